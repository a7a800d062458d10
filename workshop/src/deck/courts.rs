//! The sixteen court cards: Kings on their thrones, Queens on foot, Knights, and the Fanti, who are maids in cups and
//! coins.

use crate::printing::beasts::{self, Horse};
use crate::printing::block::{At, Block, Tint, at};
use crate::printing::head::{self, Beard, CALM, Face, Hair};
use crate::printing::{dress, figure, frame, hats, signs};
use tavoliere::rules::tarocchini::card::Suit;

/// The colours of one court.
struct Livery {
    robe: Tint,
    cloak: Tint,
    trim: Tint,
    hair: Tint,
    coat: Tint,
}

fn livery(suit: Suit) -> Livery {
    use Tint::{Bare, Blue, Brown, Green, Grey, Ochre, Red};
    match suit {
        Suit::Spade => Livery { robe: Blue, cloak: Red, trim: Ochre, hair: Brown, coat: Grey },
        Suit::Bastoni => Livery { robe: Green, cloak: Red, trim: Ochre, hair: Ochre, coat: Brown },
        Suit::Coppe => Livery { robe: Red, cloak: Blue, trim: Ochre, hair: Bare, coat: Bare },
        _ => Livery { robe: Ochre, cloak: Blue, trim: Red, hair: Brown, coat: Ochre },
    }
}

/// Cuts a court card.
pub fn cut(b: &mut Block, suit: Suit, rank: &str) {
    match rank {
        "K" => king(b, suit),
        "Q" => queen(b, suit),
        "H" => knight(b, suit),
        _ if matches!(suit, Suit::Spade | Suit::Bastoni) => page(b, suit),
        _ => maid(b, suit),
    }
}

/// What the right hand holds: the suit's sign, with the hand at the origin.
fn held(b: &mut Block, suit: Suit, size: f32) {
    match suit {
        Suit::Spade => b.set(at(0.0, -4.0).scaled(size), |b| signs::sword(b, 128.0, Tint::Grey, Tint::Ochre)),
        Suit::Bastoni => b.set(at(0.0, -38.0 * size).scaled(size), |b| signs::club(b, 132.0, Tint::Ochre)),
        Suit::Coppe => b.set(at(0.0, -34.0 * size).scaled(size * 0.86), |b| signs::cup(b, Tint::Ochre, Tint::Red)),
        _ => b.set(at(0.0, -30.0 * size), |b| signs::coin(b, 27.0 * size, Tint::Ochre, Tint::Red)),
    }
}

fn holding(b: &mut Block, suit: Suit, x: f32, y: f32, size: f32, turn: f32) {
    b.set(at(x, y).turned(turn), |b| held(b, suit, size));
    b.set(at(x, y).turned(turn * 0.5).mirrored(), |b| figure::fist(b, Tint::Bare));
}

