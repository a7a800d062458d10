//! Where things lie in space: a square is one unit, the board's upper face is at height 0, its middle at the
//! origin, the first seat looks along -z.

use super::card_table::{CardTable, Held};
use crate::rules::{AnySitting, Place, Quarter, Seat, Square, Surface};
use bevy::prelude::*;

/// How thick the board is: the table top lies so far below 0.
pub const THICKNESS: f32 = 0.62;
/// The breadth of the board's frame.
pub const FRAME: f32 = 0.62;
/// The breadth of a strip beside the board: trays and dice.
pub const STRIP: f32 = 1.5;
const GAP: f32 = 0.22;
const TRAY_STEP: f32 = 0.62;
/// So much of a strip is left to two dice.
const DICE: f32 = 2.9;
/// Men in a tray are so much smaller.
pub const TRAY_SCALE: f32 = 0.72;

/// The shape of the table.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// The family of games: boards differ in what they are made of.
    pub family: &'static str,
    /// Files and ranks.
    pub size: (u16, u16),
    /// Squares that look different.
    pub marked: Vec<(Square, &'static str)>,
    /// The strips lie left and right of the first seat (in wide windows, if nobody sits there) or before and behind the
    /// board, before their seats.
    pub wide: bool,
    /// The seats, and how each looks at the board.
    pub looks: Vec<(Seat, Quarter)>,
    /// The most things a tray must hold.
    pub most: usize,
    /// Where cards lie, at a table for cards.
    pub cards: Option<CardTable>,
}

impl Layout {
    /// The layout of a sitting.
    pub fn of(sitting: &dyn AnySitting, wide: bool) -> Layout {
        let looks = sitting.seating().iter().map(|seat| (seat, sitting.looks(seat))).collect::<Vec<_>>();
        let cards = matches!(sitting.surface(), Surface::Cards { .. }).then(|| CardTable {
            seats: looks.iter().map(|(seat, _)| *seat).collect(),
            sides: looks.iter().map(|(seat, _)| sitting.side(*seat)).collect(),
            wide,
            ..CardTable::default()
        });
        let (size, marked) = match sitting.surface() {
            Surface::Board { width, height, marked } => ((width, height), marked),
            // A card table has room for a board of eleven squares.
            Surface::Cards { .. } => ((11, 11), Vec::new()),
        };
        // Of two seats one can take most of what there is; among more, what is taken is shared.
        let things = sitting.places(None).len();
        let most = if looks.len() > 2 { things / looks.len() } else { things * 2 / 3 };
        Layout { family: sitting.family(), size, marked, wide, looks, most, cards }
    }

    /// Half the board with its frame.
    pub fn half(&self) -> Vec2 {
        if let Some(table) = &self.cards {
            return table.half();
        }
        Vec2::new(f32::from(self.size.0), f32::from(self.size.1)) / 2.0 + FRAME
    }

    /// Half of everything that must be seen.
    pub fn reach(&self) -> Vec2 {
        if let Some(table) = &self.cards {
            return table.half();
        }
        let strip = GAP + STRIP;
        let sides = match (self.has_seats_all_round(), self.wide) {
            (_, true) => Vec2::X,
            (true, false) => Vec2::ONE,
            (false, false) => Vec2::Y,
        };
        self.half() + strip * sides
    }

    /// Do seats lie on every side of the board?
    fn has_seats_all_round(&self) -> bool {
        self.looks.iter().any(|(_, quarter)| quarter.0 % 2 == 1)
    }

    /// In a wide window the trays of seats all round lie two left and two right, each at its seat's own corner: before and
    /// behind the board they would leave it less room.
    pub fn has_trays_at_corners(&self) -> bool {
        self.wide && self.cards.is_none() && self.has_seats_all_round()
    }

    /// The middle of a square.
    pub fn square(&self, square: Square) -> Vec3 {
        let (file, rank) = (square.0 % self.size.0.max(1), square.0 / self.size.0.max(1));
        let middle = |count: u16| (f32::from(count) - 1.0) / 2.0;
        Vec3::new(f32::from(file) - middle(self.size.0), 0.0, middle(self.size.1) - f32::from(rank))
    }

