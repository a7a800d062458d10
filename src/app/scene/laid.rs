//! The material of all that lies flat: wood cut into pieces, stone, brass, cloth and leather. Which of them a place is of,
//! and where in its piece it lies, is told by the vertices, so that a whole board is one mesh and one draw call
//! (`laid.wgsl`). What tells nothing is drawn as the engine draws everything else.

use bevy::asset::embedded_asset;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

/// What a part of a shape is made of; its number is told to `laid.wgsl`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stuff {
    /// Nothing that shows a grain.
    #[default]
    Plain = 0,
    /// Maple and box: close-grained and calm.
    Maple = 1,
    /// Walnut: open pores, plain figure.
    Walnut = 2,
    /// Fir: broad stripes of summer and winter.
    Fir = 3,
    /// Serpentine.
    Stone = 4,
    /// Brass.
    Brass = 5,
    /// Woven wool.
    Cloth = 6,
    /// Leather.
    Leather = 7,
}

impl Stuff {
    /// As it is told by a colour's alpha.
    pub fn alpha(self) -> f32 {
        f32::from(self as u8) / 16.0
    }
}

/// The material.
pub type Laid = ExtendedMaterial<StandardMaterial, Pieces>;

/// What is done beyond the engine's own material. It is told everything by the vertices.
#[derive(Asset, AsBindGroup, TypePath, Clone, Default, Debug)]
pub struct Pieces {}

impl MaterialExtension for Pieces {
    fn fragment_shader() -> ShaderRef {
        "embedded://tavoliere/app/scene/laid.wgsl".into()
    }
}

/// Two materials serve everything that is laid.
#[derive(Resource, Clone)]
pub struct Joinery {
    /// For pieces.
    pub laid: Handle<Laid>,
    /// For what is let into a piece, level with it.
    pub inlaid: Handle<Laid>,
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "laid.wgsl");
    app.add_plugins(MaterialPlugin::<Laid>::default());
    let mut materials = app.world_mut().resource_mut::<Assets<Laid>>();
    let laid = materials.add(Laid::default());
    let base = StandardMaterial { depth_bias: 1.0, ..default() };
    let inlaid = materials.add(Laid { base, ..default() });
    app.insert_resource(Joinery { laid, inlaid });
}
