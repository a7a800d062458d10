//! The words partners may say to each other (cap. IX): *giuochi*. Each has its time, and must be true.

use super::card::{Card, Cards, Suit};

/// When a word is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// To a partner about to lead.
    Lead,
    /// With one's own card.
    Own,
    /// To the partner who deals, after both opponents have said *a monte*.
    Dealer,
    /// With one's own card, to everybody (Mattaccia).
    All,
}

/// A word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Word {
    /// Lead your highest trump.
    Sminchi,
    /// He holds the highest trump out.
    Piccolo,
    /// He holds the two highest.
    Piccoli,
    /// Lead small trumps, not the smallest.
    Trionfetti,
    /// Lead a suit not yet led.
    Vadi,
    /// The same.
    Mincj,
    /// Lead the suit I declared.
    Giuochi,
    /// Lead the suit they declared.
    ConLoro,
    /// Again the suit just led.
    DiQueste,
    /// The suit led shortly before that.
    DiQuelle,
    /// The suit led long ago.
    TorniLa,
    /// Lead your Kings; or: I can save your endangered card.
    LeSue,
    /// Keep leading cards they cannot take.
    SempreLeSue,
    /// Lead figures, I have Kings.
    Buone,
    /// I have no King.
    Cattive,
    /// Keep leading the suit that may cost them a card.
    PurSempre,
    /// Lead the card below your declared King.
    VadiLeSue,
    /// Lead a suit they must trump.
    FacciaAndare,
    /// Lead a suit I must trump.
    MiFacciaAndare,
    /// He holds the highest card out of the suit he played.
    Batto,
    /// The two highest.
    BattoForte,
    /// The three highest.
    BattoFortissimo,
    /// The one below the highest.
    Indietro,
    /// The two below it.
    IndietroForte,
    /// The three below it.
    IndietroFortissimo,
    /// A chief trump; in a suit the Knight or the Jack.
    InQualcheLuogo,
    /// One more of the suit.
    Stricco,
    /// Two more.
    Striccando,
    /// Three more.
    MeNeRestano,
    /// Four more or beyond; of trumps eight, the one played included.
    Sfondo,
    /// The last real trump: the Matto is left.
    StriccoInNiente,
    /// Play your highest of it; on a trump: it stands.
    InCasa,
    /// Play your highest of this suit.
    QuelloCheHa,
    /// Play your highest trump.
    ColPiuBello,
    /// Just beat the card there.
    Copra,
    /// Let it run, keep your high card.
    AMe,
    /// The same, for my Bagattino.
    TiroAMe,
    /// Return this suit when in.
    NeGiuochi,
    /// Nothing of value in this suit.
    ButtoVia,
    /// The master trump, alone.
    Volo,
    /// Five trumps, the one played included.
    Particina,
    /// Six.
    ParteGiusta,
    /// Seven.
    PiuDellaParte,
    /// Nine.
    Quanto,
    /// I have bad cards.
    HoCattivo,
    /// Throw it in.
    FateAMonte,
    /// Go by your own.
    Regolatevi,
    /// Three good trumps, or a five-card and two good ones.
    Regola,
    /// A five-card and two small trumps.
    Regolina,
    /// Four trumps.
    Bugiardi,
    /// Two Kings.
    Arlia,
    /// The Kings of cups and coins.
    DueRomiti,
    /// Those of swords and batons.
    DuePellegrini,
    /// One of the first.
    UnRomito,
    /// One of the second.
    UnPellegrino,
    /// Two small trumps.
    DueTrionfetti,
    /// One five-card.
    Goccia,
    /// A chief trump and a small one.
    TrionfoPiccolo,
    /// Two trumps and a Queen.
    DueTrionfi,
    /// Hold out, you strong ones (Mattaccia).
    Duro,
}

struct Entry {
    word: Word,
    text: &'static str,
    key: &'static str,
    time: Time,
    /// Marked with an asterisk: an abuse.
    abuse: bool,
}

const fn entry(word: Word, time: Time, abuse: bool, text: &'static str, key: &'static str) -> Entry {
    Entry { word, text, key, time, abuse }
}

