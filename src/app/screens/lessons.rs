//! Lessons: positions with a task, solved on the table itself. The kernel judges the moves; the text comes from
//! the book of lessons.

use super::rule_book::{draw_block, running};
use super::table::{Desk, Seen};
use super::{card, describe};
use crate::app::saves::LESSON_TAG;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{self, BODY, GRID, INK, SMALL, WALNUT};
use crate::app::ui::widgets::{self, Weight};
use crate::app::ui::{Act, Desire, Pen, Shape, paper};
use crate::bots::forced;
use crate::levels::Setup;
use crate::rulebook::{self, Block, Book, Task};
use crate::rules::{AnySitting, Disclosure, Head, Turn};
use crate::words::Language;
use bevy_egui::egui::{Align, Context, Label, Layout, Rect, RichText, ScrollArea, UiBuilder, vec2};

/// How a step of a lesson stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Progress {
    /// It waits for a move.
    #[default]
    Open,
    /// The move that was made solves it.
    Right,
    /// It does not.
    Wrong,
}

/// A step: what is read first, and the task.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// What stands before the task.
    pub text: Vec<Block>,
    /// The task.
    pub task: Task,
}

/// A lesson under way.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// Its steps.
    pub steps: Vec<Step>,
    /// What stands behind the last task.
    pub end: Vec<Block>,
    /// The step under way; as many as there are steps: all are solved.
    pub at: usize,
    /// How it stands.
    pub progress: Progress,
    /// So many plies have been judged; `None`: what was on the table before has not been cleared away yet.
    judged: Option<usize>,
    /// The family it teaches.
    pub family: &'static str,
}

impl Lesson {
    /// The lesson of this name (`tafl-lesson`, `corona-puzzles`) in a language, if there is one.
    pub fn of(name: &str, language: Language) -> Option<Lesson> {
        let Book { title, blocks } = rulebook::book(name, language)?.ok()?;
        let (mut steps, mut text) = (Vec::new(), Vec::new());
        for block in blocks {
            match block {
                Block::Task(task) => {
                    // What was told before a task holds for the tasks after it until something else is told.
                    let last = steps.last().filter(|_| text.is_empty() && task.win.is_none());
                    let told = last.map_or_else(|| std::mem::take(&mut text), |step: &Step| step.text.clone());
                    steps.push(Step { text: told, task });
                }
                other => text.push(other),
            }
        }
        let word = name.split('-').next()?;
        let family = super::shelf::BOXES.into_iter().find(|family| *family == word)?;
        Some(Lesson { title, steps, end: text, at: 0, progress: Progress::Open, judged: None, family })
    }

    /// Goes to a step, also once more to the same.
    pub fn go_to(&mut self, step: usize) {
        (self.at, self.progress, self.judged) = (step, Progress::Open, None);
    }

    /// Does it ask for wins by force?
    fn is_puzzles(&self) -> bool {
        self.steps.iter().all(|step| step.task.win.is_some())
    }

    /// The step under way.
    pub fn step(&self) -> Option<&Step> {
        self.steps.get(self.at)
    }

    /// The record that puts the task on the table: both seats are the learner's, so that nobody answers.
    pub fn record(&self, name: &str) -> Option<String> {
        let task = &self.step()?.task;
        let mut levels = describe::levels_of(self.family).into_iter();
        let named = task.diagram.level.as_ref().map(|name| format!("{}/{name}", self.family));
        let level = levels.find(|level| match &named {
            Some(id) => level.id == *id,
            None => describe::width(level) == Some(task.diagram.width),
        })?;
        let head = Head {
            players: vec![name.to_owned(); level.seat_names().len()],
            tags: vec![(LESSON_TAG.to_owned(), (self.at + 1).to_string())],
            ..Head::default()
        };
        let turn = task.diagram.turn.as_deref().unwrap_or_default();
        let position = Some(format!("{} {turn}", task.diagram.position));
        let sitting = level.sit(&Setup { head, position, ..Setup::default() }).ok()?;
        Some(sitting.record(Disclosure::Save))
    }

    /// Judges what was played on the table. Where more moves than one are asked for, what the table answers.
    pub fn judge(&mut self, sitting: &dyn AnySitting) -> Option<String> {
        let task = &self.steps.get(self.at)?.task;
        let made: Vec<_> = sitting.entries().into_iter().filter(|entry| entry.ply).collect();
        let judged = self.judged.or(made.is_empty().then_some(0))?;
        self.judged = Some(made.len());
        if made.len() == judged {
            return None;
        }
        let first = made.first()?;
        let Some(moves) = task.win else {
            self.progress = if task.is_answered_by(&first.text) { Progress::Right } else { Progress::Wrong };
            return None;
        };
        let learner = sitting.side(first.seat?);
        if let Some(outcome) = sitting.outcome() {
            self.progress = if outcome.won(learner) { Progress::Right } else { Progress::Wrong };
            return None;
        }
        let Turn::Seat(seat, _) = sitting.turn() else { return None };
        if sitting.side(seat) == learner {
            return None;
        }
        let own = made.iter().filter(|entry| entry.seat.is_some_and(|seat| sitting.side(seat) == learner)).count();
        let defence = forced::defence(&sitting.question(seat), learner, moves.saturating_sub(own as u32)).ok()?;
        if defence.holds {
            self.progress = Progress::Wrong;
        }
        Some(defence.text)
    }
}

