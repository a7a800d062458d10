//! The figures of La Corona (cap. IV), as stand-ins until a carver has made theirs: turned bodies and limbs drawn
//! along lines. Each kind has its own outline, each squadron its own colour and its own form of base.

use super::crown::crown;
use super::livery::{Livery, livery};
use super::shape::{Cut, Shape, cut};
use bevy::prelude::*;
use std::f32::consts::TAU;

const GOLD: Color = Color::srgb(0.85, 0.64, 0.25);
pub(super) const RUBY: Color = Color::srgb(0.50, 0.07, 0.10);
const BONE: Color = Color::srgb(0.91, 0.87, 0.78);

/// A figure as it is put up: its form, the turn that has it look towards the Crown, the radius and height of what is
/// touched. `None`: no figure of La Corona has this name.
pub(super) fn figure(name: &str) -> Option<(Shape, Quat, (f32, f32))> {
    let name = name.strip_prefix("corona-")?;
    if name == "crown" {
        return Some((crown(), Quat::IDENTITY, (0.46, 0.62)));
    }
    let (word, kind) = name.split_once('-')?;
    let livery = livery(word)?;
    let mut shape = Shape::default();
    base(&mut shape, &livery);
    let height = match kind {
        "king" => king(&mut shape, &livery),
        "lieutenant" => lieutenant(&mut shape, &livery),
        "paladin" => paladin(&mut shape, &livery),
        "knight" => knight(&mut shape, &livery),
        "amazon" => amazon(&mut shape, &livery),
        "ram" => ram(&mut shape, &livery),
        "centaur" => centaur(&mut shape, &livery),
        "signifer" => signifer(&mut shape, &livery),
        "dragon" => dragon(&mut shape, &livery),
        "pawn" => pawn(&mut shape, &livery),
        "histrion" => histrion(&mut shape, &livery),
        _ => return None,
    };
    Some((shape, Quat::from_rotation_y(livery.turn), (0.34, height)))
}

const TURNED: usize = 24;
const FOOT: f32 = 0.11;

/// A plinth whose form tells the squadron without its colour: round, three-, four- or six-sided.
fn base(shape: &mut Shape, livery: &Livery) {
    if livery.sides == 0 {
        let foot = [cut(0.36, 0.0, 0.0, 0), cut(0.36, 0.06, 0.0, 0), cut(0.33, 0.08, 0.0, 1), cut(0.30, FOOT, 0.2, 0)];
        shape.lathe((0.0, 0.0), &foot, &[livery.body, livery.trim], TURNED + 8);
        shape.lathe((0.30, FOOT), &[cut(0.0, FOOT, 0.0, 0)], &[livery.body], TURNED + 8);
        return;
    }
    // Many-sided plinths cover about as much of the square as the round one; one edge lies in front.
    let reach = match livery.sides {
        3 => 0.47,
        4 => 0.44,
        _ => 0.39,
    };
    let ring = |radius: f32, y: f32, corner: usize| {
        let angle = TAU * (corner as f32 + 0.5) / livery.sides as f32;
        Vec3::new(radius * angle.sin(), y, -radius * angle.cos())
    };
    let steps = [(reach, 0.0), (reach, 0.06), (reach - 0.03, 0.08), (reach - 0.06, FOOT)];
    for corner in 0..livery.sides {
        for (step, pair) in steps.windows(2).enumerate() {
            let ((low_radius, low), (high_radius, high)) = (pair[0], pair[1]);
            let colour = if step == 1 { livery.trim } else { livery.body };
            let corners = [
                ring(low_radius, low, corner + 1),
                ring(low_radius, low, corner),
                ring(high_radius, high, corner),
                ring(high_radius, high, corner + 1),
            ];
            shape.quad(corners, [Vec2::ZERO; 4], colour);
        }
        let (middle, (radius, top)) = (Vec3::Y * FOOT, steps[3]);
        let (one, other) = (ring(radius, top, corner), ring(radius, top, corner + 1));
        shape.quad([middle, other, one, middle], [Vec2::ZERO; 4], livery.body);
    }
}

