//! What a hand comes to: the count of the Partita and of each of the other games, plates and money (cap. VI, VIII, XII).

use super::card::Cards;
use super::count::{self, LAST_TRICK};
use super::honour::{self, Code, Entry, MATCH, PARTITA};
use super::options::{Kind, Length};
use super::public::{End, Ending, Phase, SEATS};
use super::state::Tarocchini;
use crate::rules::event::{Event, Sink};
use crate::rules::manner::Manner;
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Seats, Side};

/// Half-stakes in a stake.
pub(super) const STAKE: i16 = 2;

impl Tarocchini {
    /// Something is entered into a side's plate; at 150 the match is won, at that very entry.
    pub(super) fn enter(&mut self, side: usize, code: Code, partite: u16, out: &mut impl Sink) {
        if partite == 0 || self.p.match_won.is_some() {
            return;
        }
        let side = side.min(1);
        self.ledger.push(Entry { side: Side(side as u8), code, partite });
        let what = || Reason::new(code.key());
        out.tell(|| Event::Scored { side: Side(side as u8), points: partite.into(), what: what() });
        if !self.rules.has_one_plate() {
            self.p.plates[side] = self.p.plates[side].saturating_add(partite);
            if self.p.plates[side] >= MATCH {
                self.p.match_won = Some(Side(side as u8));
                return;
            }
        }
        if !std::mem::replace(&mut self.p.first, true) {
            self.enter(side, Code::Primo, honour::OCA, out);
        }
    }

    /// What the hand brought goes into the single plate: added by its owner, taken off by the other, whose it becomes
    /// when nothing is left.
    pub(super) fn settle_plate(&mut self, winner: usize) {
        let brought = self.ledger.entries().iter().map(|entry| entry.partite).sum();
        self.bring(winner, brought);
    }

    pub(super) fn bring(&mut self, winner: usize, amount: u16) {
        let winner = Side(winner as u8);
        let lying = self.p.plates[0];
        if self.p.owner.is_none_or(|owner| owner == winner) {
            self.p.plates[0] = lying.saturating_add(amount);
            self.p.owner = Some(winner).filter(|_| self.p.plates[0] > 0);
        } else if amount > lying {
            self.p.plates[0] = amount - lying;
            self.p.owner = Some(winner);
        } else {
            self.p.plates[0] = lying - amount;
            self.p.owner = self.p.owner.filter(|_| lying > amount);
        }
    }

    /// The points are counted.
    pub(super) fn count(&mut self, out: &mut impl Sink) {
        self.silence();
        self.forfeit(out);
        match self.rules.game {
            Kind::Partita | Kind::Sei | Kind::Partitaccia => {
                if self.rules.rigour {
                    self.settle_charges(out);
                }
                if self.p.match_won.is_some() {
                    return self.win_match(out);
                }
                let scores = [self.score(0), self.score(1)];
                let pile = |side: usize| self.piles[side];
                self.count_partita(scores, self.capot(), [pile(0), pile(1)], out);
            }
            Kind::Cinquina => self.count_cinquina(out),
            Kind::Quarantacinque if self.rules.every_hand => self.count_every_hand(out),
            Kind::Centini | Kind::Quarantacinque | Kind::Settanta | Kind::Milloni => self.count_race(out),
            Kind::Mattaccia => self.count_mattaccia(out),
            Kind::Lecchini => self.count_lecchini(out),
            Kind::Calini => self.count_calini(out),
            Kind::Toppa => self.count_toppa(out),
        }
    }

    /// The hand of a Partita is counted; `marcio`: who took every trick, `piles`: what each side has.
    fn count_partita(&mut self, scores: [u16; 2], marcio: Option<usize>, piles: [Cards; 2], out: &mut impl Sink) {
        let Some(winner) = self.judged(scores) else {
            return self.finish(Ending::Void, None, [0; SEATS], &scores, out);
        };
        let points = scores[winner];
        let marcio = marcio == Some(winner);
        if self.rules.game == Kind::Partitaccia {
            let games = if self.rules.hundreds { 1 + honour::money(points) } else { 1 + u16::from(points >= 500) };
            let ending = if marcio { Ending::Marcio } else { Ending::Counted };
            return self.finish(ending, Some(winner), self.stakes(winner, games), &scores, out);
        }
        // Pesi: a Marcio doubles the pesi, the honour of the points and the marks.
        let twice = 1 + u16::from(marcio && self.rules.has_one_plate());
        let table = self.rules.honours();
        let pile = piles[winner];
        let counts = !self.p.faults[winner];
        self.enter(winner, Code::Punti, twice * (points / PARTITA), out);
        self.enter(winner, Code::Centinaia, twice * table.hundreds(points), out);
        if counts {
            self.enter(winner, Code::SenzaAngelo, table.without_angelo(points, pile), out);
            let none = (pile & Cards::COUNTERS).is_empty();
            self.enter(winner, Code::SenzaContatori, honour::OCA * u16::from(none), out);
        }
        let marks = (self.marks(0) + self.marks(1) + self.p.unmarked[1 - winner]) / 10;
        self.enter(winner, Code::Segnati, twice * marks, out);
        let held = self.p.held_by.is_some();
        let dealer_won = self.side_of(self.p.dealer) == winner;
        let stake = if dealer_won { 5 * u16::from(held) } else { 5 << u16::from(held) };
        self.enter(winner, Code::ScartoTenuta, stake, out);
        let mut money = honour::money(points) + u16::from(marcio);
        if self.rules.has_one_plate() {
            self.settle_plate(winner);
            money = 0;
        }
        if let Some(Side(side)) = self.p.match_won {
            money += self.match_money(side.into());
        }
        let ending = if marcio { Ending::Marcio } else { Ending::Counted };
        self.finish(ending, Some(winner), self.stakes(winner, money), &scores, out);
    }

