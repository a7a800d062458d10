//! Plates: who sits where, whose turn it is, clocks, what has been captured.

use super::describe;
use super::table::{Seen, strip_panel};
use crate::app::clock::{LOW, reading};
use crate::app::saves::LESSON_TAG;
use crate::app::session::Who;
use crate::app::ui::board::{Man, paint_man};
use crate::app::ui::theme::{self, BRASS, FADED, GRID, INK, PAPER_SHADE, SMALL, VERMILION};
use crate::app::ui::widgets::short_text;
use crate::app::ui::{Pen, Shape};
use crate::rules::{AnySitting, Place, Seat, Turn};
use crate::words::Arg;
use bevy_egui::egui::{
    Align2, Context, CornerRadius, Rect, Sense, Shape as Drawn, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

/// Which plates a strip shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The seats on the far side of the board.
    Far,
    /// The seat on this side.
    Near,
}

/// The seat whose plate is on this side of the board: the only person's; between two persons the first seat's,
/// so that plates do not jump about; without any person the first seat's too.
pub fn near_seat(seen: &Seen) -> Seat {
    let seating = seen.session.sitting.seating();
    let mut persons = seating.iter().filter(|&seat| matches!(seen.session.who(seat), Some(Who::Person(_))));
    match (persons.next(), persons.next()) {
        (Some(only), None) => only,
        _ => seating.iter().next().unwrap_or(Seat(0)),
    }
}

/// Draws a strip of plates.
pub fn strip(ctx: &Context, pen: &mut Pen, seen: &Seen, which: Which, rect: Rect) {
    let near = near_seat(seen);
    let seats: Vec<Seat> =
        seen.session.sitting.seating().iter().filter(|&seat| (seat == near) == (which == Which::Near)).collect();
    let name = if which == Which::Near { "plate-near" } else { "plate-far" };
    strip_panel(ctx, name, rect, |ui| {
        let room = ui.max_rect();
        // The far strip keeps its right end free for the button that opens the panel.
        let free = if which == Which::Far && Shape::of(ctx) == Shape::Wide && !pen.settings.panel { 56.0 } else { 0.0 };
        // Who is out of play makes room for the others.
        let losses: Vec<Loss> = seats.iter().map(|&seat| losses(seen, seat)).collect();
        let share = |loss: &Loss| if loss.is_out { 0.7 } else { 1.0 };
        let shares: f32 = losses.iter().map(share).sum();
        let width = ((room.width() - free) / shares.max(1.0)).min(520.0);
        let mut left = room.left();
        for (&seat, loss) in seats.iter().zip(&losses) {
            let size = vec2(width * share(loss) - GRID, room.height());
            plate(ui, pen, seen, (seat, loss), Rect::from_min_size(pos2(left, room.top()), size));
            left += width * share(loss);
        }
    });
}

