//! Arms, hands, legs and feet.

use super::block::{At, Block, OUTLINE, Region, Tint, at};
use super::curve;
use glam::{Vec2, vec2};

/// A fist about an upright staff that goes through its middle; the wrist comes from below and left.
pub fn fist(b: &mut Block, skin: Tint) {
    let hand = b.shape("-10,6 -11,-3 -7,-10 2,-12 9,-9 11,-2 10,6 6,11 -4,12", skin);
    b.thick("-2,-6 4,-7 10,-5", 1.7);
    b.thick("-3,-1 4,-1.6 10.6,-0.4", 1.7);
    b.thick("-2,4 4,4 10,4.6", 1.7);
    b.thick("-9,-4 -3,-9 2,-7 -1,-1 -4,5", 1.7);
    b.shade(&hand, 4.0, 4.0);
}

/// An open hand, fingers up, palm to us; the wrist below.
pub fn palm(b: &mut Block, skin: Tint) {
    let hand = b.shape(
        "-6,14* -9,6 -15,1 -18,-5 -14,-7 -9,-2 -9,-12 -8,-19 -5,-20 -4,-12 -3,-21 0,-24 3,-21 3,-12 5,-20 8,-21 10,-18 8,-8 12,-13 15,-11 13,-2 9,7 7,14*",
        skin,
    );
    b.thick("-4,-10 -4,-5", 1.5);
    b.thick("3,-10 2,-5", 1.5);
    b.thick("8,-8 6,-4", 1.5);
    b.thick("-7,1 0,-1 6,2", 1.3);
    b.shade(&hand, 4.0, 4.0);
}

/// A hand that points up and to the right with one finger; the wrist below.
pub fn point(b: &mut Block, skin: Tint) {
    let hand = b.shape("-7,12* -10,3 -9,-6 -3,-10 2,-10 7,-24 11,-25 12,-21 8,-6 11,-3 11,4 7,12*", skin);
    b.thick("-4,-9 0,-4 -1,2", 1.6);
    b.thick("2,-8 5,-2 11,-3", 1.6);
    b.thick("3,2 6,3 10,2", 1.4);
    b.shade(&hand, 4.0, 4.0);
}

/// A hand laid flat, fingers to the right; the wrist at the left.
pub fn rest(b: &mut Block, skin: Tint) {
    let hand = b.shape("-12,-6* -2,-8 8,-7 18,-5 20,-2 14,0 19,2 17,5 12,5 15,8 11,10 2,8 -12,7*", skin);
    b.thick("6,-2 14,0", 1.5);
    b.thick("5,3 12,5", 1.5);
    b.shade(&hand, 4.0, 4.0);
}

