//! What is heard: wood on wood, ivory, cards on leather. Every sound means something; a machine without sound does no
//! harm.

mod music;

use super::session::{Loading, Session, Who};
use super::settings::Settings;
use super::table::TableSystems;
use super::{Overlay, Screen, TurnPhase};
use crate::rules::{Event, Place, Token};
use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioApp, AudioChannel, AudioControl, AudioPlugin, AudioSource};

/// The sounds of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A light man of wood is set down.
    Put,
    /// A heavy figure is set down.
    Heavy,
    /// A man of ivory or jet is set down.
    Ivory,
    /// A man is taken up to be moved.
    Slide,
    /// A man is taken off.
    Capture,
    /// A die rolls.
    Dice,
    /// Money changes hands.
    Coin,
    /// Marks are laid on a plate.
    Counter,
    /// A card is dealt.
    Deal,
    /// A card is laid on the table.
    Card,
    /// A card that lies there is turned.
    Turn,
    /// Cards are taken together.
    Gather,
    /// The pack is shuffled.
    Shuffle,
    /// A card is drawn back over the table: a sign between partners.
    Draw,
    /// Knuckles on the table: a sign between partners.
    Knock,
    /// A page of a book.
    Page,
    /// The game is won by whoever listens, or by anybody when only people or only computers play.
    Win,
    /// The game is lost.
    Lose,
    /// A try was refused.
    Refuse,
}

impl Sound {
    const ALL: [Sound; 19] = [
        Sound::Put,
        Sound::Heavy,
        Sound::Ivory,
        Sound::Slide,
        Sound::Capture,
        Sound::Dice,
        Sound::Coin,
        Sound::Counter,
        Sound::Deal,
        Sound::Card,
        Sound::Turn,
        Sound::Gather,
        Sound::Shuffle,
        Sound::Draw,
        Sound::Knock,
        Sound::Page,
        Sound::Win,
        Sound::Lose,
        Sound::Refuse,
    ];

    /// The name of its files and how many there are.
    fn files(self) -> (&'static str, u8) {
        match self {
            Sound::Put => ("put", 4),
            Sound::Heavy => ("heavy", 4),
            Sound::Ivory => ("ivory", 4),
            Sound::Slide => ("slide", 3),
            Sound::Capture => ("capture", 3),
            Sound::Dice => ("dice", 3),
            Sound::Coin => ("coin", 3),
            Sound::Counter => ("counter", 3),
            Sound::Deal => ("deal", 4),
            Sound::Card => ("card", 4),
            Sound::Turn => ("turn", 3),
            Sound::Gather => ("gather", 3),
            Sound::Shuffle => ("shuffle", 2),
            Sound::Draw => ("draw", 2),
            Sound::Knock => ("knock", 3),
            Sound::Page => ("page", 2),
            Sound::Win => ("win", 1),
            Sound::Lose => ("lose", 1),
            Sound::Refuse => ("refuse", 2),
        }
    }

    /// A man of this figure set down on a board: what it is made of, and how heavy it is.
    pub fn of_man(figure: &str) -> Sound {
        let is_figure = figure.starts_with("corona-") || figure.starts_with("echecs-");
        if figure.starts_with("tafl-") {
            Sound::Ivory
        } else if is_figure && !figure.ends_with("-pawn") {
            Sound::Heavy
        } else {
            Sound::Put
        }
    }

    /// A card on its way to a place: what is heard when it leaves, and when it lies.
    pub fn of_card(to: Place) -> (Option<Sound>, Option<Sound>) {
        match to {
            Place::Hand(..) => (None, Some(Sound::Deal)),
            Place::Pile(..) | Place::Stock(_) => (Some(Sound::Gather), None),
            _ => (None, Some(Sound::Card)),
        }
    }

    /// Words that were signs before they were words (Tarocchini, cap. IX): a knock on the table, a card drawn back.
    fn of_word(key: &str) -> Option<Sound> {
        match key.strip_prefix("tarocchini-word-")? {
            "batto"
            | "batto-forte"
            | "batto-fortissimo"
            | "batto-indietro"
            | "indietro-forte"
            | "indietro-fortissimo" => Some(Sound::Knock),
            "a-me" | "tiro-a-me" => Some(Sound::Draw),
            _ => None,
        }
    }

