//! Random games of Échecs with what must hold of every position and every step, and the symmetry of the board.

mod echecs;

use cozy_chess::{Board, Piece, Square};
use echecs::*;
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tavoliere::rules::echecs::{Echecs, EnPassant, Move, Options};
use tavoliere::rules::{Event, Face, Game, Place};

fn games() -> u64 {
    std::env::var("TAVOLIERE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

const LEVELS: [&str; 6] =
    ["encyclopedie", "italian", "letter", "odds_pion_et_deux_traits", "odds_cavalier", "odds_tour"];

#[test]
fn random_games() {
    let (mut passing, mut castled, mut queens, mut ends) = (0, 0, 0, BTreeSet::new());
    for level in LEVELS {
        for seed in 0..games() {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = start(&echecs::level(level));
            let first = tokens(&game);
            while game.outcome().is_none() {
                assert_whole(&game, &first);
                let legal = moves(&game);
                // What is rare is done when it can be.
                let rare: Vec<_> = legal.iter().filter(|mv| is_rare(&game, **mv)).collect();
                let mv = rare.choose(&mut rng).copied().or_else(|| legal.choose(&mut rng)).copied().expect("a move");
                let before = game.clone();
                let mut events = Vec::new();
                game.play(mv, &mut events);
                assert_step(&before, mv, &game, &events);
                let pawn = matches!(mv, Move::Step { from, .. } if before.board().piece_on(from) == Some(Piece::Pawn));
                passing += u32::from(is_rare(&before, mv) && pawn);
                castled += u32::from(events.iter().filter(|event| matches!(event, Event::Moved { .. })).count() == 2);
                queens += u32::from(events.iter().any(|event| matches!(event, Event::Turned { .. })));
            }
            assert!(moves(&game).is_empty());
            ends.extend(ending(&game));
        }
    }
    assert!(passing > 0 && castled > 0 && queens > 0, "{passing} in passing, {castled} castled, {queens} Queens");
    assert!(ends.contains("fifty_moves") || ends.contains("material"), "{ends:?}");
}

/// Does a Pawn take in passing, or the King castle?
fn is_rare(game: &Echecs, mv: Move) -> bool {
    let Move::Step { from, to, .. } = mv else { return false };
    let files = (from.file() as i8 - to.file() as i8).abs();
    match game.board().piece_on(from) {
        Some(Piece::Pawn) => files == 1 && game.board().color_on(to).is_none(),
        Some(Piece::King) => files == 2,
        _ => false,
    }
}

fn tokens(game: &Echecs) -> BTreeSet<u32> {
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    lying.into_iter().map(|(token, ..)| token.0).collect()
}

/// What holds of every position.
fn assert_whole(game: &Echecs, first: &BTreeSet<u32>) {
    assert_eq!(&tokens(game), first, "men neither vanish nor double");
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let on_board = |place: &Place| if let Place::Square(at) = place { Some(Square::index(at.0.into())) } else { None };
    for (_, place, face) in &lying {
        let Some(at) = on_board(place) else { continue };
        let (kind, colour) = game.board().piece_on(at).zip(game.board().color_on(at)).expect("a man stands there");
        assert_eq!(*face, Some(Face(6 * colour as u16 + kind as u16)));
    }
    assert_eq!(lying.iter().filter_map(|(_, place, _)| on_board(place)).count() as u32, game.board().occupied().len());
    let again = at(game.options(), &game.position());
    assert_eq!((again.position(), again.key()), (game.position(), game.key()));
    assert_eq!(again.repetition_key(), game.repetition_key());
    assert_eq!(moves(&again), moves(game));
    assert_eq!(moves(game).len(), game.count_moves());
}

/// What holds of every step: the board is what the generator makes of it, and what was told is what happened.
fn assert_step(before: &Echecs, mv: Move, after: &Echecs, events: &[Event]) {
    let Move::Step { from, to, .. } = mv else { panic!("no step") };
    let taken = before.board().occupied().len() - after.board().occupied().len();
    let removed =
        events.iter().filter(|event| matches!(event, Event::Removed { to: Some(Place::Tray(..)), .. })).count();
    assert_eq!(removed as u32, taken);
    assert!(taken <= 1);
    assert_eq!(after.board().color_on(to), before.board().color_on(from));
    let king = after.board().king(before.to_move());
    let occupied = after.board().occupied();
    let seen = tavoliere::rules::echecs::seen_by(after.board(), !before.to_move(), king, occupied);
    assert!(seen.is_empty(), "nobody stays in check: {}", after.position());
    assert_eq!(Board::from_fen(&after.board().to_string(), false).ok().as_ref(), Some(after.board()));
}

/// The same position with the colours exchanged and the board turned over.
fn turned_over(position: &str) -> String {
    let words: Vec<_> = position.split(' ').collect();
    let swap = |text: &str| -> String {
        let swapped =
            text.chars().map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() });
        swapped.collect()
    };
    let board: Vec<_> = words[0].split('/').rev().map(swap).collect();
    let side = if words[1] == "w" { "b" } else { "w" };
    let rights = if words[2] == "-" { "-".to_owned() } else { swap(words[2]) };
    let passed = words[3].replace('3', "x").replace('6', "3").replace('x', "6");
    format!("{} {side} {rights} {passed} {} {}", board.join("/"), words[4], words[5])
}

