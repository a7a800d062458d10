//! What an exchange on one square comes to in chess, if each side takes back with the man worth least as long as it pays
//! (static exchange evaluation).

use crate::rules::echecs::{At, Echecs, seen_by, victim};
use cozy_chess::{BitBoard, Piece};

/// What men are worth in an exchange, in hundredths of a Pawn, in the order of [`Piece::ALL`].
pub(super) const VALUES: [i32; 6] = [100, 320, 330, 500, 950, 10_000];

/// No square is seen by more men.
const MOST: usize = 32;

/// What the side to move gains in the end by this move, which takes something or not.
pub(super) fn exchange(game: &Echecs, from: At, to: At) -> i32 {
    let board = game.board();
    let Some(mover) = board.piece_on(from) else { return 0 };
    let taken = victim(board, from, to);
    let mut occupied = board.occupied() & !from.bitboard() & !taken.map_or(BitBoard::EMPTY, At::bitboard);
    let mut gains = [0; MOST];
    gains[0] = taken.and_then(|at| board.piece_on(at)).map_or(0, |kind| VALUES[kind as usize]);
    let mut at_stake = VALUES[mover as usize];
    let mut side = !board.side_to_move();
    let mut last = 0;
    while last + 1 < MOST {
        let seers = seen_by(board, side, to, occupied) & occupied;
        let least =
            Piece::ALL.into_iter().find_map(|kind| (seers & board.pieces(kind)).next_square().map(|at| (kind, at)));
        let Some((kind, at)) = least else { break };
        // The King takes only what nobody takes back.
        let after = occupied & !at.bitboard();
        if kind == Piece::King && !(seen_by(board, !side, to, after) & after).is_empty() {
            break;
        }
        last += 1;
        gains[last] = at_stake - gains[last - 1];
        at_stake = VALUES[kind as usize];
        occupied = after;
        side = !side;
    }
    // Backwards: nobody takes back to his own loss.
    for nth in (1..=last).rev() {
        gains[nth - 1] = -gains[nth].max(-gains[nth - 1]);
    }
    gains[0]
}
