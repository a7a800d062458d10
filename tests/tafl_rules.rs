//! The King's Table by example: the worked positions of the rules page, the ends of a game, the match, what is
//! refused and why.

mod tafl;

use tafl::{BOARDS, at, level, level_with, moves, read, text};
use tavoliere::rules::tafl::{At, Board, Carry, Colour, DIE, Ending, Move, Options, Tafl, notation};
use tavoliere::rules::*;

/// A game from pieces by name: `"K d4; t c4 e4; T e5"`, then who moves.
fn placed(options: &Options, pieces: &str, to_move: &str) -> Tafl {
    let mut board = Board::empty(options.size());
    let mut put: fn(&mut Board, At) = |_, _| ();
    for word in pieces.split([' ', ';']).filter(|word| !word.is_empty()) {
        match word {
            "K" => put = Board::put_king,
            "T" => put = |board, at| board.put(Colour::White, at),
            "t" => put = |board, at| board.put(Colour::Black, at),
            name => {
                let file = usize::from(name.as_bytes()[0] - b'a') + 1;
                put(&mut board, At::new(name[1..].parse().expect("a rank"), file));
            }
        }
    }
    at(options, &format!("{} {to_move}", notation::write_board(&board)))
}

/// Plays typed moves; gives the record of the last one and what was said.
fn play(game: &mut Tafl, typed: &str) -> (String, Option<&'static str>) {
    let mut last = (String::new(), None);
    for word in typed.split(' ') {
        let mv = read(game, word);
        assert!(game.allows(mv), "{word}");
        let mut events = Vec::new();
        last.0 = text(game, mv, Style::Record);
        game.play(mv, &mut events);
        last.1 = events.iter().find_map(|event| match event {
            Event::Said { what, .. } => Some(what.key),
            _ => None,
        });
    }
    last
}

fn ending(game: &Tafl) -> Option<(Ending, Option<Colour>)> {
    game.end().map(|end| (end.ending, end.winner))
}

const CAPTURED: Option<(Ending, Option<Colour>)> = Some((Ending::KingCaptured, Some(Colour::Black)));

#[test]
fn the_arrays_have_their_counts_and_first_moves() {
    let men = [(8, 4), (16, 8), (16, 8), (24, 12), (24, 12), (48, 24)];
    let first = [40, 40, 72, 116, 128, 184];
    for ((board, men), first) in BOARDS.into_iter().zip(men).zip(first) {
        let options = level(board);
        assert_eq!(Tafl::check(&options), Ok(()), "{board}");
        let game = Tafl::start(&options, &Carry::default());
        assert_eq!((game.board().count(Colour::Black), game.board().count(Colour::White)), (men.0, men.1 + 1));
        assert_eq!(game.count_moves(), first, "{board}");
        assert_eq!(game.to_move() == Colour::White, board == "alea");
    }
    assert_eq!(level("hnefatafl"), Options::default());
}

#[test]
fn king_captured_by_four_in_the_open() {
    let mut game = placed(&level("hnefatafl"), "K d4; t c4 e4 d3 a5", "black");
    assert_eq!(play(&mut game, "a5-d5").0, "a5-d5#");
    assert_eq!(ending(&game), CAPTURED);
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some("king_captured"));
    assert_eq!(game.lost(Colour::White), 1);
}

#[test]
fn king_captured_beside_a_corner_by_two() {
    let mut game = placed(&level("hnefatafl"), "K b1; t b2 c5", "black");
    play(&mut game, "c5-c1");
    assert_eq!(ending(&game), CAPTURED);
}

#[test]
fn king_captured_beside_his_throne_by_three() {
    let mut game = placed(&level("hnefatafl"), "K f7; t e7 g7 a8", "black");
    play(&mut game, "a8-f8");
    assert_eq!(ending(&game), CAPTURED);
}

#[test]
fn king_captured_with_his_escort() {
    let mut game = placed(&level("hnefatafl"), "K d4; T e4; t c4 d3 d5 e3 e5 k4", "black");
    assert_eq!(play(&mut game, "k4-f4").0, "k4-f4#");
    assert_eq!((ending(&game), game.lost(Colour::White)), (CAPTURED, 1));
}

#[test]
fn king_captured_with_an_escort_taken_by_the_same_move() {
    let mut game = placed(&level("hnefatafl"), "K d4; T e4; t c4 d3 d5 e3 f4 h5", "black");
    assert_eq!(play(&mut game, "h5-e5").0, "h5-e5xe4#");
    assert_eq!((ending(&game), game.lost(Colour::White)), (CAPTURED, 2));
}

