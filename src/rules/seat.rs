//! Who sits where. Three words that must not be mixed:
//!
//! * a **player** is who plays: a person, or a computer of some strength;
//! * a **seat** is a place that moves: a colour, a squadron, a hand of cards;
//! * a **side** is the seats that win together.
//!
//! The map from seats to players is state of the game, for it changes: Tafl swaps colours between the
//! two games of a match, Partita draws its partners, one player may command two squadrons.

use serde::{Deserialize, Serialize};

/// The most seats any game has (Mattaccia is played by up to seven).
pub const MOST_SEATS: usize = 8;

/// A place at the table that moves, numbered from 0 around the table; in most games that is the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in arrays kept by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` further on at a table of `seats` seats.
    pub fn next(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }
}

/// The seats that win together, numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Side(pub u8);

/// Who plays, numbered from 0 in the order the players were named when the sitting began.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Player(pub u8);

impl Player {
    /// The player's place in arrays kept by player.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    /// Is the seat in the set?
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts the seat into the set.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// No seat at all?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// Which player sits on each seat just now. Seats may be missing in between: a corner of the board nobody plays from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seating {
    players: [Player; MOST_SEATS],
    taken: Seats,
}

impl Seating {
    /// The nth player on the nth seat.
    pub fn in_order(seats: u8) -> Seating {
        (0..seats).map(|n| (Seat(n), Player(n))).collect()
    }

    /// The players by seat, at most [`MOST_SEATS`].
    pub fn new(by_seat: &[Player]) -> Seating {
        (0..).map(Seat).zip(by_seat.iter().copied()).collect()
    }

    /// How many seats are taken.
    pub fn seats(&self) -> u8 {
        self.taken.0.count_ones() as u8
    }

    /// How many players there are; one may have several seats.
    pub fn players(&self) -> u8 {
        self.iter().map(|seat| self.player(seat).0 + 1).max().unwrap_or_default()
    }

    /// All seats that are taken, in order.
    pub fn iter(&self) -> impl Iterator<Item = Seat> + use<> {
        let taken = self.taken;
        (0..MOST_SEATS as u8).map(Seat).filter(move |&seat| taken.contains(seat))
    }

    /// Who sits on `seat`.
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// The seats of `player`, in order.
    pub fn seats_of(&self, player: Player) -> impl Iterator<Item = Seat> + '_ {
        self.iter().filter(move |&seat| self.player(seat) == player)
    }

    /// Two seats change players.
    pub fn swap(&mut self, a: Seat, b: Seat) {
        self.players.swap(a.index(), b.index());
    }
}

impl FromIterator<(Seat, Player)> for Seating {
    fn from_iter<I: IntoIterator<Item = (Seat, Player)>>(pairs: I) -> Seating {
        let mut seating = Seating { players: [Player(0); MOST_SEATS], taken: Seats::default() };
        for (seat, player) in pairs {
            seating.players[seat.index()] = player;
            seating.taken.insert(seat);
        }
        seating
    }
}

/// A turn of the table in quarters, counter-clockwise seen from above: how a seat looks at the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Quarter(pub u8);
