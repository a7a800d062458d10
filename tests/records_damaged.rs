//! Records that are bad, cut, foreign, newer, empty, binary or huge: each gives a clear error that names its place.

mod common;
mod tafl;
mod toy;

use common::conformance::walk;
use common::sittings::{read, save};
use tavoliere::levels;
use tavoliere::rules::{AnySitting, Disclosure, ReadError, Record, RecordError};
use tavoliere::words::{Language, Words};
use toy::{Options, Toy};

fn open(text: &str) -> Result<Box<dyn AnySitting>, RecordError> {
    levels::open_record(text, [7; 32])
}

fn error(text: &str) -> RecordError {
    match open(text) {
        Ok(_) => panic!("this was read:\n{text}"),
        Err(error) => error,
    }
}

/// A record of Brandub with these moves.
fn brandub(moves: &str) -> String {
    format!("[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n[Rules \"1\"]\n\n{moves}")
}

#[track_caller]
fn assert_place(text: &str, line: usize, column: usize, what: &str) {
    let (found, told) = match error(text) {
        RecordError::Read(ReadError { line, column, found, .. }) => ((line, column), found),
        RecordError::Illegal { line, column, text, .. } => ((line, column), text),
        other => panic!("{other:?}\n{text}"),
    };
    assert_eq!((found, told.as_str()), ((line, column), what), "{text}");
}

#[test]
fn a_bad_word_is_named_with_line_and_column() {
    assert_place(&brandub("1. d7-c7 horse"), 5, 10, "horse");
    assert_place(&brandub("1. d7-c7\n  {well}\n  d5-e5x"), 7, 3, "d5-e5x");
    assert_place(&brandub("1. d7-c7 à1-a2"), 5, 10, "à1-a2");
    assert_place(&brandub("1. d7-c7 d5-z5"), 5, 10, "d5-z5");
    assert_place(&brandub("1. d7-c7 green:resign"), 5, 10, "green:resign");
    assert_place(&brandub("1. d7-c7 white:dance"), 5, 10, "white:dance");
    assert_place(&brandub("1. d7-c7 {never closed"), 5, 10, "{never closed");
}

#[test]
fn a_move_that_is_not_allowed_is_named_with_line_and_column() {
    assert_place(&brandub("1. d7-c7 d4-a1"), 5, 10, "d4-a1");
    assert_place(&brandub("1. d5-e5"), 5, 4, "d5-e5");
    assert_place(&brandub("1. d7-c7\n4"), 6, 1, "4");
    assert_place(&brandub("1. d7-c7 white:draw!"), 5, 10, "white:draw!");
}

#[test]
fn captures_that_are_not_so_are_named() {
    assert_place(&brandub("1. d7-c7xd5"), 5, 4, "d7-c7xd5");
    assert_place(&brandub("1. d7-c7 d5-e5#"), 5, 10, "d5-e5#");
}

#[test]
fn a_result_must_be_the_result() {
    assert_place(&brandub("1. d7-c7 (corner:white)"), 5, 10, "(corner:white)");
    assert_place(&brandub("black:resign (resignation:black)"), 5, 14, "(resignation:black)");
    assert_place(&brandub("black:resign (resignation:white) d7-c7"), 5, 34, "d7-c7");
}

#[test]
fn a_bad_header_is_named_with_its_line() {
    assert_place("[Game \"tafl\"]\n[Level tafl/brandub]\n", 2, 1, "[Level tafl/brandub]");
    assert_place("[Game \"tafl\"]\n\n[Level \"tafl/brandub\"\n", 3, 1, "[Level \"tafl/brandub\"");
    assert_place("[Game \"tafl\"]\n[Options \"die\"]\n", 2, 1, "die");
    let at = "[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n[Position \"7/7/7/3X3/7/7/7\"]\n";
    assert_place(at, 3, 19, "X3/7/7/7");
    let at = at.replace("3X3", "3K3").replace("7\"]\n", "7 green\"]\n");
    assert_place(&at, 3, 28, "green");
}

