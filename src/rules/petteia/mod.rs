//! Petteia and Kubeia as A. F. Vogt has reconstructed them (2017), whose lines the reasons cite (`l.85`): nine games of
//! Athenians and Spartans, with dice and without.
//!
//! [`board`] knows squares as sets, `capture` who is taken, `contact` who is active and who refuses battle, `moves` who
//! may go where, `state` what a move does, [`ends`] how a game ends; `names` which piece is which, `keys` positions as
//! numbers; [`options`] is what a level file says, [`notation`] and [`position`] how all is written, [`score`] the
//! author's own way to write a game; `table` what lies where, `why` and `explain` the reasons, `told` what is said of a
//! piece to somebody who asks.

pub mod board;
mod capture;
pub mod contact;
pub mod ends;
mod explain;
mod keys;
mod moves;
mod names;
pub mod notation;
pub mod options;
pub mod position;
pub mod score;
mod state;
mod table;
mod told;
mod why;

pub use board::{At, Board, Kind, Set};
pub use ends::{End, Ending};
pub use names::DICE;
pub use options::{Colour, Illegal, Options, Payment, Variant};
pub use state::{Move, Petteia};
pub use table::View;

use super::event::Sink;
use super::game::{After, Attempt, Game, Mark, Outcome, Pick, Setting, Style, Turn, Verdict};
use super::lexer::{Lexer, ReadError};
use super::place::{Edges, Face, Lying, Square, Surface, Token, read_ranks};
use super::reason::Reason;
use super::seat::{Quarter, Seat, Seating, Side};
use super::sitting::Sitting;
use super::told::Told;
use rand::{Rng, RngExt};
use std::borrow::Cow;

impl Game for Petteia {
    type Options = Options;
    type Carry = ();
    type Move = Move;
    type View = View;

    const FAMILY: &'static str = "petteia";

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
        table::figure_of(face)
    }

    fn pictured(position: &str, width: u16, height: u16) -> Result<Vec<(Square, Face)>, String> {
        let board = position.split_whitespace().next().unwrap_or_default();
        read_ranks(board, width, height, |text| {
            let face = position::LETTERS.iter().position(|&letter| text.starts_with(letter))?;
            Some((Face(face as u16), 1))
        })
    }

    fn square_name(square: Square, width: u16) -> String {
        notation::square_name(square, width)
    }

    fn square_named(name: &str, width: u16, height: u16) -> Option<Square> {
        let at = notation::named(name, usize::from(width).min(notation::FILES.len()))?;
        (at.rank() < usize::from(height)).then(|| Square(at.rank() as u16 * width + at.file() as u16))
    }

    fn shown(text: &str) -> Cow<'_, str> {
        Cow::Owned(notation::in_greek(text))
    }

    fn edges(width: u16, height: u16) -> Edges {
        notation::edges(width, height)
    }

    fn start(options: &Options, (): &()) -> Petteia {
        Petteia::new(*options, options.array(), state::Moment::first(options))
    }

    fn start_at(options: &Options, (): &(), position: &str) -> Result<Petteia, ReadError> {
        Petteia::start_from_position(options, position)
    }

    fn export(sitting: &Sitting<Petteia>) -> Option<String> {
        Some(format!("{}\n", score::of(sitting)))
    }

    fn position(&self) -> String {
        self.write_position()
    }

    fn turn(&self) -> Turn {
        self.turned_to()
    }

    fn side(&self, seat: Seat) -> Side {
        Colour::of(seat).side()
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
            Move::Throw(_) | Move::Pay(_) => None,
            Move::Manner(_, seat) => Some(seat),
            Move::Step { .. } | Move::Touch(_) | Move::Penalty(_) => Some(self.to_move().seat()),
        }
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        let mut die = || rng.random_range(1..=6_u8);
        if self.moment.owed > 0 {
            return Move::Pay((0..self.options().pay_dice.dice()).map(|_| die()).sum());
        }
        match self.options().variant.dice() {
            1 => Move::Throw([die(), 0]),
            _ => {
                let (one, other) = (die(), die());
                Move::Throw([one.max(other), one.min(other)])
            }
        }
    }

    fn thrown(mv: Move) -> Option<[u8; 2]> {
        if let Move::Throw(dice) = mv { Some(dice) } else { None }
    }

    fn odds(&self, out: &mut Vec<(Move, f32)>) -> bool {
        out.extend(self.throws());
        true
    }

    fn allows(&self, mv: Move) -> bool {
        self.may(mv)
    }

    fn penalty(&self, attempt: &Attempt) -> Option<Move> {
        self.costs(attempt)
    }

    fn play(&mut self, mv: Move, out: &mut impl Sink) {
        self.make(mv, out);
    }

    /// A position may occur as often as it likes: fifty moves and renitenza see to it that games end.
    fn repeated(&mut self, _: &mut impl Sink) {}

    fn view(&self, _: Option<Seat>) -> View {
        self.viewed()
    }

    fn imagine(view: &View, _: &mut impl Rng) -> Petteia {
        Petteia::imagined(view)
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
        names::piece(token).map(|(colour, _)| colour.seat())
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

    fn told(&self, token: Token) -> Option<Told> {
        self.tells(token)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.told_end()
    }

    fn tally(&self) -> Verdict {
        self.tallied()
    }

    fn after(&self) -> Option<After<()>> {
        self.followed_by()
    }

    fn key(&self) -> u64 {
        self.full_hash()
    }

    fn repetition_key(&self) -> Option<u64> {
        None
    }
}
