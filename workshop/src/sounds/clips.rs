//! The sounds themselves: what strikes what, when, how hard.

use super::synth::{Canvas, Mode, modes};
use std::f32::consts::TAU;

/// A sound, in as many variants as keep the ear from noticing that they repeat.
pub struct Clip {
    /// The name of its files.
    pub name: &'static str,
    /// How many variants.
    pub variants: u8,
    /// How loud its loudest moment is, in decibels below full scale.
    pub level: f32,
    make: fn(&mut Canvas, u8),
    seconds: f32,
}

/// Everything that is heard.
pub const CLIPS: &[Clip] = &[
    Clip { name: "put", variants: 4, level: -18.0, make: put, seconds: 0.28 },
    Clip { name: "slide", variants: 3, level: -26.0, make: slide, seconds: 0.42 },
    Clip { name: "capture", variants: 3, level: -19.0, make: capture, seconds: 0.45 },
    Clip { name: "dice", variants: 3, level: -19.5, make: dice, seconds: 1.15 },
    Clip { name: "refuse", variants: 2, level: -25.0, make: refuse, seconds: 0.24 },
    Clip { name: "page", variants: 2, level: -27.0, make: page, seconds: 0.5 },
    Clip { name: "win", variants: 1, level: -19.0, make: win, seconds: 1.9 },
    Clip { name: "lose", variants: 1, level: -21.0, make: lose, seconds: 1.6 },
];

impl Clip {
    /// The samples of a variant.
    pub fn samples(&self, variant: u8) -> Vec<f32> {
        let seed = self.name.bytes().fold(u64::from(variant), |seed, byte| seed.wrapping_mul(31) + u64::from(byte));
        let mut canvas = Canvas::new(self.seconds, seed);
        (self.make)(&mut canvas, variant);
        canvas.without_below(60.0).levelled(self.level)
    }
}

/// The board: a wide slab of wood, low and soon silent.
fn board() -> Vec<Mode> {
    modes([
        (186.0, 52.0, 0.45),
        (263.0, 56.0, 0.7),
        (348.0, 60.0, 0.9),
        (452.0, 66.0, 1.0),
        (561.0, 72.0, 0.8),
        (638.0, 78.0, 0.6),
        (905.0, 100.0, 0.5),
        (1240.0, 125.0, 0.35),
    ])
}

/// A carved man: small and hard.
fn man() -> Vec<Mode> {
    modes([(1640.0, 160.0, 0.55), (2310.0, 190.0, 0.4), (3080.0, 220.0, 0.28), (4120.0, 260.0, 0.18)])
}

/// A die of bone: smaller and harder still.
fn bone() -> Vec<Mode> {
    modes([(2450.0, 170.0, 0.7), (3620.0, 210.0, 0.55), (5180.0, 260.0, 0.4), (6900.0, 320.0, 0.2)])
}

/// The tray lined with felt: a dull bed.
fn felt() -> Vec<Mode> {
    modes([(168.0, 75.0, 0.7), (251.0, 90.0, 1.0), (372.0, 110.0, 0.8), (515.0, 130.0, 0.5)])
}

/// A blow of one thing on another: both ring, and the touch itself is a grain of noise.
fn knock(canvas: &mut Canvas, at: f32, force: f32, contact: f32, things: &[Vec<Mode>]) {
    for thing in things {
        let thing = canvas.varied(thing, 0.03);
        canvas.strike(at, force, contact, &thing);
    }
    // The grain of the touch: hard things scratch, soft ones do not.
    let scratch = force * (0.0004 / contact).min(1.0);
    canvas.rustle(at, 0.006, (900.0, 5200.0), |t| 0.5 * scratch * (-t / 0.0012).exp());
}

/// A man is set down: one knock, and the rim of its foot a moment after.
fn put(canvas: &mut Canvas, _: u8) {
    knock(canvas, 0.0, 1.0, 0.0004, &[board(), man()]);
    let (settles, weakly) = (canvas.between(0.019, 0.034), canvas.between(0.14, 0.28));
    knock(canvas, settles, weakly, 0.0003, &[board(), man()]);
}

/// A man is pushed over the board: the grain of the wood, and the slab under it humming a little.
fn slide(canvas: &mut Canvas, variant: u8) {
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
fn capture(canvas: &mut Canvas, _: u8) {
    knock(canvas, 0.0, 0.5, 0.0002, &[man(), man()]);
    let lands = canvas.between(0.135, 0.165);
    knock(canvas, lands, 0.75, 0.002, &[felt()]);
    let rolls = lands + canvas.between(0.05, 0.07);
    knock(canvas, rolls, 0.22, 0.0018, &[felt()]);
    let touch = canvas.varied(&man(), 0.05);
    canvas.strike(lands, 0.15, 0.0005, &touch);
}

/// A die rattles in the hand, falls on the board and leaps shorter and shorter.
fn dice(canvas: &mut Canvas, variant: u8) {
    let mut at = 0.0;
    while at < 0.34 {
        let force = canvas.between(0.25, 0.7);
        knock(canvas, at, force, 0.00014, &[bone()]);
        at += canvas.between(0.030, 0.062);
    }
    at = 0.46 + 0.02 * f32::from(variant);
    let (mut force, mut pause) = (1.0, canvas.between(0.115, 0.14));
    while pause > 0.014 {
        knock(canvas, at, force, 0.00022, &[board(), bone()]);
        at += pause;
        let loss = canvas.between(0.62, 0.76);
        force *= loss;
        pause *= loss;
    }
}

/// No: two soft knuckles on the table's edge.
fn refuse(canvas: &mut Canvas, variant: u8) {
    let second = if variant == 0 { 0.085 } else { 0.1 };
    knock(canvas, 0.0, 1.0, 0.0022, &[felt()]);
    knock(canvas, second, 0.7, 0.0026, &[felt()]);
}

/// A leaf is turned: a rush of air that rises and falls, and the paper flapping in it.
fn page(canvas: &mut Canvas, variant: u8) {
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
fn win(canvas: &mut Canvas, _: u8) {
    play(
        canvas,
        &[(0.0, 293.66, 0.8), (0.16, 440.0, 0.8), (0.32, 587.33, 0.9), (0.56, 739.99, 0.7), (0.56, 293.66, 0.5)],
    );
}

/// Lost: down a fourth, down to the octave, and rest.
fn lose(canvas: &mut Canvas, _: u8) {
    play(canvas, &[(0.0, 293.66, 0.8), (0.26, 220.0, 0.7), (0.58, 146.83, 0.8)]);
}
