//! The author's advice (cap. XI), sentence by sentence: a position for each rule of thumb, in which it speaks for one card and
//! against another, or in which the player of rules of thumb does as it says.

mod tarocchini;

use tarocchini::{card, cards, deal_hands, hand, hands_of, level, moves, pass_round, play};
use tavoliere::bots::cards::advice::Advice;
use tavoliere::bots::{self, Effort};
use tavoliere::rules::tarocchini::{Move, Phase, Tarocchini};
use tavoliere::rules::{Game, Question, Seat, Style};

/// What the rules of thumb do.
fn thumb(game: &Tarocchini) -> String {
    let seat = game.public().seat;
    let view = serde_json::to_string(&game.view(Some(seat))).expect("a view");
    let question = Question { family: "tarocchini".to_owned(), seat, view, past: Vec::new(), number: 0, seed: 1 };
    bots::answer(&question, Effort::thumb()).expect("a turn").text
}

fn written(game: &Tarocchini, mv: Move) -> String {
    let mut text = String::new();
    game.write(mv, Style::Plain, &mut text);
    text
}

/// A hand of Partita, the fourth seat dealing, the cards named dealt as they are named and the rest filled up; what the
/// dealer lays aside is named last, so that the first seat is to lead.
fn dealt(hands: [&str; 4], aside: &str) -> Tarocchini {
    let mut game = hand(&level("partita"), 3, [0, 0]);
    let mut packs = hands_of(&hands, &[15, 15, 15, 17]);
    deal_hands(&mut game, &mut packs);
    pass_round(&mut game, None);
    deal_hands(&mut game, &mut packs);
    let laid: Vec<_> = cards(aside).collect();
    let chosen = if let [a, b] = laid[..] { Move::Discard(a.min(b), a.max(b)) } else { moves(&game)[0] };
    play(&mut game, chosen);
    game
}

/// Plays cards, each seat declaring nothing before its first.
fn then(game: &mut Tarocchini, ids: &str) {
    for id in ids.split_whitespace() {
        ready(game);
        play(game, Move::Play(card(id)));
    }
}

/// The seat to play has declared nothing.
fn ready(game: &mut Tarocchini) {
    if game.public().phase == Phase::Declare {
        play(game, Move::Declared);
    }
}

/// Everybody else plays the first card that may be played, until this seat is to play to a trick again.
fn others(game: &mut Tarocchini, seat: u8) {
    loop {
        ready(game);
        if game.public().seat == Seat(seat) {
            return;
        }
        let mv = moves(game)[0];
        play(game, mv);
    }
}

/// The rule speaks more for one card than for the other.
fn prefers(rule: Advice, game: &Tarocchini, good: &str, bad: &str) {
    let (good, bad) = (rule.speaks(game, card(good)), rule.speaks(game, card(bad)));
    assert!(good > bad, "{rule:?}: {good} {bad}");
}

const PIPS: &str = "S-10 S-9 S-8 S-7 S-6 B-9 B-8 C-10 C-9 D-10 D-9 T-Moro1 T-Moro2 T-Carro T-Amore";

#[test]
fn lead_the_longest_suit_first() {
    let mut game = dealt([PIPS, "", "", ""], "");
    ready(&mut game);
    prefers(Advice::LongestFirst, &game, "S-7", "B-8");
    assert!(thumb(&game).starts_with("S-"), "{}", thumb(&game));
}

/// The first seat has taken three rounds with the highest trumps.
fn after_three_rounds(rest: &str) -> Tarocchini {
    let mut game = dealt([&format!("T-Angelo T-Mondo T-Sole {rest}"), "", "", ""], "");
    for id in ["T-Angelo", "T-Mondo", "T-Sole"] {
        then(&mut game, id);
        others(&mut game, 0);
    }
    assert_eq!((game.public().tricks, game.trick().len()), (3, 0));
    game
}

#[test]
fn later_lead_a_figure_towards_the_partner() {
    let game = after_three_rounds("B-H B-9 S-8 S-7 C-10 C-9 D-10 D-9 D-8 S-6 C-8 B-8");
    prefers(Advice::FigureToPartner, &game, "B-H", "B-9");
}

