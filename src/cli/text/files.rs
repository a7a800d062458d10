//! Keeping a game in a file, and going on with one.

use super::table::{News, Table};
use crate::cli::{Failure, given};
use crate::rules::Disclosure;
use crate::words::Arg;
use std::fs;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

impl<I: BufRead, O: Write> Table<'_, I, O> {
    /// Keeps the sitting in a file.
    pub(super) fn save(&mut self, name: &str) -> Result<(), Failure> {
        let path = match (name.is_empty(), &self.file) {
            (false, _) => PathBuf::from(name),
            (true, Some(file)) => file.clone(),
            (true, None) => return self.say_key("cli-text-save-where"),
        };
        let file = path.display().to_string();
        // Nobody's file is written over but the one this sitting came from.
        if path.exists() && self.file.as_ref() != Some(&path) {
            return self.say(&self.words.say_with("cli-text-save-exists", &[("file", Arg::Text(&file))]));
        }
        match write_whole(&path, &self.sitting.record(Disclosure::Save)) {
            Ok(()) => {
                self.say(&self.words.say_with("cli-text-saved", &[("file", Arg::Text(&file))]))?;
                self.file = Some(path);
                Ok(())
            }
            Err(error) => {
                let cause = error.to_string();
                let args = [("file", Arg::Text(&file)), ("cause", Arg::Text(&cause))];
                self.say(&self.words.say_with("cli-cannot-write", &args))
            }
        }
    }

    /// Goes on with a sitting that was kept.
    pub(super) fn load(&mut self, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return self.say_key("cli-text-load-which");
        }
        match given::record(self.words, name) {
            Ok(sitting) => {
                self.sitting = sitting;
                self.file = Some(PathBuf::from(name));
                self.news = News::Position;
                self.ended = false;
                self.welcome()
            }
            // What lies on the table stays there.
            Err(Failure::Failed(sentence) | Failure::Usage(sentence)) => self.say(&sentence),
            Err(Failure::Unheard) => Err(Failure::Unheard),
        }
    }
}

/// Writes a file so that it is never seen half written.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = fs::File::create(&part).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let done = written.and_then(|()| fs::rename(&part, path));
    if done.is_err() {
        // The reason of the failure is told; a leftover would only add to it.
        let _ = fs::remove_file(&part);
    }
    done
}
