//! A board drawn flat on paper: on the set-up page, in the rule book, beside a kept game.

use super::theme::{self, BOXWOOD, BRASS, EBONY, INK, MAPLE, MID_WALNUT, VERMILION};
use crate::rules::{AnySitting, Edges, Place, Sample, Square, Surface};
use bevy_egui::egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

/// A piece of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Man {
    /// A white man.
    White,
    /// A black man.
    Black,
    /// The King.
    King,
    /// A piece of a squadron of La Corona or of a side of Échecs, by its colour and the piece's sign.
    Piece(Squadron, Sign),
    /// The Crown of La Corona.
    Crown,
    /// A piece of Petteia: whether it is White's, and how tall it is, from 1 to 3.
    Warrior(bool, u8),
}

/// A squadron of La Corona, in the order of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Squadron {
    /// Bianco.
    White,
    /// Nero.
    Black,
    /// Vermiglio.
    Vermilion,
    /// Turchino.
    Turquoise,
}

/// What stands on the disc of a piece: a letter, or nothing for a Pawn.
pub type Sign = Option<char>;

impl Squadron {
    /// The squadron of this colour.
    pub fn named(colour: &str) -> Option<Squadron> {
        match colour {
            "white" => Some(Squadron::White),
            "black" => Some(Squadron::Black),
            "vermilion" => Some(Squadron::Vermilion),
            "turquoise" => Some(Squadron::Turquoise),
            _ => None,
        }
    }

    /// Its colour and that of what is drawn on it.
    fn colours(self) -> (Color32, Color32) {
        match self {
            Squadron::White => (BOXWOOD, INK),
            Squadron::Black => (EBONY, BOXWOOD),
            Squadron::Vermilion => (Color32::from_rgb(0xB3, 0x3A, 0x22), theme::PAPER),
            Squadron::Turquoise => (Color32::from_rgb(0x1F, 0x6E, 0x72), theme::PAPER),
        }
    }

    /// The corners of its disc, and of the bases of its figures; none: they are round.
    pub fn corners(self) -> usize {
        match self {
            Squadron::White => 0,
            Squadron::Black => 4,
            Squadron::Vermilion => 3,
            Squadron::Turquoise => 6,
        }
    }
}

/// What a picture shows on a square beside its piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A disc: a piece may go here.
    May,
    /// A ring: something is struck here.
    Struck,
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
    /// What is written at the edge, if anything.
    pub edges: Option<Edges>,
}

impl Man {
    /// The piece a figure's name stands for.
    pub fn of(figure: &str) -> Option<Man> {
        if let Some(name) = figure.strip_prefix("corona-").or_else(|| figure.strip_prefix("echecs-")) {
            let Some((colour, kind)) = name.split_once('-') else { return Some(Man::Crown) };
            let sign = match kind {
                "pawn" => None,
                "knight" => Some('N'),
                _ => kind.chars().next().map(|letter| letter.to_ascii_uppercase()),
            };
            return Some(Man::Piece(Squadron::named(colour)?, sign));
        }
        if let Some(name) = figure.strip_prefix("petteia-") {
            let (colour, kind) = name.split_once('-')?;
            let below = ["peltast", "hoplite", "basileus"].iter().position(|other| *other == kind)?;
            return Some(Man::Warrior(colour == "white", below as u8 + 1));
        }
        [("king", Man::King), ("white", Man::White), ("black", Man::Black)]
            .into_iter()
            .find(|(word, _)| figure.ends_with(word))
            .map(|(_, man)| man)
    }
}

