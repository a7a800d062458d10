//! What must hold of any single state of any game, and of any step from one to the next.

use super::mirror::{assert_tidy, places, reflect};
use rand::Rng;
use rand::seq::IndexedRandom;
use std::collections::HashMap;
use std::fmt::Debug;
use tavoliere::rules::*;

/// Everybody who may look: all seats, and the public.
pub fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    game.seating().iter().map(Some).chain([None])
}

/// The moves of the seat to move.
pub fn moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// What a seat may do beside.
pub fn asides<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut asides = Vec::new();
    game.asides(seat, &mut asides);
    asides
}

/// A move as text.
pub fn text<G: Game>(game: &G, mv: G::Move, style: Style) -> String {
    let mut text = String::new();
    game.write(mv, style, &mut text);
    text
}

/// What an outcome says of the money, the winners and the sides.
fn assert_outcome<G: Game>(game: &G, outcome: &Outcome) {
    let seating = game.seating();
    let sides: Vec<_> = seating.iter().map(|seat| game.side(seat)).collect();
    assert!(
        !outcome.reason.is_empty()
            && outcome.reason.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    );
    assert_eq!(outcome.pays.iter().map(|&p| i32::from(p)).sum::<i32>(), 0, "what one pays another receives");
    assert!(sides.iter().any(|&side| !outcome.won(side)) || outcome.is_draw(), "everybody won");
    assert!(outcome.is_draw() || sides.iter().any(|&side| outcome.won(side)), "a side that is not there won");
    sides.iter().for_each(|&side| assert!([0.0, 0.5, 1.0].contains(&outcome.score(side))));
}

fn assert_tally(verdict: &Verdict, players: usize) {
    verdict.tally.iter().for_each(|(key, line)| assert_eq!(line.len(), players, "{key}"));
    assert!(verdict.winners.iter().all(|player| player.index() < players));
}

/// The number of players, by who sits where.
pub fn players<G: Game>(game: &G) -> usize {
    let seating = game.seating();
    seating.iter().map(|seat| seating.player(seat).index() + 1).max().unwrap_or_default()
}

/// Texts of one state: each move is written in words of its own that are read back.
fn assert_written<G: Game>(game: &G, all: &[G::Move]) {
    let mut plain = HashMap::new();
    for &mv in all {
        for style in [Style::Plain, Style::Record] {
            let text = text(game, mv, style);
            assert_eq!(text.split_whitespace().collect::<Vec<_>>().join(" "), text, "single blanks");
            for word in text.split(' ') {
                assert!(!word.is_empty() && word != "?" && !word.starts_with(['{', '(']), "{text:?} is the record's");
                assert!(!Lexer::new(word).skip_number(), "{text:?} reads as a number");
            }
            let mut lexer = Lexer::new(&text);
            assert_eq!(game.read(&mut lexer), Ok(mv), "{text:?}");
            assert!(lexer.is_done(), "{text:?} is not read to its end");
        }
        let other = plain.insert(text(game, mv, Style::Plain), mv);
        assert_eq!(other, None, "two moves are written alike");
    }
}

/// The picks of the legal moves: none spells the beginning of another.
fn assert_gestures<G: Game>(game: &G, legal: &[G::Move]) {
    let mut gestures: Vec<_> = legal.iter().map(|&mv| format!("{:?};", game.gesture(mv)).replace(']', "")).collect();
    gestures.sort_unstable();
    for pair in gestures.windows(2) {
        let (short, long) = (pair[0].trim_end_matches(';'), pair[1].as_str());
        assert!(short.len() > 1, "a move without a gesture");
        let follows = long.strip_prefix(short).is_some_and(|rest| rest.starts_with([';', ',']));
        assert!(!follows, "one gesture begins another: {pair:?}");
    }
}