/// A sleeve along shoulder, elbow and wrist, with folds at the elbow and a cuff; where and how the hand goes on.
/// A sharply bent one is cut in two parts, the forearm over the other.
pub fn sleeve(b: &mut Block, text: &str, widths: &[f32], tint: Tint, cuff: Option<Tint>) -> At {
    let knots = curve::knots(text);
    let places: Vec<Vec2> = knots.iter().map(|knot| knot.at).collect();
    let n = places.len();
    let bent = n == 3
        && (places[1] - places[0]).dot(places[2] - places[1])
            < 0.35 * (places[1] - places[0]).length() * (places[2] - places[1]).length();
    let word = |p: Vec2| format!("{},{}", p.x, p.y);
    let end = (places[n - 1] - places[n - 2]).normalize_or(Vec2::Y);
    let wrist = places[n - 1];
    if bent {
        let elbow = places[1];
        let upper = (elbow - places[0]).normalize_or(Vec2::Y);
        // The arm bends outward a little, so that neither part is a stick.
        let out =
            |a: Vec2, c: Vec2, by: f32| (a + c) * 0.5 + (elbow - (places[0] + wrist) * 0.5).normalize_or_zero() * by;
        let first = b.limb(
            &format!("{} {} {}", word(places[0]), word(out(places[0], elbow, 2.0)), word(elbow + upper * 1.0)),
            &[widths[0], (widths[0] + widths[1]) * 0.5, widths[1] * 0.92],
            tint,
            true,
            true,
        );
        b.shade(&first, widths[0] * 0.34, 4.4);
        let second = b.limb(
            &format!("{} {} {}", word(elbow), word(out(elbow, wrist, 1.5)), word(wrist)),
            &[widths[1] * 0.9, (widths[1] + widths[2]) * 0.48, widths[2]],
            tint,
            true,
            false,
        );
        b.shade(&second, widths[1] * 0.34, 4.4);
        // A fold or two runs from the crook.
        let crook = elbow + (places[0] + wrist - elbow * 2.0).normalize_or_zero() * widths[1] * 0.42;
        let toward = (elbow - crook).normalize_or_zero();
        for turn in [-0.5f32, 0.15] {
            let way = Vec2::from_angle(turn).rotate(toward) * widths[1] * 0.55;
            b.run(&curve::round([crook, crook + way * 0.5 + end * 1.5, crook + way]), 1.8, 0.9, 0.05);
        }
    } else {
        let arm = b.limb(text, widths, tint, true, false);
        b.shade(&arm, widths[0] * 0.34, 4.4);
        let line: Vec<Vec2> = curve::strokes(&knots, false).into_iter().flatten().collect();
        let (elbow, way) = curve::along(&line, 0.5);
        let inside = ((places[0] + wrist) * 0.5 - elbow).normalize_or(vec2(way.y, -way.x));
        let width = widths[widths.len() / 2];
        for (share, reach) in [(0.42f32, 0.40f32), (0.5, 0.6), (0.58, 0.40)] {
            let (place, along) = curve::along(&line, share);
            let from = place + inside * width * 0.46;
            let to = place + inside * width * (0.46 - reach);
            b.run(&curve::round([from, (from + to) * 0.5 + along * 1.8, to]), 1.8, 0.9, 0.05);
        }
    }
    let turn = vec2(end.y, -end.x);
    if let Some(tint) = cuff {
        let half = widths[widths.len() - 1] * 0.5 + 3.0;
        let (c, d) = (wrist - end * 5.0, wrist + end * 3.0);
        let bow = end * 2.0;
        let knots = [
            (c + turn * half * 0.9, true),
            (d + turn * half, true),
            (d + bow, false),
            (d - turn * half, true),
            (c - turn * half * 0.9, true),
            (c + bow, false),
        ];
        b.form(&knots.map(|(at, corner)| curve::Knot { at, corner }), tint, OUTLINE);
    }
    let place = wrist + end * 8.0;
    at(place.x, place.y).turned(end.y.atan2(end.x).to_degrees() + 90.0)
}

/// A stocking and shoe: hip, knee, ankle; the toe points to the right or left.
pub fn leg(b: &mut Block, text: &str, widths: &[f32], tint: Tint, shoe: Tint, right: bool) -> Region {
    let leg = b.tube(text, widths, tint);
    b.shade(&leg, widths[0] * 0.4, 4.6);
    if let Some(ankle) = curve::knots(text).last() {
        b.set(at(ankle.at.x, ankle.at.y).facing(right), |b| {
            let sole = b.shape("-9,-6* -10,5 -8,9* 10,10 27,9* 26,4 18,0 9,-3 7,-8*", shoe);
            b.shade(&sole, 8.0, 3.6);
            b.thick("-8,-1 0,1 8,-2", 1.8);
            b.disc(5.0, -4.0, 3.4, Tint::Ochre);
        });
    }
    leg
}

/// A bare leg and foot.
pub fn bare_leg(b: &mut Block, text: &str, widths: &[f32], skin: Tint, right: bool) -> Region {
    let leg = b.tube(text, widths, skin);
    b.shade(&leg, widths[0] * 0.4, 4.6);
    if let Some(ankle) = curve::knots(text).last() {
        b.set(at(ankle.at.x, ankle.at.y).facing(right), |b| {
            let foot = b.shape("-7,-7* -8,3 -6,7* 6,8 20,8 22,4 14,1 7,-3 6,-8*", skin);
            b.thick("15,8 15,4", 1.3);
            b.thick("18.5,8 18.5,4.4", 1.3);
            b.shade(&foot, 5.0, 3.6);
        });
    }
    leg
}

/// A neck between head and collar.
pub fn neck(b: &mut Block, text: &str, skin: Tint) {
    let neck = b.shape(text, skin);
    b.shade(&neck, 9.0, 3.6);
}
