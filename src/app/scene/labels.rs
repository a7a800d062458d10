//! Words to choose between stand beside the square they are asked of, wherever it is seen just now.

use super::camera::TableCamera;
use super::layout::Layout;
use crate::app::Screen;
use crate::app::session::Sight;
use crate::app::table::choose::{Held, Standing};
use crate::app::table::token::{Lies, Token};
use crate::rules::Pick;
use bevy::prelude::*;

/// So far above the middle of its square, in squares, a label stands: over the head of a piece, and out of the way of a
/// second click on the square.
const ABOVE: f32 = 1.3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, place.after(super::SceneSystems::Camera).run_if(in_state(Screen::Table)));
}

fn place(
    held: Res<Held>,
    layout: Res<Layout>,
    tokens: Query<(&Token, &Lies)>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut sight: ResMut<Sight>,
) {
    if sight.labels.is_empty() {
        return;
    }
    let square = match held.picks.last() {
        Some(Pick::Square(square)) => Some(*square),
        Some(Pick::Token(token)) => {
            Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0))).square_of(*token)
        }
        Some(Pick::Word(_)) | None => None,
    };
    let place = square.zip(cameras.iter().next()).and_then(|(square, (camera, eye))| {
        camera.world_to_viewport(eye, layout.square(square) + eye.up() * ABOVE).ok()
    });
    // Half a pixel is nothing anybody sees, but would have the picture drawn again.
    let moved = |old: &Option<Vec2>| match (old, place) {
        (Some(old), Some(new)) => old.distance(new) > 0.5,
        (old, new) => old.is_some() != new.is_some(),
    };
    if sight.labels.iter().any(|(_, old)| moved(old)) {
        sight.labels.iter_mut().for_each(|(_, old)| *old = place);
    }
}
