//! The press: from a block to SVG, and from SVG, once, to pixels.

use super::block::{Act, Block, Tint};
use glam::Vec2;
use resvg::{tiny_skia, usvg};
use std::fmt::Write;

/// The size of a card in the units of the drawings.
pub const CARD: (f32, f32) = (230.0, 450.0);
/// And in pixels.
pub const PIXELS: (u32, u32) = (368, 720);

const PAPER: &str = "#f1e6cc";
const INK: &str = "#1c1510";
/// Vermilion, ochre, blue, verdigris, as they multiply the paper.
const STENCILS: [[f32; 3]; 4] =
    [[207.0, 70.0, 48.0], [231.0, 172.0, 62.0], [74.0, 122.0, 170.0], [116.0, 160.0, 108.0]];
/// How far off the block each stencil lies.
const REGISTER: [(f32, f32); 4] = [(0.7, -0.9), (-1.3, 0.3), (-0.6, 0.5), (-1.4, -0.9)];

/// What can go wrong at the press.
#[derive(Debug, thiserror::Error)]
pub enum PressError {
    /// The SVG is not understood.
    #[error("the drawing is no SVG: {0}")]
    Svg(#[from] usvg::Error),
    /// No memory for the pixels.
    #[error("no room for the picture")]
    Room,
    /// The encoder or decoder failed.
    #[error("the picture cannot be packed or read: {0}")]
    Webp(String),
}

/// The drawing of a card as SVG.
pub fn svg(block: &Block, seed: u32) -> String {
    let (wide, high) = CARD;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {wide} {high}\"><defs>\
         <filter id=\"ink\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"{wide}\" height=\"{high}\" color-interpolation-filters=\"sRGB\">\
         <feTurbulence type=\"fractalNoise\" baseFrequency=\".07\" numOctaves=\"2\" seed=\"{seed}\" result=\"n\"/>\
         <feDisplacementMap in=\"SourceGraphic\" in2=\"n\" scale=\"1.5\" xChannelSelector=\"R\" yChannelSelector=\"G\" result=\"d\"/>\
         <feTurbulence type=\"fractalNoise\" baseFrequency=\".3\" numOctaves=\"2\" seed=\"{}\"/>\
         <feColorMatrix type=\"matrix\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3.0 3.15\" result=\"m\"/>\
         <feComposite in=\"d\" in2=\"m\" operator=\"in\"/></filter>",
        PIXELS.0,
        PIXELS.1,
        seed + 1
    );
    for stencil in 0..4 {
        let _ = write!(
            text,
            "<filter id=\"s{stencil}\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"{wide}\" height=\"{high}\" color-interpolation-filters=\"sRGB\">\
             <feTurbulence type=\"fractalNoise\" baseFrequency=\".03\" numOctaves=\"2\" seed=\"{}\" result=\"n\"/>\
             <feDisplacementMap in=\"SourceGraphic\" in2=\"n\" scale=\"2.6\" xChannelSelector=\"R\" yChannelSelector=\"B\" result=\"d\"/>\
             <feTurbulence type=\"fractalNoise\" baseFrequency=\".014 .10\" numOctaves=\"3\" seed=\"{}\"/>\
             <feColorMatrix type=\"matrix\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1.7 1.80\" result=\"m\"/>\
             <feComposite in=\"d\" in2=\"m\" operator=\"in\"/></filter>",
            seed + 10 + stencil,
            seed + 20 + stencil
        );
    }
    let _ = write!(text, "</defs><rect width=\"{wide}\" height=\"{high}\" fill=\"{PAPER}\"/>");
    for (stencil, (x, y)) in REGISTER.into_iter().enumerate() {
        let used = block.acts.iter().any(|act| match act {
            Act::Field(_, tint) | Act::Dab(_, tint) => tint.stencils()[stencil] > 0.0,
            Act::Cut(_) => false,
        });
        if !used {
            continue;
        }
        let _ = write!(
            text,
            "<g filter=\"url(#s{stencil})\" style=\"mix-blend-mode:multiply\" transform=\"translate({x} {y})\">"
        );
        for act in &block.acts {
            match act {
                Act::Field(ring, tint) => path(&mut text, ring, &colour(stencil, tint.stencils()[stencil])),
                Act::Dab(ring, tint) if tint.stencils()[stencil] > 0.0 => {
                    path(&mut text, ring, &colour(stencil, tint.stencils()[stencil]));
                }
                _ => {}
            }
        }
        text.push_str("</g>");
    }
    text.push_str("<g filter=\"url(#ink)\" style=\"mix-blend-mode:multiply\">");
    for act in &block.acts {
        match act {
            Act::Field(ring, Tint::Black) | Act::Cut(ring) => path(&mut text, ring, INK),
            Act::Field(ring, _) => path(&mut text, ring, "#fff"),
            Act::Dab(..) => {}
        }
    }
    text.push_str("</g></svg>");
    text
}

