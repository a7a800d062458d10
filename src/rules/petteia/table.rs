//! What lies on the table, the picks that spell a move, and what a viewer knows: everything.

use super::board::{At, Board, Direction, Kind, RANKS, Set};
use super::ends::End;
use super::names::{self, DICE, Names};
use super::options::{Colour, Options};
use super::state::{Moment, Move, Petteia};
use crate::rules::game::{Mark, Pick};
use crate::rules::manner::DrawOffer;
use crate::rules::place::{Face, Lying, Place, Square, Surface, Token};
use crate::rules::seat::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The figures of the faces: the pieces of White, those of Black, the die.
const FIGURES: [&str; 12] = [
    "petteia-white-peltast",
    "petteia-white-hoplite",
    "petteia-white-basileus",
    "petteia-black-peltast",
    "petteia-black-hoplite",
    "petteia-black-basileus",
    "die-1",
    "die-2",
    "die-3",
    "die-4",
    "die-5",
    "die-6",
];

/// The name of a face.
pub(super) fn figure_of(face: Face) -> &'static str {
    FIGURES.get(usize::from(face.0)).copied().unwrap_or_default()
}

/// What a piece shows.
pub(super) fn face(colour: Colour, kind: Kind) -> Face {
    Face((colour.index() * Kind::ALL.len() + kind.index()) as u16)
}

/// What a die shows.
pub(super) fn die_face(pips: u8) -> Face {
    Face(5 + u16::from(pips))
}

/// Everything about a game, as data: in Petteia nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    options: Options,
    men: Vec<(Square, Token)>,
    taken: Vec<Token>,
    moment: Moment,
    offer: DrawOffer,
    end: Option<End>,
}

impl Petteia {
    fn standing(&self) -> impl Iterator<Item = (At, Token)> + '_ {
        (self.board().squares() & !self.board().free()).map(|at| (at, self.names.on(at)))
    }

    pub(super) fn viewed(&self) -> View {
        View {
            options: *self.options(),
            men: self.standing().map(|(at, token)| (self.square(at), token)).collect(),
            taken: self.names.taken().collect(),
            moment: self.moment,
            offer: self.offer,
            end: self.end,
        }
    }

    pub(super) fn imagined(view: &View) -> Petteia {
        let width = view.options.variant.width();
        let mut board = Board::empty(width);
        let mut names = Names::unknown();
        for &(square, token) in &view.men {
            let (rank, file) = (usize::from(square.0) / width, usize::from(square.0) % width);
            if let Some((colour, kind)) = names::piece(token).filter(|_| rank < RANKS) {
                board.put(colour, kind, At::new(file, rank));
                names.put(At::new(file, rank), token);
            }
        }
        view.taken.iter().for_each(|&token| names.put_taken(token));
        let mut game = Petteia::new(view.options, board, view.moment);
        game.names = names;
        game.offer = view.offer;
        game.end = view.end;
        game
    }

    pub(super) fn lying(&self, out: &mut Vec<Lying>) {
        let on_board = self.standing().map(|(at, token)| (token, Place::Square(self.square(at))));
        let mut trays = [0; 2];
        let in_trays = self.names.taken().filter_map(|token| {
            let (colour, _) = names::piece(token)?;
            let place = Place::Tray(colour.other().seat(), trays[colour.index()]);
            trays[colour.index()] += 1;
            Some((token, place))
        });
        let pieces = on_board.chain(in_trays);
        out.extend(pieces.filter_map(|(token, place)| {
            let (colour, kind) = names::piece(token)?;
            Some((token, place, Some(face(colour, kind))))
        }));
        for ((nth, token), pips) in (0..).zip(DICE).zip(self.moment.dice).take(self.options().variant.dice()) {
            out.push((token, Place::Table(self.thrower(), nth), Some(die_face(pips))));
        }
    }

    pub(super) fn played_on(&self) -> Surface {
        Surface::Board { width: self.board().width() as u16, height: RANKS as u16, marked: Vec::new() }
    }

    /// A basileus that could be captured if it were the enemy's turn and dice were kind, and the way by which one could
    /// break through; pieces that must not be moved lest battle be refused once too often.
    pub(super) fn marked(&self, out: &mut Vec<(Square, Mark)>) {
        if self.end().is_some() {
            return;
        }
        for colour in Colour::BOTH {
            let Some(at) = self.board().army(colour).basileus() else { continue };
            if self.in_danger(colour).has(at) {
                out.push((self.square(at), Mark::Threat));
            }
            if self.options().variant.is_nea() {
                out.extend(self.breakthrough(colour).map(|at| (self.square(at), Mark::Road)));
            }
        }
        out.extend(self.forbidden().map(|at| (self.square(at), Mark::Forbidden)));
    }

    /// The pieces of a colour that the enemy could capture if it were his turn, whatever dice say.
    pub(super) fn in_danger(&self, colour: Colour) -> Set {
        let options = self.options();
        self.board().in_danger_of(colour.other(), options.widest(), options.variant.is_nea())
    }

    /// The way of a basileus to the enemy's first rank, if it lies open to him within one move of some throw.
    pub(super) fn breakthrough(&self, colour: Colour) -> Set {
        let Some(at) = self.board().army(colour).basileus() else { return Set::NONE };
        let way = if colour == Colour::White { Direction::North } else { Direction::South };
        let goals = self.board().goals(at, self.options().widest()) & Set::of(at).slid(way, self.board().free());
        let arrives = { goals }.any(|goal| goal.rank() == colour.other().rank(0));
        if arrives { goals } else { Set::NONE }
    }

    /// The squares of a seat's pieces that the other side could capture if it were its turn, whatever dice say.
    pub(super) fn attacked_by_enemy(&self, seat: Seat) -> Vec<Square> {
        self.in_danger(Colour::of(seat)).map(|at| self.square(at)).collect()
    }

    pub(super) fn spelled(&self, mv: Move) -> Vec<Pick> {
        let piece = |at: At| match self.board().piece(at) {
            Some(_) => Pick::Token(self.names.on(at)),
            None => Pick::Square(self.square(at)),
        };
        match mv {
            Move::Step { from, to } => vec![piece(from), Pick::Square(self.square(to))],
            Move::Throw(_) => DICE.into_iter().take(self.options().variant.dice()).map(Pick::Token).collect(),
            Move::Pay(_) => vec![Pick::Word(Cow::Borrowed("petteia-pay"))],
            Move::Touch(at) | Move::Penalty(at) => vec![piece(at)],
            Move::Manner(manner, _) => vec![Pick::Word(Cow::Borrowed(manner.word()))],
        }
    }

    /// Where a piece stands; `None` for pieces taken and for dice.
    pub(super) fn where_is(&self, token: Token) -> Option<At> {
        self.standing().find(|&(_, standing)| standing == token).map(|(at, _)| at)
    }
}
