//! The shapes of marks: inlay that lights up, a light core with an ink edge, each kind of its own outline, so that no
//! eye needs their hue to tell them apart.

use super::shape::Shape;
use crate::app::settings::Colours;
use bevy::prelude::*;

/// The kinds of marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// A square the held man may go to: a disc.
    March,
    /// A square from which something is taken: a disc in a ring.
    Strike,
    /// What is struck where it stands: a ring with four teeth.
    Prey,
    /// What would be taken: a ring.
    Victim,
    /// The man that is held: a ring of brass around it.
    Held,
    /// The ends of the last move: two corners of brass.
    Last,
    /// A threat: a red ring with a notch.
    Threat,
    /// An open road: a lozenge.
    Road,
    /// The man a hint speaks of: a broken ring.
    HintFrom,
    /// Where a hint sends it: a broken disc.
    HintTo,
    /// The move that waits to be confirmed: a square with a disc.
    Pending,
    /// Where an enemy could strike: a corner.
    Attacked,
    /// An empty square that lends a piece its way: a hollow square.
    Void,
    /// A piece that is passed over: a ring open before and behind.
    Passed,
    /// Where something would be struck if it stood there: a cross.
    Aim,
    /// The keyboard's square: a frame.
    Cursor,
}

const INK: Color = Color::srgb(0.10, 0.07, 0.05);
const LIGHT: Color = Color::srgb(0.985, 0.93, 0.79);
const BRASS: Color = Color::srgb(0.93, 0.72, 0.33);
const VERMILION: Color = Color::srgb(0.88, 0.29, 0.16);
const TURQUOISE: Color = Color::srgb(0.45, 0.83, 0.80);

/// With what marks are drawn: their colours, how broad their edge is, and how far they grow.
pub(super) struct Chisel {
    pub(super) shape: Shape,
    ink: Color,
    light: Color,
    brass: Color,
    vermilion: Color,
    turquoise: Color,
    edge: f32,
    grow: f32,
}

impl Chisel {
    /// A chisel for these colours.
    pub(super) fn new(colours: Colours) -> Chisel {
        let shape = Shape::default();
        match colours {
            Colours::Plain => Chisel {
                shape,
                ink: INK,
                light: LIGHT,
                brass: BRASS,
                vermilion: VERMILION,
                turquoise: TURQUOISE,
                edge: 0.028,
                grow: 0.0,
            },
            // Lighter cores and black edges: told apart by shape and lightness, whatever the eye makes of the hue.
            Colours::Contrast => Chisel {
                shape,
                ink: Color::BLACK,
                light: Color::WHITE,
                brass: Color::srgb(1.0, 0.86, 0.30),
                vermilion: Color::srgb(1.0, 0.52, 0.36),
                turquoise: Color::srgb(0.55, 0.97, 1.0),
                edge: 0.045,
                grow: 0.025,
            },
        }
    }

    fn disc(&mut self, radius: f32, core: Color) {
        let radius = radius + self.grow;
        self.shape.arc(radius, radius + self.edge, (0.0, 1.0), 0.0, self.ink);
        self.shape.arc(0.0, radius, (0.0, 1.0), 0.0, core);
    }

    fn ring(&mut self, inner: f32, outer: f32, turns: &[(f32, f32)], core: Color) {
        let (inner, edge) = (inner - self.grow, self.edge);
        for &turns in turns {
            let open = turns.1 - turns.0 < 0.999;
            let more = if open { edge / inner / std::f32::consts::TAU } else { 0.0 };
            self.shape.arc(inner - edge, outer + edge, (turns.0 - more, turns.1 + more), -0.002, self.ink);
            self.shape.arc(inner, outer, turns, 0.0, core);
        }
    }

    fn lozenge(&mut self, half: f32, at: Vec3, core: Color) {
        let half = half + self.grow;
        for (size, y, colour) in [(half + self.edge * 1.3, -0.002, self.ink), (half, 0.0, core)] {
            let corners =
                [Vec3::new(0.0, y, size), Vec3::new(size, y, 0.0), Vec3::new(0.0, y, -size), Vec3::new(-size, y, 0.0)];
            self.shape.quad(corners.map(|corner| at + corner), [Vec2::ZERO; 4], colour);
        }
    }

