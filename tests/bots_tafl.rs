//! Computer players at the King's Table.

mod opponents;
mod tafl;

use tafl::{BOARDS, level, level_with};
use tavoliere::bots::agreement::{late_questions, would_agree};
use tavoliere::bots::contest::{Contest, Contestant, Counting, Report};
use tavoliere::bots::{self, Answer, BeginError, DECIDED, Effort, Strength};
use tavoliere::rules::tafl::{Options, Tafl};
use tavoliere::rules::{AnySitting, Head, Question, Seat, Seated, Sitting, Turn};

const BLACK: Seat = Seat(0);
const WHITE: Seat = Seat(1);

fn open(options: &Options, secret: u8) -> Box<dyn AnySitting> {
    opponents::open::<Tafl>(options, secret)
}

fn open_at(board: &str, position: &str) -> Box<dyn AnySitting> {
    opponents::open_at::<Tafl>(&level(board), position)
}

fn answer(sitting: &dyn AnySitting, seat: Seat, strength: u8) -> Answer {
    opponents::answer(sitting, seat, Strength::new(strength).unwrap())
}

/// Won at once, at every strength.
fn assert_wins(board: &str, position: &str, seat: Seat, reason: &str) {
    opponents::assert_wins(|| open_at(board, position), seat, reason);
}

#[test]
fn an_open_road_is_taken() {
    assert_wins("tablut", "9/9/t7t/9/3t5/K8/9/2T6/9 white", WHITE, "corner");
    assert_wins("hnefatafl", "11/11/11/2t8/11/11/K10/7t3/11/11/1tT8 white", WHITE, "corner");
}

#[test]
fn a_king_that_can_be_captured_is_captured() {
    // Alone in the open, on the edge, and together with his escort.
    assert_wins("hnefatafl", "11/11/11/11/11/11/t10/2tKt6/3t7/8T2/11 black", BLACK, "king_captured");
    assert_wins("hnefatafl", "11/11/11/11/11/11/2t8/11/11/1t9/1K6T2 black", BLACK, "king_captured");
    assert_wins("hnefatafl", "11/11/11/11/11/11/3tt6/2tKT5t/3tt6/11/1T9 black", BLACK, "king_captured");
}

#[test]
fn an_open_road_is_closed_if_it_can_be() {
    // The King on a3 sees a1; black men can step between, or the King can be shut out.
    for strength in 1..=4 {
        let mut sitting = open_at("hnefatafl", "5t5/11/11/t9t/11/4t6/11/11/K9t/2t8/3t3T3 black");
        let reply = answer(sitting.as_ref(), BLACK, strength);
        sitting.play(&reply.text, &mut Vec::new()).unwrap();
        let reply = answer(sitting.as_ref(), WHITE, strength);
        sitting.play(&reply.text, &mut Vec::new()).unwrap();
        assert_eq!(sitting.outcome(), None, "strength {strength} left the road open");
    }
}

#[test]
fn a_king_in_danger_is_saved() {
    // Three black men stand around the King and the fourth is ready.
    for strength in 1..=4 {
        let mut sitting = open_at("hnefatafl", "11/11/11/11/11/11/t4T5/2tKt6/11/3t7/1T9 white");
        for seat in [WHITE, BLACK] {
            let reply = answer(sitting.as_ref(), seat, strength);
            sitting.play(&reply.text, &mut Vec::new()).unwrap();
        }
        assert_eq!(sitting.outcome(), None, "strength {strength} lost the King");
    }
}

#[test]
fn two_open_roads_are_a_won_game() {
    let sitting = open_at("tablut", "9/t8/9/3t5/9/4K4/9/2t1t4/9 white");
    let answer = answer(sitting.as_ref(), WHITE, 2);
    assert!(answer.score >= DECIDED, "{answer:?}");
}

