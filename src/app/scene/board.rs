//! The board and its trays: a walnut frame with a chamfer, squares of maple and walnut laid in piece by piece,
//! knots inlaid where the game marks a square.

use super::layout::{FRAME, Layout, STRIP, THICKNESS, turn_of};
use super::shape::{Grain, Shape};
use super::wood::chance;
use crate::app::settings::Colours;
use crate::rules::Square;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Pale and middle squares, and those a game marks.
pub(super) fn squares_in(colours: Colours) -> [Color; 3] {
    match colours {
        Colours::Plain => {
            let mid = Color::srgb(0.575, 0.435, 0.30);
            [Color::srgb(0.765, 0.645, 0.475), mid, DARK.mix(&mid, 0.25)]
        }
        // Between ivory and jet there is room for two tones at three to one against both.
        Colours::Contrast => {
            [Color::srgb(0.60, 0.53, 0.44), Color::srgb(0.44, 0.365, 0.285), Color::srgb(0.43, 0.36, 0.31)]
        }
    }
}

const WALNUT: Color = Color::srgb(0.415, 0.265, 0.175);
const DARK: Color = Color::srgb(0.215, 0.135, 0.085);
const FELT: Color = Color::srgb(0.185, 0.19, 0.145);
const BOX_WOOD: Color = Color::srgb(0.83, 0.70, 0.47);
const INK: Color = Color::srgb(0.12, 0.08, 0.055);
const VEIN: f32 = 0.018;

/// The squares and their border, one flat mesh at height 0.
pub fn squares(layout: &Layout, colours: Colours) -> Mesh {
    let mut shape = Shape::default();
    let [pale_wood, mid_wood, marked_wood] = squares_in(colours);
    let half = Vec2::new(f32::from(layout.size.0), f32::from(layout.size.1)) / 2.0;
    // The veins between the squares are the ground on which they lie.
    shape.plate(-half - 0.07, half + 0.07, -0.004, [Vec2::ZERO; 4], INK);
    for rank in 0..layout.size.1 {
        for file in 0..layout.size.0 {
            let square = Square(rank * layout.size.0 + file);
            let middle = layout.square(square).xz();
            // A white corner at the right hand; where the number of files is odd, all corners are.
            let pale = (rank + layout.size.0 - 1 - file).is_multiple_of(2);
            let marked = layout.marked.iter().any(|(s, _)| *s == square);
            let luck = chance(i32::from(file), i32::from(rank), 7);
            let base = if marked {
                marked_wood
            } else if pale {
                pale_wood
            } else {
                mid_wood
            };
            let colour = base.lighter((luck - 0.5) * 0.045);
            // Every square is cut from another place of the plank.
            let origin =
                Vec2::new(chance(i32::from(file), i32::from(rank), 8), chance(i32::from(file), i32::from(rank), 9));
            let span = 0.17;
            let corners = [Vec2::ZERO, Vec2::X, Vec2::ONE, Vec2::Y];
            let uvs = corners.map(|c| origin + span * if pale { c } else { Vec2::new(c.y, c.x) });
            let inner = 0.5 - VEIN;
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
    // The long pieces run through, the short ones lie between them.
    for side in [-1.0, 1.0] {
        let (a, b) = (side * inner.y, side * half.y);
        let min = Vec3::new(-half.x, foot, a.min(b));
        shape.block(min, Vec3::new(half.x, top, a.max(b)), chamfer, Grain::AlongX, WALNUT);
        let (a, b) = (side * inner.x, side * half.x);
        let min = Vec3::new(a.min(b), foot, -inner.y - chamfer);
        shape.block(min, Vec3::new(a.max(b), top, inner.y + chamfer), chamfer, Grain::AlongZ, WALNUT.darker(0.012));
    }
    // A line of boxwood let into the frame.
    let line = Vec2::new(half.x - FRAME * 0.46, half.y - FRAME * 0.46);
    let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)];
    let path: Vec<_> = corners.iter().map(|(x, z)| Vec3::new(x * line.x, top + 0.002, z * line.y)).collect();
    for pair in path.windows(2) {
        let along = (pair[1] - pair[0]).normalize_or_zero() * 0.02;
        shape.ribbon(&[pair[0] - along, pair[1] + along], 0.04, BOX_WOOD);
    }
    // Feet, so that the board stands in its own shadow.
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
    let (length, breadth) = layout.tray();
    let half = if layout.wide { Vec2::new(breadth, length) } else { Vec2::new(length, breadth) };
    felt.plate(-half, half, 0.06, [Vec2::ZERO; 4], FELT);
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

/// A knot for every marked square: an endless band of boxwood that passes over and under itself.
pub fn knots(layout: &Layout) -> Mesh {
    let mut all = Shape::default();
    for (square, mark) in &layout.marked {
        let knot = match *mark {
            "throne" => knot(3, 8, 0.225, 0.125, 0.052),
            "asylum" => knot(2, 5, 0.20, 0.13, 0.058),
            _ => knot(3, 4, 0.19, 0.115, 0.066),
        };
        let mut inlay = Shape::default();
        inlay.add(&knot, Transform::default());
        for inset in [0.445, 0.415] {
            let corner = |x: f32, z: f32| Vec3::new(x * inset, 0.003, z * inset);
            let square = [corner(-1., 1.), corner(1., 1.), corner(1., -1.), corner(-1., -1.), corner(-1., 1.)];
            for pair in square.windows(2) {
                inlay.ribbon(pair, 0.012, BOX_WOOD);
            }
        }
        all.add(&inlay, Transform::from_translation(layout.square(*square)));
    }
    all.mesh()
}

/// A band wound `turns` times around the middle, with `lobes` lobes: it closes when the two have no common factor.
fn knot(turns: u32, lobes: u32, radius: f32, swing: f32, width: f32) -> Shape {
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
    knot.ribbon(&line(0.0), width + 0.03, INK);
    knot.ribbon(&line(0.0008), width, BOX_WOOD);
    knot
}
