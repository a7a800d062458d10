//! Iterative-deepening alpha-beta, with expectation over dice. The tree is walked with a stack of its own instead of
//! recursion, so that the walk can stop anywhere and go on later, whoever drives it.
//!
//! The side that was asked stands against all others. If there are more than one of them, search is best-reply: of all
//! their moves one is made, the worst for the side that was asked, and the turn comes back to it (M. Schadd and
//! M. Winands, 2011). So it looks as far ahead as with one opponent. On request they move in turn, all against the one
//! who was asked.

use super::chance::{Chance, Window};
use super::eval::{Glance, Outlook};
use super::handicap::{handicapped, handicaps, misjudged};
use super::ordering::Memory;
use super::table::{Bound, Finding, Table};
use super::{Answer, BeginError, DECIDED, Effort, Search, WIN};
use crate::rules::game::{Style, Turn};
use crate::rules::{Question, Seat, Side};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

pub(super) const INFINITE: i32 = WIN + 1;
/// No line is searched deeper than this.
const DEEPEST: i32 = 60;
/// So many captures in a row are followed beyond the last full ply.
const MOST_NOISY: i32 = 6;
/// From so many plies on it is tried first what comes of passing the turn over, looked at by so many plies less.
const PASS_FROM: i32 = 3;
const PASS_LESS: i32 = 2;
/// So many positions count as the opening.
const OPENING: usize = 8;

/// The side of all who are not of the side that was asked.
const REST: Side = Side(u8::MAX);

/// A search by alpha-beta.
pub struct AlphaBeta<G: Outlook> {
    number: u64,
    budget: u64,
    blur: u16,
    /// What positions are misjudged by is drawn from this.
    seed: u64,
    root: G,
    seat: Seat,
    side: Side,
    /// The others make one move together.
    jointly: bool,
    /// Positions of the game before the root.
    past: Vec<u64>,
    roots: Vec<Root<G::Move>>,
    depth: i32,
    nodes: u64,
    stack: Vec<Frame<G>>,
    /// The moves of all frames, each frame's after those of the frame below, with their rank.
    moves: Vec<(G::Move, i32)>,
    table: Table<G::Move>,
    memory: Memory<G>,
    answer: Option<Answer>,
}

/// A move of the position that was asked about.
struct Root<M> {
    mv: M,
    handicap: i32,
    /// Its value less the handicap, in the last iteration that came to it.
    value: i32,
}

/// A position on the way from the root to the position being looked at.
struct Frame<G: Outlook> {
    state: G,
    /// Window and values are seen from here.
    side: Side,
    ply: usize,
    depth: i32,
    alpha: i32,
    beta: i32,
    kind: Kind<G>,
}

enum Kind<G: Outlook> {
    Choice(Choice<G>),
    Chance(Chance<G>),
}

/// A seat is to move.
struct Choice<G: Outlook> {
    key: u64,
    position: Option<u64>,
    /// Where its moves begin, and the one being tried.
    first: usize,
    next: usize,
    /// Alpha as it was at the beginning.
    floor: i32,
    best: i32,
    best_move: Option<G::Move>,
    trial: Trial,
}

/// How the move in hand is tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trial {
    /// Before any move: the turn is passed over, to see whether that is good enough.
    Pass,
    /// With the whole window.
    Full,
    /// Only to see whether it beats the best so far, perhaps less deep than the others.
    Scout { reduced: bool },
}

