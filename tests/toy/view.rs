//! What is seen of the toy, and by whom.

use super::*;
use rand::Rng;
use rand::seq::SliceRandom;
use tavoliere::rules::{Face, Game, Lying, Pick, Place, Seat, Side, Token, Turn};

impl Toy {
    /// A token's number on the table: fresh in every hand.
    pub fn token(&self, token: u8) -> Token {
        Token(u32::from(self.carry.hand) * 100 + u32::from(token))
    }

    /// The die keeps its number through the sitting.
    pub fn die_token(&self) -> Token {
        Token(u32::MAX)
    }

    /// The card that a seat holds under this token.
    pub fn held_as(&self, seat: Seat, token: Token) -> Option<Card> {
        let held = self.table.hands[seat.index()].iter().flatten();
        held.filter(|lies| self.token(lies.token) == token).map(|lies| lies.card).next()
    }

    /// The hand with what the viewer does not know taken out.
    pub fn seen_by(&self, viewer: Option<Seat>) -> View {
        let own = |seat: Seat| viewer == Some(seat);
        let table = &self.table;
        let lies = |lies: Lies<Card>, known: bool| Lies { token: lies.token, card: known.then_some(lies.card) };
        let piled = |piled: Piled<Card>| {
            let known = piled.laid_by.is_none_or(own);
            Piled { lies: lies(piled.lies, known), laid_by: piled.laid_by }
        };
        let hand = |seat: usize| table.hands[seat].map(|slot| slot.map(|l| lies(l, own(Seat(seat as u8)))));
        let seen = Table {
            hands: [0, 1, 2, 3].map(hand),
            trick: table.trick.map(|cards| cards.map(|slot| slot.map(|l| lies(l, true)))),
            piles: table.piles.map(|pile| pile.map(|slot| slot.map(piled))),
            phase: table.phase,
            picked: table.picked,
            drawn: table.drawn,
            fresh: table.fresh,
            die: table.die,
            leader: table.leader,
            points: table.points,
            revoked: table.revoked,
            toppa: table.toppa,
            offer: table.offer,
            ending: table.ending,
        };
        View { viewer, options: self.options.clone(), carry: self.carry.clone(), table: seen }
    }

    /// Every card and the die, where they lie and what the viewer sees.
    pub fn lay_out(&self, viewer: Option<Seat>, out: &mut Vec<Lying>) {
        let table = &self.table;
        for seat in (0..4).map(Seat) {
            let discards = matches!(table.phase, Phase::Discard { nth } if self.nth_seat(nth) == seat);
            for (slot, lies) in table.hands[seat.index()].iter().enumerate() {
                let Some(lies) = lies else { continue };
                let laid = discards && table.picked & (1 << slot) != 0;
                let place = if laid { Place::Table(seat, slot as u16) } else { Place::Hand(seat, slot as u16) };
                out.push((self.token(lies.token), place, (viewer == Some(seat)).then_some(Face(lies.card.into()))));
            }
            for (n, lies) in table.trick[seat.index()].iter().enumerate() {
                let Some(lies) = lies else { continue };
                out.push((self.token(lies.token), Place::Table(seat, n as u16), Some(Face(lies.card.into()))));
            }
        }
        for side in [0, 1] {
            let pile = table.piles[side].iter().flatten().enumerate();
            out.extend(
                pile.map(|(n, piled)| (self.token(piled.lies.token), Place::Pile(Side(side as u8), n as u16), None)),
            );
        }
        out.extend((table.drawn..PACK).map(|n| (self.token(n), Place::Stock((PACK - 1 - n).into()), None)));
        out.push((self.die_token(), Place::Plate(Side(0), 0), Some(Face(24 + u16::from(table.die)))));
    }

    /// The picks that spell a move.
    pub fn spell(&self, mv: Move) -> Vec<Pick> {
        let word = |word: &'static str| vec![Pick::Word(word.into())];
        let card = |card: Card| {
            let lies = self.table.hands.iter().flatten().flatten().find(|lies| lies.card == card);
            lies.map(|lies| Pick::Token(self.token(lies.token))).into_iter().collect()
        };
        match mv {
            Move::Deal(..) | Move::Throw(_) => Vec::new(),
            Move::Pick(slot) => match self.turn() {
                Turn::Seat(seat, _) => {
                    let lies = self.table.hands[seat.index()][usize::from(slot)];
                    lies.map(|lies| Pick::Token(self.token(lies.token))).into_iter().collect()
                }
                _ => Vec::new(),
            },
            Move::Done => word("done"),
            Move::Play(c) | Move::Revoke(c) => card(c),
            Move::Pass => word("pass"),
            Move::Toppa(_) => word("toppa"),
            Move::Batto(_) => word("batto"),
            Move::Manner(manner, _) => word(manner.word()),
        }
    }

    /// Could a table be like this? What a position text may not say.
    pub fn is_sane(&self) -> bool {
        let table = &self.table;
        let lying: Vec<_> = table.lying().collect();
        let all_differ = |mut numbers: Vec<u8>| {
            numbers.sort_unstable();
            numbers.windows(2).all(|pair| pair[0] != pair[1])
        };
        let fresh = lying.iter().filter(|lies| lies.token >= PACK).count();
        let cards_fit = lying.len() == usize::from(table.drawn)
            && lying.iter().all(|lies| lies.card < PACK)
            && all_differ(lying.iter().map(|lies| lies.card).collect())
            && all_differ(lying.iter().map(|lies| lies.token).collect())
            && lying
                .iter()
                .all(|l| l.token < table.drawn || (PACK..PACK.saturating_add(table.fresh)).contains(&l.token))
            && fresh == usize::from(table.fresh)
            && table.piles.iter().all(|pile| pile.is_sorted_by_key(|slot| slot.is_none()))
            && self.discards_fit();
        let seats_fit = table.leader.0 < 4 && table.toppa.is_none_or(|seat| seat.0 < 4) && table.die <= 6;
        let points_fit = table.points.iter().all(|points| (0..1000).contains(points));
        cards_fit && seats_fit && points_fit && self.phase_fits()
    }

