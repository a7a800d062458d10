//! The web page.

mod page;
mod storage;
mod thinking;

pub use page::frame;
pub use thinking::think;

use crate::app::store::{Nowhere, Store};
use crate::words::Language;
use std::path::PathBuf;

/// There are no files, no window to close and no second program.
pub const DESKTOP: bool = false;

/// Where the assets lie: beside the page.
pub fn asset_folder() -> PathBuf {
    PathBuf::from("assets")
}

/// What nobody can guess: the secret all chance of a sitting comes from.
pub fn secret() -> [u8; 32] {
    let mut secret = [0; 32];
    if let Err(error) = getrandom::fill(&mut secret) {
        bevy::log::warn!("the browser gives no random numbers ({error}): the clock has to do");
        secret[..8].copy_from_slice(&js_sys::Date::now().to_le_bytes());
    }
    secret
}

/// Where settings and saves are kept: the browser's storage, unless it is barred.
pub fn store() -> Box<dyn Store> {
    if storage::is_open() { Box::new(storage::Browser) } else { Box::new(Nowhere) }
}

/// A page has no folders.
pub fn export_folder() -> String {
    String::new()
}

/// The first of the browser's languages that we speak.
pub fn language() -> Language {
    let tags: Vec<String> = web_sys::window()
        .map(|window| window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default();
    Language::preferred(tags.iter().map(String::as_str))
}

/// Seconds since 1970 began.
pub fn unix_time() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}
