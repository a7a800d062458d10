//! The whole program without a window: what is on its screens is touched by name, and pictures are taken.
#![allow(dead_code, reason = "each test file uses a part of it")]

use bevy::prelude::*;
use bevy_egui::{EguiInput, egui};
use std::path::Path;
use tavoliere::app::Screen;
use tavoliere::app::headless::{NoPicture, Studio};
use tavoliere::app::screens::set_up::SetUp;
use tavoliere::app::session::{Chosen, Session};
use tavoliere::app::settings::{Motion, Settings};
use tavoliere::app::ui::Targets;

/// A program in English in which nothing moves; `None` where nothing draws: such a machine has the other tests.
pub fn studio(size: UVec2) -> Option<Studio> {
    match Studio::open(size) {
        Ok(mut studio) => {
            let mut settings = studio.world().resource_mut::<Settings>();
            settings.motion = Motion::Off;
            settings.language = Some("en".to_owned());
            Some(studio)
        }
        Err(NoPicture::NoAdapter) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Where something is on the screen, by its name.
pub fn place(studio: &mut Studio, name: &str) -> Vec2 {
    studio.update(3);
    let targets = studio.world().resource::<Targets>().clone();
    let known: Vec<_> = targets.0.keys().collect();
    targets.0.get(name).unwrap_or_else(|| panic!("{name} is not among {known:?}")).center()
}

fn tell(studio: &mut Studio, events: impl IntoIterator<Item = egui::Event>) {
    let world = studio.world();
    let mut inputs = world.query::<&mut EguiInput>();
    let events: Vec<_> = events.into_iter().collect();
    inputs.iter_mut(world).for_each(|mut input| input.0.events.extend(events.iter().cloned()));
    studio.update(1);
}

/// What egui hears of a finger that touches something.
fn tap(studio: &mut Studio, name: &str) -> [egui::Event; 4] {
    let place = place(studio, name);
    let pos = egui::pos2(place.x, place.y);
    let button = |pressed| egui::Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    [egui::Event::PointerMoved(pos), button(true), button(false), egui::Event::PointerGone]
}

/// Touches something by its name.
pub fn touch(studio: &mut Studio, name: &str) {
    for event in tap(studio, name) {
        tell(studio, [event]);
    }
    studio.update(3);
}

/// Touches something and lets go of it within one update.
pub fn touch_at_once(studio: &mut Studio, name: &str) {
    let events = tap(studio, name);
    tell(studio, events);
    studio.update(3);
}

/// Sits down at the first board of a family, two persons.
pub fn begin(studio: &mut Studio, family: &str) {
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    touch(studio, &format!("shelf-{family}"));
    studio.settle(Screen::SetUp).expect("the set-up is shown");
    studio.world().resource_mut::<SetUp>().guests[1].computer = None;
    touch(studio, "setup-begin");
    studio.settle(Screen::Table).expect("the table is shown");
}

/// Plays a move.
pub fn play(studio: &mut Studio, text: &str) {
    studio.world().write_message(Chosen(text.to_owned()));
    studio.update(2);
    studio.settle(Screen::Table).expect("the move is shown");
}

/// Plays whatever comes first.
pub fn play_any(studio: &mut Studio) {
    let text = studio.world().resource::<Session>().sitting.choices()[0].text.clone();
    play(studio, &text);
}

/// Writes a picture of what is seen, if a folder for it is named by `TAVOLIERE_PAGES`.
pub fn picture(studio: &mut Studio, name: &str) {
    if std::env::var_os("TAVOLIERE_PAGES").is_some() {
        keep(&studio.take().expect("a picture"), name);
    }
}

/// Writes a picture, if a folder for it is named by `TAVOLIERE_PAGES`.
pub fn keep(image: &Image, name: &str) {
    if let Some(folder) = std::env::var_os("TAVOLIERE_PAGES") {
        save(image, &Path::new(&folder).join(format!("seen-{name}.png")));
    }
}

/// Writes a picture to a file.
pub fn save(image: &Image, path: &Path) {
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    image.clone().try_into_dynamic().expect("a picture").to_rgb8().save(path).expect("a file to write to");
}
