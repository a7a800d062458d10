//! The room: a walnut table, panelled walls out of focus with a window to the left, in the evening candles; one warm key
//! light that casts shadows, soft fill from all around and a rim from behind. All of it grows with the board.

use super::boxes;
use super::camera::{Orbit, PixelLength, TableCamera};
use super::gallery;
use super::image_light::{image_light, radiance};
use super::laid::{Joinery, Stuff};
use super::layout::{Layout, THICKNESS};
use super::luck::chance;
use super::shape::Shape;
use crate::app::Screen;
use crate::app::settings::{self, Quality, Settings};
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// The board for which the room is built; it is scaled for others.
const BUILT_FOR: f32 = 8.0;
const TABLE: Vec2 = Vec2::new(22.0, 18.0);

/// What grows with the board.
#[derive(Component)]
struct Room;

/// What is seen beyond the table.
#[derive(Component)]
struct Walls;

#[derive(Component)]
struct Key;

#[derive(Component)]
struct Rim;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight::NONE)
        .init_resource::<Moods>()
        .add_systems(Startup, set_up.after(super::camera::set_up))
        .add_systems(Update, (grow, light, fill, shadow).chain().in_set(super::SceneSystems::Dress));
}

fn set_up(
    mut commands: Commands,
    joinery: Res<Joinery>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let painted = materials.add(StandardMaterial { unlit: true, ..default() });
    commands.spawn((Room, Transform::default(), Visibility::default())).with_children(|room| {
        room.spawn((Mesh3d(meshes.add(table_top())), MeshMaterial3d(joinery.laid.clone())));
        room.spawn((Walls, Mesh3d::default(), MeshMaterial3d(painted), bevy::light::NotShadowCaster));
    });
    commands.spawn((Key, DirectionalLight::default(), key_stand(Quat::IDENTITY, false)));
    commands.spawn((Rim, PointLight { range: 400.0, radius: 1.0, ..default() }));
}

/// From the upper left, as from a window: behind the board, so that men throw their shadows towards the eye, but before
/// what has a face to show.
fn key_stand(turn: Quat, faces: bool) -> Transform {
    let from = if faces { Vec3::new(-6.0, 7.0, 6.4) } else { Vec3::new(-6.0, 8.6, -3.6) };
    Transform::from_translation(turn * from).looking_at(Vec3::ZERO, Vec3::Y)
}

/// How strong the light from all around is, beside the lamps.
const FILL: f32 = 470.0;

/// The light of the room and its walls, each mood made when it is first asked for.
#[derive(Resource, Default)]
struct Moods(Vec<(settings::Light, EnvironmentMapLight, Handle<Mesh>)>);

/// Light from all around, as the room throws it back.
fn fill(
    mut commands: Commands,
    settings: Res<Settings>,
    rooms: Query<&Transform, With<Room>>,
    mut moods: ResMut<Moods>,
    mut cameras: Query<(Entity, Option<&mut EnvironmentMapLight>), With<TableCamera>>,
    mut walls: Query<&mut Mesh3d, With<Walls>>,
    (mut images, mut meshes): (ResMut<Assets<Image>>, ResMut<Assets<Mesh>>),
) {
    let mood = settings.light;
    if !moods.0.iter().any(|(known, ..)| *known == mood) {
        let made = (mood, image_light(mood, FILL, &mut images), meshes.add(walls_by(mood)));
        moods.0.push(made);
    }
    let Some((_, light, seen)) = moods.0.iter().find(|(known, ..)| *known == mood) else { return };
    let rotation = rooms.iter().next().map_or(Quat::IDENTITY, |room| room.rotation);
    for (camera, shining) in &mut cameras {
        match shining {
            Some(mut shining) if shining.rotation != rotation || shining.diffuse_map != light.diffuse_map => {
                *shining = EnvironmentMapLight { rotation, ..light.clone() };
            }
            Some(_) => {}
            None => drop(commands.entity(camera).insert(EnvironmentMapLight { rotation, ..light.clone() })),
        }
    }
    for mut mesh in &mut walls {
        mesh.set_if_neq(Mesh3d(seen.clone()));
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

fn light(
    settings: Res<Settings>,
    mut keys: Query<&mut DirectionalLight, With<Key>>,
    mut rims: Query<&mut PointLight, With<Rim>>,
) {
    if !settings.is_changed() {
        return;
    }
    let (colour, strength, rim_colour) = match settings.light {
        settings::Light::Day => (Color::srgb(1.0, 0.94, 0.85), 7_800.0, Color::srgb(0.80, 0.87, 1.0)),
        settings::Light::Evening => (Color::srgb(1.0, 0.86, 0.69), 7_700.0, Color::srgb(1.0, 0.84, 0.66)),
    };
    rims.iter_mut().for_each(|mut rim| rim.color = rim_colour);
    for mut key in &mut keys {
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
        top.of(Stuff::Walnut, 60.0 * chance(plank, 1, 11));
        let middle = -TABLE.y + breadth * (plank as f32 + 0.5);
        for column in 0..columns {
            let left = -TABLE.x + length * column as f32;
            let (right, high) = (left + length, low + breadth - 0.012);
            let corners = [(left, high), (right, high), (right, low), (left, low)];
            let uvs = corners.map(|(x, z)| Vec2::new(x, z - middle));
            let colours = corners.map(|(x, z)| tone(x, z, luck));
            top.shaded_quad(corners.map(|(x, z)| Vec3::new(x, 0.0, z)), uvs, colours);
        }
    }
    // What is seen between the planks and at the edge.
    top.of(Stuff::Plain, 0.0);
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

/// The walls as an eye sees them that looks at the table: what lights the room, out of focus.
fn walls_by(mood: settings::Light) -> Mesh {
    const RADIUS: f32 = 62.0;
    let (columns, rows) = (96, 30);
    let blurred = |out: Vec3| {
        let (side, up) = out.any_orthonormal_pair();
        let spots = (0..12).map(|spot| {
            let (sin, cos) = (TAU * 0.381_966 * spot as f32).sin_cos();
            let away = 0.055 * ((spot as f32 + 0.5) / 12.0).sqrt();
            let towards = (out + (side * cos + up * sin) * away).normalize();
            // Below the table the panels go on down into the dark.
            let dim = (1.0 + 2.2 * towards.y).clamp(0.12, 1.0);
            radiance(mood, Vec3::new(towards.x, towards.y.max(0.05), towards.z)) * dim
        });
        let light = spots.sum::<Vec3>() / 12.0 * 0.20;
        // However bright a window is, the eye is at the table.
        let light = light / (Vec3::ONE + light / 0.70);
        Color::linear_rgb(light.x, light.y, light.z)
    };
    let out = |column: usize, row: usize| {
        let (sin, cos) = (TAU * column as f32 / columns as f32).sin_cos();
        let (low, high) = (-0.55_f32, 1.0_f32);
        let lift = low + (high - low) * row as f32 / rows as f32;
        Vec3::new(cos, lift, -sin).normalize()
    };
    let colours: Vec<Vec<Color>> =
        (0..=rows).map(|row| (0..columns).map(|column| blurred(out(column, row))).collect()).collect();
    let mut walls = Shape::default();
    for row in 0..rows {
        for column in 0..columns {
            let next = (column + 1) % columns;
            let corners = [(next, row), (column, row), (column, row + 1), (next, row + 1)];
            walls.shaded_quad(
                corners.map(|(column, row)| out(column, row) * RADIUS),
                [Vec2::ZERO; 4],
                corners.map(|(column, row)| colours[row][column]),
            );
        }
    }
    walls.mesh()
}
