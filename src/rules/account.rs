//! What a hand has come to, told line by line: where each point comes from, and what lies on the plates.

use super::place::Face;
use super::reason::Reason;
use super::seat::Side;

/// A line of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// For what.
    pub what: Reason,
    /// How many points; `None`: the line only tells something.
    pub points: Option<i32>,
    /// The cards it speaks of, in the order they are shown.
    pub cards: Vec<Face>,
    /// The lines it is made of.
    pub parts: Vec<Line>,
}

impl Line {
    /// A line with its points.
    pub fn of(what: Reason, points: impl Into<i32>) -> Line {
        Line { what, points: Some(points.into()), cards: Vec::new(), parts: Vec::new() }
    }

    /// A line that only tells something.
    pub fn note(what: Reason) -> Line {
        Line { what, points: None, cards: Vec::new(), parts: Vec::new() }
    }

    /// Adds the cards it speaks of.
    pub fn cards(mut self, cards: impl IntoIterator<Item = Face>) -> Line {
        self.cards.extend(cards);
        self
    }

    /// Adds the lines it is made of.
    pub fn parts(mut self, parts: impl IntoIterator<Item = Line>) -> Line {
        self.parts.extend(parts);
        self
    }
}

/// The account of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose.
    pub side: Side,
    /// What it has, by points.
    pub total: i32,
    /// Where they come from.
    pub lines: Vec<Line>,
}

/// What lies on a side's plate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plate {
    /// What the plate holds in the measure of the sitting; `None`: this game keeps none.
    pub holds: Option<u16>,
    /// Marks laid in this hand.
    pub marks: u16,
    /// Tricks taken in this hand.
    pub tricks: u16,
}
