//! Pipes and bowed strings: sums of harmonics that breathe.

use super::RATE;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::f32::consts::{PI, TAU};

/// How a tone is held.
#[derive(Clone, Copy, Debug)]
pub struct Breath {
    /// How strong each harmonic is, from the first.
    pub harmonics: &'static [f32],
    /// Seconds until it speaks, and until it is silent again.
    pub speaks: (f32, f32),
    /// The trembling of a long note: how fast in Hz, how wide in cents.
    pub trembles: (f32, f32),
    /// How much air is heard beside the tone.
    pub air: f32,
    /// A second pipe (or string) beside the first, so many cents off.
    pub beside: Option<f32>,
}

impl Breath {
    /// A note: its pitch in Hz, how long it is held, how strongly.
    pub fn sound(&self, pitch: f32, held: f32, force: f32, random: &mut ChaCha8Rng) -> Vec<f32> {
        let rate = RATE as f32;
        let (rises, falls) = (self.speaks.0.min(held / 2.0), self.speaks.1);
        let count = ((held + falls) * rate) as usize;
        let envelope = |t: f32| {
            let rise = 0.5 - 0.5 * (PI * (t / rises).min(1.0)).cos();
            let fall = 0.5 + 0.5 * (PI * ((t - held) / falls).clamp(0.0, 1.0)).cos();
            rise * fall
        };
        // The second is weaker: their beats must never cancel the tone.
        let pipes = match self.beside {
            Some(cents) => vec![(-0.4 * cents, 0.62), (0.6 * cents, 0.38)],
            None => vec![(0.0, 1.0)],
        };
        let mut sound = vec![0.0; count];
        for (cents, gain) in pipes {
            let tuned = pitch * (cents / 1200.0_f32).exp2();
            let started = random.random::<f32>();
            let mut phase = random.random::<f32>();
            let harmonics =
                self.harmonics.iter().enumerate().take_while(|(n, _)| tuned * (*n + 1) as f32 <= 0.45 * rate);
            let harmonics: Vec<(f32, f32)> = harmonics.map(|(n, gain)| ((n + 1) as f32, *gain)).collect();
            for (i, sample) in sound.iter_mut().enumerate() {
                let t = i as f32 / rate;
                let settled = ((t - 0.25) / 0.4).clamp(0.0, 1.0);
                let trembling = settled * (TAU * (self.trembles.0 * t + started)).sin();
                // A pipe speaks a little flat and comes up.
                let cents = self.trembles.1 * trembling - 12.0 * (-t / 0.03).exp();
                phase = (phase + tuned * (cents / 1200.0).exp2() / rate).fract();
                // High harmonics come last and go first.
                let open = envelope(t) * (1.0 + 0.06 * trembling);
                let tone = |(n, gain): &(f32, f32)| gain * open.powf(1.0 + 0.12 * (n - 1.0)) * (TAU * phase * n).sin();
                *sample += gain * harmonics.iter().map(tone).sum::<f32>();
            }
        }
        self.blow(&mut sound, pitch, envelope, random);
        let sum = self.harmonics.iter().map(|gain| gain * gain).sum::<f32>().sqrt();
        sound.iter_mut().for_each(|sample| *sample *= 0.35 * force / sum);
        sound
    }

    /// The air beside the tone: a rush around its pitch, and a puff when it begins.
    fn blow(&self, sound: &mut [f32], pitch: f32, envelope: impl Fn(f32) -> f32, random: &mut ChaCha8Rng) {
        let angle = TAU * (1.5 * pitch).min(5000.0) / RATE as f32;
        let alpha = angle.sin() / 2.0;
        let (scale, back) =
            (alpha / (1.0 + alpha), [-2.0 * angle.cos() / (1.0 + alpha), (1.0 - alpha) / (1.0 + alpha)]);
        let (mut x, mut y) = ([0.0; 2], [0.0; 2]);
        for (i, sample) in sound.iter_mut().enumerate() {
            let t = i as f32 / RATE as f32;
            let now = random.random::<f32>() * 2.0 - 1.0;
            let out = scale * (now - x[1]) - back[0] * y[0] - back[1] * y[1];
            (x, y) = ([now, x[0]], [out, y[0]]);
            let puff = 2.5 * (-((t - 0.015) / 0.012).powi(2)).exp();
            *sample += self.air * out * (envelope(t) + puff);
        }
    }
}
