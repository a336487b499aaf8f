//! Actions requested by a screen reader: press, focus, set a slider.

use accesskit::Action;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{
    Activate, Button, Checkbox, RadioButton, RadioGroup, SetSliderValue, Slider, SliderValueChange,
    ValueChange,
};

use super::board::SpotNode;
use crate::game::input::BoardStop;
use crate::game::state::Step;
use crate::game::turn::Turn;

/// Does what is asked for.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>().add_systems(
        Update,
        answer
            .in_set(Step::Input)
            .run_if(on_message::<ActionRequest>)
            .run_if(|requested: Res<AccessibilityRequested>| requested.get()),
    );
}

/// What a node can be asked for.
type Marks = (
    Has<Button>,
    Has<Checkbox>,
    Has<Checked>,
    Has<RadioButton>,
    Has<Slider>,
    Has<InteractionDisabled>,
    Option<&'static SpotNode>,
);

fn answer(
    mut requests: MessageReader<ActionRequest>,
    nodes: Query<Marks>,
    parents: Query<&ChildOf>,
    groups: Query<(), With<RadioGroup>>,
    stops: Query<Entity, With<BoardStop>>,
    mut turn: Turn,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    for ActionRequest(request) in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        let Ok((button, checkbox, checked, radio, slider, disabled, spot)) = nodes.get(entity) else {
            continue;
        };
        let step = |by: f32| SetSliderValue { entity, change: SliderValueChange::RelativeStep(by) };
        match request.action {
            Action::Click if disabled => {}
            Action::Click if button => commands.trigger(Activate { entity }),
            Action::Click if checkbox => {
                commands.trigger(ValueChange { source: entity, value: !checked, is_final: true });
            }
            Action::Click if radio => {
                if let Some(group) = parents.iter_ancestors(entity).find(|around| groups.contains(*around)) {
                    commands.trigger(ValueChange { source: group, value: entity, is_final: true });
                }
            }
            Action::Click => {
                if let Some(&SpotNode(target)) = spot {
                    turn.choose(Some(target));
                }
            }
            Action::Increment if slider => commands.trigger(step(1.0)),
            Action::Decrement if slider => commands.trigger(step(-1.0)),
            Action::Focus => {
                let wanted = if spot.is_some() { stops.iter().next() } else { Some(entity) };
                if let Some(wanted) = wanted {
                    focus.set(wanted, FocusCause::Navigated);
                    visible.0 = true;
                }
            }
            _ => {}
        }
    }
}
