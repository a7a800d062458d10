//! The board: who stands where, as a row of bits for each rank and colour and for each file. A rook's way along
//! a line is then found by counting zeros, and a neighbour by a shift.

use super::options::{Colour, Die, Rules};

/// Most ranks and files.
pub const MOST: usize = 19;
/// Lines of the board with one line of border on either side.
const LINES: usize = MOST + 2;

/// The middle line, counted from 1.
pub const fn mid(size: usize) -> usize {
    size / 2 + 1
}

/// The reach of a piece that goes as far as it likes.
const UNLIMITED: (u32, u32) = (1, MOST as u32);
/// The furthest a die lets a piece go.
const MOST_PIPS: u32 = 6;

/// How far a piece may go at least and at most if every throw is possible.
pub(super) fn widest(rules: &Rules) -> (u32, u32) {
    match rules.die {
        _ if rules.step => (1, 1),
        Die::Upto | Die::Exact => (1, MOST_PIPS),
        Die::None | Die::Parity => UNLIMITED,
    }
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
    #[inline]
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
    #[inline]
    pub fn has_man(&self, colour: Colour, at: At) -> bool {
        self.has(colour, at) && at != self.king
    }

    /// Who stands there.
    pub fn colour(&self, at: At) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|&colour| self.has(colour, at))
    }

    /// Does a piece of this colour stand next to the square?
    #[inline]
    pub(super) fn touches(&self, colour: Colour, at: At) -> bool {
        let (rows, rank, file) = (&self.rows[colour.index()], at.rank(), at.file());
        (rows[rank] >> (file - 1) & 0b101) | ((rows[rank - 1] | rows[rank + 1]) >> file & 1) != 0
    }

    /// The squares on which pieces of a colour stand, rank by rank from below.
    pub(super) fn pieces(&self, colour: Colour) -> impl Iterator<Item = At> + '_ {
        let rows = &self.rows[colour.index()][..=self.size()];
        let (mut rank, mut row) = (0, 0_u32);
        std::iter::from_fn(move || {
            while row == 0 {
                rank += 1;
                row = *rows.get(rank)?;
            }
            let file = row.trailing_zeros() as usize;
            row &= row - 1;
            Some(At::new(rank, file))
        })
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
    #[inline]
    pub fn shift(&mut self, colour: Colour, from: At, to: At) {
        let rows = &mut self.rows[colour.index()];
        for at in [from, to] {
            rows[at.rank()] ^= 1 << at.file();
            self.files[at.file()] ^= 1 << at.rank();
        }
        if from == self.king {
            self.king = to;
        }
    }

    /// Where a piece on `at` could go: the squares of its rank as bits by file, those of its file as bits by rank.
    /// It goes from `reach.0` to `reach.1` squares far.
    pub fn roads(&self, at: At, reach: (u32, u32), rules: &Rules) -> (u32, u32) {
        let bits = self.roads_of(at, reach, rules).bits;
        (bits as u32, (bits >> 32) as u32)
    }

    /// Where the piece on `at` could go.
    pub(super) fn roads_of(&self, at: At, reach: (u32, u32), rules: &Rules) -> Roads {
        self.roads_within(at, reach, &Walls::new(rules))
    }

    /// Where all pieces of a colour could go.
    pub(super) fn all_roads(&self, colour: Colour, reach: (u32, u32), rules: &Rules) -> impl Iterator<Item = Roads> {
        let walls = Walls::new(rules);
        self.pieces(colour).map(move |at| self.roads_within(at, reach, &walls))
    }

    #[inline(always)]
    fn roads_within(&self, at: At, reach: (u32, u32), walls: &Walls) -> Roads {
        let (rank, file) = (at.rank(), at.file());
        let (row, column) = (self.rows[0][rank] | self.rows[1][rank], self.files[file]);
        let (row_walls, column_walls, forbidden) = match at == self.king {
            true => (walls.border, walls.border, 0),
            false => (walls.of_men[rank], walls.of_men[file], walls.passed(rank, file)),
        };
        let along = road(row | row_walls, file as u32, reach);
        let across = road(column | column_walls, rank as u32, reach);
        Roads { from: at, bits: (u64::from(along) | u64::from(across) << 32) & !forbidden }
    }

    /// The pieces of a colour on a rank, the King included: a bit for each file.
    pub fn row(&self, colour: Colour, rank: usize) -> u32 {
        self.rows[colour.index()][rank]
    }

    /// Has this colour a move, whatever a die may show? Nearly always a man of the first rank looked at can step aside.
    pub(super) fn can_move(&self, colour: Colour, rules: &Rules) -> bool {
        let walls = &WALLS[0][self.size()];
        let free = |rank: usize| !(self.rows[0][rank] | self.rows[1][rank] | walls[rank]);
        let can_step = |(rank, &row): (usize, &u32)| {
            row != 0 && ((row << 1 | row >> 1) & free(rank)) | row & (free(rank - 1) | free(rank + 1)) != 0
        };
        let ranks = self.rows[colour.index()][..=self.size()].iter().enumerate();
        ranks.skip(1).any(can_step) || self.has_roads(colour, rules)
    }

    /// What the King can do and men cannot, and the jump over the Throne, count here too.
    #[cold]
    fn has_roads(&self, colour: Colour, rules: &Rules) -> bool {
        self.all_roads(colour, widest(rules), rules).any(|roads| roads.bits != 0)
    }
}

