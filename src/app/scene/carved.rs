//! Figures carved by the workshop (`assets/figures/*.tvm`): they are sent for when a game that has them is laid out, and
//! become meshes in the livery of their squadron. Until they are there, or if they never come, plain ones stand in
//! their place.

use super::camera::PixelLength;
use super::livery::{Livery, livery};
use crate::app::session::Session;
use crate::app::settings::{Quality, Settings};
use crate::figure::{Figure, FigureError, Zone};
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState, RenderAssetUsages};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use thiserror::Error;

/// How high a squadron's base lifts its figure, in sides of a square.
const BASE: f32 = 0.11;

/// The files of La Corona.
const FILES: [&str; 16] = [
    "king",
    "lieutenant",
    "paladin",
    "knight",
    "amazon",
    "ram",
    "centaur",
    "signifer",
    "dragon",
    "pawn",
    "feather",
    "crown",
    "base-round",
    "base-square",
    "base-triangle",
    "base-star",
];

/// A carved figure.
#[derive(Asset, TypePath, Debug)]
pub struct Carving(Figure);

/// Why a carving cannot be had.
#[derive(Debug, Error)]
pub enum CarvingError {
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] std::io::Error),
    /// It is damaged.
    #[error(transparent)]
    Damaged(#[from] FigureError),
}

/// Reads carvings.
#[derive(Default, TypePath)]
struct CarvingLoader;

impl AssetLoader for CarvingLoader {
    type Asset = Carving;
    type Settings = ();
    type Error = CarvingError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Carving, CarvingError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Carving(Figure::read(&bytes)?))
    }

    fn extensions(&self) -> &[&str] {
        &["tvm"]
    }
}

/// The carvings, and whether they have come.
#[derive(Resource, Default)]
pub struct Carvings {
    files: Vec<Handle<Carving>>,
    /// All have come, or will never come.
    settled: bool,
}

impl Carvings {
    /// Are some still on their way?
    pub fn are_awaited(&self) -> bool {
        !self.files.is_empty() && !self.settled
    }
}

/// Which level of detail is seen: 0 is the finest.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Detail(pub usize);

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Carving>()
        .init_asset_loader::<CarvingLoader>()
        .init_resource::<Carvings>()
        .init_resource::<Detail>()
        .add_systems(Update, (send_for, await_all, look_closer).chain().in_set(super::SceneSystems::Lay));
}

fn send_for(session: Option<Res<Session>>, server: Res<AssetServer>, mut carvings: ResMut<Carvings>) {
    let Some(session) = session.filter(|session| session.is_changed()) else { return };
    if carvings.files.is_empty() && session.sitting.family() == "corona" {
        carvings.files = FILES.iter().map(|name| server.load(format!("figures/{name}.tvm"))).collect();
    }
}

fn await_all(server: Res<AssetServer>, mut carvings: ResMut<Carvings>) {
    let come = |file| matches!(server.get_load_state(file), Some(LoadState::Loaded | LoadState::Failed(_)));
    if carvings.are_awaited() && carvings.files.iter().all(come) {
        carvings.settled = true;
    }
}

/// Detail that fits the size at which a square is seen, in pixels of the screen.
fn look_closer(pixel: Res<PixelLength>, settings: Res<Settings>, windows: Query<&Window>, mut detail: ResMut<Detail>) {
    let scale = windows.iter().next().map_or(1.0, Window::scale_factor);
    let square = scale / pixel.0.max(1e-4);
    detail.set_if_neq(Detail(match settings.quality {
        Quality::High if square > 130.0 => 0,
        Quality::High if square > 48.0 => 1,
        Quality::Medium if square > 80.0 => 1,
        _ => 2,
    }));
}

