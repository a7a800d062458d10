//! The rules of La Corona, one by one: what the rules page decides where the author is silent, the Crown, the ends and what
//! is paid, what is decided before play.

mod corona;

use corona::{alone, at, attempt, begun, board, each, goals, legal, level_with, moves, play, read, set, text};
use tavoliere::rules::corona::Corona;
use tavoliere::rules::*;

fn end(game: &Corona) -> Option<&'static str> {
    game.end().map(|end| end.ending.word())
}

// The Crown.

#[test]
fn a_free_crown_is_taken_by_a_strike_only() {
    let game = alone("bR g9, bD i7, bD h8, nK b16", "i9");
    assert!(goals(&game, "g9").contains("i9"), "the Ram strikes straight");
    assert!(!goals(&game, "i7").contains("i9"), "the Dragon marches straight");
    assert!(goals(&game, "h8").contains("i9"), "and strikes diagonally");
}

#[test]
fn who_possesses_the_crown_carries_or_leaves_it() {
    let mut game = alone("bN i9, bK c3, nK b16", "i9");
    assert!(goals(&game, "i9").is_superset(&set("g10 g10*")));
    let mut left = game;
    play(&mut game, "i9-g10*");
    assert_eq!(game.field().crown().name(17), "g10");
    play(&mut left, "i9-g10");
    assert_eq!((left.field().crown().name(17).as_str(), left.field().possessor()), ("i9", None));
}

#[test]
fn striking_the_possessor_takes_the_crown_with_it() {
    let mut game = alone("bP i5, bK c3, nN i9, nK b16", "i9");
    play(&mut game, "i5-i9");
    assert_eq!(game.field().possessor(), Some(Seat(0)));
}

#[test]
fn only_the_crown_opens_an_asylum() {
    let game = alone("bP a5, bK c3, nK b16", "i9");
    assert!(!goals(&game, "a5").contains("a1") && !goals(&game, "a5").contains("a17"));
    let carrier = alone("bP a5, bK c3, nK b16", "a5");
    assert!(goals(&carrier, "a5").is_superset(&set("a1* a17*")));
    assert!(!goals(&carrier, "a5").contains("a1"), "the Crown cannot be left outside");
    let others = alone("bR b2, bD c1, nK b16", "b2");
    assert!(goals(&others, "b2").contains("a1*"), "a Ram marches in diagonally");
    let dragon = alone("bD c1, bK e5, nK b16", "c1");
    assert!(goals(&dragon, "c1").contains("a1*"), "a Dragon by twos");
}

#[test]
fn a_pawn_with_the_crown_goes_to_any_side() {
    let game = alone("bo e5, bK c3, no f6, nK b16", "e5");
    assert_eq!(goals(&game, "e5"), set("d4 d4* d6 d6* f4 f4* f6 f6*"));
}

#[test]
fn a_pawn_that_takes_the_crown_becomes_king_once_king_and_lieutenant_are_dead() {
    let mut game = alone("boo h8, bS c3, nK b16", "i9");
    play(&mut game, "h8-i9");
    let king = game.field().king(Seat(0));
    assert_eq!(king.map(|at| at.name(17)).as_deref(), Some("i9"));
    assert!(game.position().contains("bK"), "a Histrion no more: {}", game.position());
    // It stays a King without the Crown.
    play(&mut game, "b16-b15, i9-c9, b15-b14");
    assert!(goals(&game, "c9").contains("c17"));
}

#[test]
fn an_enemys_strike_can_raise_a_pawn() {
    let mut game = at(&each(), &format!("{} e5 q1", board("bo e5, bL k4, nP k16, nK b16")));
    play(&mut game, "k16-k4");
    assert_eq!(game.field().king(Seat(0)).map(|at| at.name(17)).as_deref(), Some("e5"));
}

#[test]
fn a_second_pawn_may_be_raised_when_the_first_has_died() {
    let mut game = alone("bo h8, bo j8, bS c3, nK b16, nP e16", "i9");
    play(&mut game, "h8-i9, b16-b15, i9-e9, e16-e9, j8-i9");
    assert_eq!(game.field().king(Seat(0)).map(|at| at.name(17)).as_deref(), Some("i9"));
}

#[test]
fn the_crowns_colour_decides_how_pawns_strike() {
    let white = alone("bo e5, no f6, no e7, no g5, nK b16, bK c1", "i9");
    assert_eq!(goals(&white, "e5"), set("f6"), "e5 is white as i9 is");
    let black = alone("bo e5, no f6, no e7, nK b16, bK c1", "e12");
    assert_eq!(goals(&black, "e5"), set("d6 e7"), "with the Crown on black it leaps, along the longer axis");
}

