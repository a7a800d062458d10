//! Échecs as search sees it: men, where they stand and how far they see, Pawns, and how safe the Kings are; each counted
//! twice, for the midst of the game and for its end, and weighed between the two by the men that are left.

use super::exchange::{VALUES, exchange};
use super::{Glance, Outlook, SLOTS};
use crate::rules::Side;
use crate::rules::echecs::{Echecs, Move, victim};
use cozy_chess::{
    BitBoard, Board, Color, File, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};
use std::ops::{AddAssign, Mul, SubAssign};

/// A worth in the midst of the game and at its end, in hundredths of a Pawn.
#[derive(Clone, Copy, Default)]
struct Worth(i32, i32);

impl AddAssign for Worth {
    fn add_assign(&mut self, other: Worth) {
        *self = Worth(self.0 + other.0, self.1 + other.1);
    }
}

impl SubAssign for Worth {
    fn sub_assign(&mut self, other: Worth) {
        *self = Worth(self.0 - other.0, self.1 - other.1);
    }
}

impl Mul<i32> for Worth {
    type Output = Worth;

    fn mul(self, times: i32) -> Worth {
        Worth(self.0 * times, self.1 * times)
    }
}

/// Men in the order of [`Piece::ALL`].
const MEN: [Worth; 6] =
    [Worth(90, 115), Worth(330, 300), Worth(340, 320), Worth(480, 530), Worth(970, 970), Worth(0, 0)];
/// How much each man makes it the midst of the game; with all of them it is [`WHOLE`].
const MIDST: [i32; 6] = [0, 1, 1, 2, 4, 0];
const WHOLE: i32 = 24;

/// Two Bishops.
const PAIR: Worth = Worth(25, 45);
/// A square a man sees that no enemy Pawn sees, in the order of [`Piece::ALL`]; so many of them are nothing remarkable.
const ROOM: [(Worth, i32); 6] =
    [(Worth(0, 0), 0), (Worth(4, 4), 4), (Worth(4, 5), 6), (Worth(2, 4), 7), (Worth(1, 2), 13), (Worth(0, 0), 0)];
/// A Rook on a file without Pawns, and without own Pawns.
const OPEN_FILE: [Worth; 2] = [Worth(24, 10), Worth(11, 6)];
/// A Rook on the rank before the last.
const SEVENTH: Worth = Worth(12, 20);
/// A Pawn behind another, and one without neighbours.
const DOUBLED: Worth = Worth(-9, -18);
const ISOLATED: Worth = Worth(-11, -14);
/// A Pawn that no enemy Pawn can stop any more, by its rank; and less if something stands before it.
const FREE: [Worth; 8] = [
    Worth(0, 0),
    Worth(3, 12),
    Worth(5, 20),
    Worth(14, 38),
    Worth(30, 66),
    Worth(55, 110),
    Worth(90, 170),
    Worth(0, 0),
];
/// A Pawn that should stand before its King and does not.
const BARE: Worth = Worth(-14, 0);
/// A man that bears on the squares around the enemy King, in the order of [`Piece::ALL`]..
const BEARS: [i32; 6] = [0, 20, 20, 35, 55, 0];
/// .. counts for so many hundredths, by how many there are.
const TOGETHER: [i32; 8] = [0, 15, 55, 80, 92, 97, 100, 100];
/// The turn.
const TEMPO: Worth = Worth(12, 6);

impl Outlook for Echecs {
    fn worth(&self, side: Side) -> i32 {
        let board = self.board();
        let mut worth = Worth::default();
        let mut midst = 0;
        for colour in Color::ALL {
            let (own, left) = army(board, colour);
            midst += left;
            if colour == Color::White { worth += own } else { worth -= own }
        }
        if self.to_move() == Color::White {
            worth += TEMPO
        } else {
            worth -= TEMPO
        }
        let midst = midst.min(WHOLE);
        let balance = (worth.0 * midst + worth.1 * (WHOLE - midst)) / WHOLE;
        let balance = settled_towards_a_draw(board, balance + driven(board, balance));
        if side == Side(0) { balance } else { -balance }
    }

    fn tries(&self, out: &mut Vec<Move>) {
        self.steps(out);
    }

    fn worded(&self, mv: Move) -> Move {
        match mv {
            Move::Step { from, to, .. } if self.options().toute_rigueur => {
                Move::Step { from, to, said: self.deserved(from, to) }
            }
            other => other,
        }
    }

