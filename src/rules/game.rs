//! What every game must tell. A game is a value: small, flat, copied by search, without clock, input,
//! thread or hidden randomness. Everything that happens to it is a *move*: a person's choice, a throw of
//! dice, a packet of cards dealt, a resignation. What was played can be written down, read and played again.

use super::account::{Account, Plate};
use super::deals::Counted;
use super::event::Sink;
use super::lexer::{Lexer, ReadError};
use super::place::{Edges, Face, Lying, Square, Surface, Token};
use super::reason::Reason;
use super::record::{Record, RecordError};
use super::seat::{MOST_SEATS, Player, Quarter, Seat, Seating, Side};
use super::sitting::Sitting;
use super::told::Told;
use super::tongue::Tongue;
use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};
use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat chooses.
    Seat(Seat, Stage),
    /// Chance decides: dice, a lot, a packet of cards.
    Chance(Stage),
    /// The game is over.
    Over,
}

/// What is being decided. Only [`Stage::Play`] counts plies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A lot: who begins, who are partners.
    Lot,
    /// Options of a seat, chosen before play (the Histrion, Amazon before Knight).
    Choice,
    /// A free array is laid out.
    Array,
    /// Dice are thrown.
    Throw,
    /// Cards are dealt or drawn.
    Deal,
    /// Words before the deal goes on (the monte round).
    Bid,
    /// Cards are laid aside or exchanged.
    Discard,
    /// Combinations are declared and marked.
    Declare,
    /// Moves and tricks.
    Play,
    /// A debt of the move just made: a payment, a card owed for the Matto.
    Pay,
}

/// One touch of a player's hand: what a gesture is spelled with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// A man, a card, a die.
    Token(Token),
    /// A square of the board.
    Square(Square),
    /// A word: a button or a label beside a piece. A key of the translations.
    Word(Cow<'static, str>),
}

/// What somebody tried to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Who tried.
    pub seat: Seat,
    /// The picks so far.
    pub picks: Vec<Pick>,
}

/// How a move is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As short as it can be read back: lists of legal moves, typed moves, the answers of computers.
    Plain,
    /// As it stands in a record, with captures and remarks.
    Record,
}

/// A mark the game wishes to see on the board, whoever moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Something here is threatened.
    Threat,
    /// A road that lies open.
    Road,
    /// A piece that loses the game if it is moved.
    Forbidden,
}

/// How one game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// Why it ended: the word of records (`king_captured`), and `ending-` plus it a key of the translations.
    pub reason: &'static str,
    /// The sides that won, as bits; none in a draw.
    winners: u8,
    /// What each player pays (below zero) or receives, in half-stakes.
    pub pays: [i16; MOST_SEATS],
    /// Points by side, in the game's own measure (Tafl: men lost).
    pub points: [i16; MOST_SEATS],
}

impl Outcome {
    /// Nobody wins and nobody pays.
    pub fn draw(reason: &'static str) -> Outcome {
        Outcome { reason, winners: 0, pays: [0; MOST_SEATS], points: [0; MOST_SEATS] }
    }

    /// One side wins.
    pub fn win(side: Side, reason: &'static str) -> Outcome {
        Outcome { winners: 1 << side.0, ..Outcome::draw(reason) }
    }

    /// Did this side win?
    pub fn won(&self, side: Side) -> bool {
        self.winners & (1 << side.0) != 0
    }

    /// Did nobody win?
    pub fn is_draw(&self) -> bool {
        self.winners == 0
    }

    /// 1 for a win, ½ for a draw, 0 for a loss.
    pub fn score(&self, side: Side) -> f32 {
        if self.is_draw() { 0.5 } else { f32::from(u8::from(self.won(side))) }
    }
}

/// What follows a game that is over.
#[derive(Clone, PartialEq, Debug)]
pub enum After<C> {
    /// The sitting goes on with another game, which is handed this.
    Next(C),
    /// The sitting is over.
    End(Verdict),
}

/// How a sitting ended, and in between how it stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Verdict {
    /// The players that won the sitting; none: drawn or undecided.
    pub winners: Vec<Player>,
    /// Why: a key of the translations. None while nothing is decided.
    pub reason: Option<Reason>,
    /// Lines of the tally: a key and a number for each player.
    pub tally: Vec<(&'static str, Vec<i32>)>,
}

/// One option of a game as a set-up page or a command line shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The field of the options, and `option-<game>-<key>` in the translations.
    pub key: &'static str,
    /// The value now, as it is written in records.
    pub value: String,
    /// The values it may take, given the others.
    pub choices: Vec<&'static str>,
}

