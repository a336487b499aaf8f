//! A mesh builder: strips between rings, caps, rounded boxes and smooth normals, with texture coordinates of
//! wood.

use std::collections::HashMap;
use std::f32::consts::{FRAC_PI_4, SQRT_2, TAU};
use std::ops::Range;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::texture::wood::{PLANK_LENGTH, PLANK_WIDTH, PLANKS};

/// Segments of a rounded edge from the flat face to the middle of the edge.
const ROUNDING: usize = 3;
/// Distance below which vertices count as one corner, in world units.
const SAME_CORNER: f32 = 1e-4;

/// A plane with an origin: `u` points right, `v` up, the normal towards the viewer.
#[derive(Clone, Copy)]
pub struct Plane {
    origin: Vec3,
    u: Vec3,
    v: Vec3,
    normal: Vec3,
}

impl Plane {
    /// The plane whose normal is the unit vector `u × v`.
    pub fn new(origin: Vec3, u: Vec3, v: Vec3) -> Self {
        Self { origin, u, v, normal: u.cross(v) }
    }

    /// A horizontal plane seen from above; `v` points north, away from the south seat.
    pub fn horizontal(height: f32) -> Self {
        Self::new(Vec3::Y * height, Vec3::X, Vec3::NEG_Z)
    }

    /// A point of the plane, raised by `height` along the normal.
    pub fn at(&self, p: Vec2, height: f32) -> Vec3 {
        self.origin + self.u * p.x + self.v * p.y + self.normal * height
    }
}

/// A closed polygon around the origin of a plane, at a height above it.
#[derive(Clone)]
pub struct Ring {
    /// Corners, counter-clockwise.
    pub points: Vec<Vec2>,
    pub height: f32,
}

pub type ShadedRing = (Ring, LinearRgba);

/// A mapping of texture coordinates.
#[derive(Clone, Copy, PartialEq, Default)]
pub enum UvMapping {
    /// Box mapping by the dominant axis of the normal, one texture per world unit.
    #[default]
    Faces,
    /// A plank of `texture::wood::planks`.
    Plank {
        /// Index of the plank in the texture.
        number: usize,
        /// A point on the centre line.
        middle: Vec3,
        /// The direction of the grain.
        along: Vec3,
        /// The direction to the upper edge.
        across: Vec3,
        /// The position of `middle` along the plank, in world units.
        from: f32,
    },
}

impl UvMapping {
    /// A horizontal plank with its grain along x.
    pub fn flat_plank(number: usize, middle: Vec3, from: f32) -> Self {
        Self::Plank { number, middle, along: Vec3::X, across: Vec3::Z, from }
    }

    fn uv(self, position: Vec3, normal: Vec3) -> Vec2 {
        match self {
            Self::Faces => {
                let n = normal.abs();
                if n.y >= n.x && n.y >= n.z {
                    Vec2::new(position.x, position.z)
                } else if n.z >= n.x {
                    Vec2::new(position.x, position.y + 0.37)
                } else {
                    Vec2::new(position.z, position.y + 0.61)
                }
            }
            Self::Plank { number, middle, along, across, from } => {
                let at = position - middle;
                let row = (number % PLANKS) as f32 + 0.5 + at.dot(across) / PLANK_WIDTH;
                Vec2::new((from + at.dot(along)) / PLANK_LENGTH, row / PLANKS as f32)
            }
        }
    }
}

/// A mesh under construction.
#[derive(Default)]
pub struct MeshBuilder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
    /// The mapping of vertices added next.
    pub uv_mapping: UvMapping,
    /// The box face of each vertex.
    faces: Vec<u8>,
    face: u8,
}

impl MeshBuilder {
    /// Adds a vertex with its normal, and returns its index.
    pub fn vertex(&mut self, position: Vec3, normal: Vec3, color: LinearRgba) -> u32 {
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(self.uv_mapping.uv(position, normal));
        self.colors.push(color.to_f32_array());
        self.faces.push(self.face);
        (self.positions.len() - 1) as u32
    }

    pub fn triangles(&mut self, indices: impl IntoIterator<Item = u32>) {
        self.indices.extend(indices);
    }

    /// Adds a flat-shaded quadrilateral, counter-clockwise, with a colour per corner.
    pub fn shaded_quad(&mut self, corners: [Vec3; 4], colors: [LinearRgba; 4]) {
        let normal = (corners[2] - corners[0]).cross(corners[3] - corners[1]).normalize_or_zero();
        let i: [u32; 4] = std::array::from_fn(|k| self.vertex(corners[k], normal, colors[k]));
        self.indices.extend([i[0], i[1], i[2], i[0], i[2], i[3]]);
    }

    pub fn quad(&mut self, corners: [Vec3; 4], color: LinearRgba) {
        self.shaded_quad(corners, [color; 4]);
    }

    /// Adds the surfaces between successive rings with equally many points, from the outside inwards, with
    /// interpolated colours for baked shading.
    pub fn shaded_strips(&mut self, plane: &Plane, rings: &[ShadedRing]) {
        for pair in rings.windows(2) {
            for i in 0..pair[0].0.points.len() {
                self.side(plane, [&pair[0].0, &pair[1].0], [pair[0].1, pair[1].1], i);
            }
        }
    }

    /// Adds one side of the surface between two rings, the outer one first, from point `i` to the next.
    fn side(&mut self, plane: &Plane, [outer, inner]: [&Ring; 2], colors: [LinearRgba; 2], i: usize) {
        let j = (i + 1) % outer.points.len();
        self.shaded_quad(
            [
                plane.at(outer.points[i], outer.height),
                plane.at(outer.points[j], outer.height),
                plane.at(inner.points[j], inner.height),
                plane.at(inner.points[i], inner.height),
            ],
            [colors[0], colors[0], colors[1], colors[1]],
        );
    }

