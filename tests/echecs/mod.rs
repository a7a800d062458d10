//! What the tests and the bench of Échecs share: the levels of the shelf, games from positions, moves as text.
#![allow(dead_code, reason = "each user takes what it needs")]

use tavoliere::levels;
use tavoliere::rules::echecs::{Echecs, Move, Options};
use tavoliere::rules::{Event, Game, Head, Lexer, ReadError, Sitting, Style};

/// The options of `levels/echecs/<name>.ron`.
pub fn level(name: &str) -> Options {
    level_with(name, &[])
}

/// A level with options set by the words of records.
pub fn level_with(name: &str, options: &[(&str, &str)]) -> Options {
    let changes: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let level = levels::find(&format!("echecs/{name}")).unwrap_or_else(|error| panic!("{error}"));
    level.options_with::<Echecs>(&changes).unwrap_or_else(|error| panic!("{error}"))
}

/// The main level.
pub fn plain() -> Options {
    level("encyclopedie")
}

/// The main level with one option set.
pub fn with(key: &str, value: &str) -> Options {
    level_with("encyclopedie", &[(key, value)])
}

/// A game from the first array.
pub fn start(options: &Options) -> Echecs {
    Echecs::start(options, &())
}

/// A game from a position text.
pub fn at(options: &Options, position: &str) -> Echecs {
    try_at(options, position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// A game from a position text, if it is one.
pub fn try_at(options: &Options, position: &str) -> Result<Echecs, ReadError> {
    Echecs::start_at(options, &(), position)
}

/// A sitting from a position text.
pub fn sit_at(options: &Options, position: &str) -> Sitting<Echecs> {
    Sitting::new_at(Head::default(), *options, position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The legal moves.
pub fn moves(game: &Echecs) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// A move as text.
pub fn text(game: &Echecs, mv: Move, style: Style) -> String {
    let mut text = String::new();
    game.write(mv, style, &mut text);
    text
}

/// The legal moves as they are typed, sorted.
pub fn texts(game: &Echecs) -> Vec<String> {
    let mut texts: Vec<_> = moves(game).into_iter().map(|mv| text(game, mv, Style::Plain)).collect();
    texts.sort();
    texts
}

/// The move of a text.
pub fn read(game: &Echecs, text: &str) -> Move {
    try_read(game, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The move of a text, if it is one.
pub fn try_read(game: &Echecs, text: &str) -> Result<Move, ReadError> {
    let mut lexer = Lexer::new(text);
    let mv = game.read(&mut lexer)?;
    assert!(lexer.is_done(), "{text} is not read to its end");
    Ok(mv)
}

/// Is the move of this text legal?
pub fn may(game: &Echecs, text: &str) -> bool {
    game.lists(read(game, text))
}

/// Plays moves parted by blanks, and tells what happened.
pub fn play(game: &mut Echecs, line: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in line.split_whitespace() {
        let mv = read(game, word);
        assert!(game.allows(mv), "{word} is not allowed in {}", game.position());
        game.play(mv, &mut events);
    }
    events
}

/// The same in a sitting, which counts positions.
pub fn play_in(sitting: &mut Sitting<Echecs>, line: &str) {
    for word in line.split_whitespace() {
        let mv = sitting.read(word).unwrap_or_else(|error| panic!("{word}: {error}"));
        assert_eq!(sitting.play(mv, &mut Vec::new()), Ok(()), "{word} in {}", sitting.game().position());
    }
}

/// The key of the reason why a move is refused.
pub fn refusal(game: &Echecs, text: &str) -> &'static str {
    let mv = read(game, text);
    assert!(!game.allows(mv), "{text} is allowed in {}", game.position());
    game.why_not(mv).key
}

/// How the game ended, by the word of records.
pub fn ending(game: &Echecs) -> Option<&'static str> {
    game.outcome().map(|outcome| outcome.reason)
}
