//! Whole games through the table, without a window: computers, and hands that touch men and squares. At every turn
//! what lies on the table is what the rules say.
#![cfg(feature = "app")]

mod at_table;

use at_table::*;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use tavoliere::app::TurnPhase;
use tavoliere::app::scene::FAMILIES;
use tavoliere::app::session::{Ask, Who};
use tavoliere::levels::{self, Level, Setup};
use tavoliere::rules::{Pick, Square};

/// Longer games are left before their end on boards where one takes too long for a test.
const MOST_TURNS: usize = 120;

/// The levels of the families whose figures are carved.
fn carved() -> impl Iterator<Item = Level> {
    levels::all().into_iter().filter(|level| FAMILIES.contains(&level.family.word()))
}

/// Somebody for every player of a level.
fn everybody(level: &Level, who: Who) -> Vec<Who> {
    let sitting = level.sit(&Setup::default()).expect("a level that can be played");
    vec![who; usize::from(sitting.seating().players())]
}

#[test]
fn hands_play_random_games_of_every_level() {
    for level in carved() {
        let mut app = table();
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        begin(&mut app, &level.id, &[], everybody(&level, Who::Person("Anna".to_owned())));
        for turn in 0..MOST_TURNS {
            until_choice(&mut app);
            assert_mirrors(&mut app);
            if phase(&app) == Some(TurnPhase::Over) {
                break;
            }
            let choices = sitting(&app).choices();
            let played = sitting(&app).entries().len();
            let choice = choices.choose(&mut rng).unwrap();
            // A man may be touched himself or by his square: both mean him.
            let lying = sitting(&app).places(None);
            let square_of = |pick: &Pick| match pick {
                Pick::Token(token) => lying.iter().find_map(|(t, place, _)| match place {
                    tavoliere::rules::Place::Square(square) if t == token => Some(Pick::Square(*square)),
                    _ => None,
                }),
                _ => None,
            };
            let picks: Vec<_> = choice
                .picks
                .iter()
                .map(|pick| square_of(pick).filter(|_| turn % 2 == 0).unwrap_or_else(|| pick.clone()))
                .collect();
            touch(&mut app, &picks);
            // Things that are given up one by one are gathered first, and go with the word that ends it.
            if sitting(&app).entries().len() == played
                && let Some(done) = sitting(&app).choices().into_iter().find(|choice| choice.text == "done")
            {
                touch(&mut app, &done.picks);
            }
            assert!(sitting(&app).entries().len() > played, "{}: {} was not played", level.id, choice.text);
        }
    }
}

#[test]
fn computers_play_every_level_among_themselves() {
    for level in carved() {
        let mut app = table();
        begin(&mut app, &level.id, &[], everybody(&level, Who::Computer(1)));
        let far = |app: &bevy::prelude::App| sitting(app).entries().len() >= MOST_TURNS / 2;
        for turn in 0.. {
            let before = sitting(&app).entries().len();
            until(&mut app, |app| sitting(app).entries().len() > before || phase(app) == Some(TurnPhase::Over));
            until(&mut app, |app| matches!(phase(app), Some(TurnPhase::Choose | TurnPhase::Over)));
            assert_mirrors(&mut app);
            if phase(&app) == Some(TurnPhase::Over) || far(&app) || turn > MOST_TURNS {
                break;
            }
        }
        assert!(sitting(&app).outcome().is_some() || far(&app), "{}", level.id);
    }
}

#[test]
fn a_match_goes_on_with_the_seats_exchanged_and_can_be_begun_again() {
    let mut app = table();
    begin(&mut app, "tafl/hnefatafl_match", &[], two_persons());
    let first = sitting(&app).seating();
    ask(&mut app, Ask::Resign);
    until(&mut app, |app| phase(app) == Some(TurnPhase::Over));
    assert!(sitting(&app).has_next_game());
    ask(&mut app, Ask::NextGame);
    until_choice(&mut app);
    assert_mirrors(&mut app);
    assert_eq!(sitting(&app).hands(), 2);
    let second = sitting(&app).seating();
    assert!(first.iter().all(|seat| first.player(seat) != second.player(seat)));
    ask(&mut app, Ask::Again);
    until_choice(&mut app);
    assert_mirrors(&mut app);
    assert_eq!((sitting(&app).hands(), sitting(&app).entries().len()), (1, 0));
    assert_eq!(sitting(&app).head().level, "tafl/hnefatafl_match");
}

#[test]
fn a_record_is_looked_through_and_played_on() {
    let mut app = table();
    begin(&mut app, "tafl/brandub", &[], two_persons());
    for text in ["a4-a6", "d5-b5", "g4-g6", "b5-b6"] {
        until_choice(&mut app);
        touch_move(&mut app, text);
    }
    let record = sitting(&app).record(tavoliere::rules::Disclosure::Copy);
    let entries = sitting(&app).entries().len();
    ask(&mut app, Ask::Replay(record));
    until(&mut app, |app| phase(app) == Some(TurnPhase::Choose));
    let steps = (0..=entries).chain((0..entries).rev()).chain([3, 1, 4]);
    for shown in steps {
        ask(&mut app, Ask::ReplayTo(shown));
        until(&mut app, |app| phase(app) == Some(TurnPhase::Choose));
        assert_mirrors(&mut app);
        assert_eq!(session(&app).replay, Some(shown));
        assert_eq!(session(&app).shown().position(), sitting(&app).at(0, shown).position());
    }
    // While a record is looked through nothing can be played.
    let before = session(&app).shown().position();
    touch(&mut app, &[Pick::Square(Square(3)), Pick::Square(Square(2))]);
    assert_eq!(session(&app).shown().position(), before);
    ask(&mut app, Ask::ReplayTo(2));
    ask(&mut app, Ask::PlayOn(true));
    until_choice(&mut app);
    assert_mirrors(&mut app);
    assert_eq!(sitting(&app).entries().len(), 2);
    touch_move(&mut app, "d1-c1");
    assert_eq!(sitting(&app).entries().len(), 3);
}
