//! The sway of the camera behind the title.

use bevy::prelude::*;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraSystemSet};

use super::MainCamera;
use crate::game::state::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sway>().add_systems(OnExit(Screen::Title), hand_over).add_systems(
        PostUpdate,
        apply
            .run_if(|sway: Res<Sway>| sway.0 != 0.0)
            .after(PanOrbitCameraSystemSet)
            .before(TransformSystems::Propagate),
    );
}

/// A rotation around the board in radians, in addition to the view: resizing the window and the player's own
/// rotations are independent of it.
#[derive(Resource, Default)]
pub struct Sway(pub f32);

fn apply(sway: Res<Sway>, mut cameras: Query<(&mut PanOrbitCamera, &mut Transform), With<MainCamera>>) {
    for (mut orbit, mut transform) in &mut cameras {
        transform.rotate_around(orbit.focus, Quat::from_rotation_y(sway.0));
        // The next frame starts from the transform without sway.
        orbit.force_update = true;
    }
}

/// Lets the camera move smoothly from the sway to the view of the next screen.
fn hand_over(mut sway: ResMut<Sway>, mut cameras: Query<&mut PanOrbitCamera>) {
    let sway = std::mem::take(&mut sway.0);
    for mut orbit in &mut cameras {
        orbit.yaw = orbit.yaw.map(|yaw| yaw + sway);
    }
}
