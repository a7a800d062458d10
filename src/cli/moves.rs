//! `tavoliere moves`: what may be played after a record.

use super::{Failure, given};
use crate::rules::{Stage, Turn};
use crate::words::Words;
use clap::Args;
use std::io::{self, Write};

/// List the legal moves after a record
///
/// One move a line, as the record would take it, sorted as bytes. When the game is over, or waits for a throw, no
/// move is listed and a sentence on the standard error says why.
#[derive(Args)]
#[command(after_help = "\
Examples:
  tavoliere moves game.txt
  tavoliere moves - < game.txt | wc -l")]
pub(super) struct Moves {
    /// A file with a record, or - for the standard input
    record: String,
}

impl Moves {
    pub(super) fn run(&self, words: &Words) -> Result<(), Failure> {
        let sitting = given::record(words, &self.record)?;
        match sitting.turn() {
            Turn::Seat(..) => {}
            Turn::Chance(Stage::Lot) => eprintln!("{}", words.say("refused-lot-first")),
            Turn::Chance(_) => eprintln!("{}", words.say("cli-chance-first")),
            Turn::Over => eprintln!("{}", words.say("refused-over")),
        }
        let mut out = io::stdout().lock();
        for text in given::legal_moves(&*sitting) {
            writeln!(out, "{text}")?;
        }
        Ok(())
    }
}
