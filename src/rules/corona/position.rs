//! Positions as text: board, Crown, seat to move, quiet plies, seats that prefer the Amazon, and what is being decided.
//!
//! `../8vK8/.. i9 a1 0 - -`: ranks from the top, digits for empty squares; a piece is the letter of its seat (`b n v t`,
//! as they sit counter-clockwise from `a1`) and of its kind (`K L P N A R C S D`; a Pawn `o`, one that has not moved
//! `w`, the Histrion twice: `oo`, `ww`). Last comes a square that was touched, or before play `lot`, `array`, `histrion`,
//! `prefer` with the seat that begins and the seats that have given up. Whatever comes after the Crown may be missing.

use super::board::{CENTRE, SIDE, Square, is_asylum, square};
use super::field::Field;
use super::notation::{name, named, seat_named};
use super::options::{Options, Rules, SEAT_NAMES};
use super::squadron::{ARRAY, Kind, Man, PIECES, in_camp};
use super::state::{Corona, Moment, Phase};
use super::table::{FACE_CROWN, face};
use crate::rules::lexer::{Lexer, ReadError};
use crate::rules::manner::DrawOffer;
use crate::rules::place::{Face, read_ranks};
use crate::rules::seat::{Seat, Seats};
use std::fmt::Write;

const SEAT_LETTERS: [char; 4] = ['b', 'n', 'v', 't'];
const NOTHING: &str = "-";
const PHASES: [(Phase, &str); 4] =
    [(Phase::Lot, "lot"), (Phase::Array, "array"), (Phase::Histrion, "histrion"), (Phase::Prefer, "prefer")];

impl Corona {
    pub(super) fn write_position(&self) -> String {
        let Moment { phase, to_move, first, quiet, touched, amazon, gone } = self.moment;
        let mut out = write_board(&self.field);
        let seat = SEAT_NAMES[to_move.index() & 3];
        let _ = write!(out, " {} {seat} {quiet} {}", name(self.field.crown()), write_seats(amazon));
        match (PHASES.into_iter().find(|(named, _)| *named == phase), touched) {
            (Some((_, word)), _) => {
                let _ = write!(out, " {word} {} {}", SEAT_NAMES[first.index() & 3], write_seats(gone));
            }
            (None, Some(at)) => {
                let _ = write!(out, " {}", name(at));
            }
            (None, None) => out.push_str(" -"),
        }
        out
    }

    /// A game from a position; it is not judged before its first move.
    pub(super) fn start_from_position(options: &Options, text: &str) -> Result<Corona, ReadError> {
        let rules = options.rules();
        let mut words = Lexer::new(text);
        let mut field = read_board(&rules, &words)?;
        words.word();
        let crown = words.peek().and_then(named).filter(|&at| !is_asylum(at));
        let crown = crown.ok_or_else(|| words.expected("the square of the Crown"))?;
        field.set_crown(crown);
        let named_seat = |words: &Lexer| words.peek().and_then(seat_named).filter(|&seat| rules.seats.contains(seat));
        words.word();
        let mut moment = Moment::playing(rules.first.or(rules.seating.iter().next()).unwrap_or(Seat(0)));
        // Without a word on it the first seat in order that has pieces is to move.
        let has_pieces = |seat: &Seat| field.count(*seat) > 0;
        if let Some(seat) = rules.round(moment.to_move).find(has_pieces) {
            moment.to_move = seat;
        }
        let before_turn = words.clone();
        if words.peek().is_some() {
            moment.to_move = named_seat(&words).ok_or_else(|| words.expected("a corner with a squadron"))?;
            words.word();
        }
        if let Some(word) = words.peek() {
            let quiet = word.parse().ok().filter(|&quiet| quiet < 4 * 100);
            moment.quiet = quiet.ok_or_else(|| words.expected("a number of quiet plies"))?;
            words.word();
        }
        moment.amazon = read_seats(&rules, &mut words)?;
        let word = words.peek().unwrap_or(NOTHING);
        let touched = named(word);
        let phase = PHASES.into_iter().find(|(_, phase)| *phase == word);
        if word != NOTHING && touched.is_none() && phase.is_none() {
            return Err(words.expected("a touched square, or what is to be decided"));
        }
        let before_phase = words.clone();
        words.word();
        if let Some((phase, _)) = phase {
            moment.phase = phase;
            moment.first = named_seat(&words).ok_or_else(|| words.expected("a corner with a squadron"))?;
            words.word();
            moment.gone = read_seats(&rules, &mut words)?;
        }
        if !words.is_done() {
            return Err(words.expected("the end of the position"));
        }
        let mut game = Corona { rules, field, moment, offer: DrawOffer::default(), end: None };
        if phase.is_some() && !game.is_prepared() {
            return Err(before_phase.expected("what is to be decided, on a board that fits"));
        }
        if phase.is_none() && game.field.count(moment.to_move) == 0 {
            return Err(before_turn.expected("a seat that has pieces"));
        }
        if let Some(at) = touched {
            let may = game.is_strict() && game.field.has(moment.to_move, at) && game.can_move(at);
            if !may {
                return Err(before_phase.expected("a touched piece that can move"));
            }
            game.moment.touched = Some(at);
        }
        game.raise(&mut ());
        Ok(game)
    }

