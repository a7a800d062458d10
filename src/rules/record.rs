//! The written record of a sitting, in the manner of PGN: headers in brackets, numbered moves in the game's own
//! notation, results in parentheses, `{remarks}` kept. What a person can read, type, mail and compare.
//!
//! ```text
//! [Game "tafl"]
//! [Level "tafl/brandub"]
//! [Rules "1"]
//! [Player "Anna"]
//! [Player "bot:3"]
//!
//! 1. d6-c6 d5-e5 {a quiet beginning} 2. a4-a6 ... (king_captured:black)
//! 1. ...
//! ```
//! While a game is played its secret (and whatever must stay hidden) stands in one `[Sealed ..]` line of the save;
//! a copy made meanwhile goes without it.

use super::game::{Game, Outcome};
use super::lexer::{Lexer, ReadError};
use super::reason::Reason;
use super::sitting::{Head, Sitting};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt::Write;
use thiserror::Error;

/// The version of the rules pages that records are written under.
pub const RULES: &str = "1";
/// The largest record that is read, in bytes.
pub const LONGEST: usize = 4 << 20;
/// Stands for the text of a hidden move in a record whose seal holds it.
const HIDDEN: &str = "?";

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// Nothing in it.
    #[error("the record is empty")]
    Empty,
    /// Too long to be one.
    #[error("the record is longer than {LONGEST} bytes")]
    TooLong,
    /// It has no `[Game ..]` line: something else altogether.
    #[error("this is not a record of Tavoliere: its first line should be [Game \"...\"]")]
    Foreign,
    /// A game this program does not know.
    #[error("the game {0:?} is not known here")]
    UnknownGame(String),
    /// A level this program does not know.
    #[error("the level {0:?} is not known here")]
    UnknownLevel(String),
    /// Written under rules this program does not have.
    #[error("the record was written under rules {0:?}, this program has rules {RULES:?}")]
    OtherRules(String),
    /// An option or the level's own text does not fit.
    #[error("{0}")]
    Options(String),
    /// Copied out while something was hidden, so it cannot be played on.
    #[error("line {line}: the record was copied while cards were hidden and cannot be played on")]
    Veiled {
        /// The line of the first hidden move.
        line: usize,
    },
    /// The seal does not open.
    #[error("the sealed line is damaged")]
    Seal,
    /// A word is not what it should be.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// A well-formed move that the rules do not allow there.
    #[error("line {line}, column {column}: {text} is not allowed here ({})", .why.key)]
    Illegal {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The move.
        text: String,
        /// Why not.
        why: Box<Reason>,
    },
}

/// How much a record tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// A save of our own: what is hidden stands in the sealed line.
    Save,
    /// A copy for anybody: what is hidden is left out.
    Copy,
}

/// A record taken apart, its moves not yet read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<'a> {
    /// The family, `tafl`.
    pub family: String,
    /// Options that differ from the level's: name and value.
    pub options: Vec<(String, String)>,
    /// The position the first game starts from.
    pub position: Option<String>,
    /// Line and column in the text where the position stands.
    pub(super) position_at: (usize, usize),
    /// Level, players, tags; the secret is in the seal.
    pub head: Head,
    sealed: Option<String>,
    /// The part after the headers, and the line of the text on which it begins.
    pub(super) moves: Cow<'a, str>,
    pub(super) first_line: usize,
}

#[derive(Serialize, Deserialize)]
struct Seal {
    secret: String,
    hidden: Vec<String>,
}

