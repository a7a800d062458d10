//! Properties of the King's Table over arbitrary positions and games.

mod tafl;

use proptest::prelude::*;
use std::collections::BTreeSet;
use tafl::naive::{Naive, name};
use tafl::{BOARDS, at, level_with, moves, read, text};
use tavoliere::rules::tafl::{At, Board, Colour, Die, Move, Options, Tafl, notation};
use tavoliere::rules::{Attempt, Game, Pick, Style};

/// Any board with any options it admits.
fn any_options() -> impl Strategy<Value = Options> {
    (0..BOARDS.len(), any::<[bool; 2]>(), 0..4_usize).prop_map(|(board, [step, entry], die)| {
        let size = tafl::level(BOARDS[board]).size();
        let on = |on: bool| if on { "on" } else { "off" };
        let step = step && size <= 9;
        let dice = if step { ["none", "parity", "none", "parity"] } else { ["none", "upto", "exact", "parity"] };
        let mut options = vec![("die", dice[die])];
        if size <= 9 {
            options.push(("step", on(step)));
        } else {
            options.push(("no_safe_entry", on(entry)));
        }
        level_with(BOARDS[board], &options)
    })
}

/// Any position on the board of some options: crowded around the King, as captures want it.
fn any_position() -> impl Strategy<Value = (Options, String)> {
    any_options().prop_flat_map(|options| {
        let cells = options.size() * options.size();
        (Just(options), proptest::collection::vec(0..10_u8, cells), 0..cells, any::<bool>()).prop_map(
            |(options, men, king, black)| {
                let mut board = Board::empty(options.size());
                let squares: Vec<_> = board.squares().collect();
                let near = |at: At, other: At| at.rank().abs_diff(other.rank()) + at.file().abs_diff(other.file()) <= 3;
                let king = Some(squares[king]).filter(|&at| !board.is_corner(at)).unwrap_or(board.throne());
                board.put_king(king);
                let mut left = 60;
                for (at, man) in squares.into_iter().zip(men) {
                    let man = if near(at, king) { man } else { man.saturating_mul(3) };
                    if at == king || at == board.throne() || board.is_corner(at) || left == 0 || man > 5 {
                        continue;
                    }
                    board.put(if man < 4 { Colour::Black } else { Colour::White }, at);
                    left -= 1;
                }
                let turn = if black { "black" } else { "white" };
                (options, format!("{} {turn}", notation::write_board(&board)))
            },
        )
    })
}

/// One of the eight symmetries of the square, applied to a square.
fn turned(symmetry: u8, size: usize, at: At) -> At {
    let (mut rank, mut file) = (at.rank(), at.file());
    if symmetry & 1 != 0 {
        file = size + 1 - file;
    }
    if symmetry & 2 != 0 {
        rank = size + 1 - rank;
    }
    if symmetry & 4 != 0 {
        (rank, file) = (file, rank);
    }
    At::new(rank, file)
}

fn turned_board(symmetry: u8, board: &Board) -> String {
    let mut turned_board = Board::empty(board.size());
    for from in board.squares() {
        let to = turned(symmetry, board.size(), from);
        match board.colour(from) {
            Some(_) if from == board.king() => turned_board.put_king(to),
            Some(colour) => turned_board.put(colour, to),
            None => {}
        }
    }
    notation::write_board(&turned_board)
}

fn turned_move(symmetry: u8, size: usize, mv: Move) -> Move {
    match mv {
        Move::Step { from, to } => Move::Step { from: turned(symmetry, size, from), to: turned(symmetry, size, to) },
        other => other,
    }
}

