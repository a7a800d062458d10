//! Sheets and slips: what pages and panels lie on.

use super::icons::{self, Icon};
use super::pen::{Pen, Shape};
use super::theme::{self, BRASS, GRID, INK, PAPER, SHADE};
use super::widgets;
use super::{Act, theme::TOUCH};
use bevy_egui::egui::{
    Align2, Area, Context, CornerRadius, Id, LayerId, Order, Painter, Rect, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, vec2,
};

/// Paper with the double hairline of a printed page.
pub fn paint_sheet(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect.translate(vec2(2.0, 3.0)), CornerRadius::ZERO, INK.gamma_multiply(0.35));
    painter.rect(rect, CornerRadius::ZERO, PAPER, Stroke::new(1.0, INK), StrokeKind::Inside);
    painter.rect_stroke(
        rect.shrink(4.0),
        CornerRadius::ZERO,
        Stroke::new(1.0, INK.gamma_multiply(0.55)),
        StrokeKind::Inside,
    );
}

/// Something drawn at a fixed rectangle of the window, above the table. Nothing under it is touched.
pub fn at<R>(ctx: &Context, name: &str, order: Order, rect: Rect, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let area = Area::new(Id::new(name)).order(order).fixed_pos(rect.min).movable(false).constrain(false);
    // An area takes clicks, but the keyboard has nothing to do on the paper itself.
    let area = area.fade_in(false).sense(Sense::CLICK).default_size(rect.size());
    area.show(ctx, |ui| {
        ui.allocate_rect(rect, Sense::hover());
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("inside"));
        draw(&mut inside)
    })
    .inner
}

/// A panel of paper at a rectangle.
pub fn panel<R>(ctx: &Context, name: &str, rect: Rect, margin: f32, draw: impl FnOnce(&mut Ui) -> R) -> R {
    paper(ctx, name, Order::Middle, rect, margin, draw)
}

fn paper<R>(ctx: &Context, name: &str, order: Order, rect: Rect, margin: f32, draw: impl FnOnce(&mut Ui) -> R) -> R {
    at(ctx, name, order, rect, |ui| {
        paint_sheet(ui.painter(), rect);
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(margin)).id_salt("paper"));
        inside.shrink_clip_rect(rect.shrink(2.0));
        draw(&mut inside)
    })
}

/// A sheet that lies above the panels: a page, a menu. While it lies there the keyboard reaches nothing below it.
pub fn sheet<R>(ctx: &Context, name: &str, rect: Rect, margin: f32, draw: impl FnOnce(&mut Ui) -> R) -> R {
    ctx.memory_mut(|memory| memory.set_modal_layer(LayerId::new(Order::Foreground, Id::new(name))));
    paper(ctx, name, Order::Foreground, rect, margin, draw)
}

/// Does a sheet lie over everything else?
pub fn is_covered(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// A small slip whose size follows what is on it, within `width`; it stands with `anchor` at `place`.
pub fn slip<R>(
    ctx: &Context,
    name: &str,
    place: bevy_egui::egui::Pos2,
    anchor: Align2,
    width: f32,
    draw: impl FnOnce(&mut Ui) -> R,
) -> R {
    let area = Area::new(Id::new(name)).order(Order::Foreground).pivot(anchor).fixed_pos(place).movable(false);
    area.fade_in(false)
        .constrain_to(ctx.viewport_rect().shrink(GRID))
        .default_width(width)
        .show(ctx, |ui| {
            let back = ui.painter().add(bevy_egui::egui::Shape::Noop);
            let frame = bevy_egui::egui::Frame::NONE.inner_margin(3.0 * GRID).show(ui, |ui| {
                ui.set_max_width(width - 6.0 * GRID);
                draw(ui)
            });
            let rect = frame.response.rect;
            ui.painter().set(
                back,
                bevy_egui::egui::Shape::Vec(vec![
                    bevy_egui::egui::Shape::rect_filled(
                        rect.translate(vec2(2.0, 2.0)),
                        CornerRadius::ZERO,
                        INK.gamma_multiply(0.35),
                    ),
                    bevy_egui::egui::Shape::rect_filled(rect, CornerRadius::ZERO, PAPER),
                    bevy_egui::egui::Shape::rect_stroke(
                        rect,
                        CornerRadius::ZERO,
                        Stroke::new(1.0, INK),
                        StrokeKind::Inside,
                    ),
                ]),
            );
            frame.inner
        })
        .inner
}

/// The table darkened behind a page. A click on it is a click beside the page.
pub fn shade(ctx: &Context, name: &str) -> bool {
    let all = ctx.viewport_rect();
    at(ctx, name, Order::Middle, all, |ui| {
        ui.painter().rect_filled(all, CornerRadius::ZERO, SHADE);
        ui.interact(all, Id::new((name, "beside")), Sense::CLICK).clicked()
    })
}

/// The rectangle of a page of at most this size in the middle of the window.
pub fn page_rect(ctx: &Context, most: Vec2) -> Rect {
    let all = ctx.viewport_rect();
    let margin = if Shape::of(ctx) == Shape::Narrow { 2.0 * GRID } else { 6.0 * GRID };
    Rect::from_center_size(all.center(), all.shrink(margin).size().min(most))
}

/// A whole page: title, a cross to close it, and what scrolls between. `close` is asked for by the cross.
pub fn page(
    ctx: &Context,
    pen: &mut Pen,
    name: &str,
    title: &str,
    most: Vec2,
    close: Act,
    draw: impl FnOnce(&mut Ui, &mut Pen),
) {
    let rect = page_rect(ctx, most);
    let margin = if Shape::of(ctx) == Shape::Narrow { 3.0 * GRID } else { 6.0 * GRID };
    sheet(ctx, name, rect, margin, |ui| {
        header(ui, pen, name, title, close);
        ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 2.0 * GRID);
            draw(ui, pen);
            ui.add_space(2.0 * GRID);
        });
    });
}

/// The head of a page: its title over a flower, and the cross.
pub fn header(ui: &mut Ui, pen: &mut Pen, name: &str, title: &str, close: Act) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH + 3.0 * GRID), Sense::hover());
    let cross = Rect::from_min_size(rect.right_top() - vec2(TOUCH, 0.0), Vec2::splat(TOUCH));
    let room = Rect::from_min_max(rect.min, bevy_egui::egui::pos2(cross.left() - GRID, rect.bottom() - 3.0 * GRID));
    let size = if width < 480.0 { 20.0 } else { 26.0 };
    widgets::short_text(ui.painter(), room, Align2::LEFT_CENTER, title, theme::title(size), INK);
    ui.scope_builder(UiBuilder::new().max_rect(cross), |ui| {
        let text = pen.say("close");
        if widgets::icon_button(ui, pen, &format!("{name}-close"), Icon::Close, &text, true) {
            pen.act(close);
        }
    });
    let line = rect.bottom() - GRID;
    ui.painter().hline(rect.x_range(), line, Stroke::new(1.0, INK));
    ui.painter().hline(rect.x_range(), line + 2.5, Stroke::new(1.0, BRASS));
    ui.add_space(2.0 * GRID);
}

/// A title in the middle with its flower.
pub fn centred_title(ui: &mut Ui, title: &str, size: f32) {
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(title).font(theme::title(size)).color(INK));
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().min(280.0), 4.0 * GRID), Sense::hover());
        icons::flower(ui.painter(), rect.center(), rect.width());
    });
}
