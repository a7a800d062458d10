//! Positions as text: `12/12/12/12/3p8/12/12/3P8 white 63 0 0 0 0 -`.
//!
//! Ranks from the top, numbers for empty squares, `P O B` white and `p o b` black: peltast, hoplite, basileus. Then the
//! side to move; the dice (`-` before the first throw, when all show 1; `63` thrown for this turn; `63-` as they still
//! lie); moves in a row without a capture; refusals in a row of White and of Black; coins White has won. Last comes a
//! square whose piece was touched, or `$2` when so many captured pieces have still to be paid for, and behind it the
//! word of the ending if the game is decided; else `-`. All after the board may be left out.

use super::board::{At, Board, Kind, RANKS};
use super::contact::REFUSALS;
use super::ends::{End, Ending, QUIET};
use super::notation::{name, named};
use super::options::{Colour, Options, Payment};
use super::state::{Moment, Petteia};
use crate::rules::lexer::{Lexer, ReadError};
use std::fmt::Write;

/// The letters of the pieces, in the order of their faces.
pub(super) const LETTERS: [char; 6] = ['P', 'O', 'B', 'p', 'o', 'b'];
const NOTHING: &str = "-";
/// The most coins a text may tell of.
const MOST_COINS: i16 = 999;
/// One move takes no more pieces than this.
const MOST_OWED: u8 = 3;

/// The piece of a letter.
fn piece(letter: char) -> Option<(Colour, Kind)> {
    let face = LETTERS.iter().position(|&other| other == letter)?;
    Some((Colour::BOTH[face / Kind::ALL.len()], Kind::ALL[face % Kind::ALL.len()]))
}

/// The letter of a piece.
fn letter(colour: Colour, kind: Kind) -> char {
    LETTERS[colour.index() * Kind::ALL.len() + kind.index()]
}

impl Petteia {
    pub(super) fn write_position(&self) -> String {
        let Moment { to_move, quiet, refusals: [white, black], coins, owed, .. } = self.moment;
        let last = match (owed, self.touched()) {
            (0, Some(at)) => name(at),
            (0, None) => NOTHING.to_owned(),
            (owed, _) => match self.end {
                Some(end) => format!("${owed} {}", end.ending.word()),
                None => format!("${owed}"),
            },
        };
        let (board, dice) = (write_board(self.board()), self.write_dice());
        format!("{board} {} {dice} {quiet} {white} {black} {coins} {last}", to_move.word())
    }

    fn write_dice(&self) -> String {
        let dice = self.moment.dice.iter().filter(|&&pips| pips > 0).map(u8::to_string).collect::<String>();
        match self.moment.thrown {
            true => dice,
            false if dice.chars().all(|pips| pips == '1') => NOTHING.to_owned(),
            false => format!("{dice}-"),
        }
    }

    /// A game from a position text.
    pub(super) fn start_from_position(options: &Options, text: &str) -> Result<Petteia, ReadError> {
        let mut words = Lexer::new(text);
        let board = read_board(options, &words)?;
        words.word();
        let mut moment = Moment::first(options);
        if let Some(word) = words.peek() {
            let colour = Colour::BOTH.into_iter().find(|colour| colour.word() == word);
            moment.to_move = colour.ok_or_else(|| words.expected("white or black"))?;
            words.word();
        }
        let mut game = Petteia::new(*options, board, moment);
        game.read_dice(&mut words)?;
        let moment = &mut game.moment;
        let quiet = number(&mut words, 0, QUIET as i16 - 1);
        moment.quiet = quiet.ok_or_else(|| words.expected("a number of quiet moves"))?.cast_unsigned();
        for refusals in &mut moment.refusals {
            let number = number(&mut words, 0, i16::from(REFUSALS) - 1);
            *refusals = number.ok_or_else(|| words.expected("a number of refusals"))? as u8;
        }
        let most = if options.pay_dice == Payment::None { 0 } else { MOST_COINS };
        moment.coins = number(&mut words, -most, most).ok_or_else(|| words.expected("a number of coins"))?;
        game.read_last(&mut words)?;
        if words.is_done() { Ok(game) } else { Err(words.expected("the end of the position")) }
    }

