//! Line charts of the score and of the rating.

use bevy::color::ColorToPacked;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;

use crate::game::theme::{draw_image, palette};
use pushflip_core::session::statistics::Estimate;

/// Image pixels per logical pixel, so that charts are sharp at large text sizes.
const SUPERSAMPLING: f32 = 2.0;
/// Half the line width, in image pixels.
const STROKE: f32 = 2.2;
const FILL_OPACITY: f32 = 0.16;
/// The period of the hatching, in pixels.
const HATCHING: u32 = 6;

/// The range of the score chart, which includes zero.
pub fn score_range(balance: &[i32]) -> (i32, i32) {
    let (min, max) = balance.iter().fold((0, 0), |(min, max), &at| (at.min(min), at.max(max)));
    // The range must not be empty.
    if min == max { (-1, 1) } else { (min, max) }
}

/// The score after each match as a line, with a thin line at zero.
pub fn score_chart(balance: &[i32], size: Vec2) -> Image {
    let values: Vec<f32> = balance.iter().map(|&at| at as f32).collect();
    let (min, max) = score_range(balance);
    let scale = Scale { min: min as f32, max: max as f32, size };
    let line = scale.columns(&values);
    let zero = scale.y(0.0);
    scale.paint(|x, y| {
        let axis = (1.5 - (y - zero).abs()).clamp(0.0, 1.0);
        let below = y > line[x].min(zero) && y < line[x].max(zero);
        let fill = if below { FILL_OPACITY } else { 0.0 };
        background()
            .mix(&palette::BRASS, fill)
            .mix(&palette::EDGE_LIT, axis)
            .mix(&palette::BRASS, coverage(&line, x, y))
    })
}

/// The rating after each match as a line with its margin of error, with thin lines at the ratings of levels.
pub fn rating_chart(estimates: &[Estimate], levels: &[f64], scale: &Scale) -> Image {
    let values = |of: fn(&Estimate) -> f64| {
        let values: Vec<f32> = estimates.iter().map(|estimate| of(estimate) as f32).collect();
        scale.columns(&values)
    };
    let line = values(|estimate| estimate.rating);
    let high = values(|estimate| estimate.rating + estimate.margin);
    let low = values(|estimate| estimate.rating - estimate.margin);
    let levels: Vec<f32> = levels.iter().map(|&at| scale.y(at as f32)).collect();
    scale.paint(|x, y| {
        let fill = if y > high[x] && y < low[x] { FILL_OPACITY } else { 0.0 };
        let axis = levels.iter().map(|at| (1.5 - (y - at).abs()).clamp(0.0, 1.0)).fold(0.0, f32::max);
        background()
            .mix(&palette::EDGE_LIT, axis / 2.0)
            .mix(&palette::BRASS, fill)
            .mix(&palette::BRASS, coverage(&line, x, y))
    })
}

#[derive(Clone, Copy, Debug)]
pub struct Scale {
    pub min: f32,
    pub max: f32,
    /// Width and height in logical pixels.
    pub size: Vec2,
}

impl Scale {
    /// The distance of a value from the upper edge, in image pixels.
    fn y(&self, value: f32) -> f32 {
        let height = self.size.y * SUPERSAMPLING - 4.0 * STROKE;
        2.0 * STROKE + height * (self.max - value) / (self.max - self.min)
    }

    /// The distance of a value from the upper edge, as a share of the height.
    pub fn relative_y(&self, value: f32) -> f32 {
        self.y(value) / (self.size.y * SUPERSAMPLING)
    }

    /// The y coordinate of a line through all values, in each column of pixels.
    fn columns(&self, values: &[f32]) -> Vec<f32> {
        let width = (self.size.x * SUPERSAMPLING) as u32;
        (0..width).map(|x| self.y(value_at(values, x as f32 / (width - 1) as f32))).collect()
    }

