//! The worked examples of the treatise and of its rules page, by name.

mod tarocchini;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tarocchini::{card, cards, level, level_with, moves, play};
use tavoliere::rules::tarocchini::card::{Card, Cards};
use tavoliere::rules::tarocchini::count::{Combinations, Item, captured, card_points, rounded};
use tavoliere::rules::tarocchini::granda::granda;
use tavoliere::rules::tarocchini::honour::{Code, MATCH, PARTITA, Table, money};
use tavoliere::rules::tarocchini::{Account, Carry, Move, Tarocchini};
use tavoliere::rules::{Game, Outcome, Seat, Seating, Turn};

fn granda_of(ids: &str) -> u16 {
    granda(cards(ids)).points
}

/// All of the Granda but these cards.
fn granda_without(lost: &str) -> u16 {
    granda(Cards::ALL.without(cards(lost))).points
}

#[test]
fn the_long_example_counts_350() {
    let lost = cards("S-K S-Q B-K B-Q B-H B-A T-Moro1 T-Diavolo T-Vecchio T-Matto");
    let won = Combinations::of(Cards::ALL.without(lost));
    assert_eq!(won.pariglie, [18, 0, 0, 13, 24], "three Tarocchi, four Jacks, three Knights");
    assert_eq!(won.pariglia_points(), 2 * 55);
    assert_eq!(won.sequences, [0, 0, 25, 25, 40, 15, 15]);
    assert_eq!(won.points(), 350);
    assert_eq!(won.points(), 16 * 10 + 110 + 80, "by the other way of counting");
}

#[test]
fn the_granda_from_the_cards_of_the_others() {
    assert_eq!(granda_without("T-Amore T-Vecchio T-Matto"), 70);
    assert_eq!(granda_without("T-Sole T-Saetta T-Traditore T-Roda"), 40);
}

#[test]
fn the_angelo_with_privileged_trumps() {
    for pair in ["T-Mondo T-Sole", "T-Mondo T-Luna", "T-Sole T-Luna"] {
        assert_eq!(granda_of(&format!("T-Angelo {pair}")), 10, "{pair}");
    }
    assert_eq!(granda_of("T-Angelo T-Mondo T-Sole T-Luna"), 15);
}

#[test]
fn two_privileged_missing_want_a_counter() {
    assert_eq!(granda_of("T-Angelo T-Mondo T-Stella T-Saetta"), 0);
    assert_eq!(granda_of("T-Angelo T-Mondo T-Stella T-Saetta T-Matto"), 20);
    assert_eq!(granda_of("T-Angelo T-Luna T-Stella T-Bagattino"), 15);
}

#[test]
fn two_adjacent_trumps_missing_stop_it() {
    assert_eq!(granda_of("T-Angelo T-Mondo T-Luna T-Diavolo T-Morte T-Bagattino T-Matto"), 20);
}

#[test]
fn the_two_demonstrations_of_the_treatise() {
    let first = "T-Angelo T-Mondo T-Sole T-Stella T-Diavolo T-Traditore T-Vecchio";
    assert_eq!(granda_of(&format!("{first} T-Matto T-Bagattino")), 40);
    assert_eq!(granda_of(&format!("{first} T-Matto")), 25);
    assert_eq!(granda_of("T-Angelo T-Sole T-Saetta T-Diavolo T-Matto T-Bagattino"), 25);
}

#[test]
fn the_angelo_with_counters_alone_is_nothing() {
    assert_eq!(granda_of("T-Angelo T-Matto T-Bagattino"), 0);
}

/// The author's short cut: the number of the trump that stops the Granda, one for each higher trump and each counter
/// missing, times five, from 105.
fn short_cut(held: Cards) -> u16 {
    const STELLA: u8 = 44;
    let missing = |card: u8| !held.has(Card(card));
    let counters = (held & Cards::COUNTERS).len() as i32;
    if missing(Card::ANGELO.0) {
        return 0;
    }
    // Where it stops: walk with every way of filling the privileged three, as a player at the table would look for it.
    let reach = granda(held).reach;
    let stop = Card::MONDO.0 + reach;
    if stop < STELLA {
        return granda(held).points;
    }
    let mut lost = 2 - counters;
    if stop > Card::AMORE.0 {
        lost += (Card::MORO_1.0..Card::MORO_1.0 + 4).filter(|&moro| missing(moro)).count() as i32;
    } else {
        lost += i32::from(60 - stop);
    }
    lost += (Card::MONDO.0..stop.min(Card::AMORE.0 + 1)).filter(|&trump| missing(trump)).count() as i32;
    (105 - 5 * lost).max(0) as u16
}

#[test]
fn the_short_cut_agrees_in_all_states() {
    for held in 0..1_u64 << 15 {
        for counters in [Cards::NONE, Cards::of(Card::MATTO), Cards::COUNTERS] {
            for mori in [0_u64, 1, 0xf] {
                let granda_cards = Cards(1 << 40 | held << 41 | mori << 56) | counters;
                let found = granda(granda_cards);
                assert_eq!(found.points, short_cut(granda_cards), "{granda_cards}");
            }
        }
    }
}

