//! How fast Échecs is, beside `cozy-chess` alone in the same run: leaves per second of perft. Every leaf is a state made by
//! playing its last move on a copy, on both sides; nothing is counted in bulk. Ours goes through [`Game::moves`] and
//! [`Game::play`], with names of men, offers and rules beside the board. A Pawn becomes a Queen only here and anything
//! there, so that where Pawns promote the numbers of leaves differ. Then how many positions a second a computer player
//! looks at who is given a million of them.

#[path = "../tests/echecs/mod.rs"]
mod echecs;
mod pace;

use cozy_chess::{Board, Move};
use pace::race;
use std::hint::black_box;
use std::time::Duration;
use tavoliere::bots::{self, Effort};
use tavoliere::rules::echecs::{Echecs, Move as Ours};
use tavoliere::rules::{AnySitting, Seat, Seated};

const POSITIONS: [(&str, &str, u32); 3] = [
    ("array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
    ("ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
];

fn main() {
    let seconds = std::env::var("TAVOLIERE_BENCH_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(0.5);
    let round = Duration::from_secs_f64(seconds);
    println!("state: {} bytes (board {}), move: {} bytes", size_of::<Echecs>(), size_of::<Board>(), size_of::<Ours>());
    println!("{:<24}{:>14}{:>14}{:>8}", "", "ours", "cozy-chess", "ratio");
    for (name, position, depth) in POSITIONS {
        let game = echecs::at(&echecs::plain(), position);
        let (mut ours, mut theirs) = (vec![Vec::new(); depth as usize], vec![Vec::new(); depth as usize]);
        let leaves = (pace::perft(&game, &mut ours), perft(game.board(), &mut theirs));
        let [one, other] =
            race(round, || pace::perft(&game, &mut ours) as f64, || perft(game.board(), &mut theirs) as f64);
        let note = format!("depth {depth}: {} and {} leaves", leaves.0, leaves.1);
        println!("{:<24}{one:>14.0}{other:>14.0}{:>8.2}   {note}", format!("{name} leaves/s"), one / other);
    }
    for (name, position, _) in POSITIONS {
        let options = echecs::plain();
        let question = Seated::new(echecs::sit_at(&options, position), options).question(Seat(0));
        let effort = Effort { nodes: 1_000_000, table_bits: 20, ..Effort::hint() };
        let mut depth = 0;
        let searched = pace::pace(round, || {
            let answer = bots::answer(&question, effort).expect("White to move");
            depth = answer.depth;
            answer.nodes as f64
        });
        println!("{:<24}{searched:>14.0}{:>24}depth {depth}", format!("{name} positions/s"), "");
    }
}

fn perft(board: &Board, scratch: &mut [Vec<Move>]) -> u64 {
    let Some((moves, deeper)) = scratch.split_first_mut() else {
        black_box(board);
        return 1;
    };
    moves.clear();
    board.generate_moves(|of_a_man| {
        moves.extend(of_a_man);
        false
    });
    let mut leaves = 0;
    for &mv in &*moves {
        let mut next = board.clone();
        next.play_unchecked(mv);
        leaves += perft(&next, deeper);
    }
    leaves
}
