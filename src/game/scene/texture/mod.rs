//! Procedural textures of wood, felt and stone. Wood is grey, so that the tint of a material makes it oak or
//! walnut.

pub mod noise;
pub mod wood;

use std::num::NonZero;
use std::thread;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use noise::tile;

/// Size of the felt and stone textures, in texels.
const SIZE: UVec2 = UVec2::splat(512);

/// Felt, near white.
pub fn felt() -> Image {
    rasterize(SIZE, TextureFormat::Rgba8UnormSrgb, |u, v| {
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
    rasterize(SIZE, TextureFormat::Rgba8UnormSrgb, |u, v| {
        let cloud = tile(u, v, 4, 4, 5) * 0.5 + tile(u, v, 8, 8, 6) * 0.3 + tile(u, v, 16, 16, 7) * 0.2;
        let grit = tile(u, v, 64, 64, 8) * 0.6 + tile(u, v, 192, 192, 9) * 0.4;
        let speck = ((tile(u, v, 128, 128, 10) - 0.80) * 8.0).clamp(0.0, 1.0);
        let lime = ((tile(u, v, 64, 64, 11) - 0.84) * 9.0).clamp(0.0, 1.0);
        let tone = 0.60 + 0.28 * cloud + 0.18 * (grit - 0.5) - 0.26 * speck + 0.16 * lime;
        Vec3::new(tone, tone * (0.985 - 0.02 * cloud), tone * (0.95 - 0.03 * cloud))
    })
}

/// A repeating image with mipmaps of a function of `u` and `v`, both from 0 to 1. Width and height are powers of two.
pub fn rasterize(size: UVec2, format: TextureFormat, color: impl Fn(f32, f32) -> Vec3 + Sync) -> Image {
    let (width, height) = (size.x as usize, size.y as usize);
    let mut level = vec![[0u8; 4]; width * height];
    // Rows are distributed over the cores, because this delays the start.
    let share = height.div_ceil(thread::available_parallelism().map_or(1, NonZero::get));
    thread::scope(|scope| {
        for (number, band) in level.chunks_mut(share * width).enumerate() {
            let color = &color;
            scope.spawn(move || {
                for (i, texel) in band.iter_mut().enumerate() {
                    let (x, y) = (i % width, number * share + i / width);
                    let at = |t: usize, size: usize| (t as f32 + 0.5) / size as f32;
                    let [red, green, blue] = (color(at(x, width), at(y, height)) * 255.0).round().to_array();
                    *texel = [red as u8, green as u8, blue as u8, 255];
                }
            });
        }
    });
    let mut data = Vec::with_capacity(width * height * 6);
    let (mut w, mut h, mut levels) = (width, height, 1);
    data.extend(level.as_flattened());
    while w > 1 && h > 1 {
        (level, w, h) = (halved(&level, w, h), w / 2, h / 2);
        data.extend(level.as_flattened());
        levels += 1;
    }
    let mut image = Image::new_uninit(
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        format,
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
        ..default()
    });
    image
}

/// The next mip level: each texel is the mean of four.
fn halved(level: &[[u8; 4]], width: usize, height: usize) -> Vec<[u8; 4]> {
    let (half, rows) = (width / 2, height / 2);
    (0..half * rows)
        .map(|i| {
            let corner = i / half * 2 * width + i % half * 2;
            let four = [corner, corner + 1, corner + width, corner + width + 1].map(|at| level[at]);
            std::array::from_fn(|channel| {
                ((four.iter().map(|texel| u32::from(texel[channel])).sum::<u32>() + 2) / 4) as u8
            })
        })
        .collect()
}
