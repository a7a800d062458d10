//! La Corona as search sees it. Who carries the Crown into an Asylum wins; so what counts is who bears on the Crown,
//! how safely its possessor stands and how near he is to an Asylum, and only then men and the room they have.

use super::{Glance, Outlook, SLOTS};
use crate::bots::{DECIDED, Effort};
use crate::rules::corona::board::{ASYLUMS, CENTRE, Direction, Lines, Square, colour, distance, is_asylum};
use crate::rules::corona::{Corona, Help, Kind, Man, Move};
use crate::rules::game::{Game, Stage, Turn};
use crate::rules::{Seat, Side};

/// What a piece is worth in hundredths of a Pawn, in the order of [`Kind::ALL`].
const WORTH: [i32; 10] = [1000, 700, 520, 260, 350, 340, 240, 340, 220, 100];
/// The same where Ram, Signifer and Dragon move regularly only.
const WORTH_REGULAR: [i32; 10] = [1000, 700, 520, 260, 350, 180, 240, 190, 160, 100];
/// The part of its worth that a piece loses which is bound to the colour no Asylum has.
const BARRED: i32 = 10;

/// A piece more than the enemy has that bears on the free Crown; at most four count.
const BEARS: i32 = 25;
/// More own pieces bear on the free Crown than of any other side, and it is the own turn; or theirs.
const CLAIM: [i32; 2] = [160, 110];
/// The Crown possessed, while nobody can strike the possessor.
const HELD: i32 = 300;
/// It is also his side's turn; more than any softness, so that a Crown is not left for the next turn.
const TURN: i32 = 60;
/// For each step nearer to an Asylum than the middle of the board is, from where the possessor can get there.
const STEP: i32 = 40;
/// A way into an Asylum that is open if nobody prevents it; another one.
const ENTRY: [i32; 2] = [350, 250];
/// A square from which the possessor could enter after his next move; at most four count.
const SECOND: i32 = 20;
/// So many of them, none, one or more, on which nobody could strike him as the board stands.
const RUN: [i32; 3] = [0, 200, 260];
/// An own piece that bears on the possessor's square and would take back; at most three count.
const BACKED: i32 = 25;

/// So many times as many positions are looked at as elsewhere, in fifths: a squadron has some eighty moves.
const FIFTHS: u64 = 8;
/// Who is soft by a hundredth elsewhere misjudges positions by so many here: on a few hundredths of a Pawn nothing
/// depends, and a handicap larger than a man would throw men away.
const BLUR: u16 = 10;

impl Outlook for Corona {
    fn worth(&self, side: Side) -> i32 {
        let mut helps = [None; 4];
        let (mut men, mut rest, mut others) = (0, 0, 0);
        for seat in self.seating().iter().filter(|&seat| self.field().count(seat) > 0) {
            let help = self.help(seat);
            helps[seat.index() & 3] = Some(help);
            let squadron = squadron(self, seat, &help);
            if self.side(seat) == side {
                men += squadron
            } else {
                rest += squadron
            }
            others |= if self.side(seat) == side { 0 } else { 1_u32 << self.side(seat).0 };
        }
        // Against several sides only as much of their men counts as one of them has.
        let balance = men - rest / others.count_ones().max(1) as i32;
        (balance + crown(self, &helps, side)).clamp(1 - DECIDED, DECIDED - 1)
    }

    fn fitted(&self, effort: Effort) -> Effort {
        let blur = effort.softness.saturating_mul(BLUR);
        Effort { nodes: effort.nodes.saturating_mul(FIFTHS) / 5, softness: 0, blur, ..effort }
    }

    fn settled(&self) -> Option<Move> {
        if matches!(self.turn(), Turn::Seat(_, Stage::Play)) {
            return None;
        }
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.first().copied()
    }

    fn turned_to(&self, seat: Seat) -> Option<Corona> {
        self.turned_to_seat(seat)
    }

    fn glance(&self) -> Glance {
        let Some(holder) = self.field().possessor() else { return Glance::Quiet };
        let own = holder == self.to_move();
        if (!own && self.side(holder) == self.side(self.to_move()))
            || self.entries(&self.help(holder), &mut |_| ()) == 0
        {
            return Glance::Quiet;
        }
        match own {
            true if self.is_carrier_free() => Glance::Won(1),
            true => Glance::Quiet,
            false => Glance::Pressed,
        }
    }

