//! What is that piece? Somebody who rests the pointer on one, or keeps a finger on it, is told.

use super::layout::Layout;
use super::pointer::{Dragging, Ground, Slipped, hit};
use crate::app::Screen;
use crate::app::session::Sight;
use crate::app::table::token::{Lies, Token};
use crate::rules::{self, Pick};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

/// So many seconds are a rest.
const REST: f32 = 0.5;

/// On what the pointer rests, or a finger stays.
#[derive(Resource, Default)]
struct Resting {
    on: Option<rules::Token>,
    seconds: f32,
    at: Vec2,
    /// It is a finger that stays.
    finger: bool,
    /// What is told now was asked for by the pointer: it goes when the pointer goes.
    told: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resting>()
        .add_observer(on_press)
        .add_observer(on_move)
        .add_observer(|_: On<Pointer<Release>>, mut resting: ResMut<Resting>| {
            if resting.finger {
                resting.on = None;
                resting.finger = false;
            }
        })
        .add_systems(Update, rest.in_set(super::SceneSystems::Lay).run_if(in_state(Screen::Table)));
}

/// A press puts away what was told; a finger may be going to stay.
fn on_press(
    press: On<Pointer<Press>>,
    tokens: Query<(&Token, &Lies)>,
    ground: Query<(), With<Ground>>,
    layout: Res<Layout>,
    mut resting: ResMut<Resting>,
    mut sight: ResMut<Sight>,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    if sight.asked.is_some() {
        sight.asked = None;
    }
    let pick = hit(press.entity, press.hit.position, &tokens, &ground, &layout);
    let token = match pick {
        Some(Pick::Token(token)) => Some(token),
        _ => tokens.get(press.entity).ok().map(|(token, _)| token.0),
    };
    let finger = matches!(press.pointer_id, PointerId::Touch(_));
    let on = token.filter(|_| finger);
    *resting = Resting { on, finger, at: press.pointer_location.position, ..default() };
}

fn on_move(moved: On<Pointer<Move>>, mut resting: ResMut<Resting>) {
    if !resting.finger {
        resting.at = moved.pointer_location.position;
    }
}

fn rest(
    time: Res<Time>,
    dragging: Res<Dragging>,
    mut resting: ResMut<Resting>,
    mut slipped: ResMut<Slipped>,
    mut sight: ResMut<Sight>,
) {
    let carried = matches!(*dragging, Dragging::Man { begun: true, .. } | Dragging::Pan);
    if resting.finger {
        // A finger that turns the table or carries a man does not ask.
        if carried || slipped.0 {
            resting.on = None;
        }
    } else if resting.on != sight.hovered {
        if std::mem::take(&mut resting.told) && sight.asked.is_some() {
            sight.asked = None;
        }
        resting.on = sight.hovered;
        resting.seconds = 0.0;
    }
    let Some(token) = resting.on.filter(|_| !carried && resting.seconds < REST) else { return };
    resting.seconds += time.delta_secs();
    if resting.seconds >= REST {
        sight.asked = Some(token);
        sight.asked_at = Some(resting.at);
        resting.told = !resting.finger;
        // The finger that asked does not also touch when it is lifted.
        slipped.0 |= resting.finger;
    }
}
