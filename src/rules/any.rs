//! The one face of a sitting that the table, the command line and the saves see, whatever is played.
//! Moves go by their plain text; what the table needs to match a click is in [`Choice::picks`].

use super::account::{Account, Plate};
use super::deals::Deals;
use super::event::Event;
use super::game::{After, Attempt, Game, Mark, Outcome, Pick, Setting, Stage, Style, Turn, Verdict};
use super::lexer::ReadError;
use super::place::{Edges, Face, Lying, Place, Square, Surface, Token};
use super::reason::Reason;
use super::record::{self, Disclosure};
use super::seat::{Player, Quarter, Seat, Seating, Side};
use super::sitting::{Head, Sitting};
use super::throws::Throws;
use super::told::Told;
use super::tongue::Tongue;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// A legal move as it may be offered to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its plain text, which [`AnySitting::play`] takes.
    pub text: String,
    /// The picks that spell it.
    pub picks: Vec<Pick>,
    /// What it is called where the picks do not say it.
    pub called: Option<Reason>,
}

/// Something that was played, for a list of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The game of the sitting, from 0.
    pub hand: usize,
    /// Its number among the entries of that game, from 0.
    pub entry: usize,
    /// Who; `None`: chance.
    pub seat: Option<Seat>,
    /// Does it count as a ply?
    pub ply: bool,
    /// Its text; empty while it is hidden.
    pub text: String,
    /// A remark.
    pub comment: Option<String>,
}

/// What a computer player is asked: only what its seat may know. It can be sent as text to another process.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The family of games.
    pub family: String,
    /// Who is to choose.
    pub seat: Seat,
    /// [`Game::View`] of that seat, as JSON.
    pub view: String,
    /// Keys of the positions of this game, oldest first, the last that of the position now; for repetition.
    pub past: Vec<u64>,
    /// How much has been played: tells a stale answer from a fresh one, and lets openings vary.
    pub number: u64,
    /// A seed for the player's own dice; it tells nothing of the game's.
    pub seed: u64,
}

/// Why a text could not be played.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PlayError {
    /// It is no move at all.
    #[error(transparent)]
    Unread(#[from] ReadError),
    /// It is a move, but not allowed.
    #[error("refused: {}", .0.key)]
    Refused(Reason),
}

