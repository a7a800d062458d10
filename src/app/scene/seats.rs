//! What belongs to the seats of a card table: the cloth before them, and where in the window each is.

use super::camera::TableCamera;
use super::card_table::CardTable;
use super::laid::Stuff;
use super::layout::{Layout, THICKNESS};
use super::shape::{Shape, cut};
use crate::app::Screen;
use crate::app::session::{Session, Sight};
use bevy::prelude::*;
use std::f32::consts::TAU;

const CLOTH: Color = Color::srgb(0.215, 0.285, 0.225);
const LEATHER: Color = Color::srgb(0.235, 0.125, 0.075);
const BRASS: Color = Color::srgb(0.74, 0.57, 0.28);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, find_spots.after(super::SceneSystems::Camera).run_if(in_state(Screen::Table)));
}

/// The cloth on the table: an oval with a rim of leather, nailed down with brass; darker towards its edge.
pub(super) fn cloth(table: &CardTable) -> Mesh {
    let mut cloth = Shape::default();
    let half = table.half() * Vec2::new(1.03, 1.02);
    let steps = 96;
    let at = |scale: f32, turn: f32| {
        let (sin, cos) = (TAU * turn).sin_cos();
        // Between an ellipse and a rectangle.
        let soft = |value: f32| value.signum() * value.abs().powf(0.45);
        Vec3::new(half.x * scale * soft(cos), -THICKNESS, -half.y * scale * soft(sin))
    };
    let ring = |cloth: &mut Shape, (inner, low): (f32, f32), (outer, high): (f32, f32), colours: [Color; 2]| {
        for step in 0..steps {
            let [from, to] = [step, step + 1].map(|step| step as f32 / steps as f32);
            let place = |scale, turn, y| at(scale, turn) + Vec3::Y * y;
            let corners =
                [place(inner, from, low), place(outer, from, high), place(outer, to, high), place(inner, to, low)];
            cloth.shaded_quad(corners, corners.map(|c| c.xz()), [colours[0], colours[1], colours[1], colours[0]]);
        }
    };
    let light = CLOTH.lighter(0.015);
    cloth.of(Stuff::Cloth, 0.0);
    ring(&mut cloth, (0.0, 0.008), (0.5, 0.008), [light, light.mix(&CLOTH, 0.5)]);
    ring(&mut cloth, (0.5, 0.008), (0.962, 0.008), [light.mix(&CLOTH, 0.5), CLOTH.darker(0.02)]);
    // The rim swells a little, so that light runs along it.
    cloth.of(Stuff::Leather, 2.0);
    let [edge, back] = [LEATHER.darker(0.03), LEATHER.lighter(0.02)];
    ring(&mut cloth, (0.957, 0.009), (0.968, 0.045), [edge, back]);
    ring(&mut cloth, (0.968, 0.045), (0.990, 0.045), [back, back]);
    ring(&mut cloth, (0.990, 0.045), (1.002, 0.0), [back, edge]);
    cloth.of(Stuff::Brass, 0.0);
    let mut nail = Shape::default();
    nail.of(Stuff::Brass, 0.0);
    nail.lathe((0.034, 0.0), &[cut(0.0, 0.022, 0.25, 0)], &[BRASS], 8);
    let mut walked = 0.0;
    let mut last = at(0.979, 0.0);
    for turn in (1..=4000).map(|turn| turn as f32 / 4000.0) {
        let here = at(0.979, turn);
        walked += here.distance(last);
        last = here;
        if walked > 0.36 {
            walked = 0.0;
            cloth.add(&nail, Transform::from_translation(here + Vec3::Y * 0.044));
        }
    }
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
