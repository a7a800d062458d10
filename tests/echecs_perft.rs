//! The generator against the public tables, with modern promotion switched on here, and queen-only promotion against
//! `cozy-chess` filtered. `TAVOLIERE_PERFT=full` goes as deep as the tables do.

mod echecs;

use cozy_chess::{Board, BoardBuilder, Piece, Square};
use echecs::{at, moves, plain, start};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tavoliere::rules::Game;
use tavoliere::rules::echecs::{Echecs, Move};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const ENDING: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const PROMOTIONS: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
const FIFTH: &str = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
const SIXTH: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

fn full() -> bool {
    std::env::var("TAVOLIERE_PERFT").is_ok_and(|value| value == "full")
}

/// The squares of a step, and whether it makes a Queen.
fn step(game: &Echecs, mv: Move) -> (Square, Square, bool) {
    let Move::Step { from, to, .. } = mv else { panic!("no step") };
    let last = matches!(to.rank() as usize, 0 | 7) && game.board().pieces(Piece::Pawn).has(from);
    (from, to, last)
}

/// How many games of so many plies there are if a Pawn may become a Rook, Bishop or Knight too.
fn modern(game: &Echecs, depth: u32) -> u64 {
    let behind = |mv: Move| {
        let (_, to, promotes) = step(game, mv);
        if depth == 1 {
            return if promotes { 4 } else { 1 };
        }
        let mut next = game.clone();
        next.play(mv, &mut ());
        let others = [Piece::Rook, Piece::Bishop, Piece::Knight].into_iter().filter(|_| promotes);
        modern(&next, depth - 1) + others.map(|kind| modern(&instead(&next, to, kind), depth - 1)).sum::<u64>()
    };
    moves(game).into_iter().map(behind).sum()
}

/// The same position with another man where the Queen has come to be.
fn instead(game: &Echecs, square: Square, kind: Piece) -> Echecs {
    let mut builder = BoardBuilder::from_board(game.board());
    builder.board[square as usize] = builder.board[square as usize].map(|(_, colour)| (kind, colour));
    let board = builder.build().expect("a board with another man");
    at(&plain(), &board.to_string())
}

#[test]
fn the_public_tables_with_modern_promotion() {
    let tables: [(Echecs, &[u64], usize); 6] = [
        (start(&plain()), &[20, 400, 8902, 197_281, 4_865_609, 119_060_324], 4),
        (at(&plain(), KIWIPETE), &[48, 2039, 97_862, 4_085_603], 3),
        (at(&plain(), ENDING), &[14, 191, 2812, 43_238, 674_624, 11_030_083], 5),
        (at(&plain(), PROMOTIONS), &[6, 264, 9467, 422_333, 15_833_292], 4),
        (at(&plain(), FIFTH), &[44, 1486, 62_379, 2_103_487, 89_941_194], 4),
        (at(&plain(), SIXTH), &[46, 2079, 89_890, 3_894_594, 164_075_551], 3),
    ];
    for (game, counts, usual) in tables {
        let depths = if full() { counts.len() } else { usual };
        for (depth, &count) in (1..).zip(&counts[..depths]) {
            assert_eq!(modern(&game, depth), count, "{} at depth {depth}", game.position());
        }
    }
}

/// The moves of `cozy-chess` without those that make anything but a Queen; castling by the King's goal.
fn filtered(board: &Board) -> BTreeSet<(Square, Square)> {
    let mut found = BTreeSet::new();
    board.generate_moves(|moves| {
        for mv in moves {
            if mv.promotion.is_some_and(|kind| kind != Piece::Queen) {
                continue;
            }
            let castles = board.colors(board.side_to_move()).has(mv.to);
            let file = if mv.to.file() > mv.from.file() { cozy_chess::File::G } else { cozy_chess::File::C };
            found.insert((mv.from, if castles { Square::new(file, mv.from.rank()) } else { mv.to }));
        }
        false
    });
    found
}

#[test]
fn queen_only_promotion_is_the_generator_filtered() {
    let mut rng = ChaCha8Rng::seed_from_u64(1755);
    let (mut positions, mut promotions) = (0, 0);
    for round in 0..60 {
        let from = [KIWIPETE, ENDING, PROMOTIONS, FIFTH, "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1"][round % 5];
        let mut game = at(&plain(), from);
        for _ in 0..rng.random_range(10..80) {
            let legal = moves(&game);
            if game.outcome().is_some() {
                break;
            }
            let steps: Vec<_> = legal.iter().map(|&mv| step(&game, mv)).collect();
            let found: BTreeSet<_> = steps.iter().map(|&(from, to, _)| (from, to)).collect();
            assert_eq!((found.len(), &found), (legal.len(), &filtered(game.board())), "{}", game.position());
            positions += 1;
            promotions += steps.iter().filter(|step| step.2).count();
            game.play(*legal.choose(&mut rng).expect("a move"), &mut ());
            let again = Board::from_fen(&game.board().to_string(), false).ok();
            assert_eq!(again.as_ref(), Some(game.board()), "a sound board");
        }
    }
    assert!(positions > 1000 && promotions > 100, "{positions} positions, {promotions} promotions");
}