#[test]
fn a_lone_crown_blocks_the_way_and_the_kings_sight() {
    let game = alone("bK e9, bL m9, nK b16", "i9");
    assert!(goals(&game, "m9").contains("m17"), "unseen behind the Crown, he moves as a King");
    assert!(!goals(&game, "e9").contains("j9"));
}

// The ends.

#[test]
fn an_asylum_costs_its_neighbour_double_and_partners_share() {
    let options = level_with("partnership", &[]);
    let mut game = at(&options, &format!("{} q5 a1", board("bP q5, bK c3, nK e9, vK k5, tK c12")));
    play(&mut game, "q5-q1*");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.reason, &outcome.pays[..4]), ("asylum", &[3, -4, 3, -2][..]));
    assert!(outcome.won(game.side(Seat(0))) && outcome.won(game.side(Seat(2))) && !outcome.won(game.side(Seat(1))));
}

#[test]
fn eliminated_opponents_pay_too() {
    let mut game = alone("bP a5, bK c3, nK e9", "a5");
    play(&mut game, "a5-a17*");
    assert_eq!(&game.outcome().unwrap().pays[..4], &[8, -2, -2, -4]);
}

#[test]
fn ones_own_asylum_doubles_for_nobody() {
    let mut game = alone("bP a5, bK c3, nK e9, vK k5", "a5");
    play(&mut game, "a5-a1*");
    assert_eq!(&game.outcome().unwrap().pays[..4], &[6, -2, -2, -2]);
}

#[test]
fn a_player_with_two_squadrons_pays_once() {
    let options = level_with("two_squadrons", &[]);
    let mut game = at(&options, &format!("{} q5 a1", board("bP q5, bK c3, nK e9, vK k5, tK c12")));
    play(&mut game, "q5-q1*");
    assert_eq!(&game.outcome().unwrap().pays[..4], &[4, -4, 0, 0]);
}

#[test]
fn the_last_survivor_wins_if_a_piece_of_his_could_occupy_the_crown() {
    let mut game = alone("bP i5, no i7", "i9");
    play(&mut game, "i5-i7");
    assert_eq!((end(&game), &game.outcome().unwrap().pays[..4]), (Some("field"), &[6, -2, -2, -2][..]));
    let mut bound = alone("bA h5, no g6", "i9");
    play(&mut bound, "h5-g6");
    assert_eq!(end(&bound), Some("colour"), "an Amazon on black never comes to i9");
}

#[test]
fn table_when_no_piece_could_ever_occupy_the_crown() {
    let mut game = alone("bA h5, bK b3, nA k4, no c3", "i9");
    assert_eq!(end(&game), None);
    play(&mut game, "b3-c3, k4-m6");
    assert_eq!(end(&game), None);
    let mut game = at(&each(), &format!("{} i9 q1", board("bA h5, bK k2, nA j3")));
    play(&mut game, "j3-k2");
    assert_eq!(end(&game), Some("colour"));
}

#[test]
fn third_occurrence_is_a_table() {
    let start = format!("{} i9 a1", board("bK b3, nK b16"));
    let mut sitting = Sitting::<Corona>::new_at(Head::default(), each(), &start).unwrap();
    for text in "b3-b4 b16-b15 b4-b3 b15-b16 b3-b4 b16-b15 b4-b3 b15-b16".split(' ') {
        assert_eq!(sitting.game().outcome(), None);
        let mv = sitting.read(text).unwrap();
        sitting.play(mv, &mut Vec::new()).unwrap();
    }
    assert_eq!(sitting.game().outcome().map(|outcome| outcome.reason), Some("repetition"), "the first counts");
}

#[test]
fn table_after_a_hundred_quiet_plies_for_each_living_squadron() {
    let mut game = at(&each(), &format!("{} i9 a1 198", board("bK b3, nK b16")));
    play(&mut game, "b3-b4");
    assert_eq!((end(&game), game.quiet()), (None, 199));
    play(&mut game, "b16-b15");
    assert_eq!(end(&game), Some("quiet"));
}

#[test]
fn a_squadron_that_cannot_move_passes_and_one_without_pieces_is_skipped() {
    let mut game = at(&each(), &format!("{} i9 q1 0", board("bK b3, bo c2, no i10, vK q8, nA p17, vo o16")));
    assert_eq!(goals(&game, "i10"), set(""));
    play(&mut game, "p17-o16, q8-q7, b3-b4");
    assert_eq!(game.to_move(), Seat(1));
    let stuck = at(&each(), &format!("{} i9 q1 0", board("bK b3, no i10, vK q8")));
    assert_eq!(legal(&stuck), ["pass"]);
    let mut passed = stuck;
    play(&mut passed, "pass");
    assert_eq!((passed.to_move(), passed.quiet()), (Seat(2), 1));
    play(&mut passed, "q8-q7");
    assert_eq!(passed.to_move(), Seat(0), "turquoise has no pieces");
}

