//! Games kept: the one on the table after every move, and others under names of their own. A kept game is its
//! record, so whatever is kept can also be read, mailed and compared.

use super::platform;
use super::screens::describe;
use super::session::{Session, Who};
use super::store::{self, Kept, Store, StoreError};
use super::ui::{Notice, Speech};
use crate::levels;
use crate::rules::{self, AnySitting, Disclosure, Reason, Record, RecordError, Turn};
use crate::words::Words;
use bevy::prelude::*;
use std::path::Path;
use thiserror::Error;

/// The name the game on the table is kept under.
pub const AUTO: &str = "auto";
/// Where the game on the table is put aside when it cannot be read.
pub const ASIDE: &str = "auto-damaged";
/// The folder of named games.
pub const FOLDER: &str = "games";
/// The tag of the day a sitting began on, `2026-11-30`.
pub const DATE_TAG: &str = "Date";
/// The tag of a lesson's sitting, which is not kept.
pub const LESSON_TAG: &str = "Lesson";

/// What is told of a kept game in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// Its level's id.
    pub level: String,
    /// Its players by number.
    pub players: Vec<Who>,
    /// How much has been played.
    pub moves: usize,
    /// The day it began, if it says so.
    pub date: Option<String>,
    /// Is the whole sitting over?
    pub over: bool,
}

impl About {
    /// What is told of a sitting.
    pub fn of(sitting: &dyn AnySitting) -> About {
        let head = sitting.head();
        About {
            level: head.level.clone(),
            players: head.players.iter().map(|player| Who::from_record(player)).collect(),
            moves: sitting.entries().iter().filter(|entry| entry.ply).count(),
            date: head.tag(DATE_TAG).map(str::to_owned),
            over: sitting.turn() == Turn::Over && !sitting.has_next_game(),
        }
    }
}

/// Why a kept game, or a text given as one, cannot be used.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SaveError {
    /// Where it is kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What it says.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl From<SaveError> for Notice {
    fn from(error: SaveError) -> Notice {
        match error {
            SaveError::Store(error) => Notice::Reason(error.reason()),
            SaveError::Record(error) => Notice::Record(error),
        }
    }
}

/// A game of the list: the name it is kept under, and what is told of it or why it cannot be opened.
pub type Listed = (String, Result<About, SaveError>);

/// Reads a text as a record, far enough to tell of it.
///
/// # Errors
/// Why it is none.
pub fn look_into(text: &str) -> Result<About, RecordError> {
    // What is told does not depend on chance still to come, so any secret does.
    levels::open_record(text, [0; 32]).map(|sitting| About::of(sitting.as_ref()))
}

/// What is told of the game kept under a name of the store; `None` if there is none.
pub fn about(store: &dyn Store, name: &str) -> Option<Result<About, SaveError>> {
    match store.read(name) {
        Ok(text) => Some(look_into(&text?).map_err(SaveError::Record)),
        Err(error) => Some(Err(error.into())),
    }
}

/// The games kept under names of their own, in the order of these.
///
/// # Errors
/// The folder cannot be looked into.
pub fn list(store: &dyn Store) -> Result<Vec<Listed>, StoreError> {
    let names = store.list(FOLDER)?;
    Ok(names.into_iter().filter_map(|name| about(store, &in_folder(&name)).map(|about| (name, about))).collect())
}

/// The store's name of a game with a name of its own.
pub fn in_folder(name: &str) -> String {
    // The divider of the store's names is the one sign a game's own name cannot have.
    format!("{FOLDER}/{}", name.trim().replace('/', "∕"))
}

/// The text of the game kept under a name of its own, if it is a record that can be played on.
///
/// # Errors
/// Why it cannot be used.
pub fn read(store: &dyn Store, name: &str) -> Result<String, SaveError> {
    let text = store.read(&in_folder(name))?.ok_or(RecordError::Empty)?;
    look_into(&text)?;
    Ok(text)
}

/// Does `later` go on from where `earlier` stands, so that nothing is lost when it takes its place?
fn goes_on(later: &dyn AnySitting, earlier: &dyn AnySitting) -> bool {
    let terms = |sitting: &dyn AnySitting| {
        let text = sitting.record(Disclosure::Copy);
        let record = Record::parse(&text).ok()?;
        Some((record.head.level, record.head.players, record.options, record.position))
    };
    let (before, after) = (earlier.entries(), later.entries());
    let same = |(a, b): (&rules::Entry, &rules::Entry)| a.hand == b.hand && a.text == b.text;
    terms(later) == terms(earlier) && before.len() <= after.len() && before.iter().zip(&after).all(same)
}

