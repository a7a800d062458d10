//! Trumps from Temperance to the Devil.

use super::trumps::gown;
use crate::printing::beasts::{self, Horse};
use crate::printing::block::{At, Block, Tint, at};
use crate::printing::head::{self, Beard, CALM, Face, Hair};
use crate::printing::{dress, figure, frame, hats, signs};
use glam::{Affine2, Vec2, vec2};

fn ladys_head(b: &mut Block, face: &Face, hat: impl FnOnce(&mut Block)) {
    b.set(at(0.0, 104.0).scaled(0.92), |b| {
        head::head(b, face);
        hat(b);
    });
}

/// A jug with its mouth at the left, about its middle.
fn jug(b: &mut Block, tint: Tint) {
    b.tube("14,-16 26,-12 24,6 14,12", &[5.0, 5.0, 5.0, 5.0], tint);
    let body = b.shape("-10,-26* -8,-14 -18,0 -14,18 -8,26* 8,26* 14,18 18,0 8,-14 10,-26*", tint);
    b.shade(&body, 10.0, 4.4);
    b.shape("-16,-30 0,-33 11,-28 10,-23 -10,-23", tint);
    b.thick("-17,2 0,6 17,2", 1.8);
    b.thick("-16,9 0,13 16,9", 1.8);
}

/// She pours from one jug into the other.
pub fn temperanza(b: &mut Block) {
    frame::ground(b, 386.0, Tint::Green);
    let face = Face { hair: Hair::Long(Tint::Ochre), smile: 0.3, frown: -0.3, gaze: -0.8, turn: 0.4, ..CALM };
    b.set(at(0.0, 104.0).scaled(0.92), |b| head::behind(b, face.hair));
    gown(b, Tint::Green, Some(Tint::Ochre), Tint::Red);
    // The water, from jug to jug.
    let water =
        b.shape("-46,122 -26,128 -8,150 8,186 22,220 42,244 28,254* 8,230 -6,196 -20,162 -34,144 -48,138*", Tint::Grey);
    for text in ["-40,130 -24,142 -10,168 4,202 20,232", "-32,128 -16,146 -2,176 12,210 28,238"] {
        b.thick(text, 1.8);
    }
    b.shade(&water, 3.0, 8.0);
    for (x, y) in [(26.0, 206.0), (-24.0, 184.0), (34.0, 222.0), (-10.0, 212.0)] {
        b.shape(&format!("{x},{}* {},{y} {x},{} {},{y}", y - 9.0, x + 4.0, y + 5.0, x - 4.0), Tint::Grey);
    }
    figure::sleeve(b, "-36,166 -74,224 -82,196", &[26.0, 28.0, 20.0], Tint::Green, Some(Tint::Red));
    b.set(at(-70.0, 152.0).mirrored().turned(-66.0).scaled(1.15), |b| jug(b, Tint::Ochre));
    b.set(at(-80.0, 180.0).turned(10.0), |b| figure::fist(b, Tint::Bare));
    figure::sleeve(b, "36,164 72,210 64,242", &[26.0, 28.0, 20.0], Tint::Green, Some(Tint::Red));
    b.set(at(40.0, 276.0).scaled(1.15), |b| jug(b, Tint::Red));
    b.set(at(66.0, 266.0).mirrored(), |b| figure::fist(b, Tint::Bare));
    ladys_head(b, &face, |b| hats::wreath(b, Tint::Green));
}

/// Sword and scales.
pub fn giustizia(b: &mut Block) {
    frame::ground(b, 386.0, Tint::Green);
    let face = Face { hair: Hair::Long(Tint::Brown), frown: 0.4, smile: 0.0, turn: 0.0, gaze: 0.0, ..CALM };
    b.set(at(0.0, 104.0).scaled(0.92), |b| head::behind(b, face.hair));
    gown(b, Tint::Red, Some(Tint::Blue), Tint::Ochre);
    // Sword arm.
    figure::sleeve(b, "-36,162 -68,210 -66,196", &[26.0, 28.0, 20.0], Tint::Red, Some(Tint::Ochre));
    b.set(at(-66.0, 172.0), |b| signs::sword(b, 128.0, Tint::Grey, Tint::Ochre));
    b.set(at(-66.0, 178.0), |b| figure::fist(b, Tint::Bare));
    // Scales.
    figure::sleeve(b, "36,166 78,214 58,196", &[26.0, 28.0, 20.0], Tint::Red, Some(Tint::Ochre));
    for x in [8.0, 80.0] {
        for k in [-15.0, 0.0, 15.0] {
            b.thick(&format!("{x},216 {},286", x + k), 1.8);
        }
        let pan = b.shape(
            &format!("{},284* {},298 {x},303 {},298 {},284* {x},289", x - 20.0, x - 11.0, x + 11.0, x + 20.0),
            Tint::Ochre,
        );
        b.shade(&pan, 10.0, 4.2);
    }
    b.limb("-2,216 44,210 90,216", &[4.5, 7.0, 4.5], Tint::Ochre, true, true);
    b.tube("44,190 44,228", &[4.4, 4.4], Tint::Ochre);
    b.set(at(46.0, 190.0).mirrored(), |b| figure::fist(b, Tint::Bare));
    ladys_head(b, &face, |b| hats::crown(b, Tint::Ochre));
}

