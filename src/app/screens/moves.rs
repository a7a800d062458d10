//! What has been played: numbered rows in the side panel, or a strip of the last moves when it is folded.

use super::describe::{self, Row};
use super::table::Seen;
use super::{card, cards};
use crate::app::session::Ask;
use crate::app::ui::board::{Man, paint_man};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, BODY, BRASS, FADED, GRID, INK, PAPER, PAPER_SHADE, SMALL, TOUCH, WALNUT};
use crate::app::ui::{Act, Pen, paper, widgets};
use crate::rules::{AnySitting, Entry, Seat, Surface};
use crate::words::Language;
use bevy_egui::egui::{
    Align, Align2, Color32, Context, CornerRadius, Id, Layout, Rect, Response, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, scroll_area::ScrollBarVisibility, vec2,
};

/// So many rounds stand in the strip of the last moves.
const ROUNDS: usize = 24;
/// The width of the number of a round.
const NUMBER: f32 = 34.0;

/// The side panel: the moves, and what is to be said of a piece.
pub fn panel(ctx: &Context, pen: &mut Pen, seen: &Seen, rect: Rect) {
    paper::panel(ctx, "table-panel", rect, 3.0 * GRID, |ui| {
        ui.horizontal(|ui| {
            let title = pen.say("table-moves");
            ui.label(RichText::new(title).font(theme::title(18.0)).color(INK));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = pen.say("table-panel-fold");
                if widgets::icon_button(ui, pen, "table-fold", Icon::Fold, &text, true) {
                    pen.settings.panel = false;
                }
            });
        });
        let room = Rect::from_min_max(ui.cursor().min, ui.max_rect().max);
        let list = card::foot(ui, pen, seen, card::spoken_of(seen), room);
        ui.scope_builder(UiBuilder::new().max_rect(list), |ui| rows(ui, pen, seen));
    });
}

/// The button that opens the folded panel, at the right end of the upper strip.
pub fn unfold(ctx: &Context, pen: &mut Pen, strip: Rect) {
    let rect = Rect::from_min_size(pos2(strip.right() - TOUCH - 6.0, strip.top() + 6.0), vec2(TOUCH, TOUCH));
    paper::at(ctx, "table-unfold-area", bevy_egui::egui::Order::Middle, rect, |ui| {
        let text = pen.say("table-panel-unfold");
        if widgets::icon_button(ui, pen, "table-unfold", Icon::Unfold, &text, true) {
            pen.settings.panel = true;
        }
    });
}

/// What the game says of the piece that is held or pointed at, line by line.
pub fn explanations(pen: &Pen, seen: &Seen) -> Vec<String> {
    let named = card::spoken_of(seen).and_then(|token| Some((token, card::name(pen, seen, token)?)));
    let Some((token, name)) = named else { return Vec::new() };
    std::iter::once(name).chain(card::reasons(pen, seen, token)).collect()
}

/// A reason with its place in the source.
pub fn with_source(pen: &Pen, reason: &crate::rules::Reason) -> String {
    let text = pen.words.sentence(reason);
    match reason.source {
        Some(source) => format!("{text} ({source})"),
        None => text,
    }
}

fn shown(seen: &Seen, entries: &[Entry]) -> usize {
    seen.session.replay.unwrap_or(entries.len())
}

/// All that was played, as people are told of it.
fn entries_shown(pen: &Pen, sitting: &dyn AnySitting) -> Vec<Entry> {
    let cards = matches!(sitting.surface(), Surface::Cards { .. });
    let shown = |entry: Entry| match (cards, is_manner(&entry.text)) {
        (true, false) => Entry { text: cards::entry(pen, &entry), ..entry },
        _ => Entry { text: describe::told(pen.words, sitting, &entry.text), ..entry },
    };
    sitting.entries().into_iter().map(shown).collect()
}

/// Is it one of the table manners, which have sentences of their own?
fn is_manner(text: &str) -> bool {
    [":resign", ":flag", ":draw?", ":draw!"].iter().any(|end| text.ends_with(end))
}

fn rows(ui: &mut Ui, pen: &mut Pen, seen: &Seen) {
    let sitting = seen.session.sitting.as_ref();
    let mut entries = entries_shown(pen, sitting);
    if entries.is_empty() {
        let text = pen.say("table-moves-none");
        widgets::note(ui, &text);
        return;
    }
    if pen.settings.names {
        name(&mut entries, sitting, pen.words.language());
    }
    let mut rows = describe::rows(&entries, usize::from(sitting.seating().seats()));
    leave_out_hidden(&mut rows, &entries);
    let shown = shown(seen, &entries);
    let mut scroll = ScrollArea::vertical().id_salt("moves").auto_shrink([false, false]);
    scroll = scroll.stick_to_bottom(true);
    let fresh = has_moved(ui, shown) && seen.session.replay.is_some();
    let seats: Vec<Seat> = sitting.seating().iter().collect();
    scroll.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        let games = sitting.hands();
        let mut game = usize::MAX;
        for row in &rows {
            if row.game != game {
                game = row.game;
                if games > 1 {
                    let text = pen.say_with("match-game", &[("number", (game + 1).into())]);
                    ui.label(RichText::new(text).font(theme::italic(SMALL)).color(FADED));
                }
            }
            match seats.len() {
                0..=2 if !seen.session.has_cards() => show_row(ui, pen, &entries, row, (shown, fresh)),
                _ => show_round(ui, pen, seen, &entries, row, (shown, fresh)),
            }
        }
    });
}

