//! What is told of a man to somebody who asks what he is: how he goes, tried out square by square on a part of the board,
//! and the article's words on him.

use super::board::{At, reach};
use super::state::{Echecs, face};
use super::why::ARTICLE;
use crate::rules::place::{Square, Token};
use crate::rules::reason::Reason;
use crate::rules::told::{Sample, Told};
use cozy_chess::{BitBoard, File, Piece, Rank};

/// The part of the board that is shown, from `a1`: the man stands in its middle.
const SHOWN: u16 = 7;
const MIDDLE: At = At::D4;

impl Echecs {
    /// What is told of a man.
    pub(super) fn tells(&self, token: Token) -> Option<Told> {
        let (kind, colour) = (self.men.kind(token, &self.board)?, self.men.colour(token));
        let (marches, strikes) = reach(kind, colour, MIDDLE, BitBoard::EMPTY);
        let shown = |squares: BitBoard| {
            let inside = squares.into_iter().filter(|at| at.file() < File::H && at.rank() < Rank::Eighth);
            inside.map(|at| Square(at.rank() as u16 * SHOWN + at.file() as u16)).collect::<Vec<_>>()
        };
        let sample = Sample {
            size: (SHOWN, SHOWN),
            men: shown(MIDDLE.bitboard()).into_iter().map(|at| (at, face(kind, colour))).collect(),
            marches: shown(marches),
            strikes: shown(strikes),
        };
        let said = match kind {
            Piece::King => Reason::new("echecs-said-king"),
            Piece::Queen => Reason::new("echecs-said-queen"),
            Piece::Bishop => Reason::new("echecs-said-bishop"),
            Piece::Knight => Reason::new("echecs-said-knight"),
            Piece::Rook => Reason::new("echecs-said-rook"),
            Piece::Pawn => Reason::new("echecs-said-pawn"),
        };
        Some(Told { said: vec![said.source(ARTICLE)], sample: Some(sample) })
    }
}
