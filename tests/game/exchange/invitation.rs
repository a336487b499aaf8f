//! Invitations from clicked links and the clipboard: the title screen offers the table, or reports a damaged link.

use bevy::window::WindowFocused;

use crate::harness::{Table, folders};
use crate::online::{has_loopback, table_elsewhere};
use pushflip::game::app::LaunchRequest;
use pushflip::game::language::Language;
use pushflip::game::online::Online;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::{ClickedInvitation, Menu, Screen};
use pushflip_core::online::table::invitation::{Invitation, Secret};
use pushflip_core::online::table::state::Table as Far;

#[test]
fn a_clicked_link_is_offered_until_it_is_accepted() {
    if !has_loopback() {
        return;
    }
    let (there, here) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let host = table_elsewhere(there.path());

    let mut table = Table::keeping(folders(here.path()));
    table.settings().reach = OnlineReach::ThisMachine;
    table.settings().name = "Ben".into();
    LaunchRequest::Invited(Ok(host.invitation())).apply(table.app.world_mut());
    table.updates(3);
    assert_eq!(table.text_in("Join"), "Join the table you were invited to");
    // The link takes precedence over the clipboard, also after another screen.
    let other = Invitation { secret: Secret([7; 16]), ..host.invitation() };
    table.clip(&other.to_string());
    table.go(Screen::Setup);
    table.go(Screen::Title);
    assert_eq!(table.text_in("Join"), "Join the table you were invited to");
    // The button has the initial focus.
    table.hit("Enter");
    assert_eq!(table.menu(), Menu::Online);
    table.wait_for("the table", |table| table.resource::<Online>().table().is_some());
    let online = table.resource::<Online>();
    assert_eq!(online.table().map(Far::host), Some(host.invitation().host));
    assert_eq!(*table.resource::<ClickedInvitation>(), ClickedInvitation(None));
}

#[test]
fn the_title_reads_the_clipboard_unless_that_is_disabled() {
    if !has_loopback() {
        return;
    }
    let (there, here) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let host = table_elsewhere(there.path());
    let mut table = Table::keeping(folders(here.path()));
    let set_focus = |table: &mut Table, focused| {
        let window = table.window();
        table.send(WindowFocused { window, focused });
        table.updates(4);
    };
    table.settings().look_at_clipboard = false;
    table.clip(&host.invitation().to_string());
    set_focus(&mut table, true);
    assert!(table.named("Join").is_none());
    table.settings().look_at_clipboard = true;
    set_focus(&mut table, false);
    assert!(table.named("Join").is_none(), "the window has lost the focus");
    set_focus(&mut table, true);
    table.wait_for("the invitation", |table| table.named("Join").is_some());
    // Other text removes the offer.
    table.clip("just words");
    set_focus(&mut table, true);
    table.wait_for("nothing", |table| table.named("Join").is_none());
}

#[test]
fn a_damaged_link_is_reported_in_the_active_language() {
    let damaged = || LaunchRequest::Invited("pushflip:aaaa".parse());
    let mut table = Table::open(1280, 720);
    damaged().apply(table.app.world_mut());
    table.updates(3);
    assert_eq!(table.notice(), "The invitation in this link is damaged. Ask your friend for it again.");
    assert!(table.named("Join").is_none());
    assert_eq!((table.screen(), table.menu()), (Screen::Title, Menu::None));
    table.speak(Language::Slovenian);
    damaged().apply(table.app.world_mut());
    table.updates(3);
    assert_eq!(table.notice(), "Vabilo v tej povezavi ni celotno. Naj ti ga pošljejo še enkrat.");
}
