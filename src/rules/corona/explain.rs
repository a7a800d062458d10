//! Why: what lets a piece go where it may go, with the squares that lend it to it and the chapter that says so.

use super::board::{ASYLUMS, Direction, Square, colour, is_asylum};
use super::field::CROWN;
use super::guards::Help;
use super::notation::name;
use super::squadron::{Kind, Man};
use super::state::{Corona, Phase};
use super::why::{IRREGULAR, KINDS, REGULAR, SEATS};
use crate::rules::place::Token;
use crate::rules::reason::{Reason, Sketch};
use crate::rules::seat::Seat;

impl Corona {
    /// Why a piece may go where it may go.
    pub(super) fn explained(&self, token: Token) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let Some(at) = self.where_is(token) else {
            return vec![Reason::new("corona-refused-taken")];
        };
        if token == CROWN {
            self.explain_crown(&mut reasons);
        }
        if let Some((seat, man)) = self.field.at(at).filter(|_| token != CROWN) {
            let help = self.help(seat);
            Piece { game: self, seat, man, at, help: &help }.explain(&mut reasons);
        }
        reasons
    }

    fn explain_crown(&self, reasons: &mut Vec<Reason>) {
        let crown = self.field.crown();
        let reason = match self.field.possessor() {
            Some(seat) => Reason::new("corona-explain-crown-held").key("seat", SEATS[seat.index() & 3]),
            None => Reason::new("corona-explain-crown-free"),
        };
        reasons.push(reason.squares([crown]).source("cap. IX"));
        let reason = match colour(crown) {
            0 => Reason::new("corona-explain-crown-white"),
            _ => Reason::new("corona-explain-crown-black"),
        };
        reasons.push(reason.squares([crown]).source(REGULAR));
        if self.moment.phase == Phase::Play && self.end.is_none() {
            for seat in self.rules.seating.iter().filter(|&seat| Some(seat) != self.field.possessor()) {
                let foe = self.field.possessor().is_none_or(|own| self.rules.side(own) != self.rules.side(seat));
                let strikers: Vec<_> = self.strikers(seat, crown).filter(|_| foe).collect();
                if !strikers.is_empty() {
                    let reason = Reason::new("corona-explain-crown-struck").key("seat", SEATS[seat.index() & 3]);
                    reasons.push(reason.number("count", strikers.len() as i64).squares(strikers).source("cap. IX"));
                }
            }
        }
    }
}

/// A piece to be explained.
struct Piece<'a> {
    game: &'a Corona,
    seat: Seat,
    man: Man,
    at: Square,
    help: &'a Help,
}

