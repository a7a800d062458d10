//! Music at the table: one piece a family, sent for when its table is laid and music is wanted, played over and over,
//! faded in and out. The shelf is silent.

use super::decibels;
use crate::app::Screen;
use crate::app::session::Session;
use crate::app::settings::Settings;
use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::prelude::{AudioApp, AudioChannel, AudioControl, AudioSource};
use std::time::Duration;

const FADES_IN: Duration = Duration::from_millis(2500);
const FADES_OUT: Duration = Duration::from_millis(1200);

/// Where music is played.
#[derive(Resource)]
struct Tunes;

/// What is played, or will be as soon as it has come.
#[derive(Resource, Default)]
struct Music {
    piece: Option<(&'static str, Handle<AudioSource>)>,
    begun: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_audio_channel::<Tunes>()
        .init_resource::<Music>()
        .add_systems(PostUpdate, (set_volume, choose, begin).chain());
}

/// The piece of a family: La Corona and chess share theirs.
fn piece_of(family: &str) -> Option<&'static str> {
    match family {
        "corona" | "echecs" => Some("corona"),
        "petteia" => Some("petteia"),
        "tafl" => Some("tafl"),
        "tarocchini" => Some("tarocchini"),
        _ => None,
    }
}

fn set_volume(settings: Res<Settings>, tunes: Res<AudioChannel<Tunes>>) {
    if settings.is_changed() && settings.music_loudness() > 0.0 {
        tunes.set_volume(decibels(settings.music_loudness()));
    }
}

/// Another piece, or none: what is played fades away.
fn choose(
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    settings: Res<Settings>,
    server: Res<AssetServer>,
    tunes: Res<AudioChannel<Tunes>>,
    mut music: ResMut<Music>,
) {
    let session = session.filter(|_| *screen.get() == Screen::Table && settings.music_loudness() > 0.0);
    let wanted = session.and_then(|session| piece_of(session.sitting.family()));
    if music.piece.as_ref().map(|(name, _)| *name) == wanted {
        return;
    }
    if std::mem::take(&mut music.begun) {
        tunes.stop().linear_fade_out(FADES_OUT);
    }
    music.piece = wanted.map(|name| (name, server.load(format!("music/{name}.ogg"))));
}

/// What was sent for begins when it has come. If it never comes, the table is silent.
fn begin(
    server: Res<AssetServer>,
    tunes: Res<AudioChannel<Tunes>>,
    mut music: ResMut<Music>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((_, file)) = music.piece.as_ref().filter(|_| !music.begun) else { return };
    match server.get_load_state(file) {
        Some(LoadState::Loaded) => {
            tunes.play(file.clone()).looped().linear_fade_in(FADES_IN);
            music.begun = true;
        }
        Some(LoadState::Failed(_)) => music.begun = true,
        // A still table would not look again.
        _ => {
            redraw.write(RequestRedraw);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Family;

    #[test]
    fn every_family_has_its_piece() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/music");
        for family in Family::ALL.map(Family::word) {
            let piece = piece_of(family).unwrap_or_else(|| panic!("{family} has no music"));
            assert!(folder.join(format!("{piece}.ogg")).is_file(), "{piece}.ogg is missing");
        }
    }
}
