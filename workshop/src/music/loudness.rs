//! How loud music is, as broadcasters measure it (ITU-R BS.1770): weighed as the ear weighs, pauses left out.

use super::RATE;
use std::f64::consts::PI;

struct Filter {
    forward: [f64; 3],
    back: [f64; 2],
}

impl Filter {
    fn pass(&self, sound: &[f32]) -> Vec<f32> {
        let (mut x, mut y) = ([0.0; 2], [0.0; 2]);
        let one = |&now: &f32| {
            let now = f64::from(now);
            let out = self.forward[0] * now + self.forward[1] * x[0] + self.forward[2] * x[1]
                - self.back[0] * y[0]
                - self.back[1] * y[1];
            (x, y) = ([now, x[0]], [out, y[0]]);
            out as f32
        };
        sound.iter().map(one).collect()
    }
}

/// The head lifts what is high.
fn head() -> Filter {
    let k = (PI * 1_681.974_450_955_533 / f64::from(RATE)).tan();
    let (high, q) = (10.0_f64.powf(3.999_843_853_973_347 / 20.0), 0.707_175_236_955_419_6);
    let middle = high.powf(0.499_666_774_154_541_6);
    let a = 1.0 + k / q + k * k;
    Filter {
        forward: [(high + middle * k / q + k * k) / a, 2.0 * (k * k - high) / a, (high - middle * k / q + k * k) / a],
        back: [2.0 * (k * k - 1.0) / a, (1.0 - k / q + k * k) / a],
    }
}

/// The ear is dull for what is low.
fn ear() -> Filter {
    let (k, q) = ((PI * 38.135_470_876_024_44 / f64::from(RATE)).tan(), 0.500_327_037_323_877_3);
    let a = 1.0 + k / q + k * k;
    Filter { forward: [1.0, -2.0, 1.0], back: [2.0 * (k * k - 1.0) / a, (1.0 - k / q + k * k) / a] }
}

/// The loudness of a whole, in LUFS.
pub fn loudness(channels: &[Vec<f32>; 2]) -> f32 {
    let weighed = channels.each_ref().map(|channel| ear().pass(&head().pass(channel)));
    let (block, step) = (RATE as usize * 2 / 5, RATE as usize / 10);
    let power = |part: &[f32]| part.iter().map(|sample| f64::from(sample * sample)).sum::<f64>() / block as f64;
    let blocks = (0..weighed[0].len().saturating_sub(block)).step_by(step);
    let powers: Vec<f64> =
        blocks.map(|at| weighed.iter().map(|channel| power(&channel[at..at + block])).sum()).collect();
    let level = |power: f64| -0.691 + 10.0 * power.max(1e-12).log10();
    let mean = |gate: f64| {
        let heard: Vec<f64> = powers.iter().copied().filter(|&power| level(power) > gate).collect();
        heard.iter().sum::<f64>() / heard.len().max(1) as f64
    };
    level(mean(level(mean(-70.0)) - 10.0)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tone_of_known_loudness_is_measured_right() {
        // A sine of 997 Hz at full scale in one channel has -3.01 LUFS.
        let tone = (0..RATE * 3).map(|i| (997.0 * 2.0 * PI * f64::from(i) / f64::from(RATE)).sin() as f32).collect();
        let level = loudness(&[tone, vec![0.0; RATE as usize * 3]]);
        assert!((level + 3.01).abs() < 0.1, "{level}");
    }
}
