//! The sounds of the table, made by modal synthesis: a thing that is struck rings in a few modes of its own,
//! each with a pitch and a decay. Near, dry, small: wood on wood, felt, paper, bone.

mod cards;
mod clips;
mod materials;
mod men;
mod signs;
mod small;
mod synth;
#[cfg(test)]
mod tests;

use crate::ogg::{self, OggError, Quality};
use clips::{CLIPS, Clip};
use std::path::Path;

/// Samples a second.
const RATE: u32 = 44_100;
/// Vorbis quality, -0.2 to 1: knocks and rustle need little.
const QUALITY: f32 = 0.2;

/// Makes every sound into `folder` and says how large they are.
///
/// # Errors
/// When the encoder or the disk refuses.
pub fn make(folder: &Path) -> Result<(), OggError> {
    let mut total = 0;
    for (name, clip, variant) in files() {
        let ogg = encode(&name, &clip.samples(variant))?;
        ogg::keep(folder, &name, &ogg)?;
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
fn encode(name: &str, samples: &[f32]) -> Result<Vec<u8>, OggError> {
    ogg::encode(name, RATE, &[samples], Quality::Even(QUALITY))
}
