//! The men of Échecs, turned in the manner of the Café de la Régence: slim stems on stepped feet, thin collars, plain
//! heads; the Cavalier is a carver's work. Rings may have a second colour, the lowest parts a man from his square.

use super::Sculpture;
use super::horse::{forelock, head, mane, neck};
use crate::sculpt::forms::{block, ellipsoid, half_space, lathe, limb, sphere, tube, v};
use crate::sculpt::shape::{Shape, union};
use crate::sculpt::turning::{Cut, around, layer, ring_of, turned};
use glam::{EulerRot, Quat, Vec3};
use tavoliere::figure::Zone;

/// The height of the lowest ring, which is ground.
const PLINTH: f32 = 3.5;

/// The stepped foot: a plinth, a hollow, a dome, a bead, `tall` in all; the stem begins at 0.42 of its radius.
fn foot(radius: f32, tall: f32) -> Vec<Cut> {
    vec![
        (radius, PLINTH - 0.2, 0.22),
        (radius - 1.6, PLINTH, 0.0),
        (radius * 0.82, PLINTH + 1.7, -0.12),
        (radius * 0.56, tall - 3.0, 0.20),
        (radius * 0.50, tall - 2.2, -0.2),
        (radius * 0.54, tall - 2.0, 0.0),
        (radius * 0.54, tall, 0.5),
        (radius * 0.42, tall + 0.1, 0.0),
    ]
}

/// A collar about a stem at `low`: a bead, a thin disc as broad as `broad`, a second bead and a neck: 12 high at `size` 1.
fn collar(stem: f32, broad: f32, low: f32, size: f32) -> Vec<Cut> {
    let up = |height: f32| low + height * size;
    vec![
        (stem + 1.5 * size, up(0.1), 0.0),
        (stem + 1.5 * size, up(1.9), 0.5),
        (stem + 0.3, up(2.1), 0.0),
        (broad, up(4.4), -0.12),
        (broad, up(6.0), 0.45),
        (stem + 2.2 * size, up(7.6), 0.10),
        (stem + 2.0 * size, up(8.2), 0.0),
        (stem + 3.4 * size, up(8.4), 0.0),
        (stem + 3.4 * size, up(10.4), 0.5),
        (stem + 1.6 * size, up(10.6), 0.0),
        (stem + 0.9 * size, up(12.0), -0.25),
    ]
}

/// A man of these cuts. The plinth is ground, the beads of foot and collar (a height, how thick) are trimmings.
fn man(radius: f32, cuts: &[Vec<Cut>], beads: &[(f32, f32)]) -> Shape {
    let whole = turned(radius, &cuts.concat());
    let trim = union(0.0, beads.iter().map(|&(low, thick)| layer(low, low + thick)));
    whole.painted(Zone::Trim, trim).painted(Zone::Ground, half_space(Vec3::Y, PLINTH + 0.1))
}

/// Where the beads of a foot so tall and of a collar at `low` lie.
fn beads(tall: f32, low: f32, size: f32) -> [(f32, f32); 3] {
    [(tall - 2.0, 2.0), (low, 2.0 * size), (low + 8.3 * size, 2.2 * size)]
}

fn sculpture(shape: Shape, radius: f32, height: f32, detail: (Vec3, f32), levels: [usize; 3]) -> Sculpture {
    let wide = radius + 0.6;
    Sculpture {
        shape,
        low: v(-wide, 0.0, -wide),
        high: v(wide, height + 0.6, wide),
        faces: vec![detail],
        voxel: 0.27,
        fine: 0.2,
        levels,
    }
}

/// The tallest: a fluted crown that flares to a ring of pearls, a closed cap under four arches, a lily.
pub fn king() -> Sculpture {
    let crown: Vec<Cut> = vec![
        (9.6, 59.0, 0.28),
        (13.6, 70.0, -0.08),
        (14.4, 70.2, 0.0),
        (14.4, 73.0, 0.25),
        (12.6, 73.3, 0.0),
        (11.9, 73.8, -0.2),
        (2.6, 78.6, 0.26),
        (2.0, 79.2, -0.2),
        (3.0, 79.3, 0.0),
        (3.0, 80.7, 0.5),
        (0.0, 80.8, 0.0),
    ];
    let stem = vec![(5.2, 42.0, -0.10)];
    let body = man(22.2, &[foot(22.2, 15.5), stem, collar(5.2, 12.4, 42.0, 1.0), crown], &beads(15.5, 42.0, 1.0));
    let flutes = around(16, 0.5, |_| {
        tube(&[
            (v(0.0, 58.4, 9.9), 0.5),
            (v(0.0, 61.5, 10.3), 1.0),
            (v(0.0, 66.0, 11.9), 1.25),
            (v(0.0, 69.4, 14.2), 1.0),
        ])
    });
    let arches = around(4, 0.5, |_| {
        tube(&[
            (v(0.0, 73.2, 12.6), 1.25),
            (v(0.0, 76.9, 10.6), 1.25),
            (v(0.0, 78.8, 6.4), 1.15),
            (v(0.0, 79.2, 1.5), 1.2),
        ])
    });
    let pearls = union(0.0, ring_of(24, 0.5, 14.9, 71.6).map(|at| sphere(at, 1.35)));
    // Two lilies that cross, so that one is seen from every side.
    let lily = |turn: f32| {
        let leaf = tube(&[
            (v(0.0, 81.0, 0.0), 1.0),
            (v(2.0, 83.6, 0.0), 1.3),
            (v(4.3, 84.4, 0.0), 1.1),
            (v(5.2, 82.5, 0.0), 0.85),
        ]);
        leaf.mirrored().turned(Quat::from_rotation_y(turn))
    };
    let bud = tube(&[(v(0.0, 80.4, 0.0), 1.2), (v(0.0, 83.6, 0.0), 1.75), (v(0.0, 86.5, 0.0), 0.5)]);
    let gold = union(0.15, arches.into_iter().chain([pearls, lily(0.0), lily(std::f32::consts::FRAC_PI_2), bud]));
    let shape = body.cut(0.3, flutes).join(0.15, gold.zoned(Zone::Gilt));
    sculpture(shape, 22.2, 87.0, (v(0.0, 74.0, 0.0), 15.0), [12_000, 4_500, 2_000])
}