    /// Two corners, opposite each other.
    fn corners(&mut self, core: Color) {
        let (edge, arm, width) = (0.455, 0.20, 0.055 + self.grow);
        let flat = [Vec2::ZERO; 4];
        for turn in [0.0, 0.5] {
            let mut corner = Shape::default();
            for (grow, y, colour) in [(self.edge * 0.8, -0.002, self.ink), (0.0, 0.0, core)] {
                let (near, far) = (edge - width - grow, edge + grow);
                corner.plate(Vec2::new(edge - arm - grow, near), Vec2::new(far, far), y, flat, colour);
                corner.plate(Vec2::new(near, edge - arm - grow), Vec2::new(far, near), y, flat, colour);
            }
            let turn = Quat::from_rotation_y(turn * std::f32::consts::TAU);
            self.shape.add(&corner, Transform::from_rotation(turn));
        }
    }

    /// Four teeth that stand out from a ring of this radius, towards the corners of the square.
    fn teeth(&mut self, radius: f32, core: Color) {
        for turn in 0..4 {
            let turn = Quat::from_rotation_y(std::f32::consts::TAU * (0.125 + 0.25 * turn as f32));
            let mut tooth = Shape::default();
            for (grow, y, colour) in [(self.edge, -0.002, self.ink), (0.0, 0.001, core)] {
                let (foot, tip, half) = (radius - grow, radius + 0.16 + grow, 0.075 + self.grow + grow);
                let corners = [(foot, half), (tip, 0.0), (tip, 0.0), (foot, -half)].map(|(x, z)| Vec3::new(x, y, z));
                tooth.quad(corners, [Vec2::ZERO; 4], colour);
            }
            self.shape.add(&tooth, Transform::from_rotation(turn));
        }
    }

    /// Two bars across each other.
    fn cross(&mut self, half: f32, core: Color) {
        let width = 0.034 + self.grow;
        for (grow, y, colour) in [(self.edge, -0.002, self.ink), (0.0, 0.0, core)] {
            for turn in [0.125, 0.375] {
                let mut bar = Shape::default();
                let reach = Vec2::new(half + grow, width + grow);
                bar.plate(-reach, reach, y, [Vec2::ZERO; 4], colour);
                self.shape.add(&bar, Transform::from_rotation(Quat::from_rotation_y(turn * std::f32::consts::TAU)));
            }
        }
    }

    /// A triangle in one corner of the square.
    fn pennon(&mut self, core: Color) {
        for (grow, y, colour) in [(self.edge, -0.002, self.ink), (0.0, 0.0, core)] {
            let (far, near) = (0.465, 0.15 - self.grow - 1.6 * grow);
            let corners = [(-far, far), (-near, far), (-far, near), (-far, near)].map(|(x, z)| Vec3::new(x, y, z));
            self.shape.quad(corners, [Vec2::ZERO; 4], colour);
        }
    }

    /// A level thread from one place to another, with a point at its end; `dashed`: it is broken and has a bar across its
    /// middle instead.
    pub(super) fn thread(&mut self, from: Vec3, to: Vec3, dashed: bool) {
        let (length, width) = (from.distance(to), 0.085 + self.grow);
        if length < 0.05 {
            return;
        }
        let along = (to - from) / length;
        let side = Vec3::Y.cross(along);
        let mut piece = |a: f32, b: f32, grow: f32, y: f32, colour: Color| {
            let (a, b) = (from + along * (a - grow), from + along * (b + grow));
            let out = side * (width / 2.0 + grow);
            let corners = [a - out, b - out, b + out, a + out].map(|corner| corner + Vec3::Y * y);
            self.shape.quad(corners, [Vec2::ZERO; 4], colour);
        };
        let (ink, brass, edge) = (self.ink, self.brass, self.edge);
        let head = if dashed { 0.0 } else { 0.30_f32.min(length * 0.6) };
        let pieces = if dashed { ((length / 0.36).ceil() as usize).max(2) } else { 1 };
        let step = (length - head) / pieces as f32;
        let gap = if dashed { step * 0.42 } else { 0.0 };
        for n in 0..pieces {
            let (a, b) = (step * n as f32, step * (n + 1) as f32 - gap);
            piece(a, b, edge, -0.002, ink);
            piece(a, b, 0.0, 0.0, brass);
        }
        let tip = |reach: f32, half: f32, y: f32| {
            let foot = to - along * head;
            [foot - side * half, foot + along * reach, foot + along * reach, foot + side * half]
                .map(|c| c + Vec3::Y * y)
        };
        if dashed {
            let middle = from.lerp(to, 0.5);
            for (grow, y, colour) in [(edge, 0.001, ink), (0.0, 0.003, self.vermilion)] {
                let (out, on) = (side * (0.26 + grow), along * (0.055 + grow));
                let corners = [middle - out - on, middle - out + on, middle + out + on, middle + out - on];
                self.shape.quad(corners.map(|corner| corner + Vec3::Y * y), [Vec2::ZERO; 4], colour);
            }
        } else {
            self.shape.quad(tip(head + 2.0 * edge, 0.15 + 1.5 * edge, -0.001), [Vec2::ZERO; 4], ink);
            self.shape.quad(tip(head, 0.15, 0.002), [Vec2::ZERO; 4], brass);
        }
    }

