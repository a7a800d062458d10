//! The gallery: one figure or card by itself on the table, to be turned and looked at from near.

use super::camera::nearer_by_wheel;
use super::card_table::HEIGHT as CARD;
use super::carved::{Carving, Carvings, Detail};
use super::deck::{Deck, Tone, is_card};
use super::figures::{Figures, Shown};
use super::layout::THICKNESS;
use super::solid::Solid;
use crate::app::Screen;
use crate::app::settings::{Colours, Settings};
use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_pointer_input;
use std::f32::consts::{FRAC_PI_2, PI};

/// How far down the camera looks, in degrees.
const PITCH: f32 = 13.0;
/// The height of what has to fit the free part of the window, in squares: the tallest figure, and air.
const TALLEST: f32 = 1.9;
const ZOOM: (f32, f32) = (0.35, 1.2);
/// A figure leans towards the eye no further than this, a card no further back.
const LEAN: f32 = 0.9;
/// An arrow turns by so much.
const STEP: f32 = PI / 12.0;
/// A card is as high as a figure.
const CARD_SCALE: f32 = 0.74;
/// A piece that is put up is turned a little: nobody looks his best straight from the front.
const FRESH: Vec2 = Vec2::new(0.35, 0.0);

/// What is looked at, and how it is held.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Exhibit {
    /// The family whose figures are sent for.
    pub family: &'static str,
    /// The name of the figure or card; empty before one was chosen.
    pub figure: &'static str,
    /// Its turn about the upright axis and how it leans towards the eye, in radians.
    turn: Vec2,
    /// How near it is looked at: 1 is all of it.
    zoom: f32,
}

impl Default for Exhibit {
    fn default() -> Self {
        Exhibit { family: "", figure: "", turn: FRESH, zoom: 1.0 }
    }
}

impl Exhibit {
    /// Puts up another piece. One of the same kind is held as the one before.
    pub fn put_up(&mut self, family: &'static str, figure: &'static str, alike: bool) {
        if !alike {
            *self = Exhibit::default();
        }
        (self.family, self.figure) = (family, figure);
    }

    fn turn_by(&mut self, by: Vec2) {
        self.turn.x = (self.turn.x + by.x).rem_euclid(2.0 * PI);
        self.turn.y = (self.turn.y + by.y).clamp(-LEAN, LEAN);
    }
}

/// The piece that is shown.
#[derive(Component)]
struct Piece;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exhibit>()
        .add_observer(drag)
        .add_systems(
            Update,
            (turn_by_key, zoom.run_if(not(egui_wants_any_pointer_input)))
                .run_if(in_state(Screen::Gallery))
                .in_set(super::SceneSystems::Lay),
        )
        .add_systems(Update, show.run_if(in_state(Screen::Gallery)).in_set(super::SceneSystems::Dress));
}

fn drag(drag: On<Pointer<Drag>>, screen: Res<State<Screen>>, mut exhibit: ResMut<Exhibit>) {
    if *screen.get() == Screen::Gallery && drag.entity == drag.original_event_target() {
        exhibit.turn_by(drag.delta * 0.01);
    }
}

fn turn_by_key(keys: Option<Res<ButtonInput<KeyCode>>>, mut exhibit: ResMut<Exhibit>) {
    let Some(keys) = keys else { return };
    for (key, by) in [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::NEG_Y),
        (KeyCode::ArrowDown, Vec2::Y),
    ] {
        if keys.just_pressed(key) {
            exhibit.turn_by(by * STEP);
        }
    }
}

fn zoom(mut wheel: MessageReader<MouseWheel>, mut exhibit: ResMut<Exhibit>) {
    if let Some(factor) = nearer_by_wheel(&mut wheel) {
        exhibit.zoom = (exhibit.zoom * factor).clamp(ZOOM.0, ZOOM.1);
    }
}

