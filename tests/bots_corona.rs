//! Computer players at La Corona.

mod corona;

use corona::{LEVELS, begun, level, level_with};
use tavoliere::bots::contest::{Contest, Contestant, Counting, Report};
use tavoliere::bots::{self, Answer, DECIDED, Effort, Outlook, Strength};
use tavoliere::rules::corona::{Corona, Options};
use tavoliere::rules::game::{Game, Stage};
use tavoliere::rules::{AnySitting, Head, Question, Seat, Seated, Side, Sitting, Turn};

/// A position text: pieces by square, then the Crown's square and the seat to move.
fn position(men: &[(&str, &str)], rest: &str) -> String {
    let rank = |number: usize| {
        let (mut text, mut empty) = (String::new(), 0);
        for file in b'a'..=b'q' {
            let square = format!("{}{number}", char::from(file));
            match men.iter().find(|(at, _)| *at == square) {
                None => empty += 1,
                Some((_, man)) if empty == 0 => text += man,
                Some((_, man)) => text += &format!("{}{man}", std::mem::take(&mut empty)),
            }
        }
        if empty > 0 { format!("{text}{empty}") } else { text }
    };
    format!("{} {rest} 0 - -", (1..=17).rev().map(rank).collect::<Vec<_>>().join("/"))
}

fn open(options: &Options) -> Box<dyn AnySitting> {
    Box::new(Seated::new(Sitting::<Corona>::new(Head::default(), options.clone()), options.clone()))
}

fn open_at(name: &str, men: &[(&str, &str)], rest: &str) -> Box<dyn AnySitting> {
    let (options, text) = (level(name), position(men, rest));
    let sitting = Sitting::<Corona>::new_at(Head::default(), options.clone(), &text);
    Box::new(Seated::new(sitting.unwrap_or_else(|error| panic!("{text}: {error}")), options))
}

fn answer(sitting: &dyn AnySitting, effort: impl Into<Effort>) -> Answer {
    let Turn::Seat(seat, _) = sitting.turn() else { panic!("nobody's turn") };
    let answer = bots::answer(&sitting.question(seat), effort).expect("a turn");
    assert!(sitting.choices().iter().any(|choice| choice.text == answer.text), "{answer:?} is not legal");
    answer
}

fn strength(number: u8) -> Strength {
    Strength::new(number).unwrap()
}

/// Played at every strength from 1 to 3.
fn assert_plays(name: &str, men: &[(&str, &str)], rest: &str, text: &str) -> Vec<Answer> {
    let sitting = open_at(name, men, rest);
    let answers: Vec<_> = (1..=3).map(|number| answer(sitting.as_ref(), strength(number))).collect();
    answers.iter().for_each(|answer| assert_eq!(answer.text, text, "{name}: {answer:?}"));
    answers
}

#[test]
fn an_asylum_is_entered_at_once() {
    for men in [[("i17", "bP"), ("e9", "vK")], [("b2", "bo"), ("e9", "vK")], [("d4", "bR"), ("c9", "vK")]] {
        let (at, _) = men[0];
        for number in 1..=3 {
            let mut sitting = open_at("duel", &men, &format!("{at} a1"));
            let answer = answer(sitting.as_ref(), strength(number));
            sitting.play(&answer.text, &mut Vec::new()).unwrap();
            assert_eq!(sitting.outcome().map(|outcome| outcome.reason), Some("asylum"), "{number}: {answer:?}");
            assert!(answer.score >= DECIDED, "{answer:?}");
        }
    }
}

#[test]
fn the_free_crown_is_taken_when_that_is_safe() {
    let duel = open_at("duel", &[("i2", "bP"), ("p3", "vA")], "i9 a1");
    let each = [("i2", "bP"), ("p3", "nA"), ("p16", "vo"), ("b16", "to")];
    for sitting in [duel, open_at("each_for_himself", &each, "i9 a1")] {
        let answers = |number, count| {
            let asked = |seed| Question { seed, ..sitting.question(Seat(0)) };
            (0..count).map(|seed| bots::answer(&asked(seed), strength(number)).unwrap().text).collect::<Vec<_>>()
        };
        let taken = |texts: &[String]| texts.iter().filter(|text| *text == "i2-i9").count();
        assert_eq!(taken(&answers(3, 10)), 10);
        assert!(taken(&answers(2, 10)) >= 8, "{:?}", answers(2, 10));
        // A beginner misses it now and then, but there is nothing that he does more often.
        let played = answers(1, 40);
        assert!(
            played.iter().all(|text| played.iter().filter(|other| *other == text).count() <= taken(&played)),
            "{played:?}"
        );
    }
}