    /// Coins of a match: one, one more if the others are below the half, one more if their plate is empty.
    fn match_money(&self, winner: usize) -> u16 {
        let other = self.p.plates[1 - winner.min(1)];
        1 + u16::from(other < MATCH / 2) + u16::from(other == 0)
    }

    /// A side has come to 150 in the middle of a hand, which is not counted.
    pub(super) fn win_match(&mut self, out: &mut impl Sink) {
        let Some(Side(side)) = self.p.match_won else { return };
        let winner = usize::from(side);
        let money = self.match_money(winner);
        self.finish(Ending::MatchWon, Some(winner), self.stakes(winner, money), &[], out);
    }

    /// The dealer has thrown in.
    pub(super) fn finish_monte(&mut self, out: &mut impl Sink) {
        if self.p.match_won.is_some() {
            return self.win_match(out);
        }
        self.finish(Ending::Monte, None, [0; SEATS], &[], out);
    }

    /// Each loser pays so many stakes; the winners share what is paid.
    pub(super) fn stakes(&self, winner: usize, stakes: u16) -> [i16; SEATS] {
        let mut pays = [0; SEATS];
        let won = self.seats().filter(|&seat| self.side_of(seat) == winner).count().max(1) as i16;
        let lost = i16::from(self.players()) - won;
        for seat in self.seats() {
            let amount = STAKE * stakes as i16;
            let own = self.side_of(seat) == winner;
            pays[self.player(seat).index()] = if own { amount * lost / won } else { -amount };
        }
        pays
    }

    /// Somebody gives up, runs out of time, offers to stop or agrees.
    pub(super) fn behave(&mut self, manner: Manner, seat: Seat, out: &mut impl Sink) {
        match manner {
            Manner::Resign => self.give_up_hand(seat, out),
            Manner::Flag => self.run_out(seat, Ending::Flag, out),
            Manner::Offer | Manner::Agree => {
                let everybody: Seats = self.seats().collect();
                if self.p.offer.agree(seat, everybody) {
                    self.finish(Ending::Agreement, None, [0; SEATS], &[], out);
                }
            }
        }
    }

    /// Who throws his cards down gives the others a Marcio (law 14); elsewhere he loses the game.
    fn give_up_hand(&mut self, seat: Seat, out: &mut impl Sink) {
        if !self.rules.has_words() {
            return self.run_out(seat, Ending::Resignation, out);
        }
        let winner = 1 - self.side_of(seat);
        self.p.faults = [false; 2];
        let mut scores = [0; 2];
        scores[winner] = count::captured(Cards::ALL) + LAST_TRICK + self.marks(winner);
        let mut piles = [Cards::NONE; 2];
        piles[winner] = Cards::ALL;
        self.count_partita(scores, Some(winner), piles, out);
        if let Some(end) = &mut self.p.end {
            end.ending = Ending::Resignation;
        }
    }

    /// Who gives up or runs out of time loses the sitting.
    fn run_out(&mut self, seat: Seat, ending: Ending, out: &mut impl Sink) {
        let loser = self.side_of(seat);
        if self.rules.sides() == 2 {
            let winner = 1 - loser;
            let partita = self.rules.is_partita() && !self.rules.has_one_plate();
            let money = if partita { self.match_money(winner) } else { 1 };
            self.p.match_won = Some(Side(winner as u8));
            return self.finish(ending, Some(winner), self.stakes(winner, money), &[], out);
        }
        let mut pays = [STAKE; SEATS];
        pays[usize::from(self.players())..].fill(0);
        pays[self.player(seat).index()] = -STAKE * (i16::from(self.players()) - 1);
        self.finish(ending, None, pays, &[], out);
    }

    /// The hand is over.
    pub(super) fn finish(
        &mut self,
        ending: Ending,
        winner: Option<usize>,
        mut pays: [i16; SEATS],
        points: &[u16],
        out: &mut impl Sink,
    ) {
        self.silence();
        self.p.phase = Phase::Over;
        let stops = matches!(ending, Ending::Flag | Ending::Agreement)
            || ending == Ending::Resignation && !self.rules.has_words();
        let hands = self.rules.hands;
        let last_hand = self.rules.is_hand_by_hand() && hands > 0 && self.carry.hand + 1 >= hands.into();
        let one_hand = self.rules.game == Kind::Lecchini && self.rules.length == Length::Hand;
        let last = stops || last_hand || one_hand || self.p.match_won.is_some();
        if let Some(Side(owner)) = self.p.owner.filter(|_| last && self.rules.has_one_plate()) {
            // What lies in the single plate is paid when the sitting is over.
            let plate = self.stakes(owner.into(), self.p.plates[0].min(4000));
            pays.iter_mut().zip(plate).for_each(|(pay, more)| *pay += more);
        }
        let mut told = [0; SEATS];
        told.iter_mut().zip(points).for_each(|(told, &points)| *told = points as i16);
        let winner = winner.map(|side| Side(side as u8));
        self.p.end = Some(End { ending, winner, pays, points: told, last });
        out.tell(|| Event::Over);
    }
}