impl<G: Outlook> AlphaBeta<G> {
    /// Begins to think a question over.
    ///
    /// # Errors
    /// When the view cannot be read or the seat has nothing to decide.
    pub fn begin(question: &Question, effort: Effort) -> Result<AlphaBeta<G>, BeginError> {
        let view: G::View = serde_json::from_str(&question.view)?;
        let root = G::imagine(&view, &mut ChaCha8Rng::seed_from_u64(question.seed));
        if !matches!(root.turn(), Turn::Seat(seat, _) if seat == question.seat) {
            return Err(BeginError::NotToMove);
        }
        // Where positions are not counted, everything played is.
        let played = if question.past.is_empty() { question.number as usize } else { question.past.len() };
        let side = root.side(question.seat);
        let mut sides: Vec<_> =
            root.seating().iter().filter_map(|seat| root.turned_to(seat).map(|_| root.side(seat))).collect();
        sides.sort_unstable();
        sides.dedup();
        let jointly = sides.len() > 2 && !effort.paranoid;
        let mut legal = Vec::new();
        match root.settled() {
            Some(mv) => legal.push(mv),
            None => root.tries(&mut legal),
        }
        let effort = root.fitted(effort);
        let effort = if played > OPENING { effort } else { effort.in_opening() };
        let handicaps = handicaps(legal.len(), effort, question.seed);
        let tried = |(mv, handicap)| Root { mv, handicap, value: 0 };
        let mut roots: Vec<_> = legal.into_iter().zip(handicaps).map(tried).collect();
        let past = question.past[..question.past.len().saturating_sub(1)].to_vec();
        let memory = Memory::new();
        roots.sort_by_cached_key(|tried| tried.handicap - memory.rank(&root, 0, tried.mv, None));
        Ok(AlphaBeta {
            number: question.number,
            budget: effort.nodes,
            blur: effort.blur,
            seed: question.seed,
            root,
            seat: question.seat,
            side,
            jointly,
            past,
            roots,
            depth: 0,
            nodes: 0,
            stack: Vec::new(),
            moves: Vec::new(),
            table: Table::new(effort.table_bits),
            memory,
            answer: None,
        })
    }

    /// One deeper look at every move of the root, those first that did best before.
    fn begin_iteration(&mut self) {
        self.roots.sort_by_key(|tried| -tried.value);
        self.depth += 1;
        self.memory.fade();
        self.moves.clear();
        self.moves.extend(self.roots.iter().zip(0..).map(|(tried, nth): (_, i32)| (tried.mv, -nth)));
        self.stack.push(Frame {
            state: self.root.clone(),
            side: self.side,
            ply: 0,
            depth: self.depth,
            alpha: -INFINITE,
            beta: INFINITE,
            kind: Kind::Choice(Choice {
                key: self.root.key(),
                position: self.root.repetition_key(),
                first: 0,
                next: 0,
                floor: -INFINITE,
                best: -INFINITE,
                best_move: None,
                trial: Trial::Full,
            }),
        });
    }

    /// Is there nothing more to find out?
    fn is_done(&self) -> bool {
        let best = self.roots.iter().map(|tried| tried.value).max();
        self.roots.len() == 1 || self.depth >= DEEPEST || best.is_some_and(|best| best.abs() >= DECIDED)
    }

