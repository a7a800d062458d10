//! Settings: kept, mended, put aside.
#![cfg(feature = "app")]

use tavoliere::app::settings::{self, Found, Motion, Settings};
use tavoliere::app::store::{Files, Memory, Store, StoreError};

#[test]
fn settings_come_back_as_they_were() {
    let store = Memory::default();
    assert_eq!(settings::load(&store), (Settings::default(), Found::Fine), "a first visit");
    let mine = Settings {
        language: Some("it".into()),
        motion: Motion::Off,
        scale: 1.25,
        name: "Anna “la volpe”".into(),
        ..Settings::default()
    };
    store.write(settings::NAME, &mine.to_text()).expect("it can be written");
    assert_eq!(settings::load(&store), (mine, Found::Fine));
}

#[test]
fn what_is_missing_is_as_at_first_and_what_is_out_of_range_is_put_back() {
    let store = Memory::default();
    store.write(settings::NAME, "(sound: 7.5, music: -1.0, scale: 0.01)").expect("it can be written");
    let (found, how) = settings::load(&store);
    assert_eq!(how, Found::Fine);
    assert_eq!((found.sound, found.music, found.scale), (1.0, 0.0, *Settings::SCALES.start()));
    assert_eq!(found.auto_pass, Settings::default().auto_pass);
    store.write(settings::NAME, "(sound: 0.5)").expect("it can be written");
    assert_eq!(settings::load(&store).0.music, Settings::default().music, "kept before there was music");
}

#[test]
fn damaged_settings_are_put_aside_and_all_is_as_at_first() {
    let folder = std::env::temp_dir().join(format!("tavoliere-settings-{}", std::process::id()));
    let store = Files::new(&folder);
    for damage in ["(sound: ", "hello", "(scale: 1.0) and more", "\u{0}"] {
        store.write(settings::NAME, damage).expect("it can be written");
        assert_eq!(settings::load(&store), (Settings::default(), Found::Damaged), "{damage}");
        assert_eq!(store.read(settings::ASIDE).expect("it is kept aside").as_deref(), Some(damage));
        assert_eq!(store.read(settings::NAME).expect("it is gone from its place"), None);
    }
    std::fs::write(folder.join("settings.txt"), b"\xff\xfe\xfd").expect("a file");
    assert_eq!(settings::load(&store), (Settings::default(), Found::Damaged));
    assert_eq!(std::fs::read(folder.join("settings-damaged.txt")).expect("kept aside"), b"\xff\xfe\xfd");
    std::fs::remove_dir_all(&folder).expect("a folder");
}

/// A place that fails as told.
struct Failing(StoreError);

impl Store for Failing {
    fn read(&self, _: &str) -> Result<Option<String>, StoreError> {
        Err(self.0.clone())
    }
    fn write(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Err(self.0.clone())
    }
    fn list(&self, _: &str) -> Result<Vec<String>, StoreError> {
        Err(self.0.clone())
    }
    fn remove(&self, _: &str) -> Result<(), StoreError> {
        Err(self.0.clone())
    }
    fn rename(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Err(self.0.clone())
    }
}

#[test]
fn settings_that_cannot_be_read_leave_all_as_at_first_and_say_why() {
    let denied = StoreError::Denied("/settings".into());
    assert_eq!(settings::load(&Failing(denied.clone())), (Settings::default(), Found::Unread(denied)));
}
