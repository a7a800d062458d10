//! The conformance suite over every game of the house, and over a toy that has of everything a little.

mod common;
mod toy;

use common::conformance::conform;
use toy::{Options, Toy};

#[test]
fn toy() {
    for hands in [1, 2] {
        for (rigour, pairs) in [(false, false), (true, false), (false, true), (true, true)] {
            conform::<Toy>(&Options { hands, rigour, pairs });
        }
    }
}
