//! The King's Table: Brandub, Ard-Ri, Tablut, Hnefatafl, Tawlbwrdd and Alea Evangelii under one rule set, after the
//! Italian article whose lines the reasons cite (`l.15`). Black, the enemies, hunts the King; White, his escort,
//! brings him to a corner.
//!
//! [`board`] knows squares, `capture` who is taken, `moves` who may go where, `state` what a move does and how
//! the game ends, `names` which man is which, `keys` positions as numbers, `series` the match of two games;
//! [`options`] is what a level file says, [`notation`] how all is written, `table` what lies where, `why` the reasons.

pub mod board;
mod capture;
mod keys;
mod moves;
mod names;
pub mod notation;
pub mod options;
mod series;
mod state;
mod table;
mod why;

pub use board::{At, Board, Direction};
pub use options::{Colour, Die, Options, Rules};
pub use series::Carry;
pub use state::{DIE, End, Ending, Move, Tafl};
pub use table::View;

use super::event::Sink;
use super::game::{After, Attempt, Game, Mark, Outcome, Pick, Setting, Stage, Style, Turn, Verdict};
use super::lexer::{Lexer, ReadError};
use super::place::{Face, Lying, Square, Surface, Token, read_ranks};
use super::reason::Reason;
use super::seat::{Quarter, Seat, Seating, Side};
use rand::{Rng, RngExt};

impl Game for Tafl {
    type Options = Options;
    type Carry = Carry;
    type Move = Move;
    type View = View;

    const FAMILY: &'static str = "tafl";

    fn check(options: &Options) -> Result<(), Reason> {
        options.check()
    }

    fn settings(options: &Options) -> Vec<Setting> {
        options.settings()
    }

    fn set(options: &mut Options, key: &str, value: &str) -> bool {
        options.set(key, value)
    }

    fn seats(_: &Options) -> u8 {
        2
    }

    fn seat_names() -> &'static [&'static str] {
        &notation::SEAT_NAMES
    }

    fn figure(face: Face) -> &'static str {
        state::FACES.get(usize::from(face.0)).copied().unwrap_or_default()
    }

    fn pictured(position: &str, width: u16, height: u16) -> Result<Vec<(Square, Face)>, String> {
        let board = position.split_whitespace().next().unwrap_or_default();
        read_ranks(board, width, height, |text| {
            let face = notation::LETTERS.iter().position(|&letter| text.starts_with(letter))?;
            Some((Face(face as u16), 1))
        })
    }

    fn start(options: &Options, carry: &Carry) -> Tafl {
        Tafl::start_from(options, *carry)
    }

    fn start_at(options: &Options, carry: &Carry, position: &str) -> Result<Tafl, ReadError> {
        let rules = options.rules();
        let (board, moment) = notation::read_position(&rules, position)?;
        if board.king() == At::NONE {
            return Err(Lexer::new(position).expected("a board with a King"));
        }
        Ok(Tafl::new(rules, *carry, board, moment))
    }

    fn position(&self) -> String {
        self.write_position()
    }

    fn turn(&self) -> Turn {
        match self.end {
            Some(_) => Turn::Over,
            None if self.awaits_throw() => Turn::Chance(Stage::Throw),
            None => Turn::Seat(self.to_move().seat(), Stage::Play),
        }
    }

    fn side(&self, seat: Seat) -> Side {
        Colour::of(seat).side()
    }

    fn seating(&self) -> Seating {
        self.carry.seating()
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.legal(out);
    }

    fn lists(&self, mv: Move) -> bool {
        matches!(mv, Move::Step { .. } | Move::Pass) && self.may(mv)
    }

    fn count_moves(&self) -> usize {
        self.count_legal()
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Move>) {
        self.open_asides(seat, out);
    }

    fn actor(&self, mv: Move) -> Option<Seat> {
        match mv {
            Move::Step { .. } | Move::Pass => Some(self.to_move().seat()),
            Move::Throw(_) => None,
            Move::Manner(_, seat) => Some(seat),
        }
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        Move::Throw(rng.random_range(1..=6))
    }

    fn thrown(mv: Move) -> Option<[u8; 2]> {
        if let Move::Throw(pips) = mv { Some([pips, 0]) } else { None }
    }

    fn odds(&self, out: &mut Vec<(Move, f32)>) -> bool {
        out.extend((1..=6).map(|pips| (Move::Throw(pips), 1.0 / 6.0)));
        true
    }

    fn allows(&self, mv: Move) -> bool {
        self.may(mv)
    }

    fn play(&mut self, mv: Move, out: &mut impl Sink) {
        self.make(mv, out);
    }

    fn repeated(&mut self, out: &mut impl Sink) {
        self.repeat(out);
    }

    fn view(&self, _: Option<Seat>) -> View {
        self.viewed()
    }

    fn imagine(view: &View, _: &mut impl Rng) -> Tafl {
        Tafl::imagined(view)
    }

    fn places(&self, _: Option<Seat>, out: &mut Vec<Lying>) {
        self.lying(out);
    }

    fn surface(&self) -> Surface {
        self.played_on()
    }

    fn looks(&self, seat: Seat) -> Quarter {
        Quarter(2 * seat.0)
    }

    fn marks(&self, out: &mut Vec<(Square, Mark)>) {
        self.marked(out);
    }

    fn owner(&self, token: Token) -> Option<Seat> {
        (token != DIE).then(|| self.names.colour(token).seat())
    }

    fn attacked(&self, seat: Seat) -> Option<Vec<Square>> {
        Some(self.attacked_by_enemy(seat))
    }

    fn gesture(&self, mv: Move) -> Vec<Pick> {
        self.spelled(mv)
    }

    fn write(&self, mv: Move, style: Style, out: &mut String) {
        self.write_move(mv, style, out);
    }

    fn read(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        self.read_move(text)
    }

    fn refuse(&self, attempt: &Attempt) -> Reason {
        self.refusal(attempt)
    }

    fn explain(&self, token: Token) -> Vec<Reason> {
        self.explained(token)
    }

    fn outcome(&self) -> Option<Outcome> {
        let End { ending, winner } = self.end?;
        let mut outcome = match winner {
            Some(colour) => Outcome::win(colour.side(), ending.word()),
            None => Outcome::draw(ending.word()),
        };
        for colour in Colour::BOTH {
            outcome.points[colour.index()] = self.lost(colour) as i16;
        }
        Some(outcome)
    }

    fn tally(&self) -> Verdict {
        self.tallied()
    }

    fn after(&self) -> Option<After<Carry>> {
        self.followed_by()
    }

    fn key(&self) -> u64 {
        self.full_hash()
    }

    fn repetition_key(&self) -> Option<u64> {
        (self.rules().die == Die::None).then(|| self.position_hash())
    }
}
