//! The chief trumps: Thunderbolt, Star, Moon, Sun, World, Angel.

use crate::printing::block::{Block, Tint, at};
use crate::printing::curve;
use crate::printing::head::{self, Beard, CALM, Face, Hair};
use crate::printing::{dress, figure, frame, hats, signs};
use glam::{Vec2, vec2};

/// Fire from heaven strikes a tower.
pub fn saetta(b: &mut Block) {
    frame::ground(b, 382.0, Tint::Green);
    let tower = b.shape("-46,396* -42,150* 42,150* 46,396*", Tint::Bare);
    b.shade(&tower, 30.0, 5.2);
    for (row, y) in [174.0, 200.0, 226.0, 252.0, 278.0, 304.0, 330.0, 356.0, 382.0].into_iter().enumerate() {
        b.thick(&format!("-44,{y} 0,{} 44,{y}", y + 1.0), 1.7);
        for k in -2..=2 {
            let x = k as f32 * 20.0 + if row % 2 == 0 { 0.0 } else { 10.0 };
            if x.abs() < 42.0 {
                b.thick(&format!("{x},{} {x},{}", y - 24.0, y), 1.6);
            }
        }
    }
    for (x, y) in [(-18.0, 222.0), (18.0, 222.0), (0.0, 290.0)] {
        b.shape(
            &format!(
                "{},{}* {},{} {x},{} {},{} {},{}*",
                x - 9.0,
                y + 16.0,
                x - 9.0,
                y - 8.0,
                y - 16.0,
                x + 9.0,
                y - 8.0,
                x + 9.0,
                y + 16.0
            ),
            Tint::Black,
        );
    }
    b.shape("-16,396* -16,364 0,350 16,364 16,396*", Tint::Red);
    b.thick("0,354 0,394", 1.8);
    // The crown of the tower, thrown off.
    b.set(at(48.0, 112.0).turned(38.0).scaled(0.92), |b| {
        let top = b.poly("-54,20 -50,-16 -36,-16 -36,-4 -22,-4 -22,-16 -8,-16 -8,-4 8,-4 8,-16 22,-16 22,-4 36,-4 36,-16 50,-16 54,20", Tint::Ochre);
        b.shade(&top, 20.0, 4.6);
        b.thick("-52,8 52,8", 1.7);
    });
    for (x, high) in [(-30.0, 40.0), (-8.0, 58.0), (14.0, 36.0)] {
        signs::flame(b, x, 158.0, high, Tint::Red);
    }
    // The bolt out of the cloud.
    let bolt = b.poly("-62,48 -36,40 -30,78 -14,74 -8,104 4,100 8,148 -20,116 -30,120 -34,92 -50,96", Tint::Ochre);
    b.shade(&bolt, 7.0, 4.6);
    frame::cloud(b, -50.0, 48.0, 46.0, Tint::Grey);
    // Two who fall.
    for (x, y, turn, robe) in [(70.0, 262.0, 196.0, Tint::Blue), (-68.0, 300.0, 168.0, Tint::Red)] {
        b.set(at(x, y).turned(turn), |b| {
            b.knife(0.9, |b| {
                figure::leg(b, "6,30 14,48 2,64", &[17.0, 13.0, 8.0], Tint::Bare, Tint::Black, true);
                figure::leg(b, "-6,30 -14,52 -20,68", &[17.0, 13.0, 8.0], Tint::Bare, Tint::Black, false);
                let body = b.shape("-17,-6* -8,-12 8,-12 17,-6* 15,16 22,40* 0,44 -22,40* -15,16", robe);
                b.shade(&body, 8.0, 4.6);
                figure::sleeve(b, "-15,-2 -26,-20 -20,-42", &[13.0, 11.0, 8.0], robe, None);
                figure::sleeve(b, "15,-2 26,-18 22,-40", &[13.0, 11.0, 8.0], robe, None);
                b.disc(-20.0, -46.0, 5.4, Tint::Bare);
                b.disc(22.0, -44.0, 5.4, Tint::Bare);
                b.set(at(0.0, -30.0).scaled(0.6), |b| {
                    head::head(b, &Face { hair: Hair::Bob(Tint::Brown), frown: -1.0, smile: -1.0, turn: 0.5, ..CALM })
                });
            });
        });
    }
}

