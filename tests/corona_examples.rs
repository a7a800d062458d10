//! The author's worked examples, each by name, and those of the rules page. Squares are file and rank from 0, as seen
//! from `a1`; the array is untouched unless a test says so.

mod corona;

use corona::{at, board, legal, level_with, moves};
use std::collections::BTreeSet;
use tavoliere::levels::{self, Setup};
use tavoliere::rules::corona::squadron::ARRAY;
use tavoliere::rules::corona::{Corona, Kind, Options};
use tavoliere::rules::{Arg, Game, Place, Square, Token};

type Spot = (u8, u8);

const RIGHT_PALADIN: Spot = (3, 0);
const RIGHT_KNIGHT: Spot = (4, 1);
const RIGHT_AMAZON: Spot = (2, 0);
const RIGHT_CENTAUR: Spot = (3, 1);
const RIGHT_RAM: Spot = (2, 1);
const RIGHT_DRAGON: Spot = (1, 0);
const LEFT_PALADIN: Spot = (0, 3);
const LEFT_KNIGHT: Spot = (1, 4);
const LEFT_AMAZON: Spot = (0, 1);
const LEFT_CENTAUR: Spot = (1, 2);
const LEFT_RAM: Spot = (1, 3);
const LEFT_DRAGON: Spot = (0, 2);
const KING: Spot = (4, 0);
const UPPER_SIGNIFER: Spot = (1, 1);
const LOWER_SIGNIFER: Spot = (2, 2);
const MIDDLE_PAWN: Spot = (3, 3);
const RIGHT_RAM_PAWN: Spot = (3, 2);
const LEFT_RAM_PAWN: Spot = (2, 4);
const LEFT_CENTAUR_PAWN: Spot = (2, 3);
const ASYLUM: Spot = (0, 0);

fn name((x, y): Spot) -> String {
    format!("{}{}", char::from(b'a' + x), y + 1)
}

fn letter(kind: Kind) -> char {
    if kind == Kind::Pawn { 'w' } else { kind.letter() }
}

fn regular() -> Options {
    level_with("each_for_himself", &[("irregular", "off")])
}

fn irregular() -> Options {
    level_with("each_for_himself", &[])
}

/// The squadron of `a1` without some of its pieces, with others added (`nK`, by square); a black King far off.
fn squadron(options: &Options, without: &[Spot], with: &[(&str, Spot)]) -> Corona {
    let own = ARRAY.iter().filter(|(x, y, _)| !without.contains(&(*x, *y)));
    let mut pieces: Vec<_> = own.map(|&(x, y, kind)| format!("b{} {}", letter(kind), name((x, y)))).collect();
    pieces.extend(with.iter().map(|(man, spot)| format!("{man} {}", name(*spot))));
    pieces.push("nK p12".to_owned());
    at(options, &format!("{} i9 a1", board(&pieces.join(", "))))
}

/// Where a piece goes.
fn goals(game: &Corona, from: Spot) -> BTreeSet<String> {
    let from = format!("{}-", name(from));
    legal(game).iter().filter_map(|mv| mv.strip_prefix(&from)).map(str::to_owned).collect()
}

fn names(spots: &[Spot]) -> BTreeSet<String> {
    spots.iter().map(|&spot| name(spot)).collect()
}

/// The squares a piece of the array strikes at: those within the squadron where it could take an enemy, were one there,
/// and the Asylum if it could be reached at all.
fn strikes(options: &Options, from: Spot) -> BTreeSet<String> {
    let others = ARRAY.iter().map(|&(x, y, _)| (x, y)).filter(|&spot| spot != from);
    let struck = others.filter(|&spot| goals(&squadron(options, &[spot], &[("no", spot)]), from).contains(&name(spot)));
    struck.map(name).collect()
}

/// The squares of the array a piece would march to, were they empty.
fn marches(options: &Options, from: Spot) -> BTreeSet<String> {
    let others = ARRAY.iter().map(|&(x, y, _)| (x, y)).filter(|&spot| spot != from);
    others.filter(|&spot| goals(&squadron(options, &[spot], &[]), from).contains(&name(spot))).map(name).collect()
}

