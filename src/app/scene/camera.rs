//! The camera: at the seat, straight above, or wherever a hand has turned it. Whatever the shape of the window,
//! the whole board stands in the part of it that is free.

use super::boxes;
use super::gallery::{self, Exhibit};
use super::layout::{Layout, THICKNESS, turn_of};
use super::lens::ShiftLens;
use super::pointer::Dragging;
use crate::app::Screen;
use crate::app::saves::LESSON_TAG;
use crate::app::session::{Session, Viewed, Who};
use crate::app::settings::{Motion, Quality, Settings};
use crate::app::ui::BoardArea;
use crate::rules::Quarter;
use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_pointer_input;
use std::f32::consts::TAU;

/// From flat along the board to straight above it, in degrees.
const PITCH: (f32, f32) = (25.0, 89.9);
/// How a seat looks at the board, in wide windows and in tall ones, where there is room for a steeper view.
const SEAT_PITCH: (f32, f32) = (52.0, 63.0);
const ZOOM: (f32, f32) = (0.35, 1.6);
const EASE: f32 = 0.6;
/// Vertical angle of view, in degrees: a long lens.
const FIELD: f32 = 31.0;
/// So much of the free part of the window is filled.
const FILL: f32 = 0.95;

/// Where the camera stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// Turn about the upright axis, in radians; 0 looks along -z.
    pub yaw: f32,
    /// Angle below the horizon, in degrees.
    pub pitch: f32,
    /// Distance, as a part of the one at which the whole board just fits.
    pub zoom: f32,
    /// The point looked at, from the middle of the board.
    pub pan: Vec2,
    /// The turn of the room about the upright axis: it stays where it is to the eye when the board is turned.
    pub room: f32,
}

/// What the camera does.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Orbit {
    /// Where it stands now.
    pub now: Stand,
    /// Where it came from, where it goes to and how far it has come, 0 to 1.
    way: Option<(Stand, Stand, f32)>,
    /// The view it was last sent to.
    view: Viewed,
    /// The side of the table it was last sent to.
    side: Quarter,
    /// The free part of the window is wide.
    wide: bool,
}

impl Default for Orbit {
    fn default() -> Self {
        let now = seat_stand(Quarter(0), true);
        Orbit { now, way: None, view: Viewed::Seat, side: Quarter(0), wide: true }
    }
}

/// The camera of the table.
#[derive(Component)]
pub struct TableCamera;

fn seat_stand(side: Quarter, wide: bool) -> Stand {
    let (yaw, ..) = turn_of(side).to_euler(EulerRot::YXZ);
    let pitch = if wide { SEAT_PITCH.0 } else { SEAT_PITCH.1 };
    Stand { yaw, pitch, zoom: 1.0, pan: Vec2::ZERO, room: yaw }
}

impl Orbit {
    /// Where it stands, or is going to.
    pub fn goal(&self) -> Stand {
        self.way.map_or(self.now, |(_, goal, _)| goal)
    }

    /// Is it on its way?
    pub fn is_moving(&self) -> bool {
        self.way.is_some()
    }

    /// Sends it to the view and the side it was last sent to.
    fn send(&mut self, at_once: bool) {
        let mut goal = seat_stand(self.side, self.wide);
        if self.view == Viewed::Top {
            goal.pitch = PITCH.1;
        }
        // The short way round.
        let near = |from: f32, to: f32| from + (to - from + TAU / 2.0).rem_euclid(TAU) - TAU / 2.0;
        goal.yaw = near(self.now.yaw, goal.yaw);
        goal.room = near(self.now.room, goal.room);
        if at_once {
            self.now = goal;
            self.way = None;
        } else if goal != self.now {
            self.way = Some((self.now, goal, 0.0));
        }
    }

    /// Turns by so many logical pixels of a drag.
    pub fn turn(&mut self, delta: Vec2) {
        self.way = None;
        self.now.yaw -= delta.x * 0.006;
        self.now.pitch = (self.now.pitch + delta.y * 0.3).clamp(PITCH.0, PITCH.1);
    }

