//! The Centaur, as the poets have him (cap. IV): a man to the waist upon a horse's withers, rearing, his club swung
//! back over his head.

use super::Sculpture;
use super::head::{Look, beard, curls, face, neck};
use super::horse::{self, Leg};
use super::parts::{FLOOR, arm, fist, ground, torso, tuft};
use crate::sculpt::forms::{ellipsoid, limb, lock, sphere, tube, v};
use crate::sculpt::shape::{Shape, union};
use glam::{EulerRot, Quat, Vec3};
use tavoliere::figure::Zone;

/// How far the horse's trunk is reared, radians, about its haunches.
const REARED: f32 = -0.42;
const HAUNCH: Vec3 = v(0.0, 37.0, -12.0);

/// Where a place of the level trunk comes to lie.
fn reared(place: Vec3) -> Vec3 {
    HAUNCH + Quat::from_rotation_x(REARED) * (place - HAUNCH)
}

pub fn centaur() -> Sculpture {
    let trunk = horse::trunk().swung(HAUNCH, Quat::from_rotation_x(REARED));
    let hinds = [
        Leg {
            top: v(4.7, 30.0, -9.4),
            middle: v(5.0, 18.8, -16.0),
            fetlock: v(5.0, 8.4, -13.2),
            sole: v(5.0, FLOOR, -11.0),
            tip: 0.0,
        },
        Leg {
            top: v(-4.7, 30.0, -8.0),
            middle: v(-5.0, 19.4, -13.0),
            fetlock: v(-5.0, 8.6, -9.0),
            sole: v(-5.0, FLOOR, -6.8),
            tip: 0.0,
        },
    ];
    let breast = reared(v(4.2, 33.0, 12.0));
    let fores = [
        Leg {
            top: breast,
            middle: breast + v(0.3, 1.2, 9.4),
            fetlock: breast + v(0.2, -8.6, 7.2),
            sole: breast + v(0.2, -13.2, 4.2),
            tip: 50.0,
        },
        Leg {
            top: breast * v(-1.0, 1.0, 1.0),
            middle: breast * v(-1.0, 1.0, 1.0) + v(-0.3, -3.2, 9.2),
            fetlock: breast * v(-1.0, 1.0, 1.0) + v(-0.2, -12.4, 5.4),
            sole: breast * v(-1.0, 1.0, 1.0) + v(-0.2, -16.8, 2.0),
            tip: 54.0,
        },
    ];
    let waist = reared(v(0.0, 47.5, 9.5));
    let upright = Quat::from_euler(EulerRot::YXZ, -0.22, 0.04, 0.05);
    let man = torso().placed(waist + v(0.0, 2.0, 0.4), upright, 0.98);
    let root = limb(reared(v(0.0, 41.0, 8.0)), waist, 7.2, 5.0);
    let beast = trunk
        .join(1.4, union(0.0, hinds.iter().map(horse::hind)))
        .join(1.4, union(0.0, fores.iter().map(horse::fore)))
        .join(3.0, root)
        .join(2.0, man);
    let on = |place: Vec3| waist + v(0.0, 2.0, 0.4) + upright * (place * 0.98);
    let right_hand = on(v(-11.0, 24.0, -1.6));
    let right = arm(on(v(-7.2, 12.6, -0.2)), on(v(-13.6, 15.6, 0.8)), right_hand, 1.12);
    let grip = right_hand + v(0.4, 1.0, 0.2);
    let swing = v(0.78, 0.62, -0.55).normalize();
    let club = union(
        0.25,
        [
            tube(&[
                (grip - swing * 3.4, 0.85),
                (grip + swing * 4.0, 1.0),
                (grip + swing * 11.0, 1.9),
                (grip + swing * 16.0, 2.5),
                (grip + swing * 18.4, 1.9),
            ]),
            sphere(grip - swing * 3.6, 1.1),
            union(
                0.1,
                [
                    (7.0, v(0.2, 1.0, 0.6)),
                    (10.0, v(-0.6, 0.4, 1.0)),
                    (13.0, v(0.6, 0.6, 1.0)),
                    (15.0, v(-0.4, 1.0, -0.4)),
                    (12.0, v(0.1, -0.8, -1.0)),
                    (16.0, v(0.3, -0.9, 0.6)),
                ]
                .map(|(far, out)| {
                    let at = grip + swing * far + out.normalize() * (0.5 + far * 0.09);
                    limb(at, at + out.normalize() * 0.9, 0.9, 0.35)
                }),
            ),
        ],
    )
    .zoned(Zone::Trim);
    let right = right.join(0.2, fist(grip, swing, v(-0.6, 0.8, 0.4), 1.1)).join(0.12, club);
    let left_hand = on(v(9.8, 3.6, 10.8));
    let left = arm(on(v(7.2, 12.6, -0.2)), on(v(12.4, 6.0, 3.0)), left_hand, 1.12)
        .join(0.3, fist(left_hand + v(-0.2, 0.3, 0.8), v(-0.9, 0.2, 0.3), v(0.2, 1.0, 0.2), 1.1));
    // A lion's skin's worth of drapery over the forearm.
    let scarf = lock(
        &[
            (on(v(9.4, 7.4, 4.4)), 1.0),
            (on(v(12.6, 6.0, 5.0)), 1.9),
            (on(v(13.6, 0.4, 4.4)), 2.0),
            (on(v(12.6, -6.0, 3.0)), 1.9),
            (on(v(13.4, -11.0, 3.6)), 0.6),
        ],
        5,
        0.25,
        v(1.0, 0.0, 0.3),
        0.7,
    )
    .zoned(Zone::Trim);
    let (at, size) = (on(v(0.3, 21.4, 0.6)), 4.7);
    let turn = upright * Quat::from_euler(EulerRot::YXZ, 0.16, 0.06, 0.0);
    let wreath = (0..20).map(|leaf| {
        let angle = 0.16 + leaf as f32 * 0.314;
        let (sin, cos) = angle.sin_cos();
        let foot = v(0.84 * sin, 0.42, -0.14 + 0.96 * cos);
        tube(&[
            (foot, 0.05),
            (foot + v(0.05 * sin + 0.10 * cos, 0.07, 0.05 * cos - 0.10 * sin), 0.10),
            (foot + v(0.05 * sin + 0.25 * cos, 0.15, 0.05 * cos - 0.25 * sin), 0.03),
        ])
    });
    let head = face(Look { stern: 1.0 })
        .join(0.1, neck(1.5, 1.2))
        .join(0.05, beard(0.45))
        .join(0.05, curls())
        .join(0.04, union(0.03, wreath).zoned(Zone::Gilt))
        .placed(at, turn, size);
    let switch = horse::tail(&[
        (v(0.0, 43.0, -18.6), 1.5),
        (v(0.0, 44.6, -22.4), 2.3),
        (v(0.6, 38.0, -26.4), 3.0),
        (v(-0.4, 26.0, -26.0), 3.1),
        (v(1.2, 14.0, -22.0), 2.4),
        (v(0.6, 4.4, -20.0), 1.0),
    ]);
    let centaur: Shape = beast.join(0.6, switch).join(0.6, right).join(0.6, left).join(0.25, scarf).join(0.3, head);
    let stands = ground(14.0, 20.0)
        .join(1.0, ellipsoid(v(0.0, FLOOR - 0.6, -9.0), v(9.0, 1.8, 8.0)).zoned(Zone::Ground))
        .join(0.6, tuft(v(-1.0, FLOOR - 0.2, 6.0), 2.6));
    Sculpture {
        shape: centaur.join(0.5, stands).placed(Vec3::ZERO, Quat::IDENTITY, 0.9),
        low: v(-20.0, 0.0, -33.0),
        high: v(20.0, 86.0, 28.0),
        faces: vec![((at + v(0.0, 0.0, 3.4)) * 0.9, 4.0)],
        levels: [21_000, 7_500, 3_500],
        ..Sculpture::default()
    }
}
