//! The meshes of a figure: the carved parts by material, the turned base, the collar and the eyes.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::animals::{ANIMALS, Animal, Eyes, Part};
use super::carving::{Surface, carve};
use crate::game::scene::mesh_builder::{MeshBuilder, Plane, UvMapping, polygon};
use pushflip_core::ai::Level;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Detail {
    /// At low quality.
    Coarse,
    Fine,
}

impl Detail {
    /// The size of the cells of carved forms, in world units, and the number of segments of turned parts.
    fn sizes(self) -> (f32, usize) {
        match self {
            Self::Coarse => (0.060, 36),
            Self::Fine => (0.042, 56),
        }
    }
}

pub const BASE_RADIUS: f32 = 0.55;
const BASE_HEIGHT: f32 = 0.222;
/// The turned profile of the base: radius and height, from below.
const BASE: [(f32, f32); 14] = [
    (0.530, 0.0),
    (0.545, 0.020),
    (0.550, 0.050),
    (0.545, 0.080),
    (0.525, 0.100),
    (0.470, 0.112),
    (0.450, 0.125),
    (0.445, 0.140),
    (0.455, 0.160),
    (0.475, 0.175),
    (0.480, 0.190),
    (0.475, 0.205),
    (0.455, 0.218),
    (0.430, BASE_HEIGHT),
];
/// The brass line in the base.
const LINE: [(f32, f32); 5] =
    [(0.450, 0.112), (0.462, 0.118), (0.466, 0.126), (0.462, 0.134), (0.448, 0.140)];
/// Half the height of the collar, and steps of its rounded edge.
const COLLAR: f32 = 0.028;
const COLLAR_STEPS: usize = 6;
const EYE_SEGMENTS: usize = 18;
/// Edges sharper than this angle stay edges, in radians.
const CREASE: f32 = 0.9;
/// The eyes: ebony in walnut, and the spot of light.
const EBONY: LinearRgba = LinearRgba::rgb(0.10, 0.09, 0.09);
const GLINT: LinearRgba = LinearRgba::rgb(1.7, 1.8, 2.0);

/// The built meshes of body and head for each material, if there are any.
pub type BuiltMeshes = [[Option<Mesh>; 3]; 2];

/// The meshes of a figure: body and head for each material. They are empty until they are built.
pub struct FigureMeshes {
    pub parts: [[Handle<Mesh>; 3]; 2],
    /// The point around which the head turns.
    pub neck: Vec3,
}

impl FigureMeshes {
    pub fn new(level: Level, meshes: &Assets<Mesh>) -> Self {
        let parts = std::array::from_fn(|_| std::array::from_fn(|_| meshes.reserve_handle()));
        Self { parts, neck: ANIMALS[level as usize].neck }
    }

    /// Builds the meshes of a level's animal, which takes longer than a frame.
    pub fn build(level: Level, detail: Detail) -> BuiltMeshes {
        let mesh = |builder: MeshBuilder| (builder.length() > 0).then(|| builder.build());
        build(&ANIMALS[level as usize], detail).map(|part| part.map(mesh))
    }

    pub fn insert(&self, built: BuiltMeshes, meshes: &mut Assets<Mesh>) {
        for (handle, mesh) in self.parts.iter().flatten().zip(built.into_iter().flatten()) {
            if let Some(mesh) = mesh {
                meshes.insert(handle, mesh).expect("a reserved handle");
            }
        }
    }
}

/// The builders of body and head for each material. The head is around its neck.
fn build(animal: &Animal, detail: Detail) -> [[MeshBuilder; 3]; 2] {
    let (cell, segments) = detail.sizes();
    let around = |p: Vec3| {
        let base = (p.y - BASE_HEIGHT).max(p.xz().length() - 0.48);
        animal.body.iter().chain(animal.head).fold(base, |least, part| least.min((part.form)(p)))
    };
    let carved = |parts: &[Part], origin: Vec3| {
        let mut builders: [MeshBuilder; 3] = default();
        for builder in &mut builders {
            builder.uv_mapping = grain();
        }
        for part in parts {
            builders[part.wood as usize].carved(&carve(part.form, &around, cell), part.stain, origin);
        }
        builders
    };
    let [mut body, mut head] = [carved(animal.body, Vec3::ZERO), carved(animal.head, animal.neck)];
    let [_, dark, brass] = &mut body;
    dark.turned(&Plane::horizontal(0.0), &BASE, segments, LinearRgba::WHITE);
    brass.turned(&Plane::horizontal(0.0), &LINE, segments, LinearRgba::WHITE);
    let lean = Quat::from_rotation_x(animal.lean);
    let collar: Vec<(f32, f32)> = (0..=COLLAR_STEPS)
        .map(|step| {
            let (up, out) = (PI * step as f32 / COLLAR_STEPS as f32 - FRAC_PI_2).sin_cos();
            (animal.collar + 0.022 * out, COLLAR * up)
        })
        .collect();
    brass.turned(&Plane::new(animal.neck, Vec3::X, lean * Vec3::NEG_Z), &collar, segments, LinearRgba::WHITE);
    for side in [1.0, -1.0] {
        eye(&mut head, &animal.eyes, side, animal.neck);
    }
    [body, head]
}

