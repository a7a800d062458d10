//! Games, players and moments in words, the same on every page.

use crate::app::saves::About;
use crate::app::session::Who;
use crate::levels::{self, Level, Setup};
use crate::rules::{AnySitting, Entry, Seat, Surface};
use crate::words::{Arg, Words};

/// The name of a level: its own, or the file's for one a player wrote.
pub fn level_name(words: &Words, id: &str) -> String {
    let key = format!("level-{id}");
    if words.knows(&key) { words.say(&key) } else { id.rsplit(['/', '\\']).next().unwrap_or(id).to_owned() }
}

/// Who somebody is.
pub fn player(words: &Words, who: &Who) -> String {
    match who {
        Who::Person(name) if name.trim().is_empty() => words.say("person"),
        Who::Person(name) => name.clone(),
        Who::Computer(strength) => words.say(&format!("strength-{strength}")),
    }
}

/// Everybody, in order.
pub fn players(words: &Words, players: &[Who]) -> String {
    players.iter().map(|who| player(words, who)).collect::<Vec<_>>().join(" – ")
}

/// A seat's name.
pub fn seat(words: &Words, name: &str) -> String {
    words.say(&format!("seat-{name}"))
}

/// The name of another player's seat on the side of this one, if there is one.
pub fn partner(sitting: &dyn AnySitting, seat: Seat) -> Option<&'static str> {
    let (seating, side) = (sitting.seating(), sitting.side(seat));
    let other = |&other: &Seat| sitting.side(other) == side && seating.player(other) != seating.player(seat);
    sitting.seat_names().get(seating.iter().find(other)?.index()).copied()
}

/// What is told of a kept game in one line.
pub fn about(words: &Words, about: &About) -> String {
    let level = level_name(words, &about.level);
    let moves = words.say_with("saves-about", &[("level", Arg::Text(&level)), ("count", about.moves.into())]);
    match &about.date {
        Some(date) => format!("{moves} · {date}"),
        None => moves,
    }
}

/// A name for a game to be kept under: its board, who plays, the day.
pub fn game(words: &Words, about: &About) -> String {
    let (level, players) = (level_name(words, &about.level), self::players(words, &about.players));
    let name = format!("{level}, {players} {}", about.date.as_deref().unwrap_or_default());
    name.trim().chars().take(60).collect()
}

/// A move as people are told of it: in the game's notation, or in words where the family has some for it
/// (`corona-told-histrion`).
pub fn told(words: &Words, sitting: &dyn AnySitting, text: &str) -> String {
    in_words(words, sitting, "told", text).unwrap_or_else(|| sitting.shown(text))
}

/// What is asked before a move is made that waits to be confirmed.
pub fn asked(words: &Words, sitting: &dyn AnySitting, text: &str) -> String {
    let plain = || words.say_with("table-confirm-move", &[("move", Arg::Text(&sitting.shown(text)))]);
    in_words(words, sitting, "confirm", text).unwrap_or_else(plain)
}

/// The words a family has for a move of two words, the second being what it is about.
fn in_words(words: &Words, sitting: &dyn AnySitting, what: &str, text: &str) -> Option<String> {
    let shown = sitting.shown(text);
    let (word, at) = shown.split_once(' ')?;
    let key = format!("{}-{what}-{word}", sitting.family());
    words.knows(&key).then(|| words.say_with(&key, &[("at", Arg::Text(at))]))
}

/// The levels of the family with such a word, small boards first; of card games the main one.
pub fn levels_of(family: &str) -> Vec<Level> {
    let mut levels: Vec<_> = levels::all().into_iter().filter(|level| level.family.word() == family).collect();
    levels.sort_by_cached_key(|level| (width(level), !level.id.ends_with("/partita")));
    levels
}

/// How many files a level's board has; `None` where it is not played on a board.
pub fn width(level: &Level) -> Option<u16> {
    match level.sit(&Setup::default()).ok()?.surface() {
        Surface::Board { width, .. } => Some(width),
        Surface::Cards { .. } => None,
    }
}

/// A row of the list of moves: its number, and the entries in it (with their places among all entries).
pub struct Row {
    /// The game of the sitting, from 0.
    pub game: usize,
    /// The turn's number, from 1; 0: what is settled before the first move.
    pub number: usize,
    /// The entries, each with its place among all of them.
    pub entries: Vec<usize>,
}

/// The list of moves in numbered rows, as records number them: one row a round of the seats, throws and words
/// with the move they belong to.
pub fn rows(entries: &[Entry], seats: usize) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let (mut plies, mut settled) = (0, 0);
    for (place, entry) in entries.iter().enumerate() {
        let fresh_game = rows.last().is_none_or(|row| row.game != entry.hand);
        if fresh_game {
            plies = 0;
            settled = place + before_play(&entries[place..]);
        }
        let opens = fresh_game
            || place == settled
            || (plies % seats == 0 && (entry.ply || entry.seat.is_none()) && {
                // A throw opens the row of its move; the move that follows joins it.
                rows.last().is_some_and(|row| row.entries.iter().any(|&i| entries[i].ply))
            });
        if opens {
            let number = if place < settled { 0 } else { plies / seats + 1 };
            rows.push(Row { game: entry.hand, number, entries: Vec::new() });
        }
        if let Some(row) = rows.last_mut() {
            row.entries.push(place);
        }
        plies += usize::from(entry.ply);
    }
    rows
}

/// How many of the entries of a game, from its first, are choices of seats before the first move, with what chance gave
/// before them.
fn before_play(entries: &[Entry]) -> usize {
    let hand = entries.first().map(|entry| entry.hand);
    let before = entries.iter().take_while(|entry| Some(entry.hand) == hand && !entry.ply);
    before.enumerate().filter(|(_, entry)| entry.seat.is_some()).last().map_or(0, |(last, _)| last + 1)
}
