//! The page of settings.

use crate::app::settings::{Colours, Light, Motion, Quality, Settings};
use crate::app::ui::theme::{self, BODY, GRID, INK};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Pen, paper};
use crate::words::Language;
use bevy_egui::egui::{Context, RichText, Ui, vec2};

/// Draws the page.
pub fn draw(ctx: &Context, pen: &mut Pen) {
    let title = pen.say("settings-title");
    paper::page(ctx, pen, "settings", &title, vec2(760.0, f32::INFINITY), Act::Close, |ui, pen| {
        language(ui, pen);
        sound(ui, pen);
        look(ui, pen);
        play(ui, pen);
        ui.add_space(4.0 * GRID);
        let (text, line) = (pen.say("settings-reset"), pen.say("settings-reset-line"));
        if widgets::button(ui, pen, "settings-reset", &text, Weight::Plain) {
            let kept = pen.settings.clone();
            *pen.settings =
                Settings { welcomed: true, name: kept.name, language: kept.language, ..Settings::default() };
        }
        widgets::note(ui, &line);
    });
}

fn language(ui: &mut Ui, pen: &mut Pen) {
    let title = pen.say("settings-language");
    widgets::heading(ui, &title);
    let mut options = vec![("system".to_owned(), pen.say("settings-language-system"), String::new())];
    options.extend(Language::ALL.map(|l| (l.id().to_owned(), l.native_name().to_owned(), String::new())));
    let chosen = pen.settings.language.as_deref().and_then(Language::parse);
    let chosen = chosen.and_then(|chosen| Language::ALL.iter().position(|l| *l == chosen)).map_or(0, |at| at + 1);
    if let Some(picked) = widgets::choice(ui, pen, "settings-language", &options, chosen) {
        pen.settings.language = picked.checked_sub(1).map(|at| Language::ALL[at].id().to_owned());
    }
}

fn percent(value: f32) -> String {
    format!("{} %", (value * 100.0).round())
}

fn sound(ui: &mut Ui, pen: &mut Pen) {
    let title = pen.say("settings-sound");
    widgets::heading(ui, &title);
    let mut settings = pen.settings.clone();
    let texts = ["settings-sound-volume", "settings-music", "settings-mute"].map(|key| pen.say(key));
    widgets::slider(ui, pen, "settings-sound", &texts[0], &mut settings.sound, 0.0..=1.0, percent);
    widgets::slider(ui, pen, "settings-music", &texts[1], &mut settings.music, 0.0..=1.0, percent);
    let line = pen.say("settings-music-line");
    widgets::note(ui, &line);
    widgets::tick(ui, pen, "settings-mute", &texts[2], "", &mut settings.mute);
    *pen.settings = settings;
}

/// A row to choose from; `key` begins the keys of its texts.
fn row<T: Copy + PartialEq>(ui: &mut Ui, pen: &mut Pen, key: &str, options: &[(T, &str)], value: &mut T) {
    let title = pen.say(key);
    ui.add_space(GRID);
    ui.label(RichText::new(title).font(theme::body(BODY)).color(INK));
    let texts: Vec<_> = options
        .iter()
        .map(|(_, word)| {
            let line = pen.maybe(&format!("{key}-{word}-line")).unwrap_or_default();
            ((*word).to_owned(), pen.say(&format!("{key}-{word}")), line)
        })
        .collect();
    let chosen = options.iter().position(|(option, _)| option == value).unwrap_or(usize::MAX);
    if let Some(picked) = widgets::choice(ui, pen, key, &texts, chosen) {
        *value = options[picked].0;
    }
}

fn look(ui: &mut Ui, pen: &mut Pen) {
    let title = pen.say("settings-look");
    widgets::heading(ui, &title);
    let mut settings = pen.settings.clone();
    let qualities = [(Quality::Low, "low"), (Quality::Medium, "medium"), (Quality::High, "high")];
    row(ui, pen, "settings-quality", &qualities, &mut settings.quality);
    let motions =
        [(Motion::Full, "full"), (Motion::Quick, "quick"), (Motion::Reduced, "reduced"), (Motion::Off, "off")];
    row(ui, pen, "settings-motion", &motions, &mut settings.motion);
    row(ui, pen, "settings-light", &[(Light::Day, "day"), (Light::Evening, "evening")], &mut settings.light);
    let colours = [(Colours::Plain, "plain"), (Colours::Contrast, "contrast")];
    row(ui, pen, "settings-colours", &colours, &mut settings.colours);
    let text = pen.say("settings-scale");
    ui.add_space(GRID);
    // The page itself grows with the size: it takes effect when the knob is let go.
    let held = bevy_egui::egui::Id::new("settings-scale-held");
    let mut scale = ui.data(|data| data.get_temp(held)).unwrap_or(settings.scale);
    widgets::slider(ui, pen, "settings-scale", &text, &mut scale, Settings::SCALES, percent);
    if ui.input(|input| input.pointer.any_down()) {
        ui.data_mut(|data| data.insert_temp(held, scale));
    } else {
        ui.data_mut(|data| data.remove_temp::<f32>(held));
        settings.scale = scale;
    }
    *pen.settings = settings;
}

fn play(ui: &mut Ui, pen: &mut Pen) {
    let title = pen.say("settings-play");
    widgets::heading(ui, &title);
    let mut settings = pen.settings.clone();
    for (key, on) in [
        ("settings-confirm-moves", &mut settings.confirm_moves),
        ("settings-auto-pass", &mut settings.auto_pass),
        ("settings-turn-board", &mut settings.turn_board),
        ("settings-show-legal", &mut settings.show_legal),
        ("settings-show-threats", &mut settings.show_threats),
        ("settings-show-reasons", &mut settings.show_reasons),
        ("settings-show-attacks", &mut settings.show_attacks),
        ("settings-coordinates", &mut settings.coordinates),
        ("settings-names", &mut settings.names),
        ("settings-keep-trick", &mut settings.keep_trick),
        ("settings-card-signs", &mut settings.card_signs),
    ] {
        let (text, line) = (pen.say(key), pen.maybe(&format!("{key}-line")).unwrap_or_default());
        widgets::tick(ui, pen, key, &text, &line, on);
    }
    *pen.settings = settings;
}
