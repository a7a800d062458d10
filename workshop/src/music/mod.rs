//! The music of the tables: our own settings over grounds that everybody played, one piece a family (La Corona and
//! chess share theirs). Written as notes ([`pieces`]), divided and looked over by rule ([`divisions`], [`counterpoint`], [`review`]),
//! played on strings and pipes of our own ([`strings`], [`winds`]) in a small room ([`room`]). Whoever made it could not
//! hear it: it was judged by the rules of the art, by numbers and by pictures ([`picture`]).

mod counterpoint;
mod divisions;
mod instruments;
mod loudness;
mod performance;
mod picture;
mod pieces;
mod review;
mod room;
mod score;
mod strings;
#[cfg(test)]
mod tests;
mod winds;

use crate::ogg::{OggError, Quality, encode, keep};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Samples a second: nothing in these instruments is heard above its half.
const RATE: u32 = 32_000;
/// How loud every piece is, in LUFS: background, with room for the loudest pluck.
const LOUDNESS: f32 = -21.0;
/// What a second of it takes, in bits.
const BITS: u32 = 46_000;

/// Why a piece could not be made.
#[derive(Debug, Error)]
pub enum MusicError {
    /// There is none of this name.
    #[error("no piece is called {0}")]
    Unknown(String),
    /// It breaks the rules of the art.
    #[error("{}", .0.join("\n"))]
    Faulty(Vec<String>),
    /// It could not be encoded or written.
    #[error(transparent)]
    Ogg(#[from] OggError),
    /// A picture of it could not be written.
    #[error("{path}: {source}")]
    Picture {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: png::EncodingError,
    },
}

/// Makes every piece, or the one of this name, into `folder`.
///
/// # Errors
/// When there is none of this name, a piece breaks the rules, or the encoder or the disk refuses.
pub fn make(folder: &Path, name: Option<&str>) -> Result<(), MusicError> {
    let mut known = false;
    for piece in pieces::all().iter().filter(|piece| name.is_none_or(|name| piece.name == name)) {
        known = true;
        let faults = review::faults(piece);
        if !faults.is_empty() {
            return Err(MusicError::Faulty(faults));
        }
        let sound = piece.sound();
        let name = format!("{}.ogg", piece.name);
        let ogg = file(&name, &sound)?;
        let seconds = sound[0].len() as f32 / RATE as f32;
        println!("{name}: {seconds:.1} s, {:.1} LUFS, {} bytes", loudness::loudness(&sound), ogg.len());
        keep(folder, &name, &ogg)?;
    }
    name.filter(|_| !known).map_or(Ok(()), |name| Err(MusicError::Unknown(name.to_owned())))
}

fn file(name: &str, [left, right]: &[Vec<f32>; 2]) -> Result<Vec<u8>, OggError> {
    encode(name, RATE, &[left, right], Quality::Bits(BITS))
}

/// Draws the spectrograms of all pieces, one above the other, into `folder`.
///
/// # Errors
/// When the disk refuses.
pub fn look(folder: &Path) -> Result<(), MusicError> {
    let path = folder.join("music.png");
    let fault = |source| MusicError::Picture { path: path.clone(), source };
    let pieces = pieces::all();
    let (width, height) = (1000, 150);
    let rows = pieces.iter().flat_map(|piece| {
        let [left, right] = piece.sound();
        let both: Vec<f32> = left.iter().zip(right).map(|(left, right)| left + right).collect();
        picture::spectrogram(&both, width, height)
    });
    let rows: Vec<u8> = rows.collect();
    let out = std::fs::create_dir_all(folder).and_then(|()| std::fs::File::create(&path));
    let out = out.map_err(|error| fault(error.into()))?;
    let mut encoder = png::Encoder::new(std::io::BufWriter::new(out), width as u32, (height * pieces.len()) as u32);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&rows)).map_err(fault)?;
    println!("{}", path.display());
    Ok(())
}
