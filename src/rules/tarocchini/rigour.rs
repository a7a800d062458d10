//! Faults and what they cost, under `rigour`: those of the Capitoli that can happen at this table.

use super::card::{Card, Cards};
use super::count;
use super::honour::{Code, OCA};
use super::moves::Move;
use super::public::{At, Phase};
use super::state::Tarocchini;
use super::table::name;
use super::trick;
use super::word::Time;
use crate::rules::event::{Event, Sink};
use crate::rules::game::{Attempt, Pick};
use crate::rules::place::Place;
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;

/// The most marks a player may lay by mistake.
const MOST_MARKS: u8 = 99;

impl Tarocchini {
    /// Is it a fault that may be committed now? It is recorded like any move, and looks like one.
    pub(super) fn is_fault(&self, mv: Move) -> bool {
        if !self.rules.rigour {
            return false;
        }
        let hand = self.hands[self.p.seat.index()];
        match (mv, self.p.phase) {
            (Move::Play(card), Phase::Play) => hand.has(card) && !trick::lawful(hand, self.led()).has(card),
            (Move::Discard(a, b), Phase::Discard) => {
                let five = Cards::FIVES.has(a) || Cards::FIVES.has(b);
                a < b && hand.has(a) && hand.has(b) && five
            }
            (Move::Mark(marks, apart), Phase::Mark) => {
                let on_another = apart && self.p.marked[self.side_of(self.p.seat)] > 0;
                let too_many = marks > self.p.due && marks <= MOST_MARKS;
                if apart { on_another && marks <= MOST_MARKS } else { too_many }
            }
            (Move::Say(seat, word), Phase::Play | Phase::Declare) => {
                let own = word.time() == Time::Own && self.p.last.is_some_and(|(player, _)| player == seat);
                let partner = self.p.seat != seat && self.side_of(self.p.seat) == self.side_of(seat);
                let lead = word.time() == Time::Lead && partner && self.p.trick == 0 && self.p.phase == Phase::Play;
                self.p.spoke.contains(seat) && self.may_use(word) && (own || lead)
            }
            _ => false,
        }
    }

    /// The fault an attempt would be.
    pub(super) fn costs(&self, attempt: &Attempt) -> Option<Move> {
        let held = |pick: &Pick| match pick {
            Pick::Token(token) => self.hands[attempt.seat.index()].into_iter().find(|&card| self.token(card) == *token),
            _ => None,
        };
        let mv = match &attempt.picks[..] {
            [Pick::Word(word)] => self.spelled_by(attempt.seat, word)?,
            [card] => Move::Play(held(card)?),
            [a, b] => {
                let (a, b) = (held(a)?, held(b)?);
                Move::Discard(a.min(b), a.max(b))
            }
            _ => return None,
        };
        (self.maker(mv) == Some(attempt.seat) && self.is_fault(mv) && !self.is_legal(mv)).then_some(mv)
    }

    /// The mark or the word that a button stands for.
    fn spelled_by(&self, seat: Seat, button: &str) -> Option<Move> {
        match button.strip_prefix("mark-") {
            Some(marks) => {
                let (number, apart) = marks.strip_suffix("-apart").map_or((marks, false), |number| (number, true));
                number.parse().ok().map(|marks| Move::Mark(marks, apart))
            }
            None => super::word::Word::all().find(|word| word.key() == button).map(|word| Move::Say(seat, word)),
        }
    }

    /// A side does not count any more.
    pub(super) fn fault(&mut self, side: usize, out: &mut impl Sink) {
        if !std::mem::replace(&mut self.p.faults[side.min(1)], true) {
            Tarocchini::say(None, || Reason::new("tarocchini-said-non-conta").number("side", side as u8), out);
        }
    }

    /// More marks than were declared: they are void, and fall to the others if these win (law 18).
    pub(super) fn overmark(&mut self, side: usize, out: &mut impl Sink) {
        self.p.unmarked[side] += std::mem::take(&mut self.p.marked[side]);
        self.fault(side, out);
    }

