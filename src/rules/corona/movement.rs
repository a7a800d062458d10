//! Where a piece may go: regular movement (cap. VI) and irregular (cap. VII). A *march* goes to an empty square, a
//! *strike* onto an enemy or the free Crown. Only who carries the Crown may march into an Asylum.

use super::board::{CENTAUR, Direction, KNIGHT, SQUARE_LEAP, Set, Square, colour, distance, is_asylum};
use super::guards::Help;
use super::squadron::Kind;
use super::state::{Corona, Move, Phase};
use crate::rules::manner::Manner;
use crate::rules::seat::{Seat, Seats};

/// As far as the board goes.
const FAR: u32 = u32::MAX;

/// One piece as it is about to move.
pub(super) struct Mover<'a> {
    pub(super) game: &'a Corona,
    pub(super) seat: Seat,
    pub(super) from: Square,
    foes: Seats,
    /// It possesses the Crown, so that an Asylum is open to it.
    pub(super) holds: bool,
}

impl Mover<'_> {
    /// Nothing stands there, and it may be entered.
    #[inline]
    fn may_march(&self, to: Square) -> bool {
        !self.game.field.lines().has(to) && (self.holds || !is_asylum(to))
    }

    /// An enemy stands there, or the Crown alone.
    #[inline]
    fn may_strike(&self, to: Square) -> bool {
        match self.game.field.name(to) {
            Some(name) => self.foes.contains(super::field::seat_of(name)),
            None => to == self.game.field.crown(),
        }
    }

    /// How far a Ram goes: one step, and one more for each empty square in a row behind it.
    fn charge(&self, direction: Direction) -> u32 {
        match self.game.rules.irregular {
            true => 1 + self.game.field.lines().open(self.from, direction.opposite()),
            false => 1,
        }
    }

    #[inline]
    fn slide(&self, direction: Direction, most: u32, strikes: bool, to: &mut impl FnMut(Square)) {
        let open = self.game.field.lines().open(self.from, direction);
        let mut goes = open.min(most);
        // Only the last square of a line can be an Asylum.
        if goes > 0 && !self.holds && is_asylum(direction.on(self.from, goes)) {
            goes -= 1;
        }
        (1..=goes).for_each(|steps| to(direction.on(self.from, steps)));
        if strikes && open < most && open < direction.room(self.from) {
            let next = direction.on(self.from, open + 1);
            if self.may_strike(next) {
                to(next);
            }
        }
    }

    #[inline]
    fn slides(&self, directions: &[Direction], most: u32, to: &mut impl FnMut(Square)) {
        directions.iter().for_each(|&direction| self.slide(direction, most, true, to));
    }

    #[inline]
    fn leap(&self, next: Square, to: &mut impl FnMut(Square)) {
        if self.may_strike(next) || self.may_march(next) {
            to(next);
        }
    }

    /// Where a piece of this kind goes from here.
    #[inline]
    fn as_kind(&self, kind: Kind, help: &Help, to: &mut impl FnMut(Square)) {
        let n = usize::from(self.from.0);
        match kind {
            Kind::King => self.slides(&Direction::ALL, FAR, to),
            Kind::Lieutenant => self.slides(&Direction::ALL, if help.seen { 1 } else { FAR }, to),
            Kind::Paladin => self.slides(&Direction::ORTHOGONAL, FAR, to),
            Kind::Amazon => self.slides(&Direction::DIAGONAL, FAR, to),
            Kind::Knight => KNIGHT[n].iter().for_each(|next| self.leap(next, to)),
            Kind::Centaur => {
                CENTAUR[n].iter().for_each(|next| self.leap(next, to));
                if self.game.rules.centaur_square {
                    SQUARE_LEAP[n].iter().for_each(|next| self.leap(next, to));
                }
            }
            Kind::Signifer => self.slides(&Direction::ALL, self.game.reach(self.seat, self.from, help), to),
            Kind::Ram => self.as_ram(to),
            Kind::Dragon => self.as_dragon(to),
            Kind::Pawn => self.as_pawn(to),
        }
    }

    fn as_ram(&self, to: &mut impl FnMut(Square)) {
        for direction in Direction::DIAGONAL {
            self.slide(direction, self.charge(direction), false, to);
        }
        for direction in Direction::ORTHOGONAL {
            for leaps in 1..=self.charge(direction).min(direction.room(self.from) / 2) {
                let next = direction.on(self.from, 2 * leaps);
                if self.may_strike(next) {
                    to(next);
                }
            }
        }
    }

    fn as_dragon(&self, to: &mut impl FnMut(Square)) {
        let passes = |at: Square| self.game.rules.irregular && self.game.field.has(self.seat, at);
        for direction in Direction::ORTHOGONAL {
            let way = (1..=direction.room(self.from) / 2).map(|leaps| direction.on(self.from, 2 * leaps));
            if let Some(next) = { way }.find(|&at| !passes(at)).filter(|&at| self.may_march(at)) {
                to(next);
            }
        }
        for direction in Direction::DIAGONAL {
            let mut way = direction.way(self.from);
            if let Some(next) = way.find(|&at| !passes(at)).filter(|&at| self.may_strike(at)) {
                to(next);
            }
        }
    }

    fn as_pawn(&self, to: &mut impl FnMut(Square)) {
        let field = &self.game.field;
        let crown = field.crown();
        if self.holds {
            return self.slides(&Direction::DIAGONAL, 1, to);
        }
        let far = distance(self.from, crown);
        let near = |direction: Direction, steps: u32| {
            let next = || direction.on(self.from, steps);
            (direction.room(self.from) >= steps).then(next)
        };
        let strikes_on = colour(self.from) == colour(crown);
        let fresh = field.at(self.from).is_some_and(|(_, man)| man.is_fresh());
        for direction in Direction::DIAGONAL {
            let Some(next) = near(direction, 1).filter(|&at| distance(at, crown) < far) else { continue };
            if self.may_march(next) {
                to(next);
                let second = near(direction, 2).filter(|&at| fresh && distance(at, crown) + 1 < far);
                if let Some(second) = second.filter(|&at| self.may_march(at)) {
                    to(second);
                }
            } else if strikes_on && self.may_strike(next) {
                to(next);
            }
        }
        if !strikes_on {
            for direction in Direction::ORTHOGONAL {
                let next = near(direction, 2).filter(|&at| distance(at, crown) < far);
                if let Some(next) = next.filter(|&at| self.may_strike(at)) {
                    to(next);
                }
            }
        }
    }
}

