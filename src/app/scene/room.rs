//! The room: a walnut table, a dim panelled wall with a window's glow to the left, one warm key light that casts
//! shadows, soft fill from all around and a rim from behind. All of it grows with the board.

use super::boxes;
use super::camera::{Orbit, PixelLength, TableCamera};
use super::gallery;
use super::layout::{Layout, THICKNESS};
use super::shape::Shape;
use super::wood::{chance, grain_image};
use crate::app::Screen;
use crate::app::settings::{self, Quality, Settings};
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// The board for which the room is built; it is scaled for others.
const BUILT_FOR: f32 = 8.0;
const TABLE: Vec2 = Vec2::new(22.0, 18.0);

/// The material of all that is made of wood.
#[derive(Resource, Clone)]
pub struct Wood(pub Handle<StandardMaterial>);

/// What grows with the board.
#[derive(Component)]
struct Room;

#[derive(Component)]
struct Key;

#[derive(Component)]
struct Rim;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight::NONE)
        .add_systems(Startup, (set_up, fill).chain().after(super::camera::set_up))
        .add_systems(Update, (grow, light, shadow).chain().in_set(super::SceneSystems::Dress));
}

fn set_up(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let grain = images.add(grain_image());
    let wood = materials.add(StandardMaterial {
        base_color_texture: Some(grain),
        perceptual_roughness: 0.58,
        reflectance: 0.22,
        ..default()
    });
    let painted = materials.add(StandardMaterial { unlit: true, ..default() });
    commands.insert_resource(Wood(wood.clone()));
    commands.spawn((Room, Transform::default(), Visibility::default())).with_children(|room| {
        room.spawn((Mesh3d(meshes.add(table_top())), MeshMaterial3d(wood)));
        room.spawn((Mesh3d(meshes.add(walls())), MeshMaterial3d(painted)));
    });
    commands.spawn((
        Key,
        DirectionalLight { color: Color::srgb(1.0, 0.90, 0.76), ..default() },
        key_stand(Quat::IDENTITY, false),
    ));
    commands.spawn((Rim, PointLight { color: Color::srgb(0.80, 0.87, 1.0), range: 400.0, radius: 1.0, ..default() }));
}

/// From the upper left, as from a window: behind the board, so that men throw their shadows towards the eye, but before
/// what has a face to show.
fn key_stand(turn: Quat, faces: bool) -> Transform {
    let from = if faces { Vec3::new(-6.0, 7.0, 6.4) } else { Vec3::new(-6.0, 8.6, -3.6) };
    Transform::from_translation(turn * from).looking_at(Vec3::ZERO, Vec3::Y)
}

/// Soft light from the ceiling, a little less from the walls, warm from the table.
fn fill(mut commands: Commands, cameras: Query<Entity, With<TableCamera>>, mut images: ResMut<Assets<Image>>) {
    let light = EnvironmentMapLight {
        intensity: 470.0,
        ..EnvironmentMapLight::hemispherical_gradient(
            &mut images,
            Color::srgb(0.92, 0.88, 0.82),
            Color::srgb(0.62, 0.54, 0.46),
            Color::srgb(0.34, 0.25, 0.18),
        )
    };
    for camera in &cameras {
        commands.entity(camera).insert(light.clone());
    }
}

#[expect(clippy::type_complexity, reason = "three queries that must not meet")]
fn grow(
    layout: Res<Layout>,
    orbit: Res<Orbit>,
    screen: Res<State<Screen>>,
    mut rooms: Query<&mut Transform, (With<Room>, Without<Rim>, Without<Key>)>,
    mut rims: Query<(&mut Transform, &mut PointLight), (With<Rim>, Without<Key>)>,
    mut keys: Query<&mut Transform, With<Key>>,
) {
    if !layout.is_changed() && !orbit.is_changed() && !screen.is_changed() {
        return;
    }
    // Shelf and gallery are looked at from one side only, and what stands there has a face.
    let faces = boxes::are_shown(screen.get(), &layout) || gallery::is_open(screen.get());
    let turn = if faces { Quat::IDENTITY } else { Quat::from_rotation_y(orbit.now.room) };
    let scale = layout.reach().max_element().max(layout.half().max_element()) / BUILT_FOR;
    for mut room in &mut rooms {
        let at = Transform::from_xyz(0.0, -THICKNESS, 0.0).with_scale(Vec3::splat(scale)).with_rotation(turn);
        room.set_if_neq(at);
    }
    for (mut rim, mut light) in &mut rims {
        rim.translation = turn * Vec3::new(7.0, 6.5, -11.0) * scale;
        light.intensity = 1_500_000.0 * scale * scale;
    }
    for mut key in &mut keys {
        key.set_if_neq(key_stand(turn, faces));
    }
}

fn light(settings: Res<Settings>, mut keys: Query<&mut DirectionalLight, With<Key>>) {
    if !settings.is_changed() {
        return;
    }
    for mut key in &mut keys {
        let (colour, strength) = match settings.light {
            settings::Light::Day => (Color::srgb(1.0, 0.94, 0.85), 7_800.0),
            settings::Light::Evening => (Color::srgb(1.0, 0.82, 0.60), 7_000.0),
        };
        key.color = colour;
        key.illuminance = strength;
        key.shadow_maps_enabled = settings.quality != Quality::Low;
    }
}

