//! How a game ends, who wins, and what is paid (cap. IX).

use super::board::ASYLUMS;
use super::state::{Corona, Phase};
use crate::rules::event::{Event, Sink};
use crate::rules::game::{After, Outcome, Verdict};
use crate::rules::manner::Manner;
use crate::rules::reason::Reason;
use crate::rules::seat::{MOST_SEATS, Player, Seat, Seats, Side};
use serde::{Deserialize, Serialize};

/// A stake in half-stakes, which are what partners can share.
const STAKE: i16 = 2;
/// A table after so many plies for each living squadron in which nothing irreversible happened.
const QUIET_ROUNDS: u16 = 100;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// The Crown was carried into an Asylum.
    Asylum,
    /// All opponents are without pieces.
    Field,
    /// No piece could ever occupy the Crown.
    Colour,
    /// The position occurred for the third time.
    Repetition,
    /// Too many plies in which nothing irreversible happened.
    Quiet,
    /// The last opponent gave up.
    Resignation,
    /// The last opponent overstepped his clock.
    Flag,
    /// All agreed to a draw.
    Agreement,
}

impl Ending {
    /// The key of its sentence.
    fn key(self) -> &'static str {
        match self {
            Ending::Asylum => "ending-asylum",
            Ending::Field => "ending-field",
            Ending::Colour => "ending-colour",
            Ending::Repetition => "ending-repetition",
            Ending::Quiet => "ending-quiet",
            Ending::Resignation => "ending-resignation",
            Ending::Flag => "ending-flag",
            Ending::Agreement => "ending-agreement",
        }
    }

    /// The word of records.
    pub fn word(self) -> &'static str {
        self.key().trim_start_matches("ending-")
    }
}

/// The end of a game: how, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// How.
    pub ending: Ending,
    /// Which side won; `None`: a table.
    pub winner: Option<Side>,
    /// The seat by whose Asylum the game was won.
    pub asylum: Option<Seat>,
}

impl End {
    fn won(ending: Ending, winner: Side) -> End {
        End { ending, winner: Some(winner), asylum: None }
    }

    fn table(ending: Ending) -> End {
        End { ending, winner: None, asylum: None }
    }
}

impl Corona {
    /// After so many quiet plies the game is a table.
    pub(super) fn most_quiet(&self) -> u16 {
        QUIET_ROUNDS * self.living().0.count_ones() as u16
    }

    /// Is the game over by what stands on the board? In the order of the rules. `arrived`: who has just carried the
    /// Crown into an Asylum.
    pub(super) fn judge(&self, arrived: Option<Seat>) -> Option<End> {
        if let Some(seat) = arrived {
            let asylum = ASYLUMS.iter().position(|&at| at == self.field.crown()).map(|n| Seat(n as u8));
            return Some(End { asylum, ..End::won(Ending::Asylum, self.rules.side(seat)) });
        }
        let mut able = false;
        let (mut living, mut sides) = (0, 0_u8);
        for seat in [0, 1, 2, 3].map(Seat) {
            if self.field.count(seat) > 0 {
                living += 1;
                sides |= 1 << self.rules.side(seat).0;
                able |= self.field.is_able(seat);
            }
        }
        if able && sides.is_power_of_two() {
            return Some(End::won(Ending::Field, Side(sides.trailing_zeros() as u8)));
        }
        if !able {
            return Some(End::table(Ending::Colour));
        }
        (self.moment.quiet >= QUIET_ROUNDS * living).then(|| End::table(Ending::Quiet))
    }

    /// The position has occurred for the third time. That goes before the table by quiet plies.
    pub(super) fn repeat(&mut self, out: &mut impl Sink) {
        match self.end.map(|end| end.ending) {
            None => out.tell(|| Event::Over),
            Some(Ending::Quiet) => {}
            Some(_) => return,
        }
        self.end = Some(End::table(Ending::Repetition));
    }

