//! Which man is which: tokens by square, and those taken.

use super::board::At;
use crate::rules::place::Token;
use cozy_chess::{Board, Color, Piece};

/// Both colours have at most sixteen men.
pub(super) const MOST_MEN: usize = 32;
/// From this number on it is no square, but what was taken and when.
const TAKEN: u8 = 64;
/// No man has this token.
const NOBODY: u8 = u8::MAX;

/// Where each man is: on a square, or taken. The men are numbered square by square from `a1`, White's before Black's.
/// It is one short row of bytes, so that a move goes through it without a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Men {
    /// By token: the square; from [`TAKEN`] on sixteen times the kind, and how many of its colour had been taken.
    at: [u8; MOST_MEN],
    /// White's men have the tokens below this.
    white: u8,
    /// Men taken so far, by colour.
    lost: [u8; 2],
}

impl Men {
    /// The men of a board.
    pub(super) fn new(board: &Board) -> Men {
        let mut men = Men { at: [NOBODY; MOST_MEN], white: board.colors(Color::White).len() as u8, lost: [0; 2] };
        let squares = board.colors(Color::White).into_iter().chain(board.colors(Color::Black));
        for (place, at) in men.at.iter_mut().zip(squares) {
            *place = at as u8;
        }
        men
    }

    /// Nobody named yet.
    pub(super) fn unknown(white: u8) -> Men {
        Men { at: [NOBODY; MOST_MEN], white, lost: [0; 2] }
    }

    /// How many tokens are White's.
    pub(super) fn white(&self) -> u8 {
        self.white
    }

    /// The colour of a man.
    pub(super) fn colour(&self, token: Token) -> Color {
        if token.0 < u32::from(self.white) { Color::White } else { Color::Black }
    }

    /// How many men of a colour were taken.
    pub(super) fn lost(&self, colour: Color) -> u8 {
        self.lost[colour as usize]
    }

    /// The man on a square.
    pub(super) fn on(&self, at: At) -> Option<Token> {
        self.at.iter().position(|&place| place == at as u8).map(|number| Token(number as u32))
    }

    /// Where a man stands; `None` if he was taken.
    pub(super) fn place(&self, token: Token) -> Option<At> {
        At::try_index(usize::from(*self.at.get(token.0 as usize)?))
    }

    /// What a man that was taken was, and how many of his colour had been taken before him.
    pub(super) fn taken(&self, token: Token) -> Option<(Piece, u16)> {
        let number = self.at.get(token.0 as usize)?.checked_sub(TAKEN)?;
        Some((Piece::try_index(usize::from(number / 16))?, u16::from(number % 16)))
    }

    /// All men there are or were.
    pub(super) fn tokens(&self) -> impl Iterator<Item = Token> + '_ {
        (0..).map(Token).zip(&self.at).filter(|(_, place)| **place != NOBODY).map(|(token, _)| token)
    }

    /// The man on a square goes to another.
    #[inline]
    pub(super) fn shift(&mut self, from: At, to: At) {
        for place in &mut self.at {
            *place = if *place == from as u8 { to as u8 } else { *place };
        }
    }

    /// The man of a colour on a square is taken.
    #[inline]
    pub(super) fn take(&mut self, at: At, kind: Piece, colour: Color) {
        let lost = &mut self.lost[colour as usize];
        let gone = TAKEN + 16 * kind as u8 + (*lost & 15);
        *lost += 1;
        for place in &mut self.at {
            *place = if *place == at as u8 { gone } else { *place };
        }
    }

    /// Names the man on a square.
    pub(super) fn name(&mut self, token: Token, at: At) {
        if let Some(place) = self.at.get_mut(token.0 as usize) {
            *place = at as u8;
        }
    }

    /// Names a man that was taken.
    pub(super) fn name_taken(&mut self, token: Token, kind: Piece, before: u16) {
        let colour = self.colour(token);
        if let Some(place) = self.at.get_mut(token.0 as usize) {
            *place = TAKEN + 16 * kind as u8 + before as u8 % 16;
            self.lost[colour as usize] += 1;
        }
    }

    /// What a man is, on this board or taken from it.
    pub(super) fn kind(&self, token: Token, board: &Board) -> Option<Piece> {
        match self.place(token) {
            Some(at) => board.piece_on(at),
            None => self.taken(token).map(|(kind, _)| kind),
        }
    }
}
