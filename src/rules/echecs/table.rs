//! What lies on the table, the picks that spell a move, and what a viewer knows: everything.

use super::board::{At, passed, seen_by};
use super::ends::End;
use super::men::Men;
use super::options::Options;
use super::position;
use super::state::{Echecs, Move, Said, colour_of, face, seat_of};
use crate::rules::game::{Mark, Pick};
use crate::rules::manner::DrawOffer;
use crate::rules::place::{Face, Lying, Place, Square, Token};
use crate::rules::seat::Seat;
use cozy_chess::{Color, Piece};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The words a player says before his move, under *toute rigueur*.
pub(super) const SAY_CHECK: &str = "echecs-say-check";
pub(super) const SAY_MATE: &str = "echecs-say-mate";

/// Everything about a game, as data: in chess nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    options: Options,
    position: String,
    men: Vec<(Square, Token)>,
    /// Men taken: the token, the kind as a number, and how many of its colour were taken before.
    taken: Vec<(Token, u8, u16)>,
    /// White's men have the tokens below this.
    white: u8,
    said: Said,
    offer: DrawOffer,
    settled: Option<End>,
}

impl Echecs {
    pub(super) fn viewed(&self) -> View {
        let men = self.men.tokens().filter_map(|token| Some((self.square(self.men.place(token)?), token)));
        let taken = self.men.tokens().filter_map(|token| {
            let (kind, before) = self.men.taken(token)?;
            Some((token, kind as u8, before))
        });
        View {
            options: self.options,
            position: self.write_position(),
            men: men.collect(),
            taken: taken.collect(),
            white: self.men.white(),
            said: self.said,
            offer: self.offer,
            settled: self.settled,
        }
    }

    /// The game of a view; of one that nobody was ever shown, a game from the first array.
    pub(super) fn imagined(view: &View) -> Echecs {
        let Ok((board, traits)) = position::read(&view.options, &view.position) else {
            return Echecs::start_from(&view.options);
        };
        let mut game = Echecs::new(view.options, board, traits);
        game.men = Men::unknown(view.white);
        for &(square, token) in &view.men {
            if let Some(at) = game.at(square) {
                game.men.name(token, at);
            }
        }
        for &(token, kind, before) in &view.taken {
            if let Some(kind) = Piece::try_index(usize::from(kind)) {
                game.men.name_taken(token, kind, before);
            }
        }
        Echecs { said: view.said, offer: view.offer, settled: view.settled, ..game }
    }

    /// What a man shows.
    pub(super) fn face_of(&self, token: Token) -> Option<Face> {
        Some(face(self.men.kind(token, &self.board)?, self.men.colour(token)))
    }

    pub(super) fn lying(&self, out: &mut Vec<Lying>) {
        out.extend(self.men.tokens().map(|token| {
            let place = match (self.men.place(token), self.men.taken(token)) {
                (None, Some((_, before))) => Place::Tray(seat_of(!self.men.colour(token)), before),
                (at, _) => Place::Square(self.square(at.unwrap_or(At::A1))),
            };
            (token, place, self.face_of(token))
        }));
    }

    /// The King of the side to move, while he is in check.
    pub(super) fn marked(&self, out: &mut Vec<(Square, Mark)>) {
        if self.is_check() {
            out.push((self.square(self.board.king(self.to_move())), Mark::Threat));
        }
    }

    /// The squares on which a man of this seat could be taken if the enemy were to move: those his men see, where none of
    /// his own stands; and a Pawn that can be taken in passing.
    pub(super) fn attacked_by_enemy(&self, seat: Seat) -> Vec<Square> {
        let (board, enemy) = (&self.board, !colour_of(seat));
        let passing =
            passed(board).filter(|_| self.to_move() == enemy && self.takes_in_passing()).map(|(_, pawn)| pawn);
        let attacked = |&at: &At| {
            let seen = || !seen_by(board, enemy, at, board.occupied()).is_empty();
            !board.colors(enemy).has(at) && (seen() || passing == Some(at))
        };
        At::ALL.into_iter().filter(attacked).map(|at| self.square(at)).collect()
    }

    pub(super) fn spelled(&self, mv: Move) -> Vec<Pick> {
        let word = |word: &'static str| Pick::Word(Cow::Borrowed(word));
        match mv {
            Move::Step { from, to, said } => {
                let said = match said {
                    Said::Nothing => None,
                    Said::Check => Some(word(SAY_CHECK)),
                    Said::Mate => Some(word(SAY_MATE)),
                };
                let piece = self.men.on(from).map_or(Pick::Square(self.square(from)), Pick::Token);
                said.into_iter().chain([piece, Pick::Square(self.square(to))]).collect()
            }
            Move::Manner(manner, _) => vec![word(manner.word())],
        }
    }

    /// Whose a man is.
    pub(super) fn owner_of(&self, token: Token) -> Option<Seat> {
        self.men.kind(token, &self.board).map(|_| seat_of(self.men.colour(token)))
    }

    /// The man and colour on a square.
    pub(super) fn stands(&self, at: At) -> Option<(Piece, Color)> {
        self.board.piece_on(at).zip(self.board.color_on(at))
    }
}
