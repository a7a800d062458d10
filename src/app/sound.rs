//! What is heard: wood on wood, felt, bone. Every sound means something; a machine without sound does no harm.

use super::Screen;
use super::TurnPhase;
use super::session::{Loading, Session, Who};
use super::settings::Settings;
use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioApp, AudioChannel, AudioControl, AudioPlugin, AudioSource};

/// The sounds of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A man is set down.
    Put,
    /// A man is taken up to be moved.
    Slide,
    /// A man is taken off.
    Capture,
    /// A die rolls.
    Dice,
    /// The game is won by whoever listens, or by anybody when only people or only computers play.
    Win,
    /// The game is lost.
    Lose,
    /// A try was refused.
    Refuse,
}

impl Sound {
    const ALL: [Sound; 7] =
        [Sound::Put, Sound::Slide, Sound::Capture, Sound::Dice, Sound::Win, Sound::Lose, Sound::Refuse];

    /// The name of its files and how many there are.
    fn files(self) -> (&'static str, u8) {
        match self {
            Sound::Put => ("put", 4),
            Sound::Slide => ("slide", 3),
            Sound::Capture => ("capture", 3),
            Sound::Dice => ("dice", 3),
            Sound::Win => ("win", 1),
            Sound::Lose => ("lose", 1),
            Sound::Refuse => ("refuse", 2),
        }
    }
}

/// Something is to be heard now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sounded(pub Sound);

/// Where the sounds of the table are played.
#[derive(Resource)]
struct Effects;

#[derive(Resource, Default)]
struct Sounds {
    files: HashMap<Sound, Vec<Handle<AudioSource>>>,
    played: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_message::<Sounded>()
        .init_resource::<Sounds>()
        .add_systems(Startup, load)
        .add_systems(Update, count.run_if(in_state(Screen::Loading)))
        .add_systems(OnEnter(TurnPhase::Over), end)
        .add_systems(OnExit(Screen::Table), fall_silent)
        .add_systems(PostUpdate, (set_volume, play).chain());
}

fn load(server: Res<AssetServer>, mut sounds: ResMut<Sounds>) {
    for sound in Sound::ALL {
        let (name, count) = sound.files();
        let files = (1..=count).map(|n| server.load(format!("sounds/{name}-{n}.ogg"))).collect();
        sounds.files.insert(sound, files);
    }
}

/// How many of the sounds are there, or will never be.
fn count(sounds: Res<Sounds>, server: Res<AssetServer>, mut loading: ResMut<Loading>) {
    let settled = |file: &&Handle<AudioSource>| {
        matches!(server.get_load_state(*file), Some(LoadState::Loaded | LoadState::Failed(_)))
    };
    let files: Vec<_> = sounds.files.values().flatten().collect();
    loading.set("loading-sounds", files.iter().copied().filter(settled).count(), files.len());
}

fn set_volume(settings: Res<Settings>, effects: Res<AudioChannel<Effects>>) {
    if settings.is_changed() {
        effects.set_volume(decibels(settings.loudness()));
    }
}

/// A slider's 0 to 1 as decibels: half of it sounds about half as loud.
fn decibels(volume: f32) -> f32 {
    if volume <= 0.0 { -80.0 } else { 33.2 * volume.clamp(0.0, 1.0).log10() }
}

fn play(
    mut sounded: MessageReader<Sounded>,
    mut sounds: ResMut<Sounds>,
    effects: Res<AudioChannel<Effects>>,
    server: Res<AssetServer>,
    settings: Res<Settings>,
) {
    for Sounded(sound) in sounded.read() {
        sounds.played += 1;
        let turn = sounds.played;
        let Some(files) = sounds.files.get(sound).filter(|_| settings.loudness() > 0.0) else { continue };
        let ready: Vec<_> =
            files.iter().filter(|file| matches!(server.get_load_state(*file), Some(LoadState::Loaded))).collect();
        if let Some(file) = ready.get(turn % ready.len().max(1)) {
            effects.play((*file).clone());
        }
    }
}

fn end(session: Option<Res<Session>>, mut sounded: MessageWriter<Sounded>) {
    let Some(session) = session.filter(|session| session.replay.is_none()) else { return };
    let Some(outcome) = session.sitting.outcome() else { return };
    let sitting = session.sitting.as_ref();
    let is_person = |seat| matches!(session.who(seat), Some(Who::Person(_)));
    let persons: Vec<_> = sitting.seating().iter().filter(|&seat| is_person(seat)).collect();
    let lost = !outcome.is_draw() && persons.len() == 1 && !outcome.won(sitting.side(persons[0]));
    sounded.write(Sounded(if lost { Sound::Lose } else { Sound::Win }));
}

fn fall_silent(effects: Res<AudioChannel<Effects>>) {
    effects.stop();
}