#[test]
fn two_escorts_keep_the_king() {
    let options = level("hnefatafl");
    let mut game = placed(&options, "K d4; T c4 e4 k9; t b4 f4 c3 d3 e3 c5 e5 d9", "black");
    assert_eq!(play(&mut game, "d9-d5"), ("d9-d5".to_owned(), None));
    assert_eq!(ending(&game), None);
    let mut game = placed(&options, "K d4; T c4 e4; t b4 f4 c3 d3 e3 c5 e5 d9", "black");
    play(&mut game, "d9-d5");
    assert_eq!(ending(&game), Some((Ending::NoMoves, Some(Colour::Black))));
}

#[test]
fn king_steps_into_a_closed_place_and_is_safe_until_black_moves_anew() {
    let mut game = placed(&level("hnefatafl"), "K f6; T k9; t e7 g7 f8 b1", "white");
    play(&mut game, "f6-f7");
    assert_eq!(ending(&game), None);
    assert_eq!(play(&mut game, "f8-f9").1, Some("tafl-announce-attento-al-re"));
    play(&mut game, "k9-k8 f9-f8");
    assert_eq!(ending(&game), CAPTURED);
}

#[test]
fn king_on_a_corner_wins_and_takes() {
    let mut game = placed(&level("hnefatafl"), "K a5; T c1; t b1 k6", "white");
    assert_eq!(play(&mut game, "a5-a1").0, "a5-a1xb1");
    assert_eq!(ending(&game), Some((Ending::Corner, Some(Colour::White))));
    assert_eq!(game.lost(Colour::Black), 1);
}

#[test]
fn two_open_roads_are_fuggito() {
    let mut game = placed(&level("tablut"), "K d4; t i5", "white");
    assert_eq!(play(&mut game, "d4-d1").1, Some("tafl-announce-fuggito"));
    let mut marks = Vec::new();
    game.marks(&mut marks);
    let roads: Vec<_> = marks.iter().filter(|(_, mark)| *mark == Mark::Road).map(|(square, _)| square.0).collect();
    assert_eq!(roads, [2, 1, 0, 4, 5, 6, 7, 8]);
}

#[test]
fn a_threatened_king_is_marked_whoever_moves() {
    for turn in ["black", "white"] {
        let game = placed(&level("hnefatafl"), "K d4; T k9; t c4 e4 d3 a5", turn);
        let mut marks = Vec::new();
        game.marks(&mut marks);
        assert_eq!(marks, [(Square(36), Mark::Threat)]);
    }
}

#[test]
fn men_pass_the_empty_throne_of_the_irish_board_only() {
    let reaches = |board: &str, from: &str, to: &str| {
        let game = placed(&level(board), &format!("K b2; t {from}"), "black");
        moves(&game).contains(&read(&game, &format!("{from}-{to}")))
    };
    assert!(reaches("brandub", "d2", "d6"));
    assert!(!reaches("brandub", "d2", "d4"));
    assert!(!reaches("tablut", "e2", "e8"));
    assert!(reaches("tablut", "e2", "e4"));
}

#[test]
fn repetition_ends_before_the_hundredth_quiet_turn() {
    let mut sitting =
        Sitting::<Tafl>::new_at(Head::default(), level("brandub"), "7/7/7/6t/7/1K5/7 black - 92").expect("a position");
    for typed in ["g4-g5", "b2-b3", "g5-g4", "b3-b2", "g4-g5", "b2-b3", "g5-g4", "b3-b2"] {
        let mv = sitting.read(typed).expect("a move");
        sitting.play(mv, &mut Vec::new()).expect("a legal one");
    }
    let end = sitting.game().end().expect("an end");
    assert_eq!((end.ending, end.winner), (Ending::Repetition, None));
}

#[test]
fn games_with_a_die_know_no_repetition() {
    let game = Tafl::start(&level_with("brandub", &[("die", "upto")]), &Carry::default());
    assert_eq!(game.repetition_key(), None);
    assert_eq!(game.turn(), Turn::Chance(Stage::Throw));
}

