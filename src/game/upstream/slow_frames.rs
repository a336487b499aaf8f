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
        .configure_sets(First, (SpreadSystems::Collect, SpreadSystems::HandOn).chain())
        .add_systems(
            First,
            (
                (collect::<PointerInput>, hand_on::<PointerInput>).chain().in_set(PickingSystems::PostInput),
                collect::<KeyboardInput>.in_set(SpreadSystems::Collect),
                hand_on::<KeyboardInput>.in_set(SpreadSystems::HandOn),
            ),
        )
        .draw_while(waits::<PointerInput>)
        .draw_while(waits::<KeyboardInput>);
}

/// The order for the keyboard, so that its input can be corrected in between.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum SpreadSystems {
    /// The input of this frame is put behind what waits.
    Collect,
    /// As much as the frame may see is handed on.
    HandOn,
}

/// What a frame may see only so much of.
pub(super) trait Spread: Message + Clone {
    /// How many of the inputs, in their order, one frame may see.
    fn of_one_frame(inputs: &[Self]) -> usize;
}

/// The inputs that were not handed on yet.
#[derive(Resource)]
pub(super) struct Waiting<M: Message> {
    inputs: Vec<M>,
    /// So many of them are from earlier frames.
    earlier: usize,
    /// The spread events differ from the engine's events of this frame.
    differs: bool,
    read: MessageCursor<M>,
}

impl<M: Message> Default for Waiting<M> {
    fn default() -> Self {
        Self { inputs: Vec::new(), earlier: 0, differs: false, read: MessageCursor::default() }
    }
}

impl<M: Spread + PartialEq> Waiting<M> {
    /// Corrects what has come in this frame.
    pub(super) fn correct(&mut self, correct: impl FnOnce(&[M]) -> Vec<M>) {
        let corrected = correct(&self.inputs[self.earlier..]);
        self.differs |= corrected != self.inputs[self.earlier..];
        self.inputs.truncate(self.earlier);
        self.inputs.extend(corrected);
    }
}

fn waits<M: Message>(waiting: Res<Waiting<M>>) -> bool {
    !waiting.inputs.is_empty()
}

fn collect<M: Spread>(inputs: Res<Messages<M>>, mut waiting: ResMut<Waiting<M>>) {
    let waiting = &mut *waiting;
    waiting.earlier = waiting.inputs.len();
    waiting.differs = waiting.earlier > 0;
    waiting.inputs.extend(waiting.read.read(&inputs).cloned());
}

fn hand_on<M: Spread>(mut inputs: ResMut<Messages<M>>, mut waiting: ResMut<Waiting<M>>) {
    let waiting = &mut *waiting;
    let seen = M::of_one_frame(&waiting.inputs);
    if waiting.differs || seen < waiting.inputs.len() {
        inputs.clear();
        inputs.write_batch(waiting.inputs.drain(..seen));
        waiting.read.clear(&inputs);
    } else {
        waiting.inputs.clear();
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
