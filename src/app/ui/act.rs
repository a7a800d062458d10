//! What a person asks for through a page. Pages only say it; the plugin of the screens carries it out.

use crate::app::session::{Ask, Viewed};
use crate::app::{Overlay, Screen};
use crate::rules::Pick;

/// One thing asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Of the sitting.
    Ask(Ask),
    /// A move or an aside, in plain text.
    Choose(String),
    /// A card that is chosen by its name.
    Touch(Pick),
    /// A word beside a piece.
    Pick(String),
    /// A move that waits is played (`true`) or put back.
    Confirm(bool),
    /// Another way to look at the table.
    View(Viewed),
    /// Another screen.
    Go(Screen),
    /// A page over the screen.
    Open(Overlay),
    /// That page away again.
    Close,
    /// A page is turned or folded: something only the screens know.
    Desire(Desire),
    /// A text into the clipboard, and the sentence that says so.
    Copy(String, &'static str),
    /// The window fills the screen, or no longer.
    FullScreen,
    /// The program ends.
    Quit,
}

/// What the screens do among themselves or with what is kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Desire {
    /// Set up a family of games.
    SetUp(&'static str),
    /// Go on with the game that was left standing.
    Resume,
    /// Keep the sitting under a name.
    Save(String),
    /// Play on a kept game.
    Load(String),
    /// Look through a kept game.
    LookThrough(String),
    /// Delete a kept game.
    Delete(String),
    /// Copy a kept game out as text.
    CopyOut(String),
    /// Put what is in the clipboard into the field for pasting.
    Paste,
    /// Open the text in the field for pasting.
    OpenText(String),
    /// Write a kept game to a file of this path.
    Export {
        /// The kept game's name.
        name: String,
        /// The file.
        path: String,
    },
    /// Open a file of this path.
    Import(String),
    /// Begin the lesson or the puzzles of this name.
    Lesson(&'static str),
    /// Go to this step of the lesson, also once more.
    LessonStep(usize),
    /// Leave the lesson.
    LessonEnd,
    /// Leave the lesson for a game of its family.
    LessonPlay,
    /// Read the level file of this path in the set-up.
    OwnLevel(String),
    /// Sit down as the set-up says.
    Begin,
    /// Play the same with colours exchanged.
    Exchange,
}
