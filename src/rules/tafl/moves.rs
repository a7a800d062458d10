//! Legal moves.

use super::board::{At, Roads, widest};
use super::options::Die;
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
            for roads in self.board().all_roads(self.to_move(), reach, self.rules()) {
                let from = roads.from;
                out.extend(roads.map(|to| Move::Step { from, to }));
            }
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    /// How many legal moves there are.
    pub(super) fn count_legal(&self) -> usize {
        if self.end().is_some() || self.awaits_throw() {
            return 0;
        }
        let roads = |reach| self.board().all_roads(self.to_move(), reach, self.rules());
        let count: u32 = self.reach().map_or(0, |reach| roads(reach).map(Roads::count).sum());
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
        let roads = |reach| self.board().all_roads(self.to_move(), reach, self.rules());
        self.reach().is_none_or(|reach| roads(reach).all(|roads| roads.count() == 0))
    }

    /// Does the side to move have a piece on `from` that may go to `to`?
    pub(super) fn goes(&self, from: At, to: At, reach: (u32, u32)) -> bool {
        let board = self.board();
        if !board.contains(from) || !board.contains(to) || !board.has(self.to_move(), from) {
            return false;
        }
        board.roads_of(from, reach, self.rules()).lead_to(to)
    }

    /// Acts open to a seat beside moving.
    pub(super) fn open_asides(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.end().is_none() {
            out.extend(self.offer.open_to(seat).map(|manner| Move::Manner(manner, seat)));
        }
    }
}
