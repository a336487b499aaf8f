//! The 3D table.

mod look;
mod threats;
mod view;
