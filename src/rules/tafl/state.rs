//! The state of a game and what a move does to it.

use super::board::{At, Board, Direction};
use super::keys::{self, WHITE_TO_MOVE};
use super::names::Names;
use super::options::{Colour, Die, Options, Rules};
use super::series::Carry;
use crate::rules::event::{Event, Sink};
use crate::rules::key::mix;
use crate::rules::manner::{DrawOffer, Manner};
use crate::rules::place::{Face, Place, Square, Token};
use crate::rules::seat::Seat;
use serde::{Deserialize, Serialize};

/// The token of the die; the men are numbered from 0, the King is 0.
pub const DIE: Token = Token(100);
/// The faces of the pieces; those of the die follow, `FACE_DIE` plus its pips.
pub const FACES: [&str; 9] =
    ["tafl-king", "tafl-white", "tafl-black", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];
const FACE_DIE: u16 = 2;

/// One decision, or one throw of the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece moves.
    Step {
        /// From here.
        from: At,
        /// To here.
        to: At,
    },
    /// The turn is skipped, because the die allows no move.
    Pass,
    /// The die shows so many pips.
    Throw(u8),
    /// An act beside the game.
    Manner(Manner, Seat),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// Black captured the King.
    KingCaptured,
    /// The King stands on a corner.
    Corner,
    /// The side to move has no move.
    NoMoves,
    /// The position occurred for the third time.
    Repetition,
    /// Too many turns without a lost man.
    NoProgress,
    /// A player gave up.
    Resignation,
    /// A player overstepped his clock.
    Flag,
    /// The players agreed to a draw.
    Agreement,
}

impl Ending {
    /// The key of its sentence.
    pub(super) fn key(self) -> &'static str {
        match self {
            Ending::KingCaptured => "ending-king-captured",
            Ending::Corner => "ending-corner",
            Ending::NoMoves => "ending-no-moves",
            Ending::Repetition => "ending-repetition",
            Ending::NoProgress => "ending-no-progress",
            Ending::Resignation => "ending-resignation",
            Ending::Flag => "ending-flag",
            Ending::Agreement => "ending-agreement",
        }
    }

    /// The word of records.
    pub fn word(self) -> &'static str {
        match self {
            Ending::KingCaptured => "king_captured",
            Ending::Corner => "corner",
            Ending::NoMoves => "no_moves",
            Ending::Repetition => "repetition",
            Ending::NoProgress => "no_progress",
            Ending::Resignation => "resignation",
            Ending::Flag => "flag",
            Ending::Agreement => "agreement",
        }
    }
}

/// The end of a game: how, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// How.
    pub ending: Ending,
    /// Who won; `None`: a draw.
    pub winner: Option<Colour>,
}

/// What a move took off the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Taken {
    men: [Option<At>; 4],
    /// The man that moved was lost.
    pub own: bool,
    /// The King was captured.
    pub king: bool,
}

impl Taken {
    /// The men taken, in order of file, then rank.
    pub fn men(&self) -> impl Iterator<Item = At> + use<> {
        self.men.into_iter().flatten()
    }
}

/// A game of the King's Table.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(align(64))] // A search copies it at every move: whole cache lines are copied quickest.
pub struct Tafl {
    board: Board,
    pub(super) names: Names,
    rules: Rules,
    pub(super) carry: Carry,
    moment: Moment,
    pub(super) offer: DrawOffer,
    pub(super) end: Option<End>,
    hash: u64,
}

/// What a position is beside the board.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Moment {
    pub(super) to_move: Colour,
    /// What the die shows.
    pub(super) pips: u8,
    /// Was it thrown for this turn?
    pub(super) thrown: bool,
    /// Turns in a row without a lost man.
    pub(super) quiet: u16,
    /// Pieces lost in this game, by colour; a captured King counts 1.
    pub(super) lost: [u16; 2],
}

impl Moment {
    /// The beginning of a game.
    pub(super) fn first(first: Colour) -> Moment {
        Moment { to_move: first, pips: 1, thrown: false, quiet: 0, lost: [0; 2] }
    }
}

