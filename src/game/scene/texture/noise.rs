//! Value noise from a lookup table, because wood samples it millions of times.

use std::sync::LazyLock;

use bevy::prelude::*;

/// Period of the noise in cells; a power of two.
const CELLS: usize = 64;

/// Offset that makes coordinates positive: a whole number of periods.
const FAR: f32 = 4.0 * CELLS as f32;

static LATTICE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    (0..(CELLS * CELLS * CELLS) as u32)
        .map(|i| {
            let mut hash = i.wrapping_mul(0x9e37_79b1) ^ 0x85eb_ca77;
            hash = (hash ^ hash >> 15).wrapping_mul(0x2c1b_3c6d);
            hash = (hash ^ hash >> 12).wrapping_mul(0x297a_2d39);
            (hash ^ hash >> 15) as u8
        })
        .collect()
});

/// Smooth noise from 0 to 1, with one cell per unit and a period of 64. Coordinates must be at least -256.
pub fn noise(at: Vec3) -> f32 {
    wrapped(at, CELLS - 1, CELLS - 1)
}

/// Noise that tiles over a texture: the number of cells across and up, each a power of two or a multiple of
/// 64. Layers are independent.
pub fn tile(u: f32, v: f32, columns: u16, rows: u16, layer: u8) -> f32 {
    let mask = |cells: u16| usize::from(cells).min(CELLS) - 1;
    let at = Vec3::new(u * f32::from(columns), v * f32::from(rows), f32::from(layer) + 0.5);
    wrapped(at, mask(columns), mask(rows))
}

fn wrapped(at: Vec3, mask_x: usize, mask_y: usize) -> f32 {
    // Positive, so that truncation rounds down, which is several times faster than `floor`.
    let at = at + FAR;
    let low = at.as_ivec3();
    let part = at - low.as_vec3();
    let t = part * part * (3.0 - 2.0 * part);
    let around = |x: i32, mask: usize| (x as usize & mask, (x as usize + 1) & mask);
    let (x0, x1) = around(low.x, mask_x);
    let (y0, y1) = around(low.y, mask_y);
    let (z0, z1) = around(low.z, CELLS - 1);
    let lattice = &LATTICE[..];
    let row = |y: usize, z: usize| {
        let start = (z * CELLS + y) * CELLS;
        f32::from(lattice[start + x0]).lerp(f32::from(lattice[start + x1]), t.x)
    };
    let sheet = |z: usize| row(y0, z).lerp(row(y1, z), t.y);
    sheet(z0).lerp(sheet(z1), t.z) / 255.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_smooth_and_repeats() {
        let at = Vec3::new(3.2, 60.9, 17.4);
        for axis in Vec3::AXES {
            assert!((noise(at) - noise(at + axis * CELLS as f32)).abs() < 1e-4);
            for step in 0..640 {
                let here = at + axis * step as f32 * 0.1;
                assert!((noise(here) - noise(here + axis * 0.001)).abs() < 0.003, "{here}");
            }
        }
    }

    #[test]
    fn tiled_noise_is_seamless() {
        for (columns, rows) in [(4, 8), (64, 16), (128, 192)] {
            for step in 0..50 {
                let t = step as f32 / 50.0;
                assert!((tile(0.0, t, columns, rows, 3) - tile(1.0, t, columns, rows, 3)).abs() < 0.01);
                assert!((tile(t, 0.0, columns, rows, 3) - tile(t, 1.0, columns, rows, 3)).abs() < 0.01);
            }
        }
    }

    #[test]
    fn noise_covers_its_range() {
        let values: Vec<f32> =
            (0..4_000).map(|i| noise(Vec3::new(i as f32 * 0.37, i as f32 * 0.11, i as f32 * 0.23))).collect();
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        assert!((mean - 0.5).abs() < 0.03, "{mean}");
        assert!(values.iter().any(|&value| value < 0.12) && values.iter().any(|&value| value > 0.88));
    }
}