#[rustfmt::skip]
const WORDS: [Entry; 60] = [
    entry(Word::Sminchi, Time::Lead, false, "sminchi", "tarocchini-word-sminchi"),
    entry(Word::Piccolo, Time::Lead, false, "la posso servire d'un piccolo", "tarocchini-word-la-posso-servire-d-un-piccolo"),
    entry(Word::Piccoli, Time::Lead, true, "la posso servire per dei piccoli", "tarocchini-word-la-posso-servire-per-dei-piccoli"),
    entry(Word::Trionfetti, Time::Lead, false, "tiri de' trionfetti", "tarocchini-word-tiri-de-trionfetti"),
    entry(Word::Vadi, Time::Lead, false, "vadi giuocando", "tarocchini-word-vadi-giuocando"),
    entry(Word::Mincj, Time::Lead, false, "mincj mincj", "tarocchini-word-mincj-mincj"),
    entry(Word::Giuochi, Time::Lead, false, "giuochi", "tarocchini-word-giuochi"),
    entry(Word::ConLoro, Time::Lead, false, "giuochi con loro", "tarocchini-word-giuochi-con-loro"),
    entry(Word::DiQueste, Time::Lead, false, "giuochi di queste", "tarocchini-word-giuochi-di-queste"),
    entry(Word::DiQuelle, Time::Lead, false, "giuochi di quelle", "tarocchini-word-giuochi-di-quelle"),
    entry(Word::TorniLa, Time::Lead, false, "torni là", "tarocchini-word-torni-la"),
    entry(Word::LeSue, Time::Lead, false, "giuochi le sue", "tarocchini-word-giuochi-le-sue"),
    entry(Word::SempreLeSue, Time::Lead, false, "giuochi sempre le sue", "tarocchini-word-giuochi-sempre-le-sue"),
    entry(Word::Buone, Time::Lead, false, "giuochi sempre delle buone", "tarocchini-word-giuochi-sempre-delle-buone"),
    entry(Word::Cattive, Time::Lead, false, "giuochi sempre delle cattive", "tarocchini-word-giuochi-sempre-delle-cattive"),
    entry(Word::PurSempre, Time::Lead, false, "giuochi pur sempre", "tarocchini-word-giuochi-pur-sempre"),
    entry(Word::VadiLeSue, Time::Lead, true, "vadi giuocando le sue", "tarocchini-word-vadi-giuocando-le-sue"),
    entry(Word::FacciaAndare, Time::Lead, false, "la faccia andare", "tarocchini-word-la-faccia-andare"),
    entry(Word::MiFacciaAndare, Time::Lead, true, "mi faccia andare", "tarocchini-word-mi-faccia-andare"),
    entry(Word::Batto, Time::Own, false, "batto", "tarocchini-word-batto"),
    entry(Word::BattoForte, Time::Own, true, "batto forte", "tarocchini-word-batto-forte"),
    entry(Word::BattoFortissimo, Time::Own, true, "batto fortissimo", "tarocchini-word-batto-fortissimo"),
    entry(Word::Indietro, Time::Own, false, "batto indietro", "tarocchini-word-batto-indietro"),
    entry(Word::IndietroForte, Time::Own, true, "indietro forte", "tarocchini-word-indietro-forte"),
    entry(Word::IndietroFortissimo, Time::Own, true, "indietro fortissimo", "tarocchini-word-indietro-fortissimo"),
    entry(Word::InQualcheLuogo, Time::Own, false, "sono in qualche luogo", "tarocchini-word-sono-in-qualche-luogo"),
    entry(Word::Stricco, Time::Own, false, "stricco", "tarocchini-word-stricco"),
    entry(Word::Striccando, Time::Own, false, "striccando", "tarocchini-word-striccando"),
    entry(Word::MeNeRestano, Time::Own, false, "me ne restano", "tarocchini-word-me-ne-restano"),
    entry(Word::Sfondo, Time::Own, false, "sfondo", "tarocchini-word-sfondo"),
    entry(Word::StriccoInNiente, Time::Own, true, "stricco in niente", "tarocchini-word-stricco-in-niente"),
    entry(Word::InCasa, Time::Own, false, "in casa", "tarocchini-word-in-casa"),
    entry(Word::QuelloCheHa, Time::Own, false, "ci vada con quello che ha", "tarocchini-word-ci-vada-con-quello-che-ha"),
    entry(Word::ColPiuBello, Time::Own, false, "ci vada col più bello", "tarocchini-word-ci-vada-col-piu-bello"),
    entry(Word::Copra, Time::Own, false, "copra solamente", "tarocchini-word-copra-solamente"),
    entry(Word::AMe, Time::Own, false, "a me", "tarocchini-word-a-me"),
    entry(Word::TiroAMe, Time::Own, false, "tiro a me", "tarocchini-word-tiro-a-me"),
    entry(Word::NeGiuochi, Time::Own, false, "ne giuochi sempre di queste", "tarocchini-word-ne-giuochi-sempre-di-queste"),
    entry(Word::ButtoVia, Time::Own, false, "qui butto via", "tarocchini-word-qui-butto-via"),
    entry(Word::Volo, Time::Own, false, "volo", "tarocchini-word-volo"),
    entry(Word::Particina, Time::Own, false, "particina", "tarocchini-word-particina"),
    entry(Word::ParteGiusta, Time::Own, false, "parte giusta", "tarocchini-word-parte-giusta"),
    entry(Word::PiuDellaParte, Time::Own, false, "più della parte", "tarocchini-word-piu-della-parte"),
    entry(Word::Quanto, Time::Own, false, "quanto se ne può avere", "tarocchini-word-quanto-se-ne-puo-avere"),
    entry(Word::HoCattivo, Time::Dealer, false, "ho cattivo", "tarocchini-word-ho-cattivo"),
    entry(Word::FateAMonte, Time::Dealer, false, "fate a monte", "tarocchini-word-fate-a-monte"),
    entry(Word::Regolatevi, Time::Dealer, false, "regolatevi con le vostre", "tarocchini-word-regolatevi-con-le-vostre"),
    entry(Word::Regola, Time::Dealer, false, "ho la regola", "tarocchini-word-ho-la-regola"),
    entry(Word::Regolina, Time::Dealer, false, "ho la regolina", "tarocchini-word-ho-la-regolina"),
    entry(Word::Bugiardi, Time::Dealer, true, "ho li bugiardi", "tarocchini-word-ho-li-bugiardi"),
    entry(Word::Arlia, Time::Dealer, true, "ho l'arlia", "tarocchini-word-ho-l-arlia"),
    entry(Word::DueRomiti, Time::Dealer, true, "ho due romiti", "tarocchini-word-ho-due-romiti"),
    entry(Word::DuePellegrini, Time::Dealer, true, "ho due pellegrini", "tarocchini-word-ho-due-pellegrini"),
    entry(Word::UnRomito, Time::Dealer, true, "ho un romito", "tarocchini-word-ho-un-romito"),
    entry(Word::UnPellegrino, Time::Dealer, true, "ho un pellegrino", "tarocchini-word-ho-un-pellegrino"),
    entry(Word::DueTrionfetti, Time::Dealer, false, "ho due trionfetti", "tarocchini-word-ho-due-trionfetti"),
    entry(Word::Goccia, Time::Dealer, false, "ho una goccia", "tarocchini-word-ho-una-goccia"),
    entry(Word::TrionfoPiccolo, Time::Dealer, false, "un trionfo che rifiuta con un piccolo", "tarocchini-word-un-trionfo-che-rifiuta-con-un-piccolo"),
    entry(Word::DueTrionfi, Time::Dealer, false, "due trionfi con una stanella", "tarocchini-word-due-trionfi-con-una-stanella"),
    entry(Word::Duro, Time::All, false, "duro", "tarocchini-word-duro"),
];

