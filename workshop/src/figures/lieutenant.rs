//! The Lieutenant: armed with helm, crest and cuirass, on horseback (cap. IV), the commander's baton on his thigh
//! raised to point the way.

use super::Sculpture;
use super::armour::{crest, cuirass, helm, lappets, pauldron};
use super::head::{Look, face, neck};
use super::horse::{self, Leg};
use super::parts::{FLOOR, arm, fist, fold, ground, rod, tuft};
use crate::sculpt::forms::{cloth, half_space, limb, sphere, tube, v};
use crate::sculpt::shape::{Shape, union};
use glam::{EulerRot, Quat, Vec3};
use tavoliere::figure::Zone;

/// His horse, harnessed.
fn charger() -> Shape {
    let hinds = [
        Leg {
            top: v(4.6, 30.5, -9.6),
            middle: v(4.6, 19.6, -16.4),
            fetlock: v(4.6, 8.6, -14.8),
            sole: v(4.6, FLOOR, -12.8),
            tip: 0.0,
        },
        Leg {
            top: v(-4.6, 30.5, -8.0),
            middle: v(-4.6, 20.0, -13.6),
            fetlock: v(-4.6, 8.8, -10.6),
            sole: v(-4.6, FLOOR, -8.4),
            tip: 0.0,
        },
    ];
    let fores = [
        Leg {
            top: v(4.4, 30.0, 11.6),
            middle: v(4.4, 19.4, 12.8),
            fetlock: v(4.4, 8.8, 12.6),
            sole: v(4.4, FLOOR, 14.2),
            tip: 0.0,
        },
        Leg {
            top: v(-4.4, 30.5, 13.2),
            middle: v(-4.5, 26.6, 22.4),
            fetlock: v(-4.4, 16.8, 19.6),
            sole: v(-4.4, 11.9, 16.6),
            tip: 48.0,
        },
    ];
    let barrel = horse::trunk();
    let arched = horse::neck(
        &[
            (v(0.0, 39.0, 10.5), 8.8),
            (v(0.0, 47.4, 15.4), 7.2),
            (v(0.0, 54.6, 17.8), 5.2),
            (v(0.0, 60.0, 18.0), 3.9),
            (v(0.0, 62.2, 18.6), 3.0),
        ],
        0.62,
    );
    let body = barrel
        .join(3.2, arched)
        .join(1.4, union(0.0, hinds.iter().map(horse::hind)))
        .join(1.4, union(0.0, fores.iter().map(horse::fore)));
    let ridge = tube(&[
        (v(0.0, 47.0, 6.0), 1.2),
        (v(0.0, 54.0, 10.4), 1.7),
        (v(0.0, 60.4, 13.8), 1.7),
        (v(0.0, 64.4, 17.4), 1.4),
    ]);
    let throat = limb(v(0.0, 57.6, 20.4), v(0.0, 50.5, 20.0), 1.8, 2.7);
    let (poll, pose) = (v(0.0, 63.4, 20.6), Quat::from_euler(EulerRot::YXZ, -0.12, 0.92, 0.0));
    let roots = [
        v(0.0, 65.8, 17.4),
        v(0.0, 64.0, 14.6),
        v(0.0, 61.0, 12.2),
        v(0.0, 57.4, 10.2),
        v(0.0, 53.8, 8.4),
        v(0.0, 50.4, 6.4),
    ];
    let switch = horse::tail(&[
        (v(0.0, 44.5, -18.4), 1.5),
        (v(0.0, 45.4, -22.0), 2.2),
        (v(0.3, 38.0, -26.2), 2.9),
        (v(-0.3, 27.0, -26.0), 3.0),
        (v(0.5, 16.0, -23.0), 2.2),
        (v(0.0, 9.0, -24.4), 0.4),
    ]);
    let skin = body.join(1.5, ridge).join(2.2, throat).join(0.8, horse::head().placed(poll, pose, 1.06));
    let hair = union(
        0.2,
        [
            horse::mane(&roots, -1.0, 9.5, 1.7),
            horse::mane(&roots[1..5], 1.0, 7.0, 1.5),
            horse::forelock().placed(poll, pose, 1.06),
        ],
    );
    let breast = horse::girth(&body, v(0.0, 1.0, -0.12), 37.6, 0.85, half_space(v(0.0, 0.0, -1.0), -7.0));
    let breech = horse::girth(&body, v(0.0, 1.0, 0.06), 38.6, 0.75, half_space(v(0.0, 0.0, 1.0), -9.0));
    let rein = tube(&[
        (v(-2.4, 50.6, 29.0), 0.42),
        (v(-4.6, 51.0, 22.0), 0.42),
        (v(-3.0, 54.2, 13.0), 0.42),
        (v(1.2, 55.0, 7.2), 0.42),
    ]);
    let other = tube(&[
        (v(1.8, 50.6, 29.4), 0.42),
        (v(5.2, 51.0, 22.4), 0.42),
        (v(5.0, 54.2, 13.6), 0.42),
        (v(2.6, 55.0, 7.6), 0.42),
    ]);
    let saddle = union(
        1.0,
        [
            tube(&[(v(0.0, 46.6, 4.6), 3.4), (v(0.0, 45.4, -1.0), 4.6), (v(0.0, 46.2, -7.0), 4.4)]),
            tube(&[(v(-3.0, 47.4, 4.4), 1.2), (v(0.0, 50.4, 4.8), 1.5), (v(3.0, 47.4, 4.4), 1.2)]),
            tube(&[(v(-4.6, 48.0, -7.4), 1.2), (v(0.0, 50.2, -8.4), 1.5), (v(4.6, 48.0, -7.4), 1.2)]),
        ],
    );
    let tack = union(
        0.1,
        [breast, breech, rein.zoned(Zone::Gilt), other.zoned(Zone::Gilt), horse::bridle().placed(poll, pose, 1.06)],
    );
    skin.join(0.5, switch)
        .join(0.3, hair)
        .join(0.2, horse::saddle_cloth(&barrel, 6.0, -13.0, 31.0))
        .join(0.3, saddle)
        .join(0.12, tack)
        .join(0.1, horse::bosses(&[v(0.0, 38.6, 19.6), v(-6.6, 38.0, 16.0), v(6.6, 38.0, 16.0)]))
}

