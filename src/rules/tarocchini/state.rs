//! A hand of cards in play: what lies where.

use super::card::{Card, Cards, PACK, Suit};
use super::honour::{Entry, Ledger};
use super::knowledge::Knowledge;
use super::memory::{Memory, Said};
use super::options::{Kind, Options};
use super::public::{At, Phase, Public, SEATS};
use super::series::Carry;
use crate::rules::event::{Event, Sink};
use crate::rules::game::{Stage, Turn};
use crate::rules::place::{Face, Place, Token};
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Seating, Seats, Side};

/// A hand of one of the games.
#[derive(Clone, Copy, Debug)]
pub struct Tarocchini {
    pub(super) rules: Options,
    pub(super) carry: Carry,
    pub(super) p: Public,
    /// Cards by token, as far as they have left the stock.
    pub(super) cards: [Card; PACK],
    /// Where each token lies.
    pub(super) at: [At; PACK],
    /// Tokens by card.
    pub(super) token_of: [u8; PACK],
    pub(super) hands: [Cards; SEATS],
    /// Places taken in each hand, as bits.
    pub(super) slots: [u32; SEATS],
    pub(super) piles: [Cards; SEATS],
    /// The next place in each pile.
    pub(super) heights: [u8; SEATS],
    pub(super) trick: [Card; SEATS],
    pub(super) middle: Cards,
    pub(super) stock: Cards,
    pub(super) discards: Cards,
    /// Revokes by seat, known only to who committed them.
    pub(super) revokes: [u8; SEATS],
    pub(super) ledger: Ledger,
    pub(super) memory: Memory,
}

impl Tarocchini {
    /// Begins a hand.
    pub(super) fn begin(rules: &Options, carry: &Carry) -> Tarocchini {
        let seating = carry.seating.unwrap_or_else(|| Seating::in_order(rules.players));
        let draws =
            rules.has_words() && (carry.hand == 0 || rules.game == Kind::Partitaccia && carry.hand.is_multiple_of(4));
        let dealer = Seat(carry.dealer.0 % rules.players.max(1));
        Tarocchini::laid(*rules, *carry, Public::begin(carry, dealer, seating, draws))
    }

    /// A table with the whole pack in the stock.
    pub(super) fn laid(rules: Options, carry: Carry, p: Public) -> Tarocchini {
        Tarocchini {
            rules,
            carry,
            p,
            cards: [Card(0); PACK],
            at: [At::Stock; PACK],
            token_of: [0; PACK],
            hands: [Cards::NONE; SEATS],
            slots: [0; SEATS],
            piles: [Cards::NONE; SEATS],
            heights: [0; SEATS],
            trick: [Card(0); SEATS],
            middle: Cards::NONE,
            stock: Cards::ALL,
            discards: Cards::NONE,
            revokes: [0; SEATS],
            ledger: Ledger::new(),
            memory: Memory::new(),
        }
    }

    /// What the table waits for.
    pub(super) fn turned_to(&self) -> Turn {
        let stage = match self.p.phase {
            Phase::Lot => return Turn::Chance(Stage::Lot),
            Phase::Deal | Phase::Exchange | Phase::Draw => return Turn::Chance(Stage::Deal),
            Phase::Over => return Turn::Over,
            Phase::Bid | Phase::Phrase | Phase::Dealer | Phase::Answer => Stage::Bid,
            Phase::Discard | Phase::GiveUp => Stage::Discard,
            Phase::Declare | Phase::Mark => Stage::Declare,
            Phase::Play => Stage::Play,
            Phase::TakenBack | Phase::Toppa | Phase::Claim | Phase::Pay => Stage::Pay,
        };
        Turn::Seat(self.p.seat, stage)
    }

    /// How many play.
    pub(super) fn players(&self) -> u8 {
        self.rules.players
    }

