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
        let back = b.shape("-66,380* -66,110* -58,88 -40,78 -20,70 0,52 20,70 40,78 58,88 66,110* 66,380*", l.trim);
        b.shade(&back, 10.0, 5.0);
        let panel = b.shape("-54,300* -54,116* -40,96 0,84 40,96 54,116* 54,300*", Tint::Bare);
        b.hatch(&panel, 60.0, 6.0, -14.0, true);
        for x in [-66.0, 66.0] {
            b.disc(x, 98.0, 9.0, l.cloak);
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
            old: matches!(suit, Suit::Coppe | Suit::Bastoni),
            hair: Hair::Long(l.hair),
            beard: match suit {
                Suit::Spade => Beard::Pointed(l.hair),
                Suit::Denari => Beard::Moustache,
                _ => Beard::Full(l.hair),
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
        b.thick("-54,280 -44,262 -24,258 -8,276 -6,300", 2.4);
        b.thick("54,284 46,264 28,258 10,276 6,300", 2.4);
        let body = dress::bodice(b, "-40,142* -20,134 20,134 40,142* 38,180 34,216* 0,222 -34,216* -38,180", l.robe);
        b.shade(&body, 10.0, 4.6);
        b.tube("-35,212 0,219 35,212", &[9.0, 9.0, 9.0], l.trim);
        dress::buttons(b, (0.0, 168.0), (0.0, 204.0), 4);
        // Collar of ermine.
        let collar = b.shape("-24,132* -48,144 -52,162 -28,168 0,176 28,168 52,162 48,144 24,132*", Tint::Bare);
        b.shade(&collar, 8.0, 4.6);
        dress::ermine(b, &[(-36.0, 156.0), (-18.0, 163.0), (18.0, 163.0), (36.0, 156.0)]);
        // Far arm rests, or holds an orb.
        let hand = figure::sleeve(b, "-42,156 -70,206 -52,244", &[30.0, 32.0, 24.0], l.robe, Some(l.trim));
        b.set(hand.turned(-90.0), |b| figure::rest(b, Tint::Bare));
        // The arm with the sign.
        figure::sleeve(b, "42,156 74,210 70,190", &[30.0, 32.0, 24.0], l.robe, Some(l.trim));
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
            b.set(at(0.0, y), |b| {
                for q in 0..4 {
                    let way = glam::Vec2::from_angle(q as f32 * 1.5708) * r * 1.7;
                    signs::leaf(b, (0.0, 0.0), (way.x, way.y), r * 0.4, Tint::Bare);
                }
            });
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
        let hand = figure::sleeve(b, "-36,162 -56,214 -44,250", &[24.0, 30.0, 20.0], l.robe, Some(Tint::Bare));
        b.set(hand.turned(180.0), |b| figure::fist(b, Tint::Bare));
        figure::sleeve(b, "36,162 64,212 64,196", &[24.0, 30.0, 20.0], l.robe, Some(Tint::Bare));
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
        let horse = at(-4.0, 286.0).scaled(0.96).turned(lift);
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
        // Rider.
        let leg = figure::leg(
            b,
            "-6,270 18,304 6,346",
            &[34.0, 24.0, 14.0],
            if l.robe == Tint::Red { Tint::Bare } else { Tint::Red },
            Tint::Black,
            true,
        );
        let _ = leg;
        b.thick("2,362 20,364", 3.0);
        dress::skirt(b, [-22.0, 236.0, 18.0, 236.0], [-36.0, 286.0, 30.0, 282.0], 6.0, 6, l.robe);
        dress::bodice(b, "-28,170* -12,162 12,162 26,170* 24,206 20,240* -2,244 -24,240* -28,206", l.robe);
        b.tube("-23,236 -2,241 20,236", &[8.0, 8.0, 8.0], l.trim);
        dress::buttons(b, (2.0, 182.0), (0.0, 226.0), 5);
        let hand = figure::sleeve(b, "-24,182 -14,222 22,228", &[24.0, 24.0, 16.0], l.robe, Some(l.trim));
        b.thick("32,228 50,224 66,232 76,250", 2.6);
        b.set(hand.turned(-60.0).scaled(0.9), |b| figure::fist(b, Tint::Bare));
        figure::sleeve(b, "24,180 56,186 62,158", &[24.0, 24.0, 16.0], l.robe, Some(l.trim));
        let size = if suit == Suit::Denari { 1.15 } else { 0.9 };
        holding(b, suit, 63.0, 142.0, size, 6.0);
        let face = Face {
            hair: Hair::Bob(l.hair),
            beard: if suit == Suit::Bastoni {
                Beard::Pointed(l.hair)
            } else if suit == Suit::Spade {
                Beard::Moustache
            } else {
                Beard::None
            },
            ..CALM
        };
        b.set(at(0.0, 130.0).scaled(0.86), |b| {
            head::behind(b, face.hair);
            dress::ruff(b, 1.0, 34.0, 22.0);
            head::head(b, &face);
            match suit {
                Suit::Spade => hats::helmet(b, Tint::Grey, Tint::Red),
                Suit::Bastoni => hats::cap(b, Tint::Red),
                Suit::Coppe => hats::plumed(b, Tint::Blue, Tint::Bare),
                _ => hats::plumed(b, Tint::Red, Tint::Blue),
            }
        });
    });
}

fn page(b: &mut Block, suit: Suit) {
    let l = livery(suit);
    let flip = suit == Suit::Bastoni;
    frame::ground(b, 384.0, Tint::Green);
    b.set(At(glam::Affine2::IDENTITY).facing(!flip), |b| {
        let face = Face { hair: Hair::Bob(l.hair), smile: 0.5, ..CALM };
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
        figure::sleeve(b, "34,168 62,214 64,198", &[28.0, 28.0, 18.0], l.robe, Some(Tint::Bare));
        holding(b, suit, 64.0, 180.0, 1.05, 5.0);
        b.set(at(0.0, 106.0).scaled(0.92), |b| {
            dress::ruff(b, 2.0, 36.0, 24.0);
            head::head(b, &face);
            hats::plumed(b, l.cloak, if suit == Suit::Spade { Tint::Blue } else { Tint::Bare });
        });
    });
}

fn maid(b: &mut Block, suit: Suit) {
    let l = livery(suit);
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
            l.cloak,
        );
        for y in [178.0, 190.0, 202.0, 214.0] {
            b.thick(&format!("-9,{} 9,{}", y, y + 5.0), 1.7);
            b.thick(&format!("9,{} -9,{}", y, y + 5.0), 1.7);
        }
        b.tube("-26,226 0,233 26,226", &[7.0, 7.0, 7.0], l.trim);
        let hand = figure::sleeve(b, "-34,166 -60,206 -36,232", &[26.0, 28.0, 18.0], Tint::Bare, Some(l.cloak));
        b.set(hand.turned(-60.0).scaled(0.95), |b| figure::rest(b, Tint::Bare));
        figure::sleeve(b, "34,166 62,212 62,196", &[26.0, 28.0, 18.0], Tint::Bare, Some(l.cloak));
        let size = if suit == Suit::Denari { 1.35 } else { 1.1 };
        holding(b, suit, 62.0, 178.0, size, 4.0);
        b.set(at(0.0, 104.0).scaled(0.92), |b| {
            head::behind(b, face.hair);
            head::head(b, &face);
            hats::coif(b, Tint::Bare);
        });
    });
}
