//! The carved figures under `assets/figures`: each can be read, is closed, stands on its foot and keeps to its budget; a
//! damaged file is refused in words.

use std::collections::HashMap;
use std::path::PathBuf;
use tavoliere::figure::{Figure, FigureError, HEADER, Zone};

/// Every figure, and how high it is at least and at most, in sides of a square.
const FIGURES: [(&str, f32, f32); 31] = [
    ("king", 1.3, 1.5),
    ("lieutenant", 1.25, 1.45),
    ("paladin", 1.1, 1.4),
    ("knight", 1.05, 1.3),
    ("amazon", 1.05, 1.3),
    ("ram", 0.7, 0.95),
    ("centaur", 1.2, 1.5),
    ("signifer", 1.3, 1.55),
    ("dragon", 1.1, 1.4),
    ("pawn", 0.7, 0.9),
    ("feather", 1.0, 1.2),
    ("crown", 0.5, 0.7),
    ("base-round", 0.09, 0.13),
    ("base-square", 0.09, 0.13),
    ("base-triangle", 0.09, 0.13),
    ("base-star", 0.09, 0.13),
    ("echecs-king", 1.43, 1.47),
    ("echecs-queen", 1.25, 1.29),
    ("echecs-bishop", 1.05, 1.09),
    ("echecs-knight", 0.96, 1.0),
    ("echecs-rook", 0.83, 0.87),
    ("echecs-pawn", 0.69, 0.73),
    ("tafl-king", 1.45, 1.55),
    ("tafl-white", 0.85, 0.91),
    ("tafl-black", 0.55, 0.61),
    ("petteia-peltast", 0.43, 0.47),
    ("petteia-hoplite", 0.87, 0.93),
    ("petteia-basileus", 1.32, 1.40),
    ("die", 0.65, 0.67),
    ("coin", 0.04, 0.08),
    ("lupin", 0.08, 0.12),
];

/// How far a figure reaches from its axis at most, in sides of a square, where it may not reach as far as its square.
const REACHES: [(&str, f32); 14] = [
    ("echecs-king", 0.385),
    ("echecs-queen", 0.375),
    ("echecs-bishop", 0.355),
    ("echecs-knight", 0.355),
    ("echecs-rook", 0.375),
    ("echecs-pawn", 0.315),
    ("tafl-king", 0.41),
    ("tafl-white", 0.37),
    ("tafl-black", 0.40),
    ("petteia-peltast", 0.36),
    ("petteia-hoplite", 0.37),
    ("petteia-basileus", 0.40),
    ("coin", 0.21),
    ("lupin", 0.175),
];

