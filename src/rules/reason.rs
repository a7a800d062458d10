//! Why: typed reasons that become sentences only in `words`. The rules know no language.

use super::place::Square;
use super::seat::Seat;
use std::borrow::Cow;

/// An argument of a reason.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A text that is the same in every language: a square, a card, a name.
    Text(Cow<'static, str>),
    /// A key to be translated in its turn.
    Key(&'static str),
}

/// What a reason draws on the board, beside the squares it speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sketch {
    /// An empty square that lends its emptiness: the void behind a Ram.
    Void(Square),
    /// A piece that is passed over.
    Passed(Square),
    /// A square where something would be struck if it stood there.
    Aim(Square),
    /// A line of sight from one square to another: a guard and what it guards.
    Line(Square, Square),
    /// The same where it is closed.
    Closed(Square, Square),
    /// A number beside a square.
    Count(Square, u8),
}

/// Why a move is refused, why a piece may go where it may, what somebody says: a key of the
/// translations, its arguments, the squares it speaks of and its place in the source.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// A key of `assets/words`.
    pub key: &'static str,
    /// Named arguments of the sentence.
    pub args: Vec<(&'static str, Arg)>,
    /// Squares the sentence speaks of, for the table to mark.
    pub squares: Vec<Square>,
    /// What the table draws to show it.
    pub sketch: Box<[Sketch]>,
    /// Where the source says so (`l.15`, `cap. IV`), if it does.
    pub source: Option<&'static str>,
}

impl Reason {
    /// A reason without arguments.
    pub fn new(key: &'static str) -> Reason {
        Reason { key, args: Vec::new(), squares: Vec::new(), sketch: Box::default(), source: None }
    }

    /// Adds a number.
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Reason {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Adds a text that needs no translation.
    pub fn text(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Reason {
        self.args.push((name, Arg::Text(value.into())));
        self
    }

    /// Adds a key to be translated first.
    pub fn key(mut self, name: &'static str, key: &'static str) -> Reason {
        self.args.push((name, Arg::Key(key)));
        self
    }

    /// Adds a seat's number.
    pub fn seat(self, name: &'static str, seat: Seat) -> Reason {
        self.number(name, seat.0)
    }

    /// Adds squares to be marked.
    pub fn squares(mut self, squares: impl IntoIterator<Item = Square>) -> Reason {
        self.squares.extend(squares);
        self
    }

    /// Says what the table draws.
    pub fn sketch(mut self, sketch: impl IntoIterator<Item = Sketch>) -> Reason {
        self.sketch = sketch.into_iter().collect();
        self
    }

    /// Cites the source.
    pub fn source(mut self, chapter: &'static str) -> Reason {
        self.source = Some(chapter);
        self
    }
}
