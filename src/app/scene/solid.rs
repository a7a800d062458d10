//! The material of carved figures: solid wood and gilding, which take less of the room's light in their hollows
//! (`solid.wgsl`). What has no place in a piece is drawn as the engine draws everything else.

use bevy::asset::embedded_asset;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::{ShaderRef, load_shader_library};

/// The stuff of a figure.
pub type Solid = ExtendedMaterial<StandardMaterial, Carved>;

/// What is done beyond the engine's own material. It is told everything by the vertices.
#[derive(Asset, AsBindGroup, TypePath, Clone, Default, Debug)]
pub struct Carved {}

impl MaterialExtension for Carved {
    fn fragment_shader() -> ShaderRef {
        "embedded://tavoliere/app/scene/solid.wgsl".into()
    }
}

pub(super) fn plugin(app: &mut App) {
    load_shader_library!(app, "noise.wgsl");
    embedded_asset!(app, "solid.wgsl");
    app.add_plugins(MaterialPlugin::<Solid>::default());
}

/// Polished, but not so that it glares.
pub(super) fn polished() -> Solid {
    let base = StandardMaterial { perceptual_roughness: 0.42, reflectance: 0.45, ..default() };
    ExtendedMaterial { base, extension: Carved {} }
}
