//! Writes figures as `tavoliere::figure` reads them.

use super::bake::Baked;
use super::levels::Levels;
use glam::Vec3;
use meshopt::optimize_vertex_cache;
use tavoliere::figure::{FAR, MAGIC, Packed, Recent, VERSION, VERTEX, fold, guess, neighbours, pack_normal};

/// The file of a figure: turned to look along -z, in sides of a square of `square` mm.
pub fn pack(figure: &Levels, square: f32) -> Vec<u8> {
    // Coarsest first, each in an order that keeps neighbours together.
    let levels: Vec<Vec<u32>> = figure
        .levels
        .iter()
        .rev()
        .map(|level| {
            let flat: Vec<u32> = level.iter().flatten().copied().collect();
            optimize_vertex_cache(&flat, figure.vertices.len())
        })
        .collect();
    let place = |vertex: &Baked| Vec3::new(-vertex.position.x, vertex.position.y, -vertex.position.z) / square;
    let (low, high) =
        figure.vertices.iter().map(place).fold((Vec3::MAX, Vec3::MIN), |(low, high), at| (low.min(at), high.max(at)));
    let sides = (high - low).max(Vec3::splat(1e-6));

    let mut renamed: Vec<Option<u32>> = vec![None; figure.vertices.len()];
    let mut known: Vec<Packed> = Vec::new();
    let mut recent = Recent::default();
    let (mut codes, mut far, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    let mut planes: [Vec<u8>; VERTEX] = Default::default();
    let mut last_far = 0u16;
    for level in &levels {
        for corners in level.chunks_exact(3) {
            let mut fresh = Vec::new();
            let mut triangle = [0; 3];
            for (corner, old) in triangle.iter_mut().zip(corners) {
                let (code, new) = match renamed[*old as usize] {
                    None => {
                        let new = (known.len() + fresh.len()) as u32;
                        renamed[*old as usize] = Some(new);
                        fresh.push(*old);
                        (0, new)
                    }
                    Some(new) => (recent.find(new).unwrap_or(FAR), new),
                };
                if code == FAR {
                    far.push((new as u16).wrapping_sub(last_far));
                    last_far = new as u16;
                }
                if matches!(code, 0 | FAR) {
                    recent.push(new);
                }
                codes.push(code);
                *corner = new;
            }
            for old in fresh {
                let vertex = &figure.vertices[old as usize];
                let packed = quantised(vertex, (place(vertex) - low) / sides);
                let guessed = guess(&neighbours(&known, triangle));
                let places =
                    packed.place.iter().zip(guessed.place).map(|(place, guessed)| fold(place.wrapping_sub(guessed)));
                for (axis, folded) in places.enumerate() {
                    let [least, most] = folded.to_le_bytes();
                    planes[axis].push(least);
                    planes[axis + 3].push(most);
                }
                for (part, (byte, guessed)) in packed.rest.iter().zip(guessed.rest).enumerate() {
                    planes[part + 6].push(byte.wrapping_sub(guessed));
                }
                known.push(packed);
            }
        }
        counts.push((known.len(), level.len() / 3));
    }

    let mut file = Vec::new();
    file.extend(MAGIC);
    file.extend(VERSION.to_le_bytes());
    file.extend((counts.len() as u16).to_le_bytes());
    file.extend((known.len() as u32).to_le_bytes());
    file.extend(low.to_array().into_iter().chain(sides.to_array()).flat_map(f32::to_le_bytes));
    for (vertices, triangles) in counts {
        file.extend((vertices as u32).to_le_bytes());
        file.extend((triangles as u32).to_le_bytes());
    }
    file.extend((far.len() as u32).to_le_bytes());
    file.extend(codes);
    file.extend(far.iter().map(|corner| *corner as u8));
    file.extend(far.iter().map(|corner| (*corner >> 8) as u8));
    file.extend(planes.into_iter().flatten());
    file
}

/// A vertex in whole numbers; `part` is its place in the box, 0 to 1.
fn quantised(vertex: &Baked, part: Vec3) -> Packed {
    let [u, v] = pack_normal([-vertex.normal.x, vertex.normal.y, -vertex.normal.z]);
    Packed {
        place: part.to_array().map(|part| (part.clamp(0.0, 1.0) * 65_535.0).round() as u16),
        rest: [
            u,
            v,
            (vertex.openness * 255.0).round() as u8,
            (128.0 + vertex.curvature * 127.0).round() as u8,
            vertex.zone as u8,
        ],
    }
}
