//! How things get from place to place: lifted, carried on a low arc and set down; captured men to their tray; dice
//! tumbling onto the face that was drawn. The events of a turn become flights here, one after the other.

use super::carved::{Carving, Carvings, Detail};
use super::deck::{Deck, Tone, is_card};
use super::figures::{Figures, Look, Shown};
use super::hands::Hands;
use super::layout::Layout;
use super::luck::chance;
use super::pointer::Dragging;
use super::solid::{Solid, polished};
use crate::app::session::Session;
use crate::app::settings::{Colours, Motion, Settings};
use crate::app::sound::{Sound, Sounded};
use crate::app::table::TableSystems;
use crate::app::table::choose::Refused;
use crate::app::table::token::{Figure, Lies, Moving, Token};
use crate::app::{Screen, TurnPhase};
use crate::rules::{self, Event, Place};
use bevy::ecs::system::SystemParam;
use bevy::picking::mesh_picking::ray_cast::SimplifiedMesh;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

const TUMBLE: f32 = 1.05;
const CARRY: f32 = 0.42;
const ROCK: f32 = 0.45;
/// A card is on its way so long; the next of its packet leaves so much later, the next packet so much.
const DEALT: f32 = 0.30;
const NEXT_CARD: f32 = 0.035;
/// So long the pack is shuffled before its first cards leave it.
const SHUFFLED: f32 = 1.3;
/// Cards of a hand that make room close up the faster the farther they are: so much of the way in a second.
const CLOSING: f32 = 14.0;
/// So many updates a man that was let go of waits for its move before it goes home.
const PATIENCE: u8 = 5;

/// What a thing does on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Manner {
    /// Lifted so high, carried, set down.
    Arc(f32),
    /// Rolled.
    Tumble,
    /// Fades here and appears there.
    Fade,
}

/// A thing on its way.
#[derive(Component, Clone, Debug)]
pub struct Flight {
    from: Transform,
    to: Transform,
    manner: Manner,
    wait: f32,
    takes: f32,
    elapsed: f32,
    lands: Option<Sound>,
    leaves: Option<Sound>,
    solid: Option<Handle<Solid>>,
}

/// A card that makes room for another, or closes a gap.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gliding;

/// A thing that was touched in vain.
#[derive(Component, Default)]
pub struct Rocking(f32);

/// A man let go of that waits for what comes of it.
#[derive(Resource, Default)]
pub struct Returning(Option<(rules::Token, u8)>);

impl Returning {
    /// Does one wait?
    pub fn is_waiting(&self) -> bool {
        self.0.is_some()
    }
}

/// How high the middle of a figure's mesh lies above what it stands on, and what it is.
#[derive(Component, Clone, Copy, Debug)]
pub struct Dressed {
    lift: f32,
    turn: Quat,
    is_die: bool,
    is_card: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Figures>()
        .init_resource::<Returning>()
        .add_systems(Update, (dress, rock, carry).chain().in_set(super::SceneSystems::Dress))
        .add_systems(Update, stage.in_set(TableSystems::Show).run_if(in_state(TurnPhase::Present)))
        .add_systems(Update, (fly, come_home, rest).chain().after(TableSystems::GoOn).run_if(in_state(Screen::Table)));
}

