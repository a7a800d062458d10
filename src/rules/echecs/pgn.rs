//! Games of chess for other programs and from them: Portable Game Notation, read as far as the rules of the article go. A
//! text that is read is made a record where it stands, sign for sign, so that what is wrong in it is told with its own line and column.
//!
//! Of a file of many games the first is read. Variations, signs of praise and blame and the result are passed over: what
//! the moves come to by these rules is another matter. Signs of check are not asked for their truth.

use super::{Echecs, Move, Said};
use crate::rules::game::Game;
use crate::rules::record::{Record, RecordError, header, wrap, write_header};
use crate::rules::seat::Side;
use crate::rules::sitting::Sitting;
use cozy_chess::Color;
use std::borrow::Cow;

/// The level such games are played on.
const LEVEL: &str = "echecs/encyclopedie";
/// What ends a game there.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];
/// Tags by which such a text is known.
const TAGS: [&str; 7] = ["Event", "Site", "White", "Black", "Result", "FEN", "ECO"];
/// Names of ordinary chess in a `Variant` tag.
const ORDINARY: [&str; 3] = ["standard", "normal", "chess"];

/// The first game of a text, if it is one of that kind.
pub(super) fn import(text: &str) -> Option<Result<Record<'_>, RecordError>> {
    let mut record = Record::new(Echecs::FAMILY);
    record.head.level = LEVEL.to_owned();
    let (mut white, mut black, mut variant) = (None, None, None);
    let mut rest = text.trim_start_matches('\u{feff}');
    let mut known = false;
    loop {
        let line = rest.split_inclusive('\n').next().unwrap_or_default();
        let trimmed = line.trim();
        if line.is_empty() || !(trimmed.is_empty() || trimmed.starts_with('[') || trimmed.starts_with('%')) {
            break;
        }
        if trimmed.starts_with('[') {
            let (name, value) = header(trimmed)?;
            known |= TAGS.contains(&name);
            match name {
                "White" => white = Some(value),
                "Black" => black = Some(value),
                "Variant" => variant = Some(value),
                "SetUp" => {}
                "FEN" => {
                    let before = line.split_inclusive('"').next().unwrap_or_default();
                    record.position_at = (record.first_line, before.chars().count());
                    record.position = Some(value);
                }
                _ => record.head.tags.push((name.to_owned(), value)),
            }
        }
        rest = &rest[line.len()..];
        record.first_line += 1;
    }
    let tagged = record.first_line > 1;
    if !known && (tagged || !begins_bare(rest)) {
        return None;
    }
    if let Some(other) = variant.filter(|variant| !ORDINARY.contains(&variant.to_ascii_lowercase().as_str())) {
        return Some(Err(RecordError::UnknownGame(other)));
    }
    record.head.players = [white, black].map(Option::unwrap_or_default).to_vec();
    record.moves = Cow::Owned(translated(rest));
    Some(Ok(record))
}

/// Do moves begin here without any tag? Only what is written short is known as chess: moves that name both squares are
/// those of many games.
fn begins_bare(text: &str) -> bool {
    let first = text.strip_prefix("1.").and_then(|moves| moves.split_whitespace().next()).unwrap_or_default();
    first.starts_with(|sign: char| sign.is_ascii_alphabetic()) && first.len() <= 4 && !first.contains('-')
}

