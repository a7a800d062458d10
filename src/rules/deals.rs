//! What the pack has given, counted: whoever thinks that the dealer cheats may look.

use super::place::Face;

/// A kind of card that is counted.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// The key of its name in the translations.
    pub key: &'static str,
    /// Is a card of this kind?
    pub holds: fn(Face) -> bool,
    /// Which part of the pack is, from 0 to 1.
    pub share: f32,
}

/// What one player has been dealt in all hands that are over.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Deals {
    /// How many hands.
    pub hands: u32,
    /// How many cards.
    pub cards: u32,
    /// How many of each kind that is counted.
    pub kinds: Vec<Dealt>,
}

/// How many cards of a kind a player has been dealt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dealt {
    /// The key of the kind's name.
    pub key: &'static str,
    /// How many.
    pub count: u32,
    /// How many so many cards of the pack hold in the long run.
    pub fair: f32,
}

impl Deals {
    /// One hand more.
    pub(super) fn add(&mut self, cards: &[Face], counted: &[Counted]) {
        self.hands += 1;
        self.cards += cards.len() as u32;
        self.kinds.resize(counted.len(), Dealt { key: "", count: 0, fair: 0.0 });
        for (dealt, kind) in self.kinds.iter_mut().zip(counted) {
            dealt.key = kind.key;
            dealt.count += cards.iter().filter(|&&face| (kind.holds)(face)).count() as u32;
            dealt.fair = self.cards as f32 * kind.share;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_added_up_beside_what_they_hold_in_the_long_run() {
        let even = Counted { key: "even", holds: |face| face.0 % 2 == 0, share: 0.5 };
        let mut deals = Deals::default();
        deals.add(&[Face(1), Face(2), Face(4)], &[even]);
        deals.add(&[Face(6)], &[even]);
        assert_eq!((deals.hands, deals.cards), (2, 4));
        assert_eq!(deals.kinds, [Dealt { key: "even", count: 3, fair: 2.0 }]);
    }
}
