//! A sitting: a series of games of one level by the same players, with its record and its chance.
//! What a sitting can do for any game at all is [`AnySitting`](super::any::AnySitting).

use super::event::{Event, Sink};
use super::game::{After, Game, Stage, Style, Turn};
use super::lexer::{Lexer, ReadError};
use super::reason::Reason;
use super::seat::{Player, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

/// What a sitting begins with, beside the options of its game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// The level's id, `tafl/brandub`.
    pub level: String,
    /// The text of the level's file, if the player brought his own.
    pub level_text: Option<String>,
    /// The players by number: a person's name, or `bot:3`.
    pub players: Vec<String>,
    /// All of the sitting's chance comes from this.
    pub secret: [u8; 32],
    /// Undo may go past a throw or a deal.
    pub practice: bool,
    /// Further `[Name "value"]` lines of the record, kept as they are.
    pub tags: Vec<(String, String)>,
}

impl Head {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag.
    pub fn set_tag(&mut self, name: &str, value: String) {
        match self.tags.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }
}

/// Something played, as the record keeps it.
#[derive(Clone, PartialEq, Debug)]
pub struct Made<M> {
    /// The move.
    pub mv: M,
    /// Who made it; `None`: chance.
    pub seat: Option<Seat>,
    /// Does it count as a ply?
    pub ply: bool,
    /// Did the seat to move choose among several legal moves? What an undo goes back to.
    pub decision: bool,
    /// Its text in the record.
    pub text: String,
    /// Must the text stay sealed until the game is over?
    pub hidden: bool,
    /// Did it show somebody what he had not known? No undo goes past that.
    pub reveals: bool,
    /// A remark, without its braces.
    pub comment: Option<String>,
}

/// One game of a sitting with all that led to it.
#[derive(Clone)]
pub struct Hand<G: Game> {
    pub(super) carry: G::Carry,
    pub(super) made: Vec<Made<G::Move>>,
    /// A remark before the first thing played.
    pub(super) preface: Option<String>,
    state: G,
    keys: Vec<u64>,
}

impl<G: Game> Hand<G> {
    fn new(state: G, carry: G::Carry) -> Hand<G> {
        let keys = state.repetition_key().into_iter().collect();
        Hand { carry, made: Vec::new(), preface: None, state, keys }
    }

    /// What was played in it.
    pub fn made(&self) -> &[Made<G::Move>] {
        &self.made
    }

    /// The state it has come to.
    pub fn state(&self) -> &G {
        &self.state
    }
}

/// A series of games with its carry: two Tafl games and their tally, a match to 150 with its plates.
#[derive(Clone)]
pub struct Sitting<G: Game> {
    /// Names, level and secret.
    pub head: Head,
    options: G::Options,
    position: Option<String>,
    hands: Vec<Hand<G>>,
    undone: Vec<Vec<Made<G::Move>>>,
}

impl<G: Game> Sitting<G> {
    /// Begins a sitting. The options have passed [`Game::check`].
    pub fn new(head: Head, options: G::Options) -> Sitting<G> {
        let carry = G::Carry::default();
        let hand = Hand::new(G::start(&options, &carry), carry);
        Sitting { head, options, position: None, hands: vec![hand], undone: Vec::new() }
    }

    /// Begins a sitting whose first game starts from a position text.
    ///
    /// # Errors
    /// What is wrong in the position text.
    pub fn new_at(head: Head, options: G::Options, position: &str) -> Result<Sitting<G>, ReadError> {
        let carry = G::Carry::default();
        let hand = Hand::new(G::start_at(&options, &carry, position)?, carry);
        Ok(Sitting { head, options, position: Some(position.to_owned()), hands: vec![hand], undone: Vec::new() })
    }

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The position text the first game began from, if it was not the level's own.
    pub fn first_position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// The games so far, the current one last.
    pub fn hands(&self) -> &[Hand<G>] {
        &self.hands
    }

