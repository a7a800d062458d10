//! The men of Tafl, as if of walrus ivory and jet: a King enthroned, his sword across his knees; a warder who bites his
//! shield; and for the ring a man who is all shield, low and broad.

use super::Sculpture;
use super::head::{Look, beard, face, mane, neck};
use super::king::crown;
use super::parts::{arm, beads, fist, fold, rod};
use crate::sculpt::forms::{block, column, ellipsoid, half_space, limb, prism, ring, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use crate::sculpt::turning::{around, burnt, layer, ring_of, turned};
use glam::{Quat, Vec2, Vec3, vec2};
use std::f32::consts::{FRAC_PI_2, TAU};
use tavoliere::figure::Zone;

/// A plait of three strands: `at` lays it out (along it from 0 to 1, across it and out of the ground, mm).
fn plait(turns: f32, wide: f32, thick: f32, at: impl Fn(f32, f32, f32) -> Vec3) -> Shape {
    let strands = (0..3).map(|strand| {
        let steps = (turns * 8.0) as usize;
        let knots: Vec<_> = (0..=steps)
            .map(|step| {
                let part = step as f32 / steps as f32;
                let angle = TAU * (part * turns + strand as f32 / 3.0);
                (at(part, wide * angle.sin(), 0.55 * thick * (2.0 * angle).cos()), thick)
            })
            .collect();
        tube(&knots)
    });
    union(0.0, strands)
}

/// The throne: a chest with plaited sides, and a back between two posts, plaited behind.
fn throne() -> Shape {
    let chest = block(v(0.0, 17.0, -4.6), v(15.6, 13.6, 10.6), 0.6);
    let posts = union(
        0.2,
        [
            rod(v(14.2, 4.0, -13.6), v(14.2, 58.0, -13.6), 2.1),
            ring(v(14.2, 57.4, -13.6), 2.0, 0.8),
            sphere(v(14.2, 61.0, -13.6), 2.9),
            rod(v(14.2, 4.0, 4.6), v(14.2, 36.0, 4.6), 1.9),
            sphere(v(14.2, 37.6, 4.6), 2.4),
            rod(v(14.2, 33.6, 4.6), v(14.2, 33.6, -13.6), 1.6),
        ],
    )
    .mirrored();
    let arch = limb(v(0.0, 50.0, -14.8), v(0.0, 50.0, -12.6), 13.4, 13.4).common(0.4, half_space(Vec3::Z, -11.8));
    let back =
        block(v(0.0, 34.0, -13.6), v(13.6, 17.0, 1.7), 0.4).join(0.3, arch.common(0.4, half_space(Vec3::NEG_Z, 15.4)));
    let behind = plait(2.0, 7.6, 1.45, |part, across, out| v(across, 8.0 + 50.0 * part, -15.2 - out));
    let beside = plait(1.0, 6.4, 1.3, |part, across, out| v(15.4 + out, 17.4 + across, 3.4 - 15.4 * part)).mirrored();
    let frame =
        |low: f32, high: f32| union(0.0, [low, high].map(|y| rod(v(15.6, y, 5.0), v(15.6, y, -13.6), 0.8))).mirrored();
    union(0.3, [chest, posts, back]).join(0.15, union(0.0, [behind, beside, frame(7.4, 27.6)]))
}

/// The King, enthroned.
pub fn king() -> Sculpture {
    let squared: Vec<Vec2> = (0..96)
        .map(|step| {
            let (sin, cos) = (TAU * step as f32 / 96.0).sin_cos();
            vec2(sin, cos) * 19.6 / (sin.powi(4) + cos.powi(4)).powf(0.25)
        })
        .collect();
    let plinth = prism(squared, 0.0, 4.2, 0.5).zoned(Zone::Ground);

    // He sits: thighs, shins, the gown over them in pleats, shoes below.
    let legs = union(
        2.0,
        [limb(v(6.0, 32.6, -4.0), v(7.6, 31.4, 10.6), 6.2, 5.6), limb(v(7.6, 31.4, 11.0), v(7.2, 8.0, 11.8), 5.4, 5.0)],
    )
    .mirrored();
    let lap =
        block(v(0.0, 18.6, 9.0), v(8.6, 13.6, 4.0), 1.6).join(3.0, ellipsoid(v(0.0, 33.0, 0.0), v(9.0, 5.0, 11.0)));
    let gown = union(2.6, [legs, lap]).displaced(0.8, |p| {
        let fall = ramp(32.0, 22.0, p.y) * ramp(3.0, 9.0, p.z);
        0.75 * (1.35 * p.x + 0.25 * (0.2 * p.y).sin()).cos() * fall
    });
    let hem =
        gown.grown(0.45).common(0.2, layer(5.2, 7.8)).common(0.2, half_space(Vec3::NEG_Z, -7.0)).zoned(Zone::Gilt);
    let shoes = limb(v(7.0, 5.6, 14.0), v(7.6, 5.0, 19.2), 2.6, 1.7).mirrored();

    let trunk = union(
        2.4,
        [
            ellipsoid(v(0.0, 46.0, -5.0), v(10.2, 14.0, 7.0)),
            tube(&[(v(-10.2, 57.6, -5.4), 4.2), (v(0.0, 60.4, -5.4), 4.6), (v(10.2, 57.6, -5.4), 4.2)]),
        ],
    )
    .displaced(0.5, |p| 0.42 * (1.5 * p.x + 0.03 * p.y * p.x).cos() * ramp(57.0, 50.0, p.y) * ramp(-2.0, 1.0, p.z));
    let belt = ring(Vec3::ZERO, 9.4, 1.1).stretched(v(1.0, 1.0, 0.74)).moved(v(0.0, 40.0, -4.6)).zoned(Zone::Gilt);

    // A mantle, clasped on the right shoulder, so that the sword arm is free.
    let opening = limb(v(-3.0, 66.0, 7.0), v(-4.5, 28.0, 8.0), 6.6, 10.5);
    let mantle = column(33.0, 62.4, 0.6, |y, angle| {
        let part = ((62.4 - y) / 29.4).clamp(0.0, 1.0);
        let wide = 6.0 + 8.4 * ramp(0.0, 0.30, part) + 1.8 * part;
        wide + (0.2 + 1.5 * part) * fold(angle + 0.25 * part, 13.0)
    })
    .stretched(v(1.0, 1.0, 0.64))
    .moved(v(0.0, 0.0, -5.2))
    .cut(0.5, [opening.clone()])
    .bead(0.75, 0.25, opening)
    .zoned(Zone::Trim);
    let clasp = union(
        0.1,
        [
            sphere(v(-6.4, 58.0, 0.6), 1.6),
            ring(Vec3::ZERO, 2.1, 0.5).turned(Quat::from_rotation_x(1.1)).moved(v(-6.4, 58.0, 0.4)),
        ],
    )
    .zoned(Zone::Gilt);

    let (right, left) = (v(-13.0, 38.6, 12.2), v(11.6, 38.6, 12.2));
    let sleeve = |shoulder: Vec3, elbow: Vec3, wrist: Vec3| {
        let along = (wrist - elbow).normalize();
        arm(shoulder, elbow, wrist, 1.3).join(0.6, limb(elbow, elbow.lerp(wrist, 0.7), 3.0, 3.1)).displaced(
            0.35,
            move |p| {
                0.20 * (1.5 * (p - elbow).dot(along) + 0.5 * p.y + 0.4 * p.x).sin()
                    * ramp(-1.0, 1.0, (p - elbow).dot(along))
            },
        )
    };
    let arms = union(
        0.4,
        [
            sleeve(v(-10.4, 57.0, -4.6), v(-15.0, 46.0, -0.6), right + v(-0.8, 1.6, -3.4)),
            sleeve(v(10.4, 57.0, -4.6), v(15.0, 46.0, -0.6), left + v(0.8, 1.6, -3.4)),
            fist(right, Vec3::X, v(0.0, 0.9, 0.3), 1.45),
            fist(left, Vec3::X, v(0.0, 0.9, 0.3), 1.45),
        ],
    );
    let blade = tube(&[(v(-9.0, 0.0, 0.0), 2.5), (v(12.0, 0.0, 0.0), 2.3), (v(20.0, 0.0, 0.0), 0.5)])
        .stretched(v(1.0, 0.5, 1.0))
        .groove(0.5, 0.1, half_space(Vec3::Z, 0.0));
    let hilt = union(
        0.2,
        [
            rod(v(-18.0, 0.0, 0.0), v(-9.0, 0.0, 0.0), 1.1),
            sphere(v(-18.4, 0.0, 0.0), 2.1),
            limb(v(-9.4, 0.0, -4.0), v(-9.4, 0.0, 4.0), 1.2, 1.2),
        ],
    );
    let sword = union(0.2, [blade, hilt]).moved(v(0.0, 38.4, 12.4)).zoned(Zone::Gilt);

    let (at, turn, size) = (v(0.0, 73.0, -2.4), Quat::from_rotation_x(0.06), 9.2);
    let skull = face(Look { stern: 0.45 })
        .join(0.1, neck(1.5, 1.15))
        .join(0.05, beard(0.30))
        .join(0.04, mane(1.15))
        .placed(at, turn, size);
    let circlet =
        crown(8, 0.80).placed(at + turn * v(0.0, 0.44, -0.12) * size, turn * Quat::from_rotation_x(-0.05), size * 0.97);

    let man = union(0.4, [throne(), gown, shoes, trunk])
        .join(0.15, hem)
        .join(0.2, belt)
        .join(0.3, mantle)
        .join(0.15, clasp)
        .join(0.15, sword)
        .join(0.3, arms)
        .join(0.3, skull)
        .join(0.1, circlet);
    Sculpture {
        shape: man.join(0.3, plinth),
        low: v(-24.6, 0.0, -24.6),
        high: v(24.6, 91.0, 24.6),
        faces: vec![(v(0.0, 72.0, 5.0), 8.0)],
        fine: 0.18,
        levels: [20_000, 7_000, 2_800],
        ..Sculpture::default()
    }
}

/// A man of the escort: a warder in a pleated coat, helmed, sword drawn, who bites the rim of his shield.
pub fn white() -> Sculpture {
    let foot =
        turned(19.8, &[(19.8, 3.2, 0.2), (18.6, 3.5, 0.0), (18.2, 4.4, 0.0), (16.0, 5.6, -0.15), (0.0, 5.6, 0.0)])
            .painted(Zone::Ground, half_space(Vec3::Y, 3.7));
    let coat = column(5.0, 33.6, 0.7, |y, angle| {
        let part = (33.6 - y) / 28.6;
        let wide = 6.0 + 4.6 * ramp(0.0, 0.20, part) + 0.4 * part + 3.4 * part * part * part;
        wide + (0.25 + 1.2 * part) * fold(angle, 13.0)
    })
    .stretched(v(1.06, 1.0, 0.92));

    // The shield: a kite, bowed about him, with a rim, a cross and a boss.
    let kite = |inset: f32| -> Vec<Vec2> {
        (0..96)
            .map(|step| {
                let (sin, cos) = (TAU * step as f32 / 96.0).sin_cos();
                let (wide, high) = (9.6 - inset, if cos > 0.0 { 6.4 - inset } else { 24.4 - 1.6 * inset });
                vec2(wide * sin * (1.0 - 0.10 * (1.0 - cos.max(-1.0)).max(0.0)), high * cos)
            })
            .collect()
    };
    let upright = Quat::from_rotation_x(-FRAC_PI_2);
    let plate = prism(kite(0.0), -1.1, 1.1, 0.5).turned(upright);
    let inner = prism(kite(1.9), -4.0, 4.0, 0.0).turned(upright);
    let cross =
        union(0.0, [block(v(0.0, -6.0, 1.0), v(1.1, 30.0, 3.0), 0.0), block(v(0.0, 0.0, 1.0), v(12.0, 1.1, 3.0), 0.0)]);
    let shield = plate
        .groove(0.55, 0.15, inner)
        .groove(0.45, 0.1, cross.clone())
        .painted(Zone::Trim, cross)
        .join(0.3, ellipsoid(v(0.0, 0.0, 1.2), v(2.8, 2.8, 2.0)).zoned(Zone::Gilt))
        .warped(1.25, |p| v(p.x, p.y, p.z + 0.026 * p.x * p.x))
        .placed(v(0.0, 30.4, 10.6), Quat::from_rotation_x(-0.14), 1.0);

    // Head and helmet.
    let (at, size) = (v(0.0, 38.6, 1.2), 7.2);
    let skull = face(Look { stern: 0.6 }).join(0.1, neck(1.3, 1.2)).placed(at, Quat::IDENTITY, size);
    let helmet = turned(7.0, &[(7.0, 1.8, 0.2), (6.5, 2.0, 0.0), (0.5, 11.6, 0.10), (0.0, 11.8, 0.2)])
        .stretched(v(0.92, 1.0, 1.08))
        .placed(at + v(0.0, 2.5, -0.9), Quat::from_rotation_x(-0.06), 1.0)
        .painted(Zone::Gilt, layer(at.y + 1.6, at.y + 4.4));
    let flap = ellipsoid(Vec3::ZERO, v(1.4, 4.6, 3.2))
        .placed(at + v(5.4, -0.6, -2.4), Quat::from_rotation_z(0.12), 1.0)
        .mirrored();
    let nasal = tube(&[(at + v(0.0, 3.2, 6.4), 0.8), (at + v(0.0, 0.6, 7.0), 0.75), (at + v(0.0, -1.6, 7.6), 0.5)]);
    let ridge = tube(&[(at + v(0.0, 3.0, 6.4), 0.5), (at + v(0.0, 9.0, 3.0), 0.6), (at + v(0.0, 13.4, -1.0), 0.5)]);

    // His sword, upright at his right side, and the hand that holds the shield.
    let hand = v(-13.2, 18.6, 7.0);
    let right = arm(v(-9.4, 30.6, 0.0), v(-14.2, 24.0, 0.6), hand + v(-0.2, 0.6, -2.0), 1.15)
        .join(0.3, fist(hand, Vec3::Y, v(-0.8, 0.0, 0.5), 1.35));
    let blade = tube(&[(v(0.0, 4.0, 0.0), 1.7), (v(0.0, 20.0, 0.0), 1.6), (v(0.0, 27.0, 0.0), 0.4)])
        .stretched(v(1.0, 1.0, 0.6));
    let sword = union(
        0.15,
        [
            blade,
            rod(v(0.0, -3.6, 0.0), v(0.0, 4.0, 0.0), 0.9),
            sphere(v(0.0, -4.2, 0.0), 1.5),
            limb(v(-3.0, 3.6, 0.0), v(3.0, 3.6, 0.0), 0.9, 0.9),
        ],
    )
    .placed(hand, Quat::from_rotation_y(0.5), 1.0)
    .zoned(Zone::Gilt);
    let left = arm(v(9.4, 30.6, 0.0), v(14.0, 25.0, 1.6), v(10.6, 24.6, 7.2), 1.15)
        .join(0.3, fist(v(8.7, 25.0, 9.6), v(0.12, 1.0, 0.1), v(0.9, 0.0, 0.3), 1.3));
    let man = union(0.3, [foot, coat, right, left])
        .join(0.25, skull)
        .join(0.15, union(0.2, [helmet, flap, union(0.1, [nasal, ridge]).zoned(Zone::Gilt)]))
        .join(0.2, shield)
        .join(0.15, sword);
    Sculpture {
        shape: man,
        low: v(-21.0, 0.0, -21.0),
        high: v(21.0, 53.6, 21.0),
        faces: vec![(v(0.0, 39.0, 5.0), 7.0)],
        fine: 0.17,
        levels: [10_000, 3_000, 1_100],
        ..Sculpture::default()
    }
}

/// A man of the ring: a round shield for a roof, with boss, rivets and a wheel of curved fields, on a waist of rope.
pub fn black() -> Sculpture {
    let body = turned(
        20.4,
        &[
            (20.4, 3.1, 0.2),
            (19.0, 3.4, 0.0),
            (18.6, 4.4, 0.0),
            (14.6, 8.2, -0.2),
            (13.6, 9.6, 0.0),
            (13.6, 13.8, 0.0),
            (20.2, 18.4, -0.18),
            (22.0, 18.8, 0.0),
            (22.0, 21.8, 0.45),
            (20.0, 22.2, 0.0),
            (19.0, 21.8, 0.0),
            (7.0, 28.4, 0.12),
            (7.0, 29.4, 0.0),
            (5.8, 29.8, 0.0),
            (0.0, 34.7, 0.185),
        ],
    )
    .painted(Zone::Ground, half_space(Vec3::Y, 3.5));
    // Eight curved fields, every other one of another stuff.
    let wheel = |p: Vec3| {
        let radius = p.x.hypot(p.z).max(1.0);
        let fields = (p.x.atan2(p.z) / TAU + 0.17 * (radius / 6.0).ln()) * 8.0;
        ((fields + 0.5).rem_euclid(1.0) - 0.5, radius, fields)
    };
    let on_roof = |p: Vec3| p.y > 21.0 && (7.1..19.6).contains(&p.x.hypot(p.z));
    let roof = burnt(&body, 0.55, 0.7, move |p| {
        let (part, radius, _) = wheel(p);
        if on_roof(p) {
            (part.abs() * TAU * radius / 8.0 * 0.72).min((radius - 8.2).abs().min((radius - 18.6).abs()))
        } else {
            9.0
        }
    });
    let roof = roof.painted(
        Zone::Trim,
        Shape::form(move |p| if on_roof(p) && wheel(p).2.rem_euclid(2.0) < 1.0 { -1.0 } else { 1.0 }),
    );
    let rivets = beads(ring_of(16, 0.5, 20.7, 21.9), 1.05).zoned(Zone::Gilt);
    // The rope: strands wound round a ring.
    let rope = ring(v(0.0, 11.6, 0.0), 13.6, 2.2).displaced(0.5, |p| {
        let round = p.x.atan2(p.z);
        let over = (p.y - 11.6).atan2(p.x.hypot(p.z) - 13.6);
        0.42 * (20.0 * round + 1.6 * over).sin()
    });
    let flutes =
        around(16, 0.0, |_| tube(&[(v(0.0, 14.4, 14.4), 0.5), (v(0.0, 15.6, 16.6), 1.1), (v(0.0, 17.6, 20.4), 0.8)]));
    let shape = roof.cut(0.3, flutes).join(0.15, rivets).join(0.2, rope.zoned(Zone::Trim));
    Sculpture {
        shape,
        low: v(-24.0, 0.0, -24.0),
        high: v(24.0, 35.4, 24.0),
        faces: vec![(v(0.0, 31.0, 0.0), 6.0)],
        voxel: 0.27,
        fine: 0.24,
        levels: [8_000, 2_400, 800],
    }
}
