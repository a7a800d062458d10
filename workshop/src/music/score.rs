//! Music as it is written down: the notes of one voice after another.

/// Ticks in a beat: halves, thirds, quarters and sixths of it are whole.
pub const BEAT: u32 = 24;

/// A note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// When it begins, in ticks.
    pub at: u32,
    /// How long it is written, in ticks.
    pub lasts: u32,
    /// Its pitch, in semitones: 60 is the middle C.
    pub pitch: u8,
}

impl Note {
    /// When it ends.
    pub fn end(&self) -> u32 {
        self.at + self.lasts
    }
}

/// What one voice plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Its notes, in the order in which they begin; those of a chord from the lowest.
    pub notes: Vec<Note>,
    /// How long it is, with the rests at its end.
    pub length: u32,
}

impl Line {
    /// Reads a line: notes by name, octave and length in beats (`bb4:3/2`), the length only where it changes; `r` rests;
    /// `+` binds a chord; `|` stands wherever the reader likes.
    ///
    /// # Panics
    /// When the text is not written so: it is part of the program.
    pub fn read(text: &str) -> Line {
        let mut line = Line::default();
        let mut lasts = BEAT;
        for word in text.split_whitespace().filter(|word| *word != "|") {
            let (names, length) = word.split_once(':').map_or((word, None), |(names, length)| (names, Some(length)));
            if let Some(length) = length {
                let (whole, part) = length.split_once('/').unwrap_or((length, "1"));
                let number = |text: &str| text.parse::<u32>().unwrap_or_else(|_| panic!("no length: {word}"));
                lasts = BEAT * number(whole) / number(part);
            }
            if names != "r" {
                line.notes.extend(names.split('+').map(|name| Note { at: line.length, lasts, pitch: pitch(name) }));
            }
            line.length += lasts;
        }
        line
    }

    /// Silence.
    pub fn rest(length: u32) -> Line {
        Line { notes: Vec::new(), length }
    }

    /// This line and then another.
    pub fn then(mut self, other: &Line) -> Line {
        self.notes.extend(other.notes.iter().map(|note| Note { at: note.at + self.length, ..*note }));
        self.length += other.length;
        self
    }

    /// The same in another measure: `(3, 4)` makes three beats of four.
    pub fn in_measure(mut self, (new, old): (u32, u32)) -> Line {
        for note in &mut self.notes {
            (note.at, note.lasts) = (note.at * new / old, note.lasts * new / old);
        }
        self.length = self.length * new / old;
        self
    }

    /// Bars of four become bars of three: the first half of each takes two beats, the second one.
    pub fn in_three(mut self) -> Line {
        let bar = 4 * BEAT;
        let moved = |at: u32| at / bar * 3 * BEAT + (at % bar).min(2 * BEAT) + (at % bar).saturating_sub(2 * BEAT) / 2;
        for note in &mut self.notes {
            let end = moved(note.end());
            note.at = moved(note.at);
            note.lasts = end - note.at;
        }
        self.length = moved(self.length);
        self
    }

    /// Long notes are struck again in a rhythm that begins anew with every note: plucked strings do not sing for long.
    pub fn struck(&self, rhythm: &[u32]) -> Line {
        let mut notes = Vec::new();
        for note in &self.notes {
            let mut at = note.at;
            for &lasts in rhythm.iter().cycle() {
                if at >= note.end() {
                    break;
                }
                notes.push(Note { at, lasts: lasts.min(note.end() - at), pitch: note.pitch });
                at += lasts;
            }
        }
        Line { notes, length: self.length }
    }

    /// What sounds at a moment; of a chord its lowest note.
    pub fn at(&self, moment: u32) -> Option<Note> {
        self.notes.iter().find(|note| (note.at..note.end()).contains(&moment)).copied()
    }
}

/// A pitch by name: `c4`, `f#3`, `bb4`.
fn pitch(name: &str) -> u8 {
    let octave = name.chars().last().and_then(|last| last.to_digit(10));
    let step = name.chars().next().and_then(|letter| "c.d.ef.g.a.b".find(letter));
    let bent = match name.get(1..name.len().saturating_sub(1)) {
        Some("") => Some(0),
        Some("#") => Some(1),
        Some("b") => Some(-1),
        _ => None,
    };
    match (octave, step, bent) {
        (Some(octave), Some(step), Some(bent)) => (12 * (octave as i32 + 1) + step as i32 + bent) as u8,
        _ => panic!("no pitch: {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_is_written() {
        let line = Line::read("c4:2 | bb3:1/2 f#4 r:1 d4+a4:3/2");
        let notes: Vec<_> = line.notes.iter().map(|note| (note.at, note.lasts, note.pitch)).collect();
        assert_eq!(notes, [(0, 48, 60), (48, 12, 58), (60, 12, 66), (96, 36, 62), (96, 36, 69)]);
        assert_eq!(line.length, 132);
    }

    #[test]
    fn lines_are_joined_stretched_and_struck() {
        let line = Line::read("c4:4").then(&Line::read("d4:4")).in_measure((3, 4));
        assert_eq!((line.length, line.notes[1].at, line.notes[1].lasts), (144, 72, 72));
        let struck = line.struck(&[48, 24]);
        assert_eq!(struck.notes.iter().map(|note| note.lasts).collect::<Vec<_>>(), [48, 24, 48, 24]);
        assert_eq!(struck.at(71).map(|note| note.pitch), Some(60));
        assert_eq!(struck.at(144), None);
    }
}
