//! Wood, made in code: a grey picture of grain, tinted by the vertices of what it covers, so that one picture
//! serves maple, walnut and the table top alike.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

const SIDE: usize = 512;

/// A number from 0 to 1 that belongs to a lattice point.
pub fn chance(x: i32, y: i32, salt: u32) -> f32 {
    let mut hash = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77) ^ salt;
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    ((hash ^ (hash >> 15)) >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise from 0 to 1 that repeats after `period` lattice points.
fn noise(at: Vec2, period: IVec2, salt: u32) -> f32 {
    let cell = at.floor();
    let t = at - cell;
    let t = t * t * (Vec2::splat(3.0) - 2.0 * t);
    let corner = |dx, dy| {
        let point = (cell.as_ivec2() + IVec2::new(dx, dy)).rem_euclid(period);
        chance(point.x, point.y, salt)
    };
    let low = corner(0, 0).lerp(corner(1, 0), t.x);
    let high = corner(0, 1).lerp(corner(1, 1), t.x);
    low.lerp(high, t.y)
}

/// The lightness of grain that runs along u, at a point of the unit square; it repeats at its edges.
fn grain(u: f32, v: f32) -> f32 {
    let wave = noise(Vec2::new(u * 3.0, v * 4.0), IVec2::new(3, 4), 1) - 0.5;
    let drift = noise(Vec2::new(u * 2.0, v * 11.0), IVec2::new(2, 11), 2) - 0.5;
    let rings = v * 13.0 + wave * 1.7 + drift * 1.2;
    let ring = (rings - rings.floor() - 0.5).abs() * 2.0;
    let late_wood = ring.powi(5);
    let fibre = noise(Vec2::new(u * 14.0, v * 230.0), IVec2::new(14, 230), 3) - 0.5;
    let pore = noise(Vec2::new(u * 34.0, v * 300.0), IVec2::new(34, 300), 4);
    let pores = ((pore - 0.80) * 5.0).clamp(0.0, 1.0);
    let cloud = noise(Vec2::new(u * 2.0, v * 3.0), IVec2::new(2, 3), 5) - 0.5;
    (0.87 - 0.12 * late_wood + 0.10 * fibre - 0.15 * pores + 0.12 * cloud).clamp(0.0, 1.0)
}

/// The picture of grain, with its smaller versions for the distance.
pub fn grain_image() -> Image {
    let mut level: Vec<f32> = Vec::with_capacity(SIDE * SIDE);
    for y in 0..SIDE {
        level.extend((0..SIDE).map(|x| grain(x as f32 / SIDE as f32, y as f32 / SIDE as f32)));
    }
    let (mut data, mut side, mut levels) = (Vec::with_capacity(SIDE * SIDE * 6), SIDE, 0);
    loop {
        for &light in &level {
            let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0).round() as u8;
            // Where wood is dark it is also a little redder.
            data.extend([byte(light), byte(light - (1.0 - light) * 0.12), byte(light - (1.0 - light) * 0.28), 255]);
        }
        levels += 1;
        if side == 1 {
            break;
        }
        let half = side / 2;
        let mean = |x: usize, y: usize| {
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(i, j)| level[(2 * y + j) * side + 2 * x + i]).iter().sum::<f32>()
                / 4.0
        };
        level = (0..half * half).map(|i| mean(i % half, i / half)).collect();
        side = half;
    }
    let extent = Extent3d { width: SIDE as u32, height: SIDE as u32, depth_or_array_layers: 1 };
    let mut image =
        Image::new_uninit(extent, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..default()
    });
    image
}
