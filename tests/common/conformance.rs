//! The conformance suite: what every game of the house must do, tried in random sittings.

use super::state::*;
use super::{dice, games, sittings};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use tavoliere::rules::*;

/// No game of this house is longer.
const LONGEST_GAME: usize = 20_000;

/// Plays whole sittings at random under every set of options of a level and checks all that must hold.
pub fn conform<G: Game>(level: &G::Options) {
    conform_sets::<G>(&option_sets::<G>(level));
}

/// The same under these sets of options, where a level has too many to try them all.
pub fn conform_sets<G: Game>(sets: &[G::Options]) {
    assert_small::<G>();
    for (n, options) in sets.iter().enumerate() {
        assert_options::<G>(options);
        for game in 0..games() {
            walk::<G>(options, game * 1000 + n as u64, &mut |_| ());
        }
    }
}

/// Every set of options a player may choose on a level, the level's own first.
pub fn option_sets<G: Game>(level: &G::Options) -> Vec<G::Options> {
    let mut sets = vec![level.clone()];
    let mut next = 0;
    while let Some(options) = sets.get(next).cloned() {
        for setting in G::settings(&options) {
            for choice in setting.choices {
                let mut changed = options.clone();
                assert!(G::set(&mut changed, setting.key, choice), "{} cannot be {choice}", setting.key);
                if G::check(&changed).is_ok() && !sets.contains(&changed) {
                    sets.push(changed);
                }
            }
        }
        next += 1;
    }
    sets
}

/// The options say what they are, and can be set to what they say.
fn assert_options<G: Game>(options: &G::Options) {
    assert_eq!(G::check(options), Ok(()));
    assert_eq!(G::start(options, &G::Carry::default()).seating().seats(), G::seats(options));
    assert!(G::seat_names().len() >= usize::from(G::seats(options)));
    for setting in G::settings(options) {
        let mut set = options.clone();
        assert!(G::set(&mut set, setting.key, &setting.value), "{} cannot be {}", setting.key, setting.value);
        assert_eq!(&set, options, "setting {} to what it is changes it", setting.key);
        assert!(setting.choices.contains(&setting.value.as_str()), "{setting:?}");
        for choice in setting.choices {
            let mut set = options.clone();
            assert!(G::set(&mut set, setting.key, choice), "{} cannot be {choice}", setting.key);
            let shown = G::settings(&set).into_iter().find(|shown| shown.key == setting.key);
            assert_eq!(shown.map(|shown| shown.value).as_deref(), Some(choice), "{}", setting.key);
        }
        assert!(!G::set(&mut set, setting.key, "\u{2603}"), "{} takes anything", setting.key);
    }
    assert!(!G::set(&mut options.clone(), "\u{2603}", "1"), "there is no such option");
}

/// A head for a sitting between computers of no strength at all.
pub fn head(seed: u64) -> Head {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    Head {
        level: "test".to_owned(),
        players: vec!["Anna".into(), "Bruno \"il \\ Re\"".into()],
        secret,
        ..Head::default()
    }
}

/// A whole sitting at random, everything checked on the way; `look` sees it after every step.
pub fn walk<G: Game>(options: &G::Options, seed: u64, look: &mut dyn FnMut(&Sitting<G>)) -> Sitting<G> {
    let mut rng = dice(seed);
    let mut sitting = Sitting::<G>::new(head(seed), options.clone());
    sitting.head.practice = seed % 2 == 1;
    let mut carry = G::Carry::default();
    loop {
        let mut keys = Keys::default();
        // Most games are played out; some are given up, agreed or lost by the clock on the way.
        let patience = if rng.random_ratio(1, 4) { 1.0 / 60.0 } else { 0.0 };
        while sitting.game().turn() != Turn::Over {
            assert!(sitting.hands().last().unwrap().made().len() < LONGEST_GAME, "a game without end");
            let before = sitting.game().clone();
            let all = assert_sound(&before, &mut rng);
            keys.meet(&before);
            // The long lists of great boards change little from ply to ply.
            if all.len() < 40 || rng.random_ratio(1, 10) {
                assert_spelled(&before, &all);
            }
            if rng.random_ratio(1, 10) {
                assert_discreet(&before, &mut rng);
                assert_written_position(&before, options, &carry);
            }
            step(&mut sitting, patience, &mut rng);
            look(&sitting);
            // A look at the whole record costs more the longer it is: four or five in a game of a thousand moves.
            if rng.random_ratio(1, 20 + sitting.hands().last().unwrap().made().len() as u32) {
                sittings::assert_sitting(&mut sitting, options, &mut rng);
            }
        }
        assert_sound(sitting.game(), &mut rng);
        assert_discreet(sitting.game(), &mut rng);
        assert_written_position(sitting.game(), options, &carry);
        sittings::assert_sitting(&mut sitting, options, &mut rng);
        match sitting.game().after() {
            Some(After::Next(next)) => carry = next,
            _ => break,
        }
        assert!(sitting.next_game());
    }
    assert!(!sitting.next_game(), "a sitting that ended goes on");
    sitting
}

/// Plays one thing and checks the step.
fn step<G: Game>(sitting: &mut Sitting<G>, impatience: f64, rng: &mut impl Rng) {
    let (before, made) = (sitting.game().clone(), sitting.hands().last().unwrap().made().len());
    let mut events = Vec::new();
    match choose(&before, impatience, rng) {
        Some(mv) => assert_eq!(sitting.play(mv, &mut events), Ok(())),
        None => assert!(sitting.play_chance(&mut events)),
    }
    let hand = sitting.hands().last().unwrap();
    let [.., last] = hand.made() else { panic!("nothing was recorded") };
    assert_eq!(hand.made().len(), made + 1);
    assert_eq!(last.seat.is_none(), matches!(before.turn(), Turn::Chance(_)) && before.actor(last.mv).is_none());
    assert_step(&before, last.mv, &events, hand.state());
}

/// A legal move, or now and then something beside or a fault; nothing for chance to decide.
fn choose<G: Game>(game: &G, impatience: f64, rng: &mut impl Rng) -> Option<G::Move> {
    let seats: Vec<_> = game.seating().iter().collect();
    let seat = *seats.choose(rng).unwrap();
    if rng.random_bool(impatience) {
        let flag = format!("{}:flag", G::seat_names()[seat.index()]);
        let flag = game.read(&mut Lexer::new(&flag)).expect("every clock can run out");
        assert_eq!(game.actor(flag), Some(seat));
        return match (asides(game, seat).choose(rng), rng.random_ratio(1, 4)) {
            (Some(&mv), false) => Some(mv),
            _ => Some(flag).filter(|&mv| game.allows(mv)).or_else(|| moves(game).choose(rng).copied()),
        };
    }
    let manners = [Manner::Resign, Manner::Offer, Manner::Agree].map(Manner::word);
    let is_word = |mv: &G::Move| !manners.iter().any(|manner| text(game, *mv, Style::Plain).ends_with(manner));
    let words: Vec<_> = asides(game, seat).into_iter().filter(is_word).collect();
    if let Some(&mv) = words.choose(rng).filter(|_| rng.random_ratio(1, 2)) {
        return Some(mv);
    }
    if let Some(mv) = Some(()).filter(|()| rng.random_ratio(1, 10)).and_then(|()| find_penalty(game, rng)) {
        return Some(mv);
    }
    moves(game).choose(rng).copied()
}
