//! What the table draws and tells of a piece of La Corona: the sketch of what lends it its movement, how it moves on a small
//! board, whose it is, and where enemies would strike.

mod corona;

use corona::{alone, attempt, begun, each, goals, level_with, set};
use std::collections::BTreeSet;
use tavoliere::rules::corona::{CROWN, Corona};
use tavoliere::rules::*;

fn token(game: &Corona, at: &str) -> Token {
    let Pick::Token(token) = attempt(game, at, None).picks[0] else { panic!("nothing on {at}") };
    token
}

/// What is drawn for the piece on a square, each thing as a word.
fn drawn(game: &Corona, at: &str) -> BTreeSet<String> {
    let name = |square: Square| square.name(17);
    let word = |sketch: Sketch| match sketch {
        Sketch::Void(at) => format!("void:{}", name(at)),
        Sketch::Passed(at) => format!("passed:{}", name(at)),
        Sketch::Aim(at) => format!("aim:{}", name(at)),
        Sketch::Line(from, to) => format!("{}-{}", name(from), name(to)),
        Sketch::Closed(from, to) => format!("{}|{}", name(from), name(to)),
        Sketch::Count(at, count) => format!("{}:{count}", name(at)),
    };
    let reasons = game.explain(token(game, at));
    reasons.into_iter().flat_map(|reason| reason.sketch.into_vec()).map(word).collect()
}

#[test]
fn the_empty_squares_behind_a_ram_are_drawn() {
    // North-east stands a Pawn; what he gains in the other two diagonals is drawn, and nothing where he gains nothing.
    let game = alone("bR c3, bo c2, bo d3, bo d4, nK p16", "i9");
    assert_eq!(drawn(&game, "c3"), set("void:d2 void:e1 void:b4 void:a5"));
    // A strike over six squares needs two behind, a march two squares and more needs b2; an Asylum counts as empty.
    let game = alone("bR c3, bo c4, no i3, nK p16", "i9");
    let drawn = drawn(&game, "c3");
    assert!(drawn.is_superset(&set("void:b3 void:a3 void:b2 void:a1")), "{drawn:?}");
    assert!(!drawn.contains("void:c2"), "it would lend a strike to the north, where nobody stands: {drawn:?}");
}

#[test]
fn guards_of_a_signifer_are_joined_to_it_and_counted() {
    let game = alone("bS e5, bP e9, bN g6, bK b1, nK p16", "i9");
    assert_eq!(drawn(&game, "e5"), set("e9-e5 g6-e5 e5:2"));
}

#[test]
fn a_dragon_shows_whom_it_passes_and_where_to() {
    let game = alone("bD e5, bo g5, bP i5, nK p16", "i9");
    assert_eq!(drawn(&game, "e5"), set("passed:g5 passed:i5 e5-k5"));
}

#[test]
fn a_king_and_his_lieutenant_show_whether_they_see_each_other() {
    let game = alone("bK e5, bL e9, nK p16", "i9");
    assert_eq!(drawn(&game, "e5"), set("e5-e9"));
    assert_eq!(drawn(&game, "e9"), set("e5-e9"));
    let game = alone("bK e5, bL e9, no e7, nK p16", "i9");
    assert_eq!(drawn(&game, "e9"), set("e5|e9"));
}

#[test]
fn a_pawn_shows_where_it_strikes_as_the_crown_stands() {
    // d4 is white as the Crown's i9: diagonally and forward. e4 is black: a leap of two along rank or file, nearer to i9.
    let game = alone("bo d4, bo e4, nK p16", "i9");
    assert_eq!(drawn(&game, "d4"), set("aim:e5 i9-d4"));
    assert_eq!(drawn(&game, "e4"), set("aim:e6 i9-e4"));
}

#[test]
fn a_histrion_shows_who_lends_him_his_movement_and_what_that_needs() {
    let game = alone("boo e5, bA h8, bN f7, nK p16", "i9");
    assert!(drawn(&game, "e5").contains("f7-e5"), "the Knight is worthier than the Amazon");
    assert!(!drawn(&game, "e5").contains("h8-e5"));
}

fn sample(game: &Corona, at: &str) -> Sample {
    game.told(token(game, at)).expect("a piece").sample.expect("it moves")
}

