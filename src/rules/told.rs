//! What is told of a thing to somebody who asks what it is: its movement on a small board, and the words of the source.

use super::place::{Face, Square};
use super::reason::Reason;

/// A small position that shows how a piece in its middle moves. Its squares are numbered on its own board, as [`Square`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Files and ranks.
    pub size: (u16, u16),
    /// What stands on it, the piece itself included.
    pub men: Vec<(Square, Face)>,
    /// Where the piece goes when nothing stands there.
    pub marches: Vec<Square>,
    /// Where it takes what stands there.
    pub strikes: Vec<Square>,
}

/// What is told of a thing on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The source's own words, each with its chapter.
    pub said: Vec<Reason>,
    /// How it moves, drawn by the rules themselves.
    pub sample: Option<Sample>,
}
