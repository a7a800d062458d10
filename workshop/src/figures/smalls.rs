//! Small things of the table: the die, a coin, a lupin.

use super::parts::beads;
use super::{SQUARE, Sculpture};
use crate::sculpt::forms::{block, ellipsoid, half_space, limb, ring, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use crate::sculpt::turning::{ring_of, turned};
use glam::{Quat, Vec3};
use std::f32::consts::{FRAC_PI_2, PI};
use tavoliere::figure::Zone;

/// Half the edge of a die: 0.66 of a square's side.
const HALF: f32 = 0.33 * SQUARE;
/// How far pips lie from the middle of a face.
const APART: f32 = 9.4;

/// The turn that brings a number to the top, as the table throws it.
fn showing(number: usize) -> Quat {
    match number {
        2 => Quat::from_rotation_x(-FRAC_PI_2),
        3 => Quat::from_rotation_z(FRAC_PI_2),
        4 => Quat::from_rotation_z(-FRAC_PI_2),
        5 => Quat::from_rotation_x(FRAC_PI_2),
        6 => Quat::from_rotation_x(PI),
        _ => Quat::IDENTITY,
    }
}

/// Where the pips of a number lie on its face.
fn pips(number: usize) -> &'static [(f32, f32)] {
    match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    }
}

/// A die of bone, worn at its corners, its pips drilled and inked. It shows one; opposite faces make seven.
pub fn die() -> Sculpture {
    // The file turns a figure half about: what the table calls ahead is behind here.
    let about = Quat::from_rotation_y(PI);
    let places: Vec<Vec3> = (1..=6)
        .flat_map(|number| {
            let face = about * showing(number).inverse();
            pips(number).iter().map(move |&(x, z)| face * v(x * APART, HALF, z * APART))
        })
        .collect();
    let cube = block(Vec3::ZERO, Vec3::splat(HALF), 3.4).common(2.4, sphere(Vec3::ZERO, HALF * 1.52));
    let holes = places.iter().map(|at| sphere(*at + out(*at) * 2.2, 4.3));
    let cut = cube.cut(0.25, holes);
    let ink = union(0.0, places.iter().map(|at| sphere(*at, 3.65)));
    Sculpture {
        shape: cut.painted(Zone::Trim, ink).moved(v(0.0, HALF, 0.0)),
        low: v(-HALF - 0.6, 0.0, -HALF - 0.6),
        high: v(HALF + 0.6, 2.0 * HALF + 0.6, HALF + 0.6),
        voxel: 0.24,
        levels: [6_000, 2_400, 900],
        ..Sculpture::default()
    }
}

/// Straight out of the face of the die on which a place lies.
fn out(at: Vec3) -> Vec3 {
    let far = at.abs().max_element();
    at.map(|part| if part.abs() >= far - 1e-3 { part.signum() } else { 0.0 })
}

