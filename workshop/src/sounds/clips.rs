//! What is heard: the list of all sounds.

use super::synth::Canvas;
use super::{cards, men, signs, small};

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

const fn clip(name: &'static str, variants: u8, level: f32, make: fn(&mut Canvas, u8), seconds: f32) -> Clip {
    Clip { name, variants, level, make, seconds }
}

/// Everything that is heard.
pub const CLIPS: &[Clip] = &[
    clip("put", 4, -18.0, men::put, 0.28),
    clip("heavy", 4, -18.5, men::heavy, 0.34),
    clip("ivory", 4, -20.5, men::ivory_put, 0.26),
    clip("slide", 3, -26.0, men::slide, 0.42),
    clip("capture", 3, -19.0, men::capture, 0.45),
    clip("dice", 3, -19.5, small::dice, 1.15),
    clip("coin", 3, -22.0, small::coins, 0.85),
    clip("counter", 3, -22.0, small::lupini, 0.42),
    clip("deal", 4, -25.0, cards::dealt, 0.17),
    clip("card", 4, -21.0, cards::played, 0.24),
    clip("turn", 3, -23.0, cards::turned, 0.22),
    clip("gather", 3, -24.0, cards::gathered, 0.62),
    clip("shuffle", 2, -23.0, cards::shuffled, 1.4),
    clip("draw", 2, -26.0, cards::drawn_back, 0.5),
    clip("knock", 3, -18.0, signs::knuckles, 0.5),
    clip("refuse", 2, -25.0, signs::refuse, 0.24),
    clip("page", 2, -27.0, signs::page, 0.5),
    clip("win", 1, -19.0, signs::win, 1.9),
    clip("lose", 1, -21.0, signs::lose, 1.6),
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
