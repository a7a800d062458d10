//! La Corona at the table: what is drawn to explain a piece, what is told of it, what enemies attack, the Crown left or
//! carried, four seats and their long games.
#![cfg(feature = "app")]

mod corona;
mod stage;
mod studio;

use bevy::picking::pointer::{PointerAction, PointerButton, PointerId};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::{Context, Key};
use stage::{SIZES, Stage};
use std::collections::{BTreeSet, HashSet};
use std::time::Duration;
use studio::{lift, open, open_eyes, picture, play, point, press, seen_at, strike, studio, touch};
use tavoliere::app::Screen;
use tavoliere::app::clock::Clocks;
use tavoliere::app::headless::Studio;
use tavoliere::app::scene::{Attacked, Grounds, Marked, Sign, Solid, Thread};
use tavoliere::app::screens::lessons::{Lesson, Progress};
use tavoliere::app::screens::plates::{Loss, losses};
use tavoliere::app::screens::table::{self, Desk, Seen};
use tavoliere::app::session::{Ask, Picked, Session, Sight};
use tavoliere::app::settings::{Colours, Settings};
use tavoliere::app::table::choose::Held;
use tavoliere::app::ui::{Pen, Targets};
use tavoliere::levels::{self, Setup};
use tavoliere::rules::corona::CROWN;
use tavoliere::rules::{AnySitting, Head, Pick, Place, Seat, Sketch, Square};
use tavoliere::words::Language;

/// A position in which every irregular movement is at work, and enemies within reach.
const AT_WORK: &str = "bK c2, bL c9, bR e5, bS h6, bP h12, bN f7, bD k3, bo m3, bo l4, boo d8, bo g8, \
    vP e9, vo m5, vN k6, vA l12, vK o15";

fn record(level: &str, pieces: &str, crown: &str, rest: &str) -> String {
    let seats: usize = if level == "duel" { 2 } else { 4 };
    let players: String =
        ["Anna", "Bruno", "Chiara", "Dario"][..seats].iter().map(|name| format!("[Player \"{name}\"]\n")).collect();
    let position = format!("{} {crown} a1 {rest}", corona::board(pieces));
    let position = position.trim_end();
    format!("[Game \"corona\"]\n[Level \"corona/{level}\"]\n[Rules \"1\"]\n{players}[Position \"{position}\"]\n\n")
}

fn square(name: &str) -> Square {
    Square::named(name, 17, 17).expect("a square")
}

fn names(squares: impl IntoIterator<Item = Square>) -> BTreeSet<String> {
    squares.into_iter().map(|square| square.name(17)).collect()
}

fn pick(studio: &mut Studio, at: &str) {
    studio.world().write_message(Picked(Pick::Square(square(at))));
    studio.update(3);
    studio.settle(Screen::Table).expect("it is touched");
}

fn put_back(studio: &mut Studio) {
    studio.world().write_message(tavoliere::app::session::Unpicked);
    studio.update(3);
    studio.settle(Screen::Table).expect("it is put back");
}

/// The squares that bear a mark.
fn marked(studio: &mut Studio, sign: Sign) -> BTreeSet<String> {
    let world = studio.world();
    let mut marks = world.query::<&Marked>();
    names(marks.iter(world).filter(|mark| mark.0 == sign).map(|mark| mark.1))
}

/// The threads on the board, each from square to square; `|` where sight is closed.
fn threads(studio: &mut Studio) -> BTreeSet<String> {
    let world = studio.world();
    let mut threads = world.query::<&Thread>();
    let word = |thread: &Thread| match thread.0 {
        Sketch::Line(from, to) => format!("{}-{}", from.name(17), to.name(17)),
        Sketch::Closed(from, to) => format!("{}|{}", from.name(17), to.name(17)),
        other => format!("{other:?}"),
    };
    threads.iter(world).map(word).collect()
}

fn set(words: &str) -> BTreeSet<String> {
    corona::set(words)
}