#[test]
fn never_lead_a_queen() {
    let mut game = dealt(["S-Q S-9 B-8 B-7 B-6 C-10 C-9 C-8 D-10 D-9 D-8 T-Moro1 T-Moro2 T-Carro S-7", "", "", ""], "");
    ready(&mut game);
    prefers(Advice::NeverLeadQueen, &game, "S-9", "S-Q");
    assert_ne!(thumb(&game), "S-Q");
}

#[test]
fn never_lead_a_king_first() {
    let mut game = dealt(["S-K S-9 B-8 B-7 B-6 C-10 C-9 C-8 D-10 D-9 D-8 T-Moro1 T-Moro2 T-Carro S-7", "", "", ""], "");
    ready(&mut game);
    prefers(Advice::NoKingFirst, &game, "S-9", "S-K");
    assert_ne!(thumb(&game), "S-K");
}

#[test]
fn draw_the_opponents_trumps_never_the_partners() {
    // The second and the fourth have shown that they have no trump.
    let lists = [
        "T-Angelo T-Sole T-Luna T-Carro S-9 S-8 S-7 S-6 B-9 B-8 C-10 C-9 D-10 D-9 D-8",
        "S-K S-Q S-H S-J S-10 B-K B-Q B-H B-J B-10 C-K C-Q C-H C-J C-A",
        "T-Stella T-Saetta T-Diavolo T-Morte T-Moro1 T-Moro2 T-Moro3 T-Moro4 C-8 C-7 C-6 B-7 B-6 B-A S-A",
        "D-K D-Q D-H D-J D-A D-6 D-7",
    ];
    let mut game = hand(&level("partitaccia"), 3, [0, 0]);
    let mut packs = hands_of(&lists, &[15, 15, 15, 17]);
    deal_hands(&mut game, &mut packs);
    play(&mut game, Move::Discard(card("D-6"), card("D-7")));
    then(&mut game, "T-Angelo S-10 T-Moro1");
    others(&mut game, 0);
    let opponents = [1, 3].map(|n| game.public().lacks[n].has(card("T-Carro")));
    if opponents == [true, true] {
        prefers(Advice::DrawTheirTrumps, &game, "S-9", "T-Carro");
        assert!(!thumb(&game).starts_with("T-"), "{}", thumb(&game));
    } else {
        // The fourth had a trump left over: then it is the partner whose trumps are spared by nothing.
        assert!(opponents[0], "the second has none");
    }
}

#[test]
fn lead_the_suit_the_opponents_declared() {
    let lists = ["B-9 B-8 S-9 S-8", "B-K B-Q B-H B-J", "", ""];
    let mut game = dealt([&format!("T-Angelo {}", lists[0]), lists[1], "", ""], "");
    then(&mut game, "T-Angelo");
    let declares = moves(&game).into_iter().find(|&mv| written(&game, mv) == "declare bastoni").expect("a sequence");
    play(&mut game, declares);
    play(&mut game, Move::Declared);
    others(&mut game, 0);
    prefers(Advice::TheirSuit, &game, "B-9", "S-9");
}

#[test]
fn the_dealer_does_not_open_his_short_suit() {
    let dealer = "T-Angelo T-Mondo S-9 B-9 B-8 B-7 C-10 C-9 C-8 D-10 D-9 D-8 T-Moro1 T-Moro2 T-Moro3 B-6 C-7";
    let mut game = dealt(["T-Amore", "", "", dealer], "B-6 C-7");
    then(&mut game, "T-Amore");
    others(&mut game, 3);
    then(&mut game, "T-Angelo");
    others(&mut game, 3);
    prefers(Advice::DealersVoid, &game, "B-9", "S-9");
}

#[test]
fn no_trumps_are_drawn_without_two_kings() {
    let mut game =
        dealt(["T-Angelo T-Mondo T-Sole T-Luna S-9 S-8 B-9 B-8 B-7 C-10 C-9 C-8 D-10 D-9 D-8", "", "", ""], "");
    ready(&mut game);
    prefers(Advice::NoTrumpsWithoutKings, &game, "S-9", "T-Angelo");
    assert!(!thumb(&game).starts_with("T-"), "{}", thumb(&game));
}

