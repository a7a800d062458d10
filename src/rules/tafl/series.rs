//! The match of two games with the colours exchanged (l.25).

use super::options::Colour;
use super::state::Tafl;
use crate::rules::game::{After, Verdict};
use crate::rules::reason::Reason;
use crate::rules::seat::{Player, Seating};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// What the first game of a match hands to the second.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Carry {
    /// Games played before this one.
    pub played: u8,
    /// Pieces each player lost in them; a captured King counts 1.
    pub lost: [u16; 2],
    /// Games each player won.
    pub wins: [u8; 2],
}

impl Carry {
    /// Who sits where: the colours change from game to game.
    pub fn seating(&self) -> Seating {
        let mut seating = Seating::in_order(2);
        if self.played % 2 == 1 {
            seating.swap(Colour::Black.seat(), Colour::White.seat());
        }
        seating
    }
}

impl Carry {
    /// Who wins the match, and by what: the smaller sum of lost pieces, then more games won, or the other way round.
    fn verdict(&self, wins_first: bool) -> (Option<Player>, Reason) {
        let fewer_lost = self.lost[1].cmp(&self.lost[0]);
        let more_won = self.wins[0].cmp(&self.wins[1]);
        let (ahead, by_men) = match wins_first {
            false => (fewer_lost.then(more_won), fewer_lost.is_ne()),
            true => (more_won.then(fewer_lost), more_won.is_eq()),
        };
        let winner = match ahead {
            Ordering::Greater => Player(0),
            Ordering::Less => Player(1),
            Ordering::Equal => return (None, Reason::new("match-drawn").source("l.25")),
        };
        let (own, other) = (winner.index(), 1 - winner.index());
        let men = |reason: Reason| reason.number("fewer", self.lost[own]).number("more", self.lost[other]);
        let games = |reason: Reason| reason.number("won", self.wins[own]).number("lost", self.wins[other]);
        let reason = match (wins_first, by_men) {
            (false, true) => men(Reason::new("match-won-by-men")),
            (false, false) => games(Reason::new("match-won-by-games")).number("count", self.lost[own]),
            (true, false) => games(Reason::new("match-won-by-games-first")),
            (true, true) => men(Reason::new("match-won-by-men-after-games")),
        };
        (Some(winner), reason.source("l.25"))
    }
}

impl Tafl {
    /// The carry with this game added, as far as it has gone.
    fn carried(&self) -> Carry {
        let mut carry = self.carry;
        for colour in Colour::BOTH {
            let player = carry.seating().player(colour.seat()).index();
            carry.lost[player] += self.lost(colour);
            carry.wins[player] += u8::from(self.end().is_some_and(|end| end.winner == Some(colour)));
        }
        carry
    }

    /// In a match that the pieces lost decide, how many fewer the player of a colour has lost than the other, this
    /// game included.
    pub fn lead(&self, colour: Colour) -> Option<i32> {
        let by_men = self.rules().games > 1 && !self.rules().wins_first;
        let [own, other] = [colour, colour.other()].map(|colour| {
            let player = self.carry.seating().player(colour.seat()).index();
            i32::from(self.carry.lost[player] + self.lost(colour))
        });
        by_men.then_some(other - own)
    }

    /// How the match stands.
    pub(super) fn tallied(&self) -> Verdict {
        let carry = self.carried();
        let tally = vec![
            ("tafl-tally-lost", carry.lost.map(i32::from).to_vec()),
            ("tafl-tally-won", carry.wins.map(i32::from).to_vec()),
        ];
        Verdict { tally, ..Verdict::default() }
    }

    /// What follows this game; `None` while it lasts.
    pub(super) fn followed_by(&self) -> Option<After<Carry>> {
        let end = self.end()?;
        let carry = self.carried();
        if self.carry.played + 1 < self.rules().games {
            return Some(After::Next(Carry { played: self.carry.played + 1, ..carry }));
        }
        let (winner, reason) = match self.rules().games {
            1 => (end.winner.map(|colour| self.carry.seating().player(colour.seat())), Reason::new(end.ending.key())),
            _ => carry.verdict(self.rules().wins_first),
        };
        let winners = winner.into_iter().collect();
        Some(After::End(Verdict { winners, reason: Some(reason), ..self.tallied() }))
    }
}
