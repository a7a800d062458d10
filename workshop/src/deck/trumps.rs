//! The 22 trumps of Bologna: the two counters, the four Mori, Love and the Chariot; the others are in the rooms beside.

use super::{trumps_high, trumps_low};
use crate::printing::beasts;
use crate::printing::block::{At, Block, Tint, at};
use crate::printing::head::{self, Beard, CALM, Face, Hair};
use crate::printing::{dress, figure, frame, hats, signs};

/// Cuts a trump.
pub fn cut(b: &mut Block, name: &str) {
    match name {
        "Matto" => matto(b),
        "Bagattino" => bagattino(b),
        "Moro1" => moro(b, 1),
        "Moro2" => moro(b, 2),
        "Moro3" => moro(b, 3),
        "Moro4" => moro(b, 4),
        "Amore" => amore(b),
        "Carro" => carro(b),
        "Temperanza" => trumps_low::temperanza(b),
        "Giustizia" => trumps_low::giustizia(b),
        "Forza" => trumps_low::forza(b),
        "Roda" => trumps_low::roda(b),
        "Vecchio" => trumps_low::vecchio(b),
        "Traditore" => trumps_low::traditore(b),
        "Morte" => trumps_low::morte(b),
        "Diavolo" => trumps_low::diavolo(b),
        "Saetta" => trumps_high::saetta(b),
        "Stella" => trumps_high::stella(b),
        "Luna" => trumps_high::luna(b),
        "Sole" => trumps_high::sole(b),
        "Mondo" => trumps_high::mondo(b),
        _ => trumps_high::angelo(b),
    }
}

/// A lady in a gown from the neck down, her neck at (0, 124), her hem at 412.
pub fn gown(b: &mut Block, robe: Tint, cloak: Option<Tint>, trim: Tint) {
    if let Some(cloak) = cloak {
        let cloth = b.shape(
            "-16,142* -42,150 -56,200 -70,300 -88,412* -40,420 40,420 84,412* 70,300 52,200 40,150 16,142*",
            cloak,
        );
        b.shade(&cloth, 12.0, 5.0);
    }
    dress::skirt(b, [-24.0, 222.0, 24.0, 222.0], [-62.0, 412.0, 60.0, 412.0], 18.0, 8, robe);
    figure::neck(b, "-9,122* -10,136 -30,146* 0,160 30,146* 11,136 10,122*", Tint::Bare);
    let body =
        dress::bodice(b, "-36,152* -20,144 -10,160 10,160 20,144 36,152* 30,186 24,222* 0,230 -24,222* -30,186", robe);
    b.shade(&body, 8.0, 4.6);
    b.thick("-12,166 -6,200 -4,222", 1.8);
    b.thick("12,166 8,200 6,222", 1.8);
    b.thick("-22,150 -10,163 0,165 10,163 22,150", 2.2);
    b.tube("-25,220 0,227 25,220", &[7.0, 7.0, 7.0], trim);
}