#[test]
fn right_paladin_strikes_king_amazon_and_centaur() {
    assert_eq!(strikes(&regular(), RIGHT_PALADIN), names(&[KING, RIGHT_AMAZON, RIGHT_CENTAUR]));
}

#[test]
fn right_knight_strikes_amazon_lower_signifer_its_pawn_and_three_squares_outside() {
    assert_eq!(strikes(&regular(), RIGHT_KNIGHT), names(&[RIGHT_AMAZON, LOWER_SIGNIFER, MIDDLE_PAWN]));
    assert_eq!(goals(&squadron(&regular(), &[], &[]), RIGHT_KNIGHT), names(&[(6, 0), (6, 2), (5, 3)]));
}

#[test]
fn right_amazon_strikes_upper_signifer_and_centaur() {
    assert_eq!(strikes(&regular(), RIGHT_AMAZON), names(&[UPPER_SIGNIFER, RIGHT_CENTAUR]));
}

#[test]
fn upper_signifer_strikes_all_around_him_and_the_asylum_is_barred() {
    let around = [RIGHT_DRAGON, LEFT_DRAGON, RIGHT_AMAZON, LEFT_AMAZON, RIGHT_RAM, LEFT_CENTAUR, LOWER_SIGNIFER];
    assert_eq!(strikes(&regular(), UPPER_SIGNIFER), names(&around));
    for options in [regular(), irregular()] {
        assert!(!goals(&squadron(&options, &[], &[]), UPPER_SIGNIFER).contains(&name(ASYLUM)));
    }
}

#[test]
fn right_centaur_strikes_left_dragon_the_left_rams_pawn_and_three_squares_outside() {
    assert_eq!(strikes(&regular(), RIGHT_CENTAUR), names(&[LEFT_DRAGON, LEFT_RAM_PAWN]));
    let game = squadron(&regular(), &[], &[]);
    assert_eq!(goals(&game, RIGHT_CENTAUR), names(&[(4, 4), (6, 0), (6, 2)]));
    assert!(!goals(&game, RIGHT_CENTAUR).contains(&name(ASYLUM)), "barred");
}

#[test]
fn right_centaur_strikes_the_left_ram_too_under_the_option() {
    let options = level_with("each_for_himself", &[("centaur_strikes_ram_square", "on")]);
    assert!(strikes(&options, RIGHT_CENTAUR).contains(&name(LEFT_RAM)));
}

#[test]
fn right_ram_marches_to_centaur_dragon_paladin_and_its_own_pawn() {
    let looks = names(&[LEFT_CENTAUR, RIGHT_DRAGON, RIGHT_PALADIN, RIGHT_RAM_PAWN]);
    assert_eq!(marches(&regular(), RIGHT_RAM), looks);
}

#[test]
fn right_ram_strikes_knight_left_amazon_and_the_left_centaurs_pawn() {
    assert_eq!(strikes(&regular(), RIGHT_RAM), names(&[RIGHT_KNIGHT, LEFT_AMAZON, LEFT_CENTAUR_PAWN]));
}

#[test]
fn right_ram_strikes_farther_with_a_void_behind_whatever_stands_between() {
    let reaches = |without: &[Spot], target: Spot| {
        goals(&squadron(&irregular(), without, &[("no", target)]), RIGHT_RAM).contains(&name(target))
    };
    assert!(!reaches(&[], (6, 1)));
    assert!(reaches(&[UPPER_SIGNIFER], (6, 1)));
    assert!(!reaches(&[UPPER_SIGNIFER], (8, 1)));
    assert!(reaches(&[UPPER_SIGNIFER, LEFT_AMAZON], (8, 1)));
    assert!(!reaches(&[UPPER_SIGNIFER, LEFT_AMAZON], (7, 1)), "never at an odd distance");
}

