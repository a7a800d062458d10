//! A squadron: its kinds of pieces, the author's array (cap. V) and the camp in which a free one is laid out.

use super::board::{SIDE, Square, coordinates, square};
use crate::rules::seat::Seat;
use serde::{Deserialize, Serialize};

/// Pieces of a squadron.
pub const PIECES: usize = 25;

/// A kind of piece, in the order of worth (cap. VIII).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Re.
    King,
    /// Tenente.
    Lieutenant,
    /// Paladino.
    Paladin,
    /// Cavallo.
    Knight,
    /// Amazone.
    Amazon,
    /// Ariete.
    Ram,
    /// Centauro.
    Centaur,
    /// Signifero.
    Signifer,
    /// Dragone.
    Dragon,
    /// Pedone; the Histrion too.
    Pawn,
}

impl Kind {
    /// All kinds, in the order of worth.
    pub const ALL: [Kind; 10] = [
        Kind::King,
        Kind::Lieutenant,
        Kind::Paladin,
        Kind::Knight,
        Kind::Amazon,
        Kind::Ram,
        Kind::Centaur,
        Kind::Signifer,
        Kind::Dragon,
        Kind::Pawn,
    ];

    /// Its letter in position texts.
    pub fn letter(self) -> char {
        char::from(b"KLPNARCSDo"[self as usize])
    }

    /// How many of them a squadron has.
    pub fn most(self) -> u8 {
        match self {
            Kind::King | Kind::Lieutenant => 1,
            Kind::Pawn => 9,
            _ => 2,
        }
    }

    /// Does it never change the colour of its square? A Pawn is counted so, and a Histrion too, whatever it borrows.
    pub fn is_bound(self) -> bool {
        !matches!(self, Kind::King | Kind::Lieutenant | Kind::Paladin | Kind::Knight | Kind::Signifer)
    }
}

/// A piece: its kind, and of a Pawn whether it is the Histrion and whether it has moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Man(u8);

impl Man {
    const FRESH: u8 = 0x10;
    const HISTRION: u8 = 0x20;

    /// A piece that is no Pawn, or a Pawn that has moved.
    pub const fn new(kind: Kind) -> Man {
        Man(kind as u8)
    }

    /// As it stands in the first array.
    pub fn first(kind: Kind) -> Man {
        Man(kind as u8 | if kind == Kind::Pawn { Man::FRESH } else { 0 })
    }

    /// The same as the Histrion, or as an ordinary Pawn.
    pub fn with_feather(self, histrion: bool) -> Man {
        Man(if histrion { self.0 | Man::HISTRION } else { self.0 & !Man::HISTRION })
    }

    /// The same once it has moved.
    pub fn moved(self) -> Man {
        Man(self.0 & !Man::FRESH)
    }

    /// Its kind.
    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0 & 0xf) % Kind::ALL.len()]
    }

    /// Is it the Histrion?
    pub fn is_histrion(self) -> bool {
        self.0 & Man::HISTRION != 0
    }

    /// A Pawn that has not moved?
    pub fn is_fresh(self) -> bool {
        self.0 & Man::FRESH != 0
    }

    /// Its number in keys.
    pub(super) fn bits(self) -> u64 {
        u64::from(self.0)
    }
}

/// The array as the author has it, for the seat `a1`: the middle file, then those to the right, then those to the left;
/// in each the innermost square first (cap. V, and the table at the end of the book).
pub const ARRAY: [(u8, u8, Kind); PIECES] = [
    (1, 1, Kind::Signifer),
    (2, 2, Kind::Signifer),
    (3, 3, Kind::Pawn),
    (1, 0, Kind::Dragon),
    (2, 1, Kind::Ram),
    (3, 2, Kind::Pawn),
    (2, 0, Kind::Amazon),
    (3, 1, Kind::Centaur),
    (4, 2, Kind::Pawn),
    (3, 0, Kind::Paladin),
    (4, 1, Kind::Knight),
    (4, 0, Kind::King),
    (5, 1, Kind::Pawn),
    (5, 0, Kind::Pawn),
    (0, 1, Kind::Amazon),
    (1, 2, Kind::Centaur),
    (2, 3, Kind::Pawn),
    (0, 2, Kind::Dragon),
    (1, 3, Kind::Ram),
    (2, 4, Kind::Pawn),
    (0, 3, Kind::Paladin),
    (1, 4, Kind::Knight),
    (0, 4, Kind::Lieutenant),
    (1, 5, Kind::Pawn),
    (0, 5, Kind::Pawn),
];

/// The square at which a seat sees what `a1` sees at this file and rank: each seat is the one before, turned by a quarter.
pub fn turned(seat: Seat, file: u8, rank: u8) -> Square {
    let (x, y, last) = (usize::from(file), usize::from(rank), SIDE - 1);
    match seat.0 {
        0 => square(x, y),
        1 => square(last - y, x),
        2 => square(last - x, last - y),
        _ => square(y, last - x),
    }
}

/// File and rank of a square as its seat sees it, looking from `a1`.
pub fn seen(seat: Seat, at: Square) -> (usize, usize) {
    let ((x, y), last) = (coordinates(at), SIDE - 1);
    match seat.0 {
        0 => (x, y),
        1 => (y, last - x),
        2 => (last - x, last - y),
        _ => (last - y, x),
    }
}

/// May a piece of a free array stand there? At least four empty squares are left to the Crown and ten to each of the
/// Asylums beside the camp (cap. V).
pub fn in_camp(seat: Seat, at: Square) -> bool {
    let (x, y) = seen(seat, at);
    x <= 5 && y <= 5 && (x <= 3 || y <= 3) && (x, y) != (0, 0)
}

/// The squares of a camp, rank by rank from below.
pub fn camp(seat: Seat) -> impl Iterator<Item = Square> {
    (0..(SIDE * SIDE) as u16).map(Square).filter(move |&at| in_camp(seat, at))
}
