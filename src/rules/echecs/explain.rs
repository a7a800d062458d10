//! Why: what lets a man go where he may go, what holds him, and who sees him.

use super::board::{At, midway, passed, reach, seen_by, victim, watchers};
use super::options::EnPassant;
use super::state::Echecs;
use super::why::ARTICLE;
use crate::rules::place::Token;
use crate::rules::reason::{Reason, Sketch};
use cozy_chess::{Color, File, Piece, Rank};

impl Echecs {
    /// Why a man may go where he may go.
    pub(super) fn explained(&self, token: Token) -> Vec<Reason> {
        let mut reasons = Vec::new();
        match self.men.place(token).and_then(|at| Some((at, self.stands(at)?))) {
            None => reasons.push(Reason::new("echecs-refused-taken")),
            Some((at, (kind, colour))) => {
                self.explain_goals(kind, colour, at, &mut reasons);
                if colour == self.to_move() && self.end().is_none() {
                    self.explain_king_first(kind, at, &mut reasons);
                    match kind {
                        Piece::King => self.explain_castling(&mut reasons),
                        Piece::Pawn => self.explain_pawn(at, colour, &mut reasons),
                        _ => {}
                    }
                }
                self.explain_sight(colour, at, &mut reasons);
            }
        }
        reasons
    }

    /// How the man goes, and how far just now.
    fn explain_goals(&self, kind: Piece, colour: Color, at: At, reasons: &mut Vec<Reason>) {
        let goals = match colour == self.to_move() && self.end().is_none() {
            true => self.goals(at),
            false => {
                let (marches, strikes) = reach(kind, colour, at, self.board.occupied());
                marches | (strikes & self.board.colors(!colour))
            }
        };
        let goes = Reason::new("echecs-explain-goes").number("count", goals.len());
        reasons.push(goes.squares(self.squares(goals)));
        let reason = match kind {
            Piece::King => Reason::new("echecs-explain-king"),
            Piece::Queen => Reason::new("echecs-explain-queen"),
            Piece::Bishop => Reason::new("echecs-explain-bishop"),
            Piece::Knight => Reason::new("echecs-explain-knight"),
            Piece::Rook => Reason::new("echecs-explain-rook"),
            Piece::Pawn => Reason::new("echecs-explain-pawn"),
        };
        reasons.push(reason.source(ARTICLE));
    }

    /// What the King demands before anything else: an answer to a check, and that a man stays before him.
    fn explain_king_first(&self, kind: Piece, at: At, reasons: &mut Vec<Reason>) {
        let (king, checkers) = (self.board.king(self.to_move()), self.board.checkers());
        let line = |by: At| Sketch::Line(self.square(by), self.square(king));
        match checkers.len() {
            0 => {}
            1 => {
                let by = checkers.next_square().unwrap_or(king);
                let reason = Reason::new("echecs-explain-check").text("from", by.to_string()).sketch([line(by)]);
                reasons.push(reason.squares([self.square(by)]).source(ARTICLE));
            }
            _ => {
                let lines: Vec<_> = checkers.into_iter().map(line).collect();
                let reason = Reason::new("echecs-explain-double-check").sketch(lines);
                reasons.push(reason.squares(self.squares(checkers)).source(ARTICLE));
            }
        }
        if kind != Piece::King
            && let Some(by) = self.pinned_by(at)
        {
            let reason = Reason::new("echecs-explain-pinned").text("from", by.to_string());
            reasons.push(reason.sketch([line(by)]).squares([self.square(by)]).source(ARTICLE));
        }
        if self.traits > 0 {
            reasons.push(Reason::new("echecs-explain-given-moves").number("count", self.traits));
        }
    }

    /// On which side the King may castle, and why not on the other.
    fn explain_castling(&self, reasons: &mut Vec<Reason>) {
        let king = self.board.king(self.to_move());
        if king != At::new(File::E, Rank::First.relative_to(self.to_move())) {
            return;
        }
        for (corner, goal) in [(File::H, File::G), (File::A, File::C)] {
            let (rook, to) = (At::new(corner, king.rank()), At::new(goal, king.rank()));
            if self.goals(king).has(to) {
                let reason = match goal {
                    File::G => Reason::new("echecs-explain-castles-short"),
                    _ => Reason::new("echecs-explain-castles-long"),
                };
                reasons.push(reason.squares([self.square(to)]).source(ARTICLE));
            } else if self.stands(rook) == Some((Piece::Rook, self.to_move())) {
                reasons.push(self.refused_castling(king, to, rook));
            }
        }
    }

    /// A Pawn's first step, what it may take in passing, and its becoming a Queen.
    fn explain_pawn(&self, at: At, colour: Color, reasons: &mut Vec<Reason>) {
        let goals = self.goals(at);
        if let Some(middle) = midway(at, colour) {
            let seen = watchers(&self.board, middle, colour);
            let first = Reason::new("echecs-explain-pawn-first").source(ARTICLE);
            let squares = seen.into_iter().chain([middle]).map(|by| self.square(by));
            reasons.push(match (seen.is_empty(), self.options.en_passant) {
                (true, _) => first,
                (false, EnPassant::Take) => {
                    Reason::new("echecs-explain-pawn-seen").text("square", middle.to_string()).squares(squares)
                }
                (false, EnPassant::Forbidden) => {
                    Reason::new("echecs-explain-pawn-barred").text("square", middle.to_string()).squares(squares)
                }
                (false, EnPassant::PasserBataille) => {
                    Reason::new("echecs-explain-passer-bataille").text("square", middle.to_string()).squares(squares)
                }
            });
        }
        if let Some((square, pawn)) = passed(&self.board).filter(|(square, _)| goals.has(*square))
            && victim(&self.board, at, square) == Some(pawn)
        {
            let reason = Reason::new("echecs-explain-takes-in-passing").text("to", square.to_string());
            let reason = reason.text("square", pawn.to_string()).sketch([Sketch::Passed(self.square(pawn))]);
            reasons.push(reason.squares([square, pawn].map(|at| self.square(at))).source(ARTICLE));
        }
        if let Some(square) = self.passes_freely(at) {
            let reason = Reason::new("echecs-refused-passer-bataille").text("square", square.to_string());
            reasons.push(reason.squares([self.square(square)]).source(ARTICLE));
        }
        if at.rank() == Rank::Seventh.relative_to(colour) {
            reasons.push(Reason::new("echecs-explain-becomes-queen").source(ARTICLE));
        }
    }

    /// Who sees the man: enemies that bear on him, and his own.
    fn explain_sight(&self, colour: Color, at: At, reasons: &mut Vec<Reason>) {
        if self.board.pieces(Piece::King).has(at) {
            return;
        }
        let enemies = seen_by(&self.board, !colour, at, self.board.occupied());
        let friends = seen_by(&self.board, colour, at, self.board.occupied());
        let lines = |men: cozy_chess::BitBoard| {
            men.into_iter().map(|by| Sketch::Line(self.square(by), self.square(at))).collect::<Vec<_>>()
        };
        if !enemies.is_empty() {
            let reason = Reason::new("echecs-explain-attacked").number("count", enemies.len());
            reasons.push(reason.sketch(lines(enemies)).squares(self.squares(enemies)));
        }
        if !friends.is_empty() {
            let reason = Reason::new("echecs-explain-guarded").number("count", friends.len());
            reasons.push(reason.squares(self.squares(friends)));
        }
    }
}
