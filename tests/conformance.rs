//! The conformance suite over every game of the house, and over a toy that has of everything a little.

mod common;
mod corona;
mod echecs;
mod petteia;
mod tafl;
mod tarocchini;
mod toy;

use common::conformance::{conform, conform_sets, walk};
use common::dice;
use common::sittings::assert_alike;
use common::state::asides;
use rand::RngExt;
use rand::seq::IndexedRandom;
use tavoliere::rules::corona::Corona;
use tavoliere::rules::echecs::Echecs;
use tavoliere::rules::petteia::Petteia;
use tavoliere::rules::tafl::Tafl;
use tavoliere::rules::tarocchini::Tarocchini;
use tavoliere::rules::*;
use toy::{Move, Options, PACK, Toy};

#[test]
fn conformance_toy() {
    conform::<Toy>(&Options::default());
}

fn conform_tafl(level: &str) {
    conform::<Tafl>(&tafl::level(level));
}

#[test]
fn conformance_tafl_brandub() {
    conform_tafl("brandub");
}

#[test]
fn conformance_tafl_ardri() {
    conform_tafl("ardri");
}

#[test]
fn conformance_tafl_tablut() {
    conform_tafl("tablut");
}

#[test]
fn conformance_tafl_hnefatafl() {
    conform_tafl("hnefatafl");
}

#[test]
fn conformance_tafl_tawlbwrdd() {
    conform_tafl("tawlbwrdd");
}

#[test]
fn conformance_tafl_alea() {
    conform_tafl("alea");
}

/// The options of La Corona are independent of each other, and there are thousands of sets of them: each level takes
/// its own and three more, so that every option meets every other on one level or another.
fn conform_corona(level: &str, sets: [&[(&str, &str)]; 3]) {
    let sets = [&[] as &[_]].into_iter().chain(sets).map(|set| corona::level_with(level, set));
    conform_sets::<Corona>(&sets.collect::<Vec<_>>());
}

#[test]
fn conformance_corona_partnership() {
    let strict = &[("rigour", "on"), ("exempt_q1", "on"), ("first", "q17")];
    let free = &[("free_array", "on"), ("amazon_before_knight", "on"), ("order", "clockwise")];
    conform_corona("partnership", [&[("irregular", "off")], strict, free]);
}

#[test]
fn conformance_corona_each_for_himself() {
    let strict = &[("rigour", "on"), ("amazon_before_knight", "on"), ("centaur_strikes_ram_square", "on")];
    let free = &[("free_array", "on"), ("rigour", "on"), ("exempt_a1", "on"), ("exempt_a17", "on"), ("first", "a17")];
    conform_corona("each_for_himself", [&[("order", "clockwise"), ("irregular", "off")], strict, free]);
}

#[test]
fn conformance_corona_three() {
    let strict = &[("rigour", "on"), ("empty", "a1"), ("first", "q1"), ("exempt_q17", "on")];
    let free = &[("free_array", "on"), ("empty", "q17"), ("order", "clockwise"), ("irregular", "off")];
    conform_corona("three", [&[("empty", "q1"), ("amazon_before_knight", "on")], strict, free]);
}

#[test]
fn conformance_corona_duel() {
    let strict = &[("rigour", "on"), ("free_array", "on"), ("amazon_before_knight", "on")];
    let wide = &[("centaur_strikes_ram_square", "on"), ("first", "q17")];
    conform_corona("duel", [&[("irregular", "off"), ("first", "a1")], strict, wide]);
}

#[test]
fn conformance_corona_two_squadrons() {
    let strict = &[("rigour", "on"), ("exempt_a1", "on"), ("exempt_q17", "on"), ("irregular", "off")];
    let free = &[("free_array", "on"), ("amazon_before_knight", "on"), ("centaur_strikes_ram_square", "on")];
    conform_corona("two_squadrons", [&[("order", "clockwise"), ("first", "q1")], strict, free]);
}

fn conform_petteia(level: &str) {
    conform::<Petteia>(&petteia::level(level));
}

#[test]
fn conformance_petteia_petteia() {
    conform_petteia("petteia");
}

#[test]
fn conformance_petteia_mikra_petteia() {
    conform_petteia("mikra_petteia");
}

#[test]
fn conformance_petteia_kubeia() {
    conform_petteia("kubeia");
}

#[test]
fn conformance_petteia_diplasia_petteia() {
    conform_petteia("diplasia_petteia");
}

#[test]
fn conformance_petteia_diplasia_kubeia() {
    conform_petteia("diplasia_kubeia");
}

#[test]
fn conformance_petteia_basilike_petteia() {
    conform_petteia("basilike_petteia");
}

#[test]
fn conformance_petteia_basilike_kubeia() {
    conform_petteia("basilike_kubeia");
}

