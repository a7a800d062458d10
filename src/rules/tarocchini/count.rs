//! Counting cards: sequences, Pariglie, Criccone, and cards by fours (cap. II to VI).

use super::card::{Card, Cards, Suit};
use super::granda::granda;

/// Points of the last trick.
pub const LAST_TRICK: u16 = 6;

/// A combination that may be declared, in the order in which declarations are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// King with figures of swords.
    Spade,
    /// Of batons.
    Bastoni,
    /// Of cups.
    Coppe,
    /// Of coins.
    Denari,
    /// The sequence of trumps.
    Granda,
    /// Aces.
    Assi,
    /// Moors.
    Mori,
    /// Three or four Tarocchi.
    Tarocchi,
    /// Three or four Kings.
    Re,
    /// Queens.
    Regine,
    /// Knights.
    Cavalli,
    /// Jacks.
    Fanti,
    /// Many cards of no value: an honour.
    Cartacce,
    /// Many trumps: an honour.
    Trionfi,
    /// No trump at all: an honour.
    SenzaTrionfi,
    /// What the card just drawn raised (Lecchini).
    Raised,
}

impl Item {
    /// All, in their order.
    pub const ALL: [Item; 16] = [
        Item::Spade,
        Item::Bastoni,
        Item::Coppe,
        Item::Denari,
        Item::Granda,
        Item::Assi,
        Item::Mori,
        Item::Tarocchi,
        Item::Re,
        Item::Regine,
        Item::Cavalli,
        Item::Fanti,
        Item::Cartacce,
        Item::Trionfi,
        Item::SenzaTrionfi,
        Item::Raised,
    ];
    /// The sequences.
    pub const SEQUENCES: [Item; 7] =
        [Item::Spade, Item::Bastoni, Item::Coppe, Item::Denari, Item::Granda, Item::Assi, Item::Mori];
    /// The Pariglie.
    pub const PARIGLIE: [Item; 5] = [Item::Tarocchi, Item::Re, Item::Regine, Item::Cavalli, Item::Fanti];

    /// The word of records.
    pub fn word(self) -> &'static str {
        [
            "spade",
            "bastoni",
            "coppe",
            "denari",
            "granda",
            "assi",
            "mori",
            "tarocchi",
            "re",
            "regine",
            "cavalli",
            "fanti",
            "cartacce",
            "trionfi",
            "senza_trionfi",
            "raised",
        ][self as usize]
    }

    /// The item of a word.
    pub fn of_word(word: &str) -> Option<Item> {
        Item::ALL.into_iter().find(|item| item.word() == word)
    }

    /// The like cards of a Pariglia, or of the sequences of like cards; the whole suit of a sequence of one.
    pub fn kind(self) -> Cards {
        match self {
            Item::Spade | Item::Bastoni | Item::Coppe | Item::Denari => Suit::PLAIN[self as usize].cards(),
            Item::Granda | Item::Trionfi | Item::SenzaTrionfi => Cards::TRUMPS,
            Item::Assi => Cards::ACES,
            Item::Mori => Cards::MORI,
            Item::Tarocchi => Cards::TAROCCHI,
            Item::Re => Cards::KINGS,
            Item::Regine => Cards::QUEENS,
            Item::Cavalli => Cards::KNIGHTS,
            Item::Fanti => Cards::JACKS,
            Item::Cartacce => Cards::CARTACCE | Cards::MATTO,
            Item::Raised => Cards::NONE,
        }
    }

    /// Which cards of a hand are laid on the table to declare it.
    pub fn shows(self, hand: Cards) -> Cards {
        match self {
            Item::Spade | Item::Bastoni | Item::Coppe | Item::Denari => {
                hand & (self.kind() & (Cards::FIGURES | Cards::ACES) | Cards::COUNTERS)
            }
            Item::Granda => granda(hand).made_of(hand),
            Item::Assi => hand & (Cards::ACES | Cards::COUNTERS),
            Item::Mori => hand & (Cards::MORI | if mori(hand) > 0 { Cards::COUNTERS } else { Cards::NONE }),
            Item::SenzaTrionfi => Cards::NONE,
            _ => hand & self.kind(),
        }
    }
}

/// A set of items.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Items(pub u16);

impl Items {
    /// None.
    pub const NONE: Items = Items(0);

    /// Is it among them?
    pub fn has(self, item: Item) -> bool {
        self.0 & 1 << item as u16 != 0
    }

    /// Adds one.
    pub fn insert(&mut self, item: Item) {
        self.0 |= 1 << item as u16;
    }

    /// Those that come after one in the order of declaring; all if none is given.
    pub fn after(self, last: Option<Item>) -> Items {
        last.map_or(self, |last| Items(self.0 & !((1_u16 << last as u16) | ((1_u16 << last as u16) - 1))))
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |&item| self.has(item))
    }
}

