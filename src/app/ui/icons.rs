//! The small drawings on buttons: plain strokes, as cut in wood, on a field of 24 by 24.

use super::theme;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

/// A drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// An arrow turning back.
    Undo,
    /// An arrow turning on.
    Redo,
    /// A candle.
    Hint,
    /// Three lines.
    Menu,
    /// A board seen from the seat.
    Seat,
    /// A board seen from above.
    Top,
    /// A circle closing on itself.
    Reset,
    /// A cross.
    Close,
    /// A white flag.
    Resign,
    /// Two hands' breadth: an equals sign between two men.
    Draw,
    /// A sheet put into a drawer.
    Save,
    /// Two sheets.
    Copy,
    /// A house with a shelf: leave.
    Leave,
    /// A gear.
    Settings,
    /// A question mark.
    Help,
    /// An open book.
    Book,
    /// A scroll of paper.
    Records,
    /// A mortar board: lessons.
    Lesson,
    /// To the first.
    First,
    /// One back.
    Back,
    /// One on.
    On,
    /// A round back.
    RoundBack,
    /// A round on.
    RoundOn,
    /// What enemies bear on: a shield.
    Attacks,
    /// To the last.
    Last,
    /// A triangle: play.
    Play,
    /// Two bars: stop.
    Pause,
    /// A chevron closing a panel to the right.
    Fold,
    /// A chevron opening it.
    Unfold,
    /// Two arrows passing each other.
    Swap,
    /// A bin.
    Delete,
    /// A tick.
    Tick,
}

