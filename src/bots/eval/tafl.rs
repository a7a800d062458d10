//! The King's Table as search sees it. The King's side wins by roads to the corners, the ring's side by closing them;
//! both by men. What a position holds of these is counted as numbers, and the numbers are weighed by board.

use super::rows::{Rows, row_bits};
use super::{Glance, Outlook, SLOTS};
use crate::bots::WIN;
use crate::rules::Side;
use crate::rules::game::{After, Game};
use crate::rules::tafl::{At, Board, Colour, Die, Direction, Move, Tafl};

/// What is counted of a position. All from the King's side: more is better for White, if the weight is above 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Feature {
    /// White men.
    WhiteMen,
    /// Black men.
    BlackMen,
    /// White is to move.
    Tempo,
    /// Squares the King can reach by one move.
    KingMoves,
    /// Of these, squares from which one more move reaches a corner; at most four are counted.
    Entries,
    /// Of these, squares from which two corners can be reached.
    Forks,
    /// Squares from which a King could reach a corner by one move.
    Lanes,
    /// A corner can be reached by three moves of the King, if nobody else moves.
    Near,
    /// Corners not walled off from the King by black men alone.
    Corners,
    /// No corner is open to the King in this way: the ring is closed.
    Sealed,
    /// Squares within the ring, in hundredths of the board, once it is closed.
    Room,
    /// Sides on which the King is shut in: none, one, two, three squared.
    Shut,
    /// White men beside the King.
    Escort,
    /// Black men on the diagonals before the corners, where they are hard to take.
    Guards,
    /// How far the King is from his Throne, in squares.
    Sally,
}

/// How many features there are.
pub const FEATURES: usize = Feature::Sally as usize + 1;

/// What each feature is worth, in hundredths of a white man: on boards of 7, of 9 and of 11 and more squares.
const WEIGHTS: [[i32; FEATURES]; 3] = [
    [100, -60, 15, 3, 30, 80, 2, 15, 10, -40, 0, -8, 5, -8, 5],
    [100, -55, 15, 3, 30, 80, 2, 15, 10, -60, 1, -8, 5, -8, 5],
    [100, -50, 10, 2, 30, 80, 2, 15, 20, -150, 2, -8, 5, -10, 3],
];

/// In a match decided by the pieces lost, a piece of either colour is worth so much ..
const PIECE: i32 = 100;
/// .. the first of its two games, which decides when the sums are equal, so much ..
const GAME_IN_MATCH: i32 = 60;
/// .. and how the men stand, which will win or lose them, so many times less than when the game is all.
const GROUND_IN_MATCH: i32 = 4;

fn colour_of(side: Side) -> Colour {
    if side == Colour::White.side() { Colour::White } else { Colour::Black }
}

impl Outlook for Tafl {
    fn worth(&self, side: Side) -> i32 {
        let weights = match self.board().size() {
            ..=7 => &WEIGHTS[0],
            8..=9 => &WEIGHTS[1],
            _ => &WEIGHTS[2],
        };
        let colour = colour_of(side);
        let counts = features(self);
        let weigh = |range: std::ops::Range<usize>| -> i32 {
            counts[range.clone()].iter().zip(&weights[range]).map(|(count, weight)| count * weight).sum()
        };
        let (men, ground) = (weigh(0..Feature::Tempo as usize), weigh(Feature::Tempo as usize..FEATURES));
        let sign = if colour == Colour::White { 1 } else { -1 };
        match self.lead(colour) {
            None => sign * (men + ground),
            Some(lead) => lead * PIECE + sign * ground / GROUND_IN_MATCH,
        }
    }

    fn result(&self, side: Side) -> i32 {
        let won = self.end().and_then(|end| end.winner).map_or(0, |winner| if winner.side() == side { 1 } else { -1 });
        let colour = colour_of(side);
        match (self.lead(colour), self.after()) {
            (Some(lead), Some(After::Next(_))) => lead * PIECE + won * GAME_IN_MATCH,
            (Some(_), Some(After::End(verdict))) if verdict.winners.is_empty() => 0,
            (Some(_), Some(After::End(verdict))) => {
                let player = self.seating().player(colour.seat());
                if verdict.winners.contains(&player) { WIN } else { -WIN }
            }
            _ => won * WIN,
        }
    }

    fn drawn(&self, side: Side) -> i32 {
        self.lead(colour_of(side)).map_or(0, |lead| lead * PIECE)
    }

    fn glance(&self) -> Glance {
        // What the die allows is not known beforehand, and a match is not decided by a game; only search can say.
        if self.rules().die != Die::None || self.lead(self.to_move()).is_some() {
            return Glance::Quiet;
        }
        let roads = self.board().open_corners(self.rules()).count();
        match (self.to_move(), roads) {
            (Colour::White, 1..) => Glance::Won(1),
            (Colour::White, 0) if self.board().king_threatened(self.rules()) => Glance::Pressed,
            (Colour::Black, _) if self.board().king_threatened(self.rules()) => Glance::Won(1),
            // "Fuggito": both roads run along one edge, and no man stands in two places.
            (Colour::Black, 2..) => Glance::Lost(2),
            (Colour::Black, 1) => Glance::Pressed,
            _ => Glance::Quiet,
        }
    }

    fn noisy(&self, out: &mut Vec<Move>) {
        let (board, colour) = (self.board(), self.to_move());
        let targets = landings(board, colour);
        let (false, Some(reach)) = (targets.is_empty(), self.reach()) else { return };
        for rank in 1..=board.size() {
            for file in row_bits(board.row(colour, rank)) {
                let from = At::new(rank, file);
                let (along, across) = board.roads(from, reach, self.rules());
                let beside = row_bits(along & targets.0[rank]).map(|file| At::new(rank, file));
                let before = row_bits(across).map(|rank| At::new(rank, file)).filter(|&at| targets.contains(at));
                out.extend(beside.chain(before).map(|to| Move::Step { from, to }));
            }
        }
    }

