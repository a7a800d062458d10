//! Panels.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// The part of the window that is free for the board, in logical pixels; everything if it is empty.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardArea(pub Rect);

pub(super) fn plugin(app: &mut App) {
    // The pass needs a system to exist at all.
    app.init_resource::<BoardArea>().add_systems(EguiPrimaryContextPass, || {});
}
