//! The keys.

use crate::app::ui::theme::{self, BODY, GRID, INK, TOUCH};
use crate::app::ui::{Act, Pen, paper, widgets};
use bevy_egui::egui::{Align2, Context, Rect, Sense, pos2, vec2};

/// The keys and the translations' keys of what they do. A key that has a text of its own begins with `keys-`.
const KEYS: [(&str, &str); 17] = [
    ("keys-move", "keys-move-line"),
    ("keys-tab", "keys-tab-line"),
    ("keys-escape", "keys-escape-line"),
    ("U", "keys-undo-line"),
    ("R", "keys-redo-line"),
    ("H", "keys-hint-line"),
    ("V", "keys-view-line"),
    ("S", "table-save-line"),
    ("A", "table-attacks-line"),
    ("I", "keys-ask-line"),
    ("1 2", "keys-words-line"),
    ("P", "keys-panel-line"),
    ("← →", "keys-replay-line"),
    ("keys-pages", "keys-round-line"),
    ("M", "keys-mute-line"),
    ("F11", "table-full-screen"),
    ("?", "keys-help-line"),
];

/// Draws the page of the keys.
pub fn draw(ctx: &Context, pen: &mut Pen) {
    let title = pen.say("keys-title");
    paper::page(ctx, pen, "help", &title, vec2(640.0, f32::INFINITY), Act::Close, |ui, pen| {
        let narrow = ui.available_width() < 460.0;
        let left = if narrow { 104.0 } else { 168.0 };
        for (key, line) in KEYS {
            let name = if key.starts_with("keys-") { pen.say(key) } else { key.to_owned() };
            let text = pen.say(line);
            let galley = ui.painter().layout(text, theme::body(BODY), INK, ui.available_width() - left - 2.0 * GRID);
            let key = ui.painter().layout(name, theme::figures(BODY), INK, left - 2.0 * GRID);
            let height = galley.size().y.max(key.size().y) + 3.0 * GRID;
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height.max(TOUCH * 0.8)), Sense::hover());
            let at = |x: f32, size: bevy_egui::egui::Vec2| {
                let room = Rect::from_min_max(pos2(rect.left() + x, rect.top()), rect.max);
                Align2::LEFT_CENTER.align_size_within_rect(size, room).min
            };
            ui.painter().galley(at(0.0, key.size()), key, INK);
            ui.painter().galley(at(left, galley.size()), galley, INK);
        }
        let pointer = pen.say("keys-pointer");
        widgets::heading(ui, &pointer);
        for line in ["keys-pointer-pick", "keys-pointer-rest", "keys-pointer-turn", "keys-pointer-zoom"] {
            let text = pen.say(line);
            widgets::text(ui, &text);
        }
    });
}
