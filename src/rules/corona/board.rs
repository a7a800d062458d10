//! The board of 17 x 17: directions, leaps, and the lines of squares as rows of bits. How far a way is open in any of
//! the eight directions is then found by counting zeros. Squares are the table's own numbers, `rank * 17 + file`.

pub use crate::rules::place::Square;

/// Squares along an edge.
pub const SIDE: usize = 17;
/// The same, as [`Square::name`] takes it.
pub const WIDTH: u16 = SIDE as u16;
/// Squares of the board.
pub const SQUARES: usize = SIDE * SIDE;
/// The square in the middle, where the Crown stands at first.
pub const CENTRE: Square = square(8, 8);
/// The four corners, by seat.
pub const ASYLUMS: [Square; 4] = [square(0, 0), square(16, 0), square(16, 16), square(0, 16)];

/// The square of a file and a rank, both from 0.
pub const fn square(file: usize, rank: usize) -> Square {
    Square((rank * SIDE + file) as u16)
}

/// File and rank of a square, both from 0.
pub const fn coordinates(at: Square) -> (usize, usize) {
    let [file, rank] = COORDINATES[at.0 as usize];
    (file as usize, rank as usize)
}

/// 0 on a white square, 1 on a black one (cap. II).
pub const fn colour(at: Square) -> usize {
    let (file, rank) = coordinates(at);
    (file + rank) & 1
}

/// Is it one of the four Asylums?
pub const fn is_asylum(at: Square) -> bool {
    let Square(n) = at;
    n == ASYLUMS[0].0 || n == ASYLUMS[1].0 || n == ASYLUMS[2].0 || n == ASYLUMS[3].0
}

/// How many steps of a King from one square to the other.
pub const fn distance(a: Square, b: Square) -> u32 {
    let ((ax, ay), (bx, by)) = (coordinates(a), coordinates(b));
    let (x, y) = (ax.abs_diff(bx), ay.abs_diff(by));
    (if x > y { x } else { y }) as u32
}

/// One of the eight directions. The opposite one differs in the last bit, the four orthogonal ones come first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction(u8);

impl Direction {
    /// Right, left, up, down.
    pub const ORTHOGONAL: [Direction; 4] = [Direction(0), Direction(1), Direction(2), Direction(3)];
    /// Right and up, left and down, right and down, left and up.
    pub const DIAGONAL: [Direction; 4] = [Direction(4), Direction(5), Direction(6), Direction(7)];
    /// All eight.
    pub const ALL: [Direction; 8] = {
        let ([a, b, c, d], [e, f, g, h]) = (Direction::ORTHOGONAL, Direction::DIAGONAL);
        [a, b, c, d, e, f, g, h]
    };

    /// The direction opposite.
    pub const fn opposite(self) -> Direction {
        Direction(self.0 ^ 1)
    }

    /// Along a rank or a file?
    pub const fn is_orthogonal(self) -> bool {
        self.0 < 4
    }

    /// The square so many steps on; the board must have it.
    pub const fn on(self, from: Square, steps: u32) -> Square {
        Square(from.0.wrapping_add_signed(STEPS[self.0 as usize] * steps as i16))
    }

    /// How many steps the board has room for.
    pub const fn room(self, from: Square) -> u32 {
        ROOM[from.0 as usize][self.0 as usize] as u32
    }

    /// The squares on the way, nearest first, as far as the board reaches.
    pub fn way(self, from: Square) -> impl Iterator<Item = Square> + Clone {
        (1..=self.room(from)).map(move |steps| self.on(from, steps))
    }

    /// From one square to another on one line, and how far; `None` if they are not on one.
    pub const fn between(from: Square, to: Square) -> Option<(Direction, u32)> {
        let ((fx, fy), (tx, ty)) = (coordinates(from), coordinates(to));
        let (x, y) = (tx as i32 - fx as i32, ty as i32 - fy as i32);
        let direction = match (x, y) {
            (0, 0) => return None,
            (1.., 0) => 0,
            (..0, 0) => 1,
            (0, 1..) => 2,
            (0, ..0) => 3,
            (1.., _) if x == y => 4,
            (..0, _) if x == y => 5,
            (1.., _) if x == -y => 6,
            (..0, _) if x == -y => 7,
            _ => return None,
        };
        let (x, y) = (x.unsigned_abs(), y.unsigned_abs());
        Some((Direction(direction), if x > y { x } else { y }))
    }
}

const STEPS: [i16; 8] = [1, -1, 17, -17, 18, -18, -16, 16];

static COORDINATES: [[u8; 2]; SQUARES] = {
    let mut all = [[0; 2]; SQUARES];
    let mut n = 0;
    while n < SQUARES {
        all[n] = [(n % SIDE) as u8, (n / SIDE) as u8];
        n += 1;
    }
    all
};

static ROOM: [[u8; 8]; SQUARES] = {
    let mut rooms = [[0; 8]; SQUARES];
    let mut n = 0;
    while n < SQUARES {
        let (right, up) = ((SIDE - 1 - n % SIDE) as u8, (SIDE - 1 - n / SIDE) as u8);
        let (left, down) = ((n % SIDE) as u8, (n / SIDE) as u8);
        rooms[n] = [right, left, up, down, least(right, up), least(left, down), least(right, down), least(left, up)];
        n += 1;
    }
    rooms
};

