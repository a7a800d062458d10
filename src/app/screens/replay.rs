//! Looking at a game again: a slider, steps by buttons and arrows, and the way back into play.

use super::describe;
use super::table::{Desk, STRIP, Seen, strip_panel};
use crate::app::session::Ask;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, BODY, BRASS, GRID, INK, PAPER, TOUCH};
use crate::app::ui::widgets::{self, Weight, short_text};
use crate::app::ui::{Act, Pen, Shape};
use bevy_egui::egui::{
    self, Align, Align2, Context, CornerRadius, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

/// Draws the strip of the replay: one line in a wide window, two in a narrow one.
pub fn strip(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, rect: Rect) {
    let count = seen.session.sitting.entries().len();
    let shown = seen.session.replay.unwrap_or(count).min(count);
    let rounds = rounds(seen);
    strip_panel(ctx, "replay", rect, |ui| {
        if Shape::of(ctx) == Shape::Narrow {
            let (above, below) = ui.max_rect().split_top_bottom_at_y(rect.top() + STRIP);
            ui.scope_builder(UiBuilder::new().max_rect(above), |ui| steps(ui, pen, desk, shown, &rounds));
            ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                ui.horizontal_centered(|ui| {
                    by_round(ui, pen, desk, shown, &rounds);
                    ways_out(ui, pen, desk, shown, count);
                });
            });
        } else {
            ui.horizontal_centered(|ui| steps(ui, pen, desk, shown, &rounds));
        }
    });
}

/// Goes to some entry, if there is one to go to.
fn go(ui: &mut Ui, pen: &mut Pen, desk: &mut Desk, (key, icon): (&str, Icon), to: Option<usize>) {
    let text = pen.say(key);
    if widgets::icon_button(ui, pen, key, icon, &text, to.is_some())
        && let Some(to) = to
    {
        desk.playing = false;
        pen.act(Act::Ask(Ask::ReplayTo(to)));
    }
}

/// Buttons that jump by a round of the seats.
fn by_round(ui: &mut Ui, pen: &mut Pen, desk: &mut Desk, shown: usize, rounds: &[usize]) {
    let (back, on) = jumps(rounds, shown);
    go(ui, pen, desk, ("replay-round-back", Icon::RoundBack), back);
    go(ui, pen, desk, ("replay-round-on", Icon::RoundOn), on);
}

fn steps(ui: &mut Ui, pen: &mut Pen, desk: &mut Desk, shown: usize, rounds: &[usize]) {
    let count = rounds.last().copied().unwrap_or(0);
    let wide = ui.available_width() > 600.0;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        go(ui, pen, desk, ("replay-first", Icon::First), (shown > 0).then_some(0));
        if wide {
            by_round(ui, pen, desk, shown, rounds);
        }
        go(ui, pen, desk, ("replay-back", Icon::Back), shown.checked_sub(1));
        go(ui, pen, desk, ("replay-on", Icon::On), (shown < count).then_some(shown + 1));
        go(ui, pen, desk, ("replay-last", Icon::Last), (shown < count).then_some(count));
        let (key, icon) = if desk.playing { ("replay-pause", Icon::Pause) } else { ("replay-play", Icon::Play) };
        let text = pen.say(key);
        if widgets::icon_button(ui, pen, "replay-play", icon, &text, shown < count) {
            desk.playing = !desk.playing;
        }
        let kept = if wide { 330.0 } else { 0.0 };
        let width = (ui.available_width() - kept).max(60.0);
        slider(ui, pen, shown, count, width);
        if wide {
            ways_out(ui, pen, desk, shown, count);
        }
    });
}

