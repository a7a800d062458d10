//! From touches to a move: every touch narrows the legal choices; one left is chosen, several are offered,
//! none left is refused with its reason. Mouse, finger, keyboard, labels and tests enter here alike.

use super::reconcile::Eyes;
use super::token::{Lies, Token};
use crate::app::session::{Chosen, Confirmed, Drafted, Offer, Picked, Session, Sight, Unpicked};
use crate::app::settings::Settings;
use crate::rules::{self, AnySitting, Attempt, Choice, Pick, Place, Square, Stage, Turn};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The legal choices of the seat to move, while a person chooses.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Choices(pub Vec<Choice>);

/// The touches made so far and what may follow them.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Held {
    /// The touches, in order.
    pub picks: Vec<Pick>,
    /// What may be touched next, without repetition.
    pub next: Vec<Pick>,
    /// A whole move that waits for a second touch.
    pub pending: Option<String>,
}

/// A try was refused; the thing touched rocks.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub Option<rules::Token>);

/// Which token stands on which square: a touch of the one is a touch of the other.
#[derive(Default)]
pub struct Standing {
    squares: BTreeMap<Square, rules::Token>,
    /// The touches of a choice may come in any order.
    loose: bool,
}

impl Standing {
    /// Of the things that lie on squares.
    pub fn new(things: impl IntoIterator<Item = (rules::Token, Place)>) -> Standing {
        let on_square = |(token, place)| match place {
            Place::Square(square) => Some((square, token)),
            _ => None,
        };
        Standing { squares: things.into_iter().filter_map(on_square).collect(), loose: false }
    }

    /// Cards that are laid aside together may be touched in any order.
    pub fn in_turn_of(mut self, sitting: &dyn AnySitting) -> Standing {
        self.loose = matches!(sitting.turn(), Turn::Seat(_, Stage::Discard));
        self
    }

    /// The token on a square.
    pub fn on(&self, square: Square) -> Option<rules::Token> {
        self.squares.get(&square).copied()
    }

    /// The square of a token.
    pub fn square_of(&self, token: rules::Token) -> Option<Square> {
        self.squares.iter().find(|(_, t)| **t == token).map(|(square, _)| *square)
    }

    /// Do two touches mean the same thing?
    pub fn same(&self, a: &Pick, b: &Pick) -> bool {
        a == b
            || match (a, b) {
                (Pick::Token(token), Pick::Square(square)) | (Pick::Square(square), Pick::Token(token)) => {
                    self.on(*square) == Some(*token)
                }
                _ => false,
            }
    }

    /// Do these touches begin to spell the choice?
    pub fn begins(&self, choice: &Choice, picks: &[Pick]) -> bool {
        let in_order = || picks.iter().zip(&choice.picks).all(|(made, wanted)| self.same(made, wanted));
        choice.picks.len() >= picks.len()
            && match self.loose {
                true => picks.iter().all(|made| choice.picks.contains(made)),
                false => in_order(),
            }
    }

    /// What may follow these touches towards a choice that they begin.
    fn following<'a>(&self, choice: &'a Choice, picks: &[Pick]) -> impl Iterator<Item = &'a Pick> {
        let nth = if self.loose { 0 } else { picks.len() };
        let most = if self.loose { usize::MAX } else { 1 };
        let made = if self.loose { picks.to_vec() } else { Vec::new() };
        choice.picks.iter().skip(nth).take(most).filter(move |pick| !made.contains(pick))
    }
}

/// What comes of a touch.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The touches spell exactly this move.
    Move(String),
    /// They begin several moves.
    Begun(Vec<Pick>),
    /// They are put back.
    Nothing,
    /// They lead nowhere.
    Refused(Vec<Pick>),
}

/// What comes of one more touch after the `made` ones.
pub fn touch(choices: &[Choice], standing: &Standing, made: &[Pick], pick: Pick) -> Outcome {
    let fits = |picks: &[Pick]| choices.iter().filter(|choice| standing.begins(choice, picks)).collect::<Vec<_>>();
    // One of several that are touched in any order is put back by a second touch.
    if standing.loose && made.contains(&pick) {
        let left: Vec<_> = made.iter().filter(|other| **other != pick).cloned().collect();
        return if left.is_empty() { Outcome::Nothing } else { Outcome::Begun(left) };
    }
    let picks = [made, std::slice::from_ref(&pick)].concat();
    let left = fits(&picks);
    if let [only] = left[..]
        && only.picks.len() == picks.len()
    {
        return Outcome::Move(only.text.clone());
    }
    if !left.is_empty() {
        return Outcome::Begun(picks);
    }
    if made.last().is_some_and(|last| standing.same(last, &pick)) {
        return Outcome::Nothing;
    }
    // Another man of one's own is meant instead.
    if !made.is_empty() && !fits(std::slice::from_ref(&pick)).is_empty() {
        return touch(choices, standing, &[], pick);
    }
    // An empty square touched with nothing in hand is no try at all.
    if made.is_empty() && matches!(pick, Pick::Square(square) if standing.on(square).is_none()) {
        return Outcome::Nothing;
    }
    Outcome::Refused(picks)
}