    /// Does the smallest piece of work: tries one move of the position in hand, or leaves the position.
    fn advance(&mut self) {
        let Some(top) = self.stack.last_mut() else {
            if self.depth > 0 && self.is_done() {
                self.conclude()
            } else {
                self.begin_iteration()
            }
            return;
        };
        let (side, ply) = (top.side, top.ply + 1);
        let (mv, depth, alpha, beta) = match &mut top.kind {
            Kind::Choice(choice) if top.alpha >= top.beta || choice.next == self.moves.len() => {
                let value = choice.best;
                return self.leave(value);
            }
            Kind::Choice(Choice { trial: Trial::Pass, .. }) => {
                (None, top.depth - 1 - PASS_LESS, top.beta - 1, top.beta)
            }
            Kind::Choice(choice) => {
                let again = choice.trial == Trial::Full && choice.next > choice.first;
                if !again {
                    bring_forward(&mut self.moves[choice.next..]);
                }
                let (mv, rank) = self.moves[choice.next];
                let nth = choice.next - choice.first;
                // A move with a handicap must do better by so much.
                let root = top.ply == 0 && top.alpha.abs() < DECIDED;
                let alpha = top.alpha + if root { self.roots[nth].handicap } else { 0 };
                match choice.trial {
                    Trial::Pass | Trial::Full => (Some(mv), top.depth - 1, alpha, top.beta.max(alpha + 1)),
                    Trial::Scout { .. } => {
                        let reduction = reduction(nth, top.depth, rank);
                        choice.trial = Trial::Scout { reduced: reduction > 0 };
                        (Some(mv), top.depth - 1 - reduction, alpha, alpha + 1)
                    }
                }
            }
            Kind::Chance(chance) => match chance.window(top.alpha, top.beta) {
                Window::Open(mv, alpha, beta) => (Some(mv), top.depth, alpha, beta),
                Window::Shut(value) => return self.leave(value),
            },
        };
        let mut state = match mv {
            Some(mv) => {
                let mut next = top.state.clone();
                next.play(mv, &mut ());
                next
            }
            None => match top.state.passed() {
                Some(passed) => passed,
                None => return self.receive(-INFINITE),
            },
        };
        if self.jointly
            && side == REST
            && let Some(back) = state.turned_to(self.seat)
        {
            state = back;
        }
        if let Some(value) = self.enter(state, side, ply, depth, (alpha, beta), mv.is_none()) {
            self.receive(value);
        }
    }

    /// Comes to a position, perhaps by passing. Its value for `side`, if it needs no search; otherwise it is now on top of
    /// the stack.
    fn enter(
        &mut self,
        state: G,
        side: Side,
        ply: usize,
        depth: i32,
        (alpha, beta): (i32, i32),
        by_pass: bool,
    ) -> Option<i32> {
        self.nodes += 1;
        let seat = match state.turn() {
            Turn::Over => {
                return Some(from_here(self.seen_by(side, state.result(self.side)), ply));
            }
            Turn::Chance(_) => {
                let mut outcomes = Vec::new();
                if depth <= 0 || !state.odds(&mut outcomes) {
                    return Some(self.judged(side, &state));
                }
                let kind = Kind::Chance(Chance::new(outcomes));
                self.stack.push(Frame { state, side, ply, depth, alpha, beta, kind });
                return None;
            }
            Turn::Seat(seat, _) => seat,
        };
        let own = if state.side(seat) == self.side { self.side } else { REST };
        let window = if own == side { (alpha, beta) } else { (-beta, -alpha) };
        let value = self.enter_choice(state, own, ply, depth, window, by_pass)?;
        Some(if own == side { value } else { -value })
    }

    fn enter_choice(
        &mut self,
        state: G,
        side: Side,
        ply: usize,
        depth: i32,
        (alpha, beta): (i32, i32),
        by_pass: bool,
    ) -> Option<i32> {
        let position = state.repetition_key();
        let occurred = position.map_or(0, |position| self.occurrences(position));
        if occurred + 1 >= G::REPETITIONS {
            return Some(self.seen_by(side, state.drawn(self.side)));
        }
        let glance = state.glance();
        match glance {
            Glance::Won(plies) => return Some(WIN - ply as i32 - plies),
            Glance::Lost(plies) => return Some(ply as i32 + plies - WIN),
            // The way here leads nowhere: whoever stands better should find another.
            Glance::Pressed | Glance::Quiet if occurred > 0 => return Some(self.seen_by(side, state.drawn(self.side))),
            Glance::Pressed | Glance::Quiet => {}
        }
        let pressed = glance == Glance::Pressed && (ply as i32) < 2 * self.depth + 2;
        let depth = if pressed { depth.max(0) + 1 } else { depth };
        let first = self.moves.len();
        let (mut floor, mut best, mut key, mut proposed) = (alpha, -INFINITE, 0, None);
        if depth > 0 {
            key = state.key();
            if let Some(found) = self.table.get(key) {
                proposed = found.best;
                let value = from_here(found.value, ply);
                let settled = match found.bound {
                    Bound::Exact => true,
                    Bound::Lower => value >= beta,
                    Bound::Upper => value <= alpha,
                };
                if settled && found.depth >= depth {
                    return Some(value);
                }
            }
            let legal = self.gather(&state, side, G::tries);
            self.moves.extend(legal.into_iter().map(|mv| (mv, self.memory.rank(&state, ply, mv, proposed))));
        } else {
            best = self.judged(side, &state);
            floor = floor.max(best);
            if best >= beta || depth <= -MOST_NOISY {
                return Some(best);
            }
            let noisy = self.gather(&state, side, G::noisy);
            if noisy.is_empty() {
                return Some(best);
            }
            self.moves.extend(noisy.into_iter().map(|mv| (mv, state.promise(mv))));
        }
        // Twice in a row nobody passes, nor where it would only be seen that the game is decided.
        let may_pass =
            depth >= PASS_FROM && !by_pass && glance == Glance::Quiet && !self.jointly && beta.abs() < DECIDED;
        let good = || self.seen_by(side, state.worth(self.side)) >= beta;
        let trial = if may_pass && state.passed().is_some() && good() { Trial::Pass } else { Trial::Full };
        let choice = Choice { key, position, first, next: first, floor: alpha, best, best_move: None, trial };
        self.stack.push(Frame { state, side, ply, depth, alpha: floor, beta, kind: Kind::Choice(choice) });
        None
    }

