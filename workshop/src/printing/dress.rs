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
        let start = b.between(0.06, 0.46);
        let bow = vec2((0.5 - share) * 2.0 * swell, 0.0);
        let from = top.lerp(foot, start) + bow * 0.8;
        let middle = top.lerp(foot, 0.62) + bow * 0.8 + vec2(b.between(-3.5, 3.5), 0.0);
        b.run(&curve::round([foot, middle, from]), 2.6, 0.9, 0.05);
        // Beside the folds on the side of the shadow slivers, the longer the farther from the light.
        let dark = 1.0 - share;
        if dark < 0.25 && b.chance() < 0.6 {
            continue;
        }
        let high = b.between(0.42, 0.62) - 0.14 * dark;
        let long = 4.5 + 6.5 * dark;
        let mut along = 0.96;
        while along > high {
            let place = from.lerp(middle, ((along - start) / (0.62 - start)).min(1.0));
            let place = if along > 0.62 { middle.lerp(foot, (along - 0.62) / 0.38) } else { place };
            let reach = b.between(0.7, 1.0) * long * (0.4 + 0.6 * along);
            b.run(&curve::round([place, place + vec2(-reach * 0.5, 0.9), place + vec2(-reach, 0.9)]), 1.7, 0.9, 0.05);
            along -= 5.0 / (foot - top).length().max(20.0);
        }
    }
    b.shade(&region, 7.0, 4.8);
    region
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

/// One feathered wing, rooted at the origin, spread to the right and up: quills, coverts, the arm.
pub fn wing(b: &mut Block, arm: Tint, quills: Tint) {
    const ROOTS: [(f32, f32); 8] = [
        (52.0, -50.0),
        (47.0, -44.0),
        (41.0, -36.0),
        (34.0, -27.0),
        (27.0, -18.0),
        (19.0, -9.0),
        (11.0, 0.0),
        (4.0, 7.0),
    ];
    const TIPS: [(f32, f32); 8] = [
        (88.0, -22.0),
        (88.0, 6.0),
        (82.0, 30.0),
        (72.0, 48.0),
        (58.0, 60.0),
        (42.0, 66.0),
        (26.0, 62.0),
        (12.0, 48.0),
    ];
    for (reach, wide, tint) in [(1.0f32, 7.4f32, quills), (0.52, 7.0, Tint::Bare)] {
        for k in (0..8).rev() {
            let root = vec2(ROOTS[k].0, ROOTS[k].1);
            let tip = root.lerp(vec2(TIPS[k].0, TIPS[k].1), reach);
            let way = (tip - root).normalize_or(Vec2::X);
            let side = way.perp() * wide;
            let feather = b.form(
                &[
                    Knot { at: root - side * 0.6, corner: true },
                    Knot { at: root.lerp(tip, 0.6) - side, corner: false },
                    Knot { at: tip - side * 0.75 - way * 3.0, corner: false },
                    Knot { at: tip, corner: false },
                    Knot { at: tip + side * 0.75 - way * 3.0, corner: false },
                    Knot { at: root.lerp(tip, 0.6) + side, corner: false },
                    Knot { at: root + side * 0.6, corner: true },
                ],
                tint,
                2.2,
            );
            b.run(&curve::round([root.lerp(tip, 0.3), root.lerp(tip, 0.65), tip - way * 4.0]), 1.4, 0.3, 0.1);
            if reach > 0.9 {
                b.shade(&feather, 4.0, 5.0);
            }
        }
    }
    let limb = b.shape("-8,10* -2,-8 12,-34 30,-58 48,-70 62,-66 64,-54 54,-44 42,-32 28,-14 14,6 2,18*", arm);
    for (x, y) in [(8.0, -6.0), (18.0, -20.0), (28.0, -34.0), (40.0, -48.0), (16.0, -34.0), (30.0, -50.0)] {
        b.thick(&format!("{},{} {},{} {},{}", x - 2.0, y - 6.0, x + 5.0, y + 2.0, x + 7.0, y - 6.0), 1.6);
    }
    b.shade(&limb, 5.0, 4.8);
}

/// A small wing of three feathers, rooted at the origin, spread to the right and up; 28 long.
pub fn winglet(b: &mut Block, tint: Tint) {
    let wing =
        b.shape("-3,6* 0,-14 10,-25 24,-31 30,-26 22,-17* 31,-17 28,-9 21,-8* 27,-4 23,4 15,3* 17,9 8,13 0,9", tint);
    b.shade(&wing, 4.0, 5.0);
    b.line("2,2 10,-10 22,-17");
    b.line("3,6 12,-2 21,-8");
}
