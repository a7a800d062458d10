//! Why: where a piece may go, what would take it, how a basileus stands, and whether a piece is active.

use super::board::{At, Direction, Kind, Paces, Set};
use super::contact::REFUSALS;
use super::names::{self, DICE};
use super::notation::greek;
use super::options::Colour;
use super::state::Petteia;
use super::why::{CAPTURE, MOVEMENT, step};
use crate::rules::place::Token;
use crate::rules::reason::Reason;

/// Where the text says what a basileus is captured by, and how he breaks through.
const NEA: &str = "l.163";
/// Where it explains what is active.
const ACTIVE: &str = "l.203";

impl Petteia {
    /// Why a piece may go where it may go, and what would take it.
    pub(super) fn explained(&self, token: Token) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if DICE.contains(&token) {
            let key = if self.moment.thrown { "petteia-explain-dice" } else { "petteia-refused-throw-first" };
            match self.moment.thrown {
                true => reasons.push(self.dice_lie(key)),
                false => reasons.push(Reason::new(key).number("count", self.options().variant.dice() as i64)),
            }
            return reasons;
        }
        let (Some(at), Some((colour, kind))) = (self.where_is(token), names::piece(token)) else {
            reasons.push(Reason::new("petteia-refused-taken"));
            return reasons;
        };
        let turn = colour == self.to_move() && self.end().is_none() && !self.awaits_throw() && self.moment.owed == 0;
        self.explain_ways(at, kind, turn, &mut reasons);
        match kind {
            Kind::Basileus => self.explain_basileus(at, colour, &mut reasons),
            _ => self.explain_man(at, colour, &mut reasons),
        }
        self.explain_contact(at, colour, &mut reasons);
        reasons
    }

    fn explain_ways(&self, at: At, kind: Kind, turn: bool, reasons: &mut Vec<Reason>) {
        let paces = match turn {
            true => self.options().paces(kind, self.moment.dice),
            false => self.options().widest(),
        };
        let mut goals = self.board().goals(at, paces);
        let capturing = turn && self.must_capture();
        if turn {
            goals = self.legal_goals().find(|(from, _)| *from == at).map_or(goals, |(_, goals)| goals);
        }
        let goes = Reason::new("petteia-explain-goes").number("count", goals.count());
        reasons.push(goes.squares(goals.map(|to| self.square(to))).source(MOVEMENT));
        if turn && self.options().variant.dice() > 0 {
            let [high, low] = self.moment.dice;
            reasons.push(match (self.options().variant.dice(), kind) {
                (1, _) => Reason::new("petteia-explain-die").number("pips", high).source("l.143"),
                (_, Kind::Peltast) => Reason::new("petteia-explain-peltast").number("pips", high).source("l.151"),
                (_, Kind::Hoplite) => Reason::new("petteia-explain-hoplite").number("pips", low).source("l.151"),
                (_, Kind::Basileus) => {
                    Reason::new("petteia-explain-hermes").number("low", low).number("high", high).source("l.159")
                }
            });
        }
        if capturing {
            reasons.push(Reason::new("petteia-explain-must-capture").source(NEA));
        }
        if turn {
            goals.for_each(|to| self.explain_goal(at, to, reasons));
        }
    }

    /// What a legal move takes.
    fn explain_goal(&self, from: At, to: At, reasons: &mut Vec<Reason>) {
        for victim in self.takes(from, to) {
            let reason = Reason::new("petteia-explain-takes").text("to", greek(to)).text("square", greek(victim));
            reasons.push(reason.squares([to, victim].map(|at| self.square(at))).source(CAPTURE));
        }
    }

    /// From where a man would be taken.
    fn explain_man(&self, at: At, colour: Colour, reasons: &mut Vec<Reason>) {
        let board = self.board();
        let enemy = board.army(colour.other()).all();
        let around = board.around(at);
        let taken_from = |open: At| self.on(open, Reason::new("petteia-explain-taken-from")).source(CAPTURE);
        if board.corners().has(at) {
            let open = around & !enemy;
            match (open.count(), open.first()) {
                (0, _) => reasons.push(self.safe_among(around & enemy)),
                (1, Some(open)) if board.free().has(open) => reasons.push(taken_from(open)),
                _ => {}
            }
            return;
        }
        for direction in [Direction::West, Direction::South] {
            let [Some(one), Some(other)] = [direction, direction.opposite()].map(|way| step(at, way)) else { continue };
            match [one, other].map(|side| enemy.has(side)) {
                [true, true] => reasons.push(self.safe_among(around & enemy)),
                [true, false] if board.free().has(other) => reasons.push(taken_from(other)),
                [false, true] if board.free().has(one) => reasons.push(taken_from(one)),
                _ => {}
            }
        }
    }

    /// The piece stands among enemies and is safe until one of them moves anew.
    fn safe_among(&self, enemies: Set) -> Reason {
        let squares = enemies.map(|at| self.square(at));
        Reason::new("petteia-explain-safe-between").squares(squares).source(CAPTURE)
    }

    fn explain_basileus(&self, at: At, colour: Colour, reasons: &mut Vec<Reason>) {
        let board = self.board();
        let enemy = board.army(colour.other());
        for side in board.around(at) {
            let key = match board.piece(side) {
                None => "petteia-explain-open",
                Some((other, _)) if other == colour => "petteia-explain-own-beside",
                Some(_) => "petteia-explain-shut",
            };
            reasons.push(self.on(side, Reason::new(key)).source(CAPTURE));
        }
        if self.options().variant.is_nea() {
            let key = match board.around(at).count() {
                4 => "petteia-explain-classes",
                _ => "petteia-explain-classes-edge",
            };
            reasons.push(Reason::new(key).source(NEA));
            if let Some(goal) = self.breakthrough(colour).find(|goal| goal.rank() == colour.other().rank(0)) {
                reasons.push(self.on(goal, Reason::new("petteia-explain-breakthrough")).source(NEA));
            }
        }
        if board.is_shut_in(at, enemy.all()) {
            let ranked = !self.options().variant.is_nea() || board.is_outranked(colour.other(), at);
            let key = if ranked { "petteia-explain-basileus-safe" } else { "petteia-explain-basileus-outranks" };
            reasons.push(Reason::new(key).source(if ranked { CAPTURE } else { NEA }));
        }
    }

    /// Is the piece active, and by what; if it is passive, what it would mean to move it.
    fn explain_contact(&self, at: At, colour: Colour, reasons: &mut Vec<Reason>) {
        let board = self.board();
        let active = board.active(colour);
        let contact = board.contact(colour);
        if contact.has(at) {
            let enemies = board.around(at) & board.army(colour.other()).all();
            let reason = Reason::new("petteia-explain-in-contact").squares(enemies.map(|at| self.square(at)));
            reasons.push(reason.source(ACTIVE));
        } else if active.has(at) {
            let reached = board.goals(at, Paces::FREE) & contact;
            let squares = reached.map(|at| self.square(at));
            reasons.push(Reason::new("petteia-explain-active").squares(squares).source(ACTIVE));
        } else if active.is_empty() {
            reasons.push(Reason::new("petteia-explain-nobody-active").source(ACTIVE));
        } else {
            let refusal = Reason::new("petteia-explain-passive").number("number", self.refusals(colour) + 1);
            let squares = active.map(|at| self.square(at));
            reasons.push(refusal.number("most", REFUSALS).squares(squares).source(ACTIVE));
        }
    }
}
