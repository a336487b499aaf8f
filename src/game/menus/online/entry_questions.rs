//! Questions before a table is opened or joined: the player's name, and whether to leave the current match.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::LocalizedLabel;
use crate::game::menus::close;
use crate::game::online::{ContinueEntry, EntryQuestion, Online, SavedTables};
use crate::game::settings::{Draft, NAME_LIMIT, Settings};
use crate::game::state::{Menu, Notice, Step};
use crate::game::theme::{self, KeepFocus};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::Controller;

/// Selects the suggested name, and submits it on Enter.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, select_all.in_set(Step::Input).run_if(in_state(Menu::Online)))
        .add_systems(Last, continue_by_key.run_if(in_state(Menu::Online)));
}

/// The text field for the player's name.
#[derive(Component)]
struct NewName;

/// The button that accepts the name.
#[derive(Component)]
struct Continues;

pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    question: EntryQuestion,
    online: &Online,
    kept: &SavedTables,
    offered: &str,
) {
    match question {
        EntryQuestion::Name => ask_name(menu, offered),
        EntryQuestion::Leave => ask_to_leave(menu, online, kept),
    }
}

/// The suggested name: the current one, that of the new game form, or the account name of this machine.
pub(super) fn offered_name(settings: &Settings, draft: &Draft) -> String {
    if settings.has_player_name() {
        return settings.name.clone();
    }
    let draft = settings.last_setup.as_ref().unwrap_or(draft);
    let people = draft.seats.iter().filter(|seat| seat.controller == Controller::Human);
    let typed = people.map(|seat| seat.name.trim().to_string()).find(|name| !name.is_empty());
    typed.or_else(|| Some(Settings::account_name()?.to_string())).unwrap_or_default()
}

fn ask_name(menu: &mut ChildSpawnerCommands, offered: &str) {
    menu.spawn(theme::heading(msg::ONLINE_ASK_NAME));
    menu.spawn(theme::column(4.0)).with_child((
        theme::name_field("Your name", offered, msg::ONLINE_NAME, NAME_LIMIT),
        NewName,
        LocalizedLabel(msg::ONLINE_NAME),
        theme::initial_focus(),
    ));
    menu.spawn(theme::button_row()).with_children(|row| {
        row.spawn((theme::secondary_button("Cancel", msg::ONLINE_RENAME_CANCEL), KeepFocus, observe(close)));
        let go = theme::primary_button("Continue", msg::ONLINE_CONTINUE);
        row.spawn((go, Continues, KeepFocus, observe(take_name)));
    });
}

fn take_name(
    _: On<Activate>,
    fields: Query<&EditableText, With<NewName>>,
    mut settings: ResMut<Settings>,
    mut continues: MessageWriter<ContinueEntry>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    match PlayerName::try_from(fields.single()?.value().to_string()) {
        Ok(name) => {
            settings.name = name.to_string();
            continues.write(ContinueEntry);
        }
        Err(_) => _ = notices.write(Notice(msg::ONLINE_RENAME_WRONG)),
    }
    Ok(())
}

fn ask_to_leave(menu: &mut ChildSpawnerCommands, online: &Online, kept: &SavedTables) {
    let others = online.table().into_iter().flat_map(|table| {
        let peers = table.seats().iter().filter_map(|seat| seat.occupant.peer());
        let others = peers.filter(|&peer| Some(peer) != online.me());
        others.map(|peer| kept.contacts().player_name(table, peer)).collect::<Vec<_>>()
    });
    let names: Vec<Localized> = others.collect();
    menu.spawn(theme::heading(msg::ONLINE_ASK_LEAVE));
    let about = if names.is_empty() {
        msg::ONLINE_ASK_LEAVE_ALONE
    } else {
        msg::OnlineAskLeaveAbout { name: Localized::joined(names, ", ") }.into()
    };
    menu.spawn(theme::label(about));
    menu.spawn(theme::button_row()).with_children(|row| {
        let leave = theme::secondary_button("Leave the match", msg::ONLINE_ASK_LEAVE_YES);
        let go =
            |_: On<Activate>, mut continues: MessageWriter<ContinueEntry>| _ = continues.write(ContinueEntry);
        row.spawn((leave, KeepFocus, observe(go)));
        let stay = theme::primary_button("Stay", msg::ONLINE_ASK_LEAVE_NO);
        row.spawn((stay, theme::initial_focus(), observe(close)));
    });
}

/// Selects the suggested name, so that typing replaces it.
fn select_all(mut fields: Query<&mut EditableText, Added<NewName>>) {
    for mut field in &mut fields {
        field.queue_edit(TextEdit::SelectAll);
    }
}

/// Submits the name on Enter in the field. Runs at the end of the frame, when text typed in the same frame is
/// in the field.
fn continue_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    fields: Query<Ref<NewName>>,
    buttons: Query<Entity, With<Continues>>,
    mut commands: Commands,
) {
    let field = focus.get().and_then(|focused| fields.get(focused).ok());
    // The Enter that opened the form does not submit it.
    let typing = field.is_some_and(|field| !field.is_added());
    if typing && keys.just_pressed(KeyCode::Enter) {
        buttons.iter().for_each(|entity| commands.trigger(Activate { entity }));
    }
}
