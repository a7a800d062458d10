//! Wins by force, found by looking at every move and every answer: what a puzzle asks for, and what a lesson judges.

use super::BeginError;
use crate::rules::game::{Game, Turn};
use crate::rules::{Family, ForGame, Question, Side, Style};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// What can be answered to a move that threatens to win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defence {
    /// The answer, in the game's plain notation.
    pub text: String,
    /// After it there is no win by force any more in the moves that are left.
    pub holds: bool,
}

/// The moves by which the side to move wins within so many of its own moves, whatever is answered.
pub fn keys<G: Game>(game: &G, own: u32) -> Vec<G::Move> {
    let Turn::Seat(seat, _) = game.turn() else { return Vec::new() };
    let side = game.side(seat);
    moves(game).into_iter().filter(|&mv| own > 0 && won(&after(game, mv), side, own - 1)).collect()
}

/// Has this side won, or does it win within so many of its own moves, whatever the others do? Nothing is forced where
/// chance decides.
fn won<G: Game>(game: &G, side: Side, own: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.won(side);
    }
    let Turn::Seat(seat, _) = game.turn() else { return false };
    let ours = game.side(seat) == side;
    if own == 0 {
        return false;
    }
    let mut tries = moves(game).into_iter().map(|mv| won(&after(game, mv), side, own - u32::from(ours)));
    if ours { tries.any(|won| won) } else { tries.all(|won| won) }
}

/// The best answer to what `side` threatens to win within `own` of its moves: one that holds or, where none does, the
/// one after which the fewest moves win. The question is that of the seat that answers.
///
/// # Errors
/// A question that cannot be understood.
pub fn defence(question: &Question, side: Side, own: u32) -> Result<Defence, BeginError> {
    let family = Family::find(&question.family).ok_or_else(|| BeginError::UnknownFamily(question.family.clone()))?;
    family.with(Defend { question, side, own })
}

struct Defend<'a> {
    question: &'a Question,
    side: Side,
    own: u32,
}

impl ForGame for Defend<'_> {
    type Out = Result<Defence, BeginError>;

    fn run<G: Game>(self) -> Self::Out {
        let view: G::View = serde_json::from_str(&self.question.view)?;
        let game = G::imagine(&view, &mut ChaCha8Rng::seed_from_u64(self.question.seed));
        let answers = moves(&game).into_iter().map(|mv| {
            let next = after(&game, mv);
            let holds = !won(&next, self.side, self.own);
            let ways = if holds || next.outcome().is_some() { 0 } else { keys(&next, self.own).len() };
            (mv, holds, ways)
        });
        let best = answers.min_by_key(|&(_, holds, ways)| (!holds, ways));
        let (mv, holds, _) = best.ok_or(BeginError::NotToMove)?;
        let mut text = String::new();
        game.write(mv, Style::Plain, &mut text);
        Ok(Defence { text, holds })
    }
}

fn moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

fn after<G: Game>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play(mv, &mut ());
    next
}