fn king(b: &mut Block, suit: Suit) {
    let l = livery(suit);
    let flip = matches!(suit, Suit::Bastoni | Suit::Denari);
    frame::floor(b, 372.0, Tint::Green, Tint::Bare);
    b.set(At(glam::Affine2::IDENTITY).facing(!flip), |b| {
        // Throne.
        let back = b.shape(
            match suit {
                Suit::Spade => "-66,380* -66,110* -52,96 -40,104* -24,70 0,40* 24,70 40,104* 52,96 66,110* 66,380*",
                Suit::Bastoni => "-66,380* -66,112* -62,84 -36,56 0,46 36,56 62,84 66,112* 66,380*",
                Suit::Coppe => "-66,380* -66,64* -52,58 -40,64* -20,56 0,60 20,56 40,64* 52,58 66,64* 66,380*",
                _ => "-66,380* -66,106* -72,88 -58,82* -56,62 -36,64* -22,44 0,54* 22,44 36,64* 56,62 58,82* 72,88 66,106* 66,380*",
            },
            l.trim,
        );
        b.shade(&back, 10.0, 5.0);
        let panel = b.shape("-54,300* -54,120* -42,96 0,80 42,96 54,120* 54,300*", Tint::Bare);
        b.hatch(&panel, 60.0, 6.0, -14.0, true);
        for x in [-66.0, 66.0] {
            b.disc(x, if suit == Suit::Coppe { 54.0 } else { 98.0 }, 9.0, l.cloak);
        }
        for x in [-1.0f32, 1.0] {
            let side = b.poly(&format!("{},268 {},268 {},400 {},400", x * 62.0, x * 90.0, x * 92.0, x * 60.0), l.trim);
            b.shade(&side, 10.0, 5.0);
            b.shape(
                &format!(
                    "{},268* {},256 {},252 {},258 {},272 {},276",
                    x * 56.0,
                    x * 60.0,
                    x * 78.0,
                    x * 94.0,
                    x * 94.0,
                    x * 76.0
                ),
                l.cloak,
            );
        }
        let face = Face {
            turn: if suit == Suit::Coppe { 0.2 } else { 1.0 },
            frown: if suit == Suit::Spade { 0.7 } else { 0.1 },
            smile: 0.1,
            old: suit == Suit::Coppe,
            hair: Hair::Long(l.hair),
            // "Per avere questi due Re la Barba" (cap. IX): partners call the Kings of cups and coins hermits, those of swords and
            // batons, who have none, pilgrims.
            beard: match suit {
                Suit::Coppe => Beard::Full(l.hair),
                Suit::Denari => Beard::Pointed(l.hair),
                _ => Beard::None,
            },
            ..CALM
        };
        b.set(at(0.0, 104.0).scaled(0.92), |b| head::behind(b, face.hair));
        // Cloak behind the arms.
        let cloak = b.shape(
            "-20,136* -52,146 -70,186 -80,270 -90,396* -20,404 40,404 90,396* 80,270 70,186 52,146 20,136*",
            l.cloak,
        );
        b.shade(&cloak, 14.0, 5.0);
        b.shade_left(&cloak, 5.0, 6.0);
        // Robe.
        dress::skirt(b, [-34.0, 214.0, 34.0, 214.0], [-62.0, 398.0, 60.0, 398.0], 14.0, 8, l.robe);
        for x in [-30.0, 28.0] {
            b.shape(
                &format!(
                    "{},398* {},394 {},396 {},406 {},410 {},408",
                    x - 10.0,
                    x - 6.0,
                    x + 10.0,
                    x + 15.0,
                    x + 4.0,
                    x - 10.0
                ),
                l.cloak,
            );
        }
        match suit {
            Suit::Coppe => {
                let orphrey = b.shape("-9,220* -10,300 -14,396* 0,402 14,396* 10,300 9,220*", l.trim);
                b.shade(&orphrey, 6.0, 5.0);
                for y in [246.0, 276.0, 306.0, 336.0, 366.0] {
                    b.poly(&format!("0,{} 7,{y} 0,{} -7,{y}", y - 11.0, y + 11.0), Tint::Bare);
                }
            }
            Suit::Denari => {
                for (x, y) in [(-30.0, 306.0), (26.0, 308.0), (-2.0, 334.0), (-42.0, 350.0), (42.0, 352.0), (-20.0, 378.0), (20.0, 380.0)] {
                    b.set(at(x, y), |b| {
                        for q in 0..4 {
                            let way = glam::Vec2::from_angle(q as f32 * std::f32::consts::FRAC_PI_2 + std::f32::consts::FRAC_PI_4) * 11.0;
                            signs::leaf(b, (0.0, 0.0), (way.x, way.y), 3.4, Tint::Red);
                        }
                    });
                }
            }
            Suit::Bastoni => {
                let hem = b.tube("-61,390 -30,394 0,396 30,394 59,390", &[17.0, 17.0], Tint::Bare);
                b.shade(&hem, 10.0, 5.0);
                dress::ermine(b, &[(-46.0, 390.0), (-26.0, 393.0), (-6.0, 394.0), (14.0, 394.0), (34.0, 392.0), (50.0, 390.0)]);
            }
            _ => {}
        }
        b.thick("-54,280 -44,262 -24,258 -8,276 -6,300", 2.4);
        b.thick("54,284 46,264 28,258 10,276 6,300", 2.4);
        let body = dress::bodice(b, "-40,142* -20,134 20,134 40,142* 38,180 34,216* 0,222 -34,216* -38,180", l.robe);
        b.shade(&body, 10.0, 4.6);
        if suit == Suit::Spade {
            // He alone wears a cuirass, and its skirts.
            let steel = b.shape("-38,160* 0,150 38,160* 37,190 34,214* 0,222 -34,214* -37,190", Tint::Grey);
            b.shade(&steel, 14.0, 4.6);
            b.line("-26,180 -12,190 0,186 12,190 26,180");
            b.line("0,188 0,214");
            for x in [-30.0, -10.0, 10.0, 30.0] {
                let plate = b.shape(&format!("{},216* {},240 {x},248 {},240 {},216*", x - 10.0, x - 10.0, x + 10.0, x + 10.0), Tint::Grey);
                b.shade(&plate, 5.0, 4.6);
            }
        } else {
            dress::buttons(b, (0.0, 168.0), (0.0, 204.0), 4);
        }
        b.tube("-35,212 0,219 35,212", &[9.0, 9.0, 9.0], l.trim);
        // Collar of ermine.
        let collar = b.shape("-24,132* -48,144 -52,162 -28,168 0,176 28,168 52,162 48,144 24,132*", Tint::Bare);
        b.shade(&collar, 8.0, 4.6);
        dress::ermine(b, &[(-36.0, 156.0), (-18.0, 163.0), (18.0, 163.0), (36.0, 156.0)]);
        // Far arm rests, or holds an orb.
        match suit {
            Suit::Bastoni => {
                let hand = figure::sleeve(b, "-42,158 -70,208 -44,236", &[30.0, 32.0, 24.0], l.robe, Some(l.trim));
                let orb = b.disc(-30.0, 232.0, 19.0, Tint::Blue);
                b.shade(&orb, 8.0, 4.4);
                b.thick("-48,232 -30,238 -12,232", 2.2);
                b.thick("-30,214 -26,232 -30,250", 1.8);
                b.tube("-30,214 -30,198", &[4.4, 4.4], Tint::Ochre);
                b.thick("-37,204 -23,204", 3.4);
                b.set(hand.turned(-40.0), |b| figure::rest(b, Tint::Bare));
            }
            Suit::Coppe => {
                figure::sleeve(b, "-42,158 -80,204 -64,222", &[30.0, 32.0, 24.0], l.robe, Some(l.trim));
                b.limb("-58,330 -56,140", &[6.0, 6.0], Tint::Ochre, true, true);
                b.shape("-56,146* -66,134 -64,116 -56,98* -48,116 -46,134", Tint::Red);
                b.thick("-56,142 -56,106", 1.7);
                b.set(at(-57.0, 226.0), |b| figure::fist(b, Tint::Bare));
            }
            Suit::Denari => {
                let hand = figure::sleeve(b, "-42,158 -82,204 -46,228", &[30.0, 32.0, 24.0], l.robe, Some(l.trim));
                b.set(hand.turned(-50.0), |b| figure::rest(b, Tint::Bare));
            }
            _ => {
                let hand = figure::sleeve(b, "-42,156 -70,206 -52,244", &[30.0, 32.0, 24.0], l.robe, Some(l.trim));
                b.set(hand.turned(-90.0), |b| figure::rest(b, Tint::Bare));
            }
        }
        // The arm with the sign.
        figure::sleeve(b, "42,158 78,214 70,190", &[30.0, 32.0, 24.0], l.robe, Some(l.trim));
        let size = if suit == Suit::Denari { 1.2 } else { 1.0 };
        holding(b, suit, 70.0, 172.0, size, if suit == Suit::Bastoni { 8.0 } else { 3.0 });
        b.set(at(0.0, 104.0).scaled(0.92), |b| {
            head::head(b, &face);
            hats::crown(b, Tint::Ochre);
        });
    });
}

