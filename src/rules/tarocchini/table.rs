//! What lies on the table and where, and which picks spell a move.

use super::card::{Card, Cards, PACK};
use super::declare::item_key;
use super::moves::{Bid, Move};
use super::public::{At, Phase};
use super::state::Tarocchini;
use crate::rules::deals::Counted;
use crate::rules::game::Pick;
use crate::rules::place::{Face, Lying, Place, Token};
use crate::rules::seat::{Seat, Side};

/// The figures of the cards, in canonical order; also keys of their names in the translations.
#[rustfmt::skip]
const FIGURES: [&str; PACK] = [
    "tarocchini-s-k",
    "tarocchini-s-q",
    "tarocchini-s-h",
    "tarocchini-s-j",
    "tarocchini-s-10",
    "tarocchini-s-9",
    "tarocchini-s-8",
    "tarocchini-s-7",
    "tarocchini-s-6",
    "tarocchini-s-a",
    "tarocchini-b-k",
    "tarocchini-b-q",
    "tarocchini-b-h",
    "tarocchini-b-j",
    "tarocchini-b-10",
    "tarocchini-b-9",
    "tarocchini-b-8",
    "tarocchini-b-7",
    "tarocchini-b-6",
    "tarocchini-b-a",
    "tarocchini-c-k",
    "tarocchini-c-q",
    "tarocchini-c-h",
    "tarocchini-c-j",
    "tarocchini-c-a",
    "tarocchini-c-6",
    "tarocchini-c-7",
    "tarocchini-c-8",
    "tarocchini-c-9",
    "tarocchini-c-10",
    "tarocchini-d-k",
    "tarocchini-d-q",
    "tarocchini-d-h",
    "tarocchini-d-j",
    "tarocchini-d-a",
    "tarocchini-d-6",
    "tarocchini-d-7",
    "tarocchini-d-8",
    "tarocchini-d-9",
    "tarocchini-d-10",
    "tarocchini-t-angelo",
    "tarocchini-t-mondo",
    "tarocchini-t-sole",
    "tarocchini-t-luna",
    "tarocchini-t-stella",
    "tarocchini-t-saetta",
    "tarocchini-t-diavolo",
    "tarocchini-t-morte",
    "tarocchini-t-traditore",
    "tarocchini-t-vecchio",
    "tarocchini-t-roda",
    "tarocchini-t-forza",
    "tarocchini-t-giustizia",
    "tarocchini-t-temperanza",
    "tarocchini-t-carro",
    "tarocchini-t-amore",
    "tarocchini-t-moro1",
    "tarocchini-t-moro2",
    "tarocchini-t-moro3",
    "tarocchini-t-moro4",
    "tarocchini-t-bagattino",
    "tarocchini-t-matto",
];

/// What is counted of a deal: trumps, those that count five, Kings, and cards that are worth nothing.
pub(super) const COUNTED: &[Counted] = &[
    counted("deals-trumps", |face| is_among(Cards::TRUMPS, face), Cards::TRUMPS),
    counted("deals-fives", |face| is_among(Cards::FIVES, face), Cards::FIVES),
    counted("deals-kings", |face| is_among(Cards::KINGS, face), Cards::KINGS),
    counted("deals-cartacce", |face| is_among(Cards::CARTACCE, face), Cards::CARTACCE),
];

const fn counted(key: &'static str, holds: fn(Face) -> bool, kind: Cards) -> Counted {
    Counted { key, holds, share: kind.len() as f32 / PACK as f32 }
}

fn is_among(kind: Cards, face: Face) -> bool {
    u8::try_from(face.0).is_ok_and(|number| usize::from(number) < PACK && kind.has(Card(number)))
}

/// The figure of a face.
pub(super) fn figure_of(face: Face) -> &'static str {
    FIGURES.get(usize::from(face.0)).copied().unwrap_or("tarocchini-back")
}

/// The key of a card's name.
pub(super) fn name(card: Card) -> &'static str {
    figure_of(Face(card.0.into()))
}