fn offsets(squares: &[Square]) -> BTreeSet<(i32, i32)> {
    squares.iter().map(|square| (i32::from(square.0 % 9) - 4, i32::from(square.0 / 9) - 4)).collect()
}

#[test]
fn samples_are_what_the_rules_say() {
    let game = begun(&each());
    let knight = sample(&game, "e2");
    let leaps: BTreeSet<_> =
        [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)].into_iter().collect();
    assert_eq!((offsets(&knight.marches), offsets(&knight.strikes)), (leaps.clone(), leaps));
    let ram = sample(&game, "c2");
    assert!(offsets(&ram.marches).is_disjoint(&offsets(&ram.strikes)), "it marches one way and strikes another");
    assert!(offsets(&ram.marches).contains(&(4, 4)), "a void behind it lengthens its way: {ram:?}");
    assert!(
        offsets(&ram.strikes).contains(&(0, 2)) && !offsets(&ram.strikes).contains(&(0, 4)),
        "none behind this one"
    );
    let dragon = sample(&game, "b1");
    assert!(offsets(&dragon.marches).contains(&(4, 0)), "over its own: {dragon:?}");
    assert!(offsets(&dragon.strikes).contains(&(3, 3)));
    let signifer = sample(&game, "b2");
    assert!(offsets(&signifer.marches).contains(&(3, 3)), "two guards, three squares: {signifer:?}");
    let regular = begun(&level_with("each_for_himself", &[("irregular", "off")]));
    assert_eq!(offsets(&sample(&regular, "b2").marches).len(), 8, "one step");
    assert_eq!(offsets(&sample(&regular, "c2").strikes), [(0, 2), (2, 0), (0, -2), (-2, 0)].into_iter().collect());
}

#[test]
fn a_pawn_is_shown_as_the_crown_stands_to_it() {
    let game = alone("bo d4, bo e4, nK p16", "i9");
    assert_eq!(offsets(&sample(&game, "d4").strikes), [(1, 1)].into_iter().collect());
    let other = sample(&game, "e4");
    assert_eq!(offsets(&other.strikes), [(0, 2)].into_iter().collect());
    assert!(other.men.iter().any(|(_, face)| Corona::figure(*face) == "corona-crown"), "the Crown is in the picture");
}

#[test]
fn everybody_has_the_authors_words_in_every_language_and_pieces_have_their_owners() {
    use tavoliere::words::{Language, Words};
    let words = Language::ALL.map(Words::new);
    let game = begun(&each());
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let mut owned = [0; 4];
    for (token, _, face) in lying {
        let told = game.told(token).expect("it is told of");
        assert_eq!(told.sample.is_none(), token == CROWN);
        for said in told.said {
            assert!(said.source.is_some_and(|source| source.starts_with("cap. ")), "{said:?}");
            assert!(words.iter().all(|words| words.sentence(&said).starts_with('“')), "{said:?}");
        }
        match game.owner(token) {
            Some(seat) => owned[seat.index()] += 1,
            None => assert_eq!(Corona::figure(face.expect("it is seen")), "corona-crown"),
        }
    }
    assert_eq!(owned, [25; 4]);
}

#[test]
fn attacked_squares_are_those_where_an_enemy_could_strike() {
    let game = alone("bo d4, bK b2, nP e9, vN l5, nK p16", "i9");
    let attacked: BTreeSet<_> =
        game.attacked(Seat(0)).expect("the game tells").into_iter().map(|at| at.name(17)).collect();
    // Along the Paladin's lines, but not beyond the Crown; where the Knight leaps; nowhere in an Asylum.
    for at in ["e1", "a9", "h9", "i9", "m7", "k3", "p1"] {
        assert!(attacked.contains(at), "{at} {attacked:?}");
    }
    for at in ["j9", "d4", "e9", "q17", "a1"] {
        assert!(!attacked.contains(at), "{at}");
    }
    // What is said of a square where something of one's own stands is what the enemy may do.
    let mut turned = game;
    turned.play(corona::read(&turned, "d4-e5"), &mut ());
    assert_eq!(turned.turn(), Turn::Seat(Seat(1), Stage::Play));
    let own: BTreeSet<_> = goals(&turned, "e9").into_iter().filter(|at| at == "e5").collect();
    let attacked = turned.attacked(Seat(0)).expect("the game tells");
    assert_eq!(own.is_empty(), !attacked.contains(&Square::named("e5", 17, 17).expect("a square")));
}
