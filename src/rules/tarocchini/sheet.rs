//! The score sheet: where every point of a hand comes from, for the table to write down.

use super::card::Cards;
use super::count::{self, Combinations};
use super::granda::{Granda, granda};
use super::honour::Entry;
use super::state::Tarocchini;
use crate::rules::seat::Side;

/// What a set of captured cards counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// The cards counted.
    pub cards: Cards,
    /// Sequences and Pariglie, before they are doubled.
    pub combinations: Combinations,
    /// The Granda in particular.
    pub granda: Granda,
    /// Cards by fours.
    pub card_points: u16,
    /// The last trick.
    pub last: u16,
    /// Declared and marked.
    pub marked: u16,
    /// Does the side's pile count nothing, for a revoke?
    pub fault: bool,
    /// All together, as it counts.
    pub total: u16,
}

impl Account {
    /// Counts a set of cards.
    pub fn of(cards: Cards, last: u16, marked: u16) -> Account {
        let combinations = Combinations::of(cards);
        let card_points = count::card_points(cards);
        let total = combinations.points() + card_points + last + marked;
        Account { cards, combinations, granda: granda(cards), card_points, last, marked, fault: false, total }
    }
}

/// The account of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// By side.
    pub accounts: Vec<Account>,
    /// What was entered into the plates, in order.
    pub ledger: Vec<Entry>,
    /// The plates after it.
    pub plates: [u16; 2],
}

impl Tarocchini {
    /// The account of the hand so far. Of a hand that is not over it tells only what is captured, as everybody saw it:
    /// cards laid aside are not in it.
    pub fn sheet(&self) -> Sheet {
        let account = |side: u8| {
            let n = usize::from(side);
            let hidden = if self.p.open { Cards::NONE } else { self.discards };
            let mut account = Account::of(self.piles[n].without(hidden), self.last_trick_points(n), self.marks(n));
            account.fault = n < 2 && self.p.faults[n];
            if account.fault {
                account.total = account.marked;
            } else if self.rules.rounds_cards() {
                account.total = count::rounded(account.total - account.marked) + account.marked;
            }
            account
        };
        Sheet {
            accounts: (0..self.rules.sides()).map(account).collect(),
            ledger: self.ledger.entries().to_vec(),
            plates: self.p.plates,
        }
    }

    /// What a side has, as the sheet says it.
    pub fn account(&self, side: Side) -> Option<Account> {
        self.sheet().accounts.get(usize::from(side.0)).copied()
    }
}
