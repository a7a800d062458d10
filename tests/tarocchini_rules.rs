//! Single rules of the Tarocchini: the monte round, declaring and marking, words, claims, and the faults of the Capitoli.

mod tarocchini;

use tarocchini::{
    asides, card, cards, deal_hands, declare, hand, hands_of, level_with, moves, pass_round, play, play_text,
};
use tavoliere::rules::tarocchini::card::{Card, Cards};
use tavoliere::rules::tarocchini::count::Item;
use tavoliere::rules::tarocchini::honour::Code;
use tavoliere::rules::tarocchini::word::Word;
use tavoliere::rules::tarocchini::{Bid, Ending, Move, Phase, Tarocchini, judge, rise};
use tavoliere::rules::{Attempt, Game, Pick, Place, Seat, Side, Token, Turn};

/// A Partita at its first lead: seat 0 deals, the hands begin with the cards named, the dealer lays two aside.
fn partita(options: &[(&str, &str)], ids: [&str; 4]) -> Tarocchini {
    let mut game = hand(&level_with("partita", options), 0, [0, 0]);
    let mut hands = hands_of(&ids, &[17, 15, 15, 15]);
    deal_hands(&mut game, &mut hands);
    pass_round(&mut game, None);
    deal_hands(&mut game, &mut hands);
    let laid = moves(&game).last().copied().expect("a discard");
    play(&mut game, laid);
    game
}

/// Declares nothing, and plays.
fn lead(game: &mut Tarocchini, ids: &str) {
    for id in ids.split(' ') {
        declare(game, false);
        play(game, Move::Play(card(id)));
    }
}

fn said(game: &Tarocchini, seat: u8) -> Vec<&'static str> {
    let words = asides(game, seat).into_iter().filter_map(|mv| match mv {
        Move::Say(_, word) => Some(word.text()),
        _ => None,
    });
    words.collect()
}

fn token(game: &Tarocchini, seat: u8, id: &str) -> Token {
    let mut places = Vec::new();
    game.places(Some(Seat(seat)), &mut places);
    let lies = |place: &Place, face: Option<tavoliere::rules::Face>| {
        matches!(place, Place::Hand(..)) && face.map(|face| face.0) == Some(card(id).0.into())
    };
    places.iter().find(|(_, place, face)| lies(place, *face)).expect("a card in hand").0
}

fn attempt(game: &Tarocchini, seat: u8, ids: &[&str]) -> Attempt {
    Attempt { seat: Seat(seat), picks: ids.iter().map(|id| Pick::Token(token(game, seat, id))).collect() }
}

#[test]
fn partners_are_drawn_the_highest_deals() {
    let mut game = Tarocchini::start(&level_with("partita", &[]), &Default::default());
    play_text(&mut game, "draw S-7 draw T-Sole draw C-K draw B-A");
    let p = game.public();
    assert_eq!(p.dealer, Seat(1), "the Sole is the highest");
    let players = [0, 1, 2, 3].map(|seat| p.seating.player(Seat(seat)).0);
    // From the dealer to the right: the Sole, a low one, the King, the other low one.
    assert_eq!(players, [0, 1, 3, 2]);
}

#[test]
fn a_monte_costs_five_and_the_deal() {
    let mut game = hand(&level_with("partita", &[]), 0, [0, 0]);
    deal_hands(&mut game, &mut hands_of(&["", "", "", ""], &[17, 15, 15, 15]));
    play_text(&mut game, "come vuole monte monte silence monte");
    let entries: Vec<_> = game.sheet().ledger.iter().map(|e| (e.side.0, e.code, e.partite)).collect();
    assert_eq!(entries, [(1, Code::Monte, 5), (1, Code::Primo, 10)]);
    assert_eq!(game.outcome().unwrap().reason, "monte");
    let Some(tavoliere::rules::After::Next(carry)) = game.after() else { panic!("the match goes on") };
    assert_eq!(carry.dealer, Seat(1));
    let mut places = Vec::new();
    game.places(None, &mut places);
    let exposed = places.iter().filter(|(_, place, face)| matches!(place, Place::Hand(Seat(0), _)) && face.is_some());
    assert_eq!(exposed.count(), 5, "the dealer's cards are shown");
}

