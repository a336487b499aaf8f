//! Matches and their files, puzzles, lessons, review.

mod explorer;
mod lessons;
mod matches;
mod mistakes;
mod practice;
mod puzzle_sets;
mod records;
mod review;
mod search_memory;
mod strength;
mod threats;
mod tournaments;
