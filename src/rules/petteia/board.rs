//! The board: who stands where, as sets of squares. Each rank has sixteen places, of which a board uses the first eight
//! or twelve; so a step to a neighbour is a shift, and what leaves the board falls into places that no piece stands on.

use super::options::Colour;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// Ranks of every board.
pub const RANKS: usize = 8;
/// Places of a rank.
const STRIDE: u32 = 16;
/// Numbers of squares are below this.
pub(super) const PLACES: usize = RANKS * STRIDE as usize;

/// A square (*polis*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct At(u8);

impl At {
    /// The square of a file and a rank, both from 0.
    pub const fn new(file: usize, rank: usize) -> At {
        At((rank * STRIDE as usize + file) as u8)
    }

    /// The file, from 0.
    pub const fn file(self) -> usize {
        (self.0 as u32 % STRIDE) as usize
    }

    /// The rank, from 0.
    pub const fn rank(self) -> usize {
        (self.0 as u32 / STRIDE) as usize
    }

    /// Its number in arrays with a place for each square, below [`PLACES`].
    pub(super) const fn place(self) -> usize {
        self.0 as usize
    }
}

/// One of the four directions of a rook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards the first file.
    West,
    /// Towards the first rank.
    South,
    /// Towards the last rank.
    North,
    /// Towards the last file.
    East,
}

impl Direction {
    /// All four, so that the neighbours of a square come in order of file, then rank.
    pub const ALL: [Direction; 4] = [Direction::West, Direction::South, Direction::North, Direction::East];

    /// The direction opposite.
    pub fn opposite(self) -> Direction {
        Direction::ALL[3 - self as usize]
    }

    /// From one square towards another on the same line; `None` if they are not on one.
    pub fn between(from: At, to: At) -> Option<Direction> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (to.file().cmp(&from.file()), to.rank().cmp(&from.rank())) {
            (Less, Equal) => Some(Direction::West),
            (Equal, Less) => Some(Direction::South),
            (Equal, Greater) => Some(Direction::North),
            (Greater, Equal) => Some(Direction::East),
            _ => None,
        }
    }
}

/// A set of squares; an iterator over them, rank by rank from below.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Set(u128);

impl Set {
    /// No square.
    pub const NONE: Set = Set(0);

    /// One square.
    pub const fn of(at: At) -> Set {
        Set(1 << at.0)
    }

    /// All squares of a board of so many files.
    pub const fn board(width: usize) -> Set {
        let mut bits = 0;
        let mut rank = 0;
        while rank < RANKS {
            bits |= ((1 << width) - 1) << (rank as u32 * STRIDE);
            rank += 1;
        }
        Set(bits)
    }

    /// Is the square in the set?
    pub const fn has(self, at: At) -> bool {
        self.0 >> at.0 & 1 != 0
    }

    /// No square at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Have they a square in common?
    pub const fn meets(self, other: Set) -> bool {
        self.0 & other.0 != 0
    }

    /// How many squares there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The first square.
    pub fn first(self) -> Option<At> {
        (self.0 != 0).then(|| At(self.0.trailing_zeros() as u8))
    }

    /// Puts a square in.
    pub fn insert(&mut self, at: At) {
        self.0 |= 1 << at.0;
    }

    /// Takes a square out.
    pub fn remove(&mut self, at: At) {
        self.0 &= !(1 << at.0);
    }

    /// Every square one further on in a direction; some of them may be off the board.
    pub const fn toward(self, direction: Direction) -> Set {
        self.shifted(direction, 1)
    }

