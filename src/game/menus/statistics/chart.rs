//! The score over time, drawn into a picture; and the pattern of what was drawn.

use bevy::asset::RenderAssetUsages;
use bevy::color::ColorToPacked;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::game::theme::palette;

/// Pixels of the picture for one of the screen, so that it is sharp where text is large.
const FINENESS: f32 = 2.0;
/// Half the width of the line, in pixels of the picture.
const STROKE: f32 = 2.2;
/// How much of the line's colour lies between it and zero, as a share.
const UNDER: f32 = 0.16;
/// The distance between the hatching's lines, in pixels.
const HATCHING: u32 = 6;

/// The least and the greatest value of the chart's scale; zero lies between them.
#[must_use]
pub fn limits(balance: &[i32]) -> (i32, i32) {
    let (least, most) = balance.iter().fold((0, 0), |(least, most), &at| (least.min(at), most.max(at)));
    // A line needs some height.
    if least == most { (-1, 1) } else { (least, most) }
}

/// The score after each match as a line, from left to right, over a thin line at zero.
#[must_use]
pub fn picture(balance: &[i32], size: Vec2) -> Image {
    let size = (size * FINENESS).as_uvec2();
    let (least, most) = limits(balance);
    let room = size.y as f32 - 4.0 * STROKE;
    let height = |value: f32| 2.0 * STROKE + room * (most as f32 - value) / (most - least) as f32;
    let columns: Vec<f32> =
        (0..size.x).map(|x| height(value_at(balance, x as f32 / (size.x - 1) as f32))).collect();
    let zero = height(0.0);
    let mut data = Vec::with_capacity((size.x * size.y * 4) as usize);
    for y in 0..size.y {
        for x in 0..size.x as usize {
            let at = y as f32 + 0.5;
            let (from, to) = (columns[x.saturating_sub(1)], columns[(x + 1).min(columns.len() - 1)]);
            // How far below its line a point lies, by the line's slope, is how far from it.
            let away = (at - columns[x]).abs() / ((to - from) / 2.0).hypot(1.0);
            let line = (STROKE + 0.5 - away).clamp(0.0, 1.0);
            let axis = (1.5 - (at - zero).abs()).clamp(0.0, 1.0);
            let below = at > columns[x].min(zero) && at < columns[x].max(zero);
            let under = if below { UNDER } else { 0.0 };
            let ground = palette::WALNUT_DEEP.with_alpha(1.0);
            let colour =
                ground.mix(&palette::BRASS, under).mix(&palette::EDGE_LIT, axis).mix(&palette::BRASS, line);
            data.extend(Srgba::from(colour).to_u8_array());
        }
    }
    let size = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    Image::new(
        size,
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// The score at a share of the way, between two matches by their distance.
fn value_at(balance: &[i32], share: f32) -> f32 {
    let last = balance.len().saturating_sub(1);
    let at = share.clamp(0.0, 1.0) * last as f32;
    let before = (at.floor() as usize).min(last);
    let after = (before + 1).min(last);
    let value = |index: usize| balance.get(index).copied().unwrap_or_default() as f32;
    value(before).lerp(value(after), at - before as f32)
}

/// Slanted lines, white on nothing, for tiles.
#[must_use]
pub fn hatching() -> Image {
    let data = (0..HATCHING * HATCHING).flat_map(|i| {
        let on_line = (i % HATCHING + i / HATCHING) % HATCHING < HATCHING / 3;
        [255, 255, 255, if on_line { 255 } else { 30 }]
    });
    let size = Extent3d { width: HATCHING, height: HATCHING, depth_or_array_layers: 1 };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        data.collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_passes_through_every_match() {
        let balance = [0, 1, 2, 1, 0, -1];
        for (index, &value) in balance.iter().enumerate() {
            assert!((value_at(&balance, index as f32 / 5.0) - value as f32).abs() < 1e-4);
        }
        assert_eq!(limits(&balance), (-1, 2));
        assert_eq!(limits(&[0]), (-1, 1));
        assert_eq!(limits(&[0, 1, 2]), (0, 2));
    }

    #[test]
    fn the_picture_shows_the_way_up() {
        let size = vec2(60.0, 40.0);
        let image = picture(&[0, 1, 2, 3], size);
        let (width, height) = (image.width() as usize, image.height() as usize);
        let data = image.data.expect("drawn by code");
        let brass = Srgba::from(palette::BRASS).to_u8_array();
        let line_at = |x: usize| (0..height).find(|y| data[(y * width + x) * 4..][..4] == brass);
        let (left, right) = (line_at(2).expect("a line"), line_at(width - 3).expect("a line"));
        assert!(left > height / 2 && right < height / 4, "{left} and {right} of {height}");
    }
}
