//! What is said for a stake: the last trick bid up (Settanta), *toppa*, *I have won* (cap. XII).

use super::card::Cards;
use super::count::{self, LAST_TRICK};
use super::options::{Counting, Kind};
use super::public::Phase;
use super::state::Tarocchini;
use crate::rules::event::{Event, Sink};
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Side};

impl Tarocchini {
    /// May the seat bid the last trick up, at its turn to play?
    pub(super) fn may_invite(&self, seat: Seat) -> bool {
        self.rules.game == Kind::Settanta
            && self.rules.counting == Counting::Rounded
            && self.p.conceded.is_none()
            && self.p.raiser.is_none_or(|raiser| raiser == seat)
            && self.p.worth < u16::MAX / 2
    }

    /// The last trick is to be worth six more; said again as an answer, it accepts and raises.
    pub(super) fn invite(&mut self, out: &mut impl Sink) {
        let seat = self.p.seat;
        if self.p.phase == Phase::Answer {
            self.p.worth += LAST_TRICK;
        }
        let worth = self.p.worth + LAST_TRICK;
        Tarocchini::say(Some(seat), || Reason::new("tarocchini-said-invite").number("points", worth), out);
        self.p.seat = self.right_of(seat);
        self.p.phase = Phase::Answer;
    }

    /// An offer is accepted or refused: an invitation, or a card taken back.
    pub(super) fn answer(&mut self, yes: bool, out: &mut impl Sink) {
        if self.p.phase == Phase::TakenBack {
            return self.answer_taken_back(yes, out);
        }
        let seat = self.p.seat;
        let key = if yes { "tarocchini-said-yes" } else { "tarocchini-said-no" };
        Tarocchini::say(Some(seat), || Reason::new(key), out);
        if yes {
            self.p.worth += LAST_TRICK;
            self.p.raiser = Some(seat);
        } else {
            self.p.conceded = Some(self.right_of(seat));
        }
        // The trick goes on where it was interrupted.
        self.p.seat = self.p.leader.next(self.p.trick, self.players());
        self.p.phase = Phase::Play;
    }

    /// *Toppa*: a game for the card just taken.
    pub(super) fn toppa(&mut self, seat: Seat, out: &mut impl Sink) {
        let Some((_, games)) = self.p.toppa.take() else { return };
        Tarocchini::say(Some(seat), || Reason::new("tarocchini-said-toppa"), out);
        self.win_games(seat, games, out);
    }

    /// *Toppa a voi*: the game that was forgotten.
    pub(super) fn toppa_a_voi(&mut self, seat: Seat, out: &mut impl Sink) {
        let Some((_, games)) = self.p.a_voi.take() else { return };
        Tarocchini::say(Some(seat), || Reason::new("tarocchini-said-toppa-a-voi"), out);
        self.win_games(seat, games, out);
    }

    fn win_games(&mut self, seat: Seat, games: u8, out: &mut impl Sink) {
        let side = self.side_of(seat) % 2;
        self.p.toppe[side] += games;
        let what = || Reason::new("tarocchini-scored-toppa");
        out.tell(|| Event::Scored { side: Side(side as u8), points: games.into(), what: what() });
        if self.p.phase == Phase::Toppa {
            self.close(out);
        }
    }

    /// Nothing is said on the last card, or charged.
    pub(super) fn nothing_said(&mut self, out: &mut impl Sink) {
        if self.p.phase == Phase::Claim {
            let side = self.side_of(self.p.seat) % 2;
            self.p.content[side] = true;
        } else {
            let forgotten = self.p.toppa.take().filter(|_| self.rules.toppa_a_voi);
            self.p.a_voi = forgotten.map(|(seat, games)| (self.right_of(seat), games));
        }
        self.close(out);
    }

    /// Points of a side so far in this hand: declared, and captured as if the hand ended now.
    pub fn running(&self, side: Side) -> u16 {
        let n = usize::from(side.0) % super::public::SEATS;
        let mut pile = self.piles[n];
        if let Some((owner, winner)) = self.p.matto {
            let (own, other) = (self.side_of(owner), self.side_of(winner));
            if own == n && self.p.taken[n] == 0 {
                // Before its owner has won a trick it counts for nobody.
                pile = pile.without(Cards::MATTO);
            } else if own != other && self.p.taken[own] > 0 {
                // The card owed for it is the one that is given unless another is chosen.
                let owed = count::giving_order().find(|&card| self.piles[own].has(card)).map_or(Cards::NONE, Cards::of);
                if own == n {
                    pile = pile.without(owed);
                } else if other == n {
                    pile |= owed;
                }
            }
        }
        let cards = count::captured(pile) + self.last_trick_points(n);
        self.p.marked[n] + if self.rules.rounds_cards() { count::rounded(cards) } else { cards }
    }

    /// What a side has of the last trick.
    pub(super) fn last_trick_points(&self, side: usize) -> u16 {
        let over = self.hands.iter().all(|hand| hand.is_empty()) && self.p.tricks > 0 && self.p.trick == 0;
        match self.p.conceded {
            Some(seat) if self.side_of(seat) == side && over => self.p.worth,
            None if over && self.side_of(self.p.leader) == side => self.p.worth,
            _ => 0,
        }
    }

    /// May the seat say that it has won?
    pub(super) fn has_won(&self, seat: Seat) -> bool {
        let Some(goal) = self.rules.goal().filter(|_| self.rules.has_claims()) else { return false };
        if !matches!(self.p.phase, Phase::Play | Phase::Declare) {
            return false;
        }
        let side = self.side_of(seat);
        let before = self.carry.scores[side];
        match self.rules.counting {
            Counting::Exact => before + self.running(Side(side as u8)) >= goal,
            // In tens the hand is finished, unless declaring alone has done it.
            Counting::Rounded => self.p.tricks == 0 && before + self.p.marked[side] >= goal,
        }
    }

    /// *I have won*.
    pub(super) fn claim_win(&mut self, seat: Seat, out: &mut impl Sink) {
        Tarocchini::say(Some(seat), || Reason::new("tarocchini-said-won"), out);
        self.win_race(self.side_of(seat), out);
    }

    /// Has declaring alone brought this seat to where it wins at once?
    pub(super) fn wins_by_declaring(&self, seat: Seat) -> bool {
        let Some(goal) = self.rules.goal() else { return false };
        let side = self.side_of(seat);
        let total = self.carry.scores[side] + self.p.marked[side];
        match self.rules.game {
            Kind::Settanta => self.rules.counting == Counting::Rounded && total >= goal,
            // Only first declarations end it, the elder's before the dealer's.
            Kind::Milloni => self.p.round == 0 && total >= goal,
            _ => false,
        }
    }
}
