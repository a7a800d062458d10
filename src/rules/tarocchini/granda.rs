//! The Granda, the sequence of the trumps: the only one that may be broken and mended (cap. II).

use super::card::{Card, Cards};

/// The trumps of the Granda after the Angelo, from the Mondo to the Amore; the Mori follow.
const STEPS: u32 = 15;
/// Mondo, Sole, Luna: one of them may be left out.
const PRIVILEGED: u32 = 3;

/// A Granda counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Granda {
    /// What it is worth; nothing if it is none.
    pub points: u16,
    /// The cards that count: trumps, Mori, counters.
    pub cards: u8,
    /// Trumps from the Angelo to the Amore that count.
    pub trumps: u8,
    /// Mori that count.
    pub mori: u8,
    /// Counters held: they all count, set in or not.
    pub counters: u8,
    /// How far it goes: the first step that stops it, 0 the Mondo, 15 beyond the Amore.
    pub reach: u8,
}

/// A walk along the Granda.
#[derive(Clone, Copy)]
struct Walk {
    /// Trumps of the Granda held after the Angelo, the Mondo first.
    held: u32,
    step: u32,
    taken: u8,
    counters: u8,
    /// Has a privileged trump been left out?
    skipped: bool,
    /// Was the last thing placed a counter?
    counted: bool,
}

impl Walk {
    /// The most trumps taken and, with as many, the farthest reach.
    fn best(mut self) -> (u8, u8) {
        while self.step < STEPS {
            if self.held >> self.step & 1 == 1 {
                self.taken += 1;
                self.counted = false;
                self.step += 1;
                continue;
            }
            let here = (self.taken, self.step as u8);
            let fill = (self.counters > 0 && !self.counted).then(|| Walk {
                counters: self.counters - 1,
                counted: true,
                step: self.step + 1,
                ..self
            });
            let skip =
                (self.step < PRIVILEGED && !self.skipped).then(|| Walk { skipped: true, step: self.step + 1, ..self });
            match (skip, fill) {
                (None, None) => return here,
                // Only where both are possible is there something to choose.
                (Some(skip), Some(fill)) => return skip.best().max(fill.best()),
                (Some(next), None) | (None, Some(next)) => self = next,
            }
        }
        (self.taken, STEPS as u8)
    }
}

/// Counts the Granda of a set of cards.
pub fn granda(cards: Cards) -> Granda {
    let counters = (cards & Cards::COUNTERS).len() as u8;
    if !cards.has(Card::ANGELO) {
        return Granda { counters, ..Granda::default() };
    }
    let held = (cards.0 >> Card::MONDO.0) as u32 & ((1 << STEPS) - 1);
    let (taken, reach) = Walk { held, step: 0, taken: 1, counters, skipped: false, counted: false }.best();
    let mori = if u32::from(reach) == STEPS { (cards & Cards::MORI).len() as u8 } else { 0 };
    let n = taken + mori + counters;
    let points = if taken >= 2 && n >= 3 { 10 + 5 * (u16::from(n) - 3) } else { 0 };
    let cards = if points > 0 { n } else { 0 };
    Granda { points, cards, trumps: taken, mori, counters, reach }
}

impl Granda {
    /// Which of these cards it is made of: what is laid on the table to declare it.
    pub fn made_of(self, cards: Cards) -> Cards {
        let reached = Cards((1 << (Card::MONDO.0 + self.reach)) - 1) & Cards::TRUMPS;
        let mori = if self.mori > 0 { Cards::MORI } else { Cards::NONE };
        cards & (reached | mori | Cards::COUNTERS)
    }
}