    /// The square under a point of the board.
    pub fn square_at(&self, point: Vec3) -> Option<Square> {
        let file = (point.x + f32::from(self.size.0) / 2.0).floor();
        let rank = (f32::from(self.size.1) / 2.0 - point.z).floor();
        let inside = |value: f32, count: u16| (0.0..f32::from(count)).contains(&value);
        (inside(file, self.size.0) && inside(rank, self.size.1))
            .then(|| Square(rank as u16 * self.size.0 + file as u16))
    }

    /// How a seat looks at the board.
    fn quarter(&self, seat: Seat) -> Quarter {
        let looks = self.looks.iter().find(|(other, _)| *other == seat);
        looks.map(|(_, quarter)| *quarter).unwrap_or_default()
    }

    /// The middle and half size of a seat's tray, in its own frame (see [`Layout::strip`]).
    pub fn tray(&self) -> (f32, f32) {
        (f32::from(self.tray_columns()) * TRAY_STEP / 2.0 + 0.12, TRAY_STEP + 0.12)
    }

    /// How many pairs of things lie in a tray side by side: as many as there may be, or as find room beside the dice.
    fn tray_columns(&self) -> u16 {
        let room = ((self.strip_length() - DICE) / TRAY_STEP) as u16;
        (self.most.div_ceil(2) as u16).clamp(4, room.max(4))
    }

    /// How long a strip is.
    fn strip_length(&self) -> f32 {
        match (self.has_trays_at_corners(), self.wide) {
            (true, _) => self.half().y,
            (false, true) => 2.0 * self.half().y,
            (false, false) => 2.0 * self.half().x,
        }
    }

    /// A point of a seat's strip: `along` from its near (or left) end, `across` from its middle line outwards.
    pub fn strip(&self, seat: Seat, along: f32, across: f32) -> Vec3 {
        let half = self.half();
        let y = -THICKNESS;
        if self.has_trays_at_corners() {
            // The first seat's corner is the near left one; each further a quarter on.
            let (x, z) = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)][usize::from(self.quarter(seat).0 % 4)];
            return Vec3::new(x * (half.x + GAP + STRIP / 2.0 + across), y, z * (half.y - along));
        }
        // It lies at its seat's right hand, or before it.
        let local = if self.wide {
            Vec3::new(half.x + GAP + STRIP / 2.0 + across, y, half.y - along)
        } else {
            Vec3::new(half.x - along, y, half.y + GAP + STRIP / 2.0 + across)
        };
        turn_of(self.quarter(seat)) * local
    }

    /// Where along its strip the tray of a seat has its middle: at the far end of it, at a corner at the near one.
    pub fn tray_middle(&self) -> f32 {
        let end = self.tray().0 + 0.1;
        if self.has_trays_at_corners() { end } else { self.strip_length() - end }
    }

    /// Where a thing lies, and how large it is there.
    pub fn place(&self, place: Place) -> Transform {
        match place {
            Place::Square(square) | Place::Under(square) => Transform::from_translation(self.square(square)),
            Place::Tray(seat, nth) => {
                // What finds no room beside the others is laid upon them.
                let room = 2 * self.tray_columns();
                let (layer, nth) = (nth / room, nth % room);
                let along = self.tray_middle() - self.tray().0 + 0.12 + TRAY_STEP * (0.5 + f32::from(nth / 2));
                let across = if nth % 2 == 0 { -0.5 } else { 0.5 } * TRAY_STEP;
                let height = 0.06 + f32::from(layer) * 0.5;
                Transform::from_translation(self.strip(seat, along, across) + Vec3::Y * height)
                    .with_scale(Vec3::splat(TRAY_SCALE))
            }
            Place::Table(seat, nth) => Transform::from_translation(self.strip(seat, 0.8 + f32::from(nth) * 0.9, 0.0)),
            Place::Hand(..) | Place::Pile(..) | Place::Stock(_) | Place::Plate(..) => Transform::default(),
        }
    }

    /// Where a card lies, and how large it is there; `None`: this is no table for cards.
    pub fn card(&self, place: Place, held: Held) -> Option<Transform> {
        self.cards.as_ref().map(|table| table.place(place, held))
    }
}

/// The turn of the table that brings a quarter to the viewer.
pub fn turn_of(quarter: Quarter) -> Quat {
    Quat::from_rotation_y(f32::from(quarter.0) * std::f32::consts::FRAC_PI_2)
}
