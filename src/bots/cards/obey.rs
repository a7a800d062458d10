//! What a partner's word asks for (cap. IX), and which of one's own cards do as it asks.

use super::sight::{Sight, takers};
use crate::rules::Game;
use crate::rules::tarocchini::card::{Card, Cards, Suit};
use crate::rules::tarocchini::word::Word;
use crate::rules::tarocchini::{Move, Said, Tarocchini, trick};

/// The cards of the hand that do what the partner has asked for; nothing if he has asked for nothing. It may be that none
/// does, or that none of them may be played.
pub(super) fn asked(sight: &Sight) -> Option<Cards> {
    let said = sight.game.said();
    if said.is_empty() {
        return None;
    }
    let played = sight.game.played().len() as u8;
    let ours = |said: &&Said| said.seat != sight.seat && sight.ours(said.seat);
    if sight.p.trick == 0 {
        let call = said.iter().rev().find(|said| ours(said) && said.after == played && said.card.is_none());
        return call.and_then(|call| to_leader(sight, call)).or_else(|| returned(sight, said));
    }
    // Words that went with a card of this trick.
    let began = played - sight.p.trick;
    let word = said.iter().rev().find(|said| ours(said) && said.after > began && said.card.is_some())?;
    to_follower(sight, word)
}

/// *Ne giuochi sempre di queste*: to be returned when in.
fn returned(sight: &Sight, said: &[Said]) -> Option<Cards> {
    let asks = |said: &&Said| said.word == Word::NeGiuochi && said.seat != sight.seat && sight.ours(said.seat);
    let card = said.iter().rev().find(asks)?.card?;
    let suit = sight.hand.of_suit(card.suit()).without(Cards::MATTO);
    Some(suit).filter(|suit| !suit.is_empty())
}

fn highest(cards: Cards) -> Cards {
    let Some(first) = cards.without(Cards::MATTO).first() else { return Cards::NONE };
    // Mori are equal.
    if first.is_moro() { cards & Cards::MORI } else { Cards::of(first) }
}

fn suits(hand: Cards, bits: u8) -> Cards {
    let named = Suit::ALL.into_iter().filter(|&suit| bits >> suit as u8 & 1 == 1);
    named.fold(Cards::NONE, |set, suit| set | hand.of_suit(suit)).without(Cards::MATTO)
}

/// A word to whom is about to lead.
fn to_leader(sight: &Sight, call: &Said) -> Option<Cards> {
    let hand = sight.hand.without(Cards::MATTO);
    let trumps = hand & Cards::TRUMPS;
    let declared = |seats: &mut dyn Iterator<Item = crate::rules::Seat>| {
        seats.fold(0, |bits, seat| bits | sight.p.suits[seat.index()])
    };
    let led = |nth: usize| sight.p.led[nth].map_or(Cards::NONE, |suit| suits(hand, 1 << suit));
    let wanted = match call.word {
        Word::Sminchi => highest(trumps),
        Word::Piccolo | Word::Piccoli => low_trumps(trumps),
        Word::Trionfetti => trionfetti(trumps),
        Word::Vadi | Word::Mincj => suits(hand, !sight.p.ever_led & 0xf),
        Word::Giuochi => suits(hand, declared(&mut std::iter::once(call.seat)) & 0xf),
        Word::ConLoro => suits(hand, declared(&mut sight.opponents()) & 0xf),
        Word::DiQueste | Word::PurSempre => led(0),
        Word::DiQuelle => led(1),
        Word::TorniLa => led(2),
        Word::LeSue => hand & Cards::KINGS,
        Word::SempreLeSue => hand.filter(|&card| sight.is_master(card)).collect(),
        Word::Buone => (hand & Cards::FIGURES).without(Cards::KINGS),
        Word::Cattive => hand & (Cards::CARTACCE | Cards::JACKS),
        Word::VadiLeSue => hand & Cards::QUEENS,
        Word::FacciaAndare => {
            let must = |suit: Suit| {
                let real = Cards::TRUMPS.without(Cards::MATTO);
                sight.opponents().any(|seat| sight.lacks(seat, suit.cards()) && !sight.lacks(seat, real))
            };
            let plain = Suit::PLAIN.into_iter().filter(|&suit| must(suit));
            plain.fold(Cards::NONE, |set, suit| set | hand.of_suit(suit))
        }
        Word::MiFacciaAndare => {
            let void = Suit::PLAIN.into_iter().filter(|&suit| sight.lacks(call.seat, suit.cards()));
            void.fold(Cards::NONE, |set, suit| set | hand.of_suit(suit))
        }
        _ => return None,
    };
    Some(wanted)
}

