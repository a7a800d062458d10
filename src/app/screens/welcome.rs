//! The first visit: one question, then the shelf with a lesson offered.

use crate::app::ui::theme::{self, GRID, INK};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Desire, Pen, paper};
use crate::words::{Language, Words};
use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Label, RichText, vec2};

/// How far the first visit has got.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Welcome {
    /// The language has been chosen; the lesson is offered.
    pub spoken: bool,
}

/// Draws the question of the first visit.
pub fn draw(ctx: &Context, pen: &mut Pen, welcome: &mut Welcome) {
    paper::shade(ctx, "welcome-shade");
    let rect = paper::page_rect(ctx, vec2(440.0, 400.0));
    paper::sheet(ctx, "welcome", rect, 6.0 * GRID, |ui| {
        let name = pen.say("app-name").to_uppercase();
        paper::centred_title(ui, &name, 32.0);
        ui.add_space(2.0 * GRID);
        if welcome.spoken {
            lesson(ui, pen);
            return;
        }
        for language in Language::ALL {
            // Each asks in its own language.
            let question = Words::new(language).say("start-language");
            ui.vertical_centered(|ui| {
                ui.add(Label::new(RichText::new(question).font(theme::italic(18.0)).color(INK)).wrap());
            });
            let name = format!("welcome-{}", language.id());
            if widgets::wide_button(ui, pen, &name, language.native_name(), Weight::Chief) {
                pen.settings.language = Some(language.id().to_owned());
                welcome.spoken = true;
            }
            ui.add_space(3.0 * GRID);
        }
    });
}

fn lesson(ui: &mut bevy_egui::egui::Ui, pen: &mut Pen) {
    let (question, line) = (pen.say("start-lesson"), pen.say("start-lesson-line"));
    ui.vertical_centered(|ui| {
        ui.add(Label::new(RichText::new(question).font(theme::body(20.0)).color(INK)).wrap());
        ui.add(Label::new(RichText::new(line).font(theme::italic(16.0)).color(INK)).wrap());
    });
    ui.add_space(4.0 * GRID);
    let (yes, no) = (pen.say("start-lesson-yes"), pen.say("start-lesson-no"));
    let yes = widgets::wide_button(ui, pen, "welcome-lesson", &yes, Weight::Chief);
    ui.add_space(2.0 * GRID);
    let no = widgets::wide_button(ui, pen, "welcome-play", &no, Weight::Plain);
    if yes || no {
        pen.settings.welcomed = true;
        pen.act(Act::Close);
    }
    if yes {
        pen.act(Act::Desire(Desire::Lesson("tafl-lesson")));
    }
}
