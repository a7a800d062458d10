//! Marks in the board: inlay that lights up, a light core with an ink edge, each kind of its own shape.

use super::layout::Layout;
use super::pointer::HoverSquare;
use super::shape::Shape;
use crate::app::Screen;
use crate::app::session::{Session, Sight};
use crate::app::settings::{Colours, Settings};
use crate::app::table::choose::{Choices, Held, Standing};
use crate::app::table::cursor::Cursor;
use crate::app::table::reconcile::LastMove;
use crate::app::table::token::{Lies, Token};
use crate::rules::{AnySitting, Choice, Event, Mark, Pick, Square};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The kinds of marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// A square the held man may go to: a disc.
    March,
    /// A square from which something is taken: a disc in a ring.
    Strike,
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
    /// The keyboard's square: a frame.
    Cursor,
}

const INK: Color = Color::srgb(0.10, 0.07, 0.05);
const LIGHT: Color = Color::srgb(0.985, 0.93, 0.79);
const BRASS: Color = Color::srgb(0.93, 0.72, 0.33);
const VERMILION: Color = Color::srgb(0.88, 0.29, 0.16);
const TURQUOISE: Color = Color::srgb(0.45, 0.83, 0.80);

/// With what marks are drawn: their colours, how broad their edge is, and how far they grow.
struct Chisel {
    shape: Shape,
    ink: Color,
    light: Color,
    brass: Color,
    vermilion: Color,
    turquoise: Color,
    edge: f32,
    grow: f32,
}

