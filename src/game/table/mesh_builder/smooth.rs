//! Smooth normals, shared across edges that are not sharp.

use std::collections::HashMap;

use bevy::prelude::*;

use super::MeshBuilder;

/// Distance below which vertices count as one corner, in world units.
const SAME: f32 = 1e-4;

impl MeshBuilder {
    /// Number of vertices, as the start of smoothing.
    pub fn length(&self) -> usize {
        self.positions.len()
    }

    /// Smooths the vertices added since `from`: faces that meet at less than `crease`, in radians, share
    /// their normals.
    pub fn smooth(&mut self, from: usize, crease: f32) {
        let mut corners: HashMap<IVec3, Vec<usize>> = HashMap::new();
        for i in from..self.positions.len() {
            corners.entry((self.positions[i] / SAME).round().as_ivec3()).or_default().push(i);
        }
        let flat = self.normals.clone();
        let limit = crease.cos();
        for together in corners.values() {
            for &i in together {
                // Each normal counts once, however many triangles meet there.
                let mut counted: Vec<Vec3> = Vec::new();
                for &j in together {
                    let new = counted.iter().all(|seen| seen.dot(flat[j]) < 0.9999);
                    if flat[i].dot(flat[j]) > limit && new {
                        counted.push(flat[j]);
                    }
                }
                self.normals[i] = counted.into_iter().sum::<Vec3>().normalize_or(flat[i]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::super::{Plane, Ring, polygon};
    use super::*;

    #[test]
    fn smoothing_a_cylinder_keeps_its_sharp_edge() {
        let ring = |height: f32| -> Ring { polygon(24, 1.0, 0.0, height) };
        let mut builder = MeshBuilder::default();
        builder
            .dish(&Plane::horizontal(0.0), &[(ring(0.0), LinearRgba::WHITE), (ring(1.0), LinearRgba::WHITE)]);
        builder.smooth(0, FRAC_PI_2 / 2.0);
        for (position, normal) in builder.positions.iter().zip(&builder.normals) {
            let outward = position.with_y(0.0).normalize_or_zero();
            let round = normal.distance(outward) < 1e-3;
            assert!(round || *normal == Vec3::Y, "{normal} at {position}");
        }
    }
}
