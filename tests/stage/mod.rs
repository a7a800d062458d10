//! Draws pages without a window: a bare egui context of some size, the sentences it shows, and, where a folder is
//! named by `TAVOLIERE_PAGES`, a picture of it to look at.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::epaint::{ClippedPrimitive, ClippedShape, ImageData, Primitive, Vertex};
use bevy_egui::egui::{self, Color32, ColorImage, Context, Event, Pos2, RawInput, Rect, Shape, TextureId, Vec2};
use std::collections::HashMap;
use tavoliere::app::settings::Settings;
use tavoliere::app::ui::{Act, Pen, Targets, theme};
use tavoliere::words::{Language, Words};

/// The window sizes every page has to fit into, and their names.
pub const SIZES: [(&str, Vec2); 2] = [("wide", Vec2::new(1280.0, 720.0)), ("narrow", Vec2::new(390.0, 844.0))];

/// A window that is none.
pub struct Stage {
    pub ctx: Context,
    pub words: Words,
    pub settings: Settings,
    pub targets: Targets,
    pub acts: Vec<Act>,
    pub desktop: bool,
    size: Vec2,
    time: f64,
    shapes: Vec<ClippedShape>,
    textures: HashMap<TextureId, ColorImage>,
}

impl Stage {
    pub fn new(size: Vec2, language: Language) -> Stage {
        let ctx = Context::default();
        theme::dress(&ctx, 1.0);
        Stage {
            ctx,
            words: Words::new(language),
            settings: Settings { welcomed: true, ..Settings::default() },
            targets: Targets::default(),
            acts: Vec::new(),
            desktop: true,
            size,
            time: 0.0,
            shapes: Vec::new(),
            textures: HashMap::new(),
        }
    }

