//! Whatever is asked of the sitting beside moves: begin, resume, undo, look through, leave.

use super::reconcile::{Eyes, LastMove, Things, ends};
use super::token::Moving;
use super::turn::Trick;
use crate::app::session::{Ask, Begin, Chosen, Session, Sight, Who};
use crate::app::{Screen, TurnPhase, platform};
use crate::levels::{self, Setup};
use crate::rules::{AnySitting, Disclosure, Head, Manner, Player, Record, Seat};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What an answer may change.
#[derive(SystemParam)]
pub(super) struct Answers<'w, 's> {
    commands: Commands<'w, 's>,
    session: Option<ResMut<'w, Session>>,
    sight: ResMut<'w, Sight>,
    chosen: MessageWriter<'w, Chosen>,
    screen: Res<'w, State<Screen>>,
    phase: Option<Res<'w, State<TurnPhase>>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    next_phase: ResMut<'w, NextState<TurnPhase>>,
    moving: Query<'w, 's, Entity, With<Moving>>,
    things: Things<'w, 's>,
    eyes: Res<'w, Eyes>,
    last: ResMut<'w, LastMove>,
    trick: ResMut<'w, Trick>,
}

pub(super) fn answer(mut asked: MessageReader<Ask>, mut answers: Answers) {
    for ask in asked.read() {
        answers.sight.trouble = None;
        answers.sight.refusal = None;
        match ask {
            Ask::Begin(begin) => answers.begin(begin),
            Ask::Resume(record) => answers.open(record, false),
            Ask::Replay(record) => answers.open(record, true),
            Ask::Leave => answers.next_screen.set(Screen::Shelf),
            // Looking for a hint is the computers' business.
            Ask::Hint => {}
            Ask::Gather => answers.trick.gather(),
            of_session => answers.of_session(of_session),
        }
    }
}

impl Answers<'_, '_> {
    fn begin(&mut self, begin: &Begin) {
        let tags = begin.clock.map(|(main, increment)| ("Clock".to_owned(), format!("{main}+{increment}")));
        let head = Head {
            players: begin.players.iter().map(Who::to_record).collect(),
            secret: platform::secret(),
            practice: begin.practice,
            tags: tags.into_iter().collect(),
            ..Head::default()
        };
        match begin.level.sit(&Setup { head, options: begin.options.clone(), position: None }) {
            Ok(sitting) => self.sit_down(Session::new(sitting)),
            Err(error) => self.sight.trouble = Some(error.into()),
        }
    }

    fn open(&mut self, record: &str, look: bool) {
        match levels::open_record(record, platform::secret()) {
            Ok(sitting) => {
                let mut session = Session::new(sitting);
                if look {
                    session.look_at(0);
                }
                self.sit_down(session);
            }
            Err(error) => self.sight.trouble = Some(error.into()),
        }
    }

    fn sit_down(&mut self, session: Session) {
        match &mut self.session {
            Some(old) => **old = session,
            None => self.commands.insert_resource(session),
        }
        if *self.screen.get() != Screen::Table {
            self.next_screen.set(Screen::Table);
        }
        self.set_up();
    }

    /// Shows what the session holds now, whatever was under way.
    fn set_up(&mut self) {
        if *self.screen.get() == Screen::Table {
            self.next_phase.set(TurnPhase::Setup);
        }
        for entity in &self.moving {
            self.commands.entity(entity).remove::<Moving>();
        }
    }