#[expect(clippy::too_many_arguments, reason = "all that a piece is dressed from")]
fn show(
    mut commands: Commands,
    exhibit: Res<Exhibit>,
    settings: Res<Settings>,
    pieces: Query<Entity, With<Piece>>,
    mut seen: Local<(&'static str, Colours)>,
    (carvings, carved): (Res<Carvings>, Res<Assets<Carving>>),
    mut figures: ResMut<Figures>,
    (mut deck, mut images, assets): (ResMut<Deck>, ResMut<Assets<Image>>, Res<AssetServer>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Solid>>,
) {
    let name = exhibit.figure;
    let changed = std::mem::replace(&mut *seen, (name, settings.colours)) != (name, settings.colours);
    let old = pieces.iter().next();
    if old.is_some() && !changed && !exhibit.is_changed() && !carvings.is_changed() || name.is_empty() {
        return;
    }
    let place = |turn: Quat, lift: f32| Transform::from_xyz(0.0, lift - THICKNESS, 0.0).with_rotation(turn);
    let turn = Quat::from_rotation_y(exhibit.turn.x);
    let (mesh, material, at) = if is_card(name) {
        let mesh = deck.mesh(&mut meshes);
        let material = deck.material(name, Tone::Plain, &assets, &mut images, &mut materials);
        // Held upright before the eye, its face towards it.
        let upright = Quat::from_rotation_x(FRAC_PI_2 - 0.12 + exhibit.turn.y);
        let sway = Quat::from_rotation_y((exhibit.turn.x + PI).rem_euclid(2.0 * PI) - PI);
        (mesh, material, place(sway * upright, CARD_SCALE * CARD / 2.0 + 0.03).with_scale(Vec3::splat(CARD_SCALE)))
    } else {
        let shown = Shown { carvings: &carvings, carved: &carved, detail: Detail(0) };
        let look = figures.look(name, settings.colours, &shown, &mut meshes, &mut materials);
        // Whatever way it looks on its board, here it looks at who looks at it.
        let front = if look.is_die { look.turn } else { Quat::from_rotation_y(PI) };
        let lean = Quat::from_rotation_x(exhibit.turn.y);
        (look.mesh, look.material, place(lean * turn * front, look.lift))
    };
    let mut piece = match old {
        Some(piece) => commands.entity(piece),
        None => commands.spawn((Piece, DespawnOnExit(Screen::Gallery))),
    };
    piece.insert((Mesh3d(mesh), MeshMaterial3d(material), at));
}

/// Is a piece shown by itself?
pub(super) fn is_open(screen: &Screen) -> bool {
    *screen == Screen::Gallery
}

/// Where the camera stands before the piece: the tallest fits the free part of the window. Gives the camera's place and its
/// distance; `slope` is half the height of the window at distance 1.
pub(super) fn before(exhibit: &Exhibit, area: Rect, window: Vec2, slope: f32) -> (Transform, f32) {
    let pixel = TALLEST / area.height().min(area.width() * 1.3) * exhibit.zoom;
    let distance = pixel * window.y / 2.0 / slope;
    let rotation = Quat::from_rotation_x(-PITCH.to_radians());
    // From near its head is looked at.
    let height = if exhibit.zoom < 1.0 { 0.70 + 0.5 * (1.0 - exhibit.zoom) } else { 0.70 };
    let place = Vec3::new(0.0, height - THICKNESS, 0.0) + rotation * Vec3::Z * distance;
    (Transform::from_translation(place).with_rotation(rotation), distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_of_another_colour_is_held_as_the_one_before_and_another_kind_is_put_up_anew() {
        let mut exhibit = Exhibit::default();
        exhibit.put_up("corona", "corona-white-king", false);
        exhibit.turn_by(Vec2::new(1.0, 9.0));
        assert_eq!(exhibit.turn, Vec2::new(1.35, LEAN));
        exhibit.put_up("corona", "corona-black-king", true);
        assert_eq!(exhibit.turn, Vec2::new(1.35, LEAN));
        exhibit.put_up("corona", "corona-black-ram", false);
        assert_eq!((exhibit.turn, exhibit.figure), (FRESH, "corona-black-ram"));
    }
}
