//! Calini: cards on the table are taken by higher ones of their suit, or by trumps (cap. XII).

use super::card::{Card, Cards};
use super::moves::Move;
use super::public::{At, Phase};
use super::state::Tarocchini;
use super::trick;
use crate::rules::event::{Event, Sink};
use crate::rules::place::{Face, Place};
use crate::rules::seat::Seat;

/// Does a card take another that lies on the table? The Matto takes nothing and nothing takes it.
pub fn takes(card: Card, lying: Card) -> bool {
    lying != Card::MATTO && card != lying && trick::beats(card, lying)
}

/// The cards that would take something from the table.
fn takers(middle: Cards) -> Cards {
    Card::all().filter(|&card| middle.into_iter().any(|lying| takes(card, lying))).collect()
}

impl Tarocchini {
    /// A free place on the table.
    pub(super) fn free_middle(&mut self) -> u8 {
        let slot = (!self.p.middle).trailing_zeros() as u8;
        self.p.middle |= 1 << slot;
        slot
    }

    /// What may be played: whoever can take must take; the Matto may be played at any turn.
    pub(super) fn takes(&self, out: &mut Vec<Move>) {
        let hand = self.hands[self.p.seat.index()];
        for card in hand {
            out.extend(self.middle.filter(|&lying| takes(card, lying)).map(|lying| Move::Take(card, lying)));
        }
        let free = if out.is_empty() { hand } else { hand & Cards::MATTO };
        out.extend(free.map(Move::Play));
    }

    /// A card takes another; both go to the taker's pile.
    pub(super) fn take(&mut self, card: Card, taken: Card, out: &mut impl Sink) {
        let seat = self.p.seat;
        let side = self.side_of(seat);
        self.leave_hand(card, seat, At::Trick(seat.0));
        self.p.shown.insert(card);
        let token = self.token(card);
        out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by: None });
        self.heap(card, side, out);
        self.lift(taken, side, out);
        self.p.taker = Some(seat);
        self.p.taken[side] += 1;
        out.tell(|| Event::TrickTaken { seat });
        self.after_card(out);
    }

    /// A card of the table goes to a pile.
    fn lift(&mut self, card: Card, side: usize, out: &mut impl Sink) {
        if let At::Middle(slot) = self.at[usize::from(self.token_of[usize::from(card.0)])] {
            self.p.middle &= !(1 << slot);
        }
        self.middle.remove(card);
        self.heap(card, side, out);
    }

    /// A card that takes nothing stays on the table; the Matto goes to its owner's pile.
    pub(super) fn lay(&mut self, card: Card, out: &mut impl Sink) {
        let seat = self.p.seat;
        if card == Card::MATTO {
            self.leave_hand(card, seat, At::Trick(seat.0));
            self.p.shown.insert(card);
            self.heap(card, self.side_of(seat), out);
        } else {
            // Nothing in the hand could have taken anything.
            self.p.lacks[seat.index()] |= takers(self.middle);
            let slot = self.free_middle();
            self.leave_hand(card, seat, At::Middle(slot));
            self.middle.insert(card);
            self.p.shown.insert(card);
            let token = self.token(card);
            out.tell(|| Event::Moved { token, to: Place::Table(Seat(0), 1 + u16::from(slot)) });
            out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by: None });
        }
        self.after_card(out);
    }

    fn after_card(&mut self, out: &mut impl Sink) {
        let seat = self.right_of(self.p.seat);
        if !self.hands[seat.index()].is_empty() {
            self.p.seat = seat;
        } else if self.stock.len() >= 3 * u32::from(self.players()) {
            self.p.lacks = Default::default();
            self.p.phase = Phase::Deal;
            self.p.seat = self.right_of(self.p.dealer);
        } else {
            self.sweep(out);
        }
    }

    /// The pack is through: what lies on the table and the cards left over go to who took last.
    fn sweep(&mut self, out: &mut impl Sink) {
        if let Some(taker) = self.p.taker {
            let side = self.side_of(taker);
            for card in self.middle {
                self.lift(card, side, out);
            }
            for card in self.stock {
                self.leave_stock(card, At::Stock);
                self.heap(card, side, out);
            }
        }
        self.p.open = true;
        self.count(out);
    }
}