pub(super) fn ball(shape: &mut Shape, at: Vec3, radius: f32, colour: Color) {
    let line: Vec<(Vec3, f32)> = (0..=8)
        .map(|step| {
            let (sin, cos) = (std::f32::consts::PI * step as f32 / 8.0).sin_cos();
            (at - Vec3::Y * radius * cos, radius * sin)
        })
        .collect();
    shape.tube(&line, 12, colour);
}

/// A robe or cuirass from the plinth up to `top`, as wide as `waist` and `chest`.
fn robe(shape: &mut Shape, livery: &Livery, hem: f32, waist: f32, chest: f32, top: f32) {
    let middle = FOOT + (top - FOOT) * 0.52;
    let cuts = [
        cut(hem, FOOT + 0.02, 0.0, 0),
        cut(waist, middle, -0.08, 0),
        cut(waist + 0.015, middle + 0.02, 0.0, 1),
        cut(waist + 0.015, middle + 0.05, 0.3, 1),
        cut(chest, top - 0.07, 0.06, 0),
        cut(0.07, top, 0.25, 0),
        cut(0.0, top, 0.0, 0),
    ];
    shape.lathe((hem, FOOT), &cuts, &[livery.body, livery.trim], TURNED);
}

/// A helm at `at`, with a slit for the eyes and, if it has one, a crest from brow to neck.
fn helm(shape: &mut Shape, livery: &Livery, at: f32, crest: bool) {
    let cuts = [
        cut(0.115, at + 0.02, 0.0, 0),
        cut(0.12, at + 0.10, 0.05, 0),
        cut(0.118, at + 0.125, 0.0, 1),
        cut(0.105, at + 0.19, 0.15, 0),
        cut(0.0, at + 0.27, 0.22, 0),
    ];
    shape.lathe((0.06, at), &cuts, &[livery.body, livery.shade], TURNED);
    shape.tube(
        &[(Vec3::new(0.0, at + 0.17, -0.105), 0.022), (Vec3::new(0.0, at + 0.05, -0.135), 0.022)],
        6,
        livery.trim,
    );
    if crest {
        let line: Vec<(Vec3, f32)> = (0..=10)
            .map(|step| {
                let part = step as f32 / 10.0;
                let (sin, cos) = (std::f32::consts::PI * (0.08 + 0.9 * part)).sin_cos();
                let swell = 0.055 * (std::f32::consts::PI * part).sin().max(0.15);
                (Vec3::new(0.0, at + 0.15 + 0.21 * sin, -0.17 * cos), swell)
            })
            .collect();
        shape.tube(&line, 8, livery.trim);
    }
}

/// The King: the tallest, robed, under an open crown of gold.
fn king(shape: &mut Shape, livery: &Livery) -> f32 {
    robe(shape, livery, 0.29, 0.165, 0.215, 0.92);
    ball(shape, Vec3::Y * 1.02, 0.125, livery.body);
    let band: &[Cut] =
        &[cut(0.15, 1.08, 0.0, 0), cut(0.155, 1.15, 0.1, 0), cut(0.13, 1.15, 0.0, 0), cut(0.0, 1.2, 0.2, 1)];
    shape.lathe((0.13, 1.07), band, &[GOLD, RUBY], TURNED);
    for point in 0..6 {
        let (sin, cos) = (TAU * point as f32 / 6.0).sin_cos();
        let foot = Vec3::new(0.145 * sin, 1.13, -0.145 * cos);
        let tip = Vec3::new(0.185 * sin, 1.29, -0.185 * cos);
        shape.tube(&[(foot, 0.035), (foot.lerp(tip, 0.6), 0.03), (tip, 0.0)], 6, GOLD);
    }
    ball(shape, Vec3::Y * 1.25, 0.04, GOLD);
    1.3
}

/// The Lieutenant: nearly as tall, helmed and crested, a sword before him.
fn lieutenant(shape: &mut Shape, livery: &Livery) -> f32 {
    robe(shape, livery, 0.28, 0.16, 0.23, 0.84);
    helm(shape, livery, 0.83, true);
    let (point, hilt) = (Vec3::new(0.0, 0.16, -0.27), Vec3::new(0.0, 0.60, -0.24));
    shape.tube(&[(point, 0.0), (point + Vec3::Y * 0.05, 0.03), (hilt, 0.032), (hilt + Vec3::Y * 0.1, 0.02)], 6, BONE);
    shape.tube(&[(hilt - Vec3::X * 0.09, 0.022), (hilt + Vec3::X * 0.09, 0.022)], 6, GOLD);
    1.22
}

