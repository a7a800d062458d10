//! The rule book, laid out as a printed page with its diagrams.

use crate::app::ui::board::{Man, Note, Picture};
use crate::app::ui::theme::{self, BODY, FADED, GRID, INK, SMALL, WALNUT};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Pen, Shape, paper};
use crate::rulebook::{self, Block, Book, Diagram, Span};
use crate::rules::{Family, Square};
use crate::words::Language;
use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align, Context, FontId, Label, Rect, RichText, ScrollArea, Sense, TextFormat, Ui, UiBuilder, pos2, text::LayoutJob,
    vec2,
};

/// Which book lies open, and where.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct OpenBook {
    /// The family it belongs to.
    pub name: String,
    /// The heading to go to, by its id.
    pub go_to: Option<String>,
    book: Option<(String, Language, Book)>,
}

impl Default for OpenBook {
    fn default() -> Self {
        OpenBook { name: "tafl".to_owned(), go_to: None, book: None }
    }
}

/// Draws the page.
pub fn draw(ctx: &Context, pen: &mut Pen, open: &mut OpenBook) {
    let language = pen.words.language();
    if open.book.as_ref().is_none_or(|(name, lang, _)| *name != open.name || *lang != language) {
        open.book =
            rulebook::book(&open.name, language).and_then(Result::ok).map(|book| (open.name.clone(), language, book));
    }
    let Some((_, _, book)) = &open.book else { return };
    let rect = paper::page_rect(ctx, vec2(1080.0, f32::INFINITY));
    let narrow = Shape::of(ctx) == Shape::Narrow;
    let mut go_to = open.go_to.take();
    let mut other = None;
    paper::sheet(ctx, "rulebook", rect, if narrow { 3.0 * GRID } else { 6.0 * GRID }, |ui| {
        paper::header(ui, pen, "rulebook", &book.title, Act::Close);
        let body = ui.available_rect_before_wrap();
        let contents = if narrow { 0.0 } else { 236.0 };
        if !narrow {
            let left = Rect::from_min_size(body.min, vec2(contents, body.height()));
            ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
                other = which(ui, pen, &open.name);
                if let Some(id) = list_of_chapters(ui, pen, book) {
                    go_to = Some(id);
                }
            });
        }
        let text =
            Rect::from_min_max(pos2(body.left() + contents + if narrow { 0.0 } else { 24.0 }, body.top()), body.max);
        ui.scope_builder(UiBuilder::new().max_rect(text), |ui| {
            ScrollArea::vertical().id_salt("rulebook").auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width((ui.available_width() - 2.0 * GRID).min(720.0));
                if narrow {
                    other = which(ui, pen, &open.name);
                }
                for block in &book.blocks {
                    draw_block(ui, block, go_to.as_deref());
                }
                ui.add_space(8.0 * GRID);
            });
        });
    });
    if let Some(name) = other {
        open.name = name;
    }
}

/// The books there are, to choose from: the word of the one newly chosen.
fn which(ui: &mut Ui, pen: &mut Pen, open: &str) -> Option<String> {
    let words = Family::ALL.map(Family::word);
    let books: Vec<_> = words.into_iter().filter(|word| rulebook::names().any(|name| name == *word)).collect();
    let options: Vec<_> =
        books.iter().map(|&word| (word.to_owned(), pen.say(&format!("family-{word}")), String::new())).collect();
    let chosen = books.iter().position(|word| *word == open).unwrap_or(usize::MAX);
    let picked = widgets::choice(ui, pen, "rulebook-which", &options, chosen);
    ui.add_space(GRID);
    picked.map(|number| books[number].to_owned())
}

fn list_of_chapters(ui: &mut Ui, pen: &mut Pen, book: &Book) -> Option<String> {
    let mut picked = None;
    let title = pen.say("rulebook-contents");
    ui.label(RichText::new(title).font(theme::title(SMALL)).color(WALNUT));
    ScrollArea::vertical().id_salt("chapters").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = GRID + 2.0;
        for block in &book.blocks {
            let Block::Heading { level: 2, id, text } = block else { continue };
            let width = ui.available_width() - 2.0 * GRID;
            let name = format!("chapter-{id}");
            if widgets::button_sized(ui, pen, &name, text, Weight::Plain, Some(width), true).clicked() {
                picked = Some(id.clone());
            }
        }
    });
    picked
}

