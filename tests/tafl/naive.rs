//! The rules of the King's Table a second time, from the rules page and without regard to speed: the whole board is
//! looked at for every question. Squares are pairs of file and rank from 0.

use std::collections::BTreeSet;
use tavoliere::rules::tafl::{Colour, Die, Options};

/// A file and a rank.
pub type Spot = (i32, i32);

const AROUND: [Spot; 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// A board with its rules.
#[derive(Clone)]
pub struct Naive {
    n: i32,
    cells: Vec<char>,
    options: Options,
}

/// What a move did.
#[derive(Debug, Default, PartialEq)]
pub struct Done {
    /// Men of the other side taken.
    pub taken: BTreeSet<Spot>,
    /// The man that moved is lost.
    pub own: bool,
    /// The King is captured.
    pub king: bool,
}

/// A spot's name.
pub fn name((file, rank): Spot) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

impl Naive {
    /// From a board text.
    pub fn new(options: &Options, board: &str) -> Naive {
        let n = options.size() as i32;
        let mut cells = vec!['.'; (n * n) as usize];
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
                    cells[((n - 1 - line as i32) * n + file) as usize] = sign;
                    file += 1;
                }
            }
            assert_eq!(file, n, "{board}");
        }
        Naive { n, cells, options: options.clone() }
    }

    fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let n = self.n;
        (0..n).flat_map(move |file| (0..n).map(move |rank| (file, rank)))
    }

    fn inside(&self, (file, rank): Spot) -> bool {
        (0..self.n).contains(&file) && (0..self.n).contains(&rank)
    }

    /// What stands there; `#` off the board.
    fn sign(&self, spot: Spot) -> char {
        if self.inside(spot) { self.cells[(spot.1 * self.n + spot.0) as usize] } else { '#' }
    }

    fn set(&mut self, spot: Spot, sign: char) {
        self.cells[(spot.1 * self.n + spot.0) as usize] = sign;
    }

    fn corner(&self, (file, rank): Spot) -> bool {
        [file, rank].iter().all(|&x| x == 0 || x == self.n - 1)
    }

    fn throne(&self) -> Spot {
        (self.n / 2, self.n / 2)
    }

    fn of(&self, colour: Colour, spot: Spot) -> bool {
        match colour {
            Colour::Black => self.sign(spot) == 't',
            Colour::White => matches!(self.sign(spot), 'T' | 'K'),
        }
    }

    fn king(&self) -> Option<Spot> {
        self.spots().find(|&spot| self.sign(spot) == 'K')
    }

    /// The moves with a throw, or without a die.
    pub fn moves(&self, colour: Colour, pips: i32) -> BTreeSet<(Spot, Spot)> {
        let (least, most) = match self.options.die {
            _ if self.options.step => (1, 1),
            Die::None | Die::Parity => (1, self.n),
            Die::Upto => (1, pips),
            Die::Exact => (pips, pips),
        };
        if self.options.die == Die::Parity && pips % 2 == 1 {
            return BTreeSet::new();
        }
        let mut moves = BTreeSet::new();
        for from in self.spots().filter(|&spot| self.of(colour, spot)) {
            let king = self.sign(from) == 'K';
            for (x, y) in AROUND {
                for far in 1..=most {
                    let to = (from.0 + far * x, from.1 + far * y);
                    if self.sign(to) != '.' || (!king && to == self.throne() && !self.options.men_cross_throne) {
                        break;
                    }
                    let may_stop = king || (to != self.throne() && !self.corner(to));
                    if may_stop && far >= least {
                        moves.insert((from, to));
                    }
                }
            }
        }
        moves
    }

    /// The moves that some throw allows.
    pub fn any_moves(&self, colour: Colour) -> BTreeSet<(Spot, Spot)> {
        (1..=6).flat_map(|pips| self.moves(colour, pips)).collect()
    }

    /// Plays a move.
    pub fn play(&mut self, from: Spot, to: Spot) -> Done {
        let mover = if self.sign(from) == 't' { Colour::Black } else { Colour::White };
        let sign = self.sign(from);
        self.set(from, '.');
        self.set(to, sign);
        let mut done = Done { king: mover == Colour::Black && self.king_is_closed_by(to), ..Done::default() };
        let prey = if mover == Colour::Black { 'T' } else { 't' };
        for man in self.spots().filter(|&spot| self.sign(spot) == prey) {
            for (x, y) in AROUND {
                let (one, two) = ((man.0 + x, man.1 + y), (man.0 - x, man.1 - y));
                if one == to && (self.of(mover, two) || (self.inside(two) && self.corner(two))) {
                    done.taken.insert(man);
                }
            }
        }
        done.taken.iter().for_each(|&man| self.set(man, '.'));
        if done.king {
            let king = self.king().expect("a King to capture");
            self.set(king, '.');
        } else if self.options.no_safe_entry && sign != 'K' {
            let enemy = |spot| self.of(mover.other(), spot);
            done.own = [(1, 0), (0, 1)].into_iter().any(|(x, y)| {
                let pair = [(to.0 + x, to.1 + y), (to.0 - x, to.1 - y)];
                let closed = pair.into_iter().all(|spot| enemy(spot) || (self.inside(spot) && self.corner(spot)));
                closed && pair.into_iter().any(enemy)
            });
            if done.own {
                self.set(to, '.');
            }
        }
        done
    }

    /// The King and the men that touch him, if there is at most one, have only dark squares around them, and `to` is
    /// one of these.
    fn king_is_closed_by(&self, to: Spot) -> bool {
        let Some(king) = self.king() else { return false };
        let beside = |spot: Spot| AROUND.map(|(x, y)| (spot.0 + x, spot.1 + y));
        let mut group: BTreeSet<Spot> = beside(king).into_iter().filter(|&spot| self.sign(spot) == 'T').collect();
        group.insert(king);
        if group.len() > 2 {
            return false;
        }
        let ring: BTreeSet<Spot> =
            group.iter().flat_map(|&spot| beside(spot)).filter(|spot| !group.contains(spot)).collect();
        let dark = |&spot: &Spot| match self.sign(spot) {
            't' | '#' => true,
            '.' => self.corner(spot) || spot == self.throne(),
            _ => false,
        };
        ring.iter().all(dark) && ring.contains(&to)
    }

    /// What is announced after a move of this colour that did not end the game.
    pub fn announced(&self, mover: Colour) -> Option<&'static str> {
        match mover {
            Colour::White => {
                let king = self.king()?;
                let moves = self.any_moves(Colour::White);
                match moves.iter().filter(|(from, to)| *from == king && self.corner(*to)).count() {
                    0 => None,
                    1 => Some("tafl-announce-via-libera"),
                    _ => Some("tafl-announce-fuggito"),
                }
            }
            Colour::Black => {
                let mut moves = self.any_moves(Colour::Black).into_iter();
                moves.any(|(from, to)| self.clone().play(from, to).king).then_some("tafl-announce-attento-al-re")
            }
        }
    }

    /// How the game stands after a turn of `mover`, but for draws.
    pub fn end(&self, mover: Colour) -> Option<&'static str> {
        match self.king() {
            None => Some("king_captured"),
            Some(king) if self.corner(king) => Some("corner"),
            Some(_) if self.any_moves(mover.other()).is_empty() => Some("no_moves"),
            Some(_) => None,
        }
    }

    /// The rows from the top.
    pub fn rows(&self) -> Vec<String> {
        let row = |rank| (0..self.n).map(|file| self.sign((file, rank))).collect();
        (0..self.n).rev().map(row).collect()
    }
}
