//! A board in characters, or told in lists of squares.

use crate::cli::telling;
use crate::rules::{AnySitting, Face, Lying, Place, Seat, Square, Surface, Token};
use crate::words::{Arg, Words};
use std::collections::BTreeMap;

/// What lies on the board and beside it, in lines. `plain`: lists of squares instead of a picture; then `marks` tells
/// the marked squares too.
pub(super) fn lines(
    words: &Words,
    sitting: &dyn AnySitting,
    viewer: Option<Seat>,
    plain: bool,
    marks: bool,
) -> Vec<String> {
    let kinds = kinds(words, sitting, viewer);
    let mut lines = match sitting.surface() {
        Surface::Board { width, .. } if plain => {
            kinds.iter().filter(|kind| marks || !kind.mark).map(|kind| kind.list(words, sitting, width)).collect()
        }
        Surface::Board { width, height, .. } => drawing(&kinds, sitting, width, height),
        Surface::Cards { .. } => cards(words, sitting, viewer),
    };
    lines.extend(held(words, sitting, viewer));
    lines.extend(captured(words, sitting, viewer));
    lines
}

/// The sign of a card: how records write it.
fn sign(words: &Words, sitting: &dyn AnySitting, face: Face) -> String {
    words.say(&format!("cli-sign-{}", sitting.figure(face)))
}

/// The viewer's cards, sorted for his eyes, and what lies open on the table.
fn cards(words: &Words, sitting: &dyn AnySitting, viewer: Option<Seat>) -> Vec<String> {
    let (mut hand, mut table) = (Vec::new(), Vec::new());
    for (_, place, face) in sitting.places(viewer) {
        match (place, face) {
            (Place::Hand(seat, _), Some(face)) if Some(seat) == viewer => hand.push(face),
            (Place::Table(seat, nth), Some(face)) => table.push((nth, seat, face)),
            _ => {}
        }
    }
    hand.sort_unstable();
    table.sort_unstable();
    let line = |key, faces: Vec<Face>| {
        let list: Vec<_> = faces.into_iter().map(|face| sign(words, sitting, face)).collect();
        (!list.is_empty()).then(|| words.say_with(key, &[("list", Arg::Text(&list.join(" ")))]))
    };
    let open = table.into_iter().map(|(_, _, face)| face).collect();
    [line("cli-cards-table", open), line("cli-cards-hand", hand)].into_iter().flatten().collect()
}

/// The card somebody names as records write it, if the viewer sees it.
pub(super) fn card(words: &Words, sitting: &dyn AnySitting, viewer: Option<Seat>, text: &str) -> Option<Token> {
    let Surface::Cards { .. } = sitting.surface() else { return None };
    let named = |&(_, _, face): &Lying| face.is_some_and(|face| sign(words, sitting, face) == text);
    sitting.places(viewer).into_iter().find(named).map(|(token, ..)| token)
}

/// What pieces stand on and hold.
fn held(words: &Words, sitting: &dyn AnySitting, viewer: Option<Seat>) -> Vec<String> {
    let under = |(_, place, face)| match (place, face) {
        (Place::Under(square), Some(face)) => Some((words.say(sitting.figure(face)), shown(sitting, square))),
        _ => None,
    };
    let line = |(thing, square): (String, String)| {
        words.say_with("cli-held", &[("piece", Arg::Text(&thing)), ("square", Arg::Text(&square))])
    };
    sitting.places(viewer).into_iter().filter_map(under).map(line).collect()
}

/// The name of a square as people are shown it.
fn shown(sitting: &dyn AnySitting, square: Square) -> String {
    sitting.shown(&sitting.square_name(square))
}

/// What the signs of the drawing mean; nothing where nothing is drawn.
pub(super) fn legend(words: &Words, sitting: &dyn AnySitting) -> Option<String> {
    let Surface::Board { .. } = sitting.surface() else { return None };
    let kinds = kinds(words, sitting, None);
    let signs: Vec<_> = kinds.iter().map(|kind| format!("{} {}", kind.sign, kind.name)).collect();
    Some(words.say_with("cli-text-signs", &[("list", Arg::Text(&signs.join(", ")))]))
}

/// Squares that look alike: those with the same piece, or with the same mark.
struct Kind {
    name: String,
    sign: String,
    /// Is it a mark of the board itself?
    mark: bool,
    squares: Vec<Square>,
}

