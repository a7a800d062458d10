//! The hand told to people: what a choice is called, what lies on the plates, where each point comes from.

use super::card::{Card, Cards};
use super::count::{Combinations, Item, Items};
use super::declare::item_key;
use super::moves::Move;
use super::options::Kind;
use super::public::Phase;
use super::sheet::{Account, Sheet};
use super::state::Tarocchini;
use super::table::name;
use crate::rules::account::{self, Line, Plate};
use crate::rules::place::Face;
use crate::rules::reason::Reason;
use crate::rules::seat::Side;

fn faces(cards: Cards) -> impl Iterator<Item = Face> {
    cards.map(|card| Face(card.0.into()))
}

/// What a kind of combination is made of, and what is doubled.
fn combinations(of: &[(Item, u16)], cards: Cards) -> Vec<Line> {
    let there = of.iter().filter(|(_, points)| *points > 0);
    there
        .map(|&(item, points)| {
            let line = Line::of(Reason::new(item_key(item)), points).cards(faces(item.shows(cards)));
            match item {
                Item::Granda => line.parts([chain(cards)]),
                _ => line,
            }
        })
        .collect()
}

/// How far the Granda goes, and what stops it.
fn chain(cards: Cards) -> Line {
    let granda = super::granda::granda(cards);
    let stop = Card(Card::MONDO.0 + granda.reach);
    let what = if stop > Card::AMORE {
        Reason::new("tarocchini-granda-whole")
    } else {
        Reason::new("tarocchini-granda-broken").key("card", name(stop))
    };
    Line::note(what.number("trumps", granda.trumps).number("counters", granda.counters).number("moors", granda.mori))
}

/// Where the points of a set of cards come from.
fn lines(account: &Account) -> Vec<Line> {
    let Combinations { sequences, pariglie } = account.combinations;
    let pair = |items: &[Item], points: &[u16]| items.iter().copied().zip(points.iter().copied()).collect::<Vec<_>>();
    let mut lines = Vec::new();
    let mut add = |what: &'static str, points: u16, doubled: &'static str, twice: bool, parts: Vec<Line>| {
        if points > 0 {
            let note = twice.then(|| Line::note(Reason::new(doubled)));
            lines.push(Line::of(Reason::new(what), points).parts(parts.into_iter().chain(note)));
        }
    };
    let combined = &account.combinations;
    add(
        "tarocchini-sheet-sequences",
        combined.sequence_points(),
        "tarocchini-sheet-three-sequences",
        combined.sequences() >= 3,
        combinations(&pair(&Item::SEQUENCES, &sequences), account.cards),
    );
    add(
        "tarocchini-sheet-pariglie",
        combined.pariglia_points(),
        "tarocchini-sheet-criccone",
        combined.pariglie() >= 3,
        combinations(&pair(&Item::PARIGLIE, &pariglie), account.cards),
    );
    let fours = account.cards.len() / 4;
    let values = account.card_points - fours as u16;
    let valued = account.cards & (Cards::FIVES | Cards::FIGURES);
    add(
        "tarocchini-sheet-cards",
        account.card_points,
        "",
        false,
        vec![
            Line::of(Reason::new("tarocchini-sheet-values"), values).cards(faces(valued)),
            Line::of(Reason::new("tarocchini-sheet-fours").number("count", account.cards.len()), fours as i32),
        ],
    );
    add("tarocchini-sheet-last", account.last, "", false, Vec::new());
    add("tarocchini-sheet-marked", account.marked, "", false, Vec::new());
    let exact = combined.points() + account.card_points + account.last + account.marked;
    if account.fault {
        lines.push(Line::note(Reason::new("tarocchini-sheet-fault")));
    } else if account.total != exact {
        let more = i32::from(account.total) - i32::from(exact);
        lines.push(Line::of(Reason::new("tarocchini-sheet-rounded"), more));
    }
    lines
}

impl Tarocchini {
    /// Where the points of each side come from, and what has been entered into its plate.
    pub(super) fn told_accounts(&self) -> Vec<account::Account> {
        let Sheet { accounts, ledger, .. } = self.sheet();
        let told = |(side, account): (u8, &Account)| {
            let mut lines = lines(account);
            let entered = ledger.iter().filter(|entry| entry.side == Side(side));
            let parts: Vec<_> = entered.map(|entry| Line::of(Reason::new(entry.code.key()), entry.partite)).collect();
            if !parts.is_empty() {
                let sum: i32 = parts.iter().filter_map(|part| part.points).sum();
                lines.push(Line::of(Reason::new("tarocchini-sheet-plate"), sum).parts(parts));
            }
            account::Account { side: Side(side), total: account.total.into(), lines }
        };
        (0..).zip(&accounts).map(told).collect()
    }