    /// Adds the surface between two rings in one colour.
    pub fn strip(&mut self, plane: &Plane, outer: &Ring, inner: &Ring, color: LinearRgba) {
        for i in 0..outer.points.len() {
            self.side(plane, [outer, inner], [color; 2], i);
        }
    }

    /// Adds a wooden moulding on one side of horizontal rings, mitred at the corners. `top` are the strips of its
    /// upper face, `middle` is a point on the centre line of this face, and `from` its position along the plank.
    pub fn moulding(
        &mut self,
        rings: &[ShadedRing],
        side: usize,
        top: Range<usize>,
        middle: Vec3,
        from: f32,
    ) {
        let outward = middle.with_y(0.0).normalize();
        let along = outward.cross(Vec3::Y);
        let face = UvMapping::Plank { number: side, middle, along, across: outward, from };
        let wall = UvMapping::Plank { number: side + 1, middle, along, across: Vec3::Y, from };
        for (number, pair) in rings.windows(2).enumerate() {
            self.uv_mapping = if top.contains(&number) { face } else { wall };
            self.side(&Plane::horizontal(0.0), [&pair[0].0, &pair[1].0], [pair[0].1, pair[1].1], side);
        }
    }

    /// Adds the flat surface inside a ring that is star-shaped around the origin.
    pub fn cap(&mut self, plane: &Plane, ring: &Ring, color: LinearRgba) {
        let centre = self.vertex(plane.at(Vec2::ZERO, ring.height), plane.normal, color);
        let first = centre + 1;
        let n = ring.points.len() as u32;
        for &point in &ring.points {
            self.vertex(plane.at(point, ring.height), plane.normal, color);
        }
        for i in 0..n {
            self.indices.extend([centre, first + i, first + (i + 1) % n]);
        }
    }

    /// Adds rings from the outside inwards, joined by strips with interpolated colours, and closed by a cap.
    pub fn dish(&mut self, plane: &Plane, rings: &[ShadedRing]) {
        self.shaded_strips(plane, rings);
        if let Some((ring, color)) = rings.last() {
            self.cap(plane, ring, *color);
        }
    }

    /// Adds a flat rectangle around the origin, with half sizes.
    pub fn flat(&mut self, plane: &Plane, half: Vec2, color: LinearRgba) {
        let corner = |x: f32, y: f32| plane.at(Vec2::new(x * half.x, y * half.y), 0.0);
        self.quad([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)], color);
    }

    pub fn append(&mut self, other: &Self) {
        let first = self.positions.len() as u32;
        self.positions.extend(&other.positions);
        self.normals.extend(&other.normals);
        self.uvs.extend(&other.uvs);
        self.colors.extend(&other.colors);
        self.faces.extend(&other.faces);
        self.indices.extend(other.indices.iter().map(|i| i + first));
    }

    /// Moves every vertex, and recomputes the normals.
    pub fn bend(&mut self, to: impl Fn(Vec3) -> Vec3) {
        for position in &mut self.positions {
            *position = to(*position);
        }
        self.normals.fill(Vec3::ZERO);
        for triangle in self.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|k| self.positions[triangle[k] as usize]);
            let normal = (b - a).cross(c - a);
            for &i in triangle {
                self.normals[i as usize] += normal;
            }
        }
        for normal in &mut self.normals {
            *normal = normal.normalize_or(Vec3::Y);
        }
    }

    /// Recomputes texture coordinates from box face and position.
    pub fn map_box_uv(&mut self, uv: impl Fn(usize, Vec3) -> Vec2) {
        for (i, at) in self.uvs.iter_mut().enumerate() {
            *at = uv(usize::from(self.faces[i]), self.positions[i]);
        }
    }

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

    /// Number of vertices, as the start of smoothing.
    pub fn length(&self) -> usize {
        self.positions.len()
    }

    /// Smooths the vertices added since `from`: faces that meet at less than `crease`, in radians, share
    /// their normals.
    pub fn smooth(&mut self, from: usize, crease: f32) {
        let mut corners: HashMap<IVec3, Vec<usize>> = HashMap::new();
        for i in from..self.positions.len() {
            corners.entry((self.positions[i] / SAME_CORNER).round().as_ivec3()).or_default().push(i);
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

    /// The finished mesh. It stays in main memory, because picking casts rays at it.
    pub fn build(&self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions.clone())
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals.clone())
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs.clone())
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors.clone())
            .with_inserted_indices(Indices::U32(self.indices.clone()))
    }
}

/// A regular polygon with its first corner at the angle `start` from `u`.
pub fn polygon(corners: usize, radius: f32, start: f32, height: f32) -> Ring {
    let points =
        (0..corners).map(|i| Vec2::from_angle(start + TAU * i as f32 / corners as f32) * radius).collect();
    Ring { points, height }
}

/// A hexagon with two corners on the `u` axis, like the cells of Hexxagon.
pub fn hexagon(radius: f32, height: f32) -> Ring {
    polygon(6, radius, 0.0, height)
}

/// A square with sides along the axes of the plane.
pub fn square(half: f32, height: f32) -> Ring {
    polygon(4, half * SQRT_2, FRAC_PI_4, height)
}

/// Projects the points of a ring from the origin to the edge of a square of half width `half`.
pub fn on_square(ring: &Ring, half: f32, height: f32) -> Ring {
    let points = ring.points.iter().map(|p| *p * (half / p.abs().max_element())).collect();
    Ring { points, height }
}

/// Grey as a vertex colour for baked shading.
pub fn shade(brightness: f32) -> LinearRgba {
    LinearRgba::rgb(brightness, brightness, brightness)
}
