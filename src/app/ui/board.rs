//! A board drawn flat on paper: on the set-up page, in the rule book, beside a kept game.

use super::theme::{self, BOXWOOD, BRASS, EBONY, INK, MAPLE, MID_WALNUT, VERMILION};
use crate::rules::{AnySitting, Place, Square, Surface};
use bevy_egui::egui::{Align2, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

/// A piece of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Man {
    /// A white man.
    White,
    /// A black man.
    Black,
    /// The King.
    King,
}

/// What a picture shows on a square beside its piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A disc: a piece may go here.
    May,
    /// A cross: a piece is taken here.
    Taken,
    /// Corners of brass: spoken of.
    Spoken,
}

/// A board to be drawn. Squares are (file, rank) from the lower left corner.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture {
    /// Files and ranks.
    pub size: (u16, u16),
    /// Pieces.
    pub men: Vec<((u16, u16), Man)>,
    /// Squares that look different, with the name of their mark.
    pub marked: Vec<((u16, u16), &'static str)>,
    /// What is to be noticed.
    pub notes: Vec<((u16, u16), Note)>,
    /// Moves, as arrows.
    pub arrows: Vec<((u16, u16), (u16, u16))>,
    /// Letters and numbers at the edge.
    pub letters: bool,
}

impl Man {
    /// The piece a figure's name stands for.
    fn of(figure: &str) -> Option<Man> {
        [("king", Man::King), ("white", Man::White), ("black", Man::Black)]
            .into_iter()
            .find(|(word, _)| figure.ends_with(word))
            .map(|(_, man)| man)
    }
}

impl Picture {
    /// The board of a sitting as it stands, seen by everybody; `None` if it is not played on a board.
    pub fn of(sitting: &dyn AnySitting) -> Option<Picture> {
        let Surface::Board { width, height, marked } = sitting.surface() else { return None };
        let at = |square: Square| (square.0 % width, square.0 / width);
        let men = sitting.places(None).into_iter().filter_map(|(_, place, face)| match place {
            Place::Square(square) => Some((at(square), Man::of(sitting.figure(face?))?)),
            _ => None,
        });
        Some(Picture {
            size: (width, height),
            men: men.collect(),
            marked: marked.into_iter().map(|(square, mark)| (at(square), mark)).collect(),
            ..Picture::default()
        })
    }

