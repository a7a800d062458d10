//! How the screens look. Each is drawn without a window, made small and held against a stored picture.
//!
//! The stored ones lie in `tests/pictures/`, a quarter as wide and as high as the screens. What is compared is the mean
//! colour of small patches in Oklab, where distances are as the eye finds them: letters may be smoothed otherwise by
//! another driver, but nothing may be missing, and the light must be the same. `TAVOLIERE_REWRITE_PICTURES=1` stores
//! the pictures anew; look at each before you keep it.
#![cfg(feature = "app")]

mod studio;

use bevy::asset::RenderAssetUsages;
use bevy::color::Oklaba;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy::light::DirectionalLight;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use std::path::{Path, PathBuf};
use studio::{is_turn_of, keep, lay, played, plies, save, studio, touch};
use tavoliere::app::Screen;
use tavoliere::app::headless::Studio;
use tavoliere::app::session::{Ask, Picked};
use tavoliere::app::table::token::Figure;
use tavoliere::rules::{Pick, Square, Stage};

/// So many pixels of the screen, across and down, are one of the small picture.
const SHRINK: usize = 4;
/// So many small pixels, across and down, are a patch.
const PATCH: usize = 3;
/// The difference of a patch that is not forgiven. A just noticeable difference in Oklab is about 0.02.
const LIMIT: f32 = 0.035;

const GAME: &str = "[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n[Player \"Anna\"]\n[Player \"Bruno\"]\n\n\
    1. d6-f6 d5-c5 2. a4-a5 e4-e6 3. b4-b5 d3-c3 4. d7-d5 e6-e5\n";

const HOW: &str = "If the change is meant: TAVOLIERE_REWRITE_PICTURES=1 cargo test --test pictures, and look at them.";

/// A picture made small.
struct Small {
    size: (usize, usize),
    pixels: Vec<Srgba>,
}

impl Small {
    /// Takes the mean of the light of every block of pixels, in steps of four: that makes a third less to keep.
    fn of(image: &Image) -> Small {
        let (width, height) = (image.width() as usize, image.height() as usize);
        let bytes = image.data.as_ref().expect("its pixels");
        let size = (width / SHRINK, height / SHRINK);
        let block = |x: usize, y: usize| {
            let mut sum = LinearRgba::BLACK;
            for (dx, dy) in (0..SHRINK * SHRINK).map(|i| (i % SHRINK, i / SHRINK)) {
                let at = 4 * ((y * SHRINK + dy) * width + x * SHRINK + dx);
                sum += LinearRgba::from(Srgba::rgb_u8(bytes[at], bytes[at + 1], bytes[at + 2]));
            }
            let mean = Srgba::from(sum / (SHRINK * SHRINK) as f32);
            let step = |value: f32| (value * 255.0 / 4.0).round() * 4.0 / 255.0;
            Srgba::rgb(step(mean.red), step(mean.green), step(mean.blue))
        };
        let pixels = (0..size.0 * size.1).map(|i| block(i % size.0, i / size.0)).collect();
        Small { size, pixels }
    }

    fn read(path: &Path) -> Option<Small> {
        let bytes = std::fs::read(path).ok()?;
        let (formats, sampler) = (CompressedImageFormats::NONE, ImageSampler::Default);
        let usage = RenderAssetUsages::default();
        let image = Image::from_buffer(&bytes, ImageType::Extension("png"), formats, true, sampler, usage);
        let image = image.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let data = image.data.as_ref().expect("its pixels");
        let pixels = data.chunks_exact(4).map(|pixel| Srgba::rgb_u8(pixel[0], pixel[1], pixel[2])).collect();
        Some(Small { size: (image.width() as usize, image.height() as usize), pixels })
    }

