//! The vectors of Petteia, made apart from this program: move counts, single rules, whole games.

mod petteia;
mod vectors;

use petteia::{at, legal, level, perft, read, text};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tavoliere::rules::petteia::{Colour, Move, Options, Petteia, position};
use tavoliere::rules::record::hex;
use tavoliere::rules::{Event, Game, Head, Sitting, Style, Turn};
use vectors::entries;

fn options(entry: &Value) -> Options {
    let mut options = level(entry["game"].as_str().expect("a game"));
    for (key, value) in entry["options"].as_object().expect("options") {
        let word = match value {
            Value::Bool(true) => "on",
            Value::Bool(false) => "off",
            Value::Number(dice) => ["none", "one", "two"][dice.as_u64().expect("a number of dice") as usize],
            other => panic!("option {key}: {other}"),
        };
        assert!(Petteia::set(&mut options, key, word), "option {key}={word}");
    }
    Petteia::check(&options).expect("options that go together");
    options
}

fn beginning(entry: &Value) -> String {
    let word = |key: &str| entry[key].as_str().expect("a word");
    let refusals = |colour: &str| entry["refusals"][colour].as_u64().unwrap_or(0);
    let quiet = entry["quiet"].as_u64().unwrap_or(0);
    format!("{} {} - {quiet} {} {}", word("board"), word("turn"), refusals("white"), refusals("black"))
}

/// A throw, the higher die first; a single die has nothing beside it.
fn dice(value: &Value) -> Option<[u8; 2]> {
    let dice: Vec<u8> = value.as_array()?.iter().map(|die| die.as_u64().expect("pips") as u8).collect();
    Some([dice[0], dice.get(1).copied().unwrap_or(0)])
}

#[test]
fn vectors_count_moves() {
    for (name, entry) in entries("petteia", "perft") {
        let game = at(&options(&entry), &beginning(&entry));
        for (depth, nodes) in (1..).zip(entry["nodes"].as_array().expect("nodes")) {
            assert_eq!(perft(&game, depth, dice(&entry["dice"])), nodes.as_u64().expect("a number"), "{name}, {depth}");
        }
    }
}

#[test]
fn vectors_single_rules() {
    entries("petteia", "cases").iter().for_each(|(name, entry)| walk(name, entry));
}

#[test]
fn vectors_whole_games() {
    entries("petteia", "games").iter().for_each(|(name, entry)| walk(name, entry));
}

/// Plays an entry through and checks all it states.
fn walk(name: &str, entry: &Value) {
    let mut sitting =
        Sitting::<Petteia>::new_at(Head::default(), options(entry), &beginning(entry)).expect("a position");
    for (number, ply) in entry["plies"].as_array().expect("plies").iter().enumerate() {
        let here = format!("{name}, ply {}", number + 1);
        assert_eq!(sitting.game().outcome(), None, "{here}: over too early");
        for key in ply.as_object().expect("a ply").keys() {
            let known = ["s", "d", "m", "x", "pay", "refusal", "zeus", "n", "h", "b"];
            assert!(known.contains(&key.as_str()), "{here}: {key}?");
        }
        if let Some(dice) = dice(&ply["d"]) {
            sitting.play(Move::Throw(dice), &mut Vec::new()).expect(&here);
        }
        check_before(&here, sitting.game(), ply);
        let game = *sitting.game();
        let mover = game.to_move();
        let mv = read(&game, ply["m"].as_str().expect("a move"));
        let mut events = Vec::new();
        sitting.play(mv, &mut events).unwrap_or_else(|reason| panic!("{here}: {reason:?}"));
        assert_eq!(text(&game, mv, Style::Record), annotated(ply), "{here}");
        let taken = events.iter().filter(|event| matches!(event, Event::Removed { .. })).count();
        assert_eq!(taken, list(&ply["x"]).len(), "{here}");
        let refused = game.refusals(mover) + 1;
        assert_eq!(sitting.game().refusals(mover), if is(ply, "refusal") { refused } else { 0 }, "{here}");
        for coins in list(&ply["pay"]) {
            let coins = coins.as_u64().expect("coins") as u8;
            sitting.play(Move::Pay(coins), &mut Vec::new()).unwrap_or_else(|reason| panic!("{here}: {reason:?}"));
        }
        if sitting.game().turn() != Turn::Over {
            let again = sitting.game().to_move() == mover;
            assert_eq!(again, is(ply, "zeus"), "{here}: whose turn");
        }
    }
    check_end(name, sitting.game(), &entry["end"]);
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is(ply: &Value, key: &str) -> bool {
    ply[key].as_bool().unwrap_or(false)
}

/// The ply in the notation of records.
fn annotated(ply: &Value) -> String {
    let taken: String = list(&ply["x"]).iter().map(|at| format!("x{}", at.as_str().expect("a square"))).collect();
    format!("{}{taken}", ply["m"].as_str().expect("a move"))
}

fn check_before(here: &str, game: &Petteia, ply: &Value) {
    assert_eq!(game.to_move().word(), ply["s"].as_str().expect("a side"), "{here}");
    let mut legal = legal(game);
    legal.sort_unstable();
    if let Some(count) = ply["n"].as_u64() {
        assert_eq!(legal.len() as u64, count, "{here}: {legal:?}");
        assert_eq!(game.count_moves() as u64, count, "{here}");
    }
    if let Some(hash) = ply["h"].as_str() {
        assert_eq!(hex(&Sha256::digest(legal.join("\n"))), hash, "{here}: {legal:?}");
    }
    if let Some(board) = ply["b"].as_str() {
        assert_eq!(position::write_board(game.board()), board, "{here}");
    }
}

fn check_end(name: &str, game: &Petteia, end: &Value) {
    assert_eq!(position::write_board(game.board()), end["board"].as_str().expect("a board"), "{name}");
    let found = game.end();
    let reason = found.map_or("unfinished", |end| end.ending.word());
    assert_eq!(reason, end["reason"].as_str().expect("a reason"), "{name}");
    let winner = found.and_then(|end| end.winner).map(Colour::word);
    assert_eq!(winner, end["winner"].as_str(), "{name}");
    for colour in Colour::BOTH {
        assert_eq!(i64::from(game.coins(colour)), end["coins"][colour.word()].as_i64().expect("coins"), "{name}");
    }
}
