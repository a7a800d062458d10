//! Which marks lie in the board: where the held piece may go, what a reason speaks of, the last move, threats.

use super::chisel::Sign;
use super::layout::Layout;
use super::pointer::HoverSquare;
use crate::app::Screen;
use crate::app::session::{Session, Sight};
use crate::app::settings::{Colours, Settings};
use crate::app::table::choose::{Choices, Held, Standing};
use crate::app::table::cursor::Cursor;
use crate::app::table::reconcile::LastMove;
use crate::app::table::token::{Lies, Token};
use crate::rules::{AnySitting, Choice, Event, Mark, Pick, Sketch, Square, Turn};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

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

/// What the reasons of the held piece draw.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Grounds(pub Vec<Sketch>);

/// Where enemies could strike, if somebody wants to see it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Attacked(pub Vec<Square>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Signs>()
        .init_resource::<Strikes>()
        .init_resource::<Grounds>()
        .init_resource::<Attacked>()
        .add_systems(
            Update,
            (foresee, find_grounds, find_attacked, mark)
                .chain()
                .in_set(super::SceneSystems::Dress)
                .run_if(in_state(Screen::Table)),
        );
}

/// What lends the piece that is held, or asked for, its movement.
pub(super) fn find_grounds(
    sight: Res<Sight>,
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    mut asked: Local<Option<Token>>,
    mut grounds: ResMut<Grounds>,
) {
    let Some(session) = session else { return };
    let token = sight.held.or(sight.asked).filter(|_| settings.show_reasons);
    if token.map(Token) == *asked && !session.is_changed() {
        return;
    }
    *asked = token.map(Token);
    let reasons = token.map(|token| session.shown().explain(token)).unwrap_or_default();
    grounds.set_if_neq(Grounds(reasons.into_iter().flat_map(|reason| reason.sketch.into_vec()).collect()));
}

/// Where enemies of whoever looks could strike: of the seat to move where nobody looks for himself alone.
fn find_attacked(settings: Res<Settings>, session: Option<Res<Session>>, mut attacked: ResMut<Attacked>) {
    let Some(session) = session.filter(|session| session.is_changed() || settings.is_changed()) else { return };
    let shown = session.shown();
    let to_move = match shown.turn() {
        Turn::Seat(seat, _) => Some(seat),
        _ => None,
    };
    let seat = session.viewer().filter(|_| session.replay.is_none()).or(to_move).filter(|_| settings.show_attacks);
    attacked.set_if_neq(Attacked(seat.and_then(|seat| shown.attacked(seat)).unwrap_or_default()));
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
    (hover, cursor): (Res<HoverSquare>, Res<Cursor>),
    (grounds, attacked): (Res<Grounds>, Res<Attacked>),
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
        let sign = |mark| match mark {
            Mark::Threat => Sign::Threat,
            Mark::Road => Sign::Road,
            Mark::Forbidden => Sign::Passed,
        };
        wanted.extend(session.shown().marks().into_iter().map(|(square, mark)| Marked(sign(mark), square)));
    }
    if let Some(square) = held.picks.first().and_then(|pick| squares_of(pick, &standing)) {
        wanted.push(Marked(Sign::Held, square));
    }
    // A move that waits to be confirmed, or for a word.
    let words = !held.next.is_empty() && held.next.iter().all(|pick| matches!(pick, Pick::Word(_)));
    if (held.pending.is_some() || (words && held.picks.len() > 1))
        && let Some(square) = held.picks.last().and_then(|pick| squares_of(pick, &standing))
    {
        wanted.push(Marked(Sign::Pending, square));
    } else if settings.show_legal && !held.picks.is_empty() {
        for square in held.next.iter().filter_map(|pick| squares_of(pick, &standing)) {
            let takes = || strikes.0.get(&square).is_some_and(|taken| !taken.is_empty());
            let sign = match standing.on(square) {
                // What stands on the goal itself would hide a mark in the middle: it is marked round about.
                Some(_) if held.picks.len() == 1 => Sign::Prey,
                _ if takes() => Sign::Strike,
                _ => Sign::March,
            };
            wanted.push(Marked(sign, square));
        }
    }
    for &sketch in &grounds.0 {
        wanted.extend(match sketch {
            Sketch::Void(at) => Some(Marked(Sign::Void, at)),
            Sketch::Passed(at) => Some(Marked(Sign::Passed, at)),
            Sketch::Aim(at) => Some(Marked(Sign::Aim, at)),
            Sketch::Line(..) | Sketch::Closed(..) | Sketch::Count(..) => None,
        });
    }
    wanted.extend(attacked.0.iter().map(|square| Marked(Sign::Attacked, *square)));
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
    // Two reasons may speak of one square.
    let mut seen = HashSet::new();
    wanted.retain(|mark| seen.insert(*mark));

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