/// The Paladin: on foot, helmed without a crest, behind a great shield.
fn paladin(shape: &mut Shape, livery: &Livery) -> f32 {
    robe(shape, livery, 0.27, 0.18, 0.22, 0.72);
    helm(shape, livery, 0.71, false);
    let half =
        |y: f32| 0.19 * (1.0 - ((y - 0.52) / 0.40).max(0.0).powi(4)) * (((y - 0.12) / 0.22).clamp(0.0, 1.0)).sqrt();
    let bulge = |x: f32| -0.29 + 0.9 * x * x;
    let rows: Vec<f32> = (0..=8).map(|step| 0.125 + 0.565 * step as f32 / 8.0).collect();
    for pair in rows.windows(2) {
        for column in 0..6 {
            let at = |column: i32, y: f32| {
                let x = half(y) * (column as f32 / 3.0 - 1.0);
                Vec3::new(x, y, bulge(x))
            };
            let corners = [at(column + 1, pair[0]), at(column, pair[0]), at(column, pair[1]), at(column + 1, pair[1])];
            let pale = (2..4).contains(&column);
            shape.quad(corners, [Vec2::ZERO; 4], if pale { livery.trim } else { livery.shade });
            let back = corners.map(|corner| corner + Vec3::Z * 0.03);
            shape.quad([back[1], back[0], back[3], back[2]], [Vec2::ZERO; 4], livery.body);
        }
    }
    0.98
}

/// The head of a horse: neck, muzzle, ears and mane.
fn knight(shape: &mut Shape, livery: &Livery) -> f32 {
    let neck = [
        (Vec3::new(0.0, FOOT, 0.06), 0.27),
        (Vec3::new(0.0, 0.28, 0.08), 0.23),
        (Vec3::new(0.0, 0.48, 0.07), 0.19),
        (Vec3::new(0.0, 0.68, 0.01), 0.155),
        (Vec3::new(0.0, 0.80, -0.06), 0.13),
        (Vec3::new(0.0, 0.86, -0.09), 0.0),
    ];
    shape.tube(&neck, 14, livery.body);
    let head = [
        (Vec3::new(0.0, 0.82, 0.02), 0.0),
        (Vec3::new(0.0, 0.80, -0.03), 0.115),
        (Vec3::new(0.0, 0.71, -0.16), 0.105),
        (Vec3::new(0.0, 0.60, -0.27), 0.075),
        (Vec3::new(0.0, 0.545, -0.33), 0.078),
        (Vec3::new(0.0, 0.52, -0.36), 0.0),
    ];
    shape.tube(&head, 12, livery.body);
    for side in [-1.0, 1.0] {
        let ear = Vec3::new(0.06 * side, 0.84, 0.0);
        shape.tube(
            &[
                (ear, 0.04),
                (ear + Vec3::new(0.03 * side, 0.09, 0.0), 0.03),
                (ear + Vec3::new(0.03 * side, 0.16, 0.0), 0.0),
            ],
            6,
            livery.body,
        );
        ball(shape, Vec3::new(0.088 * side, 0.735, -0.13), 0.022, livery.trim);
    }
    let mane = [
        (Vec3::new(0.0, 0.95, -0.06), 0.0),
        (Vec3::new(0.0, 0.90, 0.04), 0.055),
        (Vec3::new(0.0, 0.76, 0.15), 0.06),
        (Vec3::new(0.0, 0.56, 0.24), 0.06),
        (Vec3::new(0.0, 0.36, 0.30), 0.05),
        (Vec3::new(0.0, 0.24, 0.31), 0.0),
    ];
    shape.tube(&mane, 8, livery.trim);
    1.0
}

