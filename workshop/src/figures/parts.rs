//! What several figures have: the ground they stand on, arms, legs, hands, folds.

use crate::sculpt::forms::{Knot, ellipsoid, lathe, limb, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::{Quat, Vec3};
use tavoliere::figure::Zone;

/// Where the top of the ground lies.
pub const FLOOR: f32 = 3.0;

/// The ground: an oval of half sides `wide` and `long`, hewn with a gouge.
pub fn ground(wide: f32, long: f32) -> Shape {
    let edge = [(0.0, 0.0), (21.6, 0.0), (22.0, 0.6), (22.0, 1.9), (21.2, 2.7), (0.0, 2.9)];
    lathe(&edge, 0.0)
        .stretched(v(wide / 22.0, 1.0, long / 22.0))
        .displaced(0.35, |p| {
            let hewn =
                (0.9 * p.x + 1.3 * (0.5 * p.z).sin()).sin() * 0.16 + (1.1 * p.z + 0.8 * (0.6 * p.x).sin()).sin() * 0.14;
            hewn * ramp(2.2, 2.8, p.y)
        })
        .zoned(Zone::Ground)
}

/// A tuft of grass or a stone's worth of ground, to carry what does not touch it.
pub fn tuft(at: Vec3, size: f32) -> Shape {
    let blades = (0..7).map(|blade| {
        let (sin, cos) = (blade as f32 * 2.4).sin_cos();
        let spread = size * (0.25 + 0.08 * blade as f32);
        let foot = at + v(sin, 0.0, cos) * spread * 0.5;
        limb(foot, at + v(sin * spread, size * (1.5 - 0.13 * blade as f32), cos * spread), size * 0.24, size * 0.06)
    });
    union(0.3, blades).zoned(Zone::Ground)
}

/// An arm from the shoulder to the wrist.
pub fn arm(shoulder: Vec3, elbow: Vec3, wrist: Vec3, size: f32) -> Shape {
    let upper = tube(&[
        (shoulder, 2.5 * size),
        (shoulder.lerp(elbow, 0.30), 2.35 * size),
        (shoulder.lerp(elbow, 0.60), 2.15 * size),
        (elbow, 1.75 * size),
    ]);
    let fore = tube(&[
        (elbow, 1.75 * size),
        (elbow.lerp(wrist, 0.28), 2.0 * size),
        (elbow.lerp(wrist, 0.7), 1.45 * size),
        (wrist, 1.15 * size),
    ]);
    union(0.5 * size, [upper, fore])
}

/// A bare leg from the hip to the ankle, with knee and calf; the foot looks along `toes`.
pub fn leg(hip: Vec3, knee: Vec3, ankle: Vec3, toes: Vec3, size: f32) -> Shape {
    let thigh = tube(&[
        (hip, 4.1 * size),
        (hip.lerp(knee, 0.3), 4.0 * size),
        (hip.lerp(knee, 0.7), 3.1 * size),
        (knee, 2.45 * size),
    ]);
    let back = -toes.normalize();
    let shin = tube(&[
        (knee, 2.35 * size),
        (knee.lerp(ankle, 0.28) + back * 0.55 * size, 2.5 * size),
        (knee.lerp(ankle, 0.6) + back * 0.2 * size, 1.9 * size),
        (ankle, 1.3 * size),
    ]);
    let cap = ellipsoid(knee - back * 1.15 * size, Vec3::splat(1.7 * size));
    union(0.9 * size, [thigh, shin, cap]).join(0.7 * size, foot(ankle, toes, size))
}

/// A foot under an ankle.
pub fn foot(ankle: Vec3, toes: Vec3, size: f32) -> Shape {
    let ahead = toes.normalize();
    let sole = ankle.y - 1.6 * size;
    let on = |along: f32, height: f32| (ankle + ahead * along * size).with_y(sole + height * size);
    let body = tube(&[
        (on(-0.9, 1.1), 1.15 * size),
        (on(1.2, 1.3), 1.25 * size),
        (on(3.3, 0.8), 1.15 * size),
        (on(4.6, 0.6), 0.75 * size),
    ]);
    union(0.5 * size, [body, limb(ankle, on(0.8, 1.3), 1.3 * size, 1.3 * size)])
}

/// A fist about a rod: the rod lies along `rod`, the back of the hand looks along `back`; fingers and thumb close
/// round it.
pub fn fist(at: Vec3, rod: Vec3, back: Vec3, size: f32) -> Shape {
    let up = rod.normalize();
    let out = (back - up * back.dot(up)).normalize_or(up.any_orthonormal_vector());
    let side = up.cross(out);
    let on = |a: f32, b: f32, c: f32| at + (side * a + up * b + out * c) * size;
    let finger = |height: f32| -> [Knot; 5] {
        [
            (on(-1.2, height, 0.9), 0.52 * size),
            (on(0.2, height, 1.35), 0.55 * size),
            (on(1.3, height, 0.6), 0.52 * size),
            (on(1.2, height, -0.7), 0.5 * size),
            (on(0.1, height, -1.2), 0.42 * size),
        ]
    };
    let fingers = [-1.35f32, -0.45, 0.45, 1.35].map(|height| tube(&finger(height)));
    let palm = limb(on(-1.1, -0.9, 0.35), on(-1.1, 0.9, 0.35), 0.95 * size, 1.0 * size);
    let thumb = tube(&[
        (on(-1.3, 1.2, -0.2), 0.6 * size),
        (on(-0.3, 1.9, -1.0), 0.55 * size),
        (on(0.9, 1.5, -1.25), 0.42 * size),
    ]);
    union(0.12 * size, fingers).join(0.25 * size, palm).join(0.15 * size, thumb)
}

/// The height of folds that fall: sharp ridges and round valleys, `count` of them in a full turn of `angle`.
pub fn fold(angle: f32, count: f32) -> f32 {
    let wave = 0.5 + 0.5 * (count * angle).cos();
    wave * wave * (0.35 + 0.65 * wave) - 0.35
}

/// A row of beads along a curve's knots.
pub fn beads(places: impl IntoIterator<Item = Vec3>, radius: f32) -> Shape {
    union(0.1, places.into_iter().map(|place| sphere(place, radius)))
}

/// A rod.
pub fn rod(from: Vec3, to: Vec3, radius: f32) -> Shape {
    limb(from, to, radius, radius)
}

/// A strong man's bare trunk: the origin is the navel's height, the shoulders lie 13 mm above it.
pub fn torso() -> Shape {
    let chest = ellipsoid(v(0.0, 9.6, 0.0), v(6.3, 5.6, 4.3));
    let belly = tube(&[(v(0.0, -4.0, 0.2), 5.0), (v(0.0, 1.0, 0.3), 4.4), (v(0.0, 6.0, 0.2), 4.9)])
        .stretched(v(1.12, 1.0, 0.86));
    let breast = ellipsoid(Vec3::ZERO, v(3.2, 2.4, 1.7)).placed(v(2.9, 10.4, 3.1), Quat::from_rotation_z(0.18), 1.0);
    let back = ellipsoid(v(4.0, 7.4, -1.6), v(2.6, 5.6, 3.0));
    let slope = tube(&[(v(0.0, 17.0, -1.2), 2.3), (v(3.2, 14.6, -1.2), 2.2), (v(6.6, 13.0, -0.6), 2.2)]);
    let cap = ellipsoid(v(7.4, 12.0, -0.3), v(2.5, 2.9, 2.7));
    let body = union(1.8, [chest, belly]).join(0.9, breast).join(1.2, back).join(1.3, slope).join(0.8, cap);
    let line = tube(&[(v(0.0, 13.0, 4.6), 0.5), (v(0.0, 7.6, 4.8), 0.55), (v(0.0, 0.0, 4.6), 0.45)]);
    let arch = tube(&[(v(0.5, 7.2, 4.9), 0.4), (v(2.8, 5.8, 4.4), 0.5), (v(4.8, 2.6, 2.8), 0.45)]);
    let rows = union(0.0, [4.4, 1.9].map(|y| tube(&[(v(0.4, y, 4.7), 0.32), (v(2.5, y, 4.0), 0.32)])));
    let groin = tube(&[(v(5.4, -0.6, 1.6), 0.4), (v(3.2, -2.8, 4.0), 0.5), (v(0.8, -5.2, 4.8), 0.4)]);
    let spine = tube(&[(v(0.0, 14.0, -4.0), 0.7), (v(0.0, 7.0, -4.9), 0.8), (v(0.0, -1.0, -4.4), 0.7)]);
    let bone = tube(&[(v(0.7, 13.2, 2.7), 0.4), (v(3.6, 13.8, 1.6), 0.4), (v(6.6, 13.4, 0.2), 0.35)]);
    let nipple = sphere(v(3.7, 9.6, 4.3), 0.45);
    body.cut(0.8, [line, arch, rows, groin, spine])
        .cut(0.2, [sphere(v(0.0, 0.2, 4.7), 0.5)])
        .join(0.9, bone)
        .join(0.3, nipple)
        .mirrored()
}
