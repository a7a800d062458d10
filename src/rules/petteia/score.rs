//! The author's own way to write a game (l.169 to l.185), for games out of books and letters:
//! `1) 63 A2-A4, 32 H6-Z6; 2) 31 A1-A3, 42 K7-K5; 3) 11 B1-A1, 53 Λ7- Λ5; 4) 65 A1-A2, 0-1 (renitenza)`.
//!
//! ```text
//! record = { turn [";"] } [ [","] result [ "(" reason ")" ] ]
//! turn   = number ")" halves [ "," halves ]
//! halves = half { "&" half }                        & = a further move of a hand of Zeus
//! half   = [ dice ] ( "--" | square "-" square { "x" square } ) { "$" coins }
//! result = "1-0" | "0-1" | "½-½" | "1/2-1/2"
//! ```
//! Blanks are free between tokens. Whether the moves are legal is another question: the author's own example is not.

use super::board::At;
use super::ends::End;
use super::notation::{greek, take_square};
use super::options::Colour;
use super::state::{Move, Petteia};
use crate::rules::game::Game;
use crate::rules::lexer::ReadError;
use crate::rules::sitting::Sitting;
use std::fmt;

/// A game as the author writes it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// Its numbered moves.
    pub turns: Vec<Turn>,
    /// How it ended, if it is told.
    pub result: Option<Result>,
    /// Why: the author's word in parentheses.
    pub reason: Option<String>,
}

/// A numbered move: one of White and one of Black, each perhaps several by a hand of Zeus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its number.
    pub number: u32,
    /// White's moves.
    pub white: Vec<Half>,
    /// Black's moves; none if the game ends before them.
    pub black: Vec<Half>,
}

/// One move of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Half {
    /// What the dice showed, as written; none in Petteia.
    pub dice: Vec<u8>,
    /// From where to where; `None`: the turn was skipped.
    pub step: Option<(At, At)>,
    /// What was captured.
    pub taken: Vec<At>,
    /// What was paid for it.
    pub paid: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Result {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Nobody did.
    Draw,
}

const RESULTS: [(&str, Result); 4] =
    [("1-0", Result::White), ("0-1", Result::Black), ("½-½", Result::Draw), ("1/2-1/2", Result::Draw)];
/// The files of the widest board.
const WIDTH: usize = 12;
/// One move captures no more than this.
const MOST_TAKEN: usize = 3;

impl Score {
    /// Reads a whole game.
    ///
    /// # Errors
    /// Where the text stops being one, and what could have stood there.
    pub fn read(text: &str) -> std::result::Result<Score, ReadError> {
        let mut scan = Scan { text, rest: text };
        let mut score = Score::default();
        loop {
            scan.take(",");
            if let Some(result) = scan.result() {
                score.result = Some(result);
                break;
            }
            if scan.is_done() {
                break;
            }
            score.turns.push(scan.turn()?);
            scan.take(";");
        }
        if score.result.is_some() && scan.take("(") {
            score.reason = Some(scan.reason()?);
        }
        if scan.is_done() { Ok(score) } else { Err(scan.expected("the end of the game")) }
    }

    /// Writes down a move of a side. A game that Black begins has White skip its first turn.
    fn add(&mut self, mover: Colour, half: Half) {
        let number = self.turns.len() as u32 + 1;
        let turn = |white: Vec<Half>| Turn { number, white, black: Vec::new() };
        match (mover, self.turns.last_mut()) {
            (Colour::White, Some(last)) if last.black.is_empty() => last.white.push(half),
            (Colour::White, _) => self.turns.push(turn(vec![half])),
            (Colour::Black, Some(last)) => last.black.push(half),
            (Colour::Black, None) => {
                let skipped = Half { dice: Vec::new(), step: None, taken: Vec::new(), paid: Vec::new() };
                self.turns.push(Turn { black: vec![half], ..turn(vec![skipped]) });
            }
        }
    }

    /// Writes down what was paid for the last move.
    fn pay(&mut self, coins: u8) {
        if let Some(turn) = self.turns.last_mut() {
            let halves = if turn.black.is_empty() { &mut turn.white } else { &mut turn.black };
            if let Some(half) = halves.last_mut() {
                half.paid.push(coins);
            }
        }
    }

    /// All moves in the order in which they were made.
    pub fn halves(&self) -> impl Iterator<Item = &Half> {
        self.turns.iter().flat_map(|turn| turn.white.iter().chain(&turn.black))
    }
}

/// The current game of a sitting as the author writes it. What is done beside the board is left out: his notation has no
/// signs for it.
pub(super) fn of(sitting: &Sitting<Petteia>) -> Score {
    let hand = sitting.hands().len() - 1;
    let mut game = *sitting.at(hand, 0).game();
    let mut score = Score::default();
    let mut dice = Vec::new();
    for made in sitting.hands()[hand].made() {
        let before = game;
        game.play(made.mv, &mut ());
        match made.mv {
            Move::Throw(pips) => dice = pips.into_iter().filter(|&pips| pips > 0).collect(),
            Move::Step { from, to } => {
                let mut taken: Vec<_> = before.takes(from, to).collect();
                taken.sort_by_key(|at| (at.file(), at.rank()));
                let half = Half { dice: std::mem::take(&mut dice), step: Some((from, to)), taken, paid: Vec::new() };
                score.add(before.to_move(), half);
            }
            Move::Pay(coins) => score.pay(coins),
            Move::Touch(_) | Move::Penalty(_) | Move::Manner(..) => {}
        }
    }
    if let Some(End { ending, winner }) = game.end() {
        score.result = Some(match winner {
            Some(Colour::White) => Result::White,
            Some(Colour::Black) => Result::Black,
            None => Result::Draw,
        });
        score.reason = Some(ending.word().to_owned());
    }
    score
}