    /// Points of the marks that count: one heap; of two the smaller (law 20).
    pub(super) fn marks(&self, side: usize) -> u16 {
        match (self.p.marked[side], self.p.apart[side]) {
            (heap, 0) => heap,
            (heap, other) => heap.min(other),
        }
    }

    /// May the seat take the card it has just played back (law 22)? Not the leader; not the Matto (law 37); not off the
    /// suit if something was said on it or it is one that refuses.
    pub(super) fn may_take_back(&self, seat: Seat) -> bool {
        let Some((player, card)) = self.p.last.filter(|_| self.rules.rigour) else { return false };
        let waits = matches!(self.p.phase, Phase::Play | Phase::Declare) && self.p.trick >= 2;
        if player != seat || !waits || card == Card::MATTO {
            return false;
        }
        self.was_lawful(seat, card) || !self.p.spoke.contains(seat) && !self.refuses(card)
    }

    fn was_lawful(&self, seat: Seat, card: Card) -> bool {
        let before = &self.trick[..usize::from(self.p.trick.saturating_sub(1))];
        let hand = self.hands[seat.index()] | Cards::of(card);
        trick::lawful(hand, trick::suit_led(before)).has(card)
    }

    /// Is it a card that may not be shown (law 25): King, Queen, a chief trump, any that has become the master?
    fn refuses(&self, card: Card) -> bool {
        let chief = Cards::KINGS | Cards::QUEENS | Cards::CHIEF_TRUMPS;
        let gone = self.piles.iter().fold(Cards::NONE, |set, &pile| set | pile.without(self.discards));
        let out = Cards::ALL.without(gone).of_suit(card.suit());
        chief.has(card) || out.first() == Some(card)
    }

    /// A card is taken back. If it was off the suit, the opponents may hold it as played (law 41).
    pub(super) fn take_back(&mut self, seat: Seat, out: &mut impl Sink) {
        let Some((_, card)) = self.p.last else { return };
        Tarocchini::say(Some(seat), || Reason::new("tarocchini-said-takes-back").key("card", name(card)), out);
        if self.was_lawful(seat, card) {
            self.restore(out);
        } else {
            self.p.seat = self.right_of(seat);
            self.p.phase = Phase::TakenBack;
            self.p.last = None;
        }
    }

    /// The opponents answer: have it back, or hold it as played.
    pub(super) fn answer_taken_back(&mut self, yes: bool, out: &mut impl Sink) {
        let seat = self.p.leader.next(self.p.trick.saturating_sub(1), self.players());
        if yes {
            self.revokes[seat.index()] = self.revokes[seat.index()].saturating_sub(1);
            return self.restore(out);
        }
        let side = self.side_of(seat) % 2;
        self.p.proved[side] += 1;
        self.revokes[seat.index()] = self.revokes[seat.index()].saturating_sub(1);
        self.fault(side, out);
        self.give_turn(self.right_of(seat));
    }

    /// The last card of the trick goes back into the hand it came from, where everybody knows it now.
    fn restore(&mut self, out: &mut impl Sink) {
        self.p.trick = self.p.trick.saturating_sub(1);
        let seat = self.p.leader.next(self.p.trick, self.players());
        let card = self.trick[usize::from(self.p.trick)];
        let slot = self.p.last_slot;
        self.slots[seat.index()] |= 1 << slot;
        self.hands[seat.index()].insert(card);
        self.at[usize::from(self.token_of[usize::from(card.0)])] = At::Hand(seat.0, slot);
        let token = self.token(card);
        out.tell(|| Event::Moved { token, to: Place::Hand(seat, slot.into()) });
        self.memory.take_back();
        self.p.last = None;
        self.p.seat = seat;
        self.p.phase = Phase::Play;
    }