/// A drachma struck off its middle: the owl of Athens with its sprig and moon, a dotted border.
pub fn coin() -> Sculpture {
    let flan = turned(11.4, &[(12.0, 1.3, 0.25), (11.2, 2.5, 0.25), (0.0, 2.3, 0.0)])
        .stretched(v(1.0, 1.0, 0.96))
        .displaced(0.4, |p| {
            let round = p.x.atan2(p.z);
            (0.22 * (3.0 * round + 0.6).sin() + 0.10 * (5.0 * round).sin()) * ramp(10.4, 11.6, p.x.hypot(p.z))
        });
    // On the coin: x to the right, y up; all relief is flattened afterwards.
    let on = |x: f32, y: f32, rise: f32| v(-x, rise, y);
    let body = tube(&[(on(-1.2, -4.6, 0.0), 1.0), (on(0.2, -1.2, 0.2), 2.7), (on(0.6, 1.8, 0.1), 2.5)]);
    let head = ellipsoid(on(0.5, 4.2, 0.2), v(3.0, 1.5, 2.5));
    let brow = tube(&[(on(-2.2, 5.8, 1.0), 0.35), (on(0.4, 4.6, 1.7), 0.4), (on(3.0, 5.8, 1.0), 0.35)]);
    let eyes = union(0.0, [on(-0.8, 4.1, 1.4), on(1.8, 4.1, 1.4)].map(|at| sphere(at, 0.85)));
    let pupils = [on(-0.8, 4.1, 2.3), on(1.8, 4.1, 2.3)].map(|at| sphere(at, 0.42));
    let beak = limb(on(0.5, 3.9, 1.7), on(0.5, 2.6, 1.5), 0.5, 0.2);
    let tail = limb(on(-1.6, -4.6, 0.1), on(-3.4, -6.8, 0.0), 1.1, 0.8);
    let leg = |x: f32| limb(on(x, -3.2, 0.2), on(x + 0.5, -6.8, 0.2), 0.6, 0.45);
    let feet = union(0.1, [-0.6, 1.3].map(|x| limb(on(x + 0.3, -7.0, 0.2), on(x + 1.7, -7.0, 0.1), 0.5, 0.35)));
    let wing = union(
        0.0,
        (0..3).map(|row| {
            let down = row as f32;
            tube(&[
                (on(-1.5 + 0.7 * down, 1.6 - 0.2 * down, 1.7), 0.3),
                (on(-1.7 + 0.6 * down, -1.4, 1.9), 0.42),
                (on(-1.8 + 0.3 * down, -4.2, 0.9), 0.3),
            ])
        }),
    );
    let sprig = union(
        0.1,
        [
            tube(&[(on(-5.6, 6.2, 0.1), 0.3), (on(-4.4, 7.2, 0.1), 0.35), (on(-3.0, 7.4, 0.1), 0.3)]),
            limb(on(-5.4, 5.6, 0.1), on(-6.8, 3.6, 0.0), 0.65, 0.2),
            limb(on(-6.0, 6.6, 0.1), on(-7.8, 6.0, 0.0), 0.65, 0.2),
            sphere(on(-4.6, 5.0, 0.1), 0.6),
        ],
    );
    let moon = ring(Vec3::ZERO, 1.4, 0.5).moved(on(-4.6, 1.6, 0.2)).cut(0.1, [sphere(on(-3.5, 2.4, 0.2), 1.5)]);
    // Alpha, theta, epsilon down the right side.
    let stroke = |from: (f32, f32), to: (f32, f32)| limb(on(from.0, from.1, 0.15), on(to.0, to.1, 0.15), 0.42, 0.42);
    let alpha = [stroke((5.4, 3.4), (6.6, 5.9)), stroke((6.6, 5.9), (7.6, 3.4)), stroke((6.0, 4.3), (7.2, 4.3))];
    let theta = [ring(on(7.0, 0.4, 0.15), 1.3, 0.42), sphere(on(7.0, 0.4, 0.1), 0.55)];
    let epsilon = [
        stroke((5.6, -2.2), (5.6, -5.0)),
        stroke((5.6, -2.2), (7.2, -2.2)),
        stroke((5.6, -3.6), (7.0, -3.6)),
        stroke((5.6, -5.0), (7.2, -5.0)),
    ];
    let letters = union(0.0, alpha.into_iter().chain(theta).chain(epsilon));
    let border = beads(ring_of(40, 0.0, 10.0, 0.1), 0.5);
    let owl = union(0.4, [body, head, tail]).join(0.25, union(0.1, [leg(-0.6), leg(1.3), feet])).join(0.15, wing);
    let owl = owl.join(0.2, union(0.1, [brow, eyes, beak])).cut(0.1, pupils);
    let relief = union(0.2, [owl, union(0.0, [sprig, moon, letters, border])]);
    let relief = relief.stretched(v(1.0, 0.55, 1.0)).moved(v(0.0, 2.35, 0.0));
    Sculpture {
        shape: flan.join(0.25, relief.common(0.0, half_space(Vec3::NEG_Y, -1.0))),
        low: v(-13.0, 0.0, -13.0),
        high: v(13.0, 5.0, 13.0),
        voxel: 0.2,
        levels: [7_000, 2_400, 700],
        ..Sculpture::default()
    }
}

/// A lupin: a flat bean, dented in its middle, with the scar where it hung in the pod.
pub fn lupin() -> Sculpture {
    let bean = ellipsoid(Vec3::ZERO, v(9.5, 3.3, 8.6))
        .join(2.0, ellipsoid(v(0.0, 0.0, 3.0), v(8.0, 3.0, 6.0)))
        .displaced(0.4, |p| 0.14 * (0.42 * p.x + 1.0).sin() * (0.4 * p.z).cos());
    let dents = [ellipsoid(v(0.4, 4.3, 0.6), v(4.6, 1.9, 3.8)), ellipsoid(v(0.0, -4.3, 0.4), v(4.2, 1.9, 3.6))];
    let notch = sphere(v(0.0, 0.4, 10.4), 1.9);
    let scar = ellipsoid(v(0.0, 0.4, 8.6), v(1.3, 1.0, 0.9)).zoned(Zone::Trim);
    let shape: Shape = bean.cut(1.6, dents).cut(0.7, [notch]).join(0.25, scar);
    Sculpture {
        shape: shape.moved(v(0.0, 3.2, 0.0)),
        low: v(-10.4, -0.6, -10.0),
        high: v(10.4, 7.4, 10.6),
        levels: [2_400, 800, 260],
        ..Sculpture::default()
    }
}
