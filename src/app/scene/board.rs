//! The board and its trays: a frame with a chamfer, squares laid in piece by piece, each cut from another place of another
//! plank; stone with a knot of brass or box where the game marks a square. Petteia's is of fir, and written on with a hot
//! iron.

use super::laid::Stuff;
use super::layout::{FRAME, Layout, STRIP, THICKNESS, turn_of};
use super::luck::chance;
use super::shape::{Grain, Shape};
use crate::app::settings::Colours;
use crate::rules::Square;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Pale and middle squares, and those a game marks.
pub(super) fn squares_in(family: &str, colours: Colours) -> [Color; 3] {
    match (colours, family) {
        // Fir, as it is and singed.
        (Colours::Plain, "petteia") => {
            [Color::srgb(0.79, 0.65, 0.45), Color::srgb(0.585, 0.42, 0.27), Color::srgb(0.305, 0.21, 0.139)]
        }
        // Maple, walnut, and a stone as dark as ebony would be: red from Verona, or serpentine.
        (Colours::Plain, _) => {
            let stone = if family == "tafl" { Color::srgb(0.35, 0.17, 0.13) } else { Color::srgb(0.135, 0.255, 0.185) };
            [Color::srgb(0.765, 0.645, 0.475), Color::srgb(0.575, 0.435, 0.30), stone]
        }
        // Between ivory and jet there is room for two tones at three to one against both.
        (Colours::Contrast, _) => {
            [Color::srgb(0.60, 0.53, 0.44), Color::srgb(0.44, 0.365, 0.285), Color::srgb(0.43, 0.36, 0.31)]
        }
    }
}

/// A piece of its own for every place.
fn piece(x: i32, y: i32) -> f32 {
    chance(x, y, 8) * 60.0
}

const SINGED: Color = Color::srgb(0.64, 0.45, 0.29);
const WALNUT: Color = Color::srgb(0.415, 0.265, 0.175);
const DARK: Color = Color::srgb(0.215, 0.135, 0.085);
const FELT: Color = Color::srgb(0.185, 0.19, 0.145);
const BRASS: Color = Color::srgb(0.80, 0.62, 0.29);
const BOX_WOOD: Color = Color::srgb(0.83, 0.70, 0.47);
const INK: Color = Color::srgb(0.12, 0.08, 0.055);
const VEIN: f32 = 0.018;

/// The squares and their border, one flat mesh at height 0.
pub fn squares(layout: &Layout, colours: Colours) -> Mesh {
    let mut shape = Shape::default();
    let [pale_wood, mid_wood, marked_wood] = squares_in(layout.family, colours);
    let is_fir = layout.family == "petteia";
    let half = Vec2::new(f32::from(layout.size.0), f32::from(layout.size.1)) / 2.0;
    // The veins between the squares are the ground on which they lie.
    shape.of(Stuff::Plain, 0.0);
    shape.plate(-half - 0.07, half + 0.07, -0.004, [Vec2::ZERO; 4], INK);
    for rank in 0..layout.size.1 {
        for file in 0..layout.size.0 {
            let square = Square(rank * layout.size.0 + file);
            let middle = layout.square(square).xz();
            // A white corner at the right hand; where the number of files is odd, all corners are.
            let pale = (rank + layout.size.0 - 1 - file).is_multiple_of(2);
            let marked = layout.marked.iter().any(|(s, _)| *s == square);
            let luck = chance(i32::from(file), i32::from(rank), 7);
            let (base, stuff) = match (marked, is_fir, pale) {
                (true, ..) => (marked_wood, if colours == Colours::Plain { Stuff::Stone } else { Stuff::Walnut }),
                (_, true, _) => (if pale { pale_wood } else { mid_wood }, Stuff::Fir),
                (_, _, true) => (pale_wood, Stuff::Maple),
                _ => (mid_wood, Stuff::Walnut),
            };
            let colour = if marked { base } else { base.lighter((luck - 0.5) * 0.045) };
            shape.of(stuff, piece(i32::from(file), i32::from(rank)));
            // The grain of neighbours crosses.
            let corners = [Vec2::new(-0.5, 0.5), Vec2::new(0.5, 0.5), Vec2::new(0.5, -0.5), Vec2::new(-0.5, -0.5)];
            let uvs = corners.map(|c| if pale || is_fir { c } else { Vec2::new(c.y, c.x) });
            let inner = 0.5 - if is_fir { 0.7 * VEIN } else { VEIN };
            shape.plate(middle - inner, middle + inner, 0.0, uvs, colour);
        }
    }
    shape.mesh()
}

