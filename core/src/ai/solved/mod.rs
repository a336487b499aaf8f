//! The Quixo tablebase: exact values of every state, state numbers, files and lookups.

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
