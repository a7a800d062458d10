//! What a level of the Tarocchini may say, and which options go together.

use super::honour;
use crate::rules::game::Setting;
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Side};
use serde::{Deserialize, Serialize};

/// Which of the games is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The Partita: four, two against two.
    Partita,
    /// The Partita of six, three against three.
    Sei,
    /// Partita hand by hand, without honours.
    Partitaccia,
    /// Two, to a thousand.
    Milloni,
    /// Two, five cards, one plate.
    Cinquina,
    /// Four or two, five cards, to a hundred.
    Centini,
    /// Three or two, ten cards, to 45.
    Quarantacinque,
    /// Two, ten cards, to 70, with bids on the last trick.
    Settanta,
    /// Five or more; the fewest points win.
    Mattaccia,
    /// Two; cards are drawn as they are played.
    Lecchini,
    /// Three or two; cards on the table are taken.
    Calini,
    /// Two, five cards; who takes a good card says so.
    Toppa,
}

/// How points are written down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counting {
    /// Point by point.
    Exact,
    /// To tens.
    Rounded,
}

/// What a sitting of Partita goes by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Plate {
    /// A plate for each side, to 150.
    Match,
    /// One plate for both, without end: *a pesi*.
    Pesi,
}

/// How much is accused again when a card is drawn (Lecchini).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Accusing {
    /// Everything in the hand.
    Generous,
    /// What rose.
    Economic,
}

/// How long a sitting of Lecchini is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// A hand.
    Hand,
    /// To 150 Partite.
    Match,
}

/// A level of the Tarocchini; in play it is the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The game.
    pub game: Kind,
    /// How many play.
    pub players: u8,
    /// *Come vuole* may be said (an abuse, cap. I).
    pub come_vuole: bool,
    /// The words marked with an asterisk may be said (cap. IX).
    pub abuses: bool,
    /// Nothing may be said but *sminchi*; one may knock and draw the card back (introduction).
    pub silence: bool,
    /// Honours by the ancient columns (cap. VIII).
    pub ancient: bool,
    /// Two plates or one.
    pub plate: Plate,
    /// Faults may be committed, claimed and paid; marks are laid by hand (the Capitoli).
    pub rigour: bool,
    /// Exact or to tens.
    pub counting: Counting,
    /// Each hand is a game (Quarantacinque).
    pub every_hand: bool,
    /// Each further ten points another game (Quarantacinque).
    pub vicious: bool,
    /// Generous or economic (Lecchini).
    pub accusing: Accusing,
    /// A hand or a match (Lecchini).
    pub length: Length,
    /// Who is not told *toppa* may say *toppa a voi*.
    pub toppa_a_voi: bool,
    /// 600 points and more are paid as in Partita (Partitaccia).
    pub hundreds: bool,
    /// Hands in a sitting, where each is a game; 0: until the players agree to stop.
    pub hands: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            game: Kind::Partita,
            players: 4,
            come_vuole: true,
            abuses: false,
            silence: false,
            ancient: false,
            plate: Plate::Match,
            rigour: false,
            counting: Counting::Exact,
            every_hand: false,
            vicious: false,
            accusing: Accusing::Generous,
            length: Length::Hand,
            toppa_a_voi: false,
            hundreds: false,
            hands: 4,
        }
    }
}

const SWITCH: [&str; 2] = ["off", "on"];
const PLATE: [&str; 2] = ["match", "pesi"];
const COUNTING: [&str; 2] = ["exact", "rounded"];
const ACCUSING: [&str; 2] = ["generous", "economic"];
const LENGTH: [&str; 2] = ["hand", "match"];
const HANDS: [&str; 4] = ["agreement", "1", "4", "12"];

