//! What a seat sees of the table, worked out once for a decision: its own hand, what is out and who may hold it. Nothing
//! here looks at a card the seat has not seen, so that a rule of thumb asked within an imagined hand is as blind as its seat.

use crate::rules::Seat;
use crate::rules::tarocchini::card::{Card, Cards, PACK, Suit};
use crate::rules::tarocchini::trick;
use crate::rules::tarocchini::{Kind, Public, Tarocchini};

/// The most seats at a table.
const SEATS: usize = 8;

/// What it is worth to have a card among the captured, in points: its own, and its part in what may be combined.
const WORTH: [f32; PACK] = worths();

const fn worths() -> [f32; PACK] {
    let mut worth = [1.0; PACK];
    let mut suit = 0;
    while suit < 4 {
        let ace = if suit < 2 { 9 } else { 4 };
        worth[10 * suit] = 22.0;
        worth[10 * suit + 1] = 14.0;
        worth[10 * suit + 2] = 11.0;
        worth[10 * suit + 3] = 9.0;
        worth[10 * suit + ace] = 7.0;
        suit += 1;
    }
    let mut trump = 42;
    while trump < 56 {
        worth[trump] = 7.0;
        trump += 1;
    }
    while trump < 60 {
        worth[trump] = 9.0;
        trump += 1;
    }
    worth[40] = 32.0;
    worth[41] = 24.0;
    worth[60] = 30.0;
    worth[61] = 24.0;
    worth
}

/// What a Bagattino or a Mondo taken in a trick brings beside, in a game that has honours.
const CAPTURE: f32 = 60.0;

/// A seat's sight.
pub(super) struct Sight<'a> {
    pub(super) game: &'a Tarocchini,
    pub(super) p: &'a Public,
    pub(super) seat: Seat,
    pub(super) hand: Cards,
    /// Cards that have not been played and lie elsewhere than in this hand, as far as the seat knows.
    pub(super) out: Cards,
    pub(super) led: Option<Suit>,
    /// Who is winning the trick, and with what.
    pub(super) best: Option<(Seat, Card)>,
    /// What lies in the trick is worth so much.
    pub(super) pot: f32,
    players: u8,
    sides: u8,
    /// Cards known in each hand, and those unseen that may be there.
    open: [Cards; SEATS],
    may: [Cards; SEATS],
    /// How likely any one unseen card lies in each hand.
    share: [f32; SEATS],
}

/// The cards of its own suit that take a card; of the Mori each takes each.
pub(super) fn takers(card: Card) -> Cards {
    let higher = Cards(((1 << card.0) - 1) & card.suit().cards().0);
    if card.is_moro() { higher | Cards::MORI.without(Cards::of(card)) } else { higher }
}

impl<'a> Sight<'a> {
    /// What this seat sees.
    pub(super) fn of(game: &'a Tarocchini, seat: Seat) -> Sight<'a> {
        let (p, rules) = (game.public(), game.rules());
        let players = rules.players;
        let hand = game.hand(seat);
        let mut open = [Cards::NONE; SEATS];
        let mut held = Cards::NONE;
        for n in 0..players {
            held |= game.hand(Seat(n));
            open[usize::from(n)] = game.hand(Seat(n)) & p.shown;
        }
        let mut gone = p.shown.without(held);
        if seat == p.dealer {
            gone |= game.discards();
        }
        let out = Cards::ALL.without(gone | hand);
        let unseen = out.without(p.shown);
        let (mut may, mut share) = ([Cards::NONE; SEATS], [0.0; SEATS]);
        let all = unseen.len().max(1) as f32;
        for n in 0..usize::from(players) {
            if n != seat.index() {
                let hidden = game.hand(Seat(n as u8)).without(p.shown).len();
                may[n] = unseen.without(p.lacks[n]);
                // Where less may lie, what may is likelier there.
                share[n] = (hidden as f32 / (0.5 * all + 0.5 * may[n].len().max(hidden) as f32)).min(1.0);
            }
        }
        for n in (0..usize::from(players)).filter(|&n| n != seat.index() && p.batto[n] != 0) {
            // Whoever has said *batto* has the highest that is still out.
            for suit in Suit::ALL.into_iter().filter(|&suit| p.batto[n] >> suit as u8 & 1 == 1) {
                let highest = unseen.of_suit(suit).without(Cards::MATTO).first();
                open[n] |= highest.filter(|&card| may[n].has(card)).map_or(Cards::NONE, Cards::of);
            }
        }
        let trick = game.trick();
        let best = (!trick.is_empty())
            .then(|| trick::winner(trick))
            .filter(|&nth| trick[nth] != Card::MATTO)
            .map(|nth| (p.leader.next(nth as u8, players), trick[nth]));
        let mut sight = Sight {
            game,
            p,
            seat,
            hand,
            out,
            led: trick::suit_led(trick),
            best,
            pot: 0.0,
            players,
            sides: rules.sides(),
            open,
            may,
            share,
        };
        sight.pot = trick.iter().map(|&card| if card == Card::MATTO { 0.0 } else { sight.worth(card) }).sum();
        sight
    }

    /// Is that seat of this one's side?
    pub(super) fn ours(&self, seat: Seat) -> bool {
        seat.0 % self.sides == self.seat.0 % self.sides
    }

    /// The other seats.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        (0..self.players).map(Seat).filter(move |&seat| seat != own)
    }

