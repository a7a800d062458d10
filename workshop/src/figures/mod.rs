//! The figures of all families, carved in fields of distances: those of La Corona (Baeli, cap. IV), the men of Échecs,
//! Tafl and Petteia, and what small things lie on a table.
//!
//! `cargo run -p workshop -- figures [NAME]` makes `assets/figures/*.tvm`; `-- sheet NAME` draws one from all sides
//! into `target/sheets/`, `-- draft NAME` carves it coarsely and draws that; `-- sheets` draws a page of each family.

mod amazon;
mod armour;
mod centaur;
mod dragon;
mod echecs;
mod head;
mod horse;
mod king;
mod knight;
mod lieutenant;
mod paladin;
mod parts;
mod pawn;
mod petteia;
mod ram;
mod regalia;
mod signifer;
mod smalls;
mod tafl;
#[cfg(test)]
mod tests;

use crate::sculpt::levels::levels;
use crate::sculpt::mesh::{Grid, mesh};
use crate::sculpt::pack::pack;
use crate::sculpt::shape::Shape;
use crate::sculpt::sheet::{self, sheet};
use glam::Vec3;
use std::path::{Path, PathBuf};
use tavoliere::figure::{Figure, FigureError};
use thiserror::Error;

/// Millimetres to the side of a square: figures are carved in millimetres.
pub const SQUARE: f32 = 60.0;

/// A figure to be carved.
struct Sculpture {
    shape: Shape,
    /// The box it lies in, mm.
    low: Vec3,
    high: Vec3,
    /// Balls in which it is carved and simplified with care.
    faces: Vec<(Vec3, f32)>,
    /// The side of a voxel, mm, and that in the first face.
    voxel: f32,
    fine: f32,
    /// Triangles of each level, finest first; none where zero.
    levels: [usize; 3],
}

impl Default for Sculpture {
    fn default() -> Sculpture {
        let shape = Shape::form(|p| p.length());
        Sculpture {
            shape,
            low: Vec3::ZERO,
            high: Vec3::ZERO,
            faces: Vec::new(),
            voxel: 0.30,
            fine: 0.15,
            levels: [20_000, 7_000, 3_000],
        }
    }
}

/// Carves a figure.
type Carver = fn() -> Sculpture;

/// Every figure of every family: its name and how it is carved.
const FAMILIES: &[(&str, &[(&str, Carver)])] = &[
    (
        "corona",
        &[
            ("king", king::king),
            ("lieutenant", lieutenant::lieutenant),
            ("paladin", paladin::paladin),
            ("knight", knight::knight),
            ("amazon", amazon::amazon),
            ("ram", ram::ram),
            ("centaur", centaur::centaur),
            ("signifer", signifer::signifer),
            ("dragon", dragon::dragon),
            ("pawn", pawn::pawn),
            ("feather", regalia::feather),
            ("crown", regalia::crown),
            ("base-round", regalia::base_round),
            ("base-square", regalia::base_square),
            ("base-triangle", regalia::base_triangle),
            ("base-star", regalia::base_star),
        ],
    ),
    (
        "echecs",
        &[
            ("echecs-king", echecs::king),
            ("echecs-queen", echecs::queen),
            ("echecs-bishop", echecs::bishop),
            ("echecs-knight", echecs::knight),
            ("echecs-rook", echecs::rook),
            ("echecs-pawn", echecs::pawn),
        ],
    ),
    ("tafl", &[("tafl-king", tafl::king), ("tafl-white", tafl::white), ("tafl-black", tafl::black)]),
    (
        "petteia",
        &[
            ("petteia-peltast", petteia::peltast),
            ("petteia-hoplite", petteia::hoplite),
            ("petteia-basileus", petteia::basileus),
        ],
    ),
    ("smalls", &[("die", smalls::die), ("coin", smalls::coin), ("lupin", smalls::lupin)]),
];

/// Every figure.
fn all() -> impl Iterator<Item = &'static (&'static str, Carver)> {
    FAMILIES.iter().flat_map(|family| family.1)
}

