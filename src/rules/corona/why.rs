//! Why not: refusals, with the squares they speak of and the chapter that says so.

use super::board::{Direction, Square, colour, distance, is_asylum};
use super::field::CROWN;
use super::guards::Help;
use super::notation::{PASS, name};
use super::squadron::{Kind, Man, in_camp};
use super::state::{Corona, Phase};
use crate::rules::game::{Attempt, Pick};
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;

/// The keys of the seats' names.
pub(super) const SEATS: [&str; 4] = ["seat-a1", "seat-q1", "seat-q17", "seat-a17"];
/// The keys of the kinds' names, in the order of worth.
pub(super) const KINDS: [&str; 10] = [
    "corona-kind-king",
    "corona-kind-lieutenant",
    "corona-kind-paladin",
    "corona-kind-knight",
    "corona-kind-amazon",
    "corona-kind-ram",
    "corona-kind-centaur",
    "corona-kind-signifer",
    "corona-kind-dragon",
    "corona-kind-pawn",
];

/// Of the regular movement.
pub(super) const REGULAR: &str = "cap. VI";
/// Of the irregular movement.
pub(super) const IRREGULAR: &str = "cap. VII";

impl Corona {
    /// Why an attempt cannot be a move.
    pub(super) fn refusal(&self, attempt: &Attempt) -> Reason {
        if self.end.is_some() {
            return Reason::new("refused-over");
        }
        let own = self.moment.to_move;
        if self.moment.phase == Phase::Lot {
            return Reason::new("refused-lot-first");
        }
        if attempt.seat != own {
            return Reason::new("refused-not-your-turn").key("seat", SEATS[own.index() & 3]).source("cap. IX");
        }
        let from = match attempt.picks.first() {
            Some(Pick::Token(CROWN)) if self.field.possessor().is_none() => return self.refused_crown(),
            Some(Pick::Token(token)) => match self.where_is(*token) {
                Some(at) => at,
                None => return Reason::new("corona-refused-taken"),
            },
            Some(Pick::Word(word)) if word == PASS && self.moment.phase == Phase::Play => {
                return Reason::new("corona-refused-may-not-pass");
            }
            Some(pick) => match self.picked(pick) {
                Some(at) => at,
                None => return Reason::new("refused-not-now"),
            },
            None => return Reason::new("refused-not-now"),
        };
        match self.moment.phase {
            Phase::Array => return self.refused_camp(from),
            Phase::Histrion => {
                return Reason::new("corona-refused-choose-histrion").squares([from]).source(IRREGULAR);
            }
            Phase::Prefer => return Reason::new("corona-refused-choose-order").source("cap. VIII"),
            Phase::Lot | Phase::Play => {}
        }
        let at_from = |reason: Reason| reason.text("square", name(from)).squares([from]);
        let man = match self.field.at(from) {
            None if from == self.field.crown() => return self.refused_crown(),
            None => return at_from(Reason::new("refused-empty-square")),
            Some((seat, _)) if seat != own && self.rules.side(seat) == self.rules.side(own) => {
                return at_from(Reason::new("corona-refused-partners-piece")).source("cap. IX");
            }
            Some((seat, _)) if seat != own => return at_from(Reason::new("refused-not-your-piece")),
            Some((_, man)) => man,
        };
        if let Some(touched) = self.moment.touched.filter(|&touched| touched != from) {
            let reason = Reason::new("corona-refused-touched").text("square", name(touched));
            return reason.squares([touched]).source("cap. IX");
        }
        match attempt.picks.get(1).and_then(|pick| self.picked(pick)) {
            Some(to) => self.refused_way(own, man, from, to),
            None if self.can_move(from) => Reason::new("refused-not-now"),
            None => at_from(Reason::new("corona-refused-stuck")),
        }
    }

    fn refused_crown(&self) -> Reason {
        Reason::new("corona-refused-crown-still").squares([self.field.crown()]).source("cap. IX")
    }

    fn refused_camp(&self, at: Square) -> Reason {
        let reason = match in_camp(self.moment.to_move, at) {
            true => Reason::new("corona-refused-laid").text("square", name(at)),
            false => Reason::new("corona-refused-camp").text("square", name(at)),
        };
        reason.squares([at]).source("cap. V")
    }