/// A sitting of any game.
#[expect(missing_docs, reason = "each method is the one of `Sitting` or `Game` of the same name")]
pub trait AnySitting: Send + Sync {
    fn family(&self) -> &'static str;
    fn head(&self) -> &Head;
    fn head_mut(&mut self) -> &mut Head;
    fn settings(&self) -> Vec<Setting>;
    fn turn(&self) -> Turn;
    fn seating(&self) -> Seating;
    fn side(&self, seat: Seat) -> Side;
    fn seat_names(&self) -> &'static [&'static str];
    /// The legal moves of the seat to move.
    fn choices(&self) -> Vec<Choice>;
    /// What else a seat may do.
    fn asides(&self, seat: Seat) -> Vec<Choice>;
    /// Plays a move, an aside or an act of chance given as text.
    ///
    /// # Errors
    /// See [`PlayError`]; nothing has changed then.
    fn play(&mut self, text: &str, events: &mut Vec<Event>) -> Result<(), PlayError>;
    /// Whose move, word or aside a text would be now; nothing for an act of chance, or what is no move at all.
    fn actor(&self, text: &str) -> Option<Seat>;
    fn play_chance(&mut self, events: &mut Vec<Event>) -> bool;
    fn has_next_game(&self) -> bool;
    fn next_game(&mut self) -> bool;
    /// May this player take back?
    ///
    /// # Errors
    /// Why not.
    fn undo_depth(&self, player: Player) -> Result<usize, Reason>;
    /// # Errors
    /// Why not.
    fn undo(&mut self, player: Player) -> Result<(), Reason>;
    fn can_redo(&self) -> bool;
    fn redo(&mut self) -> bool;
    fn places(&self, viewer: Option<Seat>) -> Vec<Lying>;
    fn surface(&self) -> Surface;
    fn looks(&self, seat: Seat) -> Quarter;
    fn figure(&self, face: Face) -> &'static str;
    fn square_name(&self, square: Square) -> String;
    fn square_named(&self, name: &str) -> Option<Square>;
    fn shown(&self, text: &str) -> String;
    fn edges(&self) -> Edges;
    fn marks(&self) -> Vec<(Square, Mark)>;
    fn owner(&self, token: Token) -> Option<Seat>;
    fn plates(&self) -> Vec<Plate>;
    fn accounts(&self) -> Vec<Account>;
    fn attacked(&self, seat: Seat) -> Option<Vec<Square>>;
    fn refuse(&self, attempt: &Attempt) -> Reason;
    /// The text of the move an illegal try costs, if the options say so.
    fn penalty(&self, attempt: &Attempt) -> Option<String>;
    fn explain(&self, token: Token) -> Vec<Reason>;
    fn told(&self, token: Token) -> Option<Told>;
    fn outcome(&self) -> Option<Outcome>;
    fn tally(&self) -> Verdict;
    /// The verdict, once the sitting is over.
    fn verdict(&self) -> Option<Verdict>;
    fn position(&self) -> String;
    /// Everything played, game after game.
    fn entries(&self) -> Vec<Entry>;
    /// What was played in a game in the words of the game's own source, entry by entry; `None` where it has none.
    fn names(&self, hand: usize, tongue: Tongue) -> Vec<Option<String>>;
    /// What the dice have shown in all games so far, by player; nothing while none have been thrown.
    fn throws(&self) -> Vec<Throws>;
    /// What has been dealt in all hands that are over, by player; nothing while there are none, or where no cards are dealt.
    fn deals(&self) -> Vec<Deals>;
    /// How many games there have been, the current one included.
    fn hands(&self) -> usize;
    fn seed(&self, hand: usize) -> [u8; 32];
    fn seed_hash(&self, hand: usize) -> [u8; 32];
    /// The sitting as it stood after the first `entries` entries of a game.
    fn at(&self, hand: usize, entries: usize) -> Box<dyn AnySitting>;
    fn record(&self, disclosure: Disclosure) -> String;
    /// The current game in the form that other programs of this game read, where there is one.
    fn export(&self) -> Option<String>;
    /// What a computer on `seat` is asked.
    fn question(&self, seat: Seat) -> Question;
    fn clone_box(&self) -> Box<dyn AnySitting>;
}

impl Clone for Box<dyn AnySitting> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// A sitting together with the level's options, from which its own may differ.
#[derive(Clone)]
pub struct Seated<G: Game> {
    sitting: Sitting<G>,
    level: G::Options,
}

impl<G: Game> Seated<G> {
    /// `level` are the options as the level file has them.
    pub fn new(sitting: Sitting<G>, level: G::Options) -> Seated<G> {
        Seated { sitting, level }
    }

    /// Files and ranks of the board; none on a card table.
    fn size(&self) -> (u16, u16) {
        match self.sitting.game().surface() {
            Surface::Board { width, height, .. } => (width, height),
            Surface::Cards { .. } => (0, 0),
        }
    }

    fn choice(&self, mv: G::Move) -> Choice {
        let game = self.sitting.game();
        Choice { text: self.plain(mv), picks: game.gesture(mv), called: game.called(mv) }
    }

    fn plain(&self, mv: G::Move) -> String {
        let mut text = String::new();
        self.sitting.game().write(mv, Style::Plain, &mut text);
        text
    }
}

