//! What was played, for the list of moves: cards by their names, words as they are said.

use crate::app::ui::Pen;
use crate::rules::Entry;

/// The words of records that stand for something with a name of its own.
const NAMED: [(&str, &str); 13] = [
    ("monte", "tarocchini-said-monte"),
    ("tengo", "tarocchini-said-tengo"),
    ("come vuole", "tarocchini-said-come-vuole"),
    ("on", "tarocchini-deal-on"),
    ("silence", "tarocchini-say-nothing"),
    ("nothing", "tarocchini-say-nothing"),
    ("done", "tarocchini-done"),
    ("bid", "tarocchini-invite"),
    ("yes", "tarocchini-said-yes"),
    ("no", "tarocchini-said-no"),
    ("toppa", "tarocchini-said-toppa"),
    ("toppa_a_voi", "tarocchini-said-toppa-a-voi"),
    ("won", "tarocchini-said-won"),
];

/// The name of a card by its id in records.
fn card(pen: &Pen, id: &str) -> Option<String> {
    let (suit, rank) = id.split_once('-')?;
    if suit.len() != 1 || !suit.chars().all(|letter| "SBCDT".contains(letter)) {
        return None;
    }
    pen.maybe(&format!("tarocchini-{}-{}", suit.to_lowercase(), rank.to_lowercase()))
}

/// Several cards by their names.
fn all(pen: &Pen, ids: &str) -> String {
    ids.split(' ').map(|id| card(pen, id).unwrap_or_else(|| id.to_owned())).collect::<Vec<_>>().join(", ")
}

/// An entry in words.
pub fn entry(pen: &Pen, entry: &Entry) -> String {
    spoken(pen, &entry.text)
}

/// A move in words.
pub fn spoken(pen: &Pen, text: &str) -> String {
    // What is hidden is not in the list; nor is that a declaration ends, which every one does.
    if text.is_empty() || text == "declared" {
        return String::new();
    }
    // Who does it stands beside it.
    let act = match text.split_once(':') {
        Some((seat, act)) if seat.len() == 1 => act.trim(),
        _ => text,
    };
    if let Some((_, key)) = NAMED.iter().find(|(word, _)| *word == act) {
        return pen.say(key);
    }
    if act.starts_with('"') {
        return format!("“{}”", act.trim_matches('"'));
    }
    if let Some(name) = card(pen, act) {
        return name;
    }
    if let Some((taker, taken)) = act.split_once('x')
        && let (Some(taker), Some(taken)) = (card(pen, taker), card(pen, taken))
    {
        return format!("{taker} × {taken}");
    }
    let after = |beginning: &str| act.strip_prefix(beginning).map(str::trim);
    if let Some(item) = after("declare ") {
        return pen.say(&format!("tarocchini-item-{item}"));
    }
    if let Some(cards) = after("discard ") {
        return pen.say_with("cards-entry-discard", &[("card", (&all(pen, cards)).into())]);
    }
    if let Some(given) = after("matto gives ") {
        return pen.say_with("tarocchini-said-gives", &[("card", (&all(pen, given)).into())]);
    }
    if let Some(drawn) = after("draw ") {
        return all(pen, drawn);
    }
    if let Some(dealt) = after("deal ") {
        let (to, cards) = dealt.split_once(": ").unwrap_or(("", dealt));
        return pen.say_with("cards-entry-deal", &[("seat", to.into()), ("card", (&all(pen, cards)).into())]);
    }
    if let Some(given) = after("-") {
        return pen.say_with("cards-entry-discard", &[("card", (&all(pen, given)).into())]);
    }
    if let Some(marks) = after("mark ").and_then(|marks| marks.split(' ').next()?.parse::<u32>().ok()) {
        return pen.say_with("tarocchini-marks", &[("count", marks.into())]);
    }
    text.to_owned()
}