/// The number of a row; what is settled before the first move has none.
fn numbered(ui: &Ui, row: &Row, rect: Rect) {
    if row.number > 0 && ui.is_rect_visible(rect) {
        let number = format!("{}.", row.number);
        ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, number, theme::figures(BODY), FADED);
    }
}

/// What nobody may know yet says nothing in a list.
fn leave_out_hidden(rows: &mut Vec<Row>, entries: &[Entry]) {
    rows.iter_mut().for_each(|row| row.entries.retain(|&place| !entries[place].text.is_empty()));
    rows.retain(|row| !row.entries.is_empty());
}

/// Puts the names of the source in place of the notation, where the game has such names.
fn name(entries: &mut [Entry], sitting: &dyn AnySitting, language: Language) {
    let names: Vec<_> = (0..sitting.hands()).map(|hand| sitting.names(hand, language.tongue())).collect();
    for entry in entries {
        if let Some(Some(name)) = names.get(entry.hand).and_then(|hand| hand.get(entry.entry)) {
            entry.text.clone_from(name);
        }
    }
}

/// Is another entry shown than when the list was last drawn? Then it is brought into sight.
fn has_moved(ui: &Ui, shown: usize) -> bool {
    let name = Id::new("moves-shown");
    ui.data_mut(|data| {
        let before = data.get_temp::<usize>(name);
        data.insert_temp(name, shown);
        before != Some(shown)
    })
}

/// A round of more than two seats: two columns, each move with the sign of who made it.
fn show_round(ui: &mut Ui, pen: &mut Pen, seen: &Seen, entries: &[Entry], row: &Row, (shown, fresh): (usize, bool)) {
    let width = ((ui.available_width() - NUMBER - 6.0) / 2.0).max(TOUCH);
    let names = seen.session.sitting.seat_names();
    for (line, pair) in row.entries.chunks(2).enumerate() {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, TOUCH), Sense::hover());
            if line == 0 {
                numbered(ui, row, rect);
            }
            for &place in pair {
                let entry = &entries[place];
                let cards = seen.session.has_cards();
                let sign = entry.seat.and_then(|seat| names.get(seat.index())).map(|name| Man::of_seat(name));
                let sign = sign.filter(|_| !cards);
                // Who sat there when it was played need not sit there now; the name of the seat would tell nobody anything.
                let who = || entry.seat.map_or_else(|| pen.say("cards-dealt"), |seat| cards::name(pen, seen, seat));
                let above = cards.then(who);
                let text = entry_text(pen, entry);
                let text = if entry.comment.is_some() { format!("{text} *") } else { text };
                let button = cell(ui, pen, place, &text, place + 1 == shown, Cell { width, sign, above });
                if fresh && place + 1 == shown {
                    button.scroll_to_me(Some(Align::Center));
                }
                if let Some(remark) = &entry.comment {
                    button.on_hover_text(remark);
                }
            }
        });
    }
}

/// The shape of a move in a round.
struct Cell {
    width: f32,
    sign: Option<Man>,
    /// Who made it, over the move.
    above: Option<String>,
}

/// A move of a round. Only what is in sight is laid out: a long game has many.
fn cell(ui: &mut Ui, pen: &mut Pen, place: usize, text: &str, current: bool, cell: Cell) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(cell.width, TOUCH), Sense::click());
    if ui.is_rect_visible(rect) {
        let ink = pressed_plate(ui, rect, &response, current);
        let left = if let Some(man) = cell.sign {
            paint_man(ui.painter(), rect.left_center() + vec2(11.0, 0.0), 7.5, man);
            22.0
        } else {
            2.0 * GRID
        };
        let room = Rect::from_min_max(pos2(rect.left() + left, rect.top()), rect.max);
        match cell.above {
            Some(above) => {
                let (upper, lower) = room.split_top_bottom_at_fraction(0.44);
                let faded = if current { ink } else { FADED };
                widgets::short_text(ui.painter(), upper, Align2::LEFT_CENTER, &above, theme::body(SMALL - 2.0), faded);
                widgets::short_text(ui.painter(), lower, Align2::LEFT_CENTER, text, theme::figures(SMALL), ink);
            }
            None => widgets::short_text(ui.painter(), room, Align2::LEFT_CENTER, text, theme::figures(BODY - 1.0), ink),
        }
    }
    told_as_move(ui, pen, place, text, current, response)
}

