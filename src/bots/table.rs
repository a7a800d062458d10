//! The transposition table: what search has found out about positions it may meet again. Its size is fixed, a
//! newer or deeper finding pushes an older one out.

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
}

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding<M> {
    /// Which position: [`crate::rules::Game::key`].
    pub(super) key: u64,
    /// The best move, if one stood out.
    pub(super) best: Option<M>,
    /// The value for the side to move.
    pub(super) value: i32,
    /// How many plies deep it was searched.
    pub(super) depth: i32,
    /// What the value means.
    pub(super) bound: Bound,
    /// In which iteration it was found.
    pub(super) iteration: i32,
}

/// A table of findings.
pub(super) struct Table<M> {
    slots: Vec<Option<Finding<M>>>,
}

impl<M: Copy> Table<M> {
    /// Two to the power of `bits` slots.
    pub(super) fn new(bits: u8) -> Table<M> {
        Table { slots: vec![None; 1 << bits.min(24)] }
    }

    fn slot(&self, key: u64) -> usize {
        (key % self.slots.len() as u64) as usize
    }

    /// What is known of a position.
    pub(super) fn get(&self, key: u64) -> Option<&Finding<M>> {
        self.slots[self.slot(key)].as_ref().filter(|found| found.key == key)
    }

    /// Keeps a finding, unless a deeper one of the same iteration stands in its slot.
    pub(super) fn put(&mut self, found: Finding<M>) {
        let slot = self.slot(found.key);
        if self.slots[slot].as_ref().is_none_or(|old| found.depth >= old.depth || found.iteration > old.iteration) {
            self.slots[slot] = Some(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(key: u64, depth: i32, iteration: i32) -> Finding<u8> {
        Finding { key, best: None, value: 0, depth, bound: Bound::Exact, iteration }
    }

    #[test]
    fn deeper_and_newer_findings_stay() {
        let mut table = Table::new(2);
        table.put(finding(1, 5, 1));
        table.put(finding(5, 3, 1));
        assert!(table.get(5).is_none() && table.get(1).is_some());
        table.put(finding(5, 3, 2));
        assert!(table.get(1).is_none() && table.get(5).is_some());
    }
}
