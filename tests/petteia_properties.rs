//! Properties of Petteia over arbitrary positions and games.

mod petteia;

use petteia::naive::{Naive, name};
use petteia::{GAMES, at, level_with, moves, read, text};
use proptest::prelude::*;
use std::collections::BTreeSet;
use tavoliere::rules::petteia::score::{Half, Result as Ended, Score, Turn as Numbered};
use tavoliere::rules::petteia::{At, Board, Colour, Kind, Move, Options, Payment, Petteia, position};
use tavoliere::rules::{Attempt, Game, Pick, Style};

/// Any of the nine games with any options it admits.
fn any_options() -> impl Strategy<Value = Options> {
    (0..GAMES.len(), any::<[bool; 3]>(), 0..3_usize, 0..3_usize).prop_map(|(game, switches, pay, illegal)| {
        let mut options = level_with(GAMES[game], &[]);
        for (key, on) in ["hoplites", "sbando", "compulsory"].into_iter().zip(switches) {
            Petteia::set(&mut options, key, if on { "on" } else { "off" });
        }
        Petteia::set(&mut options, "pay_dice", ["none", "one", "two"][pay]);
        Petteia::set(&mut options, "illegal", ["refused", "ritentare", "ignoranza"][illegal]);
        options
    })
}

/// Any position of some options, with no throw yet; some crowded, some not.
fn any_position() -> impl Strategy<Value = (Options, String)> {
    any_options().prop_flat_map(|options| {
        let squares = options.variant.width() * 8;
        let signs = proptest::collection::vec(0..30_u8, squares);
        (Just(options), signs, 1..4_u8, any::<bool>(), 0..3_u8, 0..3_u8).prop_map(
            |(options, signs, crowd, black, mine, yours)| {
                let mut board = Board::empty(options.variant.width());
                for (at, sign) in board.squares().zip(signs) {
                    let piece = usize::from(sign / crowd);
                    let Some(&kind) = Kind::ALL.get(piece / 2) else { continue };
                    let colour = Colour::BOTH[piece % 2];
                    let barred = kind == Kind::Basileus && !options.variant.has_basileus();
                    if !barred && (board.army(colour).of(kind).count() as usize) < kind.most() {
                        board.put(colour, kind, at);
                    }
                }
                let turn = if black { "black" } else { "white" };
                (options, format!("{} {turn} - 0 {mine} {yours}", position::write_board(&board)))
            },
        )
    })
}

/// Any throw of a game, or none.
fn throw(options: &Options, [one, other]: [u8; 2]) -> Option<Move> {
    match options.variant.dice() {
        0 => None,
        1 => Some(Move::Throw([one, 0])),
        _ => Some(Move::Throw([one.max(other), one.min(other)])),
    }
}

/// The board seen from the other side of the table and with the colours exchanged, or in a mirror.
fn turned(swap: bool, width: usize, at: At) -> At {
    if swap { At::new(at.file(), 7 - at.rank()) } else { At::new(width - 1 - at.file(), at.rank()) }
}