const fn least(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

/// Ranks, files, rising and falling diagonals.
const LINES: usize = 2 * SIDE + 2 * (2 * SIDE - 1);

/// By square: its rank, file, rising and falling diagonal among the lines.
static LINE: [[u8; 4]; SQUARES] = {
    let mut lines = [[0; 4]; SQUARES];
    let mut n = 0;
    while n < SQUARES {
        let (file, rank) = (n % SIDE, n / SIDE);
        let rising = 2 * SIDE + file + SIDE - 1 - rank;
        lines[n] = [rank as u8, (SIDE + file) as u8, rising as u8, (4 * SIDE - 1 + file + rank) as u8];
        n += 1;
    }
    lines
};

/// By square: its bit in a rank or a diagonal, and its bit in a file.
static BIT: [[u8; 4]; SQUARES] = {
    let mut bits = [[0; 4]; SQUARES];
    let mut n = 0;
    while n < SQUARES {
        let (file, rank) = ((n % SIDE + 1) as u8, (n / SIDE + 1) as u8);
        bits[n] = [file, rank, file, file];
        n += 1;
    }
    bits
};

/// Which squares are occupied, line by line; what lies beyond the board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines([u32; LINES]);

impl Lines {
    /// Nothing on the board.
    pub const EMPTY: Lines = {
        let mut lines = [u32::MAX; LINES];
        let mut n = 0;
        while n < SQUARES {
            let mut kind = 0;
            while kind < 4 {
                lines[LINE[n][kind] as usize] &= !(1 << BIT[n][kind]);
                kind += 1;
            }
            n += 1;
        }
        Lines(lines)
    };

    /// A square is occupied, or is no longer.
    pub fn flip(&mut self, at: Square) {
        let n = usize::from(at.0);
        for (line, bit) in LINE[n].into_iter().zip(BIT[n]) {
            self.0[usize::from(line)] ^= 1 << bit;
        }
    }

    /// Is the square occupied?
    pub fn has(&self, at: Square) -> bool {
        let n = usize::from(at.0);
        self.0[usize::from(LINE[n][0])] >> BIT[n][0] & 1 != 0
    }

    /// How many empty squares follow one another in a direction.
    #[inline]
    pub fn open(&self, from: Square, direction: Direction) -> u32 {
        let (n, kind) = (usize::from(from.0), usize::from(direction.0 >> 1));
        let (line, bit) = (self.0[usize::from(LINE[n][kind])], u32::from(BIT[n][kind]));
        // Both ends of a line are occupied, so neither search comes up empty; the bits added say so to the compiler.
        match direction.0 & 1 {
            0 => (line >> (bit + 1) | 1 << 31).trailing_zeros(),
            _ => bit - 1 - (line & ((1 << bit) - 1) | 1).ilog2(),
        }
    }

    /// Is every square between the two empty, on one line?
    pub fn see(&self, from: Square, to: Square) -> bool {
        Direction::between(from, to).is_some_and(|(direction, steps)| self.open(from, direction) + 1 >= steps)
    }
}

/// The squares of a leap from one square.
#[derive(Clone, Copy)]
pub struct Leaps {
    to: [Square; 8],
    count: u8,
}

impl Leaps {
    /// The squares.
    pub fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        self.to[..usize::from(self.count)].iter().copied()
    }
}

/// The leaps of a Knight.
pub static KNIGHT: [Leaps; SQUARES] = leaps(1, 2);
/// The leaps of a Centaur.
pub static CENTAUR: [Leaps; SQUARES] = leaps(1, 3);
/// The leap the author's slip would give the Centaur.
pub static SQUARE_LEAP: [Leaps; SQUARES] = leaps(2, 2);

const fn leaps(short: i32, long: i32) -> [Leaps; SQUARES] {
    let mut all = [Leaps { to: [Square(0); 8], count: 0 }; SQUARES];
    let mut n = 0;
    while n < SQUARES {
        let mut turn = 0;
        // With equal lengths the second four would repeat the first.
        while turn < if short == long { 4 } else { 8 } {
            let (x, y) = if turn < 4 { (short, long) } else { (long, short) };
            let file = (n % SIDE) as i32 + if turn & 1 == 0 { x } else { -x };
            let rank = (n / SIDE) as i32 + if turn & 2 == 0 { y } else { -y };
            if file >= 0 && file < SIDE as i32 && rank >= 0 && rank < SIDE as i32 {
                all[n].to[all[n].count as usize] = square(file as usize, rank as usize);
                all[n].count += 1;
            }
            turn += 1;
        }
        n += 1;
    }
    all
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Set([u64; SQUARES.div_ceil(64)]);

impl Set {
    /// Puts a square in.
    pub fn insert(&mut self, at: Square) {
        self.0[usize::from(at.0 >> 6)] |= 1 << (at.0 & 63);
    }

    /// Takes a square out.
    pub fn remove(&mut self, at: Square) {
        self.0[usize::from(at.0 >> 6)] &= !(1 << (at.0 & 63));
    }

    /// Is the square in?
    pub fn contains(&self, at: Square) -> bool {
        self.0[usize::from(at.0 >> 6)] >> (at.0 & 63) & 1 != 0
    }

    /// The squares, rank by rank from below.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        (0..).step_by(64).zip(self.0).flat_map(|(first, word)| {
            std::iter::successors(Some(word), |&left| Some(left & left.wrapping_sub(1)))
                .take_while(|&left| left != 0)
                .map(move |left| Square(first + left.trailing_zeros() as u16))
        })
    }
}

impl FromIterator<Square> for Set {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Set {
        let mut set = Set::default();
        squares.into_iter().for_each(|at| set.insert(at));
        set
    }
}
