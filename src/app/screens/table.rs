//! The table: plates, moves, acts and slips around the board. Nothing stands over the board but a slip that
//! belongs to a place of it.

use super::lessons::Lesson;
use super::{actions, card, cards, dice, lessons, moves, plates, replay, result, voice};
use crate::app::clock::Clocks;
use crate::app::session::{Session, Sight};
use crate::app::ui::theme::{GRID, TOUCH};
use crate::app::ui::{Pen, Shape, paper};
use crate::rules::Turn;
use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Rect, pos2};

/// The height of a strip with plates or acts.
pub const STRIP: f32 = TOUCH + 3.0 * GRID;
/// The height of the strip the table speaks in.
const VOICE: f32 = 56.0;
/// The width of the side panel.
const PANEL: f32 = 304.0;
/// The height of what is read below the board of a narrow window: result, lesson.
const BELOW: f32 = 372.0;

/// A question that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sure {
    /// Give the game up?
    Resign,
}

/// What lies on the table beside the game: menus, questions, the lesson.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Desk {
    /// The menu is open.
    pub menu: bool,
    /// How the dice, or the cards, have fallen is looked at.
    pub dice: bool,
    /// A question waits.
    pub sure: Option<Sure>,
    /// The name being written for a game to keep.
    pub saving: Option<String>,
    /// A replay plays by itself.
    pub playing: bool,
    /// The result has been put away, to look at the board.
    pub result_away: bool,
    /// A draw was offered and silently declined: the entries there were then.
    pub declined: Option<usize>,
    /// The lesson under way.
    pub lesson: Option<Lesson>,
    /// The board was last looked at from above by the key that changes between views.
    pub from_above: bool,
    /// A piece was in hand, or told of, when this was last drawn: Escape puts it back, and nothing else.
    pub engaged: bool,
    /// The words that may be said to a partner are listed.
    pub saying: bool,
    /// What happened last has been shown: the result may be.
    pub settled: bool,
}

/// What the table is drawn from.
pub struct Seen<'a> {
    /// The sitting.
    pub session: &'a Session,
    /// What the table has to say.
    pub sight: &'a Sight,
    /// The clocks.
    pub clocks: &'a Clocks,
    /// Sentences to be told once.
    pub notices: &'a [String],
}

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    Moves,
    Result,
    Lesson,
    Nothing,
}

/// Draws everything around the board and gives the rectangle left for it.
pub fn draw(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk) -> Rect {
    let all = ctx.viewport_rect();
    let over = seen.session.sitting.turn() == Turn::Over && seen.session.replay.is_none() && desk.settled;
    let beside = match (&desk.lesson, over && !desk.result_away) {
        (Some(_), _) => Beside::Lesson,
        (None, true) => Beside::Result,
        (None, false) if pen.settings.panel && Shape::of(ctx) == Shape::Wide => Beside::Moves,
        (None, false) => Beside::Nothing,
    };
    let free = match Shape::of(ctx) {
        Shape::Wide => wide(ctx, pen, seen, desk, beside, all),
        Shape::Narrow => narrow(ctx, pen, seen, desk, beside, all),
    };
    if seen.session.has_cards() {
        cards::seats(ctx, pen, seen, free);
        cards::offers(ctx, pen, seen, free);
        cards::words(ctx, pen, seen, desk, free);
        cards::curtain(ctx, pen, seen, free);
    }
    voice::slips(ctx, pen, seen, free);
    let has_card = beside == Beside::Moves || (beside == Beside::Lesson && Shape::of(ctx) == Shape::Wide);
    if !has_card {
        card::slip(ctx, pen, seen, free);
    }
    if desk.menu {
        actions::menu(ctx, pen, seen, desk);
    }
    if desk.dice {
        dice::sheet(ctx, pen, seen, desk);
    }
    if desk.saving.is_some() {
        actions::save(ctx, pen, desk);
    }
    free
}