    /// Moves the point looked at by so many logical pixels of a drag; `scale` is the length of a pixel.
    pub fn shift(&mut self, delta: Vec2, scale: f32, layout: &Layout) {
        self.way = None;
        let (sin, cos) = self.now.yaw.sin_cos();
        let local = Vec2::new(-delta.x, -delta.y / self.now.pitch.to_radians().sin()) * scale;
        let half = layout.half();
        self.now.pan += Vec2::new(local.x * cos + local.y * sin, local.y * cos - local.x * sin);
        self.now.pan = self.now.pan.clamp(-half, half);
    }

    /// Comes nearer (below 1) or goes away.
    pub fn zoom(&mut self, factor: f32) {
        self.way = None;
        self.now.zoom = (self.now.zoom * factor).clamp(ZOOM.0, ZOOM.1);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .add_systems(Startup, set_up)
        .add_systems(OnEnter(Screen::Table), sit_down)
        .add_systems(
            Update,
            (
                (zoom_by_wheel, pinch).run_if(not(egui_wants_any_pointer_input)),
                send,
                face_the_mover,
                follow_the_window,
                smooth,
                go,
                stand,
            )
                .chain()
                .in_set(super::SceneSystems::Camera),
        );
}

pub(super) fn set_up(mut commands: Commands) {
    let lens = PerspectiveProjection { fov: FIELD.to_radians(), near: 0.5, far: 400.0, ..default() };
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Camera { clear_color: ClearColorConfig::Custom(Color::srgb(0.045, 0.033, 0.026)), ..default() },
        Projection::custom(ShiftLens { lens, shift: Vec2::ZERO }),
        Tonemapping::KhronosPbrNeutral,
        Exposure { ev100: 10.1 },
        Msaa::Sample4,
        MeshPickingCamera,
    ));
}

fn sit_down(mut orbit: ResMut<Orbit>, session: Option<Res<Session>>) {
    orbit.side = session.as_deref().map(side_of).unwrap_or_default();
    orbit.view = Viewed::Seat;
    orbit.send(true);
}

/// The side of the table a session is looked at from.
fn side_of(session: &Session) -> Quarter {
    // Cards are laid so that the seat that looks is always below.
    if session.has_cards() {
        return Quarter(0);
    }
    session.viewer().map(|seat| session.shown().looks(seat)).unwrap_or_default()
}

/// Smooth edges cost the most of all that is drawn.
fn smooth(settings: Res<Settings>, mut cameras: Query<&mut Msaa, With<TableCamera>>) {
    if settings.is_changed() {
        let wanted = if settings.quality == Quality::Low { Msaa::Off } else { Msaa::Sample4 };
        cameras.iter_mut().for_each(|mut msaa| _ = msaa.set_if_neq(wanted));
    }
}

fn at_once(settings: &Settings) -> bool {
    matches!(settings.motion, Motion::Off | Motion::Reduced)
}

fn send(mut viewed: MessageReader<Viewed>, mut orbit: ResMut<Orbit>, settings: Res<Settings>) {
    for view in viewed.read() {
        if *view != Viewed::Reset {
            orbit.view = *view;
        }
        orbit.send(at_once(&settings));
    }
}

/// The board turns to the one person who plays, and in play between people to whoever is to move.
fn face_the_mover(session: Option<Res<Session>>, settings: Res<Settings>, mut orbit: ResMut<Orbit>) {
    let Some(session) = session.filter(|session| session.is_changed()) else { return };
    // Between the positions of a lesson the board lies still.
    if session.sitting.head().tag(LESSON_TAG).is_some() {
        return;
    }
    let one = session.players.iter().filter(|who| matches!(who, Who::Person(_))).count() <= 1;
    if session.replay.is_none() && (one || (session.person_to_move().is_some() && settings.turn_board)) {
        let side = side_of(&session);
        if side != orbit.side {
            orbit.side = side;
            orbit.send(at_once(&settings));
        }
    }
}