/// What stops pieces on the lines of a board, rank or file alike, apart from other pieces.
struct Walls {
    /// The border at both ends of any line.
    border: u32,
    /// By line: what stops men.
    of_men: &'static [u32; LINES],
    /// The middle line, if men may cross the Throne on it.
    crossed: Option<usize>,
}

impl Walls {
    fn new(rules: &Rules) -> Walls {
        let size = usize::from(rules.size);
        let of_men = &WALLS[usize::from(rules.men_cross_throne)][size];
        Walls { border: border(size), of_men, crossed: rules.men_cross_throne.then_some(mid(size)) }
    }

    /// The Throne as a square that a man on this rank and file may pass and not stop on.
    fn passed(&self, rank: usize, file: usize) -> u64 {
        let Some(mid) = self.crossed else { return 0 };
        u64::from(rank == mid) << mid | u64::from(file == mid) << (32 + mid)
    }
}

/// By whether men may cross the Throne, size of the board, and line: what stops men on it, the border and the corners,
/// and the Throne unless they may cross it. The lines of the border itself are shut.
static WALLS: [[[u32; LINES]; MOST + 1]; 2] = walls();

const fn border(size: usize) -> u32 {
    1 | 2 << size
}

const fn walls() -> [[[u32; LINES]; MOST + 1]; 2] {
    let mut walls = [[[u32::MAX; LINES]; MOST + 1]; 2];
    let mut size = 1;
    while size <= MOST {
        let mut line = 1;
        while line <= size {
            let (corners, throne) = (line == 1 || line == size, line == mid(size));
            let closed = if corners { border(size) | 2 | 1 << size } else { border(size) };
            walls[0][size][line] = if throne { closed | 1 << line } else { closed };
            walls[1][size][line] = closed;
            line += 1;
        }
        size += 1;
    }
    walls
}

/// The squares a piece could go to; an iterator over them, along its rank and then along its file.
#[derive(Clone, Copy)]
pub(super) struct Roads {
    /// Where the piece stands.
    pub(super) from: At,
    bits: u64,
}

impl Roads {
    /// Does one of them lead to this square?
    pub(super) fn lead_to(self, to: At) -> bool {
        let along = to.rank() == self.from.rank() && self.bits >> to.file() & 1 != 0;
        along || (to.file() == self.from.file() && self.bits >> (32 + to.rank()) & 1 != 0)
    }

    /// How many squares there are.
    pub(super) fn count(self) -> u32 {
        self.bits.count_ones()
    }
}

impl Iterator for Roads {
    type Item = At;

    #[inline]
    fn next(&mut self) -> Option<At> {
        if self.bits == 0 {
            return None;
        }
        let place = self.bits.trailing_zeros() as u16;
        self.bits &= self.bits - 1;
        let along = At(self.from.0 & !31 | place);
        let across = At((place & 31) << 5 | self.from.0 & 31);
        Some(if place < 32 { along } else { across })
    }
}

/// The free places of a line around `place`, up to the nearest set bits of `stops` on either side, as far as `reach`.
#[inline]
fn road(stops: u32, place: u32, reach: (u32, u32)) -> u32 {
    // Both ends of a line are stops, so neither search comes up empty; the bits added say so to the compiler.
    let low = (stops & ((1 << place) - 1) | 1).ilog2();
    let high = (stops & (u32::MAX << (place + 1)) | 1 << 31).trailing_zeros();
    if reach == UNLIMITED {
        return ((1 << high) - (2 << low)) ^ 1 << place;
    }
    let near = |distance: u32| {
        let (first, last) = (place.saturating_sub(distance).max(low + 1), (place + distance).min(high - 1));
        (u32::MAX << first) & (u32::MAX >> (31 - last))
    };
    near(reach.1) & !near(reach.0 - 1)
}