/// A man in a long robe, small: 190 high, his feet at 190.
fn wise(b: &mut Block, robe: Tint, cloak: Tint, face: &Face, hat: impl FnOnce(&mut Block)) {
    b.set(at(0.0, 28.0).scaled(0.72), |b| head::behind(b, face.hair));
    let cape = b.shape("-14,52* -32,60 -42,120 -50,188* 50,188* 42,120 32,60 14,52*", cloak);
    b.shade(&cape, 9.0, 4.8);
    dress::skirt(b, [-20.0, 106.0, 20.0, 106.0], [-36.0, 188.0, 34.0, 188.0], 6.0, 6, robe);
    let body = b.shape("-26,60* -12,52 12,52 26,60* 22,86 20,108* 0,112 -20,108* -22,86", robe);
    b.shade(&body, 8.0, 4.6);
    b.tube("-20,105 0,109 20,105", &[6.0, 6.0, 6.0], Tint::Ochre);
    b.set(at(0.0, 28.0).scaled(0.72), |b| {
        head::head(b, face);
        hat(b);
    });
}

/// Three wise men and their star.
pub fn stella(b: &mut Block) {
    frame::ground(b, 384.0, Tint::Green);
    b.set(at(0.0, 92.0), |b| signs::star(b, 70.0, Tint::Ochre, Tint::Red));
    let old = Face { hair: Hair::Long(Tint::Bare), beard: Beard::Full(Tint::Bare), old: true, ..CALM };
    let young = Face { hair: Hair::Bob(Tint::Ochre), beard: Beard::None, ..CALM };
    let moor = Face { hair: Hair::Curls(Tint::Black), skin: Tint::Brown, turn: 0.2, ..CALM };
    b.set(at(2.0, 196.0), |b| wise(b, Tint::Ochre, Tint::Green, &moor, |b| hats::crown(b, Tint::Ochre)));
    b.set(at(-52.0, 214.0), |b| {
        wise(b, Tint::Red, Tint::Blue, &old, |b| hats::crown(b, Tint::Ochre));
        let hand = figure::sleeve(b, "22,70 40,98 46,64", &[19.0, 18.0, 13.0], Tint::Red, Some(Tint::Ochre));
        b.set(hand.scaled(0.72), |b| figure::point(b, Tint::Bare));
    });
    b.set(at(54.0, 214.0).mirrored(), |b| {
        wise(b, Tint::Blue, Tint::Red, &young, |b| hats::crown(b, Tint::Ochre));
        figure::sleeve(b, "22,70 42,106 34,118", &[19.0, 18.0, 13.0], Tint::Blue, Some(Tint::Ochre));
        b.set(at(30.0, 104.0).scaled(0.5), |b| signs::cup(b, Tint::Ochre, Tint::Red));
        b.set(at(33.0, 124.0).scaled(0.7), |b| figure::rest(b, Tint::Bare));
    });
}

