//! The sitting on the table and what is asked of it: the resource and the messages that every room of the
//! app shares. The kernel inside decides; everything seen mirrors it.

use crate::levels::{Level, LevelError};
use crate::rules::{
    AnySitting, Choice, Event, Manner, Pick, PlayError, Player, Reason, RecordError, Seat, Surface, Token, Turn,
};
use bevy::prelude::*;
use thiserror::Error;

/// Adds the messages and resources of this file.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Picked>()
        .add_message::<Unpicked>()
        .add_message::<Chosen>()
        .add_message::<Drafted>()
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
    /// What happened after that, to be shown once a trick has been seen: the entities do not know of it yet.
    pub later: Vec<Event>,
    /// Where several persons keep cards from each other: whose eyes are on the table.
    pub looking: Option<Player>,
    /// .. and he may still say something on the card he has played, before he hands over.
    pub speaking: bool,
    /// Another sitting than before, or another branch of it: whoever keeps games first looks what that would replace.
    pub fresh: bool,
    /// While a record is looked through: the sitting as it stood at the shown entry.
    then: Option<Box<dyn AnySitting>>,
}

impl Session {
    /// Sits down to a sitting; the players are those of its head.
    pub fn new(sitting: Box<dyn AnySitting>) -> Session {
        let players = sitting.head().players.iter().map(|player| Who::from_record(player)).collect();
        Session {
            sitting,
            players,
            replay: None,
            events: Vec::new(),
            later: Vec::new(),
            looking: None,
            speaking: false,
            fresh: true,
            then: None,
        }
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

    /// The seats of persons.
    fn persons(&self) -> impl Iterator<Item = Seat> {
        self.sitting.seating().iter().filter(|&seat| matches!(self.who(seat), Some(Who::Person(_))))
    }

    /// Is it played with cards, which lie about the table and not on squares?
    pub fn has_cards(&self) -> bool {
        matches!(self.sitting.surface(), Surface::Cards { .. })
    }

    /// Do several persons at this machine keep cards from each other?
    pub fn is_shared(&self) -> bool {
        self.has_cards() && self.persons().nth(1).is_some()
    }

    fn person_in_turn(&self) -> Option<Seat> {
        match self.sitting.turn() {
            Turn::Seat(seat, _) => matches!(self.who(seat), Some(Who::Person(_))).then_some(seat),
            _ => None,
        }
    }

    /// The person for whom the others must look away first: a curtain hides all hands till then.
    pub fn awaited(&self) -> Option<Seat> {
        let player = |seat| self.sitting.seating().player(seat);
        let seat = self.person_in_turn().filter(|_| self.replay.is_none() && self.is_shared())?;
        (self.looking != Some(player(seat))).then_some(seat)
    }

    /// The seat to move, if a person sits on it and looks at the table.
    pub fn person_to_move(&self) -> Option<Seat> {
        self.person_in_turn().filter(|_| self.awaited().is_none())
    }

    /// From whose eyes the table is seen: the person to move, else the only person, else the public. Where several keep
    /// cards from each other, who looked last goes on looking until another is awaited.
    pub fn viewer(&self) -> Option<Seat> {
        if self.is_shared() {
            let seating = self.sitting.seating();
            let looking = self.looking.filter(|_| self.awaited().is_none() || self.speaking);
            return looking.and_then(|player| seating.seats_of(player).next());
        }
        self.person_to_move().or_else(|| {
            let mut persons = self.persons();
            let only = persons.next();
            only.filter(|_| persons.next().is_none())
        })
    }

    /// What the seat that looks may say or do beside its turn, table manners left out.
    pub fn sayings(&self) -> Vec<Choice> {
        let Some(seat) = self.viewer().filter(|_| self.replay.is_none() && self.has_cards()) else { return Vec::new() };
        let manners = [Manner::Resign, Manner::Flag, Manner::Offer, Manner::Agree].map(Manner::word);
        let is_manner = |pick: &Pick| matches!(pick, Pick::Word(word) if manners.contains(&word.as_ref()));
        self.sitting.asides(seat).into_iter().filter(|aside| !aside.picks.iter().any(is_manner)).collect()
    }

    /// The seat that lies before whoever sits at the machine.
    pub fn near(&self) -> Seat {
        let first = || self.persons().next();
        self.viewer().or(self.awaited()).or_else(first).unwrap_or(Seat(0))
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

/// Several moves that were drafted together, to be played one after the other.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Drafted(pub Vec<String>);

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
    /// The awaited person looks at the table now.
    Look,
    /// Whoever looks has nothing (more) to say: play goes on, or the machine is handed over.
    Silence,
    /// The trick that lies on the table has been seen.
    Gather,
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
    /// At a card table: all there is to choose that lies in no hand and on no table.
    pub offers: Vec<Offer>,
    /// At a card table: what each seat said last.
    pub speech: Vec<(Seat, Reason)>,
    /// At a card table: where in the window each seat is, in logical pixels.
    pub spots: Vec<(Seat, Vec2)>,
    /// A trick lies on the table until it is gathered by hand.
    pub trick_waits: bool,
}

/// Something to choose by its name.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// The touch that chooses it.
    pub pick: Pick,
    /// What it is called, if the word alone does not say it.
    pub called: Option<Reason>,
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