/// She breaks a column; a lion lies by her.
pub fn forza(b: &mut Block) {
    frame::ground(b, 386.0, Tint::Green);
    let face = Face { hair: Hair::Bound(Tint::Ochre), smile: 0.2, frown: 0.1, turn: 1.0, ..CALM };
    b.set(at(-12.0, 0.0), |b| {
        b.set(at(0.0, 104.0).scaled(0.92), |b| head::behind(b, face.hair));
        gown(b, Tint::Blue, Some(Tint::Red), Tint::Ochre);
    });
    // The column, its top broken off.
    let shaft = b.shape("44,394* 46,176* 54,184* 60,170* 68,182* 76,172* 82,180* 84,394*", Tint::Bare);
    b.shade(&shaft, 16.0, 4.8);
    for x in [54.0, 62.0, 70.0] {
        b.thick(&format!("{x},200 {x},386"), 1.7);
    }
    b.poly("36,394 92,394 92,410 36,410", Tint::Bare);
    b.poly("40,384 88,384 88,394 40,394", Tint::Bare);
    b.set(at(64.0, 118.0).turned(24.0), |b| {
        let top = b.shape("-19,44* -20,-10 20,-10 19,38* 12,46* 4,38* -6,48* -12,40*", Tint::Bare);
        b.shade(&top, 14.0, 4.8);
        for x in [-8.0, 2.0, 10.0] {
            b.thick(&format!("{x},-8 {x},36"), 1.7);
        }
        b.poly("-24,-20 24,-20 20,-8 -20,-8", Tint::Ochre);
        b.poly("-28,-32 28,-32 28,-20 -28,-20", Tint::Ochre);
    });
    figure::sleeve(b, "22,162 30,200 48,214", &[26.0, 28.0, 18.0], Tint::Blue, Some(Tint::Bare));
    b.set(at(56.0, 220.0).turned(-20.0), |b| figure::rest(b, Tint::Bare));
    figure::sleeve(b, "-46,162 -40,196 14,176 40,158", &[26.0, 27.0, 24.0, 17.0], Tint::Blue, Some(Tint::Bare));
    b.set(at(48.0, 152.0).turned(-30.0), |b| figure::rest(b, Tint::Bare));
    b.set(at(-12.0, 0.0), |b| ladys_head(b, &face, |b| hats::wreath(b, Tint::Green)));
    b.set(at(-46.0, 422.0).scaled(1.0), |b| beasts::lion(b, Tint::Ochre, Tint::Brown));
}

/// A small figure on the wheel.
fn rider(b: &mut Block, robe: Tint, ears: bool, crown: bool) {
    b.knife(0.85, |b| {
        let body = b.shape("-15,-4* -8,-12 8,-12 15,-4* 14,22 22,44* 0,50 -22,44* -14,22", robe);
        b.shade(&body, 9.0, 4.6);
        b.line("-4,16 -8,46");
        b.line("6,16 8,46");
        b.set(at(0.0, -30.0).scaled(0.6), |b| {
            head::head(b, &Face { hair: Hair::Bob(Tint::Ochre), turn: 0.8, ..CALM });
            if crown {
                hats::crown(b, Tint::Ochre);
            }
            if ears {
                for side in [-1.0f32, 1.0] {
                    b.shape(
                        &format!(
                            "{},-24* {},-52 {},-66* {},-46 {},-28*",
                            side * 8.0,
                            side * 12.0,
                            side * 22.0,
                            side * 26.0,
                            side * 20.0
                        ),
                        Tint::Brown,
                    );
                }
            }
        });
    });
}

