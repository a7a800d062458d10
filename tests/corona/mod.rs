//! What the tests and the bench of La Corona share: the levels of the shelf, positions, moves as text.
#![allow(dead_code, reason = "each user takes what it needs")]

pub mod naive;

use std::collections::BTreeSet;
use tavoliere::levels;
use tavoliere::rules::corona::{CROWN, Corona, Move, Options};
use tavoliere::rules::{Attempt, Game, Lexer, Pick, Place, Square, Style};

/// The levels, one for each set of players.
pub const LEVELS: [&str; 5] = ["partnership", "each_for_himself", "three", "duel", "two_squadrons"];

/// The options of `levels/corona/<name>.ron`.
pub fn level(name: &str) -> Options {
    level_with(name, &[])
}

/// A level with options set by the words of records.
pub fn level_with(name: &str, options: &[(&str, &str)]) -> Options {
    let changes: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let level = levels::find(&format!("corona/{name}")).unwrap_or_else(|error| panic!("{error}"));
    level.options_with::<Corona>(&changes).unwrap_or_else(|error| panic!("{error}"))
}

/// A game from a position text.
pub fn at(options: &Options, position: &str) -> Corona {
    Corona::start_at(options, &(), position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// A game as it stands when play begins, everything before it decided as the book has it.
pub fn begun(options: &Options) -> Corona {
    let mut game = Corona::start(options, &());
    if options.first.is_none() {
        let first = game.seating().iter().next().expect("a seat");
        game.play(Move::Lot(first), &mut ());
    }
    while !matches!(game.turn(), tavoliere::rules::Turn::Seat(_, tavoliere::rules::Stage::Play)) {
        let first = moves(&game)[0];
        game.play(first, &mut ());
    }
    game
}

/// The legal moves.
pub fn moves(game: &Corona) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// A move as text.
pub fn text(game: &Corona, mv: Move, style: Style) -> String {
    let mut text = String::new();
    game.write(mv, style, &mut text);
    text
}

/// The legal moves as plain text, sorted as bytes.
pub fn legal(game: &Corona) -> Vec<String> {
    let mut legal: Vec<_> = moves(game).into_iter().map(|mv| text(game, mv, Style::Plain)).collect();
    legal.sort_unstable();
    legal
}

/// The move of a text.
pub fn read(game: &Corona, text: &str) -> Move {
    game.read(&mut Lexer::new(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays moves given as texts parted by commas.
pub fn play(game: &mut Corona, texts: &str) {
    for text in texts.split(',').map(str::trim) {
        let mv = read(game, text);
        assert!(game.allows(mv), "{text} in {}", game.position());
        game.play(mv, &mut ());
    }
}

/// How many sequences of `depth` plies there are.
pub fn perft(game: &Corona, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.end().is_some() {
        return 0;
    }
    let each = moves(game).into_iter().map(|mv| {
        if depth == 1 {
            return 1;
        }
        let mut next = *game;
        next.play(mv, &mut ());
        perft(&next, depth - 1)
    });
    each.sum()
}

/// A board's text from pieces given as `bK e5`, parted by commas: seat letter, kind letter, square.
pub fn board(pieces: &str) -> String {
    let mut rows = vec![vec![String::new(); 17]; 17];
    for piece in pieces.split(',').map(str::trim).filter(|piece| !piece.is_empty()) {
        let (man, square) = piece.split_once(' ').expect("a piece and its square");
        let file = usize::from(square.as_bytes()[0] - b'a');
        let rank: usize = square[1..].parse().expect("a rank");
        assert!(rows[rank - 1][file].is_empty(), "{square} twice");
        rows[rank - 1][file] = man.to_owned();
    }
    let row = |row: &Vec<String>| {
        let (mut text, mut empty) = (String::new(), 0);
        for man in row {
            if man.is_empty() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            empty = 0;
            text.push_str(man);
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    rows.iter().rev().map(row).collect::<Vec<_>>().join("/")
}

/// Four who play each for himself.
pub fn each() -> Options {
    level_with("each_for_himself", &[])
}

/// A position of four who play each for himself, `a1` to move.
pub fn alone(pieces: &str, crown: &str) -> Corona {
    at(&each(), &format!("{} {crown} a1", board(pieces)))
}

/// The squares a piece may go to, with `*` where it carries the Crown.
pub fn goals(game: &Corona, from: &str) -> BTreeSet<String> {
    let from = format!("{from}-");
    legal(game).iter().filter_map(|mv| mv.strip_prefix(&from)).map(str::to_owned).collect()
}

/// Words parted by blanks as a set.
pub fn set(goals: &str) -> BTreeSet<String> {
    goals.split_whitespace().map(str::to_owned).collect()
}

/// An attempt to move what stands on a square.
pub fn attempt(game: &Corona, from: &str, to: Option<&str>) -> Attempt {
    let square = |name: &str| Square::named(name, 17, 17).unwrap();
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let piece = lying.into_iter().find(|&(token, place, _)| token != CROWN && place == Place::Square(square(from)));
    let mut picks = vec![piece.map_or(Pick::Square(square(from)), |(token, ..)| Pick::Token(token))];
    picks.extend(to.map(|to| Pick::Square(square(to))));
    Attempt { seat: game.to_move(), picks }
}
