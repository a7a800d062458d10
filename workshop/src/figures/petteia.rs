//! The men of Petteia: cylinders as the author saws them from a shaft, a hoplite twice and a basileus three times as
//! tall as a peltast (l.77), burnt with the pyrograph. Each bears what makes him what he is: the peltast's crescent
//! shield, the hoplite's crest and round shield, the basileus's diadem.

use super::Sculpture;
use super::parts::beads;
use crate::sculpt::forms::{ellipsoid, half_space, limb, ring, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use crate::sculpt::turning::{Cut, around, burnt, frieze, ring_of, turned};
use glam::{Quat, Vec3, vec2};
use std::f32::consts::{FRAC_PI_2, TAU};
use tavoliere::figure::Zone;

/// The height of the ring at the foot, which is ground.
const PLINTH: f32 = 3.2;
/// How deep the hot point sinks, and half the width of its line, mm.
const DEEP: f32 = 0.5;
const LINE: f32 = 0.75;

/// A piece of the shaft: a ring at its foot so broad, the wood so broad, its edge broken at `top`, where it ends in `end`.
fn shaft(foot: f32, wood: f32, top: f32, end: &[Cut]) -> Shape {
    let mut cuts = vec![
        (foot, PLINTH - 0.2, 0.2),
        (foot - 1.4, PLINTH, 0.0),
        (wood, PLINTH + 1.0, -0.06),
        (wood, top - 1.2, 0.0),
        (wood - 1.2, top, 0.2),
    ];
    cuts.extend_from_slice(end);
    turned(foot, &cuts).painted(Zone::Ground, half_space(Vec3::Y, PLINTH + 0.1))
}

/// A line round the shaft.
fn round(height: f32) -> impl Fn(Vec3) -> f32 + Clone {
    move |p| (p.y - height).abs()
}

/// The nearer of two lines.
fn either<A: Fn(Vec3) -> f32 + Clone, B: Fn(Vec3) -> f32 + Clone>(one: A, other: B) -> impl Fn(Vec3) -> f32 + Clone {
    move |p| one(p).min(other(p))
}

/// A zigzag of `count` teeth between two heights.
fn zigzag(count: usize, radius: f32, low: f32, high: f32) -> impl Fn(Vec3) -> f32 + Clone {
    frieze(count, radius, &[vec![(0.0, low), (0.5, high), (1.0, low)]])
}

/// A key pattern of `count` turns between two heights.
fn meander(count: usize, radius: f32, low: f32, high: f32) -> impl Fn(Vec3) -> f32 + Clone {
    let at = |x: f32, part: f32| (x, low + (high - low) * part);
    let line = vec![at(0.0, 0.0), at(0.0, 1.0), at(0.70, 1.0), at(0.70, 0.42), at(0.36, 0.42)];
    frieze(count, radius, &[line, vec![at(0.0, 0.0), at(1.0, 0.0)]])
}

/// Dots at one height.
fn dots(count: usize, radius: f32, height: f32) -> impl Fn(Vec3) -> f32 + Clone {
    frieze(count, radius, &[vec![(0.5, height), (0.5, height + 0.01)]])
}

fn sculpture(shape: Shape, foot: f32, height: f32, levels: [usize; 3]) -> Sculpture {
    let wide = foot + 0.6;
    Sculpture {
        shape,
        low: v(-wide, 0.0, -wide),
        high: v(wide, height + 0.6, wide),
        voxel: 0.27,
        levels,
        ..Sculpture::default()
    }
}

/// Light infantry: a low drum, and on it the pelta, a shield like a crescent moon.
pub fn peltast() -> Sculpture {
    let drum = shaft(20.7, 18.0, 20.4, &[(15.4, 20.6, 0.0), (14.6, 20.0, 0.0), (0.0, 20.0, 0.0)]);
    let ornament = either(zigzag(12, 18.0, 8.0, 15.2), either(round(5.8), round(17.4)));
    let drum = burnt(&drum, DEEP, LINE, ornament);
    // A dome, out of whose front a bite is taken.
    let bite = 11.4;
    let pelta = ellipsoid(v(0.0, 19.4, -0.4), v(13.6, 7.0, 13.6))
        .cut(0.5, [limb(v(0.0, 19.4, 14.6), v(0.0, 34.0, 14.6), bite, bite)]);
    let pelta = burnt(&pelta, 0.4, 0.7, move |p| {
        let (outer, inner) = (p.x.hypot(p.z + 0.4) - 10.4, bite + 2.0 - p.x.hypot(p.z - 14.6));
        outer.max(inner).abs()
    });
    let boss = sphere(v(0.0, 25.2, -5.2), 2.0).zoned(Zone::Gilt);
    let shape = drum.join(0.3, pelta).join(0.3, boss);
    Sculpture {
        faces: vec![(v(0.0, 22.0, 0.0), 12.0)],
        fine: 0.22,
        ..sculpture(shape, 20.7, 27.4, [9_000, 3_200, 1_200])
    }
}

/// Heavy infantry: a column with a round shield before it, and a helmet with its crest.
pub fn hoplite() -> Sculpture {
    let wood = 15.6;
    let column = shaft(
        20.4,
        wood,
        33.0,
        &[
            (11.6, 33.4, 0.0),
            (10.2, 34.4, -0.2),
            (12.2, 35.2, 0.2),
            (11.4, 42.0, -0.05),
            (10.8, 44.4, 0.05),
            (0.0, 50.2, 0.126),
        ],
    );
    let column = burnt(
        &column,
        DEEP,
        LINE,
        either(meander(7, wood, 6.2, 13.4), either(round(15.8), zigzag(16, wood, 28.2, 31.0))),
    );
    // The aspis: a bowl with a rim, and a lambda burnt into it.
    let aspis = turned(10.6, &[(10.6, 3.0, 0.2), (8.6, 3.2, 0.0), (8.2, 2.8, 0.0), (0.0, 5.2, 0.13)]);
    let aspis = burnt(&aspis, 0.5, 0.95, |p| {
        let leg = |x: f32| {
            let (from, to) = (vec2(0.0, -5.4), vec2(x, 4.6));
            let (way, edge) = (vec2(p.x, p.z) - from, to - from);
            (way - edge * (way.dot(edge) / edge.length_squared()).clamp(0.0, 1.0)).length()
        };
        leg(4.4).min(leg(-4.4))
    });
    let aspis = aspis.placed(v(0.0, 21.6, wood - 3.6), Quat::from_rotation_x(FRAC_PI_2), 1.0);
    // The crest: a brush that stands on the helmet from brow to nape, its hairs combed outwards.
    let crest = tube(&[
        (v(0.0, 43.6, 11.6), 1.4),
        (v(0.0, 47.8, 10.6), 3.0),
        (v(0.0, 50.6, 4.0), 3.7),
        (v(0.0, 50.2, -4.6), 3.7),
        (v(0.0, 45.6, -11.2), 3.4),
        (v(0.0, 38.0, -13.6), 2.6),
        (v(0.0, 34.6, -13.6), 1.4),
    ])
    .stretched(v(0.52, 1.0, 1.0))
    .displaced(0.3, |p| 0.24 * (36.0 * (p.y - 38.0).atan2(p.z)).cos());
    // The helmet's eyes, the slit below its nose, its brow.
    let eye = tube(&[(v(2.4, 41.2, 11.0), 0.9), (v(4.6, 41.8, 10.4), 1.5), (v(7.4, 41.2, 8.6), 0.9)]).mirrored();
    let slit = tube(&[(v(0.0, 38.6, 11.6), 0.7), (v(0.0, 36.6, 12.0), 1.1), (v(0.0, 34.0, 12.4), 1.7)]);
    let brow = tube(&[(v(0.0, 43.2, 11.2), 0.7), (v(4.2, 44.2, 10.2), 0.75), (v(8.2, 43.0, 7.6), 0.4)]).mirrored();
    let nose = tube(&[(v(0.0, 43.4, 11.0), 0.9), (v(0.0, 40.6, 11.6), 1.1), (v(0.0, 39.2, 11.8), 0.9)]);
    let shape = column
        .join(0.6, union(0.4, [brow, nose]))
        .cut(0.3, [eye, slit])
        .join(0.4, aspis)
        .join(0.5, crest.zoned(Zone::Trim));
    Sculpture {
        faces: vec![(v(0.0, 42.0, 2.0), 14.0)],
        fine: 0.22,
        ..sculpture(shape, 20.4, 55.0, [12_000, 4_000, 1_500])
    }
}

/// The monarch: the tallest column, girt with brass, and a head with a diadem of leaves.
pub fn basileus() -> Sculpture {
    let wood = 16.8;
    let column = shaft(
        22.4,
        wood,
        56.0,
        &[
            (12.0, 56.8, 0.0),
            (9.6, 59.6, -0.2),
            (12.6, 65.0, 0.16),
            (12.8, 69.4, 0.0),
            (11.6, 73.4, 0.06),
            (0.0, 78.8, 0.111),
        ],
    );
    let below = either(meander(6, wood, 7.4, 16.4), either(round(5.0), round(18.8)));
    let above = either(zigzag(10, wood, 38.0, 46.6), either(round(35.6), round(49.0)));
    let column = burnt(&column, DEEP, LINE, either(below, above));
    let column = burnt(&column, DEEP, 1.2, either(dots(12, wood, 52.6), dots(20, wood, 22.2)));
    let girdle = turned(18.8, &[(18.8, 5.6, 0.12), (0.0, 5.6, 0.0)]).moved(v(0.0, 26.0, 0.0));
    let studs = beads(ring_of(12, 0.5, 19.0, 28.8), 1.7);
    let hoops = union(0.0, [26.4, 31.2].map(|y| ring(v(0.0, y, 0.0), 18.6, 0.7)));
    let band = turned(13.8, &[(13.8, 3.6, 0.15), (0.0, 3.6, 0.0)]).moved(v(0.0, 67.4, 0.0));
    // Leaves of bay, upright.
    let leaves = around(12, 0.0, |index| {
        let high = if index % 2 == 0 { 5.9 } else { 4.3 };
        ellipsoid(Vec3::ZERO, v(3.1, high, 1.2)).placed(v(0.0, 69.4 + high, 14.2), Quat::from_rotation_x(0.12), 1.0)
    });
    let gold = union(0.2, leaves.into_iter().chain([girdle, studs, hoops, band])).zoned(Zone::Gilt);
    // Rays of the sun on his head, seen from above, and hair round his nape and brow.
    let shape = burnt(&column, 0.45, 0.8, |p| {
        let angle = (p.x.atan2(p.z) / TAU * 12.0).rem_euclid(1.0) - 0.5;
        let radius = p.x.hypot(p.z);
        let ray = (angle / 12.0 * TAU * radius).abs();
        if p.y < 74.0 { 9.0 } else { ray + 2.0 * ramp(3.6, 2.6, radius) + 2.0 * ramp(8.6, 9.6, radius) }
    })
    .join(0.2, gold)
    .join(0.2, sphere(v(0.0, 79.2, 0.0), 2.3).zoned(Zone::Gilt));
    Sculpture {
        faces: vec![(v(0.0, 72.0, 0.0), 15.0)],
        fine: 0.22,
        ..sculpture(shape, 22.4, 82.0, [15_000, 5_000, 2_000])
    }
}