    /// What is worth so much to the side that was asked, seen by a side.
    fn seen_by(&self, side: Side, value: i32) -> i32 {
        if side == self.side { value } else { -value }
    }

    /// What a position seems to be worth, seen by a side.
    fn judged(&self, side: Side, state: &G) -> i32 {
        let worth = state.worth(self.side);
        self.seen_by(side, if self.blur == 0 { worth } else { misjudged(worth, state.key() ^ self.seed, self.blur) })
    }

    /// The moves of whoever is to move: a seat, or all the others together.
    fn gather(&self, state: &G, side: Side, list: impl Fn(&G, &mut Vec<G::Move>)) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if !self.jointly || side == self.side {
            list(state, &mut moves);
            return moves;
        }
        for seat in state.seating().iter().filter(|&seat| state.side(seat) != self.side) {
            if let Some(state) = state.turned_to(seat) {
                list(&state, &mut moves);
            }
        }
        moves
    }

    /// How often the position has occurred before, in the game or on the way here.
    fn occurrences(&self, position: u64) -> usize {
        let on_the_way = self.stack.iter().filter(|frame| match &frame.kind {
            Kind::Choice(choice) => choice.position == Some(position),
            Kind::Chance(_) => false,
        });
        on_the_way.count() + self.past.iter().filter(|&&past| past == position).count()
    }

    /// The position on top of the stack has this value: it is left for the one below.
    fn leave(&mut self, value: i32) {
        let Some(frame) = self.stack.pop() else { return };
        if let Kind::Choice(choice) = &frame.kind {
            self.moves.truncate(choice.first);
            if frame.depth > 0 && frame.ply > 0 {
                let bound = if value >= frame.beta {
                    Bound::Lower
                } else if value > choice.floor {
                    Bound::Exact
                } else {
                    Bound::Upper
                };
                self.table.put(Finding {
                    key: choice.key,
                    best: choice.best_move,
                    value: to_there(value, frame.ply),
                    depth: frame.depth,
                    bound,
                    iteration: self.depth,
                });
            }
        }
        if let Some(below) = self.stack.last() {
            let value = if below.side == frame.side { value } else { -value };
            self.receive(value);
        }
    }

    /// The move tried in the position on top of the stack has this value.
    fn receive(&mut self, value: i32) {
        let Some(top) = self.stack.last_mut() else { return };
        match &mut top.kind {
            Kind::Chance(chance) => chance.receive(value),
            Kind::Choice(choice) if choice.trial == Trial::Pass => {
                if value >= top.beta {
                    (choice.best, top.alpha) = (top.beta, top.beta);
                } else {
                    choice.trial = Trial::Full;
                }
            }
            Kind::Choice(choice) => {
                let handicap = if top.ply == 0 { self.roots[choice.next].handicap } else { 0 };
                let value = handicapped(value, handicap);
                if let Trial::Scout { reduced } = choice.trial
                    && value > top.alpha
                    && (reduced || value < top.beta)
                {
                    choice.trial = Trial::Full;
                    return;
                }
                let (mv, _) = self.moves[choice.next];
                if value > choice.best {
                    choice.best = value;
                    if value > top.alpha {
                        choice.best_move = Some(mv);
                    }
                }
                if top.ply == 0 {
                    self.roots[choice.next].value = value;
                }
                top.alpha = top.alpha.max(value);
                if top.alpha >= top.beta && top.depth > 0 {
                    self.memory.refuted(top.ply, top.depth, mv);
                }
                choice.next += 1;
                choice.trial = Trial::Scout { reduced: false };
            }
        }
    }

    fn conclude(&mut self) {
        let (best, finished) = match self.stack.first() {
            None => (self.best_of(self.roots.len()), self.depth),
            // An iteration broken off tells of the moves it has come to; if all it says is that they lose, the next
            // one is left to try.
            Some(frame) => {
                let tried = match &frame.kind {
                    Kind::Choice(choice) => choice.next,
                    Kind::Chance(_) => 0,
                };
                let best = self.best_of(tried.max(1));
                let lost = tried < self.roots.len() && tried > 0 && self.roots[best].value <= -DECIDED;
                (if lost { tried } else { best }, self.depth - 1)
            }
        };
        let Root { mv, handicap, value } = self.roots[best];
        let score = if value.abs() >= DECIDED { value } else { value + handicap };
        let mut text = String::new();
        self.root.write(self.root.worded(mv), Style::Plain, &mut text);
        self.answer = Some(Answer { number: self.number, text, score, depth: finished as u32, nodes: self.nodes });
    }

    /// The best of the first so many moves of the root; of equals, the one that was tried first.
    fn best_of(&self, count: usize) -> usize {
        (1..count).fold(0, |best, nth| if self.roots[nth].value > self.roots[best].value { nth } else { best })
    }
}