/// What must hold of a state; returns all that may be played.
pub fn assert_sound<G: Game>(game: &G, rng: &mut impl Rng) -> Vec<G::Move> {
    let legal = moves(game);
    assert_eq!(game.count_moves(), legal.len());
    assert_eq!(moves(&game.clone()), legal, "the order of moves is stable");
    let mut unlike = std::collections::HashSet::new();
    assert!(legal.iter().all(|mv| unlike.insert(*mv)), "a move is listed twice");
    let seats: Vec<_> = game.seating().iter().collect();
    let beside: Vec<_> =
        seats.iter().flat_map(|&seat| asides(game, seat).into_iter().map(move |mv| (seat, mv))).collect();
    for &(seat, mv) in &beside {
        assert!(game.allows(mv), "{mv:?} is offered beside and not allowed");
        assert_eq!(game.actor(mv), Some(seat));
        assert!(!legal.contains(&mv) && !game.lists(mv));
    }
    let mut written: Vec<_> = beside.iter().map(|&(_, mv)| mv).collect();
    match game.turn() {
        Turn::Seat(seat, _) => {
            assert!(!legal.is_empty(), "no move for the seat to move");
            assert!(seats.contains(&seat));
            for &mv in &legal {
                assert!(game.allows(mv), "{mv:?} is listed and not allowed");
                assert!(game.lists(mv), "{mv:?} is listed and not known to be");
                assert_eq!(game.actor(mv), Some(seat));
            }
            written.extend(legal);
        }
        Turn::Chance(_) => {
            assert!(legal.is_empty(), "a move while chance is to decide");
            let (mut odds, drawn) = (Vec::new(), game.chance(rng));
            if game.odds(&mut odds) {
                let sum: f32 = odds.iter().map(|(_, p)| p).sum();
                assert!((sum - 1.0).abs() < 1e-4, "chances add up to {sum}");
                assert!(odds.iter().all(|(_, p)| *p > 0.0));
                assert!(odds.iter().any(|(mv, _)| *mv == drawn));
                written.extend(odds.iter().map(|(mv, _)| *mv));
            } else {
                assert!(odds.is_empty());
                written.push(drawn);
            }
            for &mv in &written[beside.len()..] {
                assert!(game.allows(mv), "{mv:?} may fall and is not allowed");
                assert_eq!(game.actor(mv), None);
            }
        }
        Turn::Over => assert!(legal.is_empty() && beside.is_empty(), "a move after the end"),
    }
    let over = game.turn() == Turn::Over;
    assert_eq!(game.outcome().is_some(), over);
    assert_eq!(game.after().is_some(), over);
    assert_tally(&game.tally(), players(game));
    if let Some(outcome) = game.outcome() {
        assert_outcome(game, &outcome);
    }
    if let Some(After::End(verdict)) = game.after() {
        assert_tally(&verdict, players(game));
        assert!(verdict.reason.is_some(), "a sitting that ended says why");
    }
    written
}

/// Every move has a text and picks of its own.
pub fn assert_spelled<G: Game>(game: &G, all: &[G::Move]) {
    assert_written(game, all);
    assert_gestures(game, &moves(game));
}

/// What a state tells its viewers, and no more.
pub fn assert_discreet<G: Game>(game: &G, rng: &mut impl Rng) {
    for viewer in viewers(game) {
        let seen = places(game, viewer);
        assert_tidy(&seen);
        let view = game.view(viewer);
        let sent = serde_json::to_string(&view).expect("a view can be written");
        assert_eq!(serde_json::from_str::<G::View>(&sent).expect("and read"), view);
        let imagined = G::imagine(&view, rng);
        assert_eq!(imagined.view(viewer), view, "what was imagined is not what was seen");
        assert_eq!(places(&imagined, viewer), seen, "the places tell {viewer:?} more than the view");
        assert_eq!(imagined.turn(), game.turn());
        assert_eq!(imagined.seating(), game.seating());
        assert_eq!(imagined.outcome(), game.outcome());
        if let Surface::Board { .. } = game.surface() {
            assert_eq!(imagined.key(), game.key(), "nothing is hidden on a board");
        }
        let Some(seat) = viewer else { continue };
        assert_eq!(asides(&imagined, seat), asides(game, seat), "{seat:?} may say what it does not know");
        if matches!(game.turn(), Turn::Seat(mover, _) if mover == seat) {
            assert_eq!(moves(&imagined), moves(game));
            for (token, ..) in &seen {
                assert_eq!(imagined.explain(*token), game.explain(*token), "an explanation tells too much");
                let attempt = Attempt { seat, picks: vec![Pick::Token(*token)] };
                assert_eq!(imagined.refuse(&attempt), game.refuse(&attempt), "a refusal tells too much");
            }
        }
    }
}

/// The position as text is the same position.
pub fn assert_written_position<G: Game>(game: &G, options: &G::Options, carry: &G::Carry) {
    let written = game.position();
    assert!(!written.contains('\n'), "a position is one line");
    let read = G::start_at(options, carry, &written);
    // A finished game is written too, but may be no position to begin from: its King is gone.
    if game.turn() == Turn::Over {
        return;
    }
    let read = read.unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(read.position(), written);
    assert_eq!(read.turn(), game.turn(), "{written}");
    assert_eq!(moves(&read), moves(game), "{written}");
    assert_eq!(read.key(), game.key(), "{written}");
    assert_eq!(read.repetition_key(), game.repetition_key(), "{written}");
    assert_eq!(standing(&read), standing(game), "{written}");
}

