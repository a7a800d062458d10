//! Puzzles of Échecs: mates in two and in three, as they came up in games of weak players.

use super::{Task, after, moves};
use std::io;
use std::path::Path;
use tavoliere::bots::{self, Effort, forced};
use tavoliere::levels;
use tavoliere::rules::echecs::{Echecs, Options};
use tavoliere::rules::{AnySitting, Game, Head, Seated, Sitting, Style, Turn};

/// So many puzzles of so many moves make the book.
const WANTED: [(u32, usize); 2] = [(2, 6), (3, 4)];
/// So many of a game's last positions are looked at.
const LAST: usize = 40;
/// With more moves than this nobody looks for a mate in three: it takes too long, here and in the tests.
const WIDEST: usize = 36;
/// Who is mated has at least so many men, among them another than Pawns beside the King.
const DEFENDERS: usize = 4;
const PLAYER: Effort =
    Effort { nodes: 500, softness: 40, blur: 0, table_bits: 12, varied: true, paranoid: false, signals: true };

struct Puzzle {
    board: String,
    turn: &'static str,
    win: u32,
    key: String,
    /// The key gives no check; the answers there are to it.
    quiet: bool,
    answers: usize,
}

/// Makes the books of puzzles in both languages.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    let level = levels::find("echecs/encyclopedie").map_err(io::Error::other)?;
    let options = level.options_with::<Echecs>(&[]).map_err(io::Error::other)?;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for game in 0.. {
        let missing: Vec<u32> = WANTED
            .into_iter()
            .filter(|&(win, count)| puzzles.iter().filter(|puzzle| puzzle.win == win).count() < count)
            .map(|(win, _)| win)
            .collect();
        if missing.is_empty() {
            break;
        }
        if let Some(puzzle) = from_game(&options, game, &missing)? {
            println!("game {game}: mate in {}, {} {} {}", puzzle.win, puzzle.board, puzzle.turn, puzzle.key);
            puzzles.push(puzzle);
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.win, puzzle.quiet, puzzle.answers));
    for (language, words) in [("en", &ENGLISH), ("it", &ITALIAN)] {
        std::fs::write(folder.join(format!("echecs-puzzles.{language}.md")), book(words, &puzzles))?;
    }
    Ok(())
}

/// The puzzle of a game, if there is one of these lengths in it, a longer one rather than a shorter.
fn from_game(options: &Options, nth: u64, lengths: &[u32]) -> io::Result<Option<Puzzle>> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&nth.to_le_bytes());
    let head = Head { secret, players: vec![String::new(); 2], ..Head::default() };
    let mut sitting = Seated::new(Sitting::<Echecs>::new(head, *options), *options);
    let mut positions = Vec::new();
    while let Turn::Seat(seat, _) = sitting.turn() {
        positions.push(sitting.position());
        let text = bots::answer(&sitting.question(seat), PLAYER).map_err(io::Error::other)?.text;
        sitting.play(&text, &mut Vec::new()).map_err(io::Error::other)?;
    }
    let last = || positions.iter().rev().take(LAST);
    Ok(lengths.iter().rev().find_map(|&win| last().find_map(|position| posed(options, position, win))))
}

/// The position as a puzzle of so many moves, if it is one. Nobody castles any more in it.
fn posed(options: &Options, position: &str, win: u32) -> Option<Puzzle> {
    let mut words = position.split(' ');
    let board = words.next()?;
    let turn = if words.next()? == "w" { "white" } else { "black" };
    let game = Echecs::start_at(options, &(), &format!("{board} {turn}")).ok()?;
    let men = |letter: char| letter.is_ascii_alphabetic() && letter.is_ascii_uppercase() == (turn == "black");
    let pieces = board.chars().filter(|&letter| men(letter) && !letter.eq_ignore_ascii_case(&'p')).count();
    if board.chars().filter(|&letter| men(letter)).count() < DEFENDERS || pieces < 2 {
        return None;
    }
    if win > 2 && moves(&game).len() > WIDEST || !forced::keys(&game, win - 1).is_empty() {
        return None;
    }
    let [key] = forced::keys(&game, win)[..] else { return None };
    let mut text = String::new();
    game.write(key, Style::Record, &mut text);
    let next = after(&game, key);
    let answers = moves(&next).len();
    let quiet = !next.is_check();
    // Whoever takes something or gives the only check there is does what everybody tries first.
    let told = text.contains('x') || text.contains('=') || win == 2 && !quiet && checks(&game) < 3;
    (!told && answers > 1).then(|| Puzzle { board: board.to_owned(), turn, win, key: text, quiet, answers })
}

/// How many moves give check.
fn checks(game: &Echecs) -> usize {
    moves(game).into_iter().filter(|&mv| after(game, mv).is_check()).count()
}

/// What the book says, in a language.
struct Words {
    title: &'static str,
    preface: &'static str,
    headings: [&'static str; 2],
    sides: [&'static str; 2],
    tasks: [&'static str; 2],
    solved: &'static str,
}

const ENGLISH: Words = Words {
    title: "Puzzles of Échecs",
    preface: "Positions from games which the table’s computers have played against each other. One first move gives mate in time, whatever is answered, and no other. Nobody may castle any more. The answers come from the table; it tries them all.",
    headings: ["Mate in two", "Mate in three"],
    sides: ["White", "Black"],
    tasks: ["{side} to move: mate in two moves.", "{side} to move: mate in three moves."],
    solved: "*Échec et mat*: whatever had been answered, there was no way out.",
};

const ITALIAN: Words = Words {
    title: "Problemi degli Échecs",
    preface: "Posizioni da partite che i computer del tavolo hanno giocato tra loro. Una sola prima mossa dà matto in tempo contro ogni risposta, e nessun’altra. Nessuno può più arroccare. Le risposte le dà il tavolo, che le prova tutte.",
    headings: ["Matto in due mosse", "Matto in tre mosse"],
    sides: ["il Bianco", "il Nero"],
    tasks: ["Muove {side}: matto in due mosse.", "Muove {side}: matto in tre mosse."],
    solved: "*Échec et mat*: qualunque fosse la risposta, non c’era scampo.",
};

fn book(words: &Words, puzzles: &[Puzzle]) -> String {
    let mut text = format!("# {}\n\n{}\n", words.title, words.preface);
    let parts = WANTED.iter().zip(["two", "three"]).zip(words.headings).zip(words.tasks);
    for (((&(win, _), id), heading), task) in parts {
        text.push_str(&format!("\n## {heading} {{#{id}}}\n"));
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.win == win) {
            let task = task.replace("{side}", words.sides[usize::from(puzzle.turn == "black")]);
            let Puzzle { board: position, turn, key, .. } = puzzle;
            let head = "size=8 level=encyclopedie";
            text.push_str(&Task { head, turn, win, key, position, task: &task, solved: words.solved }.print());
        }
    }
    text
}
