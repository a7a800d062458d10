//! The web's search worker: the floors below the table as a second, small program, which runs in a thread of its own
//! beside the page (`web/thinking.js`) so that a computer player never holds up a frame.

use tavoliere::bots::{self, Effort};
use tavoliere::rules::Question;
use wasm_bindgen::prelude::wasm_bindgen;

/// Thinks over a question with an effort, given as a pair in JSON, and gives the answer as JSON; nothing if the
/// question cannot be understood or answered.
#[wasm_bindgen]
pub fn answer(task: &str) -> Option<String> {
    let (question, effort): (Question, Effort) = serde_json::from_str(task).ok()?;
    let answer = bots::answer(&question, effort).ok()?;
    serde_json::to_string(&answer).ok()
}

fn main() {}
