//! The account of a hand: where each point comes from. A line with parts is opened by a touch.

use super::super::table::Seen;
use super::name;
use crate::app::ui::theme::{self, BODY, BRASS, FADED, GRID, INK, SMALL};
use crate::app::ui::{Pen, widgets};
use crate::rules::{Account, Line};
use bevy_egui::egui::{
    Align2, Id, Label, Rect, RichText, Sense, Shape as Drawn, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// The least height of a line that can be opened.
const LINE: f32 = 30.0;

/// Draws the accounts of all sides, the own first.
pub fn accounts(ui: &mut Ui, pen: &mut Pen, seen: &Seen) {
    let sitting = seen.session.shown();
    let mut accounts = sitting.accounts();
    if accounts.is_empty() {
        return;
    }
    let own = sitting.side(seen.session.near());
    accounts.sort_by_key(|account| account.side != own);
    let title = pen.say("cards-sheet");
    widgets::heading(ui, &title);
    for account in &accounts {
        side(ui, pen, seen, account);
    }
    let sitting = seen.session.sitting.as_ref();
    if sitting.outcome().is_some() {
        let seed = hex(&sitting.seed(sitting.hands() - 1));
        let line = pen.say_with("cards-seed", &[("text", (&seed).into())]);
        widgets::note(ui, &line);
    }
}

/// What is shown before a deal of what it will be drawn from, so that nobody need believe in the dealer.
pub fn hash(pen: &Pen, seen: &Seen) -> String {
    let sitting = seen.session.sitting.as_ref();
    pen.say_with("cards-hash", &[("text", (&hex(&sitting.seed_hash(sitting.hands() - 1))).into())])
}

fn hex(bytes: &[u8]) -> String {
    bytes
        .chunks(4)
        .map(|four| four.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
        .collect::<Vec<_>>()
        .join(" ")
}

fn side(ui: &mut Ui, pen: &mut Pen, seen: &Seen, account: &Account) {
    let sitting = seen.session.shown();
    let seats = sitting.seating().iter().filter(|&seat| sitting.side(seat) == account.side);
    let who = seats.map(|seat| name(pen, seen, seat)).collect::<Vec<_>>().join(" · ");
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let (text, number) = columns(rect, 0.0);
    widgets::short_text(ui.painter(), text, Align2::LEFT_CENTER, &who, theme::title(SMALL), INK);
    let total = account.total.to_string();
    ui.painter().text(number.right_center(), Align2::RIGHT_CENTER, total, theme::figures(BODY + 1.0), INK);
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, INK.gamma_multiply(0.5)));
    for (nth, line) in account.lines.iter().enumerate() {
        let id = Id::new(("sheet", account.side.0, nth));
        row(ui, pen, seen, line, id, &format!("sheet-{}-{nth}", account.side.0), 0.0);
    }
    ui.add_space(2.0 * GRID);
}

/// Where the words and where the number of a line stand.
fn columns(rect: Rect, indent: f32) -> (Rect, Rect) {
    let right = rect.right() - 52.0;
    (
        Rect::from_min_max(pos2(rect.left() + indent, rect.top()), pos2(right, rect.bottom())),
        Rect::from_min_max(pos2(right, rect.top()), rect.max),
    )
}

fn row(ui: &mut Ui, pen: &mut Pen, seen: &Seen, line: &Line, id: Id, name: &str, indent: f32) {
    let text = pen.words.sentence(&line.what);
    let Some(points) = line.points else {
        ui.horizontal(|ui| {
            ui.add_space(indent + 14.0);
            ui.add(Label::new(RichText::new(text).font(theme::italic(SMALL)).color(FADED)).wrap());
        });
        return;
    };
    let opens = !line.parts.is_empty() || !line.cards.is_empty();
    let open = opens && ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(false);
    let sense = if opens { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), sense);
    let (words, number) = columns(rect, indent + 14.0);
    if opens {
        let at = pos2(rect.left() + indent + 5.0, rect.center().y);
        let points: [(f32, f32); 3] =
            if open { [(-4.0, -2.5), (4.0, -2.5), (0.0, 4.0)] } else { [(-2.5, -4.0), (4.0, 0.0), (-2.5, 4.0)] };
        let points = points.map(|(x, y)| at + vec2(x, y)).to_vec();
        ui.painter().add(Drawn::convex_polygon(points, BRASS, Stroke::new(1.0, INK)));
    }
    let ink = if response.hovered() && opens { FADED } else { INK };
    widgets::short_text(ui.painter(), words, Align2::LEFT_CENTER, &text, theme::body(SMALL + 1.0), ink);
    let figure = points.to_string();
    ui.painter().text(number.right_center(), Align2::RIGHT_CENTER, figure, theme::figures(BODY), ink);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, opens, open, format!("{text}: {points}")));
    if opens {
        pen.target(ui, name, &response);
    }
    if response.clicked() {
        ui.data_mut(|data| data.insert_temp(id, !open));
    }
    if !open {
        return;
    }
    if !line.cards.is_empty() {
        let sitting = seen.session.shown();
        let names: Vec<_> = line.cards.iter().map(|face| pen.say(sitting.figure(*face))).collect();
        ui.horizontal(|ui| {
            ui.add_space(indent + 14.0);
            ui.add(Label::new(RichText::new(names.join(", ")).font(theme::body(SMALL)).color(FADED)).wrap());
        });
    }
    for (nth, part) in line.parts.iter().enumerate() {
        row(ui, pen, seen, part, id.with(nth), &format!("{name}-{nth}"), indent + 14.0);
    }
}