#[test]
fn however_it_is_sliced_the_answer_is_the_same() {
    for (board, options) in [("brandub", [("die", "none")]), ("tablut", [("die", "upto")]), ("ardri", [("step", "on")])]
    {
        let mut sitting = open(&level_with(board, &options), 3);
        for _ in 0..6 {
            while sitting.play_chance(&mut Vec::new()) {}
            let Turn::Seat(seat, _) = sitting.turn() else { break };
            let question = sitting.question(seat);
            let whole = bots::answer(&question, Strength::new(2).unwrap()).unwrap();
            let mut search = bots::begin(&question, Strength::new(2).unwrap()).unwrap();
            let sliced = loop {
                if let Some(answer) = search.step(17) {
                    break answer;
                }
            };
            assert_eq!(sliced, whole);
            sitting.play(&whole.text, &mut Vec::new()).unwrap();
        }
    }
}

#[test]
fn whole_games_on_every_board_and_with_every_die() {
    let kinds = [("die", "none"), ("die", "upto"), ("die", "exact"), ("die", "parity")];
    let games = BOARDS.iter().zip(kinds.iter().cycle()).map(|(board, &die)| level_with(board, &[die]));
    for (secret, options) in (1..).zip(games.chain([level_with("brandub", &[("step", "on")])])) {
        let mut sitting = open(&options, secret);
        opponents::play_out(sitting.as_mut(), 60);
    }
}

#[test]
fn openings_vary_and_a_hint_does_not() {
    opponents::assert_openings_vary(&open(&level("tablut"), 1).question(BLACK), 20, 5);
}

#[test]
fn a_question_that_makes_no_sense_is_refused() {
    let question = open(&level("brandub"), 1).question(BLACK);
    let strength = Strength::new(1).unwrap();
    let other = Question { family: "tiddlywinks".to_owned(), ..question.clone() };
    assert!(matches!(bots::answer(&other, strength), Err(BeginError::UnknownFamily(_))));
    let torn = Question { view: question.view[..20].to_owned(), ..question.clone() };
    assert!(matches!(bots::answer(&torn, strength), Err(BeginError::BadView(_))));
    let waiting = Question { seat: WHITE, ..question };
    assert!(matches!(bots::answer(&waiting, strength), Err(BeginError::NotToMove)));
}

fn contest(board: &str, games: &str, contestants: [Contestant; 2], pairs: u64) -> Report {
    let options = level_with(board, &[("games", games)]);
    let open = |head| -> Box<dyn AnySitting> {
        Box::new(Seated::new(Sitting::<Tafl>::new(head, options.clone()), options.clone()))
    };
    let names = ["first", "second"].map(str::to_owned);
    let contest = Contest { open: &open, contestants, names, seed: 1 };
    Report { pairs: (0..pairs).map(|nth| contest.pair(nth).expect("a pair")).collect() }
}

fn computer(strength: u8) -> Contestant {
    Contestant::Computer(Strength::new(strength).unwrap().effort())
}

#[test]
fn a_contest_is_the_same_again_and_its_openings_are_equal() {
    let quick = Contestant::Computer(Effort { nodes: 60, ..Strength::new(1).unwrap().effort() });
    let report = contest("brandub", "two", [quick, Contestant::Random], 2);
    assert_eq!(report, contest("brandub", "two", [quick, Contestant::Random], 2));
    for pair in &report.pairs {
        assert_eq!((pair.games[0].seat, pair.games[1].seat), (0, 1));
        let moves = |record: &str| record.lines().filter(|line| line.starts_with("1.")).map(str::to_owned).next_back();
        let opening = |line: String| line.split_whitespace().take(6).map(str::to_owned).collect::<Vec<_>>();
        let first = moves(&pair.games[0].record).map(opening).unwrap();
        let second = moves(&pair.games[1].record).map(opening).unwrap();
        assert_eq!(first, second);
        assert!(pair.by_tally.is_some());
    }
}

/// Small contests with fixed seeds; `docs/strength.md` has the large ones.
#[test]
fn a_stronger_player_beats_a_weaker_one() {
    for board in ["brandub", "tablut"] {
        let report = contest(board, "two", [computer(2), computer(1)], 6);
        assert!(report.score(Counting::Tallies).points >= 4.5, "{board}: {:?}", report.score(Counting::Tallies));
    }
}

