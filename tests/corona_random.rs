//! Random games of La Corona with all sets of players and all options, beside the second, naive formulation of the rules.
//! Every other game is biased towards captures, and towards taking the Crown and carrying it home. `TAVOLIERE_GAMES` says
//! how many games of each set of players.

mod corona;

use corona::naive::{Manner, Naive, is_asylum, spot};
use corona::{LEVELS, legal, level, moves, text};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};
use tavoliere::rules::corona::{CROWN, Corona, Kind, Move, Options, board, position};
use tavoliere::rules::{Game, Head, Place, Seat, Sitting, Stage, Style, Token, Turn};

fn games() -> u64 {
    std::env::var("TAVOLIERE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(8)
}

fn random_games(players: &str) {
    let mut ends = BTreeMap::new();
    for seed in 0..games() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let options = random_options(&level(players), &mut rng);
        let end = random_game(&options, seed % 2 == 1, &mut rng);
        *ends.entry(end).or_insert(0) += 1;
    }
    println!("{players}: {ends:?}");
    assert!(ends.values().sum::<u64>() == games());
}

#[test]
fn random_games_of_partners() {
    random_games("partnership");
}

#[test]
fn random_games_each_for_himself() {
    random_games("each_for_himself");
}

#[test]
fn random_games_of_three() {
    random_games("three");
}

#[test]
fn random_games_of_two() {
    random_games("duel");
}

#[test]
fn random_games_of_two_squadrons_each() {
    random_games("two_squadrons");
}

#[test]
fn every_set_of_players_is_played() {
    let tests = include_str!("corona_random.rs");
    LEVELS.iter().for_each(|level| assert!(tests.contains(&format!("random_games(\"{level}\")")), "{level}"));
}

fn random_options(level: &Options, rng: &mut impl Rng) -> Options {
    let mut options = level.clone();
    for setting in Corona::settings(level) {
        let choice = setting.choices.choose(rng).expect("a choice");
        // The movements most worth trying are those with everything irregular.
        if setting.key != "irregular" || rng.random_ratio(1, 4) {
            assert!(Corona::set(&mut options, setting.key, choice));
        }
    }
    if Corona::check(&options).is_err() {
        options.first = None;
    }
    options
}

fn manner(options: &Options, game: &Corona) -> Manner {
    let mut sides = [None; 4];
    game.seating().iter().for_each(|seat| sides[seat.index()] = Some(usize::from(game.side(seat).0)));
    // The position text names the seats that prefer the Amazon.
    let text = game.position();
    let prefers = text.split(' ').nth(4).unwrap_or("-").split('+').map(str::to_owned).collect::<Vec<_>>();
    Manner {
        irregular: options.irregular,
        centaur_square: options.centaur_strikes_ram_square,
        clockwise: options.order == tavoliere::rules::corona::Order::Clockwise,
        sides,
        amazon: ["a1", "q1", "q17", "a17"].map(|seat| prefers.iter().any(|word| word == seat)),
    }
}

/// Plays a game to its end, or to the patience of a test. The word of its end.
fn random_game(options: &Options, biased: bool, rng: &mut ChaCha8Rng) -> &'static str {
    const PATIENCE: usize = 1500;
    let mut sitting = Sitting::<Corona>::new(Head::default(), options.clone());
    while !matches!(sitting.game().turn(), Turn::Seat(_, Stage::Play)) {
        if !sitting.play_chance(&mut Vec::new()) {
            let mv = *moves(sitting.game()).choose(rng).expect("a choice");
            sitting.play(mv, &mut Vec::new()).expect("it is offered");
        }
    }
    let prepared = sitting.hands()[0].made().len();
    let mut naive = Naive::read(&sitting.game().position(), manner(options, sitting.game()));
    let first = tokens(sitting.game());
    assert_eq!(first.len(), 25 * usize::from(sitting.game().seating().seats()) + 1, "twenty-five each, and one Crown");
    let mut colours = Colours::default();
    let mut past = vec![sitting.game().position()];
    while sitting.game().end().is_none() && past.len() < PATIENCE {
        let game = *sitting.game();
        assert_whole(options, &game, &first);
        colours.look(&game);
        if past.len() % 5 == 1 {
            let found: BTreeSet<_> = legal(&game).into_iter().collect();
            assert_eq!(found, naive.moves(), "{}", game.position());
        }
        let mv = draw(&game, biased, rng);
        let (mover, plain) = (usize::from(game.to_move().0), text(&game, mv, Style::Plain));
        sitting.play(mv, &mut Vec::new()).expect("it is legal");
        naive.play(&plain);
        assert_same(sitting.game(), &naive, mover, &plain);
        past.push(sitting.game().position());
    }
    assert_whole(options, sitting.game(), &first);
    // Taken back to anywhere, all is as it was there.
    let then = rng.random_range(0..past.len());
    assert_eq!(sitting.at(0, prepared + then).game().position(), past[then]);
    sitting.game().end().map_or("unfinished", |end| end.ending.word())
}