#[test]
fn conformance_petteia_nea_petteia() {
    conform_petteia("nea_petteia");
}

#[test]
fn conformance_petteia_nea_kubeia() {
    conform_petteia("nea_kubeia");
}

fn conform_echecs(levels: &[&str]) {
    conform_sets::<Echecs>(&levels.iter().map(|level| echecs::level(level)).collect::<Vec<_>>());
}

#[test]
fn conformance_echecs() {
    conform_echecs(&["encyclopedie", "italian", "letter"]);
}

#[test]
fn conformance_echecs_at_odds() {
    conform_echecs(&["odds_pion_et_deux_traits", "odds_cavalier", "odds_tour"]);
}

/// The options of the Tarocchini are independent of each other as well; each level takes its own and a few more.
fn conform_tarocchini(level: &str, sets: &[&[(&str, &str)]]) {
    let sets = [&[] as &[_]].into_iter().chain(sets.iter().copied());
    conform_sets::<Tarocchini>(&sets.map(|set| tarocchini::level_with(level, set)).collect::<Vec<_>>());
}

#[test]
fn conformance_tarocchini_partita() {
    let strict = &[("rigour", "on"), ("come_vuole", "off"), ("abuses", "on")];
    let old = &[("plate", "pesi"), ("silence", "on")];
    conform_tarocchini("partita", &[strict, old, &[("ancient", "on"), ("abuses", "on")]]);
}

#[test]
fn conformance_tarocchini_sei() {
    conform_tarocchini("sei", &[&[("rigour", "on"), ("ancient", "on")]]);
}

#[test]
fn conformance_tarocchini_partitaccia() {
    conform_tarocchini("partitaccia", &[&[("hundreds", "on"), ("hands", "12"), ("silence", "on")]]);
}

#[test]
fn conformance_tarocchini_milloni() {
    conform_tarocchini("milloni", &[]);
}

#[test]
fn conformance_tarocchini_cinquina() {
    conform_tarocchini("cinquina", &[&[("hands", "4")]]);
}

#[test]
fn conformance_tarocchini_centini() {
    conform_tarocchini("centini4", &[]);
    conform_tarocchini("centini2", &[]);
}

#[test]
fn conformance_tarocchini_quarantacinque() {
    let vicious = &[("every_hand", "on"), ("vicious", "on"), ("hands", "4")];
    conform_tarocchini("quarantacinque3", &[&[("counting", "rounded")], vicious]);
    conform_tarocchini("quarantacinque2", &[&[("counting", "rounded"), ("vicious", "on")], &[("every_hand", "on")]]);
}

#[test]
fn conformance_tarocchini_settanta() {
    conform_tarocchini("settanta", &[&[("counting", "exact")]]);
}

#[test]
fn conformance_tarocchini_mattaccia() {
    conform_tarocchini("mattaccia5", &[]);
    conform_tarocchini("mattaccia6", &[&[("hands", "4")]]);
    conform_tarocchini("mattaccia7", &[]);
}

#[test]
fn conformance_tarocchini_lecchini() {
    conform_tarocchini("lecchini", &[&[("accusing", "economic"), ("length", "match")]]);
}

#[test]
fn conformance_tarocchini_calini() {
    conform_tarocchini("calini3", &[]);
    conform_tarocchini("calini2", &[&[("hands", "4")]]);
}

#[test]
fn conformance_tarocchini_toppa() {
    conform_tarocchini("toppa", &[&[("toppa_a_voi", "on"), ("hands", "4")]]);
}

/// A hand as it went, with two cards exchanged that one viewer has never seen, looks to him as it did.
#[test]
fn toy_cards_unseen_cannot_be_told_apart() {
    let mut alike = 0;
    for seed in 0..30 {
        let played = walk::<Toy>(&Options::default(), seed, &mut |_| ());
        let mut rng = dice(seed);
        for _ in 0..40 {
            let made = played.hands()[0].made();
            let told = played.at(0, rng.random_range(0..made.len()));
            let viewer = [None, Some(Seat(0)), Some(Seat(3))].choose(&mut rng).copied().unwrap();
            let seen: Vec<_> = told.game().view(viewer).table.cards().flatten().collect();
            let unseen: Vec<_> = (0..PACK).filter(|card| !seen.contains(card)).collect();
            let [a, b] = [0, 1].map(|_| *unseen.choose(&mut rng).unwrap());
            let swap = |card| {
                if card == a {
                    b
                } else if card == b {
                    a
                } else {
                    card
                }
            };
            let mut other = Sitting::<Toy>::new(told.head.clone(), told.options().clone());
            let plays = told.hands()[0].made().iter().all(|made| {
                let mv = match made.mv {
                    Move::Deal(first, second) => Move::Deal(swap(first), second.map(swap)),
                    mv => mv,
                };
                other.play(mv, &mut Vec::new()).is_ok()
            });
            // A card that had to be played, or a word that had to be true, tells something after all.
            if plays && a != b {
                assert_alike(&told, &other, viewer);
                alike += 1;
            }
        }
    }
    assert!(alike > 300, "only {alike} hands could be exchanged");
}

