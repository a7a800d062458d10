//! What is told of a piece to somebody who asks what it is: how it moves, and what the author says of it.

use super::board::{At, Board, Kind, RANKS};
use super::names;
use super::options::Colour;
use super::state::Petteia;
use super::table::face;
use crate::rules::place::{Square, Token};
use crate::rules::reason::Reason;
use crate::rules::told::{Sample, Told};

/// Where a piece stands that is shown alone on a board of eight files.
const MIDDLE: At = At::new(3, 3);
const WIDTH: usize = 8;

impl Petteia {
    /// What is told of a piece.
    pub(super) fn tells(&self, token: Token) -> Option<Told> {
        let (colour, kind) = names::piece(token)?;
        let who = match kind {
            Kind::Peltast => "petteia-said-peltast",
            Kind::Hoplite => "petteia-said-hoplite",
            Kind::Basileus => "petteia-said-basileus",
        };
        let pace = match (self.options().variant.dice(), kind) {
            (0, _) => None,
            (1, _) => Some(Reason::new("petteia-said-die").source("l.143")),
            (_, Kind::Basileus) => Some(Reason::new("petteia-said-hermes").source("l.159")),
            _ => Some(Reason::new("petteia-said-dice").source("l.151")),
        };
        let said = [Reason::new(who).source("l.77")].into_iter().chain(pace).collect();
        Some(Told { said, sample: Some(self.sample(colour, kind)) })
    }

    /// A piece in the middle of an empty board of eight files, with the throw that lies there or none.
    fn sample(&self, colour: Colour, kind: Kind) -> Sample {
        let mut board = Board::empty(WIDTH);
        board.put(colour, kind, MIDDLE);
        let here = |at: At| Square((at.rank() * WIDTH + at.file()) as u16);
        let paces = match self.throw() {
            Some(dice) => self.options().paces(kind, dice),
            None => self.options().widest(),
        };
        Sample {
            size: (WIDTH as u16, RANKS as u16),
            men: vec![(here(MIDDLE), face(colour, kind))],
            marches: board.goals(MIDDLE, paces).map(here).collect(),
            strikes: Vec::new(),
        }
    }
}
