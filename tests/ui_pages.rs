//! Every page, drawn in both languages and at both window sizes: nothing overflows, everything can be touched, and
//! clicks ask for what is written on them.
#![cfg(feature = "app")]

mod stage;

use bevy_egui::egui::{Context, Event, Key, Modifiers, Order, Vec2, vec2};
use stage::{SIZES, Stage};
use tavoliere::app::Overlay;
use tavoliere::app::clock::{Clocks, Running};
use tavoliere::app::saves::{self, About, SaveError};
use tavoliere::app::scene::Exhibit;
use tavoliere::app::screens::gallery::{self, Gallery};
use tavoliere::app::screens::lessons::{self, Lesson};
use tavoliere::app::screens::records::{self, Records};
use tavoliere::app::screens::rule_book::{self, OpenBook};
use tavoliere::app::screens::set_up::{self, SetUp};
use tavoliere::app::screens::shelf::{self, Shelf};
use tavoliere::app::screens::table::{self, Desk, Seen};
use tavoliere::app::screens::welcome::{self, Welcome};
use tavoliere::app::screens::{help, loading, settings_page};
use tavoliere::app::session::{Ask, Loading, Session, Sight, Who};
use tavoliere::app::ui::{Act, Desire, Pen};
use tavoliere::levels::{self, Setup};
use tavoliere::rules::{AnySitting, Attempt, Choice, Head, Pick, Reason, RecordError, Seat, Square, Turn};
use tavoliere::words::Language;

/// Draws a page in every size and language, as it is and on a very high window.
fn everywhere(name: &str, mut page: impl FnMut(&Context, &mut Pen)) {
    for language in Language::ALL {
        for (size_name, size) in SIZES {
            let name = format!("{name}-{size_name}-{}", language.id());
            let mut stage = Stage::new(size, language);
            stage.settle(&mut page);
            stage.picture(&name);
            stage.assert_well_set(&name);
            // Italian words are the longer ones: one language is enough to see that nothing shrinks.
            if language == Language::Italian {
                let mut high = Stage::new(vec2(size.x, 4200.0), language);
                high.settle(&mut page);
                high.assert_well_set(&name);
                high.assert_touchable(&name);
            }
        }
    }
}

fn sitting(level: &str, options: &[(&str, &str)], moves: usize) -> Session {
    let head = Head { players: vec!["Anna".into(), "bot:3".into()], ..Head::default() };
    let options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let level = levels::find(level).expect("a level of ours");
    let mut sitting = level.sit(&Setup { head, options, position: None }).expect("options of ours");
    for number in 0..moves {
        if !sitting.play_chance(&mut Vec::new()) {
            let choices = sitting.choices();
            let Some(choice) = choices.get((number * 7) % choices.len().max(1)) else { break };
            sitting.play(&choice.text, &mut Vec::new()).expect("a legal move");
        }
    }
    Session::new(sitting)
}

fn shelf() -> Shelf {
    let resume = About {
        level: "tafl/tawlbwrdd".into(),
        players: vec![Who::Person("Margherita von Wallenstein".into()), Who::Computer(4)],
        moves: 112,
        date: Some("2026-11-30".into()),
        over: false,
    };
    Shelf { resume: Some(resume) }
}

#[test]
fn the_shelf() {
    let shelf = shelf();
    everywhere("shelf", |ctx, pen| {
        shelf::draw(ctx, pen, &shelf);
    });
    everywhere("shelf-first", |ctx, pen| {
        shelf::draw(ctx, pen, &Shelf::default());
    });
    let mut stage = Stage::new(SIZES[0].1, Language::English);
    stage.settle(|ctx, pen| {
        shelf::draw(ctx, pen, &shelf);
    });
    stage.click("shelf-tafl", |ctx, pen| {
        shelf::draw(ctx, pen, &shelf);
    });
    stage.click("shelf-resume", |ctx, pen| {
        shelf::draw(ctx, pen, &shelf);
    });
    stage.click("shelf-language-it", |ctx, pen| {
        shelf::draw(ctx, pen, &shelf);
    });
    assert_eq!(stage.acts, [Act::Desire(Desire::SetUp("tafl")), Act::Desire(Desire::Resume)]);
    assert_eq!(stage.settings.language.as_deref(), Some("it"));
}