#[test]
fn manners_end_a_game() {
    let ends = [
        ("white:resign", Ending::Resignation, Some(Colour::Black)),
        ("black:flag", Ending::Flag, Some(Colour::White)),
        ("white:draw? black:draw!", Ending::Agreement, None),
    ];
    for (typed, ending, winner) in ends {
        let mut game = Tafl::start(&level("brandub"), &Carry::default());
        play(&mut game, typed);
        assert_eq!(game.end().map(|end| (end.ending, end.winner)), Some((ending, winner)));
        assert!(!game.allows(read(&game, "d6-c6")));
    }
    let mut game = Tafl::start(&level("brandub"), &Carry::default());
    play(&mut game, "black:draw? d6-c6 d5-e5");
    assert!(!game.allows(read(&game, "white:draw!")), "a move declines");
    let mut asides = Vec::new();
    game.asides(Seat(1), &mut asides);
    let asides: Vec<_> = asides.into_iter().map(|mv| text(&game, mv, Style::Plain)).collect();
    assert_eq!(asides, ["white:resign", "white:draw?"], "a flag is no choice");
}

/// Plays a match: what each game is given up with, after how many lost men by colour (black, white).
fn match_of(options: &Options, games: [([u16; 2], &str); 2]) -> Verdict {
    let mut carry = Carry::default();
    for (number, ([black, white], last)) in games.into_iter().enumerate() {
        let position = format!("3t3/7/7/3K3/7/7/7 black - 0 {black} {white}");
        let mut game = Tafl::start_at(options, &carry, &position).expect("a position");
        assert_eq!(game.seating().player(Seat(0)), Player(number as u8), "colours are exchanged");
        assert_eq!(game.after(), None);
        play(&mut game, last);
        match game.after() {
            Some(After::Next(next)) if number == 0 => carry = next,
            Some(After::End(verdict)) if number == 1 => return verdict,
            other => panic!("{other:?}"),
        }
    }
    panic!("a match has two games")
}

#[test]
fn the_smaller_sum_of_lost_pieces_wins_the_match() {
    let options = level_with("brandub", &[("games", "two")]);
    // Player 0 loses 3 as Black and 1 as White, player 1 loses 2 and 1 but both games.
    let verdict = match_of(&options, [([3, 2], "white:resign"), ([1, 1], "black:resign")]);
    assert_eq!(verdict.winners, [Player(1)]);
    assert_eq!(verdict.reason.as_ref().map(|reason| reason.key), Some("match-won-by-men"));
    assert_eq!(verdict.tally, [("tafl-tally-lost", vec![4, 3]), ("tafl-tally-won", vec![2, 0])]);
    let wins_first = level_with("brandub", &[("games", "two"), ("wins_first", "on")]);
    let verdict = match_of(&wins_first, [([3, 2], "white:resign"), ([1, 1], "black:resign")]);
    assert_eq!(verdict.winners, [Player(0)]);
    assert_eq!(verdict.reason.map(|reason| reason.key), Some("match-won-by-games-first"));
}

#[test]
fn equal_sums_are_broken_by_games_won_then_drawn() {
    let options = level_with("brandub", &[("games", "two")]);
    let verdict = match_of(&options, [([1, 2], "white:resign"), ([1, 2], "white:resign")]);
    assert_eq!((verdict.winners.len(), verdict.reason.map(|reason| reason.key)), (0, Some("match-drawn")));
    let verdict = match_of(&options, [([1, 2], "white:resign"), ([1, 2], "white:draw? black:draw!")]);
    assert_eq!(verdict.winners, [Player(0)]);
    assert_eq!(verdict.reason.map(|reason| reason.key), Some("match-won-by-games"));
    let wins_first = level_with("brandub", &[("games", "two"), ("wins_first", "on")]);
    let verdict = match_of(&wins_first, [([1, 2], "white:resign"), ([1, 4], "white:resign")]);
    assert_eq!(verdict.winners, [Player(1)], "white is player 0 in the second game");
    assert_eq!(verdict.reason.map(|reason| reason.key), Some("match-won-by-men-after-games"));
}

#[test]
fn a_captured_king_counts_one_in_the_match() {
    let options = level_with("brandub", &[("games", "two")]);
    let mut game = placed(&options, "K b1; t b2 c5", "black");
    play(&mut game, "c5-c1");
    let Some(After::Next(carry)) = game.after() else { panic!("a second game") };
    assert_eq!((carry.lost, carry.wins, carry.played), ([0, 1], [1, 0], 1));
    let second = Tafl::start(&options, &carry);
    assert_eq!(second.seating().player(Seat(1)), Player(0));
    assert_eq!(second.tally().tally[0], ("tafl-tally-lost", vec![0, 1]));
}