    /// The neighbours of all squares; some of them may be off the board.
    pub const fn beside(self) -> Set {
        Set(self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// All squares to which one could slide from any of these over `free` ones in a direction.
    pub fn slid(self, direction: Direction, free: Set) -> Set {
        let (mut reached, mut path) = (self, free);
        for stride in [1, 2, 4, 8] {
            reached.0 |= path.0 & reached.shifted(direction, stride).0;
            path.0 &= path.shifted(direction, stride).0;
        }
        reached.toward(direction) & free
    }

    const fn shifted(self, direction: Direction, by: u32) -> Set {
        Set(match direction {
            Direction::West => self.0 >> by,
            Direction::East => self.0 << by,
            // Eight ranks further on there is nothing.
            _ if by * STRIDE >= u128::BITS => 0,
            Direction::South => self.0 >> (STRIDE * by),
            Direction::North => self.0 << (STRIDE * by),
        })
    }
}

impl BitAnd for Set {
    type Output = Set;
    fn bitand(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }
}

impl BitOr for Set {
    type Output = Set;
    fn bitor(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }
}

impl BitOrAssign for Set {
    fn bitor_assign(&mut self, other: Set) {
        self.0 |= other.0;
    }
}

impl Not for Set {
    type Output = Set;
    fn not(self) -> Set {
        Set(!self.0)
    }
}

impl Iterator for Set {
    type Item = At;

    fn next(&mut self) -> Option<At> {
        let at = self.first()?;
        self.remove(at);
        Some(at)
    }
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Light infantry (*peltasta*).
    Peltast,
    /// Heavy infantry (*oplita*).
    Hoplite,
    /// The monarch (*basileo*).
    Basileus,
}

impl Kind {
    /// All three, from the lowest.
    pub const ALL: [Kind; 3] = [Kind::Peltast, Kind::Hoplite, Kind::Basileus];
    /// The two classes of men.
    pub const CLASSES: [Kind; 2] = [Kind::Peltast, Kind::Hoplite];

    /// Its place in arrays kept by kind.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The most of them an army has.
    pub const fn most(self) -> usize {
        if self.index() == Kind::Basileus.index() { 1 } else { 12 }
    }
}

/// The pieces of one colour, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Army([Set; 3]);

impl Army {
    /// Where those of a kind stand.
    pub const fn of(&self, kind: Kind) -> Set {
        self.0[kind.index()]
    }

    /// Where peltasts and hoplites stand.
    pub fn men(&self) -> Set {
        self.0[0] | self.0[1]
    }

    /// Where anybody stands.
    pub fn all(&self) -> Set {
        self.men() | self.0[2]
    }

    /// Where the basileus stands, if there is one.
    pub fn basileus(&self) -> Option<At> {
        self.0[2].first()
    }

    /// What stands there.
    pub fn kind(&self, at: At) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.of(kind).has(at))
    }
}

/// Two armies on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    width: u8,
    armies: [Army; 2],
}

impl Board {
    /// A board of so many files, 8 or 12, on which nobody stands.
    pub fn empty(width: usize) -> Board {
        Board { width: width as u8, armies: [Army::default(); 2] }
    }

    /// Files.
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// All squares.
    pub fn squares(&self) -> Set {
        if self.width == 8 { const { Set::board(8) } } else { const { Set::board(12) } }
    }

    /// The squares of a rank, from 0.
    pub fn rank(&self, rank: usize) -> Set {
        Set(self.squares().0 & 0xffff << (rank as u32 * STRIDE))
    }

    /// The four corners.
    pub fn corners(&self) -> Set {
        let last = self.width() - 1;
        [(0, 0), (last, 0), (0, RANKS - 1), (last, RANKS - 1)]
            .into_iter()
            .fold(Set::NONE, |corners, (file, rank)| corners | Set::of(At::new(file, rank)))
    }

    /// Squares on which nobody stands.
    pub fn free(&self) -> Set {
        self.squares() & !(self.armies[0].all() | self.armies[1].all())
    }

    /// The neighbours of a square on the board.
    pub fn around(&self, at: At) -> Set {
        Set::of(at).beside() & self.squares()
    }

    /// The pieces of a colour.
    pub fn army(&self, colour: Colour) -> &Army {
        &self.armies[colour.index()]
    }

    /// Who stands there.
    pub fn piece(&self, at: At) -> Option<(Colour, Kind)> {
        Colour::BOTH.into_iter().find_map(|colour| Some((colour, self.army(colour).kind(at)?)))
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, colour: Colour, kind: Kind, at: At) {
        self.armies[colour.index()].0[kind.index()].insert(at);
    }

    /// Takes a piece off.
    pub fn remove(&mut self, colour: Colour, kind: Kind, at: At) {
        self.armies[colour.index()].0[kind.index()].remove(at);
    }

    /// Moves a piece to an empty square.
    pub fn shift(&mut self, colour: Colour, kind: Kind, from: At, to: At) {
        self.remove(colour, kind, from);
        self.put(colour, kind, to);
    }

