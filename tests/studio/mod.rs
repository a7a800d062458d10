//! The whole program without a window: what is on its screens is touched by name, and pictures are taken.
#![allow(dead_code, reason = "each test file uses a part of it")]

use bevy::camera::{NormalizedRenderTarget, RenderTarget};
use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardInput, NativeKey};
use bevy::picking::pointer::{Location, PointerAction, PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy_egui::{EguiInput, egui};
use std::path::Path;
use tavoliere::app::Screen;
use tavoliere::app::headless::{NoPicture, Studio};
use tavoliere::app::scene::{Layout, TableCamera};
use tavoliere::app::screens::set_up::SetUp;
use tavoliere::app::session::{Ask, Chosen, Session};
use tavoliere::app::settings::{Motion, Settings};
use tavoliere::app::ui::Targets;
use tavoliere::levels::{self, Setup};
use tavoliere::rules::{AnySitting, Disclosure, Head, Square, Stage, Turn};

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

/// Presses a key and lets it go.
pub fn press(studio: &mut Studio, key: egui::Key) {
    for pressed in [true, false] {
        let modifiers = egui::Modifiers::NONE;
        tell(studio, [egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }]);
    }
    studio.update(3);
}

/// Presses a key of the keyboard itself, which the table and the pages both hear.
pub fn strike(studio: &mut Studio, key_code: KeyCode, key: egui::Key) {
    for (state, pressed) in [(ButtonState::Pressed, true), (ButtonState::Released, false)] {
        let logical_key = bevy::input::keyboard::Key::Unidentified(NativeKey::Unidentified);
        let window = Entity::PLACEHOLDER;
        studio.world().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        let modifiers = egui::Modifiers::NONE;
        tell(studio, [egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }]);
    }
    studio.update(3);
}

/// Puts a record on the table.
pub fn open(studio: &mut Studio, record: &str) {
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    studio.world().write_message(Ask::Resume(record.to_owned()));
    studio.settle(Screen::Table).expect("the table is shown");
    studio.update(3);
    studio.settle(Screen::Table).expect("it is shown");
}

/// Where the middle of a square is seen.
pub fn seen_at(studio: &mut Studio, square: Square) -> Vec2 {
    let middle = studio.world().resource::<Layout>().square(square);
    let world = studio.world();
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, eye) = cameras.single(world).expect("one camera");
    camera.world_to_viewport(eye, middle).expect("it is in the picture")
}

/// Opens or closes the eye of the camera: only an open one sees what is under a pointer.
pub fn open_eyes(studio: &mut Studio, open: bool) {
    let world = studio.world();
    let mut eyes = world.query_filtered::<&mut Camera, With<TableCamera>>();
    eyes.iter_mut(world).for_each(|mut camera| camera.is_active = open);
}

/// What a pointer does at a place, seen with an open eye for so many updates. A finger's pointer is there from its first
/// touch until it is [`lift`]ed.
pub fn point(studio: &mut Studio, pointer: PointerId, position: Vec2, actions: &[PointerAction], updates: usize) {
    let world = studio.world();
    let mut targets = world.query_filtered::<(&RenderTarget, &Camera), With<TableCamera>>();
    let (target, camera) = targets.single(world).expect("one camera");
    let RenderTarget::Image(image) = target.clone() else { panic!("no picture") };
    let was_open = camera.is_active;
    let location = Location { target: NormalizedRenderTarget::Image(image), position };
    let mut pointers = world.query::<&PointerId>();
    if matches!(pointer, PointerId::Touch(_)) && !pointers.iter(world).any(|known| *known == pointer) {
        world.spawn((pointer, PointerLocation::new(location.clone())));
    }
    let inputs = actions.iter().map(|action| PointerInput::new(pointer, location.clone(), *action));
    world.write_message_batch(inputs.collect::<Vec<_>>());
    open_eyes(studio, true);
    studio.update(updates);
    open_eyes(studio, was_open);
}

/// The engine takes a finger away once it is lifted.
pub fn lift(studio: &mut Studio, finger: PointerId) {
    let world = studio.world();
    let mut pointers = world.query::<(Entity, &PointerId)>();
    let fingers: Vec<_> = pointers.iter(world).filter(|(_, id)| **id == finger).map(|(entity, _)| entity).collect();
    fingers.into_iter().for_each(|entity| _ = world.despawn(entity));
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

/// A sitting of a level, played to where `stop` says, the first of the lawful moves each time; nobody throws in.
pub fn played(level: &str, persons: usize, stop: impl Fn(&dyn AnySitting) -> bool) -> String {
    let level = levels::find(level).unwrap();
    let seats = level.sit(&Setup::default()).unwrap().seating().players();
    let names = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina"];
    let name = |n: usize| if n < persons { names[n].to_owned() } else { format!("bot:{}", 1 + n % 5) };
    let players = (0..usize::from(seats)).map(name).collect();
    let head = Head { players, secret: [7; 32], ..Head::default() };
    let mut sitting = level.sit(&Setup { head, ..Setup::default() }).unwrap();
    for _ in 0..400 {
        if stop(sitting.as_ref()) {
            break;
        }
        let mut events = Vec::new();
        match sitting.turn() {
            Turn::Chance(_) => drop(sitting.play_chance(&mut events)),
            Turn::Seat(_, stage) => {
                let choices = sitting.choices();
                let nth = match stage {
                    Stage::Declare => choices.len().min(2) - 1,
                    Stage::Play => choices.len() / 2,
                    _ => 0,
                };
                let nth = choices.iter().position(|choice| choice.text == "tengo").unwrap_or(nth);
                sitting.play(&choices[nth].text, &mut events).unwrap();
            }
            Turn::Over => break,
        }
    }
    sitting.record(Disclosure::Save)
}

/// Is it the turn of a player, at this stage?
pub fn is_turn_of(sitting: &dyn AnySitting, player: u8, stage: Stage) -> bool {
    matches!(sitting.turn(), Turn::Seat(seat, now) if now == stage && sitting.seating().player(seat).0 == player)
}

/// How many plies have been played.
pub fn plies(sitting: &dyn AnySitting) -> usize {
    sitting.entries().iter().filter(|entry| entry.ply).count()
}

/// Puts a record on the table, whatever lies there.
pub fn lay(studio: &mut Studio, record: &str) {
    if *studio.world().resource::<State<Screen>>().get() == Screen::Table {
        studio.world().write_message(Ask::Resume(record.to_owned()));
        studio.update(3);
        studio.settle(Screen::Table).expect("the table is shown");
    } else {
        open(studio, record);
    }
}
