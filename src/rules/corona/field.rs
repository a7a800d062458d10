//! What stands where: the pieces of four squadrons and the Crown, with all that is kept up piece by piece so that it
//! need not be counted: lines of sight, sets of squares, who could ever occupy the Crown, the position's key.

use super::board::{CENTRE, Lines, SQUARES, Set, Square, colour};
use super::squadron::{Kind, Man, PIECES};
use crate::rules::key::mix;
use crate::rules::place::Token;
use crate::rules::seat::Seat;

/// The token of the Crown. Those of a seat's pieces are 32 times the seat and up, in the order of the array.
pub const CROWN: Token = Token(4 * TOKENS as u32);
/// Numbers kept for the tokens of one seat; a power of two, so that a token tells its seat at once.
const TOKENS: usize = 32;
const NOBODY: u8 = u8::MAX;
/// No square.
pub(super) const NOWHERE: Square = Square(u16::MAX);

/// The number of a piece: a token that stands or has stood on the board.
pub(super) type Name = u8;

/// The token of a piece.
pub(super) fn token(name: Name) -> Token {
    Token(u32::from(name))
}

/// Whose a token is; the Crown is nobody's.
pub(super) fn owner(token: Token) -> Option<Seat> {
    (token.0 < CROWN.0).then(|| seat_of(token.0 as Name))
}

/// The seat of a piece.
#[inline]
pub(super) fn seat_of(name: Name) -> Seat {
    Seat(name / TOKENS as u8)
}

/// The place of a piece's seat in arrays.
#[inline]
fn index_of(name: Name) -> usize {
    seat_of(name).index() & 3
}

/// What of a squadron is left.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Strength {
    /// All pieces.
    all: u8,
    /// Those that can change the colour of their square.
    free: u8,
    /// Those bound to white and to black squares.
    bound: [u8; 2],
}

/// The board with all that stands on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Field {
    on: [Name; SQUARES],
    men: [Man; 4 * TOKENS],
    standing: [Set; 4],
    lines: Lines,
    crown: Square,
    kings: [Square; 4],
    lieutenants: [Square; 4],
    strength: [Strength; 4],
    /// Pieces off the board in the order in which they left it, and before which seat each lies.
    off: [(Name, u8); 4 * PIECES],
    gone: u8,
    key: u64,
}

impl Field {
    /// Nothing but the Crown.
    pub(super) fn empty() -> Field {
        let mut field = Field {
            on: [NOBODY; SQUARES],
            men: [Man::new(Kind::Pawn); 4 * TOKENS],
            standing: [Set::default(); 4],
            lines: Lines::EMPTY,
            crown: CENTRE,
            kings: [NOWHERE; 4],
            lieutenants: [NOWHERE; 4],
            strength: [Strength::default(); 4],
            off: [(NOBODY, 0); 4 * PIECES],
            gone: 0,
            key: crown_key(CENTRE),
        };
        field.lines.flip(CENTRE);
        field
    }

    /// The square of the Crown, free or held.
    #[inline]
    pub fn crown(&self) -> Square {
        self.crown
    }

    /// The seat whose piece stands on a square, and the piece.
    #[inline]
    pub fn at(&self, at: Square) -> Option<(Seat, Man)> {
        let name = self.on[usize::from(at.0)];
        (name != NOBODY).then(|| (seat_of(name), self.men[usize::from(name)]))
    }

    /// The number of the piece on a square.
    #[inline]
    pub(super) fn name(&self, at: Square) -> Option<Name> {
        Some(self.on[usize::from(at.0)]).filter(|&name| name != NOBODY)
    }

    /// The piece of a number.
    pub(super) fn man(&self, name: Name) -> Man {
        self.men[usize::from(name)]
    }

    /// Does a piece of this seat stand there?
    #[inline]
    pub fn has(&self, seat: Seat, at: Square) -> bool {
        self.standing[seat.index() & 3].contains(at)
    }

    /// The squares on which a seat's pieces stand, rank by rank from below.
    #[inline]
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = Square> + use<> {
        self.standing[seat.index() & 3].iter()
    }

    /// Who possesses the Crown.
    #[inline]
    pub fn possessor(&self) -> Option<Seat> {
        self.name(self.crown).map(seat_of)
    }

    /// What is occupied, a free Crown too.
    #[inline]
    pub(crate) fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Where a seat's King stands.
    pub fn king(&self, seat: Seat) -> Option<Square> {
        Some(self.kings[seat.index() & 3]).filter(|&at| at != NOWHERE)
    }

    /// Where a seat's Lieutenant stands.
    pub fn lieutenant(&self, seat: Seat) -> Option<Square> {
        Some(self.lieutenants[seat.index() & 3]).filter(|&at| at != NOWHERE)
    }

    /// How many pieces a seat has on the board.
    #[inline]
    pub fn count(&self, seat: Seat) -> u8 {
        self.strength[seat.index() & 3].all
    }

