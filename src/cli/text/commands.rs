//! The words a person may type beside moves: the English ones everywhere, and those of his own language.

use crate::words::Words;

/// Something to do that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Moves,
    Why,
    Explain,
    Undo,
    Redo,
    Hint,
    Draw,
    Resign,
    Board,
    Position,
    Dice,
    Save,
    Load,
    Help,
    Quit,
}

impl Command {
    const ALL: [(Command, &str); 15] = [
        (Command::Moves, "moves"),
        (Command::Why, "why"),
        (Command::Explain, "explain"),
        (Command::Undo, "undo"),
        (Command::Redo, "redo"),
        (Command::Hint, "hint"),
        (Command::Draw, "draw"),
        (Command::Resign, "resign"),
        (Command::Board, "board"),
        (Command::Position, "position"),
        (Command::Dice, "dice"),
        (Command::Save, "save"),
        (Command::Load, "load"),
        (Command::Help, "help"),
        (Command::Quit, "quit"),
    ];

    /// The command a typed line begins with, and what follows it.
    pub(super) fn read<'a>(words: &Words, line: &'a str) -> Option<(Command, &'a str)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        let own = |name: &str| words.say(&format!("cli-word-{name}")).split_whitespace().any(|word| word == first);
        let (command, _) = Command::ALL.into_iter().find(|(_, name)| *name == first || own(name))?;
        Some((command, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use std::collections::HashSet;

    #[test]
    fn commands_are_read_in_english_and_in_the_own_language() {
        let italian = Words::new(Language::Italian);
        assert_eq!(Command::read(&italian, "Perché e1-e4"), Some((Command::Why, "e1-e4")));
        assert_eq!(Command::read(&italian, "why  e1-e4"), Some((Command::Why, "e1-e4")));
        assert_eq!(Command::read(&italian, "salva la mia partita.txt"), Some((Command::Save, "la mia partita.txt")));
        assert_eq!(Command::read(&Words::new(Language::English), "annulla"), None);
    }

    #[test]
    fn no_word_means_two_things() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut seen = HashSet::new();
            for (_, name) in Command::ALL {
                for word in words.say(&format!("cli-word-{name}")).split_whitespace() {
                    assert!(seen.insert(word.to_owned()), "{word} in {}", language.id());
                    assert!(Command::ALL.iter().all(|(_, other)| *other == name || *other != word), "{word}");
                }
            }
        }
    }
}
