//! What belongs to the seats of a card table: the cloth before them, and where in the window each is.

use super::camera::TableCamera;
use super::card_table::CardTable;
use super::layout::{Layout, THICKNESS};
use super::shape::Shape;
use crate::app::Screen;
use crate::app::session::{Session, Sight};
use bevy::prelude::*;
use std::f32::consts::TAU;

const CLOTH: Color = Color::srgb(0.215, 0.285, 0.225);
const HEM: Color = Color::srgb(0.42, 0.33, 0.17);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, find_spots.after(super::SceneSystems::Camera).run_if(in_state(Screen::Table)));
}

/// The cloth on the table: an oval with a hem of braid, darker towards its edge.
pub(super) fn cloth(table: &CardTable) -> Mesh {
    let mut cloth = Shape::default();
    let half = table.half() * Vec2::new(1.03, 1.02);
    let steps = 96;
    let at = |scale: f32, step: usize| {
        let (sin, cos) = (TAU * step as f32 / steps as f32).sin_cos();
        // Between an ellipse and a rectangle.
        let soft = |value: f32| value.signum() * value.abs().powf(0.45);
        Vec3::new(half.x * scale * soft(cos), 0.0, -half.y * scale * soft(sin))
    };
    let mut ring = |inner: f32, outer: f32, y: f32, colours: [Color; 2]| {
        for step in 0..steps {
            let corners = [at(inner, step), at(outer, step), at(outer, step + 1), at(inner, step + 1)];
            let corners = corners.map(|corner| corner + Vec3::Y * (y - THICKNESS));
            cloth.shaded_quad(corners, [Vec2::ZERO; 4], [colours[0], colours[1], colours[1], colours[0]]);
        }
    };
    let light = CLOTH.lighter(0.015);
    ring(0.0, 0.5, 0.008, [light, light.mix(&CLOTH, 0.5)]);
    ring(0.5, 0.972, 0.008, [light.mix(&CLOTH, 0.5), CLOTH.darker(0.015)]);
    ring(0.972, 0.982, 0.010, [HEM, HEM]);
    ring(0.982, 0.988, 0.008, [CLOTH.darker(0.03), CLOTH.darker(0.03)]);
    ring(0.988, 1.0, 0.010, [HEM, HEM.darker(0.05)]);
    cloth.mesh()
}

/// Where in the window the cards of each seat are, for its name and its words to stand by.
fn find_spots(
    session: Option<Res<Session>>,
    layout: Res<Layout>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut sight: ResMut<Sight>,
) {
    let (Some(_), Some(table), Some((camera, eye))) = (session, &layout.cards, cameras.iter().next()) else { return };
    let seen = |seat| Some((seat, camera.world_to_viewport(eye, table.spot(seat)).ok()?));
    let spots: Vec<_> = table.seats.iter().filter_map(|&seat| seen(seat)).collect();
    // Half a pixel is nothing anybody sees, but would have the picture drawn again.
    let same = spots.len() == sight.spots.len()
        && spots.iter().zip(&sight.spots).all(|(new, old)| new.0 == old.0 && new.1.distance(old.1) < 0.5);
    if !same {
        sight.spots = spots;
    }
}