#[test]
fn what_lends_a_piece_its_movement_is_drawn_on_the_board() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    open(&mut studio, &record("duel", AT_WORK, "i9", ""));
    pick(&mut studio, "e5");
    assert!(marked(&mut studio, Sign::Void).is_superset(&set("d4 c3 b2 a1 e4 e3 e2 e1")));
    assert_eq!(marked(&mut studio, Sign::Prey), set("e9 m5"), "over whatever stands between");
    assert!(marked(&mut studio, Sign::March).contains("f6") && !marked(&mut studio, Sign::March).contains("e9"));
    picture(&mut studio, "why-ram");
    pick(&mut studio, "h6");
    assert_eq!(threads(&mut studio), set("h12-h6 f7-h6"));
    assert!(studio.world().resource::<Grounds>().0.contains(&Sketch::Count(square("h6"), 2)));
    assert_eq!(marked(&mut studio, Sign::Prey), set("e9 k6"), "two guards, three squares");
    picture(&mut studio, "why-signifer");
    pick(&mut studio, "k3");
    assert_eq!(marked(&mut studio, Sign::Passed), set("m3 l4"));
    assert_eq!(marked(&mut studio, Sign::Prey), set("m5"));
    picture(&mut studio, "why-dragon");
    pick(&mut studio, "c9");
    assert_eq!(threads(&mut studio), set("c2-c9"));
    pick(&mut studio, "g8");
    assert_eq!(marked(&mut studio, Sign::Aim), set("i8"), "a Pawn off the Crown's colour leaps two");
    picture(&mut studio, "why-pawn");
    pick(&mut studio, "d8");
    assert!(threads(&mut studio).contains("c9-d8"), "the Lieutenant lends the Histrion his movement");
    picture(&mut studio, "why-histrion");
    put_back(&mut studio);
    assert!(threads(&mut studio).is_empty() && marked(&mut studio, Sign::Void).is_empty());
    studio.world().resource_mut::<Settings>().show_reasons = false;
    pick(&mut studio, "e5");
    assert!(marked(&mut studio, Sign::Void).is_empty(), "who does not want to see it need not");
    let file = AT_WORK.replace("bP h12", "bP i12");
    studio.world().write_message(Ask::Resume(record("duel", &file, "i9", "")));
    studio.update(3);
    studio.settle(Screen::Table).expect("it is shown");
    pick(&mut studio, "i12");
    assert!(marked(&mut studio, Sign::Prey).contains("i9"), "the free Crown is struck, not marched to");
}

#[test]
fn a_lieutenant_out_of_sight_is_shown_to_be_so() {
    let Some(mut studio) = studio(UVec2::new(390, 844)) else { return };
    let hidden = AT_WORK.replace("bP h12", "bP c5");
    open(&mut studio, &record("duel", &hidden, "i9", ""));
    pick(&mut studio, "c9");
    assert_eq!(threads(&mut studio), set("c2|c9"));
    picture(&mut studio, "why-lieutenant-narrow");
}

#[test]
fn what_enemies_attack_is_marked_when_asked_for() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    open(&mut studio, &record("duel", AT_WORK, "i9", ""));
    assert!(marked(&mut studio, Sign::Attacked).is_empty());
    touch(&mut studio, "table-attacks");
    studio.settle(Screen::Table).expect("it is shown");
    let attacked = names(studio.world().resource::<Session>().sitting.attacked(Seat(0)).expect("it tells"));
    assert_eq!(marked(&mut studio, Sign::Attacked), attacked);
    assert!(attacked.contains("e5") && attacked.contains("c9"), "{attacked:?}");
    picture(&mut studio, "attacks-wide");
    press(&mut studio, Key::A);
    studio.settle(Screen::Table).expect("it is shown");
    assert!(marked(&mut studio, Sign::Attacked).is_empty());
    assert_eq!(studio.world().resource::<Attacked>().0, []);
}

const MOVE: PointerAction = PointerAction::Move { delta: Vec2::ONE };
const DOWN: PointerAction = PointerAction::Press(PointerButton::Primary);
const UP: PointerAction = PointerAction::Release(PointerButton::Primary);

fn is_told(studio: &mut Studio) -> bool {
    studio.update(3);
    studio.world().resource::<Targets>().0.contains_key("card-drawing")
}

