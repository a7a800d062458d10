//! How fast a task is, or two of them in turn, in time spent computing.
#![allow(dead_code, reason = "each bench uses a part of it")]

use std::hint::black_box;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use tavoliere::rules::Game;

const ROUNDS: u32 = 5;

/// What each of two tasks does per second at its best; a task returns how much it did.
pub fn race(round: Duration, mut first: impl FnMut() -> f64, mut second: impl FnMut() -> f64) -> [f64; 2] {
    let mut best = [0.0_f64; 2];
    for _ in 0..ROUNDS {
        best = [best[0].max(rate(round, &mut first)), best[1].max(rate(round, &mut second))];
    }
    best
}

/// What a task does per second at its best.
pub fn pace(round: Duration, mut task: impl FnMut() -> f64) -> f64 {
    (0..ROUNDS).map(|_| rate(round, &mut task)).fold(0.0, f64::max)
}

fn rate(round: Duration, task: &mut impl FnMut() -> f64) -> f64 {
    let (start, mut done) = (busy(), 0.0);
    while busy() - start < round {
        done += task();
    }
    done / (busy() - start).as_secs_f64()
}

/// How many leaves there are as many plies deep as there are lists in `scratch`: each a state made by playing its last
/// move on a copy, with nothing counted in bulk.
pub fn perft<G: Game>(game: &G, scratch: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, deeper)) = scratch.split_first_mut() else {
        black_box(game);
        return 1;
    };
    moves.clear();
    game.moves(moves);
    let mut leaves = 0;
    for &mv in &*moves {
        let mut next = game.clone();
        next.play(mv, &mut ());
        leaves += perft(&next, deeper);
    }
    leaves
}

/// How long this thread has been computing: on a busy machine that is what a program takes. Where the system does not
/// say, the time that has passed.
fn busy() -> Duration {
    static BEGIN: OnceLock<Instant> = OnceLock::new();
    let passed = BEGIN.get_or_init(Instant::now).elapsed();
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = nanoseconds.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or(passed, Duration::from_nanos)
}