fn turned_board(swap: bool, board: &Board) -> Board {
    let mut turned_board = Board::empty(board.width());
    for from in board.squares() {
        if let Some((colour, kind)) = board.piece(from) {
            turned_board.put(if swap { colour.other() } else { colour }, kind, turned(swap, board.width(), from));
        }
    }
    turned_board
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// A mirrored board, and one with the colours exchanged, has the turned moves, and they do the turned things.
    #[test]
    fn the_rules_have_the_symmetries_of_the_board(
        (options, position) in any_position(), swap in any::<bool>(), dice in [1..=6_u8, 1..=6_u8],
        picks in proptest::collection::vec(any::<prop::sample::Index>(), 12),
    ) {
        let mut game = at(&options, &position);
        let width = game.board().width();
        let words: Vec<_> = position.split(' ').collect();
        let (turn, refusals) = match swap {
            false => (words[1], [words[4], words[5]]),
            true => (if words[1] == "white" { "black" } else { "white" }, [words[5], words[4]]),
        };
        let board = position::write_board(&turned_board(swap, game.board()));
        let mut twin = at(&options, &format!("{board} {turn} - 0 {} {}", refusals[0], refusals[1]));
        for pick in picks {
            prop_assert_eq!(game.end().map(|end| end.ending), twin.end().map(|end| end.ending));
            if game.end().is_some() {
                break;
            }
            if let Some(throw) = throw(&options, dice) {
                game.play(throw, &mut ());
                twin.play(throw, &mut ());
            }
            let turn = |mv: Move| match mv {
                Move::Step { from, to } => Move::Step { from: turned(swap, width, from), to: turned(swap, width, to) },
                other => other,
            };
            let legal = moves(&game);
            let wanted: BTreeSet<_> = legal.iter().map(|&mv| text(&twin, turn(mv), Style::Plain)).collect();
            let found: BTreeSet<_> = moves(&twin).iter().map(|&mv| text(&twin, mv, Style::Plain)).collect();
            prop_assert_eq!(found, wanted);
            let mv = *pick.get(&legal);
            game.play(mv, &mut ());
            twin.play(turn(mv), &mut ());
            while game.end().is_none() && game.allows(Move::Pay(2)) {
                game.play(Move::Pay(2), &mut ());
                twin.play(Move::Pay(2), &mut ());
            }
            prop_assert_eq!(position::write_board(&turned_board(swap, game.board())), position::write_board(twin.board()));
        }
    }

    /// In any position every move does what the naive formulation says, and can be read back.
    #[test]
    fn every_move_of_any_position_is_judged_alike((options, position) in any_position(), dice in [1..=6_u8, 1..=6_u8]) {
        let mut game = at(&options, &position);
        prop_assume!(game.end().is_none());
        if let Some(throw) = throw(&options, dice) {
            game.play(throw, &mut ());
        }
        let naive = Naive::new(&options, &position::write_board(game.board()));
        let mover = game.to_move();
        let wanted = naive.moves(mover, game.throw().unwrap_or_default());
        let legal = moves(&game);
        prop_assert_eq!(legal.len(), wanted.len());
        for (from, to) in wanted {
            let mv = read(&game, &format!("{}-{}", name(from), name(to)));
            prop_assert!(legal.contains(&mv) && game.allows(mv));
            let mut after = naive.clone();
            let taken = after.play(from, to);
            let mut record = text(&game, mv, Style::Plain);
            taken.iter().for_each(|&at| record.push_str(&format!("x{}", name(at))));
            prop_assert_eq!(&text(&game, mv, Style::Record), &record, "{}", position);
            prop_assert!(taken.len() <= 3, "three at most");
            prop_assert_eq!(read(&game, &record), mv);
            prop_assert_eq!(read(&game, &Petteia::shown(&record)), mv, "what is shown reads back");
            let mut next = game;
            next.play(mv, &mut ());
            let refused = naive.refuses(from);
            prop_assert_eq!(next.refusals(mover), if refused { game.refusals(mover) + 1 } else { 0 }, "{}", record);
            let signs: Vec<char> = taken.iter().map(|&at| naive.sign(at)).collect();
            let renitenza = (next.refusals(mover) == 3).then_some("renitenza");
            let ending = after.end(mover, to, &signs).or(renitenza);
            if options.pay_dice == Payment::None || taken.is_empty() {
                prop_assert_eq!(next.end().map(|end| end.ending.word()), ending, "{} {}", position, record);
            }
            let fresh = Naive::new(&options, &position::write_board(next.board()));
            prop_assert_eq!(fresh.rows(), after.rows());
        }
    }

    /// What can be captured is told to be in danger, and nothing else is.
    #[test]
    fn attacked_is_what_some_throw_could_capture((options, position) in any_position()) {
        let game = at(&options, &position);
        for colour in Colour::BOTH {
            let naive = Naive::new(&options, &position::write_board(game.board()));
            let throws: Vec<[u8; 2]> = match options.variant.dice() {
                0 => vec![[0, 0]],
                1 => vec![[6, 0]],
                _ => vec![[6, 6]],
            };
            let mut wanted = BTreeSet::new();
            for dice in throws {
                for (from, to) in naive.moves(colour.other(), dice) {
                    wanted.extend(naive.clone().play(from, to).into_iter().map(name));
                }
            }
            let attacked = game.attacked(colour.seat()).expect("a board");
            let width = options.variant.width() as u16;
            let found: BTreeSet<_> = attacked.into_iter().map(|at| Petteia::square_name(at, width)).collect();
            prop_assert_eq!(found, wanted, "{} {:?}", position, colour);
        }
    }

    /// Every try that is no move is refused for a reason of its own.
    #[test]
    fn no_refusal_is_vague((options, position) in any_position(), dice in [1..=6_u8, 1..=6_u8]) {
        let mut game = at(&options, &position);
        prop_assume!(game.end().is_none());
        if let Some(throw) = throw(&options, dice) {
            game.play(throw, &mut ());
        }
        for from in game.board().squares().step_by(3) {
            for to in game.board().squares() {
                let mv = Move::Step { from, to };
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
            prop_assert!(Petteia::start_at(&options, &(), damaged).is_err());
        }
    }

    /// Whatever is typed: a move or an error that says where.
    #[test]
    fn anything_may_be_typed(options in any_options(), typed in "[A-MΑ-Μa-hθx0-9$#/ :!?é-]{0,12}") {
        let game = Petteia::start(&options, &());
        let mut lexer = tavoliere::rules::Lexer::new(&typed);
        if let Ok(mv) = game.read(&mut lexer) {
            let again = text(&game, mv, Style::Plain);
            prop_assert_eq!(read(&game, &again), mv, "{}", typed);
        }
        let _ = Petteia::start_at(&options, &(), &typed);
        let _ = Score::read(&typed);
        let picks = vec![Pick::Word(typed.into())];
        let reason = game.refuse(&Attempt { seat: game.to_move().seat(), picks });
        prop_assert_ne!(reason.key, "");
    }

    /// A game in the author's notation is read as it was written.
    #[test]
    fn scores_are_read_as_written(
        numbers in proptest::collection::vec(1..60_u32, 0..6), dice in proptest::collection::vec(1..=6_u8, 0..=2),
        squares in proptest::collection::vec((0..12_usize, 0..8_usize), 2..=5), paid in proptest::collection::vec(1..=12_u8, 0..=3),
        zeus in any::<bool>(), ended in 0..4_usize, told in any::<bool>(),
    ) {
        let at = |&(file, rank): &(usize, usize)| At::new(file, rank);
        let step = Some((at(&squares[0]), at(&squares[1])));
        let half = Half { dice, step, taken: squares[2..].iter().map(at).collect(), paid };
        let passed = Half { step: None, taken: Vec::new(), ..half.clone() };
        let white = if zeus { vec![half.clone(), passed] } else { vec![half.clone()] };
        let last = numbers.len();
        let turns = (1..).zip(numbers).map(|(nth, number)| {
            Numbered { number, white: white.clone(), black: if nth == last { Vec::new() } else { vec![half.clone()] } }
        });
        let result = [None, Some(Ended::White), Some(Ended::Black), Some(Ended::Draw)][ended];
        let reason = result.filter(|_| told).map(|_| "renitenza".to_owned());
        let score = Score { turns: turns.collect(), result, reason };
        prop_assert_eq!(Score::read(&score.to_string()), Ok(score));
    }
}
