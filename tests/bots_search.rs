//! The search on a game small enough to be solved: stones are taken from two heaps, and who takes the last one wins.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use tavoliere::bots::alpha_beta::AlphaBeta;
use tavoliere::bots::{Answer, DECIDED, Effort, Glance, Outlook, Search, WIN};
use tavoliere::rules::game::{After, Attempt, Game, Outcome, Pick, Setting, Stage, Style, Turn, Verdict};
use tavoliere::rules::{
    Face, Lexer, Lying, Quarter, Question, ReadError, Reason, Seat, Seating, Side, Sink, Surface, Token,
};

/// From one to three stones of one heap are taken; with a die of three faces, at most so many as it shows. Who takes
/// three moves again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Heaps {
    stones: [u8; 2],
    seat: Seat,
    die: bool,
    pips: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Act {
    Take { heap: u8, count: u8 },
    Throw(u8),
}

impl Heaps {
    fn new(stones: [u8; 2], die: bool) -> Heaps {
        Heaps { stones, seat: Seat(0), die, pips: die.then_some(2) }
    }

    fn after(mut self, act: Act) -> Heaps {
        self.play(act, &mut ());
        self
    }

    fn acts(&self) -> Vec<Act> {
        let mut acts = Vec::new();
        self.moves(&mut acts);
        acts
    }
}

impl Game for Heaps {
    type Options = ();
    type Carry = ();
    type Move = Act;
    type View = Heaps;
    const FAMILY: &'static str = "heaps";

    fn check(_: &()) -> Result<(), Reason> {
        Ok(())
    }
    fn settings(_: &()) -> Vec<Setting> {
        Vec::new()
    }
    fn set(_: &mut (), _: &str, _: &str) -> bool {
        false
    }
    fn seats(_: &()) -> u8 {
        2
    }
    fn seat_names() -> &'static [&'static str] {
        &["one", "two"]
    }
    fn figure(_: Face) -> &'static str {
        "stone"
    }
    fn start(_: &(), _: &()) -> Heaps {
        Heaps::new([5, 4], false)
    }
    fn start_at(_: &(), _: &(), _: &str) -> Result<Heaps, ReadError> {
        Ok(Heaps::start(&(), &()))
    }
    fn position(&self) -> String {
        String::new()
    }
    fn turn(&self) -> Turn {
        match (self.stones, self.die, self.pips) {
            ([0, 0], ..) => Turn::Over,
            (_, true, None) => Turn::Chance(Stage::Throw),
            _ => Turn::Seat(self.seat, Stage::Play),
        }
    }
    fn side(&self, seat: Seat) -> Side {
        Side(seat.0)
    }
    fn seating(&self) -> Seating {
        Seating::in_order(2)
    }
    fn moves(&self, out: &mut Vec<Act>) {
        if matches!(self.turn(), Turn::Seat(..)) {
            for heap in 0..2 {
                let most = self.stones[usize::from(heap)].min(self.pips.unwrap_or(3));
                out.extend((1..=most).map(|count| Act::Take { heap, count }));
            }
        }
    }
    fn asides(&self, _: Seat, _: &mut Vec<Act>) {}
    fn actor(&self, mv: Act) -> Option<Seat> {
        matches!(mv, Act::Take { .. }).then_some(self.seat)
    }
    fn chance(&self, rng: &mut impl Rng) -> Act {
        Act::Throw(rng.random_range(1..=3))
    }
    fn odds(&self, out: &mut Vec<(Act, f32)>) -> bool {
        out.extend([(Act::Throw(1), 0.5), (Act::Throw(2), 0.25), (Act::Throw(3), 0.25)]);
        true
    }
    fn allows(&self, mv: Act) -> bool {
        self.acts().contains(&mv)
    }
    fn play(&mut self, mv: Act, _: &mut impl Sink) {
        match mv {
            Act::Throw(pips) => self.pips = Some(pips),
            Act::Take { heap, count } => {
                self.stones[usize::from(heap)] -= count;
                self.pips = None;
                if count < 3 && self.stones != [0, 0] {
                    self.seat = self.seat.next(1, 2);
                }
            }
        }
    }
    fn repeated(&mut self, _: &mut impl Sink) {}
    fn view(&self, _: Option<Seat>) -> Heaps {
        *self
    }
    fn imagine(view: &Heaps, _: &mut impl Rng) -> Heaps {
        *view
    }
    fn places(&self, _: Option<Seat>, _: &mut Vec<Lying>) {}
    fn surface(&self) -> Surface {
        Surface::Board { width: 2, height: 1, marked: Vec::new() }
    }
    fn looks(&self, _: Seat) -> Quarter {
        Quarter(0)
    }
    fn gesture(&self, _: Act) -> Vec<Pick> {
        Vec::new()
    }
    fn write(&self, mv: Act, _: Style, out: &mut String) {
        out.push_str(&format!("{mv:?}"));
    }
    fn read(&self, text: &mut Lexer) -> Result<Act, ReadError> {
        Err(text.expected("nothing: this game is not read"))
    }
    fn refuse(&self, _: &Attempt) -> Reason {
        Reason::new("refused-not-now")
    }
    fn explain(&self, _: Token) -> Vec<Reason> {
        Vec::new()
    }
    fn outcome(&self) -> Option<Outcome> {
        // The seat that took the last stone is still the one to move.
        (self.stones == [0, 0]).then(|| Outcome::win(Side(self.seat.0), "last_stone"))
    }
    fn tally(&self) -> Verdict {
        Verdict::default()
    }
    fn after(&self) -> Option<After<()>> {
        None
    }
    fn key(&self) -> u64 {
        let small = [self.stones[0], self.stones[1], self.seat.0, self.pips.unwrap_or(0)];
        u64::from(u32::from_le_bytes(small)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(20)
    }
    fn repetition_key(&self) -> Option<u64> {
        None
    }
}