#[test]
fn the_set_up() {
    let mut set_up = SetUp::new("tafl", "Anna").expect("a family of ours");
    everywhere("setup", |ctx, pen| set_up::draw(ctx, pen, &mut set_up));
    set_up.clock = Some((600, 5));
    set_up.guests[1].computer = None;
    everywhere("setup-clock", |ctx, pen| set_up::draw(ctx, pen, &mut set_up));
}

#[test]
fn every_board_and_option_can_be_set_up_by_clicks() {
    let mut set_up = SetUp::new("tafl", "").expect("a family of ours");
    let mut stage = Stage::new(vec2(1280.0, 4200.0), Language::English);
    stage.settle(|ctx, pen| set_up::draw(ctx, pen, &mut set_up));
    for level in levels::all().into_iter().filter(|level| level.family.word() == "tafl") {
        let word = level.id.rsplit('/').next().expect("a name");
        stage.click(&format!("setup-level-{word}"), |ctx, pen| set_up::draw(ctx, pen, &mut set_up));
        assert_eq!(set_up.level.id, level.id);
        for setting in set_up.settings().to_vec() {
            let on_page = setting.choices.len() > 1;
            for choice in setting.choices.iter().filter(|_| on_page) {
                // From the book's rules each time: one option may leave no room for another.
                set_up.by_the_book();
                let is_tick = setting.choices == ["off", "on"];
                let now = set_up.settings().iter().find(|s| s.key == setting.key).expect("it stays").value.clone();
                if now == *choice {
                    continue;
                }
                let name =
                    if is_tick { format!("setup-{}", setting.key) } else { format!("setup-{}-{choice}", setting.key) };
                stage.settle(|ctx, pen| set_up::draw(ctx, pen, &mut set_up));
                stage.click(&name, |ctx, pen| set_up::draw(ctx, pen, &mut set_up));
                let begin = set_up.begin(str::to_owned);
                let setup = Setup { options: begin.options, ..Setup::default() };
                let sitting = begin.level.sit(&setup).expect("what the page admits can be played");
                let value = sitting.settings().into_iter().find(|s| s.key == setting.key).map(|s| s.value);
                assert_eq!(value.as_deref(), Some(*choice), "{} {}", level.id, setting.key);
            }
        }
        set_up.by_the_book();
        assert!(set_up.changes.is_empty());
    }
}

#[test]
fn seats_and_clock_are_set_by_clicks() {
    let mut set_up = SetUp::new("tafl", "Anna").expect("a family of ours");
    let mut stage = Stage::new(vec2(1280.0, 4200.0), Language::English);
    for name in ["setup-strength-1-5", "setup-swap", "setup-who-0-person", "setup-clock-on", "setup-clock-main-more"] {
        stage.settle(|ctx, pen| set_up::draw(ctx, pen, &mut set_up));
        stage.click(name, |ctx, pen| set_up::draw(ctx, pen, &mut set_up));
    }
    stage.click("setup-begin", |ctx, pen| set_up::draw(ctx, pen, &mut set_up));
    assert_eq!(stage.acts, [Act::Desire(Desire::Begin)]);
    let begin = set_up.begin(|seat| format!("the {seat} one"));
    assert_eq!(begin.players, [Who::Person("the black one".into()), Who::Person("Anna".into())]);
    assert_eq!(begin.clock, Some((900, 5)));
}