/// The fool: a drum at his belt, a horn at his mouth, dancing.
fn matto(b: &mut Block) {
    frame::ground(b, 386.0, Tint::Green);
    figure::leg(b, "12,272 46,310 30,352", &[38.0, 28.0, 16.0], Tint::Blue, Tint::Black, true);
    figure::leg(b, "-12,272 -18,334 -14,400", &[38.0, 28.0, 16.0], Tint::Red, Tint::Black, false);
    // A coat of points with bells.
    let coat = b.shape("-38,158* -16,146 16,146 38,158* 34,200 32,232* 44,262 52,286* 34,276 24,300* 12,278 0,304* -12,278 -24,300* -34,276 -52,286* -44,262 -32,232* -34,200", Tint::Red);
    b.shade(&coat, 12.0, 4.8);
    let half =
        b.shape("0,146* 16,146 38,158* 34,200 32,232* 44,262 52,286* 34,276 24,300* 12,278 0,304* 0,220", Tint::Ochre);
    b.shade(&half, 12.0, 4.8);
    for (x, y) in [(-52.0, 290.0), (-24.0, 304.0), (0.0, 308.0), (24.0, 304.0), (52.0, 290.0)] {
        b.disc(x, y, 5.0, Tint::Ochre);
    }
    // The drum.
    let drum = b.shape("-40,214* -6,206 28,214* 28,262* -6,272 -40,262*", Tint::Blue);
    b.shade(&drum, 12.0, 4.8);
    b.shape("-40,214 -26,207 -6,205 14,207 28,214 14,221 -6,223 -26,221", Tint::Bare);
    for k in 0..5 {
        let x = -38.0 + 13.0 * k as f32;
        b.thick(&format!("{x},{} {},264", 220.0, x + 6.0), 1.6);
        b.thick(&format!("{},222 {},264", x + 12.0, x + 6.0), 1.6);
    }
    b.tube("-40,262 -6,271 28,262", &[6.0, 6.0, 6.0], Tint::Red);
    b.tube("-36,160 -20,190 -38,214", &[6.0, 6.0, 6.0], Tint::Bare);
    // The drumming arm and the arm with the horn.
    let hand = figure::sleeve(b, "-36,166 -72,190 -54,222", &[28.0, 30.0, 18.0], Tint::Red, Some(Tint::Ochre));
    b.tube("-62,240 -20,212", &[5.0, 5.0], Tint::Ochre);
    b.dot(-19.0, 212.0, 4.6);
    b.set(hand.turned(60.0), |b| figure::fist(b, Tint::Bare));
    b.set(at(-74.0, 420.0).scaled(0.9), |b| beasts::dog(b, Tint::Ochre));
    figure::neck(b, "-11,124* -12,144 0,150 12,144 12,124*", Tint::Bare);
    let collar = b.shape(
        "-12,140* -34,150 -42,176* -28,164 -20,164* -18,186* -8,168 0,168* 4,190* 12,168 20,164* 30,184* 32,164 34,162* 46,174* 36,150 12,140* 0,146",
        Tint::Blue,
    );
    b.shade(&collar, 8.0, 4.6);
    for (x, y) in [(-42.0, 180.0), (-18.0, 190.0), (4.0, 194.0), (30.0, 188.0), (46.0, 178.0)] {
        b.disc(x, y, 3.6, Tint::Ochre);
    }
    let face = Face { hair: Hair::Bald, smile: 0.9, frown: -0.6, turn: 1.0, gaze: 0.6, ..CALM };
    b.set(at(-2.0, 106.0), |b| {
        head::head(b, &face);
        hats::foolscap(b, Tint::Red, Tint::Blue);
    });
    let horn = b.tube("11,126 46,122 80,94", &[6.0, 9.0, 34.0], Tint::Ochre);
    b.shade(&horn, 6.0, 4.4);
    b.set(at(81.0, 93.0).turned(-40.0), |b| {
        b.shape("0,-18 5,0 0,18 -5,0", Tint::Bare);
    });
    let hand = figure::sleeve(b, "36,166 74,186 60,150", &[28.0, 28.0, 18.0], Tint::Ochre, Some(Tint::Red));
    b.set(hand.turned(20.0), |b| figure::fist(b, Tint::Bare));
}

