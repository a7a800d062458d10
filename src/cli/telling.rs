//! What happened at a table, told in sentences: who moved, what was taken, how a game ended.

use super::players::Who;
use crate::rules::{AnySitting, Event, Face, Lying, Manner, Place, Player, Seat, Token};
use crate::words::{Arg, Words};

/// The name of a seat.
pub(super) fn seat(words: &Words, sitting: &dyn AnySitting, seat: Seat) -> String {
    words.say(&format!("seat-{}", sitting.seat_names().get(seat.index()).copied().unwrap_or_default()))
}

/// The name of a player of a sitting.
pub(super) fn player(words: &Words, sitting: &dyn AnySitting, player: Player) -> String {
    Who::of(sitting, player).name(words)
}

/// How the current game ended; that it has not, if it has not.
pub(super) fn ending(words: &Words, sitting: &dyn AnySitting) -> String {
    let Some(outcome) = sitting.outcome() else { return words.say("cli-unfinished") };
    let why = words.say(&format!("ending-{}", outcome.reason));
    if outcome.is_draw() {
        return words.say_with("cli-drawn", &[("cause", Arg::Text(&why))]);
    }
    let winners = sitting.seating().iter().filter(|&seat| outcome.won(sitting.side(seat)));
    let winners: Vec<_> = winners.map(|winner| seat(words, sitting, winner)).collect();
    words.say_with("cli-won", &[("seat", Arg::Text(&winners.join(" + "))), ("cause", Arg::Text(&why))])
}

/// How a sitting of several games stands, and who has won it.
pub(super) fn standing(words: &Words, sitting: &dyn AnySitting) -> Vec<String> {
    let mut lines = Vec::new();
    let verdict = sitting.verdict();
    if sitting.hands() == 1 && (verdict.is_some() || sitting.outcome().is_none()) {
        return lines;
    }
    for (key, numbers) in sitting.tally().tally {
        let each = numbers.iter().enumerate().map(|(n, number)| {
            format!("{} {number}", player(words, sitting, Player(u8::try_from(n).unwrap_or_default())))
        });
        lines.push(format!("{}: {}", words.say(key), each.collect::<Vec<_>>().join(", ")));
    }
    if let Some(verdict) = verdict {
        let winners: Vec<_> = verdict.winners.iter().map(|&winner| player(words, sitting, winner)).collect();
        let reason = verdict.reason.map(|reason| reason.text("player", winners.join(" + ")));
        lines.extend(reason.map(|reason| words.sentence(&reason)));
    }
    lines
}

/// What a seat has played: a move, or an act beside the game.
pub(super) fn played(words: &Words, sitting: &dyn AnySitting, by: Seat, text: &str) -> String {
    let shown = sitting.shown(text);
    let args = [("seat", Arg::Text(&seat(words, sitting, by))), ("move", Arg::Text(&shown))];
    match text.rsplit_once(':').map(|(_, word)| word) {
        Some(word) if word == Manner::Resign.word() => words.say_with("cli-manner-resign", &args[..1]),
        Some(word) if word == Manner::Flag.word() => words.say_with("cli-manner-flag", &args[..1]),
        Some(word) if word == Manner::Offer.word() => words.say_with("cli-manner-offer", &args[..1]),
        Some(word) if word == Manner::Agree.word() => words.say_with("cli-manner-agree", &args[..1]),
        _ => words.say_with("cli-text-plays", &args),
    }
}