    /// Whom a seat may still charge with a revoke.
    pub(super) fn chargeable(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let side = self.side_of(seat);
        self.seats()
            .filter(move |&other| self.rules.rigour && self.side_of(other) != side && !self.p.charged.contains(other))
    }

    /// Who speaks for a side when the tricks are over: its first seat from the dealer's right.
    pub(super) fn claimant(&self, side: usize) -> Seat {
        let first = self.right_of(self.p.dealer);
        if self.side_of(first) == side { first } else { self.right_of(first) }
    }

    /// A revoke is charged; the tricks are looked at when the hand is over (law 28).
    pub(super) fn charge(&mut self, by: Seat, whom: Seat, out: &mut impl Sink) {
        self.p.charged.insert(whom);
        Tarocchini::say(Some(by), || Reason::new("tarocchini-said-charges").seat("seat", Seat(whom.0 + 1)), out);
        if self.p.phase == Phase::Claim {
            self.close(out);
        }
    }

    /// The charges are settled: a side that has revoked does not count; each revoke after its first costs 10, 20, 40 ..
    /// Partite (law 27), a false charge 10 (law 28). A five-card laid aside is found and given up (law 1).
    pub(super) fn settle_charges(&mut self, out: &mut impl Sink) {
        let charged = self.p.charged;
        for seat in self.seats().filter(|&seat| charged.contains(seat)) {
            let side = self.side_of(seat) % 2;
            match self.revokes[seat.index()] {
                0 => self.enter(side, Code::FalsaAccusa, OCA, out),
                revokes => {
                    self.p.proved[side] = self.p.proved[side].saturating_add(revokes);
                    self.fault(side, out);
                }
            }
        }
        for side in 0..2 {
            for nth in 1..self.p.proved[side].min(8) {
                self.enter(1 - side, Code::Rifiuti, OCA << (nth - 1), out);
            }
        }
        let fives = self.discards & Cards::FIVES;
        if !fives.is_empty() {
            let side = self.side_of(self.p.dealer);
            for card in fives {
                self.pass(card, side, 1 - side, out);
            }
            self.withdraw(side);
            self.fault(side, out);
        }
    }

    /// The honours a side has placed in this hand are taken out of its plate.
    fn withdraw(&mut self, side: usize) {
        let own = |entry: &&super::honour::Entry| usize::from(entry.side.0) == side;
        let placed: u16 = self.ledger.entries().iter().filter(own).map(|entry| entry.partite).sum();
        if !self.rules.has_one_plate() {
            self.p.plates[side] = self.p.plates[side].saturating_sub(placed);
        }
        self.ledger.retain(|entry| usize::from(entry.side.0) != side);
    }

    /// Who wins, faults considered.
    pub(super) fn judged(&self, scores: [u16; 2]) -> Option<usize> {
        judge([self.marks(0), self.marks(1)], self.p.faults, scores)
    }

    /// Points a side has, marks included.
    pub(super) fn score(&self, side: usize) -> u16 {
        let cards = count::captured(self.piles[side]) + self.last_trick_points(side);
        self.marks(side) + if self.p.faults[side] { 0 } else { cards }
    }
}

/// Who wins when a side does not count: with its marks alone, unless the others exceed them; nobody, if there is nothing
/// on either side (laws 18, 26, 29). `marks` and `scores` are points, `scores` with the marks.
pub fn judge(marks: [u16; 2], faults: [bool; 2], scores: [u16; 2]) -> Option<usize> {
    let more = |a: u16, b: u16| (a != b).then(|| usize::from(b > a));
    match faults {
        [false, false] => more(scores[0], scores[1]),
        [true, true] => more(marks[0], marks[1]),
        [first, _] => {
            let side = usize::from(!first);
            let (own, other) = (marks[side], scores[1 - side]);
            if other > own { Some(1 - side) } else { (own > 0).then_some(side) }
        }
    }
}
