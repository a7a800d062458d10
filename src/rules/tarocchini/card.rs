//! The pack: 62 cards in five suits (cap. I), and sets of them.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// Cards in the pack.
pub const PACK: usize = 62;

/// A card: its place in the canonical order of the pack, `S B C D T`, each suit from the highest down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

/// A suit; of each other the one led is to be followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// Swords.
    Spade,
    /// Batons.
    Bastoni,
    /// Cups.
    Coppe,
    /// Coins.
    Denari,
    /// Trumps.
    Trionfi,
}

/// The cards within a suit of swords or batons, from the highest: the Ace is the lowest.
const LONG: [&str; 10] = ["K", "Q", "H", "J", "10", "9", "8", "7", "6", "A"];
/// In cups and coins the pips are turned upside down, and the Ace stands above them.
const ROUND: [&str; 10] = ["K", "Q", "H", "J", "A", "6", "7", "8", "9", "10"];
/// The trumps, from the highest; the four Mori are equal, the Matto takes nothing.
const TRUMPS: [&str; 22] = [
    "Angelo",
    "Mondo",
    "Sole",
    "Luna",
    "Stella",
    "Saetta",
    "Diavolo",
    "Morte",
    "Traditore",
    "Vecchio",
    "Roda",
    "Forza",
    "Giustizia",
    "Temperanza",
    "Carro",
    "Amore",
    "Moro1",
    "Moro2",
    "Moro3",
    "Moro4",
    "Bagattino",
    "Matto",
];

/// The first trump's number.
const FIRST_TRUMP: u8 = 40;

impl Suit {
    /// All five, in canonical order.
    pub const ALL: [Suit; 5] = [Suit::Spade, Suit::Bastoni, Suit::Coppe, Suit::Denari, Suit::Trionfi];
    /// The four plain ones.
    pub const PLAIN: [Suit; 4] = [Suit::Spade, Suit::Bastoni, Suit::Coppe, Suit::Denari];

    /// The letter of records.
    pub fn letter(self) -> char {
        ['S', 'B', 'C', 'D', 'T'][self as usize]
    }

    /// Its cards.
    pub const fn cards(self) -> Cards {
        match self {
            Suit::Trionfi => Cards(((1 << 22) - 1) << FIRST_TRUMP),
            plain => Cards(0x3ff << (10 * plain as u32)),
        }
    }

    /// The suit of a letter.
    pub fn of_letter(letter: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter().encode_utf8(&mut [0; 4]) == letter)
    }
}

impl Card {
    /// The chief of the Granda, and a Tarocco.
    pub const ANGELO: Card = Card(40);
    /// A Tarocco; worth five Partite to whom it is taken from.
    pub const MONDO: Card = Card(41);
    /// The Star, the first trump whose want breaks the Granda.
    pub const STELLA: Card = Card(44);
    /// The Thunderbolt, the last refusing trump.
    pub const SAETTA: Card = Card(45);
    /// Love, the last trump of the Granda before the Mori.
    pub const AMORE: Card = Card(55);
    /// The first of the four equal Mori.
    pub const MORO_1: Card = Card(56);
    /// The Juggler: a Tarocco and a counter.
    pub const BAGATTINO: Card = Card(60);
    /// The Fool: a Tarocco and a counter.
    pub const MATTO: Card = Card(61);

    /// All cards in canonical order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..PACK as u8).map(Card)
    }

    /// Its suit.
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 / 10).min(4)]
    }

    /// Its place in the suit, 0 the highest.
    pub fn rank(self) -> u8 {
        if self.0 < FIRST_TRUMP { self.0 % 10 } else { self.0 - FIRST_TRUMP }
    }

    /// Is it one of the four Mori?
    pub fn is_moro(self) -> bool {
        Cards::MORI.has(self)
    }

    /// What it counts (cap. VI): five-cards 5, Queen 4, Knight 3, Jack 2, all else nothing.
    pub fn value(self) -> u16 {
        if Cards::FIVES.has(self) {
            5
        } else if Cards::FIGURES.has(self) {
            5 - u16::from(self.rank())
        } else {
            0
        }
    }

    /// Its id in records: `S-K`, `T-Angelo`.
    pub fn id(self) -> String {
        self.to_string()
    }

    /// The card of an id.
    pub fn of_id(id: &str) -> Option<Card> {
        let (letter, name) = id.split_once('-')?;
        let suit = Suit::of_letter(letter)?;
        let rank = suit_names(suit).iter().position(|&known| known == name)?;
        Some(Card(10 * suit as u8 + rank as u8))
    }
}

fn suit_names(suit: Suit) -> &'static [&'static str] {
    match suit {
        Suit::Spade | Suit::Bastoni => &LONG,
        Suit::Coppe | Suit::Denari => &ROUND,
        Suit::Trionfi => &TRUMPS,
    }
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let suit = self.suit();
        let name = suit_names(suit).get(usize::from(self.rank())).copied().unwrap_or_default();
        write!(out, "{}-{name}", suit.letter())
    }
}

