//! Legal moves: those of `cozy-chess` that the article's rules admit.

use super::board::{At, admitted, passed};
use super::state::{Echecs, Move, Said};
use crate::rules::manner::Manner;
use crate::rules::seat::Seat;
use cozy_chess::{BitBoard, Piece, PieceMoves, Rank};

impl Echecs {
    /// Shows the legal moves of these men, a man at a time, until somebody has seen enough. Has he?
    #[inline]
    fn show(&self, men: BitBoard, mut seen_enough: impl FnMut(PieceMoves) -> bool) -> bool {
        let room = self.room();
        self.board.generate_moves_for(men, |mut moves| {
            moves.to = admitted(&self.board, &self.options, moves) & room;
            !moves.to.is_empty() && seen_enough(moves)
        })
    }

    /// Has the side to move a move? (Whether the game is over by other things is another question.)
    pub(super) fn can_move(&self) -> bool {
        self.show(BitBoard::FULL, |_| true)
    }

    /// Where the man on a square may go, if he is of the side to move.
    pub(super) fn goals(&self, from: At) -> BitBoard {
        let mut goals = BitBoard::EMPTY;
        self.show(from.bitboard(), |moves| {
            goals |= moves.to;
            false
        });
        goals
    }

    /// What may be said with a move.
    fn words(&self) -> &'static [Said] {
        if self.options.toute_rigueur { &[Said::Nothing, Said::Check, Said::Mate] } else { &[Said::Nothing] }
    }

    /// All legal moves of the side to move, by kinds of men from the Pawn up, those of each man with every word that may be
    /// said with them.
    pub(super) fn legal(&self, out: &mut Vec<Move>) {
        self.list(self.words(), out);
    }

    /// All legal moves, with nothing said.
    pub fn steps(&self, out: &mut Vec<Move>) {
        self.list(&[Said::Nothing], out);
    }

    #[inline]
    fn list(&self, words: &[Said], out: &mut Vec<Move>) {
        if self.settled.is_some() || self.is_counted_out() {
            return;
        }
        self.show(BitBoard::FULL, |PieceMoves { from, to, .. }| {
            for &said in words {
                out.extend(to.into_iter().map(|to| Move::Step { from, to, said }));
            }
            false
        });
    }

    /// The legal moves by which something is taken, and those by which a Pawn becomes a Queen; with nothing said.
    pub fn gains(&self, out: &mut Vec<Move>) {
        if self.settled.is_some() || self.is_counted_out() {
            return;
        }
        let mover = self.to_move();
        let prey = self.board.colors(!mover);
        let last = Rank::Eighth.relative_to(mover).bitboard();
        let passing = passed(&self.board).map_or(BitBoard::EMPTY, |(square, _)| square.bitboard());
        self.show(BitBoard::FULL, |PieceMoves { piece, from, to }| {
            let gains = if piece == Piece::Pawn { prey | last | (passing & !from.file().bitboard()) } else { prey };
            out.extend((to & gains).into_iter().map(|to| Move::Step { from, to, said: Said::Nothing }));
            false
        });
    }

    /// The same position with the other side to move, as one looks at it to see what would happen if nothing were done:
    /// no move of the game. `None` in check, and while moves are given.
    pub fn passed_over(&self) -> Option<Echecs> {
        let board = self.board.null_move().filter(|_| self.traits == 0)?;
        Some(Echecs { board, ..self.clone() })
    }

    /// How many legal moves there are.
    pub(super) fn count_legal(&self) -> usize {
        if self.settled.is_some() || self.is_counted_out() {
            return 0;
        }
        let mut count = 0;
        self.show(BitBoard::FULL, |moves| {
            count += moves.to.len() as usize;
            false
        });
        count * self.words().len()
    }

    /// May this be played now?
    pub(super) fn may(&self, mv: Move) -> bool {
        self.end().is_none()
            && match mv {
                Move::Step { from, to, said } => self.words().contains(&said) && self.goals(from).has(to),
                Move::Manner(Manner::Flag, _) => true,
                Move::Manner(manner, seat) => self.offer.open_to(seat).any(|open| open == manner),
            }
    }

    /// Acts open to a seat beside moving.
    pub(super) fn open_asides(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.end().is_none() {
            out.extend(self.offer.open_to(seat).map(|manner| Move::Manner(manner, seat)));
        }
    }
}
