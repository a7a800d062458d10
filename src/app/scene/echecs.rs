//! The men of Échecs, turned in the manner of the Café de la Régence: tall stems on stepped feet, plain heads. Simple forms
//! until a carver has made theirs; only the Knight is more than a turner's work.

use super::shape::{Cut, Shape, cut};
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Sides of a turned form.
const TURNED: usize = 36;

/// A man as he is put up: his form, the turn that has him look at the enemy, the radius and height of what is touched.
/// Colours are those of the body, of its worn parts and of its rings. `None`: no man of Échecs has this name.
pub(super) fn figure(name: &str, white: [Color; 3], black: [Color; 3]) -> Option<(Shape, Quat, (f32, f32))> {
    let (colour, kind) = name.strip_prefix("echecs-")?.split_once('-')?;
    // White looks along -z, Black towards him.
    let (palette, turn) = match colour {
        "white" => (white, 0.0),
        "black" => (black, PI),
        _ => return None,
    };
    let mut shape = Shape::default();
    let (girth, height) = match kind {
        "king" => king(&mut shape, &palette),
        "queen" => queen(&mut shape, &palette),
        "bishop" => bishop(&mut shape, &palette),
        "knight" => knight(&mut shape, &palette),
        "rook" => rook(&mut shape, &palette),
        "pawn" => pawn(&mut shape, &palette),
        _ => return None,
    };
    Some((shape, Quat::from_rotation_y(turn), (girth, height)))
}

/// The stepped foot all men stand on, so broad and up to so high.
fn foot(shape: &mut Shape, palette: &[Color; 3], radius: f32, top: f32) {
    let cuts = [
        cut(radius, 0.045, 0.0, 2),
        cut(radius * 0.97, 0.065, 0.2, 0),
        cut(radius * 0.86, 0.08, 0.0, 0),
        cut(radius * 0.84, 0.12, 0.2, 1),
        cut(radius * 0.62, top, -0.12, 0),
    ];
    shape.lathe((radius, 0.0), &cuts, palette, TURNED);
}

/// A turned form from the foot upwards.
fn turned(shape: &mut Shape, palette: &[Color; 3], start: (f32, f32), cuts: &[Cut]) {
    shape.lathe(start, cuts, palette, TURNED);
}

/// The tallest: a crown that opens like a cup, and a button on a dome.
fn king(shape: &mut Shape, palette: &[Color; 3]) -> (f32, f32) {
    foot(shape, palette, 0.37, 0.24);
    let cuts = [
        cut(0.115, 0.72, -0.08, 0),
        cut(0.20, 0.745, 0.1, 2),
        cut(0.20, 0.785, 0.3, 2),
        cut(0.135, 0.805, 0.0, 1),
        cut(0.135, 0.86, 0.0, 0),
        cut(0.175, 0.88, 0.3, 0),
        cut(0.13, 0.90, 0.0, 1),
        cut(0.215, 1.18, 0.10, 0),
        cut(0.225, 1.21, 0.2, 2),
        cut(0.19, 1.22, 0.0, 1),
        cut(0.075, 1.32, 0.22, 0),
        cut(0.045, 1.34, 0.0, 1),
        cut(0.07, 1.39, 0.3, 2),
        cut(0.0, 1.45, 0.25, 2),
    ];
    turned(shape, palette, (0.23, 0.24), &cuts);
    (0.37, 1.45)
}

/// Nearly as tall: an open coronet about a ball.
fn queen(shape: &mut Shape, palette: &[Color; 3]) -> (f32, f32) {
    foot(shape, palette, 0.36, 0.23);
    let cuts = [
        cut(0.105, 0.66, -0.08, 0),
        cut(0.185, 0.685, 0.1, 2),
        cut(0.185, 0.72, 0.3, 2),
        cut(0.115, 0.74, 0.0, 1),
        cut(0.115, 0.79, 0.0, 0),
        cut(0.155, 0.81, 0.3, 0),
        cut(0.105, 0.83, 0.0, 1),
        cut(0.205, 1.08, -0.10, 0),
        cut(0.205, 1.10, 0.0, 2),
        cut(0.16, 1.09, 0.0, 1),
        cut(0.09, 1.06, 0.0, 1),
        cut(0.075, 1.12, 0.1, 0),
        cut(0.10, 1.18, 0.3, 0),
        cut(0.0, 1.27, 0.3, 0),
    ];
    turned(shape, palette, (0.22, 0.23), &cuts);
    (0.36, 1.27)
}

/// A closed bud with a button.
fn bishop(shape: &mut Shape, palette: &[Color; 3]) -> (f32, f32) {
    foot(shape, palette, 0.34, 0.21);
    let cuts = [
        cut(0.09, 0.56, -0.08, 0),
        cut(0.165, 0.58, 0.1, 2),
        cut(0.165, 0.615, 0.3, 2),
        cut(0.095, 0.635, 0.0, 1),
        cut(0.095, 0.68, 0.0, 0),
        cut(0.15, 0.80, 0.22, 0),
        cut(0.055, 0.97, 0.14, 0),
        cut(0.035, 0.985, 0.0, 1),
        cut(0.055, 1.025, 0.3, 2),
        cut(0.0, 1.07, 0.25, 2),
    ];
    turned(shape, palette, (0.21, 0.21), &cuts);
    (0.34, 1.07)
}

