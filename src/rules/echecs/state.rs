//! The state of a game and what a move does to it.

use super::board::{At, castled, encoded, passed, victim};
use super::ends::{End, Ending};
use super::men::Men;
use super::options::{EnPassant, Options};
use super::position;
use crate::rules::event::{Event, Sink};
use crate::rules::key::mix;
use crate::rules::manner::{DrawOffer, Manner};
use crate::rules::place::{Face, Place, Square, Token};
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;
use cozy_chess::{BitBoard, Board, Color, Piece, get_pawn_attacks};
use serde::{Deserialize, Serialize};

/// The figures of the faces: by colour, and by kind in the order of [`Piece::ALL`].
pub const FACES: [&str; 12] = [
    "echecs-white-pawn",
    "echecs-white-knight",
    "echecs-white-bishop",
    "echecs-white-rook",
    "echecs-white-queen",
    "echecs-white-king",
    "echecs-black-pawn",
    "echecs-black-knight",
    "echecs-black-bishop",
    "echecs-black-rook",
    "echecs-black-queen",
    "echecs-black-king",
];

/// What a man of this kind and colour shows.
pub(super) fn face(kind: Piece, colour: Color) -> Face {
    Face(6 * colour as u16 + kind as u16)
}

/// The seat of a colour: White's is the first.
pub(super) fn seat_of(colour: Color) -> Seat {
    Seat(colour as u8)
}

/// The colour of a seat.
pub(super) fn colour_of(seat: Seat) -> Color {
    if seat.0 == 0 { Color::White } else { Color::Black }
}

/// What is said with a move under *toute rigueur*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Said {
    /// Nothing.
    #[default]
    Nothing,
    /// *Échec*.
    Check,
    /// *Échec et mat*.
    Mate,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A man moves; who castles moves his King, by two squares.
    Step {
        /// From here.
        from: At,
        /// To here.
        to: At,
        /// What is said with it; nothing but under *toute rigueur*.
        said: Said,
    },
    /// An act beside the game.
    Manner(Manner, Seat),
}

/// A game of Échecs.
#[derive(Clone, PartialEq, Debug)]
pub struct Echecs {
    pub(super) board: Board,
    pub(super) men: Men,
    pub(super) options: Options,
    /// So many moves Black, to whom they are given, still makes in a row, none past his fourth rank.
    pub(super) traits: u8,
    /// What was said with the last move.
    pub(super) said: Said,
    pub(super) offer: DrawOffer,
    /// How it ended by a word or by repetition. What ends on the board is seen when somebody asks ([`Echecs::end`]).
    pub(super) settled: Option<End>,
}

impl Echecs {
    /// A game from a board.
    pub(super) fn new(options: Options, board: Board, traits: u8) -> Echecs {
        let men = Men::new(&board);
        // A mate that was there before anybody could say so counts in full.
        Echecs { board, men, options, traits, said: Said::Mate, offer: DrawOffer::default(), settled: None }
    }

