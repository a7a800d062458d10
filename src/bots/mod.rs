//! The first floor: computer players. A player is asked a [`Question`] and thinks it over in a [`Search`], which is
//! stepped a few thousand positions at a time and so never holds up who steps it. It knows only what its seat knows.
//!
//! Data flows one way: question, search, [`Answer`]. An answer carries the number of its question, so that one to a
//! question no longer asked can be dropped.

pub mod agreement;
pub mod alpha_beta;
pub mod cards;
mod chance;
pub mod contest;
pub mod eval;
pub mod forced;
mod handicap;
pub mod margin;
mod ordering;
pub mod strength;
mod table;

pub use agreement::would_agree;
pub use eval::{Glance, Outlook};
pub use strength::{Effort, Strength, StrengthError};

use crate::rules::Question;
use crate::rules::corona::Corona;
use crate::rules::echecs::Echecs;
use crate::rules::game::Game;
use crate::rules::petteia::Petteia;
use crate::rules::tafl::Tafl;
use crate::rules::tarocchini::Tarocchini;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The value of a game that is won, in hundredths of a man; a win some plies away is worth that much less.
pub const WIN: i32 = 20_000;
/// From this value on (and below its negative) the game is decided by force.
pub const DECIDED: i32 = WIN - 1_000;

/// A move to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// [`Question::number`] of the question.
    pub number: u64,
    /// The move in the game's plain notation.
    pub text: String,
    /// What the position is worth to the seat that was asked, in hundredths of a man.
    pub score: i32,
    /// How many plies were searched to the end.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A player who is thinking.
pub trait Search: Send {
    /// Looks at about so many further positions. The answer, once it is found; it does not depend on how the
    /// thinking is cut into steps.
    fn step(&mut self, nodes: u64) -> Option<Answer>;
}

/// Why a question cannot be thought over.
#[derive(Debug, Error)]
pub enum BeginError {
    /// No player for this family of games.
    #[error("nobody here plays {0:?}")]
    UnknownFamily(String),
    /// The view is no view of that game.
    #[error("the question cannot be understood: {0}")]
    BadView(#[from] serde_json::Error),
    /// The seat has nothing to decide.
    #[error("it is not this seat's turn")]
    NotToMove,
}

/// Is there a computer player for this family of games?
pub fn plays(family: &str) -> bool {
    [Tafl::FAMILY, Corona::FAMILY, Echecs::FAMILY, Petteia::FAMILY, Tarocchini::FAMILY].contains(&family)
}

/// Do players of this family of games say something beside their turns?
pub fn speaks(family: &str) -> bool {
    family == Tarocchini::FAMILY
}

/// Begins to think a question over.
///
/// # Errors
/// See [`BeginError`].
pub fn begin(question: &Question, effort: impl Into<Effort>) -> Result<Box<dyn Search>, BeginError> {
    match question.family.as_str() {
        Tafl::FAMILY => Ok(Box::new(alpha_beta::AlphaBeta::<Tafl>::begin(question, effort.into())?)),
        Corona::FAMILY => Ok(Box::new(alpha_beta::AlphaBeta::<Corona>::begin(question, effort.into())?)),
        Echecs::FAMILY => Ok(Box::new(alpha_beta::AlphaBeta::<Echecs>::begin(question, effort.into())?)),
        Petteia::FAMILY => Ok(Box::new(alpha_beta::AlphaBeta::<Petteia>::begin(question, effort.into())?)),
        Tarocchini::FAMILY => Ok(Box::new(cards::CardPlayer::begin(question, effort.into())?)),
        other => Err(BeginError::UnknownFamily(other.to_owned())),
    }
}

/// What a seat says beside its turn, if it has something to say: a word to its partner, *toppa*, that it has won. Asked of every
/// computer's seat after each move, whoever's turn it is; games without words have none. It takes no time worth a
/// thread.
///
/// # Errors
/// See [`BeginError`].
pub fn aside(question: &Question, effort: impl Into<Effort>) -> Result<Option<String>, BeginError> {
    match question.family.as_str() {
        Tarocchini::FAMILY => cards::aside(question, effort.into()),
        _ => Ok(None),
    }
}

/// Thinks a question over to the end.
///
/// # Errors
/// See [`BeginError`].
pub fn answer(question: &Question, effort: impl Into<Effort>) -> Result<Answer, BeginError> {
    let mut search = begin(question, effort)?;
    loop {
        if let Some(answer) = search.step(u64::MAX) {
            return Ok(answer);
        }
    }
}
