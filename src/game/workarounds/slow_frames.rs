//! Input within slow frames. Bevy 0.19 keeps one state of mouse and keyboard per frame, so that input which
//! begins and ends within one frame is lost: a click goes to the entity that was under the pointer one frame
//! before the release, and a letter is read without the Ctrl that was held with it. This module spreads such
//! input over several frames.

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::KeyboardInput;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

use crate::game::redraw::DrawWhile;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputQueue<PointerInput>>()
        .init_resource::<InputQueue<KeyboardInput>>()
        .configure_sets(First, (SpreadSystems::Collect, SpreadSystems::Deliver).chain())
        .add_systems(
            First,
            (
                (collect::<PointerInput>, deliver::<PointerInput>).chain().in_set(PickingSystems::PostInput),
                collect::<KeyboardInput>.in_set(SpreadSystems::Collect),
                deliver::<KeyboardInput>.in_set(SpreadSystems::Deliver),
            ),
        )
        .draw_while(has_input::<PointerInput>)
        .draw_while(has_input::<KeyboardInput>);
}

/// The order for keyboard input; corrections run in between.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum SpreadSystems {
    /// Input of this frame is appended to the queue.
    Collect,
    /// The frame receives as much as it can handle.
    Deliver,
}

/// Input of which a frame can handle only a part.
pub(super) trait Spread: Message + Clone {
    /// How many of the queued inputs one frame can handle.
    fn frame_limit(inputs: &[Self]) -> usize;
}

/// Input that is not delivered yet.
#[derive(Resource)]
pub(super) struct InputQueue<M: Message> {
    inputs: Vec<M>,
    /// Number of inputs from earlier frames.
    earlier: usize,
    /// The queue differs from Bevy's events of this frame.
    differs: bool,
    read: MessageCursor<M>,
}

impl<M: Message> Default for InputQueue<M> {
    fn default() -> Self {
        Self { inputs: Vec::new(), earlier: 0, differs: false, read: MessageCursor::default() }
    }
}

impl<M: Spread + PartialEq> InputQueue<M> {
    /// Corrects the input of this frame.
    pub(super) fn correct(&mut self, correct: impl FnOnce(&[M]) -> Vec<M>) {
        let corrected = correct(&self.inputs[self.earlier..]);
        self.differs |= corrected != self.inputs[self.earlier..];
        self.inputs.truncate(self.earlier);
        self.inputs.extend(corrected);
    }
}

fn has_input<M: Message>(queue: Res<InputQueue<M>>) -> bool {
    !queue.inputs.is_empty()
}

fn collect<M: Spread>(inputs: Res<Messages<M>>, mut queue: ResMut<InputQueue<M>>) {
    let queue = &mut *queue;
    queue.earlier = queue.inputs.len();
    queue.differs = queue.earlier > 0;
    queue.inputs.extend(queue.read.read(&inputs).cloned());
}

fn deliver<M: Spread>(mut inputs: ResMut<Messages<M>>, mut queue: ResMut<InputQueue<M>>) {
    let queue = &mut *queue;
    let limit = M::frame_limit(&queue.inputs);
    if queue.differs || limit < queue.inputs.len() {
        inputs.clear();
        inputs.write_batch(queue.inputs.drain(..limit));
        queue.read.clear(&inputs);
    } else {
        queue.inputs.clear();
    }
}

/// A frame ends after a press of the mouse and before a release.
impl Spread for PointerInput {
    fn frame_limit(inputs: &[Self]) -> usize {
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

/// Modifiers change only before the first other key of a frame, so that they are the same for all keys of it.
impl Spread for KeyboardInput {
    fn frame_limit(inputs: &[Self]) -> usize {
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