/// Small trumps: below the chief ones.
fn low_trumps(trumps: Cards) -> Cards {
    trumps & (Cards::SMALL_TRUMPS | Cards::of(Card::BAGATTINO))
}

/// Small trumps, not the smallest; but who has both Sole and Luna plays one of them.
fn trionfetti(trumps: Cards) -> Cards {
    const BOTH: Cards = Cards(3 << 42);
    if trumps & BOTH == BOTH {
        return BOTH;
    }
    let small = trumps & Cards::SMALL_TRUMPS;
    let smallest = small.into_iter().last().map_or(Cards::NONE, Cards::of);
    if small.len() > 1 { small.without(smallest) } else { small }
}

/// A word that came with the partner's card, to one who plays to the same trick.
fn to_follower(sight: &Sight, said: &Said) -> Option<Cards> {
    let card = said.card?;
    let lawful = trick::lawful(sight.hand, sight.led);
    let (_, best) = sight.best?;
    let hand = lawful.without(Cards::MATTO);
    let own = hand.of_suit(card.suit());
    let higher = |than: Card| hand & (takers(than) | over(than));
    match said.word {
        // On a trump the card stands: what is to be saved goes with it.
        Word::InCasa if card.suit() == Suit::Trionfi => Some(hand.filter(|&card| !trick::beats(card, best)).collect()),
        Word::InCasa | Word::QuelloCheHa => Some(highest(own)),
        Word::ColPiuBello => Some(highest(hand & Cards::TRUMPS)),
        Word::Copra => {
            let over = higher(best);
            // Just: with the lowest that does.
            Some(over.into_iter().last().map_or(Cards::NONE, |lowest| {
                if lowest == Card::BAGATTINO || !lowest.is_moro() { Cards::of(lowest) } else { over & Cards::MORI }
            }))
        }
        Word::AMe | Word::TiroAMe => Some(lawful.filter(|&card| !trick::beats(card, best)).collect()),
        _ => None,
    }
}

/// Would a five-card be lost by playing it, in all these hands, if the others can help it? That excuses from a word.
pub(super) fn is_lost(card: Card, worlds: &[Tarocchini]) -> bool {
    let taken = |world: &Tarocchini| {
        let mut after = *world;
        let seat = after.public().seat;
        after.play(Move::Play(card), &mut ());
        let sight = Sight::of(&after, seat);
        // The trick is over, or somebody on the other side has what takes it.
        let Some((holder, best)) = sight.best else { return false };
        if !sight.ours(holder) {
            return true;
        }
        let led = sight.led.unwrap_or(best.suit());
        let mut turn = after.public().seat;
        (after.public().trick..after.rules().players).any(|_| {
            let hand = trick::lawful(after.hand(turn), Some(led));
            let takes = !sight.ours(turn) && hand.into_iter().any(|other| trick::beats(other, best));
            turn = turn.next(1, after.rules().players);
            takes
        })
    };
    Cards::FIVES.has(card) && card != Card::MATTO && worlds.iter().all(taken)
}

/// Trumps that take a card of a plain suit.
fn over(card: Card) -> Cards {
    if card.suit() == Suit::Trionfi { Cards::NONE } else { Cards::TRUMPS.without(Cards::MATTO) }
}