    /// Laid aside: only one's own, on one's own pile, each seat's in rising order.
    fn discards_fit(&self) -> bool {
        (0..2).all(|side| {
            let pile = self.table.piles[side].iter().flatten();
            pile.clone().all(|piled| match piled.laid_by {
                Some(seat) => seat.0 < 4 && usize::from(seat.0 % 2) == side && piled.lies.token >= PACK,
                None => piled.lies.token < PACK,
            })
        }) && (0..4).map(Seat).all(|seat| {
            let pile = self.table.piles[seat.index() % 2].iter().flatten();
            pile.filter(|piled| piled.laid_by == Some(seat)).map(|piled| piled.lies.card).is_sorted()
        }) && self.table.hands.iter().flatten().flatten().all(|lies| lies.token < PACK)
            && self.table.trick.iter().flatten().flatten().all(|lies| lies.token < PACK)
    }

    fn phase_fits(&self) -> bool {
        let table = &self.table;
        let held = |seat: Seat| self.held(seat).count();
        let no_trick = table.trick.iter().flatten().all(Option::is_none);
        let picked_fits = match table.phase {
            Phase::Discard { .. } => table.picked < 16 && table.picked.count_ones() <= ASIDE,
            _ => table.picked == 0,
        };
        let phase_fits = match table.phase {
            Phase::Deal { packet } => {
                let dealt = |nth: u8| 2 * usize::from(packet / 4 + u8::from(nth < packet % 4));
                packet < 8 && table.fresh == 0 && (0..4).all(|nth| held(self.nth_seat(nth)) == dealt(nth))
            }
            Phase::Discard { nth } => nth < 4 && (0..4).all(|nth| held(self.nth_seat(nth)) == HAND),
            Phase::Draw { nth } => {
                let missing = |n: u8| HAND - held(self.nth_seat(n));
                nth < 4 && (0..4).all(|n| if n == nth { (1..=2).contains(&missing(n)) } else { missing(n) == 0 })
            }
            Phase::Throw => held(table.leader) > 0,
            Phase::Play { nth: 0, again: false } => held(table.leader) > 0 && no_trick,
            Phase::Play { nth, again } => {
                let played = |n: u8| table.trick[table.leader.next(n, 4).index()];
                let to_come = |n: u8| played(n) == [None; 2];
                let second = (1..4).all(|n| played(n)[1].is_none());
                let leads = played(0)[0].is_some() && (nth == 0) == again && !(again && played(0)[1].is_some());
                leads && second && nth < 4 && (nth.max(1)..4).all(to_come) && (!again || held(table.leader) > 0)
            }
            Phase::Over => true,
        };
        let trick_fits = matches!(table.phase, Phase::Play { .. } | Phase::Over) || no_trick;
        let over = matches!(table.phase, Phase::Over) == table.ending.is_some();
        let given_up = !matches!(table.ending, Some(Ending::GaveUp(side)) if side.0 > 1);
        phase_fits && picked_fits && trick_fits && over && given_up
    }
}

impl View {
    /// The hand with what the viewer does not know filled in at random.
    pub fn filled(&self, rng: &mut impl Rng) -> Toy {
        let known: Vec<_> = self.table.cards().flatten().collect();
        let mut unknown: Vec<_> = (0..PACK).filter(|card| !known.contains(card)).collect();
        unknown.shuffle(rng);
        let mut deal = |card: Option<Card>| card.or_else(|| unknown.pop()).unwrap_or_default();
        let mut lies = |lies: Lies<Option<Card>>| Lies { token: lies.token, card: deal(lies.card) };
        let seen = &self.table;
        let mut table = Table {
            hands: seen.hands.map(|hand| hand.map(|slot| slot.map(&mut lies))),
            trick: seen.trick.map(|cards| cards.map(|slot| slot.map(&mut lies))),
            piles: seen.piles.map(|pile| {
                pile.map(|slot| slot.map(|piled| Piled { lies: lies(piled.lies), laid_by: piled.laid_by }))
            }),
            phase: seen.phase,
            picked: seen.picked,
            drawn: seen.drawn,
            fresh: seen.fresh,
            die: seen.die,
            leader: seen.leader,
            points: seen.points,
            revoked: seen.revoked,
            toppa: seen.toppa,
            offer: seen.offer,
            ending: seen.ending,
        };
        for pile in &mut table.piles {
            for seat in (0..4).map(Seat) {
                let laid = || |piled: &&mut Piled<Card>| piled.laid_by == Some(seat);
                let mut cards: Vec<_> = pile.iter_mut().flatten().filter(laid()).map(|piled| piled.lies.card).collect();
                cards.sort_unstable();
                let places = pile.iter_mut().flatten().filter(laid());
                places.zip(cards).for_each(|(piled, card)| piled.lies.card = card);
            }
        }
        Toy { options: self.options.clone(), carry: self.carry.clone(), table }
    }
}
