//! Chance that belongs to a place, so that a board is always built alike and no two of its pieces are.

/// A number from 0 to 1 that belongs to a lattice point.
pub fn chance(x: i32, y: i32, salt: u32) -> f32 {
    let mut hash = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77) ^ salt;
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    ((hash ^ (hash >> 15)) >> 8) as f32 / (1 << 24) as f32
}
