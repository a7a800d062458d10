//! Rules of thumb for what comes before play (cap. I, II, XI): holding, throwing in, laying aside, giving up, declaring.

use super::thumb;
use crate::rules::tarocchini::card::{Card, Cards, Suit};
use crate::rules::tarocchini::count::{Combinations, Item, Items};
use crate::rules::tarocchini::granda::granda;
use crate::rules::tarocchini::word::{Time, Word};
use crate::rules::tarocchini::{Bid, Kind, Move, Tarocchini};
use crate::rules::{Game, Seat};

fn has(hand: Cards, kind: Cards) -> u32 {
    (hand & kind).len()
}

fn trumps(hand: Cards) -> u32 {
    has(hand, Cards::TRUMPS.without(Cards::COUNTERS))
}

/// Three five-cards of the first five; safely only with Angelo, Matto and a King.
pub(super) fn may_hold(hand: Cards, sure: bool) -> bool {
    let safe = hand.has(Card::ANGELO) && hand.has(Card::MATTO) && has(hand, Cards::KINGS) > 0;
    has(hand, Cards::FIVES) >= if sure { 4 } else { 3 } || safe
}

/// Two Kings, Sole and a trump; or Angelo, King and two small trumps.
pub(super) fn may_leave_it(hand: Cards) -> bool {
    const SOLE: Card = Card(42);
    let kings = has(hand, Cards::KINGS);
    kings >= 2 && hand.has(SOLE) && has(hand, Cards::TRUMPS) >= 2
        || hand.has(Card::ANGELO) && kings >= 1 && has(hand, Cards::SMALL_TRUMPS) >= 2
}

/// What is said in the monte round.
pub(super) fn bid(game: &Tarocchini) -> Bid {
    let (p, hand) = (game.public(), game.hand(game.public().seat));
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let open = |bid: Bid| moves.contains(&Move::Bid(bid));
    let one_and_two = has(hand, Cards::FIVES) >= 1 && has(hand, Cards::TRUMPS) >= 3;
    if open(Bid::Hold) && (may_hold(hand, false) || p.left_to_partner.is_some() && one_and_two) {
        Bid::Hold
    } else if open(Bid::AsYouLike) && may_leave_it(hand) {
        Bid::AsYouLike
    } else {
        Bid::Monte
    }
}

/// What the dealer's partner says of his five cards: the best that is true.
pub(super) fn phrase(game: &Tarocchini) -> Option<Word> {
    const BEST_FIRST: [Word; 7] = [
        Word::Regola,
        Word::Regolina,
        Word::TrionfoPiccolo,
        Word::DueTrionfi,
        Word::Goccia,
        Word::DueTrionfetti,
        Word::HoCattivo,
    ];
    let mut moves = Vec::new();
    game.moves(&mut moves);
    BEST_FIRST.into_iter().find(|&word| moves.contains(&Move::Bid(Bid::Phrase(Some(word)))))
}

/// How good five cards are: a five-card is worth two trumps.
pub(super) fn five_worth(hand: Cards) -> u32 {
    2 * has(hand, Cards::FIVES) + trumps(hand) + has(hand, Cards::QUEENS) / 2
}

/// Does the dealer deal on? Five Partite are lost for certain by throwing in; a bad deal loses more.
pub(super) fn deals_on(game: &Tarocchini) -> Bid {
    let p = game.public();
    let partner =
        game.said().iter().rev().find(|said| said.word.time() == Time::Dealer).map_or(2, |said| match said.word {
            Word::Regola => 5,
            Word::Regolina | Word::Arlia | Word::DueRomiti | Word::DuePellegrini => 4,
            Word::TrionfoPiccolo | Word::DueTrionfi | Word::Bugiardi | Word::Goccia => 3,
            Word::HoCattivo | Word::FateAMonte => 0,
            _ => 2,
        });
    if five_worth(game.hand(p.dealer)) + partner >= 3 { Bid::On } else { Bid::Monte }
}

/// How good a hand is: about one for each trick it should take. An average hand has three and three quarters.
pub(super) fn strength(hand: Cards) -> f32 {
    let chief = has(hand, Cards::CHIEF_TRUMPS) as f32;
    let all = has(hand, Cards::TRUMPS) as f32;
    0.55 * all + 0.35 * chief + 0.75 * has(hand, Cards::KINGS) as f32 + 0.25 * has(hand, Cards::QUEENS) as f32
}

/// A hand that should win.
fn is_good(hand: Cards) -> bool {
    strength(hand) >= 5.0
}