/// The juggler behind his table of cups and balls.
fn bagattino(b: &mut Block) {
    frame::ground(b, 390.0, Tint::Green);
    figure::leg(b, "-16,300 -18,350 -22,402", &[26.0, 22.0, 15.0], Tint::Bare, Tint::Black, false);
    figure::leg(b, "16,300 18,350 22,402", &[26.0, 22.0, 15.0], Tint::Bare, Tint::Black, true);
    dress::skirt(b, [-28.0, 222.0, 28.0, 222.0], [-48.0, 330.0, 48.0, 330.0], 10.0, 7, Tint::Blue);
    let body = dress::bodice(b, "-38,154* -16,144 16,144 38,154* 34,190 30,226* -30,226* -34,190", Tint::Red);
    b.shade(&body, 12.0, 4.8);
    dress::buttons(b, (1.0, 164.0), (1.0, 216.0), 6);
    // The table.
    for x in [-76.0, 76.0] {
        let post = b.poly(&format!("{},280 {},280 {},408 {},408", x - 6.0, x + 6.0, x + 5.0, x - 5.0), Tint::Brown);
        b.shade(&post, 6.0, 4.8);
    }
    let top = b.poly("-92,258 92,258 92,282 -92,282", Tint::Brown);
    b.shade(&top, 30.0, 5.0);
    b.poly("-92,250 92,250 92,260 -92,260", Tint::Ochre);
    for (x, tint) in [(-66.0, Tint::Red), (-30.0, Tint::Ochre), (70.0, Tint::Red)] {
        let cup = b.poly(&format!("{},252 {},222 {},222 {},252", x - 14.0, x - 9.0, x + 9.0, x + 14.0), tint);
        b.shade(&cup, 8.0, 4.4);
        b.thick(&format!("{},246 {},248 {},246", x - 12.0, x, x + 12.0), 1.8);
    }
    for (x, y) in [(0.0, 246.0), (14.0, 246.0), (7.0, 236.0)] {
        b.disc(x, y, 6.0, Tint::Ochre);
    }
    b.poly("32,252 56,252 50,246 30,246", Tint::Bare);
    // Arms: a wand up, a cup lifted.
    let hand = figure::sleeve(b, "-36,166 -70,204 -64,166", &[28.0, 30.0, 18.0], Tint::Red, Some(Tint::Bare));
    b.tube("-54,172 -78,70", &[5.0, 5.0], Tint::Ochre);
    b.disc(-78.0, 68.0, 5.0, Tint::Red);
    b.set(hand, |b| figure::fist(b, Tint::Bare));
    let hand = figure::sleeve(b, "36,166 66,200 46,226", &[28.0, 28.0, 18.0], Tint::Red, Some(Tint::Bare));
    b.set(at(40.0, 234.0), |b| {
        b.poly("-10,16 -7,-8 7,-8 10,16", Tint::Ochre);
    });
    b.set(hand.turned(-40.0), |b| figure::rest(b, Tint::Bare));
    let face = Face {
        hair: Hair::Curls(Tint::Brown),
        smile: 1.0,
        frown: -0.3,
        beard: Beard::Moustache,
        turn: 1.0,
        gaze: 0.8,
        ..CALM
    };
    b.set(at(0.0, 104.0).scaled(0.95), |b| {
        dress::ruff(b, 2.0, 34.0, 24.0);
        head::head(b, &face);
        hats::plumed(b, Tint::Blue, Tint::Red);
    });
}

