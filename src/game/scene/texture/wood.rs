//! Solid wood texture: annual rings, fibres and rays. Surfaces sample the solid, so that the grain of a cube
//! continues around its edges and ends in end grain.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

use super::noise::{noise, tile};
use super::rasterize;

/// Number of blocks in the texture of [`blocks`].
pub const BLOCKS: usize = 10;
/// Number of faces per block in the texture, in the order +X, -X, +Y, -Y, +Z, -Z.
const FACES: usize = 6;
/// Faces per row of the texture.
const CELLS: usize = 8;
/// Size of a face, in texels, coarse and fine. In a window of 1280×720 a face covers about 100 pixels.
const CELL_SIZES: [u32; 2] = [128, 256];
/// Half size of a face in the texture relative to half a block: a margin against bleeding in mipmaps.
const OVERLAP: f32 = 1.07;

/// Number of planks in the texture of [`planks`], one above the other.
pub const PLANKS: usize = 4;
/// Length of a plank before it repeats, in world units.
pub const PLANK_LENGTH: f32 = 12.0;
/// Width of a plank, in world units.
pub const PLANK_WIDTH: f32 = 2.0;

/// Texture coordinates of a point on a face of a block, which reaches from -1 to 1.
pub fn block_uv(block: usize, face: usize, at: Vec3) -> Vec2 {
    let cell = block % BLOCKS * FACES + face;
    let place = Vec2::new((cell % CELLS) as f32, (cell / CELLS) as f32);
    let on_face = match face {
        0 | 1 => Vec2::new(at.z, at.y),
        2 | 3 => Vec2::new(at.z, at.x),
        _ => Vec2::new(at.x, at.y),
    };
    (place + 0.5 + on_face / (2.0 * OVERLAP)) / CELLS as f32
}

/// The block, face and point of texture coordinates: the inverse of [`block_uv`].
fn block_point(u: f32, v: f32) -> (usize, usize, Vec3) {
    let at = Vec2::new(u, v) * CELLS as f32;
    let cell = at.y as usize * CELLS + at.x as usize;
    let p = (at.fract() - 0.5) * 2.0 * OVERLAP;
    let face = cell % FACES;
    let side = if face.is_multiple_of(2) { 1.0 } else { -1.0 };
    let point = match face {
        0 | 1 => Vec3::new(side, p.y, p.x),
        2 | 3 => Vec3::new(p.y, side, p.x),
        _ => Vec3::new(p.x, p.y, side),
    };
    (cell / FACES, face, point)
}

/// Ten blocks of beech, each from another place in another trunk; white is the lightest wood.
pub fn blocks(fine: bool) -> Image {
    let trunks: Vec<Trunk> = (0..=BLOCKS).map(Trunk::numbered).collect();
    // Colour of dark wood relative to light wood.
    let dark = Vec3::new(0.60, 0.47, 0.36);
    let size = UVec2::splat(CELLS as u32 * CELL_SIZES[usize::from(fine)]);
    rasterize(size, TextureFormat::Rgba8UnormSrgb, |u, v| {
        let (block, face, at) = block_point(u, v);
        // The trunk is along z; in some blocks the end grain faces up.
        let upright = block % 4 == 3;
        let in_trunk = if upright { at.xzy() } else { at };
        let end_grain = face / 2 == if upright { 1 } else { 2 };
        let tone = trunks[block].tone(in_trunk) + if end_grain { 0.16 } else { 0.0 };
        Vec3::ONE.lerp(dark, tone.clamp(0.0, 1.0))
    })
}

/// A trunk and the position of a block in it, in half block sizes.
struct Trunk {
    pith: Vec2,
    /// Distance between rings.
    spacing: f32,
    /// Tilt of the trunk from the block's long axis, per unit of length.
    lean: Vec2,
    /// Offset of the noise.
    seed: Vec3,
}

impl Trunk {
    fn numbered(number: usize) -> Self {
        let part = |k: usize| ((number * 37 + k * 61) % 97) as f32 / 97.0;
        let away = 1.6 + 5.0 * part(1);
        Self {
            pith: Vec2::from_angle(TAU * part(2)) * away,
            spacing: 0.17 + 0.09 * part(3),
            lean: Vec2::new(part(4) - 0.5, part(5) - 0.5) * 0.16,
            seed: Vec3::new(part(6), part(7), part(8)) * 64.0,
        }
    }

