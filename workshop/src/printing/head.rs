//! Heads: 60 high without hair, about the middle of the face, looking to the right (or straight ahead).

use super::block::{Block, Tint};
use super::curve::{self, Knot};
use glam::{Vec2, vec2};

/// What grows on a head.
#[derive(Clone, Copy, PartialEq)]
pub enum Hair {
    /// None.
    Bald,
    /// To the nape, curled up at the ends.
    Bob(Tint),
    /// In waves upon the shoulders.
    Long(Tint),
    /// A woman's, parted and bound up behind.
    Bound(Tint),
    /// Short curls.
    Curls(Tint),
}

/// What grows on a chin.
#[derive(Clone, Copy, PartialEq)]
pub enum Beard {
    /// Nothing.
    None,
    /// A moustache.
    Moustache,
    /// A short pointed beard and a moustache.
    Pointed(Tint),
    /// A full beard upon the breast.
    Full(Tint),
}

/// A face.
#[derive(Clone, Copy)]
pub struct Face {
    /// 0 straight ahead, 1 three quarters to the right.
    pub turn: f32,
    /// Where the eyes look: -1 left, 1 right.
    pub gaze: f32,
    /// Brows: above 0 they frown, below 0 they wonder.
    pub frown: f32,
    /// Corners of the mouth: above 0 up.
    pub smile: f32,
    /// Colour of the skin.
    pub skin: Tint,
    /// Wrinkles.
    pub old: bool,
    /// Hair.
    pub hair: Hair,
    /// Beard.
    pub beard: Beard,
}

/// A calm young face, three quarters to the right.
pub const CALM: Face = Face {
    turn: 1.0,
    gaze: 0.4,
    frown: 0.0,
    smile: 0.2,
    skin: Tint::Bare,
    old: false,
    hair: Hair::Bob(Tint::Ochre),
    beard: Beard::None,
};

const FRONT: [(f32, f32); 13] = [
    (-20.0, -12.0),
    (-20.5, 0.0),
    (-19.0, 10.0),
    (-14.5, 21.0),
    (-7.0, 28.5),
    (0.0, 30.0),
    (7.0, 28.5),
    (14.5, 21.0),
    (19.0, 10.0),
    (20.5, 0.0),
    (20.0, -12.0),
    (12.0, -27.0),
    (-12.0, -27.0),
];
const ASIDE: [(f32, f32); 13] = [
    (-20.0, -12.0),
    (-20.0, 0.0),
    (-18.0, 11.0),
    (-12.0, 21.0),
    (-2.0, 28.5),
    (6.0, 31.0),
    (12.0, 28.0),
    (14.5, 20.0),
    (18.0, 9.0),
    (17.0, -1.0),
    (18.5, -11.0),
    (13.0, -26.0),
    (-12.0, -27.0),
];

fn blend(turn: f32) -> Vec<Knot> {
    curve::round(FRONT.iter().zip(ASIDE).map(|(f, a)| vec2(f.0, f.1).lerp(vec2(a.0, a.1), turn)))
}

/// The part of the hair that hangs behind the head and the neck: cut before the body.
pub fn behind(b: &mut Block, hair: Hair) {
    match hair {
        Hair::Long(tint) => {
            let mass = b.shape(
                "-10,-32 -24,-22 -29,-2 -27,16 -34,30 -29,44 -33,58 -20,54 -8,58 8,58 20,54 33,58 29,44 34,30 27,16 29,-2 24,-22 10,-32",
                tint,
            );
            b.shade(&mass, 16.0, 5.0);
            for side in [-1.0f32, 1.0] {
                for k in 0..3 {
                    let x = side * (21.0 + 4.0 * k as f32);
                    let line =
                        [vec2(x * 0.92, 4.0), vec2(x, 18.0), vec2(x * 1.12, 30.0), vec2(x * 0.98, 44.0), vec2(x, 54.0)];
                    b.run(&curve::round(line.map(|p| p * vec2(1.0, 1.0))), 1.7, 0.2, 0.1);
                }
            }
        }
        Hair::Bob(tint) => {
            let mass = b.shape(
                "-8,-32 -22,-24 -28,-6 -27,12 -33,24 -24,31 -10,28 10,28 22,31 31,24 25,12 26,-6 21,-24 8,-32",
                tint,
            );
            b.shade(&mass, 10.0, 5.0);
        }
        Hair::Bound(tint) => {
            let bun = b.shape("-14,-16 -26,-22 -34,-14 -32,-2 -22,2 -14,-2", tint);
            b.line("-30,-14 -24,-12 -20,-4");
            b.line("-26,-19 -20,-15 -17,-8");
            b.shade(&bun, 6.0, 4.0);
        }
        Hair::Curls(_) | Hair::Bald => {}
    }
}

