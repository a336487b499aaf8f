//! Images drawn pixel by pixel.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

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
