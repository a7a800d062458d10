//! Plates, seats and the curtain.

use super::super::table::{Seen, strip_panel};
use super::{is_curtained, name};
use crate::app::session::Ask;
use crate::app::ui::pen::from_logical;
use crate::app::ui::theme::{self, BODY, BRASS, FADED, GRID, INK, PAPER, PAPER_SHADE, SMALL};
use crate::app::ui::widgets::{self, Weight, short_text};
use crate::app::ui::{Act, Pen, paper};
use crate::rules::{Place, Seat, Side, Turn};
use bevy_egui::egui::{
    Align, Align2, Context, CornerRadius, Label, Layout, Order, Painter, Pos2, Rect, RichText, Sense, Shape as Drawn,
    Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// The lozenge of whose turn it is.
fn lozenge(painter: &Painter, at: Pos2) {
    let points = [(-4.0, 0.0), (0.0, -6.5), (4.0, 0.0), (0.0, 6.5)].map(|(x, y)| at + vec2(x, y));
    painter.add(Drawn::convex_polygon(points.to_vec(), BRASS, Stroke::new(1.2, INK)));
}

/// Everybody of a side, the one who looks first.
pub fn members(pen: &Pen, seen: &Seen, side: Side) -> String {
    let sitting = seen.session.shown();
    let mut seats: Vec<Seat> = sitting.seating().iter().filter(|&seat| sitting.side(seat) == side).collect();
    seats.sort_by_key(|&seat| seat != seen.session.near());
    seats.into_iter().map(|seat| name(pen, seen, seat)).collect::<Vec<_>>().join(" · ")
}

/// What each side has: Partite in the plate, marks, tricks; the own side first.
pub fn top(ctx: &Context, pen: &mut Pen, seen: &Seen, rect: Rect, free_right: f32) {
    strip_panel(ctx, "plate-far", rect, |ui| {
        let sitting = seen.session.shown();
        let plates = sitting.plates();
        let own = sitting.side(seen.session.near());
        let mut sides: Vec<Side> = (0..plates.len()).map(|n| Side(n as u8)).collect();
        sides.sort_by_key(|side| *side != own);
        let room = ui.max_rect();
        // Where there is no room for all, the own side is told; the others are named where they sit.
        if room.width() / (sides.len().max(1) as f32) < 90.0 {
            sides.truncate(1);
        }
        let width = ((room.width() - free_right) / sides.len().max(1) as f32).min(420.0);
        for (nth, &side) in sides.iter().enumerate() {
            let left = room.left() + width * nth as f32;
            let rect = Rect::from_min_size(pos2(left, room.top()), vec2(width - GRID, room.height()));
            let plate = plates[usize::from(side.0)];
            let mut facts = Vec::new();
            let short = width < 260.0;
            if let Some(holds) = plate.holds {
                let key = if short { "cards-plate-short" } else { "cards-plate" };
                facts.push(pen.say_with(key, &[("count", holds.into())]));
            }
            if plate.marks > 0 {
                facts.push(pen.say_with("cards-marks", &[("count", plate.marks.into())]));
            }
            if !short || facts.is_empty() {
                facts.push(pen.say_with("cards-tricks", &[("count", plate.tricks.into())]));
            }
            let who = members(pen, seen, side);
            let facts = facts.join(" · ");
            let (above, below) = rect.shrink2(vec2(GRID, 0.0)).split_top_bottom_at_fraction(0.5);
            let ink = if side == own { INK } else { FADED };
            let size = if width < 200.0 { 13.0 } else { 15.5 };
            short_text(ui.painter(), above, Align2::LEFT_CENTER, &who, theme::title(size), ink);
            short_text(ui.painter(), below, Align2::LEFT_CENTER, &facts, theme::figures(SMALL), INK);
            let response = ui.interact(rect, ui.id().with(("side", side.0)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{who}: {facts}")));
            pen.target(ui, &format!("plate-side-{}", side.0), &response);
        }
    });
}

/// The plate of who looks.
pub fn near(ctx: &Context, pen: &mut Pen, seen: &Seen, rect: Rect) {
    strip_panel(ctx, "plate-near", rect, |ui| {
        let sitting = seen.session.shown();
        let seat = seen.session.near();
        let rect = ui.max_rect();
        let active = matches!(sitting.turn(), Turn::Seat(to_move, _) if to_move == seat);
        if active {
            ui.painter().rect_filled(rect, CornerRadius::ZERO, PAPER_SHADE);
            ui.painter().rect_stroke(rect, CornerRadius::ZERO, Stroke::new(2.0, BRASS), StrokeKind::Inside);
            lozenge(ui.painter(), rect.left_center() + vec2(12.0, 0.0));
        }
        let texts = Rect::from_min_max(rect.min + vec2(26.0, 0.0), rect.max);
        let who = name(pen, seen, seat);
        let partners: Vec<String> = sitting
            .seating()
            .iter()
            .filter(|&other| other != seat && sitting.side(other) == sitting.side(seat))
            .map(|other| name(pen, seen, other))
            .collect();
        let below = if partners.is_empty() {
            String::new()
        } else {
            pen.say_with("cards-with", &[("player", (&partners.join(", ")).into())])
        };
        let (upper, lower) = texts.split_top_bottom_at_fraction(if below.is_empty() { 1.0 } else { 0.52 });
        short_text(ui.painter(), upper, Align2::LEFT_CENTER, &who, theme::title(16.0), INK);
        short_text(ui.painter(), lower, Align2::LEFT_CENTER, &below, theme::body(SMALL), FADED);
        let response = ui.interact(rect, ui.id().with("near"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{who}. {below}")));
        pen.target(ui, "plate-own", &response);
    });
}

/// The names of the others where they sit, how many cards they hold, and what was said.
pub fn seats(ctx: &Context, pen: &mut Pen, seen: &Seen, free: Rect) {
    let sitting = seen.session.shown();
    let near = seen.session.near();
    let lying = sitting.places(seen.session.viewer());
    for &(seat, at) in &seen.sight.spots {
        let at = from_logical(ctx, at);
        if seat != near {
            let held = lying.iter().filter(|(_, place, _)| matches!(place, Place::Hand(s, _) if *s == seat)).count();
            // A little outside of the cards, so that it hides none.
            let outwards = (at - free.center()).normalized() * vec2(58.0, 30.0);
            label(ctx, pen, seen, seat, held, at + outwards, free);
        }
        let said = seen.sight.speech.iter().find(|(other, _)| *other == seat);
        if let Some((_, what)) = said {
            let text = format!("“{}”", pen.words.sentence(what));
            let meaning = pen.maybe(&format!("{}-line", what.key));
            // Above the own hand; from the others towards the middle of the table.
            let place = if seat == near {
                pos2(free.center().x, free.top() + free.height() * 0.60)
            } else {
                at + (free.center() - at) * 0.16 + vec2(0.0, 30.0)
            };
            let place = place.clamp(free.min + vec2(90.0, 20.0), free.max - vec2(90.0, 20.0));
            bubble(ctx, pen, &format!("said-{}", seat.0), place, &text, meaning.as_deref());
        }
    }
}

fn label(ctx: &Context, pen: &mut Pen, seen: &Seen, seat: Seat, held: usize, at: Pos2, free: Rect) {
    let sitting = seen.session.shown();
    let active = matches!(sitting.turn(), Turn::Seat(to_move, _) if to_move == seat);
    let own = sitting.side(seat) == sitting.side(seen.session.near());
    let who = name(pen, seen, seat);
    let text = if held > 0 { format!("{who} · {held}") } else { who.clone() };
    let font = if own { theme::title(14.0) } else { theme::body(SMALL) };
    let most = if free.width() < 500.0 { 104.0 } else { 190.0 };
    let wanted = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text.clone(), font.clone(), INK).size().x);
    let size = vec2(wanted.min(most) + if active { 30.0 } else { 16.0 }, 26.0);
    let inside = Rect::from_min_max(free.min + size / 2.0, free.max - size / 2.0);
    let rect = Rect::from_center_size(at.clamp(inside.min, inside.max), size);
    let name = format!("seat-label-{}", seat.0);
    paper::at(ctx, &name, Order::Background, rect, |ui| {
        let (fill, stroke) = if active { (PAPER, Stroke::new(2.0, BRASS)) } else { (PAPER, Stroke::new(1.0, INK)) };
        ui.painter().rect(rect, CornerRadius::ZERO, fill, stroke, StrokeKind::Inside);
        let mut left = rect.left() + 8.0;
        if active {
            lozenge(ui.painter(), pos2(left + 5.0, rect.center().y));
            left += 14.0;
        }
        let room = Rect::from_min_max(pos2(left, rect.top()), rect.max - vec2(6.0, 0.0));
        short_text(ui.painter(), room, Align2::LEFT_CENTER, &text, font, INK);
        let response = ui.interact(rect, ui.id().with("label"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        pen.target(ui, &name, &response);
        let thinks = seen.sight.thinking == Some(seat) && seen.session.replay.is_none();
        let partner = if own { pen.say("cards-partner") } else { pen.say("cards-opponent") };
        let line = if thinks {
            pen.say_with("table-thinking", &[("player", (&who).into())])
        } else {
            format!("{who}: {partner}")
        };
        response.on_hover_text(line);
    });
}

/// What somebody has said.
fn bubble(ctx: &Context, pen: &mut Pen, name: &str, at: Pos2, text: &str, meaning: Option<&str>) {
    let font = theme::italic(BODY);
    let wanted = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font.clone(), INK).size());
    let rect = Rect::from_center_size(at, wanted + vec2(20.0, 10.0));
    paper::at(ctx, name, Order::Background, rect, |ui| {
        ui.painter().rect(rect, CornerRadius::same(12), PAPER, Stroke::new(1.0, INK), StrokeKind::Inside);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, INK);
        let response = ui.interact(rect, ui.id().with("said"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
        pen.target(ui, name, &response);
        if let Some(meaning) = meaning {
            response.on_hover_text(meaning);
        }
    });
}

/// Between two people nobody's cards are seen until the next one says that it is he who looks.
pub fn curtain(ctx: &Context, pen: &mut Pen, seen: &Seen, free: Rect) {
    let Some(seat) = seen.session.awaited().filter(|_| is_curtained(seen)) else { return };
    let who = name(pen, seen, seat);
    let size = vec2(420.0_f32.min(free.width() - 4.0 * GRID), 190.0);
    let rect = Rect::from_center_size(free.center(), size);
    paper::panel(ctx, "curtain", rect, 5.0 * GRID, |ui: &mut Ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.add(Label::new(RichText::new(&who).font(theme::title(24.0)).color(INK)).truncate());
            let line = pen.say("cards-curtain");
            ui.add(Label::new(RichText::new(line).font(theme::body(BODY)).color(FADED)).wrap());
            ui.add_space(2.0 * GRID);
            let text = pen.say("cards-curtain-lift");
            if widgets::button(ui, pen, "curtain-lift", &text, Weight::Chief) {
                pen.act(Act::Ask(Ask::Look));
            }
        });
    });
}
