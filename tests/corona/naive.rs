//! La Corona again, square by square from the rules page: no bits, no tables, nothing kept up. Slow and plain, so that
//! the two programs are unlikely to be wrong alike.

use std::collections::{BTreeMap, BTreeSet};

pub type Spot = (i32, i32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub seat: usize,
    /// `K L P N A R C S D`, or `o` for a Pawn.
    pub kind: char,
    pub fresh: bool,
    pub histrion: bool,
}

/// What the rules leave to the players.
#[derive(Clone, Debug)]
pub struct Manner {
    pub irregular: bool,
    pub centaur_square: bool,
    pub clockwise: bool,
    /// By seat: its side; `None`: nobody plays from this corner.
    pub sides: [Option<usize>; 4],
    /// By seat: the Amazon goes before the Knight.
    pub amazon: [bool; 4],
}

#[derive(Clone, Debug)]
pub struct Naive {
    pub manner: Manner,
    pub pieces: BTreeMap<Spot, Piece>,
    pub crown: Spot,
    pub turn: usize,
    pub quiet: u32,
}

const LAST: i32 = 16;
const WORTH: &str = "KLPNARCSD";
const STRAIGHT: [Spot; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTED: [Spot; 4] = [(1, 1), (-1, -1), (1, -1), (-1, 1)];

pub fn spot(name: &str) -> Spot {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().expect("a rank") - 1)
}

pub fn name((x, y): Spot) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

fn on_board((x, y): Spot) -> bool {
    (0..=LAST).contains(&x) && (0..=LAST).contains(&y)
}

pub fn is_asylum((x, y): Spot) -> bool {
    (x == 0 || x == LAST) && (y == 0 || y == LAST)
}

fn add(a: Spot, d: Spot, times: i32) -> Spot {
    (a.0 + d.0 * times, a.1 + d.1 * times)
}

fn far(a: Spot, b: Spot) -> i32 {
    (a.0 - b.0).abs().max((a.1 - b.1).abs())
}

fn is_white((x, y): Spot) -> bool {
    (x + y) % 2 == 0
}

impl Naive {
    /// Reads the board, the Crown and the seat to move of a position text.
    pub fn read(text: &str, manner: Manner) -> Naive {
        let words: Vec<_> = text.split(' ').collect();
        let mut pieces = BTreeMap::new();
        for (row, line) in words[0].split('/').enumerate() {
            let letters: Vec<_> = line.chars().collect();
            let (mut x, mut i) = (0, 0);
            while i < letters.len() {
                if letters[i].is_ascii_digit() {
                    let digits: String = letters[i..].iter().take_while(|letter| letter.is_ascii_digit()).collect();
                    (x, i) = (x + digits.parse::<i32>().expect("a number"), i + digits.len());
                    continue;
                }
                let seat = "bnvt".find(letters[i]).expect("a seat");
                let sign = letters[i + 1];
                let histrion = "ow".contains(sign) && letters.get(i + 2) == Some(&sign);
                let kind = if sign == 'w' { 'o' } else { sign };
                pieces.insert((x, LAST - row as i32), Piece { seat, kind, fresh: sign == 'w', histrion });
                (x, i) = (x + 1, i + if histrion { 3 } else { 2 });
            }
            assert_eq!(x, LAST + 1, "{line}");
        }
        let turn = ["a1", "q1", "q17", "a17"].iter().position(|seat| *seat == words[2]).expect("a seat");
        let quiet = words.get(3).map_or(0, |word| word.parse().expect("a number"));
        Naive { manner, pieces, crown: spot(words[1]), turn, quiet }
    }

    fn is_empty(&self, at: Spot) -> bool {
        on_board(at) && !self.pieces.contains_key(&at) && at != self.crown
    }

    fn are_foes(&self, a: usize, b: usize) -> bool {
        self.manner.sides[a] != self.manner.sides[b]
    }

    fn is_prey(&self, seat: usize, at: Spot) -> bool {
        match self.pieces.get(&at) {
            Some(piece) => self.are_foes(seat, piece.seat),
            None => at == self.crown,
        }
    }

    fn is_own(&self, seat: usize, at: Spot) -> bool {
        self.pieces.get(&at).is_some_and(|piece| piece.seat == seat)
    }

    /// The empty squares in a row from a square on.
    fn open(&self, from: Spot, d: Spot) -> i32 {
        (1..).take_while(|&n| self.is_empty(add(from, d, n))).count() as i32
    }

    fn find(&self, seat: usize, kind: char) -> Vec<Spot> {
        self.pieces.iter().filter(|(_, piece)| piece.seat == seat && piece.kind == kind).map(|(&at, _)| at).collect()
    }

