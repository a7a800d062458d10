//! How the toy is written: `deal S1 B6`, `-S1` laid aside, `done`, the pips of a throw, `C4` played, `C4!` played
//! against the rules, `--`, `south:toppa`, `north:batto`.

use super::*;
use tavoliere::rules::{Game, Lexer, ReadError, Turn};

/// The suits, by number.
pub const SUITS: [char; 4] = ['S', 'B', 'C', 'D'];

fn card_text(card: Card) -> String {
    format!("{}{}", SUITS[usize::from(suit(card))], card % 6 + 1)
}

fn card(word: &str) -> Option<Card> {
    let mut chars = word.chars();
    let suit = chars.next().and_then(|c| SUITS.iter().position(|&s| s == c))?;
    let rank = chars.next().and_then(|c| c.to_digit(10)).filter(|rank| (1..=6).contains(rank))?;
    chars.next().is_none().then_some(suit as u8 * 6 + rank as u8 - 1)
}

/// Writes a move.
pub fn write(toy: &Toy, mv: Move, out: &mut String) {
    let names = Toy::seat_names();
    out.push_str(&match mv {
        Move::Deal(first, None) => format!("deal {}", card_text(first)),
        Move::Deal(first, Some(second)) => format!("deal {} {}", card_text(first), card_text(second)),
        Move::Pick(slot) => {
            let Turn::Seat(seat, _) = toy.turn() else { return };
            let lies = toy.table.hands[seat.index()][usize::from(slot)];
            format!("-{}", lies.map(|lies| card_text(lies.card)).unwrap_or_default())
        }
        Move::Done => "done".to_owned(),
        Move::Throw(pips) => pips.to_string(),
        Move::Play(card) => card_text(card),
        Move::Revoke(card) => card_text(card) + "!",
        Move::Pass => "--".to_owned(),
        Move::Toppa(seat) => format!("{}:toppa", names[seat.index()]),
        Move::Batto(seat) => format!("{}:batto", names[seat.index()]),
        Move::Manner(manner, seat) => return manner.write(seat, names, out),
    });
}

/// Reads a move.
pub fn read(toy: &Toy, text: &mut Lexer) -> Result<Move, ReadError> {
    if let Some((name, said)) = text.peek().and_then(|word| word.split_once(':'))
        && let Some(seat) = Toy::seat_names().iter().position(|&n| n == name)
        && let Some(mv) = match said {
            "toppa" => Some(Move::Toppa(Seat(seat as u8))),
            "batto" => Some(Move::Batto(Seat(seat as u8))),
            _ => None,
        }
    {
        text.word();
        return Ok(mv);
    }
    if let Some((manner, seat)) = Manner::read(text, Toy::seat_names())? {
        return Ok(Move::Manner(manner, seat));
    }
    if text.take("deal") {
        let take = |text: &mut Lexer| text.peek().and_then(card).ok_or_else(|| text.expected("a card"));
        let first = take(text)?;
        text.word();
        let second = if toy.receiver().is_some_and(|(_, count)| count == 2) {
            let second = take(text)?;
            text.word();
            Some(second)
        } else {
            None
        };
        return Ok(Move::Deal(first, second));
    }
    let word = text.peek().unwrap_or_default();
    let mv = match word {
        "done" => Some(Move::Done),
        "--" => Some(Move::Pass),
        _ => None,
    };
    let pips = || word.parse().ok().filter(|_| word.len() == 1).map(Move::Throw);
    let pick = || {
        let card = word.strip_prefix('-').and_then(card)?;
        let Turn::Seat(seat, _) = toy.turn() else { return None };
        let hand = &toy.table.hands[seat.index()];
        hand.iter().position(|slot| slot.is_some_and(|lies| lies.card == card)).map(|slot| Move::Pick(slot as u8))
    };
    let revoke = || word.strip_suffix('!').and_then(card).map(Move::Revoke);
    let mv = mv.or_else(pips).or_else(pick).or_else(revoke).or_else(|| card(word).map(Move::Play));
    let mv = mv.ok_or_else(|| text.expected("a move of the toy"))?;
    text.word();
    Ok(mv)
}

/// Reads a position text.
pub fn read_table(text: &str) -> Result<Table<Card>, ReadError> {
    serde_json::from_str(text).map_err(|error| ReadError {
        line: error.line().max(1),
        column: error.column().max(1),
        expected: "a table".to_owned(),
        found: error.to_string().chars().take(40).collect(),
    })
}
