//! The shelf: five boxes in a row on the table, each above its card, with something of its game on the lid. The first
//! thing that is seen of the program.

use super::BoardPart;
use super::dice;
use super::figures;
use super::gallery;
use super::laid::{Joinery, Stuff};
use super::layout::{Layout, THICKNESS};
use super::shape::{Grain, Shape, cut};
use crate::app::Screen;
use crate::app::settings::{Colours, Settings};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// From the middle of a box to the middle of the next, in squares.
pub const STEP: f32 = 2.9;
/// Half the breadth and depth of a box, and its height.
const HALF: Vec2 = Vec2::new(1.12, 0.72);
const HEIGHT: f32 = 0.98;
/// How high the lid begins.
const LID: f32 = 0.66;
/// How far down the camera looks, in degrees.
const PITCH: f32 = 15.0;
/// So many logical pixels are left free below the boxes.
const FOOT: f32 = 16.0;

const BRASS: Color = Color::srgb(0.79, 0.60, 0.27);
const IVORY: Color = Color::srgb(0.93, 0.885, 0.79);
const JET: Color = Color::srgb(0.105, 0.09, 0.085);
const SHADE: Color = Color::srgb(0.10, 0.062, 0.04);

/// The wood or cloth of each box, in the order they stand.
const COATS: [Color; 5] = [
    Color::srgb(0.43, 0.275, 0.18),
    Color::srgb(0.45, 0.135, 0.095),
    Color::srgb(0.20, 0.27, 0.20),
    Color::srgb(0.17, 0.27, 0.29),
    Color::srgb(0.50, 0.36, 0.16),
];

/// A thing on the shelf.
#[derive(Component)]
struct OnShelf;

/// The boxes are seen: the shelf is shown, and there is room for them.
pub(super) fn are_shown(screen: &Screen, layout: &Layout) -> bool {
    *screen == Screen::Shelf && layout.wide
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(super::SceneSystems::Dress));
}