/// The face, and the hair before it.
pub fn head(b: &mut Block, face: &Face) {
    let t = face.turn;
    let skull = b.form(&blend(t), face.skin, super::block::OUTLINE);
    b.shade(&skull, 7.0, 4.6);
    if t > 0.4 && face.hair == Hair::Bald {
        ear(b, face.skin);
    }
    features(b, face);
    chin(b, face);
    fringe(b, face);
}

fn ear(b: &mut Block, skin: Tint) {
    b.shape("-19,-6 -25,-9 -27,-2 -24,6 -19,9", skin);
    b.line("-22,-4 -24,-1 -21,3");
}

fn features(b: &mut Block, face: &Face) {
    let t = face.turn;
    let c = 5.0 * t;
    if face.skin != Tint::Grey {
        b.dab(&format!("{},4 {},8 {},13 {},9", c - 12.0, c - 16.0, c - 11.0, c - 7.0), Tint::Blush);
        b.dab(&format!("{},5 {},8 {},13 {},9", c + 10.0 - t, c + 7.0, c + 9.0, c + 13.0 - 2.0 * t), Tint::Blush);
    }
    // Eyes.
    for (x, half) in [(c - 9.0, 5.6), (c + 9.0 - 1.5 * t, 5.6 - 1.2 * t)] {
        b.field(
            &format!(
                "{},-1* {},-5.4 {},-5 {},-0.6* {},2.4 {},2.2",
                x - half,
                x - half * 0.3,
                x + half * 0.4,
                x + half,
                x + half * 0.4,
                x - half * 0.4
            ),
            Tint::Bare,
        );
        b.run(
            &curve::knots(&format!(
                "{},-0.4 {},-5 {},-4.8 {},0.2",
                x - half - 0.8,
                x - half * 0.3,
                x + half * 0.4,
                x + half + 0.8
            )),
            2.7,
            0.4,
            0.5,
        );
        b.thick(&format!("{},2.2 {},3 {},1.8", x - half * 0.7, x, x + half * 0.8), 1.0);
        b.dot(x + face.gaze * half * 0.36, -1.6, 2.7);
        // Brow.
        let inner = if x < c { 1.0 } else { -1.0 };
        let (a, m, e) = (x - inner * half * 1.25, x, x + inner * half * 1.15);
        b.run(
            &curve::knots(&format!(
                "{a},{} {m},{} {e},{}",
                -8.6 - face.frown * 2.6,
                -12.2 + face.frown * 0.6,
                -10.4 + face.frown * 3.6
            )),
            2.6,
            0.35,
            0.7,
        );
    }
    // Nose.
    b.run(
        &curve::knots(&format!(
            "{},-8 {},-2 {},5 {},9.4* {},12 {},10.6",
            c + 4.0 - t,
            c + 2.6 + t,
            c + 3.8 + 2.4 * t,
            c + 5.4 + 3.0 * t,
            c + 1.0 + 2.0 * t,
            c - 3.0 + 2.0 * t
        )),
        2.0,
        0.3,
        0.3,
    );
    // Mouth.
    let s = face.smile;
    let m = c + 1.0 * t;
    b.dab(
        &format!(
            "{},17.4 {},15.8 {},16.4 {},15.8 {},17.4 {},21 {},21",
            m - 6.0,
            m - 2.0,
            m,
            m + 2.0,
            m + 6.0,
            m + 2.5,
            m - 2.5
        ),
        Tint::Red,
    );
    b.run(
        &curve::knots(&format!(
            "{},{} {},17 {},18.2 {},17 {},{}",
            m - 7.5,
            18.4 - s * 2.6,
            m - 3.0,
            m,
            m + 3.2,
            m + 7.0,
            18.4 - s * 2.6
        )),
        2.3,
        0.3,
        0.3,
    );
    b.thick(&format!("{},21.6 {},22.6 {},21.6", m - 3.4, m, m + 3.4), 1.5);
    if face.old {
        b.thick(&format!("{},8 {},13 {},18", c - 8.0, c - 11.0, c - 11.0), 1.4);
        b.thick(&format!("{},-17 {},-18.6 {},-17", c - 10.0, c, c + 9.0), 1.4);
        b.thick(&format!("{},-21 {},-22.4 {},-21", c - 8.0, c, c + 8.0), 1.2);
        b.thick(&format!("{},4 {},6.4 {},6", c - 13.0, c - 10.0, c - 6.0), 1.3);
    }
}

