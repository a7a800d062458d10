//! The deck of Tarocchini: 62 cards and a back, cut by our own code and printed once.

mod back;
mod courts;
mod pips;
mod sheets;
#[cfg(test)]
mod tests;
mod trumps;
mod trumps_high;
mod trumps_low;

pub use sheets::{contact, look};

use crate::printing::block::{At, Block};
use crate::printing::press::{self, Picture, PressError};
use glam::{Affine2, vec2};
use std::path::Path;
use tavoliere::rules::tarocchini::card::{Card, Suit};

/// How hard the pictures are packed.
const QUALITY: f32 = 76.0;

/// What can go wrong with a deck.
#[derive(Debug, thiserror::Error)]
pub enum DeckError {
    /// No card of that name.
    #[error("{0:?} is no card; write S-K, C-10, T-Sole or back")]
    Unknown(String),
    /// The press.
    #[error(transparent)]
    Press(#[from] PressError),
    /// A file.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// A sheet.
    #[error("{0}")]
    Png(#[from] png::EncodingError),
}

/// The names of all pictures: the cards in their order, then the back.
pub fn names() -> Vec<String> {
    Card::all().map(Card::id).chain(["back".to_owned()]).collect()
}

/// The block of a card.
pub fn block(name: &str) -> Result<Block, DeckError> {
    let mut b = Block::new(seed(name).into());
    let card =
        if name == "back" { None } else { Some(Card::of_id(name).ok_or_else(|| DeckError::Unknown(name.to_owned()))?) };
    b.set(At(Affine2::from_translation(vec2(press::CARD.0 / 2.0, 0.0))), |b| match card {
        None => back::cut(b),
        Some(card) => {
            let rank = name.split_once('-').map_or("", |(_, rank)| rank);
            match (card.suit(), rank) {
                (Suit::Trionfi, name) => trumps::cut(b, name),
                (suit, "K" | "Q" | "H" | "J") => courts::cut(b, suit, rank),
                (suit, _) => pips::cut(b, suit, rank.parse().unwrap_or(1)),
            }
            crate::printing::frame::border(b);
        }
    });
    Ok(b)
}

/// A number of the name's own.
fn seed(name: &str) -> u32 {
    name.bytes().fold(7u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into())) % 9973
}

/// A card, printed.
pub fn print(name: &str) -> Result<Picture, DeckError> {
    Ok(press::print(&press::svg(&block(name)?, seed(name)))?)
}

/// Makes the files of these cards, or of all.
pub fn make(folder: &Path, only: &[&str]) -> Result<(), DeckError> {
    std::fs::create_dir_all(folder)?;
    let mut all = 0;
    for name in names() {
        if only.is_empty() || only.contains(&name.as_str()) {
            let packed = print(&name)?.webp(QUALITY)?;
            all += packed.len();
            std::fs::write(folder.join(format!("{name}.webp")), packed)?;
        }
    }
    println!("{all} bytes");
    Ok(())
}
