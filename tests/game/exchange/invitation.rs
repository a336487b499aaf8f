//! Invitations from clicked links and the clipboard: the title screen offers the table, or reports a damaged link.

use bevy::window::WindowFocused;

use crate::harness::TestApp;
use crate::online::{alone, table_elsewhere};
use pushflip::game::app::LaunchRequest;
use pushflip::game::online::Online;
use pushflip::game::state::{ClickedInvitation, Menu, Screen};
use pushflip_core::language::Language;
use pushflip_core::online::table::invitation::{Invitation, Secret};
use pushflip_core::online::table::state::Table as OnlineTable;

#[test]
fn a_clicked_link_is_offered_until_it_is_accepted() {
    let Some(mut app) = alone("Ben") else { return };
    let (_folder, host) = table_elsewhere();
    LaunchRequest::Invited(Ok(host.invitation())).apply(app.bevy.world_mut());
    app.until_named("Join");
    assert_eq!(app.text_in("Join"), "Join your friend’s game");
    // The link takes precedence over the clipboard, also after another screen.
    let other = Invitation { secret: Secret([7; 16]), ..host.invitation() };
    app.offer(&other);
    assert_eq!(app.text_in("Join"), "Join your friend’s game");
    // The button has the initial focus.
    app.hit("Enter");
    assert_eq!(app.menu(), Menu::Online);
    app.wait_for("the table", |app| app.resource::<Online>().table().is_some());
    let online = app.resource::<Online>();
    assert_eq!(online.table().map(OnlineTable::host), Some(host.invitation().host));
    assert_eq!(*app.resource::<ClickedInvitation>(), ClickedInvitation(None));
}

#[test]
fn the_title_reads_the_clipboard_unless_that_is_disabled() {
    let Some(mut app) = alone("Ben") else { return };
    let (_folder, host) = table_elsewhere();
    let set_focus = |app: &mut TestApp, focused| {
        let window = app.window();
        app.perform(WindowFocused { window, focused });
    };
    app.settings().look_at_clipboard = false;
    app.clip(&host.invitation().to_string());
    set_focus(&mut app, true);
    assert!(app.named("Join").is_none());
    app.settings().look_at_clipboard = true;
    set_focus(&mut app, false);
    assert!(app.named("Join").is_none(), "without focus the clipboard is not read");
    set_focus(&mut app, true);
    app.until_named("Join");
    // Other text removes the offer.
    app.clip("just words");
    set_focus(&mut app, true);
    app.wait_for("no offer", |app| app.named("Join").is_none());
}

#[test]
fn a_damaged_link_is_reported_in_the_active_language() {
    let damaged = || LaunchRequest::Invited("pushflip:aaaa".parse());
    let mut app = TestApp::open(1280, 720);
    damaged().apply(app.bevy.world_mut());
    app.rest();
    assert_eq!(app.notice(), "This link is incomplete. Ask your friend to send it again.");
    assert!(app.named("Join").is_none());
    assert_eq!((app.screen(), app.menu()), (Screen::Title, Menu::None));
    app.speak(Language::Slovenian);
    damaged().apply(app.bevy.world_mut());
    app.rest();
    assert_eq!(app.notice(), "Ta povezava ni celotna. Prosi prijatelja, naj jo pošlje še enkrat.");
}
