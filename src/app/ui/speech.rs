//! Words in the language of the moment.

use crate::levels::LevelError;
use crate::rules::{Reason, RecordError};
use crate::words::{Language, Words};
use bevy::prelude::*;

/// The words in the language set.
#[derive(Resource)]
pub struct Speech(pub Words);

impl Default for Speech {
    fn default() -> Self {
        Speech(Words::new(Language::English))
    }
}

/// A sentence for the person at the table, shown once near the edge of the window.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Notice {
    /// A key with its arguments.
    Reason(Reason),
    /// Why a text is no record.
    Record(RecordError),
    /// Why a level cannot be used.
    Level(LevelError),
}

impl Notice {
    /// A key without arguments.
    pub fn key(key: &'static str) -> Notice {
        Notice::Reason(Reason::new(key))
    }

    /// As it is said.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Notice::Reason(reason) => words.sentence(reason),
            Notice::Record(error) => words.record_error(error),
            Notice::Level(error) => words.level_error(error),
        }
    }
}
