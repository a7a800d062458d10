//! Everything by keyboard. Keys belong to a field while one writes in it.

use super::table::{Desk, Seen};
use super::{actions, replay};
use crate::app::Overlay;
use crate::app::session::{Ask, Viewed};
use crate::app::ui::{Act, Pen};
use crate::rules::Turn;
use bevy_egui::egui::{Context, Key, Modifiers};

fn pressed(ctx: &Context, key: Key) -> bool {
    ctx.input(|input| input.key_pressed(key) && !input.modifiers.command && !input.modifiers.alt)
}

fn with_command(ctx: &Context, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, key))
}

/// Keys that do the same on every screen.
pub fn everywhere(ctx: &Context, pen: &mut Pen, overlay: Overlay) {
    if pen.desktop && pressed(ctx, Key::F11) {
        pen.act(Act::FullScreen);
    }
    if overlay != Overlay::None && overlay != Overlay::Welcome && pressed(ctx, Key::Escape) {
        pen.act(Act::Close);
    }
    if ctx.text_edit_focused() {
        return;
    }
    if overlay == Overlay::None && (pressed(ctx, Key::Questionmark) || pressed(ctx, Key::F1)) {
        pen.act(Act::Open(Overlay::Help));
    }
    if pressed(ctx, Key::M) {
        pen.settings.mute = !pen.settings.mute;
    }
}

/// Keys at the table.
pub fn table(ctx: &Context, pen: &mut Pen, seen: &Seen, desk: &mut Desk) {
    if pressed(ctx, Key::Escape) {
        escape(pen, seen, desk);
    }
    // The table hears a key before the pages do: what it puts back by Escape is no longer there to be seen.
    desk.engaged = seen.sight.held.is_some() || seen.sight.asked.is_some();
    if ctx.text_edit_focused() || desk.menu || desk.dice || desk.saving.is_some() {
        return;
    }
    if let Some(shown) = seen.session.replay {
        let count = seen.session.sitting.entries().len();
        // An arrow moves a slider or the focus where there is one.
        if ctx.memory(|memory| memory.focused()).is_none()
            && let Some(to) = replay::keys(ctx, shown, &replay::rounds(seen), count)
        {
            desk.playing = false;
            pen.act(Act::Ask(Ask::ReplayTo(to)));
        }
    } else {
        if pressed(ctx, Key::U) || with_command(ctx, Key::Z) {
            pen.act(Act::Ask(Ask::Undo));
        }
        if (pressed(ctx, Key::R) || with_command(ctx, Key::Y)) && seen.session.sitting.can_redo() {
            pen.act(Act::Ask(Ask::Redo));
        }
        if pressed(ctx, Key::H) && seen.session.person_to_move().is_some() {
            pen.act(Act::Ask(Ask::Hint));
        }
        if pressed(ctx, Key::S) && desk.lesson.is_none() {
            desk.saving = Some(actions::proposed_name(pen, seen));
        }
    }
    if pressed(ctx, Key::V) {
        desk.from_above = !desk.from_above;
        pen.act(Act::View(if desk.from_above { Viewed::Top } else { Viewed::Seat }));
    }
    if pressed(ctx, Key::A) {
        pen.settings.show_attacks = !pen.settings.show_attacks;
    }
    // Words to choose between have numbers.
    for (key, (word, _)) in [Key::Num1, Key::Num2, Key::Num3, Key::Num4]
        .into_iter()
        .zip(&seen.sight.labels)
        .filter(|_| !seen.session.has_cards())
    {
        if pressed(ctx, key) {
            pen.act(Act::Pick(word.clone()));
        }
    }
    if seen.session.has_cards() {
        let numbers =
            [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
        for (key, offer) in numbers.into_iter().zip(&seen.sight.offers) {
            if pressed(ctx, key) {
                pen.act(Act::Touch(offer.pick.clone()));
            }
        }
        if seen.sight.trick_waits && (pressed(ctx, Key::Space) || pressed(ctx, Key::Enter)) {
            pen.act(Act::Ask(Ask::Gather));
        }
    }
    if pressed(ctx, Key::P) {
        pen.settings.panel = !pen.settings.panel;
    }
}

/// Escape closes what is open; with nothing open and nothing held it opens the menu.
fn escape(pen: &mut Pen, seen: &Seen, desk: &mut Desk) {
    if desk.saving.take().is_some() || desk.sure.take().is_some() {
        return;
    }
    if desk.dice {
        desk.dice = false;
    } else if desk.menu {
        desk.menu = false;
    } else if seen.sight.pending.is_some() {
        pen.act(Act::Confirm(false));
    } else if seen.session.replay.is_some() {
        desk.playing = false;
        pen.act(Act::Ask(Ask::PlayOn(false)));
    } else if !desk.engaged && seen.sight.held.is_none() && seen.session.sitting.turn() != Turn::Over {
        desk.menu = true;
    }
}
