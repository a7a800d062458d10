//! The sitting on the table and what is asked of it: the resource and the messages that every room of the
//! app shares. The kernel inside decides; everything seen mirrors it.

use crate::levels::Level;
use crate::rules::{AnySitting, Event, Pick, Player, Seat, Turn};
use bevy::prelude::*;

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person at this machine.
    Person(String),
    /// A computer of strength 1 to 5.
    Computer(u8),
}

impl Who {
    /// As records write a player: a name, or `bot:3`.
    pub fn from_record(text: &str) -> Who {
        match text.strip_prefix("bot:").and_then(|strength| strength.parse().ok()) {
            Some(strength @ 1..=5) => Who::Computer(strength),
            _ => Who::Person(text.to_owned()),
        }
    }

    /// As records write a player.
    pub fn to_record(&self) -> String {
        match self {
            Who::Person(name) => name.clone(),
            Who::Computer(strength) => format!("bot:{strength}"),
        }
    }
}

/// The sitting on the table. Present while [`Screen::Table`](super::Screen::Table) is shown, and kept on the
/// shelf afterwards so that the game can be resumed.
#[derive(Resource)]
pub struct Session {
    /// The sitting itself.
    pub sitting: Box<dyn AnySitting>,
    /// The players by number.
    pub players: Vec<Who>,
    /// While a record is looked through: how many entries of [`AnySitting::entries`] are shown. `None`: play goes on.
    pub replay: Option<usize>,
    /// What happened and is still to be shown, oldest first.
    pub events: Vec<Event>,
}

impl Session {
    /// Sits down to a sitting; the players are those of its head.
    pub fn new(sitting: Box<dyn AnySitting>) -> Session {
        let players = sitting.head().players.iter().map(|player| Who::from_record(player)).collect();
        Session { sitting, players, replay: None, events: Vec::new() }
    }

    /// Who sits on a seat.
    pub fn who(&self, seat: Seat) -> Option<&Who> {
        self.players.get(self.sitting.seating().player(seat).index())
    }

    /// The seat to move, if a person sits on it.
    pub fn person_to_move(&self) -> Option<Seat> {
        match self.sitting.turn() {
            Turn::Seat(seat, _) => matches!(self.who(seat), Some(Who::Person(_))).then_some(seat),
            _ => None,
        }
    }

    /// From whose eyes the table is seen: the person to move, else the only person, else the public.
    pub fn viewer(&self) -> Option<Seat> {
        self.person_to_move().or_else(|| {
            let mut persons = self.sitting.seating().iter().filter(|&s| matches!(self.who(s), Some(Who::Person(_))));
            let only = persons.next();
            only.filter(|_| persons.next().is_none())
        })
    }

    /// The player who may take back or resign now: the person to move, else the only person.
    pub fn asking(&self) -> Option<Player> {
        self.viewer().map(|seat| self.sitting.seating().player(seat))
    }
}

/// A person touched something: mouse, finger, keyboard, a drag's end, a label.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Picked(pub Pick);

/// The picks made so far are put back.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Unpicked;

/// A seat has chosen, by whatever way: the plain text of a move of [`AnySitting::choices`] or `asides`.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Chosen(pub String);

/// What is asked of the sitting beside moves.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Ask {
    /// Begin a new sitting (ends with the table shown).
    Begin(Box<Begin>),
    /// Put this record's sitting on the table and play on.
    Resume(String),
    /// Look through a record from its first entry.
    Replay(String),
    /// While looking through: show this many entries.
    ReplayTo(usize),
    /// Stop looking through a record; play on from the shown point if `true` (a new branch), else from its end.
    PlayOn(bool),
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show a good move.
    Hint,
    /// Give the game up.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Answer an offer: agree (`true`) or say nothing more about it.
    AnswerDraw(bool),
    /// The next game of the sitting.
    NextGame,
    /// The same sitting from its beginning.
    Again,
    /// Leave the table for the shelf; the sitting stays to be resumed.
    Leave,
}

/// A sitting to begin.
#[derive(Clone, PartialEq, Debug)]
pub struct Begin {
    /// What is played.
    pub level: Level,
    /// Options that differ from the level's.
    pub options: Vec<(String, String)>,
    /// The players by number.
    pub players: Vec<Who>,
    /// Undo may go past a throw.
    pub practice: bool,
    /// Main time and increment in seconds, if clocks run.
    pub clock: Option<(u32, u32)>,
}
