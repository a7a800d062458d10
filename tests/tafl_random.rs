//! Random games of the King's Table on every board and under every set of options, beside a second, naive formulation
//! of the rules. `TAVOLIERE_GAMES` says how many games of each.

mod tafl;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tafl::naive::{Naive, name};
use tafl::{BOARDS, at, level_with, moves, read, text};
use tavoliere::rules::tafl::{Colour, Die, Move, Options, Tafl, notation};
use tavoliere::rules::{Event, Game, Place, Style};

/// Option sets with the sizes of boards that admit them.
type Set = (&'static [(&'static str, &'static str)], fn(usize) -> bool);
const SETS: [Set; 10] = [
    (&[], |_| true),
    (&[("step", "on")], |size| size <= 9),
    (&[("step", "on"), ("die", "parity")], |size| size <= 9),
    (&[("no_safe_entry", "on")], |size| size >= 11),
    (&[("die", "upto")], |_| true),
    (&[("die", "exact")], |_| true),
    (&[("die", "parity")], |_| true),
    (&[("no_safe_entry", "on"), ("die", "upto")], |size| size >= 11),
    (&[("no_safe_entry", "on"), ("die", "exact")], |size| size >= 11),
    (&[("no_safe_entry", "on"), ("die", "parity")], |size| size >= 11),
];

/// How many games of each kind: a few of the long ones on the large board.
fn games(size: usize) -> u64 {
    let wished = std::env::var("TAVOLIERE_GAMES").ok().and_then(|text| text.parse().ok());
    wished.unwrap_or(match size {
        ..11 => 20,
        11 => 5,
        _ => 1,
    })
}

fn random_games(board: &str) {
    let size = tafl::level(board).size();
    for (set, admits) in SETS {
        if !admits(size) {
            continue;
        }
        let options = level_with(board, set);
        // The second formulation looks at all of the great board again and again: in a long run one ply in sixteen is compared.
        let every = if size > 13 && games(size) > 10 { 16 } else { 1 };
        for seed in 0..games(size) {
            random_game(&options, seed, every);
        }
    }
}

#[test]
fn random_games_of_brandub() {
    random_games("brandub");
}

#[test]
fn random_games_of_ardri() {
    random_games("ardri");
}

#[test]
fn random_games_of_tablut() {
    random_games("tablut");
}

#[test]
fn random_games_of_hnefatafl() {
    random_games("hnefatafl");
}

#[test]
fn random_games_of_tawlbwrdd() {
    random_games("tawlbwrdd");
}

#[test]
fn random_games_of_alea() {
    random_games("alea");
}

#[test]
fn every_board_is_played() {
    let tests = include_str!("tafl_random.rs");
    BOARDS.iter().for_each(|board| assert!(tests.contains(&format!("random_games(\"{board}\")")), "{board}"));
}

/// One game; every so many plies, beginning with another in each game, are played in both formulations.
fn random_game(options: &Options, seed: u64, every: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Tafl::start(options, &Default::default());
    let first = tokens(&game);
    let mut taken = [0_u16; 2];
    for ply in seed.. {
        if game.end().is_some() {
            break;
        }
        let compared = ply % every == 0;
        if compared {
            assert_whole(options, &game, &first, taken);
        }
        if options.die != Die::None {
            let mut events = Vec::new();
            game.play(Move::Throw(rng.random_range(1..=6)), &mut events);
            assert!(matches!(events[..], [Event::Moved { .. }, Event::Thrown { .. }]), "{events:?}");
        }
        let legal = moves(&game);
        let mv = *legal.choose(&mut rng).expect("a move");
        if !compared {
            taken = assert_step(&mut game, mv, taken);
            continue;
        }
        assert_eq!(legal.len(), game.count_moves());
        let naive = Naive::new(options, &notation::write_board(game.board()));
        assert_same_moves(&game, &naive, &legal);
        taken = assert_same_step(&mut game, naive, mv, taken);
    }
    assert_whole(options, &game, &first, taken);
}

fn assert_same_moves(game: &Tafl, naive: &Naive, legal: &[Move]) {
    let found: BTreeSet<_> = legal.iter().map(|&mv| text(game, mv, Style::Plain)).collect();
    let pips = game.throw().map_or(0, i32::from);
    let mut wanted: BTreeSet<_> = naive
        .moves(game.to_move(), pips)
        .into_iter()
        .map(|(from, to)| format!("{}-{}", name(from), name(to)))
        .collect();
    if wanted.is_empty() {
        wanted.insert("--".to_owned());
    }
    assert_eq!(found, wanted, "{}", game.position());
    assert!(legal.iter().all(|&mv| game.allows(mv)));
}

/// Plays a move in both programs. Gives the pieces lost so far.
fn assert_same_step(game: &mut Tafl, mut naive: Naive, mv: Move, mut taken: [u16; 2]) -> [u16; 2] {
    let (before, mover, quiet) = (game.position(), game.to_move(), game.quiet());
    let (written, plain) = (text(game, mv, Style::Record), text(game, mv, Style::Plain));
    for style in [Style::Plain, Style::Record] {
        assert_eq!(read(game, &text(game, mv, style)), mv);
    }
    let mut events = Vec::new();
    game.play(mv, &mut events);
    let here = format!("{before}: {written}");
    let mut wanted = plain.clone();
    let mut losses = 0;
    let mut announced = None;
    if let Some((from, to)) = plain.split_once('-').filter(|_| mv != Move::Pass) {
        let done = naive.play(spot(from), spot(to));
        done.taken.iter().for_each(|&man| wanted.push_str(&format!("x{}", name(man))));
        wanted.push_str(if done.own { "~" } else { "" });
        wanted.push_str(if done.king { "#" } else { "" });
        taken[mover.other().index()] += done.taken.len() as u16 + u16::from(done.king);
        taken[mover.index()] += u16::from(done.own);
        losses = done.taken.len() + usize::from(done.king) + usize::from(done.own);
        announced = naive.announced(mover);
    }
    assert_eq!(written, wanted, "{here}");
    assert_eq!(read_rows(game), naive.rows(), "{here}");
    assert_eq!(game.quiet(), if losses > 0 { 0 } else { quiet + 1 }, "{here}");
    let limit = (game.quiet() >= game.rules().quiet_limit).then_some("no_progress");
    assert_eq!(game.end().map(|end| end.ending.word()), naive.end(mover).or(limit), "{here}");
    let said: Vec<_> = events
        .iter()
        .filter_map(|event| if let Event::Said { what, .. } = event { Some(what.key) } else { None })
        .collect();
    assert_eq!(said, Vec::from_iter(announced.filter(|_| game.end().is_none())), "{here}");
    let removed = events.iter().filter(|event| matches!(event, Event::Removed { to: Some(Place::Tray(..)), .. }));
    assert_eq!(removed.count(), losses, "{here}");
    taken
}

/// Plays a move: what leaves the board is what is told and what is lost. Gives the pieces lost so far.
fn assert_step(game: &mut Tafl, mv: Move, taken: [u16; 2]) -> [u16; 2] {
    let mut events = Vec::new();
    game.play(mv, &mut events);
    let lost = Colour::BOTH.map(|colour| game.lost(colour));
    let removed = events.iter().filter(|event| matches!(event, Event::Removed { to: Some(Place::Tray(..)), .. }));
    assert_eq!(usize::from(lost[0] + lost[1] - taken[0] - taken[1]), removed.count(), "{}", game.position());
    lost
}

fn spot(name: &str) -> (i32, i32) {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().expect("a rank") - 1)
}

