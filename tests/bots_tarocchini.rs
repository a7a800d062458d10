//! Computer players of the Tarocchini: every game is played whole, and nobody knows what he has not seen.

mod opponents;
mod tarocchini;

use opponents::{answer, open};
use tavoliere::bots::{self, Effort, Strength};
use tavoliere::rules::tarocchini::card::{Card, Cards};
use tavoliere::rules::tarocchini::{At, Tarocchini, View};
use tavoliere::rules::{AnySitting, Game, Question, Seat, Turn};

fn strength(number: u8) -> Strength {
    Strength::new(number).expect("a strength")
}

/// Plays a hand to its end, words and claims too.
fn play_hand(sitting: &mut dyn AnySitting, effort: Effort) {
    while sitting.turn() != Turn::Over {
        while sitting.play_chance(&mut Vec::new()) {}
        let Turn::Seat(seat, _) = sitting.turn() else { break };
        let text = answer(sitting, seat, effort).text;
        sitting.play(&text, &mut Vec::new()).unwrap_or_else(|error| panic!("{text}: {error}"));
        for seat in sitting.seating().iter() {
            if sitting.turn() == Turn::Over {
                break;
            }
            if let Some(text) = bots::aside(&sitting.question(seat), effort).expect("a view") {
                sitting.play(&text, &mut Vec::new()).unwrap_or_else(|error| panic!("{text}: {error}"));
            }
        }
    }
}

#[test]
fn every_game_is_played_by_rule_of_thumb() {
    for name in tarocchini::LEVELS {
        let mut sitting = open::<Tarocchini>(&tarocchini::level(name), 7);
        for hand in 0..6 {
            play_hand(sitting.as_mut(), Effort::thumb());
            assert!(sitting.outcome().is_some(), "{name}, hand {hand}");
            if !sitting.next_game() {
                break;
            }
        }
    }
}

#[test]
fn every_game_is_played_by_searching() {
    let quick = Effort { nodes: 40, ..strength(3).effort() };
    for name in tarocchini::LEVELS {
        let mut sitting = open::<Tarocchini>(&tarocchini::level(name), 8);
        play_hand(sitting.as_mut(), quick);
        assert!(sitting.outcome().is_some(), "{name}");
    }
}

#[test]
fn under_every_option_somebody_plays() {
    let options: [(&str, &[(&str, &str)]); 9] = [
        ("partita", &[("rigour", "on")]),
        ("partita", &[("silence", "on"), ("plate", "pesi")]),
        ("partita", &[("abuses", "on"), ("come_vuole", "off")]),
        ("sei", &[("rigour", "on"), ("abuses", "on")]),
        ("quarantacinque3", &[("every_hand", "on"), ("vicious", "on")]),
        ("quarantacinque2", &[("counting", "rounded")]),
        ("settanta", &[("counting", "exact")]),
        ("lecchini", &[("accusing", "economic"), ("length", "match")]),
        ("toppa", &[("toppa_a_voi", "on")]),
    ];
    for (name, set) in options {
        let mut sitting = open::<Tarocchini>(&tarocchini::level_with(name, set), 9);
        for effort in [Effort::thumb(), Effort { nodes: 30, ..strength(2).effort() }] {
            play_hand(sitting.as_mut(), effort);
            assert!(sitting.outcome().is_some(), "{name} {set:?}");
            sitting.next_game();
        }
    }
}

/// The view of a question with the cards its seat does not see dealt otherwise: it is the same view, for they are not in it.
fn unseen(view: &View) -> Cards {
    let seen: Cards = view.table.lying.iter().filter_map(|lies| lies.card).collect();
    Cards::ALL.without(seen)
}

/// Of hands that differ only in what a seat has not seen the same is chosen and said.
#[test]
fn cards_unseen_change_nothing() {
    let options = tarocchini::level("partita");
    let effort = Effort { nodes: 60, ..strength(4).effort() };
    let mut compared = 0;
    for secret in 0..6 {
        let mut sitting = open::<Tarocchini>(&options, secret);
        for _ in 0..40 {
            while sitting.play_chance(&mut Vec::new()) {}
            let Turn::Seat(seat, _) = sitting.turn() else { break };
            let question = sitting.question(seat);
            let view: View = serde_json::from_str(&question.view).expect("a view");
            let hidden: Vec<Card> = unseen(&view).collect();
            assert!(hidden.iter().all(|&card| !view.table.lying.iter().any(|lies| lies.card == Some(card))));
            // Two hands that the seat could not tell apart: imagined with other dice, seen again from the same seat.
            let mut rng = common_dice(secret.into());
            let twin = Tarocchini::imagine(&view, &mut rng);
            let again =
                Question { view: serde_json::to_string(&twin.view(Some(seat))).expect("a view"), ..question.clone() };
            let moved = |at: &At| matches!(at, At::Hand(other, _) if Seat(*other) != seat);
            compared += usize::from(view.table.lying.iter().any(|lies| lies.card.is_none() && moved(&lies.at)));
            let choose = |question: &Question| bots::answer(question, effort).expect("a turn").text;
            let text = choose(&question);
            assert_eq!(text, choose(&again));
            let says = |question: &Question| bots::aside(question, effort).expect("a view");
            assert_eq!(says(&question), says(&again));
            sitting.play(&text, &mut Vec::new()).expect("a move");
        }
    }
    assert!(compared > 100, "{compared}");
}

fn common_dice(seed: u64) -> rand_chacha::ChaCha8Rng {
    use rand::SeedableRng;
    rand_chacha::ChaCha8Rng::seed_from_u64(seed)
}

#[test]
fn an_answer_does_not_hang_on_how_thinking_is_cut() {
    let mut sitting = open::<Tarocchini>(&tarocchini::level("partitaccia"), 3);
    while sitting.play_chance(&mut Vec::new()) {}
    let Turn::Seat(seat, _) = sitting.turn() else { panic!("nobody's turn") };
    let question = sitting.question(seat);
    let effort = Effort { nodes: 500, ..strength(3).effort() };
    let whole = bots::answer(&question, effort).expect("a turn");
    let mut search = bots::begin(&question, effort).expect("a turn");
    let mut steps = 0;
    let cut = loop {
        steps += 1;
        if let Some(answer) = search.step(20) {
            break answer;
        }
    };
    assert!(steps > 3 && cut == whole, "{steps}: {cut:?} {whole:?}");
}

#[test]
fn damaged_questions_are_refused() {
    let mut sitting = open::<Tarocchini>(&tarocchini::level("toppa"), 3);
    while sitting.play_chance(&mut Vec::new()) {}
    let Turn::Seat(seat, _) = sitting.turn() else { panic!("nobody's turn") };
    let question = sitting.question(seat);
    assert!(bots::answer(&question, strength(1)).is_ok());
    let other = Seat(1 - seat.0);
    assert!(bots::answer(&Question { seat: other, ..question.clone() }, strength(1)).is_err(), "a stranger's view");
    assert!(bots::answer(&sitting.question(other), strength(1)).is_err(), "not its turn");
    let broken = question.view.replace("\"players\":2", "\"players\":9");
    assert_ne!(broken, question.view);
    assert!(bots::answer(&Question { view: broken, ..question }, strength(1)).is_err());
}