    /// The squares to which the piece on `from` could go over free squares, at the distances `paces` allow.
    pub fn goals(&self, from: At, paces: Paces) -> Set {
        let free = self.free();
        let mut goals = Set::NONE;
        for direction in Direction::ALL {
            let mut here = Set::of(from);
            for distance in 1..=paces.most() {
                here = here.toward(direction) & free;
                if here.is_empty() {
                    break;
                }
                if paces.allow(distance) {
                    goals |= here;
                }
            }
        }
        goals
    }

    /// Which of these pieces come to which of some free squares over free ones, however far: pairs of where from and where
    /// to. Quicker than going on from each piece where the squares are few.
    pub fn arrivals(&self, goals: Set, pieces: Set) -> impl Iterator<Item = (At, At)> + use<> {
        let free = self.free();
        let back = move |to: At, way: Direction| {
            let mut here = Set::of(to).toward(way);
            while here.meets(free) {
                here = here.toward(way);
            }
            (here & pieces).first().map(|from| (from, to))
        };
        goals.flat_map(move |to| Direction::ALL.into_iter().filter_map(move |way| back(to, way)))
    }

    /// Has any piece of a colour a free square beside it? Then it has a move under every throw, for one square is always
    /// allowed.
    pub fn can_move(&self, colour: Colour) -> bool {
        self.army(colour).all().beside().meets(self.free())
    }
}

/// The distances a piece may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paces(u16);

impl Paces {
    /// As far as it likes.
    pub const FREE: Paces = Paces(u16::MAX);
    /// As far as the highest throw allows.
    pub const WIDEST: Paces = Paces::up_to(6);

    /// At most so far, of at most 15 squares.
    pub const fn up_to(most: u8) -> Paces {
        Paces((2 << most) - 2)
    }

    /// Or exactly so far.
    pub const fn or(self, exactly: u8) -> Paces {
        Paces(self.0 | 1 << exactly)
    }

    /// May it go just so far?
    pub const fn allow(self, distance: u32) -> bool {
        self.0 >> distance & 1 != 0
    }

    /// The greatest distance.
    pub const fn most(self) -> u32 {
        self.0.ilog2()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leaves_the_board_is_on_no_square_of_it() {
        for width in [8, 12] {
            let board = Board::empty(width);
            assert_eq!(board.squares().count() as usize, width * RANKS);
            for at in board.squares() {
                let edges = [at.file() == 0, at.rank() == 0, at.rank() == RANKS - 1, at.file() == width - 1];
                for (direction, edge) in Direction::ALL.into_iter().zip(edges) {
                    let next = Set::of(at).toward(direction) & board.squares();
                    assert_eq!(next.is_empty(), edge, "{at:?} {direction:?}");
                    assert!(next.is_empty() || next.toward(direction.opposite()) == Set::of(at));
                }
            }
        }
    }

    #[test]
    fn sliding_goes_as_far_as_walking() {
        let mut board = Board::empty(12);
        for at in board.squares().filter(|at| (at.file() * 5 + at.rank() * 3) % 7 == 0) {
            board.put(Colour::White, Kind::Peltast, at);
        }
        for from in board.squares() {
            let slid = Direction::ALL.map(|way| Set::of(from).slid(way, board.free()));
            let slid = slid.into_iter().fold(Set::NONE, |all, some| all | some);
            assert_eq!(slid, board.goals(from, Paces::FREE), "{from:?}");
        }
    }

    #[test]
    fn who_arrives_is_who_could_go_there() {
        let mut board = Board::empty(12);
        for at in board.squares().filter(|at| (at.file() * 5 + at.rank() * 3) % 7 == 0) {
            board.put(if at.rank() % 2 == 0 { Colour::White } else { Colour::Black }, Kind::Hoplite, at);
        }
        let pieces = board.army(Colour::White).all();
        let goals = board.free() & board.rank(3);
        let gone = pieces.flat_map(|from| (board.goals(from, Paces::FREE) & goals).map(move |to| (from, to)));
        let mut arrived: Vec<_> = board.arrivals(goals, pieces).collect();
        arrived.sort_unstable();
        assert!(arrived.len() > 5);
        assert_eq!(arrived, gone.collect::<Vec<_>>());
    }

    #[test]
    fn paces_are_a_most_and_perhaps_one_more() {
        let hermes = Paces::up_to(3).or(6);
        let distances: Vec<_> = (1..=11).filter(|&distance| hermes.allow(distance)).collect();
        assert_eq!((distances, hermes.most()), (vec![1, 2, 3, 6], 6));
        assert!(Paces::FREE.allow(11) && !Paces::WIDEST.allow(7));
    }
}