#[test]
fn who_holds_makes_the_deal_go_on() {
    let mut game = hand(&level_with("partita", &[]), 0, [0, 0]);
    deal_hands(&mut game, &mut hands_of(&["", "", "", ""], &[17, 15, 15, 15]));
    assert_eq!(moves(&game).len(), 3, "monte, tengo, come vuole");
    play_text(&mut game, "monte");
    assert_eq!(moves(&game), [Move::Bid(Bid::Monte)], "the dealer's partner always says so");
    play_text(&mut game, "monte tengo");
    assert_eq!((game.public().phase, game.public().held_by), (Phase::Deal, Some(Seat(3))));

    let strict = hand(&level_with("partita", &[("come_vuole", "off")]), 0, [0, 0]);
    let mut strict = strict;
    deal_hands(&mut strict, &mut hands_of(&["", "", "", ""], &[17, 15, 15, 15]));
    assert_eq!(moves(&strict).len(), 2);
}

#[test]
fn the_dealers_partner_tells_what_he_has() {
    let options = level_with("partita", &[]);
    let heard = |options| {
        let mut game = hand(&options, 0, [0, 0]);
        let first = ["", "", "T-Angelo T-Sole S-K B-7 B-8", ""];
        deal_hands(&mut game, &mut hands_of(&first, &[17, 15, 15, 15]));
        play_text(&mut game, "monte monte monte");
        let mut heard: Vec<_> = moves(&game)
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Bid(Bid::Phrase(Some(word))) => Some(word.text()),
                _ => None,
            })
            .collect();
        heard.sort_unstable();
        heard
    };
    assert_eq!(
        heard(options),
        ["fate a monte", "ho cattivo", "ho la regola", "ho una goccia", "regolatevi con le vostre"]
    );
    assert!(heard(level_with("partita", &[("abuses", "on")])).contains(&"ho un pellegrino"));
    assert_eq!(heard(level_with("partita", &[("silence", "on")])).len(), 3);
}

#[test]
fn a_five_card_is_never_laid_aside() {
    let mut game = hand(&level_with("partita", &[]), 0, [0, 0]);
    let mut hands = hands_of(&["S-K T-Matto S-10 S-9", "", "", ""], &[17, 15, 15, 15]);
    deal_hands(&mut game, &mut hands);
    pass_round(&mut game, None);
    deal_hands(&mut game, &mut hands);
    let barred = Move::Discard(card("S-K"), card("S-10"));
    assert!(!game.allows(barred));
    assert_eq!(game.refuse(&attempt(&game, 0, &["S-K"])).key, "tarocchini-refused-five");
    assert!(game.allows(Move::Discard(card("S-10"), card("S-9"))));
}

#[test]
fn what_is_declared_is_shown_and_marked() {
    let mut game = partita(&[], ["", "S-K S-Q S-H B-K C-K", "D-K", ""]);
    assert_eq!(game.turn(), Turn::Seat(Seat(1), tavoliere::rules::Stage::Declare));
    play_text(&mut game, "declare spade declare re");
    assert!(moves(&game).iter().all(|mv| !matches!(mv, Move::Declare(item) if *item <= Item::Re)), "in rising order");
    play_text(&mut game, "declared");
    assert_eq!(game.public().marked[1], 30, "10 + 17, rounded");
    assert_eq!(game.public().shown, cards("S-K S-Q S-H B-K C-K"));
    let honours: Vec<_> = game.sheet().ledger.iter().map(|entry| entry.code).collect();
    assert_eq!(honours, [Code::Re, Code::Primo]);
}