/// Draws the table in every size and language.
fn at_the_table(name: &str, session: &Session, sight: &Sight, clocks: &Clocks, desk: &Desk) {
    let mut desk = desk.clone();
    everywhere(name, |ctx, pen| {
        let seen = Seen { session, sight, clocks, notices: &[] };
        let free = table::draw(ctx, pen, &seen, &mut desk);
        let least = ctx.viewport_rect().size().min_elem() * 0.7;
        assert!(free.width() >= least && free.height() >= least, "{name}: {free:?} is too small for the board");
    });
}

#[test]
fn the_table() {
    let session = sitting("tafl/brandub", &[], 23);
    let (sight, desk) = (Sight::default(), Desk::default());
    at_the_table("table", &session, &sight, &Clocks::default(), &desk);
    at_the_table("table-fresh", &sitting("tafl/alea", &[], 0), &sight, &Clocks::default(), &desk);
    let clocks = Clocks(Some(Running::new(300, 5, 2)));
    let dice = sitting("tafl/hnefatafl", &[("die", "upto")], 40);
    at_the_table("table-dice", &dice, &sight, &clocks, &desk);
}

#[test]
fn the_table_speaks() {
    let mut session = sitting("tafl/brandub", &[], 4);
    let desk = Desk::default();
    let clocks = Clocks::default();
    let token = session.sitting.places(None)[0].0;
    let held = Sight { held: Some(token), ..Sight::default() };
    at_the_table("table-why", &session, &held, &clocks, &desk);
    let picks = vec![Pick::Token(token), Pick::Square(Square(20))];
    let refusal = session.sitting.refuse(&Attempt { seat: Seat(0), picks });
    let refused = Sight { refusal: Some((refusal, Some(bevy::math::Vec2::new(380.0, 300.0)))), ..Sight::default() };
    at_the_table("table-refused", &session, &refused, &clocks, &desk);
    let pending = Sight { pending: Some("d1-g1".into()), ..Sight::default() };
    at_the_table("table-pending", &session, &pending, &clocks, &desk);
    let sure = Desk { sure: Some(table::Sure::Resign), ..Desk::default() };
    at_the_table("table-sure", &session, &Sight::default(), &clocks, &sure);
    at_the_table("table-menu", &session, &Sight::default(), &clocks, &Desk { menu: true, ..Desk::default() });
    let saving = Desk { saving: Some("Brandub, Anna".into()), ..Desk::default() };
    at_the_table("table-saving", &session, &Sight::default(), &clocks, &saving);
    let word = session.sitting.seat_names()[1];
    session.sitting.play(&format!("{word}:draw?"), &mut Vec::new()).expect("a draw may be offered");
    at_the_table("table-draw", &session, &Sight::default(), &clocks, &desk);
}

#[test]
fn the_result_and_the_replay() {
    let mut session = sitting("tafl/brandub", &[("games", "two")], 5);
    let word = session.sitting.seat_names()[0];
    session.sitting.play(&format!("{word}:resign"), &mut Vec::new()).expect("one may resign");
    let desk = Desk { settled: true, ..Desk::default() };
    at_the_table("table-result", &session, &Sight::default(), &Clocks::default(), &desk);
    assert!(session.sitting.next_game());
    session.sitting.play(&format!("{word}:resign"), &mut Vec::new()).expect("one may resign");
    assert_eq!(session.sitting.turn(), Turn::Over);
    at_the_table("table-match", &session, &Sight::default(), &Clocks::default(), &desk);
    session.look_at(3);
    at_the_table("table-replay", &session, &Sight::default(), &Clocks::default(), &desk);
}

