//! Moves in algebraic notation, as other programs write them: `e4`, `Nbd2`, `exd6`, `O-O`, `e8=Q`, with `+` and `#`. Read are
//! also the forms that name both squares: `e2-e4`, `e2e4`, `Ng1xf3`. Under *toute rigueur* the signs are what is said.

use super::board::{At, castling_rook, encoded, reach, victim};
use super::state::{Echecs, Move, Said};
use crate::rules::game::Style;
use crate::rules::lexer::{Lexer, ReadError};
use crate::rules::manner::Manner;
use cozy_chess::{BitBoard, File, Piece, Rank};
use std::fmt::Write;

/// The words of the seats.
pub(super) const SEAT_NAMES: [&str; 2] = ["white", "black"];
/// The letters of the men in the order of [`Piece::ALL`].
const LETTERS: [char; 6] = ['P', 'N', 'B', 'R', 'Q', 'K'];

impl Echecs {
    pub(super) fn write_move(&self, mv: Move, style: Style, out: &mut String) {
        let (from, to, said) = match mv {
            Move::Step { from, to, said } => (from, to, said),
            Move::Manner(manner, seat) => return manner.write(seat, &SEAT_NAMES, out),
        };
        self.write_step(from, to, out);
        let sign = match self.options.toute_rigueur {
            true => said,
            false if style == Style::Record && self.may(mv) => self.deserved(from, to),
            false => Said::Nothing,
        };
        out.push_str(match sign {
            Said::Nothing => "",
            Said::Check => "+",
            Said::Mate => "#",
        });
    }

    /// What a legal move gives: check, mate or neither.
    pub fn deserved(&self, from: At, to: At) -> Said {
        let mut after = self.clone();
        after.make(Move::Step { from, to, said: Said::Nothing }, &mut ());
        match (after.is_check(), after.can_move()) {
            (false, _) => Said::Nothing,
            (true, true) => Said::Check,
            (true, false) => Said::Mate,
        }
    }

    pub(super) fn write_step(&self, from: At, to: At, out: &mut String) {
        let takes = victim(&self.board, from, to).is_some();
        let _ = match self.board.piece_on(from) {
            None => write!(out, "{from}-{to}"),
            Some(Piece::King) if castling_rook(&self.board, from, to).is_some() => {
                out.write_str(if to.file() > from.file() { "O-O" } else { "O-O-O" })
            }
            Some(Piece::Pawn) => {
                let before = if takes { format!("{}x", from.file()) } else { String::new() };
                let queen = encoded(&self.board, from, to).promotion.map_or("", |_| "=Q");
                write!(out, "{before}{to}{queen}")
            }
            Some(kind) => {
                let mut before = String::from(LETTERS[kind as usize]);
                let alike = self.board.colored_pieces(self.to_move(), kind) & !from.bitboard();
                let others: BitBoard = alike.into_iter().filter(|&other| self.goals(other).has(to)).collect();
                let same_file = !others.is_disjoint(from.file().bitboard());
                let same_rank = !others.is_disjoint(from.rank().bitboard());
                if !others.is_empty() && (!same_file || same_rank) {
                    let _ = write!(before, "{}", from.file());
                }
                if same_file {
                    let _ = write!(before, "{}", from.rank());
                }
                write!(out, "{before}{}{to}", if takes { "x" } else { "" })
            }
        };
    }

    pub(super) fn read_move(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        if let Some((manner, seat)) = Manner::read(text, &SEAT_NAMES)? {
            return Ok(Move::Manner(manner, seat));
        }
        let word = text.peek().unwrap_or_default();
        let unread = || text.expected("a move such as e4 or Nf3");
        let (body, sign) = signed(word);
        let (from, to, certain) = match castling(body) {
            Some(file) => {
                let king = self.board.king(self.to_move());
                (king, At::new(file, king.rank()), Marks::default())
            }
            None => {
                let step = Spelled::read(body).ok_or_else(unread)?;
                if step.becomes.is_some_and(|kind| kind != Piece::Queen) {
                    return Err(text.expected("a Queen =Q"));
                }
                let marks = Marks { takes: step.takes, becomes: step.becomes.is_some() };
                (self.man_meant(&step, text)?, step.to, marks)
            }
        };
        let said = if self.options.toute_rigueur { sign } else { Said::Nothing };
        let mv = Move::Step { from, to, said };
        if self.may(mv) && !self.is_right(from, to, certain, sign) {
            let mut right = String::new();
            self.write_move(mv, Style::Record, &mut right);
            return Err(text.expected(right));
        }
        text.word();
        Ok(mv)
    }

