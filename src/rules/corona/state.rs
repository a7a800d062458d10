//! The state of a game and what a move does to it.

use super::board::{Square, is_asylum};
use super::ends::End;
use super::field::{CROWN, Field, seat_of, token, turn_key};
use super::options::Rules;
use super::squadron::{Kind, Man};
use crate::rules::event::{Event, Sink};
use crate::rules::game::{Stage, Turn};
use crate::rules::key::mix;
use crate::rules::manner::{DrawOffer, Manner};
use crate::rules::place::Place;
use crate::rules::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// One decision, or the lot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece moves.
    Step {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// It takes the Crown along from its starting square.
        crown: bool,
    },
    /// A squadron without a legal move lets its turn go by.
    Pass,
    /// The lot falls on this seat: it begins.
    Lot(Seat),
    /// The next piece of a free array is put there.
    Put(Square),
    /// The Pawn there becomes the Histrion.
    Histrion(Square),
    /// The Histrion prefers the Amazon to the Knight, or not.
    Prefer {
        /// The Amazon comes first.
        amazon: bool,
    },
    /// The piece there was touched and must move.
    Touch(Square),
    /// The piece there is lost for an attempt at an illegal move.
    Penalty(Square),
    /// An act beside the game.
    Manner(Manner, Seat),
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) enum Phase {
    /// Who begins.
    Lot,
    /// A free array.
    Array,
    /// Which Pawn is the Histrion.
    Histrion,
    /// Whether the Amazon goes before the Knight.
    Prefer,
    /// The game itself.
    Play,
}

/// What a position is beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Moment {
    pub(super) phase: Phase,
    pub(super) to_move: Seat,
    /// Who began, or begins.
    pub(super) first: Seat,
    /// Plies in a row without a capture, a Pawn's move or a change of the Crown.
    pub(super) quiet: u16,
    /// Under `rigour`: the square of the piece that was touched.
    pub(super) touched: Option<Square>,
    /// Seats whose Histrion prefers the Amazon to the Knight.
    pub(super) amazon: Seats,
    /// Seats given up before play began.
    pub(super) gone: Seats,
}

/// A game of La Corona.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Corona {
    pub(super) rules: Rules,
    pub(super) field: Field,
    pub(super) moment: Moment,
    pub(super) offer: DrawOffer,
    pub(super) end: Option<End>,
}

impl Corona {
    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What stands where.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// Whose turn it is, or would be.
    pub fn to_move(&self) -> Seat {
        self.moment.to_move
    }

    /// Plies in a row without a capture, a Pawn's move or a change of the Crown.
    pub fn quiet(&self) -> u16 {
        self.moment.quiet
    }

    /// How the game ended, once it is over.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Is the game itself being played?
    pub(super) fn is_played(&self) -> bool {
        self.moment.phase == Phase::Play && self.end.is_none()
    }

    pub(super) fn turned_to(&self) -> Turn {
        let stage = match self.moment.phase {
            _ if self.end.is_some() => return Turn::Over,
            Phase::Lot => return Turn::Chance(Stage::Lot),
            Phase::Array => Stage::Array,
            Phase::Histrion | Phase::Prefer => Stage::Choice,
            Phase::Play => Stage::Play,
        };
        Turn::Seat(self.moment.to_move, stage)
    }

    /// Has the seat anything to play with, or will it have once it is laid out?
    pub fn is_alive(&self, seat: Seat) -> bool {
        match self.moment.phase {
            Phase::Play => self.field.count(seat) > 0,
            _ => self.rules.seats.contains(seat) && !self.moment.gone.contains(seat),
        }
    }

    /// The seats that are still alive.
    pub(super) fn living(&self) -> Seats {
        self.rules.seating.iter().filter(|&seat| self.is_alive(seat)).collect()
    }

    /// Plays a move. It is allowed.
    pub(super) fn make(&mut self, mv: Move, out: &mut impl Sink) {
        match mv {
            Move::Step { from, to, crown } => self.step(from, to, crown, out),
            Move::Pass => {
                out.tell(|| Event::Passed { seat: self.moment.to_move });
                self.moment.quiet += 1;
                self.end_ply();
            }
            Move::Lot(_) | Move::Put(_) | Move::Histrion(_) | Move::Prefer { .. } => self.prepare(mv, out),
            Move::Touch(at) => self.moment.touched = Some(at),
            Move::Penalty(at) => {
                self.forfeit(at, out);
                self.moment.quiet = 0;
                self.raise(out);
                self.end_ply();
            }
            Move::Manner(manner, seat) => self.behave(manner, seat, out),
        }
        if self.end.is_some() {
            out.tell(|| Event::Over);
        }
    }

