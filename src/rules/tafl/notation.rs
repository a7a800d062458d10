//! Squares, moves and positions as text.

use super::board::{At, Board, Direction};
use super::options::{Colour, Die, MOST_MEN, Rules};
use super::state::{Moment, Move, Tafl};
use crate::rules::game::Style;
use crate::rules::lexer::{Lexer, ReadError};
use crate::rules::manner::Manner;
use std::fmt::Write;

/// The words of the seats.
pub(super) const SEAT_NAMES: [&str; 2] = ["black", "white"];
/// The letters of the pieces in position texts, in the order of their faces.
pub(super) const LETTERS: [char; 3] = ['K', 'T', 't'];

/// A square's name: file letter and rank number.
pub fn name(at: At) -> String {
    format!("{}{}", (b'a' + at.file() as u8 - 1) as char, at.rank())
}

/// Takes a square's name off the front of a text.
fn square<'a>(text: &'a str, board: &Board) -> Option<(At, &'a str)> {
    let file = text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).take(3).count();
    let at =
        At::new(text[1..1 + digits].parse::<usize>().ok().filter(|&rank| rank < 32)?, usize::from(file - b'a') + 1);
    board.contains(at).then_some((at, &text[1 + digits..]))
}

impl Tafl {
    pub(super) fn write_move(&self, mv: Move, style: Style, out: &mut String) {
        let (from, to) = match mv {
            Move::Step { from, to } => (from, to),
            Move::Pass => return out.push_str("--"),
            Move::Throw(pips) => {
                let _ = write!(out, "{pips}");
                return;
            }
            Move::Manner(manner, seat) => return manner.write(seat, &SEAT_NAMES, out),
        };
        let _ = write!(out, "{}-{}", name(from), name(to));
        if style == Style::Record && self.may(mv) {
            let mut after = *self;
            let taken = after.step(from, to, &mut ());
            taken.men().for_each(|man| {
                let _ = write!(out, "x{}", name(man));
            });
            if taken.own {
                out.push('~');
            }
            if taken.king {
                out.push('#');
            }
        }
    }

    pub(super) fn read_move(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        if let Some((manner, seat)) = Manner::read(text, &SEAT_NAMES)? {
            return Ok(Move::Manner(manner, seat));
        }
        let word = text.peek().unwrap_or_default();
        let mv = match word.as_bytes() {
            b"--" => Move::Pass,
            [pips @ b'1'..=b'6'] => Move::Throw(pips - b'0'),
            _ => self.read_step(text)?,
        };
        text.word();
        Ok(mv)
    }

    fn read_step(&self, text: &Lexer) -> Result<Move, ReadError> {
        let word = text.peek().unwrap_or_default();
        let board = self.board();
        let last = At::new(board.size(), board.size());
        let expected = || match self.awaits_throw() {
            true => text.expected("a throw from 1 to 6"),
            false => text.expected(format!("a move such as a1-{} or --", name(last))),
        };
        let (from, rest) = square(word, board).ok_or_else(expected)?;
        let rest = rest.strip_prefix('-').ok_or_else(expected)?;
        let (to, marks) = square(rest, board).ok_or_else(expected)?;
        let mv = Move::Step { from, to };
        if marks.is_empty() {
            return Ok(mv);
        }
        // Captures are told by the move itself; a text that tells other ones is damaged.
        let mut right = String::new();
        self.write_move(mv, Style::Record, &mut right);
        if self.may(mv) && word != right {
            return Err(text.expected(right));
        }
        let mut rest = marks;
        while let Some(taken) = rest.strip_prefix('x') {
            rest = square(taken, board).ok_or_else(expected)?.1;
        }
        rest = rest.strip_prefix('~').unwrap_or(rest);
        rest = rest.strip_prefix('#').unwrap_or(rest);
        if rest.is_empty() { Ok(mv) } else { Err(expected()) }
    }

    /// Board, side to move, die, turns without a lost man, men lost (black, white):
    /// `3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 black - 0 0 0`. The die is `4` when thrown for this turn, `4-` when it still
    /// lies as it fell in the last one, `-` before the first throw, when it shows 1.
    pub(super) fn write_position(&self) -> String {
        let Moment { to_move, pips, thrown, quiet, lost: [black, white] } = self.moment();
        let die = match (pips, thrown) {
            (pips, true) => pips.to_string(),
            (1, false) => "-".to_owned(),
            (pips, false) => format!("{pips}-"),
        };
        format!("{} {} {die} {quiet} {black} {white}", write_board(self.board()), to_move.word())
    }
}

