//! Turned work: profiles as a turner cuts them, and patterns that go round them.

use super::forms::{half_space, lathe, v};
use super::shape::{Shape, ramp};
use glam::{Vec2, Vec3, vec2};
use std::f32::consts::TAU;
use tavoliere::figure::Zone;

/// A cut of the chisel: to this radius and height, in an arc whose rise is `bow` of its chord: outwards a bead,
/// inwards (negative) a hollow, 0 a straight line.
pub type Cut = (f32, f32, f32);

/// How much all edges are broken, mm.
const EDGE: f32 = 0.12;

/// A turned form that stands on y = 0 with this radius and is cut from there upwards. The last cut closes it.
pub fn turned(foot: f32, cuts: &[Cut]) -> Shape {
    let mut outline = vec![(0.0, EDGE), (foot - EDGE, EDGE)];
    let mut from = vec2(foot, 0.0);
    for &(radius, height, bow) in cuts {
        let to = vec2(radius, height);
        outline.extend(arc(from, to, bow).map(|at| ((at.x - EDGE).max(0.0), (at.y - EDGE).max(EDGE))));
        from = to;
    }
    outline.push((0.0, (from.y - EDGE).max(EDGE)));
    // Corners that fall on one another make edges without a length.
    outline.dedup_by(|one, other| (one.0 - other.0).hypot(one.1 - other.1) < 1e-3);
    lathe(&outline, EDGE)
}

/// Points of an arc after its first.
fn arc(from: Vec2, to: Vec2, bow: f32) -> impl Iterator<Item = Vec2> {
    let chord = to - from;
    let (length, outward) = (chord.length(), vec2(chord.y, -chord.x).normalize_or(Vec2::X));
    // Half the angle of the arc, from its rise; then as many steps as keep its facets unseen.
    let half = 2.0 * (2.0 * bow.abs()).atan();
    let way = length * half / half.sin().max(1e-6);
    let steps = if bow == 0.0 { 1 } else { (2.0 * half / 0.07).min(way / 0.3).max(4.0) as usize };
    (1..=steps).map(move |step| {
        let part = step as f32 / steps as f32;
        if bow == 0.0 {
            return to;
        }
        let radius = length / (2.0 * half.sin());
        let angle = half * (2.0 * part - 1.0);
        let rise = radius * (angle.cos() - half.cos()) * bow.signum();
        from.lerp(to, 0.5 + 0.5 * angle.sin() / half.sin()) + outward * rise
    })
}

/// The layer between two heights.
pub fn layer(low: f32, high: f32) -> Shape {
    half_space(Vec3::Y, high).common(0.0, half_space(Vec3::NEG_Y, -low))
}

/// `make`, `count` times round the axis, the first in front and `from` of a step further.
pub fn around(count: usize, from: f32, make: impl Fn(usize) -> Shape) -> Vec<Shape> {
    let turned = |index: usize| {
        let angle = TAU * (index as f32 + from) / count as f32;
        make(index).turned(glam::Quat::from_rotation_y(angle))
    };
    (0..count).map(turned).collect()
}

/// Places on a ring about the axis.
pub fn ring_of(count: usize, from: f32, radius: f32, height: f32) -> impl Iterator<Item = Vec3> {
    (0..count).map(move |index| {
        let (sin, cos) = (TAU * (index as f32 + from) / count as f32).sin_cos();
        v(radius * sin, height, radius * cos)
    })
}

/// A frieze round the axis: `count` times the lines through `corners`, which are given in repeats (x from 0 to 1)
/// and millimetres of height. What comes back tells how far a place lies from the lines on a drum of this radius.
pub fn frieze(count: usize, radius: f32, corners: &[Vec<(f32, f32)>]) -> impl Fn(Vec3) -> f32 + Clone + use<> {
    let wide = TAU * radius / count as f32;
    let lines: Vec<(Vec2, Vec2)> = corners
        .iter()
        .flat_map(|line| {
            line.windows(2).map(|pair| (vec2(pair[0].0 * wide, pair[0].1), vec2(pair[1].0 * wide, pair[1].1)))
        })
        .collect();
    move |p| {
        let along = (p.x.atan2(p.z) / TAU).rem_euclid(1.0) * count as f32;
        let at = vec2(along.fract() * wide, p.y);
        let mut least = f32::MAX;
        for &(from, to) in &lines {
            for shift in [-wide, 0.0, wide] {
                let (way, edge) = (at - from + vec2(shift, 0.0), to - from);
                let part = (way.dot(edge) / edge.length_squared().max(1e-9)).clamp(0.0, 1.0);
                least = least.min((way - edge * part).length_squared());
            }
        }
        least.sqrt()
    }
}

/// Burns lines into a shape: `away` tells how far from the middle of a line a place is, `width` is half the
/// line's. What is burnt is of the stuff of trimmings.
pub fn burnt(
    shape: &Shape,
    depth: f32,
    width: f32,
    away: impl Fn(Vec3) -> f32 + Clone + Send + Sync + 'static,
) -> Shape {
    let carved = away.clone();
    shape
        .displaced(depth, move |p| -depth * ramp(width * 1.25, width * 0.45, carved(p)))
        .painted(Zone::Trim, Shape::form(move |p| away(p) - width))
}
