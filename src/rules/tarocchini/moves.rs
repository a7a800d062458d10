//! What can happen in a hand: every choice of a seat, every act of chance, every word and every fault is a move.

use super::card::Card;
use super::count::Item;
use super::word::Word;
use crate::rules::manner::Manner;
use crate::rules::seat::Seat;

/// A packet of cards, dealt at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packet {
    cards: [Card; 10],
    len: u8,
}

impl Packet {
    /// Of these cards, at most ten.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Packet {
        let mut packet = Packet { cards: [Card(0); 10], len: 0 };
        for (slot, card) in packet.cards.iter_mut().zip(cards) {
            *slot = card;
            packet.len += 1;
        }
        packet
    }

    /// Its cards, in the order they are dealt.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

/// What is said in the monte round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bid {
    /// *A monte*: throw in. From the dealer it is done.
    Monte,
    /// *La tengo*: I hold it.
    Hold,
    /// *Come vuole*: as my partner likes.
    AsYouLike,
    /// The dealer deals on.
    On,
    /// The dealer's partner says this, or nothing.
    Phrase(Option<Word>),
}

/// One decision of a seat, or one act of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A card drawn for partners and deal.
    Lot(Card),
    /// A packet dealt.
    Packet(Packet),
    /// A card drawn from the stock, shown.
    Draw(Card),
    /// A word of the monte round.
    Bid(Bid),
    /// The dealer's two cards laid aside.
    Discard(Card, Card),
    /// A card given up (Milloni).
    GiveUp(Card),
    /// Enough given up.
    Done,
    /// A combination laid on the table.
    Declare(Item),
    /// Nothing more to declare.
    Declared,
    /// So many marks laid, under `rigour`; apart: not on the partner's heap.
    Mark(u8, bool),
    /// A card played; in Calini one that takes nothing.
    Play(Card),
    /// A card that takes another from the table (Calini).
    Take(Card, Card),
    /// The last trick is bid up (Settanta).
    Invite,
    /// An offer is accepted.
    Yes,
    /// An offer is refused.
    No,
    /// *Toppa*.
    Toppa(Seat),
    /// *Toppa a voi*.
    ToppaAVoi(Seat),
    /// Nothing said where something might have been.
    Nothing,
    /// The card that is given for the Matto.
    Give(Card),
    /// *I have won*.
    Won(Seat),
    /// A word to the partner.
    Say(Seat, Word),
    /// A card taken back, under `rigour`.
    TakeBack(Seat),
    /// A revoke charged by a seat against another, under `rigour`.
    Charge(Seat, Seat),
    /// Table manners.
    Manner(Manner, Seat),
}
