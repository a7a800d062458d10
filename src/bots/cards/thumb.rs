//! The player of rules of thumb: what he does in every stage of every game of the family. He is the opponent that a search has
//! to beat, and who plays its imagined hands to their end.

use super::advice::Advice;
use super::sight::Sight;
use super::{before, obey};
use crate::rules::Seat;
use crate::rules::tarocchini::card::{Card, Cards};
use crate::rules::tarocchini::count::{Item, Items};
use crate::rules::tarocchini::{Bid, Kind, Move, Phase, Tarocchini, calini, trick};

/// What the seat to move does. There must be something to decide.
pub(super) fn choose(game: &Tarocchini) -> Move {
    let (p, rules) = (game.public(), game.rules());
    let seat = p.seat;
    match p.phase {
        Phase::Bid => Move::Bid(before::bid(game)),
        Phase::Phrase => Move::Bid(Bid::Phrase(before::phrase(game))),
        Phase::Dealer => Move::Bid(before::deals_on(game)),
        Phase::Discard => before::discard(game),
        Phase::GiveUp => before::give_up(game),
        Phase::Declare => declare(game),
        Phase::Play if rules.game == Kind::Calini => calini(game),
        Phase::Play => {
            let sight = Sight::of(game, seat);
            if rules.game == Kind::Settanta && invites(&sight) { Move::Invite } else { Move::Play(card(&sight)) }
        }
        Phase::Answer => answer(&Sight::of(game, seat)),
        Phase::Toppa if p.toppa.is_some() => Move::Toppa(seat),
        Phase::Toppa => Move::ToppaAVoi(seat),
        _ => first(game),
    }
}

/// The move that is listed first: the default.
fn first(game: &Tarocchini) -> Move {
    let mut moves = Vec::new();
    crate::rules::Game::moves(game, &mut moves);
    moves.first().copied().unwrap_or(Move::Nothing)
}

/// What a seat says beside its turn because it wins by it: *Toppa*, *I have won*.
pub(super) fn claim(game: &Tarocchini) -> Option<Move> {
    let p = game.public();
    match game.rules().game {
        Kind::Toppa if p.phase != Phase::Toppa => {
            let own = p.toppa.map(|(seat, _)| Move::Toppa(seat));
            own.or(p.a_voi.map(|(seat, _)| Move::ToppaAVoi(seat)))
        }
        Kind::Quarantacinque | Kind::Settanta if game.rules().has_claims() => {
            (0..game.rules().players).map(Seat).find(|&seat| game.may_claim(seat)).map(Move::Won)
        }
        _ => None,
    }
}

/// The card to play to a trick.
pub(super) fn card(sight: &Sight) -> Card {
    let lawful = trick::lawful(sight.hand, sight.led);
    let asked = obey::asked(sight).map_or(lawful, |wanted| wanted & lawful);
    let open = if asked.is_empty() { lawful } else { asked };
    let mut best = (f32::NEG_INFINITY, open.first().unwrap_or(Card::MATTO));
    let alone = open.len() == 1;
    for card in open.filter(|_| !alone) {
        let value = value(sight, card);
        if value > best.0 {
            best = (value, card);
        }
    }
    best.1
}

/// How good a card seems, in points.
pub(super) fn value(sight: &Sight, card: Card) -> f32 {
    let rules = sight.game.rules();
    let chance = sight.wins(card);
    // What nothing can take is no gain to have taken.
    let safe = card == Card::MATTO || Cards::TRUMPS.has(card) && sight.is_master(card);
    let own = if safe { 0.0 } else { sight.worth(card) };
    let pot = sight.pot + own;
    if rules.game == Kind::Mattaccia {
        return mattaccia(sight, card, chance, pot);
    }
    let last = sight.hand.len() == 1;
    let gain = (2.0 * chance - 1.0) * pot + if last { 6.0 * chance } else { 2.0 * chance };
    gain - spent(sight, card) + Advice::together(sight, card)
}

/// What a card would still have been good for.
fn spent(sight: &Sight, card: Card) -> f32 {
    if card == Card::MATTO {
        return if sight.hand.len() <= 2 { -4.0 } else { 5.0 };
    }
    if !Cards::TRUMPS.has(card) {
        return 0.0;
    }
    let others = sight.out & Cards::TRUMPS;
    let beaten = others.without(super::sight::takers(card)).len() as f32;
    2.0 + 12.0 * beaten / others.len().max(1) as f32
}