fn queen(b: &mut Block, suit: Suit) {
    let l = livery(suit);
    let flip = matches!(suit, Suit::Spade | Suit::Coppe);
    frame::ground(b, 384.0, Tint::Green);
    b.set(At(glam::Affine2::IDENTITY).facing(!flip), |b| {
        let face = Face {
            hair: if matches!(suit, Suit::Coppe | Suit::Denari) {
                Hair::Long(Tint::Ochre)
            } else {
                Hair::Bound(Tint::Brown)
            },
            smile: 0.6,
            frown: -0.3,
            turn: if suit == Suit::Denari { 0.3 } else { 1.0 },
            ..CALM
        };
        b.set(at(0.0, 104.0).scaled(0.9), |b| head::behind(b, face.hair));
        let cloak = b.shape(
            "-16,142* -42,150 -56,200 -72,300 -90,412* -40,420 40,420 84,412* 70,300 52,200 40,150 16,142*",
            l.cloak,
        );
        b.shade(&cloak, 12.0, 5.0);
        dress::skirt(b, [-24.0, 222.0, 24.0, 222.0], [-66.0, 412.0, 64.0, 412.0], 20.0, 8, l.robe);
        // The forepart.
        let fore = b.shape("-8,224* -14,300 -24,408* 0,414 24,408* 14,300 8,224*", l.trim);
        b.shade(&fore, 8.0, 5.0);
        for (k, y) in [256.0, 290.0, 326.0, 364.0].into_iter().enumerate() {
            let r = 5.0 + k as f32;
            match suit {
                Suit::Spade => {
                    let w = 9.0 + 3.4 * k as f32;
                    b.thick(&format!("{},{} 0,{} {},{}", -w, y - 8.0, y + 4.0, w, y - 8.0), 2.6);
                    b.thick(&format!("{},{} 0,{} {},{}", -w, y + 2.0, y + 14.0, w, y + 2.0), 2.0);
                }
                Suit::Bastoni => {
                    b.tail(&format!("0,{} 0,{}", y + 16.0, y - 12.0), 2.4);
                    for side in [-1.0f32, 1.0] {
                        signs::leaf(b, (0.0, y + 8.0), (side * r * 1.7, y - 5.0), r * 0.55, Tint::Green);
                    }
                }
                Suit::Coppe => b.set(at(0.0, y), |b| {
                    for q in 0..4 {
                        let way = glam::Vec2::from_angle(q as f32 * std::f32::consts::FRAC_PI_2) * r * 1.7;
                        signs::leaf(b, (0.0, 0.0), (way.x, way.y), r * 0.4, Tint::Bare);
                    }
                }),
                _ => {
                    b.disc(0.0, y, r * 1.25, Tint::Ochre);
                    b.dot(0.0, y, r * 0.4);
                }
            }
        }
        figure::neck(b, "-9,122* -10,136 -30,146* 0,160 30,146* 11,136 10,122*", Tint::Bare);
        let body = dress::bodice(
            b,
            "-36,152* -20,144 -10,160 10,160 20,144 36,152* 30,186 24,222* 0,232 -24,222* -30,186",
            l.robe,
        );
        b.shade(&body, 8.0, 4.6);
        for y in [172.0, 184.0, 196.0, 208.0] {
            b.thick(&format!("-8,{} 8,{}", y, y + 4.0), 1.7);
            b.thick(&format!("8,{} -8,{}", y, y + 4.0), 1.7);
        }
        b.thick("-22,150 -10,163 0,165 10,163 22,150", 2.2);
        for x in [-12.0, -4.0, 4.0, 12.0] {
            b.dot(x, 150.0 + 4.0 - x.abs() * 0.3, 2.3);
        }
        // Far hand lifts the skirt.
        match suit {
            Suit::Bastoni => {
                let hand = figure::sleeve(b, "-36,164 -64,206 -34,214", &[24.0, 30.0, 20.0], l.robe, Some(Tint::Bare));
                b.thick("-26,240 -28,200 -34,178", 2.4);
                signs::leaf(b, (-28.0, 204.0), (-46.0, 194.0), 5.0, Tint::Green);
                for k in 0..5 {
                    let way = glam::Vec2::from_angle(k as f32 * 1.2566) * 8.0;
                    b.disc(-35.0 + way.x, 172.0 + way.y, 6.2, Tint::Red);
                }
                b.disc(-35.0, 172.0, 4.6, Tint::Ochre);
                b.set(hand.turned(-70.0), |b| figure::fist(b, Tint::Bare));
            }
            Suit::Denari => {
                // A fan.
                figure::sleeve(b, "-36,164 -68,208 -50,218", &[24.0, 30.0, 20.0], l.robe, Some(Tint::Bare));
                for k in 0..6 {
                    let a = (-152.0 + 24.0 * k as f32).to_radians();
                    let (p, q) = (glam::Vec2::from_angle(a - 0.21) * 46.0, glam::Vec2::from_angle(a + 0.21) * 46.0);
                    b.poly(
                        &format!("-40,222 {},{} {},{}", -40.0 + p.x, 222.0 + p.y, -40.0 + q.x, 222.0 + q.y),
                        if k % 2 == 0 { Tint::Blue } else { Tint::Bare },
                    );
                }
                b.set(at(-40.0, 222.0).turned(20.0), |b| figure::fist(b, Tint::Bare));
            }
            Suit::Coppe => {
                let hand = figure::sleeve(b, "-36,164 -62,206 -22,196", &[24.0, 30.0, 20.0], l.robe, Some(Tint::Bare));
                b.set(hand.turned(-90.0), |b| figure::rest(b, Tint::Bare));
            }
            _ => {
                let hand = figure::sleeve(b, "-36,162 -56,214 -44,250", &[24.0, 30.0, 20.0], l.robe, Some(Tint::Bare));
                b.set(hand.turned(180.0), |b| figure::fist(b, Tint::Bare));
            }
        }
        figure::sleeve(b, "36,164 68,218 64,196", &[24.0, 30.0, 20.0], l.robe, Some(Tint::Bare));
        let size = if suit == Suit::Denari { 1.25 } else { 1.0 };
        holding(b, suit, 64.0, 178.0, size, 4.0);
        b.set(at(0.0, 104.0).scaled(0.9), |b| {
            head::head(b, &face);
            hats::coronet(b, Tint::Ochre);
        });
    });
}

