//! The gallery: every figure and card of every family, with its name and what the author says of it.

use crate::app::scene::Exhibit;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, BODY, GRID, INK, TOUCH};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Pen, Shape, paper};
use crate::app::{Overlay, Screen};
use crate::rules::{Face, Family, ForGame, Game};
use bevy::prelude::Resource;
use bevy_egui::egui::{Align, Context, Key, Label, Layout, Rect, RichText, ScrollArea, Ui};

/// The width of what is read beside a piece.
const PANEL: f32 = 372.0;

/// A kind of piece: its figures are alike but for the colour of whom they serve, or the face a die shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The word of its texts: `corona-king`, `die`, `tarocchini-t-angelo`.
    pub word: String,
    /// The names of its figures.
    pub figures: Vec<&'static str>,
}

/// All that there is to look at of a family.
pub fn kinds(family: Family) -> Vec<Kind> {
    struct Names;
    impl ForGame for Names {
        type Out = Vec<&'static str>;
        fn run<G: Game>(self) -> Vec<&'static str> {
            let names = (0..).map(|face| G::figure(Face(face)));
            names.take_while(|name| !name.is_empty() && !name.ends_with("-back")).collect()
        }
    }
    let mut kinds: Vec<Kind> = Vec::new();
    for figure in family.with(Names) {
        let word = word(family, figure);
        match kinds.iter_mut().find(|kind| kind.word == word) {
            Some(kind) => kind.figures.push(figure),
            None => kinds.push(Kind { word, figures: vec![figure] }),
        }
    }
    if family == Family::Tarocchini {
        kinds.push(Kind { word: "tarocchini-back".to_owned(), figures: vec!["back"] });
    }
    kinds
}

/// The kind of a figure: its name without the colour.
fn word(family: Family, figure: &str) -> String {
    let mut parts = figure.split('-');
    match (family, parts.next(), parts.next(), parts.next()) {
        (_, Some("die"), ..) => "die".to_owned(),
        (Family::Corona | Family::Echecs | Family::Petteia, Some(family), Some(_), Some(kind)) => {
            format!("{family}-{kind}")
        }
        _ => figure.to_owned(),
    }
}

/// What is looked at, by its places in the lists.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Gallery {
    /// The family, as on the shelf; `None` before the first visit.
    family: Option<Family>,
    kind: usize,
    figure: usize,
}

/// Draws the page and gives the part of the window that is left for the piece.
pub fn draw(ctx: &Context, pen: &mut Pen, gallery: &mut Gallery, exhibit: &mut Exhibit, overlay: Overlay) -> Rect {
    let all = ctx.viewport_rect();
    let (free, panel) = match Shape::of(ctx) {
        Shape::Wide => all.split_left_right_at_x(all.right() - PANEL.min(all.width() * 0.5)),
        Shape::Narrow => all.split_top_bottom_at_y(all.top() + all.height() * 0.48),
    };
    let before = gallery.clone();
    let family = *gallery.family.get_or_insert(Family::Corona);
    let kinds = kinds(family);
    paper::panel(ctx, "gallery", panel, 4.0 * GRID, |ui| page(ui, pen, gallery, &kinds));
    if overlay == Overlay::None && ctx.input(|input| input.key_pressed(Key::Escape)) {
        pen.act(Act::Go(Screen::Shelf));
    }
    if *gallery != before || exhibit.figure.is_empty() {
        let family = gallery.family.unwrap_or(family);
        let kinds = self::kinds(family);
        let kind = &kinds[gallery.kind.min(kinds.len() - 1)];
        let figure = kind.figures[gallery.figure.min(kind.figures.len() - 1)];
        let alike = (before.family, before.kind) == (gallery.family, gallery.kind);
        exhibit.put_up(family.word(), figure, alike);
    }
    free
}