fn plate(ui: &mut Ui, pen: &mut Pen, seen: &Seen, (seat, loss): (Seat, &Loss), rect: Rect) {
    let sitting = seen.session.shown();
    let name = sitting.seat_names().get(seat.index()).copied().unwrap_or_default();
    let active = matches!(sitting.turn(), Turn::Seat(to_move, _) if to_move == seat) && is_played(sitting, seat);
    let painter = ui.painter();
    // Three plates on a telephone: everything a little smaller and closer.
    let tight = rect.width() < 200.0;
    let (lozenge_at, disc_at, text_at, size) = if tight { (8.0, 24.0, 40.0, 12.5) } else { (10.0, 32.0, 52.0, 16.0) };
    if active {
        painter.rect_filled(rect, CornerRadius::ZERO, PAPER_SHADE);
        painter.rect_stroke(rect, CornerRadius::ZERO, Stroke::new(2.0, BRASS), StrokeKind::Inside);
        let at = rect.left_center() + vec2(lozenge_at, 0.0);
        let lozenge = [(-5.0, 0.0), (0.0, -8.0), (5.0, 0.0), (0.0, 8.0)].map(|(x, y)| at + vec2(x, y));
        painter.add(Drawn::convex_polygon(lozenge.to_vec(), BRASS, Stroke::new(1.2, INK)));
    }
    let raised = if loss.count > 0 && tight { -7.0 } else { 0.0 };
    paint_man(painter, rect.left_center() + vec2(disc_at, raised), 11.0, Man::of_seat(name));
    let seat_name = describe::seat(pen.words, name);
    let who = seen.session.players.get(sitting.seating().player(seat).index());
    let player = who.map(|who| describe::player(pen.words, who)).unwrap_or_default();
    let clock_width = if seen.clocks.0.is_some() { 84.0 } else { 0.0 };
    let (lost, figures) = (loss.count, Man::of_seat(name));
    // In a tight plate the number stands below the disc of the seat.
    let tray_width = if lost > 0 && !tight { 56.0 } else { 0.0 };
    let texts = Rect::from_min_max(
        pos2(rect.left() + text_at, rect.top()),
        pos2(rect.right() - clock_width - tray_width - GRID, rect.bottom()),
    );
    let thinking = seen.sight.thinking == Some(seat) && seen.session.replay.is_none();
    let said = match (thinking, player == seat_name) {
        _ if loss.is_out => pen.say("table-out-of-play"),
        (true, _) => pen.say_with("table-thinking", &[("player", (&player).into())]),
        (false, is_seat) => match describe::partner(sitting, seat).map(|name| format!("seat-{name}")) {
            Some(partner) if is_seat => pen.say_with("table-with", &[("seat", Arg::Key(&partner))]),
            Some(partner) => {
                pen.say_with("table-partner", &[("player", (&player).into()), ("seat", Arg::Key(&partner))])
            }
            None if is_seat => String::new(),
            None => player.clone(),
        },
    };
    let (above, below) = texts.split_top_bottom_at_fraction(if said.is_empty() { 1.0 } else { 0.52 });
    let ink = if loss.is_out { FADED } else { INK };
    short_text(painter, above, Align2::LEFT_CENTER, &seat_name, theme::title(size), ink);
    if loss.is_out {
        let struck = rect.left_center() + vec2(disc_at, raised);
        painter.hline(struck.x - 13.0..=struck.x + 13.0, struck.y, Stroke::new(2.0, VERMILION));
    }
    let font = if thinking { theme::italic(SMALL) } else { theme::body(SMALL + 0.5) };
    short_text(painter, below, Align2::LEFT_CENTER, &said, font, FADED);
    if lost > 0 && tight {
        let at = pos2(rect.left() + disc_at, rect.bottom() - 9.0);
        painter.text(at, Align2::CENTER_CENTER, format!("−{lost}"), theme::figures(SMALL - 2.0), INK);
    } else if lost > 0 {
        let at = pos2(texts.right() + 20.0, rect.center().y);
        paint_man(painter, at, 8.0, figures);
        painter.text(at + vec2(13.0, 0.0), Align2::LEFT_CENTER, format!("−{lost}"), theme::figures(SMALL), INK);
    }
    let mut spoken = format!("{seat_name}, {player}");
    if loss.is_out {
        spoken = format!("{spoken}, {said}");
    }
    if let Some(left) = seen.clocks.0.as_ref().and_then(|c| c.left.get(sitting.seating().player(seat).index())) {
        let dial = Rect::from_min_max(pos2(rect.right() - clock_width, rect.top() + 4.0), rect.max - vec2(4.0, 4.0));
        let low = *left < LOW;
        let stroke = if low { Stroke::new(2.0, VERMILION) } else { Stroke::new(1.0, INK) };
        painter.rect(dial, CornerRadius::ZERO, theme::PAPER, stroke, StrokeKind::Inside);
        let text = reading(*left);
        painter.text(dial.center(), Align2::CENTER_CENTER, &text, theme::figures(20.0), INK);
        spoken = format!("{spoken}, {text}");
    }
    let response = ui.interact(rect, ui.id().with(("plate", seat.0)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    pen.target(ui, &format!("plate-{name}"), &response);
    let count = [("count", Arg::from(lost))];
    if lost > 0 {
        response.on_hover_text(pen.say_with("table-captured-count", &count));
    }
}

/// In a lesson only the seat that moved first is played: the others wait for nobody.
fn is_played(sitting: &dyn AnySitting, seat: Seat) -> bool {
    let is_lesson = sitting.head().tags.iter().any(|(name, _)| name == LESSON_TAG);
    let first = sitting.entries().into_iter().find(|entry| entry.ply).and_then(|entry| entry.seat);
    !is_lesson || first.is_none_or(|first| first == seat)
}

/// What a seat has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Loss {
    /// So many of its pieces lie in trays.
    pub count: usize,
    /// It has nothing left to play with.
    pub is_out: bool,
}

/// What a seat has lost of what is its own.
pub fn losses(seen: &Seen, seat: Seat) -> Loss {
    let sitting = seen.session.shown();
    let mut loss = Loss { count: 0, is_out: true };
    for (token, place, _) in sitting.places(None) {
        match place {
            _ if sitting.owner(token) != Some(seat) => {}
            Place::Tray(..) => loss.count += 1,
            _ => loss.is_out = false,
        }
    }
    Loss { is_out: loss.is_out && loss.count > 0, ..loss }
}