fn knight(b: &mut Block, suit: Suit) {
    let l = livery(suit);
    let flip = matches!(suit, Suit::Bastoni | Suit::Coppe);
    let rearing = matches!(suit, Suit::Spade | Suit::Bastoni);
    frame::ground(b, 378.0, Tint::Green);
    b.set(At(glam::Affine2::IDENTITY).facing(!flip), |b| {
        let lift = if rearing { -10.0 } else { 0.0 };
        let horse = at(-3.0, 284.0).scaled(0.98).turned(lift);
        let steed = Horse {
            coat: l.coat,
            mane: if l.coat == Tint::Bare { Tint::Ochre } else { Tint::Bare },
            tack: l.cloak,
            rearing,
        };
        // A cloak that flies behind.
        let cloak = b.shape("-10,164* -36,176 -60,210 -92,232 -84,262 -92,284* -56,276 -30,282 -8,260*", l.cloak);
        b.shade(&cloak, 10.0, 5.0);
        b.line("-22,182 -50,216 -82,240");
        b.line("-18,200 -44,236 -80,268");
        b.set(horse, |b| {
            beasts::horse(b, &steed);
            beasts::housing(b, l.robe, l.trim);
        });
        // The rider, larger than life.
        b.set(at(-2.0, -30.0).scaled(1.1), |b| rider(b, suit, &l));
    });
}

