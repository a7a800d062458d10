//! What a computer player asks of a position beyond its legal moves.

use super::board::{ASYLUMS, CENTAUR, Direction, KNIGHT, Leaps, Square, colour, distance, is_asylum};
use super::guards::Help;
use super::squadron::Kind;
use super::state::Corona;
use crate::rules::seat::Seat;

impl Corona {
    /// The kinds of a seat's pieces that bear on a square: their strike would reach it if there were something to
    /// strike. The possessor of the Crown does not bear as a Pawn; what a Histrion borrows is left out.
    pub(crate) fn bearing<'a>(&'a self, seat: Seat, at: Square, help: &'a Help) -> impl Iterator<Item = Kind> + 'a {
        let pawns = self.pawns_bearing(seat, at).map(|_| Kind::Pawn);
        self.guards(seat, at, help).map(|(_, kind)| kind).chain(pawns)
    }

    /// The squares on which the Pawn on `from` strikes as the Crown stands, whatever is there.
    pub(super) fn aims(&self, from: Square) -> impl Iterator<Item = Square> + '_ {
        let seat = self.field().at(from).map(|(seat, _)| seat);
        let near = Direction::ALL.into_iter().filter_map(move |direction| {
            let steps = if direction.is_orthogonal() { 2 } else { 1 };
            (direction.room(from) >= steps).then(|| direction.on(from, steps))
        });
        // Nothing ever stands in an Asylum to be struck.
        near.filter(move |&at| {
            !is_asylum(at) && seat.is_some_and(|seat| self.pawns_bearing(seat, at).any(|pawn| pawn == from))
        })
    }

    fn pawns_bearing(&self, seat: Seat, at: Square) -> impl Iterator<Item = Square> + '_ {
        let crown = self.field().crown();
        Direction::ALL.into_iter().filter_map(move |direction| {
            let steps = if direction.is_orthogonal() { 2 } else { 1 };
            let from = (direction.room(at) >= steps).then(|| direction.on(at, steps))?;
            // On the Crown's colour a Pawn strikes diagonally, on the other by a leap; always towards the Crown.
            let strikes = (colour(from) == colour(crown)) != direction.is_orthogonal();
            let (owner, man) = self.field().at(from).filter(|_| strikes)?;
            let forward = distance(at, crown) < distance(from, crown);
            (owner == seat && man.kind() == Kind::Pawn && forward).then_some(from)
        })
    }

    /// The ways into an Asylum that are open to the possessor of the Crown as the board stands, whoever is to move; and
    /// all other squares it may go to are told to `to`.
    pub(crate) fn entries(&self, help: &Help, to: &mut impl FnMut(Square)) -> u32 {
        let mut entries = 0;
        self.goals(self.field().crown(), help, &mut |at| if is_asylum(at) { entries += 1 } else { to(at) });
        entries
    }

    /// Could a piece of this kind enter an Asylum from a square, if it stood there with the Crown and all else were as it
    /// is? A Signifer and a Ram are taken to go one step, a Histrion as a Pawn.
    pub(crate) fn would_enter(&self, kind: Kind, from: Square, help: &Help) -> bool {
        let leaps = |table: &[Leaps]| table[usize::from(from.0)].iter().any(is_asylum);
        let (most, orthogonal, diagonal) = match kind {
            Kind::King => (u32::MAX, true, true),
            Kind::Lieutenant => (if help.seen { 1 } else { u32::MAX }, true, true),
            Kind::Paladin => (u32::MAX, true, false),
            Kind::Amazon => (u32::MAX, false, true),
            Kind::Signifer => (1, true, true),
            Kind::Ram | Kind::Pawn => (1, false, true),
            Kind::Knight => return leaps(&KNIGHT),
            Kind::Centaur => return leaps(&CENTAUR),
            Kind::Dragon => {
                let leaps = |way: &Direction| way.room(from) == 2 && is_asylum(way.on(from, 2));
                return Direction::ORTHOGONAL.iter().any(leaps);
            }
        };
        ASYLUMS.iter().filter_map(|&asylum| Direction::between(from, asylum)).any(|(direction, steps)| {
            let goes = if direction.is_orthogonal() { orthogonal } else { diagonal };
            goes && steps <= most && self.field().lines().open(from, direction) >= steps
        })
    }

    /// Could a piece of this seat strike the possessor of the Crown, if he came to a square with it and all else were as
    /// it is?
    pub(crate) fn would_strike(&self, seat: Seat, at: Square, help: &Help) -> bool {
        // A Pawn beside the Crown stands on its colour, and so strikes diagonally.
        let beside = Direction::DIAGONAL.into_iter().filter(|way| way.room(at) > 0).map(|way| way.on(at, 1));
        let pawn =
            |from: Square| self.field().at(from).is_some_and(|(owner, man)| owner == seat && man.kind() == Kind::Pawn);
        { beside }.any(pawn) || self.guards(seat, at, help).next().is_some()
    }

    /// May the possessor of the Crown move, if it is its seat's turn? A touched piece binds its player.
    pub(crate) fn is_carrier_free(&self) -> bool {
        self.moment.touched.is_none_or(|at| at == self.field().crown())
    }

    /// The same position with another seat to move; `None` if that seat has no piece, or play has not begun.
    pub(crate) fn turned_to_seat(&self, seat: Seat) -> Option<Corona> {
        let mut game = *self;
        game.moment.to_move = seat;
        game.moment.touched = None;
        (self.is_played() && self.field().count(seat) > 0).then_some(game)
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::{Options, Players};
    use super::super::state::Move;
    use super::*;
    use crate::rules::corona::board::{SIDE, coordinates, square};
    use crate::rules::game::Game;

    /// The pieces stand where they are put, the Crown lies on `crown`, `a1` is to move.
    fn position(men: &[(Square, &str)], crown: Square, irregular: bool) -> Corona {
        let rank = |y: usize| {
            let (mut text, mut empty) = (String::new(), 0);
            for x in 0..SIDE {
                match men.iter().find(|(at, _)| *at == square(x, y)) {
                    None => empty += 1,
                    Some((_, man)) if empty == 0 => text += man,
                    Some((_, man)) => text += &format!("{}{man}", std::mem::take(&mut empty)),
                }
            }
            if empty > 0 { format!("{text}{empty}") } else { text }
        };
        let ranks: Vec<_> = (0..SIDE).rev().map(rank).collect();
        let (x, y) = coordinates(crown);
        let file = char::from(b'a' + x as u8);
        let options = Options { players: Players::Duel, irregular, ..Options::default() };
        let text = format!("{} {file}{} a1 0 - -", ranks.join("/"), y + 1);
        Corona::start_at(&options, &(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn goals(game: &Corona) -> Vec<Square> {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        moves.into_iter().filter_map(|mv| if let Move::Step { to, .. } = mv { Some(to) } else { None }).collect()
    }

    fn squares() -> impl Iterator<Item = Square> {
        (0..SIDE * SIDE).map(|n| square(n % SIDE, n / SIDE)).filter(|&at| !is_asylum(at))
    }

    const FAR: Square = square(9, 1);

    #[test]
    fn who_would_enter_an_asylum_can_when_he_stands_there() {
        for (letter, kind) in ["K", "P", "N", "A", "S", "C", "R", "D", "o"].into_iter().zip([
            Kind::King,
            Kind::Paladin,
            Kind::Knight,
            Kind::Amazon,
            Kind::Signifer,
            Kind::Centaur,
            Kind::Ram,
            Kind::Dragon,
            Kind::Pawn,
        ]) {
            for at in squares().filter(|&at| at != FAR) {
                let game = position(&[(at, &format!("b{letter}")), (FAR, "vo")], at, false);
                // A Pawn without King and Lieutenant is a King as soon as he has the Crown.
                let kind = if kind == Kind::Pawn { Kind::King } else { kind };
                let enters = goals(&game).into_iter().any(is_asylum);
                assert_eq!(game.would_enter(kind, at, &game.help(Seat(0))), enters, "{kind:?} on {at:?}");
            }
        }
    }

    #[test]
    fn who_would_strike_the_possessor_can_when_he_stands_there() {
        let from = square(9, 7);
        for letter in ["K", "L", "P", "N", "A", "S", "C", "R", "D", "o"] {
            for at in squares().filter(|&at| at != from) {
                let game = position(&[(from, &format!("b{letter}")), (at, "vK")], at, true);
                let strikes = goals(&game).contains(&at);
                assert_eq!(game.would_strike(Seat(0), at, &game.help(Seat(0))), strikes, "{letter} to {at:?}");
            }
        }
    }
}