    /// A game from the first array.
    pub(super) fn start_from(options: &Options) -> Echecs {
        let (board, traits) = position::read(options, options.odds.array()).unwrap_or_else(|_| (Board::startpos(), 0));
        Echecs::new(*options, board, traits)
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The options it is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whose turn it is, or would be.
    pub fn to_move(&self) -> Color {
        self.board.side_to_move()
    }

    /// Is the side to move in check?
    pub fn is_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// The square as the table numbers it.
    pub(super) fn square(&self, at: At) -> Square {
        Square(at as u16)
    }

    /// The square of the table's number, if the board has it.
    pub(super) fn at(&self, square: Square) -> Option<At> {
        At::try_index(usize::from(square.0))
    }

    /// Plays a move. It is allowed.
    pub(super) fn make(&mut self, mv: Move, out: &mut impl Sink) {
        match mv {
            Move::Step { from, to, said } => {
                let mover = self.to_move();
                if self.step(from, to, said, out) {
                    self.announce(mover, out);
                    if self.end().is_some() {
                        out.tell(|| Event::Over);
                    }
                }
            }
            Move::Manner(manner, seat) => {
                self.behave(manner, colour_of(seat));
                if self.settled.is_some() {
                    out.tell(|| Event::Over);
                }
            }
        }
    }

    /// Moves a man, takes what he takes, and gives the turn to the other side. Does anybody listen?
    #[inline]
    fn step(&mut self, from: At, to: At, said: Said, out: &mut impl Sink) -> bool {
        let mover = self.to_move();
        let mut heard = false;
        if let Some(at) = victim(&self.board, from, to)
            && let Some(kind) = self.board.piece_on(at)
        {
            out.tell(|| {
                let tray = Place::Tray(seat_of(mover), u16::from(self.men.lost(!mover)));
                Event::Removed { token: self.token_on(at), to: Some(tray) }
            });
            self.men.take(at, kind, !mover);
        }
        let mv = encoded(&self.board, from, to);
        self.board.play_unchecked(mv);
        self.men.shift(from, to);
        out.tell(|| {
            heard = true;
            Event::Moved { token: self.token_on(to), to: Place::Square(self.square(to)) }
        });
        // The generator names castling by the Rook's square.
        if mv.to != to {
            let goal = castled(from, mv.to).1;
            self.men.shift(mv.to, goal);
            out.tell(|| Event::Moved { token: self.token_on(goal), to: Place::Square(self.square(goal)) });
        }
        if let Some(kind) = mv.promotion {
            out.tell(|| Event::Turned { token: self.token_on(to), face: face(kind, mover), seen_by: None });
        }
        self.said = said;
        self.offer.moved(seat_of(mover));
        if self.traits > 0 {
            self.pass_trait();
        }
        heard
    }

    /// The first of the two moves that are given is made: the turn comes back. A check would have to be answered.
    #[cold]
    fn pass_trait(&mut self) {
        self.traits -= 1;
        if self.traits > 0 {
            match self.board.null_move() {
                Some(mut turned) => {
                    turned.set_fullmove_number(self.board.fullmove_number().max(2) - 1);
                    turned.set_halfmove_clock(self.board.halfmove_clock());
                    self.board = turned;
                }
                None => self.traits = 0,
            }
        }
    }

    fn token_on(&self, at: At) -> Token {
        self.men.on(at).unwrap_or(Token(u32::MAX))
    }

    /// What is called out: by who moved, under *toute rigueur*; else by the table, as it is.
    fn announce(&self, mover: Color, out: &mut impl Sink) {
        let key = match (self.options.toute_rigueur, self.said) {
            (true, Said::Nothing) => None,
            (true, Said::Check) => Some("echecs-announce-check"),
            (true, Said::Mate) => Some("echecs-announce-mate"),
            (false, _) => match (self.board.checkers().len(), self.can_move()) {
                (0, true) => None,
                (0, false) => Some("echecs-announce-stalemate"),
                (_, false) => Some("echecs-announce-mate"),
                (1, true) => Some("echecs-announce-check"),
                (_, true) => Some("echecs-announce-double-check"),
            },
        };
        if let Some(key) = key {
            let king = self.square(self.board.king(!mover));
            let what = Reason::new(key).squares([king]);
            out.tell(|| Event::Said { seat: Some(seat_of(mover)), what });
        }
    }

    fn behave(&mut self, manner: Manner, actor: Color) {
        let lost = |ending| Some(End { ending, winner: Some(seat_of(!actor)) });
        self.settled = match manner {
            Manner::Resign => lost(Ending::Resignation),
            Manner::Flag => lost(Ending::Flag),
            Manner::Offer | Manner::Agree => {
                let both = Color::ALL.into_iter().map(seat_of).collect();
                let agreed = self.offer.agree(seat_of(actor), both);
                agreed.then_some(End { ending: Ending::Agreement, winner: None })
            }
        };
    }

    /// The position has occurred for the third time. That goes before the other draws.
    pub(super) fn repeat(&mut self, out: &mut impl Sink) {
        match self.end().map(|end| end.ending) {
            None => out.tell(|| Event::Over),
            Some(Ending::FiftyMoves | Ending::Material) => {}
            Some(_) => return,
        }
        self.settled = Some(End { ending: Ending::Repetition, winner: None });
    }

    /// Can a Pawn be taken in passing now?
    pub(super) fn takes_in_passing(&self) -> bool {
        let Some((square, _)) = passed(&self.board).filter(|_| self.options.en_passant == EnPassant::Take) else {
            return false;
        };
        let mover = self.to_move();
        let pawns = get_pawn_attacks(square, !mover) & self.board.colored_pieces(mover, Piece::Pawn);
        pawns.into_iter().any(|from| self.board.is_legal(cozy_chess::Move { from, to: square, promotion: None }))
    }

    /// Board, side to move, rights to castle and to take in passing, for repetition.
    pub(super) fn position_key(&self) -> u64 {
        let hash = if self.takes_in_passing() { self.board.hash() } else { self.board.hash_without_ep() };
        hash ^ (u64::from(self.traits) * mix(0x7472_6169_7473))
    }

    /// All that affects the rest of the game. The count of moves without progress comes in when its end is in sight.
    pub(super) fn full_key(&self) -> u64 {
        match self.board.halfmove_clock() {
            ..SIGHT => self.position_key(),
            clock => self.position_key() ^ mix(1 << 32 | u64::from(clock)),
        }
    }

    /// The squares to which the side to move may go at all.
    pub(super) fn room(&self) -> BitBoard {
        match self.traits {
            0 => BitBoard::FULL,
            _ => BitBoard(0xffff_ffff_0000_0000),
        }
    }
}

/// From so many plies without progress on a key takes notice of them.
const SIGHT: u8 = 60;