    /// What is scored: marks of what was declared lie on a plate, the rest is paid.
    fn of_score(key: &str) -> Sound {
        if key == "tarocchini-scored-declared" { Sound::Counter } else { Sound::Coin }
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
    app.add_plugins((AudioPlugin, music::plugin))
        .add_audio_channel::<Effects>()
        .add_message::<Sounded>()
        .init_resource::<Sounds>()
        .add_systems(Startup, load)
        .add_systems(Update, count.run_if(in_state(Screen::Loading)))
        .add_systems(Update, listen.in_set(TableSystems::Show).run_if(in_state(TurnPhase::Present)))
        .add_systems(Update, turn_page)
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

/// What happens without anything on its way: signs, scores, a card turned where it lies. (What moves is heard when it
/// leaves and when it arrives.)
fn listen(session: Option<Res<Session>>, mut sounded: MessageWriter<Sounded>) {
    let Some(session) = session.filter(|session| !session.events.is_empty()) else { return };
    sounded.write_batch(heard(&session.events, session.has_cards()).into_iter().map(Sounded));
}

/// The sounds of these events, each once.
fn heard(events: &[Event], cards: bool) -> Vec<Sound> {
    let on_its_way = |event: &Event| match event {
        Event::Moved { token, .. } | Event::Removed { token, .. } => Some(*token),
        _ => None,
    };
    let moves = |turned: Token| events.iter().filter_map(on_its_way).any(|token| token == turned);
    let mut heard = Vec::new();
    for event in events {
        let sound = match event {
            Event::Said { what, .. } => Sound::of_word(what.key),
            Event::Scored { what, .. } => Some(Sound::of_score(what.key)),
            Event::Turned { token, seen_by: None, .. } if cards && !moves(*token) => Some(Sound::Turn),
            _ => None,
        };
        heard.extend(sound.filter(|sound| !heard.contains(sound)));
    }
    heard
}

/// A book is opened.
fn turn_page(overlay: Res<Overlay>, mut before: Local<Overlay>, mut sounded: MessageWriter<Sounded>) {
    let opened = std::mem::replace(&mut *before, *overlay) != *overlay;
    if opened && matches!(*overlay, Overlay::RuleBook | Overlay::Lessons) {
        sounded.write(Sounded(Sound::Page));
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
    if outcome.pays.iter().any(|pays| *pays != 0) {
        sounded.write(Sounded(Sound::Coin));
    }
}

fn fall_silent(effects: Res<AudioChannel<Effects>>) {
    effects.stop();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Face, Reason, Seat, Side};

    #[test]
    fn every_sound_has_its_files_and_every_file_its_sound() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        let played: Vec<String> = Sound::ALL
            .iter()
            .flat_map(|sound| {
                let (name, count) = sound.files();
                (1..=count).map(move |n| format!("{name}-{n}.ogg"))
            })
            .collect();
        for name in &played {
            assert!(folder.join(name).is_file(), "{name} is missing");
        }
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
            assert!(played.contains(&name), "nobody plays {name}");
        }
    }

    #[test]
    fn men_sound_by_what_they_are_made_of() {
        assert_eq!(Sound::of_man("tafl-king"), Sound::Ivory);
        assert_eq!(Sound::of_man("corona-white-king"), Sound::Heavy);
        assert_eq!(Sound::of_man("echecs-black-pawn"), Sound::Put);
        assert_eq!(Sound::of_man("petteia-white-hoplite"), Sound::Put);
    }

    #[test]
    fn signs_scores_and_turned_cards_are_heard_once() {
        let said = |key| Event::Said { seat: Some(Seat(0)), what: Reason::new(key) };
        let turned = |n| Event::Turned { token: Token(n), face: Face(0), seen_by: None };
        let events = [
            said("tarocchini-word-batto"),
            said("tarocchini-word-volo"),
            said("tarocchini-word-tiro-a-me"),
            Event::Scored { side: Side(0), points: 5, what: Reason::new("tarocchini-scored-declared") },
            Event::Moved { token: Token(1), to: Place::Table(Seat(0), 0) },
            turned(1),
        ];
        assert_eq!(heard(&events, true), [Sound::Knock, Sound::Draw, Sound::Counter]);
        assert_eq!(heard(&[turned(2), turned(3)], true), [Sound::Turn]);
        assert_eq!(heard(&[turned(2)], false), [], "a man is raised without a sound of paper");
    }
}
