//! A small panelled room around the players: four crossed delays that lose the high first.

use super::RATE;

/// Seconds until the room is silent, to a thousandth.
const RINGS: f32 = 0.95;
/// The delays, in seconds: without common measure.
const WAYS: [f32; 4] = [0.0297, 0.0371, 0.0411, 0.0437];
/// The first wall is so far, in seconds.
const WALL: f32 = 0.011;
/// How much of the high is lost at each wall.
const DULL: f32 = 0.38;

/// What the room gives back, left and right.
pub fn echo(sound: &[f32]) -> [Vec<f32>; 2] {
    let rate = RATE as f32;
    let mut ways = WAYS.map(|way| vec![0.0_f32; (way * rate) as usize]);
    let keep = WAYS.map(|way| 10.0_f32.powf(-3.0 * way / RINGS));
    let mut dull = [0.0_f32; 4];
    let wall = (WALL * rate) as usize;
    let mut heard = [Vec::with_capacity(sound.len()), Vec::with_capacity(sound.len())];
    for i in 0..sound.len() {
        let enters = if i < wall { 0.0 } else { sound[i - wall] };
        let mut out = [0.0; 4];
        for (way, out) in ways.iter().zip(&mut out) {
            *out = way[i % way.len()];
        }
        heard[0].push(out[0] - out[2]);
        heard[1].push(out[1] - out[3]);
        // Each wall sends to all: a matrix of Hadamard, which keeps the power.
        let [a, b, c, d] = out;
        let crossed = [a + b + c + d, a - b + c - d, a + b - c - d, a - b - c + d];
        for (n, way) in ways.iter_mut().enumerate() {
            let length = way.len();
            dull[n] += (1.0 - DULL) * (0.5 * crossed[n] * keep[n] - dull[n]);
            way[i % length] = dull[n] + if n % 2 == 0 { enters } else { -enters };
        }
    }
    heard
}
