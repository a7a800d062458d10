//! The rules of Petteia by example: the worked positions of the rules page, the ten endings, dice, renitenza, notation.

mod petteia;

use petteia::{at, end, legal, level, level_with, men, moves, play, read, square, text, token_on};
use tavoliere::rules::petteia::score::{self, Score};
use tavoliere::rules::petteia::{Colour, DICE, Move, Options, Petteia, notation};
use tavoliere::rules::*;

const WHITE: Option<Colour> = Some(Colour::White);
const BLACK: Option<Colour> = Some(Colour::Black);

/// Pieces on a board, White to move.
fn placed(level: &str, pieces: &str) -> Petteia {
    placed_with(&petteia::level(level), pieces, "white")
}

fn placed_with(options: &Options, pieces: &str, rest: &str) -> Petteia {
    at(options, &format!("{} {rest}", men(options, pieces)))
}

/// The record of a move that is played here.
fn record(game: &Petteia, mv: &str) -> String {
    let mv = read(game, mv);
    assert!(game.allows(mv), "{mv:?} in {}", game.position());
    text(game, mv, Style::Record)
}

#[test]
fn the_authors_move_25() {
    assert_eq!(record(&placed("petteia", "P E3 G5 E7 A1; p D5 E6 M8"), "E3-E5"), "E3-E5xD5xE6");
}

#[test]
fn a_man_is_taken_in_the_corner_by_its_two_neighbours() {
    assert_eq!(record(&placed("petteia", "P A7 B1; p A8 M8"), "B1-B8"), "B1-B8xA8");
}

#[test]
fn three_are_taken_by_one_move() {
    assert_eq!(record(&placed("petteia", "P Z5 D3 Q3 Z1; p E3 H3 Z2 M8"), "Z5-Z3"), "Z5-Z3xE3xZ2xH3");
}

#[test]
fn the_basileus_is_taken_on_the_edge_by_three_and_by_classes_only_with_a_hoplite() {
    let pieces = "P B1 D1 G5 O M1; b G1 p M8 o L8";
    assert_eq!(record(&placed("basilike_petteia", pieces), "G5-G2"), "G5-G2xG1");
    assert_eq!(record(&placed("nea_petteia", pieces), "G5-G2"), "G5-G2");
    let with_hoplite = "P B1 G5 O D1 M1; b G1 p M8 o L8";
    assert_eq!(record(&placed("nea_petteia", with_hoplite), "G5-G2"), "G5-G2xG1");
}

#[test]
fn the_basileus_is_taken_in_the_open_by_two_hoplites_or_by_his_peer() {
    assert_eq!(record(&placed("nea_petteia", "P Q4 K4 O I3 I8; b I4 p M8 o L8"), "I8-I5"), "I8-I5xI4");
    assert_eq!(record(&placed("nea_petteia", "P Q4 K4 I8 O I3; b I4 p M8 o L8"), "I8-I5"), "I8-I5");
    assert_eq!(record(&placed("nea_petteia", "P Q4 K4 I8 B I3; b I4 p M8 o L8"), "I8-I5"), "I8-I5xI4");
}

#[test]
fn a_piece_of_his_own_saves_the_basileus() {
    assert_eq!(record(&placed("basilike_petteia", "P Q4 I3 O I8; b I4 p K4 M8 o L8"), "I8-I5"), "I8-I5");
}

#[test]
fn who_walks_in_between_is_safe_until_somebody_moves_anew() {
    let mut game = placed_with(&level("petteia"), "P Z5 Q5 A1; p H1 M8", "black");
    assert_eq!(record(&game, "H1-H5"), "H1-H5");
    play(&mut game, "H1-H5 Q5-Q6 M8-M7");
    assert_eq!(record(&game, "Q6-Q5"), "Q6-Q5xH5");
    let mut game = placed_with(&level("petteia"), "P Z5 Q5 H4 H7; p H1 M8 H8", "black");
    play(&mut game, "M8-M7");
    assert_eq!(record(&game, "H7-H6"), "H7-H6", "nobody stands between yet");
}

