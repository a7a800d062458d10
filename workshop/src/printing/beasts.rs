//! Beasts.

use super::block::{Block, Tint, at};

/// How a horse is dressed.
#[derive(Clone, Copy)]
pub struct Horse {
    /// Coat.
    pub coat: Tint,
    /// Mane and tail.
    pub mane: Tint,
    /// Bridle, breast strap and saddle cloth.
    pub tack: Tint,
    /// Whether it rears.
    pub rearing: bool,
}

/// A horse that steps to the right, 150 long; its back is at the origin, its hooves 118 below.
pub fn horse(b: &mut Block, horse: &Horse) {
    let Horse { coat, mane, tack, rearing } = *horse;
    let hoof = |b: &mut Block, x: f32, y: f32, turn: f32| {
        b.set(at(x, y).turned(turn), |b| {
            b.shape("-6,-5* -8,6* 9,6* 6,-5* 0,-3", Tint::Black);
        });
    };
    // Tail.
    let tail = b.shape("-58,4* -74,2 -88,18 -88,46 -94,72 -84,92* -80,76 -72,86* -68,64 -66,40 -54,24*", mane);
    b.line("-62,10 -76,20 -80,48 -85,80");
    b.line("-58,14 -68,28 -72,52 -73,74");
    b.shade(&tail, 6.0, 4.8);
    // The far legs.
    let far = b.tube("-40,40 -30,62 -40,84 -34,110", &[28.0, 17.0, 9.5, 8.5], coat);
    b.shade(&far, 20.0, 4.6);
    hoof(b, -32.0, 114.0, 0.0);
    if rearing {
        let far = b.tube("46,24 76,22 86,42 78,58", &[24.0, 15.0, 9.0, 8.0], coat);
        b.shade(&far, 16.0, 4.6);
        hoof(b, 75.0, 62.0, 25.0);
    } else {
        let far = b.tube("44,34 70,44 74,66 58,80", &[24.0, 15.0, 9.0, 8.0], coat);
        b.shade(&far, 16.0, 4.6);
        hoof(b, 54.0, 82.0, 55.0);
    }
    // Body, neck and head.
    let body = b.shape(
        "56,-36 54,-22 60,-4 58,16 46,34 20,42 -10,43 -32,36 -48,44 -62,30 -66,12 -60,-4 -44,-10 -20,-4 8,-8 20,-26 30,-52 44,-72* 45,-84* 52,-74 62,-66 76,-46 90,-30 92,-22 86,-16* 80,-19 74,-17 66,-24 60,-30",
        coat,
    );
    b.shade(&body, 15.0, 4.8);
    b.line("52,-26 48,-14 50,0");
    b.line("40,8 46,20 40,32");
    b.line("-28,30 -34,18 -30,6");
    // Near legs.
    let near = b.tube("-46,14 -56,48 -50,62 -62,84 -58,110", &[40.0, 30.0, 17.0, 10.5, 9.5], coat);
    b.shade(&near, 10.0, 4.8);
    hoof(b, -56.0, 114.0, 0.0);
    if rearing {
        let near = b.tube("42,20 60,44 80,52 76,74", &[30.0, 19.0, 10.0, 9.0], coat);
        b.shade(&near, 8.0, 4.8);
        hoof(b, 74.0, 78.0, 20.0);
    } else {
        let near = b.tube("38,20 42,52 38,82 42,110", &[32.0, 18.0, 10.0, 9.5], coat);
        b.shade(&near, 8.0, 4.8);
        hoof(b, 44.0, 114.0, 0.0);
    }
    // Mane, ear, eye, bridle.
    let locks = b.shape(
        "46,-72* 40,-84 28,-70 16,-46 4,-18* 14,-20 12,-6* 24,-18 24,-8* 32,-26 34,-16* 38,-36 42,-28* 44,-48 50,-44* 50,-62",
        mane,
    );
    b.line("42,-76 30,-58 20,-34");
    b.line("44,-68 34,-46 28,-24");
    b.shade(&locks, 5.0, 5.0);
    b.shape("44,-72* 42,-90* 52,-78", coat);
    b.thick("62,-50 67,-54 72,-50", 2.2);
    b.dot(67.6, -49.4, 2.3);
    b.dot(86.4, -26.0, 1.7);
    b.thick("80,-19 84,-22 87,-21", 1.7);
    b.tube("78,-44 68,-26", &[4.6, 4.6], tack);
    b.tube("58,-68 60,-30", &[4.6, 4.6], tack);
    b.disc(72.0, -24.0, 3.2, Tint::Ochre);
    let strap = b.tube("14,14 34,18 58,2", &[7.0, 7.0, 7.0], tack);
    b.shade(&strap, 3.0, 4.0);
    for (x, y) in [(24.0, 17.0), (36.0, 17.0), (47.0, 10.0)] {
        b.disc(x, y, 2.6, Tint::Ochre);
    }
}

