//! Why not: refusals, each with the rule that says so.

use super::board::{At, castling_rook, midway, passed, reach, seen_by, victim, watchers};
use super::options::EnPassant;
use super::state::{Echecs, colour_of};
use super::table::{SAY_CHECK, SAY_MATE};
use crate::rules::game::{Attempt, Pick};
use crate::rules::place::Token;
use crate::rules::reason::{Reason, Sketch};
use cozy_chess::{BitBoard, Color, Piece, get_between_rays, get_king_moves};

/// The source.
pub(super) const ARTICLE: &str = "art. Échecs";
/// The keys of the seats' names.
const SEATS: [&str; 2] = ["seat-white", "seat-black"];

impl Echecs {
    /// Why an attempt cannot be a move.
    pub(super) fn refusal(&self, attempt: &Attempt) -> Reason {
        if self.end().is_some() {
            return Reason::new("refused-over");
        }
        let own = self.to_move();
        if colour_of(attempt.seat) != own {
            return Reason::new("refused-not-your-turn").key("seat", SEATS[own as usize]);
        }
        let picks = match &attempt.picks[..] {
            [Pick::Word(word), rest @ ..] if [SAY_CHECK, SAY_MATE].contains(&word.as_ref()) => rest,
            picks => picks,
        };
        let place = |token: Token| self.men.place(token).ok_or_else(|| Reason::new("echecs-refused-taken"));
        let from = match picks.first() {
            Some(&Pick::Token(token)) => place(token),
            Some(&Pick::Square(square)) => self.at(square).ok_or_else(|| Reason::new("refused-not-now")),
            Some(Pick::Word(_)) | None => Err(Reason::new("refused-not-now")),
        };
        let from = match from {
            Ok(from) => from,
            Err(reason) => return reason,
        };
        let at_from = |reason: Reason| reason.text("square", from.to_string()).squares([self.square(from)]);
        match self.board.color_on(from) {
            None => return at_from(Reason::new("refused-empty-square")),
            Some(colour) if colour != own => return at_from(Reason::new("refused-not-your-piece")),
            Some(_) => {}
        }
        let target = match picks.get(1) {
            Some(&Pick::Square(square)) => self.at(square),
            Some(&Pick::Token(token)) => self.men.place(token),
            _ => None,
        };
        match target {
            Some(to) => self.refused_way(from, to),
            None => self.refused_man(from),
        }
    }

    /// Why a man has no move at all.
    fn refused_man(&self, from: At) -> Reason {
        let checkers = self.board.checkers();
        let king = self.board.pieces(Piece::King).has(from);
        match checkers.len() {
            2.. if !king => Reason::new("echecs-refused-double-check").squares(self.squares(checkers)).source(ARTICLE),
            1 if !king => self.refused_by_check(checkers),
            _ => match self.pinned_by(from).filter(|_| self.goals(from).is_empty()) {
                Some(by) => self.refused_by_exposure(by),
                None => {
                    let reason = Reason::new("echecs-refused-stuck").text("square", from.to_string());
                    reason.squares([self.square(from)])
                }
            },
        }
    }