    fn is_seen(&self, seat: usize) -> bool {
        let lieutenants = self.find(seat, 'L');
        self.find(seat, 'K').into_iter().any(|king| {
            let ways = STRAIGHT.into_iter().chain(SLANTED);
            ways.into_iter().any(|d| lieutenants.contains(&add(king, d, self.open(king, d) + 1)))
        })
    }

    /// Where a piece of this kind on `from` would strike and where it would march. `reach` is a Signifer's, `voids`
    /// the empty squares behind a Ram by direction.
    fn ways(&self, seat: usize, kind: char, from: Spot, reach: i32, seen: bool) -> (BTreeSet<Spot>, BTreeSet<Spot>) {
        let (mut strikes, mut marches) = (BTreeSet::new(), BTreeSet::new());
        let mut both = |at: Spot| {
            if self.is_prey(seat, at) {
                strikes.insert(at);
            } else if self.is_empty(at) {
                marches.insert(at);
            }
        };
        let mut ray = |d: Spot, most: i32| (1..=most.min(self.open(from, d) + 1)).for_each(|n| both(add(from, d, n)));
        match kind {
            'K' => STRAIGHT.into_iter().chain(SLANTED).for_each(|d| ray(d, LAST)),
            'L' => STRAIGHT.into_iter().chain(SLANTED).for_each(|d| ray(d, if seen { 1 } else { LAST })),
            'P' => STRAIGHT.into_iter().for_each(|d| ray(d, LAST)),
            'A' => SLANTED.into_iter().for_each(|d| ray(d, LAST)),
            'S' => STRAIGHT.into_iter().chain(SLANTED).for_each(|d| ray(d, reach)),
            'N' | 'C' => {
                let long = if kind == 'N' { 2 } else { 3 };
                for (a, b) in [(1, long), (long, 1)] {
                    SLANTED.into_iter().for_each(|(x, y)| both((from.0 + a * x, from.1 + b * y)));
                }
                if kind == 'C' && self.manner.centaur_square {
                    SLANTED.into_iter().for_each(|d| both(add(from, d, 2)));
                }
            }
            'R' => {
                let void = |d: Spot| if self.manner.irregular { self.open(from, (-d.0, -d.1)) } else { 0 };
                for d in SLANTED {
                    marches.extend((1..=(1 + void(d)).min(self.open(from, d))).map(|n| add(from, d, n)));
                }
                for d in STRAIGHT {
                    strikes.extend((1..=1 + void(d)).map(|n| add(from, d, 2 * n)).filter(|&at| self.is_prey(seat, at)));
                }
            }
            'D' => {
                for (d, step) in STRAIGHT.map(|d| (d, 2)).into_iter().chain(SLANTED.map(|d| (d, 1))) {
                    let mut at = add(from, d, step);
                    while self.manner.irregular && self.is_own(seat, at) {
                        at = add(at, d, step);
                    }
                    if step == 2 && self.is_empty(at) {
                        marches.insert(at);
                    } else if step == 1 && self.is_prey(seat, at) {
                        strikes.insert(at);
                    }
                }
            }
            other => panic!("kind {other}"),
        }
        (strikes, marches)
    }

    /// A Pawn's own ways.
    fn pawn_ways(&self, seat: usize, from: Spot, fresh: bool) -> BTreeSet<Spot> {
        let mut goals = BTreeSet::new();
        if self.crown == from {
            let around = SLANTED.into_iter().map(|d| add(from, d, 1));
            goals.extend(around.filter(|&at| self.is_empty(at) || self.is_prey(seat, at)));
            return goals;
        }
        let nearer = |at: Spot, than: Spot| far(at, self.crown) < far(than, self.crown);
        for d in SLANTED {
            let (one, two) = (add(from, d, 1), add(from, d, 2));
            if self.is_empty(one) && nearer(one, from) {
                goals.insert(one);
                if fresh && self.is_empty(two) && nearer(two, one) {
                    goals.insert(two);
                }
            }
        }
        let strikes: Vec<_> = match is_white(from) == is_white(self.crown) {
            true => SLANTED.into_iter().map(|d| add(from, d, 1)).collect(),
            false => STRAIGHT.into_iter().map(|d| add(from, d, 2)).collect(),
        };
        goals.extend(strikes.into_iter().filter(|&at| self.is_prey(seat, at) && nearer(at, from)));
        goals
    }

    /// How far the Signifers of a squadron go.
    pub fn reaches(&self, seat: usize) -> BTreeMap<Spot, i32> {
        let mut reaches: BTreeMap<_, _> = self.find(seat, 'S').into_iter().map(|at| (at, 1)).collect();
        if !self.manner.irregular {
            return reaches;
        }
        loop {
            let next = reaches.keys().map(|&at| (at, 1 + self.guards(seat, at, &reaches).len() as i32)).collect();
            if next == reaches {
                return reaches;
            }
            reaches = next;
        }
    }

