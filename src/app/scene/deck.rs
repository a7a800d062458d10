//! The pack as it is seen: one form for every card, and a picture each, which is fetched when cards are first laid on the
//! table. The one seam between a card's name and its picture: `tarocchini-s-k` is `cards/S-K.webp`.

use super::shape::Shape;
use super::solid::Solid;
use crate::app::scene::card_table::HEIGHT;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::window::RequestRedraw;
use std::f32::consts::FRAC_PI_2;
use std::io::Cursor;
use thiserror::Error;

/// How names of cards begin.
const FAMILY: &str = "tarocchini-";
/// What is seen of a card that lies face down.
const BACK: &str = "back";
/// Half a card's thickness.
const HALF: f32 = 0.006;
/// The radius of its corners.
const CORNER: f32 = 0.055;
/// A card that may not be played is so much darker.
const DIM: f32 = 0.50;

/// How a card is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tone {
    /// As it is.
    #[default]
    Plain,
    /// It cannot be touched just now.
    Dim,
}

/// The pictures of the pack and what is made of them.
#[derive(Resource, Default)]
pub struct Deck {
    mesh: Option<Handle<Mesh>>,
    materials: HashMap<(&'static str, Tone), Handle<Solid>>,
    /// Pictures asked for that are not there yet.
    waiting: Vec<(&'static str, Handle<Image>)>,
    /// Pictures as they are shown: with smaller versions of themselves for the distance.
    ready: HashMap<&'static str, Handle<Image>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Deck>()
        .init_asset_loader::<Pictures>()
        .add_systems(Update, receive.in_set(super::SceneSystems::Lay));
}

/// The file of a card's picture; `None`: it is no card.
pub fn file(figure: &str) -> Option<String> {
    if figure == BACK {
        return Some("cards/back.webp".to_owned());
    }
    let name = figure.strip_prefix(FAMILY)?;
    let (suit, rank) = name.split_once('-')?;
    let mut letters = rank.chars();
    let first = letters.next()?.to_ascii_uppercase();
    Some(format!("cards/{}-{first}{}.webp", suit.to_ascii_uppercase(), letters.as_str()))
}

/// Is it a card that looks like this?
pub fn is_card(figure: &str) -> bool {
    figure.starts_with(FAMILY) || figure == BACK
}

impl Deck {
    /// The form of a card.
    pub fn mesh(&mut self, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        self.mesh.get_or_insert_with(|| meshes.add(form().mesh())).clone()
    }

    /// The material of a card. Its picture is asked for with it.
    pub fn material(
        &mut self,
        figure: &'static str,
        tone: Tone,
        assets: &AssetServer,
        images: &mut Assets<Image>,
        materials: &mut Assets<Solid>,
    ) -> Handle<Solid> {
        if let Some(known) = self.materials.get(&(figure, tone)) {
            return known.clone();
        }
        if !self.ready.contains_key(figure) {
            self.ready.insert(figure, images.add(stand_in(figure)));
            if let Some(file) = file(figure) {
                self.waiting.push((figure, assets.load(file)));
            }
        }
        let light = if tone == Tone::Dim { DIM } else { 1.0 };
        let base = StandardMaterial {
            base_color: Color::srgb(light, light, light),
            base_color_texture: self.ready.get(figure).cloned(),
            perceptual_roughness: 0.75,
            reflectance: 0.2,
            ..default()
        };
        let material = materials.add(Solid { base, extension: default() });
        self.materials.insert((figure, tone), material.clone());
        material
    }

    /// Is a picture still on its way?
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }
}

/// Pictures that have come take the place of what stood in for them.
fn receive(
    mut deck: ResMut<Deck>,
    assets: Res<AssetServer>,
    mut materials: ResMut<Assets<Solid>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if deck.waiting.is_empty() {
        return;
    }
    let deck = &mut *deck;
    deck.waiting.retain(|(figure, handle)| {
        if assets.load_state(handle).is_failed() {
            return false;
        }
        if !assets.is_loaded(handle) {
            return true;
        }
        for tone in [Tone::Plain, Tone::Dim] {
            let material = deck.materials.get(&(*figure, tone)).and_then(|handle| materials.get_mut(handle));
            if let Some(mut material) = material {
                material.base.base_color_texture = Some(handle.clone());
            }
        }
        deck.ready.insert(figure, handle.clone());
        redraw.write(RequestRedraw);
        false
    });
    // Looked after again at once: nothing else would wake the loop.
    redraw.write(RequestRedraw);
}

fn sampler() -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::ClampToEdge,
        address_mode_v: ImageAddressMode::ClampToEdge,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..default()
    })
}

/// Reads the pictures of cards, and makes the smaller versions of each at once, so that thin lines do not flicker.
#[derive(Default, TypePath)]
struct Pictures;

