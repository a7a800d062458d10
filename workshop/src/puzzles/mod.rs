//! Puzzles: "win with your next two moves". They have one first move that wins whatever is answered, and no other. Those
//! of La Corona and of Échecs come from games of weak players, those of Petteia from positions laid at random.

mod corona;
mod echecs;
mod petteia;

use std::io;
use std::path::Path;
use tavoliere::rules::Game;

/// Makes the books of puzzles of one family, or of all, in both languages.
pub fn make(folder: &Path, family: Option<&str>) -> io::Result<()> {
    let asked = |name: &str| family.is_none_or(|family| family == name);
    if asked("corona") {
        corona::make(folder)?;
    }
    if asked("echecs") {
        echecs::make(folder)?;
    }
    if asked("petteia") {
        petteia::make(folder)?;
    }
    Ok(())
}

/// A task as the book of a language prints it.
struct Task<'a> {
    /// What stands at the head of the block: the size of the board, the level.
    head: &'a str,
    turn: &'a str,
    win: u32,
    key: &'a str,
    position: &'a str,
    task: &'a str,
    solved: &'a str,
}

impl Task<'_> {
    fn print(&self) -> String {
        let Task { head, turn, win, key, position, task, solved } = self;
        format!("\n```task {head} turn={turn} win={win} answer={key}\n{position}\n{task}\n\n{solved}\n```\n")
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

/// Does the side that has just moved win at once after more than half of all answers?
fn threatens<G: Game>(game: &G) -> bool {
    let answers = moves(game);
    let losing = |&mv: &G::Move| {
        let next = after(game, mv);
        next.outcome().is_none() && !tavoliere::bots::forced::keys(&next, 1).is_empty()
    };
    2 * answers.iter().filter(|mv| losing(mv)).count() > answers.len()
}