#[test]
fn on_an_edge_men_are_taken_along_the_edge_only() {
    assert_eq!(record(&placed("petteia", "P A5 G6; p A6 M8"), "G6-B6"), "G6-B6");
    assert_eq!(record(&placed("petteia", "P A5 G7; p A6 M8"), "G7-A7"), "G7-A7xA6");
}

#[test]
fn pieces_move_like_rooks_and_nobody_may_pass() {
    let game = placed("basilike_petteia", "B D4 P D6; p G4 o M8");
    let mut goals: Vec<_> = legal(&game).into_iter().filter(|mv| mv.starts_with("D4")).collect();
    goals.sort_unstable();
    let wanted = "D1 D2 D3 D5 E4 H4 I4 K4 L4 M4 Q4 Z4".split(' ').map(|to| format!("D4-{to}"));
    assert_eq!(goals, wanted.collect::<Vec<_>>());
}

#[test]
fn a_game_ends_by_decimation_of_either_class() {
    let mut game = placed("diplasia_petteia", "P Z5 Q1 O M1; p L8 M8 o H5");
    play(&mut game, "Q1-Q5");
    assert_eq!(end(&game), Some(("decimazione", WHITE)));
    let mut game = placed("diplasia_petteia", "P Z5 Q1 O M1; p L8 M8 o H5 A8");
    play(&mut game, "Q1-Q5");
    assert_eq!(end(&game), None, "a hoplite is left");
    let mut game = placed("basilike_petteia", "P B1 D1 G5 O M1; b G1 p M8 o L8");
    play(&mut game, "G5-G2");
    assert_eq!(end(&game), None, "the basileus is no class");
}

#[test]
fn a_game_ends_by_siege() {
    let mut game = placed("petteia", "P B7 G8 A2; p A8 B8");
    play(&mut game, "A2-A7");
    assert_eq!(end(&game), Some(("assedio", WHITE)));
    assert_eq!(end(&placed_with(&level("petteia"), "P A1; p A2 B1", "white")), Some(("assedio", BLACK)));
}

#[test]
fn a_game_ends_after_fifty_moves_without_a_capture() {
    for (pieces, quiet, wanted) in [
        ("P A1; p L8 M8", 99, Some(("superiorita", BLACK))),
        ("P A1 B1 G1; p L8 M8", 99, Some(("superiorita", WHITE))),
        ("P A1; p M8", 99, Some(("patta_50", None))),
        ("P A1; p M8", 98, None),
    ] {
        let mut game = placed_with(&level("petteia"), pieces, &format!("black - {quiet}"));
        play(&mut game, "M8-M7");
        assert_eq!(end(&game), wanted, "{pieces} after {quiet}");
    }
}

#[test]
fn a_basileus_counts_as_a_piece_when_pieces_are_counted() {
    let mut game = placed_with(&level("basilike_petteia"), "P A1 O B1 B G2; p M8 o L8", "black - 99");
    play(&mut game, "M8-M7");
    assert_eq!(end(&game), Some(("superiorita", WHITE)));
}

#[test]
fn a_game_ends_by_renitenza() {
    let mut game = placed("petteia", "P A1 A3 B1 B2; p G8 M8");
    let events = play(&mut game, "A1-A2 G8-G7 A2-A1");
    let said: Vec<_> = events.iter().filter(|event| matches!(event, Event::Said { .. })).collect();
    assert_eq!(said.len(), 1, "the second refusal in a row is told");
    play(&mut game, "G7-G8 A1-A2");
    assert_eq!(end(&game), Some(("renitenza", BLACK)));
}

#[test]
fn any_other_move_forgives_refusals() {
    let mut game = placed("petteia", "P A1 A3 B1 B2; p G8 M8");
    play(&mut game, "A1-A2 G8-G7 A2-A1 G7-G8 B2-B3 G8-G7");
    assert_eq!((game.refusals(Colour::White), game.refusals(Colour::Black)), (0, 0));
    play(&mut game, "A1-A2");
    assert_eq!(game.refusals(Colour::White), 1);
}

#[test]
fn without_active_pieces_nobody_refuses() {
    let mut game = placed_with(&level("petteia"), "P A1; p E5", "white - 0 2 0");
    play(&mut game, "A1-A2");
    assert_eq!((end(&game), game.refusals(Colour::White)), (None, 0));
}

