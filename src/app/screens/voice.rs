//! What the table says: questions that wait, announcements, refusals, hints; and, when it says nothing, the last moves.

use super::actions::{may, speaker};
use super::cards;
use super::describe;
use super::moves;
use super::table::{Desk, Seen, Sure, strip_panel};
use crate::app::session::{Ask, Who};
use crate::app::ui::pen::from_logical;
use crate::app::ui::theme::{self, BODY, BRASS, GRID, INK, SMALL, VERMILION};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Pen, Shape, paper};
use crate::rules::{Manner, Reason, Seat, Stage, Turn};
use crate::words::Arg;
use bevy_egui::egui::{
    Align, Align2, Context, CornerRadius, Label, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2,
};

/// Draws the strip in which the table speaks.
pub fn strip(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, rect: Rect) {
    strip_panel(ctx, "table-voice", rect, |ui| {
        if !question(ui, pen, seen, desk) && !remark(ctx, ui, pen, seen) {
            let choosing = matches!(seen.session.shown().turn(), Turn::Seat(_, Stage::Choice));
            if (Shape::of(ctx) == Shape::Narrow || !pen.settings.panel) && !choosing {
                moves::film_strip(ui, pen, seen);
            } else if desk.lesson.is_none() {
                turn(ui, pen, seen);
            }
        }
    });
}

/// A question with its answers; `false` if none waits.
fn question(ui: &mut Ui, pen: &mut Pen, seen: &Seen, desk: &mut Desk) -> bool {
    if let Some(text) = &seen.sight.pending {
        let play = asked(pen, seen, text);
        let back = pen.say("table-confirm-take-back");
        if let Some(yes) = ask(ui, pen, "", ("table-confirm", &play), ("table-think-again", &back)) {
            pen.act(Act::Confirm(yes));
        }
        return true;
    }
    if desk.sure == Some(Sure::Resign) {
        let (text, yes, no) = (pen.say("table-resign-sure"), pen.say("table-resign"), pen.say("cancel"));
        if let Some(sure) = ask(ui, pen, &text, ("table-resign-yes", &yes), ("table-resign-no", &no)) {
            desk.sure = None;
            if sure {
                pen.act(Act::Ask(Ask::Resign));
            }
        }
        return true;
    }
    if let Some(seat) = asked_for_draw(seen).filter(|_| desk.declined != Some(count(seen))) {
        let from = other_side(pen, seen, seat);
        let text = pen.say_with("table-draw-offered", &[("player", (&from).into())]);
        let (yes, no) = (pen.say("table-draw-accept"), pen.say("table-draw-decline"));
        if let Some(agreed) = ask(ui, pen, &text, ("table-draw-accept", &yes), ("table-draw-decline", &no)) {
            pen.act(Act::Ask(Ask::AnswerDraw(agreed)));
            desk.declined = (!agreed).then(|| count(seen));
        }
        return true;
    }
    if cards::question(ui, pen, seen, desk) {
        return true;
    }
    let boards = !seen.session.has_cards();
    if boards && !seen.sight.labels.is_empty() && seen.sight.labels.iter().all(|(_, place)| place.is_none()) {
        ui.horizontal_centered(|ui| {
            for (word, _) in &seen.sight.labels {
                let text = pen.say(word);
                if widgets::button(ui, pen, &format!("label-{word}"), &text, Weight::Chief) {
                    pen.act(Act::Pick(word.clone()));
                }
            }
        });
        return true;
    }
    false
}

fn count(seen: &Seen) -> usize {
    seen.session.sitting.entries().len()
}

/// The person who has been offered a draw and has not answered.
fn asked_for_draw(seen: &Seen) -> Option<Seat> {
    if seen.session.sitting.turn() == Turn::Over || seen.session.replay.is_some() {
        return None;
    }
    let persons =
        seen.session.sitting.seating().iter().filter(|&seat| matches!(seen.session.who(seat), Some(Who::Person(_))));
    persons.into_iter().find(|&seat| may(seen, Manner::Agree, seat))
}

fn other_side(pen: &Pen, seen: &Seen, seat: Seat) -> String {
    let sitting = seen.session.sitting.as_ref();
    let other = sitting.seating().iter().find(|&other| other != seat).unwrap_or(seat);
    seen.session.who(other).map(|who| describe::player(pen.words, who)).unwrap_or_default()
}

