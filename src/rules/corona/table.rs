//! What lies on the table, the picks that spell a move, what an illegal try costs, and what a viewer knows: everything.

use super::board::{ASYLUMS, Direction, SIDE, Square, WIDTH, is_asylum};
use super::ends::End;
use super::field::{CROWN, Field, Name, seat_of, token};
use super::notation::PASS;
use super::options::Rules;
use super::squadron::{Kind, Man};
use super::state::{Corona, Moment, Move, Phase};
use crate::rules::game::{Attempt, Mark, Pick};
use crate::rules::manner::DrawOffer;
use crate::rules::place::{Face, Lying, Place, Surface, Token};
use crate::rules::seat::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The words beside a piece that possesses the Crown: leave it, carry it.
pub(super) const LEAVE: &str = "corona-leave";
pub(super) const CARRY: &str = "corona-carry";
/// The words of the declaration before play.
const PREFER: [&str; 2] = ["corona-knight-first", "corona-amazon-first"];

macro_rules! squadron {
    ($livery:literal) => {
        squadron!($livery, "king" "lieutenant" "paladin" "knight" "amazon" "ram" "centaur" "signifer" "dragon" "pawn" "histrion")
    };
    ($livery:literal, $($kind:literal)*) => {
        [$(concat!("corona-", $livery, "-", $kind)),*]
    };
}

/// Figures of a squadron: the kinds in the order of worth, then the Histrion.
const FIGURES: [[&str; KINDS]; 4] =
    [squadron!("white"), squadron!("black"), squadron!("vermilion"), squadron!("turquoise")];
const KINDS: usize = 11;
pub(super) const FACE_CROWN: Face = Face(4 * KINDS as u16);

/// The name of a face.
pub(super) fn figure_of(face: Face) -> &'static str {
    let n = usize::from(face.0);
    let piece = FIGURES.get(n / KINDS).and_then(|squadron| squadron.get(n % KINDS));
    piece.copied().unwrap_or(if face == FACE_CROWN { "corona-crown" } else { "" })
}

/// What a piece of a seat shows.
pub(super) fn face(seat: Seat, man: Man) -> Face {
    let kind = if man.is_histrion() { Kind::ALL.len() } else { man.kind() as usize };
    Face((seat.index() * KINDS + kind) as u16)
}

/// Everything about a game, as data: in La Corona nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    rules: Rules,
    standing: Vec<(Square, Name, Man)>,
    off: Vec<(Name, Man, Seat)>,
    crown: Square,
    moment: Moment,
    offer: DrawOffer,
    end: Option<End>,
}

