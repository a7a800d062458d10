//! What a player who minds the table remembers: the cards in the order they were played, and every word (cap. XI, of
//! memory). Everybody knows it, but it cannot be seen from how the cards lie.

use super::card::{Card, Cards, PACK};
use super::word::Word;
use crate::rules::seat::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most words of one hand that are remembered.
const WORDS: usize = 96;

/// A word that was said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// What.
    pub word: Word,
    /// With which card; none: to a partner about to lead.
    pub card: Option<Card>,
    /// How many cards had been played by then.
    pub after: u8,
}

/// What has been played and said, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Memory {
    played: [Card; PACK],
    count: u8,
    said: [Said; WORDS],
    words: u8,
}

impl Memory {
    pub(super) fn new() -> Memory {
        let nothing = Said { seat: Seat(0), word: Word::Duro, card: None, after: 0 };
        Memory { played: [Card(0); PACK], count: 0, said: [nothing; WORDS], words: 0 }
    }

    /// The cards, the first first.
    pub(super) fn played(&self) -> &[Card] {
        &self.played[..usize::from(self.count)]
    }

    /// The words, the first first.
    pub(super) fn said(&self) -> &[Said] {
        &self.said[..usize::from(self.words)]
    }

    pub(super) fn play(&mut self, card: Card) {
        if let Some(slot) = self.played.get_mut(usize::from(self.count)) {
            *slot = card;
            self.count += 1;
        }
    }

    /// The last card was taken back.
    pub(super) fn take_back(&mut self) {
        self.count = self.count.saturating_sub(1);
    }

    pub(super) fn say(&mut self, said: Said) {
        if let Some(slot) = self.said.get_mut(usize::from(self.words)) {
            *slot = said;
            self.words += 1;
        }
    }

    /// The cards that had been played when so many had.
    pub(super) fn first(&self, count: u8) -> Cards {
        self.played().iter().take(count.into()).copied().collect()
    }
}

/// In texts a word is what is said.
impl Serialize for Word {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
        let text = String::deserialize(from)?;
        Word::of_text(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is no word")))
    }
}
