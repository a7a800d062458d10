//! The Pawn: a human face, and the rest left without form (cap. IV): a head that rises from a rough-hewn block.

use super::Sculpture;
use super::head::{Look, bob, face, neck};
use crate::sculpt::forms::{column, lathe, ring, v};
use crate::sculpt::shape::{Shape, ramp, union};
use glam::Quat;
use tavoliere::figure::Zone;

/// The block: turned below, hewn in broad strokes above, closing round the neck like cloth.
pub fn body() -> Shape {
    let foot =
        lathe(&[(0.0, 0.0), (14.4, 0.0), (15.0, 0.6), (15.0, 2.2), (14.2, 3.0), (0.0, 3.2)], 0.0).zoned(Zone::Ground);
    let stock = column(2.0, 26.5, 0.8, |y, angle| {
        let part = (y - 2.0) / 24.5;
        let bell = 12.6 - 5.6 * ramp(0.0, 0.62, part) + 1.2 * ramp(0.60, 0.86, part) - 3.6 * ramp(0.84, 1.0, part);
        // Flats of the gouge: broad upright strokes, each row set off against the one below.
        let rows = y / 7.5 + 0.25 * (3.0 * angle).sin() + 1.0;
        let stroke = |row: f32| {
            let place = angle / std::f32::consts::TAU * 9.0 + 0.41 * row + 0.012 * y;
            let flat = (place - place.floor() - 0.5).abs() * 2.0;
            0.85 * flat * flat
        };
        let next = ramp(0.86, 1.0, rows.fract());
        bell + stroke(rows.floor()) * (1.0 - next) + stroke(rows.floor() + 1.0) * next - 0.4
    });
    let collar = ring(v(0.0, 25.8, -0.6), 4.9, 1.15).join(0.4, ring(v(0.0, 24.0, -0.5), 5.9, 1.1));
    foot.join(0.35, stock).join(0.3, collar)
}

/// The pawn's head, ready to be set on its body.
pub fn head() -> Shape {
    let face = face(Look { stern: 0.15 }).join(0.12, neck(1.4, 1.05));
    face.join(0.04, bob().zoned(Zone::Trim)).placed(v(0.0, 37.2, 0.3), Quat::from_rotation_x(0.03), 10.2)
}

pub fn pawn() -> Sculpture {
    Sculpture {
        shape: union(0.3, [body(), head()]),
        low: v(-16.0, 0.0, -16.0),
        high: v(16.0, 51.0, 16.0),
        faces: vec![(v(0.0, 35.6, 6.8), 7.0)],
        fine: 0.2,
        levels: [15_000, 5_000, 2_000],
        ..Sculpture::default()
    }
}
