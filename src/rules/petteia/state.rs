//! The state of a game and what a move does to it.

use super::board::{At, Board, Direction, Kind, RANKS, Set};
use super::ends::{Done, End, Ending, QUIET};
use super::keys::{self, BLACK_TO_MOVE};
use super::names::{DICE, Names};
use super::options::{Colour, Options};
use super::table::die_face;
use crate::rules::event::{Event, Sink};
use crate::rules::game::{Stage, Turn};
use crate::rules::key::mix;
use crate::rules::manner::{DrawOffer, Manner};
use crate::rules::place::{Place, Square};
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;
use serde::{Deserialize, Serialize};

/// One decision, or one act of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece moves.
    Step {
        /// From here.
        from: At,
        /// To here.
        to: At,
    },
    /// The dice show this, the higher first; a single die has nothing beside it.
    Throw([u8; 2]),
    /// So many coins are paid for a captured piece.
    Pay(u8),
    /// The piece there was touched for an illegal move and must make a legal one.
    Touch(At),
    /// An illegal move of the piece there was tried, and the game is lost by it.
    Penalty(At),
    /// An act beside the game.
    Manner(Manner, Seat),
}

/// What a position is beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Moment {
    pub(super) to_move: Colour,
    /// What the dice show, the higher first; 0 for a die that is not there.
    pub(super) dice: [u8; 2],
    /// Were they thrown for this turn?
    pub(super) thrown: bool,
    /// Moves in a row without a capture, of either side.
    pub(super) quiet: u16,
    /// Refusals in a row, by colour.
    pub(super) refusals: [u8; 2],
    /// Coins that White has won; below zero: lost.
    pub(super) coins: i16,
    /// Captured pieces for which the side to move has still to throw.
    pub(super) owed: u8,
    /// The piece that must move.
    pub(super) touched: Option<Square>,
}

impl Moment {
    /// The beginning of a game: all dice show 1.
    pub(super) fn first(options: &Options) -> Moment {
        let dice = [0, 1].map(|die| u8::from(die < options.variant.dice()));
        Moment {
            to_move: Colour::White,
            dice,
            thrown: false,
            quiet: 0,
            refusals: [0; 2],
            coins: 0,
            owed: 0,
            touched: None,
        }
    }
}

/// A game of Petteia.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Petteia {
    board: Board,
    pub(super) names: Names,
    options: Options,
    pub(super) moment: Moment,
    pub(super) offer: DrawOffer,
    /// The end, which is not told before all is paid.
    pub(super) end: Option<End>,
    hash: u64,
}

