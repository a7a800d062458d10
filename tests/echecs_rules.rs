//! Échecs by the article and the decisions beside it, rule by rule.

mod echecs;

use echecs::*;
use tavoliere::rules::game::{After, Stage};
use tavoliere::rules::{Event, Game, Mark, Place, Seat, Side, Square, Style, Turn};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

/// What was called out.
fn said(events: &[Event]) -> Vec<&'static str> {
    let said =
        events.iter().filter_map(|event| if let Event::Said { what, .. } = event { Some(what.key) } else { None });
    said.collect()
}

#[test]
fn the_array_is_the_modern_one_and_white_begins() {
    let game = start(&plain());
    assert_eq!(game.position(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(game.turn(), Turn::Seat(WHITE, Stage::Play));
    assert_eq!(moves(&game).len(), 20);
}

#[test]
fn a_pawn_on_the_last_rank_becomes_a_queen_and_nothing_else() {
    let game = at(&plain(), "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let pawn: Vec<_> = texts(&game).into_iter().filter(|text| text.starts_with('a')).collect();
    assert_eq!(pawn, ["a8=Q", "axb8=Q"]);
    let mut taken = game.clone();
    let events = play(&mut taken, "axb8");
    assert_eq!(taken.position(), "1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1");
    let queen = events.iter().any(|event| {
        matches!(event, Event::Turned { face, seen_by: None, .. } if tavoliere::rules::echecs::FACES[usize::from(face.0)] == "echecs-white-queen")
    });
    assert!(queen, "{events:?}");
    for other in ["a8=N", "axb8=R", "a8B", "a7a8n"] {
        assert_eq!(try_read(&game, other).unwrap_err().expected, "a Queen =Q", "{other}");
    }
}

/// The article's own case: a white Pawn on g5, a black one on f7 that has not moved.
#[test]
fn a_pawn_that_passes_is_treated_in_three_ways() {
    let position = "4k3/5p2/8/6P1/8/8/8/4K3 b - - 0 1";
    let forbidden = at(&with("en_passant", "forbidden"), position);
    assert_eq!(refusal(&forbidden, "f5"), "echecs-refused-double-step-seen");
    assert!(may(&forbidden, "f6"));

    let mut take = at(&plain(), position);
    play(&mut take, "f5");
    assert!(take.position().contains(" f6 "));
    assert!(may(&take, "gxf6"));
    let mut later = take.clone();
    play(&mut later, "Kd1 Kd8");
    assert_eq!(refusal(&later, "gxf6"), "echecs-refused-pawn-takes-nothing", "now or never");
    let events = play(&mut take, "gxf6");
    assert_eq!(take.position(), "4k3/8/5P2/8/8/8/8/4K3 b - - 0 2");
    assert!(events.iter().any(|event| matches!(event, Event::Removed { to: Some(Place::Tray(WHITE, 0)), .. })));

    let mut free = at(&level("italian"), position);
    play(&mut free, "f5");
    assert!(!free.position().contains("f6"));
    assert_eq!(refusal(&free, "gxf6"), "echecs-refused-passer-bataille");
}

#[test]
fn only_enemy_pawns_forbid_a_double_step_and_pins_do_not_matter() {
    let forbidden = with("en_passant", "forbidden");
    let knight = at(&forbidden, "4k3/5p2/8/4N3/8/8/8/4K3 b - - 0 1");
    assert!(may(&knight, "f5"), "a Knight sees f6, which does not matter");
    let pinned = at(&forbidden, "3kr3/5p2/8/4P3/4K3/8/8/8 b - - 0 1");
    assert!(!may(&pinned, "f5"));
    let held = at(&forbidden, "4k3/8/8/8/3p4/8/4P3/3K2b1 w - - 0 1");
    assert_eq!(refusal(&held, "e4"), "echecs-refused-double-step-seen");
    let own = at(&forbidden, "4k3/8/8/8/3P4/8/4P3/3K4 w - - 0 1");
    assert!(may(&own, "e4"));
}

#[test]
fn taking_in_passing_that_exposes_the_king_is_illegal() {
    // Both Pawns would leave the rank on which the Queen looks at the King.
    let game = at(&plain(), "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
    assert_eq!(refusal(&game, "exd3"), "echecs-refused-exposed");
    assert!(!game.position().contains("d3"), "a square where nothing can be taken is not written");
    // A check by the Pawn that passed may be answered so.
    let game = at(&plain(), "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    assert!(may(&game, "exd3"));
}

#[test]
fn castling_goes_to_the_knight_and_to_the_bishop_of_the_queen() {
    let position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (line, after) in [
        ("O-O", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        ("O-O-O", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
        ("0-0 0-0-0", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"),
        ("e1g1 e8c8", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"),
    ] {
        let mut game = at(&plain(), position);
        let events = play(&mut game, line);
        assert_eq!(game.position(), after, "{line}");
        let moved = events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
        assert_eq!(moved, 2 * line.split(' ').count(), "King and Rook");
    }
}

#[test]
fn the_king_does_not_leap_in_five_cases() {
    let cases = [
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", "echecs-refused-castle-between"),
        ("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "O-O-O", "echecs-refused-castle-moved"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", "echecs-refused-castle-moved"),
        ("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "echecs-refused-castle-check"),
        ("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "echecs-refused-castle-through"),
        ("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "echecs-refused-castle-through"),
        ("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "echecs-refused-castle-into"),
        ("4k3/8/8/8/8/4n3/8/R3K2R w KQ - 0 1", "O-O", "echecs-refused-castle-through"),
    ];
    for (position, text, key) in cases {
        assert_eq!(refusal(&at(&plain(), position), text), key, "{position}");
    }
}

#[test]
fn the_rook_may_be_attacked_and_the_square_beside_it() {
    for (position, text) in [
        ("4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
        ("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O"),
        ("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O"),
    ] {
        assert!(may(&at(&plain(), position), text), "{position}");
    }
}

#[test]
fn a_right_is_lost_by_moving_and_with_a_rook_that_is_taken() {
    let mut game = at(&plain(), "4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1");
    play(&mut game, "Bxh1");
    assert_eq!(refusal(&game, "O-O"), "echecs-refused-castle-moved");
    assert!(may(&game, "O-O-O"));
    // Another Rook in the corner does not bring it back.
    let mut game = at(&plain(), "4k3/8/8/8/7R/8/6b1/R3K2R b KQ - 0 1");
    play(&mut game, "Bxh1 Rxh1 Kd8");
    assert!(!may(&game, "O-O"));
    let mut game = at(&plain(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut game, "Ra2 Kd8 Ra1 Ke8");
    assert!(!may(&game, "O-O-O") && may(&game, "O-O"));
    play(&mut game, "Rh2");
    assert!(!may(&game, "O-O") && !may(&game, "O-O-O"), "the King has been away");
}

#[test]
fn kings_never_stand_side_by_side() {
    let game = at(&plain(), "8/p7/8/3k4/8/3K4/8/8 w - - 0 1");
    assert_eq!(refusal(&game, "Kd4"), "echecs-refused-kings-touch");
    let problem = try_at(&plain(), "8/8/8/3k4/3K4/8/8/8 w - - 0 1").unwrap_err();
    assert_eq!(problem.expected, "Kings that do not touch");
}

#[test]
fn checks_are_called_out_and_must_be_answered() {
    let mut game = at(&plain(), "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    assert!(game.is_check());
    let mut marks = Vec::new();
    game.marks(&mut marks);
    assert_eq!(marks, [(Square(60), Mark::Threat)]);
    assert_eq!(refusal(&game, "Ke7"), "echecs-refused-king-seen");
    let events = play(&mut game, "Kd7 Rd2");
    assert_eq!(said(&events), ["echecs-announce-check"]);
    // From two men at once: covering or taking one of them does not help.
    let mut game = at(&plain(), "4k3/8/4B3/8/8/8/4RK2/r7 w - - 0 1");
    let events = play(&mut game, "Bd7");
    assert_eq!(said(&events), ["echecs-announce-double-check"]);
    assert_eq!(refusal(&game, "Re1"), "echecs-refused-double-check");
    assert!(may(&game, "Kxd7"));
}

#[test]
fn mate_wins_a_stake() {
    let mut game = start(&plain());
    let events = play(&mut game, "f3 e5 g4 Qh4");
    assert_eq!(said(&events), ["echecs-announce-mate"]);
    let outcome = game.outcome().expect("mate");
    assert_eq!((outcome.reason, outcome.won(Side(1)), outcome.pays[0], outcome.pays[1]), ("mate", true, -2, 2));
    assert!(moves(&game).is_empty());
    assert_eq!(refusal(&game, "a3"), "refused-over");
    assert!(matches!(game.after(), Some(After::End(verdict)) if verdict.winners == [tavoliere::rules::Player(1)]));
}

#[test]
fn after_pat_the_game_begins_again_with_the_same_colours() {
    let mut sitting = sit_at(&plain(), "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1");
    play_in(&mut sitting, "Kg6");
    let outcome = sitting.game().outcome().expect("pat");
    assert!(outcome.is_draw() && outcome.pays == [0; 8]);
    assert_eq!(outcome.reason, "stalemate");
    assert_eq!(sitting.game().after(), Some(After::Next(())));
    let seating = sitting.game().seating();
    assert!(sitting.next_game());
    assert_eq!(sitting.game().position(), start(&plain()).position());
    assert_eq!(sitting.game().seating(), seating);
    // Any other draw ends the sitting.
    let mut game = start(&plain());
    play(&mut game, "white:draw? black:draw!");
    assert!(matches!(game.after(), Some(After::End(verdict)) if verdict.winners.is_empty()));
}

#[test]
fn who_can_only_take_in_passing_is_mated_where_nothing_is_taken_so() {
    // The Pawn that comes to e4 gives check; every flight is seen, and only its being taken in passing helps.
    let position = "8/8/R7/3k4/3p4/1P1N4/4P3/4R1K1 w - - 0 1";
    let mut take = at(&plain(), position);
    play(&mut take, "e4");
    assert_eq!(texts(&take), ["dxe3"]);
    let mut free = at(&level("italian"), position);
    play(&mut free, "e4");
    assert_eq!(ending(&free), Some("mate"));
}

#[test]
fn under_toute_rigueur_a_mate_must_be_said() {
    let strict = with("toute_rigueur", "on");
    let line = "f3 e5 g4";
    for (word, reason, half_stakes) in [("Qh4", "unseen_mate", 1), ("Qh4+", "unseen_mate", 1), ("Qh4#", "mate", 2)] {
        let mut game = start(&strict);
        play(&mut game, line);
        let events = play(&mut game, word);
        let outcome = game.outcome().expect("mate ends the game, said or not");
        assert_eq!((outcome.reason, outcome.pays[1], outcome.pays[0]), (reason, half_stakes, -half_stakes), "{word}");
        assert!(outcome.won(Side(1)));
        assert_eq!(said(&events).len(), word.len() - 3, "only players speak: {events:?}");
    }
    // A false word has no effect, nor has a missing one.
    let mut game = start(&strict);
    let events = play(&mut game, "e4# e5+ Qh5");
    assert_eq!(said(&events), ["echecs-announce-mate", "echecs-announce-check"]);
    assert!(game.outcome().is_none());
    assert_eq!(moves(&start(&strict)).len(), 60, "each move with nothing said, with échec, with échec et mat");
    let word = game.gesture(read(&game, "Nc6#"));
    assert_eq!(word.len(), 3, "{word:?}");
    // Where the table calls out, nobody says anything.
    assert_eq!(moves(&start(&plain())).len(), 20);
}

#[test]
fn odds_are_taken_from_white() {
    let position = |name: &str| start(&level(name)).position();
    assert_eq!(position("odds_cavalier"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
    assert_eq!(position("odds_tour"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
    let mut game = start(&level("odds_tour"));
    play(&mut game, "Nc3 a6 d3 b6 Bd2 c6 Qc1 d6");
    assert_eq!(refusal(&game, "O-O-O"), "echecs-refused-castle-moved", "there is no Rook");
}

#[test]
fn with_pawn_and_two_moves_black_plays_twice_and_not_past_his_fourth_rank() {
    let mut game = start(&level("odds_pion_et_deux_traits"));
    assert_eq!(game.position(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR b KQkq - 0 1 +2");
    assert_eq!(game.turn(), Turn::Seat(BLACK, Stage::Play));
    play(&mut game, "Nc6");
    assert_eq!(game.turn(), Turn::Seat(BLACK, Stage::Play));
    assert_eq!(refusal(&game, "Nd4"), "echecs-refused-past-fourth-rank");
    assert_eq!(refusal(&game, "Nb4"), "echecs-refused-past-fourth-rank");
    assert!(may(&game, "Ne5"));
    play(&mut game, "e5");
    assert_eq!(game.position(), "r1bqkbnr/pppp1ppp/2n5/4p3/8/8/PPPPP1PP/RNBQKBNR w KQkq - 0 2");
    play(&mut game, "e4");
    assert!(may(&game, "Nd4"), "from now on as always");
}

#[test]
fn a_third_time_is_a_draw_and_rights_to_castle_count() {
    let mut sitting = sit_at(&plain(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let round = "Kd1 Kd8 Ke1 Ke8";
    play_in(&mut sitting, round);
    play_in(&mut sitting, round);
    assert_eq!(ending(sitting.game()), None, "at first the Kings could castle");
    play_in(&mut sitting, "Kd1 Kd8");
    assert_eq!(ending(sitting.game()), Some("repetition"));
}

#[test]
fn a_third_time_counts_taking_in_passing_where_it_is_possible() {
    let round = "Kd8 Kd1 Ke8 Ke1";
    let mut possible = sit_at(&plain(), "4k3/8/8/8/4pP2/8/8/4K3 b - f3 0 1");
    play_in(&mut possible, round);
    play_in(&mut possible, round);
    assert_eq!(ending(possible.game()), None);
    play_in(&mut possible, "Kd8");
    assert_eq!(ending(possible.game()), Some("repetition"));
    // Nobody could take there: the first time counts.
    let mut idle = sit_at(&plain(), "4k3/8/8/8/5P2/p7/8/4K3 b - f3 0 1");
    play_in(&mut idle, round);
    play_in(&mut idle, round);
    assert_eq!(ending(idle.game()), Some("repetition"));
}

#[test]
fn fifty_moves_without_progress_are_a_draw_unless_the_last_one_mates() {
    let mut game = at(&plain(), "7k/8/8/8/8/8/8/R3K3 w - - 99 80");
    play(&mut game, "Ra2");
    assert_eq!(ending(&game), Some("fifty_moves"));
    let mut game = at(&plain(), "7k/8/6K1/8/8/8/8/R7 w - - 99 80");
    play(&mut game, "Ra8");
    assert_eq!(ending(&game), Some("mate"));
    let mut game = at(&plain(), "7k/8/8/8/8/P7/8/R3K3 w - - 99 80");
    play(&mut game, "a4");
    assert_eq!(ending(&game), None, "a Pawn has moved");
}

#[test]
fn nobody_mates_with_a_bishop_or_a_knight_alone() {
    for (position, over) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/3BKB2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", false),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false),
    ] {
        assert_eq!(ending(&at(&plain(), position)), over.then_some("material"), "{position}");
    }
    let mut game = at(&plain(), "4k3/8/8/8/8/8/4p3/4KB2 w - - 0 1");
    play(&mut game, "Kxe2");
    assert_eq!(ending(&game), Some("material"));
}

#[test]
fn words_end_a_game_too() {
    for (word, reason, winner) in
        [("white:resign", "resignation", BLACK), ("black:flag", "flag", WHITE), ("black:resign", "resignation", WHITE)]
    {
        let mut game = start(&plain());
        let events = play(&mut game, word);
        let outcome = game.outcome().expect("over");
        assert_eq!((outcome.reason, outcome.won(Side(winner.0)), outcome.pays[winner.index()]), (reason, true, 2));
        assert_eq!(events, [Event::Over]);
    }
    let mut game = start(&plain());
    play(&mut game, "white:draw? e4 e5");
    let mut open = Vec::new();
    game.asides(BLACK, &mut open);
    let texts: Vec<_> = open.into_iter().map(|mv| text(&game, mv, Style::Plain)).collect();
    assert_eq!(texts, ["black:resign", "black:draw?"], "a move declines");
}

#[test]
fn what_an_enemy_sees_is_attacked_also_in_passing() {
    let game = at(&plain(), "4k3/8/8/8/4pP2/8/8/4K3 b - f3 0 1");
    let attacked = game.attacked(WHITE).expect("chess knows attacks");
    let names: Vec<_> = attacked.iter().map(|at| at.name(8)).collect();
    assert!(names.contains(&"f4".to_owned()), "the Pawn that passed: {names:?}");
    assert!(names.contains(&"d3".to_owned()) && names.contains(&"f3".to_owned()), "where the Pawn would take");
    assert!(!names.contains(&"e4".to_owned()), "his own man");
}
