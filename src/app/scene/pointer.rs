//! Mouse and finger: a click is a touch of a square or a man, a drag carries a man or turns the table.

use super::camera::{Orbit, PixelLength, TableCamera};
use super::layout::Layout;
use super::taps;
use crate::app::TurnPhase;
use crate::app::session::{Picked, Session, Sight, Unpicked};
use crate::app::table::choose::{Choices, Held, Standing, is_in_reach};
use crate::app::table::token::{Lies, Token};
use crate::rules::{self, Pick, Place, Square};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

/// Below so many logical pixels a drag is a click.
const SLIP: f32 = 7.0;
/// How high a man is carried.
const CARRIED: f32 = 0.55;

/// The face of the board, to be touched.
#[derive(Component)]
pub struct Ground;

/// The square under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HoverSquare(pub Option<Square>);

/// Where the window was last touched, in logical pixels.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Touched(pub Option<Vec2>);

/// What is dragged.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub enum Dragging {
    /// Nothing.
    #[default]
    Nothing,
    /// A man.
    Man {
        /// Which.
        token: rules::Token,
        /// Where it is carried.
        at: Vec3,
        /// The hand has moved far enough for it to be a drag.
        begun: bool,
    },
    /// The table is turned.
    Table,
    /// The point looked at is moved.
    Pan,
}

impl Dragging {
    /// Lets go of whatever is dragged.
    pub fn give_up(&mut self) {
        *self = Dragging::Nothing;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HoverSquare>()
        .init_resource::<Touched>()
        .init_resource::<Dragging>()
        .init_resource::<PixelLength>()
        .init_resource::<Slipped>()
        .add_observer(|_: On<Pointer<Press>>, mut slipped: ResMut<Slipped>| slipped.0 = false)
        .add_observer(on_click)
        .add_observer(on_drag_start)
        .add_observer(on_drag)
        .add_observer(on_drag_end)
        .add_observer(on_move)
        .add_observer(on_out)
        .add_systems(Update, say_where.in_set(super::SceneSystems::Dress));
}

/// What a pointer is over, told from what the engine says it hit.
pub(super) fn hit(
    entity: Entity,
    point: Option<Vec3>,
    tokens: &Query<(&Token, &Lies)>,
    ground: &Query<(), With<Ground>>,
    layout: &Layout,
) -> Option<Pick> {
    let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
    if let Ok((token, lies)) = tokens.get(entity) {
        return match lies.0 {
            Place::Square(_) => Some(Pick::Token(token.0)),
            // What a piece holds is touched with the piece.
            Place::Under(square) => standing.on(square).map(Pick::Token),
            place => (layout.cards.is_some() && is_in_reach(place)).then_some(Pick::Token(token.0)),
        };
    }
    if layout.cards.is_some() {
        return None;
    }
    let square = point.filter(|_| ground.contains(entity)).and_then(|point| layout.square_at(point))?;
    Some(standing.on(square).map_or(Pick::Square(square), Pick::Token))
}

fn is_choosing(phase: &Option<Res<State<TurnPhase>>>) -> bool {
    phase.as_ref().is_some_and(|phase| *phase.get() == TurnPhase::Choose)
}

#[expect(clippy::too_many_arguments, reason = "an observer takes what it needs")]
fn on_click(
    click: On<Pointer<Click>>,
    tokens: Query<(&Token, &Lies)>,
    ground: Query<(), With<Ground>>,
    layout: Res<Layout>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    choices: Res<Choices>,
    held: Res<Held>,
    phase: Option<Res<State<TurnPhase>>>,
    slipped: Res<Slipped>,
    mut touched: ResMut<Touched>,
    mut picked: MessageWriter<Picked>,
    mut unpicked: MessageWriter<Unpicked>,
) {
    if click.entity != click.original_event_target() || !is_choosing(&phase) || slipped.0 {
        return;
    }
    if click.button == PointerButton::Secondary {
        unpicked.write(Unpicked);
        return;
    }
    let at = click.pointer_location.position;
    touched.0 = Some(at);
    if click.button != PointerButton::Primary {
        return;
    }
    let mut pick = hit(click.entity, click.hit.position, &tokens, &ground, &layout);
    if matches!(click.pointer_id, PointerId::Touch(_)) {
        let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
        pick = taps::meant(pick, at, &choices, &held, &standing, &layout, cameras.iter().next());
    }
    picked.write_batch(pick.map(Picked));
}

/// The last drag was more than the slip of a click.
#[derive(Resource, Default)]
pub(super) struct Slipped(pub(super) bool);

#[expect(clippy::too_many_arguments, reason = "an observer takes what it needs")]
fn on_drag_start(
    drag: On<Pointer<DragStart>>,
    tokens: Query<(&Token, &Lies)>,
    ground: Query<(), With<Ground>>,
    windows: Query<(), With<Window>>,
    layout: Res<Layout>,
    held: Res<Held>,
    session: Option<Res<Session>>,
    phase: Option<Res<State<TurnPhase>>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut dragging: ResMut<Dragging>,
    mut touched: ResMut<Touched>,
) {
    let entity = drag.original_event_target();
    if drag.entity != entity || phase.is_none() {
        return;
    }
    let pick = hit(entity, drag.hit.position, &tokens, &ground, &layout);
    if pick.is_none() && !windows.contains(entity) && !ground.contains(entity) && !tokens.contains(entity) {
        return;
    }
    touched.0 = Some(drag.pointer_location.position);
    let pan = drag.button == PointerButton::Middle
        || keys.is_some_and(|keys| keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]));
    let person = session.as_ref().is_some_and(|session| session.replay.is_none() && session.person_to_move().is_some());
    let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
    let may_move = |token| {
        let square = standing.square_of(token);
        let fits = |pick: &Pick| *pick == Pick::Token(token) || square.is_some_and(|s| *pick == Pick::Square(s));
        held.next.iter().any(fits) || held.picks.first().is_some_and(fits)
    };
    *dragging = match pick {
        _ if pan => Dragging::Pan,
        // A card is held where it was touched, and played where it is let go.
        Some(Pick::Token(token))
            if layout.cards.is_some()
                && drag.button == PointerButton::Primary
                && person
                && is_choosing(&phase)
                && may_move(token) =>
        {
            Dragging::Man { token, at: drag.hit.position.unwrap_or_default(), begun: false }
        }
        // The table for cards stands as it stands.
        _ if layout.cards.is_some() => Dragging::Nothing,
        Some(Pick::Token(token))
            if drag.button == PointerButton::Primary && person && is_choosing(&phase) && may_move(token) =>
        {
            let square = standing.square_of(token).map(|square| layout.square(square)).unwrap_or_default();
            Dragging::Man { token, at: square, begun: false }
        }
        _ => Dragging::Table,
    };
}