impl<G: Outlook> Search for AlphaBeta<G> {
    fn step(&mut self, nodes: u64) -> Option<Answer> {
        let until = self.nodes.saturating_add(nodes);
        while self.answer.is_none() && self.nodes < until {
            if self.depth > 1 && self.nodes >= self.budget {
                self.conclude();
            } else {
                self.advance();
            }
        }
        self.answer.clone()
    }
}

/// By how many plies less a late and quiet move is scouted.
fn reduction(nth: usize, depth: i32, rank: i32) -> i32 {
    let quiet = rank < super::ordering::KILLER;
    match (quiet, depth, nth) {
        (true, 3.., 4..16) => 1,
        (true, 3, 16..) => 1,
        (true, 4.., 16..) => 2,
        _ => 0,
    }
}

/// Puts the move of the highest rank first; among equals the one that stands first.
fn bring_forward<M: Copy>(moves: &mut [(M, i32)]) {
    let Some(&(_, mut highest)) = moves.first() else { return };
    let mut at = 0;
    for (index, &(_, rank)) in moves.iter().enumerate().skip(1) {
        if rank > highest {
            (highest, at) = (rank, index);
        }
    }
    moves.swap(0, at);
}

/// A decided value as the table keeps it: counted from the position itself, not from the root.
fn to_there(value: i32, ply: usize) -> i32 {
    if value >= DECIDED {
        value + ply as i32
    } else if value <= -DECIDED {
        value - ply as i32
    } else {
        value
    }
}

/// The reverse of [`to_there`].
fn from_here(value: i32, ply: usize) -> i32 {
    if value >= DECIDED {
        value - ply as i32
    } else if value <= -DECIDED {
        value + ply as i32
    } else {
        value
    }
}