/// Fortune's wheel: one rises, one reigns, one falls, one lies beneath.
pub fn roda(b: &mut Block) {
    frame::ground(b, 392.0, Tint::Green);
    for side in [-1.0f32, 1.0] {
        let post = b.poly(
            &format!("{},250 {},250 {},412 {},412", side * 4.0, side * 14.0, side * 62.0, side * 46.0),
            Tint::Brown,
        );
        b.shade(&post, 5.0, 4.8);
    }
    let centre = vec2(0.0, 240.0);
    let rim = b.disc(0.0, 240.0, 80.0, Tint::Red);
    b.shade(&rim, 14.0, 4.8);
    b.disc(0.0, 240.0, 65.0, Tint::Bare);
    for k in 0..8 {
        let way = Vec2::from_angle(k as f32 * std::f32::consts::FRAC_PI_4 + 0.2);
        let p = centre + way * 66.0;
        b.tube(&format!("0,240 {},{}", p.x, p.y), &[6.0, 8.0], Tint::Ochre);
    }
    let hub = b.disc(0.0, 240.0, 15.0, Tint::Red);
    b.shade(&hub, 6.0, 4.0);
    b.tube("0,240 14,258 14,276", &[5.0, 5.0, 5.0], Tint::Brown);
    // Below: he that lies on his back under it all.
    b.knife(0.9, |b| {
        figure::leg(b, "20,402 44,378 50,404", &[17.0, 14.0, 9.0], Tint::Bare, Tint::Black, true);
        figure::leg(b, "22,408 56,388 70,410", &[17.0, 14.0, 9.0], Tint::Bare, Tint::Red, true);
        let body = b.shape("-30,394* -8,388 20,390 32,398 30,414* -6,418 -32,414*", Tint::Green);
        b.shade(&body, 12.0, 4.6);
        b.tube("18,390 22,402 20,416", &[5.0, 5.0, 5.0], Tint::Ochre);
        figure::sleeve(b, "-24,400 -12,376 -26,350", &[14.0, 12.0, 9.0], Tint::Green, None);
        b.disc(-29.0, 344.0, 5.6, Tint::Bare);
        figure::sleeve(b, "-16,402 14,382 16,352", &[14.0, 12.0, 9.0], Tint::Green, None);
        b.disc(17.0, 345.0, 5.6, Tint::Bare);
        b.set(at(-50.0, 400.0).turned(-70.0).scaled(0.62), |b| {
            head::head(b, &Face { hair: Hair::Bob(Tint::Brown), frown: -0.9, smile: -0.8, turn: 0.9, ..CALM });
        });
    });
    // Rising, falling.
    b.set(at(-66.0, 216.0).turned(-18.0), |b| rider(b, Tint::Blue, true, false));
    figure::sleeve(b, "-62,214 -46,200 -36,186", &[13.0, 11.0, 9.0], Tint::Blue, None);
    b.disc(-33.0, 182.0, 5.6, Tint::Bare);
    b.set(at(68.0, 262.0).turned(172.0), |b| rider(b, Tint::Ochre, false, false));
    figure::sleeve(b, "62,266 46,270 36,284", &[13.0, 11.0, 9.0], Tint::Ochre, None);
    b.disc(33.0, 288.0, 5.6, Tint::Bare);
    // Reigning.
    b.poly("-28,156 28,156 24,168 -24,168", Tint::Ochre);
    b.set(at(0.0, 114.0).scaled(1.1), |b| rider(b, Tint::Red, true, true));
    figure::sleeve(b, "14,116 34,128 38,110", &[13.0, 12.0, 9.0], Tint::Red, None);
    b.tube("39,130 41,70", &[4.0, 4.0], Tint::Ochre);
    b.disc(41.0, 68.0, 5.0, Tint::Ochre);
    b.disc(39.0, 106.0, 5.6, Tint::Bare);
}

