//! Nobody listens in a test: these are numbers that a good sound of its kind must have.

use super::clips::{CLIPS, Clip};
use super::synth::{index, loudness};
use super::{RATE, encode, files};
use crate::ogg::decode;
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

/// What begins with a blow.
const BLOWS: [&str; 12] =
    ["put", "heavy", "ivory", "capture", "dice", "coin", "counter", "card", "turn", "knock", "refuse", "win"];

#[test]
fn blows_come_at_once_and_all_ends_in_silence() {
    for (name, clip, variant) in files() {
        let samples = clip.samples(variant);
        if BLOWS.contains(&clip.name) {
            let first = samples.iter().position(|sample| sample.abs() > 0.003).unwrap_or(usize::MAX);
            assert!(first < index(0.003), "{name} begins late: {first}");
        }
        if ["put", "heavy", "ivory", "counter", "card", "knock", "refuse"].contains(&clip.name) {
            assert!(attack(&samples) < 0.008, "{name} rises in {}", attack(&samples));
        }
        let end = &samples[samples.len() - index(0.005)..];
        assert!(peak(end) < 0.01, "{name} is cut off at {}", peak(end));
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.002, "{name} stands off the line by {mean}");
    }
}

/// Seconds until a sound stays below a hundredth of its peak.
fn heard(samples: &[f32]) -> f32 {
    let floor = peak(samples) / 100.0;
    samples.iter().rposition(|sample| sample.abs() > floor).map_or(0.0, |last| last as f32 / RATE as f32)
}

#[test]
fn things_sound_as_long_as_they_do() {
    for (name, clip, variant) in files() {
        let (low, high) = match clip.name {
            "put" | "heavy" | "ivory" | "deal" | "card" | "turn" | "refuse" => (0.02, 0.3),
            "slide" | "capture" | "counter" | "draw" | "knock" | "page" => (0.09, 0.5),
            "gather" | "coin" => (0.25, 0.85),
            "dice" | "shuffle" => (0.6, 1.4),
            _ => (0.6, 1.9),
        };
        let long = heard(&clip.samples(variant));
        assert!((low..=high).contains(&long), "{name} is heard for {long} s");
    }
}

#[test]
fn each_is_as_bright_as_its_stuff() {
    let bright = |name: &str| {
        let clip = clip(name);
        (0..clip.variants).map(|variant| centroid(&clip.samples(variant))).sum::<f32>() / f32::from(clip.variants)
    };
    let within = |name: &str, low: f32, high: f32| {
        let middle = bright(name);
        assert!((low..high).contains(&middle), "{name}: {middle} Hz is not from {low} to {high}");
        middle
    };
    let wood = within("put", 250.0, 1500.0);
    let heavy = within("heavy", 200.0, 1000.0);
    let ivory = within("ivory", 1500.0, 6000.0);
    assert!(heavy < wood && wood < ivory, "heavy {heavy}, light {wood}, ivory {ivory}");
    let dice = within("dice", 400.0, 6000.0);
    let coin = within("coin", 3000.0, 10_000.0);
    assert!(wood < dice && ivory < coin, "bone {dice}, silver {coin}");
    within("counter", 900.0, 3500.0);
    let knuckles = within("knock", 100.0, 700.0);
    assert!(bright("refuse") < wood && knuckles < wood, "felt {}, table {knuckles}", bright("refuse"));
    for paper in ["deal", "card", "turn", "gather", "shuffle", "draw", "page"] {
        within(paper, 900.0, 6500.0);
    }
    within("win", 200.0, 900.0);
}

/// Forty snaps, none as long after the last as the one before.
#[test]
fn a_shuffle_is_many_uneven_snaps() {
    let samples = clip("shuffle").samples(0);
    let window = index(0.002);
    let power: Vec<f32> = samples.chunks(window).map(|part| part.iter().map(|sample| sample * sample).sum()).collect();
    let loudest = power.iter().copied().fold(0.0, f32::max);
    let tops = (1..power.len() - 1)
        .filter(|&at| power[at] > 0.04 * loudest && power[at] >= power[at - 1] && power[at] > power[at + 1]);
    let tops: Vec<usize> = tops.collect();
    assert!((28..=60).contains(&tops.len()), "{} snaps", tops.len());
    let pauses: std::collections::BTreeSet<usize> = tops.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(pauses.len() >= 5, "{pauses:?}");
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
    let (channels, rate) = decode(&encode("put-1.ogg", &made).expect("the encoder takes it"));
    assert_eq!((channels.len(), rate), (1, RATE));
    let read = &channels[0];
    assert!(read.len().abs_diff(made.len()) < 2048, "{} samples of {}", read.len(), made.len());
    assert!((loudness(read) - loudness(&made)).abs() < 1.0, "{} dB of {}", loudness(read), loudness(&made));
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
    assert!(total <= 400_000, "{total} bytes");
}
