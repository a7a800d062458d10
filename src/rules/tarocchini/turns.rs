//! Whose turn it is and what may be done: every move is told apart here and handed to the room that knows it.

use super::card::PACK;
use super::count::Items;
use super::moves::Move;
use super::options::Kind;
use super::public::Phase;
use super::state::Tarocchini;
use crate::rules::event::Sink;
use crate::rules::game::Turn;
use crate::rules::manner::Manner;
use crate::rules::seat::{Seat, Seats};

impl Tarocchini {
    /// Plays a move that is allowed.
    pub(super) fn make(&mut self, mv: Move, out: &mut impl Sink) {
        // Whoever moves in turn closes the windows of words; chance leaves them open.
        match mv {
            Move::Lot(_) | Move::Packet(_) | Move::Draw(_) => {}
            Move::Say(..) | Move::Toppa(_) | Move::ToppaAVoi(_) | Move::Charge(..) | Move::Manner(..) => {}
            Move::Won(_) | Move::TakeBack(_) => {}
            _ => self.close_windows(),
        }
        match mv {
            Move::Lot(card) => self.draw_lot(card, out),
            Move::Packet(packet) => self.deal(packet.cards(), out),
            Move::Draw(card) => self.draw(card, out),
            Move::Bid(bid) => self.bid(bid, out),
            Move::Discard(a, b) => self.discard(a, b, out),
            Move::GiveUp(card) => self.give_up(card, out),
            Move::Done => self.given_up(out),
            Move::Declare(item) => self.declare(item, out),
            Move::Declared => self.end_declaring(out),
            Move::Mark(marks, apart) => self.lay_marks(marks, apart, out),
            Move::Play(card) if self.rules.game == Kind::Calini => self.lay(card, out),
            Move::Play(card) => self.put(card, out),
            Move::Take(card, taken) => self.take(card, taken, out),
            Move::Invite => self.invite(out),
            Move::Yes => self.answer(true, out),
            Move::No => self.answer(false, out),
            Move::Toppa(seat) => self.toppa(seat, out),
            Move::ToppaAVoi(seat) => self.toppa_a_voi(seat, out),
            Move::Nothing => self.nothing_said(out),
            Move::Give(card) => self.give(card, out),
            Move::Won(seat) => self.claim_win(seat, out),
            Move::Say(seat, word) => self.speak(seat, word, out),
            Move::TakeBack(seat) => self.take_back(seat, out),
            Move::Charge(by, whom) => self.charge(by, whom, out),
            Move::Manner(manner, seat) => self.behave(manner, seat, out),
        }
    }

    fn close_windows(&mut self) {
        let seat = self.p.seat;
        self.p.spoke = Seats::default();
        self.p.last = None;
        self.p.offer.moved(seat);
        if self.rules.game == Kind::Toppa && self.p.phase != Phase::Toppa {
            // Who forgot to say it has nothing; the other may say so, if that is played.
            let forgotten = self.p.toppa.take().filter(|_| self.rules.toppa_a_voi);
            self.p.a_voi = forgotten.map(|(seat, games)| (self.right_of(seat), games));
        }
    }

    /// Everything that may be played in turn, in a stable order; the default first.
    pub(super) fn legal(&self, out: &mut Vec<Move>) {
        let seat = self.p.seat;
        match self.p.phase {
            Phase::Lot | Phase::Deal | Phase::Exchange | Phase::Draw | Phase::Over => {}
            Phase::Bid | Phase::Phrase | Phase::Dealer => self.bids(out),
            Phase::Discard => self.discards_open(out),
            Phase::GiveUp => self.gifts(out),
            Phase::Declare => {
                out.push(Move::Declared);
                let last = Items(self.p.items).iter().last();
                out.extend(self.declarable(seat).after(last).iter().map(Move::Declare));
            }
            Phase::Mark => out.extend((0..=self.marks_due()).rev().map(|marks| Move::Mark(marks, false))),
            Phase::Play if self.rules.game == Kind::Calini => self.takes(out),
            Phase::Play => {
                out.extend(super::trick::lawful(self.hands[seat.index()], self.led()).map(Move::Play));
                if self.may_invite(seat) {
                    out.push(Move::Invite);
                }
            }
            Phase::Answer => {
                out.extend([Move::Yes, Move::No]);
                if self.p.worth < u16::MAX / 2 {
                    out.push(Move::Invite);
                }
            }
            Phase::TakenBack => out.extend([Move::Yes, Move::No]),
            Phase::Toppa => {
                let own = self.p.toppa.is_some();
                out.push(if own { Move::Toppa(seat) } else { Move::ToppaAVoi(seat) });
                out.push(Move::Nothing);
            }
            Phase::Claim => {
                out.push(Move::Nothing);
                out.extend(self.chargeable(seat).map(|whom| Move::Charge(seat, whom)));
            }
            Phase::Pay => {
                let own = self.piles[self.side_of(seat)];
                out.extend(super::count::giving_order().filter(|&card| own.has(card)).map(Move::Give));
            }
        }
    }