    /// Why the piece on `from` may not go to `to`.
    fn refused_way(&self, seat: Seat, man: Man, from: Square, to: Square) -> Reason {
        let at_to = |reason: Reason| reason.text("square", name(to)).squares([to]);
        if from == to {
            return at_to(Reason::new("corona-refused-same-square"));
        }
        if is_asylum(to) && from != self.field.crown() {
            return at_to(Reason::new("corona-refused-asylum")).source("cap. II");
        }
        match self.field.at(to) {
            Some((other, _)) if other == seat => return at_to(Reason::new("corona-refused-own-piece")),
            Some((other, _)) if self.rules.side(other) == self.rules.side(seat) => {
                return at_to(Reason::new("corona-refused-partner")).source("cap. IX");
            }
            _ => {}
        }
        if self.goes(from, to) {
            return Reason::new("refused-not-now");
        }
        let help = self.help(seat);
        let way = Way { game: self, seat, from, to, help: &help };
        if !man.is_histrion() || !self.rules.irregular {
            return way.refused_as(man.kind());
        }
        let lent = self.lent(seat, from, &help);
        let guard = lent.and_then(|kind| self.guards(seat, from, &help).find(|&(_, guard)| guard == kind));
        match guard {
            Some((guard, kind)) => Reason::new("corona-refused-histrion-lent")
                .key("piece", KINDS[kind as usize])
                .text("square", name(guard))
                .squares([from, guard])
                .source(IRREGULAR),
            None => Reason::new("corona-refused-histrion-alone").squares([from]).source(IRREGULAR),
        }
    }
}

/// A way that is none.
struct Way<'a> {
    game: &'a Corona,
    seat: Seat,
    from: Square,
    to: Square,
    help: &'a Help,
}

