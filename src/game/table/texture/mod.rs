//! Procedural textures of wood, felt and stone. Wood is grey, so that the tint of a material makes it oak or
//! walnut.

pub mod noise;
mod rasterize;
pub mod wood;

use bevy::prelude::*;

use noise::tile;
use rasterize::{Sheet, rasterize};

/// Size of the felt and stone textures, in texels.
const SIZE: u32 = 512;

/// Felt, near white.
pub fn felt() -> Image {
    rasterize(&Sheet::square(SIZE), |u, v| {
        // Short fibres in both directions, tufts, and patches brushed in different directions.
        let (warp, weft) = (tile(u, v, 256, 64, 1), tile(u, v, 64, 256, 2));
        let fluff = tile(u, v, 192, 192, 3);
        let tufts = tile(u, v, 64, 64, 12);
        let brushed = tile(u + 0.05 * warp, v, 6, 6, 4) * 0.6 + tile(u, v + 0.05 * weft, 14, 14, 13) * 0.4;
        // A few pale hairs.
        let hair = ((tile(u, v, 220, 150, 14) - 0.80) * 6.0).clamp(0.0, 1.0);
        let tone = 0.50 + 0.11 * (warp + weft) + 0.13 * fluff + 0.09 * tufts + 0.14 * brushed;
        Vec3::splat(tone).lerp(Vec3::new(0.96, 0.92, 0.86), 0.22 * hair)
    })
}

/// Limestone: pale layers, dark grains, a few shells.
pub fn stone() -> Image {
    rasterize(&Sheet::square(SIZE), |u, v| {
        let cloud = tile(u, v, 4, 4, 5) * 0.5 + tile(u, v, 8, 8, 6) * 0.3 + tile(u, v, 16, 16, 7) * 0.2;
        let grit = tile(u, v, 64, 64, 8) * 0.6 + tile(u, v, 192, 192, 9) * 0.4;
        let speck = ((tile(u, v, 128, 128, 10) - 0.80) * 8.0).clamp(0.0, 1.0);
        let lime = ((tile(u, v, 64, 64, 11) - 0.84) * 9.0).clamp(0.0, 1.0);
        let tone = 0.60 + 0.28 * cloud + 0.18 * (grit - 0.5) - 0.26 * speck + 0.16 * lime;
        Vec3::new(tone, tone * (0.985 - 0.02 * cloud), tone * (0.95 - 0.03 * cloud))
    })
}
