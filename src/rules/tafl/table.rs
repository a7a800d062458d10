//! What lies on the table, the picks that spell a move, and what a viewer knows: everything.

use super::board::{At, Board, Direction, widest};
use super::names::Names;
use super::notation::squares_between;
use super::options::{Colour, Die, Rules};
use super::series::Carry;
use super::state::{DIE, End, Moment, Move, Tafl};
use crate::rules::game::{Mark, Pick};
use crate::rules::manner::DrawOffer;
use crate::rules::place::{Lying, Place, Square, Surface, Token};
use crate::rules::seat::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The word that skips a turn.
pub(super) const PASS: &str = "pass";

/// Everything about a game, as data: in Tafl nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    rules: Rules,
    carry: Carry,
    men: Vec<(Square, Token)>,
    taken: Vec<Token>,
    /// The white men have the tokens from 1 to this; 0 is the King.
    white: u8,
    moment: Moment,
    offer: DrawOffer,
    end: Option<End>,
}

impl Tafl {
    fn standing(&self) -> impl Iterator<Item = (At, Token)> + '_ {
        let squares = self.board().squares().filter(|&at| self.board().colour(at).is_some());
        squares.map(|at| (at, self.names.on(at)))
    }

    pub(super) fn viewed(&self) -> View {
        View {
            rules: *self.rules(),
            carry: self.carry,
            men: self.standing().map(|(at, token)| (self.square(at), token)).collect(),
            taken: self.names.taken().collect(),
            white: self.names.white,
            moment: self.moment(),
            offer: self.offer,
            end: self.end,
        }
    }

    pub(super) fn imagined(view: &View) -> Tafl {
        let size = usize::from(view.rules.size);
        let mut board = Board::empty(size);
        let mut names = Names::unknown(view.white);
        for &(square, token) in &view.men {
            let at = At::new(usize::from(square.0) / size + 1, usize::from(square.0) % size + 1);
            match names.colour(token) {
                _ if token.0 == 0 => board.put_king(at),
                colour => board.put(colour, at),
            }
            names.put(at, token);
        }
        view.taken.iter().for_each(|&token| names.put_taken(token));
        let mut game = Tafl::new(view.rules, view.carry, board, view.moment);
        game.names = names;
        game.offer = view.offer;
        game.end = view.end;
        game
    }

    pub(super) fn lying(&self, out: &mut Vec<Lying>) {
        let on_board = self.standing().map(|(at, token)| (token, Place::Square(self.square(at))));
        let mut trays = [0; 2];
        let in_trays = self.names.taken().map(|token| {
            let colour = self.names.colour(token);
            let place = Place::Tray(colour.other().seat(), trays[colour.index()]);
            trays[colour.index()] += 1;
            (token, place)
        });
        out.extend(on_board.chain(in_trays).map(|(token, place)| (token, place, Some(self.face(token)))));
        if self.rules().die != Die::None {
            out.push((DIE, self.die_place(), Some(self.die_face())));
        }
    }

    pub(super) fn played_on(&self) -> Surface {
        let board = self.board();
        let corners = board.corners().map(|at| (self.square(at), "corner"));
        let marked = [(self.square(board.throne()), "throne")].into_iter().chain(corners).collect();
        let size = board.size() as u16;
        Surface::Board { width: size, height: size, marked }
    }

    /// The King when the next black move could capture him, and the roads from him to open corners.
    pub(super) fn marked(&self, out: &mut Vec<(Square, Mark)>) {
        if self.end().is_some() {
            return;
        }
        let board = self.board();
        if board.king_threatened(self.rules()) {
            out.push((self.square(board.king()), Mark::Threat));
        }
        for corner in board.open_corners(self.rules()) {
            let road = squares_between(board.king(), corner).chain([corner]);
            out.extend(road.map(|at| (self.square(at), Mark::Road)));
        }
    }

    /// The squares of a seat's pieces that the other side could capture if it were its turn, whatever a die says.
    pub(super) fn attacked_by_enemy(&self, seat: Seat) -> Vec<Square> {
        let (board, rules) = (self.board(), self.rules());
        let enemy = Colour::of(seat).other();
        let mut attacked = BTreeSet::new();
        for from in board.squares().filter(|&at| board.colour(at) == Some(enemy)) {
            for to in board.roads_of(from, widest(rules), rules) {
                let mut after = *board;
                after.shift(enemy, from, to);
                let men = Direction::ALL.into_iter().filter_map(|direction| after.takes(enemy, to, direction));
                let king = (enemy == Colour::Black && after.captures_king(to)).then(|| after.king());
                attacked.extend(men.chain(king).map(|at| self.square(at)));
            }
        }
        attacked.into_iter().collect()
    }

    pub(super) fn spelled(&self, mv: Move) -> Vec<Pick> {
        match mv {
            Move::Step { from, to } => {
                let piece = match self.board().colour(from) {
                    Some(_) => Pick::Token(self.names.on(from)),
                    None => Pick::Square(self.square(from)),
                };
                vec![piece, Pick::Square(self.square(to))]
            }
            Move::Pass => vec![Pick::Word(Cow::Borrowed(PASS))],
            Move::Throw(_) => vec![Pick::Token(DIE)],
            Move::Manner(manner, _) => vec![Pick::Word(Cow::Borrowed(manner.word()))],
        }
    }

    /// Where a piece stands; `None` for men taken and for the die.
    pub(super) fn where_is(&self, token: Token) -> Option<At> {
        self.standing().find(|&(_, standing)| standing == token).map(|(at, _)| at)
    }
}