#[test]
fn the_example_of_the_appendix() {
    let game = placed("basilike_petteia", "P H3 H2 O M1 B G2; p I3 b M2");
    let names = |colour| {
        let board = game.board();
        let active = board.active(colour).map(notation::name).collect::<Vec<_>>();
        let passive = (board.army(colour).all() & !board.active(colour)).map(notation::name).collect::<Vec<_>>();
        (active, passive)
    };
    assert_eq!(names(Colour::White), (["M1", "H2", "H3"].map(str::to_owned).to_vec(), vec!["G2".to_owned()]));
    assert_eq!(names(Colour::Black).1, Vec::<String>::new());
}

#[test]
fn when_renitenza_is_near_its_pieces_are_marked() {
    let marks = |game: &Petteia| {
        let mut marks = Vec::new();
        game.marks(&mut marks);
        marks.into_iter().filter(|(_, mark)| *mark == Mark::Forbidden).map(|(at, _)| at).collect::<Vec<_>>()
    };
    let mut game = placed("petteia", "P A1 A3 B1 B2; p G8 M8");
    assert!(marks(&game).is_empty());
    play(&mut game, "A1-A2 G8-G7 A2-A1");
    assert!(marks(&game).is_empty(), "Black has refused nothing");
    play(&mut game, "G7-G8");
    assert_eq!(marks(&game), ["A1", "B1", "A3"].map(|name| square(&game, name)), "B2 alone is active");
}

#[test]
fn a_game_ends_by_rout_only_if_that_is_agreed() {
    let pieces = "P B1 D1 G5 O M1; b G1 p M8 o L8";
    let mut game = placed_with(&level_with("basilike_petteia", &[("sbando", "on")]), pieces, "white");
    play(&mut game, "G5-G2");
    assert_eq!(end(&game), Some(("sbando", WHITE)));
}

#[test]
fn a_game_ends_by_breakthrough_in_the_modern_games_only() {
    let pieces = "P B2 O G1 B A5; p L7 o L8 b M4";
    for (name, wanted) in [("nea_petteia", Some(("sfondamento", BLACK))), ("basilike_petteia", None)] {
        let mut game = placed_with(&level(name), pieces, "black");
        play(&mut game, "M4-M1");
        assert_eq!(end(&game), wanted, "{name}");
    }
    let mut own = placed_with(&level("nea_petteia"), "P B2 O G1 B A5; p L7 o L8 b M4", "black");
    play(&mut own, "M4-M8");
    assert_eq!(end(&own), None, "his own first rank is no breakthrough");
}

#[test]
fn a_basileus_taken_leaves_no_breakthrough_and_endings_have_an_order() {
    let mut game = placed("nea_petteia", "P G8 B A5 O M1; p B8 o L8 L7 b M4");
    play(&mut game, "A5-A8");
    assert_eq!(end(&game), Some(("decimazione", WHITE)), "named before the breakthrough");
    let mut third = placed_with(&level("nea_petteia"), "P A1 H1 O E1 B M7; p H4 o D5 b B4", "white - 99 2 0");
    play(&mut third, "M7-M8");
    assert_eq!(end(&third), Some(("sfondamento", WHITE)), "a winning move beats the refusal and the count");
}

#[test]
fn players_give_up_agree_and_run_out_of_time() {
    let start = Petteia::start(&level("petteia"), &());
    for (words, wanted) in [
        ("white:resign", ("abbandono", BLACK)),
        ("black:flag", ("flag", WHITE)),
        ("black:draw? white:draw!", ("patta_accordo", None)),
    ] {
        let mut game = start;
        play(&mut game, words);
        assert_eq!(end(&game), Some(wanted), "{words}");
    }
}

/// What an illegal try of a piece costs.
fn cost(game: &Petteia, from: &str, to: &str) -> Option<String> {
    let picks = vec![Pick::Token(token_on(game, from)), Pick::Square(square(game, to))];
    let attempt = Attempt { seat: game.to_move().seat(), picks };
    game.penalty(&attempt).map(|mv| text(game, mv, Style::Record))
}

