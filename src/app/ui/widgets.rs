//! Printed things that can be touched. Each has a stable name, by which tests and the browser's page find it.

use super::icons::Icon;
use super::pen::Pen;
use super::theme::{self, BODY, BRASS, FADED, GRID, INK, PAPER, PAPER_FAINT, PAPER_SHADE, SMALL, TOUCH, WALNUT};
use bevy_egui::egui::{
    self, Align, Align2, Color32, CornerRadius, FontId, Label, Painter, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// How a button stands to its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// What one most likely came for.
    Chief,
    /// One of several.
    Plain,
    /// Chosen out of a row.
    Chosen,
}

/// The ring of what has the focus: ink and brass together, seen on paper and on wood.
fn focus_ring(painter: &Painter, rect: Rect, response: &Response) {
    if response.has_focus() {
        painter.rect_stroke(rect.expand(1.0), CornerRadius::ZERO, Stroke::new(2.0, BRASS), StrokeKind::Outside);
        painter.rect_stroke(rect.expand(3.0), CornerRadius::ZERO, Stroke::new(1.5, INK), StrokeKind::Outside);
    }
}

/// The printed label under a text; gives the colour of what stands on it and how far it is pressed in.
fn plate(painter: &Painter, rect: Rect, response: &Response, weight: Weight, enabled: bool) -> (Color32, Vec2) {
    let pressed = response.is_pointer_button_down_on();
    let hovered = response.hovered() || response.highlighted();
    let (fill, ink) = match (weight, pressed, hovered) {
        _ if !enabled => (PAPER, FADED.gamma_multiply(0.75)),
        (_, true, _) => (INK, PAPER),
        (Weight::Chief | Weight::Chosen, _, true) => (INK, PAPER),
        (Weight::Chief | Weight::Chosen, ..) => (WALNUT, PAPER),
        (Weight::Plain, _, true) => (PAPER_SHADE, INK),
        (Weight::Plain, ..) => (PAPER, INK),
    };
    let border = if enabled { INK } else { FADED.gamma_multiply(0.5) };
    if enabled && !pressed && weight != Weight::Chosen {
        // The thickness of the card it is printed on.
        painter.rect_filled(rect.translate(vec2(1.5, 2.0)), CornerRadius::ZERO, INK.gamma_multiply(0.25));
    }
    let shift = if pressed { vec2(1.0, 1.5) } else { Vec2::ZERO };
    let rect = rect.translate(shift);
    painter.rect(rect, CornerRadius::ZERO, fill, Stroke::new(1.0, border), StrokeKind::Inside);
    if weight == Weight::Chief {
        let line = Stroke::new(1.0, if pressed || hovered { BRASS } else { PAPER.gamma_multiply(0.6) });
        painter.rect_stroke(rect.shrink(3.0), CornerRadius::ZERO, line, StrokeKind::Inside);
    }
    focus_ring(painter, rect, response);
    (ink, shift)
}

/// A button with a text, as wide as the text wants.
pub fn button(ui: &mut Ui, pen: &mut Pen, name: &str, text: &str, weight: Weight) -> bool {
    button_sized(ui, pen, name, text, weight, None, true).clicked()
}

/// A button that may be out of reach just now; `why` is shown beside it then.
pub fn button_if(ui: &mut Ui, pen: &mut Pen, name: &str, text: &str, enabled: bool, why: &str) -> bool {
    let response = button_sized(ui, pen, name, text, Weight::Plain, None, enabled);
    let clicked = response.clicked();
    if !why.is_empty() {
        response.on_hover_text(why).on_disabled_hover_text(why);
    }
    clicked
}

/// A button as wide as the room there is.
pub fn wide_button(ui: &mut Ui, pen: &mut Pen, name: &str, text: &str, weight: Weight) -> bool {
    let width = ui.available_width();
    button_sized(ui, pen, name, text, weight, Some(width), true).clicked()
}

/// The general button.
pub fn button_sized(
    ui: &mut Ui,
    pen: &mut Pen,
    name: &str,
    text: &str,
    weight: Weight,
    width: Option<f32>,
    enabled: bool,
) -> Response {
    let room = width.unwrap_or(ui.available_width().max(TOUCH)) - 6.0 * GRID;
    let galley = ui.painter().layout(text.to_owned(), theme::body(BODY), INK, room.max(TOUCH));
    let wanted = galley.size() + vec2(6.0 * GRID, 3.0 * GRID);
    let size = vec2(width.unwrap_or(wanted.x), wanted.y).max(Vec2::splat(TOUCH));
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    if ui.is_rect_visible(rect) {
        let (ink, shift) = plate(ui.painter(), rect, &response, weight, enabled);
        let at = rect.center() - galley.size() / 2.0 + shift;
        ui.painter().galley_with_override_text_color(at, galley, ink);
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, enabled, weight == Weight::Chosen, text));
    pen.target(ui, name, &response);
    response
}

