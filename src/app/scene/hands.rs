//! Who holds what, and how: each card's place in its hand, which of them may be touched, and the tone they have by that.

use super::card_table::Held;
use super::deck::{Deck, Tone, is_card};
use super::solid::Solid;
use crate::app::Screen;
use crate::app::TurnPhase;
use crate::app::session::{Session, Sight};
use crate::app::settings::Settings;
use crate::app::table::choose;
use crate::app::table::fingers::{CardCursor, in_hand};
use crate::app::table::token::{Face, Figure, Lies, Token};
use crate::rules::{self, Pick, Place};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// How every card that is held stands among the others of its hand.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Hands(HashMap<rules::Token, Held>);

impl Hands {
    /// How a card is held.
    pub fn of(&self, token: rules::Token) -> Held {
        self.0.get(&token).copied().unwrap_or_default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>()
        .add_systems(Update, hold.in_set(super::SceneSystems::Lay).run_if(in_state(Screen::Table)))
        .add_systems(Update, tint.in_set(super::SceneSystems::Dress).run_if(in_state(Screen::Table)));
}

#[expect(clippy::too_many_arguments, reason = "what is held, and what may be done with it")]
fn hold(
    session: Option<Res<Session>>,
    phase: Option<Res<State<TurnPhase>>>,
    (held, choices): (Res<choose::Held>, Res<choose::Choices>),
    cursor: Res<CardCursor>,
    sight: Res<Sight>,
    settings: Res<Settings>,
    tokens: Query<(&Token, &Lies, &Face)>,
    mut hands: ResMut<Hands>,
) {
    let Some(session) = session.filter(|session| session.has_cards()) else { return };
    let choosing = phase.is_some_and(|phase| *phase.get() == TurnPhase::Choose) && session.person_to_move().is_some();
    let hinted = sight.hint.as_ref().and_then(|hint| choices.0.iter().find(|choice| choice.text == *hint));
    let lying: Vec<_> = tokens.iter().map(|(token, lies, face)| (token.0, lies.0, face.0)).collect();
    let mut wanted = HashMap::default();
    for seat in session.shown().seating().iter() {
        let hand = in_hand(&lying, seat);
        let count = hand.len();
        wanted.extend(hand.into_iter().enumerate().map(|(nth, token)| {
            let pick = Pick::Token(token);
            let open = choosing && settings.show_legal && held.next.contains(&pick);
            let hint = hinted.is_some_and(|choice| choice.picks.contains(&pick));
            let picked = choosing && (held.picks.contains(&pick) || cursor.0 == Some(token) || hint);
            (token, Held { nth, count, open, picked })
        }));
    }
    // What may be taken from the table.
    for (token, place, _) in lying {
        if matches!(place, Place::Table(..)) && choosing && held.next.contains(&Pick::Token(token)) {
            wanted.insert(token, Held { open: true, ..Held::default() });
        }
    }
    hands.set_if_neq(Hands(wanted));
}

/// Cards of the own hand that cannot be played now are darker.
#[expect(clippy::too_many_arguments, reason = "all that a card is dressed with")]
fn tint(
    session: Option<Res<Session>>,
    hands: Res<Hands>,
    held: Res<choose::Held>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    mut deck: ResMut<Deck>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<Solid>>,
    mut cards: Query<(&Token, &Lies, &Figure, &mut MeshMaterial3d<Solid>)>,
) {
    let Some(session) = session.filter(|session| session.has_cards()) else { return };
    let mover = session.person_to_move().filter(|_| settings.show_legal && session.replay.is_none());
    // Where no card is to be touched, none is dimmed.
    let any = held.next.iter().any(|pick| matches!(pick, Pick::Token(_)));
    for (token, lies, figure, mut material) in &mut cards {
        if !is_card(figure.0) {
            continue;
        }
        let own = matches!(lies.0, Place::Hand(seat, _) if mover == Some(seat));
        let stands = hands.of(token.0);
        let tone = if own && any && !stands.open && !stands.picked { Tone::Dim } else { Tone::Plain };
        let wanted = deck.material(figure.0, tone, &assets, &mut images, &mut materials);
        if material.0 != wanted {
            material.0 = wanted;
        }
    }
}
