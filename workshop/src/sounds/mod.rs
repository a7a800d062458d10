//! The sounds of the table, made by modal synthesis: a thing that is struck rings in a few modes of its own,
//! each with a pitch and a decay. Near, dry, small: wood on wood, felt, paper, bone.

mod clips;
mod synth;
#[cfg(test)]
mod tests;

use clips::{CLIPS, Clip};
use std::num::{NonZeroU8, NonZeroU32};
use std::path::{Path, PathBuf};
use thiserror::Error;
use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder};

/// Samples a second.
const RATE: u32 = 44_100;
/// Vorbis quality, -0.2 to 1: knocks and rustle need little.
const QUALITY: f32 = 0.2;

/// Why a sound could not be made.
#[derive(Debug, Error)]
pub enum SoundError {
    /// The encoder refused.
    #[error("encoding {name}: {source}")]
    Encode {
        /// The file.
        name: String,
        /// The encoder's reason.
        source: vorbis_rs::VorbisError,
    },
    /// A file or folder could not be written.
    #[error("{path}: {source}")]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
}

/// Makes every sound into `folder` and says how large they are.
///
/// # Errors
/// When the encoder or the disk refuses.
pub fn make(folder: &Path) -> Result<(), SoundError> {
    let write = |path: &Path, source| SoundError::Write { path: path.to_owned(), source };
    std::fs::create_dir_all(folder).map_err(|error| write(folder, error))?;
    let mut total = 0;
    for (name, clip, variant) in files() {
        let ogg = encode(&name, &clip.samples(variant))?;
        let path = folder.join(&name);
        std::fs::write(&path, &ogg).map_err(|error| write(&path, error))?;
        println!("{name}: {} bytes", ogg.len());
        total += ogg.len();
    }
    println!("{total} bytes in all");
    Ok(())
}

/// Every file: its name, its clip, and which variant of it (from 0).
fn files() -> impl Iterator<Item = (String, &'static Clip, u8)> {
    let variants = |clip: &'static Clip| (0..clip.variants).map(move |variant| (clip, variant));
    CLIPS.iter().flat_map(variants).map(|(clip, variant)| (format!("{}-{}.ogg", clip.name, variant + 1), clip, variant))
}

/// Ogg Vorbis, one channel.
fn encode(name: &str, samples: &[f32]) -> Result<Vec<u8>, SoundError> {
    let fault = |source| SoundError::Encode { name: name.to_owned(), source };
    let rate = NonZeroU32::new(RATE).unwrap_or(NonZeroU32::MIN);
    let mut ogg = Vec::new();
    let mut builder = VorbisEncoderBuilder::new(rate, NonZeroU8::MIN, &mut ogg).map_err(fault)?;
    builder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr { target_quality: QUALITY });
    // A number that is always the same keeps the files the same from run to run.
    builder.stream_serial(0x7ab1e);
    let mut encoder = builder.build().map_err(fault)?;
    encoder.encode_audio_block([samples]).map_err(fault)?;
    encoder.finish().map_err(fault)?;
    Ok(ogg)
}
