//! The vectors of La Corona, made apart from this program: move counts, lists of moves, whole games.

mod corona;
mod vectors;

use corona::{at, begun, board, legal, level, moves, perft, read};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tavoliere::rules::corona::{Corona, Options};
use tavoliere::rules::record::hex;
use tavoliere::rules::{Game, Head, Seat, Sitting};
use vectors::entries;

const SEATS: [&str; 4] = ["a1", "q1", "q17", "a17"];

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().expect("a list").iter().map(|n| n.as_u64().expect("a number")).collect()
}

/// The level of a set of players, with the options of an entry.
fn options(entry: &Value) -> Options {
    let seats = numbers(&entry["seats"]);
    let team = |seat: &u64| entry["team"][seat.to_string()].as_u64().expect("a side");
    let sides: Vec<_> = seats.iter().map(team).collect();
    let mut options = level(match (&seats[..], &sides[..]) {
        ([0, 1, 2, 3], [0, 1, 0, 1]) => "partnership",
        ([0, 1, 2, 3], [0, 1, 2, 3]) => "each_for_himself",
        ([_, _, _], [a, b, c]) if a != b && b != c && a != c => "three",
        ([0, 2], [0, 2]) => "duel",
        other => panic!("no level for {other:?}"),
    });
    if let [_, _, _] = seats[..] {
        let empty = (0..4).find(|seat| !seats.contains(seat)).expect("an empty corner");
        assert!(Corona::set(&mut options, "empty", SEATS[empty as usize]));
    }
    for (key, value) in entry["options"].as_object().expect("options") {
        let word = match value {
            Value::Bool(true) => "on",
            Value::Bool(false) => "off",
            Value::Array(seats) if seats.is_empty() => "off",
            Value::Array(_) => "on",
            other => panic!("option {key}: {other}"),
        };
        assert!(Corona::set(&mut options, key, word), "option {key}={word}");
    }
    Corona::check(&options).expect("options that go together");
    options
}

fn position(entry: &Value) -> String {
    let pieces: Vec<_> = entry["position"].as_array().expect("a position").iter().map(piece).collect();
    let turn = SEATS[entry["turn"].as_u64().expect("a seat") as usize];
    let amazon: Vec<_> =
        numbers(&entry["options"]["amazon_before_knight"]).iter().map(|&seat| SEATS[seat as usize]).collect();
    let amazon = if amazon.is_empty() { "-".to_owned() } else { amazon.join("+") };
    format!("{} {} {turn} 0 {amazon}", board(&pieces.join(", ")), entry["crown"].as_str().expect("a square"))
}

/// `["e5", 0, "king", moved, histrion]` as `bK e5`.
fn piece(row: &Value) -> String {
    let seat = ["b", "n", "v", "t"][row[1].as_u64().expect("a seat") as usize];
    let moved = row[3].as_bool().expect("whether it has moved");
    let letter = match row[2].as_str().expect("a kind") {
        "king" => "K",
        "lieutenant" => "L",
        "paladin" => "P",
        "knight" => "N",
        "amazon" => "A",
        "ram" => "R",
        "centaur" => "C",
        "signifer" => "S",
        "dragon" => "D",
        "pawn" if moved => "o",
        "pawn" => "w",
        other => panic!("kind {other}"),
    };
    let feather = if row[4].as_bool().expect("whether it is the Histrion") { letter } else { "" };
    format!("{seat}{letter}{feather} {}", row[0].as_str().expect("a square"))
}