impl Way<'_> {
    fn refused_as(&self, kind: Kind) -> Reason {
        let line = Direction::between(self.from, self.to);
        let straight = line.filter(|(direction, _)| direction.is_orthogonal());
        let slanted = line.filter(|(direction, _)| !direction.is_orthogonal());
        match kind {
            Kind::King => self.refused_slide(line, Reason::new("corona-refused-king")),
            Kind::Paladin => self.refused_slide(straight, Reason::new("corona-refused-paladin")),
            Kind::Amazon => self.refused_slide(slanted, Reason::new("corona-refused-amazon")),
            Kind::Knight => self.on_to(Reason::new("corona-refused-knight")),
            Kind::Centaur => self.on_to(Reason::new("corona-refused-centaur")),
            Kind::Lieutenant => match self.game.field.king(self.seat).filter(|_| self.help.seen) {
                Some(king) => {
                    let reason = Reason::new("corona-refused-lieutenant-seen").text("square", name(king));
                    reason.squares([king, self.from]).source(REGULAR)
                }
                None => self.refused_slide(line, Reason::new("corona-refused-lieutenant")),
            },
            Kind::Signifer => self.refused_signifer(line),
            Kind::Ram => self.refused_ram(line),
            Kind::Dragon => self.refused_dragon(line),
            Kind::Pawn => self.refused_pawn(line),
        }
    }

    fn on_to(&self, reason: Reason) -> Reason {
        reason.squares([self.to]).source(REGULAR)
    }

    fn is_occupied(&self) -> bool {
        self.game.field.lines().has(self.to)
    }

    /// What stands on the way, nearest first.
    fn blocker(&self, (direction, steps): (Direction, u32)) -> Option<Square> {
        let open = self.game.field.lines().open(self.from, direction);
        (open + 1 < steps).then(|| direction.on(self.from, open + 1))
    }

    fn blocked(&self, by: Square) -> Reason {
        Reason::new("corona-refused-blocked").text("square", name(by)).squares([by]).source(REGULAR)
    }

    fn refused_slide(&self, line: Option<(Direction, u32)>, not_in_line: Reason) -> Reason {
        match line.and_then(|line| self.blocker(line)) {
            Some(by) => self.blocked(by),
            None => self.on_to(not_in_line),
        }
    }

    fn refused_signifer(&self, line: Option<(Direction, u32)>) -> Reason {
        let reach = self.game.reach(self.seat, self.from, self.help);
        let Some(line) = line else { return self.on_to(Reason::new("corona-refused-signifer")) };
        if let Some(by) = self.blocker(line).filter(|&by| distance(self.from, by) <= reach) {
            return self.blocked(by);
        }
        if !self.game.rules.irregular {
            return self.on_to(Reason::new("corona-refused-signifer"));
        }
        let guards = self.game.guards(self.seat, self.from, self.help).map(|(at, _)| at);
        let reason = Reason::new("corona-refused-signifer-reach").number("count", reach - 1).number("number", reach);
        reason.squares(guards).source(IRREGULAR)
    }

    /// The empty squares behind a Ram.
    fn void(&self, direction: Direction) -> Vec<Square> {
        let back = direction.opposite();
        let count = if self.game.rules.irregular { self.game.field.lines().open(self.from, back) } else { 0 };
        (1..=count).map(|n| back.on(self.from, n)).collect()
    }

    fn refused_ram(&self, line: Option<(Direction, u32)>) -> Reason {
        let Some((direction, steps)) = line else { return self.on_to(Reason::new("corona-refused-ram")) };
        let void = self.void(direction);
        let reach = 1 + void.len() as u32;
        if direction.is_orthogonal() && !self.is_occupied() {
            return self.on_to(Reason::new("corona-refused-ram-strikes-straight"));
        }
        if !direction.is_orthogonal() && self.is_occupied() {
            return self.on_to(Reason::new("corona-refused-ram-marches-diagonally"));
        }
        if direction.is_orthogonal() && !steps.is_multiple_of(2) {
            return self.on_to(Reason::new("corona-refused-ram-odd"));
        }
        let near = |by: &Square| distance(self.from, *by) <= reach;
        if let Some(by) = self.blocker((direction, steps)).filter(near).filter(|_| !direction.is_orthogonal()) {
            return self.blocked(by);
        }
        let most = if direction.is_orthogonal() { 2 * reach } else { reach };
        let reason = Reason::new("corona-refused-ram-reach").number("count", void.len() as i64).number("number", most);
        reason.squares([self.to].into_iter().chain(void)).source(IRREGULAR)
    }

    fn refused_dragon(&self, line: Option<(Direction, u32)>) -> Reason {
        let Some((direction, steps)) = line else { return self.on_to(Reason::new("corona-refused-dragon")) };
        if direction.is_orthogonal() && self.is_occupied() {
            return self.on_to(Reason::new("corona-refused-dragon-strikes-diagonally"));
        }
        if !direction.is_orthogonal() && !self.is_occupied() {
            return self.on_to(Reason::new("corona-refused-dragon-marches-straight"));
        }
        let step = if direction.is_orthogonal() { 2 } else { 1 };
        if !steps.is_multiple_of(step) {
            return self.on_to(Reason::new("corona-refused-dragon-odd"));
        }
        if !self.game.rules.irregular {
            return self.on_to(Reason::new("corona-refused-dragon"));
        }
        let between = (1..steps / step).map(|n| direction.on(self.from, step * n));
        match { between }.find(|&at| !self.game.field.has(self.seat, at)) {
            Some(at) => {
                Reason::new("corona-refused-dragon-passes-own").text("square", name(at)).squares([at]).source(IRREGULAR)
            }
            None => self.on_to(Reason::new("corona-refused-dragon")),
        }
    }

    fn refused_pawn(&self, line: Option<(Direction, u32)>) -> Reason {
        let crown = self.game.field.crown();
        if self.from == crown {
            return self.on_to(Reason::new("corona-refused-pawn-holds"));
        }
        if distance(self.to, crown) >= distance(self.from, crown) {
            let reason = Reason::new("corona-refused-pawn-forward").text("square", name(crown));
            return reason.squares([self.to, crown]).source(REGULAR);
        }
        let slanted = colour(self.from) == colour(crown);
        match line {
            Some((direction, 1)) if !direction.is_orthogonal() && self.is_occupied() => {
                self.struck(Reason::new("corona-refused-pawn-strikes-straight"))
            }
            Some((direction, 2)) if direction.is_orthogonal() && self.is_occupied() && slanted => {
                self.struck(Reason::new("corona-refused-pawn-strikes-diagonally"))
            }
            Some((direction, 2)) if direction.is_orthogonal() && !slanted => {
                self.on_to(Reason::new("corona-refused-pawn-leaps-to-strike"))
            }
            Some((direction, 2)) if !direction.is_orthogonal() => {
                match self.blocker((direction, 2)).or(Some(self.to).filter(|_| self.is_occupied())) {
                    Some(by) => self.blocked(by),
                    None => self.on_to(Reason::new("corona-refused-pawn-spent")),
                }
            }
            _ => self.on_to(Reason::new("corona-refused-pawn")),
        }
    }

    /// A strike of the other kind, with the Crown that decides it.
    fn struck(&self, reason: Reason) -> Reason {
        let crown = self.game.field.crown();
        reason.text("from", name(self.from)).text("square", name(crown)).squares([self.to, crown]).source(REGULAR)
    }
}