/// The fewest points win; but who takes no trick loses.
fn mattaccia(sight: &Sight, card: Card, chance: f32, pot: f32) -> f32 {
    let dry = sight.p.taken[sight.seat.index()] == 0;
    let left = sight.hand.len() as f32;
    let tough = is_tough(sight);
    let price = if tough { 1.0 } else { -1.0 };
    let safety = if dry { 40.0 / left.max(1.0) } else { 0.0 };
    let high = if Cards::TRUMPS.has(card) { 22 - card.rank() } else { 10 - card.rank() };
    // What must not be taken later is best got rid of now.
    chance * (price * (pot + 2.0) + safety) + if tough { 0.0 } else { 0.3 * f32::from(high) }
}

/// Whoever has much already hopes that somebody stays dry, for then the most wins; sooner if *duro* has been said.
pub(super) fn is_tough(sight: &Sight) -> bool {
    let dry = sight.others().any(|seat| sight.p.taken[seat.index()] == 0);
    if !dry || sight.p.taken[sight.seat.index()] == 0 {
        return false;
    }
    let points = sight.game.running(crate::rules::Side(sight.seat.0));
    let called = !sight.game.said().is_empty();
    points > 25 && sight.hand.len() < 6 || called && points > 15 && sight.hand.len() < 8
}

/// What to declare: all at once where points are the speaker's own.
fn declare(game: &Tarocchini) -> Move {
    let p = game.public();
    let mut moves = Vec::new();
    crate::rules::Game::moves(game, &mut moves);
    let wish = before::wishes(game, p.seat);
    let next = moves.into_iter().find(|mv| matches!(mv, Move::Declare(item) if wish.has(*item)));
    next.unwrap_or(Move::Declared)
}

/// All combinations that a hand may declare.
pub(super) fn everything() -> Items {
    Item::ALL.into_iter().collect()
}

/// Is the last trick to be bid up? With what will probably take it, once that can be told.
fn invites(sight: &Sight) -> bool {
    let listed = sight.p.conceded.is_none() && sight.p.raiser.is_none_or(|raiser| raiser == sight.seat);
    let rounded = sight.game.rules().counting == crate::rules::tarocchini::options::Counting::Rounded;
    listed && rounded && sight.hand.len() <= 5 && sight.p.worth < 24 && holds_last(sight) > 0.65
}

fn answer(sight: &Sight) -> Move {
    // Refusing gives the worth away; accepting risks six more.
    if sight.p.phase == Phase::Answer && holds_last(sight) > 0.35 { Move::Yes } else { Move::No }
}

/// How likely this hand takes the last trick.
fn holds_last(sight: &Sight) -> f32 {
    let (mine, theirs) = (sight.trumps(), (sight.out & Cards::TRUMPS).without(Cards::MATTO));
    let Some(highest) = mine.first() else { return 0.2 };
    let other = Seat(1 - sight.seat.0 % 2);
    let over = sight.holds(other, super::sight::takers(highest) & theirs);
    let length = (mine.len() as f32 - 1.0) * 0.12;
    (0.8 - 0.6 * over + length).clamp(0.0, 1.0)
}

/// Calini: what is taken is won; what is laid open may be taken.
fn calini(game: &Tarocchini) -> Move {
    let mut moves = Vec::new();
    crate::rules::Game::moves(game, &mut moves);
    let sight = Sight::of(game, game.public().seat);
    let value = |mv: &Move| match *mv {
        // A trump should not take what a card of the suit could.
        Move::Take(card, taken) => sight.worth(taken) + sight.worth(card) - 0.4 * spent(&sight, card),
        Move::Play(Card::MATTO) => 5.0,
        Move::Play(card) => -sight.worth(card) + if takes_nothing(card, sight.out) { 3.0 } else { 0.0 },
        _ => 0.0,
    };
    let mut best = (f32::NEG_INFINITY, Move::Nothing);
    for mv in moves {
        let value = value(&mv);
        if value > best.0 {
            best = (value, mv);
        }
    }
    best.1
}

/// Could no card that is out take it?
fn takes_nothing(lying: Card, out: Cards) -> bool {
    !out.into_iter().any(|card| calini::takes(card, lying))
}
