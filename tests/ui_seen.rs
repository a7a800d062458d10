//! The whole program without a window: from the shelf to a move and back by touching what is on the screen.
#![cfg(feature = "app")]

mod studio;

use bevy::picking::pointer::{PointerAction, PointerId};
use bevy::prelude::*;
use bevy_egui::egui;
use studio::{begin, lift, open_eyes, picture, play, play_any, point, press, seen_at, studio, touch, touch_at_once};
use tavoliere::app::Screen;
use tavoliere::app::headless::Studio;
use tavoliere::app::saves;
use tavoliere::app::scene::Exhibit;
use tavoliere::app::screens::lessons::Progress;
use tavoliere::app::screens::set_up::SetUp;
use tavoliere::app::screens::table::Desk;
use tavoliere::app::session::{Ask, Picked, Session, Who};
use tavoliere::app::store::Kept;
use tavoliere::app::table::choose::Held;
use tavoliere::app::ui::{BoardArea, Targets};
use tavoliere::rules::{Choice, Square, Stage, Turn};

/// Sits down to La Corona with persons at every corner; lots and Histrions fall as they come.
fn four_sit_down(studio: &mut Studio, shape: &str) {
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    touch(studio, "shelf-corona");
    studio.settle(Screen::SetUp).expect("the set-up is shown");
    let mut set_up = studio.world().resource_mut::<SetUp>();
    assert_eq!(set_up.guests.len(), 4, "four sit down, two against two");
    set_up.guests.iter_mut().for_each(|guest| guest.computer = None);
    picture(studio, &format!("corona-setup-{shape}"));
    touch(studio, "setup-begin");
    studio.settle(Screen::Table).expect("the table is shown");
    while !matches!(studio.world().resource::<Session>().sitting.turn(), Turn::Seat(_, Stage::Play)) {
        play_any(studio);
    }
}

#[test]
fn la_corona_is_played_by_four_at_one_table() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    four_sit_down(&mut studio, "wide");
    picture(&mut studio, "corona-table-wide");
    let choices = studio.world().resource::<Session>().sitting.choices();
    let from = choices[0].picks[0].clone();
    studio.world().write_message(Picked(from));
    studio.update(3);
    studio.settle(Screen::Table).expect("the piece is held");
    assert!(studio.world().resource::<Held>().next.len() > 1, "it may go somewhere");
    picture(&mut studio, "corona-held-wide");
    touch(&mut studio, "table-view-top");
    studio.settle(Screen::Table).expect("it is seen from above");
    picture(&mut studio, "corona-top-wide");
    for _ in 0..8 {
        play_any(&mut studio);
    }
    let plies = studio.world().resource::<Session>().sitting.entries().iter().filter(|entry| entry.ply).count();
    assert_eq!(plies, 8);
    picture(&mut studio, "corona-later-wide");
}

