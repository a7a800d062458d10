//! The computers at the table: they are asked when their turn comes, think beside the frames, and what they
//! answer to a question that is no longer asked is dropped.

use super::platform::{self, Task, Thinker, Wake};
use super::screens::table::Desk;
use super::session::{Ask, Chosen, Session, Sight, Who};
use super::settings::Settings;
use super::table::TableSystems;
use super::table::asks::{may_agree, said};
use super::{Screen, TurnPhase};
use crate::bots::agreement::late_questions;
use crate::bots::{self, Answer, Effort, Strength, would_agree};
use crate::rules::{Manner, Question, Seat, Turn};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::time::Duration;

/// A computer's move is not made before this much of its turn has been seen.
const LEAST: Duration = Duration::from_millis(450);
/// So long it waits for a person who may say something.
const WORDS: Duration = Duration::from_millis(3500);

/// A question somebody thinks over.
struct Thought {
    thinker: Box<dyn Thinker>,
    number: u64,
    hand: usize,
    answer: Option<Answer>,
    asked: Instant,
    least: Duration,
}

/// Who thinks about a move, and who about a hint.
#[derive(Resource, Default)]
pub(super) struct Thinking {
    turn: Option<Thought>,
    hint: Option<Thought>,
}

impl Thinking {
    /// An answer is there and waits for its moment: the loop must not rest.
    pub fn has_answer(&self) -> bool {
        self.turn.as_ref().is_some_and(|thought| thought.answer.is_some())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(OnEnter(TurnPhase::Choose), ask_computer)
        .add_systems(OnExit(TurnPhase::Choose), stop)
        .add_systems(OnExit(Screen::Table), stop)
        .add_systems(
            Update,
            (look_for_hint, answer_draw, speak, hear_silence, hear_move, hear_hint)
                .chain()
                .before(TableSystems::Choose)
                .run_if(in_state(TurnPhase::Choose).and_then(resource_exists::<Session>)),
        );
}

fn wake(proxy: Option<&EventLoopProxyWrapper>) -> Wake {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    Box::new(move || {
        // The loop may have ended meanwhile: then nobody waits for the answer.
        let _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
    })
}

fn think(session: &Session, question: Question, effort: Effort, least: Duration, wake: Wake) -> Thought {
    let number = question.number;
    let thinker = platform::think(Task { question, effort }, wake);
    Thought { thinker, number, hand: session.sitting.hands(), answer: None, asked: Instant::now(), least }
}

impl Thought {
    /// The answer, if it is there, has been waited for long enough and is to the question asked now.
    fn hear(&mut self, session: &Session, seat: Seat) -> Option<Result<Answer, String>> {
        if self.answer.is_none() {
            match self.thinker.poll()? {
                Ok(answer) => self.answer = Some(answer),
                Err(error) => return Some(Err(error.to_string())),
            }
        }
        if self.asked.elapsed() < self.least {
            return None;
        }
        let now = session.sitting.question(seat).number;
        self.answer.take().filter(|answer| answer.number == now && self.is_for(session)).map(Ok)
    }

