//! One card is made anew, and all that are kept are looked at.

use super::{names, print};
use crate::printing::press::{PIXELS, Picture};
use std::collections::BTreeSet;
use std::path::Path;

/// Bytes a picture may cost, and all of them together.
const EACH: usize = 72_000;
const ALL: usize = 2_700_000;
/// Two cards 40 pixels wide differ by at least so much, on a scale of 255, in the mean of all their pixels.
const APART: f32 = 8.0;

fn kept(name: &str) -> (usize, Picture) {
    let file = std::fs::read(Path::new("../assets/cards").join(format!("{name}.webp"))).expect(name);
    (file.len(), unpack(&file))
}

fn unpack(file: &[u8]) -> Picture {
    let mut reader = image_webp::WebPDecoder::new(std::io::Cursor::new(file)).expect("WebP");
    assert!(!reader.has_alpha() && reader.is_lossy());
    let (width, height) = reader.dimensions();
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    reader.read_image(&mut pixels).expect("pixels");
    Picture { width: width as usize, height: height as usize, pixels }
}

/// How far apart two pictures of one size are: the mean difference of their bytes.
fn distance(one: &Picture, other: &Picture) -> f32 {
    let sum: u32 = one.pixels.iter().zip(&other.pixels).map(|(a, b)| u32::from(a.abs_diff(*b))).sum();
    sum as f32 / one.pixels.len() as f32
}

#[test]
fn a_card_made_anew_is_the_one_that_is_kept() {
    let made = print("C-6").expect("printed").shrunk(92);
    let apart = distance(&made, &kept("C-6").1.shrunk(92));
    assert!(apart < 3.0, "{apart} apart");
}

#[test]
fn every_card_and_the_back_is_kept_and_nothing_else() {
    let there: BTreeSet<String> = std::fs::read_dir("../assets/cards")
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(there, names().iter().map(|name| format!("{name}.webp")).collect());
    assert_eq!(there.len(), 63);
}

#[test]
fn the_deck_keeps_to_its_budget_and_no_two_cards_look_alike() {
    let mut all = 0;
    let mut small = Vec::new();
    for name in names() {
        let (size, picture) = kept(&name);
        assert_eq!((picture.width as u32, picture.height as u32), PIXELS, "{name}");
        assert!(size <= EACH, "{name}: {size} bytes");
        all += size;
        small.push((name, picture.shrunk(40)));
    }
    println!("{all} bytes in all");
    assert!(all <= ALL, "{all} bytes");
    let mut nearest = (f32::MAX, String::new());
    for (i, (name, picture)) in small.iter().enumerate() {
        for (other, second) in &small[..i] {
            let apart = distance(picture, second);
            if apart < nearest.0 {
                nearest = (apart, format!("{name} and {other}"));
            }
        }
    }
    println!("nearest: {} at {}", nearest.1, nearest.0);
    assert!(nearest.0 >= APART, "{} are only {} apart", nearest.1, nearest.0);
}

#[test]
fn what_is_no_card_is_refused() {
    assert!(print("S-11").is_err());
    assert!(print("sole").is_err());
}
