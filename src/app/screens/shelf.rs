//! The shelf: five boxes, the game left standing, and the doors to everything else.

use super::describe;
use crate::app::saves::About;
use crate::app::scene;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, BRASS, FADED, GRID, INK, PAPER_SHADE, SMALL, WALNUT};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Desire, Pen, Shape, board, paper};
use crate::app::{Overlay, Screen};
use crate::words::{Arg, Language};
use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align2, Context, CornerRadius, CursorIcon, Label, Order, Painter, Pos2, Rect, RichText, ScrollArea, Sense,
    Shape as Drawn, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};

/// The boxes in the order they stand.
pub const BOXES: [&str; 5] = ["tafl", "corona", "echecs", "petteia", "tarocchini"];

/// The height of the card before a box.
const CARD: f32 = 248.0;

/// What the shelf tells beside its boxes.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shelf {
    /// The game that was left standing, if it is not over.
    pub resume: Option<About>,
}

/// Draws the shelf and gives the part of the window in which its boxes stand, each over its card.
pub fn draw(ctx: &Context, pen: &mut Pen, shelf: &Shelf) -> Rect {
    match Shape::of(ctx) {
        Shape::Wide => wide(ctx, pen, shelf),
        Shape::Narrow => {
            narrow(ctx, pen, shelf);
            ctx.viewport_rect()
        }
    }
}

fn wide(ctx: &Context, pen: &mut Pen, shelf: &Shelf) -> Rect {
    let all = ctx.viewport_rect();
    let head = Rect::from_min_size(all.min, vec2(all.width(), 68.0));
    paper::panel(ctx, "shelf-head", head, 3.0 * GRID, |ui| head_line(ui, pen));
    let feet = Rect::from_min_max(pos2(all.left(), all.bottom() - 68.0), all.max);
    paper::panel(ctx, "shelf-feet", feet, 3.0 * GRID, |ui| ui.horizontal(|ui| doors(ui, pen, false)));
    let gap = 3.0 * GRID;
    let width = ((all.width() - 6.0 * gap) / 5.0).min(300.0);
    let height = CARD.min(all.height() - 136.0 - 2.0 * gap);
    let first = all.center().x - (width * 5.0 + gap * 4.0) / 2.0;
    let cards = feet.top() - gap - height;
    let boxes = Rect::from_min_max(
        pos2(first - gap / 2.0, head.bottom()),
        pos2(first + (width + gap) * 5.0 - gap / 2.0, cards),
    );
    for (number, word) in BOXES.into_iter().enumerate() {
        let left = first + number as f32 * (width + gap);
        let rect = Rect::from_min_size(pos2(left, cards), vec2(width, height));
        paper::panel(ctx, &format!("shelf-card-{word}"), rect, 3.0 * GRID, |ui| card(ui, pen, word));
        // The box itself is touched as the label on its card is.
        let seen = Rect::from_min_max(pos2(left, (cards - width * 0.75).max(boxes.top())), rect.right_top());
        let name = format!("shelf-box-{word}");
        let touched = playable(word) && paper::at(ctx, &name, Order::Background, seen, |ui| touch_box(ui, seen, word));
        if touched {
            pen.act(Act::Desire(Desire::SetUp(word)));
        }
    }
    if shelf.resume.is_some() {
        let size = vec2(460.0_f32.min(all.width() - 2.0 * gap), 68.0);
        let rect = Rect::from_min_size(pos2(all.center().x - size.x / 2.0, head.bottom() + gap), size);
        paper::panel(ctx, "shelf-resume-card", rect, 3.0 * GRID, |ui| resume(ui, pen, shelf));
    }
    boxes
}

/// The place of a box on the window, to be clicked; the keyboard has the card.
fn touch_box(ui: &mut Ui, rect: Rect, word: &str) -> bool {
    let response = ui.interact(rect, ui.id().with(word), Sense::CLICK);
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

fn narrow(ctx: &Context, pen: &mut Pen, shelf: &Shelf) {
    let all = ctx.viewport_rect();
    let head = Rect::from_min_size(all.min, vec2(all.width(), 68.0));
    paper::panel(ctx, "shelf-head", head, 3.0 * GRID, |ui| head_line(ui, pen));
    let feet = Rect::from_min_max(pos2(all.left(), all.bottom() - 68.0), all.max);
    paper::panel(ctx, "shelf-feet", feet, 3.0 * GRID, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GRID;
            doors(ui, pen, true);
        });
    });
    let rest = Rect::from_min_max(pos2(all.left(), head.bottom() + GRID), pos2(all.right(), feet.top() - GRID));
    paper::panel(ctx, "shelf-list", rest, 3.0 * GRID, |ui| {
        ScrollArea::vertical().id_salt("shelf").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 2.0 * GRID);
            if shelf.resume.is_some() {
                resume(ui, pen, shelf);
                ui.add_space(2.0 * GRID);
            }
            for word in BOXES {
                lying_box(ui, pen, word);
                rule(ui);
            }
        });
    });
}

fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), GRID), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, INK.gamma_multiply(0.4)));
}

fn head_line(ui: &mut Ui, pen: &mut Pen) {
    ui.horizontal(|ui| {
        let icons = 2.0 * 50.0 + 2.0 * 44.0 + 3.0 * 2.0 * GRID + 2.0 * GRID;
        let room = vec2((ui.available_width() - icons).max(60.0), 44.0);
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let size = if room.x < 180.0 { 20.0 } else { 28.0 };
        let name = pen.say("app-name").to_uppercase();
        widgets::short_text(ui.painter(), rect, Align2::LEFT_CENTER, &name, theme::title(size), INK);
        if room.x > 560.0 {
            let line = Rect::from_min_max(pos2(rect.left() + 250.0, rect.top()), rect.max);
            let text = pen.say("app-line");
            widgets::short_text(ui.painter(), line, Align2::LEFT_CENTER, &text, theme::italic(18.0), FADED);
        }
        for language in Language::ALL {
            let weight = if pen.words.language() == language { Weight::Chosen } else { Weight::Plain };
            let name = format!("shelf-language-{}", language.id());
            let button = widgets::button_sized(ui, pen, &name, language.id(), weight, Some(50.0), true);
            if button.on_hover_text(language.native_name()).clicked() {
                pen.settings.language = Some(language.id().to_owned());
            }
        }
        for (name, icon, page) in
            [("shelf-settings", Icon::Settings, Overlay::Settings), ("shelf-help", Icon::Help, Overlay::Help)]
        {
            let text = pen.say(name);
            if widgets::icon_button(ui, pen, name, icon, &text, true) {
                pen.act(Act::Open(page));
            }
        }
    });
}

fn doors(ui: &mut Ui, pen: &mut Pen, narrow: bool) {
    let doors = [
        ("shelf-lessons", Overlay::Lessons),
        ("shelf-rulebooks", Overlay::RuleBook),
        ("shelf-records", Overlay::Records),
    ];
    for (name, page) in doors {
        let text = pen.say(name);
        if widgets::button(ui, pen, name, &text, Weight::Plain) {
            pen.act(Act::Open(page));
        }
    }
    let text = pen.say("shelf-gallery");
    if widgets::button(ui, pen, "shelf-gallery", &text, Weight::Plain) {
        pen.act(Act::Go(Screen::Gallery));
    }
    // A telephone closes programs by itself.
    if pen.desktop && !narrow {
        let text = pen.say("shelf-quit");
        if widgets::button(ui, pen, "shelf-quit", &text, Weight::Plain) {
            pen.act(Act::Quit);
        }
    }
}

fn resume(ui: &mut Ui, pen: &mut Pen, shelf: &Shelf) {
    let Some(about) = &shelf.resume else { return };
    let line = pen.say_with(
        "shelf-resume-line",
        &[("game", Arg::Text(&describe::level_name(pen.words, &about.level))), ("count", about.moves.into())],
    );
    let text = pen.say("shelf-resume");
    ui.horizontal(|ui| {
        let button = widgets::button_sized(ui, pen, "shelf-resume", &text, Weight::Chief, Some(172.0), true);
        if button.clicked() {
            pen.act(Act::Desire(Desire::Resume));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(Label::new(RichText::new(line).font(theme::body(SMALL + 1.0)).color(INK)).wrap());
            let players = describe::players(pen.words, &about.players);
            ui.add(Label::new(RichText::new(players).font(theme::italic(SMALL)).color(FADED)).truncate());
        });
    });
}

fn playable(word: &str) -> bool {
    scene::FAMILIES.contains(&word)
}

/// The card before a box: what it is, and the way in.
fn card(ui: &mut Ui, pen: &mut Pen, word: &'static str) {
    ui.spacing_mut().item_spacing.y = GRID;
    let bottom = ui.max_rect().bottom();
    box_texts(ui, pen, word, 19.0);
    let foot = Rect::from_min_max(pos2(ui.max_rect().left(), bottom - 46.0), ui.max_rect().max);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| way_in(ui, pen, word));
}

/// A box lying in a list.
fn lying_box(ui: &mut Ui, pen: &mut Pen, word: &'static str) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(88.0, 88.0), Sense::hover());
        paint_lid(ui.painter(), rect, word, playable(word));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            box_texts(ui, pen, word, 18.0);
            ui.add_space(GRID);
            way_in(ui, pen, word);
        });
    });
}