fn rider(b: &mut Block, suit: Suit, l: &Livery) {
    let hose = if l.robe == Tint::Red { Tint::Bare } else { Tint::Red };
    figure::leg(b, "-6,268 18,300 6,340", &[34.0, 24.0, 14.0], hose, Tint::Black, true);

    dress::skirt(b, [-22.0, 236.0, 18.0, 236.0], [-36.0, 284.0, 30.0, 280.0], 6.0, 6, l.robe);
    dress::bodice(b, "-28,170* -12,162 12,162 26,170* 24,206 20,240* -2,244 -24,240* -28,206", l.robe);
    b.tube("-23,236 -2,241 20,236", &[8.0, 8.0, 8.0], l.trim);
    dress::buttons(b, (2.0, 182.0), (0.0, 226.0), 5);
    b.thick("32,230 46,226 58,230 68,240", 2.6);
    let hand = figure::sleeve(b, "-24,182 -12,224 24,230", &[24.0, 24.0, 16.0], l.robe, Some(l.trim));
    b.set(hand.turned(-60.0).scaled(0.9), |b| figure::fist(b, Tint::Bare));
    figure::sleeve(b, "24,182 58,204 62,176", &[24.0, 24.0, 16.0], l.robe, Some(l.trim));
    let size = match suit {
        Suit::Denari => 1.15,
        Suit::Coppe => 1.1,
        _ => 0.84,
    };
    holding(b, suit, if suit == Suit::Denari { 57.0 } else { 63.0 }, 160.0, size, 4.0);
    let face = Face {
        hair: Hair::Bob(l.hair),
        beard: match suit {
            Suit::Bastoni => Beard::Pointed(l.hair),
            Suit::Spade => Beard::Moustache,
            _ => Beard::None,
        },
        ..CALM
    };
    b.set(at(0.0, 130.0).scaled(0.86), |b| {
        head::behind(b, face.hair);
        dress::ruff(b, 1.0, 34.0, 22.0);
        head::head(b, &face);
        match suit {
            Suit::Spade => hats::helmet(b, Tint::Grey, Tint::Red),
            Suit::Bastoni => hats::plumed(b, Tint::Red, Tint::Green),
            Suit::Coppe => hats::plumed(b, Tint::Blue, Tint::Bare),
            _ => hats::plumed(b, Tint::Red, Tint::Blue),
        }
    });
}