fn colour(stencil: usize, strength: f32) -> String {
    let part = |k: usize| (255.0 + (STENCILS[stencil][k] - 255.0) * strength).round() as u8;
    format!("#{:02x}{:02x}{:02x}", part(0), part(1), part(2))
}

fn path(text: &mut String, ring: &[Vec2], fill: &str) {
    let _ = write!(text, "<path fill=\"{fill}\" d=\"");
    for (i, place) in ring.iter().enumerate() {
        let _ = write!(text, "{}{:.1} {:.1}", if i == 0 { 'M' } else { 'L' }, place.x, place.y);
    }
    text.push_str("Z\"/>");
}

/// Rows of red, green and blue.
#[derive(Clone)]
pub struct Picture {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// Three bytes a pixel.
    pub pixels: Vec<u8>,
}

/// Pulls a print.
pub fn print(svg: &str) -> Result<Picture, PressError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let mut map = tiny_skia::Pixmap::new(PIXELS.0, PIXELS.1).ok_or(PressError::Room)?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut map.as_mut());
    let pixels = map.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    Ok(Picture { width: PIXELS.0 as usize, height: PIXELS.1 as usize, pixels })
}

impl Picture {
    /// As lossy WebP.
    pub fn webp(&self, quality: f32) -> Result<Vec<u8>, PressError> {
        let encoder = webp::Encoder::from_rgb(&self.pixels, self.width as u32, self.height as u32);
        let mut how = webp::WebPConfig::new().map_err(|()| PressError::Webp("no settings".to_owned()))?;
        how.quality = quality;
        how.method = 6;
        how.use_sharp_yuv = 1;
        let packed = encoder.encode_advanced(&how).map_err(|error| PressError::Webp(format!("{error:?}")))?;
        Ok(packed.to_vec())
    }

    /// A picture packed by [`Picture::webp`].
    pub fn read(packed: &[u8]) -> Result<Picture, PressError> {
        let open = webp::Decoder::new(packed).decode().ok_or_else(|| PressError::Webp("it is no WebP".to_owned()))?;
        Ok(Picture { width: open.width() as usize, height: open.height() as usize, pixels: open.to_vec() })
    }

    /// A page of one colour.
    pub fn page(width: usize, height: usize, colour: [u8; 3]) -> Picture {
        Picture { width, height, pixels: colour.repeat(width * height) }
    }

    /// The same, so many pixels wide.
    pub fn shrunk(&self, width: usize) -> Picture {
        let height = (self.height * width).div_ceil(self.width).max(1);
        let scale = self.width as f32 / width as f32;
        let mut small = Picture::page(width, height, [0; 3]);
        for y in 0..height {
            for x in 0..width {
                let (x0, x1) = (x as f32 * scale, ((x + 1) as f32 * scale).min(self.width as f32));
                let (y0, y1) = (y as f32 * scale, ((y + 1) as f32 * scale).min(self.height as f32));
                let (mut sum, mut all) = ([0.0f32; 3], 0.0f32);
                for v in y0 as usize..(y1.ceil() as usize).min(self.height) {
                    for u in x0 as usize..(x1.ceil() as usize).min(self.width) {
                        let share = ((u + 1) as f32).min(x1) - (u as f32).max(x0);
                        let share = share * (((v + 1) as f32).min(y1) - (v as f32).max(y0));
                        let at = 3 * (v * self.width + u);
                        for (part, byte) in sum.iter_mut().zip(&self.pixels[at..at + 3]) {
                            *part += share * f32::from(*byte);
                        }
                        all += share;
                    }
                }
                let at = 3 * (y * width + x);
                for (byte, part) in small.pixels[at..at + 3].iter_mut().zip(sum) {
                    *byte = (part / all.max(1e-6)).round() as u8;
                }
            }
        }
        small
    }

    /// Pastes another onto it.
    pub fn paste(&mut self, other: &Picture, x: usize, y: usize) {
        for row in 0..other.height.min(self.height.saturating_sub(y)) {
            let many = 3 * other.width.min(self.width.saturating_sub(x));
            let to = 3 * ((y + row) * self.width + x);
            self.pixels[to..to + many].copy_from_slice(&other.pixels[3 * row * other.width..][..many]);
        }
    }
}