    /// Darkness of the wood, 0 to 1.
    fn tone(&self, at: Vec3) -> f32 {
        let q = at + self.seed;
        let drift = noise(q * Vec3::new(1.1, 1.1, 0.5));
        let waver = noise(q * Vec3::new(4.0, 4.0, 1.1));
        let from_pith = at.xy() - self.pith - self.lean * at.z;
        let radius = from_pith.length() + 0.30 * drift + 0.05 * waver;
        let late = late_wood((radius / self.spacing).fract());
        let fibre = noise(q * Vec3::new(31.0, 31.0, 1.3)) * 0.6 + noise(q * Vec3::new(13.0, 13.0, 2.5)) * 0.4;
        // Medullary rays: thin radial ribbons, which appear as the short flecks of beech when sawn along the
        // rings.
        let round = from_pith.perp_dot(self.pith) / radius;
        let ray = noise(Vec3::new(round * 26.0, radius * 1.6, q.z * 5.5) + self.seed);
        let fleck = ((ray - 0.76) * 7.0).clamp(0.0, 1.0);
        0.25 * late + 0.32 * fibre + 0.20 * drift + 0.24 * fleck
    }
}

/// Darkness within an annual ring: light early wood, increasingly dark late wood, a sharp edge.
fn late_wood(part: f32) -> f32 {
    if part < 0.1 { 1.0 - part * 10.0 } else { ((part - 0.1) / 0.9).powi(3) }
}

/// Four planks of an open-pored wood, such as walnut or oak, with the grain along `u`; white is the lightest
/// wood. Each repeats along its length and ends at its edges.
pub fn planks(fine: bool) -> Image {
    let dark = Vec3::new(0.46, 0.40, 0.36);
    let height = if fine { 1024 } else { 512 };
    rasterize(UVec2::new(2 * height, height), TextureFormat::Rgba8UnormSrgb, |u, v| {
        let (tone, pore) = plank(u, v);
        Vec3::ONE.lerp(dark, tone) * (1.0 - 0.42 * pore)
    })
}

/// Roughness of the planks, in the green channel as materials expect it: pores are rough, late wood is
/// smooth.
pub fn plank_roughness() -> Image {
    rasterize(UVec2::new(1024, 512), TextureFormat::Rgba8Unorm, |u, v| {
        let (tone, pore) = plank(u, v);
        Vec3::new(1.0, (0.80 - 0.18 * tone + 0.38 * pore).clamp(0.0, 1.0), 1.0)
    })
}

/// Darkness of a plank and openness of its pores, both 0 to 1.
fn plank(u: f32, v: f32) -> (f32, f32) {
    let row = (v * PLANKS as f32).floor();
    let across = v * PLANKS as f32 - row - 0.5;
    let turn = u * TAU;
    // The distance of the cut from the pith varies: where it touches a ring, the plank shows an arch.
    let height = 0.42 + 0.08 * (turn + row * 1.9).sin() + 0.04 * (2.0 * turn + row * 0.7).cos();
    let layer = row as u8 * 11;
    let drift = tile(u, v, 16, 8, layer);
    let waver = tile(u, v, 32, 64, layer + 1);
    // One plank is cut beside the pith, the others near the bark, where the grain is straight.
    let pith = if row == 0.0 { 0.16 } else { 0.62 + 0.16 * row };
    let radius = Vec2::new(across - pith, height).length() + 0.10 * (drift - 0.5) + 0.012 * waver;
    // Rings of uneven width and strength.
    let years = radius * 21.0 + 1.1 * noise(Vec3::new(radius * 5.0, row, 40.5));
    let late = late_wood(years.fract()) * (0.35 + 0.65 * noise(Vec3::new(years.floor(), row, 44.5)));
    let fibre = tile(u, v, 64, 320, layer + 2) * 0.6 + tile(u, v, 128, 640, layer + 3) * 0.4;
    let shade = tile(u, v, 4, 16, layer + 4);
    // Pores are long and fine, and more frequent in early wood.
    let vessel = tile(u, v, 192, 768, layer + 5);
    let pore = ((vessel - 0.70 - 0.08 * late) * 5.0).clamp(0.0, 1.0);
    let tone = 0.21 * late + 0.34 * fibre + 0.34 * shade - 0.03;
    (tone.clamp(0.0, 1.0), pore)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn block_uv_and_block_point_are_inverse() {
        for block in 0..BLOCKS {
            for face in 0..FACES {
                let mut at = Vec3::new(0.31, -0.77, 0.52);
                at[face / 2] = if face.is_multiple_of(2) { 1.0 } else { -1.0 };
                let uv = block_uv(block, face, at);
                let (found, side, point) = block_point(uv.x, uv.y);
                assert_eq!((found, side), (block, face));
                assert!(point.distance(at) < 1e-3, "{point} for {at}");
            }
        }
    }

    #[test]
    fn a_plank_repeats_along_its_length() {
        for step in 0..200 {
            let v = step as f32 / 200.0;
            let (left, right) = (plank(0.0, v), plank(1.0, v));
            assert!((left.0 - right.0).abs() < 0.02, "{v}: {left:?} {right:?}");
        }
    }
}
