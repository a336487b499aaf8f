//! Known people: renaming, by every input device.

use std::time::{Duration, UNIX_EPOCH};

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::Menu;
use pushflip_core::language::Language;
use pushflip_core::online::store::Contacts;
use pushflip_core::online::table::identity::{Identity, PeerId};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::Moment;

use crate::harness::{TestApp, TestFolders, temporary_folders};

/// The game with two known people, of whom the second was met last.
struct KnownPeople {
    app: TestApp,
    folders: TestFolders,
    peers: [PeerId; 2],
}

impl KnownPeople {
    fn new() -> Self {
        let folders = temporary_folders();
        let peers = [1, 2].map(|number| Identity::from_bytes(&[number; 32]).id());
        for ((peer, name), hours) in peers.into_iter().zip(["Ben", "Chiara"]).zip([500_000, 500_024]) {
            let name = PlayerName::try_from(name.to_string()).expect("a name");
            let met = Moment::of(UNIX_EPOCH + Duration::from_hours(hours));
            std::fs::create_dir_all(&folders.data).expect("a folder");
            Contacts::record_meeting(&folders.data.join("people.toml"), peer, &name, met).expect("saved");
        }
        let mut app = TestApp::keeping(folders.clone());
        app.settings().reach = OnlineReach::ThisMachine;
        let mut own = Self { app, folders, peers };
        own.app.press_named("Play online");
        own.wait("Person", 0);
        own
    }

    fn widget(&self, what: &str, who: usize) -> String {
        format!("{what} {}", self.peers[who])
    }

    fn wait(&mut self, what: &str, who: usize) {
        let name = self.widget(what, who);
        self.app.until_named(&name);
    }

    /// Opens the rename field. A list that is rebuilt under the pointer, as after a network search, loses the
    /// first press.
    fn press_pencil(&mut self, who: usize) {
        let pencil = self.widget("Rename", who);
        self.app.wait_for("the line for a name", |app| {
            app.named("New name").is_some() || {
                app.press_named(&pencil);
                false
            }
        });
    }

    /// Waits until a person has a name, in the list and in the file.
    fn is_called(&mut self, who: usize, name: &str) {
        let (entry, peer) = (self.widget("Person", who), self.peers[who]);
        let path = self.folders.data.join("people.toml");
        self.app.wait_for(name, |app| {
            let listed = app.named(&entry).is_some() && app.text_in(&entry) == name;
            listed && Contacts::load(&path).0.get(peer).is_some_and(|person| person.name.as_str() == name)
        });
    }
}

#[test]
fn a_person_is_renamed_with_the_pencil() {
    let mut own = KnownPeople::new();
    own.press_pencil(0);
    assert_eq!(own.app.written("New name"), "Ben");
    // The previous name is selected, so that typing replaces it.
    own.app.type_text("My brother");
    own.app.press_named("Save name");
    own.is_called(0, "My brother");
    own.is_called(1, "Chiara");
    assert_eq!(own.app.menu(), Menu::Online);
    // The previous name is restored.
    own.press_pencil(0);
    own.app.type_text("Somebody else");
    own.app.press_named("Keep name");
    own.is_called(0, "My brother");
}

#[test]
fn a_person_is_renamed_by_keyboard() {
    let mut own = KnownPeople::new();
    let (first, second) = (own.widget("Rename", 1), own.widget("Rename", 0));
    own.app.choose_by_keys(&first);
    own.app.type_text("Kiki");
    own.app.hit("Enter");
    own.is_called(1, "Kiki");
    let focus = |app: &mut TestApp| app.resource::<InputFocus>().get();
    let pencil = own.app.named(&first);
    assert_eq!(focus(&mut own.app), pencil, "the focus returns");
    own.app.choose_by_keys(&second);
    own.app.type_text("Nobody");
    own.app.hit("Esc");
    assert_eq!(own.app.menu(), Menu::Online, "Escape leaves the name field, not the menu");
    own.is_called(0, "Ben");
    let pencil = own.app.named(&second);
    assert_eq!(focus(&mut own.app), pencil);
}

#[test]
fn an_empty_name_is_not_saved() {
    let mut own = KnownPeople::new();
    own.press_pencil(0);
    own.app.write("New name", "  ");
    own.app.press_named("Save name");
    assert_eq!(own.app.notice(), "Use 1 to 24 visible characters.");
    assert_eq!(own.app.written("New name"), "  ", "the text stays for correction");
    own.app.press_named("Close");
    own.app.press_named("Play online");
    own.is_called(0, "Ben");
}

#[test]
fn the_name_field_is_labelled_for_screen_readers() {
    let mut own = KnownPeople::new();
    own.app.resource::<AccessibilityRequested>().set(true);
    own.app.speak(Language::Slovenian);
    own.wait("Rename", 1);
    let pencil = own.widget("Rename", 1);
    assert_eq!(own.app.spoken_name(&pencil), "Preimenuj: Chiara");
    let target_node = accesskit::NodeId(own.app.entity(&pencil).to_bits());
    let (action, target_tree) = (accesskit::Action::Click, accesskit::TreeId::ROOT);
    let press = accesskit::ActionRequest { action, target_tree, target_node, data: None };
    own.app.perform(ActionRequest(press));
    assert_eq!(own.app.spoken_name("New name"), "Preimenuj: Chiara");
    assert_eq!(own.app.spoken_name("Save name"), "Shrani");
}
