//! From how far away the whole board is seen.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{FIELD_OF_VIEW, View};
use crate::game::table::{TABLE_HEIGHT, hexxagon, quixo};
use pushflip_core::rules::Variant;

/// Space left free around the board, as a share of the picture.
const MARGIN: f32 = 0.025;

/// How far away the camera sees the whole board; for the plan, how high the picture is.
pub(super) fn fitting_radius(view: View, variant: Variant, aspect: f32) -> f32 {
    // The corners of the frame, where it stands on the table and above.
    let (outline, top): (Vec<Vec3>, f32) = if variant.is_quixo() {
        let half = quixo::TRAY_HALF + quixo::RIM.x;
        let ends = [-half, half];
        (ends.into_iter().flat_map(|x| ends.map(|z| Vec3::new(x, 0.0, z))).collect(), quixo::RIM.y)
    } else {
        let corner = |i: u8| Quat::from_rotation_y(TAU * f32::from(i) / 6.0) * Vec3::Z * hexxagon::RIM[1];
        ((0..6).map(corner).collect(), hexxagon::RIM_TOP)
    };
    let corners = outline.into_iter().flat_map(|at| [TABLE_HEIGHT, top].map(|height| at.with_y(height)));
    let turn = Quat::from_rotation_x(view.pitch());
    let seen = corners.map(|corner| turn * (corner - view.focus()));
    let share = 1.0 - 2.0 * MARGIN;
    if view == View::Top {
        return seen.map(|p| (2.0 * p.y.abs()).max(2.0 * p.x.abs() / aspect)).fold(0.0, f32::max) / share;
    }
    let tan = (FIELD_OF_VIEW / 2.0).tan() * share;
    seen.map(|p| p.z + (p.y.abs() / tan).max(p.x.abs() / (tan * aspect))).fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_frame_is_in_the_picture_from_everywhere() {
        for (variant, view, aspect) in Variant::ALL.into_iter().flat_map(|variant| {
            [View::ThreeQuarter, View::Seat, View::Top]
                .into_iter()
                .flat_map(move |view| [0.6, 0.87, 1.0, 1.39, 1.9, 3.0].map(|aspect| (variant, view, aspect)))
        }) {
            let radius = fitting_radius(view, variant, aspect);
            let camera = Quat::from_rotation_x(-view.pitch()) * Vec3::Z * radius + view.focus();
            let looks =
                Transform::from_translation(camera).looking_at(view.focus(), Vec3::Y).to_matrix().inverse();
            let reach = if variant.is_quixo() { quixo::TRAY_HALF + quixo::RIM.x } else { hexxagon::RIM[1] };
            let angles = if variant.is_quixo() { 4 } else { 6 };
            let widest: f32 = (0..angles)
                .map(|i| {
                    let corner = if variant.is_quixo() {
                        Vec3::new(
                            if i % 2 == 0 { reach } else { -reach },
                            TABLE_HEIGHT,
                            if i < 2 { reach } else { -reach },
                        )
                    } else {
                        (Quat::from_rotation_y(TAU * i as f32 / 6.0) * Vec3::Z * reach).with_y(TABLE_HEIGHT)
                    };
                    let seen = looks.transform_point3(corner);
                    let half =
                        if view == View::Top { radius / 2.0 } else { -seen.z * (FIELD_OF_VIEW / 2.0).tan() };
                    (seen.y.abs() / half).max(seen.x.abs() / (half * aspect))
                })
                .fold(0.0, f32::max);
            assert!((0.7..1.0).contains(&widest), "{variant} {view:?} {aspect}: {widest}");
        }
    }
}
