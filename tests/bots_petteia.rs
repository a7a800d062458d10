//! Computer players at Petteia and Kubeia.

mod opponents;
mod petteia;

use petteia::{GAMES, level, level_with, men};
use tavoliere::bots::contest::{Contest, Contestant, Counting, Report};
use tavoliere::bots::{self, Answer, Strength};
use tavoliere::rules::petteia::{Options, Petteia};
use tavoliere::rules::{AnySitting, Seat, Seated, Sitting, Turn};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

fn open(options: &Options, secret: u8) -> Box<dyn AnySitting> {
    opponents::open::<Petteia>(options, secret)
}

fn open_at(options: &Options, pieces: &str, rest: &str) -> Box<dyn AnySitting> {
    opponents::open_at::<Petteia>(options, &format!("{} {rest}", men(options, pieces)))
}

fn answer(sitting: &dyn AnySitting, seat: Seat, strength: u8) -> Answer {
    opponents::answer(sitting, seat, Strength::new(strength).unwrap())
}

/// Won at once, at every strength.
fn assert_wins(name: &str, pieces: &str, rest: &str, seat: Seat, reason: &str) {
    opponents::assert_wins(|| open_at(&level(name), pieces, rest), seat, reason);
}

#[test]
fn an_open_way_is_broken_through() {
    let pieces = "P A1 B2 O M1 L1 B D4; p A7 B8 o L8 M8 b K6";
    assert_wins("nea_petteia", pieces, "white", WHITE, "sfondamento");
    assert_wins("nea_kubeia", pieces, "white 41", WHITE, "sfondamento");
    assert_wins("nea_petteia", "P A1 B2 O M1 L1 B D4; p A7 B8 o L8 M8 b K6", "black", BLACK, "sfondamento");
}

#[test]
fn the_last_of_a_class_is_taken() {
    assert_wins("diplasia_petteia", "P Z5 Q1 O M1 L1; p L8 M8 o H5", "white", WHITE, "decimazione");
    assert_wins("diplasia_kubeia", "P Z5 Q1 O M1 L1; p L8 M8 o H5", "white 52", WHITE, "decimazione");
}

#[test]
fn an_army_is_shut_in() {
    assert_wins("petteia", "P B7 G8 A2 M1; p A8 B8", "white", WHITE, "assedio");
}

#[test]
fn a_breakthrough_is_prevented_if_it_can_be() {
    // The white basileus sees G8; black men can step into his way.
    let pieces = "P A1 B2 H1 I1 O M1 L1 B G4; p A6 M6 B7 D7 o A8 B8 D8 E8 Z8 H8 Q8 I8 K8 L8 M8 b H5";
    for strength in 1..=4 {
        let mut sitting = open_at(&level("nea_petteia"), pieces, "black");
        for seat in [BLACK, WHITE] {
            let reply = answer(sitting.as_ref(), seat, strength);
            sitting.play(&reply.text, &mut Vec::new()).unwrap();
        }
        assert_eq!(sitting.outcome(), None, "strength {strength} left the way open");
    }
}

#[test]
fn a_third_refusal_is_not_made_while_others_can_fight() {
    for strength in 1..=4 {
        let mut sitting = open_at(&level("petteia"), "P A1 A3 B1 B2; p G8 M8", "white - 0 2 0");
        let reply = answer(sitting.as_ref(), WHITE, strength);
        sitting.play(&reply.text, &mut Vec::new()).unwrap();
        assert_eq!(sitting.outcome(), None, "strength {strength}: {reply:?}");
    }
}

#[test]
fn three_men_are_taken_rather_than_none() {
    let sitting = open_at(&level("petteia"), "P Z5 D3 Q3 Z1 A1 B1; p E3 H3 Z2 M8 L8 K8 I8", "white");
    for strength in 2..=4 {
        assert_eq!(answer(sitting.as_ref(), WHITE, strength).text, "Z5-Z3", "strength {strength}");
    }
}

#[test]
fn however_it_is_sliced_the_answer_is_the_same() {
    for name in ["mikra_petteia", "kubeia", "nea_kubeia", "nea_petteia_compulsory"] {
        let mut sitting = open(&level(name), 3);
        for _ in 0..3 {
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
fn whole_games_of_all_nine() {
    let nine = GAMES.map(level);
    let more = [
        level_with("diplasia_kubeia", &[("pay_dice", "two")]),
        level_with("nea_petteia", &[("compulsory", "on"), ("sbando", "on")]),
        level_with("kubeia", &[("illegal", "ritentare"), ("hoplites", "on")]),
    ];
    for (secret, options) in (1..).zip(nine.into_iter().chain(more)) {
        let mut sitting = open(&options, secret);
        opponents::play_out(sitting.as_mut(), 30);
    }
}

#[test]
fn openings_vary_and_a_hint_does_not() {
    opponents::assert_openings_vary(&open(&level("nea_petteia"), 1).question(WHITE), 12, 4);
}

fn contest(name: &str, contestants: [Contestant; 2], pairs: u64) -> Report {
    let options = level(name);
    let open = |head| -> Box<dyn AnySitting> { Box::new(Seated::new(Sitting::<Petteia>::new(head, options), options)) };
    let names = ["first", "second"].map(str::to_owned);
    let contest = Contest { open: &open, contestants, names, seed: 1 };
    Report { pairs: (0..pairs).map(|nth| contest.pair(nth).expect("a pair")).collect() }
}

fn computer(strength: u8) -> Contestant {
    Contestant::Computer(Strength::new(strength).unwrap().effort())
}

/// Small contests with fixed seeds; `docs/strength.md` has the large ones.
#[test]
fn a_stronger_player_beats_a_weaker_one() {
    let report = contest("mikra_petteia", [computer(2), computer(1)], 5);
    assert!(report.score(Counting::Games).points >= 7.0, "{:?}", report.score(Counting::Games));
}

#[test]
fn a_beginner_beats_a_random_mover() {
    for name in ["mikra_petteia", "kubeia"] {
        let report = contest(name, [computer(1), Contestant::Random], 4);
        assert!(report.score(Counting::Games).points >= 7.0, "{name}: {:?}", report.score(Counting::Games));
    }
}