/// The cloth under a rider, with a fringe.
pub fn housing(b: &mut Block, tint: Tint, fringe: Tint) {
    let cloth = b.shape("-34,-9* -10,-6 22,-12* 24,18 20,40* -4,44 -34,40* -38,14", tint);
    b.shade(&cloth, 9.0, 4.8);
    b.tube("20,34 -4,38 -35,34", &[7.0, 7.0, 7.0], fringe);
    for k in 0..9 {
        let x = -33.0 + 6.6 * k as f32;
        b.thick(&format!("{x},{} {x},{}", 38.0, 47.0), 2.0);
    }
    b.thick("-31,-2 -30,26", 1.6);
}

/// A seated dog looking up to the right, 50 high, its feet at the origin.
pub fn dog(b: &mut Block, coat: Tint) {
    b.tube("-20,-6 -34,-8 -36,-24", &[7.0, 6.0, 3.0], coat);
    let body = b.shape(
        "-24,0* -28,-14 -20,-30 -8,-44 2,-50* 0,-58 8,-64 18,-60 30,-60 30,-54 18,-48 14,-40 14,-20 16,-2 24,0* 6,0*",
        coat,
    );
    b.shade(&body, 9.0, 4.6);
    b.shape("4,-62* -6,-58 -8,-46 -2,-48 4,-56*", Tint::Brown);
    b.dot(16.0, -57.0, 1.8);
    b.dot(29.0, -57.5, 2.4);
    b.line("30,-54 24,-52 20,-54");
    b.line("6,-30 4,-14 6,0");
    b.line("-6,-2 -16,-4 -18,-16 -8,-20");
    b.tube("2,-44 8,-42 15,-44", &[5.0, 5.0, 5.0], Tint::Red);
}

/// A seated lion looking to the right, 84 high, its feet at the origin.
pub fn lion(b: &mut Block, coat: Tint, mane: Tint) {
    let tail = b.tube("-30,-6 -48,-10 -50,-34 -40,-48 -46,-60", &[6.0, 6.0, 5.0, 4.0, 4.0], coat);
    b.shade(&tail, 2.0, 4.6);
    b.shape("-46,-56* -56,-64 -50,-76 -42,-70 -38,-60", mane);
    let body = b.shape("-34,0* -40,-18 -32,-38 -12,-50 14,-52 18,-20 20,0* 8,0 4,-8 -6,0", coat);
    b.shade(&body, 12.0, 4.8);
    b.line("-14,-4 -26,-10 -26,-26 -14,-30");
    b.tube("8,-40 12,-18 12,-4", &[18.0, 12.0, 11.0], coat);
    b.shape("4,-6 2,0 8,2 22,2 24,-3 16,-8", coat);
    b.thick("12,-2 12,2", 1.5);
    b.thick("17,-2 17,2", 1.5);
    let ruffle = b.shape(
        "8,-92* -2,-96 -4,-88* -16,-86 -12,-76* -24,-70 -16,-62* -24,-50 -14,-48* -16,-34 -6,-38* 0,-26 6,-36* 16,-30 18,-42* 32,-46 26,-56* 38,-66 30,-74* 36,-86 24,-86* 20,-96",
        mane,
    );
    b.shade(&ruffle, 10.0, 4.8);
    let face = b.shape("6,-84 -2,-74 2,-62 8,-52 18,-48 28,-52 32,-60 30,-70 26,-82 16,-87", coat);
    b.shade(&face, 5.0, 4.4);
    b.thick("6,-72 11,-75 15,-71", 2.4);
    b.thick("21,-71 25,-75 29,-72", 2.4);
    b.dot(11.0, -70.0, 2.0);
    b.dot(25.0, -70.0, 2.0);
    b.shape("15,-66* 19,-58 23,-66* 19,-68", Tint::Black);
    b.thick("19,-60 18,-55 11,-54", 1.9);
    b.thick("19,-60 21,-55 27,-55", 1.9);
    b.line("10,-82 12,-78");
}

