//! From a field to a mesh: an octree down to blocks of a few voxels, surface nets in each, every vertex drawn onto
//! the surface.

use super::shape::Shape;
use glam::Vec3;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Voxels along a block's side.
const BLOCK: usize = 4;
const CORNERS: usize = BLOCK + 1;

/// A closed triangle mesh, counter-clockwise seen from outside.
#[derive(Default)]
pub struct Mesh {
    pub positions: Vec<Vec3>,
    pub triangles: Vec<[u32; 3]>,
    /// The shape, cut down, that each run of vertices lies on: the end of the run, and the shape.
    pub shapes: Vec<(usize, Shape)>,
}

/// Where the grid's planes lie along one axis.
struct Ticks(Vec<f32>);

impl Ticks {
    /// `wide` apart from `low` to at least `high`, but `fine` within the span.
    fn new(low: f32, high: f32, wide: f32, (from, to, fine): (f32, f32, f32)) -> Ticks {
        let mut ticks = vec![low];
        let mut at = low;
        while at < high || (ticks.len() - 1) % BLOCK != 0 {
            at += if at >= from && at < to { fine } else { wide };
            ticks.push(at);
        }
        Ticks(ticks)
    }

    fn blocks(&self) -> usize {
        (self.0.len() - 1) / BLOCK
    }
}

/// What is meshed, and how finely.
pub struct Grid {
    /// The box the shape lies in.
    pub low: Vec3,
    pub high: Vec3,
    /// The side of a voxel, mm.
    pub voxel: f32,
    /// A ball in which voxels are finer: centre, radius, their side there.
    pub focus: Option<(Vec3, f32, f32)>,
}

struct Leaf {
    at: [usize; 3],
    samples: Vec<f32>,
    shape: Shape,
}

/// Splits `items` among the processor's cores and collects what `work` makes of each, in order.
pub fn shared<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    let result = work(item);
                    done.lock().unwrap_or_else(|poison| poison.into_inner()).push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(|poison| poison.into_inner());
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Meshes the shape.
pub fn mesh(shape: &Shape, grid: &Grid) -> Mesh {
    let axis = |axis: usize| {
        let focus = grid
            .focus
            .map_or((0.0, 0.0, 1.0), |(centre, radius, fine)| (centre[axis] - radius, centre[axis] + radius, fine));
        // Off the whole numbers: a plane of the shape that lay in a plane of the grid would be neither within nor without.
        Ticks::new(grid.low[axis] - 1.382 * grid.voxel, grid.high[axis] + grid.voxel, grid.voxel, focus)
    };
    let ticks = [axis(0), axis(1), axis(2)];
    // Quarters of the box first, then each on its own.
    let side = ticks.iter().map(Ticks::blocks).max().unwrap_or(1).next_power_of_two();
    let mut roots = Vec::new();
    divide(shape, &ticks, [0; 3], side, (side / 8).max(1), &mut |at, side, shape| roots.push((at, side, shape)));
    let leaves: Vec<Leaf> = shared(&roots, |(at, side, shape)| {
        let mut leaves = Vec::new();
        divide(shape, &ticks, *at, *side, 1, &mut |at, _, shape| leaves.push(sample(&ticks, at, shape)));
        leaves
    })
    .into_iter()
    .flatten()
    .collect();
    nets(&ticks, leaves)
}

/// Walks down the octree to cubes of `until` blocks that the surface may pass.
fn divide(
    shape: &Shape,
    ticks: &[Ticks; 3],
    at: [usize; 3],
    side: usize,
    until: usize,
    found: &mut dyn FnMut([usize; 3], usize, Shape),
) {
    if (0..3).any(|axis| at[axis] >= ticks[axis].blocks()) {
        return;
    }
    let edge = |axis: usize, block: usize| ticks[axis].0[(block * BLOCK).min(ticks[axis].0.len() - 1)];
    let low = Vec3::from_array([0, 1, 2].map(|axis| edge(axis, at[axis])));
    let high = Vec3::from_array([0, 1, 2].map(|axis| edge(axis, at[axis] + side)));
    // A little further than the block: its vertices ask for normals.
    let near = shape.near((low + high) * 0.5, low.distance(high) * 0.5 + 0.1, 0.3);
    if near.low > 0.0 || near.high < 0.0 {
        return;
    }
    if side <= until {
        return found(at, side, near.shape);
    }
    let half = side / 2;
    for child in 0..8 {
        let at = [at[0] + half * (child & 1), at[1] + half * (child >> 1 & 1), at[2] + half * (child >> 2)];
        divide(&near.shape, ticks, at, half, until, found);
    }
}

fn corner(x: usize, y: usize, z: usize) -> usize {
    (z * CORNERS + y) * CORNERS + x
}

fn sample(ticks: &[Ticks; 3], at: [usize; 3], shape: Shape) -> Leaf {
    let mut samples = Vec::with_capacity(CORNERS * CORNERS * CORNERS);
    let place = |axis: usize, step: usize| ticks[axis].0[at[axis] * BLOCK + step];
    for z in 0..CORNERS {
        for y in 0..CORNERS {
            for x in 0..CORNERS {
                samples.push(shape.at(Vec3::new(place(0, x), place(1, y), place(2, z))));
            }
        }
    }
    Leaf { at, samples, shape }
}

