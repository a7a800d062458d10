//! What is still being made ready, in words and numbers.

use crate::app::session::Loading;
use crate::app::ui::theme::{self, BODY, BRASS, GRID, INK, PAPER_SHADE};
use crate::app::ui::{Pen, paper};
use crate::words::Arg;
use bevy_egui::egui::{Context, CornerRadius, RichText, Sense, Stroke, StrokeKind, vec2};

/// Draws the bar.
pub fn draw(ctx: &Context, pen: &mut Pen, loading: &Loading) {
    let rect = paper::page_rect(ctx, vec2(420.0, 190.0));
    paper::panel(ctx, "loading", rect, 5.0 * GRID, |ui| {
        let title = pen.say("loading-title");
        paper::centred_title(ui, &title, 22.0);
        let (done, all) = loading.parts.iter().fold((0, 0), |(done, all), part| (done + part.1, all + part.2));
        let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0 * GRID), Sense::hover());
        let painter = ui.painter();
        painter.rect(bar, CornerRadius::ZERO, PAPER_SHADE, Stroke::new(1.0, INK), StrokeKind::Inside);
        let mut full = bar.shrink(2.0);
        full.set_width(full.width() * if all == 0 { 0.0 } else { done as f32 / all as f32 });
        painter.rect_filled(full, CornerRadius::ZERO, BRASS);
        if let Some((key, done, all)) = loading.parts.iter().find(|(_, done, all)| done < all) {
            let args = [("part", Arg::Key(key)), ("number", (*done).into()), ("count", (*all).into())];
            let text = pen.say_with("loading-part", &args);
            ui.vertical_centered(|ui| ui.label(RichText::new(text).font(theme::figures(BODY)).color(INK)));
        }
    });
}
