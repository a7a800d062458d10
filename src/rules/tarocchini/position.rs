//! Positions as text: the table with every card known; and what such a text may not say.

use super::card::{Cards, PACK};
use super::options::{Kind, Options};
use super::public::{At, Phase, SEATS};
use super::series::Carry;
use super::state::Tarocchini;
use super::view::{Laid, View};
use crate::rules::game::Turn;
use crate::rules::lexer::ReadError;
use crate::rules::seat::{Player, Seat, Side};

impl Tarocchini {
    /// The position as text.
    pub(super) fn write_position(&self) -> String {
        serde_json::to_string(&self.laid_out(None)).unwrap_or_default()
    }

    /// Begins from a position text.
    pub(super) fn begin_at(rules: &Options, carry: &Carry, text: &str) -> Result<Tarocchini, ReadError> {
        let fault = |line: usize, column: usize, expected: &str, found: String| ReadError {
            line: line.max(1),
            column: column.max(1),
            expected: expected.to_owned(),
            found: found.chars().take(40).collect(),
        };
        let table: Laid = serde_json::from_str(text)
            .map_err(|error| fault(error.line(), error.column(), "a table of cards", error.to_string()))?;
        let possible = (table.is_possible(rules) && table.cards_fit(rules))
            .then(|| Tarocchini::set(*rules, *carry, &table))
            .filter(Tarocchini::holds_together);
        possible.ok_or_else(|| fault(1, 1, "a table of cards that can be", text.to_owned()))
    }

    /// Can play go on from here, and has every seat as many cards as it must have?
    pub fn holds_together(&self) -> bool {
        self.hands_fit() && self.goes_on()
    }

    /// Has every seat as many cards as it must have now?
    fn hands_fit(&self) -> bool {
        let (p, players, hand) = (&self.p, self.players(), u32::from(self.rules.hand()));
        let held = |seat: Seat| self.hands[seat.index()].len();
        let other = |seat: Seat| held(self.right_of(seat));
        let all = |cards: &dyn Fn(Seat) -> u32| self.seats().all(|seat| held(seat) == cards(seat));
        // Whoever has played to the trick has a card less.
        let nth = |seat: Seat| (seat.0 + players - p.leader.0) % players;
        let most = self.seats().map(held).max().unwrap_or_default();
        let even = all(&|seat| most - u32::from(nth(seat) < p.trick && most > 0));
        let to_play = nth(p.seat) == p.trick;
        let drawing = self.rules.game == Kind::Lecchini && p.tricks > 0;
        let paired = self.rules.game != Kind::Lecchini || self.stock.len().is_multiple_of(2);
        match p.phase {
            Phase::Lot => all(&|_| 0) && p.dealt == 0,
            Phase::Deal | Phase::Bid | Phase::Phrase | Phase::Dealer => {
                all(&|seat| self.dealt_to(seat))
                    && (self.rules.game == Kind::Calini || u32::from(p.dealt) == self.held())
            }
            Phase::Discard => all(&|seat| hand + 2 * u32::from(seat == p.dealer)) && p.seat == p.dealer,
            Phase::GiveUp | Phase::Exchange => {
                let [elder, dealer] = p.given.map(u32::from);
                let gave = |seat: Seat| if seat == p.dealer { dealer } else { elder };
                let gives =
                    |seat: Seat| if seat == p.seat { held(seat) + gave(seat) >= hand } else { held(seat) == hand };
                let stock = self.stock.len() + held(p.seat) >= hand;
                self.rules.game == Kind::Milloni && self.seats().all(gives) && stock && held(p.seat) <= hand
            }
            Phase::Draw => {
                let second = u32::from(p.round);
                drawing && other(p.seat) == held(p.seat) + second && self.stock.len() % 2 == second
            }
            Phase::Declare if drawing => {
                let first = u32::from(p.round == 0);
                held(p.seat) == other(p.seat) + first && self.stock.len() % 2 == first && most > 0
            }
            Phase::Declare | Phase::Mark => {
                let first = self.rules.game == Kind::Milloni && p.round == 0;
                p.tricks == 0 && even && most > 0 && paired && (to_play || first && p.trick == 0)
            }
            Phase::Play if self.rules.game == Kind::Calini => {
                let turn = |seat: Seat| (seat.0 + 2 * players - p.dealer.0 - 1) % players;
                most > 0 && most <= 3 && all(&|seat| most - u32::from(turn(seat) < turn(p.seat)))
            }
            Phase::Play => even && most > 0 && paired && to_play,
            // Whoever was invited answers; if he has raised, whoever invited him.
            Phase::Answer => even && most > 0,
            Phase::TakenBack => even && most > 0 && to_play && p.trick >= 2,
            Phase::Toppa | Phase::Claim | Phase::Pay => most == 0 && p.tricks > 0,
            Phase::Over => true,
        }
    }

    fn held(&self) -> u32 {
        self.hands.iter().map(|hand| hand.len()).sum()
    }