impl Piece<'_> {
    fn explain(&self, reasons: &mut Vec<Reason>) {
        let mut goals = Vec::new();
        self.game.goals(self.at, self.help, &mut |to| goals.push(to));
        let count = goals.len() as i64;
        reasons.push(Reason::new("corona-explain-goes").number("count", count).squares(goals.iter().copied()));
        if self.at == self.game.field.crown() {
            self.explain_possession(&goals, reasons);
        }
        let kind = self.man.kind();
        self.explain_as(kind, reasons);
        if self.man.is_histrion() && self.game.rules.irregular {
            self.explain_histrion(reasons);
        }
        self.explain_colour(reasons);
    }

    fn explain_as(&self, kind: Kind, reasons: &mut Vec<Reason>) {
        let irregular = self.game.rules.irregular;
        let regular = match kind {
            Kind::King => "corona-explain-king",
            Kind::Lieutenant => return self.explain_lieutenant(reasons),
            Kind::Paladin => "corona-explain-paladin",
            Kind::Knight => "corona-explain-knight",
            Kind::Amazon => "corona-explain-amazon",
            Kind::Ram => "corona-explain-ram",
            Kind::Centaur => "corona-explain-centaur",
            Kind::Signifer => "corona-explain-signifer",
            Kind::Dragon => "corona-explain-dragon",
            Kind::Pawn => return self.explain_pawn(reasons),
        };
        reasons.push(Reason::new(regular).source(REGULAR));
        match kind {
            Kind::King => self.explain_sight(reasons),
            Kind::Ram if irregular => self.explain_ram(reasons),
            Kind::Signifer if irregular => self.explain_signifer(reasons),
            Kind::Dragon if irregular => self.explain_dragon(reasons),
            _ => {}
        }
    }

    fn explain_possession(&self, goals: &[Square], reasons: &mut Vec<Reason>) {
        reasons.push(Reason::new("corona-explain-possesses").squares([self.at]).source("cap. IX"));
        for &asylum in goals.iter().filter(|&&to| is_asylum(to)) {
            let reason = Reason::new("corona-explain-carries-home").text("square", name(asylum));
            reasons.push(reason.squares([asylum]).source("cap. IX"));
        }
    }

    /// The King, on his Lieutenant.
    fn explain_sight(&self, reasons: &mut Vec<Reason>) {
        let Some(lieutenant) = self.game.field.lieutenant(self.seat) else { return };
        let reason = match self.help.seen {
            true => Reason::new("corona-explain-king-sees").sketch([Sketch::Line(self.at, lieutenant)]),
            false => Reason::new("corona-explain-king-sees-not").sketch([Sketch::Closed(self.at, lieutenant)]),
        };
        reasons.push(reason.text("square", name(lieutenant)).squares([lieutenant]).source(REGULAR));
    }

    fn explain_lieutenant(&self, reasons: &mut Vec<Reason>) {
        let king = self.game.field.king(self.seat);
        let reason = match king {
            None => Reason::new("corona-explain-lieutenant-alone"),
            Some(king) if self.help.seen => {
                let reason = Reason::new("corona-explain-lieutenant-seen").text("square", name(king));
                reason.sketch([Sketch::Line(king, self.at)])
            }
            Some(king) => {
                let reason = Reason::new("corona-explain-lieutenant-unseen").text("square", name(king));
                reason.sketch([Sketch::Closed(king, self.at)])
            }
        };
        reasons.push(reason.squares(king).source(REGULAR));
    }

    /// Each direction in which a void behind gives the Ram more than his regular step.
    fn explain_ram(&self, reasons: &mut Vec<Reason>) {
        let mut goals = Vec::new();
        self.game.goals(self.at, self.help, &mut |to| goals.push(to));
        for direction in Direction::ALL {
            let back = direction.opposite();
            let count = self.game.field.lines().open(self.at, back);
            if count == 0 || direction.room(self.at) < 2 {
                continue;
            }
            let void = (1..=count).map(|n| back.on(self.at, n));
            let ahead = direction.on(self.at, 1);
            let reason = match direction.is_orthogonal() {
                true => Reason::new("corona-explain-ram-strikes").number("number", 2 * (1 + count)),
                false => Reason::new("corona-explain-ram-marches").number("number", 1 + count),
            };
            // Drawn where he gains by it: squares that lend him nothing just now would only hide those that do.
            let regular = if direction.is_orthogonal() { 2 } else { 1 };
            let farther = |&to: &Square| {
                Direction::between(self.at, to).is_some_and(|(way, steps)| way == direction && steps > regular)
            };
            let gained = void.clone().filter(|_| goals.iter().any(farther)).map(Sketch::Void);
            let reason = reason.number("count", count).text("to", name(ahead)).sketch(gained);
            reasons.push(reason.squares(void).source(IRREGULAR));
        }
    }

    /// Each guard of a Signifer, and how far they let it go.
    fn explain_signifer(&self, reasons: &mut Vec<Reason>) {
        let guards: Vec<_> = self.game.guards(self.seat, self.at, self.help).collect();
        let count = guards.len() as i64;
        let reason = Reason::new("corona-explain-signifer-reach").number("count", count).number("number", 1 + count);
        let reason = reason.sketch([Sketch::Count(self.at, guards.len() as u8)]);
        reasons.push(reason.squares(guards.iter().map(|&(at, _)| at)).source(IRREGULAR));
        reasons.extend(guards.into_iter().map(|(at, kind)| {
            let reason = Reason::new("corona-explain-guard").key("piece", KINDS[kind as usize]);
            let reason = reason.text("square", name(at)).sketch([Sketch::Line(at, self.at)]);
            reason.squares([at]).source(IRREGULAR)
        }));
    }

    /// The own pieces a Dragon passes.
    fn explain_dragon(&self, reasons: &mut Vec<Reason>) {
        for direction in Direction::ALL {
            let step = if direction.is_orthogonal() { 2 } else { 1 };
            let way = (1..=direction.room(self.at) / step).map(|n| direction.on(self.at, step * n));
            let passed: Vec<_> = way.take_while(|&at| self.game.field.has(self.seat, at)).collect();
            let next = step * (passed.len() as u32 + 1);
            if passed.is_empty() || next > direction.room(self.at) {
                continue;
            }
            let reason = match direction.is_orthogonal() {
                true => Reason::new("corona-explain-dragon-marches"),
                false => Reason::new("corona-explain-dragon-strikes"),
            };
            let to = direction.on(self.at, next);
            let reason = reason.number("count", passed.len() as i64).text("to", name(to));
            let way = passed.iter().copied().map(Sketch::Passed).chain([Sketch::Line(self.at, to)]);
            let reason = reason.sketch(way.collect::<Vec<_>>());
            reasons.push(reason.squares(passed).source(IRREGULAR));
        }
    }

    fn explain_pawn(&self, reasons: &mut Vec<Reason>) {
        let crown = self.game.field.crown();
        if self.at == crown {
            reasons.push(Reason::new("corona-explain-pawn-possesses").source(REGULAR));
            return;
        }
        reasons.push(Reason::new("corona-explain-pawn").text("square", name(crown)).squares([crown]).source(REGULAR));
        if self.man.is_fresh() {
            reasons.push(Reason::new("corona-explain-pawn-first").source(REGULAR));
        }
        let reason = match (colour(self.at) == colour(crown), colour(crown)) {
            (true, 0) => Reason::new("corona-explain-pawn-diagonal-white"),
            (true, _) => Reason::new("corona-explain-pawn-diagonal-black"),
            (false, 0) => Reason::new("corona-explain-pawn-straight-white"),
            (false, _) => Reason::new("corona-explain-pawn-straight-black"),
        };
        let aims = self.game.aims(self.at).map(Sketch::Aim).chain([Sketch::Line(crown, self.at)]);
        reasons.push(reason.sketch(aims.collect::<Vec<_>>()).squares([crown]).source(REGULAR));
        let headless = self.game.field.king(self.seat).is_none() && self.game.field.lieutenant(self.seat).is_none();
        if headless {
            reasons.push(Reason::new("corona-explain-pawn-may-rise").squares([crown]).source(REGULAR));
        }
    }

    fn explain_histrion(&self, reasons: &mut Vec<Reason>) {
        let guards: Vec<_> = self.game.guards(self.seat, self.at, self.help).collect();
        let worthiest = guards.iter().copied().min_by_key(|&(_, kind)| self.game.rank(self.seat, kind));
        let Some((guard, kind)) = worthiest else {
            reasons.push(Reason::new("corona-explain-histrion-alone").source(IRREGULAR));
            return;
        };
        let reason = Reason::new("corona-explain-histrion-lent").key("piece", KINDS[kind as usize]);
        let reason = reason.text("square", name(guard)).sketch([Sketch::Line(guard, self.at)]);
        reasons.push(reason.squares([guard]).source(IRREGULAR));
        if guards.len() > 1 {
            let reason = Reason::new("corona-explain-histrion-worthiest").number("count", guards.len() as i64);
            reasons.push(reason.squares(guards.iter().map(|&(at, _)| at)).source("cap. VIII"));
        }
        self.explain_as(kind, reasons);
    }

    /// Whether its colour lets it ever stand where the Crown is, and in an Asylum.
    fn explain_colour(&self, reasons: &mut Vec<Reason>) {
        let crown = self.game.field.crown();
        if !self.man.kind().is_bound() || self.man.is_histrion() {
            return;
        }
        if colour(self.at) != colour(ASYLUMS[0]) {
            reasons.push(Reason::new("corona-explain-bound-black").squares([self.at]).source("cap. VIII"));
        }
        if colour(self.at) != colour(crown) {
            let reason = Reason::new("corona-explain-bound-off-crown").text("square", name(crown));
            reasons.push(reason.squares([crown]).source("cap. IX"));
        }
    }
}