fn chin(b: &mut Block, face: &Face) {
    let c = 5.0 * face.turn;
    let m = c + face.turn;
    match face.beard {
        Beard::None => {
            if face.smile >= 0.0 {
                b.thick(&format!("{},26 {},27 {},26", m - 3.0, m, m + 3.0), 1.2);
            }
        }
        Beard::Moustache => whiskers(b, m, None),
        Beard::Pointed(tint) => {
            let beard = b.shape(
                &format!("{},21* {},22 {},21* {},30 {},42* {},31", m - 9.0, m, m + 8.0, m + 7.0, m + 1.0, m - 8.0),
                tint,
            );
            b.shade(&beard, 6.0, 4.0);
            b.line(&format!("{},26 {},38", m - 2.0, m));
            whiskers(b, m, Some(tint));
        }
        Beard::Full(tint) => {
            let beard = b.shape(
                &format!(
                    "-19,4* -15,12 {},14* {},23 {},22 {},22 {},13* 16,12 18,5* 20,18 18,30 20,40 12,47 {},56 -4,50 -14,44 -20,34 -18,24",
                    m - 10.0, m - 7.0, m, m + 7.0, m + 9.0, m
                ),
                tint,
            );
            b.shade(&beard, 9.0, 4.6);
            for (x, bend) in [(-13.0, -3.0), (-7.0, 2.0), (-1.0, -2.0), (5.0, 2.0), (11.0, -2.0)] {
                b.line(&format!(
                    "{},{} {},36 {},{}",
                    m * 0.6 + x,
                    27.0 - x.abs() * 0.5,
                    m * 0.6 + x * 0.9 + bend,
                    m * 0.6 + x * 0.72,
                    48.0 - x.abs() * 0.5
                ));
            }
            whiskers(b, m, Some(tint));
            b.thick(&format!("{},20.4 {},21.8 {},20.4", m - 4.0, m, m + 4.0), 2.0);
        }
    }
}

fn whiskers(b: &mut Block, m: f32, tint: Option<Tint>) {
    for side in [-1.0f32, 1.0] {
        let text = format!(
            "{},13* {},15 {},18.5 {},16* {},22.5 {},18.5",
            m,
            m + side * 6.0,
            m + side * 10.0,
            m + side * 15.0,
            m + side * 9.0,
            m + side * 3.0
        );
        match tint {
            Some(tint) => b.form(&curve::knots(&text), tint, 1.7),
            None => b.field(&text, Tint::Black),
        };
    }
}

/// A run of small curls along places.
fn curls(b: &mut Block, places: &[(f32, f32)], radius: f32, tint: Tint) {
    for &(x, y) in places {
        let r = radius;
        b.form(&curve::round((0..7).map(|k| vec2(x, y) + Vec2::from_angle(k as f32 * 0.9) * r)), tint, 1.9);
        b.thick(&format!("{},{} {},{} {},{}", x - r * 0.4, y + r * 0.3, x, y - r * 0.5, x + r * 0.4, y + r * 0.2), 1.3);
    }
}

