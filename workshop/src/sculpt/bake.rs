//! What light and hand do to a surface, kept at each vertex: the normal, how open it lies, how it curves.

use super::mesh::{Mesh, shared};
use super::shape::Shape;
use glam::Vec3;
use std::collections::BTreeMap;
use tavoliere::figure::Zone;

/// Directions in which openness is asked for.
const RAYS: usize = 48;
/// How far away things still shade, mm.
const REACH: f32 = 9.0;
/// Nearer than this the field itself is asked, not the grid, mm.
const CLOSE: f32 = 0.6;
/// How wide the tool is that curvature is felt with, mm.
const FEELER: f32 = 0.28;

/// A vertex as it lies on the shape.
#[derive(Clone, Copy)]
pub struct Baked {
    pub position: Vec3,
    pub normal: Vec3,
    /// 0 closed in, 1 open.
    pub openness: f32,
    /// -1 in hollows, 1 on ridges.
    pub curvature: f32,
    pub zone: Zone,
}

/// Normals and zones of a whole mesh.
pub fn normals(mesh: &Mesh) -> Vec<(Vec3, Zone)> {
    let mut first = 0;
    let runs: Vec<(usize, usize, &Shape)> = mesh
        .shapes
        .iter()
        .map(|(end, shape)| {
            let run = (first, *end, shape);
            first = *end;
            run
        })
        .collect();
    let work = |(from, to, shape): &(usize, usize, &Shape)| -> Vec<(Vec3, Zone)> {
        mesh.positions[*from..*to].iter().map(|p| (shape.normal(*p, 0.05), shape.zone(*p))).collect()
    };
    shared(&runs, work).into_iter().flatten().collect()
}

/// Bakes the given places of a shape.
pub fn bake(shape: &Shape, places: &[(Vec3, Vec3, Zone)]) -> Vec<Baked> {
    // In heaps, and these in smaller ones, so that each place asks only what lies about it.
    let all: Vec<usize> = (0..places.len()).collect();
    let heaps = heaps(places, &all, 12.0);
    let (rays, cloud) = (rays(), Cloud::new(shape, places));
    let done = shared(&heaps, |(centre, heap)| {
        let about = shape.near(*centre, 12.0 * 0.87 + CLOSE + 2.0, 3.0).shape;
        let mut baked = Vec::with_capacity(heap.len());
        for (centre, heap) in self::heaps(places, heap, 1.5) {
            let near = about.near(centre, 1.5 * 0.87 + CLOSE + 0.25, 1.5).shape;
            for index in heap {
                let (position, normal, zone) = places[index];
                let openness = openness(&near, &cloud, position, normal, &rays);
                baked.push((index, Baked { position, normal, openness, curvature: curvature(&near, position), zone }));
            }
        }
        baked
    });
    let mut baked: Vec<(usize, Baked)> = done.into_iter().flatten().collect();
    baked.sort_by_key(|(index, _)| *index);
    baked.into_iter().map(|(_, vertex)| vertex).collect()
}

/// Gathers places by cubes of the given side: the middle of each cube, and who lies in it.
fn heaps(places: &[(Vec3, Vec3, Zone)], of: &[usize], side: f32) -> Vec<(Vec3, Vec<usize>)> {
    let mut heaps: BTreeMap<[i32; 3], Vec<usize>> = BTreeMap::new();
    for index in of {
        heaps.entry((places[*index].0 / side).floor().to_array().map(|part| part as i32)).or_default().push(*index);
    }
    let middle = |cell: [i32; 3]| (Vec3::from_array(cell.map(|part| part as f32)) + 0.5) * side;
    heaps.into_iter().map(|(cell, heap)| (middle(cell), heap)).collect()
}

/// Distances at the corners of a coarse grid: near enough for what shades from afar.
struct Cloud {
    low: Vec3,
    size: [usize; 3],
    distances: Vec<f32>,
}

impl Cloud {
    /// Grid points, one millimetre apart, to the side of a block that is cut down together.
    const BLOCK: usize = 4;
    /// Blocks to the side of a larger block, likewise.
    const LARGE: usize = 3;

