//! The block: what is cut into it, in the order in which it lies one over the other.

use super::curve::{self, Knot};
use glam::{Affine2, Vec2, vec2};

/// What the stencils lay on a field. Light comes from the upper left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Tint {
    /// Bare paper.
    Bare,
    /// Vermilion.
    Red,
    /// Ochre.
    Ochre,
    /// Blue.
    Blue,
    /// Verdigris.
    Green,
    /// Ochre thinned, for skin and hair in the light.
    Pale,
    /// Ochre under thinned vermilion.
    Brown,
    /// Vermilion thinned: cheeks.
    Blush,
    /// Blue thinned: steel, clouds.
    Grey,
    /// No stencil: the block itself prints there.
    Black,
}

impl Tint {
    /// How strongly each of the four stencils (vermilion, ochre, blue, verdigris) colours it.
    pub fn stencils(self) -> [f32; 4] {
        match self {
            Tint::Bare | Tint::Black => [0.0; 4],
            Tint::Red => [1.0, 0.0, 0.0, 0.0],
            Tint::Ochre => [0.0, 1.0, 0.0, 0.0],
            Tint::Blue => [0.0, 0.0, 1.0, 0.0],
            Tint::Green => [0.0, 0.0, 0.0, 1.0],
            Tint::Pale => [0.0, 0.38, 0.0, 0.0],
            Tint::Brown => [0.38, 0.95, 0.16, 0.0],
            Tint::Blush => [0.42, 0.0, 0.0, 0.0],
            Tint::Grey => [0.0, 0.0, 0.36, 0.0],
        }
    }
}

/// One act of the cutter.
pub enum Act {
    /// A field that hides what lies under it.
    Field(Vec<Vec2>, Tint),
    /// Colour alone, over what lies under it.
    Dab(Vec<Vec2>, Tint),
    /// A line that prints.
    Cut(Vec<Vec2>),
}

/// A closed outline on the block, for hatching.
pub type Region = Vec<Vec2>;

/// Where a part is set: moved, then scaled, turned (degrees, clockwise) and mirrored about its own origin.
#[derive(Clone, Copy)]
pub struct At(pub Affine2);

/// A part set at a place.
pub fn at(x: f32, y: f32) -> At {
    At(Affine2::from_translation(vec2(x, y)))
}

impl At {
    /// Larger or smaller.
    pub fn scaled(self, by: f32) -> At {
        At(self.0 * Affine2::from_scale(Vec2::splat(by)))
    }
    /// Wider and higher.
    pub fn stretched(self, x: f32, y: f32) -> At {
        At(self.0 * Affine2::from_scale(vec2(x, y)))
    }
    /// Turned clockwise.
    pub fn turned(self, degrees: f32) -> At {
        At(self.0 * Affine2::from_angle(degrees.to_radians()))
    }
    /// Left for right.
    pub fn mirrored(self) -> At {
        At(self.0 * Affine2::from_scale(vec2(-1.0, 1.0)))
    }
    /// Left for right if so.
    pub fn facing(self, right: bool) -> At {
        if right { self } else { self.mirrored() }
    }
}

/// The wood of one card.
pub struct Block {
    /// What was cut, from the lowest to the highest.
    pub acts: Vec<Act>,
    frame: Affine2,
    weight: f32,
    dice: u64,
}

/// Width of an outline, and of a line within a form.
pub const OUTLINE: f32 = 2.5;
const INNER: f32 = 1.9;

impl Block {
    /// A bare block; the seed makes its small accidents its own.
    pub fn new(seed: u64) -> Block {
        Block { acts: Vec::new(), frame: Affine2::IDENTITY, weight: 1.0, dice: seed.wrapping_mul(0x9e37_79b9) | 1 }
    }

