//! Tavoliere's command line.
fn main() {}
