//! Levels: `levels/<family>/<name>.ron`, embedded in the binary, or a file of the player's own.
//! A level names its game and gives its options; nothing in it is code.

use crate::rules::{
    AnySitting, Family, ForGame, Game, Head, ReadError, Reason, Record, RecordError, Seated, Setting, Sitting,
};
use include_dir::{Dir, include_dir};
use ron::error::SpannedError;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::path::Path;
use thiserror::Error;

static EMBEDDED: Dir = include_dir!("$CARGO_MANIFEST_DIR/levels");
/// The largest level file that is read, in bytes.
pub const LONGEST: u64 = 1 << 20;

/// Why a level cannot be used.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LevelError {
    /// There is none of this name.
    #[error("there is no level {0:?}; `tavoliere levels` lists them, and a path ends in .ron")]
    Unknown(String),
    /// The file cannot be read.
    #[error("{file}: {problem}")]
    File {
        /// The file.
        file: String,
        /// What the system says.
        problem: String,
    },
    /// The text is no level.
    #[error("{file}, line {line}, column {column}: {problem}")]
    Text {
        /// The file, or the level's id.
        file: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong, with the field.
        problem: String,
    },
    /// The options do not go together.
    #[error("{file}: {}", .reason.key)]
    Options {
        /// The file, or the level's id.
        file: String,
        /// Why.
        reason: Reason,
    },
    /// No such option, or not with this value.
    #[error("{key}={value} is no option of {level}; there are: {known}")]
    Setting {
        /// The level's id.
        level: String,
        /// The option.
        key: String,
        /// The value.
        value: String,
        /// The options there are, with their values.
        known: String,
    },
    /// The position to start from cannot be read.
    #[error("the position: {0}")]
    Position(#[from] ReadError),
}

/// A level: a game with its options.
#[derive(Clone, PartialEq, Debug)]
pub struct Level {
    /// `tafl/brandub`, or the path of the player's own file.
    pub id: String,
    /// The family it belongs to.
    pub family: Family,
    text: String,
    own: bool,
}

/// What a sitting is set up with, beside its level.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Setup {
    /// Players, secret, tags; the level is filled in.
    pub head: Head,
    /// Options that differ from the level's, by name and value.
    pub options: Vec<(String, String)>,
    /// A position to start from instead of the level's own.
    pub position: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename = "Level")]
struct AnyFile {
    game: String,
    #[serde(default, rename = "options")]
    _options: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(rename = "Level", deny_unknown_fields)]
struct LevelFile<O> {
    #[serde(rename = "game")]
    _game: String,
    #[serde(default)]
    options: O,
    /// A position to begin from instead of the game's own, written as `tavoliere text` writes it.
    #[serde(default)]
    position: Option<String>,
}

/// All embedded levels, by family and in the order of their ids.
pub fn all() -> Vec<Level> {
    let mut levels = Vec::new();
    for family in Family::ALL {
        let files = EMBEDDED.get_dir(family.word()).into_iter().flat_map(Dir::files);
        let mut found: Vec<_> = files.filter_map(|file| embedded(file, family)).collect();
        found.sort_by(|a, b| a.id.cmp(&b.id));
        levels.append(&mut found);
    }
    levels
}

fn embedded(file: &include_dir::File, family: Family) -> Option<Level> {
    let id = file.path().to_str()?.strip_suffix(".ron")?.replace('\\', "/");
    Some(Level { id, family, text: file.contents_utf8()?.to_owned(), own: false })
}

/// The level of an id (`tafl/brandub`) or, when the name ends in `.ron`, of a file.
///
/// # Errors
/// No such level, or a file that is none; with file, line and field.
pub fn find(name: &str) -> Result<Level, LevelError> {
    if name.ends_with(".ron") {
        return read_file(Path::new(name));
    }
    all().into_iter().find(|level| level.id == name).ok_or_else(|| LevelError::Unknown(name.to_owned()))
}

