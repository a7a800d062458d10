//! What a level of the King's Table may say, and which options go together.

use super::board::{At, Board, MOST};
use super::notation::name;
use crate::rules::game::Setting;
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Side};
use serde::{Deserialize, Serialize};

/// The most men a board holds beside the King.
pub const MOST_MEN: usize = 72;

/// A colour; also the seat and the side of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The enemies: seat 0.
    Black,
    /// The King and his escort: seat 1.
    White,
}

impl Colour {
    /// Both, in the order of the seats.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    /// The other one.
    pub fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
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
        if seat == Colour::Black.seat() { Colour::Black } else { Colour::White }
    }

    /// The word of records and level files.
    pub fn word(self) -> &'static str {
        ["black", "white"][self.index()]
    }
}

/// What a die thrown before each turn decides (l.28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Die {
    /// No die.
    #[default]
    None,
    /// A piece moves at most so many squares.
    Upto,
    /// A piece moves exactly so many squares.
    Exact,
    /// Even: move as usual; odd: the turn is skipped.
    Parity,
}

impl Die {
    const WORDS: [(Die, &'static str); 4] =
        [(Die::None, "none"), (Die::Upto, "upto"), (Die::Exact, "exact"), (Die::Parity, "parity")];

    fn word(self) -> &'static str {
        Die::WORDS[self as usize].1
    }

    /// Does it limit how far a piece goes?
    pub fn counts_squares(self) -> bool {
        matches!(self, Die::Upto | Die::Exact)
    }
}

/// A level of the King's Table: a board and the options it is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The rows from the top: `t` a black man, `T` a white man, `K` the King on his Throne, `x` a corner, `.` empty.
    pub layout: Vec<String>,
    /// Who moves first.
    pub first: Colour,
    /// May men cross the empty Throne (l.16)?
    pub men_cross_throne: bool,
    /// A draw after so many turns in a row without a lost man.
    pub quiet_limit: u16,
    /// Every piece moves one square only (l.27).
    pub step: bool,
    /// A man that ends his own move between two enemies is lost (l.27).
    pub no_safe_entry: bool,
    /// A die before each turn (l.28).
    pub die: Die,
    /// One game, or the match of two with the colours exchanged (l.25).
    pub games: u8,
    /// In the match the games won decide before the men lost.
    pub wins_first: bool,
}

impl Default for Options {
    fn default() -> Self {
        let rows = [
            "x..ttttt..x",
            ".....t.....",
            "...........",
            "t....T....t",
            "t...TTT...t",
            "tt.TTKTT.tt",
            "t...TTT...t",
            "t....T....t",
            "...........",
            ".....t.....",
            "x..ttttt..x",
        ];
        Options {
            layout: rows.map(str::to_owned).to_vec(),
            first: Colour::Black,
            men_cross_throne: false,
            quiet_limit: 100,
            step: false,
            no_safe_entry: false,
            die: Die::None,
            games: 1,
            wins_first: false,
        }
    }
}

impl Options {
    /// Squares along an edge.
    pub fn size(&self) -> usize {
        self.layout.len()
    }

    fn admits_step(&self) -> bool {
        self.size() <= 9
    }

    fn admits_no_safe_entry(&self) -> bool {
        self.size() >= 11
    }