    fn hand(&self) -> &Hand<G> {
        self.hands.last().expect("a sitting always has a game")
    }

    fn hand_mut(&mut self) -> &mut Hand<G> {
        self.hands.last_mut().expect("a sitting always has a game")
    }

    /// The current game.
    pub fn game(&self) -> &G {
        &self.hand().state
    }

    /// Keys of the positions of the current game, oldest first; empty where repetition means nothing.
    pub fn keys(&self) -> &[u64] {
        &self.hand().keys
    }

    /// Plays a move that the rules allow.
    ///
    /// # Errors
    /// `refused-not-now` for a move the game does not allow now; nothing has changed then.
    pub fn play(&mut self, mv: G::Move, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.make(mv, events)?;
        self.undone.clear();
        Ok(())
    }

    fn make(&mut self, mv: G::Move, out: &mut impl Sink) -> Result<(), Reason> {
        let hand = self.hand_mut();
        let state = &mut hand.state;
        if !state.allows(mv) {
            return Err(Reason::new("refused-not-now"));
        }
        let (turn, actor) = (state.turn(), state.actor(mv));
        let own = matches!(turn, Turn::Seat(seat, _) if actor == Some(seat));
        let in_turn = own && state.lists(mv);
        let in_play = matches!(turn, Turn::Seat(_, Stage::Play));
        let mut asides = Vec::new();
        if let Some(seat) = actor.filter(|_| own && in_play && !in_turn) {
            state.asides(seat, &mut asides);
        }
        let penalty = own && in_play && !in_turn && !asides.contains(&mv);
        let mut text = String::new();
        state.write(mv, Style::Record, &mut text);
        let mut made = Made {
            mv,
            seat: actor,
            ply: in_turn && in_play,
            decision: in_turn && state.count_moves() > 1,
            text,
            hidden: state.hides(mv),
            reveals: state.reveals(mv),
            comment: None,
        };
        state.play(mv, out);
        // A penalty counts as the ply whose turn it cost.
        made.ply |= penalty && state.turn() != turn && state.turn() != Turn::Over;
        if let Some(key) = state.repetition_key() {
            // The last key is always that of the position now: what set-up or a penalty changes makes no new one.
            if !made.ply {
                hand.keys.pop();
            }
            hand.keys.push(key);
            let times = hand.keys.iter().filter(|&&k| k == key).count();
            if made.ply && times >= G::REPETITIONS {
                state.repeated(out);
            }
        }
        hand.made.push(made);
        Ok(())
    }

    /// Lets chance decide, when it is chance's turn: the nth act of chance of a game draws from the nth stream
    /// of that game's generator, so the same moves always meet the same dice.
    pub fn play_chance(&mut self, events: &mut Vec<Event>) -> bool {
        if !matches!(self.game().turn(), Turn::Chance(_)) {
            return false;
        }
        let mut rng = ChaCha20Rng::from_seed(self.seed(self.hands.len() - 1));
        let nth = self.hand().made.iter().filter(|made| made.seat.is_none()).count();
        rng.set_stream(nth as u64);
        let mv = self.game().chance(&mut rng);
        // What was taken back stays taken back when the same throw falls again.
        self.make(mv, events).is_ok()
    }

