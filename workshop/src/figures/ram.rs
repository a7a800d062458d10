//! The Ram: woolly, his forehead down, between two great horns.

use super::Sculpture;
use super::parts::{FLOOR, ground};
use crate::sculpt::forms::{Knot, ellipsoid, half_space, limb, skinned, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::Vec3;
use std::f32::consts::TAU;
use tavoliere::figure::Zone;

/// Curls of wool all over the parts of `fleece` where `wanted`.
fn wool(fleece: &Shape, wanted: impl Fn(Vec3) -> bool) -> Shape {
    let mut curls = Vec::new();
    for index in 0..340 {
        // Rays towards the spine from all round, evenly by the golden angle.
        let along = (index as f32 + 0.5) / 340.0;
        let angle = index as f32 * 2.399_963;
        let spine = v(0.0, 24.5 + 11.0 * ramp(0.62, 1.0, along), -15.0 + 29.0 * along);
        let out = v(angle.sin(), angle.cos(), 1.5 * (along - 0.5).powi(3) * 4.0).normalize();
        let mut at = spine + out * 16.0;
        for _ in 0..40 {
            at -= out * fleece.at(at).max(0.02);
        }
        if fleece.at(at) > 0.3 || !wanted(at) {
            continue;
        }
        let normal = fleece.normal(at, 0.3);
        let side = normal.cross(v(0.2, 0.3, 1.0)).normalize();
        let up = side.cross(normal);
        let hand = if index % 2 == 0 { 1.0 } else { -1.0 };
        let knots: Vec<Knot> = (0..=5)
            .map(|step| {
                let part = step as f32 / 5.0;
                let (sin, cos) = (TAU * 1.15 * part + angle).sin_cos();
                let radius = 1.55 * (1.0 - 0.82 * part);
                (at + (side * cos * hand + up * sin) * radius + normal * (0.15 + 0.75 * part), 0.62 - 0.12 * part)
            })
            .collect();
        curls.push(tube(&knots));
    }
    union(0.25, curls)
}

/// The horn at +x: a spiral, ringed.
fn horn() -> Shape {
    let knots: Vec<Knot> = (0..=16)
        .map(|step| {
            let part = step as f32 / 16.0;
            let angle = 0.18 + 6.67 * part;
            let radius = 7.0 - 3.4 * part;
            let (sin, cos) = angle.sin_cos();
            (
                v(2.9 + 7.9 * part.powf(0.8), 39.2 + radius * cos - 0.6 * part, 11.8 - radius * sin),
                2.8 * (1.0 - part).powf(0.75) + 0.25,
            )
        })
        .collect();
    // The root lies in the skull.
    let knots: Vec<Knot> = [(v(2.2, 41.0, 15.2), 2.5), (v(2.6, 44.6, 13.8), 2.8)].into_iter().chain(knots).collect();
    skinned(&knots, 64, Vec3::X, 0.5, |way, angle| {
        0.30 * (2.6 * way).sin() * ramp(0.0, 6.0, 34.0 - way) * ramp(3.0, 8.0, way) + 0.14 * angle.cos()
    })
}

pub fn ram() -> Sculpture {
    let barrel = tube(&[
        (v(0.0, 25.0, 8.0), 8.2),
        (v(0.0, 24.4, -2.0), 8.6),
        (v(0.0, 25.0, -10.0), 8.4),
        (v(0.0, 24.6, -13.0), 7.0),
    ]);
    let neck = tube(&[(v(0.0, 27.0, 7.0), 8.4), (v(0.0, 33.0, 11.4), 7.0), (v(0.0, 37.4, 13.4), 4.8)]);
    let haunch = ellipsoid(v(4.6, 22.0, -10.6), v(4.2, 8.2, 6.4));
    let shoulder = ellipsoid(v(4.8, 22.4, 8.2), v(3.6, 7.6, 5.4));
    let fleece = union(2.2, [barrel, neck, haunch, shoulder]).mirrored();
    let coat = fleece.join(0.3, wool(&fleece, |p| p.y > 14.5)).zoned(Zone::Trim);

    let hoof = |x: f32, z: f32| {
        let toe = |side: f32| {
            limb(v(x + side * 0.85, FLOOR + 2.0, z), v(x + side * 1.0, FLOOR + 0.2, z + 1.5), 1.05, 1.25)
                .common(0.15, half_space(v(0.0, -1.0, 0.0), -FLOOR + 0.2))
        };
        union(0.08, [toe(1.0), toe(-1.0), sphere(v(x, FLOOR + 2.9, z - 1.3), 0.7)])
    };
    let fore = |x: f32, z: f32| {
        let knee = v(x, 12.0, z + 0.4);
        union(
            0.5,
            [
                tube(&[(v(x * 0.94, 21.0, z - 1.0), 3.2), (v(x, 16.0, z), 2.2), (knee, 1.65)]),
                sphere(knee, 1.75),
                limb(knee, v(x, FLOOR + 3.2, z), 1.35, 1.2),
                sphere(v(x, FLOOR + 3.4, z), 1.45),
            ],
        )
        .join(0.2, hoof(x, z + 0.4))
    };
    let hind = |x: f32, z: f32| {
        let hock = v(x, 12.6, z - 3.0);
        union(
            0.5,
            [
                tube(&[(v(x * 0.92, 21.0, z + 1.0), 4.0), (v(x, 16.8, z - 0.6), 2.7), (hock, 1.6)]),
                sphere(hock + v(0.0, 0.5, -0.6), 1.5),
                limb(hock, v(x, FLOOR + 3.2, z - 1.0), 1.4, 1.2),
                sphere(v(x, FLOOR + 3.4, z - 0.9), 1.45),
            ],
        )
        .join(0.2, hoof(x, z - 0.6))
    };
    let legs = union(0.3, [fore(4.6, 10.6), fore(-4.6, 7.6), hind(4.8, -9.0), hind(-4.8, -12.0)]);

    // The head, as if before the blow: brow forward, chin drawn in.
    let skull = ellipsoid(v(0.0, 40.0, 15.0), v(3.7, 3.7, 4.2));
    let nose = tube(&[
        (v(0.0, 40.2, 17.0), 2.7),
        (v(0.0, 37.2, 20.4), 2.35),
        (v(0.0, 33.8, 22.4), 2.0),
        (v(0.0, 31.8, 22.8), 1.6),
    ])
    .stretched(v(0.86, 1.0, 1.0));
    let jaw = limb(v(0.0, 35.0, 15.6), v(0.0, 31.6, 20.8), 2.6, 1.35);
    let muzzle = ellipsoid(v(0.0, 32.2, 22.2), v(2.0, 2.0, 2.1));
    let brow = tube(&[(v(1.7, 41.2, 18.4), 0.7), (v(3.0, 40.6, 18.0), 0.95), (v(3.7, 39.2, 16.6), 0.75)]);
    let head = union(1.0, [skull, nose, jaw, muzzle]).join(0.5, brow);
    let head = head
        .cut(
            0.4,
            [
                ellipsoid(v(3.55, 39.2, 18.7), v(1.2, 1.0, 1.2)),
                tube(&[(v(3.0, 36.6, 19.0), 0.5), (v(2.5, 34.2, 20.6), 0.5)]),
            ],
        )
        .join(0.12, sphere(v(2.6, 39.1, 17.9), 1.1))
        .join(0.12, tube(&[(v(2.4, 38.9, 19.1), 0.26), (v(3.2, 40.0, 18.4), 0.34), (v(3.6, 39.2, 17.0), 0.26)]))
        .cut(
            0.2,
            [
                ellipsoid(v(1.15, 31.6, 24.2), v(0.75, 0.4, 0.6)),
                tube(&[(v(0.0, 30.7, 23.9), 0.25), (v(1.3, 30.9, 23.2), 0.28), (v(2.0, 31.6, 21.2), 0.25)]),
                limb(v(0.0, 31.0, 24.4), v(0.0, 30.2, 24.0), 0.22, 0.2),
            ],
        );
    let ear = limb(v(3.0, 38.0, 13.6), v(8.4, 35.4, 16.4), 1.0, 0.5)
        .join(0.6, ellipsoid(v(5.8, 36.6, 15.0), v(2.0, 1.0, 1.4)))
        .cut(0.2, [limb(v(5.0, 36.9, 16.0), v(7.6, 35.8, 17.2), 0.6, 0.3)]);
    let head = head.join(0.4, ear);
    let fringe = (0..5).map(|index| {
        let x = 0.1 + 0.75 * index as f32;
        tube(&[
            (v(x * 0.7, 43.2, 13.6), 0.8),
            (v(x, 43.4, 16.0), 0.85),
            (v(x * 1.05 + 0.3, 42.0, 17.8), 0.75),
            (v(x * 1.05, 41.0, 17.8), 0.4),
        ])
    });
    let head = head.join(0.2, union(0.2, fringe).zoned(Zone::Trim)).join(0.4, horn().zoned(Zone::Gilt)).mirrored();
    let tail = tube(&[
        (v(0.0, 28.0, -18.0), 2.0),
        (v(0.0, 24.0, -20.6), 2.3),
        (v(0.0, 17.0, -20.2), 1.9),
        (v(0.0, 13.6, -19.4), 0.8),
    ])
    .displaced(0.4, |p| 0.3 * (1.9 * p.y + 1.4 * p.x).sin())
    .zoned(Zone::Trim);
    let stands =
        ground(14.0, 19.0).join(1.2, ellipsoid(v(0.5, FLOOR - 0.8, 0.0), v(8.0, 2.0, 7.0)).zoned(Zone::Ground));
    Sculpture {
        shape: coat.join(0.6, legs).join(0.5, tail).join(0.6, head).join(0.4, stands),
        low: v(-17.0, 0.0, -25.0),
        high: v(17.0, 52.0, 27.0),
        faces: vec![(v(0.0, 36.6, 20.0), 6.0)],
        levels: [20_000, 7_000, 3_500],
        ..Sculpture::default()
    }
}