#[expect(clippy::too_many_arguments, clippy::type_complexity, reason = "all that dressing takes")]
fn dress(
    mut commands: Commands,
    things: Query<(Entity, Ref<Figure>, &Lies, &Token, Has<Dressed>)>,
    settings: Res<Settings>,
    mut colours: Local<Colours>,
    mut figures: ResMut<Figures>,
    (carvings, carved, detail): (Res<Carvings>, Res<Assets<Carving>>, Res<Detail>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Solid>>,
    (mut deck, mut images, assets): (ResMut<Deck>, ResMut<Assets<Image>>, Res<AssetServer>),
    ways: Ways,
) {
    let recoloured = std::mem::replace(&mut *colours, settings.colours) != settings.colours;
    let others = recoloured || carvings.is_changed() || detail.is_changed();
    let shown = Shown { carvings: &carvings, carved: &carved, detail: *detail };
    for (entity, figure, lies, token, before) in &things {
        if !(figure.is_changed() || others) {
            continue;
        }
        let dressed = if is_card(figure.0) {
            let mesh = deck.mesh(&mut meshes);
            let material = deck.material(figure.0, Tone::Plain, &assets, &mut images, &mut materials);
            let dressed = Dressed { lift: 0.0, turn: Quat::IDENTITY, is_die: false, is_card: true };
            commands.entity(entity).insert((Mesh3d(mesh), MeshMaterial3d(material), dressed));
            dressed
        } else {
            let look = figures.look(figure.0, *colours, &shown, &mut meshes, &mut materials);
            let dressed = Dressed { lift: look.lift, turn: look.turn, is_die: look.is_die, is_card: false };
            let Look { mesh, material, touch, .. } = look;
            commands.entity(entity).insert((Mesh3d(mesh), MeshMaterial3d(material), SimplifiedMesh(touch), dressed));
            dressed
        };
        if !before {
            let at = ways.rest_of(lies, token, &dressed);
            commands.entity(entity).insert((at, Pickable::default()));
        }
    }
}

/// Where things lie.
#[derive(SystemParam)]
struct Ways<'w> {
    layout: Res<'w, Layout>,
    hands: Res<'w, Hands>,
}

impl Ways<'_> {
    /// Where and how a thing comes to rest.
    fn rest_of(&self, lies: &Lies, token: &Token, dressed: &Dressed) -> Transform {
        if let Some(card) = self.layout.card(lies.0, self.hands.of(token.0)).filter(|_| dressed.is_card) {
            return card;
        }
        let mut at = self.layout.place(lies.0);
        at.translation.y += dressed.lift * at.scale.y;
        // A die lies as it fell, not square to the table.
        let askew = if dressed.is_die {
            (chance(token.0.0 as i32, dressed.turn.x.to_bits() as i32, 3) - 0.5) * 1.2
        } else {
            0.0
        };
        at.rotation = Quat::from_rotation_y(askew) * dressed.turn;
        at
    }
}

