//! Sets of squares of a board as rows of bits, and what can be reached from them.

use crate::rules::tafl::board::MOST;
use crate::rules::tafl::{At, Board, Colour};

/// A set of squares: for each rank, from 1, a bit for each file, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Rows(pub(super) [u32; MOST + 2]);

impl Rows {
    /// The pieces of a colour.
    pub(super) fn of(board: &Board, colour: Colour) -> Rows {
        let mut rows = Rows::default();
        (1..=board.size()).for_each(|rank| rows.0[rank] = board.row(colour, rank));
        rows
    }

    /// All squares of a board.
    pub(super) fn board(size: usize) -> Rows {
        let mut rows = Rows::default();
        rows.0[1..=size].fill((1 << (size + 1)) - 2);
        rows
    }

    /// One square.
    pub(super) fn at(at: At) -> Rows {
        let mut rows = Rows::default();
        rows.0[at.rank()] = 1 << at.file();
        rows
    }

    pub(super) fn contains(&self, at: At) -> bool {
        self.0[at.rank()] >> at.file() & 1 != 0
    }

    pub(super) fn and(&self, other: &Rows) -> Rows {
        Rows(std::array::from_fn(|rank| self.0[rank] & other.0[rank]))
    }

    pub(super) fn without(&self, other: &Rows) -> Rows {
        Rows(std::array::from_fn(|rank| self.0[rank] & !other.0[rank]))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    pub(super) fn count(&self) -> i32 {
        self.0.iter().map(|row| row.count_ones() as i32).sum()
    }

    /// The squares that a rook on any of these could reach by one move over `free` squares.
    pub(super) fn rook_moves(&self, free: &Rows, size: usize) -> Rows {
        let mut reached = Rows::default();
        let (mut up, mut down) = (0, 0);
        for rank in 1..=size {
            reached.0[rank] |= along(self.0[rank], free.0[rank]);
            up = (up | self.0[rank - 1]) & free.0[rank];
            reached.0[rank] |= up;
            let back = size + 1 - rank;
            down = (down | self.0[back + 1]) & free.0[back];
            reached.0[back] |= down;
        }
        reached
    }

    /// All squares connected to these by steps over `open` squares, these included.
    pub(super) fn flood(&self, open: &Rows, size: usize) -> Rows {
        let mut filled = *self;
        loop {
            let wider = filled.rook_moves(open, size);
            let all = Rows(std::array::from_fn(|rank| filled.0[rank] | wider.0[rank]));
            if all == filled {
                return filled;
            }
            filled = all;
        }
    }
}

/// The free places of a line that can be reached from the set ones, by doubling strides.
fn along(from: u32, free: u32) -> u32 {
    if from == 0 {
        return 0;
    }
    let (mut up, mut down, mut path_up, mut path_down) = (from, from, free, free);
    for stride in [1, 2, 4, 8, 16] {
        up |= path_up & (up << stride);
        path_up &= path_up << stride;
        down |= path_down & (down >> stride);
        path_down &= path_down >> stride;
    }
    (up | down) & free
}

/// The places of the set bits, from below.
pub(super) fn row_bits(mut row: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = row.trailing_zeros();
        row &= row.wrapping_sub(1);
        (place < 32).then_some(place as usize)
    })
}