/// Two astronomers measure the moon.
pub fn luna(b: &mut Block) {
    frame::ground(b, 384.0, Tint::Green);
    let sky = [(-74.0, 60.0), (-60.0, 150.0), (76.0, 130.0), (-80.0, 108.0), (70.0, 50.0)];
    for (x, y) in sky {
        signs::spark(b, x, y, 11.0, Tint::Red);
    }
    // The crescent, with its face.
    b.set(at(8.0, 100.0).scaled(1.0), |b| {
        let moon = b.shape(
            "-24,-72* 18,-66 52,-34 58,10 38,50 0,70 -30,66* -4,52 10,34 14,22* 8,20 10,14 4,12* 6,8 4,4 -6,2* -8,-2 0,-16 6,-30* 2,-50",
            Tint::Ochre,
        );
        b.shade(&moon, 20.0, 4.8);
        b.thick("10,-24 18,-28 26,-22", 2.6);
        b.thick("12,-12 20,-17 28,-10", 2.6);
        b.dot(18.0, -11.0, 3.0);
        b.thick("8,16 18,19 24,15", 2.2);
        b.thick("0,2 6,6 10,4", 1.8);
        b.dab("20,2 30,-2 36,8 26,14", Tint::Blush);
    });
    let old = Face { hair: Hair::Long(Tint::Bare), beard: Beard::Full(Tint::Bare), old: true, ..CALM };
    let dark = Face { hair: Hair::Bob(Tint::Brown), beard: Beard::Pointed(Tint::Brown), ..CALM };
    b.set(at(-46.0, 204.0).scaled(1.02), |b| {
        wise(b, Tint::Blue, Tint::Red, &old, |b| hats::cap(b, Tint::Red));
        // An astrolabe held up.
        let hand = figure::sleeve(b, "22,70 42,100 46,66", &[19.0, 18.0, 13.0], Tint::Blue, Some(Tint::Ochre));
        b.disc(50.0, 30.0, 20.0, Tint::Ochre);
        b.disc(50.0, 30.0, 13.0, Tint::Bare);
        b.thick("36,36 64,24", 2.4);
        b.dot(50.0, 30.0, 2.6);
        b.set(hand.scaled(0.7), |b| figure::fist(b, Tint::Bare));
    });
    b.set(at(50.0, 204.0).scaled(1.02).mirrored(), |b| {
        wise(b, Tint::Red, Tint::Green, &dark, |b| hats::cap(b, Tint::Blue));
        // Compasses on a tablet.
        b.poly("16,116 52,108 58,142 20,150", Tint::Bare);
        b.disc(38.0, 129.0, 9.0, Tint::Ochre);
        b.thick("40,84 28,130", 2.6);
        b.thick("40,84 50,128", 2.6);
        b.dot(40.0, 83.0, 3.6);
        figure::sleeve(b, "22,70 46,106 40,100", &[19.0, 18.0, 13.0], Tint::Red, Some(Tint::Ochre));
        b.set(at(40.0, 92.0).scaled(0.7), |b| figure::fist(b, Tint::Bare));
    });
}

/// The sun over a woman who spins.
pub fn sole(b: &mut Block) {
    frame::ground(b, 382.0, Tint::Green);
    let centre = vec2(0.0, 112.0);
    for k in 0..16 {
        let a = k as f32 * std::f32::consts::TAU / 16.0 - std::f32::consts::FRAC_PI_2;
        let way = Vec2::from_angle(a);
        let side = way.perp();
        if k % 2 == 0 {
            let ray = b.form(
                &curve::corners([
                    centre + way * 44.0 + side * 10.0,
                    centre + way * 92.0,
                    centre + way * 44.0 - side * 10.0,
                ]),
                Tint::Red,
                2.4,
            );
            b.shade(&ray, 6.0, 4.6);
            b.run(&curve::round([centre + way * 48.0, centre + way * 82.0]), 1.6, 0.8, 0.05);
        } else {
            let text = [
                (centre + way * 44.0 + side * 9.0, true),
                (centre + way * 62.0 + side * 1.0, false),
                (centre + way * 74.0 + side * 6.0, false),
                (centre + way * 86.0, true),
                (centre + way * 74.0 - side * 3.0, false),
                (centre + way * 62.0 - side * 9.0, false),
                (centre + way * 44.0 - side * 8.0, true),
            ];
            b.form(&text.map(|(at, corner)| curve::Knot { at, corner }), Tint::Ochre, 2.2);
        }
    }
    let disc = b.disc(centre.x, centre.y, 48.0, Tint::Ochre);
    b.shade(&disc, 13.0, 4.6);
    b.set(at(centre.x, centre.y + 2.0).scaled(1.28), |b| {
        // Only the features: the disc is the face.
        sun_face(b);
    });
    // She sits and spins.
    b.set(at(-4.0, 196.0), |b| {
        let face = Face { hair: Hair::Bob(Tint::Ochre), turn: 1.0, gaze: 0.8, smile: 0.4, frown: -0.2, ..CALM };
        let stool = b.poly("-46,132 6,132 10,206 0,206 -6,150 -36,150 -42,206 -52,206", Tint::Brown);
        b.shade(&stool, 8.0, 4.8);
        b.set(at(0.0, 38.0).scaled(0.8), |b| hats::veil(b, Tint::Bare));
        let skirt = b.shape("-30,118* -48,134 -40,164 -34,206* 0,212 40,210 76,202* 66,166 52,132 20,120", Tint::Blue);
        b.shade(&skirt, 12.0, 4.8);
        for text in ["30,138 46,152 60,202", "14,140 30,160 40,206", "-4,140 10,168 18,208", "-22,146 -10,176 -6,208"] {
            let k = curve::knots(text);
            b.run(&k.iter().rev().copied().collect::<Vec<_>>(), 2.4, 0.9, 0.05);
        }
        b.shape("58,200* 62,208 84,208 86,202 72,196*", Tint::Black);
        let body = b.shape("-28,74* -14,66 14,66 28,74* 24,100 22,122* -4,128 -28,122* -28,98", Tint::Red);
        b.shade(&body, 10.0, 4.6);
        b.tube("-28,120 -4,126 22,120", &[6.0, 6.0, 6.0], Tint::Ochre);
        // Distaff under the far arm, thread to the spindle.
        b.tube("-44,170 -62,26", &[4.5, 4.5], Tint::Brown);
        let wool = b.shape("-62,54 -76,42 -78,20 -68,2 -56,6 -50,24 -52,44", Tint::Bare);
        b.shade(&wool, 8.0, 4.4);
        for y in [14.0, 24.0, 34.0, 44.0] {
            b.thick(&format!("-76,{} -64,{} -52,{}", y, y + 4.0, y - 2.0), 1.7);
        }
        let hand = figure::sleeve(b, "-26,80 -46,110 -50,84", &[21.0, 20.0, 14.0], Tint::Red, Some(Tint::Bare));
        b.set(hand.scaled(0.8), |b| figure::fist(b, Tint::Bare));
        b.thick("-54,40 10,84 62,92", 1.3);
        b.thick("62,94 64,176", 1.3);
        let spindle = b.shape("64,150* 56,166 64,190* 72,166", Tint::Ochre);
        b.shade(&spindle, 5.0, 4.0);
        let hand = figure::sleeve(b, "26,80 36,112 56,104", &[21.0, 20.0, 14.0], Tint::Red, Some(Tint::Bare));
        b.set(hand.turned(-60.0).scaled(0.85), |b| figure::rest(b, Tint::Bare));
        b.set(at(0.0, 38.0).scaled(0.8), |b| {
            b.shape("-12,24* -14,36 0,42 16,36 14,24*", Tint::Bare);
            head::head(b, &face);
            hats::veil_edge(b, Tint::Bare);
        });
    });
}

