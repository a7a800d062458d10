//! What can be done at the table beside moving: the strip of acts, the menu, the slip for a name.

use super::deals;
use super::plates::near_seat;
use super::table::{Desk, Seen, Sure, strip_panel};
use crate::app::Overlay;
use crate::app::saves::About;
use crate::app::session::{Ask, Session, Viewed, Who};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{GRID, TOUCH};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Desire, Pen, Shape, paper};
use crate::rules::{Disclosure, Manner, Seat, Turn};
use bevy_egui::egui::{Align, Context, Layout, Rect, ScrollArea, Ui, vec2};

/// Draws the strip of acts.
pub fn strip(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, rect: Rect) {
    let narrow = Shape::of(ctx) == Shape::Narrow;
    strip_panel(ctx, "table-acts", rect, |ui| {
        let layout = if narrow { Layout::left_to_right(Align::Center) } else { Layout::right_to_left(Align::Center) };
        ui.with_layout(layout, |ui| {
            // From the right in a wide window, so the menu keeps its corner in both.
            type Draw = fn(&mut Ui, &mut Pen, &Seen, &mut Desk);
            let asked: &[Draw] = if seen.session.sitting.attacked(Seat(0)).is_some() { &[attacks] } else { &[] };
            let (before, after): (&[Draw], &[Draw]) = if narrow {
                (&[undo, redo, hint], &[other_view, save_button, menu_button])
            } else {
                (&[menu_button, save_button, reset, top, seat], &[hint, redo, undo])
            };
            let mut order = [before, asked, after].concat();
            let width = ui.available_width();
            let room = |count: usize| (width - TOUCH * count as f32) / (count.max(2) - 1) as f32;
            // Where they do not fit side by side, what the menu has too is left to it.
            if !narrow && room(order.len()) < GRID {
                order.remove(2);
            }
            ui.spacing_mut().item_spacing.x = room(order.len()).clamp(1.0, 2.0 * GRID);
            for draw in order {
                draw(ui, pen, seen, desk);
            }
        });
    });
}

fn undo(ui: &mut Ui, pen: &mut Pen, seen: &Seen, _: &mut Desk) {
    let possible = may_undo(seen.session);
    let why = match &possible {
        Ok(()) => pen.say("table-undo-line"),
        Err(key) => pen.say(key),
    };
    let text = pen.say("table-undo");
    if widgets::icon_button_why(ui, pen, "table-undo", Icon::Undo, &text, possible.is_ok(), &why) {
        pen.act(Act::Ask(Ask::Undo));
    }
}

/// May somebody at this table take back now? The key of the reason why not.
fn may_undo(session: &Session) -> Result<(), &'static str> {
    let sitting = session.sitting.as_ref();
    let persons = sitting.seating().iter().filter(|&seat| matches!(session.who(seat), Some(Who::Person(_))));
    let mut reason = "undo-nothing";
    for seat in persons {
        match sitting.undo_depth(sitting.seating().player(seat)) {
            Ok(_) => return Ok(()),
            Err(why) => reason = why.key,
        }
    }
    Err(reason)
}

fn redo(ui: &mut Ui, pen: &mut Pen, seen: &Seen, _: &mut Desk) {
    let possible = seen.session.sitting.can_redo();
    let why = pen.say(if possible { "table-redo-line" } else { "redo-nothing" });
    let text = pen.say("table-redo");
    if widgets::icon_button_why(ui, pen, "table-redo", Icon::Redo, &text, possible, &why) {
        pen.act(Act::Ask(Ask::Redo));
    }
}

fn hint(ui: &mut Ui, pen: &mut Pen, seen: &Seen, _: &mut Desk) {
    let possible = seen.session.person_to_move().is_some() && !seen.sight.hint_thinking;
    let (text, why) = (pen.say("table-hint"), pen.say("table-hint-line"));
    if widgets::icon_button_why(ui, pen, "table-hint", Icon::Hint, &text, possible, &why) {
        pen.act(Act::Ask(Ask::Hint));
    }
}

