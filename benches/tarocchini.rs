//! How fast the Tarocchini are: random hands of Partita per second on one thread, from the draw for partners to the
//! plates, through [`Game::moves`], [`Game::chance`] and [`Game::play`]; and nanoseconds for a Granda counted, beside all
//! the combinations of the same cards. Each figure is the best of several rounds.

mod pace;
#[path = "../tests/tarocchini/mod.rs"]
mod tarocchini;

use pace::race;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use std::time::Duration;
use tavoliere::rules::Game;
use tavoliere::rules::tarocchini::card::Cards;
use tavoliere::rules::tarocchini::count::Combinations;
use tavoliere::rules::tarocchini::granda::granda;
use tavoliere::rules::tarocchini::{Carry, Move, Tarocchini};

/// The aim, in hands per second.
const AIM: f64 = 50_000.0;

fn main() {
    let seconds = std::env::var("TAVOLIERE_BENCH_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(0.5);
    let round = Duration::from_secs_f64(seconds);
    println!("state: {} bytes, move: {} bytes", size_of::<Tarocchini>(), size_of::<Move>());

    let options = tarocchini::level("partita");
    let later = Carry { hand: 1, ..Carry::default() };
    let hand = |carry: &Carry, rng: &mut ChaCha8Rng, list: &mut Vec<Move>| {
        let mut game = Tarocchini::start(&options, carry);
        tarocchini::play_out(&mut game, rng, list);
        black_box(&game);
        1.0
    };
    let (mut rng, mut other) = (ChaCha8Rng::seed_from_u64(1), ChaCha8Rng::seed_from_u64(2));
    let (mut list, mut spare, first) = (Vec::new(), Vec::new(), Carry::default());
    let [with_lots, hands] = race(round, || hand(&first, &mut rng, &mut list), || hand(&later, &mut other, &mut spare));
    println!("{:<28}{with_lots:>14.0} hands/s", "Partita, partners drawn");
    println!("{:<28}{hands:>14.0} hands/s   {:.2} of the aim", "Partita, later hands", hands / AIM);

    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let sets: Vec<Cards> = (0..1024).map(|_| Cards(rng.random_range(0..1 << 62) | 1 << 40)).collect();
    let all = |count: &dyn Fn(Cards) -> u16| {
        black_box(sets.iter().map(|&set| u64::from(count(set))).sum::<u64>());
        sets.len() as f64
    };
    let [grandas, counts] =
        race(round, || all(&|set| granda(set).points), || all(&|set| Combinations::of(set).points()));
    println!("{:<28}{:>14.1} ns", "Granda", 1e9 / grandas);
    println!("{:<28}{:>14.1} ns", "all combinations", 1e9 / counts);
}