#[test]
fn a_seat_that_gives_up_is_removed_and_its_crown_stays_free() {
    let mut game = alone("bP a5, bK c3, nK e9, vK k5, tN i9", "i9");
    play(&mut game, "a17:resign");
    assert_eq!((game.field().possessor(), game.field().crown().name(17).as_str()), (None, "i9"));
    assert_eq!(game.field().count(Seat(3)), 0);
    assert_eq!(end(&game), None);
    play(&mut game, "a1:resign");
    assert_eq!(game.to_move(), Seat(1), "the turn goes on");
    play(&mut game, "q17:flag");
    assert_eq!((end(&game), &game.outcome().unwrap().pays[..4]), (Some("flag"), &[-2, 6, -2, -2][..]));
}

#[test]
fn one_player_gives_up_both_his_squadrons() {
    let mut game = begun(&level_with("two_squadrons", &[]));
    play(&mut game, "q1:resign");
    assert_eq!(end(&game), Some("resignation"));
}

#[test]
fn a_draw_needs_every_seat_that_has_pieces() {
    let mut game = alone("bP a5, nK e9, vK k5", "i9");
    play(&mut game, "a1:draw?, q17:draw!");
    assert_eq!(end(&game), None);
    play(&mut game, "q1:draw!");
    assert_eq!(end(&game), Some("agreement"));
}

// Irregular movement.

#[test]
fn partners_lend_nothing() {
    let options = level_with("two_squadrons", &[]);
    let game = at(&options, &format!("{} i9 a1", board("bD e5, vo g5, bS c12, vP c16, nK b2, bK k1")));
    assert!(!goals(&game, "e5").contains("i5"), "a Dragon passes its own squadron only");
    assert!(!goals(&game, "c12").contains("e14"), "a partner guards nobody");
}

#[test]
fn a_histrion_plays_the_worthiest_guard_or_the_pawn() {
    // Guarded by Knight and Amazon on black, so that the parts can be told from a Pawn's way.
    let pieces = "boo e6, bN c5, bA h9, bK q3, nK b16";
    let knight = alone(pieces, "i9");
    assert!(goals(&knight, "e6").is_superset(&set("f8 g7 f7")), "{:?}", goals(&knight, "e6"));
    assert!(!goals(&knight, "e6").contains("b9"));
    let options = level_with("each_for_himself", &[("amazon_before_knight", "on")]);
    let amazon = at(&options, &format!("{} i9 a1 0 a1", board(pieces)));
    assert!(goals(&amazon, "e6").contains("b9") && !goals(&amazon, "e6").contains("f8"));
    let regular = level_with("each_for_himself", &[("irregular", "off")]);
    assert_eq!(goals(&at(&regular, &format!("{} i9 a1", board(pieces))), "e6"), set("f7"));
}

#[test]
fn a_borrowed_move_spends_the_pawns_first_step() {
    let mut game = alone("bww d4, bN b3, bK q3, nK b16", "i9");
    assert!(goals(&game, "d4").is_superset(&set("e6 f6")));
    play(&mut game, "d4-e6, b16-b15");
    assert!(!goals(&game, "e6").contains("g8"));
    assert_eq!(game.quiet(), 1, "and counts as a Pawn's move");
}

// Before play.

#[test]
fn the_lot_says_who_begins_and_then_each_chooses_his_histrion() {
    let mut game = Corona::start(&each(), &());
    assert_eq!(game.turn(), Turn::Chance(Stage::Lot));
    play(&mut game, "lot q17");
    assert_eq!(game.turn(), Turn::Seat(Seat(2), Stage::Choice));
    assert_eq!(text(&game, moves(&game)[0], Style::Plain), "histrion n14", "the middle Pawn is the default");
    assert_eq!(moves(&game).len(), 9);
    play(&mut game, "histrion n14, histrion d14, histrion d4, histrion n4");
    assert_eq!(game.turn(), Turn::Seat(Seat(2), Stage::Play));
}

#[test]
fn without_irregular_movement_there_is_no_histrion() {
    let game = Corona::start(&level_with("duel", &[("irregular", "off"), ("first", "a1")]), &());
    assert_eq!(game.turn(), Turn::Seat(Seat(0), Stage::Play));
}

#[test]
fn each_player_declares_amazon_or_knight_once() {
    let mut game = Corona::start(&level_with("two_squadrons", &[("amazon_before_knight", "on"), ("first", "a1")]), &());
    play(&mut game, "histrion d4, amazon, histrion n4, knight, histrion n14, histrion d14");
    assert_eq!(game.turn(), Turn::Seat(Seat(0), Stage::Play));
    assert!(game.position().ends_with(" a1+q17 -"), "it holds for both squadrons: {}", game.position());
}