#[test]
fn right_ram_marches_on_to_the_left_paladins_square_with_the_right_paladin_gone() {
    let game = |without: &[Spot]| squadron(&irregular(), without, &[]);
    let free = game(&[RIGHT_PALADIN, LEFT_CENTAUR, LEFT_PALADIN]);
    assert!(goals(&free, RIGHT_RAM).is_superset(&names(&[LEFT_CENTAUR, LEFT_PALADIN])));
    let stopped = game(&[RIGHT_PALADIN, LEFT_PALADIN]);
    assert!(goals(&stopped, RIGHT_RAM).is_disjoint(&names(&[LEFT_CENTAUR, LEFT_PALADIN])), "it may not leap");
    let short = game(&[LEFT_CENTAUR, LEFT_PALADIN]);
    assert!(goals(&short, RIGHT_RAM).contains(&name(LEFT_CENTAUR)));
    assert!(!goals(&short, RIGHT_RAM).contains(&name(LEFT_PALADIN)), "the Paladin stands behind it");
}

#[test]
fn right_dragon_marches_to_left_centaur_and_paladin() {
    assert_eq!(marches(&regular(), RIGHT_DRAGON), names(&[LEFT_CENTAUR, RIGHT_PALADIN]));
}

#[test]
fn right_dragon_strikes_ram_and_left_amazon() {
    assert_eq!(strikes(&regular(), RIGHT_DRAGON), names(&[RIGHT_RAM, LEFT_AMAZON]));
}

#[test]
fn right_dragon_flies_beyond_paladin_and_pawn_and_beyond_centaur_and_knight() {
    assert_eq!(goals(&squadron(&irregular(), &[], &[]), RIGHT_DRAGON), names(&[(7, 0), (1, 6)]));
    assert_eq!(goals(&squadron(&regular(), &[], &[]), RIGHT_DRAGON), names(&[]));
}

/// The squares that `explain` names as guards of the piece on a square, and their number as it says it.
fn guards(game: &Corona, at: Spot) -> (BTreeSet<String>, i64) {
    let reasons = game.explain(token(game, at));
    let each = reasons.iter().filter(|reason| reason.key == "corona-explain-guard");
    let squares = each.flat_map(|reason| reason.squares.iter().map(|square| square.name(17))).collect();
    let reach = reasons.iter().find(|reason| reason.key == "corona-explain-signifer-reach").expect("a Signifer");
    assert_eq!(reach.source, Some("cap. VII"));
    let count = reach.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(count) if *name == "count" => Some(*count),
        _ => None,
    });
    (squares, count.expect("a number of guards"))
}

fn token(game: &Corona, (x, y): Spot) -> Token {
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let place = Place::Square(Square(u16::from(y) * 17 + u16::from(x)));
    lying.into_iter().find(|&(_, at, _)| at == place).expect("a piece").0
}

#[test]
fn lower_signifer_is_guarded_by_both_knights_and_the_upper_signifer() {
    let game = squadron(&irregular(), &[], &[]);
    assert_eq!(guards(&game, LOWER_SIGNIFER), (names(&[RIGHT_KNIGHT, LEFT_KNIGHT, UPPER_SIGNIFER]), 3));
    let open = squadron(&irregular(), &[MIDDLE_PAWN], &[]);
    let goals = goals(&open, LOWER_SIGNIFER);
    assert!(goals.contains(&name((6, 6))) && !goals.contains(&name((7, 7))), "{goals:?}");
}

#[test]
fn lower_signifer_reaches_the_crown_with_two_more_guards() {
    let moved = [RIGHT_PALADIN, LEFT_PALADIN];
    let in_the_way = [MIDDLE_PAWN, RIGHT_RAM_PAWN, (4, 2), LEFT_CENTAUR_PAWN, LEFT_RAM_PAWN];
    let without = [&moved[..], &in_the_way].concat();
    let game = squadron(&irregular(), &without, &[("bP", (9, 2)), ("bP", (2, 9))]);
    assert_eq!(guards(&game, LOWER_SIGNIFER).1, 5);
    assert!(goals(&game, LOWER_SIGNIFER).contains(&name((8, 8))), "a strike at the free Crown");
    let one = squadron(&irregular(), &without, &[("bP", (9, 2))]);
    assert!(!goals(&one, LOWER_SIGNIFER).contains(&name((8, 8))));
}

