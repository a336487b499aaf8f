//! Navigation by arrow keys: on the board, among widgets, and between the regions of the screen. Gamepads
//! share it.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabNavigation};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;

use super::gather::Place;
use super::{Action, ActionPressed, InputSystems, cursor};

/// Adds the ways.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        stay_in_dialog.before(InputFocusSystems::Dispatch).after(bevy::input::InputSystems),
    )
    .add_systems(Update, (walk, change_region).chain().in_set(InputSystems::Act));
}

/// Arrows and the choosing key.
fn walk(
    mut acted: MessageReader<ActionPressed>,
    place: Place,
    mut hand: cursor::CursorControl,
    mut focus: ParamSet<(ResMut<InputFocus>, Regions)>,
    mut visible: ResMut<InputFocusVisible>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    for &ActionPressed { action, .. } in acted.read() {
        let Some((code, logical)) = widget_key(action) else { continue };
        let widget = place.at_widget(focus.p0().get());
        if place.at_table() && !widget {
            hand.act(action, &mut focus.p0(), &mut visible);
        } else if widget {
            visible.0 = true;
            press(code, &logical, &mut keys);
        } else {
            // The first arrow shows where the focus is.
            focus.p1().enter();
            visible.0 = true;
        }
    }
}

/// The key by which a widget knows an action.
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

/// Gives the focused widget a key. It reaches it in the next frame; the window that is none marks it as
/// made here.
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

/// The widgets in the order of Tab.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Regions<'w, 's> {
    nav: TabNavigation<'w, 's>,
    groups: Query<'w, 's, (Entity, &'static TabGroup)>,
    parents: Query<'w, 's, &'static ChildOf>,
    focus: ResMut<'w, InputFocus>,
}

impl Regions<'_, '_> {
    /// The dialog that lies over everything, if there is one.
    fn dialog(&self) -> Option<Entity> {
        self.groups.iter().find(|(_, group)| group.modal).map(|(dialog, _)| dialog)
    }

    /// Whether the focus is where a dialog does not let it be.
    fn outside(&self) -> Option<Entity> {
        let dialog = self.dialog()?;
        let inside = |at| self.parents.iter_ancestors(at).any(|around| around == dialog);
        (!self.focus.get().is_some_and(inside)).then_some(dialog)
    }

    /// Gives the focus to the first widget that can have it.
    fn enter(&mut self) {
        self.go(NavAction::First);
    }

    /// Gives the focus to another widget.
    fn go(&mut self, way: NavAction) {
        let next = match self.outside() {
            Some(dialog) => self.nav.initialize(dialog, way),
            // What had the focus may be gone.
            None => self.nav.navigate(&self.focus, way),
        };
        if let Ok(next) = next {
            self.focus.set(next, FocusCause::Navigated);
        }
    }
}

/// What does the same as Tab.
fn change_region(
    mut acted: MessageReader<ActionPressed>,
    mut regions: Regions,
    mut visible: ResMut<InputFocusVisible>,
) {
    for ActionPressed { action, .. } in acted.read() {
        let way = match action {
            Action::NextRegion => NavAction::Next,
            Action::PreviousRegion => NavAction::Previous,
            _ => continue,
        };
        regions.go(way);
        visible.0 = true;
    }
}

/// Tab looks for its way among all widgets when none has the focus; under a dialog there are some that
/// it must not find.
fn stay_in_dialog(mut strokes: MessageReader<KeyboardInput>, mut regions: Regions) {
    let tabbed =
        strokes.read().any(|input| input.key_code == KeyCode::Tab && input.state == ButtonState::Pressed);
    if tabbed && regions.outside().is_some() {
        // From the last one Tab goes on to the first.
        regions.go(NavAction::Last);
    }
}
