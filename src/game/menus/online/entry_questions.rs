//! Questions before a table is opened or joined: the player's name, and whether to leave the current match.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::Language;
use crate::game::menus::close;
use crate::game::online::{ContinueEntry, EntryQuestion, Online, SavedTables, player_name};
use crate::game::settings::{Draft, NAME_LIMIT, Settings};
use crate::game::state::{Menu, Notice, Step};
use crate::game::theme::{self, KeepFocus};
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
    language: Language,
    question: EntryQuestion,
    online: &Online,
    kept: &SavedTables,
    offered: &str,
) {
    match question {
        EntryQuestion::Name => ask_name(menu, language, offered),
        EntryQuestion::Leave => ask_to_leave(menu, language, online, kept),
    }
}

/// The suggested name: from the new game form, or the account name of this machine.
pub(super) fn offered_name(settings: &Settings, draft: &Draft) -> String {
    let draft = settings.last_setup.as_ref().unwrap_or(draft);
    let people = draft.seats.iter().filter(|seat| seat.controller == Controller::Human);
    let typed = people.map(|seat| seat.name.trim().to_string()).find(|name| !name.is_empty());
    typed.unwrap_or_else(|| settings.player_name().to_string())
}

fn ask_name(menu: &mut ChildSpawnerCommands, language: Language, offered: &str) {
    let say = |id: &str| language.say(id);
    menu.spawn(theme::heading(&say("online-ask-name")));
    menu.spawn(theme::column(4.0)).with_child((
        theme::name_field("Your name", offered, &say("online-name"), NAME_LIMIT),
        NewName,
        AccessibleLabel::new(say("online-name")),
        theme::initial_focus(),
    ));
    menu.spawn(theme::button_row()).with_children(|row| {
        row.spawn((
            theme::secondary_button("Cancel", &say("online-rename-cancel")),
            KeepFocus,
            observe(close),
        ));
        let go = theme::primary_button("Continue", &say("online-continue"));
        row.spawn((go, Continues, KeepFocus, observe(take_name)));
    });
}

fn take_name(
    _: On<Activate>,
    fields: Query<&EditableText, With<NewName>>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut continues: MessageWriter<ContinueEntry>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    match PlayerName::try_from(fields.single()?.value().to_string()) {
        Ok(name) => {
            settings.name = name.to_string();
            continues.write(ContinueEntry);
        }
        Err(_) => _ = notices.write(Notice(language.say("online-rename-wrong"))),
    }
    Ok(())
}

fn ask_to_leave(menu: &mut ChildSpawnerCommands, language: Language, online: &Online, kept: &SavedTables) {
    let say = |id: &str| language.say(id);
    let others = online.table().into_iter().flat_map(|table| {
        let peers = table.seats().iter().filter_map(|seat| seat.occupant.peer());
        let others = peers.filter(|&peer| Some(peer) != online.me());
        others.map(|peer| player_name(table, kept, peer, language)).collect::<Vec<_>>()
    });
    let names: Vec<String> = others.collect();
    menu.spawn(theme::heading(&say("online-ask-leave")));
    let about = if names.is_empty() {
        say("online-ask-leave-alone")
    } else {
        language.tell("online-ask-leave-about", &[("name", names.join(", ").into())])
    };
    menu.spawn(theme::label(&about));
    menu.spawn(theme::button_row()).with_children(|row| {
        let leave = theme::secondary_button("Leave the match", &say("online-ask-leave-yes"));
        let go =
            |_: On<Activate>, mut continues: MessageWriter<ContinueEntry>| _ = continues.write(ContinueEntry);
        row.spawn((leave, KeepFocus, observe(go)));
        let stay = theme::primary_button("Stay", &say("online-ask-leave-no"));
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
