//! How a hand is written: cards by their ids, words between quotes after the card they go with, or with the seat before
//! a lead. The list stands in `docs/records.md`.

use super::card::Card;
use super::count::Item;
use super::moves::{Bid, Move, Packet};
use super::public::Phase;
use super::state::Tarocchini;
use super::word::{Time, Word};
use crate::rules::lexer::{Lexer, ReadError};
use crate::rules::manner::Manner;
use crate::rules::seat::Seat;

/// The words of the seats in records: their numbers, to the right.
pub(super) const SEAT_NAMES: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];
/// Stands for the receiver of the cards laid open in Calini.
const TABLE: &str = "table";
/// The words that are a move by themselves.
const PLAIN: [(&str, Move); 11] = [
    ("monte", Move::Bid(Bid::Monte)),
    ("tengo", Move::Bid(Bid::Hold)),
    ("on", Move::Bid(Bid::On)),
    ("silence", Move::Bid(Bid::Phrase(None))),
    ("done", Move::Done),
    ("declared", Move::Declared),
    ("bid", Move::Invite),
    ("yes", Move::Yes),
    ("no", Move::No),
    ("nothing", Move::Nothing),
    ("come", Move::Bid(Bid::AsYouLike)),
];

fn name(seat: Seat) -> &'static str {
    SEAT_NAMES.get(seat.index()).copied().unwrap_or_default()
}

fn seat_of(word: &str) -> Option<Seat> {
    SEAT_NAMES.iter().position(|&name| name == word).map(|n| Seat(n as u8))
}

impl Tarocchini {
    /// Writes a move.
    pub(super) fn write_move(&self, mv: Move, out: &mut String) {
        let text = match mv {
            Move::Lot(card) | Move::Draw(card) => format!("draw {card}"),
            Move::Packet(packet) => {
                let to = self.receiver().and_then(|(seat, _)| seat).map_or(TABLE, name);
                let cards: Vec<_> = packet.cards().iter().map(Card::to_string).collect();
                format!("deal {to}: {}", cards.join(" "))
            }
            Move::Bid(Bid::AsYouLike) => "come vuole".to_owned(),
            Move::Bid(Bid::Phrase(Some(word))) => format!("\"{}\"", word.text()),
            Move::Discard(a, b) => format!("discard {a} {b}"),
            Move::GiveUp(card) => format!("-{card}"),
            Move::Declare(item) => format!("declare {}", item.word()),
            Move::Mark(marks, apart) => format!("mark {marks}{}", if apart { " apart" } else { "" }),
            Move::Play(card) => card.to_string(),
            Move::Take(card, taken) => format!("{card}x{taken}"),
            Move::Toppa(seat) => format!("{}:toppa", name(seat)),
            Move::ToppaAVoi(seat) => format!("{}:toppa_a_voi", name(seat)),
            Move::Give(card) => format!("matto gives {card}"),
            Move::Won(seat) => format!("{}:won", name(seat)),
            Move::Say(seat, word) if word.time() == Time::Lead => format!("{}: \"{}\"", name(seat), word.text()),
            Move::Say(_, word) => format!("\"{}\"", word.text()),
            Move::TakeBack(seat) => format!("{}:back", name(seat)),
            Move::Charge(by, whom) => format!("{}:charges_{}", name(by), name(whom)),
            Move::Manner(manner, seat) => return manner.write(seat, &SEAT_NAMES, out),
            plain => PLAIN.iter().find(|(_, mv)| *mv == plain).map_or("", |(word, _)| word).to_owned(),
        };
        out.push_str(&text);
    }