    /// Why the man on `from`, of the side to move, may not go to `to`.
    fn refused_way(&self, from: At, to: At) -> Reason {
        let Some((kind, colour)) = self.stands(from) else { return Reason::new("refused-not-now") };
        let at_to = |reason: Reason| reason.text("square", to.to_string()).squares([self.square(to)]);
        if from == to {
            return at_to(Reason::new("echecs-refused-same-square"));
        }
        if kind == Piece::King
            && from.rank() == to.rank()
            && let Some(rook) = castling_rook(&self.board, from, to)
        {
            return self.refused_castling(from, to, rook);
        }
        if self.board.colors(colour).has(to) {
            return at_to(Reason::new("echecs-refused-own-man"));
        }
        let (marches, strikes) = reach(kind, colour, from, self.board.occupied());
        let taken = victim(&self.board, from, to);
        let goes = if taken.is_some() { strikes.has(to) } else { marches.has(to) };
        if !goes {
            return self.refused_by_movement(kind, colour, from, to);
        }
        if taken.is_some_and(|taken| taken != to) && self.options.en_passant == EnPassant::PasserBataille {
            return at_to(Reason::new("echecs-refused-passer-bataille")).source(ARTICLE);
        }
        if kind == Piece::Pawn
            && self.options.en_passant == EnPassant::Forbidden
            && let Some(middle) = midway(from, colour).filter(|middle| *middle != to && middle.file() == to.file())
        {
            let seen = watchers(&self.board, middle, colour);
            if let Some(by) = seen.next_square() {
                let reason = Reason::new("echecs-refused-double-step-seen").text("square", middle.to_string());
                let reason =
                    reason.text("from", by.to_string()).sketch([Sketch::Line(self.square(by), self.square(middle))]);
                return reason.squares([middle, by].map(|at| self.square(at))).source(ARTICLE);
            }
        }
        if !self.room().has(to) {
            return at_to(Reason::new("echecs-refused-past-fourth-rank"));
        }
        self.refused_for_king(kind, from, to, taken)
    }

    /// The way is right; what is wrong is how the King would stand.
    fn refused_for_king(&self, kind: Piece, from: At, to: At, taken: Option<At>) -> Reason {
        let mover = self.to_move();
        let (king, checkers) = (self.board.king(mover), self.board.checkers());
        let gone = taken.map_or(BitBoard::EMPTY, At::bitboard);
        let occupied = (self.board.occupied() & !from.bitboard() & !gone) | to.bitboard();
        if kind == Piece::King {
            let enemy = self.board.king(!mover);
            if get_king_moves(enemy).has(to) {
                let reason = Reason::new("echecs-refused-kings-touch").text("square", enemy.to_string());
                return reason.squares([self.square(enemy)]).source(ARTICLE);
            }
            let seen = seen_by(&self.board, !mover, to, occupied) & !gone;
            return match seen.next_square() {
                Some(by) => {
                    let reason = Reason::new("echecs-refused-king-seen").text("square", to.to_string());
                    let line = [Sketch::Line(self.square(by), self.square(to))];
                    reason.text("from", by.to_string()).sketch(line).squares([self.square(by)]).source(ARTICLE)
                }
                None => Reason::new("refused-not-now"),
            };
        }
        if checkers.len() > 1 {
            return Reason::new("echecs-refused-double-check").squares(self.squares(checkers)).source(ARTICLE);
        }
        let exposed = seen_by(&self.board, !mover, king, occupied) & !gone;
        match (exposed & checkers).next_square().or(exposed.next_square()) {
            Some(by) if checkers.has(by) => self.refused_by_check(checkers),
            Some(by) => self.refused_by_exposure(by),
            None => Reason::new("refused-not-now"),
        }
    }

    /// The check of one man must be answered.
    fn refused_by_check(&self, checkers: BitBoard) -> Reason {
        let king = self.board.king(self.to_move());
        let Some(by) = checkers.next_square() else { return Reason::new("refused-not-now") };
        let near = get_between_rays(by, king).is_empty();
        let reason = match near {
            true => Reason::new("echecs-refused-check-uncovered"),
            false => Reason::new("echecs-refused-check"),
        };
        let line = [Sketch::Line(self.square(by), self.square(king))];
        reason.text("from", by.to_string()).sketch(line).squares([by, king].map(|at| self.square(at))).source(ARTICLE)
    }

    /// The King would be seen by this man.
    fn refused_by_exposure(&self, by: At) -> Reason {
        let king = self.board.king(self.to_move());
        let reason = Reason::new("echecs-refused-exposed").text("from", by.to_string());
        let line = [Sketch::Line(self.square(by), self.square(king))];
        reason.sketch(line).squares([by, king].map(|at| self.square(at))).source(ARTICLE)
    }

