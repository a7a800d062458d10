//! The room as a source of light. How bright it is in each direction is a function: a box with a tall window to the upper
//! left, in the evening two groups of candles. At start-up its light is gathered into small cubes, one for what is rough
//! and one with a level for every degree of polish, so that varnish mirrors a window and faces turned to it are lighter.
//!
//! Gathered here and not by the graphics card, for the page's has no means to; a cube this small takes some milliseconds.

use crate::app::settings;
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// Half the breadth of the room, its height above the table, half its depth; the eye of the cube is the table's middle.
const ROOM: Vec3 = Vec3::new(3.0, 4.6, 5.0);
/// The sides of a face of the polished cube, level by level: each level is rougher than the one before.
const LEVELS: [usize; 6] = [32, 16, 8, 4, 2, 1];
/// Light is gathered from a cube of this side: what is wider than its texels needs no more.
const SOURCE: usize = 16;
/// The side of the cube for what is rough.
const ROUGH: usize = 8;
/// What a level face receives, day and evening alike: by neither is anything harder to tell apart.
const UPWARDS: f32 = 0.76;
const LUMINANCE: Vec3 = Vec3::new(0.2126, 0.7152, 0.0722);

fn step(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// How far inside a span a point is: 0 outside, 1 inside, softly.
fn within(low: f32, high: f32, at: f32) -> f32 {
    step(low - 0.05, low + 0.05, at) * (1.0 - step(high - 0.05, high + 0.05, at))
}

/// How much of the sky a window in the left wall lets through, at a place of the wall: two columns of four panes.
fn window(along: f32, y: f32, middle: f32) -> f32 {
    let (half, low, high) = (1.1, 0.6, 4.2);
    let pane = |at: f32| 1.0 - within(-0.035, 0.035, at);
    let bars = (1..4).map(|bar| pane(y - low - (high - low) * bar as f32 / 4.0)).product::<f32>();
    within(middle - half, middle + half, along) * within(low, high, y) * pane(along - middle) * bars
}

/// How bright the room is in a direction, in no unit: [`Mood::gather`] brings it to measure.
pub(super) fn radiance(mood: settings::Light, towards: Vec3) -> Vec3 {
    let evening = mood == settings::Light::Evening;
    // The table, and what it throws back.
    let table = Vec3::new(0.115, 0.066, 0.038);
    let up = Vec3::new(towards.x, towards.y.max(1e-3), towards.z);
    let reach = (ROOM / up.abs().max(Vec3::splat(1e-4))).min_element();
    let at = up * reach;
    let (sources, glow) = if evening { (&CANDLES[..], 1.3) } else { (&WINDOWS[..], 1.0) };
    // Walls and ceiling are lit by what lights the room.
    let lit =
        sources.iter().map(|(place, share)| share / (1.0 + at.distance_squared(*place) / 6.0)).sum::<f32>() * glow;
    let is_ceiling = at.y >= ROOM.y - 1e-3;
    let tint = if evening { Vec3::new(1.0, 0.82, 0.62) } else { Vec3::new(1.0, 0.92, 0.80) };
    let stuff = if is_ceiling {
        Vec3::new(0.62, 0.56, 0.48)
    } else {
        // Panels of oak, a rail, plaster.
        let oak = Vec3::new(0.155, 0.088, 0.050);
        let along = if at.x.abs() >= ROOM.x - 1e-3 { at.z } else { at.x };
        let panel = ((along / 1.25).fract().abs() - 0.5).abs();
        let oak = oak * (0.75 + 0.5 * within(0.06, 0.42, panel) * within(-0.6, 0.95, at.y));
        oak.lerp(Vec3::new(0.40, 0.33, 0.25), step(1.22, 1.30, at.y)) + oak * within(1.15, 1.25, at.y)
    };
    let mut light = stuff * tint * (0.60 + 1.3 * lit);
    if !evening && at.x <= 1e-3 - ROOM.x {
        let sky = Vec3::new(0.90, 0.98, 1.10) * 11.0;
        // Before the second window, beside whoever looks, a curtain is drawn.
        light =
            light.lerp(sky, window(at.z, at.y, -1.9)).lerp(sky * Vec3::new(0.70, 0.62, 0.50), window(at.z, at.y, 2.3));
    }
    if evening {
        for (place, share) in CANDLES {
            for flame in [-0.34, 0.0, 0.30] {
                let near = towards.dot((place + Vec3::new(flame, flame * flame, -flame)).normalize()) - 1.0;
                // The flame, and the air about it.
                let bright = 100.0 * (near * 700.0).exp() + 1.6 * (near * 45.0).exp();
                light += Vec3::new(1.0, 0.70, 0.42) * bright * share;
            }
        }
    }
    table.lerp(light, step(-0.06, 0.04, towards.y))
}

/// Where the windows are, and how much light each gives.
const WINDOWS: [(Vec3, f32); 2] = [(Vec3::new(-3.0, 2.4, -1.9), 0.9), (Vec3::new(-3.0, 2.4, 2.3), 0.55)];
/// The same of the groups of candles.
const CANDLES: [(Vec3, f32); 2] = [(Vec3::new(-2.3, 1.9, -2.1), 0.8), (Vec3::new(1.7, 1.7, 3.0), 0.65)];

/// The light from all around, on the six faces of a cube.
struct Cube {
    side: usize,
    /// Face by face, each from its upper left corner.
    texels: Vec<Vec3>,
}

/// Where a texel looks, and how much of all directions it stands for.
fn direction(side: usize, texel: usize) -> (Vec3, f32) {
    let (face, y, x) = (texel / (side * side), texel / side % side, texel % side);
    let across = |at: usize| (2 * at + 1) as f32 / side as f32 - 1.0;
    let (u, v) = (across(x), across(y));
    let towards = match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    };
    // Cubes are seen from outside, as in a mirror.
    let share = towards.length_squared().powf(-1.5);
    (Vec3::new(towards.x, towards.y, -towards.z).normalize(), share)
}