fn toy(options: Options) -> Sitting<Toy> {
    // East leads, having S1 B1 C1 D1; north has S6 B2 C2 D2, west S2 B6 C3 D3, south S3 B3 C6 D4.
    let text = "[Game \"toy\"]\n\n\
        deal S1 B1 deal S6 B2 deal S2 B6 deal S3 B3 deal C1 D1 deal C2 D2 deal C3 D3 deal C6 D4 done done done done";
    Record::parse(text).unwrap().sit(options, [1; 32]).unwrap()
}

fn play(sitting: &mut Sitting<Toy>, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in text.split(' ') {
        let mv = sitting.read(word).unwrap();
        assert_eq!(sitting.play(mv, &mut events), Ok(()), "{word}");
    }
    events
}

#[test]
fn toy_a_six_lets_the_leader_move_twice() {
    let mut sitting = toy(Options::default());
    play(&mut sitting, "6 S1 C1");
    assert_eq!(sitting.game().turn(), Turn::Seat(Seat(2), Stage::Play));
    assert_eq!(sitting.hands()[0].made().iter().filter(|made| made.ply).count(), 2);
}

#[test]
fn toy_toppa_is_forgotten_with_the_next_move() {
    let mut sitting = toy(Options { rigour: true, ..Options::default() });
    let mut own = sitting.clone();
    play(&mut own, "1 S1 S6 S2 S3");
    assert_eq!(own.game().table.toppa, None, "north took his own six");
    play(&mut sitting, "1 B1 S6! B6 B3 4");
    assert_eq!(sitting.game().table.toppa, Some(Seat(3)), "a throw closes no window");
    assert!(asides(sitting.game(), Seat(1)).iter().all(|mv| *mv != Move::Toppa(Seat(3))), "only west may say so");
    let mut said = sitting.clone();
    play(&mut said, "west:toppa");
    assert_eq!((sitting.game().table.points, said.game().table.points), ([0, 3], [0, 5]));
    assert!(!said.hands()[0].made().last().unwrap().ply);
    play(&mut sitting, "S2");
    assert!(!sitting.game().allows(Move::Toppa(Seat(3))), "too late");
}

#[test]
fn toy_a_wrong_suit_is_refused_or_paid_for() {
    let mut kind = toy(Options::default());
    let mut strict = toy(Options { rigour: true, ..Options::default() });
    let card = |sitting: &Sitting<Toy>, slot: usize| {
        Pick::Token(sitting.game().token(sitting.game().table.hands[2][slot].unwrap().token))
    };
    for sitting in [&mut kind, &mut strict] {
        play(sitting, "1 S1");
    }
    let attempt = Attempt { seat: Seat(2), picks: vec![card(&kind, 1)] };
    assert_eq!(kind.game().penalty(&attempt), None);
    assert_eq!(kind.game().refuse(&attempt).key, "toy-follow");
    let legal = Attempt { seat: Seat(2), picks: vec![card(&strict, 0)] };
    assert_eq!(strict.game().penalty(&legal), None, "what is legal costs nothing");
    let fine = strict.game().penalty(&attempt).unwrap();
    assert_eq!(strict.play(fine, &mut Vec::new()), Ok(()));
    let made = strict.hands()[0].made().last().unwrap();
    assert_eq!((made.text.as_str(), made.ply, made.decision), ("B2!", true, false));
    play(&mut strict, "S2 S3");
    assert!(strict.game().table.revoked[0]);
}

#[test]
fn toy_players_change_seats_and_the_tally_goes_with_them() {
    let sitting = walk::<Toy>(&Options::default(), 4, &mut |_| ());
    let [first, second] = [0, 1].map(|n| sitting.hands()[n].state());
    assert_eq!(first.seating().player(Seat(0)), Player(0));
    assert_eq!(second.seating().player(Seat(0)), Player(1));
    assert_eq!((first.nth_seat(0), second.nth_seat(0)), (Seat(1), Seat(2)), "the deal goes on");
    let [after_first, after_second] = [first, second].map(|hand| hand.tally().tally[0].1.clone());
    let points = |hand: &Toy, seat: usize| i32::from(hand.outcome().unwrap().points[seat % 2]);
    assert_eq!(after_first, [0, 1, 2, 3].map(|player| points(first, player)));
    assert_eq!(after_second, [0, 1, 2, 3].map(|player| after_first[player] + points(second, player + 1)));
}
