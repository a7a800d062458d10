//! The article's way of naming squares and men, in its own language and in Italian: a square after the great piece of its
//! file and of its half of the board, from the first to the fourth; a Pawn after the piece behind which it stands.
//! Such names are only shown.

use super::board::{At, castling_rook, encoded, victim};
use super::state::{Echecs, Move, Said};
use crate::rules::tongue::Tongue;
use cozy_chess::{Piece, Rank};

/// The words of a language.
struct Words {
    /// The great pieces by file, with "of the" before them.
    of: [&'static str; 8],
    /// "Square" by the rank, counted from the nearer edge.
    squares: [&'static str; 4],
    /// "To the" and "from the".
    to: &'static str,
    from: &'static str,
    /// Black, of a King and of a Queen.
    black: [&'static str; 2],
    /// Men in the order of [`Piece::ALL`], each with its article.
    men: [&'static str; 6],
    takes: &'static str,
    in_passing: &'static str,
    becomes: &'static str,
    castles: [&'static str; 2],
    says: [&'static str; 3],
}

const FRENCH: Words = Words {
    of: [
        "de la tour de la dame",
        "du cavalier de la dame",
        "du fou de la dame",
        "de la dame",
        "du roi",
        "du fou du roi",
        "du cavalier du roi",
        "de la tour du roi",
    ],
    squares: ["case", "deuxième case", "troisième case", "quatrième case"],
    to: "à la",
    from: "de la",
    black: ["noir", "noire"],
    men: ["le pion", "le cavalier", "le fou", "la tour", "la dame", "le roi"],
    takes: "prend",
    in_passing: "en passant",
    becomes: "et devient dame",
    castles: ["le roi saute de son côté", "le roi saute du côté de sa dame"],
    says: ["", ", échec", ", échec et mat"],
};

const ITALIAN: Words = Words {
    of: [
        "della torre di donna",
        "del cavallo di donna",
        "dell’alfiere di donna",
        "della donna",
        "del re",
        "dell’alfiere di re",
        "del cavallo di re",
        "della torre di re",
    ],
    squares: ["casa", "seconda casa", "terza casa", "quarta casa"],
    to: "alla",
    from: "dalla",
    black: ["nero", "nera"],
    men: ["il pedone", "il cavallo", "l’alfiere", "la torre", "la donna", "il re"],
    takes: "prende",
    in_passing: "di passaggio",
    becomes: "e diventa donna",
    castles: ["il re salta dalla sua parte", "il re salta dalla parte della donna"],
    says: ["", ", scacco", ", scacco matto"],
};

fn words(tongue: Tongue) -> &'static Words {
    match tongue {
        Tongue::French => &FRENCH,
        Tongue::Italian => &ITALIAN,
    }
}

impl Words {
    fn square(&self, at: At) -> String {
        let own = at.rank() <= Rank::Fourth;
        let rank = if own { at.rank() } else { at.rank().flip() } as usize;
        let file = at.file() as usize;
        let of_queen = usize::from(file < 4);
        let colour = if own { String::new() } else { format!(" {}", self.black[of_queen]) };
        format!("{} {}{colour}", self.squares[rank], self.of[file])
    }

    fn man(&self, kind: Piece, at: At) -> String {
        let behind = if kind == Piece::Pawn { format!(" {}", self.of[at.file() as usize]) } else { String::new() };
        format!("{}{behind}", self.men[kind as usize])
    }
}

/// A square as the article names it, whoever moves: `troisième case du fou de la dame`.
pub fn square(at: At, tongue: Tongue) -> String {
    words(tongue).square(at)
}

/// A man on a square as the article names it: `le pion du fou du roi`.
pub fn man(kind: Piece, at: At, tongue: Tongue) -> String {
    words(tongue).man(kind, at)
}

impl Echecs {
    /// A legal move in these words; `None` for acts beside the game.
    pub(super) fn named(&self, mv: Move, tongue: Tongue) -> Option<String> {
        let Move::Step { from, to, said } = mv else { return None };
        let (words, kind) = (words(tongue), self.board.piece_on(from)?);
        let said = if self.options.toute_rigueur { said } else { self.deserved(from, to) };
        let said = words.says[match said {
            Said::Nothing => 0,
            Said::Check => 1,
            Said::Mate => 2,
        }];
        if castling_rook(&self.board, from, to).is_some() {
            return Some(format!("{}{said}", words.castles[usize::from(to.file() < from.file())]));
        }
        let mut text = words.man(kind, from);
        let alike = self.board.colored_pieces(self.to_move(), kind) & !from.bitboard();
        if kind != Piece::Pawn && alike.into_iter().any(|other| self.goals(other).has(to)) {
            text = format!("{text} {} {}", words.from, words.square(from));
        }
        if let Some(at) = victim(&self.board, from, to) {
            text = format!("{text} {} {}", words.takes, words.man(self.board.piece_on(at)?, at));
            if at != to {
                text = format!("{text} {}", words.in_passing);
            }
        }
        text = format!("{text} {} {}", words.to, words.square(to));
        if encoded(&self.board, from, to).promotion.is_some() {
            text = format!("{text} {}", words.becomes);
        }
        Some(text + said)
    }
}
