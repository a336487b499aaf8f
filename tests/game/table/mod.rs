//! The 3D table.

mod appearance;
mod threats;
mod view;