/// Nearly as tall: an open coronet of eight leaves about a ball.
pub fn queen() -> Sculpture {
    let coronet: Vec<Cut> = vec![
        (8.6, 51.4, 0.30),
        (10.0, 57.0, -0.06),
        (14.4, 66.6, -0.16),
        (13.4, 67.2, 0.4),
        (9.6, 58.2, 0.14),
        (5.0, 56.0, 0.1),
        (3.4, 59.8, -0.2),
        (5.4, 60.2, 0.0),
        (5.4, 61.4, 0.5),
        (3.2, 61.6, 0.0),
        (0.0, 61.6, 0.0),
    ];
    let stem = vec![(4.9, 37.0, -0.10)];
    let body = man(21.6, &[foot(21.6, 14.5), stem, collar(4.9, 11.6, 37.0, 0.95), coronet], &beads(14.5, 37.0, 0.95));
    // Between two leaves a round gap.
    let gaps = around(8, 0.5, |_| limb(v(0.0, 67.6, 8.0), v(0.0, 66.8, 18.0), 3.0, 3.5));
    let tips = union(0.0, ring_of(8, 0.0, 14.0, 67.4).map(|at| sphere(at, 1.6)));
    let girdle = union(0.0, ring_of(20, 0.0, 9.2, 52.8).map(|at| sphere(at, 1.15)));
    let ball = sphere(v(0.0, 66.8, 0.0), 5.6).join(
        0.3,
        lathe(&[(0.0, 71.0), (2.0, 71.6), (1.4, 72.6), (2.3, 73.6), (2.3, 74.6), (1.2, 75.8), (0.0, 76.1)], 0.1),
    );
    let shape = body.cut(0.5, gaps).join(0.2, union(0.1, [tips, girdle]).zoned(Zone::Gilt)).join(0.3, ball);
    sculpture(shape, 21.6, 76.2, (v(0.0, 62.0, 0.0), 15.0), [12_000, 4_500, 2_000])
}

/// The Fou: a closed bud, cleft like a fool's cap, with its bell.
pub fn bishop() -> Sculpture {
    let bud: Vec<Cut> = vec![(8.2, 49.0, 0.118), (1.9, 60.2, 0.131), (1.5, 60.8, -0.2), (0.0, 60.8, 0.0)];
    let stem = vec![(4.3, 32.0, -0.10)];
    let body = man(20.4, &[foot(20.4, 13.4), stem, collar(4.3, 10.2, 32.0, 0.88), bud], &beads(13.4, 32.0, 0.88));
    let cleft = block(Vec3::ZERO, v(14.0, 7.4, 0.85), 0.1).placed(v(0.0, 57.2, 6.6), Quat::from_rotation_x(0.62), 1.0);
    let bell = sphere(v(0.0, 62.0, 0.0), 2.15);
    let shape = body.cut(0.25, [cleft]).join(0.2, bell.zoned(Zone::Gilt));
    sculpture(shape, 20.4, 64.2, (v(0.0, 53.0, 0.0), 10.0), [8_000, 3_200, 1_400])
}

