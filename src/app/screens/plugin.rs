//! Draws the page of the moment and follows what happens to it.

use super::carry_out::carry_out;
use super::gallery::Gallery;
use super::lessons::Progress;
use super::records::Records;
use super::rule_book::OpenBook;
use super::set_up::SetUp;
use super::shelf::Shelf;
use super::table::{Desk, Seen};
use super::welcome::Welcome;
use super::{
    gallery, help, keys, lessons, loading, records, rule_book, set_up, settings_page, shelf, table, voice, welcome,
};
use crate::app::clock::Clocks;
use crate::app::saves::{self, LESSON_TAG, SaveError};
use crate::app::scene::Exhibit;
use crate::app::session::{Ask, Chosen, Loading, Session, Sight};
use crate::app::settings::Settings;
use crate::app::store::{Kept, StoreError};
use crate::app::ui::{Act, BoardArea, Covered, DressSystems, Dressed, Notice, Pen, Speech, Targets, Wake, paper, pen};
use crate::app::{Overlay, Screen, TurnPhase, platform};
use crate::rules::Turn;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;

/// How long a sentence said once stays.
const NOTICE: f32 = 8.0;
/// How long a replay that plays by itself rests on a move.
const REPLAY_REST: f32 = 1.2;

/// What the pages asked for in this pass.
#[derive(Resource, Default)]
pub(super) struct Asked(pub Vec<Act>);

/// Sentences said once, with the time they go.
#[derive(Resource, Default)]
pub(super) struct Notices(pub Vec<(Notice, f32)>);

/// Draws screens and pages, and carries out what is asked for on them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .init_resource::<Notices>()
        .init_resource::<Shelf>()
        .init_resource::<Records>()
        .init_resource::<OpenBook>()
        .init_resource::<Welcome>()
        .init_resource::<Desk>()
        .init_resource::<Gallery>()
        .add_systems(OnEnter(Screen::Shelf), (look_for_game, welcome_once))
        .add_systems(Update, (hear, follow, play_by_itself.run_if(in_state(Screen::Table))))
        .add_systems(
            EguiPrimaryContextPass,
            (draw, carry_out).chain().after(DressSystems).run_if(resource_equals(Dressed::Yes)),
        );
}

/// Looks for the game left standing. One that cannot be read is put aside, or the next game would overwrite it.
fn look_for_game(kept: Res<Kept>, mut shelf: ResMut<Shelf>, mut notices: MessageWriter<Notice>) {
    shelf.resume = match saves::about(&*kept.0, saves::AUTO) {
        Some(Ok(about)) => Some(about).filter(|about| !about.over && about.moves > 0),
        Some(Err(error)) => {
            if matches!(error, SaveError::Record(_) | SaveError::Store(StoreError::NotText(_))) {
                // Where it cannot be moved it stays, and the next write says what is wrong there.
                let _ = kept.0.rename(saves::AUTO, saves::ASIDE);
            }
            notices.write(error.into());
            None
        }
        None => None,
    };
}

fn welcome_once(settings: Res<Settings>, mut overlay: ResMut<Overlay>) {
    if !settings.welcomed && *overlay == Overlay::None {
        *overlay = Overlay::Welcome;
    }
}

fn hear(
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    mut heard: MessageReader<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed_secs();
    for notice in heard.read() {
        notices.0.retain(|(old, _)| old != notice);
        notices.0.push((notice.clone(), now + NOTICE));
        redraw.write(RequestRedraw);
    }
    if notices.0.iter().any(|(_, until)| *until <= now) {
        notices.0.retain(|(_, until)| *until > now);
        redraw.write(RequestRedraw);
    }
}

