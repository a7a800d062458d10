//! Softness. Before a soft player thinks, each of his moves is given a handicap, drawn from the question's seed, and
//! he plays the move whose value less its handicap is best: a move a little worse than the best may be played, a move
//! worse by more than the softness never. A game may have chances overlooked more readily than that
//! ([`super::Outlook::oversight`]). What is decided by force has no handicap: a win is taken and a loss is left
//! at every strength.

use super::{DECIDED, Effort};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The handicaps of so many moves, each from 0 to the softness.
pub(super) fn handicaps(count: usize, effort: Effort, seed: u64) -> Vec<i32> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let most = u64::from(effort.softness) + 1;
    (0..count).map(|_| (rng.next_u64() % most) as i32).collect()
}

/// What a move of this value is taken for.
pub(super) fn handicapped(value: i32, handicap: i32) -> i32 {
    if value.abs() >= DECIDED { value } else { value - handicap }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Strength;

    #[test]
    fn handicaps_are_drawn_anew_for_each_seed_and_keep_to_the_softness() {
        let effort = Effort { softness: 9, ..Strength::ALL[0].effort() };
        let (one, other) = (handicaps(500, effort, 1), handicaps(500, effort, 2));
        assert_eq!(one, handicaps(500, effort, 1));
        assert_ne!(one, other);
        assert!((0..=9).all(|handicap| one.contains(&handicap)) && one.iter().all(|handicap| *handicap <= 9));
        assert_eq!(handicaps(3, Effort { softness: 0, ..effort }, 1), [0; 3]);
    }

    #[test]
    fn what_is_decided_has_no_handicap() {
        assert_eq!([handicapped(50, 9), handicapped(DECIDED, 9), handicapped(-DECIDED, 9)], [41, DECIDED, -DECIDED]);
    }
}