    fn of_session(&mut self, ask: &Ask) {
        let Some(session) = self.session.as_mut() else { return };
        let sitting = &mut session.sitting;
        let changed = match ask {
            Ask::ReplayTo(entries) => {
                // One step on is shown as if it were played; anything else is a jump.
                let before = session.shown().places(self.eyes.0);
                if session.replay.is_some_and(|shown| shown + 1 == *entries) && session.look_on() {
                    self.things.apply(session.shown(), self.eyes.0, &session.events);
                    *self.last = ends(&before, &session.events);
                    self.next_phase.set(TurnPhase::Present);
                    return;
                }
                session.look_at(*entries);
                true
            }
            Ask::PlayOn(from_here) => {
                session.look_away(*from_here);
                true
            }
            Ask::Undo => match asking(session).map(|player| session.sitting.undo(player)) {
                Some(Ok(())) => true,
                Some(Err(reason)) => {
                    self.sight.refusal = Some((reason, None));
                    false
                }
                None => false,
            },
            Ask::Redo => sitting.redo(),
            Ask::Look => {
                let player = session.awaited().map(|seat| session.sitting.seating().player(seat));
                session.looking = player.or(session.looking);
                player.is_some()
            }
            Ask::Silence => std::mem::take(&mut session.speaking),
            Ask::NextGame => sitting.next_game(),
            Ask::Again => match again(sitting.as_ref()) {
                Some(fresh) => {
                    **session = Session::new(fresh);
                    true
                }
                None => false,
            },
            Ask::Resign => self.say(|session| session.viewer().map(|seat| (Manner::Resign, seat))),
            Ask::OfferDraw => self.say(|session| session.viewer().map(|seat| (Manner::Offer, seat))),
            Ask::AnswerDraw(true) => self.say(|session| answering(session).map(|seat| (Manner::Agree, seat))),
            _ => false,
        };
        if changed {
            self.set_up();
        }
    }

    fn say(&mut self, what: impl Fn(&Session) -> Option<(Manner, Seat)>) -> bool {
        let over = self.phase.as_ref().is_none_or(|phase| *phase.get() == TurnPhase::Over);
        if let Some(session) = self.session.as_deref().filter(|session| session.replay.is_none() && !over)
            && let Some((manner, seat)) = what(session)
        {
            self.chosen.write(Chosen(said(session.sitting.as_ref(), manner, seat)));
        }
        false
    }
}

/// A manner as the text of a move.
pub(crate) fn said(sitting: &dyn AnySitting, manner: Manner, seat: Seat) -> String {
    let mut text = String::new();
    manner.write(seat, sitting.seat_names(), &mut text);
    text
}

/// May this seat agree to a draw that was offered?
pub(crate) fn may_agree(sitting: &dyn AnySitting, seat: Seat) -> bool {
    let text = said(sitting, Manner::Agree, seat);
    sitting.asides(seat).iter().any(|aside| aside.text == text)
}

/// A person's seat that may agree to a draw.
fn answering(session: &Session) -> Option<Seat> {
    let sitting = session.sitting.as_ref();
    let person = |seat: &Seat| matches!(session.who(*seat), Some(Who::Person(_)));
    sitting.seating().iter().filter(person).find(|&seat| may_agree(sitting, seat))
}

/// Who takes back: the person who decided last.
fn asking(session: &Session) -> Option<Player> {
    let seating = session.sitting.seating();
    let current = session.sitting.hands() - 1;
    let persons = |seat: &Seat| matches!(session.who(*seat), Some(Who::Person(_)));
    let entries = session.sitting.entries();
    let last = entries.iter().rev().filter(|e| e.hand == current && e.ply).filter_map(|e| e.seat).find(persons);
    last.map(|seat| seating.player(seat)).or_else(|| session.asking())
}

/// The same sitting from its beginning, with other chance.
fn again(sitting: &dyn AnySitting) -> Option<Box<dyn AnySitting>> {
    let text = sitting.record(Disclosure::Copy);
    let record = Record::parse(&text).ok()?;
    let level = match &record.head.level_text {
        Some(text) => levels::Level::from_text(&record.head.level, text.clone()),
        None => levels::find(&record.head.level),
    };
    let head = Head { secret: platform::secret(), ..record.head };
    level.ok()?.sit(&Setup { head, options: record.options, position: record.position }).ok()
}
