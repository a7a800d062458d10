//! Contact and renitenza: which pieces are active, and when a move refuses battle (l.105 and the appendix, l.203).

use super::board::{At, Board, Direction, Set};
use super::options::Colour;
use super::state::Petteia;

impl Board {
    /// The squares of the board that are in contact for a colour: an enemy piece stands beside them.
    pub fn contact(&self, colour: Colour) -> Set {
        self.army(colour.other()).all().beside() & self.squares()
    }

    /// The active pieces of a colour: in contact, or able to come into contact by one move of any length, whatever dice
    /// say. All others are passive.
    pub fn active(&self, colour: Colour) -> Set {
        let own = self.army(colour).all();
        let contact = self.contact(colour);
        let free = self.free();
        let open = contact & free;
        // Who can slide to a square can be slid to from it.
        let reached = Direction::ALL.into_iter().map(|way| (open | open.slid(way, free)).toward(way));
        own & reached.fold(contact, |active, reached| active | reached)
    }

    /// Does the piece on `from`, of this colour, refuse battle by moving: is it passive, while its army has somebody
    /// active?
    pub fn refuses(&self, colour: Colour, from: At) -> bool {
        let active = self.active(colour);
        !active.is_empty() && !active.has(from)
    }
}

/// So many refusals in a row lose the game.
pub const REFUSALS: u8 = 3;

impl Petteia {
    /// How many times in a row a colour has refused battle.
    pub fn refusals(&self, colour: Colour) -> u8 {
        self.moment.refusals[colour.index()]
    }

    /// The pieces of the side to move that it must not move if it does not want to lose: its passive pieces, when the
    /// next refusal would be the last.
    pub fn forbidden(&self) -> Set {
        let mover = self.to_move();
        let active = self.board().active(mover);
        match self.refusals(mover) + 1 >= REFUSALS && !active.is_empty() && self.end().is_none() {
            true => self.board().army(mover).all() & !active,
            false => Set::NONE,
        }
    }
}
