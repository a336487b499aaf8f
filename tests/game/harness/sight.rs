//! Visibility checks of the scene, and window sizes.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};
use pushflip::game::scene::camera::{HudInsets, MainCamera};

use super::TestApp;

/// Tolerance for rounding, in pixels.
const ROUNDING: f32 = 1.0;

impl TestApp {
    /// Resizes the window, and waits for the camera.
    pub fn resize(&mut self, width: u32, height: u32) {
        let window = self.window();
        let (width, height) = (width as f32, height as f32);
        self.bevy.world_mut().get_mut::<Window>(window).expect("a window").resolution.set(width, height);
        self.send(WindowResized { window, width, height });
        self.rest();
    }

    /// The part of the window that is not covered by the panel and the banner.
    pub fn free(&mut self) -> Rect {
        let mut windows = self.bevy.world_mut().query_filtered::<&Window, With<PrimaryWindow>>();
        let size = windows.single(self.bevy.world()).expect("one window").size();
        let taken = *self.resource::<HudInsets>();
        Rect::from_corners(vec2(taken.left, taken.top), size - vec2(taken.right, taken.bottom))
    }

    /// The number of pixels by which entities with a name exceed the free part of the window; negative if none does.
    pub fn out_of_sight(&mut self, name: &str) -> f32 {
        let free = self.free();
        let world = self.bevy.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
        let mut things = world.query::<(&Name, &Mesh3d, &GlobalTransform)>();
        let world = self.bevy.world();
        let (camera, eye) = cameras.single(world).expect("one camera");
        let meshes = world.resource::<Assets<Mesh>>();
        let mut farthest = f32::MIN;
        for (_, mesh, at) in things.iter(world).filter(|(named, ..)| named.as_str().starts_with(name)) {
            let mesh = meshes.get(&mesh.0).expect("a mesh");
            let Some(VertexAttributeValues::Float32x3(points)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION)
            else {
                panic!("{name} has no points");
            };
            for &point in points {
                let seen = camera
                    .world_to_viewport(eye, at.transform_point(point.into()))
                    .expect("a point in front of the camera");
                let out = (free.min - seen).max(seen - free.max).max_element();
                farthest = farthest.max(out);
            }
        }
        assert!(farthest > f32::MIN, "there is no {name} on the table");
        farthest - ROUNDING
    }
}
