//! Images drawn pixel by pixel.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};

/// An image of `size` pixels with the colour of each pixel, counted from the upper left, as RGBA bytes.
pub fn draw_image(size: UVec2, colour: impl Fn(UVec2) -> [u8; 4]) -> Image {
    let pixels = (0..size.y).flat_map(|y| (0..size.x).map(move |x| uvec2(x, y)));
    Image::new(
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixels.flat_map(colour).collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// An image of mip levels, the largest first, with filtering between them.
pub fn mipmapped(levels: impl IntoIterator<Item = Image>) -> Image {
    let mut levels = levels.into_iter();
    let mut image = levels.next().unwrap_or_default();
    for level in levels {
        image.data.get_or_insert_default().extend(level.data.unwrap_or_default());
        image.texture_descriptor.mip_level_count += 1;
    }
    // Bevy 0.19.1 updates only mip level 0 of a texture with `COPY_DST`.
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING;
    image.sampler = ImageSampler::linear();
    image
}