#[test]
fn two_suits_and_two_aces_wait_for_a_counter() {
    let bare = cards("B-K B-H B-A C-K C-Q C-A");
    assert_eq!(Combinations::of(bare).points(), 0);
    let hand = bare | Cards::of(Card::MATTO);
    let found = Combinations::of(hand);
    assert_eq!(found.sequences, [0, 15, 15, 0, 0, 10, 0]);
    assert_eq!(found.points(), 80);
    let table = Table { ancient: false, six: false };
    let honours: Vec<_> = table.declared(hand, table.available(hand), false).collect();
    assert_eq!(honours, [(Code::Sequenze, 10)]);
}

#[test]
fn a_sequence_grows_by_fives() {
    let points = |ids: &str| Combinations::of(cards(ids)).points();
    let steps = ["S-K S-Q S-H", "S-K S-Q S-H S-J", "S-K S-Q S-H S-J S-A", "S-K S-Q S-H S-J S-A T-Matto T-Bagattino"];
    assert_eq!(steps.map(points), [10, 15, 20, 30]);
    for kind in [["S-A", "B-A", "C-A", "D-A"], ["T-Moro1", "T-Moro2", "T-Moro3", "T-Moro4"]] {
        let (three, four) = (kind[..3].join(" "), kind.join(" "));
        let all = format!("{four} T-Matto T-Bagattino");
        assert_eq!([three, four, all].map(|ids| points(&ids)), [10, 15, 25]);
    }
    assert_eq!(points("S-K S-Q S-A"), 0, "the Ace is never the third card");
    assert_eq!(points("S-A T-Matto T-Bagattino"), 0, "one Ace with two counters is no sequence");
    assert_eq!(points("S-K T-Matto T-Bagattino"), 0, "nor is a King");
}

#[test]
fn three_pariglie_are_a_criccone() {
    let three = Combinations::of(cards("T-Angelo T-Mondo T-Matto S-K B-K C-K S-Q B-Q C-Q"));
    assert_eq!((three.pariglie(), three.pariglia_points()), (3, 98));
    let two = Combinations::of(cards("S-K B-K C-K S-Q B-Q C-Q S-H B-H"));
    assert_eq!((two.pariglie(), two.pariglia_points()), (2, 31));
}

#[test]
fn cards_are_counted_by_fours() {
    assert_eq!(card_points(cards("T-Angelo S-K S-H S-J")), 12);
    assert_eq!(card_points(cards("T-Angelo S-9 S-8 S-7")), 5);
    assert_eq!(card_points(cards("S-K S-9 S-8 S-7")), 5);
    assert_eq!(card_points(cards("S-Q S-9 S-8 S-7")), 4);
    assert_eq!(card_points(cards("S-10 S-9 S-8 S-7")), 1);
}

#[test]
fn the_whole_pack_counts_923() {
    let all = Account::of(Cards::ALL, 6, 0);
    assert_eq!(all.combinations.pariglie.iter().sum::<u16>(), 148);
    assert_eq!(all.combinations.sequences, [30, 30, 30, 30, 105, 25, 25]);
    assert_eq!(all.combinations.points(), 846);
    assert_eq!((all.card_points, Cards::ALL.len() % 4), (71, 2));
    assert_eq!(all.total, 923);
}

#[test]
fn marks_are_rounded_tens() {
    assert_eq!([14, 15, 34, 35].map(rounded), [10, 20, 30, 40]);
}

#[test]
fn a_partita_is_25_points_and_hundreds_have_an_honour() {
    assert_eq!([200, 324, 325, 349].map(|points| points / PARTITA), [8, 12, 13, 13]);
    let modern = Table { ancient: false, six: false };
    assert_eq!(500 / PARTITA + modern.hundreds(500), 40);
    assert_eq!(modern.hundreds(499), 0);
    assert_eq!(
        [500, 600, 700, 800, 900, 1000, 1100, 1200].map(|points| modern.hundreds(points)),
        [20, 30, 40, 50, 60, 70, 80, 90]
    );
}

#[test]
fn a_marcio_with_marks_is_of_the_next_hundred() {
    let classes = [0, 80, 180, 280].map(|marked| Account::of(Cards::ALL, 6, marked).total / 100);
    assert_eq!(classes, [9, 10, 11, 12]);
    assert_eq!([499, 500, 600, 999, 1000, 1100, 1200, 1300].map(money), [0, 1, 2, 5, 6, 7, 8, 8]);
}

#[test]
fn an_1100_ends_the_match() {
    let modern = Table { ancient: false, six: false };
    let entries = 1100 / PARTITA + modern.hundreds(1100) + 18;
    assert_eq!(entries, 142);
    assert!(entries + 10 >= MATCH, "no 180 points are declared without an Oca");
}

