//! Puzzles, and wins by force: every puzzle has one first move that wins whatever is answered, and no other.

mod corona;

use corona::{at, level, moves, read, text};
use tavoliere::bots::forced::{self, Defence};
use tavoliere::rulebook::{self, Block, Task};
use tavoliere::rules::corona::{Corona, Ending};
use tavoliere::rules::tafl::{Options, Tafl};
use tavoliere::rules::{AnySitting, Game, Head, Seat, Seated, Side, Sitting, Style};
use tavoliere::words::Language;

fn puzzles(language: Language) -> Vec<Task> {
    let book = rulebook::book("corona-puzzles", language).expect("a book of puzzles").expect("a sound one");
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
    let [english, italian] = Language::ALL.map(puzzles);
    assert!(english.len() >= 10);
    let bare = |task: &Task| (task.diagram.position.clone(), task.diagram.turn.clone(), task.answers.clone(), task.win);
    assert!(english.iter().map(bare).eq(italian.iter().map(bare)));
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
