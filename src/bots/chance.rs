//! Expectation over dice: what the outcomes of a throw come to on the average, and when it needs no further one.

use super::DECIDED;
use super::alpha_beta::INFINITE;
use super::eval::Outlook;

/// A game decided by force counts so much in an average over dice: a sixth of a won game is no fortune.
const CERTAIN: i32 = 2_000;

/// Dice are to be thrown.
pub(super) struct Chance<G: Outlook> {
    outcomes: Vec<(G::Move, f32)>,
    next: usize,
    /// The weighted sum of the values so far, and the weight of the outcomes still to come.
    sum: f64,
    rest: f64,
    least: i32,
    most: i32,
}

/// What [`Chance::window`] allows.
pub(super) enum Window<M> {
    /// The next outcome, and the window it is to be searched with.
    Open(M, i32, i32),
    /// Nothing needs to be searched any more: the value.
    Shut(i32),
}

impl<G: Outlook> Chance<G> {
    pub(super) fn new(outcomes: Vec<(G::Move, f32)>) -> Chance<G> {
        let rest = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        Chance { outcomes, next: 0, sum: 0.0, rest, least: INFINITE, most: -INFINITE }
    }

    /// How good or bad the next outcome must be to matter, whatever the later ones bring.
    pub(super) fn window(&self, alpha: i32, beta: i32) -> Window<G::Move> {
        let certain = f64::from(CERTAIN);
        let Some(&(mv, weight)) = self.outcomes.get(self.next) else { return Window::Shut(self.value()) };
        let (highest, lowest) = (self.sum + certain * self.rest, self.sum - certain * self.rest);
        if highest <= f64::from(alpha) {
            return Window::Shut(highest.ceil() as i32);
        }
        if lowest >= f64::from(beta) {
            return Window::Shut(lowest.floor() as i32);
        }
        let weight = f64::from(weight);
        let later = certain * (self.rest - weight);
        let low = ((f64::from(alpha) - self.sum - later) / weight).floor();
        let high = ((f64::from(beta) - self.sum + later) / weight).ceil();
        // Beyond what a single outcome counts for, only the window's being open matters.
        let low = if low < -certain { -INFINITE } else { low as i32 };
        let high = if high > certain { INFINITE } else { high as i32 };
        Window::Open(mv, low, high.max(low + 1))
    }

    pub(super) fn receive(&mut self, value: i32) {
        let weight = f64::from(self.outcomes[self.next].1);
        self.sum += weight * f64::from(value.clamp(-CERTAIN, CERTAIN));
        self.rest -= weight;
        self.least = self.least.min(value);
        self.most = self.most.max(value);
        self.next += 1;
    }

    /// The average; but what is decided whatever falls stays decided.
    fn value(&self) -> i32 {
        if self.least >= DECIDED {
            self.least
        } else if self.most <= -DECIDED {
            self.most
        } else {
            self.sum.round() as i32
        }
    }
}
