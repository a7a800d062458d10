//! Puzzles, and wins by force: every puzzle has one first move that wins whatever is answered, and no other.

mod corona;

use corona::{at, level, moves, read, text};
use tavoliere::bots::forced::{self, Defence};
use tavoliere::rulebook::{self, Block, Task};
use tavoliere::rules::corona::{Corona, Ending};
use tavoliere::rules::echecs::Echecs;
use tavoliere::rules::petteia::Petteia;
use tavoliere::rules::tafl::{Options, Tafl};
use tavoliere::rules::{AnySitting, Game, Head, Seat, Seated, Side, Sitting, Style, Turn};
use tavoliere::words::Language;

fn puzzles(language: Language) -> Vec<Task> {
    puzzles_of("corona", language)
}

fn puzzles_of(family: &str, language: Language) -> Vec<Task> {
    let name = format!("{family}-puzzles");
    let book = rulebook::book(&name, language).expect("a book of puzzles").expect("a sound one");
    let tasks =
        book.blocks.into_iter().filter_map(|block| if let Block::Task(task) = block { Some(task) } else { None });
    tasks.collect()
}

fn laid(task: &Task) -> Corona {
    let turn = task.diagram.turn.as_deref().expect("a seat to move");
    at(&level("duel"), &format!("{} {turn}", task.diagram.position))
}

fn after<G: Game>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play(mv, &mut ());
    next
}

#[test]
fn there_are_at_least_ten_and_the_same_in_every_language() {
    for family in ["corona", "echecs", "petteia"] {
        let [english, italian] = Language::ALL.map(|language| puzzles_of(family, language));
        assert!(english.len() >= 10, "{family}");
        let bare =
            |task: &Task| (task.diagram.position.clone(), task.diagram.turn.clone(), task.answers.clone(), task.win);
        assert!(english.iter().map(bare).eq(italian.iter().map(bare)), "{family}");
    }
}

#[test]
fn one_first_move_carries_the_crown_home_in_two_and_no_other() {
    for task in puzzles(Language::English) {
        let game = laid(&task);
        let here = &task.diagram.position;
        assert_eq!(task.win, Some(2));
        assert!(forced::keys(&game, 1).is_empty(), "{here}: not in one");
        let keys = forced::keys(&game, 2);
        let texts: Vec<_> = keys.iter().map(|&mv| text(&game, mv, Style::Record)).collect();
        assert_eq!(texts, task.answers, "{here}");
        let next = after(&game, keys[0]);
        for reply in moves(&next) {
            let last = after(&next, reply);
            let homeward = forced::keys(&last, 1).into_iter().map(|mv| after(&last, mv).end().expect("a win"));
            assert!(homeward.into_iter().any(|end| end.ending == Ending::Asylum), "{here}");
        }
    }
}

/// Every move and every answer is looked at: one first move wins in time, none wins sooner, and the last move brings this end.
fn assert_one_key<G: Game>(task: &Task, ending: &str) {
    let here = &task.diagram.position;
    let level = task.diagram.level.as_deref().expect("a level");
    let level = tavoliere::levels::find(&format!("{}/{level}", G::FAMILY)).expect("a level of the shelf");
    let options = level.options_with::<G>(&[]).expect("its options");
    let turn = task.diagram.turn.as_deref().expect("a seat to move");
    let game = G::start_at(&options, &G::Carry::default(), &format!("{here} {turn}")).expect("a position");
    let win = task.win.expect("so many moves");
    assert!(forced::keys(&game, win - 1).is_empty(), "{here}: it can be done sooner");
    let keys = forced::keys(&game, win);
    let texts = keys.iter().map(|&mv| {
        let mut text = String::new();
        game.write(mv, Style::Record, &mut text);
        text
    });
    assert_eq!(texts.collect::<Vec<_>>(), task.answers, "{here}");
    let side = game.side(seat_to_move(&game));
    let lines = all_lines(after(&game, keys[0]), win - 1, ending);
    assert!(!lines.is_empty());
    for end in lines {
        let outcome = end.outcome().expect("an end");
        assert!(outcome.won(side) && outcome.reason == ending, "{here}: {}", outcome.reason);
    }
}

fn seat_to_move<G: Game>(game: &G) -> Seat {
    match game.turn() {
        Turn::Seat(seat, _) => seat,
        other => panic!("{other:?}"),
    }
}