    fn promise(&self, mv: Move) -> i32 {
        let Move::Step { from, to } = mv else { return 0 };
        let (board, mover) = (self.board(), self.to_move());
        let taken = Direction::ALL.into_iter().filter(|&direction| board.takes(mover, to, direction).is_some());
        let taken = 100 * taken.count() as i32;
        let king = from == board.king();
        let edge = |line: usize| line == 1 || line == board.size();
        taken + i32::from(king && (edge(to.rank()) || edge(to.file()))) * 20
    }

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Step { from, to } => {
                let number = |at: At| (at.rank() - 1) * 19 + at.file() - 1;
                (number(from) * 37 + number(to) * 401) % SLOTS
            }
            _ => 0,
        }
    }
}

/// Squares on which a piece of this colour would take something.
fn landings(board: &Board, colour: Colour) -> Rows {
    let size = board.size();
    let mut closers = Rows::of(board, colour);
    for corner in board.corners() {
        closers.0[corner.rank()] |= 1 << corner.file();
    }
    let mut prey = Rows::of(board, colour.other());
    let king = board.king();
    if colour == Colour::Black && king != At::NONE {
        prey.0[king.rank()] &= !(1 << king.file());
    }
    let mut landings = Rows::default();
    for rank in 1..=size {
        let (men, own) = (prey.0[rank], closers.0[rank]);
        landings.0[rank] = (men >> 1) & (own >> 2) | (men << 1) & (own << 2);
        if rank + 2 <= size {
            landings.0[rank] |= prey.0[rank + 1] & closers.0[rank + 2];
        }
        if rank >= 3 {
            landings.0[rank] |= prey.0[rank - 1] & closers.0[rank - 2];
        }
        landings.0[rank] &= !(board.row(Colour::Black, rank) | board.row(Colour::White, rank));
    }
    landings
}

/// Counts the features of a position.
pub fn features(game: &Tafl) -> [i32; FEATURES] {
    use Feature::*;
    let board = game.board();
    let size = board.size();
    let king = board.king();
    let mut counts = [0; FEATURES];
    counts[WhiteMen as usize] = board.count(Colour::White) as i32 - 1;
    counts[BlackMen as usize] = board.count(Colour::Black) as i32;
    counts[Tempo as usize] = i32::from(game.to_move() == Colour::White);
    if king == At::NONE {
        return counts;
    }
    let black = Rows::of(board, Colour::Black);
    let free = Rows::board(size).without(&black).without(&Rows::of(board, Colour::White));
    let mut corners = Rows::default();
    for corner in board.corners() {
        corners.0[corner.rank()] |= 1 << corner.file();
    }
    let start = Rows::at(king);
    let first = start.rook_moves(&free, size);
    let lanes = corners.rook_moves(&free, size);
    let entries = first.and(&lanes);
    counts[KingMoves as usize] = first.count();
    counts[Lanes as usize] = lanes.count();
    counts[Entries as usize] = entries.count().min(4);
    counts[Forks as usize] = forks(&entries, &free, size).min(2);
    let second = first.rook_moves(&free, size);
    counts[Near as usize] = i32::from(!second.and(&lanes).is_empty());
    let region = start.flood(&Rows::board(size).without(&black), size);
    counts[Corners as usize] = region.and(&corners).count();
    if counts[Corners as usize] == 0 {
        counts[Sealed as usize] = 1;
        counts[Room as usize] = region.count() * 100 / (size * size) as i32;
    }
    let shut = Direction::ALL.into_iter().filter(|&direction| board.is_dark(king.step(direction))).count() as i32;
    counts[Shut as usize] = shut * shut;
    let beside = |&direction: &Direction| board.has(Colour::White, king.step(direction));
    counts[Escort as usize] = Direction::ALL.iter().filter(|direction| beside(direction)).count() as i32;
    counts[Guards as usize] = guards(board);
    let throne = board.throne();
    counts[Sally as usize] = king.rank().abs_diff(throne.rank()).max(king.file().abs_diff(throne.file())) as i32;
    counts
}

/// Of these squares, those from which two corners can be reached: squares of an edge that is free on both sides.
fn forks(entries: &Rows, free: &Rows, size: usize) -> i32 {
    let whole = (1 << (size + 1)) - 2;
    let edge = |rank: usize| if free.0[rank] == whole { entries.0[rank] } else { 0 };
    let mut forks = (edge(1).count_ones() + edge(size).count_ones()) as i32;
    for file in [1, size] {
        if (1..=size).all(|rank| free.0[rank] >> file & 1 != 0) {
            forks += (1..=size).filter(|&rank| entries.0[rank] >> file & 1 != 0).count() as i32;
        }
    }
    forks
}

/// Black men one step from a corner along the diagonal, or two steps along an edge.
fn guards(board: &Board) -> i32 {
    let size = board.size();
    let inner = |rank: usize, files: u32| (board.row(Colour::Black, rank) & files).count_ones();
    let (second, third) = (1 << 2 | 1 << (size - 1), 1 << 3 | 1 << (size - 2));
    let (near, far) = (1 << 1 | 1 << size, second);
    let count = inner(1, third) + inner(size, third) + inner(2, far) + inner(size - 1, far);
    (count + inner(3, near) + inner(size - 2, near)) as i32
}