/// Father Time: bowed, winged, on crutches, a column behind.
pub fn vecchio(b: &mut Block) {
    frame::ground(b, 386.0, Tint::Green);
    let shaft = b.poly("40,96 80,96 80,392 40,392", Tint::Bare);
    b.shade(&shaft, 16.0, 5.0);
    for x in [50.0, 60.0, 70.0] {
        b.thick(&format!("{x},110 {x},384"), 1.7);
    }
    b.poly("32,80 88,80 82,98 38,98", Tint::Ochre);
    b.poly("30,68 90,68 90,82 30,82", Tint::Ochre);
    b.poly("30,390 90,390 90,408 30,408", Tint::Ochre);
    for (x, y, s) in [(34.0, 172.0, 1.1), (-50.0, 172.0, 0.9)] {
        b.set(at(x, y).scaled(s).facing(x > 0.0), |b| dress::wing(b, Tint::Ochre, Tint::Bare));
    }
    let face = Face {
        hair: Hair::Long(Tint::Bare),
        beard: Beard::Full(Tint::Bare),
        old: true,
        frown: -0.4,
        smile: -0.6,
        gaze: -0.4,
        ..CALM
    };
    b.set(At(Affine2::IDENTITY).mirrored(), |b| {
        b.set(at(26.0, 130.0).scaled(0.94).turned(8.0), |b| head::behind(b, face.hair));
        b.tube("-62,206 -66,404", &[6.0, 6.0], Tint::Brown);
        b.limb("-76,208 -48,204", &[7.0, 7.0], Tint::Brown, true, true);
        figure::leg(b, "-10,360 -12,380 -14,398", &[16.0, 14.0, 12.0], Tint::Bare, Tint::Brown, true);
        dress::skirt(b, [-34.0, 244.0, 24.0, 250.0], [-54.0, 398.0, 44.0, 398.0], 8.0, 7, Tint::Blue);
        let body = b.shape("14,158* -14,156 -38,176 -46,212 -38,252* -6,262 28,254* 36,216 36,180", Tint::Blue);
        b.shade(&body, 12.0, 4.8);
        b.tube("-38,248 -6,258 26,250", &[7.0, 7.0, 7.0], Tint::Red);
        // Crutches.
        b.tube("62,204 72,404", &[6.0, 6.0], Tint::Brown);
        b.limb("46,206 80,200", &[7.0, 7.0], Tint::Brown, true, true);
        let hand =
            figure::sleeve(b, "-24,180 -30,230 24,252 56,240", &[28.0, 30.0, 24.0, 18.0], Tint::Blue, Some(Tint::Red));
        b.set(hand.turned(-90.0).scaled(0.95), |b| figure::fist(b, Tint::Bare));
        b.set(at(26.0, 130.0).scaled(0.94).turned(8.0), |b| {
            head::head(b, &face);
            let hood = b.shape(
                "-20,10* -22,-8 -14,-22 4,-27 16,-20 20,-10* 26,-26 10,-40 -14,-40 -30,-22 -32,0 -36,30* -26,34",
                Tint::Red,
            );
            b.shade_left(&hood, 8.0, 4.6);
        });
    });
}