/// The Tour: a tower of hewn stone, six merlons round a platform.
pub fn rook() -> Sculpture {
    let tower: Vec<Cut> = vec![
        (12.0, 35.6, 0.0),
        (11.4, 41.6, 0.0),
        (14.2, 44.6, -0.2),
        (14.2, 51.0, 0.0),
        (10.6, 51.0, 0.0),
        (10.2, 45.4, 0.0),
        (0.0, 46.0, 0.0),
    ];
    let stem = vec![
        (8.6, 29.0, -0.08),
        (10.2, 29.1, 0.0),
        (10.2, 31.0, 0.5),
        (9.0, 31.2, 0.0),
        (14.0, 33.2, -0.12),
        (14.0, 34.8, 0.45),
    ];
    let body = man(21.6, &[foot(21.6, 14.0), stem, tower], &[(12.0, 2.0), (29.0, 2.1)]);
    let gaps = around(6, 0.5, |_| block(v(0.0, 51.6, 13.0), v(2.7, 3.9, 5.0), 0.2));
    let course = |height: f32| half_space(Vec3::Y, height);
    let joints =
        |row: f32, from: f32| around(10, from, move |_| limb(v(0.0, row, 11.8), v(0.0, row + 2.6, 11.5), 0.5, 0.5));
    let slits = around(6, 0.0, |_| limb(v(0.0, 46.4, 15.0), v(0.0, 48.6, 15.0), 0.95, 0.95));
    let shape = body
        .groove(0.42, 0.1, course(38.6))
        .groove(0.42, 0.1, course(41.6))
        .cut(0.1, joints(35.8, 0.0).into_iter().chain(joints(38.8, 0.5)))
        .cut(0.2, gaps)
        .cut(0.2, slits);
    sculpture(shape, 21.6, 51.0, (v(0.0, 44.0, 0.0), 14.0), [10_000, 3_600, 1_600])
}

/// A ball on a collar.
pub fn pawn() -> Sculpture {
    let neck: Vec<Cut> = vec![(4.2, 30.6, 0.0), (0.0, 30.6, 0.0)];
    let stem = vec![(3.9, 21.5, -0.11)];
    let body = man(18.0, &[foot(18.0, 11.4), stem, collar(3.9, 8.8, 21.5, 0.68), neck], &beads(11.4, 21.5, 0.68));
    let ball = sphere(v(0.0, 34.6, 0.0), 8.0);
    sculpture(body.join(0.3, ball), 18.0, 42.6, (v(0.0, 34.6, 0.0), 8.0), [6_000, 2_400, 1_100])
}

/// The Cavalier: a horse's neck and head on the turned foot.
pub fn knight() -> Sculpture {
    let stand = man(
        20.4,
        &[
            foot(20.4, 12.6),
            vec![(11.4, 14.4, -0.2), (12.6, 14.5, 0.0), (12.6, 16.5, 0.5), (10.6, 16.7, 0.0), (0.0, 17.4, 0.1)],
        ],
        &[(10.6, 2.0), (14.4, 2.2)],
    );
    let rise = neck(
        &[
            (v(0.0, 14.0, 0.5), 10.6),
            (v(0.0, 22.0, 1.0), 10.2),
            (v(0.0, 30.0, -1.6), 8.4),
            (v(0.0, 38.0, -3.4), 6.8),
            (v(0.0, 45.0, -2.0), 5.4),
            (v(0.0, 49.6, 1.0), 4.2),
        ],
        0.68,
    );
    let breast = ellipsoid(v(2.9, 21.5, 7.8), v(3.2, 6.4, 3.8)).mirrored();
    let furrow = tube(&[(v(0.0, 30.0, 8.0), 0.4), (v(0.0, 24.0, 11.6), 0.9), (v(0.0, 17.0, 11.6), 0.7)]);
    // The hollow between the windpipe and the muscle of the neck.
    let hollow = tube(&[(v(4.2, 45.0, 3.2), 0.3), (v(5.6, 38.0, 3.2), 0.9), (v(6.6, 31.0, 3.4), 0.3)]).mirrored();
    let pose = Quat::from_euler(EulerRot::YXZ, 0.0, 0.70, 0.0);
    let (poll, size) = (v(0.0, 50.4, 1.4), 1.42);
    let skull = head().placed(poll, pose, size);
    let locks = [
        v(0.0, 54.2, -1.6),
        v(0.0, 51.8, -5.6),
        v(0.0, 47.4, -8.4),
        v(0.0, 42.2, -10.0),
        v(0.0, 36.8, -10.8),
        v(0.0, 31.6, -11.0),
        v(0.0, 27.0, -10.6),
    ];
    let hair = union(0.15, [mane(&locks, 1.0, 11.0, 1.9), mane(&locks[1..6], -1.0, 5.5, 1.5)]);
    let crest = tube(&[
        (v(0.0, 18.0, -8.6), 1.4),
        (v(0.0, 29.0, -9.2), 1.9),
        (v(0.0, 40.0, -8.8), 2.0),
        (v(0.0, 48.0, -6.0), 1.9),
        (v(0.0, 53.0, -1.4), 1.6),
    ]);
    let throat = limb(v(0.0, 44.2, 6.0), v(0.0, 34.0, 4.6), 2.0, 3.0);
    let shape = stand
        .join(0.8, rise.join(1.6, breast).join(2.4, throat).cut(1.4, [furrow, hollow]).join(1.6, crest))
        .join(0.8, skull)
        .join(0.25, forelock().placed(poll, pose, size))
        .join(0.3, hair);
    let detail = (v(0.0, 45.0, 8.0), 10.0);
    Sculpture { fine: 0.15, ..sculpture(shape, 20.4, 59.6, detail, [12_000, 4_500, 2_000]) }
}
