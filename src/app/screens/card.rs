//! What is told of a piece: its name, how it moves (drawn by the rules themselves), the author's words on it, and what
//! lends it its movement just now.

use super::moves::with_source;
use super::table::Seen;
use crate::app::ui::board::Picture;
use crate::app::ui::pen::from_logical;
use crate::app::ui::theme::{self, BOXWOOD, FADED, GRID, INK, PAPER_FAINT, SMALL, WALNUT};
use crate::app::ui::{Pen, paper};
use crate::rules::{Place, Token};
use bevy_egui::egui::{
    Align, Align2, Context, CornerRadius, Label, Layout, Painter, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, Ui,
    UiBuilder, pos2, vec2,
};

/// The side of the drawing of a movement.
const DRAWING: f32 = 148.0;
/// The width of a slip with a card.
const WIDTH: f32 = 316.0;

/// The piece that is spoken of beside the board: asked for, held or pointed at.
pub fn spoken_of(seen: &Seen) -> Option<Token> {
    seen.sight.asked.or(seen.sight.held).or(seen.sight.hovered)
}

/// What a piece is called, and where it stands; `None` if its face is not seen.
pub fn name(pen: &Pen, seen: &Seen, token: Token) -> Option<String> {
    let sitting = seen.session.shown();
    let (_, place, face) = sitting.places(seen.session.viewer()).into_iter().find(|(other, ..)| *other == token)?;
    let piece = pen.say(sitting.figure(face?));
    Some(match place {
        Place::Square(square) => {
            let square = sitting.shown(&sitting.square_name(square));
            pen.say_with("table-hover-piece", &[("piece", (&piece).into()), ("square", (&square).into())])
        }
        _ => piece,
    })
}

/// Why a piece may go where it may go, line by line.
pub fn reasons(pen: &Pen, seen: &Seen, token: Token) -> Vec<String> {
    seen.session.shown().explain(token).iter().map(|reason| with_source(pen, reason)).collect()
}

fn line(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(theme::body(SMALL + 0.5)).color(INK)).wrap());
}

/// The drawing of its movement with what its signs mean, and the author's words.
fn movement(ui: &mut Ui, pen: &mut Pen, seen: &Seen, token: Token) {
    let sitting = seen.session.shown();
    let Some(told) = sitting.told(token) else { return };
    if let Some(sample) = &told.sample {
        ui.horizontal(|ui| {
            let (rect, response) = ui.allocate_exact_size(vec2(DRAWING, DRAWING), Sense::hover());
            if ui.is_rect_visible(rect) {
                Picture::of_sample(sitting, sample).paint(ui.painter(), rect);
            }
            pen.target(ui, "card-drawing", &response);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = GRID;
                if sample.marches == sample.strikes {
                    legend(ui, &pen.say("table-sample-both"), disc);
                } else {
                    legend(ui, &pen.say("table-sample-march"), disc);
                    if !sample.strikes.is_empty() {
                        legend(ui, &pen.say("table-sample-strike"), ring);
                    }
                }
            });
        });
    }
    for said in &told.said {
        let text = with_source(pen, said);
        ui.add(Label::new(RichText::new(text).font(theme::italic(SMALL + 0.5)).color(WALNUT)).wrap());
    }
}

fn disc(painter: &Painter, at: Pos2) {
    painter.circle(at, 4.0, BOXWOOD, Stroke::new(1.5, INK));
}

fn ring(painter: &Painter, at: Pos2) {
    painter.circle_stroke(at, 8.0, Stroke::new(4.0, INK));
    painter.circle_stroke(at, 8.0, Stroke::new(1.8, BOXWOOD));
}

fn legend(ui: &mut Ui, text: &str, sign: fn(&Painter, Pos2)) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
        sign(ui.painter(), rect.center());
        ui.add(Label::new(RichText::new(text).font(theme::body(SMALL)).color(FADED)).wrap());
    });
}

/// Everything, for the side panel: of a piece in the hand first what it may do, of one pointed at first what it is.
pub fn all(ui: &mut Ui, pen: &mut Pen, seen: &Seen, token: Token) {
    ui.spacing_mut().item_spacing.y = GRID;
    if let Some(name) = name(pen, seen, token) {
        ui.add(Label::new(RichText::new(name).font(theme::title(SMALL + 0.5)).color(INK)).wrap());
    }
    let held = seen.sight.held == Some(token);
    if !held {
        movement(ui, pen, seen, token);
    }
    let why = pen.say("table-why");
    ui.label(RichText::new(why).font(theme::title(SMALL)).color(WALNUT));
    reasons(pen, seen, token).iter().for_each(|reason| line(ui, reason));
    if held {
        movement(ui, pen, seen, token);
    }
}

/// Speaks of a piece in the lower part of a room beside the board; gives what is left above it.
pub fn foot(ui: &mut Ui, pen: &mut Pen, seen: &Seen, spoken: Option<Token>, room: Rect) -> Rect {
    let Some(token) = spoken.filter(|&token| name(pen, seen, token).is_some()) else { return room };
    let (above, below) = room.split_top_bottom_at_y(room.bottom() - (room.height() * 0.56).min(430.0));
    let slip = below.with_min_y(below.top() + GRID);
    ui.painter().rect_filled(slip, CornerRadius::ZERO, PAPER_FAINT);
    ui.scope_builder(UiBuilder::new().max_rect(slip.shrink(2.0 * GRID)), |ui| {
        let why = ScrollArea::vertical().id_salt(("why", token.0)).auto_shrink([false, false]);
        why.show(ui, |ui| all(ui, pen, seen, token));
    });
    above
}

/// A slip over the board, where there is no panel beside it: it keeps away from the piece it speaks of.
pub fn slip(ctx: &Context, pen: &mut Pen, seen: &Seen, free: Rect) {
    let Some(token) = seen.sight.asked else { return };
    let Some(name) = name(pen, seen, token) else { return };
    let at = seen.sight.asked_at.map_or(free.center_bottom(), |at| from_logical(ctx, at));
    let (anchor, y) = match at.y > free.center().y {
        true => (Align2::CENTER_TOP, free.top() + GRID),
        false => (Align2::CENTER_BOTTOM, free.bottom() - GRID),
    };
    let width = WIDTH.min(free.width() - 2.0 * GRID);
    paper::slip(ctx, "card", pos2(free.center().x, y), anchor, width, |ui| {
        ui.spacing_mut().item_spacing.y = GRID;
        ui.add(Label::new(RichText::new(name).font(theme::title(SMALL + 0.5)).color(INK)).wrap());
        movement(ui, pen, seen, token);
    });
}
