//! Plucked strings, by the way of Karplus and Strong: a burst of noise goes round and round in a delay as long as the
//! string, and loses its edge on the way.

use super::RATE;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::f32::consts::{PI, TAU};

/// How a string is made and plucked.
#[derive(Clone, Copy, Debug)]
pub struct Pluck {
    /// Where the pluck is soft or hard: above this pitch its noise falls off, in Hz.
    pub bright: f32,
    /// Where along the string it is plucked, 0 to 0.5.
    pub place: f32,
    /// How long a string of 220 Hz rings, in seconds to a thousandth.
    pub rings: f32,
    /// How much of the high is lost on each way round: 0 for wire, 0.5 for slack gut.
    pub loss: f32,
    /// How fast it is silent when damped, in seconds to a thousandth.
    pub damped: f32,
    /// The other string of its course: how many cents off and how loud.
    pub course: Option<(f32, f32)>,
}

impl Pluck {
    /// A note: its pitch in Hz, how long the finger or the jack lets it ring, how hard it is plucked.
    pub fn sound(&self, pitch: f32, held: f32, force: f32, random: &mut ChaCha8Rng) -> Vec<f32> {
        let mut sound = self.string(pitch, held, force, random);
        if let Some((cents, gain)) = self.course {
            let second = self.string(pitch * (cents / 1200.0).exp2(), held, force, random);
            sound.iter_mut().zip(second).for_each(|(sample, other)| *sample += gain * other);
        }
        sound
    }

    fn string(&self, pitch: f32, held: f32, force: f32, random: &mut ChaCha8Rng) -> Vec<f32> {
        let rate = RATE as f32;
        let angle = TAU * pitch / rate;
        // Low strings ring longer.
        let rings = self.rings * (220.0 / pitch).sqrt();
        let slope = (-self.loss * angle.sin()).atan2(1.0 - self.loss * angle.cos());
        let way = rate / pitch + slope / angle;
        let whole = (way - 0.3) as usize;
        let part = way - whole as f32;
        let mut delay = self.burst(whole.max(2), force, random);
        let (keep, tune) = (10.0_f32.powf(-3.0 / (pitch * rings)), (1.0 - part) / (1.0 + part));
        let hush = 10.0_f32.powf(-3.0 / (pitch * self.damped));
        let (held, rest) = ((held * rate) as usize, (self.damped.min(rings) * rate) as usize);
        let (mut soft, mut passed, mut entered) = (0.0, 0.0, 0.0);
        let mut sound = Vec::with_capacity(held + rest);
        for i in 0..held + rest {
            let at = i % delay.len();
            let out = delay[at];
            sound.push(out);
            soft += (1.0 - self.loss) * (out - soft);
            // All frequencies pass, a little late: by the part of a sample that the delay cannot have.
            let now = tune * (soft - passed) + entered;
            (entered, passed) = (soft, now);
            delay[at] = now * if i < held { keep } else { keep.min(hush) };
        }
        let fade = (sound.len() / 4).min((0.02 * rate) as usize).max(1);
        let start = sound.len().saturating_sub(fade);
        for (i, sample) in sound[start..].iter_mut().enumerate() {
            *sample *= 0.5 + 0.5 * (PI * i as f32 / fade as f32).cos();
        }
        sound
    }

    /// What the finger leaves on the string: noise without what the place of the pluck forbids, always as strong.
    fn burst(&self, length: usize, force: f32, random: &mut ChaCha8Rng) -> Vec<f32> {
        let follow = 1.0 - (-TAU * self.bright * (0.6 + 0.5 * force) / RATE as f32).exp();
        let (mut first, mut second) = (0.0, 0.0);
        let mut noise = || {
            first += follow * (random.random::<f32>() * 2.0 - 1.0 - first);
            second += follow * (first - second);
            second
        };
        // The filter has settled after a round.
        let raw: Vec<f32> = (0..2 * length).map(|_| noise()).skip(length).collect();
        let place = ((length as f32 * self.place) as usize).max(1);
        let mut burst: Vec<f32> = (0..length).map(|i| raw[i] - raw[(i + length - place) % length]).collect();
        let mean = burst.iter().sum::<f32>() / length as f32;
        burst.iter_mut().for_each(|sample| *sample -= mean);
        let power = (burst.iter().map(|sample| sample * sample).sum::<f32>() / length as f32).sqrt().max(1e-6);
        burst.iter_mut().for_each(|sample| *sample *= 0.25 * force / power);
        burst
    }
}

/// A place where the body of an instrument rings along.
#[derive(Clone, Copy, Debug)]
pub struct Resonance {
    /// Its pitch in Hz.
    pub pitch: f32,
    /// How narrow it is.
    pub sharp: f32,
    /// How strongly it adds to the strings.
    pub gain: f32,
}

/// The strings heard through the body.
pub fn through(body: &[Resonance], sound: &mut [f32]) {
    let dry = sound.to_vec();
    for Resonance { pitch, sharp, gain } in body {
        let angle = TAU * pitch / RATE as f32;
        let alpha = angle.sin() / (2.0 * sharp);
        let (scale, back) =
            (alpha / (1.0 + alpha), [-2.0 * angle.cos() / (1.0 + alpha), (1.0 - alpha) / (1.0 + alpha)]);
        let (mut x, mut y) = ([0.0; 2], [0.0; 2]);
        for (sample, &now) in sound.iter_mut().zip(&dry) {
            let out = scale * (now - x[1]) - back[0] * y[0] - back[1] * y[1];
            (x, y) = ([now, x[0]], [out, y[0]]);
            *sample += gain * out;
        }
    }
}
