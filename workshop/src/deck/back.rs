//! The back: a close pattern within a border, the same either way up.

use crate::printing::block::{Block, Tint, at};
use crate::printing::curve;
use crate::printing::{frame, signs};
use glam::{Vec2, vec2};

/// Cuts the back.
pub fn cut(b: &mut Block) {
    b.field("-115,0* 115,0* 115,450* -115,450*", Tint::Bare);
    let (wide, high) = (48.0, 51.0);
    for row in -1..14 {
        for column in -4..=4 {
            let shift = if row % 2 == 0 { 0.0 } else { wide / 2.0 };
            let (x, y) = (column as f32 * wide + shift, 225.0 + (row as f32 - 6.0) * high);
            b.poly(
                &format!(
                    "{x},{} {},{y} {x},{} {},{y}",
                    y - high + 2.0,
                    x + wide / 2.0 - 1.0,
                    y + high - 2.0,
                    x - wide / 2.0 + 1.0
                ),
                if row % 2 == 0 { Tint::Blue } else { Tint::Red },
            );
            for k in 0..4 {
                let way = Vec2::from_angle(k as f32 * std::f32::consts::FRAC_PI_2) * vec2(15.0, 28.0);
                b.set(at(x, y), |b| signs::leaf(b, (way.x * 0.15, way.y * 0.15), (way.x, way.y), 5.5, Tint::Bare));
            }
            b.dot(x, y, 2.6);
        }
    }
    frame::border(b);
    for side in [-1.0f32, 1.0] {
        b.set(at(0.0, 225.0).turned(if side > 0.0 { 0.0 } else { 180.0 }), |b| {
            let ring: Vec<Vec2> =
                (0..=24).map(|k| Vec2::from_angle(k as f32 / 24.0 * std::f32::consts::PI) * vec2(48.0, 62.0)).collect();
            b.form(&curve::round(ring), Tint::Ochre, 0.0);
        });
    }
    let rim: Vec<Vec2> = (0..24)
        .map(|k| vec2(0.0, 225.0) + Vec2::from_angle(k as f32 / 24.0 * std::f32::consts::TAU) * vec2(48.0, 62.0))
        .collect();
    b.form(&curve::round(rim), Tint::Ochre, 2.6);
    let within: Vec<Vec2> = (0..24)
        .map(|k| vec2(0.0, 225.0) + Vec2::from_angle(k as f32 / 24.0 * std::f32::consts::TAU) * vec2(40.0, 54.0))
        .collect();
    b.form(&curve::round(within), Tint::Bare, 2.2);
    b.set(at(0.0, 225.0), |b| signs::star(b, 36.0, Tint::Red, Tint::Blue));
}
