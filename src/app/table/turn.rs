//! The phases of a turn, a system or two each. Every phase but a person's choice and the waits for motion and
//! for a computer lasts one update.

use super::choose::Choices;
use super::reconcile::{Eyes, LastMove, Things, differences, ends, last_move};
use super::token::Moving;
use crate::app::TurnPhase;
use crate::app::session::{Chosen, Drafted, Played, Session, Sight};
use crate::app::settings::Settings;
use crate::rules::{Event, Pick, Place, Turn};
use bevy::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;

/// How long a seat that can only pass is shown before it does.
const PASSING: Duration = Duration::from_millis(700);

/// Moves and asides that were chosen and are still to be played.
#[derive(Resource, Default)]
pub struct ToPlay(VecDeque<String>);

/// Runs down before a seat passes by itself.
#[derive(Resource, Default)]
pub struct Passing(Option<Timer>);

impl Passing {
    /// Does it run?
    pub fn is_running(&self) -> bool {
        self.0.is_some()
    }
}

/// How long a trick lies before it is gathered.
const TRICK: Duration = Duration::from_millis(1300);

/// A trick that lies on the table to be seen.
#[derive(Resource, Default)]
pub struct Trick {
    timer: Option<Timer>,
    gathered: bool,
}

impl Trick {
    /// It has been seen.
    pub fn gather(&mut self) {
        self.gathered = true;
    }
}

/// What is shown at once, and what only when a trick has been seen: taken cards are turned down and carried off.
fn part(mut events: Vec<Event>) -> (Vec<Event>, Vec<Event>) {
    let is_taken =
        |event: &Event| matches!(event, Event::TrickTaken { .. } | Event::Removed { to: Some(Place::Pile(..)), .. });
    let later = match events.iter().position(is_taken) {
        Some(at @ 1..) => events.split_off(at),
        _ => Vec::new(),
    };
    (events, later)
}

fn phase_of(session: &Session) -> TurnPhase {
    if session.replay.is_some() {
        return TurnPhase::Choose;
    }
    match session.sitting.turn() {
        Turn::Seat(..) => TurnPhase::Choose,
        Turn::Chance(_) => TurnPhase::Chance,
        Turn::Over => TurnPhase::Over,
    }
}

#[expect(clippy::too_many_arguments, reason = "everything is laid anew")]
pub(super) fn set_up(
    mut things: Things,
    mut session: ResMut<Session>,
    mut eyes: ResMut<Eyes>,
    mut last: ResMut<LastMove>,
    mut sight: ResMut<Sight>,
    mut to_play: ResMut<ToPlay>,
    mut trick: ResMut<Trick>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    session.bypass_change_detection().events.clear();
    session.bypass_change_detection().later.clear();
    *trick = Trick::default();
    eyes.0 = session.viewer();
    things.reconcile(session.shown(), eyes.0);
    *last = last_move(session.shown());
    let (refusal, trouble) = (sight.refusal.take(), sight.trouble.take());
    *sight = Sight { refusal, trouble, ..default() };
    to_play.0.clear();
    next.set(phase_of(&session));
}

pub(super) fn chance(
    mut session: ResMut<Session>,
    mut things: Things,
    eyes: Res<Eyes>,
    mut sight: ResMut<Sight>,
    mut played: MessageWriter<Played>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    let mut events = Vec::new();
    session.sitting.play_chance(&mut events);
    things.apply(session.shown(), eyes.0, &events);
    hear(&mut sight, &events);
    session.events.extend(events);
    played.write(Played);
    next.set(TurnPhase::Present);
}

fn hear(sight: &mut Sight, events: &[Event]) {
    for event in events {
        if let Event::Said { seat: Some(seat), what } = event {
            sight.speech.retain(|(other, _)| other != seat);
            sight.speech.push((*seat, what.clone()));
        }
    }
    sight.said.extend(events.iter().filter_map(|event| match event {
        Event::Said { seat, what } => Some((*seat, what.clone())),
        _ => None,
    }));
}

/// Whatever is chosen waits for its turn: the choice of a move ends the choosing, an aside (a clock that
/// runs out, a resignation) is kept until it can be played.
pub(super) fn accept(
    mut chosen: MessageReader<Chosen>,
    mut drafted: MessageReader<Drafted>,
    mut to_play: ResMut<ToPlay>,
    session: Option<Res<Session>>,
    phase: Option<Res<State<TurnPhase>>>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    let (Some(session), Some(phase)) = (session, phase) else {
        chosen.clear();
        drafted.clear();
        return;
    };
    if session.replay.is_some() {
        chosen.clear();
        return;
    }
    let choosing = *phase.get() == TurnPhase::Choose;
    for Chosen(text) in chosen.read() {
        let in_turn = session.sitting.choices().iter().any(|choice| choice.text == *text);
        // A move chosen when it is nobody's turn to choose, or a second one, is a slip.
        if !in_turn || (choosing && to_play.0.is_empty()) {
            to_play.0.push_back(text.clone());
        }
    }
    for Drafted(texts) in drafted.read() {
        if choosing && to_play.0.is_empty() {
            to_play.0.extend(texts.iter().cloned());
        }
    }
    if choosing && !to_play.0.is_empty() {
        next.set(TurnPhase::Enact);
    }
}

