//! The key bindings menu: press a row, then the new key or button.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, observe};

use super::{close_button, spawn_menu};
use crate::game::input::{
    Action, Binding, Bindings, KeyCapture, KeyChord, KeySymbol, Scope, binding_name, binding_names,
};
use crate::game::language::LocalizedText;
use crate::game::settings::Settings;
use crate::game::state::{Announce, Menu, Step};
use crate::game::theme::{self, Icon, Skin, palette, typeface};
use pushflip_core::language::{Localized, msg};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Keys), show)
        .add_systems(OnExit(Menu::Keys), |mut capture: ResMut<KeyCapture>| *capture = KeyCapture::default())
        .add_systems(
            Update,
            (
                // After input handling, which ignores keys while capture.
                record_press.run_if(|capture: Res<KeyCapture>| capture.is_listening()).after(Step::Input),
                update_rows.run_if(
                    resource_changed::<Bindings>
                        .or_else(resource_changed::<KeyCapture>)
                        .or_else(any_match_filter::<Added<KeysText>>),
                ),
            )
                .chain()
                .run_if(in_state(Menu::Keys)),
        );
}

/// The width of the column with the keys, in pixels.
const KEYS: f32 = 250.0;

/// The button that records a new key for an action.
#[derive(Component, Clone, Copy)]
struct RecordButton(Action);

#[derive(Component, Clone, Copy)]
struct KeysText(Action);

/// The button that restores the default keys of an action.
#[derive(Component, Clone, Copy)]
struct ResetButton(Action);

/// The instruction or the last conflict.
#[derive(Component)]
struct StatusText;

fn show(mut commands: Commands, bindings: Res<Bindings>, mut capture: ResMut<KeyCapture>) {
    capture.set_if_neq(KeyCapture::default());
    spawn_menu(&mut commands, Menu::Keys, theme::dialog("Keys menu", theme::NARROW), |menu| {
        menu.spawn(theme::heading(msg::KEYS_HEADING));
        menu.spawn((StatusText, theme::note(msg::KEYS_HOW)));
        theme::scroll_column(menu, 4.0, |list| {
            let heading = |words| {
                (Node { margin: UiRect::top(px(8)), ..default() }, children![theme::subheading(words)])
            };
            for scope in Scope::ALL {
                list.spawn(heading(scope.message()));
                for &action in Action::ALL.iter().filter(|action| action.scope() == scope) {
                    spawn_row(list, action, &bindings);
                }
            }
            list.spawn(heading(msg::KEYS_MORE));
            for about in
                [msg::KEYS_ABOUT_TAB, msg::KEYS_ABOUT_TYPING, msg::KEYS_ABOUT_MOUSE, msg::KEYS_ABOUT_STICKS]
            {
                list.spawn(theme::note(about));
            }
        });
        theme::footer(menu, |row| {
            let reset = theme::secondary_button("Reset all keys", msg::KEYS_RESET_ALL);
            row.spawn((reset, observe(reset_all)));
            row.spawn((close_button(msg::KEYS_CLOSE), theme::initial_focus()));
        });
    });
}

fn spawn_row(list: &mut ChildSpawnerCommands, action: Action, bindings: &Bindings) {
    let text = |words: Localized| theme::caption(words, typeface::regular(typeface::BODY));
    let reset_name = format!("Reset {}", action.id());
    list.spawn((
        theme::line(8.0),
        children![
            (
                Name::new(format!("Keys of {}", action.id())),
                RecordButton(action),
                Button,
                Skin::Row,
                TabIndex(0),
                observe(record),
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_height: px(theme::TOUCH),
                    padding: UiRect::axes(px(8), px(4)),
                    border_radius: BorderRadius::all(px(theme::CORNER)),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceBetween,
                    column_gap: px(16),
                    ..default()
                },
                children![
                    (Node { flex_shrink: 1.0, ..default() }, children![text(action.message())]),
                    (
                        Node { width: px(KEYS), flex_shrink: 0.0, ..default() },
                        children![(KeysText(action), text(binding_names(bindings, action)))],
                    ),
                ],
            ),
            (
                theme::icon_button(&reset_name, msg::KEYS_RESET, Icon::Undo, Skin::Quiet),
                ResetButton(action),
                observe(reset),
            ),
        ],
    ));
}

