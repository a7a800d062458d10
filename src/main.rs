//! The program. Without an argument it opens the table; every other command works without a window.

use std::process::ExitCode;
use tavoliere::Door;

/// Opens the table in a window; `None` in a program that was built without one.
#[cfg(feature = "app")]
const TABLE: Option<fn(Door) -> ExitCode> = Some(tavoliere::app::open);
#[cfg(not(feature = "app"))]
const TABLE: Option<fn(Door) -> ExitCode> = None;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    tavoliere::cli::run(TABLE)
}

// On the web there is no command line: the page is the table.
#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    TABLE.map_or(ExitCode::FAILURE, |open| open(Door::Shelf))
}