#[expect(clippy::too_many_arguments, reason = "the one place where the kernel is played")]
pub(super) fn enact(
    mut session: ResMut<Session>,
    mut things: Things,
    eyes: Res<Eyes>,
    mut to_play: ResMut<ToPlay>,
    mut last: ResMut<LastMove>,
    mut sight: ResMut<Sight>,
    mut played: MessageWriter<Played>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    let Some(text) = to_play.0.pop_front() else {
        next.set(phase_of(&session));
        return;
    };
    let before = session.sitting.places(eyes.0);
    let mut events = Vec::new();
    match session.sitting.play(&text, &mut events) {
        Ok(()) => {
            let moved = ends(&before, &events);
            if !moved.0.is_empty() {
                *last = moved;
            }
            let (speech, spots) = (std::mem::take(&mut sight.speech), std::mem::take(&mut sight.spots));
            *sight = Sight { hovered: sight.hovered, speech, spots, ..default() };
            // Before another person looks, what may be said on the card just played can still be said.
            session.speaking = true;
            session.speaking = session.awaited().is_some() && !session.sayings().is_empty();
            hear(&mut sight, &events);
            let (now, later) = part(events);
            things.apply(session.shown(), eyes.0, &now);
            session.events.extend(now);
            session.later.extend(later);
            played.write(Played);
            next.set(TurnPhase::Present);
        }
        Err(error) => {
            to_play.0.clear();
            sight.trouble = Some(error.into());
            next.set(phase_of(&session));
        }
    }
}

/// The turn goes on once everybody has seen the events and nothing is on its way any more.
#[expect(clippy::too_many_arguments, reason = "what is shown, and what it is shown to")]
pub(super) fn present(
    mut session: ResMut<Session>,
    moving: Query<(), With<Moving>>,
    mut things: Things,
    eyes: Res<Eyes>,
    time: Res<Time>,
    settings: Res<Settings>,
    mut trick: ResMut<Trick>,
    mut sight: ResMut<Sight>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    if !session.events.is_empty() {
        session.bypass_change_detection().events.clear();
    }
    if !moving.is_empty() {
        return;
    }
    if session.later.is_empty() {
        next.set(TurnPhase::Settle);
        return;
    }
    let rest = TRICK.mul_f32(settings.motion.pace());
    let timer = trick.timer.get_or_insert_with(|| Timer::new(rest, TimerMode::Once));
    let lies = if settings.keep_trick { true } else { !timer.tick(time.delta()).is_finished() };
    if lies && !trick.gathered {
        if settings.keep_trick && !sight.trick_waits {
            sight.trick_waits = true;
        }
        return;
    }
    *trick = Trick::default();
    sight.trick_waits = false;
    sight.speech.clear();
    let later = std::mem::take(&mut session.later);
    things.apply(session.shown(), eyes.0, &later);
    session.events = later;
}

pub(super) fn settle(
    session: Res<Session>,
    mut things: Things,
    mut eyes: ResMut<Eyes>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    if cfg!(debug_assertions) {
        let (too_much, missing) = differences(&things.lying(), session.shown(), eyes.0);
        assert!(too_much.is_empty() && missing.is_empty(), "the table shows {too_much:?} for {missing:?}");
    }
    let viewer = session.viewer();
    if viewer != eyes.0 {
        eyes.0 = viewer;
        things.reconcile(session.shown(), viewer);
    }
    next.set(phase_of(&session));
}

/// The one thing a person can do is no decision (`--`): it is done for him, after a moment, if he likes.
pub(super) fn begin_passing(
    choices: Res<Choices>,
    settings: Res<Settings>,
    session: Res<Session>,
    mut passing: ResMut<Passing>,
) {
    let alone = matches!(&choices.0[..], [only] if only.picks.iter().all(|pick| matches!(pick, Pick::Word(_))));
    let person = session.person_to_move().is_some();
    passing.0 = (alone && person && settings.auto_pass)
        .then(|| Timer::new(PASSING.mul_f32(settings.motion.pace()), TimerMode::Once));
}

pub(super) fn pass(
    time: Res<Time>,
    choices: Res<Choices>,
    mut passing: ResMut<Passing>,
    mut chosen: MessageWriter<Chosen>,
) {
    let Some(timer) = &mut passing.0 else { return };
    if timer.tick(time.delta()).is_finished() {
        passing.0 = None;
        chosen.write_batch(choices.0.first().map(|only| Chosen(only.text.clone())));
    }
}

/// A pass is about to be made without anybody's doing.
pub(super) fn is_passing(passing: Res<Passing>) -> bool {
    passing.is_running()
}

/// Nobody sits at the table any more; what was chosen there is forgotten.
pub(super) fn clear_away(mut to_play: ResMut<ToPlay>, mut passing: ResMut<Passing>, mut sight: ResMut<Sight>) {
    to_play.0.clear();
    passing.0 = None;
    *sight = Sight { trouble: sight.trouble.take(), ..default() };
}
