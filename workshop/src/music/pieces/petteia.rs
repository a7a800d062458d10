//! Petteia: a song in the Dorian octave of the Greeks, E to E on the white keys around its middle, A, with an episode in
//! their Phrygian; in bars of five, long, short, long, as the Delphic hymns go. An aulos and a kithara play one melody,
//! each in its own way; the Greeks knew no second voice. The song is ours.

use super::super::instruments::{AULOS, KITHARA};
use super::super::performance::{PURE_FIFTHS, Piece, Player, Section};
use super::super::score::{BEAT, Line, Note};
use super::section;

const FALL: &str = "a4:2 g4:1 a4:2 | c5:2 b4:1 a4:2 | g4:2 a4:1 f4:2 | e4:1/2 f4 e4:4";
const RISE: &str = "e4:2 f4:1 g4:2 | a4:2 b4:1 c5:2 | b4:2 a4:1 g4:2 | a4:1/2 b4 a4:4";
const HEIGHT: &str = "a4:2 b4:1 c5:2 | d5:2 c5:1 e5:2 | d5:1 c5 b4 c5:2 | a4:3 b4:2";
const RETURN: &str = "c5:2 b4:1 a4:2 | g4:2 f4:1 g4:2 | a4:1 g4 f4 g4 f4 | e4:1/2 f4 e4:4";
const PHRYGIAN: &str = "d5:2 c5:1 b4:2 | a4:2 b4:1 g4:2 | f4:2 g4:1 a4:2 | d4:1/2 e4 d4:4";
const PHRYGIAN_ANSWER: &str = "d4:2 e4:1 f4:2 | g4:1 a4 b4 a4:2 | c5:2 b4:1 g4:2 | a4:1/2 b4 a4:4";
const PRELUDE: &str = "e3:1 b3 e4 b3 e4 | a3 e4 a4 e4 a3 | g3 d4 g4 f4 e4 | e3 b3 e4:3";
const INTERLUDE: &str = "a3:1 e4 a4 g4 a4 | c5 b4 a4 e4 a3 | g3 d4 g4 a4 f4 | e3 b3 e4:3 | \
    e3:1 b3 e4 f4 g4 | a3 e4 a4 b4 c5 | b4 g4 e4 a4 g4 | a3 e4 a4:3";

/// Quavers a minute.
const PACE: f32 = 192.0;
const BAR: u32 = 5 * BEAT;

/// What the kithara makes of the melody: of each bar the first note and the one on the second long.
fn outlined(song: &Line) -> Line {
    let mut notes = Vec::new();
    for bar in (0..song.length).step_by(BAR as usize) {
        for (at, lasts) in [(bar, 3 * BEAT), (bar + 3 * BEAT, 2 * BEAT)] {
            notes.extend(song.at(at).map(|note| Note { at, lasts, pitch: note.pitch }));
        }
    }
    Line { notes, length: song.length }
}

/// The low strings under it: on the first long the E or the A that agrees with the melody, on the short the octave below
/// what is sung, on the second long the other of the two.
fn grounded(song: &Line) -> Line {
    const LOW: u8 = 52;
    const MIDDLE: u8 = 57;
    let mut notes = Vec::new();
    for bar in (0..song.length).step_by(BAR as usize) {
        let agrees = |string: u8, at: u32| {
            song.at(at).is_some_and(|note| matches!((note.pitch - string) % 12, 0 | 3 | 4 | 5 | 7 | 8 | 9))
        };
        let first = if agrees(LOW, bar) { LOW } else { MIDDLE };
        let second = if agrees(LOW + MIDDLE - first, bar + 3 * BEAT) { LOW + MIDDLE - first } else { first };
        let octave = song.at(bar + 2 * BEAT).map(|note| note.pitch - 12).filter(|pitch| *pitch >= LOW);
        notes.push(Note { at: bar, lasts: 2 * BEAT, pitch: first });
        notes.extend(octave.map(|pitch| Note { at: bar + 2 * BEAT, lasts: BEAT, pitch }));
        notes.push(Note { at: bar + 3 * BEAT, lasts: 2 * BEAT, pitch: second });
    }
    Line { notes, length: song.length }
}

fn song(texts: &[&str]) -> Line {
    texts.iter().fold(Line::default(), |line, text| line.then(&Line::read(text)))
}

/// Kithara high and low, aulos.
fn together(texts: &[&str]) -> Section {
    let song = song(texts);
    section(PACE, 5, vec![outlined(&song), grounded(&song), song])
}

fn alone(text: &str) -> Section {
    section(PACE, 5, vec![Line::read(text), Line::default(), Line::default()])
}

/// The fall once more, and the octave of E.
fn close() -> Section {
    let song = song(&[RETURN]);
    let end = |text: &str| Line::read(text);
    let lines = vec![
        outlined(&song).then(&end("e4:1 b4 e5:8")),
        grounded(&song).then(&end("e3:2 b3:8")),
        song.then(&end("r:2 e4:5 r:3")),
    ];
    Section { pace: PACE, bar: 5, slows: 0.6, lines }
}

/// The piece.
pub fn piece() -> Piece {
    Piece {
        name: "petteia",
        players: vec![
            Player { instrument: &KITHARA, seat: -0.3, level: 1.0 },
            Player { instrument: &KITHARA, seat: -0.4, level: 0.0 },
            Player { instrument: &AULOS, seat: 0.3, level: -5.0 },
        ],
        sections: vec![
            alone(PRELUDE),
            together(&[FALL, RISE]),
            together(&[HEIGHT, RETURN]),
            alone(INTERLUDE),
            together(&[PHRYGIAN, PHRYGIAN_ANSWER]),
            together(&[HEIGHT, FALL]),
            close(),
        ],
        tuning: PURE_FIFTHS,
        doubling: &[(0, 1), (0, 2), (1, 2)],
    }
}
