//! The 24 pip cards, in the manner of Bologna: sabres and staves interlaced, cups and coins in columns.

use crate::printing::block::{Block, Tint, at};
use crate::printing::{figure, frame, hats, head, signs};
use tavoliere::rules::tarocchini::card::Suit;

/// Cuts a pip card; the ace is 1.
pub fn cut(b: &mut Block, suit: Suit, count: usize) {
    match (suit, count) {
        (Suit::Spade, 1) => ace_of_swords(b),
        (Suit::Bastoni, 1) => ace_of_batons(b),
        (Suit::Coppe, 1) => ace_of_cups(b),
        (Suit::Denari, 1) => ace_of_coins(b),
        (Suit::Spade, _) => swords(b, count),
        (Suit::Bastoni, _) => batons(b, count),
        (Suit::Coppe, _) => columns(b, count, |b| signs::cup(b, Tint::Ochre, Tint::Red)),
        (Suit::Denari, _) => columns(b, count, |b| signs::coin(b, 27.0, Tint::Ochre, Tint::Red)),
        (Suit::Trionfi, _) => {}
    }
}

/// A flower on a stalk with four leaves, upright, about its middle.
fn sprig(b: &mut Block, high: f32, flower: Tint) {
    let h = high / 2.0;
    b.thick(&format!("0,{h} 1,0 0,{}", -h + 10.0), 2.4);
    for (y, side) in [(0.55f32, 1.0f32), (0.25, -1.0), (-0.1, 1.0), (-0.4, -1.0)] {
        signs::leaf(b, (0.0, y * h), (side * 17.0, y * h - 11.0), 5.5, Tint::Green);
    }
    for k in 0..5 {
        let way = glam::Vec2::from_angle(k as f32 * 1.2566 - std::f32::consts::FRAC_PI_2) * 7.0;
        b.disc(way.x, -h + 8.0 + way.y, 5.4, flower);
    }
    b.disc(0.0, -h + 8.0, 4.2, Tint::Ochre);
}

fn columns(b: &mut Block, count: usize, sign: impl Fn(&mut Block)) {
    let size = if count == 6 { 1.4 } else { 1.04 };
    let side = if count == 6 { 48.0 } else { 64.0 };
    for y in [-132.0, 0.0, 132.0] {
        for x in [-side, side] {
            b.set(at(x, 225.0 + y).scaled(size), &sign);
        }
    }
    let middle: &[f32] = match count {
        7 => &[0.0],
        8 => &[-66.0, 66.0],
        9 => &[-132.0, 0.0, 132.0],
        10 => &[-147.0, -49.0, 49.0, 147.0],
        _ => &[],
    };
    for y in middle {
        b.set(at(0.0, 225.0 + y).scaled(size), &sign);
    }
    if count == 6 {
        for y in [-66.0, 66.0] {
            b.set(at(0.0, 225.0 + y).scaled(0.72), |b| sprig(b, 76.0, Tint::Blue));
        }
    }
    if count == 7 {
        for y in [-112.0, 112.0] {
            b.set(at(0.0, 225.0 + y), |b| sprig(b, 90.0, Tint::Blue));
        }
    }
    if count == 8 {
        b.set(at(0.0, 225.0).scaled(0.9), rose);
        for y in [-165.0, 165.0] {
            b.set(at(0.0, 225.0 + y).scaled(0.75), rose);
        }
    }
}

fn rose(b: &mut Block) {
    for k in 0..4 {
        let way = glam::Vec2::from_angle(k as f32 * std::f32::consts::FRAC_PI_2 + std::f32::consts::FRAC_PI_4) * 22.0;
        signs::leaf(b, (0.0, 0.0), (way.x, way.y), 5.0, Tint::Green);
    }
    for k in 0..5 {
        let way = glam::Vec2::from_angle(k as f32 * 1.2566 - std::f32::consts::FRAC_PI_2) * 7.4;
        b.disc(way.x, way.y, 5.6, Tint::Blue);
    }
    b.disc(0.0, 0.0, 4.2, Tint::Ochre);
}

