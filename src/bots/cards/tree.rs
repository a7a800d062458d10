//! Search in imagined hands: a tree of what may be played, grown by trying (information-set Monte-Carlo tree search, P. I.
//! Cowling, E. J. Powley and D. Whitehouse, 2012). Each trial takes a hand that agrees with all the seat knows, goes down the
//! tree by what has fared best for whoever moves, adds a leaf, and lets the rules of thumb play the hand to its end. All hands
//! share one tree, so that nobody is thought to know what he cannot see.

use super::stakes::{self, SIDES};
use super::{before, thumb};
use crate::rules::tarocchini::card::{Card, Cards, Suit};
use crate::rules::tarocchini::{Move, Phase, Tarocchini, trick};
use crate::rules::{Game, Turn};
use rand::Rng;

/// How eagerly what has been tried little is tried again, in standard deviations of what hands come to.
const CURIOSITY: f32 = 0.6;
/// So many pairs of cards to lay aside are thought about.
const ASIDES: usize = 10;
/// So many cards to give up.
const GIFTS: usize = 5;

/// A move that has been tried.
pub(super) struct Child {
    pub(super) mv: Move,
    pub(super) visits: u32,
    /// How often it could have been tried.
    offered: u32,
    /// What the hands came to for whoever made it, added up.
    sum: f64,
    node: u32,
}

impl Child {
    pub(super) fn mean(&self) -> f32 {
        (self.sum / f64::from(self.visits.max(1))) as f32
    }
}

#[derive(Default)]
struct Node {
    children: Vec<Child>,
    visits: u32,
}

/// A tree that grows.
pub(super) struct Tree {
    nodes: Vec<Node>,
    roots: Vec<Move>,
    /// How many moves of a hand the tree reaches.
    depth: usize,
    count: f64,
    sum: f64,
    squares: f64,
}

/// The moves worth thinking about, in the order they are tried first.
pub(super) fn candidates(game: &Tarocchini) -> Vec<Move> {
    let first = thumb::choose(game);
    let mut moves = vec![first];
    let mut listed = Vec::new();
    match game.public().phase {
        Phase::Discard => listed.extend(before::asides(game).into_iter().map(|(_, mv)| mv).take(ASIDES)),
        Phase::GiveUp => listed.extend(before::gifts(game).into_iter().take(GIFTS)),
        Phase::Play if !game.trick().is_empty() || game.rules().game != crate::rules::tarocchini::Kind::Calini => {
            game.moves(&mut listed);
            listed.retain(|&mv| !is_like_a_higher(game, mv));
        }
        Phase::Mark | Phase::Claim | Phase::Pay | Phase::TakenBack | Phase::Toppa => {}
        Phase::Declare => {
            game.moves(&mut listed);
            // Nothing more, or the next.
            listed.truncate(2);
        }
        _ => game.moves(&mut listed),
    }
    moves.extend(listed.into_iter().filter(|&mv| mv != first));
    moves
}

/// Is it a pip beside a higher one of the same hand, nothing between them being out? Then it does the same.
fn is_like_a_higher(game: &Tarocchini, mv: Move) -> bool {
    let Move::Play(card) = mv else { return false };
    if !Cards::CARTACCE.has(card) || Cards::ACES.has(card) || card.suit() == Suit::Trionfi {
        return false;
    }
    let hand = game.hand(game.public().seat);
    let gone = game.public().shown.without(hand);
    let mut next = card.0;
    while next % 10 > 0 {
        next -= 1;
        let above = Card(next);
        if hand.has(above) {
            return Cards::CARTACCE.has(above) && !Cards::ACES.has(above);
        }
        if !gone.has(above) || game.trick().contains(&above) {
            return false;
        }
    }
    false
}

impl Tree {
    pub(super) fn new(depth: usize) -> Tree {
        Tree { nodes: vec![Node::default()], roots: Vec::new(), depth, count: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// What is to be tried at the root.
    pub(super) fn plant(&mut self, candidates: Vec<Move>) {
        self.roots = candidates;
    }

    /// What is tried at the root.
    pub(super) fn planted(&self) -> &[Move] {
        &self.roots
    }

    /// What has been tried at once.
    pub(super) fn tried(&self) -> &[Child] {
        &self.nodes[0].children
    }

    /// How much hands differ in what they come to.
    pub(super) fn deviation(&self) -> f32 {
        let n = self.count.max(1.0);
        let mean = self.sum / n;
        ((self.squares / n - mean * mean).max(1.0) as f32).sqrt()
    }

    /// What a hand comes to on the average.
    pub(super) fn average(&self) -> f32 {
        (self.sum / self.count.max(1.0)) as f32
    }

    /// One trial in an imagined hand; how many moves were made in it.
    pub(super) fn trial(&mut self, mut game: Tarocchini, rng: &mut impl Rng) -> u64 {
        let root = usize::from(game.rules().side(game.public().seat).0);
        let mut path: Vec<(usize, usize, usize)> = Vec::new();
        let (mut node, mut made, mut grown) = (0, 0, false);
        while !grown && path.len() < self.depth {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let mv = game.chance(rng);
                    game.play(mv, &mut ());
                }
                Turn::Seat(seat, _) => {
                    let side = usize::from(game.rules().side(seat).0);
                    let (nth, fresh) = self.select(node, &game);
                    path.push((node, nth, side));
                    let child = &self.nodes[node].children[nth];
                    grown = fresh;
                    node = child.node as usize;
                    game.play(child.mv, &mut ());
                    claim(&mut game);
                    made += 1;
                }
            }
        }
        made += play_out(&mut game, rng);
        let worth = stakes::of(&game);
        self.learn(&path, &worth);
        self.count += 1.0;
        self.sum += f64::from(worth[root]);
        self.squares += f64::from(worth[root]).powi(2);
        made
    }

