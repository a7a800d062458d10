//! What every card has: its border, and often a ground to stand on.

use super::block::{Block, Tint};
use super::curve;
use glam::vec2;

/// Inside of the border.
pub const LEFT: f32 = -97.0;
/// See [`LEFT`].
pub const RIGHT: f32 = 97.0;
/// See [`LEFT`].
pub const TOP: f32 = 20.0;
/// See [`LEFT`].
pub const FOOT: f32 = 430.0;

/// The double border, cut last: what reaches over it is taken away.
pub fn border(b: &mut Block) {
    let edge = 140.0;
    for text in [
        format!("{},-30* {LEFT},-30* {LEFT},480* {},480*", -edge, -edge),
        format!("{},-30* {RIGHT},-30* {RIGHT},480* {edge},480*", edge),
        format!("{},-30* {edge},-30* {edge},{TOP}* {},{TOP}*", -edge, -edge),
        format!("{},480* {edge},480* {edge},{FOOT}* {},{FOOT}*", -edge, -edge),
    ] {
        b.field(&text, Tint::Bare);
    }
    for (grow, width) in [(0.0, 1.7), (6.5, 3.4)] {
        let (l, r, t, f) = (LEFT - grow, RIGHT + grow, TOP - grow, FOOT + grow);
        for (x, y, u, v) in [(l, t, r, t), (r, t, r, f), (r, f, l, f), (l, f, l, t)] {
            let steps = 12;
            let mut line = Vec::new();
            for k in 0..=steps {
                let p = vec2(x, y).lerp(vec2(u, v), k as f32 / steps as f32);
                let shake = if k == 0 || k == steps { 0.0 } else { b.between(-0.35, 0.35) };
                line.push(p + vec2(v - y, u - x).normalize_or_zero().abs() * shake);
            }
            b.run(&curve::round(line), width, 0.8, 0.8);
        }
    }
}

/// Grass from a height down to the foot: a rolling line, tufts, a few stones.
pub fn ground(b: &mut Block, y: f32, tint: Tint) {
    b.field(
        &format!("-110,{} -60,{} 0,{} 60,{} 110,{} 110,460* -110,460*", y + 3.0, y - 3.0, y + 1.0, y - 4.0, y + 2.0),
        tint,
    );
    b.thick(&format!("-97,{} -60,{} -10,{y} 50,{} 97,{}", y + 3.0, y - 3.0, y - 4.0, y + 1.0), 2.2);
    let mut tufts = Vec::new();
    for _ in 0..9 {
        tufts.push((b.between(-92.0, 92.0), b.between(y + 8.0, 426.0)));
    }
    for (x, y) in tufts {
        for lean in [-5.0, -1.0, 4.0] {
            let high = b.between(6.0, 11.0);
            b.tail(
                &format!("{},{y} {},{} {},{}", x + lean * 0.3, x + lean * 0.6, y - high * 0.6, x + lean, y - high),
                2.0,
            );
        }
    }
    for _ in 0..7 {
        let (x, y) = (b.between(-90.0, 80.0), b.between(y + 10.0, 427.0));
        let long = b.between(8.0, 20.0);
        b.thick(&format!("{x},{y} {},{} {},{y}", x + long * 0.5, y + 1.0, x + long), 1.5);
    }
}

/// A tiled floor in perspective, for those who sit indoors.
pub fn floor(b: &mut Block, y: f32, one: Tint, other: Tint) {
    let rows = [y, y + (430.0 - y) * 0.38, 432.0];
    for row in 0..2 {
        for k in -5..5 {
            let x = |k: i32, row: usize| k as f32 * 26.0 * (1.0 + 0.42 * row as f32);
            let tint = if (k + row as i32) % 2 == 0 { one } else { other };
            b.poly(
                &format!(
                    "{},{} {},{} {},{} {},{}",
                    x(k, row),
                    rows[row],
                    x(k + 1, row),
                    rows[row],
                    x(k + 1, row + 1),
                    rows[row + 1],
                    x(k, row + 1),
                    rows[row + 1]
                ),
                tint,
            );
        }
    }
}

/// A cloud: a heap of balls about a place, as wide as twice `half`.
pub fn cloud(b: &mut Block, x: f32, y: f32, half: f32, tint: Tint) {
    let h = half;
    let balls = [
        (-0.72, 0.06, 0.30),
        (-0.36, -0.18, 0.38),
        (0.08, -0.26, 0.42),
        (0.48, -0.10, 0.36),
        (0.80, 0.10, 0.26),
        (-0.40, 0.16, 0.32),
        (0.02, 0.18, 0.36),
        (0.42, 0.18, 0.30),
    ];
    for (u, v, r) in balls {
        b.disc(x + u * h, y + v * h, r * h, tint);
    }
    for (u, v, r) in balls {
        let ring = (0..12).map(|k| {
            vec2(x + u * h, y + v * h) + glam::Vec2::from_angle(k as f32 * std::f32::consts::FRAC_PI_6) * (r * h - 1.5)
        });
        b.form(&curve::round(ring), tint, 0.0);
    }
    for (u, v, r) in
        [(-0.36, -0.18, 0.38), (0.08, -0.26, 0.42), (0.48, -0.10, 0.36), (-0.40, 0.16, 0.32), (0.02, 0.18, 0.36)]
    {
        let (cx, cy, r) = (x + u * h, y + v * h, r * h * 0.74);
        b.tail(
            &format!(
                "{},{} {},{} {},{} {},{}",
                cx + r * 0.6,
                cy + r * 0.7,
                cx + r,
                cy,
                cx + r * 0.5,
                cy - r * 0.7,
                cx - r * 0.4,
                cy - r * 0.8
            ),
            1.8,
        );
        for k in 0..3 {
            let t = 0.5 - 0.42 * k as f32;
            let (px, py) = (cx + r * 1.16 * t.cos(), cy + r * 1.16 * t.sin());
            b.tail(&format!("{px},{py} {},{}", px - r * 0.34, py + 0.6), 1.6);
        }
    }
}