    /// Draws it as large as it goes into a rectangle.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        let (files, ranks) = (f32::from(self.size.0), f32::from(self.size.1));
        if files < 1.0 || ranks < 1.0 {
            return;
        }
        let border = if self.letters { 22.0 } else { 6.0 };
        let room = rect.shrink(border).size();
        let side = (room.x / files).min(room.y / ranks).floor().max(2.0);
        let board = Rect::from_center_size(rect.center(), vec2(side * files, side * ranks));
        let frame = board.expand(border - 2.0);
        painter.rect(frame, CornerRadius::ZERO, theme::WALNUT, Stroke::new(1.0, INK), StrokeKind::Inside);
        let square = |(file, rank): (u16, u16)| {
            let corner = board.left_bottom() + vec2(f32::from(file) * side, -(f32::from(rank) + 1.0) * side);
            Rect::from_min_size(corner, Vec2::splat(side))
        };
        for file in 0..self.size.0 {
            for rank in 0..self.size.1 {
                let fill = if (file + rank) % 2 == 0 { MID_WALNUT } else { MAPLE };
                painter.rect_filled(square((file, rank)), CornerRadius::ZERO, fill);
            }
        }
        let hair = Stroke::new(1.0, INK.gamma_multiply(0.5));
        for &(at, _) in &self.marked {
            let inner = square(at).shrink(side * 0.12);
            painter.rect_stroke(inner, CornerRadius::ZERO, Stroke::new(1.5, INK), StrokeKind::Inside);
            painter.line_segment([inner.left_top(), inner.right_bottom()], hair);
            painter.line_segment([inner.right_top(), inner.left_bottom()], hair);
        }
        painter.rect_stroke(board, CornerRadius::ZERO, Stroke::new(1.0, INK), StrokeKind::Outside);
        if self.letters {
            self.paint_letters(painter, board, side);
        }
        for &(at, man) in &self.men {
            paint_man(painter, square(at).center(), side * 0.39, man);
        }
        for &(at, note) in &self.notes {
            paint_note(painter, square(at), note);
        }
        for &(from, to) in &self.arrows {
            let (from, to) = (square(from).center(), square(to).center());
            let along = (to - from).normalized();
            let (from, to) = (from + along * side * 0.42, to - along * side * 0.1);
            for (width, colour) in [(5.0, INK), (2.5, BRASS)] {
                painter.arrow(from, to - from, Stroke::new(width, colour));
            }
        }
    }

    fn paint_letters(&self, painter: &Painter, board: Rect, side: f32) {
        let font = theme::figures((side * 0.5).clamp(9.0, 14.0));
        let ink = theme::PAPER;
        for file in 0..self.size.0 {
            let letter = char::from(b'a' + file.min(25) as u8);
            let x = board.left() + (f32::from(file) + 0.5) * side;
            painter.text(Pos2::new(x, board.bottom() + 10.0), Align2::CENTER_CENTER, letter, font.clone(), ink);
        }
        for rank in 0..self.size.1 {
            let y = board.bottom() - (f32::from(rank) + 0.5) * side;
            painter.text(Pos2::new(board.left() - 10.0, y), Align2::CENTER_CENTER, rank + 1, font.clone(), ink);
        }
    }
}

/// A man from above: a turned disc; the King is larger and wears a crown.
pub fn paint_man(painter: &Painter, centre: Pos2, radius: f32, man: Man) {
    let (fill, line) = if man == Man::Black { (EBONY, BOXWOOD) } else { (BOXWOOD, INK) };
    let radius = if man == Man::King { radius * 1.1 } else { radius };
    painter.circle(centre, radius, fill, Stroke::new(1.2, if man == Man::Black { BOXWOOD } else { INK }));
    match man {
        Man::King => {
            let r = radius * 0.62;
            let crown = [(-1.0, 0.6), (-1.0, -0.5), (-0.45, 0.05), (0.0, -0.8), (0.45, 0.05), (1.0, -0.5), (1.0, 0.6)];
            let points: Vec<Pos2> = crown.iter().map(|&(x, y)| centre + vec2(x, y) * r).collect();
            painter.add(Shape::closed_line(points, Stroke::new((radius * 0.16).max(1.2), INK)));
        }
        _ => {
            painter.circle_stroke(centre, radius * 0.6, Stroke::new(1.0, line.gamma_multiply(0.8)));
        }
    }
}

fn paint_note(painter: &Painter, square: Rect, note: Note) {
    let side = square.width();
    match note {
        Note::May => {
            painter.circle(square.center(), side * 0.14, BOXWOOD, Stroke::new(1.5, INK));
        }
        Note::Taken => {
            let inner = square.shrink(side * 0.2);
            for (width, colour) in [(5.0, BOXWOOD), (2.5, VERMILION)] {
                painter.line_segment([inner.left_top(), inner.right_bottom()], Stroke::new(width, colour));
                painter.line_segment([inner.right_top(), inner.left_bottom()], Stroke::new(width, colour));
            }
        }
        Note::Spoken => {
            let inner = square.shrink(1.5);
            let arm = side * 0.28;
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let corner = inner.center() + vec2(x, y) * inner.size() / 2.0;
                let hook = vec![corner - vec2(x * arm, 0.0), corner, corner - vec2(0.0, y * arm)];
                painter.add(Shape::line(hook.clone(), Stroke::new(4.0, INK)));
                painter.add(Shape::line(hook, Stroke::new(2.0, BRASS)));
            }
        }
    }
}