#[test]
fn an_illegal_try_costs_what_was_agreed() {
    let pieces = "P A1 D4; p M8 D6";
    let with = |illegal| placed_with(&level_with("petteia", &[("illegal", illegal)]), pieces, "white");
    assert_eq!(cost(&with("refused"), "D4", "E5"), None);
    let mut lost = with("ignoranza");
    assert_eq!(cost(&lost, "D4", "D5"), None, "what is legal costs nothing");
    assert_eq!(cost(&lost, "D6", "E5"), None, "a piece of the enemy is not tried");
    assert_eq!(cost(&lost, "D4", "D7").as_deref(), Some("penalty D4"));
    assert!(!legal(&lost).iter().any(|mv| mv.starts_with("penalty")));
    play(&mut lost, "penalty D4");
    assert_eq!(end(&lost), Some(("ignoranza", BLACK)));
    let mut again = with("ritentare");
    assert_eq!(cost(&again, "D4", "E5").as_deref(), Some("touch D4"));
    play(&mut again, "touch D4");
    assert!(again.to_move() == Colour::White && legal(&again).iter().all(|mv| mv.starts_with("D4-")));
    assert_eq!(cost(&again, "D4", "E5"), None, "it is bound already");
    assert_eq!(at(again.options(), &again.position()).key(), again.key());
    play(&mut again, "D4-D5");
    assert!(again.to_move() == Colour::Black && !legal(&again).is_empty());
    let stuck = placed_with(&level_with("petteia", &[("illegal", "ritentare")]), "P A1 H7; p A2 B1", "white");
    assert_eq!(cost(&stuck, "A1", "A3"), None, "a piece that cannot move binds nobody");
}

#[test]
fn who_can_capture_must_if_that_is_agreed() {
    let pieces = "P Z5 Q1 A1 O M1; p H5 M8 o L8 K8";
    let free = placed("nea_petteia", pieces);
    assert!(legal(&free).len() > 20);
    let bound = placed_with(&level_with("nea_petteia", &[("compulsory", "on")]), pieces, "white");
    assert_eq!(legal(&bound), ["Q1-Q5"]);
    assert_eq!(refused(&bound, "A1", "A2"), "petteia-refused-must-capture");
}

/// With this throw, where the piece on a square may go; how far in each direction.
fn reach(level: &str, kind: &str, dice: &str) -> Vec<String> {
    let others = if kind == "B" { "P A8 O A7" } else { "P A8 O A7 B A6" };
    let mut game = placed(level, &format!("{kind} G1 {others}; p M8 o L8 b K8"));
    play(&mut game, dice);
    legal(&game).into_iter().filter(|mv| mv.starts_with("G1-G")).map(|mv| mv[4..].to_owned()).collect()
}

#[test]
fn dice_say_how_far_each_kind_goes() {
    assert_eq!(reach("basilike_kubeia", "P", "52"), ["2", "3", "4", "5", "6"]);
    assert_eq!(reach("basilike_kubeia", "O", "52"), ["2", "3"]);
    assert_eq!(reach("nea_kubeia", "B", "63"), ["2", "3", "4", "7"], "the move of Hermes");
    assert_eq!(reach("nea_kubeia", "B", "33"), ["2", "3", "4"]);
    let mut simple = placed("kubeia", "P A1; p M8");
    play(&mut simple, "2");
    assert_eq!(legal(&simple), ["A1-B1", "A1-G1", "A1-A2", "A1-A3"]);
}

#[test]
fn equal_dice_are_a_hand_of_zeus() {
    let mut game = placed("diplasia_kubeia", "P A1 B1 O M1; p E8 o Z8");
    assert_eq!(game.turn(), Turn::Chance(Stage::Throw));
    play(&mut game, "44 A1-A5");
    assert_eq!((game.to_move(), game.turn()), (Colour::White, Turn::Chance(Stage::Throw)));
    play(&mut game, "22 B1-B3 21 B3-B4");
    assert_eq!(game.to_move(), Colour::Black);
    let mut single = placed("kubeia", "P A1; p M8");
    play(&mut single, "4 A1-A5");
    assert_eq!(single.to_move(), Colour::Black, "one die has no equal");
}

