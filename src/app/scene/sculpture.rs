//! Carvings put together and coloured: a figure upon the base of its squadron, in its livery, or a man of two armies in
//! theirs; stained in its hollows, worn on its ridges.

use super::carved::{Carving, Carvings, Detail};
use super::livery::{Livery, livery};
use super::{dice, figures};
use crate::app::settings::Colours;
use crate::figure::{Figure, Zone};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::PI;

/// How high a squadron's base lifts its figure, in sides of a square.
const BASE: f32 = 0.11;

/// What a carver's hand has left: a mesh, and the turn it is put up with.
pub struct Sculpture {
    /// The mesh, coloured.
    pub mesh: Mesh,
    /// So that it looks where its seat looks.
    pub turn: Quat,
}

/// A carved figure of this name (`corona-white-king`, `echecs-black-rook`, `die-3`, `coin`). `None`: it is not carved, or has not come.
pub fn sculpture(
    name: &str,
    colours: Colours,
    detail: Detail,
    carvings: &Carvings,
    carved: &Assets<Carving>,
) -> Option<Sculpture> {
    let (family, rest) = name.split_once('-').unwrap_or((name, ""));
    let find = |file: &str| carvings.get(file, carved);
    let mut mesh = Carved::default();
    let turn = match family {
        "corona" => of_squadron(rest, detail, find, &mut mesh)?,
        "coin" | "lupin" => {
            mesh.add(find(name)?, detail, 0.0, if name == "coin" { &SILVER } else { &LUPIN });
            Quat::IDENTITY
        }
        "die" => {
            // A die turns about its middle.
            mesh.add(find("die")?, detail, -dice::SIDE / 2.0, &BONE);
            dice::showing(rest.parse().ok()?)
        }
        _ => {
            let (side, file) = match (family, rest.split_once('-')) {
                ("tafl", _) => (if rest == "black" { "black" } else { "white" }, name.to_owned()),
                (_, Some((side, kind))) => (side, format!("{family}-{kind}")),
                _ => return None,
            };
            mesh.add(find(&file)?, detail, 0.0, &Stuff::of_army(family, side, colours));
            // White looks along -z, Black towards him.
            Quat::from_rotation_y(if side == "black" { PI } else { 0.0 })
        }
    };
    Some(Sculpture { mesh: mesh.finish(), turn })
}

/// A figure of La Corona with its base; gives the turn that has it look towards the Crown.
fn of_squadron<'a>(
    name: &str,
    detail: Detail,
    find: impl Fn(&str) -> Option<&'a Figure>,
    mesh: &mut Carved,
) -> Option<Quat> {
    if name == "crown" {
        mesh.add(find("crown")?, detail, 0.0, &CROWN);
        return Some(Quat::IDENTITY);
    }
    let (word, kind) = name.split_once('-')?;
    let livery = livery(word)?;
    let base = match livery.sides {
        0 => "base-round",
        3 => "base-triangle",
        4 => "base-square",
        _ => "base-star",
    };
    mesh.add(find(base)?, detail, 0.0, &Stuff::of_base(&livery));
    let file = if kind == "histrion" { "pawn" } else { kind };
    mesh.add(find(file)?, detail, BASE, &Stuff::of_figure(&livery));
    if kind == "histrion" {
        mesh.add(find("feather")?, detail, BASE, &FEATHER);
    }
    Some(Quat::from_rotation_y(livery.turn))
}

/// Of what a figure is made: the colour of each zone.
struct Stuff {
    body: Color,
    gilt: Color,
    trim: Color,
    ground: Color,
    /// A figure has to part from what it stands on: the upper face of a base is ground.
    is_base: bool,
    /// How plainly the grain of the body shows.
    wooden: f32,
}

const GOLD: Color = Color::srgb(0.86, 0.62, 0.22);
const CROWN: Stuff = Stuff {
    body: Color::srgb(0.90, 0.60, 0.13),
    gilt: Color::srgb(0.93, 0.66, 0.16),
    trim: Color::srgb(0.58, 0.05, 0.09),
    ground: Color::srgb(0.50, 0.04, 0.08),
    is_base: false,
    wooden: 0.25,
};
const BONE: Stuff = Stuff {
    body: Color::srgb(0.90, 0.85, 0.75),
    gilt: Color::srgb(0.90, 0.85, 0.75),
    trim: Color::srgb(0.10, 0.075, 0.06),
    ground: Color::srgb(0.10, 0.075, 0.06),
    is_base: false,
    wooden: 0.6,
};
const SILVER: Stuff = Stuff {
    body: Color::srgb(0.78, 0.75, 0.69),
    gilt: Color::srgb(0.78, 0.75, 0.69),
    trim: Color::srgb(0.78, 0.75, 0.69),
    ground: Color::srgb(0.78, 0.75, 0.69),
    is_base: false,
    wooden: 0.25,
};
const LUPIN: Stuff = Stuff {
    body: Color::srgb(0.90, 0.74, 0.34),
    gilt: Color::srgb(0.90, 0.74, 0.34),
    trim: Color::srgb(0.66, 0.47, 0.20),
    ground: Color::srgb(0.66, 0.47, 0.20),
    is_base: false,
    wooden: 0.55,
};
const FEATHER: Stuff = Stuff { body: GOLD, gilt: GOLD, trim: GOLD, ground: GOLD, is_base: false, wooden: 0.25 };

impl Stuff {
    fn of_figure(livery: &Livery) -> Stuff {
        Stuff { body: livery.body, gilt: GOLD, trim: livery.cloth, ground: livery.ground, is_base: false, wooden: 1.0 }
    }