/// The Amazon: slender, robed, a round shield at her left and a spear at her right hand.
fn amazon(shape: &mut Shape, livery: &Livery) -> f32 {
    robe(shape, livery, 0.26, 0.095, 0.15, 0.82);
    ball(shape, Vec3::Y * 0.90, 0.095, livery.body);
    ball(shape, Vec3::new(0.0, 0.93, 0.09), 0.06, livery.trim);
    let mut shield = Shape::default();
    let dish = [cut(0.19, 0.0, 0.0, 1), cut(0.16, 0.03, 0.1, 1), cut(0.05, 0.055, 0.05, 0), cut(0.0, 0.10, 0.2, 1)];
    shield.lathe((0.0, 0.0), &dish, &[livery.shade, livery.trim], 20);
    let stand = Quat::from_rotation_z(std::f32::consts::FRAC_PI_2 * 0.92) * Quat::from_rotation_x(-0.5);
    shape.add(&shield, Transform::from_xyz(-0.17, 0.52, -0.04).with_rotation(stand));
    let spear = Vec3::new(0.21, FOOT, -0.04);
    shape.tube(&[(spear, 0.018), (spear + Vec3::Y * 1.0, 0.018)], 6, livery.trim);
    shape.tube(
        &[(spear + Vec3::Y * 0.99, 0.0), (spear + Vec3::Y * 1.02, 0.04), (spear + Vec3::Y * 1.16, 0.0)],
        6,
        GOLD,
    );
    shape.tube(&[(Vec3::new(0.12, 0.76, 0.0), 0.045), (Vec3::new(0.21, 0.62, -0.04), 0.03)], 6, livery.body);
    1.24
}

/// The Ram: a woolly breast, a bent head and two great horns.
fn ram(shape: &mut Shape, livery: &Livery) -> f32 {
    let breast = [
        (Vec3::new(0.0, FOOT, 0.06), 0.27),
        (Vec3::new(0.0, 0.30, 0.07), 0.27),
        (Vec3::new(0.0, 0.46, 0.05), 0.22),
        (Vec3::new(0.0, 0.58, 0.0), 0.15),
        (Vec3::new(0.0, 0.64, -0.03), 0.0),
    ];
    shape.tube(&breast, 14, livery.body);
    let head = [
        (Vec3::new(0.0, 0.66, 0.02), 0.0),
        (Vec3::new(0.0, 0.62, -0.05), 0.12),
        (Vec3::new(0.0, 0.52, -0.17), 0.10),
        (Vec3::new(0.0, 0.40, -0.27), 0.065),
        (Vec3::new(0.0, 0.36, -0.30), 0.0),
    ];
    shape.tube(&head, 12, livery.body);
    for side in [-1.0, 1.0] {
        let horn: Vec<(Vec3, f32)> = (0..=16)
            .map(|step| {
                let part = step as f32 / 16.0;
                let (sin, cos) = (TAU * (0.80 - 1.15 * part)).sin_cos();
                let radius = 0.17 - 0.10 * part;
                let out = 0.10 + 0.13 * part;
                (Vec3::new(side * out, 0.56 - radius * sin, -0.02 + radius * cos), 0.062 * (1.0 - part) + 0.006)
            })
            .collect();
        shape.tube(&horn, 8, livery.trim);
        ball(shape, Vec3::new(0.095 * side, 0.545, -0.17), 0.02, livery.trim);
    }
    0.8
}