    fn is_for(&self, session: &Session) -> bool {
        self.hand == session.sitting.hands() && session.replay.is_none()
    }
}

fn to_move(session: &Session) -> Option<Seat> {
    match session.sitting.turn() {
        Turn::Seat(seat, _) if session.replay.is_none() => Some(seat),
        _ => None,
    }
}

fn ask_computer(
    session: Res<Session>,
    settings: Res<Settings>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinking: ResMut<Thinking>,
    mut sight: ResMut<Sight>,
) {
    let Some(seat) = to_move(&session) else { return };
    let Some(Who::Computer(number)) = session.who(seat) else { return };
    let Some(strength) = Strength::new(*number) else { return };
    let question = session.sitting.question(seat);
    let least = if session.sayings().is_empty() { LEAST } else { WORDS };
    let least = least.mul_f32(settings.motion.pace());
    thinking.turn = Some(think(&session, question, strength.effort(), least, wake(proxy.as_deref())));
    sight.thinking = Some(seat);
}

fn stop(mut thinking: ResMut<Thinking>, mut sight: ResMut<Sight>) {
    *thinking = Thinking::default();
    sight.thinking = None;
    sight.hint_thinking = false;
}

/// Nobody has anything to say: the computer need not wait.
fn hear_silence(mut asked: MessageReader<Ask>, mut thinking: ResMut<Thinking>) {
    if asked.read().any(|ask| *ask == Ask::Silence)
        && let Some(thought) = &mut thinking.turn
    {
        thought.least = Duration::ZERO;
    }
}

fn hear_move(
    session: Res<Session>,
    desk: Option<Res<Desk>>,
    mut thinking: ResMut<Thinking>,
    mut chosen: MessageWriter<Chosen>,
    mut sight: ResMut<Sight>,
) {
    // Whoever reads what he may say is not hurried.
    if desk.is_some_and(|desk| desk.saying) {
        return;
    }
    let (Some(thought), Some(seat)) = (&mut thinking.turn, to_move(&session)) else { return };
    match thought.hear(&session, seat) {
        None => return,
        Some(Ok(answer)) => {
            debug_assert_eq!(answer.number, thought.number);
            chosen.write(Chosen(answer.text));
        }
        Some(Err(error)) => error!("the computer cannot play: {error}"),
    }
    thinking.turn = None;
    sight.thinking = None;
}

fn look_for_hint(
    mut asked: MessageReader<Ask>,
    session: Res<Session>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinking: ResMut<Thinking>,
    mut sight: ResMut<Sight>,
) {
    let wanted = asked.read().filter(|ask| **ask == Ask::Hint).count() > 0;
    let Some(seat) = session.person_to_move().filter(|_| wanted && session.replay.is_none()) else { return };
    let question = session.sitting.question(seat);
    thinking.hint = Some(think(&session, question, Effort::hint(), Duration::ZERO, wake(proxy.as_deref())));
    sight.hint = None;
    sight.hint_thinking = true;
}

fn hear_hint(session: Res<Session>, mut thinking: ResMut<Thinking>, mut sight: ResMut<Sight>) {
    let (Some(thought), Some(seat)) = (&mut thinking.hint, session.person_to_move()) else { return };
    match thought.hear(&session, seat) {
        None => return,
        Some(Ok(answer)) => sight.hint = Some(answer.text),
        Some(Err(error)) => error!("no hint: {error}"),
    }
    thinking.hint = None;
    sight.hint_thinking = false;
}

/// What computers say beside their turns, each asked once after every move: a word to the partner, a claim.
fn speak(session: Res<Session>, mut asked: Local<Option<(usize, usize)>>, mut chosen: MessageWriter<Chosen>) {
    let sitting = session.sitting.as_ref();
    let at = (sitting.hands(), sitting.entries().len());
    if *asked == Some(at) || session.replay.is_some() || !bots::speaks(sitting.family()) {
        return;
    }
    *asked = Some(at);
    for seat in sitting.seating().iter() {
        let Some(Who::Computer(number)) = session.who(seat) else { continue };
        let Some(strength) = Strength::new(*number) else { continue };
        match bots::aside(&sitting.question(seat), strength.effort()) {
            // One at a time: what is said may change what the next would say.
            Ok(Some(text)) => {
                chosen.write(Chosen(text));
                return;
            }
            Ok(None) => {}
            Err(error) => error!("the computer cannot speak: {error}"),
        }
    }
}

/// A computer agrees to a draw a person has offered, or moves on and so declines.
fn answer_draw(session: Res<Session>, mut answered: Local<Option<(usize, usize)>>, mut chosen: MessageWriter<Chosen>) {
    let sitting = session.sitting.as_ref();
    let at = (sitting.hands(), sitting.entries().len());
    if *answered == Some(at) || session.replay.is_some() {
        return;
    }
    *answered = Some(at);
    for seat in sitting.seating().iter().filter(|&seat| matches!(session.who(seat), Some(Who::Computer(_)))) {
        if may_agree(sitting, seat) && would_agree(&late_questions(sitting, seat)) {
            chosen.write(Chosen(said(sitting, Manner::Agree, seat)));
        }
    }
}
