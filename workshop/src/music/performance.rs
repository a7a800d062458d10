//! How written music is played: when each note begins, how hard, in which tuning, where in the room.

use super::instruments::{Instrument, Speech};
use super::loudness::loudness;
use super::room::echo;
use super::score::{BEAT, Line, Note};
use super::strings::through;
use super::{LOUDNESS, RATE};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::f32::consts::FRAC_PI_4;

/// Somebody who plays.
pub struct Player {
    /// His instrument.
    pub instrument: &'static Instrument,
    /// Where he sits, from -1 at the left to 1.
    pub seat: f32,
    /// How loud he is, in decibels against the others.
    pub level: f32,
}

/// A stretch of music in one pace.
pub struct Section {
    /// Beats a minute.
    pub pace: f32,
    /// Beats in a bar.
    pub bar: u32,
    /// At its end the pace comes down to so much of itself.
    pub slows: f32,
    /// What each player has to play.
    pub lines: Vec<Line>,
}

/// A piece.
pub struct Piece {
    /// The name of its file.
    pub name: &'static str,
    /// Who plays.
    pub players: Vec<Player>,
    /// One section after the other.
    pub sections: Vec<Section>,
    /// How many cents each of the twelve pitches from C lies off equal temperament.
    pub tuning: [f32; 12],
    /// Pairs of players who double each other on purpose: no counterpoint is asked of them.
    pub doubling: &'static [(usize, usize)],
}

/// Of quarter-comma meantone, pure thirds on the white keys.
pub const MEANTONE: [f32; 12] = [10.3, -13.7, 3.4, 20.5, -3.4, 13.7, -10.3, 6.8, -17.1, 0.0, 17.1, -6.8];
/// Of Pythagoras, pure fifths from F to B.
pub const PURE_FIFTHS: [f32; 12] = [-5.9, 7.8, -2.0, -9.8, 2.0, -7.8, 5.9, -3.9, 9.8, 0.0, -7.8, 3.9];

/// Silence before the first note, in seconds.
const BREATH: f32 = 0.2;
/// How long the room and the strings may ring after the last.
const RINGS_OUT: f32 = 3.6;
/// How much of the room is heard.
const ROOM: f32 = 0.2;
/// A flat a′ of old.
const PITCH: f32 = 415.0;

impl Section {
    /// Seconds from its beginning to each of its ticks.
    fn clock(&self) -> Vec<f32> {
        let length = self.length();
        let slowing = (8 * BEAT).min(length) as f32;
        let mut seconds = 0.0;
        let tick = |at: u32| {
            let near = 1.0 - ((length - at) as f32 / slowing).min(1.0);
            let pace = self.pace * (1.0 + (self.slows - 1.0) * near * near);
            60.0 / pace / BEAT as f32
        };
        let mut clock = vec![0.0];
        clock.extend((0..length).map(|at| {
            seconds += tick(at);
            seconds
        }));
        clock
    }

    /// How long it is, in ticks.
    pub fn length(&self) -> u32 {
        self.lines.iter().map(|line| line.length).max().unwrap_or(0)
    }

    /// How much weight a note has by its place in the bar.
    fn weight(&self, note: &Note) -> f32 {
        let bar = self.bar * BEAT;
        match note.at % bar {
            0 => 1.0,
            at if self.bar.is_multiple_of(2) && at == bar / 2 => 0.93,
            at if at % BEAT == 0 => 0.88,
            _ => 0.79,
        }
    }
}

impl Piece {
    /// Seconds of music, without the silence around it.
    pub fn seconds(&self) -> f32 {
        self.sections.iter().map(|section| section.clock().last().copied().unwrap_or(0.0)).sum()
    }

    /// The piece as it is heard, left and right.
    pub fn sound(&self) -> [Vec<f32>; 2] {
        let count = ((BREATH + self.seconds() + RINGS_OUT) * RATE as f32) as usize;
        let mut heard = [vec![0.0; count], vec![0.0; count]];
        let mut sent = vec![0.0; count];
        for (nth, player) in self.players.iter().enumerate() {
            let sound = self.part(nth, player, count);
            let angle = (player.seat + 1.0) * FRAC_PI_4;
            let sides = [angle.cos(), angle.sin()];
            for (i, sample) in sound.into_iter().enumerate() {
                heard[0][i] += sides[0] * sample;
                heard[1][i] += sides[1] * sample;
                sent[i] += sample;
            }
        }
        for (side, echo) in heard.iter_mut().zip(echo(&sent)) {
            side.iter_mut().zip(echo).for_each(|(sample, echo)| *sample += ROOM * echo);
            without_rumble(side);
        }
        let gain = 10.0_f32.powf((LOUDNESS - loudness(&heard)) / 20.0);
        for side in &mut heard {
            let fades = RATE as usize;
            let start = count.saturating_sub(fades);
            side.iter_mut().for_each(|sample| *sample *= gain);
            for (i, sample) in side[start..].iter_mut().enumerate() {
                *sample *= (1.0 - i as f32 / fades as f32).powi(2);
            }
        }
        heard
    }

    /// What one player contributes.
    fn part(&self, nth: usize, player: &Player, count: usize) -> Vec<f32> {
        let mut random = ChaCha8Rng::seed_from_u64(0x6d05 + nth as u64);
        let mut sound = vec![0.0; count];
        let gain = 10.0_f32.powf(player.level / 20.0);
        let mut began = BREATH;
        for section in &self.sections {
            let clock = section.clock();
            let (mut last, mut within) = (None, 0);
            for note in section.lines.get(nth).map_or(&[][..], |line| &line.notes) {
                // A chord is broken from below, a little.
                within = if last == Some(note.at) { within + 1 } else { 0 };
                last = Some(note.at);
                let chance = random.random::<f32>() - 0.5;
                let at = began + clock[note.at as usize] + 0.016 * within as f32 + 0.012 * chance;
                let lasts = clock[note.end().min(section.length()) as usize] - clock[note.at as usize];
                let force = section.weight(note) * (1.0 + 0.14 * (random.random::<f32>() - 0.5));
                let tone = self.tone(player.instrument, note, lasts, force, &mut random);
                let from = (at * RATE as f32) as usize;
                sound.iter_mut().skip(from).zip(tone).for_each(|(sample, tone)| *sample += gain * tone);
            }
            began += clock.last().copied().unwrap_or(0.0);
        }
        through(player.instrument.body, &mut sound);
        sound
    }

    fn tone(&self, instrument: &Instrument, note: &Note, lasts: f32, force: f32, random: &mut ChaCha8Rng) -> Vec<f32> {
        let cents = self.tuning[usize::from(note.pitch % 12)];
        let pitch = PITCH * ((f32::from(note.pitch) - 69.0 + cents / 100.0) / 12.0).exp2();
        match &instrument.speech {
            Speech::Plucked(pluck, over) => pluck.sound(pitch, lasts * 0.96 + over, force, random),
            Speech::Held(breath) => breath.sound(pitch, lasts - (0.07 * lasts).min(0.05), force, random),
        }
    }
}

/// Nothing in the room is lower than its lowest string.
fn without_rumble(sound: &mut [f32]) {
    let keep = (-std::f32::consts::TAU * 32.0 / RATE as f32).exp();
    let (mut last_in, mut last_out) = (0.0, 0.0);
    for sample in sound {
        let out = keep * (last_out + *sample - last_in);
        (last_in, last_out) = (*sample, out);
        *sample = out;
    }
}