/// The name itself, or with a number after it where another game than the one `sitting` goes on from has it.
///
/// # Errors
/// What is kept cannot be looked at.
fn name_for(store: &dyn Store, sitting: &dyn AnySitting, name: &str) -> Result<String, StoreError> {
    for number in 1.. {
        let name = if number == 1 { name.to_owned() } else { format!("{name} ({number})") };
        let taken = match store.read(&in_folder(&name)) {
            Ok(None) => false,
            Ok(Some(text)) => !levels::open_record(&text, [0; 32]).is_ok_and(|other| goes_on(sitting, other.as_ref())),
            Err(StoreError::NotText(_)) => true,
            Err(error) => return Err(error),
        };
        if !taken {
            return Ok(name);
        }
    }
    Ok(name.to_owned())
}

/// Keeps a sitting under a name; another game of that name stays, and this one gets a number. Gives the name.
///
/// # Errors
/// See [`StoreError`].
pub fn keep_as(store: &dyn Store, sitting: &dyn AnySitting, name: &str) -> Result<String, StoreError> {
    let name = name_for(store, sitting, name)?;
    store.write(&in_folder(&name), &sitting.record(Disclosure::Save)).map(|()| name)
}

/// Before a sitting is kept as the one on the table: one left standing there that it would replace is kept under a
/// name of its own. Gives that name; `None` if nothing would be lost.
///
/// # Errors
/// See [`StoreError`]; the one left standing must not be replaced then.
pub fn make_room(store: &dyn Store, sitting: &dyn AnySitting, words: &Words) -> Result<Option<String>, StoreError> {
    let left = match store.read(AUTO) {
        Ok(text) => text,
        // What is no game is put aside elsewhere.
        Err(StoreError::NotText(_)) => None,
        Err(error) => return Err(error),
    };
    let Some(left) = left.and_then(|text| levels::open_record(&text, [0; 32]).ok()) else { return Ok(None) };
    let about = About::of(left.as_ref());
    if about.over || about.moves == 0 || goes_on(sitting, left.as_ref()) {
        return Ok(None);
    }
    keep_as(store, left.as_ref(), &describe::game(words, &about)).map(Some)
}

/// Reads a file as a record.
///
/// # Errors
/// Why it is none.
pub fn import(path: &Path) -> Result<String, SaveError> {
    let failed = |error: std::io::Error| SaveError::Store(store::failure(path, &error));
    let size = std::fs::metadata(path).map_err(failed)?.len();
    if size > rules::record::LONGEST as u64 {
        return Err(RecordError::TooLong.into());
    }
    let bytes = std::fs::read(path).map_err(failed)?;
    let text = String::from_utf8(bytes).map_err(|_| StoreError::NotText(path.display().to_string()))?;
    look_into(&text)?;
    Ok(text)
}

/// Writes a record to a file that is not there yet.
///
/// # Errors
/// There is one, or it cannot be written.
pub fn export(path: &Path, text: &str) -> Result<(), StoreError> {
    if path.exists() {
        return Err(StoreError::Taken(path.display().to_string()));
    }
    store::write_whole(path, text)
}

/// A day as records write it, from seconds since 1970 began.
pub fn day(seconds: u64) -> String {
    // Days to civil date: Howard Hinnant's algorithm, for the years after 1970.
    let days = seconds / 86_400 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    format!("{}-{month:02}-{date:02}", year + era * 400 + u64::from(month <= 2))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, keep.run_if(resource_exists::<Session>));
}

/// What the last text of the game on the table was, and whether trouble with it has been told of.
#[derive(Default)]
struct Keeper {
    text: String,
    told: bool,
}

impl Keeper {
    fn tell(&mut self, error: StoreError, notices: &mut MessageWriter<Notice>) {
        if !std::mem::replace(&mut self.told, true) {
            notices.write(Notice::Reason(error.reason()));
        }
    }
}

/// Keeps the game on the table after every change. Trouble is told once; play goes on.
fn keep(
    kept: Res<Kept>,
    speech: Res<Speech>,
    mut session: ResMut<Session>,
    mut keeper: Local<Keeper>,
    mut notices: MessageWriter<Notice>,
) {
    let head = session.sitting.head();
    if !session.is_changed() || session.replay.is_some() || head.tag(LESSON_TAG).is_some() {
        return;
    }
    if head.tag(DATE_TAG).is_none() {
        session.sitting.head_mut().set_tag(DATE_TAG, day(platform::unix_time()));
    }
    if session.fresh {
        // Nobody has moved yet: there is nothing to keep, and a game left standing stays where it is.
        if session.sitting.entries().is_empty() {
            return;
        }
        match make_room(&*kept.0, session.sitting.as_ref(), &speech.0) {
            Ok(None) => {}
            Ok(Some(name)) => {
                notices.write(Notice::Reason(Reason::new("saves-left-standing").text("name", name)));
            }
            Err(error) => return keeper.tell(error, &mut notices),
        }
        session.bypass_change_detection().fresh = false;
    }
    let text = session.sitting.record(Disclosure::Save);
    if text == keeper.text {
        return;
    }
    match kept.0.write(AUTO, &text) {
        Ok(()) => keeper.told = false,
        Err(error) => keeper.tell(error, &mut notices),
    }
    keeper.text = text;
}