impl Cube {
    fn of(side: usize, light: impl Fn(Vec3) -> Vec3) -> Cube {
        Cube { side, texels: (0..6 * side * side).map(|texel| light(direction(side, texel).0)).collect() }
    }

    /// The same, half as large.
    fn halved(&self) -> Cube {
        let side = self.side / 2;
        let mean = |texel: usize| {
            let (face, y, x) = (texel / (side * side), texel / side % side, texel % side);
            let at = |dx, dy| self.texels[(face * self.side + 2 * y + dy) * self.side + 2 * x + dx];
            (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4.0
        };
        Cube { side, texels: (0..6 * side * side).map(mean).collect() }
    }

    /// What is gathered by a lobe about every direction: its weight is a function of the angle's cosine.
    fn gathered(&self, side: usize, lobe: impl Fn(f32) -> f32) -> Cube {
        let from: Vec<_> = self.texels.iter().enumerate().map(|(i, light)| (direction(self.side, i), *light)).collect();
        Cube::of(side, |towards| {
            let (mut sum, mut weights) = (Vec3::ZERO, 0.0);
            for ((out, share), light) in &from {
                let cosine = out.dot(towards);
                if cosine > 0.0 {
                    let weight = lobe(cosine) * cosine * share;
                    sum += *light * weight;
                    weights += weight;
                }
            }
            sum / weights
        })
    }
}

/// The light of a room, gathered.
struct Mood {
    rough: Cube,
    polished: Vec<Cube>,
}

impl Mood {
    fn gather(light: settings::Light) -> Mood {
        let fine = Cube::of(2 * LEVELS[0], |towards| radiance(light, towards)).halved();
        let coarse = std::iter::successors(Some(fine.halved()), |cube| (cube.side > SOURCE).then(|| cube.halved()));
        let Some(source) = coarse.last() else { return Mood { rough: fine, polished: Vec::new() } };
        let rough = source.gathered(ROUGH, |_| 1.0);
        let blurred = LEVELS.iter().enumerate().skip(1).map(|(level, &side)| {
            // The engine looks up a roughness at that part of the levels.
            let alpha = (level as f32 / (LEVELS.len() - 1) as f32).powi(2);
            source.gathered(side, |cosine| {
                // The distribution of facets of Trowbridge and Reitz, seen from where it is lit.
                let facet = (1.0 + cosine) / 2.0 * (alpha * alpha - 1.0) + 1.0;
                (alpha / facet).powi(2)
            })
        });
        let blurred: Vec<_> = blurred.collect();
        let mut mood = Mood { polished: std::iter::once(fine).chain(blurred).collect(), rough };
        let measure = UPWARDS / mood.upwards();
        let cubes = mood.polished.iter_mut().chain([&mut mood.rough]);
        cubes.flat_map(|cube| &mut cube.texels).for_each(|texel| *texel *= measure);
        mood
    }