impl Options {
    /// Is the level possible?
    ///
    /// # Errors
    /// A number of players the game is not made for, or of hands that cannot be chosen.
    pub fn check(&self) -> Result<(), Reason> {
        let players = match self.game {
            Kind::Partita | Kind::Partitaccia => &[4_u8][..],
            Kind::Sei => &[6],
            Kind::Centini => &[2, 4],
            Kind::Quarantacinque | Kind::Calini => &[2, 3],
            Kind::Mattaccia => &[5, 6, 7],
            Kind::Milloni | Kind::Cinquina | Kind::Settanta | Kind::Lecchini | Kind::Toppa => &[2],
        };
        if !players.contains(&self.players) {
            return Err(Reason::new("level-error-tarocchini-players").number("count", self.players));
        }
        let counted = HANDS.iter().any(|word| hands_of(word) == Some(self.hands));
        if counted { Ok(()) } else { Err(Reason::new("level-error-tarocchini-hands").number("count", self.hands)) }
    }

    /// Is this the Partita, of four or of six?
    pub fn is_partita(&self) -> bool {
        matches!(self.game, Kind::Partita | Kind::Sei)
    }

    /// Do partners speak to each other?
    pub fn has_words(&self) -> bool {
        self.is_partita() || self.game == Kind::Partitaccia
    }

    /// Are there two sides of several seats each?
    pub fn has_partners(&self) -> bool {
        self.has_words() || self.game == Kind::Centini && self.players == 4
    }

    /// Does the dealer take two cards more and lay two aside?
    pub fn has_discard(&self) -> bool {
        self.has_words() || self.game == Kind::Milloni
    }

    /// May combinations be declared?
    pub fn has_declarations(&self) -> bool {
        !matches!(self.game, Kind::Mattaccia | Kind::Calini)
    }

    /// Is everything declared and counted written in tens?
    pub fn is_rounded(&self) -> bool {
        match self.game {
            Kind::Partita | Kind::Sei | Kind::Partitaccia | Kind::Milloni | Kind::Lecchini => true,
            Kind::Quarantacinque | Kind::Settanta => self.counting == Counting::Rounded,
            _ => false,
        }
    }

    /// Are the points of captured cards written in tens too?
    pub fn rounds_cards(&self) -> bool {
        self.is_rounded() && matches!(self.game, Kind::Quarantacinque | Kind::Settanta | Kind::Milloni)
    }

    /// Is each hand a game, so that the sitting has as many as the options say?
    pub fn is_hand_by_hand(&self) -> bool {
        match self.game {
            Kind::Cinquina | Kind::Mattaccia | Kind::Calini | Kind::Toppa | Kind::Partitaccia => true,
            Kind::Quarantacinque => self.every_hand,
            Kind::Partita | Kind::Sei => self.plate == Plate::Pesi,
            _ => false,
        }
    }

    /// Is there one plate for both?
    pub fn has_one_plate(&self) -> bool {
        self.game == Kind::Cinquina || self.is_partita() && self.plate == Plate::Pesi
    }

    /// The points that win a race.
    pub fn goal(&self) -> Option<u16> {
        match self.game {
            Kind::Centini => Some(100),
            Kind::Quarantacinque if !self.every_hand => Some(45),
            Kind::Settanta => Some(70),
            Kind::Milloni => Some(1000),
            _ => None,
        }
    }

    /// Does a player win by saying that he has?
    pub fn has_claims(&self) -> bool {
        match self.game {
            Kind::Quarantacinque => !self.every_hand,
            Kind::Settanta => self.counting == Counting::Exact,
            _ => false,
        }
    }

    /// Cards of a hand when play begins.
    pub fn hand(&self) -> u8 {
        match self.game {
            Kind::Partita | Kind::Partitaccia => 15,
            Kind::Sei | Kind::Quarantacinque | Kind::Settanta | Kind::Lecchini => 10,
            Kind::Milloni => 20,
            Kind::Cinquina | Kind::Centini | Kind::Toppa => 5,
            Kind::Mattaccia => 62 / self.players.max(1),
            Kind::Calini => 3,
        }
    }