fn read_file(path: &Path) -> Result<Level, LevelError> {
    let file = path.display().to_string();
    let failed = |problem: String| LevelError::File { file: file.clone(), problem };
    let size = std::fs::metadata(path).map_err(|error| failed(error.to_string()))?.len();
    if size > LONGEST {
        return Err(failed(format!("a level file has at most {LONGEST} bytes, this one has {size}")));
    }
    let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    Level::from_text(&file, text)
}

impl Level {
    /// A player's own level, given as the text of its file.
    ///
    /// # Errors
    /// What is wrong in it, with line and field.
    pub fn from_text(file: &str, mut text: String) -> Result<Level, LevelError> {
        // What some editors write before everything else.
        if text.starts_with('\u{feff}') {
            text.remove(0);
        }
        let head: AnyFile = ron::from_str(&text).map_err(|error| in_text(file, error))?;
        let Some(family) = Family::find(&head.game) else {
            let known = Family::ALL.map(Family::word).join(", ");
            let (line, column) = find_word(&text, &head.game);
            let problem = format!("field `game`: {:?} is no family of games; there are: {known}", head.game);
            return Err(LevelError::Text { file: file.to_owned(), line, column, problem });
        };
        let level = Level { id: file.to_owned(), family, text, own: true };
        match level.sit(&Setup::default()) {
            Ok(_) => Ok(level),
            Err(LevelError::Position(error)) => {
                let (line, column) = find_word(&level.text, "position");
                let problem = format!("field `position`: {error}");
                Err(LevelError::Text { file: file.to_owned(), line, column, problem })
            }
            Err(error) => Err(error),
        }
    }

    /// The key of the level's name in the translations; `-about` after it, a sentence on it.
    pub fn name_key(&self) -> String {
        format!("level-{}", self.id.replace(['/', '_'], "-"))
    }

    /// Is it a file of the player's own?
    pub fn is_own(&self) -> bool {
        self.own
    }

    fn file<G: Game>(&self) -> Result<LevelFile<G::Options>, LevelError> {
        let file: LevelFile<G::Options> = ron::from_str(&self.text).map_err(|error| in_text(&self.id, error))?;
        G::check(&file.options).map_err(|reason| LevelError::Options { file: self.id.clone(), reason })?;
        Ok(file)
    }

    /// The options a player may set, as the level has them.
    ///
    /// # Errors
    /// A level file that is wrong.
    pub fn settings(&self) -> Result<Vec<Setting>, LevelError> {
        self.settings_with(&[])
    }

    /// The options a player may set, after some changes.
    ///
    /// # Errors
    /// A level file that is wrong, or a change that is none of its options.
    pub fn settings_with(&self, changes: &[(String, String)]) -> Result<Vec<Setting>, LevelError> {
        self.family.with(Settings(self, changes))
    }

    /// The words of the seats, in order.
    pub fn seat_names(&self) -> &'static [&'static str] {
        self.family.with(SeatNames)
    }

    /// Begins a sitting of a game whose type is known.
    ///
    /// # Errors
    /// As [`Level::sit`].
    pub fn sitting<G: Game>(&self, setup: &Setup) -> Result<Sitting<G>, LevelError> {
        let options = self.options_with::<G>(&setup.options)?;
        let mut head = setup.head.clone();
        head.level = self.id.clone();
        head.level_text = self.own.then(|| self.text.clone());
        let own = self.file::<G>()?.position;
        Ok(match setup.position.as_ref().or(own.as_ref()) {
            None => Sitting::new(head, options),
            Some(position) => Sitting::new_at(head, options, position)?,
        })
    }

    /// Begins a sitting.
    ///
    /// # Errors
    /// Options that do not exist or do not go together, a position that cannot be read.
    pub fn sit(&self, setup: &Setup) -> Result<Box<dyn AnySitting>, LevelError> {
        self.family.with(Sit(self, setup))
    }

    /// The options of a game whose type is known, after some changes.
    ///
    /// # Errors
    /// A level file that is wrong, or a change that is none of its options.
    pub fn options_with<G: Game>(&self, changes: &[(String, String)]) -> Result<G::Options, LevelError> {
        Ok(self.changed::<G>(changes)?.1)
    }

    fn changed<G: Game>(&self, changes: &[(String, String)]) -> Result<(G::Options, G::Options), LevelError> {
        let level = self.file::<G>()?.options;
        let mut options = level.clone();
        for (key, value) in changes {
            if !G::set(&mut options, key, value) {
                let known: Vec<_> =
                    G::settings(&options).into_iter().map(|s| format!("{}={}", s.key, s.choices.join("|"))).collect();
                return Err(LevelError::Setting {
                    level: self.id.clone(),
                    key: key.clone(),
                    value: value.clone(),
                    known: known.join(", "),
                });
            }
        }
        G::check(&options).map_err(|reason| LevelError::Options { file: self.id.clone(), reason })?;
        Ok((level, options))
    }
}

