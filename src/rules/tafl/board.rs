//! The board: who stands where, as a row of bits for each rank and colour and for each file. A rook's way along
//! a line is then found by counting zeros, and a neighbour by a shift.

use super::options::{Colour, Rules};

/// Most ranks and files.
pub const MOST: usize = 19;
/// Lines of the board with one line of border on either side.
const LINES: usize = MOST + 2;

/// The middle line, counted from 1.
pub const fn mid(size: usize) -> usize {
    size / 2 + 1
}

/// A square by rank and file, both counted from 1; 0 and `size + 1` are the border around the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct At(u16);

impl At {
    /// Nowhere on any board.
    pub const NONE: At = At(0);

    /// The square of a rank and a file, at most 31 each.
    pub const fn new(rank: usize, file: usize) -> At {
        At((rank as u16) << 5 | file as u16)
    }

    /// The rank, from 1.
    pub const fn rank(self) -> usize {
        (self.0 >> 5) as usize
    }

    /// The file, from 1.
    pub const fn file(self) -> usize {
        (self.0 & 31) as usize
    }

    /// The neighbour in a direction; a square of the board has all four, some of them in the border.
    pub const fn step(self, direction: Direction) -> At {
        At(self.0.wrapping_add_signed(direction.0))
    }

    /// Its number in arrays with a place for each square of the largest board.
    pub(super) const fn cell(self) -> usize {
        (self.rank() - 1) * MOST + self.file() - 1
    }
}

/// One of the four directions of a rook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction(i16);

impl Direction {
    /// All four, so that the neighbours of a square come in order of file, then rank.
    pub const ALL: [Direction; 4] = [Direction(-1), Direction(-32), Direction(32), Direction(1)];

    /// The direction opposite.
    pub const fn opposite(self) -> Direction {
        Direction(-self.0)
    }

    /// From one square towards another on the same line; `None` if they are not on one.
    pub fn between(from: At, to: At) -> Option<Direction> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (to.rank().cmp(&from.rank()), to.file().cmp(&from.file())) {
            (Equal, Less) => Some(Direction(-1)),
            (Equal, Greater) => Some(Direction(1)),
            (Less, Equal) => Some(Direction(-32)),
            (Greater, Equal) => Some(Direction(32)),
            _ => None,
        }
    }
}

/// Men and King on their squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// By colour and rank, a bit for each file; the King is one of the white.
    pub(super) rows: [[u32; LINES]; 2],
    /// By file, a bit for each rank: both colours.
    pub(super) files: [u32; LINES],
    /// Where the King stands; [`At::NONE`] once he is captured.
    king: At,
    size: u8,
}

impl Board {
    /// An empty board, without a King.
    pub fn empty(size: usize) -> Board {
        Board { rows: [[0; LINES]; 2], files: [0; LINES], king: At::NONE, size: size as u8 }
    }

    /// Squares along an edge.
    pub fn size(&self) -> usize {
        usize::from(self.size)
    }

    /// All squares, rank by rank from below.
    pub fn squares(&self) -> impl Iterator<Item = At> + use<> {
        let size = self.size();
        (1..=size).flat_map(move |rank| (1..=size).map(move |file| At::new(rank, file)))
    }

    /// The King's square; [`At::NONE`] once he is captured.
    pub fn king(&self) -> At {
        self.king
    }

    /// The central square.
    pub fn throne(&self) -> At {
        let mid = mid(self.size());
        At::new(mid, mid)
    }

    /// The four corners.
    pub fn corners(&self) -> [At; 4] {
        let size = self.size();
        [At::new(1, 1), At::new(1, size), At::new(size, 1), At::new(size, size)]
    }

    /// Is it a corner?
    pub fn is_corner(&self, at: At) -> bool {
        let edge = |line| line == 1 || line == self.size();
        edge(at.rank()) && edge(at.file())
    }

    /// Is it a square of the board, not of the border?
    pub fn contains(&self, at: At) -> bool {
        (1..=self.size()).contains(&at.rank()) && (1..=self.size()).contains(&at.file())
    }

    /// Does a piece of this colour stand there, the King included?
    pub fn has(&self, colour: Colour, at: At) -> bool {
        self.rows[colour.index()][at.rank()] >> at.file() & 1 != 0
    }

    /// Does an ordinary man of this colour stand there?
    pub fn has_man(&self, colour: Colour, at: At) -> bool {
        self.has(colour, at) && at != self.king
    }

