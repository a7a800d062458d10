//! The colours of the four squadrons of La Corona, told apart by lightness and hue in every common colour blindness,
//! and by the form of their base without any colour.

use crate::app::ui::board::Squadron;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_4;

/// The colours of a squadron: the body, its shaded parts, its trim, its cloth.
pub(super) struct Livery {
    pub(super) body: Color,
    pub(super) shade: Color,
    pub(super) trim: Color,
    /// Cloaks, plumes and manes: near enough to the body that a figure is of one colour from afar.
    pub(super) cloth: Color,
    /// What a figure stands on: dark under a light figure, light under a dark one.
    pub(super) ground: Color,
    /// How many sides the base has; 0: it is round.
    pub(super) sides: usize,
    /// About the upright axis, so that the figure looks towards the Crown.
    pub(super) turn: f32,
}

/// The livery of a squadron's word (`white`); `None`: there is no such squadron.
pub(super) fn livery(word: &str) -> Option<Livery> {
    let squadron = Squadron::named(word)?;
    let ([body, shade], [trim, cloth, ground]) = match squadron {
        Squadron::White => {
            ([(0.93, 0.89, 0.80), (0.70, 0.61, 0.46)], [(0.36, 0.26, 0.16), (0.87, 0.80, 0.67), (0.30, 0.20, 0.12)])
        }
        Squadron::Black => (
            [(0.095, 0.085, 0.085), (0.20, 0.175, 0.16)],
            [(0.78, 0.72, 0.60), (0.20, 0.165, 0.145), (0.62, 0.56, 0.46)],
        ),
        Squadron::Vermilion => {
            ([(0.70, 0.16, 0.08), (0.42, 0.08, 0.05)], [(0.93, 0.80, 0.52), (0.52, 0.09, 0.06), (0.20, 0.05, 0.035)])
        }
        Squadron::Turquoise => {
            ([(0.13, 0.52, 0.53), (0.05, 0.30, 0.33)], [(0.90, 0.93, 0.86), (0.08, 0.40, 0.43), (0.03, 0.14, 0.16)])
        }
    };
    let [body, shade, trim, cloth, ground] =
        [body, shade, trim, cloth, ground].map(|(red, green, blue)| Color::srgb(red, green, blue));
    // The first seat looks along the diagonal from the lower left corner; each further one a quarter on.
    let turn = FRAC_PI_4 * (2.0 * f32::from(squadron as u8) - 1.0);
    Some(Livery { body, shade, trim, cloth, ground, sides: squadron.corners(), turn })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What who sees like this makes of linear red, green and blue: G. Machado, M. Oliveira and L. Fernandes, "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at full severity.
    const EYES: [(&str, [[f32; 3]; 3]); 4] = [
        ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        ("no red", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
        (
            "no green",
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
        ),
        (
            "no blue",
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
        ),
    ];

    #[test]
    fn squadrons_stay_apart_for_every_eye() {
        let liveries: Vec<_> =
            ["white", "black", "vermilion", "turquoise"].map(|word| (word, livery(word).unwrap())).into();
        for (eye, matrix) in EYES {
            let seen = |livery: &Livery| {
                let colour = livery.body.to_linear().to_vec3();
                let [red, green, blue] = matrix.map(|row| Vec3::from(row).dot(colour).clamp(0.0, 1.0));
                Laba::from(LinearRgba::rgb(red, green, blue))
            };
            for (nth, (name, one)) in liveries.iter().enumerate() {
                for (other_name, other) in &liveries[nth + 1..] {
                    let (one, other) = (seen(one), seen(other));
                    // Distances in CIE L*a*b*, in hundredths of the way from black to white; 2 can just be told apart.
                    let apart = 100.0
                        * Vec3::from_array([one.lightness - other.lightness, one.a - other.a, one.b - other.b])
                            .length();
                    assert!(apart > 35.0, "who sees {eye}: {name} and {other_name} are {apart} apart");
                }
            }
        }
    }
}
