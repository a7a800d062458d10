//! What is seen: the room and its light, the board, the figures, the marks, and how things move. The scene looks
//! at the table's entities and at the session; it never changes what they say.

use super::Screen;
use super::session::Session;
use super::settings::{Colours, Settings};
use super::table::TableSystems;
use super::table::cursor::{Heading, KeysElsewhere};
use super::ui::{BoardArea, Covered};
use crate::levels;
use bevy::picking::mesh_picking::{MeshPickingSettings, ray_cast::RayCastVisibility};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

mod board;
mod boxes;
mod camera;
mod card_table;
mod carved;
mod chisel;
mod corona;
mod crown;
mod deck;
mod dice;
mod dishes;
mod echecs;
mod figures;
mod flight;
mod gallery;
mod hands;
mod idle;
mod image_light;
mod labels;
mod laid;
mod layout;
mod lens;
mod letters;
mod livery;
mod luck;
mod marks;
mod petteia;
mod pointer;
mod purses;
mod rest;
mod room;
mod sculpture;
mod seats;
mod shape;
mod signs;
mod solid;
mod taps;
mod threads;

pub use camera::{Orbit, TableCamera};
pub use carved::Carvings;
pub use chisel::Sign;
pub use deck::Deck;
pub use figures::FAMILIES;
pub use flight::Flight;
pub use gallery::Exhibit;
pub use idle::Stirring;
pub use layout::Layout;
pub use marks::{Attacked, Grounds, Marked};
pub use solid::Solid;
pub use threads::Thread;

use laid::{Joinery, Laid};
use pointer::Ground;

/// The order in which the scene follows the table, after a choice is made and before the picture is drawn.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum SceneSystems {
    /// The shape of the table follows the session.
    Lay,
    /// Things get their looks, the board its marks.
    Dress,
    /// The camera goes where it is sent.
    Camera,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Visible })
        .configure_sets(
            Update,
            (SceneSystems::Lay, SceneSystems::Dress, SceneSystems::Camera)
                .chain()
                .after(TableSystems::Choose)
                .before(TableSystems::Show),
        )
        .add_plugins((
            camera::plugin,
            room::plugin,
            boxes::plugin,
            carved::plugin,
            flight::plugin,
            marks::plugin,
            threads::plugin,
            labels::plugin,
            pointer::plugin,
            rest::plugin,
            taps::plugin,
            idle::plugin,
            letters::plugin,
        ))
        .add_plugins((
            deck::plugin,
            gallery::plugin,
            solid::plugin,
            laid::plugin,
            dishes::plugin,
            purses::plugin,
            hands::plugin,
            seats::plugin,
            signs::plugin,
        ))
        .add_systems(Update, (lay, build).chain().in_set(SceneSystems::Lay))
        .add_systems(Update, point_keys.before(TableSystems::Choose));
}

/// What is built anew when the board changes.
#[derive(Component)]
struct BoardPart;

/// The layout follows the session and the shape of the free part of the window.
fn lay(
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    area: Res<BoardArea>,
    cameras: Query<&Camera, With<TableCamera>>,
    orbit: Res<Orbit>,
    mut layout: ResMut<Layout>,
) {
    let whole = cameras.iter().next().and_then(Camera::logical_viewport_size).unwrap_or(Vec2::new(16.0, 9.0));
    let size = if area.0.is_empty() { whole } else { area.0.size() };
    let wide = size.x > size.y * 1.05;
    let wanted = match session {
        Some(session) if *screen.get() == Screen::Table => {
            let mut layout = Layout::of(session.shown(), wide);
            if let Some(table) = &mut layout.cards {
                table.near = Some(session.near());
                table.lean = card_table::lean(orbit.goal().pitch);
            }
            layout
        }
        _ if layout.size == (0, 0) => resting(wide),
        _ => Layout { wide, ..layout.clone() },
    };
    layout.set_if_neq(wanted);
}

/// The board that lies on the table before anybody has sat down: the smallest.
fn resting(wide: bool) -> Layout {
    let sittings = levels::all().into_iter().filter_map(|level| level.sit(&levels::Setup::default()).ok());
    let layouts = sittings.map(|sitting| Layout::of(sitting.as_ref(), wide));
    layouts.min_by_key(|layout| layout.size).unwrap_or_default()
}

fn build(
    mut commands: Commands,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut colours: Local<Colours>,
    joinery: Res<Joinery>,
    parts: Query<Entity, With<BoardPart>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let recoloured = std::mem::replace(&mut *colours, settings.colours) != settings.colours;
    if !(layout.is_changed() || recoloured) || layout.size == (0, 0) {
        return;
    }
    for part in &parts {
        commands.entity(part).despawn();
    }
    let mut put = |mesh: Mesh, material: &Handle<Laid>| {
        commands.spawn((BoardPart, Mesh3d(meshes.add(mesh)), MeshMaterial3d(material.clone()))).id()
    };
    let ground = match &layout.cards {
        Some(table) => put(seats::cloth(table), &joinery.laid),
        None => {
            for mesh in [board::frame(&layout), board::trays(&layout), board::felt(&layout)] {
                put(mesh, &joinery.laid);
            }
            let knots = put(board::knots(&layout), &joinery.inlaid);
            let squares = put(board::squares(&layout, *colours), &joinery.laid);
            commands.entity(knots).insert(bevy::light::NotShadowCaster);
            squares
        }
    };
    commands.entity(ground).insert((Ground, Pickable::default()));
}

/// Arrow keys follow the eye, and leave the board alone while a panel wants them or a page lies over it.
fn point_keys(
    orbit: Res<Orbit>,
    wants: Option<Res<EguiWantsInput>>,
    covered: Res<Covered>,
    mut heading: ResMut<Heading>,
    mut elsewhere: ResMut<KeysElsewhere>,
) {
    let quarters = (orbit.now.yaw / std::f32::consts::FRAC_PI_2).round() as i32;
    heading.set_if_neq(Heading(crate::rules::Quarter(quarters.rem_euclid(4) as u8)));
    let wanted = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    elsewhere.set_if_neq(KeysElsewhere(wanted || covered.0));
}
