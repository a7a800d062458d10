//! The simple forms: balls, limbs, turned work, tubes along curves, cloth.

use super::shape::{Shape, union};
use glam::{Vec2, Vec3, vec2};
use std::f32::consts::TAU;

/// A vector; figures are full of them.
pub const fn v(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3::new(x, y, z)
}

pub fn sphere(centre: Vec3, radius: f32) -> Shape {
    Shape::form(move |p| p.distance(centre) - radius)
}

/// An ellipsoid along the axes.
pub fn ellipsoid(centre: Vec3, radii: Vec3) -> Shape {
    let least = radii.min_element();
    Shape::form(move |p| {
        let q = (p - centre) / radii;
        let (unit, slope) = (q.length(), (q / radii).length());
        if slope < 1e-6 { -least } else { unit * (unit - 1.0) / slope }
    })
}

/// A limb: a capsule whose radius runs from one end to the other.
pub fn limb(from: Vec3, to: Vec3, first: f32, last: f32) -> Shape {
    let along = to - from;
    let square = along.length_squared().max(1e-9);
    Shape::form(move |p| {
        let part = ((p - from).dot(along) / square).clamp(0.0, 1.0);
        (p - from - along * part).length() - (first + (last - first) * part)
    })
}

/// A box with rounded edges; `half` its half sides, the rounding included.
pub fn block(centre: Vec3, half: Vec3, round: f32) -> Shape {
    Shape::form(move |p| {
        let q = (p - centre).abs() - half + round;
        q.max(Vec3::ZERO).length() + q.max_element().min(0.0) - round
    })
}

/// A ring about an upright axis.
pub fn ring(centre: Vec3, radius: f32, thick: f32) -> Shape {
    Shape::form(move |p| {
        let q = p - centre;
        (q.x.hypot(q.z) - radius).hypot(q.y) - thick
    })
}

/// All on the far side of a plane: where `p` along `normal` is less than `far`.
pub fn half_space(normal: Vec3, far: f32) -> Shape {
    let normal = normal.normalize();
    Shape::form(move |p| p.dot(normal) - far)
}

/// Turned on a lathe about the y axis: a closed outline of (radius, height), its edges rounded by `round`.
pub fn lathe(outline: &[(f32, f32)], round: f32) -> Shape {
    let outline: Vec<Vec2> = outline.iter().map(|&(radius, y)| vec2(radius, y)).collect();
    Shape::form(move |p| polygon(&outline, vec2(p.x.hypot(p.z), p.y)) - round)
}

/// An upright prism over a closed outline of (x, z), from `low` to `high`.
pub fn prism(outline: Vec<Vec2>, low: f32, high: f32, round: f32) -> Shape {
    Shape::form(move |p| {
        let side = polygon(&outline, vec2(p.x, p.z)) + round;
        let end = (p.y - (low + high) * 0.5).abs() - (high - low) * 0.5 + round;
        vec2(side, end).max(Vec2::ZERO).length() + side.max(end).min(0.0) - round
    })
}

/// A robe, a pillar, a tower: upright, its radius given at each height and angle (from +z towards +x). `slope` under
/// one where the radius changes quickly.
pub fn column(low: f32, high: f32, slope: f32, radius: impl Fn(f32, f32) -> f32 + Send + Sync + 'static) -> Shape {
    Shape::form(move |p| {
        let side = (p.x.hypot(p.z) - radius(p.y.clamp(low, high), p.x.atan2(p.z))) * slope;
        let end = (p.y - (low + high) * 0.5).abs() - (high - low) * 0.5;
        vec2(side, end).max(Vec2::ZERO).length() + side.max(end).min(0.0)
    })
}

/// The distance from a closed polygon, negative within.
fn polygon(corners: &[Vec2], p: Vec2) -> f32 {
    let (mut least, mut outside) = (f32::MAX, true);
    for (index, &from) in corners.iter().enumerate() {
        let to = corners[(index + 1) % corners.len()];
        let (edge, w) = (to - from, p - from);
        let part = (w.dot(edge) / edge.length_squared().max(1e-12)).clamp(0.0, 1.0);
        least = least.min((w - edge * part).length_squared());
        let (above, below, left) = (p.y >= from.y, p.y < to.y, edge.x * w.y > edge.y * w.x);
        if (above && below && left) || (!above && !below && !left) {
            outside = !outside;
        }
    }
    if outside { least.sqrt() } else { -least.sqrt() }
}