#[test]
fn what_is_no_record_of_ours_is_called_so() {
    for text in [
        "[Sender \"Café de la Régence\"]\n\n1. e4 e5 2. Nf3 Nc6",
        "1. d7-c7 d5-e5",
        "{\"game\":\"tafl\"}",
        "<!DOCTYPE html><html></html>",
        "[not a header",
        "[Level \"tafl/brandub\"]\n[Game \"tafl\"]",
        "\u{0}\u{1}\u{2}\u{fffd}PNG\r\n",
    ] {
        assert_eq!(error(text), RecordError::Foreign, "{text:?}");
    }
    for text in ["", " \r\n\t\n ", "\u{feff}", "\u{feff}\n"] {
        assert_eq!(error(text), RecordError::Empty, "{text:?}");
    }
}

#[test]
fn unknown_games_levels_options_and_rules_are_named() {
    let with = |from: &str, to: &str| error(&brandub("").replace(from, to));
    assert_eq!(with("\"tafl\"", "\"chaturanga\""), RecordError::UnknownGame("chaturanga".into()));
    assert_eq!(with("tafl/brandub", "tafl/nosuch"), RecordError::UnknownLevel("tafl/nosuch".into()));
    assert_eq!(with("tafl/brandub", "../../etc/passwd"), RecordError::UnknownLevel("../../etc/passwd".into()));
    assert_eq!(with("[Rules \"1\"]", "[Rules \"2\"]"), RecordError::OtherRules("2".into()));
    for options in ["speed=fast", "die=always", "step=on die=upto"] {
        let to = format!("[Rules \"1\"]\n[Options \"{options}\"]");
        assert!(matches!(with("[Rules \"1\"]", &to), RecordError::Options(_)), "{options}");
    }
    let own = "[Rules \"1\"]\n[LevelText \"Level(game: \\\"tafl\\\", options: (steps: true))\"]";
    assert!(matches!(with("[Rules \"1\"]", own), RecordError::Options(problem) if problem.contains("steps")));
}

#[test]
fn a_damaged_seal_is_refused() {
    let sitting = walk::<Toy>(&Options::default(), 2, &mut |_| ());
    let saved = save(&sitting, Disclosure::Save);
    let sealed = saved.find("[Sealed \"").unwrap() + 9;
    for at in [sealed, sealed + 17, sealed + 64] {
        let digit = if saved.as_bytes()[at] == b'0' { "1" } else { "0" };
        let mut damaged = saved.clone();
        damaged.replace_range(at..=at, digit);
        assert_eq!(read::<Toy>(&damaged, &Options::default()).err(), Some(RecordError::Seal));
    }
    for seal in ["", "0", "xyz", "00", "é", "0011223344"] {
        let text = format!("[Game \"toy\"]\n[Sealed \"{seal}\"]\n");
        assert_eq!(read::<Toy>(&text, &Options::default()).err(), Some(RecordError::Seal), "{seal:?}");
    }
}

#[test]
fn a_copy_made_in_mid_hand_says_where_it_is_veiled() {
    let whole = walk::<Toy>(&Options::default(), 2, &mut |_| ());
    let copy = save(&whole.at(0, 6), Disclosure::Copy);
    assert_eq!(read::<Toy>(&copy, &Options::default()).err(), Some(RecordError::Veiled { line: 7 }), "{copy}");
}

/// A save cut after any byte is read as a shorter one, or refused with a sentence; never taken for something else.
fn assert_cut(saved: &str, whole: &[String], open: impl Fn(&str) -> Result<Vec<String>, RecordError>) {
    let english = Words::new(Language::English);
    let mut read = 0;
    for cut in (0..saved.len()).filter(|&cut| saved.is_char_boundary(cut)) {
        match open(&saved[..cut]) {
            Ok(entries) => {
                read += 1;
                // Of the last word the end may be missing, so that another move stands there.
                let sure = entries.len().saturating_sub(1);
                assert_eq!(entries[..sure], whole[..sure], "{}", &saved[..cut]);
            }
            Err(error) => {
                if let RecordError::Read(ReadError { line, column, .. }) | RecordError::Illegal { line, column, .. } =
                    &error
                {
                    let there = saved[..cut].split('\n').nth(line - 1).map(|line| line.chars().count() + 1);
                    assert!(there.is_some_and(|end| (1..=end).contains(column)), "{error}\n{}", &saved[..cut]);
                }
                assert!(!english.record_error(&error).is_empty());
            }
        }
    }
    assert!(read > saved.len() / 20, "only {read} of {} cuts could be read", saved.len());
}

