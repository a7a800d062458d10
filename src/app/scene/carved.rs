//! Figures carved by the workshop (`assets/figures/*.tvm`): those of a family are sent for when one of its games is laid
//! out. Until they are there, or if they never come, plain ones stand in their place.

use super::camera::PixelLength;
use super::gallery::Exhibit;
use crate::app::session::Session;
use crate::app::settings::{Quality, Settings};
use crate::figure::{Figure, FigureError};
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;
use thiserror::Error;

/// The files of a family.
fn files(family: &str) -> &'static [&'static str] {
    match family {
        "corona" => &[
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
        ],
        "echecs" => &["echecs-king", "echecs-queen", "echecs-bishop", "echecs-knight", "echecs-rook", "echecs-pawn"],
        "petteia" => &["petteia-peltast", "petteia-hoplite", "petteia-basileus", "die", "coin"],
        "tafl" => &["tafl-king", "tafl-white", "tafl-black", "die"],
        "tarocchini" => &["lupin", "coin"],
        _ => &[],
    }
}

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

/// The carvings that were sent for, family by family.
#[derive(Resource, Default)]
pub struct Carvings(Vec<Set>);

/// The carvings of a family.
struct Set {
    family: &'static str,
    files: Vec<(&'static str, Handle<Carving>)>,
    /// All have come, or will never come.
    settled: bool,
}

impl Carvings {
    /// Are some still on their way?
    pub fn are_awaited(&self) -> bool {
        self.0.iter().any(|set| !set.settled)
    }

    /// A carving by its file's name. `None`: it has not come, or others of its family are still awaited, so that a table is
    /// never half carved.
    pub(super) fn get<'a>(&self, name: &str, carved: &'a Assets<Carving>) -> Option<&'a Figure> {
        let mut files = self.0.iter().filter(|set| set.settled).flat_map(|set| &set.files);
        let (_, handle) = files.find(|(file, _)| *file == name)?;
        Some(&carved.get(handle)?.0)
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

fn send_for(
    session: Option<Res<Session>>,
    exhibit: Res<Exhibit>,
    server: Res<AssetServer>,
    mut carvings: ResMut<Carvings>,
) {
    let laid = session.filter(|session| session.is_changed()).map(|session| session.sitting.family());
    let looked_at = exhibit.is_changed().then_some(exhibit.family);
    for family in laid.into_iter().chain(looked_at) {
        let names = files(family);
        if !names.is_empty() && carvings.0.iter().all(|set| set.family != family) {
            let files = names.iter().map(|name| (*name, server.load(format!("figures/{name}.tvm")))).collect();
            carvings.0.push(Set { family, files, settled: false });
        }
    }
}

fn await_all(server: Res<AssetServer>, mut carvings: ResMut<Carvings>) {
    if !carvings.are_awaited() {
        return;
    }
    let has_come = |file| matches!(server.get_load_state(file), Some(LoadState::Loaded | LoadState::Failed(_)));
    for set in carvings.0.iter_mut().filter(|set| !set.settled) {
        set.settled = set.files.iter().all(|(_, file)| has_come(file));
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// All carvings there are, as if their games had been opened.
    pub fn all() -> (Carvings, Assets<Carving>) {
        let mut carved = Assets::<Carving>::default();
        let mut read = |name: &str| {
            let path = format!("{}/assets/figures/{name}.tvm", env!("CARGO_MANIFEST_DIR"));
            carved.add(Carving(Figure::read(&std::fs::read(path).expect(name)).expect(name)))
        };
        let mut set = |family| {
            let files = files(family).iter().map(|name| (*name, read(name))).collect();
            Set { family, files, settled: true }
        };
        let carvings = Carvings(["corona", "echecs", "petteia", "tafl", "tarocchini"].map(&mut set).into());
        (carvings, carved)
    }

    #[test]
    fn nothing_is_shown_before_its_whole_family_has_come_and_nothing_of_a_damaged_file() {
        let (mut carvings, mut carved) = all();
        carvings.0[0].settled = false;
        assert!(carvings.are_awaited());
        assert!(carvings.get("king", &carved).is_none());
        assert!(carvings.get("echecs-king", &carved).is_some(), "another family does not wait");
        carvings.0[0].settled = true;
        let king = carvings.0[0].files[0].1.clone();
        carved.remove(&king);
        assert!(carvings.get("king", &carved).is_none(), "its file is damaged");
        assert!(carvings.get("pawn", &carved).is_some());
    }
}