/// Why a typed move is refused: key and line of the source.
fn refused(game: &Tafl, typed: &str) -> (&'static str, Option<&'static str>) {
    let mv = read(game, typed);
    assert!(!game.allows(mv), "{typed} is legal");
    let reason = game.refuse(&Attempt { seat: game.to_move().seat(), picks: game.gesture(mv) });
    (reason.key, reason.source)
}

#[test]
fn refusals_say_why_and_where_it_is_written() {
    let hnefatafl = placed(&level("hnefatafl"), "K f6; T f8; t f2 d2 a6 k2", "black");
    let cases = [
        ("f8-f9", "refused-not-your-piece", Some("l.14")),
        ("b5-b6", "refused-empty-square", None),
        ("f2-f2", "tafl-refused-same-square", None),
        ("f2-g3", "tafl-refused-not-in-line", Some("l.15")),
        ("f2-c2", "tafl-refused-blocked", Some("l.15")),
        ("f2-d2", "tafl-refused-occupied", Some("l.15")),
        ("f2-f9", "tafl-refused-throne-occupied", Some("l.15")),
        ("--", "tafl-refused-may-not-pass", Some("l.14")),
    ];
    for (typed, key, source) in cases {
        assert_eq!(refused(&hnefatafl, typed), (key, source), "{typed}");
    }
    let empty_throne = placed(&level("hnefatafl"), "K b6; t f2 a3", "black");
    assert_eq!(refused(&empty_throne, "f2-f6"), ("tafl-refused-throne-king-only", Some("l.15")));
    assert_eq!(refused(&empty_throne, "f2-f9"), ("tafl-refused-throne-blocks", Some("l.16")));
    assert_eq!(refused(&empty_throne, "a3-a1"), ("tafl-refused-corner-king-only", Some("l.15")));
    let step = placed(&level_with("brandub", &[("step", "on")]), "K b2; t d3", "black");
    assert_eq!(refused(&step, "d3-d1"), ("tafl-refused-one-step", Some("l.27")));
    assert_eq!(refused(&step, "d3-d5"), ("tafl-refused-throne-in-steps", Some("l.27")));
}

#[test]
fn refusals_of_the_die() {
    let with = |die: &str| placed(&level_with("brandub", &[("die", die)]), "K b2; t d3", "black");
    let upto = with("upto");
    assert_eq!(refused(&upto, "d3-e3"), ("tafl-refused-throw-first", Some("l.28")));
    let thrown = |mut game: Tafl, pips: u8| {
        game.play(Move::Throw(pips), &mut ());
        game
    };
    assert_eq!(refused(&thrown(upto, 2), "d3-g3"), ("tafl-refused-too-far", Some("l.28")));
    assert_eq!(refused(&thrown(with("exact"), 2), "d3-e3"), ("tafl-refused-exactly", Some("l.28")));
    let odd = thrown(with("parity"), 3);
    assert_eq!(refused(&odd, "d3-e3"), ("tafl-refused-odd-throw", Some("l.28")));
    assert_eq!(moves(&odd), [Move::Pass]);
    assert_eq!(refused(&thrown(with("exact"), 6), "d3-e3"), ("tafl-refused-no-move-for-throw", Some("l.28")));
    let attempt = Attempt { seat: Seat(0), picks: vec![Pick::Token(DIE)] };
    assert_eq!(thrown(upto, 2).refuse(&attempt).key, "tafl-refused-thrown");
    let attempt = Attempt { seat: Seat(1), picks: vec![Pick::Token(DIE)] };
    assert_eq!(upto.refuse(&attempt).key, "refused-not-your-turn");
}

fn token_on(game: &Tafl, square: u16) -> Token {
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let found = lying.into_iter().find(|(_, place, _)| *place == Place::Square(Square(square)));
    found.expect("a piece").0
}

fn explained(game: &Tafl, square: u16) -> Vec<&'static str> {
    game.explain(token_on(game, square)).into_iter().map(|reason| reason.key).collect()
}

#[test]
fn a_man_is_explained() {
    let game = placed(&level("hnefatafl"), "K b6; T d4; t c4 f2 d9", "black");
    assert_eq!(explained(&game, 36), ["tafl-explain-goes", "tafl-explain-taken-from"]);
    assert_eq!(explained(&game, 16), ["tafl-explain-goes", "tafl-explain-throne-blocks"]);
    let takes = placed(&level("hnefatafl"), "K b6; T d4; t c4 e9", "black");
    assert_eq!(explained(&takes, 92), ["tafl-explain-goes", "tafl-explain-takes"]);
    let between = placed(&level("hnefatafl"), "K b6; T d4; t c4 e4", "white");
    assert_eq!(explained(&between, 36), ["tafl-explain-goes", "tafl-explain-safe-between"]);
}

