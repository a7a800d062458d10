//! Why not: refusals with the line of the source that says so. Squares are named as they are shown.

use super::board::{At, Direction, Kind, Set};
use super::names::DICE;
use super::notation::greek;
use super::options::Colour;
use super::state::Petteia;
use crate::rules::game::{Attempt, Pick};
use crate::rules::reason::Reason;

/// Where the text says how pieces move.
pub(super) const MOVEMENT: &str = "l.81";
/// Where it says how they are captured.
pub(super) const CAPTURE: &str = "l.85";

impl Petteia {
    /// Why an attempt cannot be a move.
    pub(super) fn refusal(&self, attempt: &Attempt) -> Reason {
        if self.end().is_some() {
            return Reason::new("refused-over");
        }
        if self.moment.owed > 0 {
            return Reason::new("petteia-refused-payment-first").source("l.151");
        }
        let own = self.to_move();
        if Colour::of(attempt.seat) != own {
            return Reason::new("refused-not-your-turn").key("seat", own.name_key());
        }
        if self.awaits_throw() {
            return Reason::new("petteia-refused-throw-first").number("count", self.options().variant.dice() as i64);
        }
        let from = match attempt.picks.first() {
            Some(Pick::Token(token)) if DICE.contains(token) => return self.dice_lie("petteia-refused-thrown"),
            Some(&Pick::Token(token)) => match self.where_is(token) {
                Some(at) => at,
                None => return Reason::new("petteia-refused-taken"),
            },
            Some(pick @ Pick::Square(_)) => match self.picked(pick) {
                Some(at) => at,
                None => return Reason::new("refused-not-now"),
            },
            Some(Pick::Word(_)) | None => return Reason::new("refused-not-now"),
        };
        match self.board().piece(from) {
            None => return self.on(from, Reason::new("refused-empty-square")),
            Some((colour, _)) if colour != own => return self.on(from, Reason::new("refused-not-your-piece")),
            Some(_) => {}
        }
        if let Some(at) = self.touched().filter(|&at| at != from) {
            return self.on(at, Reason::new("petteia-refused-touched")).source("l.103");
        }
        match attempt.picks.get(1).map(|pick| self.picked(pick)) {
            Some(Some(to)) => self.refused_way(from, to),
            _ if self.goals(from).is_empty() => self.on(from, Reason::new("petteia-refused-stuck")).source(MOVEMENT),
            _ if self.must_capture() => self.refused_peace(),
            _ => Reason::new("refused-not-now"),
        }
    }

    /// A reason that speaks of one square.
    pub(super) fn on(&self, at: At, reason: Reason) -> Reason {
        reason.text("square", greek(at)).squares([self.square(at)])
    }

    /// What the dice show, as a sentence.
    pub(super) fn dice_lie(&self, key: &'static str) -> Reason {
        let [high, low] = self.moment.dice;
        Reason::new(key).number("count", self.options().variant.dice() as i64).number("high", high).number("low", low)
    }

    /// Why the piece on `from` may not go to `to`.
    fn refused_way(&self, from: At, to: At) -> Reason {
        let board = self.board();
        if from == to {
            return self.on(to, Reason::new("petteia-refused-same-square"));
        }
        let Some(direction) = Direction::between(from, to) else {
            let reason = Reason::new("petteia-refused-not-in-line").text("from", greek(from)).text("to", greek(to));
            return reason.squares([self.square(to)]).source(MOVEMENT);
        };
        let way = || std::iter::successors(step(from, direction), move |&at| step(at, direction));
        if let Some(by) = way().take_while(|&at| at != to).find(|&at| !board.free().has(at)) {
            return self.on(by, Reason::new("petteia-refused-blocked")).source(MOVEMENT);
        }
        if !board.free().has(to) {
            return self.on(to, Reason::new("petteia-refused-occupied")).source(MOVEMENT);
        }
        if !self.goals(from).has(to) {
            return self.refused_distance(from).squares([self.square(to)]);
        }
        if self.must_capture() { self.refused_peace() } else { Reason::new("refused-not-now") }
    }

    /// The dice do not let the piece go so far.
    fn refused_distance(&self, from: At) -> Reason {
        let [high, low] = self.moment.dice;
        match (self.options().variant.dice(), self.board().piece(from)) {
            (1, _) => Reason::new("petteia-refused-die").number("pips", high).source("l.143"),
            (_, Some((_, Kind::Peltast))) => {
                Reason::new("petteia-refused-peltast").number("pips", high).source("l.151")
            }
            (_, Some((_, Kind::Hoplite))) => Reason::new("petteia-refused-hoplite").number("pips", low).source("l.151"),
            _ => Reason::new("petteia-refused-hermes").number("low", low).number("high", high).source("l.159"),
        }
    }

    /// Something can be captured, so something must be.
    fn refused_peace(&self) -> Reason {
        let captors = self.legal_goals().filter(|(_, goals)| !goals.is_empty()).map(|(from, _)| self.square(from));
        Reason::new("petteia-refused-must-capture").squares(captors).source("l.163")
    }
}

/// The next square in a direction, on any board.
pub(super) fn step(at: At, direction: Direction) -> Option<At> {
    Set::of(at).toward(direction).first()
}
