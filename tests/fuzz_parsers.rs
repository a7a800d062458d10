//! What people send us, damaged at random: records, position texts and level files may be refused, and must never make
//! the program panic; what is read must be written and read again alike. `TAVOLIERE_FUZZ` is the number of damaged
//! texts of each kind. A text that once broke something goes into `tests/corpus`.

mod common;
mod corona;
mod echecs;
mod petteia;
mod tafl;
mod tarocchini;
mod toy;

use common::conformance::walk;
use common::dice;
use common::sittings::{read, save};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use tavoliere::levels::{self, Level, Setup};
use tavoliere::rules::corona::Corona;
use tavoliere::rules::echecs::Echecs;
use tavoliere::rules::petteia::Petteia;
use tavoliere::rules::petteia::score::Score;
use tavoliere::rules::tafl::Tafl;
use tavoliere::rules::tarocchini::Tarocchini;
use tavoliere::rules::*;
use toy::{Options, Toy};

fn rounds() -> u64 {
    std::env::var("TAVOLIERE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(3000)
}

/// The texts of a folder, in the order of their names.
fn texts(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths.iter().map(|path| String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned()).collect()
}

/// Words that mean something to one parser or another.
const TOKENS: [&str; 34] = [
    "[",
    "]",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    "\n",
    "\r\n",
    "\u{feff}",
    " ",
    "?",
    "--",
    "1.",
    "1...",
    ".",
    ":",
    "-",
    "x",
    "#",
    "~",
    "/",
    "K",
    "0",
    "99999999999999999999",
    "-1",
    "é",
    "\u{0}",
    "white:",
    ":resign",
    "draw?",
    "//",
    "[Sealed \"\"]\n",
];

/// Damages a text, mostly in one place.
fn damage(text: &str, others: &[String], rng: &mut impl Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let places = if rng.random_ratio(2, 3) { 1 } else { 4 };
    for _ in 0..places {
        let at = rng.random_range(0..=bytes.len());
        let until = (at + rng.random_range(0..=20)).min(bytes.len());
        match rng.random_range(0..7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
            1 => drop(bytes.drain(at..until)),
            2 => {
                let again = bytes[at..until].to_vec();
                drop(bytes.splice(at..at, again));
            }
            3 => bytes.truncate(at),
            4 => {
                let other = others.choose(rng).map(|text| text.as_bytes()).unwrap_or_default();
                let from = rng.random_range(0..=other.len());
                let to = (from + rng.random_range(0..=80)).min(other.len());
                drop(bytes.splice(at..until, other[from..to].iter().copied()));
            }
            5 => bytes[at..until].reverse(),
            _ => drop(bytes.splice(at..at, TOKENS.choose(rng).unwrap_or(&"").bytes())),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Tries every text of the corpus as it is and then damaged ones; names the text that breaks something. How many of
/// the damaged ones were still read.
fn fuzz(corpus: &[String], seed: u64, mut accepts: impl FnMut(&str) -> bool) -> u64 {
    let mut rng = dice(seed);
    let mut tried = |text: &str| {
        catch_unwind(AssertUnwindSafe(|| accepts(text))).unwrap_or_else(|panic| {
            eprintln!("--- this text breaks something:\n{text}\n---");
            resume_unwind(panic)
        })
    };
    for text in corpus {
        tried(text);
    }
    (0..rounds()).map(|_| u64::from(tried(&damage(corpus.choose(&mut rng).unwrap(), corpus, &mut rng)))).sum()
}

/// Goes on playing a little where a damaged text has led to.
fn play_on(sitting: &mut Box<dyn AnySitting>, rng: &mut impl Rng) {
    for _ in 0..10 {
        match sitting.choices().choose(rng) {
            Some(choice) => assert_eq!(sitting.play(&choice.text, &mut Vec::new()), Ok(())),
            None if sitting.play_chance(&mut Vec::new()) => {}
            None => assert!(sitting.outcome().is_some()),
        }
    }
}

#[test]
fn fuzz_records() {
    let mut rng = dice(1);
    let mut corpus = texts("tests/corpus/records");
    for (seed, options) in [(0, ("die", "upto")), (1, ("games", "two")), (2, ("step", "on"))] {
        let changed = tafl::level_with("brandub", &[options]);
        let mut played = walk::<Tafl>(&changed, seed, &mut |_| ());
        played.head.level = "tafl/brandub".to_owned();
        let early = played.at(0, 12);
        corpus.extend([played, early].map(|s| Seated::new(s, tafl::level("brandub")).record(Disclosure::Save)));
    }
    let read = fuzz(&corpus, 2, |text| {
        let Ok(mut sitting) = levels::open_record(text, [7; 32]) else { return false };
        let saved = sitting.record(Disclosure::Save);
        let again = levels::open_record(&saved, [8; 32]).unwrap_or_else(|error| panic!("{error}\n{saved}"));
        assert_eq!(again.record(Disclosure::Save), saved);
        assert_eq!(again.entries(), sitting.entries());
        play_on(&mut sitting, &mut rng);
        true
    });
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_records_with_hidden_cards() {
    let options = Options::default();
    let whole = walk::<Toy>(&options, 1, &mut |_| ());
    let ends = whole.hands().iter().enumerate().map(|(n, hand)| (n, hand.made().len()));
    let corpus: Vec<_> = ends
        .flat_map(|(n, end)| (0..=end).step_by(7).map(move |entries| (n, entries)))
        .map(|(n, entries)| save(&whole.at(n, entries), Disclosure::Save))
        .collect();
    let read = fuzz(&corpus, 3, |text| {
        let Ok(sitting) = read::<Toy>(text, &options) else { return false };
        let saved = save(&sitting, Disclosure::Save);
        let again = read::<Toy>(&saved, &options).unwrap_or_else(|error| panic!("{error}\n{saved}"));
        assert_eq!(save(&again, Disclosure::Save), saved);
        true
    });
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

/// Starts from a position, and from what it is written as.
fn begins<G: Game>(options: &G::Options, text: &str, rng: &mut impl Rng) -> bool {
    let Ok(mut game) = G::start_at(options, &G::Carry::default(), text) else { return false };
    let written = game.position();
    let again = G::start_at(options, &G::Carry::default(), &written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again.position(), written);
    for _ in 0..12 {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let mv = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => game.chance(rng),
            Turn::Seat(..) => *moves.choose(rng).expect("a move for the seat to move"),
        };
        game.play(mv, &mut ());
    }
    true
}

#[test]
fn fuzz_positions() {
    let mut rng = dice(4);
    let levels = [
        tafl::level("brandub"),
        tafl::level("hnefatafl"),
        tafl::level_with("tablut", &[("die", "exact")]),
        tafl::level("alea"),
    ];
    let lines = lines_of("tafl");
    let read = fuzz(&lines, 5, |text| levels.iter().filter(|level| begins::<Tafl>(level, text, &mut rng)).count() > 0);
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

/// The position texts of a family.
fn lines_of(family: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/positions").join(family).with_extension("txt");
    std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn fuzz_positions_of_corona() {
    let mut rng = dice(10);
    let levels = [
        corona::level("each_for_himself"),
        corona::level_with("three", &[("empty", "q1"), ("irregular", "off")]),
        corona::level_with("two_squadrons", &[("rigour", "on"), ("amazon_before_knight", "on")]),
        corona::level_with("duel", &[("free_array", "on")]),
    ];
    let lines = lines_of("corona");
    let read =
        fuzz(&lines, 11, |text| levels.iter().filter(|level| begins::<Corona>(level, text, &mut rng)).count() > 0);
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_positions_of_petteia() {
    let mut rng = dice(12);
    let levels = [
        petteia::level_with("mikra_petteia", &[("illegal", "ritentare")]),
        petteia::level("kubeia"),
        petteia::level_with("diplasia_kubeia", &[("pay_dice", "one")]),
        petteia::level_with("nea_petteia", &[("compulsory", "on"), ("illegal", "ritentare")]),
    ];
    let lines = lines_of("petteia");
    let read =
        fuzz(&lines, 13, |text| levels.iter().filter(|level| begins::<Petteia>(level, text, &mut rng)).count() > 0);
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_positions_of_echecs() {
    let mut rng = dice(12);
    let levels = ["encyclopedie", "italian", "letter", "odds_pion_et_deux_traits"].map(echecs::level);
    let lines = lines_of("echecs");
    let read =
        fuzz(&lines, 13, |text| levels.iter().filter(|level| begins::<Echecs>(level, text, &mut rng)).count() > 0);
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_scores_of_petteia() {
    let corpus = [
        "1) 63 A2-A4, 32 H6-Z6; 2) 31 A1-A3, 42 K7-K5; 3) 11 B1-A1, 53 Λ7- Λ5; 4) 65 A1-A2, 0-1 (renitenza)",
        "25) E3-E5xΔ5xE6 $5 $6 & 11 A1-A2, --; 26) a1-a2, 1/2-1/2",
    ];
    let corpus = corpus.map(str::to_owned);
    let read = fuzz(&corpus, 14, |text| {
        let Ok(score) = Score::read(text) else { return false };
        assert_eq!(Score::read(&score.to_string()), Ok(score));
        true
    });
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_games_of_other_programs() {
    let mut rng = dice(14);
    let mut corpus = texts("tests/corpus/pgn");
    let played = walk::<Echecs>(&echecs::level("encyclopedie"), 3, &mut |_| ());
    let record = save(&played, Disclosure::Copy);
    corpus.push(format!("[Event \"random\"]\n\n{}", record.split_once("\n\n").map_or("", |(_, moves)| moves)));
    let read = fuzz(&corpus, 15, |text| {
        let Ok(mut sitting) = levels::open_record(text, [7; 32]) else { return false };
        let saved = sitting.record(Disclosure::Save);
        let again = levels::open_record(&saved, [8; 32]).unwrap_or_else(|error| panic!("{error}\n{saved}"));
        assert_eq!(again.record(Disclosure::Save), saved);
        assert_eq!(again.entries(), sitting.entries());
        play_on(&mut sitting, &mut rng);
        true
    });
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_positions_with_hidden_cards() {
    let mut rng = dice(6);
    let walked = walk::<Toy>(&Options::default(), 8, &mut |_| ());
    let made = walked.hands()[0].made().len();
    let corpus: Vec<_> = (0..made).map(|n| walked.at(0, n).game().position()).collect();
    let read = fuzz(&corpus, 7, |text| begins::<Toy>(&Options::default(), text, &mut rng));
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_positions_of_tarocchini() {
    let mut rng = dice(12);
    for name in ["partita", "milloni", "lecchini", "calini3", "toppa"] {
        let options = tarocchini::level(name);
        let walked = walk::<Tarocchini>(&options, 8, &mut |_| ());
        let made = walked.hands()[0].made().len();
        let corpus: Vec<_> = (0..made).map(|n| walked.at(0, n).game().position()).collect();
        let read = fuzz(&corpus, 13, |text| begins::<Tarocchini>(&options, text, &mut rng));
        assert!(read > rounds() / 100, "{name}: the damage is too great to find anything: {read} read");
    }
}

#[test]
fn fuzz_records_of_tarocchini() {
    let mut rng = dice(14);
    let level = levels::find("tarocchini/partita").unwrap();
    let mut walked = walk::<Tarocchini>(&tarocchini::level("partita"), 3, &mut |_| ());
    walked.head.level = level.id.clone();
    let ends = (0..=walked.hands()[0].made().len()).step_by(9);
    let options = tarocchini::level("partita");
    let corpus: Vec<_> = ends.map(|n| Seated::new(walked.at(0, n), options).record(Disclosure::Save)).collect();
    let read = fuzz(&corpus, 15, |text| {
        let Ok(mut sitting) = levels::open_record(text, [7; 32]) else { return false };
        let saved = sitting.record(Disclosure::Save);
        let again = levels::open_record(&saved, [8; 32]).unwrap_or_else(|error| panic!("{error}\n{saved}"));
        assert_eq!(again.record(Disclosure::Save), saved);
        play_on(&mut sitting, &mut rng);
        true
    });
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}

#[test]
fn fuzz_levels() {
    let mut rng = dice(8);
    let mut corpus = texts("levels/tafl");
    corpus.extend(texts("levels/corona"));
    corpus.extend(texts("levels/echecs"));
    corpus.extend(texts("levels/petteia"));
    corpus.extend(texts("levels/tarocchini"));
    corpus.extend(texts("tests/corpus/levels"));
    let read = fuzz(&corpus, 9, |text| {
        let Ok(level) = Level::from_text("mine.ron", text.to_owned()) else { return false };
        let mut sitting = level.sit(&Setup::default()).expect("a level that was read can be sat down to");
        play_on(&mut sitting, &mut rng);
        let saved = sitting.record(Disclosure::Save);
        let again = levels::open_record(&saved, [0; 32]).unwrap_or_else(|error| panic!("{error}\n{saved}"));
        assert_eq!(again.record(Disclosure::Save), saved);
        true
    });
    assert!(read > rounds() / 100, "the damage is too great to find anything: {read} read");
}
