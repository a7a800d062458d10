//! The printed side of the table: how panels, buttons and letters look, whatever stands on them. Pages are drawn in
//! [`screens`](super::screens).
//!
//! Everything below the plugin is plain egui, so that the tests draw pages without a window.

pub mod act;
pub mod board;
pub mod icons;
pub mod paper;
pub mod pen;
pub mod speech;
pub mod theme;
pub mod widgets;

mod plugin;

pub use act::{Act, Desire};
pub use pen::{Pen, Shape};
pub(super) use plugin::{DressSystems, Dressed, plugin};
pub use speech::{Notice, Speech};

use bevy::math::Rect;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The part of the window that is free for the board, in logical pixels. No panel stands over it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardArea(pub Rect);

/// A page or a menu lies over the table: keys are meant for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Covered(pub bool);

/// Where everything that can be touched is just now: its name, and its rectangle in logical pixels.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Targets(pub BTreeMap<String, Rect>);

/// In which time the window has to be drawn again although nothing is touched; `None`: whenever.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Wake(pub Option<std::time::Duration>);
