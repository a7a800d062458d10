//! What one viewer knows, and whole hands that agree with it.

use super::card::{Card, Cards};
use super::honour::Entry;
use super::memory::Said;
use super::options::Options;
use super::public::{At, Public, SEATS};
use super::series::Carry;
use super::state::Tarocchini;
use crate::rules::seat::Seat;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A card that has left the stock; its place among them is its token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lies {
    /// Where it lies.
    pub at: At,
    /// Which it is, if that is known.
    pub card: Option<Card>,
    /// Was it laid aside by the dealer?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
}

/// A table: what everybody knows, and the cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// What everybody knows.
    pub public: Public,
    /// What has been entered into the plates.
    pub ledger: Vec<Entry>,
    /// The cards that have left the stock.
    pub lying: Vec<Lies>,
    /// The cards played, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<Card>,
    /// The words said over them, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<Said>,
    /// Revokes committed, as far as they are known.
    pub revokes: [u8; SEATS],
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody: the public.
    pub viewer: Option<Seat>,
    /// The rules.
    pub rules: Options,
    /// What the hand began with.
    pub carry: Carry,
    /// The table, with gaps.
    pub table: Laid,
}

/// How often chance alone is asked for a deal that agrees, before it is led there.
const TRIES: usize = 48;

impl Tarocchini {
    /// Does a viewer know a card that lies there?
    pub(super) fn knows(&self, viewer: Option<Seat>, card: Card, at: At) -> bool {
        let own = |seat: u8| viewer == Some(Seat(seat));
        match at {
            At::Hand(seat, _) | At::Gone(seat) => own(seat) || self.p.shown.has(card),
            At::Pile(..) if self.discards.has(card) => self.p.open || own(self.p.dealer.0),
            At::Pile(..) | At::Trick(_) | At::Middle(_) => true,
            At::Stock => false,
        }
    }

    /// The table with what a viewer does not know taken out; `None` in the second place: nothing is.
    pub(super) fn laid_out(&self, masked: Option<Option<Seat>>) -> Laid {
        let lie = |token: usize| {
            let (card, at) = (self.cards[token], self.at[token]);
            let known = masked.is_none_or(|viewer| self.knows(viewer, card, at));
            Lies { at, card: known.then_some(card), aside: self.discards.has(card) }
        };
        let mut revokes = self.revokes;
        if let Some(viewer) = masked {
            (0..SEATS).filter(|&n| viewer.is_none_or(|seat| seat.index() != n)).for_each(|n| revokes[n] = 0);
        }
        Laid {
            public: self.p,
            ledger: self.ledger.entries().to_vec(),
            lying: (0..usize::from(self.p.dealt)).map(lie).collect(),
            played: self.memory.played().to_vec(),
            said: self.memory.said().to_vec(),
            revokes,
        }
    }

    /// What a viewer knows.
    pub(super) fn viewed(&self, viewer: Option<Seat>) -> View {
        View { viewer, rules: self.rules, carry: self.carry, table: self.laid_out(Some(viewer)) }
    }

    /// A key of all that matters.
    pub(super) fn full_key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.laid_out(None).hash(&mut hasher);
        hasher.finish()
    }

    /// The state of a table on which every card is known.
    pub(super) fn set(rules: Options, carry: Carry, table: &Laid) -> Tarocchini {
        let mut game = Tarocchini::laid(rules, carry, table.public);
        game.revokes = table.revokes;
        table.played.iter().for_each(|&card| game.memory.play(card));
        table.said.iter().for_each(|&said| game.memory.say(said));
        table.ledger.iter().for_each(|&entry| game.ledger.push(entry));
        for (token, lies) in table.lying.iter().enumerate() {
            let card = lies.card.unwrap_or(Card(0));
            game.stock.remove(card);
            game.cards[token] = card;
            game.token_of[usize::from(card.0)] = token as u8;
            game.at[token] = lies.at;
            match lies.at {
                At::Hand(seat, slot) => {
                    game.hands[usize::from(seat)].insert(card);
                    game.slots[usize::from(seat)] |= 1 << slot;
                }
                At::Trick(seat) => {
                    let nth = (seat + rules.players - table.public.leader.0) % rules.players;
                    game.trick[usize::from(nth)] = card;
                }
                At::Pile(side, height) => {
                    let side = usize::from(side);
                    game.piles[side].insert(card);
                    game.heights[side] = game.heights[side].max(height + 1);
                }
                At::Middle(_) => game.middle.insert(card),
                At::Gone(_) | At::Stock => {}
            }
            if lies.aside {
                game.discards.insert(card);
            }
        }
        game
    }
}

