//! The set-up: which board, who sits where, by which rules. One page.

use super::describe;
use crate::app::Screen;
use crate::app::session::{Begin, Who};
use crate::app::ui::board::{self, Picture};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, FADED, GRID, INK, SMALL, TOUCH};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Desire, Notice, Pen, Shape, paper};
use crate::bots;
use crate::levels::{Level, LevelError, Setup};
use crate::rules::{Player, Seat, Setting};
use crate::words::Arg;
use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align, Context, CornerRadius, Layout, Rect, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};

/// Main times to choose from, in seconds.
const MAIN: [u32; 12] = [60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200];
/// Increments to choose from, in seconds.
const INCREMENTS: [u32; 9] = [0, 1, 2, 3, 5, 10, 15, 30, 60];

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Guest {
    /// The name, if it is a person.
    pub name: String,
    /// The strength, if it is the computer.
    pub computer: Option<u8>,
    /// The strength last chosen, for when the computer sits down again.
    pub strength: u8,
}

/// What has been set so far.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct SetUp {
    /// The level.
    pub level: Level,
    /// Options that differ from the level's.
    pub changes: Vec<(String, String)>,
    /// Who sits down, by player.
    pub guests: Vec<Guest>,
    /// The names of each player's seats.
    chairs: Vec<Vec<&'static str>>,
    /// For each player the chair of another on his side.
    partners: Vec<Option<&'static str>>,
    /// Undo may go past a throw.
    pub practice: bool,
    /// Main time and increment in seconds.
    pub clock: Option<(u32, u32)>,
    /// The path of a level file of the player's own, as typed.
    pub own: String,
    /// Why the last thing tried did not work.
    pub problem: Option<Notice>,
    levels: Vec<Level>,
    settings: Vec<Setting>,
    picture: Option<Picture>,
}

impl SetUp {
    /// A set-up for a family: its first level, a person against the computer.
    ///
    /// # Errors
    /// No such level, or a level file that is wrong.
    pub fn new(family: &str, name: &str) -> Result<SetUp, LevelError> {
        let levels = describe::levels_of(family);
        // What a newcomer begins with: a small and quick board; the squadrons as the author likes them best.
        let plain = |level: &&Level| {
            level.id.strip_prefix(family).is_some_and(|name| ["/brandub", "/partnership", "/partita"].contains(&name))
        };
        let level = levels.iter().find(plain).or(levels.first());
        let level = level.cloned().ok_or_else(|| LevelError::Unknown(family.to_owned()))?;
        let mut set_up = SetUp {
            guests: vec![Guest { name: name.to_owned(), computer: None, strength: 2 }],
            chairs: Vec::new(),
            partners: Vec::new(),
            level,
            levels,
            changes: Vec::new(),
            practice: false,
            clock: None,
            own: String::new(),
            problem: None,
            settings: Vec::new(),
            picture: None,
        };
        set_up.renew()?;
        Ok(set_up)
    }

    /// Another board. Changes the new one does not admit are dropped.
    ///
    /// # Errors
    /// A level file that is wrong; nothing has changed then.
    pub fn lay(&mut self, level: Level) -> Result<(), LevelError> {
        level.settings()?;
        let before = std::mem::take(&mut self.changes);
        self.level = level;
        for change in before {
            self.changes.push(change);
            if self.level.settings_with(&self.changes).is_err() {
                self.changes.pop();
            }
        }
        self.drop_idle_changes();
        self.renew()
    }

    /// Sets an option. What no longer goes together with it is put back.
    pub fn set(&mut self, key: &str, value: &str) {
        self.changes.retain(|(name, _)| name != key);
        self.changes.insert(0, (key.to_owned(), value.to_owned()));
        while self.level.settings_with(&self.changes).is_err() && self.changes.len() > 1 {
            self.changes.pop();
        }
        self.drop_idle_changes();
        if let Err(error) = self.renew() {
            self.problem = Some(Notice::Level(error));
        }
    }