fn view(ui: &mut Ui, pen: &mut Pen, name: &str, icon: Icon, view: Viewed) {
    let text = pen.say(name);
    if widgets::icon_button(ui, pen, name, icon, &text, true) {
        pen.act(Act::View(view));
    }
}

fn seat(ui: &mut Ui, pen: &mut Pen, _: &Seen, _: &mut Desk) {
    view(ui, pen, "table-view-seat", Icon::Seat, Viewed::Seat);
}

fn top(ui: &mut Ui, pen: &mut Pen, _: &Seen, _: &mut Desk) {
    view(ui, pen, "table-view-top", Icon::Top, Viewed::Top);
}

/// The view one does not have, where there is room for one button only.
fn other_view(ui: &mut Ui, pen: &mut Pen, seen: &Seen, desk: &mut Desk) {
    let before = pen.acts.len();
    if desk.from_above {
        seat(ui, pen, seen, desk)
    } else {
        top(ui, pen, seen, desk)
    }
    if pen.acts.len() > before {
        desk.from_above = !desk.from_above;
    }
}

fn attacks(ui: &mut Ui, pen: &mut Pen, _: &Seen, _: &mut Desk) {
    let on = pen.settings.show_attacks;
    let text = pen.say(if on { "table-attacks-hide" } else { "table-attacks-show" });
    let why = pen.say("table-attacks-line");
    if widgets::icon_toggle(ui, pen, "table-attacks", Icon::Attacks, &text, on, &why) {
        pen.settings.show_attacks = !on;
    }
}

fn reset(ui: &mut Ui, pen: &mut Pen, _: &Seen, _: &mut Desk) {
    view(ui, pen, "table-view-reset", Icon::Reset, Viewed::Reset);
}

fn save_button(ui: &mut Ui, pen: &mut Pen, seen: &Seen, desk: &mut Desk) {
    let (text, why) = (pen.say("table-save"), pen.say("table-save-line"));
    if widgets::icon_button_why(ui, pen, "table-save", Icon::Save, &text, desk.lesson.is_none(), &why) {
        desk.saving = Some(proposed_name(pen, seen));
    }
}

fn menu_button(ui: &mut Ui, pen: &mut Pen, _: &Seen, desk: &mut Desk) {
    let text = pen.say("table-menu");
    if widgets::icon_button(ui, pen, "table-menu", Icon::Menu, &text, true) {
        desk.menu = !desk.menu;
    }
}

/// A name for a game to keep.
pub fn proposed_name(pen: &Pen, seen: &Seen) -> String {
    super::describe::game(pen.words, &About::of(seen.session.sitting.as_ref()))
}

/// The seat a person may resign or offer a draw for.
pub fn speaker(seen: &Seen) -> Option<Seat> {
    seen.session.viewer().or_else(|| {
        let near = near_seat(seen);
        matches!(seen.session.who(near), Some(Who::Person(_))).then_some(near)
    })
}

/// Is this aside open to the seat?
pub fn may(seen: &Seen, manner: Manner, seat: Seat) -> bool {
    let sitting = seen.session.sitting.as_ref();
    let mut text = String::new();
    manner.write(seat, sitting.seat_names(), &mut text);
    sitting.asides(seat).iter().any(|choice| choice.text == text)
}

/// The menu: everything else, one click away.
pub fn menu(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk) {
    if paper::shade(ctx, "table-menu-shade") {
        desk.menu = false;
    }
    let rect = paper::page_rect(ctx, vec2(400.0, 660.0));
    let mut close = false;
    paper::sheet(ctx, "menu", rect, 4.0 * GRID, |ui| {
        let title = pen.say("table-menu");
        let before = pen.acts.len();
        paper::header(ui, pen, "menu", &title, Act::Close);
        if pen.acts.len() > before {
            pen.acts.truncate(before);
            close = true;
        }
        ScrollArea::vertical().id_salt("menu").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 2.0 * GRID);
            ui.spacing_mut().item_spacing.y = GRID;
            close |= entries(ui, pen, seen, desk);
        });
    });
    if close {
        desk.menu = false;
    }
}

