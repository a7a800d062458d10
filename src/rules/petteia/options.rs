//! What a level of Petteia may say, and which options go together.

use super::board::{At, Board, Kind, Paces, RANKS};
use crate::rules::game::Setting;
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Side};
use serde::{Deserialize, Serialize};

/// A colour; also the seat and the side of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The Athenians, who move first: seat 0.
    White,
    /// The Spartans: seat 1.
    Black,
}

impl Colour {
    /// Both, in the order of the seats.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    /// The other one.
    pub fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// Its place in arrays kept by colour.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The seat that moves it.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side it is.
    pub fn side(self) -> Side {
        Side(self as u8)
    }

    /// The colour a seat moves.
    pub fn of(seat: Seat) -> Colour {
        if seat == Colour::White.seat() { Colour::White } else { Colour::Black }
    }

    /// The key of its name in the translations.
    pub(super) fn name_key(self) -> &'static str {
        ["seat-white", "seat-black"][self.index()]
    }

    /// The word of records and level files.
    pub fn word(self) -> &'static str {
        super::notation::SEAT_NAMES[self.index()]
    }

    /// The nth rank before its army, from 0; its own last rank is the enemy's first.
    pub fn rank(self, nth: usize) -> usize {
        if self == Colour::White { nth } else { RANKS - 1 - nth }
    }
}

/// One of the nine games (l.139 to l.167).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Twelve men a side.
    Petteia,
    /// The same on a board of eight files.
    MikraPetteia,
    /// The same with a die.
    Kubeia,
    /// Twenty-four men a side.
    DiplasiaPetteia,
    /// The same with two dice.
    DiplasiaKubeia,
    /// Twenty-four men and a basileus a side.
    BasilikePetteia,
    /// The same with two dice.
    BasilikeKubeia,
    /// With breakthrough, and capture of the basileus by classes.
    #[default]
    NeaPetteia,
    /// The same with two dice.
    NeaKubeia,
}

impl Variant {
    /// All nine, in the order of the text.
    pub const ALL: [Variant; 9] = [
        Variant::Petteia,
        Variant::MikraPetteia,
        Variant::Kubeia,
        Variant::DiplasiaPetteia,
        Variant::DiplasiaKubeia,
        Variant::BasilikePetteia,
        Variant::BasilikeKubeia,
        Variant::NeaPetteia,
        Variant::NeaKubeia,
    ];

    /// Files of the board.
    pub fn width(self) -> usize {
        if self == Variant::MikraPetteia { 8 } else { 12 }
    }

    /// How many dice are thrown before a move.
    pub fn dice(self) -> usize {
        match self {
            Variant::Kubeia => 1,
            Variant::DiplasiaKubeia | Variant::BasilikeKubeia | Variant::NeaKubeia => 2,
            _ => 0,
        }
    }

    /// Does an army fill one rank only?
    pub fn is_simple(self) -> bool {
        matches!(self, Variant::Petteia | Variant::MikraPetteia | Variant::Kubeia)
    }

    /// Has each army a basileus?
    pub fn has_basileus(self) -> bool {
        self.is_nea() || matches!(self, Variant::BasilikePetteia | Variant::BasilikeKubeia)
    }

    /// Is the game won by a breakthrough, and the basileus taken by classes only (l.163)?
    pub fn is_nea(self) -> bool {
        matches!(self, Variant::NeaPetteia | Variant::NeaKubeia)
    }
}

/// What comes of trying an illegal move (the eighth way to lose).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// It is refused in words and binds to nothing.
    #[default]
    Refused,
    /// The piece must move, if it can (8b).
    Ritentare,
    /// The game is lost (8).
    Ignoranza,
}

/// What the payment die is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// Nobody pays.
    #[default]
    None,
    /// One die is thrown for each piece captured.
    One,
    /// Two dice are.
    Two,
}

impl Payment {
    /// How many dice are thrown for a piece.
    pub fn dice(self) -> u8 {
        self as u8
    }
}

/// A level of Petteia: one of the nine games with its options.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which game.
    pub variant: Variant,
    /// The one rank of a simple game is of hoplites instead of peltasts (l.115).
    pub hoplites: bool,
    /// Who captures the enemy basileus has won.
    pub sbando: bool,
    /// Who can capture must (l.163).
    pub compulsory: bool,
    /// The captor throws for coins (l.151).
    pub pay_dice: Payment,
    /// What comes of trying an illegal move.
    pub illegal: Illegal,
}

const SWITCH: [&str; 2] = ["off", "on"];
const PAYMENT: [&str; 3] = ["none", "one", "two"];
const ILLEGAL: [&str; 3] = ["refused", "ritentare", "ignoranza"];

