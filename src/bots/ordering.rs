//! What search remembers of moves, to try the likely best ones first: killers (moves that refuted a neighbour at the
//! same distance from the root) and history (how often a move has refuted anything).

use super::eval::{Outlook, SLOTS};

/// The move the transposition table proposes comes before all others.
const PROPOSED: i32 = i32::MAX;
const LOUD: i32 = 1 << 24;
/// Moves of this rank or above are no mere quiet moves.
pub(super) const KILLER: i32 = 1 << 23;
const MOST_HISTORY: i32 = 1 << 20;

/// Remembers how moves have fared.
pub(super) struct Memory<G: Outlook> {
    killers: Vec<[Option<G::Move>; 2]>,
    history: Vec<i32>,
}

impl<G: Outlook> Memory<G> {
    pub(super) fn new() -> Memory<G> {
        Memory { killers: Vec::new(), history: vec![0; SLOTS] }
    }

    /// Where a move stands in the order: the higher the sooner.
    pub(super) fn rank(&self, state: &G, ply: usize, mv: G::Move, proposed: Option<G::Move>) -> i32 {
        if proposed == Some(mv) {
            return PROPOSED;
        }
        let promise = state.promise(mv);
        if promise > 0 {
            return LOUD + promise;
        }
        if self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(mv))) {
            return KILLER;
        }
        self.history[G::slot(mv)] + promise
    }

    /// The move refuted what led to its position.
    pub(super) fn refuted(&mut self, ply: usize, depth: i32, mv: G::Move) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let history = &mut self.history[G::slot(mv)];
        *history = (*history + depth * depth).min(MOST_HISTORY);
    }

    /// A new iteration: older experience counts half.
    pub(super) fn fade(&mut self) {
        self.history.iter_mut().for_each(|history| *history /= 2);
    }
}
