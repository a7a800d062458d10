//! Why a card may be played, and why not.

use super::card::{Card, Cards, Suit};
use super::options::Kind;
use super::public::Phase;
use super::state::Tarocchini;
use super::table::name;
use super::{calini, trick};
use crate::rules::game::{Attempt, Pick};
use crate::rules::place::Token;
use crate::rules::reason::Reason;

/// The key of a suit's name.
fn suit_key(suit: Suit) -> &'static str {
    [
        "tarocchini-suit-spade",
        "tarocchini-suit-bastoni",
        "tarocchini-suit-coppe",
        "tarocchini-suit-denari",
        "tarocchini-suit-trionfi",
    ][suit as usize]
}

impl Tarocchini {
    /// Why an attempt is no move, from what its seat knows.
    pub(super) fn refusal(&self, attempt: &Attempt) -> Reason {
        let card = attempt.picks.first().and_then(|pick| match pick {
            Pick::Token(token) => {
                let card = self.card_of(*token)?;
                self.hands[attempt.seat.index() % super::public::SEATS].has(card).then_some(card)
            }
            _ => None,
        });
        match (self.p.phase, card) {
            (Phase::Over, _) => Reason::new("refused-over"),
            (Phase::Discard, Some(card)) if Cards::FIVES.has(card) => {
                Reason::new("tarocchini-refused-five").source("Cap. XI, 1")
            }
            (Phase::Discard, Some(_)) => Reason::new("tarocchini-refused-two"),
            (Phase::Play, Some(card)) => self.why_not(card, attempt),
            (Phase::Play | Phase::Discard | Phase::GiveUp, None) if !attempt.picks.is_empty() => {
                Reason::new("tarocchini-refused-not-yours")
            }
            _ => Reason::new("refused-not-now"),
        }
    }

    fn why_not(&self, card: Card, attempt: &Attempt) -> Reason {
        let hand = self.hands[attempt.seat.index() % super::public::SEATS];
        if self.rules.game == Kind::Calini {
            let takes = hand.into_iter().any(|own| self.middle.into_iter().any(|lying| calini::takes(own, lying)));
            return Reason::new(if takes {
                "tarocchini-refused-must-take"
            } else {
                "tarocchini-refused-takes-nothing"
            });
        }
        match self.led() {
            Some(led) if !trick::lawful(hand, Some(led)).has(card) => {
                let own = !hand.of_suit(led).without(Cards::MATTO).is_empty();
                if own {
                    Reason::new("tarocchini-refused-follow").key("suit", suit_key(led)).source("Cap. XI, 2")
                } else {
                    Reason::new("tarocchini-refused-trump").key("suit", suit_key(led)).source("Cap. XI, 2")
                }
            }
            _ => Reason::new("refused-not-now"),
        }
    }

    /// Why a card may be played, from what the seat to play knows.
    pub(super) fn explained(&self, token: Token) -> Vec<Reason> {
        let seat = self.p.seat;
        let hand = self.hands[seat.index()];
        let Some(card) = self.card_of(token).filter(|&card| hand.has(card) && self.p.phase == Phase::Play) else {
            return Vec::new();
        };
        if self.rules.game == Kind::Calini {
            let taken = self.middle.filter(|&lying| calini::takes(card, lying));
            return taken.map(|lying| Reason::new("tarocchini-explain-takes").key("card", name(lying))).collect();
        }
        if !trick::lawful(hand, self.led()).has(card) {
            return Vec::new();
        }
        let reason = match self.led() {
            _ if card == Card::MATTO => Reason::new("tarocchini-explain-matto").source("Cap. I"),
            None => Reason::new("tarocchini-explain-leads"),
            Some(led) if led == card.suit() => {
                Reason::new("tarocchini-explain-follows").key("suit", suit_key(led)).source("Cap. XI, 2")
            }
            Some(led) if card.suit() == Suit::Trionfi => {
                Reason::new("tarocchini-explain-trumps").key("suit", suit_key(led)).source("Cap. XI, 2")
            }
            Some(led) => Reason::new("tarocchini-explain-free").key("suit", suit_key(led)).source("Cap. XI, 2"),
        };
        vec![reason]
    }
}