fn sitting(entry: &Value) -> Sitting<Corona> {
    Sitting::new_at(Head::default(), options(entry), &position(entry)).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn vectors_count_moves_from_the_array() {
    for (name, entry) in entries("corona", "perft_array") {
        let game = begun(&options(&entry));
        for (depth, count) in (1..).zip(numbers(&entry["counts"])) {
            assert_eq!(perft(&game, depth), count, "{name}, depth {depth}");
        }
    }
}

#[test]
fn vectors_count_moves_from_positions() {
    for (name, entry) in entries("corona", "perft_positions") {
        let game = at(&options(&entry), &position(&entry));
        for (depth, count) in (1..).zip(numbers(&entry["counts"])) {
            assert_eq!(perft(&game, depth), count, "{name}, depth {depth}");
        }
    }
}

#[test]
fn vectors_list_all_moves() {
    for (name, entry) in entries("corona", "examples") {
        let game = at(&options(&entry), &position(&entry));
        let wanted: Vec<_> =
            entry["legal"].as_array().expect("moves").iter().map(|mv| mv.as_str().expect("a move")).collect();
        assert_eq!(legal(&game), wanted, "{name}: {}", game.position());
    }
}

#[test]
fn vectors_whole_games() {
    for (name, entry) in entries("corona", "games") {
        let mut sitting = sitting(&entry);
        let mut checks = entry["checks"].as_array().expect("checks").iter();
        let mut check = checks.next();
        let played = entry["moves"].as_array().expect("moves");
        for ply in 0..=played.len() {
            let here = format!("{name}, after {ply} plies");
            if let Some(found) = check.filter(|check| check["ply"].as_u64() == Some(ply as u64)) {
                assert_check(&here, sitting.game(), found);
                check = checks.next();
            }
            let Some(mv) = played.get(ply) else { break };
            assert_eq!(sitting.game().outcome(), None, "{here}: over too early");
            let mv = read(sitting.game(), mv.as_str().expect("a move"));
            sitting
                .play(mv, &mut Vec::new())
                .unwrap_or_else(|_| panic!("{here}: {mv:?} in {}", sitting.game().position()));
        }
        assert_eq!(check, None, "{name}: a check after the end");
        assert_end(&name, sitting.game(), &entry["outcome"]);
    }
}

fn assert_check(here: &str, game: &Corona, check: &Value) {
    for key in check.as_object().expect("a check").keys() {
        assert!(["ply", "turn", "crown", "count", "sha256"].contains(&key.as_str()), "{here}: {key}?");
    }
    assert_eq!(u64::from(game.to_move().0), check["turn"].as_u64().expect("a seat"), "{here}");
    assert_eq!(game.field().crown().name(17), check["crown"].as_str().expect("a square"), "{here}");
    let legal = legal(game);
    let wanted = check["count"].as_u64().expect("a count");
    assert_eq!(legal.len() as u64, wanted, "{here}: {}: {legal:?}", game.position());
    assert_eq!(game.count_moves() as u64, wanted);
    assert_eq!(
        hex(&Sha256::digest(legal.join("\n"))),
        check["sha256"].as_str().expect("a digest"),
        "{here}: {legal:?}"
    );
}

fn assert_end(name: &str, game: &Corona, wanted: &Value) {
    let Some(outcome) = game.outcome() else { return assert_eq!(wanted, &Value::Null, "{name}") };
    assert_eq!(outcome.reason, wanted["by"].as_str().unwrap_or("unfinished"), "{name}");
    assert_eq!(outcome.is_draw(), wanted["result"] == "table", "{name}");
    let seats: Vec<_> = game.seating().iter().collect();
    let winners: Vec<_> =
        seats.iter().filter(|&&seat| outcome.won(game.side(seat))).map(|seat| u64::from(seat.0)).collect();
    let wanted_winners = wanted["winners"].as_array().map(|_| numbers(&wanted["winners"])).unwrap_or_default();
    assert_eq!(winners, wanted_winners, "{name}");
    // The vectors count stakes, the outcome half-stakes.
    let mut pot = 0;
    for seat in seats.iter().filter(|seat| !winners.contains(&u64::from(seat.0)) && !outcome.is_draw()) {
        let stakes = wanted["pays"][seat.0.to_string()].as_i64().expect("what a loser pays") as i16;
        assert_eq!(outcome.pays[game.seating().player(*seat).index()], -2 * stakes, "{name}, {seat:?}");
        pot += 2 * stakes;
    }
    for &seat in &winners {
        let share = outcome.pays[game.seating().player(Seat(seat as u8)).index()];
        assert_eq!(share, pot / winners.len() as i16, "{name}");
    }
    assert!(moves(game).is_empty(), "{name}");
}
