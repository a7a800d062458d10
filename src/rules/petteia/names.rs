//! Which pieces are which: tokens by square, and those taken. A token's number tells colour and kind.

use super::board::{At, Board, Kind, PLACES};
use super::options::Colour;
use crate::rules::place::Token;

/// Tokens of the men of a class and colour: so many.
const CLASS: u8 = Kind::Peltast.most() as u8;
/// The tokens of the two basileis.
const BASILEIS: u8 = 4 * CLASS;
/// The tokens of the dice.
pub const DICE: [Token; 2] = [Token(BASILEIS as u32 + 2), Token(BASILEIS as u32 + 3)];
/// The most pieces that can be taken.
const MOST_TAKEN: usize = BASILEIS as usize + 2;

/// Which piece is on each square, and the pieces taken so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Names {
    /// By place: the piece's token plus 1.
    on: [u8; PLACES],
    /// Tokens taken, in order.
    taken: [u8; MOST_TAKEN],
    count: u8,
}

/// The first token of a colour and kind.
fn first(colour: Colour, kind: Kind) -> u8 {
    match kind {
        Kind::Basileus => BASILEIS + colour.index() as u8,
        class => (2 * colour.index() + class.index()) as u8 * CLASS,
    }
}

/// The colour and kind of a piece; `None` for a die.
pub(super) fn piece(token: Token) -> Option<(Colour, Kind)> {
    let number = u8::try_from(token.0).ok().filter(|&number| number < BASILEIS + 2)?;
    Some(match number.checked_sub(BASILEIS) {
        Some(colour) => (Colour::BOTH[usize::from(colour)], Kind::Basileus),
        None => (Colour::BOTH[usize::from(number / CLASS / 2)], Kind::CLASSES[usize::from(number / CLASS % 2)]),
    })
}

impl Names {
    /// Nobody named yet.
    pub(super) fn unknown() -> Names {
        Names { on: [0; PLACES], taken: [0; MOST_TAKEN], count: 0 }
    }

    /// The pieces of a board, numbered rank by rank.
    pub(super) fn new(board: &Board) -> Names {
        let mut names = Names::unknown();
        for colour in Colour::BOTH {
            for kind in Kind::ALL {
                for (at, token) in board.army(colour).of(kind).zip(u32::from(first(colour, kind))..) {
                    names.put(at, Token(token));
                }
            }
        }
        names
    }

    /// The token on an occupied square.
    pub(super) fn on(&self, at: At) -> Token {
        Token(u32::from(self.on[at.place()].saturating_sub(1)))
    }

    /// The tokens taken so far, in order.
    pub(super) fn taken(&self) -> impl Iterator<Item = Token> + '_ {
        self.taken[..usize::from(self.count)].iter().map(|&token| Token(u32::from(token)))
    }

    /// How many pieces of a colour have been taken.
    pub(super) fn lost(&self, colour: Colour) -> usize {
        self.taken().filter(|&token| piece(token).is_some_and(|(other, _)| other == colour)).count()
    }

    /// The piece moves.
    pub(super) fn shift(&mut self, from: At, to: At) {
        self.on[to.place()] = self.on[from.place()];
        self.on[from.place()] = 0;
    }

    /// The piece is taken.
    pub(super) fn take(&mut self, at: At) {
        self.put_taken(self.on(at));
        self.on[at.place()] = 0;
    }

    /// Names the piece on a square.
    pub(super) fn put(&mut self, at: At, token: Token) {
        self.on[at.place()] = (token.0 as u8).saturating_add(1);
    }

    /// Names the next piece taken.
    pub(super) fn put_taken(&mut self, token: Token) {
        if let Some(slot) = self.taken.get_mut(usize::from(self.count)) {
            *slot = token.0 as u8;
            self.count += 1;
        }
    }
}
