//! What every page is drawn with: words, settings, the register of what can be touched, and the list of what
//! was asked for.

use super::{Act, Targets};
use crate::app::settings::Settings;
use crate::words::{Arg, Words};
use bevy::math::Rect as BevyRect;
use bevy_egui::egui::{self, Context, Rect, Response, Ui};

/// How the window is shaped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Room beside the board.
    Wide,
    /// A telephone held upright, or a window like it: strips above and below the board.
    Narrow,
}

impl Shape {
    /// The shape of the window a context draws in.
    pub fn of(ctx: &Context) -> Shape {
        let size = ctx.viewport_rect().size();
        if size.x < 760.0 || size.x < size.y { Shape::Narrow } else { Shape::Wide }
    }
}

/// What a page is drawn with.
pub struct Pen<'a> {
    /// The words of the language set.
    pub words: &'a Words,
    /// What is set.
    pub settings: &'a mut Settings,
    /// There are files, a window to close and a screen to fill.
    pub desktop: bool,
    /// Where what can be touched is.
    pub targets: &'a mut Targets,
    /// What was asked for, in order.
    pub acts: Vec<Act>,
}

impl Pen<'_> {
    /// A text of the translations.
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// A text with arguments.
    pub fn say_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words.say_with(key, args)
    }

    /// The text of a key, or nothing where there is none.
    pub fn maybe(&self, key: &str) -> Option<String> {
        self.words.knows(key).then(|| self.words.say(key))
    }

    /// Asks for something.
    pub fn act(&mut self, act: Act) {
        self.acts.push(act);
    }

    /// Registers something that can be touched; what is scrolled out of sight is not there.
    pub fn target(&mut self, ui: &Ui, name: &str, response: &Response) {
        let seen = response.rect.intersect(ui.clip_rect());
        if seen.is_positive() && !ui.is_sizing_pass() {
            self.targets.0.insert(name.to_owned(), logical(ui.ctx(), seen));
        }
    }
}

/// A rectangle of egui in logical pixels: the interface scale taken out.
pub fn logical(ctx: &Context, rect: Rect) -> BevyRect {
    let zoom = ctx.zoom_factor();
    BevyRect::new(rect.min.x * zoom, rect.min.y * zoom, rect.max.x * zoom, rect.max.y * zoom)
}

/// A place in logical pixels as egui has it.
pub fn from_logical(ctx: &Context, place: bevy::math::Vec2) -> egui::Pos2 {
    egui::pos2(place.x, place.y) / ctx.zoom_factor()
}