fn slider(ui: &mut Ui, pen: &mut Pen, shown: usize, count: usize, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::click_and_drag());
    let rail = rect.shrink2(vec2(10.0, 0.0));
    let painter = ui.painter();
    painter.hline(rail.x_range(), rect.bottom() - 12.0, Stroke::new(2.0, INK));
    let fraction = if count == 0 { 0.0 } else { shown as f32 / count as f32 };
    let knob =
        Rect::from_center_size(pos2(rail.left() + rail.width() * fraction, rect.bottom() - 12.0), vec2(12.0, 20.0));
    let fill = if response.is_pointer_button_down_on() { BRASS } else { PAPER };
    painter.rect(knob, CornerRadius::ZERO, fill, Stroke::new(1.5, INK), StrokeKind::Inside);
    if response.has_focus() {
        painter.rect_stroke(rect, CornerRadius::ZERO, Stroke::new(2.0, BRASS), StrokeKind::Inside);
    }
    let text = pen.say_with("replay-position", &[("number", shown.into()), ("count", count.into())]);
    let label = Rect::from_min_size(rect.min, vec2(rect.width(), 20.0));
    short_text(painter, label, Align2::CENTER_CENTER, &text, theme::figures(BODY - 2.0), INK);
    response.widget_info(|| WidgetInfo::slider(true, shown as f64, &text));
    pen.target(ui, "replay-slider", &response);
    if let Some(at) = response.interact_pointer_pos() {
        let fraction = ((at.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
        let to = (fraction * count as f32).round() as usize;
        if to != shown {
            pen.act(Act::Ask(Ask::ReplayTo(to)));
        }
    }
}

fn ways_out(ui: &mut Ui, pen: &mut Pen, desk: &mut Desk, shown: usize, count: usize) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        let leave = pen.say("replay-leave-short");
        let line = pen.say("replay-leave");
        let button = widgets::button_sized(ui, pen, "replay-leave", &leave, Weight::Plain, None, true);
        if button.clicked() {
            desk.playing = false;
            pen.act(Act::Ask(Ask::PlayOn(false)));
        }
        button.on_hover_text(line);
        let (text, why) = (pen.say("replay-from-here"), pen.say("replay-from-here-line"));
        if widgets::button_if(ui, pen, "replay-from-here", &text, shown < count, &why) {
            desk.playing = false;
            pen.act(Act::Ask(Ask::PlayOn(true)));
        }
    });
}

/// How many entries are shown when each round has been played, the last one included.
pub fn rounds(seen: &Seen) -> Vec<usize> {
    let sitting = seen.session.sitting.as_ref();
    let rows = describe::rows(&sitting.entries(), usize::from(sitting.seating().seats()));
    rows.iter().filter_map(|row| row.entries.last()).map(|last| last + 1).collect()
}

/// Where a jump by a round leads from here: to the end of the round before, or of the one under way.
fn jumps(rounds: &[usize], shown: usize) -> (Option<usize>, Option<usize>) {
    let back = rounds.iter().rev().copied().find(|&end| end < shown).or((shown > 0).then_some(0));
    (back, rounds.iter().copied().find(|&end| end > shown))
}

/// The keys of the replay: where they lead, if one was pressed.
pub fn keys(ctx: &Context, shown: usize, rounds: &[usize], count: usize) -> Option<usize> {
    ctx.input(|input| {
        let pressed = |key| input.key_pressed(key);
        if pressed(egui::Key::ArrowLeft) {
            shown.checked_sub(1)
        } else if pressed(egui::Key::ArrowRight) {
            (shown < count).then_some(shown + 1)
        } else if pressed(egui::Key::PageUp) {
            jumps(rounds, shown).0
        } else if pressed(egui::Key::PageDown) {
            jumps(rounds, shown).1
        } else if pressed(egui::Key::Home) {
            (shown > 0).then_some(0)
        } else if pressed(egui::Key::End) {
            (shown < count).then_some(count)
        } else {
            None
        }
    })
}

#[cfg(test)]
mod tests {
    use super::jumps;

    #[test]
    fn a_jump_goes_to_the_end_of_a_round() {
        let rounds = [4, 8, 11];
        assert_eq!(jumps(&rounds, 0), (None, Some(4)));
        assert_eq!(jumps(&rounds, 4), (Some(0), Some(8)));
        assert_eq!(jumps(&rounds, 6), (Some(4), Some(8)));
        assert_eq!(jumps(&rounds, 11), (Some(8), None));
        assert_eq!(jumps(&[], 0), (None, None));
    }
}
