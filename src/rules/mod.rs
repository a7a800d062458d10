//! The ground floor: the games and what all games share. No engine, no clock, no input or output, no thread,
//! no global random numbers. Nobody else in the house knows a rule: the floors above filter the choices they
//! are handed.
//!
//! Data flows one way. A [`Game`] is a value; a [`Sitting`] keeps what was played in it; [`AnySitting`] is the
//! face of a sitting that the rest of the house sees; a [`record`] is a sitting as text.

pub mod account;
pub mod any;
pub mod corona;
pub mod deals;
pub mod echecs;
pub mod event;
pub mod families;
pub mod game;
pub mod key;
pub mod lexer;
pub mod manner;
pub mod petteia;
pub mod place;
pub mod reason;
pub mod record;
pub mod seat;
pub mod sitting;
pub mod tafl;
pub mod tarocchini;
pub mod throws;
pub mod told;
pub mod tongue;

pub use account::{Account, Line, Plate};
pub use any::{AnySitting, Choice, Entry, PlayError, Question, Seated};
pub use deals::{Counted, Deals, Dealt};
pub use event::{Event, Sink};
pub use families::{Family, ForGame};
pub use game::{After, Attempt, Game, Mark, Outcome, Pick, Setting, Stage, Style, Turn, Verdict};
pub use lexer::{Lexer, ReadError};
pub use manner::{DrawOffer, Manner};
pub use place::{Edges, Face, Lying, Place, Square, Surface, Token};
pub use reason::{Arg, Reason, Sketch};
pub use record::{Disclosure, Record, RecordError};
pub use seat::{Player, Quarter, Seat, Seating, Seats, Side};
pub use sitting::{Hand, Head, Made, Sitting};
pub use throws::Throws;
pub use told::{Sample, Told};
pub use tongue::Tongue;
