//! Declaring and marking (cap. II, VII, VIII).

use super::card::{Card, Cards, Suit};
use super::count::{self, Combinations, Item, Items};
use super::granda::granda;
use super::options::{Accusing, Kind};
use super::public::Phase;
use super::state::Tarocchini;
use crate::rules::event::{Event, Sink};
use crate::rules::reason::Reason;
use crate::rules::seat::{Seat, Side};

/// Points of ten trumps in Lecchini.
const TEN_TRUMPS: u16 = 100;

/// What a card drawn raised, in Lecchini.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rise {
    /// Points, before they are marked.
    pub points: u16,
    /// The combinations it is made of.
    pub items: Items,
}

/// What the card drawn to a hand raised.
pub fn rise(before: Cards, drawn: Card, accusing: Accusing) -> Rise {
    let hand = before | Cards::of(drawn);
    let (old, new) = (Combinations::of(before), Combinations::of(hand));
    let rose = |item: &Item| {
        let n = *item as usize;
        if n < 7 { new.sequences[n] > old.sequences[n] } else { new.pariglie[n - 7] > old.pariglie[n - 7] }
    };
    let risen: Items = Item::SEQUENCES.into_iter().chain(Item::PARIGLIE).filter(rose).collect();
    let told = match accusing {
        _ if risen == Items::NONE => Items::NONE,
        Accusing::Generous => new.items(),
        Accusing::Economic => {
            // Three sequences, or a Criccone, are doubled and so told again as a whole.
            let whole = |kinds: &[Item], three: bool| three && kinds.iter().any(|&item| risen.has(item));
            let sequences = whole(&Item::SEQUENCES, new.sequences() >= 3);
            let pariglie = whole(&Item::PARIGLIE, new.pariglie() >= 3);
            let again = |item: &Item| if (*item as usize) < 7 { sequences } else { pariglie };
            new.items().iter().filter(|item| risen.has(*item) || again(item)).collect()
        }
    };
    let mut rise = Rise { points: new.declared(told).points(), items: told };
    if Cards::TRUMPS.has(drawn) && (hand & Cards::TRUMPS).len() >= 10 {
        rise.points += TEN_TRUMPS;
        rise.items.insert(Item::Trionfi);
    }
    rise
}

impl Tarocchini {
    /// What the card just drawn raised.
    fn risen(&self, seat: Seat) -> Rise {
        let drawn = self.cards[usize::from(self.p.dealt.saturating_sub(1)).min(super::card::PACK - 1)];
        let hand = self.hands[seat.index()];
        if !hand.has(drawn) {
            return Rise::default();
        }
        rise(hand.without(Cards::of(drawn)), drawn, self.rules.accusing)
    }

    /// Has the seat to declare just drawn a card?
    fn has_drawn(&self) -> bool {
        self.rules.game == Kind::Lecchini && self.p.tricks > 0
    }

    /// What a seat may declare.
    pub(super) fn declarable(&self, seat: Seat) -> Items {
        let hand = self.hands[seat.index()];
        if self.rules.is_partita() {
            return self.rules.honours().available(hand);
        }
        if self.has_drawn() {
            let raised = self.risen(seat).points > 0;
            return if raised { Items(1 << Item::Raised as u16) } else { Items::NONE };
        }
        let mut items = Combinations::of(hand).items();
        if self.rules.game == Kind::Lecchini && (hand & Cards::TRUMPS).len() >= 10 {
            items.insert(Item::Trionfi);
        }
        items
    }

    /// A combination is laid on the table.
    pub(super) fn declare(&mut self, item: Item, out: &mut impl Sink) {
        let seat = self.p.seat;
        let hand = self.hands[seat.index()];
        let shown = match item {
            Item::Raised => self.risen(seat).items.iter().fold(Cards::NONE, |set, item| set | item.shows(hand)),
            item => item.shows(hand),
        };
        self.p.items |= 1 << item as u16;
        self.p.lacks[seat.index()] |= tells(item, hand);
        let key = item_key(item);
        Tarocchini::say(Some(seat), || Reason::new(key), out);
        self.show(shown, out);
        self.p.suits[seat.index()] |= match item {
            Item::Re => 0xf,
            item if (item as usize) < Suit::ALL.len() => 1 << item as u8,
            _ => 0,
        };
    }

