//! Exact values of Quixo positions.

pub mod board;
pub mod classes;
pub mod file;
pub mod geometry;
pub mod packing;
pub mod sets;
