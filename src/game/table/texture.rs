//! Wood and felt, painted by code.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Width and height of a texture, in texels; a power of two.
const SIZE: u32 = 512;

/// The colours of a kind of wood, and how it grew.
pub struct Wood {
    /// Between the rings.
    pub light: Srgba,
    /// On the rings.
    pub dark: Srgba,
    /// Rings across the texture.
    pub rings: f32,
    /// How far the rings wander, in textures.
    pub wander: f32,
    /// How dark the fine pores are, 0 to 1.
    pub pores: f32,
    /// Another seed is another plank.
    pub seed: u32,
}

/// Light, quiet wood with short dark flecks.
pub const BEECH: Wood = Wood {
    light: Srgba::rgb(0.90, 0.72, 0.49),
    dark: Srgba::rgb(0.70, 0.49, 0.29),
    rings: 11.0,
    wander: 0.16,
    pores: 0.30,
    seed: 1,
};

/// Dark wood for the table.
pub const WALNUT: Wood = Wood {
    light: Srgba::rgb(0.50, 0.33, 0.21),
    dark: Srgba::rgb(0.28, 0.165, 0.095),
    rings: 6.0,
    wander: 0.34,
    pores: 0.30,
    seed: 2,
};

/// A texture that repeats without a seam, the grain along `u`.
pub fn wood(wood: &Wood) -> Image {
    let (light, dark) = (Vec3::from_array(rgb(wood.light)), Vec3::from_array(rgb(wood.dark)));
    paint(|u, v| {
        let drift = noise(u, v, 2, 3, wood.seed) * 0.7 + noise(u, v, 5, 9, wood.seed + 1) * 0.3;
        // The rings close over the seam because their number is whole.
        let ring = ((v + (drift - 0.5) * wood.wander) * wood.rings * TAU).sin() * 0.5 + 0.5;
        let fibre = noise(u, v, 5, 120, wood.seed + 2) * 0.6 + noise(u, v, 9, 250, wood.seed + 4) * 0.4;
        let pore = noise(u, v, 20, 256, wood.seed + 3);
        let fleck = ((pore - 0.78) * 7.0).clamp(0.0, 1.0) * wood.pores;
        let tone = ring.powf(2.2) * 0.42 + fibre * 0.42 + drift * 0.22;
        light.lerp(dark, tone.clamp(0.0, 1.0)) * (1.0 - fleck)
    })
}

/// Woven cloth for the floor of the tray, in its own colour.
pub fn felt(color: Srgba) -> Image {
    let color = Vec3::from_array(rgb(color));
    paint(|u, v| {
        let fluff = noise(u, v, 190, 190, 11) * 0.6 + noise(u, v, 60, 60, 12) * 0.4;
        color * (0.72 + 0.56 * fluff)
    })
}

fn rgb(color: Srgba) -> [f32; 3] {
    [color.red, color.green, color.blue]
}

/// Value noise from 0 to 1 with a whole number of cells each way, so that it repeats.
fn noise(u: f32, v: f32, columns: u32, rows: u32, seed: u32) -> f32 {
    let (x, y) = (u * columns as f32, v * rows as f32);
    let (x0, y0) = (x as u32, y as u32);
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (fx, fy) = (smooth(x - x0 as f32), smooth(y - y0 as f32));
    let at = |i: u32, j: u32| {
        let mut hash = (i % columns).wrapping_mul(0x9e37_79b1) ^ (j % rows).wrapping_mul(0x85eb_ca77);
        hash = (hash ^ seed.wrapping_mul(0xc2b2_ae3d)).wrapping_mul(0x27d4_eb2f);
        hash = (hash ^ hash >> 15).wrapping_mul(0x2c1b_3c6d);
        (hash ^ hash >> 13) as f32 / u32::MAX as f32
    };
    let low = at(x0, y0).lerp(at(x0 + 1, y0), fx);
    let high = at(x0, y0 + 1).lerp(at(x0 + 1, y0 + 1), fx);
    low.lerp(high, fy)
}

/// An image with all its smaller versions, so that it stays calm at a distance.
fn paint(color: impl Fn(f32, f32) -> Vec3) -> Image {
    let mut level: Vec<Vec3> = Vec::with_capacity((SIZE * SIZE) as usize);
    for y in 0..SIZE {
        for x in 0..SIZE {
            level.push(color(x as f32 / SIZE as f32, y as f32 / SIZE as f32));
        }
    }
    let mut data = Vec::with_capacity((SIZE * SIZE * 6) as usize);
    let mut size = SIZE as usize;
    let mut levels = 0;
    loop {
        for texel in &level {
            let [r, g, b] = (texel.clamp(Vec3::ZERO, Vec3::ONE) * 255.0).to_array();
            data.extend([r as u8, g as u8, b as u8, 255]);
        }
        levels += 1;
        if size == 1 {
            break;
        }
        let half = size / 2;
        level = (0..half * half)
            .map(|i| {
                let corner = i / half * 2 * size + i % half * 2;
                (level[corner] + level[corner + 1] + level[corner + size] + level[corner + size + 1]) / 4.0
            })
            .collect();
        size = half;
    }
    let mut image = Image::new_uninit(
        Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..default()
    });
    image
}
