//! Actions requested by a screen reader: press, focus, set a slider.

use accesskit::Action;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::ecs::query::QueryData;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{
    Activate, Button, Checkbox, RadioButton, SetSliderValue, Slider, SliderValueChange, ValueChange,
};

use super::board::SpotNode;
use crate::game::input::BoardStop;
use crate::game::state::Step;
use crate::game::turn::MoveInput;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>().add_systems(
        Update,
        handle_requests
            .in_set(Step::Input)
            .run_if(on_message::<ActionRequest>)
            .run_if(|requested: Res<AccessibilityRequested>| requested.get()),
    );
}

/// The components that decide which actions a node supports.
#[derive(QueryData)]
struct Widget {
    button: Has<Button>,
    checkbox: Has<Checkbox>,
    checked: Has<Checked>,
    radio_button: Has<RadioButton>,
    slider: Has<Slider>,
    disabled: Has<InteractionDisabled>,
    spot: Option<&'static SpotNode>,
}

fn handle_requests(
    mut requests: MessageReader<ActionRequest>,
    widgets: Query<Widget>,
    stops: Query<Entity, With<BoardStop>>,
    mut move_input: MoveInput,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    for ActionRequest(request) in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        let Ok(widget) = widgets.get(entity) else { continue };
        let step = |by: f32| SetSliderValue { entity, change: SliderValueChange::RelativeStep(by) };
        match request.action {
            Action::Click if widget.disabled || (widget.radio_button && widget.checked) => {}
            Action::Click if widget.button => commands.trigger(Activate { entity }),
            Action::Click if widget.checkbox || widget.radio_button => {
                commands.trigger(ValueChange { source: entity, value: !widget.checked, is_final: true });
            }
            Action::Click => {
                if let Some(&SpotNode(target)) = widget.spot {
                    move_input.choose(Some(target));
                }
            }
            Action::Increment if widget.slider => commands.trigger(step(1.0)),
            Action::Decrement if widget.slider => commands.trigger(step(-1.0)),
            Action::Focus => {
                let wanted = if widget.spot.is_some() { stops.iter().next() } else { Some(entity) };
                if let Some(wanted) = wanted {
                    focus.set(wanted, FocusCause::Navigated);
                    visible.0 = true;
                }
            }
            _ => {}
        }
    }
}
