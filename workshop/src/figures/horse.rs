//! A horse in parts, for those that are horses, ride them or grow out of them. It stands at z = 0 between fore and
//! hind legs, its withers about 46 mm high.

use super::parts::beads;
use crate::sculpt::forms::{Knot, block, ellipsoid, half_space, limb, lock, sphere, tube, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::{Quat, Vec3, vec3};
use tavoliere::figure::Zone;

/// Where a leg's joints lie, from above.
pub struct Leg {
    /// Elbow or stifle.
    pub top: Vec3,
    /// Knee or hock.
    pub middle: Vec3,
    /// The joint above the hoof.
    pub fetlock: Vec3,
    /// The middle of the hoof's sole.
    pub sole: Vec3,
    /// How far the hoof is tipped up, degrees.
    pub tip: f32,
}

/// The trunk, without neck and legs.
pub fn trunk() -> Shape {
    let barrel = tube(&[
        (v(0.0, 38.2, 11.0), 7.6),
        (v(0.0, 36.4, 3.0), 8.0),
        (v(0.0, 37.0, -5.0), 7.6),
        (v(0.0, 39.2, -13.0), 7.4),
    ]);
    let breast = ellipsoid(v(2.8, 37.0, 14.6), v(3.7, 5.4, 4.4));
    let shoulder = ellipsoid(Vec3::ZERO, v(2.6, 8.2, 4.2)).placed(v(5.2, 38.0, 10.2), Quat::from_rotation_x(0.35), 1.0);
    let haunch = ellipsoid(Vec3::ZERO, v(3.9, 9.2, 6.9)).placed(v(4.1, 38.2, -12.6), Quat::from_rotation_x(-0.25), 1.0);
    let croup = ellipsoid(v(1.9, 44.0, -12.0), v(3.6, 3.2, 6.6));
    let withers = ellipsoid(v(0.0, 44.6, 4.6), v(2.2, 2.6, 6.4));
    let half = union(1.6, [breast, shoulder, haunch, croup]);
    // The line of the back, between the cheeks of the croup and over the breastbone.
    let furrow = tube(&[(v(0.0, 48.0, -9.0), 0.5), (v(0.0, 47.5, -15.0), 0.9), (v(0.0, 43.0, -19.6), 0.7)]);
    let front = tube(&[(v(0.0, 42.0, 19.2), 0.7), (v(0.0, 37.0, 19.4), 0.9), (v(0.0, 32.0, 17.6), 0.7)]);
    let flank = ellipsoid(v(8.2, 36.5, -6.8), v(1.5, 5.5, 2.4));
    let behind = ellipsoid(v(9.0, 36.0, 4.6), v(1.6, 6.0, 2.8));
    let blade = tube(&[(v(6.6, 45.0, 4.4), 0.5), (v(8.3, 40.0, 6.2), 0.8), (v(8.0, 34.0, 8.4), 0.7)]);
    let thigh = tube(&[(v(5.6, 46.0, -7.4), 0.5), (v(8.0, 40.0, -7.8), 0.9), (v(7.6, 33.0, -6.2), 0.8)]);
    let breech = tube(&[(v(4.6, 45.0, -18.6), 0.4), (v(6.6, 38.0, -18.4), 0.7), (v(6.0, 30.0, -15.6), 0.6)]);
    union(2.6, [barrel, half, withers])
        .cut(2.2, [furrow, front, flank, behind])
        .cut(1.6, [blade, thigh, breech])
        .mirrored()
}

/// The neck, from the chest through `knots` (its middle line) to the poll; `thin` is its breadth over its depth.
pub fn neck(knots: &[Knot], thin: f32) -> Shape {
    tube(knots).stretched(v(thin, 1.0, 1.0))
}

/// A foreleg.
pub fn fore(leg: &Leg) -> Shape {
    let upper = union(
        1.2,
        [
            limb(leg.top + v(0.0, 4.5, 1.2), leg.top, 3.9, 3.3),
            tube(&[(leg.top, 3.3), (leg.top.lerp(leg.middle, 0.45), 2.65), (leg.middle, 1.9)]),
        ],
    );
    let knee = ellipsoid(leg.middle, v(1.95, 2.35, 2.05));
    upper.join(0.7, knee).join(0.5, shank(leg, leg.middle))
}

/// A hind leg.
pub fn hind(leg: &Leg) -> Shape {
    let upper = union(
        1.4,
        [
            ellipsoid(leg.top + v(0.0, 2.0, -2.4), v(4.0, 7.0, 5.6)),
            tube(&[(leg.top, 4.2), (leg.top.lerp(leg.middle, 0.5) + v(0.0, 0.0, 0.6), 3.0), (leg.middle, 1.9)]),
        ],
    );
    // The point of the hock and the sinew that pulls it.
    let point = leg.middle + (leg.middle - leg.top).normalize() * 0.2 + v(0.0, 1.0, -1.3);
    let hock = union(
        0.5,
        [
            ellipsoid(leg.middle, v(1.8, 2.1, 2.2)),
            sphere(point, 1.15),
            limb(point, leg.top.lerp(leg.middle, 0.45) + v(0.0, 0.0, -2.2), 0.8, 1.0),
        ],
    );
    upper.join(0.7, hock).join(0.5, shank(leg, leg.middle))
}

/// Cannon, fetlock, pastern and hoof.
fn shank(leg: &Leg, from: Vec3) -> Shape {
    let turn = Quat::from_rotation_x(leg.tip.to_radians());
    let down = turn * v(0.0, -1.0, 0.0);
    let ahead = turn * Vec3::Z;
    let coronet = leg.sole - down * 3.1 - ahead * 0.5;
    let back = -ahead;
    let bone = limb(from, leg.fetlock, 1.5, 1.28);
    let sinew = limb(from + back * 1.0, leg.fetlock + back * 0.75, 0.85, 0.8);
    let joint = ellipsoid(leg.fetlock, v(1.55, 1.65, 1.7));
    let tuft = limb(leg.fetlock + back * 1.1, leg.fetlock + back * 1.7 + down * 1.9, 0.95, 0.3);
    let pastern = limb(leg.fetlock, coronet, 1.3, 1.5);
    let hoof = limb(v(0.0, 3.6, -0.7), v(0.0, -0.6, 0.5), 1.55, 2.75)
        .cut(0.2, [half_space(v(0.0, 1.0, 0.0), 0.0)])
        .common(0.3, half_space(v(0.0, 1.0, 0.0), 3.2))
        .placed(leg.sole, turn, 1.0);
    union(0.5, [bone, sinew, joint, tuft, pastern]).join(0.18, hoof)
}

/// The head: the poll is the origin, the muzzle lies ahead at z = 15.
pub fn head() -> Shape {
    let skull = ellipsoid(v(0.0, -1.0, 2.8), v(2.9, 3.0, 4.6));
    let jowl = ellipsoid(Vec3::ZERO, v(1.35, 3.7, 3.9)).placed(v(1.55, -3.5, 3.9), Quat::from_rotation_y(-0.1), 1.0);
    let nose = tube(&[(v(0.0, -0.4, 3.0), 2.7), (v(0.0, -0.7, 7.5), 2.15), (v(0.0, -1.1, 12.8), 1.7)]);
    let jaw = limb(v(0.0, -4.6, 4.6), v(0.0, -3.5, 12.6), 1.8, 1.2);
    let muzzle = ellipsoid(v(0.0, -1.7, 13.7), v(2.05, 2.0, 2.3));
    let lip = ellipsoid(v(0.0, -2.3, 15.1), v(1.45, 1.2, 1.1));
    let chin = ellipsoid(v(0.0, -3.9, 13.6), v(1.25, 0.95, 1.5));
    let head = union(1.3, [skull, jowl, nose, jaw, muzzle]).join(0.6, lip).join(0.5, chin);
    let crest = tube(&[(v(2.35, -1.6, 5.6), 0.55), (v(2.15, -1.7, 8.0), 0.5), (v(1.8, -1.7, 10.4), 0.3)]);
    let brow = tube(&[(v(1.7, 1.1, 2.9), 0.7), (v(2.55, 0.75, 4.1), 0.85), (v(2.7, -0.1, 5.6), 0.55)]);
    let head = head.join(0.8, crest).join(0.7, brow);
    let socket = ellipsoid(v(3.1, -0.45, 4.6), v(0.95, 0.9, 1.35));
    let cheek = tube(&[(v(2.9, -2.9, 7.4), 0.7), (v(2.3, -2.7, 10.4), 0.7)]);
    let nostril =
        ellipsoid(Vec3::ZERO, v(0.45, 0.42, 0.8)).placed(v(1.75, -1.0, 14.7), Quat::from_rotation_x(-0.7), 1.0);
    let mouth = tube(&[(v(0.0, -3.15, 16.2), 0.25), (v(1.35, -3.1, 15.0), 0.28), (v(1.75, -2.95, 12.4), 0.24)]);
    let head = head
        .cut(0.5, [socket, cheek])
        .join(0.7, ellipsoid(v(1.25, -1.0, 14.4), v(0.75, 0.95, 1.1)))
        .cut(0.22, [nostril, mouth]);
    let eye = sphere(v(2.25, -0.42, 4.6), 1.02);
    let lid = tube(&[
        (v(2.75, -0.55, 3.4), 0.2),
        (v(3.0, 0.25, 4.2), 0.28),
        (v(2.9, 0.05, 5.2), 0.24),
        (v(2.5, -0.65, 5.7), 0.18),
    ]);
    let under = tube(&[(v(2.75, -0.55, 3.4), 0.2), (v(2.95, -1.05, 4.4), 0.2), (v(2.5, -0.65, 5.7), 0.18)]);
    let head = head.join(0.12, eye).join(0.15, lid).join(0.15, under);
    let tip = v(0.5, 4.9, -2.0);
    let ear = tube(&[(Vec3::ZERO, 1.0), (tip * 0.35 + v(0.25, 0.0, 0.1), 1.2), (tip * 0.75, 0.75), (tip, 0.18)])
        .cut(
            0.2,
            [tube(&[
                (tip * 0.2 + v(0.25, 0.2, 1.1), 0.5),
                (tip * 0.5 + v(0.35, 0.2, 1.0), 0.65),
                (tip * 0.85 + v(0.2, 0.2, 0.6), 0.25),
            ])],
        )
        .moved(v(1.6, 1.5, -0.2));
    head.join(0.5, ear).mirrored()
}

/// A mane along the crest: locks from `crest` (poll first), falling `long` to the side of `sign`.
pub fn mane(crest: &[Vec3], sign: f32, long: f32, thick: f32) -> Shape {
    let count = crest.len() - 1;
    let locks = crest.iter().enumerate().map(|(index, root)| {
        let part = index as f32 / count as f32;
        let fall = long * (0.72 + 0.5 * part.sqrt());
        let sway = if index % 2 == 0 { 0.9 } else { -0.5 };
        let knots = [
            (*root + v(0.0, -0.9, -0.6), thick * 0.8),
            (*root + v(sign * 0.9, 0.55, 0.2), thick),
            (*root + v(sign * 2.7, -fall * 0.30, 0.9 + 0.6 * sway), thick * 1.15),
            (*root + v(sign * 3.6, -fall * 0.66, 0.9 - 0.7 * sway), thick * 1.0),
            (*root + v(sign * 3.4, -fall * 1.08, 2.4 + sway), thick * 0.18),
        ];
        lock(&knots, 5, 0.3, v(sign, 0.3, 0.0), 0.7)
    });
    union(0.15, locks).zoned(Zone::Trim)
}

/// The lock between the ears, in head space.
pub fn forelock() -> Shape {
    let middle = lock(
        &[(v(0.0, 1.6, -1.2), 1.0), (v(0.1, 2.6, 1.2), 1.15), (v(0.5, 1.9, 4.6), 0.9), (v(0.2, 1.2, 8.0), 0.2)],
        4,
        0.3,
        Vec3::Y,
        0.7,
    );
    let side = lock(
        &[(v(0.2, 1.6, -1.0), 0.9), (v(1.3, 2.2, 1.6), 0.9), (v(1.9, 1.4, 4.4), 0.7), (v(1.6, 1.0, 6.6), 0.15)],
        4,
        0.3,
        Vec3::Y,
        0.7,
    );
    union(0.1, [middle, side]).zoned(Zone::Trim)
}

/// A tail through the knots, in three great locks.
pub fn tail(knots: &[Knot]) -> Shape {
    let beside = |dx: f32, dz: f32, short: f32, thick: f32| {
        let last = knots.len() as f32 - 1.0;
        let moved: Vec<Knot> = knots
            .iter()
            .enumerate()
            .map(|(index, (at, radius))| {
                let part = index as f32 / last;
                (*at + v(dx, short * part, dz) * part.sqrt(), radius * thick)
            })
            .collect();
        lock(&moved, 6, 0.5, Vec3::Z, 0.85)
    };
    union(0.3, [beside(0.0, 0.0, 0.0, 1.0), beside(1.7, 0.6, 3.5, 0.72), beside(-1.7, 0.3, 5.5, 0.72)])
        .zoned(Zone::Trim)
}

/// A bridle for [`head`]: noseband, browband, cheek straps with rosettes.
pub fn bridle() -> Shape {
    let head = head();
    let band = |at: f32, tilt: f32| {
        let normal = vec3(0.0, tilt, 1.0).normalize();
        Shape::form(move |p| (p.dot(normal) - at).abs() - 0.45)
    };
    let strap =
        |at: f32, tilt: f32, about: Vec3| head.grown(0.30).common(0.15, band(at, tilt)).common(0.1, sphere(about, 5.6));
    let cheek = tube(&[
        (v(2.75, 0.9, 1.0), 0.42),
        (v(3.15, -2.2, 4.0), 0.42),
        (v(2.6, -2.6, 8.6), 0.42),
        (v(2.0, -2.9, 12.2), 0.42),
    ]);
    let bit = union(
        0.1,
        [
            sphere(v(2.1, -2.9, 12.3), 0.85),
            tube(&[(v(2.1, -2.6, 12.3), 0.38), (v(2.35, -4.6, 12.0), 0.36), (v(2.3, -6.0, 12.9), 0.36)]),
        ],
    );
    let rosette = sphere(v(2.95, 0.2, 1.6), 0.75);
    union(
        0.1,
        [
            strap(9.4, 0.12, v(0.0, -1.8, 9.4)),
            strap(1.3, -0.25, v(0.0, -1.0, 2.2)),
            union(0.05, [cheek, bit, rosette]).mirrored(),
        ],
    )
    .zoned(Zone::Gilt)
}

/// A cloth under the saddle, with a corded hem and tassels, on `body`; it covers z from `back` to `front`.
pub fn saddle_cloth(body: &Shape, front: f32, back: f32, low: f32) -> Shape {
    let middle = (front + back) * 0.5;
    let part = block(v(0.0, low + 10.0, middle), v(14.0, 10.0, (front - back) * 0.5), 1.6);
    let field = part.clone();
    let quilted = body.grown(0.75).common(0.3, part.clone()).displaced(0.5, move |p| {
        let inside = ramp(1.6, 2.4, -field.at(p));
        let net = |at: f32| ((at / 4.4).fract().abs() - 0.5).abs() * 4.4;
        let (one, other) = (net(p.y + p.z + 400.0), net(p.y - p.z + 400.0));
        let line = (-(one / 0.42).powi(2)).exp().max((-(other / 0.42).powi(2)).exp());
        let knob = (-((2.2 - one).powi(2) + (2.2 - other).powi(2)) / 0.8).exp();
        (0.35 * knob - 0.30 * line) * inside
    });
    let hem = Shape::form({
        let (body, part) = (body.grown(0.7), part.clone());
        move |p| body.at(p).hypot(part.at(p)) - 0.55
    });
    let fringe = Shape::form({
        let (body, part) = (body.grown(0.45), part);
        move |p| (body.at(p).hypot(part.at(p) - 1.0) - 0.6 - 0.16 * (5.0 * (p.z + p.y)).sin()) * 0.7
    });
    union(0.12, [quilted, hem, fringe]).zoned(Zone::Trim)
}

/// A band about `body` where the plane (`normal`, `at`) meets it, studded.
pub fn girth(body: &Shape, normal: Vec3, at: f32, wide: f32, within: Shape) -> Shape {
    let normal = normal.normalize();
    let slice = Shape::form(move |p| (p.dot(normal) - at).abs() - wide);
    body.grown(0.38).common(0.15, slice).common(0.2, within).zoned(Zone::Gilt)
}

/// Bosses at the given places.
pub fn bosses(places: &[Vec3]) -> Shape {
    beads(places.iter().copied(), 0.8).zoned(Zone::Gilt)
}
