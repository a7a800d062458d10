//! Table manners: the acts every game of this house knows beside its own moves. They are asides, recorded
//! like any move, and written with the seat before them: `white:resign`, `black:draw?`, `white:draw!`.

use super::lexer::{Lexer, ReadError};
use super::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a seat may do beside the moves of its game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Manner {
    /// Gives the game up.
    Resign,
    /// Has overstepped its clock.
    Flag,
    /// Offers a draw.
    Offer,
    /// Agrees to a draw that was offered.
    Agree,
}

impl Manner {
    const ALL: [(Manner, &'static str); 4] =
        [(Manner::Resign, "resign"), (Manner::Flag, "flag"), (Manner::Offer, "draw?"), (Manner::Agree, "draw!")];

    /// The word in records.
    pub fn word(self) -> &'static str {
        Manner::ALL[self as usize].1
    }

    /// Writes `seat:word`.
    pub fn write(self, seat: Seat, seat_names: &[&str], out: &mut String) {
        out.push_str(seat_names[seat.index()]);
        out.push(':');
        out.push_str(self.word());
    }

    /// Reads `seat:word`, if the next word has a colon in it; leaves the text alone otherwise.
    ///
    /// # Errors
    /// When the seat or the word is unknown.
    pub fn read(text: &mut Lexer, seat_names: &[&str]) -> Result<Option<(Manner, Seat)>, ReadError> {
        let Some((name, word)) = text.peek().and_then(|word| word.split_once(':')) else { return Ok(None) };
        let Some(seat) = seat_names.iter().position(|&n| n == name) else {
            return Err(text.expected(seat_names.join(", ")));
        };
        let Some((manner, _)) = Manner::ALL.into_iter().find(|(_, w)| *w == word) else {
            return Err(text.expected(Manner::ALL.map(|(_, w)| w).join(", ")));
        };
        text.word();
        Ok(Some((manner, Seat(seat as u8))))
    }
}

/// A draw that has been offered. It stands until a seat that has not agreed makes a move instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct DrawOffer {
    agreed: Seats,
}

impl DrawOffer {
    /// The manners open to a seat that still has something to play with.
    pub fn open_to(self, seat: Seat) -> impl Iterator<Item = Manner> {
        let draw = match (self.agreed.is_empty(), self.agreed.contains(seat)) {
            (true, _) => Some(Manner::Offer),
            (false, false) => Some(Manner::Agree),
            (false, true) => None,
        };
        [Some(Manner::Resign), draw].into_iter().flatten()
    }

    /// Has somebody offered?
    pub fn is_open(self) -> bool {
        !self.agreed.is_empty()
    }

    /// A seat offers or agrees. Is every one of the `living` now agreed?
    pub fn agree(&mut self, seat: Seat, living: Seats) -> bool {
        self.agreed.insert(seat);
        living.0 & !self.agreed.0 == 0
    }

    /// A seat moves: it declines by silence, unless it had agreed itself.
    #[inline]
    pub fn moved(&mut self, seat: Seat) {
        if !self.agreed.contains(seat) {
            *self = DrawOffer::default();
        }
    }
}
