//! Why not, and why: refusals and explanations with the line of the source that says so.

use super::board::{At, Direction, widest};
use super::notation::{name, squares_between};
use super::options::{Colour, Die};
use super::state::{DIE, Move, Tafl};
use crate::rules::game::{Attempt, Pick, Style};
use crate::rules::place::Token;
use crate::rules::reason::Reason;

/// The keys of the seats' names.
const SEATS: [&str; 2] = ["seat-black", "seat-white"];

impl Tafl {
    /// Why an attempt cannot be a move.
    pub(super) fn refusal(&self, attempt: &Attempt) -> Reason {
        if self.end().is_some() {
            return Reason::new("refused-over");
        }
        let own = self.to_move();
        if Colour::of(attempt.seat) != own {
            return Reason::new("refused-not-your-turn").key("seat", SEATS[own.index()]).source("l.14");
        }
        if self.awaits_throw() {
            return Reason::new("tafl-refused-throw-first").source("l.28");
        }
        let Some(reach) = self.reach() else {
            return Reason::new("tafl-refused-odd-throw").number("pips", self.pips()).source("l.28");
        };
        let from = match attempt.picks.first() {
            Some(&Pick::Token(DIE)) => return Reason::new("tafl-refused-thrown").number("pips", self.pips()),
            Some(&Pick::Token(token)) => match self.where_is(token) {
                Some(at) => at,
                None => return Reason::new("tafl-refused-taken"),
            },
            Some(&Pick::Square(square)) => match self.at(square) {
                Some(at) => at,
                None => return Reason::new("refused-not-now"),
            },
            Some(Pick::Word(word)) if word == super::table::PASS => {
                return Reason::new("tafl-refused-may-not-pass").source("l.14");
            }
            Some(Pick::Word(_)) | None => return Reason::new("refused-not-now"),
        };
        let at_from = |reason: Reason| reason.text("square", name(from)).squares([self.square(from)]);
        match self.board().colour(from) {
            None => return at_from(Reason::new("refused-empty-square")),
            Some(colour) if colour != own => return at_from(Reason::new("refused-not-your-piece")).source("l.14"),
            Some(_) => {}
        }
        if self.must_pass() {
            return Reason::new("tafl-refused-no-move-for-throw").number("pips", self.pips()).source("l.28");
        }
        let target = match attempt.picks.get(1) {
            Some(&Pick::Square(square)) => self.at(square),
            Some(&Pick::Token(token)) => self.where_is(token),
            _ => None,
        };
        match target {
            Some(to) => self.refused_way(from, to, reach),
            None => at_from(Reason::new("tafl-refused-stuck")).source("l.15"),
        }
    }

    /// Why the piece on `from` may not go to `to`.
    fn refused_way(&self, from: At, to: At, (least, most): (u32, u32)) -> Reason {
        let board = self.board();
        let (king, throne) = (from == board.king(), board.throne());
        let at_to = |reason: Reason| reason.squares([self.square(to)]);
        let die = |reason: Reason| at_to(reason.number("pips", self.pips())).source("l.28");
        let mut way = squares_between(from, to);
        let distance = way.clone().count() as u32 + 1;
        if from == to {
            return at_to(Reason::new("tafl-refused-same-square").text("from", name(from)));
        }
        if Direction::between(from, to).is_none() {
            let reason = Reason::new("tafl-refused-not-in-line").text("to", name(to)).text("from", name(from));
            return at_to(reason).source("l.15");
        }
        if !king && board.king() == throne && way.clone().any(|at| at == throne) {
            return Reason::new("tafl-refused-throne-occupied").squares([self.square(throne)]).source("l.15");
        }
        if let Some(by) = way.clone().find(|&at| board.colour(at).is_some()) {
            let reason = Reason::new("tafl-refused-blocked").text("square", name(by));
            return reason.squares([self.square(by)]).source("l.15");
        }
        if board.colour(to).is_some() {
            return at_to(Reason::new("tafl-refused-occupied").text("square", name(to))).source("l.15");
        }
        if !king && to == throne {
            return at_to(Reason::new("tafl-refused-throne-king-only")).source("l.15");
        }
        if !king && board.is_corner(to) {
            return at_to(Reason::new("tafl-refused-corner-king-only")).source("l.15");
        }
        if !king && way.any(|at| at == throne) {
            let reason = match self.rules().men_cross_throne {
                false => Reason::new("tafl-refused-throne-blocks").source("l.16"),
                true if self.rules().step => Reason::new("tafl-refused-throne-in-steps").source("l.27"),
                true => die(Reason::new("tafl-refused-too-far")),
            };
            return reason.squares([self.square(throne)]);
        }
        match self.rules().die {
            _ if self.rules().step => at_to(Reason::new("tafl-refused-one-step")).source("l.27"),
            Die::Exact if distance != least => die(Reason::new("tafl-refused-exactly")),
            _ if distance > most => die(Reason::new("tafl-refused-too-far")),
            _ => Reason::new("refused-not-now"),
        }
    }