#[test]
fn a_save_cut_anywhere_is_shorter_or_refused() {
    let moves = "{It began\nquietly.} 1. d7-c7 d5-e5 {\"hm\"} 2. d2-e2 black:draw? d3-c3 white:resign (resignation:black)\n\n\
        1. a4-a3 {again} d5-c5 2. d1-c1";
    let mut saved = open(&brandub(moves).replace("]\n\n", "]\n[Options \"games=two\"]\n[Player \"Zoë\"]\n\n")).unwrap();
    saved.head_mut().set_tag("Event", "L'Aquila, \"sera\"".into());
    let texts =
        |sitting: Box<dyn AnySitting>| sitting.entries().into_iter().map(|entry| entry.text).collect::<Vec<_>>();
    let text = saved.record(Disclosure::Save);
    assert_eq!(open(&text).unwrap().record(Disclosure::Save), text);
    assert_cut(&text, &texts(saved), |text| open(text).map(texts));
}

#[test]
fn a_save_of_hidden_cards_cut_anywhere_is_shorter_or_refused() {
    let whole = walk::<Toy>(&Options::default(), 5, &mut |_| ());
    let saved = save(&whole.at(1, whole.hands()[1].made().len() - 3), Disclosure::Save);
    let texts = |sitting: &tavoliere::rules::Sitting<Toy>| {
        sitting.hands().iter().flat_map(|hand| hand.made()).map(|made| made.text.clone()).collect::<Vec<_>>()
    };
    assert_cut(&saved, &texts(&whole), |text| read::<Toy>(text, &Options::default()).map(|sitting| texts(&sitting)));
}

#[test]
fn huge_texts_end_soon() {
    assert_eq!(error(&" ".repeat((4 << 20) + 1)), RecordError::TooLong);
    let long = |part: &str| brandub(&part.repeat((4 << 20) / part.len() - 100));
    open(&long("{a} ")).unwrap();
    open(&long("1. ")).unwrap();
    assert!(error(&brandub(&"(".repeat(4_000_000))).to_string().len() < 300);
    assert!(error(&brandub(&"d".repeat(4_000_000))).to_string().len() < 300);
    let nested = format!("[LevelText \"Level(game: \\\"tafl\\\", options: {}\"]\n\n", "(layout: [".repeat(100_000));
    assert!(matches!(error(&brandub("").replace("\n\n", &format!("\n{nested}"))), RecordError::Options(_)));
    let headers = "[Player \"x\"]\n".repeat(200_000);
    assert_eq!(open(&brandub("").replace("\n\n", &format!("\n{headers}\n"))).unwrap().head().players.len(), 200_000);
    // A whole game, however it is gone through, is not slower for being commented.
    let shuffle = "d7-c7 {a} d5-e5 {b} c7-d7 {c} e5-d5 {d} ";
    assert!(matches!(error(&long(shuffle)), RecordError::Read(_)), "the third time is a draw, then nothing is left");
}

#[test]
fn what_people_type_is_read() {
    let typed = "\u{feff}  [Game   \"tafl\"]\r\n\r\n[Level \"tafl/brandub\"]\r\n[Rules \"1\"]\r\n\r\n\
        1.d7-c7{good}d5-e5\r\n2... d2-e2   {x}{y}\r\n3.";
    let entries = open(typed).unwrap().entries();
    assert_eq!(entries.iter().map(|entry| entry.text.as_str()).collect::<Vec<_>>(), ["d7-c7", "d5-e5", "d2-e2"]);
    assert_eq!(entries[0].comment.as_deref(), Some("good"));
    assert_eq!(entries[2].comment.as_deref(), Some("x y"));
}

#[test]
fn a_record_taken_apart_tells_its_head() {
    let text = brandub("")
        .replace("]\n\n", "]\n[Options \"die=upto  games=two\"]\n[Player \"A \\\\ \\\"B\\\"\"]\n[Date \"1732\"]\n\n");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.options, [("die".to_owned(), "upto".to_owned()), ("games".to_owned(), "two".to_owned())]);
    assert_eq!(record.head.players, ["A \\ \"B\""]);
    assert_eq!(record.head.tag("Date"), Some("1732"));
}