/// Two answers; `Some(true)` for the first.
fn ask(ui: &mut Ui, pen: &mut Pen, text: &str, yes: (&str, &str), no: (&str, &str)) -> Option<bool> {
    let mut answer = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, pen, no.0, no.1, Weight::Plain) {
            answer = Some(false);
        }
        if widgets::button(ui, pen, yes.0, yes.1, Weight::Chief) {
            answer = Some(true);
        }
        if !text.is_empty() {
            let room = ui.available_rect_before_wrap();
            widgets::short_text(ui.painter(), room, Align2::LEFT_CENTER, text, theme::body(BODY), INK);
        }
    });
    answer
}

/// A move as people are shown it.
fn shown(pen: &Pen, seen: &Seen, text: &str) -> String {
    let sitting = seen.session.sitting.as_ref();
    if seen.session.has_cards() { cards::spoken(pen, text) } else { describe::told(pen.words, sitting, text) }
}

/// What is asked before a move is made that waits to be confirmed.
fn asked(pen: &Pen, seen: &Seen, text: &str) -> String {
    if seen.session.has_cards() {
        return pen.say_with("table-confirm-move", &[("move", (&cards::spoken(pen, text)).into())]);
    }
    describe::asked(pen.words, seen.session.sitting.as_ref(), text)
}

/// What was just said, with the colour of its bar; `false` if nothing was.
fn remark(ctx: &Context, ui: &mut Ui, pen: &mut Pen, seen: &Seen) -> bool {
    let refusal = seen.sight.refusal.as_ref().filter(|(_, place)| place.is_none());
    let trouble = seen.sight.trouble.as_ref().map(|trouble| super::trouble(pen.words, trouble));
    let draw = speaker(seen).filter(|&seat| offered_by(seen, seat)).map(|_| pen.say("table-draw-pending"));
    let said: Vec<String> = seen.sight.said.iter().map(|(_, reason)| announcement(pen, reason)).collect();
    let (text, colour) = if let Some(text) = trouble {
        (text, VERMILION)
    } else if let Some((reason, _)) = refusal {
        (moves::with_source(pen, reason), VERMILION)
    } else if seen.sight.hint_thinking {
        (pen.say("table-hint-thinking"), BRASS)
    } else if let Some(hint) = &seen.sight.hint {
        let hint = shown(pen, seen, hint);
        (pen.say_with("table-hint-says", &[("move", (&hint).into())]), BRASS)
    } else if !said.is_empty() {
        (said.join("  "), BRASS)
    } else if let Some(text) = draw {
        (text, BRASS)
    } else if Shape::of(ctx) == Shape::Narrow && seen.sight.held.is_some() {
        (in_one_line(&moves::explanations(pen, seen)), BRASS)
    } else {
        return false;
    };
    let rect = ui.max_rect();
    ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(4.0, rect.height())), CornerRadius::ZERO, colour);
    let room = Rect::from_min_max(pos2(rect.left() + 14.0, rect.top()), rect.max);
    let short = ui.painter().layout_no_wrap(text.clone(), theme::body(BODY), INK).size().x <= room.width();
    if short {
        widgets::short_text(ui.painter(), room, Align2::LEFT_CENTER, &text, theme::body(BODY), INK);
        return true;
    }
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ScrollArea::vertical().id_salt("remark").auto_shrink([false, false]).show(ui, |ui| {
            ui.add(Label::new(RichText::new(text).font(theme::body(SMALL)).color(INK)).wrap());
        });
    });
    true
}

/// What a thing is, and what is to be said of it.
fn in_one_line(lines: &[String]) -> String {
    match lines {
        [] => String::new(),
        [what] => what.clone(),
        [what, rest @ ..] => format!("{what} · {}", rest.join(" ")),
    }
}

/// What was said, and what it means.
fn announcement(pen: &Pen, reason: &Reason) -> String {
    let said = pen.words.sentence(reason);
    match pen.maybe(&format!("{}-line", reason.key)) {
        Some(meaning) => format!("{said} {meaning}"),
        None => said,
    }
}