/// The ground of a move that can be gone to; gives the colour of what stands on it.
fn pressed_plate(ui: &Ui, rect: Rect, response: &Response, current: bool) -> Color32 {
    let (fill, ink) = match (response.is_pointer_button_down_on(), current, response.hovered()) {
        (true, ..) => (INK, PAPER),
        (_, true, _) => (WALNUT, PAPER),
        (_, _, true) => (PAPER_SHADE, INK),
        _ => (PAPER, INK),
    };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, fill);
    if response.has_focus() {
        ui.painter().rect_stroke(rect, CornerRadius::ZERO, Stroke::new(2.0, BRASS), StrokeKind::Inside);
    }
    ink
}

fn told_as_move(ui: &Ui, pen: &mut Pen, place: usize, text: &str, current: bool, response: Response) -> Response {
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, current, text));
    pen.target(ui, &format!("move-{}", place + 1), &response);
    if response.clicked() {
        pen.act(Act::Ask(Ask::ReplayTo(place + 1)));
    }
    response
}

fn show_row(ui: &mut Ui, pen: &mut Pen, entries: &[Entry], row: &Row, (shown, fresh): (usize, bool)) {
    ui.horizontal_wrapped(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, TOUCH), Sense::hover());
        numbered(ui, row, rect);
        for &place in &row.entries {
            let entry = &entries[place];
            let text = entry_text(pen, entry);
            let text = if entry.comment.is_some() { format!("{text} *") } else { text };
            let button = move_button(ui, pen, place, &text, place + 1 == shown, TOUCH);
            if fresh && place + 1 == shown {
                button.scroll_to_me(Some(Align::Center));
            }
            if let Some(remark) = &entry.comment {
                button.on_hover_text(remark);
            }
        }
    });
}

/// An entry as the list shows it: the record's own words, manners in the reader's language.
fn entry_text(pen: &Pen, entry: &Entry) -> String {
    match entry.text.split_once(':') {
        Some((seat, word)) => {
            let key = format!("manner-{}", word.replace('?', "-offer").replace('!', "-agree"));
            if pen.words.knows(&key) {
                pen.say_with(&key, &[("seat", crate::words::Arg::Key(&format!("seat-{seat}")))])
            } else {
                entry.text.clone()
            }
        }
        None => entry.text.clone(),
    }
}

/// A move that can be gone to. Gives its response for a remark to be hung on.
fn move_button(ui: &mut Ui, pen: &mut Pen, place: usize, text: &str, current: bool, height: f32) -> Response {
    let galley = ui.painter().layout(text.to_owned(), theme::figures(BODY), INK, 230.0);
    let size = vec2((galley.size().x + 4.0 * GRID).max(TOUCH), galley.size().y.max(height));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if ui.is_rect_visible(rect) {
        let ink = pressed_plate(ui, rect, &response, current);
        let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect).min;
        ui.painter().galley_with_override_text_color(at, galley, ink);
    }
    told_as_move(ui, pen, place, text, current, response)
}

/// The last moves in one line, the newest at its right end.
pub fn film_strip(ui: &mut Ui, pen: &mut Pen, seen: &Seen) {
    let entries = entries_shown(pen, seen.session.sitting.as_ref());
    if entries.is_empty() {
        let text = pen.say("table-moves-none");
        let rect = ui.max_rect();
        widgets::short_text(ui.painter(), rect, Align2::LEFT_CENTER, &text, theme::italic(SMALL + 0.5), FADED);
        return;
    }
    let shown = shown(seen, &entries);
    let mut rows = describe::rows(&entries, usize::from(seen.session.sitting.seating().seats()));
    leave_out_hidden(&mut rows, &entries);
    // A long game in one line would be laid out anew at every picture: the rounds about the shown one are enough.
    let replayed = seen.session.replay.is_some();
    let now = rows.iter().rposition(|row| row.entries.first().is_some_and(|&first| first < shown)).unwrap_or(0);
    let end = if replayed { (now + ROUNDS / 2).min(rows.len()) } else { rows.len() };
    let rows = &rows[end.saturating_sub(ROUNDS)..end];
    let fresh = has_moved(ui, shown) && replayed;
    let strip = ui.interact(ui.max_rect(), ui.id().with("film"), Sense::hover());
    pen.target(ui, "film", &strip);
    let film = ScrollArea::horizontal().id_salt("film").stick_to_right(!replayed).auto_shrink([false, false]);
    film.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for row in rows {
                if row.number > 0 {
                    let number = format!("{}.", row.number);
                    ui.label(RichText::new(number).font(theme::figures(SMALL + 1.0)).color(FADED));
                }
                for &place in &row.entries {
                    let text = entry_text(pen, &entries[place]);
                    let button = move_button(ui, pen, place, &text, place + 1 == shown, TOUCH);
                    if fresh && place + 1 == shown {
                        button.scroll_to_me(Some(Align::Center));
                    }
                }
            }
        });
    });
}
