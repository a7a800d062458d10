//! The four suits.

use super::block::{Block, Tint};
use super::curve;
use glam::{Vec2, vec2};

/// A coin of a radius, with a flower of six leaves.
pub fn coin(b: &mut Block, radius: f32, around: Tint, within: Tint) {
    let r = radius;
    let rim = b.disc(0.0, 0.0, r, around);
    b.shade(&rim, r * 0.34, 4.2);
    b.knife(0.85, |b| {
        b.disc(0.0, 0.0, r * 0.76, Tint::Bare);
    });
    for k in 0..6 {
        let way = Vec2::from_angle(k as f32 * std::f32::consts::FRAC_PI_3 - std::f32::consts::FRAC_PI_6);
        let side = way.perp();
        b.form(
            &[
                curve::Knot { at: way * r * 0.14, corner: true },
                curve::Knot { at: way * r * 0.42 + side * r * 0.2, corner: false },
                curve::Knot { at: way * r * 0.68, corner: true },
                curve::Knot { at: way * r * 0.42 - side * r * 0.2, corner: false },
            ],
            within,
            1.7,
        );
    }
    b.disc(0.0, 0.0, r * 0.17, around);
    let n = 18;
    for k in 0..n {
        let way = Vec2::from_angle((k as f32 + 0.5) / n as f32 * std::f32::consts::TAU);
        let p = way * r * 0.88;
        b.dot(p.x, p.y, r * 0.045 + 0.35);
    }
}

/// A covered cup, 80 high and 52 wide, about its middle.
pub fn cup(b: &mut Block, body: Tint, trim: Tint) {
    let foot = b.shape("-20,40* -18,34 -8,30 -4,22 4,22 8,30 18,34 20,40* 0,43", body);
    b.shade(&foot, 8.0, 3.8);
    b.thick("-17,36 0,39 17,36", 1.7);
    let knot = b.shape("-8,18 -9,23 0,26 9,23 8,18 0,15", trim);
    b.shade(&knot, 5.0, 3.6);
    let bowl = b.shape("-25,-14* -24,2 -16,13 -6,18 6,18 16,13 24,2 25,-14*", body);
    b.shade(&bowl, 12.0, 4.2);
    for x in [-15.0, -5.0, 5.0, 15.0] {
        b.thick(&format!("{},-10 {},2 {},14", x, x * 0.95, x * 0.55), 1.7);
    }
    let rim = b.shape("-27,-19* 0,-15 27,-19* 27,-12* 0,-8 -27,-12*", trim);
    b.shade(&rim, 10.0, 3.4);
    let lid = b.shape("-24,-19* -20,-29 -9,-34 9,-34 20,-29 24,-19* 0,-15", body);
    b.shade(&lid, 10.0, 3.8);
    b.thick("-8,-33 -10,-24 -8,-18", 1.6);
    b.thick("8,-33 9,-24 7,-18", 1.6);
    b.disc(0.0, -38.0, 4.6, trim);
}

/// A straight sword, point up, so long from pommel to point, about its hand.
pub fn sword(b: &mut Block, blade: f32, steel: Tint, hilt: Tint) {
    let w = 5.2;
    let edge =
        b.shape(&format!("-{w},-8* -{w},{}* 0,{}* {w},{}* {w},-8*", -blade + 16.0, -blade, -blade + 16.0), steel);
    b.thick(&format!("0,-10 0,{}", -blade + 16.0), 1.6);
    b.hatch(&edge, 4.0, 5.0, -30.0, true);
    b.shape("-24,-12* -22,-5* -8,-4 8,-4 22,-5* 24,-12* 14,-10 0,-11 -14,-10", hilt);
    b.poly("-4,-4 4,-4 3.6,20 -3.6,20", Tint::Red);
    for y in [1.0, 6.0, 11.0, 16.0] {
        b.thick(&format!("-4,{} 4,{}", y + 1.5, y - 1.5), 1.6);
    }
    b.disc(0.0, 24.0, 6.0, hilt);
}

/// A sabre of the pips: a bow from the hilt to the point, so wide.
pub fn sabre(b: &mut Block, text: &str, wide: f32, tint: Tint) {
    let blade = b.tube(text, &[wide * 0.95, wide, wide, wide * 0.95, 1.0], tint);
    b.hatch(&blade, wide * 0.45, 9.0, -24.0, true);
}

/// A club: a lopped branch, thick end up, so long, about its middle.
pub fn club(b: &mut Block, long: f32, tint: Tint) {
    let h = long / 2.0;
    for (y, side) in [(-0.52f32, 1.0f32), (-0.18, -1.0), (0.16, 1.0), (-0.75, -1.0)] {
        let (x, y) = (side * 8.0, y * h);
        b.shape(
            &format!(
                "{},{}* {},{} {},{} {},{}*",
                x * 0.4,
                y + 6.0,
                x * 1.7,
                y - 3.0,
                x * 1.3,
                y - 8.0,
                x * 0.4,
                y - 5.0
            ),
            tint,
        );
    }
    let body = b.shape(
        &format!(
            "-4,{h}* -6,{} -9,{} -10,{} -5,{} 5,{} 10,{} 9,{} 6,{} 4,{h}*",
            h * 0.3,
            -h * 0.4,
            -h * 0.88,
            -h,
            -h,
            -h * 0.88,
            -h * 0.4,
            h * 0.3
        ),
        tint,
    );
    b.shade(&body, 6.0, 4.4);
    b.thick(&format!("-3,{} -4,{} -5,{}", h * 0.5, -h * 0.1, -h * 0.7), 1.6);
    b.thick(&format!("1,{} 0,{} 1,{}", h * 0.7, h * 0.2, -h * 0.4), 1.6);
    b.thick(&format!("-6,{} 0,{} 6,{}", -h + 4.0, -h + 7.0, -h + 4.0), 1.7);
}

