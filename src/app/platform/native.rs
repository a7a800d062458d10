//! The desktop.

use std::path::{Path, PathBuf};

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
