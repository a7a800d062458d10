//! What stands around a table for cards: whose plate holds what, who sits where and what he said, what there is to choose
//! or to say, and the curtain between two people.

mod around;
mod choice;
mod entry;
mod sheet;

pub use around::{curtain, members, near, seats, top};
pub use choice::{offers, question, words};
pub use entry::{entry, spoken};
pub use sheet::{accounts, hash};

use super::describe;
use super::table::Seen;
use crate::app::ui::Pen;
use crate::rules::{AnySitting, Pick, Reason, Seat, Token};

/// The name of who sits on a seat.
pub fn name(pen: &Pen, seen: &Seen, seat: Seat) -> String {
    let sitting = seen.session.shown();
    let number = sitting.seating().player(seat).index();
    let Some(who) = seen.session.players.get(number) else { return String::new() };
    let name = describe::player(pen.words, who);
    // Computers of one strength have one name.
    let alike = seen.session.players.iter().filter(|other| *other == who).count();
    if alike > 1 { format!("{name} {}", number + 1) } else { name }
}

/// Does a curtain hide everything until the next person looks?
fn is_curtained(seen: &Seen) -> bool {
    seen.session.awaited().is_some() && seen.session.viewer().is_none()
}

/// The name of a card, if whoever looks sees it.
fn card(pen: &Pen, sitting: &dyn AnySitting, viewer: Option<Seat>, token: Token) -> Option<String> {
    let (.., face) = sitting.places(viewer).into_iter().find(|(other, ..)| *other == token)?;
    Some(pen.say(sitting.figure(face?)))
}

/// What a choice is called, and what it means.
fn told(pen: &Pen, seen: &Seen, pick: &Pick, called: Option<&Reason>) -> (String, Option<String>) {
    let meaning = |key: &str| pen.maybe(&format!("{key}-line"));
    match (called, pick) {
        (Some(reason), Pick::Word(word)) => (pen.words.sentence(reason), meaning(word)),
        (Some(reason), _) => (pen.words.sentence(reason), None),
        (None, Pick::Word(word)) => (pen.say(word), meaning(word)),
        (None, Pick::Token(token)) => {
            (card(pen, seen.session.shown(), seen.session.viewer(), *token).unwrap_or_default(), None)
        }
        (None, Pick::Square(_)) => (String::new(), None),
    }
}
