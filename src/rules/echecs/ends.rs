//! How a game ends, and what it is worth.

use super::state::{Echecs, Said, seat_of};
use crate::rules::game::{After, Outcome, Verdict};
use crate::rules::reason::Reason;
use crate::rules::seat::{Player, Seat, Side};
use cozy_chess::{Board, Color, Piece};
use serde::{Deserialize, Serialize};

/// Plies without a man taken and without a Pawn moved that make a draw.
const FIFTY_MOVES: u8 = 100;
/// A stake, in half-stakes.
const STAKE: i16 = 2;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// *Échec et mat*.
    Mate,
    /// *Échec et mat aveugle*: mate, and nobody said so.
    UnseenMate,
    /// *Pat*, *mat suffoqué*: not in check, and no move. The game begins again.
    Stalemate,
    /// The position occurred for the third time.
    Repetition,
    /// Fifty moves of each without a man taken or a Pawn moved.
    FiftyMoves,
    /// Nobody has more than a King with one Bishop or one Knight.
    Material,
    /// A player gave up.
    Resignation,
    /// A player overstepped his clock.
    Flag,
    /// The players agreed to a draw.
    Agreement,
}

impl Ending {
    /// The key of its sentence.
    fn key(self) -> &'static str {
        match self {
            Ending::Mate => "ending-mate",
            Ending::UnseenMate => "ending-unseen-mate",
            Ending::Stalemate => "ending-stalemate",
            Ending::Repetition => "ending-repetition",
            Ending::FiftyMoves => "ending-fifty-moves",
            Ending::Material => "ending-material",
            Ending::Resignation => "ending-resignation",
            Ending::Flag => "ending-flag",
            Ending::Agreement => "ending-agreement",
        }
    }

    /// The word of records.
    pub fn word(self) -> &'static str {
        match self {
            Ending::Mate => "mate",
            Ending::UnseenMate => "unseen_mate",
            Ending::Stalemate => "stalemate",
            Ending::Repetition => "repetition",
            Ending::FiftyMoves => "fifty_moves",
            Ending::Material => "material",
            Ending::Resignation => "resignation",
            Ending::Flag => "flag",
            Ending::Agreement => "agreement",
        }
    }
}

/// The end of a game: how, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// How.
    pub ending: Ending,
    /// Who won; `None`: nobody.
    pub winner: Option<Seat>,
}

/// Has neither side more than a King with one Bishop or one Knight? "With the King alone" the Rook can give mate,
/// "which neither the Bishop nor the Knight can do".
pub(super) fn is_bare(board: &Board) -> bool {
    let heavy = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    heavy.is_empty() && Color::ALL.into_iter().all(|colour| board.colors(colour).len() <= 2)
}

impl Echecs {
    /// How the game ended, once it is over.
    pub fn end(&self) -> Option<End> {
        self.settled.or_else(|| self.judged())
    }

    /// Is it drawn by what is counted: by the men there are, or by moves without progress?
    pub(super) fn is_counted_out(&self) -> bool {
        is_bare(&self.board) || self.board.halfmove_clock() >= FIFTY_MOVES
    }

    /// Is the game over by what stands on the board? Mate goes before all draws.
    fn judged(&self) -> Option<End> {
        let mover = self.to_move();
        let (ending, winner) = match (self.can_move(), self.is_check()) {
            (false, true) if self.options.toute_rigueur && self.said != Said::Mate => {
                (Ending::UnseenMate, Some(seat_of(!mover)))
            }
            (false, true) => (Ending::Mate, Some(seat_of(!mover))),
            (false, false) => (Ending::Stalemate, None),
            (true, _) if is_bare(&self.board) => (Ending::Material, None),
            (true, _) if self.is_counted_out() => (Ending::FiftyMoves, None),
            (true, _) => return None,
        };
        Some(End { ending, winner })
    }

    /// The end as every game tells it.
    pub(super) fn told_end(&self) -> Option<Outcome> {
        let End { ending, winner } = self.end()?;
        let Some(winner) = winner else { return Some(Outcome::draw(ending.word())) };
        let mut outcome = Outcome::win(Side(winner.0), ending.word());
        let stake = if ending == Ending::UnseenMate { STAKE / 2 } else { STAKE };
        for (seat, pays) in outcome.pays[..2].iter_mut().enumerate() {
            *pays = if seat == winner.index() { stake } else { -stake };
        }
        Some(outcome)
    }

    /// What follows: after *pat* the game begins again, after any other end the sitting is over.
    pub(super) fn followed_by(&self) -> Option<After<()>> {
        let End { ending, winner } = self.end()?;
        if ending == Ending::Stalemate {
            return Some(After::Next(()));
        }
        let winners = winner.into_iter().map(|seat| Player(seat.0)).collect();
        Some(After::End(Verdict { winners, reason: Some(Reason::new(ending.key())), ..Verdict::default() }))
    }
}