/// Why a figure could not be made.
#[derive(Debug, Error)]
pub enum FiguresError {
    /// No figure is called so.
    #[error("no figure is called {name}; there are: {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// The simplifier refused a mesh.
    #[error("simplifying: {0}")]
    Simplify(#[from] meshopt::Error),
    /// A file is no figure.
    #[error("{path}: {source}")]
    Figure {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: FigureError,
    },
    /// A file or folder could not be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A sheet could not be written.
    #[error("{path}: {source}")]
    Sheet {
        /// The file.
        path: PathBuf,
        /// The encoder's reason.
        source: png::EncodingError,
    },
}

/// Carves a sculpture, voxels `coarse` times as wide, into a file.
fn carve(sculpture: &Sculpture, coarse: f32) -> Result<Vec<u8>, FiguresError> {
    let focus = sculpture.faces.first().map(|(centre, radius)| (*centre, *radius, sculpture.fine * coarse.sqrt()));
    let grid = Grid { low: sculpture.low, high: sculpture.high, voxel: sculpture.voxel * coarse, focus };
    let rough = mesh(&sculpture.shape, &grid);
    let counts: Vec<usize> = sculpture.levels.iter().copied().filter(|count| *count > 0).collect();
    let finest = levels(&sculpture.shape, &rough, &sculpture.faces, &counts)?;
    Ok(pack(&finest, SQUARE))
}

fn find(name: &str) -> Result<Carver, FiguresError> {
    let found = all().find(|figure| figure.0 == name);
    found.map(|figure| figure.1).ok_or_else(|| FiguresError::Unknown {
        name: name.to_owned(),
        known: all().map(|figure| figure.0).collect::<Vec<_>>().join(", "),
    })
}

/// Makes the named figure, or all, into `folder`, and says how large they are.
///
/// # Errors
/// When no figure has that name, or the disk refuses.
pub fn make(folder: &Path, name: Option<&str>) -> Result<(), FiguresError> {
    if let Some(name) = name {
        find(name)?;
    }
    std::fs::create_dir_all(folder).map_err(|source| FiguresError::File { path: folder.to_owned(), source })?;
    for (figure, sculpture) in all().filter(|figure| name.is_none_or(|name| name == figure.0)) {
        let file = carve(&sculpture(), 1.0)?;
        let path = folder.join(format!("{figure}.tvm"));
        std::fs::write(&path, &file).map_err(|source| FiguresError::File { path, source })?;
        println!("{figure}: {} bytes", file.len());
    }
    Ok(())
}

/// Reads a figure from `folder`.
fn read(folder: &Path, name: &str) -> Result<Figure, FiguresError> {
    let path = folder.join(format!("{name}.tvm"));
    let bytes = std::fs::read(&path).map_err(|source| FiguresError::File { path: path.clone(), source })?;
    Figure::read(&bytes).map_err(|source| FiguresError::Figure { path, source })
}

/// Draws the sheet of a figure from its file in `folder`.
///
/// # Errors
/// When the file cannot be read or the sheet not be written.
pub fn look(folder: &Path, sheets: &Path, name: &str) -> Result<(), FiguresError> {
    let sculpture = find(name)?();
    draw(&read(folder, name)?, &sculpture, &sheets.join(format!("{name}.png")))
}

/// Carves a figure coarsely and draws its sheet.
///
/// # Errors
/// When no figure has that name, or the sheet cannot be written.
pub fn draft(sheets: &Path, name: &str) -> Result<(), FiguresError> {
    let sculpture = Sculpture { levels: [26_000, 0, 0], ..find(name)?() };
    let path = sheets.join(format!("{name}-draft.png"));
    let file = carve(&sculpture, 2.5)?;
    let figure = Figure::read(&file).map_err(|source| FiguresError::Figure { path: path.clone(), source })?;
    draw(&figure, &sculpture, &path)
}

/// Draws the figures of each family of `folder` side by side, from a seat, from the side and from above.
///
/// # Errors
/// When a file cannot be read or a picture not be written.
pub fn line(folder: &Path, sheets: &Path) -> Result<(), FiguresError> {
    for (family, carvers) in FAMILIES {
        let figures = carvers.iter().map(|figure| read(folder, figure.0)).collect::<Result<Vec<_>, _>>()?;
        for (word, turn, rise) in [("front", 30.0, 30.0), ("side", 100.0, 15.0), ("above", 0.0, 90.0)] {
            save(&sheet::line(&figures, turn, rise), &sheets.join(format!("line-{family}-{word}.png")))?;
        }
    }
    Ok(())
}

/// Draws a contact sheet of each family of `folder`.
///
/// # Errors
/// When a file cannot be read or a picture not be written.
pub fn contacts(folder: &Path, sheets: &Path) -> Result<(), FiguresError> {
    for (family, carvers) in FAMILIES {
        let figures = carvers.iter().map(|figure| read(folder, figure.0)).collect::<Result<Vec<_>, _>>()?;
        save(&sheet::contact(&figures), &sheets.join(format!("figures-{family}.png")))?;
    }
    Ok(())
}

fn draw(figure: &Figure, sculpture: &Sculpture, path: &Path) -> Result<(), FiguresError> {
    let face =
        sculpture.faces.first().map(|(at, radius)| (Vec3::new(-at.x, at.y, -at.z) / SQUARE, radius * 1.6 / SQUARE));
    save(&sheet(figure, face, if figure.levels.len() == 1 { 1 } else { 2 }), path)
}

fn save(picture: &crate::sculpt::raster::Picture, path: &Path) -> Result<(), FiguresError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|source| FiguresError::File { path: folder.to_owned(), source })?;
    }
    sheet::write(picture, path).map_err(|source| FiguresError::Sheet { path: path.to_owned(), source })
}