    /// Something done beside the game.
    pub(super) fn behave(&mut self, manner: Manner, seat: Seat, out: &mut impl Sink) {
        match manner {
            Manner::Resign => self.give_up(seat, Ending::Resignation, out),
            Manner::Flag => self.give_up(seat, Ending::Flag, out),
            Manner::Offer | Manner::Agree => {
                if self.offer.agree(seat, self.living()) {
                    self.end = Some(End::table(Ending::Agreement));
                }
            }
        }
    }

    /// A player is removed with all his squadrons like one eliminated.
    fn give_up(&mut self, seat: Seat, ending: Ending, out: &mut impl Sink) {
        let seating = self.rules.seating;
        for seat in seating.seats_of(seating.player(seat)) {
            for at in self.field.standing(seat) {
                self.forfeit(at, out);
            }
            self.moment.gone.insert(seat);
        }
        let sides = self.living_sides();
        if sides.is_power_of_two() {
            self.end = Some(End::won(ending, Side(sides.trailing_zeros() as u8)));
        } else if self.moment.phase == Phase::Play {
            self.end = self.judge(None);
            if self.field.count(self.moment.to_move) == 0 {
                self.moment.touched = None;
                self.pass_turn();
            }
        } else if self.moment.gone.contains(self.moment.to_move) {
            self.go_on();
        }
        if self.moment.phase == Phase::Play {
            self.moment.gone = Seats::default();
        }
    }

    /// The sides that are still alive, as bits.
    pub(super) fn living_sides(&self) -> u8 {
        let alive = self.rules.seating.iter().filter(|&seat| self.is_alive(seat));
        alive.fold(0, |sides, seat| sides | 1 << self.rules.side(seat).0)
    }

    /// The end as every game tells it.
    pub(super) fn told_end(&self) -> Option<Outcome> {
        let end = self.end?;
        let Some(winner) = end.winner else { return Some(Outcome::draw(end.ending.word())) };
        let mut outcome = Outcome::win(winner, end.ending.word());
        outcome.pays = self.pays(winner, end.asylum);
        Some(outcome)
    }

    /// What each player pays (below zero) or receives, in half-stakes: every opponent a stake, him beside whose Asylum
    /// it was two (cap. IX); partners share alike.
    fn pays(&self, winner: Side, asylum: Option<Seat>) -> [i16; MOST_SEATS] {
        let seating = self.rules.seating;
        let mut pays = [0; MOST_SEATS];
        let mut winners = Vec::new();
        let doubled = asylum.filter(|&seat| self.rules.seats.contains(seat)).map(|seat| seating.player(seat));
        let players = (0..seating.players()).map(Player);
        for player in players {
            let won = seating.seats_of(player).any(|seat| self.rules.side(seat) == winner);
            match won {
                true => winners.push(player),
                false => pays[player.index()] = -(STAKE * if doubled == Some(player) { 2 } else { 1 }),
            }
        }
        let pot: i16 = -pays.iter().sum::<i16>();
        for player in &winners {
            pays[player.index()] = pot / winners.len() as i16;
        }
        pays
    }

    /// How the sitting stands, in half-stakes by player.
    pub(super) fn tallied(&self) -> Verdict {
        let pays = self.told_end().map_or([0; MOST_SEATS], |outcome| outcome.pays);
        let players = usize::from(self.rules.seating.players());
        let line = pays[..players].iter().map(|&half| i32::from(half)).collect();
        Verdict { tally: vec![("corona-tally-half-stakes", line)], ..Verdict::default() }
    }

    /// What follows: the sitting is over with its only game.
    pub(super) fn followed_by(&self) -> Option<After<()>> {
        let end = self.end?;
        let seating = self.rules.seating;
        let won = |player: &Player| seating.seats_of(*player).any(|seat| Some(self.rules.side(seat)) == end.winner);
        let winners = (0..seating.players()).map(Player).filter(won).collect();
        let reason = Some(Reason::new(end.ending.key()).source("cap. IX"));
        Some(After::End(Verdict { winners, reason, ..self.tallied() }))
    }
}