/// The Centaur: the body of a horse on four legs, a man's above it with a raised club.
fn centaur(shape: &mut Shape, livery: &Livery) -> f32 {
    let body = [
        (Vec3::new(0.0, 0.46, 0.32), 0.0),
        (Vec3::new(0.0, 0.47, 0.28), 0.115),
        (Vec3::new(0.0, 0.44, 0.10), 0.12),
        (Vec3::new(0.0, 0.46, -0.08), 0.13),
        (Vec3::new(0.0, 0.54, -0.17), 0.11),
        (Vec3::new(0.0, 0.68, -0.18), 0.10),
        (Vec3::new(0.0, 0.82, -0.18), 0.125),
        (Vec3::new(0.0, 0.88, -0.18), 0.06),
        (Vec3::new(0.0, 0.90, -0.18), 0.0),
    ];
    shape.tube(&body, 12, livery.body);
    for (x, z, fore) in [(-0.075, 0.25, 0.0), (0.075, 0.25, 0.0), (-0.075, -0.12, 1.0), (0.075, -0.12, 0.0)] {
        let knee = Vec3::new(x * 1.2, 0.27, z - 0.06 - 0.09 * fore);
        let hoof = Vec3::new(x * 1.2, FOOT + 0.10 * fore, z + 0.02);
        shape.tube(
            &[(Vec3::new(x, 0.42, z), 0.07), (knee, 0.045), (hoof, 0.038), (hoof - Vec3::Y * 0.02, 0.0)],
            7,
            livery.body,
        );
    }
    ball(shape, Vec3::new(0.0, 0.98, -0.19), 0.095, livery.body);
    shape.tube(
        &[(Vec3::new(0.0, 0.50, 0.31), 0.03), (Vec3::new(0.0, 0.44, 0.38), 0.045), (Vec3::new(0.0, 0.24, 0.36), 0.0)],
        7,
        livery.trim,
    );
    let (shoulder, hand) = (Vec3::new(0.12, 0.82, -0.18), Vec3::new(0.22, 0.98, -0.22));
    shape.tube(&[(shoulder, 0.045), (hand, 0.035)], 6, livery.body);
    shape.tube(
        &[
            (hand - Vec3::Y * 0.08, 0.02),
            (hand + Vec3::new(0.03, 0.16, 0.03), 0.05),
            (hand + Vec3::new(0.035, 0.20, 0.035), 0.0),
        ],
        7,
        livery.trim,
    );
    shape.tube(&[(Vec3::new(-0.12, 0.82, -0.18), 0.045), (Vec3::new(-0.19, 0.66, -0.24), 0.03)], 6, livery.body);
    1.14
}

/// The Signifer: unarmed, slight, bearing his standard high.
fn signifer(shape: &mut Shape, livery: &Livery) -> f32 {
    robe(shape, livery, 0.24, 0.115, 0.15, 0.60);
    ball(shape, Vec3::Y * 0.69, 0.10, livery.body);
    let pole = Vec3::new(0.17, FOOT, -0.06);
    shape.tube(&[(pole, 0.02), (pole + Vec3::Y * 1.16, 0.02)], 6, GOLD);
    ball(shape, pole + Vec3::Y * 1.19, 0.035, GOLD);
    shape.tube(&[(Vec3::new(0.11, 0.54, 0.0), 0.045), (Vec3::new(0.17, 0.46, -0.06), 0.03)], 6, livery.body);
    let cloth = |column: i32, y: f32| {
        let part = column as f32 / 6.0;
        let wave = 0.03 * (part * 7.0).sin() * part;
        pole + Vec3::new(-0.44 * part, y - 0.03 * part, wave)
    };
    for column in 0..6 {
        for (row, (low, high)) in [(0.80, 0.91), (0.91, 1.01), (1.01, 1.12)].into_iter().enumerate() {
            let colour = if row == 1 { livery.trim } else { livery.body };
            let corners = [cloth(column, low), cloth(column + 1, low), cloth(column + 1, high), cloth(column, high)];
            shape.quad(corners, [Vec2::ZERO; 4], colour);
            let back = [corners[1], corners[0], corners[3], corners[2]].map(|corner| corner + Vec3::Z * 0.008);
            shape.quad(back, [Vec2::ZERO; 4], colour);
        }
    }
    1.3
}