/// What is left of a text.
struct Scan<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Scan<'a> {
    fn skip_blanks(&mut self) -> &'a str {
        self.rest = self.rest.trim_start();
        self.rest
    }

    fn is_done(&mut self) -> bool {
        self.skip_blanks().is_empty()
    }

    /// Takes this sign, if it comes next.
    fn take(&mut self, sign: &str) -> bool {
        let rest = self.skip_blanks().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Takes the digits that come next.
    fn digits(&mut self) -> &'a str {
        let text = self.skip_blanks();
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        self.rest = &text[end..];
        &text[..end]
    }

    fn expected(&mut self, what: &str) -> ReadError {
        let rest = self.skip_blanks();
        let before = &self.text[..self.text.len() - rest.len()];
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let found = rest.chars().take(10).collect();
        ReadError { line: before.matches('\n').count() + 1, column, expected: what.to_owned(), found }
    }

    fn result(&mut self) -> Option<Result> {
        RESULTS.into_iter().find(|(sign, _)| self.take(sign)).map(|(_, result)| result)
    }

    fn reason(&mut self) -> std::result::Result<String, ReadError> {
        let Some((reason, rest)) = self.rest.split_once(')') else { return Err(self.expected(")")) };
        self.rest = rest;
        Ok(reason.trim().to_owned())
    }

    fn turn(&mut self) -> std::result::Result<Turn, ReadError> {
        let at_number = self.rest;
        let number = self.digits().parse().ok().filter(|_| self.take(")"));
        let Some(number) = number else {
            self.rest = at_number;
            return Err(self.expected("the number of a move, such as 1)"));
        };
        let white = self.halves()?;
        let before = self.rest;
        let mut black = Vec::new();
        if self.take(",") {
            // A comma may also stand before the result.
            let is_over = RESULTS.iter().any(|(sign, _)| self.skip_blanks().starts_with(sign));
            match is_over {
                true => self.rest = before,
                false => black = self.halves()?,
            }
        }
        Ok(Turn { number, white, black })
    }

    fn halves(&mut self) -> std::result::Result<Vec<Half>, ReadError> {
        let mut halves = vec![self.half()?];
        while self.take("&") {
            halves.push(self.half()?);
        }
        Ok(halves)
    }

    fn half(&mut self) -> std::result::Result<Half, ReadError> {
        let at_dice = self.rest;
        let digits = self.digits();
        if digits.len() > 2 || !digits.bytes().all(|digit| (b'1'..=b'6').contains(&digit)) {
            self.rest = at_dice;
            return Err(self.expected("a move such as A2-A4"));
        }
        let dice = digits.bytes().map(|digit| digit - b'0').collect();
        let mut half = Half { dice, step: None, taken: Vec::new(), paid: Vec::new() };
        if !self.take("--") {
            let from = self.square()?;
            if !self.take("-") {
                return Err(self.expected("-"));
            }
            half.step = Some((from, self.square()?));
            while half.taken.len() < MOST_TAKEN && self.take("x") {
                half.taken.push(self.square()?);
            }
        }
        while self.take("$") {
            let coins = self.digits().parse();
            half.paid.push(coins.map_err(|_| self.expected("a payment such as $5"))?);
        }
        Ok(half)
    }

    fn square(&mut self) -> std::result::Result<At, ReadError> {
        match take_square(self.skip_blanks(), WIDTH) {
            Some((at, rest)) => {
                self.rest = rest;
                Ok(at)
            }
            None => Err(self.expected("a move such as A2-A4")),
        }
    }
}

/// Written in Greek, as the author does.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, turn) in self.turns.iter().enumerate() {
            f.write_str(if n > 0 { "; " } else { "" })?;
            write!(f, "{}) ", turn.number)?;
            write_halves(&turn.white, f)?;
            if !turn.black.is_empty() {
                f.write_str(", ")?;
                write_halves(&turn.black, f)?;
            }
        }
        if let Some(result) = self.result {
            let sign = RESULTS.iter().find(|(_, other)| *other == result).map_or("", |(sign, _)| sign);
            f.write_str(match self.turns.last() {
                None => "",
                Some(last) if last.black.is_empty() => ", ",
                Some(_) => "; ",
            })?;
            f.write_str(sign)?;
        }
        match &self.reason {
            Some(reason) => write!(f, " ({reason})"),
            None => Ok(()),
        }
    }
}

fn write_halves(halves: &[Half], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (n, half) in halves.iter().enumerate() {
        f.write_str(if n > 0 { " & " } else { "" })?;
        half.dice.iter().try_for_each(|pips| write!(f, "{pips}"))?;
        f.write_str(if half.dice.is_empty() { "" } else { " " })?;
        match half.step {
            Some((from, to)) => write!(f, "{}-{}", greek(from), greek(to))?,
            None => f.write_str("--")?,
        }
        half.taken.iter().try_for_each(|&at| write!(f, "x{}", greek(at)))?;
        half.paid.iter().try_for_each(|coins| write!(f, " ${coins}"))?;
    }
    Ok(())
}