#[test]
fn who_rests_on_a_piece_or_keeps_a_finger_on_it_is_told_what_it_is() {
    let Some(mut studio) = studio(UVec2::new(390, 844)) else { return };
    open(&mut studio, &record("duel", AT_WORK, "i9", ""));
    let at = seen_at(&mut studio, square("e5"));
    // Only an open eye sees what is under a pointer.
    open_eyes(&mut studio, true);
    point(&mut studio, PointerId::Mouse, at, &[MOVE], 3);
    assert!(!is_told(&mut studio), "one who passes by is not");
    studio.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(300)));
    assert!(is_told(&mut studio), "one who stays is");
    let beside = seen_at(&mut studio, square("a9"));
    point(&mut studio, PointerId::Mouse, beside, &[MOVE], 3);
    assert!(!is_told(&mut studio), "and no longer when he leaves");
    open_eyes(&mut studio, false);
    let finger = PointerId::Touch(7);
    point(&mut studio, finger, at, &[DOWN], 3);
    assert!(is_told(&mut studio), "a finger stays");
    point(&mut studio, finger, at, &[UP], 3);
    lift(&mut studio, finger);
    assert!(is_told(&mut studio), "it can be read when the finger is lifted");
    assert!(studio.world().resource::<Held>().picks.is_empty(), "to ask is not to pick up");
    picture(&mut studio, "card-narrow");
}

#[test]
fn the_keyboard_asks_too_and_escape_puts_back_one_thing_at_a_time() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    open(&mut studio, &record("duel", AT_WORK, "i9", ""));
    strike(&mut studio, KeyCode::ArrowUp, Key::ArrowUp);
    strike(&mut studio, KeyCode::ArrowDown, Key::ArrowDown);
    strike(&mut studio, KeyCode::KeyI, Key::I);
    assert_eq!(studio.world().resource::<Sight>().asked, Some(CROWN), "the cursor is back on the middle");
    strike(&mut studio, KeyCode::Escape, Key::Escape);
    assert_eq!(studio.world().resource::<Sight>().asked, None);
    assert!(!studio.world().resource::<Desk>().menu);
    pick(&mut studio, "e5");
    strike(&mut studio, KeyCode::Escape, Key::Escape);
    assert!(studio.world().resource::<Held>().picks.is_empty());
    assert!(!studio.world().resource::<Desk>().menu, "the piece is put back, and the menu stays away");
    strike(&mut studio, KeyCode::Escape, Key::Escape);
    assert!(studio.world().resource::<Desk>().menu);
}

#[test]
fn the_crown_is_left_or_carried_by_a_word_beside_the_square() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    let possessed = AT_WORK.replace("bN f7", "bN i9");
    for (word, by_key) in [("corona-leave", false), ("corona-carry", true)] {
        open(&mut studio, &record("duel", &possessed, "i9", ""));
        pick(&mut studio, "i9");
        pick(&mut studio, "k10");
        let labels = studio.world().resource::<Sight>().labels.clone();
        assert_eq!(labels.len(), 2);
        let goal = seen_at(&mut studio, square("k10"));
        for (_, place) in &labels {
            let place = place.expect("it stands beside its square");
            assert!(place.distance(goal) < 60.0 && place.y < goal.y, "{place} for {goal}");
        }
        picture(&mut studio, "crown-asked");
        if by_key {
            let at = labels.iter().position(|(label, _)| label == word).expect("a label");
            press(&mut studio, [Key::Num1, Key::Num2][at]);
        } else {
            touch(&mut studio, &format!("label-{word}"));
        }
        studio.settle(Screen::Table).expect("it is played");
        let sitting = &studio.world().resource::<Session>().sitting;
        let carried = sitting.entries()[0].text.ends_with('*');
        assert_eq!(carried, word == "corona-carry");
        studio.world().write_message(Ask::Leave);
        studio.settle(Screen::Shelf).expect("the shelf is shown");
    }
}

fn sitting(level: &str, pieces: &str, crown: &str, moves: &[&str]) -> Box<dyn AnySitting> {
    let head = Head { players: ["Anna", "Bruno", "Chiara", "Dario"].map(str::to_owned).to_vec(), ..Head::default() };
    let position = Some(format!("{} {crown} a1", corona::board(pieces)));
    let level = levels::find(&format!("corona/{level}")).expect("a level of ours");
    let mut sitting = level.sit(&Setup { head, position, ..Setup::default() }).expect("a position");
    for text in moves {
        sitting.play(text, &mut Vec::new()).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    sitting
}

fn seen<'a>(session: &'a Session, sight: &'a Sight, clocks: &'a Clocks) -> Seen<'a> {
    Seen { session, sight, clocks, notices: &[] }
}

