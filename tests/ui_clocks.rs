//! Clocks: they run by real time, give their increment, fall, and stand in the record.
#![cfg(feature = "app")]

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;
use tavoliere::app::clock::{Clocks, Running, reading};
use tavoliere::app::session::{Ask, Begin, Chosen, Session, Who};
use tavoliere::app::settings::{Motion, Settings};
use tavoliere::app::{Screen, TurnPhase, logic};
use tavoliere::levels;
use tavoliere::rules::{Disclosure, Player};

const STEP: Duration = Duration::from_millis(100);

fn table(clock: Option<(u32, u32)>, options: &[(&str, &str)]) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, logic));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app.world_mut().resource_mut::<Settings>().motion = Motion::Off;
    app.update();
    let begin = Begin {
        level: levels::find("tafl/brandub").expect("a level of ours"),
        options: options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect(),
        players: vec![Who::Person("Anna".into()), Who::Person("Bruno".into())],
        practice: false,
        clock,
    };
    app.world_mut().write_message(Ask::Begin(Box::new(begin)));
    rest(&mut app);
    app
}

/// Lets updates pass until somebody is to choose.
fn rest(app: &mut App) {
    for _ in 0..60 {
        app.update();
        let phase = app.world().get_resource::<State<TurnPhase>>().map(|phase| *phase.get());
        if matches!(phase, Some(TurnPhase::Choose | TurnPhase::Over)) {
            return;
        }
    }
    panic!("nobody is ever to choose");
}

fn wait(app: &mut App, time: Duration) {
    for _ in 0..time.as_millis() / STEP.as_millis() {
        app.update();
    }
}

fn left(app: &App, player: u8) -> f64 {
    let clocks = app.world().resource::<Clocks>().0.as_ref().expect("clocks run");
    clocks.left[usize::from(player)].as_secs_f64()
}

fn play_first(app: &mut App) {
    let text = app.world().resource::<Session>().sitting.choices()[0].text.clone();
    app.world_mut().write_message(Chosen(text));
    app.update();
    rest(app);
}

fn near(a: f64, b: f64) -> bool {
    // A few updates pass between a choice and the next one.
    (a - b).abs() < 1.5
}

#[test]
fn the_clock_of_the_seat_to_move_runs_and_gets_its_increment() {
    let mut app = table(Some((60, 10)), &[]);
    wait(&mut app, Duration::from_secs(20));
    assert!(near(left(&app, 0), 40.0), "{}", left(&app, 0));
    assert_eq!(left(&app, 1), 60.0);
    play_first(&mut app);
    assert!(near(left(&app, 0), 50.0), "{}", left(&app, 0));
    let first = left(&app, 0);
    wait(&mut app, Duration::from_secs(30));
    assert_eq!(left(&app, 0), first);
    assert!(near(left(&app, 1), 30.0), "{}", left(&app, 1));
    let tag = app.world().resource::<Session>().sitting.head().tag("ClockLeft").map(str::to_owned);
    assert!(tag.is_some_and(|tag| tag.starts_with(&format!("{first:.1}"))), "what is left stands in the record");
}

#[test]
fn a_fallen_flag_ends_the_game_once_and_the_clocks_stand() {
    let mut app = table(Some((5, 0)), &[]);
    play_first(&mut app);
    wait(&mut app, Duration::from_secs(6));
    rest(&mut app);
    let session = app.world().resource::<Session>();
    assert_eq!(session.sitting.outcome().map(|outcome| outcome.reason), Some("flag"));
    assert_eq!(session.sitting.entries().iter().filter(|entry| entry.text.ends_with(":flag")).count(), 1);
    let before = left(&app, 0);
    wait(&mut app, Duration::from_secs(3));
    assert_eq!(left(&app, 0), before);
    assert_eq!(left(&app, 1), 0.0);
}

#[test]
fn a_long_sleep_of_the_window_counts() {
    let mut app = table(Some((60, 0)), &[]);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(90)));
    app.update();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app.update();
    rest(&mut app);
    let session = app.world().resource::<Session>();
    assert_eq!(session.sitting.outcome().map(|outcome| outcome.reason), Some("flag"));
}

#[test]
fn a_resumed_game_has_its_clocks_and_none_runs_on_the_shelf_or_in_a_replay() {
    let mut app = table(Some((60, 0)), &[]);
    wait(&mut app, Duration::from_secs(20));
    play_first(&mut app);
    let kept = left(&app, 0);
    app.world_mut().write_message(Ask::Leave);
    wait(&mut app, Duration::from_secs(5));
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Shelf);
    let other = left(&app, 1);
    wait(&mut app, Duration::from_secs(20));
    assert_eq!(left(&app, 1), other, "no clock runs on the shelf");
    let record = app.world().resource::<Session>().sitting.record(Disclosure::Save);
    app.world_mut().write_message(Ask::Resume(record.clone()));
    rest(&mut app);
    assert!((left(&app, 0) - kept).abs() < 0.11);
    assert!(near(left(&app, 1), other));
    app.world_mut().write_message(Ask::Replay(record));
    rest(&mut app);
    let then = left(&app, 1);
    wait(&mut app, Duration::from_secs(20));
    assert_eq!(left(&app, 1), then, "no clock runs in a replay");
}

#[test]
fn a_game_without_a_clock_has_none_and_a_new_one_begins_afresh() {
    let mut app = table(None, &[]);
    wait(&mut app, Duration::from_secs(2));
    assert_eq!(*app.world().resource::<Clocks>(), Clocks(None));
    let mut app = table(Some((60, 0)), &[("games", "two")]);
    wait(&mut app, Duration::from_secs(20));
    play_first(&mut app);
    app.world_mut().write_message(Ask::Resign);
    wait(&mut app, Duration::from_secs(1));
    app.world_mut().write_message(Ask::NextGame);
    wait(&mut app, Duration::from_millis(500));
    rest(&mut app);
    assert!(near(left(&app, 0), 60.0) && near(left(&app, 1), 60.0), "each game has its own time");
    wait(&mut app, Duration::from_secs(10));
    play_first(&mut app);
    app.world_mut().write_message(Ask::Again);
    wait(&mut app, Duration::from_millis(500));
    rest(&mut app);
    assert!(near(left(&app, 0), 60.0) && near(left(&app, 1), 60.0), "begun again, the clocks are full");
}

#[test]
fn a_clock_is_read_as_people_read_it() {
    for (millis, text) in [
        (0, "0.0"),
        (9_940, "9.9"),
        (19_999, "19.9"),
        (20_000, "0:20"),
        (59_001, "1:00"),
        (600_000, "10:00"),
        (3_600_000, "1:00:00"),
        (5_025_000, "1:23:45"),
    ] {
        assert_eq!(reading(Duration::from_millis(millis)), text);
    }
    let mut clocks = Running::new(1, 5, 2);
    assert!(clocks.pass(Player(0), Duration::from_secs(2)));
    assert!(!clocks.pass(Player(0), Duration::from_secs(2)), "a flag falls once");
    clocks.moved(Player(0));
    assert_eq!(clocks.left[0], Duration::ZERO, "who has overstepped gets no increment");
}