/// The desk follows the sitting: the result is shown when the last move has been, a lesson judges what was played.
fn follow(
    session: Option<Res<Session>>,
    phase: Option<Res<State<TurnPhase>>>,
    mut desk: ResMut<Desk>,
    mut chosen: MessageWriter<Chosen>,
) {
    let (Some(session), Some(phase)) = (session, phase) else { return };
    let settled = matches!(phase.get(), TurnPhase::Over | TurnPhase::Choose);
    let mut next = desk.clone();
    next.settled = settled;
    if session.sitting.turn() != Turn::Over {
        next.result_away = false;
    }
    let is_lesson = session.sitting.head().tag(LESSON_TAG).is_some();
    match &mut next.lesson {
        // Another sitting was put on the table: the lesson is over.
        lesson @ Some(_) if !is_lesson && session.is_changed() => *lesson = None,
        Some(lesson) if settled && lesson.progress == Progress::Open => {
            if let Some(answer) = lesson.judge(session.sitting.as_ref()) {
                chosen.write(Chosen(answer));
            }
        }
        _ => {}
    }
    desk.set_if_neq(next);
}

/// A replay that plays by itself goes on when the last move has been shown.
fn play_by_itself(
    time: Res<Time<Real>>,
    session: Option<Res<Session>>,
    phase: Option<Res<State<TurnPhase>>>,
    mut desk: ResMut<Desk>,
    mut rested: Local<f32>,
    mut ask: MessageWriter<Ask>,
) {
    let Some(shown) = session.as_ref().and_then(|session| session.replay).filter(|_| desk.playing) else {
        *rested = 0.0;
        return;
    };
    let resting = phase.is_some_and(|phase| matches!(phase.get(), TurnPhase::Choose | TurnPhase::Over));
    *rested = if resting { *rested + time.delta_secs() } else { 0.0 };
    if *rested < REPLAY_REST {
        return;
    }
    *rested = 0.0;
    if session.is_some_and(|session| shown < session.sitting.entries().len()) {
        ask.write(Ask::ReplayTo(shown + 1));
    } else {
        desk.playing = false;
    }
}

/// All that pages are drawn from.
#[derive(SystemParam)]
struct Room<'w> {
    time: Res<'w, Time<Real>>,
    speech: Res<'w, Speech>,
    settings: ResMut<'w, Settings>,
    targets: ResMut<'w, Targets>,
    board: ResMut<'w, BoardArea>,
    covered: ResMut<'w, Covered>,
    wake: ResMut<'w, Wake>,
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, Overlay>,
    loading: Res<'w, Loading>,
    session: Option<Res<'w, Session>>,
    sight: Res<'w, Sight>,
    clocks: Res<'w, Clocks>,
    notices: Res<'w, Notices>,
    shelf: Res<'w, Shelf>,
    set_up: Option<ResMut<'w, SetUp>>,
    records: ResMut<'w, Records>,
    book: ResMut<'w, OpenBook>,
    welcome: ResMut<'w, Welcome>,
    desk: ResMut<'w, Desk>,
    gallery: ResMut<'w, Gallery>,
    exhibit: ResMut<'w, Exhibit>,
    asked: ResMut<'w, Asked>,
}