    fn paint(&self, colour: impl Fn(usize, f32) -> Color) -> Image {
        draw_image((self.size * SUPERSAMPLING).as_uvec2(), |at| {
            Srgba::from(colour(at.x as usize, at.y as f32 + 0.5)).to_u8_array()
        })
    }
}

fn background() -> Color {
    palette::WALNUT_DEEP.with_alpha(1.0)
}

/// The share of a pixel that a line covers. The vertical distance to the line, corrected by its slope, is about the
/// distance.
fn coverage(columns: &[f32], x: usize, y: f32) -> f32 {
    let (from, to) = (columns[x.saturating_sub(1)], columns[(x + 1).min(columns.len() - 1)]);
    let away = (y - columns[x]).abs() / ((to - from) / 2.0).hypot(1.0);
    (STROKE + 0.5 - away).clamp(0.0, 1.0)
}

/// The value at a share of the width, interpolated between two matches.
fn value_at(values: &[f32], share: f32) -> f32 {
    let last = values.len().saturating_sub(1);
    let at = share.clamp(0.0, 1.0) * last as f32;
    let before = (at.floor() as usize).min(last);
    let after = (before + 1).min(last);
    let value = |index: usize| values.get(index).copied().unwrap_or_default();
    value(before).lerp(value(after), at - before as f32)
}

/// A tileable image of slanted white lines.
pub fn hatching() -> Image {
    let mut image = draw_image(UVec2::splat(HATCHING), |at| {
        let on_line = at.element_sum() % HATCHING < HATCHING / 3;
        [255, 255, 255, if on_line { 255 } else { 30 }]
    });
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
    fn the_line_passes_through_every_value() {
        let balance = [0, 1, 2, 1, 0, -1];
        let values = balance.map(|value| value as f32);
        for (index, value) in values.into_iter().enumerate() {
            assert!((value_at(&values, index as f32 / 5.0) - value).abs() < 1e-4);
        }
        assert_eq!(score_range(&balance), (-1, 2));
        assert_eq!(score_range(&[0]), (-1, 1));
        assert_eq!(score_range(&[0, 1, 2]), (0, 2));
    }

    #[test]
    fn the_margin_surrounds_the_rating() {
        let estimate = |rating| Estimate { rating, margin: 100.0 };
        let scale = Scale { min: 900.0, max: 1500.0, size: vec2(60.0, 60.0) };
        let image = rating_chart(&[estimate(1100.0), estimate(1300.0)], &[1000.0], &scale);
        let (width, height) = (image.width() as usize, image.height() as usize);
        let data = image.data.expect("pixels in memory");
        let at = |x: usize, value: f32| {
            let y = (scale.relative_y(value) * height as f32) as usize;
            <[u8; 4]>::try_from(&data[(y * width + x) * 4..][..4]).expect("four bytes")
        };
        let [line, bare] = [palette::BRASS, background()].map(|at| Srgba::from(at).to_u8_array());
        assert_eq!((at(2, 1100.0), at(width - 3, 1300.0)), (line, line));
        assert_eq!((at(2, 1300.0), at(width - 3, 1100.0)), (bare, bare), "outside the margin");
        assert_ne!(at(2, 1150.0), bare, "within the margin");
        assert_ne!(at(2, 1000.0), bare, "the line of a level");
    }

    #[test]
    fn rising_scores_rise_in_the_chart() {
        let size = vec2(60.0, 40.0);
        let image = score_chart(&[0, 1, 2, 3], size);
        let (width, height) = (image.width() as usize, image.height() as usize);
        let data = image.data.expect("pixels in memory");
        let brass = Srgba::from(palette::BRASS).to_u8_array();
        let line_at = |x: usize| (0..height).find(|y| data[(y * width + x) * 4..][..4] == brass);
        let (left, right) = (line_at(2).expect("a line"), line_at(width - 3).expect("a line"));
        assert!(left > height / 2 && right < height / 4, "{left} and {right} of {height}");
    }
}