    /// Every rule as the book has it.
    pub fn by_the_book(&mut self) {
        self.changes.clear();
        self.practice = false;
        if let Err(error) = self.renew() {
            self.problem = Some(Notice::Level(error));
        }
    }

    fn drop_idle_changes(&mut self) {
        let own = self.level.settings().unwrap_or_default();
        let shown = self.level.settings_with(&self.changes).unwrap_or_default();
        self.changes.retain(|(key, value)| {
            shown.iter().any(|setting| setting.key == key)
                && !own.iter().any(|setting| setting.key == key && setting.value == *value)
        });
    }

    fn renew(&mut self) -> Result<(), LevelError> {
        self.settings = self.level.settings_with(&self.changes)?;
        let setup = Setup { options: self.changes.clone(), ..Setup::default() };
        let sitting = self.level.sit(&setup)?;
        self.picture = Picture::of(sitting.as_ref());
        let seating = sitting.seating();
        let named = |seat: Seat| sitting.seat_names().get(seat.index()).copied();
        self.chairs = (0..seating.players()).map(|n| seating.seats_of(Player(n)).filter_map(named).collect()).collect();
        // At a card table partners may still be drawn.
        let on_board = self.picture.is_some();
        let partner = |n| seating.seats_of(Player(n)).next().and_then(|seat| describe::partner(sitting.as_ref(), seat));
        self.partners = (0..seating.players()).map(|n| partner(n).filter(|_| on_board)).collect();
        let computer = bots::plays(self.level.family.word()).then_some(2);
        self.guests.resize(self.chairs.len(), Guest { name: String::new(), computer, strength: 2 });
        self.problem = None;
        Ok(())
    }

    /// The options as they stand.
    pub fn settings(&self) -> &[Setting] {
        &self.settings
    }

    /// Does chance play along, so that practice means something?
    fn has_chance(&self) -> bool {
        self.settings.iter().any(|setting| setting.key == "die" && setting.value != "none")
    }

    /// The sitting this comes to. Persons without a name are named after their seat.
    pub fn begin(&self, seat_name: impl Fn(&str) -> String) -> Begin {
        let players = self.guests.iter().zip(&self.chairs).map(|(guest, seats)| match guest.computer {
            Some(strength) => Who::Computer(strength),
            None if guest.name.trim().is_empty() => {
                Who::Person(seats.first().map(|seat| seat_name(seat)).unwrap_or_default())
            }
            None => Who::Person(guest.name.trim().to_owned()),
        });
        Begin {
            level: self.level.clone(),
            options: self.changes.clone(),
            players: players.collect(),
            practice: self.practice && self.has_chance(),
            clock: self.clock,
        }
    }
}

/// Draws the set-up.
pub fn draw(ctx: &Context, pen: &mut Pen, set_up: &mut SetUp) {
    let rect = paper::page_rect(ctx, vec2(1180.0, f32::INFINITY));
    let shape = Shape::of(ctx);
    let margin = if shape == Shape::Narrow { 3.0 * GRID } else { 6.0 * GRID };
    paper::panel(ctx, "setup", rect, margin, |ui| {
        let title = pen.say("setup-title");
        paper::header(ui, pen, "setup", &title, Act::Go(Screen::Shelf));
        let room = ui.max_rect();
        let body = Rect::from_min_max(ui.cursor().min, pos2(room.right(), room.bottom() - TOUCH - 4.0 * GRID));
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| match shape {
            Shape::Wide => {
                let left = Rect::from_min_size(body.min, vec2(body.width() * 0.36, body.height()));
                let right = Rect::from_min_max(pos2(left.right() + 6.0 * GRID, body.top()), body.max);
                ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
                    scroll(ui, "setup-left", |ui| boards(ui, pen, set_up))
                });
                ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
                    scroll(ui, "setup-right", |ui| seats_and_rules(ui, pen, set_up));
                });
            }
            Shape::Narrow => scroll(ui, "setup-all", |ui| {
                boards(ui, pen, set_up);
                seats_and_rules(ui, pen, set_up);
            }),
        });
        let foot = Rect::from_min_max(pos2(body.left(), room.bottom() - TOUCH - GRID), room.max);
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| feet(ui, pen, set_up));
    });
}