    /// A number between 0 and 1.
    pub fn chance(&mut self) -> f32 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A number between two others.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.chance()
    }

    /// Cuts a part at a place.
    pub fn set(&mut self, at: At, part: impl FnOnce(&mut Block)) {
        let before = self.frame;
        self.frame = before * at.0;
        part(self);
        self.frame = before;
    }

    /// Cuts with a finer or broader knife.
    pub fn knife(&mut self, by: f32, part: impl FnOnce(&mut Block)) {
        let before = self.weight;
        self.weight *= by;
        part(self);
        self.weight = before;
    }

    fn placed(&self, knots: &[Knot]) -> Vec<Knot> {
        knots.iter().map(|knot| Knot { at: self.frame.transform_point2(knot.at), ..*knot }).collect()
    }

    /// A closed form: its field and its outline.
    pub fn shape(&mut self, text: &str, tint: Tint) -> Region {
        self.form(&curve::knots(text), tint, OUTLINE)
    }

    /// A closed form of straight sides.
    pub fn poly(&mut self, text: &str, tint: Tint) -> Region {
        let knots: Vec<Knot> = curve::knots(text).into_iter().map(|knot| Knot { corner: true, ..knot }).collect();
        self.form(&knots, tint, OUTLINE)
    }

    /// A closed form through knots; no outline if the width is nothing.
    pub fn form(&mut self, knots: &[Knot], tint: Tint, width: f32) -> Region {
        let strokes = curve::strokes(&self.placed(knots), true);
        let region: Region = strokes.iter().flatten().copied().collect();
        self.acts.push(Act::Field(region.clone(), tint));
        if width > 0.0 && tint != Tint::Black {
            let turn = area(&region).signum();
            for stroke in &strokes {
                self.cut(stroke, width, 0.72, 0.72, turn);
            }
        }
        region
    }

    /// A closed field without an outline.
    pub fn field(&mut self, text: &str, tint: Tint) -> Region {
        self.form(&curve::knots(text), tint, 0.0)
    }

    /// Colour alone.
    pub fn dab(&mut self, text: &str, tint: Tint) {
        let strokes = curve::strokes(&self.placed(&curve::knots(text)), true);
        self.acts.push(Act::Dab(strokes.into_iter().flatten().collect(), tint));
    }

    /// A line that begins and ends thin.
    pub fn line(&mut self, text: &str) {
        self.thick(text, INNER);
    }

    /// A line of a width, thin at both ends.
    pub fn thick(&mut self, text: &str, width: f32) {
        self.run(&curve::knots(text), width, 0.25, 0.25);
    }

    /// A line of full width at its beginning, drawn out to a point.
    pub fn tail(&mut self, text: &str, width: f32) {
        self.run(&curve::knots(text), width, 0.9, 0.05);
    }

    /// An open line through knots; the shares of the width at its ends.
    pub fn run(&mut self, knots: &[Knot], width: f32, first: f32, last: f32) {
        let strokes = curve::strokes(&self.placed(knots), false);
        let n = strokes.len();
        for (i, stroke) in strokes.iter().enumerate() {
            let (a, b) = (if i == 0 { first } else { 0.75 }, if i + 1 == n { last } else { 0.75 });
            self.cut(stroke, width, a, b, 0.0);
        }
    }

    /// One sliver along points that lie on the block already; `turn` tells which side is outside.
    fn cut(&mut self, points: &[Vec2], width: f32, first: f32, last: f32, turn: f32) {
        let total = curve::length(points);
        if total < 0.3 || points.len() < 2 {
            return;
        }
        let width = width * self.weight;
        let phase = self.between(0.0, 6.0);
        let n = points.len();
        let closed = points[0].distance(points[n - 1]) < 0.01;
        let taper = (total * 0.4).min(26.0 * self.weight);
        let (mut left, mut right) = (Vec::with_capacity(n), Vec::with_capacity(n));
        let mut gone = 0.0;
        for i in 0..n {
            if i > 0 {
                gone += points[i].distance(points[i - 1]);
            }
            let before = if i > 0 {
                points[i - 1]
            } else if closed {
                points[n - 2]
            } else {
                points[0]
            };
            let after = if i + 1 < n {
                points[i + 1]
            } else if closed {
                points[1]
            } else {
                points[n - 1]
            };
            let way = (after - before).normalize_or(Vec2::X);
            let normal = vec2(way.y, -way.x);
            let mut half = width * 0.5;
            if !closed {
                let ease = |share: f32, from: f32| from + (1.0 - from) * (1.0 - (1.0 - share.min(1.0)).powi(2));
                half *= ease(gone / taper, first) * ease((total - gone) / taper, last);
            }
            if turn != 0.0 {
                half *= 1.0 + 0.30 * (normal * turn).dot(vec2(0.6, 0.8));
            }
            half *= 1.0 + 0.10 * (gone * 0.21 + phase).sin() + 0.07 * (gone * 0.53 + phase * 2.0).sin();
            // The ends of a stroke reach a little beyond, so that corners close.
            let beyond = if closed {
                Vec2::ZERO
            } else if i == 0 && first > 0.6 {
                -way * half * 0.8
            } else if i + 1 == n && last > 0.6 {
                way * half * 0.8
            } else {
                Vec2::ZERO
            };
            left.push(points[i] + beyond + normal * half);
            right.push(points[i] + beyond - normal * half);
        }
        right.reverse();
        left.extend(right);
        self.acts.push(Act::Cut(left));
    }

    /// A black dot.
    pub fn dot(&mut self, x: f32, y: f32, radius: f32) {
        let ring = (0..10).map(|k| vec2(x, y) + Vec2::from_angle(k as f32 * std::f32::consts::TAU / 10.0) * radius);
        let ring = ring.map(|place| self.frame.transform_point2(place)).collect();
        self.acts.push(Act::Cut(ring));
    }

    /// A disc with an outline.
    pub fn disc(&mut self, x: f32, y: f32, radius: f32, tint: Tint) -> Region {
        let ring = (0..12).map(|k| vec2(x, y) + Vec2::from_angle(k as f32 * std::f32::consts::TAU / 12.0) * radius);
        self.form(&curve::round(ring), tint, OUTLINE)
    }

    /// A thick curve with a width at each of its knots, open where it begins: legs, necks, staves, trumpets.
    pub fn tube(&mut self, text: &str, widths: &[f32], tint: Tint) -> Region {
        self.limb(text, widths, tint, false, false)
    }

    /// The same with a round beginning or end.
    pub fn limb(&mut self, text: &str, widths: &[f32], tint: Tint, begin: bool, end: bool) -> Region {
        let strokes = curve::strokes(&curve::knots(text), false);
        let line: Vec<Vec2> = strokes.into_iter().flatten().collect();
        let (mut left, mut right) = (Vec::new(), Vec::new());
        let steps = (curve::length(&line) / 4.0).ceil().clamp(4.0, 60.0) as usize;
        for k in 0..=steps {
            let share = k as f32 / steps as f32;
            let (place, way) = curve::along(&line, share);
            let at = share * (widths.len() - 1) as f32;
            let i = (at as usize).min(widths.len().saturating_sub(2));
            let blend = at - i as f32;
            let smooth = blend * blend * (3.0 - 2.0 * blend);
            let width = widths[i] + (widths[(i + 1).min(widths.len() - 1)] - widths[i]) * smooth;
            let normal = vec2(way.y, -way.x) * width * 0.5;
            left.push(place + normal);
            right.push(place - normal);
        }
        let cap = |from: Vec2, to: Vec2, out: Vec2| -> Vec<Vec2> {
            let (middle, half) = ((from + to) * 0.5, (from - to) * 0.5);
            let reach = out * half.length() * 0.8;
            (0..=6)
                .map(|k| {
                    let (sin, cos) = (k as f32 / 6.0 * std::f32::consts::PI).sin_cos();
                    middle + half * cos + reach * sin
                })
                .collect()
        };
        let first = curve::along(&line, 0.0).1;
        let last = curve::along(&line, 1.0).1;
        let heel = if begin { cap(right[0], left[0], -first) } else { Vec::new() };
        let toe = if end { cap(left[steps], right[steps], last) } else { vec![left[steps], right[steps]] };
        let mut ring = left.clone();
        ring.extend(&toe);
        ring.extend(right.iter().rev());
        ring.extend(&heel);
        let region = self.form(&curve::corners(ring), tint, 0.0);
        let soft = |points: &[Vec2]| -> Vec<Knot> { curve::round(points.iter().copied()) };
        let start = if begin { 0.8 } else { 0.2 };
        self.run(&soft(&left), OUTLINE, start, 0.8);
        self.run(&soft(&right), OUTLINE, start, 0.8);
        self.run(&if end { soft(&toe) } else { curve::corners(toe) }, OUTLINE, 0.8, 0.8);
        if begin {
            self.run(&soft(&heel), OUTLINE, 0.8, 0.8);
        }
        region
    }

    /// Hatching of a region from its shadow side (the right): parallel slivers, at most so long.
    pub fn shade(&mut self, region: &Region, depth: f32, gap: f32) {
        self.hatch(region, depth, gap, -14.0, true);
    }

    /// Hatching from the left side, for what turns away from the light there.
    pub fn shade_left(&mut self, region: &Region, depth: f32, gap: f32) {
        self.hatch(region, depth, gap, 14.0, false);
    }

    /// Hatching at an angle (degrees), from the right or the left.
    pub fn hatch(&mut self, region: &Region, depth: f32, gap: f32, angle: f32, from_right: bool) {
        let turn = Vec2::from_angle(-angle.to_radians());
        let back = Vec2::from_angle(angle.to_radians());
        let turned: Vec<Vec2> = region.iter().map(|place| turn.rotate(*place)).collect();
        let (low, high) = turned.iter().fold((f32::MAX, f32::MIN), |(low, high), p| (low.min(p.y), high.max(p.y)));
        let mut y = low + gap * 0.7;
        while y < high - gap * 0.4 {
            let mut crossings: Vec<f32> = (0..turned.len())
                .filter_map(|i| {
                    let (a, b) = (turned[i], turned[(i + 1) % turned.len()]);
                    ((a.y <= y) != (b.y <= y)).then(|| a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
                })
                .collect();
            crossings.sort_by(f32::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let room = pair[1] - pair[0];
                let reach = (depth * self.between(0.65, 1.0)).min(room * 0.62);
                if reach < 1.5 {
                    continue;
                }
                let (from, to) = if from_right { (pair[1], pair[1] - reach) } else { (pair[0], pair[0] + reach) };
                let bow = vec2((from + to) * 0.5, y + reach * 0.05);
                let places = [vec2(from, y), bow, vec2(to, y - reach * 0.03)].map(|place| back.rotate(place));
                let points = curve::strokes(&curve::round(places), false);
                for stroke in &points {
                    self.cut(stroke, 1.7, 0.9, 0.08, 0.0);
                }
            }
            y += gap * self.between(0.88, 1.12);
        }
    }
}

/// Twice the signed area: its sign tells which way round an outline goes.
fn area(region: &[Vec2]) -> f32 {
    (0..region.len()).map(|i| region[i].perp_dot(region[(i + 1) % region.len()])).sum()
}