/// Sabres bowed to both sides, crossing above and below; an odd one stands upright between them.
fn swords(b: &mut Block, count: usize) {
    let pairs = count.min(9) / 2;
    let upright = count - 2 * pairs;
    let (step, wide) = if pairs == 3 { (23.0, 11.5) } else { (17.0, 8.5) };
    for i in 0..pairs {
        let k = i as f32;
        let out = 88.0 - step * k;
        let end = 38.0;
        let (low, high) = (396.0 - step * k, 54.0 + step * k);
        for side in [-1.0f32, 1.0] {
            let text = format!(
                "{},{low} {},{} {},225 {},{} {},{high}",
                side * end,
                -side * out * 0.66,
                low - 70.0,
                -side * out,
                -side * out * 0.66,
                high + 70.0,
                side * end
            );
            signs::sabre(b, &text, wide, if i % 2 == 0 { Tint::Blue } else { Tint::Grey });
            b.set(at(side * end, low).turned(side * -52.0), |b| {
                b.poly("-9,-2 9,-2 9,3 -9,3", Tint::Ochre);
                b.poly("-3.4,3 3.4,3 3,14 -3,14", Tint::Red);
                b.disc(0.0, 16.0, 4.0, Tint::Ochre);
            });
        }
    }
    match upright {
        1 => b.set(at(0.0, 332.0).stretched(if pairs == 3 { 1.7 } else { 1.3 }, 1.0), |b| {
            signs::sword(b, 216.0, Tint::Red, Tint::Ochre);
        }),
        2 => {
            for side in [-1.0f32, 1.0] {
                b.set(at(side * -21.0, 326.0).turned(side * 9.5).stretched(1.15, 0.94), |b| {
                    signs::sword(b, 216.0, Tint::Red, Tint::Ochre);
                });
            }
        }
        _ => {
            b.set(at(0.0, 225.0).scaled(1.3), rose);
        }
    }
    if upright == 0 {
        for y in [-56.0, 56.0] {
            b.set(at(0.0, 225.0 + y).turned(if y > 0.0 { 180.0 } else { 0.0 }).scaled(0.62), |b| {
                sprig(b, 70.0, Tint::Red)
            });
        }
    }
    for side in [-1.0, 1.0] {
        signs::leaf(b, (side * 92.0, 426.0), (side * 70.0, 404.0), 5.0, Tint::Green);
        signs::leaf(b, (side * 92.0, 24.0), (side * 70.0, 46.0), 5.0, Tint::Green);
        signs::leaf(b, (side * 92.0, 426.0), (side * 90.0, 392.0), 5.0, Tint::Green);
        signs::leaf(b, (side * 92.0, 24.0), (side * 90.0, 58.0), 5.0, Tint::Green);
    }
}

/// Staves in two slanting sheaves that cross; an odd one stands upright.
fn batons(b: &mut Block, count: usize) {
    let pairs = count.min(9) / 2;
    let upright = count - 2 * pairs;
    // The ends of all staves stand in a row, so that they can be counted.
    let inner = [12.0, 24.0, 30.0][upright.min(2)];
    let step = (84.0 - inner) / (pairs as f32 - 1.0);
    let straight: &[f32] = match upright {
        1 => &[0.0],
        2 => &[-10.0, 10.0],
        _ => &[],
    };
    for x in straight {
        signs::staff(b, (*x, 418.0), (*x, 32.0), Tint::Ochre, Tint::Blue);
    }
    for i in 0..pairs {
        for side in [-1.0f32, 1.0] {
            let (low, high) = (-84.0 + step * i as f32, inner + step * i as f32);
            let tint = if side < 0.0 { Tint::Red } else { Tint::Green };
            signs::staff(b, (side * low, 404.0), (side * high, 46.0), tint, Tint::Ochre);
        }
    }
    for side in [-1.0, 1.0] {
        b.set(at(side * 76.0, 225.0).scaled(0.9), rose);
    }
}

fn ace_of_swords(b: &mut Block) {
    for (side, tint) in [(-1.0f32, Tint::Green), (1.0, Tint::Green)] {
        // Palm and laurel through the crown.
        b.thick(&format!("0,128 {},132 {},170 {},226", side * 40.0, side * 70.0, side * 78.0), 2.6);
        for k in 0..7 {
            let y = 130.0 + 15.0 * k as f32;
            let x = side * (30.0 + 48.0 * (k as f32 / 6.0).sqrt());
            signs::leaf(b, (x, y), (x + side * 14.0, y + 22.0), 5.0, tint);
            signs::leaf(b, (x, y), (x - side * 8.0, y + 25.0), 5.0, tint);
        }
    }
    b.set(at(0.0, 296.0).stretched(1.5, 1.0), |b| signs::sword(b, 262.0, Tint::Grey, Tint::Ochre));
    b.set(at(0.0, 142.0).scaled(1.5), |b| b.set(at(0.0, 25.0), |b| hats::crown(b, Tint::Ochre)));
    // The blade goes through the crown.
    b.poly("-7.6,52 0,34 7.6,52 7.6,92 -7.6,92", Tint::Grey);
    b.thick("0,50 0,92", 1.6);
    b.set(at(-4.0, 310.0).scaled(1.9), |b| figure::fist(b, Tint::Bare));
    let arm = b.tube("-120,392 -60,366 -22,326", &[66.0, 52.0, 30.0], Tint::Red);
    b.shade(&arm, 18.0, 4.6);
    b.line("-84,392 -66,374 -58,352");
    b.line("-62,388 -50,368 -44,346");
    b.tube("-34,338 -18,322", &[40.0, 40.0], Tint::Bare);
    frame::cloud(b, -76.0, 396.0, 44.0, Tint::Grey);
    frame::cloud(b, -28.0, 414.0, 34.0, Tint::Grey);
    frame::cloud(b, 48.0, 410.0, 40.0, Tint::Grey);
}

