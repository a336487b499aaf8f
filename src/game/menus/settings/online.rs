//! The online page of the settings: the player's public name, reach and relay.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

use super::page::{Rows, label_place};
use super::{Choice, Field};
use crate::game::language::{LocalizedLabel, LocalizedText};
use crate::game::settings::{NAME_LIMIT, OnlineReach, Settings};
use crate::game::state::{Notice, Step};
use crate::game::theme::{self, palette};
use pushflip_core::language::{Localized, msg};

/// Saves typed text, and explains its effect.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep, explain, complain).chain().in_set(Step::Turn));
}

/// The maximum length of a relay's URL, so that it fits into an invitation.
const LONGEST_RELAY: usize = 256;

#[derive(Component)]
struct RelayField;

/// The setting that a line explains.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Name,
    Reach,
    Relay,
}

impl About {
    fn words(self, settings: &Settings, wrong: bool) -> Localized {
        match self {
            Self::Name if !settings.has_player_name() => msg::SETTINGS_NAME_ASKED,
            Self::Name => msg::SettingsShownName { name: settings.player_name().to_string() }.into(),
            Self::Reach => match settings.reach {
                OnlineReach::Internet => msg::SETTINGS_REACH_INTERNET_ABOUT,
                OnlineReach::LocalNetwork => msg::SETTINGS_REACH_LOCAL_ABOUT,
                OnlineReach::ThisMachine => msg::SETTINGS_REACH_MACHINE_ABOUT,
            },
            Self::Relay if wrong => msg::SETTINGS_RELAY_WRONG,
            Self::Relay => msg::SETTINGS_RELAY_ABOUT,
        }
    }
}

pub(super) fn fill(rows: &mut Rows, settings: &Settings) {
    let name = Field(|settings| &mut settings.name);
    text_field(rows, (name, ()), "My name", msg::ONLINE_NAME, NAME_LIMIT, settings);
    about(rows, About::Name);
    reach(rows);
    let relay = Field(|settings| &mut settings.relay);
    text_field(rows, (relay, RelayField), "Relay", msg::SETTINGS_RELAY, LONGEST_RELAY, settings);
    about(rows, About::Relay);
    rows.switch(
        "Look at the clipboard",
        msg::SETTINGS_LOOK_AT_CLIPBOARD,
        msg::SETTINGS_LOOK_AT_CLIPBOARD_TIP,
        |settings| &mut settings.look_at_clipboard,
    );
    rows.switch("Notify", msg::SETTINGS_NOTIFY, msg::SETTINGS_NOTIFY_TIP, |settings| &mut settings.notify);
}

fn reach(rows: &mut Rows) {
    let reaches = OnlineReach::ALL.map(|reach| {
        let (name, label) = match reach {
            OnlineReach::Internet => ("Internet", msg::SETTINGS_REACH_INTERNET),
            OnlineReach::LocalNetwork => ("Local network", msg::SETTINGS_REACH_LOCAL),
            OnlineReach::ThisMachine => ("This machine", msg::SETTINGS_REACH_MACHINE),
        };
        (name, label, Choice::new(move |settings| settings.reach = reach))
    });
    rows.segments("Reach", msg::SETTINGS_REACH, reaches);
    about(rows, About::Reach);
}

fn text_field(
    rows: &mut Rows,
    (field, marker): (Field<String>, impl Bundle),
    name: &str,
    label: Localized,
    limit: usize,
    settings: &Settings,
) {
    rows.list.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(label_place()).with_child(theme::label(label.clone()));
        let text = theme::name_field(name, &field.get(settings), Localized::EMPTY, limit);
        row.spawn(theme::filling_cell()).with_child((text, field, marker, LocalizedLabel(label)));
    });
}

/// An explanation, whose text is set in the next frame.
fn about(rows: &mut Rows, about: About) {
    rows.list.spawn((Name::new(format!("About {about:?}")), about, theme::note(Localized::EMPTY)));
}

fn keep(
    mut settings: ResMut<Settings>,
    fields: Query<(&EditableText, &Field<String>), Changed<EditableText>>,
) {
    for (text, field) in &fields {
        let text = text.value().to_string();
        if field.get(&settings) != text {
            field.set(&mut settings, text);
        }
    }
}

/// Whether the relay's URL is being typed: an incomplete one is no error.
fn is_typing(focus: &InputFocus, relays: &Query<(), With<RelayField>>) -> bool {
    focus.get().is_some_and(|at| relays.contains(at))
}

fn explain(
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    relays: Query<(), With<RelayField>>,
    mut lines: Query<(&About, &mut LocalizedText, &mut TextColor)>,
) {
    let wrong = !is_typing(&focus, &relays) && settings.relay_choice().is_err();
    for (&about, mut text, mut colour) in &mut lines {
        text.set_if_neq(LocalizedText(about.words(&settings, wrong)));
        let warns = wrong && about == About::Relay;
        colour.set_if_neq(TextColor(if warns { palette::BRASS_LIT } else { palette::PARCHMENT_DIM }));
    }
}

/// Shows a notice once when the field, the page or the menu is left with an invalid URL. The text stays as
/// typed.
fn complain(
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    relays: Query<(), With<RelayField>>,
    mut typing: Local<bool>,
    mut notices: MessageWriter<Notice>,
) {
    let left = std::mem::replace(&mut *typing, is_typing(&focus, &relays)) && !*typing;
    if left && settings.relay_choice().is_err() {
        notices.write(Notice(msg::SETTINGS_RELAY_WRONG));
    }
}
