//! Building meshes from strips and rounded boxes, with wood running through them.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How many cells of a texture lie along one unit of length.
const GRAIN_PER_UNIT: f32 = 0.42;
/// Steps of a rounded edge from the flat face to the middle of the edge.
const ROUNDING: usize = 3;

/// A plane in space with an origin: `u` to the right, `v` up, the normal towards the viewer.
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

    /// A horizontal plane seen from above, `v` pointing north (away from the south seat).
    pub fn horizontal(height: f32) -> Self {
        Self::new(Vec3::Y * height, Vec3::X, Vec3::NEG_Z)
    }

    fn at(&self, p: Vec2, height: f32) -> Vec3 {
        self.origin + self.u * p.x + self.v * p.y + self.normal * height
    }
}

/// A closed line around the origin of a plane, at a height above it.
pub struct Ring {
    /// Corners, counter-clockwise.
    pub points: Vec<Vec2>,
    /// Above the plane.
    pub height: f32,
}

/// A mesh under construction.
#[derive(Default)]
pub struct Shape {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Shape {
    fn vertex(&mut self, position: Vec3, normal: Vec3, color: LinearRgba) -> u32 {
        // The grain runs along x; the texture is laid on from the side that the surface faces.
        let n = normal.abs();
        let uv = if n.y >= n.x && n.y >= n.z {
            Vec2::new(position.x, position.z)
        } else if n.z >= n.x {
            Vec2::new(position.x, position.y + 0.37)
        } else {
            Vec2::new(position.y * 0.5 + 0.61, position.z)
        };
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(uv * GRAIN_PER_UNIT);
        self.colors.push(color.to_f32_array());
        (self.positions.len() - 1) as u32
    }

    /// A flat-shaded quadrilateral, counter-clockwise.
    pub fn quad(&mut self, corners: [Vec3; 4], color: LinearRgba) {
        let normal = (corners[2] - corners[0]).cross(corners[3] - corners[1]).normalize_or_zero();
        let i = corners.map(|corner| self.vertex(corner, normal, color));
        self.indices.extend([i[0], i[1], i[2], i[0], i[2], i[3]]);
    }

    /// The surface between two rings with equally many points, the outer one first.
    pub fn strip(&mut self, plane: &Plane, outer: &Ring, inner: &Ring, color: LinearRgba) {
        let n = outer.points.len();
        for i in 0..n {
            let j = (i + 1) % n;
            self.quad(
                [
                    plane.at(outer.points[i], outer.height),
                    plane.at(outer.points[j], outer.height),
                    plane.at(inner.points[j], inner.height),
                    plane.at(inner.points[i], inner.height),
                ],
                color,
            );
        }
    }

    /// The flat surface inside a ring that is star-shaped around the origin of the plane.
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

    /// Rings from the outside inwards, joined by strips and closed by a cap. Each strip has the
    /// colour of its inner ring.
    pub fn dish(&mut self, plane: &Plane, rings: &[(Ring, LinearRgba)]) {
        for pair in rings.windows(2) {
            self.strip(plane, &pair[0].0, &pair[1].0, pair[1].1);
        }
        if let Some((ring, color)) = rings.last() {
            self.cap(plane, ring, *color);
        }
    }

    /// A box with rounded edges around the origin. `fill` covers the flat part of each face, given
    /// its plane and half its width and height; the face is the axis it looks along.
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
        for (normal, u, v) in faces {
            let size = |axis: Vec3, of: Vec3| (axis * of).element_sum().abs();
            let plane = Plane::new(normal * size(normal, half), u, v);
            let inner = Vec2::new(size(u, flat), size(v, flat));
            fill(self, normal, &plane, inner);
            self.rounded_frame(&plane, inner, radius, flat);
        }
    }

    /// The rounded rim around the flat part of a face, up to the middle of each edge.
    fn rounded_frame(&mut self, plane: &Plane, inner: Vec2, radius: f32, flat: Vec3) {
        let steps: Vec<f32> = (0..=ROUNDING)
            .map(|k| radius * (std::f32::consts::FRAC_PI_4 * k as f32 / ROUNDING as f32).tan())
            .collect();
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

    /// The plain flat part of a face.
    pub fn flat(&mut self, plane: &Plane, half: Vec2, color: LinearRgba) {
        let corner = |x: f32, y: f32| plane.at(Vec2::new(x * half.x, y * half.y), 0.0);
        self.quad([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)], color);
    }

    /// The finished mesh. It stays in memory, because picking casts rays at it.
    pub fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// A regular polygon, its first corner at an angle from `u`.
pub fn polygon(corners: usize, radius: f32, start: f32, height: f32) -> Ring {
    let points = (0..corners)
        .map(|i| Vec2::from_angle(start + std::f32::consts::TAU * i as f32 / corners as f32) * radius)
        .collect();
    Ring { points, height }
}

/// A hexagon with two corners on the `u` axis, as Hexxagon's cells have.
pub fn hexagon(radius: f32, height: f32) -> Ring {
    polygon(6, radius, 0.0, height)
}

/// The points of a ring seen from the origin, moved out to the edge of a square of half width `half`.
pub fn on_square(ring: &Ring, half: f32, height: f32) -> Ring {
    let points = ring.points.iter().map(|p| *p * (half / p.abs().max_element())).collect();
    Ring { points, height }
}