/// In texts a card is its id, so that nothing read can be a card that is not there.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        let id = String::deserialize(from)?;
        Card::of_id(&id).ok_or_else(|| D::Error::custom(format!("{id:?} is no card")))
    }
}

/// A set of cards, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Cards(pub u64);

/// The bits of one rank in the four plain suits.
const fn in_all_suits(rank: [u32; 4]) -> u64 {
    1 << rank[0] | 1 << (10 + rank[1]) | 1 << (20 + rank[2]) | 1 << (30 + rank[3])
}

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);
    /// The whole pack.
    pub const ALL: Cards = Cards((1 << PACK) - 1);
    /// The trumps, all 22.
    pub const TRUMPS: Cards = Suit::Trionfi.cards();
    /// The four Kings.
    pub const KINGS: Cards = Cards(in_all_suits([0; 4]));
    /// The four Queens.
    pub const QUEENS: Cards = Cards(in_all_suits([1; 4]));
    /// The four Knights.
    pub const KNIGHTS: Cards = Cards(in_all_suits([2; 4]));
    /// The four Jacks.
    pub const JACKS: Cards = Cards(in_all_suits([3; 4]));
    /// The four Aces.
    pub const ACES: Cards = Cards(in_all_suits([9, 9, 4, 4]));
    /// The sixteen figures of the plain suits.
    pub const FIGURES: Cards = Cards(Cards::KINGS.0 | Cards::QUEENS.0 | Cards::KNIGHTS.0 | Cards::JACKS.0);
    /// The 24 cards of no value in the plain suits.
    pub const CARTACCE: Cards = Cards(((1 << FIRST_TRUMP) - 1) & !Cards::FIGURES.0);
    /// Angelo, Mondo, Bagattino, Matto.
    pub const TAROCCHI: Cards = Cards(1 << 40 | 1 << 41 | 1 << 60 | 1 << 61);
    /// The Juggler and the Fool, who stand for any card of a sequence.
    pub const COUNTERS: Cards = Cards(1 << 60 | 1 << 61);
    /// The four Mori.
    pub const MORI: Cards = Cards(0xf << 56);
    /// The eight cards that count five.
    pub const FIVES: Cards = Cards(Cards::TAROCCHI.0 | Cards::KINGS.0);
    /// The chief trumps, from the Angelo down to the Saetta: they refuse, as do Kings and Queens (law 25).
    pub const CHIEF_TRUMPS: Cards = Cards(0x3f << FIRST_TRUMP);
    /// Trumps that are neither chief nor counters.
    pub const SMALL_TRUMPS: Cards = Cards(Cards::TRUMPS.0 & !Cards::CHIEF_TRUMPS.0 & !Cards::COUNTERS.0);
    /// The Matto alone.
    pub const MATTO: Cards = Cards(1 << 61);

    /// One card.
    pub const fn of(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// Is the card among them?
    pub const fn has(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in canonical order.
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The nth in canonical order.
    pub fn nth_card(self, n: u32) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Cards(rest).first()
    }

    /// These without those.
    pub const fn without(self, those: Cards) -> Cards {
        Cards(self.0 & !those.0)
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Those of one suit.
    pub const fn of_suit(self, suit: Suit) -> Cards {
        Cards(self.0 & suit.cards().0)
    }
}

/// In texts a set is the ids of its cards.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        let text = String::deserialize(from)?;
        let card = |id: &str| Card::of_id(id).ok_or_else(|| D::Error::custom(format!("{id:?} is no card")));
        text.split_whitespace().map(card).collect()
    }
}

impl Iterator for Cards {
    type Item = Card;
    fn next(&mut self) -> Option<Card> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set | Cards::of(card))
    }
}

impl BitOr for Cards {
    type Output = Cards;
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Cards {
    fn bitand_assign(&mut self, other: Cards) {
        self.0 &= other.0;
    }
}

impl Not for Cards {
    type Output = Cards;
    fn not(self) -> Cards {
        Cards::ALL.without(self)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        for (n, card) in self.enumerate() {
            write!(out, "{}{card}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_an_id_of_its_own() {
        for card in Card::all() {
            assert_eq!(Card::of_id(&card.id()), Some(card));
        }
        assert_eq!(Card::of_id("C-7").map(Card::suit), Some(Suit::Coppe));
        for bad in ["", "S", "S-", "S-11", "s-K", "T-Moro", "T-angelo", "X-K", "-K", "S--K"] {
            assert_eq!(Card::of_id(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn the_pack_has_the_cards_of_the_treatise() {
        let sizes = [Cards::ALL, Cards::TRUMPS, Cards::FIGURES, Cards::CARTACCE, Cards::FIVES, Cards::ACES];
        assert_eq!(sizes.map(Cards::len), [62, 22, 16, 24, 8, 4]);
        assert!(Cards::ACES.into_iter().all(|ace| ace.id().ends_with("-A")));
        assert_eq!(Card::all().map(Card::value).sum::<u16>(), 8 * 5 + 4 * (4 + 3 + 2));
        assert_eq!(Cards::CHIEF_TRUMPS.into_iter().last(), Some(Card::SAETTA));
    }
}
