//! The 3D scene.

mod appearance;
mod figures;
mod mesh_builder;
mod push;
mod themes;
mod threats;
mod view;