    /// The seat on the right of another.
    pub(super) fn right_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next >= self.rules.players { 0 } else { next })
    }

    /// The side of a seat, as an index.
    pub(super) fn side_of(&self, seat: Seat) -> usize {
        usize::from(self.rules.side(seat).0)
    }

    /// The seats, in order.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.players).map(Seat)
    }

    /// What everybody knows of the hand.
    pub fn public(&self) -> &Public {
        &self.p
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Options {
        &self.rules
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index() % SEATS]
    }

    /// The cards a side has captured and laid aside.
    pub fn pile(&self, side: Side) -> Cards {
        self.piles[usize::from(side.0) % SEATS]
    }

    /// The cards laid aside by the dealer.
    pub fn discards(&self) -> Cards {
        self.discards
    }

    /// The cards played to the trick, in the order of play.
    pub fn trick(&self) -> &[Card] {
        &self.trick[..usize::from(self.p.trick)]
    }

    /// What the hand began with.
    pub fn carry(&self) -> &Carry {
        &self.carry
    }

    /// What has been entered into the plates in this hand.
    pub fn entries(&self) -> &[Entry] {
        self.ledger.entries()
    }

    /// The cards played in this hand, in order.
    pub fn played(&self) -> &[Card] {
        self.memory.played()
    }

    /// The words said over the cards of this hand, in order.
    pub fn said(&self) -> &[Said] {
        self.memory.said()
    }

    /// What a seat knows that its words may be true of.
    pub fn knows_of(&self, seat: Seat) -> Knowledge {
        self.knowledge(seat)
    }

    /// What this seat's hand must have been, by this deal, when a word was said, and what was out then: whether the
    /// word was true can be asked of it. The deal must be that of a Partita, where each card was dealt to who played it.
    pub fn knew_when(&self, said: &Said) -> Knowledge {
        let seat = said.seat;
        let gone = self.memory.first(said.after);
        let mut hand = self.hands[seat.index()];
        let mut turn = self.right_of(self.p.dealer);
        let mut trick: usize = 0;
        let players = usize::from(self.players());
        for (nth, &card) in self.memory.played().iter().enumerate() {
            if turn == seat && nth >= said.after.into() {
                hand.insert(card);
            }
            trick += 1;
            turn = self.right_of(turn);
            if trick == players {
                let cards = &self.memory.played()[nth + 1 - players..=nth];
                // The one after the last played is who led.
                turn = turn.next(super::trick::winner(cards) as u8, self.players());
                trick = 0;
            }
        }
        let mut known = self.knowledge(seat);
        let laid = if seat == self.p.dealer { self.discards } else { Cards::NONE };
        known.hand = hand;
        known.out = Cards::ALL.without(gone | laid);
        known.own = said.card;
        known
    }

    /// The first five cards that were dealt to a seat.
    pub fn first_five(&self, seat: Seat) -> Cards {
        let from = 5 * usize::from((seat.0 + 2 * self.players() - self.p.dealer.0 - 1) % self.players());
        self.cards.iter().skip(from).take(5).copied().collect()
    }

    /// Two cards change places, whoever holds them: what a seat that has seen neither of them cannot notice.
    pub fn exchange(&mut self, a: Card, b: Card) {
        let both = Cards::of(a) | Cards::of(b);
        let sets = self.hands.iter_mut().chain(&mut self.piles);
        for set in sets.chain([&mut self.discards, &mut self.stock]) {
            if (*set & both).len() == 1 {
                *set = Cards(set.0 ^ both.0);
            }
        }
        let (first, second) = (usize::from(a.0), usize::from(b.0));
        self.token_of.swap(first, second);
        for card in [a, b] {
            // What lies in the stock has no token yet.
            if !self.stock.has(card) {
                self.cards[usize::from(self.token_of[usize::from(card.0)])] = card;
            }
        }
    }

    /// May the seat say that it has won?
    pub fn may_claim(&self, seat: Seat) -> bool {
        self.has_won(seat)
    }

    /// The suit to follow.
    pub(super) fn led(&self) -> Option<Suit> {
        super::trick::suit_led(self.trick())
    }

    /// The token of a card that has left the stock.
    pub(super) fn token(&self, card: Card) -> Token {
        self.nth_token(self.token_of[usize::from(card.0)])
    }

    /// A token's number at the table: fresh in every hand.
    pub(super) fn nth_token(&self, token: u8) -> Token {
        Token(u32::from(self.carry.hand) * 100 + u32::from(token))
    }

    /// A card leaves the stock and comes into a hand.
    pub(super) fn take_in(&mut self, card: Card, seat: Seat, open: bool, out: &mut impl Sink) {
        let n = seat.index();
        let slot = (!self.slots[n]).trailing_zeros().min(31) as u8;
        self.slots[n] |= 1 << slot;
        self.hands[n].insert(card);
        self.leave_stock(card, At::Hand(seat.0, slot));
        if open {
            self.p.shown.insert(card);
        }
        let token = self.token(card);
        out.tell(|| Event::Moved { token, to: Place::Hand(seat, slot.into()) });
        let seen_by = (!open).then(|| [seat].into_iter().collect());
        out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by });
    }

    /// The next token is this card, and lies there.
    pub(super) fn leave_stock(&mut self, card: Card, at: At) {
        let token = self.p.dealt;
        self.p.dealt += 1;
        self.stock.remove(card);
        self.cards[usize::from(token)] = card;
        self.token_of[usize::from(card.0)] = token;
        self.at[usize::from(token)] = at;
    }

    /// A card leaves a hand; its place there.
    pub(super) fn leave_hand(&mut self, card: Card, seat: Seat, to: At) -> u8 {
        let token = usize::from(self.token_of[usize::from(card.0)]);
        let slot = if let At::Hand(_, slot) = self.at[token] { slot } else { 0 };
        self.hands[seat.index()].remove(card);
        self.slots[seat.index()] &= !(1 << slot);
        self.at[token] = to;
        slot
    }

    /// A card comes face down onto a side's pile.
    pub(super) fn heap(&mut self, card: Card, side: usize, out: &mut impl Sink) {
        let height = self.heights[side];
        self.heights[side] += 1;
        self.piles[side].insert(card);
        self.at[usize::from(self.token_of[usize::from(card.0)])] = At::Pile(side as u8, height);
        let token = self.token(card);
        out.tell(|| Event::Removed { token, to: Some(Place::Pile(Side(side as u8), height.into())) });
        out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by: Some(Seats::default()) });
    }

    /// A card of a hand is shown to all.
    pub(super) fn show(&mut self, cards: Cards, out: &mut impl Sink) {
        for card in cards.without(self.p.shown) {
            self.p.shown.insert(card);
            let token = self.token(card);
            out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by: None });
        }
    }

    /// Something is said.
    pub(super) fn say(seat: Option<Seat>, what: impl FnOnce() -> Reason, out: &mut impl Sink) {
        out.tell(|| Event::Said { seat, what: what() });
    }
}
