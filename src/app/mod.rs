//! The top floor: the table itself, and the only place that knows the engine.
//!
//! The kernel decides and the entities mirror it, never the other way round. Rooms talk by messages
//! ([`session`]): facts in the past tense and requests.

use crate::Door;
use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::PresentMode;
use bevy_egui::EguiPlugin;
use session::Loading;
use std::process::ExitCode;

pub mod clock;
#[cfg(not(target_arch = "wasm32"))]
pub mod headless;
mod platform;
pub mod saves;
pub mod scene;
pub mod screens;
pub mod session;
pub mod settings;
pub mod sound;
pub mod store;
pub mod table;
mod thinking;
pub mod ui;

/// What is seen first, once all has been loaded.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct First(Screen);

/// Opens the table in a window, before its shelf or in its gallery, and stays until it is closed.
pub fn open(door: Door) -> ExitCode {
    let window = Window {
        title: "Tavoliere".to_owned(),
        name: Some("tavoliere".to_owned()),
        resolution: (1280, 720).into(),
        resize_constraints: WindowResizeConstraints { min_width: 320.0, min_height: 480.0, ..default() },
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#table".to_owned()),
        fit_canvas_to_parent: true,
        // The page gives the canvas the keys when the curtain rises; inside another page only a click does.
        focused: cfg!(not(target_arch = "wasm32")),
        // The page itself keeps the keys that would scroll it, and only those.
        prevent_default_event_handling: false,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(engine().set(WindowPlugin { primary_window: Some(window), ..default() })).add_plugins((
        logic,
        seen,
        platform::frame,
    ));
    if door == Door::Gallery {
        app.insert_resource(First(Screen::Gallery));
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The engine as every face of the app wants it.
fn engine() -> bevy::app::PluginGroupBuilder {
    DefaultPlugins
        .set(AssetPlugin {
            file_path: platform::asset_folder().to_string_lossy().into_owned(),
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(LogPlugin { filter: "warn,tavoliere=info".to_owned(), ..default() })
}

/// What the table knows and does, seen or not: it runs without a window.
pub fn logic(app: &mut App) {
    app.init_state::<Screen>().init_resource::<Overlay>().add_plugins((
        session::plugin,
        settings::plugin,
        clock::plugin,
        table::plugin,
        thinking::plugin,
    ));
}

/// What is seen and heard.
pub fn seen(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), MeshPickingPlugin, scene::plugin, sound::plugin))
        .add_plugins((ui::plugin, screens::plugin, store::plugin))
        .add_systems(PostUpdate, finish_loading.run_if(in_state(Screen::Loading)));
}

fn finish_loading(loading: Res<Loading>, first: Option<Res<First>>, mut next: ResMut<NextState<Screen>>) {
    if loading.is_done() {
        next.set(first.map_or(Screen::Shelf, |first| first.0));
    }
}

/// What fills the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Assets load; a bar with words and numbers.
    #[default]
    Loading,
    /// The games on their shelf.
    Shelf,
    /// Figures and cards, one by one.
    Gallery,
    /// Who plays, with which options.
    SetUp,
    /// A sitting, played or looked through.
    Table,
}

/// A page laid over whatever screen is shown, closed to come back to it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Overlay {
    /// None.
    #[default]
    None,
    /// The first visit: which language.
    Welcome,
    /// Settings.
    Settings,
    /// The rule book.
    RuleBook,
    /// Lessons.
    Lessons,
    /// Saved games; records in and out.
    Records,
    /// Keys and gestures.
    Help,
}

/// The phases of a turn at the table.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Table)]
pub enum TurnPhase {
    /// The entities are made equal to the view: new game, load, undo, redo, replay jumps.
    #[default]
    Setup,
    /// Dice are thrown, cards dealt.
    Chance,
    /// A person picks, or a computer thinks.
    Choose,
    /// The choice is played in the kernel; its events change components at once.
    Enact,
    /// Events become motion and sound; only here does anything wait, and only for motion.
    Present,
    /// Trays, piles, announcements, whose turn; the curtain between two people.
    Settle,
    /// Result, stakes, replay.
    Over,
}
