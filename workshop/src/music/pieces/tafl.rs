//! Tafl: a song for two lyres over a bowed drone. The lyres have the six strings that Hucbald names, C D E F G A, and
//! nothing else; the great one is strummed in the two chords these hold, D F A and C E G, or answers note against note as
//! the oldest organum does. The song is ours.

use super::super::instruments::{DRONE, GREAT_LYRE, LYRE};
use super::super::performance::{PURE_FIFTHS, Piece, Player, Section};
use super::super::score::Line;
use super::section;

/// Two bars of six.
struct Phrase {
    song: &'static str,
    /// The chords of the great lyre, three beats each.
    chords: &'static str,
}

const FIRST: Phrase = Phrase { song: "d4:2 e4:1 f4:2 e4:1 | d4:2 c4:1 d4:3", chords: "ddcd" };
const FIRST_ANSWER: Phrase = Phrase { song: "d4:2 f4:1 g4:2 f4:1 | e4:1 f4 e4 d4:3", chords: "dccd" };
const RISE: Phrase = Phrase { song: "a4:2 g4:1 f4:2 g4:1 | a4:2 f4:1 g4:3", chords: "dddc" };
const RISE_ANSWER: Phrase = Phrase { song: "a4:1 g4 f4 e4:2 f4:1 | e4:2 c4:1 d4:3", chords: "dccd" };
const DANCE: Phrase = Phrase { song: "d4:1 e4:1/2 f4 g4:1 a4:2 g4:1 | f4:1 e4:1/2 f4 g4:1 d4:3", chords: "ddcd" };
const DANCE_ANSWER: Phrase =
    Phrase { song: "a4:1/2 g4 f4:1 g4 f4:1/2 e4 d4:1 e4 | f4:1/2 e4 d4:1 c4 d4:3", chords: "dddd" };

const PACE: f32 = 92.0;

fn chord(sign: char, rhythm: [&str; 3]) -> String {
    let strings = if sign == 'd' { "d3+f3+a3" } else { "c3+e3+g3" };
    let [whole, low, high] = rhythm;
    let (under, over) = if sign == 'd' { ("d3", "a3") } else { ("c3", "g3") };
    format!("{strings}:{whole} {under}:{low} {over}:{high} ")
}

fn strummed(signs: &str) -> Line {
    Line::read(&signs.chars().map(|sign| chord(sign, ["3/2", "1/2", "1"])).collect::<String>())
}

/// Both strings of the drone for so many beats.
fn drone(beats: u32) -> Line {
    Line::read(&format!("d2+a2:{beats}"))
}

/// Lyre, great lyre, drone.
fn strophe(phrases: &[&Phrase]) -> Section {
    let song: String = phrases.iter().map(|phrase| format!("{} ", phrase.song)).collect();
    let chords: String = phrases.iter().map(|phrase| phrase.chords).collect();
    section(PACE, 6, vec![Line::read(&song), strummed(&chords), drone(12 * phrases.len() as u32)])
}

/// The song with a voice below it.
fn organum() -> Section {
    let song = Line::read(FIRST.song).then(&Line::read(FIRST_ANSWER.song));
    let below = Line::read("a3:2 a3:1 a3:2 a3:1 | a3:2 g3:1 d3:3 | g3:2 a3:1 g3:2 a3:1 | a3:1 a3 g3 d3:3");
    section(PACE * 0.94, 6, vec![song, below, drone(24)])
}

fn opening() -> Section {
    section(PACE, 6, vec![Line::rest(12 * 24), strummed("ddcd"), drone(12)])
}

/// The first phrase once more, slower and slower.
fn close() -> Section {
    let song = Line::read(FIRST_ANSWER.song).then(&Line::read("d4+a4:6"));
    let below = strummed("dccd").then(&Line::read("d3+f3+a3:6"));
    Section { pace: PACE, bar: 6, slows: 0.62, lines: vec![song, below, drone(18)] }
}

/// The piece.
pub fn piece() -> Piece {
    Piece {
        name: "tafl",
        players: vec![
            Player { instrument: &LYRE, seat: 0.2, level: 3.0 },
            Player { instrument: &GREAT_LYRE, seat: -0.35, level: -4.0 },
            Player { instrument: &DRONE, seat: 0.0, level: -15.0 },
        ],
        sections: vec![
            opening(),
            strophe(&[&FIRST, &FIRST_ANSWER]),
            strophe(&[&RISE, &RISE_ANSWER]),
            organum(),
            strophe(&[&DANCE, &DANCE_ANSWER]),
            close(),
        ],
        tuning: PURE_FIFTHS,
        doubling: &[],
    }
}
