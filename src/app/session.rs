//! The sitting on the table and what is asked of it: the resource and the messages that every room of the
//! app shares. The kernel inside decides; everything seen mirrors it.

use crate::levels::{Level, LevelError};
use crate::rules::{AnySitting, Event, Pick, PlayError, Player, Reason, RecordError, Seat, Token, Turn};
use bevy::prelude::*;
use thiserror::Error;

/// Adds the messages and resources of this file.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Picked>()
        .add_message::<Unpicked>()
        .add_message::<Chosen>()
        .add_message::<Confirmed>()
        .add_message::<Played>()
        .add_message::<Viewed>()
        .add_message::<Ask>()
        .init_resource::<Sight>()
        .init_resource::<Loading>();
}

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
    /// Another sitting than before, or another branch of it: whoever keeps games first looks what that would replace.
    pub fresh: bool,
    /// While a record is looked through: the sitting as it stood at the shown entry.
    then: Option<Box<dyn AnySitting>>,
}

impl Session {
    /// Sits down to a sitting; the players are those of its head.
    pub fn new(sitting: Box<dyn AnySitting>) -> Session {
        let players = sitting.head().players.iter().map(|player| Who::from_record(player)).collect();
        Session { sitting, players, replay: None, events: Vec::new(), fresh: true, then: None }
    }

    /// The sitting as the table shows it: the one that is played, or that of the shown entry of a record.
    pub fn shown(&self) -> &dyn AnySitting {
        self.then.as_deref().unwrap_or(self.sitting.as_ref())
    }

    /// Shows the first `entries` entries of the record; more than there are count as all of them.
    pub fn look_at(&mut self, entries: usize) {
        let all = self.sitting.entries();
        let entries = entries.min(all.len());
        let (hand, within) = match entries.checked_sub(1).map(|last| &all[last]) {
            Some(last) => (last.hand, last.entry + 1),
            None => (0, 0),
        };
        self.then = Some(self.sitting.at(hand, within));
        self.replay = Some(entries);
    }

    /// Shows the next entry of the record by playing it, so that its events can be seen. `false` if there is
    /// none, or if it begins another game.
    pub fn look_on(&mut self) -> bool {
        let (Some(shown), Some(then)) = (self.replay, self.then.as_mut()) else { return false };
        let all = self.sitting.entries();
        let Some(next) = all.get(shown).filter(|next| next.hand + 1 == then.hands()) else { return false };
        let mut events = Vec::new();
        if then.play(&next.text, &mut events).is_err() {
            return false;
        }
        self.events = events;
        self.replay = Some(shown + 1);
        true
    }

    /// Stops looking through the record; play goes on from the shown entry (`from_here`) or from its end.
    pub fn look_away(&mut self, from_here: bool) {
        self.replay = None;
        if let Some(then) = self.then.take().filter(|_| from_here) {
            self.sitting = then;
            self.fresh = true;
        }
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

/// A person confirms the move that waits (`true`) or takes it back.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Confirmed(pub bool);

/// Something was played in the kernel: a move, an aside, an act of chance.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Played;

/// The camera goes to a place it knows.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewed {
    /// As the seat to move looks at the board.
    Seat,
    /// From straight above: a plan.
    Top,
    /// The last of the two, with zoom and pan undone.
    Reset,
}

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

/// What the table has to say in words; the panels show it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Sight {
    /// What the pointer is over.
    pub hovered: Option<Token>,
    /// What somebody asked about: a pointer rested on it, a finger stayed on it, or a key was pressed.
    pub asked: Option<Token>,
    /// Where in the window it was then, in logical pixels.
    pub asked_at: Option<Vec2>,
    /// What has been picked up.
    pub held: Option<Token>,
    /// Why the last try was refused, and near which place of the window (logical pixels) to say so.
    pub refusal: Option<(Reason, Option<Vec2>)>,
    /// Why something asked for could not be done at all.
    pub trouble: Option<Trouble>,
    /// What was said with the last move: announcements, words to a partner.
    pub said: Vec<(Option<Seat>, Reason)>,
    /// A move that waits to be confirmed.
    pub pending: Option<String>,
    /// The computer that thinks.
    pub thinking: Option<Seat>,
    /// The plain text of the move that is advised.
    pub hint: Option<String>,
    /// A hint is being looked for.
    pub hint_thinking: bool,
    /// Words to choose between, each near a place of the window if it belongs to one.
    pub labels: Vec<(String, Option<Vec2>)>,
}

/// Why something asked for could not be done.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Trouble {
    /// The level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// The record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The move.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// What is still being made ready before the shelf can be shown.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Loading {
    /// A key of the translations, how many are done and how many there are.
    pub parts: Vec<(&'static str, usize, usize)>,
}

impl Loading {
    /// Says how much of a part is there.
    pub fn set(&mut self, part: &'static str, done: usize, all: usize) {
        match self.parts.iter_mut().find(|(name, ..)| *name == part) {
            Some(known) => *known = (part, done, all),
            None => self.parts.push((part, done, all)),
        }
    }

    /// Is everything there?
    pub fn is_done(&self) -> bool {
        self.parts.iter().all(|(_, done, all)| done == all)
    }
}