fn ace_of_batons(b: &mut Block) {
    for side in [-1.0f32, 1.0] {
        for (k, y) in [96.0, 150.0, 204.0, 254.0].into_iter().enumerate() {
            let long = 62.0 - 5.0 * k as f32;
            signs::leaf(b, (side * 8.0, y + 20.0), (side * long, y - 18.0), 11.0, Tint::Green);
            signs::leaf(b, (side * 10.0, y + 34.0), (side * (long + 12.0), y + 26.0), 10.0, Tint::Green);
        }
    }
    b.set(at(0.0, 216.0).stretched(2.3, 1.0), |b| signs::club(b, 364.0, Tint::Ochre));
    b.set(at(4.0, 318.0).scaled(1.9), |b| figure::fist(b, Tint::Bare));
    let arm = b.tube("122,398 66,372 26,336", &[66.0, 52.0, 30.0], Tint::Blue);
    b.shade(&arm, 18.0, 4.6);
    b.line("92,396 70,380 62,354");
    b.line("64,392 52,374 46,352");
    b.tube("38,348 22,332", &[40.0, 40.0], Tint::Bare);
    frame::cloud(b, 76.0, 400.0, 44.0, Tint::Grey);
    frame::cloud(b, 26.0, 416.0, 34.0, Tint::Grey);
    frame::cloud(b, -50.0, 412.0, 40.0, Tint::Grey);
}

fn ace_of_cups(b: &mut Block) {
    frame::ground(b, 386.0, Tint::Green);
    for side in [-1.0f32, 1.0] {
        b.thick(&format!("{},398 {},330 {},262", side * 62.0, side * 80.0, side * 70.0), 2.4);
        for k in 0..5 {
            let y = 384.0 - 26.0 * k as f32;
            signs::leaf(b, (side * (70.0 + 4.0 * (k % 2) as f32), y), (side * 92.0, y - 20.0), 7.0, Tint::Green);
            signs::leaf(b, (side * (70.0 + 4.0 * (k % 2) as f32), y), (side * 52.0, y - 22.0), 7.0, Tint::Green);
        }
        b.set(at(side * 70.0, 252.0).scaled(1.5), rose);
    }
    b.set(at(0.0, 232.0).scaled(3.5), |b| {
        b.knife(1.15, |b| signs::cup(b, Tint::Ochre, Tint::Red));
    });
    // A shield on the bowl, a flame on the lid.
    let shield = b.shape("-26,214* 0,210 26,214* 25,240 0,266* -25,240", Tint::Blue);
    b.shade(&shield, 12.0, 4.6);
    b.poly("-6,216 6,216 6,256 0,262 -6,256", Tint::Red);
    b.poly("-24,228 24,228 23,240 -23,240", Tint::Red);
    let flame = b.shape("0,88 -12,78 -10,60 2,36* 4,54 14,62 12,78", Tint::Red);
    b.shade(&flame, 7.0, 4.4);
}

fn ace_of_coins(b: &mut Block) {
    for (y, turn) in [(78.0f32, 0.0f32), (372.0, 180.0)] {
        b.set(at(0.0, y).turned(turn), |b| {
            for side in [-1.0f32, 1.0] {
                b.thick(&format!("0,-20 {},-34 {},-10 {},16", side * 34.0, side * 66.0, side * 84.0), 2.4);
                for (x, y, u, v) in [
                    (30.0, -28.0, 34.0, -54.0),
                    (50.0, -24.0, 72.0, -48.0),
                    (66.0, -10.0, 92.0, -22.0),
                    (44.0, -26.0, 52.0, -2.0),
                    (78.0, 4.0, 92.0, 24.0),
                ] {
                    signs::leaf(b, (side * x, y), (side * u, v), 7.0, Tint::Green);
                }
            }
            b.set(at(0.0, -26.0).scaled(1.7), rose);
        });
    }
    let rim = b.disc(0.0, 225.0, 88.0, Tint::Ochre);
    b.shade(&rim, 26.0, 4.6);
    for k in 0..28 {
        let way = glam::Vec2::from_angle(k as f32 / 28.0 * std::f32::consts::TAU);
        let p = glam::vec2(0.0, 225.0) + way * 78.0;
        b.disc(p.x, p.y, 4.4, Tint::Bare);
    }
    let field = b.disc(0.0, 225.0, 67.0, Tint::Bare);
    b.shade(&field, 12.0, 4.6);
    b.set(at(2.0, 228.0).scaled(1.55), |b| {
        head::profile(b, Tint::Pale);
        let wig = b.shape("10,-28* -2,-24 -8,-12 -4,2 -8,12 -4,22 -12,26 -8,36* -28,38 -36,22 -30,10 -34,-6 -26,-14 -24,-28 -8,-37 6,-35", Tint::Brown);
        b.shade_left(&wig, 9.0, 4.6);
        for text in ["-6,-30 -16,-18 -14,-4", "-18,-30 -24,-16 -20,-2", "-14,0 -18,12 -14,22", "-24,4 -26,16 -22,28"] {
            b.line(text);
        }
        for k in 0..5 {
            let (x, y) = (10.0 - 7.0 * k as f32, -25.0 + 0.9 * (k as f32 - 1.0).powi(2));
            signs::leaf(b, (x, y + 4.0), (x - 9.0, y - 9.0), 3.6, Tint::Green);
        }
    });
}
