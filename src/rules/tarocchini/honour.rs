//! Honours: what enters a side's plate beside the Partite of its points (cap. VIII).

use super::card::{Card, Cards};
use super::count::{Combinations, Item, Items};
use crate::rules::seat::Side;
use serde::{Deserialize, Serialize};

/// Partite that win a match.
pub const MATCH: u16 = 150;
/// Partite of an Oca.
pub const OCA: u16 = 10;
/// Points of a Partita.
pub const PARTITA: u16 = 25;

/// For what something is entered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Code {
    /// The first side of the match to bring anything to its plate.
    Primo,
    /// The dealer has thrown in.
    Monte,
    /// Three sequences or more declared.
    Sequenze,
    /// A Criccone declared.
    Criccone,
    /// Three or four Tarocchi declared.
    Tarocchi,
    /// Three or four Kings declared.
    Re,
    /// Three or four Mori declared.
    Mori,
    /// Ten Cartacce or more declared.
    Cartacce,
    /// Ten trumps or more declared.
    Trionfi,
    /// No trump among the cards.
    SenzaTrionfi,
    /// The Bagattino taken from an opponent.
    Bagattino,
    /// The Mondo taken from an opponent.
    Mondo,
    /// The Partite of the points.
    Punti,
    /// 500 points or more.
    Centinaia,
    /// .. without the Angelo.
    SenzaAngelo,
    /// Won without a counter.
    SenzaContatori,
    /// The marks of both sides.
    Segnati,
    /// The dealer's side lost, or somebody had held.
    ScartoTenuta,
    /// Further revokes of the other side (law 27).
    Rifiuti,
    /// A revoke charged wrongly by the other side (law 28).
    FalsaAccusa,
}

impl Code {
    /// All of them.
    pub const ALL: [Code; 20] = [
        Code::Primo,
        Code::Monte,
        Code::Sequenze,
        Code::Criccone,
        Code::Tarocchi,
        Code::Re,
        Code::Mori,
        Code::Cartacce,
        Code::Trionfi,
        Code::SenzaTrionfi,
        Code::Bagattino,
        Code::Mondo,
        Code::Punti,
        Code::Centinaia,
        Code::SenzaAngelo,
        Code::SenzaContatori,
        Code::Segnati,
        Code::ScartoTenuta,
        Code::Rifiuti,
        Code::FalsaAccusa,
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        [
            "primo",
            "monte",
            "sequenze",
            "criccone",
            "tarocchi",
            "re",
            "mori",
            "cartacce",
            "trionfi",
            "senza_trionfi",
            "bagattino",
            "mondo",
            "punti",
            "centinaia",
            "senza_angelo",
            "senza_contatori",
            "segnati",
            "scarto_tenuta",
            "rifiuti",
            "falsa_accusa",
        ][self as usize]
    }

    /// The key of its name in the translations.
    pub fn key(self) -> &'static str {
        [
            "tarocchini-honour-primo",
            "tarocchini-honour-monte",
            "tarocchini-honour-sequenze",
            "tarocchini-honour-criccone",
            "tarocchini-honour-tarocchi",
            "tarocchini-honour-re",
            "tarocchini-honour-mori",
            "tarocchini-honour-cartacce",
            "tarocchini-honour-trionfi",
            "tarocchini-honour-senza-trionfi",
            "tarocchini-honour-bagattino",
            "tarocchini-honour-mondo",
            "tarocchini-honour-punti",
            "tarocchini-honour-centinaia",
            "tarocchini-honour-senza-angelo",
            "tarocchini-honour-senza-contatori",
            "tarocchini-honour-segnati",
            "tarocchini-honour-scarto-tenuta",
            "tarocchini-honour-rifiuti",
            "tarocchini-honour-falsa-accusa",
        ][self as usize]
    }
}

/// Something entered into a plate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Whose plate.
    pub side: Side,
    /// For what.
    pub code: Code,
    /// How many Partite.
    pub partite: u16,
}

/// The most entries of one hand that a sheet keeps.
const ENTRIES: usize = 40;

/// What has been entered into the plates in this hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ledger {
    entries: [Entry; ENTRIES],
    len: u8,
}

impl Ledger {
    pub(super) fn new() -> Ledger {
        Ledger { entries: [Entry { side: Side(0), code: Code::Primo, partite: 0 }; ENTRIES], len: 0 }
    }