fn rider() -> Shape {
    let seat = v(0.0, 51.6, -1.6);
    let trunk = cuirass().placed(seat, Quat::from_rotation_y(-0.10), 1.0);
    let skirt = lappets(5.6, 4.9, 7.2, 0.42).placed(seat, Quat::IDENTITY, 1.0);
    let side = |side: f32| {
        let (hip, knee, ankle) = (v(side * 3.4, 49.4, -1.0), v(side * 9.4, 42.2, 6.2), v(side * 9.2, 31.2, 2.4));
        let thigh = tube(&[(hip, 3.6), (hip.lerp(knee, 0.5), 3.3), (knee, 2.5)]);
        let shin = tube(&[(knee, 2.3), (knee.lerp(ankle, 0.3) + v(side * 0.4, 0.0, -0.5), 2.3), (ankle, 1.45)]);
        let cop = sphere(knee + v(side * 0.4, 0.2, 1.0), 1.7).zoned(Zone::Gilt);
        let cuff = Shape::form(move |p| (p - knee.lerp(ankle, 0.16)).dot((ankle - knee).normalize()).abs() - 0.7)
            .common(0.2, shin.grown(0.45))
            .zoned(Zone::Gilt);
        let boot = tube(&[
            (ankle + v(0.0, -1.4, -1.2), 1.3),
            (ankle + v(0.1 * side, -1.8, 1.4), 1.35),
            (ankle + v(side * 0.5, -2.0, 3.8), 1.15),
            (ankle + v(side * 0.8, -1.9, 5.2), 0.7),
        ]);
        let iron = union(
            0.1,
            [
                tube(&[
                    (ankle + v(-1.9, -3.2, 2.8), 0.4),
                    (ankle + v(-1.7, -0.4, 2.8), 0.35),
                    (ankle + v(0.0, 1.6, 2.8), 0.35),
                    (ankle + v(1.9, -0.4, 2.8), 0.35),
                    (ankle + v(2.1, -3.2, 2.8), 0.4),
                ]),
                limb(ankle + v(-2.0, -3.4, 2.8), ankle + v(2.2, -3.4, 2.8), 0.5, 0.5),
                limb(ankle + v(0.0, 1.6, 2.8), v(side * 8.4, 43.0, 3.4), 0.35, 0.35),
            ],
        )
        .zoned(Zone::Gilt);
        union(0.6, [thigh, shin])
            .join(0.4, limb(ankle, ankle + v(0.0, -1.5, 0.6), 1.4, 1.4))
            .join(0.3, boot)
            .join(0.12, union(0.1, [cop, cuff, iron]))
    };
    // His right arm (-x) points the way with the baton, the left holds the reins.
    let right_hand = v(-14.6, 66.2, 8.2);
    let right = arm(v(-7.0, 63.2, -1.6), v(-12.2, 60.4, 1.4), right_hand, 1.0)
        .join(0.2, fist(right_hand + v(-0.3, 0.9, 0.6), v(-0.42, 0.82, 0.5), v(-1.0, -0.2, 0.0), 1.0));
    let way = v(-0.42, 0.82, 0.5).normalize();
    let grip = right_hand + v(-0.3, 0.9, 0.6);
    let baton = union(
        0.1,
        [
            rod(grip - way * 4.0, grip + way * 13.0, 0.85),
            sphere(grip + way * 13.2, 1.25),
            sphere(grip - way * 4.2, 1.2),
        ],
    )
    .zoned(Zone::Gilt);
    let left_hand = v(2.0, 54.4, 6.2);
    let left = arm(v(7.0, 63.2, -1.4), v(9.6, 55.8, 0.2), left_hand + v(1.6, 0.2, -0.6), 1.0)
        .join(0.2, fist(left_hand, v(0.3, 0.5, 1.0), v(1.0, 0.4, 0.0), 1.0));
    let plates = [(-1.0, v(-6.8, 63.4, -1.6), 0.35), (1.0, v(6.8, 63.4, -1.6), 0.1)].map(|(side, at, lift)| {
        let piece = pauldron();
        let piece = if side < 0.0 { piece.flipped() } else { piece };
        piece.placed(at, Quat::from_rotation_z(-side * lift), 1.0)
    });
    // The cloak, caught at the shoulders, borne out over the croup.
    let cloak = cloth(48, 18, |u, w| {
        let across = (u - 0.5) * 2.0;
        let wide = 6.6 + 5.6 * w.powf(0.7);
        let back = -4.6 - 15.5 * w.powf(0.85) - 1.2 * (3.1 * w).sin();
        let y = 65.2 - 15.6 * w.powf(1.15) - across * across * (1.2 + 6.0 * w);
        let wave = fold(across * 2.4 + 0.35 * (3.0 * w).sin(), 6.0) * (0.3 + 3.2 * w);
        (v(across * wide, y + wave * 0.75, back + wave * 0.6 + across * across * (1.8 + 3.0 * w)), 0.62 - 0.12 * w)
    })
    .zoned(Zone::Trim);
    let knots = union(0.2, [-1.0, 1.0].map(|side| sphere(v(side * 5.4, 64.8, 1.0), 1.35))).zoned(Zone::Gilt);
    let turn = Quat::from_rotation_y(-0.28);
    let (at, size) = (v(0.0, 71.6, -1.2), 4.5);
    let head = face(Look { stern: 0.7 })
        .join(0.1, neck(1.6, 1.1))
        .join(0.05, helm())
        .join(0.05, crest(0.62, 0.9))
        .placed(at, turn, size);
    let legs = union(0.2, [side(1.0), side(-1.0)]);
    union(0.25, [trunk, legs])
        .join(0.15, skirt)
        .join(0.35, union(0.2, [right, left]))
        .join(0.2, union(0.1, plates))
        .join(0.3, cloak)
        .join(0.1, knots)
        .join(0.1, baton)
        .join(0.15, head)
}

pub fn lieutenant() -> Sculpture {
    let stands = ground(14.0, 20.5).join(0.6, tuft(v(-2.5, FLOOR - 0.4, 3.5), 2.2));
    Sculpture {
        shape: charger().join(0.25, rider()).join(0.5, stands),
        low: Vec3::new(-24.0, 0.0, -33.0),
        high: Vec3::new(19.0, 88.0, 36.0),
        faces: vec![(v(-1.0, 71.4, 2.4), 4.0), (v(-1.6, 58.0, 28.0), 7.0)],
        levels: [22_000, 8_000, 4_000],
        ..Sculpture::default()
    }
}
