//! The reasons La Corona gives: why a move is refused, and what lends a piece its movement, with the squares to be marked and
//! the chapter.

mod corona;

use corona::{alone, attempt, begun, each, goals, level_with, play, set, text};
use std::collections::BTreeSet;
use tavoliere::rules::corona::{CROWN, Corona, Move};
use tavoliere::rules::*;

fn refused(game: &Corona, from: &str, to: &str) -> Reason {
    let attempt = attempt(game, from, Some(to));
    assert!(!goals(game, from).contains(to), "{from}-{to} is legal");
    game.refuse(&attempt)
}

fn squares(reason: &Reason) -> BTreeSet<String> {
    reason.squares.iter().map(|square| square.name(17)).collect()
}

#[test]
fn refusals_name_what_is_in_the_way_and_who_said_so() {
    let game = alone("bP e6, bN e9, bR c3, bS k2, bD n14, bA h12, bL p2, bK m2, bo f3, no e12, nK b16", "i9");
    let cases = [
        ("e6", "e10", "corona-refused-blocked", "e9"),
        ("e6", "f7", "corona-refused-paladin", "f7"),
        ("e9", "e11", "corona-refused-knight", "e11"),
        ("c3", "c5", "corona-refused-ram-strikes-straight", "c5"),
        ("c3", "g7", "corona-refused-ram-reach", "g7 b2 a1"),
        ("k2", "k6", "corona-refused-signifer-reach", "m2"),
        ("n14", "m13", "corona-refused-dragon-marches-straight", "m13"),
        ("n14", "n13", "corona-refused-dragon-odd", "n13"),
        ("h12", "h13", "corona-refused-amazon", "h13"),
        ("f3", "e2", "corona-refused-pawn-forward", "e2 i9"),
        ("f3", "h5", "corona-refused-pawn-spent", "h5"),
        ("e6", "a1", "corona-refused-asylum", "a1"),
        ("e6", "e9", "corona-refused-own-piece", "e9"),
    ];
    for (from, to, key, marked) in cases {
        let reason = refused(&game, from, to);
        assert_eq!((reason.key, squares(&reason)), (key, set(marked)), "{from}-{to}");
    }
}

#[test]
fn a_dragon_passes_its_own_only_and_a_histrion_goes_no_farther_than_his_guard() {
    let game = alone("bD e5, bo g5, no i5, boo n6, bP n12, bK c1, nK b16", "i9");
    let reason = refused(&game, "e5", "k5");
    assert_eq!((reason.key, squares(&reason)), ("corona-refused-dragon-passes-own", set("i5")));
    let reason = refused(&game, "n6", "p8");
    assert_eq!((reason.key, squares(&reason)), ("corona-refused-histrion-lent", set("n6 n12")));
    assert_eq!(reason.source, Some("cap. VII"));
}

#[test]
fn partners_and_the_crown_are_refused_by_name() {
    let options = level_with("partnership", &[]);
    let game = corona::at(&options, &format!("{} i9 a1", corona::board("bP e5, vo e9, bK c1, nK b16")));
    assert_eq!(refused(&game, "e5", "e9").key, "corona-refused-partner");
    assert_eq!(game.refuse(&attempt(&game, "e9", None)).key, "corona-refused-partners-piece");
    let crown = Attempt { seat: Seat(0), picks: vec![Pick::Token(CROWN)] };
    assert_eq!(game.refuse(&crown).key, "corona-refused-crown-still");
    let early = Attempt { seat: Seat(1), ..crown };
    assert_eq!(game.refuse(&early).key, "refused-not-your-turn");
}

#[test]
fn what_is_decided_before_play_is_asked_for() {
    let mut game = Corona::start(&level_with("duel", &[("free_array", "on"), ("amazon_before_knight", "on")]), &());
    let square = |name: &str| Pick::Square(Square::named(name, 17, 17).unwrap());
    let tried = |game: &Corona, name: &str| {
        let reason = game.refuse(&Attempt { seat: game.to_move(), picks: vec![square(name)] });
        (reason.key, reason.source)
    };
    assert_eq!(tried(&game, "b2").0, "refused-lot-first");
    play(&mut game, "lot a1, b2");
    assert_eq!(tried(&game, "e5"), ("corona-refused-camp", Some("cap. V")));
    assert_eq!(tried(&game, "b2"), ("corona-refused-laid", Some("cap. V")));
    while game.turn() == Turn::Seat(Seat(0), Stage::Array) {
        let first = corona::moves(&game)[0];
        game.play(first, &mut ());
    }
    assert_eq!(tried(&game, "b2"), ("corona-refused-choose-histrion", Some("cap. VII")));
    play(&mut game, "histrion d4");
    assert_eq!(tried(&game, "d4"), ("corona-refused-choose-order", Some("cap. VIII")));
}

