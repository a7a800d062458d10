//! Signs: no, a knock, a page, won, lost.

use super::materials::{felt, knock, table};
use super::synth::{Canvas, Mode, modes};
use std::f32::consts::TAU;

/// No: two soft knuckles on the table's edge.
pub fn refuse(canvas: &mut Canvas, variant: u8) {
    let second = if variant == 0 { 0.085 } else { 0.1 };
    knock(canvas, 0.0, 1.0, 0.0022, &[felt()]);
    knock(canvas, second, 0.7, 0.0026, &[felt()]);
}

/// A leaf is turned: a rush of air that rises and falls, and the paper flapping in it.
pub fn page(canvas: &mut Canvas, variant: u8) {
    let flap = canvas.between(24.0, 30.0);
    let turns = 0.17 + 0.03 * f32::from(variant);
    let bell = |t: f32, middle: f32, width: f32| (-((t - middle) / width).powi(2)).exp();
    canvas.rustle(0.0, 0.42, (900.0, 2600.0), move |t| 0.7 * bell(t, turns - 0.06, 0.07));
    let flutter = move |t: f32| 1.0 + 0.6 * (t * flap * TAU).sin();
    canvas.rustle(0.0, 0.46, (2200.0, 7500.0), move |t| bell(t, turns, 0.06) * flutter(t));
    canvas.rustle(0.0, 0.48, (1400.0, 5200.0), move |t| 0.8 * bell(t, turns + 0.13, 0.028));
}

/// A wooden bar tuned to a note, as in the oldest xylophones.
fn bar(note: f32) -> Vec<Mode> {
    modes([(note, 4.2, 1.0), (note * 3.93, 16.0, 0.22), (note * 9.24, 60.0, 0.08)])
}

/// Bars are struck one after the other with a soft stick.
fn play(canvas: &mut Canvas, notes: &[(f32, f32, f32)]) {
    for &(at, note, force) in notes {
        canvas.strike(at, force, 0.0018, &bar(note));
        canvas.rustle(at, 0.006, (700.0, 3000.0), move |t| 0.12 * force * (-t / 0.0015).exp());
    }
}

/// Won: fifth and octave, rising, and the tenth over them.
pub fn win(canvas: &mut Canvas, _: u8) {
    play(
        canvas,
        &[(0.0, 293.66, 0.8), (0.16, 440.0, 0.8), (0.32, 587.33, 0.9), (0.56, 739.99, 0.7), (0.56, 293.66, 0.5)],
    );
}

/// Lost: down a fourth, down to the octave, and rest.
pub fn lose(canvas: &mut Canvas, _: u8) {
    play(canvas, &[(0.0, 293.66, 0.8), (0.26, 220.0, 0.7), (0.58, 146.83, 0.8)]);
}

/// Two knuckles on the table: a sign between partners.
pub fn knuckles(canvas: &mut Canvas, variant: u8) {
    let second = 0.15 + 0.018 * f32::from(variant);
    for (at, force) in [(0.0, 1.0), (second, 0.82)] {
        knock(canvas, at, force, 0.0013, &[table()]);
        // Bone under skin.
        let bone = modes([(760.0, 210.0, 0.5), (1320.0, 280.0, 0.3)]);
        knock(canvas, at, 0.4 * force, 0.0009, &[bone]);
    }
}
