//! Clocks: main time and an increment after each move, by real time, also while the window is hidden. What is
//! left stands in the record's tags, so that a resumed game has it.

use super::Screen;
use super::session::{Chosen, Session};
use crate::rules::{AnySitting, Head, Player, Turn};
use bevy::prelude::*;
use std::time::Duration;

/// The tag of the record that says main time and increment in seconds, `300+5`.
pub const TAG: &str = "Clock";
/// The tag that says what each player has left, in seconds, by number.
pub const LEFT_TAG: &str = "ClockLeft";
/// A clock below this is shown with tenths and drawn as a warning.
pub const LOW: Duration = Duration::from_secs(20);

/// The clocks of the sitting on the table, if it is played with clocks.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Clocks(pub Option<Running>);

/// Clocks that run.
#[derive(Clone, PartialEq, Debug)]
pub struct Running {
    /// Time each player has at first, and gets with each game.
    pub main: Duration,
    /// Time added after each of a player's moves.
    pub increment: Duration,
    /// Time left, by player.
    pub left: Vec<Duration>,
}

impl Running {
    /// Fresh clocks for so many players; times in seconds.
    pub fn new(main: u32, increment: u32, players: usize) -> Running {
        let main = Duration::from_secs(main.into());
        Running { main, increment: Duration::from_secs(increment.into()), left: vec![main; players] }
    }

    /// The clocks a sitting's record speaks of, if it does. Before the first move they are fresh.
    pub fn of(sitting: &dyn AnySitting) -> Option<Running> {
        let head = sitting.head();
        let (main, increment) = head.tag(TAG)?.split_once('+')?;
        let mut clocks = Running::new(main.parse().ok()?, increment.parse().ok()?, head.players.len());
        if sitting.entries().iter().any(|entry| entry.ply) {
            let words = head.tag(LEFT_TAG).unwrap_or_default().split_whitespace();
            for (left, word) in clocks.left.iter_mut().zip(words) {
                let seconds = word.parse::<f64>().ok().filter(|seconds| (0.0..1e7).contains(seconds));
                *left = seconds.map_or(clocks.main, Duration::from_secs_f64);
            }
        }
        Some(clocks)
    }

    /// Writes what is left into a head.
    pub fn keep(&self, head: &mut Head) {
        let words: Vec<_> = self.left.iter().map(|left| format!("{:.1}", left.as_secs_f64())).collect();
        head.set_tag(LEFT_TAG, words.join(" "));
    }

    /// Time passes for a player. Has the clock just run down?
    pub fn pass(&mut self, player: Player, time: Duration) -> bool {
        let Some(left) = self.left.get_mut(player.index()) else { return false };
        let before = *left;
        *left = before.saturating_sub(time);
        left.is_zero() && !before.is_zero()
    }

    /// A player has moved in time.
    pub fn moved(&mut self, player: Player) {
        if let Some(left) = self.left.get_mut(player.index()).filter(|left| !left.is_zero()) {
            *left += self.increment;
        }
    }

    /// A new game of the sitting begins.
    pub fn begin_game(&mut self) {
        self.left.fill(self.main);
    }
}

/// The player whose clock runs.
pub fn ticking(sitting: &dyn AnySitting) -> Option<Player> {
    match sitting.turn() {
        Turn::Seat(seat, _) => Some(sitting.seating().player(seat)),
        Turn::Chance(_) | Turn::Over => None,
    }
}

/// As a clock shows it: minutes and seconds, hours when there are any, tenths at the end.
pub fn reading(left: Duration) -> String {
    // A clock that shows 0:00 has run down; until then the second begun is shown.
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    match hours {
        _ if left < LOW => format!("{}.{}", left.as_secs(), left.subsec_millis() / 100),
        0 => format!("{minutes}:{:02}", seconds % 60),
        _ => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
    }
}

impl Clocks {
    /// After which time a clock that is shown changes its reading: the window has to be drawn by then.
    pub fn next_reading(&self, sitting: &dyn AnySitting) -> Option<Duration> {
        let left = self.0.as_ref()?.left.get(ticking(sitting)?.index())?;
        let step = if *left <= LOW { Duration::from_millis(100) } else { Duration::from_secs(1) };
        let over = Duration::from_nanos((left.as_nanos() % step.as_nanos()) as u64);
        Some(if over.is_zero() { step } else { over })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clocks>()
        .add_systems(Update, run.run_if(resource_exists::<Session>))
        .add_systems(OnExit(Screen::Table), put_down.run_if(resource_exists::<Session>));
}

/// What of a sitting the clocks follow, to see what has happened to it since.
#[derive(Clone, PartialEq, Default)]
struct Seen {
    secret: [u8; 32],
    ticking: Option<Player>,
    clock: Option<String>,
    games: usize,
    plies: usize,
}

impl Seen {
    fn of(sitting: &dyn AnySitting) -> Seen {
        Seen {
            secret: sitting.head().secret,
            ticking: ticking(sitting),
            clock: sitting.head().tag(TAG).map(str::to_owned),
            games: sitting.hands(),
            plies: sitting.entries().iter().filter(|entry| entry.ply).count(),
        }
    }
}

fn run(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut clocks: ResMut<Clocks>,
    mut session: ResMut<Session>,
    mut seen: Local<Seen>,
    mut chosen: MessageWriter<Chosen>,
) {
    let before = seen.clone();
    if session.is_changed() {
        *seen = Seen::of(session.sitting.as_ref());
    }
    // Another sitting, or moves taken back: what the record says counts.
    let other = seen.secret != before.secret || seen.clock != before.clock;
    if other || seen.games < before.games || seen.plies < before.plies {
        clocks.set_if_neq(Clocks(Running::of(session.sitting.as_ref())));
        return;
    }
    if clocks.0.is_none() || *screen.get() != Screen::Table || session.replay.is_some() {
        return;
    }
    let Some(running) = clocks.0.as_mut() else { return };
    if seen.games > before.games {
        running.begin_game();
    } else if let Some(player) = before.ticking {
        if running.pass(player, time.delta()) && seen.ticking == Some(player) {
            let seats = session.sitting.seating();
            let names = session.sitting.seat_names();
            chosen.write_batch(
                seats.seats_of(player).take(1).map(|seat| Chosen(format!("{}:flag", names[seat.index()]))),
            );
        } else if seen.plies > before.plies {
            running.moved(player);
        }
    }
    if seen.plies > before.plies {
        running.keep(session.sitting.head_mut());
    }
}

/// The sitting is left: the clocks stand, and what they show is written down.
fn put_down(clocks: Res<Clocks>, mut session: ResMut<Session>) {
    if let Some(running) = &clocks.0 {
        running.keep(session.sitting.head_mut());
    }
}
