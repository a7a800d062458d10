//! Whether a computer player agrees to a draw: when to its eyes the game has stood level, or worse, for some moves.

use super::{Effort, answer};
use crate::rules::{AnySitting, Question, Seat};

/// So many of its own last turns a player looks back on.
const TURNS: usize = 6;
/// Before so much has been played nobody agrees.
const EARLIEST: u64 = 30;
/// A position worth no more than this, in hundredths of a man, is level.
const LEVEL: i32 = 40;
/// A short look is enough.
const LOOK: Effort =
    Effort { nodes: 400, softness: 0, blur: 0, table_bits: 9, varied: false, paranoid: false, signals: true };

/// What a seat was asked at its last turns of the current game, the latest last: what [`would_agree`] wants to know.
pub fn late_questions(sitting: &dyn AnySitting, seat: Seat) -> Vec<Question> {
    let hand = sitting.hands().saturating_sub(1);
    let entries = sitting.entries();
    let own = entries.iter().rev().filter(|entry| entry.hand == hand && entry.ply && entry.seat == Some(seat));
    let mut questions: Vec<_> = own.take(TURNS).map(|entry| sitting.at(hand, entry.entry).question(seat)).collect();
    questions.reverse();
    questions
}

/// Would a computer player agree to a draw that was offered? `questions` are those of [`late_questions`].
pub fn would_agree(questions: &[Question]) -> bool {
    let level = |question| answer(question, LOOK).is_ok_and(|answer| answer.score <= LEVEL);
    questions.len() >= TURNS
        && questions.last().is_some_and(|last| last.number >= EARLIEST)
        && questions.iter().all(level)
}