/// A carved figure of this name (`corona-white-king`), the turn that has it look towards the Crown; `None`: it is not
/// carved, or has not come.
pub(super) fn figure(
    name: &str,
    detail: Detail,
    carvings: &Carvings,
    carved: &Assets<Carving>,
) -> Option<(Mesh, Quat)> {
    let name = name.strip_prefix("corona-").filter(|_| carvings.settled)?;
    let find = |file: &str| {
        let at = FILES.iter().position(|name| *name == file)?;
        Some(&carved.get(carvings.files.get(at)?)?.0)
    };
    let mut mesh = Carved::default();
    if name == "crown" {
        mesh.add(find("crown")?, detail, 0.0, &CROWN);
        return Some((mesh.finish(), Quat::IDENTITY));
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
    let kind = if kind == "histrion" { "pawn" } else { kind };
    mesh.add(find(kind)?, detail, BASE, &Stuff::of_figure(&livery));
    if name.ends_with("histrion") {
        mesh.add(find("feather")?, detail, BASE, &FEATHER);
    }
    Some((mesh.finish(), Quat::from_rotation_y(livery.turn)))
}

/// Of what a figure is made: the colour of each zone.
struct Stuff {
    body: Color,
    gilt: Color,
    trim: Color,
    ground: Color,
}

const GOLD: Color = Color::srgb(0.86, 0.62, 0.22);
const CROWN: Stuff = Stuff {
    body: Color::srgb(0.90, 0.60, 0.13),
    gilt: Color::srgb(0.93, 0.66, 0.16),
    trim: Color::srgb(0.58, 0.05, 0.09),
    ground: Color::srgb(0.50, 0.04, 0.08),
};
const FEATHER: Stuff = Stuff { body: GOLD, gilt: GOLD, trim: GOLD, ground: GOLD };

impl Stuff {
    fn of_figure(livery: &Livery) -> Stuff {
        Stuff { body: livery.body, gilt: GOLD, trim: livery.cloth, ground: livery.ground }
    }

    fn of_base(livery: &Livery) -> Stuff {
        Stuff { body: livery.body, gilt: livery.trim, trim: livery.trim, ground: livery.ground }
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
fn tinted(stuff: LinearRgba, openness: f32, curvature: f32) -> [f32; 4] {
    let colour = Vec3::new(stuff.red, stuff.green, stuff.blue);
    let light = openness.clamp(0.0, 1.0).sqrt();
    let stained = colour * STAIN.lerp(Vec3::ONE, light);
    let worn = stained.lerp(WORN * (0.25 + colour * 0.75), 0.30 * curvature.clamp(0.0, 1.0));
    let cut = worn * (1.0 + 0.45 * curvature.clamp(-1.0, 0.0));
    [cut.x, cut.y, cut.z, 1.0]
}

/// A mesh put together of carvings.
#[derive(Default)]
struct Carved {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Carved {
    fn add(&mut self, figure: &Figure, Detail(detail): Detail, lift: f32, stuff: &Stuff) {
        let Some(level) = figure.levels.get(detail).or(figure.levels.last()) else { return };
        let first = self.positions.len() as u32;
        // The figure has to part from what it stands on: the upper face of a base is ground.
        let zone = |vertex: usize| match figure.zones[vertex] {
            Zone::Body if lift == 0.0 && figure.normals[vertex][1] > 0.8 => Zone::Ground,
            zone => zone,
        };
        self.positions.extend(figure.positions[..level.vertices].iter().map(|[x, y, z]| [*x, y + lift, *z]));
        self.normals.extend_from_slice(&figure.normals[..level.vertices]);
        self.colours.extend(
            (0..level.vertices)
                .map(|vertex| tinted(stuff.of(zone(vertex)), figure.openness[vertex], figure.curvature[vertex])),
        );
        self.indices.extend(level.triangles.iter().flatten().map(|corner| corner + first));
    }

    fn finish(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::corona::Corona;
    use crate::rules::{Face, Game};

    fn all() -> (Carvings, Assets<Carving>) {
        let mut carved = Assets::<Carving>::default();
        let read = |name: &str| {
            let path = format!("{}/assets/figures/{name}.tvm", env!("CARGO_MANIFEST_DIR"));
            Carving(Figure::read(&std::fs::read(path).expect("a file")).expect("a figure"))
        };
        let files = FILES.iter().map(|name| carved.add(read(name))).collect();
        (Carvings { files, settled: true }, carved)
    }

    fn vertices(carvings: &Carvings, carved: &Assets<Carving>, name: &str, detail: usize) -> Option<usize> {
        figure(name, Detail(detail), carvings, carved).map(|(mesh, _)| mesh.count_vertices())
    }

    #[test]
    fn every_figure_of_the_game_is_carved_in_three_levels_of_detail() {
        let (carvings, carved) = all();
        for name in (0..45).map(|face| Corona::figure(Face(face))) {
            let counts = [0, 1, 2].map(|detail| vertices(&carvings, &carved, name, detail).expect(name));
            assert!(counts.is_sorted_by(|fine, coarse| fine > coarse), "{name}: {counts:?}");
        }
    }

    #[test]
    fn until_a_carving_has_come_a_plain_figure_stands_in_its_place() {
        let (mut carvings, mut carved) = all();
        carvings.settled = false;
        assert!(carvings.are_awaited());
        assert_eq!(vertices(&carvings, &carved, "corona-white-king", 2), None);
        carvings.settled = true;
        carved.remove(&carvings.files[0]);
        assert_eq!(vertices(&carvings, &carved, "corona-white-king", 2), None, "its file is damaged");
        assert!(vertices(&carvings, &carved, "corona-white-pawn", 2).is_some());
    }

    #[test]
    fn hollows_are_darker_and_ridges_lighter() {
        let wood = LinearRgba::rgb(0.4, 0.3, 0.2);
        let light = |openness, curvature| tinted(wood, openness, curvature).iter().take(3).sum::<f32>();
        assert!(light(0.2, 0.0) < light(1.0, 0.0));
        assert!(light(1.0, -0.8) < light(1.0, 0.0) && light(1.0, 0.0) < light(1.0, 0.8));
    }
}