/// A knot of a curve: where, and how thick.
pub type Knot = (Vec3, f32);

/// `steps` + 1 knots along the smooth curve through `knots` (Catmull-Rom).
pub fn curve(knots: &[Knot], steps: usize) -> Vec<Knot> {
    let last = knots.len() - 1;
    let at = |index: isize| {
        let (first, end) = (knots[0], knots[last]);
        match index {
            -1 => (first.0 * 2.0 - knots[1].0, first.1),
            index if index as usize > last => (end.0 * 2.0 - knots[last - 1].0, end.1),
            index => knots[index as usize],
        }
    };
    (0..=steps)
        .map(|step| {
            let whole = step as f32 / steps as f32 * last as f32;
            let span = (whole as usize).min(last - 1) as isize;
            let t = whole - span as f32;
            let (a, b, c, d) = (at(span - 1), at(span), at(span + 1), at(span + 2));
            let place = 0.5
                * (2.0 * b.0
                    + (c.0 - a.0) * t
                    + (2.0 * a.0 - 5.0 * b.0 + 4.0 * c.0 - d.0) * t * t
                    + (3.0 * b.0 - a.0 - 3.0 * c.0 + d.0) * t * t * t);
            let ease = t * t * (3.0 - 2.0 * t);
            (place, b.1 + (c.1 - b.1) * (0.5 * t + 0.5 * ease))
        })
        .collect()
}

fn steps(knots: &[Knot]) -> usize {
    let length: f32 = knots.windows(2).map(|pair| pair[0].0.distance(pair[1].0)).sum();
    let thick = knots.iter().map(|knot| knot.1).sum::<f32>() / knots.len() as f32;
    ((length / (0.7 * thick).max(0.35)) as usize).clamp(3 * (knots.len() - 1), 48)
}

/// A tube along the smooth curve through the knots.
pub fn tube(knots: &[Knot]) -> Shape {
    strung(&curve(knots, steps(knots)))
}

/// Limbs strung together, softly, so that their joints do not show as rings.
fn strung(line: &[Knot]) -> Shape {
    let thick = line.iter().map(|knot| knot.1).sum::<f32>() / line.len() as f32;
    union(0.3 * thick, line.windows(2).map(|pair| limb(pair[0].0, pair[1].0, pair[0].1, pair[1].1)))
}

/// A tube whose skin is raised by `skin` of the way along it (mm) and the angle round it (0 towards `up`, which is
/// carried along), by no more than `reach`: scales, ridges of horns.
pub fn skinned(
    knots: &[Knot],
    count: usize,
    up: Vec3,
    reach: f32,
    skin: impl Fn(f32, f32) -> f32 + Send + Sync + 'static,
) -> Shape {
    let line = curve(knots, count);
    let mut frames = Vec::with_capacity(count);
    let (mut over, mut way) = (up, 0.0);
    for pair in line.windows(2) {
        let along = pair[1].0 - pair[0].0;
        let ahead = along.normalize_or(Vec3::Y);
        over = (over - ahead * over.dot(ahead)).normalize_or(ahead.any_orthonormal_vector());
        frames.push((pair[0], pair[1], over, ahead.cross(over), way));
        way += along.length();
    }
    Shape::form(move |p| {
        let mut best = (f32::MAX, 0, 0.0);
        for (index, (from, to, ..)) in frames.iter().enumerate() {
            let along = to.0 - from.0;
            let part = ((p - from.0).dot(along) / along.length_squared().max(1e-9)).clamp(0.0, 1.0);
            let distance = (p - from.0 - along * part).length() - (from.1 + (to.1 - from.1) * part);
            if distance < best.0 {
                best = (distance, index, part);
            }
        }
        let (distance, index, part) = best;
        if distance > 2.0 * reach || distance < -2.0 * reach {
            return distance;
        }
        let (from, to, over, side, way) = &frames[index];
        let out = p - from.0.lerp(to.0, part);
        (distance - skin(way + part * from.0.distance(to.0), out.dot(*side).atan2(out.dot(*over)))) * 0.8
    })
}

