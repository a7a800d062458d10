//! Which men are which: tokens by square, and those taken.

use super::board::{At, Board, MOST};
use super::options::{Colour, MOST_MEN};
use crate::rules::place::Token;

/// Which men are which: the number of the man on each square, and the men taken so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Names {
    /// By cell: the man's token plus 1.
    on: [u8; MOST * MOST],
    /// Tokens taken, in order.
    taken: [u8; MOST_MEN + 1],
    count: u8,
    /// The white men have the tokens from 1 to this.
    pub(super) white: u8,
}

impl Names {
    /// The men of a board, numbered rank by rank: the King, the white men, the black men.
    pub(super) fn new(board: &Board) -> Names {
        let men = |colour| board.squares().filter(move |&at| board.has_man(colour, at));
        let mut names = Names::unknown(men(Colour::White).count() as u8);
        for (at, token) in men(Colour::White).chain(men(Colour::Black)).zip(1..) {
            names.put(at, Token(token));
        }
        if board.king() != At::NONE {
            names.put(board.king(), Token(0));
        }
        names
    }

    /// The token on an occupied square.
    pub(super) fn on(&self, at: At) -> Token {
        Token(u32::from(self.on[at.cell()].saturating_sub(1)))
    }

    /// The tokens taken so far, in order.
    pub(super) fn taken(&self) -> impl Iterator<Item = Token> + '_ {
        self.taken[..usize::from(self.count)].iter().map(|&token| Token(u32::from(token)))
    }

    /// The colour of a man.
    pub(super) fn colour(&self, token: Token) -> Colour {
        if token.0 <= u32::from(self.white) { Colour::White } else { Colour::Black }
    }

    /// The man moves.
    pub(super) fn shift(&mut self, from: At, to: At) {
        self.on[to.cell()] = self.on[from.cell()];
        self.on[from.cell()] = 0;
    }

    /// The man is taken.
    pub(super) fn take(&mut self, at: At) {
        self.put_taken(self.on(at));
        self.on[at.cell()] = 0;
    }

    /// Nobody named yet.
    pub(super) fn unknown(white: u8) -> Names {
        Names { on: [0; MOST * MOST], taken: [0; MOST_MEN + 1], count: 0, white }
    }

    /// Names the man on a square.
    pub(super) fn put(&mut self, at: At, token: Token) {
        self.on[at.cell()] = (token.0 as u8).saturating_add(1);
    }

    /// Names the next man taken.
    pub(super) fn put_taken(&mut self, token: Token) {
        if let Some(slot) = self.taken.get_mut(usize::from(self.count)) {
            *slot = token.0 as u8;
            self.count += 1;
        }
    }
}