    /// Reads a move.
    pub(super) fn read_move(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        let word = text.peek().unwrap_or_default();
        if word.starts_with('"') {
            let said = quoted(text)?;
            return Ok(match (self.p.phase, self.p.last) {
                (Phase::Phrase, _) => Move::Bid(Bid::Phrase(Some(said))),
                (_, Some((seat, _))) => Move::Say(seat, said),
                _ => return Err(text.expected("a card before this word")),
            });
        }
        if let Some((seat, act)) = word.split_once(':').and_then(|(name, act)| Some((seat_of(name)?, act))) {
            if let Some(mv) = act_of(seat, act) {
                text.word();
                return Ok(mv);
            }
            if act.is_empty() {
                text.word();
                return Ok(Move::Say(seat, quoted(text)?));
            }
        }
        if let Some((manner, seat)) = Manner::read(text, &SEAT_NAMES)? {
            return Ok(Move::Manner(manner, seat));
        }
        if let Some(&(_, mv)) = PLAIN.iter().find(|(known, _)| *known == word) {
            text.word();
            if mv == Move::Bid(Bid::AsYouLike) && !text.take("vuole") {
                return Err(text.expected("vuole"));
            }
            return Ok(mv);
        }
        match word {
            "draw" => {
                text.word();
                let drawn = card(text)?;
                Ok(if self.p.phase == Phase::Lot { Move::Lot(drawn) } else { Move::Draw(drawn) })
            }
            "deal" => {
                text.word();
                self.packet(text)
            }
            "discard" => {
                text.word();
                let (a, b) = (card(text)?, card(text)?);
                Ok(Move::Discard(a.min(b), a.max(b)))
            }
            "declare" => {
                text.word();
                let item =
                    text.peek().and_then(Item::of_word).ok_or_else(|| text.expected("a combination such as granda"))?;
                text.word();
                Ok(Move::Declare(item))
            }
            "mark" => {
                text.word();
                let marks =
                    text.peek().and_then(|n| n.parse().ok()).ok_or_else(|| text.expected("a number of marks"))?;
                text.word();
                Ok(Move::Mark(marks, text.take("apart")))
            }
            "matto" => {
                text.word();
                if !text.take("gives") {
                    return Err(text.expected("gives"));
                }
                card(text).map(Move::Give)
            }
            _ => {
                let mv = match word.strip_prefix('-') {
                    Some(given) => Card::of_id(given).map(Move::GiveUp),
                    None => take_of(word).or_else(|| Card::of_id(word).map(Move::Play)),
                };
                let mv = mv.ok_or_else(|| text.expected("a move such as S-K, or a word"))?;
                text.word();
                Ok(mv)
            }
        }
    }

    /// The receiver, who may be left out, and as many cards as there must be.
    fn packet(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        let Some((receiver, size)) = self.receiver() else { return Err(text.expected("no packet here")) };
        let to = receiver.map_or(TABLE, name);
        let named = text.peek().and_then(|word| word.strip_suffix(':'));
        match named {
            Some(named) if named == to => {
                text.word();
            }
            Some(_) => return Err(text.expected(format!("{to}:"))),
            None => {}
        }
        let cards = (0..size).map(|_| card(text)).collect::<Result<Vec<_>, _>>()?;
        Ok(Move::Packet(Packet::of(cards)))
    }
}

fn card(text: &mut Lexer) -> Result<Card, ReadError> {
    let card = text.peek().and_then(Card::of_id).ok_or_else(|| text.expected("a card such as S-K"))?;
    text.word();
    Ok(card)
}

fn take_of(word: &str) -> Option<Move> {
    let (card, taken) = word.split_once('x')?;
    Some(Move::Take(Card::of_id(card)?, Card::of_id(taken)?))
}

fn act_of(seat: Seat, act: &str) -> Option<Move> {
    match act {
        "toppa" => Some(Move::Toppa(seat)),
        "toppa_a_voi" => Some(Move::ToppaAVoi(seat)),
        "won" => Some(Move::Won(seat)),
        "back" => Some(Move::TakeBack(seat)),
        _ => act.strip_prefix("charges_").and_then(seat_of).map(|whom| Move::Charge(seat, whom)),
    }
}

/// A word between quotes, blanks and all.
fn quoted(text: &mut Lexer) -> Result<Word, ReadError> {
    let (start, mut said) = (text.clone(), String::new());
    let fault = || start.expected("a word such as \"batto\"");
    if !text.peek().is_some_and(|word| word.starts_with('"')) {
        return Err(fault());
    }
    loop {
        let word = text.word().ok_or_else(fault)?;
        if !said.is_empty() {
            said.push(' ');
        }
        said.push_str(word);
        if said.len() > 1 && said.ends_with('"') {
            return Word::of_text(said.trim_matches('"')).ok_or_else(fault);
        }
        if said.len() > 60 {
            return Err(fault());
        }
    }
}
