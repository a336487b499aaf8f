//! The side panel of a match.

mod clock;
mod moves;
mod notice;
mod seats;
mod series;
mod status;
mod talk;
mod tooltips;