/// The boxes are put up when they are first seen; what lies on the table makes way for them.
#[expect(clippy::too_many_arguments, reason = "two kinds of things that must not meet")]
fn show(
    mut commands: Commands,
    screen: Res<State<Screen>>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    joinery: Res<Joinery>,
    mut boxes: Query<&mut Visibility, With<OnShelf>>,
    mut board: Query<&mut Visibility, (With<BoardPart>, Without<OnShelf>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let shown = are_shown(screen.get(), &layout);
    let seen = |shown| if shown { Visibility::Inherited } else { Visibility::Hidden };
    for mut part in &mut board {
        part.set_if_neq(seen(!shown && !gallery::is_open(screen.get())));
    }
    for mut part in &mut boxes {
        part.set_if_neq(seen(shown));
    }
    if shown && boxes.is_empty() {
        let (mut cases, mut things) = (Shape::default(), Shape::default());
        for (number, coat) in COATS.into_iter().enumerate() {
            let at = Transform::from_xyz((number as f32 - 2.0) * STEP, -THICKNESS, 0.0);
            cases.add(&case(coat, number as f32 * 7.0), at);
            things.add(&fittings(), at);
            let top = at * Transform::from_xyz(0.0, HEIGHT, 0.0);
            emblem(number, settings.colours, &mut things, top);
        }
        let polished = StandardMaterial { perceptual_roughness: 0.42, reflectance: 0.45, ..default() };
        commands.spawn((OnShelf, Mesh3d(meshes.add(cases.mesh())), MeshMaterial3d(joinery.laid.clone())));
        let things = meshes.add(things.mesh());
        commands.spawn((OnShelf, Mesh3d(things), MeshMaterial3d(materials.add(polished))));
    }
}

/// Where the camera stands before the shelf: every box stands at the foot of its fifth of the free part of the window.
/// Gives the camera's place and its distance; `slope` is half the height of the window at distance 1.
pub(super) fn before(area: Rect, window: Vec2, slope: f32) -> (Transform, f32) {
    let pixel = STEP / (area.width() / 5.0);
    let distance = pixel * window.y / 2.0 / slope;
    let rotation = Quat::from_rotation_x(-PITCH.to_radians());
    let foot = Vec3::new(0.0, -THICKNESS, HALF.y);
    let place = foot + rotation * Vec3::new(0.0, (area.height() / 2.0 - FOOT) * pixel, distance);
    (Transform::from_translation(place).with_rotation(rotation), distance)
}

/// The free part of the window in which the boxes stand, if they are shown.
pub(super) fn stand_in(screen: &Screen, layout: &Layout, area: Rect) -> Option<Rect> {
    (are_shown(screen, layout) && !area.is_empty()).then_some(area)
}

/// A chest with a lid, of one coat, cut from one log.
fn case(coat: Color, log: f32) -> Shape {
    let mut case = Shape::default();
    case.of(Stuff::Walnut, log);
    let block = |case: &mut Shape, low: f32, high: f32, grow: f32, chamfer: f32, colour: Color| {
        let half = HALF + grow;
        let (min, max) = (Vec3::new(-half.x, low, -half.y), Vec3::new(half.x, high, half.y));
        case.block(min, max, chamfer, Grain::AlongX, colour);
    };
    block(&mut case, 0.0, 0.07, 0.035, 0.03, SHADE);
    block(&mut case, 0.07, LID, 0.0, 0.015, coat);
    block(&mut case, LID, LID + 0.03, -0.02, 0.0, SHADE);
    block(&mut case, LID + 0.03, HEIGHT, 0.02, 0.06, coat.lighter(0.015));
    case
}

/// Brass on its corners, a clasp, and a line around its front.
fn fittings() -> Shape {
    let mut brass = Shape::default();
    let plate = |brass: &mut Shape, x: (f32, f32), y: (f32, f32), z: f32| {
        let corners = [(x.0, y.0), (x.1, y.0), (x.1, y.1), (x.0, y.1)];
        brass.quad(corners.map(|(x, y)| Vec3::new(x, y, z)), [Vec2::ZERO; 4], BRASS);
    };
    let (body, lid) = (HALF.y + 0.004, HALF.y + 0.024);
    for side in [-1.0_f32, 1.0] {
        let (a, b) = (side * (HALF.x - 0.20), side * HALF.x);
        let (c, d) = (side * (HALF.x - 0.06), side * HALF.x);
        plate(&mut brass, (a.min(b), a.max(b)), (0.07, 0.13), body);
        plate(&mut brass, (c.min(d), c.max(d)), (0.07, 0.27), body);
        let grow = side * 0.02;
        plate(&mut brass, (a.min(b + grow), a.max(b + grow)), (HEIGHT - 0.115, HEIGHT - 0.06), lid);
        plate(&mut brass, (c.min(d + grow), c.max(d + grow)), (LID + 0.05, HEIGHT - 0.06), lid);
    }
    // The clasp, and a line of brass wire in the front.
    plate(&mut brass, (-0.085, 0.085), (LID - 0.13, LID + 0.13), lid + 0.008);
    let mut knob = Shape::default();
    knob.lathe((0.055, 0.0), &[cut(0.055, 0.03, 0.0, 0), cut(0.0, 0.06, 0.25, 0)], &[BRASS], 16);
    let out = Transform::from_xyz(0.0, LID - 0.06, lid + 0.008).with_rotation(Quat::from_rotation_x(TAU / 4.0));
    brass.add(&knob, out);
    let wire = |brass: &mut Shape, x: (f32, f32), y: (f32, f32)| plate(brass, x, y, body);
    let (right, low, high, thin) = (HALF.x - 0.30, 0.20, LID - 0.13, 0.016);
    wire(&mut brass, (-right, right), (low, low + thin));
    wire(&mut brass, (-right, -0.14), (high - thin, high));
    wire(&mut brass, (0.14, right), (high - thin, high));
    wire(&mut brass, (-right, -right + thin), (low, high));
    wire(&mut brass, (right - thin, right), (low, high));
    brass
}

/// What stands on the lid of a box.
fn emblem(number: usize, colours: Colours, things: &mut Shape, top: Transform) {
    let mut put = |shape: &Shape, x: f32, z: f32, size: f32, turn: f32| {
        let turn = Quat::from_rotation_y(turn);
        let at = Transform::from_xyz(x, 0.0, z).with_scale(Vec3::splat(size)).with_rotation(turn);
        things.add(shape, top * at);
    };
    match number {
        0 => {
            put(&figures::king(colours), 0.0, 0.0, 0.62, 0.3);
            for (x, z) in [(-0.42, 0.1), (0.40, -0.12)] {
                put(&figures::white_man(colours), x, z, 0.62, 0.0);
            }
            for (x, z) in [(-0.80, -0.18), (0.78, 0.16)] {
                put(&figures::black_man(colours), x, z, 0.62, 0.0);
            }
        }
        1 => put(&crown(), 0.0, 0.0, 1.0, 0.2),
        2 => {
            put(&tower(IVORY, Color::srgb(0.80, 0.70, 0.545)), -0.26, 0.08, 1.0, 0.2);
            put(&tower(JET, Color::srgb(0.19, 0.165, 0.15)), 0.30, -0.10, 1.0, 0.5);
        }
        3 => {
            let stone = |colour| {
                let mut stone = Shape::default();
                stone.lathe((0.17, 0.0), &[cut(0.21, 0.05, 0.3, 0), cut(0.0, 0.105, 0.16, 0)], &[colour], 28);
                stone
            };
            let (pale, dark) = (stone(IVORY), stone(JET));
            for (x, z, stone) in
                [(-0.56, 0.05, &pale), (-0.10, 0.22, &dark), (-0.14, -0.26, &pale), (0.34, 0.02, &dark)]
            {
                put(stone, x, z, 1.0, 0.0);
            }
            let mut die = Shape::default();
            die.add(&dice::shape(), Transform::from_xyz(0.0, dice::SIDE / 2.0, 0.0));
            put(&die, 0.78, 0.12, 0.42, 0.6);
        }
        _ => {
            for (x, turn, lean) in [(-0.34, 0.20, -0.30_f32), (0.0, 0.0, -0.24), (0.34, -0.20, -0.30)] {
                let mut leaning = Shape::default();
                leaning.add(&card(), Transform::from_rotation(Quat::from_rotation_x(lean)));
                put(&leaning, x, 0.12 - 0.05 * x.abs(), 1.0, turn);
            }
        }
    }
}

/// A crown of brass with a cap of garnet.
fn crown() -> Shape {
    let mut crown = Shape::default();
    let band = [
        cut(0.36, 0.02, 0.0, 0),
        cut(0.365, 0.07, 0.3, 0),
        cut(0.345, 0.085, 0.0, 0),
        cut(0.37, 0.17, 0.0, 0),
        cut(0.385, 0.20, 0.3, 0),
        cut(0.36, 0.215, 0.0, 0),
        cut(0.30, 0.20, 0.0, 1),
        cut(0.24, 0.36, 0.22, 1),
        cut(0.0, 0.42, 0.12, 1),
    ];
    crown.lathe((0.34, 0.0), &band, &[BRASS, Color::srgb(0.45, 0.09, 0.07)], 48);
    let mut leaf = Shape::default();
    let profile = [
        cut(0.045, 0.0, 0.0, 0),
        cut(0.03, 0.09, -0.1, 0),
        cut(0.07, 0.16, 0.15, 0),
        cut(0.03, 0.25, 0.1, 0),
        cut(0.0, 0.29, 0.1, 0),
    ];
    leaf.lathe((0.0, 0.0), &profile, &[BRASS], 14);
    figures::leaves(&mut crown, &leaf, (0.365, 0.20), 1.0, [1.0, 0.65]);
    crown
}

/// A rook as the turner makes it.
fn tower(wood: Color, worn: Color) -> Shape {
    let mut tower = Shape::default();
    let profile = [
        cut(0.21, 0.02, 0.0, 0),
        cut(0.205, 0.06, 0.3, 0),
        cut(0.17, 0.075, 0.0, 1),
        cut(0.115, 0.20, -0.12, 0),
        cut(0.105, 0.34, 0.0, 0),
        cut(0.15, 0.365, 0.2, 1),
        cut(0.13, 0.385, 0.0, 0),
        cut(0.165, 0.43, 0.0, 0),
        cut(0.165, 0.475, 0.0, 0),
        cut(0.12, 0.475, 0.0, 1),
        cut(0.11, 0.44, 0.0, 1),
        cut(0.0, 0.44, 0.0, 1),
    ];
    tower.lathe((0.2, 0.0), &profile, &[wood, worn], 32);
    for merlon in 0..6 {
        let turn = Quat::from_rotation_y(TAU * merlon as f32 / 6.0);
        let mut block = Shape::default();
        block.block(Vec3::new(0.112, 0.46, -0.05), Vec3::new(0.165, 0.555, 0.05), 0.008, Grain::AlongX, wood);
        tower.add(&block, Transform::from_rotation(turn));
    }
    tower
}

/// A card standing on its edge, its back to the eye: a lattice within a border.
fn card() -> Shape {
    let mut card = Shape::default();
    let (half, high) = (0.20, 0.74);
    let ink = Color::srgb(0.40, 0.12, 0.09);
    let face = |card: &mut Shape, x: (f32, f32), y: (f32, f32), z: f32, colour: Color| {
        let corners = [(x.0, y.0), (x.1, y.0), (x.1, y.1), (x.0, y.1)];
        card.quad(corners.map(|(x, y)| Vec3::new(x, y, z)), [Vec2::ZERO; 4], colour);
    };
    card.block(Vec3::new(-half, 0.0, -0.012), Vec3::new(half, high, 0.0), 0.0, Grain::AlongX, IVORY);
    face(&mut card, (-half + 0.03, half - 0.03), (0.03, high - 0.03), 0.002, ink);
    face(&mut card, (-half + 0.045, half - 0.045), (0.045, high - 0.045), 0.004, IVORY);
    for row in 0..8 {
        for column in 0..4 {
            let (x, y) = (-0.118 + 0.078 * column as f32, 0.098 + 0.078 * row as f32);
            let corners = [(0.0, -0.036), (0.036, 0.0), (0.0, 0.036), (-0.036, 0.0)];
            card.quad(corners.map(|(dx, dy)| Vec3::new(x + dx, y + dy, 0.006)), [Vec2::ZERO; 4], ink);
        }
    }
    card
}
