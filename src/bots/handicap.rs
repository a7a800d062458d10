//! Softness. Before a soft player thinks, each of his moves is given a handicap, drawn from the question's seed, and
//! he plays the move whose value less its handicap is best: a move a little worse than the best may be played, a move
//! worse by more than the softness never. Or he has a blur: each position that search judges seems better or worse to him
//! than it is, by an amount that hangs on the position, so that he follows a wrong idea as readily as a right one of about
//! the same worth. What is decided by force has neither: a win is taken and a loss is left at every strength.

use super::{DECIDED, Effort};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The handicaps of so many moves, each from 0 to the softness.
pub(super) fn handicaps(count: usize, effort: Effort, seed: u64) -> Vec<i32> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let most = u64::from(effort.softness) + 1;
    (0..count).map(|_| (rng.next_u64() % most) as i32).collect()
}

/// What a position of this worth is taken for by a player of this blur; `drawn` is as good as any number of 64 bits, and
/// the same for the same position and question. Decided it never becomes.
pub(super) fn misjudged(worth: i32, drawn: u64, blur: u16) -> i32 {
    // The steps of MurmurHash3 that spread every bit over all.
    let mut spread = drawn;
    for factor in [0xff51_afd7_ed55_8ccd_u64, 0xc4ce_b9fe_1a85_ec53] {
        spread = (spread ^ (spread >> 33)).wrapping_mul(factor);
    }
    let span = 2 * u64::from(blur) + 1;
    let error = ((spread ^ (spread >> 33)) % span) as i32 - i32::from(blur);
    (worth + error).clamp(1 - DECIDED, DECIDED - 1)
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
    fn a_position_is_misjudged_by_no_more_than_the_blur_and_always_alike() {
        let seen: Vec<_> = (0..500).map(|position| misjudged(100, position, 9)).collect();
        assert_eq!(seen, (0..500).map(|position| misjudged(100, position, 9)).collect::<Vec<_>>());
        assert!((91..=109).all(|value| seen.contains(&value)) && seen.iter().all(|value| (91..=109).contains(value)));
        assert_eq!([misjudged(100, 7, 0), misjudged(DECIDED - 1, 0, 900).max(DECIDED - 1)], [100, DECIDED - 1]);
    }

    #[test]
    fn what_is_decided_has_no_handicap() {
        assert_eq!([handicapped(50, 9), handicapped(DECIDED, 9), handicapped(-DECIDED, 9)], [41, DECIDED, -DECIDED]);
    }
}