/// A horse's neck and head upon the turned foot.
fn knight(shape: &mut Shape, palette: &[Color; 3]) -> (f32, f32) {
    let [body, worn, ring] = *palette;
    foot(shape, palette, 0.34, 0.21);
    turned(shape, palette, (0.21, 0.21), &[cut(0.20, 0.24, 0.2, 2), cut(0.14, 0.26, 0.0, 1), cut(0.0, 0.27, 0.0, 0)]);
    let neck = [
        (Vec3::new(0.0, 0.24, 0.05), 0.15),
        (Vec3::new(0.0, 0.40, 0.09), 0.17),
        (Vec3::new(0.0, 0.58, 0.07), 0.155),
        (Vec3::new(0.0, 0.74, 0.0), 0.125),
        (Vec3::new(0.0, 0.83, -0.06), 0.085),
        (Vec3::new(0.0, 0.87, -0.08), 0.0),
    ];
    shape.tube(&neck, 16, body);
    let head = [
        (Vec3::new(0.0, 0.84, 0.03), 0.0),
        (Vec3::new(0.0, 0.81, -0.02), 0.10),
        (Vec3::new(0.0, 0.73, -0.13), 0.09),
        (Vec3::new(0.0, 0.65, -0.22), 0.065),
        (Vec3::new(0.0, 0.61, -0.27), 0.06),
        (Vec3::new(0.0, 0.59, -0.30), 0.0),
    ];
    shape.tube(&head, 14, body);
    let mane = [
        (Vec3::new(0.0, 0.92, -0.02), 0.0),
        (Vec3::new(0.0, 0.86, 0.08), 0.04),
        (Vec3::new(0.0, 0.70, 0.17), 0.045),
        (Vec3::new(0.0, 0.50, 0.23), 0.04),
        (Vec3::new(0.0, 0.36, 0.23), 0.0),
    ];
    shape.tube(&mane, 8, worn);
    for side in [-1.0, 1.0] {
        let ear = Vec3::new(0.05 * side, 0.85, 0.0);
        let tip = ear + Vec3::new(0.02 * side, 0.12, 0.01);
        shape.tube(&[(ear, 0.035), (ear.lerp(tip, 0.5), 0.028), (tip, 0.0)], 6, body);
        let eye = Vec3::new(0.075 * side, 0.755, -0.11);
        shape.tube(&[(eye - Vec3::X * 0.02 * side, 0.022), (eye + Vec3::X * 0.012 * side, 0.0)], 8, ring);
    }
    (0.34, 0.98)
}

/// A tower with merlons.
fn rook(shape: &mut Shape, palette: &[Color; 3]) -> (f32, f32) {
    foot(shape, palette, 0.36, 0.22);
    let cuts = [
        cut(0.155, 0.54, -0.06, 0),
        cut(0.215, 0.565, 0.1, 2),
        cut(0.215, 0.60, 0.3, 2),
        cut(0.185, 0.615, 0.0, 1),
        cut(0.225, 0.70, 0.0, 0),
        cut(0.225, 0.76, 0.0, 0),
        cut(0.155, 0.76, 0.0, 1),
        cut(0.145, 0.70, 0.0, 1),
        cut(0.0, 0.69, 0.0, 1),
    ];
    turned(shape, palette, (0.22, 0.22), &cuts);
    for merlon in 0..6 {
        let turn = Quat::from_rotation_y(TAU * (merlon as f32 + 0.5) / 6.0);
        let mut block = Shape::default();
        let (min, max) = (Vec3::new(0.150, 0.74, -0.062), Vec3::new(0.222, 0.85, 0.062));
        block.block(min, max, 0.008, super::shape::Grain::AlongX, palette[0]);
        shape.add(&block, Transform::from_rotation(turn));
    }
    (0.36, 0.85)
}

/// A ball on a collar.
fn pawn(shape: &mut Shape, palette: &[Color; 3]) -> (f32, f32) {
    foot(shape, palette, 0.30, 0.18);
    let cuts = [
        cut(0.075, 0.40, -0.10, 0),
        cut(0.14, 0.42, 0.1, 2),
        cut(0.14, 0.45, 0.3, 2),
        cut(0.07, 0.465, 0.0, 1),
        cut(0.128, 0.58, 0.22, 0),
        cut(0.0, 0.71, 0.25, 0),
    ];
    turned(shape, palette, (0.186, 0.18), &cuts);
    (0.30, 0.71)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::echecs::FACES;

    #[test]
    fn every_face_has_a_form() {
        for name in FACES {
            let (_, _, (girth, height)) = figure(name, [Color::WHITE; 3], [Color::BLACK; 3]).expect(name);
            assert!(girth < 0.5 && height < 1.6, "{name} fits its square");
        }
        assert!(figure("echecs-white-elephant", [Color::WHITE; 3], [Color::BLACK; 3]).is_none());
    }
}