impl Corona {
    fn pieces(&self) -> impl Iterator<Item = (Square, Name)> + '_ {
        (0..4).flat_map(|seat| self.field.standing(Seat(seat))).filter_map(|at| Some((at, self.field.name(at)?)))
    }

    pub(super) fn viewed(&self) -> View {
        View {
            rules: self.rules,
            standing: self.pieces().map(|(at, name)| (at, name, self.field.man(name))).collect(),
            off: self.field.off().map(|(name, before)| (name, self.field.man(name), before)).collect(),
            crown: self.field.crown(),
            moment: self.moment,
            offer: self.offer,
            end: self.end,
        }
    }

    pub(super) fn imagined(view: &View) -> Corona {
        let mut field = Field::empty();
        view.standing.iter().for_each(|&(at, name, man)| field.put(name, man, at));
        view.off.iter().for_each(|&(name, man, before)| field.name_off(name, man, before));
        field.set_crown(view.crown);
        Corona { rules: view.rules, field, moment: view.moment, offer: view.offer, end: view.end }
    }

    /// What a piece shows.
    pub(super) fn face_of(&self, name: Name) -> Face {
        face(seat_of(name), self.field.man(name))
    }

    pub(super) fn lying(&self, out: &mut Vec<Lying>) {
        out.extend(self.pieces().map(|(at, name)| (token(name), Place::Square(at), Some(self.face_of(name)))));
        let mut trays = [0; 4];
        out.extend(self.field.off().map(|(name, before)| {
            let place = Place::Tray(before, trays[before.index() & 3]);
            trays[before.index() & 3] += 1;
            (token(name), place, Some(self.face_of(name)))
        }));
        let crown = self.field.crown();
        let place = if self.field.possessor().is_some() { Place::Under(crown) } else { Place::Square(crown) };
        out.push((CROWN, place, Some(FACE_CROWN)));
    }

    pub(super) fn played_on(&self) -> Surface {
        let marked = ASYLUMS.map(|at| (at, "asylum")).to_vec();
        Surface::Board { width: WIDTH, height: SIDE as u16, marked }
    }

    /// The possessor of the Crown when an enemy could strike it, and its roads to an Asylum.
    pub(super) fn marked(&self, out: &mut Vec<(Square, Mark)>) {
        let (true, Some(seat)) = (self.is_played(), self.field.possessor()) else { return };
        let crown = self.field.crown();
        let struck = self.rules.seating.iter().filter(|&foe| self.rules.side(foe) != self.rules.side(seat));
        if struck.into_iter().any(|foe| self.strikers(foe, crown).next().is_some()) {
            out.push((crown, Mark::Threat));
        }
        let help = self.help(seat);
        self.goals(crown, &help, &mut |to| {
            if is_asylum(to) {
                let way = Direction::between(crown, to).map(|(direction, _)| direction.way(crown));
                out.extend(way.into_iter().flatten().map(|at| (at, Mark::Road)));
            }
        });
    }

    /// The pieces of a seat that could go to a square if it were their turn.
    pub(super) fn strikers(&self, seat: Seat, to: Square) -> impl Iterator<Item = Square> + '_ {
        let help = self.help(seat);
        self.field.standing(seat).filter(move |&from| {
            let mut found = false;
            self.goals(from, &help, &mut |goal| found |= goal == to);
            found
        })
    }

    pub(super) fn spelled(&self, mv: Move) -> Vec<Pick> {
        let word = |word: &'static str| Pick::Word(Cow::Borrowed(word));
        let piece = |at: Square| self.field.name(at).map_or(Pick::Square(at), |name| Pick::Token(token(name)));
        match mv {
            Move::Step { from, to, crown } => {
                let mut picks = vec![piece(from), Pick::Square(to)];
                if from == self.field.crown() && !is_asylum(to) {
                    picks.push(word(if crown { CARRY } else { LEAVE }));
                }
                picks
            }
            Move::Pass => vec![word(PASS)],
            Move::Lot(_) => vec![word("corona-lot")],
            Move::Put(at) => vec![Pick::Square(at)],
            Move::Histrion(at) | Move::Touch(at) | Move::Penalty(at) => vec![piece(at)],
            Move::Prefer { amazon } => vec![word(PREFER[usize::from(amazon)])],
            Move::Manner(manner, _) => vec![word(manner.word())],
        }
    }

    /// Where a piece or the Crown stands; `None` for pieces off the board.
    pub(super) fn where_is(&self, token: Token) -> Option<Square> {
        if token == CROWN {
            return Some(self.field.crown());
        }
        self.pieces().find(|&(_, name)| super::field::token(name) == token).map(|(at, _)| at)
    }

    /// The square a pick means.
    pub(super) fn picked(&self, pick: &Pick) -> Option<Square> {
        match pick {
            Pick::Token(token) => self.where_is(*token),
            Pick::Square(at) => Some(*at).filter(|at| usize::from(at.0) < SIDE * SIDE),
            Pick::Word(_) => None,
        }
    }

    /// Under `rigour`: touched is moved, and an illegal attempt costs the piece (cap. IX).
    pub(super) fn costs(&self, attempt: &Attempt) -> Option<Move> {
        let own = attempt.seat == self.moment.to_move && self.moment.phase == Phase::Play;
        if !own || !self.is_played() || !self.is_strict() || attempt.picks.first() == Some(&Pick::Token(CROWN)) {
            return None;
        }
        let from = self.picked(attempt.picks.first()?).filter(|&at| self.field.has(attempt.seat, at))?;
        match (attempt.picks.get(1), self.moment.touched) {
            (_, Some(touched)) if touched != from => None,
            (None, Some(_)) => None,
            (None, None) => self.can_move(from).then_some(Move::Touch(from)),
            (Some(pick), _) => {
                let to = self.picked(pick).filter(|&to| to != from)?;
                (!self.goes(from, to)).then_some(Move::Penalty(from))
            }
        }
    }
}
