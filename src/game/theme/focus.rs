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
use super::button::Stay;
use crate::game::language::Language;
use crate::game::state::Menu;

/// Frames in which what has just been built is laid out: texts find their lines in the second.
const SETTLING: u32 = 3;

/// Tab navigation and what belongs to it.
pub fn plugin(app: &mut App) {
    app.add_plugins(TabNavigationPlugin)
        .add_systems(Startup, arrows_at_the_window)
        .add_systems(PostUpdate, (pass_by_hidden, scroll_to_focus).after(bevy::ui::UiSystems::PostLayout))
        .init_resource::<Focused>()
        .init_resource::<Rebuilt>()
        .init_resource::<Openers>()
        .add_systems(
            PostUpdate,
            (
                (drop_focus, keep_focus)
                    .chain()
                    .run_if(resource_changed::<Language>.and_then(not(resource_added::<Language>))),
                restore_focus.run_if(resource_changed::<Rebuilt>),
                return_focus.run_if(on_message::<StateTransitionEvent<Menu>>),
                remember_focus.run_if(resource_changed::<InputFocus>),
            )
                .chain(),
        )
        .add_observer(give_focus_back);
}

/// Has the focus when it appears; the ring shows with the first key.
#[must_use]
pub fn first_focus() -> impl Bundle {
    (AutoFocus, Stay)
}

/// Whether keys are text now, not commands.
#[must_use]
pub fn typing(focus: Option<Res<InputFocus>>, fields: Query<(), With<EditableText>>) -> bool {
    focus.and_then(|focus| focus.get()).is_some_and(|focused| fields.contains(focused))
}

fn arrows_at_the_window(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>) {
    for window in &windows {
        commands.entity(window).observe(arrows);
    }
}

/// Arrows that no widget has used move the focus, if a widget has it.
fn arrows(event: On<FocusedInput<KeyboardInput>>, mut around: Around) {
    if event.input.state == ButtonState::Pressed {
        around.follow(event.input.key_code);
    }
}

/// Where the arrows lead.
#[derive(SystemParam)]
pub struct Around<'w, 's> {
    nav: TabNavigation<'w, 's>,
    widgets: Query<'w, 's, (Entity, &'static TabIndex, &'static ComputedNode, &'static UiGlobalTransform)>,
    groups: Query<'w, 's, (), With<TabGroup>>,
    parents: Query<'w, 's, &'static ChildOf>,
    focus: ResMut<'w, InputFocus>,
    visible: ResMut<'w, InputFocusVisible>,
}

impl Around<'_, '_> {
    /// Moves the focus to where an arrow leads.
    fn follow(&mut self, arrow: KeyCode) {
        if let Some(next) = self.next(arrow) {
            self.focus.set(next, FocusCause::Navigated);
            self.visible.0 = true;
        }
    }

