//! Captures, judged around the piece that has just moved (l.85), and who could be captured next.

use super::board::{At, Board, Direction, Kind, Paces, Set};
use super::options::Colour;

impl Board {
    /// The pieces that the piece of `mover` takes which has just come to `to`. `classes`: the basileus is taken only
    /// by captors of some standing (l.163).
    pub fn taken(&self, mover: Colour, to: At, classes: bool) -> Set {
        let (own, prey) = (self.army(mover).all(), self.army(mover.other()));
        let here = Set::of(to);
        let near = here.beside() & prey.all();
        let mut taken = Set::NONE;
        if near.is_empty() {
            return taken;
        }
        for direction in Direction::ALL {
            let man = here.toward(direction) & prey.men();
            if man.toward(direction).meets(own) {
                taken |= man;
            }
        }
        for man in near & prey.men() & self.corners() {
            if self.is_shut_in(man, own) {
                taken.insert(man);
            }
        }
        match (near & prey.of(Kind::Basileus)).first() {
            Some(at) if self.is_shut_in(at, own) && (!classes || self.is_outranked(mover, at)) => taken | Set::of(at),
            _ => taken,
        }
    }

    /// Is every neighbour of a square one of these?
    pub(super) fn is_shut_in(&self, at: At, by: Set) -> bool {
        (self.around(at) & !by).is_empty()
    }

    /// Are there among the pieces of `captor` around a basileus two hoplites or a basileus; at the edge, a hoplite or a
    /// basileus (l.163)?
    pub(super) fn is_outranked(&self, captor: Colour, at: At) -> bool {
        let (around, army) = (self.around(at), self.army(captor));
        let hoplites = (around & army.of(Kind::Hoplite)).count();
        let wanted = if around.count() < 4 { 1 } else { 2 };
        hoplites >= wanted || around.meets(army.of(Kind::Basileus))
    }

    /// Free squares on which a piece of a colour might take something, and no others; whether it does depends on where
    /// it comes from.
    pub fn landings(&self, captor: Colour) -> Set {
        let (own, prey) = (self.army(captor).all(), self.army(captor.other()));
        let surrounded = prey.men() & self.corners() | prey.of(Kind::Basileus);
        let between = |way: Direction| (prey.men() & own.toward(way.opposite())).toward(way.opposite());
        self.free() & Direction::ALL.into_iter().fold(surrounded.beside(), |landings, way| landings | between(way))
    }

    /// All pieces that a colour could take by one move if it were its turn, going as far as `paces` allow.
    pub(super) fn in_danger_of(&self, captor: Colour, paces: Paces, classes: bool) -> Set {
        let landings = self.landings(captor);
        let mut taken = Set::NONE;
        for from in self.army(captor).all() {
            for to in self.goals(from, paces) & landings {
                taken |= self.after(from, to).taken(captor, to, classes);
            }
        }
        taken
    }

    /// The board with the piece on `from` moved, nothing taken yet.
    pub(super) fn after(&self, from: At, to: At) -> Board {
        let mut after = *self;
        if let Some((colour, kind)) = self.piece(from) {
            after.shift(colour, kind, from, to);
        }
        after
    }
}