/// The one cascade of the shadow is kept to the depth at which the table lies.
fn shadow(
    mut commands: Commands,
    settings: Res<Settings>,
    layout: Res<Layout>,
    pixel: Res<PixelLength>,
    keys: Query<Entity, With<Key>>,
    cameras: Query<&Transform, With<TableCamera>>,
) {
    if !(layout.is_changed() || settings.is_changed() || pixel.is_changed()) {
        return;
    }
    let size = if settings.quality == Quality::High { 4096 } else { 2048 };
    commands.insert_resource(DirectionalLightShadowMap { size });
    let Some(camera) = cameras.iter().next() else { return };
    let (distance, reach) = (camera.translation.length(), layout.reach().length() + 1.0);
    let config: CascadeShadowConfig = CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: (distance - reach).max(0.5),
        maximum_distance: distance + reach,
        first_cascade_far_bound: distance + reach,
        ..default()
    }
    .build();
    for key in &keys {
        commands.entity(key).insert(config.clone());
    }
}

/// Planks of walnut, lighter in the middle, with a rounded edge; below it the floor is lost in the dark.
fn table_top() -> Mesh {
    let mut top = Shape::default();
    let walnut = LinearRgba::from(Color::srgb(0.285, 0.20, 0.15));
    let planks = 9;
    let breadth = 2.0 * TABLE.y / planks as f32;
    let columns = 24;
    let length = 2.0 * TABLE.x / columns as f32;
    let tone = |x: f32, z: f32, plank: f32| {
        let away = Vec2::new(x / TABLE.x, z / TABLE.y).length();
        let dim = (1.06 - 0.95 * away.powf(1.15)).clamp(0.16, 1.0);
        Color::LinearRgba(LinearRgba { alpha: 1.0, ..walnut * (dim * (0.9 + 0.2 * plank)) })
    };
    for plank in 0..planks {
        let low = -TABLE.y + breadth * plank as f32;
        let luck = chance(plank, 3, 11);
        let start = Vec2::new(chance(plank, 1, 11), chance(plank, 2, 11));
        for column in 0..columns {
            let left = -TABLE.x + length * column as f32;
            let (right, high) = (left + length, low + breadth - 0.012);
            let corners = [(left, high), (right, high), (right, low), (left, low)];
            let uvs = corners.map(|(x, z)| start + Vec2::new(x / 9.0, z / 4.2));
            let colours = corners.map(|(x, z)| tone(x, z, luck));
            top.shaded_quad(corners.map(|(x, z)| Vec3::new(x, 0.0, z)), uvs, colours);
        }
    }
    // What is seen between the planks and at the edge.
    let dark = Color::srgb(0.06, 0.04, 0.028);
    top.plate(-TABLE, TABLE, -0.02, [Vec2::ZERO; 4], dark);
    let rim = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, z)| Vec2::new(x * TABLE.x, z * TABLE.y));
    for i in 0..4 {
        let (a, b) = (rim[i], rim[(i + 1) % 4]);
        let at = |p: Vec2, y: f32| Vec3::new(p.x, y, p.y);
        top.quad([at(a, -0.9), at(b, -0.9), at(b, 0.0), at(a, 0.0)], [Vec2::ZERO; 4], Color::srgb(0.13, 0.08, 0.05));
    }
    top.mesh()
}

/// A round room: carpet, wainscot of raised panels, plaster above, brighter where the window is.
fn walls() -> Mesh {
    const PANELS: i32 = 28;
    const RADIUS: f32 = 62.0;
    let mut walls = Shape::default();
    let shade = |colour: Color, angle: f32, y: f32| {
        // The window stands to the left and a little behind the board.
        let towards = (angle - TAU * 0.58).cos().max(0.0).powi(3);
        let glow = 0.55 + 1.25 * towards * (1.0 - ((y - 6.0) / 46.0).abs()).clamp(0.0, 1.0);
        Color::LinearRgba(LinearRgba { alpha: 1.0, ..LinearRgba::from(colour) * glow })
    };
    let mut band = |from: f32, to: f32, low: f32, high: f32, radius: f32, colours: [Color; 2]| {
        let at = |angle: f32, y: f32| Vec3::new(radius * angle.cos(), y, -radius * angle.sin());
        let corners = [at(to, low), at(from, low), at(from, high), at(to, high)];
        let tones = [
            shade(colours[0], to, low),
            shade(colours[0], from, low),
            shade(colours[1], from, high),
            shade(colours[1], to, high),
        ];
        walls.shaded_quad(corners, [Vec2::ZERO; 4], tones);
    };
    let oak = Color::srgb(0.20, 0.125, 0.08);
    let bright = Color::srgb(0.27, 0.17, 0.105);
    let dark = Color::srgb(0.10, 0.062, 0.042);
    let plaster = [Color::srgb(0.23, 0.185, 0.14), Color::srgb(0.10, 0.08, 0.066)];
    for panel in 0..PANELS {
        let step = TAU / PANELS as f32;
        let (from, to) = (step * panel as f32, step * (panel + 1) as f32);
        band(from, to, -24.0, 12.0, RADIUS, [dark, oak]);
        band(from + step * 0.12, to - step * 0.12, -17.0, 9.0, RADIUS - 0.4, [dark, dark]);
        band(from + step * 0.17, to - step * 0.17, -15.8, 7.8, RADIUS - 0.8, [oak, bright]);
        band(from, to, 11.0, 13.0, RADIUS - 1.2, [bright, bright]);
        band(from, to, 13.0, 60.0, RADIUS, plaster);
    }
    let carpet = [Color::srgb(0.16, 0.075, 0.06), Color::srgb(0.085, 0.052, 0.045)];
    for ring in 0..PANELS {
        let step = TAU / PANELS as f32;
        let at = |angle: f32, radius: f32| Vec3::new(radius * angle.cos(), -24.0, -radius * angle.sin());
        let (from, to) = (step * ring as f32, step * (ring + 1) as f32);
        let corners = [at(from, 8.0), at(from, RADIUS), at(to, RADIUS), at(to, 8.0)];
        walls.shaded_quad(corners, [Vec2::ZERO; 4], [carpet[0], carpet[1], carpet[1], carpet[0]]);
    }
    walls.mesh()
}