fn draw(mut contexts: EguiContexts, mut room: Room, mut redraw: MessageWriter<RequestRedraw>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let ctx = &ctx;
    // What is drawn may change its state at every picture; what did not change is not told to have changed, or
    // the window would be drawn without end.
    let mut settings = room.settings.clone();
    let mut targets = Targets::default();
    let mut desk = room.desk.clone();
    let words = &room.speech.0;
    let mut pen =
        Pen { words, settings: &mut settings, desktop: platform::DESKTOP, targets: &mut targets, acts: Vec::new() };
    let notices: Vec<String> = room.notices.0.iter().map(|(notice, _)| notice.sentence(words)).collect();
    let mut free = ctx.viewport_rect();
    match room.screen.get() {
        Screen::Loading => loading::draw(ctx, &mut pen, &room.loading),
        Screen::Shelf => free = shelf::draw(ctx, &mut pen, &room.shelf),
        Screen::Gallery => {
            let (mut gallery, mut exhibit) = (room.gallery.clone(), room.exhibit.clone());
            free = gallery::draw(ctx, &mut pen, &mut gallery, &mut exhibit, *room.overlay);
            let other = room.gallery.set_if_neq(gallery) | room.exhibit.set_if_neq(exhibit);
            if other {
                redraw.write(RequestRedraw);
            }
        }
        Screen::SetUp => {
            if let Some(set_up) = &mut room.set_up {
                set_up::draw(ctx, &mut pen, set_up.bypass_change_detection());
            }
        }
        Screen::Table => {
            if let Some(session) = &room.session {
                let seen = Seen { session, sight: &room.sight, clocks: &room.clocks, notices: &notices };
                free = table::draw(ctx, &mut pen, &seen, &mut desk);
                if *room.overlay == Overlay::None {
                    keys::table(ctx, &mut pen, &seen, &mut desk);
                }
            }
        }
    }
    if *room.screen.get() != Screen::Table {
        voice::notices(ctx, &notices);
    }
    if *room.overlay != Overlay::None {
        page(ctx, &mut pen, &mut room.records, &mut room.book, &mut room.welcome, *room.overlay);
    }
    keys::everywhere(ctx, &mut pen, *room.overlay);
    let acts = std::mem::take(&mut pen.acts);
    room.targets.set_if_neq(targets);
    room.board.set_if_neq(BoardArea(pen::logical(ctx, free)));
    room.covered.set_if_neq(Covered(paper::is_covered(ctx)));
    let changed = room.settings.set_if_neq(settings) | room.desk.set_if_neq(desk);
    if changed || !acts.is_empty() {
        redraw.write(RequestRedraw);
    }
    room.asked.0.extend(acts);
    let wake = next_change(ctx, &room);
    room.wake.set_if_neq(Wake(wake));
    Ok(())
}

fn page(
    ctx: &bevy_egui::egui::Context,
    pen: &mut Pen,
    kept: &mut ResMut<Records>,
    book: &mut ResMut<OpenBook>,
    greeting: &mut ResMut<Welcome>,
    overlay: Overlay,
) {
    if overlay != Overlay::Welcome && paper::shade(ctx, "page-shade") {
        pen.act(Act::Close);
    }
    match overlay {
        Overlay::None => {}
        Overlay::Welcome => welcome::draw(ctx, pen, greeting.bypass_change_detection()),
        Overlay::Settings => settings_page::draw(ctx, pen),
        Overlay::RuleBook => rule_book::draw(ctx, pen, book.bypass_change_detection()),
        Overlay::Lessons => lessons::list(ctx, pen),
        Overlay::Records => records::draw(ctx, pen, kept.bypass_change_detection()),
        Overlay::Help => help::draw(ctx, pen),
    }
}

/// When the window has to be drawn again although nothing is touched: a clock's next reading, a sentence that
/// goes, a replay's next move, a slip that is about to show under a resting pointer.
fn next_change(ctx: &bevy_egui::egui::Context, room: &Room) -> Option<Duration> {
    let mut wakes = Vec::new();
    if let Some(session) = &room.session
        && *room.screen.get() == Screen::Table
    {
        if session.replay.is_none() {
            wakes.extend(room.clocks.next_reading(session.sitting.as_ref()));
        }
        if session.replay.is_some() && room.desk.playing {
            wakes.push(Duration::from_secs_f32(REPLAY_REST / 4.0));
        }
    }
    // A pointer that rests on a piece is about to be told what it is.
    if room.sight.hovered.is_some() && room.sight.asked != room.sight.hovered {
        wakes.push(Duration::from_millis(150));
    }
    let now = room.time.elapsed_secs();
    wakes.extend(room.notices.0.iter().map(|(_, until)| Duration::from_secs_f32((until - now).max(0.05))));
    let resting = ctx.input(|input| input.pointer.time_since_last_movement());
    if ctx.is_pointer_over_egui() && resting < 0.6 {
        wakes.push(Duration::from_millis(150));
    }
    wakes.into_iter().min()
}