impl Man {
    /// What stands for a seat, by the seat's name.
    pub fn of_seat(name: &str) -> Man {
        match name {
            "white" => Man::White,
            "a1" => Man::Piece(Squadron::White, None),
            "q1" => Man::Piece(Squadron::Black, None),
            "q17" => Man::Piece(Squadron::Vermilion, None),
            "a17" => Man::Piece(Squadron::Turquoise, None),
            _ => Man::Black,
        }
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

    /// How a piece moves: a disc where it marches, a ring where it strikes; where it always does both, the discs alone.
    pub fn of_sample(sitting: &dyn AnySitting, sample: &Sample) -> Picture {
        let at = |square: Square| (square.0 % sample.size.0, square.0 / sample.size.0);
        let men = sample.men.iter().filter_map(|&(square, face)| Some((at(square), Man::of(sitting.figure(face))?)));
        let marches = sample.marches.iter().map(|&square| (at(square), Note::May));
        let apart = sample.strikes.iter().filter(|_| sample.marches != sample.strikes);
        let strikes = apart.map(|&square| (at(square), Note::Struck));
        Picture { size: sample.size, men: men.collect(), notes: strikes.chain(marches).collect(), ..Picture::default() }
    }

    /// Draws it as large as it goes into a rectangle.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        let (files, ranks) = (f32::from(self.size.0), f32::from(self.size.1));
        if files < 1.0 || ranks < 1.0 {
            return;
        }
        let border = match &self.edges {
            // Attic numerals are up to four letters long.
            Some(edges) if edges.ranks.iter().any(|rank| rank.chars().count() > 2) => 34.0,
            Some(_) => 22.0,
            None => 6.0,
        };
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
        if let Some(edges) = &self.edges {
            paint_edges(painter, board, side, edges);
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
}

/// The names of files below a board, those of ranks at its left or right.
fn paint_edges(painter: &Painter, board: Rect, side: f32, edges: &Edges) {
    let font = theme::figures((side * 0.5).clamp(9.0, 14.0));
    let ink = theme::PAPER;
    for (file, name) in edges.files.iter().enumerate() {
        let x = board.left() + (file as f32 + 0.5) * side;
        painter.text(Pos2::new(x, board.bottom() + 10.0), Align2::CENTER_CENTER, name, font.clone(), ink);
    }
    let (x, align) = match edges.ranks_at_right {
        true => (board.right() + 4.0, Align2::LEFT_CENTER),
        false => (board.left() - 10.0, Align2::CENTER_CENTER),
    };
    for (rank, name) in edges.ranks.iter().enumerate() {
        let y = board.bottom() - (rank as f32 + 0.5) * side;
        painter.text(Pos2::new(x, y), align, name, font.clone(), ink);
    }
}

/// A man from above: a turned disc; the King is larger and wears a crown.
pub fn paint_man(painter: &Painter, centre: Pos2, radius: f32, man: Man) {
    match man {
        Man::Piece(squadron, sign) => return paint_piece(painter, centre, radius, squadron, sign),
        Man::Crown => return paint_crown(painter, centre, radius, Stroke::new((radius * 0.25).max(1.2), BRASS)),
        Man::Warrior(white, height) => return paint_warrior(painter, centre, radius, white, height),
        Man::White | Man::Black | Man::King => {}
    }
    let (fill, line) = if man == Man::Black { (EBONY, BOXWOOD) } else { (BOXWOOD, INK) };
    let radius = if man == Man::King { radius * 1.1 } else { radius };
    painter.circle(centre, radius, fill, Stroke::new(1.2, if man == Man::Black { BOXWOOD } else { INK }));
    match man {
        Man::King => paint_crown(painter, centre, radius, Stroke::new((radius * 0.16).max(1.2), INK)),
        _ => {
            painter.circle_stroke(centre, radius * 0.6, Stroke::new(1.0, line.gamma_multiply(0.8)));
        }
    }
}

/// A piece of Petteia: a disc with as many rings as the piece is tall; the tallest wears a crown.
fn paint_warrior(painter: &Painter, centre: Pos2, radius: f32, white: bool, height: u8) {
    let (fill, line) = if white { (BOXWOOD, INK) } else { (EBONY, BOXWOOD) };
    let radius = radius * (0.7 + 0.12 * f32::from(height));
    painter.circle(centre, radius, fill, Stroke::new(1.2, line));
    if height > 2 {
        return paint_crown(painter, centre, radius, Stroke::new((radius * 0.16).max(1.2), line));
    }
    for ring in 0..height {
        painter.circle_stroke(
            centre,
            radius * (0.66 - 0.3 * f32::from(ring)),
            Stroke::new(1.0, line.gamma_multiply(0.8)),
        );
    }
}

fn paint_crown(painter: &Painter, centre: Pos2, radius: f32, stroke: Stroke) {
    let r = radius * 0.62;
    let crown = [(-1.0, 0.6), (-1.0, -0.5), (-0.45, 0.05), (0.0, -0.8), (0.45, 0.05), (1.0, -0.5), (1.0, 0.6)];
    let points: Vec<Pos2> = crown.iter().map(|&(x, y)| centre + vec2(x, y) * r).collect();
    painter.add(Shape::closed_line(points, stroke));
}

/// A piece of La Corona: its squadron's form, filled with its colour, with the letter of the piece.
fn paint_piece(painter: &Painter, centre: Pos2, radius: f32, squadron: Squadron, sign: Sign) {
    let (fill, line) = squadron.colours();
    let stroke = Stroke::new(1.0, if squadron == Squadron::Black { BOXWOOD } else { INK });
    let radius = if sign.is_some() { radius * 1.1 } else { radius * 0.78 };
    match squadron.corners() {
        0 => _ = painter.circle(centre, radius, fill, stroke),
        corners => {
            let reach = radius * if corners == 3 { 1.3 } else { 1.15 };
            let corner = |n: usize| {
                let (sin, cos) = (std::f32::consts::TAU * (n as f32 + if corners == 4 { 0.5 } else { 0.0 })
                    / corners as f32)
                    .sin_cos();
                centre + vec2(sin, -cos) * reach
            };
            painter.add(Shape::convex_polygon((0..corners).map(corner).collect(), fill, stroke));
        }
    }
    if let Some(letter) = sign {
        painter.text(centre, Align2::CENTER_CENTER, letter, theme::figures((radius * 1.25).max(6.0)), line);
    }
}

fn paint_note(painter: &Painter, square: Rect, note: Note) {
    let side = square.width();
    match note {
        Note::May => {
            painter.circle(square.center(), side * 0.14, BOXWOOD, Stroke::new(1.5, INK));
        }
        Note::Struck => {
            painter.circle_stroke(square.center(), side * 0.30, Stroke::new(4.5, INK));
            painter.circle_stroke(square.center(), side * 0.30, Stroke::new(2.0, BOXWOOD));
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
