//! What the floors below report, put into sentences.

use super::{Arg, Words};
use crate::levels::LevelError;
use crate::rules::record::RULES;
use crate::rules::{self, PlayError, ReadError, Reason, RecordError};

impl<'a> From<&'a rules::Arg> for Arg<'a> {
    fn from(arg: &'a rules::Arg) -> Self {
        match arg {
            rules::Arg::Number(number) => Self::Number(*number as f64),
            rules::Arg::Text(text) => Self::Text(text),
            rules::Arg::Key(key) => Self::Key(key),
        }
    }
}

impl Words {
    /// A reason of the rules as a sentence.
    #[must_use]
    pub fn sentence(&self, reason: &Reason) -> String {
        let args: Vec<_> = reason.args.iter().map(|(name, arg)| (*name, arg.into())).collect();
        self.say_with(reason.key, &args)
    }

    /// Why a typed move was not played.
    #[must_use]
    pub fn play_error(&self, error: &PlayError) -> String {
        match error {
            PlayError::Unread(error) => self.read_error(error),
            PlayError::Refused(reason) => self.sentence(reason),
        }
    }

    /// Where a text stops being what it should be, and what was expected there.
    #[must_use]
    pub fn read_error(&self, error: &ReadError) -> String {
        let expected = self.expected(&error.expected);
        let mut args: Vec<(&str, Arg)> =
            vec![("line", error.line.into()), ("column", error.column.into()), ("expected", Arg::Text(&expected))];
        if error.found.is_empty() {
            return self.say_with("record-error-breaks-off", &args);
        }
        args.push(("found", Arg::Text(&error.found)));
        self.say_with("record-error-read", &args)
    }

    /// Why a text is no record that can be played on.
    #[must_use]
    pub fn record_error(&self, error: &RecordError) -> String {
        match error {
            RecordError::Empty => self.say("record-error-empty"),
            RecordError::TooLong => self.say("record-error-too-long"),
            RecordError::Foreign => self.say("record-error-foreign"),
            RecordError::UnknownGame(game) => self.say_with("record-error-unknown-game", &[("game", game.into())]),
            RecordError::UnknownLevel(level) => self.say_with("record-error-unknown-level", &[("level", level.into())]),
            RecordError::OtherRules(found) => {
                self.say_with("record-error-other-rules", &[("found", found.into()), ("known", RULES.into())])
            }
            RecordError::Options(cause) => self.say_with("record-error-options", &[("cause", cause.into())]),
            RecordError::Veiled { line } => self.say_with("record-error-veiled", &[("line", (*line).into())]),
            RecordError::Seal => self.say("record-error-seal"),
            RecordError::Read(error) => self.read_error(error),
            RecordError::Illegal { line, column, text, why } => self.say_with(
                "record-error-illegal",
                &[
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("move", text.into()),
                    ("cause", Arg::Text(&self.sentence(why))),
                ],
            ),
        }
    }

    /// Why a level cannot be used.
    #[must_use]
    pub fn level_error(&self, error: &LevelError) -> String {
        match error {
            LevelError::Unknown(level) => self.say_with("level-error-unknown", &[("level", level.into())]),
            LevelError::File { file, problem } => {
                self.say_with("level-error-file", &[("file", file.into()), ("cause", problem.into())])
            }
            LevelError::Text { file, line, column, problem } => self.say_with(
                "level-error-place",
                &[
                    ("file", file.into()),
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("cause", problem.into()),
                ],
            ),
            LevelError::Options { file, reason } => self.say_with(
                "level-error-options",
                &[("file", file.into()), ("cause", Arg::Text(&self.sentence(reason)))],
            ),
            LevelError::Setting { level, key, value, known } => self.say_with(
                "level-error-setting",
                &[("level", level.into()), ("found", Arg::Text(&format!("{key}={value}"))), ("expected", known.into())],
            ),
            LevelError::Position(error) => {
                self.say_with("level-error-position", &[("cause", Arg::Text(&self.read_error(error)))])
            }
        }
    }

    /// The reader's phrase for what it expected ("a move such as a1-g7"), translated where it is one of
    /// ours; words of the notation itself stay as they are.
    fn expected(&self, phrase: &str) -> String {
        let (key, samples) = expected_key(phrase);
        if !self.knows(&key) {
            return format!("“{phrase}”");
        }
        let args: Vec<_> = ["a", "b", "c", "d"].into_iter().zip(samples.into_iter().map(Arg::Text)).collect();
        self.say_with(&key, &args)
    }
}

/// The key of a reader's phrase, and the words in it that belong to the notation, which its text takes as
/// `$a`, `$b`, `$c`, `$d`: `a move such as a1-g7` is `expected-a-move-such-as` with `a1-g7`.
#[must_use]
pub fn expected_key(phrase: &str) -> (String, Vec<&str>) {
    let mut key = "expected".to_owned();
    let mut samples = Vec::new();
    for word in phrase.split_whitespace().map(|word| word.trim_matches([',', '(', ')'])) {
        if word.chars().all(char::is_alphabetic) {
            key.push('-');
            key.push_str(&word.to_lowercase());
        } else {
            samples.push(word);
        }
    }
    (key, samples)
}