    /// The partners of this seat.
    pub(super) fn partners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.others().filter(|&seat| self.ours(seat))
    }

    /// The opponents of this seat.
    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> + '_ {
        self.others().filter(|&seat| !self.ours(seat))
    }

    /// Seats that play to the trick after this one, in order.
    pub(super) fn later(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seat, players) = (self.seat, self.players);
        (1..players.saturating_sub(self.p.trick)).map(move |n| seat.next(n, players))
    }

    /// What capturing a card is worth.
    pub(super) fn worth(&self, card: Card) -> f32 {
        let worth = WORTH[usize::from(card.0)];
        let rules = self.game.rules();
        match card {
            Card::BAGATTINO | Card::MONDO if rules.is_partita() => worth + CAPTURE,
            _ if rules.game == Kind::Toppa && toppa(card) => worth + CAPTURE,
            _ => worth,
        }
    }

    /// How likely a seat holds one of these cards.
    pub(super) fn holds(&self, seat: Seat, cards: Cards) -> f32 {
        let n = seat.index();
        if !(self.open[n] & cards).is_empty() {
            return 1.0;
        }
        let many = (self.may[n] & cards).len();
        1.0 - (1.0 - self.share[n]).powi(many as i32)
    }

    /// Is it known that a seat has no card of these?
    pub(super) fn lacks(&self, seat: Seat, cards: Cards) -> bool {
        ((self.open[seat.index()] | self.may[seat.index()]) & cards).is_empty()
    }

    /// How likely a seat can take the trick from a card.
    pub(super) fn threatens(&self, seat: Seat, best: Card, led: Suit) -> f32 {
        let real = Cards::TRUMPS.without(Cards::MATTO);
        if led == Suit::Trionfi {
            return self.holds(seat, takers(best));
        }
        let follows = self.holds(seat, led.cards());
        if best.suit() == led {
            let over = self.holds(seat, takers(best));
            over + (1.0 - follows) * self.holds(seat, real)
        } else {
            (1.0 - follows) * self.holds(seat, takers(best))
        }
    }

    /// How likely this side takes the trick if this card is played to it.
    pub(super) fn wins(&self, card: Card) -> f32 {
        let stays = self.best.filter(|&(_, best)| !trick::beats(card, best));
        if card == Card::MATTO && stays.is_none() {
            return 0.5;
        }
        let led = self.led.unwrap_or(card.suit());
        let (ours, best) = stays.map_or((true, card), |(seat, best)| (self.ours(seat), best));
        let mut chance: f32 = if ours { 1.0 } else { 0.0 };
        for seat in self.later() {
            let takes = self.threatens(seat, best, led);
            if self.ours(seat) {
                chance += (1.0 - chance) * 0.7 * takes;
            } else {
                chance *= 1.0 - takes;
            }
        }
        chance
    }

    /// Is no card out that takes this one?
    pub(super) fn is_master(&self, card: Card) -> bool {
        (takers(card) & self.out).is_empty()
    }

    /// Trumps in the hand that follow and take.
    pub(super) fn trumps(&self) -> Cards {
        (self.hand & Cards::TRUMPS).without(Cards::MATTO)
    }
}

/// Is it a card for whose taking *Toppa* is said?
fn toppa(card: Card) -> bool {
    card.is_moro() || Cards::KINGS.has(card) || card == Card::MONDO || card == Card::BAGATTINO
}
