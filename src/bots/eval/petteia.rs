//! Petteia as search sees it. Men decide: a class that is lost loses the game, so each man is worth the more the fewer
//! of his class are left. They press on enemies whose other side is open, and go forward: who waits draws. In the
//! modern games the basileus runs for the enemy's first rank. Dice are weighed by how many throws would do.

use super::{Glance, Outlook, SLOTS};
use crate::bots::Effort;
use crate::rules::game::Game;
use crate::rules::petteia::board::{Army, Direction, Paces};
use crate::rules::petteia::{At, Board, Colour, Kind, Move, Petteia, Set};
use crate::rules::{Side, Stage, Turn};

/// A man.
const MAN: i32 = 100;
/// The last man of a class is worth so much more, the last but one half of it, and so on.
const SCARCE: i32 = 300;
/// A basileus, where he is only one piece more, and where he can win the game.
const BASILEUS: [i32; 2] = [100, 220];
/// For each rank a man has gone forward.
const ADVANCE: i32 = 1;
/// An enemy man with an own piece beside him and nobody behind him.
const PRESSED: i32 = 10;
/// To be to move.
const TEMPO: i32 = 8;
/// For the enemies beside a basileus, squared: where he is only one piece more, and where more depends on him.
const SHUT_IN: [i32; 2] = [-3, -12];
/// A basileus in a modern game: for each rank he has gone; if two moves would bring him through; if one would.
const GONE: i32 = 6;
const NEAR: i32 = 60;
const THROUGH: i32 = 250;
/// With dice, if every throw would bring him through: before the own throw, and before the enemy's.
const THROWN: [i32; 2] = [1500, 500];

/// With dice a player of some softness has a blur instead, so many times as great and so much more: what the dice undo
/// hides what a softness costs.
const BLUR: [u16; 2] = [9, 60];

fn colour_of(side: Side) -> Colour {
    if side == Colour::White.side() { Colour::White } else { Colour::Black }
}

impl Outlook for Petteia {
    fn worth(&self, side: Side) -> i32 {
        let colour = colour_of(side);
        let mut own = army(self, colour) - army(self, colour.other());
        if self.turn() == Turn::Chance(Stage::Throw) {
            let hope = hope(self);
            own += if self.to_move() == colour { hope } else { -hope };
        }
        let [more, fewer] = [colour, colour.other()].map(|colour| self.board().army(colour).all().count());
        // Whoever has more pieces wins when nothing is captured for long.
        let lead = (more as i32 - fewer as i32).signum() * i32::from(self.quiet());
        let tempo = if self.to_move() == colour { TEMPO } else { -TEMPO };
        own + lead + tempo
    }

    fn fitted(&self, effort: Effort) -> Effort {
        if self.options().variant.dice() == 0 || effort.softness == 0 {
            return effort;
        }
        Effort { softness: 0, blur: effort.softness.saturating_mul(BLUR[0]).saturating_add(BLUR[1]), ..effort }
    }

    fn glance(&self) -> Glance {
        if !matches!(self.turn(), Turn::Seat(..)) || !self.options().variant.is_nea() || self.options().compulsory {
            return Glance::Quiet;
        }
        let mover = self.to_move();
        let arrives = |colour: Colour, paces: Paces| {
            let at = self.board().army(colour).basileus();
            at.is_some_and(|at| self.board().goals(at, paces).meets(far_rank(self.board(), colour)))
        };
        let dice = self.throw().unwrap_or_default();
        if !self.is_bound() && arrives(mover, self.options().paces(Kind::Basileus, dice)) {
            return Glance::Won(1);
        }
        // What dice will allow the enemy is not known beforehand.
        match self.options().variant.dice() == 0 && arrives(mover.other(), Paces::FREE) {
            true => Glance::Pressed,
            false => Glance::Quiet,
        }
    }

    fn noisy(&self, out: &mut Vec<Move>) {
        out.extend(self.captures());
    }

    fn promise(&self, mv: Move) -> i32 {
        let Move::Step { from, to } = mv else { return 0 };
        let enemy = self.board().army(self.to_move().other());
        if !Set::of(to).beside().meets(enemy.all()) {
            return 0;
        }
        self.takes(from, to).filter_map(|at| enemy.kind(at)).map(|kind| prize(enemy, kind)).sum()
    }

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Step { from, to } => {
                let number = |at: At| at.rank() * 16 + at.file();
                (number(from) * 37 + number(to) * 401) % SLOTS
            }
            _ => 0,
        }
    }
}

/// The enemy's first rank.
fn far_rank(board: &Board, colour: Colour) -> Set {
    board.rank(colour.other().rank(0))
}

/// What the side that is about to throw may hope for: its best capture, as far as a throw is likely to allow it.
fn hope(game: &Petteia) -> i32 {
    let (board, mover) = (game.board(), game.to_move());
    let (dice, landings) = (game.options().variant.dice(), board.landings(mover));
    let enemy = board.army(mover.other());
    let mut best = 0;
    let own = board.army(mover);
    for (from, to) in board.arrivals(landings, own.all()) {
        let (Some(kind), far @ 1..=6) = (own.kind(from), distance(from, to)) else { continue };
        let prey = game.takes(from, to);
        let worth: i32 = prey.filter_map(|at| enemy.kind(at)).map(|kind| prize(enemy, kind)).sum();
        best = best.max(worth * ways(dice, kind, far) / 36);
    }
    best
}

