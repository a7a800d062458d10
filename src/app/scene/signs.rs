//! Large signs of suit and rank in the corners of the cards, which old ones had not: printed over the picture for whoever
//! wants them. Cards that lie in piles or are on their way have none.

use super::camera::TableCamera;
use super::card_table::HEIGHT;
use super::deck::is_card;
use super::flight::Flight;
use super::hands::Hands;
use super::layout::Layout;
use crate::app::Screen;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::table::choose;
use crate::app::table::token::{Face, Figure, Lies, Token};
use crate::app::ui::{Dressed, Speech, theme};
use crate::rules::{Pick, Place};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, LayerId, Painter, Pos2, Stroke, StrokeKind, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        print.run_if(resource_equals(Dressed::Yes).and_then(in_state(Screen::Table))),
    );
}

/// The colour of a suit's signs, dark enough to be read on paper.
fn ink(suit: &str) -> Color32 {
    match suit {
        "s" => Color32::from_rgb(0x24, 0x3C, 0x66),
        "b" => Color32::from_rgb(0x2F, 0x52, 0x20),
        "c" => Color32::from_rgb(0x9A, 0x2C, 0x1E),
        "d" => Color32::from_rgb(0x7A, 0x52, 0x06),
        _ => theme::INK,
    }
}

#[expect(clippy::too_many_arguments, reason = "what is seen of cards, and how")]
fn print(
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    layout: Res<Layout>,
    hands: Res<Hands>,
    held: Res<choose::Held>,
    speech: Res<Speech>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    cards: Query<(&Token, &Lies, &Face, &Figure, &GlobalTransform), Without<Flight>>,
    mut contexts: EguiContexts,
) -> Result {
    let Some((camera, eye)) = cameras.iter().next().filter(|_| settings.card_signs) else { return Ok(()) };
    let Some(session) = session.filter(|_| layout.cards.is_some()) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::background());
    let zoom = context.zoom_factor();
    let near = session.near();
    let mover = session.person_to_move().filter(|_| settings.show_legal && session.replay.is_none());
    let any = held.next.iter().any(|pick| matches!(pick, Pick::Token(_)));
    // What lies nearer is printed later.
    let mut seen: Vec<_> =
        cards.iter().filter(|(_, _, face, figure, _)| face.0.is_some() && is_card(figure.0)).collect();
    seen.sort_by_key(|(token, ..)| hands.of(token.0).nth);
    for (token, lies, _, figure, transform) in seen {
        let in_hand = matches!(lies.0, Place::Hand(seat, _) if seat == near);
        if !in_hand && !matches!(lies.0, Place::Table(..)) {
            continue;
        }
        let at = |x: f32, z: f32| {
            let point = transform.transform_point(Vec3::new(x, 0.01, z));
            camera.world_to_viewport(eye, point).ok().map(|at| pos2(at.x / zoom, at.y / zoom))
        };
        let top = -HEIGHT / 2.0;
        let (Some(corner), Some(right), Some(below)) = (at(-0.5, top), at(0.5, top), at(-0.5, top + 1.0)) else {
            continue;
        };
        let stands = hands.of(token.0);
        let dim = in_hand && mover == Some(near) && any && !stands.open && !stands.picked;
        let across = right - corner;
        let down = below - corner;
        let text = speech.0.say(&format!("{}-sign", figure.0));
        let suit = figure.0.split('-').nth(1).unwrap_or_default();
        sign(&painter, corner + across * 0.205 + down * 0.245, across.length(), suit, &text, dim);
    }
    Ok(())
}

/// A sign: the rank over the suit, on a scrap of paper.
fn sign(painter: &Painter, at: Pos2, breadth: f32, suit: &str, text: &str, dim: bool) {
    let size = vec2(0.36, 0.44) * breadth;
    let rect = egui::Rect::from_center_size(at, size);
    let fade = |colour: Color32| if dim { colour.gamma_multiply(0.75) } else { colour };
    let paper = if dim { Color32::from_rgb(0xA8, 0xA0, 0x8E) } else { theme::PAPER };
    painter.rect(rect, CornerRadius::same(2), paper, Stroke::new(0.7, fade(theme::INK)), StrokeKind::Inside);
    let ink = fade(ink(suit));
    let letters = if text.chars().count() > 1 { 0.25 } else { 0.30 } * breadth;
    let upper = rect.center_top() + vec2(0.0, size.y * 0.34);
    painter.text(upper, Align2::CENTER_CENTER, text, theme::figures(letters.max(9.0)), ink);
    emblem(painter, rect.center_bottom() - vec2(0.0, size.y * 0.24), size.y * 0.19, suit, ink);
}

/// The sign of a suit, `half` as high as it is.
fn emblem(painter: &Painter, at: Pos2, half: f32, suit: &str, ink: Color32) {
    let line = |from: (f32, f32), to: (f32, f32), width: f32| {
        let point = |(x, y): (f32, f32)| at + vec2(x, y) * half;
        painter.line_segment([point(from), point(to)], Stroke::new(width * half, ink));
    };
    match suit {
        "s" => {
            line((0.0, -1.1), (0.0, 1.1), 0.28);
            line((-0.6, 0.45), (0.6, 0.45), 0.28);
        }
        "b" => {
            line((-0.7, 0.9), (0.7, -0.9), 0.50);
            line((-0.1, 0.0), (-0.65, -0.35), 0.30);
        }
        "c" => {
            line((-0.75, -0.9), (-0.1, 0.2), 0.35);
            line((0.75, -0.9), (0.1, 0.2), 0.35);
            line((-0.75, -0.85), (0.75, -0.85), 0.35);
            line((0.0, 0.1), (0.0, 0.9), 0.35);
            line((-0.55, 0.95), (0.55, 0.95), 0.30);
        }
        "d" => {
            painter.circle_stroke(at, half * 0.85, Stroke::new(0.30 * half, ink));
            painter.circle_filled(at, half * 0.30, ink);
        }
        // A trump: a star.
        _ => {
            for turn in 0..3 {
                let (sin, cos) = (std::f32::consts::PI * turn as f32 / 3.0).sin_cos();
                line((-0.95 * sin, -0.95 * cos), (0.95 * sin, 0.95 * cos), 0.34);
            }
        }
    }
}