    fn learn(&mut self, path: &[(usize, usize, usize)], worth: &[f32; SIDES]) {
        for &(node, nth, side) in path {
            self.nodes[node].visits += 1;
            let child = &mut self.nodes[node].children[nth];
            child.visits += 1;
            child.sum += f64::from(worth[side]);
        }
    }

    /// Which child to go to, and whether it is new.
    fn select(&mut self, node: usize, game: &Tarocchini) -> (usize, bool) {
        let visits = self.nodes[node].visits;
        let known = self.nodes[node].children.len();
        // Below the root a node widens as it is visited.
        let wide = match node {
            0 => known < self.roots.len(),
            _ => known == 0 || (known as f32) < 1.0 + 0.7 * (visits as f32).sqrt(),
        };
        let lawful = Lawful::of(game);
        let mut best: Option<(f32, usize)> = None;
        let deviation = self.deviation();
        for (nth, child) in self.nodes[node].children.iter_mut().enumerate() {
            if !lawful.has(child.mv) {
                continue;
            }
            child.offered += 1;
            let spread = ((child.offered as f32).ln() / child.visits.max(1) as f32).sqrt();
            let value = child.mean() + CURIOSITY * deviation * spread;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, nth));
            }
        }
        if (wide || best.is_none()) && self.nodes.len() < 1 << 18 {
            let candidates = match node {
                0 => self.roots.clone(),
                _ if visits == 0 => vec![thumb::choose(game)],
                _ => candidates(game),
            };
            let children = &self.nodes[node].children;
            let fresh = candidates.into_iter().find(|&mv| children.iter().all(|child| child.mv != mv));
            if let Some(mv) = fresh {
                let next = self.nodes.len() as u32;
                self.nodes.push(Node::default());
                self.nodes[node].children.push(Child { mv, visits: 0, offered: 1, sum: 0.0, node: next });
                return (self.nodes[node].children.len() - 1, true);
            }
        }
        match best {
            Some((_, nth)) => (nth, false),
            None => {
                // The tree is full and nothing in it can be played here.
                let mv = thumb::choose(game);
                self.nodes[node].children.push(Child { mv, visits: 0, offered: 1, sum: 0.0, node: node as u32 });
                (self.nodes[node].children.len() - 1, true)
            }
        }
    }
}

/// What may be played, told quickly.
struct Lawful<'a> {
    game: &'a Tarocchini,
    cards: Cards,
}

impl Lawful<'_> {
    fn of(game: &Tarocchini) -> Lawful<'_> {
        let calini = game.rules().game == crate::rules::tarocchini::Kind::Calini;
        let play = game.public().phase == Phase::Play && !calini;
        let hand = game.hand(game.public().seat);
        let cards = if play { trick::lawful(hand, trick::suit_led(game.trick())) } else { Cards::NONE };
        Lawful { game, cards }
    }

    fn has(&self, mv: Move) -> bool {
        match mv {
            Move::Play(card) if !self.cards.is_empty() => self.cards.has(card),
            _ => self.game.lists(mv),
        }
    }
}

/// Whoever has won says so.
fn claim(game: &mut Tarocchini) {
    if let Some(mv) = thumb::claim(game)
        && game.allows(mv)
    {
        game.play(mv, &mut ());
    }
}

/// The rules of thumb play the hand to its end; how many moves it took.
pub(super) fn play_out(game: &mut Tarocchini, rng: &mut impl Rng) -> u64 {
    let mut made = 0;
    loop {
        match game.turn() {
            Turn::Over => return made,
            Turn::Chance(_) => {
                let mv = game.chance(rng);
                game.play(mv, &mut ());
            }
            Turn::Seat(..) => {
                let mv = thumb::choose(game);
                game.play(mv, &mut ());
                claim(game);
                made += 1;
            }
        }
    }
}
