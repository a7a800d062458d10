//! What the tests of Petteia share: the nine games of the shelf, and moves as text.
#![allow(dead_code, reason = "each user takes what it needs")]

pub mod naive;

use tavoliere::levels;
use tavoliere::rules::petteia::{At, Colour, Move, Options, Petteia};
use tavoliere::rules::{Event, Game, Lexer, Square, Style, Token};

/// The nine games, in the order of the text.
pub const GAMES: [&str; 9] = [
    "petteia",
    "mikra_petteia",
    "kubeia",
    "diplasia_petteia",
    "diplasia_kubeia",
    "basilike_petteia",
    "basilike_kubeia",
    "nea_petteia",
    "nea_kubeia",
];

/// The options of `levels/petteia/<name>.ron`.
pub fn level(name: &str) -> Options {
    level_with(name, &[])
}

/// A level with options set by the words of records.
pub fn level_with(name: &str, options: &[(&str, &str)]) -> Options {
    let changes: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let level = levels::find(&format!("petteia/{name}")).unwrap_or_else(|error| panic!("{error}"));
    level.options_with::<Petteia>(&changes).unwrap_or_else(|error| panic!("{error}"))
}

/// A game from a position text.
pub fn at(options: &Options, position: &str) -> Petteia {
    Petteia::start_at(options, &(), position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// A position text on the board of some options: pieces as `P E3 G5 O M1; p D5` (the letter once, then its squares).
pub fn men(options: &Options, pieces: &str) -> String {
    let width = options.variant.width();
    let mut rows = vec![vec!['.'; width]; 8];
    let mut letter = '?';
    for word in pieces.split([' ', ';']).filter(|word| !word.is_empty()) {
        if word.len() == 1 {
            letter = word.chars().next().expect("a letter");
        } else {
            let (file, rank) = naive::spot(word);
            rows[7 - rank as usize][file as usize] = letter;
        }
    }
    let row = |row: &Vec<char>| {
        let (mut text, mut empty) = (String::new(), 0);
        for &sign in row.iter().chain(['|'].iter()) {
            if sign == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            if sign != '|' {
                text.push(sign);
            }
        }
        text
    };
    rows.iter().map(row).collect::<Vec<_>>().join("/")
}

/// The legal moves.
pub fn moves(game: &Petteia) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// A move as text.
pub fn text(game: &Petteia, mv: Move, style: Style) -> String {
    let mut text = String::new();
    game.write(mv, style, &mut text);
    text
}

/// The legal moves as text.
pub fn legal(game: &Petteia) -> Vec<String> {
    moves(game).into_iter().map(|mv| text(game, mv, Style::Plain)).collect()
}

/// The move of a text.
pub fn read(game: &Petteia, text: &str) -> Move {
    game.read(&mut Lexer::new(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays moves, parted by blanks, which must be allowed. What happened.
pub fn play(game: &mut Petteia, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let mut lexer = Lexer::new(texts);
    while !lexer.is_done() {
        let mv = game.read(&mut lexer).unwrap_or_else(|error| panic!("{texts}: {error}"));
        assert!(game.allows(mv), "{mv:?} of {texts} is not allowed in {}", game.position());
        game.play(mv, &mut events);
    }
    events
}

/// The word of the ending and who won, once the game is over.
pub fn end(game: &Petteia) -> Option<(&'static str, Option<Colour>)> {
    game.end().map(|end| (end.ending.word(), end.winner))
}

/// The square of a name.
pub fn square(game: &Petteia, name: &str) -> Square {
    let (file, rank) = naive::spot(name);
    game.square(At::new(file as usize, rank as usize))
}

/// The piece on a square.
pub fn token_on(game: &Petteia, name: &str) -> Token {
    let wanted = tavoliere::rules::Place::Square(square(game, name));
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    lying.into_iter().find(|(_, place, _)| *place == wanted).unwrap_or_else(|| panic!("nobody on {name}")).0
}

/// How many sequences of `depth` moves there are, each with this throw before it.
pub fn perft(game: &Petteia, depth: u32, dice: Option<[u8; 2]>) -> u64 {
    let mut game = *game;
    if let (Some(dice), false) = (dice, game.end().is_some()) {
        game.play(Move::Throw(dice), &mut ());
    }
    if depth == 1 {
        return game.count_moves() as u64;
    }
    let each = moves(&game).into_iter().map(|mv| {
        let mut next = game;
        next.play(mv, &mut ());
        perft(&next, depth - 1, dice)
    });
    each.sum()
}
