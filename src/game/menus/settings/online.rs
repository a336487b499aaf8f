//! The online page of the settings: the player's public name, reach and relay.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use super::Choice;
use super::page::{Rows, label_place};
use crate::game::language::{LocalizedLabel, LocalizedText};
use crate::game::settings::{NAME_LIMIT, OnlineReach, Settings};
use crate::game::state::{Notice, Step};
use crate::game::theme::{self, TypedText, palette};
use pushflip_core::language::{Localized, msg};

/// Saves typed text, and explains its effect.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(theme::typed_texts::<Settings>)
        .add_systems(Update, (explain, complain).chain().in_set(Step::Turn));
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
    let name = TypedText::<Settings>::new(|settings| &mut settings.name);
    text_field(rows, name, "My name", &settings.name, msg::ONLINE_NAME, NAME_LIMIT);
    about(rows, About::Name);
    reach(rows);
    let relay = (TypedText::<Settings>::new(|settings| &mut settings.relay), RelayField);
    text_field(rows, relay, "Relay", &settings.relay, msg::SETTINGS_RELAY, LONGEST_RELAY);
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

fn text_field(rows: &mut Rows, field: impl Bundle, name: &str, text: &str, label: Localized, limit: usize) {
    rows.list.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(label_place()).with_child(theme::label(label.clone()));
        let text = theme::name_field(name, text, Localized::EMPTY, limit);
        row.spawn(theme::filling_cell()).with_child((text, field, LocalizedLabel(label)));
    });
}

/// An explanation, whose text is set in the next frame.
fn about(rows: &mut Rows, about: About) {
    rows.list.spawn((Name::new(format!("About {about:?}")), about, theme::note(Localized::EMPTY)));
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