    /// What a face turned upwards receives.
    fn upwards(&self) -> f32 {
        let face = &self.rough.texels[2 * ROUGH * ROUGH..3 * ROUGH * ROUGH];
        let middle = (ROUGH / 2 - 1..=ROUGH / 2).flat_map(|y| (ROUGH / 2 - 1..=ROUGH / 2).map(move |x| y * ROUGH + x));
        middle.map(|at| face[at].dot(LUMINANCE)).sum::<f32>() / 4.0
    }
}

/// A positive number in sixteen bits, as graphics cards keep light.
fn half(value: f32) -> [u8; 2] {
    /// How much further down an exponent counts in 32 bits than in 16.
    const BIAS: u32 = 112 << 23;
    /// The least number with all its digits.
    const LEAST: u32 = 113 << 23;
    let bits = value.min(65_000.0).to_bits();
    let short = if bits < LEAST { 0 } else { (bits - BIAS + 0x1000) >> 13 };
    (short as u16).to_le_bytes()
}

/// Cubes, each a level of the same picture.
fn image(levels: &[&Cube]) -> Image {
    let side = levels[0].side as u32;
    let extent = Extent3d { width: side, height: side, depth_or_array_layers: 6 };
    let mut data = Vec::new();
    for face in 0..6 {
        for level in levels {
            let face = &level.texels[face * level.side * level.side..][..level.side * level.side];
            data.extend(face.iter().flat_map(|light| [light.x, light.y, light.z, 1.0]).flat_map(half));
        }
    }
    let format = TextureFormat::Rgba16Float;
    let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = levels.len() as u32;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
}

/// The light of the room for the engine, so strong.
pub(super) fn image_light(mood: settings::Light, intensity: f32, images: &mut Assets<Image>) -> EnvironmentMapLight {
    let Mood { rough, polished } = Mood::gather(mood);
    EnvironmentMapLight {
        diffuse_map: images.add(image(&[&rough])),
        specular_map: images.add(image(&polished.iter().collect::<Vec<_>>())),
        intensity,
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use settings::Light::{Day, Evening};

    fn mean(cube: &Cube) -> f32 {
        let (mut sum, mut shares) = (0.0, 0.0);
        for (texel, light) in cube.texels.iter().enumerate() {
            let (_, share) = direction(cube.side, texel);
            sum += light.dot(LUMINANCE) * share;
            shares += share;
        }
        sum / shares
    }

    #[test]
    fn no_polish_makes_light_or_swallows_it() {
        for mood in [Day, Evening] {
            let mood = Mood::gather(mood);
            let whole = mean(&mood.polished[0]);
            for cube in mood.polished.iter().chain([&mood.rough]) {
                assert!(cube.texels.iter().all(|light| light.is_finite() && light.min_element() > 0.0));
                let part = mean(cube) / whole;
                assert!((0.9..1.1).contains(&part), "side {}: {part} of the light", cube.side);
            }
        }
    }

    #[test]
    fn day_and_evening_light_a_level_face_alike_and_the_window_outshines_the_wall() {
        let [day, evening] = [Day, Evening].map(Mood::gather);
        assert!((day.upwards() - evening.upwards()).abs() < 1e-3);
        let [window, wall] = [-1.0, 1.0].map(|x| radiance(Day, Vec3::new(3.0 * x, 2.0, -1.4)).dot(LUMINANCE));
        assert!(window > 10.0 * wall, "{window} {wall}");
        // Left is the second face, right the first.
        let face = |cube: &Cube, face: usize| cube.texels[face * ROUGH * ROUGH..][..ROUGH * ROUGH].iter().sum::<Vec3>();
        assert!(face(&day.rough, 1).dot(LUMINANCE) > 1.5 * face(&day.rough, 0).dot(LUMINANCE));
        assert!(evening.rough.texels.iter().all(|light| light.x > light.z), "candles are warm");
    }

    #[test]
    fn each_texel_looks_its_own_way_and_together_they_see_everything() {
        let all = (0..6 * 64).map(|texel| direction(8, texel));
        let (sum, shares) =
            all.fold((Vec3::ZERO, 0.0), |(sum, shares), (out, share)| (sum + out * share, shares + share));
        assert!(sum.length() < 1e-3);
        // Each texel of a face of side 2 covers 1/16 of a unit; the whole is a sphere.
        assert!((shares * 4.0 / 64.0 - 4.0 * std::f32::consts::PI).abs() < 0.05, "{shares}");
    }

    #[test]
    fn sixteen_bits_hold_what_they_should() {
        let read = |bytes: [u8; 2]| {
            let bits = u32::from(u16::from_le_bytes(bytes));
            f32::from_bits((bits << 13) + (112 << 23))
        };
        for value in [1.0, 0.07, 3.5, 120.0, 0.001] {
            assert!((read(half(value)) / value - 1.0).abs() < 1e-3, "{value}");
        }
        assert_eq!(half(0.0), [0, 0]);
        assert_eq!(half(1.0), 0x3C00_u16.to_le_bytes());
    }
}