fn page(ui: &mut Ui, pen: &mut Pen, gallery: &mut Gallery, kinds: &[Kind]) {
    let title = pen.say("gallery-title");
    paper::header(ui, pen, "gallery", &title, Act::Go(Screen::Shelf));
    let families: Vec<_> = Family::ALL
        .iter()
        .map(|family| (family.word().to_owned(), pen.say(&format!("family-{}", family.word())), String::new()))
        .collect();
    let open = Family::ALL.iter().position(|&family| Some(family) == gallery.family).unwrap_or_default();
    if let Some(other) = widgets::choice(ui, pen, "gallery-family", &families, open) {
        *gallery = Gallery { family: Some(Family::ALL[other]), kind: 0, figure: gallery.figure };
        return;
    }
    ui.add_space(2.0 * GRID);
    gallery.kind = gallery.kind.min(kinds.len() - 1);
    let kind = &kinds[gallery.kind];
    gallery.figure = gallery.figure.min(kind.figures.len() - 1);
    let figure = kind.figures[gallery.figure];
    ui.horizontal(|ui| {
        let count = kinds.len();
        for (name, icon, to) in [
            ("gallery-previous", Icon::Back, (gallery.kind + count - 1) % count),
            ("gallery-next", Icon::On, (gallery.kind + 1) % count),
        ] {
            let text = pen.say(name);
            if widgets::icon_button(ui, pen, name, icon, &text, true) {
                gallery.kind = to;
            }
        }
        let name = title_of(pen, kind, figure);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.add_space((TOUCH - 26.0) / 2.0);
            ui.add(Label::new(RichText::new(name).font(theme::title(19.0)).color(INK)).wrap());
        });
    });
    if kind.figures.len() > 1 {
        let option = |figure: &&str| (figure.to_string(), colour(pen, figure), String::new());
        let options: Vec<_> = kind.figures.iter().map(option).collect();
        if let Some(other) = widgets::choice(ui, pen, "gallery-figure", &options, gallery.figure) {
            gallery.figure = other;
        }
    }
    ui.add_space(GRID);
    let text = text_of(pen, kind);
    ui.add(Label::new(RichText::new(text).font(theme::italic(BODY)).color(INK)).wrap());
    let hint = pen.say("gallery-turn");
    widgets::note(ui, &hint);
    ui.add_space(GRID);
    ScrollArea::vertical().id_salt("gallery").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = GRID;
        let width = ui.available_width() - 2.0 * GRID;
        for (nth, other) in kinds.iter().enumerate() {
            let text = title_of(pen, other, other.figures[0]);
            let weight = if nth == gallery.kind { Weight::Chosen } else { Weight::Plain };
            let name = format!("gallery-{}", other.word);
            if widgets::button_sized(ui, pen, &name, &text, weight, Some(width), true).clicked() {
                gallery.kind = nth;
            }
        }
    });
}

/// A kind's name: its own, or that of its only figure.
fn title_of(pen: &Pen, kind: &Kind, figure: &str) -> String {
    let key = format!("name-{}", kind.word);
    if pen.words.knows(&key) { pen.say(&key) } else { pen.say(figure) }
}

/// What tells a figure from the others of its kind: its colour, the pips of a die.
fn colour(pen: &Pen, figure: &str) -> String {
    match (figure.split('-').nth(1), figure.starts_with("die-")) {
        (Some(word), false) => pen.say(&format!("gallery-{word}")),
        (Some(pips), true) => pips.to_owned(),
        (None, _) => String::new(),
    }
}

/// What is said of a kind; of most cards what is said of their suit.
fn text_of(pen: &Pen, kind: &Kind) -> String {
    let own = format!("gallery-{}", kind.word);
    if pen.words.knows(&own) {
        return pen.say(&own);
    }
    let court = ["-k", "-q", "-h", "-j"].iter().any(|rank| kind.word.ends_with(rank));
    let suit = kind.word.rsplit_once('-').map_or("", |(suit, _)| suit);
    pen.say(&format!("gallery-{suit}-{}", if court { "court" } else { "pip" }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    #[test]
    fn every_figure_and_card_is_in_the_gallery_once() {
        let count = |family| kinds(family).iter().map(|kind| kind.figures.len()).sum::<usize>();
        assert_eq!(Family::ALL.map(count), [9, 45, 12, count(Family::Petteia), 63]);
        let words: Vec<_> = kinds(Family::Corona).into_iter().map(|kind| kind.word).collect();
        assert_eq!(words.len(), 12, "{words:?}");
        assert_eq!(kinds(Family::Corona)[0].figures.len(), 4);
        assert!(kinds(Family::Petteia).iter().any(|kind| kind.word == "die" && kind.figures.len() == 6));
    }

    #[test]
    fn everything_in_the_gallery_has_a_name_and_a_text_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let (mut settings, mut targets) = Default::default();
            let pen =
                Pen { words: &words, settings: &mut settings, desktop: true, targets: &mut targets, acts: vec![] };
            for kind in Family::ALL.into_iter().flat_map(kinds) {
                let told = [title_of(&pen, &kind, kind.figures[0]), text_of(&pen, &kind)];
                assert!(told.iter().all(|text| !text.starts_with('[')), "{}: {told:?}", kind.word);
            }
        }
    }
}
