//! Levels of detail: fewer triangles for farther away. The simplifier is told the normals, most loudly near a face,
//! so that it keeps noses and eyes.

use super::bake::{Baked, bake, normals};
use super::mesh::Mesh;
use super::shape::Shape;
use glam::Vec3;
use meshopt::{SimplifyOptions, VertexDataAdapter, simplify_with_attributes_and_locks, typed_to_bytes};

/// How much a normal weighs against a place.
const WEIGHT: f32 = 0.6;
/// How many times more in a face.
const FACE: f32 = 2.5;

/// A baked mesh in levels, finest first; coarser ones use some of the same vertices.
pub struct Levels {
    pub vertices: Vec<Baked>,
    pub levels: Vec<Vec<[u32; 3]>>,
}

/// Cuts a mesh down to so many triangles for each level, finest first, and bakes what is left.
///
/// # Errors
/// When the simplifier refuses the mesh.
pub fn levels(shape: &Shape, mesh: &Mesh, focus: &[(Vec3, f32)], counts: &[usize]) -> Result<Levels, meshopt::Error> {
    let surface = normals(mesh);
    let adapter = VertexDataAdapter::new(typed_to_bytes(&mesh.positions), size_of::<Vec3>(), 0)?;
    let attributes: Vec<f32> = surface
        .iter()
        .zip(&mesh.positions)
        .flat_map(|((normal, zone), place)| {
            let face = focus.iter().map(|(centre, radius)| (-(place.distance(*centre) - radius).max(0.0)).exp());
            let loud = 1.0 + FACE * face.fold(0.0, f32::max);
            let [x, y, z] = (*normal * loud).to_array();
            [x, y, z, *zone as u8 as f32 * 0.7]
        })
        .collect();
    let mut indices: Vec<u32> = mesh.triangles.iter().flatten().copied().collect();
    let locks = vec![false; mesh.positions.len()];
    let mut found: Vec<Vec<u32>> = Vec::new();
    for count in counts {
        indices = simplify_with_attributes_and_locks(
            &indices,
            &adapter,
            &attributes,
            &[WEIGHT; 4],
            4 * size_of::<f32>(),
            &locks,
            count * 3,
            f32::MAX,
            SimplifyOptions::None,
            None,
        );
        found.push(indices.clone());
    }
    // Only the finest level's vertices are baked.
    let mut renamed = vec![u32::MAX; mesh.positions.len()];
    let mut places = Vec::new();
    for vertex in found.first().into_iter().flatten() {
        let vertex = *vertex as usize;
        if renamed[vertex] == u32::MAX {
            renamed[vertex] = places.len() as u32;
            places.push((mesh.positions[vertex], surface[vertex].0, surface[vertex].1));
        }
    }
    let rename = |indices: &Vec<u32>| {
        let indices: Vec<u32> = indices.iter().map(|vertex| renamed[*vertex as usize]).collect();
        indices.chunks_exact(3).map(|corners| [corners[0], corners[1], corners[2]]).collect()
    };
    Ok(Levels { vertices: bake(shape, &places), levels: found.iter().map(rename).collect() })
}