/// A game of the table. See `docs/adding-a-game.md` for a walk through an implementation.
///
/// Contract, checked for every game by the conformance suite:
/// `moves` is never empty unless it is chance's turn or the game is over; all it lists `allows` accepts;
/// `read(write(m)) == m`; equal moves from equal states give equal states; tokens are neither lost nor doubled;
/// `view(imagine(view(s))) == view(s)`.
pub trait Game: Clone + Send + Sync + 'static {
    /// What a level file holds: boards, options, series. `Default` is the family's main game.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one game hands to the next of its sitting: tallies, plates, dealer, who sits where.
    type Carry: Clone + Default + PartialEq + Debug + Send + Sync;
    /// One decision of one seat, or one act of chance. At most 16 bytes.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// What one viewer knows. It has no fields for what he does not know.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// The family's word in level ids and records (`tafl`).
    const FAMILY: &'static str;
    /// How often a position must occur to end the game (see [`Game::repetition_key`]).
    const REPETITIONS: usize = 3;

    /// Are the options possible together? The reason why not.
    fn check(options: &Self::Options) -> Result<(), Reason>;
    /// The options a player may set, in the order of the set-up page.
    fn settings(options: &Self::Options) -> Vec<Setting>;
    /// Sets one option by the words of records; `false` if there is no such option or value.
    fn set(options: &mut Self::Options, key: &str, value: &str) -> bool;
    /// How many seats there are.
    fn seats(options: &Self::Options) -> u8;
    /// The words of the seats in records, in order (`black`, `white`); `seat-` plus it is a key of the translations.
    fn seat_names() -> &'static [&'static str];
    /// The name of a face: the figure the table puts up (`tafl-king`), also a key of the translations.
    fn figure(face: Face) -> &'static str;
    /// What lies on the board of a position text or of a part of it, for a printed diagram: lower things first.
    /// Such a text need not be a whole position; what follows the board may be left out.
    ///
    /// # Errors
    /// What does not fit a board of this width and height; a game without a board has no diagrams.
    fn pictured(_position: &str, _width: u16, _height: u16) -> Result<Vec<(Square, Face)>, String> {
        Err(format!("{} has no diagrams", Self::FAMILY))
    }

    /// The name of a square on a board of so many files, as records have it.
    fn square_name(square: Square, width: u16) -> String {
        square.name(width)
    }
    /// The square of a name, if a board of this width and height has it.
    fn square_named(name: &str, width: u16, height: u16) -> Option<Square> {
        Square::named(name, width, height)
    }
    /// A move or a square of records as people are shown it; never read back.
    fn shown(text: &str) -> Cow<'_, str> {
        Cow::Borrowed(text)
    }
    /// What is written along the edges of a board.
    fn edges(width: u16, height: u16) -> Edges {
        Edges::plain(width, height)
    }

    /// Begins a game. The options have passed [`Game::check`].
    fn start(options: &Self::Options, carry: &Self::Carry) -> Self;
    /// Begins a game from a position text, as [`Game::position`] writes it.
    ///
    /// # Errors
    /// What is wrong in the text and where.
    fn start_at(options: &Self::Options, carry: &Self::Carry, position: &str) -> Result<Self, ReadError>;
    /// The position as text: all that affects the rest of the game. `start_at` reads it.
    fn position(&self) -> String;
    /// A game that another program wrote in a form of its own; `None`: the text is of no form that is known of this game.
    fn import(_text: &str) -> Option<Result<Record<'_>, RecordError>> {
        None
    }
    /// The current game of a sitting in the form that other programs of this game read, where there is one.
    fn export(_sitting: &Sitting<Self>) -> Option<String> {
        None
    }

    /// What the table waits for.
    fn turn(&self) -> Turn;
    /// The side a seat plays for.
    fn side(&self, seat: Seat) -> Side;
    /// Who sits where now.
    fn seating(&self) -> Seating;
    /// All legal moves of the seat to move, in a stable order; nothing when chance is to move or the game is over.
    /// In the stages before play the first one is the default.
    fn moves(&self, out: &mut Vec<Self::Move>);
    /// Is it one of `moves`? A game that can tell without listing them all should.
    fn lists(&self, mv: Self::Move) -> bool {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.contains(&mv)
    }
    /// How many legal moves there are; likewise.
    fn count_moves(&self) -> usize {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.len()
    }
    /// Recorded acts open to a seat beside the seat to move: resigning, a draw offered or agreed to, words, claims.
    fn asides(&self, seat: Seat, out: &mut Vec<Self::Move>);
    /// Who makes this move now; `None`: chance.
    fn actor(&self, mv: Self::Move) -> Option<Seat>;
    /// An act of chance, drawn from `rng`. Only when it is chance's turn.
    fn chance(&self, rng: &mut impl Rng) -> Self::Move;
    /// What the dice show after this move, if it is a throw that allows moves: the higher first, 0 for a die that is not there.
    fn thrown(_mv: Self::Move) -> Option<[u8; 2]> {
        None
    }
    /// Kinds of cards that are counted for whoever thinks that the dealer cheats; nothing where no cards are dealt.
    fn counted() -> &'static [Counted] {
        &[]
    }
    /// All outcomes of chance with their probabilities; `false`: too many, sample instead.
    fn odds(&self, out: &mut Vec<(Self::Move, f32)>) -> bool;
    /// May this be played now? Wider than `moves`: asides, chance and penalties too; what a record may contain.
    fn allows(&self, mv: Self::Move) -> bool;
    /// Under `rigour`: the recorded move that an illegal try costs (a piece, the turn, the freedom to touch another
    /// piece). Asked at every pick; `moves` never lists it. It is a ply if the turn passes by it.
    fn penalty(&self, _attempt: &Attempt) -> Option<Self::Move> {
        None
    }
    /// Plays a move that `allows` accepts, and says what happened.
    fn play(&mut self, mv: Self::Move, out: &mut impl Sink);
    /// The position has occurred [`Game::REPETITIONS`] times: ends the game if the rules say so. Asked even if the
    /// move has ended the game otherwise (a count that ran full), for a repetition may go before that.
    fn repeated(&mut self, out: &mut impl Sink);

    /// What a seat knows; `None`: the public, who sees no hand.
    fn view(&self, viewer: Option<Seat>) -> Self::View;
    /// A whole state that agrees with all the viewer knows.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;
    /// Must the text of this move, made in this state, be kept sealed until the game is over (a deal, a hidden discard)?
    fn hides(&self, _mv: Self::Move) -> bool {
        false
    }
    /// Does this move, made in this state, show somebody what he did not know (a card played from a hand)?
    /// Acts of chance need not say so.
    fn reveals(&self, _mv: Self::Move) -> bool {
        false
    }

    /// Every token, where it lies and what the viewer sees of it.
    fn places(&self, viewer: Option<Seat>, out: &mut Vec<Lying>);
    /// What the game is played on.
    fn surface(&self) -> Surface;
    /// From where a seat looks at the table.
    fn looks(&self, seat: Seat) -> Quarter;
    /// Marks on the board that hold whoever moves.
    fn marks(&self, _out: &mut Vec<(Square, Mark)>) {}
    /// Whose a thing is; `None` for what belongs to nobody (a die, the Crown) and in games that do not say.
    fn owner(&self, _token: Token) -> Option<Seat> {
        None
    }
    /// The squares on which a piece of this seat's could be taken if it stood there and the enemy were to move; `None`:
    /// the game has no such question.
    fn attacked(&self, _seat: Seat) -> Option<Vec<Square>> {
        None
    }
    /// The picks that spell a move.
    fn gesture(&self, mv: Self::Move) -> Vec<Pick>;
    /// What a legal move is called where its picks do not say it: how many marks, which card of a pile, what a declaration
    /// would bring.
    fn called(&self, _mv: Self::Move) -> Option<Reason> {
        None
    }
    /// What lies on each side's plate, by side; nothing in games without plates.
    fn plates(&self) -> Vec<Plate> {
        Vec::new()
    }
    /// Where the points of this hand come from, by side, as everybody may know it now.
    fn accounts(&self) -> Vec<Account> {
        Vec::new()
    }

    /// Writes a move made in this state, as words parted by single blanks. No word begins with `{`, `(` or a number
    /// and a full stop, and none is `?`: these belong to the record.
    fn write(&self, mv: Self::Move, style: Style, out: &mut String);
    /// Reads one move as it could be made in this state. Every game reads what it writes, in both styles.
    ///
    /// # Errors
    /// Where the text stops being a move and what was expected. A well-formed move may still be illegal.
    fn read(&self, text: &mut Lexer) -> Result<Self::Move, ReadError>;
    /// A legal move in the words of the game's own source, where it has such words; only to be shown, never read back.
    fn name(&self, _mv: Self::Move, _tongue: Tongue) -> Option<String> {
        None
    }

    /// Why an attempt cannot be a move, from what the seat knows.
    fn refuse(&self, attempt: &Attempt) -> Reason;
    /// Why a move that is not allowed is none: what is refused to who would spell it.
    fn why_not(&self, mv: Self::Move) -> Reason {
        match self.turn() {
            Turn::Seat(seat, _) => self.refuse(&Attempt { seat, picks: self.gesture(mv) }),
            Turn::Chance(_) => Reason::new("refused-not-now"),
            Turn::Over => Reason::new("refused-over"),
        }
    }
    /// Why a token may go where it may go, from what the seat to move knows.
    fn explain(&self, token: Token) -> Vec<Reason>;
    /// What is told of a token to somebody who asks what it is, wherever it lies.
    fn told(&self, _token: Token) -> Option<Told> {
        None
    }

    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// How the sitting stands, by player, this game included as far as it has gone.
    fn tally(&self) -> Verdict;
    /// What follows, once the game is over.
    fn after(&self) -> Option<After<Self::Carry>>;

    /// All that affects the future, for transposition tables; counters of a draw may be left out while it is far.
    fn key(&self) -> u64;
    /// The position alone, for repetition; `None` where repetition means nothing.
    fn repetition_key(&self) -> Option<u64>;
}
