//! `tavoliere replay`: plays a record through and says what came of it.

use super::{Failure, given, telling};
use crate::rules::AnySitting;
use crate::words::Words;
use clap::Args;
use std::io::{self, Write};
use std::num::NonZeroUsize;

/// Check every move of a record and tell how it ended
///
/// With --digest N, a line before each Nth ply, beginning with the first: the plies played so far, the number of
/// legal moves, and the SHA-256 of those moves in plain style, sorted as bytes and joined by line feeds. A sitting
/// of several games has a line `game N` before each.
#[derive(Args)]
#[command(after_help = "\
Examples:
  tavoliere replay game.txt
  tavoliere replay --digest 5 game.txt
  tavoliere replay --names game.pgn
  tavoliere replay --export game.txt > game.pgn")]
pub(super) struct Replay {
    /// A file with a record, or - for the standard input
    record: String,
    /// Print a digest of the legal moves before each Nth ply
    #[arg(long, value_name = "N")]
    digest: Option<NonZeroUsize>,
    /// Tell every move, in the words of the game's own source where it has such words
    #[arg(long)]
    names: bool,
    /// Print the last game as other programs read it (chess: PGN) or as its author writes it (Petteia), and nothing else
    #[arg(long, conflicts_with_all = ["digest", "names"])]
    export: bool,
}

impl Replay {
    pub(super) fn run(&self, words: &Words) -> Result<(), Failure> {
        let sitting = given::record(words, &self.record)?;
        let mut out = io::stdout().lock();
        if self.export {
            let text = sitting.export().ok_or_else(|| Failure::Usage(words.say("cli-replay-no-export")))?;
            return Ok(write!(out, "{text}")?);
        }
        let plies = sitting.entries().iter().filter(|entry| entry.ply).count();
        if let Some(every) = self.digest {
            digests(&*sitting, every.get(), &mut out)?;
        }
        if self.names {
            names(words, &*sitting, &mut out)?;
        }
        writeln!(out, "{}", words.say_with("cli-replay-ok", &[("count", plies.into())]))?;
        for hand in 0..sitting.hands() {
            let entries = sitting.entries().iter().filter(|entry| entry.hand == hand).count();
            if sitting.hands() > 1 {
                write!(out, "{} ", words.say_with("cli-game-number", &[("number", (hand + 1).into())]))?;
            }
            writeln!(out, "{}", telling::ending(words, &*sitting.at(hand, entries)))?;
        }
        for line in telling::standing(words, &*sitting) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

/// A line for everything played, under its number.
fn names(words: &Words, sitting: &dyn AnySitting, out: &mut impl Write) -> Result<(), Failure> {
    let entries = sitting.entries();
    for hand in 0..sitting.hands() {
        let names = sitting.names(hand, words.language().tongue());
        for entry in entries.iter().filter(|entry| entry.hand == hand) {
            let name = names.get(entry.entry).and_then(Option::as_ref).unwrap_or(&entry.text);
            writeln!(out, "{} {name}", entry.entry + 1)?;
        }
    }
    Ok(())
}

fn digests(sitting: &dyn AnySitting, every: usize, out: &mut impl Write) -> Result<(), Failure> {
    let entries = sitting.entries();
    for hand in 0..sitting.hands() {
        if sitting.hands() > 1 {
            writeln!(out, "game {}", hand + 1)?;
        }
        let mut then = sitting.at(hand, 0);
        let mut plies = 0;
        for entry in entries.iter().filter(|entry| entry.hand == hand) {
            if entry.ply {
                if plies % every == 0 {
                    let moves = given::legal_moves(&*then);
                    writeln!(out, "{plies} {} {}", moves.len(), given::digest(&moves))?;
                }
                plies += 1;
            }
            // What is hidden from us has no text to play; the sitting itself still knows it.
            if then.play(&entry.text, &mut Vec::new()).is_err() {
                then = sitting.at(hand, entry.entry + 1);
            }
        }
    }
    Ok(())
}
