//! Tarocchini, the card games of Bologna, after Carlo Pisarri (Bologna, 1754): the pack, tricks, and what cards count.

pub mod card;
pub mod count;
pub mod granda;
pub mod trick;
