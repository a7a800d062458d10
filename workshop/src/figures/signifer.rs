//! The Signifer: a man unarmed (cap. IV), who bears the standard.

use super::Sculpture;
use super::head::{Look, curls, face, neck};
use super::parts::{FLOOR, arm, fist, fold, ground, leg, rod};
use crate::sculpt::forms::{cloth, column, ellipsoid, limb, ring, sphere, tube, v};
use crate::sculpt::shape::{ramp, union};
use glam::{Quat, Vec3};
use std::f32::consts::{PI, TAU};
use tavoliere::figure::Zone;

pub fn signifer() -> Sculpture {
    let legs = union(
        0.8,
        [
            leg(v(-3.2, 33.0, 0.0), v(-4.4, 19.4, 2.6), v(-4.8, FLOOR + 2.0, 0.4), v(-0.35, 0.0, 1.0), 1.04),
            leg(v(3.2, 33.0, 0.0), v(4.4, 19.2, 0.6), v(5.4, FLOOR + 2.0, -3.2), v(0.5, 0.0, 1.0), 1.04),
        ],
    );
    let boots = [(v(-4.8, FLOOR + 2.0, 0.4), v(-4.4, 19.4, 2.6)), (v(5.4, FLOOR + 2.0, -3.2), v(4.4, 19.2, 0.6))].map(
        |(ankle, knee): (Vec3, Vec3)| {
            let on = |part: f32| ankle.lerp(knee, part);
            let laces = union(
                0.0,
                [0.18, 0.32, 0.46].map(|part| {
                    ring(Vec3::ZERO, 1.55 + part * 1.5, 0.42).placed(
                        on(part) + v(0.0, 0.0, -0.3 * part),
                        Quat::from_rotation_x(0.25),
                        1.0,
                    )
                }),
            );
            let cuff = ring(Vec3::ZERO, 2.35, 0.65).placed(on(0.62) + v(0.0, 0.0, -0.3), Quat::IDENTITY, 1.0);
            union(0.1, [laces, cuff]).zoned(Zone::Gilt)
        },
    );
    let trunk = union(
        1.6,
        [
            tube(&[
                (v(0.0, 35.0, 0.0), 5.4),
                (v(0.0, 41.0, 0.3), 4.7),
                (v(0.0, 47.4, 0.2), 5.4),
                (v(0.0, 51.0, -0.2), 4.2),
            ])
            .stretched(v(1.12, 1.0, 0.86)),
            tube(&[(v(-7.0, 51.4, -0.4), 2.4), (v(0.0, 53.2, -0.8), 2.5), (v(7.0, 51.0, -0.4), 2.4)]),
        ],
    )
    .displaced(0.4, |p| {
        (0.26 * (1.3 * p.x + 0.9 * (p.y - 40.0)).sin() + 0.16 * (2.3 * p.x - 0.5 * p.y).sin()) * ramp(52.0, 46.0, p.y)
    });
    let skirt = column(22.5, 41.4, 0.7, |y, angle| {
        let fall = ramp(42.0, 22.5, y);
        let stride = 1.3 * ramp(0.7, 0.0, (angle + 0.5).abs()) * fall;
        5.4 + 4.4 * fall.powf(0.8) + stride + fold(angle + 0.08 * (0.4 * y).sin(), 12.0) * (0.2 + 1.5 * fall)
    })
    .cut(
        0.4,
        [union(
            1.0,
            [
                limb(v(-4.2, 20.0, 1.6), v(-3.6, 25.6, 0.6), 4.4, 3.4),
                limb(v(4.2, 20.0, 0.4), v(3.6, 25.6, 0.2), 4.4, 3.4),
            ],
        )],
    );
    let belt = ring(Vec3::ZERO, 5.5, 0.75).stretched(v(1.0, 1.2, 0.88)).moved(v(0.0, 41.2, 0.2)).zoned(Zone::Gilt);
    let collar =
        ring(Vec3::ZERO, 2.9, 0.7).placed(v(0.0, 54.8, -0.2), Quat::from_rotation_x(0.2), 1.0).zoned(Zone::Gilt);

    // The right hand (-x) holds the staff high, the left rests on the hip.
    let foot = v(-12.2, FLOOR - 0.4, 8.2);
    let top = v(-10.4, 84.0, 5.0);
    let on_staff = |y: f32| foot.lerp(top, (y - foot.y) / (top.y - foot.y));
    let hand = on_staff(49.6);
    let right = arm(v(-7.4, 51.2, -0.4), v(-12.6, 43.4, 0.2), hand + v(-0.4, -0.6, -1.4), 1.06)
        .join(0.2, fist(hand, top - foot, v(-0.8, 0.0, -0.6), 1.08));
    let left = arm(v(7.4, 51.0, -0.4), v(13.4, 43.8, -2.6), v(7.2, 38.6, 1.6), 1.06)
        .join(0.4, ellipsoid(v(6.2, 37.8, 2.0), v(1.9, 1.4, 1.6)));
    let sleeves = union(
        0.3,
        [
            tube(&[(v(-6.8, 51.6, -0.4), 2.9), (v(-9.4, 48.2, -0.1), 3.1)]),
            tube(&[(v(6.8, 51.4, -0.4), 2.9), (v(9.6, 48.0, -1.2), 3.1)]),
        ],
    )
    .displaced(0.4, |p| 0.28 * (2.6 * p.z + 1.2 * p.y).sin());

    let staff = union(
        0.15,
        [
            rod(foot, top, 0.85),
            sphere(foot + v(0.0, 0.8, 0.0), 1.3),
            sphere(top, 1.5),
            limb(top + v(0.0, 1.0, 0.0), top + v(0.0, 5.6, 0.0), 1.15, 0.1),
            ring(on_staff(80.6), 0.9, 0.5),
            ring(on_staff(58.4), 0.9, 0.5),
        ],
    )
    .zoned(Zone::Gilt);
    // The flag streams back from the staff, over his shoulder, in two tails.
    let flag_at = |u: f32, w: f32| {
        let pole = on_staff(79.6 - 20.0 * w);
        let tails = 1.0 - 0.24 * ramp(0.45, 0.0, (w - 0.5).abs()) * ramp(0.55, 1.0, u);
        let along = u * tails;
        let wave = 2.3 * (along * 7.4 + 0.7 * w).sin() * ramp(0.0, 0.35, along);
        pole + v(
            9.5 * along + wave * 0.8,
            -2.6 * along * along + 0.9 * (along * 5.0).sin() * along,
            -25.5 * along + wave * 0.5,
        )
    };
    let flag = cloth(34, 16, move |u, w| (flag_at(u, w), 0.55));
    let border = |w: f32| tube(&(0..=14).map(|step| (flag_at(step as f32 / 14.0, w), 0.85)).collect::<Vec<_>>());
    let tip = tube(&(0..=12).map(|step| (flag_at(1.0, step as f32 / 12.0), 0.85)).collect::<Vec<_>>());
    // A sun in the field.
    let rays = (0..8).map(|index| {
        let (sin, cos) = (TAU * index as f32 / 8.0).sin_cos();
        let at = |far: f32| flag_at(0.40 + 0.20 * far * sin, 0.5 + 0.30 * far * cos);
        limb(at(0.45), at(1.0), 0.85, 0.55)
    });
    let sun = union(0.1, rays).join(0.2, ellipsoid(flag_at(0.40, 0.5), v(1.4, 2.3, 2.3)));
    let flag = flag.zoned(Zone::Trim).join(0.12, union(0.1, [border(0.0), border(1.0), tip, sun]).zoned(Zone::Gilt));
    // A short cloak behind.
    let cloak = cloth(52, 16, |u, w| {
        let angle = PI + (u - 0.5) * 2.0 * 1.25;
        let radius = 7.4 + 4.4 * w + fold(angle + 0.15 * (3.0 * w).sin(), 9.0) * (0.4 + 3.0 * w);
        (v(radius * angle.sin() * (1.0 - 0.1 * w), 53.0 - 34.0 * w, 0.74 * radius * angle.cos() - 0.4 - 1.6 * w), 0.6)
    })
    .zoned(Zone::Trim);
    let (at, size) = (v(0.2, 60.9, 0.7), 5.3);
    let head = face(Look { stern: 0.35 }).join(0.1, neck(1.6, 1.0)).join(0.05, curls()).placed(
        at,
        Quat::from_rotation_y(-0.18) * Quat::from_rotation_x(-0.08),
        size,
    );
    let man = trunk
        .join(0.5, skirt)
        .join(0.4, legs)
        .join(0.12, union(0.1, boots))
        .join(0.15, belt)
        .join(0.35, cloak)
        .join(0.4, union(0.2, [right, left]).join(0.3, sleeves))
        .join(0.12, collar)
        .join(0.15, staff)
        .join(0.12, flag)
        .join(0.25, head);
    Sculpture {
        shape: man.join(0.5, ground(16.0, 15.0)),
        low: v(-20.0, 0.0, -25.0),
        high: v(19.0, 91.0, 19.0),
        faces: vec![(v(-0.6, 60.2, 5.0), 4.4)],
        levels: [19_000, 7_000, 3_500],
        ..Sculpture::default()
    }
}