fn entries(ui: &mut Ui, pen: &mut Pen, seen: &Seen, desk: &mut Desk) -> bool {
    let sitting = seen.session.sitting.as_ref();
    let playing = sitting.turn() != Turn::Over && seen.session.replay.is_none() && desk.lesson.is_none();
    let speaker = speaker(seen).filter(|_| playing);
    let mut done = false;
    let mut entry = |ui: &mut Ui, pen: &mut Pen, key: &str, enabled: bool| {
        let text = match key {
            "table-view-reset" => format!("{}: {}", pen.say("table-view"), pen.say(key).to_lowercase()),
            _ => pen.say(key),
        };
        let width = ui.available_width();
        let name = format!("menu-{}", key.rsplit_once("table-").map_or(key, |(_, end)| end));
        let clicked = widgets::button_sized(ui, pen, &name, &text, Weight::Plain, Some(width), enabled).clicked();
        done |= clicked;
        clicked
    };
    if entry(ui, pen, "table-draw-offer", speaker.is_some_and(|seat| may(seen, Manner::Offer, seat))) {
        pen.act(Act::Ask(Ask::OfferDraw));
    }
    if entry(ui, pen, "table-resign", speaker.is_some_and(|seat| may(seen, Manner::Resign, seat))) {
        desk.sure = Some(Sure::Resign);
    }
    if entry(ui, pen, "table-copy-record", true) {
        let running = sitting.record(Disclosure::Copy);
        pen.act(Act::Copy(running, "table-record-copied"));
    }
    if !sitting.throws().is_empty() && entry(ui, pen, "table-dice", true) {
        desk.dice = true;
    }
    // Counting plays all hands over again: not at every picture.
    let is_over = sitting.hands() > 1 || sitting.outcome().is_some();
    if seen.session.has_cards() && is_over && entry(ui, pen, deals::TITLE, true) {
        desk.dice = true;
    }
    if entry(ui, pen, "table-view-reset", true) {
        pen.act(Act::View(Viewed::Reset));
    }
    if entry(ui, pen, "result-again", desk.lesson.is_none()) {
        pen.act(Act::Ask(Ask::Again));
    }
    for (key, page) in [
        ("shelf-rulebooks", Overlay::RuleBook),
        ("shelf-records", Overlay::Records),
        ("shelf-settings", Overlay::Settings),
        ("shelf-help", Overlay::Help),
    ] {
        if entry(ui, pen, key, true) {
            pen.act(Act::Open(page));
        }
    }
    if pen.desktop && entry(ui, pen, "table-full-screen", true) {
        pen.act(Act::FullScreen);
    }
    if entry(ui, pen, "table-leave", true) {
        pen.act(Act::Ask(Ask::Leave));
    }
    let line = pen.say("table-leave-line");
    widgets::note(ui, &line);
    if seen.session.has_cards() {
        let line = super::cards::hash(pen, seen);
        widgets::note(ui, &line);
    }
    done
}

/// The slip on which a game to keep gets its name.
pub fn save(ctx: &Context, pen: &mut Pen, desk: &mut Desk) {
    let Some(name) = desk.saving.as_mut() else { return };
    let mut done = paper::shade(ctx, "table-save-shade");
    let rect = paper::page_rect(ctx, vec2(440.0, 210.0));
    paper::sheet(ctx, "save", rect, 4.0 * GRID, |ui| {
        let title = pen.say("saves-name");
        widgets::heading(ui, &title);
        let width = ui.available_width();
        let field = widgets::field(ui, pen, "save-name", &title, name, width);
        if !field.has_focus() && !field.lost_focus() && name.is_empty() {
            field.request_focus();
        }
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
        ui.add_space(GRID);
        ui.horizontal(|ui| {
            let (text, cancel) = (pen.say("saves-save"), pen.say("cancel"));
            let clicked = widgets::button(ui, pen, "save-keep", &text, Weight::Chief);
            if (clicked || enter) && !name.trim().is_empty() {
                pen.act(Act::Desire(Desire::Save(name.trim().to_owned())));
                done = true;
            }
            done |= widgets::button(ui, pen, "save-cancel", &cancel, Weight::Plain);
        });
        ui.add_space(TOUCH * 0.1);
    });
    if done {
        desk.saving = None;
    }
}
