//! Taps shorter than an update, and taps beside a square smaller than a finger.
//!
//! The engine sends a click to what lay under the pointer in the update *before* the button was let go. A press and
//! its release in one update would reach whatever was there earlier, or nothing at all: on a slow machine every quick
//! click. So inputs are passed on one by one.

use super::layout::Layout;
use crate::app::table::choose::{Choices, Held, Outcome, Standing, touch};
use crate::rules::{Pick, Square};
use bevy::ecs::message::{MessageCursor, Messages};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

/// A finger that misses the middle of a square by no more than this, in logical pixels, may mean it.
const FINGER: f32 = 22.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, one_by_one.in_set(PickingSystems::PostInput));
}

/// Holds back what comes after a press, and a release that comes after anything, until the next update.
fn one_by_one(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut read: Local<MessageCursor<PointerInput>>,
    mut waiting: Local<VecDeque<PointerInput>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if read.is_empty(&inputs) && waiting.is_empty() {
        return;
    }
    waiting.extend(read.read(&inputs).cloned());
    // Those of earlier updates have been read by everybody.
    inputs.clear();
    let mut passed: Vec<(PointerId, bool)> = Vec::new();
    while let Some(input) = waiting.front() {
        let mut before = passed.iter().filter(|(pointer, _)| *pointer == input.pointer_id);
        let waits = match input.action {
            PointerAction::Release(_) | PointerAction::Cancel => before.next().is_some(),
            _ => before.any(|(_, pressed)| *pressed),
        };
        if waits {
            redraw.write(RequestRedraw);
            break;
        }
        passed.push((input.pointer_id, matches!(input.action, PointerAction::Press(_))));
        if let Some(input) = waiting.pop_front() {
            inputs.write(input);
        }
    }
    *read = inputs.get_cursor_current();
}

/// What a finger means that touched `pick`: if nothing can be done there, the nearest thing close by with which
/// something can be.
pub(super) fn meant(
    pick: Option<Pick>,
    at: Vec2,
    choices: &Choices,
    held: &Held,
    standing: &Standing,
    layout: &Layout,
    camera: Option<(&Camera, &GlobalTransform)>,
) -> Option<Pick> {
    let does_something = pick.as_ref().is_some_and(|pick| {
        let back = held.picks.last().is_some_and(|last| standing.same(last, pick));
        back || matches!(touch(&choices.0, standing, &held.picks, pick.clone()), Outcome::Move(_) | Outcome::Begun(_))
    });
    let Some((camera, eye)) = camera.filter(|_| !does_something && layout.cards.is_none()) else { return pick };
    let square_of = |next: &Pick| -> Option<Square> {
        match next {
            Pick::Square(square) => Some(*square),
            Pick::Token(token) => standing.square_of(*token),
            Pick::Word(_) => None,
        }
    };
    let away = |next: &Pick| {
        let middle = camera.world_to_viewport(eye, layout.square(square_of(next)?)).ok()?;
        Some(middle.distance(at)).filter(|distance| *distance <= FINGER)
    };
    let near = held.next.iter().filter_map(|next| Some((away(next)?, next)));
    near.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, next)| next.clone()).or(pick)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::pointer::Location;

    #[derive(Resource, Default)]
    struct Seen(Vec<&'static str>);

    fn name(action: PointerAction) -> &'static str {
        match action {
            PointerAction::Press(_) => "press",
            PointerAction::Release(_) => "release",
            PointerAction::Move { .. } => "move",
            PointerAction::Scroll { .. } => "scroll",
            PointerAction::Cancel => "cancel",
        }
    }

    /// What is passed on in each of six updates when all this is put in before the first.
    fn passed_on(inputs: &[(PointerId, PointerAction)]) -> Vec<Vec<&'static str>> {
        let mut app = App::new();
        app.add_message::<PointerInput>().add_message::<RequestRedraw>().init_resource::<Seen>();
        app.add_plugins(plugin).add_systems(
            Update,
            |mut inputs: MessageReader<PointerInput>, mut seen: ResMut<Seen>| {
                seen.0.extend(inputs.read().map(|input| name(input.action)));
            },
        );
        app.world_mut().write_message_batch(inputs.iter().map(|&(pointer, action)| {
            let target = NormalizedRenderTarget::None { width: 1, height: 1 };
            PointerInput::new(pointer, Location { target, position: Vec2::ZERO }, action)
        }));
        let mut update = || {
            app.update();
            std::mem::take(&mut app.world_mut().resource_mut::<Seen>().0)
        };
        (0..6).map(|_| update()).collect()
    }

    const STEP: PointerAction = PointerAction::Move { delta: Vec2::ONE };
    const PRESS: PointerAction = PointerAction::Press(PointerButton::Primary);
    const RELEASE: PointerAction = PointerAction::Release(PointerButton::Primary);

    #[test]
    fn a_click_within_one_update_is_spread_over_two_and_nothing_is_lost_or_doubled() {
        let inputs = [STEP, STEP, PRESS, RELEASE, STEP, STEP, RELEASE].map(|action| (PointerId::Mouse, action));
        let expected: [&[&str]; 6] =
            [&["move", "move", "press"], &["release", "move", "move"], &["release"], &[], &[], &[]];
        assert_eq!(passed_on(&inputs), expected);
    }

    #[test]
    fn fingers_do_not_wait_for_each_other_without_need() {
        let inputs = [1, 2].map(|finger| (PointerId::Touch(finger), PRESS));
        assert_eq!(passed_on(&inputs)[..2], [vec!["press", "press"], vec![]]);
    }
}
