//! By how much: what a contestant has more than the others of everything that is counted in a game, and what many pairs
//! of games with equal deals say of it.

use super::contest::Pair;
use crate::rules::{AnySitting, Seat};

/// An average with its bounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    /// The average of a game.
    pub mean: f64,
    /// Half of the interval in which the true one lies with 95 % confidence. A pair is one trial, for its games have the
    /// same deal.
    pub half: f64,
}

/// The word for the points of a game itself; the others are keys of its tally.
pub const POINTS: &str = "points";

/// What the seats of a contestant have more, on the average, than the others: points of the game, then each line of the tally.
pub(super) fn margins(sitting: &dyn AnySitting, first: impl Fn(Seat) -> bool) -> Vec<(&'static str, f32)> {
    let seating = sitting.seating();
    let average = |own: bool, of: &dyn Fn(Seat) -> f32| {
        let seats: Vec<Seat> = seating.iter().filter(|&seat| first(seat) == own).collect();
        seats.iter().map(|&seat| of(seat)).sum::<f32>() / seats.len().max(1) as f32
    };
    let more = |of: &dyn Fn(Seat) -> f32| average(true, of) - average(false, of);
    let mut margins = Vec::new();
    if let Some(outcome) = sitting.outcome() {
        margins.push((POINTS, more(&|seat| f32::from(outcome.points[usize::from(sitting.side(seat).0)]))));
    }
    for (key, line) in sitting.tally().tally {
        let of = |seat: Seat| line.get(seating.player(seat).index()).map_or(0.0, |&n| n as f32);
        margins.push((key, more(&of)));
    }
    margins
}

/// The averages of many pairs.
pub(super) fn averages(pairs: &[Pair]) -> Vec<(&'static str, Margin)> {
    let Some(first) = pairs.first() else { return Vec::new() };
    let of = |pair: &Pair, key: &str| {
        let games = pair.games.iter().flat_map(|game| &game.margins);
        games.filter(|(known, _)| *known == key).map(|(_, margin)| f64::from(*margin)).sum::<f64>() / 2.0
    };
    let keys = first.games[0].margins.iter().map(|(key, _)| *key);
    keys.map(|key| (key, average(pairs.iter().map(|pair| of(pair, key))))).collect()
}

/// Mean and interval of independent trials (normal approximation).
fn average(trials: impl Iterator<Item = f64>) -> Margin {
    let trials: Vec<f64> = trials.collect();
    let n = trials.len().max(1) as f64;
    let mean = trials.iter().sum::<f64>() / n;
    let squares = trials.iter().map(|trial| (trial - mean) * (trial - mean)).sum::<f64>();
    let deviation = (squares / (n - 1.0).max(1.0)).sqrt();
    Margin { mean, half: 1.96 * deviation / n.sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_has_a_bound_that_narrows() {
        let of = |n: usize| average([1.0, 3.0].into_iter().cycle().take(n));
        assert_eq!(of(10).mean, 2.0);
        assert!((of(100).half - 0.197).abs() < 0.001, "{:?}", of(100));
        assert!(of(1000).half < of(100).half && average(std::iter::empty()).mean == 0.0);
    }
}