fn stage(
    mut commands: Commands,
    session: Option<Res<Session>>,
    tokens: Query<(Entity, &Token, &Lies, &Dressed, &Transform, &Figure)>,
    ways: Ways,
    settings: Res<Settings>,
    mut returning: ResMut<Returning>,
    mut sounded: MessageWriter<Sounded>,
) {
    let Some(session) = session.filter(|session| !session.events.is_empty()) else { return };
    returning.0 = None;
    let find = |token: rules::Token| tokens.iter().find(|(_, t, ..)| t.0 == token);
    let still = settings.motion == Motion::Off;
    let mut wait = 0.0;
    let mut taken = 0.0;
    // A die that is handed over is thrown at once: only the throw is shown.
    let is_thrown =
        |die| session.events.iter().any(|event| matches!(event, Event::Thrown { token, .. } if *token == die));
    let mut dealt: Option<Place> = None;
    let mut told = None;
    if is_fresh(&session.events, tokens.iter().map(|(_, token, lies, ..)| (token.0, lies.0))) {
        sounded.write(Sounded(Sound::Shuffle));
        wait = SHUFFLED;
    }
    for event in &session.events {
        let token = match event {
            Event::Moved { token, .. } if is_thrown(*token) => continue,
            Event::Moved { token, .. } | Event::Removed { token, to: Some(_) } | Event::Thrown { token, .. } => *token,
            _ => continue,
        };
        let Some((entity, token, lies, dressed, from, figure)) = find(token) else { continue };
        let (leaves, lands) = match event {
            _ if dressed.is_card => Sound::of_card(lies.0),
            Event::Moved { .. } => (Some(Sound::Slide), Some(Sound::of_man(figure.0))),
            Event::Removed { .. } => (Some(Sound::Capture), None),
            _ => (Some(Sound::Dice), None),
        };
        if still {
            // Nothing is seen to move: one sound tells that something has.
            let one = lands.or(leaves);
            if std::mem::replace(&mut told, one) != one {
                sounded.write_batch(one.map(Sounded));
            }
            continue;
        }
        let to = ways.rest_of(lies, token, dressed);
        if dressed.is_card {
            // The cards of a packet, or of a trick, leave shortly after one another; the next packet when they lie.
            let together = dealt.is_some_and(|last| std::mem::discriminant(&last) == std::mem::discriminant(&lies.0));
            dealt = Some(lies.0);
            wait += if together { NEXT_CARD } else { 0.0 };
            let manner = if settings.motion == Motion::Reduced { Manner::Fade } else { Manner::Arc(0.35) };
            let far = from.translation.distance(to.translation);
            let takes = DEALT + 0.12 * (far / 9.0).min(1.0);
            let pace = settings.motion.pace();
            let (wait, takes) = (wait * pace, takes * pace);
            let flight = Flight {
                from: *from,
                to,
                manner,
                wait,
                takes,
                elapsed: 0.0,
                // Each card is heard as it is dealt; a trick is taken up in one sweep.
                lands: lands.filter(|sound| !together || *sound == Sound::Deal),
                leaves: leaves.filter(|_| !together),
                solid: None,
            };
            commands.entity(entity).insert((flight, Moving)).remove::<Gliding>();
            continue;
        }
        let far = from.translation.distance(to.translation);
        let (manner, takes, delay) = match event {
            Event::Thrown { .. } => (Manner::Tumble, TUMBLE, 0.0),
            Event::Removed { .. } => {
                taken += 0.09;
                (Manner::Arc(1.1), CARRY, taken)
            }
            _ => (Manner::Arc(0.3 + 0.02 * far), 0.25 + 0.2 * (far / 9.0).min(1.0), 0.0),
        };
        let (manner, takes) = match (settings.motion, event) {
            (Motion::Reduced, _) => (Manner::Fade, 0.4),
            _ => (manner, takes),
        };
        let pace = settings.motion.pace();
        let flight = Flight {
            from: *from,
            to,
            manner,
            wait: (wait + delay) * pace,
            takes: takes * pace,
            elapsed: 0.0,
            lands,
            leaves,
            solid: None,
        };
        commands.entity(entity).insert((flight, Moving));
        if !matches!(event, Event::Removed { .. }) {
            wait += takes;
        }
    }
}

/// Are these the first cards of a hand that are dealt?
fn is_fresh(events: &[Event], lying: impl Iterator<Item = (rules::Token, Place)>) -> bool {
    let is_dealt = |card: rules::Token| {
        let to_hand = |event: &Event| matches!(event, Event::Moved { token, to: Place::Hand(..) } if *token == card);
        events.iter().any(to_hand)
    };
    let mut any = false;
    for (token, place) in lying {
        match place {
            Place::Hand(..) if is_dealt(token) => any = true,
            Place::Hand(..) | Place::Pile(..) => return false,
            _ => {}
        }
    }
    any
}

