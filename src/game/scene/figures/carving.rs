//! Forms as distance functions, and the mesh of their surface.
//!
//! A distance function is negative inside the form. Smooth unions make joints look carved from one piece of wood.

use bevy::math::USizeVec3;
use bevy::prelude::*;

/// A form: the distance of a point from its surface.
pub type Form = fn(Vec3) -> f32;

/// The space that forms may fill.
pub const BOUNDS: [Vec3; 2] = [Vec3::new(-0.96, 0.0, -0.96), Vec3::new(0.96, 2.64, 0.96)];
/// Cells per side of a block that is skipped if it is far from the surface.
const BLOCK: usize = 4;
/// Factor of safety of that test: the forms are not exact distances.
const SLACK: f32 = 1.35;
/// Distances from the surface at which ambient occlusion is sampled, and its strength.
const OCCLUSION_STEPS: [f32; 4] = [0.04, 0.10, 0.20, 0.38];
const OCCLUSION: f32 = 0.44;
/// The share of light that the darkest corner keeps.
const DARKEST: f32 = 0.30;

pub fn ball(p: Vec3, centre: Vec3, radius: f32) -> f32 {
    p.distance(centre) - radius
}

/// An ellipsoid with half axes along the coordinate axes.
pub fn ellipsoid(p: Vec3, centre: Vec3, radii: Vec3) -> f32 {
    let q = p - centre;
    let (k0, k1) = ((q / radii).length(), (q / (radii * radii)).length());
    // Inside, the quotient is too small.
    if k1 < 1e-6 { -radii.min_element() } else { (k0 * (k0 - 1.0) / k1).max(-radii.min_element()) }
}

/// An ellipsoid turned by angles around x, y and z.
pub fn turned_ellipsoid(p: Vec3, centre: Vec3, radii: Vec3, [x, y, z]: [f32; 3]) -> f32 {
    let turn = Quat::from_euler(EulerRot::YXZ, y, x, z);
    ellipsoid(turn.inverse() * (p - centre), Vec3::ZERO, radii)
}

/// A limb between two points, with a radius at each.
pub fn limb(p: Vec3, a: Vec3, b: Vec3, radii: [f32; 2]) -> f32 {
    let axis = b - a;
    let share = ((p - a).dot(axis) / axis.length_squared()).clamp(0.0, 1.0);
    p.distance(a + axis * share) - radii[0].lerp(radii[1], share)
}

/// A limb through several points, each with its radius.
pub fn path(p: Vec3, points: &[(Vec3, f32)]) -> f32 {
    let limbs = points.windows(2).map(|pair| limb(p, pair[0].0, pair[1].0, [pair[0].1, pair[1].1]));
    limbs.fold(f32::MAX, |all, of| join(all, of, 0.02))
}

/// A leaf, such as an ear: a limb whose cross section is `flat` times as thick along `normal`.
pub fn leaf(p: Vec3, a: Vec3, b: Vec3, radii: [f32; 2], normal: Vec3, flat: f32) -> f32 {
    let squeeze = |q: Vec3| q + normal * (q - a).dot(normal) * (1.0 / flat - 1.0);
    limb(squeeze(p), a, squeeze(b), radii) * flat.max(0.5)
}

/// The union of two forms with a rounded joint.
pub fn join(a: f32, b: f32, rounding: f32) -> f32 {
    let h = (rounding - (a - b).abs()).max(0.0) / rounding;
    a.min(b) - h * h * rounding * 0.25
}

/// The first form without the second, with a rounded edge.
pub fn cut(a: f32, b: f32, rounding: f32) -> f32 {
    -join(-a, b, rounding)
}

/// The part that two forms share, with a rounded edge.
pub fn common(a: f32, b: f32, rounding: f32) -> f32 {
    -join(-a, -b, rounding)
}

/// A closed surface.
#[derive(Default)]
pub struct Surface {
    pub positions: Vec<Vec3>,
    pub normals: Vec<Vec3>,
    /// The share of ambient light at each vertex.
    pub light: Vec<f32>,
    pub indices: Vec<u32>,
}

