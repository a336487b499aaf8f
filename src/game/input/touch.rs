//! Touch input: a tap selects, a drag of a cube moves it, a drag beside the board orbits, two fingers zoom
//! and turn. A touch never selects and orbits.

use std::collections::HashMap;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::prelude::*;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use super::InputSystems;
use super::pointer::{DRAG_THRESHOLD, PointerTargets};
use crate::game::state::MatchCommand;
use crate::game::turn::{MoveInput, Selection, Target};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .add_observer(on_touch_down)
        .add_observer(on_drag)
        .add_systems(Update, (track_touches, set_camera_touch).chain().in_set(InputSystems::Act));
}

/// The object under a finger when it goes down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum TouchStart {
    Target(Target),
    /// The rest of the 3D scene.
    #[default]
    Scene,
    Widget,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Finger {
    start: Vec2,
    start_on: TouchStart,
    /// It has moved beyond the drag threshold.
    moved: bool,
    /// It drags the target that it started on.
    carries: bool,
}

#[derive(Resource, Default)]
struct Fingers {
    down: HashMap<u64, Finger>,
    /// Several fingers have been down since the first one, so that none of them taps.
    several: bool,
}

impl Fingers {
    /// Whether they move the camera: two fingers outside of widgets, or one beside the board.
    fn orbit(&self) -> bool {
        let mut grounds = self.down.values().map(|finger| finger.start_on);
        if self.several {
            grounds.all(|start_on| start_on != TouchStart::Widget)
        } else {
            grounds.all(|start_on| start_on == TouchStart::Scene)
        }
    }
}

/// Records what is under a finger.
fn on_touch_down(
    event: On<Pointer<Press>>,
    targets: PointerTargets,
    move_input: MoveInput,
    mut fingers: ResMut<Fingers>,
) {
    let Some(id) = event.pointer_id.get_touch_id() else { return };
    if event.entity != event.original_event_target() {
        return;
    }
    let start_on = if targets.is_in_scene(event.entity) {
        let target = targets.resolve(event.entity, event.pointer_location.position, &move_input);
        target.map_or(TouchStart::Scene, TouchStart::Target)
    } else {
        TouchStart::Widget
    };
    fingers.down.entry(id).or_default().start_on = start_on;
}

/// Selects the dragged target. The drop is handled by `pointer`.
fn on_drag(event: On<Pointer<Drag>>, mut fingers: ResMut<Fingers>, mut move_input: MoveInput) {
    let several = fingers.several;
    let finger = event.pointer_id.get_touch_id().and_then(|id| fingers.down.get_mut(&id));
    let Some(finger) = finger.filter(|finger| !finger.carries && !several) else { return };
    if let TouchStart::Target(target) = finger.start_on
        && event.distance.length() > DRAG_THRESHOLD
        && move_input.selection() == Selection::None
    {
        finger.carries = true;
        move_input.choose(Some(target));
    }
}

/// Tracks fingers. A single finger that was lifted without moving has tapped.
fn track_touches(
    mut touches: MessageReader<TouchInput>,
    mut fingers: ResMut<Fingers>,
    mut move_input: MoveInput,
    mut match_commands: MessageWriter<MatchCommand>,
) {
    for touch in touches.read() {
        match touch.phase {
            TouchPhase::Started => {
                fingers.down.entry(touch.id).or_default().start = touch.position;
                fingers.several |= fingers.down.len() > 1;
            }
            TouchPhase::Moved => {
                if let Some(finger) = fingers.down.get_mut(&touch.id) {
                    finger.moved |= finger.start.distance(touch.position) > DRAG_THRESHOLD;
                }
            }
            TouchPhase::Ended | TouchPhase::Canceled => {
                let finger = fingers.down.remove(&touch.id);
                let tapped = touch.phase == TouchPhase::Ended && !fingers.several;
                let start_on = finger.filter(|finger| tapped && !finger.moved).map(|finger| finger.start_on);
                if move_input.is_animating()
                    && matches!(start_on, Some(TouchStart::Target(_) | TouchStart::Scene))
                {
                    match_commands.write(MatchCommand::SkipAnimation);
                }
                match start_on {
                    Some(TouchStart::Target(target)) => move_input.choose(Some(target)),
                    Some(TouchStart::Scene) => move_input.choose(None),
                    Some(TouchStart::Widget) | None => {}
                }
                fingers.several &= !fingers.down.is_empty();
            }
        }
    }
}

fn set_camera_touch(fingers: Res<Fingers>, mut cameras: Query<&mut PanOrbitCamera>) {
    for mut orbit in &mut cameras {
        if orbit.touch_enabled != fingers.orbit() {
            orbit.touch_enabled = fingers.orbit();
        }
    }
}
