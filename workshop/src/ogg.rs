//! Ogg Vorbis files.

use std::num::{NonZeroU8, NonZeroU32};
use std::path::{Path, PathBuf};
use thiserror::Error;
use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder};

/// Why a sound could not be made.
#[derive(Debug, Error)]
pub enum OggError {
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

/// How much may be lost.
#[derive(Clone, Copy, Debug)]
pub enum Quality {
    /// Always as little, from -0.2 to 1.
    Even(f32),
    /// As little as so many bits a second allow on average.
    Bits(u32),
}

/// Ogg Vorbis of one or several channels.
///
/// # Errors
/// When the encoder refuses.
pub fn encode(name: &str, rate: u32, channels: &[&[f32]], quality: Quality) -> Result<Vec<u8>, OggError> {
    let fault = |source| OggError::Encode { name: name.to_owned(), source };
    let count = u8::try_from(channels.len()).ok().and_then(NonZeroU8::new).unwrap_or(NonZeroU8::MIN);
    let whole = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let mut ogg = Vec::new();
    let mut builder = VorbisEncoderBuilder::new(whole(rate), count, &mut ogg).map_err(fault)?;
    builder.bitrate_management_strategy(match quality {
        Quality::Even(target_quality) => VorbisBitrateManagementStrategy::QualityVbr { target_quality },
        Quality::Bits(bits) => VorbisBitrateManagementStrategy::Vbr { target_bitrate: whole(bits) },
    });
    // A number that is always the same keeps the files the same from run to run.
    builder.stream_serial(0x7ab1e);
    let mut encoder = builder.build().map_err(fault)?;
    encoder.encode_audio_block(channels).map_err(fault)?;
    encoder.finish().map_err(fault)?;
    Ok(ogg)
}

/// Writes a file into a folder, which is made if it is not there.
///
/// # Errors
/// When the disk refuses.
pub fn keep(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), OggError> {
    let write = |path: &Path, source| OggError::Write { path: path.to_owned(), source };
    std::fs::create_dir_all(folder).map_err(|error| write(folder, error))?;
    let path = folder.join(name);
    std::fs::write(&path, bytes).map_err(|error| write(&path, error))
}

/// Reads a file back: its channels and samples a second, for tests.
#[cfg(test)]
pub fn decode(ogg: &[u8]) -> (Vec<Vec<f32>>, u32) {
    let mut reader = lewton::inside_ogg::OggStreamReader::new(std::io::Cursor::new(ogg)).expect("a Vorbis stream");
    let mut channels = vec![Vec::new(); usize::from(reader.ident_hdr.audio_channels)];
    while let Some(packet) = reader.read_dec_packet().expect("a good packet") {
        for (channel, samples) in channels.iter_mut().zip(packet) {
            channel.extend(samples.iter().map(|&sample: &i16| f32::from(sample) / 32768.0));
        }
    }
    (channels, reader.ident_hdr.audio_sample_rate)
}
