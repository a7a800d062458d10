//! The whole program without a window: from the shelf to a move and back by touching what is on the screen.
#![cfg(feature = "app")]

use bevy::prelude::*;
use bevy_egui::{EguiInput, egui};
use tavoliere::app::Screen;
use tavoliere::app::headless::{NoPicture, Studio};
use tavoliere::app::session::{Ask, Chosen, Session, Who};
use tavoliere::app::settings::{Motion, Settings};
use tavoliere::app::store::Kept;
use tavoliere::app::ui::{BoardArea, Targets};
use tavoliere::app::{saves, screens::set_up::SetUp};

fn studio(size: UVec2) -> Option<Studio> {
    match Studio::open(size) {
        Ok(mut studio) => {
            studio.world().resource_mut::<Settings>().motion = Motion::Off;
            Some(studio)
        }
        // A machine on which nothing draws has the other tests.
        Err(NoPicture::NoAdapter) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Touches something by its name.
fn touch(studio: &mut Studio, name: &str) {
    studio.update(3);
    let targets = studio.world().resource::<Targets>().clone();
    let known: Vec<_> = targets.0.keys().collect();
    let place = targets.0.get(name).unwrap_or_else(|| panic!("{name} is not among {known:?}")).center();
    let pos = egui::pos2(place.x, place.y);
    let button = |pressed| egui::Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    for event in [egui::Event::PointerMoved(pos), button(true), button(false), egui::Event::PointerGone] {
        let world = studio.world();
        let mut inputs = world.query::<&mut EguiInput>();
        inputs.iter_mut(world).for_each(|mut input| input.0.events.push(event.clone()));
        studio.update(1);
    }
    studio.update(3);
}

fn picture(studio: &mut Studio, name: &str) {
    let Ok(folder) = std::env::var("TAVOLIERE_PAGES") else { return };
    let image = studio.take().expect("a picture");
    let path = std::path::Path::new(&folder).join(format!("seen-{name}.png"));
    image.try_into_dynamic().expect("a picture").to_rgb8().save(path).expect("a file to write to");
}

fn evening(size: UVec2, shape: &str) {
    let Some(mut studio) = studio(size) else { return };
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    picture(&mut studio, &format!("shelf-{shape}"));
    touch(&mut studio, "shelf-tafl");
    studio.settle(Screen::SetUp).expect("the set-up is shown");
    studio.world().resource_mut::<SetUp>().guests[1].computer = None;
    picture(&mut studio, &format!("setup-{shape}"));
    touch(&mut studio, "setup-begin");
    studio.settle(Screen::Table).expect("the table is shown");
    let area = studio.world().resource::<BoardArea>().0;
    let least = size.min_element() as f32 * 0.7;
    assert!(area.width() >= least && area.height() >= least, "{area:?}");
    let session = studio.world().resource::<Session>();
    assert!(matches!(session.players[..], [Who::Person(_), Who::Person(_)]));
    let text = session.sitting.choices()[0].text.clone();
    studio.world().write_message(Chosen(text));
    studio.update(2);
    studio.settle(Screen::Table).expect("the move is shown");
    picture(&mut studio, &format!("table-{shape}"));
    let kept = studio.world().resource::<Kept>().0.read(saves::AUTO).expect("it can be read");
    let about = saves::look_into(&kept.expect("the game is kept")).expect("a record");
    assert_eq!((about.moves, about.date.is_some()), (1, true));
    touch(&mut studio, "table-undo");
    studio.settle(Screen::Table).expect("it is shown");
    assert!(studio.world().resource::<Session>().sitting.entries().is_empty());
    touch(&mut studio, "table-redo");
    studio.settle(Screen::Table).expect("it is shown");
    assert_eq!(studio.world().resource::<Session>().sitting.entries().len(), 1);
    touch(&mut studio, "table-save");
    touch(&mut studio, "save-keep");
    let games = studio.world().resource::<Kept>().0.list(saves::FOLDER).expect("they can be listed");
    assert_eq!(games.len(), 1, "the game is kept under the name proposed");
    touch(&mut studio, "table-menu");
    picture(&mut studio, &format!("menu-{shape}"));
    touch(&mut studio, "menu-resign");
    touch(&mut studio, "table-resign-yes");
    studio.settle(Screen::Table).expect("it is shown");
    picture(&mut studio, &format!("result-{shape}"));
    touch(&mut studio, "result-replay");
    studio.settle(Screen::Table).expect("it is shown");
    assert_eq!(studio.world().resource::<Session>().replay, Some(0));
    picture(&mut studio, &format!("replay-{shape}"));
    touch(&mut studio, "replay-on");
    touch(&mut studio, "replay-leave");
    assert_eq!(studio.world().resource::<Session>().replay, None);
    studio.world().write_message(Ask::Leave);
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    touch(&mut studio, "shelf-records");
    picture(&mut studio, &format!("records-{shape}"));
    touch(&mut studio, "records-open-0");
    studio.settle(Screen::Table).expect("the kept game is on the table");
    assert_eq!(studio.world().resource::<Session>().sitting.entries().len(), 1, "kept before the resignation");
}

#[test]
fn a_game_left_standing_that_cannot_be_read_is_put_aside_and_told_of() {
    let Some(mut studio) = studio(UVec2::new(390, 844)) else { return };
    let damage = "[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n[Rules \"1\"]\n\n1. z9-z1\n";
    studio.world().resource::<Kept>().0.write(saves::AUTO, damage).expect("it can be written");
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    let store = &studio.world().resource::<Kept>().0;
    assert_eq!(store.read(saves::AUTO).expect("it can be read"), None);
    assert_eq!(store.read(saves::ASIDE).expect("it can be read").as_deref(), Some(damage));
    assert!(!studio.world().resource::<Targets>().0.contains_key("shelf-resume"));
}

#[test]
fn an_evening_in_a_wide_window() {
    evening(UVec2::new(1280, 720), "wide");
}

#[test]
fn an_evening_on_a_telephone() {
    evening(UVec2::new(390, 844), "narrow");
}
