//! What program and page have in common: `window.tavoliere` of `web/loader.js`.

use crate::app::saves;
use crate::app::scene::{Layout, Orbit, TableCamera};
use crate::app::session::{Ask, Session, Sight};
use crate::app::settings::Settings;
use crate::app::store::Kept;
use crate::app::ui::Targets;
use crate::app::{Overlay, Screen, TurnPhase};
use crate::rules::{Disclosure, Square};
use bevy::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen(js_namespace = tavoliere)]
extern "C" {
    /// The first picture is drawn.
    fn ready();
    /// A frame is drawn; does anybody read what is published?
    fn drew() -> bool;
    /// What is on the screen, as JSON.
    fn publish(json: &str);
    /// The program ends, with these last words.
    fn panicked(text: &str);
    /// Was the page loaded again to take up a game that broke off?
    fn resumes() -> bool;
    /// Hands a question to a computer player's thread; `done` is called with the answer or with nothing.
    pub fn think(task: &str, done: JsValue) -> u32;
    /// The answer to this question is no longer wanted.
    pub fn stop(number: u32);
}

/// Ties the app to the page around it.
pub fn frame(app: &mut App) {
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        panicked(&panic.to_string());
        print(panic);
    }));
    app.add_systems(OnEnter(Screen::Shelf), take_up.run_if(run_once)).add_systems(Last, tell_page);
}

/// After a failure the game goes on where it stood.
fn take_up(kept: Res<Kept>, mut ask: MessageWriter<Ask>) {
    if resumes()
        && let Ok(Some(record)) = kept.0.read(saves::AUTO)
    {
        ask.write(Ask::Resume(record));
    }
}

fn tell_page(mut told: Local<bool>, screen: Res<State<Screen>>, watch: Watch) {
    if !*told && *screen.get() != Screen::Loading {
        *told = true;
        ready();
    }
    if drew() {
        publish(&watch.tell(*screen.get()).to_string());
    }
}

/// Everything a watcher is told of.
#[derive(bevy::ecs::system::SystemParam)]
struct Watch<'w, 's> {
    phase: Option<Res<'w, State<TurnPhase>>>,
    overlay: Res<'w, Overlay>,
    session: Option<Res<'w, Session>>,
    sight: Res<'w, Sight>,
    settings: Res<'w, Settings>,
    targets: Res<'w, Targets>,
    layout: Option<Res<'w, Layout>>,
    orbit: Res<'w, Orbit>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Watch<'_, '_> {
    fn tell(&self, screen: Screen) -> Value {
        let sitting = self.session.as_ref().map(|session| session.sitting.as_ref());
        let mut targets: Vec<Value> = self.targets.0.iter().map(|(name, &rect)| target(name, rect)).collect();
        // While the camera moves no square is where it is said to be.
        if screen == Screen::Table && !self.orbit.is_moving() {
            targets.extend(self.squares());
        }
        json!({
            "screen": format!("{screen:?}"),
            "overlay": format!("{:?}", *self.overlay),
            "phase": self.phase.as_ref().map(|phase| format!("{:?}", phase.get())),
            "thinking": self.sight.thinking.is_some(),
            "plies": sitting.map(|sitting| sitting.entries().iter().filter(|entry| entry.ply).count()),
            "choices": sitting.map(|sitting| sitting.choices().into_iter().map(|choice| choice.text).collect::<Vec<_>>()),
            "record": sitting.map(|sitting| sitting.record(Disclosure::Copy)),
            "language": self.settings.language,
            "targets": targets,
        })
    }

    /// The squares of the board: what lies under the pointer in the middle of each.
    fn squares(&self) -> Vec<Value> {
        let (Some(layout), Ok((camera, stands))) = (&self.layout, self.cameras.single()) else { return Vec::new() };
        let (width, height) = layout.size;
        let on_window = |square: Square| {
            let corners = [Vec2::new(-0.5, -0.5), Vec2::new(0.5, 0.5)];
            let at = |corner: Vec2| {
                let point = layout.square(square) + Vec3::new(corner.x, 0.0, corner.y) * 0.8;
                camera.world_to_viewport(stands, point).ok()
            };
            let [one, other] = corners.map(at);
            Some(target(&square.name(width), Rect::from_corners(one?, other?)))
        };
        (0..width * height).map(Square).filter_map(on_window).collect()
    }
}

fn target(name: &str, rect: Rect) -> Value {
    json!({ "name": name, "x": rect.min.x, "y": rect.min.y, "w": rect.width(), "h": rect.height() })
}