/// The board's text: ranks from the top, digits for empty squares.
pub fn write_board(board: &Board) -> String {
    let mut out = String::new();
    for rank in (1..=board.size()).rev() {
        let mut empty = 0;
        for file in 1..=board.size() {
            let at = At::new(rank, file);
            let letter = match board.colour(at) {
                None => {
                    empty += 1;
                    continue;
                }
                Some(_) if at == board.king() => 'K',
                Some(Colour::White) => 'T',
                Some(Colour::Black) => 't',
            };
            if empty > 0 {
                let _ = write!(out, "{empty}");
                empty = 0;
            }
            out.push(letter);
        }
        if empty > 0 {
            let _ = write!(out, "{empty}");
        }
        if rank > 1 {
            out.push('/');
        }
    }
    out
}

/// Reads a position text; after the board everything may be missing.
pub(super) fn read_position(rules: &Rules, text: &str) -> Result<(Board, Moment), ReadError> {
    let mut words = Lexer::new(text);
    let board = read_board(usize::from(rules.size), &words)?;
    words.word();
    let mut moment = Moment::first(rules.first);
    if let Some(word) = words.peek() {
        let colour = Colour::BOTH.into_iter().find(|colour| colour.word() == word);
        moment.to_move = colour.ok_or_else(|| words.expected("black or white"))?;
        words.word();
    }
    if let Some(word) = words.peek() {
        (moment.pips, moment.thrown) = match word.as_bytes() {
            b"-" => (1, false),
            [pips @ b'1'..=b'6'] if rules.die != Die::None => (pips - b'0', true),
            [pips @ b'1'..=b'6', b'-'] if rules.die != Die::None => (pips - b'0', false),
            _ if rules.die == Die::None => return Err(words.expected("no throw but -")),
            _ => return Err(words.expected("a throw from 1 to 6, or -")),
        };
        words.word();
    }
    let quiet = number(&mut words, rules.quiet_limit);
    moment.quiet = quiet.ok_or_else(|| words.expected("a number of quiet turns"))?;
    for lost in &mut moment.lost {
        let number = number(&mut words, MOST_MEN as u16 + 1);
        *lost = number.ok_or_else(|| words.expected("a number of lost men"))?;
    }
    if words.is_done() { Ok((board, moment)) } else { Err(words.expected("the end of the position")) }
}

/// Takes a number up to `most`, 0 at the end of the text; leaves any other word.
fn number(words: &mut Lexer, most: u16) -> Option<u16> {
    let Some(word) = words.peek() else { return Some(0) };
    let number = word.parse().ok().filter(|&number| number <= most)?;
    words.word();
    Some(number)
}

fn read_board(size: usize, words: &Lexer) -> Result<Board, ReadError> {
    let text = words.peek().unwrap_or_default();
    let start = words.at();
    let fail = |at: usize, expected: &str| {
        let found = text[at..].chars().take(10).collect();
        let column = start.1 + text[..at].chars().count();
        ReadError { line: start.0, column, expected: expected.to_owned(), found }
    };
    let mut board = Board::empty(size);
    let (mut rank, mut file, mut men, mut i) = (size, 1, 0, 0);
    while let Some(letter) = text[i..].chars().next() {
        let mut width = letter.len_utf8();
        let at = At::new(rank, file);
        match letter {
            '/' if file == size + 1 && rank > 1 => {
                (rank, file) = (rank - 1, 0);
            }
            _ if file > size && rank > 1 => return Err(fail(i, "the next rank")),
            _ if file > size => return Err(fail(i, "the end of the board")),
            '0'..='9' => {
                width = text[i..].bytes().take_while(u8::is_ascii_digit).count();
                let empty = text[i..i + width].parse().ok().filter(|&empty| (1..=size + 1 - file).contains(&empty));
                file += empty.ok_or_else(|| fail(i, "fewer empty squares"))? - 1;
            }
            't' | 'T' if at == board.throne() || board.is_corner(at) => {
                return Err(fail(i, "no man on this square"));
            }
            'K' if board.king() != At::NONE => return Err(fail(i, "only one King")),
            't' => board.put(Colour::Black, at),
            'T' => board.put(Colour::White, at),
            'K' => board.put_king(at),
            _ => return Err(fail(i, "a piece or empty squares")),
        }
        men += usize::from(matches!(letter, 't' | 'T'));
        if men > MOST_MEN {
            return Err(fail(i, "fewer men"));
        }
        file += 1;
        i += width;
    }
    if rank != 1 || file != size + 1 {
        return Err(fail(text.len(), "more ranks and squares"));
    }
    Ok(board)
}

/// The squares between two squares of a line, in order; none if they are not on one.
pub(super) fn squares_between(from: At, to: At) -> impl Iterator<Item = At> + Clone {
    let direction = Direction::between(from, to);
    std::iter::successors(direction.map(|d| from.step(d)), move |at| direction.map(|d| at.step(d)))
        .take_while(move |&at| at != to)
}