impl<'a> Record<'a> {
    /// A record of a family with nothing in it yet.
    pub(super) fn new(family: &str) -> Record<'a> {
        Record {
            family: family.to_owned(),
            options: Vec::new(),
            position: None,
            position_at: (1, 1),
            head: Head::default(),
            sealed: None,
            moves: Cow::Borrowed(""),
            first_line: 1,
        }
    }

    /// Takes a text apart into headers and moves.
    ///
    /// # Errors
    /// A text that is empty, too long, foreign, or has a damaged header.
    pub fn parse(text: &'a str) -> Result<Record<'a>, RecordError> {
        if text.len() > LONGEST {
            return Err(RecordError::TooLong);
        }
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            return Err(RecordError::Empty);
        }
        let mut record = Record::new("");
        let (mut known, mut rules) = (false, None);
        let mut rest = text;
        loop {
            let line = rest.split('\n').next().unwrap_or_default();
            let trimmed = line.trim();
            if !trimmed.is_empty() && !trimmed.starts_with('[') {
                break;
            }
            if !trimmed.is_empty() {
                let (name, value) = header(trimmed).ok_or_else(|| {
                    if known {
                        let found = trimmed.chars().take(40).collect();
                        ReadError { line: record.first_line, column: 1, expected: "[Name \"value\"]".into(), found }
                            .into()
                    } else {
                        RecordError::Foreign
                    }
                })?;
                if !known && name != "Game" {
                    return Err(RecordError::Foreign);
                }
                known = true;
                match name {
                    "Game" => record.family = value,
                    "Level" => record.head.level = value,
                    "LevelText" => record.head.level_text = Some(value),
                    "Rules" => rules = Some(value),
                    "Player" => record.head.players.push(value),
                    "Practice" => record.head.practice = value == "yes",
                    "Position" => {
                        let before = line.split_inclusive('"').next().unwrap_or_default();
                        record.position_at = (record.first_line, before.chars().count());
                        record.position = Some(value);
                    }
                    "Sealed" => record.sealed = Some(value),
                    "Options" => {
                        for word in value.split_whitespace() {
                            let (name, value) = word.split_once('=').ok_or_else(|| ReadError {
                                line: record.first_line,
                                column: 1,
                                expected: "option=value".into(),
                                found: word.into(),
                            })?;
                            record.options.push((name.into(), value.into()));
                        }
                    }
                    other => record.head.tags.push((other.to_owned(), value)),
                }
            }
            if rest.len() <= line.len() {
                rest = "";
                break;
            }
            rest = &rest[line.len() + 1..];
            record.first_line += 1;
        }
        if !known {
            return Err(RecordError::Foreign);
        }
        if let Some(rules) = rules.filter(|rules| rules != RULES) {
            return Err(RecordError::OtherRules(rules));
        }
        record.moves = Cow::Borrowed(rest);
        Ok(record)
    }

    /// Plays the record through.
    ///
    /// # Errors
    /// The first word that cannot be read or played, with its place.
    pub fn sit<G: Game>(&self, options: G::Options, fresh_secret: [u8; 32]) -> Result<Sitting<G>, RecordError> {
        let mut head = self.head.clone();
        let mut hidden = Vec::new();
        head.secret = fresh_secret;
        if let Some(sealed) = &self.sealed {
            let seal = unseal(sealed).ok_or(RecordError::Seal)?;
            head.secret = unhex(&seal.secret).and_then(|bytes| bytes.try_into().ok()).ok_or(RecordError::Seal)?;
            hidden = seal.hidden;
        }
        let mut hidden = hidden.into_iter();
        let mut sitting = match &self.position {
            None => Sitting::<G>::new(head, options),
            Some(position) => Sitting::new_at(head, options, position).map_err(|error| {
                let (line, column) = self.position_at;
                ReadError { line, column: column + error.column, ..error }
            })?,
        };
        let mut text = Lexer::from_line(&self.moves, self.first_line);
        while let Some(word) = text.peek() {
            let here = text.clone();
            if let Some(comment) = word.strip_prefix('{') {
                let Some(comment) = comment.strip_suffix('}') else { return Err(text.expected("}").into()) };
                sitting.remark(comment);
                text.word();
            } else if text.skip_number() {
                continue;
            } else if word.starts_with('(') {
                let Some(outcome) = sitting.game().outcome() else { return Err(text.expected("a move").into()) };
                let result = result::<G>(sitting.game(), &outcome);
                if !text.take(&result) {
                    return Err(text.expected(result).into());
                }
            } else {
                if sitting.game().outcome().is_some() && !sitting.next_game() {
                    return Err(text.expected("the end of the record").into());
                }
                let mv = if text.take(HIDDEN) {
                    let line = here.at().0;
                    let text = hidden.next().ok_or(RecordError::Veiled { line })?;
                    sitting.read(&text).map_err(|_| RecordError::Seal)?
                } else {
                    sitting.game().read(&mut text)?
                };
                if sitting.play(mv, &mut Vec::new()).is_err() {
                    let (line, column) = here.at();
                    let text = here.until(&text).chars().take(40).collect();
                    return Err(RecordError::Illegal { line, column, text, why: Box::new(sitting.game().why_not(mv)) });
                }
            }
        }
        Ok(sitting)
    }
}

/// Takes a header apart: `[Name "value"]`.
pub(super) fn header(line: &str) -> Option<(&str, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once(char::is_whitespace)?;
    let quoted = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut value = String::new();
    let mut chars = quoted.chars();
    while let Some(c) = chars.next() {
        value.push(match c {
            '\\' => match chars.next()? {
                'n' => '\n',
                other => other,
            },
            '"' => return None,
            other => harmless(other),
        });
    }
    Some((name, value))
}

/// A sign as it may be kept and shown: what would steer a terminal is replaced.
pub fn harmless(sign: char) -> char {
    if sign.is_control() && !matches!(sign, '\n' | '\t') { '\u{fffd}' } else { sign }
}

