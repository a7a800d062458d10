//! Contact sheets: one figure from all sides, as a black shape, at the size it has on the board, and coarser.

use super::raster::{Picture, View, draw};
use glam::Vec3;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;
use tavoliere::figure::Figure;

const WIDTH: usize = 1560;
const HEIGHT: usize = 1010;

/// Draws the sheet. `face` is what to show large: its middle and the half side of the picture, in sides of a square;
/// `fine` how many samples a pixel has along its side.
pub fn sheet(figure: &Figure, face: Option<(Vec3, f32)>, fine: usize) -> Picture {
    let mut page = blank(WIDTH, HEIGHT);
    let (low, high) = bounds([figure]);
    let (middle, size) = ((low + high) * 0.5, high - low);
    let broad = size.x.max(size.z);
    let large = (540.0 / (size.y + 0.3 * broad)).min(372.0 / (broad * 1.05));
    let view = View { turn: 0.0, rise: 15.0, centre: middle, scale: large, size: (384, 560), silhouette: false, fine };
    for (index, turn) in [32.0, 122.0, 212.0, 302.0].into_iter().enumerate() {
        paste(&mut page, &draw(figure, 0, &View { turn, ..view }), 4 + 388 * index, 4);
    }
    let below = 570;
    let (face, half) = face.unwrap_or((middle, broad * 0.5));
    let close =
        View { turn: 22.0, rise: 8.0, centre: face, scale: 180.0 / half, size: (360, 430), silhouette: false, fine };
    paste(&mut page, &draw(figure, 0, &close), 4, below);
    let close = View { turn: 80.0, size: (200, 430), ..close };
    paste(&mut page, &draw(figure, 0, &close), 368, below);
    let coarse = View { turn: 32.0, scale: large * 0.40, size: (160, 213), fine: fine + 1, ..view };
    paste(&mut page, &draw(figure, 1, &coarse), 572, below);
    paste(&mut page, &draw(figure, 2, &coarse), 572, below + 217);
    let black = View { rise: 30.0, scale: large * 0.36, size: (150, 213), silhouette: true, ..view };
    for (index, turn) in [0.0, 45.0, 90.0, 135.0].into_iter().enumerate() {
        paste(&mut page, &draw(figure, 1, &View { turn, ..black }), 736 + 154 * index, below);
    }
    // As on the board: a King about sixty pixels high.
    let board = View { rise: 30.0, scale: 46.0, size: (84, 84), fine: fine * 2, ..view };
    for (index, turn) in [45.0, 135.0, 225.0, 315.0].into_iter().enumerate() {
        paste(&mut page, &draw(figure, 1, &View { turn, ..board }), 736 + 88 * index, below + 217);
        paste(&mut page, &draw(figure, 1, &View { turn, silhouette: true, ..board }), 736 + 88 * index, below + 305);
    }
    let above = View { turn: 0.0, rise: 90.0, ..board };
    paste(&mut page, &draw(figure, 1, &above), 736 + 88 * 4, below + 217);
    paste(&mut page, &draw(figure, 1, &View { silhouette: true, ..above }), 736 + 88 * 4, below + 305);
    let above = View { scale: large * 0.5, size: (200, 213), ..above };
    paste(&mut page, &draw(figure, 0, &above), 736 + 88 * 5 + 4, below + 217);
    page
}

/// The lowest and the highest corner of all.
fn bounds<'a>(figures: impl IntoIterator<Item = &'a Figure>) -> (Vec3, Vec3) {
    let places = figures.into_iter().flat_map(|figure| &figure.positions);
    places.fold((Vec3::MAX, Vec3::MIN), |(low, high), place| {
        let at = Vec3::from_array(*place);
        (low.min(at), high.max(at))
    })
}

/// Lays figures side by side at one scale, from a seat: many in two rows, few larger in one.
pub fn line(figures: &[Figure], turn: f32, rise: f32) -> Picture {
    let (rows, zoom) = if figures.len() > 8 { (2, 1.0) } else { (1, 1.4) };
    let each = ((190.0 * zoom) as usize, (236.0 * zoom) as usize);
    let tallest = bounds(figures).1.y;
    let columns = figures.len().div_ceil(rows);
    let mut page = blank(columns * (each.0 + 4) + 4, rows * (each.1 + 4) + 4);
    let view = View {
        turn,
        rise,
        centre: Vec3::Y * 0.45 * tallest,
        scale: 138.0 * zoom,
        size: each,
        silhouette: false,
        fine: 2,
    };
    for (index, figure) in figures.iter().enumerate() {
        let (x, y) = (index % columns * (each.0 + 4) + 4, index / columns * (each.1 + 4) + 4);
        paste(&mut page, &draw(figure, 0, &view), x, y);
    }
    page
}

/// A family on one page, a figure a row, all at one scale: from four sides; its black shape from a seat, from the side
/// and from above; at its size on the board.
pub fn contact(figures: &[Figure]) -> Picture {
    const EACH: (usize, usize) = (168, 188);
    const SMALL: (usize, usize) = (74, 72);
    let (low, high) = bounds(figures);
    let (tall, broad) = (high.y - low.y, (high - low).with_y(0.0).max_element());
    let scale = (EACH.1 as f32 * 0.94 / (tall + 0.28 * broad)).min(EACH.0 as f32 * 0.94 / (broad * 1.4));
    let mut page = blank(7 * (EACH.0 + 4) + SMALL.0 + 8, figures.len() * (EACH.1 + 4) + 4);
    for (row, figure) in figures.iter().enumerate() {
        let y = row * (EACH.1 + 4) + 4;
        let (low, high) = bounds([figure]);
        let view =
            View { turn: 0.0, rise: 18.0, centre: (low + high) * 0.5, scale, size: EACH, silhouette: false, fine: 2 };
        for (column, turn) in [32.0, 122.0, 212.0, 302.0].into_iter().enumerate() {
            paste(&mut page, &draw(figure, 0, &View { turn, ..view }), 4 + column * (EACH.0 + 4), y);
        }
        for (column, (turn, rise)) in [(0.0, 30.0), (90.0, 30.0), (0.0, 90.0)].into_iter().enumerate() {
            let black = View { turn, rise, silhouette: true, ..view };
            paste(&mut page, &draw(figure, 1, &black), 4 + (column + 4) * (EACH.0 + 4), y);
        }
        let board = View { turn: 32.0, rise: 40.0, scale: 46.0, size: SMALL, fine: 3, ..view };
        let x = 4 + 7 * (EACH.0 + 4);
        paste(&mut page, &draw(figure, 1, &board), x, y);
        paste(&mut page, &draw(figure, 1, &View { turn: 0.0, rise: 90.0, ..board }), x, y + SMALL.1 + 4);
    }
    page
}

fn blank(width: usize, height: usize) -> Picture {
    Picture { width, height, pixels: vec![[214, 208, 198]; width * height] }
}

fn paste(page: &mut Picture, picture: &Picture, x: usize, y: usize) {
    for (row, line) in picture.pixels.chunks_exact(picture.width).enumerate() {
        let from = (y + row) * page.width + x;
        page.pixels[from..from + picture.width].copy_from_slice(line);
    }
}

/// Writes a picture as PNG.
///
/// # Errors
/// When the disk or the encoder refuses.
pub fn write(picture: &Picture, path: &Path) -> Result<(), png::EncodingError> {
    let mut encoder =
        png::Encoder::new(BufWriter::new(File::create(path)?), picture.width as u32, picture.height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&picture.pixels.concat())?;
    Ok(())
}