/// The four Mori, lords with turbans, each his own arms and bearing.
fn moro(b: &mut Block, which: usize) {
    let (robe, cloak, trim, turban) = match which {
        1 => (Tint::Red, Tint::Blue, Tint::Ochre, Tint::Bare),
        2 => (Tint::Blue, Tint::Red, Tint::Ochre, Tint::Ochre),
        3 => (Tint::Green, Tint::Ochre, Tint::Red, Tint::Red),
        _ => (Tint::Ochre, Tint::Green, Tint::Blue, Tint::Blue),
    };
    let skin = Tint::Brown;
    frame::ground(b, 386.0, Tint::Green);
    b.set(At(glam::Affine2::IDENTITY).facing(which % 2 == 1), |b| {
        let cape = b.shape("-20,146* -52,158 -66,230 -80,394* -40,404 30,404 64,380* 54,230 46,158 20,146*", cloak);
        b.shade(&cape, 12.0, 5.0);
        b.line("-52,190 -58,270 -66,388");
        figure::leg(b, "16,330 18,360 20,398", &[32.0, 24.0, 14.0], Tint::Bare, Tint::Red, true);
        figure::leg(b, "-16,330 -18,360 -22,400", &[32.0, 24.0, 14.0], Tint::Bare, Tint::Red, false);
        dress::skirt(b, [-28.0, 226.0, 28.0, 226.0], [-52.0, 356.0, 52.0, 352.0], 12.0, 8, robe);
        let body = dress::bodice(b, "-38,158* -16,146 16,146 38,158* 34,194 30,228* 0,234 -30,228* -34,194", robe);
        b.shade(&body, 12.0, 4.8);
        let sash = b.shape("-31,218* 0,226 31,218* 31,236* 12,242 18,286* 8,280 2,288* 0,244 -31,236*", trim);
        b.shade(&sash, 6.0, 4.4);
        for y in [168.0, 182.0, 196.0, 210.0] {
            b.thick(&format!("-12,{y} 0,{} 12,{y}", y + 3.0), 2.2);
        }
        match which {
            1 => {
                // A lance, upright.
                b.tube("66,410 66,60", &[6.5, 6.5], Tint::Brown);
                let point = b.shape("66,26* 56,52 66,68* 76,52", Tint::Grey);
                b.shade(&point, 5.0, 4.4);
                let flag = b.shape("63,74* 40,70 30,84 14,76* 22,92 14,104* 34,98 46,104 63,98*", Tint::Red);
                b.shade(&flag, 6.0, 4.6);
                figure::sleeve(b, "36,170 70,222 67,204", &[28.0, 26.0, 18.0], robe, Some(trim));
                b.set(at(66.0, 190.0).mirrored(), |b| figure::fist(b, skin));
                let hand = figure::sleeve(b, "-36,170 -64,208 -38,230", &[28.0, 28.0, 18.0], robe, Some(trim));
                b.set(hand.turned(-60.0), |b| figure::rest(b, skin));
            }
            2 => {
                // A bow in one hand, an arrow in the other.
                let bow = b.tube("52,60 84,110 72,180 84,250 52,300", &[3.0, 7.0, 7.0, 7.0, 3.0], Tint::Ochre);
                b.shade(&bow, 3.0, 5.0);
                b.thick("53,62 50,180 53,298", 1.5);
                figure::sleeve(b, "36,170 66,212 74,200", &[28.0, 26.0, 18.0], robe, Some(trim));
                b.set(at(74.0, 184.0).mirrored(), |b| figure::fist(b, skin));
                let hand = figure::sleeve(b, "-36,170 -66,204 -44,236", &[28.0, 28.0, 18.0], robe, Some(trim));
                b.tube("-66,330 -42,226", &[4.0, 4.0], Tint::Bare);
                b.poly("-72,352 -73,328 -60,331", Tint::Grey);
                b.set(hand.turned(180.0), |b| figure::fist(b, skin));
            }
            3 => {
                // A scimitar over the shoulder, a round shield.
                let blade = b.shape("58,176* 54,130 62,84 82,46* 88,84 78,132 68,178*", Tint::Grey);
                b.hatch(&blade, 6.0, 5.4, -30.0, true);
                b.thick("62,170 60,130 70,84", 1.5);
                b.poly("46,176 80,172 81,180 47,184", Tint::Ochre);
                figure::sleeve(b, "36,170 68,222 66,212", &[28.0, 26.0, 18.0], robe, Some(trim));
                b.tube("64,182 65,206", &[6.0, 6.0], Tint::Red);
                b.disc(66.0, 210.0, 5.0, Tint::Ochre);
                b.set(at(64.0, 194.0).mirrored(), |b| figure::fist(b, skin));
                figure::sleeve(b, "-36,170 -62,204 -50,226", &[28.0, 28.0, 18.0], robe, Some(trim));
                let shield = b.disc(-52.0, 258.0, 42.0, Tint::Red);
                b.shade(&shield, 16.0, 4.8);
                b.disc(-52.0, 258.0, 32.0, Tint::Bare);
                b.set(at(-52.0, 258.0), |b| signs::star(b, 28.0, Tint::Ochre, Tint::Blue));
            }
            _ => {
                // A staff of command and a scroll.
                let staff = b.tube("66,220 66,64", &[7.0, 7.0], Tint::Red);
                b.shade(&staff, 3.0, 5.0);
                let moon = b.shape("66,64* 50,56 46,38 56,26* 54,40 66,50 78,40 76,26* 86,38 82,56", Tint::Ochre);
                b.shade(&moon, 5.0, 4.4);
                figure::sleeve(b, "36,170 70,222 67,204", &[28.0, 26.0, 18.0], robe, Some(trim));
                b.set(at(66.0, 190.0).mirrored(), |b| figure::fist(b, skin));
                let hand = figure::sleeve(b, "-36,170 -66,206 -58,246", &[28.0, 28.0, 18.0], robe, Some(trim));
                let scroll = b.shape("-74,238* -50,244 -44,330 -52,352* -62,346 -80,350* -74,330", Tint::Bare);
                b.shade(&scroll, 6.0, 4.8);
                for y in [268.0, 282.0, 296.0, 310.0, 324.0] {
                    b.thick(&format!("-68,{y} -60,{} -52,{y}", y + 2.0), 1.6);
                }
                b.set(hand.turned(180.0), |b| figure::fist(b, skin));
            }
        }
        let face = Face {
            skin,
            hair: Hair::Bald,
            beard: match which {
                1 => Beard::Moustache,
                2 => Beard::Pointed(Tint::Black),
                3 => Beard::None,
                _ => Beard::Full(Tint::Bare),
            },
            old: which == 4,
            frown: if which == 3 { 0.6 } else { 0.1 },
            turn: if which == 4 { 0.4 } else { 1.0 },
            ..CALM
        };
        b.set(at(0.0, 112.0).scaled(0.94), |b| {
            b.shape("-12,24* -14,36 0,42 16,36 14,24*", skin);
            head::head(b, &face);
            hats::turban(b, turban, cloak, which != 4);
        });
    });
}

