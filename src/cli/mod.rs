//! The command line: everything that can be done without a window, a file for each command. None of them knows
//! a rule; they ask the [levels](crate::levels), the [rules](crate::rules) and the [players](crate::bots).
//!
//! Answers go to the standard output, everything said *about* them to the standard error, and the exit code tells
//! how it went: 0 well, 1 what was asked failed (a damaged record, an illegal move), 2 it was asked wrongly.

mod contest;
mod given;
mod levels;
mod moves;
mod perft;
mod players;
mod replay;
mod telling;
mod text;

use crate::Door;
use crate::words::{Language, Words};
use clap::{Parser, Subcommand};
use std::io;
use std::process::ExitCode;

/// A table at which old games are played
///
/// Without a command it opens the table in a window.
#[derive(Parser)]
#[command(name = "tavoliere", version, after_help = EXAMPLES)]
struct Arguments {
    /// Speak this language, en or it, instead of the system's
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  tavoliere                                     open the table
  tavoliere text tafl/brandub                   play in this terminal
  tavoliere gallery                             look at figures and cards
  tavoliere levels                              what there is to play
  tavoliere perft tafl/tablut 3                 count all games of three plies
  tavoliere match tafl/brandub --seats bot:3,bot:2 --games 20

`tavoliere help COMMAND` tells more of a command.";

#[derive(Subcommand)]
enum Command {
    Levels(levels::Levels),
    Moves(moves::Moves),
    Perft(perft::Perft),
    Replay(replay::Replay),
    Match(contest::Match),
    Text(text::Text),
    /// Look at figures and cards, one by one, in a window
    Gallery,
}

/// Why a command did not do what was asked.
enum Failure {
    /// It could not be done; a sentence why. Exit code 1.
    Failed(String),
    /// It was asked wrongly; a sentence how. Exit code 2.
    Usage(String),
    /// Nobody listens to the answer any more: no fault at all.
    Unheard,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::Failed(error.to_string()),
        }
    }
}

fn language(tag: &str) -> Result<Language, String> {
    let known = Language::ALL.map(Language::id).join(", ");
    Language::parse(tag).ok_or_else(|| format!("the languages are {known}"))
}

/// Is there a screen to open a window on? Where the system does not tell by its environment there is.
fn has_screen() -> bool {
    let tells = cfg!(all(unix, not(target_vendor = "apple"), not(target_os = "android")));
    let named = |name| std::env::var_os(name).is_some_and(|screen| !screen.is_empty());
    !tells || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(named)
}

/// Does what the arguments of this process ask. `open_table` opens the window, where this program has one.
pub fn run(open_table: Option<fn(Door) -> ExitCode>) -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // A help page nobody reads to its end is no fault.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let words = Words::new(arguments.language.unwrap_or_else(Language::of_system));
    let done = match (&arguments.command, open_table) {
        (Some(Command::Levels(command)), _) => command.run(&words),
        (Some(Command::Moves(command)), _) => command.run(&words),
        (Some(Command::Perft(command)), _) => command.run(&words),
        (Some(Command::Replay(command)), _) => command.run(&words),
        (Some(Command::Match(command)), _) => command.run(&words),
        (Some(Command::Text(command)), _) => command.run(&words),
        (None, Some(open_table)) if has_screen() => return open_table(Door::Shelf),
        (Some(Command::Gallery), Some(open_table)) if has_screen() => return open_table(Door::Gallery),
        (None | Some(Command::Gallery), Some(_)) => Err(Failure::Failed(words.say("cli-no-screen"))),
        (None | Some(Command::Gallery), None) => Err(Failure::Usage(words.say("cli-no-table"))),
    };
    match done {
        Ok(()) | Err(Failure::Unheard) => ExitCode::SUCCESS,
        Err(Failure::Failed(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}
