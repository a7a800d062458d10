//! Legal moves.

use super::board::{At, Board};
use super::capture::widest;
use super::options::{Colour, Die};
use super::state::{Move, Tafl};
use crate::rules::manner::Manner;
use crate::rules::seat::Seat;

impl Tafl {
    /// How far a piece may and must go in this turn; `None`: the throw skips it.
    pub fn reach(&self) -> Option<(u32, u32)> {
        let pips = u32::from(self.pips());
        match self.rules().die {
            Die::None => Some(widest(self.rules())),
            Die::Upto => Some((1, pips)),
            Die::Exact => Some((pips, pips)),
            Die::Parity => pips.is_multiple_of(2).then(|| widest(self.rules())),
        }
    }

    /// All legal moves of the side to move, rank by rank from below.
    pub(super) fn legal(&self, out: &mut Vec<Move>) {
        if self.end().is_some() || self.awaits_throw() {
            return;
        }
        let before = out.len();
        if let Some(reach) = self.reach() {
            each_piece(self.board(), self.to_move(), |from| self.from(from, reach, out));
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    fn from(&self, from: At, reach: (u32, u32), out: &mut Vec<Move>) {
        let (along, across) = self.board().roads(from, reach, self.rules());
        out.extend(Bits(along).map(|file| Move::Step { from, to: At::new(from.rank(), file) }));
        out.extend(Bits(across).map(|rank| Move::Step { from, to: At::new(rank, from.file()) }));
    }

    /// How many legal moves there are.
    pub(super) fn count_legal(&self) -> usize {
        if self.end().is_some() || self.awaits_throw() {
            return 0;
        }
        let mut count = 0;
        if let Some(reach) = self.reach() {
            each_piece(self.board(), self.to_move(), |from| {
                let (along, across) = self.board().roads(from, reach, self.rules());
                count += along.count_ones() + across.count_ones();
            });
        }
        count.max(1) as usize
    }

    /// May this be played now?
    pub(super) fn may(&self, mv: Move) -> bool {
        if self.end().is_some() {
            return false;
        }
        match mv {
            Move::Throw(pips) => self.awaits_throw() && (1..=6).contains(&pips),
            Move::Manner(Manner::Flag, _) => true,
            Move::Manner(manner, seat) => self.offer.open_to(seat).any(|open| open == manner),
            _ if self.awaits_throw() => false,
            Move::Pass => self.must_pass(),
            Move::Step { from, to } => self.reach().is_some_and(|reach| self.goes(from, to, reach)),
        }
    }

    /// Is there no move with this throw?
    pub(super) fn must_pass(&self) -> bool {
        let mut moves = Vec::new();
        self.legal(&mut moves);
        moves == [Move::Pass]
    }

    /// Does the side to move have a piece on `from` that may go to `to`?
    pub(super) fn goes(&self, from: At, to: At, reach: (u32, u32)) -> bool {
        let board = self.board();
        if !board.contains(from) || !board.contains(to) || !board.has(self.to_move(), from) {
            return false;
        }
        let (along, across) = board.roads(from, reach, self.rules());
        (from.rank() == to.rank() && along >> to.file() & 1 != 0)
            || (from.file() == to.file() && across >> to.rank() & 1 != 0)
    }

    /// Acts open to a seat beside moving.
    pub(super) fn open_asides(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.end().is_none() {
            out.extend(self.offer.open_to(seat).map(|manner| Move::Manner(manner, seat)));
        }
    }
}

fn each_piece(board: &Board, colour: Colour, mut visit: impl FnMut(At)) {
    for rank in 1..=board.size() {
        for file in Bits(board.rows[colour.index()][rank]) {
            visit(At::new(rank, file));
        }
    }
}

/// The places of set bits, from the lowest.
pub(super) struct Bits(pub(super) u32);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let place = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (place < 32).then_some(place as usize)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}
