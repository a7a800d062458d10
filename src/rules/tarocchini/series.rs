//! From one hand to the next: plates, scores, money, who deals; and how a sitting ends.

use super::honour::MATCH;
use super::options::Kind;
use super::public::{End, Ending, SEATS};
use super::state::Tarocchini;
use crate::rules::game::{After, Outcome, Verdict};
use crate::rules::reason::Reason;
use crate::rules::seat::{MOST_SEATS, Player, Seat, Seating, Side};
use serde::{Deserialize, Serialize};

/// What a hand hands to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Carry {
    /// Hands played before.
    pub hand: u16,
    /// Who deals.
    pub dealer: Seat,
    /// Who sits where; nobody has drawn yet: in the order of the players.
    pub seating: Option<Seating>,
    /// Partite of the two plates; of the single plate the first.
    pub plates: [u16; 2],
    /// Whose the single plate is.
    pub owner: Option<Side>,
    /// Has anything been brought to a plate?
    pub first: bool,
    /// Points by side, in a race.
    pub scores: [u16; SEATS],
    /// What each player has won or lost, in half-stakes.
    pub money: [i16; SEATS],
}

impl Default for Carry {
    fn default() -> Self {
        Carry {
            hand: 0,
            dealer: Seat(0),
            seating: None,
            plates: [0; 2],
            owner: None,
            first: false,
            scores: [0; SEATS],
            money: [0; SEATS],
        }
    }
}

impl Tarocchini {
    /// How the hand ended.
    pub(super) fn told_end(&self) -> Option<Outcome> {
        let end = self.p.end?;
        let mut outcome = match end.winner {
            Some(side) => Outcome::win(side, end.ending.word()),
            None => Outcome::draw(end.ending.word()),
        };
        outcome.pays[..SEATS.min(MOST_SEATS)].copy_from_slice(&end.pays[..SEATS.min(MOST_SEATS)]);
        outcome.points[..SEATS.min(MOST_SEATS)].copy_from_slice(&end.points[..SEATS.min(MOST_SEATS)]);
        Some(outcome)
    }

    /// Points of a side in a race, this hand included.
    fn total(&self, side: usize) -> u16 {
        let hand = self.p.end.map_or(self.p.marked[side], |end| end.points[side].max(0) as u16);
        self.carry.scores[side].saturating_add(hand)
    }

    fn money(&self) -> [i16; SEATS] {
        let mut money = self.carry.money;
        if let Some(end) = self.p.end {
            money.iter_mut().zip(end.pays).for_each(|(total, pay)| *total = total.saturating_add(pay));
        }
        money
    }

    /// How the sitting stands, by player.
    pub(super) fn tallied(&self) -> Verdict {
        let players = usize::from(self.players());
        let by_player = |of: &dyn Fn(Seat) -> i32| {
            let mut line = vec![0; players];
            self.seats().for_each(|seat| line[self.player(seat).index()] = of(seat));
            line
        };
        let mut tally = Vec::new();
        if self.rules.is_partita() || self.rules.game == Kind::Lecchini || self.rules.has_one_plate() {
            let line = by_player(&|seat| {
                let side = self.side_of(seat);
                match (self.rules.has_one_plate(), self.p.owner) {
                    (false, _) => self.p.plates[side].into(),
                    (true, Some(owner)) if usize::from(owner.0) == side => self.p.plates[0].into(),
                    (true, _) => 0,
                }
            });
            tally.push(("tally-tarocchini-partite", line));
        }
        if self.rules.goal().is_some() {
            tally.push(("tally-tarocchini-points", by_player(&|seat| self.total(self.side_of(seat)).into())));
        }
        let money = self.money();
        tally.push(("tally-tarocchini-money", (0..players).map(|player| i32::from(money[player])).collect()));
        Verdict { winners: Vec::new(), reason: None, tally }
    }

    /// What follows, once the hand is over.
    pub(super) fn followed_by(&self) -> Option<After<Carry>> {
        let end = self.p.end?;
        if !end.last {
            return Some(After::Next(self.handed_on()));
        }
        let mut verdict = self.tallied();
        let side = self.p.match_won.or(if self.rules.has_one_plate() { self.p.owner } else { None });
        let players = |side: Side| self.seats().filter(move |&seat| self.rules.side(seat) == side);
        verdict.winners = match side {
            Some(side) => players(side).map(|seat| self.player(seat)).collect(),
            None => {
                let money = self.money();
                let money = &money[..usize::from(self.players())];
                let most = money.iter().max().copied().filter(|&most| most > 0);
                (0..).zip(money).filter(|(_, sum)| Some(**sum) == most).map(|(n, _)| Player(n)).collect()
            }
        };
        verdict.winners.sort_unstable();
        verdict.reason = Some(Reason::new(self.won_by(&end, !verdict.winners.is_empty())));
        Some(After::End(verdict))
    }

    /// The key of why the sitting ended as it did.
    fn won_by(&self, end: &End, somebody: bool) -> &'static str {
        let at_the_goal = self.p.plates.iter().any(|&plate| plate >= MATCH) && !self.rules.has_one_plate();
        match end.ending {
            Ending::Agreement if !somebody => end.ending.key(),
            _ if !somebody => "verdict-tarocchini-nobody",
            Ending::Flag | Ending::Resignation if !at_the_goal => "verdict-tarocchini-given-up",
            _ if at_the_goal => "verdict-tarocchini-match",
            _ if self.p.match_won.is_some() => "verdict-tarocchini-race",
            _ => "verdict-tarocchini-money",
        }
    }

    /// What the next hand begins with.
    fn handed_on(&self) -> Carry {
        let mut scores = self.carry.scores;
        if self.rules.goal().is_some() {
            (0..SEATS).for_each(|side| scores[side] = self.total(side));
        }
        Carry {
            hand: self.carry.hand.saturating_add(1),
            dealer: self.right_of(self.p.dealer),
            seating: Some(self.p.seating),
            plates: self.p.plates,
            owner: self.p.owner,
            first: self.p.first,
            scores,
            money: self.money(),
        }
    }
}