/// What events say beyond the move that caused them. `before` is how things lay before it.
pub(super) fn events(words: &Words, sitting: &dyn AnySitting, before: &[Lying], events: &[Event]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut pips = Vec::new();
    for event in events {
        match event {
            Event::Removed { token, .. } => {
                lines.extend(thing(words, sitting, before, *token).map(|(piece, square)| {
                    words.say_with("cli-captured", &[("piece", Arg::Text(&piece)), ("square", Arg::Text(&square))])
                }))
            }
            Event::Turned { token, face, seen_by: None } if from_stock(before, *token) => {
                let card = words.say(sitting.figure(*face));
                lines.push(words.say_with("cli-cards-drawn", &[("piece", Arg::Text(&card))]));
            }
            Event::Turned { token, face, seen_by: None } => {
                // It has gone to where it turns: a Pawn becomes a Queen.
                lines.extend(thing(words, sitting, &sitting.places(None), *token).map(|(_, square)| {
                    let piece = words.say(sitting.figure(*face));
                    words.say_with("cli-turned", &[("piece", Arg::Text(&piece)), ("square", Arg::Text(&square))])
                }));
            }
            Event::Thrown { face, .. } => pips.push(*face),
            Event::Said { seat: _, what } => lines.push(words.sentence(what)),
            Event::TrickTaken { seat: taker } => {
                let taker = seat(words, sitting, *taker);
                lines.push(words.say_with("cli-trick", &[("seat", Arg::Text(&taker))]));
            }
            Event::Scored { points, what, .. } => {
                let args = [("count", Arg::Number(f64::from(*points))), ("cause", Arg::Text(&words.sentence(what)))];
                lines.push(words.say_with("cli-scored", &args));
            }
            Event::Passed { seat: passed } => {
                let passed = seat(words, sitting, *passed);
                lines.push(words.say_with("table-passes", &[("seat", Arg::Text(&passed))]));
            }
            Event::Placed { .. } | Event::Moved { .. } | Event::Turned { .. } | Event::Over => {}
        }
    }
    if !pips.is_empty() {
        lines.push(dice(words, sitting, &pips));
    }
    lines
}

/// What the dice show.
pub(super) fn dice(words: &Words, sitting: &dyn AnySitting, faces: &[Face]) -> String {
    let dice: Vec<_> = faces.iter().map(|&face| words.say(sitting.figure(face))).collect();
    dice.join(", ")
}

/// How the dice have fallen so far: for each player how often each face, and each pair of faces.
pub(super) fn throws(words: &Words, sitting: &dyn AnySitting) -> Vec<String> {
    let counts = sitting.throws();
    if counts.is_empty() {
        return vec![words.say("cli-throws-none")];
    }
    let mut lines = Vec::new();
    for (by, throws) in (0..).map(Player).zip(&counts) {
        let faces: Vec<_> = (1..).zip(throws.faces).map(|(pips, count): (u8, _)| format!("{pips}: {count}")).collect();
        let mean = throws.mean().map_or_else(|| "–".to_owned(), |mean| words.decimal(mean, 1));
        let args = [
            ("player", Arg::Text(&player(words, sitting, by))),
            ("count", (throws.count as usize).into()),
            ("list", Arg::Text(&faces.join(", "))),
            ("score", Arg::Text(&mean)),
        ];
        lines.push(words.say_with("cli-throws", &args));
        let pairs = throws.fallen_pairs().into_iter().map(|([high, low], count)| format!("{high}-{low}: {count}"));
        let pairs = pairs.collect::<Vec<_>>().join(", ");
        if !pairs.is_empty() {
            let args = [("count", (throws.doubles() as usize).into()), ("list", Arg::Text(&pairs))];
            lines.push(words.say_with("cli-throws-pairs", &args));
        }
    }
    lines
}

/// Did a card lie in the stock?
fn from_stock(before: &[Lying], token: Token) -> bool {
    before.iter().any(|(other, place, _)| *other == token && matches!(place, Place::Stock(_)))
}

/// The name of a piece and its square.
fn thing(words: &Words, sitting: &dyn AnySitting, places: &[Lying], token: Token) -> Option<(String, String)> {
    let &(_, place, face) = places.iter().find(|(other, ..)| *other == token)?;
    let Place::Square(square) = place else { return None };
    Some((words.say(sitting.figure(face?)), sitting.shown(&sitting.square_name(square))))
}
