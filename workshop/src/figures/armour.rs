//! Arms in the antique manner, as painters of Baeli's century gave them to heroes: a moulded cuirass with lappets,
//! helms with crests, swords.

use crate::sculpt::forms::{block, ellipsoid, half_space, limb, lock, ring, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::{Quat, Vec3};
use std::f32::consts::TAU;
use tavoliere::figure::Zone;

/// A cuirass: the origin is the middle of the belt, the neck's rim lies 14 mm above.
pub fn cuirass() -> Shape {
    let chest = ellipsoid(v(0.0, 9.0, 0.0), v(6.7, 6.8, 4.9));
    let belly = ellipsoid(v(0.0, 3.0, 0.3), v(5.5, 6.0, 4.5));
    let muscle = ellipsoid(v(2.9, 9.9, 3.1), v(3.3, 2.7, 1.9));
    let plate = union(2.0, [chest, belly]).join(0.9, muscle);
    let keel = tube(&[(v(0.0, 13.0, 4.2), 0.5), (v(0.0, 8.0, 5.3), 0.55), (v(0.0, 2.0, 5.1), 0.5)]);
    let arch = tube(&[(v(0.6, 7.2, 5.3), 0.4), (v(2.8, 6.2, 4.9), 0.5), (v(4.9, 3.6, 3.2), 0.5)]);
    let rows = union(0.0, [5.0, 2.6].map(|y| tube(&[(v(0.4, y, 5.2), 0.32), (v(2.4, y - 0.1, 4.6), 0.32)])));
    let plate = plate.cut(0.7, [keel, arch, rows]);
    // The shoulder straps, the rims of arm and neck.
    let strap = tube(&[
        (v(3.6, 9.8, 4.9), 0.7),
        (v(4.2, 13.2, 3.0), 0.85),
        (v(4.4, 14.6, 0.0), 0.9),
        (v(4.2, 12.6, -3.4), 0.8),
    ]);
    let rim = ring(Vec3::ZERO, 3.4, 0.5).placed(v(0.0, 14.2, 0.0), Quat::from_rotation_x(0.18), 1.0);
    let belt = ring(Vec3::ZERO, 5.6, 0.7).stretched(v(1.0, 1.3, 0.86)).moved(v(0.0, -0.2, 0.2));
    let boss = ellipsoid(v(0.0, 10.8, 4.9), v(1.2, 1.3, 0.8));
    let trim = union(0.1, [strap, rim, belt, boss]).zoned(Zone::Gilt);
    plate.join(0.15, trim).mirrored()
}

/// A shoulder piece of three lames, to be set on a shoulder at +x.
pub fn pauldron() -> Shape {
    let lame = |y: f32, x: f32, size: f32| ellipsoid(v(x, y, 0.0), v(2.6, 1.7, 3.1) * size);
    let shell = union(0.12, [lame(1.0, 0.0, 1.0), lame(-0.5, 0.9, 0.94), lame(-1.9, 1.5, 0.86)]);
    let edge = ring(Vec3::ZERO, 2.6, 0.35).stretched(v(0.85, 1.0, 1.1)).placed(
        v(1.9, -2.8, 0.0),
        Quat::from_rotation_z(0.35),
        1.0,
    );
    shell.join(0.1, edge.zoned(Zone::Gilt))
}

/// Lappets hanging from a belt of the given half sides: a row of tabs, and longer straps with fringes below.
pub fn lappets(wide: f32, deep: f32, long: f32, flare: f32) -> Shape {
    const COUNT: usize = 16;
    let hang = |index: f32, length: f32, half: f32, out: f32| {
        let angle = TAU * index / COUNT as f32;
        let (sin, cos) = angle.sin_cos();
        let lean = Quat::from_rotation_y(sin.mul_add(wide, 0.0).atan2(cos * deep)) * Quat::from_rotation_x(-flare);
        let at = v(sin * (wide + out), 0.0, cos * (deep + out));
        block(v(0.0, -length * 0.5, 0.0), v(half, length * 0.5, 0.42), 0.3).placed(at, lean, 1.0)
    };
    let tabs = (0..COUNT).map(|index| {
        hang(index as f32, long * 0.36, 1.15, 0.55)
            .join(0.1, knob(index as f32, wide + 0.5, deep + 0.5, long * 0.33, flare))
    });
    let straps = (0..COUNT).map(|index| hang(index as f32 + 0.5, long, 1.12, 0.05));
    union(0.08, straps).join(0.08, union(0.08, tabs).zoned(Zone::Gilt))
}

fn knob(index: f32, wide: f32, deep: f32, down: f32, flare: f32) -> Shape {
    let (sin, cos) = (TAU * index / 16.0).sin_cos();
    sphere(v(sin * (wide + down * flare), -down, cos * (deep + down * flare)), 0.75)
}

/// An open helm in head units: skull, peak, cheek pieces, neck guard, and the comb that bears a crest.
pub fn helm() -> Shape {
    let skull = ellipsoid(v(0.0, 0.34, -0.15), v(0.88, 0.86, 1.0));
    let opening = ellipsoid(v(0.0, -0.42, 0.95), v(0.56, 0.78, 0.8));
    let shell = skull.cut(0.06, [opening, half_space(v(0.0, 1.0, 0.0), -0.42)]);
    let peak = ellipsoid(v(0.0, 0.40, 0.52), v(0.80, 0.10, 0.62))
        .cut(0.05, [ellipsoid(v(0.0, 0.10, 0.5), v(0.66, 0.28, 0.52))]);
    let band = ring(Vec3::ZERO, 0.90, 0.065).stretched(v(1.0, 1.0, 1.12)).placed(
        v(0.0, 0.36, -0.14),
        Quat::from_rotation_x(-0.06),
        1.0,
    );
    let cheek =
        ellipsoid(Vec3::ZERO, v(0.09, 0.46, 0.27)).placed(v(0.66, -0.34, 0.20), Quat::from_rotation_z(-0.16), 1.0);
    let guard = ellipsoid(v(0.0, -0.38, -0.86), v(0.78, 0.10, 0.50))
        .join(0.3, ellipsoid(v(0.0, -0.05, -0.72), v(0.74, 0.42, 0.34)));
    let scroll = tube(&[
        (v(0.86, 0.40, 0.30), 0.07),
        (v(0.92, 0.62, -0.05), 0.08),
        (v(0.84, 0.85, -0.35), 0.07),
        (v(0.74, 0.72, -0.62), 0.05),
        (v(0.82, 0.50, -0.55), 0.05),
    ]);
    let comb = tube(&[
        (v(0.0, 0.98, 0.60), 0.10),
        (v(0.0, 1.26, 0.15), 0.13),
        (v(0.0, 1.26, -0.40), 0.13),
        (v(0.0, 0.92, -0.95), 0.10),
    ]);
    let trim = union(0.04, [band, scroll, comb]).zoned(Zone::Gilt);
    union(0.06, [shell, peak, cheek, guard]).join(0.04, trim).mirrored()
}

/// A horsehair crest for [`helm`], in head units, `tall` above the comb and falling `long` behind.
pub fn crest(tall: f32, long: f32) -> Shape {
    let hairs = (0..19).map(|index| {
        let part = index as f32 / 18.0;
        // Along the comb, from above the brow over the crown to the nape.
        let (sin, cos) = (0.78 + 2.45 * part).sin_cos();
        let out = v(0.0, sin, cos);
        let foot = v(0.0, 0.34 + 0.90 * sin, -0.15 + 1.0 * cos);
        let length = tall * (0.72 + 0.42 * (3.0 * part + 0.2).sin()) + long * ramp(0.55, 1.0, part);
        let fall = v(0.0, -0.60, -0.30) * length * ramp(0.15, 1.0, part);
        let knots = [
            (foot, 0.13),
            (foot + out * length * 0.5 + fall * 0.1, 0.20),
            (foot + out * length * 0.86 + fall * 0.45, 0.18),
            (foot + out * length + fall, 0.06),
        ];
        lock(&knots, 4, 0.1, Vec3::X, 1.5)
    });
    union(0.05, hairs).zoned(Zone::Trim)
}

/// A sword: the grip's middle is the origin, the blade points along +y.
pub fn sword(long: f32) -> Shape {
    let blade = limb(v(0.0, 2.6, 0.0), v(0.0, long, 0.0), 1.35, 0.75)
        .join(0.3, limb(v(0.0, long, 0.0), v(0.0, long + 2.4, 0.0), 0.7, 0.08));
    let blade = blade.stretched(v(1.0, 1.0, 0.5)).cut(
        0.15,
        [
            tube(&[(v(0.0, 3.0, 0.85), 0.35), (v(0.0, long * 0.7, 0.75), 0.3)]),
            tube(&[(v(0.0, 3.0, -0.85), 0.35), (v(0.0, long * 0.7, -0.75), 0.3)]),
        ],
    );
    let guard =
        tube(&[(v(-4.2, 3.2, 0.0), 0.5), (v(-2.0, 2.4, 0.0), 0.65), (v(2.0, 2.4, 0.0), 0.65), (v(4.2, 3.2, 0.0), 0.5)]);
    let ends =
        union(0.1, [sphere(v(-4.3, 3.3, 0.0), 0.75), sphere(v(4.3, 3.3, 0.0), 0.75), sphere(v(0.0, -3.0, 0.0), 1.25)]);
    union(0.12, [blade, guard, ends, limb(v(0.0, -2.6, 0.0), v(0.0, 2.4, 0.0), 0.65, 0.75)]).zoned(Zone::Gilt)
}
