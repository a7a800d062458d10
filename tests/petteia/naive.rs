//! The rules of Petteia a second time, from the rules page and without regard to speed: the whole board is looked at
//! for every question. Squares are pairs of file and rank from 0.

use std::collections::BTreeSet;
use tavoliere::rules::petteia::{Colour, Options};

/// A file and a rank.
pub type Spot = (i32, i32);

const AROUND: [Spot; 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
const LETTERS: &str = "ABGDEZHQIKLM";

/// A board with its rules.
#[derive(Clone)]
pub struct Naive {
    width: i32,
    cells: Vec<char>,
    options: Options,
}

/// A spot's name.
pub fn name((file, rank): Spot) -> String {
    format!("{}{}", &LETTERS[file as usize..=file as usize], rank + 1)
}

/// The spot of a name.
pub fn spot(name: &str) -> Spot {
    let file = LETTERS.find(&name[..1]).unwrap_or_else(|| panic!("no file in {name}"));
    (file as i32, name[1..].parse::<i32>().unwrap_or_else(|_| panic!("no rank in {name}")) - 1)
}

impl Naive {
    /// From a board text.
    pub fn new(options: &Options, board: &str) -> Naive {
        let width = options.variant.width() as i32;
        let mut cells = vec!['.'; (width * 8) as usize];
        for (line, row) in board.split('/').enumerate() {
            let (mut file, mut digits) = (0, String::new());
            for sign in row.chars().chain(['|']) {
                if sign.is_ascii_digit() {
                    digits.push(sign);
                    continue;
                }
                file += digits.parse().unwrap_or(0);
                digits.clear();
                if sign != '|' {
                    cells[((7 - line as i32) * width + file) as usize] = sign;
                    file += 1;
                }
            }
            assert_eq!(file, width, "{board}");
        }
        Naive { width, cells, options: *options }
    }

    /// All spots, file by file.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let width = self.width;
        (0..width).flat_map(|file| (0..8).map(move |rank| (file, rank)))
    }

    fn inside(&self, (file, rank): Spot) -> bool {
        (0..self.width).contains(&file) && (0..8).contains(&rank)
    }

    /// What stands there; `#` off the board.
    pub fn sign(&self, spot: Spot) -> char {
        if self.inside(spot) { self.cells[(spot.1 * self.width + spot.0) as usize] } else { '#' }
    }

    fn set(&mut self, spot: Spot, sign: char) {
        self.cells[(spot.1 * self.width + spot.0) as usize] = sign;
    }

    fn is(&self, colour: Colour, spot: Spot) -> bool {
        match colour {
            Colour::White => self.sign(spot).is_ascii_uppercase(),
            Colour::Black => self.sign(spot).is_ascii_lowercase(),
        }
    }

    fn beside(&self, spot: Spot) -> Vec<Spot> {
        AROUND.map(|(x, y)| (spot.0 + x, spot.1 + y)).into_iter().filter(|&spot| self.inside(spot)).collect()
    }

    fn army(&self, colour: Colour) -> Vec<Spot> {
        self.spots().filter(|&spot| self.is(colour, spot)).collect()
    }

    /// Where a piece could go if it might go so far.
    fn ways(&self, from: Spot, allows: impl Fn(i32) -> bool) -> Vec<Spot> {
        let mut ways = Vec::new();
        for (x, y) in AROUND {
            for far in 1.. {
                let to = (from.0 + far * x, from.1 + far * y);
                if self.sign(to) != '.' {
                    break;
                }
                if allows(far) {
                    ways.push(to);
                }
            }
        }
        ways
    }

    /// The moves with a throw (the higher die first), or without dice.
    pub fn moves(&self, colour: Colour, dice: [u8; 2]) -> BTreeSet<(Spot, Spot)> {
        let (high, low) = (i32::from(dice[0]), i32::from(dice[1]));
        let mut moves = BTreeSet::new();
        for from in self.army(colour) {
            let allows = |far: i32| match (self.options.variant.dice(), self.sign(from).to_ascii_lowercase()) {
                (0, _) => true,
                (1, _) | (2, 'p') => far <= high,
                (2, 'o') => far <= low,
                _ => far <= low || far == high,
            };
            moves.extend(self.ways(from, allows).into_iter().map(|to| (from, to)));
        }
        let captures = |&(from, to): &(Spot, Spot)| !self.clone().play(from, to).is_empty();
        if self.options.compulsory && moves.iter().any(captures) {
            moves.retain(captures);
        }
        moves
    }

    /// Plays a move; what it takes.
    pub fn play(&mut self, from: Spot, to: Spot) -> BTreeSet<Spot> {
        let sign = self.sign(from);
        let mover = if sign.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        self.set(from, '.');
        self.set(to, sign);
        let taken: BTreeSet<Spot> = self.spots().filter(|&prey| self.takes(mover, to, prey)).collect();
        taken.iter().for_each(|&prey| self.set(prey, '.'));
        taken
    }

    /// Is the piece there taken by the piece of `mover` that has come to `to`?
    fn takes(&self, mover: Colour, to: Spot, prey: Spot) -> bool {
        let beside = self.beside(prey);
        if !self.is(mover.other(), prey) || !beside.contains(&to) {
            return false;
        }
        let captors: Vec<char> = beside.iter().filter(|&&s| self.is(mover, s)).map(|&s| self.sign(s)).collect();
        let shut = captors.len() == beside.len();
        if self.sign(prey).eq_ignore_ascii_case(&'b') {
            let hoplites = captors.iter().filter(|sign| sign.eq_ignore_ascii_case(&'o')).count();
            let monarch = captors.iter().any(|sign| sign.eq_ignore_ascii_case(&'b'));
            let enough = if beside.len() == 4 { hoplites >= 2 } else { hoplites >= 1 };
            return shut && (!self.options.variant.is_nea() || enough || monarch);
        }
        let opposite = (2 * prey.0 - to.0, 2 * prey.1 - to.1);
        self.is(mover, opposite) || (beside.len() == 2 && shut)
    }

    fn in_contact(&self, colour: Colour, spot: Spot) -> bool {
        self.beside(spot).into_iter().any(|other| self.is(colour.other(), other))
    }

    /// Is the piece there active?
    pub fn active(&self, spot: Spot) -> bool {
        let colour = if self.is(Colour::White, spot) { Colour::White } else { Colour::Black };
        self.in_contact(colour, spot) || self.ways(spot, |_| true).into_iter().any(|to| self.in_contact(colour, to))
    }

    /// Does a move of the piece there refuse battle?
    pub fn refuses(&self, from: Spot) -> bool {
        let colour = if self.is(Colour::White, from) { Colour::White } else { Colour::Black };
        !self.active(from) && self.army(colour).into_iter().any(|spot| self.active(spot))
    }

    /// What the board says of the end after a move of `mover` that took `taken` signs, but for counts of moves.
    pub fn end(&self, mover: Colour, moved: Spot, taken: &[char]) -> Option<&'static str> {
        let enemy = self.army(mover.other());
        let left = |class: char| enemy.iter().any(|&spot| self.sign(spot).to_ascii_lowercase() == class);
        let lost = |class: char| taken.iter().any(|sign| sign.to_ascii_lowercase() == class);
        if ['p', 'o'].into_iter().any(|class| lost(class) && !left(class)) {
            return Some("decimazione");
        }
        if enemy.iter().all(|&spot| self.ways(spot, |_| true).is_empty()) {
            return Some("assedio");
        }
        if self.options.sbando && lost('b') {
            return Some("sbando");
        }
        let far = if mover == Colour::White { 7 } else { 0 };
        let arrived = self.sign(moved).eq_ignore_ascii_case(&'b') && moved.1 == far;
        (self.options.variant.is_nea() && arrived).then_some("sfondamento")
    }

    /// How many pieces of a colour stand on the board.
    pub fn count(&self, colour: Colour) -> usize {
        self.army(colour).len()
    }

    /// The rows from the top.
    pub fn rows(&self) -> Vec<String> {
        let row = |rank| (0..self.width).map(|file| self.sign((file, rank))).collect();
        (0..8).rev().map(row).collect()
    }
}
