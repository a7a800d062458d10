//! Levels: all that are embedded can be sat down to; a player's own file is read, and refused with its place when wrong.

use tavoliere::levels::{self, Level, LevelError, Setup};

fn error(text: &str) -> (usize, String) {
    match Level::from_text("mine.ron", text.to_owned()).unwrap_err() {
        LevelError::Text { file, line, problem, .. } => {
            assert_eq!(file, "mine.ron");
            (line, problem)
        }
        other => panic!("{other}"),
    }
}

#[test]
fn every_level_is_there_and_can_be_played() {
    let ids: Vec<_> = levels::all().into_iter().map(|level| level.id).collect();
    for id in ["brandub", "ardri", "tablut", "hnefatafl", "tawlbwrdd", "alea"] {
        assert!(ids.contains(&format!("tafl/{id}")), "{id} is missing");
    }
    for id in [
        "petteia",
        "mikra_petteia",
        "kubeia",
        "diplasia_petteia",
        "diplasia_kubeia",
        "basilike_petteia",
        "basilike_kubeia",
        "nea_petteia",
        "nea_kubeia",
    ] {
        assert!(ids.contains(&format!("petteia/{id}")), "{id} is missing");
    }
    for id in ["encyclopedie", "italian", "letter", "odds_pion_et_deux_traits", "odds_cavalier", "odds_tour"] {
        assert!(ids.contains(&format!("echecs/{id}")), "{id} is missing");
    }
    for level in levels::all() {
        let sitting = level.sit(&Setup::default()).unwrap();
        assert!(!sitting.places(None).is_empty(), "{} has nothing on its board", level.id);
    }
}

#[test]
fn every_choice_of_every_setting_is_taken() {
    for level in levels::all() {
        for setting in level.settings().unwrap() {
            for choice in setting.choices {
                let change = [(setting.key.to_owned(), choice.to_owned())];
                let after = level.settings_with(&change).unwrap_or_else(|e| panic!("{}: {e}", level.id));
                assert_eq!(after.iter().find(|s| s.key == setting.key).unwrap().value, choice);
            }
        }
    }
}

#[test]
fn an_unknown_level_is_named() {
    assert!(levels::find("tafl/nosuch").unwrap_err().to_string().contains("tafl/nosuch"));
    let missing = levels::find("/nowhere/mine.ron").unwrap_err().to_string();
    assert!(missing.starts_with("/nowhere/mine.ron: "), "{missing}");
}

#[test]
fn a_wrong_file_is_refused_with_line_and_field() {
    let (line, problem) = error("Level(\n  game: \"tafl\",\n  options: (\n    stepp: true,\n  ),\n)");
    assert_eq!(line, 4);
    assert!(problem.contains("stepp"), "{problem}");
    let (line, problem) = error("Level(\n  game: \"ludo\",\n)");
    assert_eq!(line, 2);
    assert!(problem.contains("ludo") && problem.contains("tafl"), "{problem}");
    let (line, _) = error("Level(\n  game: \"tafl\",\n  options: (\n    step: 3,\n  ),\n)");
    assert_eq!(line, 4);
    let (line, _) = error("Level(\n  game: \"tafl\"");
    assert_eq!(line, 2);
}

#[test]
fn an_unknown_option_tells_which_there_are() {
    let setup = Setup { options: vec![("speed".into(), "fast".into())], ..Setup::default() };
    let problem = levels::find("tafl/brandub").unwrap().sit(&setup).err().unwrap().to_string();
    assert!(problem.contains("speed=fast") && problem.contains("die="), "{problem}");
}

#[test]
fn a_file_of_ones_own_stays_with_its_record() {
    let text = levels::find("tafl/brandub").map(|_| include_str!("../levels/tafl/brandub.ron").to_owned()).unwrap();
    let level = Level::from_text("mine.ron", text).unwrap();
    let record = level.sit(&Setup::default()).unwrap().record(tavoliere::rules::Disclosure::Copy);
    let again = levels::open_record(&record, [0; 32]).unwrap();
    assert_eq!(again.record(tavoliere::rules::Disclosure::Copy), record);
}

#[test]
fn a_byte_order_mark_before_a_file_is_no_fault() {
    assert!(Level::from_text("mine.ron", "\u{feff}Level(game: \"tafl\")".to_owned()).is_ok());
}

#[test]
fn a_level_may_begin_from_a_position() {
    let mut sitting = levels::find("corona/ram").unwrap().sit(&Setup::default()).unwrap();
    assert_eq!(sitting.places(None).len(), 4 * 23 + 1, "no upper Signifer, no left Amazon, and the Crown");
    let first = sitting.choices()[0].text.clone();
    sitting.play(&first, &mut Vec::new()).unwrap();
    let record = sitting.record(tavoliere::rules::Disclosure::Copy);
    let again = levels::open_record(&record, [0; 32]).unwrap();
    assert_eq!((again.position(), again.places(None)), (sitting.position(), sitting.places(None)));
    // A position that was asked for goes before the level's own.
    let position = levels::find("corona/signifer").unwrap().sit(&Setup::default()).unwrap().position();
    let setup = Setup { position: Some(position), ..Setup::default() };
    assert_eq!(levels::find("corona/ram").unwrap().sit(&setup).unwrap().places(None).len(), 4 * 24 + 1);
}

#[test]
fn a_wrong_position_is_refused_with_its_line() {
    let (line, problem) = error("Level(\n  game: \"tafl\",\n  options: (\n  ),\n  position: Some(\"7/7\"),\n)");
    assert_eq!(line, 5);
    assert!(problem.contains("position"), "{problem}");
}
