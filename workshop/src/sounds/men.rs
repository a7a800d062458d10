//! Men on a board: set down, pushed, taken.

use super::materials::{board, felt, figure, ivory, knock, man};
use super::synth::Canvas;
use std::f32::consts::TAU;

/// A man is set down: one knock, and the rim of its foot a moment after.
pub fn put(canvas: &mut Canvas, _: u8) {
    knock(canvas, 0.0, 1.0, 0.0004, &[board(), man()]);
    let (settles, weakly) = (canvas.between(0.019, 0.034), canvas.between(0.14, 0.28));
    knock(canvas, settles, weakly, 0.0003, &[board(), man()]);
}

/// A man is pushed over the board: the grain of the wood, and the slab under it humming a little.
pub fn slide(canvas: &mut Canvas, variant: u8) {
    let length = 0.30 + 0.03 * f32::from(variant);
    let swell = move |t: f32| (t / 0.05).min(1.0) * ((length - t) / 0.12).clamp(0.0, 1.0);
    let (slow, fast) = (canvas.between(17.0, 23.0), canvas.between(41.0, 57.0));
    let grain = move |t: f32| 1.0 + 0.25 * (t * slow * TAU).sin() + 0.2 * (t * fast * TAU).sin();
    canvas.rustle(0.0, length, (420.0, 2300.0), move |t| swell(t) * grain(t));
    let hum = board();
    let mut at = 0.01;
    while at < length - 0.06 {
        let force = 0.16 * swell(at) * canvas.between(0.3, 1.0);
        canvas.strike(at, force, 0.0016, &hum);
        at += canvas.between(0.004, 0.018);
    }
}

/// A man is taken: another knocks against it, then it lies down in the tray.
pub fn capture(canvas: &mut Canvas, _: u8) {
    knock(canvas, 0.0, 0.5, 0.0002, &[man(), man()]);
    let lands = canvas.between(0.135, 0.165);
    knock(canvas, lands, 0.75, 0.002, &[felt()]);
    let rolls = lands + canvas.between(0.05, 0.07);
    knock(canvas, rolls, 0.22, 0.0018, &[felt()]);
    let touch = canvas.varied(&man(), 0.05);
    canvas.strike(lands, 0.15, 0.0005, &touch);
}

/// A heavy figure is set down: the board answers, and the foot comes to rest.
pub fn heavy(canvas: &mut Canvas, _: u8) {
    let slab: Vec<_> =
        board().into_iter().map(|mode| super::synth::Mode { pitch: mode.pitch * 0.82, ..mode }).collect();
    knock(canvas, 0.0, 1.0, 0.0009, &[slab.clone(), figure()]);
    let (settles, weakly) = (canvas.between(0.026, 0.042), canvas.between(0.16, 0.3));
    knock(canvas, settles, weakly, 0.0007, &[slab, figure()]);
}

/// A man of ivory is set down: a clear click.
pub fn ivory_put(canvas: &mut Canvas, _: u8) {
    let soft: Vec<_> = board().into_iter().map(|mode| super::synth::Mode { gain: mode.gain * 0.16, ..mode }).collect();
    knock(canvas, 0.0, 1.0, 0.0002, &[soft.clone(), ivory()]);
    let (settles, weakly) = (canvas.between(0.012, 0.024), canvas.between(0.15, 0.3));
    knock(canvas, settles, weakly, 0.0002, &[soft, ivory()]);
}