fn scroll(ui: &mut Ui, name: &str, draw: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 2.0 * GRID);
        draw(ui);
        ui.add_space(2.0 * GRID);
    });
}

fn feet(ui: &mut Ui, pen: &mut Pen, set_up: &mut SetUp) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let begin = pen.say("setup-begin");
        if widgets::button(ui, pen, "setup-begin", &begin, Weight::Chief) {
            pen.act(Act::Desire(Desire::Begin));
        }
        let (text, why) = (pen.say("setup-by-the-book"), pen.say("setup-by-the-book-line"));
        let changed = !set_up.changes.is_empty() || set_up.practice;
        let name = "setup-by-the-book";
        let clicked = if ui.available_width() < 260.0 {
            widgets::icon_button_why(ui, pen, name, Icon::Book, &text, changed, &why)
        } else {
            widgets::button_if(ui, pen, name, &text, changed, &why)
        };
        if clicked {
            set_up.by_the_book();
        }
    });
}

/// The picture of the board and the boards to choose from.
fn boards(ui: &mut Ui, pen: &mut Pen, set_up: &mut SetUp) {
    let width = ui.available_width();
    let side = width.min(280.0);
    if let Some(picture) = &set_up.picture {
        let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
        picture.paint(ui.painter(), Rect::from_center_size(rect.center(), vec2(side, side)));
    }
    let name = describe::level_name(pen.words, &set_up.level.id);
    ui.add_space(GRID);
    ui.label(RichText::new(name).font(theme::title(22.0)).color(INK));
    if let Some(line) = pen.maybe(&format!("level-{}-line", set_up.level.id)) {
        widgets::text(ui, &line);
    }
    let title = pen.say(if set_up.picture.is_some() { "setup-board" } else { "setup-game" });
    widgets::heading(ui, &title);
    let mut levels = set_up.levels.clone();
    if set_up.level.is_own() {
        levels.push(set_up.level.clone());
    }
    let chosen = levels.iter().position(|level| level.id == set_up.level.id).unwrap_or(usize::MAX);
    let options: Vec<_> = levels
        .iter()
        .map(|level| {
            let word = level.id.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
            (word, describe::level_name(pen.words, &level.id), String::new())
        })
        .collect();
    if let Some(picked) = widgets::choice(ui, pen, "setup-level", &options, chosen)
        && let Err(error) = set_up.lay(levels.swap_remove(picked))
    {
        set_up.problem = Some(Notice::Level(error));
    }
    if pen.desktop {
        own_level(ui, pen, set_up);
    }
    if let Some(problem) = &set_up.problem {
        let text = problem.sentence(pen.words);
        warning(ui, &text);
    }
}

/// A sentence that something did not work, between two lines of vermilion.
pub fn warning(ui: &mut Ui, text: &str) {
    let galley =
        ui.painter().layout(text.to_owned(), theme::body(theme::SMALL + 0.5), INK, ui.available_width() - 16.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y + 12.0), Sense::hover());
    let bar = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
    ui.painter().rect_filled(bar, CornerRadius::ZERO, theme::VERMILION);
    ui.painter().galley(rect.min + vec2(14.0, 6.0), galley, INK);
}

