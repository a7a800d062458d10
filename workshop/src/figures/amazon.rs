//! The Amazon: as ancient sculptors saw her, in a short chiton that leaves a shoulder free, her bow before her, a hand
//! at the quiver. She was to win by her looks (cap. IV): she is carved as a statue, and dressed.

use super::Sculpture;
use super::head::{Look, chignon, face, neck};
use super::parts::{FLOOR, arm, fist, fold, ground, leg};
use crate::sculpt::forms::{column, ellipsoid, half_space, limb, ring, sphere, tube, v};
use crate::sculpt::shape::{ramp, union};
use glam::{EulerRot, Quat, Vec3};
use tavoliere::figure::Zone;

pub fn amazon() -> Sculpture {
    // The weight is on her right leg (-x), the left knee is loose; hips and shoulders lean against each other.
    let legs = union(
        1.2,
        [
            leg(v(-3.3, 37.6, 0.0), v(-3.9, 21.4, 1.0), v(-3.4, FLOOR + 2.0, -0.8), v(-0.35, 0.0, 1.0), 0.92),
            leg(v(3.2, 36.6, 0.3), v(4.6, 21.2, 4.4), v(5.0, FLOOR + 2.2, -1.4), v(0.55, 0.0, 1.0), 0.92),
        ],
    );
    let hips = union(
        1.6,
        [
            ellipsoid(v(0.0, 38.0, 0.0), v(6.3, 4.4, 4.4)),
            ellipsoid(v(-2.8, 36.6, -2.4), v(3.5, 3.8, 3.2)),
            ellipsoid(v(2.8, 35.8, -2.4), v(3.5, 3.8, 3.2)),
        ],
    );
    let waist = tube(&[
        (v(0.0, 38.6, 0.2), 4.9),
        (v(0.5, 44.6, 0.5), 3.7),
        (v(0.7, 50.4, 0.2), 4.4),
        (v(0.6, 54.4, -0.3), 3.4),
    ])
    .stretched(v(1.16, 1.0, 0.92));
    let shoulders = tube(&[
        (v(-6.3, 54.0, -0.5), 1.9),
        (v(-3.0, 56.2, -0.7), 1.8),
        (v(0.5, 56.8, -0.9), 2.0),
        (v(4.0, 56.6, -0.7), 1.8),
        (v(7.3, 55.2, -0.5), 1.9),
    ]);
    let breasts = [-1.0, 1.0].map(|side| ellipsoid(v(0.7 + side * 2.55, 50.6 + side * 0.4, 3.1), v(2.25, 2.3, 2.0)));
    let trunk = waist.join(1.6, hips).join(1.5, shoulders).join(0.8, union(0.3, breasts));
    let body = trunk.join(1.8, legs.clone());

    // The chiton clings above, falls in folds below; one strap over her left shoulder.
    let bodice = trunk
        .grown(0.45)
        .common(0.2, half_space(v(-0.46, 1.0, 0.10), 51.4))
        .common(0.2, half_space(v(0.0, -1.0, 0.0), -40.0))
        .displaced(0.5, |p| {
            let pull = (0.9 * p.x + 0.75 * (p.y - 44.0)).sin() * 0.25 + (1.7 * p.x - 0.5 * p.y).sin() * 0.14;
            pull * ramp(53.0, 46.0, p.y) + 0.16 * (2.4 * p.x).sin() * ramp(48.0, 44.0, p.y)
        });
    let hem = tube(&[
        (v(-6.2, 50.0, 1.0), 0.5),
        (v(-3.2, 50.4, 4.6), 0.55),
        (v(0.6, 52.2, 4.0), 0.55),
        (v(4.2, 54.6, 3.6), 0.6),
        (v(5.4, 57.4, 0.4), 0.7),
        (v(4.4, 55.6, -3.6), 0.6),
        (v(-2.0, 51.6, -4.4), 0.5),
        (v(-5.8, 49.8, -2.4), 0.5),
        (v(-6.2, 50.0, 1.0), 0.5),
    ]);
    let skirt = column(26.0, 44.6, 0.7, |y, angle| {
        let fall = ramp(45.0, 26.0, y);
        let thigh = 1.5 * ramp(0.5, 0.0, (angle - 0.55).abs()) * ramp(42.0, 30.0, y);
        let drift = angle + 0.07 * (0.4 * y).sin() + 0.02 * (y - 26.0) * angle.sin();
        5.6 + 4.3 * fall.powf(0.7)
            + thigh
            + fold(drift, 13.0) * (0.15 + 1.7 * fall)
            + 0.6 * fold(drift + 0.3, 6.0) * fall
    })
    .stretched(v(1.0, 1.0, 0.90))
    .cut(
        0.3,
        [union(
            1.0,
            [
                limb(v(-3.4, 24.0, 0.4), v(-3.4, 29.0, 0.2), 4.0, 3.6),
                limb(v(4.4, 24.0, 3.0), v(3.8, 29.0, 1.6), 4.0, 3.6),
            ],
        )],
    );
    let over = column(38.4, 45.0, 0.7, |y, angle| {
        6.4 + 0.9 * ramp(45.0, 39.0, y) + 0.55 * fold(angle + 0.2, 12.0) - 0.6 * ramp(43.6, 45.0, y)
    })
    .stretched(v(1.0, 1.0, 0.86))
    .moved(v(0.2, 0.0, 0.2));
    let belt = ring(Vec3::ZERO, 5.05, 0.6).stretched(v(1.0, 1.3, 0.88)).moved(v(0.5, 45.2, 0.4));
    let tie = union(
        0.1,
        [
            sphere(v(0.6, 45.2, 5.0), 0.9),
            tube(&[(v(0.4, 45.0, 5.2), 0.4), (v(-0.8, 42.0, 6.4), 0.45), (v(-0.6, 38.6, 6.9), 0.3)]),
            tube(&[(v(0.8, 45.0, 5.2), 0.4), (v(1.9, 42.6, 6.2), 0.45), (v(1.7, 40.0, 6.8), 0.3)]),
        ],
    );
    let dress = union(0.3, [bodice, skirt])
        .join(0.2, over)
        .join(0.15, hem)
        .zoned(Zone::Trim)
        .join(0.12, union(0.1, [belt, tie, sphere(v(5.0, 57.6, 0.6), 1.2)]).zoned(Zone::Gilt));

    let bow_hand = v(12.6, 43.2, 9.4);
    let left = arm(v(7.4, 55.0, -0.4), v(11.6, 46.8, 0.4), bow_hand + v(0.0, 0.6, -1.0), 0.94)
        .join(0.2, fist(bow_hand + v(0.1, 0.0, 0.6), v(0.12, 1.0, 0.20), v(1.0, 0.0, -0.3), 0.95));
    let quiver_hand = v(-5.6, 62.4, -5.6);
    let right = arm(v(-6.4, 54.2, -0.6), v(-12.2, 60.0, 1.6), quiver_hand + v(-0.6, 0.2, 1.2), 0.94)
        .join(0.2, fist(quiver_hand, v(-0.55, 1.0, -0.1), v(-0.2, 0.3, 1.0), 0.9));
    let tilt = Quat::from_euler(EulerRot::XYZ, 0.20, 0.0, -0.12);
    let on_bow = |y: f32, z: f32| bow_hand + v(0.1, 0.0, 0.6) + tilt * v(0.0, y, z);
    let bow = tube(&[
        (on_bow(24.5, -5.6), 0.32),
        (on_bow(22.5, -6.8), 0.5),
        (on_bow(17.0, -5.0), 0.75),
        (on_bow(9.0, -0.4), 0.95),
        (on_bow(3.0, 0.9), 0.8),
        (on_bow(0.0, 0.3), 0.85),
        (on_bow(-3.0, 0.9), 0.8),
        (on_bow(-9.0, -0.4), 0.95),
        (on_bow(-17.0, -5.0), 0.75),
        (on_bow(-22.5, -6.8), 0.5),
        (on_bow(-24.5, -5.6), 0.32),
    ]);
    let bow = bow.join(0.05, limb(on_bow(23.2, -6.4), on_bow(-23.2, -6.4), 0.36, 0.36)).zoned(Zone::Gilt);
    let (mouth, end) = (v(-4.4, 58.6, -5.8), v(3.2, 42.6, -6.0));
    let quiver = union(
        0.2,
        [
            limb(end, mouth, 1.5, 2.0),
            sphere(end, 1.7),
            limb(mouth, mouth + (mouth - end).normalize() * 0.6, 2.3, 2.3),
            union(
                0.05,
                [(-0.9, 0.3), (0.2, -0.8), (0.8, 0.6)].map(|(x, z)| {
                    limb(mouth + v(x, 0.0, z), mouth + v(x * 1.5, 5.6, z * 1.5) + (mouth - end) * 0.12, 0.38, 0.7)
                }),
            ),
            tube(&[
                (v(-5.6, 56.0, -1.0), 0.45),
                (v(-2.2, 53.0, 4.3), 0.5),
                (v(1.4, 48.6, 4.9), 0.5),
                (v(5.0, 44.8, 2.0), 0.45),
            ]),
        ],
    )
    .zoned(Zone::Gilt);
    let turn = Quat::from_euler(EulerRot::YXZ, 0.42, 0.06, 0.06);
    let (at, size) = (v(0.9, 64.4, 0.5), 4.9);
    let band = ring(Vec3::ZERO, 0.83, 0.06).stretched(v(1.0, 1.4, 1.12)).placed(
        v(0.0, 0.56, -0.14),
        Quat::from_rotation_x(-0.24),
        1.0,
    );
    let head = face(Look { stern: 0.0 })
        .join(0.1, neck(1.65, 0.86))
        .join(0.04, chignon().join(0.03, band.zoned(Zone::Gilt)))
        .placed(at, turn, size);
    // The crescent shield, the pelta, leans at her side and steadies her.
    let pelta = ellipsoid(v(0.0, 0.0, -2.0), v(8.4, 8.4, 3.2)).cut(
        0.2,
        [
            ellipsoid(v(0.0, 0.0, -3.6), v(8.0, 8.0, 3.0)),
            half_space(v(0.0, 0.0, 1.0), -1.6),
            limb(v(0.0, 10.4, -4.0), v(0.0, 10.4, 4.0), 5.6, 5.6),
        ],
    );
    let pelta = pelta.grown(0.25).join(0.2, sphere(v(0.0, -1.8, 0.9), 1.7)).zoned(Zone::Gilt).placed(
        v(-9.6, 11.2, 1.4),
        Quat::from_euler(EulerRot::YXZ, -0.75, -0.22, 0.0),
        1.0,
    );
    let woman = body
        .join(0.2, dress)
        .join(0.5, left)
        .join(0.5, right)
        .join(0.12, bow)
        .join(0.15, quiver)
        .join(0.15, pelta)
        .join(0.3, head);
    Sculpture {
        shape: woman.join(0.5, ground(15.5, 15.5)),
        low: v(-20.0, 0.0, -17.0),
        high: v(20.0, 74.0, 22.0),
        faces: vec![(v(2.0, 63.6, 4.0), 4.2)],
        levels: [19_000, 7_000, 3_000],
        ..Sculpture::default()
    }
}
