//! The fonts have a glyph for every sign of every text, and are small.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tavoliere::words::Language;
use ttf_parser::Face;

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn with_font(name: &str, look: impl FnOnce(&Face)) {
    let data = fs::read(assets().join("fonts").join(name)).expect("a readable font");
    assert!(data.len() < 100_000, "{name} has {} bytes", data.len());
    look(&Face::parse(&data, 0).expect("a font"));
}

/// Every sign of the translations and rule books.
fn signs() -> BTreeSet<char> {
    let words = Language::ALL.into_iter().flat_map(Language::sources).map(|(_, source)| source.to_owned());
    let books = fs::read_dir(assets().join("rulebook")).expect("a readable folder");
    let books = books.map(|book| fs::read_to_string(book.expect("a readable entry").path()).expect("a readable book"));
    words.chain(books).flat_map(|text| text.chars().collect::<Vec<_>>()).filter(|sign| !sign.is_control()).collect()
}

#[test]
fn every_text_can_be_set() {
    // Titles are set in Cinzel, which has no Greek: there EB Garamond steps in.
    let is_greek = |sign: char| ('\u{370}'..='\u{3ff}').contains(&sign);
    for (name, greek) in
        [("EBGaramond-Regular.otf", true), ("EBGaramond-Italic.otf", true), ("Cinzel-Medium.ttf", false)]
    {
        with_font(name, |face| {
            let signs = signs().into_iter().filter(|&sign| greek || !is_greek(sign));
            let missing: Vec<_> = signs.filter(|&sign| face.glyph_index(sign).is_none()).collect();
            assert!(missing.is_empty(), "{name} lacks {missing:?}");
        });
    }
}

#[test]
fn greek_can_be_set_with_all_its_accents() {
    for name in ["EBGaramond-Regular.otf", "EBGaramond-Italic.otf"] {
        with_font(name, |face| {
            assert!(
                "ΠΕΤΤΕΙΑ πεττεία ὁ ἀνήρ τῷ ᾗ Ὀδυσσεύς".chars().all(|sign| face.glyph_index(sign).is_some()),
                "{name}"
            );
        });
    }
}

#[test]
fn figures_of_tables_are_of_one_width() {
    with_font("EBGaramond-Figures.otf", |face| {
        let width = |figure| face.glyph_hor_advance(face.glyph_index(figure).expect("a figure"));
        let widths: BTreeSet<_> = ('0'..='9').map(width).collect();
        assert_eq!(widths.len(), 1, "{widths:?}");
        assert_eq!(face.glyph_index('a'), None, "letters come from the text face");
    });
}
