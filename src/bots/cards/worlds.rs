//! Hands that agree with all a seat knows, and rather those in which what the others have said and done makes sense: who holds
//! has something to hold with, words are true, nobody lays a Queen aside.

use super::before;
use crate::rules::tarocchini::card::Cards;
use crate::rules::tarocchini::{Tarocchini, View};
use crate::rules::{Game, Seat};
use rand::{Rng, RngExt};

/// So many hands are imagined for each that is kept.
const DRAWN: usize = 4;

/// Imagined hands, drawn as they are needed and then used again.
pub(super) struct Worlds {
    view: View,
    drawn: Vec<Tarocchini>,
    most: usize,
    /// Are they judged by what has been said and done?
    judged: bool,
}

impl Worlds {
    /// At most so many of this view.
    pub(super) fn of(view: View, most: usize, signals: bool) -> Worlds {
        // All is known to a player who sees everything.
        let known = view.table.lying.iter().all(|lies| lies.card.is_some());
        let judged = signals && !known && view.rules.has_words() && !view.rules.rigour;
        Worlds { view, drawn: Vec::new(), most: most.max(1), judged }
    }

    /// The nth hand.
    pub(super) fn nth(&mut self, nth: usize, rng: &mut impl Rng) -> Tarocchini {
        let nth = nth % self.most;
        while self.drawn.len() <= nth {
            let world = self.draw(rng);
            self.drawn.push(world);
        }
        self.drawn[nth]
    }

    fn draw(&self, rng: &mut impl Rng) -> Tarocchini {
        let first = Tarocchini::imagine(&self.view, rng);
        if !self.judged {
            return first;
        }
        // One of several, each as likely as what has happened is in it.
        let mut kept = first;
        let mut total = likelihood(&first, self.view.viewer);
        for _ in 1..DRAWN {
            let other = Tarocchini::imagine(&self.view, rng);
            let weight = likelihood(&other, self.view.viewer);
            total += weight;
            if rng.random::<f32>() * total < weight {
                kept = other;
            }
        }
        kept
    }
}

/// How likely what has been said and done would be in this hand.
fn likelihood(world: &Tarocchini, viewer: Option<Seat>) -> f32 {
    let p = world.public();
    let mut weight = 1.0;
    for said in world.said().iter().filter(|said| Some(said.seat) != viewer) {
        let known = if said.after == 0 && said.card.is_none() { continue } else { world.knew_when(said) };
        if !known.allows(said.word) {
            weight *= 0.03;
        }
    }
    for seat in (0..world.rules().players).map(Seat).filter(|seat| Some(*seat) != viewer) {
        if world.rules().is_partita() && seat != p.dealer {
            let five = world.first_five(seat);
            let holds = before::may_hold(five, false);
            let opponent = world.rules().side(seat) != world.rules().side(p.dealer);
            weight *= match (p.held_by == Some(seat), holds) {
                (true, true) => 1.0,
                (true, false) => 0.1,
                (false, true) if opponent && p.held_by.is_none() => 0.15,
                (false, _) => 1.0,
            };
        }
    }
    if p.discarded && Some(p.dealer) != viewer {
        let aside = world.discards();
        weight *= 0.3_f32.powi((aside & (Cards::QUEENS | Cards::TRUMPS)).len() as i32);
    }
    weight
}