    /// Nothing more to declare: the points are marked, the honours entered.
    pub(super) fn end_declaring(&mut self, out: &mut impl Sink) {
        let seat = self.p.seat;
        let side = self.side_of(seat);
        let items = Items(self.p.items);
        let hand = self.hands[seat.index()];
        let mut points = Combinations::of(hand).declared(items).points();
        if items.has(Item::Raised) {
            points = self.risen(seat).points;
        } else if items.has(Item::Trionfi) && self.rules.game == Kind::Lecchini {
            points += TEN_TRUMPS;
        }
        if self.rules.is_rounded() {
            points = count::rounded(points);
        }
        self.p.declared.insert(seat);
        if self.rules.rigour {
            self.p.unmarked[side] += points;
        } else {
            self.p.marked[side] += points;
        }
        if points > 0 {
            let what = || Reason::new("tarocchini-scored-declared");
            out.tell(|| Event::Scored { side: Side(side as u8), points: points.into(), what: what() });
        }
        if self.rules.is_partita() && items != Items::NONE {
            let threw_trump = seat == self.p.dealer && !(self.discards & Cards::TRUMPS).is_empty();
            for (code, partite) in self.rules.honours().declared(hand, items, threw_trump) {
                self.enter(side, code, partite, out);
            }
            if self.p.match_won.is_some() {
                return self.win_match(out);
            }
        }
        if self.rules.rigour && points > 0 {
            self.p.phase = Phase::Mark;
            self.p.due = (points / 10) as u8;
            return;
        }
        self.after_declaring(out);
    }

    /// Marks due to the seat that marks.
    pub(super) fn marks_due(&self) -> u8 {
        self.p.due
    }

    /// Marks are laid by hand: forgotten ones are lost (laws 20, 21), too many are a fault (law 18).
    pub(super) fn lay_marks(&mut self, marks: u8, apart: bool, out: &mut impl Sink) {
        let side = self.side_of(self.p.seat);
        let points = 10 * u16::from(marks);
        self.p.unmarked[side] = self.p.unmarked[side].saturating_sub(points);
        if apart {
            self.p.apart[side] += points;
        } else {
            self.p.marked[side] += points;
        }
        if marks > self.marks_due() {
            self.overmark(side, out);
        }
        self.p.due = 0;
        self.after_declaring(out);
    }

    fn after_declaring(&mut self, out: &mut impl Sink) {
        let seat = self.p.seat;
        if self.has_drawn() {
            self.p.items = 0;
            // The loser of the trick draws after the winner; then play goes on.
            if self.p.round == 0 && !self.stock.is_empty() {
                self.p.round = 1;
                self.p.seat = self.right_of(seat);
                self.p.phase = Phase::Draw;
            } else {
                self.p.round = 0;
                self.give_turn(self.p.leader);
            }
            return;
        }
        if self.wins_by_declaring(seat) {
            return self.win_race(self.side_of(seat), out);
        }
        if self.rules.game == Kind::Milloni && self.p.round == 0 {
            let elder = self.right_of(self.p.dealer);
            if seat == elder {
                self.give_turn(self.p.dealer);
            } else {
                self.p.seat = elder;
                self.p.phase = Phase::GiveUp;
            }
            return;
        }
        self.p.items = 0;
        self.p.phase = Phase::Play;
    }
}

/// What a declaration tells of the cards that are not shown: what they cannot be.
fn tells(item: Item, hand: Cards) -> Cards {
    match item {
        Item::Spade | Item::Bastoni | Item::Coppe | Item::Denari => {
            item.kind() & (Cards::FIGURES | Cards::ACES) | Cards::COUNTERS
        }
        Item::Assi | Item::Mori => item.kind() | Cards::COUNTERS,
        Item::Granda => {
            let reach = u32::from(granda(hand).reach) + 2;
            Cards(((1 << reach.min(16)) - 1) << Card::ANGELO.0) | Cards::COUNTERS
        }
        Item::Raised => Cards::NONE,
        item => item.kind(),
    }
    .without(item.shows(hand))
}

/// The key of an item's name in the translations.
pub(super) fn item_key(item: Item) -> &'static str {
    [
        "tarocchini-item-spade",
        "tarocchini-item-bastoni",
        "tarocchini-item-coppe",
        "tarocchini-item-denari",
        "tarocchini-item-granda",
        "tarocchini-item-assi",
        "tarocchini-item-mori",
        "tarocchini-item-tarocchi",
        "tarocchini-item-re",
        "tarocchini-item-regine",
        "tarocchini-item-cavalli",
        "tarocchini-item-fanti",
        "tarocchini-item-cartacce",
        "tarocchini-item-trionfi",
        "tarocchini-item-senza-trionfi",
        "tarocchini-item-raised",
    ][item as usize]
}