impl Chisel {
    fn new(colours: Colours) -> Chisel {
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
    fn shape(self, colours: Colours) -> Shape {
        let mut cut = Chisel::new(colours);
        match self {
            Sign::March => cut.disc(0.125, cut.light),
            Sign::Strike => {
                cut.disc(0.125, cut.light);
                cut.ring(0.25, 0.31, &[(0.0, 1.0)], cut.light);
            }
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

/// A mark on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marked(pub Sign, pub Square);

#[derive(Resource, Default)]
struct Signs {
    meshes: HashMap<(Sign, Colours), Handle<Mesh>>,
    colours: Colours,
    material: Option<Handle<StandardMaterial>>,
}

impl Signs {
    fn mesh(&mut self, sign: Sign, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        let colours = self.colours;
        self.meshes.entry((sign, colours)).or_insert_with(|| meshes.add(sign.shape(colours).mesh())).clone()
    }
}

/// What each choice with a held man would take, found by playing it on a copy.
#[derive(Resource, Default)]
struct Strikes(HashMap<Square, Vec<Square>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Signs>().init_resource::<Strikes>().add_systems(
        Update,
        (foresee, mark).chain().in_set(super::SceneSystems::Dress).run_if(in_state(Screen::Table)),
    );
}

fn squares_of(pick: &Pick, standing: &Standing) -> Option<Square> {
    match pick {
        Pick::Square(square) => Some(*square),
        Pick::Token(token) => standing.square_of(*token),
        Pick::Word(_) => None,
    }
}

fn taken_by(choice: &Choice, sitting: &dyn AnySitting, standing: &Standing) -> Vec<Square> {
    let mut after = sitting.clone_box();
    let mut events = Vec::new();
    if after.play(&choice.text, &mut events).is_err() {
        return Vec::new();
    }
    let taken = |event: &Event| match event {
        Event::Removed { token, .. } => standing.square_of(*token),
        _ => None,
    };
    events.iter().filter_map(taken).collect()
}

fn foresee(
    held: Res<Held>,
    choices: Res<Choices>,
    session: Option<Res<Session>>,
    tokens: Query<(&Token, &Lies)>,
    mut strikes: ResMut<Strikes>,
) {
    if !held.is_changed() {
        return;
    }
    strikes.0.clear();
    let (Some(session), false) = (session, held.picks.is_empty()) else { return };
    let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
    for choice in choices.0.iter().filter(|choice| standing.begins(choice, &held.picks)) {
        if let Some(square) = choice.picks.get(held.picks.len()).and_then(|pick| squares_of(pick, &standing)) {
            strikes.0.entry(square).or_default().extend(taken_by(choice, session.sitting.as_ref(), &standing));
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "everything that leaves a mark")]
fn mark(
    mut commands: Commands,
    session: Option<Res<Session>>,
    settings: Res<Settings>,
    held: Res<Held>,
    strikes: Res<Strikes>,
    choices: Res<Choices>,
    last: Res<LastMove>,
    sight: Res<Sight>,
    hover: Res<HoverSquare>,
    cursor: Res<Cursor>,
    layout: Res<Layout>,
    tokens: Query<(&Token, &Lies)>,
    marked: Query<(Entity, &Marked)>,
    mut signs: ResMut<Signs>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let Some(session) = session else { return };
    let standing = Standing::new(tokens.iter().map(|(token, lies)| (token.0, lies.0)));
    let mut wanted: Vec<Marked> = Vec::new();
    wanted.extend(last.0.iter().map(|square| Marked(Sign::Last, *square)));
    if settings.show_threats {
        let sign = |mark| if mark == Mark::Threat { Sign::Threat } else { Sign::Road };
        wanted.extend(session.shown().marks().into_iter().map(|(square, mark)| Marked(sign(mark), square)));
    }
    if let Some(square) = held.picks.first().and_then(|pick| squares_of(pick, &standing)) {
        wanted.push(Marked(Sign::Held, square));
    }
    if held.pending.is_some()
        && let Some(square) = held.picks.last().and_then(|pick| squares_of(pick, &standing))
    {
        wanted.push(Marked(Sign::Pending, square));
    } else if settings.show_legal && !held.picks.is_empty() {
        for square in held.next.iter().filter_map(|pick| squares_of(pick, &standing)) {
            let strikes = strikes.0.get(&square).is_some_and(|taken| !taken.is_empty());
            wanted.push(Marked(if strikes { Sign::Strike } else { Sign::March }, square));
        }
    }
    let pointed = hover.0.or(cursor.0);
    if let Some(taken) = pointed.and_then(|square| strikes.0.get(&square)) {
        wanted.extend(taken.iter().map(|square| Marked(Sign::Victim, *square)));
    }
    if let Some(hint) = sight.hint.as_ref().and_then(|hint| choices.0.iter().find(|choice| choice.text == *hint)) {
        let squares: Vec<_> = hint.picks.iter().filter_map(|pick| squares_of(pick, &standing)).collect();
        wanted.extend(squares.first().map(|square| Marked(Sign::HintFrom, *square)));
        wanted.extend(squares.get(1).map(|square| Marked(Sign::HintTo, *square)));
    }
    if let Some((reason, _)) = &sight.refusal {
        wanted.extend(reason.squares.iter().map(|square| Marked(Sign::Victim, *square)));
    }
    wanted.extend(cursor.0.map(|square| Marked(Sign::Cursor, square)));

    let renewed = std::mem::replace(&mut signs.colours, settings.colours) != settings.colours || layout.is_changed();
    for (entity, mark) in &marked {
        match wanted.iter().position(|wanted| wanted == mark) {
            Some(at) if !renewed => {
                wanted.swap_remove(at);
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    let material = signs
        .material
        .get_or_insert_with(|| materials.add(StandardMaterial { unlit: true, depth_bias: 4.0, ..default() }))
        .clone();
    for mark in wanted {
        let mesh = signs.mesh(mark.0, &mut meshes);
        let at = layout.square(mark.1) + Vec3::Y * (0.012 + 0.0016 * f32::from(mark.0 as u8));
        commands.spawn((
            mark,
            Mesh3d(mesh),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(at),
            bevy::light::NotShadowCaster,
            DespawnOnExit(Screen::Table),
        ));
    }
}
