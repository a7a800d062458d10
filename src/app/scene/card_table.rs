//! Where cards lie: the own hand before the eye and facing it, the others around an oval with the trick in its middle.
//! Whoever looks sits below; every further seat is the next to his right.

use super::layout::THICKNESS;
use crate::rules::{Place, Seat, Side};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, TAU};

/// A card's breadth is one; this is its height.
pub const HEIGHT: f32 = 720.0 / 368.0;
/// How high the cloth lies above the table top.
const CLOTH: f32 = 0.02;
/// How much higher the next card of a pile lies.
const THICK: f32 = 0.014;
/// More cards than these are held in two rows where the window is narrow.
const ROW: usize = 9;
/// A card of the own hand that may be played stands so much higher, one that is picked so much.
const RAISED: f32 = 0.24;
const PICKED: f32 = 0.62;

/// A table for cards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CardTable {
    /// The seats, to the right.
    pub seats: Vec<Seat>,
    /// The side each seat plays for.
    pub sides: Vec<Side>,
    /// The seat that looks.
    pub near: Option<Seat>,
    /// There is more room beside than before the table.
    pub wide: bool,
    /// How far the own hand leans back to face the eye, in radians: 0 lies flat.
    pub lean: f32,
}

/// How a card stands among those beside it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Held {
    /// Its place from the left.
    pub nth: usize,
    /// How many there are.
    pub count: usize,
    /// It may be touched next.
    pub open: bool,
    /// It is picked, or pointed at.
    pub picked: bool,
}

/// What differs between a wide table and a narrow one.
struct Measures {
    half: Vec2,
    /// The middle of the oval, and its half axes.
    middle: f32,
    oval: Vec2,
    /// How far the cards of a trick lie from the middle.
    trick: Vec2,
    hand: f32,
    others: f32,
    played: f32,
    piled: f32,
}

impl CardTable {
    fn measures(&self) -> Measures {
        let many = self.seats.len() > 4;
        if self.wide {
            let trick = if many { Vec2::new(2.75, 0.85) } else { Vec2::new(1.75, 0.72) };
            Measures {
                half: Vec2::new(8.3, 5.6),
                middle: -1.75,
                oval: Vec2::new(7.0, 3.05),
                trick,
                hand: 1.62,
                // Of two players the other's cards are often shown.
                others: if self.seats.len() == 2 { 0.74 } else { 0.52 },
                played: 1.22,
                piled: 0.62,
            }
        } else {
            let trick = if many { Vec2::new(1.75, 2.0) } else { Vec2::new(1.35, 1.25) };
            Measures {
                half: Vec2::new(4.5, 7.7),
                middle: -2.2,
                oval: Vec2::new(3.75, 4.7),
                trick,
                hand: 1.36,
                others: 0.46,
                played: if many { 1.1 } else { 1.3 },
                piled: 0.56,
            }
        }
    }

    /// Half of all that must be seen.
    pub fn half(&self) -> Vec2 {
        self.measures().half
    }

    /// The middle of the oval on which the seats are.
    pub fn middle(&self) -> f32 {
        self.measures().middle
    }

    /// How many seats to the right of the one that looks another is.
    fn steps(&self, seat: Seat) -> usize {
        let at = |seat: Seat| self.seats.iter().position(|other| *other == seat).unwrap_or_default();
        let count = self.seats.len().max(1);
        (at(seat) + count - at(self.near.unwrap_or(Seat(0)))) % count
    }

    /// The direction of a seat from the middle, 0 towards the eye and growing to the right.
    fn angle(&self, seat: Seat) -> f32 {
        let even = TAU * self.steps(seat) as f32 / self.seats.len().max(1) as f32;
        // The lower half of the oval belongs to the own hand: the others move up a little.
        even + 0.16 * even.sin() * f32::from(u8::from(self.seats.len() > 4))
    }

    fn around(&self, angle: f32, axes: Vec2) -> Vec3 {
        Vec3::new(angle.sin() * axes.x, CLOTH - THICKNESS, self.measures().middle + angle.cos() * axes.y)
    }

    fn is_near(&self, seat: Seat) -> bool {
        self.steps(seat) == 0
    }

    /// Where a seat's cards are, for its name to stand by.
    pub fn spot(&self, seat: Seat) -> Vec3 {
        let measures = self.measures();
        if self.is_near(seat) {
            return Vec3::new(0.0, -THICKNESS, measures.half.y);
        }
        self.around(self.angle(seat), measures.oval)
    }

