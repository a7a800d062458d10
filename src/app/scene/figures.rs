//! What stands for what: the one seam between the names of figures (`tafl-king`, `die-3`) and how they look.
//! Turned men are made here from profiles; a picture-maker's meshes can take their place without anybody noticing.

use super::carved::{Carving, Carvings, Detail};
use super::sculpture::sculpture;
use super::shape::{Cut, Shape, cut};
use super::solid::{Solid, polished};
use super::{corona, dice, dishes, echecs, petteia, purses};
use crate::app::settings::Colours;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// The families whose figures are carved, so that their boxes can be opened.
pub const FAMILIES: [&str; 5] = ["tafl", "corona", "echecs", "petteia", "tarocchini"];

/// How a figure looks and how it is touched.
#[derive(Clone, Debug)]
pub struct Look {
    /// Its mesh.
    pub mesh: Handle<Mesh>,
    /// A plain form as large as it, for picking.
    pub touch: Handle<Mesh>,
    /// Its material.
    pub material: Handle<Solid>,
    /// A turn it is put up with: dice show a face by it.
    pub turn: Quat,
    /// How high its origin lies above what it stands on.
    pub lift: f32,
    /// It is a die.
    pub is_die: bool,
}

/// The carvings there are, and how closely they are looked at.
pub struct Shown<'a> {
    /// Those sent for.
    pub carvings: &'a Carvings,
    /// Those that have come.
    pub carved: &'a Assets<Carving>,
    /// How much is seen of them.
    pub detail: Detail,
}