#[test]
fn acts_at_the_table_are_asked_for() {
    let mut session = sitting("tafl/brandub", &[], 4);
    let (sight, clocks) = (Sight::default(), Clocks::default());
    let mut desk = Desk::default();
    for (_, size) in SIZES {
        let mut stage = Stage::new(size, Language::English);
        let mut click = |session: &Session, desk: &mut Desk, name: &str| {
            let mut page = |ctx: &Context, pen: &mut Pen| {
                let seen = Seen { session, sight: &sight, clocks: &clocks, notices: &[] };
                table::draw(ctx, pen, &seen, desk);
            };
            stage.settle(&mut page);
            stage.click(name, &mut page);
            std::mem::take(&mut stage.acts)
        };
        session.look_away(false);
        assert_eq!(click(&session, &mut desk, "table-undo"), [Act::Ask(Ask::Undo)]);
        assert_eq!(click(&session, &mut desk, "table-hint"), [Act::Ask(Ask::Hint)]);
        assert_eq!(click(&session, &mut desk, "table-menu"), []);
        assert_eq!(click(&session, &mut desk, "menu-resign"), []);
        assert_eq!(click(&session, &mut desk, "table-resign-yes"), [Act::Ask(Ask::Resign)]);
        assert_eq!(click(&session, &mut desk, "move-3"), [Act::Ask(Ask::ReplayTo(3))]);
        session.look_at(3);
        assert_eq!(click(&session, &mut desk, "replay-on"), [Act::Ask(Ask::ReplayTo(4))]);
        assert_eq!(click(&session, &mut desk, "replay-first"), [Act::Ask(Ask::ReplayTo(0))]);
        assert_eq!(click(&session, &mut desk, "replay-from-here"), [Act::Ask(Ask::PlayOn(true))]);
        assert_eq!(click(&session, &mut desk, "replay-leave"), [Act::Ask(Ask::PlayOn(false))]);
    }
}

#[test]
fn the_lesson() {
    for language in Language::ALL {
        assert!(Lesson::of("tafl-lesson", language).is_some_and(|lesson| !lesson.steps.is_empty()));
    }
    let lesson = Lesson::of("tafl-lesson", Language::English).expect("there is a lesson");
    for at in 0..=lesson.steps.len() {
        let mut lesson = lesson.clone();
        lesson.go_to(at);
        let session = match lesson.record("Anna") {
            Some(record) => Session::new(levels::open_record(&record, [0; 32]).expect("a record of ours")),
            None => sitting("tafl/brandub", &[], 0),
        };
        let desk = Desk { lesson: Some(lesson), ..Desk::default() };
        at_the_table(&format!("lesson-{at}"), &session, &Sight::default(), &Clocks::default(), &desk);
    }
    everywhere("lessons", lessons::list);
}

#[test]
fn lessons_are_solved_by_their_answers_and_by_nothing_else() {
    let mut lesson = Lesson::of("tafl-lesson", Language::Italian).expect("there is a lesson");
    for at in 0..lesson.steps.len() {
        lesson.go_to(at);
        let record = lesson.record("Anna").expect("every task can be put on the table");
        let fresh = levels::open_record(&record, [0; 32]).expect("a record of ours");
        let answers = lesson.steps[at].task.answers.clone();
        for choice in fresh.choices() {
            let mut sitting = fresh.clone();
            sitting.play(&choice.text, &mut Vec::new()).expect("a legal move");
            lesson.go_to(at);
            lesson.judge(fresh.as_ref());
            lesson.judge(sitting.as_ref());
            let right = answers.is_empty() || answers.contains(&choice.text);
            assert_eq!(lesson.progress == lessons::Progress::Right, right, "step {at}: {}", choice.text);
        }
    }
}

