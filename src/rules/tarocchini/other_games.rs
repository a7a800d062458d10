//! How the other games are counted and won (cap. XII).

use super::honour::{self, MATCH, PARTITA};
use super::options::{Kind, Length};
use super::public::{Ending, SEATS};
use super::reckon::STAKE;
use super::state::Tarocchini;
use crate::rules::event::Sink;
use crate::rules::seat::{Seat, Side};

/// The greatest of some points and whose it is, unless it is shared.
fn highest(points: &[u16]) -> Option<usize> {
    let most = points.iter().max()?;
    let mut who = points.iter().enumerate().filter(|(_, n)| *n == most).map(|(side, _)| side);
    who.next().filter(|_| who.next().is_none())
}

/// The least, likewise.
fn lowest(points: &[u16]) -> Option<usize> {
    let least = points.iter().min()?;
    let mut who = points.iter().enumerate().filter(|(_, n)| *n == least).map(|(side, _)| side);
    who.next().filter(|_| who.next().is_none())
}

impl Tarocchini {
    /// Points of all sides in this hand.
    fn hand_points(&self) -> [u16; SEATS] {
        let mut points = [0; SEATS];
        for side in 0..self.rules.sides() {
            points[usize::from(side)] = self.running(Side(side));
        }
        points
    }

    pub(super) fn count_cinquina(&mut self, out: &mut impl Sink) {
        let points = self.hand_points();
        let points = &points[..2];
        match highest(points) {
            Some(winner) => {
                self.bring(winner, points[winner]);
                self.finish(Ending::Counted, Some(winner), [0; SEATS], points, out);
            }
            None => self.finish(Ending::Void, None, [0; SEATS], points, out),
        }
    }

    /// A race to so many points.
    pub(super) fn count_race(&mut self, out: &mut impl Sink) {
        let sides = usize::from(self.rules.sides());
        let points = self.hand_points();
        let points = &points[..sides];
        let totals: Vec<u16> = points.iter().zip(self.carry.scores).map(|(hand, before)| hand + before).collect();
        let there = self.rules.goal().is_some_and(|goal| totals.iter().any(|&total| total >= goal));
        match highest(&totals) {
            Some(winner) if there => self.win_race_with(winner, points, &totals, out),
            _ => {
                self.finish(Ending::Counted, highest(points), [0; SEATS], points, out);
            }
        }
    }

    /// A race is won in the middle of a hand: by a claim, or by declaring.
    pub(super) fn win_race(&mut self, winner: usize, out: &mut impl Sink) {
        let sides = usize::from(self.rules.sides());
        let points = self.hand_points();
        let points = &points[..sides];
        let totals: Vec<u16> = points.iter().zip(self.carry.scores).map(|(hand, before)| hand + before).collect();
        let games = self.games_of(winner, points, &totals);
        self.finish_race(Ending::Claimed, winner, games, points, out);
    }

    fn win_race_with(&mut self, winner: usize, points: &[u16], totals: &[u16], out: &mut impl Sink) {
        let games = self.games_of(winner, points, totals);
        self.finish_race(Ending::Counted, winner, games, points, out);
    }

    fn finish_race(&mut self, ending: Ending, winner: usize, games: [u16; SEATS], points: &[u16], out: &mut impl Sink) {
        let mut pays = [0; SEATS];
        for seat in self.seats().filter(|&seat| self.side_of(seat) != winner) {
            let stakes = STAKE * games[self.side_of(seat)] as i16;
            pays[self.player(seat).index()] -= stakes;
            let partners = self.seats().filter(|&other| self.side_of(other) == winner);
            let gets: Vec<Seat> = partners.collect();
            // Each loser pays one winner.
            let nth = usize::from(seat.0 / self.rules.sides()) % gets.len().max(1);
            pays[self.player(gets[nth]).index()] += stakes;
        }
        self.p.match_won = Some(Side(winner as u8));
        self.finish(ending, Some(winner), pays, points, out);
    }

