//! What there is to choose by its name, and what there is to say.

use super::super::table::{Desk, Seen};
use super::{is_curtained, name, told};
use crate::app::session::Ask;
use crate::app::ui::theme::{self, BODY, FADED, GRID, INK, SMALL};
use crate::app::ui::widgets::{self, Weight, short_text};
use crate::app::ui::{Act, Pen, paper};
use crate::rules::{Choice, Pick, Stage, Turn};
use bevy_egui::egui::{Align, Align2, Context, Label, Layout, Rect, RichText, ScrollArea, Ui, pos2, vec2};

/// More of them than these stand in a list of their own.
const IN_STRIP: usize = 3;

/// Is what there is to choose shown as a list over the table? While cards may be touched too, it keeps to the strip.
fn is_list(seen: &Seen) -> bool {
    let offers = &seen.sight.offers;
    let in_hand = matches!(seen.session.sitting.turn(), Turn::Seat(_, Stage::Play | Stage::Discard));
    !(offers.is_empty() || in_hand && offers.len() <= IN_STRIP)
}

/// What can be done besides touching cards, in the strip in which the table speaks; `false` if there is nothing.
pub fn question(ui: &mut Ui, pen: &mut Pen, seen: &Seen, desk: &mut Desk) -> bool {
    if !seen.session.has_cards() || is_curtained(seen) {
        return false;
    }
    if seen.sight.trick_waits {
        let (text, line) = (pen.say("cards-gather"), pen.say("cards-gather-line"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::button(ui, pen, "cards-gather", &text, Weight::Chief) {
                pen.act(Act::Ask(Ask::Gather));
            }
            let room = ui.available_rect_before_wrap();
            short_text(ui.painter(), room, Align2::LEFT_CENTER, &line, theme::italic(BODY), FADED);
        });
        return true;
    }
    let words = seen.session.sayings();
    let (says, acts): (Vec<_>, Vec<_>) = words.into_iter().partition(is_word);
    let offers = if is_list(seen) { &[][..] } else { &seen.sight.offers[..] };
    if says.is_empty() && acts.is_empty() && offers.is_empty() {
        desk.saying = false;
        return false;
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for offer in offers {
            let (text, line) = told(pen, seen, &offer.pick, offer.called.as_ref());
            let button = widgets::button_sized(ui, pen, &target(&offer.pick), &text, Weight::Chief, None, true);
            if button.clicked() {
                pen.act(touched(&offer.pick));
            }
            if let Some(line) = line {
                button.on_hover_text(line);
            }
        }
        for act in &acts {
            let Some(pick) = act.picks.first() else { continue };
            let (text, line) = told(pen, seen, pick, act.called.as_ref());
            let button = widgets::button_sized(ui, pen, &target(pick), &text, Weight::Chief, None, true);
            if button.clicked() {
                pen.act(Act::Choose(act.text.clone()));
            }
            if let Some(line) = line {
                button.on_hover_text(line);
            }
        }
        // A computer waits a while, another person till the machine is handed over.
        let handing = seen.session.awaited();
        if handing.is_some() || seen.sight.thinking.is_some() {
            let text = match handing {
                Some(next) => pen.say_with("cards-hand-over", &[("player", (&name(pen, seen, next)).into())]),
                None => pen.say("cards-silence"),
            };
            if widgets::button_sized(ui, pen, "cards-silence", &text, Weight::Plain, None, true).clicked() {
                desk.saying = false;
                pen.act(Act::Ask(Ask::Silence));
            }
        }
        if !says.is_empty() {
            let text = pen.say_with("cards-say", &[("count", says.len().into())]);
            let weight = if desk.saying { Weight::Chosen } else { Weight::Plain };
            if widgets::button_sized(ui, pen, "cards-say", &text, weight, None, true).clicked() {
                desk.saying = !desk.saying;
            }
        }
        let what = super::super::voice::whose_turn(pen, seen).unwrap_or_default();
        let room = ui.available_rect_before_wrap();
        short_text(ui.painter(), room, Align2::LEFT_CENTER, &what, theme::italic(BODY), FADED);
    });
    true
}

/// The name of a touch.
fn target(pick: &Pick) -> String {
    match pick {
        Pick::Word(word) => format!("label-{word}"),
        Pick::Token(token) => format!("label-card-{}", token.0),
        Pick::Square(square) => format!("label-square-{}", square.0),
    }
}

