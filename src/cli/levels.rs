//! `tavoliere levels`: what there is to play.

use super::Failure;
use crate::levels;
use crate::words::Words;
use clap::Args;
use std::io::{self, Write};

/// List the levels: id, name and a sentence on each
///
/// The ids are what the other commands take as LEVEL. They also take the path of a level file of your own, which
/// must end in .ron.
#[derive(Args)]
pub(super) struct Levels {
    /// List the options of each level too, with the values they may take
    #[arg(long)]
    options: bool,
}

impl Levels {
    pub(super) fn run(&self, words: &Words) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let levels = levels::all();
        let width = levels.iter().map(|level| level.id.len()).max().unwrap_or_default();
        for level in levels {
            let key = level.name_key();
            writeln!(out, "{:width$}  {}. {}", level.id, words.say(&key), words.say(&format!("{key}-line")))?;
            if self.options {
                for setting in level.settings().map_err(|error| super::given::level_failure(words, &error))? {
                    let choices = setting.choices.join("|");
                    writeln!(out, "{:width$}    --set {}={choices}", "", setting.key)?;
                }
            }
        }
        Ok(())
    }
}
