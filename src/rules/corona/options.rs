//! What a level of La Corona may say, and which options go together.

use crate::rules::game::Setting;
use crate::rules::reason::Reason;
use crate::rules::seat::{Player, Seat, Seating, Seats, Side};
use serde::{Deserialize, Serialize};

/// A corner of the board, and the seat whose squadron camps there; numbered as they follow counter-clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Corner {
    /// South-west: white.
    A1,
    /// South-east: black.
    Q1,
    /// North-east: vermilion.
    Q17,
    /// North-west: turquoise.
    A17,
}

impl Corner {
    /// All four, in the order of the seats.
    pub const ALL: [Corner; 4] = [Corner::A1, Corner::Q1, Corner::Q17, Corner::A17];

    /// The seat there.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The word of records and level files.
    pub fn word(self) -> &'static str {
        SEAT_NAMES[self as usize]
    }
}

/// The words of the seats.
pub(super) const SEAT_NAMES: [&str; 4] = ["a1", "q1", "q17", "a17"];

/// Who plays for whom (cap. IX).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Players {
    /// Four, two against two, partners opposite.
    Partnership,
    /// Four, each for himself.
    EachForHimself,
    /// Three; one corner stays empty.
    Three,
    /// Two with a squadron each, in opposite corners.
    Duel,
    /// Two with two squadrons each, in opposite corners, which move in turn as four.
    TwoSquadrons,
}

/// In which order the squadrons move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// To the right, as in Italy.
    Counterclockwise,
    /// To the left.
    Clockwise,
}

impl Order {
    const WORDS: [&str; 2] = ["counterclockwise", "clockwise"];

    fn word(self) -> &'static str {
        Order::WORDS[self as usize]
    }
}

/// A level of La Corona.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who plays for whom.
    pub players: Players,
    /// With three players: the corner that stays empty.
    pub empty: Corner,
    /// The irregular movements (cap. VII): Ram, Signifer, Dragon, Histrion.
    pub irregular: bool,
    /// Each player declares before play whether his Histrion prefers the Amazon to the Knight (cap. VIII).
    pub amazon_before_knight: bool,
    /// The Centaur also leaps two squares diagonally, as the author's example has it (cap. VI).
    pub centaur_strikes_ram_square: bool,
    /// Each player lays his squadron out as he likes within his camp (cap. V).
    pub free_array: bool,
    /// Touched is moved, and an attempt at an illegal move costs the piece (cap. IX).
    pub rigour: bool,
    /// Seats that `rigour` does not bind.
    pub exempt: Vec<Corner>,
    /// The order of play.
    pub order: Order,
    /// Who begins; nobody named: by lot.
    pub first: Option<Corner>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: Players::Partnership,
            empty: Corner::A17,
            irregular: true,
            amazon_before_knight: false,
            centaur_strikes_ram_square: false,
            free_array: false,
            rigour: false,
            exempt: Vec::new(),
            order: Order::Counterclockwise,
            first: None,
        }
    }
}

const EXEMPT: [&str; 4] = ["exempt_a1", "exempt_q1", "exempt_q17", "exempt_a17"];
const SWITCH: [&str; 2] = ["off", "on"];
const LOT: &str = "lot";

impl Options {
    /// The corners squadrons camp in.
    pub fn corners(&self) -> impl Iterator<Item = Corner> + use<> {
        let (players, empty) = (self.players, self.empty);
        Corner::ALL.into_iter().filter(move |&corner| match players {
            Players::Three => corner != empty,
            Players::Duel => matches!(corner, Corner::A1 | Corner::Q17),
            _ => true,
        })
    }

    /// Is the level possible?
    ///
    /// # Errors
    /// A seat named that nobody plays from.
    pub fn check(&self) -> Result<(), Reason> {
        let nobody = |corner: &Corner| !self.corners().any(|taken| taken == *corner);
        match self.first.iter().chain(&self.exempt).find(|corner| nobody(corner)) {
            Some(corner) => Err(Reason::new("level-error-empty-corner").text("square", corner.word())),
            None => Ok(()),
        }
    }

    /// The options a player may set.
    pub fn settings(&self) -> Vec<Setting> {
        let setting = |key, value: &str, choices| Setting { key, value: value.to_owned(), choices };
        let mut settings = Vec::new();
        let mut switch = |key, on: bool| settings.push(setting(key, SWITCH[usize::from(on)], SWITCH.to_vec()));
        switch("irregular", self.irregular);
        if self.irregular {
            switch("amazon_before_knight", self.amazon_before_knight);
        }
        switch("centaur_strikes_ram_square", self.centaur_strikes_ram_square);
        switch("free_array", self.free_array);
        switch("rigour", self.rigour);
        if self.rigour {
            self.corners().for_each(|corner| switch(EXEMPT[corner as usize], self.exempt.contains(&corner)));
        }
        if self.players == Players::Three {
            let named = |corner: &Corner| self.first == Some(*corner) || self.exempt.contains(corner);
            let choices = Corner::ALL.into_iter().filter(|corner| !named(corner)).map(Corner::word).collect();
            settings.push(setting("empty", self.empty.word(), choices));
        }
        if self.players != Players::Duel {
            settings.push(setting("order", self.order.word(), Order::WORDS.to_vec()));
        }
        let first = [LOT].into_iter().chain(self.corners().map(Corner::word)).collect();
        settings.push(setting("first", self.first.map_or(LOT, Corner::word), first));
        settings
    }

