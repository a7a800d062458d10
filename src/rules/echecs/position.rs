//! Positions as text: FEN (Forsyth and Edwards), as other programs write it, with a word of our own behind it where moves
//! are given. The square passed by a Pawn is written only where it can be taken there.

use super::board::{At, passed};
use super::options::{EnPassant, Odds, Options};
use super::state::Echecs;
use crate::rules::lexer::{Lexer, ReadError};
use cozy_chess::{Board, BoardBuilder, CastleRights, Color, File, Piece, Rank, get_king_moves};
use std::fmt::Write;

/// The letters of the men in the order of [`Piece::ALL`]; White's are large.
const LETTERS: &[u8] = b"pnbrqk";
/// Plies without progress are counted up to this.
const MOST_QUIET: u8 = 100;
/// Men of a colour, and Pawns among them.
const MOST: (usize, usize) = (16, 8);

/// The letter of a man.
pub(super) fn letter(kind: Piece, colour: Color) -> char {
    let letter = LETTERS[kind as usize];
    char::from(if colour == Color::White { letter.to_ascii_uppercase() } else { letter })
}

/// The man of a letter.
pub(super) fn man(letter: char) -> Option<(Piece, Color)> {
    let small = u8::try_from(letter).ok()?.to_ascii_lowercase();
    let kind = LETTERS.iter().position(|&known| known == small)?;
    Some((Piece::index(kind), if letter.is_ascii_uppercase() { Color::White } else { Color::Black }))
}

impl Echecs {
    /// The position: board, side to move, rights to castle, square passed, plies without progress, number of the move;
    /// and `+2` or `+1` while Black still makes the moves that are given him.
    pub(super) fn write_position(&self) -> String {
        let board = self.board();
        let mut out = String::new();
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for at in File::ALL.into_iter().map(|file| At::new(file, rank)) {
                let Some((kind, colour)) = board.piece_on(at).zip(board.color_on(at)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    let _ = write!(out, "{empty}");
                    empty = 0;
                }
                out.push(letter(kind, colour));
            }
            if empty > 0 {
                let _ = write!(out, "{empty}");
            }
            out.push(if rank == Rank::First { ' ' } else { '/' });
        }
        out.push(if self.to_move() == Color::White { 'w' } else { 'b' });
        out.push(' ');
        let before = out.len();
        for colour in Color::ALL {
            let rights = board.castle_rights(colour);
            out.extend(rights.short.map(|_| letter(Piece::King, colour)));
            out.extend(rights.long.map(|_| letter(Piece::Queen, colour)));
        }
        if out.len() == before {
            out.push('-');
        }
        let square = passed(board).filter(|_| self.takes_in_passing()).map(|(square, _)| square.to_string());
        let square = square.unwrap_or_else(|| "-".to_owned());
        let _ = write!(out, " {square} {} {}", board.halfmove_clock(), board.fullmove_number());
        if self.traits > 0 {
            let _ = write!(out, " +{}", self.traits);
        }
        out
    }
}

/// Reads a position text; after the board everything may be missing: then White is to move, and who stands as in the
/// first array may castle. Gives the board and how many moves Black still makes in a row.
///
/// # Errors
/// Where the text stops being a position of this game.
pub(super) fn read(options: &Options, text: &str) -> Result<(Board, u8), ReadError> {
    let mut words = Lexer::new(text);
    let mut builder = BoardBuilder::empty();
    let board = words.clone();
    read_board(&words, &mut builder)?;
    words.word();
    let side = words.clone();
    builder.side_to_move = match words.word() {
        None | Some("w" | "white") => Color::White,
        Some("b" | "black") => Color::Black,
        Some(_) => return Err(side.expected("w or b")),
    };
    check(&builder, &board, &side)?;
    read_rights(&mut words, &mut builder)?;
    let passing = words.clone();
    builder.en_passant = match words.word() {
        None | Some("-") => None,
        Some(word) => {
            let square = word.parse::<At>().ok().filter(|square| has_passed(&builder, *square));
            Some(square.ok_or_else(|| passing.expected("a square that a Pawn has just passed, or -"))?)
        }
    };
    // Where nothing is taken in passing the square means nothing.
    if options.en_passant != EnPassant::Take {
        builder.en_passant = None;
    }
    let quiet = number(&mut words, 0, u16::from(MOST_QUIET));
    builder.halfmove_clock = quiet.ok_or_else(|| words.expected("a number of plies without progress"))? as u8;
    builder.fullmove_number = number(&mut words, 1, u16::MAX).ok_or_else(|| words.expected("a number of the move"))?;
    let given = words.clone();
    let traits = match words.word() {
        None => 0,
        Some("+2") if options.odds == Odds::PionEtDeuxTraits && builder.side_to_move == Color::Black => 2,
        Some("+1") if options.odds == Odds::PionEtDeuxTraits && builder.side_to_move == Color::Black => 1,
        Some(_) => return Err(given.expected("the end of the position")),
    };
    if !words.is_done() {
        return Err(words.expected("the end of the position"));
    }
    let board = builder.build().map_err(|_| board.expected("a position that can arise"))?;
    Ok((board, traits))
}