#[test]
fn with_seven_trumps_and_a_king_one_round_is_drawn() {
    let seven = "T-Angelo T-Sole T-Stella T-Saetta T-Diavolo T-Moro1 T-Moro2 S-K S-Q S-9 B-K C-10 C-9 D-10 D-9";
    let mut game = dealt([seven, "", "", ""], "");
    ready(&mut game);
    prefers(Advice::OneRound, &game, "T-Angelo", "C-9");
}

#[test]
fn no_queen_the_first_time() {
    let mut game = dealt(["S-9 S-8 S-7", "S-Q S-J S-10", "S-H S-6", "S-K S-A"], "");
    then(&mut game, "S-9");
    ready(&mut game);
    prefers(Advice::NoQueenFirst, &game, "S-J", "S-Q");
    assert_ne!(thumb(&game), "S-Q");
}

#[test]
fn give_the_king() {
    let mut game = dealt(["S-9 S-8 S-7", "S-K S-J S-10", "S-H S-6 S-Q", "S-A"], "");
    then(&mut game, "S-9");
    ready(&mut game);
    prefers(Advice::GiveTheKing, &game, "S-K", "S-10");
    assert_eq!(thumb(&game), "S-K");
}

#[test]
fn with_five_of_the_suit_the_king_is_kept() {
    let mut game = dealt(["S-9 S-8", "S-K S-J S-10 S-7 S-6 S-A", "S-H S-Q", ""], "");
    then(&mut game, "S-9");
    ready(&mut game);
    assert_eq!(Advice::GiveTheKing.speaks(&game, card("S-K")), 0.0);
}

#[test]
fn a_figure_is_risked_while_the_king_is_unknown() {
    let mut game = dealt(["S-9 S-8 S-7", "S-H S-10", "S-Q S-6", "S-K S-A"], "");
    then(&mut game, "S-9");
    ready(&mut game);
    prefers(Advice::RiskFigure, &game, "S-H", "S-10");
}

#[test]
fn no_king_is_thrown_away() {
    let no_trump = "B-K B-9 B-8 B-7 B-6 C-10 C-9 C-8 C-7 D-10 D-9 D-8 D-7 D-6 C-6";
    let mut game = dealt(["S-K S-9", no_trump, "S-8", ""], "");
    then(&mut game, "S-K");
    ready(&mut game);
    prefers(Advice::NoKingThrown, &game, "B-7", "B-K");
    assert_ne!(thumb(&game), "B-K");
}

#[test]
fn sure_cards_are_kept() {
    let no_trump = "B-K B-9 B-8 B-7 B-6 C-10 C-9 C-8 C-7 D-10 D-9 D-8 D-7 D-6 C-6";
    let mut game = dealt(["S-K S-9", no_trump, "S-8", ""], "");
    then(&mut game, "S-K");
    ready(&mut game);
    prefers(Advice::KeepSureCards, &game, "B-9", "B-K");
}

#[test]
fn on_the_partners_trumps_one_throws_from_where_there_is_nothing() {
    let no_trump = "B-K B-9 B-8 B-7 B-6 C-10 C-9 C-8 C-7 D-10 D-9 D-8 D-7 D-6 C-6";
    let mut game = dealt(["T-Angelo", "T-Amore", no_trump, ""], "");
    then(&mut game, "T-Angelo T-Amore");
    ready(&mut game);
    prefers(Advice::ThrowNothing, &game, "C-10", "B-9");
}

/// The first four packets of five, and what is said at them.
fn at_five(fives: [&str; 4]) -> Tarocchini {
    let mut game = hand(&level("partita"), 3, [0, 0]);
    let mut packs = hands_of(&fives, &[15, 15, 15, 17]);
    deal_hands(&mut game, &mut packs);
    game
}

