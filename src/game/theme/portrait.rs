//! The portraits of the computer players' characters.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageFilterMode, ImageSampler, ImageSamplerDescriptor, ImageType};
use bevy::prelude::*;
use bevy::render::render_resource::TextureUsages;

use super::CORNER;
use pushflip_core::ai::Level;

/// The portraits by level, row by row. `pushflip-lab gallery --figures` renders them.
const PORTRAITS: &[u8] = include_bytes!("../../../assets/pictures/portraits.png");
/// The side of a portrait, in pixels, and the portraits per row.
const SIDE: f32 = 128.0;
const COLUMNS: usize = 3;
/// Mip levels: 128, 64 and 32 pixels.
const MIP_LEVELS: u32 = 3;

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
    let png = ImageType::Extension("png");
    let sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    let usage = RenderAssetUsages::RENDER_WORLD;
    let mut image = Image::from_buffer(PORTRAITS, png, CompressedImageFormats::NONE, true, sampler, usage)?;
    let mut side = image.width() as usize;
    let mut level = image.data.clone().unwrap_or_default();
    let mut levels = level.clone();
    for _ in 1..MIP_LEVELS {
        side /= 2;
        let mean = |i: usize| {
            let (x, y, channel) = (i / 4 % side, i / 4 / side, i % 4);
            let texel =
                |dx: usize, dy: usize| u32::from(level[((2 * y + dy) * 2 * side + 2 * x + dx) * 4 + channel]);
            ((texel(0, 0) + texel(1, 0) + texel(0, 1) + texel(1, 1) + 2) / 4) as u8
        };
        let smaller: Vec<u8> = (0..side * side * 4).map(mean).collect();
        levels.extend(&smaller);
        level = smaller;
    }
    image.data = Some(levels);
    image.texture_descriptor.mip_level_count = MIP_LEVELS;
    // Bevy 0.19.1 updates only mip level 0 of a texture with `COPY_DST`.
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING;
    Ok(image)
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
