//! Puzzles of La Corona: "carry the Crown into an Asylum with your next two moves". Weak players play games against
//! each other; where one of them came to such a position, with one first move and no other that wins against every
//! answer, everything is taken off the board that does not make it harder.

mod diagram;

use super::{Task, after, moves, threatens};
use diagram::Diagram;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io;
use std::path::Path;
use tavoliere::bots::{self, Effort, forced};
use tavoliere::levels;
use tavoliere::rules::corona::{Corona, Ending, Move, Options};
use tavoliere::rules::{AnySitting, Game, Head, Seated, Sitting, Style, Turn};

/// So many puzzles make the book.
const WANTED: usize = 12;
/// So many first moves at least threaten to win and are met by an answer.
const FEWEST_TRIES: usize = 3;
/// So many of a game's last positions are looked at.
const LAST: usize = 9;
const PLAYER: Effort =
    Effort { nodes: 400, softness: 40, blur: 0, table_bits: 12, varied: true, paranoid: false, signals: true };

/// A position with one move that wins by force.
struct Puzzle {
    position: String,
    seat: &'static str,
    key: String,
    /// First moves that threaten to win and are met by one answer or more.
    tries: usize,
}

/// Makes the books of puzzles in both languages.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    let level = levels::find("corona/duel").map_err(io::Error::other)?;
    let options = level.options_with::<Corona>(&[]).map_err(io::Error::other)?;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for game in 0.. {
        let Some(puzzle) = from_game(&options, game)? else { continue };
        println!(
            "{:2}: game {game}, {} {} {}, {} tries",
            puzzles.len() + 1,
            puzzle.position,
            puzzle.seat,
            puzzle.key,
            puzzle.tries
        );
        puzzles.push(puzzle);
        if puzzles.len() == WANTED {
            break;
        }
    }
    puzzles.sort_by_key(|puzzle| puzzle.tries);
    for (language, words) in [("en", &ENGLISH), ("it", &ITALIAN)] {
        std::fs::write(folder.join(format!("corona-puzzles.{language}.md")), book(words, &puzzles))?;
    }
    Ok(())
}

/// The puzzle of a game, if there is one in it.
fn from_game(options: &Options, nth: u64) -> io::Result<Option<Puzzle>> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&nth.to_le_bytes());
    let head = Head { secret, players: vec![String::new(); 2], ..Head::default() };
    let mut sitting = Seated::new(Sitting::<Corona>::new(head, options.clone()), options.clone());
    let mut positions = Vec::new();
    loop {
        match sitting.turn() {
            Turn::Chance(_) => {
                sitting.play_chance(&mut Vec::new());
            }
            Turn::Seat(seat, _) => {
                positions.push(sitting.position());
                let text = bots::answer(&sitting.question(seat), PLAYER).map_err(io::Error::other)?.text;
                sitting.play(&text, &mut Vec::new()).map_err(io::Error::other)?;
            }
            Turn::Over => break,
        }
    }
    let mut rng = ChaCha8Rng::seed_from_u64(nth);
    let candidates = positions.iter().rev().take(LAST);
    let mut posed = candidates.filter_map(|text| {
        let diagram = Diagram::read(text)?;
        let puzzle = posed(options, &diagram)?;
        Some((diagram, puzzle))
    });
    Ok(posed.next().map(|(diagram, puzzle)| pared(options, diagram, puzzle, &mut rng)))
}

/// Takes off the board whatever can go while the puzzle stays as hard.
fn pared(options: &Options, mut diagram: Diagram, mut puzzle: Puzzle, rng: &mut ChaCha8Rng) -> Puzzle {
    let mut men = diagram.men();
    men.shuffle(rng);
    // Some stay where they are, so that not everything on the board points at the answer.
    let spared = rng.random_range(2..6);
    men.truncate(men.len().saturating_sub(spared));
    for at in men {
        let without = diagram.without(at);
        if let Some(pared) = posed(options, &without) {
            (diagram, puzzle) = (without, pared);
        }
    }
    puzzle
}

/// The position as a puzzle, if it is one.
fn posed(options: &Options, diagram: &Diagram) -> Option<Puzzle> {
    let game = Corona::start_at(options, &(), &diagram.text()).ok()?;
    if !forced::keys(&game, 1).is_empty() {
        return None;
    }
    let [key] = forced::keys(&game, 2)[..] else { return None };
    let quiet = matches!(key, Move::Step { to, .. } if game.field().at(to).is_none());
    let tries = tries(&game, key);
    // It is the Crown's way home that wins, not the last man of the enemy.
    let asylum = ends_in_an_asylum(&game, key);
    (asylum && (quiet || tries > FEWEST_TRIES) && tries >= FEWEST_TRIES).then(|| {
        let mut text = String::new();
        game.write(key, Style::Record, &mut text);
        Puzzle { position: diagram.board(), seat: diagram.seat(), key: text, tries }
    })
}

/// How many moves beside the key threaten to win with the next one, were it not for some answer.
fn tries(game: &Corona, key: Move) -> usize {
    let others = moves(game).into_iter().filter(|&mv| mv != key && after(game, mv).outcome().is_none());
    others.filter(|&mv| threatens(&after(game, mv))).count()
}

fn ends_in_an_asylum(game: &Corona, key: Move) -> bool {
    let game = after(game, key);
    moves(&game).into_iter().all(|answer| {
        let next = after(&game, answer);
        let mut wins = forced::keys(&next, 1).into_iter();
        next.end().is_none() && wins.any(|mv| after(&next, mv).end().is_some_and(|end| end.ending == Ending::Asylum))
    })
}

/// What the book says, in a language.
struct Words {
    title: &'static str,
    preface: &'static str,
    heading: &'static str,
    seats: [(&'static str, &'static str); 2],
    task: &'static str,
    solved: &'static str,
}

const ENGLISH: Words = Words {
    title: "Puzzles of La Corona",
    preface: "Two squadrons, and the Crown is nearly at home. Carry it into any Asylum with your next two moves: one first move does it whatever is answered, and no other. The answers come from the table; it tries them all.",
    heading: "Into the Asylum in two",
    seats: [("a1", "White"), ("q17", "Vermilion")],
    task: "{seat} to move: carry the Crown into an Asylum with your next two moves.",
    solved: "Home. Whatever the enemy had done, the Crown was safe.",
};

const ITALIAN: Words = Words {
    title: "Problemi della Corona",
    preface: "Due squadre, e la Corona è quasi a casa. Portala in un Asilo con le tue prossime due mosse: una sola prima mossa ci riesce contro ogni risposta, e nessun’altra. Le risposte le dà il tavolo, che le prova tutte.",
    heading: "Nell’Asilo in due mosse",
    seats: [("a1", "il Bianco"), ("q17", "il Vermiglio")],
    task: "Muove {seat}: porta la Corona in un Asilo con le tue prossime due mosse.",
    solved: "A casa. Qualunque cosa avesse fatto il nemico, la Corona era salva.",
};

fn book(words: &Words, puzzles: &[Puzzle]) -> String {
    let Words { title, preface, heading, .. } = words;
    let mut text = format!("# {title}\n\n{preface}\n\n## {heading} {{#two}}\n");
    for Puzzle { position, seat, key, .. } in puzzles {
        let seat_name = words.seats.iter().find(|(word, _)| word == seat).map_or("", |(_, name)| name);
        let task = words.task.replace("{seat}", seat_name);
        let head = "size=17";
        text.push_str(&Task { head, turn: seat, win: 2, key, position, task: &task, solved: words.solved }.print());
    }
    text
}