fn read_rows(game: &Tafl) -> Vec<String> {
    let board = game.board();
    let mut rows: Vec<String> = Vec::new();
    for at in board.squares() {
        if at.file() == 1 {
            rows.push(String::new());
        }
        let sign = match board.colour(at) {
            None => '.',
            Some(_) if at == board.king() => 'K',
            Some(Colour::White) => 'T',
            Some(Colour::Black) => 't',
        };
        rows.last_mut().expect("a row").push(sign);
    }
    rows.reverse();
    rows
}

fn tokens(game: &Tafl) -> Vec<u32> {
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let mut tokens: Vec<_> = lying.into_iter().map(|(token, ..)| token.0).collect();
    tokens.sort_unstable();
    tokens
}

/// What holds of every state.
fn assert_whole(options: &Options, game: &Tafl, first: &[u32], taken: [u16; 2]) {
    let board = game.board();
    assert_eq!(tokens(game), first, "men neither vanish nor double");
    for colour in Colour::BOTH {
        assert_eq!(game.lost(colour), taken[colour.index()]);
    }
    let men = Colour::BOTH.map(|colour| board.count(colour) as usize).iter().sum::<usize>();
    let dice = usize::from(options.die != Die::None);
    assert_eq!(men + usize::from(taken[0] + taken[1]) + dice, first.len());
    assert!(
        board
            .corners()
            .into_iter()
            .chain([board.throne()])
            .all(|at| { Colour::BOTH.into_iter().all(|colour| !board.has_man(colour, at)) })
    );
    if game.end().is_none() {
        let again = at(options, &game.position());
        assert_eq!((again.position(), again.key()), (game.position(), game.key()), "keys are kept up move by move");
        assert_eq!(again.repetition_key(), game.repetition_key());
    } else {
        assert!(moves(game).is_empty());
    }
}