/// Several things laid aside one by one: they are gathered first, and go together when a word ends it.
#[derive(Clone, PartialEq, Debug)]
pub enum Draft {
    /// These are gathered.
    Held(Vec<Pick>),
    /// These moves are made, in this order.
    Moves(Vec<String>),
}

/// Is a set of things drafted here? One by one each is a move of its own, and a word ends it.
fn is_drafted(choices: &[Choice], standing: &Standing) -> bool {
    let one = |choice: &Choice| matches!(choice.picks[..], [Pick::Token(_)]);
    let word = |choice: &Choice| matches!(choice.picks[..], [Pick::Word(_)]);
    standing.loose && choices.iter().any(word) && choices.iter().any(one)
}

/// What comes of a touch where a set of things is drafted; `None`: nothing is.
pub fn draft(choices: &[Choice], standing: &Standing, made: &[Pick], pick: &Pick) -> Option<Draft> {
    let touched = choices.iter().find(|choice| choice.picks.first() == Some(pick))?;
    if !is_drafted(choices, standing) {
        return None;
    }
    if matches!(pick, Pick::Token(_)) {
        let others = made.iter().filter(|other| *other != pick).cloned();
        let new = (!made.contains(pick)).then(|| pick.clone());
        return Some(Draft::Held(others.chain(new).collect()));
    }
    // In the order of the list, whatever the order of the touches: it must not tell anything.
    let gathered = choices.iter().filter(|choice| choice.picks.iter().any(|pick| made.contains(pick)));
    Some(Draft::Moves(gathered.chain([touched]).map(|choice| choice.text.clone()).collect()))
}

/// What may be touched after `picks`.
pub fn next_picks(choices: &[Choice], standing: &Standing, picks: &[Pick]) -> Vec<Pick> {
    if is_drafted(choices, standing) {
        let all = choices.iter().filter_map(|choice| choice.picks.first());
        return all.filter(|pick| !picks.contains(pick)).cloned().collect();
    }
    let mut next: Vec<Pick> = Vec::new();
    for choice in choices.iter().filter(|choice| standing.begins(choice, picks)) {
        for pick in standing.following(choice, picks) {
            if !next.contains(pick) {
                next.push(pick.clone());
            }
        }
    }
    next
}

