//! The workshop: makes the files under `assets/` that are made by code. Run by hand, from the top of the
//! repository; what it makes is kept there, so nobody who builds the table needs it.
//!
//! - `cargo run -p workshop -- sounds` makes `assets/sounds/*.ogg`
//! - `cargo run --release -p workshop -- music [PIECE]` makes `assets/music/*.ogg`; `music look` draws spectrograms of
//!   all pieces into `target/sheets/music.png`
//! - `cargo run -p workshop -- figures [NAME]` makes `assets/figures/*.tvm`; `sheet NAME`, `draft NAME` and `line`
//!   draw them into `target/sheets/`, `sheets` draws a page of each family into `docs/pictures/sheets/`
//! - `cargo run -p workshop -- deck [CARD..]` makes `assets/cards/*.webp`; `look CARD..` and `contact FILE WIDTH` make
//!   sheets of them
//! - `cargo run --release -p workshop -- puzzles [FAMILY]` makes `assets/rulebook/*-puzzles.*.md`
//! - `fonts/subset.py` cuts the fonts

mod deck;
mod figures;
mod music;
mod ogg;
mod printing;
mod puzzles;
mod sculpt;
mod sounds;

use std::path::Path;
use std::process::ExitCode;

const FIGURES: &str = "assets/figures";
const MUSIC: &str = "assets/music";
const CARDS: &str = "assets/cards";
const BOOKS: &str = "assets/rulebook";
const SHEETS: &str = "target/sheets";
const PAGES: &str = "docs/pictures/sheets";

fn main() -> ExitCode {
    let work: Vec<String> = std::env::args().skip(1).collect();
    let made = match work.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["sounds"] => sounds::make(Path::new("assets/sounds")).map_err(|error| error.to_string()),
        ["music"] => music::make(Path::new(MUSIC), None).map_err(|error| error.to_string()),
        ["music", "look"] => music::look(Path::new(SHEETS)).map_err(|error| error.to_string()),
        ["music", piece] => music::make(Path::new(MUSIC), Some(piece)).map_err(|error| error.to_string()),
        ["figures"] => figures::make(Path::new(FIGURES), None).map_err(|error| error.to_string()),
        ["figures", name] => figures::make(Path::new(FIGURES), Some(name)).map_err(|error| error.to_string()),
        ["sheet", name] => {
            figures::look(Path::new(FIGURES), Path::new(SHEETS), name).map_err(|error| error.to_string())
        }
        ["draft", name] => figures::draft(Path::new(SHEETS), name).map_err(|error| error.to_string()),
        ["line"] => figures::line(Path::new(FIGURES), Path::new(SHEETS)).map_err(|error| error.to_string()),
        ["sheets"] => figures::contacts(Path::new(FIGURES), Path::new(PAGES)).map_err(|error| error.to_string()),
        ["deck"] => deck::make(Path::new(CARDS), &[]).map_err(|error| error.to_string()),
        ["deck", cards @ ..] => deck::make(Path::new(CARDS), cards).map_err(|error| error.to_string()),
        ["look", cards @ ..] if !cards.is_empty() => {
            deck::look(Path::new(SHEETS), cards).map_err(|error| error.to_string())
        }
        ["contact", file, width] => match width.parse() {
            Ok(width @ 20..=368) => {
                deck::contact(Path::new(CARDS), Path::new(file), width).map_err(|error| error.to_string())
            }
            _ => Err(format!("{width:?} is no width from 20 to 368")),
        },
        ["puzzles"] => puzzles::make(Path::new(BOOKS), None).map_err(|error| error.to_string()),
        ["puzzles", family] => puzzles::make(Path::new(BOOKS), Some(family)).map_err(|error| error.to_string()),
        _ => {
            eprintln!(
                "what shall be made? one of: sounds, music, figures, sheet, draft, line, sheets, deck, look, contact, puzzles"
            );
            return ExitCode::from(2);
        }
    };
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
