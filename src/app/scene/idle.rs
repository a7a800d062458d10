//! A still table draws nothing. The loop rests until something is touched; a picture is asked for only while
//! something moves, a phase lasts that nobody has to choose in, or what is shown has just changed.

use super::camera::Orbit;
use super::flight::{Flight, Returning, Rocking};
use super::layout::Layout;
use super::marks::Marked;
use super::pointer::Dragging;
use crate::app::session::{Session, Sight};
use crate::app::settings::Settings;
use crate::app::table::turn;
use crate::app::{Overlay, Screen, TurnPhase};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
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

/// How many pictures have been drawn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FramesDrawn(pub u64);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(REST),
        unfocused_mode: UpdateMode::reactive_low_power(REST),
    })
    .init_resource::<Stirring>()
    .init_resource::<FramesDrawn>()
    .add_systems(Last, (stir, keep_drawing).chain());
}

fn changed<R: Resource>(resource: &Option<Res<R>>) -> bool {
    resource.as_ref().is_some_and(|resource| resource.is_changed())
}

#[expect(clippy::too_many_arguments, reason = "everything whose change is seen")]
fn stir(
    screen: Res<State<Screen>>,
    phase: Option<Res<State<TurnPhase>>>,
    session: Option<Res<Session>>,
    sight: Option<Res<Sight>>,
    settings: Option<Res<Settings>>,
    overlay: Option<Res<Overlay>>,
    layout: Option<Res<Layout>>,
    orbit: Option<Res<Orbit>>,
    dragging: Option<Res<Dragging>>,
    marks: Query<(), Added<Marked>>,
    images: Option<Res<Assets<Image>>>,
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
        || changed(&dragging)
        || changed(&images)
        || !marks.is_empty();
    if changes {
        stirring.after_change = AFTER_CHANGE;
    }
}

fn keep_drawing(
    phase: Option<Res<State<TurnPhase>>>,
    screen: Res<State<Screen>>,
    passing: Res<turn::Passing>,
    orbit: Res<Orbit>,
    returning: Res<Returning>,
    moving: Query<(), Or<(With<Flight>, With<Rocking>)>>,
    mut stirring: ResMut<Stirring>,
    mut drawn: ResMut<FramesDrawn>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    drawn.0 += 1;
    let still = [TurnPhase::Choose, TurnPhase::Over];
    let busy = phase.is_some_and(|phase| !still.contains(phase.get()))
        || *screen.get() == Screen::Loading
        || passing.is_running()
        || orbit.is_moving()
        || returning.is_waiting()
        || !moving.is_empty();
    stirring.busy = busy;
    if !stirring.is_still() {
        redraw.write(RequestRedraw);
    }
    stirring.after_change = stirring.after_change.saturating_sub(1);
}
