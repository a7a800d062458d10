//! The components of the things on a table. The kernel's values are worn, not translated.

use crate::rules::{self, Place};
use bevy::prelude::*;

/// Which of the kernel's tokens an entity stands for.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token(pub rules::Token);

/// Where it lies by the kernel's word; motion may still be on its way there.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lies(pub Place);

/// What whoever looks sees of it; `None`: its back.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(pub Option<rules::Face>);

/// The figure that stands for its face: `tafl-king`, `die-3`. The scene dresses it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Figure(pub &'static str);

/// It is on its way, or will be shortly: the turn waits for it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moving;