/// Two lovers under the archer.
fn amore(b: &mut Block) {
    frame::ground(b, 388.0, Tint::Green);
    // Cupid on a cloud.
    for side in [-1.0f32, 1.0] {
        b.set(at(side * 8.0, 78.0).scaled(1.9).facing(side > 0.0), |b| dress::winglet(b, Tint::Red));
    }
    b.knife(0.9, |b| {
        figure::bare_leg(b, "6,104 22,120 12,138", &[17.0, 13.0, 8.0], Tint::Bare, true);
        figure::bare_leg(b, "-6,104 -14,122 -24,136", &[17.0, 13.0, 8.0], Tint::Bare, false);
        let body = b.shape("-13,72* 0,68 13,72* 13,90 14,108 0,114 -14,108 -13,90", Tint::Bare);
        b.shade(&body, 6.0, 4.4);
        b.dot(0.0, 100.0, 1.3);
        b.tube("-12,76 14,92 12,108", &[5.0, 5.0, 5.0], Tint::Blue);
        b.tube("46,50 56,84 38,118", &[3.0, 5.0, 3.0], Tint::Ochre);
        b.thick("45,51 24,88 38,117", 1.4);
        b.tube("20,88 66,84", &[2.6, 2.6], Tint::Ochre);
        b.poly("62,78 76,83 63,90", Tint::Black);
        figure::sleeve(b, "10,76 34,80 48,84", &[12.0, 10.0, 8.0], Tint::Bare, None);
        figure::sleeve(b, "-10,76 -18,90 16,89", &[12.0, 11.0, 8.0], Tint::Bare, None);
        b.disc(54.0, 85.0, 5.0, Tint::Bare);
        b.disc(20.0, 88.0, 5.0, Tint::Bare);
        b.set(at(0.0, 50.0).scaled(0.56), |b| {
            head::head(b, &Face { hair: Hair::Curls(Tint::Ochre), turn: 0.6, smile: 0.8, ..CALM });
        });
    });
    frame::cloud(b, 0.0, 150.0, 36.0, Tint::Grey);
    // The youth.
    b.set(at(-46.0, 98.0).stretched(0.74, 0.76), |b| {
        let face = Face { hair: Hair::Bob(Tint::Brown), smile: 0.6, ..CALM };
        b.set(at(0.0, 106.0).scaled(0.96), |b| head::behind(b, face.hair));
        let cape = b.shape("-20,144* -46,156 -60,220 -66,320* -20,324 24,220 24,150*", Tint::Red);
        b.shade(&cape, 10.0, 5.0);
        figure::leg(b, "16,270 20,330 18,404", &[34.0, 26.0, 15.0], Tint::Bare, Tint::Black, true);
        figure::leg(b, "-14,270 -20,330 -28,404", &[36.0, 27.0, 15.0], Tint::Bare, Tint::Black, true);
        dress::skirt(b, [-26.0, 224.0, 28.0, 224.0], [-44.0, 300.0, 46.0, 296.0], 8.0, 7, Tint::Blue);
        dress::bodice(b, "-36,156* -16,146 16,146 36,156* 32,190 28,226* 0,232 -26,226* -32,190", Tint::Blue);
        dress::buttons(b, (2.0, 166.0), (1.0, 212.0), 5);
        b.tube("-27,222 0,228 28,222", &[9.0, 9.0, 9.0], Tint::Ochre);
        let hand = figure::sleeve(b, "-34,168 -56,210 -24,232", &[28.0, 28.0, 18.0], Tint::Blue, Some(Tint::Bare));
        b.set(hand.turned(-60.0), |b| figure::rest(b, Tint::Bare));
        b.set(at(0.0, 106.0).scaled(0.96), |b| {
            head::head(b, &face);
            hats::plumed(b, Tint::Red, Tint::Bare);
        });
    });
    // The lady.
    b.set(at(46.0, 98.0).stretched(-0.74, 0.76), |b| {
        let face = Face { hair: Hair::Bound(Tint::Ochre), smile: 0.6, frown: -0.4, ..CALM };
        b.set(at(0.0, 106.0).scaled(0.94), |b| head::behind(b, face.hair));
        gown(b, Tint::Red, None, Tint::Ochre);
        let hand = figure::sleeve(b, "-34,164 -56,206 -30,234", &[24.0, 28.0, 18.0], Tint::Red, Some(Tint::Bare));
        b.set(hand.turned(-60.0), |b| figure::rest(b, Tint::Bare));
        b.set(at(0.0, 106.0).scaled(0.94), |b| {
            head::head(b, &face);
            hats::wreath(b, Tint::Green);
        });
    });
    // Their joined hands.
    figure::sleeve(b, "-22,226 -14,262 -6,262", &[20.0, 18.0, 13.0], Tint::Blue, Some(Tint::Bare));
    figure::sleeve(b, "22,226 16,262 8,262", &[18.0, 17.0, 13.0], Tint::Red, Some(Tint::Bare));
    b.set(at(1.0, 260.0).scaled(0.9), |b| figure::fist(b, Tint::Bare));
}

