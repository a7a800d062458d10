//! The monte round, at five cards (cap. I).

use super::card::Cards;
use super::honour::Code;
use super::state::{Bid, Move, Phase, Tarocchini};
use super::word::{Knowledge, Time, Word};
use crate::rules::event::Sink;
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;

/// Partite of a monte.
const MONTE: u16 = 5;

impl Tarocchini {
    /// How far a seat sits to the dealer's right.
    fn from_dealer(&self, seat: Seat) -> u8 {
        (seat.0 + self.players() - self.p.dealer.0) % self.players()
    }

    /// What may be said in the monte round.
    pub(super) fn bids(&self, out: &mut Vec<Move>) {
        let seat = self.p.seat;
        let say = |bid: Bid| Move::Bid(bid);
        match self.p.phase {
            Phase::Bid => {
                out.push(say(Bid::Monte));
                let nth = self.from_dealer(seat);
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

    /// Do the options let this word be said?
    pub(super) fn may_use(&self, word: Word) -> bool {
        let ancient = !self.rules.silence || word.is_ancient();
        ancient && (self.rules.abuses || !word.is_abuse())
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
                self.p.bids += 1;
                if self.p.bids + 1 < self.players() {
                    self.p.seat = self.right_of(seat);
                } else {
                    self.p.phase = Phase::Phrase;
                    self.p.seat = self.p.dealer.next(2, self.players());
                }
            }
            (Phase::Phrase, _) => {
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

    /// What a seat knows that its words may be true of.
    pub(super) fn knowledge(&self, seat: Seat) -> Knowledge {
        let hidden = self.discards;
        let mut played = self.trick().iter().fold(Cards::NONE, |set, &card| set | Cards::of(card));
        self.piles.iter().for_each(|pile| played |= pile.without(hidden));
        if seat == self.p.dealer {
            played |= hidden;
        }
        let side = self.side_of(seat);
        let suits = |of: &dyn Fn(Seat) -> bool| {
            self.seats().filter(|&other| of(other)).fold(0, |bits, other| bits | self.p.suits[other.index()])
        };
        let partner = |other: Seat| other != seat && self.side_of(other) == side;
        let batto = self.seats().filter(|&other| partner(other));
        let own = self.p.last.filter(|(player, _)| *player == seat).map(|(_, card)| card);
        Knowledge {
            hand: self.hands[seat.index()],
            out: Cards::ALL.without(played),
            own,
            led: self.p.led.map(|suit| suit.map(|n| super::card::Suit::ALL[usize::from(n) % 5])),
            ever_led: self.p.ever_led,
            declared: [
                suits(&|other| other == seat),
                suits(&|other| partner(other)),
                suits(&|other| self.side_of(other) != side),
            ],
            partner_batto: batto.fold(0, |bits, other| bits | self.p.batto[other.index()]),
        }
    }

    /// The words a seat may say beside its turn.
    pub(super) fn words(&self, seat: Seat, out: &mut Vec<Move>) {
        if !matches!(self.p.phase, Phase::Play | Phase::Declare | Phase::Draw) || self.p.spoke.contains(seat) {
            return;
        }
        let says = |word: Word| Move::Say(seat, word);
        let just_played = self.p.last.is_some_and(|(player, _)| player == seat);
        if self.rules.game == super::options::Kind::Mattaccia {
            out.extend(Some(says(Word::Duro)).filter(|_| just_played));
            return;
        }
        if !self.rules.has_words() {
            return;
        }
        let knows = self.knowledge(seat);
        let may = |word: &Word| self.may_use(*word) && (self.rules.rigour || knows.allows(*word));
        if just_played && self.p.last.is_some_and(|(_, card)| card != super::card::Card::MATTO) {
            out.extend(Word::of_time(Time::Own).filter(may).map(says));
        }
        let leads = self.p.phase == Phase::Play && self.p.trick == 0;
        let partner_leads = self.p.seat != seat && self.side_of(self.p.seat) == self.side_of(seat);
        if leads && partner_leads {
            // Of three partners the second to call may only repeat what the first has called.
            let repeats = |word: &Word| self.p.called.is_none_or(|called| called == *word as u8);
            out.extend(Word::of_time(Time::Lead).filter(may).filter(repeats).map(says));
        }
    }

    /// A word is said.
    pub(super) fn speak(&mut self, seat: Seat, word: Word, out: &mut impl Sink) {
        Tarocchini::say(Some(seat), || Reason::new(word.key()), out);
        if self.p.spoke.contains(seat) && self.rules.rigour {
            // More than one signal: that side does not count (law 15).
            self.fault(self.side_of(seat), out);
        }
        self.p.spoke.insert(seat);
        if word.time() == Time::Lead {
            self.p.called = Some(word as u8);
        }
        if let (Word::Batto | Word::BattoForte | Word::BattoFortissimo, Some((_, card))) = (word, self.p.last) {
            self.p.batto[seat.index()] |= 1 << card.suit() as u8;
        }
    }
}