/// Writes a header.
pub(super) fn write_header(name: &str, value: &str, out: &mut String) {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\r', "");
    let escaped: String = escaped.chars().map(harmless).collect();
    let _ = writeln!(out, "[{name} \"{escaped}\"]");
}

fn result<G: Game>(game: &G, outcome: &Outcome) -> String {
    let seats = game.seating().iter().filter(|&seat| outcome.won(game.side(seat)));
    let winners: Vec<_> = seats.map(|seat| G::seat_names()[seat.index()]).collect();
    let winners = if outcome.is_draw() { "draw".to_owned() } else { winners.join("+") };
    format!("({}:{winners})", outcome.reason)
}

/// Writes a sitting. `options` are those that differ from the level's.
pub fn write<G: Game>(sitting: &Sitting<G>, options: &[(String, String)], disclosure: Disclosure) -> String {
    let mut out = String::new();
    let head = &sitting.head;
    write_header("Game", G::FAMILY, &mut out);
    write_header("Level", &head.level, &mut out);
    if let Some(text) = &head.level_text {
        write_header("LevelText", text, &mut out);
    }
    write_header("Rules", RULES, &mut out);
    if !options.is_empty() {
        let options: Vec<_> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        write_header("Options", &options.join(" "), &mut out);
    }
    if let Some(position) = sitting.first_position() {
        write_header("Position", position, &mut out);
    }
    head.players.iter().for_each(|player| write_header("Player", player, &mut out));
    if head.practice {
        write_header("Practice", "yes", &mut out);
    }
    head.tags.iter().for_each(|(name, value)| write_header(name, value, &mut out));
    let running = sitting.game().outcome().is_none();
    let current = sitting.hands().len() - 1;
    let veiled = |hand: usize, hidden: bool| hidden && running && hand == current;
    if disclosure == Disclosure::Save {
        let hidden = sitting.hands().iter().enumerate().flat_map(|(n, hand)| {
            hand.made().iter().filter(move |made| veiled(n, made.hidden)).map(|made| made.text.clone())
        });
        let seal = Seal { secret: hex(&head.secret), hidden: hidden.collect() };
        write_header("Sealed", &sealed(&seal), &mut out);
    }
    for (n, hand) in sitting.hands().iter().enumerate() {
        out.push('\n');
        let mut words: Vec<_> = hand.preface.iter().map(|comment| format!("{{{comment}}}")).collect();
        let seats = usize::from(hand.state().seating().seats());
        let (mut plies, mut numbered) = (0, false);
        for made in hand.made() {
            if plies % seats == 0 && !numbered && (made.ply || made.seat.is_none()) {
                words.push(format!("{}.", plies / seats + 1));
                numbered = true;
            }
            words.push(if veiled(n, made.hidden) { HIDDEN.to_owned() } else { made.text.clone() });
            words.extend(made.comment.iter().map(|comment| format!("{{{comment}}}")));
            if made.ply {
                plies += 1;
                numbered = false;
            }
        }
        words.extend(hand.state().outcome().map(|outcome| result(hand.state(), &outcome)));
        wrap(&words, &mut out);
    }
    out
}

/// Fills lines of about a hundred characters.
pub(super) fn wrap(words: &[String], out: &mut String) {
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > 100 {
            out.push('\n');
            width = 0;
        }
        if width > 0 {
            out.push(' ');
            width += 1;
        }
        out.push_str(word);
        width += length;
    }
    if width > 0 {
        out.push('\n');
    }
}

// The seal keeps honest eyes from a secret that has to stand in the player's own file. It is no lock.
fn keystream(bytes: &mut [u8]) {
    let mut rng = ChaCha20Rng::from_seed(Sha256::digest(b"what lies face down").into());
    let mut stream = vec![0; bytes.len()];
    rng.fill_bytes(&mut stream);
    bytes.iter_mut().zip(stream).for_each(|(byte, key)| *byte ^= key);
}

fn sealed(seal: &Seal) -> String {
    let mut bytes = serde_json::to_vec(seal).unwrap_or_default();
    let check = Sha256::digest(&bytes);
    bytes.extend_from_slice(&check[..4]);
    keystream(&mut bytes);
    hex(&bytes)
}

fn unseal(text: &str) -> Option<Seal> {
    let mut bytes = unhex(text)?;
    keystream(&mut bytes);
    let (content, check) = bytes.split_at_checked(bytes.len().checked_sub(4)?)?;
    (Sha256::digest(content)[..4] == *check).then(|| serde_json::from_slice(content).ok())?
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|i| u8::from_str_radix(&text[i..i + 2], 16).ok()).collect()
}
