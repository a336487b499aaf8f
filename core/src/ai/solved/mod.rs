//! Exact values of two-player Quixo: the numbers of its states, their tables, and who asks for them.

pub mod board;
pub mod classes;
mod coder;
pub mod file;
pub mod geometry;
pub mod opening;
pub mod packed;
pub mod packing;
pub mod sets;
mod tables;
mod value;

pub use tables::{FIRST_MADE, Made, Solved, Zone};
pub use value::Value;