#[expect(clippy::too_many_arguments, reason = "an observer takes what it needs")]
fn on_drag(
    drag: On<Pointer<Drag>>,
    layout: Res<Layout>,
    scale: Res<PixelLength>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut dragging: ResMut<Dragging>,
    mut slipped: ResMut<Slipped>,
    mut orbit: ResMut<Orbit>,
    held: Res<Held>,
    mut picked: MessageWriter<Picked>,
) {
    if drag.entity != drag.original_event_target() {
        return;
    }
    if drag.distance.length() > SLIP {
        slipped.0 = true;
    }
    match *dragging {
        Dragging::Nothing => {}
        Dragging::Table => orbit.turn(drag.delta),
        Dragging::Pan => orbit.shift(drag.delta, scale.0, &layout),
        Dragging::Man { token, at, begun } if slipped.0 => {
            let already = begun || held.picks.first() == Some(&Pick::Token(token));
            if !already && layout.cards.is_none() {
                picked.write(Picked(Pick::Token(token)));
            }
            let at = under(drag.pointer_location.position, CARRIED, &cameras).unwrap_or(at);
            *dragging = Dragging::Man { token, at, begun: true };
        }
        Dragging::Man { .. } => {}
    }
}

#[expect(clippy::too_many_arguments, reason = "an observer takes what it needs")]
fn on_drag_end(
    drag: On<Pointer<DragEnd>>,
    layout: Res<Layout>,
    tokens: Query<(&Token, &Lies)>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut dragging: ResMut<Dragging>,
    mut touched: ResMut<Touched>,
    mut picked: MessageWriter<Picked>,
    mut unpicked: MessageWriter<Unpicked>,
) {
    if drag.entity != drag.original_event_target() {
        return;
    }
    let was = std::mem::take(&mut *dragging);
    let Dragging::Man { token, begun: true, .. } = was else { return };
    let at = drag.pointer_location.position;
    touched.0 = Some(at);
    if let Some(table) = &layout.cards {
        if under(at, CARRIED, &cameras).is_some_and(|point| table.is_over_table(point)) {
            picked.write(Picked(Pick::Token(token)));
        }
        return;
    }
    let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
    // The man is held by its body, above the square it is meant for.
    let square = under(at, CARRIED, &cameras).and_then(|point| layout.square_at(point));
    match square {
        Some(square) if standing.on(square) == Some(token) => {}
        Some(square) => {
            picked.write(Picked(standing.on(square).map_or(Pick::Square(square), Pick::Token)));
        }
        None => {
            unpicked.write(Unpicked);
        }
    }
}

/// The point at a height that is seen at a place of the window.
fn under(at: Vec2, height: f32, cameras: &Query<(&Camera, &GlobalTransform), With<TableCamera>>) -> Option<Vec3> {
    let (camera, transform) = cameras.iter().next()?;
    let ray = camera.viewport_to_world(transform, at).ok()?;
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(distance))
}

fn on_move(
    moved: On<Pointer<Move>>,
    tokens: Query<(&Token, &Lies)>,
    ground: Query<(), With<Ground>>,
    layout: Res<Layout>,
    mut hover: ResMut<HoverSquare>,
    mut sight: ResMut<Sight>,
) {
    if moved.entity != moved.original_event_target() {
        return;
    }
    let pick = hit(moved.entity, moved.hit.position, &tokens, &ground, &layout);
    let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
    let (square, token) = match pick {
        Some(Pick::Token(token)) => (standing.square_of(token), Some(token)),
        Some(Pick::Square(square)) => (Some(square), None),
        _ => (None, None),
    };
    // A man in a tray has a name too.
    let token = token.or_else(|| tokens.get(moved.entity).ok().map(|(token, _)| token.0));
    hover.set_if_neq(HoverSquare(square));
    if sight.hovered != token {
        sight.hovered = token;
    }
}

fn on_out(out: On<Pointer<Out>>, mut hover: ResMut<HoverSquare>, mut sight: ResMut<Sight>) {
    if out.entity == out.original_event_target() {
        hover.set_if_neq(HoverSquare(None));
        if sight.hovered.is_some() {
            sight.hovered = None;
        }
    }
}

/// A refusal is said near the place that was touched.
fn say_where(touched: Res<Touched>, mut sight: ResMut<Sight>) {
    if touched.0.is_some()
        && let Some((_, place @ None)) = &mut sight.bypass_change_detection().refusal
    {
        *place = touched.0;
        sight.set_changed();
    }
}