/// The grain runs up and towards the viewer, so that it is stretched only where no view shows it.
fn grain() -> UvMapping {
    UvMapping::Plank {
        number: 1,
        middle: Vec3::Y,
        along: Vec3::new(0.0, 1.2, -0.9),
        across: Vec3::new(1.25, 0.0, 0.35),
        from: 3.0,
    }
}

fn eye([light, dark, brass]: &mut [MeshBuilder; 3], eyes: &Eyes, side: f32, neck: Vec3) {
    let at = eyes.at * Vec3::new(side, 1.0, 1.0) - neck;
    let ball = |builder: &mut MeshBuilder, at: Vec3, radius: f32, color: LinearRgba| {
        let steps = EYE_SEGMENTS / 2;
        let profile: Vec<(f32, f32)> = (0..=steps)
            .map(|step| {
                let (up, out) = (PI * step as f32 / steps as f32 - FRAC_PI_2).sin_cos();
                (radius * out.max(1e-3), radius * up)
            })
            .collect();
        builder.turned(&Plane::new(at, Vec3::X, Vec3::NEG_Z), &profile, EYE_SEGMENTS, color);
    };
    let r = eyes.radius;
    let mut pupil = (at, r);
    if eyes.brass {
        ball(brass, at, r, LinearRgba::WHITE);
        let out = Vec3::new(side * 0.30, 0.12, 0.95).normalize();
        pupil = (at + out * r * 0.52, r * 0.62);
    }
    ball(dark, pupil.0, pupil.1, EBONY);
    ball(light, pupil.0 + Vec3::new(-0.35, 0.45, 0.72) * pupil.1, pupil.1 * 0.24, GLINT);
}

impl MeshBuilder {
    /// Adds a carved surface around an origin.
    fn carved(&mut self, surface: &Surface, [red, green, blue]: [f32; 3], origin: Vec3) {
        let first = self.length() as u32;
        for ((position, normal), light) in surface.positions.iter().zip(&surface.normals).zip(&surface.light)
        {
            let color = LinearRgba::rgb(red * light, green * light, blue * light);
            self.vertex(position - origin, *normal, color);
        }
        self.triangles(surface.indices.iter().map(|i| i + first));
    }

    /// Adds a turned part with a profile of radius and height from below, closed at its top.
    fn turned(&mut self, plane: &Plane, profile: &[(f32, f32)], segments: usize, color: LinearRgba) {
        let from = self.length();
        let ring = |&(radius, height): &(f32, f32)| (polygon(segments, radius, 0.0, height), color);
        self.dish(plane, &profile.iter().map(ring).collect::<Vec<_>>());
        self.smooth(from, CREASE);
    }
}

#[cfg(test)]
mod tests {
    use super::super::carving::BOUNDS;
    use super::*;
    use bevy::mesh::Indices;

    /// The largest number of triangles of a figure.
    const MAX_TRIANGLES: [(Detail, usize); 2] = [(Detail::Fine, 24_000), (Detail::Coarse, 13_500)];
    /// The grid of [`Detail::Fine`]; some small parts are lost on a coarser one.
    const FINE: f32 = 0.042;

    #[test]
    fn every_carved_form_is_closed_and_within_its_bounds() {
        for (number, animal) in ANIMALS.iter().enumerate() {
            for part in animal.body.iter().chain(animal.head) {
                let surface = carve(part.form, &|_| 1.0, FINE);
                assert!(!surface.indices.is_empty(), "{number}");
                let mut edges = std::collections::HashMap::<(u32, u32), i32>::new();
                for triangle in surface.indices.chunks_exact(3) {
                    for (a, b) in [(0, 1), (1, 2), (2, 0)].map(|(a, b)| (triangle[a], triangle[b])) {
                        *edges.entry((a.min(b), a.max(b))).or_default() += if a < b { 1 } else { -1 };
                    }
                }
                assert!(edges.values().all(|&balance| balance == 0), "{number}: an open edge");
                for (position, normal) in surface.positions.iter().zip(&surface.normals) {
                    assert!(normal.is_normalized(), "{number}: {normal}");
                    let inside = position.cmpgt(BOUNDS[0]).all() && position.cmplt(BOUNDS[1]).all();
                    assert!(inside, "{number}: {position}");
                }
                let outwards = surface.indices.chunks_exact(3).filter(|triangle| {
                    let [a, b, c] = [0, 1, 2].map(|k| surface.positions[triangle[k] as usize]);
                    let normal = surface.normals[triangle[0] as usize];
                    (b - a).cross(c - a).dot(normal) >= -1e-5
                });
                assert!(
                    outwards.count() * 3 * 10 > surface.indices.len() * 9,
                    "{number}: inverted triangles"
                );
            }
        }
    }

    #[test]
    fn every_figure_has_few_triangles_and_reaches_its_height() {
        for (number, animal) in ANIMALS.iter().enumerate() {
            for (detail, most) in MAX_TRIANGLES {
                let builders = build(animal, detail).into_iter().flatten();
                let triangles: usize =
                    builders.map(|builder| builder.build().indices().map_or(0, Indices::len) / 3).sum();
                assert!((1_000..most).contains(&triangles), "{number}: {triangles}");
            }
            let parts = animal.body.iter().chain(animal.head);
            let surfaces = parts.map(|part| carve(part.form, &|_| 1.0, FINE));
            let top = surfaces.flat_map(|surface| surface.positions).map(|at| at.y).fold(0.0, f32::max);
            assert!((1.4..2.6).contains(&top), "{number}: {top}");
        }
    }
}