impl Petteia {
    /// A game from a board, already over if the side to move has no move.
    pub(super) fn new(options: Options, board: Board, moment: Moment) -> Petteia {
        let names = Names::new(&board);
        let mut game = Petteia { board, names, options, moment, offer: DrawOffer::default(), end: None, hash: 0 };
        for colour in Colour::BOTH {
            for kind in Kind::ALL {
                board.army(colour).of(kind).for_each(|at| game.hash ^= keys::of_piece(colour, kind, at));
            }
        }
        if moment.to_move == Colour::Black {
            game.hash ^= BLACK_TO_MOVE;
        }
        if moment.owed == 0 {
            game.end = game.judge_at_first();
        }
        game
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The options it is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whose turn it is, or would be; while captured pieces are paid for, the captor.
    pub fn to_move(&self) -> Colour {
        self.moment.to_move
    }

    /// Moves in a row without a capture, of either side.
    pub fn quiet(&self) -> u16 {
        self.moment.quiet
    }

    /// Pieces a colour has lost.
    pub fn lost(&self, colour: Colour) -> usize {
        self.names.lost(colour)
    }

    /// The coins a colour has won; below zero: paid.
    pub fn coins(&self, colour: Colour) -> i16 {
        if colour == Colour::White { self.moment.coins } else { -self.moment.coins }
    }

    /// The throw for this turn, the higher die first, once there is one.
    pub fn throw(&self) -> Option<[u8; 2]> {
        self.moment.thrown.then_some(self.moment.dice)
    }

    /// Is what lies there a hand of Zeus: two dice that show the same (l.151)?
    pub(super) fn is_zeus(&self) -> bool {
        self.options.variant.dice() == 2 && self.moment.dice[0] == self.moment.dice[1]
    }

    /// Are the dice still to be thrown for this turn?
    pub(super) fn awaits_throw(&self) -> bool {
        self.options.variant.dice() > 0 && !self.moment.thrown && self.moment.owed == 0
    }

    /// Before whom the dice lie: who threw them last.
    pub(super) fn thrower(&self) -> Seat {
        let mover = self.moment.to_move;
        if self.moment.thrown || self.is_zeus() { mover.seat() } else { mover.other().seat() }
    }

    /// The square of the piece that must move.
    pub(super) fn touched(&self) -> Option<At> {
        self.moment.touched.and_then(|square| self.at(square))
    }

    /// The square as the table numbers it.
    pub fn square(&self, at: At) -> Square {
        Square((at.rank() * self.board.width() + at.file()) as u16)
    }

    /// The square of the table's number, if the board has it.
    pub fn at(&self, square: Square) -> Option<At> {
        let (number, width) = (usize::from(square.0), self.board.width());
        (number < width * RANKS).then(|| At::new(number % width, number / width))
    }

    /// Must a certain piece move?
    pub(crate) fn is_bound(&self) -> bool {
        self.moment.touched.is_some()
    }

    pub(super) fn turned_to(&self) -> Turn {
        if self.end().is_some() {
            Turn::Over
        } else if self.moment.owed > 0 {
            Turn::Chance(Stage::Pay)
        } else if self.awaits_throw() {
            Turn::Chance(Stage::Throw)
        } else {
            Turn::Seat(self.moment.to_move.seat(), Stage::Play)
        }
    }

    /// Plays a move. It is allowed.
    pub(super) fn make(&mut self, mv: Move, out: &mut impl Sink) {
        match mv {
            Move::Step { from, to } => {
                self.step(from, to, out);
            }
            Move::Throw(dice) => self.throw_dice(dice, out),
            Move::Pay(coins) => self.pay(coins, out),
            Move::Touch(at) => self.moment.touched = Some(self.square(at)),
            Move::Penalty(_) => self.end = Some(End::won(Ending::Ignoranza, self.moment.to_move.other())),
            Move::Manner(manner, seat) => self.behave(manner, Colour::of(seat)),
        }
        if self.end().is_some() {
            out.tell(|| Event::Over);
        }
    }

    /// Moves a piece, takes what it captures, and ends the turn unless there is something to be paid. What was taken.
    pub(super) fn step(&mut self, from: At, to: At, out: &mut impl Sink) -> Set {
        let mover = self.moment.to_move;
        let Some(kind) = self.board.army(mover).kind(from) else { return Set::NONE };
        let refusal = self.board.refuses(mover, from);
        self.hash ^= keys::of_piece(mover, kind, from) ^ keys::of_piece(mover, kind, to);
        self.board.shift(mover, kind, from, to);
        self.names.shift(from, to);
        out.tell(|| Event::Moved { token: self.names.on(to), to: Place::Square(self.square(to)) });
        let full = self.board;
        let taken = full.taken(mover, to, self.options.variant.is_nea());
        self.lose(mover.other(), taken, to, out);
        let refusals = &mut self.moment.refusals[mover.index()];
        *refusals = if refusal { *refusals + 1 } else { 0 };
        self.moment.quiet = if taken.is_empty() { self.moment.quiet + 1 } else { 0 };
        self.moment.touched = None;
        self.end = self.judge(&Done { mover, kind, full, taken });
        if self.options.pay_dice.dice() > 0 {
            self.moment.owed = taken.count() as u8;
        }
        self.warn(mover, out);
        if self.moment.owed == 0 {
            self.end_turn(out);
        }
        taken
    }

    /// Takes off pieces around a square, in order of file, then rank.
    fn lose(&mut self, colour: Colour, taken: Set, around: At, out: &mut impl Sink) {
        for direction in Direction::ALL {
            let Some(at) = (Set::of(around).toward(direction) & taken).first() else { continue };
            let Some(kind) = self.board.army(colour).kind(at) else { continue };
            self.hash ^= keys::of_piece(colour, kind, at);
            let token = self.names.on(at);
            out.tell(|| {
                let nth = self.names.lost(colour) as u16;
                Event::Removed { token, to: Some(Place::Tray(colour.other().seat(), nth)) }
            });
            self.board.remove(colour, kind, at);
            self.names.take(at);
        }
    }

    /// The rule of renitenza is said aloud before it bites.
    fn warn(&self, mover: Colour, out: &mut impl Sink) {
        if self.end.is_none() && self.refusals(mover) + 1 == super::contact::REFUSALS {
            let what = Reason::new("petteia-announce-refusals").key("seat", mover.name_key());
            out.tell(|| Event::Said { seat: None, what: what.number("count", self.refusals(mover)) });
        }
    }

    /// Gives the turn on, or by a hand of Zeus to the same side again.
    fn end_turn(&mut self, out: &mut impl Sink) {
        let mover = self.moment.to_move;
        self.offer.moved(mover.seat());
        let again = self.moment.thrown && self.is_zeus();
        self.moment.thrown = false;
        if !again {
            self.moment.to_move = mover.other();
            self.hash ^= BLACK_TO_MOVE;
        } else if self.end.is_none() {
            let what = || Reason::new("petteia-announce-zeus").key("seat", mover.name_key());
            out.tell(|| Event::Said { seat: None, what: what() });
        }
    }

    /// The dice fall before the side to move.
    fn throw_dice(&mut self, dice: [u8; 2], out: &mut impl Sink) {
        self.moment.dice = dice;
        self.moment.thrown = true;
        for ((nth, token), pips) in (0..).zip(DICE).zip(dice).take(self.options.variant.dice()) {
            out.tell(|| Event::Moved { token, to: Place::Table(self.thrower(), nth) });
            out.tell(|| Event::Thrown { token, face: die_face(pips) });
        }
    }

    /// The opponent pays for a captured piece.
    fn pay(&mut self, coins: u8, out: &mut impl Sink) {
        let captor = self.moment.to_move;
        let coins = i16::from(coins);
        self.moment.coins += if captor == Colour::White { coins } else { -coins };
        self.moment.owed -= 1;
        let what = || Reason::new("petteia-announce-paid").key("seat", captor.name_key()).number("count", coins);
        out.tell(|| Event::Said { seat: None, what: what() });
        if self.moment.owed == 0 {
            self.end_turn(out);
        }
    }

    /// All that affects the rest of the game. The count of quiet moves comes in when its end is in sight.
    pub(super) fn full_hash(&self) -> u64 {
        let Moment { dice: [high, low], thrown, quiet, refusals, coins, owed, touched, .. } = self.moment;
        let near = if quiet + SIGHT > QUIET { u64::from(quiet) + 1 } else { 0 };
        let thrown = if thrown { u64::from(high) << 3 | u64::from(low) } else { 0 };
        let touched = touched.map_or(0, |square| u64::from(square.0) + 1);
        let counts = u64::from(refusals[0]) << 4 | u64::from(refusals[1]) << 2 | u64::from(owed);
        let coins = u64::from(coins.cast_unsigned());
        self.hash ^ mix(1 << 63 | coins << 40 | touched << 30 | counts << 22 | near << 10 | thrown)
    }
}

/// So many quiet moves before the end by quiet moves a key takes notice of them.
const SIGHT: u16 = 40;
