//! Cards through the table, without a window: hands of every game by touches, what is hidden from whom, and when a trick is
//! gathered.
#![cfg(feature = "app")]

mod at_table;

use at_table::*;
use bevy::prelude::*;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use tavoliere::app::TurnPhase;
use tavoliere::app::session::{Ask, Chosen, Sight, Who};
use tavoliere::app::settings::Settings;
use tavoliere::app::table::choose::Held;
use tavoliere::app::table::token::{Face, Lies};
use tavoliere::levels::{self, Setup};
use tavoliere::rules::{Pick, Place, Seat, Stage, Turn};

fn players(level: &str, persons: usize) -> Vec<Who> {
    let sitting = levels::find(level).unwrap().sit(&Setup::default()).unwrap();
    let names = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina"];
    let who = |n: usize| if n < persons { person(names[n]) } else { Who::Computer(1) };
    (0..usize::from(sitting.seating().players())).map(who).collect()
}

fn stage(app: &App) -> Option<Stage> {
    match sitting(app).turn() {
        Turn::Seat(_, stage) => Some(stage),
        _ => None,
    }
}

/// Plays until a person has to choose at this stage. Whoever may hold does, so that the cards are played.
fn until_stage(app: &mut App, wanted: Stage) {
    for _ in 0..200 {
        until_choice(app);
        if stage(app) == Some(wanted) || phase(app) == Some(TurnPhase::Over) {
            return;
        }
        let choices = sitting(app).choices();
        let held = choices.iter().find(|choice| choice.text == "tengo");
        let picks = held.unwrap_or(&choices[0]).picks.clone();
        touch(app, &picks);
    }
    panic!("{wanted:?} never came");
}

/// The faces that are seen in each hand.
fn seen_in_hands(app: &mut App) -> Vec<(Seat, bool)> {
    let world = app.world_mut();
    let mut cards = world.query::<(&Lies, &Face)>();
    let in_hand = |(lies, face): (&Lies, &Face)| match lies.0 {
        Place::Hand(seat, _) => Some((seat, face.0.is_some())),
        _ => None,
    };
    cards.iter(world).filter_map(in_hand).collect()
}

#[test]
fn one_person_plays_two_hands_of_every_game_against_computers_by_touches() {
    for level in levels::all().into_iter().filter(|level| level.family.word() == "tarocchini") {
        let mut app = table();
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        begin(&mut app, &level.id, &[], players(&level.id, 1));
        for hand in 1..=2 {
            for _ in 0..400 {
                until_choice(&mut app);
                assert_mirrors(&mut app);
                if phase(&app) == Some(TurnPhase::Over) {
                    break;
                }
                let played = sitting(&app).entries().len();
                let choice = sitting(&app).choices().choose(&mut rng).unwrap().clone();
                touch(&mut app, &choice.picks);
                // What is drafted is gathered first.
                if sitting(&app).entries().len() == played {
                    let done = sitting(&app).choices().into_iter().find(|choice| choice.text == "done");
                    touch(&mut app, &done.expect("a word that ends it").picks);
                }
                assert!(sitting(&app).entries().len() > played, "{}: {} was not played", level.id, choice.text);
            }
            assert!(sitting(&app).outcome().is_some(), "{}: the hand never ended", level.id);
            assert!(!sitting(&app).accounts().is_empty());
            if !sitting(&app).has_next_game() {
                break;
            }
            assert_eq!(sitting(&app).hands(), hand);
            ask(&mut app, Ask::NextGame);
        }
    }
}

#[test]
fn two_cards_are_laid_aside_in_whatever_order_they_are_touched_and_put_back_by_a_second_touch() {
    let mut app = table();
    for secret in 0.. {
        assert!(secret < 40, "a person deals now and then");
        begin(&mut app, "tarocchini/partita", &[], players("tarocchini/partita", 4));
        until_stage(&mut app, Stage::Discard);
        if stage(&app) == Some(Stage::Discard) {
            break;
        }
    }
    let choice = sitting(&app).choices().last().unwrap().clone();
    let [a, b] = &choice.picks[..] else { panic!("two cards") };
    touch(&mut app, std::slice::from_ref(b));
    assert_eq!(app.world().resource::<Held>().picks, std::slice::from_ref(b));
    touch(&mut app, std::slice::from_ref(b));
    assert_eq!(app.world().resource::<Held>().picks, []);
    touch(&mut app, &[b.clone(), a.clone()]);
    let entries = sitting(&app).entries();
    assert!(entries.last().unwrap().text.is_empty(), "which two is hidden while the hand is played");
    until_choice(&mut app);
    assert_mirrors(&mut app);
}

