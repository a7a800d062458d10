//! What a level of Échecs may say.

use crate::rules::game::Setting;
use serde::{Deserialize, Serialize};

/// What holds of a Pawn that steps past a square an enemy Pawn sees. The article words it as a prohibition, "which could
/// take it in passing", and names another use, "principally in Italy".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnPassant {
    /// It may, and the enemy Pawn may take it in passing, at once.
    #[default]
    Take,
    /// It may not: the letter of the article.
    Forbidden,
    /// It passes freely and nothing is taken: *passer bataille*.
    PasserBataille,
}

impl EnPassant {
    const WORDS: [(EnPassant, &'static str); 3] = [
        (EnPassant::Take, "take"),
        (EnPassant::Forbidden, "forbidden"),
        (EnPassant::PasserBataille, "passer_bataille"),
    ];
}

/// What White gives the weaker player before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Odds {
    /// Nothing.
    #[default]
    None,
    /// The Pawn of the King's Bishop, and the first two moves, which do not go past Black's fourth rank.
    PionEtDeuxTraits,
    /// The Queen's Knight.
    Cavalier,
    /// The Queen's Rook.
    Tour,
}

impl Odds {
    const WORDS: [(Odds, &'static str); 4] = [
        (Odds::None, "none"),
        (Odds::PionEtDeuxTraits, "pion_et_deux_traits"),
        (Odds::Cavalier, "cavalier"),
        (Odds::Tour, "tour"),
    ];

    /// The first array, as a position text.
    pub(super) fn array(self) -> &'static str {
        match self {
            Odds::None => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            Odds::PionEtDeuxTraits => "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR b KQkq - 0 1 +2",
            Odds::Cavalier => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            Odds::Tour => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
        }
    }
}

/// A level of Échecs: the options it is played with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What holds of a Pawn that steps past a square an enemy Pawn sees.
    pub en_passant: EnPassant,
    /// *Toute rigueur*: check and mate are said by the players, and a mate not announced wins half the stake.
    pub toute_rigueur: bool,
    /// What White gives.
    pub odds: Odds,
}

impl Options {
    /// The options a player may set.
    pub(super) fn settings(&self) -> Vec<Setting> {
        let setting = |key, value: &str, choices| Setting { key, value: value.to_owned(), choices };
        let words = |en_passant: EnPassant| EnPassant::WORDS[en_passant as usize].1;
        vec![
            setting("en_passant", words(self.en_passant), EnPassant::WORDS.map(|(_, word)| word).to_vec()),
            setting("toute_rigueur", if self.toute_rigueur { "on" } else { "off" }, vec!["off", "on"]),
            setting("odds", Odds::WORDS[self.odds as usize].1, Odds::WORDS.map(|(_, word)| word).to_vec()),
        ]
    }

    /// Sets one option by the words of records; `false` if there is no such option or value.
    pub(super) fn set(&mut self, key: &str, value: &str) -> bool {
        fn find<T: Copy>(words: &[(T, &str)], value: &str) -> Option<T> {
            words.iter().find(|(_, word)| *word == value).map(|&(option, _)| option)
        }
        let put = match key {
            "en_passant" => find(&EnPassant::WORDS, value).map(|value| self.en_passant = value),
            "toute_rigueur" => find(&[(false, "off"), (true, "on")], value).map(|value| self.toute_rigueur = value),
            "odds" => find(&Odds::WORDS, value).map(|value| self.odds = value),
            _ => None,
        };
        put.is_some()
    }
}