    /// Is the level possible?
    ///
    /// # Errors
    /// What is wrong with the layout or with the options together.
    pub fn check(&self) -> Result<(), Reason> {
        self.check_layout()?;
        let range = |found: u16, expected: &'static str| {
            Err(Reason::new("level-error-value").text("found", found.to_string()).text("expected", expected))
        };
        if self.quiet_limit == 0 {
            return range(0, "1..");
        }
        if !(1..=2).contains(&self.games) {
            return range(self.games.into(), "1, 2");
        }
        if self.step && !self.admits_step() {
            return Err(Reason::new("level-error-step-board").source("l.27"));
        }
        if self.no_safe_entry && !self.admits_no_safe_entry() {
            return Err(Reason::new("level-error-entry-board").source("l.27"));
        }
        if self.step && self.die.counts_squares() {
            return Err(Reason::new("level-error-step-die").source("l.28"));
        }
        Ok(())
    }

    fn check_layout(&self) -> Result<(), Reason> {
        let size = self.size();
        if !(7..=MOST).contains(&size) || size.is_multiple_of(2) {
            return Err(Reason::new("level-error-size").source("l.8"));
        }
        let mut men = [0; 2];
        let mut kings = 0;
        for (row, line) in self.layout.iter().enumerate() {
            let found = line.chars().count();
            if found != size {
                let reason = Reason::new("level-error-row").number("row", row as i64 + 1);
                return Err(reason.number("found", found as i64).number("expected", size as i64));
            }
            for (column, sign) in line.chars().enumerate() {
                let at = At::new(size - row, column + 1);
                let board = Board::empty(size);
                let marked = board.is_corner(at) || at == board.throne();
                match sign {
                    'K' if at == board.throne() => kings += 1,
                    'x' if board.is_corner(at) => {}
                    '.' if !marked => {}
                    't' if !marked => men[Colour::Black.index()] += 1,
                    'T' if !marked => men[Colour::White.index()] += 1,
                    't' | 'T' => return Err(Reason::new("level-error-marked-square").text("square", name(at))),
                    '.' if at == board.throne() => {}
                    _ => return Err(Reason::new("level-error-layout-sign").text("found", sign.to_string())),
                }
            }
        }
        if kings != 1 {
            return Err(Reason::new("level-error-king").number("count", kings).source("l.11"));
        }
        if men[Colour::Black.index()] == 0 {
            return Err(Reason::new("level-error-no-men").key("seat", "seat-black"));
        }
        if men[0] + men[1] > MOST_MEN {
            return Err(Reason::new("level-error-many-men").number("count", MOST_MEN as i64));
        }
        Ok(())
    }

    /// The options a player may set on this board.
    pub fn settings(&self) -> Vec<Setting> {
        let switch = |on: bool| if on { "on" } else { "off" };
        let setting = |key, value: &str, choices| Setting { key, value: value.to_owned(), choices };
        let mut settings = Vec::new();
        if self.admits_step() {
            let choices = if self.die.counts_squares() { vec!["off"] } else { vec!["off", "on"] };
            settings.push(setting("step", switch(self.step), choices));
        }
        if self.admits_no_safe_entry() {
            settings.push(setting("no_safe_entry", switch(self.no_safe_entry), vec!["off", "on"]));
        }
        let dice = Die::WORDS.into_iter().filter(|(die, _)| !(self.step && die.counts_squares()));
        settings.push(setting("die", self.die.word(), dice.map(|(_, word)| word).collect()));
        settings.push(setting("games", if self.games == 2 { "two" } else { "one" }, vec!["one", "two"]));
        if self.games == 2 {
            settings.push(setting("wins_first", switch(self.wins_first), vec!["off", "on"]));
        }
        settings
    }

    /// Sets one option by the words of records; `false` if there is no such option or value.
    pub fn set(&mut self, key: &str, value: &str) -> bool {
        let switch = match value {
            "off" => Some(false),
            "on" => Some(true),
            _ => None,
        };
        match (key, switch, value) {
            ("step", Some(on), _) => self.step = on,
            ("no_safe_entry", Some(on), _) => self.no_safe_entry = on,
            ("wins_first", Some(on), _) => self.wins_first = on,
            ("games", _, "one") => self.games = 1,
            ("games", _, "two") => self.games = 2,
            ("die", _, _) => match Die::WORDS.into_iter().find(|(_, word)| *word == value) {
                Some((die, _)) => self.die = die,
                None => return false,
            },
            _ => return false,
        }
        true
    }

    /// What of it a game in progress needs.
    pub(super) fn rules(&self) -> Rules {
        Rules {
            size: self.size() as u8,
            first: self.first,
            men_cross_throne: self.men_cross_throne,
            quiet_limit: self.quiet_limit,
            step: self.step,
            no_safe_entry: self.no_safe_entry,
            die: self.die,
            games: self.games,
            wins_first: self.wins_first,
        }
    }

    /// The first array.
    pub(super) fn array(&self) -> Board {
        let mut board = Board::empty(self.size());
        for (rank, row) in (1..).zip(self.layout.iter().rev()) {
            for (file, letter) in (1..).zip(row.chars()) {
                match letter {
                    't' => board.put(Colour::Black, At::new(rank, file)),
                    'T' => board.put(Colour::White, At::new(rank, file)),
                    'K' => board.put_king(At::new(rank, file)),
                    _ => {}
                }
            }
        }
        board
    }
}

/// The rules of a game in progress: the options without the layout, flat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// Squares along an edge.
    pub size: u8,
    /// Who moves first.
    pub first: Colour,
    /// May men cross the empty Throne?
    pub men_cross_throne: bool,
    /// A draw after so many turns in a row without a lost man.
    pub quiet_limit: u16,
    /// Every piece moves one square only.
    pub step: bool,
    /// A man that ends his own move between two enemies is lost.
    pub no_safe_entry: bool,
    /// A die before each turn.
    pub die: Die,
    /// One game or two.
    pub games: u8,
    /// Games won decide the match before men lost.
    pub wins_first: bool,
}
