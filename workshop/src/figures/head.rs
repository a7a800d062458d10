//! Human heads. The unit is half a head's height; the middle of the head is the origin and it looks along +z.

use crate::sculpt::forms::{Knot, ellipsoid, limb, lock, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::{Quat, Vec3};

/// What differs from face to face.
#[derive(Clone, Copy)]
pub struct Look {
    /// 0 a woman's or a boy's soft face, 1 an old king's: brow, cheekbones, nose.
    pub stern: f32,
}

/// A face with skull and ears, without hair.
pub fn face(look: Look) -> Shape {
    let stern = look.stern;
    let skull = ellipsoid(v(0.0, 0.24, -0.14), v(0.75, 0.76, 0.88));
    let mask = ellipsoid(v(0.0, -0.20, 0.13), v(0.60, 0.80, 0.65));
    let cheek = ellipsoid(v(0.37, -0.13, 0.46), v(0.25, 0.22, 0.27));
    let jaw = limb(v(0.44, -0.42, 0.02), v(0.13, -0.84, 0.46), 0.13 + 0.05 * stern, 0.15);
    let chin = ellipsoid(v(0.0, -0.85, 0.53), v(0.19 + 0.03 * stern, 0.17, 0.20));
    let head = union(0.30, [skull, mask]).join(0.22, cheek).join(0.30, jaw).join(0.22, chin);

    // The brow overhangs the sockets: it is the shadow there that makes a look.
    let low = 0.015 * stern;
    let brow = tube(&[
        (v(0.05, 0.20 - low, 0.80), 0.05),
        (v(0.20, 0.24 - low, 0.80), 0.070 + 0.008 * stern),
        (v(0.38, 0.25, 0.72), 0.075 + 0.01 * stern),
        (v(0.55, 0.14, 0.54), 0.05),
    ]);
    let head = head.join(0.14, brow);
    let socket = ellipsoid(v(0.305, 0.045, 0.90), v(0.205, 0.125, 0.20));
    let inner = sphere(v(0.13, 0.06, 0.84), 0.075);
    let temple = ellipsoid(v(0.86, 0.12, 0.38), v(0.18, 0.28, 0.28));
    let under = tube(&[(v(0.22, -0.30, 0.95), 0.03), (v(0.34, -0.48, 0.84), 0.05), (v(0.40, -0.66, 0.68), 0.04)]);
    let head = head.cut(0.11, [socket, inner]).cut(0.25, [temple]).cut(0.14 + 0.05 * stern, [under]);

    let bridge = tube(&[
        (v(0.0, 0.20, 0.76), 0.085),
        (v(0.0, 0.03, 0.83 + 0.04 * stern), 0.085),
        (v(0.0, -0.14, 0.90 + 0.06 * stern), 0.095),
        (v(0.0, -0.25 - 0.02 * stern, 0.95 + 0.05 * stern), 0.115),
    ]);
    let wing = ellipsoid(v(0.125, -0.275, 0.86), v(0.08, 0.075, 0.11));
    let nose = union(0.07, [bridge, wing]).cut(0.04, [ellipsoid(v(0.065, -0.36, 0.91), v(0.035, 0.04, 0.06))]);
    let head = head.join(0.10, nose);

    let mouth = ellipsoid(v(0.0, -0.57, 0.60), v(0.33, 0.23, 0.24));
    let upper = tube(&[
        (v(0.0, -0.525, 0.86), 0.045),
        (v(0.075, -0.50, 0.855), 0.05),
        (v(0.18, -0.535, 0.80), 0.045),
        (v(0.27, -0.575, 0.70), 0.015),
    ]);
    let lower = tube(&[(v(0.0, -0.645, 0.835), 0.062), (v(0.12, -0.635, 0.81), 0.055), (v(0.24, -0.59, 0.72), 0.018)]);
    let parting = tube(&[
        (v(0.0, -0.583, 0.915), 0.024),
        (v(0.09, -0.570, 0.895), 0.024),
        (v(0.19, -0.578, 0.83), 0.022),
        (v(0.30, -0.590, 0.70), 0.02),
    ]);
    let hollow = ellipsoid(v(0.0, -0.745, 0.80), v(0.17, 0.045, 0.07));
    let channel = ellipsoid(v(0.0, -0.43, 0.93), v(0.03, 0.055, 0.05));
    let head =
        head.join(0.20, mouth).join(0.05, upper).join(0.05, lower).cut(0.04, [parting]).cut(0.08, [hollow, channel]);

    let ball = ellipsoid(v(0.305, 0.035, 0.618), v(0.18, 0.160, 0.185));
    let over = tube(&[
        (v(0.135, 0.01, 0.755), 0.022),
        (v(0.20, 0.120, 0.805), 0.034),
        (v(0.31, 0.155, 0.81), 0.036),
        (v(0.42, 0.110, 0.755), 0.034),
        (v(0.51, 0.0, 0.655), 0.022),
    ]);
    let lid = tube(&[
        (v(0.135, 0.01, 0.755), 0.02),
        (v(0.23, -0.070, 0.785), 0.024),
        (v(0.34, -0.085, 0.775), 0.024),
        (v(0.44, -0.050, 0.72), 0.022),
        (v(0.51, 0.0, 0.655), 0.02),
    ]);
    let pupil = sphere(v(0.300, 0.045, 0.822), 0.055);
    let head = head.join(0.03, ball).join(0.035, over).join(0.035, lid).cut(0.02, [pupil]);

    let shell =
        ellipsoid(Vec3::ZERO, v(0.075, 0.22, 0.14)).cut(0.04, [ellipsoid(v(0.06, 0.02, 0.03), v(0.05, 0.14, 0.075))]);
    let ear = shell.placed(v(0.745, -0.03, -0.08), Quat::from_euler(glam::EulerRot::YXZ, -0.5, -0.15, -0.12), 1.0);
    head.join(0.05, ear).mirrored()
}

/// A neck that bears the head: from behind the jaw down to `depth` below the middle.
pub fn neck(depth: f32, thick: f32) -> Shape {
    let column = limb(v(0.0, -0.35, -0.14), v(0.0, -depth, -0.26), 0.43 * thick, 0.50 * thick);
    let cord = tube(&[(v(0.46, -0.35, -0.12), 0.10), (v(0.30, -0.95, 0.0), 0.11), (v(0.08, -depth, 0.16), 0.10)]);
    union(0.2, [column, cord.mirrored()])
}

/// A moustache and a full beard that ends `long` below the chin.
pub fn beard(long: f32) -> Shape {
    let mut locks = Vec::new();
    let up = Vec3::Z;
    // Rows of locks from the cheeks inward, each lying over the one behind.
    for (row, (out, back)) in
        [(0.0, 0.0), (0.16, 0.02), (0.32, 0.08), (0.47, 0.2), (0.57, 0.36)].into_iter().enumerate()
    {
        let foot = -0.98 - long * (1.0 - 0.16 * row as f32);
        let curl = if row % 2 == 0 { 0.06 } else { -0.06 };
        let knots: [Knot; 5] = [
            (v(out * 1.12, -0.62 + 0.42 * out, 0.66 - back), 0.09),
            (v(out * 1.18, -0.86 + 0.22 * out, 0.70 - back), 0.15),
            (v(out * 0.98 + curl * 0.5, -1.05 - long * 0.3, 0.70 - back), 0.15),
            (v(out * 0.66 + curl, foot * 0.6 - 0.45, 0.66 - back * 0.8), 0.12),
            (v(out * 0.40, foot, 0.56 - back * 0.5), 0.03),
        ];
        locks.push(lock(&knots, 4, 0.35, up, 0.8));
    }
    let side = lock(
        &[
            (v(0.68, 0.10, 0.10), 0.07),
            (v(0.66, -0.25, 0.14), 0.12),
            (v(0.58, -0.60, 0.22), 0.16),
            (v(0.44, -0.95, 0.34), 0.14),
            (v(0.30, -1.2, 0.40), 0.03),
        ],
        4,
        0.3,
        Vec3::X,
        0.8,
    );
    let mass = union(
        0.25,
        [
            ellipsoid(v(0.0, -0.98, 0.42), v(0.44, 0.36 + 0.3 * long, 0.30)),
            limb(v(0.55, -0.45, 0.12), v(0.2, -0.95, 0.36), 0.14, 0.2),
        ],
    );
    let mouth = ellipsoid(v(0.0, -0.62, 0.90), v(0.25, 0.12, 0.24));
    let whisker = lock(
        &[
            (v(0.03, -0.43, 0.92), 0.06),
            (v(0.16, -0.48, 0.90), 0.085),
            (v(0.32, -0.60, 0.78), 0.075),
            (v(0.44, -0.74, 0.68), 0.05),
            (v(0.46, -0.86, 0.64), 0.02),
        ],
        3,
        0.25,
        Vec3::Z,
        0.8,
    );
    union(0.06, locks.into_iter().chain([side])).join(0.10, mass).cut(0.08, [mouth]).join(0.04, whisker).mirrored()
}

/// Hair combed back from the brow, falling to the shoulders in locks that end `long` below the middle of the head.
pub fn mane(long: f32) -> Shape {
    let cap = ellipsoid(v(0.0, 0.30, -0.18), v(0.80, 0.80, 0.92))
        .cut(0.10, [ellipsoid(v(0.0, -0.28, 0.95), v(0.70, 0.86, 0.92))]);
    let cap = cap.displaced(0.05, |p| {
        let angle = p.x.abs().atan2(0.9 - p.z);
        0.035 * (46.0 * angle + 2.0 * (2.5 * p.y).sin()).sin() * ramp(-1.0, 0.2, p.y)
    });
    let mut locks = vec![cap];
    for index in 0..7 {
        let part = index as f32 / 6.0;
        let angle = 0.98 + part * 2.0;
        let (sin, cos) = angle.sin_cos();
        let on = |radius: f32, y: f32, swing: f32| {
            v(radius * (angle + swing).sin(), y, -0.18 + radius * (angle + swing).cos() * 1.12)
        };
        let swing = if index % 2 == 0 { 0.07 } else { -0.06 };
        let start = v(0.60 * sin, 0.62, -0.16 + 0.66 * cos);
        let knots = [
            (start, 0.10),
            (on(0.80, 0.22, 0.0), 0.15),
            (on(0.84, -0.30, swing), 0.18),
            (on(0.82 + 0.06 * part, -0.30 - (long - 0.3) * 0.55, -swing), 0.18),
            (on(0.80 + 0.10 * part, -long, swing * 1.5), 0.04),
        ];
        locks.push(lock(&knots, 4, 0.4, v(sin, 0.0, cos), 0.75));
    }
    union(0.05, locks).mirrored()
}

/// A page's hair: straight, cut in a fringe over the brow and level below the ears, rolled inward.
pub fn bob() -> Shape {
    let cap = ellipsoid(v(0.0, 0.28, -0.16), v(0.80, 0.80, 0.92));
    let opening = union(
        0.2,
        [ellipsoid(v(0.0, -0.35, 1.0), v(0.64, 0.86, 0.90)), ellipsoid(v(0.0, -1.2, 0.8), v(0.55, 0.6, 0.6))],
    );
    let mut parts = vec![cap.cut(0.08, [opening])];
    for index in 0..8 {
        let part = index as f32 / 7.0;
        let angle = 0.98 + part * 2.1;
        let (sin, cos) = angle.sin_cos();
        let sway = 0.05 * if index % 2 == 0 { 1.0 } else { -1.0 };
        let on = |radius: f32, y: f32| v(radius * (angle + sway * (1.0 - y)).sin(), y, -0.16 + radius * cos * 1.10);
        let knots = [
            (v(0.06 * sin, 1.08, -0.16 + 0.08 * cos), 0.06),
            (on(0.62, 0.80), 0.14),
            (on(0.84, 0.25), 0.16),
            (on(0.90, -0.30), 0.17),
            (on(0.98, -0.66), 0.19),
            (on(0.90, -0.86), 0.14),
            (on(0.72, -0.84), 0.05),
        ];
        parts.push(lock(&knots, 4, 0.2, v(sin, 0.0, cos), 0.6));
    }
    for index in 0..4 {
        let x = 0.08 + 0.165 * index as f32;
        let sway = 0.03 * if index % 2 == 0 { 1.0 } else { -1.0 };
        let knots = [
            (v(x * 0.2, 1.07, -0.06), 0.06),
            (v(x * 0.8, 0.93, 0.42), 0.11),
            (v(x * 1.05, 0.64, 0.70 - 0.34 * x * x), 0.115),
            (v(x * 1.1 + sway, 0.36, 0.79 - 0.48 * x * x), 0.04),
        ];
        parts.push(lock(&knots, 3, 0.15, Vec3::Z, 0.55));
    }
    union(0.06, parts).mirrored()
}

/// A woman's hair, parted and waved, gathered in a knot behind.
pub fn chignon() -> Shape {
    let cap = ellipsoid(v(0.0, 0.30, -0.18), v(0.79, 0.80, 0.90))
        .cut(0.08, [ellipsoid(v(0.0, -0.26, 0.98), v(0.62, 0.86, 0.88))]);
    // Combed from the parting to the knot.
    let cap = cap.displaced(0.06, |p| {
        let across = p.x.abs().atan2((p.y - 0.2).max(0.05));
        let comb = (21.0 * across + 1.3 * (5.0 * p.z).sin()).sin();
        0.035 * comb * ramp(0.06, 0.2, p.x.abs()) - 0.05 * ramp(0.07, 0.0, p.x.abs()) * ramp(0.2, 0.6, p.y)
    });
    // Rolls from the brow over the ears to the nape.
    let roll = |rise: f32, thick: f32| {
        lock(
            &[
                (v(0.04, 0.78 + rise, 0.58 - 0.5 * rise), 0.05),
                (v(0.30, 0.64 + rise, 0.62 - 0.4 * rise), thick),
                (v(0.62, 0.34 + rise, 0.40 - 0.3 * rise), thick * 1.15),
                (v(0.80, 0.06 + 0.7 * rise, -0.05), thick * 1.15),
                (v(0.70, -0.10 + 0.5 * rise, -0.56), thick),
                (v(0.28, 0.0, -0.98), thick * 0.8),
            ],
            4,
            1.2,
            v(0.7, 0.6, 0.4),
            0.85,
        )
    };
    let curl = lock(
        &[
            (v(0.70, -0.10, -0.14), 0.08),
            (v(0.66, -0.45, -0.22), 0.10),
            (v(0.52, -0.80, -0.16), 0.09),
            (v(0.60, -1.12, -0.02), 0.03),
        ],
        3,
        0.6,
        Vec3::X,
        0.8,
    );
    let knot = (0..5).map(|index| {
        let turn = index as f32 * 1.2566;
        let on = |out: f32, angle: f32, z: f32| v(out * angle.sin(), 0.06 + out * angle.cos(), z);
        lock(
            &[
                (on(0.10, turn, -0.98), 0.10),
                (on(0.28, turn, -1.12), 0.15),
                (on(0.24, turn + 1.2, -1.32), 0.13),
                (on(0.04, turn + 1.9, -1.36), 0.06),
            ],
            3,
            0.5,
            Vec3::Z,
            0.8,
        )
    });
    union(0.05, [cap, roll(0.0, 0.13), roll(0.17, 0.12), curl]).mirrored().join(0.06, union(0.04, knot))
}

/// Short hair in curls, brushed forward.
pub fn curls() -> Shape {
    let cap = ellipsoid(v(0.0, 0.30, -0.18), v(0.80, 0.79, 0.90))
        .cut(0.08, [ellipsoid(v(0.0, -0.32, 0.98), v(0.66, 0.86, 0.88))]);
    let mut parts = vec![cap];
    for row in 0..5 {
        let rise = 0.15 + 0.30 * row as f32;
        for index in 0..7 {
            let angle = 0.12 + 0.46 * index as f32 + 0.2 * (row % 2) as f32;
            if rise < 0.6 && angle < 0.75 {
                continue;
            }
            let on = |rise: f32, angle: f32, out: f32| {
                let (high, flat) = rise.sin_cos();
                v(
                    0.78 * out * flat * angle.sin(),
                    0.28 + 0.80 * out * high - 0.14 * (angle * 0.5),
                    -0.16 + 0.92 * out * flat * angle.cos(),
                )
            };
            let turn = if (index + row) % 2 == 0 { 0.20 } else { -0.20 };
            let knots = [
                (on(rise + 0.24, angle, 0.98), 0.09),
                (on(rise + 0.08, angle + turn, 1.06), 0.12),
                (on(rise - 0.14, angle + turn * 0.4, 1.06), 0.10),
                (on(rise - 0.16, angle - turn * 0.7, 1.02), 0.04),
            ];
            parts.push(lock(&knots, 3, 0.4, v(angle.sin(), 0.6, angle.cos()), 0.75));
        }
    }
    union(0.05, parts).mirrored()
}