#[expect(clippy::type_complexity, reason = "a query with all a flight touches")]
fn fly(
    mut commands: Commands,
    time: Res<Time>,
    mut flights: Query<(Entity, &mut Flight, &mut Transform, &mut MeshMaterial3d<Solid>, Option<&Moving>, &Token)>,
    mut materials: ResMut<Assets<Solid>>,
    mut sounded: MessageWriter<Sounded>,
) {
    // After a rest the clock has run on; a flight still begins at its beginning.
    let step = time.delta_secs().min(0.05);
    for (entity, mut flight, mut transform, mut material, moving, token) in &mut flights {
        let before = flight.elapsed;
        flight.elapsed += step;
        if before <= flight.wait && flight.elapsed > flight.wait {
            sounded.write_batch(flight.leaves.map(Sounded));
        }
        let t = ((flight.elapsed - flight.wait) / flight.takes.max(1e-3)).clamp(0.0, 1.0);
        // The turn has gone on without it: undone, or left.
        let cut_short = moving.is_none();
        if t >= 1.0 || cut_short {
            *transform = flight.to;
            if let Some(solid) = flight.solid.take() {
                material.0 = solid;
            }
            if !cut_short {
                sounded.write_batch(flight.lands.map(Sounded));
            }
            commands.entity(entity).remove::<(Flight, Moving)>();
            continue;
        }
        if flight.elapsed < flight.wait {
            continue;
        }
        *transform = match flight.manner {
            Manner::Arc(height) => arc(&flight.from, &flight.to, height, t),
            Manner::Tumble => tumble(&flight.to, t, token.0.0 as i32),
            Manner::Fade => {
                if flight.solid.is_none() {
                    let mut ghost = materials.get(&material.0).cloned().unwrap_or_else(polished);
                    ghost.base.alpha_mode = AlphaMode::Blend;
                    flight.solid = Some(std::mem::replace(&mut material.0, materials.add(ghost)));
                }
                if let Some(mut ghost) = materials.get_mut(&material.0) {
                    ghost.base.base_color.set_alpha((t * 2.0 - 1.0).abs());
                }
                if t < 0.5 { flight.from } else { flight.to }
            }
        };
    }
}

fn arc(from: &Transform, to: &Transform, height: f32, t: f32) -> Transform {
    let along = EaseFunction::CubicInOut.sample_clamped(t);
    let mut at = *to;
    at.translation = from.translation.lerp(to.translation, along);
    // Up at once, level on the way, down at the end.
    at.translation.y += height * (1.0 - (2.0 * t - 1.0).powi(4));
    at.scale = from.scale.lerp(to.scale, along);
    at.rotation = from.rotation.slerp(to.rotation, along);
    at
}

/// A throw that ends exactly where and as the die must lie: it is rolled backwards from there.
fn tumble(to: &Transform, t: f32, salt: i32) -> Transform {
    let left = (1.0 - t).powi(2);
    let heading = Quat::from_rotation_y(TAU * (0.08 + 0.1 * chance(salt, 1, 5)));
    let away = heading * Vec3::new(0.0, 0.0, 3.4);
    let axis = heading * Vec3::X;
    let bounce = ((1.0 - t) * PI * 3.5).sin().abs() * left * 1.5;
    let mut at = *to;
    at.translation += away * left + Vec3::Y * bounce;
    // Rolling over its edges lifts the middle of a cube.
    let angle = left * TAU * 1.75;
    at.translation.y += (angle * 2.0).sin().abs() * 0.12 * left.sqrt();
    at.rotation = Quat::from_axis_angle(axis, -angle) * to.rotation;
    at
}