/// In a window that changes from wide to tall the seat's view changes with it.
fn follow_the_window(layout: Res<Layout>, mut orbit: ResMut<Orbit>) {
    if layout.is_changed() && orbit.wide != layout.wide {
        orbit.wide = layout.wide;
        orbit.send(true);
    }
}

/// How much nearer the wheel asks to come: below 1 nearer, above 1 away. `None`: it was not turned.
pub(super) fn nearer_by_wheel(wheel: &mut MessageReader<MouseWheel>) -> Option<f32> {
    let lines = |turn: &MouseWheel| match turn.unit {
        MouseScrollUnit::Line => turn.y,
        MouseScrollUnit::Pixel => turn.y / 40.0,
    };
    let turned: f32 = wheel.read().map(lines).sum();
    (turned != 0.0).then(|| 0.9_f32.powf(turned))
}

fn zoom_by_wheel(mut wheel: MessageReader<MouseWheel>, mut orbit: ResMut<Orbit>, screen: Res<State<Screen>>) {
    if let Some(factor) = nearer_by_wheel(&mut wheel)
        && *screen.get() == Screen::Table
    {
        orbit.zoom(factor);
    }
}

fn pinch(
    touches: Option<Res<Touches>>,
    layout: Res<Layout>,
    mut orbit: ResMut<Orbit>,
    scale: Res<PixelLength>,
    mut dragging: ResMut<Dragging>,
) {
    let Some(touches) = touches else { return };
    let fingers: Vec<_> = touches.iter().collect();
    if let [a, b] = fingers[..] {
        // Two fingers are no drag of a man.
        dragging.give_up();
        let (now, before) =
            (a.position().distance(b.position()), a.previous_position().distance(b.previous_position()));
        if now > 1.0 && before > 1.0 && now != before {
            orbit.zoom(before / now);
        }
        let moved = (a.delta() + b.delta()) / 2.0;
        if moved != Vec2::ZERO {
            orbit.shift(moved, scale.0, &layout);
        }
    }
}

fn go(mut orbit: ResMut<Orbit>, time: Res<Time>, settings: Res<Settings>) {
    let Some((from, to, done)) = orbit.way else { return };
    // After a rest the clock has run on; a move still begins at its beginning.
    let step = time.delta_secs().min(0.05) / (EASE * settings.motion.pace()).max(1e-3);
    let done = (done + step).min(1.0);
    let t = EaseFunction::CubicInOut.sample_clamped(done);
    orbit.now = Stand {
        yaw: from.yaw.lerp(to.yaw, t),
        pitch: from.pitch.lerp(to.pitch, t),
        zoom: from.zoom.lerp(to.zoom, t),
        pan: from.pan.lerp(to.pan, t),
        room: from.room.lerp(to.room, t),
    };
    orbit.way = (done < 1.0).then_some((from, to, done));
}

/// The length of a logical pixel at the board, in squares.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct PixelLength(pub f32);

