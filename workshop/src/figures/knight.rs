//! The Knight: a true horse (cap. IV), bare of harness, trotting on the spot with its neck arched.

use super::Sculpture;
use super::horse::{Leg, fore, forelock, head, hind, mane, neck, tail, trunk};
use super::parts::{FLOOR, ground, tuft};
use crate::sculpt::forms::{limb, tube, v};
use crate::sculpt::shape::union;
use glam::{EulerRot, Quat};

pub fn knight() -> Sculpture {
    let hinds = [
        Leg {
            top: v(4.6, 30.5, -10.0),
            middle: v(4.6, 19.6, -17.2),
            fetlock: v(4.6, 8.6, -15.6),
            sole: v(4.6, FLOOR, -13.6),
            tip: 0.0,
        },
        Leg {
            top: v(-4.6, 30.5, -8.0),
            middle: v(-4.6, 20.2, -13.2),
            fetlock: v(-4.6, 8.8, -9.6),
            sole: v(-4.6, FLOOR, -7.4),
            tip: 0.0,
        },
    ];
    let fores = [
        Leg {
            top: v(-4.4, 30.0, 12.0),
            middle: v(-4.4, 19.4, 13.4),
            fetlock: v(-4.4, 8.8, 13.2),
            sole: v(-4.4, FLOOR, 15.0),
            tip: 0.0,
        },
        Leg {
            top: v(4.4, 30.5, 13.2),
            middle: v(4.5, 27.2, 23.0),
            fetlock: v(4.4, 17.2, 20.4),
            sole: v(4.4, 12.2, 17.4),
            tip: 48.0,
        },
    ];
    let body = trunk()
        .join(
            3.2,
            neck(
                &[
                    (v(0.0, 39.0, 10.5), 9.0),
                    (v(0.0, 48.0, 15.6), 7.6),
                    (v(0.0, 56.5, 17.6), 5.6),
                    (v(0.0, 62.4, 17.2), 4.0),
                    (v(0.0, 65.4, 17.6), 3.0),
                ],
                0.62,
            ),
        )
        .join(1.4, union(0.0, hinds.iter().map(hind)))
        .join(1.4, union(0.0, fores.iter().map(fore)));
    let crest = tube(&[
        (v(0.0, 47.0, 5.0), 1.2),
        (v(0.0, 55.5, 9.4), 1.8),
        (v(0.0, 63.0, 12.6), 1.8),
        (v(0.0, 67.6, 16.2), 1.4),
    ]);
    let throat = limb(v(0.0, 60.5, 19.6), v(0.0, 52.0, 20.0), 1.9, 2.8);
    let pose = Quat::from_euler(EulerRot::YXZ, 0.10, 0.86, 0.0);
    let poll = v(0.0, 66.8, 19.8);
    let skull = head().placed(poll, pose, 1.16);
    let locks = [
        v(0.0, 69.2, 16.6),
        v(0.0, 67.4, 13.6),
        v(0.0, 64.2, 11.0),
        v(0.0, 60.4, 9.0),
        v(0.0, 56.6, 7.4),
        v(0.0, 52.8, 5.6),
        v(0.0, 49.4, 3.4),
    ];
    let hair = union(0.15, [mane(&locks, 1.0, 11.0, 1.7), mane(&locks[1..6], -1.0, 5.0, 1.3)]);
    let switch = tail(&[
        (v(0.0, 44.5, -18.6), 1.5),
        (v(0.0, 46.4, -22.6), 2.3),
        (v(0.4, 40.0, -27.4), 3.0),
        (v(-0.3, 29.0, -27.4), 3.1),
        (v(0.5, 18.0, -24.0), 2.4),
        (v(0.0, 10.0, -25.6), 0.4),
    ]);
    let beast = body
        .join(1.6, crest)
        .join(2.4, throat)
        .join(0.8, skull)
        .join(0.25, forelock().placed(poll, pose, 1.16))
        .join(0.3, hair)
        .join(0.5, switch);
    let stands = ground(14.5, 20.5).join(0.6, tuft(v(2.0, FLOOR - 0.4, 3.0), 2.4));
    Sculpture {
        shape: beast.join(0.5, stands),
        low: v(-17.0, 0.0, -33.0),
        high: v(17.0, 76.0, 35.0),
        faces: vec![(v(0.0, 61.5, 27.0), 8.0)],
        ..Sculpture::default()
    }
}