/// The frame around the squares and the body below.
pub fn frame(layout: &Layout) -> Mesh {
    let mut shape = Shape::default();
    let half = layout.half();
    let inner = half - FRAME + 0.07;
    let foot = -THICKNESS;
    let (top, chamfer) = (0.05, 0.05);
    let (stuff, wood) = match layout.family {
        "petteia" => (Stuff::Fir, SINGED),
        _ => (Stuff::Walnut, WALNUT),
    };
    // The long pieces run through, the short ones lie between them.
    for side in [-1.0, 1.0] {
        shape.of(stuff, 11.3 + side);
        let (a, b) = (side * inner.y, side * half.y);
        let min = Vec3::new(-half.x, foot, a.min(b));
        shape.block(min, Vec3::new(half.x, top, a.max(b)), chamfer, Grain::AlongX, wood);
        shape.of(stuff, 17.9 + side);
        let (a, b) = (side * inner.x, side * half.x);
        let min = Vec3::new(a.min(b), foot, -inner.y - chamfer);
        shape.block(min, Vec3::new(a.max(b), top, inner.y + chamfer), chamfer, Grain::AlongZ, wood.darker(0.012));
    }
    // A line let into the frame, or burnt.
    let (stuff, colour) = if layout.family == "petteia" { (Stuff::Plain, INK) } else { (Stuff::Maple, BOX_WOOD) };
    shape.of(stuff, 5.0);
    let line = Vec2::new(half.x - FRAME * 0.46, half.y - FRAME * 0.46);
    let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)];
    let path: Vec<_> = corners.iter().map(|(x, z)| Vec3::new(x * line.x, top + 0.002, z * line.y)).collect();
    for pair in path.windows(2) {
        let along = (pair[1] - pair[0]).normalize_or_zero() * 0.02;
        shape.ribbon(&[pair[0] - along, pair[1] + along], 0.04, colour);
    }
    if layout.family == "petteia" {
        sayings(&mut shape, half, top + 0.003);
    }
    // Feet, so that the board stands in its own shadow.
    shape.of(Stuff::Walnut, 23.0);
    shape.shut(0.35);
    shape.block(
        Vec3::new(-half.x - 0.09, foot, -half.y - 0.09),
        Vec3::new(half.x + 0.09, foot + 0.2, half.y + 0.09),
        0.07,
        Grain::AlongX,
        DARK,
    );
    shape.mesh()
}

/// A tray of walnut lined with felt for each seat.
pub fn trays(layout: &Layout) -> Mesh {
    let mut tray = Shape::default();
    tray.of(Stuff::Walnut, 31.0);
    let (length, breadth) = layout.tray();
    let (length, breadth) = if layout.wide { (breadth, length) } else { (length, breadth) };
    let wall = 0.07;
    for side in [-1.0, 1.0] {
        let (a, b) = (side * (breadth - wall), side * breadth);
        let (min, max) = (Vec3::new(-length, 0.0, a.min(b)), Vec3::new(length, 0.2, a.max(b)));
        tray.block(min, max, 0.02, Grain::AlongX, WALNUT);
        let (a, b) = (side * (length - wall), side * length);
        let (min, max) = (Vec3::new(a.min(b), 0.0, wall - breadth), Vec3::new(a.max(b), 0.2, breadth - wall));
        tray.block(min, max, 0.02, Grain::AlongZ, WALNUT);
    }
    debug_assert!(breadth.min(length) * 2.0 <= STRIP + 1e-3);
    at_each_seat(layout, &tray)
}

