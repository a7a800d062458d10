//! The pieces, as they are written down.

mod corona;
mod petteia;
mod tafl;
mod tarocchini;

use super::performance::{Piece, Section};
use super::score::Line;

/// All of them.
pub fn all() -> [Piece; 4] {
    [corona::piece(), tafl::piece(), tarocchini::piece(), petteia::piece()]
}

/// One line after the other.
fn joined<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Line {
    lines.into_iter().fold(Line::default(), Line::then)
}

/// A section of even pace.
fn section(pace: f32, bar: u32, lines: Vec<Line>) -> Section {
    Section { pace, bar, slows: 1.0, lines }
}