/// A move as text, its captures sorted: turning the board turns their order.
fn sorted(text: &str) -> (Vec<String>, String) {
    let marks = text.trim_start_matches(|c| c != '~' && c != '#').to_owned();
    let mut words: Vec<_> = text.trim_end_matches(['~', '#']).split('x').map(str::to_owned).collect();
    words[1..].sort_unstable();
    (words, marks)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// A turned board has the turned moves, and they do the turned things.
    #[test]
    fn the_rules_have_the_symmetry_of_the_square(
        options in any_options(), symmetry in 1..8_u8, throws in proptest::collection::vec(1..=6_u8, 60),
        picks in proptest::collection::vec(any::<prop::sample::Index>(), 60),
    ) {
        let size = options.size();
        let mut game = Tafl::start(&options, &Default::default());
        prop_assert_eq!(turned_board(symmetry, game.board()), notation::write_board(game.board()), "the arrays too");
        let mut twin = game;
        for (pips, pick) in throws.into_iter().zip(picks) {
            if game.end().is_some() {
                break;
            }
            if options.die != Die::None {
                game.play(Move::Throw(pips), &mut ());
                twin.play(Move::Throw(pips), &mut ());
            }
            let legal = moves(&game);
            let wanted: BTreeSet<_> =
                legal.iter().map(|&mv| text(&twin, turned_move(symmetry, size, mv), Style::Plain)).collect();
            let found: BTreeSet<_> = moves(&twin).iter().map(|&mv| text(&twin, mv, Style::Plain)).collect();
            prop_assert_eq!(found, wanted);
            let mv = *pick.get(&legal);
            let turned = turned_move(symmetry, size, mv);
            let taken = |game: &Tafl, mv| sorted(&text(game, mv, Style::Record));
            prop_assert_eq!(taken(&game, mv).0.len(), taken(&twin, turned).0.len());
            prop_assert_eq!(taken(&game, mv).1, taken(&twin, turned).1);
            game.play(mv, &mut ());
            twin.play(turned, &mut ());
            prop_assert_eq!(turned_board(symmetry, game.board()), notation::write_board(twin.board()));
            prop_assert_eq!(game.end(), twin.end());
        }
    }

    /// In any position every move does what the naive formulation says, and can be read back.
    #[test]
    fn every_move_of_any_position_is_judged_alike((options, position) in any_position(), pips in 1..=6_u8) {
        let mut game = at(&options, &position);
        prop_assume!(game.end().is_none());
        if options.die != Die::None {
            game.play(Move::Throw(pips), &mut ());
        }
        let naive = Naive::new(&options, &notation::write_board(game.board()));
        let mover = game.to_move();
        let wanted = naive.moves(mover, i32::from(pips));
        let legal = moves(&game);
        prop_assert_eq!(legal.len(), wanted.len().max(1));
        for (from, to) in wanted {
            let mv = read(&game, &format!("{}-{}", name(from), name(to)));
            prop_assert!(legal.contains(&mv) && game.allows(mv));
            let mut after = naive.clone();
            let done = after.play(from, to);
            let mut record = text(&game, mv, Style::Plain);
            done.taken.iter().for_each(|&man| record.push_str(&format!("x{}", name(man))));
            record.push_str(if done.own { "~" } else { "" });
            record.push_str(if done.king { "#" } else { "" });
            prop_assert_eq!(&text(&game, mv, Style::Record), &record, "{}", position);
            prop_assert_eq!(read(&game, &record), mv);
            let (mut next, mut events) = (game, Vec::new());
            next.play(mv, &mut events);
            prop_assert_eq!(next.end().map(|end| end.ending.word()), after.end(mover), "{} {}", position, record);
            let fresh = Naive::new(&options, &notation::write_board(next.board()));
            prop_assert_eq!(fresh.rows(), after.rows());
        }
    }

    /// Every try that is no move is refused for a reason of its own.
    #[test]
    fn no_refusal_is_vague((options, position) in any_position(), pips in 1..=6_u8) {
        let mut game = at(&options, &position);
        prop_assume!(game.end().is_none());
        if options.die != Die::None {
            game.play(Move::Throw(pips), &mut ());
        }
        let squares: Vec<_> = game.board().squares().collect();
        for from in squares.iter().step_by(3) {
            for to in &squares {
                let mv = Move::Step { from: *from, to: *to };
                if !game.allows(mv) {
                    let attempt = Attempt { seat: game.to_move().seat(), picks: game.gesture(mv) };
                    let reason = game.refuse(&attempt);
                    prop_assert_ne!(reason.key, "refused-not-now", "{} {:?}", position, mv);
                }
            }
        }
    }

    /// A position text is the position; a damaged one is an error, never a fault of the program.
    #[test]
    fn positions_are_read_as_written((options, position) in any_position(), cut in any::<prop::sample::Index>()) {
        let game = at(&options, &position);
        prop_assert_eq!(&at(&options, &game.position()).position(), &game.position());
        let damaged = &position[..cut.index(position.len())];
        if damaged.len() < position.find(' ').unwrap_or(position.len()) {
            prop_assert!(Tafl::start_at(&options, &Default::default(), damaged).is_err());
        }
    }

    /// Whatever is typed: a move or an error that says where.
    #[test]
    fn anything_may_be_typed(options in any_options(), typed in "[a-tK0-9x~#/ :!?é-]{0,12}") {
        let game = Tafl::start(&options, &Default::default());
        let mut lexer = tavoliere::rules::Lexer::new(&typed);
        if let Ok(mv) = game.read(&mut lexer) {
            prop_assert!(typed.trim_start().starts_with(&text(&game, mv, Style::Plain)) || typed.contains(':'));
        }
        let _ = Tafl::start_at(&options, &Default::default(), &typed);
        let picks = vec![Pick::Word(typed.into())];
        let reason = game.refuse(&Attempt { seat: game.to_move().seat(), picks });
        prop_assert_ne!(reason.key, "");
    }
}