fn touched(pick: &Pick) -> Act {
    match pick {
        Pick::Word(word) => Act::Pick(word.to_string()),
        other => Act::Touch(other.clone()),
    }
}

fn is_word(choice: &Choice) -> bool {
    matches!(choice.picks.first(), Some(Pick::Word(word)) if word.starts_with("tarocchini-word-"))
}

/// A list over the table, each thing with its meaning below; gives the one that was chosen.
fn list(ctx: &Context, pen: &mut Pen, name: &str, free: Rect, title: &str, lines: &[Line]) -> Option<usize> {
    // Beside the trick where there is room.
    let beside = free.width() > 800.0;
    let width = if beside { 336.0 } else { 460.0_f32.min(free.width() - 4.0 * GRID) };
    let each = |line: &Line| if line.meaning.is_some() { 78.0 } else { 48.0 };
    let wanted = 56.0 + lines.iter().map(each).sum::<f32>();
    let height = wanted.min(free.height() * 0.60);
    let top = free.top() + ((free.height() * 0.62 - height) / 2.0).max(2.0 * GRID);
    let left = if beside { free.left() + 3.0 * GRID } else { free.center().x - width / 2.0 };
    let rect = Rect::from_min_size(pos2(left, top), vec2(width, height));
    let mut chosen = None;
    paper::panel(ctx, name, rect, 3.0 * GRID, |ui| {
        ui.add(Label::new(RichText::new(title).font(theme::title(SMALL + 1.0)).color(INK)).truncate());
        ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 2.0 * GRID);
            ui.spacing_mut().item_spacing.y = GRID;
            for (nth, line) in lines.iter().enumerate() {
                let weight = if nth == 0 { Weight::Chief } else { Weight::Plain };
                let width = ui.available_width();
                if widgets::button_sized(ui, pen, &line.name, &line.text, weight, Some(width), true).clicked() {
                    chosen = Some(nth);
                }
                if let Some(meaning) = &line.meaning {
                    widgets::note(ui, meaning);
                }
            }
        });
    });
    chosen
}

/// Something in a list.
struct Line {
    name: String,
    text: String,
    meaning: Option<String>,
}

/// What there is to choose, where it is more than the strip has room for.
pub fn offers(ctx: &Context, pen: &mut Pen, seen: &Seen, free: Rect) {
    if !seen.session.has_cards() || !is_list(seen) || is_curtained(seen) {
        return;
    }
    let lines: Vec<Line> = seen
        .sight
        .offers
        .iter()
        .enumerate()
        .map(|(nth, offer)| {
            let (text, meaning) = told(pen, seen, &offer.pick, offer.called.as_ref());
            let text = if nth < 9 { format!("{}  {text}", nth + 1) } else { text };
            Line { name: target(&offer.pick), text, meaning }
        })
        .collect();
    let title = match seen.session.sitting.turn() {
        Turn::Seat(_, Stage::Bid) => pen.say("cards-choose-bid"),
        Turn::Seat(_, Stage::Declare) => pen.say("cards-choose-declare"),
        Turn::Seat(_, Stage::Pay) => pen.say("cards-choose-pay"),
        _ => pen.say("cards-choose"),
    };
    if let Some(nth) = list(ctx, pen, "offers", free, &title, &lines) {
        pen.act(touched(&seen.sight.offers[nth].pick));
    }
}

/// The words that may be said now, if somebody wants to see them.
pub fn words(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, free: Rect) {
    if !desk.saying {
        return;
    }
    let says: Vec<Choice> = seen.session.sayings().into_iter().filter(is_word).collect();
    if says.is_empty() {
        desk.saying = false;
        return;
    }
    let lines: Vec<Line> = says
        .iter()
        .filter_map(|choice| {
            let pick = choice.picks.first()?;
            let (text, meaning) = told(pen, seen, pick, choice.called.as_ref());
            Some(Line { name: target(pick), text, meaning })
        })
        .collect();
    let title = pen.say("cards-words");
    if let Some(nth) = list(ctx, pen, "words", free, &title, &lines) {
        desk.saying = false;
        pen.act(Act::Choose(says[nth].text.clone()));
    }
}
