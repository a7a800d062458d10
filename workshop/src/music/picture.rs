//! Sound as a picture: time to the right, pitch upwards, darker where it is louder. Nobody listens here; we look.

use super::RATE;
use std::f32::consts::{PI, TAU};

/// Samples looked at together.
const WINDOW: usize = 4096;
/// From here to there upwards, in Hz, octave by octave.
const PITCHES: (f32, f32) = (55.0, 14_080.0);
/// White lies so many decibels below the loudest.
const DEPTH: f32 = 75.0;

/// A spectrogram in grey, row by row from the top.
pub fn spectrogram(sound: &[f32], width: usize, height: usize) -> Vec<u8> {
    let step = (sound.len().saturating_sub(WINDOW) / width.max(1)).max(1);
    let columns: Vec<Vec<f32>> = (0..width).map(|x| spectrum(sound.get(x * step..).unwrap_or(&[]))).collect();
    let level = |y: usize, column: &[f32]| {
        let up = |y: usize| PITCHES.0 * (PITCHES.1 / PITCHES.0).powf(1.0 - y as f32 / height as f32);
        let bin = |pitch: f32| (pitch * WINDOW as f32 / RATE as f32) as usize;
        let (low, high) = (bin(up(y + 1)), bin(up(y)).max(bin(up(y + 1)) + 1));
        column.get(low..high).unwrap_or(&[]).iter().copied().fold(1e-12, f32::max)
    };
    let loudest = columns.iter().flatten().copied().fold(1e-12, f32::max);
    let grey = |power: f32| 255.0 * (-10.0 * (power / loudest).log10() / DEPTH).clamp(0.0, 1.0);
    (0..height).flat_map(|y| columns.iter().map(move |column| grey(level(y, column)) as u8)).collect()
}

/// The power at each frequency of the first [`WINDOW`] samples.
fn spectrum(sound: &[f32]) -> Vec<f32> {
    let bell = |i: usize| 0.5 - 0.5 * (TAU * i as f32 / WINDOW as f32).cos();
    let mut wave: Vec<(f32, f32)> =
        (0..WINDOW).map(|i| (sound.get(i).copied().unwrap_or(0.0) * bell(i), 0.0)).collect();
    transform(&mut wave);
    wave.iter().take(WINDOW / 2).map(|(re, im)| re * re + im * im).collect()
}

/// The fast Fourier transform of a power of two of samples, in place.
fn transform(wave: &mut [(f32, f32)]) {
    if wave.len() < 2 {
        return;
    }
    let (mut even, mut odd): (Vec<_>, Vec<_>) = wave.chunks_exact(2).map(|pair| (pair[0], pair[1])).unzip();
    transform(&mut even);
    transform(&mut odd);
    let half = wave.len() / 2;
    for (k, (&(er, ei), &(or, oi))) in even.iter().zip(&odd).enumerate() {
        let (sin, cos) = (-PI * k as f32 / half as f32).sin_cos();
        let (tr, ti) = (or * cos - oi * sin, or * sin + oi * cos);
        wave[k] = (er + tr, ei + ti);
        wave[k + half] = (er - tr, ei - ti);
    }
}
