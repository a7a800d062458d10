//! Computer players at Échecs.

mod echecs;
mod opponents;

use echecs::{at, level, plain, read, start, text, with};
use tavoliere::bots::contest::{Contest, Contestant, Counting, Report};
use tavoliere::bots::{self, Answer, DECIDED, Effort, Strength, forced};
use tavoliere::rules::echecs::{Echecs, Options};
use tavoliere::rules::{AnySitting, Disclosure, Game, Seat, Seated, Sitting, Style, Turn};

const WHITE: Seat = Seat(0);

fn open(options: &Options, secret: u8) -> Box<dyn AnySitting> {
    opponents::open::<Echecs>(options, secret)
}

fn open_at(options: &Options, position: &str) -> Box<dyn AnySitting> {
    opponents::open_at::<Echecs>(options, position)
}

fn answer(sitting: &dyn AnySitting, effort: impl Into<Effort>) -> Answer {
    let Turn::Seat(seat, _) = sitting.turn() else { panic!("the game is over") };
    opponents::answer(sitting, seat, effort)
}

fn strength(number: u8) -> Strength {
    Strength::new(number).expect("a strength")
}

/// Positions in which mate can be given at once.
const MATES: [&str; 8] = [
    "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
    "r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1",
    "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
    "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1",
    "4k3/R7/8/8/8/8/8/1R4K1 w - - 0 1",
    "k7/2P5/1K6/8/8/8/8/8 w - - 0 1",
    "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 1",
];

#[test]
fn a_mate_in_one_is_never_left_unplayed() {
    for position in MATES {
        assert!(!forced::keys(&at(&plain(), position), 1).is_empty(), "there is no mate in {position}");
        for number in 1..=4 {
            let mut sitting = open_at(&plain(), position);
            let given = answer(sitting.as_ref(), strength(number));
            sitting.play(&given.text, &mut Vec::new()).unwrap();
            let reason = sitting.outcome().map(|outcome| outcome.reason);
            assert_eq!(reason, Some("mate"), "strength {number} in {position}: {given:?}");
            assert!(given.score >= DECIDED);
        }
    }
}

#[test]
fn under_toute_rigueur_the_computer_says_what_it_gives() {
    for number in 1..=4 {
        let mut sitting = open_at(&with("toute_rigueur", "on"), MATES[0]);
        let given = answer(sitting.as_ref(), strength(number));
        assert_eq!(given.text, "Ra8#");
        sitting.play(&given.text, &mut Vec::new()).unwrap();
        assert_eq!(sitting.outcome().map(|outcome| outcome.pays[0]), Some(2), "the whole stake");
    }
}

#[test]
fn mates_in_two_and_three_are_found() {
    for (position, own, number) in [
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, 3),
        ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2, 2),
        ("r1b3kr/ppp1Bp1p/1b6/n2P4/2p3q1/2Q2N2/P4PPP/RN2R1K1 w - - 0 1", 3, 4),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3, 4),
    ] {
        let mut sitting = open_at(&plain(), position);
        for left in (0..own).rev() {
            let given = answer(sitting.as_ref(), strength(number));
            assert!(given.score >= DECIDED, "{position}, {left} moves before the end: {given:?}");
            sitting.play(&given.text, &mut Vec::new()).unwrap();
            if sitting.turn() == Turn::Over {
                break;
            }
            let defence = answer(sitting.as_ref(), strength(4));
            sitting.play(&defence.text, &mut Vec::new()).unwrap();
        }
        assert_eq!(sitting.outcome().map(|outcome| outcome.reason), Some("mate"), "{position}");
    }
}

/// What anybody must see.
#[test]
fn no_man_is_thrown_away() {
    // A Queen stands to be taken for nothing.
    for number in 1..=4 {
        let sitting = open_at(&plain(), "4k3/5ppp/8/3q4/4P3/8/5PPP/4K3 w - - 0 1");
        assert_eq!(answer(sitting.as_ref(), strength(number)).text, "exd5", "strength {number}");
    }
    let refused = [
        // Guarded by a Pawn: not to be taken by the Queen.
        ("4k3/3p4/4p3/8/8/8/4Q3/4K3 w - - 0 1", "Qxe6"),
        ("r3k3/1p6/p7/8/8/8/8/R3K2Q w - - 0 1", "Rxa6"),
        // The Queen is attacked, and may not stay.
        ("4k3/8/8/2p5/3Q4/8/8/4K3 w - - 0 1", "Ke2"),
    ];
    for (position, bad) in refused {
        for number in 1..=4 {
            for seed in 0..10 {
                let mut question = open_at(&plain(), position).question(WHITE);
                question.seed = seed;
                question.number = 40;
                let given = bots::answer(&question, strength(number)).expect("a turn").text;
                assert_ne!(given, bad, "strength {number} in {position}");
            }
        }
    }
}

