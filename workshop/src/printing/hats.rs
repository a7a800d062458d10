//! What is worn on a head, in the place of the head: its crown is at y = -31, its brow at y = -14.

use super::block::{Block, Tint};
use super::curve;

/// A royal crown: a band with stones and five flowers.
pub fn crown(b: &mut Block, tint: Tint) {
    let tips = [(-26.0, -52.0), (-13.0, -58.0), (1.0, -61.0), (15.0, -58.0), (27.0, -51.0)];
    let mut text = String::from("-22,-24* ");
    for (i, (x, y)) in tips.iter().enumerate() {
        text += &format!(
            "{},{}* {x},{y}* {},{}* ",
            x - 4.5 + (2 - i as i32) as f32 * 0.6,
            y + 14.0,
            x + 4.5 + (2 - i as i32) as f32 * 0.6,
            y + 14.0
        );
        if i < 4 {
            let next = tips[i + 1];
            text += &format!("{},{} ", (x + next.0) * 0.5 * 0.94, (y + next.1) * 0.5 + 20.0);
        }
    }
    text += "22,-24* 10,-19 -10,-19";
    let all = b.shape(&text, tint);
    b.shade(&all, 7.0, 4.4);
    b.thick("-23,-31 -10,-27 10,-27 23,-31", 2.0);
    for (x, y) in tips {
        b.dot(x, y - 1.0, 3.2);
    }
    for (x, y) in [(-13.0, -23.6), (0.0, -22.4), (13.0, -23.6)] {
        b.dot(x, y, 2.2);
    }
}

/// A small crown worn by a lady, open, with three points.
pub fn coronet(b: &mut Block, tint: Tint) {
    let all = b.shape("-17,-27* -21,-47* -11,-37 -7,-40* 1,-54* 8,-40* 12,-37 22,-47* 19,-27* 8,-23 -8,-23", tint);
    b.shade(&all, 6.0, 4.4);
    b.thick("-17,-32 -6,-29 8,-29 18,-32", 1.8);
    for (x, y) in [(-21.5, -48.0), (1.0, -55.0), (22.5, -48.0)] {
        b.dot(x, y, 3.0);
    }
}

/// A broad hat with a plume that falls behind.
pub fn plumed(b: &mut Block, hat: Tint, plume: Tint) {
    let feather = b.shape("-6,-36* -14,-54 -32,-62 -50,-54 -58,-38 -52,-24* -48,-34 -38,-42 -24,-42 -12,-34", plume);
    for k in 0..6 {
        let x = -14.0 - 7.0 * k as f32;
        b.line(&format!(
            "{x},{} {},{}",
            -46.0 + (k as f32 - 2.0).powi(2) * 0.9,
            x - 5.0,
            -56.0 + (k as f32 - 2.0).powi(2) * 1.4
        ));
    }
    b.shade(&feather, 5.0, 4.4);
    let dome = b.shape("-19,-24* -20,-38 -8,-46 8,-46 20,-37 19,-24*", hat);
    b.shade(&dome, 9.0, 4.4);
    let brim = b.shape("-34,-22* -20,-29 0,-26 20,-29 34,-22* 20,-15 0,-18 -20,-15", hat);
    b.shade(&brim, 12.0, 4.0);
    b.thick("-19,-30 0,-27 19,-30", 2.4);
}

/// A flat cap.
pub fn cap(b: &mut Block, tint: Tint) {
    let all = b.shape("-24,-20* -30,-34 -16,-46 6,-47 26,-38 25,-20* 10,-25 -10,-25", tint);
    b.shade(&all, 12.0, 4.4);
    b.thick("-25,-27 -10,-31 10,-31 26,-27", 2.0);
}

/// A turban with a jewel and an upright feather.
pub fn turban(b: &mut Block, cloth: Tint, top: Tint, feather: bool) {
    if feather {
        let plume = b.shape("2,-44* -4,-58 0,-72 12,-80* 16,-66 12,-54 8,-44*", Tint::Bare);
        b.line("6,-46 6,-62 11,-76");
        b.shade(&plume, 5.0, 4.4);
    }
    let dome = b.shape("-12,-38* -10,-52 2,-58 14,-52 16,-38*", top);
    b.shade(&dome, 8.0, 4.4);
    let roll = b.shape("-22,-14* -32,-24 -28,-40 -10,-46 14,-46 30,-38 31,-24 21,-13* 12,-21 -10,-21", cloth);
    for text in ["-28,-34 -10,-32 8,-22", "-20,-42 2,-40 20,-20", "0,-46 20,-40 28,-26", "-30,-24 -20,-24 -8,-20"] {
        b.line(text);
    }
    b.shade(&roll, 8.0, 4.6);
    b.disc(4.0, -33.0, 5.0, Tint::Red);
    b.dot(3.0, -34.0, 1.6);
}

