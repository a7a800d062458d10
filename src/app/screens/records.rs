//! Games kept: the one left standing, those with names, and texts and files that come from elsewhere.

use super::describe;
use super::set_up::warning;
use crate::app::saves::{About, Listed, SaveError};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, BODY, FADED, GRID, INK, PAPER_FAINT, SMALL};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Desire, Notice, Pen, paper};
use bevy::prelude::Resource;
use bevy_egui::egui::{Context, CornerRadius, Frame, Label, Margin, RichText, Stroke, TextEdit, Ui, vec2};

/// What the page shows.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Records {
    /// The game left standing.
    pub auto: Option<Result<About, SaveError>>,
    /// The named games.
    pub games: Vec<Listed>,
    /// What was last done, or why it did not work.
    pub notice: Option<(Notice, bool)>,
    /// The game to be deleted, once that is sure.
    pub deleting: Option<String>,
    /// The game to be written to a file.
    pub exporting: Option<String>,
    /// The path of a file, as typed.
    pub path: String,
    /// The text in the field for pasting.
    pub text: String,
}

/// Draws the page.
pub fn draw(ctx: &Context, pen: &mut Pen, records: &mut Records) {
    let title = pen.say("saves-title");
    paper::page(ctx, pen, "records", &title, vec2(820.0, f32::INFINITY), Act::Close, |ui, pen| {
        if let Some((notice, bad)) = &records.notice {
            let text = notice.sentence(pen.words);
            if *bad {
                warning(ui, &format!("{text} {}", pen.say("saves-error-nothing-changed")));
            } else {
                widgets::text(ui, &text);
            }
        }
        if records.auto.is_none() && records.games.is_empty() {
            let text = pen.say("saves-none");
            widgets::note(ui, &text);
        }
        if let Some(auto) = &records.auto {
            let (name, line) = (pen.say("saves-auto"), pen.say("saves-auto-line"));
            card(ui, |ui| {
                title_lines(ui, pen, &name, auto);
                widgets::note(ui, &line);
                let text = pen.say("shelf-resume");
                if auto.is_ok() && widgets::button(ui, pen, "records-resume", &text, Weight::Plain) {
                    pen.act(Act::Desire(Desire::Resume));
                }
            });
        }
        let games = records.games.clone();
        for (number, game) in games.iter().enumerate() {
            card(ui, |ui| kept(ui, pen, records, number, game));
        }
        from_elsewhere(ui, pen, records);
    });
}

fn card(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) {
    let frame = Frame::NONE.inner_margin(Margin::same(12)).stroke(Stroke::new(1.0, INK.gamma_multiply(0.5)));
    frame.corner_radius(CornerRadius::ZERO).fill(PAPER_FAINT).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = GRID;
        draw(ui);
    });
}

fn title_lines(ui: &mut Ui, pen: &Pen, name: &str, about: &Result<About, SaveError>) {
    ui.add(Label::new(RichText::new(name).font(theme::title(17.0)).color(INK)).wrap());
    match about {
        Ok(about) => {
            let players = describe::players(pen.words, &about.players);
            let line = format!("{} · {players}", describe::about(pen.words, about));
            ui.add(Label::new(RichText::new(line).font(theme::figures(SMALL)).color(FADED)).wrap());
        }
        Err(error) => warning(ui, &Notice::from(error.clone()).sentence(pen.words)),
    }
}

