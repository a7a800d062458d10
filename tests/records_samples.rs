//! The samples of `docs/records.md` are records: each opens, and is written again as it stands.

use tavoliere::levels;
use tavoliere::rules::Disclosure;

/// The blocks of the page that are records, each with the line of its first line.
fn samples() -> Vec<(usize, String)> {
    let page = include_str!("../docs/records.md");
    let mut samples = Vec::new();
    let mut lines = page.lines().enumerate();
    while let Some((n, line)) = lines.next() {
        if line == "```record" {
            let block = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```");
            samples.push((n + 2, block.map(|line| format!("{line}\n")).collect()));
        }
    }
    samples
}

#[test]
fn every_sample_is_written_again_as_it_stands() {
    let samples = samples();
    assert!(samples.len() >= 3);
    for (line, sample) in samples {
        let sitting = levels::open_record(&sample, [0; 32]).unwrap_or_else(|error| panic!("line {line}: {error}"));
        let filled = |text: &str| {
            let (head, moves) = text.split_once("\n\n").unwrap_or((text, ""));
            let games = moves.split("\n\n").map(|game| game.split_whitespace().collect::<Vec<_>>().join(" "));
            format!("{head}\n\n{}", games.collect::<Vec<_>>().join("\n\n"))
        };
        assert_eq!(filled(&sitting.record(Disclosure::Copy)), filled(&sample), "line {line}");
    }
}

#[test]
fn every_family_has_a_sample() {
    let samples = samples();
    for family in tavoliere::rules::Family::ALL {
        let header = format!("[Game \"{}\"]", family.word());
        assert!(samples.iter().any(|(_, sample)| sample.starts_with(&header)), "{header}");
    }
}
