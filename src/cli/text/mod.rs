//! `tavoliere text`: play in a terminal by typing. Everything is said in lines that can be read one after the other,
//! by an eye, a screen reader or a program at the other end of a pipe; nothing is ever drawn over.

mod board;
mod commands;
mod files;
mod table;

use super::players::{self, Who};
use super::{Failure, given};
use crate::bots;
use crate::levels::{self, LevelError, Setup};
use crate::rules::{AnySitting, Head};
use crate::words::{Arg, Words};
use clap::Args;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use table::Table;

/// Play in this terminal by typing moves
///
/// Type a move such as e1-e4, or a word: moves, why e1-e5, explain e4, undo, redo, hint, draw, resign, board,
/// position, dice, save FILE, load FILE, help, quit. The end of the input leaves the table. Everything is written line by
/// line, so it works with a screen reader, over ssh and in a pipe.
#[derive(Args)]
#[command(after_help = "\
Examples:
  tavoliere text tafl/brandub
  tavoliere text tafl/tablut --seats bot:2,Anna --set die=upto
  tavoliere text tafl/hnefatafl --plain
  tavoliere text corona/duel
  tavoliere text tarocchini/partita             the others play at random
  tavoliere text game.txt                       go on with a saved game")]
pub(super) struct Text {
    /// A level (see `tavoliere levels`), the path of a level file, or the path of a record to go on with
    #[arg(value_name = "LEVEL or RECORD")]
    target: String,
    /// The players in the order of the seats: person, a person's name, bot:1 to bot:5, or random for any legal move
    /// [default: a person and bot:2; random, where the computer does not play]
    #[arg(long, value_name = "PLAYER,PLAYER")]
    seats: Option<String>,
    #[command(flatten)]
    changes: given::Changes,
    /// Begin from this position, written as the word `position` writes it
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Make the dice fall the same way each time
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Play for practice: `undo` goes past throws
    #[arg(long)]
    practice: bool,
    /// Tell the board in lists of squares instead of drawing it
    #[arg(long)]
    plain: bool,
}

impl Text {
    pub(super) fn run(&self, words: &Words) -> Result<(), Failure> {
        let (sitting, file) = self.sit(words)?;
        let input = io::stdin();
        let prompt = input.is_terminal();
        Table::new(words, sitting, file, self.plain, prompt, input.lock(), io::stdout()).play()
    }

    /// Is anything asked for that only a new game can be given?
    fn lays_the_board(&self) -> bool {
        self.seats.is_some()
            || !self.changes.set.is_empty()
            || self.position.is_some()
            || self.seed.is_some()
            || self.practice
    }

    /// The sitting to play, and the file it came from.
    fn sit(&self, words: &Words) -> Result<(Box<dyn AnySitting>, Option<PathBuf>), Failure> {
        let level = match levels::find(&self.target) {
            Ok(level) => level,
            Err(LevelError::Unknown(_)) if Path::new(&self.target).exists() => {
                if self.lays_the_board() {
                    return Err(Failure::Usage(words.say("cli-seats-record")));
                }
                return Ok((given::record(words, &self.target)?, Some(PathBuf::from(&self.target))));
            }
            Err(error) => return Err(given::level_failure(words, &error)),
        };
        let secret = self.seed.map_or_else(given::fresh_secret, |seed| Ok(given::known_secret(seed)))?;
        let head = Head { secret, practice: self.practice, ..Head::default() };
        let setup = Setup { head, options: self.changes.pairs(words)?, position: self.position.clone() };
        let mut sitting = level.sit(&setup).map_err(|error| given::level_failure(words, &error))?;
        let expected = sitting.seating().players();
        let other = if bots::plays(sitting.family()) { "bot:2" } else { players::RANDOM };
        let default = || [&["person"], &vec![other; usize::from(expected).saturating_sub(1)][..]].concat().join(",");
        let players = players::seats(words, &self.seats.clone().unwrap_or_else(default))?;
        let found = players.len();
        sitting.head_mut().players = players;
        let computer = |seat| matches!(Who::on(&*sitting, seat), Who::Computer(_));
        if !bots::plays(sitting.family()) && sitting.seating().iter().any(computer) {
            return Err(Failure::Usage(words.say("cli-no-computer")));
        }
        if usize::from(expected) != found {
            let args = [("expected", Arg::from(expected)), ("found", Arg::from(found))];
            return Err(Failure::Usage(words.say_with("cli-seats-count", &args)));
        }
        Ok((sitting, None))
    }
}