#[test]
fn a_word_is_true_and_said_once() {
    let low = "C-10 C-9 C-8 C-7 C-6 C-A C-J D-10 D-9 D-8 D-7 D-6 D-A D-J";
    let mut game = partita(&[], ["", &format!("{low} S-6"), "", "S-K S-Q S-7 T-Angelo"]);
    lead(&mut game, "S-6");
    let words = said(&game, 1);
    assert!(!words.contains(&"batto") && words.contains(&"qui butto via"), "{words:?}");
    assert!(!words.contains(&"batto forte"), "an abuse");
    assert_eq!(said(&game, 3), Vec::<&str>::new(), "it is not his card");
    play_text(&mut game, "\"qui butto via\"");
    assert_eq!(said(&game, 1), Vec::<&str>::new(), "one word at a time");
    assert!(!game.allows(Move::Say(Seat(1), Word::InCasa)));
}

#[test]
fn a_partner_calls_before_the_lead_only() {
    let game = partita(&[], ["", "", "", "T-Angelo T-Mondo S-K"]);
    let mut game = game;
    declare(&mut game, false);
    let words = said(&game, 3);
    assert!(words.contains(&"sminchi") && words.contains(&"la posso servire d'un piccolo"));
    assert!(words.contains(&"giuochi sempre delle buone") && !words.contains(&"giuochi sempre delle cattive"));
    assert!(!words.contains(&"giuochi di queste"), "nothing has been led");
    assert_eq!(said(&game, 0), Vec::<&str>::new(), "not the opponents");
    play_text(&mut game, "4: \"sminchi\"");
    let led = moves(&game)[0];
    play(&mut game, led);
    assert!(!said(&game, 3).contains(&"sminchi"));
}

#[test]
fn in_silence_one_may_knock_and_little_else() {
    let mut game = partita(&[("silence", "on")], ["", "", "", "T-Angelo"]);
    declare(&mut game, false);
    assert_eq!(said(&game, 3), ["sminchi"]);
}

#[test]
fn capture_honours_are_entered_at_once() {
    let mut game = partita(&[], ["T-Mondo", "T-Angelo", "T-Bagattino", "T-Luna"]);
    // Whoever holds the named trumps follows with them; nobody has been asked to beat the trick.
    lead(&mut game, "T-Angelo T-Bagattino T-Luna T-Mondo");
    let entries: Vec<_> = game.sheet().ledger.iter().map(|e| (e.side.0, e.code)).collect();
    assert_eq!(entries, [(1, Code::Bagattino), (1, Code::Primo), (1, Code::Mondo)]);
}

#[test]
fn quarantacinque_is_claimed_in_mid_hand() {
    use tavoliere::rules::tarocchini::Carry;
    let options = level_with("quarantacinque2", &[]);
    let mut scores = [0; 8];
    scores[1] = 40;
    let carry = Carry { hand: 1, scores, ..Carry::default() };
    let mut game = Tarocchini::start(&options, &carry);
    deal_hands(&mut game, &mut hands_of(&["S-7 S-8", "S-K S-Q S-9 T-Sole"], &[10, 10]));
    lead(&mut game, "S-K S-7");
    assert_eq!(game.running(Side(1)), 4);
    assert!(!asides(&game, 1).contains(&Move::Won(Seat(1))), "44");
    lead(&mut game, "S-Q S-8");
    assert_eq!(game.running(Side(1)), 8);
    assert!(!asides(&game, 0).contains(&Move::Won(Seat(0))), "only who has them");
    // 48, and he may say so though cards are left in hand.
    play_text(&mut game, "2:won");
    let end = game.public().end.unwrap();
    assert_eq!((end.ending, end.winner), (Ending::Claimed, Some(Side(1))));
    assert_eq!(end.pays[..2], [-2, 2]);
}