/// The traitor, hanged by one foot.
pub fn traditore(b: &mut Block) {
    frame::ground(b, 396.0, Tint::Green);
    for side in [-1.0f32, 1.0] {
        let post = b.poly(
            &format!("{},60 {},60 {},412 {},412", side * 70.0, side * 86.0, side * 88.0, side * 70.0),
            Tint::Brown,
        );
        b.shade(&post, 8.0, 4.8);
        for (k, y) in [110.0, 170.0, 240.0, 310.0].into_iter().enumerate() {
            let out = if k % 2 == 0 { 1.0 } else { -1.0 };
            b.shape(
                &format!(
                    "{},{}* {},{} {},{} {},{}*",
                    side * 78.0 + out * 6.0,
                    y + 6.0,
                    side * 78.0 + out * 15.0,
                    y - 4.0,
                    side * 78.0 + out * 12.0,
                    y - 9.0,
                    side * 78.0 + out * 6.0,
                    y - 6.0
                ),
                Tint::Brown,
            );
        }
    }
    let beam = b.poly("-96,44 96,44 96,62 -96,62", Tint::Brown);
    b.shade(&beam, 40.0, 4.8);
    b.tube("10,46 10,92", &[4.0, 4.0], Tint::Bare);
    b.set(at(0.0, 0.0), |b| {
        // The free leg bends behind the other.
        figure::leg(b, "-14,214 -44,178 4,150", &[36.0, 28.0, 17.0], Tint::Blue, Tint::Black, true);
        b.tube("14,214 14,160 10,104", &[36.0, 27.0, 16.0], Tint::Red);
        b.set(at(10.0, 100.0).turned(180.0), |b| {
            b.shape("-9,-6* -10,5 -8,9* 4,13 9,24* 14,22 13,8 9,-3 8,-8*", Tint::Black);
        });
        b.tube("-1,98 22,96", &[5.0, 5.0], Tint::Bare);
        // Skirts of the coat hang down towards the head.
        let body = b.shape("-32,216* 0,208 32,216* 36,250 40,300* 20,312 -20,312 -40,300* -36,250", Tint::Ochre);
        b.shade(&body, 12.0, 4.8);
        dress::buttons(b, (0.0, 226.0), (0.0, 292.0), 6);
        b.tube("-33,222 0,215 33,222", &[8.0, 8.0, 8.0], Tint::Red);
        // Arms behind the back, purses in the hands.
        figure::sleeve(b, "-36,294 -60,262 -34,240", &[28.0, 26.0, 18.0], Tint::Ochre, None);
        figure::sleeve(b, "36,294 60,262 34,240", &[28.0, 26.0, 18.0], Tint::Ochre, None);
        b.set(at(1.0, 352.0).turned(180.0).scaled(0.92), |b| {
            b.shape("-12,24* -14,40 0,44 16,40 14,24*", Tint::Bare);
            let face = Face { hair: Hair::Bald, smile: -1.0, frown: -0.9, turn: 0.7, gaze: 0.0, ..CALM };
            head::head(b, &face);
            // Hair falls towards the ground.
            let hair = b.shape("-20,-4* -17,-18 0,-22 16,-18 19,-6* 24,-20 24,-44 16,-36* 14,-54 6,-38* 2,-60 -6,-40* -12,-56 -16,-36* -26,-48 -24,-20", Tint::Brown);
            b.shade(&hair, 8.0, 4.6);
            for x in [-12.0, -2.0, 10.0] {
                b.line(&format!("{x},-24 {},-44", x * 1.1));
            }
        });
        for (x, y) in [(-50.0, 366.0), (52.0, 360.0)] {
            b.disc(x, y, 8.0, Tint::Ochre);
            b.dot(x, y, 2.0);
        }
        for (x, y) in [(-40.0, 402.0), (34.0, 408.0), (-62.0, 414.0), (60.0, 404.0)] {
            b.disc(x, y, 7.0, Tint::Ochre);
            b.dot(x, y, 1.8);
        }
    });
}

fn skull(b: &mut Block) {
    let bone = b.shape("-24,-8 -20,-26 -4,-33 14,-30 22,-16 20,-2 16,8* 16,24* 4,29 -6,26* -10,10 -20,6", Tint::Bare);
    b.shade_left(&bone, 7.0, 4.4);
    b.field("-8,-8 -6,-14 2,-14 4,-6 -1,0 -7,-2", Tint::Black);
    b.field("12,-8 14,-13 19,-11 19,-4 15,0 12,-2", Tint::Black);
    b.field("9,1* 13,10* 6,10*", Tint::Black);
    b.thick("-6,16 4,18 16,15", 2.0);
    for x in [-3.0, 2.0, 7.0, 12.0] {
        b.thick(&format!("{x},13 {x},22"), 1.6);
    }
}

