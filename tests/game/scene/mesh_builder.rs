//! Meshes made from rings.

use bevy::mesh::MeshVertexAttribute;
use bevy::mesh::VertexAttributeValues::Float32x3;
use bevy::prelude::*;
use pushflip::game::scene::mesh_builder::{MeshBuilder, Plane, Ring, polygon};
use std::f32::consts::FRAC_PI_2;

#[test]
fn smoothing_a_cylinder_keeps_its_sharp_edge() {
    let ring = |height: f32| -> Ring { polygon(24, 1.0, 0.0, height) };
    let mut builder = MeshBuilder::default();
    builder.dish(&Plane::horizontal(0.0), &[(ring(0.0), LinearRgba::WHITE), (ring(1.0), LinearRgba::WHITE)]);
    builder.smooth(0, FRAC_PI_2 / 2.0);
    let mesh = builder.build();
    let vectors = |attribute: MeshVertexAttribute| match mesh.attribute(attribute) {
        Some(Float32x3(values)) => values.iter().copied().map(Vec3::from).collect::<Vec<_>>(),
        _ => panic!("no vectors"),
    };
    let [positions, normals] = [Mesh::ATTRIBUTE_POSITION, Mesh::ATTRIBUTE_NORMAL].map(vectors);
    for (position, normal) in positions.into_iter().zip(normals) {
        let outward = position.with_y(0.0).normalize_or_zero();
        let round = normal.distance(outward) < 1e-3;
        assert!(round || normal == Vec3::Y, "{normal} at {position}");
    }
}
