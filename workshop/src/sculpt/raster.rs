//! A small rasteriser, to look at figures as the table will show them: one warm key light with its shadow, soft
//! fill, the baked openness as a stain.

use glam::{Vec2, Vec3};
use tavoliere::figure::{Figure, Zone};

/// A picture, rows from the top, sRGB.
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<[u8; 3]>,
}

/// How a figure is looked at: parallel light rays, no perspective.
#[derive(Clone, Copy)]
pub struct View {
    /// Where the viewer stands, from the figure's front to its left, degrees.
    pub turn: f32,
    /// How high above the horizon, degrees.
    pub rise: f32,
    /// What lies in the middle of the picture.
    pub centre: Vec3,
    /// Pixels for the side of a square.
    pub scale: f32,
    /// Width and height, pixels.
    pub size: (usize, usize),
    /// Black on white only.
    pub silhouette: bool,
    /// Samples along a pixel's side.
    pub fine: usize,
}

struct Frame {
    right: Vec3,
    up: Vec3,
    back: Vec3,
}

/// The axes of one who looks from `back`.
fn frame(back: Vec3) -> Frame {
    let right = Vec3::Y.cross(back).normalize_or(Vec3::X);
    Frame { right, up: back.cross(right), back }
}

/// What a ray meets: the triangle and the weights of its corners.
#[derive(Clone, Copy)]
struct Hit {
    depth: f32,
    triangle: u32,
    weights: [f32; 2],
}

const NOTHING: Hit = Hit { depth: f32::MIN, triangle: u32::MAX, weights: [0.0; 2] };

/// The nearest hit for each sample of a picture.
fn cast(
    places: &[Vec3],
    triangles: &[[u32; 3]],
    frame: &Frame,
    centre: Vec3,
    scale: f32,
    width: usize,
    height: usize,
) -> Vec<Hit> {
    let mut hits = vec![NOTHING; width * height];
    let screen: Vec<Vec3> = places
        .iter()
        .map(|place| {
            let at = *place - centre;
            let (x, y) = (at.dot(frame.right) * scale, at.dot(frame.up) * scale);
            Vec3::new(width as f32 * 0.5 + x, height as f32 * 0.5 - y, at.dot(frame.back))
        })
        .collect();
    for (index, triangle) in triangles.iter().enumerate() {
        let [a, b, c] = triangle.map(|corner| screen[corner as usize]);
        let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        if area.abs() < 1e-9 {
            continue;
        }
        let (low, high) = (a.min(b).min(c), a.max(b).max(c));
        if high.x < 0.5 || high.y < 0.5 {
            continue;
        }
        let columns = (low.x - 0.5).ceil().max(0.0) as usize..=((high.x - 0.5) as usize).min(width - 1);
        for y in (low.y - 0.5).ceil().max(0.0) as usize..=((high.y - 0.5) as usize).min(height - 1) {
            for x in columns.clone() {
                let p = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
                let second = ((p.x - a.x) * (c.y - a.y) - (p.y - a.y) * (c.x - a.x)) / area;
                let third = ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / area;
                if second < 0.0 || third < 0.0 || second + third > 1.0 {
                    continue;
                }
                let depth = a.z + (b.z - a.z) * second + (c.z - a.z) * third;
                let hit = &mut hits[y * width + x];
                if depth > hit.depth {
                    *hit = Hit { depth, triangle: index as u32, weights: [second, third] };
                }
            }
        }
    }
    hits
}

const PAPER: Vec3 = Vec3::new(0.30, 0.29, 0.28);
const IVORY: Vec3 = Vec3::new(0.71, 0.56, 0.36);
const STAIN: Vec3 = Vec3::new(0.30, 0.14, 0.05);
const KEY: Vec3 = Vec3::new(2.35, 2.0, 1.6);
const FILL: Vec3 = Vec3::new(0.50, 0.52, 0.58);