    /// Sets one option by the words of records; `false` if there is no such option or value.
    pub fn set(&mut self, key: &str, value: &str) -> bool {
        let on = SWITCH.iter().position(|&word| word == value).map(|n| n == 1);
        let corner = Corner::ALL.into_iter().find(|corner| corner.word() == value);
        match (key, on, corner) {
            ("irregular", Some(on), _) => self.irregular = on,
            ("amazon_before_knight", Some(on), _) => self.amazon_before_knight = on,
            ("centaur_strikes_ram_square", Some(on), _) => self.centaur_strikes_ram_square = on,
            ("free_array", Some(on), _) => self.free_array = on,
            ("rigour", Some(on), _) => self.rigour = on,
            ("empty", _, Some(corner)) => self.empty = corner,
            ("first", _, Some(corner)) => self.first = Some(corner),
            ("first", _, None) if value == LOT => self.first = None,
            ("order", ..) if value == Order::Counterclockwise.word() => self.order = Order::Counterclockwise,
            ("order", ..) if value == Order::Clockwise.word() => self.order = Order::Clockwise,
            (_, Some(on), _) => match EXEMPT.iter().position(|&exempt| exempt == key) {
                Some(n) => {
                    self.exempt = Corner::ALL
                        .into_iter()
                        .filter(|&corner| if corner as usize == n { on } else { self.exempt.contains(&corner) })
                        .collect();
                }
                None => return false,
            },
            _ => return false,
        }
        true
    }

    /// Who sits in the corners, in the order of the seats.
    pub fn seating(&self) -> Seating {
        (0..).zip(self.corners()).map(|(nth, corner)| (corner.seat(), Player(self.shared(nth)))).collect()
    }

    /// With two squadrons each, every second one is the same player's.
    fn shared(&self, nth: u8) -> u8 {
        if self.players == Players::TwoSquadrons { nth % 2 } else { nth }
    }

    /// What of it a game in progress needs.
    pub(super) fn rules(&self) -> Rules {
        let mut sides = [Side(0); 4];
        for (nth, corner) in (0..).zip(self.corners()) {
            let together = matches!(self.players, Players::Partnership | Players::TwoSquadrons);
            sides[corner as usize] = Side(if together { nth % 2 } else { nth });
        }
        Rules {
            seating: self.seating(),
            seats: self.corners().map(Corner::seat).collect(),
            sides,
            irregular: self.irregular,
            amazon_choice: self.amazon_before_knight && self.irregular,
            centaur_square: self.centaur_strikes_ram_square,
            free_array: self.free_array,
            rigour: self.rigour,
            exempt: self.exempt.iter().map(|corner| corner.seat()).collect(),
            clockwise: self.order == Order::Clockwise,
            first: self.first.map(Corner::seat),
        }
    }
}

/// The rules of a game in progress: the options, flat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// Who sits in which corner.
    pub seating: Seating,
    /// The corners with a squadron.
    pub seats: Seats,
    /// The side of each seat.
    pub sides: [Side; 4],
    /// Ram, Signifer, Dragon and Histrion move irregularly too.
    pub irregular: bool,
    /// Each player says before play whether the Amazon goes before the Knight.
    pub amazon_choice: bool,
    /// The Centaur leaps two squares diagonally too.
    pub centaur_square: bool,
    /// The squadrons are laid out freely.
    pub free_array: bool,
    /// Touched is moved; an illegal try costs the piece.
    pub rigour: bool,
    /// The seats that `rigour` does not bind.
    pub exempt: Seats,
    /// Play goes to the left.
    pub clockwise: bool,
    /// Who begins; `None`: by lot.
    pub first: Option<Seat>,
}

impl Rules {
    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.sides[seat.index() & 3]
    }

    /// The seats that may be captured by this one.
    pub(super) fn foes(&self, seat: Seat) -> Seats {
        self.seating.iter().filter(|&other| self.side(other) != self.side(seat)).collect()
    }

    /// The corner that moves after this one, whether there is a squadron or not.
    pub(super) fn next_corner(&self, seat: Seat) -> Seat {
        seat.next(if self.clockwise { 3 } else { 1 }, 4)
    }

    /// The seats in the order of play, beginning with this one.
    pub(super) fn round(&self, from: Seat) -> impl Iterator<Item = Seat> + '_ {
        std::iter::successors(Some(from), |&seat| Some(self.next_corner(seat)))
            .take(4)
            .filter(|&seat| self.seats.contains(seat))
    }
}