fn evening(size: UVec2, shape: &str) {
    let Some(mut studio) = studio(size) else { return };
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    picture(&mut studio, &format!("shelf-{shape}"));
    touch(&mut studio, "shelf-tafl");
    studio.settle(Screen::SetUp).expect("the set-up is shown");
    studio.world().resource_mut::<SetUp>().guests[1].computer = None;
    picture(&mut studio, &format!("setup-{shape}"));
    touch(&mut studio, "setup-begin");
    studio.settle(Screen::Table).expect("the table is shown");
    let area = studio.world().resource::<BoardArea>().0;
    let least = size.min_element() as f32 * 0.7;
    assert!(area.width() >= least && area.height() >= least, "{area:?}");
    let session = studio.world().resource::<Session>();
    assert!(matches!(session.players[..], [Who::Person(_), Who::Person(_)]));
    play_any(&mut studio);
    picture(&mut studio, &format!("table-{shape}"));
    let kept = studio.world().resource::<Kept>().0.read(saves::AUTO).expect("it can be read");
    let about = saves::look_into(&kept.expect("the game is kept")).expect("a record");
    assert_eq!((about.moves, about.date.is_some()), (1, true));
    touch(&mut studio, "table-undo");
    studio.settle(Screen::Table).expect("it is shown");
    assert!(studio.world().resource::<Session>().sitting.entries().is_empty());
    touch(&mut studio, "table-redo");
    studio.settle(Screen::Table).expect("it is shown");
    assert_eq!(studio.world().resource::<Session>().sitting.entries().len(), 1);
    touch(&mut studio, "table-save");
    touch(&mut studio, "save-keep");
    let games = studio.world().resource::<Kept>().0.list(saves::FOLDER).expect("they can be listed");
    assert_eq!(games.len(), 1, "the game is kept under the name proposed");
    touch(&mut studio, "table-menu");
    picture(&mut studio, &format!("menu-{shape}"));
    touch(&mut studio, "menu-resign");
    touch(&mut studio, "table-resign-yes");
    studio.settle(Screen::Table).expect("it is shown");
    picture(&mut studio, &format!("result-{shape}"));
    touch(&mut studio, "result-replay");
    studio.settle(Screen::Table).expect("it is shown");
    assert_eq!(studio.world().resource::<Session>().replay, Some(0));
    picture(&mut studio, &format!("replay-{shape}"));
    touch(&mut studio, "replay-on");
    touch(&mut studio, "replay-leave");
    assert_eq!(studio.world().resource::<Session>().replay, None);
    studio.world().write_message(Ask::Leave);
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    touch(&mut studio, "shelf-records");
    picture(&mut studio, &format!("records-{shape}"));
    touch(&mut studio, "records-open-0");
    studio.settle(Screen::Table).expect("the kept game is on the table");
    assert_eq!(studio.world().resource::<Session>().sitting.entries().len(), 1, "kept before the resignation");
}

#[test]
fn a_game_left_standing_that_cannot_be_read_is_put_aside_and_told_of() {
    let Some(mut studio) = studio(UVec2::new(390, 844)) else { return };
    let damage = "[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n[Rules \"1\"]\n\n1. z9-z1\n";
    studio.world().resource::<Kept>().0.write(saves::AUTO, damage).expect("it can be written");
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    let store = &studio.world().resource::<Kept>().0;
    assert_eq!(store.read(saves::AUTO).expect("it can be read"), None);
    assert_eq!(store.read(saves::ASIDE).expect("it can be read").as_deref(), Some(damage));
    assert!(!studio.world().resource::<Targets>().0.contains_key("shelf-resume"));
}

#[test]
fn an_evening_in_a_wide_window() {
    evening(UVec2::new(1280, 720), "wide");
}

#[test]
fn an_evening_on_a_telephone() {
    evening(UVec2::new(390, 844), "narrow");
}

fn kept(studio: &mut Studio, name: &str) -> Option<String> {
    studio.world().resource::<Kept>().0.read(name).expect("it can be read")
}

fn moves_kept(studio: &mut Studio, name: &str) -> usize {
    let text = kept(studio, name).expect("a game is kept");
    saves::look_into(&text).expect("a record").moves
}

fn named(studio: &mut Studio) -> Vec<String> {
    studio.world().resource::<Kept>().0.list(saves::FOLDER).expect("they can be listed")
}

#[test]
fn a_new_game_does_not_replace_one_left_standing() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    begin(&mut studio, "tafl");
    assert_eq!(kept(&mut studio, saves::AUTO), None, "nobody has moved");
    (0..3).for_each(|_| play_any(&mut studio));
    let left = kept(&mut studio, saves::AUTO);
    touch(&mut studio, "table-undo");
    studio.settle(Screen::Table).expect("it is shown");
    touch(&mut studio, "table-redo");
    studio.settle(Screen::Table).expect("it is shown");
    assert_eq!((kept(&mut studio, saves::AUTO), named(&mut studio)), (left.clone(), vec![]), "it is the same game");
    studio.world().write_message(Ask::Leave);
    begin(&mut studio, "tafl");
    assert_eq!(kept(&mut studio, saves::AUTO), left, "nobody has moved in the new game");
    play_any(&mut studio);
    let [name] = &named(&mut studio)[..] else { panic!("the game left standing is not among the named ones") };
    assert_eq!(kept(&mut studio, &saves::in_folder(name)), left);
    assert_eq!(moves_kept(&mut studio, saves::AUTO), 1);
    // The same players, the same day: the next one gets a number.
    studio.world().write_message(Ask::Again);
    studio.update(3);
    studio.settle(Screen::Table).expect("it is shown");
    // Another move than the game before began with: the same one would be the same game.
    let other = studio.world().resource::<Session>().sitting.choices()[1].text.clone();
    play(&mut studio, &other);
    assert_eq!(named(&mut studio).len(), 2);
}

