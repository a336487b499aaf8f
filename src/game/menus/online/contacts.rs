//! The list of contacts, with a saved table for each, and a form to rename them.

use std::time::SystemTime;

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::table_lists::SYMBOL;
use crate::game::language::LocalizedLabel;
use crate::game::online::{Nearby, SavedTables};
use crate::game::state::{EnterTable, JoinRequest, Menu, Notice, RenameContact};
use crate::game::theme::{self, Icon, KeepFocus, Skin, sends};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::store::Contact;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::terms::{LONGEST_NAME, Name as PlayerName};
use pushflip_core::session::{Moment, localized};

/// Adds the form for renaming.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Renaming>()
        .add_systems(OnExit(Menu::Online), |mut renaming: ResMut<Renaming>| *renaming = Renaming::default());
}

/// The maximum of listed contacts.
const MOST_PEOPLE: usize = 12;

/// The contact that is being renamed.
#[derive(Resource, Clone, Copy, Default, Debug)]
pub(super) struct Renaming {
    peer: Option<PeerId>,
    /// The previous one, whose button gets the focus back.
    last: Option<PeerId>,
}

impl Renaming {
    pub fn peer(&self) -> Option<PeerId> {
        self.peer
    }

    /// The current state; forgets the previous contact.
    pub fn take(renaming: &mut ResMut<Self>) -> Self {
        let now = **renaming;
        renaming.bypass_change_detection().last = None;
        now
    }

    fn begin(&mut self, peer: PeerId) {
        *self = Self { peer: Some(peer), last: None };
    }

    fn end(&mut self) {
        *self = Self { peer: None, last: self.peer };
    }
}

/// The text field of the form.
#[derive(Component)]
struct NewName;

pub(super) fn fill(
    list: &mut ChildSpawnerCommands,
    kept: &SavedTables,
    nearby: &Nearby,
    renaming: &Renaming,
) {
    for (number, (peer, person)) in kept.people().into_iter().take(MOST_PEOPLE).enumerate() {
        if number == 0 {
            list.spawn(theme::subheading(msg::ONLINE_PEOPLE));
            list.spawn(theme::note(msg::ONLINE_PEOPLE_ABOUT));
        }
        if renaming.peer == Some(peer) {
            form(list, peer, person);
            continue;
        }
        list.spawn(theme::line(8.0)).with_children(|row| {
            row.spawn(theme::filling_cell()).with_children(|place| entry(place, kept, nearby, peer, person));
            let words = other_name(person);
            let button = theme::icon_button(&format!("Rename {peer}"), words, Icon::Pencil, Skin::Quiet);
            let begin = move |_: On<Activate>, mut renaming: ResMut<Renaming>| renaming.begin(peer);
            let mut button = row.spawn((button, KeepFocus, observe(begin)));
            if renaming.last == Some(peer) {
                button.insert(theme::initial_focus());
            }
        });
    }
}

fn other_name(person: &Contact) -> Localized {
    msg::OnlineRename { name: person.name.as_str() }.into()
}

fn entry(
    place: &mut ChildSpawnerCommands,
    kept: &SavedTables,
    nearby: &Nearby,
    peer: PeerId,
    person: &Contact,
) {
    let (found, table) = (nearby.table_of(peer), kept.table_with(peer));
    let now = Moment::of(SystemTime::now());
    let day = person.seen.parse::<Moment>().ok().map(|seen| localized::when(seen, now));
    let about = match (found, table, day) {
        (Some(_), _, _) => msg::ONLINE_PERSON_NEARBY,
        (None, _, None) => Localized::EMPTY,
        (None, Some(_), Some(day)) => msg::OnlinePersonTable { day }.into(),
        (None, None, Some(day)) => msg::OnlinePersonSeen { day }.into(),
    };
    // As wide as the symbols of the lists above.
    let holder = Node { width: px(SYMBOL), justify_content: JustifyContent::Center, ..default() };
    let here = (holder, children![theme::presence_dot(found.is_some())]);
    let entry = theme::list_entry(&format!("Person {peer}"), person.name.as_str().into(), about, here);
    match (found, table) {
        (Some(found), _) => _ = place.spawn((entry, sends(JoinRequest(Box::new(found.clone()))))),
        (None, Some(table)) => {
            place.spawn((entry, sends(EnterTable::Back(Box::new(table.card.clone())))));
        }
        (None, None) => _ = place.spawn((entry, InteractionDisabled)),
    }
}

/// The form for renaming, in place of the contact.
fn form(list: &mut ChildSpawnerCommands, peer: PeerId, person: &Contact) {
    let words = other_name(person);
    list.spawn((Name::new("Other name"), theme::column(4.0))).with_children(|column| {
        column.spawn(theme::note(msg::ONLINE_RENAME_ABOUT));
        column.spawn(theme::row(8.0)).with_children(|row| {
            row.spawn(Node { flex_grow: 1.0, flex_basis: px(180), min_width: px(0), ..default() })
                .with_child((
                    theme::name_field("New name", person.name.as_str(), words.clone(), LONGEST_NAME),
                    NewName,
                    theme::SelectedAtFirst,
                    LocalizedLabel(words),
                    theme::initial_focus(),
                ));
            let save = theme::primary_button("Save name", msg::ONLINE_RENAME_SAVE);
            row.spawn((save, theme::Submits, KeepFocus, renames(peer)));
            let end = |_: On<Activate>, mut renaming: ResMut<Renaming>| renaming.end();
            let cancel = theme::secondary_button("Keep name", msg::ONLINE_RENAME_CANCEL);
            row.spawn((cancel, theme::Cancels, KeepFocus, observe(end)));
        });
    });
}

/// Gives the typed name to a contact when the button is pressed.
fn renames(peer: PeerId) -> impl Bundle {
    observe(
        move |_: On<Activate>,
              fields: Query<&EditableText, With<NewName>>,
              mut renaming: ResMut<Renaming>,
              mut requests: MessageWriter<RenameContact>,
              mut notices: MessageWriter<Notice>|
              -> Result {
            match PlayerName::try_from(fields.single()?.value().to_string()) {
                Ok(name) => {
                    requests.write(RenameContact { peer, name });
                    renaming.end();
                }
                Err(_) => _ = notices.write(Notice(msg::ONLINE_RENAME_WRONG)),
            }
            Ok(())
        },
    )
}