    fn write(&self, path: &Path) {
        let bytes = self.pixels.iter().flat_map(|pixel| pixel.to_u8_array()).collect();
        let size = Extent3d { width: self.size.0 as u32, height: self.size.1 as u32, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        save(&Image::new(size, TextureDimension::D2, bytes, format, RenderAssetUsages::default()), path);
    }

    fn patch(&self, x: usize, y: usize) -> Vec3 {
        let pixels = (0..PATCH * PATCH).map(|i| self.pixels[(y + i / PATCH) * self.size.0 + x + i % PATCH]);
        let colour = |pixel: Srgba| {
            let Oklaba { lightness, a, b, .. } = pixel.into();
            Vec3::new(lightness, a, b)
        };
        pixels.map(colour).sum::<Vec3>() / (PATCH * PATCH) as f32
    }

    /// The largest difference of a patch, and where on the screen it is.
    fn difference(&self, other: &Small) -> (f32, (usize, usize)) {
        if self.size != other.size {
            return (f32::INFINITY, (0, 0));
        }
        let patches = (0..=self.size.1 - PATCH).flat_map(|y| (0..=self.size.0 - PATCH).map(move |x| (x, y)));
        let differences =
            patches.map(|(x, y)| (self.patch(x, y).distance(other.patch(x, y)), (x * SHRINK, y * SHRINK)));
        differences.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default()
    }
}

fn stored(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{name}.png"))
}

/// Takes a picture and holds it against the stored one; what differs is added to `faults`.
fn compare(studio: &mut Studio, name: &str, faults: &mut Vec<String>) {
    let image = studio.take().expect("a picture");
    keep(&image, name);
    let small = Small::of(&image);
    let path = stored(name);
    if std::env::var_os("TAVOLIERE_REWRITE_PICTURES").is_some() {
        small.write(&path);
    }
    let drawn = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures").join(format!("{name}.png"));
    let fault = match Small::read(&path).map(|stored| stored.difference(&small)) {
        None => format!("{name}: no such picture is stored"),
        Some((difference, _)) if difference <= LIMIT => return,
        Some((difference, (x, y))) => format!("{name}: {difference:.3} from the stored picture, most about {x}, {y}"),
    };
    save(&image, &drawn);
    faults.push(format!("{fault}; it was drawn to {}", drawn.display()));
}

fn difference_from_stored(studio: &mut Studio, name: &str) -> f32 {
    let stored = Small::read(&stored(name)).expect("a stored picture");
    stored.difference(&Small::of(&studio.take().expect("a picture"))).0
}

/// Goes through the screens; at the table a game is some moves in and a man is held.
fn screens(size: UVec2, shape: &str) -> Option<Studio> {
    let mut studio = studio(size)?;
    let mut faults = Vec::new();
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    compare(&mut studio, &format!("shelf-{shape}"), &mut faults);
    touch(&mut studio, "shelf-tafl");
    studio.settle(Screen::SetUp).expect("the set-up is shown");
    compare(&mut studio, &format!("set-up-{shape}"), &mut faults);
    studio.world().write_message(Ask::Resume(GAME.to_owned()));
    studio.settle(Screen::Table).expect("the table is shown");
    studio.update(3);
    let d2 = Square(7 + 3);
    studio.world().write_message(Picked(Pick::Square(d2)));
    studio.update(3);
    studio.settle(Screen::Table).expect("the man is held");
    compare(&mut studio, &format!("table-{shape}"), &mut faults);
    assert!(faults.is_empty(), "\n{}\n{HOW}", faults.join("\n"));
    Some(studio)
}

#[test]
fn the_screens_of_a_wide_window_look_as_stored_and_a_missing_king_or_light_is_noticed() {
    let Some(mut studio) = screens(UVec2::new(1280, 720), "wide") else { return };
    let world = studio.world();
    let mut figures = world.query::<(&Figure, &mut Visibility)>();
    let kings = figures.iter_mut(world).filter(|(figure, _)| figure.0 == "tafl-king");
    assert_eq!(kings.map(|(_, mut seen)| *seen = Visibility::Hidden).count(), 1);
    let without = difference_from_stored(&mut studio, "table-wide");
    assert!(without > 3.0 * LIMIT, "a missing king makes a difference of {without}");
    let world = studio.world();
    figures.iter_mut(world).for_each(|(_, mut seen)| *seen = Visibility::Inherited);
    let whole = difference_from_stored(&mut studio, "table-wide");
    assert!(whole <= LIMIT, "he is back, and all is as it was but for {whole}");
    let world = studio.world();
    let mut lights = world.query::<&mut DirectionalLight>();
    lights.iter_mut(world).for_each(|mut light| light.illuminance *= 0.8);
    let dim = difference_from_stored(&mut studio, "table-wide");
    assert!(dim > LIMIT, "a light weaker by a fifth makes a difference of {dim}");
}

#[test]
fn the_screens_of_a_telephone_look_as_stored() {
    screens(UVec2::new(390, 844), "narrow");
}

#[test]
fn a_hand_of_cards_looks_as_stored() {
    let mut faults = Vec::new();
    for (size, shape) in [(UVec2::new(1280, 720), "wide"), (UVec2::new(390, 844), "narrow")] {
        let Some(mut studio) = studio(size) else { return };
        let record = played("tarocchini/partita", 1, |s| is_turn_of(s, 0, Stage::Play) && plies(s) >= 18);
        lay(&mut studio, &record);
        compare(&mut studio, &format!("cards-{shape}"), &mut faults);
    }
    assert!(faults.is_empty(), "\n{}\n{HOW}", faults.join("\n"));
}
