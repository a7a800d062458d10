//! Who plays: a person at this terminal, or a computer.

use super::Failure;
use crate::bots::Strength;
use crate::rules::{AnySitting, Player, Seat};
use crate::words::{Arg, Words};

/// A player, as the head of a record names him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// A person, by name; the name may be empty.
    Person(String),
    /// A computer.
    Computer(Strength),
    /// Nobody: any move there is, for games that no computer plays yet.
    Random,
}

/// How records and `--seats` name a player who plays at random.
pub(super) const RANDOM: &str = "random";

impl Who {
    /// As records write a player: a name, or `bot:3`.
    fn read(text: &str) -> Who {
        if text == RANDOM {
            return Who::Random;
        }
        let strength = text.strip_prefix("bot:").and_then(|number| number.parse().ok());
        strength.map_or_else(|| Who::Person(text.to_owned()), Who::Computer)
    }

    /// A player of a sitting; a person where its record names none.
    pub(super) fn of(sitting: &dyn AnySitting, player: Player) -> Who {
        Who::read(sitting.head().players.get(player.index()).map_or("", String::as_str))
    }

    /// Who sits on a seat.
    pub(super) fn on(sitting: &dyn AnySitting, seat: Seat) -> Who {
        Who::of(sitting, sitting.seating().player(seat))
    }

    /// What he is called.
    pub(super) fn name(&self, words: &Words) -> String {
        match self {
            Who::Person(name) if name.is_empty() => words.say("person"),
            Who::Person(name) => name.clone(),
            Who::Computer(strength) => words.say_with("cli-computer", &[("strength", Arg::Key(strength.name_key()))]),
            Who::Random => words.say("cli-random"),
        }
    }
}

/// `--seats person,bot:3`: the players by number, as records write them.
pub(super) fn seats(words: &Words, text: &str) -> Result<Vec<String>, Failure> {
    let player = |word: &str| match word.trim() {
        "person" => Ok(words.say("person")),
        word if word.starts_with("bot:") && !matches!(Who::read(word), Who::Computer(_)) => {
            Err(Failure::Usage(words.say_with("cli-seats-form", &[("found", Arg::Text(word))])))
        }
        "" => Err(Failure::Usage(words.say_with("cli-seats-form", &[("found", Arg::Text(""))]))),
        word => Ok(word.to_owned()),
    };
    text.split(',').map(player).collect()
}