    /// How many sides there are.
    pub fn sides(&self) -> u8 {
        if self.has_partners() { 2 } else { self.players }
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        Side(seat.0 % self.sides().max(1))
    }

    /// The table of honours.
    pub fn honours(&self) -> honour::Table {
        let ancient = self.ancient || self.plate == Plate::Pesi;
        honour::Table { ancient, six: self.game == Kind::Sei }
    }

    /// The options a player may set.
    pub fn settings(&self) -> Vec<Setting> {
        let mut settings = Vec::new();
        let mut add = |key, value: &str, choices: &[&'static str]| {
            settings.push(Setting { key, value: value.to_owned(), choices: choices.to_vec() });
        };
        let switch = |on: bool| SWITCH[usize::from(on)];
        if self.is_partita() {
            add("come_vuole", switch(self.come_vuole), &SWITCH);
        }
        if self.has_words() {
            add("silence", switch(self.silence), &SWITCH);
            if !self.silence {
                add("abuses", switch(self.abuses), &SWITCH);
            }
        }
        if self.is_partita() {
            add("plate", PLATE[self.plate as usize], &PLATE);
            if self.plate == Plate::Match {
                add("ancient", switch(self.ancient), &SWITCH);
            }
            add("rigour", switch(self.rigour), &SWITCH);
        }
        if matches!(self.game, Kind::Quarantacinque | Kind::Settanta) {
            add("counting", COUNTING[self.counting as usize], &COUNTING);
        }
        match self.game {
            Kind::Quarantacinque => {
                add("every_hand", switch(self.every_hand), &SWITCH);
                add("vicious", switch(self.vicious), &SWITCH);
            }
            Kind::Lecchini => {
                add("accusing", ACCUSING[self.accusing as usize], &ACCUSING);
                add("length", LENGTH[self.length as usize], &LENGTH);
            }
            Kind::Toppa => add("toppa_a_voi", switch(self.toppa_a_voi), &SWITCH),
            Kind::Partitaccia => add("hundreds", switch(self.hundreds), &SWITCH),
            _ => {}
        }
        if self.is_hand_by_hand() {
            let hands = if self.hands == 0 { HANDS[0].to_owned() } else { self.hands.to_string() };
            add("hands", &hands, &HANDS);
        }
        settings
    }

    /// Sets one option by the words of records; `false` if there is no such option or value.
    pub fn set(&mut self, key: &str, value: &str) -> bool {
        if !self.settings().iter().any(|setting| setting.key == key && setting.choices.contains(&value)) {
            return false;
        }
        let nth = |words: &[&str]| words.iter().position(|&word| word == value).unwrap_or_default();
        let on = value == SWITCH[1];
        match key {
            "come_vuole" => self.come_vuole = on,
            "silence" => (self.silence, self.abuses) = (on, self.abuses && !on),
            "abuses" => self.abuses = on,
            "plate" => {
                self.plate = [Plate::Match, Plate::Pesi][nth(&PLATE)];
                // The single plate has the ancient columns anyway.
                self.ancient &= self.plate == Plate::Match;
            }
            "ancient" => self.ancient = on,
            "rigour" => self.rigour = on,
            "counting" => self.counting = [Counting::Exact, Counting::Rounded][nth(&COUNTING)],
            "every_hand" => self.every_hand = on,
            "vicious" => self.vicious = on,
            "accusing" => self.accusing = [Accusing::Generous, Accusing::Economic][nth(&ACCUSING)],
            "length" => self.length = [Length::Hand, Length::Match][nth(&LENGTH)],
            "toppa_a_voi" => self.toppa_a_voi = on,
            "hundreds" => self.hundreds = on,
            _ => self.hands = hands_of(value).unwrap_or_default(),
        }
        true
    }
}

fn hands_of(word: &str) -> Option<u8> {
    if word == HANDS[0] { Some(0) } else { word.parse().ok() }
}
