//! Slow frames. Bevy 0.19 keeps one state a frame of the mouse and of the keyboard, so that what begins
//! and ends within one frame is lost: a click goes to what lay under the pointer one frame before its
//! release, and a letter is read without the Ctrl that was held beside it. Here such inputs are spread
//! over as many frames as they need.

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::KeyboardInput;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

use crate::game::wake::DrawWhile;

/// Adds the spreading.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting<PointerInput>>()
        .init_resource::<Waiting<KeyboardInput>>()
        .add_systems(
            First,
            (spread::<PointerInput>.in_set(PickingSystems::PostInput), spread::<KeyboardInput>),
        )
        .draw_while(waits::<PointerInput>)
        .draw_while(waits::<KeyboardInput>);
}

/// What a frame may see only so much of.
trait Spread: Message + Clone {
    /// How many of the inputs, in their order, one frame may see.
    fn of_one_frame(inputs: &[Self]) -> usize;
}

/// The inputs that later frames see.
#[derive(Resource)]
struct Waiting<M>(Vec<M>);

impl<M> Default for Waiting<M> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

fn waits<M: Message>(waiting: Res<Waiting<M>>) -> bool {
    !waiting.0.is_empty()
}

fn spread<M: Spread>(
    mut inputs: ResMut<Messages<M>>,
    mut cursor: Local<MessageCursor<M>>,
    mut waiting: ResMut<Waiting<M>>,
) {
    let waiting = &mut waiting.0;
    let has_waited = !waiting.is_empty();
    waiting.extend(cursor.read(&inputs).cloned());
    let seen = M::of_one_frame(waiting);
    if has_waited || seen < waiting.len() {
        inputs.clear();
        inputs.write_batch(waiting.drain(..seen));
        cursor.clear(&inputs);
    } else {
        waiting.clear();
    }
}

/// A press is the last that a frame sees of the mouse, and a release the first.
impl Spread for PointerInput {
    fn of_one_frame(inputs: &[Self]) -> usize {
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
}

/// What is held beside other keys changes before the first of them, so that it is the same for all that
/// a frame sees.
impl Spread for KeyboardInput {
    fn of_one_frame(inputs: &[Self]) -> usize {
        let first = inputs.iter().position(|input| !is_modifier(input)).unwrap_or(inputs.len());
        inputs[first..].iter().position(is_modifier).map_or(inputs.len(), |after| first + after)
    }
}

fn is_modifier(input: &KeyboardInput) -> bool {
    use KeyCode::{
        AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight,
    };
    matches!(
        input.key_code,
        AltLeft | AltRight | ControlLeft | ControlRight | ShiftLeft | ShiftRight | SuperLeft | SuperRight
    )
}