#[test]
fn a_signifer_goes_twelve_squares_at_most() {
    let eleven = "bK c2, bL b3, bP c10, bP j3, bN e2, bN b5, bA a5, bR c1, bC f2, bS b2, bD d2";
    let position = format!("{} q9 a1", board(&format!("bS c3, nK b16, {eleven}")));
    let game = at(&irregular(), &position);
    assert_eq!(guards(&game, (2, 2)).1, 11);
    let goals = goals(&game, (2, 2));
    assert!(goals.contains("o15") && !goals.contains("p16"), "{goals:?}");
}

/// How far two Signifers of the rules page's examples go, on the ranks on which nothing is in the way.
fn reaches(pieces: &str) -> [usize; 2] {
    let game = at(&irregular(), &format!("{} i9 a1", board(&format!("{pieces}, nK p3"))));
    [(4, 4), (4, 6)].map(|spot| {
        let right = |goal: &&String| goal.ends_with(&name(spot)[1..]) && goal.as_bytes()[0] > b'e';
        goals(&game, spot).iter().filter(right).count()
    })
}

#[test]
fn two_signifers_and_a_paladin_reach_three_and_two() {
    assert_eq!(reaches("bS e5, bS e7, bP a5"), [3, 2]);
}

#[test]
fn two_signifers_alone_do_not_lift_each_other() {
    // Each at two squares would guard the other, and so would deserve it; the least fixed point is one.
    assert_eq!(reaches("bS e5, bS e7"), [1, 1]);
}

#[test]
fn the_author_s_array_has_the_spaces_he_counts() {
    let game = corona::begun(&irregular());
    let empty = |x: u8, y: u8| game.field().at(Square(u16::from(y) * 17 + u16::from(x))).is_none();
    assert_eq!((4..8).filter(|&n| empty(n, n)).count(), 4, "between the middle Pawn and the Crown");
    assert_eq!((0..17).filter(|&x| empty(x, 0)).count() - 2, 5, "along an edge between two squadrons");
    assert_eq!(game.field().crown().name(17), "i9");
    for seat in game.seating().iter() {
        let colours = game.field().standing(seat).filter_map(|at| {
            let (_, man) = game.field().at(at)?;
            Some((man.kind(), tavoliere::rules::corona::board::colour(at)))
        });
        let colours: Vec<_> = colours.collect();
        for kind in [Kind::Amazon, Kind::Dragon, Kind::Ram, Kind::Centaur] {
            for colour in [0, 1] {
                assert_eq!(colours.iter().filter(|piece| **piece == (kind, colour)).count(), 1, "{kind:?}");
            }
        }
    }
    assert_eq!(moves(&game).len(), 37);
}

/// Those of his examples that want the array without a piece or two are levels, in which no squadron has them.
#[test]
fn the_authors_positions_can_be_played() {
    let choices = |name: &str| {
        let sitting = levels::find(name).unwrap().sit(&Setup::default()).unwrap();
        sitting.choices().into_iter().map(|choice| choice.text).collect::<Vec<_>>()
    };
    let ram = choices("corona/ram");
    assert!(
        ["c2-f2", "c2-g2", "c2-h2", "c2-i2"].iter().all(|text| !ram.contains(&(*text).to_owned())),
        "none to strike"
    );
    let signifer = choices("corona/signifer");
    assert!(["c3-d4", "c3-e5", "c3-f6", "c3-g7"].iter().all(|text| signifer.contains(&(*text).to_owned())));
    assert!(!signifer.contains(&"c3-h8".to_owned()));
}
