//! The side panel of a match.

mod notice;
mod seats;
mod series;
mod status;
mod talk;
mod tooltips;
