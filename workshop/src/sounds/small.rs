//! Small things: dice, coins, lupini.

use super::materials::{board, bone, coin, knock, lupin};
use super::synth::Canvas;

/// A die rattles in the hand, falls on the board and leaps shorter and shorter.
pub fn dice(canvas: &mut Canvas, variant: u8) {
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

/// Two or three coins are laid on each other: each rings as it falls, and rocks to rest on the one below.
pub fn coins(canvas: &mut Canvas, variant: u8) {
    let mut at = 0.0;
    for nth in 0..2 + variant % 2 {
        let force = if nth == 0 { 0.8 } else { canvas.between(0.75, 1.0) };
        knock(canvas, at, force, 0.00012, &[coin()]);
        canvas.strike(at, 0.35 * force, 0.0005, &board());
        let (mut rocks, mut pause, mut weaker) = (at, canvas.between(0.03, 0.04), 0.4 * force);
        for _ in 0..3 {
            rocks += pause;
            knock(canvas, rocks, weaker, 0.00015, &[coin()]);
            pause *= canvas.between(0.6, 0.75);
            weaker *= 0.55;
        }
        at += canvas.between(0.13, 0.19);
    }
}

/// Lupini fall on a plate: small, dry, none like the other.
pub fn lupini(canvas: &mut Canvas, variant: u8) {
    let mut at = 0.0;
    for nth in 0..2 + variant {
        let force = if nth == 0 { 1.0 } else { canvas.between(0.45, 0.85) };
        knock(canvas, at, force, 0.0003, &[lupin()]);
        let hops = at + canvas.between(0.022, 0.034);
        knock(canvas, hops, 0.3 * force, 0.0003, &[lupin()]);
        at += canvas.between(0.05, 0.085);
    }
}