    /// The own pieces whose strike would reach a square if an enemy stood there.
    pub fn guards(&self, seat: usize, at: Spot, reaches: &BTreeMap<Spot, i32>) -> Vec<(Spot, char)> {
        let mut tried = self.clone();
        let seen = self.is_seen(seat);
        let foe = (0..4).find(|&foe| self.manner.sides[foe].is_some() && self.are_foes(seat, foe)).expect("a foe");
        let target = Piece { seat: foe, kind: 'o', fresh: false, histrion: false };
        tried.pieces.insert(at, target);
        let own = self.pieces.iter().filter(|(from, piece)| piece.seat == seat && piece.kind != 'o' && **from != at);
        let guards = own.filter(|(from, piece)| {
            let reach = reaches.get(from).copied().unwrap_or(1);
            tried.ways(seat, piece.kind, **from, reach, seen).0.contains(&at)
        });
        guards.map(|(&from, piece)| (from, piece.kind)).collect()
    }

    /// The kind a Histrion on a square may play.
    fn lent(&self, seat: usize, at: Spot, reaches: &BTreeMap<Spot, i32>) -> Option<char> {
        let worth = if self.manner.amazon[seat] { "KLPANRCSD" } else { WORTH };
        let guards = self.guards(seat, at, reaches);
        worth.chars().find(|kind| guards.iter().any(|(_, guard)| guard == kind))
    }

    /// All legal moves as texts.
    pub fn moves(&self) -> BTreeSet<String> {
        let (seat, reaches, seen) = (self.turn, self.reaches(self.turn), self.is_seen(self.turn));
        let mut moves = BTreeSet::new();
        for (&from, piece) in self.pieces.iter().filter(|(_, piece)| piece.seat == seat) {
            let mut goals = BTreeSet::new();
            let mut plays = Some(piece.kind).filter(|&kind| kind != 'o');
            let mut reach = reaches.get(&from).copied().unwrap_or(1);
            if piece.kind == 'o' {
                goals.extend(self.pawn_ways(seat, from, piece.fresh));
                if piece.histrion && self.manner.irregular {
                    plays = self.lent(seat, from, &reaches);
                    reach = 1 + self.guards(seat, from, &reaches).len() as i32;
                }
            }
            if let Some(kind) = plays {
                let (strikes, marches) = self.ways(seat, kind, from, reach, seen);
                goals.extend(strikes.into_iter().chain(marches));
            }
            for to in goals {
                let text = format!("{}-{}", name(from), name(to));
                if self.crown == from {
                    moves.insert(format!("{text}*"));
                }
                if !is_asylum(to) {
                    moves.insert(text);
                }
            }
        }
        if moves.is_empty() {
            moves.insert("pass".to_owned());
        }
        moves
    }

    /// Plays a move given as text.
    pub fn play(&mut self, text: &str) {
        let mut quiet = true;
        if let Some((from, to)) = text.split_once('-') {
            let (from, carried, to) = (spot(from), to.ends_with('*'), spot(to.trim_end_matches('*')));
            let piece = self.pieces.remove(&from).expect("a piece");
            quiet = piece.kind != 'o' && from != self.crown && to != self.crown && !self.pieces.contains_key(&to);
            self.pieces.insert(to, Piece { fresh: false, ..piece });
            if carried {
                self.crown = to;
            }
            if let Some(holder) = self.pieces.get(&self.crown).copied() {
                let headless = "KL".chars().all(|kind| self.find(holder.seat, kind).is_empty());
                if holder.kind == 'o' && headless {
                    self.pieces.insert(self.crown, Piece { kind: 'K', fresh: false, histrion: false, ..holder });
                }
            }
        }
        self.quiet = if quiet { self.quiet + 1 } else { 0 };
        let step = if self.manner.clockwise { 3 } else { 1 };
        let alive = |seat: usize| self.pieces.values().any(|piece| piece.seat == seat);
        self.turn = (1..=4).map(|n| (self.turn + step * n) % 4).find(|&seat| alive(seat)).expect("somebody");
    }

    /// How the game has ended, repetition aside: the word and the side that won. `mover` has just moved.
    pub fn end(&self, mover: usize) -> Option<(&'static str, Option<usize>)> {
        if is_asylum(self.crown) {
            return Some(("asylum", self.manner.sides[mover]));
        }
        let able = self.pieces.iter().any(|(&at, piece)| {
            at == self.crown || "KLPNS".contains(piece.kind) || is_white(at) == is_white(self.crown)
        });
        let seats: BTreeSet<_> = self.pieces.values().map(|piece| piece.seat).collect();
        let sides: BTreeSet<_> = seats.iter().filter_map(|&seat| self.manner.sides[seat]).collect();
        match (sides.len(), able) {
            (1, true) => Some(("field", sides.first().copied())),
            (_, false) => Some(("colour", None)),
            _ => (self.quiet >= 100 * seats.len() as u32).then_some(("quiet", None)),
        }
    }
}