fn kept(ui: &mut Ui, pen: &mut Pen, records: &mut Records, number: usize, (name, about): &Listed) {
    title_lines(ui, pen, name, about);
    if records.deleting.as_ref() == Some(name) {
        let text = pen.say_with("saves-delete-sure", &[("name", name.into())]);
        widgets::text(ui, &text);
        ui.horizontal_wrapped(|ui| {
            let (yes, no) = (pen.say("delete"), pen.say("cancel"));
            if widgets::button(ui, pen, &format!("records-delete-yes-{number}"), &yes, Weight::Chief) {
                records.deleting = None;
                pen.act(Act::Desire(Desire::Delete(name.clone())));
            }
            if widgets::button(ui, pen, &format!("records-delete-no-{number}"), &no, Weight::Plain) {
                records.deleting = None;
            }
        });
        return;
    }
    if records.exporting.as_ref() == Some(name) {
        file_line(ui, pen, records, "saves-export", |path| Desire::Export { name: name.clone(), path });
        return;
    }
    ui.horizontal_wrapped(|ui| {
        if about.is_ok() {
            let (open, look) = (pen.say("saves-open"), pen.say("result-replay"));
            if widgets::button(ui, pen, &format!("records-open-{number}"), &open, Weight::Plain) {
                pen.act(Act::Desire(Desire::Load(name.clone())));
            }
            if widgets::button(ui, pen, &format!("records-replay-{number}"), &look, Weight::Plain) {
                pen.act(Act::Desire(Desire::LookThrough(name.clone())));
            }
        }
        let text = pen.say("table-copy-record");
        if widgets::icon_button(ui, pen, &format!("records-copy-{number}"), Icon::Copy, &text, true) {
            pen.act(Act::Desire(Desire::CopyOut(name.clone())));
        }
        if pen.desktop {
            let text = pen.say("saves-export");
            if widgets::icon_button(ui, pen, &format!("records-export-{number}"), Icon::Save, &text, true) {
                records.exporting = Some(name.clone());
            }
        }
        let text = pen.say("delete");
        if widgets::icon_button(ui, pen, &format!("records-delete-{number}"), Icon::Delete, &text, true) {
            records.deleting = Some(name.clone());
        }
    });
}

/// A line for the path of a file, with the button that does something with it.
fn file_line(ui: &mut Ui, pen: &mut Pen, records: &mut Records, key: &str, what: impl FnOnce(String) -> Desire) {
    let text = pen.say(key);
    let hint = pen.say("saves-path");
    let width = ui.available_width();
    widgets::field(ui, pen, &format!("{key}-path"), &hint, &mut records.path, width);
    ui.horizontal_wrapped(|ui| {
        let path = records.path.trim().to_owned();
        if widgets::button(ui, pen, key, &text, Weight::Plain) && !path.is_empty() {
            pen.act(Act::Desire(what(path)));
        }
        let cancel = pen.say("cancel");
        if records.exporting.is_some() && widgets::button(ui, pen, &format!("{key}-cancel"), &cancel, Weight::Plain) {
            records.exporting = None;
        }
    });
}

fn from_elsewhere(ui: &mut Ui, pen: &mut Pen, records: &mut Records) {
    let (title, line) = (pen.say("saves-import"), pen.say("saves-import-line"));
    widgets::heading(ui, &title);
    widgets::note(ui, &line);
    let edit = TextEdit::multiline(&mut records.text)
        .id_salt("records-text")
        .desired_rows(4)
        .desired_width(f32::INFINITY)
        .font(theme::figures(SMALL))
        .text_color(INK)
        .hint_text(RichText::new("[Game \"tafl\"] …").color(FADED));
    let response = ui.add(edit);
    pen.target(ui, "records-text", &response);
    ui.horizontal(|ui| {
        let (paste, open) = (pen.say("paste"), pen.say("saves-open"));
        if widgets::button(ui, pen, "records-paste", &paste, Weight::Plain) {
            pen.act(Act::Desire(Desire::Paste));
        }
        if widgets::button(ui, pen, "records-open-text", &open, Weight::Plain) && !records.text.trim().is_empty() {
            pen.act(Act::Desire(Desire::OpenText(records.text.clone())));
        }
    });
    if pen.desktop && records.exporting.is_none() {
        let title = pen.say("saves-import-file");
        widgets::heading(ui, &title);
        ui.label(RichText::new(pen.say("saves-import-file-line")).font(theme::body(BODY - 2.0)).color(FADED));
        file_line(ui, pen, records, "saves-open-file", Desire::Import);
    }
}
