//! Touch input: a tap chooses, a drag of a cube carries it, a drag on the empty table orbits, two fingers
//! zoom and turn. A press is never both a choice and an orbit.

use std::collections::HashMap;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::prelude::*;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use super::InputSystems;
use super::pointer::{DRAG_THRESHOLD, Pointed};
use crate::game::state::MatchCommand;
use crate::game::turn::{Selection, Target, Turn};

/// Adds fingers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .add_observer(go_down)
        .add_observer(carry)
        .add_systems(Update, (follow, share_with_camera).chain().in_set(InputSystems::Act));
}

/// Where a finger can go down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Ground {
    /// Something that can be meant.
    Target(Target),
    /// The table, or nothing.
    #[default]
    Table,
    /// What stands around the board.
    Widget,
}

/// A finger that is down.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Finger {
    start: Vec2,
    ground: Ground,
    /// It has moved further than a hand trembles.
    moved: bool,
    /// It has begun to carry what it went down on.
    carries: bool,
}

/// The fingers that are down now.
#[derive(Resource, Default)]
struct Fingers {
    down: HashMap<u64, Finger>,
    /// More than one was down since the first came: none of them taps.
    several: bool,
}

impl Fingers {
    /// Whether they move the camera: two always do, one does when it holds nothing.
    fn orbit(&self) -> bool {
        let mut grounds = self.down.values().map(|finger| finger.ground);
        if self.several {
            grounds.all(|ground| ground != Ground::Widget)
        } else {
            grounds.all(|ground| ground == Ground::Table)
        }
    }
}

/// Learns what lies under a finger.
fn go_down(event: On<Pointer<Press>>, pointed: Pointed, turn: Turn, mut fingers: ResMut<Fingers>) {
    let Some(id) = event.pointer_id.get_touch_id() else { return };
    if event.entity != event.original_event_target() {
        return;
    }
    let ground = if pointed.on_table(event.entity) {
        let meant = pointed.meant(event.entity, event.pointer_location.position, &turn);
        meant.map_or(Ground::Table, Ground::Target)
    } else {
        Ground::Widget
    };
    fingers.down.entry(id).or_default().ground = ground;
}

/// What is dragged away is taken first; where it is let go `turn` knows.
fn carry(event: On<Pointer<Drag>>, mut fingers: ResMut<Fingers>, mut turn: Turn) {
    let several = fingers.several;
    let finger = event.pointer_id.get_touch_id().and_then(|id| fingers.down.get_mut(&id));
    let Some(finger) = finger.filter(|finger| !finger.carries && !several) else { return };
    if let Ground::Target(target) = finger.ground
        && event.distance.length() > DRAG_THRESHOLD
        && turn.selection() == Selection::None
    {
        finger.carries = true;
        turn.choose(Some(target));
    }
}

/// Follows the fingers; one that came and went alone and stayed where it was has tapped.
fn follow(
    mut touches: MessageReader<TouchInput>,
    mut fingers: ResMut<Fingers>,
    mut turn: Turn,
    mut asked: MessageWriter<MatchCommand>,
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
                let ground = finger.filter(|finger| tapped && !finger.moved).map(|finger| finger.ground);
                if turn.moving() && matches!(ground, Some(Ground::Target(_) | Ground::Table)) {
                    asked.write(MatchCommand::SkipAnimation);
                }
                match ground {
                    Some(Ground::Target(target)) => turn.choose(Some(target)),
                    Some(Ground::Table) => turn.choose(None),
                    Some(Ground::Widget) | None => {}
                }
                fingers.several &= !fingers.down.is_empty();
            }
        }
    }
}

fn share_with_camera(fingers: Res<Fingers>, mut cameras: Query<&mut PanOrbitCamera>) {
    for mut orbit in &mut cameras {
        if orbit.touch_enabled != fingers.orbit() {
            orbit.touch_enabled = fingers.orbit();
        }
    }
}
