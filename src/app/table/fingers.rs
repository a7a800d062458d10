//! Cards by the keyboard: arrows go along what may be touched next, in the order it lies before the eye, Enter touches it.
//! And the order in which a hand is held.

use super::choose::Held;
use super::cursor::KeysElsewhere;
use crate::app::session::{Confirmed, Picked, Session, Sight, Unpicked};
use crate::rules::{Lying, Pick, Place, Seat, Token};
use bevy::prelude::*;

/// The card the keyboard is on, once an arrow has been pressed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardCursor(pub Option<Token>);

/// The cards of a hand from the left: sorted by suit and rank for whoever sees them all, else as they lie.
pub fn in_hand(lying: &[Lying], seat: Seat) -> Vec<Token> {
    let held = lying.iter().filter_map(|&(token, place, face)| match place {
        Place::Hand(owner, slot) if owner == seat => Some((token, slot, face)),
        _ => None,
    });
    let mut held: Vec<_> = held.collect();
    let seen = held.iter().all(|(.., face)| face.is_some());
    held.sort_by_key(|&(_, slot, face)| (face.filter(|_| seen), slot));
    held.into_iter().map(|(token, ..)| token).collect()
}

/// Everything that may be touched next, hands first, each from the left.
fn reachable(session: &Session, held: &Held) -> Vec<Token> {
    let lying = session.shown().places(session.viewer());
    let seats = session.shown().seating();
    let hands = seats.iter().flat_map(|seat| in_hand(&lying, seat));
    let table = lying.iter().filter(|(_, place, _)| matches!(place, Place::Table(..))).map(|(token, ..)| *token);
    let touched = |token: &Token| {
        let pick = Pick::Token(*token);
        held.next.contains(&pick) || held.picks.contains(&pick)
    };
    hands.chain(table).filter(touched).collect()
}

#[expect(clippy::too_many_arguments, reason = "the keyboard does what mouse and buttons do")]
pub(super) fn steer(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    elsewhere: Res<KeysElsewhere>,
    session: Res<Session>,
    held: Res<Held>,
    mut cursor: ResMut<CardCursor>,
    mut sight: ResMut<Sight>,
    mut picked: MessageWriter<Picked>,
    mut unpicked: MessageWriter<Unpicked>,
    mut confirmed: MessageWriter<Confirmed>,
) {
    let Some(keys) = keys.filter(|_| !elsewhere.0 && session.replay.is_none() && session.has_cards()) else { return };
    let step = i32::from(keys.just_pressed(KeyCode::ArrowRight)) - i32::from(keys.just_pressed(KeyCode::ArrowLeft));
    if step != 0 {
        let cards = reachable(&session, &held);
        let at = cursor.0.and_then(|token| cards.iter().position(|other| *other == token));
        let count = cards.len() as i32;
        cursor.0 = match at {
            _ if count == 0 => None,
            Some(at) => cards.get((at as i32 + step).rem_euclid(count) as usize).copied(),
            None if step > 0 => cards.first().copied(),
            None => cards.last().copied(),
        };
        sight.hovered = cursor.0;
    }
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
        match cursor.0 {
            _ if held.pending.is_some() => drop(confirmed.write(Confirmed(true))),
            Some(token) => drop(picked.write(Picked(Pick::Token(token)))),
            None => {}
        }
    }
    if keys.just_pressed(KeyCode::Escape) {
        if held.picks.is_empty() {
            cursor.0 = None;
        }
        unpicked.write(Unpicked);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Face;

    #[test]
    fn an_own_hand_is_sorted_and_anothers_lies_as_it_was_dealt() {
        let hand = |token, slot, face: Option<u16>| (Token(token), Place::Hand(Seat(1), slot), face.map(Face));
        let seen = [hand(1, 0, Some(40)), hand(2, 1, Some(3)), hand(3, 2, Some(12))];
        assert_eq!(in_hand(&seen, Seat(1)), [Token(2), Token(3), Token(1)]);
        let partly = [hand(1, 0, None), hand(3, 2, Some(12)), hand(2, 1, Some(40))];
        assert_eq!(in_hand(&partly, Seat(1)), [Token(1), Token(2), Token(3)]);
        assert_eq!(in_hand(&seen, Seat(0)), []);
    }
}
