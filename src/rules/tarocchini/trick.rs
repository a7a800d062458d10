//! Tricks: which cards may follow, and which of them wins (cap. I).

use super::card::{Card, Cards, Suit};

/// Those of a hand that may be played to the suit led: that suit, else a trump, else anything. The Matto may be played
/// at any time and never must be, so he is no trump to follow with.
pub fn lawful(hand: Cards, led: Option<Suit>) -> Cards {
    let Some(led) = led else { return hand };
    let real = hand.without(Cards::MATTO);
    let suit = real.of_suit(led);
    let trumps = real & Cards::TRUMPS;
    let matto = hand & Cards::MATTO;
    if !suit.is_empty() {
        suit | matto
    } else if !trumps.is_empty() {
        trumps | matto
    } else {
        hand
    }
}

/// What a card played to a suit led tells of the rest of the hand: cards it cannot hold.
pub fn lacking(played: Card, led: Option<Suit>) -> Cards {
    match led {
        Some(led) if played != Card::MATTO && played.suit() != led => {
            let trumps = if played.suit() == Suit::Trionfi { Cards::NONE } else { Cards::TRUMPS };
            (led.cards() | trumps).without(Cards::MATTO)
        }
        _ => Cards::NONE,
    }
}

/// Does a card played later beat the best so far, in a trick whose suit the best follows or trumps? Of several Mori the
/// last played wins.
pub fn beats(card: Card, best: Card) -> bool {
    if card == Card::MATTO {
        return false;
    }
    match (card.suit(), best.suit()) {
        (Suit::Trionfi, Suit::Trionfi) => card.0 < best.0 || card.is_moro() && best.is_moro(),
        (Suit::Trionfi, _) => true,
        (own, other) => own == other && card.0 < best.0,
    }
}

/// The suit to follow: that of the first card that is not the Matto.
pub fn suit_led(trick: &[Card]) -> Option<Suit> {
    trick.iter().find(|&&card| card != Card::MATTO).map(|card| card.suit())
}

/// Which card of a trick wins, by its place in the order of play.
pub fn winner(trick: &[Card]) -> usize {
    let mut best: Option<usize> = None;
    for (n, &card) in trick.iter().enumerate() {
        if card != Card::MATTO && best.is_none_or(|best| beats(card, trick[best])) {
            best = Some(n);
        }
    }
    best.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|id| Card::of_id(id).unwrap()).collect()
    }

    fn wins(trick: &str) -> String {
        let trick = cards(trick);
        trick[winner(&trick)].id()
    }

    #[test]
    fn the_highest_trump_wins_else_the_highest_of_the_suit() {
        assert_eq!(wins("C-10 C-9 D-K C-A"), "C-A", "pips are inverted in cups");
        assert_eq!(wins("S-A S-6 S-10 B-K"), "S-10");
        assert_eq!(wins("S-K T-Bagattino T-Amore S-Q"), "T-Amore");
        assert_eq!(wins("T-Moro3 T-Moro1 T-Bagattino T-Moro2"), "T-Moro2", "the last of the Mori");
        assert_eq!(wins("T-Moro3 T-Carro T-Moro1 T-Moro2"), "T-Carro");
    }

    #[test]
    fn the_matto_wins_nothing_and_leaves_the_lead_to_the_next() {
        assert_eq!(wins("T-Matto S-6 S-A D-K"), "S-6");
        assert_eq!(wins("S-A T-Matto B-K C-K"), "S-A");
        assert_eq!(suit_led(&cards("T-Matto")), None);
        assert_eq!(suit_led(&cards("T-Matto D-7")), Some(Suit::Denari));
    }

    #[test]
    fn suit_then_trump_then_anything() {
        let hand: Cards = cards("S-7 B-K T-Moro1 T-Matto").into_iter().collect();
        let may = |led| lawful(hand, Some(led)).to_string();
        assert_eq!(may(Suit::Spade), "S-7 T-Matto");
        assert_eq!(may(Suit::Denari), "T-Moro1 T-Matto");
        let no_trump = hand.without(Cards::MORI);
        assert_eq!(lawful(no_trump, Some(Suit::Denari)), no_trump, "the Matto alone is no trump to follow with");
        assert_eq!(lawful(no_trump, Some(Suit::Trionfi)), no_trump);
        assert_eq!(lawful(hand, None), hand);
    }
}
