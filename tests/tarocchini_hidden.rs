//! What is hidden: hands that differ in what a viewer has not seen look alike to him, and what he imagines is everything
//! that can be, and nothing else.

mod common;
mod tarocchini;

use common::conformance::walk;
use common::dice;
use common::sittings::assert_alike;
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::collections::{BTreeMap, BTreeSet};
use tarocchini::{level, moves};
use tavoliere::levels::{self, Setup};
use tavoliere::rules::tarocchini::card::{Card, Cards};
use tavoliere::rules::tarocchini::{At, Carry, Move, Packet, Tarocchini, View};
use tavoliere::rules::{Game, Seat, Sitting, Turn};

/// The cards a viewer does not see.
fn unseen(view: &View) -> Vec<Card> {
    let seen: Cards = view.table.lying.iter().filter_map(|lies| lies.card).collect();
    Cards::ALL.without(seen).collect()
}

/// A hand as it went, with two cards exchanged that one viewer has never seen, looks to him as it did.
fn twins(name: &str, least: u32) {
    let options = level(name);
    let mut alike = 0;
    for seed in 0..6 {
        let played = walk::<Tarocchini>(&options, seed, &mut |_| ());
        let mut rng = dice(seed);
        for _ in 0..25 {
            let hand = rng.random_range(0..played.hands().len());
            let made = played.hands()[hand].made().len();
            let told = played.at(hand, rng.random_range(0..made));
            let viewer = [None, Some(Seat(0)), Some(Seat(1))].choose(&mut rng).copied().unwrap();
            let unseen = unseen(&told.game().view(viewer));
            let Some(&[a, b]) = (unseen.len() >= 2)
                .then(|| [0, 1].map(|_| *unseen.choose(&mut rng).unwrap()))
                .filter(|pair| pair[0] != pair[1])
                .as_ref()
            else {
                continue;
            };
            let swap = |card: Card| {
                if card == a {
                    b
                } else if card == b {
                    a
                } else {
                    card
                }
            };
            let mut other = Sitting::<Tarocchini>::new(told.head.clone(), *told.options());
            let plays = told.hands().iter().enumerate().all(|(nth, hand_told)| {
                if nth > 0 && !other.next_game() {
                    return false;
                }
                hand_told.made().iter().all(|made| {
                    let mv = match made.mv {
                        mv if nth < hand => mv,
                        Move::Packet(packet) => Move::Packet(Packet::of(packet.cards().iter().map(|&card| swap(card)))),
                        Move::Discard(x, y) => {
                            let (x, y) = (swap(x), swap(y));
                            Move::Discard(x.min(y), x.max(y))
                        }
                        Move::GiveUp(card) => Move::GiveUp(swap(card)),
                        mv => mv,
                    };
                    other.play(mv, &mut Vec::new()).is_ok()
                })
            });
            // A card that had to be played, a word that had to be true, a combination laid down tell something after all.
            if plays && other.game().view(viewer) == told.game().view(viewer) {
                assert_alike(&told, &other, viewer);
                alike += 1;
            }
        }
    }
    assert!(alike >= least, "{name}: only {alike} hands could be exchanged");
}

#[test]
fn partita_cards_unseen_cannot_be_told_apart() {
    twins("partita", 40);
}

#[test]
fn milloni_cards_unseen_cannot_be_told_apart() {
    twins("milloni", 20);
}

#[test]
fn lecchini_cards_unseen_cannot_be_told_apart() {
    twins("lecchini", 20);
}

#[test]
fn calini_cards_unseen_cannot_be_told_apart() {
    twins("calini2", 20);
}

/// What could be behind each back, as the view has it.
type World = Vec<Card>;

fn world(game: &Tarocchini, view: &View) -> World {
    let hidden = |(token, _): (usize, _)| {
        let all = game.view(None);
        all.table.lying[token].card.unwrap_or_else(|| card_at(game, token))
    };
    view.table.lying.iter().enumerate().filter(|(_, lies)| lies.card.is_none()).map(hidden).collect()
}

/// The card of a token of a whole hand.
fn card_at(game: &Tarocchini, token: usize) -> Card {
    let at = game.view(None).table.lying[token].at;
    let viewer = match at {
        At::Hand(seat, _) | At::Gone(seat) => Seat(seat),
        _ => game.public().dealer,
    };
    game.view(Some(viewer)).table.lying[token].card.expect("its owner knows it")
}

