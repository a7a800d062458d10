//! Divisions, as Ortiz and Ganassi teach them: the long notes of a voice are broken into short ones that run from one
//! to the next, over a ground that stays. Which way they run is searched for: a beam of lines is led along the voice,
//! and what sings and keeps the rules costs least.

use super::counterpoint::is_parallel;
use super::score::{BEAT, Line, Note};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::ops::RangeInclusive;

/// So many lines are led on side by side.
const BEAM: usize = 24;

/// What is to be divided, and how.
pub struct Division<'a> {
    /// The voice: its notes are met where they begin, and its last is held.
    pub frame: &'a Line,
    /// What the others play.
    pub others: &'a [&'a Line],
    /// The pitches of the scale within an octave, 0 for C, rising.
    pub scale: [u8; 7],
    /// The lengths of the notes of a beat, in ticks; one beat after the other, over and over.
    pub rhythm: &'a [&'a [u32]],
    /// How low and how high it may go.
    pub range: RangeInclusive<u8>,
    /// Chance.
    pub seed: u64,
}

#[derive(Clone)]
struct Run {
    notes: Vec<Note>,
    /// How the notes of the last beats moved, in semitones from the first.
    shapes: Vec<Vec<i16>>,
    cost: f32,
}

impl Division<'_> {
    /// The divided voice.
    pub fn line(&self) -> Line {
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        let (Some(first), Some(last)) = (self.frame.notes.first(), self.frame.notes.last()) else {
            return self.frame.clone();
        };
        let mut runs = vec![(first.pitch, Run { notes: Vec::new(), shapes: Vec::new(), cost: 0.0 })];
        let beats = (last.at - first.at) / BEAT;
        for beat in 0..beats {
            let at = first.at + beat * BEAT;
            let rhythm = self.rhythm[beat as usize % self.rhythm.len()];
            let targets = self.stations(at + BEAT);
            let mut next = Vec::new();
            for (from, run) in &runs {
                for &target in &targets {
                    let mut figure = vec![*from];
                    self.figures(&mut figure, rhythm, at, target, &mut |figure| {
                        let cost = self.cost(run, figure, rhythm, at, target) + random.random::<f32>() * 0.5;
                        next.push((target, run.with(figure, target, (rhythm, at), cost)));
                    });
                }
            }
            next.sort_by(|(_, one), (_, other)| one.cost.total_cmp(&other.cost));
            // Not more than a few that stand on the same step: else the beam is one line with many small differences.
            let mut kept: Vec<(u8, Run)> = Vec::new();
            for (target, run) in next {
                if kept.iter().filter(|(other, _)| *other == target).count() < BEAM / 3 && kept.len() < BEAM {
                    kept.push((target, run));
                }
            }
            runs = kept;
        }
        let mut notes = runs.into_iter().next().map(|(_, run)| run.notes).unwrap_or_default();
        notes.push(*last);
        Line { notes, length: self.frame.length }
    }

    /// The pitches of the chord at a moment.
    fn chord(&self, at: u32) -> Vec<u8> {
        let sounding = self.others.iter().chain([&self.frame]).filter_map(|line| line.at(at));
        sounding.map(|note| note.pitch % 12).collect()
    }

    /// Where a beat may begin: on the voice's own note where it has one, else on a note of the chord not far from it.
    fn stations(&self, at: u32) -> Vec<u8> {
        let Some(own) = self.frame.at(at) else { return Vec::new() };
        if own.at == at {
            return vec![own.pitch];
        }
        let chord = self.chord(at);
        let near = |pitch: &u8| pitch.abs_diff(own.pitch) <= 8 && chord.contains(&(pitch % 12));
        self.range.clone().filter(near).collect()
    }

    /// The pitches one may step on at a moment: the scale, with what the chord raises.
    fn steps(&self, at: u32) -> Vec<u8> {
        let chord = self.chord(at);
        let raised = |step: u8| chord.contains(&((step + 1) % 12)) && !self.scale.contains(&((step + 1) % 12));
        let scale = self.scale.map(|step| if raised(step) { (step + 1) % 12 } else { step });
        self.range.clone().filter(|pitch| scale.contains(&(pitch % 12))).collect()
    }

    /// Tries every figure that leads on from the notes there are: by steps and thirds, farther only within the chord.
    fn figures(&self, figure: &mut Vec<u8>, rhythm: &[u32], at: u32, target: u8, found: &mut dyn FnMut(&[u8])) {
        if figure.len() == rhythm.len() {
            if figure.last().is_some_and(|last| last.abs_diff(target) <= 9) {
                found(figure);
            }
            return;
        }
        let steps = self.steps(at);
        let chord = self.chord(at);
        let here = figure[figure.len() - 1];
        let place = steps.partition_point(|step| *step < here);
        for next in steps.iter().skip(place.saturating_sub(4)).take(9).copied() {
            let far = next.abs_diff(here);
            let within = chord.contains(&(next % 12)) && chord.contains(&(here % 12));
            if next != here && (far <= 2 || within) {
                figure.push(next);
                self.figures(figure, rhythm, at, target, found);
                figure.pop();
            }
        }
    }

    /// What it costs to go on with a figure.
    fn cost(&self, run: &Run, figure: &[u8], rhythm: &[u32], at: u32, target: u8) -> f32 {
        let mut cost = 0.0;
        let before = run.notes.last().map(|note| note.pitch);
        let whole: Vec<u8> = before.into_iter().chain(figure.iter().copied()).chain([target]).collect();
        for pair in whole.windows(2) {
            cost += match pair[0].abs_diff(pair[1]) {
                0 => 1.6,
                1 | 2 => 0.0,
                3 | 4 => 0.4,
                5 | 7 => 0.9,
                6 | 10 | 11 => 5.0,
                _ => 1.8,
            };
        }
        for three in whole.windows(3) {
            let (one, two) = (i16::from(three[1]) - i16::from(three[0]), i16::from(three[2]) - i16::from(three[1]));
            cost += if three[0] == three[2] { 0.7 } else { 0.0 };
            cost += if one.signum() != two.signum() { 0.2 } else { 0.0 };
            cost += if one.abs() > 4 && one.signum() == two.signum() { 0.8 } else { 0.0 };
        }
        // A line that goes nowhere is no line.
        cost += if figure[0] == target { 0.8 } else { 0.0 };
        let lately = run.notes.iter().rev().take(6).map(|note| note.pitch).chain(whole.iter().copied());
        let (low, high) = lately.fold((u8::MAX, 0), |(low, high), pitch| (low.min(pitch), high.max(pitch)));
        cost -= 0.14 * f32::from((high - low).min(10));
        let mut moment = at;
        for (nth, (&pitch, &lasts)) in figure.iter().zip(rhythm).enumerate() {
            let stepwise = whole
                .windows(3)
                .any(|three| three[1] == pitch && three[0].abs_diff(pitch) <= 2 && three[2].abs_diff(pitch) <= 2);
            for other in self.others {
                let Some(note) = other.at(moment) else { continue };
                cost += self.clash(pitch, note.pitch)
                    * if nth == 0 {
                        5.0
                    } else if stepwise {
                        0.4
                    } else {
                        4.0
                    };
                cost += if pitch == note.pitch { 0.5 } else { 0.0 };
            }
            moment += lasts;
        }
        cost += self.parallels(figure, rhythm, at, target);
        let shape = shape(figure, target);
        let alike = run.shapes.iter().rev().take(3).take_while(|other| **other == shape).count();
        cost += match alike {
            1 | 2 => -0.7,
            3.. => 1.5,
            _ if run.shapes.iter().rev().nth(1) == Some(&shape) => -0.5,
            _ => 0.0,
        };
        cost
    }

    /// How two pitches clash: a fourth only when the other is the bass.
    fn clash(&self, pitch: u8, other: u8) -> f32 {
        match pitch.abs_diff(other) % 12 {
            1 | 11 => 1.3,
            2 | 10 | 6 => 1.0,
            5 if pitch > other
                && self.others.first().is_some_and(|bass| bass.notes.iter().any(|n| n.pitch == other)) =>
            {
                0.5
            }
            _ => 0.0,
        }
    }

    fn parallels(&self, figure: &[u8], rhythm: &[u32], at: u32, target: u8) -> f32 {
        let mut cost = 0.0;
        for other in self.others {
            let mut moment = at;
            for (nth, &lasts) in rhythm.iter().enumerate() {
                let next = figure.get(nth + 1).copied().unwrap_or(target);
                // The other voice may move while the note lasts.
                let moves = other.at(moment + lasts - 1).zip(other.at(moment + lasts));
                if let Some((from, to)) = moves {
                    cost += if is_parallel((figure[nth], from.pitch), (next, to.pitch)) { 60.0 } else { 0.0 };
                }
                moment += lasts;
            }
            if let Some((from, to)) = other.at(at).zip(other.at(at + BEAT)) {
                cost += if is_parallel((figure[0], from.pitch), (target, to.pitch)) { 20.0 } else { 0.0 };
            }
        }
        cost
    }
}

/// How a figure moves, from its first note on, in semitones: what makes it known again elsewhere.
fn shape(figure: &[u8], target: u8) -> Vec<i16> {
    let whole: Vec<i16> = figure.iter().chain([&target]).map(|pitch| i16::from(*pitch)).collect();
    // Major and minor count alike: a motif wanders along the scale.
    whole.windows(2).map(|pair| ((pair[1] - pair[0]).abs() + 1) / 2 * (pair[1] - pair[0]).signum()).collect()
}

impl Run {
    fn with(&self, figure: &[u8], target: u8, (rhythm, at): (&[u32], u32), cost: f32) -> Run {
        let mut run = self.clone();
        let mut moment = at;
        for (&pitch, &lasts) in figure.iter().zip(rhythm) {
            run.notes.push(Note { at: moment, lasts, pitch });
            moment += lasts;
        }
        run.shapes.push(shape(figure, target));
        run.cost += cost;
        run
    }
}
