//! A player who plays any lawful card, and before play does what is done by default: somebody to fill a seat where nobody
//! better is there.

use super::{Answer, BeginError, Search};
use crate::rules::game::{Game, Stage, Style, Turn};
use crate::rules::{Question, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Thinks no further than its own list of moves.
pub(super) struct Careless(Answer);

impl Careless {
    /// Begins to think, and is done.
    pub(super) fn begin<G: Game>(question: &Question) -> Result<Careless, BeginError> {
        let view: G::View = serde_json::from_str(&question.view)?;
        let mut rng = ChaCha8Rng::seed_from_u64(question.seed);
        let game = G::imagine(&view, &mut rng);
        let Turn::Seat(Seat(seat), stage) = game.turn() else { return Err(BeginError::NotToMove) };
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let nth = match stage {
            Stage::Play | Stage::Discard => rng.random_range(0..moves.len().max(1)),
            _ => 0,
        };
        let mv = moves.get(nth).filter(|_| seat == question.seat.0).ok_or(BeginError::NotToMove)?;
        let mut text = String::new();
        game.write(*mv, Style::Plain, &mut text);
        Ok(Careless(Answer { number: question.number, text, score: 0, depth: 0, nodes: 1 }))
    }
}

impl Search for Careless {
    fn step(&mut self, _: u64) -> Option<Answer> {
        Some(self.0.clone())
    }
}
