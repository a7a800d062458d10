//! The languages in which sources name things. What is said to a person is another matter and has its words elsewhere;
//! these are names that belong to a game and are only shown, never read.

/// The language of such names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tongue {
    /// As the *Encyclopédie* has them.
    French,
    /// As an Italian of the same century would say.
    Italian,
}
