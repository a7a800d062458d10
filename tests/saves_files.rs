//! What is kept is kept whole: games and settings in a folder of files.
#![cfg(feature = "app")]

use std::path::PathBuf;
use tavoliere::app::saves::{self, AUTO, SaveError};
use tavoliere::app::store::{Files, Memory, Store, StoreError};
use tavoliere::levels::{self, Setup};
use tavoliere::rules::{AnySitting, Disclosure, Head, RecordError};

/// A folder for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tavoliere-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Folder(folder)
    }

    fn store(&self) -> Files {
        Files::new(&self.0)
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::create_dir_all(self.0.join(saves::FOLDER)).expect("a folder");
        std::fs::write(self.0.join(name), bytes).expect("a file");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn sitting(moves: usize) -> Box<dyn AnySitting> {
    let head = Head { players: vec!["Anna".into(), "bot:2".into()], ..Head::default() };
    let level = levels::find("tafl/brandub").expect("a level of ours");
    let mut sitting = level.sit(&Setup { head, ..Setup::default() }).expect("its own options");
    for number in 0..moves {
        let text = sitting.choices()[number].text.clone();
        sitting.play(&text, &mut Vec::new()).expect("a legal move");
    }
    sitting
}

#[test]
fn what_is_written_is_read_whatever_its_name() {
    let folder = Folder::new("names");
    for store in [&folder.store() as &dyn Store, &Memory::default()] {
        for name in ["Anna", "così è – 1/2", "..", "CON", "%41", " ", "a\u{1F600}b"] {
            let kept = saves::in_folder(name);
            store.write(&kept, name).expect("it can be written");
            assert_eq!(store.read(&kept).expect("it can be read").as_deref(), Some(name));
        }
        let names = store.list(saves::FOLDER).expect("they can be listed");
        assert!(names.contains(&"Anna".to_owned()) && names.contains(&"..".to_owned()), "{names:?}");
        assert!(names.iter().any(|name| name.contains("1∕2")), "{names:?}");
        for name in &names {
            store.remove(&saves::in_folder(name)).expect("it can be removed");
        }
        assert_eq!(store.list(saves::FOLDER).expect("they can be listed"), Vec::<String>::new());
        assert_eq!(store.read("never").expect("nothing is no error"), None);
        store.remove("never").expect("nothing is no error");
    }
}

#[test]
fn a_kept_game_is_told_of_and_played_on() {
    let folder = Folder::new("list");
    let store = folder.store();
    let game = sitting(5);
    store.write(&saves::in_folder("one"), &game.record(Disclosure::Save)).expect("it can be written");
    store.write(AUTO, &game.record(Disclosure::Save)).expect("it can be written");
    let games = saves::list(&store).expect("they can be listed");
    assert_eq!(games.len(), 1, "the game left standing is not among the named ones");
    let about = games[0].1.clone().expect("it can be opened");
    assert_eq!((about.level.as_str(), about.moves, about.over), ("tafl/brandub", 5, false));
    let text = saves::read(&store, "one").expect("it can be opened");
    let again = levels::open_record(&text, [0; 32]).expect("it is a record");
    assert_eq!(again.position(), game.position());
}

#[test]
fn bad_files_are_told_of_and_left_alone() {
    let folder = Folder::new("bad");
    let store = folder.store();
    let good = sitting(6).record(Disclosure::Save);
    let half = &good[..good.len() - 3];
    let other = good.replace("[Rules \"1\"]", "[Rules \"9\"]");
    let damaged = good.replace("2.", "2. z9-z9");
    let bad: [(&str, &[u8]); 6] = [
        ("foreign", b"<html>hello</html>"),
        ("empty", b""),
        ("half", half.as_bytes()),
        ("other", other.as_bytes()),
        ("damaged", damaged.as_bytes()),
        ("binary", b"\xff\xfe\x00\x80"),
    ];
    for (name, bytes) in bad {
        folder.write(&format!("{}/{name}.txt", saves::FOLDER), bytes);
    }
    let games = saves::list(&store).expect("they can be listed");
    assert_eq!(games.len(), bad.len());
    for (name, about) in games {
        let error = about.expect_err("no bad file is opened");
        match name.as_str() {
            "foreign" => assert_eq!(error, SaveError::Record(RecordError::Foreign)),
            "empty" => assert_eq!(error, SaveError::Record(RecordError::Empty)),
            "other" => assert_eq!(error, SaveError::Record(RecordError::OtherRules("9".into()))),
            "binary" => assert!(matches!(error, SaveError::Store(StoreError::NotText(_))), "{error:?}"),
            _ => assert!(matches!(error, SaveError::Record(RecordError::Read(_))), "{name}: {error:?}"),
        }
        assert!(saves::read(&store, &name).is_err());
    }
    for (name, bytes) in bad {
        let file = folder.0.join(format!("{}/{name}.txt", saves::FOLDER));
        assert_eq!(std::fs::read(file).expect("it is still there"), bytes, "{name} was touched");
    }
}

#[test]
fn a_file_for_a_copy_is_never_replaced() {
    let folder = Folder::new("export");
    let path = folder.0.join("deep").join("copy.txt");
    saves::export(&path, "first").expect("it can be written, with its folder");
    assert!(matches!(saves::export(&path, "second"), Err(StoreError::Taken(_))));
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "first");
    assert_eq!(saves::import(&path), Err(SaveError::Record(RecordError::Foreign)));
    assert!(matches!(saves::import(&folder.0.join("none")), Err(SaveError::Store(StoreError::Missing(_)))));
    std::fs::write(&path, sitting(3).record(Disclosure::Copy)).expect("a file");
    assert!(saves::import(&path).is_ok());
}

#[test]
fn where_nothing_can_be_written_the_old_text_stays_and_no_rest_is_left() {
    let folder = Folder::new("denied");
    folder.write("games/other.txt", b"old");
    // A file stands where a folder would have to be.
    let store = Files::new(folder.0.join("games/other.txt"));
    assert!(store.write(AUTO, "new").is_err());
    assert_eq!(std::fs::read(folder.0.join("games/other.txt")).expect("it is there"), b"old");
    // A folder stands where the file would have to be: written beside it, not put in its place, and cleared away.
    let store = folder.store();
    std::fs::create_dir_all(folder.0.join("auto.txt/inside")).expect("a folder");
    assert!(store.write(AUTO, "new").is_err());
    let left: Vec<_> =
        std::fs::read_dir(&folder.0).expect("a folder").map(|f| f.expect("a file").file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn days_are_written_as_in_the_calendar() {
    for (seconds, day) in [
        (0, "1970-01-01"),
        (951_782_400, "2000-02-29"),
        (951_868_800, "2000-03-01"),
        (1_709_164_800, "2024-02-29"),
        (1_735_689_599, "2024-12-31"),
        (4_102_444_800, "2100-01-01"),
    ] {
        assert_eq!(saves::day(seconds), day);
    }
}