    fn noisy(&self, out: &mut Vec<Move>) {
        let first = out.len();
        self.moves(out);
        let mut helps = [None; 4];
        let mut kept = first;
        for nth in first..out.len() {
            let mv = out[nth];
            if !is_noisy(self, mv, &mut helps) {
                continue;
            }
            // Of several that strike on one square only the one worth least: the others come after it.
            match out[first..kept].iter().position(|&other| goal(other) == goal(mv)) {
                Some(same) if striker(self, out[first + same]) <= striker(self, mv) => {}
                Some(same) => out[first + same] = mv,
                None => {
                    out[kept] = mv;
                    kept += 1;
                }
            }
        }
        out.truncate(kept);
    }

    fn promise(&self, mv: Move) -> i32 {
        let Move::Step { from, to, crown } = mv else { return 0 };
        let Some((_, man)) = self.field().at(from) else { return 0 };
        let worth = worths(self);
        let prey = self.field().at(to).map_or(0, |(_, prey)| worth[prey.kind() as usize]);
        let held = self.field().crown();
        let takes = i32::from(to == held) * 2_000;
        let enters = i32::from(crown && is_asylum(to)) * 20_000;
        let nearer = if crown { 100 + 10 * (way_home(from) - way_home(to)).max(0) } else { 0 };
        let struck = if prey > 0 { 1_100 + prey - worth[man.kind() as usize] / 8 } else { 0 };
        takes + enters + nearer + struck
    }

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Step { from, to, crown } => {
                (usize::from(from.0) * 53 + usize::from(to.0) * 311 + usize::from(crown)) % SLOTS
            }
            _ => 0,
        }
    }
}

fn worths(game: &Corona) -> &'static [i32; 10] {
    if game.rules().irregular { &WORTH } else { &WORTH_REGULAR }
}

/// Steps of a King to the nearest Asylum.
fn way_home(at: Square) -> i32 {
    ASYLUMS.iter().map(|&asylum| distance(at, asylum)).min().unwrap_or_default() as i32
}

/// The men of a seat, each with the room it has.
fn squadron(game: &Corona, seat: Seat, help: &Help) -> i32 {
    let worth = worths(game);
    let men = game.field().standing(seat).filter_map(|at| Some((at, game.field().at(at)?.1)));
    men.map(|(at, man)| {
        let whole = worth[man.kind() as usize];
        let barred = man.kind().is_bound() && colour(at) != colour(ASYLUMS[0]);
        whole - if barred { whole / BARRED } else { 0 } + room(game, seat, at, man, help)
    })
    .sum()
}

/// What the place of a piece is worth: how far it sees, what its guards and the voids behind it give it, how near it is
/// to the middle.
fn room(game: &Corona, seat: Seat, at: Square, man: Man, help: &Help) -> i32 {
    let lines = game.field().lines();
    let near = |most: i32| (most - distance(at, CENTRE) as i32).max(0);
    match man.kind() {
        Kind::King => sight(lines, at, &Direction::ALL).min(30),
        Kind::Lieutenant if help.seen => near(8),
        Kind::Lieutenant => sight(lines, at, &Direction::ALL).min(30),
        Kind::Paladin => 2 * sight(lines, at, &Direction::ORTHOGONAL).min(20),
        Kind::Amazon => 2 * sight(lines, at, &Direction::DIAGONAL).min(20),
        Kind::Ram if game.rules().irregular => 2 * sight(lines, at, &Direction::ORTHOGONAL).min(15) + near(8),
        Kind::Signifer => 7 * game.reach(seat, at, help).min(6) as i32 + 2 * near(8),
        Kind::Pawn => 3 * near(9),
        Kind::Knight | Kind::Centaur | Kind::Dragon | Kind::Ram => 5 * near(10),
    }
}

fn sight(lines: &Lines, at: Square, directions: &[Direction]) -> i32 {
    directions.iter().map(|&direction| lines.open(at, direction) as i32).sum()
}