/// Things that are not on their way lie where they belong.
#[expect(clippy::too_many_arguments, clippy::type_complexity, reason = "all that a resting thing has")]
fn rest(
    mut commands: Commands,
    phase: Option<Res<State<TurnPhase>>>,
    ways: Ways,
    dragging: Res<Dragging>,
    returning: Res<Returning>,
    time: Res<Time>,
    settings: Res<Settings>,
    mut tokens: Query<
        (Entity, &Token, &Lies, &Dressed, &mut Transform, Has<Gliding>),
        (Without<Flight>, Without<Rocking>),
    >,
) {
    // Between the playing of a move and its showing, things still lie where they lay before; while it is shown, cards
    // that are not on their way make room for those that are.
    let Some(phase) = phase.map(|phase| *phase.get()) else { return };
    if matches!(phase, TurnPhase::Enact | TurnPhase::Chance) {
        return;
    }
    let glides = matches!(settings.motion, Motion::Full | Motion::Quick);
    let nearer = 1.0 - (-CLOSING * time.delta_secs().min(0.05)).exp();
    for (entity, token, lies, dressed, mut transform, gliding) in &mut tokens {
        if phase == TurnPhase::Present && !dressed.is_card {
            continue;
        }
        let carried = match *dragging {
            Dragging::Man { token: carried, at, begun: true } if carried == token.0 => Some(at),
            _ => None,
        };
        if returning.0.is_some_and(|(held, _)| held == token.0) {
            continue;
        }
        let mut at = ways.rest_of(lies, token, dressed);
        if let Some(carried) = carried {
            at.translation = carried;
        }
        let far = transform.translation.distance(at.translation);
        if dressed.is_card && glides && carried.is_none() && far > 0.004 && phase != TurnPhase::Setup {
            transform.translation = transform.translation.lerp(at.translation, nearer);
            transform.rotation = transform.rotation.slerp(at.rotation, nearer);
            transform.scale = transform.scale.lerp(at.scale, nearer);
            if !gliding {
                commands.entity(entity).insert(Gliding);
            }
            continue;
        }
        if gliding {
            commands.entity(entity).remove::<Gliding>();
        }
        transform.set_if_neq(at);
    }
}

fn carry(dragging: Res<Dragging>, mut before: Local<Dragging>, mut returning: ResMut<Returning>) {
    if let Dragging::Man { token, begun: true, .. } = *before
        && !matches!(*dragging, Dragging::Man { .. })
    {
        returning.0 = Some((token, PATIENCE));
    }
    *before = *dragging;
}

/// A man let go of in vain is put back.
fn come_home(
    mut commands: Commands,
    mut returning: ResMut<Returning>,
    ways: Ways,
    settings: Res<Settings>,
    tokens: Query<(Entity, &Token, &Lies, &Dressed, &Transform), Without<Flight>>,
) {
    let Some((held, patience)) = returning.0 else { return };
    if patience > 0 {
        returning.0 = Some((held, patience - 1));
        return;
    }
    returning.0 = None;
    let Some((entity, token, lies, dressed, from)) = tokens.iter().find(|(_, token, ..)| token.0 == held) else {
        return;
    };
    let to = ways.rest_of(lies, token, dressed);
    let takes = 0.25 * settings.motion.pace();
    if from.translation.distance(to.translation) > 0.05 && takes > 0.0 {
        let manner = Manner::Arc(0.1);
        let flight =
            Flight { from: *from, to, manner, wait: 0.0, takes, elapsed: 0.0, lands: None, leaves: None, solid: None };
        commands.entity(entity).insert((flight, Moving));
    }
}

fn rock(
    mut commands: Commands,
    mut refused: MessageReader<Refused>,
    settings: Res<Settings>,
    time: Res<Time>,
    tokens: Query<(Entity, &Token, &Dressed), Without<Moving>>,
    mut rocking: Query<(Entity, &mut Rocking, &mut Transform, &Dressed)>,
    mut sounded: MessageWriter<Sounded>,
) {
    for Refused(token) in refused.read() {
        sounded.write(Sounded(Sound::Refuse));
        let entity = token.and_then(|token| tokens.iter().find(|(_, t, dressed)| t.0 == token && !dressed.is_card));
        if let Some((entity, ..)) = entity.filter(|_| !matches!(settings.motion, Motion::Off | Motion::Reduced)) {
            commands.entity(entity).insert(Rocking::default());
        }
    }
    for (entity, mut rocking, mut transform, dressed) in &mut rocking {
        rocking.0 += time.delta_secs().min(0.05);
        let left = (1.0 - rocking.0 / ROCK).max(0.0);
        let lean = 0.22 * left * (rocking.0 / ROCK * TAU * 2.0).sin();
        transform.rotation = Quat::from_rotation_z(lean) * dressed.turn;
        if left == 0.0 {
            commands.entity(entity).remove::<Rocking>();
        }
    }
}
