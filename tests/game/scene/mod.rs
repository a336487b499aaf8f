//! The 3D scene.

mod appearance;
mod figures;
mod threats;
mod view;