/// Draws the lesson beside or below the board.
pub fn panel(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk, rect: Rect) {
    let Some(lesson) = &mut desk.lesson else { return };
    paper::panel(ctx, "lesson", rect, 4.0 * GRID, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let text = pen.say("lessons-leave");
            if widgets::icon_button(ui, pen, "lesson-close", Icon::Close, &text, true) {
                pen.act(Act::Desire(Desire::LessonEnd));
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add(Label::new(RichText::new(&lesson.title).font(theme::title(18.0)).color(INK)).wrap());
                let number = (lesson.at + 1).min(lesson.steps.len());
                let args = [("number", number.into()), ("count", lesson.steps.len().into())];
                ui.label(RichText::new(pen.say_with("lessons-step", &args)).font(theme::italic(SMALL)).color(WALNUT));
            });
        });
        let foot = 60.0;
        let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), ui.available_height() - foot));
        // Beside the board there is room for the card of a piece; below it the card lies on the board.
        let spoken = (Shape::of(ctx) == Shape::Wide).then(|| seen.sight.asked.or(seen.sight.held)).flatten();
        let text = card::foot(ui, pen, seen, spoken, room);
        ui.scope_builder(UiBuilder::new().max_rect(text), |ui| {
            ScrollArea::vertical().id_salt(("lesson", lesson.at)).auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 2.0 * GRID);
                read(ui, pen, lesson, spoken.is_some());
            });
        });
        ui.advance_cursor_after_rect(room);
        ways(ui, pen, lesson);
    });
}

/// `brief`: only the task, since a card takes the room.
fn read(ui: &mut bevy_egui::egui::Ui, pen: &mut Pen, lesson: &Lesson, brief: bool) {
    let Some(step) = lesson.step() else {
        lesson.end.iter().for_each(|block| draw_block(ui, block, None));
        if !lesson.is_puzzles() {
            let text = pen.say("lessons-done");
            widgets::text(ui, &text);
        }
        return;
    };
    match lesson.progress {
        Progress::Right => {
            let text = pen.say("lessons-right");
            ui.label(RichText::new(text).font(theme::title(17.0)).color(INK));
            running(ui, &step.task.solved, BODY, INK);
        }
        Progress::Wrong => {
            let text = pen.say("lessons-wrong");
            super::set_up::warning(ui, &text);
            running(ui, &step.task.diagram.caption, BODY, INK);
            if !brief {
                ui.add_space(GRID);
                step.text.iter().for_each(|block| draw_block(ui, block, None));
            }
        }
        Progress::Open => {
            if !brief {
                step.text.iter().for_each(|block| draw_block(ui, block, None));
                ui.add_space(GRID);
            }
            running(ui, &step.task.diagram.caption, BODY, WALNUT);
        }
    }
}

fn ways(ui: &mut bevy_egui::egui::Ui, pen: &mut Pen, lesson: &Lesson) {
    ui.horizontal(|ui| match (lesson.step(), lesson.progress) {
        (None, _) => {
            let text = pen.say("lessons-play");
            if widgets::button(ui, pen, "lesson-play", &text, Weight::Chief) {
                pen.act(Act::Desire(Desire::LessonPlay));
            }
        }
        (_, Progress::Right) => {
            let text = pen.say("lessons-next");
            if widgets::button(ui, pen, "lesson-next", &text, Weight::Chief) {
                pen.act(Act::Desire(Desire::LessonStep(lesson.at + 1)));
            }
        }
        (_, progress) => {
            let text = pen.say("lessons-again");
            // In the middle of a puzzle one may want to begin it again as well.
            let tried = lesson.judged.is_some_and(|plies| plies > 0);
            let weight = if progress == Progress::Wrong { Weight::Chief } else { Weight::Plain };
            if widgets::button_sized(ui, pen, "lesson-again", &text, weight, None, tried).clicked() {
                pen.act(Act::Desire(Desire::LessonStep(lesson.at)));
            }
            let text = pen.say("lessons-skip");
            if widgets::button(ui, pen, "lesson-skip", &text, Weight::Plain) {
                pen.act(Act::Desire(Desire::LessonStep(lesson.at + 1)));
            }
        }
    });
}

/// The names of all lessons and puzzles, in the order of the shelf.
fn of_all() -> impl Iterator<Item = &'static str> {
    super::shelf::BOXES.into_iter().flat_map(|family| {
        ["lesson", "puzzles"]
            .into_iter()
            .filter_map(move |kind| rulebook::names().find(|name| name.split_once('-') == Some((family, kind))))
    })
}

/// The page that lists the lessons.
pub fn list(ctx: &Context, pen: &mut Pen) {
    let title = pen.say("lessons-title");
    paper::page(ctx, pen, "lessons", &title, vec2(600.0, 1400.0), Act::Close, |ui, pen| {
        let language = pen.words.language();
        for name in of_all() {
            let Some(lesson) = Lesson::of(name, language) else { continue };
            ui.add(Label::new(RichText::new(&lesson.title).font(theme::title(19.0)).color(INK)).wrap());
            let line = match lesson.is_puzzles() {
                true => pen.say_with("lessons-puzzles-line", &[("count", lesson.steps.len().into())]),
                false => pen.say("start-lesson-line"),
            };
            widgets::note(ui, &line);
            let text = pen.say("begin");
            if widgets::button(ui, pen, &format!("lessons-{name}"), &text, Weight::Chief) {
                pen.act(Act::Desire(Desire::Lesson(name)));
            }
        }
    });
}