#[test]
fn siege_ends_the_game_although_zeus_would_go_on() {
    let mut game = placed("diplasia_kubeia", "P G8 B7 A4 O M1; p A8 o B8");
    play(&mut game, "33 A4-A7");
    assert_eq!(end(&game), Some(("assedio", WHITE)));
}

#[test]
fn for_each_piece_captured_coins_are_thrown() {
    let options = level_with("diplasia_kubeia", &[("pay_dice", "two")]);
    let pieces = "P Z5 D3 Q3 Z1 O M1; p E3 H3 Z2 M8 o L8";
    let mut game = placed_with(&options, pieces, "white");
    play(&mut game, "54 Z5-Z3");
    assert_eq!(game.turn(), Turn::Chance(Stage::Pay));
    let mut odds = Vec::new();
    assert!(game.odds(&mut odds) && odds.len() == 11);
    let pending = at(&options, &game.position());
    assert_eq!((pending.turn(), pending.key()), (game.turn(), game.key()));
    assert!(!game.allows(Move::Pay(1)) && !game.allows(Move::Pay(13)));
    play(&mut game, "$7 $2 $12");
    assert_eq!((game.coins(Colour::White), game.coins(Colour::Black)), (21, -21));
    assert_eq!((game.to_move(), game.turn()), (Colour::Black, Turn::Chance(Stage::Throw)));
    assert_eq!(game.tally().tally, [("petteia-tally-coins", vec![21, -21])]);
}

#[test]
fn what_decides_the_game_is_paid_before_it_is_over() {
    let options = level_with("diplasia_kubeia", &[("pay_dice", "one")]);
    let mut game = placed_with(&options, "P Z5 Q1 O M1; p L8 M8 o H5", "white");
    play(&mut game, "44 Q1-Q5");
    assert_eq!((end(&game), game.turn()), (None, Turn::Chance(Stage::Pay)));
    assert!(!game.allows(read(&game, "black:resign")));
    let mut again = at(&options, &game.position());
    for game in [&mut game, &mut again] {
        let events = play(game, "$5");
        assert_eq!(end(game), Some(("decimazione", WHITE)));
        assert_eq!(events.last(), Some(&Event::Over));
        assert_eq!(game.outcome().map(|outcome| outcome.pays[..2].to_vec()), Some(vec![5, -5]));
    }
}

#[test]
fn two_dice_fall_in_thirty_six_ways() {
    let game = Petteia::start(&level("nea_kubeia"), &());
    let mut odds = Vec::new();
    assert!(game.odds(&mut odds));
    let share = |dice| odds.iter().find(|(mv, _)| *mv == Move::Throw(dice)).map(|(_, share)| (share * 36.0).round());
    assert_eq!((odds.len(), share([6, 3]), share([4, 4]), share([3, 6])), (21, Some(2.0), Some(1.0), None));
    assert_eq!(read(&game, "36"), read(&game, "63"), "written in either order");
}

#[test]
fn moves_are_typed_in_greek_or_latin_and_shown_in_greek() {
    let game = Petteia::start(&level("petteia"), &());
    for typed in ["Λ1-Λ5", "L1-L5", "l1-l5", "λ1-Λ5"] {
        assert_eq!(text(&game, read(&game, typed), Style::Plain), "L1-L5", "{typed}");
    }
    assert_eq!(Petteia::shown("L1-L5xQ6"), "Λ1-Λ5xΘ6");
    let edges = Petteia::edges(12, 8);
    assert_eq!(edges.files.concat(), "ΑΒΓΔΕΖΗΘΙΚΛΜ");
    assert_eq!(edges.ranks.join(" "), "I II III IIII Π ΠI ΠII ΠIII");
    assert!(edges.ranks_at_right);
    for number in 0..96 {
        let name = Petteia::square_name(Square(number), 12);
        assert_eq!(Petteia::square_named(&name, 12, 8), Some(Square(number)));
        assert_eq!(Petteia::square_named(&Petteia::shown(&name), 12, 8), Some(Square(number)));
    }
}

