//! The Dragon: a winged serpent (cap. IV), risen from its coil, wings spread.

use super::Sculpture;
use super::parts::ground;
use crate::sculpt::forms::{Knot, cloth, ellipsoid, limb, skinned, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::{EulerRot, Quat, Vec3};
use std::f32::consts::{PI, TAU};
use tavoliere::figure::Zone;

/// The body's middle line, from the tip of the tail to the neck.
fn spine() -> Vec<Knot> {
    let mut knots = vec![(v(17.0, 9.0, 9.5), 0.3), (v(18.2, 5.8, 4.0), 1.1), (v(17.2, 4.6, -3.0), 1.9)];
    // A turn and a half upon the ground, then upwards.
    for step in 0..=11 {
        let part = step as f32 / 11.0;
        let angle = 2.0 + TAU * 1.22 * part;
        let radius = 15.2 - 6.6 * part;
        let thick = 2.6 + 2.5 * part;
        knots.push((
            v(radius * angle.sin(), 2.6 + thick + 8.5 * ramp(0.62, 1.0, part), radius * angle.cos() - 0.6),
            thick,
        ));
    }
    knots.extend([
        (v(4.6, 25.0, -9.0), 5.2),
        (v(1.6, 33.0, -7.6), 5.3),
        (v(0.0, 41.0, -2.6), 5.2),
        (v(-0.4, 49.0, 1.2), 4.5),
        (v(0.0, 56.6, 0.2), 3.7),
        (v(0.3, 62.4, -1.8), 3.2),
        (v(0.2, 66.8, 1.0), 3.1),
        (v(0.0, 67.6, 5.0), 3.0),
    ]);
    knots
}

/// The head: the neck's end is the origin, it looks along +z, its jaws apart.
fn head() -> Shape {
    let skull = ellipsoid(v(0.0, 0.6, 1.0), v(3.3, 3.0, 4.4));
    let snout =
        tube(&[(v(0.0, 0.9, 3.0), 2.7), (v(0.0, 0.5, 7.4), 2.1), (v(0.0, 0.8, 11.0), 1.7), (v(0.0, 0.2, 12.6), 1.2)]);
    let jaw = tube(&[(v(0.0, -1.6, 1.6), 2.1), (v(0.0, -3.6, 5.6), 1.5), (v(0.0, -5.0, 9.6), 0.95)]);
    let brow = tube(&[(v(1.6, 2.6, 5.6), 0.6), (v(2.6, 2.9, 3.6), 1.0), (v(3.2, 2.6, 1.0), 0.8)]);
    let nostril = ellipsoid(v(1.1, 1.9, 11.2), v(0.8, 0.8, 1.0));
    let head = union(1.1, [skull, snout]).join(0.9, jaw).join(0.5, brow).join(0.4, nostril);
    let mouth = tube(&[(v(0.0, -1.6, 4.4), 0.7), (v(0.0, -2.2, 8.0), 1.1), (v(0.0, -2.8, 13.0), 1.6)])
        .stretched(v(1.7, 1.0, 1.0));
    let head = head
        .cut(0.3, [mouth, ellipsoid(v(3.0, 1.5, 4.0), v(1.1, 0.8, 1.2))])
        .join(0.1, sphere(v(2.25, 1.45, 3.9), 1.05))
        .cut(0.15, [sphere(v(1.35, 2.2, 12.2), 0.45), sphere(v(3.1, 1.45, 4.5), 0.35)]);
    let teeth = [(0.9, 11.6, 1.7), (1.5, 9.8, 1.2), (1.7, 8.0, 1.0)]
        .map(|(x, z, long)| limb(v(x, -0.8, z), v(x, -0.8 - long, z + 0.2), 0.42, 0.08));
    let lower = [(0.6, 9.4, 1.4), (1.0, 7.6, 1.0)].map(|(x, z, long)| {
        limb(v(x, -4.2 + (9.4 - z) * 0.35, z), v(x, -4.2 + (9.4 - z) * 0.35 + long, z), 0.38, 0.08)
    });
    let tongue = tube(&[
        (v(0.0, -2.2, 5.0), 0.75),
        (v(0.0, -2.9, 9.0), 0.6),
        (v(0.0, -2.2, 12.6), 0.5),
        (v(0.5, -1.4, 14.4), 0.15),
    ]);
    let horn = tube(&[
        (v(2.0, 2.8, -0.6), 1.15),
        (v(3.2, 5.0, -4.0), 0.9),
        (v(4.0, 5.6, -8.0), 0.6),
        (v(3.8, 7.6, -11.4), 0.1),
    ]);
    let fin = |y: f32, long: f32| {
        tube(&[(v(3.0, y, -0.6), 0.7), (v(4.8, y + 0.2, -3.0), 0.5), (v(6.2, y + 0.8, -long), 0.1)])
    };
    let web = cloth(6, 6, |u, w| {
        let one = v(3.0, 0.9, -0.6).lerp(v(6.2, 1.7, -6.4), w);
        let other = v(2.6, -1.6, -0.4).lerp(v(5.2, -3.0, -5.0), w);
        (one.lerp(other, u) - v(0.4, 0.0, -0.8) * (PI * u).sin() * w, 0.35)
    });
    let beard = tube(&[(v(0.0, -4.6, 8.2), 0.7), (v(0.0, -6.6, 7.6), 0.5), (v(0.0, -8.4, 8.6), 0.1)]);
    let extras = union(0.1, [union(0.0, teeth), union(0.0, lower), horn]).zoned(Zone::Gilt);
    head.join(0.12, extras)
        .join(0.2, union(0.1, [fin(0.9, 6.4), fin(-1.6, 5.0), web]))
        .join(0.2, tongue)
        .join(0.3, beard)
        .mirrored()
}

/// The wing at +x.
fn wing() -> Shape {
    let shoulder = v(3.0, 44.0, -6.0);
    let elbow = v(10.4, 53.0, -12.0);
    let wrist = v(14.6, 66.4, -10.6);
    let tips = [v(21.4, 74.6, -12.6), v(26.6, 60.4, -14.6), v(24.6, 45.4, -15.2), v(16.0, 35.0, -13.4)];
    let root = v(3.0, 31.0, -9.4);
    let arm = union(
        0.5,
        [limb(shoulder, elbow, 2.3, 1.6), limb(elbow, wrist, 1.6, 1.25), sphere(wrist, 1.5), sphere(elbow, 1.7)],
    );
    let claw =
        tube(&[(wrist, 1.0), (wrist + v(-0.4, 3.0, 1.0), 0.7), (wrist + v(0.8, 4.6, 2.6), 0.1)]).zoned(Zone::Gilt);
    let bowed = |from: Vec3, to: Vec3, part: f32| from.lerp(to, part) + v(0.0, 0.0, 2.2) * (PI * part).sin();
    let finger =
        |tip: Vec3| tube(&[(wrist, 1.05), (bowed(wrist, tip, 0.35), 0.9), (bowed(wrist, tip, 0.7), 0.7), (tip, 0.25)]);
    let skin = |one: [Vec3; 2], other: [Vec3; 2]| {
        cloth(10, 12, move |u, w| {
            // The free edge hangs in a bow between two fingers.
            let reach = w * (1.0 - 0.20 * (PI * u).sin() * w);
            let (a, b) = (bowed(one[0], one[1], reach), bowed(other[0], other[1], reach));
            (a.lerp(b, u) - v(0.0, 0.0, 1.9) * (PI * u).sin() * (PI * (0.15 + 0.75 * w)).sin(), 0.42)
        })
    };
    let mut parts: Vec<Shape> = tips.iter().map(|tip| finger(*tip)).collect();
    for pair in tips.windows(2) {
        parts.push(skin([wrist, pair[0]], [wrist, pair[1]]));
    }
    parts.push(skin([wrist, tips[3]], [elbow, v(9.4, 30.6, -11.4)]));
    parts.push(skin([elbow, v(9.4, 30.6, -11.4)], [shoulder, root]));
    parts.push(tube(&[(elbow, 1.0), (bowed(elbow, v(9.4, 30.6, -11.4), 0.5), 0.7), (v(9.4, 30.6, -11.4), 0.25)]));
    union(0.45, parts).zoned(Zone::Trim).join(0.4, arm).join(0.2, claw)
}

pub fn dragon() -> Sculpture {
    let knots = spine();
    let body = skinned(&knots, 150, Vec3::Y, 0.55, |way, angle| {
        // Scales on the back and sides, broad plates on the belly.
        // Where the neck rises out of the coil the back turns from above to behind.
        let angle = angle + 0.5 * PI * ramp(88.0, 116.0, way);
        let angle = if angle > PI { angle - TAU } else { angle };
        let girth = 2.6;
        let belly = ramp(2.15, 2.45, angle.abs());
        let row = (way / girth) * PI;
        let scales = (row.cos() * (5.0 * angle).cos()).abs();
        let plate = ((way / 2.3).fract() - 0.5).abs() * 2.0;
        let fade = ramp(2.0, 16.0, way);
        ((0.42 * scales - 0.2) * (1.0 - belly) + (0.25 - 0.55 * plate.powi(6)) * belly) * fade
    });
    // Spines down the back, higher on the neck.
    let line = crate::sculpt::forms::curve(&knots, 88);
    let spines = (14..86).step_by(2).map(|index| {
        let (at, thick) = line[index];
        let ahead = (line[index + 1].0 - line[index - 1].0).normalize();
        // On the coil the back is up; on the risen neck it is behind.
        let up = (v(0.0, 1.0, -0.9 * ramp(18.0, 34.0, at.y))
            - ahead * ahead.dot(v(0.0, 1.0, -0.9 * ramp(18.0, 34.0, at.y))))
        .normalize_or(Vec3::Y);
        let high = 1.2 + 1.5 * ramp(10.0, 60.0, index as f32);
        limb(at + up * thick * 0.85, at + up * (thick + high) - ahead * high * 0.8, 0.95, 0.12)
    });
    let barb = union(
        0.2,
        [
            limb(v(17.0, 9.0, 9.5), v(15.6, 13.0, 11.6), 0.5, 1.3),
            limb(v(15.6, 13.0, 11.6), v(14.6, 16.4, 12.8), 1.4, 0.1),
        ],
    )
    .zoned(Zone::Gilt);
    let pose = Quat::from_euler(EulerRot::YXZ, 0.0, 0.30, 0.0);
    let worm = body
        .join(0.2, union(0.0, spines).zoned(Zone::Gilt))
        .join(0.3, barb)
        .join(0.9, head().placed(v(0.0, 67.6, 4.4), pose, 1.12))
        .join(0.7, wing().mirrored());
    Sculpture {
        shape: worm.join(0.5, ground(19.0, 19.0)),
        low: v(-29.0, 0.0, -21.0),
        high: v(29.0, 80.0, 24.0),
        faces: vec![(v(0.0, 66.6, 10.0), 7.0)],
        levels: [21_000, 7_500, 3_500],
        ..Sculpture::default()
    }
}
