//! Keys of positions: a random number for each piece on each square, added up without carry (A. L. Zobrist, 1970).

use super::board::{At, Kind, PLACES};
use super::options::Colour;
use crate::rules::key::mix;

pub(super) const BLACK_TO_MOVE: u64 = mix(0x09e7_7e1a);

/// The key of a piece on a square.
pub(super) fn of_piece(colour: Colour, kind: Kind, at: At) -> u64 {
    SQUARE_KEYS[colour.index() * Kind::ALL.len() + kind.index()][at.place()]
}

/// By colour and kind, and place.
static SQUARE_KEYS: [[u64; PLACES]; 6] = square_keys();

const fn square_keys() -> [[u64; PLACES]; 6] {
    let mut keys = [[0; PLACES]; 6];
    let mut piece = 0;
    while piece < 6 {
        let mut place = 0;
        while place < PLACES {
            keys[piece][place] = mix((piece * PLACES + place) as u64 + 1);
            place += 1;
        }
        piece += 1;
    }
    keys
}
