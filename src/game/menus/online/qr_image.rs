//! The QR code of an invitation as an image.

use bevy::image::ImageSampler;
use bevy::prelude::*;

use crate::game::language::LocalizedLabel;
use crate::game::theme::draw_image;
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
    let mut image = draw_image(UVec2::splat(code.side() as u32), |at| {
        let grey = if code.is_dark(at.x as usize, at.y as usize) { 0 } else { u8::MAX };
        [grey, grey, grey, u8::MAX]
    });
    // Sharp edges.
    image.sampler = ImageSampler::nearest();
    node.image = images.add(image);
    Ok(())
}
