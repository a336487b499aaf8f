//! The chart of the score over time.

use bevy::asset::RenderAssetUsages;
use bevy::color::ColorToPacked;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::game::theme::palette;
use pushflip_core::session::statistics::Estimate;

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
    let values: Vec<f32> = balance.iter().map(|&at| at as f32).collect();
    let (least, most) = limits(balance);
    let scale = Scale { least: least as f32, most: most as f32, size };
    let line = scale.columns(&values);
    let zero = scale.height(0.0);
    scale.paint(|x, y| {
        let axis = (1.5 - (y - zero).abs()).clamp(0.0, 1.0);
        let below = y > line[x].min(zero) && y < line[x].max(zero);
        let under = if below { UNDER } else { 0.0 };
        ground()
            .mix(&palette::BRASS, under)
            .mix(&palette::EDGE_LIT, axis)
            .mix(&palette::BRASS, on(&line, x, y))
    })
}

/// A rating after each match as a line with its margin around it, over thin lines at other ratings.
#[must_use]
pub fn ratings(estimates: &[Estimate], others: &[f64], scale: &Scale) -> Image {
    let values = |of: fn(&Estimate) -> f64| {
        let values: Vec<f32> = estimates.iter().map(|estimate| of(estimate) as f32).collect();
        scale.columns(&values)
    };
    let line = values(|estimate| estimate.rating);
    let high = values(|estimate| estimate.rating + estimate.margin);
    let low = values(|estimate| estimate.rating - estimate.margin);
    let others: Vec<f32> = others.iter().map(|&at| scale.height(at as f32)).collect();
    scale.paint(|x, y| {
        let within = if y > high[x] && y < low[x] { UNDER } else { 0.0 };
        let axis = others.iter().map(|at| (1.5 - (y - at).abs()).clamp(0.0, 1.0)).fold(0.0, f32::max);
        ground()
            .mix(&palette::EDGE_LIT, axis / 2.0)
            .mix(&palette::BRASS, within)
            .mix(&palette::BRASS, on(&line, x, y))
    })
}

/// What a chart shows from its lower to its upper edge, and its size on the screen, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// The value at the lower edge.
    pub least: f32,
    /// The value at the upper edge.
    pub most: f32,
    /// Width and height.
    pub size: Vec2,
}

impl Scale {
    /// Pixels of the picture from its upper edge to a value.
    fn height(&self, value: f32) -> f32 {
        let room = self.size.y * FINENESS - 4.0 * STROKE;
        2.0 * STROKE + room * (self.most - value) / (self.most - self.least)
    }

    /// How far a value is from the upper edge, as a share of the height.
    #[must_use]
    pub fn share(&self, value: f32) -> f32 {
        self.height(value) / (self.size.y * FINENESS)
    }

    /// The height of a line through all values in each column of pixels.
    fn columns(&self, values: &[f32]) -> Vec<f32> {
        let width = (self.size.x * FINENESS) as u32;
        (0..width).map(|x| self.height(value_at(values, x as f32 / (width - 1) as f32))).collect()
    }

    fn paint(&self, colour: impl Fn(usize, f32) -> Color) -> Image {
        let size = (self.size * FINENESS).as_uvec2();
        let mut data = Vec::with_capacity((size.x * size.y * 4) as usize);
        for y in 0..size.y {
            for x in 0..size.x as usize {
                data.extend(Srgba::from(colour(x, y as f32 + 0.5)).to_u8_array());
            }
        }
        Image::new(
            Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        )
    }
}

fn ground() -> Color {
    palette::WALNUT_DEEP.with_alpha(1.0)
}

/// How much of a pixel a line covers. How far below its line a point lies, by the line's slope, is how far from it.
fn on(columns: &[f32], x: usize, y: f32) -> f32 {
    let (from, to) = (columns[x.saturating_sub(1)], columns[(x + 1).min(columns.len() - 1)]);
    let away = (y - columns[x]).abs() / ((to - from) / 2.0).hypot(1.0);
    (STROKE + 0.5 - away).clamp(0.0, 1.0)
}

/// The value at a share of the way, between two matches by their distance.
fn value_at(values: &[f32], share: f32) -> f32 {
    let last = values.len().saturating_sub(1);
    let at = share.clamp(0.0, 1.0) * last as f32;
    let before = (at.floor() as usize).min(last);
    let after = (before + 1).min(last);
    let value = |index: usize| values.get(index).copied().unwrap_or_default();
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
        let values = balance.map(|value| value as f32);
        for (index, value) in values.into_iter().enumerate() {
            assert!((value_at(&values, index as f32 / 5.0) - value).abs() < 1e-4);
        }
        assert_eq!(limits(&balance), (-1, 2));
        assert_eq!(limits(&[0]), (-1, 1));
        assert_eq!(limits(&[0, 1, 2]), (0, 2));
    }

    #[test]
    fn the_margin_lies_around_the_rating() {
        let estimate = |rating| Estimate { rating, margin: 100.0 };
        let scale = Scale { least: 900.0, most: 1500.0, size: vec2(60.0, 60.0) };
        let image = ratings(&[estimate(1100.0), estimate(1300.0)], &[1000.0], &scale);
        let (width, height) = (image.width() as usize, image.height() as usize);
        let data = image.data.expect("drawn by code");
        let at = |x: usize, value: f32| {
            let y = (scale.share(value) * height as f32) as usize;
            <[u8; 4]>::try_from(&data[(y * width + x) * 4..][..4]).expect("four")
        };
        let [line, bare] = [palette::BRASS, ground()].map(|at| Srgba::from(at).to_u8_array());
        assert_eq!((at(2, 1100.0), at(width - 3, 1300.0)), (line, line));
        assert_eq!((at(2, 1300.0), at(width - 3, 1100.0)), (bare, bare), "outside the margin");
        assert_ne!(at(2, 1150.0), bare, "within the margin");
        assert_ne!(at(2, 1000.0), bare, "a level");
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
