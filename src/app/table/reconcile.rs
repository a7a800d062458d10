//! Keeps the entities equal to the kernel's view: all at once (`reconcile`), event by event (`apply`), and
//! the check that the two ways agree ([`differences`]).

use super::token::{Face, Figure, Lies, Token};
use crate::app::Screen;
use crate::rules::{self, AnySitting, Event, Lying, Place, Seat, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::{BTreeMap, HashMap};

/// From whose eyes the entities were last made; `None`: the public's.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Eyes(pub Option<Seat>);

/// The two ends of the last move on the board.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LastMove(pub Vec<Square>);

/// The things on the table and the means to change them.
#[derive(SystemParam)]
pub struct Things<'w, 's> {
    commands: Commands<'w, 's>,
    tokens: Query<'w, 's, (Entity, &'static Token, &'static mut Lies, &'static mut Face, &'static mut Figure)>,
}

fn figure(sitting: &dyn AnySitting, face: Option<rules::Face>) -> Figure {
    Figure(face.map_or("back", |face| sitting.figure(face)))
}

impl Things<'_, '_> {
    /// Makes the entities equal to what the viewer sees: new game, load, undo, redo, jumps in a replay.
    pub fn reconcile(&mut self, sitting: &dyn AnySitting, viewer: Option<Seat>) {
        let mut wanted: BTreeMap<_, _> =
            sitting.places(viewer).into_iter().map(|(token, place, face)| (token, (place, face))).collect();
        for (entity, token, mut lies, mut face, mut dress) in &mut self.tokens {
            match wanted.remove(&token.0) {
                Some((place, seen)) => {
                    lies.set_if_neq(Lies(place));
                    face.set_if_neq(Face(seen));
                    dress.set_if_neq(figure(sitting, seen));
                }
                None => self.commands.entity(entity).despawn(),
            }
        }
        for (token, (place, face)) in wanted {
            self.put(sitting, token, place, face);
        }
    }

    fn put(&mut self, sitting: &dyn AnySitting, token: rules::Token, place: Place, face: Option<rules::Face>) {
        let name = Name::new(format!("token {}", token.0));
        let dress = figure(sitting, face);
        self.commands.spawn((name, Token(token), Lies(place), Face(face), dress, DespawnOnExit(Screen::Table)));
    }

    /// Changes the entities by what happened, in order. `sitting` has already played it.
    pub fn apply(&mut self, sitting: &dyn AnySitting, viewer: Option<Seat>, events: &[Event]) {
        // A token that appears within these events is not yet a queryable entity: it is spawned as it ends up.
        let mut fresh: BTreeMap<rules::Token, (Place, Option<rules::Face>)> = BTreeMap::new();
        let ends: HashMap<_, _> =
            sitting.places(viewer).into_iter().map(|(t, place, face)| (t, (place, face))).collect();
        let entities: HashMap<_, _> = self.tokens.iter().map(|(entity, token, ..)| (token.0, entity)).collect();
        let seen = |seen_by: &Option<rules::Seats>, face: rules::Face| match (seen_by, viewer) {
            (None, _) => Some(face),
            (Some(seats), Some(seat)) if seats.contains(seat) => Some(face),
            _ => None,
        };
        for event in events {
            match event {
                Event::Placed { token, at, face, seen_by } => {
                    fresh.insert(*token, (*at, seen(seen_by, *face)));
                }
                Event::Moved { token, to } | Event::Removed { token, to: Some(to) } => {
                    match (fresh.get_mut(token), entities.get(token)) {
                        (Some((place, _)), _) => *place = *to,
                        (None, Some(&entity)) => {
                            if let Ok((_, _, mut lies, ..)) = self.tokens.get_mut(entity) {
                                *lies = Lies(*to);
                            }
                        }
                        (None, None) => {}
                    }
                }
                Event::Removed { token, to: None } => {
                    if fresh.remove(token).is_none()
                        && let Some(&entity) = entities.get(token)
                    {
                        self.commands.entity(entity).despawn();
                    }
                }
                Event::Turned { token, face, seen_by } => {
                    self.show(sitting, &mut fresh, entities.get(token), *token, seen(seen_by, *face));
                }
                Event::Thrown { token, face } => {
                    // A die has no other event to appear by.
                    if !entities.contains_key(token)
                        && let Some(&(place, _)) = ends.get(token)
                    {
                        fresh.entry(*token).or_insert((place, Some(*face)));
                    }
                    self.show(sitting, &mut fresh, entities.get(token), *token, Some(*face));
                }
                Event::Said { .. }
                | Event::TrickTaken { .. }
                | Event::Scored { .. }
                | Event::Passed { .. }
                | Event::Over => {}
            }
        }
        for (token, (place, face)) in fresh {
            self.put(sitting, token, place, face);
        }
    }

    fn show(
        &mut self,
        sitting: &dyn AnySitting,
        fresh: &mut BTreeMap<rules::Token, (Place, Option<rules::Face>)>,
        entity: Option<&Entity>,
        token: rules::Token,
        seen: Option<rules::Face>,
    ) {
        if let Some((_, face)) = fresh.get_mut(&token) {
            *face = seen;
        } else if let Some(&entity) = entity
            && let Ok((_, _, _, mut face, mut dress)) = self.tokens.get_mut(entity)
        {
            *face = Face(seen);
            *dress = figure(sitting, seen);
        }
    }

    /// Where every token lies by the entities' word.
    pub fn lying(&self) -> Vec<Lying> {
        let mut lying: Vec<_> = self.tokens.iter().map(|(_, token, lies, face, _)| (token.0, lies.0, face.0)).collect();
        lying.sort_unstable();
        lying
    }
}

/// Where the entities and the view of the viewer differ: what the entities have too much, and what they lack.
pub fn differences(entities: &[Lying], sitting: &dyn AnySitting, viewer: Option<Seat>) -> (Vec<Lying>, Vec<Lying>) {
    let view = sitting.places(viewer);
    let without = |these: &[Lying], those: &[Lying]| these.iter().filter(|x| !those.contains(x)).copied().collect();
    (without(entities, &view), without(&view, entities))
}

/// The squares the last ply went from and to, found by playing it again.
pub fn last_move(sitting: &dyn AnySitting) -> LastMove {
    let entries = sitting.entries();
    let current = sitting.hands() - 1;
    let Some(last) = entries.iter().rev().take_while(|e| e.hand == current).find(|e| e.ply) else {
        return LastMove::default();
    };
    let mut before = sitting.at(last.hand, last.entry);
    let lay = before.places(None);
    let mut events = Vec::new();
    match before.play(&last.text, &mut events) {
        Ok(()) => ends(&lay, &events),
        Err(_) => LastMove::default(),
    }
}

/// The squares these events move something from and to, given how everything lay before.
pub fn ends(before: &[Lying], events: &[Event]) -> LastMove {
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { token, to: Place::Square(to) } => Some((token, *to)),
        _ => None,
    });
    let Some((token, to)) = moved else { return LastMove::default() };
    let from = before.iter().find_map(|(t, place, _)| match place {
        Place::Square(square) if t == token => Some(*square),
        _ => None,
    });
    LastMove(from.into_iter().chain([to]).collect())
}
