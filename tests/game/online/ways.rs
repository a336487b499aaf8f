//! Entering a table: pasted invitations, terms, and names.

use bevy::input::ButtonState;
use bevy::prelude::DetectChangesMut;

use super::{Pair, alone, has_loopback, notices, table_elsewhere, two_people};
use crate::harness::{TestApp, folders};
use pushflip::game::online::{Nearby, Online};
use pushflip::game::settings::{CLOCKS, DAYS_PER_MOVE, Draft, OnlineReach};
use pushflip::game::state::{EnterTable, JoinRequest, Menu, Notice, Phase, Screen};
use pushflip_core::language::Language;
use pushflip_core::online::network::DiscoveredTable;
use pushflip_core::online::store::{Store, cards, peek};
use pushflip_core::online::table::event::{Body, TableId};
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::{Occupant, Table as OnlineTable};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Setup};

fn pastes(app: &mut TestApp, text: &str) {
    app.clip(text);
    app.hit("Ctrl+V");
    app.rest();
}

fn host_of(app: &TestApp) -> Option<pushflip_core::online::table::identity::PeerId> {
    app.resource::<Online>().table().map(OnlineTable::host)
}

fn free_seats(app: &TestApp) -> usize {
    app.table().seats().iter().filter(|seat| seat.occupant == Occupant::Nobody).count()
}

#[test]
fn the_steps_of_an_invitation_leave_both_buttons_in_view_in_every_language() {
    for (width, height) in [(800, 600), (500, 900)] {
        let mut app = TestApp::open(width, height);
        app.go(Menu::Online);
        for language in Language::ALL {
            app.speak(language);
            app.assert_all_fits(language.id());
            let texts = app.texts_in("Online menu");
            for step in ["1. ", "2. ", "3. "] {
                assert!(texts.iter().any(|text| text.starts_with(step)), "{}: {texts:?}", language.id());
            }
            let (join, close) = (app.rect_of("Join"), app.rect_of("Close"));
            assert!(join.max.y < close.min.y, "{}: {join:?} {close:?}", language.id());
        }
    }
}

#[test]
fn invitations_to_the_current_table_have_no_effect() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let online = pair.tables[0].resource::<Online>();
    let [to_play, to_watch] =
        [false, true].map(|watch| online.invitation(watch).expect("the host's invitation").to_string());
    for link in [&to_play, &to_watch] {
        pastes(&mut pair.tables[0], link);
        assert_eq!(pair.tables[0].notice(), "That’s your own invitation.");
        assert!(pair.tables[0].resource::<Online>().is_open());
        pastes(&mut pair.tables[1], link);
        assert_eq!(pair.tables[1].notice(), "You’re already in this game.");
        assert_eq!(pair.tables[1].menu(), Menu::None);
    }
    pair.play("a5-e5");
}

#[test]
fn leaving_a_match_for_another_table_needs_confirmation() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let (_folder, other) = table_elsewhere();
    let here = host_of(&pair.tables[1]);
    for _ in 0..2 {
        pastes(&mut pair.tables[1], &other.invitation().to_string());
        let guest = &mut pair.tables[1];
        assert_eq!(guest.menu(), Menu::Online);
        guest.hold("Stay");
        // As when the host reports a round trip.
        guest.resource_mut::<Online>().set_changed();
        guest.rest();
        guest.press(ButtonState::Released);
        guest.until(Menu::None);
        assert_eq!(host_of(&pair.tables[1]), here);
    }
    pair.play("a5-e5");

    // An unreachable table does not end the current one either.
    let damaged = Invitation { relay: Some("nowhere".into()), ..other.invitation().clone() };
    pair.tables[1].send(EnterTable::Join(Box::new(damaged)));
    pair.tables[1].press_named("Leave the match");
    assert_eq!(pair.tables[1].notice(), "This invitation is incomplete. Copy all of it and try again.");
    pair.tables[1].go(Menu::None);
    pair.play("a1-e1");

    pastes(&mut pair.tables[1], &other.invitation().to_string());
    pair.tables[1].hit("Esc");
    assert_eq!(host_of(&pair.tables[1]), here);
    pastes(&mut pair.tables[1], &other.invitation().to_string());
    pair.tables[1].press_named("Leave the match");
    let there = Some(other.invitation().host);
    pair.wait("the other table", |[_, guest]| host_of(guest) == there);
    // The match of the left table stays on the board, and no seat moves.
    assert_eq!(pair.tables[1].phase(), Some(Phase::Over));
}

#[test]
fn opening_another_table_during_a_match_needs_confirmation() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let id = pair.tables[0].resource::<Online>().table().map(OnlineTable::id);
    pair.tables[0].perform(EnterTable::Open(Box::new(two_people(Variant::Hexxagon))));
    assert_eq!(pair.tables[0].resource::<Online>().table().map(OnlineTable::id), id);
    pair.tables[0].press_named("Stay");
    pair.play("a5-e5");
}

