//! The workshop: makes the files under `assets/` that are made by code. Run by hand, from the top of the
//! repository; what it makes is kept there, so nobody who builds the table needs it.
//!
//! - `cargo run -p workshop -- sounds` makes `assets/sounds/*.ogg`
//! - `cargo run --release -p workshop -- puzzles` makes `assets/rulebook/corona-puzzles.*.md`
//! - `fonts/subset.py` cuts the fonts

mod puzzles;
mod sounds;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let work: Vec<String> = std::env::args().skip(1).collect();
    let made = match work.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["sounds"] => sounds::make(Path::new("assets/sounds")).map_err(|error| error.to_string()),
        ["puzzles"] => puzzles::make(Path::new("assets/rulebook")).map_err(|error| error.to_string()),
        _ => {
            eprintln!("what shall be made? one of: sounds, puzzles");
            return ExitCode::from(2);
        }
    };
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
