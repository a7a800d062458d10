//! Puzzles of Petteia: the last men of a class captured, or an army shut in, with two moves. Played games seldom come to
//! that, so positions are laid at random, in a corner of the board and about it, until one has a single key.

use super::{Task, after, moves, threatens};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io;
use std::ops::RangeInclusive;
use std::path::Path;
use tavoliere::bots::forced;
use tavoliere::levels;
use tavoliere::rules::petteia::ends::Ending;
use tavoliere::rules::petteia::options::{Colour, Options};
use tavoliere::rules::petteia::{At, Board, Kind, Petteia, position};
use tavoliere::rules::{Game, Style};

/// On which level, for what end, how many.
const WANTED: [(&str, Ending, usize); 5] = [
    ("mikra_petteia", Ending::Decimazione, 3),
    ("petteia", Ending::Decimazione, 1),
    ("diplasia_petteia", Ending::Decimazione, 2),
    ("mikra_petteia", Ending::Assedio, 3),
    ("petteia", Ending::Assedio, 1),
];
/// So many first moves threaten to win and are met by an answer; where more do, Black is lost in any case.
const TRIES: RangeInclusive<usize> = 2..=20;
/// Black has so many men at least.
const FEWEST: u32 = 2;

struct Puzzle {
    level: &'static str,
    width: usize,
    ending: Ending,
    board: String,
    key: String,
    tries: usize,
}

/// Makes the books of puzzles in both languages.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    let mut puzzles = Vec::new();
    for (nth, (level, ending, count)) in (0..).zip(WANTED) {
        let mut rng = ChaCha8Rng::seed_from_u64(nth);
        let options = levels::find(&format!("petteia/{level}")).map_err(io::Error::other)?;
        let options = options.options_with::<Petteia>(&[]).map_err(io::Error::other)?;
        let mut laid = 0;
        let mut found = Vec::new();
        while found.len() < count {
            laid += 1;
            let board = lay(&options, &mut rng);
            let Some((board, key, tries)) = posed(&options, &board, ending) else { continue };
            println!("{level}, {}: {board} {key}, {tries} tries, the {laid}th", ending.word());
            found.push(Puzzle { level, width: options.variant.width(), ending, board, key, tries });
        }
        puzzles.extend(found);
    }
    puzzles.sort_by_key(|puzzle| puzzle.tries);
    for (language, words) in [("en", &ENGLISH), ("it", &ITALIAN)] {
        std::fs::write(folder.join(format!("petteia-puzzles.{language}.md")), book(words, &puzzles))?;
    }
    Ok(())
}

/// A few men of each colour, Black's in a corner, White's around it, one or two anywhere; then turned or mirrored.
fn lay(options: &Options, rng: &mut ChaCha8Rng) -> Board {
    let width = options.variant.width();
    let mut board = Board::empty(width);
    let (turned, mirrored) = (rng.random_bool(0.5), rng.random_bool(0.5));
    let classes = if options.variant.is_simple() { 1 } else { 2 };
    let (few, many) = (rng.random_range(2..5), rng.random_range(4..8));
    let mut put = |colour, files, ranks, nth: usize| {
        let kind = Kind::CLASSES[nth % classes];
        let (file, rank) = (rng.random_range(0..files), rng.random_range(0..ranks));
        let at = At::new(if mirrored { width - 1 - file } else { file }, if turned { 7 - rank } else { rank });
        if board.free().has(at) {
            board.put(colour, kind, at);
        }
    };
    (0..few).for_each(|nth| put(Colour::Black, 3, 3, nth));
    (0..many).for_each(|nth| put(Colour::White, 5, 5, nth));
    (0..2).for_each(|nth| put(Colour::White, width, 8, nth));
    board
}