/// The current game of a sitting as other programs read it. Moves that are given before it stand in no form of theirs:
/// such a game begins after them. Whatever is said, the signs of check and mate are those of the board.
pub(super) fn export(sitting: &Sitting<Echecs>) -> String {
    let hand = sitting.hands().len() - 1;
    let mut game = sitting.at(hand, 0).game().clone();
    let (mut words, mut begins) = (Vec::new(), String::new());
    let mut numbered = false;
    for made in sitting.hands()[hand].made() {
        if let Move::Step { from, to, .. } = made.mv
            && game.traits == 0
        {
            if begins.is_empty() {
                begins = game.write_position();
            }
            let (number, white) = (game.board().fullmove_number(), game.to_move() == Color::White);
            if white || !numbered {
                words.push(format!("{number}{}", if white { "." } else { "..." }));
            }
            let mut text = String::new();
            game.write_step(from, to, &mut text);
            text.push_str(match game.deserved(from, to) {
                Said::Nothing => "",
                Said::Check => "+",
                Said::Mate => "#",
            });
            words.push(text);
            words.extend(made.comment.iter().map(|comment| format!("{{{comment}}}")));
            numbered = true;
        }
        game.play(made.mv, &mut ());
    }
    // It may have been given up before anything was played.
    if begins.is_empty() && game.traits == 0 {
        begins = game.write_position();
    }
    let result = match game.outcome() {
        None => "*",
        Some(outcome) if outcome.is_draw() => "1/2-1/2",
        Some(outcome) if outcome.won(Side(0)) => "1-0",
        Some(_) => "0-1",
    };
    words.push(result.to_owned());
    let mut out = String::new();
    let head = &sitting.head;
    let player = |nth: usize| head.players.get(nth).filter(|name| !name.is_empty()).map_or("?", String::as_str);
    let date = head.tag("Date").map_or_else(|| "????.??.??".to_owned(), |date| date.replace('-', "."));
    let tags = [
        ("Event", head.tag("Event").unwrap_or("?")),
        ("Site", head.tag("Site").unwrap_or("?")),
        ("Date", date.as_str()),
        ("Round", head.tag("Round").unwrap_or("?")),
        ("White", player(0)),
        ("Black", player(1)),
        ("Result", result),
    ];
    tags.into_iter().for_each(|(name, value)| write_header(name, value, &mut out));
    if !begins.is_empty() && begins != Echecs::start_from(&super::Options::default()).write_position() {
        write_header("SetUp", "1", &mut out);
        write_header("FEN", &begins, &mut out);
    }
    out.push('\n');
    wrap(&words, &mut out);
    out
}

/// The moves as a record has them. Everything keeps its line and column.
fn translated(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    let mut rest = text;
    let mut depth = 0_u32;
    let mut line_begins = true;
    while let Some(sign) = rest.chars().next() {
        // The next game of the file.
        if line_begins && sign == '[' && depth == 0 {
            break;
        }
        let (length, kept) = match sign {
            '%' if line_begins => (until(rest, '\n'), false),
            '{' => (until(rest, '}') + usize::from(rest.contains('}')), depth == 0),
            ';' => {
                let length = until(rest, '\n');
                if depth == 0 {
                    remark(&rest[1..length], &mut out);
                    rest = &rest[length..];
                    continue;
                }
                (length, false)
            }
            '(' => {
                depth += 1;
                (1, false)
            }
            ')' => {
                // One too many stays and is found fault with.
                let kept = depth == 0;
                depth = depth.saturating_sub(1);
                (1, kept)
            }
            _ if sign.is_whitespace() => (sign.len_utf8(), true),
            _ => {
                let word = word(rest);
                if depth == 0 {
                    out.push_str(&spoken(word));
                } else {
                    blank(word, &mut out);
                }
                rest = &rest[word.len()..];
                line_begins = false;
                continue;
            }
        };
        let (part, after) = rest.split_at(length);
        if kept {
            out.push_str(part);
        } else {
            blank(part, &mut out);
        }
        line_begins = part.ends_with('\n');
        rest = after;
    }
    if depth > 0 {
        out.push('(');
    }
    out
}

/// So many bytes are before this sign, or all there are.
fn until(text: &str, sign: char) -> usize {
    text.find(sign).unwrap_or(text.len())
}

/// What stands there up to the next blank, remark or bracket.
fn word(text: &str) -> &str {
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, '{' | '}' | ';' | '(' | ')');
    // Any single sign is a word, so that there is always one.
    let first = text.chars().next().map_or(0, char::len_utf8);
    let length = text[first..].find(ends).map_or(text.len(), |length| first + length);
    &text[..length]
}

/// Blanks for a part that is left out; its line ends stay.
fn blank(part: &str, out: &mut String) {
    out.extend(part.chars().map(|sign| if sign == '\n' { '\n' } else { ' ' }));
}

/// A remark up to the end of its line becomes one in braces.
fn remark(text: &str, out: &mut String) {
    out.push('{');
    out.extend(text.trim_end().chars().map(|sign| match sign {
        '{' => '(',
        '}' => ')',
        sign => sign,
    }));
    out.push('}');
}

/// A word of the moves, without what is no part of the move.
fn spoken(word: &str) -> String {
    if RESULTS.contains(&word) || word.starts_with('$') || word == "e.p." {
        return " ".repeat(word.chars().count());
    }
    let plain = word.trim_end_matches(['!', '?', '+', '#']);
    format!("{plain}{}", " ".repeat(word.len() - plain.len()))
}