impl Tafl {
    /// A game from a board, already over if the board says so.
    pub(super) fn new(rules: Rules, carry: Carry, board: Board, moment: Moment) -> Tafl {
        let mut game = Tafl {
            board,
            names: Names::new(&board),
            rules,
            carry,
            moment,
            offer: DrawOffer::default(),
            end: None,
            hash: 0,
        };
        for at in board.squares() {
            if let Some(colour) = board.colour(at) {
                game.hash ^= game.square_key(colour, at);
            }
        }
        if game.moment.to_move == Colour::White {
            game.hash ^= WHITE_TO_MOVE;
        }
        game.end = game.judge();
        game
    }

    /// A game from the first array.
    pub(super) fn start_from(options: &Options, carry: Carry) -> Tafl {
        let moment = Moment::first(options.first);
        Tafl::new(options.rules(), carry, options.array(), moment)
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose turn it is, or would be.
    pub fn to_move(&self) -> Colour {
        self.moment.to_move
    }

    /// Turns in a row without a lost man.
    pub fn quiet(&self) -> u16 {
        self.moment.quiet
    }

    /// Pieces a colour has lost in this game; a captured King counts 1.
    pub fn lost(&self, colour: Colour) -> u16 {
        self.moment.lost[colour.index()]
    }

    /// The throw for this turn, once there is one.
    pub fn throw(&self) -> Option<u8> {
        self.moment.thrown.then_some(self.moment.pips)
    }

    /// What the die shows, thrown for this turn or an earlier one.
    pub(super) fn pips(&self) -> u8 {
        self.moment.pips
    }

    /// What the position is beside the board.
    pub(super) fn moment(&self) -> Moment {
        self.moment
    }

    /// How the game ended, once it is over.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The square as the table numbers it.
    pub fn square(&self, at: At) -> Square {
        Square(((at.rank() - 1) * self.board.size() + at.file() - 1) as u16)
    }

    /// The square of the table's number, if the board has it.
    pub fn at(&self, square: Square) -> Option<At> {
        let (size, number) = (self.board.size(), usize::from(square.0));
        (number < size * size).then(|| At::new(number / size + 1, number % size + 1))
    }

    /// Is the die still to be thrown?
    pub(super) fn awaits_throw(&self) -> bool {
        self.rules.die != Die::None && !self.moment.thrown
    }

    /// What a man shows.
    pub(super) fn face(&self, token: Token) -> Face {
        Face(match self.names.colour(token) {
            _ if token.0 == 0 => 0,
            Colour::White => 1,
            Colour::Black => 2,
        })
    }

    /// What the die shows.
    pub(super) fn die_face(&self) -> Face {
        Face(FACE_DIE + u16::from(self.moment.pips))
    }

    /// Before whom the die lies: who threw it last.
    pub(super) fn die_place(&self) -> Place {
        let seat = if self.moment.thrown { self.moment.to_move } else { self.moment.to_move.other() };
        Place::Table(seat.seat(), 0)
    }

    fn square_key(&self, colour: Colour, at: At) -> u64 {
        let kind = if at == self.board.king() { 2 } else { colour.index() };
        keys::of_piece(kind, at)
    }

    /// Plays a move. It is allowed.
    pub(super) fn make(&mut self, mv: Move, out: &mut impl Sink) {
        match mv {
            Move::Step { from, to } => {
                self.step(from, to, out);
            }
            Move::Pass => {
                out.tell(|| Event::Passed { seat: self.moment.to_move.seat() });
                self.moment.quiet += 1;
                self.pass_turn();
            }
            Move::Throw(pips) => {
                self.moment.pips = pips;
                self.moment.thrown = true;
                out.tell(|| Event::Moved { token: DIE, to: self.die_place() });
                out.tell(|| Event::Thrown { token: DIE, face: self.die_face() });
            }
            Move::Manner(manner, seat) => self.behave(manner, Colour::of(seat)),
        }
        if self.end.is_some() {
            out.tell(|| Event::Over);
        }
    }

    /// Moves a piece, takes what it captures, and gives the turn to the other side.
    pub(super) fn step(&mut self, from: At, to: At, out: &mut impl Sink) -> Taken {
        let mover = self.moment.to_move;
        let mut heard = false;
        self.hash ^= self.square_key(mover, from);
        self.board.shift(mover, from, to);
        self.hash ^= self.square_key(mover, to);
        self.names.shift(from, to);
        out.tell(|| {
            heard = true;
            Event::Moved { token: self.names.on(to), to: Place::Square(self.square(to)) }
        });
        self.moment.quiet += 1;
        let mut taken = Taken::default();
        // Whatever is captured, the piece that moved or its captor touches an enemy.
        if self.board.touches(mover.other(), to) {
            taken = self.capture(mover, to, out);
        }
        self.pass_turn();
        if heard
            && self.end.is_none()
            && let Some(what) = self.announcement(mover)
        {
            out.tell(|| Event::Said { seat: Some(mover.seat()), what });
        }
        taken
    }

    /// Takes off what the piece of `mover` that just came to `to` captures.
    fn capture(&mut self, mover: Colour, to: At, out: &mut impl Sink) -> Taken {
        let mut taken = Taken { king: mover == Colour::Black && self.board.captures_king(to), ..Taken::default() };
        for (direction, slot) in Direction::ALL.into_iter().zip(&mut taken.men) {
            *slot = self.board.takes(mover, to, direction);
        }
        for man in taken.men() {
            self.lose(mover.other(), man, out);
        }
        if taken.king {
            self.lose(Colour::White, self.board.king(), out);
        } else if self.rules.no_safe_entry && to != self.board.king() && self.board.walked_between(mover, to) {
            taken.own = true;
            self.lose(mover, to, out);
        }
        taken
    }

    /// A piece is lost to the other side.
    fn lose(&mut self, colour: Colour, at: At, out: &mut impl Sink) {
        self.hash ^= self.square_key(colour, at);
        let captor = colour.other().seat();
        let token = self.names.on(at);
        out.tell(|| {
            let before = self.names.taken().filter(|&token| self.names.colour(token) == colour).count();
            Event::Removed { token, to: Some(Place::Tray(captor, before as u16)) }
        });
        self.board.remove(colour, at);
        self.names.take(at);
        self.moment.lost[colour.index()] += 1;
        self.moment.quiet = 0;
    }

    fn pass_turn(&mut self) {
        self.offer.moved(self.moment.to_move.seat());
        self.moment.to_move = self.moment.to_move.other();
        self.hash ^= WHITE_TO_MOVE;
        self.moment.thrown = false;
        self.end = self.judge();
    }

    /// Is the game over by what stands on the board? In the order of the rules.
    fn judge(&self) -> Option<End> {
        let king = self.board.king();
        let end = |ending, winner| Some(End { ending, winner });
        if king == At::NONE {
            end(Ending::KingCaptured, Some(Colour::Black))
        } else if self.board.is_corner(king) {
            end(Ending::Corner, Some(Colour::White))
        } else if !self.board.can_move(self.moment.to_move, &self.rules) {
            end(Ending::NoMoves, Some(self.moment.to_move.other()))
        } else if self.moment.quiet >= self.rules.quiet_limit {
            end(Ending::NoProgress, None)
        } else {
            None
        }
    }

    fn behave(&mut self, manner: Manner, actor: Colour) {
        self.end = match manner {
            Manner::Resign => Some(End { ending: Ending::Resignation, winner: Some(actor.other()) }),
            Manner::Flag => Some(End { ending: Ending::Flag, winner: Some(actor.other()) }),
            Manner::Offer | Manner::Agree => {
                let all = Colour::BOTH.map(Colour::seat).into_iter().collect();
                let agreed = self.offer.agree(actor.seat(), all);
                agreed.then_some(End { ending: Ending::Agreement, winner: None })
            }
        };
    }

    /// The position has occurred for the third time. That goes before the draw by quiet turns.
    pub(super) fn repeat(&mut self, out: &mut impl Sink) {
        match self.end.map(|end| end.ending) {
            None => out.tell(|| Event::Over),
            Some(Ending::NoProgress) => {}
            Some(_) => return,
        }
        self.end = Some(End { ending: Ending::Repetition, winner: None });
    }

    /// Board and side to move, for repetition.
    pub(super) fn position_hash(&self) -> u64 {
        self.hash
    }

    /// All that affects the rest of the game: board, side to move, throw, turns without a lost man.
    pub(super) fn full_hash(&self) -> u64 {
        let pips = self.throw().map_or(0, u64::from);
        self.hash ^ mix(1 << 32 | pips << 16 | u64::from(self.moment.quiet))
    }
}
