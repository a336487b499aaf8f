//! Exact values of Quixo positions.

pub mod board;
pub mod geometry;
pub mod packing;
pub mod sets;