impl Icon {
    /// Draws it into a square.
    pub fn paint(self, painter: &Painter, rect: Rect, ink: Color32) {
        let size = rect.width().min(rect.height());
        let at = |x: f32, y: f32| rect.center() + Vec2::new(x - 12.0, y - 12.0) * (size / 24.0);
        let stroke = Stroke::new((size / 24.0 * 1.8).max(1.4), ink);
        let lines = |points: &[(f32, f32)]| {
            painter.add(Shape::line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke));
        };
        let fill = |points: &[(f32, f32)]| {
            painter.add(Shape::convex_polygon(points.iter().map(|&(x, y)| at(x, y)).collect(), ink, Stroke::NONE));
        };
        let arc = |cx: f32, cy: f32, r: f32, from: f32, to: f32| {
            let points = (0..=20).map(|i| {
                let turn = (from + (to - from) * i as f32 / 20.0).to_radians();
                at(cx + r * turn.cos(), cy + r * turn.sin())
            });
            painter.add(Shape::line(points.collect::<Vec<Pos2>>(), stroke));
        };
        match self {
            Icon::Undo => {
                lines(&[(5.0, 9.0), (14.0, 9.0)]);
                arc(14.0, 13.5, 4.5, -90.0, 90.0);
                lines(&[(14.0, 18.0), (8.0, 18.0)]);
                lines(&[(9.0, 5.0), (5.0, 9.0), (9.0, 13.0)]);
            }
            Icon::Redo => {
                lines(&[(19.0, 9.0), (10.0, 9.0)]);
                arc(10.0, 13.5, 4.5, 270.0, 90.0);
                lines(&[(10.0, 18.0), (16.0, 18.0)]);
                lines(&[(15.0, 5.0), (19.0, 9.0), (15.0, 13.0)]);
            }
            Icon::Hint => {
                lines(&[(9.0, 11.0), (9.0, 18.0), (15.0, 18.0), (15.0, 11.0), (9.0, 11.0)]);
                lines(&[(6.0, 21.0), (18.0, 21.0)]);
                lines(&[(12.0, 11.0), (12.0, 9.0)]);
                fill(&[(12.0, 2.5), (13.8, 6.0), (12.0, 8.6), (10.2, 6.0)]);
            }
            Icon::Menu => [7.0, 12.0, 17.0].iter().for_each(|&y| lines(&[(5.0, y), (19.0, y)])),
            Icon::Seat => {
                lines(&[(7.0, 8.0), (17.0, 8.0), (21.0, 18.0), (3.0, 18.0), (7.0, 8.0)]);
                lines(&[(5.2, 12.5), (18.8, 12.5)]);
                lines(&[(12.0, 8.0), (12.0, 18.0)]);
            }
            Icon::Top => {
                lines(&[(5.0, 5.0), (19.0, 5.0), (19.0, 19.0), (5.0, 19.0), (5.0, 5.0)]);
                lines(&[(12.0, 5.0), (12.0, 19.0)]);
                lines(&[(5.0, 12.0), (19.0, 12.0)]);
            }
            Icon::Reset => {
                arc(12.0, 12.0, 7.0, -60.0, 220.0);
                lines(&[(15.0, 2.5), (15.6, 6.0), (19.2, 6.4)]);
            }
            Icon::Close => {
                lines(&[(6.0, 6.0), (18.0, 18.0)]);
                lines(&[(18.0, 6.0), (6.0, 18.0)]);
            }
            Icon::Resign => {
                lines(&[(6.0, 21.0), (6.0, 4.0), (18.0, 6.0), (15.0, 9.0), (18.0, 13.0), (6.0, 12.0)]);
            }
            Icon::Draw => {
                lines(&[(5.0, 9.5), (19.0, 9.5)]);
                lines(&[(5.0, 14.5), (19.0, 14.5)]);
            }
            Icon::Save => {
                lines(&[(4.0, 13.0), (4.0, 20.0), (20.0, 20.0), (20.0, 13.0)]);
                lines(&[(12.0, 3.5), (12.0, 15.0)]);
                lines(&[(8.0, 11.0), (12.0, 15.0), (16.0, 11.0)]);
            }
            Icon::Copy => {
                lines(&[(4.0, 4.0), (14.0, 4.0), (14.0, 16.0), (4.0, 16.0), (4.0, 4.0)]);
                lines(&[(14.0, 8.0), (20.0, 8.0), (20.0, 20.0), (9.0, 20.0), (9.0, 16.0)]);
            }
            Icon::Leave => {
                lines(&[(3.0, 7.0), (21.0, 7.0)]);
                lines(&[(3.0, 19.0), (21.0, 19.0)]);
                lines(&[(5.0, 19.0), (5.0, 11.0), (9.0, 11.0), (9.0, 19.0)]);
                lines(&[(11.0, 19.0), (11.0, 10.0), (14.0, 10.0), (14.0, 19.0)]);
                lines(&[(16.0, 18.5), (18.5, 10.5)]);
            }
            Icon::Settings => {
                arc(12.0, 12.0, 3.0, 0.0, 360.0);
                arc(12.0, 12.0, 6.5, 0.0, 360.0);
                for tooth in 0..8 {
                    let (sin, cos) = (tooth as f32 * 45.0_f32).to_radians().sin_cos();
                    lines(&[(12.0 + 6.5 * cos, 12.0 + 6.5 * sin), (12.0 + 9.5 * cos, 12.0 + 9.5 * sin)]);
                }
            }
            Icon::Help => {
                arc(12.0, 8.5, 4.5, 180.0, 400.0);
                lines(&[(15.4, 11.4), (12.0, 14.0), (12.0, 16.5)]);
                painter.circle_filled(at(12.0, 20.0), stroke.width * 0.8, ink);
            }
            Icon::Book => {
                lines(&[(12.0, 7.0), (4.0, 5.0), (4.0, 18.0), (12.0, 20.0), (20.0, 18.0), (20.0, 5.0), (12.0, 7.0)]);
                lines(&[(12.0, 7.0), (12.0, 20.0)]);
            }
            Icon::Records => {
                lines(&[(6.0, 4.0), (18.0, 4.0), (18.0, 20.0), (6.0, 20.0), (6.0, 4.0)]);
                [8.5, 12.0, 15.5].iter().for_each(|&y| lines(&[(9.0, y), (15.0, y)]));
            }
            Icon::Lesson => {
                lines(&[(12.0, 5.0), (22.0, 9.5), (12.0, 14.0), (2.0, 9.5), (12.0, 5.0)]);
                lines(&[(6.0, 11.5), (6.0, 17.0), (12.0, 19.5), (18.0, 17.0), (18.0, 11.5)]);
            }
            Icon::First => {
                lines(&[(6.0, 6.0), (6.0, 18.0)]);
                lines(&[(17.0, 6.0), (10.0, 12.0), (17.0, 18.0)]);
            }
            Icon::Back => lines(&[(15.0, 6.0), (8.0, 12.0), (15.0, 18.0)]),
            Icon::On => lines(&[(9.0, 6.0), (16.0, 12.0), (9.0, 18.0)]),
            Icon::RoundBack => {
                lines(&[(12.0, 6.0), (5.0, 12.0), (12.0, 18.0)]);
                lines(&[(19.0, 6.0), (12.0, 12.0), (19.0, 18.0)]);
            }
            Icon::RoundOn => {
                lines(&[(5.0, 6.0), (12.0, 12.0), (5.0, 18.0)]);
                lines(&[(12.0, 6.0), (19.0, 12.0), (12.0, 18.0)]);
            }
            Icon::Attacks => {
                lines(&[(12.0, 3.0), (20.0, 6.0), (19.0, 13.0), (12.0, 21.0), (5.0, 13.0), (4.0, 6.0), (12.0, 3.0)]);
                lines(&[(9.0, 8.5), (15.0, 14.5)]);
                lines(&[(15.0, 8.5), (9.0, 14.5)]);
            }
            Icon::Last => {
                lines(&[(18.0, 6.0), (18.0, 18.0)]);
                lines(&[(7.0, 6.0), (14.0, 12.0), (7.0, 18.0)]);
            }
            Icon::Play => fill(&[(8.0, 5.5), (19.0, 12.0), (8.0, 18.5)]),
            Icon::Pause => [9.0, 15.0].iter().for_each(|&x| lines(&[(x, 6.0), (x, 18.0)])),
            Icon::Fold => {
                lines(&[(5.0, 5.0), (5.0, 19.0)]);
                lines(&[(10.0, 7.0), (15.0, 12.0), (10.0, 17.0)]);
            }
            Icon::Unfold => {
                lines(&[(19.0, 5.0), (19.0, 19.0)]);
                lines(&[(14.0, 7.0), (9.0, 12.0), (14.0, 17.0)]);
            }
            Icon::Swap => {
                lines(&[(4.0, 9.0), (20.0, 9.0), (16.0, 5.0)]);
                lines(&[(20.0, 15.0), (4.0, 15.0), (8.0, 19.0)]);
            }
            Icon::Delete => {
                lines(&[(5.0, 7.0), (19.0, 7.0)]);
                lines(&[(7.0, 7.0), (8.0, 20.0), (16.0, 20.0), (17.0, 7.0)]);
                lines(&[(10.0, 7.0), (10.0, 4.0), (14.0, 4.0), (14.0, 7.0)]);
            }
            Icon::Tick => lines(&[(5.0, 12.5), (10.0, 18.0), (19.0, 6.0)]),
        }
    }
}

/// The printer's flower under a title: a lozenge between two hairlines.
pub fn flower(painter: &Painter, centre: Pos2, width: f32) {
    let stroke = Stroke::new(1.0, theme::INK);
    let half = width / 2.0;
    painter.line_segment([centre - Vec2::new(half, 0.0), centre - Vec2::new(10.0, 0.0)], stroke);
    painter.line_segment([centre + Vec2::new(10.0, 0.0), centre + Vec2::new(half, 0.0)], stroke);
    let lozenge = [(-5.0, 0.0), (0.0, -4.0), (5.0, 0.0), (0.0, 4.0)].map(|(x, y)| centre + Vec2::new(x, y));
    painter.add(Shape::convex_polygon(lozenge.to_vec(), theme::BRASS, stroke));
}
