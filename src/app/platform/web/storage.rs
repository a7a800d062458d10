//! The browser's storage.

use crate::app::store::{Store, StoreError};
use web_sys::Storage;

/// Pages of one server share their storage.
const OURS: &str = "tavoliere/";

fn storage() -> Result<Storage, StoreError> {
    // Where the reader has barred it, even asking for it is an error.
    web_sys::window().and_then(|window| window.local_storage().ok()?).ok_or(StoreError::Nowhere)
}

/// May this page keep anything?
pub fn is_open() -> bool {
    storage().is_ok()
}

/// Keeps each text as one item, which the browser replaces as a whole.
pub struct Browser;

impl Store for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        storage()?.get_item(&format!("{OURS}{name}")).map_err(|_| StoreError::Denied(name.to_owned()))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        // Writing fails for one reason only: the quota is spent. The old item stays then.
        storage()?.set_item(&format!("{OURS}{name}"), text).map_err(|_| StoreError::Full)
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        let storage = storage()?;
        let count = storage.length().map_err(|_| StoreError::Denied(folder.to_owned()))?;
        let within = format!("{OURS}{folder}/");
        let mut names: Vec<String> = (0..count)
            .filter_map(|number| storage.key(number).ok()??.strip_prefix(&within).map(str::to_owned))
            .collect();
        names.sort();
        Ok(names)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        storage()?.remove_item(&format!("{OURS}{name}")).map_err(|_| StoreError::Denied(name.to_owned()))
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let Some(text) = self.read(from)? else { return Ok(()) };
        self.write(to, &text)?;
        self.remove(from)
    }
}
