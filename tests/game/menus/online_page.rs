//! The online page of the settings: with the pointer, with keys, for screen readers.

use bevy::a11y::AccessibilityRequested;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use crate::harness::{TestApp, temporary_folders};
use pushflip::game::online::{Nearby, Online};
use pushflip::game::settings::{OnlineReach, Settings};
use pushflip::game::state::{EnterTable, JoinRequest, Menu};
use pushflip_core::language::Language;
use pushflip_core::online::network::{DiscoveredTable, Reach, RelayChoice};
use pushflip_core::online::table::event::TableId;
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

const WRONG: &str =
    "A server’s address looks like https://relay.example.org. Leave empty to use the public servers.";

fn online_page(app: &mut TestApp) {
    app.press_named("Settings");
    app.press_named("Online page");
    assert_eq!(app.menu(), Menu::Settings);
}

#[test]
fn online_settings_are_saved() {
    let folders = temporary_folders();
    let mut app = TestApp::open(800, 600);
    app.keep_in(&folders);
    online_page(&mut app);
    app.press_named("My name");
    app.type_text("Ada");
    assert_eq!(app.text_in("About Name"), "Your name online: Ada");
    app.press_named("Relay");
    app.type_text("https://relay.example.org");
    app.press_inside("Reach", "Local network");
    let meaning = app.text_in("About Reach");
    assert_eq!(meaning, "Stays in your home: only computers on your network.");
    assert_eq!(app.notice(), "");
    let (kept, warning) = Settings::load(&folders);
    assert_eq!((kept.name.as_str(), kept.reach, warning), ("Ada", OnlineReach::LocalNetwork, None));
    assert_eq!(kept.network_reach(), Reach::Local);
    app.press_inside("Reach", "Internet");
    let own = RelayChoice::Own("https://relay.example.org".into());
    assert_eq!(Settings::load(&folders).0.network_reach(), Reach::Internet { relay: own });
}

#[test]
fn an_invalid_relay_is_reported_on_leaving_and_kept_as_typed() {
    let mut app = TestApp::keeping_files();
    online_page(&mut app);
    app.press_named("Relay");
    app.type_text("relay.example.org");
    assert_eq!(app.notice(), "", "an incomplete address is no error");
    assert_ne!(app.text_in("About Relay"), WRONG);
    app.press_inside("Settings menu", "Close");
    assert_eq!(app.menu(), Menu::None);
    assert_eq!(app.notice(), WRONG);
    // No table goes to the public relays instead.
    app.perform(EnterTable::Open(Box::new(Setup::new(Variant::Quixo, &[]))));
    assert!(!app.resource::<Online>().is_open());
    assert_eq!(app.notice(), WRONG);
    online_page(&mut app);
    assert_eq!(app.resource::<Settings>().relay, "relay.example.org");
    assert_eq!(app.text_in("About Relay"), WRONG);
    app.press_named("Relay");
    app.hit("Ctrl+A");
    app.type_text("https://relay.example.org");
    app.hit("Esc");
    assert_eq!(app.menu(), Menu::Settings, "Escape leaves the field first");
    assert_eq!(app.text_in("About Relay"), "Leave empty to use the public servers.");
}

#[test]
fn no_join_request_is_sent_with_an_invalid_relay() {
    let mut app = TestApp::keeping_files();
    app.settings().relay = "relay.example.org".into();
    let found = DiscoveredTable {
        host: Identity::generate().id(),
        table: TableId([7; 16]),
        name: PlayerName::try_from("Ada".to_string()).expect("a name"),
        variant: Variant::Quixo,
        addresses: Vec::new(),
    };
    app.perform(JoinRequest(Box::new(found)));
    assert_eq!(app.resource::<Nearby>().asked(), None);
    assert_eq!(app.notice(), WRONG);
}

#[test]
fn keys_alone_reach_and_change_everything_on_the_page() {
    let mut app = TestApp::open(800, 600);
    online_page(&mut app);
    app.resource_mut::<InputFocus>().clear();
    let wanted = ["My name", "Reach", "Relay"];
    let mut reached = Vec::new();
    for _ in 0..8 {
        app.hit("Tab");
        let Some(focused) = app.resource::<InputFocus>().get() else { continue };
        let name = app.bevy.world().get::<Name>(focused).map(ToString::to_string).unwrap_or_default();
        match name.as_str() {
            "My name" => app.type_text("Ben"),
            "Reach" => app.hit("Right"),
            _ => {}
        }
        reached.push(name);
    }
    assert!(wanted.iter().all(|wanted| reached.iter().any(|name| name == wanted)), "{reached:?}");
    let settings = app.resource::<Settings>();
    assert!(settings.name.starts_with("Ben"), "{}", settings.name);
    assert_ne!(settings.reach, OnlineReach::Internet);
}

#[test]
fn screen_readers_get_the_page_and_its_errors() {
    let mut app = TestApp::open(1280, 720);
    app.resource::<AccessibilityRequested>().set(true);
    app.speak(Language::Russian);
    online_page(&mut app);
    for (name, label) in [("My name", "Моё имя"), ("Reach", "Соединение"), ("Relay", "Свой сервер-посредник")]
    {
        assert_eq!(app.spoken_name(name), label);
    }
    app.speak(Language::English);
    app.press_named("Relay");
    app.type_text("ftp://a");
    app.hit("Tab");
    let spoken = app.announced();
    assert!(spoken.iter().any(|said| said == WRONG), "{spoken:?}");
}