#[test]
fn it_is_not_taken_with_a_king_where_a_pawn_would_strike_him() {
    let sitting = open_at("duel", &[("i2", "bK"), ("j10", "vo"), ("p16", "vA"), ("b1", "bo")], "i9 a1");
    for number in 1..=3 {
        let answer = answer(sitting.as_ref(), strength(number));
        assert_ne!(answer.text, "i2-i9", "{number}: {answer:?}");
    }
}

#[test]
fn a_carrier_about_to_enter_is_struck() {
    assert_plays("duel", &[("i17", "vP"), ("i3", "bK"), ("p2", "vo")], "i17 a1", "i3-i17");
    // Of three opponents it is the second to move who would enter.
    let men = [("i17", "vP"), ("i3", "bK"), ("p2", "no"), ("b15", "to"), ("o15", "vo")];
    assert_plays("each_for_himself", &men, "i17 a1", "i3-i17");
}

#[test]
fn partners_play_for_each_other() {
    // Vermilion would enter, but Black moves before; White takes the Paladin that would strike the possessor.
    let men = [("i17", "vP"), ("i2", "nP"), ("a2", "bP"), ("p1", "no"), ("b15", "to")];
    for answer in assert_plays("partnership", &men, "i17 a1", "a2-i2") {
        assert!(answer.score >= DECIDED, "{answer:?}");
    }
}

#[test]
fn a_piece_is_not_left_to_whichever_of_three_opponents_would_strike_it() {
    let men = [("e5", "bP"), ("a2", "bK"), ("p2", "no"), ("p16", "vo"), ("i1", "tA")];
    let sitting = open_at("each_for_himself", &men, "i9 a1");
    for number in 1..=3 {
        let answer = answer(sitting.as_ref(), strength(number));
        let to = answer.text.strip_prefix("e5-").unwrap_or_else(|| panic!("{number}: {answer:?}"));
        let (file, rank) = to.split_at(1);
        let aside = u32::from(file.as_bytes()[0].abs_diff(b'i'));
        assert_ne!(aside, rank.parse::<u32>().unwrap() - 1, "{number}: the Amazon still strikes: {answer:?}");
    }
}

#[test]
fn the_crown_is_carried_home_by_the_road_that_nobody_can_cut() {
    // From b3 and from c2 the Knight would enter; on c2 the Paladin would strike him.
    for answer in assert_plays("duel", &[("d4", "bN"), ("c9", "vP"), ("p16", "vo"), ("n1", "bo")], "d4 a1", "d4-b3*") {
        assert!(answer.score >= DECIDED, "{answer:?}");
    }
}

#[test]
fn a_road_home_counts_less_if_it_can_be_cut() {
    let worth = |paladins: [&str; 2]| {
        let men = [("d4", "bN"), (paladins[0], "vP"), (paladins[1], "vP"), ("p16", "vo")];
        corona::at(&level("duel"), &position(&men, "d4 a1")).worth(Side(0))
    };
    // From b3 and from c2 the Knight would enter.
    let (cut, open) = (worth(["b9", "c9"]), worth(["f9", "g9"]));
    assert!(open > cut + 100, "{open} {cut}");
}

#[test]
fn a_soft_player_misses_chances_but_gives_nothing_away() {
    let men = [("e5", "bP"), ("a2", "bK"), ("e9", "vo"), ("p16", "vK"), ("q4", "vA")];
    let sitting = open_at("duel", &men, "i9 a1");
    let answers = |effort: Effort| {
        let asked = |seed| Question { seed, ..sitting.question(Seat(0)) };
        (0..40).map(|seed| bots::answer(&asked(seed), effort).unwrap().text).collect::<Vec<_>>()
    };
    let strikes = |texts: &[String]| texts.iter().filter(|text| *text == "e5-e9").count();
    let sharp = answers(Effort { softness: 0, varied: false, ..strength(1).effort() });
    assert_eq!(strikes(&sharp), 40, "{sharp:?}");
    let soft = answers(strength(1).effort());
    assert!((1..40).contains(&strikes(&soft)), "{soft:?}");
}

