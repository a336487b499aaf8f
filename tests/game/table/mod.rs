//! How a position looks.

mod look;
