//! The sculptor's kit: fields of distances ([`shape`], [`forms`], [`turning`]), their meshes ([`mesh`]), what is baked into them
//! ([`bake`]), levels of detail ([`levels`]), files ([`pack`]) and pictures to judge them by ([`raster`], [`sheet`]).

pub mod bake;
pub mod forms;
pub mod levels;
pub mod mesh;
pub mod pack;
pub mod raster;
pub mod shape;
pub mod sheet;
pub mod turning;