#[test]
fn wrong_captures_in_a_record_are_refused() {
    let game = placed("petteia", "P E3 G5 E7 A1; p D5 E6 M8");
    let error = |text: &str| game.read(&mut Lexer::new(text)).map_err(|error| error.expected);
    assert_eq!(error("E3-E5xD5"), Err("E3-E5xD5xE6".to_owned()));
    assert_eq!(error("E3-E5xE6xΔ5"), Ok(read(&game, "E3-E5")), "in any order");
    assert_eq!(error("E3-E5x"), Err("a move such as A2-A4".to_owned()));
    assert_eq!(error("E3E5"), Err("a move such as A2-A4".to_owned()));
}

const EXAMPLE: &str = "1) 63 A2-A4, 32 H6-Z6; 2) 31 A1-A3, 42 K7-K5;
3) 11 B1-A1, 53 Λ7- Λ5; 4) 65 A1-A2, 0-1 (renitenza)";

#[test]
fn the_authors_example_is_read() {
    let score = Score::read(EXAMPLE).expect("the author's own example");
    assert_eq!((score.turns.len(), score.result), (4, Some(score::Result::Black)));
    assert_eq!(score.reason.as_deref(), Some("renitenza"));
    let dice: Vec<_> = score.halves().map(|half| half.dice.as_slice()).collect();
    assert_eq!(dice, [[6, 3], [3, 2], [3, 1], [4, 2], [1, 1], [5, 3], [6, 5]]);
    let written = "1) 63 Α2-Α4, 32 Η6-Ζ6; 2) 31 Α1-Α3, 42 Κ7-Κ5; 3) 11 Β1-Α1, 53 Λ7-Λ5; 4) 65 Α1-Α2, 0-1 (renitenza)";
    assert_eq!(score.to_string(), written);
    assert_eq!(Score::read(written), Ok(score));
}

#[test]
fn the_authors_example_holds_without_dice() {
    let score = Score::read(EXAMPLE).expect("the author's own example");
    let mut game = Petteia::start(&level("nea_petteia"), &());
    let mut refusals = Vec::new();
    for half in score.halves() {
        let (from, to) = half.step.expect("nobody passes");
        let (mv, mover) = (Move::Step { from, to }, game.to_move());
        assert!(game.allows(mv), "{mv:?}");
        refusals.push(game.board().refuses(mover, from));
        game.play(mv, &mut ());
    }
    assert_eq!(refusals, [false, false, true, false, true, false, true]);
    assert_eq!(end(&game), Some(("renitenza", BLACK)));
    // With dice it does not: the second move of A1 goes two squares under a throw that gives a hoplite one.
    let mut thrown = Petteia::start(&level("nea_kubeia"), &());
    play(&mut thrown, "63 A2-A4 32 H6-Z6 31");
    assert!(!thrown.allows(read(&thrown, "A1-A3")));
}

#[test]
fn the_authors_notation_has_more_than_his_example() {
    let text = "7) 44 E3-E5xΔ5xE6 $5 $12 & 63 A1-A2, --; 8) a2 - a3 x b3 ;½-½";
    let score = Score::read(text).expect("a score");
    let first = &score.turns[0];
    assert_eq!((first.number, first.white.len(), first.black[0].step), (7, 2, None));
    assert_eq!((first.white[0].taken.len(), first.white[0].paid.as_slice()), (2, [5, 12].as_slice()));
    assert_eq!(score.result, Some(score::Result::Draw));
    assert_eq!(Score::read(&score.to_string()), Ok(score));
    for (bad, line, column) in [
        ("1) A2-A4,", 1, 10),
        ("1) A2-A9", 1, 7),
        ("A2-A4", 1, 1),
        ("1) 67 A2-A4", 1, 4),
        ("1) A2-A4\n  2) B2xB4", 2, 8),
        ("1) A2-A4 1-0 (resa", 1, 15),
        ("1) A2-A4 1-0 so", 1, 14),
    ] {
        let error = Score::read(bad).expect_err(bad);
        assert_eq!((error.line, error.column), (line, column), "{bad}: {error}");
    }
    assert_eq!(Score::read("").map(|score| score.turns.len()), Ok(0));
}

