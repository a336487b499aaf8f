//! Questions before a table is opened or joined: the player's name, the invitation if the clipboard has none, and
//! whether to leave the current match, or to quit during it.

use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::{Activate, observe};

use super::new_table::NewTableForm;
use crate::game::language::LocalizedLabel;
use crate::game::online::{ContinueEntry, EntryQuestion, Online, SavedTables};
use crate::game::settings::{Draft, NAME_LIMIT, Settings};
use crate::game::state::{EnterTable, Menu, MenuStack, Notice};
use crate::game::theme::{self, KeepFocus, sends};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::SCHEME;
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::Controller;

/// The maximum length of a pasted text, in characters: more than an invitation has.
const LONGEST_TEXT: usize = 600;

/// The text field of a question.
#[derive(Component)]
struct Answer;

pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    question: EntryQuestion,
    online: &Online,
    kept: &SavedTables,
    offered: &str,
) {
    match question {
        EntryQuestion::Name => ask_name(menu, offered, online.entry_text(kept)),
        EntryQuestion::Invitation => ask_invitation(menu),
        EntryQuestion::Leave | EntryQuestion::Quit => ask_to_leave(menu, question, online, kept),
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

/// `table`: the table that the player goes to, as far as known.
fn ask_name(menu: &mut ChildSpawnerCommands, offered: &str, table: Option<Localized>) {
    menu.spawn(theme::heading(msg::ONLINE_ASK_NAME));
    if let Some(table) = table {
        menu.spawn(theme::label(table));
    }
    menu.spawn(theme::note(msg::ONLINE_ASK_NAME_ABOUT));
    menu.spawn(theme::column(4.0)).with_child((
        theme::name_field("Your name", offered, msg::ONLINE_NAME, NAME_LIMIT),
        theme::SelectedAtFirst,
        Answer,
        LocalizedLabel(msg::ONLINE_NAME),
        theme::initial_focus(),
    ));
    let go = theme::primary_button("Continue", msg::ONLINE_CONTINUE);
    answer_row(menu, (go, observe(take_name)));
}

fn ask_invitation(menu: &mut ChildSpawnerCommands) {
    menu.spawn(theme::heading(msg::ONLINE_JOIN_WITH));
    menu.spawn(theme::label(msg::ONLINE_NO_INVITATION));
    menu.spawn(theme::line(8.0)).with_children(|row| {
        row.spawn(theme::filling_cell()).with_child((
            theme::name_field("Pasted invitation", "", format!("{SCHEME}…").into(), LONGEST_TEXT),
            Answer,
            LocalizedLabel(msg::ONLINE_JOIN_WITH),
            theme::initial_focus(),
        ));
        row.spawn((theme::secondary_button("Paste", msg::RECORDS_PASTE), KeepFocus, observe(paste)));
    });
    answer_row(menu, (theme::primary_button("Accept", msg::ONLINE_AGREE), observe(take_invitation)));
}

/// Replaces the text of the field with that of the clipboard.
fn paste(_: On<Activate>, mut fields: Query<&mut EditableText, With<Answer>>) -> Result {
    let mut field = fields.single_mut()?;
    field.editor_mut().set_text("");
    field.queue_edit(TextEdit::Paste);
    Ok(())
}

/// Drops the question.
fn cancel(
    _: On<Activate>,
    stack: Res<MenuStack>,
    form: Res<NewTableForm>,
    mut online: ResMut<Online>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let stays = online.cancel_entry() || form.0.is_some();
    if !stays {
        menu.set(stack.top());
    }
}

fn answer_row(menu: &mut ChildSpawnerCommands, submit: impl Bundle) {
    menu.spawn(theme::button_row()).with_children(|row| {
        let button = theme::secondary_button("Cancel", msg::ONLINE_RENAME_CANCEL);
        row.spawn((button, theme::Cancels, KeepFocus, observe(cancel)));
        row.spawn((submit, theme::Submits, KeepFocus));
    });
}

fn take_invitation(
    _: On<Activate>,
    fields: Query<&EditableText, With<Answer>>,
    mut online: ResMut<Online>,
    mut joins: MessageWriter<EnterTable>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    match fields.single()?.value().to_string().parse() {
        Ok(invitation) => {
            online.cancel_entry();
            joins.write(EnterTable::Join(Box::new(invitation)));
        }
        Err(_) => _ = notices.write(Notice(msg::ONLINE_DAMAGED_INVITATION)),
    }
    Ok(())
}

fn take_name(
    _: On<Activate>,
    fields: Query<&EditableText, With<Answer>>,
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

/// Asks whether to leave the match, or to quit while guests wait, and says what becomes of it.
fn ask_to_leave(
    menu: &mut ChildSpawnerCommands,
    question: EntryQuestion,
    online: &Online,
    kept: &SavedTables,
) {
    let guests = online.waiting_guests();
    let count = guests.len();
    let others = online.table().into_iter().flat_map(|table| {
        let peers = table.seats().iter().filter_map(|seat| seat.occupant.peer());
        let others = peers.filter(|&peer| Some(peer) != online.me()).collect();
        let others: Vec<PeerId> = if guests.is_empty() { others } else { guests.clone() };
        others.into_iter().map(|peer| kept.contacts().player_name(table, peer)).collect::<Vec<_>>()
    });
    let names: Vec<Localized> = others.collect();
    let about = if names.is_empty() {
        msg::ONLINE_ASK_LEAVE_ALONE
    } else if count > 0 {
        msg::OnlineAskLeaveHost { count, name: Localized::joined(names, ", ") }.into()
    } else {
        msg::OnlineAskLeaveAbout { name: Localized::joined(names, ", ") }.into()
    };
    let (heading, yes) = if question == EntryQuestion::Quit {
        (msg::ONLINE_ASK_QUIT, msg::COMMON_QUIT)
    } else {
        (msg::ONLINE_ASK_LEAVE, msg::ONLINE_ASK_LEAVE_YES)
    };
    menu.spawn(theme::heading(heading));
    menu.spawn(theme::label(about));
    menu.spawn(theme::button_row()).with_children(|row| {
        let leave = theme::secondary_button("Leave the match", yes);
        row.spawn((leave, KeepFocus, sends(ContinueEntry)));
        let stay = theme::primary_button("Stay", msg::ONLINE_ASK_LEAVE_NO);
        row.spawn((stay, theme::initial_focus(), observe(cancel)));
    });
}
