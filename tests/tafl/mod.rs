//! What the tests and the bench of the King's Table share: the levels of the shelf, and moves as text.
#![allow(dead_code, reason = "each user takes what it needs")]

pub mod naive;

use tavoliere::levels;
use tavoliere::rules::tafl::{Move, Options, Tafl};
use tavoliere::rules::{Game, Lexer, Style};

/// The six boards, in the order of the rules page.
pub const BOARDS: [&str; 6] = ["brandub", "ardri", "tablut", "hnefatafl", "tawlbwrdd", "alea"];

/// The options of `levels/tafl/<name>.ron`.
pub fn level(name: &str) -> Options {
    level_with(name, &[])
}

/// A level with options set by the words of records.
pub fn level_with(name: &str, options: &[(&str, &str)]) -> Options {
    let changes: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let level = levels::find(&format!("tafl/{name}")).unwrap_or_else(|error| panic!("{error}"));
    level.options_with::<Tafl>(&changes).unwrap_or_else(|error| panic!("{error}"))
}

/// A game on a board, from a position text.
pub fn at(options: &Options, position: &str) -> Tafl {
    Tafl::start_at(options, &Default::default(), position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The legal moves.
pub fn moves(game: &Tafl) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// A move as text.
pub fn text(game: &Tafl, mv: Move, style: Style) -> String {
    let mut text = String::new();
    game.write(mv, style, &mut text);
    text
}

/// The move of a text.
pub fn read(game: &Tafl, text: &str) -> Move {
    game.read(&mut Lexer::new(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// How many sequences of `depth` plies there are, each with this throw before it.
pub fn perft(game: &Tafl, depth: u32, die: Option<u8>) -> u64 {
    let mut game = *game;
    if let (Some(pips), false) = (die, game.end().is_some()) {
        game.play(Move::Throw(pips), &mut ());
    }
    let each = moves(&game).into_iter().map(|mv| {
        if depth == 1 {
            return 1;
        }
        let mut next = game;
        next.play(mv, &mut ());
        perft(&next, depth - 1, die)
    });
    each.sum()
}