#[test]
fn toppa_is_said_at_once_or_lost() {
    let game = |voi: &str| {
        let mut game = hand(&level_with("toppa", &[("toppa_a_voi", voi)]), 0, [0, 0]);
        let mut hands = hands_of(&["S-K S-9 D-7 D-8 D-9", "T-Sole T-Luna B-7 B-8 S-Q"], &[5, 5]);
        deal_hands(&mut game, &mut hands);
        // The other has only the King to follow with, and it is trumped in its turn.
        lead(&mut game, "B-7 D-7");
        game
    };
    let mut own = game("off");
    lead(&mut own, "S-Q S-K");
    assert_eq!(own.public().toppa, None, "his own King");
    let mut taken = hand(&level_with("toppa", &[("toppa_a_voi", "on")]), 0, [0, 0]);
    let mut hands = hands_of(&["S-K D-6 D-7 D-8 D-9", "T-Sole T-Luna B-7 B-8 C-9"], &[5, 5]);
    deal_hands(&mut taken, &mut hands);
    lead(&mut taken, "T-Sole S-K");
    assert_eq!(taken.public().toppa, Some((Seat(1), 1)));
    let mut forgotten = taken;
    play_text(&mut taken, "2:toppa");
    assert_eq!(taken.public().toppe, [0, 1]);
    lead(&mut forgotten, "T-Luna");
    assert!(!forgotten.allows(Move::Toppa(Seat(1))), "too late");
    play_text(&mut forgotten, "1:toppa_a_voi");
    assert_eq!(forgotten.public().toppe, [1, 0]);
}

#[test]
fn toppa_on_the_last_card_has_a_stage_of_its_own() {
    let mut game = hand(&level_with("toppa", &[]), 0, [0, 0]);
    let mut hands = hands_of(&["C-K D-6 D-7 D-8 D-9", "C-7 B-7 B-8 B-9 T-Sole"], &[5, 5]);
    deal_hands(&mut game, &mut hands);
    lead(&mut game, "B-7 D-6 B-8 D-7 B-9 D-8 T-Sole D-9 C-7 C-K");
    assert_eq!(game.public().phase, Phase::Over, "the King took its trick");
    let mut game = hand(&level_with("toppa", &[]), 0, [0, 0]);
    let mut hands = hands_of(&["C-K D-6 D-7 D-8 D-9", "T-Luna B-7 B-8 B-9 T-Sole"], &[5, 5]);
    deal_hands(&mut game, &mut hands);
    lead(&mut game, "B-7 D-6 B-8 D-7 B-9 D-8 T-Sole D-9 T-Luna C-K");
    assert_eq!(game.public().phase, Phase::Toppa);
    play_text(&mut game, "2:toppa");
    assert_eq!(game.public().end.unwrap().pays[..2], [-4, 4], "the hand and the King");
}

#[test]
fn lecchini_accuses_generously_or_thriftily() {
    use tavoliere::rules::tarocchini::options::Accusing;
    let before = cards("S-K S-Q S-H B-K B-Q B-H C-K C-Q S-A");
    // The Knight of cups makes a third sequence and a third Pariglia.
    let drawn = card("C-H");
    assert_eq!(rise(before, drawn, Accusing::Generous).points, 2 * (15 + 10 + 10) + 2 * (17 + 14 + 13));
    assert_eq!(rise(before, drawn, Accusing::Economic).points, 2 * (15 + 10 + 10) + 2 * (17 + 14 + 13));
    let two = cards("S-K S-Q S-H B-K B-Q");
    assert_eq!(rise(two, card("B-H"), Accusing::Generous).points, 20);
    assert_eq!(rise(two, card("B-H"), Accusing::Economic).points, 10);
    assert_eq!(rise(two, card("D-7"), Accusing::Generous).points, 0);
    let trumps: Cards = (45..54).map(Card).collect();
    assert_eq!(rise(trumps, Card::AMORE, Accusing::Economic).points, 100);
}