/// A staff of the pips, with turned ends, from one end to the other.
pub fn staff(b: &mut Block, from: (f32, f32), to: (f32, f32), wood: Tint, ends: Tint) {
    let (a, z) = (vec2(from.0, from.1), vec2(to.0, to.1));
    let way = (z - a).normalize_or(Vec2::Y);
    let side = way.perp();
    let long = (z - a).length();
    let put = |along: f32, across: f32| a + way * along + side * across;
    let body = b.form(
        &curve::corners([put(14.0, -5.0), put(14.0, 5.0), put(long - 14.0, 5.0), put(long - 14.0, -5.0)]),
        wood,
        2.3,
    );
    b.hatch(&body, 4.0, 5.2, -24.0, true);
    for (start, sign) in [(0.0, 1.0), (long, -1.0)] {
        b.form(
            &curve::round([
                put(start, 0.0),
                put(start + sign * 5.0, 8.4),
                put(start + sign * 13.0, 7.6),
                put(start + sign * 16.0, 0.0),
                put(start + sign * 13.0, -7.6),
                put(start + sign * 5.0, -8.4),
            ]),
            ends,
            2.2,
        );
        let p = [
            put(start + sign * 19.0, 7.0),
            put(start + sign * 24.0, 7.0),
            put(start + sign * 24.0, -7.0),
            put(start + sign * 19.0, -7.0),
        ];
        b.form(&curve::corners(p), ends, 2.0);
    }
}

/// A leaf from a place towards another.
pub fn leaf(b: &mut Block, from: (f32, f32), to: (f32, f32), wide: f32, tint: Tint) {
    let (a, z) = (vec2(from.0, from.1), vec2(to.0, to.1));
    let side = (z - a).normalize_or(Vec2::Y).perp() * wide;
    b.form(
        &[
            curve::Knot { at: a, corner: true },
            curve::Knot { at: a.lerp(z, 0.4) + side, corner: false },
            curve::Knot { at: z, corner: true },
            curve::Knot { at: a.lerp(z, 0.4) - side, corner: false },
        ],
        tint,
        1.9,
    );
    b.run(&curve::round([a, a.lerp(z, 0.5), a.lerp(z, 0.85)]), 1.4, 0.7, 0.1);
}

/// A star of eight points.
pub fn star(b: &mut Block, radius: f32, one: Tint, other: Tint) {
    for (turn, reach, tint) in [(std::f32::consts::FRAC_PI_4, 0.74f32, other), (0.0, 1.0, one)] {
        for k in 0..4 {
            let way = Vec2::from_angle(turn + k as f32 * std::f32::consts::FRAC_PI_2);
            let side = way.perp() * radius * 0.2;
            let tip = way * radius * reach;
            let foot = way * radius * 0.22;
            b.form(&curve::corners([foot * -0.6, foot + side, tip, foot - side]), tint, 2.2);
            b.form(&curve::corners([foot * -0.6, tip, foot - side]), tint, 0.0);
            b.run(&curve::round([Vec2::ZERO, tip * 0.5, tip]), 1.6, 0.6, 0.1);
            for s in 1..4 {
                let p = tip * (0.25 + 0.17 * s as f32);
                let q = p + side * 0.8 * (1.0 - 0.25 * s as f32);
                b.run(&curve::round([q, (p + q) * 0.5, p]), 1.4, 0.8, 0.1);
            }
        }
    }
    b.disc(0.0, 0.0, radius * 0.2, Tint::Ochre);
}

/// A flame that stands on a place.
pub fn flame(b: &mut Block, x: f32, y: f32, high: f32, tint: Tint) {
    b.set(super::block::at(x, y).scaled(high / 60.0), |b| {
        let outer =
            b.shape("-12,0 -18,-14 -8,-26 -14,-42* -2,-34 0,-46 6,-62* 8,-44 16,-36 18,-46* 20,-26 14,-10 12,0", tint);
        b.shade(&outer, 7.0, 4.6);
        b.shape("-4,-2 -7,-12 -1,-20 2,-32* 6,-20 8,-10 5,-2", Tint::Ochre);
    });
}

/// A small solid star of six points.
pub fn spark(b: &mut Block, x: f32, y: f32, radius: f32, tint: Tint) {
    let ring = (0..12).map(|k| {
        let reach = if k % 2 == 0 { radius } else { radius * 0.42 };
        vec2(x, y) + Vec2::from_angle(k as f32 * std::f32::consts::FRAC_PI_6 - std::f32::consts::FRAC_PI_2) * reach
    });
    b.form(&curve::corners(ring), tint, 2.0);
}