/// The position as a puzzle for White, if it is one: board, key, and how many tries there are.
fn posed(options: &Options, board: &Board, ending: Ending) -> Option<(String, String, usize)> {
    // An army without one of its classes would have lost it already.
    let whole = |colour| Kind::CLASSES.iter().filter(|&&kind| !board.army(colour).of(kind).is_empty()).count();
    let classes = if options.variant.is_simple() { 1 } else { 2 };
    let few = board.army(Colour::Black).all().count() < FEWEST;
    if few || Colour::BOTH.into_iter().any(|colour| whole(colour) != classes) {
        return None;
    }
    let text = position::write_board(board);
    let game = Petteia::start_at(options, &(), &format!("{text} white")).ok()?;
    if game.end().is_some() || !forced::keys(&game, 1).is_empty() {
        return None;
    }
    let [key] = forced::keys(&game, 2)[..] else { return None };
    if !ends_so(&after(&game, key), ending) {
        return None;
    }
    let others = moves(&game).into_iter().filter(|&mv| mv != key && after(&game, mv).outcome().is_none());
    let tries = others.filter(|&mv| threatens(&after(&game, mv))).count();
    // A first move that takes something is tried by everybody.
    let takes = after(&game, key).board().army(Colour::Black).all().count() < board.army(Colour::Black).all().count();
    (!takes && TRIES.contains(&tries)).then(|| {
        let mut key_text = String::new();
        game.write(key, Style::Record, &mut key_text);
        (text, key_text, tries)
    })
}

/// Is there an answer, and after each a move that ends the game so?
fn ends_so(game: &Petteia, ending: Ending) -> bool {
    let answers = moves(game);
    !answers.is_empty()
        && answers.into_iter().all(|answer| {
            let next = after(game, answer);
            let mut wins = forced::keys(&next, 1).into_iter();
            next.end().is_none() && wins.any(|mv| after(&next, mv).end().is_some_and(|end| end.ending == ending))
        })
}

/// What the book says, in a language.
struct Words {
    title: &'static str,
    preface: &'static str,
    headings: [&'static str; 2],
    tasks: [&'static str; 2],
    solved: [&'static str; 2],
}

const ENGLISH: Words = Words {
    title: "Puzzles of Petteia",
    preface: "No dice here. White moves and wins with the next two moves: one first move does it whatever Black answers, and no other. The answers come from the table; it tries them all.",
    headings: ["The last men", "The siege"],
    tasks: [
        "White to move: win with your next two moves by capturing all men of a class.",
        "White to move: with your next two moves leave Black without a move.",
    ],
    solved: [
        "*Decimazione*: wherever they had gone, one of the two classes was lost.",
        "*Assedio*: not one of Black’s men can stir.",
    ],
};

const ITALIAN: Words = Words {
    title: "Problemi di Petteia",
    preface: "Qui non ci sono dadi. Il Bianco muove e vince con le prossime due mosse: una sola prima mossa ci riesce contro ogni risposta del Nero, e nessun’altra. Le risposte le dà il tavolo, che le prova tutte.",
    headings: ["Gli ultimi pezzi", "L’assedio"],
    tasks: [
        "Muove il Bianco: vinci con le prossime due mosse catturando tutti i pezzi di una classe.",
        "Muove il Bianco: con le prossime due mosse togli al Nero ogni mossa.",
    ],
    solved: [
        "*Decimazione*: ovunque fossero andati, non restava nessuno di quella classe.",
        "*Assedio*: nessun pezzo nero può più muoversi.",
    ],
};

fn book(words: &Words, puzzles: &[Puzzle]) -> String {
    let mut text = format!("# {}\n\n{}\n", words.title, words.preface);
    for (nth, (ending, id)) in [(Ending::Decimazione, "last-men"), (Ending::Assedio, "siege")].into_iter().enumerate() {
        text.push_str(&format!("\n## {} {{#{id}}}\n", words.headings[nth]));
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.ending == ending) {
            let head = format!("size={} level={}", sizes(puzzle.width), puzzle.level);
            let (task, solved) = (words.tasks[nth], words.solved[nth]);
            let Puzzle { board: position, key, .. } = puzzle;
            text.push_str(&Task { head: &head, turn: "white", win: 2, key, position, task, solved }.print());
        }
    }
    text
}

/// The size of a board as the books write it.
fn sizes(width: usize) -> String {
    if width == 8 { "8".to_owned() } else { format!("{width}x8") }
}
