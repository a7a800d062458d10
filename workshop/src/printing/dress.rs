//! Cloth: skirts with their folds, cloaks, sashes, collars.

use super::block::{Block, OUTLINE, Region, Tint};
use super::curve::{self, Knot};
use glam::{Vec2, vec2};

/// A skirt from the waist (left and right) to the hem (left and right), in so many folds. Its sides swing out by
/// `swell`.
pub fn skirt(b: &mut Block, waist: [f32; 4], hem: [f32; 4], swell: f32, folds: usize, tint: Tint) -> Region {
    let (wl, wr) = (vec2(waist[0], waist[1]), vec2(waist[2], waist[3]));
    let (hl, hr) = (vec2(hem[0], hem[1]), vec2(hem[2], hem[3]));
    let mut ring: Vec<Knot> = vec![
        Knot { at: wr, corner: true },
        Knot { at: wr.lerp(hr, 0.3) + vec2(swell, 0.0), corner: false },
        Knot { at: wr.lerp(hr, 0.7) + vec2(swell * 0.5, 0.0), corner: false },
        Knot { at: hr, corner: true },
    ];
    let mut feet = Vec::new();
    for k in 1..=folds {
        let share = k as f32 / folds as f32;
        let place = hr.lerp(hl, share);
        let sag = 3.0 + 4.0 * (std::f32::consts::PI * share).sin();
        let middle = hr.lerp(hl, share - 0.5 / folds as f32) + vec2(1.5, sag);
        ring.push(Knot { at: middle, corner: false });
        if k < folds {
            let up = place - vec2(0.0, 1.5 - 0.6 * sag);
            ring.push(Knot { at: up, corner: true });
            feet.push((share, up));
        }
    }
    ring.push(Knot { at: hl, corner: true });
    ring.push(Knot { at: wl.lerp(hl, 0.7) - vec2(swell * 0.5, 0.0), corner: false });
    ring.push(Knot { at: wl.lerp(hl, 0.3) - vec2(swell, 0.0), corner: false });
    ring.push(Knot { at: wl, corner: true });
    let region = b.form(&ring, tint, OUTLINE);
    for (share, foot) in feet {
        let top = wr.lerp(wl, share);
        let start = b.between(0.10, 0.34);
        let bow = vec2((0.5 - share) * 2.0 * swell, 0.0);
        let from = top.lerp(foot, start) + bow * 0.8;
        let middle = top.lerp(foot, 0.62) + bow * 0.8 + vec2(b.between(-1.5, 1.5), 0.0);
        b.run(&curve::round([foot, middle, from]), 2.6, 0.9, 0.05);
        // Beside every fold a few slivers of its shadow.
        let high = b.between(0.40, 0.55);
        let mut along = 0.96;
        while along > high {
            let place = from.lerp(middle, ((along - start) / (0.62 - start)).min(1.0));
            let place = if along > 0.62 { middle.lerp(foot, (along - 0.62) / 0.38) } else { place };
            let reach = b.between(4.5, 8.0) * (0.45 + 0.55 * along);
            b.run(&curve::round([place, place + vec2(-reach * 0.5, 0.6), place + vec2(-reach, 0.6)]), 1.6, 0.9, 0.05);
            along -= 4.6 / (foot - top).length().max(20.0);
        }
    }
    b.shade(&region, 7.0, 4.8);
    region
}

/// A band along the hem of a skirt or cloak.
pub fn band(b: &mut Block, text: &str, width: f32, tint: Tint) {
    b.tube(text, &[width, width], tint);
}

/// A body in a close doublet: shoulders to waist, with buttons down the front or a lacing.
pub fn bodice(b: &mut Block, text: &str, tint: Tint) -> Region {
    let body = b.shape(text, tint);
    b.shade(&body, 12.0, 4.6);
    body
}

/// Buttons down a line.
pub fn buttons(b: &mut Block, from: (f32, f32), to: (f32, f32), count: usize) {
    for k in 0..count {
        let p = vec2(from.0, from.1).lerp(vec2(to.0, to.1), k as f32 / (count - 1).max(1) as f32);
        b.disc(p.x, p.y, 2.6, Tint::Ochre);
    }
}

/// Ermine tails over a region's middle.
pub fn ermine(b: &mut Block, places: &[(f32, f32)]) {
    for &(x, y) in places {
        b.tail(&format!("{x},{} {x},{}", y + 4.0, y - 4.0), 3.4);
    }
}

/// A wide falling fold along a line: a curve with a hook.
pub fn crease(b: &mut Block, text: &str) {
    b.tail(text, 2.3);
}

/// A ruff or lace collar: a ring of loops about a place.
pub fn ruff(b: &mut Block, x: f32, y: f32, half: f32) {
    let mut text = String::new();
    let n = 9;
    for k in 0..=n {
        let share = k as f32 / n as f32;
        let px = x - half + 2.0 * half * share;
        let py = y + 7.0 * (1.0 - (2.0 * share - 1.0).powi(2));
        text += &format!("{px:.1},{py:.1}* ");
        if k < n {
            text += &format!("{:.1},{:.1} ", px + half / n as f32, py + 8.0);
        }
    }
    text += &format!("{},{} {x},{}", x + half * 0.8, y - 5.0, y - 3.0);
    text += &format!(" {},{}", x - half * 0.8, y - 5.0);
    b.shape(&text, Tint::Bare);
    for k in 0..n {
        let share = (k as f32 + 0.5) / n as f32;
        let px = x - half + 2.0 * half * share;
        let py = y + 7.0 * (1.0 - (2.0 * share - 1.0).powi(2));
        b.thick(&format!("{px},{} {},{}", py + 5.0, x + (px - x) * 0.7, py - 4.0), 1.5);
    }
}

/// A pair of feathered wings' one side: rooted at the origin, spread to the right and up.
pub fn wing(b: &mut Block, tint: Tint, tips: Tint) {
    for (i, (x, y)) in
        [(20.0, 58.0), (34.0, 50.0), (46.0, 38.0), (54.0, 24.0), (60.0, 8.0), (64.0, -10.0)].iter().enumerate()
    {
        let root = vec2(8.0 + 3.0 * i as f32, 6.0 - 5.0 * i as f32);
        let tip = vec2(*x, *y);
        let side = (tip - root).normalize_or(Vec2::X).perp() * 8.0;
        let m = root.lerp(tip, 0.7);
        let quill = b.form(
            &[
                Knot { at: root, corner: true },
                Knot { at: m - side, corner: false },
                Knot { at: tip, corner: true },
                Knot { at: m + side, corner: false },
            ],
            tips,
            2.2,
        );
        b.run(&curve::round([root, m, tip]), 1.4, 0.3, 0.1);
        b.shade(&quill, 4.0, 4.4);
    }
    let arm = b.shape("-6,8* 4,24 16,20 24,12 34,2 44,-12 58,-24 68,-34 60,-46 44,-44 24,-32 8,-16*", tint);
    for (x, y) in [
        (8.0, 12.0),
        (18.0, 4.0),
        (28.0, -6.0),
        (38.0, -18.0),
        (50.0, -28.0),
        (16.0, -10.0),
        (28.0, -20.0),
        (42.0, -32.0),
    ] {
        b.thick(&format!("{},{} {},{} {},{}", x - 4.0, y - 4.0, x + 3.0, y + 4.0, x + 5.0, y - 4.0), 1.6);
    }
    b.shade(&arm, 5.0, 4.6);
}