/// The surface of a form, in cells of the given size (naive surface nets). `around` is the form that takes away ambient
/// light.
pub fn carve(form: Form, around: &dyn Fn(Vec3) -> f32, cell: f32) -> Surface {
    let size = ((BOUNDS[1] - BOUNDS[0]) / cell).ceil().as_usizevec3() + 1;
    let place = |x: usize, y: usize, z: usize| BOUNDS[0] + Vec3::new(x as f32, y as f32, z as f32) * cell;
    let index = |x: usize, y: usize, z: usize| (z * size.y + y) * size.x + x;
    let values = sample(form, size, cell);
    let mut surface = Surface::default();
    // The vertex of each cell: the mean of the points where its edges cross the surface.
    let mut vertices = vec![u32::MAX; values.len()];
    for (z, y, x) in cells(size) {
        let corner = |k: usize| (x + (k & 1), y + (k >> 1 & 1), z + (k >> 2));
        let value = |k: usize| {
            let (x, y, z) = corner(k);
            values[index(x, y, z)]
        };
        let at = |k: usize| {
            let (x, y, z) = corner(k);
            place(x, y, z)
        };
        let (mut sum, mut crossings) = (Vec3::ZERO, 0.0);
        for from in 0..8 {
            for to in [1, 2, 4].map(|bit| from | bit).into_iter().filter(|&to| to != from) {
                let (a, b) = (value(from), value(to));
                if (a < 0.0) != (b < 0.0) {
                    sum += at(from).lerp(at(to), a / (a - b));
                    crossings += 1.0;
                }
            }
        }
        if crossings > 0.0 {
            vertices[index(x, y, z)] = surface.positions.len() as u32;
            surface.positions.push(settle(form, sum / crossings, cell));
        }
    }
    // A quad around each edge that crosses the surface.
    for (z, y, x) in cells(size) {
        let inside = values[index(x, y, z)] < 0.0;
        for (end, beside) in [
            ((x + 1, y, z), [(0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1)]),
            ((x, y + 1, z), [(0, 0, 0), (0, 0, 1), (1, 0, 1), (1, 0, 0)]),
            ((x, y, z + 1), [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)]),
        ] {
            if inside == (values[index(end.0, end.1, end.2)] < 0.0) || x * y * z == 0 {
                continue;
            }
            let mut quad = beside.map(|(dx, dy, dz)| vertices[index(x - dx, y - dy, z - dz)]);
            if !inside {
                quad.reverse();
            }
            let [a, b, c, d] = quad;
            surface.indices.extend([a, b, c, a, c, d]);
        }
    }
    for &p in &surface.positions {
        let normal = gradient(form, p, cell * 0.35).normalize_or(Vec3::Y);
        surface.normals.push(normal);
        surface.light.push(openness(around, p, normal));
    }
    surface
}

/// All cells of a grid with `size` corners per side.
fn cells(size: USizeVec3) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..size.z - 1)
        .flat_map(move |z| (0..size.y - 1).flat_map(move |y| (0..size.x - 1).map(move |x| (z, y, x))))
}

/// The values of a form at the corners of a grid. Blocks far from the surface get a single value.
fn sample(form: Form, size: USizeVec3, cell: f32) -> Vec<f32> {
    let mut values = vec![0.0; size.element_product()];
    let half = (BLOCK - 1) as f32 * cell / 2.0;
    let reach = Vec3::splat(half).length() + cell;
    for z in (0..size.z).step_by(BLOCK) {
        for y in (0..size.y).step_by(BLOCK) {
            for x in (0..size.x).step_by(BLOCK) {
                let corner = BOUNDS[0] + Vec3::new(x as f32, y as f32, z as f32) * cell;
                let middle = form(corner + half);
                let far = middle.abs() > reach * SLACK;
                for z in z..(z + BLOCK).min(size.z) {
                    for y in y..(y + BLOCK).min(size.y) {
                        for x in x..(x + BLOCK).min(size.x) {
                            let p = BOUNDS[0] + Vec3::new(x as f32, y as f32, z as f32) * cell;
                            values[(z * size.y + y) * size.x + x] = if far { middle } else { form(p) };
                        }
                    }
                }
            }
        }
    }
    values
}

/// Moves a point near the surface onto it.
fn settle(form: Form, p: Vec3, cell: f32) -> Vec3 {
    let slope = gradient(form, p, cell * 0.2);
    let step = slope * form(p) / slope.length_squared().max(0.05);
    p - step.clamp_length_max(cell * 0.5)
}

/// The gradient from the corners of a tetrahedron.
fn gradient(form: Form, p: Vec3, step: f32) -> Vec3 {
    let corners =
        [Vec3::new(1.0, -1.0, -1.0), Vec3::new(-1.0, -1.0, 1.0), Vec3::new(-1.0, 1.0, -1.0), Vec3::ONE];
    corners.into_iter().map(|corner| corner * form(p + corner * step)).sum::<Vec3>() / (4.0 * step)
}

/// The share of ambient light at a point of the surface.
fn openness(around: &dyn Fn(Vec3) -> f32, p: Vec3, normal: Vec3) -> f32 {
    let lost: f32 =
        OCCLUSION_STEPS.iter().map(|step| (step - around(p + normal * *step)).max(0.0) / step).sum();
    (1.0 - OCCLUSION * lost).max(DARKEST)
}
