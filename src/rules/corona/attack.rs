//! What enemies bear on: the squares where they could strike a piece if it stood there.

use super::board::{SQUARES, Square, is_asylum};
use super::field::Field;
use super::squadron::{Kind, Man};
use super::state::Corona;
use crate::rules::seat::Seat;

impl Corona {
    /// The squares on which an enemy could strike a piece of this seat's side if it were his turn: where such pieces
    /// stand, and where a Pawn would stand if it had been put there. Nothing is ever struck in an Asylum.
    pub(super) fn attacked_by_enemies(&self, seat: Seat) -> Vec<Square> {
        let foes: Vec<Seat> =
            self.rules.seating.iter().filter(|&other| self.rules.side(other) != self.rules.side(seat)).collect();
        let is_attacked = |at: &Square| match self.field.at(*at) {
            Some((other, _)) if foes.contains(&other) => false,
            Some(_) => self.is_struck(&foes, *at),
            None if is_asylum(*at) => false,
            None => self.with(seat, *at).is_struck(&foes, *at),
        };
        (0..SQUARES as u16).map(Square).filter(is_attacked).collect()
    }

    fn is_struck(&self, foes: &[Seat], at: Square) -> bool {
        foes.iter().any(|&foe| self.strikers(foe, at).next().is_some())
    }

    /// The same position with a Pawn of a seat on a square where nothing stands.
    pub(super) fn with(&self, seat: Seat, at: Square) -> Corona {
        let mut game = *self;
        game.field.put(Field::supposed_name(seat), Man::new(Kind::Pawn), at);
        game
    }
}
