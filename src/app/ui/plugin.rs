//! Dresses the window's egui context and keeps size and language as they are set.

use super::{BoardArea, Covered, Notice, Speech, Targets, Wake, theme};
use crate::app::platform;
use crate::app::settings::Settings;
use crate::words::{Language, Words};
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Dressing comes before any page is drawn.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct DressSystems;

/// Sets up what pages are drawn with.
pub fn plugin(app: &mut App) {
    app.init_resource::<Speech>()
        .init_resource::<BoardArea>()
        .init_resource::<Covered>()
        .init_resource::<Targets>()
        .add_message::<Notice>()
        .add_systems(PreUpdate, speak.run_if(resource_changed::<Settings>))
        .init_resource::<Wake>()
        .init_resource::<Dressed>()
        .add_systems(EguiPrimaryContextPass, dress.in_set(DressSystems))
        .add_systems(Last, set_alarm.run_if(resource_exists::<WinitSettings>));
}

/// The resting loop wakes when the next thing changes by itself.
fn set_alarm(wake: Res<Wake>, mut rest: Local<Option<UpdateMode>>, mut winit: ResMut<WinitSettings>) {
    let rest = *rest.get_or_insert(winit.focused_mode);
    let mode = match (wake.0, rest) {
        (Some(wait), UpdateMode::Reactive { wait: longest, .. }) => UpdateMode::reactive_low_power(wait.min(longest)),
        _ => rest,
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}

/// The language follows the settings, and the system where they leave it to it.
fn speak(settings: Res<Settings>, mut speech: ResMut<Speech>) {
    let chosen = settings.language.as_deref().and_then(Language::parse);
    let language = chosen.unwrap_or_else(platform::language);
    if speech.0.language() != language {
        speech.0 = Words::new(language);
    }
}

/// Has the context put its letters on? It does so between one pass and the next.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dressed {
    /// Not yet.
    #[default]
    No,
    /// The letters are laid out for the next pass.
    Nearly,
    /// Pages may be drawn.
    Yes,
}

fn dress(mut contexts: EguiContexts, settings: Res<Settings>, mut dressed: ResMut<Dressed>) -> Result {
    let ctx = contexts.ctx_mut()?;
    match *dressed {
        Dressed::No => {
            theme::dress(ctx, settings.scale);
            *dressed = Dressed::Nearly;
        }
        Dressed::Nearly => *dressed = Dressed::Yes,
        Dressed::Yes if ctx.zoom_factor() != settings.scale => ctx.set_zoom_factor(settings.scale),
        Dressed::Yes => {}
    }
    Ok(())
}
