//! What can happen on a table. One small vocabulary for all games: the table turns it into motion and
//! sound, the move list into words; search passes a sink that costs nothing.

use super::place::{Face, Place, Token};
use super::reason::Reason;
use super::seat::{Seat, Seats, Side};

/// One thing that happened, in the order in which it happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A token appears.
    Placed {
        /// The token.
        token: Token,
        /// Where it appears.
        at: Place,
        /// What it shows to those in `seen_by`.
        face: Face,
        /// Who may see the face; `None`: everybody.
        seen_by: Option<Seats>,
    },
    /// A token goes from its place to another, over the squares between them.
    Moved {
        /// The token.
        token: Token,
        /// Its new place.
        to: Place,
    },
    /// A token is taken off: captured, traded, gathered. The game says where it lies now.
    Removed {
        /// The token.
        token: Token,
        /// Where it lies now; `None`: it is gone from the table.
        to: Option<Place>,
    },
    /// A token shows another face: a card is turned, a Pawn raised.
    Turned {
        /// The token.
        token: Token,
        /// The face it shows to those in `seen_by`.
        face: Face,
        /// Who sees it from now on; `None`: everybody. All others see its back.
        seen_by: Option<Seats>,
    },
    /// A die is thrown and shows this face.
    Thrown {
        /// The die.
        token: Token,
        /// What it shows.
        face: Face,
    },
    /// Somebody (or, with `None`, the program) says something.
    Said {
        /// Who speaks.
        seat: Option<Seat>,
        /// What, as a key of the translations with arguments.
        what: Reason,
    },
    /// A seat takes a trick.
    TrickTaken {
        /// Who takes it.
        seat: Seat,
    },
    /// A side scores.
    Scored {
        /// Who scores.
        side: Side,
        /// Points.
        points: i32,
        /// For what.
        what: Reason,
    },
    /// A seat's turn is skipped.
    Passed {
        /// Whose turn.
        seat: Seat,
    },
    /// The game is over; [`super::Game::outcome`] says how.
    Over,
}

/// Listens to events.
pub trait Sink {
    /// Something happened. The closure is only called by a sink that listens.
    fn tell(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody listens: what search passes.
impl Sink for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
