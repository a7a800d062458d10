//! Who plays.

use crate::rules::{AnySitting, Player};
use crate::words::Words;

/// The name of a player of a sitting.
pub(super) fn name(words: &Words, sitting: &dyn AnySitting, player: Player) -> String {
    sitting.head().players.get(player.index()).cloned().unwrap_or_else(|| words.say("person"))
}