fn turned_move(mv: Move) -> Move {
    let turned = |at: Square| Square::new(at.file(), at.rank().flip());
    match mv {
        Move::Step { from, to, said } => Move::Step { from: turned(from), to: turned(to), said },
        other => other,
    }
}

fn any_options() -> impl Strategy<Value = Options> {
    (0..3_usize, any::<bool>()).prop_map(|(passing, toute_rigueur)| {
        let en_passant = [EnPassant::Take, EnPassant::Forbidden, EnPassant::PasserBataille][passing];
        Options { en_passant, toute_rigueur, ..Options::default() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// Turned over, the board has the turned moves, and they end the game alike.
    #[test]
    fn the_rules_are_the_same_for_both_sides(
        options in any_options(), picks in proptest::collection::vec(any::<prop::sample::Index>(), 120),
    ) {
        let mut game = start(&options);
        for pick in picks {
            let twin = at(&options, &turned_over(&game.position()));
            let key = |mv: &Move| format!("{mv:?}");
            let found: BTreeSet<_> = moves(&twin).iter().map(key).collect();
            let wanted: BTreeSet<_> = moves(&game).into_iter().map(turned_move).map(|mv| key(&mv)).collect();
            prop_assert_eq!(found, wanted, "{}", game.position());
            prop_assert_eq!(ending(&twin).is_some(), ending(&game).is_some());
            let legal = moves(&game);
            if legal.is_empty() {
                break;
            }
            game.play(*pick.get(&legal), &mut ());
        }
    }

    /// Where nothing is forbidden and nothing taken in passing, the three rules are one.
    #[test]
    fn the_three_rules_of_passing_differ_only_in_passing(seed in any::<u64>()) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let games = ["take", "forbidden", "passer_bataille"].map(|value| with("en_passant", value));
        let mut game = start(&games[0]);
        for _ in 0..rng.random_range(1..80) {
            let legal = moves(&game);
            let Some(&mv) = legal.choose(&mut rng) else { break };
            game.play(mv, &mut ());
        }
        let position = game.position();
        let [take, forbidden, free] = games.map(|options| moves(&at(&options, &position)).into_iter().collect::<Vec<_>>());
        let of_pawns = |mv: &&Move| {
            let Move::Step { from, to, .. } = mv else { return false };
            let pawn = game.board().pieces(Piece::Pawn).has(*from);
            let double = (from.rank() as i8 - to.rank() as i8).abs() == 2;
            pawn && (double || (from.file() != to.file() && game.board().color_on(*to).is_none()))
        };
        prop_assert!(take.iter().filter(|mv| !forbidden.contains(mv)).all(|mv| of_pawns(&mv)));
        prop_assert!(take.iter().filter(|mv| !free.contains(mv)).all(|mv| of_pawns(&mv)));
        prop_assert!(forbidden.iter().chain(&free).all(|mv| take.contains(mv)));
    }
}
