//! A small figure is made anew and weighed.

use super::{SQUARE, carve, find, regalia};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;
use tavoliere::figure::Figure;

/// Bytes a figure may cost on its way to a page: a base is the least of them and may cost a quarter.
const EACH: usize = 210_000;

fn deflated(bytes: &[u8]) -> usize {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory").len()
}

#[test]
fn a_base_is_carved_and_keeps_to_its_budget() {
    let made = carve(&find("base-star").expect("a figure")(), 1.0).expect("carved");
    assert!(deflated(&made) <= EACH / 4, "{} bytes", deflated(&made));
    let figure = Figure::read(&made).expect("made");
    for (level, wanted) in figure.levels.iter().zip([4_000.0, 1_600.0, 700.0]) {
        // Processors differ in the last bit: about as many triangles, not always the same.
        let triangles = level.triangles.len() as f32;
        assert!((triangles / wanted - 1.0).abs() < 0.05, "{triangles} triangles, {wanted} wanted");
    }
    let height = figure.positions.iter().map(|place| place[1]).fold(f32::MIN, f32::max);
    assert!((height - regalia::BASE / SQUARE).abs() < 0.01, "{height} high");
}