    pub(super) fn push(&mut self, entry: Entry) {
        if let Some(slot) = self.entries.get_mut(usize::from(self.len)) {
            *slot = entry;
            self.len += 1;
        }
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries[..usize::from(self.len)]
    }

    pub(super) fn retain(&mut self, keep: impl Fn(&Entry) -> bool) {
        let kept = *self;
        self.len = 0;
        kept.entries().iter().filter(|entry| keep(entry)).for_each(|entry| self.push(*entry));
    }
}

/// By which table honours are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The ancient columns, which double where the modern ones add.
    pub ancient: bool,
    /// The Partita of six, played with ten cards.
    pub six: bool,
}

/// 10, 20, 40, 80 ..
fn doubling(nth: u32) -> u16 {
    OCA << nth.min(10)
}

impl Table {
    /// The fewest of a kind that have an honour.
    fn fewest(self) -> u32 {
        if self.six { 2 } else { 3 }
    }

    /// The fewest Cartacce or trumps that have an honour.
    fn many(self) -> u32 {
        if self.six { 6 } else { 10 }
    }

    /// What a player may declare of these cards.
    pub fn available(self, hand: Cards) -> Items {
        let mut items = Combinations::of(hand).items();
        if self.six {
            let pair = |item: &Item| (hand & item.kind()).len() >= 2;
            for item in Item::PARIGLIE.into_iter().chain([Item::Mori]).filter(pair) {
                items.insert(item);
            }
        }
        for item in [Item::Cartacce, Item::Trionfi] {
            if (hand & item.kind()).len() >= self.many() {
                items.insert(item);
            }
        }
        if (hand & Cards::TRUMPS).is_empty() {
            items.insert(Item::SenzaTrionfi);
        }
        items
    }

    /// The honours of a declaration, in the order of entry. `discarded_trump`: the dealer laid one aside.
    pub fn declared(self, hand: Cards, items: Items, discarded_trump: bool) -> impl Iterator<Item = (Code, u16)> {
        let combinations = Combinations::of(hand).declared(items);
        let held = move |item: Item| if items.has(item) { (hand & item.kind()).len() } else { 0 };
        let alike = move |item: Item| match held(item) {
            n if n >= self.fewest() => OCA * (n - self.fewest() + 1) as u16,
            _ => 0,
        };
        let many = move |item: Item| match held(item) {
            n if n >= self.many() => doubling(n - self.many()),
            _ => 0,
        };
        let no_trump = items.has(Item::SenzaTrionfi) && (hand & Cards::TRUMPS).is_empty();
        [
            (Code::Sequenze, self.sequences(combinations.sequences())),
            (Code::Criccone, self.criccone(Item::PARIGLIE.into_iter().filter(|&i| held(i) >= self.fewest()).count())),
            (Code::Tarocchi, alike(Item::Tarocchi)),
            (Code::Re, alike(Item::Re)),
            (Code::Mori, alike(Item::Mori)),
            (Code::Cartacce, many(Item::Cartacce)),
            (Code::Trionfi, many(Item::Trionfi)),
            (Code::SenzaTrionfi, if no_trump { OCA << u16::from(!discarded_trump) } else { 0 }),
        ]
        .into_iter()
        .filter(|(_, partite)| *partite > 0)
    }

    fn sequences(self, n: usize) -> u16 {
        let fewest = self.fewest() as usize;
        match n.checked_sub(fewest) {
            None => 0,
            Some(more) if self.ancient => doubling(more as u32),
            Some(more) => OCA * (more as u16 + 1),
        }
    }

    fn criccone(self, kinds: usize) -> u16 {
        match kinds {
            0..3 => 0,
            n if self.ancient && !self.six => (2 * OCA) << (n - 3),
            _ => 2 * OCA,
        }
    }

    /// The honour of 500 points or more: 20, and 10 for each further hundred.
    pub fn hundreds(self, points: u16) -> u16 {
        (points / 100).checked_sub(5).map_or(0, |more| OCA * (more + 2))
    }

    /// .. without the Angelo among the cards.
    pub fn without_angelo(self, points: u16, pile: Cards) -> u16 {
        match (points / 100).checked_sub(5) {
            Some(more) if !pile.has(Card::ANGELO) => OCA * if self.ancient { more.min(2) + 1 } else { 1 },
            _ => 0,
        }
    }
}

/// Coins of a hand of so many points: one for 500, two for 600, up to eight for 1200.
pub fn money(points: u16) -> u16 {
    (points / 100).saturating_sub(4).min(8)
}