/// The features of a face that is a disc.
pub fn sun_face(b: &mut Block) {
    b.dab("-22,6 -14,2 -8,8 -14,14 -22,12", Tint::Red);
    b.dab("22,6 14,2 8,8 14,14 22,12", Tint::Red);
    for side in [-1.0f32, 1.0] {
        b.run(&curve::knots(&format!("{},-8 {},-17 {},-12", side * 3.0, side * 13.0, side * 23.0)), 3.2, 0.7, 0.3);
        b.field(&format!("{},-4* {},-10 {},-4* {},0", side * 6.0, side * 13.0, side * 20.0, side * 13.0), Tint::Bare);
        b.thick(&format!("{},-3.6 {},-10 {},-3.4", side * 5.4, side * 13.0, side * 21.0), 2.8);
        b.thick(&format!("{},-2 {},0.6 {},-2", side * 8.0, side * 13.0, side * 18.0), 1.4);
        b.dot(side * 13.0, -5.4, 3.2);
    }
    b.run(&curve::knots("3,-10 2,0 5,7* 0,11 -6,7"), 2.4, 0.4, 0.3);
    b.dab("-9,18 -4,15.6 0,17 4,15.6 9,18 4,22.6 -4,22.6", Tint::Red);
    b.run(&curve::knots("-11,17.6 -4,18 0,19 4,18 11,17.6"), 2.6, 0.3, 0.3);
    b.thick("-5,23 0,24.4 5,23", 1.8);
    b.thick("-4,28.6 0,27.4 4,28.6", 1.6);
}