fn record(
    pressed: On<Activate>,
    rows: Query<&RecordButton>,
    mut capture: ResMut<KeyCapture>,
    mut focus: ResMut<InputFocus>,
    mut announcements: MessageWriter<Announce>,
) -> Result {
    announcements.write(Announce(msg::KEYS_PRESS));
    *capture = KeyCapture { row: Some((rows.get(pressed.entity)?.0, pressed.entity)), ..default() };
    // Without a focused widget, the next key reaches only this menu.
    focus.clear();
    Ok(())
}

fn record_press(
    mut strokes: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
    mut capture: ResMut<KeyCapture>,
    mut settings: ResMut<Settings>,
    mut focus: ResMut<InputFocus>,
    mut announcements: MessageWriter<Announce>,
) {
    let Some((action, row)) = capture.row else { return };
    // The press that started the recording is still among the messages.
    if capture.is_changed() {
        strokes.clear();
        buttons.clear();
        return;
    }
    let key = strokes
        .read()
        .filter(|input| input.state == ButtonState::Pressed && !input.repeat)
        .find_map(|input| KeyChord::of(input, &held).next())
        .map(Binding::Key);
    let pad = buttons
        .read()
        .find(|event| event.state == ButtonState::Pressed)
        .map(|event| Binding::Pad(event.button));
    let Some(press) = key.or(pad) else { return };
    let cancelled = press == Binding::Key(KeyChord::plain(KeySymbol::Named(KeyCode::Escape)));
    capture.row = None;
    capture.message = Localized::EMPTY;
    focus.set(row, FocusCause::Navigated);
    if cancelled {
        return;
    }
    let mut bindings = Bindings::with(&settings.keys);
    if !bindings.can_bind(action, press) {
        capture.message = msg::KEYS_NOT_THIS;
        announcements.write(Announce(capture.message.clone()));
        return;
    }
    let rebound = bindings.bind(action, press);
    if !rebound.is_empty() {
        let from = Localized::joined(rebound.iter().map(|other| other.message()), ", ");
        capture.message = msg::KeysTaken { key: binding_name(press), from }.into();
        announcements.write(Announce(capture.message.clone()));
    }
    settings.keys = bindings.changed();
}

fn reset(pressed: On<Activate>, rows: Query<&ResetButton>, mut settings: ResMut<Settings>) -> Result {
    let mut bindings = Bindings::with(&settings.keys);
    bindings.reset(rows.get(pressed.entity)?.0);
    settings.keys = bindings.changed();
    Ok(())
}

fn reset_all(_: On<Activate>, mut settings: ResMut<Settings>) {
    settings.keys.clear();
}

fn update_rows(
    mut commands: Commands,
    bindings: Res<Bindings>,
    capture: Res<KeyCapture>,
    mut keys: Query<(&KeysText, &mut LocalizedText), Without<StatusText>>,
    mut status: Query<(&mut LocalizedText, &mut TextColor), With<StatusText>>,
    resets: Query<(Entity, &ResetButton)>,
) {
    let recorded = capture.row.map(|(action, _)| action);
    for (&KeysText(action), mut text) in &mut keys {
        let words = if recorded == Some(action) { msg::KEYS_PRESS } else { binding_names(&bindings, action) };
        text.set_if_neq(LocalizedText(words));
    }
    for (mut text, mut colour) in &mut status {
        let (words, color) = if capture.message.is_empty() {
            (msg::KEYS_HOW, palette::PARCHMENT_DIM)
        } else {
            (capture.message.clone(), palette::BRASS_LIT)
        };
        text.set_if_neq(LocalizedText(words));
        colour.set_if_neq(TextColor(color));
    }
    let changed = bindings.changed();
    for (button, &ResetButton(action)) in &resets {
        theme::set_enabled(&mut commands, button, changed.contains_key(action.id()));
    }
}
