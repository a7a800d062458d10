//! Why not, and why: every refusal of Échecs, and what is told of a man.

mod echecs;

use echecs::*;
use std::collections::BTreeSet;
use tavoliere::rules::echecs::Echecs;
use tavoliere::rules::{Attempt, Game, Pick, Place, Reason, Seat, Sketch, Square, Token};
use tavoliere::words::{Language, Words};

const WHITE: Seat = Seat(0);

/// The man on a square.
fn token(game: &Echecs, name: &str) -> Token {
    let square = Square::named(name, 8, 8).expect("a square");
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    lying.into_iter().find(|(_, place, _)| *place == Place::Square(square)).expect("a man").0
}

fn explained(game: &Echecs, name: &str) -> Vec<Reason> {
    game.explain(token(game, name))
}

fn keys(reasons: &[Reason]) -> Vec<&'static str> {
    reasons.iter().map(|reason| reason.key).collect()
}

#[test]
fn every_refusal_has_its_case() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h1", "same-square"),
        ("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", "Ke2", "own-man"),
        ("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", "h1d1", "blocked"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1e3", "king"),
        ("4k3/8/8/8/8/8/8/4K2Q w - - 0 1", "h1g3", "queen"),
        ("4k3/p7/8/8/8/8/8/4K2B w - - 0 1", "h1h3", "bishop"),
        ("4k3/p7/8/8/8/8/8/4K2N w - - 0 1", "h1h3", "knight"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1g2", "rook"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e5", "pawn"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e1", "own-man"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", "pawn-takes-nothing"),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e3", "pawn-straight-takes"),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4", "blocked"),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "pawn-double-step"),
        ("8/p7/8/8/8/4k3/8/4K3 w - - 0 1", "e1e2", "kings-touch"),
        ("4k3/8/8/8/8/8/3r4/5K2 w - - 0 1", "f1e2", "king-seen"),
        ("4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a3", "check"),
        ("4k3/8/8/8/8/5n2/8/R3K3 w - - 0 1", "a1a3", "check-uncovered"),
        ("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", "exposed"),
    ];
    for (position, text, key) in cases {
        assert_eq!(refusal(&at(&plain(), position), text), format!("echecs-refused-{key}"), "{text} in {position}");
    }
}

