//! What differs between the desktop and a web page. Every `cfg(target_arch)` of the app stands here.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{asset_folder, secret};
