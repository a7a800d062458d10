//! Échecs, the chess of the *Encyclopédie* (article *Échecs*, 1755), on top of the move generator of `cozy-chess`: a Pawn
//! becomes a Queen and nothing else, a Pawn that passes is treated in one of three ways, *pat* is played again, and under
//! *toute rigueur* a mate nobody announced wins half the stake.
//!
//! `board` knows which moves of the generator are moves here, `moves` lists them, `state` is the game and what a move does
//! to it, `ends` how it ends, `men` which man is which; [`options`] is what a level file says, `position` and `algebra` how
//! all is written, [`naming`] how the article names squares and men, `pgn` what other programs write, `table` what lies
//! where, `why`, `explain` and `told` the reasons.

mod algebra;
mod board;
mod ends;
mod explain;
mod men;
mod moves;
pub mod naming;
pub mod options;
mod pgn;
mod position;
mod state;
mod table;
mod told;
mod why;

pub use board::{At, seen_by, victim};
pub use ends::{End, Ending};
pub use options::{EnPassant, Odds, Options};
pub use state::{Echecs, FACES, Move, Said};
pub use table::View;

use super::event::Sink;
use super::game::{After, Attempt, Game, Mark, Outcome, Pick, Setting, Stage, Style, Turn, Verdict};
use super::lexer::{Lexer, ReadError};
use super::place::{Face, Lying, Square, Surface, Token, read_ranks};
use super::reason::Reason;
use super::record::{Record, RecordError};
use super::seat::{Quarter, Seat, Seating, Side};
use super::sitting::Sitting;
use super::told::Told;
use super::tongue::Tongue;
use rand::Rng;
use state::seat_of;

impl Game for Echecs {
    type Options = Options;
    type Carry = ();
    type Move = Move;
    type View = View;

    const FAMILY: &'static str = "echecs";

    fn check(_: &Options) -> Result<(), Reason> {
        Ok(())
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
        &algebra::SEAT_NAMES
    }

    fn figure(face: Face) -> &'static str {
        FACES.get(usize::from(face.0)).copied().unwrap_or_default()
    }

    fn pictured(position: &str, width: u16, height: u16) -> Result<Vec<(Square, Face)>, String> {
        let board = position.split_whitespace().next().unwrap_or_default();
        read_ranks(board, width, height, |text| {
            let (kind, colour) = position::man(text.chars().next()?)?;
            Some((state::face(kind, colour), 1))
        })
    }

    fn start(options: &Options, _: &()) -> Echecs {
        Echecs::start_from(options)
    }

    fn start_at(options: &Options, _: &(), position: &str) -> Result<Echecs, ReadError> {
        let (board, traits) = position::read(options, position)?;
        Ok(Echecs::new(*options, board, traits))
    }

    fn position(&self) -> String {
        self.write_position()
    }

    fn import(text: &str) -> Option<Result<Record<'_>, RecordError>> {
        pgn::import(text)
    }

    fn export(sitting: &Sitting<Echecs>) -> Option<String> {
        Some(pgn::export(sitting))
    }

    fn turn(&self) -> Turn {
        match self.end() {
            Some(_) => Turn::Over,
            None => Turn::Seat(seat_of(self.to_move()), Stage::Play),
        }
    }

    fn side(&self, seat: Seat) -> Side {
        Side(seat.0)
    }

    fn seating(&self) -> Seating {
        Seating::in_order(2)
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.legal(out);
    }

    fn lists(&self, mv: Move) -> bool {
        matches!(mv, Move::Step { .. }) && self.may(mv)
    }

    fn count_moves(&self) -> usize {
        self.count_legal()
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Move>) {
        self.open_asides(seat, out);
    }

    fn actor(&self, mv: Move) -> Option<Seat> {
        match mv {
            Move::Step { .. } => Some(seat_of(self.to_move())),
            Move::Manner(_, seat) => Some(seat),
        }
    }

    // Never asked: chance has no turn here.
    fn chance(&self, _: &mut impl Rng) -> Move {
        Move::Step { from: At::A1, to: At::A1, said: Said::Nothing }
    }

    fn odds(&self, _: &mut Vec<(Move, f32)>) -> bool {
        false
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

    fn imagine(view: &View, _: &mut impl Rng) -> Echecs {
        Echecs::imagined(view)
    }

    fn places(&self, _: Option<Seat>, out: &mut Vec<Lying>) {
        self.lying(out);
    }

    fn surface(&self) -> Surface {
        Surface::Board { width: 8, height: 8, marked: Vec::new() }
    }

    fn looks(&self, seat: Seat) -> Quarter {
        Quarter(2 * seat.0)
    }

    fn marks(&self, out: &mut Vec<(Square, Mark)>) {
        self.marked(out);
    }

    fn owner(&self, token: Token) -> Option<Seat> {
        self.owner_of(token)
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

    fn name(&self, mv: Move, tongue: Tongue) -> Option<String> {
        self.named(mv, tongue)
    }

    fn refuse(&self, attempt: &Attempt) -> Reason {
        self.refusal(attempt)
    }

    fn explain(&self, token: Token) -> Vec<Reason> {
        self.explained(token)
    }

    fn told(&self, token: Token) -> Option<Told> {
        self.tells(token)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.told_end()
    }

    // Each game is for itself: nothing is added up.
    fn tally(&self) -> Verdict {
        Verdict::default()
    }

    fn after(&self) -> Option<After<()>> {
        self.followed_by()
    }

    fn key(&self) -> u64 {
        self.full_key()
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(self.position_key())
    }
}