#[test]
fn in_calini_who_can_take_must() {
    let mut game = hand(&level_with("calini2", &[]), 0, [0, 0]);
    let deals = ["S-10 D-7 T-Moro1", "S-Q C-7 T-Matto"].map(|ids| ids.split(' ').map(card).collect::<Vec<_>>());
    for seat in [1, 0] {
        play(&mut game, Move::Packet(tavoliere::rules::tarocchini::Packet::of(deals[seat].clone())));
    }
    play_text(&mut game, "deal table: S-9 S-K T-Moro4 D-10 C-6 B-A");
    let mut own = moves(&game);
    own.sort_by_key(|mv| format!("{mv:?}"));
    let takes = |own: &str, taken: &str| Move::Take(card(own), card(taken));
    assert!(own.contains(&takes("S-Q", "S-9")) && !own.contains(&takes("S-Q", "S-K")));
    assert!(own.contains(&Move::Play(Card::MATTO)) && !own.contains(&Move::Play(card("C-7"))), "{own:?}");
    play(&mut game, takes("S-Q", "S-9"));
    let dealer = moves(&game);
    assert!(dealer.contains(&takes("T-Moro1", "T-Moro4")), "a Moro takes a Moro");
    assert!(dealer.contains(&takes("D-7", "D-10")), "pips are inverted in coins");
    assert_eq!(game.refuse(&attempt(&game, 0, &["S-10"])).key, "tarocchini-refused-must-take");
}

#[test]
fn under_rigour_a_revoke_looks_like_any_card_and_is_paid_for_when_charged() {
    let hands = ["S-10 S-K", "S-9 C-K", "S-8 D-K", "S-7 B-K"];
    let kind = partita(&[], hands);
    let mut kind = kind;
    lead(&mut kind, "S-9 S-8");
    declare(&mut kind, false);
    assert_eq!(kind.penalty(&attempt(&kind, 3, &["B-K"])), None);
    assert_eq!(kind.refuse(&attempt(&kind, 3, &["B-K"])).key, "tarocchini-refused-follow");

    let mut game = partita(&[("rigour", "on")], hands);
    lead(&mut game, "S-9 S-8");
    declare(&mut game, false);
    let fault = game.penalty(&attempt(&game, 3, &["B-K"]));
    assert_eq!(fault, Some(Move::Play(card("B-K"))));
    assert_eq!(game.penalty(&attempt(&game, 3, &["S-7"])), None, "what is legal costs nothing");
    play(&mut game, fault.unwrap());
    lead(&mut game, "S-K");
    play_text(&mut game, "1:charges_4");
    assert!(!game.allows(Move::Charge(Seat(2), Seat(3))), "once is enough");
    while game.turn() != Turn::Over {
        let mv = moves(&game)[0];
        play(&mut game, mv);
    }
    let end = game.public().end.unwrap();
    assert_eq!(game.public().faults, [false, true]);
    assert_eq!((end.winner, end.points[1]), (Some(Side(0)), 0), "its cards count nothing");
}

#[test]
fn a_false_charge_costs_ten() {
    let mut game = partita(&[("rigour", "on")], ["S-K", "S-9", "S-8", "S-7"]);
    lead(&mut game, "S-9 S-8 S-7 S-K");
    play_text(&mut game, "1:charges_2");
    while game.turn() != Turn::Over {
        let mv = moves(&game)[0];
        play(&mut game, mv);
    }
    assert!(game.sheet().ledger.iter().any(|e| (e.side.0, e.code, e.partite) == (1, Code::FalsaAccusa, 10)));
}

#[test]
fn a_revoke_with_fifty_marked_wins_if_the_others_do_not_exceed_it() {
    // Law 26: two Partite, five marks, and what honours there are.
    let judged = |marked: [u16; 2], scores: [u16; 2]| judge(marked, [true, false], scores);
    assert_eq!(judged([50, 0], [50, 50]), Some(0), "a tie is enough");
    assert_eq!(judged([50, 0], [50, 51]), Some(1));
    assert_eq!(judged([0, 0], [0, 1]), Some(1), "one point suffices");
    assert_eq!(judged([0, 0], [0, 0]), None);
    let both = |marked: [u16; 2]| judge(marked, [true, true], [0, 0]);
    assert_eq!([both([20, 10]), both([10, 20]), both([10, 10])], [Some(0), Some(1), None], "law 29");
}