#[test]
fn a_man_is_refused_before_a_square_is_named() {
    let game = at(&plain(), "4r1k1/8/8/8/8/8/3NR3/4K2n w - - 0 1");
    let refuse = |name: &str| game.refuse(&Attempt { seat: WHITE, picks: vec![Pick::Token(token(&game, name))] });
    assert_eq!(refuse("h1").key, "refused-not-your-piece");
    assert_eq!(game.refuse(&Attempt { seat: Seat(1), picks: Vec::new() }).key, "refused-not-your-turn");
    let empty = Attempt { seat: WHITE, picks: vec![Pick::Square(Square(20))] };
    assert_eq!(game.refuse(&empty).key, "refused-empty-square");
    let checked = at(&plain(), "4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1");
    let rook = Attempt { seat: WHITE, picks: vec![Pick::Token(token(&checked, "a1"))] };
    assert_eq!(checked.refuse(&rook).key, "echecs-refused-check");
    let pinned = at(&plain(), "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    let knight = Attempt { seat: WHITE, picks: vec![Pick::Token(token(&pinned, "e2"))] };
    let reason = pinned.refuse(&knight);
    assert_eq!(reason.key, "echecs-refused-exposed");
    assert_eq!(reason.sketch.as_ref(), [Sketch::Line(Square(60), Square(4))]);
    let stuck = start(&plain());
    let rook = Attempt { seat: WHITE, picks: vec![Pick::Token(token(&stuck, "a1"))] };
    assert_eq!(stuck.refuse(&rook).key, "echecs-refused-stuck");
    // A word said before the man is touched changes nothing.
    let word = Attempt { seat: WHITE, picks: vec![Pick::Word("echecs-say-mate".into()), rook.picks[0].clone()] };
    assert_eq!(stuck.refuse(&word).key, "echecs-refused-stuck");
}

#[test]
fn a_man_tells_what_holds_him_and_who_sees_him() {
    let game = at(&plain(), "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert_eq!(
        keys(&explained(&game, "e2")),
        [
            "echecs-explain-goes",
            "echecs-explain-rook",
            "echecs-explain-pinned",
            "echecs-explain-attacked",
            "echecs-explain-guarded"
        ]
    );
    assert_eq!(explained(&game, "e2")[0].squares.len(), 6, "along the file only, up to the Rook");
    let check = at(&plain(), "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1");
    let king = keys(&explained(&check, "e1"));
    assert_eq!(
        king,
        ["echecs-explain-goes", "echecs-explain-king", "echecs-explain-check", "echecs-refused-castle-check"]
    );
}

#[test]
fn a_pawn_tells_of_passing_under_each_rule() {
    let passing = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    for (value, key) in [
        ("take", "echecs-explain-pawn-seen"),
        ("forbidden", "echecs-explain-pawn-barred"),
        ("passer_bataille", "echecs-explain-passer-bataille"),
    ] {
        let game = at(&with("en_passant", value), passing);
        assert!(keys(&explained(&game, "e2")).contains(&key), "{value}");
    }
    let mut game = at(&plain(), passing);
    play(&mut game, "e4");
    assert!(keys(&explained(&game, "d4")).contains(&"echecs-explain-takes-in-passing"));
    let mut game = at(&level("italian"), passing);
    play(&mut game, "e4");
    assert!(keys(&explained(&game, "d4")).contains(&"echecs-refused-passer-bataille"));
    let last = at(&plain(), "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert!(keys(&explained(&last, "a7")).contains(&"echecs-explain-becomes-queen"));
    assert!(keys(&explained(&start(&plain()), "a2")).contains(&"echecs-explain-pawn-first"));
    let given = start(&level("odds_pion_et_deux_traits"));
    assert!(keys(&explained(&given, "a7")).contains(&"echecs-explain-given-moves"));
}

#[test]
fn the_king_tells_where_he_may_castle() {
    let game = at(&plain(), "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1");
    let king = keys(&explained(&game, "e1"));
    assert!(
        king.contains(&"echecs-explain-castles-short") && king.contains(&"echecs-refused-castle-between"),
        "{king:?}"
    );
    let game = at(&plain(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(keys(&explained(&game, "e1")).contains(&"echecs-explain-castles-long"));
}

#[test]
fn every_kind_is_told_of_with_its_movement() {
    let game = start(&plain());
    let mut said = BTreeSet::new();
    for (name, marches, strikes) in
        [("a1", 12, 12), ("b1", 8, 8), ("c1", 12, 12), ("d1", 24, 24), ("e1", 8, 8), ("a2", 1, 2), ("a7", 1, 2)]
    {
        let told = game.told(token(&game, name)).expect("something is told");
        let sample = told.sample.expect("how it moves");
        assert_eq!((sample.marches.len(), sample.strikes.len()), (marches, strikes), "{name}");
        assert_eq!(sample.men.len(), 1);
        said.insert(told.said[0].key);
    }
    assert_eq!(said.len(), 6);
    // White's Pawns go up, Black's down.
    let rank =
        |name: &str| game.told(token(&game, name)).and_then(|told| told.sample).expect("a sample").marches[0].0 / 7;
    assert_eq!((rank("a2"), rank("a7")), (4, 2));
}

#[test]
fn what_was_taken_is_out_of_the_game_and_still_told_of() {
    let mut game = at(&plain(), "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let pawn = token(&game, "d5");
    play(&mut game, "exd5");
    assert_eq!(keys(&game.explain(pawn)), ["echecs-refused-taken"]);
    assert!(game.told(pawn).is_some());
    assert_eq!(game.owner(pawn), Some(Seat(1)));
    let words = Words::new(Language::Italian);
    assert_eq!(words.sentence(&game.explain(pawn)[0]), "Questo pezzo è stato preso ed è fuori dal gioco.");
}