impl FromIterator<Item> for Items {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Items {
        let mut set = Items::NONE;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

/// The combinations of a set of cards, each with its points, before anything is doubled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Combinations {
    /// Points of the sequences, in the order of [`Item::SEQUENCES`].
    pub sequences: [u16; 7],
    /// Points of the Pariglie, in the order of [`Item::PARIGLIE`].
    pub pariglie: [u16; 5],
}

fn counters(cards: Cards) -> u32 {
    (cards & Cards::COUNTERS).len()
}

/// 10 points for three cards, 5 for each more.
fn steps(cards: u32) -> u16 {
    10 + 5 * (cards as u16 - 3)
}

/// The sequence of a suit: its King and another figure at least, the counters standing for figures; its Ace never as the
/// third card.
fn suit(cards: Cards, suit: Suit) -> u16 {
    let figures = cards & suit.cards() & Cards::FIGURES;
    let counted = figures.len() + counters(cards);
    if (figures & Cards::KINGS).is_empty() || figures.len() < 2 || counted < 3 {
        return 0;
    }
    steps(counted + (cards & suit.cards() & Cards::ACES).len())
}

/// A sequence of like cards: two of them at least.
fn alike(cards: Cards, kind: Cards) -> u16 {
    let real = (cards & kind).len();
    let counted = real + counters(cards);
    if real < 2 || counted < 3 { 0 } else { steps(counted) }
}

fn mori(cards: Cards) -> u16 {
    alike(cards, Cards::MORI)
}

impl Combinations {
    /// Finds all of them.
    pub fn of(cards: Cards) -> Combinations {
        let mut found = Combinations::default();
        for plain in Suit::PLAIN {
            found.sequences[plain as usize] = suit(cards, plain);
        }
        found.sequences[4] = granda(cards).points;
        found.sequences[5] = alike(cards, Cards::ACES);
        found.sequences[6] = mori(cards);
        const THREE: [u16; 5] = [18, 17, 14, 13, 12];
        const KINDS: [Cards; 5] = [Cards::TAROCCHI, Cards::KINGS, Cards::QUEENS, Cards::KNIGHTS, Cards::JACKS];
        for (n, kind) in KINDS.into_iter().enumerate() {
            found.pariglie[n] = match (cards & kind).len() {
                4 => 2 * THREE[n],
                3 => THREE[n],
                _ => 0,
            };
        }
        found
    }

    /// Only those that are declared.
    pub fn declared(mut self, items: Items) -> Combinations {
        for (points, item) in self.sequences.iter_mut().zip(Item::SEQUENCES) {
            *points *= u16::from(items.has(item));
        }
        for (points, item) in self.pariglie.iter_mut().zip(Item::PARIGLIE) {
            *points *= u16::from(items.has(item));
        }
        self
    }

    /// Those that have points.
    pub fn items(&self) -> Items {
        let sequences = Item::SEQUENCES.into_iter().zip(self.sequences);
        let pariglie = Item::PARIGLIE.into_iter().zip(self.pariglie);
        sequences.chain(pariglie).filter(|(_, points)| *points > 0).map(|(item, _)| item).collect()
    }

    /// How many sequences there are; three or more are doubled.
    pub fn sequences(&self) -> usize {
        self.sequences.iter().filter(|&&points| points > 0).count()
    }

    /// How many Pariglie there are; three or more are a Criccone and doubled.
    pub fn pariglie(&self) -> usize {
        self.pariglie.iter().filter(|&&points| points > 0).count()
    }

    /// Points of the sequences, doubled if there are three.
    pub fn sequence_points(&self) -> u16 {
        self.sequences.iter().sum::<u16>() << u16::from(self.sequences() >= 3)
    }

    /// Points of the Pariglie, doubled if they are a Criccone.
    pub fn pariglia_points(&self) -> u16 {
        self.pariglie.iter().sum::<u16>() << u16::from(self.pariglie() >= 3)
    }

    /// All points; the two doublings are independent.
    pub fn points(&self) -> u16 {
        self.sequence_points() + self.pariglia_points()
    }
}

/// Cards counted by fours: every valued card one less than its value, and one for each four cards.
pub fn card_points(cards: Cards) -> u16 {
    let fives = (cards & Cards::FIVES).len();
    let queens = (cards & Cards::QUEENS).len();
    let knights = (cards & Cards::KNIGHTS).len();
    let jacks = (cards & Cards::JACKS).len();
    (4 * fives + 3 * queens + 2 * knights + jacks + cards.len() / 4) as u16
}

/// Rounded to tens, five up, four down (cap. VII).
pub fn rounded(points: u16) -> u16 {
    (points + 5) / 10 * 10
}

/// The points of captured cards, all together: combinations and cards, without the last trick.
pub fn captured(cards: Cards) -> u16 {
    if cards.is_empty() { 0 } else { Combinations::of(cards).points() + card_points(cards) }
}

/// In what order a card is given up for the Matto unless its owner chooses another: the least useful first.
pub fn giving_order() -> impl Iterator<Item = Card> {
    const LOW: [u8; 5] = [4, 5, 6, 7, 8];
    const ROUND_LOW: [u8; 5] = [9, 8, 7, 6, 5];
    let plain = |suit: u8, ranks: [u8; 5]| ranks.into_iter().map(move |rank| Card(10 * suit + rank));
    let pips = plain(0, LOW).chain(plain(1, LOW)).chain(plain(2, ROUND_LOW)).chain(plain(3, ROUND_LOW));
    let trumps = (Card::STELLA.0..=Card::AMORE.0).rev().map(Card);
    let of_rank = |rank: u8| (0..4).map(move |suit| Card(10 * suit + rank));
    let figures = of_rank(3).chain(of_rank(2)).chain(of_rank(1));
    let last = [Card(43), Card(42)].into_iter().chain(Cards::KINGS);
    let end = [Card::BAGATTINO, Card::MONDO, Card::ANGELO];
    pips.chain(trumps).chain(Cards::ACES).chain(Cards::MORI).chain(figures).chain(last).chain(end)
}