/// A horse from before, stepping towards us, its head turned to the right; its breast at the origin, its hooves 72
/// below.
pub fn horse_front(b: &mut Block, coat: Tint, mane: Tint, tack: Tint) {
    for x in [-17.0, 17.0] {
        let leg = b.tube(&format!("{x},16 {},44 {},64", x * 1.06, x * 1.1), &[16.0, 11.0, 8.0], coat);
        b.shade(&leg, 14.0, 4.4);
        b.set(at(x * 1.1, 66.0), |b| {
            b.shape("-5,-4* -7,5* 7,5* 5,-4*", Tint::Black);
        });
    }
    let rump = b.shape("-28,-18 -33,6 -24,26 24,26 33,6 28,-18 0,-30", coat);
    b.shade(&rump, 8.0, 4.6);
    let locks = b.shape("-2,-76* -16,-66 -20,-46 -30,-34* -20,-36 -26,-16* -14,-24 -10,-8* -2,-30", mane);
    b.shade(&locks, 5.0, 4.8);
    let breast = b.shape("-10,-40 -22,-18 -26,6 -16,26 0,34 16,26 26,6 22,-18 16,-40 20,-56 4,-70 -8,-58", coat);
    b.shade(&breast, 12.0, 4.6);
    b.line("0,30 -1,14 2,2");
    b.line("-16,-8 -10,4 -12,16");
    let straight = b.tube("-14,10 -15,42 -14,70", &[22.0, 13.0, 9.0], coat);
    b.shade(&straight, 7.0, 4.6);
    b.set(at(-14.0, 73.0), |b| {
        b.shape("-6,-5* -8,5* 8,5* 6,-5*", Tint::Black);
    });
    let raised = b.tube("14,10 20,36 10,54", &[22.0, 14.0, 9.0], coat);
    b.shade(&raised, 7.0, 4.6);
    b.set(at(8.0, 58.0).turned(24.0), |b| {
        b.shape("-6,-5* -8,5* 8,5* 6,-5*", Tint::Black);
    });
    b.tube("-22,-4 0,8 22,-4", &[7.0, 7.0, 7.0], tack);
    for x in [-12.0f32, 0.0, 12.0] {
        b.disc(x, 6.0 - x.abs() * 0.3, 2.6, Tint::Ochre);
    }
    b.shape("-2,-70* -6,-86* 6,-76*", coat);
    let face = b.shape("-6,-64 -2,-74 10,-78 20,-70 30,-54 40,-38 42,-28 36,-22 28,-23 20,-32 10,-42 0,-48", coat);
    b.shade(&face, 5.0, 4.4);
    b.shape("8,-76* 8,-92* 18,-78*", coat);
    b.thick("12,-62 17,-66 22,-62", 2.2);
    b.dot(17.6, -61.4, 2.3);
    b.dot(37.0, -30.0, 1.8);
    b.thick("28,-24 33,-28 39,-26", 1.7);
    b.tube("31,-54 24,-30", &[4.4, 4.4], tack);
    b.tube("6,-76 10,-42", &[4.4, 4.4], tack);
    b.tail("4,-78 10,-70 16,-68", 2.4);
}
