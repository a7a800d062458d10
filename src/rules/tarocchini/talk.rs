//! What partners say to each other in play (cap. IX).

use super::card::{Card, Cards, Suit};
use super::knowledge::Knowledge;
use super::memory::Said;
use super::moves::Move;
use super::options::Kind;
use super::public::Phase;
use super::state::Tarocchini;
use super::word::{Time, Word};
use crate::rules::event::Sink;
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;

impl Tarocchini {
    /// Do the options let this word be said?
    pub(super) fn may_use(&self, word: Word) -> bool {
        let ancient = !self.rules.silence || word.is_ancient();
        ancient && (self.rules.abuses || !word.is_abuse())
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
            led: self.p.led.map(|suit| suit.map(|n| Suit::ALL[usize::from(n) % 5])),
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
        if self.rules.game == Kind::Mattaccia {
            out.extend(Some(says(Word::Duro)).filter(|_| just_played));
            return;
        }
        if !self.rules.has_words() {
            return;
        }
        let knows = self.knowledge(seat);
        let may = |word: &Word| self.may_use(*word) && (self.rules.rigour || knows.allows(*word));
        if just_played && self.p.last.is_some_and(|(_, card)| card != Card::MATTO) {
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
        let card = self.p.last.filter(|_| word.time() != Time::Lead).map(|(_, card)| card);
        let after = self.memory.played().len() as u8;
        self.memory.say(Said { seat, word, card, after });
        if word.time() == Time::Lead {
            self.p.called = Some(word as u8);
        }
        if let (Word::Batto | Word::BattoForte | Word::BattoFortissimo, Some((_, card))) = (word, self.p.last) {
            self.p.batto[seat.index()] |= 1 << card.suit() as u8;
        }
    }
}