    /// Could this be the board before play, with what is to be decided now?
    fn is_prepared(&self) -> bool {
        let Moment { phase, to_move, first, quiet, gone, .. } = self.moment;
        let nth = |seat: Seat| self.rules.round(first).position(|other| other == seat);
        let laid = |seat: Seat| {
            let count = usize::from(self.field.count(seat));
            let (mut kinds, mut fits) = ([0_i8; 10], true);
            for at in self.field.standing(seat) {
                let Some((_, man)) = self.field.at(at) else { continue };
                kinds[man.kind() as usize] += 1;
                fits &= in_camp(seat, at) && man.is_fresh() == (man.kind() == Kind::Pawn);
            }
            ARRAY[..count.min(PIECES)].iter().for_each(|&(.., kind)| kinds[kind as usize] -= 1);
            let due = match phase {
                _ if gone.contains(seat) => return count == 0,
                _ if !self.rules.free_array => count == PIECES,
                Phase::Lot => count == 0,
                Phase::Array if seat == to_move => count < PIECES,
                _ => count == if nth(seat) <= nth(to_move) { PIECES } else { 0 },
            };
            due && fits && kinds == [0; 10]
        };
        let feathers = |seat: Seat| {
            let marked =
                self.field.standing(seat).filter_map(|at| self.field.at(at)).filter(|(_, man)| man.is_histrion());
            let chosen = nth(seat) < nth(to_move) || (seat == to_move && phase == Phase::Prefer);
            let due = self.rules.irregular && phase != Phase::Lot && chosen && !gone.contains(seat);
            marked.count() == usize::from(due)
        };
        quiet == 0
            && self.field.crown() == CENTRE
            && self.field.possessor().is_none()
            && self.is_alive(to_move)
            && (phase == Phase::Lot || self.decides(to_move, phase))
            && (phase != Phase::Lot || self.rules.first.is_none())
            && self.living_sides().count_ones() > 1
            && self.rules.seating.iter().all(|seat| laid(seat) && feathers(seat))
    }
}

fn write_seats(seats: Seats) -> String {
    let names: Vec<_> = (0..4).map(Seat).filter(|&seat| seats.contains(seat)).map(|s| SEAT_NAMES[s.index()]).collect();
    if names.is_empty() { NOTHING.to_owned() } else { names.join("+") }
}

fn read_seats(rules: &Rules, words: &mut Lexer) -> Result<Seats, ReadError> {
    let word = words.peek().unwrap_or(NOTHING);
    let seats: Option<Seats> = match word {
        NOTHING => Some(Seats::default()),
        _ => word.split('+').map(|name| seat_named(name).filter(|&seat| rules.seats.contains(seat))).collect(),
    };
    let seats = seats.ok_or_else(|| words.expected("corners with squadrons, or -"))?;
    words.word();
    Ok(seats)
}

