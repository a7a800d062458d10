//! Tavoliere.