/// All looks made so far, by the names of figures; carved ones in each of their levels of detail.
#[derive(Resource, Default)]
pub struct Figures {
    looks: HashMap<(&'static str, Colours, Option<Detail>), Look>,
    turned: Option<Handle<Solid>>,
    die: Option<Handle<Mesh>>,
}

const INK: Color = Color::srgb(0.13, 0.095, 0.07);
pub(super) const BRASS: Color = Color::srgb(0.79, 0.60, 0.27);
const GARNET: Color = Color::srgb(0.45, 0.09, 0.07);

/// Ivory, where it has yellowed, and the ring that parts it from its square.
pub(super) fn white(colours: Colours) -> [Color; 3] {
    match colours {
        Colours::Plain => [Color::srgb(0.93, 0.885, 0.79), Color::srgb(0.80, 0.70, 0.545), INK],
        Colours::Contrast => [Color::srgb(0.99, 0.98, 0.95), Color::srgb(0.93, 0.91, 0.86), Color::BLACK],
    }
}

/// Jet, where it is worn, and its ring.
pub(super) fn black(colours: Colours) -> [Color; 3] {
    match colours {
        Colours::Plain => [Color::srgb(0.105, 0.09, 0.085), Color::srgb(0.19, 0.165, 0.15), white(colours)[0]],
        Colours::Contrast => [Color::srgb(0.035, 0.035, 0.04), Color::srgb(0.08, 0.08, 0.085), white(colours)[0]],
    }
}

/// A man of the escort: walrus ivory, a boss upon a waist, a base ring of ink.
const WHITE_MAN: &[Cut] = &[
    cut(0.350, 0.000, 0.0, 2),
    cut(0.360, 0.030, 0.0, 2),
    cut(0.352, 0.075, 0.0, 2),
    cut(0.335, 0.085, 0.0, 1),
    cut(0.325, 0.145, 0.35, 0),
    cut(0.285, 0.160, 0.0, 1),
    cut(0.200, 0.350, -0.12, 0),
    cut(0.175, 0.440, -0.03, 0),
    cut(0.215, 0.460, 0.0, 1),
    cut(0.218, 0.495, 0.35, 0),
    cut(0.180, 0.512, 0.0, 1),
    cut(0.238, 0.630, 0.16, 0),
    cut(0.150, 0.780, 0.22, 0),
    cut(0.052, 0.820, 0.08, 0),
    cut(0.060, 0.850, 0.25, 1),
    cut(0.000, 0.880, 0.25, 1),
];

/// A man of the ring: jet, lower and broader, a drum with a hollowed top, a base ring of ivory.
const BLACK_MAN: &[Cut] = &[
    cut(0.365, 0.000, 0.0, 2),
    cut(0.375, 0.030, 0.0, 2),
    cut(0.368, 0.075, 0.0, 2),
    cut(0.350, 0.085, 0.0, 0),
    cut(0.340, 0.150, 0.35, 0),
    cut(0.300, 0.165, 0.0, 1),
    cut(0.250, 0.330, -0.10, 0),
    cut(0.285, 0.400, -0.06, 0),
    cut(0.312, 0.425, 0.2, 1),
    cut(0.312, 0.500, 0.12, 0),
    cut(0.285, 0.535, 0.25, 1),
    cut(0.225, 0.545, 0.0, 0),
    cut(0.200, 0.520, 0.0, 0),
    cut(0.130, 0.515, 0.0, 0),
    cut(0.095, 0.560, -0.1, 1),
    cut(0.000, 0.585, 0.15, 1),
];

/// The King: a robe, a girdle, shoulders, a head under an open crown.
const KING: &[Cut] = &[
    cut(0.400, 0.000, 0.0, 2),
    cut(0.412, 0.030, 0.0, 2),
    cut(0.404, 0.080, 0.0, 2),
    cut(0.385, 0.090, 0.0, 3),
    cut(0.380, 0.140, 0.35, 3),
    cut(0.345, 0.155, 0.0, 1),
    cut(0.235, 0.440, -0.10, 0),
    cut(0.195, 0.640, -0.03, 0),
    cut(0.232, 0.660, 0.0, 3),
    cut(0.235, 0.710, 0.35, 3),
    cut(0.198, 0.730, 0.0, 1),
    cut(0.262, 0.880, 0.05, 0),
    cut(0.235, 0.990, 0.22, 0),
    cut(0.120, 1.050, 0.05, 0),
    cut(0.105, 1.075, 0.0, 1),
    cut(0.185, 1.180, 0.14, 0),
    cut(0.190, 1.240, 0.05, 0),
    cut(0.232, 1.255, 0.0, 3),
    cut(0.240, 1.315, 0.1, 3),
    cut(0.222, 1.330, 0.0, 3),
    cut(0.205, 1.325, 0.0, 3),
    cut(0.185, 1.300, 0.0, 4),
    cut(0.120, 1.390, 0.22, 4),
    cut(0.035, 1.415, 0.1, 4),
    cut(0.045, 1.440, 0.2, 3),
    cut(0.042, 1.480, 0.3, 3),
    cut(0.000, 1.500, 0.2, 3),
];

const SEGMENTS: usize = 40;

/// The King.
pub(super) fn king(colours: Colours) -> Shape {
    let [ivory, old_ivory, ring] = white(colours);
    let palette = [ivory, old_ivory, ring, BRASS, GARNET];
    let mut king = Shape::default();
    king.lathe((0.0, 0.0), KING, &palette, SEGMENTS);
    let mut fleuron = Shape::default();
    let leaf = [
        cut(0.030, 0.000, 0.0, 0),
        cut(0.022, 0.050, -0.1, 0),
        cut(0.045, 0.085, 0.15, 0),
        cut(0.016, 0.135, 0.1, 0),
        cut(0.000, 0.160, 0.1, 0),
    ];
    fleuron.lathe((0.0, 0.0), &leaf, &[BRASS], 10);
    leaves(&mut king, &fleuron, (0.225, 1.305), 1.15, [1.25, 0.85]);
    king
}

/// Eight leaves about a crown at this radius and height, so much broader than they are made, and in turn as tall.
pub(super) fn leaves(crown: &mut Shape, leaf: &Shape, (radius, height): (f32, f32), broad: f32, tall: [f32; 2]) {
    for point in 0..8 {
        let (sin, cos) = (TAU * point as f32 / 8.0).sin_cos();
        let scale = Vec3::new(broad, tall[point % 2], broad);
        crown.add(leaf, Transform::from_xyz(radius * cos, height, radius * sin).with_scale(scale));
    }
}

/// A man of the escort.
pub(super) fn white_man(colours: Colours) -> Shape {
    let mut man = Shape::default();
    man.lathe((0.0, 0.0), WHITE_MAN, &white(colours), SEGMENTS);
    man
}

/// A man of the ring.
pub(super) fn black_man(colours: Colours) -> Shape {
    let mut man = Shape::default();
    man.lathe((0.0, 0.0), BLACK_MAN, &black(colours), SEGMENTS);
    man
}

impl Figures {
    /// The look of a figure, made when it is first asked for.
    pub fn look(
        &mut self,
        name: &'static str,
        colours: Colours,
        shown: &Shown,
        meshes: &mut Assets<Mesh>,
        materials: &mut Assets<Solid>,
    ) -> Look {
        if let Some(look) = self.looks.get(&(name, colours, Some(shown.detail))) {
            return look.clone();
        }
        if let Some(made) = sculpture(name, colours, shown.detail, shown.carvings, shown.carved) {
            let mesh = meshes.add(made.mesh);
            // What is touched is what is seen: a click beside a figure reaches the square behind it.
            let touch = mesh.clone();
            let is_die = name.starts_with("die-");
            let lift = if is_die { dice::SIDE / 2.0 } else { 0.0 };
            let look = Look { mesh, touch, material: self.polished(materials), turn: made.turn, lift, is_die };
            self.looks.insert((name, colours, Some(shown.detail)), look.clone());
            return look;
        }
        if let Some(look) = self.looks.get(&(name, colours, None)) {
            return look.clone();
        }
        let look = self.make(name, colours, meshes, materials);
        self.looks.insert((name, colours, None), look.clone());
        look
    }