#[test]
fn variant_and_clock_are_agreed_before_a_table_opens() {
    let Some(mut app) = alone("Ana") else { return };
    app.press_named("Play online");
    app.press_named("Open a table");
    assert!(!app.resource::<Online>().is_open(), "the terms come before the table");
    app.press_inside("Online menu", "Hexxagon");
    app.press_inside("Online clock", "3 days per move");
    app.press_named("Open the table");
    app.wait_for("the table", |app| app.resource::<Online>().table().is_some());
    let setup = app.table().setup();
    assert_eq!(setup.variant, Variant::Hexxagon);
    assert_eq!(setup.clock, DAYS_PER_MOVE[1]);
    app.rest();
    let summary = "Hexxagon · 3 days per move · Red starts · This computer";
    assert_eq!(app.text_in("Table summary"), summary);
}

#[test]
fn a_host_without_internet_says_so_and_can_change_the_connection() {
    let Some(mut pair) = Pair::apart() else { return };
    let host = &mut pair.tables[0];
    // No relay listens there.
    host.settings().relay = "https://127.0.0.1:9".into();
    host.settings().reach = OnlineReach::Internet;
    pair.open(two_people(Variant::Quixo));
    pair.tables[0].press_named("Copy invitation");
    let before = pair.tables[0].clipped();
    let place = pair.tables[0].rect_of("Copy invitation");
    let offline = "Pushflip can’t reach the internet. Friends on your network can still join.";
    pair.wait("the state", |[host, _]| host.text_in("Table state") == offline);
    let host = &mut pair.tables[0];
    assert_eq!(host.rect_of("Copy invitation"), place, "nothing moves");
    host.record::<Notice>();
    host.settings().reach = OnlineReach::ThisMachine;
    pair.wait("the table", |[host, _]| {
        let online = host.resource::<Online>();
        online.is_host() && online.reach() == Some(OnlineReach::ThisMachine)
    });
    assert_eq!(pair.tables[0].text_in("Copy invitation"), "Copy the new invitation");
    let said = "Your invitation has changed. Send your friend the new one.".to_string();
    assert!(notices(&pair.tables[0]).contains(&said));
    pair.tables[0].press_named("Copy invitation");
    pair.tables[0].rest();
    assert_eq!(pair.tables[0].text_in("Copy invitation"), "Invitation copied");
    let now = pair.tables[0].clipped();
    assert_ne!(now, before);
    pastes(&mut pair.tables[1], &now);
    pair.until(Screen::Playing);
    pair.play("a5-e5");
}

#[test]
fn a_table_that_nobody_joined_is_closed_for_good() {
    let Some(mut pair) = Pair::apart() else { return };
    pair.open(two_people(Variant::Quixo));
    pair.press(0, "Leave the table");
    pair.wait("the question", |[host, _]| {
        host.text_in("Leave the table") == "Really close the game? Click again"
    });
    assert!(pair.tables[0].resource::<Online>().is_open());
    pair.tables[0].press_named("Leave the table");
    pair.wait("the title", |[host, _]| !host.resource::<Online>().is_open());
    let (store, _) = Store::open(&folders(pair.folders[0].path()).data);
    let (cards, _) = cards(&store.tables());
    let [card] = cards.as_slice() else { panic!("{cards:?}") };
    let stored = peek(&store.tables(), card.clone()).expect("a log");
    assert!(OnlineTable::replay(&stored.events).expect("a table").is_closed());
}

#[test]
fn an_invitation_that_is_not_in_the_clipboard_is_pasted_into_a_field() {
    let Some(mut app) = alone("Ben") else { return };
    let (_folder, other) = table_elsewhere();
    app.clip("no invitation");
    app.press_named("Play online");
    for _ in 0..2 {
        app.press_named("Join");
        app.until_named("Pasted invitation");
        app.rest();
        app.hit("Esc");
        app.rest();
        assert_eq!(app.menu(), Menu::Online);
        assert!(app.named("Pasted invitation").is_none());
    }
    app.press_named("Join");
    app.until_named("Pasted invitation");
    app.rest();
    app.hit("Enter");
    assert_eq!(app.notice(), "This invitation is incomplete. Copy all of it and try again.");
    // A line is often copied with its end.
    app.clip(&format!("{}\n", other.invitation()));
    app.press_named("Paste");
    app.rest();
    app.press_named("Accept");
    app.wait_for("the table", |app| host_of(app) == Some(other.invitation().host));
}