#[test]
fn a_match_is_played_for_men_and_a_game_for_the_corner() {
    // The King can reach a corner; a white man can take a black one first, and the road stays open.
    let position = "7t1/9/9/9/9/K5tT1/9/5T3/9 white";
    let reasons = ["one", "two"].map(|games| {
        let options = level_with("tablut", &[("games", games)]);
        let sitting = Sitting::<Tafl>::new_at(Head::default(), options.clone(), position).expect("a position");
        let mut sitting: Box<dyn AnySitting> = Box::new(Seated::new(sitting, options));
        let reply = answer(sitting.as_ref(), WHITE, 3);
        sitting.play(&reply.text, &mut Vec::new()).unwrap();
        sitting.outcome().map(|outcome| outcome.reason)
    });
    assert_eq!(reasons[0], Some("corner"));
    assert_eq!(reasons[1], None, "there are men to be taken first");
}

#[test]
fn a_beginner_beats_a_random_mover() {
    for board in ["brandub", "tablut"] {
        let report = contest(board, "one", [computer(1), Contestant::Random], 5);
        assert!(report.score(Counting::Games).points >= 9.0, "{board}: {:?}", report.score(Counting::Games));
    }
}

#[test]
fn a_road_that_lay_open_before_is_no_draw_unless_the_third_time_makes_it_one() {
    // Black is far behind. If the man on a2 leaves, White walks to a1, though that position has occurred before.
    let position = "9/t8/9/9/9/K6T1/9/t8/5TT2 black";
    let mut opened = open_at("tablut", position);
    opened.play("a2-b2", &mut Vec::new()).unwrap();
    let key = *opened.question(WHITE).past.last().unwrap();
    let reply = |times: usize| {
        let mut question = open_at("tablut", position).question(BLACK);
        question.past.splice(0..0, vec![key; times]);
        bots::answer(&question, Effort { nodes: 2_000, ..Effort::hint() }).unwrap()
    };
    assert_ne!(reply(1).text, "a2-b2");
    let drawn = reply(2);
    assert_eq!((drawn.text.as_str(), drawn.score), ("a2-b2", 0));
}

/// A question of a game in which so much has been played.
fn asked(position: &str, seat: Seat, number: u64) -> Question {
    Question { number, ..open_at("tablut", position).question(seat) }
}

#[test]
fn a_draw_is_agreed_to_when_the_game_has_stood_level_for_some_moves() {
    const LEVEL: &str = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3";
    const RINGED: &str = "3t1t3/2t3t2/1t5t1/t3T3t/3TKT3/t3T3t/1t5t1/2t3t2/3t1t3";
    let at = |position: &str, seat: Seat| format!("{position} {}", ["black", "white"][seat.index()]);
    for seat in [BLACK, WHITE] {
        let level: Vec<_> = (40..46).map(|number| asked(&at(LEVEL, seat), seat, number)).collect();
        assert!(would_agree(&level), "level for six turns");
        assert!(!would_agree(&level[1..]), "for five turns only");
        let early: Vec<_> = (20..26).map(|number| asked(&at(LEVEL, seat), seat, number)).collect();
        assert!(!would_agree(&early), "the game has hardly begun");
        // The ring around the King is closed.
        for better in 0..6 {
            let mut questions = level.clone();
            questions[better] = asked(&at(RINGED, seat), seat, 40 + better as u64);
            assert_eq!(would_agree(&questions), seat == WHITE, "Black stood better, White worse, at one of the turns");
        }
    }
}

#[test]
fn a_player_looks_back_on_his_own_last_turns() {
    let mut sitting = open(&level("tablut"), 1);
    let mut asked = Vec::new();
    for nth in 0..16 {
        let Turn::Seat(seat, _) = sitting.turn() else { panic!("the game is over") };
        asked.extend((seat == WHITE).then(|| sitting.question(seat)));
        assert_eq!(late_questions(sitting.as_ref(), WHITE).len(), (nth / 2).min(6));
        let reply = answer(sitting.as_ref(), seat, 1);
        sitting.play(&reply.text, &mut Vec::new()).unwrap();
    }
    assert_eq!(late_questions(sitting.as_ref(), WHITE), asked[2..]);
}
