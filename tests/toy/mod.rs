//! A toy that proves the traits: four hands of cards, two against two, with nearly everything that a game of
//! this house may do and no charm at all.
//!
//! A pack of 24 (four suits of six). Two packets of two to each seat, unseen; then each seat lays aside up to two
//! cards, one by one, and draws as many. Before each trick a die is thrown: on a six the leader plays a second
//! card. Suit must be followed. A trick is worth a point, and one more for each six in it. Who takes a six from
//! the other side may say *toppa* before anybody moves again, for two points; who forgets has nothing. The partner
//! of the leader may say *batto* if he holds a six. Under `rigour` a wrong suit may be played; its side counts nothing.
//! The second hand is dealt by the next seat, and the players change seats.
#![allow(dead_code, reason = "each test file uses a part of the toy")]

mod game;
mod notation;
mod view;

use serde::{Deserialize, Serialize};
use tavoliere::rules::{DrawOffer, Manner, Seat, Seating, Seats, Side};

/// A card: suit * 6 + rank, rank 5 being the six.
pub type Card = u8;
/// Cards in the pack.
pub const PACK: u8 = 24;
/// Cards in a full hand.
pub const HAND: usize = 4;
/// The most cards a seat may lay aside.
pub const ASIDE: u32 = 2;

/// What the level says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Hands in a sitting.
    pub hands: u8,
    /// A wrong suit may be played, and is paid for.
    pub rigour: bool,
    /// Two players, each commanding the two seats of a side.
    pub pairs: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { hands: 2, rigour: false, pairs: false }
    }
}

/// What a hand leaves to the next.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Carry {
    /// Hands played before.
    pub hand: u8,
    /// Points by player.
    pub tally: [i32; 4],
}

/// One decision or one act of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A packet of one or two cards.
    Deal(Card, Option<Card>),
    /// Lays aside the card in this slot of the hand; slots in rising order.
    Pick(u8),
    /// Enough laid aside.
    Done,
    /// The die.
    Throw(u8),
    /// A card played.
    Play(Card),
    /// A card played against the rules.
    Revoke(Card),
    /// No card left.
    Pass,
    /// Claims two points.
    Toppa(Seat),
    /// A word to the partner who leads.
    Batto(Seat),
    /// Table manners.
    Manner(Manner, Seat),
}

/// A card somewhere: its token, and the card if one knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lies<C> {
    pub token: u8,
    pub card: C,
}

/// A card in a pile; a card laid aside lies there face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piled<C> {
    pub lies: Lies<C>,
    pub laid_by: Option<Seat>,
}

/// What is going on; seats are counted from the dealer's right, in play from the leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    Deal { packet: u8 },
    Discard { nth: u8 },
    Draw { nth: u8 },
    Throw,
    Play { nth: u8, again: bool },
    Over,
}

/// How the hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    Counted,
    Agreed,
    GaveUp(Side),
}

/// The table, `C` being a card for the whole truth and `Option<Card>` for what one viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table<C> {
    pub phase: Phase,
    pub hands: [[Option<Lies<C>>; HAND]; 4],
    /// Slots the discarding seat has laid aside so far, as bits.
    pub picked: u8,
    pub trick: [[Option<Lies<C>>; 2]; 4],
    pub piles: [[Option<Piled<C>>; PACK as usize]; 2],
    /// Cards taken from the stock so far: also the next token.
    pub drawn: u8,
    /// Fresh tokens given so far.
    pub fresh: u8,
    pub die: u8,
    pub leader: Seat,
    pub points: [i16; 2],
    pub revoked: [bool; 2],
    pub toppa: Option<Seat>,
    pub offer: DrawOffer,
    pub ending: Option<Ending>,
}

/// A hand of the toy.
#[derive(Clone, PartialEq, Debug)]
pub struct Toy {
    pub options: Options,
    pub carry: Carry,
    pub table: Table<Card>,
}

/// What one viewer knows of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Option<Seat>,
    pub options: Options,
    pub carry: Carry,
    pub table: Table<Option<Card>>,
}

/// The side of a seat.
pub fn side(seat: Seat) -> Side {
    Side(seat.0 % 2)
}

/// The suit of a card.
pub fn suit(card: Card) -> u8 {
    card / 6
}

/// Is it a six?
pub fn is_six(card: Card) -> bool {
    card % 6 == 5
}

/// All four.
pub fn everybody() -> Seats {
    (0..4).map(Seat).collect()
}

impl Toy {
    /// The nth seat from the dealer's right.
    pub fn nth_seat(&self, nth: u8) -> Seat {
        Seat(self.carry.hand % 4).next(nth + 1, 4)
    }

    /// Who sits where: in every second hand neighbours have changed seats.
    pub fn seats_now(&self) -> Seating {
        let mut seating = match self.options.pairs {
            true => Seating::new(&[0, 1, 0, 1].map(tavoliere::rules::Player)),
            false => Seating::in_order(4),
        };
        if self.carry.hand % 2 == 1 {
            seating.swap(Seat(0), Seat(1));
            seating.swap(Seat(2), Seat(3));
        }
        seating
    }

    /// The cards nobody has drawn yet.
    pub fn stock(&self) -> Vec<Card> {
        let present: Vec<_> = self.table.cards().collect();
        (0..PACK).filter(|card| !present.contains(card)).collect()
    }

    /// The seat about to receive cards, and how many.
    pub fn receiver(&self) -> Option<(Seat, usize)> {
        match self.table.phase {
            Phase::Deal { packet } => Some((self.nth_seat(packet), 2)),
            Phase::Draw { nth } => {
                let seat = self.nth_seat(nth);
                Some((seat, self.table.hands[seat.index()].iter().filter(|slot| slot.is_none()).count()))
            }
            _ => None,
        }
    }

    /// The cards of a seat.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.table.hands[seat.index()].iter().flatten().map(|lies| lies.card)
    }

    /// The card led, while a trick is played.
    pub fn led(&self) -> Option<Card> {
        self.table.trick[self.table.leader.index()][0].map(|lies| lies.card)
    }

    /// May this card of the seat be played to the suit led?
    pub fn follows(&self, seat: Seat, card: Card) -> bool {
        let (Phase::Play { again: false, .. }, Some(led)) = (self.table.phase, self.led()) else { return true };
        suit(card) == suit(led) || self.held(seat).all(|other| suit(other) != suit(led))
    }

    /// The partner who may speak before the lead.
    pub fn speaker(&self) -> Option<Seat> {
        let lead = matches!(self.table.phase, Phase::Play { nth: 0, again: false });
        let partner = self.table.leader.next(2, 4);
        (lead && self.held(partner).any(is_six)).then_some(partner)
    }
}

impl<C: Copy> Table<C> {
    /// All cards that have left the stock.
    pub fn lying(&self) -> impl Iterator<Item = Lies<C>> + '_ {
        let hands = self.hands.iter().flatten().flatten().copied();
        let trick = self.trick.iter().flatten().flatten().copied();
        hands.chain(trick).chain(self.piles.iter().flatten().flatten().map(|piled| piled.lies))
    }

    /// The same, without tokens.
    pub fn cards(&self) -> impl Iterator<Item = C> + '_ {
        self.lying().map(|lies| lies.card)
    }
}
