//! Keys of positions: a random number for each piece on each square, added up without carry (A. L. Zobrist, 1970).

use super::board::{At, MOST};
use crate::rules::key::mix;

pub(super) const WHITE_TO_MOVE: u64 = mix(0x7a_0f1);

/// The key of a piece on a square; kinds are the two colours of men, and the King.
pub(super) fn of_piece(kind: usize, at: At) -> u64 {
    SQUARE_KEYS[kind][at.cell()]
}

/// By kind of piece and cell.
static SQUARE_KEYS: [[u64; MOST * MOST]; 3] = square_keys();

const fn square_keys() -> [[u64; MOST * MOST]; 3] {
    let mut keys = [[0; MOST * MOST]; 3];
    let mut kind = 0;
    while kind < 3 {
        let mut cell = 0;
        while cell < MOST * MOST {
            keys[kind][cell] = mix((kind * MOST * MOST + cell) as u64 + 1);
            cell += 1;
        }
        kind += 1;
    }
    keys
}
