//! Nothing lies under `assets/` without a line in `CREDITS.md`, and no line there speaks of files that are gone.

use std::fs;
use std::path::{Path, PathBuf};

/// One row of the table: the pattern in its first cell, and the licence cell.
struct Credit {
    pattern: String,
    licence: String,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn credits() -> Vec<Credit> {
    let text = fs::read_to_string(root().join("CREDITS.md")).expect("CREDITS.md is there");
    text.lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
            let pattern = cells.first()?.strip_prefix('`')?.strip_suffix('`')?;
            assert_eq!(cells.len(), 4, "four cells in the line of {pattern}");
            assert!(cells.iter().all(|cell| !cell.is_empty()), "an empty cell in the line of {pattern}");
            Some(Credit { pattern: pattern.to_owned(), licence: cells[3].to_owned() })
        })
        .collect()
}

/// Paths of all files below `folder`, from the top of the package, with `/` between the parts.
fn files_below(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            files_below(&path, found);
        } else {
            let relative = path.strip_prefix(root()).expect("below the package");
            let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
            found.push(parts.join("/"));
        }
    }
}

fn matches(pattern: &str, path: &str) -> bool {
    if let Some(folder) = pattern.strip_suffix("**") {
        return path.starts_with(folder);
    }
    let (patterns, parts): (Vec<_>, Vec<_>) = (pattern.split('/').collect(), path.split('/').collect());
    patterns.len() == parts.len() && patterns.iter().zip(&parts).all(|(pattern, part)| matches_name(pattern, part))
}

fn matches_name(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((start, end)) => name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end),
    }
}

#[test]
fn patterns_match_as_the_page_says() {
    assert!(matches("assets/a/**", "assets/a/b/c.ogg"));
    assert!(matches("assets/a/*.ogg", "assets/a/c.ogg"));
    assert!(!matches("assets/a/*.ogg", "assets/a/b/c.ogg"));
    assert!(!matches("assets/a/aa*aa.ogg", "assets/a/aaa.ogg"));
}

#[test]
fn every_asset_is_credited_once() {
    let mut files = Vec::new();
    files_below(&root().join("assets"), &mut files);
    let credits = credits();
    for file in &files {
        let lines: Vec<_> = credits.iter().filter(|credit| matches(&credit.pattern, file)).collect();
        assert_eq!(lines.len(), 1, "{file} must stand on exactly one line of CREDITS.md");
    }
    for Credit { pattern, .. } in &credits {
        assert!(
            files.iter().any(|file| matches(pattern, file)),
            "CREDITS.md names {pattern}, but there is no such file"
        );
    }
}

#[test]
fn every_licence_is_at_hand() {
    for Credit { pattern, licence } in credits() {
        match licence.split_once("](") {
            None => assert_eq!(licence, "ours", "licence of {pattern}: ours, or a link to its text"),
            Some((_, rest)) => {
                let link = rest.strip_suffix(')').expect("a link and nothing after it");
                assert!(root().join(link).is_file(), "{link}, named for {pattern}, is missing");
            }
        }
    }
}
