//! The monte round, at five cards (cap. I).

use super::honour::Code;
use super::memory::Said;
use super::moves::{Bid, Move};
use super::public::Phase;
use super::state::Tarocchini;
use super::word::{Time, Word};
use crate::rules::event::Sink;
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;

/// Partite of a monte.
const MONTE: u16 = 5;

impl Tarocchini {
    /// How far a seat sits to the dealer's right.
    fn place_after_dealer(&self, seat: Seat) -> u8 {
        (seat.0 + self.players() - self.p.dealer.0) % self.players()
    }

    /// What may be said in the monte round.
    pub(super) fn bids(&self, out: &mut Vec<Move>) {
        let seat = self.p.seat;
        let say = |bid: Bid| Move::Bid(bid);
        match self.p.phase {
            Phase::Bid => {
                out.push(say(Bid::Monte));
                let nth = self.place_after_dealer(seat);
                if nth % 2 == 1 {
                    out.push(say(Bid::Hold));
                    if self.rules.come_vuole && nth + 2 < self.players() {
                        out.push(say(Bid::AsYouLike));
                    }
                }
            }
            Phase::Phrase => {
                out.push(say(Bid::Phrase(None)));
                let knows = self.knowledge(seat);
                let may = |word: &Word| self.may_use(*word) && (knows.allows(*word) || self.rules.rigour);
                out.extend(Word::of_time(Time::Dealer).filter(may).map(|word| say(Bid::Phrase(Some(word)))));
            }
            _ => out.extend([say(Bid::On), say(Bid::Monte)]),
        }
    }

    /// Something is said in the monte round.
    pub(super) fn bid(&mut self, bid: Bid, out: &mut impl Sink) {
        let seat = self.p.seat;
        let key = match bid {
            Bid::Monte => Some("tarocchini-said-monte"),
            Bid::Hold => Some("tarocchini-said-tengo"),
            Bid::AsYouLike => Some("tarocchini-said-come-vuole"),
            Bid::Phrase(word) => word.map(Word::key),
            Bid::On => None,
        };
        if let Some(key) = key {
            Tarocchini::say(Some(seat), || Reason::new(key), out);
        }
        match (self.p.phase, bid) {
            (Phase::Bid, Bid::Hold) => {
                // Whoever holds, the deal goes on: the others need not be asked.
                self.p.held_by = Some(seat);
                self.p.bids = self.players() - 1;
                self.go_on_dealing(out);
            }
            (Phase::Bid, _) => {
                if bid == Bid::AsYouLike {
                    self.p.left_to_partner = Some(seat);
                }
                self.p.bids += 1;
                if self.p.bids + 1 < self.players() {
                    self.p.seat = self.right_of(seat);
                } else {
                    self.p.phase = Phase::Phrase;
                    self.p.seat = self.p.dealer.next(2, self.players());
                }
            }
            (Phase::Phrase, _) => {
                if let Bid::Phrase(Some(word)) = bid {
                    self.memory.say(Said { seat, word, card: None, after: 0 });
                }
                let partner = seat.next(2, self.players());
                self.p.seat = partner;
                if partner == self.p.dealer {
                    self.p.phase = Phase::Dealer;
                }
            }
            (Phase::Dealer, Bid::Monte) => self.throw_in(out),
            _ => self.go_on_dealing(out),
        }
    }

    /// The dealer exposes his cards: five Partite to the others, and the deal.
    fn throw_in(&mut self, out: &mut impl Sink) {
        let dealer = self.p.dealer;
        self.show(self.hands[dealer.index()], out);
        let other = 1 - self.side_of(dealer);
        self.enter(other, Code::Monte, MONTE, out);
        if self.rules.has_one_plate() {
            self.settle_plate(other);
        }
        self.finish_monte(out);
    }
}