    fn polished(&mut self, materials: &mut Assets<Solid>) -> Handle<Solid> {
        self.turned.get_or_insert_with(|| materials.add(polished())).clone()
    }

    fn make(
        &mut self,
        name: &'static str,
        colours: Colours,
        meshes: &mut Assets<Mesh>,
        materials: &mut Assets<Solid>,
    ) -> Look {
        let material = self.polished(materials);
        if let Some(pips) = name.strip_prefix("die-").and_then(|pips| pips.parse().ok()) {
            let mesh = self.die.get_or_insert_with(|| meshes.add(dice::shape().mesh())).clone();
            let turn = dice::showing(pips);
            let touch = meshes.add(Cuboid::from_length(dice::SIDE));
            return Look { mesh, touch, material, turn, lift: dice::SIDE / 2.0, is_die: true };
        }
        let upright = Quat::IDENTITY;
        let (mesh, turn, girth) = match name {
            "tafl-king" => (king(colours), upright, (0.4, 1.5)),
            "tafl-black" => (black_man(colours), upright, (0.37, 0.58)),
            "lupin" => (dishes::lupin(), upright, (0.15, 0.11)),
            "coin" => (purses::coin(), upright, (0.2, 0.05)),
            _ => petteia::figure(name, colours)
                .map(|(shape, girth)| (shape, upright, girth))
                .or_else(|| corona::figure(name))
                .or_else(|| echecs::figure(name, white(colours), black(colours)))
                .unwrap_or_else(|| (white_man(colours), upright, (0.36, 0.88))),
        };
        let mut touch = Shape::default();
        touch.lathe((girth.0, 0.0), &[cut(girth.0 * 0.75, girth.1, 0.0, 0), cut(0.0, girth.1, 0.0, 0)], &[INK], 10);
        let (mesh, touch) = (meshes.add(mesh.mesh()), meshes.add(touch.mesh()));
        Look { mesh, touch, material, turn, lift: 0.0, is_die: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::scene::board::squares_in;

    /// The ratio of two lightnesses, as those who write for weak eyes measure it.
    fn ratio(a: Color, b: Color) -> f32 {
        let (a, b) = (a.to_linear().luminance() + 0.05, b.to_linear().luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn in_strong_contrast_every_man_stands_out_from_every_square_and_square_from_square() {
        let squares = squares_in("corona", Colours::Contrast);
        for man in [white(Colours::Contrast), black(Colours::Contrast)] {
            for square in squares {
                assert!(ratio(man[0], square) >= 3.0, "{man:?} on {square:?}: {}", ratio(man[0], square));
            }
            assert!(ratio(man[0], man[2]) >= 7.0, "the ring parts the man from his square");
        }
        assert!(ratio(squares[0], squares[1]) >= 1.6, "{}", ratio(squares[0], squares[1]));
    }

    #[test]
    fn as_they_are_every_man_or_his_ring_stands_out_from_every_square() {
        for man in [white(Colours::Plain), black(Colours::Plain)] {
            let squares = FAMILIES.into_iter().flat_map(|family| squares_in(family, Colours::Plain));
            for square in squares {
                let best = ratio(man[0], square).max(ratio(man[2], square));
                assert!(best >= 3.0, "{man:?} on {square:?}: {best}");
            }
        }
    }
}