    /// Cards the packets dealt so far have brought to a seat.
    fn dealt_to(&self, seat: Seat) -> u32 {
        let round = match self.rules.game {
            // Of a new round in Calini; the first has the table's packet after it.
            Kind::Calini if self.p.packets > self.players() => {
                let later = self.p.packets - self.players() - 1;
                self.p.packets - later % self.players()..self.p.packets
            }
            _ => 0..self.p.packets,
        };
        let packets = round.filter_map(|nth| self.nth_packet(nth)).filter(|(to, _)| *to == Some(seat));
        packets.map(|(_, size)| size as u32).sum()
    }

    /// Can play go on from here?
    fn goes_on(&self) -> bool {
        match self.turned_to() {
            Turn::Over => self.p.end.is_some(),
            Turn::Seat(..) => {
                let mut moves = Vec::new();
                self.legal(&mut moves);
                !moves.is_empty()
            }
            Turn::Chance(_) => match self.p.phase {
                Phase::Lot => self.p.drawing && self.p.lots[self.p.seat.index()].is_none(),
                Phase::Draw => !self.stock.is_empty(),
                _ => self.receiver().is_some_and(|(_, size)| size > 0 && size <= self.stock.len() as usize),
            },
        }
    }
}

impl View {
    /// Is it a view of a table that can be? A text may hold any numbers.
    pub fn is_possible(&self) -> bool {
        let sits = self.viewer.is_none_or(|seat| seat.0 < self.rules.players);
        let few = self.table.lying.len() <= PACK;
        self.rules.check().is_ok()
            && sits
            && few
            && self.table.is_possible(&self.rules)
            && self.table.lies_well(&self.rules)
    }
}

impl Laid {
    /// Are all numbers and seats such as there are?
    fn is_possible(&self, rules: &Options) -> bool {
        let p = &self.public;
        let players = rules.players;
        let sits = |seat: Seat| seat.0 < players;
        let somebody = |seat: Option<Seat>| seat.is_none_or(sits);
        let side = |side: Option<Side>| side.is_none_or(|side| side.0 < rules.sides());
        let seats = [p.seat, p.dealer, p.leader].into_iter().all(sits)
            && [p.held_by, p.left_to_partner, p.raiser, p.conceded, p.taker].into_iter().all(somebody)
            && [p.toppa, p.a_voi].into_iter().all(|who| who.is_none_or(|(seat, games)| sits(seat) && games < 10))
            && p.matto.is_none_or(|(owner, winner)| sits(owner) && sits(winner))
            && p.last.is_none_or(|(seat, _)| sits(seat))
            && side(p.owner)
            && side(p.match_won);
        let mut seen = [false; SEATS];
        let seating = (0..players).all(|n| {
            let Player(player) = p.seating.player(Seat(n));
            player < players && !std::mem::replace(&mut seen[usize::from(player)], true)
        }) && p.seating.seats() == players;
        let few = |numbers: &[u16]| numbers.iter().all(|&n| n < 20_000);
        let numbers = [&p.marked[..], &p.unmarked, &p.apart, &p.plates, &[p.worth]].into_iter().all(few)
            && p.taken.iter().chain(&p.toppe).chain(&p.proved).all(|&n| n < 100)
            && [p.tricks, p.packets, p.due].iter().all(|&n| n < 100)
            && p.given.iter().all(|&given| given <= 20)
            && p.last_slot < 32
            && p.gave_slot.is_none_or(|slot| slot < 32)
            && p.bids < players
            && p.round < 2
            && self.said.iter().all(|said| sits(said.seat))
            && self.ledger.len() <= 40
            && self.ledger.iter().all(|entry| entry.partite < 1000);
        seats && seating && numbers
    }

    /// Is every card known, and in a place of its own?
    fn cards_fit(&self, rules: &Options) -> bool {
        self.lying.iter().all(|lies| lies.card.is_some()) && self.lies_well(rules)
    }

    /// Is every card that is known known once, and each in a place of its own?
    fn lies_well(&self, rules: &Options) -> bool {
        let p = &self.public;
        let players = rules.players;
        let (mut known, mut places) = (Cards::NONE, Vec::new());
        for lies in &self.lying {
            if lies.card.is_some_and(|card| known.has(card)) {
                return false;
            }
            known |= lies.card.map_or(Cards::NONE, Cards::of);
            let fits = match lies.at {
                At::Hand(seat, slot) => seat < players && slot < 32,
                At::Trick(seat) => seat < players,
                At::Pile(side, height) => side < rules.sides() && height < 120,
                At::Middle(slot) => slot < 64 && p.middle >> slot & 1 == 1,
                At::Gone(seat) => seat < players,
                At::Stock => false,
            };
            let aside = lies.aside && !matches!(lies.at, At::Pile(..));
            if !fits || aside || !matches!(lies.at, At::Gone(_)) && places.contains(&lies.at) {
                return false;
            }
            places.push(lies.at);
        }
        let in_trick = |n: u8| places.contains(&At::Trick((p.leader.0 + n) % players));
        let middle = places.iter().filter(|at| matches!(at, At::Middle(_))).count() as u32;
        self.lying.len() == usize::from(p.dealt)
            && p.trick < players
            && (0..players).all(|n| in_trick(n) == (n < p.trick))
            && middle == p.middle.count_ones()
    }
}