    /// Why the King may not castle so: the article has five cases.
    pub(super) fn refused_castling(&self, from: At, to: At, rook: At) -> Reason {
        let mover = self.to_move();
        let at = |reason: Reason, square: At| {
            reason.text("square", square.to_string()).squares([self.square(square)]).source(ARTICLE)
        };
        let rights = self.board.castle_rights(mover);
        let right = if rook.file() > from.file() { rights.short } else { rights.long };
        if right.is_none() {
            return Reason::new("echecs-refused-castle-moved").source(ARTICLE);
        }
        if let Some(between) = (get_between_rays(from, rook) & self.board.occupied()).next_square() {
            return at(Reason::new("echecs-refused-castle-between"), between);
        }
        if self.is_check() {
            return at(Reason::new("echecs-refused-castle-check"), from);
        }
        let occupied = self.board.occupied() & !from.bitboard();
        let way = get_between_rays(from, to) | to.bitboard();
        for square in way {
            if let Some(by) = seen_by(&self.board, !mover, square, occupied).next_square() {
                let reason = match square == to {
                    true => Reason::new("echecs-refused-castle-into"),
                    false => Reason::new("echecs-refused-castle-through"),
                };
                let line = [Sketch::Line(self.square(by), self.square(square))];
                return at(reason.text("from", by.to_string()).sketch(line), square);
            }
        }
        Reason::new("refused-not-now")
    }

    /// The man does not go so, whatever the King has to say.
    fn refused_by_movement(&self, kind: Piece, colour: Color, from: At, to: At) -> Reason {
        let (free, taking) = reach(kind, colour, from, BitBoard::EMPTY);
        let at = |reason: Reason, square: At| reason.text("square", square.to_string()).squares([self.square(square)]);
        if (free | taking).has(to)
            && let Some(by) = (get_between_rays(from, to) & self.board.occupied()).next_square()
        {
            return at(Reason::new("echecs-refused-blocked"), by).source(ARTICLE);
        }
        if kind == Piece::Pawn {
            let reason = match (taking.has(to), free.has(to), from.file() == to.file()) {
                (true, ..) => Reason::new("echecs-refused-pawn-takes-nothing"),
                (_, true, _) => Reason::new("echecs-refused-pawn-straight-takes"),
                (_, _, true) if from.rank() as i8 - to.rank() as i8 == if colour == Color::White { -2 } else { 2 } => {
                    Reason::new("echecs-refused-pawn-double-step")
                }
                _ => return Reason::new("echecs-refused-pawn").source(ARTICLE),
            };
            return at(reason, to).source(ARTICLE);
        }
        let reason = match kind {
            Piece::Knight => Reason::new("echecs-refused-knight"),
            Piece::Bishop => Reason::new("echecs-refused-bishop"),
            Piece::Rook => Reason::new("echecs-refused-rook"),
            Piece::Queen => Reason::new("echecs-refused-queen"),
            Piece::King | Piece::Pawn => Reason::new("echecs-refused-king"),
        };
        reason.source(ARTICLE)
    }

    /// The enemy that would see the King if the man on this square were away.
    pub(super) fn pinned_by(&self, at: At) -> Option<At> {
        let colour = self.board.color_on(at).filter(|_| !self.board.pieces(Piece::King).has(at))?;
        let king = self.board.king(colour);
        let occupied = self.board.occupied();
        let before = seen_by(&self.board, !colour, king, occupied);
        (seen_by(&self.board, !colour, king, occupied & !at.bitboard()) & !before).next_square()
    }

    /// A Pawn that has just stepped past and cannot be taken for it, by where it could be.
    pub(super) fn passes_freely(&self, at: At) -> Option<At> {
        let (square, _) = passed(&self.board).filter(|_| self.options.en_passant == EnPassant::PasserBataille)?;
        let (_, strikes) = reach(Piece::Pawn, self.to_move(), at, BitBoard::EMPTY);
        strikes.has(square).then_some(square)
    }

    /// Squares as the table numbers them.
    pub(super) fn squares(&self, squares: BitBoard) -> Vec<crate::rules::Square> {
        squares.into_iter().map(|at| self.square(at)).collect()
    }
}
