//! The figures of Petteia: cylinders as the author saws and burns them, each kind as much taller than the one below as
//! he says (l.77): the hoplite twice, the basileus three times as tall as a peltast.

use super::figures::{self, BRASS};
use super::shape::{Cut, Shape, cut};
use crate::app::settings::Colours;

const SEGMENTS: usize = 40;

/// Light infantry: a low drum under a small round shield.
const PELTAST: &[Cut] = &[
    cut(0.335, 0.000, 0.0, 2),
    cut(0.345, 0.030, 0.0, 2),
    cut(0.338, 0.070, 0.0, 2),
    cut(0.305, 0.080, 0.0, 1),
    cut(0.292, 0.270, -0.02, 0),
    cut(0.275, 0.285, 0.0, 1),
    cut(0.298, 0.310, 0.0, 1),
    cut(0.300, 0.375, 0.2, 0),
    cut(0.215, 0.415, 0.15, 0),
    cut(0.110, 0.410, 0.0, 1),
    cut(0.085, 0.430, 0.2, 0),
    cut(0.000, 0.450, 0.2, 0),
];

/// Heavy infantry: a column with two burnt lines, and a helmet with its crest.
const HOPLITE: &[Cut] = &[
    cut(0.350, 0.000, 0.0, 2),
    cut(0.360, 0.030, 0.0, 2),
    cut(0.352, 0.075, 0.0, 2),
    cut(0.315, 0.085, 0.0, 1),
    cut(0.292, 0.270, -0.02, 0),
    cut(0.278, 0.285, 0.0, 1),
    cut(0.290, 0.305, 0.0, 1),
    cut(0.280, 0.430, 0.0, 0),
    cut(0.266, 0.445, 0.0, 1),
    cut(0.278, 0.465, 0.0, 1),
    cut(0.262, 0.580, 0.0, 0),
    cut(0.200, 0.600, 0.0, 1),
    cut(0.265, 0.650, 0.1, 0),
    cut(0.235, 0.770, 0.2, 0),
    cut(0.110, 0.845, 0.15, 0),
    cut(0.060, 0.850, 0.0, 1),
    cut(0.045, 0.890, 0.25, 1),
    cut(0.000, 0.905, 0.2, 1),
];

/// The monarch: a taller column with a girdle, and a head with a band of brass.
const BASILEUS: &[Cut] = &[
    cut(0.385, 0.000, 0.0, 2),
    cut(0.396, 0.030, 0.0, 2),
    cut(0.388, 0.080, 0.0, 2),
    cut(0.350, 0.090, 0.0, 1),
    cut(0.300, 0.420, -0.04, 0),
    cut(0.285, 0.435, 0.0, 1),
    cut(0.302, 0.455, 0.0, 3),
    cut(0.302, 0.520, 0.2, 3),
    cut(0.282, 0.540, 0.0, 1),
    cut(0.262, 0.800, -0.02, 0),
    cut(0.292, 0.850, 0.1, 0),
    cut(0.252, 0.925, 0.2, 0),
    cut(0.130, 0.965, 0.0, 1),
    cut(0.205, 1.060, 0.15, 0),
    cut(0.215, 1.140, 0.0, 0),
    cut(0.238, 1.155, 0.0, 3),
    cut(0.246, 1.215, 0.1, 3),
    cut(0.220, 1.230, 0.0, 3),
    cut(0.120, 1.310, 0.22, 0),
    cut(0.040, 1.330, 0.1, 3),
    cut(0.000, 1.360, 0.25, 3),
];

/// A figure, with the radius and height of what is touched. `None`: no figure of Petteia has this name.
pub(super) fn figure(name: &str, colours: Colours) -> Option<(Shape, (f32, f32))> {
    let (side, kind) = name.strip_prefix("petteia-")?.split_once('-')?;
    let [body, shade, ring] = if side == "white" { figures::white(colours) } else { figures::black(colours) };
    let (profile, girth) = match kind {
        "peltast" => (PELTAST, (0.345, 0.45)),
        "hoplite" => (HOPLITE, (0.36, 0.9)),
        "basileus" => (BASILEUS, (0.396, 1.36)),
        _ => return None,
    };
    let mut shape = Shape::default();
    shape.lathe((0.0, 0.0), profile, &[body, shade, ring, BRASS], SEGMENTS);
    Some((shape, girth))
}