    /// What lies on the plates.
    pub(super) fn on_plates(&self) -> Vec<Plate> {
        let single = self.rules.has_one_plate();
        let kept = single || self.rules.is_partita() || self.rules.game == Kind::Lecchini;
        let plate = |side: u8| {
            let n = usize::from(side);
            let holds = match (single, self.p.owner) {
                _ if !kept || n > 1 => None,
                (false, _) => Some(self.p.plates[n]),
                (true, owner) => Some(if owner == Some(Side(side)) { self.p.plates[0] } else { 0 }),
            };
            let marks = if self.rules.is_rounded() { self.marks(n) / 10 } else { 0 };
            Plate { holds, marks, tricks: self.p.taken[n].into() }
        };
        (0..self.rules.sides()).map(plate).collect()
    }

    /// What a legal move is called where its picks do not say it.
    pub(super) fn name_of(&self, mv: Move) -> Option<Reason> {
        match mv {
            Move::Give(card) => Some(Reason::new("tarocchini-gives").key("card", name(card))),
            Move::Mark(marks, _) => Some(Reason::new("tarocchini-marks").number("count", marks)),
            Move::Charge(_, whom) => {
                Some(Reason::new("tarocchini-charges").seat("seat", crate::rules::Seat(whom.0 + 1)))
            }
            Move::Declare(item) => Some(self.worth_of(item)),
            Move::Invite => Some(Reason::new("tarocchini-said-invite").number("points", self.p.worth + 6)),
            Move::Bid(super::moves::Bid::Monte) if self.p.phase == Phase::Dealer => {
                Some(Reason::new("tarocchini-throw-in"))
            }
            _ => None,
        }
    }

    /// What a declaration would bring: the points it adds to what was declared before, and the Partite of its honours.
    fn worth_of(&self, item: Item) -> Reason {
        let seat = self.p.seat;
        let hand = self.hands[seat.index()];
        let before = Items(self.p.items);
        let mut with = before;
        with.insert(item);
        let combinations = Combinations::of(hand);
        let points = |items: Items| combinations.declared(items).points();
        let added = points(with) - points(before);
        let honours = |items: Items| -> u16 {
            let threw_trump = seat == self.p.dealer && !(self.discards & Cards::TRUMPS).is_empty();
            self.rules.honours().declared(hand, items, threw_trump).map(|(_, partite)| partite).sum()
        };
        let partite = if self.rules.is_partita() { honours(with).saturating_sub(honours(before)) } else { 0 };
        let key = if partite > 0 { "tarocchini-declares-honour" } else { "tarocchini-declares" };
        let told = Reason::new(key).key("item", item_key(item)).number("points", added);
        if partite > 0 { told.number("partite", partite) } else { told }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(ids: &str) -> Cards {
        ids.split(' ').map(|id| Card::of_id(id).unwrap()).collect()
    }

    /// All that the lines come to.
    fn sum(lines: &[Line]) -> i32 {
        lines.iter().filter_map(|line| line.points).sum()
    }

    #[test]
    fn the_lines_of_an_account_come_to_its_total_and_parts_to_their_line() {
        let held = cards("B-K B-H B-A C-K C-Q C-A T-Bagattino S-K");
        let account = Account::of(held, 6, 20);
        let told = lines(&account);
        assert_eq!(sum(&told), i32::from(account.total));
        // Three sequences: their sum is told doubled.
        assert_eq!(told[0].points, Some(80));
        assert_eq!(2 * sum(&told[0].parts), 80);
        assert_eq!(told[0].parts.last().unwrap().what.key, "tarocchini-sheet-three-sequences");
        let by_fours = &told[2];
        assert_eq!(by_fours.points, Some(sum(&by_fours.parts)));
        assert_eq!(by_fours.points, Some(i32::from(super::super::count::card_points(held))));
    }

    #[test]
    fn a_granda_tells_what_stopped_it() {
        let broken = chain(cards("T-Angelo T-Mondo T-Luna T-Diavolo T-Morte T-Bagattino T-Matto"));
        assert_eq!(broken.what.key, "tarocchini-granda-broken");
        assert!(broken.what.args.iter().any(|(_, arg)| *arg == crate::rules::Arg::Key("tarocchini-t-saetta")));
    }
}
