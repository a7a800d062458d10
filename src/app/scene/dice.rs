//! A die of bone: a cube with softened edges and drilled pips. Opposite faces make seven.

use super::shape::Shape;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI};

/// The length of an edge.
pub const SIDE: f32 = 0.66;
const BONE: Color = Color::srgb(0.90, 0.85, 0.75);
const INK: Color = Color::srgb(0.10, 0.075, 0.06);

/// The turn that brings a number to the top.
pub fn showing(pips: u8) -> Quat {
    match pips {
        2 => Quat::from_rotation_x(-FRAC_PI_2),
        3 => Quat::from_rotation_z(FRAC_PI_2),
        4 => Quat::from_rotation_z(-FRAC_PI_2),
        5 => Quat::from_rotation_x(FRAC_PI_2),
        6 => Quat::from_rotation_x(PI),
        _ => Quat::IDENTITY,
    }
}

fn pips(number: u8) -> &'static [(f32, f32)] {
    match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    }
}

/// The points along an edge where a face is cut: its middle is flat, its rounded border in steps.
const STEPS: [f32; 8] = [-1.0, -0.94, -0.87, -0.79, 0.79, 0.87, 0.94, 1.0];
const ROUNDING: f32 = 0.075;

/// A die about the origin; as it stands it shows one.
pub fn shape() -> Shape {
    let half = SIDE / 2.0;
    let mut face = Shape::default();
    face.patch(STEPS.len(), BONE, |i, j| {
        let on_cube = Vec3::new(STEPS[i] * half, half, STEPS[STEPS.len() - 1 - j] * half);
        let core = on_cube.clamp(Vec3::splat(ROUNDING - half), Vec3::splat(half - ROUNDING));
        let out = (on_cube - core).normalize_or(Vec3::Y);
        (core + out * ROUNDING, out)
    });
    let mut die = Shape::default();
    for number in 1..=6 {
        // The face that comes to the top by a turn lies where the turn's inverse takes the top.
        let at = Transform::from_rotation(showing(number).inverse());
        die.add(&face, at);
        for &(x, z) in pips(number) {
            let mut spot = Shape::default();
            spot.arc(0.0, 0.062, (0.0, 1.0), 0.0, INK);
            die.add(&spot, at * Transform::from_xyz(x * 0.15, half + 0.002, z * 0.15));
        }
    }
    die
}
