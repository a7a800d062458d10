//! Packed figures: one can be read, is closed and stands on its foot; a damaged file is refused in words.

use std::collections::HashMap;
use tavoliere::figure::{Figure, FigureError, HEADER};

/// The round base of a squadron, as the workshop packed it.
const BASE: &[u8] = include_bytes!("corpus/figures/base-round.tvm");

fn base() -> Figure {
    Figure::read(BASE).unwrap_or_else(|error| panic!("{error}"))
}

/// How often an edge runs one way more than the other: a closed surface has none such.
fn open_edges(triangles: &[[u32; 3]]) -> usize {
    let mut edges: HashMap<(u32, u32), i32> = HashMap::new();
    for [a, b, c] in triangles {
        for (from, to) in [(a, b), (b, c), (c, a)] {
            *edges.entry((*from.min(to), *from.max(to))).or_default() += if from < to { 1 } else { -1 };
        }
    }
    edges.values().filter(|balance| **balance != 0).count()
}

#[test]
fn every_level_is_closed_and_uses_only_its_own_vertices() {
    let figure = base();
    for (index, level) in figure.levels.iter().enumerate() {
        assert_eq!(open_edges(&level.triangles), 0, "level {index}");
        assert!(level.triangles.iter().flatten().all(|corner| (*corner as usize) < level.vertices));
    }
    let counts: Vec<usize> = figure.levels.iter().map(|level| level.triangles.len()).collect();
    assert_eq!(counts, [4_000, 1_600, 700]);
}

#[test]
fn it_stands_on_its_foot_within_its_square() {
    let figure = base();
    let heights = figure.positions.iter().map(|place| place[1]);
    let (low, high) = heights.fold((f32::MAX, f32::MIN), |(low, high), y| (low.min(y), high.max(y)));
    assert!(low.abs() < 0.01 && (0.09..0.13).contains(&high), "from {low} to {high}");
    assert!(figure.positions.iter().all(|place| place[0].hypot(place[2]) < 0.5));
}

#[test]
fn normals_look_outwards_and_openness_and_ridges_are_told() {
    let figure = base();
    let outward = figure.levels[0].triangles.iter().filter(|triangle| {
        let [a, b, c] = triangle.map(|corner| figure.positions[corner as usize]);
        let (ab, ac) = ([0, 1, 2].map(|axis| b[axis] - a[axis]), [0, 1, 2].map(|axis| c[axis] - a[axis]));
        let across = [ab[1] * ac[2] - ab[2] * ac[1], ab[2] * ac[0] - ab[0] * ac[2], ab[0] * ac[1] - ab[1] * ac[0]];
        let normal = figure.normals[triangle[0] as usize];
        across.iter().zip(normal).map(|(one, other)| one * other).sum::<f32>() > 0.0
    });
    let share = outward.count() as f32 / figure.levels[0].triangles.len() as f32;
    assert!(share > 0.95, "{share} of the triangles agree with their normals");
    let spread = |values: &[f32]| {
        values.iter().copied().fold(f32::MIN, f32::max) - values.iter().copied().fold(f32::MAX, f32::min)
    };
    assert!(spread(&figure.openness) > 0.3 && spread(&figure.curvature) > 0.5);
}

#[test]
fn a_damaged_figure_is_refused_and_never_panics() {
    let whole = BASE.to_vec();
    assert_eq!(Figure::read(b"RIFF0000"), Err(FigureError::NotAFigure));
    assert_eq!(Figure::read(&[]), Err(FigureError::NotAFigure));
    let length = FigureError::Length { expected: whole.len(), found: whole.len() - 1 };
    assert_eq!(Figure::read(&whole[..whole.len() - 1]), Err(length));
    let mut later = whole.clone();
    later[4] = 9;
    assert_eq!(Figure::read(&later), Err(FigureError::Version(9)));
    // The last plane are the zones, the first codes come after header, three levels and the count of far corners.
    let mut zone = whole.clone();
    *zone.last_mut().expect("bytes") = 200;
    assert!(matches!(Figure::read(&zone), Err(FigureError::Zone(_))));
    let mut corner = whole.clone();
    corner[HEADER + 3 * 8 + 4] = 7;
    assert_eq!(Figure::read(&corner), Err(FigureError::Corner(0)));
    for end in (0..whole.len()).step_by(37) {
        assert!(Figure::read(&whole[..end]).is_err(), "{end} bytes");
    }
    // The head and the first codes bit by bit, the rest here and there.
    for at in (0..200).chain((200..whole.len()).step_by(331)) {
        for bit in 0..8 {
            let mut bent = whole.clone();
            bent[at] ^= 1 << bit;
            if let Ok(figure) = Figure::read(&bent) {
                assert!(
                    figure
                        .levels
                        .iter()
                        .flat_map(|level| level.triangles.iter().flatten())
                        .all(|corner| (*corner as usize) < figure.positions.len())
                );
            }
        }
    }
}
