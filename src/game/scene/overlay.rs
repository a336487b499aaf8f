//! Overlays: meshes drawn over the board, such as marks, arrows and light along edges.

use std::borrow::Cow;

use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::materials::Surface;
use super::named_mesh;

/// A mesh over the board that casts no shadow and is invisible to picking.
#[derive(Component, Clone, Copy, Default, Debug)]
#[require(NotShadowCaster, Pickable::IGNORE)]
pub struct Overlay;

/// The overlays that have the marker component `L`. They are replaced together when their content changes.
#[derive(SystemParam)]
pub struct Layer<'w, 's, L: Component + Default> {
    overlays: Query<'w, 's, Entity, With<L>>,
    commands: Commands<'w, 's>,
}

impl<L: Component + Default> Layer<'_, '_, L> {
    /// Despawns all overlays of the layer.
    pub fn clear(&mut self) {
        for overlay in &self.overlays {
            self.commands.entity(overlay).despawn();
        }
    }

    pub fn spawn(
        &mut self,
        name: impl Into<Cow<'static, str>>,
        mesh: &Handle<Mesh>,
        material: &Handle<Surface>,
        transform: Transform,
    ) -> EntityCommands<'_> {
        self.commands.spawn((named_mesh(name, mesh, material), L::default(), Overlay, transform))
    }
}
