//! The Crown of La Corona (cap. III and IV): the hundred and first piece, which everybody wants, so that it must be seen
//! at once on a board of hundred others.

use super::corona::{RUBY, ball};
use super::shape::{Cut, Shape, cut};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Deeper than the gold of other pieces: it has pale wood around it.
const GOLD: Color = Color::srgb(0.92, 0.63, 0.13);
const INK: Color = Color::srgb(0.09, 0.06, 0.04);
const VELVET: Color = Color::srgb(0.60, 0.045, 0.09);
const SAPPHIRE: Color = Color::srgb(0.08, 0.24, 0.50);

/// An open crown of gold upon a cushion of velvet. Who possesses it stands in it: the band goes round every base, and the
/// cushion is flat.
pub(super) fn crown() -> Shape {
    let mut crown = Shape::default();
    // A line of ink parts it from its square; the velvet makes one dark red patch of it from above.
    crown.lathe((0.495, 0.0), &[cut(0.485, 0.03, 0.0, 0), cut(0.40, 0.035, 0.0, 0)], &[INK], 40);
    crown.lathe((0.41, 0.05), &[cut(0.20, 0.085, 0.06, 0), cut(0.0, 0.09, 0.0, 0)], &[VELVET], 32);
    let band: &[Cut] = &[
        cut(0.470, 0.03, 0.0, 0),
        cut(0.478, 0.07, 0.2, 0),
        cut(0.455, 0.09, 0.0, 1),
        cut(0.462, 0.20, 0.05, 0),
        cut(0.482, 0.23, 0.2, 0),
        cut(0.455, 0.25, 0.0, 0),
        cut(0.425, 0.24, 0.0, 0),
        cut(0.410, 0.03, 0.0, 1),
    ];
    crown.lathe((0.44, 0.02), band, &[GOLD, RUBY], 40);
    for point in 0..8 {
        let (sin, cos) = (TAU * point as f32 / 8.0).sin_cos();
        let out = Vec3::new(sin, 0.0, -cos);
        let tall = point % 2 == 0;
        let (height, radius) = if tall { (0.60, 0.062) } else { (0.42, 0.045) };
        let foot = out * 0.445 + Vec3::Y * 0.22;
        let tip = out * 0.475 + Vec3::Y * height;
        crown.tube(&[(foot, radius), (foot.lerp(tip, 0.55), radius * 0.9), (tip, 0.012)], 7, GOLD);
        ball(&mut crown, tip, if tall { 0.052 } else { 0.04 }, if tall { RUBY } else { GOLD });
        ball(&mut crown, out * 0.468 + Vec3::Y * 0.145, 0.04, if tall { SAPPHIRE } else { RUBY });
    }
    crown
}
