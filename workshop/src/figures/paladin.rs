//! The Paladin: armed as the Lieutenant, but on foot (cap. IV): feet planted, the great shield before him, the sword
//! drawn.

use super::Sculpture;
use super::armour::{crest, cuirass, helm, lappets, pauldron, sword};
use super::head::{Look, beard, face, neck};
use super::parts::{FLOOR, arm, fist, fold, ground, leg};
use crate::sculpt::forms::{cloth, ellipsoid, half_space, limb, ring, sphere, tube, v};
use crate::sculpt::shape::{Shape, union};
use glam::{Quat, Vec3};
use std::f32::consts::PI;
use tavoliere::figure::Zone;

/// An oval shield with a rim, a boss and rays, its face along +z, `wide` and `tall` half sides.
fn shield(wide: f32, tall: f32) -> Shape {
    let bowl = ellipsoid(v(0.0, 0.0, -wide * 0.55), v(wide, tall, wide * 0.85));
    let inner = ellipsoid(v(0.0, 0.0, -wide * 0.72), v(wide * 0.90, tall * 0.90, wide * 0.82));
    let dish = bowl.cut(0.2, [inner, half_space(v(0.0, 0.0, 1.0), -wide * 0.42)]);
    let rim = ring(Vec3::ZERO, wide * 0.97, 0.75)
        .turned(Quat::from_rotation_x(PI / 2.0))
        .stretched(v(1.0, tall / wide, 1.0))
        .moved(v(0.0, 0.0, -wide * 0.36));
    let ray = |index: usize| {
        let (sin, cos) = (PI * index as f32 / 4.0).sin_cos();
        let on = |part: f32| {
            let (x, y) = (sin * part * wide, cos * part * tall);
            v(x, y, -wide * 0.55 + wide * 0.85 * (1.0 - part * part).sqrt())
        };
        tube(&[(on(0.22), 0.85), (on(0.5), 0.6), (on(0.82), 0.12)])
    };
    let boss = sphere(v(0.0, 0.0, wide * 0.22), wide * 0.22);
    // An engraved line within the rim.
    let oval = Shape::form(move |p| ((p.x / wide).hypot(p.y / tall) - 0.84) * wide);
    let dish = dish.groove(0.25, 0.1, oval);
    dish.join(0.15, union(0.1, (0..8).map(ray)).join(0.2, boss).join(0.1, rim).zoned(Zone::Gilt))
}

pub fn paladin() -> Sculpture {
    let belt = v(0.0, 39.0, 0.0);
    let lean = Quat::from_rotation_y(0.18);
    let trunk = cuirass().placed(belt, lean, 1.18);
    let skirt = lappets(6.4, 5.5, 10.5, 0.24).placed(belt + v(0.0, -0.4, 0.0), lean, 1.0);
    let hips = ellipsoid(v(0.0, 35.4, 0.0), v(6.6, 5.0, 5.2));
    let legs = [
        (-1.0, v(-5.8, 20.6, 2.4), v(-6.6, FLOOR + 2.2, -2.6), v(-0.45, 0.0, 1.0)),
        (1.0, v(6.6, 20.8, 4.6), v(7.8, FLOOR + 2.2, 3.4), v(0.5, 0.0, 1.0)),
    ];
    let legs = legs.map(|(side, knee, ankle, toes): (f32, Vec3, Vec3, Vec3)| {
        let limb_ = leg(v(side * 3.6, 35.0, 0.0), knee, ankle, toes, 1.16);
        // Greaves with a ridge and a lion's knob at the knee.
        let greave = limb(knee + v(0.0, -0.6, 0.4), ankle + v(0.0, 1.2, 0.4), 3.0, 2.0);
        let ridge = tube(&[
            (knee + toes.normalize() * 2.6, 0.6),
            (knee.lerp(ankle, 0.5) + toes.normalize() * 2.4, 0.5),
            (ankle + toes.normalize() * 1.5 + v(0.0, 1.0, 0.0), 0.4),
        ]);
        let cop = ellipsoid(knee + toes.normalize() * 1.9, Vec3::splat(1.9));
        limb_.join(0.4, union(0.3, [greave, ridge, cop]).zoned(Zone::Gilt))
    });
    let right_hand = v(-15.0, 45.0, 7.6);
    let right = arm(v(-8.4, 52.8, 0.6), v(-13.4, 43.4, 0.4), right_hand, 1.2);
    let blade = Quat::from_rotation_z(0.20) * Quat::from_rotation_x(0.32);
    let hand = right_hand + v(-0.3, 0.7, 1.4);
    let right = right
        .join(0.25, fist(hand, blade * Vec3::Y, v(-1.0, 0.0, 0.3), 1.2))
        .join(0.12, sword(29.0).placed(hand, blade, 1.0));
    let left_hand = v(12.2, 40.6, 8.6);
    let left = arm(v(8.6, 53.0, -0.4), v(13.4, 44.0, 0.0), left_hand, 1.2)
        .join(0.2, fist(left_hand, v(0.1, 1.0, 0.2), v(0.3, 0.0, -1.0), 1.15));
    let targe =
        shield(9.2, 13.6).placed(v(12.6, 33.6, 11.6), Quat::from_rotation_y(0.42) * Quat::from_rotation_x(-0.10), 1.0);
    let plates = [-1.0f32, 1.0].map(|side| {
        let piece = if side < 0.0 { pauldron().flipped() } else { pauldron() };
        piece.placed(v(side * 8.0, 54.0, 0.0), Quat::from_rotation_y(0.18), 1.2)
    });
    let cloak = cloth(64, 18, |u, w| {
        let angle = PI + (u - 0.5) * 2.0 * (1.30 + 0.12 * w);
        let wide = 8.0 + 2.6 * w.powf(0.8);
        let folds = fold(angle + 0.16 * (2.4 * w).sin(), 9.0) * (0.5 + 3.8 * w);
        let radius = wide + folds;
        (
            v(
                radius * angle.sin(),
                55.4 - 44.0 * w,
                0.78 * radius * angle.cos() - 0.6 - 1.0 * w - 2.4 * (PI * w).sin(),
            ),
            0.66,
        )
    })
    .zoned(Zone::Trim);
    let pins = union(0.1, [-1.0, 1.0].map(|side| sphere(v(side * 6.2, 55.6, 2.8), 1.5))).zoned(Zone::Gilt);
    let (at, size) = (v(0.2, 63.0, 0.8), 5.3);
    let head = face(Look { stern: 0.9 })
        .join(0.1, neck(1.6, 1.15))
        .join(0.05, beard(0.2))
        .join(0.05, helm())
        .join(0.05, crest(0.5, 0.35))
        .placed(at, Quat::from_rotation_y(0.2), size);
    let man = union(0.4, [trunk, hips])
        .join(0.5, union(0.3, legs))
        .join(0.15, skirt)
        .join(0.3, cloak)
        .join(0.4, union(0.2, [right, left]))
        .join(0.2, union(0.1, plates))
        .join(0.1, pins)
        .join(0.15, targe)
        .join(0.2, head);
    Sculpture {
        shape: man.join(0.5, ground(17.0, 16.0)),
        low: v(-26.0, 0.0, -20.0),
        high: v(26.0, 80.0, 24.0),
        faces: vec![(v(1.0, 62.0, 5.0), 4.6)],
        levels: [20_000, 7_000, 3_500],
        ..Sculpture::default()
    }
}