#[test]
fn the_king_is_explained() {
    let game = placed(&level("hnefatafl"), "K d4; T k9; t c4 e4 d3 a5", "black");
    let keys = explained(&game, 36);
    assert_eq!(keys.iter().filter(|key| **key == "tafl-explain-dark-man").count(), 3);
    assert!(keys.contains(&"tafl-explain-open") && keys.contains(&"tafl-explain-closes"));
    let closes: Vec<_> = game.explain(Token(0)).into_iter().filter(|r| r.key == "tafl-explain-closes").collect();
    assert_eq!(closes[0].args, [("move", Arg::Text("a5-d5".into()))]);
    let beside = placed(&level("hnefatafl"), "K b1; t k6", "white");
    let keys = explained(&beside, 1);
    assert!(keys.contains(&"tafl-explain-dark-corner") && keys.contains(&"tafl-explain-dark-edge"));
    assert!(keys.contains(&"tafl-explain-road"));
}

#[test]
fn a_wrong_remark_on_captures_is_no_move() {
    let game = placed(&level("hnefatafl"), "K k6; T d4; t c4 e9", "black");
    let mv = read(&game, "e9-e4xd4");
    assert_eq!(read(&game, "e9-e4"), mv);
    for wrong in ["e9-e4xc4", "e9-e4#", "e9-e4~", "e9-e4xd4#", "e9-e5xd4"] {
        let error = game.read(&mut Lexer::new(wrong)).expect_err(wrong);
        assert_eq!(error.expected, wrong.get(..5).map(|mv| if mv == "e9-e4" { "e9-e4xd4" } else { mv }).unwrap());
        assert_eq!((error.line, error.column, error.found.as_str()), (1, 1, wrong));
    }
    for typo in ["", "e9", "e9-", "e9e4", "e9-e4x", "e9-e4xz9", "z1-a1", "e12-e4", "7", "green:resign", "white:dance"] {
        assert!(game.read(&mut Lexer::new(typo)).is_err(), "{typo}");
    }
}

#[test]
fn positions_say_what_is_wrong_with_them() {
    let brandub = level_with("brandub", &[("die", "upto")]);
    let cases = [
        ("", "more ranks and squares", 1),
        ("3t3/7/7/3K3/7/7", "more ranks and squares", 16),
        ("3t3/7/7/3K3/7/7/8", "fewer empty squares", 17),
        ("3t3/7/7/3K4/7/7/7", "fewer empty squares", 11),
        ("3t3/7/7/3t3/7/7/7", "no man on this square", 10),
        ("t6/7/7/3K3/7/7/7", "no man on this square", 1),
        ("3t3/7/7/3K3/3K3/7/7", "only one King", 14),
        ("3t3/7/7/3x3/7/7/7", "a piece or empty squares", 10),
        ("3t3/7/7/7/7/7/7", "a board with a King", 1),
        ("3t3/7/7/3K3/7/7/7/7", "the end of the board", 18),
        ("3t3/7/7/3K3/7/7/7 green", "black or white", 19),
        ("3t3/7/7/3K3/7/7/7 black 7", "a throw from 1 to 6, or -", 25),
        ("3t3/7/7/3K3/7/7/7 black 4 101", "a number of quiet turns", 27),
        ("3t3/7/7/3K3/7/7/7 black 4 0 x", "a number of lost men", 29),
        ("3t3/7/7/3K3/7/7/7 black 4 0 0 0 !", "the end of the position", 33),
    ];
    for (position, expected, column) in cases {
        let error = Tafl::start_at(&brandub, &Carry::default(), position).expect_err(position);
        assert_eq!((error.expected.as_str(), error.line, error.column), (expected, 1, column), "{position}");
    }
    let no_die = Tafl::start_at(&level("brandub"), &Carry::default(), "3t3/7/7/3K3/7/7/7 black 4");
    assert_eq!(no_die.expect_err("there is no die").expected, "no throw but -");
}