impl Kind {
    fn new(words: &Words, figure: &str, name: String, mark: bool) -> Kind {
        let key = format!("cli-sign-{figure}");
        let sign = if words.knows(&key) { words.say(&key) } else { name.chars().take(1).collect() };
        Kind { name, sign, mark, squares: Vec::new() }
    }

    fn list(&self, words: &Words, sitting: &dyn AnySitting, width: u16) -> String {
        let mut squares = self.squares.clone();
        squares.sort_by_key(|square| (square.0 % width, square.0 / width));
        let names: Vec<_> = squares.iter().map(|&square| shown(sitting, square)).collect();
        let args =
            [("piece", Arg::Text(&self.name)), ("count", names.len().into()), ("list", Arg::Text(&names.join(" ")))];
        words.say_with("cli-squares", &args)
    }
}

/// The kinds of squares of a board: marks first, so that a piece on a marked square stands over its mark.
fn kinds(words: &Words, sitting: &dyn AnySitting, viewer: Option<Seat>) -> Vec<Kind> {
    let Surface::Board { marked, .. } = sitting.surface() else { return Vec::new() };
    let mut marks: BTreeMap<&str, Kind> = BTreeMap::new();
    for (square, mark) in marked {
        let name = || words.say(&format!("{}-{mark}", sitting.family()));
        marks.entry(mark).or_insert_with(|| Kind::new(words, mark, name(), true)).squares.push(square);
    }
    let mut pieces: BTreeMap<_, Kind> = BTreeMap::new();
    for (_, place, face) in sitting.places(viewer) {
        if let (Place::Square(square), Some(face)) = (place, face) {
            let figure = sitting.figure(face);
            let kind = pieces.entry(face).or_insert_with(|| Kind::new(words, figure, words.say(figure), false));
            kind.squares.push(square);
        }
    }
    marks.into_values().chain(pieces.into_values()).collect()
}

/// The board in signs. Above stand the files as they are shown, below as they are typed.
fn drawing(kinds: &[Kind], sitting: &dyn AnySitting, width: u16, height: u16) -> Vec<String> {
    let signs: BTreeMap<_, _> =
        kinds.iter().flat_map(|kind| kind.squares.iter().map(|&square| (square, kind.sign.as_str()))).collect();
    // Where four squadrons meet, a sign takes two characters.
    let wide = signs.values().map(|sign| sign.chars().count()).max().unwrap_or(1);
    let edges = sitting.edges();
    let typed = |file: u16| sitting.square_name(Square(file)).chars().take(1).collect::<String>();
    let line = |names: Vec<String>| names.iter().map(|name| format!(" {name:wide$}")).collect::<String>();
    let (above, below) = (line(edges.files), line((0..width).map(typed).collect()));
    let rank_line = |rank: u16| {
        let row = (0..width).map(|file| signs.get(&Square(rank * width + file)).copied().unwrap_or("."));
        let row: String = row.map(|sign| format!(" {sign:wide$}")).collect();
        format!("{:2}{row} {}", rank + 1, edges.ranks[usize::from(rank)])
    };
    let mut lines = vec![format!("  {}", above.trim_end())];
    lines.extend((0..height).rev().map(rank_line));
    lines.push(format!("  {}", below.trim_end()));
    lines
}

/// What has been taken.
fn captured(words: &Words, sitting: &dyn AnySitting, viewer: Option<Seat>) -> Option<String> {
    let mut counts: BTreeMap<_, usize> = BTreeMap::new();
    for (_, place, face) in sitting.places(viewer) {
        if let (Place::Tray(..), Some(face)) = (place, face) {
            *counts.entry(face).or_default() += 1;
        }
    }
    let count = |(face, count)| format!("{} × {count}", words.say(sitting.figure(face)));
    let list: Vec<_> = counts.into_iter().map(count).collect();
    let line = || words.say_with("cli-off-board", &[("list", Arg::Text(&list.join(", ")))]);
    (!list.is_empty()).then(line)
}

/// What lies open on the table: what the dice show.
pub(super) fn dice(words: &Words, sitting: &dyn AnySitting, viewer: Option<Seat>) -> Option<String> {
    let Surface::Board { .. } = sitting.surface() else { return None };
    let open = |(_, place, face)| if let Place::Table(..) = place { face } else { None };
    let dice: Vec<_> = sitting.places(viewer).into_iter().filter_map(open).collect();
    (!dice.is_empty()).then(|| telling::dice(words, sitting, &dice))
}