    fn frame(&mut self, half: f32, width: f32, core: Color) {
        let width = width + self.grow;
        let flat = [Vec2::ZERO; 4];
        for (grow, y, colour) in [(self.edge * 0.8, -0.002, self.ink), (0.0, 0.0, core)] {
            let (inner, outer) = (half - width - grow, half + grow);
            for side in [-1.0, 1.0] {
                let (a, b) = (side * inner, side * outer);
                self.shape.plate(Vec2::new(-outer, a.min(b)), Vec2::new(outer, a.max(b)), y, flat, colour);
                self.shape.plate(Vec2::new(a.min(b), -inner), Vec2::new(a.max(b), inner), y, flat, colour);
            }
        }
    }
}

impl Sign {
    /// A shape about the origin, on the board.
    pub(super) fn shape(self, colours: Colours) -> Shape {
        let mut cut = Chisel::new(colours);
        match self {
            Sign::March => cut.disc(0.155, cut.light),
            Sign::Strike => {
                cut.disc(0.135, cut.light);
                cut.ring(0.25, 0.31, &[(0.0, 1.0)], cut.light);
            }
            Sign::Prey => {
                cut.ring(0.40, 0.455, &[(0.0, 1.0)], cut.light);
                cut.teeth(0.45, cut.vermilion);
            }
            Sign::Attacked => cut.pennon(cut.vermilion),
            Sign::Void => cut.frame(0.29, 0.04, cut.brass),
            Sign::Passed => cut.ring(0.405, 0.465, &[(0.06, 0.44), (0.56, 0.94)], cut.brass),
            Sign::Aim => cut.cross(0.19, cut.vermilion),
            Sign::Victim => cut.ring(0.405, 0.455, &[(0.0, 1.0)], cut.light),
            Sign::Held => cut.ring(0.405, 0.465, &[(0.0, 1.0)], cut.brass),
            Sign::Last => cut.corners(cut.brass),
            Sign::Threat => {
                cut.ring(0.41, 0.475, &[(0.30, 1.20)], cut.vermilion);
                cut.lozenge(0.075, Vec3::new(0.0, 0.0, -0.43), cut.vermilion);
            }
            Sign::Road => cut.lozenge(0.13, Vec3::ZERO, cut.brass),
            Sign::HintFrom => cut.ring(0.405, 0.465, &dashes(8), cut.turquoise),
            Sign::HintTo => {
                cut.ring(0.20, 0.27, &dashes(6), cut.turquoise);
                cut.disc(0.07, cut.turquoise);
            }
            Sign::Pending => {
                cut.disc(0.16, cut.brass);
                cut.frame(0.40, 0.03, cut.light);
            }
            Sign::Cursor => cut.frame(0.445, 0.035, cut.brass),
        }
        cut.shape
    }
}

fn dashes(count: usize) -> Vec<(f32, f32)> {
    (0..count).map(|i| (i as f32 / count as f32, (i as f32 + 0.58) / count as f32)).collect()
}