#[test]
fn a_lieutenant_is_told_that_his_king_sees_him() {
    let game = alone("bK e5, bL e9, nK b16", "i9");
    let reason = refused(&game, "e9", "e12");
    assert_eq!((reason.key, squares(&reason)), ("corona-refused-lieutenant-seen", set("e5 e9")));
    assert_eq!(reason.source, Some("cap. VI"));
}

fn explained(game: &Corona, at: &str) -> Vec<Reason> {
    let Pick::Token(token) = attempt(game, at, None).picks[0] else { panic!("nothing on {at}") };
    game.explain(token)
}

fn find(reasons: &[Reason], key: &str) -> Vec<BTreeSet<String>> {
    reasons.iter().filter(|reason| reason.key == key).map(squares).collect()
}

#[test]
fn explanations_show_what_lends_a_movement() {
    let game = alone("bR c3, bD n14, bo n12, bo n10, bK e9, bL e12, boo g8, bN f10, nK b16", "i9");
    let ram = explained(&game, "c3");
    assert!(find(&ram, "corona-explain-ram-marches").contains(&set("b2 a1")), "an Asylum counts as empty: {ram:?}");
    assert_eq!(find(&explained(&game, "n14"), "corona-explain-dragon-marches"), [set("n12 n10")]);
    assert_eq!(find(&explained(&game, "e9"), "corona-explain-king-sees"), [set("e12")]);
    assert_eq!(find(&explained(&game, "e12"), "corona-explain-lieutenant-seen"), [set("e9")]);
    let histrion = explained(&game, "g8");
    assert_eq!(find(&histrion, "corona-explain-histrion-lent"), [set("f10")]);
    assert_eq!(find(&histrion, "corona-explain-pawn-straight-white"), [set("i9")], "g8 is black");
    for reason in explained(&game, "n12") {
        assert!(reason.key == "corona-explain-goes" || reason.source.is_some(), "{reason:?}");
    }
}

#[test]
fn the_crown_is_explained_too() {
    let game = alone("bP i5, nN i9, nK b16", "i9");
    let keys: Vec<_> = game.explain(CROWN).iter().map(|reason| reason.key).collect();
    assert_eq!(keys, ["corona-explain-crown-held", "corona-explain-crown-white", "corona-explain-crown-struck"]);
}

/// Every reason the game can give has words in every language.
#[test]
fn every_reason_has_words() {
    use tavoliere::words::{Language, Words};
    let words = Language::ALL.map(Words::new);
    let said = |reason: &Reason| {
        words.iter().for_each(|words| {
            let text = words.sentence(reason);
            assert!(!text.contains(['[', '{']), "{reason:?}: {text}");
        })
    };
    let mut lying = Vec::new();
    for pieces in ["bR c3, bD n14, bo n12, bo n10, bK e9, bL e12, boo g8, bN f10, bS p4, bP p9, bA h5, bC g3, nK b16"] {
        for crown in ["i9", "n12", "p10"] {
            let game = alone(pieces, crown);
            lying.clear();
            game.places(None, &mut lying);
            for &(token, ..) in &lying {
                game.explain(token).iter().for_each(said);
                for to in (0..289).map(Square) {
                    said(&game.refuse(&Attempt { seat: Seat(0), picks: vec![Pick::Token(token), Pick::Square(to)] }));
                }
            }
        }
    }
    for face in 0..45 {
        let figure = Corona::figure(Face(face));
        words
            .iter()
            .for_each(|words| assert!(words.knows(figure) && words.knows(&format!("cli-sign-{figure}")), "{figure}"));
    }
    let manner = Move::Manner(Manner::Resign, Seat(3));
    assert_eq!(text(&begun(&each()), manner, Style::Plain), "a17:resign");
}
