//! Where settings and saves are kept, whatever the machine: texts under names. A folder of files on the desktop
//! ([`Files`]), the browser's storage on the web.

use super::{platform, saves, settings};
use crate::rules::Reason;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use thiserror::Error;

/// Why something could not be kept or found again.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// No room left on the disk or in the browser's storage.
    #[error("no room is left")]
    Full,
    /// The place may not be read or written.
    #[error("{0} may not be read or written")]
    Denied(String),
    /// There is no place to keep anything at all.
    #[error("nothing can be kept here")]
    Nowhere,
    /// It is there, but it is no text.
    #[error("{0} is not text")]
    NotText(String),
    /// There is something under this name already, and it is not to be replaced.
    #[error("{0} is there already")]
    Taken(String),
    /// There is no such file.
    #[error("there is no file {0}")]
    Missing(String),
    /// Something else, in the system's words.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    /// The sentence for a person: what is wrong and what it means.
    pub fn reason(&self) -> Reason {
        match self {
            StoreError::Full => Reason::new("saves-error-disk-full"),
            StoreError::Denied(file) => Reason::new("saves-error-not-allowed").text("file", file.clone()),
            StoreError::Nowhere => Reason::new("saves-error-no-storage"),
            StoreError::NotText(_) => Reason::new("saves-error-not-text"),
            StoreError::Taken(file) => Reason::new("saves-error-taken").text("file", file.clone()),
            StoreError::Missing(file) => Reason::new("saves-error-not-found").text("file", file.clone()),
            StoreError::Other(cause) => Reason::new("saves-error-other").text("cause", cause.clone()),
        }
    }
}

/// Keeps texts under names. A name is made of parts divided by `/`; what stands in a part is free.
pub trait Store: Send + Sync {
    /// The text kept under a name; `None` if there is none.
    ///
    /// # Errors
    /// See [`StoreError`].
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a text. Whatever happens meanwhile, the old text or the new one is there whole afterwards.
    ///
    /// # Errors
    /// See [`StoreError`]; the old text is kept then.
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// The names that begin with `folder/`, without it, in order.
    ///
    /// # Errors
    /// See [`StoreError`].
    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError>;

    /// Forgets what is kept under a name, if anything is.
    ///
    /// # Errors
    /// See [`StoreError`].
    fn remove(&self, name: &str) -> Result<(), StoreError>;

    /// Keeps what is under one name under another, unread; what was there is replaced.
    ///
    /// # Errors
    /// See [`StoreError`].
    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError>;
}

/// The store this program uses.
#[derive(Resource)]
pub struct Kept(pub Box<dyn Store>);

/// Opens the store of this machine, unless another was put in its place before, and keeps settings and the game
/// on the table in it.
pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Kept>() {
        app.insert_resource(Kept(platform::store()));
    }
    app.add_plugins((settings::keeping, saves::plugin));
}

/// Keeps nothing: what is used where the system gives no place, so that play goes on.
pub struct Nowhere;

impl Store for Nowhere {
    fn read(&self, _: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }
    fn write(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Err(StoreError::Nowhere)
    }
    fn list(&self, _: &str) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
    fn remove(&self, _: &str) -> Result<(), StoreError> {
        Ok(())
    }
    fn rename(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Keeps texts as long as the program runs: for tables nobody sits down to, as in tests.
#[derive(Default)]
pub struct Memory(Mutex<BTreeMap<String, String>>);

impl Memory {
    fn kept(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.kept().get(name).cloned())
    }
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.kept().insert(name.to_owned(), text.to_owned());
        Ok(())
    }
    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        let within = |name: &String| name.strip_prefix(folder)?.strip_prefix('/').map(str::to_owned);
        Ok(self.kept().keys().filter_map(within).collect())
    }
    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.kept().remove(name);
        Ok(())
    }
    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if let Some(text) = kept.remove(from) {
            kept.insert(to.to_owned(), text);
        }
        Ok(())
    }
}

/// Keeps texts as files of a folder.
pub struct Files {
    folder: PathBuf,
}

/// What every file of ours ends in.
const ENDING: &str = ".txt";

impl Files {
    /// Keeps them in this folder, which is made when first needed.
    pub fn new(folder: impl Into<PathBuf>) -> Files {
        Files { folder: folder.into() }
    }

    /// The file of a name: signs a file system may stumble over are written as `%` and two hexadecimal digits.
    fn path(&self, name: &str) -> PathBuf {
        let mut path = self.folder.clone();
        let mut parts = name.split('/').peekable();
        while let Some(part) = parts.next() {
            path.push(escape(part) + if parts.peek().is_none() { ENDING } else { "" });
        }
        path
    }
}

impl Store for Files {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let path = self.path(name);
        match std::fs::read(&path) {
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => Ok(Some(text)),
                Err(_) => Err(StoreError::NotText(path.display().to_string())),
            },
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(failure(&path, &error)),
        }
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        write_whole(&self.path(name), text)
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        let path = folder.split('/').fold(self.folder.clone(), |path, part| path.join(escape(part)));
        let files = match std::fs::read_dir(&path) {
            Ok(files) => files,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(failure(&path, &error)),
        };
        let mut names: Vec<String> =
            files.filter_map(|file| unescape(file.ok()?.file_name().to_str()?.strip_suffix(ENDING)?)).collect();
        names.sort();
        Ok(names)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        let path = self.path(name);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(failure(&path, &error)),
            _ => Ok(()),
        }
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let (from, to) = (self.path(from), self.path(to));
        std::fs::rename(&from, to).map_err(|error| failure(&from, &error))
    }
}

/// Writes a file so that a kill at any instant leaves the old file or the new one: beside it, to the disk, then
/// in its place.
///
/// # Errors
/// See [`StoreError`]; the old file is untouched then.
pub fn write_whole(path: &Path, text: &str) -> Result<(), StoreError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(|error| failure(folder, &error))?;
    // The process number keeps two programs on one folder out of each other's way.
    let beside = path.with_extension(format!("{}.new", std::process::id()));
    let written = (|| {
        let mut file = std::fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, path)
    })();
    if let Err(error) = written {
        let _ = std::fs::remove_file(&beside);
        return Err(failure(path, &error));
    }
    // The new name is on the disk only when its folder is; where folders cannot be opened the system does it.
    if let Ok(folder) = std::fs::File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// What went wrong with a file.
pub(super) fn failure(path: &Path, error: &std::io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
        ErrorKind::NotFound => StoreError::Missing(path.display().to_string()),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::Denied(path.display().to_string()),
        _ => StoreError::Other(format!("{}: {error}", path.display())),
    }
}

fn escape(part: &str) -> String {
    let mut name = String::new();
    for byte in part.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => name.push(char::from(byte)),
            _ => name.push_str(&format!("%{byte:02x}")),
        }
    }
    name
}

fn unescape(name: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = name.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte == b'%' {
            let digits = std::str::from_utf8(rest.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}