/// Takes a number from `least` to `most`, `least` at the end of the text; leaves any other word.
fn number(words: &mut Lexer, least: u16, most: u16) -> Option<u16> {
    let Some(word) = words.peek() else { return Some(least) };
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    let number = word.parse().ok().filter(|number| digits && (least..=most).contains(number))?;
    words.word();
    Some(number)
}

fn read_board(words: &Lexer, builder: &mut BoardBuilder) -> Result<(), ReadError> {
    let text = words.peek().unwrap_or_default();
    let start = words.at();
    let fail = |at: usize, expected: &str| {
        let found = text[at..].chars().take(10).collect();
        let column = start.1 + text[..at].chars().count();
        ReadError { line: start.0, column, expected: expected.to_owned(), found }
    };
    let (mut rank, mut file) = (Rank::NUM - 1, 0);
    for (place, sign) in text.char_indices() {
        match sign {
            '/' if file == File::NUM && rank > 0 => {
                (rank, file) = (rank - 1, 0);
                continue;
            }
            _ if file == File::NUM && rank > 0 => return Err(fail(place, "the next rank")),
            _ if file == File::NUM => return Err(fail(place, "the end of the board")),
            '1'..='8' => {
                file += sign as usize - '0' as usize;
                if file > File::NUM {
                    return Err(fail(place, "fewer empty squares"));
                }
            }
            _ => {
                let man = man(sign).ok_or_else(|| fail(place, "a chessman or empty squares"))?;
                if man.0 == Piece::Pawn && (rank == 0 || rank == Rank::NUM - 1) {
                    return Err(fail(place, "no Pawn on this square"));
                }
                let same = |kind: Option<Piece>| {
                    let men = builder.board.iter().flatten();
                    men.filter(|other| other.1 == man.1 && kind.is_none_or(|kind| kind == other.0)).count()
                };
                if man.0 == Piece::King && same(Some(Piece::King)) > 0 {
                    return Err(fail(place, "only one King"));
                }
                if same(None) == MOST.0 || (man.0 == Piece::Pawn && same(Some(Piece::Pawn)) == MOST.1) {
                    return Err(fail(place, "fewer men"));
                }
                builder.board[rank * File::NUM + file] = Some(man);
                file += 1;
            }
        }
    }
    if rank > 0 || file < File::NUM {
        return Err(fail(text.len(), "more ranks and squares"));
    }
    Ok(())
}

/// The square on which a man of this kind stands: the first, where there are more.
fn find(builder: &BoardBuilder, man: (Piece, Color)) -> Option<At> {
    builder.board.iter().position(|&stands| stands == Some(man)).and_then(At::try_index)
}

/// Can this be a position? Both Kings are there and apart, and who is not to move is not in check.
fn check(builder: &BoardBuilder, board: &Lexer, side: &Lexer) -> Result<(), ReadError> {
    let kings = find(builder, (Piece::King, Color::White)).zip(find(builder, (Piece::King, Color::Black)));
    let (white, black) = kings.ok_or_else(|| board.expected("one King of each colour"))?;
    if get_king_moves(white).has(black) {
        return Err(board.expected("Kings that do not touch"));
    }
    // Turned round, a board in which the other side would be in check is none; so it says who is.
    let turned = BoardBuilder { side_to_move: !builder.side_to_move, ..builder.clone() };
    match (builder.build(), turned.build()) {
        (Err(_), Ok(_)) => Err(side.expected("the side that is in check")),
        (Err(_), Err(_)) => Err(board.expected("a position that can arise")),
        (Ok(_), _) => Ok(()),
    }
}

fn read_rights(words: &mut Lexer, builder: &mut BoardBuilder) -> Result<(), ReadError> {
    let here = words.clone();
    let home = |kind, colour, file| {
        let at = At::new(file, Rank::First.relative_to(colour));
        builder.board[at as usize] == Some((kind, colour))
    };
    let may = |colour, file| (home(Piece::King, colour, File::E) && home(Piece::Rook, colour, file)).then_some(file);
    let mut rights = [CastleRights::EMPTY; Color::NUM];
    match words.word() {
        None => rights = Color::ALL.map(|of| CastleRights { short: may(of, File::H), long: may(of, File::A) }),
        Some("-") => {}
        Some(word) => {
            for sign in word.chars() {
                let (right, file) = match man(sign) {
                    Some((Piece::King, colour)) => (&mut rights[colour as usize].short, may(colour, File::H)),
                    Some((Piece::Queen, colour)) => (&mut rights[colour as usize].long, may(colour, File::A)),
                    _ => return Err(here.expected("rights to castle, or -")),
                };
                if right.is_some() {
                    return Err(here.expected("rights to castle, or -"));
                }
                *right = Some(file.ok_or_else(|| here.expected("rights of Kings and Rooks that stand at home"))?);
            }
        }
    }
    builder.castle_rights = rights;
    Ok(())
}

/// Can a Pawn of the side not to move have passed this square just now?
fn has_passed(builder: &BoardBuilder, square: At) -> bool {
    let mover = !builder.side_to_move;
    let at = |rank: Rank| builder.board[At::new(square.file(), rank.relative_to(mover)) as usize];
    square.rank() == Rank::Third.relative_to(mover)
        && at(Rank::Second).is_none()
        && at(Rank::Third).is_none()
        && at(Rank::Fourth) == Some((Piece::Pawn, mover))
}