    /// Who stands there.
    pub fn colour(&self, at: At) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|&colour| self.has(colour, at))
    }

    /// How many pieces of a colour there are, the King included.
    pub fn count(&self, colour: Colour) -> u32 {
        self.rows[colour.index()].iter().map(|row| row.count_ones()).sum()
    }

    /// Puts a man on an empty square.
    pub fn put(&mut self, colour: Colour, at: At) {
        self.rows[colour.index()][at.rank()] |= 1 << at.file();
        self.files[at.file()] |= 1 << at.rank();
    }

    /// Puts the King on an empty square.
    pub fn put_king(&mut self, at: At) {
        self.put(Colour::White, at);
        self.king = at;
    }

    /// Takes a piece off.
    pub fn remove(&mut self, colour: Colour, at: At) {
        self.rows[colour.index()][at.rank()] &= !(1 << at.file());
        self.files[at.file()] &= !(1 << at.rank());
        if at == self.king {
            self.king = At::NONE;
        }
    }

    /// Moves a piece to an empty square.
    pub fn shift(&mut self, colour: Colour, from: At, to: At) {
        let king = from == self.king;
        self.remove(colour, from);
        self.put(colour, to);
        if king {
            self.king = to;
        }
    }

    /// The border of any line.
    fn border(&self) -> u32 {
        1 | 1 << (self.size + 1)
    }

    /// Squares of the nth line, rank or file alike, on which no man may stand, and the border.
    fn closed(&self, line: usize) -> u32 {
        let size = self.size();
        let mut bits = self.border();
        if line == 1 || line == size {
            bits |= 1 << 1 | 1 << size;
        } else if line == mid(size) {
            bits |= 1 << line;
        }
        bits
    }

    /// What stops a piece on a line, apart from other pieces.
    fn walls(&self, line: usize, king: bool, rules: &Rules) -> u32 {
        match king {
            true => self.border(),
            false if rules.men_cross_throne && line == mid(self.size()) => self.border(),
            false => self.closed(line),
        }
    }

    /// Where a piece on `at` could go: the squares of its rank as bits by file, those of its file as bits by rank.
    /// It goes from `reach.0` to `reach.1` squares far.
    pub fn roads(&self, at: At, reach: (u32, u32), rules: &Rules) -> (u32, u32) {
        let (rank, file) = (at.rank(), at.file());
        let king = at == self.king;
        let row = self.rows[0][rank] | self.rows[1][rank] | self.walls(rank, king, rules);
        let column = self.files[file] | self.walls(file, king, rules);
        let (mut along, mut across) = (road(row, file as u32, reach), road(column, rank as u32, reach));
        if !king && rules.men_cross_throne {
            let mid = mid(self.size());
            along &= !(u32::from(rank == mid) << mid);
            across &= !(u32::from(file == mid) << mid);
        }
        (along, across)
    }

    /// The pieces of a colour on a rank, the King included: a bit for each file.
    pub fn row(&self, colour: Colour, rank: usize) -> u32 {
        self.rows[colour.index()][rank]
    }

    /// Has this colour a move, whatever a die may show?
    pub(super) fn can_move(&self, colour: Colour, rules: &Rules) -> bool {
        let size = self.size();
        let empty = |rank: usize| !(self.rows[0][rank] | self.rows[1][rank]);
        let free = |rank: usize| if (1..=size).contains(&rank) { empty(rank) & !self.closed(rank) } else { 0 };
        for rank in 1..=size {
            let mut men = self.rows[colour.index()][rank];
            if colour == Colour::White && rank == self.king.rank() {
                men &= !(1 << self.king.file());
            }
            if men != 0 && ((men << 1 | men >> 1) & free(rank) | men & (free(rank - 1) | free(rank + 1))) != 0 {
                return true;
            }
        }
        if colour == Colour::White && self.king != At::NONE {
            let open = |at: At| self.contains(at) && self.colour(at).is_none();
            if Direction::ALL.into_iter().any(|direction| open(self.king.step(direction))) {
                return true;
            }
        }
        // Only a jump over the empty Throne may be left.
        let throne = self.throne();
        rules.men_cross_throne
            && !rules.step
            && self.king != throne
            && Direction::ALL.into_iter().any(|direction| {
                self.has_man(colour, throne.step(direction)) && self.colour(throne.step(direction.opposite())).is_none()
            })
    }
}

/// The free places of a line around `place`, up to the nearest set bits of `stops` on either side, as far as `reach`.
fn road(stops: u32, place: u32, reach: (u32, u32)) -> u32 {
    let low = 31 - (stops & ((1 << place) - 1)).leading_zeros();
    let high = (stops & (u32::MAX << (place + 1))).trailing_zeros();
    let near = |distance: u32| {
        let (first, last) = (place.saturating_sub(distance).max(low + 1), (place + distance).min(high - 1));
        (u32::MAX << first) & (u32::MAX >> (31 - last))
    };
    near(reach.1) & !near(reach.0 - 1)
}
