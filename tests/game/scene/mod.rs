//! The 3D scene.

mod appearance;
mod threats;
mod view;