#[test]
fn cards_given_up_are_gathered_in_any_order_and_go_in_the_order_they_lie() {
    let mut app = table();
    begin(&mut app, "tarocchini/milloni", &[], players("tarocchini/milloni", 2));
    for _ in 0..60 {
        until_choice(&mut app);
        if sitting(&app).choices().iter().any(|choice| choice.text == "done") {
            break;
        }
        let first = sitting(&app).choices()[0].picks.clone();
        touch(&mut app, &first);
    }
    let gifts: Vec<_> = sitting(&app).choices().into_iter().filter(|choice| choice.text.starts_with('-')).collect();
    let before = sitting(&app).entries().len();
    touch(&mut app, &[gifts[7].picks[0].clone(), gifts[2].picks[0].clone(), gifts[5].picks[0].clone()]);
    touch(&mut app, &[gifts[5].picks[0].clone()]);
    assert_eq!(sitting(&app).entries().len(), before, "nothing is given before the word");
    touch(&mut app, &[Pick::Word("tarocchini-done".into())]);
    // Two cards given, the word, and as many taken.
    until(&mut app, |app| sitting(app).entries().len() >= before + 4);
    until_choice(&mut app);
    assert_eq!(sitting(&app).entries().len(), before + 4);
    assert_mirrors(&mut app);
}

#[test]
fn between_two_people_nobodys_hand_is_seen_until_the_next_one_says_that_he_looks() {
    let mut app = table();
    begin(&mut app, "tarocchini/centini2", &[], players("tarocchini/centini2", 2));
    let mut seen = 0;
    for _ in 0..60 {
        until(&mut app, |app| {
            matches!(phase(app), Some(TurnPhase::Choose | TurnPhase::Over))
                && app.world().resource::<Sight>().labels.len() < 2
        });
        if phase(&app) == Some(TurnPhase::Over) {
            break;
        }
        if session(&app).awaited().is_some() {
            assert_eq!(session(&app).viewer(), None);
            assert_eq!(session(&app).person_to_move(), None);
            assert_mirrors(&mut app);
            assert!(app.world().resource::<Sight>().offers.is_empty(), "what may be declared tells of a hand");
            let open = seen_in_hands(&mut app).into_iter().filter(|(_, seen)| *seen).count();
            assert_eq!(
                open,
                session(&app)
                    .sitting
                    .places(None)
                    .iter()
                    .filter(|(_, place, face)| { matches!(place, Place::Hand(..)) && face.is_some() })
                    .count()
            );
            seen += 1;
            ask(&mut app, Ask::Look);
            continue;
        }
        let Some(looks) = session(&app).person_to_move() else { continue };
        assert_eq!(session(&app).viewer(), Some(looks));
        assert!(seen_in_hands(&mut app).into_iter().all(|(seat, seen)| seen || seat != looks));
        let first = sitting(&app).choices()[0].text.clone();
        app.world_mut().write_message(Chosen(first));
        for _ in 0..6 {
            app.update();
        }
    }
    assert!(seen >= 4, "the machine went to and fro {seen} times");
}

#[test]
fn a_trick_lies_open_until_it_is_gathered_if_somebody_wants_it_so() {
    let mut app = table();
    app.world_mut().resource_mut::<Settings>().keep_trick = true;
    begin(&mut app, "tarocchini/toppa", &[], players("tarocchini/toppa", 1));
    until_waits_or(&mut app, Stage::Play);
    let first = sitting(&app).choices().last().unwrap().picks.clone();
    touch(&mut app, &first);
    until(&mut app, |app| app.world().resource::<Sight>().trick_waits);
    let on_table = |app: &mut App| {
        let world = app.world_mut();
        let mut cards = world.query::<(&Lies, &Face)>();
        cards.iter(world).filter(|(lies, face)| matches!(lies.0, Place::Table(..)) && face.0.is_some()).count()
    };
    assert_eq!(on_table(&mut app), 2, "both cards are seen");
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(phase(&app), Some(TurnPhase::Present));
    ask(&mut app, Ask::Gather);
    until(&mut app, |app| phase(app) == Some(TurnPhase::Choose) || phase(app) == Some(TurnPhase::Over));
    assert_eq!(on_table(&mut app), 0);
    assert_mirrors(&mut app);
}

/// Goes on to a person's choice at a stage, gathering what lies on the way.
fn until_waits_or(app: &mut App, wanted: Stage) {
    for _ in 0..200 {
        until(app, |app| {
            app.world().resource::<Sight>().trick_waits
                || (phase(app) == Some(TurnPhase::Choose) && session(app).person_to_move().is_some())
        });
        if app.world().resource::<Sight>().trick_waits {
            ask(app, Ask::Gather);
        } else if stage(app) == Some(wanted) {
            return;
        } else {
            let first = sitting(app).choices()[0].picks.clone();
            touch(app, &first);
        }
    }
    panic!("{wanted:?} never came");
}