/// Why a picture cannot be shown.
#[derive(Debug, Error)]
enum PictureError {
    /// The file.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// What is in it.
    #[error(transparent)]
    Webp(#[from] image_webp::DecodingError),
}

impl AssetLoader for Pictures {
    type Asset = Image;
    type Settings = ();
    type Error = PictureError;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> Result<Image, PictureError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let mut decoder = image_webp::WebPDecoder::new(Cursor::new(bytes))?;
        let (width, height) = decoder.dimensions();
        let mut pixels = vec![0; decoder.output_buffer_size().unwrap_or_default()];
        decoder.read_image(&mut pixels)?;
        if !decoder.has_alpha() {
            pixels = pixels.chunks_exact(3).flat_map(|pixel| [pixel[0], pixel[1], pixel[2], 255]).collect();
        }
        Ok(pyramid(pixels, width as usize, height as usize))
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

/// A picture of these bytes, each version half as large as the one before.
fn pyramid(mut level: Vec<u8>, width: usize, height: usize) -> Image {
    let extent = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
    let (mut data, mut levels, mut size) = (level.clone(), 1, (width, height));
    while size != (1, 1) {
        let next = ((size.0 / 2).max(1), (size.1 / 2).max(1));
        let at = |x: usize, y: usize, channel: usize| {
            u32::from(level[4 * (y.min(size.1 - 1) * size.0 + x.min(size.0 - 1)) + channel])
        };
        let mean = |x: usize, y: usize, channel: usize| {
            let sum: u32 =
                [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(i, j)| at(2 * x + i, 2 * y + j, channel)).iter().sum();
            (sum / 4) as u8
        };
        let smaller: Vec<u8> = (0..next.0 * next.1 * 4).map(|i| mean(i / 4 % next.0, i / 4 / next.0, i % 4)).collect();
        data.extend(&smaller);
        (level, size, levels) = (smaller, next, levels + 1);
    }
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = sampler();
    image
}

/// What stands in for a picture that has not come: paper with a border in the colour of the suit, a lattice for the back.
fn stand_in(figure: &str) -> Image {
    const SIZE: (usize, usize) = (92, 180);
    let name = figure.strip_prefix(FAMILY).unwrap_or_default();
    let ink: [u8; 3] = match name.split('-').next() {
        Some("s") => [52, 74, 110],
        Some("b") => [86, 104, 52],
        Some("c") => [156, 58, 44],
        Some("d") => [168, 122, 42],
        Some("t") => [88, 60, 110],
        _ => [104, 40, 34],
    };
    let is_back = figure == BACK;
    let paper: [u8; 3] = if is_back { [214, 200, 170] } else { [240, 228, 202] };
    let pixel = |i: usize| {
        let (x, y) = (i % SIZE.0, i / SIZE.0);
        let edge = x.min(y).min(SIZE.0 - 1 - x).min(SIZE.1 - 1 - y);
        let lattice = is_back && edge > 7 && ((x + y) % 10 < 2 || (x + 180 - y) % 10 < 2);
        let (dx, dy) = (x as f32 - 45.5, y as f32 - 89.5);
        let disc = !is_back && dx.hypot(dy) < 22.0 && dx.hypot(dy) > 17.0;
        let [r, g, b] = if (4..6).contains(&edge) || lattice || disc { ink } else { paper };
        [r, g, b, 255]
    };
    pyramid((0..SIZE.0 * SIZE.1).flat_map(pixel).collect(), SIZE.0, SIZE.1)
}

/// A card lying on its back: a sheet with rounded corners and a pale edge, its upper end away from the eye.
fn form() -> Shape {
    let mut card = Shape::default();
    let half = Vec2::new(0.5, HEIGHT / 2.0);
    let mut rim = Vec::new();
    for (corner, (x, z)) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)].into_iter().enumerate() {
        let middle = Vec2::new(x, z) * (half - CORNER);
        for step in 0..=4 {
            let angle = FRAC_PI_2 * (corner as f32 + step as f32 / 4.0);
            // Counter-clockwise seen from above: from towards the eye to the right.
            rim.push(middle + CORNER * Vec2::new(angle.sin(), angle.cos()));
        }
    }
    let above = |at: Vec2| Vec3::new(at.x, HALF, at.y);
    let below = |at: Vec2| Vec3::new(at.x, -HALF, at.y);
    let uv = |at: Vec2| at / (2.0 * half) + 0.5;
    let count = rim.len();
    // A fan of narrow quads about the middle.
    for n in (0..count).step_by(2) {
        let (a, b, c) = (rim[n], rim[(n + 1) % count], rim[(n + 2) % count]);
        let corners = [Vec2::ZERO, a, b, c];
        card.quad(corners.map(above), corners.map(uv), Color::WHITE);
    }
    let edge = Color::srgb(0.86, 0.80, 0.68);
    for n in 0..count {
        let (a, b) = (rim[n], rim[(n + 1) % count]);
        card.quad([below(a), below(b), above(b), above(a)], [Vec2::splat(0.02); 4], edge);
    }
    card
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_the_file_of_its_name_in_records() {
        for (figure, wanted) in [
            ("tarocchini-s-k", "cards/S-K.webp"),
            ("tarocchini-d-10", "cards/D-10.webp"),
            ("tarocchini-t-angelo", "cards/T-Angelo.webp"),
            ("tarocchini-t-moro1", "cards/T-Moro1.webp"),
            ("back", "cards/back.webp"),
        ] {
            assert_eq!(file(figure).as_deref(), Some(wanted));
        }
        assert_eq!(file("tafl-king"), None);
    }

    #[test]
    fn a_picture_has_all_its_smaller_versions() {
        let image = pyramid([200, 100, 50, 255].repeat(6 * 5), 6, 5);
        assert_eq!(image.texture_descriptor.mip_level_count, 3);
        let data = image.data.unwrap();
        assert_eq!(data.len(), 4 * (6 * 5 + 3 * 2 + 1));
        assert!(data.chunks(4).all(|pixel| pixel == [200, 100, 50, 255]));
    }
}
