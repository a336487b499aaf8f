//! Boxes with rounded edges.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::{MeshBuilder, Plane};

/// Segments of a rounded edge from the flat face to the middle of the edge.
const ROUNDING: usize = 3;

impl MeshBuilder {
    /// Adds a box with rounded edges around the origin. `fill` adds the flat part of each face, given its
    /// axis, its plane, and half its width and height.
    pub fn rounded_box(
        &mut self,
        half: Vec3,
        radius: f32,
        mut fill: impl FnMut(&mut Self, Vec3, &Plane, Vec2),
    ) {
        let flat = half - radius;
        let faces = [
            (Vec3::X, Vec3::NEG_Z, Vec3::Y),
            (Vec3::NEG_X, Vec3::Z, Vec3::Y),
            (Vec3::Y, Vec3::X, Vec3::NEG_Z),
            (Vec3::NEG_Y, Vec3::X, Vec3::Z),
            (Vec3::Z, Vec3::X, Vec3::Y),
            (Vec3::NEG_Z, Vec3::NEG_X, Vec3::Y),
        ];
        for (number, (normal, u, v)) in (0..).zip(faces) {
            let size = |axis: Vec3, of: Vec3| (axis * of).element_sum().abs();
            let plane = Plane::new(normal * size(normal, half), u, v);
            let inner = Vec2::new(size(u, flat), size(v, flat));
            self.face = number;
            fill(self, normal, &plane, inner);
            self.rounded_frame(&plane, inner, radius, flat);
        }
    }

    /// Adds the rounded border of a face, up to the middle of each edge.
    fn rounded_frame(&mut self, plane: &Plane, inner: Vec2, radius: f32, flat: Vec3) {
        let steps: Vec<f32> =
            (0..=ROUNDING).map(|k| radius * (FRAC_PI_4 * k as f32 / ROUNDING as f32).tan()).collect();
        let line = |half: f32| -> Vec<f32> {
            let low = steps.iter().rev().map(|step| -half - step);
            low.chain(steps.iter().map(|step| half + step)).collect()
        };
        let (across, upward) = (line(inner.x), line(inner.y));
        let columns = across.len() as u32;
        let first = self.positions.len() as u32;
        for &y in &upward {
            for &x in &across {
                let on_box = plane.at(Vec2::new(x, y), 0.0);
                let core = on_box.clamp(-flat, flat);
                let normal = (on_box - core).normalize();
                self.vertex(core + normal * radius, normal, LinearRgba::WHITE);
            }
        }
        for row in 0..upward.len() as u32 - 1 {
            for column in 0..columns - 1 {
                if row == ROUNDING as u32 && column == ROUNDING as u32 {
                    continue; // the flat part
                }
                let i = first + row * columns + column;
                self.indices.extend([i, i + 1, i + columns + 1, i, i + columns + 1, i + columns]);
            }
        }
    }
}
