//! How Échecs is written: algebraic notation, positions, games of other programs, and the article's own names.

mod echecs;

use cozy_chess::{Piece, Square};
use echecs::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavoliere::levels;
use tavoliere::rules::echecs::naming;
use tavoliere::rules::{Disclosure, Game, ReadError, RecordError, Style, Tongue};
use tavoliere::words::{Language, Words};

#[test]
fn a_move_says_no_more_than_it_must() {
    for (position, moves, written) in [
        ("4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1", "b1d2 f1d2", "Nbd2 Nfd2"),
        ("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3 a5a3", "R1a3 R5a3"),
        ("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1 e4e1 h1e1", "Qh4e1 Qee1 Q1e1"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5 e4e5", "exd5 e5"),
        // A pinned Knight cannot be meant.
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8 e1c1", "Ra8# O-O-O"),
    ] {
        let game = at(&plain(), position);
        for (typed, wanted) in moves.split(' ').zip(written.split(' ')) {
            let mv = read(&game, typed);
            assert_eq!(text(&game, mv, Style::Record), wanted);
            assert_eq!(text(&game, mv, Style::Plain), wanted.trim_end_matches(['+', '#']));
            assert_eq!(read(&game, wanted), mv);
        }
    }
}

#[test]
fn moves_are_read_in_several_forms() {
    let game = at(&plain(), "r3k2r/1P3ppp/8/8/8/5N2/4PPPP/4K2R w Kkq - 0 1");
    for forms in [
        &["e4", "e2e4", "e2-e4", "Pe4"][..],
        &["Ng5", "Nf3-g5", "f3g5", "Nfg5", "N3g5"],
        &["bxa8=Q", "bxa8", "bxa8Q", "b7a8q", "ba8", "b7xa8=Q"],
        &["O-O", "0-0", "Kg1", "e1g1", "Ke1-g1"],
    ] {
        let moves: Vec<_> = forms.iter().map(|form| read(&game, form)).collect();
        assert!(moves.iter().all(|&mv| mv == moves[0] && game.allows(mv)), "{forms:?}");
    }
}

#[test]
fn what_is_no_move_is_told_with_what_was_expected() {
    let game = at(&plain(), "4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1");
    let expected = |word: &str| try_read(&game, word).expect_err(word).expected;
    for word in ["", "e9", "i4", "Xe4", "e2-e", "exe", "--", "Nd2d2d2", "é4", "O-O-O-O", "+", "#", "N", "Qd4"] {
        assert_eq!(expected(word), "a move such as e4 or Nf3", "{word}");
    }
    assert_eq!(expected("Nd2"), "a move that says from where such as Nbd2");
    assert_eq!(expected("Nbxd2"), "Nbd2", "nothing is taken");
}

#[test]
fn signs_that_are_there_must_be_right() {
    let game = at(&plain(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert!(try_read(&game, "Ra8").is_ok() && try_read(&game, "Ra8+").is_ok());
    for (word, right) in [("Ra8#", "Ra8+"), ("Ra7+", "Ra7"), ("Rxa7", "Ra7"), ("Ra7=Q", "Ra7")] {
        assert_eq!(try_read(&game, word).expect_err(word).expected, right);
    }
}

#[test]
fn every_move_of_random_games_is_read_as_it_is_written() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for options in [plain(), level("letter"), level("italian"), level("odds_pion_et_deux_traits")] {
        for _ in 0..3 {
            let mut game = start(&options);
            for _ in 0..rng.random_range(40..160) {
                let legal = moves(&game);
                let Some(&mv) = legal.choose(&mut rng) else { break };
                for style in [Style::Plain, Style::Record] {
                    assert_eq!(read(&game, &text(&game, mv, style)), mv, "{}", game.position());
                }
                game.play(mv, &mut ());
            }
        }
    }
}

#[test]
fn positions_are_forsyths() {
    for (text, written) in [
        ("4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("r3k3/8/8/8/8/8/8/4K3 black", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R b - - 7", "4k3/8/8/8/8/8/8/4K2R b - - 7 1"),
        // Nothing can be taken in passing there.
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
    ] {
        assert_eq!(at(&plain(), text).position(), written);
    }
}

#[test]
fn a_position_that_is_none_is_told_with_its_column() {
    for (text, column, expected) in [
        ("", 1, "more ranks and squares"),
        ("4k3/8/8/8/8/8/8/4K4 w", 19, "fewer empty squares"),
        ("4k3/8/8/8/8/8/8/4K3/8 w", 20, "the end of the board"),
        ("4k3/8/8/8/8/8/4K3 w", 18, "more ranks and squares"),
        ("4k3/9/8/8/8/8/8/4K3 w", 5, "a chessman or empty squares"),
        ("4k3/8/8/8/8/8/8/4KK2 w", 19, "only one King"),
        ("8/8/8/8/8/8/8/4K3 w", 1, "one King of each colour"),
        ("P3k3/8/8/8/8/8/8/4K3 w", 1, "no Pawn on this square"),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w", 14, "fewer men"),
        ("4k3/8/8/8/8/8/8/4K3 x", 21, "w or b"),
        ("4k3/8/8/8/8/8/4R3/4K3 w", 23, "the side that is in check"),
        ("4k3/8/8/8/8/8/8/4K3 w K", 23, "rights of Kings and Rooks that stand at home"),
        ("4k3/8/8/8/8/8/8/3K3R w K", 24, "rights of Kings and Rooks that stand at home"),
        ("4k3/8/8/8/8/8/8/4K2R w KK", 24, "rights to castle, or -"),
        ("4k3/8/8/8/8/8/8/4K2R w Kx", 24, "rights to castle, or -"),
        ("4k3/8/8/8/8/8/8/4K3 b - e3", 25, "a square that a Pawn has just passed, or -"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 101", 27, "a number of plies without progress"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", 29, "a number of the move"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 +2", 31, "the end of the position"),
    ] {
        let ReadError { column: found, expected: wanted, .. } = try_at(&plain(), text).expect_err(text);
        assert_eq!((found, wanted.as_str()), (column, expected), "{text}");
    }
}

const PARIS: &str = "[Event \"Paris\"]\n[Site \"Café de la Régence\"]\n[Date \"1755.??.??\"]\n[White \"Légal\"]\n\
    [Black \"Saint-Brie\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 d6 3. Bc4 Bg4?! {a pin} 4. Nc3 $1 g6 (4... Nf6 5. d3 (5. O-O) Be7) 5. Nxe5!! Bxd1\n\
    6. Bxf7+ Ke7 ; the King walks out\n7. Nd5# 1-0\n\n[Event \"Another\"]\n\n1. d4 *\n";

#[test]
fn a_game_of_another_program_is_read() {
    let sitting = levels::open_record(PARIS, [0; 32]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((sitting.family(), sitting.head().level.as_str()), ("echecs", "echecs/encyclopedie"));
    assert_eq!(sitting.head().players, ["Légal", "Saint-Brie"]);
    assert_eq!(sitting.head().tag("Event"), Some("Paris"));
    assert_eq!(sitting.outcome().map(|outcome| outcome.reason), Some("mate"));
    let entries = sitting.entries();
    assert_eq!(entries.len(), 13, "the first game of the file, without its variations");
    assert_eq!(entries[5].comment.as_deref(), Some("a pin"));
    assert_eq!(entries[11].comment.as_deref(), Some("the King walks out"));
    // From then on it is a record of ours.
    let record = sitting.record(Disclosure::Copy);
    assert!(record.starts_with("[Game \"echecs\"]"), "{record}");
    let again = levels::open_record(&record, [0; 32]).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert_eq!(again.record(Disclosure::Copy), record);
}

#[test]
fn a_game_from_a_position_and_without_tags_is_read() {
    let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 Kd7 *\n";
    let sitting = levels::open_record(text, [0; 32]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(sitting.position(), "8/3k4/8/8/4P3/8/8/4K3 w - - 1 2");
    let bare = levels::open_record("1.e4 c5 2.Nf3", [0; 32]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(bare.entries().len(), 3);
}

#[test]
fn a_game_is_written_for_other_programs() {
    let sitting = levels::open_record(PARIS, [0; 32]).expect("a game");
    let text = sitting.export().expect("chess has such a form");
    let moves =
        "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 {a pin} 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 {the King walks out} 7. Nd5# 1-0";
    let filled = text.split_once("\n\n").map(|(_, moves)| moves.split_whitespace().collect::<Vec<_>>().join(" "));
    assert_eq!(filled.as_deref(), Some(moves));
    assert!(text.starts_with("[Event \"Paris\"]\n[Site \"Café de la Régence\"]\n[Date \"1755.??.??\"]\n"), "{text}");
    assert!(!text.contains("FEN"));
    let again = levels::open_record(&text, [0; 32]).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.export(), Some(text));
    // Moves that are given have no form there; what is said neither.
    let odds = "[Game \"echecs\"]\n[Level \"echecs/odds_pion_et_deux_traits\"]\n[Options \"toute_rigueur=on\"]\n\n\
        e5 Nc6 g4# white:draw? Qh4";
    let text = levels::open_record(odds, [0; 32]).expect("a record").export().expect("a form");
    assert!(text.contains("[FEN \"r1bqkbnr/pppp1ppp/2n5/4p3/8/8/PPPPP1PP/RNBQKBNR w KQkq - 1 2\"]"), "{text}");
    assert!(text.ends_with("\n2. g4 Qh4# 0-1\n"), "{text}");
    let tafl = levels::open_record("[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n\n1. d6-f6", [0; 32]).expect("a record");
    assert_eq!(tafl.export(), None);
}

fn error(text: &str) -> RecordError {
    levels::open_record(text, [0; 32]).err().unwrap_or_else(|| panic!("this is read: {text}"))
}

#[test]
fn where_the_rules_part_it_is_said_clearly() {
    let words = Words::new(Language::English);
    let underpromotion = error("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=N Kg6");
    let RecordError::Read(ReadError { line, column, .. }) = &underpromotion else { panic!("{underpromotion}") };
    assert_eq!((*line, *column), (3, 4));
    let said = words.record_error(&underpromotion);
    assert!(said.contains("a Pawn becomes nothing else here") && said.contains("a8=N"), "{said}");

    let illegal = error("[Event \"?\"]\n\n1. e4 e5\n{here} 2. Ke3");
    let RecordError::Illegal { line, column, text, why } = &illegal else { panic!("{illegal}") };
    assert_eq!((*line, *column, text.as_str(), why.key), (4, 11, "Ke3", "echecs-refused-king"));
    let said = words.record_error(&illegal);
    assert!(said.contains("Ke3 is not possible there. The King goes one square"), "{said}");

    // What the game comes to by these rules ends it, whatever is written on.
    let drawn = error("[FEN \"4k3/8/8/8/8/8/4p3/4KB2 w - - 0 1\"]\n\n1. Kxe2 Kd7");
    assert!(matches!(&drawn, RecordError::Read(error) if error.expected == "the end of the record"), "{drawn}");
    assert_eq!(error("[Event \"?\"]\n[Variant \"Atomic\"]\n\n1. e4"), RecordError::UnknownGame("Atomic".into()));
    assert!(matches!(error("[Event \"?\"]\n\n1. e4 (1. d4"), RecordError::Read(_)));
    assert!(matches!(error("[Event \"?\"]\n\n1. e4 ) e5"), RecordError::Read(_)));
    assert_eq!(error("<html>1. e4"), RecordError::Foreign);
}

#[test]
fn squares_and_pawns_have_the_names_of_the_article() {
    for (at, french, italian) in [
        (Square::E1, "case du roi", "casa del re"),
        (Square::E2, "deuxième case du roi", "seconda casa del re"),
        (Square::E4, "quatrième case du roi", "quarta casa del re"),
        (Square::E5, "quatrième case du roi noir", "quarta casa del re nero"),
        (Square::E8, "case du roi noir", "casa del re nero"),
        (Square::C3, "troisième case du fou de la dame", "terza casa dell’alfiere di donna"),
        (Square::G5, "quatrième case du cavalier du roi noir", "quarta casa del cavallo di re nero"),
        (Square::D8, "case de la dame noire", "casa della donna nera"),
    ] {
        assert_eq!(naming::square(at, Tongue::French), french);
        assert_eq!(naming::square(at, Tongue::Italian), italian);
    }
    assert_eq!(naming::man(Piece::Pawn, Square::F2, Tongue::French), "le pion du fou du roi");
    assert_eq!(naming::man(Piece::Pawn, Square::F7, Tongue::Italian), "il pedone dell’alfiere di re");
    assert_eq!(naming::man(Piece::Rook, Square::A1, Tongue::French), "la tour");
}

#[test]
fn a_game_is_told_in_the_words_of_the_article() {
    let record = "[Game \"echecs\"]\n[Level \"echecs/encyclopedie\"]\n\n\
        1. e4 Nf6 2. e5 d5 3. exd6 white:draw? Nbd7 4. dxc7 Ne4 5. cxd8=Q+ Kxd8 6. Nf3 g6 7. Bb5 Bg7 8. O-O";
    let sitting = levels::open_record(record, [0; 32]).unwrap_or_else(|error| panic!("{error}"));
    let french = sitting.names(0, Tongue::French);
    let line = |nth: usize| french[nth].as_deref().expect("a move has a name");
    assert_eq!(line(0), "le pion du roi à la quatrième case du roi");
    assert_eq!(line(1), "le cavalier à la troisième case du fou du roi noir");
    assert_eq!(line(4), "le pion du roi prend le pion de la dame en passant à la troisième case de la dame noire");
    assert_eq!(french[5], None, "a word beside the game");
    assert_eq!(line(6), "le cavalier de la case du cavalier de la dame noire à la deuxième case de la dame noire");
    assert_eq!(line(9), "le pion du fou de la dame prend la dame à la case de la dame noire et devient dame, échec");
    assert_eq!(french.last().and_then(Option::as_deref), Some("le roi saute de son côté"));
    let italian = sitting.names(0, Tongue::Italian);
    assert_eq!(italian[0].as_deref(), Some("il pedone del re alla quarta casa del re"));
    // Other games have no such words.
    let tafl = levels::open_record("[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n\n1. d6-f6", [0; 32]).expect("a record");
    assert_eq!(tafl.names(0, Tongue::French), [None]);
}
