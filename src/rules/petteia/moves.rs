//! Legal moves, and what an illegal try costs.

use super::board::{At, Set};
use super::options::{Colour, Illegal, Payment};
use super::state::{Move, Petteia};
use crate::rules::game::{Attempt, Pick};
use crate::rules::manner::Manner;
use crate::rules::seat::Seat;

impl Petteia {
    /// Does a seat choose a move now?
    fn is_choosing(&self) -> bool {
        self.end().is_none() && !self.awaits_throw() && self.moment.owed == 0
    }

    /// Where a piece of the side to move may go, whatever the others could do.
    pub fn goals(&self, from: At) -> Set {
        let Some(kind) = self.board().army(self.to_move()).kind(from) else { return Set::NONE };
        self.board().goals(from, self.options().paces(kind, self.moment.dice))
    }

    /// What a move of the side to move would take.
    pub(crate) fn takes(&self, from: At, to: At) -> Set {
        self.board().after(from, to).taken(self.to_move(), to, self.options().variant.is_nea())
    }

    /// The goals of `from` on which something would be taken.
    fn strikes(&self, from: At) -> Set {
        let landings = self.goals(from) & self.board().landings(self.to_move());
        landings.filter(|&to| !self.takes(from, to).is_empty()).fold(Set::NONE, |strikes, to| strikes | Set::of(to))
    }

    /// The captures the side to move can make.
    pub(crate) fn captures(&self) -> impl Iterator<Item = Move> {
        let pieces = if self.is_choosing() { self.movable() } else { Set::NONE };
        let near = self.board().arrivals(self.board().landings(self.to_move()), pieces);
        near.filter(|&(from, to)| self.goals(from).has(to) && !self.takes(from, to).is_empty())
            .map(|(from, to)| Move::Step { from, to })
    }

    /// Must the side to move capture (l.163)?
    pub(super) fn must_capture(&self) -> bool {
        let mut pieces = self.board().army(self.to_move()).all();
        self.options().compulsory && pieces.any(|from| !self.strikes(from).is_empty())
    }

    /// The pieces that may be moved: all, or the one that was touched.
    fn movable(&self) -> Set {
        self.touched().map_or(self.board().army(self.to_move()).all(), Set::of)
    }

    /// Every piece that may be moved, with its legal goals.
    pub(super) fn legal_goals(&self) -> impl Iterator<Item = (At, Set)> {
        let choosing = self.is_choosing();
        let captures = choosing && self.must_capture();
        let pieces = if choosing { self.movable() } else { Set::NONE };
        pieces.map(move |from| (from, if captures { self.strikes(from) } else { self.goals(from) }))
    }

    /// All legal moves of the side to move, rank by rank from below.
    pub(super) fn legal(&self, out: &mut Vec<Move>) {
        out.extend(self.legal_goals().flat_map(|(from, goals)| goals.map(move |to| Move::Step { from, to })));
    }

    /// How many legal moves there are.
    pub(super) fn count_legal(&self) -> usize {
        self.legal_goals().map(|(_, goals)| goals.count() as usize).sum()
    }

    /// Has the piece there a legal move?
    pub(super) fn can_move(&self, from: At) -> bool {
        self.legal_goals().any(|(other, goals)| other == from && !goals.is_empty())
    }

    /// May the piece on `from` go to `to`?
    pub(super) fn goes(&self, from: At, to: At) -> bool {
        self.is_choosing()
            && self.movable().has(from)
            && self.goals(from).has(to)
            && (!self.must_capture() || !self.takes(from, to).is_empty())
    }

    /// May this be played now?
    pub(super) fn may(&self, mv: Move) -> bool {
        if self.end().is_some() {
            return false;
        }
        match mv {
            Move::Throw(dice) => self.awaits_throw() && self.could_fall(dice),
            Move::Pay(coins) => {
                let dice = self.options().pay_dice.dice();
                self.moment.owed > 0 && (dice..=6 * dice).contains(&coins)
            }
            // What was captured is paid for first.
            Move::Manner(..) if self.moment.owed > 0 => false,
            Move::Manner(Manner::Flag, _) => true,
            Move::Manner(manner, seat) => self.offer.open_to(seat).any(|open| open == manner),
            Move::Touch(at) => {
                self.options().illegal == Illegal::Ritentare && self.touched().is_none() && self.can_move(at)
            }
            Move::Penalty(at) => {
                let own = self.board().army(self.to_move()).all();
                self.options().illegal == Illegal::Ignoranza && self.is_choosing() && own.has(at)
            }
            Move::Step { from, to } => self.goes(from, to),
        }
    }

    /// Can the dice of this game show this?
    pub(super) fn could_fall(&self, [high, low]: [u8; 2]) -> bool {
        let pips = 1..=6;
        match self.options().variant.dice() {
            1 => pips.contains(&high) && low == 0,
            2 => pips.contains(&high) && (1..=high).contains(&low),
            _ => false,
        }
    }

    /// Acts open to a seat beside moving.
    pub(super) fn open_asides(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.end().is_none() && self.moment.owed == 0 {
            out.extend(self.offer.open_to(seat).map(|manner| Move::Manner(manner, seat)));
        }
    }

    /// What an illegal try costs, if anything: a piece of one's own put where it may not go.
    pub(super) fn costs(&self, attempt: &Attempt) -> Option<Move> {
        if !self.is_choosing() || Colour::of(attempt.seat) != self.to_move() {
            return None;
        }
        let from = self.picked(attempt.picks.first()?)?;
        let to = self.picked(attempt.picks.get(1)?)?;
        if from == to || self.goes(from, to) {
            return None;
        }
        let cost = match self.options().illegal {
            Illegal::Refused => return None,
            Illegal::Ritentare => Move::Touch(from),
            Illegal::Ignoranza => Move::Penalty(from),
        };
        self.may(cost).then_some(cost)
    }

    /// The square a pick means.
    pub(super) fn picked(&self, pick: &Pick) -> Option<At> {
        match pick {
            Pick::Token(token) => self.where_is(*token),
            Pick::Square(square) => self.at(*square),
            Pick::Word(_) => None,
        }
    }

    /// All throws with their probabilities.
    pub(super) fn throws(&self) -> impl Iterator<Item = (Move, f32)> {
        let (dice, pays) = (self.options().variant.dice(), self.moment.owed > 0);
        let one = (1..=6).map(|high| ([high, 0], 1.0 / 6.0));
        let two = (1..=6).flat_map(|high| (1..=high).map(move |low| ([high, low], share(high != low))));
        let thrown = one.filter(move |_| dice == 1).chain(two.filter(move |_| dice == 2));
        let thrown = thrown.filter(move |_| !pays).map(|(dice, share)| (Move::Throw(dice), share));
        thrown.chain(self.payments())
    }

    fn payments(&self) -> impl Iterator<Item = (Move, f32)> + use<> {
        let payment = if self.moment.owed > 0 { self.options().pay_dice } else { Payment::None };
        let one = (1..=6).map(|coins| (coins, 1.0 / 6.0));
        let two = (2..=12).map(|coins: u8| (coins, f32::from(6 - coins.abs_diff(7)) / 36.0));
        let one = one.filter(move |_| payment == Payment::One);
        one.chain(two.filter(move |_| payment == Payment::Two)).map(|(coins, share)| (Move::Pay(coins), share))
    }
}

/// How often two dice show this in one throw: two different faces can fall in two ways.
fn share(different: bool) -> f32 {
    if different { 1.0 / 18.0 } else { 1.0 / 36.0 }
}
