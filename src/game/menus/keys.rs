//! The key bindings menu: press a row, then the new key or button.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, observe};

use super::{RebuildMenu, add_menu, close_button, spawn_menu};
use crate::game::input::{
    Action, Binding, Bindings, KeyCapture, KeyChord, KeySymbol, Scope, binding_name, binding_names,
};
use crate::game::language::Language;
use crate::game::settings::Settings;
use crate::game::state::{Announce, Menu, Step};
use crate::game::theme::{self, Icon, InheritColor, Skin, palette, typeface};

pub fn plugin(app: &mut App) {
    add_menu(app, Menu::Keys, show);
    app.add_systems(OnExit(Menu::Keys), |mut capture: ResMut<KeyCapture>| *capture = KeyCapture::default())
        .add_systems(
            Update,
            (
                // After input handling, which ignores keys while capture.
                record_press.run_if(|capture: Res<KeyCapture>| capture.is_listening()).after(Step::Input),
                update_rows.after(RebuildMenu).run_if(
                    resource_changed::<Bindings>
                        .or_else(resource_changed::<KeyCapture>)
                        .or_else(|rows: Query<(), Added<KeysText>>| !rows.is_empty()),
                ),
            )
                .chain()
                .run_if(in_state(Menu::Keys)),
        );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 680.0;
/// The width of the column with the keys, in pixels.
const KEYS: f32 = 250.0;

/// The button that records a new key for an action.
#[derive(Component, Clone, Copy)]
struct RecordButton(Action);

/// The text with the keys of an action.
#[derive(Component, Clone, Copy)]
struct KeysText(Action);

/// The button that restores the default keys of an action.
#[derive(Component, Clone, Copy)]
struct ResetButton(Action);

/// The instruction or the last conflict.
#[derive(Component)]
struct StatusText;

fn show(
    mut commands: Commands,
    language: Res<Language>,
    bindings: Res<Bindings>,
    mut capture: ResMut<KeyCapture>,
) {
    capture.set_if_neq(KeyCapture::default());
    let say = |id: &str| language.say(id);
    spawn_menu(&mut commands, Menu::Keys, "Keys", theme::dialog("Keys menu", WIDTH), |menu| {
        menu.spawn(theme::heading(&say("keys-heading")));
        menu.spawn((StatusText, theme::note(&say("keys-how"))));
        theme::scroll_column(menu, 4.0, |list| {
            for scope in Scope::ALL {
                list.spawn((
                    Node { margin: UiRect::top(px(8)), ..default() },
                    children![theme::subheading(&say(scope.message()))],
                ));
                for &action in Action::ALL.iter().filter(|action| action.scope() == scope) {
                    spawn_row(list, action, &bindings, *language);
                }
            }
            list.spawn((
                Node { margin: UiRect::top(px(8)), ..default() },
                children![theme::subheading(&say("keys-more"))],
            ));
            for id in ["keys-about-tab", "keys-about-typing", "keys-about-mouse", "keys-about-sticks"] {
                list.spawn(theme::note(&say(id)));
            }
        });
        theme::footer(menu, |row| {
            let reset = theme::secondary_button("Reset all keys", &say("keys-reset-all"));
            row.spawn((reset, observe(reset_all)));
            row.spawn((close_button(*language, "keys-close"), theme::initial_focus()));
        });
    });
}

fn spawn_row(list: &mut ChildSpawnerCommands, action: Action, bindings: &Bindings, language: Language) {
    let text =
        |words: &str| (Text::new(words), typeface::regular(typeface::BODY), TextColor::WHITE, InheritColor);
    list.spawn(Node { align_items: AlignItems::Center, column_gap: px(8), ..default() }).with_children(
        |line| {
            line.spawn((
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
                    (
                        Node { flex_shrink: 1.0, ..default() },
                        children![text(&language.say(&action.message()))]
                    ),
                    (
                        Node { width: px(KEYS), flex_shrink: 0.0, ..default() },
                        children![(KeysText(action), text(&binding_names(bindings, action, language)))],
                    ),
                ],
            ));
            line.spawn((
                theme::icon_button(
                    &format!("Reset {}", action.id()),
                    &language.say("keys-reset"),
                    Icon::Undo,
                    Skin::Quiet,
                ),
                ResetButton(action),
                observe(reset),
            ));
        },
    );
}

fn record(
    pressed: On<Activate>,
    rows: Query<&RecordButton>,
    mut capture: ResMut<KeyCapture>,
    language: Res<Language>,
    mut focus: ResMut<InputFocus>,
    mut announcements: MessageWriter<Announce>,
) -> Result {
    announcements.write(Announce(language.say("keys-press")));
    *capture =
        KeyCapture { row: Some((rows.get(pressed.entity)?.0, pressed.entity)), message: String::new() };
    // Without a focused widget, the next key reaches only this menu.
    focus.clear();
    Ok(())
}

fn record_press(
    mut strokes: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
    language: Res<Language>,
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
    capture.message.clear();
    focus.set(row, FocusCause::Navigated);
    if cancelled {
        return;
    }
    let mut bindings = Bindings::with(&settings.keys);
    if !bindings.can_bind(action, press) {
        capture.message = language.say("keys-not-this");
        announcements.write(Announce(capture.message.clone()));
        return;
    }
    let rebound = bindings.bind(action, press);
    if !rebound.is_empty() {
        let names: Vec<_> = rebound.iter().map(|other| language.say(&other.message())).collect();
        let key = binding_name(press, *language);
        capture.message =
            language.tell("keys-taken", &[("key", key.into()), ("from", names.join(", ").into())]);
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
    language: Res<Language>,
    mut keys: Query<(&KeysText, &mut Text), Without<StatusText>>,
    mut status: Query<(&mut Text, &mut TextColor), With<StatusText>>,
    resets: Query<(Entity, &ResetButton, Has<InteractionDisabled>)>,
) {
    let recorded = capture.row.map(|(action, _)| action);
    for (&KeysText(action), mut text) in &mut keys {
        let words = if recorded == Some(action) {
            language.say("keys-press")
        } else {
            binding_names(&bindings, action, *language)
        };
        text.set_if_neq(Text(words));
    }
    for (mut text, mut colour) in &mut status {
        let (words, color) = if capture.message.is_empty() {
            (language.say("keys-how"), palette::PARCHMENT_DIM)
        } else {
            (capture.message.clone(), palette::BRASS_LIT)
        };
        text.set_if_neq(Text(words));
        colour.set_if_neq(TextColor(color));
    }
    let changed = bindings.changed();
    for (button, &ResetButton(action), disabled) in &resets {
        theme::set_enabled(&mut commands, button, changed.contains_key(action.id()), disabled);
    }
}