/// A pair of cards to lay aside: how well it would do there.
pub(super) fn aside_worth(hand: Cards, a: Card, b: Card) -> f32 {
    let left = hand.without(Cards::of(a) | Cards::of(b));
    let mut worth = 0.0;
    for suit in Suit::PLAIN {
        let (before, after) = (hand.of_suit(suit), left.of_suit(suit));
        if before.is_empty() || before == after {
            continue;
        }
        if after.is_empty() {
            // A void; with a splendid hand none, so as to reach the partner after the sure tricks.
            worth += if strength(hand) >= 7.5 { 0.0 } else { 14.0 };
            if before.len() == 2 {
                // From a suit of two rather than two singletons.
                worth += 2.0;
            }
        } else if after.len() == 1 && !after.into_iter().any(|card| Cards::KINGS.has(card)) {
            worth += 3.0;
        }
    }
    for card in [a, b] {
        let companions = hand.of_suit(card.suit()) & Cards::FIGURES;
        worth += match card {
            // Never a Queen unless bare, nor from her companions.
            _ if Cards::QUEENS.has(card) && hand.of_suit(card.suit()).len() > 1 => -20.0,
            _ if Cards::QUEENS.has(card) => 2.0,
            _ if Cards::FIGURES.has(card) && (companions & Cards::QUEENS).is_empty() => 5.0,
            _ if Cards::FIGURES.has(card) => -6.0,
            _ if Cards::CHIEF_TRUMPS.has(card) => -60.0,
            // With a bad hand two trumps that break the Granda.
            _ if Cards::TRUMPS.has(card) && strength(hand) < 2.8 && !card.is_moro() => -4.0,
            _ if Cards::TRUMPS.has(card) => -15.0,
            _ => 0.0,
        };
    }
    // Sequences are kept.
    let declared = |cards: Cards| f32::from(Combinations::of(cards).points());
    worth - 1.5 * (declared(hand) - declared(left)) + honours_lost(hand, left)
}

/// Ten Cartacce or trumps are an honour, each more doubles it.
fn honours_lost(hand: Cards, left: Cards) -> f32 {
    let many = |cards: Cards, item: Item| has(cards, item.kind()).saturating_sub(9) as f32;
    let lost = |item: Item| many(hand, item) - many(left, item);
    -20.0 * (lost(Item::Trionfi) + if is_good(hand) { lost(Item::Cartacce) * 0.5 } else { lost(Item::Cartacce) })
}

/// The pairs that may be laid aside, the best first.
pub(super) fn asides(game: &Tarocchini) -> Vec<(f32, Move)> {
    let hand = game.hand(game.public().dealer);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let rated = moves.into_iter().filter_map(|mv| match mv {
        Move::Discard(a, b) => Some((aside_worth(hand, a, b), mv)),
        _ => None,
    });
    let mut rated: Vec<_> = rated.collect();
    rated.sort_by(|one, other| other.0.total_cmp(&one.0));
    rated
}

pub(super) fn discard(game: &Tarocchini) -> Move {
    asides(game).first().map_or(Move::Nothing, |&(_, mv)| mv)
}

/// What a card is worth keeping in Milloni: its part in what can be declared anew and captured.
fn keep_worth(hand: Cards, card: Card) -> f32 {
    let suit = hand.of_suit(card.suit());
    let figures = has(suit, Cards::FIGURES) as f32;
    let king = has(suit, Cards::KINGS) as f32;
    match card {
        _ if Cards::FIVES.has(card) => 20.0,
        _ if card.is_moro() => 4.0 + 2.0 * has(hand, Cards::MORI) as f32,
        _ if Cards::TRUMPS.has(card) => 6.0 + 0.3 * f32::from(22 - card.rank()) + granda_part(hand, card),
        _ if Cards::FIGURES.has(card) => 2.0 + 2.0 * figures + 3.0 * king,
        _ if Cards::ACES.has(card) => 1.5 * has(hand, Cards::ACES) as f32 + king,
        _ => 0.2 * f32::from(10 - card.rank()) + 0.3,
    }
}

fn granda_part(hand: Cards, card: Card) -> f32 {
    let lost = granda(hand).points.saturating_sub(granda(hand.without(Cards::of(card))).points);
    0.4 * f32::from(lost)
}

/// Gives up, one after the other, what is not worth keeping (Milloni).
pub(super) fn give_up(game: &Tarocchini) -> Move {
    let hand = game.hand(game.public().seat);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let next = moves.into_iter().find(|mv| matches!(mv, Move::GiveUp(card) if keep_worth(hand, *card) < 5.0));
    next.unwrap_or(Move::Done)
}

/// What a hand should declare: all of it where the points are the speaker's own. In the Partita marks pay the winner: with a bad
/// hand only what enters the plate at once, and then all that belongs to it.
pub(super) fn wishes(game: &Tarocchini, seat: Seat) -> Items {
    let rules = game.rules();
    let hand = game.hand(seat);
    if !rules.has_words() {
        return thumb::everything();
    }
    if rules.game != Kind::Partitaccia {
        let items = rules.honours().available(hand);
        let honours: u16 = rules.honours().declared(hand, items, false).map(|(_, partite)| partite).sum();
        let marks = Combinations::of(hand).points() / 10;
        // Honours stay whoever wins; a mark is one Partita for the winner and ten points towards winning.
        if honours > 0 || strength(hand) >= 2.6 || marks <= 2 && strength(hand) >= 2.0 {
            return thumb::everything();
        }
        return Items::NONE;
    }
    thumb::everything()
}

/// What may be given up next, the least worth keeping first, and enough given up.
pub(super) fn gifts(game: &Tarocchini) -> Vec<Move> {
    let hand = game.hand(game.public().seat);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let rank = |mv: &Move| match mv {
        Move::GiveUp(card) => keep_worth(hand, *card),
        _ => 0.0,
    };
    moves.sort_by(|one, other| rank(one).total_cmp(&rank(other)));
    moves
}