#[test]
fn who_has_three_five_cards_holds() {
    assert_eq!(thumb(&at_five(["T-Angelo S-K B-K C-10 D-9", "", "", ""])), "tengo");
    assert_eq!(thumb(&at_five(["T-Angelo T-Matto S-K C-10 D-9", "", "", ""])), "tengo", "the safe three");
    assert_eq!(thumb(&at_five(["T-Angelo C-9 S-K C-10 D-9", "", "", ""])), "monte");
}

#[test]
fn it_is_left_to_the_partner_with_two_kings_sole_and_a_trump() {
    assert_eq!(thumb(&at_five(["S-K B-K T-Sole T-Carro D-9", "", "", ""])), "come vuole");
    assert_eq!(thumb(&at_five(["T-Angelo B-K T-Amore T-Carro D-9", "", "", ""])), "come vuole");
    assert_eq!(thumb(&at_five(["S-K T-Sole T-Carro D-8 D-9", "", "", ""])), "monte");
}

#[test]
fn the_partner_to_whom_it_is_left_holds_with_a_five_card_and_two_trumps() {
    let after = |third: &str| {
        let mut game = at_five(["S-K B-K T-Sole T-Carro D-9", "S-10 S-9 S-8 S-7 S-6", third, ""]);
        tarocchini::play_text(&mut game, "come vuole monte");
        thumb(&game)
    };
    assert_eq!(after("C-K T-Amore T-Moro1 T-Moro2 D-7"), "tengo");
    assert_eq!(after("C-K C-9 B-9 T-Moro2 D-7"), "monte");
}

/// What the dealer lays aside of seventeen cards.
fn aside(seventeen: &str) -> String {
    let mut game = hand(&level("partitaccia"), 3, [0, 0]);
    let mut packs = hands_of(&["", "", "", seventeen], &[15, 15, 15, 17]);
    deal_hands(&mut game, &mut packs);
    thumb(&game)
}

#[test]
fn a_void_is_made_from_a_suit_of_two() {
    let rest = "S-9 S-8 B-K B-8 B-7 B-6 C-K C-8 C-7 D-K D-8 D-7 T-Moro1 T-Moro2 T-Carro T-Amore T-Stella";
    assert_eq!(aside(rest), "discard S-9 S-8");
}

#[test]
fn a_queen_is_not_laid_aside_nor_what_goes_with_her() {
    let rest = "S-Q S-9 B-H B-8 B-7 B-6 C-9 C-8 C-7 C-6 D-9 D-8 D-7 T-Moro1 T-Moro2 T-Carro T-Amore";
    let laid = aside(rest);
    assert!(!laid.contains("S-Q"), "{laid}");
}

#[test]
fn sequences_are_kept() {
    let rest = "S-K S-Q S-H B-9 B-8 B-7 B-6 C-9 C-8 C-7 C-6 D-K D-H D-J T-Moro1 T-Carro T-Amore";
    let laid = aside(rest);
    assert!(!["S-H", "D-H", "D-J"].iter().any(|id| laid.contains(id)), "{laid}");
}

#[test]
fn nothing_is_declared_with_a_bad_hand_except_what_enters_the_plate() {
    let poor = "S-K S-Q S-H B-J B-8 B-7 B-6 C-9 C-8 C-7 D-9 D-8 D-J T-Moro1 C-10";
    let cartacce = "S-K S-Q S-H B-9 B-8 B-7 B-6 C-9 C-8 C-7 D-9 D-8 D-7 C-6 D-10";
    let good = "S-K S-Q S-H B-K B-8 T-Angelo T-Mondo T-Sole C-8 C-7 D-9 D-8 T-Amore T-Moro1 D-10";
    assert_eq!(thumb(&dealt([poor, "", "", ""], "")), "declared");
    assert_eq!(
        thumb(&dealt([cartacce, "", "", ""], "")),
        "declare spade",
        "ten Cartacce enter the plate, and more with them"
    );
    assert_eq!(thumb(&dealt([good, "", "", ""], "")), "declare spade");
}

#[test]
fn every_rule_has_a_position() {
    // A rule without one is seen here: each is named in a test above.
    let told = include_str!("bots_tarocchini_advice.rs");
    for rule in Advice::ALL {
        assert!(told.contains(&format!("Advice::{rule:?}")), "{rule:?}");
    }
}
