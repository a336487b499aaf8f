//! The QR code of an invitation as an image.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::game::language::LocalizedLabel;
use pushflip_core::language::msg;
use pushflip_core::online::qr_code::QrCode;

/// Draws each [`QrImage`].
pub(super) fn plugin(app: &mut App) {
    app.add_observer(draw);
}

/// The size of a module at a table of two seats and at one of four, in pixels.
const MODULES: [f32; 2] = [5.0, 4.0];

/// Shows a QR code, black on white.
#[derive(Component)]
#[component(immutable)]
#[require(ImageNode)]
struct QrImage(QrCode);

/// A QR code as large as the seats leave space for.
pub(super) fn qr_image(code: QrCode, seats: usize) -> impl Bundle {
    let side = px(code.side() as f32 * MODULES[usize::from(seats > 2)]);
    (
        Name::new("Invitation code"),
        Node { width: side, height: side, flex_shrink: 0.0, ..default() },
        LocalizedLabel(msg::ONLINE_QR),
        QrImage(code),
    )
}

fn draw(
    added: On<Insert, QrImage>,
    mut nodes: Query<(&QrImage, &mut ImageNode)>,
    mut images: ResMut<Assets<Image>>,
) -> Result {
    let (QrImage(code), mut node) = nodes.get_mut(added.entity)?;
    let side = code.side();
    let pixel = |at: usize| if code.is_dark(at % side, at / side) { 0 } else { u8::MAX };
    let size = Extent3d { width: side as u32, height: side as u32, depth_or_array_layers: 1 };
    let data = (0..side * side).flat_map(|at| [pixel(at), pixel(at), pixel(at), u8::MAX]).collect();
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(size, TextureDimension::D2, data, format, RenderAssetUsages::RENDER_WORLD);
    // Sharp edges.
    image.sampler = ImageSampler::nearest();
    node.image = images.add(image);
    Ok(())
}