impl Word {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Word> {
        WORDS.iter().map(|entry| entry.word)
    }

    /// Those of one time.
    pub fn of_time(time: Time) -> impl Iterator<Item = Word> {
        WORDS.iter().filter(move |entry| entry.time == time).map(|entry| entry.word)
    }

    fn entry(self) -> &'static Entry {
        &WORDS[self as usize]
    }

    /// What is said, as the records have it between quotes.
    pub fn text(self) -> &'static str {
        self.entry().text
    }

    /// Its key in the translations.
    pub fn key(self) -> &'static str {
        self.entry().key
    }

    /// When it is said.
    pub fn time(self) -> Time {
        self.entry().time
    }

    /// Is it one of those that should not be suffered?
    pub fn is_abuse(self) -> bool {
        self.entry().abuse
    }

    /// Is it older than talking: *sminchi*, a knock in the middle of the table or at its side, a card drawn back?
    pub fn is_ancient(self) -> bool {
        matches!(self, Word::Sminchi | Word::Batto | Word::Indietro | Word::AMe | Word::TiroAMe)
            || matches!(self, Word::HoCattivo | Word::FateAMonte | Word::Regolatevi)
    }

    /// The word of a text.
    pub fn of_text(text: &str) -> Option<Word> {
        WORDS.iter().find(|entry| entry.text == text).map(|entry| entry.word)
    }
}

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

    #[test]
    fn the_list_is_in_the_order_of_the_words() {
        for (n, word) in Word::all().enumerate() {
            assert_eq!(word as usize, n);
            assert_eq!(Word::of_text(word.text()), Some(word));
        }
    }

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