#[test]
fn a_branch_from_a_replay_leaves_the_game_it_parts_from() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    begin(&mut studio, "tafl");
    (0..4).for_each(|_| play_any(&mut studio));
    let whole = kept(&mut studio, saves::AUTO);
    touch(&mut studio, "move-2");
    studio.settle(Screen::Table).expect("it is shown");
    touch(&mut studio, "replay-leave");
    studio.settle(Screen::Table).expect("it is shown");
    assert_eq!(named(&mut studio), Vec::<String>::new(), "only looked at");
    touch(&mut studio, "move-2");
    studio.settle(Screen::Table).expect("it is shown");
    touch(&mut studio, "replay-from-here");
    studio.settle(Screen::Table).expect("it is shown");
    let [name] = &named(&mut studio)[..] else { panic!("the whole game is kept") };
    assert_eq!(kept(&mut studio, &saves::in_folder(name)), whole);
    assert_eq!(moves_kept(&mut studio, saves::AUTO), 2);
}

/// A pointer presses and lets go within one update.
fn tap(studio: &mut Studio, pointer: PointerId, position: Vec2) {
    let (step, button) = (PointerAction::Move { delta: Vec2::ONE }, PointerButton::Primary);
    let actions = [step, PointerAction::Press(button), PointerAction::Release(button)];
    let is_finger = matches!(pointer, PointerId::Touch(_));
    open_eyes(studio, true);
    point(studio, pointer, position, &actions[usize::from(is_finger)..], 1);
    // The engine takes a finger away with the update in which it was lifted.
    if is_finger {
        lift(studio, pointer);
    }
    studio.update(3);
    open_eyes(studio, false);
    studio.update(2);
}

/// The two squares of the first move there is.
fn first_move(studio: &mut Studio) -> (String, [Square; 2]) {
    let session = studio.world().resource::<Session>();
    let text = session.sitting.choices()[0].text.clone();
    let (from, to) = text.split_once('-').expect("a move from one square to another");
    let file_and_rank = |name: &str| {
        let (file, rank) = name.split_at(1);
        let rank: u16 = rank.parse().expect("a rank");
        Square((rank - 1) * 7 + u16::from(file.as_bytes()[0] - b'a'))
    };
    let squares = [file_and_rank(from), file_and_rank(to)];
    (text, squares)
}

fn played(studio: &mut Studio) -> Vec<String> {
    let entries = studio.world().resource::<Session>().sitting.entries();
    entries.into_iter().map(|entry| entry.text).collect()
}

#[test]
fn what_is_pressed_and_let_go_within_one_update_is_taken() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    begin(&mut studio, "tafl");
    for pointer in [PointerId::Mouse, PointerId::Touch(3)] {
        let (text, squares) = first_move(&mut studio);
        for square in squares {
            let at = seen_at(&mut studio, square);
            tap(&mut studio, pointer, at);
        }
        studio.settle(Screen::Table).expect("the move is shown");
        assert_eq!(played(&mut studio), [text], "{pointer:?}");
        touch_at_once(&mut studio, "table-undo");
        studio.settle(Screen::Table).expect("it is shown");
        assert_eq!(played(&mut studio), Vec::<String>::new());
    }
}

