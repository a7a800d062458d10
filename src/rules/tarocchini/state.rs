//! A hand of cards in play: what lies where, whose turn it is, and what a move does.

use super::card::{Card, Cards, PACK, Suit};
use super::count::{Item, Items};
use super::honour::{Code, Entry};
use super::options::{Kind, Options};
use super::series::Carry;
use super::word::Word;
use crate::rules::event::{Event, Sink};
use crate::rules::game::{Stage, Turn};
use crate::rules::manner::{DrawOffer, Manner};
use crate::rules::place::{Face, Place, Token};
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Seating, Seats, Side};
use serde::{Deserialize, Serialize};

/// The most seats of any of the games.
pub const SEATS: usize = 8;
/// The most entries into the plates of one hand that a sheet keeps.
const ENTRIES: usize = 40;

/// A packet of cards, dealt at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packet {
    cards: [Card; 10],
    len: u8,
}

impl Packet {
    /// Of these cards, at most ten.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Packet {
        let mut packet = Packet { cards: [Card(0); 10], len: 0 };
        for (slot, card) in packet.cards.iter_mut().zip(cards) {
            *slot = card;
            packet.len += 1;
        }
        packet
    }

    /// Its cards, in the order they are dealt.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

/// What is said in the monte round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bid {
    /// *A monte*: throw in. From the dealer it is done.
    Monte,
    /// *La tengo*: I hold it.
    Hold,
    /// *Come vuole*: as my partner likes.
    AsYouLike,
    /// The dealer deals on.
    On,
    /// The dealer's partner says this, or nothing.
    Phrase(Option<Word>),
}

/// One decision of a seat, or one act of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A card drawn for partners and deal.
    Lot(Card),
    /// A packet dealt.
    Packet(Packet),
    /// A card drawn from the stock, shown.
    Draw(Card),
    /// A word of the monte round.
    Bid(Bid),
    /// The dealer's two cards laid aside.
    Discard(Card, Card),
    /// A card given up (Milloni).
    GiveUp(Card),
    /// Enough given up.
    Done,
    /// A combination laid on the table.
    Declare(Item),
    /// Nothing more to declare.
    Declared,
    /// So many marks laid, under `rigour`; apart: not on the partner's heap.
    Mark(u8, bool),
    /// A card played; in Calini one that takes nothing.
    Play(Card),
    /// A card that takes another from the table (Calini).
    Take(Card, Card),
    /// The last trick is bid up (Settanta).
    Invite,
    /// An offer is accepted.
    Yes,
    /// An offer is refused.
    No,
    /// *Toppa*.
    Toppa(Seat),
    /// *Toppa a voi*.
    ToppaAVoi(Seat),
    /// Nothing said where something might have been.
    Nothing,
    /// The card that is given for the Matto.
    Give(Card),
    /// *I have won*.
    Won(Seat),
    /// A word to the partner.
    Say(Seat, Word),
    /// A card taken back, under `rigour`.
    TakeBack(Seat),
    /// A revoke charged by a seat against another, under `rigour`.
    Charge(Seat, Seat),
    /// Table manners.
    Manner(Manner, Seat),
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are drawn for partners and deal.
    Lot,
    /// Packets are dealt.
    Deal,
    /// A seat says whether it holds.
    Bid,
    /// A partner of the dealer may say something.
    Phrase,
    /// The dealer goes on or throws in.
    Dealer,
    /// The dealer lays two cards aside.
    Discard,
    /// A seat gives up cards (Milloni).
    GiveUp,
    /// .. and takes as many from the stock.
    Exchange,
    /// A seat declares.
    Declare,
    /// A seat lays its marks (`rigour`).
    Mark,
    /// A seat plays.
    Play,
    /// An invitation waits for its answer (Settanta).
    Answer,
    /// Opponents let a card be taken back, or not (`rigour`).
    TakenBack,
    /// A card is drawn (Lecchini).
    Draw,
    /// A last word on the last card taken (Toppa).
    Toppa,
    /// A side says whether it charges a revoke (`rigour`).
    Claim,
    /// A card is given for the Matto.
    Pay,
    /// The hand is over.
    Over,
}

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Its points were counted.
    Counted,
    /// .. and one side had taken no trick.
    Marcio,
    /// They were equal.
    Void,
    /// The dealer threw in.
    Monte,
    /// A side came to 150 in the middle of it.
    MatchWon,
    /// Somebody said that he had won.
    Claimed,
    /// Somebody gave up.
    Resignation,
    /// Somebody's time ran out.
    Flag,
    /// The players agreed to stop.
    Agreement,
}

