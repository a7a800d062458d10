//! How strong a computer player is: a budget of positions and a measured softness, the same on every machine.
//!
//! A weaker player looks less far and is less choosy among moves that look nearly as good as the best. He never
//! throws a piece away on purpose: what he sees, he respects.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// One of the five strengths, from 1 (a beginner beats it) to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Strength(u8);

/// A number that is no strength.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a strength is a number from 1 to 5, not {0:?}")]
pub struct StrengthError(String);

impl Strength {
    /// All five, the weakest first.
    pub const ALL: [Strength; 5] = [Strength(1), Strength(2), Strength(3), Strength(4), Strength(5)];

    /// The strength of this number, from 1 to 5.
    pub fn new(number: u8) -> Option<Strength> {
        Strength::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Its number, from 1 to 5.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The key of its name in the translations.
    pub fn name_key(self) -> &'static str {
        ["strength-1", "strength-2", "strength-3", "strength-4", "strength-5"][usize::from(self.0 - 1)]
    }

    /// What it may spend on a move and how choosy it is.
    pub fn effort(self) -> Effort {
        match self.0 {
            1 => Effort::of(150, 45, 10),
            2 => Effort::of(1_000, 25, 11),
            3 => Effort::of(6_000, 12, 13),
            4 => Effort::of(40_000, 5, 16),
            _ => Effort::of(250_000, 0, 18),
        }
    }
}

impl FromStr for Strength {
    type Err = StrengthError;

    fn from_str(text: &str) -> Result<Strength, StrengthError> {
        text.parse().ok().and_then(Strength::new).ok_or_else(|| StrengthError(text.to_owned()))
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a search may spend and how choosy it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effort {
    /// How many positions may be looked at. The first look at every move is always finished.
    pub nodes: u64,
    /// By how many hundredths of a man a move may be worse than the best and still be played.
    pub softness: u16,
    /// By how many hundredths of a man the player may be mistaken about what a position is worth, up or down: each position
    /// is misjudged by an amount of its own. For games in which hundredths decide nothing.
    pub blur: u16,
    /// The transposition table has two to the power of this many entries.
    pub table_bits: u8,
    /// In the opening, moves that look about as good as the best are chosen too, lest all games begin alike.
    pub varied: bool,
    /// Where there are more than two sides: each of the others moves in his turn, all against the one who was asked
    /// (paranoid search), instead of one of them at a time (best-reply search).
    pub paranoid: bool,
    /// Where partners speak to each other: does the player speak, and mind what he is told?
    pub signals: bool,
}

impl Effort {
    const fn of(nodes: u64, softness: u16, table_bits: u8) -> Effort {
        Effort { nodes, softness, blur: 0, table_bits, varied: true, paranoid: false, signals: true }
    }

    /// What a hint is worth: a strong search that names its best move.
    pub fn hint() -> Effort {
        Effort { softness: 0, varied: false, ..Strength(4).effort() }
    }

    /// No search at all: the rules of thumb of a game of cards, and where there are none the first look at every move.
    pub fn thumb() -> Effort {
        Effort::of(0, 0, 8)
    }

    /// The same player with a `divisor`th of the positions, for quicker contests.
    pub fn scaled_down(self, divisor: u64) -> Effort {
        Effort { nodes: self.nodes / divisor.max(1), ..self }
    }

    /// How the player chooses in the opening.
    pub(super) fn in_opening(self) -> Effort {
        if self.varied { Effort { softness: self.softness.max(12), ..self } } else { self }
    }
}

impl From<Strength> for Effort {
    fn from(strength: Strength) -> Effort {
        strength.effort()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_from_one_to_five() {
        assert_eq!("3".parse(), Ok(Strength(3)));
        for bad in ["0", "6", "", "three", "-1", "300"] {
            assert!(bad.parse::<Strength>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_stronger_player_sees_more_and_is_choosier() {
        for pair in Strength::ALL.windows(2) {
            let (weak, strong) = (pair[0].effort(), pair[1].effort());
            assert!(weak.nodes < strong.nodes && weak.softness > strong.softness);
            assert!(weak.softness < 50, "a man is never thrown away for nothing");
        }
    }
}
