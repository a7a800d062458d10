//! Moves as text.

use super::board::{SIDE, Square, WIDTH};
use super::options::SEAT_NAMES;
use super::state::{Corona, Move, Phase};
use crate::rules::game::Style;
use crate::rules::lexer::{Lexer, ReadError};
use crate::rules::manner::Manner;
use crate::rules::seat::Seat;

pub(super) const PASS: &str = "pass";
const LOT: &str = "lot";
const HISTRION: &str = "histrion";
const TOUCH: &str = "touch";
const PENALTY: &str = "penalty";
/// By whether the Amazon goes first.
const PREFER: [&str; 2] = ["knight", "amazon"];

/// A square's name.
pub(super) fn name(at: Square) -> String {
    at.name(WIDTH)
}

/// The square of a name.
pub(super) fn named(name: &str) -> Option<Square> {
    Square::named(name, WIDTH, SIDE as u16)
}

/// The seat of a word.
pub(super) fn seat_named(word: &str) -> Option<Seat> {
    SEAT_NAMES.iter().position(|name| *name == word).map(|n| Seat(n as u8))
}

impl Corona {
    pub(super) fn write_move(&self, mv: Move, style: Style, out: &mut String) {
        match mv {
            Move::Step { from, to, crown } => {
                let strikes = self.field.lines().has(to);
                out.push_str(&name(from));
                out.push(if style == Style::Record && strikes { 'x' } else { '-' });
                out.push_str(&name(to));
                if crown {
                    out.push('*');
                }
            }
            Move::Pass => out.push_str(PASS),
            Move::Lot(seat) => words(LOT, SEAT_NAMES[seat.index() & 3], out),
            Move::Put(at) => out.push_str(&name(at)),
            Move::Histrion(at) => words(HISTRION, &name(at), out),
            Move::Prefer { amazon } => out.push_str(PREFER[usize::from(amazon)]),
            Move::Touch(at) => words(TOUCH, &name(at), out),
            Move::Penalty(at) => words(PENALTY, &name(at), out),
            Move::Manner(manner, seat) => manner.write(seat, &SEAT_NAMES, out),
        }
    }

    pub(super) fn read_move(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        if let Some((manner, seat)) = Manner::read(text, &SEAT_NAMES)? {
            return Ok(Move::Manner(manner, seat));
        }
        let on_square: fn(Square) -> Move = match text.peek().unwrap_or_default() {
            HISTRION => Move::Histrion,
            TOUCH => Move::Touch,
            PENALTY => Move::Penalty,
            _ => return self.read_word(text),
        };
        text.word();
        let at = text.peek().and_then(named).ok_or_else(|| text.expected("a square from a1 to q17"))?;
        text.word();
        Ok(on_square(at))
    }

    fn read_word(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        let mv = match text.peek().unwrap_or_default() {
            PASS => Move::Pass,
            LOT => {
                text.word();
                let seat = text.peek().and_then(seat_named).filter(|&seat| self.rules.seats.contains(seat));
                Move::Lot(seat.ok_or_else(|| text.expected("a corner with a squadron"))?)
            }
            word if PREFER.contains(&word) => Move::Prefer { amazon: word == PREFER[1] },
            word => match named(word).map(Move::Put).or_else(|| self.step_named(word)) {
                Some(mv) => mv,
                None => return Err(self.expected_move(text)),
            },
        };
        if let Move::Step { from, to, .. } = mv {
            // A capture is told by the board; a text that tells another one is damaged.
            let strikes = self.field.lines().has(to) && from != to;
            if !strikes && text.peek().is_some_and(|word| word.contains('x')) && self.may(mv) {
                let mut right = String::new();
                self.write_move(mv, Style::Record, &mut right);
                return Err(text.expected(right));
            }
        }
        text.word();
        Ok(mv)
    }

    fn step_named(&self, word: &str) -> Option<Move> {
        let (word, crown) = match word.strip_suffix('*') {
            Some(word) => (word, true),
            None => (word, false),
        };
        let (from, to) = word.split_once(['-', 'x'])?;
        Some(Move::Step { from: named(from)?, to: named(to)?, crown })
    }

    fn expected_move(&self, text: &Lexer) -> ReadError {
        match self.moment.phase {
            Phase::Lot => text.expected("a lot such as lot a1"),
            Phase::Array => text.expected("a square from a1 to q17"),
            Phase::Histrion => text.expected("a choice such as histrion d4"),
            Phase::Prefer => text.expected("knight or amazon"),
            Phase::Play => text.expected("a move such as e1-i5 or pass"),
        }
    }
}

fn words(first: &str, second: &str, out: &mut String) {
    out.push_str(first);
    out.push(' ');
    out.push_str(second);
}