impl Outlook for Heaps {
    fn worth(&self, _: Side) -> i32 {
        0
    }
    fn glance(&self) -> Glance {
        Glance::Quiet
    }
    fn noisy(&self, _: &mut Vec<Act>) {}
    fn promise(&self, _: Act) -> i32 {
        0
    }
    fn slot(mv: Act) -> usize {
        match mv {
            Act::Take { heap, count } => usize::from(heap * 4 + count),
            Act::Throw(_) => 0,
        }
    }
}

const THOROUGH: Effort =
    Effort { nodes: 10_000_000, softness: 0, blur: 0, table_bits: 12, varied: false, paranoid: false, signals: true };

fn ask(game: Heaps, effort: Effort) -> AlphaBeta<Heaps> {
    let question = Question {
        family: "heaps".to_owned(),
        seat: game.seat,
        view: serde_json::to_string(&game).unwrap(),
        past: Vec::new(),
        number: 20,
        seed: 7,
    };
    AlphaBeta::begin(&question, effort).unwrap()
}

fn answer(game: Heaps, effort: Effort, slice: u64) -> Answer {
    let mut search = ask(game, effort);
    loop {
        if let Some(answer) = search.step(slice) {
            return answer;
        }
    }
}

/// In how many plies the seat to move wins (above 0) or loses (below) against the best play.
fn solve(game: Heaps, known: &mut HashMap<Heaps, i32>) -> i32 {
    if let Some(&value) = known.get(&game) {
        return value;
    }
    let one_later = |value: i32| if value > 0 { value + 1 } else { value - 1 };
    let values = game.acts().into_iter().map(|act| {
        let next = game.after(act);
        match (next.turn(), next.seat == game.seat) {
            (Turn::Over, _) => 1,
            (_, true) => one_later(solve(next, known)),
            (_, false) => one_later(-solve(next, known)),
        }
    });
    // Short wins before long ones, long losses before short ones.
    let value = values.max_by_key(|&value| if value > 0 { 1000 - value } else { -1000 - value }).unwrap();
    known.insert(game, value);
    value
}

