//! When a word is true: what its speaker holds and has seen (cap. IX).

use super::card::{Card, Cards, Suit};
use super::word::{Time, Word};

/// What a word may be true of: the speaker's cards and what he has seen.
#[derive(Clone, Copy, Debug)]
pub struct Knowledge {
    /// The cards in his hand, the one just played no longer among them.
    pub hand: Cards,
    /// All cards he has not seen played or laid aside, his own included.
    pub out: Cards,
    /// The card he has just played.
    pub own: Option<Card>,
    /// Suits led so far, the last first.
    pub led: [Option<Suit>; 3],
    /// All suits led so far, as bits.
    pub ever_led: u8,
    /// Suits of which he, his partners, his opponents have declared the sequence, as bits.
    pub declared: [u8; 3],
    /// Suits in which a partner has said *batto*, as bits.
    pub partner_batto: u8,
}

fn at_least(cards: Cards, kind: Cards, n: u32) -> bool {
    (cards & kind).len() >= n
}

impl Knowledge {
    /// Is the word true?
    pub fn allows(&self, word: Word) -> bool {
        match word.time() {
            Time::Lead => self.allows_lead(word),
            Time::Own => self.own.is_some_and(|own| own != Card::MATTO && self.allows_own(word, own)),
            Time::Dealer => self.allows_deal(word),
            Time::All => self.own.is_some(),
        }
    }

    /// The nth highest of a suit that is still out.
    fn nth_out(&self, suit: Suit, n: u32) -> Option<Card> {
        self.out.of_suit(suit).without(Cards::MATTO).nth_card(n)
    }

    /// Does he hold these of the highest still out?
    fn holds(&self, suit: Suit, mut nth: std::ops::Range<u32>) -> bool {
        nth.all(|n| self.nth_out(suit, n).is_some_and(|card| self.hand.has(card)))
    }

    fn allows_lead(&self, word: Word) -> bool {
        let led = |suit: Option<Suit>| suit.is_some();
        let real_trumps = (self.hand & Cards::TRUMPS).without(Cards::MATTO);
        match word {
            Word::Piccolo => self.holds(Suit::Trionfi, 0..1),
            Word::Piccoli => self.holds(Suit::Trionfi, 0..2),
            Word::Vadi | Word::Mincj => self.ever_led & 0xf != 0xf,
            Word::Giuochi => self.declared[0] != 0,
            Word::ConLoro => self.declared[2] != 0,
            Word::DiQueste => led(self.led[0]),
            Word::DiQuelle => led(self.led[1]),
            Word::TorniLa => led(self.led[2]),
            Word::Buone => at_least(self.hand, Cards::KINGS, 1),
            Word::Cattive => !at_least(self.hand, Cards::KINGS, 1),
            Word::PurSempre => self.ever_led != 0,
            Word::VadiLeSue => self.declared[1] & 0xf != 0,
            Word::MiFacciaAndare => {
                !real_trumps.is_empty() && Suit::PLAIN.iter().any(|&suit| self.hand.of_suit(suit).is_empty())
            }
            _ => true,
        }
    }

    fn allows_own(&self, word: Word, own: Card) -> bool {
        let suit = own.suit();
        let trumps = suit == Suit::Trionfi;
        let rest = self.hand.of_suit(suit).without(Cards::MATTO);
        // "Five trumps" are all trumps, the Matto too, and the one just played.
        let parts = |n: u32| trumps && (self.hand & Cards::TRUMPS).len() + 1 == n;
        match word {
            Word::Batto => self.holds(suit, 0..1) || self.holds(suit, 1..2) && self.is_queen_or_answers(suit),
            Word::BattoForte => self.holds(suit, 0..2),
            Word::BattoFortissimo => self.holds(suit, 0..3),
            Word::Indietro => {
                !self.holds(suit, 0..1) && self.partner_batto >> suit as u8 & 1 == 0 && self.holds(suit, 1..2)
            }
            Word::IndietroForte => !self.holds(suit, 0..1) && self.holds(suit, 1..3),
            Word::IndietroFortissimo => !self.holds(suit, 0..1) && self.holds(suit, 1..4),
            Word::InQualcheLuogo if trumps => at_least(rest, Cards::CHIEF_TRUMPS, 1),
            Word::InQualcheLuogo => at_least(rest, Cards::KNIGHTS | Cards::JACKS, 1),
            Word::Stricco => rest.len() == 1,
            Word::Striccando => rest.len() == 2,
            Word::MeNeRestano => rest.len() == 3,
            Word::Sfondo => {
                if trumps {
                    parts(8)
                } else {
                    rest.len() >= 4
                }
            }
            Word::StriccoInNiente => trumps && rest.is_empty() && self.hand.has(Card::MATTO),
            Word::InCasa => !trumps || self.nth_out(suit, 0).is_none_or(|highest| highest.0 > own.0),
            Word::ColPiuBello => trumps,
            Word::TiroAMe => self.hand.has(Card::BAGATTINO),
            Word::ButtoVia => !at_least(rest, Cards::FIGURES | Cards::FIVES | Cards::CHIEF_TRUMPS, 1),
            Word::Volo => {
                (self.hand & Cards::TRUMPS).without(Cards::MATTO).len() == 1 && self.holds(Suit::Trionfi, 0..1)
            }
            Word::Particina => parts(5),
            Word::ParteGiusta => parts(6),
            Word::PiuDellaParte => parts(7),
            Word::Quanto => parts(9),
            _ => true,
        }
    }

