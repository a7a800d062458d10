//! Squares and moves as text (l.169 to l.185). Stored with the letters of the Greek files in ASCII, shown in Greek; read
//! in either.

use super::board::{At, RANKS, Set};
use super::state::{Move, Petteia};
use crate::rules::game::Style;
use crate::rules::lexer::{Lexer, ReadError};
use crate::rules::manner::Manner;
use crate::rules::place::{Edges, Square};
use std::fmt::Write;

/// The words of the seats.
pub(super) const SEAT_NAMES: [&str; 2] = ["white", "black"];
/// The files from the left as they are stored: a Greek letter that looks Latin is that letter, the others are written
/// as in Beta Code. So H is eta and Q theta.
pub const FILES: [char; 12] = ['A', 'B', 'G', 'D', 'E', 'Z', 'H', 'Q', 'I', 'K', 'L', 'M'];
/// The files as they are shown.
pub const GREEK: [char; 12] = ['Α', 'Β', 'Γ', 'Δ', 'Ε', 'Ζ', 'Η', 'Θ', 'Ι', 'Κ', 'Λ', 'Μ'];
/// The ranks in the margin, in acrophonic Attic numerals; the stroke is a Latin I.
pub const ATTIC: [&str; RANKS] = ["I", "II", "III", "IIII", "Π", "ΠI", "ΠII", "ΠIII"];

const TOUCH: &str = "touch";
const PENALTY: &str = "penalty";

/// A square's name as it is stored.
pub fn name(at: At) -> String {
    format!("{}{}", FILES[at.file()], at.rank() + 1)
}

/// A square's name as it is shown.
pub fn greek(at: At) -> String {
    format!("{}{}", GREEK[at.file()], at.rank() + 1)
}

/// A text of the notation as it is shown: the letters of squares in Greek, however they were typed.
pub(super) fn in_greek(text: &str) -> String {
    let next = text.chars().skip(1).map(Some).chain([None]);
    let shown = text.chars().zip(next).map(|(sign, next)| {
        let square = next.is_some_and(|next| ('1'..='8').contains(&next));
        file(sign).filter(|_| square).map_or(sign, |file| GREEK[file])
    });
    shown.collect()
}

/// The file of a letter, Greek or ASCII, of any case.
fn file(letter: char) -> Option<usize> {
    let mut upper = letter.to_uppercase();
    let upper = upper.next().filter(|_| upper.next().is_none())?;
    FILES.iter().zip(&GREEK).position(|(&ascii, &greek)| upper == ascii || upper == greek)
}

/// Takes a square's name off the front of a text.
pub(super) fn take_square(text: &str, width: usize) -> Option<(At, &str)> {
    let mut signs = text.chars();
    let file = signs.next().and_then(file).filter(|&file| file < width)?;
    let rank = signs.next()?.to_digit(10).and_then(|rank| (rank as usize).checked_sub(1))?;
    (rank < RANKS).then(|| (At::new(file, rank), signs.as_str()))
}

/// The square of a name on a board of so many files.
pub(super) fn named(text: &str, width: usize) -> Option<At> {
    take_square(text, width).filter(|(_, rest)| rest.is_empty()).map(|(at, _)| at)
}

/// The name of a square as the table numbers it.
pub(super) fn square_name(square: Square, width: u16) -> String {
    let (file, rank) = (square.0 % width, square.0 / width);
    // A diagram may be of a part of the board only, and nobody asks for more files than there are letters.
    FILES.get(usize::from(file)).map_or_else(String::new, |letter| format!("{letter}{}", rank + 1))
}

/// What stands along the edges of the board; the numerals at White's right (l.43).
pub(super) fn edges(width: u16, height: u16) -> Edges {
    let files = GREEK.iter().take(width.into()).map(char::to_string).collect();
    let ranks = ATTIC.iter().take(height.into()).map(|&numeral| numeral.to_owned()).collect();
    Edges { files, ranks, ranks_at_right: true }
}

/// The pieces taken, each led by an x, in order of file, then rank.
fn write_taken(taken: Set, out: &mut String) {
    let mut taken: Vec<At> = taken.collect();
    taken.sort_unstable_by_key(|at| (at.file(), at.rank()));
    for at in taken {
        out.push('x');
        out.push_str(&name(at));
    }
}

impl Petteia {
    pub(super) fn write_move(&self, mv: Move, style: Style, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match mv {
            Move::Step { from, to } => {
                out.push_str(&format!("{}-{}", name(from), name(to)));
                if style == Style::Record && self.may(mv) {
                    write_taken(self.takes(from, to), out);
                }
                Ok(())
            }
            Move::Throw([high, 0]) => write!(out, "{high}"),
            Move::Throw([high, low]) => write!(out, "{high}{low}"),
            Move::Pay(coins) => write!(out, "${coins}"),
            Move::Touch(at) => write!(out, "{TOUCH} {}", name(at)),
            Move::Penalty(at) => write!(out, "{PENALTY} {}", name(at)),
            Move::Manner(manner, seat) => {
                manner.write(seat, &SEAT_NAMES, out);
                Ok(())
            }
        };
    }