/// Every world that agrees with a view, by trying all: a hidden card is none that its seat is known to lack, and the
/// dealer lays no five-card aside. Of more than `most` it is only found that they are more.
fn all_worlds(view: &View, most: usize) -> BTreeSet<World> {
    let hidden: Vec<At> = view.table.lying.iter().filter(|lies| lies.card.is_none()).map(|lies| lies.at).collect();
    let mut worlds = BTreeSet::new();
    type Worlds<'a> = (usize, &'a mut BTreeSet<World>);
    fn fill(hidden: &[At], view: &View, rest: &mut Vec<Card>, world: &mut World, worlds: &mut Worlds) {
        let Some((&at, later)) = hidden.split_first() else {
            worlds.1.insert(world.clone());
            return;
        };
        for n in 0..rest.len() {
            if worlds.1.len() > worlds.0 {
                return;
            }
            let fits = match at {
                At::Hand(seat, _) => !view.table.public.lacks[usize::from(seat)].has(rest[n]),
                At::Pile(..) => !Cards::FIVES.has(rest[n]),
                _ => true,
            };
            if fits {
                let card = rest.remove(n);
                world.push(card);
                fill(later, view, rest, world, worlds);
                world.pop();
                rest.insert(n, card);
            }
        }
    }
    fill(&hidden, view, &mut unseen(view), &mut Vec::new(), &mut (most, &mut worlds));
    worlds
}

/// A Partita hand played at random until so many cards are left in each hand.
fn late(seed: u64, left: u32) -> Option<Tarocchini> {
    let mut rng = dice(seed);
    let mut game = Tarocchini::start(&level("partita"), &Carry { hand: 1, ..Carry::default() });
    loop {
        let listed = moves(&game);
        let mv = match game.turn() {
            Turn::Over => return None,
            Turn::Chance(_) => game.chance(&mut rng),
            Turn::Seat(..)
                if game.public().tricks > 0 && game.trick().is_empty() && game.hand(Seat(0)).len() == left =>
            {
                return Some(game);
            }
            Turn::Seat(..) => listed[rng.random_range(0..listed.len())],
        };
        game.play(mv, &mut ());
    }
}

/// With few cards left, what is imagined is exactly what can be: 20,000 samples under `TAVOLIERE_GAMES`, else fewer.
#[test]
fn imagined_hands_are_all_that_can_be_and_nothing_else() {
    let samples: usize = if std::env::var("TAVOLIERE_GAMES").is_ok() { 20_000 } else { 3_000 };
    let most = samples / 10;
    let mut sizes: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for seed in 0..4000 {
        let left = 1 + (seed % 3) as u32;
        if sizes.get(&left).is_some_and(|tried| tried.len() == 4) {
            continue;
        }
        let Some(game) = late(seed, left) else { continue };
        let viewer = Some(Seat((seed / 3 % 4) as u8));
        let view = game.view(viewer);
        let worlds = all_worlds(&view, most);
        if worlds.len() > most {
            // Too many to meet them all.
            continue;
        }
        let mut rng = dice(seed);
        let mut met = BTreeSet::new();
        for n in 0..samples {
            let imagined = Tarocchini::imagine(&view, &mut rng);
            assert!(n % 50 > 0 || imagined.view(viewer) == view, "what was imagined is not what was seen");
            met.insert(world(&imagined, &view));
        }
        assert_eq!(met, worlds, "seed {seed}");
        assert!(worlds.contains(&world(&game, &view)), "the truth is one of them");
        sizes.entry(left).or_default().push(worlds.len());
    }
    println!("worlds by cards left: {sizes:?}");
    assert!((1..=3).all(|left| sizes.get(&left).is_some_and(|tried| tried.len() == 4)), "{sizes:?}");
    assert!(sizes[&3].iter().any(|&worlds| worlds > 20), "{sizes:?}");
}

#[test]
fn what_was_dealt_is_counted_once_a_hand_is_over_and_not_before() {
    let mut sitting = levels::find("tarocchini/partita").unwrap().sit(&Setup::default()).unwrap();
    for over in 0..3 {
        while sitting.turn() != Turn::Over {
            assert_eq!(sitting.deals().iter().map(|deals| deals.hands).max().unwrap_or_default(), over);
            if !sitting.play_chance(&mut Vec::new()) {
                let choices = sitting.choices();
                let held = choices.iter().find(|choice| choice.text == "tengo").unwrap_or(&choices[0]);
                sitting.play(&held.text.clone(), &mut Vec::new()).unwrap();
            }
        }
        let deals = sitting.deals();
        assert!(deals.iter().all(|deals| deals.hands == over + 1));
        // Hands thrown in at five cards are counted as far as they were dealt.
        let packs = 62 * (over + 1);
        let cards: u32 = deals.iter().map(|deals| deals.cards).sum();
        assert!(cards <= packs && cards >= 20 * (over + 1), "{cards}");
        let in_pack = [("deals-trumps", 22), ("deals-fives", 8), ("deals-kings", 4), ("deals-cartacce", 24)];
        for (kind, (key, many)) in in_pack.into_iter().enumerate() {
            let dealt: u32 = deals.iter().map(|deals| deals.kinds[kind].count).sum();
            assert_eq!(deals[0].kinds[kind].key, key);
            assert!(
                if cards == packs { dealt == many * (over + 1) } else { dealt <= many * (over + 1) },
                "{key}: {dealt}"
            );
        }
        assert!(sitting.next_game());
    }
}