/// Draws level `level` of a figure.
pub fn draw(figure: &Figure, level: usize, view: &View) -> Picture {
    let places: Vec<Vec3> = figure.positions.iter().map(|place| Vec3::from_array(*place)).collect();
    let triangles = &figure.levels[level.min(figure.levels.len() - 1)].triangles;
    let (sin, cos) = view.turn.to_radians().sin_cos();
    let (high, flat) = view.rise.to_radians().sin_cos();
    // The front is -z; its left is -x.
    let seen = frame(Vec3::new(-sin * flat, high, -cos * flat));
    let fine = view.fine;
    let (width, height) = (view.size.0 * fine, view.size.1 * fine);
    let hits = cast(&places, triangles, &seen, view.centre, view.scale * fine as f32, width, height);

    let light = (-seen.right * 0.62 + Vec3::Y * 0.72 + seen.back.with_y(0.0).normalize_or(seen.up) * 0.45).normalize();
    let lamp = frame(light);
    const MAP: usize = 640;
    let (low, top) = places.iter().fold((Vec3::MAX, Vec3::MIN), |(low, top), at| (low.min(*at), top.max(*at)));
    let (middle, map_scale) = ((low + top) * 0.5, MAP as f32 / low.distance(top).max(1e-6));
    let shadow =
        if view.silhouette { Vec::new() } else { cast(&places, triangles, &lamp, middle, map_scale, MAP, MAP) };
    let lit = |place: Vec3| {
        let at = place - middle;
        let (x, y) =
            (at.dot(lamp.right) * map_scale + MAP as f32 * 0.5, MAP as f32 * 0.5 - at.dot(lamp.up) * map_scale);
        let mut open = 0.0;
        for (dx, dy) in [(-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7), (0.0, 0.0)] {
            let (x, y) =
                ((x + dx).clamp(0.0, MAP as f32 - 1.0) as usize, (y + dy).clamp(0.0, MAP as f32 - 1.0) as usize);
            open += if at.dot(lamp.back) > shadow[y * MAP + x].depth - 0.022 { 0.2 } else { 0.0 };
        }
        open
    };
    let shade = |hit: &Hit| -> Vec3 {
        let corners = triangles[hit.triangle as usize].map(|corner| corner as usize);
        let [second, third] = hit.weights;
        let weights = [1.0 - second - third, second, third];
        let blend = |of: &dyn Fn(usize) -> f32| {
            corners.iter().zip(weights).map(|(corner, weight)| of(*corner) * weight).sum::<f32>()
        };
        let axis = |axis: usize| blend(&|corner| figure.normals[corner][axis]);
        let normal = Vec3::new(axis(0), axis(1), axis(2)).normalize_or(Vec3::Y);
        let place: Vec3 = corners.iter().zip(weights).map(|(corner, weight)| places[*corner] * weight).sum();
        let (open, curve) = (blend(&|corner| figure.openness[corner]), blend(&|corner| figure.curvature[corner]));
        let nearest = (0..3).max_by(|one, other| weights[*one].total_cmp(&weights[*other])).unwrap_or(0);
        let tint = match figure.zones[corners[nearest]] {
            Zone::Body => Vec3::ONE,
            Zone::Gilt => Vec3::new(1.15, 0.95, 0.55),
            Zone::Trim => Vec3::new(0.80, 0.72, 0.66),
            Zone::Ground => Vec3::new(0.72, 0.68, 0.62),
        };
        let stain = STAIN.lerp(Vec3::ONE, ((open - 0.12) / 0.65).clamp(0.0, 1.0));
        let wood = IVORY * tint * stain * (1.0 + 0.28 * curve.max(0.0) + 0.25 * curve.min(0.0));
        let key = normal.dot(light).max(0.0) * lit(place);
        let sky = FILL * (0.62 + 0.38 * normal.y) * open.powf(1.1);
        let half = (light + seen.back).normalize();
        let gloss = normal.dot(half).max(0.0).powf(38.0) * 0.16 * lit(place)
            + normal.dot(seen.up).max(0.0).powf(12.0) * 0.03 * open;
        wood * (KEY * key * 0.62 + sky) + KEY * gloss
    };
    let mut pixels = Vec::with_capacity(view.size.0 * view.size.1);
    for y in 0..view.size.1 {
        for x in 0..view.size.0 {
            let mut sum = Vec3::ZERO;
            for sub in 0..fine * fine {
                let hit = &hits[(y * fine + sub / fine) * width + x * fine + sub % fine];
                sum += match (view.silhouette, hit.triangle == u32::MAX) {
                    (true, true) => Vec3::ONE,
                    (true, false) => Vec3::ZERO,
                    (false, true) => PAPER,
                    (false, false) => {
                        let colour = shade(hit);
                        colour / (Vec3::ONE + colour * 0.22)
                    }
                };
            }
            let mean = (sum / (fine * fine) as f32).clamp(Vec3::ZERO, Vec3::ONE);
            pixels.push(mean.to_array().map(|part| (part.powf(1.0 / 2.2) * 255.0).round() as u8));
        }
    }
    Picture { width: view.size.0, height: view.size.1, pixels }
}