    /// Moves a piece, captures what stands where it goes, and gives the turn on.
    fn step(&mut self, from: Square, to: Square, carries: bool, out: &mut impl Sink) {
        let Some(name) = self.field.name(from) else { return };
        let seat = seat_of(name);
        let held = self.field.crown();
        let victim = self.field.name(to);
        let man = self.field.lift(name, from);
        if let Some(victim) = victim {
            self.field.lift(victim, to);
            out.tell(|| Event::Removed { token: token(victim), to: Some(self.next_place_before(seat)) });
            self.field.lay_aside(victim, seat);
        }
        self.field.put(name, man.moved(), to);
        out.tell(|| Event::Moved { token: token(name), to: Place::Square(to) });
        if carries {
            self.field.set_crown(to);
            out.tell(|| Event::Moved { token: CROWN, to: Place::Under(to) });
        } else if held == to && victim.is_none() {
            out.tell(|| Event::Moved { token: CROWN, to: Place::Under(to) });
        } else if held == from {
            out.tell(|| Event::Moved { token: CROWN, to: Place::Square(from) });
        }
        let moves_on = victim.is_some() || man.kind() == Kind::Pawn || held == from || held == to;
        self.moment.quiet = if moves_on { 0 } else { self.moment.quiet + 1 };
        self.raise(out);
        self.end_ply();
    }

    /// Where the next piece laid aside before a seat will lie.
    pub(super) fn next_place_before(&self, seat: Seat) -> Place {
        Place::Tray(seat, self.field.lying_before(seat))
    }

    /// Takes a piece off for its own seat's fault; a Crown it held stays.
    pub(super) fn forfeit(&mut self, at: Square, out: &mut impl Sink) {
        let Some(name) = self.field.name(at) else { return };
        let seat = seat_of(name);
        self.field.lift(name, at);
        out.tell(|| Event::Removed { token: token(name), to: Some(self.next_place_before(seat)) });
        self.field.lay_aside(name, seat);
        if at == self.field.crown() {
            out.tell(|| Event::Moved { token: CROWN, to: Place::Square(at) });
        }
    }

    /// A Pawn that possesses the Crown while its squadron has neither King nor Lieutenant becomes King (cap. VI).
    pub(super) fn raise(&mut self, out: &mut impl Sink) {
        let crown = self.field.crown();
        let Some((seat, man)) = self.field.at(crown) else { return };
        if man.kind() == Kind::Pawn && self.field.king(seat).is_none() && self.field.lieutenant(seat).is_none() {
            self.field.change(crown, Man::new(Kind::King));
            if let Some(name) = self.field.name(crown) {
                out.tell(|| Event::Turned { token: token(name), face: self.face_of(name), seen_by: None });
            }
        }
    }

    /// A ply is done: judges, and gives the turn to the next squadron that has pieces.
    fn end_ply(&mut self) {
        let mover = self.moment.to_move;
        self.offer.moved(mover);
        self.moment.touched = None;
        self.pass_turn();
        self.end = self.judge(is_asylum(self.field.crown()).then_some(mover));
    }

    /// Gives the turn to the next squadron that has pieces.
    pub(super) fn pass_turn(&mut self) {
        let mut next = self.rules.next_corner(self.moment.to_move);
        for _ in 0..3 {
            if self.field.count(next) > 0 {
                break;
            }
            next = self.rules.next_corner(next);
        }
        self.moment.to_move = next;
    }

    /// Board and seat to move, for repetition.
    pub(super) fn position_key(&self) -> u64 {
        self.field.key() ^ turn_key(self.moment.to_move)
    }

    /// All that affects the rest of the game. The count of quiet plies comes in when its end is in sight.
    pub(super) fn full_key(&self) -> u64 {
        let Moment { phase, first, quiet, touched, amazon, gone, .. } = self.moment;
        let near = if quiet + SIGHT > self.most_quiet() { u64::from(quiet) + 1 } else { 0 };
        let touched = touched.map_or(0, |at| u64::from(at.0) + 1);
        let prepares = match phase {
            Phase::Play => 0,
            _ => (phase as u64 + 1) << 8 | u64::from(first.0) << 4 | u64::from(gone.0),
        };
        self.position_key() ^ mix(3 << 60 | near << 40 | touched << 24 | prepares << 8 | u64::from(amazon.0))
    }
}

/// How many plies before the table by quiet plies a key takes notice of them.
const SIGHT: u16 = 40;
