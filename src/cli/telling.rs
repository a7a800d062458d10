//! What happened at a table, told in sentences: who moved, what was taken, how a game ended.

use super::players;
use crate::rules::{AnySitting, Player, Seat};
use crate::words::{Arg, Words};

/// The name of a seat.
pub(super) fn seat(words: &Words, sitting: &dyn AnySitting, seat: Seat) -> String {
    words.say(&format!("seat-{}", sitting.seat_names().get(seat.index()).copied().unwrap_or_default()))
}

/// The name of a player of a sitting.
pub(super) fn player(words: &Words, sitting: &dyn AnySitting, player: Player) -> String {
    players::name(words, sitting, player)
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