/// What the Crown is worth to a side where it stands. Whoever has more pieces that bear on its square has it in the end:
/// they strike there one after the other.
fn crown(game: &Corona, helps: &[Option<Help>; 4], side: Side) -> i32 {
    let at = game.field().crown();
    let mut bearing = [0_i32; 4];
    for (seat, help) in (0..).map(Seat).zip(helps) {
        if let Some(help) = help {
            bearing[usize::from(game.side(seat).0 & 3)] += game.bearing(seat, at, help).count() as i32;
        }
    }
    let of = |side: Side| usize::from(side.0 & 3);
    let turn = game.side(game.to_move());
    let Some((holder, man)) = game.field().at(at) else {
        let own = bearing[of(side)];
        let rest = (0..4).filter(|&other| other != of(side)).map(|other| bearing[other]).max().unwrap_or_default();
        let claim = match own - rest {
            0 => 0,
            1.. => CLAIM[usize::from(turn != side)],
            _ => -CLAIM[usize::from(turn == side)],
        };
        return claim + BEARS * (own - rest).clamp(-4, 4);
    };
    let home = game.side(holder);
    let backers = bearing[of(home)];
    let foes = bearing.iter().sum::<i32>() - backers;
    let full = HELD + road(game, helps, holder, man);
    let safe = match (foes, foes > backers, turn == home) {
        (0, _, true) => full + TURN,
        (0, ..) => full,
        (_, false, true) => full * 3 / 4,
        (_, false, false) | (_, true, true) => full / 2,
        (_, true, false) => -CLAIM[1],
    };
    let value = safe + BACKED * backers.min(3) - 10 * foes.min(4);
    if home == side { value } else { -value }
}

/// How near the possessor of the Crown is to an Asylum, and how open his ways are.
fn road(game: &Corona, helps: &[Option<Help>; 4], holder: Seat, man: Man) -> i32 {
    let at = game.field().crown();
    // Who is bound to the other colour never gets there; all he can do is leave the Crown where he stands.
    if man.kind().is_bound() && colour(at) != colour(ASYLUMS[0]) {
        return -HELD / 2;
    }
    let Some(help) = &helps[holder.index() & 3] else { return 0 };
    let home = game.side(holder);
    let struck = |to: Square| {
        let foes = (0..).map(Seat).zip(helps).filter(|&(seat, _)| game.side(seat) != home);
        { foes }.any(|(seat, help)| help.as_ref().is_some_and(|help| game.would_strike(seat, to, help)))
    };
    let (mut second, mut runs, mut goals) = (0, 0, 0);
    let entries = game.entries(help, &mut |to| {
        goals += 1;
        if game.would_enter(man.kind(), to, help) {
            second += 1;
            runs += usize::from(runs < 2 && !struck(to));
        }
    });
    let entries = ENTRY[0] * entries.min(1) as i32 + ENTRY[1] * entries.saturating_sub(1).min(1) as i32;
    STEP * (8 - way_home(at)) + entries + SECOND * second.min(4) + RUN[runs] + goals.min(20)
}

/// Where a move goes.
fn goal(mv: Move) -> Option<Square> {
    match mv {
        Move::Step { to, .. } => Some(to),
        _ => None,
    }
}

/// What the piece is worth that makes a move.
fn striker(game: &Corona, mv: Move) -> i32 {
    match mv {
        Move::Step { from, crown, .. } => {
            // Who possesses the Crown takes it along.
            let worth = game.field().at(from).map_or(0, |(_, man)| worths(game)[man.kind() as usize]);
            if crown { worth - 1 } else { worth }
        }
        _ => 0,
    }
}

/// Does a move upset the balance: an Asylum entered, the Crown taken, a piece struck that is worth more than the
/// striker or has nobody behind it?
fn is_noisy(game: &Corona, mv: Move, helps: &mut [Option<Help>; 4]) -> bool {
    let Move::Step { from, to, crown } = mv else { return false };
    if to == game.field().crown() || (crown && is_asylum(to)) {
        return true;
    }
    let (Some((seat, man)), Some((_, prey))) = (game.field().at(from), game.field().at(to)) else { return false };
    let worth = worths(game);
    let gain = worth[prey.kind() as usize] - worth[man.kind() as usize];
    gain > 60
        || !game.seating().iter().filter(|&foe| game.side(foe) != game.side(seat)).any(|foe| {
            let help = helps[foe.index() & 3].get_or_insert_with(|| game.help(foe));
            game.bearing(foe, to, help).next().is_some()
        })
}