    /// Why a piece may go where it may go, and what would take it.
    pub(super) fn explained(&self, token: Token) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if token == DIE {
            reasons.extend(self.explained_die());
        } else if let Some(at) = self.where_is(token) {
            self.explain_roads(at, &mut reasons);
            match at == self.board().king() {
                true => self.explain_king(&mut reasons),
                false => self.explain_man(at, &mut reasons),
            }
        } else {
            reasons.push(Reason::new("tafl-refused-taken"));
        }
        reasons
    }

    fn explained_die(&self) -> Option<Reason> {
        let pips = self.pips();
        let reason = match self.rules().die {
            Die::None => return None,
            _ if self.awaits_throw() => Reason::new("tafl-refused-throw-first"),
            Die::Upto => Reason::new("tafl-explain-up-to").number("pips", pips),
            Die::Exact => Reason::new("tafl-explain-exactly").number("pips", pips),
            Die::Parity if pips.is_multiple_of(2) => Reason::new("option-tafl-die-parity-line"),
            Die::Parity => Reason::new("tafl-refused-odd-throw").number("pips", pips),
        };
        Some(reason.source("l.28"))
    }

    fn explain_roads(&self, at: At, reasons: &mut Vec<Reason>) {
        let board = self.board();
        let Some(colour) = board.colour(at) else { return };
        let turn = colour == self.to_move() && !self.awaits_throw();
        let reach = if turn { self.reach() } else { Some(widest(self.rules())) };
        let goals: Vec<At> = reach.into_iter().flat_map(|reach| board.roads_of(at, reach, self.rules())).collect();
        let goes = Reason::new("tafl-explain-goes").number("count", goals.len() as i64);
        reasons.push(goes.squares(goals.iter().map(|&to| self.square(to))).source("l.15"));
        if at == board.king() {
            reasons.push(Reason::new("tafl-explain-king-goes").source("l.15"));
        }
        if self.rules().step {
            reasons.push(Reason::new("tafl-explain-one-step").source("l.27"));
        }
        if turn {
            reasons.extend(self.explained_die());
        }
        let throne = board.throne();
        let faces_throne = at != board.king()
            && board.king() != throne
            && Direction::between(at, throne).is_some()
            && squares_between(at, throne).all(|square| board.colour(square).is_none());
        if faces_throne {
            let crosses = self.rules().men_cross_throne && !self.rules().step;
            let reason = match crosses {
                true => Reason::new("tafl-explain-crosses-throne"),
                false => Reason::new("tafl-explain-throne-blocks"),
            };
            reasons.push(reason.squares([self.square(throne)]).source("l.16"));
        }
        if turn {
            goals.into_iter().for_each(|to| self.explain_goal(at, to, reasons));
        }
    }

    /// What a legal move takes, and whether it costs the man itself.
    fn explain_goal(&self, from: At, to: At, reasons: &mut Vec<Reason>) {
        let mut after = *self;
        let taken = after.step(from, to, &mut ());
        for man in taken.men() {
            let Some(direction) = Direction::between(to, man) else { continue };
            let partner = man.step(direction);
            let reason = match self.board().is_corner(partner) && self.board().colour(partner).is_none() {
                true => Reason::new("tafl-explain-takes-corner").text("corner", name(partner)),
                false => Reason::new("tafl-explain-takes").text("partner", name(partner)),
            };
            let reason = reason.text("to", name(to)).text("square", name(man));
            reasons.push(reason.squares([to, man, partner].map(|at| self.square(at))).source("l.19"));
        }
        if taken.own {
            let reason = Reason::new("tafl-explain-loses-itself").text("to", name(to));
            reasons.push(reason.squares([self.square(to)]).source("l.27"));
        }
    }

    fn explain_man(&self, at: At, reasons: &mut Vec<Reason>) {
        let board = self.board();
        let Some(colour) = board.colour(at) else { return };
        let enemy = colour.other();
        for direction in [Direction::ALL[0], Direction::ALL[1]] {
            let sides = [at.step(direction), at.step(direction.opposite())];
            let closed = sides.map(|side| board.has(enemy, side) || board.is_corner(side));
            let open = match closed {
                [true, true] => {
                    let squares = sides.into_iter().map(|side| self.square(side));
                    reasons.push(Reason::new("tafl-explain-safe-between").squares(squares).source("l.23"));
                    continue;
                }
                [true, false] => sides[1],
                [false, true] => sides[0],
                [false, false] => continue,
            };
            if board.contains(open) && board.colour(open).is_none() && open != board.throne() {
                let reason = Reason::new("tafl-explain-taken-from").text("square", name(open));
                reasons.push(reason.squares([self.square(open)]).source("l.19"));
            }
        }
    }

    fn explain_king(&self, reasons: &mut Vec<Reason>) {
        let board = self.board();
        for corner in board.open_corners(self.rules()) {
            let reason = Reason::new("tafl-explain-road").text("corner", name(corner));
            reasons.push(reason.squares([self.square(corner)]).source("l.17"));
        }
        for side in Direction::ALL.map(|direction| board.king().step(direction)) {
            let at_side = |reason: Reason| {
                let marked = board.contains(side).then(|| self.square(side));
                reason.squares(marked).source("l.20")
            };
            reasons.push(match board.colour(side) {
                Some(Colour::White) => {
                    at_side(Reason::new("tafl-explain-escort-beside").text("square", name(side))).source("l.22")
                }
                Some(Colour::Black) => at_side(Reason::new("tafl-explain-dark-man").text("square", name(side))),
                None if !board.contains(side) => at_side(Reason::new("tafl-explain-dark-edge")),
                None if board.is_corner(side) => {
                    at_side(Reason::new("tafl-explain-dark-corner").text("square", name(side)))
                }
                None if side == board.throne() => {
                    at_side(Reason::new("tafl-explain-dark-throne").text("square", name(side)))
                }
                None => at_side(Reason::new("tafl-explain-open").text("square", name(side))),
            });
        }
        let escorts = board.escorts().count();
        if escorts > 1 {
            reasons.push(Reason::new("tafl-explain-two-escorts").source("l.22"));
        } else if board.ring().all(|at| board.is_dark(at)) {
            reasons.push(Reason::new("tafl-explain-king-alone-safe").source("l.23"));
        }
        for (from, to) in board.closers(self.rules()) {
            let mut text = String::new();
            self.write_move(Move::Step { from, to }, Style::Plain, &mut text);
            let reason = match escorts {
                0 => Reason::new("tafl-explain-closes").text("move", text),
                _ => Reason::new("tafl-explain-closes-pair").text("move", text),
            };
            reasons.push(reason.squares([from, to].map(|at| self.square(at))).source("l.21"));
        }
    }
}
