//! The test vectors, made apart from this program: JSON files in a folder for each family.
#![allow(dead_code, reason = "each test file uses a part of it")]

use serde_json::Value;
use std::path::Path;

/// The entries of a kind in every file of a family, with what to call each in a message.
pub fn entries(family: &str, kind: &str) -> Vec<(String, Value)> {
    let mut entries = Vec::new();
    for (file, value) in files(family) {
        for (nth, entry) in value[kind].as_array().into_iter().flatten().enumerate() {
            let name = entry["name"].as_str().map_or_else(|| format!("{kind} {nth}"), str::to_owned);
            entries.push((format!("{file}: {name}"), entry.clone()));
        }
    }
    assert!(!entries.is_empty(), "no {kind} in the vectors");
    entries
}

/// Every file of a family's folder: its name and what is in it.
pub fn files(family: &str) -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(family);
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of vectors")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path.display().to_string(), value)
        })
        .collect();
    files.sort_by(|a, b| a.0.cmp(&b.0));
    files
}