/// The key of the refusal when the piece of one square is put on another.
fn refused(game: &Petteia, from: &str, to: &str) -> &'static str {
    let picks = vec![Pick::Token(token_on(game, from)), Pick::Square(square(game, to))];
    game.refuse(&Attempt { seat: game.to_move().seat(), picks }).key
}

#[test]
fn every_refusal_says_why() {
    let game = placed("petteia", "P D4 D7; p G4 M8");
    for (from, to, wanted) in [
        ("D4", "E5", "petteia-refused-not-in-line"),
        ("D4", "D4", "petteia-refused-same-square"),
        ("D4", "D8", "petteia-refused-blocked"),
        ("D4", "G4", "petteia-refused-occupied"),
        ("G4", "G5", "refused-not-your-piece"),
    ] {
        assert_eq!(refused(&game, from, to), wanted, "{from}-{to}");
    }
    let mut dice = placed("nea_kubeia", "P G1 O D1 B E1; p M8 o L8 b K8");
    assert_eq!(refused(&dice, "G1", "G2"), "petteia-refused-throw-first");
    play(&mut dice, "42");
    for (from, to, wanted) in [
        ("G1", "G6", "petteia-refused-peltast"),
        ("D1", "D4", "petteia-refused-hoplite"),
        ("E1", "E4", "petteia-refused-hermes"),
    ] {
        assert_eq!(refused(&dice, from, to), wanted, "{from}-{to}");
    }
    let die = Attempt { seat: Seat(0), picks: vec![Pick::Token(DICE[0])] };
    assert_eq!(dice.refuse(&die).key, "petteia-refused-thrown");
    let mut one = placed("kubeia", "P A1; p M8");
    play(&mut one, "2");
    assert_eq!(refused(&one, "A1", "A5"), "petteia-refused-die");
    let other = Attempt { seat: Seat(1), picks: vec![Pick::Token(token_on(&one, "M8"))] };
    assert_eq!(one.refuse(&other).key, "refused-not-your-turn");
    let mut touched = placed_with(&level_with("petteia", &[("illegal", "ritentare")]), "P A1 D4; p M8 D6", "white");
    play(&mut touched, "touch D4");
    assert_eq!(refused(&touched, "A1", "A2"), "petteia-refused-touched");
}

fn explained(game: &Petteia, square: &str) -> Vec<&'static str> {
    game.explain(token_on(game, square)).into_iter().map(|reason| reason.key).collect()
}

#[test]
fn a_man_is_explained() {
    let game = placed("petteia", "P E3 G5 E7 A1; p D5 E6 M8");
    let keys = explained(&game, "E3");
    let takes = |keys: &[&str]| keys.iter().filter(|key| **key == "petteia-explain-takes").count();
    assert_eq!(takes(&keys), 2, "D5 and E6, both from E5");
    assert!(keys.contains(&"petteia-explain-active"), "{keys:?}");
    assert!(explained(&game, "D5").contains(&"petteia-explain-taken-from"));
    assert!(explained(&game, "E6").contains(&"petteia-explain-in-contact"));
    let fortress = placed("petteia", "P A1 A3 B1 B2; p G8 M8");
    assert!(explained(&fortress, "A1").contains(&"petteia-explain-passive"));
    let corner = placed("petteia", "P A7 G1; p A8 M8");
    assert!(explained(&corner, "A8").contains(&"petteia-explain-taken-from"));
}

#[test]
fn a_basileus_is_explained() {
    let game = placed("nea_petteia", "P Q4 K4 O I3 I8; b I4 p M8 o L8");
    let keys = explained(&game, "I4");
    assert_eq!(keys.iter().filter(|key| **key == "petteia-explain-shut").count(), 3);
    assert!(keys.contains(&"petteia-explain-open") && keys.contains(&"petteia-explain-classes"), "{keys:?}");
    let road = placed("nea_petteia", "P A1 O B1 B D4; p M8 o L8");
    assert!(explained(&road, "D4").contains(&"petteia-explain-breakthrough"));
    let shut = placed("nea_petteia", "P Q4 K4 I3 I5 O A1; b I4 p M8 o L8");
    assert!(explained(&shut, "I4").contains(&"petteia-explain-basileus-outranks"));
}

