//! Tavoliere: a table, in 3D, at which people sit down to old games.

#[cfg(feature = "app")]
pub mod app;
pub mod bots;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod figure;
pub mod levels;
pub mod rulebook;
pub mod rules;
pub mod words;

/// Where the window opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Before the games on their shelf.
    Shelf,
    /// In the gallery of figures and cards.
    Gallery,
}