fn stand(
    orbit: Res<Orbit>,
    layout: Res<Layout>,
    area: Res<BoardArea>,
    screen: Res<State<Screen>>,
    exhibit: Res<Exhibit>,
    mut scale: ResMut<PixelLength>,
    mut cameras: Query<(&Camera, &mut Transform, &mut Projection), With<TableCamera>>,
) {
    for (camera, mut transform, mut projection) in &mut cameras {
        let Some(window) = camera.logical_viewport_size().filter(|size| size.min_element() > 1.0) else { continue };
        let area = if area.0.is_empty() { Rect::from_corners(Vec2::ZERO, window) } else { area.0 };
        let middle = area.center() / window * 2.0 - 1.0;
        let shift = Vec2::new(middle.x, -middle.y);
        let free = (area.size() / window * FILL).max(Vec2::splat(0.05));
        let slope = Vec2::new(window.x / window.y, 1.0) * (FIELD.to_radians() / 2.0).tan();
        let placed = match boxes::stand_in(screen.get(), &layout, area) {
            Some(area) => boxes::before(area, window, slope.y),
            None if gallery::is_open(screen.get()) => gallery::before(&exhibit, area, window, slope.y),
            None => fit(&orbit.now, &layout, slope * free),
        };
        transform.set_if_neq(placed.0);
        scale.set_if_neq(PixelLength(placed.1 * slope.y * 2.0 / window.y));
        if let Projection::Custom(custom) = &mut *projection
            && custom.get::<ShiftLens>().is_some_and(|lens| lens.shift != shift)
            && let Some(lens) = custom.get_mut::<ShiftLens>()
        {
            lens.shift = shift;
        }
    }
}

/// Places the camera so that all of the layout fits between the slopes to either side, and says how far it is.
fn fit(stand: &Stand, layout: &Layout, slope: Vec2) -> (Transform, f32) {
    let rotation = Quat::from_euler(EulerRot::YXZ, stand.yaw, -stand.pitch.to_radians(), 0.0);
    let (reach, board) = (layout.reach(), layout.half());
    let mut points = Vec::with_capacity(12);
    for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        points.push(Vec3::new(x * reach.x, -THICKNESS, z * reach.y));
        points.push(Vec3::new(x * (board.x - 0.6), 0.9, z * (board.y - 0.6)));
        points.push(Vec3::new(x * board.x, 0.0, z * board.y));
    }
    let seen: Vec<Vec3> = points.into_iter().map(|point| rotation.inverse() * point).collect();
    // Distance and sideways place that fit depend on each other a little: a few rounds settle both.
    let (mut aim, mut distance) = (Vec2::ZERO, 30.0_f32);
    for _ in 0..24 {
        let (mut low, mut high) = (Vec2::splat(f32::MAX), Vec2::splat(f32::MIN));
        for point in &seen {
            let depth = (distance - point.z).max(0.1);
            let at = (point.xy() - aim) / depth;
            low = low.min(at);
            high = high.max(at);
        }
        aim += (low + high) / 2.0 * distance;
        distance *= ((high - low) / 2.0 / slope).max_element().clamp(0.5, 2.0);
    }
    let pan = Vec3::new(stand.pan.x, 0.0, stand.pan.y);
    // Nearer, the middle of the board is looked at rather than the middle of the picture.
    let aim = aim * stand.zoom.min(1.0);
    let distance = distance * stand.zoom;
    let place = pan + rotation * Vec3::new(aim.x, aim.y, distance);
    (Transform::from_translation(place).with_rotation(rotation), distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_board_is_in_the_frame_at_every_shape_of_window_and_from_everywhere() {
        for (size, window) in [(7, (1280.0, 720.0)), (19, (1280.0, 720.0)), (11, (390.0, 844.0)), (9, (700.0, 700.0))] {
            let window = Vec2::from(window);
            let layout = Layout { size: (size, size), wide: window.x > window.y, ..default() };
            let slope = Vec2::new(window.x / window.y, 1.0) * (FIELD.to_radians() / 2.0).tan();
            for pitch in [25.0, 52.0, 89.9] {
                for yaw in [0.0, 0.7, 1.57, 3.1] {
                    let (camera, _) = fit(&Stand { yaw, pitch, zoom: 1.0, pan: Vec2::ZERO, room: 0.0 }, &layout, slope);
                    for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                        let corner = Vec3::new(x * layout.half().x, 0.0, z * layout.half().y);
                        let seen = camera.compute_affine().inverse().transform_point3(corner);
                        let at = (seen.xy() / -seen.z / slope).abs();
                        assert!(at.max_element() <= 1.01, "{size} {window} {pitch} {yaw}: {at}");
                    }
                }
            }
        }
    }
}
