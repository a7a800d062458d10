//! Tarocchini, the card games of Bologna, after Carlo Pisarri's *Istruzioni necessarie per chi volesse imparare il giuoco
//! dilettevole delli tarocchini di Bologna* (Bologna, 1754), whose chapters and laws the reasons cite (`Cap. XI, 2`).
//! Twelve games with one pack of 62: the Partita of two against two, and eleven others that share its rooms.
//!
//! [`card`] knows the pack, [`trick`] who follows and who wins, [`granda`] and [`count`] what cards count, [`honour`] what
//! enters the plates; [`word`] what partners may say, `knowledge` when it is true; [`options`] what a level file says.
//! `moves` are what can happen, `public` is what everybody knows of a hand, `memory` what was played and said in it, `state` where every card lies; `turns` hands a
//! move to its room: `deal`, `bid`, `declare`, `play`, `talk`, `calini`, `stake`, `rigour`. `reckon` counts a hand of
//! Partita, `other_games` the others; `series` goes from hand to hand, [`sheet`] tells where each point comes from. [`view`]
//! is what a viewer knows, `notation` and `position` how all is written, `table` what lies where, `why` the reasons, `told` the account
//! line by line.

mod bid;
pub mod calini;
pub mod card;
pub mod count;
mod deal;
mod declare;
pub mod granda;
pub mod honour;
mod knowledge;
mod memory;
mod moves;
mod notation;
pub mod options;
mod other_games;
mod play;
mod position;
mod public;
mod reckon;
mod rigour;
mod series;
pub mod sheet;
mod stake;
mod state;
mod table;
mod talk;
mod told;
pub mod trick;
mod turns;
pub mod view;
mod why;
pub mod word;

pub use declare::{Rise, rise};
pub use knowledge::Knowledge;
pub use memory::Said;
pub use moves::{Bid, Move, Packet};
pub use options::{Kind, Options};
pub use public::{At, End, Ending, Phase, Public};
pub use rigour::judge;
pub use series::Carry;
pub use sheet::{Account, Sheet};
pub use state::Tarocchini;
pub use view::View;

use super::account::{Account as LineAccount, Plate};
use super::deals::Counted;
use super::event::Sink;
use super::game::{After, Attempt, Game, Outcome, Pick, Setting, Style, Turn, Verdict};
use super::lexer::{Lexer, ReadError};
use super::place::{Face, Lying, Surface, Token};
use super::reason::Reason;
use super::seat::{Quarter, Seat, Seating, Side};
use rand::Rng;

impl Game for Tarocchini {
    type Options = Options;
    type Carry = Carry;
    type Move = Move;
    type View = View;

    const FAMILY: &'static str = "tarocchini";

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
        options.players
    }

    fn seat_names() -> &'static [&'static str] {
        &notation::SEAT_NAMES
    }

    fn figure(face: Face) -> &'static str {
        table::figure_of(face)
    }

    fn counted() -> &'static [Counted] {
        table::COUNTED
    }

    fn start(options: &Options, carry: &Carry) -> Tarocchini {
        Tarocchini::begin(options, carry)
    }

    fn start_at(options: &Options, carry: &Carry, position: &str) -> Result<Tarocchini, ReadError> {
        Tarocchini::begin_at(options, carry, position)
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
        self.p.seating
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.legal(out);
    }

    fn lists(&self, mv: Move) -> bool {
        self.is_legal(mv)
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Move>) {
        self.open_asides(seat, out);
    }

    fn actor(&self, mv: Move) -> Option<Seat> {
        self.maker(mv)
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        self.fall(rng)
    }

    /// Too many to list.
    fn odds(&self, _: &mut Vec<(Move, f32)>) -> bool {
        false
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

    fn repeated(&mut self, _: &mut impl Sink) {}

    fn view(&self, viewer: Option<Seat>) -> View {
        self.viewed(viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Tarocchini {
        view.imagined(rng)
    }

    fn hides(&self, mv: Move) -> bool {
        match mv {
            Move::Packet(_) => self.receiver().is_some_and(|(seat, _)| seat.is_some()),
            Move::Discard(..) | Move::GiveUp(_) => true,
            _ => false,
        }
    }

    fn reveals(&self, mv: Move) -> bool {
        match mv {
            Move::Play(_) | Move::Take(..) | Move::Declare(_) | Move::Say(..) | Move::Give(_) | Move::TakeBack(_) => {
                true
            }
            // The dealer who throws in shows his cards; what is said at five cards tells of them.
            Move::Bid(bid) => !matches!(bid, Bid::On | Bid::Phrase(None)),
            _ => false,
        }
    }

    fn places(&self, viewer: Option<Seat>, out: &mut Vec<Lying>) {
        self.lying(viewer, out);
    }

    fn surface(&self) -> Surface {
        Surface::Cards { seats: self.players() }
    }

    fn looks(&self, seat: Seat) -> Quarter {
        Quarter(seat.0)
    }

    fn owner(&self, token: Token) -> Option<Seat> {
        self.holder(token)
    }

    fn gesture(&self, mv: Move) -> Vec<Pick> {
        self.spelled(mv)
    }

    fn called(&self, mv: Move) -> Option<Reason> {
        self.name_of(mv)
    }

    fn plates(&self) -> Vec<Plate> {
        self.on_plates()
    }

    fn accounts(&self) -> Vec<LineAccount> {
        self.told_accounts()
    }

    fn write(&self, mv: Move, _: Style, out: &mut String) {
        self.write_move(mv, out);
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
        self.told_end()
    }

    fn tally(&self) -> Verdict {
        self.tallied()
    }

    fn after(&self) -> Option<After<Carry>> {
        self.followed_by()
    }

    fn key(&self) -> u64 {
        self.full_key()
    }

    fn repetition_key(&self) -> Option<u64> {
        None
    }
}