#[test]
fn the_ancients_doubled_where_we_add() {
    let ancient = Table { ancient: true, six: false };
    assert_eq!([500, 600, 700, 900].map(|points| ancient.without_angelo(points, Cards::NONE)), [10, 20, 30, 30]);
    let hand = cards("S-K S-Q S-H S-J B-K B-Q B-H B-J C-K C-Q C-H C-J S-A B-A C-A");
    let honours: Vec<_> = ancient.declared(hand, ancient.available(hand), false).collect();
    assert_eq!(honours[..2], [(Code::Sequenze, 20), (Code::Criccone, 40)], "four sequences, four Pariglie");
}

/// A hand of this level in which nobody may have drawn for partners, with the dealer on seat 1 of 4.
fn second_hand(name: &str, options: &[(&str, &str)], change: impl Fn(&mut Carry)) -> Tarocchini {
    let options = level_with(name, options);
    let seating = Some(Seating::in_order(options.players));
    let mut carry = Carry { hand: 1, dealer: Seat(0), seating, ..Carry::default() };
    change(&mut carry);
    Tarocchini::start(&options, &carry)
}

fn end(game: &Tarocchini) -> Outcome {
    game.outcome().expect("an end")
}

#[test]
fn a_marcio_a_pesi_is_192() {
    // Giving up gives the others a Marcio (law 14), here with nothing marked.
    let mut game = second_hand("partita", &[("plate", "pesi")], |carry| carry.first = true);
    tarocchini::play_text(&mut game, "1:resign");
    assert_eq!(end(&game).points[1], 923);
    let brought: Vec<_> = game.sheet().ledger.iter().map(|entry| (entry.code, entry.partite)).collect();
    assert_eq!(brought, [(Code::Punti, 72), (Code::Centinaia, 120), (Code::ScartoTenuta, 5)], "36 + 60 = 96, doubled");
    assert_eq!((game.public().owner.unwrap().0, game.public().plates[0]), (1, 192 + 5));
}

#[test]
fn the_most_that_one_hand_can_pay_is_twelve() {
    // 1200: eight; Marcio, match, below the half, empty plate: one each.
    assert_eq!(money(1200) + 1 + 1 + 1 + 1, 12);
    let mut game = second_hand("partita", &[], |carry| {
        carry.plates = [0, 140];
        carry.first = true;
    });
    tarocchini::play_text(&mut game, "1:resign");
    let won = money(923) + 1 + 3;
    assert_eq!(end(&game).pays[..4], [-2, 2, -2, 2].map(|sign| sign * won as i16));
}

#[test]
fn forty_five_in_one_hand_viciously() {
    use tavoliere::rules::tarocchini::Options;
    let games = |vicious: bool, points: u16| {
        let options = Options { vicious, ..level("quarantacinque3") };
        let carry = Carry { hand: 1, ..Carry::default() };
        Tarocchini::start(&options, &carry).games_in_a_hand(points)
    };
    assert_eq!([44, 45, 54, 55, 150].map(|points| games(true, points)), [1, 2, 2, 3, 12]);
    assert_eq!([44, 45, 150].map(|points| games(false, points)), [1, 2, 2]);
}

#[test]
fn in_settanta_twenty_four_are_twenty_and_twenty_five_thirty() {
    assert_eq!([24, 25].map(rounded), [20, 30]);
    let mut game = second_hand("settanta", &[], |_| ());
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while game.turn() != Turn::Seat(Seat(1), tavoliere::rules::Stage::Play) {
        let mv = moves(&game).first().copied().unwrap_or_else(|| game.chance(&mut rng));
        play(&mut game, mv);
    }
    let mut worth = vec![game.public().worth];
    for word in ["bid yes", "S", "bid yes"] {
        if word == "S" {
            // The acceptor alone may raise, at his own turn.
            assert!(!moves(&game).contains(&Move::Invite));
            let led = moves(&game)[0];
            play(&mut game, led);
            let declared = moves(&game)[0];
            play(&mut game, declared);
            continue;
        }
        tarocchini::play_text(&mut game, word);
        worth.push(game.public().worth);
    }
    assert_eq!(worth, [6, 12, 18]);
}

#[test]
fn an_exact_seventeen_is_seventeen() {
    let hand = cards("S-K B-K C-K T-Roda");
    assert_eq!(Combinations::of(hand).points(), 17);
    assert!(!level("quarantacinque3").is_rounded());
    assert!(level_with("quarantacinque3", &[("counting", "rounded")]).is_rounded());
    assert_eq!(rounded(17), 20);
}

#[test]
fn every_combination_shows_the_cards_it_is_made_of() {
    let hand = cards("S-K S-H S-A B-A T-Angelo T-Mondo T-Luna T-Matto");
    assert_eq!(Item::Spade.shows(hand), cards("S-K S-H S-A T-Matto"));
    assert_eq!(Item::Granda.shows(hand), cards("T-Angelo T-Mondo T-Luna T-Matto"));
    assert_eq!(Item::Assi.shows(hand), cards("S-A B-A T-Matto"));
    assert_eq!(captured(Cards::NONE), 0);
    assert_eq!(card("T-Matto").value(), 5);
}
