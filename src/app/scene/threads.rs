//! What reasons draw between squares: brass threads from each guard to what it guards, a broken one where sight is
//! closed, and numbers beside pieces.

use super::camera::TableCamera;
use super::chisel::Chisel;
use super::layout::Layout;
use super::marks::Grounds;
use crate::app::Screen;
use crate::app::settings::{Colours, Settings};
use crate::app::ui::theme;
use crate::rules::Sketch;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, LayerId, Stroke, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Threads begin and end so far from the middles of their squares, outside the bases of figures.
const APART: f32 = 0.40;
/// They lie a little above the marks.
const HEIGHT: f32 = 0.045;

/// A thread on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thread(pub Sketch);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay.after(super::marks::find_grounds).in_set(super::SceneSystems::Dress).run_if(in_state(Screen::Table)),
    )
    .add_systems(EguiPrimaryContextPass, count.run_if(in_state(Screen::Table)));
}

#[expect(clippy::too_many_arguments, reason = "all that a thread is made of")]
fn lay(
    mut commands: Commands,
    grounds: Res<Grounds>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    threads: Query<(Entity, &Thread)>,
    mut colours: Local<Colours>,
    mut material: Local<Option<Handle<StandardMaterial>>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let recoloured = std::mem::replace(&mut *colours, settings.colours) != settings.colours;
    if !grounds.is_changed() && !layout.is_changed() && !recoloured {
        return;
    }
    for (entity, _) in &threads {
        commands.entity(entity).despawn();
    }
    let material =
        material.get_or_insert_with(|| materials.add(StandardMaterial { unlit: true, depth_bias: 5.0, ..default() }));
    for &sketch in &grounds.0 {
        let (Sketch::Line(from, to) | Sketch::Closed(from, to)) = sketch else { continue };
        let (from, to) = (layout.square(from), layout.square(to));
        let along = (to - from).normalize_or_zero() * APART;
        let mut cut = Chisel::new(settings.colours);
        cut.thread(from + along, to - along, matches!(sketch, Sketch::Closed(..)));
        commands.spawn((
            Thread(sketch),
            Mesh3d(meshes.add(cut.shape.mesh())),
            MeshMaterial3d(material.clone()),
            Transform::from_xyz(0.0, HEIGHT, 0.0),
            bevy::light::NotShadowCaster,
            DespawnOnExit(Screen::Table),
        ));
    }
}

/// Numbers stand beside the piece they belong to, on a disc of brass.
fn count(
    grounds: Res<Grounds>,
    layout: Res<Layout>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut contexts: EguiContexts,
) -> Result {
    let Some((camera, eye)) = cameras.iter().next() else { return Ok(()) };
    let numbers = grounds.0.iter().filter_map(|sketch| match sketch {
        Sketch::Count(at, number) => Some((*at, *number)),
        _ => None,
    });
    for (at, number) in numbers {
        let context = contexts.ctx_mut()?;
        let painter = context.layer_painter(LayerId::background());
        let zoom = context.zoom_factor();
        let corner = layout.square(at) + (eye.right() * 0.42).with_y(0.0) + Vec3::Y * 0.05;
        let beside = corner + eye.right() * 0.4;
        let (Ok(place), Ok(beside)) = (camera.world_to_viewport(eye, corner), camera.world_to_viewport(eye, beside))
        else {
            continue;
        };
        let size = (place.distance(beside) / zoom).clamp(13.0, 24.0);
        let place = pos2(place.x / zoom, place.y / zoom);
        painter.circle(place, size * 0.72, theme::PAPER, Stroke::new(1.5, theme::INK));
        painter.circle_stroke(place, size * 0.60, Stroke::new(1.0, theme::BRASS));
        let text = number.to_string();
        painter.text(place, Align2::CENTER_CENTER, text, theme::figures(size), Color32::BLACK);
    }
    Ok(())
}
