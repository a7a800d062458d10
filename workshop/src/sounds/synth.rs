//! The means: struck modes, noise, envelopes, filters.

use super::RATE;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::f32::consts::{PI, TAU};

/// One way in which a struck thing rings.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Pitch in Hz.
    pub pitch: f32,
    /// How fast it dies away: amplitude falls by e in 1/decay seconds.
    pub decay: f32,
    /// How strongly a blow wakes it, 1 for a main mode.
    pub gain: f32,
}

/// Modes given as pitch, decay and gain.
pub fn modes<const N: usize>(table: [(f32, f32, f32); N]) -> Vec<Mode> {
    table.into_iter().map(|(pitch, decay, gain)| Mode { pitch, decay, gain }).collect()
}

/// A stretch of sound being made.
pub struct Canvas {
    /// The samples so far.
    pub samples: Vec<f32>,
    random: ChaCha8Rng,
}

impl Canvas {
    /// Silence of so many seconds, with chance drawn from `seed`.
    pub fn new(seconds: f32, seed: u64) -> Self {
        Self { samples: vec![0.0; index(seconds)], random: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.random.random::<f32>()
    }

    /// The same modes, each pitch off by up to `spread` (0.03: three in a hundred), each gain by five times that:
    /// no two blows fall on the same spot.
    pub fn varied(&mut self, modes: &[Mode], spread: f32) -> Vec<Mode> {
        let mut one = |mode: &Mode| Mode {
            pitch: mode.pitch * self.between(1.0 - spread, 1.0 + spread),
            gain: mode.gain * self.between(1.0 - 5.0 * spread, 1.0 + 5.0 * spread),
            ..*mode
        };
        modes.iter().map(&mut one).collect()
    }

    /// A blow at `at` seconds: a push that lasts `contact` seconds wakes the modes. A soft thing touches longer,
    /// and so wakes the high modes less.
    pub fn strike(&mut self, at: f32, force: f32, contact: f32, modes: &[Mode]) {
        let start = index(at);
        let touch = index(contact).max(2);
        // As strong for long as for short touches.
        let push: Vec<f32> =
            (0..touch).map(|i| (PI * (i as f32 + 0.5) / touch as f32).sin() * force / touch as f32).collect();
        for mode in modes {
            let angle = TAU * mode.pitch / RATE as f32;
            let fall = (-mode.decay / RATE as f32).exp();
            let (back, twice) = (2.0 * fall * angle.cos(), fall * fall);
            let gain = mode.gain * angle.sin() * PI / 2.0;
            let (mut last, mut before) = (0.0, 0.0);
            for (i, sample) in self.samples.iter_mut().skip(start).enumerate() {
                let now = gain * push.get(i).copied().unwrap_or(0.0) + back * last - twice * before;
                (before, last) = (last, now);
                *sample += now;
            }
        }
    }

    /// Noise between two pitches, its loudness over time told by `shape` (seconds since `at` to amplitude).
    pub fn rustle(&mut self, at: f32, seconds: f32, (low, high): (f32, f32), shape: impl Fn(f32) -> f32) {
        let mut band = Band::new(low, high);
        let start = index(at);
        for i in 0..index(seconds) {
            let noise = self.random.random::<f32>() * 2.0 - 1.0;
            let Some(sample) = self.samples.get_mut(start + i) else { break };
            *sample += band.pass(noise) * shape(i as f32 / RATE as f32);
        }
    }

    /// Takes away what lies below a pitch: rumble that small things do not make.
    pub fn without_below(mut self, pitch: f32) -> Self {
        let keep = (-TAU * pitch / RATE as f32).exp();
        let (mut last_in, mut last_out) = (0.0, 0.0);
        for sample in &mut self.samples {
            let out = keep * (last_out + *sample - last_in);
            (last_in, last_out) = (*sample, out);
            *sample = out;
        }
        self
    }

    /// Brings the loudest moment to `level` decibels (see [`loudness`]), with the end faded out.
    pub fn levelled(mut self, level: f32) -> Vec<f32> {
        let fade = index(0.03).min(self.samples.len());
        let from = self.samples.len() - fade;
        for (i, sample) in self.samples[from..].iter_mut().enumerate() {
            *sample *= 1.0 - i as f32 / fade as f32;
        }
        let gain = 10.0_f32.powf((level - loudness(&self.samples)) / 20.0);
        self.samples.iter_mut().for_each(|sample| *sample *= gain);
        self.samples
    }
}

/// Passes what lies between two pitches: two one-pole filters each way.
struct Band {
    low: f32,
    high: f32,
    state: [f32; 4],
}

impl Band {
    fn new(low: f32, high: f32) -> Self {
        let follow = |pitch: f32| 1.0 - (-TAU * pitch / RATE as f32).exp();
        Self { low: follow(low), high: follow(high), state: [0.0; 4] }
    }

    fn pass(&mut self, mut sample: f32) -> f32 {
        for state in &mut self.state[..2] {
            *state += self.high * (sample - *state);
            sample = *state;
        }
        for state in &mut self.state[2..] {
            *state += self.low * (sample - *state);
            sample -= *state;
        }
        sample
    }
}

/// The sample at a moment.
pub fn index(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// How loud the loudest 50 ms are, in decibels below full scale.
pub fn loudness(samples: &[f32]) -> f32 {
    let window = index(0.05).min(samples.len()).max(1);
    let step = (window / 4).max(1);
    let power = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>() / part.len() as f32;
    let loudest = samples.windows(window).step_by(step).map(power).fold(1e-12, f32::max);
    10.0 * loudest.log10()
}