/// A winged herald upon the round world.
pub fn mondo(b: &mut Block) {
    for (x, y) in [(-74.0, 52.0), (76.0, 50.0)] {
        frame::cloud(b, x, y, 22.0, Tint::Grey);
    }
    // The world: sea and land, a tower, a tree.
    let globe = b.disc(0.0, 330.0, 86.0, Tint::Blue);
    b.shade(&globe, 26.0, 5.0);
    let land = b.shape(
        "-84,318* -60,300 -34,306 -14,292 10,302 34,294 60,306 84,318* 72,350 40,360 10,350 -20,362 -52,352 -76,350",
        Tint::Green,
    );
    b.shade(&land, 14.0, 5.0);
    b.poly("-40,314 -40,280 -44,280 -44,270 -38,270 -38,275 -32,275 -32,270 -26,270 -26,275 -20,275 -20,270 -14,270 -14,280 -18,280 -18,314", Tint::Ochre);
    b.poly("-33,314 -33,300 -25,300 -25,314", Tint::Black);
    b.poly("12,318 12,294 30,280 48,294 48,318", Tint::Red);
    b.shape("60,318* 58,304* 48,300 50,284 62,276 74,284 74,298 66,304* 64,318*", Tint::Green);
    for (x, y) in [(-50.0, 378.0), (-10.0, 386.0), (30.0, 380.0), (-26.0, 398.0), (14.0, 402.0)] {
        b.thick(
            &format!("{},{y} {},{} {x},{y} {},{} {},{y}", x - 16.0, x - 8.0, y - 4.0, x + 8.0, y - 4.0, x + 16.0),
            1.9,
        );
    }
    b.thick("-70,340 -40,330 -10,338", 1.7);
    // The herald.
    for side in [-1.0f32, 1.0] {
        b.set(at(side * 16.0, 150.0).scaled(0.95).facing(side > 0.0), |b| dress::wing(b, Tint::Red, Tint::Bare));
    }
    figure::bare_leg(b, "10,196 18,226 12,246", &[24.0, 18.0, 11.0], Tint::Bare, true);
    figure::bare_leg(b, "-10,196 -16,226 -20,246", &[24.0, 18.0, 11.0], Tint::Bare, false);
    dress::skirt(b, [-20.0, 172.0, 20.0, 172.0], [-36.0, 216.0, 34.0, 214.0], 6.0, 6, Tint::Ochre);
    let body = b.shape("-26,124* -12,116 12,116 26,124* 22,150 20,174* 0,178 -20,174* -22,150", Tint::Red);
    b.shade(&body, 9.0, 4.6);
    b.tube("-20,170 0,175 20,170", &[6.0, 6.0, 6.0], Tint::Blue);
    let hand = figure::sleeve(b, "-24,132 -52,152 -60,112", &[19.0, 18.0, 13.0], Tint::Bare, None);
    b.tube("-60,150 -60,42", &[4.4, 4.4], Tint::Ochre);
    b.disc(-60.0, 40.0, 7.0, Tint::Red);
    b.set(hand.scaled(0.8), |b| figure::fist(b, Tint::Bare));
    let hand = figure::sleeve(b, "24,132 52,152 60,116", &[19.0, 18.0, 13.0], Tint::Bare, None);
    b.disc(62.0, 84.0, 17.0, Tint::Blue);
    b.thick("46,84 62,89 78,84", 2.0);
    b.tube("62,68 62,56", &[4.0, 4.0], Tint::Ochre);
    b.thick("56,61 68,61", 3.0);
    b.set(hand.scaled(0.8), |b| figure::palm(b, Tint::Bare));
    b.set(at(0.0, 86.0).scaled(0.78), |b| {
        b.shape("-12,24* -14,38 0,44 16,38 14,24*", Tint::Bare);
        head::head(b, &Face { hair: Hair::Curls(Tint::Ochre), turn: 0.6, ..CALM });
        let cap = b.shape("-24,-16* -26,-30 -10,-44 12,-44 26,-30 24,-16* 0,-24", Tint::Blue);
        b.shade(&cap, 10.0, 4.6);
        for side in [-1.0f32, 1.0] {
            b.set(at(side * 20.0, -28.0).facing(side > 0.0), |b| {
                dress::winglet(b, Tint::Bare);
            });
        }
    });
}

