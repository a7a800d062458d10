//! The top floor: the table itself, and the only place that knows the engine.
//!
//! The kernel decides and the entities mirror it, never the other way round. Rooms talk by messages
//! ([`session`]): facts in the past tense and requests.

use bevy::prelude::*;

pub mod session;

/// What fills the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Assets load; a bar with words and numbers.
    #[default]
    Loading,
    /// The games on their shelf.
    Shelf,
    /// Who plays, with which options.
    SetUp,
    /// A sitting, played or looked through.
    Table,
}

/// A page laid over whatever screen is shown, closed to come back to it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Overlay {
    /// None.
    #[default]
    None,
    /// The first visit: which language.
    Welcome,
    /// Settings.
    Settings,
    /// The rule book.
    RuleBook,
    /// Lessons.
    Lessons,
    /// Saved games; records in and out.
    Records,
    /// Keys and gestures.
    Help,
}

/// The phases of a turn at the table.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Table)]
pub enum TurnPhase {
    /// The entities are made equal to the view: new game, load, undo, redo, replay jumps.
    #[default]
    Setup,
    /// Dice are thrown, cards dealt.
    Chance,
    /// A person picks, or a computer thinks.
    Choose,
    /// The choice is played in the kernel; its events change components at once.
    Enact,
    /// Events become motion and sound; only here does anything wait, and only for motion.
    Present,
    /// Trays, piles, announcements, whose turn; the curtain between two people.
    Settle,
    /// Result, stakes, replay.
    Over,
}
