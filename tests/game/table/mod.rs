//! How a position looks.

mod look;
mod threats;
mod view;