struct Settings<'a>(&'a Level, &'a [(String, String)]);

impl ForGame for Settings<'_> {
    type Out = Result<Vec<Setting>, LevelError>;
    fn run<G: Game>(self) -> Self::Out {
        Ok(G::settings(&self.0.options_with::<G>(self.1)?))
    }
}

struct SeatNames;

impl ForGame for SeatNames {
    type Out = &'static [&'static str];
    fn run<G: Game>(self) -> Self::Out {
        G::seat_names()
    }
}

struct Sit<'a>(&'a Level, &'a Setup);

impl ForGame for Sit<'_> {
    type Out = Result<Box<dyn AnySitting>, LevelError>;
    fn run<G: Game>(self) -> Self::Out {
        let Sit(level, setup) = self;
        Ok(Box::new(Seated::new(level.sitting::<G>(setup)?, level.file::<G>()?.options)))
    }
}

/// Reads a record and plays it through.
///
/// # Errors
/// Why the text is no record, with line and column.
pub fn open_record(text: &str, fresh_secret: [u8; 32]) -> Result<Box<dyn AnySitting>, RecordError> {
    let record = match Record::parse(text) {
        Err(RecordError::Foreign) => imported(text)?,
        other => other?,
    };
    let family = Family::find(&record.family).ok_or_else(|| RecordError::UnknownGame(record.family.clone()))?;
    let level = match &record.head.level_text {
        Some(text) => {
            Level::from_text(&record.head.level, text.clone()).map_err(|e| RecordError::Options(e.to_string()))?
        }
        None => {
            find_embedded(&record.head.level).ok_or_else(|| RecordError::UnknownLevel(record.head.level.clone()))?
        }
    };
    if level.family != family {
        return Err(RecordError::UnknownLevel(record.head.level.clone()));
    }
    family.with(Open(&level, &record, fresh_secret))
}

/// A text that some family knows as another program's.
fn imported(text: &str) -> Result<Record<'_>, RecordError> {
    let mut found = Family::ALL.into_iter().filter_map(|family| family.with(Import(text)));
    found.next().unwrap_or(Err(RecordError::Foreign))
}

struct Import<'a>(&'a str);

impl<'a> ForGame for Import<'a> {
    type Out = Option<Result<Record<'a>, RecordError>>;
    fn run<G: Game>(self) -> Self::Out {
        G::import(self.0)
    }
}

// A record never makes us read a file it names.
fn find_embedded(id: &str) -> Option<Level> {
    all().into_iter().find(|level| level.id == id)
}

struct Open<'a>(&'a Level, &'a Record<'a>, [u8; 32]);

impl ForGame for Open<'_> {
    type Out = Result<Box<dyn AnySitting>, RecordError>;
    fn run<G: Game>(self) -> Self::Out {
        let Open(level, record, secret) = self;
        let changed = level.changed::<G>(&record.options);
        let (as_level, options) = changed.map_err(|error| RecordError::Options(error.to_string()))?;
        Ok(Box::new(Seated::new(record.sit::<G>(options, secret)?, as_level)))
    }
}

fn in_text(file: &str, error: SpannedError) -> LevelError {
    let at = error.span.start;
    LevelError::Text { file: file.to_owned(), line: at.line, column: at.col, problem: error.code.to_string() }
}

fn find_word(text: &str, word: &str) -> (usize, usize) {
    let before = &text[..text.find(word).unwrap_or(0)];
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}
