//! Random hands of every game: the pack stays whole, points stay within what the pack holds, plates only grow.
//! `TAVOLIERE_GAMES` says how many hands of each game.

mod tarocchini;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tarocchini::{LEVELS, level, moves};
use tavoliere::rules::tarocchini::card::{Card, Cards};
use tavoliere::rules::tarocchini::count::card_points;
use tavoliere::rules::tarocchini::{Carry, Ending, Kind, Move, Options, Tarocchini};
use tavoliere::rules::{After, Face, Game, Lying, Place, Seat, Side, Turn};

fn hands() -> u64 {
    std::env::var("TAVOLIERE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(30)
}

/// Every card lies in one place.
fn assert_whole(game: &Tarocchini) {
    assert_eq!(game.accounted(), Cards::ALL);
    let hands = (0..game.rules().players).map(|seat| game.hand(Seat(seat)));
    let piles = (0..game.rules().sides()).map(|side| game.pile(Side(side)));
    let trick = game.trick().iter().map(|&card| Cards::of(card));
    let (mut all, mut seen) = (0, Cards::NONE);
    for set in hands.chain(piles).chain(trick) {
        all += set.len();
        seen |= set;
    }
    assert_eq!(all, seen.len(), "a card lies twice");
    let mut places = Vec::new();
    game.places(None, &mut places);
    let gone = u32::from(game.public().given[0] + game.public().given[1]);
    assert_eq!(places.len() as u32 + gone, 62);
    let seen = |face: &Face| game.public().shown.has(Card(face.0 as u8));
    let fits = |(_, place, face): &Lying| !matches!(place, Place::Hand(..)) || face.as_ref().is_none_or(seen);
    assert!(places.iter().all(fits), "the public sees into a hand");
}

/// What a hand may come to.
fn assert_points(game: &Tarocchini) {
    let Some(end) = game.public().end else { return };
    let rules = game.rules();
    assert_eq!(end.pays.iter().map(|&pay| i32::from(pay)).sum::<i32>(), 0);
    let whole_hand = |ending| matches!(ending, Ending::Counted | Ending::Marcio | Ending::Void);
    if whole_hand(end.ending) && rules.is_partita() {
        let cards: u16 = (0..2).map(|side| card_points(game.pile(Side(side)))).sum();
        assert!((70..=71).contains(&cards), "by fours two odd cards over may be lost between the sides: {cards}");
        let declared: u16 = game.public().marked.iter().sum();
        let points: i16 = end.points.iter().sum();
        assert!(points >= 70 + 6 + declared as i16 && points <= 923 + declared as i16, "{points}");
        assert_eq!(game.pile(Side(0)).len() + game.pile(Side(1)).len(), 62);
    }
    if rules.game != Kind::Lecchini && rules.game != Kind::Milloni {
        assert!(end.points.iter().all(|&points| (0..=1500).contains(&points)), "{:?}", end.points);
    }
    assert!(end.winner.is_none_or(|side| side.0 < rules.sides()));
}

/// One hand at random, looked at after every move.
fn random_hand(options: &Options, carry: &Carry, rng: &mut ChaCha8Rng) -> Tarocchini {
    let mut game = Tarocchini::start(options, carry);
    let mut plates = game.public().plates;
    let mut owner = game.public().owner;
    while game.turn() != Turn::Over {
        let listed = moves(&game);
        let mv = match game.turn() {
            Turn::Chance(_) => game.chance(rng),
            _ => listed[rng.random_range(0..listed.len())],
        };
        assert!(game.allows(mv));
        game.play(mv, &mut ());
        assert_whole(&game);
        let now = game.public().plates;
        if !options.has_one_plate() {
            assert!(now[0] >= plates[0] && now[1] >= plates[1], "a plate has lost something: {plates:?} {now:?}");
        } else {
            assert!(now[0] == 0 || game.public().owner.is_some(), "a plate that is nobody's");
        }
        (plates, owner) = (now, game.public().owner);
    }
    assert_eq!(owner, game.public().owner);
    assert_points(&game);
    game
}

fn random_hands(name: &str) {
    let (mut carry, mut ends) = (Carry::default(), std::collections::BTreeMap::new());
    for seed in 0..hands() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let game = random_hand(&random_options(level(name), &mut rng), &carry, &mut rng);
        let end = game.public().end.expect("an end");
        *ends.entry(end.ending.word()).or_insert(0) += 1;
        carry = match game.after() {
            Some(After::Next(next)) => next,
            Some(After::End(verdict)) => {
                assert!(verdict.reason.is_some());
                Carry::default()
            }
            None => panic!("a hand that ended is followed by nothing"),
        };
    }
    println!("{name}: {ends:?}");
}

