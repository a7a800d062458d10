//! What a person has set for the whole program. Kept as a small text that can be read and mended by hand; a damaged
//! one is put aside, never overwritten.

use super::store::{Kept, Store, StoreError};
use super::ui::Notice;
use crate::rules::Reason;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The name settings are kept under.
pub const NAME: &str = "settings";
/// Where a damaged text is put aside.
pub const ASIDE: &str = "settings-damaged";

/// How pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Motion {
    /// Lifted, carried, set down.
    #[default]
    Full,
    /// The same in half the time.
    Quick,
    /// They fade from square to square.
    Reduced,
    /// Everything at once.
    Off,
}

impl Motion {
    /// How long things take, of the full measure.
    pub fn pace(self) -> f32 {
        match self {
            Motion::Full | Motion::Reduced => 1.0,
            Motion::Quick => 0.5,
            Motion::Off => 0.0,
        }
    }
}

/// How finely the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Quality {
    /// No shadows.
    Low,
    /// Soft shadows, smooth edges.
    #[default]
    Medium,
    /// All there is.
    High,
}

/// The light in the room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Light {
    /// A window.
    #[default]
    Day,
    /// Candles.
    Evening,
}

/// The colours of board, men and marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Colours {
    /// Wood, ivory and jet as they are.
    #[default]
    Plain,
    /// Every man at three to one against either square, and bolder marks.
    Contrast,
}

/// Everything that can be set.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language by its tag, `en`; `None`: as the system has it.
    pub language: Option<String>,
    /// Loudness of sounds, 0 to 1.
    pub sound: f32,
    /// Loudness of music, 0 to 1; at 0, as it is until somebody asks for it, there is none, and none is sent for.
    pub music: f32,
    /// No sound at all, whatever the loudness.
    pub mute: bool,
    /// How pieces move.
    pub motion: Motion,
    /// How finely the table is drawn.
    pub quality: Quality,
    /// The light in the room.
    pub light: Light,
    /// The colours of board, men and marks.
    pub colours: Colours,
    /// The size of letters and buttons, 1 as drawn.
    pub scale: f32,
    /// A move is played only when confirmed.
    pub confirm_moves: bool,
    /// A seat that can only pass does so by itself.
    pub auto_pass: bool,
    /// With two people at one screen the board turns to whoever moves.
    pub turn_board: bool,
    /// The squares a piece may go to are marked.
    pub show_legal: bool,
    /// Threats are marked.
    pub show_threats: bool,
    /// What lends the held piece its movement is drawn on the board.
    pub show_reasons: bool,
    /// Every square on which enemies could strike is marked.
    pub show_attacks: bool,
    /// Letters and numbers stand at the edge of the board.
    pub coordinates: bool,
    /// A trick lies on the table until it is gathered by hand.
    pub keep_trick: bool,
    /// Cards have a large sign in their corner, which old ones had not.
    pub card_signs: bool,
    /// The list of moves names squares and men as the game's own source does, where it has such names.
    pub names: bool,
    /// The side panel of the table is open.
    pub panel: bool,
    /// The question of the first visit has been answered.
    pub welcomed: bool,
    /// The name a person last sat down with.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            sound: 0.7,
            music: 0.0,
            mute: false,
            motion: Motion::default(),
            quality: Quality::default(),
            light: Light::default(),
            colours: Colours::default(),
            scale: 1.0,
            confirm_moves: false,
            auto_pass: true,
            turn_board: true,
            show_legal: true,
            show_threats: true,
            show_reasons: true,
            show_attacks: false,
            coordinates: true,
            keep_trick: false,
            card_signs: true,
            names: false,
            panel: true,
            welcomed: false,
            name: String::new(),
        }
    }
}

impl Settings {
    /// The sizes that can be set.
    pub const SCALES: std::ops::RangeInclusive<f32> = 0.8..=1.6;

    /// How loud sounds are heard, 0 to 1.
    pub fn loudness(&self) -> f32 {
        if self.mute { 0.0 } else { self.sound }
    }

    /// How loud music is heard, 0 to 1.
    pub fn music_loudness(&self) -> f32 {
        if self.mute { 0.0 } else { self.music }
    }

    /// Puts numbers a hand may have written out of range back into it.
    fn within_range(mut self) -> Settings {
        let within = |value: f32, low: f32, high: f32, otherwise: f32| {
            if value.is_finite() { value.clamp(low, high) } else { otherwise }
        };
        self.sound = within(self.sound, 0.0, 1.0, 0.7);
        self.music = within(self.music, 0.0, 1.0, 0.0);
        self.scale = within(self.scale, *Settings::SCALES.start(), *Settings::SCALES.end(), 1.0);
        self
    }

    /// As it is kept.
    pub fn to_text(&self) -> String {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).unwrap_or_default()
    }
}

/// What came of looking for the settings.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// They were there, or it is the first visit.
    Fine,
    /// They were damaged: put aside, and all is as at first.
    Damaged,
    /// They could not be read.
    Unread(StoreError),
}

/// Looks for the settings. A damaged text is put aside under [`ASIDE`].
pub fn load(store: &dyn Store) -> (Settings, Found) {
    let text = match store.read(NAME) {
        Ok(None) => return (Settings::default(), Found::Fine),
        Ok(Some(text)) => text,
        Err(StoreError::NotText(_)) => String::new(),
        Err(error) => return (Settings::default(), Found::Unread(error)),
    };
    if let Ok(settings) = ron::from_str::<Settings>(&text) {
        return (settings.within_range(), Found::Fine);
    }
    match store.rename(NAME, ASIDE) {
        Ok(()) => (Settings::default(), Found::Damaged),
        Err(error) => (Settings::default(), Found::Unread(error)),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// Settings are looked up when the program begins, and kept when they change.
pub(super) fn keeping(app: &mut App) {
    app.add_systems(PreStartup, look_up).add_systems(Last, keep);
}

fn look_up(kept: Res<Kept>, mut settings: ResMut<Settings>, mut notices: MessageWriter<Notice>) {
    let (found, how) = load(&*kept.0);
    *settings = found;
    match how {
        Found::Fine => {}
        Found::Damaged => drop(notices.write(Notice::Reason(Reason::new("settings-damaged")))),
        Found::Unread(error) => drop(notices.write(Notice::Reason(error.reason()))),
    }
}

/// Keeps a change. Where nothing can be kept it is said once, and play goes on.
fn keep(
    kept: Res<Kept>,
    settings: Res<Settings>,
    mut last: Local<Option<Settings>>,
    mut told: Local<bool>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(last) = last.as_mut() else {
        *last = Some(settings.clone());
        return;
    };
    if *last == *settings {
        return;
    }
    *last = settings.clone();
    if let Err(error) = kept.0.write(NAME, &settings.to_text())
        && !std::mem::replace(&mut *told, true)
    {
        notices.write(Notice::Reason(error.reason()));
    }
}
