//! Nobody listens in a test: these are rules and numbers that good music of its kind keeps.

use super::instruments::Speech;
use super::loudness::loudness;
use super::pieces;
use super::review::{faults, is_voice};
use super::score::{BEAT, Line};
use super::{LOUDNESS, RATE, file};
use crate::ogg::decode;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::OnceLock;

/// The name of a piece and its two channels.
type Played = (&'static str, [Vec<f32>; 2]);

/// All pieces as they are heard, played once for all tests.
fn heard() -> &'static [Played] {
    static HEARD: OnceLock<Vec<Played>> = OnceLock::new();
    HEARD.get_or_init(|| pieces::all().iter().map(|piece| (piece.name, piece.sound())).collect())
}

fn seconds(samples: &[f32]) -> f32 {
    samples.len() as f32 / RATE as f32
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

#[test]
fn every_piece_keeps_the_rules() {
    for piece in pieces::all() {
        assert_eq!(faults(&piece), Vec::<String>::new());
    }
}

#[test]
fn faults_are_found() {
    let spoilt = |player: usize, text: &str| {
        let mut piece = pieces::all().into_iter().find(|piece| piece.name == "tarocchini").expect("a bergamasca");
        piece.sections.truncate(1);
        piece.sections[0].lines[player] = Line::read(text);
        faults(&piece).join("\n")
    };
    assert!(spoilt(0, "c4:32").contains("no 60 on the recorder"));
    assert!(spoilt(0, "c5:31").contains("does not end with the others"));
    assert!(spoilt(0, "g5:2 c6 d6 g5:26").contains("players 0 and 3"), "octaves with the theorbo");
}

/// The ground is heard: where the bar begins, and in its middle, voices agree nearly always.
#[test]
fn strong_beats_are_consonant() {
    for piece in pieces::all() {
        let (mut harsh, mut all) = (0, 0);
        for section in &piece.sections {
            let voices: Vec<_> = section.lines.iter().filter(|line| is_voice(line)).collect();
            let strong = section.bar * BEAT / if section.bar.is_multiple_of(2) { 2 } else { 1 };
            for beat in (0..section.length()).step_by(strong as usize) {
                let mut heard: Vec<u8> = voices.iter().filter_map(|line| Some(line.at(beat)?.pitch)).collect();
                heard.sort_unstable();
                let apart = heard.iter().enumerate().flat_map(|(n, low)| heard[n + 1..].iter().map(move |h| h - low));
                all += 1;
                harsh += usize::from(apart.into_iter().any(|apart| matches!(apart % 12, 1 | 2 | 10 | 11)));
            }
        }
        assert!(harsh * 12 <= all, "{}: {harsh} of {all} beats", piece.name);
    }
}

#[test]
fn strings_and_pipes_are_in_tune() {
    // Where a sound repeats itself best, to a part of a sample.
    let pitch_of = |sound: &[f32], near: f32| {
        let part = &sound[3000..11_000];
        let alike = |lag: usize| part.iter().zip(&part[lag..]).map(|(a, b)| a * b).sum::<f32>();
        // Over many waves, for a fine measure.
        let waves = (near / 40.0).max(1.0).floor();
        let middle = (waves * RATE as f32 / near) as usize;
        let best = (middle - 6..middle + 7).max_by(|a, b| alike(*a).total_cmp(&alike(*b))).expect("some lag");
        let [left, top, right] = [alike(best - 1), alike(best), alike(best + 1)];
        waves * RATE as f32 / (best as f32 + 0.5 * (left - right) / (left - 2.0 * top + right))
    };
    for piece in pieces::all() {
        for player in &piece.players {
            for note in [*player.instrument.range.start(), 60, 67, *player.instrument.range.end()] {
                let pitch = 440.0 * ((f32::from(note) - 69.0) / 12.0).exp2();
                let mut random = ChaCha8Rng::seed_from_u64(u64::from(note));
                let sound = match &player.instrument.speech {
                    Speech::Plucked(pluck, _) => pluck.sound(pitch, 0.6, 0.8, &mut random),
                    Speech::Held(breath) => breath.sound(pitch, 0.6, 0.8, &mut random),
                };
                let cents = 1200.0 * (pitch_of(&sound, pitch) / pitch).log2();
                assert!(cents.abs() < 6.0, "{} at {note}: {cents:.1} cents off", player.instrument.name);
            }
        }
    }
}

#[test]
fn pieces_are_as_long_and_as_loud_as_meant_and_can_be_looped() {
    for (name, sound) in heard() {
        let length = seconds(&sound[0]);
        assert!((75.0..100.0).contains(&length), "{} lasts {length} s", name);
        assert!((loudness(sound) - LOUDNESS).abs() < 0.3, "{}: {} LUFS", name, loudness(sound));
        for side in sound {
            assert!(side.iter().all(|sample| sample.is_finite()) && peak(side) < 0.85, "{}: {}", name, peak(side));
            let mean = side.iter().sum::<f32>() / side.len() as f32;
            assert!(mean.abs() < 0.001, "{} stands off the line by {mean}", name);
            // From its end it goes on at its beginning: both are silent, so nothing clicks, and the pause is short.
            let (begins, ends) = (RATE as usize * 15 / 100, side.len() - RATE as usize / 4);
            assert!(peak(&side[..begins]) < 0.001, "{}: {} before the first note", name, peak(&side[..begins]));
            assert!(peak(&side[ends..]) < 0.001, "{}: {} at the end", name, peak(&side[ends..]));
            assert!(peak(&side[..RATE as usize]) > 0.05, "{} begins late", name);
        }
    }
}

/// Louder below than above, and nothing shrill: the share of what lies above a pitch.
#[test]
fn the_spectrum_is_that_of_strings_and_pipes() {
    for (name, [left, _]) in heard() {
        let above = |pitch: f32| {
            let follow = 1.0 - (-std::f32::consts::TAU * pitch / RATE as f32).exp();
            let mut low = 0.0;
            let power = |sample: &f32| {
                low += follow * (sample - low);
                (sample - low).powi(2)
            };
            left.iter().map(power).sum::<f32>() / left.iter().map(|sample| sample * sample).sum::<f32>()
        };
        let (bright, shrill) = (above(1000.0), above(6000.0));
        assert!((0.02..0.6).contains(&bright), "{}: {bright} of its power", name);
        assert!(shrill < 0.05, "{}: {shrill} of its power", name);
    }
}

/// A short piece stands for all: what is read back is what was made.
#[test]
fn a_file_is_what_was_made() {
    let [left, right] = heard()[0].1.each_ref().map(|side| side[..RATE as usize * 8].to_vec());
    let (read, rate) = decode(&file("corona.ogg", &[left.clone(), right.clone()]).expect("the encoder takes it"));
    assert_eq!((read.len(), rate), (2, RATE));
    assert!(read[0].len().abs_diff(left.len()) < 4096, "{} samples of {}", read[0].len(), left.len());
    let (heard, made) = (loudness(&[read[0].clone(), read[1].clone()]), loudness(&[left, right]));
    assert!((heard - made).abs() < 0.5, "{heard} LUFS of {made}");
}

/// The files as they are kept: all there, small, and alike in loudness as they are decoded.
#[test]
fn the_kept_files_are_all_there_and_alike() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/music");
    let mut total = 0;
    for piece in pieces::all() {
        let path = folder.join(format!("{}.ogg", piece.name));
        let ogg = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(ogg.len() <= 600_000, "{} has {} bytes", piece.name, ogg.len());
        total += ogg.len();
        let (read, _) = decode(&ogg);
        let sound: [Vec<f32>; 2] = read.try_into().expect("two channels");
        assert!((loudness(&sound) - LOUDNESS).abs() < 0.75, "{}: {} LUFS", piece.name, loudness(&sound));
        assert!(sound.iter().all(|side| peak(side) < 0.95), "{} clips", piece.name);
    }
    assert!(total <= 2_200_000, "{total} bytes");
}