    /// What a seat may do or say beside.
    pub(super) fn open_asides(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.p.phase == Phase::Over {
            return;
        }
        self.words(seat, out);
        if self.p.phase != Phase::Toppa {
            out.extend(self.p.toppa.filter(|&(who, _)| who == seat).map(|_| Move::Toppa(seat)));
            out.extend(self.p.a_voi.filter(|&(who, _)| who == seat).map(|_| Move::ToppaAVoi(seat)));
        }
        if self.has_won(seat) {
            out.push(Move::Won(seat));
        }
        if self.may_take_back(seat) {
            out.push(Move::TakeBack(seat));
        }
        if self.p.phase == Phase::Play && self.p.tricks > 0 {
            out.extend(self.chargeable(seat).map(|whom| Move::Charge(seat, whom)));
        }
        out.extend(self.p.offer.open_to(seat).map(|manner| Move::Manner(manner, seat)));
    }

    /// Is it one of the moves in turn?
    pub(super) fn is_legal(&self, mv: Move) -> bool {
        match (mv, self.p.phase) {
            (Move::Play(card), Phase::Play) if self.rules.game != Kind::Calini => {
                super::trick::lawful(self.hands[self.p.seat.index()], self.led()).has(card)
            }
            (Move::Discard(a, b), Phase::Discard) => self.may_discard(a, b),
            _ => {
                let mut moves = Vec::new();
                self.legal(&mut moves);
                moves.contains(&mv)
            }
        }
    }

    /// May it be played now, in turn, beside, by chance or as a fault?
    pub(super) fn may(&self, mv: Move) -> bool {
        match mv {
            Move::Lot(card) => {
                self.p.phase == Phase::Lot && !self.p.lots.contains(&Some(card)) && usize::from(card.0) < PACK
            }
            Move::Packet(packet) => self.may_deal(packet.cards()),
            Move::Draw(card) => self.p.phase == Phase::Draw && self.stock.has(card),
            Move::Manner(Manner::Flag, seat) => self.p.phase != Phase::Over && seat.0 < self.players(),
            _ if self.is_legal(mv) || self.is_fault(mv) => true,
            Move::Toppa(seat)
            | Move::ToppaAVoi(seat)
            | Move::Won(seat)
            | Move::Say(seat, _)
            | Move::TakeBack(seat)
            | Move::Charge(seat, _)
            | Move::Manner(_, seat) => {
                let mut asides = Vec::new();
                if seat.0 < self.players() {
                    self.open_asides(seat, &mut asides);
                }
                asides.contains(&mv)
            }
            _ => false,
        }
    }

    /// Who makes a move now.
    pub(super) fn maker(&self, mv: Move) -> Option<Seat> {
        match mv {
            Move::Lot(_) | Move::Packet(_) | Move::Draw(_) => None,
            Move::Toppa(seat)
            | Move::ToppaAVoi(seat)
            | Move::Won(seat)
            | Move::Say(seat, _)
            | Move::TakeBack(seat)
            | Move::Charge(seat, _)
            | Move::Manner(_, seat) => Some(seat),
            _ => match self.turned_to() {
                Turn::Seat(seat, _) => Some(seat),
                _ => None,
            },
        }
    }
}