/// A victor in his car, seen from before, with two horses.
fn carro(b: &mut Block) {
    frame::ground(b, 380.0, Tint::Green);
    // Canopy.
    for x in [-62.0, 62.0] {
        let post = b.poly(&format!("{},80 {},80 {},300 {},300", x - 5.0, x + 5.0, x + 5.0, x - 5.0), Tint::Ochre);
        b.shade(&post, 5.0, 5.0);
    }
    let canopy = b.shape("-78,84* -70,56 -34,40 0,34 34,40 70,56 78,84* 66,94 52,84* 40,94 26,84* 13,94 0,84* -13,94 -26,84* -40,94 -52,84* -66,94", Tint::Blue);
    b.shade(&canopy, 18.0, 4.8);
    for (x, y) in [(-40.0, 44.0), (-14.0, 37.0), (14.0, 37.0), (40.0, 44.0)] {
        b.line(&format!("{x},{y} {},62 {},84", x * 1.15, x * 1.25));
    }
    // The victor.
    b.set(at(0.0, 36.0).scaled(0.88), |b| {
        let face = Face { hair: Hair::Bob(Tint::Ochre), turn: 0.3, ..CALM };
        b.set(at(0.0, 110.0).scaled(0.9), |b| head::behind(b, face.hair));
        let cloak = b.shape("-20,146* -52,160 -62,230 -60,300* 60,300* 62,230 52,160 20,146*", Tint::Red);
        b.shade(&cloak, 12.0, 5.0);
        let body = b.shape("-36,156* -16,146 16,146 36,156* 34,200 30,240* -30,240* -34,200", Tint::Grey);
        b.shade(&body, 12.0, 4.8);
        b.line("-26,176 -10,184 0,178 10,184 26,176");
        b.line("0,180 0,226");
        b.tube("-30,232 0,240 30,232", &[9.0, 9.0, 9.0], Tint::Ochre);
        dress::skirt(b, [-30.0, 240.0, 30.0, 240.0], [-40.0, 300.0, 40.0, 300.0], 4.0, 7, Tint::Ochre);
        figure::sleeve(b, "34,168 62,206 58,190", &[26.0, 26.0, 18.0], Tint::Red, Some(Tint::Ochre));
        b.tube("60,236 60,100", &[5.5, 5.5], Tint::Ochre);
        b.shape("60,70* 50,90 60,104* 70,90", Tint::Grey);
        b.set(at(60.0, 172.0).mirrored(), |b| figure::fist(b, Tint::Bare));
        let hand = figure::sleeve(b, "-34,168 -60,206 -44,226", &[26.0, 26.0, 18.0], Tint::Red, Some(Tint::Ochre));
        b.disc(-44.0, 214.0, 17.0, Tint::Blue);
        b.thick("-60,214 -44,219 -28,214", 2.0);
        b.thick("-44,197 -40,214 -44,231", 1.6);
        b.set(hand.turned(-50.0), |b| figure::rest(b, Tint::Bare));
        b.set(at(0.0, 110.0).scaled(0.9), |b| {
            b.shape("-12,24* -14,36 0,42 16,36 14,24*", Tint::Bare);
            head::head(b, &face);
            hats::crown(b, Tint::Ochre);
        });
    });
    // The car.
    for x in [-74.0, 74.0] {
        let wheel = b.disc(x, 352.0, 40.0, Tint::Ochre);
        b.shade(&wheel, 10.0, 5.0);
        b.disc(x, 352.0, 30.0, Tint::Bare);
        for k in 0..8 {
            let way = glam::Vec2::from_angle(k as f32 * std::f32::consts::FRAC_PI_4) * 31.0;
            b.thick(&format!("{x},352 {},{}", x + way.x, 352.0 + way.y), 3.4);
        }
        b.disc(x, 352.0, 8.0, Tint::Red);
    }
    let car = b.shape("-70,276* -40,284 0,286 40,284 70,276* 66,330 58,352* 0,360 -58,352* -66,330", Tint::Red);
    b.shade(&car, 16.0, 4.8);
    b.tube("-70,280 0,289 70,280", &[9.0, 9.0, 9.0], Tint::Ochre);
    // Two horses come towards us.
    for side in [-1.0f32, 1.0] {
        b.set(at(side * 40.0, 342.0).scaled(0.94).facing(side > 0.0), |b| {
            if side < 0.0 {
                beasts::horse_front(b, Tint::Bare, Tint::Ochre, Tint::Red);
            } else {
                beasts::horse_front(b, Tint::Brown, Tint::Bare, Tint::Blue);
            }
        });
    }
    b.set(at(0.0, 320.0).scaled(0.8), |b| {
        let shield = b.shape("-20,-22* 0,-26 20,-22* 20,6 0,28* -20,6", Tint::Blue);
        b.shade(&shield, 8.0, 4.8);
        b.set(at(0.0, -2.0), |b| signs::star(b, 16.0, Tint::Ochre, Tint::Bare));
    });
}
