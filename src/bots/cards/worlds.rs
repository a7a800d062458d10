//! Hands that agree with all a seat knows, and rather those in which what the others have said and done makes sense: who holds
//! has something to hold with, words are true, nobody lays a Queen aside.
//!
//! From one hand to the next unseen cards are exchanged in pairs, and an exchange that makes less sense is made the more
//! rarely the less sense it makes (N. Metropolis and others, 1953). So a hand turns up as often as it is likely, however
//! much has been said that must be true of it.

use super::before;
use crate::rules::tarocchini::card::{Card, Cards};
use crate::rules::tarocchini::word::{Time, Word};
use crate::rules::tarocchini::{Knowledge, Said, Tarocchini, View};
use crate::rules::{Game, Seat};
use rand::{Rng, RngExt};

/// Exchanges tried before the first hand, for each unseen card: until chance has forgotten where it began.
const BEFORE_FIRST: usize = 6;
/// How likely a word is said that is not true, as against a true one: a person may err.
const UNTRUE: f64 = 0.02;

/// Imagined hands, drawn as they are needed and then used again.
pub(super) struct Worlds {
    view: View,
    drawn: Vec<Tarocchini>,
    most: usize,
    chain: Option<Chain>,
    /// Is it minded what has been said?
    listens: bool,
}

impl Worlds {
    /// At most so many of this view.
    pub(super) fn of(view: View, most: usize, listens: bool) -> Worlds {
        Worlds { view, drawn: Vec::new(), most: most.max(1), chain: None, listens }
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

    fn draw(&mut self, rng: &mut impl Rng) -> Tarocchini {
        // All is known to a player who sees everything.
        let known = self.view.table.lying.iter().all(|lies| lies.card.is_some());
        if known || !self.view.rules.has_words() || self.view.rules.rigour {
            return Tarocchini::imagine(&self.view, rng);
        }
        let chain = match &mut self.chain {
            Some(chain) => {
                chain.mix(1, rng);
                chain
            }
            None => {
                let mut chain = Chain::begin(&self.view, self.listens, rng);
                chain.mix(BEFORE_FIRST, rng);
                self.chain.insert(chain)
            }
        };
        chain.now
    }
}

/// A hand that changes by exchanges.
struct Chain {
    now: Tarocchini,
    likelihood: f64,
    viewer: Option<Seat>,
    /// Cards whose place the viewer does not know.
    unseen: Vec<Card>,
    heard: Vec<Heard>,
}

impl Chain {
    fn begin(view: &View, listens: bool, rng: &mut impl Rng) -> Chain {
        let now = Tarocchini::imagine(view, rng);
        let known: Cards = view.table.lying.iter().filter_map(|lies| lies.card).collect();
        let heard = now.said().iter().filter(|said| listens && Some(said.seat) != view.viewer);
        let heard: Vec<_> = heard.map(|said| Heard::of(said, &now)).collect();
        let unseen = Cards::ALL.without(known).collect();
        let likelihood = likelihood(&now, view.viewer, &heard);
        Chain { now, likelihood, viewer: view.viewer, unseen, heard }
    }

    /// Tries so many exchanges for each unseen card.
    fn mix(&mut self, rounds: usize, rng: &mut impl Rng) {
        let n = self.unseen.len();
        for _ in 0..rounds * n {
            let (a, b) = (self.unseen[rng.random_range(0..n)], self.unseen[rng.random_range(0..n)]);
            if !fits(&self.now, a, b) || !fits(&self.now, b, a) {
                continue;
            }
            self.now.exchange(a, b);
            let likelihood = likelihood(&self.now, self.viewer, &self.heard);
            if rng.random::<f64>() * self.likelihood < likelihood {
                self.likelihood = likelihood;
            } else {
                self.now.exchange(a, b);
            }
        }
    }
}

/// May a card lie where another one lies?
fn fits(world: &Tarocchini, card: Card, other: Card) -> bool {
    let lacks = |seat: &Seat| world.public().lacks[seat.index()].has(card);
    let holder = (0..world.rules().players).map(Seat).find(|seat| world.hand(*seat).has(other));
    let aside = world.discards().has(other) && Cards::FIVES.has(card);
    card != other && !aside && holder.is_none_or(|seat| !lacks(&seat))
}

/// A word that was heard, and what of its speaker's knowledge does not hang on how unseen cards lie.
struct Heard {
    seat: Seat,
    word: Word,
    /// What the speaker knew, but for his hand and what he had laid aside.
    known: Knowledge,
    /// The cards he has played since.
    since: Cards,
}

impl Heard {
    fn of(said: &Said, world: &Tarocchini) -> Heard {
        let known = world.knew_when(said);
        let laid = if said.seat == world.public().dealer { world.discards() } else { Cards::NONE };
        let since = known.hand.without(world.hand(said.seat));
        Heard { seat: said.seat, word: said.word, known: Knowledge { out: known.out | laid, ..known }, since }
    }

    /// Was it true in this hand?
    fn is_true(&self, world: &Tarocchini) -> bool {
        let mut known = self.known;
        if self.word.time() == Time::Dealer {
            known.hand = world.first_five(self.seat);
        } else {
            known.hand = world.hand(self.seat) | self.since;
            if self.seat == world.public().dealer {
                known.out = known.out.without(world.discards());
            }
        }
        known.allows(self.word)
    }
}

/// How likely what has been said and done would be in this hand.
fn likelihood(world: &Tarocchini, viewer: Option<Seat>, heard: &[Heard]) -> f64 {
    let p = world.public();
    let untrue = heard.iter().filter(|heard| !heard.is_true(world)).count();
    let mut weight = UNTRUE.powi(untrue as i32);
    for seat in (0..world.rules().players).map(Seat).filter(|seat| Some(*seat) != viewer) {
        if world.rules().is_partita() && seat != p.dealer {
            let players = world.rules().players;
            let has_spoken = (seat.0 + 2 * players - p.dealer.0 - 1) % players < p.bids;
            let opponent = world.rules().side(seat) != world.rules().side(p.dealer);
            let holds = || before::may_hold(world.first_five(seat), false);
            if p.held_by == Some(seat) && !holds() {
                weight *= 0.1;
            } else if has_spoken && opponent && p.held_by.is_none() && holds() {
                weight *= 0.15;
            }
        }
    }
    if p.discarded && Some(p.dealer) != viewer {
        let aside = world.discards();
        weight *= 0.3_f64.powi((aside & (Cards::QUEENS | Cards::TRUMPS)).len() as i32);
    }
    weight
}
