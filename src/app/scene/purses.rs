//! Money on the table: before each seat whose player is in credit a few piles of coins, as high as his balance, where a
//! game is played for coins.

use super::card_table::CardTable;
use super::carved::{Carving, Carvings, Detail};
use super::figures::{Figures, Shown};
use super::layout::{Layout, THICKNESS};
use super::luck::chance;
use super::shape::{Shape, cut};
use super::solid::Solid;
use crate::app::Screen;
use crate::app::session::Session;
use crate::app::settings::Colours;
use crate::rules::{AnySitting, Seat};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// The lines of a tally that tell of coins.
const MONEY: [&str; 2] = ["petteia-tally-coins", "tally-tarocchini-money"];
/// Whoever has more has no more of it on the table.
const MOST: u16 = 32;
/// A pile is so high at most.
const PILE: u16 = 8;
/// How thick a coin is, and how broad.
const THICK: f32 = 0.046;
const RADIUS: f32 = 0.2;
const SILVER: Color = Color::srgb(0.74, 0.71, 0.65);

/// The coins of a seat.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub coins: u16,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay.in_set(super::SceneSystems::Dress).run_if(in_state(Screen::Table)));
}

/// The purses as they should lie.
fn wanted(sitting: &dyn AnySitting) -> Vec<Purse> {
    let tally = sitting.tally().tally;
    let Some((_, balances)) = tally.iter().find(|(key, _)| MONEY.contains(key)) else { return Vec::new() };
    let seating = sitting.seating();
    let coins = |seat| balances.get(seating.player(seat).index()).map_or(0, |coins| (*coins).clamp(0, i32::from(MOST)));
    seating.iter().map(|seat| Purse { seat, coins: coins(seat) as u16 }).filter(|purse| purse.coins > 0).collect()
}

#[expect(clippy::too_many_arguments, reason = "purses and what is in them")]
fn lay(
    mut commands: Commands,
    session: Option<Res<Session>>,
    layout: Res<Layout>,
    purses: Query<(Entity, &Purse)>,
    (carvings, carved, detail): (Res<Carvings>, Res<Assets<Carving>>, Res<Detail>),
    mut figures: ResMut<Figures>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Solid>>,
) {
    let Some(session) = session else { return };
    let renewed = layout.is_changed() || carvings.is_changed() || detail.is_changed();
    if !(renewed || session.is_changed()) {
        return;
    }
    let mut wanted = wanted(session.shown());
    for (entity, purse) in &purses {
        match wanted.iter().position(|wanted| wanted == purse) {
            Some(at) if !renewed => drop(wanted.swap_remove(at)),
            _ => commands.entity(entity).despawn(),
        }
    }
    if wanted.is_empty() {
        return;
    }
    let shown = Shown { carvings: &carvings, carved: &carved, detail: *detail };
    let coin = figures.look("coin", Colours::Plain, &shown, &mut meshes, &mut materials);
    for purse in wanted {
        let at = layout.purse(purse.seat);
        commands.spawn((purse, at, Visibility::default(), DespawnOnExit(Screen::Table))).with_children(|piles| {
            for nth in 0..purse.coins {
                piles.spawn((Mesh3d(coin.mesh.clone()), MeshMaterial3d(coin.material.clone()), lies(nth, purse.seat)));
            }
        });
    }
}

/// Where a coin lies: the piles stand in a row from the left, where no dice hide them, none quite straight.
fn lies(nth: u16, seat: Seat) -> Transform {
    let (pile, above) = (nth / PILE, nth % PILE);
    let luck = |salt| chance(i32::from(nth), i32::from(seat.0), salt) - 0.5;
    let middle = f32::from(MOST / PILE - 1) / 2.0;
    let x = (f32::from(pile) - middle) * 2.1 * RADIUS + 0.05 * luck(1);
    Transform::from_xyz(x, THICK * f32::from(above), 0.05 * luck(2)).with_rotation(Quat::from_rotation_y(TAU * luck(3)))
}

/// A coin before the carved one has come.
pub(super) fn coin() -> Shape {
    let mut coin = Shape::default();
    coin.lathe((RADIUS, 0.0), &[cut(RADIUS, THICK * 0.9, 0.1, 0), cut(0.0, THICK, 0.0, 0)], &[SILVER], 24);
    coin
}

impl Layout {
    /// Where the coins of a seat lie: at a card table near its cards, at a board across its strip, between dice and tray.
    fn purse(&self, seat: Seat) -> Transform {
        let across = Quat::from_rotation_y(if self.wide { 0.0 } else { TAU / 4.0 });
        match &self.cards {
            Some(table) => Transform::from_translation(table.purse(seat)),
            None => Transform::from_translation(self.strip(seat, 2.38, 0.0)).with_rotation(across),
        }
        .with_scale(Vec3::splat(0.85))
    }
}

impl CardTable {
    /// Where the coins of a seat lie: where its side's plate would, mirrored.
    fn purse(&self, seat: Seat) -> Vec3 {
        let spot = self.spot(seat);
        let inwards = Vec3::new(-spot.x, 0.0, self.middle() - spot.z).normalize_or(Vec3::NEG_Z);
        // The own hand stands before the eye; beyond it there is room at the left.
        let own = self.near == Some(seat);
        let (forth, aside) = if own { (6.4, 5.4) } else { (1.05, 1.5) };
        let (forth, aside) = if self.wide { (forth, aside) } else { (forth * 0.75, aside * 0.62) };
        let at = spot + inwards * forth + inwards.cross(Vec3::Y) * aside * if own { -1.0 } else { 1.0 };
        Vec3 { y: 0.02 - THICKNESS, ..at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{self, Setup};

    #[test]
    fn nobody_has_coins_before_any_are_paid_or_where_none_are() {
        for level in ["petteia/diplasia_kubeia_coins", "tafl/brandub", "tarocchini/partita"] {
            let sitting = levels::find(level).expect(level).sit(&Setup::default()).expect(level);
            assert_eq!(wanted(sitting.as_ref()), [], "{level}");
        }
    }

    #[test]
    fn no_coin_lies_in_another() {
        let all: Vec<_> = (0..MOST).map(|nth| lies(nth, Seat(1)).translation).collect();
        for (nth, one) in all.iter().enumerate() {
            for other in &all[nth + 1..] {
                let apart = *one - *other;
                assert!(apart.y.abs() > THICK * 0.9 || apart.xz().length() > 1.7 * RADIUS, "{one} {other}");
            }
        }
    }
}
