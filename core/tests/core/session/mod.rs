//! Matches and what is kept of them, puzzles, lessons, review.

mod lessons;
mod matches;
mod mind;
mod mistakes;
mod practice;
mod puzzle_sets;
mod records;
mod review;
mod strength;
mod threats;