    pub(super) fn read_move(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        if let Some((manner, seat)) = Manner::read(text, &SEAT_NAMES)? {
            return Ok(Move::Manner(manner, seat));
        }
        let word = text.peek().unwrap_or_default();
        let on_square: fn(At) -> Move = match word {
            TOUCH => Move::Touch,
            PENALTY => Move::Penalty,
            _ => {
                let mv = match self.read_throw(word) {
                    Some(mv) => mv,
                    None => self.read_step(text)?,
                };
                text.word();
                return Ok(mv);
            }
        };
        text.word();
        let width = self.board().width();
        let at = text.peek().and_then(|word| named(word, width));
        let last = name(At::new(width - 1, RANKS - 1));
        let at = at.ok_or_else(|| text.expected(format!("a square from A1 to {last}")))?;
        text.word();
        Ok(on_square(at))
    }

    /// A throw, or a payment; two dice may be written in either order.
    fn read_throw(&self, word: &str) -> Option<Move> {
        if let Some(coins) = word.strip_prefix('$') {
            return coins.parse().ok().filter(|_| !coins.starts_with(['0', '+'])).map(Move::Pay);
        }
        let pips = |digit: u8| (b'1'..=b'6').contains(&digit).then(|| digit - b'0');
        match (self.options().variant.dice(), word.as_bytes()) {
            (1, &[die]) => Some(Move::Throw([pips(die)?, 0])),
            (2, &[one, other]) => {
                let (one, other) = (pips(one)?, pips(other)?);
                Some(Move::Throw([one.max(other), one.min(other)]))
            }
            _ => None,
        }
    }

    fn read_step(&self, text: &Lexer) -> Result<Move, ReadError> {
        let word = text.peek().unwrap_or_default();
        let width = self.board().width();
        let expected = || match (self.moment.owed > 0, self.awaits_throw(), self.options().variant.dice()) {
            (true, ..) => text.expected("a payment such as $5"),
            (false, true, 1) => text.expected("a throw from 1 to 6"),
            (false, true, _) => text.expected("two dice such as 63"),
            (false, false, _) => text.expected("a move such as A2-A4"),
        };
        let (from, rest) = take_square(word, width).ok_or_else(expected)?;
        let rest = rest.strip_prefix('-').ok_or_else(expected)?;
        let (to, marks) = take_square(rest, width).ok_or_else(expected)?;
        let mv = Move::Step { from, to };
        let mut told = Set::NONE;
        let mut rest = marks;
        while let Some(taken) = rest.strip_prefix('x') {
            let (at, after) = take_square(taken, width).ok_or_else(expected)?;
            told.insert(at);
            rest = after;
        }
        if !rest.is_empty() {
            return Err(expected());
        }
        // Captures are told by the board; a text that tells other ones is damaged.
        if !told.is_empty() && self.may(mv) && told != self.takes(from, to) {
            let mut right = String::new();
            self.write_move(mv, Style::Record, &mut right);
            return Err(text.expected(right));
        }
        Ok(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_in_greek_in_look_alikes_and_in_ascii() {
        for (text, wanted) in [
            ("Θ6", "Q6"),
            ("θ6", "Q6"),
            ("q6", "Q6"),
            ("H2", "H2"),
            ("Η2", "H2"),
            ("η2", "H2"),
            ("h2", "H2"),
            ("Λ7", "L7"),
            ("µ8", "M8"),
            ("γ1", "G1"),
        ] {
            assert_eq!(named(text, 12).map(name).as_deref(), Some(wanted), "{text}");
        }
        for bad in ["", "A", "A0", "A9", "C1", "Θ66", "6Θ", "ß1", "I1 ", "ǰ1"] {
            assert_eq!(named(bad, 12), None, "{bad}");
        }
        assert_eq!((named("I1", 8), named("Q1", 8)), (None, Some(At::new(7, 0))));
    }

    #[test]
    fn what_is_shown_is_greek_and_reads_back() {
        assert_eq!(in_greek("L7-L5xQ6"), "Λ7-Λ5xΘ6");
        assert_eq!(in_greek("λ7-l5xΘ6"), "Λ7-Λ5xΘ6");
        assert_eq!(in_greek("white:resign 63 $5 touch H3"), "white:resign 63 $5 touch Η3");
        for at in Set::board(12) {
            assert_eq!(in_greek(&name(at)), greek(at));
            assert_eq!(named(&greek(at), 12), Some(at));
            assert_eq!(named(&name(at), 12), Some(at));
        }
    }
}