/// Draws one thing of a book's page; the heading of the id `go_to` is scrolled into sight.
pub fn draw_block(ui: &mut Ui, block: &Block, go_to: Option<&str>) {
    match block {
        Block::Heading { level, id, text } => {
            ui.add_space(if *level == 2 { 5.0 * GRID } else { 3.0 * GRID });
            let font = if *level == 2 { theme::title(21.0) } else { theme::title(16.5) };
            let label =
                ui.add(Label::new(RichText::new(text).font(font).color(if *level == 2 { INK } else { WALNUT })).wrap());
            if go_to == Some(id.as_str()) {
                label.scroll_to_me(Some(Align::TOP));
            }
        }
        Block::Paragraph(spans) => running(ui, spans, BODY, INK),
        Block::List(items) => {
            for item in items {
                ui.horizontal_top(|ui| {
                    ui.add_space(2.0 * GRID);
                    ui.label(RichText::new("•").font(theme::body(BODY)).color(WALNUT));
                    ui.vertical(|ui| running(ui, item, BODY, INK));
                });
            }
        }
        Block::Diagram(diagram) => draw_diagram(ui, diagram),
        Block::Task(task) => draw_diagram(ui, &task.diagram),
    }
}

/// Text in two faces.
pub fn running(ui: &mut Ui, spans: &[Span], size: f32, ink: bevy_egui::egui::Color32) {
    let mut job = LayoutJob::default();
    for span in spans {
        let font: FontId = if span.italic { theme::italic(size) } else { theme::body(size) };
        job.append(&span.text, 0.0, TextFormat { font_id: font, color: ink, ..TextFormat::default() });
    }
    ui.add(Label::new(job).wrap());
}

fn draw_diagram(ui: &mut Ui, diagram: &Diagram) {
    ui.add_space(GRID);
    let side = ui.available_width().min(if diagram.width > 11 { 460.0 } else { 320.0 });
    let height = side * f32::from(diagram.height.min(diagram.width)) / f32::from(diagram.width.max(1));
    ui.vertical_centered(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(side, height), Sense::hover());
        if ui.is_rect_visible(rect) {
            picture(diagram).paint(ui.painter(), rect);
        }
    });
    ui.vertical_centered(|ui| running(ui, &diagram.caption, SMALL, FADED));
    ui.add_space(GRID);
}

/// A diagram as a picture.
pub fn picture(diagram: &Diagram) -> Picture {
    let at = |square: Square| (square.0 % diagram.width, square.0 / diagram.width);
    let (right, top) = (diagram.board.0.saturating_sub(1), diagram.board.1.saturating_sub(1));
    let (corner, throne) = match diagram.family {
        Family::Tafl => (Some("corner"), Some(((diagram.width / 2, diagram.height / 2), "throne"))),
        Family::Corona => (Some("asylum"), None),
        Family::Echecs | Family::Petteia => (None, None),
        // Cards are drawn on no board, and no book has a diagram of them.
        Family::Tarocchini => return Picture::default(),
    };
    let corners = [(0, 0), (right, 0), (0, top), (right, top)].into_iter();
    let corners = corners.filter(|at| at.0 < diagram.width && at.1 < diagram.height);
    let corners = corners.filter_map(|at| Some((at, corner?)));
    Picture {
        size: (diagram.width, diagram.height),
        men: diagram.pieces.iter().filter_map(|&(square, figure)| Some((at(square), Man::of(figure)?))).collect(),
        marked: corners.chain(throne).collect(),
        notes: diagram
            .marks
            .iter()
            .map(|&square| (at(square), Note::Spoken))
            .chain(diagram.taken.iter().map(|&square| (at(square), Note::Taken)))
            .chain(diagram.may.iter().map(|&square| (at(square), Note::May)))
            .collect(),
        arrows: diagram.moves.iter().map(|&(from, to)| (at(from), at(to))).collect(),
        edges: Some(diagram.edges()),
    }
}
