//! The text of a position, as squares from which things can be taken.

const SIDE: usize = 17;

/// A position of La Corona.
#[derive(Clone)]
pub struct Diagram {
    /// What stands on each square, ranks from the top; empty texts where nothing does.
    squares: Vec<String>,
    crown: String,
    seat: String,
}

impl Diagram {
    /// Reads board, Crown and seat to move.
    pub fn read(text: &str) -> Option<Diagram> {
        let mut words = text.split_whitespace();
        let board = words.next()?;
        let mut squares = Vec::new();
        for rank in board.split('/') {
            let mut rest = rank;
            while let Some(first) = rest.chars().next() {
                if first.is_ascii_digit() {
                    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                    squares.resize(squares.len() + rest[..digits].parse::<usize>().ok()?, String::new());
                    rest = &rest[digits..];
                } else {
                    // A seat, a kind, and of the Histrion the kind once more.
                    let kind = rest.get(1..2)?;
                    let length = if rest.get(2..3) == Some(kind) { 3 } else { 2 };
                    squares.push(rest[..length].to_owned());
                    rest = &rest[length..];
                }
            }
        }
        let (crown, seat) = (words.next()?.to_owned(), words.next()?.to_owned());
        (squares.len() == SIDE * SIDE).then_some(Diagram { squares, crown, seat })
    }

    /// The squares on which something stands that does not hold the Crown.
    pub fn men(&self) -> Vec<usize> {
        let crown = self.crown();
        (0..self.squares.len()).filter(|&at| at != crown && !self.squares[at].is_empty()).collect()
    }

    /// The position without what stands on a square.
    pub fn without(&self, at: usize) -> Diagram {
        let mut without = self.clone();
        without.squares[at].clear();
        without
    }

    /// The word of the seat to move.
    pub fn seat(&self) -> &'static str {
        if self.seat == "a1" { "a1" } else { "q17" }
    }

    /// Board and Crown.
    pub fn board(&self) -> String {
        let ranks = self.squares.chunks(SIDE).map(|rank| {
            let mut text = String::new();
            for part in rank.chunk_by(|a, b| a.is_empty() && b.is_empty()) {
                match part[0].as_str() {
                    "" => text.push_str(&part.len().to_string()),
                    man => text.push_str(man),
                }
            }
            text
        });
        format!("{} {}", ranks.collect::<Vec<_>>().join("/"), self.crown)
    }

    /// The whole text.
    pub fn text(&self) -> String {
        format!("{} {}", self.board(), self.seat)
    }

    fn crown(&self) -> usize {
        let file = usize::from(self.crown.as_bytes()[0] - b'a');
        let rank: usize = self.crown[1..].parse().unwrap_or(1);
        (SIDE - rank) * SIDE + file
    }
}
