//! The families of games this program plays, and how to reach a game's type from its family's word.

use super::corona::Corona;
use super::echecs::Echecs;
use super::game::Game;
use super::petteia::Petteia;
use super::tafl::Tafl;
use super::tarocchini::Tarocchini;

/// A family of games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Family {
    /// The King's Table.
    Tafl,
    /// La Corona.
    Corona,
    /// The chess of the *Encyclopédie*.
    Echecs,
    /// Petteia and Kubeia.
    Petteia,
    /// The card games of Bologna.
    Tarocchini,
}

/// Something done with a game whose type is known only by its family: a function generic over [`Game`], as a value.
pub trait ForGame {
    /// What comes of it.
    type Out;
    /// Does it for one game.
    fn run<G: Game>(self) -> Self::Out;
}

impl Family {
    /// All families, in the order of the shelf.
    pub const ALL: [Family; 5] = [Family::Tafl, Family::Corona, Family::Echecs, Family::Petteia, Family::Tarocchini];

    /// The word of level ids and records.
    pub fn word(self) -> &'static str {
        struct Word;
        impl ForGame for Word {
            type Out = &'static str;
            fn run<G: Game>(self) -> &'static str {
                G::FAMILY
            }
        }
        self.with(Word)
    }

    /// The family of a word.
    pub fn find(word: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.word() == word)
    }

    /// Does something with this family's game.
    pub fn with<F: ForGame>(self, what: F) -> F::Out {
        match self {
            Family::Tafl => what.run::<Tafl>(),
            Family::Corona => what.run::<Corona>(),
            Family::Echecs => what.run::<Echecs>(),
            Family::Petteia => what.run::<Petteia>(),
            Family::Tarocchini => what.run::<Tarocchini>(),
        }
    }
}
