//! Known people: renaming, by every input device.

use std::time::{Duration, UNIX_EPOCH};

use bevy::a11y::{AccessibilityNode, AccessibilityRequested, ActionRequest};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use pushflip::game::language::Language;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::Menu;
use pushflip_core::online::store::Contacts;
use pushflip_core::online::table::identity::{Identity, PeerId};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::{Folders, Moment};

use crate::harness::{Table, folders};

/// The game with two known people, of whom the second was met last.
struct KnownPeople {
    table: Table,
    folders: Folders,
    peers: [PeerId; 2],
    _folder: tempfile::TempDir,
}

impl KnownPeople {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = folders(folder.path());
        let peers = [1, 2].map(|number| Identity::from_bytes(&[number; 32]).id());
        for ((peer, name), hours) in peers.into_iter().zip(["Ben", "Chiara"]).zip([500_000, 500_024]) {
            let name = PlayerName::try_from(name.to_string()).expect("a name");
            let met = Moment::of(UNIX_EPOCH + Duration::from_hours(hours));
            std::fs::create_dir_all(&folders.data).expect("a folder");
            Contacts::record_meeting(&folders.data.join("people.toml"), peer, &name, met).expect("noted");
        }
        let mut table = Table::keeping(folders.clone());
        table.settings().reach = OnlineReach::ThisMachine;
        let mut own = Self { table, folders, peers, _folder: folder };
        own.table.press_named("Play far away");
        own.wait("Person", 0);
        own
    }

    fn widget(&self, what: &str, who: usize) -> String {
        format!("{what} {}", self.peers[who])
    }

    fn wait(&mut self, what: &str, who: usize) {
        let name = self.widget(what, who);
        self.table.wait_for(&name, |table| table.named(&name).is_some());
    }

    /// Opens the rename field. A list that is rebuilt under the pointer, as after a network search, loses the
    /// first press.
    fn press_pencil(&mut self, who: usize) {
        let pencil = self.widget("Rename", who);
        self.table.wait_for("the line for a name", |table| {
            table.named("New name").is_some() || {
                table.press_named(&pencil);
                false
            }
        });
    }

    /// Waits until a person has a name, in the list and in the file.
    fn is_called(&mut self, who: usize, name: &str) {
        let (entry, peer) = (self.widget("Person", who), self.peers[who]);
        let path = self.folders.data.join("people.toml");
        self.table.wait_for(name, |table| {
            let listed = table.named(&entry).is_some() && table.text_in(&entry) == name;
            listed && Contacts::load(&path).0.get(peer).is_some_and(|person| person.name.as_str() == name)
        });
    }

    fn typed(&mut self) -> String {
        let field = self.table.entity("New name");
        self.table.app.world().get::<EditableText>(field).expect("a field").value().to_string()
    }
}

#[test]
fn a_person_is_renamed_with_the_pencil() {
    let mut own = KnownPeople::new();
    own.press_pencil(0);
    assert_eq!(own.typed(), "Ben");
    // The previous name is selected, so that typing replaces it.
    own.table.type_text("My brother");
    own.table.press_named("Save name");
    own.is_called(0, "My brother");
    own.is_called(1, "Chiara");
    assert_eq!(own.table.menu(), Menu::Online);
    // The previous name is restored.
    own.press_pencil(0);
    own.table.type_text("Somebody else");
    own.table.press_named("Keep name");
    own.is_called(0, "My brother");
}

#[test]
fn a_person_is_renamed_by_keyboard() {
    let mut own = KnownPeople::new();
    let (first, second) = (own.widget("Rename", 1), own.widget("Rename", 0));
    own.table.choose_by_keys(&first);
    own.table.type_text("Kiki");
    own.table.hit("Enter");
    own.is_called(1, "Kiki");
    let focus = |table: &mut Table| table.resource::<InputFocus>().get();
    let pencil = own.table.named(&first);
    assert_eq!(focus(&mut own.table), pencil, "the focus is where it was");
    own.table.choose_by_keys(&second);
    own.table.type_text("Nobody");
    own.table.hit("Esc");
    assert_eq!(own.table.menu(), Menu::Online, "Escape leaves the name alone, not the menu");
    own.is_called(0, "Ben");
    let pencil = own.table.named(&second);
    assert_eq!(focus(&mut own.table), pencil);
}

#[test]
fn an_empty_name_is_not_saved() {
    let mut own = KnownPeople::new();
    own.press_pencil(0);
    own.table.write("New name", "  ");
    own.table.press_named("Save name");
    assert_eq!(own.table.notice(), "A name has 1 to 24 characters, and all of them can be seen.");
    assert_eq!(own.typed(), "  ", "the text stays for correction");
    own.table.press_named("Close");
    own.table.press_named("Play far away");
    own.is_called(0, "Ben");
}

#[test]
fn the_name_field_is_labelled_for_screen_readers() {
    let mut own = KnownPeople::new();
    own.table.resource::<AccessibilityRequested>().set(true);
    own.table.speak(Language::Slovenian);
    let label = |table: &mut Table, name: &str| {
        let entity = table.entity(name);
        let node = table.app.world().get::<AccessibilityNode>(entity).expect("an accessibility node");
        node.label().unwrap_or_default().to_string()
    };
    own.wait("Rename", 1);
    let pencil = own.widget("Rename", 1);
    assert_eq!(label(&mut own.table, &pencil), "Drugo ime: Chiara");
    let target_node = accesskit::NodeId(own.table.entity(&pencil).to_bits());
    let (action, target_tree) = (accesskit::Action::Click, accesskit::TreeId::ROOT);
    let press = accesskit::ActionRequest { action, target_tree, target_node, data: None };
    own.table.send(ActionRequest(press));
    own.table.updates(6);
    assert_eq!(label(&mut own.table, "New name"), "Drugo ime: Chiara");
    assert_eq!(label(&mut own.table, "Save name"), "Shrani");
}