/// Death on a horse, with a scythe.
pub fn morte(b: &mut Block) {
    frame::ground(b, 380.0, Tint::Green);
    // Those he has mown.
    b.set(at(-62.0, 412.0).scaled(0.46).turned(-80.0), |b| {
        head::head(b, &Face { hair: Hair::Bob(Tint::Ochre), frown: -0.6, smile: -0.5, ..CALM });
        hats::crown(b, Tint::Ochre);
    });
    b.set(at(60.0, 414.0).scaled(0.46).turned(76.0), |b| {
        head::head(b, &Face { hair: Hair::Curls(Tint::Brown), frown: -0.6, smile: -0.5, ..CALM })
    });
    let cloak = b.shape("-14,158* -44,170 -70,204 -94,232 -84,260 -94,292* -54,276 -20,286 -2,256*", Tint::Blue);
    b.shade(&cloak, 14.0, 4.8);
    b.line("-24,180 -56,216 -84,240");
    b.line("-20,200 -48,240 -84,274");
    b.set(at(-2.0, 286.0).scaled(0.98), |b| {
        beasts::horse(b, &Horse { coat: Tint::Grey, mane: Tint::Bare, tack: Tint::Red, rearing: false })
    });
    // Scythe behind.
    b.tube("-58,350 70,52", &[6.0, 6.0], Tint::Brown);
    let blade = b.shape("74,46* 40,28 -10,34 -60,70* -20,50 30,50 66,62*", Tint::Grey);
    b.hatch(&blade, 7.0, 5.4, -60.0, true);
    // Leg bones.
    b.tube("-6,268 24,300", &[9.0, 7.0], Tint::Bare);
    b.tube("24,300 14,348", &[7.0, 6.0], Tint::Bare);
    b.disc(24.0, 300.0, 6.5, Tint::Bare);
    b.shape("8,344* 10,354 34,356 36,350 20,344*", Tint::Bare);
    b.shape("-20,262* -16,246 4,246 16,258* 10,274 -12,276", Tint::Bare);
    // Spine and ribs.
    b.tube("2,160 -2,210 -4,252", &[8.0, 8.0, 9.0], Tint::Bare);
    for y in [224.0, 234.0] {
        b.thick(&format!("-7,{y} 4,{y}"), 1.6);
    }
    for (k, y) in [172.0, 184.0, 196.0, 208.0].into_iter().enumerate() {
        let w = 27.0 - 2.0 * (k as f32 - 1.0).powi(2);
        b.tube(&format!("0,{y} {},{} {},{}", w * 0.8, y + 3.0, w, y + 11.0), &[6.0, 6.0, 4.0], Tint::Bare);
        b.tube(&format!("0,{y} {},{} {},{}", -w * 0.8, y + 3.0, -w, y + 11.0), &[6.0, 6.0, 4.0], Tint::Bare);
    }
    b.tube("-26,166 0,160 26,166", &[7.0, 8.0, 7.0], Tint::Bare);
    // Arms.
    b.tube("-26,168 -44,206", &[8.0, 7.0], Tint::Bare);
    b.tube("-44,206 -14,240", &[7.0, 6.0], Tint::Bare);
    b.disc(-44.0, 206.0, 6.0, Tint::Bare);
    b.tube("26,168 46,194", &[8.0, 7.0], Tint::Bare);
    b.tube("46,194 34,140", &[7.0, 6.0], Tint::Bare);
    b.disc(46.0, 194.0, 6.0, Tint::Bare);
    for (x, y) in [(-11.0, 244.0), (32.0, 136.0)] {
        b.set(at(x, y).scaled(0.8), |b| figure::fist(b, Tint::Bare));
    }
    b.set(at(2.0, 122.0).scaled(1.02), skull);
    let band = b.shape("-24,94* -8,86 16,88 25,98* 24,106 0,96 -23,106*", Tint::Red);
    b.shade(&band, 6.0, 4.4);
    b.tube("-22,98 -40,104 -50,94 -64,102", &[9.0, 8.0, 8.0, 5.0], Tint::Red);
}

