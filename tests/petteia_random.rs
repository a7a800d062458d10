//! Random games of all nine games under every option, beside a second, naive formulation of movement, capture and
//! contact. `TAVOLIERE_GAMES` says how many games of each kind; 96 make two thousand.

mod petteia;

use petteia::naive::{Naive, name, spot};
use petteia::{GAMES, at, end, legal, level_with, moves, read, text};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tavoliere::rules::petteia::{Colour, Move, Options, Payment, Petteia, position};
use tavoliere::rules::{Event, Game, Place, Style, Turn};

/// Sets of options, each with the games that have them.
type Set = (&'static [(&'static str, &'static str)], &'static [&'static str]);
const SETS: [Set; 6] = [
    (&[], &GAMES),
    (&[("hoplites", "on")], &["petteia", "mikra_petteia", "kubeia"]),
    (&[("sbando", "on")], &["basilike_petteia", "basilike_kubeia", "nea_petteia", "nea_kubeia"]),
    (&[("compulsory", "on")], &["nea_petteia", "nea_kubeia"]),
    (&[("compulsory", "on"), ("sbando", "on")], &["nea_petteia", "nea_kubeia"]),
    (&[("pay_dice", "two")], &["diplasia_kubeia"]),
];

fn games() -> u64 {
    std::env::var("TAVOLIERE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(3)
}

/// How a random player leans: any move, captures first, peace first.
#[derive(Clone, Copy)]
enum Leaning {
    None,
    War,
    Peace,
}

#[test]
fn random_games_of_all_nine() {
    let mut endings = BTreeSet::new();
    for (options, levels) in SETS {
        for level in levels {
            let options = level_with(level, options);
            for seed in 0..games() {
                let leaning = [Leaning::War, Leaning::None, Leaning::Peace][seed as usize % 3];
                endings.insert(random_game(&options, seed, leaning));
            }
        }
    }
    for ending in ["decimazione", "sfondamento", "renitenza"] {
        assert!(endings.contains(ending), "no game ended by {ending}: {endings:?}");
    }
}

/// Plays a game to its end beside the naive rules; how it ended.
fn random_game(options: &Options, seed: u64, leaning: Leaning) -> &'static str {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Petteia::start(options, &());
    let first = tokens(&game);
    let mut refusals = [0; 2];
    for ply in 0.. {
        if ply % 16 == 0 {
            assert_whole(options, &game, &first);
        }
        match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let thrown = game.chance(&mut rng);
                assert!(game.allows(thrown));
                game.play(thrown, &mut ());
                continue;
            }
            Turn::Seat(..) => {}
        }
        let naive = Naive::new(options, &position::write_board(game.board()));
        let legal = moves(&game);
        assert_same_moves(&game, &naive, &legal);
        let mv = choose(&game, &legal, leaning, &mut rng);
        assert_same_step(&mut game, naive, mv, &mut refusals);
        assert!(ply < 20_000, "a game without end");
    }
    assert_whole(options, &game, &first);
    end(&game).expect("an end").0
}

fn choose(game: &Petteia, legal: &[Move], leaning: Leaning, rng: &mut ChaCha8Rng) -> Move {
    let takes = |mv: &&Move| text(game, **mv, Style::Record).contains('x');
    let wanted: Vec<&Move> = match leaning {
        Leaning::None => Vec::new(),
        Leaning::War => legal.iter().filter(takes).collect(),
        Leaning::Peace => legal.iter().filter(|mv| !takes(mv)).collect(),
    };
    if !wanted.is_empty() && rng.random_ratio(9, 10) {
        return **wanted.choose(rng).expect("a wanted move");
    }
    *legal.choose(rng).expect("a move")
}

