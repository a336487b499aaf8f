//! Where the camera looks from.

use bevy_panorbit_camera::PanOrbitCamera;
use pushflip::game::state::{MatchCommand, Menu};
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, Controller, Setup};

use crate::harness::Table;

/// How far a hand turns the board in these tests, in radians.
const TURNED: f32 = 0.3;

#[test]
fn the_result_covers_no_cell_and_leaves_a_turned_board_turned() {
    for variant in Variant::ALL {
        let seats = vec![Controller::Human; variant.seats()];
        let mut table = Table::playing(Setup::new(variant, &seats));
        let mut cameras = table.app.world_mut().query::<&mut PanOrbitCamera>();
        cameras.single_mut(table.app.world_mut()).expect("one camera").target_yaw = TURNED;
        table.updates(200);
        let near = table.camera().target_radius;
        table.send(MatchCommand::Resign);
        table.wait_for("the result", |table| table.menu() == Menu::Result);
        table.updates(200);
        let banner = table.rect_of("Result banner");
        for cell in AnyCell::all(variant) {
            let at = table.over_cell(&cell.to_string());
            assert!(!banner.contains(at), "{variant}: {cell} at {at} is under the banner {banner:?}");
        }
        assert_eq!(table.camera().target_yaw, TURNED, "{variant}");
        table.hit("Esc");
        table.updates(200);
        assert_eq!(table.menu(), Menu::None);
        let back = table.camera().target_radius;
        assert!((back - near).abs() < 0.01, "{variant}: {near} before the result, {back} after it");
        assert_eq!(table.camera().target_yaw, TURNED, "{variant}");
    }
}