    /// With Pawns alone one may be glad of not having to move.
    fn passed(&self) -> Option<Echecs> {
        let board = self.board();
        let pieces = board.colors(self.to_move()) & !board.pieces(Piece::Pawn) & !board.pieces(Piece::King);
        if pieces.is_empty() { None } else { self.passed_over() }
    }

    fn glance(&self) -> Glance {
        if self.is_check() { Glance::Pressed } else { Glance::Quiet }
    }

    fn noisy(&self, out: &mut Vec<Move>) {
        let first = out.len();
        self.gains(out);
        let mut kept = first;
        for nth in first..out.len() {
            if self.promise(out[nth]) > 0 {
                out[kept] = out[nth];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn promise(&self, mv: Move) -> i32 {
        let Move::Step { from, to, .. } = mv else { return 0 };
        let board = self.board();
        let value = |at: Option<Square>| at.and_then(|at| board.piece_on(at)).map_or(0, |kind| VALUES[kind as usize]);
        let (prey, mover) = (value(victim(board, from, to)), value(Some(from)));
        let queen = match board.pieces(Piece::Pawn).has(from) && matches!(to.rank(), Rank::First | Rank::Eighth) {
            true => VALUES[Piece::Queen as usize] - VALUES[Piece::Pawn as usize],
            false => 0,
        };
        if prey + queen == 0 {
            return 0;
        }
        // What is worth more than its captor is taken anyhow; else it depends on who takes back.
        let loses = mover > prey && board.piece_on(from) != Some(Piece::King) && exchange(self, from, to) + queen < 0;
        if loses { -1 } else { 10 * (prey + queen) - mover.min(VALUES[Piece::Queen as usize]) / 10 + 100 }
    }

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Step { from, to, .. } => (from as usize * Square::NUM + to as usize) % SLOTS,
            Move::Manner(..) => 0,
        }
    }
}

/// A square as its owner sees it: the file, and the rank counted from his side.
fn seen_from(colour: Color, at: Square) -> (i32, i32) {
    (at.file() as i32, at.rank().relative_to(colour) as i32)
}

/// How near a square is to the middle, from 0 in a corner to 6.
fn centrality(at: Square) -> i32 {
    let (file, rank) = seen_from(Color::White, at);
    file.min(7 - file) + rank.min(7 - rank)
}

/// What a man is worth for where he stands.
fn place(kind: Piece, colour: Color, at: Square) -> Worth {
    let (file, rank) = seen_from(colour, at);
    let (inner, centre) = (file.min(7 - file), centrality(at));
    match kind {
        Piece::Pawn => Worth((rank - 1) * [0, 1, 3, 6][inner as usize] - inner, (rank - 1) * 5),
        Piece::Knight => Worth(6 * centre - 20, 5 * centre - 18),
        Piece::Bishop => Worth(3 * centre - 8 - if rank == 0 { 6 } else { 0 }, 2 * centre - 6),
        Piece::Rook => Worth(2 * inner, 0),
        Piece::Queen => Worth(centre - 3, 3 * centre - 9),
        Piece::King => {
            let corner = if inner < 3 && rank == 0 { 22 } else { 0 };
            Worth(corner - 16 * rank - 4 * inner, 7 * centre - 20)
        }
    }
}

/// What a kind of man sees from a square.
fn sight(kind: Piece, at: Square, occupied: BitBoard) -> BitBoard {
    match kind {
        Piece::Knight => get_knight_moves(at),
        Piece::Bishop => get_bishop_moves(at, occupied),
        Piece::Rook => get_rook_moves(at, occupied),
        Piece::Queen => get_bishop_moves(at, occupied) | get_rook_moves(at, occupied),
        Piece::Pawn | Piece::King => BitBoard::EMPTY,
    }
}

/// What a side has, and how much of it makes it the midst of the game.
fn army(board: &Board, colour: Color) -> (Worth, i32) {
    let (mut worth, mut midst) = (Worth::default(), 0);
    let own_pawns = board.colored_pieces(colour, Piece::Pawn);
    let enemy_pawns = board.colored_pieces(!colour, Piece::Pawn);
    let held = enemy_pawns.into_iter().fold(BitBoard::EMPTY, |held, at| held | get_pawn_attacks(at, !colour));
    let enemy_king = board.king(!colour);
    let around = get_king_moves(enemy_king) | enemy_king.bitboard();
    let (mut bearing, mut weight) = (0, 0);
    for kind in Piece::ALL {
        let (each, usual) = ROOM[kind as usize];
        for at in board.colored_pieces(colour, kind) {
            worth += MEN[kind as usize];
            worth += place(kind, colour, at);
            midst += MIDST[kind as usize];
            let sees = sight(kind, at, board.occupied()) & !board.colors(colour);
            if usual > 0 {
                worth += each * ((sees & !held).len() as i32 - usual);
            }
            if !sees.is_disjoint(around) {
                bearing += 1;
                weight += BEARS[kind as usize];
            }
        }
    }
    worth += Worth(weight * TOGETHER[bearing.min(TOGETHER.len() - 1)] / 100, 0);
    if board.colored_pieces(colour, Piece::Bishop).len() > 1 {
        worth += PAIR;
    }
    for at in board.colored_pieces(colour, Piece::Rook) {
        let file = at.file().bitboard();
        if own_pawns.is_disjoint(file) {
            worth += OPEN_FILE[usize::from(!enemy_pawns.is_disjoint(file))];
        }
        if at.rank() == Rank::Seventh.relative_to(colour) {
            worth += SEVENTH;
        }
    }
    worth += pawns(board, colour, own_pawns, enemy_pawns);
    worth += shelter(board.king(colour), colour, own_pawns);
    (worth, midst)
}

/// The squares before a square, as a side goes, on its file and the two beside it.
fn ahead(at: Square, colour: Color) -> (BitBoard, BitBoard) {
    let beyond = |rank: &Rank| match colour {
        Color::White => *rank > at.rank(),
        Color::Black => *rank < at.rank(),
    };
    let ranks = Rank::ALL.into_iter().filter(beyond).fold(BitBoard::EMPTY, |all, rank| all | rank.bitboard());
    let file = at.file().bitboard();
    (ranks & file, ranks & (file | at.file().adjacent()))
}

/// How the Pawns of a side stand.
fn pawns(board: &Board, colour: Color, own: BitBoard, enemy: BitBoard) -> Worth {
    let mut worth = Worth::default();
    for at in own {
        let (file, front) = ahead(at, colour);
        let rank = at.rank().relative_to(colour) as usize;
        let doubled = !own.is_disjoint(file);
        if doubled {
            worth += DOUBLED;
        }
        if own.is_disjoint(at.file().adjacent()) {
            worth += ISOLATED;
        }
        if !doubled && enemy.is_disjoint(front) {
            let Worth(midst, end) = FREE[rank];
            let stopped = !board.occupied().is_disjoint(file & get_king_moves(at));
            worth += if stopped { Worth(midst / 2, end / 2) } else { Worth(midst, end) };
        }
    }
    worth
}

/// The Pawns before a King who has left the middle; one who has not is as bare as if a Pawn were missing.
fn shelter(king: Square, colour: Color, own: BitBoard) -> Worth {
    let (file, _) = seen_from(colour, king);
    if (3..=4).contains(&file) {
        return BARE;
    }
    let near = if file < 3 { [File::A, File::B, File::C] } else { [File::F, File::G, File::H] };
    let ranks = Rank::Second.relative_to(colour).bitboard() | Rank::Third.relative_to(colour).bitboard();
    let missing = near.into_iter().filter(|file| own.is_disjoint(file.bitboard() & ranks)).count();
    BARE * missing as i32
}

/// Whoever is far ahead against a King without Pawns drives him to the edge and comes near with his own: so he is mated.
fn driven(board: &Board, balance: i32) -> i32 {
    let winner = if balance > 0 { Color::White } else { Color::Black };
    if balance.abs() < 350 || !board.colored_pieces(!winner, Piece::Pawn).is_empty() {
        return 0;
    }
    let (own, other) = (board.king(winner), board.king(!winner));
    let far = (own.file() as i32 - other.file() as i32).abs() + (own.rank() as i32 - other.rank() as i32).abs();
    balance.signum() * (10 * (6 - centrality(other)) + 4 * (14 - far))
}

/// A lead that can hardly be won counts less: no Pawns left and less than a Rook ahead, or many moves without progress.
fn settled_towards_a_draw(board: &Board, balance: i32) -> i32 {
    let leader = if balance > 0 { Color::White } else { Color::Black };
    let hopeless = board.colored_pieces(leader, Piece::Pawn).is_empty() && balance.abs() < 400;
    let balance = if hopeless { balance / 4 } else { balance };
    let quiet = i32::from(board.halfmove_clock());
    balance * (160 - quiet) / 160
}