#[test]
fn marks_laid_by_hand_can_be_forgotten_or_too_many() {
    let start = || {
        let mut game = partita(&[("rigour", "on")], ["", "S-K S-Q S-H", "", ""]);
        play_text(&mut game, "declare spade declared");
        game
    };
    let mut game = start();
    assert_eq!(moves(&game), [Move::Mark(1, false), Move::Mark(0, false)]);
    play_text(&mut game, "mark 0");
    assert_eq!(
        (game.public().marked[1], game.public().unmarked[1]),
        (0, 10),
        "lost, but the others may be paid for it"
    );
    let mut game = start();
    let button = Attempt { seat: Seat(1), picks: vec![Pick::Word("mark-3".into())] };
    assert_eq!(game.penalty(&button), Some(Move::Mark(3, false)));
    play_text(&mut game, "mark 3");
    assert_eq!((game.public().faults, game.public().marked[1]), ([false, true], 0));
}

#[test]
fn a_second_word_is_a_revoke() {
    let mut game = partita(&[("rigour", "on")], ["", "S-6 S-7", "", ""]);
    lead(&mut game, "S-6");
    play_text(&mut game, "\"in casa\"");
    assert_eq!(said(&game, 1), Vec::<&str>::new());
    let second = Attempt { seat: Seat(1), picks: vec![Pick::Word(Word::Batto.key().into())] };
    assert_eq!(game.penalty(&second), Some(Move::Say(Seat(1), Word::Batto)));
    play_text(&mut game, "\"batto\"");
    assert_eq!(game.public().faults, [false, true]);
}

#[test]
fn a_card_is_taken_back_before_it_is_answered() {
    let mut game = partita(&[("rigour", "on")], ["S-10", "S-9", "S-8 S-6", "S-7 D-9"]);
    lead(&mut game, "S-9 S-8");
    assert!(!game.allows(Move::TakeBack(Seat(1))), "not the leader");
    let before = game.hand(Seat(2));
    play_text(&mut game, "3:back");
    assert_eq!((game.public().seat, game.public().trick), (Seat(2), 1));
    assert!(game.hand(Seat(2)).has(card("S-8")) && game.public().shown.has(card("S-8")));
    assert_eq!(game.hand(Seat(2)).len(), before.len() + 1);
    lead(&mut game, "S-6");
    declare(&mut game, false);
    // Off the suit: the opponents may hold it as played.
    play(&mut game, Move::Play(card("D-9")));
    let mut held = game;
    play_text(&mut game, "4:back yes");
    assert_eq!((game.public().seat, game.public().faults), (Seat(3), [false; 2]));
    play_text(&mut held, "4:back no");
    assert_eq!((held.public().seat, held.public().faults), (Seat(0), [false, true]));
}

#[test]
fn a_five_card_laid_aside_is_found_at_the_end() {
    let mut game = hand(&level_with("partita", &[("rigour", "on")]), 0, [0, 0]);
    let mut hands = hands_of(&["S-K S-10", "", "", ""], &[17, 15, 15, 15]);
    deal_hands(&mut game, &mut hands);
    pass_round(&mut game, None);
    deal_hands(&mut game, &mut hands);
    let fault = game.penalty(&attempt(&game, 0, &["S-K", "S-10"])).expect("a fault that can be made");
    play(&mut game, fault);
    while game.turn() != Turn::Over {
        let mv = moves(&game)[0];
        play(&mut game, mv);
    }
    assert!(game.pile(Side(1)).has(card("S-K")) && game.public().faults[0]);
}

#[test]
fn throwing_the_cards_down_gives_a_marcio() {
    let mut game = partita(&[], ["", "", "", ""]);
    play_text(&mut game, "2:resign");
    let end = game.public().end.unwrap();
    assert_eq!((end.ending, end.winner, end.points[0]), (Ending::Resignation, Some(Side(0)), 923));
    assert_eq!(end.pays[0], 2 * (5 + 1), "900, and a Marcio");
    assert!(!end.last, "the match goes on");
}