/// A square button with a drawing; `text` names it in a slip and for those who do not see it.
pub fn icon_button(ui: &mut Ui, pen: &mut Pen, name: &str, icon: Icon, text: &str, enabled: bool) -> bool {
    icon_button_why(ui, pen, name, icon, text, enabled, "")
}

/// A square button with a drawing, its name, and a sentence on it or on why it is out of reach.
pub fn icon_button_why(
    ui: &mut Ui,
    pen: &mut Pen,
    name: &str,
    icon: Icon,
    text: &str,
    enabled: bool,
    why: &str,
) -> bool {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TOUCH), sense);
    if ui.is_rect_visible(rect) {
        let (ink, shift) = plate(ui.painter(), rect, &response, Weight::Plain, enabled);
        icon.paint(ui.painter(), rect.shrink(10.0).translate(shift), ink);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
    pen.target(ui, name, &response);
    let clicked = response.clicked();
    let slip = |ui: &mut Ui| named(ui, text, why);
    response.on_hover_ui(slip).on_disabled_hover_ui(slip);
    clicked
}

/// A square button with a drawing that stays pressed while something is `on`.
pub fn icon_toggle(ui: &mut Ui, pen: &mut Pen, name: &str, icon: Icon, text: &str, on: bool, why: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::click());
    if ui.is_rect_visible(rect) {
        let weight = if on { Weight::Chosen } else { Weight::Plain };
        let (ink, shift) = plate(ui.painter(), rect, &response, weight, true);
        icon.paint(ui.painter(), rect.shrink(10.0).translate(shift), ink);
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, text));
    pen.target(ui, name, &response);
    let clicked = response.clicked();
    response.on_hover_ui(|ui| named(ui, text, why));
    clicked
}

/// A name, and a sentence on it.
fn named(ui: &mut Ui, text: &str, why: &str) {
    ui.label(RichText::new(text).font(theme::body(BODY)));
    if !why.is_empty() {
        ui.label(RichText::new(why).font(theme::body(SMALL)).color(FADED));
    }
}

/// One out of a few: a row of labels, the chosen one dark, and the chosen one's sentence below.
/// Each option is the end of its name, its text and its sentence. Gives the number newly chosen.
pub fn choice(
    ui: &mut Ui,
    pen: &mut Pen,
    name: &str,
    options: &[(String, String, String)],
    chosen: usize,
) -> Option<usize> {
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GRID);
        for (number, (word, text, _)) in options.iter().enumerate() {
            let weight = if number == chosen { Weight::Chosen } else { Weight::Plain };
            let galley = ui.painter().layout_no_wrap(text.clone(), theme::body(BODY), INK);
            let width = galley.size().x + 6.0 * GRID;
            let response = button_sized(ui, pen, &format!("{name}-{word}"), text, weight, Some(width), true);
            if response.clicked() && number != chosen {
                picked = Some(number);
            }
        }
    });
    if let Some((_, _, sentence)) = options.get(picked.unwrap_or(chosen)).filter(|option| !option.2.is_empty()) {
        note(ui, sentence);
    }
    picked
}

/// A box to tick, with its name and a sentence. Did it change?
pub fn tick(ui: &mut Ui, pen: &mut Pen, name: &str, text: &str, sentence: &str, on: &mut bool) -> bool {
    let width = ui.available_width();
    let room = (width - TOUCH).max(TOUCH);
    let title = ui.painter().layout(text.to_owned(), theme::body(BODY), INK, room);
    let below =
        (!sentence.is_empty()).then(|| ui.painter().layout(sentence.to_owned(), theme::body(SMALL), FADED, room));
    let texts = title.size().y + below.as_ref().map_or(0.0, |below| below.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, (texts + 2.0 * GRID).max(TOUCH)), Sense::click());
    let changed = response.clicked();
    if changed {
        *on = !*on;
    }
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        if response.hovered() {
            painter.rect_filled(rect, CornerRadius::ZERO, PAPER_FAINT);
        }
        let mark = Rect::from_center_size(rect.left_top() + vec2(18.0, GRID + title.size().y / 2.0), Vec2::splat(20.0));
        let pressed = response.is_pointer_button_down_on();
        let fill = if pressed { BRASS } else { theme::PAPER };
        painter.rect(mark, CornerRadius::ZERO, fill, Stroke::new(1.5, INK), StrokeKind::Inside);
        if *on {
            Icon::Tick.paint(painter, mark.expand(2.0), INK);
        }
        let at = rect.left_top() + vec2(TOUCH - GRID, GRID);
        let under = at + vec2(0.0, title.size().y);
        painter.galley(at, title, INK);
        if let Some(below) = below {
            painter.galley(under, below, FADED);
        }
        focus_ring(painter, rect, &response);
    }
    let state = *on;
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, state, text));
    pen.target(ui, name, &response);
    changed
}