    /// The widget on the side that an arrow points to, in the group of the one with the focus. Where there is
    /// none it is the one that Tab leads to, so that every widget is reached.
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
        // Of two that lie alike the first is taken.
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

/// The arrows up and down lead out of a line of text, which would keep all of them: a gamepad has no other.
pub fn leave_line(
    event: On<FocusedInput<KeyboardInput>>,
    mut around: Around,
    keys: Res<ButtonInput<KeyCode>>,
) {
    let input = &event.input;
    let held = [KeyCode::ShiftLeft, KeyCode::ShiftRight, KeyCode::ControlLeft, KeyCode::ControlRight];
    let leads_out = matches!(input.key_code, KeyCode::ArrowDown | KeyCode::ArrowUp)
        && input.state == ButtonState::Pressed
        && around.focus.get() == Some(event.focused_entity)
        && !keys.any_pressed(held);
    if leads_out {
        around.follow(input.key_code);
    }
}

/// What had the focus at the end of the last frame, with its name.
#[derive(Resource, Default)]
struct Focused(Option<(Entity, Name)>);

/// Changed in a frame in which widgets were built anew because of what others did.
#[derive(Resource, Default)]
pub struct Rebuilt;

/// After widgets were built anew because of what others did: the focus stays where it was.
pub fn hold_focus(mut rebuilt: ResMut<Rebuilt>) {
    rebuilt.set_changed();
}

fn remember_focus(focus: Res<InputFocus>, names: Query<&Name>, mut focused: ResMut<Focused>) {
    focused.0 = focus.get().and_then(|entity| Some((entity, names.get(entity).ok()?.clone())));
}

/// What had no focus does not get it by being built anew.
fn drop_focus(focused: Res<Focused>, mut focus: ResMut<InputFocus>) {
    if focused.0.is_none() {
        focus.clear();
    }
}

/// A widget that had the focus, or by its name the one that was built in its place.
fn found_again((widget, name): &(Entity, Name), widgets: &Widgets) -> Option<Entity> {
    let by_name = || widgets.iter().find(|(_, own)| *own == name);
    widgets.get(*widget).ok().or_else(by_name).map(|(widget, _)| widget)
}

type Widgets<'w, 's> = Query<'w, 's, (Entity, &'static Name), With<TabIndex>>;

/// What was built anew has the focus where it had it, and nothing else takes it.
fn keep_focus(focused: Res<Focused>, widgets: Widgets, mut focus: ResMut<InputFocus>) {
    let again = focused.0.as_ref().and_then(|focused| found_again(focused, &widgets));
    if let Some(widget) = again.filter(|widget| focus.get() != Some(*widget)) {
        focus.set(widget, FocusCause::Navigated);
    }
}

/// Scrolls to what has the focus, with room for its ring and for what is a little higher beside it. What has only just
/// been built finds its place in the frames after it got the focus.
fn scroll_to_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    widgets: Query<(&ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut areas: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<ScrollArea>>,
    mut left: Local<u32>,
) {
    *left = if focus.is_changed() { SETTLING } else { left.saturating_sub(1) };
    let Some(widget) = focus.get().filter(|_| visible.0 && *left > 0) else { return };
    let area = parents.iter_ancestors(widget).find(|&above| areas.contains(above));
    let Some((mut scroll, seen, middle)) = area.and_then(|area| areas.get_mut(area).ok()) else { return };
    let Ok((node, at)) = widgets.get(widget) else { return };
    let scale = seen.inverse_scale_factor();
    let away = (at.translation.y - middle.translation.y) * scale;
    let room = ((seen.size().y - node.size().y) * scale / 2.0 - 2.0 * GRID).max(0.0);
    let most = ((seen.content_size().y - seen.size().y) * scale).max(0.0);
    let wanted = (scroll.y + away - away.clamp(-room, room)).clamp(0.0, most);
    if (scroll.y - wanted).abs() > 0.5 {
        scroll.y = wanted;
    }
}

/// Tab does not stop at what is not shown.
fn pass_by_hidden(mut widgets: Query<(&mut TabIndex, &ComputedNode), Changed<ComputedNode>>) {
    for (mut index, node) in &mut widgets {
        index.set_if_neq(TabIndex(if node.is_empty() { -1 } else { 0 }));
    }
}

/// Where what had the focus is gone and built anew, that has it. What is still there has lost it to something
/// else, as to a menu that has just opened.
fn restore_focus(focused: Res<Focused>, widgets: Widgets, focus: ResMut<InputFocus>) {
    if focused.0.as_ref().is_some_and(|(widget, _)| !widgets.contains(*widget)) {
        keep_focus(focused, widgets, focus);
    }
}

/// From which menus others were opened, and what had the focus there.
#[derive(Resource, Default)]
struct Openers(Vec<(Menu, (Entity, Name))>);

/// Who closes a menu by keys is where it was opened.
fn return_focus(
    mut transitions: MessageReader<StateTransitionEvent<Menu>>,
    focused: Res<Focused>,
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
            if let Some(widget) = found_again(&opener, &widgets).filter(|_| visible.0) {
                focus.set(widget, FocusCause::Navigated);
            }
        } else if from != to {
            openers.0.extend(focused.0.clone().map(|focused| (from, focused)));
        }
    }
}

fn give_focus_back(
    pressed: On<Activate>,
    buttons: Query<(), (With<Button>, Without<Stay>)>,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    if !visible.0 && buttons.contains(pressed.entity) && focus.get() == Some(pressed.entity) {
        focus.clear();
    }
}