/// A veil or hood over head and shoulders, cut before the face.
pub fn veil(b: &mut Block, tint: Tint) {
    let cloth = b.shape("0,-38 -20,-33 -29,-12 -28,12 -36,34 -30,46* 0,50 30,46* 36,34 27,12 28,-12 20,-33", tint);
    b.shade(&cloth, 12.0, 4.6);
    b.line("-22,-24 -25,0 -24,18 -30,36");
    b.line("24,-14 24,8 26,20 31,36");
}

/// The edge of a veil over the brow, cut after the face.
pub fn veil_edge(b: &mut Block, tint: Tint) {
    let edge = b
        .shape("-19,16* -22,-6 -16,-20 0,-26 16,-20 21,-6 18,16* 26,4 28,-14 18,-34 0,-40 -19,-34 -29,-14 -27,4", tint);
    b.shade(&edge, 8.0, 4.6);
}

/// A maid's coif with a frill.
pub fn coif(b: &mut Block, tint: Tint) {
    let all = b.shape("-22,4* -31,-12 -28,-32 -12,-44 8,-44 24,-32 26,-12 20,-6* 20,-18 10,-25 -6,-25 -17,-16", tint);
    b.shade(&all, 9.0, 4.4);
    for (x, y, u, v) in [
        (-19.0, -6.0, -26.0, -8.0),
        (-16.0, -18.0, -23.0, -23.0),
        (-8.0, -25.0, -12.0, -33.0),
        (2.0, -26.0, 2.0, -35.0),
        (11.0, -24.0, 14.0, -32.0),
        (18.0, -18.0, 22.0, -24.0),
    ] {
        b.thick(&format!("{x},{y} {u},{v}"), 1.6);
    }
    b.shape("-8,-44 -16,-54 -6,-52 0,-46 8,-53 16,-52 8,-44 0,-42", Tint::Red);
}

/// A wreath of leaves.
pub fn wreath(b: &mut Block, tint: Tint) {
    for k in 0..9 {
        let share = k as f32 / 8.0;
        let x = -22.0 + 44.0 * share;
        let y = -20.0 - 9.0 * (1.0 - (2.0 * share - 1.0).powi(2));
        let lean = (share - 0.5) * 12.0;
        b.form(
            &curve::knots(&format!(
                "{x},{}* {},{} {},{}* {},{}",
                y + 3.0,
                x - 5.0 + lean * 0.3,
                y - 5.0,
                x + lean,
                y - 13.0,
                x + 5.0 + lean * 0.3,
                y - 5.0
            )),
            tint,
            1.9,
        );
    }
}

/// A fool's hood with ears and bells; cut after the face.
pub fn foolscap(b: &mut Block, one: Tint, other: Tint) {
    let left = b.shape(
        "-20,14* -22,-8 -14,-22 2,-27* 0,-44* -16,-46 -30,-60 -50,-62* -46,-42 -34,-24 -30,-4 -28,12 -30,28* -22,26",
        one,
    );
    b.shade(&left, 7.0, 4.6);
    let right = b
        .shape("2,-27* 14,-22 19,-8 17,14* 20,26 30,28* 27,8 28,-10 36,-28 50,-44 56,-64* 36,-62 18,-48 0,-44*", other);
    b.shade(&right, 9.0, 4.6);
    let comb = b.shape("-8,-44* -10,-60 2,-70* 12,-58 8,-44*", one);
    b.shade(&comb, 5.0, 4.6);
    for (x, y) in [(-52.0, -64.0), (58.0, -66.0), (2.0, -73.0)] {
        b.disc(x, y, 5.2, Tint::Ochre);
        b.thick(&format!("{},{} {},{}", x - 3.0, y + 1.0, x + 3.0, y + 1.0), 1.6);
    }
}

/// A helmet with an open face and a crest; cut after the face.
pub fn helmet(b: &mut Block, steel: Tint, crest: Tint) {
    let plume = b.shape("2,-38* -6,-56 -26,-62 -44,-48 -50,-24 -44,-8* -36,-22 -24,-34 -10,-36", crest);
    for k in 0..5 {
        let x = -8.0 - 8.0 * k as f32;
        let y = -54.0 + (k as f32 - 1.0).powi(2) * 2.4;
        b.line(&format!("{},{} {x},{y}", x + 3.0, y + 12.0));
    }
    b.shade(&plume, 5.0, 4.6);
    let bowl = b.shape(
        "-20,16* -21,0 -18,-13* 0,-20 18,-14* 22,-20 18,-34 4,-43 -12,-40 -25,-26 -28,-4 -27,16 -30,26* -22,26",
        steel,
    );
    b.shade(&bowl, 10.0, 4.4);
    b.line("-25,-20 -8,-28 10,-28 20,-24");
    b.dot(-20.0, -8.0, 2.0);
}
