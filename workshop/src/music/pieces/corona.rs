//! La Corona and Échecs: a passamezzo and its saltarello over the *passamezzo antico*, in G with a flat, for a harpsichord
//! and a lute. The ground is common property of the sixteenth century; setting and divisions are ours.

use super::super::divisions::Division;
use super::super::instruments::{HARPSICHORD, LUTE};
use super::super::performance::{MEANTONE, Piece, Player, Section};
use super::super::score::{BEAT, Line};
use super::section;

/// G with B flat; the chords bring F sharp and E flat.
const SCALE: [u8; 7] = [0, 2, 4, 5, 7, 9, 10];

/// The ground in four voices, from the highest: eight bars of four.
struct Ground {
    high: Line,
    alto: Line,
    tenor: Line,
    bass: Line,
}

fn ground() -> Ground {
    Ground {
        high: Line::read("bb4:4 | c5 | bb4 | a4 | bb4:2 d5 | c5:4 | bb4:2 a4 | g4:4"),
        alto: Line::read("g4:4 | a4 | g4 | f#4 | f4 | f4 | d4 | b3"),
        tenor: Line::read("d4:4 | f4 | d4 | d4 | d4 | a3 | g3:2 f#3 | g3:4"),
        bass: Line::read("g3:4 | f3 | g3 | d3 | bb2 | f3 | g3:2 d3 | g2:4"),
    }
}

impl Ground {
    fn in_three(self) -> Ground {
        Ground {
            high: self.high.in_three(),
            alto: self.alto.in_three(),
            tenor: self.tenor.in_three(),
            bass: self.bass.in_three(),
        }
    }
}

const MINIM: u32 = 2 * BEAT;
const QUAVERS: &[u32] = &[12, 12];
const SEMIQUAVERS: &[u32] = &[6, 6, 6, 6];

fn high(of: &Ground, rhythm: &[&[u32]], seed: u64) -> Line {
    let others = [&of.bass, &of.tenor, &of.alto];
    Division { frame: &of.high, others: &others, scale: SCALE, rhythm, range: 67..=84, seed }.line()
}

fn bass(of: &Ground, rhythm: &[&[u32]], seed: u64) -> Line {
    let others = [&of.tenor, &of.alto, &of.high];
    Division { frame: &of.bass, others: &others, scale: SCALE, rhythm, range: 40..=56, seed }.line()
}

/// Harpsichord high and alto; lute tenor and bass.
fn passamezzo() -> Vec<Section> {
    let of = ground();
    let inner = |line: &Line| line.struck(&[MINIM]);
    let pace = 116.0;
    let theme = high(&of, &[&[24], &[24], &[24], QUAVERS], 3);
    let quavers = high(&of, &[QUAVERS, QUAVERS, QUAVERS, &[12, 6, 6]], 11);
    let runs = high(&of, &[SEMIQUAVERS, SEMIQUAVERS, SEMIQUAVERS, &[12, 12]], 17);
    let walking = bass(&of, &[QUAVERS, QUAVERS, QUAVERS, QUAVERS], 5);
    let rest = Line::rest(of.bass.length);
    vec![
        // The lute alone.
        section(pace, 4, vec![rest.clone(), rest, theme, inner(&of.tenor), inner(&of.bass)]),
        section(pace, 4, vec![quavers, inner(&of.alto), Line::default(), inner(&of.tenor), inner(&of.bass)]),
        section(
            pace,
            4,
            vec![of.high.struck(&[36, 12, 24, 24]), inner(&of.alto), Line::default(), inner(&of.tenor), walking],
        ),
        section(
            pace,
            4,
            vec![runs, of.alto.struck(&[BEAT]), Line::default(), of.tenor.struck(&[MINIM]), inner(&of.bass)],
        ),
    ]
}

/// The same ground in three, quick.
fn saltarello() -> Vec<Section> {
    let of = ground().in_three();
    let pace = 164.0;
    let dotted: &[&[u32]] = &[&[24], QUAVERS, &[24]];
    let first = high(&of, dotted, 23);
    let second = high(&of, &[QUAVERS, QUAVERS, QUAVERS], 29);
    let inner = |line: &Line| line.struck(&[BEAT, MINIM]);
    let beats = |line: &Line| line.struck(&[MINIM, BEAT]);
    let close = Line::read;
    vec![
        section(pace, 3, vec![first, inner(&of.alto), Line::default(), inner(&of.tenor), beats(&of.bass)]),
        section(pace, 3, vec![second, of.alto.struck(&[BEAT]), Line::default(), inner(&of.tenor), beats(&of.bass)]),
        Section {
            pace,
            bar: 3,
            slows: 0.5,
            lines: vec![
                close("g5:3 f#5:2 r:1 g5:6"),
                close("d5:6 b4"),
                Line::default(),
                close("bb3:3 a3 d4:6"),
                close("g3:3 d3 g2:6"),
            ],
        },
    ]
}

/// The piece.
pub fn piece() -> Piece {
    let harpsichord = |seat, level| Player { instrument: &HARPSICHORD, seat, level };
    let lute = |seat, level| Player { instrument: &LUTE, seat, level };
    let mut sections = passamezzo();
    sections.extend(saltarello());
    Piece {
        name: "corona",
        players: vec![
            harpsichord(0.35, 1.0),
            harpsichord(0.25, -2.0),
            lute(-0.35, 3.0),
            lute(-0.3, 0.0),
            lute(-0.25, -1.0),
        ],
        sections,
        tuning: MEANTONE,
        doubling: &[],
    }
}