/// The angel calls the dead out of their graves.
pub fn angelo(b: &mut Block) {
    frame::ground(b, 344.0, Tint::Green);
    for side in [-1.0f32, 1.0] {
        b.set(at(side * 14.0, 128.0).scaled(1.18).facing(side > 0.0), |b| dress::wing(b, Tint::Red, Tint::Ochre));
    }
    let face = Face { hair: Hair::Curls(Tint::Ochre), turn: 1.0, gaze: 0.2, ..CALM };
    dress::skirt(b, [-22.0, 168.0, 22.0, 168.0], [-58.0, 252.0, 50.0, 256.0], 10.0, 8, Tint::Blue);
    let body = b.shape("-30,112* -14,104 14,104 30,112* 26,140 22,170* 0,175 -22,170* -26,140", Tint::Blue);
    b.shade(&body, 10.0, 4.6);
    b.tube("-28,112 10,148 22,168", &[8.0, 8.0, 8.0], Tint::Ochre);
    b.tube("-22,166 0,172 22,166", &[7.0, 7.0, 7.0], Tint::Ochre);
    // Clouds bear him.
    frame::cloud(b, -60.0, 254.0, 40.0, Tint::Grey);
    frame::cloud(b, 56.0, 256.0, 40.0, Tint::Grey);
    frame::cloud(b, 0.0, 264.0, 46.0, Tint::Grey);
    let hand = figure::sleeve(b, "-28,120 -62,142 -66,102", &[22.0, 22.0, 15.0], Tint::Blue, Some(Tint::Ochre));
    b.set(hand.scaled(0.9), |b| figure::palm(b, Tint::Bare));
    figure::sleeve(b, "28,120 50,152 34,128", &[22.0, 21.0, 15.0], Tint::Blue, Some(Tint::Ochre));
    b.set(at(0.0, 74.0).scaled(0.88), |b| {
        b.shape("-12,24* -14,38 0,44 16,38 14,24*", Tint::Bare);
        head::head(b, &face);
        hats::wreath(b, Tint::Green);
    });
    // The trumpet with its banner.
    let flag = b.shape("30,112* 58,134* 54,160 60,196* 48,184 38,192 24,176* 30,144", Tint::Bare);
    b.shade(&flag, 6.0, 4.6);
    b.tube("45,124 40,180", &[8.0, 8.0], Tint::Red);
    b.tube("29,146 56,158", &[8.0, 8.0], Tint::Red);
    let horn = b.tube("10,92 40,116 88,158", &[6.0, 8.0, 36.0], Tint::Ochre);
    b.shade(&horn, 6.0, 4.4);
    b.set(at(88.0, 158.0).turned(42.0), |b| {
        b.shape("0,-19 5,0 0,19 -5,0", Tint::Red);
    });
    b.set(at(30.0, 110.0).turned(40.0).scaled(0.9), |b| figure::fist(b, Tint::Bare));
    // Graves and those who rise.
    for (x, right) in [(-48.0, true), (50.0, false)] {
        b.set(at(x, 0.0).facing(right), |b| {
            let hair = if right { Hair::Curls(Tint::Brown) } else { Hair::Long(Tint::Ochre) };
            let lid = b.poly("-46,396 -34,340 -22,344 -34,402", Tint::Bare);
            b.shade(&lid, 8.0, 4.8);
            b.set(at(4.0, 334.0).scaled(0.7), |b| head::behind(b, hair));
            let body =
                b.shape("-4,352* -18,360 -16,384 -18,408* 26,408* 22,384 26,360 12,352* 12,344 -4,344", Tint::Bare);
            b.shade(&body, 9.0, 4.6);
            if right {
                b.line("-10,376 -2,380 4,376 12,380 18,376");
                for side in [-1.0f32, 1.0] {
                    let hand = figure::sleeve(
                        b,
                        &format!("{},364 {},380 {},352", 4.0 + side * 18.0, 4.0 + side * 30.0, 4.0 + side * 32.0),
                        &[11.0, 10.0, 8.0],
                        Tint::Bare,
                        None,
                    );
                    b.set(hand.scaled(0.62), |b| figure::palm(b, Tint::Bare));
                }
            } else {
                for side in [-1.0f32, 1.0] {
                    figure::sleeve(
                        b,
                        &format!("{},366 {},388 {},374", 4.0 + side * 18.0, 4.0 + side * 18.0, 8.0 + side * 3.0),
                        &[11.0, 10.0, 8.0],
                        Tint::Bare,
                        None,
                    );
                }
                b.shape("2,378* 4,364 9,352* 14,364 14,378*", Tint::Bare);
                b.thick("8.5,374 9,356", 1.5);
            }
            b.set(at(4.0, 334.0).scaled(0.7), |b| {
                head::head(b, &Face { hair, turn: 0.7, frown: -0.7, gaze: 0.6, smile: 0.2, ..CALM });
            });
            let grave = b.poly("-34,400 40,400 38,440 -32,440", Tint::Bare);
            b.shade(&grave, 30.0, 5.0);
            let edge = b.poly("-38,392 44,392 42,402 -36,402", Tint::Grey);
            b.shade(&edge, 12.0, 4.0);
        });
    }
}
