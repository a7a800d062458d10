//! A small figure is made anew, and all that are kept are weighed.

use super::{SQUARE, all, carve, find, regalia};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;
use std::path::Path;
use tavoliere::figure::Figure;

/// Bytes a figure may cost on its way to a page, and all of them together.
const EACH: usize = 210_000;
const ALL: usize = 3_500_000;

fn deflated(bytes: &[u8]) -> usize {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory").len()
}

#[test]
fn a_base_made_anew_is_the_one_that_is_kept() {
    let made = carve(&find("base-star").expect("a figure")(), 1.0).expect("carved");
    let kept = std::fs::read(Path::new("../assets/figures/base-star.tvm")).expect("kept");
    let (made, kept) = (Figure::read(&made).expect("made"), Figure::read(&kept).expect("kept"));
    for (one, other) in made.levels.iter().zip(&kept.levels) {
        // Processors differ in the last bit: about as many triangles, not the same ones.
        let (one, other) = (one.triangles.len() as f32, other.triangles.len() as f32);
        assert!((one / other - 1.0).abs() < 0.05, "{one} triangles, kept are {other}");
    }
    let height = |figure: &Figure| figure.positions.iter().map(|place| place[1]).fold(f32::MIN, f32::max);
    assert!((height(&made) - height(&kept)).abs() < 1e-3);
    assert!((height(&made) - regalia::BASE / SQUARE).abs() < 0.01);
}

#[test]
fn figures_keep_to_their_budget() {
    let mut sum = 0;
    for (name, _) in all() {
        let file = std::fs::read(Path::new("../assets/figures").join(format!("{name}.tvm"))).expect("kept");
        let size = deflated(&file);
        println!("{name}: {} bytes, {size} deflated", file.len());
        assert!(size <= EACH, "{name}: {size} bytes");
        sum += size;
    }
    println!("{sum} bytes in all");
    assert!(sum <= ALL, "{sum} bytes");
}