    /// The first seat of a side, the own before all others.
    fn seat_of(&self, side: Side) -> Option<Seat> {
        let of_side = self.seats.iter().zip(&self.sides).filter(|(_, other)| **other == side).map(|(seat, _)| *seat);
        of_side.min_by_key(|&seat| self.steps(seat))
    }

    /// Does the seat that looks play for this side?
    pub fn is_own(&self, side: Side) -> bool {
        self.seat_of(side).is_some_and(|seat| self.is_near(seat))
    }

    /// Where the pile of a side lies.
    pub fn pile(&self, side: Side) -> Vec3 {
        let measures = self.measures();
        let Some(seat) = self.seat_of(side) else { return Vec3::new(0.0, CLOTH - THICKNESS, measures.middle) };
        if self.is_near(seat) {
            let x = measures.half.x * if self.wide { 0.6 } else { 0.78 };
            return Vec3::new(x, CLOTH - THICKNESS, self.shelf());
        }
        let angle = self.angle(seat);
        let across = Vec3::new(angle.cos(), 0.0, -angle.sin());
        let inwards = if self.wide { 0.84 } else { 0.92 };
        self.around(angle, measures.oval * inwards)
            + across
                * if self.seats.len() == 2 {
                    3.6
                } else if self.wide {
                    2.1
                } else {
                    1.45
                }
    }

    /// How far down piles and stock lie above the own hand.
    fn shelf(&self) -> f32 {
        if self.wide { 0.55 } else { 2.1 }
    }

    /// Where a card lies, and how large it is there.
    pub fn place(&self, place: Place, held: Held) -> Transform {
        let measures = self.measures();
        let flat = |at: Vec3, size: f32| Transform::from_translation(at).with_scale(Vec3::splat(size));
        match place {
            Place::Hand(seat, _) if self.is_near(seat) => self.fan(held),
            Place::Hand(seat, _) => {
                let angle = self.angle(seat);
                let axis = Quat::from_rotation_y(angle);
                let (room, most) = if self.seats.len() == 2 { (5.2, 0.56) } else { (2.6, 0.24) };
                let step = (room / held.count.max(1) as f32).min(most);
                let along = (held.nth as f32 - (held.count.max(1) - 1) as f32 / 2.0) * step;
                let at = self.around(angle, measures.oval) + axis * Vec3::new(along, THICK * held.nth as f32, 0.0);
                flat(at, measures.others).with_rotation(axis)
            }
            Place::Table(seat, 0) => {
                let mut at = self.around(self.angle(seat), measures.trick);
                at.y += THICK * (2.0 + self.steps(seat) as f32);
                // A card that is put down does not lie square to the table.
                let askew = (self.angle(seat) * 5.0).sin() * 0.05;
                flat(at, measures.played).with_rotation(Quat::from_rotation_y(askew))
            }
            Place::Table(_, nth) => self.open(usize::from(nth) - 1),
            Place::Pile(side, nth) => {
                let nth = f32::from(nth);
                let askew = (nth * 2.4).sin() * 0.06;
                flat(self.pile(side) + Vec3::Y * THICK * nth, measures.piled)
                    .with_rotation(Quat::from_rotation_y(askew))
            }
            Place::Stock(nth) => {
                let x = -measures.half.x * if self.wide { 0.6 } else { 0.78 };
                flat(Vec3::new(x, CLOTH - THICKNESS + THICK * f32::from(nth), self.shelf()), measures.piled)
            }
            _ => flat(Vec3::new(0.0, -THICKNESS, measures.middle), measures.played),
        }
    }

    /// A card laid open in the middle.
    fn open(&self, nth: usize) -> Transform {
        let (columns, size) = if self.wide { (8, 1.16) } else { (5, 1.15) };
        let (row, column) = (nth / columns, nth % columns);
        // Beyond two rows cards are laid between those that lie there.
        let (layer, row) = (row / 2, row % 2);
        let x = (column as f32 - (columns as f32 - 1.0) / 2.0) * size * 1.14 + 0.4 * layer as f32;
        let z = self.measures().middle + (row as f32 - 0.5) * size * HEIGHT * 1.06 + 0.3 * layer as f32;
        Transform::from_xyz(x, CLOTH - THICKNESS + THICK * (1.0 + layer as f32 * 2.0), z).with_scale(Vec3::splat(size))
    }