impl Ending {
    /// The word of records.
    pub fn word(self) -> &'static str {
        ["counted", "marcio", "void", "monte", "match_won", "claimed", "resignation", "flag", "agreement"]
            [self as usize]
    }

    /// The key of the sentence that says so.
    pub fn key(self) -> &'static str {
        [
            "ending-counted",
            "ending-marcio",
            "ending-void",
            "ending-monte",
            "ending-match-won",
            "ending-claimed",
            "ending-resignation",
            "ending-flag",
            "ending-agreement",
        ][self as usize]
    }
}

/// How a hand ended and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct End {
    /// How.
    pub ending: Ending,
    /// Who won.
    pub winner: Option<Side>,
    /// What each player pays or receives, in half-stakes.
    pub pays: [i16; SEATS],
    /// The points of each side.
    pub points: [i16; SEATS],
    /// Is the sitting over with it?
    pub last: bool,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// In the stock.
    Stock,
    /// In a seat's hand, at this place.
    Hand(u8, u8),
    /// Played by a seat to the trick.
    Trick(u8),
    /// In a side's pile, at this place.
    Pile(u8, u8),
    /// Open on the table (Calini).
    Middle(u8),
    /// Given up by a seat (Milloni).
    Gone(u8),
}

/// All of a hand that everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Public {
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is; while cards are drawn, who receives one.
    pub seat: Seat,
    /// Who deals.
    pub dealer: Seat,
    /// Who sits where.
    pub seating: Seating,
    /// Are cards drawn for partners still out of the pack?
    pub drawing: bool,
    /// Cards drawn for partners, by seat.
    pub lots: [Option<Card>; SEATS],
    /// Packets dealt so far.
    pub packets: u8,
    /// Cards that have left the stock: also the next token.
    pub dealt: u8,
    /// Seats that have spoken in the monte round, the dealer's right first.
    pub bids: u8,
    /// Who holds.
    pub held_by: Option<Seat>,
    /// Have the dealer's cards been laid aside?
    pub discarded: bool,
    /// Who led to the trick.
    pub leader: Seat,
    /// Cards in it.
    pub trick: u8,
    /// Tricks played.
    pub tricks: u8,
    /// .. and taken, by side.
    pub taken: [u8; SEATS],
    /// Suits led, the last first, as numbers.
    pub led: [Option<u8>; 3],
    /// Suits ever led, as bits.
    pub ever_led: u8,
    /// First or second declarations (Milloni); drawing first or second (Lecchini).
    pub round: u8,
    /// Seats that have declared in this round.
    pub declared: Seats,
    /// What the seat to declare has laid down so far.
    pub items: u16,
    /// Suits whose sequence a seat has declared, as bits; 0x1f for all with the Kings.
    pub suits: [u8; SEATS],
    /// Points declared by each side, as they are marked.
    pub marked: [u16; SEATS],
    /// Marks the seat that declared is to lay now (`rigour`).
    pub due: u8,
    /// Marks due beyond those laid (`rigour`), in points.
    pub unmarked: [u16; SEATS],
    /// Marks laid on a second heap (`rigour`), in points.
    pub apart: [u16; SEATS],
    /// Cards in hands that everybody has seen.
    pub shown: Cards,
    /// Cards that a seat's hidden ones are known not to be.
    pub lacks: [Cards; SEATS],
    /// Who played the Matto, and who won that trick.
    pub matto: Option<(Seat, Seat)>,
    /// Partite of the two plates.
    pub plates: [u16; 2],
    /// Whose the single plate is.
    pub owner: Option<Side>,
    /// Has anything been brought to a plate?
    pub first: bool,
    /// Who has come to 150.
    pub match_won: Option<Side>,
    /// Who has said a word since the last card.
    pub spoke: Seats,
    /// What has been called to the leader.
    pub called: Option<u8>,
    /// Suits in which a seat has said *batto*, as bits.
    pub batto: [u8; SEATS],
    /// Who played last, and what.
    pub last: Option<(Seat, Card)>,
    /// From which place of the hand.
    pub last_slot: u8,
    /// What the last trick is worth.
    pub worth: u16,
    /// Who alone may raise it.
    pub raiser: Option<Seat>,
    /// Who has been given it.
    pub conceded: Option<Seat>,
    /// Who may say *toppa*, and for how many games.
    pub toppa: Option<(Seat, u8)>,
    /// Who may say *toppa a voi*, likewise.
    pub a_voi: Option<(Seat, u8)>,
    /// Games won by *toppa*, by side.
    pub toppe: [u8; 2],
    /// Places taken on the table (Calini).
    pub middle: u64,
    /// Who took last from the table (Calini).
    pub taker: Option<Seat>,
    /// Cards given up by the seat that gives, and before by the elder.
    pub given: [u8; 2],
    /// The last place of the hand it gave from.
    pub gave_slot: Option<u8>,
    /// Sides whose cards do not count (`rigour`).
    pub faults: [bool; 2],
    /// Seats that have been charged with a revoke.
    pub charged: Seats,
    /// Revokes proved, by side.
    pub proved: [u8; 2],
    /// Sides that have nothing (more) to charge.
    pub content: [bool; 2],
    /// An offer to stop.
    pub offer: DrawOffer,
    /// Have the cards laid aside been turned up?
    pub open: bool,
    /// How it ended.
    pub end: Option<End>,
}

