//! Keys of positions: what every game with a board hashes its pieces and squares with.

/// Spreads a small number over 64 bits: the finalizer of SplitMix64 (Steele, Lea and Flood, 2014) over a Weyl step.
pub const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