/// What is told of the others, or of all sides where cards are played.
fn far(ctx: &Context, pen: &mut Pen, seen: &Seen, rect: Rect) {
    if seen.session.has_cards() {
        // The right end is kept free for the button that opens the panel.
        let free = if Shape::of(ctx) == Shape::Wide && !pen.settings.panel { 56.0 } else { 0.0 };
        cards::top(ctx, pen, seen, rect, free);
    } else {
        plates::strip(ctx, pen, seen, plates::Which::Far, rect);
    }
}

fn near_plate(ctx: &Context, pen: &mut Pen, seen: &Seen, rect: Rect) {
    if seen.session.has_cards() {
        cards::near(ctx, pen, seen, rect);
    } else {
        plates::strip(ctx, pen, seen, plates::Which::Near, rect);
    }
}

fn wide(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, beside: Beside, all: Rect) -> Rect {
    let right = if beside == Beside::Nothing { all.right() } else { all.right() - PANEL };
    let top = Rect::from_min_max(all.min, pos2(right, all.top() + STRIP));
    far(ctx, pen, seen, top);
    let bottom = Rect::from_min_max(pos2(all.left(), all.bottom() - STRIP), pos2(right, all.bottom()));
    let speaking = Rect::from_min_max(pos2(all.left(), bottom.top() - VOICE), pos2(right, bottom.top()));
    if seen.session.replay.is_some() {
        replay::strip(ctx, pen, seen, desk, bottom);
    } else {
        let near = (bottom.width() * 0.4).min(380.0);
        let (left, rest) = bottom.split_left_right_at_x(bottom.left() + near);
        near_plate(ctx, pen, seen, left);
        actions::strip(ctx, pen, seen, desk, rest);
    }
    voice::strip(ctx, pen, seen, desk, speaking);
    let side = Rect::from_min_max(pos2(right, all.top()), all.max);
    match beside {
        Beside::Moves => moves::panel(ctx, pen, seen, side),
        Beside::Result => result::panel(ctx, pen, seen, desk, side),
        Beside::Lesson => lessons::panel(ctx, pen, seen, desk, side),
        Beside::Nothing => moves::unfold(ctx, pen, top),
    }
    Rect::from_min_max(pos2(all.left(), top.bottom()), pos2(right, speaking.top()))
}

fn narrow(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, beside: Beside, all: Rect) -> Rect {
    let top = Rect::from_min_max(all.min, pos2(all.right(), all.top() + STRIP));
    far(ctx, pen, seen, top);
    if matches!(beside, Beside::Result | Beside::Lesson) {
        let below = Rect::from_min_max(pos2(all.left(), all.bottom() - BELOW.min(all.height() * 0.5)), all.max);
        if beside == Beside::Result {
            result::panel(ctx, pen, seen, desk, below);
        } else {
            lessons::panel(ctx, pen, seen, desk, below);
        }
        return Rect::from_min_max(top.left_bottom(), below.right_top());
    }
    let acts = if seen.session.replay.is_some() { 2.0 * STRIP } else { STRIP };
    let bottom = Rect::from_min_max(pos2(all.left(), all.bottom() - acts), all.max);
    let near = Rect::from_min_max(pos2(all.left(), bottom.top() - STRIP), pos2(all.right(), bottom.top()));
    let speaking = Rect::from_min_max(pos2(all.left(), near.top() - VOICE), pos2(all.right(), near.top()));
    if seen.session.replay.is_some() {
        replay::strip(ctx, pen, seen, desk, bottom);
    } else {
        actions::strip(ctx, pen, seen, desk, bottom);
    }
    near_plate(ctx, pen, seen, near);
    voice::strip(ctx, pen, seen, desk, speaking);
    Rect::from_min_max(top.left_bottom(), speaking.right_top())
}

/// A strip of paper across the window.
pub fn strip_panel(ctx: &Context, name: &str, rect: Rect, draw: impl FnOnce(&mut bevy_egui::egui::Ui)) {
    paper::panel(ctx, name, rect, 1.5 * GRID, draw);
}
