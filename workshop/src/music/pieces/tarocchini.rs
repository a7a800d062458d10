//! Tarocchini: a bergamasca in G, for a recorder, a lute and a theorbo. The ground, four chords round and round, was played
//! all over the land between Bergamo and Bologna; tune, setting and divisions are ours.

use super::super::divisions::Division;
use super::super::instruments::{LUTE, RECORDER, THEORBO};
use super::super::performance::{MEANTONE, Piece, Player, Section};
use super::super::score::{BEAT, Line};
use super::{joined, section};
use std::ops::RangeInclusive;

/// G major.
const SCALE: [u8; 7] = [0, 2, 4, 6, 7, 9, 11];

/// Twice the four chords, in four voices.
struct Ground {
    high: Line,
    alto: Line,
    tenor: Line,
    bass: Line,
}

fn ground() -> Ground {
    Ground {
        high: Line::read("d5:2 e5 d5 b4 | b4 c5 a4 g4"),
        alto: Line::read("g4:2 g4 f#4 g4 | g4 g4 f#4 g4"),
        tenor: Line::read("b3:2 c4 a3 b3 | d4 e4 d4 b3"),
        bass: Line::read("g3:2 c3 d3 g3 | g3 c3 d3 g2"),
    }
}

/// The tune: upon the first four chords, upon the second four.
fn tune() -> Line {
    Line::read("d5:1 b4:1/2 d5 | e5:1 g5:1/2 e5 | d5 e5 d5 c5 | b4:1 g4")
        .then(&Line::read("b4:1/2 c5 d5 b4 | c5:1 e5:1/2 c5 | a4 c5 a4 b4 | g4:2"))
}

const QUAVERS: &[u32] = &[12, 12];
const SEMIQUAVERS: &[u32] = &[6, 6, 6, 6];
const DOTTED: &[u32] = &[18, 6];

fn twice(line: &Line) -> Line {
    joined([line, line])
}

impl Ground {
    fn twice(self) -> Ground {
        Ground { high: twice(&self.high), alto: twice(&self.alto), tenor: twice(&self.tenor), bass: twice(&self.bass) }
    }

    fn in_three(self) -> Ground {
        let three = |line: Line| line.in_measure((3, 2));
        Ground { high: three(self.high), alto: three(self.alto), tenor: three(self.tenor), bass: three(self.bass) }
    }

    fn high(&self, rhythm: &[&[u32]], seed: u64) -> Line {
        self.above(rhythm, 67..=86, seed)
    }

    fn above(&self, rhythm: &[&[u32]], range: RangeInclusive<u8>, seed: u64) -> Line {
        let others = [&self.bass, &self.tenor, &self.alto];
        Division { frame: &self.high, others: &others, scale: SCALE, rhythm, range, seed }.line()
    }

    fn bass(&self, rhythm: &[&[u32]], seed: u64) -> Line {
        let others = [&self.tenor, &self.alto, &self.high];
        Division { frame: &self.bass, others: &others, scale: SCALE, rhythm, range: 40..=57, seed }.line()
    }
}

/// Recorder; lute alto and tenor; theorbo.
fn sections() -> Vec<Section> {
    let of = ground().twice();
    let three = ground().in_three();
    let pace = 124.0;
    let strum = |line: &Line| line.struck(&[BEAT]);
    let off = |line: &Line| line.struck(&[12, 12, 24]);
    let walking = of.bass(&[QUAVERS], 7);
    let over = Ground { bass: walking.clone(), ..ground().twice() };
    let lute = over.above(&[QUAVERS, &[24], QUAVERS, QUAVERS], 64..=79, 9);
    vec![
        section(pace, 4, vec![twice(&tune()), strum(&of.alto), strum(&of.tenor), of.bass.clone()]),
        section(
            pace,
            4,
            vec![of.high(&[QUAVERS, QUAVERS, QUAVERS, DOTTED], 41), off(&of.alto), strum(&of.tenor), strum(&of.bass)],
        ),
        // The recorder is silent: lute above, the theorbo walks.
        section(pace, 4, vec![Line::default(), lute, off(&of.tenor), walking]),
        section(
            pace * 1.36,
            3,
            vec![
                three.high(&[&[24], QUAVERS, &[24]], 43),
                three.alto.struck(&[24, 24, 24]),
                three.tenor.struck(&[48, 24]),
                three.bass.clone(),
            ],
        ),
        section(
            pace * 1.36,
            3,
            vec![
                three.high(&[QUAVERS], 47),
                three.alto.struck(&[48, 24]),
                three.tenor.struck(&[24, 48]),
                three.bass.struck(&[48, 24]),
            ],
        ),
        section(
            pace,
            4,
            vec![
                of.high(&[SEMIQUAVERS, SEMIQUAVERS, QUAVERS, SEMIQUAVERS], 53),
                strum(&of.alto),
                off(&of.tenor),
                of.bass.clone(),
            ],
        ),
        Section { pace, bar: 4, slows: 0.55, lines: close() },
    ]
}

/// The tune once more, and the end.
fn close() -> Vec<Line> {
    let (half, end) = (ground(), Line::read);
    vec![
        tune().then(&end("g4:4")),
        half.alto.struck(&[BEAT]).then(&end("d4+g4:4")),
        half.tenor.struck(&[BEAT]).then(&end("b3:4")),
        half.bass.then(&end("g2:4")),
    ]
}

/// The piece.
pub fn piece() -> Piece {
    Piece {
        name: "tarocchini",
        players: vec![
            Player { instrument: &RECORDER, seat: 0.15, level: -1.0 },
            Player { instrument: &LUTE, seat: -0.35, level: 1.0 },
            Player { instrument: &LUTE, seat: -0.3, level: -2.0 },
            Player { instrument: &THEORBO, seat: 0.35, level: -1.0 },
        ],
        sections: sections(),
        tuning: MEANTONE,
        doubling: &[],
    }
}
