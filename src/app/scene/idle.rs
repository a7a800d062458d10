//! A still table draws nothing. The loop rests until something is touched; a picture is asked for only while
//! something moves, a phase lasts that nobody has to choose in, or what is shown has just changed.

use super::camera::Orbit;
use super::carved::{Carvings, Detail};
use super::flight::{Flight, Gliding, Returning, Rocking};
use super::gallery::Exhibit;
use super::layout::Layout;
use super::marks::Marked;
use super::pointer::Dragging;
use crate::app::session::{Session, Sight};
use crate::app::settings::Settings;
use crate::app::table::turn;
use crate::app::thinking::Thinking;
use crate::app::ui::BoardArea;
use crate::app::{Overlay, Screen, TurnPhase};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiInput, egui};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// So many pictures are drawn after a change, so that everything that follows from it is seen.
const AFTER_CHANGE: u8 = 3;
/// The loop looks up this often even when nothing happens.
const REST: Duration = Duration::from_secs(60);

/// Whether anything is still to be drawn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stirring {
    after_change: u8,
    busy: bool,
}

impl Stirring {
    /// Does the picture stay as it is?
    pub fn is_still(self) -> bool {
        self.after_change == 0 && !self.busy
    }
}

/// How many pictures have been drawn; shared with the thread that tells.
#[derive(Resource, Clone, Debug, Default)]
struct FramesDrawn(Arc<AtomicU64>);

/// With `TAVOLIERE_COUNT_FRAMES=10` in the environment, every ten seconds a line tells how many pictures were drawn:
/// a thread tells it, since a table at rest does nothing by itself.
const COUNT: &str = "TAVOLIERE_COUNT_FRAMES";

fn tell(drawn: FramesDrawn, seconds: u64) {
    let mut before = 0;
    loop {
        std::thread::sleep(Duration::from_secs(seconds));
        let now = drawn.0.load(Ordering::Relaxed);
        println!("{} pictures drawn in {seconds} s", now - before);
        before = now;
    }
}

pub(super) fn plugin(app: &mut App) {
    let drawn = FramesDrawn::default();
    if let Some(seconds) = std::env::var(COUNT).ok().and_then(|seconds| seconds.parse().ok()) {
        let drawn = drawn.clone();
        std::thread::spawn(move || tell(drawn, seconds));
    }
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(REST),
        unfocused_mode: UpdateMode::reactive_low_power(REST),
    })
    .init_resource::<Stirring>()
    .insert_resource(drawn)
    .add_systems(Update, forget_repeated_modifiers)
    .add_systems(Last, (stir, keep_drawing).chain());
}

/// `bevy_egui` tells the modifier keys anew before every pass, and egui, to which any event is a reason to draw once
/// more, would never rest: what has not changed is not told.
fn forget_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}

fn changed<R: Resource>(resource: &Option<Res<R>>) -> bool {
    resource.as_ref().is_some_and(|resource| resource.is_changed())
}

#[expect(clippy::too_many_arguments, clippy::type_complexity, reason = "everything whose change is seen")]
fn stir(
    screen: Res<State<Screen>>,
    phase: Option<Res<State<TurnPhase>>>,
    session: Option<Res<Session>>,
    sight: Option<Res<Sight>>,
    settings: Option<Res<Settings>>,
    overlay: Option<Res<Overlay>>,
    layout: Option<Res<Layout>>,
    orbit: Option<Res<Orbit>>,
    area: Option<Res<BoardArea>>,
    dragging: Option<Res<Dragging>>,
    (carvings, detail, exhibit): (Option<Res<Carvings>>, Option<Res<Detail>>, Option<Res<Exhibit>>),
    marks: Query<(), Added<Marked>>,
    mut stirring: ResMut<Stirring>,
) {
    let changes = screen.is_changed()
        || changed(&phase)
        || changed(&session)
        || changed(&sight)
        || changed(&settings)
        || changed(&overlay)
        || changed(&layout)
        || changed(&orbit)
        || changed(&area)
        || changed(&dragging)
        || changed(&carvings)
        || changed(&detail)
        || changed(&exhibit)
        || !marks.is_empty();
    if changes {
        stirring.after_change = AFTER_CHANGE;
    }
}

#[expect(clippy::too_many_arguments, clippy::type_complexity, reason = "everything that keeps the picture moving")]
fn keep_drawing(
    phase: Option<Res<State<TurnPhase>>>,
    screen: Res<State<Screen>>,
    passing: Res<turn::Passing>,
    thinking: Res<Thinking>,
    orbit: Res<Orbit>,
    returning: Res<Returning>,
    carvings: Res<Carvings>,
    moving: Query<(), Or<(With<Flight>, With<Rocking>, With<Gliding>)>>,
    sight: Res<Sight>,
    mut stirring: ResMut<Stirring>,
    drawn: Res<FramesDrawn>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    drawn.0.fetch_add(1, Ordering::Relaxed);
    let still = [TurnPhase::Choose, TurnPhase::Over];
    let busy = phase.is_some_and(|phase| !still.contains(phase.get()) && !sight.trick_waits)
        || *screen.get() == Screen::Loading
        || passing.is_running()
        || thinking.has_answer()
        || orbit.is_moving()
        || returning.is_waiting()
        || carvings.are_awaited()
        || !moving.is_empty();
    stirring.busy = busy;
    if !stirring.is_still() {
        redraw.write(RequestRedraw);
    }
    stirring.after_change = stirring.after_change.saturating_sub(1);
}