/// How the game ends after each answer, if the other side then wins in time, and so if it can.
fn all_lines<G: Game>(game: G, own: u32, ending: &str) -> Vec<G> {
    if game.outcome().is_some() {
        return vec![game];
    }
    let mut replies = Vec::new();
    game.moves(&mut replies);
    let lines = replies.into_iter().flat_map(|reply| {
        let next = after(&game, reply);
        let won: Vec<_> = forced::keys(&next, own).into_iter().map(|mv| after(&next, mv)).collect();
        let so = |game: &&G| game.outcome().is_none_or(|outcome| outcome.reason == ending);
        match won.iter().find(so) {
            Some(after) => all_lines(after.clone(), own - 1, ending),
            None => vec![next],
        }
    });
    lines.collect()
}

#[test]
fn one_first_move_mates_in_time_and_no_other() {
    let tasks = puzzles_of("echecs", Language::English);
    assert!([2, 3].into_iter().all(|win| tasks.iter().any(|task| task.win == Some(win))));
    tasks.iter().for_each(|task| assert_one_key::<Echecs>(task, "mate"));
}

#[test]
fn one_first_move_captures_the_last_men_or_shuts_an_army_in_and_no_other() {
    let book = rulebook::book("petteia-puzzles", Language::English).expect("a book").expect("a sound one");
    let mut endings = Vec::new();
    for chapter in book.chapters() {
        let ending = match &chapter[0] {
            Block::Heading { id, .. } if id == "last-men" => "decimazione",
            Block::Heading { id, .. } if id == "siege" => "assedio",
            other => panic!("{other:?}"),
        };
        for block in chapter {
            if let Block::Task(task) = block {
                assert_one_key::<Petteia>(task, ending);
                endings.push(ending);
            }
        }
    }
    assert!(endings.contains(&"decimazione") && endings.contains(&"assedio"));
}

/// The second formulation: whoever does not know the rules of forcing counts all lines of three plies.
#[test]
fn all_lines_of_a_key_end_in_a_win_and_of_every_other_move_one_does_not() {
    let task = &puzzles(Language::English)[0];
    let game = laid(task);
    let side = game.side(game.to_move());
    let won = |game: &Corona| game.outcome().is_some_and(|outcome| outcome.won(side));
    for mv in moves(&game) {
        let next = after(&game, mv);
        let lost_lines = moves(&next).into_iter().filter(|&reply| {
            let last = after(&next, reply);
            last.outcome().is_some() || !moves(&last).into_iter().any(|home| won(&after(&last, home)))
        });
        let forced = next.outcome().is_none() && lost_lines.count() == 0;
        assert_eq!(forced, task.answers == [text(&game, mv, Style::Record)]);
    }
}

#[test]
fn the_table_answers_a_try_with_what_refutes_it() {
    let task = &puzzles(Language::English)[0];
    let game = laid(task);
    let key = read(&game, &task.answers[0]);
    let options = level("duel");
    for (mv, holds) in moves(&game).into_iter().map(|mv| (mv, mv != key)) {
        let next = after(&game, mv);
        if next.outcome().is_some() {
            continue;
        }
        let head = Head { players: vec![String::new(); 2], ..Head::default() };
        let sitting = Sitting::<Corona>::new_at(head, options.clone(), &next.position()).expect("a position");
        let sitting = Seated::new(sitting, options.clone());
        let question = sitting.question(next.to_move());
        let defence = forced::defence(&question, game.side(game.to_move()), 1).expect("an answer");
        assert_eq!(defence.holds, holds, "{}", text(&game, mv, Style::Record));
        let reply = read(&next, &defence.text);
        assert_eq!(forced::keys(&after(&next, reply), 1).is_empty(), holds);
    }
}

/// On Brandub a King with two open roads wins whatever Black does, and with one he does not.
#[test]
fn a_king_with_two_open_roads_wins_in_two() {
    let options = tavoliere::levels::find("tafl/brandub").expect("a level").options_with::<Tafl>(&[]).expect("options");
    let lay = |options: &Options, board: &str| Tafl::start_at(options, &Default::default(), board).expect("a position");
    let keys = |game: &Tafl| {
        let keys = forced::keys(game, 2).into_iter().map(|mv| {
            let mut text = String::new();
            game.write(mv, Style::Plain, &mut text);
            text
        });
        keys.collect::<Vec<_>>()
    };
    let two = lay(&options, "7/7/7/3K3/7/t6/7 white");
    assert!(keys(&two).contains(&"d4-d7".to_owned()), "{:?}", keys(&two));
    let question = Seated::new(
        Sitting::<Tafl>::new_at(
            Head { players: vec![String::new(); 2], ..Head::default() },
            options.clone(),
            "3K3/7/7/7/7/t6/7 black",
        )
        .expect("a position"),
        options,
    )
    .question(Seat(0));
    let Defence { holds, .. } = forced::defence(&question, Side(1), 1).expect("an answer");
    assert!(!holds, "two corners cannot be closed with one move");
}