#[expect(clippy::too_many_arguments, reason = "one door for every kind of touch")]
pub(super) fn choose(
    mut picked: MessageReader<Picked>,
    mut unpicked: MessageReader<Unpicked>,
    mut confirmed: MessageReader<Confirmed>,
    mut chosen: MessageWriter<Chosen>,
    mut refused: MessageWriter<Refused>,
    mut drafted: MessageWriter<Drafted>,
    session: Res<Session>,
    settings: Res<Settings>,
    choices: Res<Choices>,
    mut held: ResMut<Held>,
    mut sight: ResMut<Sight>,
    tokens: Query<(&Token, &Lies)>,
) {
    let Some(seat) = session.person_to_move().filter(|_| session.replay.is_none()) else {
        picked.clear();
        unpicked.clear();
        confirmed.clear();
        return;
    };
    if picked.is_empty() && unpicked.is_empty() && confirmed.is_empty() {
        return;
    }
    let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
    // A single touch names something for the whole game: too much for a click that only meant to look.
    let named = matches!(session.sitting.turn(), Turn::Seat(_, Stage::Choice));
    let standing = standing.in_turn_of(session.sitting.as_ref());
    let was = held.clone();
    for Confirmed(yes) in confirmed.read() {
        if let Some(text) = held.pending.take().filter(|_| *yes) {
            chosen.write(Chosen(text));
        }
        held.picks.clear();
    }
    if unpicked.read().count() > 0 {
        held.picks.clear();
        held.pending = None;
        sight.refusal = None;
    }
    for Picked(pick) in picked.read() {
        sight.refusal = None;
        if let Some(text) = held.pending.take() {
            // The second touch of the same place confirms; any other begins anew.
            let last = held.picks.pop();
            if last.is_some_and(|last| standing.same(&last, pick)) {
                held.picks.clear();
                chosen.write(Chosen(text));
                continue;
            }
        }
        match draft(&choices.0, &standing, &held.picks, pick) {
            Some(Draft::Held(picks)) => {
                held.picks = picks;
                continue;
            }
            Some(Draft::Moves(texts)) => {
                held.picks.clear();
                drafted.write(Drafted(texts));
                continue;
            }
            None => {}
        }
        match touch(&choices.0, &standing, &held.picks, pick.clone()) {
            Outcome::Move(text) if settings.confirm_moves || (named && !matches!(pick, Pick::Word(_))) => {
                held.picks.push(pick.clone());
                held.pending = Some(text);
            }
            Outcome::Move(text) => {
                held.picks.clear();
                chosen.write(Chosen(text));
            }
            Outcome::Begun(picks) => held.picks = picks,
            Outcome::Nothing => held.picks.clear(),
            Outcome::Refused(picks) => {
                let token = |pick: &Pick| match pick {
                    Pick::Token(token) => Some(*token),
                    Pick::Square(square) => standing.on(*square),
                    Pick::Word(_) => None,
                };
                refused.write(Refused(picks.first().and_then(token)));
                let picks = picks.iter().map(|pick| token(pick).map_or(pick.clone(), Pick::Token)).collect();
                let attempt = Attempt { seat, picks };
                match session.sitting.penalty(&attempt) {
                    Some(text) => {
                        held.picks.clear();
                        chosen.write(Chosen(text));
                    }
                    None => sight.refusal = Some((session.sitting.refuse(&attempt), None)),
                }
            }
        }
    }
    held.next = next_picks(&choices.0, &standing, &held.picks);
    if *held == was {
        return;
    }
    // A word may come before the piece.
    sight.held = match held.picks.iter().find(|pick| !matches!(pick, Pick::Word(_))) {
        Some(Pick::Token(token)) => Some(*token),
        Some(Pick::Square(square)) => standing.on(*square),
        _ => None,
    };
    sight.pending = held.pending.clone();
    sight.labels = labels(&held.next);
    sight.offers = offers(&session, &choices.0, &held.next);
}

/// At a card table: what may be touched next and lies neither in a hand nor on the table, with what it is called.
fn offers(session: &Session, choices: &[Choice], next: &[Pick]) -> Vec<Offer> {
    if !session.has_cards() {
        return Vec::new();
    }
    let lying = session.sitting.places(session.viewer());
    let touched = |pick: &&Pick| match pick {
        Pick::Token(token) => lying.iter().any(|(other, place, _)| other == token && is_in_reach(*place)),
        _ => false,
    };
    let called = |pick: &Pick| choices.iter().find(|choice| choice.picks.contains(pick)).and_then(|c| c.called.clone());
    let offered = next.iter().filter(|pick| !touched(pick));
    offered.map(|pick| Offer { pick: pick.clone(), called: called(pick) }).collect()
}

/// Is a card there one that can be touched by itself? Those of a pile lie face down under each other.
pub fn is_in_reach(place: Place) -> bool {
    matches!(place, Place::Hand(..) | Place::Table(..))
}

/// The words among what may be touched next.
pub(super) fn labels(next: &[Pick]) -> Vec<(String, Option<Vec2>)> {
    let word = |pick: &Pick| match pick {
        Pick::Word(word) => Some((word.to_string(), None)),
        _ => None,
    };
    next.iter().filter_map(word).collect()
}

/// Begins a choice: what the seat to move may do, nothing touched yet.
pub(super) fn lay_out(
    session: Res<Session>,
    eyes: Res<Eyes>,
    mut choices: ResMut<Choices>,
    mut held: ResMut<Held>,
    mut sight: ResMut<Sight>,
) {
    let person = session.replay.is_none() && session.person_to_move().is_some();
    choices.0 = if person { session.sitting.choices() } else { Vec::new() };
    let standing = Standing::new(session.shown().places(eyes.0).into_iter().map(|(token, place, _)| (token, place)))
        .in_turn_of(session.sitting.as_ref());
    *held = Held { next: next_picks(&choices.0, &standing, &[]), ..default() };
    sight.held = None;
    sight.pending = None;
    sight.labels = labels(&held.next);
    sight.offers = offers(&session, &choices.0, &held.next);
}