/// A slider for a number, its text before it and its reading after it. Did it change?
pub fn slider(
    ui: &mut Ui,
    pen: &mut Pen,
    name: &str,
    text: &str,
    value: &mut f32,
    range: std::ops::RangeInclusive<f32>,
    reading: impl Fn(f32) -> String,
) -> bool {
    let mut changed = false;
    ui.label(RichText::new(text).font(theme::body(BODY)));
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 72.0).clamp(TOUCH, 320.0);
        let (rect, mut response) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::click_and_drag());
        let (low, high) = (*range.start(), *range.end());
        let rail = Rect::from_center_size(rect.center(), vec2(width - 24.0, 3.0));
        let step = (high - low) / 20.0;
        let mut wish = *value;
        if let Some(at) = response.interact_pointer_pos() {
            wish = low + (high - low) * ((at.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
        }
        if response.has_focus() {
            ui.memory_mut(|memory| {
                let filter = egui::EventFilter { horizontal_arrows: true, ..Default::default() };
                memory.set_focus_lock_filter(response.id, filter);
            });
            let by = |key| ui.input(|input| input.num_presses(key)) as f32 * step;
            wish += by(egui::Key::ArrowRight) - by(egui::Key::ArrowLeft);
        }
        let wish = ((wish / step).round() * step).clamp(low, high);
        if (wish - *value).abs() > step / 4.0 {
            *value = wish;
            changed = true;
            response.mark_changed();
        }
        let painter = ui.painter();
        painter.rect_filled(rail, CornerRadius::ZERO, INK);
        let x = rail.left() + rail.width() * (*value - low) / (high - low);
        let knob = Rect::from_center_size(egui::pos2(x, rect.center().y), vec2(14.0, 26.0));
        let down = response.is_pointer_button_down_on();
        let fill = if down { BRASS } else { PAPER };
        painter.rect(knob, CornerRadius::ZERO, fill, Stroke::new(1.5, INK), StrokeKind::Inside);
        painter.vline(x, knob.y_range().shrink(6.0), Stroke::new(1.5, if down { INK } else { BRASS }));
        focus_ring(painter, rect.shrink2(vec2(0.0, 6.0)), &response);
        response.widget_info(|| WidgetInfo::slider(true, f64::from(*value), text));
        pen.target(ui, name, &response);
        ui.label(RichText::new(reading(*value)).font(theme::figures(BODY)));
    });
    changed
}

/// A number between two buttons. Did it change?
pub fn stepper(ui: &mut Ui, pen: &mut Pen, name: &str, text: &str, steps: &[u32], value: &mut u32) -> bool {
    let before = *value;
    let at = steps.iter().position(|step| step >= value).unwrap_or(steps.len().saturating_sub(1));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        if button_sized(ui, pen, &format!("{name}-less"), "–", Weight::Plain, Some(TOUCH), at > 0).clicked() {
            *value = steps[at - 1];
        }
        let (rect, _) = ui.allocate_exact_size(vec2(92.0, TOUCH), Sense::hover());
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, theme::figures(BODY), INK);
        let more = at + 1 < steps.len();
        if button_sized(ui, pen, &format!("{name}-more"), "+", Weight::Plain, Some(TOUCH), more).clicked() {
            *value = steps[at + 1];
        }
    });
    *value != before
}

/// A line to write on. Gives the field's own response.
pub fn field(ui: &mut Ui, pen: &mut Pen, name: &str, hint: &str, text: &mut String, width: f32) -> Response {
    let edit = TextEdit::singleline(text)
        .id_salt(name)
        .hint_text(RichText::new(hint).color(FADED))
        .font(theme::body(BODY))
        .text_color(INK)
        .char_limit(60)
        .vertical_align(Align::Center)
        .margin(egui::Margin::symmetric(10, 4));
    let response = ui.add_sized(vec2(width, TOUCH), edit);
    focus_ring(ui.painter(), response.rect, &response);
    pen.target(ui, name, &response);
    response
}

/// A paragraph.
pub fn text(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(theme::body(BODY)).color(INK)).wrap());
}

/// A small remark.
pub fn note(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(theme::body(SMALL)).color(FADED)).wrap());
}

/// The heading of a part of a page.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(2.0 * GRID);
    ui.add(Label::new(RichText::new(text).font(theme::title(SMALL + 1.0)).color(WALNUT)).wrap());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), GRID), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, INK.gamma_multiply(0.4)));
}

/// A text drawn at a place, shortened with an ellipsis where it does not fit.
pub fn short_text(painter: &Painter, rect: Rect, align: Align2, text: &str, font: FontId, ink: Color32) {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width());
    let galley = painter.layout_job(job);
    let at = align.align_size_within_rect(galley.size(), rect).min;
    painter.galley(at, galley, ink);
}