fn own_level(ui: &mut Ui, pen: &mut Pen, set_up: &mut SetUp) {
    let (text, hint) = (pen.say("setup-own-level"), pen.say("setup-own-level-line"));
    widgets::heading(ui, &text);
    widgets::note(ui, &hint);
    ui.horizontal(|ui| {
        let open = pen.say("saves-open");
        let width = (ui.available_width() - 110.0).max(120.0);
        let mut own = std::mem::take(&mut set_up.own);
        widgets::field(ui, pen, "setup-own-path", "….ron", &mut own, width);
        set_up.own = own;
        if widgets::button(ui, pen, "setup-own-open", &open, Weight::Plain) && !set_up.own.trim().is_empty() {
            pen.act(Act::Desire(Desire::OwnLevel(set_up.own.trim().to_owned())));
        }
    });
}

fn seats_and_rules(ui: &mut Ui, pen: &mut Pen, set_up: &mut SetUp) {
    let title = pen.say("setup-seats");
    widgets::heading(ui, &title);
    seats(ui, pen, set_up);
    rules(ui, pen, set_up);
    clock(ui, pen, set_up);
}

/// The seats as cards, side by side where there is room.
fn seats(ui: &mut Ui, pen: &mut Pen, set_up: &mut SetUp) {
    let count = set_up.chairs.len();
    let beside = ui.available_width() >= 560.0 && count > 1;
    let width = if beside { (ui.available_width() - 3.0 * GRID) / 2.0 } else { ui.available_width() };
    let computers = bots::plays(set_up.level.family.word());
    let pictured = set_up.picture.is_some();
    let mut cards: Vec<_> =
        set_up.guests.iter_mut().zip(set_up.chairs.iter().zip(&set_up.partners)).enumerate().collect();
    for row in cards.chunks_mut(if beside { 2 } else { 1 }) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0 * GRID;
            for (player, (guest, (chairs, partner))) in row {
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    seat_card(ui, pen, (guest, (chairs, **partner)), *player, (computers, pictured));
                });
            }
        });
    }
    let (text, why) = (pen.say("setup-swap"), pen.say("setup-swap-line"));
    if count == 2 && widgets::icon_button_why(ui, pen, "setup-swap", Icon::Swap, &text, true, &why) {
        set_up.guests.swap(0, 1);
    }
}

/// `computers`: one may sit here; `pictured`: seats are told apart by their men.
fn seat_card(
    ui: &mut Ui,
    pen: &mut Pen,
    (guest, (chairs, partner)): (&mut Guest, (&[&str], Option<&str>)),
    seat: usize,
    (computers, pictured): (bool, bool),
) {
    let frame = bevy_egui::egui::Frame::NONE
        .inner_margin(3.0 * GRID)
        .stroke(Stroke::new(1.0, INK.gamma_multiply(0.5)))
        .fill(theme::PAPER_FAINT);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            for name in chairs.iter().filter(|_| pictured) {
                let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), Sense::hover());
                board::paint_man(ui.painter(), rect.center(), 13.0, board::Man::of_seat(name));
            }
            let names: Vec<_> = chairs.iter().map(|name| describe::seat(pen.words, name)).collect();
            ui.label(RichText::new(names.join(" – ")).font(theme::title(18.0)).color(INK));
            if let Some(partner) = partner {
                let with = pen.say_with("table-with", &[("seat", Arg::Key(&format!("seat-{partner}")))]);
                ui.label(RichText::new(with).font(theme::italic(SMALL)).color(FADED));
            }
        });
        let who = [("person", "setup-who-person"), ("computer", "setup-who-computer")]
            .map(|(word, key)| (word.to_owned(), pen.say(key), String::new()));
        let who = &who[..if computers { 2 } else { 1 }];
        let chosen = usize::from(guest.computer.is_some());
        if let Some(picked) = widgets::choice(ui, pen, &format!("setup-who-{seat}"), who, chosen) {
            guest.computer = (picked == 1).then_some(guest.strength);
        }
        match guest.computer {
            None => {
                let hint = pen.say("setup-name");
                let width = ui.available_width();
                widgets::field(ui, pen, &format!("setup-name-{seat}"), &hint, &mut guest.name, width);
                let line = pen.say("setup-name-line");
                widgets::note(ui, &line);
            }
            Some(strength) => {
                let options = [1, 2, 3, 4, 5].map(|strength: u8| {
                    let line = pen.say(&format!("strength-{strength}-line"));
                    let name = pen.say(&format!("strength-{strength}"));
                    (strength.to_string(), strength.to_string(), format!("{name}. {line}"))
                });
                let label = pen.say("setup-strength");
                ui.label(RichText::new(label).font(theme::body(theme::SMALL)).color(FADED));
                let name = format!("setup-strength-{seat}");
                if let Some(picked) = widgets::choice(ui, pen, &name, &options, usize::from(strength) - 1) {
                    guest.strength = picked as u8 + 1;
                    guest.computer = Some(guest.strength);
                }
            }
        }
    });
}