    fn of_base(livery: &Livery) -> Stuff {
        Stuff {
            body: livery.body,
            gilt: livery.trim,
            trim: livery.trim,
            ground: livery.ground,
            is_base: true,
            wooden: 1.0,
        }
    }

    /// Of one of two armies. A man is of one colour from afar; he parts from his square by the ring he stands on. Lines burnt
    /// into the men of Petteia are as dark as that ring.
    fn of_army(family: &str, side: &str, colours: Colours) -> Stuff {
        let [body, worn, ring] = if side == "black" { figures::black(colours) } else { figures::white(colours) };
        let trim = if family == "petteia" { ring } else { worn };
        Stuff { body, gilt: figures::BRASS, trim, ground: ring, is_base: false, wooden: 0.7 }
    }

    /// What [`solid`](super::solid) makes of a zone: 1 wood with its grain, 0.5 none to be seen, 0.25 metal.
    fn grain(&self, zone: Zone) -> f32 {
        match zone {
            Zone::Body => self.wooden,
            Zone::Gilt => 0.25,
            Zone::Trim | Zone::Ground => 0.6,
        }
    }

    fn of(&self, zone: Zone) -> LinearRgba {
        match zone {
            Zone::Body => self.body,
            Zone::Gilt => self.gilt,
            Zone::Trim => self.trim,
            Zone::Ground => self.ground,
        }
        .to_linear()
    }
}

/// What gathers in hollows: wax, dust and the touch of hands.
const STAIN: Vec3 = Vec3::new(0.36, 0.25, 0.18);
/// Ridges are worn to this.
const WORN: Vec3 = Vec3::new(0.93, 0.86, 0.74);

/// The colour of a place by its stuff, how open it lies and how sharp a ridge it is on.
fn tinted(stuff: LinearRgba, openness: f32, curvature: f32) -> [f32; 3] {
    let colour = Vec3::new(stuff.red, stuff.green, stuff.blue);
    // The shader keeps light from hollows besides: this is only what has gathered there.
    let light = openness.clamp(0.0, 1.0).powf(0.33);
    let stained = colour * STAIN.lerp(Vec3::ONE, light);
    let worn = stained.lerp(WORN * (0.25 + colour * 0.75), 0.30 * curvature.clamp(0.0, 1.0));
    let cut = worn * (1.0 + 0.45 * curvature.clamp(-1.0, 0.0));
    [cut.x, cut.y, cut.z]
}

/// A mesh put together of carvings.
#[derive(Default)]
struct Carved {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    /// Where a place lies in the figure, and how open: what [`solid`](super::solid) wants to know.
    places: [Vec<[f32; 2]>; 2],
    indices: Vec<u32>,
}

impl Carved {
    fn add(&mut self, figure: &Figure, Detail(detail): Detail, lift: f32, stuff: &Stuff) {
        let Some(level) = figure.levels.get(detail).or(figure.levels.last()) else { return };
        let first = self.positions.len() as u32;
        let zone = |vertex: usize| match figure.zones[vertex] {
            Zone::Body if stuff.is_base && figure.normals[vertex][1] > 0.8 => Zone::Ground,
            zone => zone,
        };
        self.positions.extend(figure.positions[..level.vertices].iter().map(|[x, y, z]| [*x, y + lift, *z]));
        self.normals.extend_from_slice(&figure.normals[..level.vertices]);
        let [flat, upright] = &mut self.places;
        flat.extend(figure.positions[..level.vertices].iter().map(|[x, _, z]| [*x, *z]));
        upright.extend((0..level.vertices).map(|vertex| [figure.positions[vertex][1], figure.openness[vertex]]));
        self.colours.extend((0..level.vertices).map(|vertex| {
            let zone = zone(vertex);
            let [r, g, b] = tinted(stuff.of(zone), figure.openness[vertex], figure.curvature[vertex]);
            [r, g, b, stuff.grain(zone)]
        }));
        self.indices.extend(level.triangles.iter().flatten().map(|corner| corner + first));
    }

    fn finish(self) -> Mesh {
        let [flat, upright] = self.places;
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, flat)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, upright)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::super::carved::tests::all;
    use super::*;
    use crate::rules::corona::Corona;
    use crate::rules::{Face, Game};

    #[test]
    fn every_figure_is_carved_in_three_levels_of_detail() {
        let (carvings, carved) = all();
        let corona = (0..45).map(|face| Corona::figure(Face(face)));
        let others = crate::rules::echecs::FACES.into_iter().chain([
            "tafl-king",
            "tafl-white",
            "tafl-black",
            "die-5",
            "coin",
            "lupin",
        ]);
        let petteia = ["petteia-white-peltast", "petteia-black-hoplite", "petteia-black-basileus"];
        for name in corona.chain(others).chain(petteia) {
            let counts = [0, 1, 2].map(|detail| {
                let made = sculpture(name, Colours::Plain, Detail(detail), &carvings, &carved).expect(name);
                made.mesh.count_vertices()
            });
            assert!(counts.is_sorted_by(|fine, coarse| fine > coarse), "{name}: {counts:?}");
        }
        assert!(sculpture("echecs-white-elephant", Colours::Plain, Detail(0), &carvings, &carved).is_none());
    }

    #[test]
    fn hollows_are_darker_and_ridges_lighter() {
        let wood = LinearRgba::rgb(0.4, 0.3, 0.2);
        let light = |openness, curvature| tinted(wood, openness, curvature).iter().take(3).sum::<f32>();
        assert!(light(0.2, 0.0) < light(1.0, 0.0));
        assert!(light(1.0, -0.8) < light(1.0, 0.0) && light(1.0, 0.0) < light(1.0, 0.8));
    }
}
