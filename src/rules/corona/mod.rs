//! La Corona, or the Game of the Asylums, by Don Francesco Baeli (Venice, 1676), whose chapters the reasons cite
//! (`cap. VI`). Four squadrons of twenty-five contend for one Crown; who carries it into an Asylum wins.
//!
//! [`board`] knows squares, directions and lines; [`squadron`] kinds of pieces and the array; [`field`] what stands
//! where; `movement` where a piece goes, `guards` what pieces lend each other; `state` what a move does, `setup` what is
//! decided before play, `ends` how a game ends and what is paid; `insight` what computers ask; [`options`] what a level file says; `notation` and
//! [`position`] how all is written, `table` what lies where, `why` and `explain` the reasons, `told` what is said of a
//! piece to somebody who asks, `attack` what enemies bear on.

mod attack;
pub mod board;
mod ends;
mod explain;
pub mod field;
mod guards;
mod insight;
mod movement;
mod notation;
pub mod options;
pub mod position;
mod setup;
pub mod squadron;
mod state;
mod table;
mod told;
mod why;

pub use ends::{End, Ending};
pub use field::CROWN;
pub(crate) use guards::Help;
pub use options::{Corner, Options, Order, Players, Rules};
pub use squadron::{Kind, Man};
pub use state::{Corona, Move};
pub use table::View;

use super::event::Sink;
use super::game::{After, Attempt, Game, Mark, Outcome, Pick, Setting, Style, Turn, Verdict};
use super::lexer::{Lexer, ReadError};
use super::place::{Face, Lying, Square, Surface, Token};
use super::reason::Reason;
use super::seat::{Quarter, Seat, Seating, Side};
use super::told::Told;
use rand::Rng;
use rand::seq::IteratorRandom;

impl Game for Corona {
    type Options = Options;
    type Carry = ();
    type Move = Move;
    type View = View;

    const FAMILY: &'static str = "corona";

    fn check(options: &Options) -> Result<(), Reason> {
        options.check()
    }

    fn settings(options: &Options) -> Vec<Setting> {
        options.settings()
    }

    fn set(options: &mut Options, key: &str, value: &str) -> bool {
        options.set(key, value)
    }

    fn seats(options: &Options) -> u8 {
        options.seating().seats()
    }

    fn seat_names() -> &'static [&'static str] {
        &options::SEAT_NAMES
    }

    fn figure(face: Face) -> &'static str {
        table::figure_of(face)
    }

    fn pictured(position: &str, width: u16, height: u16) -> Result<Vec<(Square, Face)>, String> {
        position::pictured(position, width, height)
    }

    fn start(options: &Options, (): &()) -> Corona {
        Corona::start_from(options)
    }

    fn start_at(options: &Options, (): &(), position: &str) -> Result<Corona, ReadError> {
        Corona::start_from_position(options, position)
    }

    fn position(&self) -> String {
        self.write_position()
    }

    fn turn(&self) -> Turn {
        self.turned_to()
    }

    fn side(&self, seat: Seat) -> Side {
        self.rules.side(seat)
    }

    fn seating(&self) -> Seating {
        self.rules.seating
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.legal(out);
    }

    fn lists(&self, mv: Move) -> bool {
        !matches!(mv, Move::Lot(_) | Move::Touch(_) | Move::Penalty(_) | Move::Manner(..)) && self.may(mv)
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Move>) {
        self.open_asides(seat, out);
    }

    fn actor(&self, mv: Move) -> Option<Seat> {
        match mv {
            Move::Lot(_) => None,
            Move::Manner(_, seat) => Some(seat),
            _ => Some(self.to_move()),
        }
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        Move::Lot(self.rules.seating.iter().filter(|&seat| self.is_alive(seat)).choose(rng).unwrap_or(Seat(0)))
    }

    fn odds(&self, out: &mut Vec<(Move, f32)>) -> bool {
        let living = self.living();
        let share = 1.0 / living.0.count_ones() as f32;
        out.extend(
            self.rules.seating.iter().filter(|&seat| living.contains(seat)).map(|seat| (Move::Lot(seat), share)),
        );
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

    fn repeated(&mut self, out: &mut impl Sink) {
        self.repeat(out);
    }

    fn view(&self, _: Option<Seat>) -> View {
        self.viewed()
    }

    fn imagine(view: &View, _: &mut impl Rng) -> Corona {
        Corona::imagined(view)
    }

    fn places(&self, _: Option<Seat>, out: &mut Vec<Lying>) {
        self.lying(out);
    }

    fn surface(&self) -> Surface {
        self.played_on()
    }

    fn looks(&self, seat: Seat) -> Quarter {
        Quarter(seat.0)
    }

    fn marks(&self, out: &mut Vec<(Square, Mark)>) {
        self.marked(out);
    }

    fn owner(&self, token: Token) -> Option<Seat> {
        field::owner(token)
    }

    fn attacked(&self, seat: Seat) -> Option<Vec<Square>> {
        Some(self.attacked_by_enemies(seat))
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
        self.full_key()
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(self.position_key())
    }
}
