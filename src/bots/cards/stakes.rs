//! What a hand that is over is worth to each side, in points: whatever its game counts, and money, on one scale.

use crate::rules::Seat;
use crate::rules::tarocchini::{Kind, Tarocchini};

/// The most sides at a table.
pub(super) const SIDES: usize = 8;

/// What things are worth, in points.
struct Prices {
    /// A point more than the others have, on the average.
    point: f32,
    /// A half-stake received.
    half_stake: f32,
    /// A Partita in the plate.
    partita: f32,
    /// A point of whoever has most, brought to the single plate.
    plate: f32,
}

fn prices(game: &Tarocchini) -> Prices {
    let rules = game.rules();
    let of = |point, half_stake| Prices { point, half_stake, partita: 0.0, plate: 0.0 };
    match rules.game {
        // Only the winner's points are paid, at 25 to the Partita; half as much for coming near keeps to the purpose while
        // the winner is still open.
        Kind::Partita | Kind::Sei => Prices { partita: 25.0, ..of(0.5, 10.0) },
        Kind::Partitaccia => of(0.5, 40.0),
        Kind::Cinquina => Prices { plate: 1.0, ..of(0.3, 0.0) },
        Kind::Quarantacinque if rules.every_hand => of(0.3, 15.0),
        Kind::Centini | Kind::Quarantacinque | Kind::Settanta => of(1.0, 10.0),
        Kind::Milloni => of(1.0, 60.0),
        Kind::Mattaccia => of(-0.1, 10.0),
        Kind::Lecchini => of(1.0, 20.0),
        Kind::Calini => of(0.5, 25.0),
        Kind::Toppa => of(0.2, 10.0),
    }
}

/// What the hand has brought each side; it must be over.
pub(super) fn of(game: &Tarocchini) -> [f32; SIDES] {
    let mut worth = [0.0; SIDES];
    let Some(end) = game.public().end else { return worth };
    let rules = game.rules();
    let sides = usize::from(rules.sides());
    let prices = prices(game);
    let all: f32 = end.points[..sides].iter().map(|&points| f32::from(points)).sum();
    let entered: f32 = game.entries().iter().map(|entry| f32::from(entry.partite)).sum();
    for (side, worth) in worth.iter_mut().enumerate().take(sides) {
        let own = f32::from(end.points[side]);
        let others = (all - own) / (sides - 1).max(1) as f32;
        let player = game.public().seating.player(Seat(side as u8));
        let pays = f32::from(end.pays[player.index()]);
        let mine = game.entries().iter().filter(|entry| usize::from(entry.side.0) == side);
        let partite: f32 = mine.map(|entry| f32::from(entry.partite)).sum();
        let won = end.winner.map_or(0.0, |winner| if usize::from(winner.0) == side { 1.0 } else { -1.0 });
        let most = end.winner.map_or(0.0, |winner| f32::from(end.points[usize::from(winner.0)]));
        *worth = prices.point * (own - others)
            + prices.half_stake * pays
            + prices.partita * (2.0 * partite - entered)
            + prices.plate * won * most;
    }
    worth
}