#[test]
fn a_finger_beside_a_small_square_means_the_nearest_where_something_can_be_done() {
    let Some(mut studio) = studio(UVec2::new(320, 690)) else { return };
    begin(&mut studio, "tafl");
    let (text, [from, to]) = first_move(&mut studio);
    let [man, goal] = [from, to].map(|square| seen_at(&mut studio, square));
    // A tap on the empty corner of the board beyond everybody's reach is no try at all.
    let far = seen_at(&mut studio, Square(8));
    tap(&mut studio, PointerId::Touch(1), far);
    assert!(studio.world().resource::<Held>().picks.is_empty());
    tap(&mut studio, PointerId::Touch(1), man);
    assert_eq!(studio.world().resource::<Held>().picks.len(), 1);
    // From the goal away from the man, just out of its square: a mouse means what it points at, a finger the goal.
    let side = (seen_at(&mut studio, Square(to.0 + 1)) - goal).length();
    assert!(side < 44.0, "the squares are smaller than a finger: {side}");
    let beside = goal + (goal - man).normalize().perp() * (side * 0.5 + 2.0);
    assert!(beside.distance(goal) < 22.0);
    tap(&mut studio, PointerId::Touch(2), beside);
    studio.settle(Screen::Table).expect("the move is shown");
    assert_eq!(played(&mut studio), [text]);
}

#[test]
fn a_puzzle_is_chosen_from_the_list_and_the_table_answers_until_the_crown_is_home() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    touch(&mut studio, "shelf-lessons");
    touch(&mut studio, "lessons-corona-puzzles");
    studio.settle(Screen::Table).expect("the puzzle is laid");
    let progress = |studio: &mut Studio| {
        studio.world().resource::<Desk>().lesson.as_ref().map(|puzzles| (puzzles.at, puzzles.progress))
    };
    assert_eq!(progress(&mut studio), Some((0, Progress::Open)));
    let key = studio.world().resource::<Desk>().lesson.as_ref().and_then(|puzzles| puzzles.step().cloned());
    play(&mut studio, &key.expect("a step").task.answers[0]);
    assert_eq!(played(&mut studio).len(), 2, "the table has answered");
    picture(&mut studio, "puzzle");
    let home = |studio: &mut Studio| {
        let sitting = studio.world().resource::<Session>().sitting.clone();
        let wins = |choice: &Choice| {
            let mut sitting = sitting.clone();
            sitting.play(&choice.text, &mut Vec::new()).is_ok() && sitting.outcome().is_some()
        };
        sitting.choices().into_iter().find(wins).expect("a way home").text
    };
    let home = home(&mut studio);
    play(&mut studio, &home);
    assert_eq!(progress(&mut studio), Some((0, Progress::Right)));
    touch(&mut studio, "lesson-next");
    studio.settle(Screen::Table).expect("the next puzzle is laid");
    assert_eq!(progress(&mut studio), Some((1, Progress::Open)));
}

#[test]
fn the_gallery_shows_figures_and_cards_one_by_one() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    touch(&mut studio, "shelf-gallery");
    let shown = |studio: &mut Studio| {
        studio.settle(Screen::Gallery).expect("the gallery is shown");
        studio.world().resource::<Exhibit>().figure
    };
    assert_eq!(shown(&mut studio), "corona-white-king");
    picture(&mut studio, "gallery-king");
    touch(&mut studio, "gallery-figure-corona-vermilion-king");
    assert_eq!(shown(&mut studio), "corona-vermilion-king");
    touch(&mut studio, "gallery-next");
    assert_eq!(shown(&mut studio), "corona-vermilion-lieutenant", "in the same colour");
    picture(&mut studio, "gallery-lieutenant");
    touch(&mut studio, "gallery-family-tarocchini");
    assert!(shown(&mut studio).starts_with("tarocchini-"));
    touch(&mut studio, "gallery-previous");
    assert_eq!(shown(&mut studio), "back", "round the corner");
    touch(&mut studio, "gallery-previous");
    shown(&mut studio);
    picture(&mut studio, "gallery-card");
    press(&mut studio, egui::Key::Escape);
    studio.settle(Screen::Shelf).expect("back before the shelf");
    picture(&mut studio, "gallery-left");
}
