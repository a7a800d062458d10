//! Meshes made in code: flat inlays, boxes with chamfers, turned forms. Colours are in the vertices, so that
//! things of one material share a draw call.

use super::laid::Stuff;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// A mesh in the making.
#[derive(Default)]
pub struct Shape {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    /// From which log or block a place was cut, and how much of the room's light comes in.
    pieces: Vec<[f32; 2]>,
    indices: Vec<u32>,
    pen: Pen,
    /// Something in it is of a stuff.
    is_laid: bool,
}

/// What is drawn next.
#[derive(Clone, Copy, Default)]
struct Pen {
    stuff: Stuff,
    piece: f32,
    shut: f32,
}

/// A stretch of a turned profile, from the point before to `(radius, height)`.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// Radius and height of its end.
    pub to: (f32, f32),
    /// How far the stretch bulges outwards, as a part of its length; 0 is straight.
    pub bulge: f32,
    /// Colour of the stretch, as an index into the palette of [`Shape::lathe`].
    pub tone: usize,
}

/// A stretch of a profile.
pub const fn cut(radius: f32, height: f32, bulge: f32, tone: usize) -> Cut {
    Cut { to: (radius, height), bulge, tone }
}

fn linear(colour: Color) -> [f32; 4] {
    colour.to_linear().to_f32_array()
}

impl Shape {
    /// What is drawn from now on is of this stuff, cut from this log or block; it is drawn with
    /// [`Laid`](super::laid::Laid).
    pub fn of(&mut self, stuff: Stuff, piece: f32) {
        self.is_laid = true;
        self.pen = Pen { stuff, piece, shut: 0.0 };
    }

    /// So much of the room's light is kept from what is drawn from now on.
    pub fn shut(&mut self, shut: f32) {
        self.pen.shut = shut;
    }

    fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2, mut colour: [f32; 4]) -> u32 {
        if self.is_laid {
            colour[3] = self.pen.stuff.alpha();
        }
        self.pieces.push([self.pen.piece, 1.0 - self.pen.shut]);
        self.positions.push(position.to_array());
        self.normals.push(normal.to_array());
        self.uvs.push(uv.to_array());
        self.colours.push(colour);
        (self.positions.len() - 1) as u32
    }

    /// A four-cornered face, its corners counter-clockwise seen from outside.
    pub fn quad(&mut self, corners: [Vec3; 4], uvs: [Vec2; 4], colour: Color) {
        self.shaded_quad(corners, uvs, [colour; 4]);
    }

    /// A four-cornered face with a colour at each corner.
    pub fn shaded_quad(&mut self, corners: [Vec3; 4], uvs: [Vec2; 4], colours: [Color; 4]) {
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or_zero();
        let at: [u32; 4] = std::array::from_fn(|i| self.vertex(corners[i], normal, uvs[i], linear(colours[i])));
        self.indices.extend([at[0], at[1], at[2], at[0], at[2], at[3]]);
    }

    /// A level rectangle at height `y` from `min` to `max` (x and z).
    pub fn plate(&mut self, min: Vec2, max: Vec2, y: f32, uvs: [Vec2; 4], colour: Color) {
        let corner = |x, z| Vec3::new(x, y, z);
        let corners = [corner(min.x, max.y), corner(max.x, max.y), corner(max.x, min.y), corner(min.x, min.y)];
        self.quad(corners, uvs, colour);
    }

    /// A part of a level ring about the origin, at height `y`, between two radii and two angles (in turns).
    pub fn arc(&mut self, inner: f32, outer: f32, turns: (f32, f32), y: f32, colour: Color) {
        let steps = ((turns.1 - turns.0).abs() * 64.0).ceil().max(1.0) as usize;
        let at = |radius: f32, step: usize| {
            let angle = TAU * (turns.0 + (turns.1 - turns.0) * step as f32 / steps as f32);
            Vec3::new(radius * angle.cos(), y, -radius * angle.sin())
        };
        for step in 0..steps {
            let corners = [at(inner, step), at(outer, step), at(outer, step + 1), at(inner, step + 1)];
            self.quad(corners, [Vec2::ZERO; 4], colour);
        }
    }

    /// A level ribbon of some width along a line of points; it is closed if the line is.
    pub fn ribbon(&mut self, line: &[Vec3], width: f32, colour: Color) {
        let closed = line.len() > 2 && line.first().zip(line.last()).is_some_and(|(a, b)| a.distance(*b) < 1e-4);
        let last = line.len() - 1;
        let along = |i: usize| match (i, closed) {
            (0, true) => line[1] - line[last - 1],
            (i, true) if i == last => line[1] - line[last - 1],
            (0, false) => line[1] - line[0],
            (i, false) if i == last => line[last] - line[last - 1],
            (i, _) => line[i + 1] - line[i - 1],
        };
        let sides = |i: usize| {
            let side = Vec3::Y.cross(along(i)).normalize_or_zero() * (width / 2.0);
            (line[i] + side, line[i] - side)
        };
        for i in 0..last {
            let ((a, b), (c, d)) = (sides(i), sides(i + 1));
            self.quad([b, d, c, a], [Vec2::ZERO; 4], colour);
        }
    }

    /// A box from `min` to `max` whose upper edges are cut at 45 degrees by `chamfer`; its grain runs along x or z.
    /// It has no floor.
    pub fn block(&mut self, min: Vec3, max: Vec3, chamfer: f32, grain: Grain, colour: Color) {
        let c = chamfer;
        let top = [
            Vec3::new(min.x + c, max.y, max.z - c),
            Vec3::new(max.x - c, max.y, max.z - c),
            Vec3::new(max.x - c, max.y, min.z + c),
            Vec3::new(min.x + c, max.y, min.z + c),
        ];
        let rim = [
            Vec3::new(min.x, max.y - c, max.z),
            Vec3::new(max.x, max.y - c, max.z),
            Vec3::new(max.x, max.y - c, min.z),
            Vec3::new(min.x, max.y - c, min.z),
        ];
        let foot = rim.map(|corner| Vec3::new(corner.x, min.y, corner.z));
        self.grained(top, grain, colour);
        for i in 0..4 {
            let j = (i + 1) % 4;
            self.grained([rim[i], rim[j], top[j], top[i]], grain, colour);
            self.grained([foot[i], foot[j], rim[j], rim[i]], grain, colour);
        }
    }

    fn grained(&mut self, corners: [Vec3; 4], grain: Grain, colour: Color) {
        self.quad(corners, corners.map(|corner| grain.uv(corner)), colour);
    }

    /// A smooth patch of `side` times `side` points, each with its outward direction; seen from outside, `i` runs
    /// to the right and `j` upwards.
    pub fn patch(&mut self, side: usize, colour: Color, point: impl Fn(usize, usize) -> (Vec3, Vec3)) {
        let first = self.positions.len() as u32;
        for j in 0..side {
            for i in 0..side {
                let (position, normal) = point(i, j);
                self.vertex(position, normal, Vec2::ZERO, linear(colour));
            }
        }
        let side = side as u32;
        for j in 0..side - 1 {
            for i in 0..side - 1 {
                let at = first + j * side + i;
                self.indices.extend([at, at + 1, at + side + 1, at, at + side + 1, at + side]);
            }
        }
    }

    /// Turns a profile about the upright axis: it begins at `start` (radius, height) and follows the cuts. Edges
    /// sharper than 35 degrees stay sharp.
    pub fn lathe(&mut self, start: (f32, f32), cuts: &[Cut], palette: &[Color], segments: usize) {
        let line = profile(start, cuts);
        let slopes: Vec<Vec2> =
            line.windows(2).map(|pair| (pair[1].0 - pair[0].0).perp().normalize_or_zero() * -1.0).collect();
        let sharp = 35.0_f32.to_radians().cos();
        for (i, pair) in line.windows(2).enumerate() {
            let smooth = |other: Option<&Vec2>| match other {
                Some(other) if other.dot(slopes[i]) > sharp => (*other + slopes[i]).normalize_or_zero(),
                _ => slopes[i],
            };
            let before = i.checked_sub(1).and_then(|before| slopes.get(before));
            let normals = [smooth(before), smooth(slopes.get(i + 1))];
            let colour = linear(palette[pair[1].1]);
            let mut previous = None;
            for segment in 0..=segments {
                let turn = segment as f32 / segments as f32;
                let (sin, cos) = (turn * TAU).sin_cos();
                let spin = |v: Vec2| Vec3::new(v.x * cos, v.y, v.x * sin);
                let low = self.vertex(spin(pair[0].0), spin(normals[0]), Vec2::new(turn, pair[0].0.y), colour);
                let high = self.vertex(spin(pair[1].0), spin(normals[1]), Vec2::new(turn, pair[1].0.y), colour);
                if let Some((old_low, old_high)) = previous {
                    self.indices.extend([old_low, old_high, high, old_low, high, low]);
                }
                previous = Some((low, high));
            }
        }
    }

    /// A round limb along a line of points, each with the radius there; a radius of 0 closes it. It has `segments`
    /// sides and is shaded as if it were smooth.
    pub fn tube(&mut self, line: &[(Vec3, f32)], segments: usize, colour: Color) {
        let Some(last) = line.len().checked_sub(1).filter(|last| *last > 0) else { return };
        let along = |i: usize| (line[(i + 1).min(last)].0 - line[i.saturating_sub(1)].0).normalize_or(Vec3::Y);
        // Carried from ring to ring, so that the limb does not twist.
        let mut across = along(0).any_orthonormal_vector();
        let colour = linear(colour);
        let first = self.positions.len() as u32;
        for (i, &(middle, radius)) in line.iter().enumerate() {
            let axis = along(i);
            across = across.reject_from(axis).normalize_or(axis.any_orthonormal_vector());
            let other = axis.cross(across);
            // How much the limb widens here: its skin leans back by as much.
            let (one, two) = (line[i.saturating_sub(1)], line[(i + 1).min(last)]);
            let length = one.0.distance(two.0).max(1e-4);
            let lean = axis * ((one.1 - two.1) / length);
            for segment in 0..=segments {
                let (sin, cos) = (TAU * segment as f32 / segments as f32).sin_cos();
                let out = across * cos + other * sin;
                self.vertex(middle + out * radius, (out + lean).normalize_or(axis), Vec2::ZERO, colour);
            }
        }
        let ring = segments as u32 + 1;
        for i in 0..last as u32 {
            for segment in 0..segments as u32 {
                let at = first + i * ring + segment;
                self.indices.extend([at, at + 1, at + ring + 1, at, at + ring + 1, at + ring]);
            }
        }
    }

    /// Adds another shape, moved.
    pub fn add(&mut self, other: &Shape, by: Transform) {
        let first = self.positions.len() as u32;
        let point = |p: &[f32; 3]| by.transform_point(Vec3::from_array(*p)).to_array();
        self.positions.extend(other.positions.iter().map(point));
        self.normals.extend(other.normals.iter().map(|n| (by.rotation * Vec3::from_array(*n)).to_array()));
        self.uvs.extend(&other.uvs);
        self.colours.extend(&other.colours);
        self.pieces.extend(&other.pieces);
        self.is_laid |= other.is_laid;
        self.indices.extend(other.indices.iter().map(|i| i + first));
    }

    /// The finished mesh.
    pub fn mesh(self) -> Mesh {
        let mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices));
        if self.is_laid { mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, self.pieces) } else { mesh }
    }
}

/// How wood lies in a shape.
#[derive(Clone, Copy, Debug)]
pub enum Grain {
    /// Along x.
    AlongX,
    /// Along z.
    AlongZ,
}

impl Grain {
    fn uv(self, at: Vec3) -> Vec2 {
        match self {
            Grain::AlongX => Vec2::new(at.x, at.z + at.y),
            Grain::AlongZ => Vec2::new(at.z, at.x + at.y),
        }
    }
}

/// The points of a profile with the tone of the stretch that leads to each.
fn profile(start: (f32, f32), cuts: &[Cut]) -> Vec<(Vec2, usize)> {
    let mut line = vec![(Vec2::from(start), 0)];
    for cut in cuts {
        let from = line[line.len() - 1].0;
        let to = Vec2::from(cut.to);
        let out = (to - from).perp() * -1.0;
        let steps = if cut.bulge == 0.0 { 1 } else { 6 };
        for step in 1..=steps {
            let t = step as f32 / steps as f32;
            // A parabola through the two ends is as good as an arc at this size.
            line.push((from.lerp(to, t) + out * (cut.bulge * 4.0 * t * (1.0 - t)), cut.tone));
        }
    }
    line
}