/// The board's text: ranks from the top, digits for empty squares.
pub fn write_board(field: &Field) -> String {
    let mut out = String::new();
    let empties = |empty: &mut usize, out: &mut String| {
        if *empty > 0 {
            let _ = write!(out, "{empty}");
        }
        *empty = 0;
    };
    for rank in (0..SIDE).rev() {
        let mut empty = 0;
        for file in 0..SIDE {
            let Some((seat, man)) = field.at(square(file, rank)) else {
                empty += 1;
                continue;
            };
            empties(&mut empty, &mut out);
            out.push(SEAT_LETTERS[seat.index() & 3]);
            let letter = if man.is_fresh() { 'w' } else { man.kind().letter() };
            out.push(letter);
            if man.is_histrion() {
                out.push(letter);
            }
        }
        empties(&mut empty, &mut out);
        if rank > 0 {
            out.push('/');
        }
    }
    out
}

/// The piece whose sign stands at the head of a text, and the sign's length in bytes.
fn read_sign(text: &str) -> Option<(Seat, Man, usize)> {
    let mut letters = text.chars();
    let (seat, sign) = (letters.next()?, letters.next()?);
    let seat = SEAT_LETTERS.iter().position(|&letter| letter == seat)?;
    let man = match sign {
        'w' => Man::first(Kind::Pawn),
        _ => Man::new(Kind::ALL.into_iter().find(|kind| kind.letter() == sign)?),
    };
    let doubled = man.kind() == Kind::Pawn && letters.next() == Some(sign);
    Some((Seat(seat as u8), man.with_feather(doubled), if doubled { 3 } else { 2 }))
}

/// What lies on the board, or on a part of it: the Crown, if its square is told, then the pieces.
pub(super) fn pictured(text: &str, width: u16, height: u16) -> Result<Vec<(Square, Face)>, String> {
    let mut words = text.split_whitespace();
    let pieces = read_ranks(words.next().unwrap_or_default(), width, height, |text| {
        read_sign(text).map(|(seat, man, length)| (face(seat, man), length))
    })?;
    let crown = words.next().map(|word| Square::named(word, width, height).ok_or(format!("no Crown on {word}")));
    Ok(crown.transpose()?.map(|at| (at, FACE_CROWN)).into_iter().chain(pieces).collect())
}

fn read_board(rules: &Rules, words: &Lexer) -> Result<Field, ReadError> {
    let text = words.peek().unwrap_or_default();
    let start = words.at();
    let fail = |at: usize, expected: &str| {
        let found = text[at..].chars().take(10).collect();
        ReadError { line: start.0, column: start.1 + text[..at].chars().count(), expected: expected.to_owned(), found }
    };
    let mut field = Field::empty();
    let mut kinds = [[0_u8; 10]; 4];
    let mut histrions = [0_u8; 4];
    let (mut rank, mut file, mut i) = (SIDE - 1, 0, 0);
    while let Some(letter) = text[i..].chars().next() {
        match letter {
            '/' if file == SIDE && rank > 0 => {
                (rank, file) = (rank - 1, 0);
                i += 1;
                continue;
            }
            _ if file >= SIDE && rank > 0 => return Err(fail(i, "the next rank")),
            _ if file >= SIDE => return Err(fail(i, "the end of the board")),
            '0'..='9' => {
                let width = text[i..].bytes().take_while(u8::is_ascii_digit).count();
                let empty = text[i..i + width].parse().ok().filter(|empty| (1..=SIDE - file).contains(empty));
                file += empty.ok_or_else(|| fail(i, "fewer empty squares"))?;
                i += width;
                continue;
            }
            _ => {}
        }
        let sign = read_sign(&text[i..]).filter(|(seat, ..)| rules.seats.contains(*seat));
        let (seat, man, length) = sign.ok_or_else(|| fail(i, "a piece of Corona or empty squares"))?;
        histrions[seat.index()] += u8::from(man.is_histrion());
        let count = &mut kinds[seat.index()];
        count[man.kind() as usize] += 1;
        // A Pawn raised to King is a Pawn less.
        let pieces: u8 = count.iter().sum();
        if count[man.kind() as usize] > man.kind().most() || usize::from(pieces) > PIECES || histrions[seat.index()] > 1
        {
            return Err(fail(i, "no more of these pieces"));
        }
        let at = square(file, rank);
        if is_asylum(at) {
            return Err(fail(i, "no piece on an Asylum"));
        }
        field.put(Field::fresh_name(seat, usize::from(pieces) - 1), man, at);
        file += 1;
        i += length;
    }
    if rank != 0 || file != SIDE {
        return Err(fail(text.len(), "more ranks and squares"));
    }
    Ok(field)
}