fn box_texts(ui: &mut Ui, pen: &mut Pen, word: &str, size: f32) {
    let key = |end: &str| format!("family-{word}{end}");
    let wrapped = |ui: &mut Ui, text: RichText| ui.add(Label::new(text).wrap());
    wrapped(ui, RichText::new(pen.say(&key(""))).font(theme::title(size)).color(INK));
    let facts = [pen.say(&key("-year")), pen.say(&key("-players")), pen.say(&key("-length"))];
    wrapped(ui, RichText::new(facts[0].clone()).font(theme::italic(SMALL)).color(FADED));
    wrapped(ui, RichText::new(format!("{} · {}", facts[1], facts[2])).font(theme::body(SMALL)).color(FADED));
    wrapped(ui, RichText::new(pen.say(&key("-line"))).font(theme::body(SMALL + 0.5)).color(INK));
}

fn way_in(ui: &mut Ui, pen: &mut Pen, word: &'static str) {
    let name = format!("shelf-{word}");
    if playable(word) {
        let text = pen.say("shelf-play");
        if widgets::wide_button(ui, pen, &name, &text, Weight::Chief) {
            pen.act(Act::Desire(Desire::SetUp(word)));
        }
    } else {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::hover());
        ui.painter().rect_stroke(rect, CornerRadius::ZERO, Stroke::new(1.0, FADED), StrokeKind::Inside);
        let text = pen.say("shelf-not-yet");
        let room = rect.shrink(GRID);
        widgets::short_text(ui.painter(), room, Align2::CENTER_CENTER, &text, theme::italic(SMALL + 0.5), FADED);
        response.on_hover_text(pen.say("shelf-not-yet-line"));
    }
}

/// The picture on a lid: wood, a brass line, and the game's sign. A box that stays shut is paler.
fn paint_lid(painter: &Painter, rect: Rect, word: &str, open: bool) {
    let wood = if open { WALNUT } else { PAPER_SHADE };
    painter.rect(rect, CornerRadius::ZERO, wood, Stroke::new(1.0, INK), StrokeKind::Inside);
    let line = if open { BRASS } else { FADED };
    painter.rect_stroke(rect.shrink(5.0), CornerRadius::ZERO, Stroke::new(1.0, line), StrokeKind::Inside);
    let centre = rect.center();
    let unit = rect.height().min(rect.width()) / 2.0 - 12.0;
    let stroke = Stroke::new(1.6, if open { theme::BOXWOOD } else { FADED });
    let at = |x: f32, y: f32| centre + vec2(x, y) * unit;
    let path = |points: &[(f32, f32)]| {
        painter.add(Drawn::line(points.iter().map(|&(x, y)| at(x, y)).collect::<Vec<Pos2>>(), stroke));
    };
    match word {
        "tafl" => {
            for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
                board::paint_man(painter, at(x * 0.8, y * 0.8), unit * 0.2, board::Man::Black);
                board::paint_man(painter, at(x * 0.4, y * 0.4), unit * 0.18, board::Man::White);
            }
            board::paint_man(painter, centre, unit * 0.22, board::Man::King);
        }
        "corona" => {
            path(&[
                (-0.8, 0.5),
                (-0.8, -0.4),
                (-0.35, 0.05),
                (0.0, -0.7),
                (0.35, 0.05),
                (0.8, -0.4),
                (0.8, 0.5),
                (-0.8, 0.5),
            ]);
            path(&[(-0.8, 0.75), (0.8, 0.75)]);
        }
        "echecs" => {
            path(&[(-0.5, 0.8), (0.5, 0.8), (0.35, 0.3), (0.35, -0.35), (0.55, -0.35), (0.55, -0.8), (0.25, -0.8)]);
            path(&[(-0.5, 0.8), (-0.35, 0.3), (-0.35, -0.35), (-0.55, -0.35), (-0.55, -0.8), (-0.25, -0.8)]);
            path(&[(-0.25, -0.8), (-0.25, -0.55), (0.25, -0.55), (0.25, -0.8)]);
        }
        "petteia" => {
            for (x, y) in [(-0.5, -0.4), (0.5, -0.4), (0.0, 0.1), (-0.5, 0.6), (0.5, 0.6)] {
                painter.circle_stroke(at(x, y), unit * 0.2, stroke);
            }
        }
        _ => {
            let card = |dx: f32, tilt: f32| {
                let turn = |x: f32, y: f32| (x * tilt.cos() - y * tilt.sin() + dx, x * tilt.sin() + y * tilt.cos());
                let (a, b, c, d) = (turn(-0.35, -0.65), turn(0.35, -0.65), turn(0.35, 0.65), turn(-0.35, 0.65));
                path(&[a, b, c, d, a]);
            };
            card(-0.4, -0.25);
            card(0.4, 0.25);
            card(0.0, 0.0);
        }
    }
}