fn bytes(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("assets/figures/{name}.tvm"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn figure(name: &str) -> Figure {
    Figure::read(&bytes(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
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
    for (name, ..) in FIGURES {
        let figure = figure(name);
        for (index, level) in figure.levels.iter().enumerate() {
            assert_eq!(open_edges(&level.triangles), 0, "{name}, level {index}");
            assert!(level.triangles.iter().flatten().all(|corner| (*corner as usize) < level.vertices), "{name}");
        }
        let counts: Vec<usize> = figure.levels.iter().map(|level| level.triangles.len()).collect();
        assert!(counts.windows(2).all(|pair| pair[0] > pair[1]), "{name}: {counts:?}");
        assert!(counts[0] <= 24_000, "{name}: {counts:?}");
    }
}

#[test]
fn every_figure_has_its_height_and_stands_within_its_square() {
    for (name, least, most) in FIGURES {
        let figure = figure(name);
        let (low, high) = spread(figure.positions.iter().map(|place| place[1]));
        assert!((least..=most).contains(&high), "{name} is {high} high");
        if name != "feather" {
            assert!(low.abs() < 0.01, "{name} begins at {low}");
            let foot = figure.positions.iter().filter(|place| place[1] < 0.02).map(|place| place[0].hypot(place[2]));
            assert!(foot.fold(0.0, f32::max) < 0.5, "{name} stands beyond its square");
        }
    }
}

/// The highest and lowest number of values.
fn spread(values: impl Iterator<Item = f32>) -> (f32, f32) {
    values.fold((f32::MAX, f32::MIN), |(low, high), value| (low.min(value), high.max(value)))
}

#[test]
fn men_leave_room_about_them() {
    for (name, most) in REACHES {
        let (_, reach) = spread(figure(name).positions.iter().map(|place| place[0].hypot(place[2])));
        assert!(reach <= most, "{name} reaches {reach} from its axis");
    }
}

#[test]
fn a_hoplite_is_twice_and_a_basileus_three_times_as_tall_as_a_peltast() {
    let height = |name| spread(figure(name).positions.iter().map(|place| place[1])).1;
    let peltast = height("petteia-peltast");
    for (name, times) in [("petteia-hoplite", 2.0), ("petteia-basileus", 3.0)] {
        let ratio = height(name) / peltast;
        assert!((ratio - times).abs() < 0.06, "{name} is {ratio} times as tall");
    }
}

/// The pips of a die, counted where its surface is sunk, on the face that looks along `out`.
fn pips(die: &Figure, out: [f32; 3]) -> usize {
    // About the middle of the die, in sides of a square.
    let deep = |place: &[f32; 3]| {
        let from = [place[0], place[1] - 0.33, place[2]];
        let height: f32 = from.iter().zip(out).map(|(at, out)| at * out).sum();
        (0.29..0.322).contains(&height) && from.iter().zip(out).all(|(at, out)| out != 0.0 || at.abs() < 0.25)
    };
    let mut heaps: Vec<[f32; 3]> = Vec::new();
    for place in die.positions.iter().filter(|place| deep(place)) {
        let far = |heap: &[f32; 3]| heap.iter().zip(place).map(|(one, other)| (one - other).powi(2)).sum::<f32>();
        if heaps.iter().all(|heap| far(heap) > 0.12f32.powi(2)) {
            heaps.push(*place);
        }
    }
    heaps.len()
}

#[test]
fn a_die_shows_its_numbers_where_the_table_turns_it() {
    let die = figure("die");
    // As it stands it shows one; the face that looks along +z comes to the top when two is thrown, and so on.
    let faces = [
        (1, [0.0, 1.0, 0.0]),
        (2, [0.0, 0.0, 1.0]),
        (3, [1.0, 0.0, 0.0]),
        (4, [-1.0, 0.0, 0.0]),
        (5, [0.0, 0.0, -1.0]),
        (6, [0.0, -1.0, 0.0]),
    ];
    for (number, out) in faces {
        assert_eq!(pips(&die, out), number, "along {out:?}");
    }
}

#[test]
fn normals_look_outwards_and_openness_and_ridges_are_told() {
    for (name, ..) in FIGURES {
        let figure = figure(name);
        let outward = figure.levels[0].triangles.iter().filter(|triangle| {
            let [a, b, c] = triangle.map(|corner| figure.positions[corner as usize]);
            let (ab, ac) = ([0, 1, 2].map(|axis| b[axis] - a[axis]), [0, 1, 2].map(|axis| c[axis] - a[axis]));
            let across = [ab[1] * ac[2] - ab[2] * ac[1], ab[2] * ac[0] - ab[0] * ac[2], ab[0] * ac[1] - ab[1] * ac[0]];
            let normal = figure.normals[triangle[0] as usize];
            across.iter().zip(normal).map(|(one, other)| one * other).sum::<f32>() > 0.0
        });
        let share = outward.count() as f32 / figure.levels[0].triangles.len() as f32;
        assert!(share > 0.95, "{name}: {share} of the triangles agree with their normals");
        let range = |values: &[f32]| {
            let (low, high) = spread(values.iter().copied());
            high - low
        };
        // A die and a bean lie open all round.
        let deep = if ["die", "lupin"].contains(&name) { 0.1 } else { 0.3 };
        assert!(range(&figure.openness) > deep, "{name}");
        assert!(range(&figure.curvature) > 0.5, "{name}");
    }
    assert!(figure("king").zones.contains(&Zone::Gilt), "a King without gold");
    assert!(figure("knight").zones.iter().all(|zone| *zone != Zone::Gilt), "a true horse wears no gold");
}

#[test]
fn a_damaged_figure_is_refused_and_never_panics() {
    let whole = bytes("base-round");
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
    // Everywhere in the header, and here and there in the rest.
    let places = || (0..80).chain((80..whole.len()).step_by(131));
    for end in places() {
        assert!(Figure::read(&whole[..end]).is_err(), "{end} bytes");
    }
    for at in places() {
        for bit in [0, 3, 7] {
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
