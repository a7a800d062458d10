//! What a player has set to his liking.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// How things move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Motion {
    /// Lifted, carried, set down.
    #[default]
    Full,
    /// The same, twice as quick.
    Quick,
    /// Things fade from place to place.
    Reduced,
    /// Things are where they belong at once.
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

/// How much the drawing may cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Quality {
    /// No shadows, edges as they come.
    Low,
    /// Shadows, smooth edges.
    #[default]
    Medium,
    /// Finer shadows.
    High,
}

/// The light of the room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Light {
    /// A window.
    #[default]
    Day,
    /// Candles.
    Evening,
}

/// Settings.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Settings {
    /// How loud sounds are, 0 to 1.
    pub sound: f32,
    /// How things move.
    pub motion: Motion,
    /// How much the drawing may cost.
    pub quality: Quality,
    /// The light of the room.
    pub light: Light,
    /// A chosen move waits for a second touch.
    pub confirm_moves: bool,
    /// A seat that can only pass does so by itself.
    pub auto_pass: bool,
    /// The board turns to the seat to move.
    pub turn_board: bool,
    /// Squares a man may go to are marked.
    pub show_legal: bool,
    /// Threats are marked.
    pub show_threats: bool,
    /// Letters and numbers at the board's edge.
    pub coordinates: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            sound: 0.8,
            motion: Motion::default(),
            quality: Quality::default(),
            light: Light::default(),
            confirm_moves: false,
            auto_pass: true,
            turn_board: true,
            show_legal: true,
            show_threats: true,
            coordinates: false,
        }
    }
}
