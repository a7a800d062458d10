//! The King: on foot, crowned, in a mantle, the sceptre held out before him (cap. IV).

use super::Sculpture;
use super::head::{Look, beard, face, mane, neck};
use super::parts::{FLOOR, arm, beads, fist, fold, ground, rod};
use crate::sculpt::forms::{cloth, column, ellipsoid, half_space, lathe, limb, ring, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::{Quat, Vec3};
use std::f32::consts::{PI, TAU};
use tavoliere::figure::Zone;

/// An open crown about the y axis: a band with beads and stones, `points` fleurons, the band's radius 1.
pub fn crown(points: usize, tall: f32) -> Shape {
    let band = lathe(
        &[(0.90, 0.0), (1.03, 0.0), (1.03, 0.10), (0.98, 0.14), (0.98, 0.36), (1.05, 0.40), (1.05, 0.48), (0.90, 0.48)],
        0.02,
    );
    let round = |count: usize, radius: f32, y: f32, from: f32| {
        (0..count).map(move |index| {
            let (sin, cos) = (TAU * (index as f32 + from) / count as f32).sin_cos();
            v(radius * sin, y, radius * cos)
        })
    };
    let stones = beads(round(points, 1.0, 0.25, 0.0), 0.09);
    let fleurons = (0..points).map(|index| {
        let turn = Quat::from_rotation_y(TAU * index as f32 / points as f32);
        let high = tall * if index % 2 == 0 { 1.0 } else { 0.72 };
        let stem = tube(&[
            (v(0.0, 0.42, 0.98), 0.11),
            (v(0.0, 0.42 + high * 0.5, 1.06), 0.13),
            (v(0.0, 0.42 + high, 1.16), 0.07),
        ]);
        let leaf = |side: f32| {
            tube(&[
                (v(0.0, 0.42 + high * 0.35, 1.02), 0.09),
                (v(side * 0.2, 0.42 + high * 0.58, 1.08), 0.10),
                (v(side * 0.30, 0.42 + high * 0.42, 1.12), 0.06),
            ])
        };
        let pearl = sphere(v(0.0, 0.46 + high, 1.17), 0.12);
        union(0.05, [stem, leaf(1.0), leaf(-1.0), pearl]).turned(turn)
    });
    let lining = ellipsoid(v(0.0, 0.38, 0.0), v(0.92, 0.42, 0.92)).zoned(Zone::Trim);
    union(0.03, [band, stones]).join(0.03, union(0.0, fleurons)).zoned(Zone::Gilt).join(0.03, lining)
}

pub fn king() -> Sculpture {
    // The gown, from the belt to the ground.
    let gown = column(FLOOR - 0.4, 44.5, 0.75, |y, angle| {
        let fall = ramp(44.0, 4.0, y);
        let wide = 6.0 + 7.6 * (1.0 - (1.0 - fall).powi(2)).powf(0.9);
        let folds = fold(angle + 0.10 * (0.16 * y).sin(), 11.0) + 0.4 * fold(angle + 0.7, 5.0);
        wide + folds * (0.3 + 2.3 * fall)
    })
    .stretched(v(1.0, 1.0, 0.88))
    .bead(0.5, 0.2, half_space(Vec3::Y, 7.0));
    let hem = column(FLOOR - 0.4, FLOOR + 1.8, 0.75, |_, angle| {
        14.0 + 1.8 * (fold(angle + 0.05, 11.0) + 0.4 * fold(angle + 0.7, 5.0))
    })
    .stretched(v(1.0, 1.0, 0.88))
    .zoned(Zone::Gilt);
    let chest =
        ellipsoid(v(0.0, 53.0, 0.2), v(7.4, 7.0, 5.2)).join(2.0, ellipsoid(v(0.0, 46.5, 0.3), v(6.2, 5.4, 5.0)));
    let shoulders = tube(&[(v(-7.6, 57.4, -0.6), 2.9), (v(0.0, 59.6, -0.8), 3.2), (v(7.6, 57.4, -0.6), 2.9)]);
    let chest = chest.join(1.6, shoulders).displaced(0.4, |p| {
        let down = ramp(58.0, 50.0, p.y) * ramp(-1.0, 2.0, p.z);
        0.35 * (1.9 * p.x + 0.02 * p.y * p.x).cos() * down
    });
    let belt = ring(v(0.0, 0.0, 0.0), 6.0, 0.75).stretched(v(1.0, 1.2, 0.86)).moved(v(0.0, 44.6, 0.2));
    let buckle = ring(Vec3::ZERO, 1.1, 0.35).turned(Quat::from_rotation_x(PI / 2.0)).moved(v(0.0, 44.4, 5.6));
    let ends = tube(&[(v(0.3, 44.0, 5.6), 0.55), (v(0.6, 38.0, 7.6), 0.6), (v(0.5, 31.0, 10.2), 0.7)]);
    let belt = union(0.2, [belt, buckle, ends]).zoned(Zone::Gilt);

    // The mantle: from the shoulders round the back, open in front, down to the ground.
    let mantle = cloth(64, 22, |u, w| {
        let angle = PI + (u - 0.5) * 2.0 * (2.30 - 0.42 * w + 0.25 * w * w);
        let y = 57.6 - 54.2 * w;
        let wide = 4.8 + 4.2 * ramp(0.0, 0.16, w) + 7.4 * w.powf(0.75);
        let folds = fold(angle + 0.12 * (3.0 * w).sin(), 11.0) * (0.1 + 3.0 * ramp(0.05, 0.9, w));
        let radius = wide + folds;
        let (sin, cos) = angle.sin_cos();
        let deep = if cos < 0.0 { 0.92 + 0.12 * w } else { 0.80 };
        (v(radius * sin, y.max(FLOOR + 0.3), radius * deep * cos - 0.6), 0.62)
    });
    let edge = |side: f32| {
        let line: Vec<_> = (0..=12)
            .map(|step| {
                let w = step as f32 / 12.0;
                let angle = PI + side * (2.30 - 0.42 * w + 0.25 * w * w);
                let wide = 4.8 + 4.2 * ramp(0.0, 0.16, w) + 7.4 * w.powf(0.75) + 0.3;
                (v(wide * angle.sin(), (57.6 - 54.2 * w).max(FLOOR + 0.6), wide * 0.80 * angle.cos() - 0.6), 1.15)
            })
            .collect();
        tube(&line)
    };
    let mantle = mantle.zoned(Zone::Trim).join(0.5, union(0.2, [edge(1.0), edge(-1.0)]));
    // The cape of ermine, with its tails.
    let cape = column(49.5, 60.6, 0.7, |y, angle| {
        let part = ((60.8 - y) / 11.3).clamp(0.0, 1.0);
        let wide = 4.2 + 8.8 * part.sqrt();
        wide + 0.25 * (14.0 * angle).cos() * part
    })
    .stretched(v(1.0, 1.0, 0.80))
    .cut(0.5, [limb(v(0.0, 49.0, 12.0), v(0.0, 60.5, 5.0), 3.6, 0.8)]);
    let tails = (0..26).map(|index| {
        let row = index % 2;
        let angle = 0.42 + (TAU - 0.84) * (index / 2) as f32 / 12.5 + row as f32 * 0.2;
        let (sin, cos) = angle.sin_cos();
        let on = |y: f32, out: f32| v((out) * sin, y, out * 0.80 * cos);
        let (y, out) = if row == 0 { (52.4, 12.1) } else { (56.2, 10.0) };
        limb(on(y + 0.8, out - 0.5), on(y - 1.0, out + 0.15), 0.25, 0.55)
    });
    let cape = cape.join(0.12, union(0.0, tails));
    let clasp = union(
        0.1,
        [
            sphere(v(0.0, 57.6, 5.4), 1.1),
            ring(Vec3::ZERO, 1.5, 0.35).turned(Quat::from_rotation_x(1.2)).moved(v(0.0, 57.6, 5.2)),
        ],
    )
    .zoned(Zone::Gilt);

    // Arms: the right holds the sceptre out, the left an orb before the belt. +x is his left.
    let (right_hand, left_hand) = (v(-13.4, 47.6, 10.6), v(5.4, 47.0, 10.6));
    let sleeve = |shoulder: Vec3, elbow: Vec3, wrist: Vec3| {
        arm(shoulder, elbow, wrist, 1.12)
            .join(0.6, limb(elbow, elbow.lerp(wrist, 0.72), 2.3, 2.7))
            .displaced(0.3, move |p| 0.22 * (2.2 * (p - elbow).dot((wrist - elbow).normalize()) + 0.8 * p.x).sin())
    };
    let right = sleeve(v(-8.4, 56.0, -0.4), v(-13.6, 48.4, 2.0), right_hand)
        .join(0.3, fist(right_hand + v(0.0, 0.2, 1.0), v(-0.16, 1.0, 0.30), v(-0.9, 0.0, 0.4), 1.15));
    let left = sleeve(v(8.4, 56.0, -0.4), v(12.6, 48.0, 2.4), left_hand + v(1.6, -0.4, -0.8))
        .join(0.4, ellipsoid(left_hand + v(0.4, -1.2, 0.2), v(2.1, 1.0, 2.0)));
    let grip = right_hand + v(0.0, 0.2, 1.0);
    let along = v(-0.16, 1.0, 0.30).normalize();
    let knob = grip + along * 25.0;
    let sceptre = union(
        0.15,
        [
            rod(grip - along * 12.0, knob, 0.75),
            sphere(grip - along * 12.2, 1.2),
            ellipsoid(knob - along * 2.2, v(1.5, 0.8, 1.5)),
            lily(knob, 1.0),
        ],
    )
    .zoned(Zone::Gilt);
    let globe = union(
        0.1,
        [
            sphere(left_hand + v(0.0, 2.0, 0.6), 2.7),
            ring(left_hand + v(0.0, 2.0, 0.6), 2.7, 0.35),
            rod(left_hand + v(0.0, 4.6, 0.6), left_hand + v(0.0, 8.2, 0.6), 0.45),
            rod(left_hand + v(-1.3, 6.7, 0.6), left_hand + v(1.3, 6.7, 0.6), 0.42),
        ],
    )
    .zoned(Zone::Gilt);

    let turn = Quat::from_rotation_y(-0.12) * Quat::from_rotation_x(0.05);
    let at = v(0.0, 68.4, 0.6);
    let size = 6.3;
    let skull = face(Look { stern: 0.7 })
        .join(0.1, neck(1.5, 1.1))
        .join(0.05, beard(0.55))
        .join(0.04, mane(1.05))
        .placed(at, turn, size);
    let circlet =
        crown(8, 0.75).placed(at + turn * v(0.0, 0.50, -0.12) * size, turn * Quat::from_rotation_x(-0.06), size * 0.93);
    let man = union(0.3, [gown, chest.clone()])
        .join(0.25, hem)
        .join(0.2, belt)
        .join(0.35, mantle)
        .join(0.4, right)
        .join(0.4, left)
        .join(0.3, cape)
        .join(0.1, clasp)
        .join(0.12, sceptre)
        .join(0.12, globe)
        .join(0.25, skull)
        .join(0.1, circlet);
    Sculpture {
        shape: man.join(0.4, ground(19.4, 19.4)).placed(Vec3::ZERO, Quat::IDENTITY, 1.06),
        low: v(-24.0, 0.0, -22.0),
        high: v(24.0, 90.0, 24.0),
        faces: vec![(v(-0.5, 71.4, 5.4), 5.0)],
        ..Sculpture::default()
    }
}

/// A lily on a staff.
fn lily(at: Vec3, size: f32) -> Shape {
    let leaf = |side: f32| {
        tube(&[
            (at, 0.6 * size),
            (at + v(side * 1.7, 2.2, 0.0) * size, 0.8 * size),
            (at + v(side * 3.0, 2.0, 0.0) * size, 0.55 * size),
            (at + v(side * 2.9, 0.9, 0.0) * size, 0.35 * size),
        ])
    };
    let middle = tube(&[
        (at, 0.7 * size),
        (at + v(0.0, 2.4, 0.0) * size, 1.15 * size),
        (at + v(0.0, 5.4, 0.0) * size, 0.15 * size),
    ]);
    union(0.15, [leaf(1.0), leaf(-1.0), middle, ellipsoid(at + v(0.0, 0.3, 0.0) * size, v(1.5, 0.5, 0.9) * size)])
}