#[test]
fn what_the_enemy_attacks_is_told() {
    let game = placed("petteia", "P E3 G5 E7 A1; p D5 E6 M8");
    let attacked: Vec<_> = game.attacked(Seat(1)).expect("a board").into_iter().collect();
    assert_eq!(attacked, [square(&game, "D5"), square(&game, "E6")]);
    assert_eq!(game.attacked(Seat(0)), Some(vec![square(&game, "E7")]), "M8-E8 closes it in against E6");
}

#[test]
fn a_piece_tells_how_it_moves() {
    let mut game = Petteia::start(&level("nea_kubeia"), &());
    play(&mut game, "63");
    for (square, marches) in [("A2", 6 + 4 + 3 + 3), ("A1", 3 * 4), ("Z3", 3 + 3 + 3 + 3)] {
        let told = game.told(token_on(&game, square)).expect("a piece");
        let sample = told.sample.expect("a movement");
        assert!(sample.marches.len() <= marches && sample.strikes.is_empty(), "{square}: {sample:?}");
        assert_eq!((sample.size, sample.men.len(), told.said.len()), ((8, 8), 1, 2));
    }
    assert_eq!(game.told(DICE[0]), None);
}

#[test]
fn positions_say_where_they_are_wrong() {
    let options = level("nea_kubeia");
    let array = Petteia::start(&options, &()).position();
    assert_eq!(
        array, "oooooooooooo/pppppppppppp/6b5/12/12/5B6/PPPPPPPPPPPP/OOOOOOOOOOOO white - 0 0 0 0 -",
        "the array of the text"
    );
    let wrong = |options: &Options, text: &str| Petteia::start_at(options, &(), text).unwrap_err().expected;
    for (rest, expected) in [
        ("green", "white or black"),
        ("white 36", "dice of this game, the higher first, or -"),
        ("white 6", "dice of this game, the higher first, or -"),
        ("white - 100", "a number of quiet moves"),
        ("white - 0 3", "a number of refusals"),
        ("white - 0 0 0 1", "a number of coins"),
        ("white - 0 0 0 0 A1", "a touched piece that can move, or payments such as $2, or -"),
        ("white - 0 0 0 0 - -", "the end of the position"),
    ] {
        let board = array.split(' ').next().unwrap_or_default();
        assert_eq!(wrong(&options, &format!("{board} {rest}")), expected, "{rest}");
    }
    for (board, expected) in [
        ("12/12", "more ranks and squares"),
        ("13/12", "fewer empty squares"),
        ("12/12/12/12/12/12/12/12/12", "the end of the board"),
        ("12p/12", "the next rank"),
        ("k11/12", "a piece of Petteia or empty squares"),
        ("bb10/12/12/12/12/12/12/12", "no more of these men"),
    ] {
        assert_eq!(wrong(&options, board), expected, "{board}");
    }
    assert_eq!(wrong(&level("petteia"), "b11/12/12/12/12/12/12/12"), "a piece of Petteia or empty squares");
}

#[test]
fn a_level_has_only_the_options_of_its_game() {
    let keys = |name: &str| Petteia::settings(&level(name)).into_iter().map(|setting| setting.key).collect::<Vec<_>>();
    assert_eq!(keys("petteia"), ["hoplites", "illegal"]);
    assert_eq!(keys("diplasia_petteia"), ["illegal"]);
    assert_eq!(keys("diplasia_kubeia"), ["pay_dice", "illegal"]);
    assert_eq!(keys("basilike_kubeia"), ["sbando", "illegal"]);
    assert_eq!(keys("nea_petteia"), ["sbando", "compulsory", "illegal"]);
    let stray = Options { compulsory: true, ..level("petteia") };
    assert_eq!(Petteia::check(&stray).unwrap_err().key, "level-error-petteia-option");
    let hoplites = Petteia::start(&level_with("petteia", &[("hoplites", "on")]), &());
    assert!(hoplites.position().starts_with("oooooooooooo/12"), "{}", hoplites.position());
    assert_eq!(moves(&hoplites).len(), 72);
}
