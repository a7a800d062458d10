//! What pieces lend each other: the King's sight, the guards of a square, the reach of Signifers, the part a Histrion
//! plays (cap. VI and VII).

use super::board::{Direction, Square, coordinates, distance};
use super::squadron::Kind;
use super::state::Corona;
use crate::rules::seat::Seat;

/// What the moves of a squadron depend on beside the piece that moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Help {
    /// The King sees his Lieutenant.
    pub(crate) seen: bool,
    /// The Signifers and how far each goes.
    signifers: [(Square, u32); 2],
    count: usize,
}

impl Help {
    fn reach(&self, at: Square) -> Option<u32> {
        self.signifers[..self.count].iter().find(|(signifer, _)| *signifer == at).map(|&(_, reach)| reach)
    }
}

impl Corona {
    /// What the pieces of a squadron lend each other now.
    pub(crate) fn help(&self, seat: Seat) -> Help {
        let seen = match (self.field.king(seat), self.field.lieutenant(seat)) {
            (Some(king), Some(lieutenant)) => self.field.lines().see(king, lieutenant),
            _ => false,
        };
        let mut help = Help { seen, signifers: [(Square(0), 1); 2], count: 0 };
        if !self.rules.irregular {
            return help;
        }
        let kind = |at: Square| self.field.at(at).map(|(_, man)| man.kind());
        for at in self.field.standing(seat).filter(|&at| kind(at) == Some(Kind::Signifer)).take(2) {
            help.signifers[help.count] = (at, 1);
            help.count += 1;
        }
        // Guards that are no Signifers stay as they are; those that are may reach farther when they are guarded
        // themselves. From the least reach up until nothing changes is the least fixed point.
        let others = help.signifers.map(|(at, _)| 1 + self.count_guards(seat, at, &Help { count: 0, ..help }));
        loop {
            let before = help;
            let known = &before.signifers[..before.count];
            for ((at, reach), others) in help.signifers[..before.count].iter_mut().zip(others) {
                let guards = |&&(from, far): &&(Square, u32)| {
                    from != *at && distance(from, *at) <= far && self.field.lines().see(from, *at)
                };
                *reach = others + known.iter().filter(guards).count() as u32;
            }
            if help.signifers == before.signifers {
                return help;
            }
        }
    }

    fn count_guards(&self, seat: Seat, at: Square, help: &Help) -> u32 {
        self.guards(seat, at, help).count() as u32
    }

    /// How far a Signifer, or who plays his part, goes from a square.
    pub(crate) fn reach(&self, seat: Seat, at: Square, help: &Help) -> u32 {
        match help.reach(at) {
            Some(reach) => reach,
            None if self.rules.irregular => 1 + self.count_guards(seat, at, help),
            None => 1,
        }
    }

    /// The squares of a seat's pieces that guard a square: their strike would reach it if an enemy stood there.
    pub(super) fn guards<'a>(
        &'a self,
        seat: Seat,
        at: Square,
        help: &'a Help,
    ) -> impl Iterator<Item = (Square, Kind)> + 'a {
        let own = self.field.standing(seat).filter(move |&from| from != at);
        let kinds = own.filter_map(|from| self.field.at(from).map(|(_, man)| (from, man.kind())));
        kinds.filter(move |&(from, kind)| self.guards_from(seat, from, kind, at, help))
    }

    fn guards_from(&self, seat: Seat, from: Square, kind: Kind, at: Square, help: &Help) -> bool {
        let lines = self.field.lines();
        let sees = |orthogonal: bool| {
            Direction::between(from, at).is_some_and(|(direction, steps)| {
                direction.is_orthogonal() == orthogonal && lines.open(from, direction) + 1 >= steps
            })
        };
        let leaps = |short: usize, long: usize| {
            let ((ax, ay), (bx, by)) = (coordinates(from), coordinates(at));
            let (x, y) = (ax.abs_diff(bx), ay.abs_diff(by));
            (x, y) == (short, long) || (y, x) == (short, long)
        };
        match kind {
            Kind::King => lines.see(from, at),
            Kind::Lieutenant if help.seen => distance(from, at) == 1,
            Kind::Lieutenant => lines.see(from, at),
            Kind::Paladin => sees(true),
            Kind::Amazon => sees(false),
            Kind::Knight => leaps(1, 2),
            Kind::Centaur => leaps(1, 3) || (self.rules.centaur_square && leaps(2, 2)),
            Kind::Signifer => help.reach(from).is_some_and(|reach| distance(from, at) <= reach && lines.see(from, at)),
            Kind::Ram => Direction::between(from, at).is_some_and(|(direction, steps)| {
                let most = 2 + 2 * lines.open(from, direction.opposite());
                direction.is_orthogonal() && steps.is_multiple_of(2) && steps <= most
            }),
            Kind::Dragon => Direction::between(from, at).is_some_and(|(direction, steps)| {
                !direction.is_orthogonal() && (1..steps).all(|n| self.field.has(seat, direction.on(from, n)))
            }),
            Kind::Pawn => false,
        }
    }

    /// The kind whose part a Histrion on a square may play: the worthiest own piece that guards it (cap. VII, VIII).
    pub(super) fn lent(&self, seat: Seat, at: Square, help: &Help) -> Option<Kind> {
        self.guards(seat, at, help).map(|(_, kind)| kind).min_by_key(|&kind| self.rank(seat, kind))
    }

    /// The place of a kind in the order of worth, as the seat has declared it.
    pub(super) fn rank(&self, seat: Seat, kind: Kind) -> u8 {
        match (self.moment.amazon.contains(seat), kind) {
            (true, Kind::Amazon) => Kind::Knight as u8,
            (true, Kind::Knight) => Kind::Amazon as u8,
            _ => kind as u8,
        }
    }
}