#[test]
fn each_seat_has_lost_what_was_its_own_and_who_has_nothing_left_is_out() {
    let pieces = "bP e5, bK b2, no e9, no p2, vK o15, tP c9, tK b15";
    let taken = sitting("each_for_himself", pieces, "i9", &["e5-e9", "p2-o3", "o15-o14", "c9-e9"]);
    let trays: Vec<_> =
        taken.places(None).into_iter().filter(|(_, place, _)| matches!(place, Place::Tray(..))).collect();
    assert!(trays.iter().any(|(_, place, _)| matches!(place, Place::Tray(Seat(0), _))), "before White, who took it");
    let session = Session::new(taken);
    let (sight, clocks) = (Sight::default(), Clocks::default());
    let lost = |seat| losses(&seen(&session, &sight, &clocks), Seat(seat));
    assert_eq!([0, 1, 2, 3].map(|seat| lost(seat).count), [1, 1, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| lost(seat).is_out), [false; 4]);
    let last = sitting("each_for_himself", "bP e5, bK b2, no e9, vK o15, tK b15", "i9", &["e5-e9"]);
    let session = Session::new(last);
    let out = losses(&seen(&session, &sight, &clocks), Seat(1));
    assert_eq!(out, Loss { count: 1, is_out: true });
    for language in Language::ALL {
        for (name, size) in SIZES {
            let mut stage = Stage::new(size, language);
            let mut page = |ctx: &Context, pen: &mut Pen| {
                table::draw(ctx, pen, &seen(&session, &sight, &clocks), &mut Desk::default());
            };
            stage.settle(&mut page);
            stage.assert_well_set(name);
            stage.picture(&format!("four-{name}-{}", language.id()));
            let mut high = Stage::new(bevy_egui::egui::vec2(size.x, 4200.0), language);
            high.settle(|ctx, pen| {
                table::draw(ctx, pen, &seen(&session, &sight, &clocks), &mut Desk::default());
            });
            high.assert_touchable(name);
            let word = stage.words.say("table-out-of-play");
            assert!(stage.texts().iter().any(|(text, ..)| text.starts_with(&word[..5])), "{word}");
        }
    }
}

/// A game of so many entries, each move as it comes.
fn long_game(entries: usize) -> Box<dyn AnySitting> {
    let head = Head { players: ["Anna", "Bruno", "Chiara", "Dario"].map(str::to_owned).to_vec(), ..Head::default() };
    let level = levels::find("corona/each_for_himself").expect("a level of ours");
    let mut sitting = level.sit(&Setup { head, ..Setup::default() }).expect("the level's own");
    for number in 0..entries {
        if !sitting.play_chance(&mut Vec::new()) {
            let choices = sitting.choices();
            let choice = &choices[(number * 31 + 7) % choices.len()];
            sitting.play(&choice.text, &mut Vec::new()).expect("a legal move");
        }
    }
    sitting
}

#[test]
fn a_long_game_of_four_is_listed_and_gone_through_round_by_round() {
    let mut session = Session::new(long_game(240));
    assert_eq!(session.sitting.entries().len(), 240);
    let (sight, clocks) = (Sight::default(), Clocks::default());
    for (name, size) in SIZES {
        let mut stage = Stage::new(size, Language::Italian);
        session.look_at(101);
        let mut desk = Desk::default();
        for _ in 0..2 {
            let mut page = |ctx: &Context, pen: &mut Pen| {
                table::draw(ctx, pen, &seen(&session, &sight, &clocks), &mut desk);
            };
            (0..12).for_each(|_| stage.settle(&mut page));
            stage.assert_well_set(name);
            stage.picture(&format!("long-{name}"));
            assert!(stage.targets.0.contains_key("move-101"), "the list follows: {:?}", stage.targets.0.keys());
            stage.click("replay-round-on", &mut page);
            let acts = std::mem::take(&mut stage.acts);
            let [tavoliere::app::ui::Act::Ask(Ask::ReplayTo(to))] = acts[..] else { panic!("{acts:?}") };
            assert!((102..=105).contains(&to), "to the end of the round: {to}");
            session.look_at(101);
        }
    }
}

#[test]
fn a_lesson_can_ask_for_the_crown_to_be_left() {
    let mut lesson = Lesson::of("corona-lesson", Language::English).expect("there is a lesson");
    let possessed = "bN i9, bK b2, vK o15";
    for answer in ["i9-k10", "i9-k10*"] {
        lesson.steps[0].task.answers = vec![answer.to_owned()];
        for text in ["i9-k10", "i9-k10*", "i9-k8"] {
            lesson.go_to(0);
            lesson.judge(sitting("duel", possessed, "i9", &[]).as_ref());
            lesson.judge(sitting("duel", possessed, "i9", &[text]).as_ref());
            assert_eq!(lesson.progress == Progress::Right, text == answer, "{text} for {answer}");
        }
    }
}

