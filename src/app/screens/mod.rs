//! What fills the window around the table: a page a file, each a plain function of what it shows, drawn with a
//! [`Pen`](super::ui::Pen). What a page asks for is carried out by `carry_out`.

pub mod actions;
pub mod card;
pub mod cards;
mod carry_out;
mod deals;
pub mod describe;
mod dice;
pub mod gallery;
pub mod help;
mod keys;
pub mod lessons;
pub mod loading;
pub mod moves;
pub mod plates;
mod plugin;
pub mod records;
pub mod replay;
pub mod result;
pub mod rule_book;
pub mod set_up;
pub mod settings_page;
pub mod shelf;
pub mod table;
pub mod voice;
pub mod welcome;

pub(super) use plugin::plugin;

use super::session::Trouble;
use super::ui::Notice;
use crate::words::Words;

/// Why something asked of the table could not be done.
pub fn trouble(words: &Words, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Level(error) => Notice::Level(error.clone()).sentence(words),
        Trouble::Record(error) => words.record_error(error),
        Trouble::Play(error) => words.play_error(error),
    }
}