#[test]
fn whoever_is_far_ahead_mates_and_does_not_give_pat() {
    for position in ["8/8/8/3k4/8/8/8/KQ6 w - - 0 1", "8/8/8/3k4/8/8/8/KR5R w - - 0 1"] {
        let mut sitting = open_at(&plain(), position);
        let (strong, weak) = (strength(2), strength(1));
        while sitting.turn() != Turn::Over {
            let effort = if sitting.turn() == Turn::Seat(WHITE, tavoliere::rules::Stage::Play) { strong } else { weak };
            let given = answer(sitting.as_ref(), effort);
            sitting.play(&given.text, &mut Vec::new()).unwrap();
        }
        assert_eq!(
            sitting.outcome().map(|outcome| outcome.reason),
            Some("mate"),
            "{}",
            sitting.record(tavoliere::rules::Disclosure::Copy)
        );
    }
}

#[test]
fn however_it_is_sliced_the_answer_is_the_same() {
    let mut sitting = open(&level("letter"), 3);
    for _ in 0..4 {
        let Turn::Seat(seat, _) = sitting.turn() else { break };
        let question = sitting.question(seat);
        let whole = bots::answer(&question, strength(2)).unwrap();
        let mut search = bots::begin(&question, strength(2)).unwrap();
        let sliced = loop {
            if let Some(answer) = search.step(17) {
                break answer;
            }
        };
        assert_eq!(sliced, whole);
        sitting.play(&whole.text, &mut Vec::new()).unwrap();
    }
}

#[test]
fn whole_games_on_every_level() {
    let quick = Effort { nodes: 40, ..strength(1).effort() };
    for (secret, name) in (1..).zip(["encyclopedie", "italian", "letter", "odds_pion_et_deux_traits", "odds_tour"]) {
        let mut sitting = open(&level(name), secret);
        for _ in 0..120 {
            if sitting.turn() == Turn::Over {
                break;
            }
            let given = answer(sitting.as_ref(), quick);
            sitting.play(&given.text, &mut Vec::new()).unwrap();
        }
    }
}

/// Whole games of strength 1, against itself and strength 2: wherever mate can be given at once, it is. `TAVOLIERE_GAMES` says
/// how many; `--nocapture` shows their records.
#[test]
fn in_whole_games_a_beginner_leaves_no_mate_unplayed() {
    let games = std::env::var("TAVOLIERE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(4);
    let mut mates = 0;
    for nth in 0..games {
        let players = [[1, 1], [1, 2], [2, 1]][usize::from(nth % 3)];
        let mut sitting = open(&plain(), nth);
        let mut game = start(&plain());
        while let Turn::Seat(seat, _) = sitting.turn() {
            let answer = answer(sitting.as_ref(), strength(players[seat.index()])).text;
            let mates_now: Vec<_> =
                forced::keys(&game, 1).into_iter().map(|mv| text(&game, mv, Style::Plain)).collect();
            if !mates_now.is_empty() {
                mates += 1;
                let record = sitting.record(Disclosure::Copy);
                assert!(mates_now.contains(&answer), "{record}\n{answer} is played, not {mates_now:?}");
            }
            let mv = read(&game, &answer);
            game.play(mv, &mut ());
            sitting.play(&answer, &mut Vec::new()).expect("a legal move");
        }
        println!("strengths {players:?}\n{}\n", sitting.record(Disclosure::Copy));
    }
    assert!(2 * mates >= games, "hardly a game came to a mate");
}

fn contest(contestants: [Contestant; 2], pairs: u64) -> Report {
    let options = plain();
    let open = |head| -> Box<dyn AnySitting> { Box::new(Seated::new(Sitting::<Echecs>::new(head, options), options)) };
    let names = ["first", "second"].map(str::to_owned);
    let contest = Contest { open: &open, contestants, names, seed: 1 };
    Report { pairs: (0..pairs).map(|nth| contest.pair(nth).expect("a pair")).collect() }
}

/// Small contests with fixed seeds; `docs/strength.md` has the large ones.
#[test]
fn a_stronger_player_beats_a_weaker_one_and_a_beginner_beats_chance() {
    let computer = |number| Contestant::Computer(strength(number).effort());
    let report = contest([computer(2), computer(1)], 4);
    assert!(report.score(Counting::Games).points >= 5.0, "{:?}", report.score(Counting::Games));
    let report = contest([computer(1), Contestant::Random], 4);
    assert!(report.score(Counting::Games).points >= 7.0, "{:?}: {:?}", report.score(Counting::Games), report.endings());
}

#[test]
fn a_game_played_again_is_no_second_game_of_a_pair() {
    // Soon it is pat, and then the seats must still be exchanged.
    let options = plain();
    let position = "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1";
    let open = |head| -> Box<dyn AnySitting> {
        let sitting = Sitting::<Echecs>::new_at(head, options, position).expect("a position");
        Box::new(Seated::new(sitting, options))
    };
    let names = ["first", "second"].map(str::to_owned);
    let contest = Contest { open: &open, contestants: [Contestant::Random; 2], names, seed: 2 };
    let pairs: Vec<_> = (0..6).map(|nth| contest.pair(nth).expect("a pair")).collect();
    assert!(pairs.iter().all(|pair| (pair.games[0].seat, pair.games[1].seat) == (0, 1) && pair.by_tally.is_none()));
    let reasons: Vec<_> = pairs.iter().flat_map(|pair| &pair.games).map(|game| game.reason).collect();
    assert!(reasons.contains(&"stalemate"), "{reasons:?}");
}