    /// How many games each loser of a race pays.
    fn games_of(&self, winner: usize, points: &[u16], totals: &[u16]) -> [u16; SEATS] {
        let mut games = [1; SEATS];
        for (side, games) in games.iter_mut().enumerate().take(totals.len()) {
            *games = match self.rules.game {
                Kind::Centini => 1 + u16::from(totals[side] < 50),
                Kind::Quarantacinque => self.games_in_a_hand(points[winner]),
                _ => 1,
            };
        }
        games
    }

    /// 45 points in one hand are two games, and under `vicious` each ten more another.
    pub fn games_in_a_hand(&self, points: u16) -> u16 {
        match points.checked_sub(45) {
            None => 1,
            Some(more) if self.rules.vicious => 2 + more / 10,
            Some(_) => 2,
        }
    }

    /// Each hand is a game: the highest takes it from the lowest, or from each with 45.
    pub(super) fn count_every_hand(&mut self, out: &mut impl Sink) {
        let sides = usize::from(self.rules.sides());
        let points = self.hand_points();
        let points = &points[..sides];
        let mut pays = [0; SEATS];
        let winner = highest(points);
        if let Some(winner) = winner {
            let games = STAKE * self.games_in_a_hand(points[winner]) as i16;
            let from_each = points[winner] >= 45;
            for side in (0..sides).filter(|&side| side != winner && (from_each || lowest(points) == Some(side))) {
                pays[self.player(Seat(side as u8)).index()] -= games;
                pays[self.player(Seat(winner as u8)).index()] += games;
            }
        }
        let ending = if winner.is_some() { Ending::Counted } else { Ending::Void };
        self.finish(ending, winner, pays, points, out);
    }

    /// The fewest points win from each; but who has no trick pays whoever has the most.
    pub(super) fn count_mattaccia(&mut self, out: &mut impl Sink) {
        let players = usize::from(self.players());
        let points = self.hand_points();
        let points = &points[..players];
        let dry = |side: &usize| self.p.taken[*side] == 0;
        let anybody_dry = (0..players).any(|side| dry(&side));
        let winner = if anybody_dry { highest(points) } else { lowest(points) };
        let mut pays = [0; SEATS];
        if let Some(winner) = winner {
            for side in (0..players).filter(|side| *side != winner && (!anybody_dry || dry(side))) {
                pays[self.player(Seat(side as u8)).index()] -= STAKE;
                pays[self.player(Seat(winner as u8)).index()] += STAKE;
            }
        }
        let ending = if winner.is_some() { Ending::Counted } else { Ending::Void };
        self.finish(ending, winner, pays, points, out);
    }

    pub(super) fn count_lecchini(&mut self, out: &mut impl Sink) {
        let points = self.hand_points();
        let points = &points[..2];
        let Some(winner) = highest(points) else {
            return self.finish(Ending::Void, None, [0; SEATS], points, out);
        };
        let mut money = honour::money(points[winner]);
        if self.rules.length == Length::Match {
            self.p.plates[winner] += points[winner] / PARTITA;
            if self.p.plates[winner] >= MATCH {
                self.p.match_won = Some(Side(winner as u8));
                money += 1;
            }
        } else {
            money += 1;
        }
        self.finish(Ending::Counted, Some(winner), self.stakes(winner, money), points, out);
    }

    pub(super) fn count_calini(&mut self, out: &mut impl Sink) {
        let sides = usize::from(self.rules.sides());
        let points = self.hand_points();
        let points = &points[..sides];
        match highest(points) {
            Some(winner) => self.finish(Ending::Counted, Some(winner), self.stakes(winner, 1), points, out),
            None => self.finish(Ending::Void, None, [0; SEATS], points, out),
        }
    }

    pub(super) fn count_toppa(&mut self, out: &mut impl Sink) {
        let points = self.hand_points();
        let points = &points[..2];
        let winner = highest(points);
        let mut games = self.p.toppe.map(i16::from);
        if let Some(winner) = winner {
            games[winner] += 1;
        }
        let mut pays = [0; SEATS];
        for side in 0..2 {
            pays[self.player(Seat(side as u8)).index()] = STAKE * (games[side] - games[1 - side]);
        }
        let marcio = self.capot().is_some();
        let ending = match winner {
            None => Ending::Void,
            Some(_) if marcio => Ending::Marcio,
            Some(_) => Ending::Counted,
        };
        self.finish(ending, winner, pays, points, out);
    }
}