#[test]
fn a_free_array_is_laid_out_square_by_square_with_the_authors_as_default() {
    let options = level_with("duel", &[("free_array", "on"), ("first", "q17")]);
    let mut game = Corona::start(&options, &());
    assert_eq!(game.turn(), Turn::Seat(Seat(2), Stage::Array));
    assert_eq!(moves(&game).len(), 31, "the camp");
    assert!(!game.allows(read(&game, "q17")) && !game.allows(read(&game, "m13")) && !game.allows(read(&game, "k17")));
    while game.turn() == Turn::Seat(Seat(2), Stage::Array) {
        let first = moves(&game)[0];
        game.play(first, &mut ());
    }
    let author = begun(&level_with("duel", &[]));
    let standing = |game: &Corona| {
        game.field().standing(Seat(2)).map(|at| game.field().at(at).unwrap().1.kind()).collect::<Vec<_>>()
    };
    assert_eq!(standing(&game), standing(&author));
    assert_eq!(game.turn(), Turn::Seat(Seat(2), Stage::Choice));
    play(&mut game, "histrion n14");
    assert_eq!(game.turn(), Turn::Seat(Seat(0), Stage::Array));
}

#[test]
fn in_a_free_array_the_pawn_nearest_the_crown_is_the_default() {
    let options = level_with("duel", &[("free_array", "on"), ("first", "a1")]);
    let mut game = Corona::start(&options, &());
    // The middle Pawn changes places with the lower Signifer.
    play(&mut game, "b2, d4, c3");
    while game.turn() == Turn::Seat(Seat(0), Stage::Array) {
        let first = moves(&game)[0];
        game.play(first, &mut ());
    }
    assert_eq!(
        text(&game, moves(&game)[0], Style::Plain),
        "histrion c3",
        "of those six from the Crown the one on the lowest file and rank"
    );
}

#[test]
fn play_goes_to_the_right_or_to_the_left() {
    for (order, next) in [("counterclockwise", 1), ("clockwise", 3)] {
        let mut game = begun(&level_with("each_for_himself", &[("order", order), ("first", "a1")]));
        play(&mut game, "d4-e5");
        assert_eq!(game.to_move(), Seat(next), "{order}");
    }
}

// Rigour.

fn strict(exempt: bool) -> Corona {
    let exempt = if exempt { "on" } else { "off" };
    let options = level_with("each_for_himself", &[("rigour", "on"), ("exempt_a1", exempt)]);
    at(&options, &format!("{} i9 a1", board("bP e5, bK c3, bo i8, nK b16, vK q8")))
}

#[test]
fn a_piece_touched_must_move() {
    let mut game = strict(false);
    let touch = game.penalty(&attempt(&game, "e5", None)).unwrap();
    assert_eq!(text(&game, touch, Style::Record), "touch e5");
    game.play(touch, &mut ());
    assert_eq!(game.turn(), Turn::Seat(Seat(0), Stage::Play), "no ply");
    assert!(legal(&game).iter().all(|mv| mv.starts_with("e5-")));
    assert!(!game.allows(read(&game, "c3-c4")));
    let refused = game.refuse(&attempt(&game, "c3", None));
    assert_eq!((refused.key, refused.source), ("corona-refused-touched", Some("cap. IX")));
    assert_eq!(game.penalty(&attempt(&game, "e5", Some("e9"))), None, "what is legal costs nothing");
}

#[test]
fn an_illegal_attempt_costs_the_piece_and_the_turn() {
    let mut game = strict(false);
    let penalty = game.penalty(&attempt(&game, "e5", Some("f6"))).unwrap();
    assert_eq!(text(&game, penalty, Style::Record), "penalty e5");
    game.play(penalty, &mut ());
    assert_eq!((game.field().count(Seat(0)), game.to_move()), (2, Seat(1)));
    assert_eq!(strict(true).penalty(&attempt(&strict(true), "e5", Some("f6"))), None, "ladies are exempt");
}

#[test]
fn a_piece_without_a_move_binds_to_nothing() {
    let game = strict(false);
    assert_eq!(game.penalty(&attempt(&game, "i8", None)), None);
}

#[test]
fn a_crown_that_a_forfeited_piece_held_stays_free() {
    let options = level_with("each_for_himself", &[("rigour", "on")]);
    let mut game = at(&options, &format!("{} e5 a1", board("bP e5, bK c3, nK b16")));
    let penalty = game.penalty(&attempt(&game, "e5", Some("f6"))).unwrap();
    game.play(penalty, &mut ());
    assert_eq!((game.field().crown().name(17).as_str(), game.field().possessor()), ("e5", None));
}
