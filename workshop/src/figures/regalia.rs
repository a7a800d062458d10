//! What is no man and no beast: the Crown itself, the Histrion's feather, the four bases.

use super::Sculpture;
use super::parts::beads;
use crate::sculpt::forms::{Knot, curve, ellipsoid, lathe, prism, ring, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::{Quat, Vec2, Vec3, vec2};
use std::f32::consts::{FRAC_PI_2, TAU};
use tavoliere::figure::Zone;

/// The Crown: a band of gold that goes round any base, with lilies and pearls, upon a flat cushion on which its
/// possessor stands.
pub fn crown() -> Sculpture {
    let band = lathe(
        &[
            (27.9, 2.0),
            (29.2, 2.0),
            (29.6, 3.4),
            (28.9, 4.4),
            (28.9, 11.6),
            (29.6, 12.6),
            (29.7, 14.0),
            (28.9, 14.8),
            (27.7, 14.4),
            (27.5, 3.0),
        ],
        0.15,
    );
    let turned = |index: f32, count: f32| Quat::from_rotation_y(TAU * index / count);
    let twist = union(0.0, (0..72).map(|index| sphere(turned(index as f32, 72.0) * v(0.0, 4.0, 29.3), 0.72)));
    let pearls = union(0.0, (0..72).map(|index| sphere(turned(index as f32, 72.0) * v(0.0, 12.9, 29.5), 0.72)));
    let lily = |high: f32| {
        let foot = v(0.0, 13.6, 28.9);
        let on = |x: f32, y: f32| foot + v(x, y, 0.0075 * y * y - 0.02 * x * x);
        let stem = tube(&[
            (on(0.0, 0.0), 2.2),
            (on(0.0, high * 0.38), 1.1),
            (on(0.0, high * 0.66), 2.1),
            (on(0.0, high), 0.5),
        ]);
        let leaf = |side: f32| {
            tube(&[
                (on(side * 1.0, high * 0.30), 1.2),
                (on(side * 3.4, high * 0.56), 1.35),
                (on(side * 5.6, high * 0.56), 1.2),
                (on(side * 5.9, high * 0.38), 0.7),
            ])
        };
        let knot = ellipsoid(on(0.0, high * 0.34) + v(0.0, 0.0, 0.5), v(2.4, 0.9, 1.4));
        union(0.4, [stem, leaf(1.0), leaf(-1.0)])
            .join(0.2, knot)
            .stretched(v(1.0, 1.0, 1.0))
            .join(0.15, sphere(on(0.0, high + 0.9), 1.5))
    };
    let point = |high: f32| {
        let foot = v(0.0, 13.6, 28.9);
        let rise = tube(&[(foot, 1.8), (foot + v(0.0, high * 0.6, 0.5), 1.0), (foot + v(0.0, high, 1.0), 0.7)]);
        rise.join(0.2, sphere(foot + v(0.0, high + 1.4, 1.1), 1.9))
    };
    let round = union(
        0.2,
        (0..8).map(|index| if index % 2 == 0 { lily(22.0) } else { lily(14.0) }.turned(turned(index as f32, 8.0))),
    );
    let between = union(0.2, (0..8).map(|index| point(4.2).turned(turned(index as f32 + 0.5, 8.0))));
    let setting = |index: usize| {
        let stone = if index.is_multiple_of(2) {
            ellipsoid(v(0.0, 8.1, 29.0), v(2.2, 2.2, 1.4))
        } else {
            ellipsoid(v(0.0, 8.1, 29.0), v(1.5, 2.4, 1.2))
        };
        let claw = ring(Vec3::ZERO, 2.5, 0.45).turned(Quat::from_rotation_x(FRAC_PI_2)).moved(v(0.0, 8.1, 29.2));
        let leaf = tube(&[(v(3.6, 6.4, 28.9), 0.5), (v(5.4, 8.2, 28.4), 0.7), (v(3.8, 9.9, 28.9), 0.5)]);
        (
            stone.turned(turned(index as f32, 16.0)),
            if index.is_multiple_of(2) { claw } else { leaf.mirrored() }.turned(turned(index as f32, 16.0)),
        )
    };
    let (stones, claws): (Vec<Shape>, Vec<Shape>) = (0..16).map(setting).unzip();
    let gold = band
        .join(0.2, union(0.1, [twist, pearls]))
        .join(0.4, round)
        .join(0.3, between)
        .join(0.12, union(0.1, claws))
        .zoned(Zone::Gilt)
        .join(0.06, union(0.0, stones).zoned(Zone::Trim));
    // Buttoned velvet, and a rim of ink that parts it from its square.
    let cushion = lathe(&[(0.0, 0.4), (26.6, 0.4), (27.9, 2.4), (26.4, 4.6), (13.0, 5.2), (0.0, 5.2)], 0.1)
        .displaced(0.7, |p| {
            let angle = p.x.atan2(p.z);
            let pleat = (12.0 * angle).cos().powi(6) * ramp(9.0, 24.0, p.x.hypot(p.z));
            -0.55 * pleat - 0.5 * (-((p.x.hypot(p.z)) / 2.4).powi(2)).exp()
        })
        .zoned(Zone::Trim);
    let rim = lathe(&[(0.0, 0.0), (29.5, 0.0), (29.7, 0.5), (29.3, 2.0), (0.0, 2.0)], 0.0).zoned(Zone::Ground);
    Sculpture {
        shape: union(0.1, [gold, cushion, rim]),
        low: v(-34.0, 0.0, -34.0),
        high: v(34.0, 40.0, 34.0),
        levels: [19_000, 9_000, 5_000],
        ..Sculpture::default()
    }
}

/// The Histrion's feather, where it stands on the Pawn's head: an ostrich plume in a brooch.
pub fn feather() -> Sculpture {
    let line: [Knot; 6] = [
        (v(7.2, 41.0, 4.0), 0.9),
        (v(8.6, 46.6, 2.6), 0.85),
        (v(9.2, 54.0, -0.6), 0.75),
        (v(8.0, 61.0, -5.4), 0.6),
        (v(5.6, 64.6, -11.4), 0.5),
        (v(3.6, 62.6, -16.6), 0.3),
    ];
    let quill = curve(&line, 88);
    let barbs = (7..86).flat_map(|index| {
        let (at, _) = quill[index];
        let ahead = (quill[index + 1].0 - quill[index - 1].0).normalize();
        let part = index as f32 / 88.0;
        let side = ahead.cross(v(0.35, 0.0, 1.0)).normalize();
        // Fuller above than at the brooch, uneven at the edge, and closing at the tip, which droops.
        let uneven = 1.0 + 0.16 * (index as f32 * 2.4).sin() + 0.10 * (index as f32 * 0.9).sin();
        let wide = 5.4 * ramp(0.03, 0.30, part) * (1.0 - 0.72 * ramp(0.72, 1.0, part)) * uneven;
        let fall = v(0.0, -1.0, 0.0) * wide * 0.45 * ramp(0.3, 0.9, part);
        [1.0f32, -1.0].map(|hand| {
            let out = side * hand * wide;
            let sway = v(0.0, 0.0, 0.45 * (index as f32 * 1.7 + hand).sin());
            tube(&[
                (at, 0.5),
                (at + out * 0.5 + ahead * wide * 0.42 + sway, 0.56),
                (at + out * 0.9 + ahead * wide * 0.78 + fall * 0.6 + sway * 1.4, 0.48),
                (at + out + ahead * wide * 0.98 + fall * 1.2 + sway, 0.16),
            ])
        })
    });
    let vane = union(0.4, barbs).zoned(Zone::Trim);
    let stone = sphere(v(8.3, 41.4, 4.4), 1.5);
    let pearls = beads(
        (0..8).map(|index| {
            let (sin, cos) = (TAU * index as f32 / 8.0).sin_cos();
            v(8.2, 41.4, 4.4) + Quat::from_rotation_y(1.05) * v(sin * 2.1, cos * 2.1, 0.0)
        }),
        0.7,
    );
    Sculpture {
        shape: vane.join(0.2, tube(&line)).join(0.15, union(0.1, [stone, pearls]).zoned(Zone::Gilt)),
        low: v(-4.0, 37.0, -24.0),
        high: v(20.0, 72.0, 9.0),
        faces: vec![(v(8.2, 54.0, 0.0), 9.0)],
        levels: [9_000, 3_500, 1_500],
        ..Sculpture::default()
    }
}

/// How high a base is, mm.
pub const BASE: f32 = 6.6;

/// A base of `corners` corners (0: round), an edge in front. Its form tells the squadron without its colour.
fn base(corners: usize) -> Sculpture {
    let outline = move |grow: f32| -> Vec<Vec2> {
        (0..192)
            .map(|step| {
                let angle = TAU * step as f32 / 192.0;
                let radius = match corners {
                    0 => 24.0,
                    3 => bulged(angle, 3, 20.6, 27.2),
                    4 => bulged(angle, 4, 21.4, 27.2),
                    _ => star(angle, corners, 21.4, 27.0),
                };
                let (sin, cos) = angle.sin_cos();
                vec2(sin, cos) * (radius + grow)
            })
            .collect()
    };
    let plinth = prism(outline(0.0), 0.0, 2.7, 0.4);
    let bulge = prism(outline(-0.7), 2.0, 5.2, 1.4).zoned(Zone::Trim);
    let table = prism(outline(-1.6), 4.4, BASE, 0.5);
    Sculpture {
        shape: union(0.3, [plinth, bulge, table]),
        low: v(-29.0, 0.0, -29.0),
        high: v(29.0, BASE + 0.6, 29.0),
        voxel: 0.24,
        levels: [4_000, 1_600, 700],
        ..Sculpture::default()
    }
}

/// A polygon's outline with bowed edges: `edge` from the middle to an edge, `corner` to a corner.
fn bulged(angle: f32, corners: usize, edge: f32, corner: f32) -> f32 {
    let half = std::f32::consts::PI / corners as f32;
    let off = (angle + half).rem_euclid(2.0 * half) - half;
    let (here, most) = (1.0 / off.cos() - 1.0, 1.0 / half.cos() - 1.0);
    edge + (corner - edge) * here / most
}

/// A star's outline; a valley lies in front.
fn star(angle: f32, corners: usize, valley: f32, point: f32) -> f32 {
    let half = std::f32::consts::PI / corners as f32;
    let off = ((angle + half).rem_euclid(2.0 * half) - half).abs() / half;
    valley + (point - valley) * (off * 0.55 + off * off * 0.45)
}

pub fn base_round() -> Sculpture {
    base(0)
}

pub fn base_triangle() -> Sculpture {
    base(3)
}

pub fn base_square() -> Sculpture {
    base(4)
}

pub fn base_star() -> Sculpture {
    base(6)
}