fn fringe(b: &mut Block, face: &Face) {
    let t = face.turn;
    let c = 5.0 * t;
    match face.hair {
        Hair::Bald => {}
        Hair::Bob(tint) | Hair::Long(tint) => {
            // Two falls from a parting, before the ears.
            let p = c + 1.0;
            let left = b.shape(
                &format!(
                    "{p},-31* {},-23 {},-12 -17,-1 -19,12* -24,20 -28,12 -28,-6 -24,-22 -12,-32",
                    p - 5.0,
                    p - 13.0
                ),
                tint,
            );
            b.line(&format!("{},-29 {},-20 -21,-6 -23,12", p - 5.0, p - 14.0));
            b.line(&format!("{},-30 -19,-20 -25,-4 -25,10", p - 9.0));
            b.shade(&left, 4.0, 5.0);
            let far = 20.0 - 2.0 * t;
            let right = b.shape(
                &format!(
                    "{p},-31* {},-22 {},-12 {far},-2 {},10* {},17 26,10 25,-6 21,-23 12,-32",
                    p + 4.0,
                    far - 4.0,
                    far - 0.5,
                    far + 2.0
                ),
                tint,
            );
            b.line(&format!("{},-29 {},-18 {},-4 {},10", p + 5.0, far - 1.0, far + 2.4, far + 2.4));
            b.shade(&right, 5.0, 4.4);
        }
        Hair::Bound(tint) => {
            let p = c + 2.0;
            let left = b.shape(
                &format!("{p},-30* {},-23 {},-13 -15,-6 -18,4* -23,2 -25,-8 -23,-22 -12,-32", p - 5.0, p - 13.0),
                tint,
            );
            b.line(&format!("{},-28 {},-20 -21,-6", p - 5.0, p - 14.0));
            b.line(&format!("{},-30 -17,-22 -22,-10", p - 10.0));
            b.shade(&left, 4.0, 5.0);
            let far = 20.0 - 2.0 * t;
            b.shape(&format!("{p},-30* {},-22 {},-13 {far},-4* 24,-6 21,-22 12,-32", p + 4.0, far - 4.0), tint);
            b.line(&format!("{},-28 {},-18 {},-8", p + 4.0, far - 2.0, far + 2.0));
        }
        Hair::Curls(tint) => {
            b.shape("-20,-2* -18,-14 -8,-20 6,-21 16,-17 18.5,-8* 22,-18 16,-31 -2,-35 -18,-30 -25,-16", tint);
            curls(
                b,
                &[
                    (-21.0, 0.0),
                    (-22.0, -9.0),
                    (-19.0, -18.0),
                    (-11.0, -24.0),
                    (-2.0, -26.0),
                    (7.0, -26.0),
                    (15.0, -21.0),
                    (-13.0, -32.0),
                    (-3.0, -34.0),
                    (8.0, -32.0),
                ],
                5.6,
                tint,
            );
        }
    }
}

/// A small head seen from the side, looking to the right, for coins and the moon.
pub fn profile(b: &mut Block, skin: Tint) {
    let face = b.shape(
        "-4,-31 8,-28 14,-18 13,-9* 17,-2 21,5* 20,8 15,9* 16,13 14,15* 15,18 12,20* 14,25 9,30 0,27 -7,20 -12,24 -14,40* -24,38 -26,10 -26,-12 -18,-26",
        skin,
    );
    b.shade(&face, 6.0, 4.6);
    b.line("13,16 8,17");
    b.line("15,9 11,9 10,6");
    b.thick("5,-10 10,-12 14,-10", 2.4);
    b.thick("6,-4 10,-6 13,-3", 2.2);
    b.dot(10.4, -3.2, 2.0);
    b.line("-6,20 -2,12 -4,4");
}