/// What has been entered into the plates in this hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ledger {
    entries: [Entry; ENTRIES],
    len: u8,
}

impl Ledger {
    pub(super) fn new() -> Ledger {
        Ledger { entries: [Entry { side: Side(0), code: Code::Primo, partite: 0 }; ENTRIES], len: 0 }
    }

    pub(super) fn push(&mut self, entry: Entry) {
        if let Some(slot) = self.entries.get_mut(usize::from(self.len)) {
            *slot = entry;
            self.len += 1;
        }
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries[..usize::from(self.len)]
    }

    pub(super) fn retain(&mut self, keep: impl Fn(&Entry) -> bool) {
        let kept = *self;
        self.len = 0;
        kept.entries().iter().filter(|entry| keep(entry)).for_each(|entry| self.push(*entry));
    }
}

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
}

impl Tarocchini {
    /// Begins a hand.
    pub(super) fn begin(rules: &Options, carry: &Carry) -> Tarocchini {
        let seating = carry.seating.unwrap_or_else(|| Seating::in_order(rules.players));
        let draws = rules.has_words() && (carry.hand == 0 || rules.game == Kind::Partitaccia && carry.hand % 4 == 0);
        let dealer = Seat(carry.dealer.0 % rules.players.max(1));
        let first = dealer.next(1, rules.players);
        let p = Public {
            phase: if draws { Phase::Lot } else { Phase::Deal },
            seat: if draws { Seat(0) } else { first },
            dealer,
            seating,
            drawing: draws,
            lots: [None; SEATS],
            packets: 0,
            dealt: 0,
            bids: 0,
            held_by: None,
            discarded: false,
            leader: first,
            trick: 0,
            tricks: 0,
            taken: [0; SEATS],
            led: [None; 3],
            ever_led: 0,
            round: 0,
            declared: Seats::default(),
            items: 0,
            suits: [0; SEATS],
            marked: [0; SEATS],
            due: 0,
            unmarked: [0; SEATS],
            apart: [0; SEATS],
            shown: Cards::NONE,
            lacks: [Cards::NONE; SEATS],
            matto: None,
            plates: carry.plates,
            owner: carry.owner,
            first: carry.first,
            match_won: None,
            spoke: Seats::default(),
            called: None,
            batto: [0; SEATS],
            last: None,
            last_slot: 0,
            worth: super::count::LAST_TRICK,
            raiser: None,
            conceded: None,
            toppa: None,
            a_voi: None,
            toppe: [0; 2],
            middle: 0,
            taker: None,
            given: [0; 2],
            gave_slot: None,
            faults: [false; 2],
            charged: Seats::default(),
            proved: [0; 2],
            content: [false; 2],
            offer: DrawOffer::default(),
            open: false,
            end: None,
        };
        Tarocchini::laid(*rules, carry.clone(), p)
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