    fn read_dice(&mut self, words: &mut Lexer) -> Result<(), ReadError> {
        let word = words.peek().unwrap_or(NOTHING);
        if word != NOTHING {
            let (digits, thrown) = word.strip_suffix(NOTHING).map_or((word, true), |digits| (digits, false));
            let pips: Option<Vec<u8>> = digits.chars().map(|c| c.to_digit(10).map(|pips| pips as u8)).collect();
            let dice = match pips.as_deref() {
                Some(&[die]) => Some([die, 0]),
                Some(&[high, low]) => Some([high, low]),
                _ => None,
            };
            let fits = dice.filter(|&dice| self.could_fall(dice));
            self.moment.dice = fits.ok_or_else(|| words.expected("dice of this game, the higher first, or -"))?;
            self.moment.thrown = thrown;
        }
        words.word();
        Ok(())
    }

    /// A piece that was touched, or what is still to be paid.
    fn read_last(&mut self, words: &mut Lexer) -> Result<(), ReadError> {
        let before = words.clone();
        let Some(word) = words.word().filter(|&word| word != NOTHING) else { return Ok(()) };
        let expected = || before.expected("a touched piece that can move, or payments such as $2, or -");
        if let Some(owed) = word.strip_prefix('$') {
            let owed = owed.parse().ok().filter(|owed| (1..=MOST_OWED).contains(owed));
            let paying = self.options().pay_dice != Payment::None && self.moment.thrown;
            self.moment.owed = owed.filter(|_| paying).ok_or_else(expected)?;
            self.end = None;
            if let Some(word) = words.word() {
                let ending = Ending::named(word).filter(|end| matches!(end, Ending::Decimazione | Ending::Assedio));
                let winner = self.to_move();
                self.end = Some(End::won(ending.ok_or_else(|| before.expected("the ending of a capture"))?, winner));
            }
            return Ok(());
        }
        let at = named(word, self.board().width()).filter(|&at| self.may(super::Move::Touch(at)));
        self.moment.touched = Some(self.square(at.ok_or_else(expected)?));
        Ok(())
    }
}

/// Takes a number within these bounds, 0 at the end of the text; leaves any other word.
fn number(words: &mut Lexer, least: i16, most: i16) -> Option<i16> {
    let Some(word) = words.peek() else { return Some(0) };
    let number = word.parse().ok().filter(|number| (least..=most).contains(number))?;
    words.word();
    Some(number)
}

/// The board's text: ranks from the top, numbers for empty squares.
pub fn write_board(board: &Board) -> String {
    let mut out = String::new();
    for rank in (0..RANKS).rev() {
        let mut empty = 0;
        for at in (0..board.width()).map(|file| At::new(file, rank)) {
            let Some((colour, kind)) = board.piece(at) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                let _ = write!(out, "{empty}");
                empty = 0;
            }
            out.push(letter(colour, kind));
        }
        if empty > 0 {
            let _ = write!(out, "{empty}");
        }
        if rank > 0 {
            out.push('/');
        }
    }
    out
}

fn read_board(options: &Options, words: &Lexer) -> Result<Board, ReadError> {
    let text = words.peek().unwrap_or_default();
    let start = words.at();
    let fail = |at: usize, expected: &str| {
        let found = text[at..].chars().take(10).collect();
        ReadError { line: start.0, column: start.1 + text[..at].chars().count(), expected: expected.to_owned(), found }
    };
    let width = options.variant.width();
    let mut board = Board::empty(width);
    let (mut rank, mut file, mut i) = (RANKS - 1, 0, 0);
    while let Some(sign) = text[i..].chars().next() {
        match sign {
            '/' if file == width && rank > 0 => {
                (rank, file) = (rank - 1, 0);
                i += 1;
                continue;
            }
            _ if file >= width && rank > 0 => return Err(fail(i, "the next rank")),
            _ if file >= width => return Err(fail(i, "the end of the board")),
            '0'..='9' => {
                let digits = text[i..].bytes().take_while(u8::is_ascii_digit).count();
                let empty = text[i..i + digits].parse().ok().filter(|empty| (1..=width - file).contains(empty));
                file += empty.ok_or_else(|| fail(i, "fewer empty squares"))?;
                i += digits;
                continue;
            }
            _ => {}
        }
        let known = piece(sign).filter(|(_, kind)| *kind != Kind::Basileus || options.variant.has_basileus());
        let (colour, kind) = known.ok_or_else(|| fail(i, "a piece of Petteia or empty squares"))?;
        if board.army(colour).of(kind).count() as usize == kind.most() {
            return Err(fail(i, "no more of these men"));
        }
        board.put(colour, kind, At::new(file, rank));
        file += 1;
        i += sign.len_utf8();
    }
    if rank != 0 || file != width {
        return Err(fail(text.len(), "more ranks and squares"));
    }
    Ok(board)
}
