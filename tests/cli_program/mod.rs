//! Runs the program as a person at a terminal would.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program answered.
pub struct Answer {
    /// Its exit code.
    pub code: i32,
    /// The standard output.
    pub out: String,
    /// The standard error.
    pub err: String,
}

/// Runs the program in English with these arguments and this input.
pub fn run(arguments: &[&str], input: &str) -> Answer {
    run_in("en", arguments, input)
}

/// The same in any language. No screen is there to open a window on.
pub fn run_in(language: &str, arguments: &[&str], input: &str) -> Answer {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavoliere"));
    command.args(["--language", language]).args(arguments);
    for screen in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(screen);
    }
    let mut program = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that stops reading before the end of its input is no fault of the input.
    let _ = program.stdin.take().expect("a standard input").write_all(input.as_bytes());
    let output = program.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("answers are UTF-8");
    Answer { code: output.status.code().expect("an exit code"), out: text(output.stdout), err: text(output.stderr) }
}

/// The vectors of Tafl.
pub fn vectors() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/tafl/tafl.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the vectors")).expect("they are JSON")
}