impl Tarocchini {
    /// Every card, where it lies and what a viewer sees of it.
    pub(super) fn lying(&self, viewer: Option<Seat>, out: &mut Vec<Lying>) {
        for token in 0..self.p.dealt {
            let (card, at) = (self.cards[usize::from(token)], self.at[usize::from(token)]);
            let face = Some(Face(card.0.into()));
            let (place, seen) = match at {
                At::Hand(seat, slot) => (Place::Hand(Seat(seat), slot.into()), self.knows(viewer, card, at)),
                At::Trick(seat) => (Place::Table(Seat(seat), 0), true),
                At::Middle(slot) => (Place::Table(Seat(0), 1 + u16::from(slot)), true),
                At::Pile(side, height) => (Place::Pile(Side(side), height.into()), false),
                At::Gone(_) | At::Stock => continue,
            };
            out.push((self.nth_token(token), place, face.filter(|_| seen)));
        }
        let drawing = self.p.drawing;
        for token in self.p.dealt..PACK as u8 {
            let place = Place::Stock((PACK as u8 - 1 - token).into());
            // While partners are drawn for, the uppermost cards have names of their own: they will be shuffled back.
            if !drawing || token >= self.players() {
                out.push((self.nth_token(token), place, None));
                continue;
            }
            let seat = Seat(token);
            let lot = self.nth_token(PACK as u8 + token);
            match self.p.lots[seat.index()] {
                Some(card) => out.push((lot, Place::Table(seat, 0), Some(Face(card.0.into())))),
                None => out.push((lot, place, None)),
            }
        }
    }

    /// The card of a token, if it has left the stock.
    pub(super) fn card_of(&self, token: Token) -> Option<Card> {
        let nth = token.0.checked_sub(u32::from(self.carry.hand) * 100)?;
        (nth < u32::from(self.p.dealt)).then(|| self.cards[nth as usize])
    }

    /// The seat whose hand a token is in.
    pub(super) fn holder(&self, token: Token) -> Option<Seat> {
        let card = self.card_of(token)?;
        self.seats().find(|seat| self.hands[seat.index()].has(card))
    }

    /// The picks that spell a move.
    pub(super) fn spelled(&self, mv: Move) -> Vec<Pick> {
        let word = |word: &'static str| vec![Pick::Word(word.into())];
        let card = |card: Card| Pick::Token(self.token(card));
        match mv {
            Move::Lot(_) | Move::Packet(_) | Move::Draw(_) => Vec::new(),
            Move::Bid(Bid::Monte) if self.p.phase == Phase::Dealer => word("tarocchini-throw-in"),
            Move::Bid(Bid::Monte) => word("tarocchini-said-monte"),
            Move::Bid(Bid::Hold) => word("tarocchini-said-tengo"),
            Move::Bid(Bid::AsYouLike) => word("tarocchini-said-come-vuole"),
            Move::Bid(Bid::On) => word("tarocchini-deal-on"),
            Move::Bid(Bid::Phrase(None)) | Move::Nothing => word("tarocchini-say-nothing"),
            Move::Bid(Bid::Phrase(Some(said))) | Move::Say(_, said) => word(said.key()),
            Move::Discard(a, b) => vec![card(a), card(b)],
            Move::GiveUp(given) | Move::Give(given) | Move::Play(given) => vec![card(given)],
            Move::Done => word("tarocchini-done"),
            Move::Declare(item) => word(item_key(item)),
            Move::Declared => word("tarocchini-declared"),
            Move::Mark(marks, apart) => {
                vec![Pick::Word(format!("mark-{marks}{}", if apart { "-apart" } else { "" }).into())]
            }
            Move::Take(taker, taken) => vec![card(taker), card(taken)],
            Move::Invite => word("tarocchini-invite"),
            Move::Yes => word("tarocchini-said-yes"),
            Move::No => word("tarocchini-said-no"),
            Move::Toppa(_) => word("tarocchini-said-toppa"),
            Move::ToppaAVoi(_) => word("tarocchini-said-toppa-a-voi"),
            Move::Won(_) => word("tarocchini-said-won"),
            Move::TakeBack(_) => word("tarocchini-take-back"),
            Move::Charge(_, whom) => vec![Pick::Word(format!("charge-{}", whom.0 + 1).into())],
            Move::Manner(manner, _) => word(manner.word()),
        }
    }

    /// Cards of a hand in the order they lie.
    pub fn in_order(&self, seat: Seat) -> Vec<Card> {
        let mut lying: Vec<_> = self.hands[seat.index()].map(|card| (self.slot_of(card), card)).collect();
        lying.sort_unstable();
        lying.into_iter().map(|(_, card)| card).collect()
    }

    fn slot_of(&self, card: Card) -> u8 {
        match self.at[usize::from(self.token_of[usize::from(card.0)])] {
            At::Hand(_, slot) => slot,
            _ => 0,
        }
    }

    /// Every card there is: a pack, however it lies.
    pub fn accounted(&self) -> Cards {
        let dealt: Cards = self.cards[..usize::from(self.p.dealt)].iter().copied().collect();
        dealt | self.stock
    }
}