#[test]
fn a_puzzle_is_played_to_its_end_against_the_best_answer() {
    let mut puzzles = Lesson::of("corona-puzzles", Language::English).expect("there are puzzles");
    for at in 0..puzzles.steps.len() {
        puzzles.go_to(at);
        let record = puzzles.record("Anna").expect("every puzzle can be put on the table");
        let fresh = levels::open_record(&record, [0; 32]).expect("a record of ours");
        let play = |sitting: &mut Box<dyn AnySitting>, text: &str| {
            sitting.play(text, &mut Vec::new()).unwrap_or_else(|error| panic!("puzzle {at}: {text}: {error}"));
        };
        let key = puzzles.steps[at].task.answers[0].clone();

        let mut sitting = fresh.clone();
        assert_eq!(puzzles.judge(sitting.as_ref()), None);
        play(&mut sitting, &key);
        let answer = puzzles.judge(sitting.as_ref()).expect("the table answers");
        assert_eq!(puzzles.judge(sitting.as_ref()), None, "but once");
        assert_eq!(puzzles.progress, lessons::Progress::Open, "puzzle {at}: there is a move to come");
        play(&mut sitting, &answer);
        assert_eq!(puzzles.judge(sitting.as_ref()), None, "the learner is to move");
        let wins = |choice: &Choice| {
            let mut sitting = sitting.clone();
            play(&mut sitting, &choice.text);
            sitting.outcome().is_some()
        };
        let home = sitting.choices().into_iter().find(wins).expect("the Crown can be brought home");
        play(&mut sitting, &home.text);
        assert_eq!((puzzles.judge(sitting.as_ref()), puzzles.progress), (None, lessons::Progress::Right));

        puzzles.go_to(at);
        assert_eq!(puzzles.judge(sitting.as_ref()), None, "what was played before is not judged again");
        let mut sitting = fresh.clone();
        assert_eq!(puzzles.judge(sitting.as_ref()), None);
        let other = sitting.choices().into_iter().find(|choice| choice.text.replace('-', "x") != key.replace('-', "x"));
        play(&mut sitting, &other.expect("another move").text);
        assert!(puzzles.judge(sitting.as_ref()).is_some());
        assert_eq!(puzzles.progress, lessons::Progress::Wrong, "puzzle {at}");
    }
}

#[test]
fn the_records() {
    let about = saves::look_into(&sitting("tafl/alea", &[], 9).sitting.record(tavoliere::rules::Disclosure::Save));
    let mut records = Records {
        auto: Some(about.clone().map_err(SaveError::Record)),
        games: vec![
            ("An evening with Margherita".into(), about.map_err(SaveError::Record)),
            ("not a game".into(), Err(SaveError::Record(RecordError::Foreign))),
        ],
        notice: Some((tavoliere::app::ui::Notice::Record(RecordError::Foreign), true)),
        path: "/home/anna/Documents/".into(),
        ..Records::default()
    };
    everywhere("records", |ctx, pen| records::draw(ctx, pen, &mut records));
    let mut stage = Stage::new(vec2(1280.0, 4200.0), Language::English);
    for name in ["records-open-0", "records-delete-0", "records-delete-yes-0"] {
        stage.settle(|ctx, pen| records::draw(ctx, pen, &mut records));
        stage.click(name, |ctx, pen| records::draw(ctx, pen, &mut records));
    }
    let name = "An evening with Margherita".to_owned();
    assert_eq!(stage.acts, [Act::Desire(Desire::Load(name.clone())), Act::Desire(Desire::Delete(name))]);
}

#[test]
fn the_other_pages() {
    let mut book = OpenBook::default();
    everywhere("rulebook", |ctx, pen| rule_book::draw(ctx, pen, &mut book));
    everywhere("settings", settings_page::draw);
    everywhere("help", help::draw);
    let mut welcome = Welcome::default();
    everywhere("welcome", |ctx, pen| welcome::draw(ctx, pen, &mut welcome));
    let mut welcome = Welcome { spoken: true };
    everywhere("welcome-lesson", |ctx, pen| welcome::draw(ctx, pen, &mut welcome));
}

#[test]
fn the_gallery() {
    let (mut gallery, mut exhibit) = (Gallery::default(), Exhibit::default());
    everywhere("gallery", |ctx, pen| {
        gallery::draw(ctx, pen, &mut gallery, &mut exhibit, Overlay::None);
    });
}