/// Surface nets: a vertex in each cell the surface passes, a quadrangle about each edge it crosses.
fn nets(ticks: &[Ticks; 3], leaves: Vec<Leaf>) -> Mesh {
    let index: HashMap<[usize; 3], usize> = leaves.iter().enumerate().map(|(index, leaf)| (leaf.at, index)).collect();
    let placed = shared(&leaves, |leaf| {
        let mut cells = vec![u32::MAX; BLOCK * BLOCK * BLOCK];
        let mut places = Vec::new();
        for (cell, vertex) in cells.iter_mut().enumerate() {
            let [x, y, z] = [cell % BLOCK, cell / BLOCK % BLOCK, cell / BLOCK / BLOCK];
            if let Some(place) = crossing(ticks, leaf, [x, y, z]) {
                *vertex = places.len() as u32;
                places.push(place);
            }
        }
        (cells, places)
    });
    let mut mesh = Mesh::default();
    let mut tables = Vec::with_capacity(leaves.len());
    for (leaf, (mut cells, places)) in leaves.iter().zip(placed) {
        let first = mesh.positions.len() as u32;
        cells.iter_mut().filter(|cell| **cell != u32::MAX).for_each(|cell| *cell += first);
        tables.push(cells);
        mesh.positions.extend(places);
        mesh.shapes.push((mesh.positions.len(), leaf.shape.clone()));
    }
    let vertex = |cell: [usize; 3]| -> Option<u32> {
        let leaf = index.get(&cell.map(|at| at / BLOCK))?;
        let [x, y, z] = cell.map(|at| at % BLOCK);
        Some(tables[*leaf][(z * BLOCK + y) * BLOCK + x]).filter(|vertex| *vertex != u32::MAX)
    };
    for leaf in &leaves {
        for cell in 0..BLOCK * BLOCK * BLOCK {
            let [x, y, z] = [cell % BLOCK, cell / BLOCK % BLOCK, cell / BLOCK / BLOCK];
            let here = leaf.samples[corner(x, y, z)] < 0.0;
            let whole = [leaf.at[0] * BLOCK + x, leaf.at[1] * BLOCK + y, leaf.at[2] * BLOCK + z];
            for axis in 0..3 {
                let ahead = [corner(x + 1, y, z), corner(x, y + 1, z), corner(x, y, z + 1)][axis];
                if here == (leaf.samples[ahead] < 0.0) {
                    continue;
                }
                let (one, other) = ((axis + 1) % 3, (axis + 2) % 3);
                if whole[one] == 0 || whole[other] == 0 {
                    continue;
                }
                let back = |first: usize, second: usize| {
                    let mut cell = whole;
                    cell[one] -= first;
                    cell[other] -= second;
                    vertex(cell)
                };
                let (Some(a), Some(b), Some(c), Some(d)) = (back(0, 0), back(1, 0), back(1, 1), back(0, 1)) else {
                    continue;
                };
                let quad = if here { [a, b, c, d] } else { [a, d, c, b] };
                // Along the shorter diagonal.
                let at = |vertex: u32| mesh.positions[vertex as usize];
                let [a, b, c, d] = quad;
                if at(a).distance_squared(at(c)) < at(b).distance_squared(at(d)) {
                    mesh.triangles.extend([[a, b, c], [a, c, d]]);
                } else {
                    mesh.triangles.extend([[a, b, d], [b, c, d]]);
                }
            }
        }
    }
    mesh
}

/// The mean of where the surface crosses a cell's edges, drawn onto the surface.
fn crossing(ticks: &[Ticks; 3], leaf: &Leaf, [x, y, z]: [usize; 3]) -> Option<Vec3> {
    const EDGES: [(usize, usize); 12] =
        [(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7)];
    let offset = |corner: usize| [corner & 1, corner >> 1 & 1, corner >> 2];
    let values: [f32; 8] = std::array::from_fn(|index| {
        let [dx, dy, dz] = offset(index);
        leaf.samples[corner(x + dx, y + dy, z + dz)]
    });
    let place = |index: usize| {
        let [dx, dy, dz] = offset(index);
        let at = |axis: usize, step: usize| ticks[axis].0[leaf.at[axis] * BLOCK + step];
        Vec3::new(at(0, x + dx), at(1, y + dy), at(2, z + dz))
    };
    let (mut sum, mut count) = (Vec3::ZERO, 0.0);
    for (one, other) in EDGES {
        if (values[one] < 0.0) != (values[other] < 0.0) {
            sum += place(one).lerp(place(other), values[one] / (values[one] - values[other]));
            count += 1.0;
        }
    }
    if count == 0.0 {
        return None;
    }
    let (low, high) = (place(0), place(7));
    let mut at = sum / count;
    for _ in 0..2 {
        // Newton's step: a stretched field rises less steeply than its distances.
        let slope = leaf.shape.gradient(at, 0.02);
        at -= slope * leaf.shape.at(at) / slope.length_squared().max(0.1);
        at = at.clamp(low, high);
    }
    Some(at)
}