#[test]
fn a_bare_board_is_the_level_at_its_beginning() {
    for board in BOARDS {
        let options = level(board);
        let start = Tafl::start(&options, &Carry::default());
        let bare = at(&options, &notation::write_board(start.board()));
        assert_eq!(bare.position(), start.position());
        assert_eq!(bare.key(), start.key());
    }
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let refused = |options: &Options| Tafl::check(options).expect_err("a reason").key;
    let set = |board: &str, settings: &[(&str, &str)]| {
        let mut options = level(board);
        settings.iter().for_each(|(key, value)| assert!(Tafl::set(&mut options, key, value)));
        options
    };
    assert_eq!(refused(&set("hnefatafl", &[("step", "on")])), "level-error-step-board");
    assert_eq!(refused(&set("tablut", &[("no_safe_entry", "on")])), "level-error-entry-board");
    assert_eq!(refused(&set("brandub", &[("step", "on"), ("die", "exact")])), "level-error-step-die");
    assert_eq!(Tafl::check(&set("brandub", &[("step", "on"), ("die", "parity")])), Ok(()));
    assert_eq!(refused(&Options { games: 3, ..level("brandub") }), "level-error-value");
    assert_eq!(refused(&Options { quiet_limit: 0, ..level("brandub") }), "level-error-value");
    let with = |line: usize, row: &str| {
        let mut options = level("brandub");
        options.layout[line] = row.to_owned();
        options
    };
    assert_eq!(refused(&Options { layout: vec!["x.x".into(); 3], ..level("brandub") }), "level-error-size");
    assert_eq!(refused(&with(1, "...t..")), "level-error-row");
    assert_eq!(refused(&with(1, "...q...")), "level-error-layout-sign");
    assert_eq!(refused(&with(1, "...K...")), "level-error-layout-sign");
    assert_eq!(refused(&with(0, "t..t..x")), "level-error-marked-square");
    assert_eq!(refused(&with(3, "ttTtTtt")), "level-error-marked-square");
    assert_eq!(refused(&with(3, "ttT.Ttt")), "level-error-king");
    let mut white = level("brandub");
    white.layout.iter_mut().for_each(|row| *row = row.replace('t', "."));
    assert_eq!(refused(&white), "level-error-no-men");
    let mut many = level("hnefatafl");
    many.layout.iter_mut().for_each(|row| *row = row.replace('.', "t"));
    assert_eq!(refused(&many), "level-error-many-men");
}

#[test]
fn settings_list_only_what_the_board_admits() {
    let keys = |options: &Options| Tafl::settings(options).into_iter().map(|s| s.key).collect::<Vec<_>>();
    assert_eq!(keys(&level("brandub")), ["step", "die", "games"]);
    assert_eq!(keys(&level("alea")), ["no_safe_entry", "die", "games"]);
    assert_eq!(keys(&level_with("tablut", &[("games", "two")])), ["step", "die", "games", "wins_first"]);
    let choices = |options: &Options, key| {
        Tafl::settings(options).into_iter().find(|s| s.key == key).expect("the setting").choices
    };
    assert_eq!(choices(&level_with("tablut", &[("step", "on")]), "die"), ["none", "parity"]);
    assert_eq!(choices(&level_with("tablut", &[("die", "upto")]), "step"), ["off"]);
}

#[test]
fn taken_men_lie_in_the_tray_of_who_took_them() {
    let mut game = placed(&level("hnefatafl"), "K k6; T d4 d6; t c4 e9 c6", "black");
    let man = token_on(&game, 36);
    let mut events = Vec::new();
    game.play(read(&game, "e9-e4"), &mut events);
    assert!(events.contains(&Event::Removed { token: man, to: Some(Place::Tray(Seat(0), 0)) }));
    play(&mut game, "k6-k7 e4-e6");
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let tray: Vec<_> = lying.iter().filter(|(_, place, _)| matches!(place, Place::Tray(..))).collect();
    assert_eq!(tray.len(), 2);
    assert_eq!(tray[1].1, Place::Tray(Seat(0), 1));
    assert_eq!(Tafl::figure(tray[0].2.expect("a face")), "tafl-white");
}

#[test]
fn a_man_lost_by_its_own_move_lies_with_the_enemy() {
    let options = level_with("hnefatafl", &[("no_safe_entry", "on")]);
    let mut game = placed(&options, "K k7; T d4; t c1 e1", "white");
    let mut events = Vec::new();
    let mv = read(&game, "d4-d1");
    assert_eq!(text(&game, mv, Style::Record), "d4-d1~");
    game.play(mv, &mut events);
    assert!(matches!(events[..], [Event::Moved { .. }, Event::Removed { to: Some(Place::Tray(Seat(0), 0)), .. }, ..]));
    assert_eq!((game.lost(Colour::White), game.quiet()), (1, 0));
}
