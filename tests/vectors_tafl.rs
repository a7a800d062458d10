//! The vectors of the King's Table, made apart from this program: move counts, single rules, whole games.

mod tafl;
mod vectors;

use serde_json::Value;
use sha2::{Digest, Sha256};
use tafl::{at, level, moves, perft, read, text};
use tavoliere::rules::record::hex;
use tavoliere::rules::tafl::{Colour, Move, Options, Tafl, notation};
use tavoliere::rules::{Event, Game, Head, Sitting, Style};
use vectors::entries;

fn options(entry: &Value) -> Options {
    let mut options = level(entry["game"].as_str().expect("a game"));
    for (key, value) in entry["options"].as_object().expect("options") {
        let word = match value {
            Value::Bool(true) => "on",
            Value::Bool(false) => "off",
            Value::String(word) => word,
            other => panic!("option {key}: {other}"),
        };
        assert!(Tafl::set(&mut options, key, word), "option {key}={word}");
    }
    Tafl::check(&options).expect("options that go together");
    options
}

fn position(entry: &Value) -> String {
    let word = |key: &str| entry[key].as_str().expect("a word");
    format!("{} {} - {}", word("board"), word("turn"), entry["quiet"].as_u64().unwrap_or(0))
}

#[test]
fn vectors_count_moves() {
    for (name, entry) in entries("tafl", "perft") {
        let game = at(&options(&entry), &position(&entry));
        let die = entry["die"].as_u64().map(|pips| pips as u8);
        for (depth, nodes) in (1..).zip(entry["nodes"].as_array().expect("nodes")) {
            assert_eq!(perft(&game, depth, die), nodes.as_u64().expect("a number"), "{name}, depth {depth}");
        }
    }
}

#[test]
fn vectors_single_rules() {
    entries("tafl", "cases").iter().for_each(|(name, entry)| walk(name, entry));
}

#[test]
fn vectors_whole_games() {
    entries("tafl", "games").iter().for_each(|(name, entry)| walk(name, entry));
}

/// Plays an entry through and checks all it states.
fn walk(name: &str, entry: &Value) {
    let mut sitting = Sitting::<Tafl>::new_at(Head::default(), options(entry), &position(entry)).expect("a position");
    for (number, ply) in entry["plies"].as_array().expect("plies").iter().enumerate() {
        let here = format!("{name}, ply {}", number + 1);
        assert_eq!(sitting.game().outcome(), None, "{here}: over too early");
        for key in ply.as_object().expect("a ply").keys() {
            assert!(["d", "m", "x", "a", "self", "king", "n", "h", "b"].contains(&key.as_str()), "{here}: {key}?");
        }
        if let Some(pips) = ply["d"].as_u64() {
            sitting.play(Move::Throw(pips as u8), &mut Vec::new()).expect(&here);
        }
        check_before(&here, sitting.game(), ply);
        let game = *sitting.game();
        let mv = read(&game, ply["m"].as_str().expect("a move"));
        let mut events = Vec::new();
        sitting.play(mv, &mut events).unwrap_or_else(|reason| panic!("{here}: {reason:?}"));
        assert_eq!(text(&game, mv, Style::Record), annotated(ply), "{here}");
        assert_eq!(announced(&events), ply["a"].as_str().map(str::to_owned), "{here}");
        let taken = events.iter().filter(|event| matches!(event, Event::Removed { .. })).count();
        assert_eq!(taken, squares(ply).len() + flag(ply, "self") + flag(ply, "king"), "{here}");
    }
    check_end(name, sitting.game(), &entry["end"]);
}

fn squares(ply: &Value) -> Vec<&str> {
    ply["x"].as_array().into_iter().flatten().map(|square| square.as_str().expect("a square")).collect()
}

fn flag(ply: &Value, key: &str) -> usize {
    usize::from(ply[key].as_bool().unwrap_or(false))
}

/// The ply in the notation of records.
fn annotated(ply: &Value) -> String {
    let mut text = ply["m"].as_str().expect("a move").to_owned();
    squares(ply).iter().for_each(|square| text.push_str(&format!("x{square}")));
    text.push_str(&"~".repeat(flag(ply, "self")));
    text.push_str(&"#".repeat(flag(ply, "king")));
    text
}

fn announced(events: &[Event]) -> Option<String> {
    let mut said = events.iter().filter_map(|event| match event {
        Event::Said { what, .. } => Some(what.key.strip_prefix("tafl-announce-")?.replace('-', "_")),
        _ => None,
    });
    let first = said.next();
    assert_eq!(said.next(), None, "one thing is said at most");
    first
}

fn check_before(here: &str, game: &Tafl, ply: &Value) {
    let mut legal: Vec<_> = moves(game).into_iter().map(|mv| text(game, mv, Style::Plain)).collect();
    legal.sort_unstable();
    if let Some(count) = ply["n"].as_u64() {
        assert_eq!(legal.len() as u64, count, "{here}: {legal:?}");
        assert_eq!(game.count_moves() as u64, count, "{here}");
    }
    if let Some(hash) = ply["h"].as_str() {
        assert_eq!(hex(&Sha256::digest(legal.join("\n"))), hash, "{here}: {legal:?}");
    }
    if let Some(board) = ply["b"].as_str() {
        assert_eq!(notation::write_board(game.board()), board, "{here}");
    }
}

fn check_end(name: &str, game: &Tafl, end: &Value) {
    assert_eq!(notation::write_board(game.board()), end["board"].as_str().expect("a board"), "{name}");
    for colour in Colour::BOTH {
        assert_eq!(u64::from(game.lost(colour)), end["lost"][colour.word()].as_u64().expect("a number"), "{name}");
    }
    let found = game.end();
    let reason = found.map_or("unfinished", |end| end.ending.word());
    assert_eq!(reason, end["reason"].as_str().expect("a reason"), "{name}");
    let winner = found.and_then(|end| end.winner).map(Colour::word);
    assert_eq!(winner, end["winner"].as_str(), "{name}");
}
