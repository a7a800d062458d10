//! What the tests of computer players share, for any game.
#![allow(dead_code, reason = "each user takes what it needs")]

use std::collections::HashSet;
use tavoliere::bots::{self, Answer, DECIDED, Effort, Strength};
use tavoliere::rules::{AnySitting, Game, Head, Question, Seat, Seated, Sitting, Turn};

/// A sitting whose chance comes from this secret.
pub fn open<G: Game>(options: &G::Options, secret: u8) -> Box<dyn AnySitting> {
    let head = Head { secret: [secret; 32], ..Head::default() };
    Box::new(Seated::new(Sitting::<G>::new(head, options.clone()), options.clone()))
}

/// A sitting that begins from a position.
pub fn open_at<G: Game>(options: &G::Options, position: &str) -> Box<dyn AnySitting> {
    let sitting = Sitting::<G>::new_at(Head::default(), options.clone(), position).expect("a position");
    Box::new(Seated::new(sitting, options.clone()))
}

/// What a seat would play: always a legal move, and the answer to this question.
pub fn answer(sitting: &dyn AnySitting, seat: Seat, effort: impl Into<Effort>) -> Answer {
    let question = sitting.question(seat);
    let answer = bots::answer(&question, effort).expect("a turn");
    assert_eq!(answer.number, question.number);
    assert!(sitting.choices().iter().any(|choice| choice.text == answer.text), "{answer:?} is not legal");
    answer
}

/// Won at once, at every strength.
pub fn assert_wins(open: impl Fn() -> Box<dyn AnySitting>, seat: Seat, reason: &str) {
    for strength in 1..=4 {
        let mut sitting = open();
        let answer = answer(sitting.as_ref(), seat, Strength::new(strength).unwrap());
        sitting.play(&answer.text, &mut Vec::new()).unwrap();
        assert_eq!(sitting.outcome().map(|outcome| outcome.reason), Some(reason), "strength {strength}: {answer:?}");
        assert!(answer.score >= DECIDED, "{answer:?}");
    }
}

/// A whole game of the weakest player against himself, with so many positions a move.
pub fn play_out(sitting: &mut dyn AnySitting, nodes: u64) {
    let quick = Effort { nodes, ..Strength::new(1).unwrap().effort() };
    while sitting.turn() != Turn::Over {
        while sitting.play_chance(&mut Vec::new()) {}
        if let Turn::Seat(seat, _) = sitting.turn() {
            let answer = bots::answer(&sitting.question(seat), quick).unwrap();
            sitting.play(&answer.text, &mut Vec::new()).unwrap();
        }
    }
}

/// At least four first moves in so many games, and always the same hint in some.
pub fn assert_openings_vary(first: &Question, games: u64, hints: u64) {
    let text = |seed: u64, effort: Effort| bots::answer(&Question { seed, ..first.clone() }, effort).unwrap().text;
    for strength in [1, 3] {
        let effort = Strength::new(strength).unwrap().effort();
        let texts: HashSet<_> = (0..games).map(|seed| text(seed, effort)).collect();
        assert!(texts.len() >= 4, "strength {strength}: {texts:?}");
    }
    let hint = Effort { nodes: 1_000, ..Effort::hint() };
    assert_eq!((0..hints).map(|seed| text(seed, hint)).collect::<HashSet<_>>().len(), 1);
}
