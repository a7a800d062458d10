//! The board by the keyboard: arrows move a cursor, Enter touches its square, Escape puts everything back.

use super::choose::{Held, Standing};
use super::token::{Lies, Token};
use crate::app::session::{Confirmed, Picked, Session, Sight, Unpicked};
use crate::rules::{Pick, Quarter, Square, Surface};
use bevy::prelude::*;

/// The square the keyboard is on, once an arrow has been pressed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor(pub Option<Square>);

/// From which side the board is seen, so that the arrow upwards goes away from the eye.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heading(pub Quarter);

/// Keys are meant for a text or a panel, not for the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeysElsewhere(pub bool);

fn standing(tokens: &Query<(&Token, &Lies)>) -> Standing {
    Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)))
}

#[expect(clippy::too_many_arguments, reason = "the keyboard does what mouse and buttons do")]
pub(super) fn steer(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    elsewhere: Res<KeysElsewhere>,
    session: Res<Session>,
    heading: Res<Heading>,
    held: Res<Held>,
    tokens: Query<(&Token, &Lies)>,
    mut cursor: ResMut<Cursor>,
    mut sight: ResMut<Sight>,
    mut picked: MessageWriter<Picked>,
    mut unpicked: MessageWriter<Unpicked>,
    mut confirmed: MessageWriter<Confirmed>,
) {
    let Some(keys) = keys.filter(|_| !elsewhere.0 && session.replay.is_none()) else { return };
    let Surface::Board { width, height, .. } = session.shown().surface() else { return };
    let arrows = [KeyCode::ArrowRight, KeyCode::ArrowUp, KeyCode::ArrowLeft, KeyCode::ArrowDown];
    for (turn, key) in arrows.into_iter().enumerate() {
        if keys.just_pressed(key) {
            let (file, rank) = match cursor.0 {
                Some(square) => (square.0 % width, square.0 / width),
                None => (width / 2, height / 2),
            };
            let step = |at: u16, by: i32, count: u16| (i32::from(at) + by).clamp(0, i32::from(count) - 1) as u16;
            let (right, up) = [(1, 0), (0, 1), (-1, 0), (0, -1)][(turn + usize::from(heading.0.0)) % 4];
            let square = Square(step(rank, up, height) * width + step(file, right, width));
            cursor.0 = Some(square);
            // What the cursor is on is pointed at.
            sight.hovered = standing(&tokens).on(square);
            sight.asked = None;
        }
    }
    if keys.just_pressed(KeyCode::KeyI)
        && let Some(square) = cursor.0
    {
        let token = standing(&tokens).on(square);
        sight.asked = token.filter(|_| sight.asked != token);
        sight.asked_at = None;
    }
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
        match cursor.0 {
            _ if held.pending.is_some() => {
                confirmed.write(Confirmed(true));
            }
            Some(square) => {
                picked.write(Picked(Pick::Square(square)));
            }
            None => {}
        }
    }
    if keys.just_pressed(KeyCode::Escape) {
        if held.picks.is_empty() {
            cursor.0 = None;
        }
        if sight.asked.is_some() {
            sight.asked = None;
        }
        unpicked.write(Unpicked);
    }
}
