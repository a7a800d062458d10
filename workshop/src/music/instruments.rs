//! The instruments: how each sounds, and how low and how high it goes.

use super::strings::{Pluck, Resonance};
use super::winds::Breath;
use std::ops::RangeInclusive;

/// How an instrument speaks.
#[derive(Clone, Copy, Debug)]
pub enum Speech {
    /// Its strings are plucked, and ring so many seconds beyond the written note.
    Plucked(Pluck, f32),
    /// It is blown or bowed.
    Held(Breath),
}

/// An instrument.
#[derive(Debug)]
pub struct Instrument {
    /// What it is called.
    pub name: &'static str,
    /// Its lowest and highest note.
    pub range: RangeInclusive<u8>,
    /// The pitches it has within an octave, 0 for C, if not all.
    pub only: Option<&'static [u8]>,
    /// How it speaks.
    pub speech: Speech,
    /// Where its body rings.
    pub body: &'static [Resonance],
}

impl Instrument {
    /// Has it this note?
    pub fn has(&self, pitch: u8) -> bool {
        self.range.contains(&pitch) && self.only.is_none_or(|only| only.contains(&(pitch % 12)))
    }
}

/// Hucbald's six strings: two whole tones, a half, two whole.
const HEXACHORD: &[u8] = &[0, 2, 4, 5, 7, 9];

const fn rings(pitch: f32, sharp: f32, gain: f32) -> Resonance {
    Resonance { pitch, sharp, gain }
}

/// An Italian harpsichord of one manual, from C to c′′′: brass, plucked near the nut, two strings to a key.
pub static HARPSICHORD: Instrument = Instrument {
    name: "harpsichord",
    range: 36..=84,
    only: None,
    speech: Speech::Plucked(
        Pluck { bright: 5200.0, place: 0.14, rings: 3.2, loss: 0.10, damped: 0.09, course: Some((1200.0, 0.28)) },
        0.0,
    ),
    body: &[rings(180.0, 3.0, 0.5), rings(420.0, 4.0, 0.35), rings(1150.0, 3.0, 0.3), rings(2600.0, 2.0, 0.25)],
};

/// A lute of eight courses in G, its lowest on D: gut, plucked with the flesh of the finger.
pub static LUTE: Instrument = Instrument {
    name: "lute",
    range: 38..=79,
    only: None,
    speech: Speech::Plucked(
        Pluck { bright: 2100.0, place: 0.21, rings: 2.3, loss: 0.34, damped: 0.16, course: Some((2.2, 0.6)) },
        0.12,
    ),
    body: &[rings(125.0, 5.0, 0.8), rings(245.0, 6.0, 0.55), rings(480.0, 5.0, 0.4), rings(950.0, 4.0, 0.3)],
};

/// A theorbo, from A: long basses of gut.
pub static THEORBO: Instrument = Instrument {
    name: "theorbo",
    range: 33..=69,
    only: None,
    speech: Speech::Plucked(
        Pluck { bright: 1700.0, place: 0.18, rings: 2.8, loss: 0.32, damped: 0.2, course: Some((1.8, 0.45)) },
        0.1,
    ),
    body: &[rings(98.0, 4.0, 0.8), rings(190.0, 5.0, 0.6), rings(410.0, 4.0, 0.35)],
};

/// An alto recorder, f′ to g′′′.
pub static RECORDER: Instrument = Instrument {
    name: "recorder",
    range: 65..=91,
    only: None,
    speech: Speech::Held(Breath {
        harmonics: &[1.0, 0.09, 0.16, 0.03, 0.05, 0.012, 0.015, 0.006],
        speaks: (0.035, 0.055),
        trembles: (4.7, 7.0),
        air: 0.075,
        beside: None,
    }),
    body: &[],
};

/// A lyre of six strings, tuned as Hucbald tunes it. It has no other notes.
pub static LYRE: Instrument = Instrument {
    name: "lyre",
    range: 60..=69,
    only: Some(HEXACHORD),
    speech: Speech::Plucked(
        Pluck { bright: 2900.0, place: 0.3, rings: 3.4, loss: 0.22, damped: 0.35, course: None },
        0.7,
    ),
    body: &[rings(205.0, 5.0, 0.7), rings(390.0, 6.0, 0.5), rings(700.0, 4.0, 0.35), rings(1500.0, 3.0, 0.2)],
};

/// A great lyre, an octave below.
pub static GREAT_LYRE: Instrument = Instrument {
    name: "great lyre",
    range: 48..=57,
    only: Some(HEXACHORD),
    speech: Speech::Plucked(
        Pluck { bright: 2000.0, place: 0.33, rings: 3.0, loss: 0.28, damped: 0.4, course: None },
        0.9,
    ),
    body: &[rings(118.0, 5.0, 0.7), rings(230.0, 6.0, 0.5), rings(450.0, 4.0, 0.3)],
};

/// A bowed lyre that keeps two strings sounding.
pub static DRONE: Instrument = Instrument {
    name: "bowed lyre",
    range: 38..=57,
    only: None,
    speech: Speech::Held(Breath {
        harmonics: &[1.0, 0.72, 0.5, 0.4, 0.26, 0.2, 0.14, 0.11, 0.08, 0.06, 0.045, 0.035],
        speaks: (0.7, 0.6),
        trembles: (0.37, 3.0),
        air: 0.05,
        beside: Some(5.0),
    }),
    body: &[rings(280.0, 4.0, 0.4), rings(560.0, 4.0, 0.3)],
};

/// A kithara: gut over a box, struck with a plectrum.
pub static KITHARA: Instrument = Instrument {
    name: "kithara",
    range: 52..=76,
    only: None,
    speech: Speech::Plucked(
        Pluck { bright: 2600.0, place: 0.26, rings: 1.9, loss: 0.3, damped: 0.22, course: None },
        0.35,
    ),
    body: &[rings(165.0, 5.0, 0.8), rings(330.0, 5.0, 0.5), rings(820.0, 4.0, 0.35), rings(1700.0, 3.0, 0.2)],
};

/// An aulos: two pipes with double reeds, not quite in tune with each other.
pub static AULOS: Instrument = Instrument {
    name: "aulos",
    range: 57..=79,
    only: None,
    speech: Speech::Held(Breath {
        harmonics: &[1.0, 0.5, 0.85, 0.42, 0.5, 0.24, 0.26, 0.14, 0.12, 0.07, 0.05, 0.03],
        speaks: (0.045, 0.06),
        trembles: (5.2, 9.0),
        air: 0.03,
        beside: Some(4.0),
    }),
    body: &[],
};
