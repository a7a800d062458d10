//! What everybody knows of a hand: what is going on, whose turn it is, what has been declared, taken and entered.

use super::card::{Card, Cards};
use super::count::LAST_TRICK;
use super::series::Carry;
use crate::rules::manner::DrawOffer;
use crate::rules::seat::{Seat, Seating, Seats, Side};
use serde::{Deserialize, Serialize};

/// The most seats of any of the games.
pub const SEATS: usize = 8;

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
    /// Who has left the choice to his partner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_to_partner: Option<Seat>,
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

impl Public {
    /// A hand that is about to be dealt; `draws`: after partners have been drawn for.
    pub(super) fn begin(carry: &Carry, dealer: Seat, seating: Seating, draws: bool) -> Public {
        let first = dealer.next(1, seating.seats());
        Public {
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
            left_to_partner: None,
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
            worth: LAST_TRICK,
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
        }
    }
}