/// In how many of thirty-six throws a piece may go so far, from one to six squares.
fn ways(dice: usize, kind: Kind, distance: i32) -> i32 {
    let (upto, beyond) = (distance - 1, 7 - distance);
    match (dice, kind) {
        (1, _) => 6 * beyond,
        (_, Kind::Peltast) => 36 - upto * upto,
        (_, Kind::Hoplite) => beyond * beyond,
        // Both dice so high, or the higher just so much.
        (_, Kind::Basileus) => beyond * beyond + 2 * upto,
    }
}

/// What a captured piece is worth to the captor.
fn prize(enemy: &Army, kind: Kind) -> i32 {
    MAN + SCARCE / enemy.of(kind).count().max(1) as i32
}

/// What an army is worth where it stands.
fn army(game: &Petteia, colour: Colour) -> i32 {
    let board = game.board();
    let (own, enemy) = (board.army(colour), board.army(colour.other()));
    let mut worth = 0;
    for class in Kind::CLASSES {
        let men = own.of(class).count() as i32;
        if men > 0 {
            worth += MAN * men - SCARCE / men;
        }
    }
    let gone = |at: At| at.rank().abs_diff(colour.rank(0)) as i32;
    worth += ADVANCE * own.men().map(gone).sum::<i32>() + PRESSED * pressed(board, own.all(), enemy.men());
    let Some(at) = own.basileus() else { return worth };
    let nea = game.options().variant.is_nea();
    let beside = (board.around(at) & enemy.all()).count() as i32;
    worth += BASILEUS[usize::from(nea)] + SHUT_IN[usize::from(nea || game.options().sbando)] * beside * beside;
    if nea {
        worth += GONE * gone(at) + run(game, colour, at);
    }
    worth
}

/// How many times an enemy man has an own piece on one side and an empty square on the other.
fn pressed(board: &Board, own: Set, prey: Set) -> i32 {
    let free = board.free();
    let from = |way: Direction| (prey & own.toward(way) & free.toward(way.opposite())).count() as i32;
    Direction::ALL.into_iter().map(from).sum()
}

/// How near a basileus is to breaking through, by one move or by two if nobody else moved.
fn run(game: &Petteia, colour: Colour, at: At) -> i32 {
    let board = game.board();
    let free = board.free();
    let goal = far_rank(board, colour) & free;
    if goal.is_empty() {
        return 0;
    }
    let slid = |from: Set| Direction::ALL.into_iter().fold(Set::NONE, |all, way| all | from.slid(way, free));
    let first = slid(Set::of(at));
    let dice = game.options().variant.dice();
    let near = if slid(first).meets(goal) { NEAR } else { 0 };
    if dice == 0 {
        return if first.meets(goal) { THROUGH } else { near };
    }
    let throws = board.goals(at, Paces::WIDEST) & goal;
    let most = throws.map(|to| ways(dice, Kind::Basileus, distance(at, to))).max().unwrap_or_default();
    let own = game.to_move() == colour && game.turn() == Turn::Chance(Stage::Throw);
    near.max(THROWN[usize::from(!own)] * most / 36)
}

/// Squares between two squares of a line, the second one included.
fn distance(from: At, to: At) -> i32 {
    (from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank())) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Strength;
    use crate::rules::petteia::{Options, Variant};

    #[test]
    fn softness_is_a_blur_where_there_are_dice_and_nowhere_else() {
        let efforts = |variant| {
            let game = Petteia::start(&Options { variant, ..Options::default() }, &());
            Strength::ALL.map(|strength| game.fitted(strength.effort()))
        };
        assert_eq!(efforts(Variant::NeaPetteia), Strength::ALL.map(Strength::effort));
        let dice = efforts(Variant::NeaKubeia);
        assert!(dice.iter().all(|effort| effort.softness == 0));
        assert!(dice.windows(2).all(|pair| pair[0].blur > pair[1].blur));
        assert_eq!(dice[4].blur, 0);
    }

    #[test]
    fn ways_of_going_so_far_are_those_of_the_dice() {
        let options = Options { variant: Variant::NeaKubeia, ..Options::default() };
        let single = Options { variant: Variant::Kubeia, ..options };
        for distance in 1..=6_u32 {
            for kind in Kind::ALL {
                let thrown = (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| [one.max(other), one.min(other)]));
                let allowed = thrown.filter(|&dice| options.paces(kind, dice).allow(distance)).count() as i32;
                assert_eq!(ways(2, kind, distance as i32), allowed, "{kind:?} {distance}");
                let one = (1..=6).filter(|&die| single.paces(kind, [die, 0]).allow(distance)).count() as i32;
                assert_eq!(ways(1, kind, distance as i32), 6 * one);
            }
        }
    }
}