/// The level's own options, or with every other hand some of them changed; never `rigour`, whose faults take back.
fn random_options(options: Options, rng: &mut ChaCha8Rng) -> Options {
    let mut changed = options;
    for setting in Tarocchini::settings(&options) {
        let fixed = ["rigour", "plate", "length", "every_hand", "hands"].contains(&setting.key);
        if !fixed && rng.random_ratio(1, 4) {
            let choice = setting.choices[rng.random_range(0..setting.choices.len())];
            let _ = Tarocchini::set(&mut changed, setting.key, choice);
        }
    }
    changed
}

macro_rules! random {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            random_hands(stringify!($name));
        }
    )*
        const TRIED: &[&str] = &[$(stringify!($name)),*];
    };
}

random! {
    partita milloni cinquina centini4 centini2 quarantacinque3 quarantacinque2 settanta mattaccia5 mattaccia6 mattaccia7
    lecchini calini3 calini2 toppa partitaccia sei
}

#[test]
fn every_level_is_tried() {
    assert_eq!(TRIED, LEVELS);
}

/// A whole match: somebody comes to 150, and the sitting says who.
#[test]
fn a_match_comes_to_its_end() {
    let options = level("partita");
    for seed in 0..hands().min(20) {
        let mut rng = ChaCha8Rng::seed_from_u64(1000 + seed);
        let mut carry = Carry::default();
        let verdict = loop {
            let game = random_hand(&options, &carry, &mut rng);
            match game.after().expect("an end") {
                After::Next(next) => {
                    assert!(next.plates.iter().all(|&plate| plate < 150));
                    assert_eq!(next.dealer, game.public().dealer.next(1, 4));
                    carry = next;
                }
                After::End(verdict) => break verdict,
            }
        };
        assert_eq!(verdict.winners.len(), 2);
        let [plates, _] = [0, 1].map(|n| verdict.tally[n].1.clone());
        let winners: Vec<_> = verdict.winners.iter().map(|player| plates[player.index()]).collect();
        assert!(winners.iter().all(|&plate| plate >= 150), "{plates:?}");
    }
}

/// The Matto is never lost but by a side without a trick, and never wins one.
#[test]
fn the_matto_goes_home() {
    for seed in 0..hands() {
        let mut rng = ChaCha8Rng::seed_from_u64(5000 + seed);
        let mut game = Tarocchini::start(&level("partita"), &Carry { hand: 1, ..Carry::default() });
        let mut owner = None;
        while game.turn() != Turn::Over {
            let listed = moves(&game);
            let mv = match game.turn() {
                Turn::Chance(_) => game.chance(&mut rng),
                Turn::Seat(seat, _) => {
                    let mv = listed[rng.random_range(0..listed.len())];
                    if mv == Move::Play(Card::MATTO) {
                        owner = Some(game.side(seat));
                    }
                    mv
                }
                Turn::Over => break,
            };
            game.play(mv, &mut ());
        }
        let end = game.public().end.expect("an end");
        if let (Some(owner), Ending::Counted | Ending::Void) = (owner, end.ending) {
            assert!(game.pile(owner).has(Card::MATTO));
        }
    }
}
