//! Captures, judged around the piece that moved; threats to the King and the roads open to him.

use super::board::{At, Board, Direction, widest};
use super::options::{Colour, Rules};
use super::state::Tafl;
use crate::rules::reason::Reason;

impl Board {
    /// Does this square close a line for that colour against an enemy man (l.19): one of its own pieces or a corner?
    #[inline]
    fn closes(&self, colour: Colour, at: At) -> bool {
        self.has(colour, at) || self.is_corner(at)
    }

    /// Is the enemy man next to `to`, in this direction, taken by the piece of `mover` that just came to `to`?
    #[inline]
    pub fn takes(&self, mover: Colour, to: At, direction: Direction) -> Option<At> {
        let man = to.step(direction);
        (self.has_man(mover.other(), man) && self.closes(mover, man.step(direction))).then_some(man)
    }

    /// Has the man on `at` walked between two enemies in a line, or an enemy and a corner (l.27)?
    pub(super) fn walked_between(&self, colour: Colour, at: At) -> bool {
        let enemy = colour.other();
        [Direction::ALL[0], Direction::ALL[1]].into_iter().any(|direction| {
            let (one, two) = (at.step(direction), at.step(direction.opposite()));
            (self.has(enemy, one) && self.closes(enemy, two)) || (self.has(enemy, two) && self.closes(enemy, one))
        })
    }

    /// Does this square shut the King in (l.20): off the board, a black man, a corner, the empty Throne?
    pub fn is_dark(&self, at: At) -> bool {
        !self.contains(at)
            || self.has(Colour::Black, at)
            || self.is_corner(at)
            || (at == self.throne() && self.king() != at)
    }

    /// The white men beside the King.
    pub fn escorts(&self) -> impl Iterator<Item = At> + '_ {
        Direction::ALL.into_iter().map(|d| self.king().step(d)).filter(|&at| self.has(Colour::White, at))
    }

    /// The squares that must all be dark for the King to be captured, alone or together with his one escort (l.22):
    /// at most six. None when two or more men stand beside him: then he is not captured at all.
    pub fn ring(&self) -> impl Iterator<Item = At> + use<> {
        let king = self.king();
        let around =
            |at: At, partner: At| Direction::ALL.map(|d| at.step(d)).into_iter().filter(move |&n| n != partner);
        let (first, second) = if king == At::NONE {
            (None, None)
        } else {
            let mut escorts = self.escorts();
            match (escorts.next(), escorts.next()) {
                (None, _) => (Some(around(king, At::NONE)), None),
                (Some(escort), None) => (Some(around(king, escort)), Some(around(escort, king))),
                (Some(_), Some(_)) => (None, None),
            }
        };
        first.into_iter().flatten().chain(second.into_iter().flatten())
    }

    /// Has the black man that just came to `to` captured the King?
    pub(super) fn captures_king(&self, to: At) -> bool {
        let mut closing = false;
        for at in self.ring() {
            if !self.is_dark(at) {
                return false;
            }
            closing |= at == to;
        }
        closing
    }

    /// The corners the King could reach by one move, whatever a die may show: none, one or two.
    pub fn open_corners(&self, rules: &Rules) -> impl Iterator<Item = At> + use<> {
        let king = self.king();
        let mut corners = [None; 4];
        if king != At::NONE {
            let roads = self.roads_of(king, widest(rules), rules);
            corners = self.corners().map(|corner| roads.lead_to(corner).then_some(corner));
        }
        corners.into_iter().flatten()
    }

    /// Could a black move, were Black to move, capture the King (l.21)? With any throw, if there is a die.
    pub fn king_threatened(&self, rules: &Rules) -> bool {
        self.ring().filter(|&at| self.contains(at) && !self.is_dark(at)).count() <= 1
            && self.closers(rules).next().is_some()
    }

    /// The black moves that would capture the King.
    pub(super) fn closers<'a>(&'a self, rules: &'a Rules) -> impl Iterator<Item = (At, At)> + 'a {
        let men = self.squares().filter(|&at| self.has(Colour::Black, at));
        men.flat_map(move |from| {
            let roads = self.roads_of(from, widest(rules), rules);
            self.ring()
                .filter(move |&to| {
                    let mut after = *self;
                    if roads.lead_to(to) {
                        after.shift(Colour::Black, from, to);
                    }
                    after != *self && after.captures_king(to)
                })
                .map(move |to| (from, to))
        })
    }
}

impl Tafl {
    /// What must be announced after a move by `mover` that did not end the game (l.17, l.21).
    pub(super) fn announcement(&self, mover: Colour) -> Option<Reason> {
        let board = self.board();
        match mover {
            Colour::White => {
                let corners: Vec<_> = board.open_corners(self.rules()).map(|at| self.square(at)).collect();
                let key = match corners.len() {
                    0 => return None,
                    1 => "tafl-announce-via-libera",
                    _ => "tafl-announce-fuggito",
                };
                Some(Reason::new(key).squares(corners).source("l.17"))
            }
            Colour::Black => board.king_threatened(self.rules()).then(|| {
                Reason::new("tafl-announce-attento-al-re").squares([self.square(board.king())]).source("l.21")
            }),
        }
    }
}
