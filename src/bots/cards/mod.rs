//! The computer player of games with hidden cards: of the Tarocchini, all twelve. It knows a [`View`] and nothing else.
//!
//! `sight` is what a seat sees, `before` and `thumb` the rules of thumb for every stage (after the author's advice, whose
//! sentences on play stand in [`advice`]), `obey` what a partner's words ask for, `words` what is said to him. `worlds` are the
//! hands that may be, `stakes` what a hand comes to, `tree` the search in them.

pub mod advice;
mod before;
mod obey;
mod sight;
mod stakes;
mod thumb;
mod tree;
mod words;
mod worlds;

use super::{Answer, BeginError, Effort, Search, handicap};
use crate::rules::tarocchini::{Kind, Move, Phase, Tarocchini, View};
use crate::rules::{Game, Question, Seat, Style, Turn};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use sight::Sight;
use tree::Tree;
use worlds::Worlds;

/// A hand of cards has so many times the positions of other games: most are played by rule of thumb.
const MOVES: u64 = 8;
/// How many moves deep the tree grows.
const DEPTH: usize = 9;

/// A player who thinks over what to do with hidden cards.
pub struct CardPlayer {
    question: Question,
    effort: Effort,
    world: Tarocchini,
    worlds: Worlds,
    rng: ChaCha8Rng,
    tree: Tree,
    trials: usize,
    spent: u64,
    budget: u64,
}

fn written(game: &Tarocchini, mv: Move) -> String {
    let mut text = String::new();
    game.write(mv, Style::Plain, &mut text);
    text
}

/// The view of a question, and any hand that agrees with it.
fn imagined(question: &Question) -> Result<(View, Tarocchini, ChaCha8Rng), BeginError> {
    let view: View = serde_json::from_str(&question.view)?;
    if !view.is_possible() || view.viewer != Some(question.seat) {
        return Err(BeginError::NotToMove);
    }
    let mut rng = ChaCha8Rng::seed_from_u64(question.seed);
    let world = Tarocchini::imagine(&view, &mut rng);
    // While chance deals hands are half full, and nobody thinks about them.
    let waits = matches!(world.turn(), Turn::Seat(..));
    if !waits || world.holds_together() { Ok((view, world, rng)) } else { Err(BeginError::NotToMove) }
}

impl CardPlayer {
    /// Begins to think a question over.
    ///
    /// # Errors
    /// See [`BeginError`].
    pub fn begin(question: &Question, effort: Effort) -> Result<CardPlayer, BeginError> {
        let (view, world, rng) = imagined(question)?;
        if !matches!(world.turn(), Turn::Seat(seat, _) if seat == question.seat) {
            return Err(BeginError::NotToMove);
        }
        let budget = MOVES * effort.nodes;
        // A hand that is tried often enough is worth more than another one.
        let most = (budget / 400).clamp(8, 400) as usize;
        let worlds = Worlds::of(view, most, effort.signals);
        // Before play what follows is too far away to be told apart.
        let depth = if world.public().phase == Phase::Play { DEPTH } else { 2 };
        let (question, tree) = (question.clone(), Tree::new(depth));
        Ok(CardPlayer { question, effort, world, worlds, rng, tree, trials: 0, spent: 0, budget })
    }

    fn answer(&self, mv: Move) -> Answer {
        let score = self.tree.average() as i32;
        let text = written(&self.world, mv);
        Answer { number: self.question.number, text, score, depth: 0, nodes: self.spent }
    }

    /// What has fared best: little tried moves are drawn towards the average, weaker players have handicaps.
    fn best(&self) -> Move {
        let tried = self.tree.tried();
        let deviation = self.tree.deviation();
        let handicaps = handicap::handicaps(tried.len(), self.effort, self.question.seed);
        let mut best = (f32::NEG_INFINITY, Move::Nothing);
        for (nth, child) in tried.iter().enumerate() {
            let trust = child.visits as f32 / (child.visits as f32 + TRUST);
            let mut value = trust * child.mean() + (1.0 - trust) * self.tree.average();
            value -= SOFTNESS * deviation * handicaps[nth] as f32 / 100.0;
            if nth == 0 {
                value += FIRST * deviation * (1.0 - trust);
            }
            if value > best.0 {
                best = (value, child.mv);
            }
        }
        best.1
    }

    /// What is thought about: what the partner's word asks for, if there is a word; else all candidates.
    fn candidates(&mut self) -> Vec<Move> {
        let mut candidates = tree::candidates(&self.world);
        let listens = self.effort.signals && self.world.rules().has_words();
        if self.world.public().phase != Phase::Play || !listens {
            return candidates;
        }
        let Some(asked) = obey::asked(&Sight::of(&self.world, self.question.seat)) else { return candidates };
        let worlds: Vec<_> = (0..EXCUSE).map(|nth| self.worlds.nth(nth, &mut self.rng)).collect();
        let obeys = |mv: &Move| matches!(mv, Move::Play(card) if asked.has(*card) && !obey::is_lost(*card, &worlds));
        if candidates.iter().any(obeys) {
            candidates.retain(obeys);
        }
        candidates
    }
}

/// A hundredth of softness is so many hundredths of a standard deviation: one card of fifteen rarely decides a hand.
const SOFTNESS: f32 = 1.6;
/// So many trials make a move half as trusted as known.
const TRUST: f32 = 6.0;
/// What the rule of thumb is worth to a move that has hardly been tried, in standard deviations.
const FIRST: f32 = 0.5;
/// So many hands are looked at before a partner's word is not obeyed.
const EXCUSE: usize = 24;

impl Search for CardPlayer {
    fn step(&mut self, nodes: u64) -> Option<Answer> {
        if self.trials == 0 {
            let candidates = self.candidates();
            self.tree.plant(candidates);
        }
        let candidates = self.tree.planted();
        if candidates.len() < 2 || self.budget == 0 {
            return candidates.first().map(|&mv| self.answer(mv));
        }
        let until = self.spent.saturating_add(nodes.saturating_mul(MOVES));
        while self.spent < self.budget {
            if self.spent >= until {
                return None;
            }
            let world = self.worlds.nth(self.trials, &mut self.rng);
            self.spent += self.tree.trial(world, &mut self.rng).max(1);
            self.trials += 1;
        }
        Some(self.answer(self.best()))
    }
}

/// The same question to somebody who sees all cards: what no player may be asked, but what a contest may measure others
/// by. The position is that of the sitting as text.
pub fn seeing(question: &Question, position: &str) -> Question {
    let mut view: serde_json::Value = serde_json::from_str(&question.view).unwrap_or_default();
    if let Some(table) = view.get_mut("table") {
        *table = serde_json::from_str(position).unwrap_or_default();
    }
    Question { view: view.to_string(), ..question.clone() }
}

/// What a seat says beside its turn, of its own accord: that it has won, *toppa*, a word to its partner; nothing if it has
/// nothing to say.
///
/// # Errors
/// See [`BeginError`].
pub fn aside(question: &Question, effort: Effort) -> Result<Option<String>, BeginError> {
    let (view, world, mut rng) = imagined(question)?;
    let seat: Seat = question.seat;
    let claim = thumb::claim(&world).filter(|&mv| world.actor(mv) == Some(seat) && world.allows(mv));
    let mut worlds = Worlds::of(view, 64, effort.signals);
    let said = claim.or_else(|| {
        let speaks = effort.signals && (world.rules().has_words() || world.rules().game == Kind::Mattaccia);
        if speaks { words::spoken(&world, seat, &mut worlds, &mut rng) } else { None }
    });
    Ok(said.map(|mv| written(&world, mv)))
}
