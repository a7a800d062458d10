//! The table for cards as it is seen: hands, tricks, words and the account, in a wide window and on a telephone.
//! `TAVOLIERE_PAGES=folder` keeps the pictures.
#![cfg(feature = "app")]

mod studio;

use bevy::picking::pointer::{PointerAction, PointerId};
use bevy::prelude::*;
use studio::{is_turn_of, lay, open, open_eyes, picture, played, plies, point, studio, touch};
use tavoliere::app::Screen;
use tavoliere::app::headless::Studio;
use tavoliere::app::scene::TableCamera;
use tavoliere::app::session::{Session, Sight};
use tavoliere::app::settings::Settings;
use tavoliere::app::table::token::Token;
use tavoliere::rules::{self, Pick, Place, Stage, Turn};

const WIDE: UVec2 = UVec2::new(1280, 720);
const NARROW: UVec2 = UVec2::new(390, 844);

fn shown(studio: &mut Studio, record: &str, name: &str) {
    lay(studio, record);
    picture(studio, name);
}

#[test]
fn a_hand_of_partita_is_seen_from_its_deal_to_its_account() {
    for (size, shape) in [(WIDE, "wide"), (NARROW, "narrow")] {
        let Some(mut studio) = studio(size) else { return };
        let at = |player, stage, least| {
            played("tarocchini/partita", 1, move |s| is_turn_of(s, player, stage) && plies(s) >= least)
        };
        shown(&mut studio, &at(0, Stage::Declare, 0), &format!("cards-declare-{shape}"));
        shown(&mut studio, &at(0, Stage::Play, 18), &format!("cards-play-{shape}"));
        let offers = studio.world().resource::<Sight>().offers.clone();
        assert!(offers.is_empty(), "in play cards are touched: {offers:?}");
        shown(
            &mut studio,
            &played("tarocchini/partita", 1, |s| s.turn() == Turn::Over),
            &format!("cards-sheet-{shape}"),
        );
        let sheet = studio.world().resource::<Session>().sitting.accounts();
        assert_eq!(sheet.len(), 2);
        if shape == "wide" {
            touch(&mut studio, "sheet-0-0");
            picture(&mut studio, "cards-sheet-open");
        }
    }
}

#[test]
fn seven_seats_and_two_find_room() {
    for (size, shape) in [(WIDE, "wide"), (NARROW, "narrow")] {
        let Some(mut studio) = studio(size) else { return };
        for level in ["mattaccia7", "sei", "calini3", "lecchini"] {
            let record = played(&format!("tarocchini/{level}"), 1, |s| is_turn_of(s, 0, Stage::Play) && plies(s) >= 9);
            shown(&mut studio, &record, &format!("cards-{level}-{shape}"));
        }
    }
}

#[test]
fn between_two_people_a_curtain_hides_every_hand() {
    let Some(mut studio) = studio(WIDE) else { return };
    let record = played("tarocchini/partita", 2, |s| is_turn_of(s, 0, Stage::Play) && plies(s) >= 4);
    open(&mut studio, &record);
    picture(&mut studio, "cards-curtain");
    assert!(studio.world().resource::<Session>().awaited().is_some());
    touch(&mut studio, "curtain-lift");
    studio.settle(Screen::Table).expect("the cards are turned up");
    assert!(studio.world().resource::<Session>().viewer().is_some());
    studio.world().resource_mut::<Settings>().card_signs = false;
    studio.update(3);
    picture(&mut studio, "cards-without-signs");
}

/// Where a card is seen: near its upper left corner, which lies free in a hand.
fn card_at(studio: &mut Studio, token: rules::Token) -> Vec2 {
    let world = studio.world();
    let mut cards = world.query::<(&Token, &GlobalTransform)>();
    let (_, at) = cards.iter(world).find(|(other, _)| other.0 == token).expect("it lies on the table");
    let corner = at.transform_point(Vec3::new(-0.34, 0.006, -0.6));
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, eye) = cameras.single(world).expect("one camera");
    camera.world_to_viewport(eye, corner).expect("it is in the picture")
}

fn click(studio: &mut Studio, at: Vec2) {
    let step = PointerAction::Move { delta: Vec2::ONE };
    let button = PointerButton::Primary;
    open_eyes(studio, true);
    point(studio, PointerId::Mouse, at, &[step, PointerAction::Press(button), PointerAction::Release(button)], 1);
    studio.update(3);
    open_eyes(studio, false);
    studio.update(2);
}

#[test]
fn cards_are_played_by_a_click_and_by_a_drag_and_one_off_the_suit_is_refused() {
    let Some(mut studio) = studio(WIDE) else { return };
    let record = played("tarocchini/partita", 1, |s| is_turn_of(s, 0, Stage::Play) && plies(s) >= 18);
    lay(&mut studio, &record);
    let session = studio.world().resource::<Session>();
    let choices = session.sitting.choices();
    let own: Vec<_> = session.sitting.places(session.viewer());
    let in_hand = |token: &rules::Token| own.iter().any(|(t, place, _)| t == token && matches!(place, Place::Hand(..)));
    let lawful: Vec<_> = choices.iter().map(|choice| choice.picks[0].clone()).collect();
    let seat = session.viewer().unwrap();
    let hand: Vec<_> = own.iter().filter(|(_, place, _)| matches!(place, Place::Hand(s, _) if *s == seat)).collect();
    let unlawful =
        hand.iter().find(|(token, ..)| !lawful.contains(&Pick::Token(*token))).expect("trumps are to be played");
    let (unlawful, before) = (unlawful.0, session.sitting.entries().len());
    let Pick::Token(first) = lawful[0] else { panic!("a card") };
    let Pick::Token(last) = lawful[lawful.len() - 1] else { panic!("a card") };
    assert!(in_hand(&first) && in_hand(&last));

    let at = card_at(&mut studio, unlawful);
    click(&mut studio, at);
    assert_eq!(studio.world().resource::<Session>().sitting.entries().len(), before);
    let refusal = studio.world().resource::<Sight>().refusal.clone().expect("why not");
    assert_eq!(refusal.0.key, "tarocchini-refused-trump");

    let at = card_at(&mut studio, last);
    // Let go of over the own hand it is put back; over the table it is played.
    for (goal, played) in [(at + Vec2::new(30.0, 4.0), 0), (Vec2::new(488.0, 260.0), 1)] {
        let step = |to: Vec2| PointerAction::Move { delta: to - at };
        let button = PointerButton::Primary;
        point(&mut studio, PointerId::Mouse, at, &[step(at), PointerAction::Press(button)], 3);
        point(&mut studio, PointerId::Mouse, goal, &[step(goal)], 2);
        point(&mut studio, PointerId::Mouse, goal, &[step(goal)], 2);
        point(&mut studio, PointerId::Mouse, goal, &[PointerAction::Release(button)], 4);
        let entries = studio.world().resource::<Session>().sitting.entries();
        assert_eq!(entries.iter().skip(before).filter(|entry| entry.ply && entry.seat == Some(seat)).count(), played);
    }
}
