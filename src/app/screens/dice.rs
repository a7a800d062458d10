//! How the dice have fallen, counted: whoever thinks that they are loaded may look. Where cards are dealt, how those have.

use super::table::{Desk, Seen};
use super::{deals, describe};
use crate::app::ui::theme::{self, BRASS, FADED, GRID, INK, PAPER, SMALL};
use crate::app::ui::{Act, Pen, paper, widgets};
use crate::rules::Throws;
use crate::words::Arg;
use bevy_egui::egui::{
    Align2, Context, CornerRadius, Painter, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// The height of the bars, and of what stands under and over them.
const BARS: f32 = 44.0;
const FACE: f32 = 22.0;
const COUNT: f32 = 18.0;

/// The slip that is asked for from the menu.
pub fn sheet(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk) {
    let mut done = paper::shade(ctx, "dice-shade");
    let rect = paper::page_rect(ctx, vec2(400.0, 520.0));
    paper::sheet(ctx, "dice", rect, 4.0 * GRID, |ui| {
        let cards = seen.session.has_cards();
        let title = pen.say(if cards { deals::TITLE } else { "table-dice" });
        let before = pen.acts.len();
        paper::header(ui, pen, "dice", &title, Act::Close);
        done |= pen.acts.len() > before;
        pen.acts.truncate(before);
        ScrollArea::vertical().id_salt("dice").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 2.0 * GRID);
            if cards { deals::counts(ui, pen, seen) } else { counts(ui, pen, seen) }
        });
    });
    desk.dice = !done;
}

/// What every player has thrown, under a heading; nothing where nobody has.
pub fn told(ui: &mut Ui, pen: &mut Pen, seen: &Seen) {
    if seen.session.sitting.throws().is_empty() {
        return;
    }
    let title = pen.say("table-dice");
    widgets::heading(ui, &title);
    counts(ui, pen, seen);
}

fn counts(ui: &mut Ui, pen: &mut Pen, seen: &Seen) {
    let throws = seen.session.sitting.throws();
    for (number, (own, who)) in throws.iter().zip(&seen.session.players).enumerate() {
        let player = describe::player(pen.words, who);
        let mean = own.mean().map_or_else(|| "–".to_owned(), |mean| pen.words.decimal(mean, 1));
        let args =
            [("player", Arg::Text(&player)), ("count", (own.count as usize).into()), ("score", Arg::Text(&mean))];
        let line = pen.say_with("dice-player", &args);
        widgets::text(ui, &line);
        faces(ui, pen, number, own);
        if !own.fallen_pairs().is_empty() {
            let line = pen.say_with("dice-doubles", &[("count", (own.doubles() as usize).into())]);
            widgets::note(ui, &line);
        }
        ui.add_space(GRID);
    }
    let line = pen.say("dice-fair");
    widgets::note(ui, &line);
}

/// Six bars on six faces; the line across them is what fair dice would come to in the long run.
fn faces(ui: &mut Ui, pen: &mut Pen, player: usize, throws: &Throws) {
    let size = vec2(ui.available_width().min(280.0), COUNT + BARS + FACE + GRID);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let told: Vec<_> = (1..).zip(throws.faces).map(|(pips, count): (u8, _)| format!("{pips}: {count}")).collect();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told.join(", ")));
    pen.target(ui, &format!("dice-{player}"), &response);
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    let fair = throws.dice() as f32 / 6.0;
    let most = throws.faces.iter().fold(fair, |most, &count| most.max(count as f32)).max(1.0);
    let (foot, width) = (rect.top() + COUNT + BARS, rect.width() / 6.0);
    let height = |count: f32| foot - BARS * count / most;
    for ((pips, count), column) in (1..).zip(throws.faces).zip(0..) {
        let middle = rect.left() + width * (column as f32 + 0.5);
        let bar =
            Rect::from_min_max(pos2(middle - width * 0.3, height(count as f32)), pos2(middle + width * 0.3, foot));
        painter.rect_filled(bar, CornerRadius::ZERO, BRASS);
        painter.text(bar.center_top(), Align2::CENTER_BOTTOM, count.to_string(), theme::figures(SMALL), INK);
        paint_face(painter, pos2(middle, foot + GRID + FACE / 2.0), FACE, pips);
    }
    painter.hline(rect.x_range(), foot, Stroke::new(1.0, INK));
    painter.hline(rect.x_range(), height(fair), Stroke::new(1.0, FADED));
}

/// A face of a die.
fn paint_face(painter: &Painter, middle: Pos2, side: f32, pips: u8) {
    let rect = Rect::from_center_size(middle, vec2(side, side));
    painter.rect(rect, CornerRadius::same(3), PAPER, Stroke::new(1.0, INK), StrokeKind::Inside);
    let (step, spot) = (side * 0.26, side * 0.085);
    let corners: &[(f32, f32)] = &[(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)];
    let around = usize::from(pips / 2) * 2;
    let centre: &[(f32, f32)] = if pips % 2 == 1 { &[(0.0, 0.0)] } else { &[] };
    for (x, y) in corners[..around].iter().chain(centre) {
        painter.circle_filled(middle + vec2(x * step, y * step), spot, INK);
    }
}
