//! Letters and numbers on the board's frame, for whoever likes them: files before the eye, ranks to its left, or where the
//! game has them.

use super::camera::TableCamera;
use super::layout::{FRAME, Layout, turn_of};
use crate::app::Screen;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::table::cursor::Heading;
use crate::rules::Edges;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, FontId, LayerId, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

const BOX_WOOD: Color32 = Color32::from_rgb(246, 222, 172);
/// The height of a letter, as a part of a square, and in logical pixels at least.
const HEIGHT: f32 = 0.36;
const LEAST: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, write.run_if(in_state(Screen::Table)));
}

/// The letters of the board's edges, each with its place on the frame.
fn letters(layout: &Layout, heading: Heading, edges: &Edges) -> Vec<(String, Vec3)> {
    let (width, height) = layout.size;
    let edge = layout.half() - FRAME * 0.23;
    let mut letters = Vec::new();
    for side in [Vec3::Z, Vec3::NEG_X] {
        let side = turn_of(heading.0) * side;
        if side.z.abs() > 0.5 {
            letters.extend((0..width).zip(&edges.files).map(|(file, name)| {
                let x = f32::from(file) - f32::from(width - 1) / 2.0;
                (name.clone(), Vec3::new(x, 0.05, side.z.signum() * edge.y))
            }));
        } else {
            let end = if edges.ranks_at_right { 1.0 } else { side.x.signum() };
            letters.extend((0..height).zip(&edges.ranks).map(|(rank, name)| {
                let z = f32::from(height - 1) / 2.0 - f32::from(rank);
                (name.clone(), Vec3::new(end * edge.x, 0.05, z))
            }));
        }
    }
    letters
}

fn write(
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    layout: Res<Layout>,
    heading: Res<Heading>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut contexts: EguiContexts,
) -> Result {
    let Some((camera, eye)) = cameras.iter().next().filter(|_| settings.coordinates) else { return Ok(()) };
    let Some(session) = session.filter(|_| layout.cards.is_none()) else { return Ok(()) };
    let edges = session.shown().edges();
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::background());
    let zoom = context.zoom_factor();
    for (letter, at) in letters(&layout, *heading, &edges) {
        // The height of a letter is that of a stroke on the board, seen from the camera.
        let (Ok(place), Ok(above)) =
            (camera.world_to_viewport(eye, at), camera.world_to_viewport(eye, at + eye.right() * HEIGHT))
        else {
            continue;
        };
        let size = (place.distance(above) / zoom).clamp(LEAST, 28.0);
        let place = pos2(place.x / zoom, place.y / zoom);
        painter.text(place, Align2::CENTER_CENTER, letter, FontId::proportional(size), BOX_WOOD);
    }
    Ok(())
}
