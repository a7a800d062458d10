//! A program killed at any instant leaves the last state or the one before it, whole.
#![cfg(feature = "app")]

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;
use tavoliere::app::saves::AUTO;
use tavoliere::app::store::{Files, Store};

/// Names the folder in which the child of this test writes without end.
const FOLDER: &str = "TAVOLIERE_TEST_KILLED";
/// As long as a record of a long game, so that a write takes its time.
const LENGTH: usize = 200_000;

/// The nth state: every line says its number, the last one that it is the last.
fn state(number: usize) -> String {
    let line = format!("{number:012} ");
    let mut text = line.repeat(LENGTH / line.len());
    text.push_str("end");
    text
}

/// Not a test of its own: what the child does until it is killed. Without a folder it does nothing.
#[test]
fn child() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Files::new(folder);
    for number in 0.. {
        store.write(AUTO, &state(number)).expect("it can be written");
        println!("wrote {number}");
    }
}

#[test]
fn a_kill_at_any_instant_leaves_a_whole_state() {
    let folder = std::env::temp_dir().join(format!("tavoliere-killed-{}", std::process::id()));
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    let rounds = std::env::var("TAVOLIERE_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    for round in 0..rounds {
        let _ = std::fs::remove_dir_all(&folder);
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "child", "--nocapture"])
            .env(FOLDER, &folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a child");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let reading = std::thread::spawn(move || {
            let numbers = lines.map_while(Result::ok).filter_map(|line| line.strip_prefix("wrote ")?.parse().ok());
            numbers.max()
        });
        std::thread::sleep(Duration::from_millis(150) + Duration::from_micros(rng.random_range(0..60_000)));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        let told: Option<usize> = reading.join().expect("the reader ends");
        let text = Files::new(&folder).read(AUTO).expect("it can be read");
        match (told, text) {
            (Some(told), Some(text)) => {
                let number: usize = text[..12].parse().expect("a whole number");
                assert!(text == state(number), "round {round}: a broken state");
                assert!(number >= told, "round {round}: {number} is older than {told}, which was written");
            }
            (Some(told), None) => panic!("round {round}: {told} was written and is gone"),
            (None, Some(text)) => assert!(text == state(0), "round {round}: a broken first state"),
            (None, None) => {}
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}