impl<G: Game> AnySitting for Seated<G> {
    fn family(&self) -> &'static str {
        G::FAMILY
    }
    fn head(&self) -> &Head {
        &self.sitting.head
    }
    fn head_mut(&mut self) -> &mut Head {
        &mut self.sitting.head
    }
    fn settings(&self) -> Vec<Setting> {
        G::settings(self.sitting.options())
    }
    fn turn(&self) -> Turn {
        self.sitting.game().turn()
    }
    fn seating(&self) -> Seating {
        self.sitting.game().seating()
    }
    fn side(&self, seat: Seat) -> Side {
        self.sitting.game().side(seat)
    }
    fn seat_names(&self) -> &'static [&'static str] {
        G::seat_names()
    }
    fn choices(&self) -> Vec<Choice> {
        let mut moves = Vec::new();
        self.sitting.game().moves(&mut moves);
        moves.into_iter().map(|mv| self.choice(mv)).collect()
    }
    fn asides(&self, seat: Seat) -> Vec<Choice> {
        let mut moves = Vec::new();
        self.sitting.game().asides(seat, &mut moves);
        moves.into_iter().map(|mv| self.choice(mv)).collect()
    }
    fn play(&mut self, text: &str, events: &mut Vec<Event>) -> Result<(), PlayError> {
        let mv = self.sitting.read(text)?;
        let game = self.sitting.game();
        if !game.allows(mv) {
            return Err(PlayError::Refused(game.why_not(mv)));
        }
        self.sitting.play(mv, events).map_err(PlayError::Refused)
    }
    fn actor(&self, text: &str) -> Option<Seat> {
        self.sitting.game().actor(self.sitting.read(text).ok()?)
    }
    fn play_chance(&mut self, events: &mut Vec<Event>) -> bool {
        self.sitting.play_chance(events)
    }
    fn has_next_game(&self) -> bool {
        matches!(self.sitting.game().after(), Some(After::Next(_)))
    }
    fn next_game(&mut self) -> bool {
        self.sitting.next_game()
    }
    fn undo_depth(&self, player: Player) -> Result<usize, Reason> {
        self.sitting.undo_depth(player)
    }
    fn undo(&mut self, player: Player) -> Result<(), Reason> {
        self.sitting.undo(player)
    }
    fn can_redo(&self) -> bool {
        self.sitting.can_redo()
    }
    fn redo(&mut self) -> bool {
        self.sitting.redo()
    }
    fn places(&self, viewer: Option<Seat>) -> Vec<Lying> {
        let mut places = Vec::new();
        self.sitting.game().places(viewer, &mut places);
        places
    }
    fn surface(&self) -> Surface {
        self.sitting.game().surface()
    }
    fn looks(&self, seat: Seat) -> Quarter {
        self.sitting.game().looks(seat)
    }
    fn figure(&self, face: Face) -> &'static str {
        G::figure(face)
    }
    fn square_name(&self, square: Square) -> String {
        G::square_name(square, self.size().0)
    }
    fn square_named(&self, name: &str) -> Option<Square> {
        let (width, height) = self.size();
        G::square_named(name, width, height)
    }
    fn shown(&self, text: &str) -> String {
        G::shown(text).into_owned()
    }
    fn edges(&self) -> Edges {
        let (width, height) = self.size();
        G::edges(width, height)
    }
    fn marks(&self) -> Vec<(Square, Mark)> {
        let mut marks = Vec::new();
        self.sitting.game().marks(&mut marks);
        marks
    }
    fn owner(&self, token: Token) -> Option<Seat> {
        self.sitting.game().owner(token)
    }
    fn plates(&self) -> Vec<Plate> {
        self.sitting.game().plates()
    }
    fn accounts(&self) -> Vec<Account> {
        self.sitting.game().accounts()
    }
    fn attacked(&self, seat: Seat) -> Option<Vec<Square>> {
        self.sitting.game().attacked(seat)
    }
    fn refuse(&self, attempt: &Attempt) -> Reason {
        self.sitting.game().refuse(attempt)
    }
    fn penalty(&self, attempt: &Attempt) -> Option<String> {
        self.sitting.game().penalty(attempt).map(|mv| self.plain(mv))
    }
    fn explain(&self, token: Token) -> Vec<Reason> {
        self.sitting.game().explain(token)
    }
    fn told(&self, token: Token) -> Option<Told> {
        self.sitting.game().told(token)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.sitting.game().outcome()
    }
    fn tally(&self) -> Verdict {
        self.sitting.game().tally()
    }
    fn verdict(&self) -> Option<Verdict> {
        match self.sitting.game().after()? {
            After::End(verdict) => Some(verdict),
            After::Next(_) => None,
        }
    }
    fn position(&self) -> String {
        self.sitting.game().position()
    }
    fn entries(&self) -> Vec<Entry> {
        let current = self.sitting.hands().len() - 1;
        let running = self.outcome().is_none();
        let mut entries = Vec::new();
        for (hand, played) in self.sitting.hands().iter().enumerate() {
            let veiled = running && hand == current;
            entries.extend(played.made().iter().enumerate().map(|(entry, made)| Entry {
                hand,
                entry,
                seat: made.seat,
                ply: made.ply,
                text: if veiled && made.hidden { String::new() } else { made.text.clone() },
                comment: made.comment.clone(),
            }));
        }
        entries
    }
    fn names(&self, hand: usize, tongue: Tongue) -> Vec<Option<String>> {
        let Some(played) = self.sitting.hands().get(hand) else { return Vec::new() };
        let mut game = self.sitting.at(hand, 0).game().clone();
        let mut name = |mv| {
            let name = game.name(mv, tongue);
            game.play(mv, &mut ());
            name
        };
        played.made().iter().map(|made| name(made.mv)).collect()
    }
    fn throws(&self) -> Vec<Throws> {
        let mut throws = vec![Throws::default(); usize::from(self.seating().players())];
        for (hand, played) in self.sitting.hands().iter().enumerate() {
            if !played.made().iter().any(|made| G::thrown(made.mv).is_some()) {
                continue;
            }
            let mut game = self.sitting.at(hand, 0).game().clone();
            for made in played.made() {
                game.play(made.mv, &mut ());
                // Whoever may move now has thrown.
                if let (Some(dice), Turn::Seat(seat, _)) = (G::thrown(made.mv), game.turn())
                    && let Some(own) = throws.get_mut(usize::from(game.seating().player(seat).0))
                {
                    own.add(dice);
                }
            }
        }
        if throws.iter().all(|own| own.count == 0) { Vec::new() } else { throws }
    }
    fn deals(&self) -> Vec<Deals> {
        let counted = G::counted();
        // Of a hand that is still played nobody learns anything.
        let over = |hand: &usize| self.sitting.hands()[*hand].state().outcome().is_some();
        let over: Vec<usize> = (0..self.sitting.hands().len()).filter(over).collect();
        if counted.is_empty() || over.is_empty() {
            return Vec::new();
        }
        let mut deals = vec![Deals::default(); usize::from(self.seating().players())];
        for hand in over {
            let mut game = self.sitting.at(hand, 0).game().clone();
            let mut held = vec![BTreeMap::new(); deals.len()];
            for made in self.sitting.hands()[hand].made() {
                let is_dealt = game.turn() == Turn::Chance(Stage::Deal);
                game.play(made.mv, &mut ());
                for seat in game.seating().iter().filter(|_| is_dealt) {
                    let own = &mut held[game.seating().player(seat).index()];
                    let mut places = Vec::new();
                    game.places(Some(seat), &mut places);
                    let in_hand = places.into_iter().filter(|(_, at, _)| matches!(at, Place::Hand(s, _) if *s == seat));
                    own.extend(in_hand.filter_map(|(token, _, face)| Some((token, face?))));
                }
            }
            for (deals, held) in deals.iter_mut().zip(held) {
                deals.add(&held.into_values().collect::<Vec<_>>(), counted);
            }
        }
        deals
    }
    fn hands(&self) -> usize {
        self.sitting.hands().len()
    }
    fn seed(&self, hand: usize) -> [u8; 32] {
        self.sitting.seed(hand)
    }
    fn seed_hash(&self, hand: usize) -> [u8; 32] {
        self.sitting.seed_hash(hand)
    }
    fn at(&self, hand: usize, entries: usize) -> Box<dyn AnySitting> {
        Box::new(Seated::new(self.sitting.at(hand, entries), self.level.clone()))
    }
    fn record(&self, disclosure: Disclosure) -> String {
        // An option that another brings with it (the second game's `wins_first`) is told only if it is not what it brings.
        let (mut told, mut options) = (self.level.clone(), Vec::new());
        for own in G::settings(self.sitting.options()) {
            let is_told = G::settings(&told).iter().any(|at| at.key == own.key && at.value == own.value);
            if !is_told && G::set(&mut told, own.key, &own.value) {
                options.push((own.key.to_owned(), own.value));
            }
        }
        record::write(&self.sitting, &options, disclosure)
    }
    fn export(&self) -> Option<String> {
        G::export(&self.sitting)
    }
    fn question(&self, seat: Seat) -> Question {
        let played: usize = self.sitting.hands().iter().map(|hand| hand.made().len()).sum();
        let hash = self.sitting.seed_hash(self.hands() - 1);
        let salt = u64::from_le_bytes(hash[..8].try_into().expect("eight bytes"));
        Question {
            family: G::FAMILY.to_owned(),
            seat,
            view: serde_json::to_string(&self.sitting.game().view(Some(seat))).unwrap_or_default(),
            past: self.sitting.keys().to_vec(),
            number: played as u64,
            seed: salt.wrapping_add(played as u64),
        }
    }
    fn clone_box(&self) -> Box<dyn AnySitting> {
        Box::new(self.clone())
    }
}