    /// Draws once, with what the person did meanwhile.
    pub fn draw(&mut self, events: Vec<Event>, mut page: impl FnMut(&Context, &mut Pen)) {
        self.time += 0.1;
        let screen = Rect::from_min_size(Pos2::ZERO, self.size);
        let input = RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..RawInput::default() };
        let ctx = self.ctx.clone();
        let mut output = ctx.run_ui(input, |ui| {
            let mut targets = Targets::default();
            let mut pen = Pen {
                words: &self.words,
                settings: &mut self.settings,
                desktop: self.desktop,
                targets: &mut targets,
                acts: Vec::new(),
            };
            page(ui.ctx(), &mut pen);
            let acts = pen.acts;
            self.acts.extend(acts);
            self.targets = targets;
        });
        for (&id, deltas) in &output.textures_delta.set {
            for delta in deltas {
                let ImageData::Color(part) = &delta.image;
                match delta.pos {
                    None => drop(self.textures.insert(id, (**part).clone())),
                    Some([x, y]) => {
                        let whole = self.textures.get_mut(&id).expect("a part of a known texture");
                        for row in 0..part.height() {
                            for column in 0..part.width() {
                                whole[(x + column, y + row)] = part[(column, row)];
                            }
                        }
                    }
                }
            }
        }
        output.textures_delta.clear();
        self.shapes = std::mem::take(&mut output.shapes);
    }

    /// Draws until sizes have settled.
    pub fn settle(&mut self, mut page: impl FnMut(&Context, &mut Pen)) {
        for _ in 0..3 {
            self.draw(Vec::new(), &mut page);
        }
    }

    /// Clicks on something by its name.
    pub fn click(&mut self, name: &str, mut page: impl FnMut(&Context, &mut Pen)) {
        let known: Vec<_> = self.targets.0.keys().cloned().collect();
        let rect = self.targets.0.get(name).unwrap_or_else(|| panic!("{name} is not among {known:?}"));
        let pos = egui::pos2(rect.center().x, rect.center().y);
        let press = |pressed| Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.draw(vec![Event::PointerMoved(pos)], &mut page);
        self.draw(vec![press(true)], &mut page);
        self.draw(vec![press(false)], &mut page);
        self.draw(vec![Event::PointerGone], &mut page);
    }

    /// Every text that is shown: its words, where it stands, what of that is seen, and whether it was cut short.
    pub fn texts(&self) -> Vec<(String, Rect, Rect, bool)> {
        fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<(String, Rect, Rect, bool)>) {
            match shape {
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
                Shape::Text(text) => {
                    let galley = &text.galley;
                    let rect = galley.rect.translate(text.pos.to_vec2());
                    texts.push((galley.text().to_owned(), rect, clip, galley.elided));
                }
                _ => {}
            }
        }
        let mut texts = Vec::new();
        self.shapes.iter().for_each(|shape| collect(&shape.shape, shape.clip_rect, &mut texts));
        texts
    }

    /// Nothing hangs out of the window or its sheet, nothing is said by its key, nothing is too small to touch.
    pub fn assert_well_set(&self, page: &str) {
        let window = Rect::from_min_size(Pos2::ZERO, self.size).expand(0.5);
        // What is drawn along its strip to either side may be cut there.
        let film = self.targets.0.get("film").map_or(Rect::NOTHING, |film| {
            Rect::from_min_max(egui::pos2(film.min.x, film.min.y), egui::pos2(film.max.x, film.max.y))
        });
        for (text, rect, clip, _) in self.texts() {
            let key = text.split_once(']').and_then(|(key, _)| key.strip_prefix('['));
            let unknown = key.is_some_and(|key| key.contains('-') && !key.contains(' '));
            assert!(!unknown, "{page}: {text} has no words");
            assert!(!text.contains('{'), "{page}: a gap in {text:?}");
            let seen = rect.intersect(clip);
            if seen.is_positive() && !text.trim().is_empty() && !film.contains(seen.center()) {
                let within = rect.left() >= clip.left() - 1.0 && rect.right() <= clip.right() + 1.0;
                assert!(within, "{page}: {text:?} is cut at its side: {rect:?} in {clip:?}");
                assert!(window.contains_rect(seen), "{page}: {text:?} hangs out of the window");
            }
        }
        assert!(!self.targets.0.is_empty(), "{page}: nothing to touch");
        for (name, target) in &self.targets.0 {
            let rect =
                Rect::from_min_max(egui::pos2(target.min.x, target.min.y), egui::pos2(target.max.x, target.max.y));
            assert!(window.contains_rect(rect), "{page}: {name} hangs out of the window: {rect:?}");
        }
    }

    /// Everything that can be touched is large enough for a finger. For pages drawn on a window so high that nothing
    /// is scrolled half away.
    pub fn assert_touchable(&self, page: &str) {
        // What is drawn along its strip may be half out of it.
        let film = self.targets.0.get("film").copied();
        let half_out = |target: &bevy::math::Rect| {
            film.is_some_and(|film| target.min.x <= film.min.x || target.max.x >= film.max.x)
        };
        for (name, target) in &self.targets.0 {
            if name.starts_with("move-") && half_out(target) {
                continue;
            }
            assert!(target.width() >= 43.5 && target.height() >= 43.5, "{page}: {name} is too small: {target:?}");
        }
    }

    /// Writes a picture, if a folder for it is named.
    pub fn picture(&self, name: &str) {
        let Ok(folder) = std::env::var("TAVOLIERE_PAGES") else { return };
        let (width, height) = (self.size.x as usize, self.size.y as usize);
        let mut pixels = vec![Color32::from_rgb(0x6b, 0x5c, 0x4c); width * height];
        for primitive in self.ctx.tessellate(self.shapes.clone(), 1.0) {
            self.paint(&primitive, &mut pixels, width, height);
        }
        let bytes: Vec<u8> = pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b(), 255]).collect();
        let size = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
        let image =
            Image::new(size, TextureDimension::D2, bytes, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::all());
        let path = std::path::Path::new(&folder).join(format!("{name}.png"));
        image.try_into_dynamic().expect("a picture").save(path).expect("a file to write to");
    }

    fn paint(&self, primitive: &ClippedPrimitive, pixels: &mut [Color32], width: usize, height: usize) {
        let Primitive::Mesh(mesh) = &primitive.primitive else { return };
        let Some(texture) = self.textures.get(&mesh.texture_id) else { return };
        for corners in mesh.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
            let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(primitive.clip_rect);
            let area = cross(a.pos, b.pos, c.pos);
            if area == 0.0 || !bounds.is_positive() {
                continue;
            }
            for y in bounds.top().max(0.0) as usize..(bounds.bottom().ceil() as usize).min(height) {
                for x in bounds.left().max(0.0) as usize..(bounds.right().ceil() as usize).min(width) {
                    let at = egui::pos2(x as f32 + 0.5, y as f32 + 0.5);
                    let weights =
                        [cross(b.pos, c.pos, at), cross(c.pos, a.pos, at), cross(a.pos, b.pos, at)].map(|w| w / area);
                    if primitive.clip_rect.contains(at) && weights.iter().all(|weight| *weight >= 0.0) {
                        blend(&mut pixels[y * width + x], [a, b, c], weights, texture);
                    }
                }
            }
        }
    }
}

fn cross(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

fn blend(pixel: &mut Color32, corners: [Vertex; 3], weights: [f32; 3], texture: &ColorImage) {
    let mix = |value: &dyn Fn(&Vertex) -> f32| corners.iter().zip(weights).map(|(v, w)| value(v) * w).sum::<f32>();
    let texel = |value: f32, side: usize| ((value * side as f32) as usize).min(side - 1);
    let sample = texture[(texel(mix(&|v| v.uv.x), texture.width()), texel(mix(&|v| v.uv.y), texture.height()))];
    let channel = |i: usize| mix(&|v| f32::from(v.color[i])) * f32::from(sample[i]) / 255.0;
    let alpha = channel(3) / 255.0;
    let over = |i: usize| (channel(i) + f32::from(pixel[i]) * (1.0 - alpha)).clamp(0.0, 255.0) as u8;
    *pixel = Color32::from_rgb(over(0), over(1), over(2));
}