#[test]
fn a_table_that_is_opened_from_the_form_waits_for_a_person() {
    let Some(mut app) = alone("Ana") else { return };
    app.go(Screen::Setup);
    app.press_named("Open a table");
    app.wait_for("the table", |app| app.sits());
    app.frames(30);
    assert_eq!((app.screen(), app.menu()), (Screen::Setup, Menu::Online));
    assert!(app.named("Copy invitation").is_some());
    assert!(free_seats(&app) > 0);
}

#[test]
fn a_table_does_not_take_the_options_of_the_last_match() {
    let Some(mut app) = alone("Ana") else { return };
    let mut last = Draft::default();
    last.set_variant(Variant::Hexxagon);
    last.set_clock(CLOCKS[3]);
    last.options.draws.repetition = false;
    app.set(|settings| settings.last_setup = Some(last));
    app.press_named("Play online");
    app.press_named("Open a table");
    app.press_named("Open the table");
    app.wait_for("the table", |app| app.resource::<Online>().table().is_some());
    let setup = app.table().setup();
    assert_eq!((setup.variant, setup.clock), (Variant::Hexxagon, ClockRule::None));
    assert!(setup.options.draws.repetition);
}

#[test]
fn a_table_with_computers_waits_until_its_host_starts() {
    for (setup, open) in [(against_computer(), 0), (two_people(Variant::Quixo), 1)] {
        let Some(mut pair) = Pair::apart() else { return };
        pair.open(setup);
        pair.until_named(0, "Start alone");
        pair.frames(30);
        let host = &mut pair.tables[0];
        assert_eq!(host.menu(), Menu::Online, "the invitation stays");
        assert_eq!(free_seats(host), open);
        assert_eq!(host.named("Copy invitation").is_some(), open > 0, "a full table needs no invitation");
        host.press_named("Start alone");
        pair.wait("the match", |[host, _]| host.screen() == Screen::Playing);
    }
}

#[test]
fn a_player_without_a_name_is_asked_for_one() {
    if !has_loopback() {
        return;
    }
    let mut app = TestApp::keeping_files();
    app.set(|settings| settings.reach = OnlineReach::ThisMachine);
    app.press_named("Play online");
    let found = DiscoveredTable {
        host: Identity::generate().id(),
        table: TableId([7; 16]),
        name: PlayerName::try_from("Ada".to_string()).expect("a name"),
        variant: Variant::Quixo,
        // A closed port keeps the request pending.
        addresses: vec!["127.0.0.1:9".parse().expect("an address")],
    };
    let host = found.host;
    app.perform(JoinRequest(Box::new(found)));
    assert_eq!(app.resource::<Nearby>().asked(), None, "no request is sent under another name");
    app.write("Your name", "Bea");
    app.press_named("Continue");
    app.wait_for("the request", |app| app.resource::<Nearby>().asked() == Some(host));
    assert_eq!(app.settings().name, "Bea");
    // Escape closes the form, whatever was typed.
    app.press_named("Change my name");
    app.type_text("Eve");
    app.hit("Esc");
    app.rest();
    assert_eq!((app.menu(), app.named("Your name")), (Menu::Online, None));
    app.press_named("Change my name");
    app.write("Your name", "");
    app.press_named("Continue");
    assert_eq!(app.settings().name, "Bea", "an empty name is refused");
    app.go(Menu::None);
    app.settings().name.clear();
    app.perform(EnterTable::Open(Box::new(two_people(Variant::Quixo))));
    assert!(!app.resource::<Online>().is_open());
    app.write("Your name", "Cyd");
    app.press_named("Continue");
    app.wait_for("the seat", |app| {
        let online = app.resource::<Online>();
        online.table().is_some_and(|app| {
            app.seats()
                .iter()
                .filter_map(|seat| seat.occupant.person())
                .any(|(_, name)| name.as_str() == "Cyd")
        })
    });
    assert_eq!(app.settings().name, "Cyd");
    app.go(Menu::None);
    app.go(Screen::Setup);
    assert_eq!(app.resource::<Draft>().seats[0].name, "Cyd");
}

#[test]
fn a_visitor_cannot_take_a_seat_freed_during_a_match() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let Some(mut visitor) = alone("Cyd") else { return };
    let invitation = pair.invitation();
    visitor.send(EnterTable::Join(Box::new(invitation)));
    pair.wait("the visitor", |_| {
        visitor.frames(1);
        visitor.screen() == Screen::Playing
    });
    let seat = u8::from(pair.seat(0) != 1);
    pair.propose(1, Body::GetUp { seat });
    pair.wait("the free seat", |[host, _]| free_seats(host) == 1);
    for _ in 0..100 {
        pair.frames(3);
        visitor.frames(1);
        assert_eq!(free_seats(&pair.tables[0]), 1, "the seat stays free");
    }
}

/// A match against one of the host's own computers.
pub(super) fn against_computer() -> Setup {
    let level = pushflip_core::ai::Level::default();
    Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(level)])
}
