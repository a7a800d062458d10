//! The desktop.

use super::{Task, Thinker, Wake};
use crate::app::store::{Files, Nowhere, Store};
use crate::bots::{self, Answer, BeginError};
use crate::words::Language;
use bevy::app::App;
use bevy::tasks::{AsyncComputeTaskPool, Task as Running, block_on, futures_lite::future};
use std::path::{Path, PathBuf};

/// So many positions are looked at before a dropped thinker notices it: a few milliseconds.
const STEP: u64 = 2_000;

/// Where the assets lie: beside the program, or in the checkout it was built from.
pub fn asset_folder() -> PathBuf {
    let beside = std::env::current_exe().ok().and_then(|exe| exe.parent().map(|folder| folder.join("assets")));
    beside.filter(|folder| folder.is_dir()).unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"))
}

/// What nobody can guess: the secret all chance of a sitting comes from.
pub fn secret() -> [u8; 32] {
    let mut secret = [0; 32];
    if let Err(error) = getrandom::fill(&mut secret) {
        bevy::log::warn!("the system gives no random numbers ({error}): the clock has to do");
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        secret[..16].copy_from_slice(&now.as_nanos().to_le_bytes());
    }
    secret
}

struct OnThreads(Running<Result<Answer, BeginError>>);

impl Thinker for OnThreads {
    fn poll(&mut self) -> Option<Result<Answer, BeginError>> {
        block_on(future::poll_once(&mut self.0))
    }
}

/// Thinks on a thread of the pool.
pub fn think(task: Task, wake: Wake) -> Box<dyn Thinker> {
    let run = async move {
        let found = match bots::begin(&task.question, task.effort) {
            Ok(mut search) => loop {
                if let Some(answer) = search.step(STEP) {
                    break Ok(answer);
                }
                future::yield_now().await;
            },
            Err(error) => Err(error),
        };
        wake();
        found
    };
    Box::new(OnThreads(AsyncComputeTaskPool::get().spawn(run)))
}

/// There are files to read and write, a window to close and a screen to fill.
pub const DESKTOP: bool = true;

/// Where settings and saves are kept: where the system keeps a program's data. `TAVOLIERE_DATA` names another folder.
pub fn store() -> Box<dyn Store> {
    if let Some(folder) = std::env::var_os("TAVOLIERE_DATA").filter(|folder| !folder.is_empty()) {
        return Box::new(Files::new(folder));
    }
    match directories::ProjectDirs::from("", "", "tavoliere") {
        Some(folders) => Box::new(Files::new(folders.data_dir())),
        None => Box::new(Nowhere),
    }
}

/// The folder that is proposed for a file a record is written to, as the beginning of its path.
pub fn export_folder() -> String {
    let folders = directories::UserDirs::new();
    let folder = folders.as_ref().map(|folders| folders.document_dir().unwrap_or(folders.home_dir()));
    folder.map(|folder| folder.join("").display().to_string()).unwrap_or_default()
}

/// The language of the system.
pub fn language() -> Language {
    Language::of_system()
}

/// Seconds since 1970 began.
pub fn unix_time() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// Ties the app to what is around it: a window needs no more than the engine gives it.
pub fn frame(_: &mut App) {}
