//! Moments that the rules of Échecs and Petteia are told by, each played at the table: what is seen and said of them. With
//! `TAVOLIERE_PAGES=folder` their pictures are kept.
#![cfg(feature = "app")]

mod studio;

use bevy::prelude::*;
use std::ops::Range;
use studio::{open, picture, played, plies, studio, touch};
use tavoliere::app::Screen;
use tavoliere::app::headless::Studio;
use tavoliere::app::session::{Picked, Session, Sight};
use tavoliere::app::ui::Targets;
use tavoliere::rules::Choice;

fn choices(studio: &mut Studio) -> Vec<Choice> {
    studio.world().resource::<Session>().sitting.choices()
}

/// Touches what spells this move, or a part of it.
fn touch_move(studio: &mut Studio, text: &str, touches: Range<usize>) {
    let choices = choices(studio);
    let texts: Vec<_> = choices.iter().map(|choice| &choice.text).collect();
    let choice = choices.iter().find(|choice| choice.text == text).unwrap_or_else(|| panic!("{text} in {texts:?}"));
    studio.world().write_message_batch(choice.picks.iter().take(touches.end).skip(touches.start).cloned().map(Picked));
    studio.update(6);
    studio.settle(Screen::Table).expect("it is played");
}

fn said(studio: &mut Studio) -> Vec<&'static str> {
    studio.world().resource::<Sight>().said.iter().map(|(_, reason)| reason.key).collect()
}

fn ending(studio: &mut Studio) -> Option<(&'static str, Vec<i32>)> {
    let outcome = studio.world().resource::<Session>().sitting.outcome()?;
    Some((outcome.reason, outcome.pays.iter().map(|&pays| i32::from(pays)).collect()))
}

const SCHOLAR: &str = "[Game \"echecs\"]\n[Level \"echecs/letter\"]\n[Rules \"1\"]\n[Player \"Anna\"]\n[Player \"Bruno\"]\n\n\
    1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6\n";

#[test]
fn a_mate_that_is_not_said_wins_half_the_stake() {
    let mut paid = Vec::new();
    for (text, reason) in [("Qxf7#", "mate"), ("Qxf7", "unseen_mate")] {
        let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
        open(&mut studio, SCHOLAR);
        // What may be said is said before the man is touched, or not at all.
        let labels: Vec<_> = studio.world().resource::<Sight>().labels.iter().map(|(word, _)| word.clone()).collect();
        assert!(labels.iter().any(|word| word == "echecs-say-mate"), "what may be said is offered: {labels:?}");
        picture(&mut studio, "moment-mate-asked");
        touch_move(&mut studio, text, 0..3);
        let (ended, pays) = ending(&mut studio).expect("it is mate");
        assert_eq!(ended, reason);
        paid.push(pays.into_iter().max().expect("somebody is paid"));
        picture(&mut studio, &format!("moment-{reason}"));
    }
    assert_eq!(paid[0], 2 * paid[1], "half of what a mate that was said brings");
}

#[test]
fn a_hand_of_zeus_throws_and_moves_again() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    open(
        &mut studio,
        "[Game \"petteia\"]\n[Level \"petteia/diplasia_kubeia_coins\"]\n[Rules \"1\"]\n[Options \"pay_dice=two\"]\n\
        [Position \"10oo/4P7/4p7/2Pp8/12/4P7/12/P10O black - 0 0 0 0 -\"]\n[Player \"Anna\"]\n[Player \"Bruno\"]\n\n\
        1. 21 D5-D3 33\n",
    );
    picture(&mut studio, "moment-zeus-thrown");
    let seat = studio.world().resource::<Session>().person_to_move();
    touch_move(&mut studio, "A1-A3", 0..2);
    assert!(said(&mut studio).contains(&"petteia-announce-zeus"), "{:?}", said(&mut studio));
    assert_eq!(studio.world().resource::<Session>().person_to_move(), seat, "the same side throws and moves again");
    picture(&mut studio, "moment-zeus");
}

#[test]
fn whoever_doubts_the_dice_may_look_at_how_they_have_fallen() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    open(&mut studio, &played("petteia/kubeia", 2, |sitting| plies(sitting) >= 40));
    let thrown: Vec<_> = studio.world().resource::<Session>().sitting.throws();
    assert!(thrown.iter().all(|own| own.count > 10), "{thrown:?}");
    touch(&mut studio, "table-menu");
    touch(&mut studio, "menu-dice");
    assert!(studio.world().resource::<Targets>().0.contains_key("dice-1"), "both players are told of");
    picture(&mut studio, "moment-dice");
    // Where no dice are thrown there is nothing to look at.
    let Some(mut chess) = crate::studio(UVec2::new(1280, 720)) else { return };
    open(&mut chess, SCHOLAR);
    touch(&mut chess, "table-menu");
    assert!(!chess.world().resource::<Targets>().0.contains_key("menu-dice"));
}

#[test]
fn hermes_carries_the_basileus_exactly_as_far_as_the_higher_die() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    open(
        &mut studio,
        "[Game \"petteia\"]\n[Level \"petteia/basilike_kubeia\"]\n[Rules \"1\"]\n\
        [Position \"6b3oo/4P7/12/3p8/12/4P2p4/12/P5B4O black - 0 0 0 0 -\"]\n[Player \"Anna\"]\n[Player \"Bruno\"]\n\n\
        1. 21 D5-D4 62\n",
    );
    let from = choices(&mut studio).into_iter().find(|choice| choice.text == "H1-H7").map(|choice| choice.picks);
    assert_eq!(from.map(|picks| picks.len()), Some(2), "six squares on, as the higher die says");
    assert!(choices(&mut studio).iter().all(|choice| choice.text != "H1-H5"), "four is on no die");
    touch_move(&mut studio, "H1-H7", 0..1);
    picture(&mut studio, "moment-hermes-held");
    touch_move(&mut studio, "H1-H7", 1..2);
    let last = studio.world().resource::<Session>().sitting.entries().into_iter().rfind(|entry| entry.ply);
    assert_eq!(last.map(|entry| entry.text).as_deref(), Some("H1-H7"));
    picture(&mut studio, "moment-hermes");
}

#[test]
fn who_refuses_once_too_often_loses_by_renitenza() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    open(
        &mut studio,
        "[Game \"petteia\"]\n[Level \"petteia/nea_petteia\"]\n[Rules \"1\"]\n[Player \"Anna\"]\n[Player \"Bruno\"]\n\n\
        1. A2-A4 H6-Z6 2. A1-A3 K7-K5 3. B1-A1\n",
    );
    touch_move(&mut studio, "L7-L5", 0..2);
    picture(&mut studio, "moment-renitenza-near");
    touch_move(&mut studio, "A1-A2", 0..2);
    assert_eq!(ending(&mut studio).map(|(reason, _)| reason), Some("renitenza"));
    picture(&mut studio, "moment-renitenza");
}
