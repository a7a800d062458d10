//! The things on a table and where they lie. A table is told *what* is *where*; it knows no rule.

use super::seat::{Seat, Side};
use serde::{Deserialize, Serialize};

/// One thing on the table: a man, a card, a die. A token keeps its number as long as a watcher could
/// follow it with the eye; a shuffle gives fresh numbers, so that a hidden card cannot be followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Token(pub u32);

/// What a token shows: a kind of man, a card, the pips of a die. The numbers are each game's own;
/// [`super::Game::figure`] names them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Face(pub u16);

/// A square of a board, numbered file by file within a rank, from the lower left corner: `rank * width + file`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Square(pub u16);

impl Square {
    /// Its name on a board of so many files: the file's letter, then the rank's number (`e4`).
    pub fn name(self, width: u16) -> String {
        let (rank, file) = (self.0 / width, self.0 % width);
        format!("{}{}", char::from(b'a' + file as u8), rank + 1)
    }

    /// The square of a name, if a board of this width and height has it.
    pub fn named(name: &str, width: u16, height: u16) -> Option<Square> {
        let file = name.bytes().next().filter(u8::is_ascii_lowercase).map(|letter| u16::from(letter - b'a'))?;
        let digits = name.get(1..).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
        let rank = digits.parse::<u16>().ok()?.checked_sub(1)?;
        (file < width && rank < height && !digits.starts_with('0')).then_some(Square(rank * width + file))
    }
}

/// Where a token lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// On a square of the board.
    Square(Square),
    /// On a square of the board, under the piece that stands there and holds it.
    Under(Square),
    /// Captured men, before the seat that took them; the number counts up from the first taken.
    Tray(Seat, u16),
    /// In a hand of cards, from the left.
    Hand(Seat, u16),
    /// In the pile of tricks (or discards) of a side, from below.
    Pile(Side, u16),
    /// In the stock still to be dealt or drawn, from below.
    Stock(u16),
    /// Open on the table: the card a seat has played or laid down, a die thrown.
    Table(Seat, u16),
    /// Marks, coins or counters on a side's plate.
    Plate(Side, u16),
}

/// A token where it lies, and what the viewer sees of it (`None`: its back).
pub type Lying = (Token, Place, Option<Face>);

/// What the game is played on: enough to build the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Surface {
    /// A board of squares.
    Board {
        /// Files, from the left.
        width: u16,
        /// Ranks, from below.
        height: u16,
        /// Squares that look different, with the name of the mark (`throne`, `corner`, `asylum`).
        marked: Vec<(Square, &'static str)>,
    },
    /// A card table with so many seats.
    Cards {
        /// Seats around the table.
        seats: u8,
    },
}

/// What is written along the edges of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edges {
    /// The names of the files, from the left.
    pub files: Vec<String>,
    /// The names of the ranks, from below.
    pub ranks: Vec<String>,
    /// The ranks are named at the right end of the board, not before whoever looks at it.
    pub ranks_at_right: bool,
}

impl Edges {
    /// Letters and numbers, as most boards have them.
    pub fn plain(width: u16, height: u16) -> Edges {
        let letter = |file: u16| char::from(b'a' + (file % 26) as u8).to_string();
        let ranks = (1..=height).map(|rank| rank.to_string()).collect();
        Edges { files: (0..width).map(letter).collect(), ranks, ranks_at_right: false }
    }
}

/// Reads the board of a position text, or a part of one: ranks from the top parted by `/`, numbers for empty squares,
/// signs of pieces. `sign` knows the sign at the head of a text: what it shows, and how many bytes it takes.
///
/// # Errors
/// What does not fit a board of this size.
pub fn read_ranks(
    text: &str,
    width: u16,
    height: u16,
    sign: impl Fn(&str) -> Option<(Face, usize)>,
) -> Result<Vec<(Square, Face)>, String> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(height) {
        return Err(format!("a position of {} ranks on a board of {height}", ranks.len()));
    }
    let mut lying = Vec::new();
    for (mut rest, rank) in ranks.into_iter().zip((0..height).rev()) {
        let mut file = 0_u16;
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                file = file.saturating_add(rest[..digits].parse().unwrap_or(u16::MAX));
                rest = &rest[digits..];
                continue;
            }
            let (face, length) = sign(rest).ok_or_else(|| format!("no piece is written as {rest} begins"))?;
            if file < width {
                lying.push((Square(rank * width + file), face));
            }
            file = file.saturating_add(1);
            rest = &rest[length..];
        }
        if file != width {
            return Err(format!("rank {} has not {width} squares", rank + 1));
        }
    }
    Ok(lying)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_have_names() {
        assert_eq!(Square(0).name(7), "a1");
        assert_eq!(Square(19 * 19 - 1).name(19), "s19");
        for square in (0..19 * 19).map(Square) {
            assert_eq!(Square::named(&square.name(19), 19, 19), Some(square));
        }
        for bad in ["", "a", "a0", "h1", "a8", "a01", "A1", "a1 ", "à1", "a99999", "4e"] {
            assert_eq!(Square::named(bad, 7, 7), None, "{bad:?}");
        }
    }
}
