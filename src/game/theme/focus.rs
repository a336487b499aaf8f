//! Keyboard focus: Tab and arrows move it, and the focused widget scrolls into view. A click during a match
//! does not leave the focus on a button, where Space would press it again.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabIndex, TabNavigation, TabNavigationPlugin};
use bevy::input_focus::{AutoFocus, FocusCause, FocusedInput, InputFocus, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{Activate, Button, ScrollArea};
use bevy::window::PrimaryWindow;

use super::GRID;
use super::button::KeepFocus;
use super::scroll::hidden_height;
use crate::game::state::Menu;

/// Frames until the layout of new widgets is final: texts wrap in the second.
const LAYOUT_FRAMES: u32 = 3;

/// Tab and arrow navigation, and focus that survives rebuilds and menus.
pub fn plugin(app: &mut App) {
    app.add_plugins(TabNavigationPlugin)
        .add_systems(Startup, observe_arrows)
        .add_systems(PostUpdate, (skip_hidden, scroll_to_focus).after(bevy::ui::UiSystems::PostLayout))
        .init_resource::<LastFocus>()
        .init_resource::<Rebuilt>()
        .init_resource::<Openers>()
        .add_systems(
            PostUpdate,
            (
                restore_focus.run_if(resource_changed::<Rebuilt>),
                return_focus.run_if(on_message::<StateTransitionEvent<Menu>>),
                remember_focus.run_if(resource_changed::<InputFocus>),
            )
                .chain(),
        )
        .add_observer(release_focus);
}

/// Gives a widget the focus when it appears. The focus ring shows with the first key.
pub fn initial_focus() -> impl Bundle {
    (AutoFocus, KeepFocus)
}

/// Lets a column scroll to the widget with the [`initial_focus`] when it appears. Otherwise columns scroll only to a
/// focus that is shown.
#[derive(Component)]
pub struct InitiallyInView;

/// Whether a text field has the focus, so that keys are text and not commands.
pub fn is_typing(focus: Option<Res<InputFocus>>, fields: Query<(), With<EditableText>>) -> bool {
    focus.and_then(|focus| focus.get()).is_some_and(|focused| fields.contains(focused))
}

fn observe_arrows(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>) {
    for window in &windows {
        commands.entity(window).observe(arrows);
    }
}

/// Moves the focus by arrow keys that no widget has handled. With Ctrl they turn the camera.
fn arrows(
    event: On<FocusedInput<KeyboardInput>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut navigation: ArrowNavigation,
) {
    let turns = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    if event.input.state == ButtonState::Pressed && !turns {
        navigation.move_focus(event.input.key_code);
    }
}

/// Focus navigation with arrow keys.
#[derive(SystemParam)]
pub struct ArrowNavigation<'w, 's> {
    nav: TabNavigation<'w, 's>,
    widgets: Query<'w, 's, (Entity, &'static TabIndex, &'static ComputedNode, &'static UiGlobalTransform)>,
    groups: Query<'w, 's, (), With<TabGroup>>,
    parents: Query<'w, 's, &'static ChildOf>,
    focus: ResMut<'w, InputFocus>,
    visible: ResMut<'w, InputFocusVisible>,
}

impl ArrowNavigation<'_, '_> {
    fn move_focus(&mut self, arrow: KeyCode) {
        if let Some(next) = self.next(arrow) {
            self.focus.set(next, FocusCause::Navigated);
            self.visible.0 = true;
        }
    }

    /// The nearest widget in an arrow's direction, within the tab group of the focused one. Without one, the
    /// next widget in tab order, so that arrows reach every widget.
    fn next(&self, arrow: KeyCode) -> Option<Entity> {
        let (side, in_order) = match arrow {
            KeyCode::ArrowDown => (CompassOctant::South, NavAction::Next),
            KeyCode::ArrowRight => (CompassOctant::East, NavAction::Next),
            KeyCode::ArrowUp => (CompassOctant::North, NavAction::Previous),
            KeyCode::ArrowLeft => (CompassOctant::West, NavAction::Previous),
            _ => return None,
        };
        let (from, ..) = self.widgets.get(self.focus.get()?).ok()?;
        let group = self.group(from);
        let others = self
            .widgets
            .iter()
            .filter(|&(widget, index, ..)| index.0 >= 0 && widget != from && self.group(widget) == group);
        let mut areas: Vec<_> = others.filter_map(|(widget, ..)| self.area(widget)).collect();
        // The leftmost wins a tie.
        areas.sort_by(|a, b| a.position.x.total_cmp(&b.position.x));
        let beside = find_best_candidate(&self.area(from)?, side, &areas, &AutoNavigationConfig::default());
        beside.or_else(|| self.nav.navigate(&self.focus, in_order).ok())
    }

    fn group(&self, widget: Entity) -> Option<Entity> {
        self.parents.iter_ancestors(widget).find(|&above| self.groups.contains(above))
    }

    fn area(&self, widget: Entity) -> Option<FocusableArea> {
        let (entity, _, node, transform) = self.widgets.get(widget).ok()?;
        Some(FocusableArea { entity, position: transform.translation, size: node.size() })
    }
}

/// Lets Up and Down leave a text field, which consumes all arrow keys. A gamepad has no other way out.
pub fn leave_field(
    event: On<FocusedInput<KeyboardInput>>,
    mut navigation: ArrowNavigation,
    keys: Res<ButtonInput<KeyCode>>,
) {
    let input = &event.input;
    let held = [KeyCode::ShiftLeft, KeyCode::ShiftRight, KeyCode::ControlLeft, KeyCode::ControlRight];
    let leaves = matches!(input.key_code, KeyCode::ArrowDown | KeyCode::ArrowUp)
        && input.state == ButtonState::Pressed
        && navigation.focus.get() == Some(event.focused_entity)
        && !keys.any_pressed(held);
    if leaves {
        navigation.move_focus(input.key_code);
    }
}

/// The focused widget at the end of the last frame, with its name.
#[derive(Resource, Default)]
struct LastFocus(Option<(Entity, Name)>);

/// Marked as changed in a frame in which widgets were rebuilt because of an external event.
#[derive(Resource, Default)]
pub struct Rebuilt;

/// Keeps the focus where it was after widgets were rebuilt because of an external event.
pub fn keep_focus_on_rebuild(mut rebuilt: ResMut<Rebuilt>) {
    rebuilt.set_changed();
}

fn remember_focus(focus: Res<InputFocus>, names: Query<&Name>, mut last: ResMut<LastFocus>) {
    last.0 = focus.get().and_then(|entity| Some((entity, names.get(entity).ok()?.clone())));
}

/// A widget that had the focus, or the widget of the same name that has replaced it.
fn find_again((widget, name): &(Entity, Name), widgets: &Widgets) -> Option<Entity> {
    let by_name = || widgets.iter().find(|(_, own)| *own == name);
    widgets.get(*widget).ok().or_else(by_name).map(|(widget, _)| widget)
}

type Widgets<'w, 's> = Query<'w, 's, (Entity, &'static Name), With<TabIndex>>;

/// Scrolls the focused widget into view, with space for its focus ring and for a slightly taller neighbour. Repeats for
/// [`LAYOUT_FRAMES`], because the layout of a new widget is not final in the frame in which it gets the focus.
fn scroll_to_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    widgets: Query<(&ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut areas: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<ScrollArea>>,
    new: Query<(), Added<InitiallyInView>>,
    (mut left, mut left_of_new): (Local<u32>, Local<u32>),
) {
    let frames = |starts: bool, left: u32| if starts { LAYOUT_FRAMES } else { left.saturating_sub(1) };
    *left = frames(focus.is_changed(), *left);
    *left_of_new = frames(focus.get().is_some_and(|focused| new.contains(focused)), *left_of_new);
    let scrolls = visible.0 && *left > 0 || *left_of_new > 0;
    let Some(widget) = focus.get().filter(|_| scrolls) else { return };
    let area = parents.iter_ancestors(widget).find(|&above| areas.contains(above));
    let Some((mut scroll, seen, middle)) = area.and_then(|area| areas.get_mut(area).ok()) else { return };
    let Ok((node, at)) = widgets.get(widget) else { return };
    let scale = seen.inverse_scale_factor();
    let away = (at.translation.y - middle.translation.y) * scale;
    let margin = ((seen.size().y - node.size().y) * scale / 2.0 - 2.0 * GRID).max(0.0);
    let wanted = (scroll.y + away - away.clamp(-margin, margin)).clamp(0.0, hidden_height(seen));
    if (scroll.y - wanted).abs() > 0.5 {
        scroll.y = wanted;
    }
}

/// Takes widgets without a size out of the tab order.
fn skip_hidden(mut widgets: Query<(&mut TabIndex, &ComputedNode), Changed<ComputedNode>>) {
    for (mut index, node) in &mut widgets {
        index.set_if_neq(TabIndex(if node.is_empty() { -1 } else { 0 }));
    }
}

/// Gives the focus to the replacement of the widget that had it, if a rebuild has despawned that widget. A widget that
/// still exists has lost the focus on purpose, for example to a menu that has just opened.
fn restore_focus(last: Res<LastFocus>, widgets: Widgets, mut focus: ResMut<InputFocus>) {
    let Some(lost) = last.0.as_ref().filter(|(widget, _)| !widgets.contains(*widget)) else { return };
    if let Some(widget) = find_again(lost, &widgets).filter(|widget| focus.get() != Some(*widget)) {
        focus.set(widget, FocusCause::Navigated);
    }
}

/// The menus below the open one, each with the widget that had the focus there.
#[derive(Resource, Default)]
struct Openers(Vec<(Menu, (Entity, Name))>);

/// Returns the focus to the widget that opened a menu when the menu is closed by keyboard.
fn return_focus(
    mut transitions: MessageReader<StateTransitionEvent<Menu>>,
    last: Res<LastFocus>,
    widgets: Widgets,
    visible: Res<InputFocusVisible>,
    mut openers: ResMut<Openers>,
    mut focus: ResMut<InputFocus>,
) {
    for transition in transitions.read() {
        let [from, to] = [transition.exited, transition.entered].map(Option::unwrap_or_default);
        if let Some(at) = openers.0.iter().rposition(|(menu, _)| *menu == to) {
            let (_, opener) = openers.0.swap_remove(at);
            openers.0.truncate(at);
            if let Some(widget) = find_again(&opener, &widgets).filter(|_| visible.0) {
                focus.set(widget, FocusCause::Navigated);
            }
        } else if from != to {
            openers.0.extend(last.0.clone().map(|focused| (from, focused)));
        }
    }
}

/// Clears the focus after a click on a button outside dialogs, where Space would press it again.
fn release_focus(
    pressed: On<Activate>,
    buttons: Query<(), (With<Button>, Without<KeepFocus>)>,
    groups: Query<&TabGroup>,
    parents: Query<&ChildOf>,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    let in_dialog = || {
        let group = parents.iter_ancestors(pressed.entity).find_map(|above| groups.get(above).ok());
        group.is_some_and(|group| group.modal)
    };
    if !visible.0 && buttons.contains(pressed.entity) && focus.get() == Some(pressed.entity) && !in_dialog() {
        focus.clear();
    }
}