    /// The seed of the nth game: secret while that game is played, shown after it.
    pub fn seed(&self, hand: usize) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(self.head.secret);
        hash.update(b"hand");
        hash.update((hand as u64).to_le_bytes());
        hash.finalize().into()
    }

    /// What is shown of a game's seed before the game: its hash.
    pub fn seed_hash(&self, hand: usize) -> [u8; 32] {
        Sha256::digest(self.seed(hand)).into()
    }

    /// Begins the next game of the sitting, if one follows.
    pub fn next_game(&mut self) -> bool {
        let Some(After::Next(carry)) = self.game().after() else { return false };
        let hand = Hand::new(G::start(&self.options, &carry), carry);
        self.hands.push(hand);
        self.undone.clear();
        true
    }

    /// How many entries of the current game an undo by this player would take back: the word that ended it, or to before
    /// his own last decision; never past a throw, a deal or a card shown unless the sitting is for practice.
    ///
    /// # Errors
    /// `undo-nothing` or `undo-past-chance`.
    pub fn undo_depth(&self, player: Player) -> Result<usize, Reason> {
        let hand = self.hand();
        let seating = hand.state.seating();
        let own = |made: &Made<G::Move>| made.decision && made.seat.is_some_and(|s| seating.player(s) == player);
        // A word that ended the game, a resignation or a draw agreed to, is taken back by itself.
        let is_word = |made: &Made<G::Move>| !made.ply && !made.decision && made.seat.is_some();
        let at = match hand.made.last() {
            Some(last) if hand.state.outcome().is_some() && is_word(last) => Some(hand.made.len() - 1),
            _ => hand.made.iter().rposition(own),
        };
        let Some(at) = at else { return Err(Reason::new("undo-nothing")) };
        if !self.head.practice && hand.made[at..].iter().any(|made| made.seat.is_none() || made.reveals) {
            return Err(Reason::new("undo-past-chance"));
        }
        Ok(hand.made.len() - at)
    }

    /// Takes back to before the player's own last decision.
    ///
    /// # Errors
    /// As [`Sitting::undo_depth`].
    pub fn undo(&mut self, player: Player) -> Result<(), Reason> {
        let depth = self.undo_depth(player)?;
        let hand = self.hand();
        let keep = hand.made.len() - depth;
        let taken = hand.made[keep..].to_vec();
        self.truncate(keep);
        self.undone.push(taken);
        Ok(())
    }

    /// Is there something to redo?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays again what the last undo took back.
    pub fn redo(&mut self) -> bool {
        let Some(taken) = self.undone.pop() else { return false };
        self.replay(taken);
        true
    }

    /// Plays again, remarks included, what was played from this very state before.
    fn replay(&mut self, made: Vec<Made<G::Move>>) {
        for old in made {
            if self.make(old.mv, &mut ()).is_ok()
                && let Some(new) = self.hand_mut().made.last_mut()
            {
                new.comment = old.comment;
            }
        }
    }

    /// Cuts the current game back to its first `entries` entries and plays those again.
    fn truncate(&mut self, entries: usize) {
        let first = self.hands.len() == 1;
        let position = self.position.clone().filter(|_| first);
        let hand = self.hand_mut();
        let made: Vec<_> = hand.made.drain(..).take(entries).collect();
        let preface = hand.preface.take();
        let carry = hand.carry.clone();
        let start = position
            .and_then(|position| G::start_at(&self.options, &carry, &position).ok())
            .unwrap_or_else(|| G::start(&self.options, &carry));
        *self.hand_mut() = Hand { preface, ..Hand::new(start, carry) };
        self.replay(made);
    }

    /// This sitting as it stood after the first `entries` entries of its nth game.
    pub fn at(&self, hand: usize, entries: usize) -> Sitting<G> {
        let mut then = self.clone();
        then.undone.clear();
        then.hands.truncate(hand + 1);
        then.truncate(entries);
        then
    }

    /// Reads one move as it could be made now.
    ///
    /// # Errors
    /// Where the text stops being a move.
    pub fn read(&self, text: &str) -> Result<G::Move, ReadError> {
        let mut lexer = Lexer::new(text);
        let mv = self.game().read(&mut lexer)?;
        if lexer.is_done() { Ok(mv) } else { Err(lexer.expected("the end of the move")) }
    }

    /// Adds a remark to the last thing played, or before the first.
    pub(super) fn remark(&mut self, comment: &str) {
        let hand = self.hand_mut();
        let place = hand.made.last_mut().map_or(&mut hand.preface, |made| &mut made.comment);
        let text = place.get_or_insert_default();
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(comment.trim());
    }
}
