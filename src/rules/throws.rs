//! What dice have shown, counted: whoever thinks that they are loaded may look.

/// How the dice of one player have fallen.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Throws {
    /// How often he has thrown.
    pub count: u32,
    /// How often a die has shown each face, one first.
    pub faces: [u32; 6],
    /// With two dice: how often both together have shown a higher and a lower face, each less one.
    pub pairs: [[u32; 6]; 6],
}

impl Throws {
    /// Counts a throw: the higher die first, 0 for a die that is not there.
    pub(super) fn add(&mut self, [high, low]: [u8; 2]) {
        self.count += 1;
        let face = |pips: u8| usize::from(pips).checked_sub(1).filter(|&face| face < 6);
        for face in [high, low].into_iter().filter_map(face) {
            self.faces[face] += 1;
        }
        if let (Some(high), Some(low)) = (face(high), face(low)) {
            self.pairs[high][low] += 1;
        }
    }

    /// How many times a die has been counted: twice for each throw of two.
    pub fn dice(&self) -> u32 {
        self.faces.iter().sum()
    }

    /// What a die has shown on the average, in pips; a fair one shows three and a half. `None` before the first throw.
    pub fn mean(&self) -> Option<f32> {
        let pips: u32 = (1..).zip(self.faces).map(|(pips, count)| pips * count).sum();
        (self.dice() > 0).then(|| pips as f32 / self.dice() as f32)
    }

    /// How often both dice showed the same. A sixth of all throws does, in the long run.
    pub fn doubles(&self) -> u32 {
        (0..6).map(|face| self.pairs[face][face]).sum()
    }

    /// The pairs that have fallen, the higher die first, and how often, the commonest first.
    pub fn fallen_pairs(&self) -> Vec<([u8; 2], u32)> {
        let all = (1..=6_u8).rev().flat_map(|high| (1..=high).rev().map(move |low| [high, low]));
        let count = |[high, low]: [u8; 2]| self.pairs[usize::from(high) - 1][usize::from(low) - 1];
        let mut fallen: Vec<_> = all.map(|pair| (pair, count(pair))).filter(|&(_, count)| count > 0).collect();
        fallen.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        fallen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_pairs_and_the_average_are_counted() {
        let mut throws = Throws::default();
        assert_eq!((throws.mean(), throws.fallen_pairs()), (None, vec![]));
        [[6, 3], [4, 4], [6, 3]].into_iter().for_each(|dice| throws.add(dice));
        assert_eq!((throws.count, throws.dice(), throws.doubles()), (3, 6, 1));
        assert_eq!(throws.faces, [0, 0, 2, 2, 0, 2]);
        assert_eq!(throws.fallen_pairs(), [([6, 3], 2), ([4, 4], 1)]);
        assert_eq!(throws.mean(), Some(26.0 / 6.0));
    }

    #[test]
    fn a_single_die_makes_no_pair() {
        let mut throws = Throws::default();
        throws.add([5, 0]);
        assert_eq!((throws.count, throws.dice(), throws.doubles(), throws.fallen_pairs()), (1, 1, 0, vec![]));
    }
}