    /// Could a piece of this seat ever occupy the Crown? It possesses it, or can change colour, or stands on the
    /// Crown's colour (cap. IX).
    #[inline]
    pub(super) fn is_able(&self, seat: Seat) -> bool {
        let strength = &self.strength[seat.index() & 3];
        strength.free > 0 || strength.bound[colour(self.crown)] > 0 || self.possessor() == Some(seat)
    }

    /// Pieces, colours, and Crown: what is the same is the same position, whoever moves.
    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Pieces off the board, in the order in which they left it, with the seat before which they lie.
    pub(super) fn off(&self) -> impl DoubleEndedIterator<Item = (Name, Seat)> + '_ {
        self.off[..usize::from(self.gone)].iter().map(|&(name, seat)| (name, Seat(seat)))
    }

    fn count_in(&mut self, name: Name, man: Man, at: Square) {
        let seat = index_of(name);
        let strength = &mut self.strength[seat];
        strength.all += 1;
        match man.kind() {
            Kind::King => self.kings[seat] = at,
            Kind::Lieutenant => self.lieutenants[seat] = at,
            _ => {}
        }
        match man.kind().is_bound() {
            true => strength.bound[colour(at)] += 1,
            false => strength.free += 1,
        }
        self.key ^= piece_key(seat, man, at);
    }

    fn count_out(&mut self, name: Name, man: Man, at: Square) {
        let seat = index_of(name);
        let strength = &mut self.strength[seat];
        strength.all -= 1;
        match man.kind() {
            Kind::King => self.kings[seat] = NOWHERE,
            Kind::Lieutenant => self.lieutenants[seat] = NOWHERE,
            _ => {}
        }
        match man.kind().is_bound() {
            true => strength.bound[colour(at)] -= 1,
            false => strength.free -= 1,
        }
        self.key ^= piece_key(seat, man, at);
    }

    /// Puts a piece on a square where none stands.
    pub(super) fn put(&mut self, name: Name, man: Man, at: Square) {
        if at != self.crown {
            self.lines.flip(at);
        }
        self.on[usize::from(at.0)] = name;
        self.men[usize::from(name)] = man;
        self.standing[index_of(name)].insert(at);
        self.count_in(name, man, at);
    }

    /// Takes the piece on a square up; the Crown stays.
    pub(super) fn lift(&mut self, name: Name, at: Square) -> Man {
        let man = self.men[usize::from(name)];
        if at != self.crown {
            self.lines.flip(at);
        }
        self.on[usize::from(at.0)] = NOBODY;
        self.standing[index_of(name)].remove(at);
        self.count_out(name, man, at);
        man
    }

    /// How many pieces lie off the board before a seat.
    pub(super) fn lying_before(&self, seat: Seat) -> u16 {
        self.off().filter(|&(_, before)| before == seat).count() as u16
    }

    /// Puts a piece that was lifted before a seat.
    pub(super) fn lay_aside(&mut self, name: Name, before: Seat) {
        if let Some(slot) = self.off.get_mut(usize::from(self.gone)) {
            *slot = (name, before.0);
            self.gone += 1;
        }
    }

    /// Names a piece that is off the board.
    pub(super) fn name_off(&mut self, name: Name, man: Man, before: Seat) {
        self.men[usize::from(name)] = man;
        self.lay_aside(name, before);
    }

    /// Moves the Crown alone.
    pub(super) fn set_crown(&mut self, to: Square) {
        if self.name(self.crown).is_none() {
            self.lines.flip(self.crown);
        }
        if self.name(to).is_none() {
            self.lines.flip(to);
        }
        self.key ^= crown_key(self.crown) ^ crown_key(to);
        self.crown = to;
    }

    /// The piece on a square becomes another.
    pub(super) fn change(&mut self, at: Square, man: Man) {
        if let Some(name) = self.name(at) {
            self.count_out(name, self.men[usize::from(name)], at);
            self.men[usize::from(name)] = man;
            self.count_in(name, man, at);
        }
    }

    /// A number that no piece of the seat ever has: that of one only supposed to stand somewhere.
    pub(super) fn supposed_name(seat: Seat) -> Name {
        Field::fresh_name(seat, TOKENS - 1)
    }

    /// A number no piece of the seat has yet: that of its place in the array, if it is free.
    pub(super) fn fresh_name(seat: Seat, nth: usize) -> Name {
        seat.0 * TOKENS as u8 + nth as u8
    }
}

#[inline]
fn piece_key(seat: usize, man: Man, at: Square) -> u64 {
    mix(man.bits() << 16 | (seat as u64) << 12 | u64::from(at.0))
}

#[inline]
fn crown_key(at: Square) -> u64 {
    mix(1 << 32 | u64::from(at.0))
}

/// The key of a seat's turn.
#[inline]
pub(super) fn turn_key(seat: Seat) -> u64 {
    mix(2 << 32 | u64::from(seat.0))
}