impl Corona {
    /// The piece on a square as it is about to move, if one stands there.
    pub(super) fn mover(&self, from: Square) -> Option<(Mover<'_>, super::squadron::Man)> {
        let (seat, man) = self.field.at(from)?;
        let holds = self.field.crown() == from;
        Some((Mover { game: self, seat, from, foes: self.rules.foes(seat), holds }, man))
    }

    /// All squares the piece on `from` may go to, each once.
    #[inline]
    pub(super) fn goals(&self, from: Square, help: &Help, to: &mut impl FnMut(Square)) {
        let Some((mover, man)) = self.mover(from) else { return };
        mover.goals(man, help, to);
    }

    /// All legal moves of the seat to move, rank by rank from below.
    pub(super) fn legal(&self, out: &mut Vec<Move>) {
        if !self.is_played() {
            if self.end.is_none() {
                self.choices(out);
            }
            return;
        }
        let before = out.len();
        let help = self.help(self.moment.to_move);
        match self.moment.touched {
            Some(from) => self.legal_from(from, &help, out),
            None => self.field.standing(self.moment.to_move).for_each(|from| self.legal_from(from, &help, out)),
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    #[inline]
    fn legal_from(&self, from: Square, help: &Help, out: &mut Vec<Move>) {
        if from != self.field.crown() {
            return self.goals(from, help, &mut |to| out.push(Move::Step { from, to, crown: false }));
        }
        self.goals(from, help, &mut |to| {
            if !is_asylum(to) {
                out.push(Move::Step { from, to, crown: false });
            }
            out.push(Move::Step { from, to, crown: true });
        });
    }

    /// Has the piece on `from`, of the seat to move, a legal move?
    pub(super) fn can_move(&self, from: Square) -> bool {
        let mut any = false;
        self.goals(from, &self.help(self.moment.to_move), &mut |_| any = true);
        any
    }

    /// May this be played now?
    pub(super) fn may(&self, mv: Move) -> bool {
        if self.end.is_some() {
            return false;
        }
        let own = |at: Square| self.moment.phase == Phase::Play && self.field.has(self.moment.to_move, at);
        let free = |at: Square| self.moment.touched.is_none_or(|touched| touched == at);
        match mv {
            Move::Manner(Manner::Flag, seat) => self.is_alive(seat),
            Move::Manner(manner, seat) => self.is_alive(seat) && self.offer.open_to(seat).any(|open| open == manner),
            Move::Step { from, to, crown } => {
                own(from)
                    && free(from)
                    && self.goes(from, to)
                    && match from == self.field.crown() {
                        true => crown || !is_asylum(to),
                        false => !crown,
                    }
            }
            Move::Pass => {
                let mut moves = Vec::new();
                self.legal(&mut moves);
                moves == [Move::Pass]
            }
            Move::Touch(at) => self.is_strict() && own(at) && self.moment.touched.is_none() && self.can_move(at),
            Move::Penalty(at) => self.is_strict() && own(at) && free(at),
            Move::Lot(_) | Move::Put(_) | Move::Histrion(_) | Move::Prefer { .. } => self.may_choose(mv),
        }
    }

    /// May the piece of the seat to move on `from` go to `to`?
    pub(super) fn goes(&self, from: Square, to: Square) -> bool {
        let mut found = false;
        self.goals(from, &self.help(self.moment.to_move), &mut |goal| found |= goal == to);
        found
    }

    /// Does `rigour` bind the seat to move?
    pub(super) fn is_strict(&self) -> bool {
        self.rules.rigour && !self.rules.exempt.contains(self.moment.to_move)
    }

    /// Acts open to a seat beside moving.
    pub(super) fn open_asides(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.end.is_none() && self.is_alive(seat) {
            out.extend(self.offer.open_to(seat).map(|manner| Move::Manner(manner, seat)));
        }
    }
}

impl Mover<'_> {
    /// All squares it may go to, each once.
    #[inline]
    pub(super) fn goals(&self, man: super::squadron::Man, help: &Help, to: &mut impl FnMut(Square)) {
        if !man.is_histrion() || !self.game.rules.irregular {
            return self.as_kind(man.kind(), help, to);
        }
        // What a Histrion borrows may lead where he goes as a Pawn.
        let mut set = Set::default();
        self.as_pawn(&mut |at| set.insert(at));
        if let Some(kind) = self.game.lent(self.seat, self.from, help) {
            self.as_kind(kind, help, &mut |at| set.insert(at));
        }
        set.iter().for_each(to);
    }
}
