//! The plates of the sides, with a lupin for each mark laid in this hand.

use super::card_table::CardTable;
use super::carved::{Carving, Carvings, Detail};
use super::figures::{Figures, Shown};
use super::laid::{Joinery, Stuff};
use super::layout::Layout;
use super::luck::chance;
use super::shape::{Shape, cut};
use super::solid::Solid;
use crate::app::Screen;
use crate::app::session::Session;
use crate::app::settings::Colours;
use crate::rules::{Plate, Side};
use bevy::prelude::*;
use std::f32::consts::TAU;

const BRASS: Color = Color::srgb(0.62, 0.47, 0.22);
const WORN: Color = Color::srgb(0.50, 0.37, 0.17);
const LUPIN: Color = Color::srgb(0.90, 0.76, 0.36);
const HILUM: Color = Color::srgb(0.70, 0.52, 0.20);
/// The radius of a plate.
const RADIUS: f32 = 0.74;

/// A plate that lies on the table, with how many lupins.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dish {
    /// Whose.
    pub side: Side,
    /// Marks upon it.
    pub marks: u16,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay.in_set(super::SceneSystems::Dress).run_if(in_state(Screen::Table)));
}

/// The plates as they should lie.
fn wanted(plates: &[Plate]) -> Vec<Dish> {
    let kept = plates.iter().any(|plate| plate.holds.is_some() || plate.marks > 0);
    let dish = |(n, plate): (usize, &Plate)| Dish { side: Side(n as u8), marks: plate.marks };
    if kept { plates.iter().enumerate().map(dish).collect() } else { Vec::new() }
}

#[expect(clippy::too_many_arguments, reason = "plates and what lies upon them")]
fn lay(
    mut commands: Commands,
    session: Option<Res<Session>>,
    layout: Res<Layout>,
    joinery: Res<Joinery>,
    dishes: Query<(Entity, &Dish)>,
    (carvings, carved, detail): (Res<Carvings>, Res<Assets<Carving>>, Res<Detail>),
    mut figures: ResMut<Figures>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Solid>>,
) {
    let Some(session) = session else { return };
    let table = layout.cards.as_ref();
    let renewed = layout.is_changed() || carvings.is_changed() || detail.is_changed();
    let mut wanted = if table.is_some() { wanted(&session.shown().plates()) } else { Vec::new() };
    for (entity, dish) in &dishes {
        match wanted.iter().position(|wanted| wanted == dish) {
            Some(at) if !renewed => drop(wanted.swap_remove(at)),
            _ => commands.entity(entity).despawn(),
        }
    }
    let Some(table) = table.filter(|_| !wanted.is_empty()) else { return };
    let shown = Shown { carvings: &carvings, carved: &carved, detail: *detail };
    let lupin = figures.look("lupin", Colours::Plain, &shown, &mut meshes, &mut materials);
    let plate = meshes.add(plate().mesh());
    for dish in wanted {
        let at = Transform::from_translation(table.dish(dish.side)).with_scale(Vec3::splat(table.dish_size()));
        let mesh = (Mesh3d(plate.clone()), MeshMaterial3d(joinery.laid.clone()));
        commands.spawn((dish, mesh, at, DespawnOnExit(Screen::Table))).with_children(|upon| {
            for at in heap(dish.marks) {
                upon.spawn((Mesh3d(lupin.mesh.clone()), MeshMaterial3d(lupin.material.clone()), at));
            }
        });
    }
}

/// A plate of brass with a turned rim.
fn plate() -> Shape {
    let mut plate = Shape::default();
    plate.of(Stuff::Brass, 0.0);
    let rim = [
        cut(RADIUS, 0.05, 0.1, 0),
        cut(RADIUS - 0.03, 0.062, 0.3, 0),
        cut(RADIUS - 0.06, 0.052, 0.0, 0),
        cut(RADIUS - 0.15, 0.040, 0.0, 0),
        cut(RADIUS - 0.19, 0.022, -0.1, 1),
        cut(RADIUS - 0.23, 0.026, 0.3, 0),
        cut(RADIUS - 0.26, 0.020, 0.0, 1),
        cut(0.0, 0.02, 0.0, 1),
    ];
    plate.lathe((RADIUS - 0.2, 0.0), &rim, &[BRASS, WORN], 48);
    plate
}

/// A lupin before the carved one has come.
pub(super) fn lupin() -> Shape {
    let mut lupin = Shape::default();
    let profile = [cut(0.15, 0.05, 0.3, 0), cut(0.10, 0.10, 0.2, 0), cut(0.0, 0.11, 0.1, 1)];
    lupin.lathe((0.09, 0.0), &profile, &[LUPIN, HILUM], 12);
    lupin
}

/// Where so many lupins lie on a plate.
fn heap(marks: u16) -> impl Iterator<Item = Transform> {
    (0..i32::from(marks.min(90))).map(|mark| {
        // As seeds lie in a sunflower: evenly, however many there are; beyond a layer they lie upon each other.
        let (layer, nth) = (mark / 24, mark % 24);
        let radius = 0.108 * (nth as f32 + 0.35).sqrt();
        let angle = TAU * 0.381_966 * nth as f32 + layer as f32 * 0.5;
        let [luck, lean] = [3, 4].map(|salt| chance(mark, salt, 17) - 0.5);
        let at = Vec3::new(radius * angle.cos(), 0.02 + 0.055 * layer as f32, radius * angle.sin());
        let turn = Quat::from_rotation_y(luck * TAU) * Quat::from_rotation_x(0.5 * lean);
        Transform::from_translation(at).with_rotation(turn).with_scale(Vec3::splat(0.62))
    })
}

impl CardTable {
    /// Where the plate of a side lies: beside its pile.
    pub fn dish(&self, side: Side) -> Vec3 {
        let pile = self.pile(side);
        let beside = if self.wide { 1.55 } else { 1.25 };
        match (self.is_own(side), self.wide) {
            (true, true) => pile + Vec3::X * beside,
            // There is no room at the edge: the plate lies above the pile.
            (true, false) => pile - Vec3::Z * 1.35,
            (false, true) => pile - Vec3::X * beside,
            (false, false) => pile + Vec3::Z * beside,
        }
    }

    fn dish_size(&self) -> f32 {
        if self.wide { 1.0 } else { 0.8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plates_lie_where_something_is_kept_or_marked() {
        let plate = |holds, marks| Plate { holds, marks, tricks: 3 };
        assert_eq!(wanted(&[plate(None, 0), plate(None, 0)]), []);
        let two = wanted(&[plate(Some(0), 0), plate(Some(5), 4)]);
        assert_eq!(two.iter().map(|dish| dish.marks).collect::<Vec<_>>(), [0, 4]);
    }
}
