//! How a game ended, what it means for the match, and what may follow.

use super::table::{Desk, Seen};
use super::{cards, describe, dice};
use crate::app::session::Ask;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, BODY, FADED, GRID, INK, SMALL};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Desire, Pen, paper};
use crate::rules::{AnySitting, Disclosure, Outcome};
use crate::words::Arg;
use bevy_egui::egui::{Align, Context, Label, Layout, Rect, RichText, ScrollArea, Stroke, Ui};

/// Draws the result beside or below the board.
pub fn panel(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, rect: Rect) {
    paper::panel(ctx, "result", rect, 4.0 * GRID, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let text = pen.say("result-look");
            if widgets::icon_button(ui, pen, "result-close", Icon::Close, &text, true) {
                desk.result_away = true;
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let title = pen.say("result-title");
                ui.add(Label::new(RichText::new(title).font(theme::title(21.0)).color(INK)).wrap());
            });
        });
        ScrollArea::vertical().id_salt("result").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 2.0 * GRID);
            ui.spacing_mut().item_spacing.y = GRID;
            let sitting = seen.session.sitting.as_ref();
            if let Some(outcome) = sitting.outcome() {
                how(ui, pen, seen, sitting, &outcome);
            }
            cards::accounts(ui, pen, seen);
            tally(ui, pen, seen, sitting);
            ui.add_space(GRID);
            ways_on(ui, pen, sitting);
            dice::told(ui, pen, seen);
        });
    });
}

fn how(ui: &mut Ui, pen: &mut Pen, seen: &Seen, sitting: &dyn AnySitting, outcome: &Outcome) {
    let seats = sitting.seating();
    let winner = seats.iter().find(|&seat| outcome.won(sitting.side(seat)));
    let name = |seat: crate::rules::Seat| sitting.seat_names()[seat.index()];
    let player = |seat: crate::rules::Seat| {
        seen.session
            .players
            .get(seats.player(seat).index())
            .map(|who| describe::player(pen.words, who))
            .unwrap_or_default()
    };
    let headline = match winner {
        Some(seat) if seen.session.has_cards() => {
            let side = sitting.side(seat);
            pen.say_with("cards-won", &[("player", (&cards::members(pen, seen, side)).into())])
        }
        None => pen.say("result-draw"),
        Some(seat) => {
            let (key, player) = (format!("seat-{}", name(seat)), player(seat));
            if player == pen.say(&key) {
                pen.say_with("result-wins", &[("seat", Arg::Key(&key))])
            } else {
                pen.say_with("result-player-wins", &[("player", (&player).into()), ("seat", Arg::Key(&key))])
            }
        }
    };
    ui.add(Label::new(RichText::new(headline).font(theme::body(BODY + 4.0)).color(INK)).wrap());
    let why = pen.say(&format!("ending-{}", outcome.reason));
    widgets::text(ui, &why);
    let moves = sitting.entries().iter().filter(|entry| entry.ply && entry.hand + 1 == sitting.hands()).count();
    let length = pen.say_with("result-length", &[("count", moves.into())]);
    widgets::note(ui, &length);
}

/// How the match stands, a line for each measure.
fn tally(ui: &mut Ui, pen: &mut Pen, seen: &Seen, sitting: &dyn AnySitting) {
    let verdict = sitting.verdict();
    let standing = verdict.clone().unwrap_or_else(|| sitting.tally());
    let one_game = sitting.hands() == 1 && !sitting.has_next_game();
    if standing.tally.is_empty() || one_game {
        return;
    }
    let title = pen.say("match-title");
    widgets::heading(ui, &title);
    let players: Vec<String> = seen.session.players.iter().map(|who| describe::player(pen.words, who)).collect();
    for (key, numbers) in &standing.tally {
        let text = pen.say(key);
        ui.label(RichText::new(text).font(theme::body(SMALL)).color(FADED));
        for (player, number) in players.iter().zip(numbers) {
            ui.horizontal(|ui| {
                ui.set_min_height(24.0);
                ui.add(Label::new(RichText::new(player).font(theme::body(BODY)).color(INK)).truncate());
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.label(RichText::new(number.to_string()).font(theme::figures(BODY + 2.0)).color(INK));
                });
            });
        }
    }
    let Some(verdict) = verdict else { return };
    let line = ui.max_rect();
    ui.painter().hline(line.x_range(), ui.cursor().top(), Stroke::new(1.0, INK));
    ui.add_space(GRID);
    let text = match verdict.winners.first().and_then(|winner| players.get(winner.index())) {
        Some(player) => pen.say_with("match-won", &[("player", player.into())]),
        None => pen.say("match-drawn"),
    };
    ui.add(Label::new(RichText::new(text).font(theme::body(BODY + 2.0)).color(INK)).wrap());
    if let Some(reason) = &verdict.reason {
        let text = pen.words.sentence(reason);
        widgets::note(ui, &text);
    }
}

fn ways_on(ui: &mut Ui, pen: &mut Pen, sitting: &dyn AnySitting) {
    if sitting.has_next_game() {
        let mut next = sitting.clone_box();
        let exchanged = next.next_game() && next.seating() != sitting.seating();
        let text = if exchanged { pen.say("match-next") } else { pen.say("result-begin-again") };
        if widgets::wide_button(ui, pen, "result-next", &text, Weight::Chief) {
            pen.act(Act::Ask(Ask::NextGame));
        }
    } else {
        let text = pen.say("result-again");
        if widgets::wide_button(ui, pen, "result-again", &text, Weight::Chief) {
            pen.act(Act::Ask(Ask::Again));
        }
        let text = pen.say("result-exchange");
        if sitting.seating().seats() == 2 && widgets::wide_button(ui, pen, "result-exchange", &text, Weight::Plain) {
            pen.act(Act::Desire(Desire::Exchange));
        }
    }
    for (key, act) in [
        ("result-replay", Act::Ask(Ask::ReplayTo(0))),
        ("table-copy-record", Act::Copy(sitting.record(Disclosure::Copy), "table-record-copied")),
        ("result-shelf", Act::Ask(Ask::Leave)),
    ] {
        let text = pen.say(key);
        let name = if key == "table-copy-record" { "result-copy" } else { key };
        if widgets::wide_button(ui, pen, name, &text, Weight::Plain) {
            pen.act(act);
        }
    }
    ui.add_space(GRID);
}
