//! The board of `cozy-chess` seen by the article's rules: which of its moves are moves here, how a move of ours is one of
//! its own, and how each man goes and takes by himself.

use super::options::{EnPassant, Options};
use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, PieceMoves, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_pawn_quiets, get_rook_moves,
};

/// A square of the chessboard.
pub type At = Square;

/// The square on which a Pawn that has just stepped past could be taken, and where it stands itself.
pub(super) fn passed(board: &Board) -> Option<(At, At)> {
    let colour = board.side_to_move();
    let square = |rank: Rank| move |file| Square::new(file, rank.relative_to(colour));
    board.en_passant().map(|file| (square(Rank::Sixth)(file), square(Rank::Fifth)(file)))
}

/// The square a Pawn of a colour passes by its double step from its first square.
pub(super) fn midway(from: At, colour: Color) -> Option<At> {
    let first = from.rank() == Rank::Second.relative_to(colour);
    first.then(|| Square::new(from.file(), Rank::Third.relative_to(colour)))
}

/// Is the square that a Pawn's double step passes seen by an enemy Pawn? Which one stands there, pinned or not.
pub(super) fn watchers(board: &Board, middle: At, colour: Color) -> BitBoard {
    get_pawn_attacks(middle, colour) & board.colored_pieces(!colour, Piece::Pawn)
}

/// Of the moves of one man, those that are moves here. Castling is named by the square the King goes to.
#[inline]
pub(super) fn admitted(board: &Board, options: &Options, moves: PieceMoves) -> BitBoard {
    let colour = board.side_to_move();
    match moves.piece {
        Piece::Pawn => match options.en_passant {
            EnPassant::Take => moves.to,
            EnPassant::Forbidden => {
                let middle = midway(moves.from, colour).filter(|&middle| !watchers(board, middle, colour).is_empty());
                let barred = |middle: At| Square::new(middle.file(), Rank::Fourth.relative_to(colour));
                moves.to & !middle.map_or(BitBoard::EMPTY, |middle| barred(middle).bitboard())
            }
            EnPassant::PasserBataille => moves.to & !aside(board, &moves),
        },
        Piece::King => {
            let castles = moves.to & board.colors(colour);
            castles.into_iter().fold(moves.to & !castles, |to, rook| to | castled(moves.from, rook).0.bitboard())
        }
        _ => moves.to,
    }
}

/// Where a Pawn would take in passing.
fn aside(board: &Board, moves: &PieceMoves) -> BitBoard {
    let square = passed(board).map(|(square, _)| square).filter(|square| square.file() != moves.from.file());
    square.map_or(BitBoard::EMPTY, Square::bitboard)
}

/// Where King and Rook go when they castle.
pub(super) fn castled(king: At, rook: At) -> (At, At) {
    let (king_to, rook_to) = if rook.file() > king.file() { (File::G, File::F) } else { (File::C, File::D) };
    (Square::new(king_to, king.rank()), Square::new(rook_to, king.rank()))
}

/// The Rook with which a King castles who goes from one square to another; `None`: he does not.
pub(super) fn castling_rook(board: &Board, from: At, to: At) -> Option<At> {
    let leaps = (from.file() as i8 - to.file() as i8).abs() == 2 && board.pieces(Piece::King).has(from);
    let corner = if to.file() > from.file() { File::H } else { File::A };
    leaps.then(|| Square::new(corner, from.rank()))
}

/// First and last rank.
const LAST: BitBoard = BitBoard(0xff00_0000_0000_00ff);

/// A legal step as `cozy-chess` knows it: castling goes to the Rook's square, a Pawn on its last rank becomes a Queen.
#[inline]
pub(super) fn encoded(board: &Board, from: At, to: At) -> Move {
    // One step of the King never changes the square's number by two.
    let leaps = (from as u8).abs_diff(to as u8) == 2 && board.pieces(Piece::King).has(from);
    let promotion = (LAST.has(to) && board.pieces(Piece::Pawn).has(from)).then_some(Piece::Queen);
    let to = if leaps { castling_rook(board, from, to).unwrap_or(to) } else { to };
    Move { from, to, promotion }
}

/// Where the man that is moved takes something: on his goal, or beside it in passing.
#[inline]
pub fn victim(board: &Board, from: At, to: At) -> Option<At> {
    if board.colors(!board.side_to_move()).has(to) {
        return Some(to);
    }
    let straight = (from as u8 ^ to as u8) & 7 == 0;
    if straight || !board.pieces(Piece::Pawn).has(from) {
        return None;
    }
    passed(board).filter(|&(square, _)| square == to).map(|(_, stands)| stands)
}

/// Where a man of this kind goes to empty squares, and where he would take, with these squares occupied. Castling and taking
/// in passing are not in it.
pub(super) fn reach(kind: Piece, colour: Color, at: At, occupied: BitBoard) -> (BitBoard, BitBoard) {
    let both = match kind {
        Piece::Pawn => return (get_pawn_quiets(at, colour, occupied), get_pawn_attacks(at, colour)),
        Piece::Knight => get_knight_moves(at),
        Piece::Bishop => get_bishop_moves(at, occupied),
        Piece::Rook => get_rook_moves(at, occupied),
        Piece::Queen => get_bishop_moves(at, occupied) | get_rook_moves(at, occupied),
        Piece::King => get_king_moves(at),
    };
    (both & !occupied, both)
}

/// The men of a colour that see a square, with these squares occupied; pinned men see it too.
pub fn seen_by(board: &Board, colour: Color, at: At, occupied: BitBoard) -> BitBoard {
    let of = |kind| board.colored_pieces(colour, kind);
    let (bishops, rooks) = (of(Piece::Bishop) | of(Piece::Queen), of(Piece::Rook) | of(Piece::Queen));
    (get_pawn_attacks(at, !colour) & of(Piece::Pawn))
        | (get_knight_moves(at) & of(Piece::Knight))
        | (get_king_moves(at) & of(Piece::King))
        | (get_bishop_moves(at, occupied) & bishops)
        | (get_rook_moves(at, occupied) & rooks)
}
