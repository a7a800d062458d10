//! Carries out what pages ask for.

use super::describe;
use super::lessons::Lesson;
use super::plugin::{Asked, Notices};
use super::records::Records;
use super::rule_book::OpenBook;
use super::set_up::SetUp;
use super::shelf::Shelf;
use super::table::Desk;
use crate::app::saves::{self, SaveError};
use crate::app::session::{Ask, Chosen, Confirmed, Picked, Session, Viewed};
use crate::app::settings::Settings;
use crate::app::store::Kept;
use crate::app::ui::{Act, Desire, Notice, Speech};
use crate::app::{Overlay, Screen, platform};
use crate::levels::{self, Setup};
use crate::rules::{AnySitting, Disclosure, Head, Pick, Reason, Record};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::{EguiClipboard, EguiContexts};
use std::path::Path;

/// The doors acts go out by.
#[derive(SystemParam)]
pub(super) struct Doors<'w, 's> {
    commands: Commands<'w, 's>,
    ask: MessageWriter<'w, Ask>,
    chosen: MessageWriter<'w, Chosen>,
    picked: MessageWriter<'w, Picked>,
    confirmed: MessageWriter<'w, Confirmed>,
    viewed: MessageWriter<'w, Viewed>,
    exit: MessageWriter<'w, AppExit>,
    notice: MessageWriter<'w, Notice>,
    next_screen: ResMut<'w, NextState<Screen>>,
    overlay: ResMut<'w, Overlay>,
    window: Query<'w, 's, &'static mut Window, With<PrimaryWindow>>,
    clipboard: ResMut<'w, EguiClipboard>,
    speech: Res<'w, Speech>,
    kept: Res<'w, Kept>,
    settings: ResMut<'w, Settings>,
    session: Option<Res<'w, Session>>,
    set_up: Option<ResMut<'w, SetUp>>,
    records: ResMut<'w, Records>,
    book: ResMut<'w, OpenBook>,
    desk: ResMut<'w, Desk>,
    shelf: ResMut<'w, Shelf>,
    notices: ResMut<'w, Notices>,
}

pub(super) fn carry_out(mut contexts: EguiContexts, mut asked: ResMut<Asked>, mut doors: Doors) -> Result {
    if asked.0.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    for act in std::mem::take(&mut asked.0) {
        // What was said stays until the next act.
        doors.notices.0.clear();
        match act {
            Act::Ask(ask) => doors.ask(ask),
            Act::Choose(text) => drop(doors.chosen.write(Chosen(text))),
            Act::Pick(word) => drop(doors.picked.write(Picked(Pick::Word(word.into())))),
            Act::Touch(pick) => drop(doors.picked.write(Picked(pick))),
            Act::Confirm(yes) => drop(doors.confirmed.write(Confirmed(yes))),
            Act::View(view) => drop(doors.viewed.write(view)),
            Act::Go(screen) => doors.next_screen.set(screen),
            Act::Open(page) => doors.open(page),
            Act::Close => *doors.overlay = Overlay::None,
            Act::Copy(text, said) => {
                ctx.copy_text(text);
                doors.say(Notice::key(said));
            }
            Act::FullScreen => doors.full_screen(),
            Act::Quit => drop(doors.exit.write(AppExit::Success)),
            Act::Desire(desire) => doors.fulfil(desire, &ctx),
        }
    }
    Ok(())
}

impl Doors<'_, '_> {
    fn say(&mut self, notice: Notice) {
        self.notice.write(notice);
    }

    fn ask(&mut self, ask: Ask) {
        if matches!(ask, Ask::Begin(_) | Ask::Resume(_) | Ask::Replay(_) | Ask::Leave) {
            *self.desk = Desk { lesson: self.desk.lesson.take(), ..Desk::default() };
            *self.overlay = Overlay::None;
        }
        self.ask.write(ask);
    }

    fn open(&mut self, page: Overlay) {
        if page == Overlay::Records {
            *self.records = Records { path: platform::export_folder(), ..Records::default() };
            self.look_through_drawer();
        }
        // The book of the game that lies on the table.
        if let (Overlay::RuleBook, Some(session)) = (page, &self.session) {
            self.book.name = session.sitting.family().to_owned();
        }
        *self.overlay = page;
    }

    fn look_through_drawer(&mut self) {
        let store = &*self.kept.0;
        self.records.auto = saves::about(store, saves::AUTO);
        match saves::list(store) {
            Ok(games) => self.records.games = games,
            Err(error) => self.records.notice = Some((Notice::Reason(error.reason()), true)),
        }
    }

    /// What came of something done on the page of records.
    fn tell(&mut self, done: Result<Reason, SaveError>) {
        self.look_through_drawer();
        self.records.notice = Some(match done {
            Ok(said) => (Notice::Reason(said), false),
            Err(error) => (error.into(), true),
        });
    }

    fn full_screen(&mut self) {
        let Ok(mut window) = self.window.single_mut() else { return };
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }

    fn fulfil(&mut self, desire: Desire, ctx: &bevy_egui::egui::Context) {
        match desire {
            Desire::SetUp(family) => match SetUp::new(family, &self.settings.name) {
                Ok(set_up) => {
                    self.commands.insert_resource(set_up);
                    self.next_screen.set(Screen::SetUp);
                }
                Err(error) => self.say(Notice::Level(error)),
            },
            Desire::Begin => self.begin(),
            Desire::OwnLevel(path) => {
                let Some(set_up) = self.set_up.as_mut() else { return };
                let path = if path.ends_with(".ron") { path } else { format!("{path}.ron") };
                if let Err(error) = levels::find(&path).and_then(|level| set_up.lay(level)) {
                    set_up.problem = Some(Notice::Level(error));
                }
            }
            Desire::Exchange => {
                let record = self.session.as_ref().and_then(|session| exchanged(session.sitting.as_ref()));
                if let Some(record) = record {
                    self.ask(Ask::Resume(record));
                }
            }
            Desire::Lesson(name) => {
                self.desk.lesson = Lesson::of(name, self.speech.0.language());
                self.lesson_step(0);
            }
            Desire::LessonStep(step) => self.lesson_step(step),
            Desire::LessonPlay => {
                if let Some(lesson) = self.desk.lesson.take() {
                    self.fulfil(Desire::SetUp(lesson.family), ctx);
                }
            }
            Desire::LessonEnd => {
                self.desk.lesson = None;
                self.ask(Ask::Leave);
            }
            of_records => self.of_records(of_records, ctx),
        }
    }

    fn begin(&mut self) {
        let Some(set_up) = self.set_up.as_ref() else { return };
        let words = &self.speech.0;
        let begin = set_up.begin(|seat| describe::seat(words, seat));
        if let Some(person) = set_up.guests.iter().find(|guest| guest.computer.is_none() && !guest.name.is_empty()) {
            let name = person.name.trim().to_owned();
            if self.settings.name != name {
                self.settings.name = name;
            }
        }
        self.ask(Ask::Begin(Box::new(begin)));
    }

    fn lesson_step(&mut self, step: usize) {
        let name = if self.settings.name.is_empty() { self.speech.0.say("person") } else { self.settings.name.clone() };
        let Some(lesson) = self.desk.lesson.as_mut() else { return };
        lesson.go_to(step);
        if let Some(record) = lesson.record(&name) {
            self.ask(Ask::Resume(record));
        }
    }

    fn of_records(&mut self, desire: Desire, ctx: &bevy_egui::egui::Context) {
        let store = &*self.kept.0;
        match desire {
            Desire::Resume => match store.read(saves::AUTO) {
                Ok(Some(text)) => self.ask(Ask::Resume(text)),
                Ok(None) => self.shelf.resume = None,
                Err(error) => self.say(Notice::Reason(error.reason())),
            },
            Desire::Save(name) => {
                let Some(session) = &self.session else { return };
                let said = match saves::keep_as(store, session.sitting.as_ref(), &name) {
                    Ok(name) => Reason::new("saves-saved").text("name", name),
                    Err(error) => error.reason(),
                };
                self.say(Notice::Reason(said));
            }
            Desire::Load(name) => match saves::read(store, &name) {
                Ok(text) => self.ask(Ask::Resume(text)),
                Err(error) => self.tell(Err(error)),
            },
            Desire::LookThrough(name) => match saves::read(store, &name) {
                Ok(text) => self.ask(Ask::Replay(text)),
                Err(error) => self.tell(Err(error)),
            },
            Desire::Delete(name) => {
                let done = store.remove(&saves::in_folder(&name));
                self.tell(done.map(|()| Reason::new("saves-deleted").text("name", name)).map_err(SaveError::Store));
            }
            Desire::CopyOut(name) => {
                let copied = saves::read(store, &name).map(|text| copy_of(&text));
                self.tell(copied.map(|text| {
                    ctx.copy_text(text);
                    Reason::new("table-record-copied")
                }));
            }
            Desire::Paste => {
                if let Some(text) = self.clipboard.get_text() {
                    self.records.text = text;
                }
            }
            Desire::OpenText(text) => match saves::look_into(&text) {
                Ok(_) => self.ask(Ask::Replay(text)),
                Err(error) => self.tell(Err(error.into())),
            },
            Desire::Export { name, path } => {
                let done = saves::read(store, &name)
                    .and_then(|text| saves::export(Path::new(&path), &copy_of(&text)).map_err(SaveError::Store));
                if done.is_ok() {
                    self.records.exporting = None;
                }
                self.tell(done.map(|()| Reason::new("saves-exported").text("file", path)));
            }
            Desire::Import(path) => match saves::import(Path::new(&path)) {
                Ok(text) => self.ask(Ask::Replay(text)),
                Err(error) => self.tell(Err(error)),
            },
            _ => {}
        }
    }
}

/// A record for anybody: what must stay hidden is left out.
fn copy_of(text: &str) -> String {
    match levels::open_record(text, [0; 32]) {
        Ok(sitting) => sitting.record(Disclosure::Copy),
        Err(_) => text.to_owned(),
    }
}

/// The same sitting from its beginning, the two players with each other's colours.
fn exchanged(sitting: &dyn AnySitting) -> Option<String> {
    let text = sitting.record(Disclosure::Copy);
    let record = Record::parse(&text).ok()?;
    let level = match &record.head.level_text {
        Some(text) => levels::Level::from_text(&record.head.level, text.clone()),
        None => levels::find(&record.head.level),
    };
    let mut head = Head { secret: platform::secret(), ..record.head };
    head.players.reverse();
    head.tags.retain(|(name, _)| name == crate::app::clock::TAG);
    let setup = Setup { head, options: record.options, position: record.position };
    Some(level.ok()?.sit(&setup).ok()?.record(Disclosure::Save))
}
