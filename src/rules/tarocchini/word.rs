//! The words partners may say to each other (cap. IX): *giuochi*. Each has its time, and must be true.

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
}
