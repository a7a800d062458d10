//! A table without a window, a clock that waits for nobody, and the check that what lies on it is what the
//! rules say.
#![allow(dead_code, reason = "each test file uses a part of it")]

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use tavoliere::app::session::{Ask, Begin, Confirmed, Picked, Session, Who};
use tavoliere::app::settings::{Motion, Settings};
use tavoliere::app::table::choose::Held;
use tavoliere::app::table::token::{Face, Lies, Token};
use tavoliere::app::{TurnPhase, logic};
use tavoliere::levels;
use tavoliere::rules::{AnySitting, Choice, Pick};

/// The most updates a test waits for something.
const PATIENCE: usize = 200_000;

pub fn person(name: &str) -> Who {
    Who::Person(name.to_owned())
}

pub fn two_persons() -> Vec<Who> {
    vec![person("Anna"), person("Bruno")]
}

/// A table at which nobody sits yet.
pub fn table() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, logic));
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.motion = Motion::Off;
    settings.auto_pass = true;
    settings.confirm_moves = false;
    app.update();
    app
}

/// Sits down to a level and waits until the first choice is to be made.
pub fn begin(app: &mut App, level: &str, options: &[(&str, &str)], players: Vec<Who>) {
    let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let begin = Begin { level: levels::find(level).unwrap(), options, players, practice: false, clock: None };
    ask(app, Ask::Begin(Box::new(begin)));
    until(app, |app| phase(app) == Some(TurnPhase::Choose));
}

/// Asks, and lets it be answered.
pub fn ask(app: &mut App, ask: Ask) {
    app.world_mut().write_message(ask);
    for _ in 0..3 {
        app.update();
    }
}

pub fn phase(app: &App) -> Option<TurnPhase> {
    app.world().get_resource::<State<TurnPhase>>().map(|phase| *phase.get())
}

/// Lets updates pass until something is so.
pub fn until(app: &mut App, so: impl Fn(&App) -> bool) {
    for _ in 0..PATIENCE {
        if so(app) {
            return;
        }
        app.update();
    }
    panic!("it never came about; the table is in {:?}", phase(app));
}

/// Waits until a person is to choose or the game is over. A word that is all there is to say is said by itself; between
/// two people who play with cards the next one says that he looks.
pub fn until_choice(app: &mut App) {
    loop {
        until(app, |app| is_choice(app) || (phase(app) == Some(TurnPhase::Choose) && session(app).awaited().is_some()));
        if session(app).awaited().is_none() || phase(app) == Some(TurnPhase::Over) {
            return;
        }
        ask(app, Ask::Look);
    }
}

fn is_choice(app: &App) -> bool {
    {
        let person = session(app).person_to_move().is_some();
        match phase(app) {
            Some(TurnPhase::Over) => true,
            Some(TurnPhase::Choose) => {
                let choices = &app.world().resource::<tavoliere::app::table::choose::Choices>().0;
                let by_itself = |choice: &Choice| choice.picks.iter().all(|pick| matches!(pick, Pick::Word(_)));
                person && !choices.is_empty() && !matches!(&choices[..], [only] if by_itself(only))
            }
            _ => false,
        }
    }
}

pub fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

pub fn sitting(app: &App) -> &dyn AnySitting {
    session(app).sitting.as_ref()
}

/// Touches, one after the other, and lets the move be played.
pub fn touch(app: &mut App, picks: &[Pick]) {
    for pick in picks {
        app.world_mut().write_message(Picked(pick.clone()));
        app.update();
    }
    // What is named before play is asked once more.
    let world = app.world();
    if world.resource::<Held>().pending.is_some() && !world.resource::<Settings>().confirm_moves {
        app.world_mut().write_message(Confirmed(true));
    }
    for _ in 0..6 {
        app.update();
    }
}

/// Touches what spells this legal move.
pub fn touch_move(app: &mut App, text: &str) {
    let choice = sitting(app).choices().into_iter().find(|choice| choice.text == text);
    touch(app, &choice.unwrap_or_else(|| panic!("{text} is not legal")).picks);
}

/// What lies on the table is what the shown sitting says.
pub fn assert_mirrors(app: &mut App) {
    let world = app.world_mut();
    let mut tokens = world.query::<(&Token, &Lies, &Face)>();
    let mut seen: Vec<_> = tokens.iter(world).map(|(token, lies, face)| (token.0, lies.0, face.0)).collect();
    seen.sort_unstable();
    let session = world.resource::<Session>();
    let mut told = session.shown().places(session.viewer());
    told.sort_unstable();
    assert_eq!(seen, told);
}