/// The felt in the trays.
pub fn felt(layout: &Layout) -> Mesh {
    let mut felt = Shape::default();
    felt.of(Stuff::Cloth, 0.0);
    felt.shut(0.2);
    let (length, breadth) = layout.tray();
    let half = if layout.wide { Vec2::new(breadth, length) } else { Vec2::new(length, breadth) };
    let corners = [Vec2::new(-half.x, half.y), half, Vec2::new(half.x, -half.y), -half];
    felt.plate(-half, half, 0.06, corners, FELT);
    at_each_seat(layout, &felt)
}

fn at_each_seat(layout: &Layout, shape: &Shape) -> Mesh {
    let mut all = Shape::default();
    for &(seat, quarter) in &layout.looks {
        let middle = layout.strip(seat, layout.tray_middle(), 0.0);
        let turn = if layout.has_trays_at_corners() { Quat::IDENTITY } else { turn_of(quarter) };
        all.add(shape, Transform::from_translation(middle).with_rotation(turn));
    }
    all.mesh()
}

/// A knot for every marked square: an endless band, of brass in La Corona's Asylums, of boxwood elsewhere, that passes over
/// and under itself.
pub fn knots(layout: &Layout) -> Mesh {
    let mut all = Shape::default();
    for (square, mark) in &layout.marked {
        let mut inlay = Shape::default();
        let band = if *mark == "asylum" { (Stuff::Brass, BRASS) } else { (Stuff::Maple, BOX_WOOD) };
        inlay.of(band.0, 3.0);
        let knot = match *mark {
            "throne" => knot(3, 8, (0.225, 0.125), 0.052, band),
            "asylum" => knot(2, 5, (0.20, 0.13), 0.058, band),
            _ => knot(3, 4, (0.19, 0.115), 0.066, band),
        };
        inlay.add(&knot, Transform::default());
        for inset in [0.445, 0.415] {
            let corner = |x: f32, z: f32| Vec3::new(x * inset, 0.003, z * inset);
            let square = [corner(-1., 1.), corner(1., 1.), corner(1., -1.), corner(-1., -1.), corner(-1., 1.)];
            for pair in square.windows(2) {
                inlay.ribbon(pair, 0.014, band.1);
            }
        }
        all.add(&inlay, Transform::from_translation(layout.square(*square)));
    }
    all.mesh()
}

/// A band wound `turns` times around the middle, with `lobes` lobes: it closes when the two have no common factor.
fn knot(turns: u32, lobes: u32, (radius, swing): (f32, f32), width: f32, (stuff, colour): (Stuff, Color)) -> Shape {
    let steps = 40 * lobes as usize;
    let point = |step: usize, lift: f32| {
        let angle = TAU * turns as f32 * step as f32 / steps as f32 + TAU / (2.0 * lobes as f32);
        let phase = angle * lobes as f32 / turns as f32;
        let r = radius + swing * phase.cos();
        // Higher where it passes over: depth does the weaving.
        Vec3::new(r * angle.cos(), 0.006 + 0.003 * phase.sin() + lift, r * angle.sin())
    };
    let line = |lift: f32| (0..=steps).map(|step| point(step, lift)).collect::<Vec<_>>();
    let mut knot = Shape::default();
    knot.of(Stuff::Plain, 0.0);
    knot.ribbon(&line(0.0), width + 0.03, INK);
    knot.of(stuff, 3.0);
    knot.ribbon(&line(0.0008), width, colour);
    knot
}

/// What the author burnt into a board of his own (l.215): on Black's side "come and take them", on White's "with it or
/// upon it".
const SAYINGS: &str = "ΜΟΛΩΝ ΛΑΒΕ   Η ΤΑΝ Η ΕΠΙ ΤΑΣ";
/// How high a letter is burnt, and how broad with the space behind it.
const LETTER: Vec2 = Vec2::new(0.15, 0.19);
const PACE: f32 = 0.29;