    /// A card of the own hand: a fan that faces the eye, in one row or two.
    fn fan(&self, held: Held) -> Transform {
        let measures = self.measures();
        let size = measures.hand;
        let count = held.count.max(1);
        let rows = if !self.wide && count > ROW { 2 } else { 1 };
        let long = count.div_ceil(rows);
        let row = held.nth / long;
        let (nth, in_row) = (held.nth % long, if row + 1 == rows { count - long * (rows - 1) } else { long });
        let room = 2.0 * measures.half.x - size - 0.5;
        let step = (room / (long.max(2) - 1) as f32).min(size * 0.86);
        let from_middle = nth as f32 - (in_row as f32 - 1.0) / 2.0;
        let turn = -from_middle * if self.wide { 0.011 } else { 0.008 };
        let sag = -0.0045 * from_middle * from_middle * size;
        let lift = if held.picked { PICKED } else { f32::from(u8::from(held.open)) * RAISED };
        let above = (rows - 1 - row) as f32 * size * 0.98;
        let lean = Quat::from_rotation_x(self.lean);
        // In the plane of the hand: x to the right, y up along the cards, z towards the eye.
        let within = Vec3::new(from_middle * step, 0.5 * HEIGHT * size + sag + lift + above, 0.0);
        let towards = 0.02 * (held.nth as f32) + 0.3;
        let local = Vec3::new(within.x, towards, -within.y);
        let foot = Vec3::new(0.0, CLOTH - THICKNESS, measures.half.y);
        Transform::from_translation(foot + lean * local)
            .with_rotation(lean * Quat::from_rotation_y(turn))
            .with_scale(Vec3::splat(size))
    }

    /// Was a card let go of over the table, and not over the own hand?
    pub fn is_over_table(&self, at: Vec3) -> bool {
        at.z < self.measures().half.y - if self.wide { 3.9 } else { 4.4 }
    }
}

/// How far a hand leans back to face an eye that looks down so many degrees.
pub fn lean(pitch: f32) -> f32 {
    FRAC_PI_2 - pitch.to_radians()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(seats: u8, near: u8, wide: bool) -> CardTable {
        let seats: Vec<_> = (0..seats).map(Seat).collect();
        let sides = seats.iter().map(|seat| Side(seat.0 % 2)).collect();
        CardTable { seats, sides, near: Some(Seat(near)), wide, lean: lean(52.0) }
    }

    #[test]
    fn the_next_seat_sits_to_the_right_and_who_looks_below() {
        for seats in 2..=7 {
            for wide in [true, false] {
                let table = table(seats, 1, wide);
                assert!(table.spot(Seat(1)).z > 3.0);
                if seats > 2 {
                    assert!(table.spot(Seat(2)).x > 1.0, "{seats}");
                    assert!(table.spot(Seat(0)).x < -1.0, "{seats}");
                }
            }
        }
    }

    #[test]
    fn everything_lies_within_what_is_seen() {
        for (seats, wide) in (2..=7).flat_map(|seats| [(seats, true), (seats, false)]) {
            let table = table(seats, 0, wide);
            let half = table.half();
            for seat in table.seats.clone() {
                for nth in 0..22 {
                    let held = Held { nth, count: 22, ..Held::default() };
                    for place in [Place::Hand(seat, 0), Place::Table(seat, 0), Place::Pile(Side(seat.0 % 2), 3)] {
                        let at = table.place(place, held);
                        let beyond = at.translation.xz().abs() - half - 0.1;
                        assert!(beyond.max_element() < 0.0, "{seats} {wide} {place:?} {nth}: {at:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_two_cards_of_a_hand_lie_in_each_other_and_each_shows_its_corner() {
        for (count, wide) in [(5, true), (17, true), (22, true), (17, false), (22, false)] {
            let table = table(4, 0, wide);
            let at = |nth| table.place(Place::Hand(Seat(0), 0), Held { nth, count, ..Held::default() });
            for nth in 1..count {
                let (a, b) = (at(nth - 1), at(nth));
                let apart = (b.translation - a.translation).dot(a.rotation * Vec3::Y);
                assert!(apart > 0.005, "{count} {wide} {nth}: {apart}");
                let beside = (b.translation - a.translation).xz().length();
                assert!(beside > 0.45, "{count} {wide} {nth}: {beside}");
            }
        }
    }
}