fn rules(ui: &mut Ui, pen: &mut Pen, set_up: &mut SetUp) {
    let family = set_up.level.family.word();
    let mut wish = None;
    let title = pen.say("setup-rules");
    widgets::heading(ui, &title);
    for setting in set_up.settings.iter().filter(|setting| setting.choices.len() > 1) {
        let key = |end: &str| format!("option-{family}-{}{end}", setting.key);
        let name = format!("setup-{}", setting.key);
        let (text, line) = (pen.say(&key("")), pen.say(&key("-line")));
        if setting.choices == ["off", "on"] {
            let mut on = setting.value == "on";
            if widgets::tick(ui, pen, &name, &text, &line, &mut on) {
                wish = Some((setting.key, if on { "on" } else { "off" }));
            }
            continue;
        }
        ui.add_space(GRID);
        ui.label(RichText::new(text).font(theme::body(theme::BODY)).color(INK));
        widgets::note(ui, &line);
        let options: Vec<_> = setting
            .choices
            .iter()
            .map(|choice| {
                let key = key(&format!("-{choice}"));
                ((*choice).to_owned(), pen.say(&key), pen.say(&format!("{key}-line")))
            })
            .collect();
        let chosen = setting.choices.iter().position(|choice| *choice == setting.value).unwrap_or(usize::MAX);
        if let Some(picked) = widgets::choice(ui, pen, &name, &options, chosen) {
            wish = Some((setting.key, setting.choices[picked]));
        }
    }
    if let Some((key, value)) = wish {
        set_up.set(key, value);
    }
    if set_up.has_chance() {
        let (text, line) = (pen.say("settings-practice"), pen.say("settings-practice-line"));
        widgets::tick(ui, pen, "setup-practice", &text, &line, &mut set_up.practice);
    }
}

fn clock(ui: &mut Ui, pen: &mut Pen, set_up: &mut SetUp) {
    let title = pen.say("setup-clock");
    widgets::heading(ui, &title);
    let options =
        [("off", "setup-clock-none", "setup-clock-none-line"), ("on", "setup-clock-with", "setup-clock-with-line")]
            .map(|(word, key, line)| (word.to_owned(), pen.say(key), pen.say(line)));
    let chosen = usize::from(set_up.clock.is_some());
    if let Some(picked) = widgets::choice(ui, pen, "setup-clock", &options, chosen) {
        set_up.clock = (picked == 1).then_some((600, 5));
    }
    let Some((mut main, mut increment)) = set_up.clock else { return };
    for (key, steps, value) in
        [("setup-clock-main", &MAIN[..], &mut main), ("setup-clock-increment", &INCREMENTS[..], &mut increment)]
    {
        let (text, line) = (pen.say(key), pen.say(&format!("{key}-line")));
        ui.label(RichText::new(text).font(theme::body(theme::BODY)).color(INK));
        widgets::note(ui, &line);
        let reading = if *value >= 60 { format!("{} min", *value / 60) } else { format!("{value} s") };
        widgets::stepper(ui, pen, key, &reading, steps, value);
    }
    set_up.clock = Some((main, increment));
}