#[test]
fn the_keyboard_stays_on_the_page_that_lies_on_top() {
    let (session, sight, clocks) = (sitting("tafl/brandub", &[], 4), Sight::default(), Clocks::default());
    let mut stage = Stage::new(SIZES[0].1, Language::English);
    let mut desk = Desk::default();
    let at_table = |ctx: &Context, pen: &mut Pen, desk: &mut Desk| {
        let seen = Seen { session: &session, sight: &sight, clocks: &clocks, notices: &[] };
        table::draw(ctx, pen, &seen, desk);
    };
    // How many things the keyboard comes by before it is back at the first, and whether all lie on a sheet.
    let mut tour = |page: &mut dyn FnMut(&Context, &mut Pen)| {
        stage.settle(&mut *page);
        let mut seen = Vec::new();
        for _ in 0..80 {
            stage.draw(vec![key(Key::Tab, true), key(Key::Tab, false)], &mut *page);
            stage.draw(Vec::new(), &mut *page);
            let focused = stage.ctx.memory(|memory| memory.focused()).and_then(|id| stage.ctx.read_response(id));
            let focused = focused.expect("something has the focus");
            if seen.first().is_some_and(|(first, _)| *first == focused.id) {
                break;
            }
            let size = Vec2::new(focused.rect.width(), focused.rect.height());
            let mut targets = stage.targets.0.values();
            let is_target = targets.any(|t| (Vec2::new(t.width(), t.height()) - size).length() < 1.0);
            let in_sight = stage.ctx.viewport_rect().contains_rect(focused.rect);
            assert!(is_target || !in_sight, "the focus is on nothing that can be touched: {:?}", focused.rect);
            seen.push((focused.id, focused.layer_id.order == Order::Foreground));
        }
        (seen.len(), seen.iter().all(|(_, above)| *above))
    };
    let (below, above) = tour(&mut |ctx, pen| at_table(ctx, pen, &mut desk));
    assert!(below >= 8 && !above, "the table's own buttons: {below}");
    let (on_page, above) = tour(&mut |ctx, pen| {
        at_table(ctx, pen, &mut desk);
        settings_page::draw(ctx, pen);
    });
    assert!(on_page >= 10 && above, "the page's: {on_page}");
    desk.menu = true;
    let (in_menu, above) = tour(&mut |ctx, pen| at_table(ctx, pen, &mut desk));
    assert!(in_menu >= 8 && above, "the menu's: {in_menu}");
    desk.menu = false;
    let (again, above) = tour(&mut |ctx, pen| at_table(ctx, pen, &mut desk));
    assert!(again == below && !above, "the table's again: {again}");
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

#[test]
fn an_announcement_is_shown_with_what_it_means() {
    for language in Language::ALL {
        let mut stage = Stage::new(SIZES[0].1, language);
        let (session, clocks) = (sitting("tafl/brandub", &[], 4), Clocks::default());
        for word in ["via-libera", "fuggito", "attento-al-re"] {
            let key: &'static str = format!("tafl-announce-{word}").leak();
            let said = vec![(Some(Seat(0)), Reason::new(key))];
            let sight = Sight { said, ..Sight::default() };
            stage.settle(|ctx, pen| {
                let seen = Seen { session: &session, sight: &sight, clocks: &clocks, notices: &[] };
                table::draw(ctx, pen, &seen, &mut Desk::default());
            });
            let meaning = stage.words.say(&format!("{key}-line"));
            assert!(stage.texts().iter().any(|(text, ..)| text.contains(&meaning)), "{meaning}");
        }
    }
}

#[test]
fn the_loading_bar_says_what_and_how_much() {
    let loading = Loading { parts: vec![("loading-sounds", 12, 26)] };
    for language in Language::ALL {
        let mut stage = Stage::new(Vec2::new(390.0, 844.0), language);
        stage.settle(|ctx, pen| loading::draw(ctx, pen, &loading));
        stage.picture(&format!("loading-{}", language.id()));
        assert!(stage.texts().iter().any(|(text, ..)| text.contains("12") && text.contains("26")));
    }
}