/// A place for a card nobody has seen, and what it may be.
struct Gap {
    token: usize,
    may_be: Cards,
}

impl View {
    /// A whole hand that agrees with all this viewer knows: unseen cards at random, each hand without what it is known
    /// to lack.
    pub(super) fn imagined(&self, rng: &mut impl Rng) -> Tarocchini {
        let known: Cards = self.table.lying.iter().filter_map(|lies| lies.card).collect();
        let mut unseen: Vec<Card> = Cards::ALL.without(known).collect();
        let gap = |(token, lies): (usize, &Lies)| {
            let may_be = match lies.at {
                _ if lies.card.is_some() => return None,
                At::Hand(seat, _) => Cards::ALL.without(self.table.public.lacks[usize::from(seat) % SEATS]),
                At::Pile(..) if !self.rules.rigour => Cards::ALL.without(Cards::FIVES),
                _ => Cards::ALL,
            };
            Some(Gap { token, may_be })
        };
        let gaps: Vec<Gap> = self.table.lying.iter().enumerate().filter_map(gap).collect();
        deal_out(&mut unseen, &gaps, rng);
        let mut table = self.table.clone();
        for (gap, &card) in gaps.iter().zip(&unseen) {
            table.lying[gap.token].card = Some(card);
        }
        Tarocchini::set(self.rules, self.carry, &table)
    }
}

/// Puts the cards into an order in which the first fit the gaps, one each.
fn deal_out(cards: &mut [Card], gaps: &[Gap], rng: &mut impl Rng) {
    let fits = |cards: &[Card]| gaps.iter().zip(cards).all(|(gap, &card)| gap.may_be.has(card));
    for _ in 0..TRIES {
        cards.shuffle(rng);
        if fits(cards) {
            return;
        }
    }
    // Chance would take long: fill the gaps one after the other, moving cards on where that is needed ..
    let mut order: Vec<usize> = (0..gaps.len()).collect();
    order.shuffle(rng);
    let mut filled = vec![false; cards.len()];
    for gap in order {
        let mut tried = vec![false; cards.len()];
        // If there is no way at all, what is known contradicts itself: the card stays as it fell.
        fill(gap, cards, gaps, &mut filled, &mut tried);
        filled[gap] = true;
    }
    // .. and exchange pairs that fit both ways, so that no order of filling is preferred.
    for _ in 0..16 * cards.len() {
        let (a, b) = (rng.random_range(0..cards.len()), rng.random_range(0..cards.len()));
        let may = |place: usize, card: Card| gaps.get(place).is_none_or(|gap| gap.may_be.has(card));
        if may(a, cards[b]) && may(b, cards[a]) {
            cards.swap(a, b);
        }
    }
}

/// Brings a card that fits to a gap: a free one, or one whose own gap another card can fill.
fn fill(gap: usize, cards: &mut [Card], gaps: &[Gap], filled: &mut [bool], tried: &mut [bool]) -> bool {
    tried[gap] = true;
    let fits = |card: Card| gaps[gap].may_be.has(card);
    let open = |at: usize| at == gap || !filled[at] && !tried[at];
    let free = (0..cards.len()).find(|&at| open(at) && fits(cards[at]));
    if let Some(at) = free {
        cards.swap(gap, at);
        return true;
    }
    for other in 0..gaps.len() {
        if filled[other] && !tried[other] && fits(cards[other]) {
            // The other gap is filled anew with what lies free, then gives its card.
            cards.swap(gap, other);
            if fill(other, cards, gaps, filled, tried) {
                return true;
            }
            cards.swap(gap, other);
        }
    }
    false
}