/// The Dragon: a winged serpent, risen from its coil.
fn dragon(shape: &mut Shape, livery: &Livery) -> f32 {
    let coil: Vec<(Vec3, f32)> = (0..=22)
        .map(|step| {
            let part = step as f32 / 22.0;
            let (sin, cos) = (TAU * 1.25 * part).sin_cos();
            let radius = 0.25 - 0.14 * part;
            let thick = 0.03 + 0.065 * (part * 2.0).min(1.0);
            (Vec3::new(radius * sin, FOOT + 0.06 + 0.18 * part, radius * cos), thick)
        })
        .collect();
    shape.tube(&coil, 9, livery.body);
    let neck = [
        (Vec3::new(0.10, 0.33, 0.02), 0.09),
        (Vec3::new(0.07, 0.46, 0.10), 0.10),
        (Vec3::new(0.0, 0.62, 0.10), 0.095),
        (Vec3::new(0.0, 0.78, 0.02), 0.075),
        (Vec3::new(0.0, 0.86, -0.08), 0.085),
        (Vec3::new(0.0, 0.82, -0.20), 0.055),
        (Vec3::new(0.0, 0.79, -0.28), 0.0),
    ];
    shape.tube(&neck, 10, livery.body);
    for side in [-1.0, 1.0] {
        let horn = Vec3::new(0.05 * side, 0.91, -0.05);
        shape.tube(&[(horn, 0.03), (horn + Vec3::new(0.03 * side, 0.08, 0.10), 0.0)], 6, livery.trim);
        ball(shape, Vec3::new(0.06 * side, 0.88, -0.13), 0.018, GOLD);
        // A wing: fingers spread from the shoulder, skin between them.
        let root = Vec3::new(0.05 * side, 0.60, 0.13);
        let tips = [(0.16, 0.98, 0.16), (0.36, 0.86, 0.18), (0.40, 0.64, 0.20), (0.28, 0.46, 0.20)];
        let tips = tips.map(|(x, y, z)| Vec3::new(x * side, y, z));
        shape.tube(&[(root, 0.035), (tips[0], 0.022), (tips[1], 0.0)], 6, livery.trim);
        for pair in tips.windows(2) {
            let hollow = (pair[0] + pair[1]) * 0.5 * 0.82 + root * 0.18;
            for (one, other) in [(pair[0], hollow), (hollow, pair[1])] {
                shape.quad([root, one, other, root], [Vec2::ZERO; 4], livery.shade);
                shape.quad([root, other, one, root].map(|p| p + Vec3::Z * 0.006), [Vec2::ZERO; 4], livery.shade);
            }
        }
    }
    1.0
}

/// The Pawn: a human face on a body without form.
fn pawn(shape: &mut Shape, livery: &Livery) -> f32 {
    let body = [
        cut(0.24, 0.20, 0.15, 0),
        cut(0.13, 0.40, -0.05, 0),
        cut(0.10, 0.44, 0.0, 1),
        cut(0.09, 0.47, 0.2, 1),
        cut(0.0, 0.47, 0.0, 0),
    ];
    shape.lathe((0.25, FOOT), &body, &[livery.body, livery.trim], TURNED);
    ball(shape, Vec3::Y * 0.56, 0.135, livery.body);
    shape.tube(
        &[
            (Vec3::new(0.0, 0.60, -0.115), 0.018),
            (Vec3::new(0.0, 0.545, -0.155), 0.028),
            (Vec3::new(0.0, 0.53, -0.14), 0.0),
        ],
        6,
        livery.body,
    );
    for side in [-1.0, 1.0] {
        ball(shape, Vec3::new(0.052 * side, 0.60, -0.115), 0.02, livery.trim);
    }
    0.7
}

/// The Histrion: a Pawn with a feather in its cap.
fn histrion(shape: &mut Shape, livery: &Livery) -> f32 {
    pawn(shape, livery);
    let cap = [cut(0.15, 0.635, 0.0, 1), cut(0.12, 0.71, 0.25, 0), cut(0.0, 0.73, 0.2, 0)];
    shape.lathe((0.13, 0.62), &cap, &[RUBY, GOLD], TURNED);
    let feather: Vec<(Vec3, f32)> = (0..=8)
        .map(|step| {
            let part = step as f32 / 8.0;
            let swell = 0.055 * (std::f32::consts::PI * (0.1 + 0.9 * part)).sin();
            (Vec3::new(0.11 + 0.05 * part, 0.66 + 0.44 * part, 0.02 + 0.26 * part * part), swell)
        })
        .collect();
    shape.tube(&feather, 8, GOLD);
    1.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::corona::Corona;
    use crate::rules::{Face, Game};

    #[test]
    fn every_figure_of_the_game_can_be_put_up() {
        let names = (0..45).map(|face| Corona::figure(Face(face)));
        let missing: Vec<_> = names.filter(|name| figure(name).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn squadrons_look_towards_the_crown_from_their_corners() {
        // (file, rank) of the corners, seen from the middle; ranks lie along -z.
        let corners = [("white", -1.0, 1.0), ("black", 1.0, 1.0), ("vermilion", 1.0, -1.0), ("turquoise", -1.0, -1.0)];
        for (word, x, z) in corners {
            let turn = livery(word).expect("a squadron").turn;
            let looks = Quat::from_rotation_y(turn) * Vec3::NEG_Z;
            assert!(looks.dot(Vec3::new(-x, 0.0, -z).normalize()) > 0.99, "{word} looks along {looks}");
        }
    }
}