/// The probability that seat 0 wins with the best play of both.
fn odds_of_first(game: Heaps) -> f64 {
    match game.turn() {
        Turn::Over => f64::from(u8::from(game.seat == Seat(0))),
        Turn::Chance(_) => {
            let mut outcomes = Vec::new();
            game.odds(&mut outcomes);
            outcomes.into_iter().map(|(act, weight)| f64::from(weight) * odds_of_first(game.after(act))).sum()
        }
        Turn::Seat(..) => {
            let values = game.acts().into_iter().map(|act| odds_of_first(game.after(act)));
            if game.seat == Seat(0) { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
        }
    }
}

#[test]
fn a_game_without_dice_is_solved() {
    let mut known = HashMap::new();
    for first in 0..=7 {
        for second in u8::from(first == 0)..=6 {
            let game = Heaps::new([first, second], false);
            let plies = solve(game, &mut known);
            let answer = answer(game, THOROUGH, u64::MAX);
            if game.acts().len() > 1 {
                // Late moves are first scouted less deep, so the quickest win may be found a little late; but it is
                // never claimed to be quicker than it is.
                let found = WIN - answer.score.abs();
                assert_eq!(answer.score > 0, plies > 0, "{game:?} {answer:?}");
                assert!((plies.abs()..plies.abs() + 4).contains(&found), "{game:?} {plies} {answer:?}");
            }
            let acts = game.acts();
            let chosen = acts.iter().find(|act| format!("{act:?}") == answer.text).expect("a legal move");
            let next = game.after(*chosen);
            let kept = next.turn() == Turn::Over || (solve(next, &mut known) > 0) == (next.seat == game.seat);
            assert_eq!(kept, plies > 0, "{game:?} {answer:?}");
        }
    }
}

#[test]
fn dice_are_averaged() {
    let mut undecided = 0;
    for stones in [[2, 1], [3, 2], [4, 1], [4, 3], [5, 2]] {
        let game = Heaps::new(stones, true);
        let first = odds_of_first(game);
        let answer = answer(game, THOROUGH, u64::MAX);
        if answer.score.abs() < DECIDED {
            undecided += 1;
            let expected = 2_000.0 * (2.0 * first - 1.0);
            assert!((f64::from(answer.score) - expected).abs() < 12.0, "{game:?} {first} {answer:?}");
        } else {
            assert_eq!(answer.score > 0, first > 0.999, "{game:?} {first} {answer:?}");
        }
        let best = game.acts().into_iter().find(|act| format!("{act:?}") == answer.text).expect("a legal move");
        assert!(odds_of_first(game.after(best)) > first - 0.01, "{game:?} {answer:?}");
    }
    assert!(undecided > 2);
}

#[test]
fn however_it_is_sliced_the_answer_is_the_same() {
    for die in [false, true] {
        for nodes in [10, 100, 1_000] {
            let effort = Effort { nodes, softness: 10, ..THOROUGH };
            let game = Heaps::new([9, 8], die);
            let whole = answer(game, effort, u64::MAX);
            for slice in [1, 7, 333] {
                assert_eq!(answer(game, effort, slice), whole, "die {die}, {nodes} nodes, slices of {slice}");
            }
            assert!(whole.nodes <= nodes + 40, "{whole:?}");
        }
    }
}

#[test]
fn an_answer_stays_and_a_slice_is_kept_to() {
    let mut search = ask(Heaps::new([9, 9], false), Effort { nodes: 2_000, ..THOROUGH });
    assert_eq!(search.step(100), None);
    let first = loop {
        if let Some(answer) = search.step(100) {
            break answer;
        }
    };
    assert_eq!(search.step(100), Some(first));
}
