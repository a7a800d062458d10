//! Rules that two voices keep if both are to be heard.

use super::score::{BEAT, Line};
use std::fmt::{Display, Formatter};

/// Two voices that go from a fifth to a fifth, or from an octave to an octave, in the same direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parallel {
    /// When they arrive, in ticks.
    pub at: u32,
    /// The pitches of both before.
    pub from: (u8, u8),
    /// .. and after.
    pub to: (u8, u8),
}

impl Display for Parallel {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let ((high, low), (to_high, to_low)) = (self.from, self.to);
        write!(f, "{high} over {low} goes to {to_high} over {to_low} at beat {:.2}", self.at as f32 / BEAT as f32)
    }
}

/// Does a step of two voices keep a fifth or an octave (or one of their compounds)?
pub fn is_parallel(from: (u8, u8), to: (u8, u8)) -> bool {
    let apart = |(one, other): (u8, u8)| one.abs_diff(other) % 12;
    let rises = |before: u8, after: u8| before.cmp(&after);
    let together = rises(from.0, to.0) == rises(from.1, to.1) && from.0 != to.0;
    together && apart(from) == apart(to) && matches!(apart(to), 0 | 7)
}

/// All parallel fifths and octaves of two voices, from note to note.
pub fn parallels(one: &Line, other: &Line) -> Vec<Parallel> {
    let mut moments: Vec<u32> = one.notes.iter().chain(&other.notes).map(|note| note.at).collect();
    moments.sort_unstable();
    moments.dedup();
    between(one, other, &moments)
}

/// The same from one of these moments to the next: what diminutions between them do not hide.
pub fn between(one: &Line, other: &Line, moments: &[u32]) -> Vec<Parallel> {
    let heard = |moment: u32| Some((one.at(moment)?.pitch, other.at(moment)?.pitch));
    let step = |pair: &[u32]| {
        let (from, to) = (heard(pair[0])?, heard(pair[1])?);
        is_parallel(from, to).then_some(Parallel { at: pair[1], from, to })
    };
    moments.windows(2).filter_map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parallels_are_found_and_nothing_else() {
        let bass = Line::read("c3:2 d3");
        assert_eq!(parallels(&Line::read("g4:2 a4"), &bass).len(), 1, "twelfths");
        assert_eq!(parallels(&Line::read("c4:2 d4"), &bass).len(), 1, "octaves");
        assert_eq!(parallels(&Line::read("e4:2 f4"), &bass), [], "tenths");
        assert_eq!(parallels(&Line::read("g4:2 d4"), &bass), [], "against each other");
        assert_eq!(parallels(&Line::read("g4:2 g4"), &bass), [], "one stays");
        let hidden = Line::read("g4:1 b4 a4:2");
        assert_eq!(parallels(&hidden, &bass), []);
        assert_eq!(between(&hidden, &bass, &[0, 48]).len(), 1, "from beat to beat");
    }
}