fn page(b: &mut Block, suit: Suit) {
    let l = livery(suit);
    let flip = suit == Suit::Bastoni;
    frame::ground(b, 384.0, Tint::Green);
    b.set(At(glam::Affine2::IDENTITY).facing(!flip), |b| {
        let hair = if suit == Suit::Spade { Hair::Bob(l.hair) } else { Hair::Curls(l.hair) };
        let face = Face { hair, smile: 0.5, ..CALM };
        b.set(at(0.0, 106.0).scaled(0.92), |b| head::behind(b, face.hair));
        let cape = b.shape("-20,144* -46,156 -66,220 -78,300* -56,308 -30,304 0,300 24,220 24,150*", l.cloak);
        b.shade(&cape, 10.0, 5.0);
        b.line("-44,170 -56,230 -64,298");
        figure::leg(b, "18,270 30,330 26,396", &[34.0, 26.0, 15.0], l.cloak, Tint::Black, true);
        figure::leg(b, "-14,270 -20,330 -30,400", &[36.0, 27.0, 15.0], Tint::Bare, Tint::Black, false);
        dress::skirt(b, [-26.0, 224.0, 28.0, 224.0], [-48.0, 300.0, 50.0, 296.0], 10.0, 8, l.robe);
        dress::bodice(b, "-36,156* -16,146 16,146 36,156* 32,190 28,226* 0,232 -26,226* -32,190", l.robe);
        b.tube("-27,222 0,228 28,222", &[9.0, 9.0, 9.0], l.trim);
        dress::buttons(b, (2.0, 166.0), (1.0, 212.0), 6);
        let hand = figure::sleeve(b, "-34,168 -62,204 -36,226", &[28.0, 28.0, 18.0], l.robe, Some(Tint::Bare));
        b.set(hand.turned(-60.0).scaled(0.95), |b| figure::rest(b, Tint::Bare));
        figure::sleeve(b, "34,170 68,220 64,198", &[28.0, 28.0, 18.0], l.robe, Some(Tint::Bare));
        if suit == Suit::Bastoni {
            b.set(at(-66.0, 422.0).scaled(1.05), |b| beasts::dog(b, Tint::Brown));
        }
        holding(b, suit, 64.0, 180.0, 1.05, 5.0);
        b.set(at(0.0, 106.0).scaled(0.92), |b| {
            if suit == Suit::Spade {
                dress::ruff(b, 2.0, 36.0, 24.0);
            } else {
                let collar = b.shape("-10,26* -26,38 -34,54* -12,50 2,58 16,50 36,54* 28,38 14,26* 2,34", Tint::Bare);
                b.shade(&collar, 6.0, 4.4);
            }
            head::head(b, &face);
            if suit == Suit::Spade {
                hats::plumed(b, l.cloak, Tint::Blue);
            } else {
                b.set(at(0.0, -6.0), |b| hats::cap(b, l.cloak));
                b.set(at(-22.0, -38.0).turned(-50.0).scaled(1.5), |b| dress::winglet(b, Tint::Bare));
            }
        });
    });
}

