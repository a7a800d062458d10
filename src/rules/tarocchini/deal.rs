//! Before play: the draw for partners, the packets, the two cards laid aside, exchanges and cards drawn (cap. I, XII).

use super::card::{Card, Cards, PACK};
use super::moves::{Move, Packet};
use super::options::Kind;
use super::public::{At, Phase};
use super::state::Tarocchini;
use crate::rules::event::{Event, Sink};
use crate::rules::place::{Face, Place};
use crate::rules::seat::{Player, Seat, Seating, Seats};
use rand::{Rng, RngExt};

/// Cards of a packet.
const FIVE: u8 = 5;
/// Cards open on the table in Calini.
const TABLE: usize = 6;

/// The order of cards drawn for partners, the highest first: trumps, then the place in the suit, then the suit.
fn lot_order(card: Card) -> u8 {
    if Cards::TRUMPS.has(card) { card.rank() } else { 22 + 4 * card.rank() + card.suit() as u8 }
}

impl Tarocchini {
    /// A seat draws for partners.
    pub(super) fn draw_lot(&mut self, card: Card, out: &mut impl Sink) {
        let seat = self.p.seat;
        self.p.lots[seat.index()] = Some(card);
        let token = self.nth_token(PACK as u8 + seat.0);
        out.tell(|| Event::Moved { token, to: Place::Table(seat, 0) });
        out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by: None });
        if seat.0 + 1 < self.players() {
            self.p.seat = Seat(seat.0 + 1);
            return;
        }
        for n in 0..self.players() {
            // The cards drawn go back into the pack, which is shuffled.
            let (drawn, fresh) = (self.nth_token(PACK as u8 + n), self.nth_token(n));
            out.tell(|| Event::Removed { token: drawn, to: None });
            let at = Place::Stock((PACK as u8 - 1 - n).into());
            out.tell(|| Event::Placed { token: fresh, at, face: Face(0), seen_by: Some(Seats::default()) });
        }
        self.p.drawing = false;
        self.seat_partners();
        self.p.phase = Phase::Deal;
        self.p.leader = self.right_of(self.p.dealer);
        self.p.seat = self.p.leader;
    }

    /// The highest card deals and keeps its seat; the next highest are his partners, every second seat from him.
    fn seat_partners(&mut self) {
        let n = self.players();
        let mut seats: Vec<Seat> = self.seats().collect();
        let drawn = |seat: &Seat| self.p.lots[seat.index()].map_or(u8::MAX, lot_order);
        seats.sort_by_key(drawn);
        let dealer = seats[0];
        let from_dealer = |seat: &Seat| (seat.0 + n - dealer.0) % n;
        let (high, low) = seats.split_at_mut(usize::from(n / 2));
        high.sort_by_key(from_dealer);
        low.sort_by_key(from_dealer);
        let old = self.p.seating;
        let taken = high.iter().zip(low.iter()).flat_map(|(&mine, &theirs)| [mine, theirs]);
        let places = (0..n).map(|k| dealer.next(k, n));
        let seating: Seating = places.zip(taken).map(|(place, seat)| (place, old.player(seat))).collect();
        self.p.seating = seating;
        self.p.dealer = dealer;
    }

    /// Who receives the next packet (`None`: the table), and of how many cards.
    pub(super) fn receiver(&self) -> Option<(Option<Seat>, usize)> {
        match self.p.phase {
            Phase::Deal => self.nth_packet(self.p.packets),
            Phase::Exchange => {
                let owed = self.rules.hand().saturating_sub(self.hands[self.p.seat.index()].len() as u8);
                Some((Some(self.p.seat), usize::from(owed).min(10)))
            }
            _ => None,
        }
    }

    pub(super) fn nth_packet(&self, nth: u8) -> Option<(Option<Seat>, usize)> {
        let players = self.players();
        let to = |n: u8| Some(self.p.dealer.next(1 + n % players, players));
        if self.rules.game == Kind::Calini {
            return match nth {
                n if n < players => Some((to(n), 3)),
                n if n == players => Some((None, TABLE)),
                n => Some((to(n - players - 1), 3)),
            };
        }
        let hand = self.rules.hand();
        let size = |round: u8| FIVE.min(hand - FIVE * round);
        let rounds = hand.div_ceil(FIVE);
        match nth / players {
            round if round < rounds => Some((to(nth), usize::from(size(round)))),
            round if round == rounds && nth.is_multiple_of(players) && self.rules.has_discard() => {
                Some((Some(self.p.dealer), 2))
            }
            _ => None,
        }
    }

    /// May this packet be dealt now?
    pub(super) fn may_deal(&self, cards: &[Card]) -> bool {
        let set: Cards = cards.iter().copied().filter(|card| self.stock.has(*card)).collect();
        self.receiver().is_some_and(|(_, size)| cards.len() == size && set.len() as usize == size)
    }

    /// What chance decides now, drawn from `rng`.
    pub(super) fn fall(&self, rng: &mut impl Rng) -> Move {
        let mut stock = self.stock;
        let mut draw = |from: &mut Cards| {
            let card = from.nth_card(rng.random_range(0..from.len().max(1))).unwrap_or(Card(0));
            from.remove(card);
            card
        };
        match self.p.phase {
            Phase::Lot => {
                let drawn: Cards = self.p.lots.iter().flatten().copied().collect();
                Move::Lot(draw(&mut Cards::ALL.without(drawn)))
            }
            Phase::Draw => Move::Draw(draw(&mut stock)),
            _ => {
                let (_, size) = self.receiver().unwrap_or_default();
                Move::Packet(Packet::of((0..size).map(|_| draw(&mut stock))))
            }
        }
    }

    /// A packet is dealt.
    pub(super) fn deal(&mut self, cards: &[Card], out: &mut impl Sink) {
        let Some((receiver, _)) = self.receiver() else { return };
        for &card in cards {
            match receiver {
                Some(seat) => self.take_in(card, seat, false, out),
                None => self.lay_open(card, out),
            }
        }
        if self.p.phase == Phase::Exchange {
            if self.hands[self.p.seat.index()].len() >= self.rules.hand().into() {
                self.exchanged();
            }
            return;
        }
        self.p.packets += 1;
        self.go_on_dealing(out);
    }

    /// A card from the stock is laid open on the table.
    fn lay_open(&mut self, card: Card, out: &mut impl Sink) {
        let slot = self.free_middle();
        self.leave_stock(card, At::Middle(slot));
        self.middle.insert(card);
        let token = self.token(card);
        out.tell(|| Event::Moved { token, to: Place::Table(Seat(0), 1 + u16::from(slot)) });
        out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by: None });
    }

    /// The next packet, or what comes between and after packets.
    pub(super) fn go_on_dealing(&mut self, _: &mut impl Sink) {
        let (players, packets) = (self.players(), self.p.packets);
        if self.rules.game == Kind::Calini {
            // Three to each; the first time six to the table as well.
            if packets == players || packets > players && (packets - players - 1) % players != 0 {
                self.p.seat = self.nth_packet(packets).and_then(|(seat, _)| seat).unwrap_or(self.p.dealer);
            } else if packets > players {
                self.open_play();
            } else {
                self.p.seat = self.right_of(self.p.seat);
            }
            return;
        }
        if self.rules.is_partita() && packets == players && self.p.bids == 0 {
            self.p.phase = Phase::Bid;
            self.p.seat = self.right_of(self.p.dealer);
            return;
        }
        match self.nth_packet(packets) {
            Some((seat, _)) => {
                self.p.phase = Phase::Deal;
                self.p.seat = seat.unwrap_or(self.p.dealer);
            }
            None if self.rules.has_discard() => {
                self.p.phase = Phase::Discard;
                self.p.seat = self.p.dealer;
            }
            None => self.open_play(),
        }
    }

    /// The dealer's right begins.
    pub(super) fn open_play(&mut self) {
        self.p.leader = self.right_of(self.p.dealer);
        self.give_turn(self.p.leader);
    }

    /// It is this seat's turn to play; before its first card it declares.
    pub(super) fn give_turn(&mut self, seat: Seat) {
        self.p.seat = seat;
        let declares = self.p.tricks == 0 && self.rules.has_declarations() && !self.p.declared.contains(seat);
        self.p.phase = if declares { Phase::Declare } else { Phase::Play };
        self.p.items = 0;
    }

    /// May the dealer lay these two aside? Never a five-card.
    pub(super) fn may_discard(&self, a: Card, b: Card) -> bool {
        let open = self.hands[self.p.dealer.index()].without(Cards::FIVES);
        self.p.phase == Phase::Discard && a < b && open.has(a) && open.has(b)
    }

    /// All the dealer may lay aside.
    pub(super) fn discards_open(&self, out: &mut Vec<Move>) {
        let open = self.hands[self.p.dealer.index()].without(Cards::FIVES);
        let mut rest = open;
        while let Some(a) = rest.next() {
            out.extend(rest.map(|b| Move::Discard(a, b)));
        }
    }

    /// The dealer lays two aside: they go onto his side's pile, in the order they lay in his hand.
    pub(super) fn discard(&mut self, a: Card, b: Card, out: &mut impl Sink) {
        let dealer = self.p.dealer;
        let side = self.side_of(dealer);
        let slot = |card: Card| self.at[usize::from(self.token_of[usize::from(card.0)])];
        let place = |card: Card| if let At::Hand(_, slot) = slot(card) { slot } else { 0 };
        let laid = if place(a) < place(b) { [a, b] } else { [b, a] };
        for card in laid {
            self.leave_hand(card, dealer, At::Stock);
            self.discards.insert(card);
            self.heap(card, side, out);
        }
        self.p.discarded = true;
        if self.rules.game == Kind::Milloni {
            // First declarations, the elder's before the dealer's.
            self.give_turn(self.right_of(dealer));
        } else {
            self.open_play();
        }
    }

    /// How many cards the seat may give up in all: the elder ten, the dealer what is left in the stock.
    fn most_given(&self) -> u8 {
        let [elder, _] = self.p.given;
        if self.p.seat == self.p.dealer { 20_u8.saturating_sub(elder) } else { 10 }
    }

    /// Is the seat that gives the dealer?
    fn giver(&self) -> usize {
        usize::from(self.p.seat == self.p.dealer)
    }

    /// What may be given up: cards in the order they lie, so that the order tells nothing of them.
    pub(super) fn gifts(&self, out: &mut Vec<Move>) {
        out.push(Move::Done);
        if self.p.given[self.giver()] >= self.most_given() {
            return;
        }
        let seat = self.p.seat;
        let first = usize::from(self.p.gave_slot.map_or(0, |slot| slot + 1));
        let mut by_slot = [None; 32];
        for card in self.hands[seat.index()] {
            if let At::Hand(_, slot) = self.at[usize::from(self.token_of[usize::from(card.0)])] {
                by_slot[usize::from(slot) % 32] = Some(card);
            }
        }
        out.extend(by_slot[first.min(32)..].iter().flatten().map(|&card| Move::GiveUp(card)));
    }

    /// A card is given up: it is out of the game, and only its giver knows it.
    pub(super) fn give_up(&mut self, card: Card, out: &mut impl Sink) {
        let seat = self.p.seat;
        let token = self.token(card);
        let slot = self.leave_hand(card, seat, At::Gone(seat.0));
        self.p.gave_slot = Some(slot);
        let giver = self.giver();
        self.p.given[giver] += 1;
        out.tell(|| Event::Removed { token, to: None });
    }

    /// Enough given up: as many are taken.
    pub(super) fn given_up(&mut self, _: &mut impl Sink) {
        self.p.gave_slot = None;
        if self.p.given[self.giver()] == 0 {
            self.exchanged();
        } else {
            // What was known of the hand is known no longer.
            self.p.lacks[self.p.seat.index()] = Cards::NONE;
            self.p.phase = Phase::Exchange;
        }
    }

    /// The seat has its cards: the dealer's exchange, or second declarations.
    fn exchanged(&mut self) {
        if self.p.seat == self.p.dealer {
            self.p.round = 1;
            self.p.declared = Seats::default();
            self.open_play();
        } else {
            self.p.seat = self.p.dealer;
            self.p.phase = Phase::GiveUp;
        }
    }

    /// A card is drawn from the stock and shown (Lecchini).
    pub(super) fn draw(&mut self, card: Card, out: &mut impl Sink) {
        let seat = self.p.seat;
        self.take_in(card, seat, true, out);
        self.p.phase = Phase::Declare;
        self.p.items = 0;
    }

    /// The player on a seat.
    pub(super) fn player(&self, seat: Seat) -> Player {
        self.p.seating.player(seat)
    }
}