#[test]
fn before_play_all_is_left_as_the_book_has_it() {
    let options = [("free_array", "on"), ("amazon_before_knight", "on"), ("first", "a1")];
    let mut sitting = open(&level_with("duel", &options));
    let mut decided = 0;
    while !matches!(sitting.turn(), Turn::Seat(_, Stage::Play)) {
        let answer = answer(sitting.as_ref(), strength(1));
        assert_eq!(answer.text, sitting.choices()[0].text);
        sitting.play(&answer.text, &mut Vec::new()).unwrap();
        decided += 1;
    }
    assert_eq!(decided, 2 * (25 + 1 + 1));
}

#[test]
fn a_position_is_worth_to_one_side_what_it_costs_the_other() {
    for name in ["duel", "two_squadrons", "partnership"] {
        let mut game = begun(&level(name));
        for nth in 0..12 {
            assert_eq!(game.worth(Side(0)), -game.worth(Side(1)), "{name}, ply {nth}");
            let moves = corona::moves(&game);
            game.play(moves[(nth * 7 + 3) % moves.len()], &mut ());
        }
    }
}

#[test]
fn four_equal_squadrons_stand_equal() {
    let game = begun(&level("each_for_himself"));
    assert_eq!([0, 1, 2, 3].map(|side| game.worth(Side(side))), [0; 4]);
}

#[test]
fn however_it_is_sliced_the_answer_is_the_same() {
    let men = [
        ("i9", "bS"),
        ("g7", "bK"),
        ("d4", "boo"),
        ("h12", "bR"),
        ("k6", "nP"),
        ("n4", "no"),
        ("m9", "vL"),
        ("l12", "vD"),
        ("n14", "vo"),
        ("e12", "tC"),
        ("c13", "tA"),
        ("d14", "to"),
    ];
    for name in ["partnership", "each_for_himself"] {
        let sitting = open_at(name, &men, "i9 q1");
        let question = sitting.question(Seat(1));
        let effort = Effort { nodes: 500, ..strength(2).effort() };
        let whole = bots::answer(&question, effort).unwrap();
        for slice in [1, 7, 333] {
            let mut search = bots::begin(&question, effort).unwrap();
            let sliced = std::iter::repeat_with(|| search.step(slice)).flatten().next();
            assert_eq!(sliced.as_ref(), Some(&whole), "{name}, slices of {slice}");
        }
    }
}

#[test]
fn every_level_is_played() {
    let quick = Effort { nodes: 60, ..strength(1).effort() };
    for name in LEVELS {
        let mut sitting = open(&level(name));
        for _ in 0..30 {
            while sitting.play_chance(&mut Vec::new()) {}
            if sitting.turn() == Turn::Over {
                break;
            }
            let text = answer(sitting.as_ref(), quick).text;
            sitting.play(&text, &mut Vec::new()).unwrap();
        }
    }
}

fn contest(name: &str, contestants: [Contestant; 2], pairs: u64) -> Report {
    let options = level(name);
    let open = |head| -> Box<dyn AnySitting> {
        Box::new(Seated::new(Sitting::<Corona>::new(head, options.clone()), options.clone()))
    };
    let names = ["first", "second"].map(str::to_owned);
    let contest = Contest { open: &open, contestants, names, seed: 1 };
    Report { pairs: (0..pairs).map(|nth| contest.pair(nth).expect("a pair")).collect() }
}

#[test]
fn a_beginner_beats_a_random_mover() {
    let beginner = Contestant::Computer(strength(1).effort());
    let report = contest("duel", [beginner, Contestant::Random], 1);
    assert_eq!(report.score(Counting::Games).points, 2.0, "{:?}", report.pairs);
}

#[test]
fn with_more_than_two_sides_one_plays_against_all_others_from_every_seat() {
    let report = contest("each_for_himself", [Contestant::Random; 2], 2);
    let games: Vec<_> = report.pairs.iter().flat_map(|pair| &pair.games).collect();
    assert_eq!(games.iter().map(|game| game.seat).collect::<Vec<_>>(), [0, 1, 2, 3]);
    for game in &games {
        let heads = game.record.lines().filter(|line| line.contains("\"first\"")).count();
        assert_eq!(heads, 1, "{}", game.record);
    }
    let lots = games.iter().map(|game| game.record.split("lot ").nth(1).map(|rest| &rest[..3])).collect::<Vec<_>>();
    assert_eq!([lots[0], lots[2]], [lots[1], lots[3]], "the lot falls the same in both games of a pair");
    assert_eq!([0, 1, 2, 3].map(|seat| report.score_on(seat).of), [1; 4]);
}
