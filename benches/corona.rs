//! How fast La Corona is, beside our own Tafl on 11 x 11 in the same run: leaves per second of perft through
//! [`Game::moves`] and [`Game::play`], every leaf a state made by playing its last move on a copy, with nothing counted
//! in bulk. Each figure is the best of several rounds, the two games in turn.

#[path = "../tests/corona/mod.rs"]
mod corona;
mod pace;
#[path = "../tests/tafl/mod.rs"]
mod tafl;

use pace::{perft, race};
use std::time::Duration;
use tavoliere::rules::Game;
use tavoliere::rules::corona::{Corona, Move};
use tavoliere::rules::tafl::Tafl;

/// Four squadrons in the middle of a game, the Crown free on e7, black to move: 118 moves, irregular ones among them.
const RICH: &str = "2tD1tLtwnDbD4vKvP3/5tw1vNvA8/tA1tS12vC1/1tC10bCvwwvw1vP/2twtDnK10vN1/4vS7bN4/6bo3no1nR4/2vD1bo12/\
    2vD8to3vL1/5bD6totww3/1bo14tP/14tA1nw/6tSnPnN5nw2/1bR1bwwtP10nC1/4bw8nw1nRnA/3bC11nSnD/3bP9nP3 e7 q1 0 -";

fn main() {
    let seconds = std::env::var("TAVOLIERE_BENCH_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(0.5);
    let round = Duration::from_secs_f64(seconds);
    println!("state: {} bytes, move: {} bytes", size_of::<Corona>(), size_of::<Move>());
    println!("{:<28}{:>14}{:>14}{:>8}", "leaves/s", "corona", "tafl 11x11", "ratio");
    let four = corona::level("each_for_himself");
    compare("array, irregular", &corona::begun(&four), 3, round);
    let regular = corona::level_with("each_for_himself", &[("irregular", "off")]);
    compare("array, regular", &corona::begun(&regular), 3, round);
    compare("middle game, irregular", &corona::at(&four, RICH), 2, round);
}

fn compare(name: &str, game: &Corona, depth: usize, round: Duration) {
    let rival = Tafl::start(&tafl::level("hnefatafl"), &Default::default());
    let (mut ours, mut theirs) = (vec![Vec::new(); depth], vec![Vec::new(); 3]);
    let leaves = perft(game, &mut ours);
    let [corona, tafl] = race(round, || perft(game, &mut ours) as f64, || perft(&rival, &mut theirs) as f64);
    println!("{name:<28}{corona:>14.0}{tafl:>14.0}{:>8.2}   depth {depth}: {leaves} leaves", corona / tafl);
}
