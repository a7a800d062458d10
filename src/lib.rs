//! Tavoliere: a table, in 3D, at which people sit down to old games.

pub mod rules;
pub mod words;
