//! The mouse on a slow frame. Bevy sends a click to what lay under the pointer one frame before the
//! release, so that a button would not hear of a click that comes whole within one frame. Here a
//! press is the last that a frame sees of the mouse, and a release the first.

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Adds the spreading of what the mouse does over frames.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, spread.in_set(PickingSystems::PostInput));
}

fn spread(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut cursor: Local<MessageCursor<PointerInput>>,
    mut waiting: Local<Vec<PointerInput>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let has_waited = !waiting.is_empty();
    waiting.extend(cursor.read(&inputs).cloned());
    let seen = of_one_frame(&waiting);
    if has_waited || seen < waiting.len() {
        inputs.clear();
        inputs.write_batch(waiting.drain(..seen));
        cursor.clear(&inputs);
    } else {
        waiting.clear();
    }
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// How many of the inputs, in their order, one frame may see.
fn of_one_frame(inputs: &[PointerInput]) -> usize {
    let of_mouse = inputs.iter().enumerate().filter(|(_, input)| input.pointer_id == PointerId::Mouse);
    for (earlier, (at, input)) in of_mouse.enumerate() {
        match input.action {
            PointerAction::Press(_) => return at + 1,
            PointerAction::Release(_) if earlier > 0 => return at,
            _ => {}
        }
    }
    inputs.len()
}