/// The devil, with a second face in his belly.
pub fn diavolo(b: &mut Block) {
    b.field("-110,380* -60,372 0,380 60,374 110,380* 110,460* -110,460*", Tint::Brown);
    b.thick("-97,378 -60,372 0,380 60,374 97,379", 2.4);
    for (k, x) in [-84.0, -58.0, -2.0, 52.0, 84.0].into_iter().enumerate() {
        let high = 40.0 + 14.0 * (k % 2) as f32;
        signs::flame(b, x, 426.0, high * 1.15, Tint::Red);
    }
    // Bat's wings.
    for side in [-1.0f32, 1.0] {
        b.set(at(side * 20.0, 176.0).facing(side > 0.0), |b| {
            let wing = b.shape(
                "0,0* 20,-50 44,-86 78,-112* 80,-60 76,-10* 64,-24 56,-8* 46,0 48,24* 36,10 24,30* 14,20",
                Tint::Green,
            );
            b.shade(&wing, 12.0, 4.8);
            b.line("4,4 30,-30 56,-8");
            b.line("4,4 40,-60 75,-12");
            b.line("4,4 26,-4 47,22");
        });
    }
    // Tail, shaggy legs with claws.
    b.tube("10,300 60,330 76,300 70,270", &[12.0, 9.0, 7.0, 5.0], Tint::Brown);
    b.shape("70,276* 58,262 70,244* 82,262", Tint::Red);
    for side in [-1.0f32, 1.0] {
        b.set(at(side * 18.0, 0.0).facing(side > 0.0), |b| {
            let leg = b.shape("-16,280* 24,276 34,310 22,346 26,392* 8,392* 0,350 -4,320", Tint::Brown);
            b.shade(&leg, 10.0, 4.6);
            for (x, y) in [(10.0, 300.0), (18.0, 316.0), (6.0, 326.0), (14.0, 342.0), (10.0, 360.0), (18.0, 370.0)] {
                b.tail(&format!("{x},{y} {},{}", x - 4.0, y + 11.0), 2.2);
            }
            b.shape("4,388* -6,402* 6,400* 10,410* 18,401* 28,410* 30,400* 42,402* 28,388*", Tint::Brown);
        });
    }
    let body =
        b.shape("-44,160* -24,146 24,146 44,160* 42,210 36,250 42,290* 0,306 -42,290* -36,250 -42,210", Tint::Red);
    b.shade(&body, 14.0, 4.8);
    for (x, y) in [(-20.0, 168.0), (20.0, 168.0), (0.0, 178.0), (-10.0, 186.0), (12.0, 188.0)] {
        b.tail(&format!("{x},{y} {},{}", x - 2.0, y + 9.0), 2.0);
    }
    // The face in the belly.
    b.set(at(0.0, 250.0).scaled(0.86), |b| {
        let belly = b.shape("-30,-24 0,-34 30,-24 34,4 22,32 0,40 -22,32 -34,4", Tint::Ochre);
        b.shade(&belly, 9.0, 4.6);
        for side in [-1.0f32, 1.0] {
            b.field(
                &format!(
                    "{},-8 {},-16 {},-14 {},-4 {},0",
                    side * 6.0,
                    side * 12.0,
                    side * 22.0,
                    side * 22.0,
                    side * 12.0
                ),
                Tint::Bare,
            );
            b.thick(&format!("{},-14 {},-18 {},-22", side * 4.0, side * 14.0, side * 26.0), 3.2);
            b.dot(side * 13.0, -8.0, 3.4);
        }
        b.thick("-2,-8 -5,4 0,8 6,5", 2.2);
        b.shape("-22,14* -10,12 0,15 10,12 22,14* 14,28 0,32 -14,28", Tint::Black);
        for x in [-14.0, -5.0, 4.0, 13.0] {
            b.poly(&format!("{},13 {},13 {},22", x - 4.0, x + 4.0, x), Tint::Bare);
        }
    });
    // Fork, and the other claw raised.
    b.tube("-72,392 -72,90", &[6.5, 6.5], Tint::Ochre);
    b.shape(
        "-88,46* -90,80 -80,92 -64,92 -54,80 -56,46* -60,76 -69,84 -69,36* -72,28* -75,36* -75,84 -84,76",
        Tint::Grey,
    );
    figure::sleeve(b, "-40,168 -66,210 -70,190", &[30.0, 27.0, 19.0], Tint::Red, None);
    b.set(at(-72.0, 178.0), |b| figure::fist(b, Tint::Red));
    let hand = figure::sleeve(b, "40,168 70,200 66,164", &[30.0, 27.0, 19.0], Tint::Red, None);
    b.set(hand.scaled(1.1), |b| figure::palm(b, Tint::Red));
    // Head: horns, ears, a tongue.
    b.set(at(0.0, 104.0), |b| {
        for side in [-1.0f32, 1.0] {
            let horn = b.shape(
                &format!(
                    "{},-20* {},-40 {},-56 {},-72* {},-50 {},-28 {},-12*",
                    side * 6.0,
                    side * 14.0,
                    side * 28.0,
                    side * 24.0,
                    side * 42.0,
                    side * 36.0,
                    side * 19.0
                ),
                Tint::Ochre,
            );
            b.shade(&horn, 5.0, 4.4);
            b.shape(
                &format!(
                    "{},-6* {},-16 {},-14* {},2 {},8*",
                    side * 18.0,
                    side * 32.0,
                    side * 46.0,
                    side * 34.0,
                    side * 18.0
                ),
                Tint::Red,
            );
        }
        head::head(
            b,
            &Face { skin: Tint::Red, hair: Hair::Bald, turn: 0.0, frown: 1.4, smile: 1.0, gaze: 0.0, ..CALM },
        );
        b.shape("-6,19* 6,19* 8,30 0,38 -8,30", Tint::Blush);
        b.thick("0,21 0,33", 1.5);
        b.shape("-8,30* 0,34 8,30* 4,44 0,56* -4,44", Tint::Black);
    });
}