    /// The second highest is announced like the highest if it is the Queen, so that the partner plays the King, or if
    /// the partner has said that he holds the highest.
    fn is_queen_or_answers(&self, suit: Suit) -> bool {
        let queen = Suit::PLAIN.contains(&suit) && at_least(self.hand.of_suit(suit), Cards::QUEENS, 1);
        queen || self.partner_batto >> suit as u8 & 1 == 1
    }

    fn allows_deal(&self, word: Word) -> bool {
        let has = |kind, n| at_least(self.hand, kind, n);
        let trumps = (self.hand & Cards::TRUMPS).without(Cards::COUNTERS).len();
        let (good, small) = ((self.hand & Cards::CHIEF_TRUMPS).len(), (self.hand & Cards::SMALL_TRUMPS).len());
        // A five-card beside the good trumps: the Angelo or the Mondo is not counted twice.
        let fives = self.hand & Cards::FIVES;
        let bearded = Cards::KINGS & (Suit::Coppe.cards() | Suit::Denari.cards());
        let pilgrims = Cards::KINGS.without(bearded);
        match word {
            Word::Regola => {
                let with_five = !fives.is_empty() && good + fives.without(Cards::CHIEF_TRUMPS).len() >= 3 && good >= 2;
                good >= 3 || with_five
            }
            Word::Regolina => !fives.is_empty() && small >= 2,
            Word::Bugiardi => trumps + (self.hand & Cards::COUNTERS).len() >= 4,
            Word::Arlia => has(Cards::KINGS, 2),
            Word::DueRomiti => has(bearded, 2),
            Word::DuePellegrini => has(pilgrims, 2),
            Word::UnRomito => has(bearded, 1),
            Word::UnPellegrino => has(pilgrims, 1),
            Word::DueTrionfetti => small >= 2,
            Word::Goccia => !fives.is_empty(),
            Word::TrionfoPiccolo => good >= 1 && small >= 1,
            Word::DueTrionfi => has(Cards::QUEENS, 1) && trumps >= 2,
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knows(hand: &str, own: &str) -> Knowledge {
        let hand: Cards = hand.split(' ').filter_map(Card::of_id).collect();
        let own = Card::of_id(own);
        let out = own.map_or(Cards::ALL, |own| Cards::ALL.without(Cards::of(own)));
        Knowledge { hand, out, own, led: [None; 3], ever_led: 0, declared: [0; 3], partner_batto: 0 }
    }

    fn says(knows: &Knowledge, word: &str) -> bool {
        knows.allows(Word::of_text(word).unwrap())
    }

    #[test]
    fn batto_says_the_master_of_ones_own_suit() {
        let with_king = knows("C-K C-9 T-Angelo", "C-10");
        assert!(says(&with_king, "batto") && !says(&with_king, "batto forte") && !says(&with_king, "batto indietro"));
        assert!(says(&knows("C-Q", "C-10"), "batto"), "so that the partner plays the King");
        let behind = knows("T-Mondo", "T-Moro1");
        assert!(!says(&behind, "batto") && says(&behind, "batto indietro") && !says(&behind, "indietro forte"));
        let answering = Knowledge { partner_batto: 1 << 4, ..behind };
        assert!(says(&answering, "batto") && !says(&answering, "batto indietro"));
    }

    #[test]
    fn how_many_are_left_is_counted_without_the_card_played() {
        assert!(says(&knows("B-9 S-K", "B-A"), "stricco"));
        assert!(says(&knows("B-9 B-8 B-7 B-6", "B-A"), "sfondo"));
        let nine = "T-Angelo T-Mondo T-Sole T-Luna T-Stella T-Saetta T-Diavolo T-Matto";
        assert!(says(&knows(nine, "T-Moro2"), "quanto se ne può avere"));
        assert!(says(&knows("T-Matto S-7", "T-Moro2"), "stricco in niente"));
    }

    #[test]
    fn words_to_the_dealer_tell_five_cards() {
        assert!(says(&knows("T-Angelo T-Sole S-K B-7 B-8", ""), "ho la regola"));
        assert!(!says(&knows("T-Angelo T-Sole S-9 B-7 B-8", ""), "ho la regola"), "the Angelo is one card");
        assert!(says(&knows("D-K T-Moro1 T-Carro B-7 B-8", ""), "ho la regolina"));
        assert!(says(&knows("C-K D-K T-Carro B-7 B-8", ""), "ho due romiti"));
    }
}