#[test]
fn of_two_heaps_the_smaller_counts() {
    // The dealer's side: seats 0 and 2; seat 2 speaks first.
    let mut game = partita(&[("rigour", "on")], ["B-K B-Q B-H", "S-6", "S-K S-Q S-H S-J", "S-7"]);
    play_text(&mut game, "declared S-6 declare spade declared mark 2");
    play(&mut game, Move::Play(card("S-J")));
    play_text(&mut game, "declared S-7 declare bastoni declared");
    assert_eq!(game.public().marked[0], 20);
    let button = Attempt { seat: Seat(0), picks: vec![Pick::Word("mark-1-apart".into())] };
    assert_eq!(game.penalty(&button), Some(Move::Mark(1, true)));
    play_text(&mut game, "mark 1 apart");
    assert_eq!((game.public().marked[0], game.public().apart[0]), (20, 10));
    assert_eq!(game.account(Side(0)).unwrap().marked, 10);
}

#[test]
fn a_second_revoke_in_a_hand_costs_ten_partite() {
    let mut game = partita(&[("rigour", "on")], ["S-K S-10 C-K", "S-9 C-9", "S-8 C-8", "S-7 C-7 B-K B-Q"]);
    lead(&mut game, "S-9 S-8");
    declare(&mut game, false);
    play(&mut game, Move::Play(card("B-K")));
    lead(&mut game, "S-K");
    play_text(&mut game, "C-K C-9 C-8 B-Q 1:charges_4");
    while game.turn() != Turn::Over {
        let mv = moves(&game)[0];
        play(&mut game, mv);
    }
    let fines: Vec<_> =
        game.sheet().ledger.iter().filter(|e| e.code == Code::Rifiuti).map(|e| (e.side.0, e.partite)).collect();
    assert_eq!(fines, [(0, 10)]);
}

#[test]
fn an_invitation_may_be_raised_back_and_forth_and_every_such_moment_is_a_position() {
    let mut game = hand(&level_with("settanta", &[]), 0, [0, 0]);
    deal_hands(&mut game, &mut hands_of(&["", ""], &[10, 10]));
    declare(&mut game, false);
    for word in ["bid", "bid", "bid", "yes"] {
        play_text(&mut game, word);
        assert!(game.holds_together(), "after {word}");
    }
    assert_eq!(game.public().worth, 24);
}

#[test]
fn a_bid_refused_gives_the_bidder_what_the_last_trick_was_worth() {
    let mut game = hand(&level_with("settanta", &[]), 0, [0, 0]);
    deal_hands(&mut game, &mut hands_of(&["", ""], &[10, 10]));
    declare(&mut game, false);
    play_text(&mut game, "bid no");
    assert_eq!((game.public().conceded, game.public().worth), (Some(Seat(1)), 6));
    assert!(!moves(&game).contains(&Move::Invite), "bidding has ended");
    while game.turn() != Turn::Over {
        let mv = moves(&game)[0];
        play(&mut game, mv);
    }
    let last = |side: u8| game.account(Side(side)).unwrap().last;
    assert_eq!([last(0), last(1)], [0, 6]);
}

#[test]
fn centini_is_double_below_fifty() {
    use tavoliere::rules::tarocchini::Carry;
    let pays = |scores: [u16; 2]| {
        let mut all = [0; 8];
        all[..2].copy_from_slice(&scores);
        let carry = Carry { hand: 1, scores: all, ..Carry::default() };
        let mut game = Tarocchini::start(&level_with("centini2", &[]), &carry);
        deal_hands(&mut game, &mut hands_of(&["S-9 S-8 S-7 S-6 S-A", "S-K S-Q S-H S-J S-10"], &[5, 5]));
        while game.turn() != Turn::Over {
            let mv = moves(&game)[0];
            play(&mut game, mv);
        }
        game.public().end.unwrap().pays[1]
    };
    assert_eq!([pays([0, 99]), pays([60, 99])], [4, 2]);
}

