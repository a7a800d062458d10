//! Tricks as they are played and taken, and what is owed when the last is over (cap. I).

use super::card::{Card, Cards};
use super::honour::Code;
use super::options::Kind;
use super::public::{At, Phase};
use super::state::Tarocchini;
use super::table::name;
use super::trick;
use crate::rules::event::{Event, Sink};
use crate::rules::place::{Face, Place};
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Seats};

/// Partite for a Bagattino or a Mondo taken.
const TAKEN: u16 = 5;

impl Tarocchini {
    /// A card is played to the trick.
    pub(super) fn put(&mut self, card: Card, out: &mut impl Sink) {
        let seat = self.p.seat;
        let led = self.led();
        if !self.rules.rigour {
            self.p.lacks[seat.index()] |= trick::lacking(card, led);
        } else if !trick::lawful(self.hands[seat.index()], led).has(card) {
            self.revokes[seat.index()] = self.revokes[seat.index()].saturating_add(1);
        }
        self.p.last_slot = self.leave_hand(card, seat, At::Trick(seat.0));
        self.trick[usize::from(self.p.trick)] = card;
        self.p.trick += 1;
        self.p.last = Some((seat, card));
        self.p.shown.insert(card);
        self.memory.play(card);
        let token = self.token(card);
        out.tell(|| Event::Moved { token, to: Place::Table(seat, 0) });
        out.tell(|| Event::Turned { token, face: Face(card.0.into()), seen_by: None });
        if self.p.trick == self.players() {
            self.end_trick(out);
        } else {
            self.give_turn(self.right_of(seat));
        }
    }

    /// The trick is taken.
    fn end_trick(&mut self, out: &mut impl Sink) {
        let cards = self.trick;
        let cards = &cards[..usize::from(self.p.trick)];
        let players = self.players();
        let leader = self.p.leader;
        let winner = leader.next(trick::winner(cards) as u8, players);
        let side = self.side_of(winner);
        out.tell(|| Event::TrickTaken { seat: winner });
        if let Some(suit) = self.led() {
            self.p.led = [Some(suit as u8), self.p.led[0], self.p.led[1]];
            self.p.ever_led |= 1 << suit as u8;
        }
        self.p.taken[side] += 1;
        self.p.tricks += 1;
        self.p.trick = 0;
        self.p.leader = winner;
        self.p.called = None;
        let mut lost = Cards::NONE;
        for (seat, &card) in (0..).map(|n| leader.next(n, players)).zip(cards) {
            if card == Card::MATTO {
                // He goes back to his owner's tricks, whoever took this one.
                self.p.matto = Some((seat, winner));
                self.heap(card, self.side_of(seat), out);
            } else {
                self.heap(card, side, out);
                if self.side_of(seat) != side {
                    lost.insert(card);
                }
            }
        }
        if self.rules.is_partita() {
            for (card, code) in [(Card::BAGATTINO, Code::Bagattino), (Card::MONDO, Code::Mondo)] {
                if lost.has(card) {
                    self.enter(side, code, TAKEN, out);
                }
            }
            if self.p.match_won.is_some() {
                return self.win_match(out);
            }
        }
        if self.rules.game == Kind::Toppa {
            let good = Cards::MORI | Cards::KINGS | Cards::of(Card::MONDO) | Cards::of(Card::BAGATTINO);
            self.p.toppa = Some((winner, (lost & good).len() as u8)).filter(|&(_, games)| games > 0);
        }
        if self.hands[winner.index()].is_empty() {
            self.last_trick(out);
        } else if self.rules.game == Kind::Lecchini && !self.stock.is_empty() {
            self.p.seat = winner;
            self.p.round = 0;
            self.p.phase = Phase::Draw;
        } else {
            self.give_turn(winner);
        }
    }

    /// The last trick has been played.
    fn last_trick(&mut self, out: &mut impl Sink) {
        let capot = self.capot();
        if let (Kind::Toppa, Some(winner), Some((owner, _))) = (self.rules.game, capot, self.p.matto)
            && self.side_of(owner) != winner
        {
            // The Matto of who took no trick is taken as well.
            let games = self.p.toppa.map_or(0, |(_, games)| games);
            self.p.toppa = Some((Seat(winner as u8), games + 1));
        }
        self.close(out);
    }

    /// In a game of two sides: the side that took every trick.
    pub(super) fn capot(&self) -> Option<usize> {
        let two = self.rules.sides() == 2 && self.p.tricks > 0;
        (0..2).find(|&side| two && self.p.taken[1 - side] == 0)
    }

    /// All that is still to be said and paid before the points are counted.
    pub(super) fn close(&mut self, out: &mut impl Sink) {
        if let Some((seat, _)) = self.p.toppa.or(self.p.a_voi) {
            self.p.seat = seat;
            self.p.phase = Phase::Toppa;
            return;
        }
        if self.rules.rigour
            && let Some(side) = (0..2).find(|&side| !self.p.content[side])
        {
            self.p.seat = self.claimant(side);
            self.p.phase = Phase::Claim;
            return;
        }
        self.p.open = true;
        if let Some((owner, _)) = self.matto_debt() {
            self.p.seat = owner;
            self.p.phase = Phase::Pay;
            return;
        }
        self.count(out);
    }

    /// Whose Matto was played to a trick that others took, and who took it; nothing if it is lost or already paid for.
    pub(super) fn matto_debt(&self) -> Option<(Seat, Seat)> {
        let (owner, winner) = self.p.matto?;
        let own = self.side_of(owner);
        let owes = own != self.side_of(winner) && self.p.taken[own] > 0;
        // Under `rigour` a five-card laid aside is the opponents' anyway, and a pile may have nothing else.
        let has = !self.piles[own].without(Cards::MATTO).is_empty();
        (owes && has).then_some((owner, winner))
    }

    /// A card is given for the Matto.
    pub(super) fn give(&mut self, card: Card, out: &mut impl Sink) {
        let Some((owner, winner)) = self.matto_debt() else { return };
        self.pass(card, self.side_of(owner), self.side_of(winner), out);
        let key = "tarocchini-said-gives";
        Tarocchini::say(Some(owner), || Reason::new(key).key("card", name(card)), out);
        self.p.matto = None;
        self.count(out);
    }

    /// A card goes from one pile onto another.
    pub(super) fn pass(&mut self, card: Card, from: usize, to: usize, out: &mut impl Sink) {
        self.piles[from].remove(card);
        self.discards.remove(card);
        self.heap(card, to, out);
    }

    /// Who takes no trick loses even the Matto and what was laid aside.
    pub(super) fn forfeit(&mut self, out: &mut impl Sink) {
        if let Some((owner, winner)) = self.p.matto {
            let own = self.side_of(owner);
            if self.p.taken[own] == 0 && self.side_of(winner) != own {
                self.pass(Card::MATTO, own, self.side_of(winner), out);
            }
        }
        if let Some(winner) = self.capot() {
            let loser = 1 - winner;
            for card in self.piles[loser] {
                self.pass(card, loser, winner, out);
            }
        }
    }

    /// No more words about the cards played.
    pub(super) fn silence(&mut self) {
        self.p.spoke = Seats::default();
        self.p.last = None;
        self.p.toppa = None;
        self.p.a_voi = None;
    }
}