    /// Signs may be left out; those that are there must be right. What is said need not be.
    fn is_right(&self, from: At, to: At, marks: Marks, sign: Said) -> bool {
        let takes = !marks.takes || victim(&self.board, from, to).is_some();
        let becomes = !marks.becomes || encoded(&self.board, from, to).promotion.is_some();
        let gives = self.options.toute_rigueur || sign == Said::Nothing || sign == self.deserved(from, to);
        takes && becomes && gives
    }

    /// The man that is meant: the one that may go there. If none may, the one that is most likely meant, so that it can be
    /// said why not.
    fn man_meant(&self, step: &Spelled, text: &Lexer) -> Result<At, ReadError> {
        let own = self.board.colors(self.to_move());
        let named =
            |&at: &At| step.file.is_none_or(|file| at.file() == file) && step.rank.is_none_or(|rank| at.rank() == rank);
        // Both squares named: whoever stands there. Else a Pawn without its file goes straight on.
        let exact = step.file.is_some() && step.rank.is_some();
        let kind = |&at: &At| match step.kind {
            None if exact => true,
            None => self.board.pieces(Piece::Pawn).has(at) && (step.file.is_some() || at.file() == step.to.file()),
            Some(kind) => self.board.pieces(kind).has(at),
        };
        let men: Vec<At> = own.into_iter().filter(named).filter(kind).collect();
        let legal: Vec<At> = men.iter().copied().filter(|&from| self.goals(from).has(step.to)).collect();
        match legal[..] {
            [from] => return Ok(from),
            [] => {}
            [from, ..] => {
                let mut right = String::new();
                self.write_step(from, step.to, &mut right);
                return Err(text.expected(format!("a move that says from where such as {right}")));
            }
        }
        let sees = |&from: &At| {
            self.stands(from).is_some_and(|(kind, colour)| {
                let (marches, strikes) = reach(kind, colour, from, self.board.occupied());
                (marches | strikes).has(step.to)
            })
        };
        let likely = men.iter().copied().find(sees).or_else(|| men.first().copied());
        match (likely, step.file, step.rank) {
            (Some(from), ..) => Ok(from),
            (None, Some(file), Some(rank)) => Ok(At::new(file, rank)),
            (None, ..) => Err(text.expected("a move such as e4 or Nf3")),
        }
    }
}

/// What a written move claims about itself.
#[derive(Clone, Copy, Default)]
struct Marks {
    takes: bool,
    becomes: bool,
}

/// Parts a word from its sign of check or mate.
fn signed(word: &str) -> (&str, Said) {
    if let Some(body) = word.strip_suffix('#') {
        return (body, Said::Mate);
    }
    match word.strip_suffix('+') {
        Some(body) => (body.strip_suffix('+').unwrap_or(body), Said::Check),
        None => (word, Said::Nothing),
    }
}

/// The file to which the King goes by castling, written with letters or with noughts.
fn castling(body: &str) -> Option<File> {
    match body {
        "O-O" | "0-0" => Some(File::G),
        "O-O-O" | "0-0-0" => Some(File::C),
        _ => None,
    }
}

/// A step as it is written: all that it says.
struct Spelled {
    kind: Option<Piece>,
    file: Option<File>,
    rank: Option<Rank>,
    takes: bool,
    to: At,
    becomes: Option<Piece>,
}

impl Spelled {
    /// Takes it apart from its end, where the goal stands.
    fn read(body: &str) -> Option<Spelled> {
        let kind_of = |letter: char| {
            let letter = letter.to_ascii_uppercase();
            LETTERS.iter().position(|&known| known == letter).and_then(Piece::try_index)
        };
        let mut signs = body.chars().rev().peekable();
        let becomes = match signs.next_if(|sign| sign.is_ascii_alphabetic()) {
            Some(letter) => Some(kind_of(letter)?),
            None => None,
        };
        signs.next_if(|sign| becomes.is_some() && *sign == '=');
        let to_rank = signs.next().and_then(rank)?;
        let to = At::new(signs.next().and_then(file)?, to_rank);
        let takes = match signs.next_if(|sign| matches!(sign, 'x' | '-')) {
            Some(sign) => sign == 'x',
            None => false,
        };
        let from_rank = signs.next_if(|sign| rank(*sign).is_some()).and_then(rank);
        let from_file = signs.next_if(|sign| file(*sign).is_some()).and_then(file);
        let kind = match signs.next() {
            Some(letter) if letter.is_ascii_uppercase() => Some(kind_of(letter)?),
            Some(_) => return None,
            None => None,
        };
        signs.next().is_none().then_some(Spelled { kind, file: from_file, rank: from_rank, takes, to, becomes })
    }
}

fn file(sign: char) -> Option<File> {
    File::try_index((sign as usize).checked_sub('a' as usize)?)
}

fn rank(sign: char) -> Option<Rank> {
    Rank::try_index((sign as usize).checked_sub('1' as usize)?)
}