fn assert_same_moves(game: &Petteia, naive: &Naive, all: &[Move]) {
    let found: BTreeSet<_> = legal(game).into_iter().collect();
    let wanted = naive.moves(game.to_move(), game.throw().unwrap_or_default());
    let wanted: BTreeSet<_> = wanted.into_iter().map(|(from, to)| format!("{}-{}", name(from), name(to))).collect();
    assert_eq!(found, wanted, "{}", game.position());
    assert_eq!(found.len(), game.count_moves());
    assert!(all.iter().all(|&mv| game.allows(mv)));
    for at in naive.spots().filter(|&at| naive.sign(at) != '.') {
        let here = tavoliere::rules::petteia::At::new(at.0 as usize, at.1 as usize);
        let active = Colour::BOTH.into_iter().any(|colour| game.board().active(colour).has(here));
        assert_eq!(active, naive.active(at), "{} in {}", name(at), game.position());
    }
}

/// Plays a move in both programs.
fn assert_same_step(game: &mut Petteia, mut naive: Naive, mv: Move, refusals: &mut [u8; 2]) {
    let (before, mover, quiet) = (*game, game.to_move(), game.quiet());
    let (written, plain) = (text(game, mv, Style::Record), text(game, mv, Style::Plain));
    for style in [Style::Plain, Style::Record] {
        assert_eq!(read(game, &text(game, mv, style)), mv);
    }
    let mut events = Vec::new();
    game.play(mv, &mut events);
    let here = format!("{}: {written}", before.position());
    let (from, to) = plain.split_once('-').map(|(from, to)| (spot(from), spot(to))).expect("a step");
    let refused = naive.refuses(from);
    let old = naive.clone();
    let taken = naive.play(from, to);
    let wanted: String = taken.iter().map(|&at| format!("x{}", name(at))).collect();
    assert_eq!(written, format!("{plain}{wanted}"), "{here}");
    assert!(!refused || taken.is_empty(), "{here}: a capture is never a refusal");
    assert_eq!(Naive::new(game.options(), &position::write_board(game.board())).rows(), naive.rows(), "{here}");
    let count = &mut refusals[mover.index()];
    *count = if refused { *count + 1 } else { 0 };
    assert_eq!(game.refusals(mover), *count, "{here}");
    assert_eq!(game.quiet(), if taken.is_empty() { quiet + 1 } else { 0 }, "{here}");
    let removed = events.iter().filter(|event| matches!(event, Event::Removed { to: Some(Place::Tray(..)), .. }));
    assert_eq!(removed.count(), taken.len(), "{here}");
    let signs: Vec<char> = taken.iter().map(|&at| old.sign(at)).collect();
    let by_count = || match (game.quiet() >= 100, naive.count(Colour::White) == naive.count(Colour::Black)) {
        _ if *count == 3 => Some("renitenza"),
        (true, true) => Some("patta_50"),
        (true, false) => Some("superiorita"),
        (false, _) => None,
    };
    let wanted = naive.end(mover, to, &signs).or_else(by_count);
    // What was captured is paid for before the end is told.
    let paid = game.options().pay_dice == Payment::None || taken.is_empty();
    if paid {
        assert_eq!(end(game).map(|(word, _)| word), wanted, "{here}");
    } else {
        assert_eq!(end(game), None, "{here}");
    }
}

fn tokens(game: &Petteia) -> Vec<u32> {
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let mut tokens: Vec<_> = lying.into_iter().map(|(token, ..)| token.0).collect();
    tokens.sort_unstable();
    tokens
}

/// What holds of every state.
fn assert_whole(options: &Options, game: &Petteia, first: &[u32]) {
    assert_eq!(tokens(game), first, "pieces neither vanish nor double");
    let standing = Colour::BOTH.map(|colour| game.board().army(colour).all().count() as usize);
    let lost = Colour::BOTH.map(|colour| game.lost(colour));
    let pieces = standing.iter().chain(&lost).sum::<usize>();
    assert_eq!(pieces + options.variant.dice(), first.len());
    assert_eq!(game.coins(Colour::White), -game.coins(Colour::Black));
    if game.end().is_none() {
        let again = at(options, &game.position());
        assert_eq!((again.position(), again.key()), (game.position(), game.key()), "keys are kept up move by move");
    } else {
        assert!(moves(game).is_empty());
    }
}