/// What is seen in the world: things with a mesh, kinds of mesh and material together (each is drawn at once, however
/// many there are of it), and triangles.
fn weight(studio: &mut Studio) -> (usize, usize, usize) {
    let world = studio.world();
    type Stuffs<'a> = (Option<&'a MeshMaterial3d<StandardMaterial>>, Option<&'a MeshMaterial3d<Solid>>);
    let mut seen = world.query::<(&Mesh3d, Stuffs, &InheritedVisibility)>();
    let stuff = |(plain, solid): Stuffs| (plain.map(|stuff| stuff.0.id()), solid.map(|stuff| stuff.0.id()));
    let things: Vec<_> = seen
        .iter(world)
        .filter(|(.., visible)| visible.get())
        .map(|(mesh, stuffs, _)| (mesh.0.id(), stuff(stuffs)))
        .collect();
    let meshes = world.resource::<Assets<Mesh>>();
    let triangles = |id: &AssetId<Mesh>| meshes.get(*id).and_then(Mesh::indices).map_or(0, |indices| indices.len() / 3);
    let sum = things.iter().map(|(mesh, _)| triangles(mesh)).sum();
    (things.len(), things.iter().collect::<HashSet<_>>().len(), sum)
}

#[test]
fn the_full_table_with_every_mark_stays_light() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    let Some(begun) = begun() else { panic!("a game begins") };
    open(&mut studio, &begun);
    let bare = weight(&mut studio);
    studio.world().resource_mut::<Settings>().show_attacks = true;
    pick(&mut studio, "c3");
    let (things, kinds, triangles) = weight(&mut studio);
    println!("bare table: {bare:?} things, kinds, triangles; with every mark: {things}, {kinds}, {triangles}");
    assert!(things > 101 + 60, "hundred and one figures, and marks: {things}");
    assert!(kinds <= 90, "draws: {kinds}");
    assert!(triangles < 800_000, "triangles: {triangles}");
    picture(&mut studio, "full-seat");
    touch(&mut studio, "table-view-top");
    studio.settle(Screen::Table).expect("it is seen from above");
    picture(&mut studio, "full-top");
    studio.world().resource_mut::<Settings>().colours = Colours::Contrast;
    studio.update(3);
    picture(&mut studio, "full-top-contrast");
}

/// The record of a game of four that has just begun.
fn begun() -> Option<String> {
    let level = levels::find("corona/each_for_himself").ok()?;
    let head = Head { players: ["Anna", "Bruno", "Chiara", "Dario"].map(str::to_owned).to_vec(), ..Head::default() };
    let mut sitting = level.sit(&Setup { head, ..Setup::default() }).ok()?;
    sitting.play("lot a1", &mut Vec::new()).ok()?;
    for _ in 0..4 {
        let first = sitting.choices()[0].text.clone();
        sitting.play(&first, &mut Vec::new()).ok()?;
    }
    // The middle file opens, so that a Signifer has somewhere to go.
    for _ in 0..4 {
        let choices = sitting.choices();
        let opening = choices.iter().find(|choice| ["d4-f6", "n4-l6", "n14-l12", "d14-f12"].contains(&&*choice.text));
        sitting.play(&opening?.text, &mut Vec::new()).ok()?;
    }
    Some(sitting.record(tavoliere::rules::Disclosure::Save))
}

#[test]
fn small_windows_show_all_of_it() {
    for (size, name) in [(UVec2::new(960, 600), "small"), (UVec2::new(390, 844), "narrow")] {
        let Some(mut studio) = studio(size) else { return };
        let Some(begun) = begun() else { panic!("a game begins") };
        open(&mut studio, &begun);
        picture(&mut studio, &format!("begun-{name}"));
        pick(&mut studio, "c3");
        picture(&mut studio, &format!("held-{name}"));
        assert!(!marked(&mut studio, Sign::March).is_empty());
        let plates = ["plate-a1", "plate-q1", "plate-q17", "plate-a17"];
        let targets = studio.world().resource::<Targets>();
        assert!(plates.iter().all(|plate| targets.0.contains_key(*plate)), "every seat has its plate");
        play(&mut studio, "c3-d4");
    }
}