/// A legal move; with a bias, one of those that capture or change the fate of the Crown as often as not.
fn draw(game: &Corona, biased: bool, rng: &mut impl Rng) -> Move {
    let all = moves(game);
    let crown = game.field().crown();
    let eager: Vec<_> = all
        .iter()
        .copied()
        .filter(|mv| match *mv {
            Move::Step { from, to, crown: carried } => {
                (carried && from == crown) || to == crown || game.field().at(to).is_some()
            }
            _ => false,
        })
        .collect();
    let home = all.iter().find(|mv| matches!(mv, Move::Step { to, .. } if board::is_asylum(*to)));
    match home {
        Some(&home) if biased && rng.random_ratio(1, 4) => home,
        _ if biased && rng.random_ratio(1, 2) => *eager.choose(rng).or(all.choose(rng)).expect("a move"),
        _ => *all.choose(rng).expect("a move"),
    }
}

fn assert_same(game: &Corona, naive: &Naive, mover: usize, plain: &str) {
    let written = position::write_board(game.field());
    let wanted = Naive::read(&game.position(), naive.manner.clone());
    assert_eq!(wanted.pieces, naive.pieces, "{plain}: {written}");
    assert_eq!(wanted.crown, naive.crown, "{plain}: {written}");
    let end = game.end().map(|end| (end.ending.word(), end.winner.map(|side| usize::from(side.0))));
    if end != Some(("repetition", None)) {
        assert_eq!(end, naive.end(mover), "{plain}: {}", game.position());
        assert_eq!((game.to_move().0, u32::from(game.quiet())), (naive.turn as u8, naive.quiet), "{plain}: {written}");
    }
    let entered = plain.split_once('-').is_some_and(|(_, to)| is_asylum(spot(to.trim_end_matches('*'))));
    assert_eq!(entered, matches!(end, Some(("asylum", _))), "{plain}");
    assert!(!entered || plain.ends_with('*'), "{plain}: only who carries the Crown enters an Asylum");
}

fn tokens(game: &Corona) -> Vec<Token> {
    let mut lying = Vec::new();
    game.places(None, &mut lying);
    let mut tokens: Vec<_> = lying.into_iter().map(|(token, ..)| token).collect();
    tokens.sort_unstable();
    tokens
}

/// Pieces that never change the colour of their square, as they are seen to stand.
#[derive(Default)]
struct Colours(BTreeMap<Token, usize>);

impl Colours {
    fn look(&mut self, game: &Corona) {
        let mut lying = Vec::new();
        game.places(None, &mut lying);
        for (token, place, _) in lying {
            let Place::Square(at) = place else { continue };
            let bound = |(_, man): &(Seat, tavoliere::rules::corona::Man)| man.kind().is_bound() && !man.is_histrion();
            match game.field().at(at).filter(|_| token != CROWN) {
                Some(piece) if bound(&piece) => {
                    let colour = *self.0.entry(token).or_insert(board::colour(at));
                    assert_eq!(colour, board::colour(at), "{token:?} on {}: {}", at.name(17), game.position());
                }
                _ => {}
            }
        }
    }
}

/// What holds of every state.
fn assert_whole(options: &Options, game: &Corona, first: &[Token]) {
    assert_eq!(tokens(game), first, "pieces neither vanish nor double");
    for asylum in board::ASYLUMS {
        let carried = game.field().crown() == asylum && game.end().is_some();
        assert!(carried || game.field().at(asylum).is_none(), "{}", game.position());
    }
    let standing = game.seating().iter().map(|seat| usize::from(game.field().count(seat))).sum::<usize>();
    assert_eq!(standing, board::Set::from_iter(all_standing(game)).iter().count());
    for seat in game.seating().iter() {
        let kings =
            game.field().standing(seat).filter(|&at| game.field().at(at).is_some_and(|(_, m)| m.kind() == Kind::King));
        assert_eq!(kings.collect::<Vec<_>>(), game.field().king(seat).into_iter().collect::<Vec<_>>());
    }
    if game.end().is_none() {
        let again = corona::at(options, &game.position());
        assert_eq!((again.position(), again.key()), (game.position(), game.key()), "keys are kept up move by move");
        assert_eq!(again.repetition_key(), game.repetition_key());
    } else {
        assert!(moves(game).is_empty());
    }
}

fn all_standing(game: &Corona) -> Vec<board::Square> {
    game.seating().iter().flat_map(|seat| game.field().standing(seat)).collect()
}
