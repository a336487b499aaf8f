//! The portraits of the computer players' characters.

use std::iter::successors;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;

use super::CORNER;
use super::pixels::{draw_image, mipmapped};
use pushflip_core::ai::Level;

/// The portraits by level, row by row. `pushflip-lab gallery --figures` renders them.
const PORTRAITS: &[u8] = include_bytes!("../../../assets/pictures/portraits.png");
/// The side of a portrait, in pixels, and the portraits per row.
const SIDE: f32 = 128.0;
const COLUMNS: usize = 3;
/// Mip levels: 128, 64 and 32 pixels.
const MIP_LEVELS: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show);
}

/// Shows the portrait of a level's character on an image node.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Portrait(pub Level);

/// The portrait of a level's character, `size` pixels wide and high.
pub fn portrait(level: Level, size: f32) -> impl Bundle {
    (
        Name::new("Portrait"),
        Portrait(level),
        ImageNode::default(),
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(CORNER)),
            ..default()
        },
    )
}

fn show(
    added: On<Insert, Portrait>,
    mut nodes: Query<(&Portrait, &mut ImageNode)>,
    mut images: ResMut<Assets<Image>>,
    mut atlas: Local<Option<Handle<Image>>>,
) -> Result {
    let (&Portrait(level), mut node) = nodes.get_mut(added.entity)?;
    if atlas.is_none() {
        *atlas = Some(images.add(decode()?));
    }
    let (row, column) = (level as usize / COLUMNS, level as usize % COLUMNS);
    let corner = SIDE * vec2(column as f32, row as f32);
    node.rect = Some(Rect::from_corners(corner, corner + SIDE));
    node.image = atlas.clone().unwrap_or_default();
    Ok(())
}

/// The atlas with its mip levels.
fn decode() -> Result<Image> {
    let (png, none) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let usage = RenderAssetUsages::RENDER_WORLD;
    let image = Image::from_buffer(PORTRAITS, png, none, true, ImageSampler::Default, usage)?;
    Ok(mipmapped(successors(Some(image), |level| Some(halved(level))).take(MIP_LEVELS)))
}

/// The next mip level: each pixel is the mean of four.
fn halved(level: &Image) -> Image {
    let (width, data) = (level.width(), level.data.as_deref().unwrap_or_default());
    draw_image(level.size() / 2, |at| {
        let corner = 2 * (at.y * width + at.x);
        let four = [corner, corner + 1, corner + width, corner + width + 1].map(|pixel| 4 * pixel as usize);
        std::array::from_fn(|channel| {
            ((four.iter().map(|first| u32::from(data[first + channel])).sum::<u32>() + 2) / 4) as u8
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_atlas_has_a_portrait_of_every_level() {
        let image = decode().expect("a picture");
        let rows = (Level::Perfect as usize + 1).div_ceil(COLUMNS);
        assert_eq!(image.size(), (SIDE as u32) * uvec2(COLUMNS as u32, rows as u32));
        assert!(PORTRAITS.len() < 300_000, "{}", PORTRAITS.len());
    }
}