#[test]
fn in_the_partita_of_six_the_third_may_only_repeat_a_call() {
    let mut game = hand(&level_with("sei", &[]), 0, [0, 0]);
    let mut hands = hands_of(&["", "", "", "", "", ""], &[12, 10, 10, 10, 10, 10]);
    deal_hands(&mut game, &mut hands);
    pass_round(&mut game, None);
    deal_hands(&mut game, &mut hands);
    let laid = moves(&game).last().copied().unwrap();
    play(&mut game, laid);
    declare(&mut game, false);
    assert!(said(&game, 3).len() > 3 && said(&game, 5).len() > 3);
    play_text(&mut game, "4: \"sminchi\"");
    assert_eq!(said(&game, 5), ["sminchi"]);
}

#[test]
fn duro_is_said_with_ones_own_card() {
    let mut game = hand(&level_with("mattaccia5", &[]), 0, [0, 0]);
    deal_hands(&mut game, &mut hands_of(&["", "", "", "", ""], &[12; 5]));
    let led = moves(&game)[0];
    play(&mut game, led);
    assert_eq!([said(&game, 1), said(&game, 2)], [vec!["duro"], vec![]]);
}

#[test]
fn in_milloni_the_other_may_take_what_is_left() {
    let mut game = hand(&level_with("milloni", &[]), 0, [0, 0]);
    let mut hands = hands_of(&["", ""], &[22, 20]);
    deal_hands(&mut game, &mut hands);
    let laid = moves(&game).last().copied().unwrap();
    play(&mut game, laid);
    declare(&mut game, false);
    declare(&mut game, false);
    play_text(&mut game, "done");
    assert_eq!((game.public().seat, game.public().phase), (Seat(0), Phase::GiveUp));
    let mut given = 0;
    while let Some(&mv) = moves(&game).get(1) {
        play(&mut game, mv);
        given += 1;
    }
    assert_eq!(given, 20, "all that is in the stock");
    play_text(&mut game, "done");
    let mut rest: Vec<Card> = Card::all().filter(|&card| !seen(&game, card)).collect();
    tarocchini::deal(&mut game, &mut rest);
    assert_eq!((game.hand(Seat(0)).len(), game.public().phase), (20, Phase::Declare));
}

/// Has the card left the stock?
fn seen(game: &Tarocchini, card: Card) -> bool {
    let held = game.hand(Seat(0)).has(card) || game.hand(Seat(1)).has(card) || game.pile(Side(0)).has(card);
    let mut all = game.view(Some(Seat(0))).table.lying.into_iter().filter_map(|lies| lies.card);
    held || all.any(|other| other == card)
}

#[test]
fn a_pesi_the_plate_changes_hands() {
    use tavoliere::rules::tarocchini::Carry;
    let carry = Carry { hand: 1, plates: [100, 0], owner: Some(Side(0)), first: true, ..Carry::default() };
    let mut game = Tarocchini::start(&level_with("partita", &[("plate", "pesi")]), &carry);
    play_text(&mut game, "1:resign");
    // 72 + 120 for a Marcio, 5 for the deal, less the hundred that lay there.
    assert_eq!((game.public().owner, game.public().plates[0]), (Some(Side(1)), 97));
    assert_eq!(game.tally().tally[0].1, [0, 97, 0, 97]);
}

#[test]
fn a_sitting_of_games_pays_when_each_is_over() {
    let mut game = hand(&level_with("cinquina", &[("hands", "4")]), 0, [0, 0]);
    deal_hands(&mut game, &mut hands_of(&["", ""], &[5, 5]));
    play_text(&mut game, "1:draw?");
    assert!(asides(&game, 1).iter().any(|mv| matches!(mv, Move::Manner(tavoliere::rules::Manner::Agree, _))));
    play_text(&mut game, "2:draw!");
    let end = game.public().end.unwrap();
    assert_eq!((end.ending, end.last), (Ending::Agreement, true));
}