/// A lock of hair: strands side by side along the curve, wound by `twist` turns on the way. `flat` squeezes it
/// towards the plane whose normal is `up`.
pub fn lock(knots: &[Knot], strands: usize, twist: f32, up: Vec3, flat: f32) -> Shape {
    let count = steps(knots);
    let line = curve(knots, count);
    let frame = |index: usize| {
        let (before, after) = (line[index.saturating_sub(1)].0, line[(index + 1).min(count)].0);
        let ahead = (after - before).normalize_or(Vec3::Y);
        let side = ahead.cross(up).normalize_or(ahead.any_orthonormal_vector());
        (side, side.cross(ahead))
    };
    let core = line.iter().enumerate().map(|(index, &(at, thick))| (index, at, thick * 0.72 * flat.max(0.55)));
    let core: Vec<Knot> = core.map(|(_, at, thick)| (at, thick)).collect();
    let mut parts: Vec<Shape> = vec![strung(&core)];
    for strand in 0..strands {
        let knots: Vec<Knot> = line
            .iter()
            .enumerate()
            .map(|(index, &(at, thick))| {
                let (side, over) = frame(index);
                let part = index as f32 / count as f32;
                let (sin, cos) = (TAU * (strand as f32 / strands as f32 + twist * part)).sin_cos();
                (
                    at + (side * cos + over * sin * flat) * thick * 0.66,
                    (thick * 1.25 / (strands as f32).sqrt()).min(thick * 0.6),
                )
            })
            .collect();
        parts.push(strung(&knots));
    }
    union(0.0, parts)
}

/// Cloth, skin of a wing, a blade: a sheet `thick` (half) at (u, v), each from 0 to 1.
pub fn cloth(columns: usize, rows: usize, at: impl Fn(f32, f32) -> Knot) -> Shape {
    let knot = |column: usize, row: usize| at(column as f32 / columns as f32, row as f32 / rows as f32);
    let strip = |row: usize| {
        let quads = (0..columns).flat_map(|column| {
            let (a, b) = (knot(column, row), knot(column + 1, row));
            let (c, d) = (knot(column + 1, row + 1), knot(column, row + 1));
            if (column + row).is_multiple_of(2) {
                [triangle(a, b, c), triangle(a, c, d)]
            } else {
                [triangle(a, b, d), triangle(b, c, d)]
            }
        });
        union(0.0, quads)
    };
    union(0.0, (0..rows).map(strip))
}

/// A rounded triangle, as thick as its corners say.
pub fn triangle(a: Knot, b: Knot, c: Knot) -> Shape {
    Shape::form(move |p| {
        let weights = nearest(p, a.0, b.0, c.0);
        let at = a.0 * weights.x + b.0 * weights.y + c.0 * weights.z;
        p.distance(at) - weights.dot(Vec3::new(a.1, b.1, c.1))
    })
}

/// The point of a triangle nearest to `p`, as weights of its corners (Ericson, Real-Time Collision Detection, 5.1.5).
fn nearest(p: Vec3, a: Vec3, b: Vec3, c: Vec3) -> Vec3 {
    let (ab, ac, ap) = (b - a, c - a, p - a);
    let (d1, d2) = (ab.dot(ap), ac.dot(ap));
    if d1 <= 0.0 && d2 <= 0.0 {
        return Vec3::X;
    }
    let bp = p - b;
    let (d3, d4) = (ab.dot(bp), ac.dot(bp));
    if d3 >= 0.0 && d4 <= d3 {
        return Vec3::Y;
    }
    let vc = d1 * d4 - d3 * d2;
    if vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0 {
        let part = d1 / (d1 - d3);
        return v(1.0 - part, part, 0.0);
    }
    let cp = p - c;
    let (d5, d6) = (ab.dot(cp), ac.dot(cp));
    if d6 >= 0.0 && d5 <= d6 {
        return Vec3::Z;
    }
    let vb = d5 * d2 - d1 * d6;
    if vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0 {
        let part = d2 / (d2 - d6);
        return v(1.0 - part, 0.0, part);
    }
    let va = d3 * d6 - d5 * d4;
    if va <= 0.0 && d4 - d3 >= 0.0 && d5 - d6 >= 0.0 {
        let part = (d4 - d3) / ((d4 - d3) + (d5 - d6));
        return v(0.0, 1.0 - part, part);
    }
    let whole = 1.0 / (va + vb + vc);
    v(va * whole, vb * whole, vc * whole)
}
