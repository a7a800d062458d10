//! What the arguments of several commands have in common: levels, options, players, records.

use super::Failure;
use crate::levels::{self, Level, LevelError};
use crate::rules::record::{LONGEST, hex};
use crate::rules::{AnySitting, Attempt, Pick, Place, Seat};
use crate::words::{Arg, Words};
use clap::Args;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read};

/// The level of a name, or of a file.
pub(super) fn level(words: &Words, name: &str) -> Result<Level, Failure> {
    levels::find(name).map_err(|error| level_failure(words, &error))
}

/// The sentence on a level that cannot be used, and whose fault it is.
pub(super) fn level_failure(words: &Words, error: &LevelError) -> Failure {
    let sentence = words.level_error(error);
    match error {
        LevelError::Unknown(_) | LevelError::Setting { .. } | LevelError::Position(_) => Failure::Usage(sentence),
        LevelError::File { .. } | LevelError::Text { .. } | LevelError::Options { .. } => Failure::Failed(sentence),
    }
}

/// Changes to a level's options.
#[derive(Args)]
pub(super) struct Changes {
    /// Change an option of the level; may be given several times
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(super) set: Vec<String>,
}

impl Changes {
    /// The options and their values.
    pub(super) fn pairs(&self, words: &Words) -> Result<Vec<(String, String)>, Failure> {
        let pair = |text: &String| match text.split_once('=') {
            Some((option, value)) => Ok((option.to_owned(), value.to_owned())),
            None => Err(Failure::Usage(words.say_with("cli-option-form", &[("found", text.into())]))),
        };
        self.set.iter().map(pair).collect()
    }
}

/// The text of a file, or of the standard input for `-`; never more than a record may hold.
pub(super) fn text(words: &Words, path: &str) -> Result<String, Failure> {
    let read = || -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        // One byte more than a record may have, so that it is refused as too long and not as cut off.
        let most = LONGEST as u64 + 1;
        if path == "-" {
            io::stdin().lock().take(most).read_to_end(&mut bytes)?;
        } else {
            File::open(path)?.take(most).read_to_end(&mut bytes)?;
        }
        Ok(bytes)
    };
    let bytes = read().map_err(|error| {
        let args = [("file", path.into()), ("cause", Arg::Text(&error.to_string()))];
        Failure::Failed(words.say_with("cli-cannot-read", &args))
    })?;
    String::from_utf8(bytes).map_err(|_| Failure::Failed(words.say_with("cli-not-text", &[("file", path.into())])))
}

/// A record from a file, played through.
pub(super) fn record(words: &Words, path: &str) -> Result<Box<dyn AnySitting>, Failure> {
    let text = text(words, path)?;
    levels::open_record(&text, fresh_secret()?).map_err(|error| {
        let args = [("file", path.into()), ("cause", Arg::Text(&words.record_error(&error)))];
        Failure::Failed(words.say_with("cli-record-error", &args))
    })
}

/// A secret for a sitting's dice that nobody has seen.
pub(super) fn fresh_secret() -> Result<[u8; 32], Failure> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| Failure::Failed(error.to_string()))?;
    Ok(secret)
}

/// The legal moves in plain style, sorted as bytes.
pub(super) fn legal_moves(sitting: &dyn AnySitting) -> Vec<String> {
    let mut moves: Vec<_> = sitting.choices().into_iter().map(|choice| choice.text).collect();
    moves.sort_unstable();
    moves
}

/// The SHA-256 of sorted moves joined by line feeds, in hexadecimal digits.
pub(super) fn digest(moves: &[String]) -> String {
    hex(&Sha256::digest(moves.join("\n")))
}

/// The secret of a number a person chose, so that its dice can be had again.
pub(super) fn known_secret(seed: u64) -> [u8; 32] {
    Sha256::digest(seed.to_le_bytes()).into()
}

/// What a move between two squares costs that was tried and is not allowed, as text, if the options make it cost something.
pub(super) fn penalty(sitting: &dyn AnySitting, seat: Seat, text: &str) -> Option<String> {
    let mut squares = text.split(['-', 'x']).map_while(|name| sitting.square_named(name));
    let (from, to) = (squares.next()?, squares.next()?);
    let (piece, ..) = sitting.places(None).into_iter().find(|(_, place, _)| *place == Place::Square(from))?;
    sitting.penalty(&Attempt { seat, picks: vec![Pick::Token(piece), Pick::Square(to)] })
}