/// Has this seat offered a draw that stands?
fn offered_by(seen: &Seen, seat: Seat) -> bool {
    let sitting = seen.session.sitting.as_ref();
    sitting.turn() != Turn::Over
        && !may(seen, Manner::Offer, seat)
        && !may(seen, Manner::Agree, seat)
        && may(seen, Manner::Resign, seat)
}

/// Whose turn it is, in words.
pub fn whose_turn(pen: &Pen, seen: &Seen) -> Option<String> {
    let sitting = seen.session.shown();
    let Turn::Seat(seat, stage) = sitting.turn() else { return None };
    let name = sitting.seat_names().get(seat.index()).copied().unwrap_or_default();
    if seen.session.has_cards() {
        let player = cards::name(pen, seen, seat);
        let own = seen.session.person_to_move() == Some(seat);
        let key = match (own, stage) {
            (true, Stage::Discard) => "cards-lay-aside",
            (true, _) => "table-your-turn",
            (false, _) => "cards-turn",
        };
        return Some(pen.say_with(key, &[("player", (&player).into())]));
    }
    Some(match seen.session.players.get(sitting.seating().player(seat).index()) {
        Some(who @ Who::Person(_)) if seen.session.replay.is_none() => {
            let player = describe::player(pen.words, who);
            // Before play the family may say what there is to choose.
            let choice = format!("{}-stage-choice", sitting.family());
            let key = if stage == Stage::Choice && pen.words.knows(&choice) { &choice } else { "table-your-turn" };
            pen.say_with(key, &[("player", (&player).into())])
        }
        _ => {
            let key = format!("seat-{name}");
            pen.say_with("table-to-move", &[("seat", Arg::Key(&key))])
        }
    })
}

fn turn(ui: &mut Ui, pen: &mut Pen, seen: &Seen) {
    let Some(text) = whose_turn(pen, seen) else { return };
    let rect = ui.max_rect().shrink2(vec2(2.0 * GRID, 0.0));
    widgets::short_text(ui.painter(), rect, Align2::LEFT_CENTER, &text, theme::italic(BODY), theme::FADED);
}

/// Slips of paper that belong to a place: why a try was refused, words to choose between; and sentences said once.
pub fn slips(ctx: &Context, pen: &mut Pen, seen: &Seen, free: Rect) {
    if let Some((reason, Some(place))) = &seen.sight.refusal {
        let at = from_logical(ctx, *place).clamp(free.min, free.max) + vec2(0.0, -18.0);
        let text = moves::with_source(pen, reason);
        paper::slip(ctx, "refusal", at, Align2::CENTER_BOTTOM, 300.0, |ui| {
            ui.add(Label::new(RichText::new(text).font(theme::body(SMALL + 1.0)).color(INK)).wrap());
        });
    }
    if let Some((_, Some(place))) = seen.sight.labels.first().filter(|_| !seen.session.has_cards()) {
        let at = from_logical(ctx, *place).clamp(free.min, free.max);
        paper::slip(ctx, "labels", at, Align2::CENTER_BOTTOM, 204.0, |ui| {
            ui.spacing_mut().item_spacing.y = GRID;
            for (number, (word, _)) in seen.sight.labels.iter().enumerate() {
                let text = format!("{}  {}", number + 1, pen.say(word));
                let width = ui.available_width();
                let button =
                    widgets::button_sized(ui, pen, &format!("label-{word}"), &text, Weight::Chief, Some(width), true);
                if button.clicked() {
                    pen.act(Act::Pick(word.clone()));
                }
                if let Some(line) = pen.maybe(&format!("{word}-line")) {
                    button.on_hover_text(line);
                }
            }
        });
    }
    notices(ctx, seen.notices);
}

/// Sentences said once, at the upper edge of the window.
pub fn notices(ctx: &Context, notices: &[String]) {
    if notices.is_empty() {
        return;
    }
    let at = pos2(ctx.viewport_rect().center().x, ctx.viewport_rect().top() + 72.0);
    let width = (ctx.viewport_rect().width() - 8.0 * GRID).min(520.0);
    paper::slip(ctx, "notices", at, Align2::CENTER_TOP, width, |ui| {
        for notice in notices {
            ui.add(Label::new(RichText::new(notice).font(theme::body(BODY)).color(INK)).wrap());
        }
    });
}
