//! What is looked over before a piece is played: every note lies on its instrument, all players end together, and no two
//! voices run in parallel fifths or octaves by accident.

use super::counterpoint::{between, parallels};
use super::performance::Piece;
use super::score::{BEAT, Line};

/// One note at a time: strummed chords are no voices.
pub fn is_voice(line: &Line) -> bool {
    line.notes.windows(2).all(|pair| pair[0].at < pair[1].at)
}

/// Everything that is wrong with a piece, in words.
pub fn faults(piece: &Piece) -> Vec<String> {
    let mut faults = Vec::new();
    for (nth, section) in piece.sections.iter().enumerate() {
        let place = format!("{}, section {nth}", piece.name);
        if section.lines.len() != piece.players.len() {
            faults.push(format!("{place}: {} lines for {} players", section.lines.len(), piece.players.len()));
        }
        for (player, line) in piece.players.iter().zip(&section.lines) {
            let instrument = player.instrument;
            let missing = line.notes.iter().filter(|note| !instrument.has(note.pitch));
            faults.extend(missing.map(|note| format!("{place}: no {} on the {}", note.pitch, instrument.name)));
            if !line.notes.is_empty() && line.length != section.length() {
                faults.push(format!("{place}: the {} does not end with the others", instrument.name));
            }
            if line.notes.windows(2).any(|pair| pair[0].end() > pair[1].at && pair[0].at != pair[1].at) {
                faults.push(format!("{place}: the {} plays a note into the next", instrument.name));
            }
        }
        let beats: Vec<u32> = (0..section.length()).step_by(BEAT as usize).collect();
        let voices: Vec<_> = section.lines.iter().enumerate().filter(|(_, line)| is_voice(line)).collect();
        for (at, (one, line)) in voices.iter().enumerate() {
            let others = voices[at + 1..].iter().filter(|(other, _)| !piece.doubling.contains(&(*one, *other)));
            for (other, below) in others {
                let found = parallels(line, below).into_iter().chain(between(line, below, &beats));
                faults.extend(found.map(|parallel| format!("{place}, players {one} and {other}: {parallel}")));
            }
        }
    }
    faults
}
