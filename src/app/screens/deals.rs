//! What the pack has given to whom, counted: whoever thinks that the dealer cheats may look.

use super::describe;
use super::table::Seen;
use crate::app::ui::theme::GRID;
use crate::app::ui::{Pen, widgets};
use crate::words::Arg;
use bevy_egui::egui::Ui;

/// The key of what the page is called.
pub const TITLE: &str = "table-deals";

/// What every player has been dealt in the hands that are over, beside what so many cards hold in the long run.
pub fn counts(ui: &mut Ui, pen: &mut Pen, seen: &Seen) {
    for (own, who) in seen.session.sitting.deals().iter().zip(&seen.session.players) {
        let player = describe::player(pen.words, who);
        let cards = own.cards.to_string();
        let args =
            [("player", Arg::Text(&player)), ("count", (own.hands as usize).into()), ("cards", Arg::Text(&cards))];
        let line = pen.say_with("deals-player", &args);
        widgets::text(ui, &line);
        for kind in &own.kinds {
            let name = pen.say(kind.key);
            let (count, fair) = (kind.count.to_string(), pen.words.decimal(kind.fair, 1));
            let args = [("kind", Arg::Text(&name)), ("found", Arg::Text(&count)), ("score", Arg::Text(&fair))];
            let line = pen.say_with("deals-kind", &args);
            widgets::note(ui, &line);
        }
        ui.add_space(GRID);
    }
    let line = pen.say("deals-fair");
    widgets::note(ui, &line);
}
