//! What a search must know of a game beyond its rules: what a position is worth and which moves to try first.
//! A file per game.

pub mod corona;
pub mod echecs;
mod exchange;
pub mod petteia;
mod rows;
pub mod tafl;

use super::{Effort, WIN};
use crate::rules::{Game, Seat, Side};

/// What can be seen of a position without trying a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glance {
    /// The side to move wins by force in so many plies.
    Won(i32),
    /// The side to move loses by force in so many plies.
    Lost(i32),
    /// The side to move must answer a threat: the position is not to be judged as it stands.
    Pressed,
    /// Neither.
    Quiet,
}

/// A game as search sees it: one side against all others.
pub trait Outlook: Game {
    /// What the position is worth to `side`, in hundredths of a man; well inside ±[`super::DECIDED`].
    fn worth(&self, side: Side) -> i32;
    /// What an effort comes to in this game: where there are more moves, more positions see as far; where hundredths
    /// decide nothing, softness is a blur.
    fn fitted(&self, effort: Effort) -> Effort {
        effort
    }
    /// The move that is made here without thought: what the book has before play.
    fn settled(&self) -> Option<Self::Move> {
        None
    }
    /// The moves search looks at: those that differ in more than what is said with them.
    fn tries(&self, out: &mut Vec<Self::Move>) {
        self.moves(out);
    }
    /// A move of [`Outlook::tries`] as it is made in earnest, with the word that belongs to it.
    fn worded(&self, mv: Self::Move) -> Self::Move {
        mv
    }
    /// The same position with the turn passed over, if doing nothing can only be worse than the best move: whoever stands
    /// well enough even so need not look closer (null move). `None` where the game or the position has no such thing.
    fn passed(&self) -> Option<Self> {
        None
    }
    /// The same position with another seat to move, where the others of more than two sides are thought to move
    /// together; `None` if the seat has nothing to move.
    fn turned_to(&self, _seat: Seat) -> Option<Self> {
        None
    }
    /// What a game that is over is worth to `side`: ±[`WIN`] if that decides all.
    fn result(&self, side: Side) -> i32 {
        match self.outcome() {
            Some(outcome) if outcome.won(side) => WIN,
            Some(outcome) if !outcome.is_draw() => -WIN,
            _ => 0,
        }
    }
    /// What it is worth to `side` if the game comes to nothing here: the position repeats itself.
    fn drawn(&self, _side: Side) -> i32 {
        0
    }
    /// What the side to move sees at once.
    fn glance(&self) -> Glance;
    /// Legal moves that change the balance so much that a position is not quiet before they are tried: captures.
    fn noisy(&self, out: &mut Vec<Self::Move>);
    /// How promising a move looks: the higher the sooner it is tried. Moves that take or threaten are above 0.
    fn promise(&self, mv: Self::Move) -> i32;
    /// A number below [`SLOTS`] under which search remembers how a move has fared.
    fn slot(mv: Self::Move) -> usize;
}

/// See [`Outlook::slot`].
pub const SLOTS: usize = 1 << 14;
