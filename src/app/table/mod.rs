//! The table: pieces and dice as entities, and the phases of a turn. Nothing here is seen or heard; it runs
//! without a window, and the scene, the sounds and the panels only look on.

use crate::app::{Screen, TurnPhase};
use bevy::prelude::*;

pub mod asks;
pub mod choose;
pub mod cursor;
pub mod fingers;
pub mod reconcile;
pub mod token;
pub mod turn;

use choose::{Choices, Held, Refused};
use cursor::{Cursor, Heading, KeysElsewhere};
use reconcile::{Eyes, LastMove};
use turn::{Passing, ToPlay, Trick};

/// What happens in an update of the table, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// Requests are answered; touches become moves; computers answer.
    Choose,
    /// Whoever shows or sounds what happened looks at the events.
    Show,
    /// The turn goes on.
    GoOn,
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<TurnPhase>()
        .init_resource::<Choices>()
        .init_resource::<Held>()
        .init_resource::<Cursor>()
        .init_resource::<Heading>()
        .init_resource::<KeysElsewhere>()
        .init_resource::<Eyes>()
        .init_resource::<LastMove>()
        .init_resource::<ToPlay>()
        .init_resource::<Passing>()
        .init_resource::<Trick>()
        .init_resource::<fingers::CardCursor>()
        .add_message::<Refused>()
        .configure_sets(Update, (TableSystems::Choose, TableSystems::Show, TableSystems::GoOn).chain())
        .add_systems(OnEnter(TurnPhase::Setup), turn::set_up)
        .add_systems(OnEnter(TurnPhase::Chance), turn::chance)
        .add_systems(OnEnter(TurnPhase::Choose), (choose::lay_out, turn::begin_passing).chain())
        .add_systems(OnEnter(TurnPhase::Enact), turn::enact)
        .add_systems(OnEnter(TurnPhase::Settle), turn::settle)
        .add_systems(
            Update,
            (
                asks::answer,
                (cursor::steer, fingers::steer, choose::choose).chain().run_if(in_state(TurnPhase::Choose)),
                turn::pass.run_if(in_state(TurnPhase::Choose).and_then(turn::is_passing)),
                turn::accept,
            )
                .chain()
                .in_set(TableSystems::Choose),
        )
        .add_systems(Update, turn::present.in_set(TableSystems::GoOn).run_if(in_state(TurnPhase::Present)))
        .add_systems(OnExit(Screen::Table), turn::clear_away);
}