/// The strokes of a capital, in a square from the lower left corner; each is drawn without lifting the iron.
fn strokes(letter: char) -> &'static [&'static [(f32, f32)]] {
    match letter {
        'Α' => &[&[(0.0, 0.0), (0.5, 1.0), (1.0, 0.0)], &[(0.2, 0.4), (0.8, 0.4)]],
        'Β' => &[
            &[(0.0, 0.0), (0.0, 1.0), (0.7, 1.0), (0.9, 0.76), (0.6, 0.54), (0.0, 0.54)],
            &[(0.6, 0.54), (1.0, 0.28), (0.75, 0.0), (0.0, 0.0)],
        ],
        'Ε' => &[&[(0.9, 1.0), (0.0, 1.0), (0.0, 0.0), (0.9, 0.0)], &[(0.0, 0.5), (0.7, 0.5)]],
        'Η' => &[&[(0.0, 0.0), (0.0, 1.0)], &[(1.0, 0.0), (1.0, 1.0)], &[(0.0, 0.5), (1.0, 0.5)]],
        'Ι' => &[&[(0.5, 0.0), (0.5, 1.0)]],
        'Λ' => &[&[(0.0, 0.0), (0.5, 1.0), (1.0, 0.0)]],
        'Μ' => &[&[(0.0, 0.0), (0.1, 1.0), (0.5, 0.3), (0.9, 1.0), (1.0, 0.0)]],
        'Ν' => &[&[(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]],
        'Ο' => &[&[
            (0.5, 0.0),
            (0.1, 0.2),
            (0.0, 0.5),
            (0.1, 0.8),
            (0.5, 1.0),
            (0.9, 0.8),
            (1.0, 0.5),
            (0.9, 0.2),
            (0.5, 0.0),
        ]],
        'Π' => &[&[(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0)]],
        'Σ' => &[&[(1.0, 1.0), (0.0, 1.0), (0.55, 0.5), (0.0, 0.0), (1.0, 0.0)]],
        'Τ' => &[&[(0.5, 0.0), (0.5, 1.0)], &[(0.0, 1.0), (1.0, 1.0)]],
        'Ω' => &[&[
            (0.0, 0.0),
            (0.3, 0.0),
            (0.3, 0.15),
            (0.05, 0.45),
            (0.15, 0.85),
            (0.5, 1.0),
            (0.85, 0.85),
            (0.95, 0.45),
            (0.7, 0.15),
            (0.7, 0.0),
            (1.0, 0.0),
        ]],
        _ => &[],
    }
}

/// Burns the sayings into the frame at White's left, where no letters of the edges are: they read down it, as on the back
/// of a book.
fn sayings(shape: &mut Shape, half: Vec2, height: f32) {
    shape.of(Stuff::Plain, 0.0);
    let turn = Quat::from_rotation_y(-TAU / 4.0);
    let start = -PACE * (SAYINGS.chars().count() as f32 - 1.0) / 2.0 - LETTER.x / 2.0;
    for (nth, letter) in SAYINGS.chars().enumerate() {
        let foot = Vec2::new(start + PACE * nth as f32, half.x - FRAME * 0.56);
        for stroke in strokes(letter) {
            let on = |&(x, y): &(f32, f32)| Vec3::new(foot.x + x * LETTER.x, height, foot.y - y * LETTER.y);
            let line: Vec<_> = stroke.iter().map(|point| turn * on(point)).collect();
            for pair in line.windows(2) {
                // Strokes overlap, so that corners are whole.
                let more = (pair[1] - pair[0]).normalize_or_zero() * 0.012;
                shape.ribbon(&[pair[0] - more, pair[1] + more], 0.03, INK);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_the_sayings_can_be_burnt() {
        let letters = SAYINGS.chars().filter(|letter| *letter != ' ');
        letters.for_each(|letter| assert!(!strokes(letter).is_empty(), "{letter}"));
    }
}
