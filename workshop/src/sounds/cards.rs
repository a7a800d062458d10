//! Cards on leather: dealt, played, turned, gathered, shuffled, drawn back.

use super::materials::{snap, table};
use super::synth::Canvas;
use std::f32::consts::TAU;

/// A card is laid down with the flat of its face: a slap, and the table under it.
pub fn played(canvas: &mut Canvas, _: u8) {
    let force = canvas.between(0.9, 1.1);
    snap(canvas, 0.0, force, 0.0045, (500.0, 4200.0));
    canvas.strike(0.0005, 0.10 * force, 0.003, &table());
    // One edge lands first, the rest follows.
    let follows = canvas.between(0.008, 0.016);
    snap(canvas, follows, 0.6 * force, 0.007, (350.0, 2600.0));
    canvas.rustle(0.012, 0.09, (900.0, 3800.0), |t| 0.10 * (-t / 0.028).exp());
}

/// A card slips from the pack and lands.
pub fn dealt(canvas: &mut Canvas, variant: u8) {
    let slips = 0.05 + 0.006 * f32::from(variant);
    canvas.rustle(0.0, slips, (2000.0, 7200.0), move |t| 0.55 * (t / slips).powi(2) * ((slips - t) / 0.008).min(1.0));
    snap(canvas, slips, 0.9, 0.003, (1100.0, 5200.0));
    canvas.strike(slips, 0.05, 0.003, &table());
    let lies = slips + canvas.between(0.010, 0.018);
    snap(canvas, lies, 0.35, 0.006, (700.0, 3400.0));
}

/// A card is turned over: its corner springs from the finger, then it lies.
pub fn turned(canvas: &mut Canvas, _: u8) {
    snap(canvas, 0.0, 0.7, 0.0016, (1800.0, 6800.0));
    let lands = canvas.between(0.062, 0.085);
    canvas.rustle(0.004, lands, (1200.0, 4800.0), move |t| 0.16 * (t / lands * std::f32::consts::PI).sin());
    snap(canvas, lands, 1.0, 0.004, (600.0, 4400.0));
    canvas.strike(lands, 0.07, 0.003, &table());
}

/// The cards of a trick are swept together and squared.
pub fn gathered(canvas: &mut Canvas, _: u8) {
    let bell = |t: f32, middle: f32, width: f32| (-((t - middle) / width).powi(2)).exp();
    for nth in 0..3 {
        let (middle, width) = (0.06 + 0.075 * nth as f32 + canvas.between(0.0, 0.02), canvas.between(0.022, 0.034));
        let grain = canvas.between(60.0, 90.0);
        let sweep = move |t: f32| 0.4 * bell(t, middle, width) * (1.0 + 0.4 * (t * grain * TAU).sin());
        canvas.rustle(0.0, 0.34, (900.0, 4600.0), sweep);
    }
    for (at, force) in [(0.33, 0.9), (0.33 + canvas.between(0.075, 0.1), 0.6)] {
        snap(canvas, at, force, 0.003, (900.0, 4800.0));
        canvas.strike(at, 0.12 * force, 0.002, &table());
    }
}

/// The halves of the pack run into each other under the thumbs: forty snaps, never even; then the pack is squared.
pub fn shuffled(canvas: &mut Canvas, variant: u8) {
    let mut at = 0.01;
    for nth in 0..40 {
        // Slow, faster, slow again.
        let through = nth as f32 / 39.0;
        let pause = 0.012 + 0.016 * (2.0 * through - 1.0).powi(2);
        let force = canvas.between(0.35, 0.8) * (1.0 - 0.3 * through);
        let lasts = canvas.between(0.0010, 0.0020);
        snap(canvas, at, force, lasts, (1500.0, 6200.0));
        at += pause * canvas.between(0.55, 1.45);
    }
    let rush = 0.16 + 0.02 * f32::from(variant);
    canvas.rustle(at, rush, (1100.0, 5200.0), move |t| 0.32 * (t / rush * std::f32::consts::PI).sin());
    for (later, force) in [(rush + 0.02, 0.8), (rush + 0.11, 0.55)] {
        snap(canvas, at + later, force, 0.003, (800.0, 4200.0));
        canvas.strike(at + later, 0.12 * force, 0.002, &table());
    }
}

/// A card is drawn back over the leather: a sign between partners.
pub fn drawn_back(canvas: &mut Canvas, variant: u8) {
    let length = 0.34 + 0.05 * f32::from(variant);
    let swell = move |t: f32| (t / 0.04).min(1.0) * ((length - t) / 0.1).clamp(0.0, 1.0) * (0.6 + 0.4 * t / length);
    let (slow, fast) = (canvas.between(26.0, 34.0), canvas.between(110.0, 150.0));
    let grain = move |t: f32| 1.0 + 0.3 * (t * slow * TAU).sin() + 0.3 * (t * fast * TAU).sin();
    canvas.rustle(0.0, length, (650.0, 3400.0), move |t| swell(t) * grain(t));
    let ends = length - 0.015;
    snap(canvas, ends, 0.5, 0.003, (900.0, 4200.0));
}