fn maid(b: &mut Block, suit: Suit) {
    let l = livery(suit);
    let bodice = if suit == Suit::Denari { Tint::Red } else { l.cloak };
    let flip = suit == Suit::Denari;
    frame::ground(b, 384.0, Tint::Green);
    b.set(At(glam::Affine2::IDENTITY).facing(!flip), |b| {
        let face = Face { hair: Hair::Bound(Tint::Ochre), smile: 0.8, frown: -0.4, turn: 1.0, ..CALM };
        figure::leg(b, "-16,370 -18,385 -20,398", &[14.0, 13.0, 12.0], Tint::Bare, l.cloak, false);
        figure::leg(b, "18,370 20,385 20,398", &[14.0, 13.0, 12.0], Tint::Bare, l.cloak, true);
        dress::skirt(b, [-26.0, 226.0, 26.0, 226.0], [-76.0, 388.0, 74.0, 388.0], 22.0, 9, l.robe);
        let apron = b.shape("-18,228* -34,290 -42,366* -20,374 10,372 34,366* 32,290 18,228*", Tint::Bare);
        b.shade(&apron, 10.0, 5.0);
        for text in ["-8,232 -16,290 -22,366", "2,232 0,300 -2,370", "10,232 16,300 20,366"] {
            b.line(text);
        }
        figure::neck(b, "-9,124* -10,138 -30,148* 0,166 30,148* 11,138 10,124*", Tint::Bare);
        dress::bodice(
            b,
            "-36,156* -22,146 -10,166 10,166 22,146 36,156* 30,190 26,228* 0,236 -26,228* -30,190",
            bodice,
        );
        for y in [178.0, 190.0, 202.0, 214.0] {
            b.thick(&format!("-9,{} 9,{}", y, y + 5.0), 1.7);
            b.thick(&format!("9,{} -9,{}", y, y + 5.0), 1.7);
        }
        b.tube("-26,226 0,233 26,226", &[7.0, 7.0, 7.0], if suit == Suit::Denari { Tint::Blue } else { l.trim });
        if suit == Suit::Denari {
            // A basket on her arm.
            let hand = figure::sleeve(b, "-34,168 -64,212 -24,218", &[26.0, 28.0, 18.0], Tint::Bare, Some(bodice));
            b.set(hand.turned(-80.0).scaled(0.95), |b| figure::fist(b, Tint::Bare));
            b.tube("-74,262 -64,216 -40,214 -30,262", &[5.0, 5.0, 5.0, 5.0], Tint::Brown);
            for (x, y, tint) in [(-64.0, 254.0, Tint::Red), (-52.0, 250.0, Tint::Green), (-40.0, 254.0, Tint::Red)] {
                b.disc(x, y, 8.0, tint);
            }
            let basket = b.shape("-80,260* -52,264 -24,260* -30,290 -38,300* -52,303 -66,300* -74,290", Tint::Ochre);
            b.shade(&basket, 10.0, 4.6);
            for y in [272.0, 282.0, 292.0] {
                b.thick(&format!("-76,{} -52,{} -28,{}", y, y + 3.0, y), 1.7);
            }
            for x in [-68.0, -58.0, -46.0, -36.0] {
                b.thick(&format!("{x},264 {},300", x * 0.9 - 5.2), 1.6);
            }
        } else {
            let hand = figure::sleeve(b, "-34,166 -60,206 -36,232", &[26.0, 28.0, 18.0], Tint::Bare, Some(bodice));
            b.set(hand.turned(-60.0).scaled(0.95), |b| figure::rest(b, Tint::Bare));
        }
        figure::sleeve(b, "34,168 66,218 62,196", &[26.0, 28.0, 18.0], Tint::Bare, Some(bodice));
        let size = if suit == Suit::Denari { 1.35 } else { 1.1 };
        holding(b, suit, 62.0, 178.0, size, 4.0);
        b.set(at(0.0, 104.0).scaled(0.92), |b| {
            head::behind(b, face.hair);
            head::head(b, &face);
            hats::coif(b, Tint::Bare);
        });
    });
}
