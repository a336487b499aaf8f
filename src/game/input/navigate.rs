//! Navigation by arrow keys or gamepad: on the board, among widgets, and between board and widgets.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabNavigation};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;

use super::dispatch::InputContext;
use super::{Action, ActionPressed, InputSystems, cursor};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        stay_in_dialog.before(InputFocusSystems::Dispatch).after(bevy::input::InputSystems),
    )
    .add_systems(Update, (navigate, change_region).chain().in_set(InputSystems::Act));
}

/// Applies arrow keys and Choose to the board or to the focused widget.
fn navigate(
    mut actions: MessageReader<ActionPressed>,
    input: InputContext,
    mut control: cursor::CursorControl,
    mut focus: ParamSet<(ResMut<InputFocus>, FocusNavigation)>,
    mut visible: ResMut<InputFocusVisible>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    for &ActionPressed { action, .. } in actions.read() {
        let Some((code, logical)) = widget_key(action) else { continue };
        let widget = input.at_widget(focus.p0().get());
        if input.board_in_front() && !widget {
            control.act(action, &mut focus.p0(), &mut visible);
        } else if widget {
            visible.0 = true;
            press(code, &logical, &mut keys);
        } else {
            // The first arrow key only shows the focus.
            focus.p1().go(NavAction::First);
            visible.0 = true;
        }
    }
}

/// The key event that a widget expects for an action.
fn widget_key(action: Action) -> Option<(KeyCode, Key)> {
    Some(match action {
        Action::Up => (KeyCode::ArrowUp, Key::ArrowUp),
        Action::Down => (KeyCode::ArrowDown, Key::ArrowDown),
        Action::Left => (KeyCode::ArrowLeft, Key::ArrowLeft),
        Action::Right => (KeyCode::ArrowRight, Key::ArrowRight),
        Action::Choose => (KeyCode::Enter, Key::Enter),
        _ => return None,
    })
}

/// Sends a key to the focused widget, which receives it in the next frame. The placeholder window marks the
/// event as synthetic.
fn press(key_code: KeyCode, logical: &Key, keys: &mut MessageWriter<KeyboardInput>) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        keys.write(KeyboardInput {
            key_code,
            logical_key: logical.clone(),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }
}

/// Focus navigation in tab order.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct FocusNavigation<'w, 's> {
    nav: TabNavigation<'w, 's>,
    groups: Query<'w, 's, (Entity, &'static TabGroup)>,
    parents: Query<'w, 's, &'static ChildOf>,
    focus: ResMut<'w, InputFocus>,
}

impl FocusNavigation<'_, '_> {
    fn dialog(&self) -> Option<Entity> {
        self.groups.iter().find(|(_, group)| group.modal).map(|(dialog, _)| dialog)
    }

    /// The modal dialog, if the focus is outside of it.
    fn dialog_without_focus(&self) -> Option<Entity> {
        let dialog = self.dialog()?;
        let inside = |at| self.parents.iter_ancestors(at).any(|around| around == dialog);
        (!self.focus.get().is_some_and(inside)).then_some(dialog)
    }

    /// Focuses another widget.
    fn go(&mut self, direction: NavAction) {
        let next = match self.dialog_without_focus() {
            Some(dialog) => self.nav.initialize(dialog, direction),
            // The error can be ignored: the focused entity may be despawned.
            None => self.nav.navigate(&self.focus, direction),
        };
        if let Ok(next) = next {
            self.focus.set(next, FocusCause::Navigated);
        }
    }
}

/// Moves the focus like Tab.
fn change_region(
    mut actions: MessageReader<ActionPressed>,
    mut navigation: FocusNavigation,
    mut visible: ResMut<InputFocusVisible>,
) {
    for ActionPressed { action, .. } in actions.read() {
        let direction = match action {
            Action::NextRegion => NavAction::Next,
            Action::PreviousRegion => NavAction::Previous,
            _ => continue,
        };
        navigation.go(direction);
        visible.0 = true;
    }
}

/// Without a focused widget, Tab would consider all widgets, including those under a dialog.
fn stay_in_dialog(mut keyboard: MessageReader<KeyboardInput>, mut navigation: FocusNavigation) {
    let tabbed =
        keyboard.read().any(|input| input.key_code == KeyCode::Tab && input.state == ButtonState::Pressed);
    if tabbed && navigation.dialog_without_focus().is_some() {
        // Tab moves on from the last widget to the first.
        navigation.go(NavAction::Last);
    }
}
