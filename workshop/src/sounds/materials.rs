//! Materials: how things of wood, ivory, bone, paper and metal ring, and what they lie upon.

use super::synth::{Canvas, Mode, modes};

/// The board: a wide slab of wood, low and soon silent.
pub fn board() -> Vec<Mode> {
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
pub fn man() -> Vec<Mode> {
    modes([(1640.0, 160.0, 0.55), (2310.0, 190.0, 0.4), (3080.0, 220.0, 0.28), (4120.0, 260.0, 0.18)])
}

/// A die of bone: smaller and harder still.
pub fn bone() -> Vec<Mode> {
    modes([(2450.0, 170.0, 0.7), (3620.0, 210.0, 0.55), (5180.0, 260.0, 0.4), (6900.0, 320.0, 0.2)])
}

/// The tray lined with felt: a dull bed.
pub fn felt() -> Vec<Mode> {
    modes([(168.0, 75.0, 0.7), (251.0, 90.0, 1.0), (372.0, 110.0, 0.8), (515.0, 130.0, 0.5)])
}

/// A blow of one thing on another: both ring, and the touch itself is a grain of noise.
pub fn knock(canvas: &mut Canvas, at: f32, force: f32, contact: f32, things: &[Vec<Mode>]) {
    for thing in things {
        let thing = canvas.varied(thing, 0.03);
        canvas.strike(at, force, contact, &thing);
    }
    // The grain of the touch: hard things scratch, soft ones do not.
    let scratch = force * (0.0004 / contact).min(1.0);
    canvas.rustle(at, 0.006, (900.0, 5200.0), |t| 0.5 * scratch * (-t / 0.0012).exp());
}

/// A heavy figure with a wide foot: it wakes more of the board.
pub fn figure() -> Vec<Mode> {
    modes([(610.0, 95.0, 0.6), (980.0, 120.0, 0.55), (1490.0, 150.0, 0.4), (2240.0, 190.0, 0.22)])
}

/// A man of walrus ivory or jet: dense, and harder than wood.
pub fn ivory() -> Vec<Mode> {
    modes([(2150.0, 130.0, 0.75), (3370.0, 165.0, 0.65), (5080.0, 210.0, 0.5), (7350.0, 260.0, 0.3)])
}

/// The card table: leather over a thick top.
pub fn table() -> Vec<Mode> {
    modes([(98.0, 46.0, 0.6), (142.0, 52.0, 0.9), (207.0, 58.0, 1.0), (296.0, 70.0, 0.7), (431.0, 95.0, 0.4)])
}

/// A coin of silver: it rings, brightly.
pub fn coin() -> Vec<Mode> {
    modes([
        (3920.0, 17.0, 0.6),
        (5710.0, 20.0, 0.7),
        (7480.0, 24.0, 0.5),
        (10_300.0, 34.0, 0.3),
        (12_900.0, 48.0, 0.15),
    ])
}

/// A dried lupin: a small thing that says one dry word.
pub fn lupin() -> Vec<Mode> {
    modes([(1180.0, 310.0, 0.7), (1930.0, 350.0, 0.7), (2870.0, 420.0, 0.4)])
}

/// The snap of paper: a grain of noise that is gone in `lasts` seconds.
pub fn snap(canvas: &mut Canvas, at: f32, force: f32, lasts: f32, band: (f32, f32)) {
    canvas.rustle(at, 6.0 * lasts, band, |t| force * (t / 0.0004).min(1.0) * (-t / lasts).exp());
}
