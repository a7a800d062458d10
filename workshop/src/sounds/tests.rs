//! Nobody listens in a test: these are numbers that a good sound of its kind must have.

use super::clips::{CLIPS, Clip};
use super::synth::{index, loudness};
use super::{RATE, encode, files};
use std::f32::consts::TAU;

fn clip(name: &str) -> &'static Clip {
    CLIPS.iter().find(|clip| clip.name == name).unwrap_or_else(|| panic!("no {name}"))
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

/// Seconds until half of the peak is reached.
fn attack(samples: &[f32]) -> f32 {
    let half = peak(samples) / 2.0;
    samples.iter().position(|sample| sample.abs() >= half).unwrap_or(samples.len()) as f32 / RATE as f32
}

/// The middle of the spectrum in Hz: the average pitch, weighed by power.
fn centroid(samples: &[f32]) -> f32 {
    let (mut weighed, mut total) = (0.0, 0.0);
    let mut pitch = 60.0;
    while pitch < 16_000.0 {
        let turn = TAU * pitch / RATE as f32;
        let (mut re, mut im) = (0.0_f32, 0.0_f32);
        for (i, sample) in samples.iter().enumerate() {
            let (sin, cos) = (turn * i as f32).sin_cos();
            re += sample * cos;
            im += sample * sin;
        }
        // The steps grow with the pitch, so each stands for a band as wide as itself.
        let power = (re * re + im * im) * pitch;
        weighed += power * pitch;
        total += power;
        pitch *= 1.03;
    }
    weighed / total
}

#[test]
fn nothing_clips_and_all_is_as_loud_as_meant() {
    for (name, clip, variant) in files() {
        let samples = clip.samples(variant);
        assert!(samples.iter().all(|sample| sample.is_finite()), "{name}");
        assert!(peak(&samples) < 0.9, "{name} peaks at {}", peak(&samples));
        assert!((loudness(&samples) - clip.level).abs() < 0.5, "{name}: {} dB", loudness(&samples));
    }
}

#[test]
fn knocks_come_at_once_and_all_ends_in_silence() {
    for (name, clip, variant) in files() {
        let samples = clip.samples(variant);
        if ["put", "capture", "dice", "refuse", "win", "lose"].contains(&clip.name) {
            let first = samples.iter().position(|sample| sample.abs() > 0.003).unwrap_or(usize::MAX);
            assert!(first < index(0.003), "{name} begins late: {first}");
        }
        if ["put", "refuse"].contains(&clip.name) {
            assert!(attack(&samples) < 0.008, "{name} rises in {}", attack(&samples));
        }
        let end = &samples[samples.len() - index(0.005)..];
        assert!(peak(end) < 0.01, "{name} is cut off at {}", peak(end));
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.002, "{name} stands off the line by {mean}");
    }
}

#[test]
fn each_is_as_bright_as_its_stuff() {
    let bright = |name: &str| centroid(&clip(name).samples(0));
    let (put, refuse, page, dice) = (bright("put"), bright("refuse"), bright("page"), bright("dice"));
    assert!((250.0..1500.0).contains(&put), "wood on wood: {put}");
    assert!(refuse < put, "felt {refuse} is duller than wood {put}");
    assert!(dice > put, "bone {dice} is brighter than wood {put}");
    assert!(page > 1500.0, "paper: {page}");
    assert!((200.0..900.0).contains(&bright("win")), "a wooden bar: {}", bright("win"));
}

#[test]
fn variants_differ_and_stay_the_same_from_run_to_run() {
    for (name, clip, variant) in files() {
        let samples = clip.samples(variant);
        assert_eq!(samples, clip.samples(variant), "{name}");
        if variant > 0 {
            assert_ne!(samples, clip.samples(0), "{name}");
        }
    }
}

#[test]
fn a_file_is_what_was_made() {
    let made = clip("put").samples(0);
    let ogg = encode("put-1.ogg", &made).expect("the encoder takes it");
    let mut reader = lewton::inside_ogg::OggStreamReader::new(std::io::Cursor::new(ogg)).expect("a Vorbis stream");
    assert_eq!((reader.ident_hdr.audio_channels, reader.ident_hdr.audio_sample_rate), (1, RATE));
    let mut read: Vec<f32> = Vec::new();
    while let Some(packet) = reader.read_dec_packet_itl().expect("a good packet") {
        read.extend(packet.iter().map(|&sample: &i16| f32::from(sample) / 32768.0));
    }
    assert!(read.len().abs_diff(made.len()) < 2048, "{} samples of {}", read.len(), made.len());
    assert!((loudness(&read) - loudness(&made)).abs() < 1.0, "{} dB of {}", loudness(&read), loudness(&made));
}

/// The files as they are kept: nobody forgot to make them again after a clip was added, and they stay small.
#[test]
fn the_kept_files_are_all_there_and_small() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/sounds");
    let mut total = 0;
    for (name, ..) in files() {
        let size = std::fs::metadata(folder.join(&name)).unwrap_or_else(|error| panic!("{name}: {error}")).len();
        assert!(size < 32_000, "{name} has {size} bytes");
        total += size;
    }
    assert!(total < 250_000, "{total} bytes");
}