/// From one state to the next: the same move leads to the same state, and what it told is what happened.
pub fn assert_step<G: Game>(before: &G, mv: G::Move, events: &[Event], after: &G) {
    let (mut again, mut silent) = (before.clone(), before.clone());
    let mut told = Vec::new();
    again.play(mv, &mut told);
    silent.play(mv, &mut ());
    assert_eq!(again.key(), silent.key(), "listening changes the game");
    assert_eq!(again.position(), silent.position());
    assert!(events.starts_with(&told), "the same move told another story");
    if events.len() == told.len() {
        assert_eq!(again.key(), after.key());
        assert_eq!(again.position(), after.position());
        assert_eq!(again.turn(), after.turn());
    }
    assert_eq!(events.iter().filter(|event| **event == Event::Over).count(), usize::from(after.turn() == Turn::Over));
    for viewer in viewers(before) {
        let expected = places(after, viewer);
        assert_tidy(&expected);
        let reflected = reflect(places(before, viewer), events, viewer);
        if reflected != expected {
            let missing: Vec<_> = expected.iter().filter(|lying| !reflected.contains(lying)).collect();
            let surplus: Vec<_> = reflected.iter().filter(|lying| !expected.contains(lying)).collect();
            panic!("{mv:?} for {viewer:?}: the table lacks {missing:?} and has {surplus:?} after {events:?}");
        }
    }
    assert_attacked(before, mv, &told);
}

/// What an enemy takes was told to be attacked.
fn assert_attacked<G: Game>(before: &G, mv: G::Move, told: &[Event]) {
    let Some(actor) = before.actor(mv) else { return };
    let lying = places(before, None);
    for event in told {
        let Event::Removed { token, to: Some(_) } = event else { continue };
        let Some(owner) = before.owner(*token).filter(|&owner| before.side(owner) != before.side(actor)) else {
            continue;
        };
        let stood = lying.iter().find_map(|(other, place, _)| match place {
            Place::Square(at) if other == token => Some(*at),
            _ => None,
        });
        if let (Some(at), Some(attacked)) = (stood, before.attacked(owner)) {
            assert!(attacked.contains(&at), "{mv:?} takes on {at:?}, which was not attacked: {attacked:?}");
        }
    }
}

/// What a key must tell apart: whose turn it is, what may be played, and what stands where.
type Told = (Turn, String, Vec<(Place, Option<Face>)>);

/// Keys of positions met: one position has one key, and positions that differ have different ones. (Counters may be
/// left out of a key while they are far from mattering.)
#[derive(Default)]
pub struct Keys {
    told: HashMap<u64, Told>,
    keys: HashMap<String, u64>,
}

impl Keys {
    /// Meets a state.
    pub fn meet<G: Game>(&mut self, game: &G) {
        if game.turn() == Turn::Over {
            return;
        }
        let key = game.key();
        assert_eq!(*self.keys.entry(game.position()).or_insert(key), key, "one position with two keys");
        let told = (game.turn(), format!("{:?}", moves(game)), standing(game));
        let known = self.told.entry(key).or_insert_with(|| told.clone());
        assert_eq!(*known, told, "two positions with one key");
    }
}

/// What stands where, whatever its name; captured men and spent dice aside.
fn standing<G: Game>(game: &G) -> Vec<(Place, Option<Face>)> {
    let on_board = matches!(game.surface(), Surface::Board { .. });
    let mut lying: Vec<_> = places(game, None).into_iter().map(|(_, place, face)| (place, face)).collect();
    lying.retain(|(place, _)| !on_board || matches!(place, Place::Square(_)));
    lying.sort_unstable();
    lying
}

/// A try that the options punish, if one is found.
pub fn find_penalty<G: Game>(game: &G, rng: &mut impl Rng) -> Option<G::Move> {
    let Turn::Seat(seat, _) = game.turn() else { return None };
    let lying = places(game, Some(seat));
    let mut attempt = Attempt { seat, picks: vec![Pick::Token(lying.choose(rng)?.0)] };
    if let Surface::Board { width, height, .. } = game.surface() {
        attempt.picks.push(Pick::Square(Square(rng.next_u32() as u16 % (width * height))));
    }
    let penalty = game.penalty(&attempt)?;
    assert!(game.allows(penalty), "a penalty is recorded like any move");
    assert!(!moves(game).contains(&penalty) && !game.lists(penalty), "a penalty is no choice");
    assert_eq!(game.actor(penalty), Some(seat));
    assert_written(game, &[penalty]);
    Some(penalty)
}

/// The sizes a search relies on.
pub fn assert_small<G: Game>() {
    fn at_most<T>(bytes: usize, what: &dyn Debug) {
        assert!(size_of::<T>() <= bytes, "{what:?} has {} bytes", size_of::<T>());
    }
    at_most::<G::Move>(16, &"a move");
    at_most::<G>(2048, &"a state");
}
