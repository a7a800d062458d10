//! What the tests of every game share.
#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod conformance;
pub mod mirror;
pub mod sittings;
pub mod state;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// How many sittings of each set of options are played: the environment's `TAVOLIERE_GAMES`, or one.
pub fn games() -> u64 {
    std::env::var("TAVOLIERE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// A generator that tests may repeat.
pub fn dice(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