impl Options {
    /// Is the level possible?
    ///
    /// # Errors
    /// An option that this game does not have.
    pub fn check(&self) -> Result<(), Reason> {
        let plain = Options { variant: self.variant, ..Options::default() };
        let stray = [
            ("hoplites", self.hoplites != plain.hoplites),
            ("sbando", self.sbando != plain.sbando),
            ("compulsory", self.compulsory != plain.compulsory),
            ("pay_dice", self.pay_dice != plain.pay_dice),
        ];
        match stray.into_iter().find(|(key, changed)| *changed && !self.admits(key)) {
            Some((key, _)) => Err(Reason::new("level-error-petteia-option").text("found", key)),
            None => Ok(()),
        }
    }

    /// Has this game the option?
    fn admits(&self, key: &str) -> bool {
        match key {
            "hoplites" => self.variant.is_simple(),
            "sbando" => self.variant.has_basileus(),
            "compulsory" => self.variant.is_nea(),
            "pay_dice" => self.variant == Variant::DiplasiaKubeia,
            "illegal" => true,
            _ => false,
        }
    }

    /// The options a player may set in this game.
    pub fn settings(&self) -> Vec<Setting> {
        let switch = |key, on: bool| (key, SWITCH[usize::from(on)], SWITCH.as_slice());
        let all = [
            switch("hoplites", self.hoplites),
            switch("sbando", self.sbando),
            switch("compulsory", self.compulsory),
            ("pay_dice", PAYMENT[self.pay_dice as usize], PAYMENT.as_slice()),
            ("illegal", ILLEGAL[self.illegal as usize], ILLEGAL.as_slice()),
        ];
        let admitted = all.into_iter().filter(|(key, ..)| self.admits(key));
        admitted
            .map(|(key, value, choices)| Setting { key, value: value.to_owned(), choices: choices.to_vec() })
            .collect()
    }

    /// Sets one option by the words of records; `false` if this game has no such option or value.
    pub fn set(&mut self, key: &str, value: &str) -> bool {
        let nth = |words: &[&str]| words.iter().position(|word| *word == value);
        let on = nth(&SWITCH).map(|nth| nth == 1);
        match (key, on) {
            _ if !self.admits(key) => return false,
            ("hoplites", Some(on)) => self.hoplites = on,
            ("sbando", Some(on)) => self.sbando = on,
            ("compulsory", Some(on)) => self.compulsory = on,
            ("pay_dice", _) => match nth(&PAYMENT) {
                Some(nth) => self.pay_dice = [Payment::None, Payment::One, Payment::Two][nth],
                None => return false,
            },
            ("illegal", _) => match nth(&ILLEGAL) {
                Some(nth) => self.illegal = [Illegal::Refused, Illegal::Ritentare, Illegal::Ignoranza][nth],
                None => return false,
            },
            _ => return false,
        }
        true
    }

    /// The first array (l.115 to l.133).
    pub fn array(&self) -> Board {
        let mut board = Board::empty(self.variant.width());
        let ranks: &[Kind] = match (self.variant.is_simple(), self.hoplites) {
            (true, false) => &[Kind::Peltast],
            (true, true) => &[Kind::Hoplite],
            (false, _) => &[Kind::Hoplite, Kind::Peltast],
        };
        for colour in Colour::BOTH {
            for (nth, &kind) in ranks.iter().enumerate() {
                (0..board.width()).for_each(|file| board.put(colour, kind, At::new(file, colour.rank(nth))));
            }
            if self.variant.has_basileus() {
                // Zeta of White, eta of Black: in the middle, but not quite face to face.
                let file = if colour == Colour::White { 5 } else { 6 };
                board.put(colour, Kind::Basileus, At::new(file, colour.rank(2)));
            }
        }
        board
    }

    /// How far a piece of a kind may go with this throw, the higher die first; without dice as far as it likes
    /// (l.143, l.151, l.159).
    pub fn paces(&self, kind: Kind, [high, low]: [u8; 2]) -> Paces {
        match (self.variant.dice(), kind) {
            (0, _) => Paces::FREE,
            (1, _) | (_, Kind::Peltast) => Paces::up_to(high),
            (_, Kind::Hoplite) => Paces::up_to(low),
            // The move of Hermes.
            (_, Kind::Basileus) => Paces::up_to(low).or(high),
        }
    }

    /// How far any piece may go under the luckiest throw.
    pub fn widest(&self) -> Paces {
        if self.variant.dice() == 0 { Paces::FREE } else { Paces::WIDEST }
    }
}