    fn new(shape: &Shape, places: &[(Vec3, Vec3, Zone)]) -> Cloud {
        let bounds = places.iter().fold((Vec3::MAX, Vec3::MIN), |(low, high), (at, ..)| (low.min(*at), high.max(*at)));
        let low = bounds.0.min(bounds.1) - 2.0;
        let whole = Cloud::BLOCK * Cloud::LARGE;
        let size = (bounds.1 + 2.0 - low).max(Vec3::ONE).to_array().map(|side| (side as usize / whole + 1) * whole);
        let larges = grid(size.map(|side| side / whole));
        let filled = shared(&larges, |large| {
            let corner = low + Vec3::from_array(large.map(|at| (at * whole) as f32));
            let about = shape.near(corner + whole as f32 * 0.5, whole as f32 * 0.87, REACH);
            let mut values = Vec::with_capacity(whole.pow(3));
            for block in grid([Cloud::LARGE; 3]) {
                let from = block.map(|at| at * Cloud::BLOCK);
                let corner = corner + Vec3::from_array(from.map(|at| at as f32));
                let near = about.shape.near(corner + 1.5, 2.7, REACH);
                for inside in grid([Cloud::BLOCK; 3]) {
                    let value = match (near.low, near.high) {
                        (far, _) if far > 4.0 => far,
                        (_, deep) if deep < -2.0 => deep,
                        _ => near.shape.at(corner + Vec3::from_array(inside.map(|at| at as f32))),
                    };
                    values.push((std::array::from_fn(|axis| from[axis] + inside[axis]), value));
                }
            }
            values
        });
        let mut distances = vec![0.0; size.iter().product()];
        for (large, values) in larges.iter().zip(filled) {
            for (inside, value) in values {
                let inside: [usize; 3] = inside;
                let [x, y, z] = std::array::from_fn(|axis| large[axis] * whole + inside[axis]);
                distances[(z * size[1] + y) * size[0] + x] = value;
            }
        }
        Cloud { low, size, distances }
    }

    /// The distance at `p`, between the grid's points; far outside the grid it is large.
    fn at(&self, p: Vec3) -> f32 {
        let at = p - self.low;
        let cell = at.floor();
        let last = Vec3::from_array(self.size.map(|size| size as f32 - 2.0));
        if cell.cmplt(Vec3::ZERO).any() || cell.cmpgt(last).any() {
            return REACH;
        }
        let (part, [x, y, z]) = (at - cell, cell.to_array().map(|at| at as usize));
        let row = |y: usize, z: usize| {
            let from = (z * self.size[1] + y) * self.size[0] + x;
            self.distances[from] + (self.distances[from + 1] - self.distances[from]) * part.x
        };
        let plane = |z: usize| row(y, z) + (row(y + 1, z) - row(y, z)) * part.y;
        plane(z) + (plane(z + 1) - plane(z)) * part.z
    }
}

/// All places of a grid of whole numbers.
fn grid([wide, high, deep]: [usize; 3]) -> Vec<[usize; 3]> {
    (0..wide * high * deep).map(|index| [index % wide, index / wide % high, index / wide / high]).collect()
}

/// Directions spread evenly over the sphere (a Fibonacci lattice).
fn rays() -> Vec<Vec3> {
    let golden = std::f32::consts::PI * (1.0 + 5f32.sqrt());
    let ray = |index: usize| {
        let part = index as f32 + 0.5;
        let height = 1.0 - 2.0 * part / RAYS as f32;
        let flat = (1.0 - height * height).sqrt();
        let (sin, cos) = (golden * part).sin_cos();
        Vec3::new(flat * cos, height, flat * sin)
    };
    (0..RAYS).map(ray).collect()
}

/// How much of the hemisphere above a place is free: cones marched through the field, weighed by the cosine.
fn openness(near: &Shape, about: &Cloud, place: Vec3, normal: Vec3, rays: &[Vec3]) -> f32 {
    const STEPS: i32 = 9;
    let from = place + normal * 0.22;
    let (mut free, mut all) = (0.0, 0.0);
    for ray in rays {
        let weight = ray.dot(normal);
        if weight < 0.05 {
            continue;
        }
        all += weight;
        let mut seen: f32 = 1.0;
        for step in 0..STEPS {
            let way = 0.35 * (REACH / 0.35).powf(step as f32 / (STEPS - 1) as f32);
            let at = from + *ray * way;
            let distance = if way < CLOSE { near.at(at) } else { about.at(at) };
            seen = seen.min((0.5 + distance / (0.25 * way + 0.15)).clamp(0.0, 1.0));
            if seen == 0.0 {
                break;
            }
        }
        free += seen * weight;
    }
    free / all.max(1e-6)
}

/// Mean curvature from the field's Laplacian, -1 to 1.
fn curvature(shape: &Shape, place: Vec3) -> f32 {
    let sum: f32 = [Vec3::X, Vec3::Y, Vec3::Z]
        .into_iter()
        .map(|axis| shape.at(place + axis * FEELER) + shape.at(place - axis * FEELER))
        .sum();
    let laplacian = (sum - 6.0 * shape.at(place)) / (FEELER * FEELER);
    (laplacian * 0.3).clamp(-1.0, 1.0)
}
