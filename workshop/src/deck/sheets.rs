//! Sheets of cards, to be looked at.

use super::{DeckError, names, print};
use crate::printing::press::Picture;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

const CLOTH: [u8; 3] = [52, 74, 62];

/// Cards side by side, large, and under them as they are in a hand.
pub fn look(folder: &Path, cards: &[&str]) -> Result<(), DeckError> {
    let pictures = cards.iter().map(|name| print(name)).collect::<Result<Vec<_>, _>>()?;
    let (wide, high) = (pictures[0].width, pictures[0].height);
    let mut page = Picture::page((wide + 8) * pictures.len() + 8, high + 168, CLOTH);
    for (i, picture) in pictures.iter().enumerate() {
        page.paste(picture, 8 + i * (wide + 8), 8);
        page.paste(&picture.shrunk(70), 8 + i * 84, high + 20);
    }
    write(&page, &folder.join("cards.png"))
}

/// The whole deck as it is kept, in rows of its suits, each card so many pixels wide.
pub fn contact(kept: &Path, file: &Path, width: usize) -> Result<(), DeckError> {
    let gap = (width / 16).max(4);
    let names = names();
    let mut small = Vec::new();
    for name in &names {
        small.push(Picture::read(&std::fs::read(kept.join(format!("{name}.webp")))?)?.shrunk(width));
    }
    let high = small[0].height;
    let columns = 11;
    // Ten columns of each suit, then two rows of trumps; the back stands at the end of the first row.
    let mut page = Picture::page(gap + columns * (width + gap), gap + 6 * (high + gap), CLOTH);
    for (i, picture) in small.iter().enumerate() {
        let (row, column) = match i {
            0..40 => (i / 10, i % 10),
            40..62 => (4 + (i - 40) / 11, (i - 40) % 11),
            _ => (0, 10),
        };
        page.paste(picture, gap + column * (width + gap), gap + row * (high + gap));
    }
    // Fewer shades, so that the sheet may stand among the documents.
    page.pixels.iter_mut().for_each(|byte| *byte = (*byte).saturating_add(8) / 17 * 17);
    write(&page, file)
}

fn write(page: &Picture, file: &Path) -> Result<(), DeckError> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(file)?), page.width as u32, page.height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&page.pixels)?;
    Ok(())
}
